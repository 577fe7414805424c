"""What a glyph looks like, and whether it looks clean.

The generator cuts the parts of a glyph where they meet, in floating point, and reads its traits from the graph that
comes about: coordinates are small whole numbers, so that rounded points are equal exactly if the points are.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.kernels.generators.lines import along, away, holds, span

Part: TypeAlias = tuple[int, ...]  # a segment of four numbers or an arc of six, see `glyphs.Glyph`
Trait: TypeAlias = int | str | bool
Spot: TypeAlias = tuple[float, float]

COMPARED: Final = ("pieces", "areas", "straight lines", "curved lines", "ends", "corners", "junctions", "right angles")
"""Counts to which the number of dots can be equal."""
AS_MANY: Final = tuple(f"as many dots as {name}" for name in COMPARED)
SINGLE: Final = (
    *("dots", "any dots", "line kind", "any ends", "pieces", "any areas", "areas"),
    *("any straight lines", "any curved lines", "straight lines", "curved lines", "arcs", "lines", "smooth strokes"),
    *("ends", "any corners", "corners", "any junctions", "junctions", "meeting points"),
    *("relation", "any mirror axes", "axis direction", "mirror axes", "half-turn symmetry"),
    *("any right angles", "right angles", "one go", "pen strokes"),
)
ORDER: Final = (*SINGLE, *AS_MANY)
"""The names of the traits, those first that are seen first; equal numbers of dots are seen last."""
EASY: Final = ("dots", "any dots", "line kind", "any ends", "pieces", "any areas", "areas")
MEDIUM: Final = (
    *("any straight lines", "any curved lines", "straight lines", "curved lines", "lines"),
    *("ends", "any corners", "corners", "any junctions", "junctions", "relation"),
)
HARD: Final = (
    *("any mirror axes", "axis direction", "mirror axes", "half-turn symmetry"),
    *("any right angles", "right angles", "one go", "pen strokes"),
)
"""Traits that tell figures apart at each level."""
EVENLY: Final = (*HARD, "axis direction", "half-turn symmetry")
"""The hard ones, of which as many are about each thing: axes, their direction, half turns, right angles, strokes."""
COUNTED: Final = (
    *(
        "dots",
        "pieces",
        "areas",
        "straight lines",
        "curved lines",
        "arcs",
        "lines",
        "smooth strokes",
        "ends",
        "corners",
    ),
    *("junctions", "meeting points", "mirror axes", "right angles", "pen strokes"),
)
_GAP: Final = 1.4  # between parts that do not meet; all distances in lattice steps
_SPOTS_APART: Final = 1.4
_DOT_GAP: Final = 1.7
_DOTS_APART: Final = 2.0
_DEPTH: Final = 1.5  # by which an arc leaves what it meets twice
_AROUND: Final = 4.0  # of a meeting point: here parts may be near one another
_LEAST_ANGLE: Final = 25.0  # degrees
_LEAST_BEND: Final = 32.0
_FROM_RIGHT: Final = 13.0
_SHIFT: Final = 1.4  # by which a glyph differs from its mirror image at least somewhere
_SYMMETRIES: Final = {
    "horizontal": (1, 0, 0, -1),
    "vertical": (-1, 0, 0, 1),
    "falling": (0, 1, 1, 0),
    "rising": (0, -1, -1, 0),
    "half turn": (-1, 0, 0, -1),
}


class _Leg(NamedTuple):
    """A part that leaves a spot, with its heading in degrees, and whether it ends there."""

    part: int
    heading: float
    ends: bool


class _Graph(NamedTuple):
    """The spots where parts end or meet, with their legs, the areas, and for each part the piece it belongs to."""

    spots: dict[Spot, list[_Leg]]
    areas: int
    pieces: list[int]


class _Unclear(Exception):
    """Two parts lie on each other, or meet where no fraction tells."""


def _round(x: float, y: float) -> Spot:
    return round(x, 7) + 0.0, round(y, 7) + 0.0


def _root(square: int) -> float:
    root = math.isqrt(square)
    return float(root) if root * root == square else math.sqrt(square)


def _common(one: Part, other: Part) -> Iterator[tuple[float, float, bool]]:
    """The points where the whole lines or circles of two parts meet, and whether fractions tell them."""
    x: float
    y: float
    if len(one) == 4 and len(other) == 4:
        a, b, c, d = one[2] - one[0], one[3] - one[1], other[2] - other[0], other[3] - other[1]
        determinant = a * d - b * c
        if determinant:
            share = ((other[0] - one[0]) * d - (other[1] - one[1]) * c) / determinant
            yield one[0] + share * a, one[1] + share * b, True
        elif (other[0] - one[0]) * b == (other[1] - one[1]) * a:
            for end in (one[:2], one[2:], other[:2], other[2:]):
                if holds(one, *end) and holds(other, *end):
                    raise _Unclear
        return
    if len(one) == 4:
        one, other = other, one
    square = (one[2] - one[0]) ** 2 + (one[3] - one[1]) ** 2
    if len(other) == 4:  # the foot of the centre on the line, and the same way to both sides of it
        a, b = other[2] - other[0], other[3] - other[1]
        length = a * a + b * b
        away = (one[0] - other[0]) * b - (one[1] - other[1]) * a
        x, y = one[0] - away * b / length, one[1] + away * a / length
        rest, scale = square * length - away * away, length
    else:
        dx, dy = other[0] - one[0], other[1] - one[1]
        length = dx * dx + dy * dy
        second = (other[2] - other[0]) ** 2 + (other[3] - other[1]) ** 2
        if not length:
            ends = (one[2:4], one[4:], other[2:4], other[4:])
            if square == second and any(holds(one, *end) and holds(other, *end) for end in ends):
                raise _Unclear
            return
        lean = length + square - second
        x, y = one[0] + lean * dx / (2 * length), one[1] + lean * dy / (2 * length)
        a, b, rest, scale = -dy, dx, 4 * length * square - lean * lean, 2 * length
    if rest >= 0:
        root = _root(rest)
        for sign in (1, -1) if rest else (1,):
            yield x + sign * root * a / scale, y + sign * root * b / scale, root == math.floor(root)


def _graph(parts: Sequence[Part]) -> _Graph:
    """Cut the parts where they meet; raises `_Unclear`."""
    on: list[dict[Spot, None]] = [
        {} if part[2:4] == part[4:] else {_round(*part[-4:-2]): None, _round(*part[-2:]): None} for part in parts
    ]
    pieces = list(range(len(parts)))
    for i, j in combinations(range(len(parts)), 2):
        for x, y, told in _common(parts[i], parts[j]):
            if holds(parts[i], x, y) and holds(parts[j], x, y):
                if not told:
                    raise _Unclear
                on[i][_round(x, y)] = on[j][_round(x, y)] = None
                pieces = [pieces[i] if piece == pieces[j] else piece for piece in pieces]
    spots: dict[Spot, list[_Leg]] = {}
    balance = len(set(pieces))
    for number, (part, places) in enumerate(zip(parts, on, strict=True)):
        circle = part[2:4] == part[4:]
        balance += len(places) if circle else len(places) - 1
        for spot in places:
            if len(part) == 6:
                heading = math.degrees(math.atan2(spot[0] - part[0], part[1] - spot[1]))
            else:
                heading = math.degrees(math.atan2(part[3] - part[1], part[2] - part[0]))
            starts, stops = spot == _round(*part[-4:-2]), spot == _round(*part[-2:])
            legs = spots.setdefault(spot, [])
            if circle or not (starts or stops):
                legs += (_Leg(number, heading, False), _Leg(number, heading + 180, False))
            else:
                legs.append(_Leg(number, heading if starts else heading + 180, True))
    return _Graph(spots, balance - len(spots), pieces)


def _apart(one: float, other: float) -> float:
    """The angle between two headings, 0 to 180."""
    return abs((one - other + 180) % 360 - 180)


def traits_of(parts: Sequence[Part], dots: Sequence[tuple[int, int]]) -> dict[str, Trait] | None:
    """The traits of a glyph, by the names of ``docs/line-figures.md``; None if something about it misleads the eye."""
    if any(math.dist(one, other) < _DOTS_APART for one, other in combinations(dots, 2)):
        return None
    if any(away(part, x, y) < _DOT_GAP for part in parts for x, y in dots):
        return None
    try:
        spots, areas, pieces = _graph(parts)
    except _Unclear:
        return None
    if any(math.dist(one, other) < _SPOTS_APART for one, other in combinations(spots, 2)):
        return None
    if not all(_clear_angles(parts, legs) for legs in spots.values()) or _crowded(parts, spots):
        return None
    symmetries, almost = _symmetries(parts, dots)
    relation = _relation(parts, spots)
    if almost or relation == "unclear":
        return None
    straight = sum(len(part) == 4 for part in parts)
    arcs = len(parts) - straight
    joins = [
        (one.part, other.part)
        for legs in spots.values()
        for one, other in combinations([leg for leg in legs if leg.ends], 2)
        if _apart(one.heading, other.heading) > 180 - 1e-6
    ]
    curved = arcs - sum(len(parts[one]) == len(parts[other]) == 6 for one, other in joins)
    degrees = [len(legs) for legs in spots.values()]
    corners = sum(len(legs) == 2 and _apart(legs[0].heading, legs[1].heading) < 180 - 1e-6 for legs in spots.values())
    junctions = sum(degree > 2 for degree in degrees)
    odd = Counter(pieces[legs[0].part] for legs in spots.values() if len(legs) % 2)
    pens = sum(max(1, odd[piece] // 2) for piece in set(pieces))
    axes = [name for name in symmetries if name != "half turn"]
    counts = {
        "dots": len(dots),
        "pieces": len(set(pieces)),
        "areas": areas,
        "straight lines": straight,
        "curved lines": curved,
        "arcs": arcs,
        "lines": straight + curved,
        "smooth strokes": straight + arcs - len(joins),
        "ends": degrees.count(1),
        "corners": corners,
        "junctions": junctions,
        "meeting points": corners + junctions,
        "mirror axes": 99 if _concentric(parts, dots) else len(axes),
        "right angles": sum(_right_angles(parts, legs) for legs in spots.values()),
        "pen strokes": pens,
    }
    traits: dict[str, Trait] = {
        **counts,
        **{f"any {name}": number > 0 for name, number in counts.items()},
        "line kind": "straight" if not arcs else "mixed" if straight else "curved",
        "axis direction": "none" if not axes else axes[0] if len(axes) == 1 else "several",
        "half-turn symmetry": "half turn" in symmetries,
        "one go": pens == 1,
        "relation": relation,
    }
    for name in COMPARED:
        traits[f"as many dots as {name}"] = counts[name] == len(dots)
    return traits


def odd_points(parts: Sequence[Part]) -> list[int]:
    """How many points of each piece an odd number of legs leave, the most first."""
    graph = _graph(parts)
    odd = Counter(graph.pieces[legs[0].part] for legs in graph.spots.values() if len(legs) % 2)
    return sorted((odd[piece] for piece in {*graph.pieces}), reverse=True)


def axes(parts: Sequence[Part], dots: Sequence[tuple[int, int]]) -> list[str]:
    """The directions of the mirror axes of a glyph; ``every`` one, of circles around one middle."""
    if _concentric(parts, dots):
        return ["every"]
    found, _ = _symmetries(parts, dots)
    return [name for name in found if name != "half turn"]


def _right_angles(parts: Sequence[Part], legs: Sequence[_Leg]) -> int:
    found = 0
    around = sorted((leg.heading % 360, len(parts[leg.part])) for leg in legs)
    for (one, kind), (other, other_kind) in pairwise([*around, (around[0][0] + 360, around[0][1])]):
        found += kind == other_kind == 4 and abs(other - one - 90) < 1e-6
    return found


def _concentric(parts: Sequence[Part], dots: Sequence[tuple[int, int]]) -> bool:
    whole = all(part[2:4] == part[4:] for part in parts)
    return whole and len({*(part[:2] for part in parts), *dots}) == 1


def _points(part: Part, steps: int) -> list[Spot]:
    """Points along a part, both ends included."""
    if len(part) == 4:
        a, b, c, d = part
        return [(a + (c - a) * step / steps, b + (d - b) * step / steps) for step in range(steps + 1)]
    radius = math.hypot(part[2] - part[0], part[3] - part[1])
    start, sweep = math.atan2(part[3] - part[1], part[2] - part[0]), span(part)
    angles = (start + sweep * step / steps for step in range(steps + 1))
    return [(part[0] + radius * math.cos(angle), part[1] + radius * math.sin(angle)) for angle in angles]


def _symmetries(parts: Sequence[Part], dots: Sequence[tuple[int, int]]) -> tuple[list[str], bool]:
    """The names of the symmetries about the middle of a glyph, and whether another one almost holds."""
    points = [point for part in parts for point in _points(part, 8)]
    xs, ys = zip(*points, *dots, strict=True)
    across, down = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    shape = {entry(part) for part in parts} | {_round(x, y) for x, y in dots}
    found: list[str] = []
    almost = False
    for name, (a, b, c, d) in _SYMMETRIES.items():

        def image(x: float, y: float, move: tuple[int, ...] = (a, b, c, d)) -> Spot:
            a, b, c, d = move
            return a * (x - across) + b * (y - down) + across, c * (x - across) + d * (y - down) + down

        def noted(x: float, y: float) -> Spot:
            return _round(*image(x, y))

        flips = a * d - b * c < 0
        if shape == {entry(part, noted, flips) for part in parts} | {noted(x, y) for x, y in dots}:
            found.append(name)
        elif not almost:
            almost = all(min(math.dist(image(x, y), dot) for dot in dots) <= _SHIFT for x, y in dots) and all(
                any(away(part, *image(x, y)) <= _SHIFT for part in parts) for x, y in points
            )
    return found, almost


def entry(part: Part, place: Callable[[float, float], Spot] = _round, flips: bool = False) -> tuple[Spot, ...]:
    """A part as it is noted down: equally, for parts that look the same.

    Args:
        part: a segment or an arc.
        place: where its points are taken to before.
        flips: whether that reflects them, so that what is clockwise changes.
    """
    spots = [place(part[i], part[i + 1]) for i in range(0, len(part), 2)]
    if len(spots) == 2:
        return tuple(sorted(spots))
    if spots[1] == spots[2]:
        return spots[0], (math.dist(spots[0], spots[1]), 0)
    return (spots[0], spots[2], spots[1]) if flips else tuple(spots)


def _relation(parts: Sequence[Part], spots: dict[Spot, list[_Leg]]) -> str:
    """How two convex outlines lie; ``none`` if the glyph is not two outlines, ``unclear`` if one is not convex."""
    owner = list(range(len(parts)))
    for legs in spots.values():
        ends = [leg.part for leg in legs if leg.ends]
        if len(ends) not in (0, 2):
            return "none"
        if ends:
            owner = [owner[ends[0]] if one == owner[ends[1]] else one for one in owner]
    if len(set(owner)) != 2:
        return "none"
    one, other = (
        [part for part, name in zip(parts, owner, strict=True) if name == wanted] for wanted in sorted(set(owner))
    )
    if not (_convex(one) and _convex(other)):
        return "unclear"
    inner, outer = _sides(one, other), _sides(other, one)
    if inner == {True, False} and outer == {True, False}:
        return "overlapping"
    touching = any(len({owner[leg.part] for leg in legs}) == 2 for legs in spots.values())
    if {True} in (inner, outer):
        return "touching from inside" if touching else "inside"
    return "touching" if touching else "apart"


def _edges(outline: Sequence[Part], steps: int) -> list[tuple[Spot, Spot]]:
    return [edge for part in outline for edge in pairwise(_points(part, steps if len(part) == 6 else 1))]


def _inside(edges: Sequence[tuple[Spot, Spot]], x: float, y: float) -> bool:
    """True if a ray to the right leaves an outline an odd number of times."""
    crossed = False
    for (a, b), (c, d) in edges:
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            crossed = not crossed
    return crossed


def _sides(one: Sequence[Part], other: Sequence[Part]) -> set[bool]:
    """Whether points of one outline lie inside another one; those near it do not count."""
    edges = _edges(other, 24)
    points = (point for part in one for point in _points(part, 10))
    return {_inside(edges, x, y) for x, y in points if min(away(part, x, y) for part in other) > 0.1}


def _convex(outline: Sequence[Part]) -> bool:
    """True if an outline is convex, and lies within the circles of all of its arcs."""
    edges = _edges(outline, 24)
    points = [point for part in outline for point in _points(part, 4)]
    for part in outline:
        if len(part) == 6 and any(
            math.dist(part[:2], point) > math.dist(part[:2], part[2:4]) + 0.1 for point in points
        ):
            return False
    for (a, b), (c, d) in combinations(points, 2):
        x, y = (a + c) / 2, (b + d) / 2
        if not _inside(edges, x, y) and min(away(part, x, y) for part in outline) > 0.1:
            return False
    return True


def _clear_angles(parts: Sequence[Part], legs: Sequence[_Leg]) -> bool:
    for one, other in combinations(legs, 2):
        apart = _apart(one.heading, other.heading)
        arcs = (len(parts[one.part]) == 6) + (len(parts[other.part]) == 6)
        curved = arcs > 0
        touching = apart < 1e-6 and arcs == 1 and not one.ends and not other.ends  # two curves could change places
        if apart < _LEAST_ANGLE and not touching:
            return False
        if len(legs) == 2 and 1e-6 < 180 - apart < _LEAST_BEND:
            return False
        if not curved and 1e-6 < abs(apart - 90) < _FROM_RIGHT:
            return False
    return True


def _crowded(parts: Sequence[Part], spots: dict[Spot, list[_Leg]]) -> bool:
    """True if parts come near one another elsewhere than around the spots that they share."""
    meeting = {spot: {leg.part for leg in legs} for spot, legs in spots.items()}
    for spot, there in meeting.items():
        if any(number not in there and away(part, *spot) < _GAP for number, part in enumerate(parts)):
            return True
    shared: dict[tuple[int, int], list[Spot]] = {}
    for spot, there in meeting.items():
        for pair in permutations(there, 2):
            shared.setdefault(pair, []).append(spot)
    for number, part in enumerate(parts):
        length = math.dist(part[:2], part[2:]) if len(part) == 4 else 6 * span(part)
        points = _points(part, max(2, round(length)))
        for place, other in enumerate(parts):
            if place == number:
                continue
            around = shared.get((number, place), ())
            if len(part) == 6 and len(around) > 1 and _hugs(part, other, around):
                return True
            for point in points:
                if away(other, *point) < _GAP and all(math.dist(point, spot) > _AROUND for spot in around):
                    return True
    return False


def _hugs(arc: Part, other: Part, around: Sequence[Spot]) -> bool:
    """True if an arc hardly leaves another part between two of the spots ``around`` that both share."""
    turns = sorted(along(arc, *spot) for spot in around)
    ways = list(pairwise([*turns, turns[0] + math.tau] if arc[2:4] == arc[4:] else turns))
    radius = math.hypot(arc[2] - arc[0], arc[3] - arc[1])
    start = math.atan2(arc[3] - arc[1], arc[2] - arc[0])
    middles = [start + (one + two) / 2 for one, two in ways]
    return any(
        away(other, arc[0] + radius * math.cos(angle), arc[1] + radius * math.sin(angle)) < _DEPTH for angle in middles
    )


def meet(one: Sequence[Part], other: Sequence[Part]) -> bool:
    """True if some of these parts meet some of the others."""
    try:
        return any(holds(a, x, y) and holds(b, x, y) for a in one for b in other for x, y, _ in _common(a, b))
    except _Unclear:
        return True


def middle(parts: Sequence[Part], dots: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The lattice point nearest to the middle of the space that a glyph takes."""
    xs, ys = zip(*(point for part in parts for point in _points(part, 8)), *dots, strict=True)
    return math.floor((min(xs) + max(xs)) / 2 + 0.5), math.floor((min(ys) + max(ys)) / 2 + 0.5)
