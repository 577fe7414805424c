"""The second opinion of `tests.oracles.solids_oracle` on polyhedra, sections and shadows."""

import math
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product

import numpy as np

from tests.oracles.solids_oracle import letters

# Nets of polyhedra


def _polygon(corners, height, start=0.0):
    radius = 0.5 / math.sin(math.pi / corners)
    angles = [start + math.tau * k / corners for k in range(corners)]
    return [(radius * math.cos(angle), radius * math.sin(angle), height) for angle in angles]


def _points(solid):
    kind, sizes = solid["kind"], solid["sizes"]
    corners = {"triangular": 3, "square": 4, "pentagonal": 5, "hexagonal": 6}
    first, _, last = kind.partition("_")
    if kind == "box":
        return [tuple(map(float, spot)) for spot in product(*((0, size) for size in sizes))]
    if kind == "tetrahedron":
        return [*_polygon(3, 0.0), (0.0, 0.0, math.sqrt(2 / 3))]
    if kind == "octahedron":
        return [tuple(sign * math.sqrt(0.5) * (k == axis) for k in range(3)) for axis in range(3) for sign in (1, -1)]
    if last == "antiprism":
        half = math.pi / corners[first] / 2
        height = math.sqrt(1 - 1 / (2 * math.cos(half)) ** 2)
        return [*_polygon(corners[first], 0.0), *_polygon(corners[first], height, 2 * half)]
    if kind == "roofed_prism":
        return [*_polygon(4, 0.0), *_polygon(4, float(sizes[0])), (0.0, 0.0, sizes[0] + math.sqrt(0.5))]
    base = _polygon(corners[first], 0.0)
    if last == "prism":
        return [*base, *_polygon(corners[first], float(sizes[0]))]
    return [*base, (0.0, 0.0, math.sqrt(1 - math.hypot(*base[0][:2]) ** 2))]


def outlines(solid):
    """The faces of a convex solid, from its corners alone: counterclockwise as seen from outside."""
    return _outlines(solid["kind"], tuple(solid["sizes"]))


@cache
def _outlines(kind, sizes):
    spots = np.array(_points({"kind": kind, "sizes": sizes}))
    faces = {}
    for three in combinations(range(len(spots)), 3):
        a, b, c = spots[list(three)]
        upright = np.cross(b - a, c - a)
        if np.linalg.norm(upright) < 1e-6:
            continue
        upright /= np.linalg.norm(upright)
        far = (spots - a) @ upright
        if far.max() > 1e-6:
            upright, far = -upright, -far
        if far.max() > 1e-6:
            continue
        on = [number for number, part in enumerate(far) if part > -1e-6]
        middle = spots[on].mean(axis=0)
        right = spots[on[0]] - middle
        up = np.cross(upright, right)
        faces[tuple(on)] = tuple(
            sorted(on, key=lambda k: math.atan2((spots[k] - middle) @ up, (spots[k] - middle) @ right))
        )
    return [
        (
            face,
            [round(float(np.linalg.norm(spots[face[k]] - spots[face[k - 1]])), 4) for k in (*range(1, len(face)), 0)],
        )
        for face in faces.values()
    ]


def layings(net, solid):
    """All ways to lay a net around a solid: for each face of the net the corners on which its corners come to lie."""
    faces = outlines(solid)
    if len(faces) != len(net["faces"]):
        return
    ways = {
        (face[k], face[(k + 1) % len(face)]): number for number, (face, _) in enumerate(faces) for k in range(len(face))
    }
    folds = {}
    for one, other in net["folds"]:
        folds[tuple(one)], folds[tuple(other)] = tuple(other), tuple(one)
    for face, _ in faces:
        for start in range(len(face)):
            laid = {0: face[start:] + face[:start]}
            waiting = [0]
            for here in waiting:
                for side in range(len(laid[here])):
                    if (here, side) in folds:
                        other, number = folds[here, side]
                        begin, end = laid[here][(side + 1) % len(laid[here])], laid[here][side]
                        if other not in laid:
                            corners = faces[ways[begin, end]][0]
                            first = corners.index(begin) - number
                            laid[other] = tuple(corners[(first + k) % len(corners)] for k in range(len(corners)))
                            waiting.append(other)
                if len(laid[here]) != len(net["faces"][here]):
                    break
            if len({frozenset(corners) for corners in laid.values()}) < len(faces):
                continue
            lengths = {
                frozenset((face[k], face[(k + 1) % len(face)])): length
                for face, sides in faces
                for k, length in enumerate(sides)
            }
            if all(
                len(laid[number]) == len(sides)
                and all(
                    abs(lengths[frozenset((laid[number][k], laid[number][(k + 1) % len(sides)]))] - side) < 1e-3
                    for k, side in enumerate(sides)
                )
                for number, sides in enumerate(net["faces"])
            ):
                yield laid


def _polyhedron_net(statement, query):
    if query["task"] == "solid":
        return letters(any(True for _ in layings(statement["net"], solid)) for solid in query["options"])
    if query["task"] == "net":
        return letters(any(True for _ in layings(net, statement["solid"])) for net in query["options"])

    def spot(laid, place):
        face, side = place
        corners = laid[face]
        return (
            frozenset((corners[side], corners[(side + 1) % len(corners)])) if query["task"] == "edge" else corners[side]
        )

    ways = list(layings(statement["net"], statement["solid"]))
    return letters(
        any(spot(laid, option) == spot(laid, statement["marked"]) for laid in ways) for option in query["options"]
    )


# Sections and shadows


def _cross_section(statement, query):
    if "line" in statement:
        wanted = _round_section(statement)
        return letters(_same_profile(wanted, option["half_width"]) for option in query["options"])
    solid = statement["solid"]
    a, b, c, d = solid["metric"]
    shear = np.array(
        [[math.sqrt(a), b / (2 * math.sqrt(a)), 0], [0, math.sqrt(c - b * b / (4 * a)), 0], [0, 0, math.sqrt(d)]]
    )
    spots = np.array(solid["vertices"], float) @ shear.T
    plane = np.array(statement["points"], float) @ shear.T
    upright = np.cross(plane[1] - plane[0], plane[2] - plane[0])
    upright /= np.linalg.norm(upright)
    far = (spots - plane[0]) @ upright
    far[abs(far) < 1e-9 * np.ptp(spots, axis=0).max()] = 0
    corners = _corners(_borders(solid["faces"], spots, far, upright))
    wanted = _spread(corners)
    return letters(_alike(wanted, _spread(_flat(option))) for option in query["options"])


def _borders(faces, spots, far, upright):
    """The lines in which a plane meets the faces, as pairs of points."""
    beside = {}  # edges in the plane -> on which side the faces lie that meet there
    for face in faces:
        first = spots[face[0]]
        outward = sum(np.cross(a, b) for a, b in pairwise((*first, first[0])))
        along = np.cross(upright, outward)
        if np.linalg.norm(along) < 1e-9 * np.linalg.norm(outward):
            continue
        sides = [(one, other) for ring in face for one, other in pairwise((*ring, ring[0]))]
        met = []
        for one, other in sides:
            if not far[one]:
                met.append(spots[one])
                if not far[other]:
                    inwards = np.cross(outward, spots[other] - spots[one])
                    beside.setdefault(frozenset((one, other)), []).append(np.sign(inwards @ upright))
            elif far[one] * far[other] < 0:
                met.append(spots[one] + far[one] / (far[one] - far[other]) * (spots[other] - spots[one]))
        met.sort(key=lambda point: point @ along)
        frame = np.stack((along / np.linalg.norm(along), np.cross(outward, along) / np.linalg.norm(outward) ** 2))
        for start, end in pairwise(met):
            x, y = frame @ ((start + end) / 2)
            inside = on = False
            for one, other in sides:
                (a, b), (c, d) = frame @ spots[one], frame @ spots[other]
                on |= abs(b - y) < 1e-9 and abs(d - y) < 1e-9 and min(a, c) < x < max(a, c)
                if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
                    inside = not inside
            if inside and not on and np.linalg.norm(end - start) > 1e-9:
                yield start, end
    for edge, ways in beside.items():
        if sum(ways) == 0:
            yield tuple(spots[corner] for corner in edge)


def _corners(borders):
    """The points at which borders meet at an angle."""
    ways = {}
    for start, end in borders:
        for point, way in ((start, end - start), (end, start - end)):
            key = tuple(np.round(point, 6) + 0.0)
            ways.setdefault(key, (point, []))[1].append(way / np.linalg.norm(way))
    return [point for point, (one, other) in ways.values() if one @ other > -1 + 1e-9]


def _flat(option):
    e, f, g = option["metric"]
    points = [point for ring in option["rings"] for point in ring]
    return [np.array([math.sqrt(e) * x + f / math.sqrt(e) * y, math.sqrt(g - f * f / e) * y, 0.0]) for x, y in points]


def _spread(points):
    """All distances between different corners, the largest first, in proportion to it."""
    kept = []
    for point in points:
        if all(np.linalg.norm(point - other) > 1e-7 for other in kept):
            kept.append(point)
    gaps = sorted((float(np.linalg.norm(a - b)) for a, b in combinations(kept, 2)), reverse=True)
    return [gap / gaps[0] for gap in gaps]


def _alike(one, other):
    return len(one) == len(other) and max(abs(a - b) for a, b in zip(one, other, strict=True)) < 1e-6


def _round_section(statement):
    """The squared half widths along the section, by its length."""
    base, top = statement["solid"]["radii"]
    height = statement["solid"]["height"]
    (x, z), (p, q) = [[Fraction(part) for part in end] for end in statement["line"]]
    length = (p - x) ** 2 + (q - z) ** 2
    found = []
    for step in range(7):
        u = Fraction(step, 6)
        here, up = x + u * (p - x), z + u * (q - z)
        radius = base + (top - base) * up / height
        found.append((radius * radius - here * here) / length)
    return found


def _same_profile(wanted, half_width):
    m, a, b, c = half_width
    widths = [Fraction(a + b * Fraction(step, 6) + c * Fraction(step * step, 36)) / m for step in range(7)]
    return wanted in (widths, widths[::-1])


_ROOFS = {
    "flat": lambda a, b: 0.0 * a * b,
    "pyramid": lambda a, b: 1 - 2 * np.maximum(abs(a - 0.5), abs(b - 0.5)),
    "ridge_x": lambda a, b: 0 * a + 1 - 2 * abs(b - 0.5),
    "ridge_y": lambda a, b: 0 * b + 1 - 2 * abs(a - 0.5),
    "east": lambda a, b: a + 0 * b,
    "west": lambda a, b: 1 - a + 0 * b,
    "north": lambda a, b: b + 0 * a,
    "south": lambda a, b: 1 - b + 0 * a,
}
_FINE = 24


def _skyline(towers, light):
    spots = np.arange(_FINE + 1) / _FINE
    a, b = np.meshgrid(spots, spots)  # b along rows
    count = len(towers[0]) if light in ("front", "back") else len(towers)
    line = np.zeros((count, _FINE + 1))
    for y, row in enumerate(towers):
        for x, tower in enumerate(row):
            if tower is not None:
                high = tower["cubes"] + _ROOFS[tower["roof"]](a, b)
                along = high.max(axis=0 if light in ("front", "back") else 1)
                column = x if light in ("front", "back") else y
                line[column] = np.maximum(line[column], along)
    # as seen from the front, and from the right
    return line[::-1, ::-1] if light in ("back", "left") else line


def _outline(option):
    part = np.arange(_FINE + 1) / _FINE
    tops = {"flat": 0 * part, "peak": 1 - abs(2 * part - 1), "rise": part, "fall": 1 - part}
    return np.array([cubes + tops[top] for cubes, top in option])


def _shadow(statement, query):
    def same(one, other):
        return one.shape == other.shape and np.allclose(one, other)

    drawn = [_outline(option) for option in query["options"]]
    if query["task"] == "cast":
        wanted = _skyline(statement["towers"], statement["light"])
        return letters(same(one, wanted) for one in drawn)
    cast = [_skyline(statement["towers"], light) for light in ("front", "back", "left", "right")]
    return letters(not any(same(one, other) for other in cast) for one in drawn)


ANSWERS = {"cross_section": _cross_section, "polyhedron_net": _polyhedron_net, "shadow": _shadow}
"""Family -> all right letters, or the right number, of its puzzles."""
