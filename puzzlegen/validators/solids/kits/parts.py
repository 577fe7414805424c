"""Machined parts as published, and what rays meet that go through them.

A part is a list of features that are added or cut away in this order. Every feature is convex: it is what lies within
some planes and, for a cylinder, within a round surface. So a ray enters it once and leaves it once, at places that are
calculated; between any two of these places, in order, the features say whether the ray runs through the part.

The lines of a view are tested one by one: on both sides of each, rays meet the same surfaces at the same depths, or
there is a line; it is seen if the first surfaces differ.
"""

import math
from collections.abc import Iterator, Sequence
from operator import ge
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.solids.parts import Feature, Part
from puzzlegen.facts.solids.views import Side, View
from puzzlegen.validators.solids.kits.stacks import TO_VIEWER

Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]
Ray: TypeAlias = tuple[float, float]  # where it meets the view: to the right, upwards
Place: TypeAlias = tuple[str, int, int]  # "across", "upright" or a sign of a curve, and its field

LEAST_SEEN: Final = 0.2
"""Of the top of each square of the ground that a part covers."""
LEAST_OPENING: Final = 0.35
"""Of the rim of a hole, where it opens to the viewer."""
_BESIDE: Final = 1 / 256  # of a unit, from a line to the rays on its two sides
_SPOTS: Final = (0.22, 0.81)  # of a line, away from where others cross it
_SAME_DEPTH: Final = 0.05
_SAME_WAY: Final = 0.985  # the least cosine between the normals of a surface that goes on smoothly
_NO_LENGTH: Final = 1e-9
_GRID: Final = 4  # spots along each side of a square of the ground
_RIM: Final = 12  # spots around a hole
# What runs to the right, upwards and away from the viewer: the axis, and whether it is turned round
_LOOKS: Final[dict[Side, tuple[tuple[int, bool], ...]]] = {
    "front": ((0, False), (2, False), (1, False)),
    "left": ((1, True), (2, False), (0, False)),
    "top": ((0, False), (1, False), (2, True)),
}
_CENTRES: Final = {"a": (0, 0), "b": (1, 0), "c": (1, 1), "d": (0, 1)}

_QUARTERS: Final = ((0.22, 0.31), (0.27, 0.78), (0.74, 0.19), (0.81, 0.69))  # of a field: away from its diagonals
_SAMPLES: Final = np.array((0.13, 0.36, 0.62, 0.84))  # of a cell, along each axis


class Met(NamedTuple):
    """What rays meet, in order: (rays, surfaces) depths, infinite where there are no more, and normals of length 1."""

    depths: Floats
    normals: Floats


def check_part(part: Part) -> Part:
    """Refuse features that are none, parts that do not begin at 0, and holes that do not go through all of them."""
    for one in part:
        if any(map(ge, one.start, one.end)):
            raise MalformedStatement("a feature ends beyond where it begins on each axis")
        if (one.shape == "box") != (one.axis is None) or (one.shape == "wedge") != (one.corner is not None):
            raise MalformedStatement("cylinders and wedges have an axis, wedges also a corner, and boxes neither")
        if one.axis and len({one.end[k] - one.start[k] for k in _others(one)}) > 1:
            raise MalformedStatement("a cylinder or a wedge is as wide as high")
    low, high = _ends(part)
    if any(low):
        raise MalformedStatement("a part begins at 0 on each axis")
    for one in part:
        if one.is_hole and not (one.start[one.along] <= 0 and one.end[one.along] >= high[one.along]):
            raise MalformedStatement("a round hole goes through the whole part")
    return part


def _others(feature: Feature) -> list[int]:
    """The axes along which a feature does not lie."""
    return [k for k in range(3) if k != feature.along]


def _ends(part: Part) -> tuple[list[int], list[int]]:
    added = [one for one in part if one.op == "add"]
    if not added:
        raise MalformedStatement("something is added to a part")
    return (
        [min(line) for line in zip(*(one.start for one in added), strict=True)],
        [max(line) for line in zip(*(one.end for one in added), strict=True)],
    )


def meet(part: Sequence[Feature], starts: Floats, way: Sequence[float] | Floats) -> Met:
    """What rays from these points, (rays, 3), meet on their way."""
    enter, leave, ahead, behind = _passed(part, starts, np.array(way, np.float64))
    before = np.full((1, len(starts)), -np.inf), np.zeros((1, len(starts), 3))
    at = np.concatenate((before[0], enter, leave)).T
    normals = np.concatenate((before[1], ahead, behind)).transpose(1, 0, 2)
    order = np.argsort(at, axis=1, kind="stable")
    at = np.take_along_axis(at, order, axis=1)
    turned = np.take_along_axis(normals, order[:, :, None], axis=1)
    after = np.concatenate((at[:, 1:], np.full((len(starts), 1), np.inf)), axis=1)
    with np.errstate(invalid="ignore"):
        middles = np.where(np.isinf(at), after - 1, np.where(np.isinf(after), at + 1, (at + after) / 2))
        real = after - at > _NO_LENGTH
    filled = np.zeros(at.shape, bool)
    for feature, start, end in zip(part, enter, leave, strict=True):
        inside = (start[:, None] < middles) & (middles < end[:, None])
        filled = filled | inside if feature.op == "add" else filled & ~inside
    # Parts of a ray without length are as what comes before them; the surface is then where that began
    filled[:, 0] = False
    number = np.maximum.accumulate(np.where(real, np.arange(at.shape[1]), 0), axis=1)
    filled = np.take_along_axis(filled, number, axis=1)
    changes = np.zeros(at.shape, bool)
    changes[:, 1:] = filled[:, 1:] != filled[:, :-1]
    depths = np.where(changes, at, np.inf)
    first = np.argsort(depths, axis=1, kind="stable")[:, : max(1, int(changes.sum(axis=1).max(initial=0)))]
    return Met(np.take_along_axis(depths, first, axis=1), np.take_along_axis(turned, first[:, :, None], axis=1))


def _passed(part: Sequence[Feature], starts: Floats, way: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """Where rays enter and leave features, (features, rays), and the normals there, (features, rays, 3).

    They enter after they leave, or at no end of them, if they miss a feature.
    """
    planes = [_planes(feature) for feature in part]
    normals, far = (
        np.array([[normal for normal, _ in some] for some in planes]),
        np.array([[d for _, d in some] for some in planes]),
    )
    speed, room = (normals @ way)[:, :, None], far[:, :, None] - normals @ starts.T
    with np.errstate(divide="ignore", invalid="ignore"):
        times = room / speed
    still = np.abs(speed) < _NO_LENGTH
    into = np.where(still, np.where(room > 0, -np.inf, np.inf), np.where(speed < 0, times, -np.inf))
    out = np.where(still | (speed < 0), np.inf, times)
    number = np.arange(len(part))[:, None]
    ahead, behind = normals[number, into.argmax(axis=1)], normals[number, out.argmin(axis=1)]
    enter, leave = into.max(axis=1), out.min(axis=1)
    for k, feature in enumerate(part):
        if feature.shape == "cylinder":
            p, q = _others(feature)
            radius = (feature.end[p] - feature.start[p]) / 2
            spots = starts[:, (p, q)] - [(feature.start[axis] + feature.end[axis]) / 2 for axis in (p, q)]
            steps = way[[p, q]]
            a, b, c = float(steps @ steps), spots @ steps, (spots * spots).sum(axis=1) - radius * radius
            hit: Bools = np.asarray(c < 0 if a < _NO_LENGTH else b * b > a * c)
            enter[k, ~hit], leave[k, ~hit] = np.inf, -np.inf
            if a >= _NO_LENGTH:
                root = np.sqrt(np.maximum(b * b - a * c, 0.0))
                for time, line, turned, sign in (
                    ((-b - root) / a, enter[k], ahead[k], 1),
                    ((-b + root) / a, leave[k], behind[k], -1),
                ):
                    nearer = hit & (sign * time > sign * line)
                    line[nearer] = time[nearer]
                    turned[nearer] = 0
                    turned[np.ix_(nearer, (p, q))] = (spots[nearer] + time[nearer, None] * steps) / radius
    return enter, leave, ahead, behind


def _planes(feature: Feature) -> list[tuple[Sequence[float], float]]:
    """The planes within which a feature lies: normals of length 1, and how far they are from the origin along these."""
    x, y, z = feature.end
    a, b, c = feature.start
    planes: list[tuple[Sequence[float], float]] = [
        *(((1, 0, 0), x), ((0, 1, 0), y), ((0, 0, 1), z), ((-1, 0, 0), -a), ((0, -1, 0), -b), ((0, 0, -1), -c)),
    ]
    slope, far = [0.0, 0.0, 0.0], 0.0
    if feature.corner is not None:
        for k, side in zip(_others(feature), feature.corner, strict=True):
            slope[k] = (0.5 - side) * math.sqrt(2)
            far += slope[k] * (feature.start[k] + feature.end[k]) / 2
    else:
        far = 1.0  # no plane at all
    return [*planes, (slope, far)]


def sampled(part: Part) -> str:
    """What a part is like, whatever features make it: which of some points of each cell it holds.

    No two of these points lie on a diagonal of a cell, and none on a circle.
    """
    _, high = _ends(part)
    axes = [np.add.outer(np.arange(size), _SAMPLES).ravel() for size in high]
    points = np.meshgrid(*axes, indexing="ij", sparse=True)  # along each axis; together they make a block of points
    filled = np.zeros([len(axis) for axis in axes], bool)
    for one in part:
        x, y, z = ((start < at) & (at < end) for start, at, end in zip(one.start, points, one.end, strict=True))
        inside = x & y & z
        if one.shape == "cylinder":
            p, q = _others(one)
            a, b = (points[axis] - (one.start[axis] + one.end[axis]) / 2 for axis in (p, q))
            inside &= a * a + b * b < ((one.end[p] - one.start[p]) / 2) ** 2
        elif one.corner is not None:
            a, b = ((points[axis] - one.start[axis]) / (one.end[axis] - one.start[axis]) for axis in _others(one))
            far_a, far_b = one.corner
            inside &= (1 - a if far_a else a) + (1 - b if far_b else b) < 1
        filled = filled | inside if one.op == "add" else filled & ~inside
    return f"{high} {np.packbits(filled).tobytes().hex()}"


def look(part: Part, side: Side) -> View:
    """The line drawing that rays find, with the hidden lines.

    Raises:
        MalformedStatement: a line changes within a field, or two curves meet in one.
    """
    _, high = _ends(part)
    axes = _LOOKS[side]
    width, height, _ = (high[axis] for axis, _ in axes)
    places: list[Place] = [
        *(("across", x, y) for x in range(width) for y in range(height + 1)),
        *(("upright", x, y) for x in range(width + 1) for y in range(height)),
        *sorted({place for feature in part for place in _curves(feature, side, high)}),
    ]
    rays = [ray for place in places for pair in _pairs(*place) for ray in pair]
    met = _met_from(part, side, rays)
    one, other = (Met(met.depths[k::2], met.normals[k::2]) for k in (0, 1))
    with np.errstate(invalid="ignore"):
        level = (one.depths == other.depths) | (np.abs(one.depths - other.depths) < _SAME_DEPTH)
    along = np.abs((one.normals * other.normals).sum(axis=2)) > _SAME_WAY
    same = level & (along | np.isinf(one.depths))
    found = np.where(same.all(axis=1), 0, np.where(same[:, 0], 1, 2)).reshape(-1, len(_SPOTS))
    if (found != found[:, :1]).any():
        raise MalformedStatement("the lines of a view change at corners of its fields only")
    lines = {place: kind for place, kind in zip(places, found[:, 0].tolist(), strict=True) if kind}
    curves = {(x, y): (sign, kind) for (sign, x, y), kind in lines.items() if sign not in ("across", "upright")}
    if len(curves) < sum(place[0] not in ("across", "upright") for place in lines):
        raise MalformedStatement("two curves meet in one field of a view")
    rows = range(height)[::-1]

    def drawn(kind: int, hidden: View | None) -> View:
        def signs(name: str, sign: str, count: int, y: int) -> str:
            return "".join(sign if lines.get((name, x, y)) == kind else "." for x in range(count))

        return View(
            tuple(signs("across", "-", width, y) for y in (height, *rows)),
            tuple(signs("upright", "|", width + 1, y) for y in rows),
            tuple(
                "".join(curve[0] if (curve := curves.get((x, y), ("", 0)))[1] == kind else "." for x in range(width))
                for y in rows
            ),
            hidden,
        )

    return drawn(2, drawn(1, None))


def _met_from(part: Part, side: Side, rays: Sequence[Ray]) -> Met:
    """What rays meet that enter from a side at these places of the view."""
    _, high = _ends(part)
    axes = _LOOKS[side]
    starts = np.zeros((len(rays), 3))
    for column, (axis, turned) in enumerate(axes[:2]):
        spots = np.array([ray[column] for ray in rays])
        starts[:, axis] = high[axis] - spots if turned else spots
    away, turned = axes[2]
    starts[:, away] = high[away] + 1 if turned else -1
    way = [0.0, 0.0, 0.0]
    way[away] = -1.0 if turned else 1.0
    return meet(part, starts, way)


def planes_met(part: Part, side: Side) -> int:
    """How many planes that face the viewer rays meet first, and one more if they meet slopes or round surfaces."""
    _, high = _ends(part)
    width, height, _ = (high[axis] for axis, _ in _LOOKS[side])
    met = _met_from(part, side, [(x + a, y + b) for x in range(width) for y in range(height) for a, b in _QUARTERS])
    depths, normals = met.depths[:, 0], met.normals[:, 0]
    there: Bools = np.isfinite(depths)
    facing: Bools = np.abs(normals[:, _LOOKS[side][2][0]]) > _SAME_WAY
    return len({round(depth, 3) for depth in depths[there & facing].tolist()}) + bool((there & ~facing).any())


def _curves(feature: Feature, side: Side, high: Sequence[int]) -> Iterator[Place]:
    """The fields and signs of the curves that a feature may draw in a view: where it lies along the line of sight."""
    (right, turned), (up, _), (away, _) = _LOOKS[side]
    if feature.shape == "box" or feature.along != away:
        return
    left, end = (high[right] - x if turned else x for x in (feature.start[right], feature.end[right]))
    left, bottom = min(left, end), feature.start[up]
    size = feature.end[up] - bottom
    if feature.shape == "cylinder":
        if size != 2:
            raise MalformedStatement("a cylinder is two wide")
        for sign, (a, b) in _CENTRES.items():
            yield sign, left + 1 - a, bottom + 1 - b
    elif feature.corner is not None:
        ends = dict(zip(_others(feature), feature.corner, strict=True))
        falls = ((1 - ends[right]) if turned else ends[right]) == ends[up]
        for step in range(size):
            yield "\\" if falls else "/", left + step, bottom + (size - 1 - step if falls else step)


def _pairs(name: str, x: int, y: int) -> Iterator[tuple[Ray, Ray]]:
    """Pairs of rays on the two sides of a line."""
    for spot in _SPOTS:
        match name:
            case "across":
                yield (x + spot, y - _BESIDE), (x + spot, y + _BESIDE)
            case "upright":
                yield (x - _BESIDE, y + spot), (x + _BESIDE, y + spot)
            case "/":
                yield (x + spot - _BESIDE, y + spot + _BESIDE), (x + spot + _BESIDE, y + spot - _BESIDE)
            case "\\":
                yield (x + spot - _BESIDE, y + 1 - spot - _BESIDE), (x + spot + _BESIDE, y + 1 - spot + _BESIDE)
            case _:
                a, b = _CENTRES[name]
                across, up = np.cos(np.pi / 2 * spot), np.sin(np.pi / 2 * spot)
                inner, outer = (
                    (x + abs(a - far * float(across)), y + abs(b - far * float(up)))
                    for far in (1 - _BESIDE, 1 + _BESIDE)
                )
                yield inner, outer


def told(part: Part) -> Iterator[str]:
    """Why the picture of a part, seen from the left front above, does not tell what it is; nothing if it does."""
    _, high = _ends(part)
    middles = (np.arange(_GRID) + 0.5) / _GRID
    spots = np.array(
        [(x, y, high[2] + 1) for x in range(high[0]) for y in range(high[1]) for _ in range(_GRID**2)], np.float64
    )
    spots[:, 0] += np.tile(np.repeat(middles, _GRID), high[0] * high[1])
    spots[:, 1] += np.tile(np.tile(middles, _GRID), high[0] * high[1])
    standing = meet([one for one in part if not (one.is_hole and one.axis != "z")], spots, (0, 0, -1))
    covered: Bools = np.asarray(standing.depths[:, 0] < np.inf)
    if np.isfinite(standing.depths[:, 2:]).any() or (abs(standing.depths[covered, 1] - high[2] - 1) > _NO_LENGTH).any():
        yield "a part has a cavity, or something overhangs"
    ground: Bools = np.asarray(covered.reshape(high[0], high[1], -1).any(axis=2))
    borders = [ground[0], ground[-1], ground[:, 0], ground[:, -1]]
    if not all(border.any() for border in borders) or (standing.depths[:, 0].min() > 1 + 1 / _GRID):
        yield "a part is smaller than the box of its features"
    tops = spots[covered] - standing.depths[covered, :1] * (0, 0, 1)
    seen = np.zeros(len(spots))
    seen[covered] = _free(part, tops)
    counts = covered.reshape(-1, _GRID**2).sum(axis=1)
    shares = seen.reshape(-1, _GRID**2).sum(axis=1)[counts > 0] / counts[counts > 0]
    if (shares < LEAST_SEEN).any():
        yield "a part of the top is hardly seen"
    for hole in part:
        if hole.is_hole:
            yield from _hole_told(part, hole, high)


def _free(part: Part, points: Floats) -> Bools:
    """True if the way from points of the surface to the viewer is free."""
    met = meet(part, points + 1e-6 * np.array(TO_VIEWER), TO_VIEWER)
    free: Bools = np.logical_not(((met.depths > 0) & np.isfinite(met.depths)).any(axis=1))
    return free


def _hole_told(part: Part, hole: Feature, high: Sequence[int]) -> Iterator[str]:
    """A hole is a whole circle wherever it goes through the part, and where it opens is seen."""
    k, (p, q) = hole.along, _others(hole)
    down = k == 2  # holes open above, in front or on the left
    angles = 2 * np.pi * (np.arange(_RIM) + 0.5) / _RIM
    rim = np.zeros((_RIM, 3))
    rim[:, p] = (hole.start[p] + hole.end[p]) / 2 + 0.96 * np.cos(angles)
    rim[:, q] = (hole.start[q] + hole.end[q]) / 2 + 0.96 * np.sin(angles)
    rim[:, k] = high[k] + 1 if down else -1
    way = np.zeros(3)
    way[k] = -1 if down else 1
    around = rim.copy()
    around[:, (p, q)] += 0.08 * np.stack((np.cos(angles), np.sin(angles)), axis=1)  # just outside
    plain = [one for one in part if one != hole]
    inside, outside = meet(plain, rim, way).depths, meet(part, around, way).depths
    if not np.isfinite(inside[:, 0]).all() or len(np.unique(inside.round(6), axis=0)) > 1:
        yield "a hole is not round wherever it goes through"
        return
    if inside.shape != outside.shape or not np.allclose(inside, outside):
        yield "a hole touches a border"
    rim[:, k] += way[k] * inside[:, 0]
    if _free(part, rim).mean() < LEAST_OPENING:
        yield "the opening of a hole is hardly seen"
