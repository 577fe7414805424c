"""Convex outlines divided by lines, with what there is to say of each area, angle, side and meeting point.

An outline is cut again and again by a straight line through one of its areas, from a point of its border to another
one. So every area is known by its corners from the beginning, and nothing has to be found in the drawing.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.pointed import Mark

Point: TypeAlias = tuple[int, int]
Stroke: TypeAlias = tuple[int, ...]  # a segment has four numbers, an arc six; as published
Area: TypeAlias = tuple[tuple[Point, int], ...]  # corners clockwise, each with the number of the stroke after it
Values: TypeAlias = tuple[int, ...]

TURNS: Final = 8  # reflections among them
_QUARTERS: Final = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))
_REACH: Final = 8
_STOCK: Final = 320  # figures with so many cuts
_SHORTEST: Final = 3.5  # between two points of a line, in steps
_ROOM: Final = 1.5  # around a dot
_NARROWEST: Final = 24  # degrees
_NEARLY: Final = 14  # degrees by which an angle has to miss a right or a straight one, if it is none
_OUTLINES: Final[tuple[tuple[tuple[Point, Point | None], ...], ...]] = (
    (((-7, -7), None), ((7, -7), None), ((7, 7), None), ((-7, 7), None)),
    (((-8, -5), None), ((8, -5), None), ((8, 5), None), ((-8, 5), None)),
    (((-4, -6), None), ((4, -6), None), ((8, 6), None), ((-8, 6), None)),
    (((-4, -6), None), ((8, -6), None), ((4, 6), None), ((-8, 6), None)),
    (((0, -8), None), ((8, 0), None), ((0, 8), None), ((-8, 0), None)),
    (((-8, -7), None), ((8, 7), None), ((-8, 7), None)),
    (((0, -8), None), ((8, 7), None), ((-8, 7), None)),
    (((0, -8), None), ((7, -2), None), ((7, 7), None), ((-7, 7), None), ((-7, -2), None)),
    (((-4, -7), None), ((4, -7), None), ((8, 0), None), ((4, 7), None), ((-4, 7), None), ((-8, 0), None)),
    (((-8, 4), (0, 4)), ((8, 4), None)),
    (((-6, -1), (0, -1)), ((6, -1), None), ((6, 7), None), ((-6, 7), None)),
    (((-3, -5), None), ((3, -5), (3, 0)), ((3, 5), None), ((-3, 5), (-3, 0))),
    (((-7, -7), (-7, 7)), ((7, 7), None), ((-7, 7), None)),
    (((-7, -7), None), ((3, -7), (3, -3)), ((7, -3), None), ((7, 7), None), ((-7, 7), None)),
    (((-8, 0), (0, 6)), ((8, 0), (0, -6))),
    (((0, -8), None), ((5, 2), (0, 2)), ((-5, 2), None)),
    (((-8, 0), (0, 0)), ((8, 0), (0, 0))),
)
"""Outlines, clockwise: each corner with the centre of the arc that follows, or None before a straight side."""


class Divided(msgspec.Struct, frozen=True):
    """A divided outline: its strokes, those of the outline first, and its areas."""

    strokes: tuple[Stroke, ...]
    outer: int
    areas: tuple[Area, ...]


class Place(msgspec.Struct, frozen=True):
    """What can be marked: the number of the figure, the points of the thing, and the number of the area it is in."""

    figure: int
    points: tuple[Point, ...]
    part: int


def is_arc(stroke: Stroke) -> bool:
    """True if a stroke is curved."""
    return len(stroke) == 6


# --- cutting


@cache
def stock(cuts: int) -> tuple[Divided, ...]:
    """Figures with so many cuts, no two of which are the same after some turn; in a fixed order."""
    if not cuts:
        return tuple(map(_outline, _OUTLINES))
    rng = Stream("divided figures", cuts)
    alike: dict[tuple[Stroke, ...], list[Divided]] = {}
    for figure in stock(cuts - 1):
        alike.setdefault(figure.strokes[: figure.outer], []).append(figure)
    groups = list(alike.values())  # some outlines are divided more easily than others
    found: dict[tuple[Stroke, ...], Divided] = {}
    while len(found) < _STOCK:
        cut = _cut(rng.choice(rng.choice(groups)), rng)
        if cut is not None:
            found.setdefault(_form(cut), cut)
    return tuple(found.values())


def _form(figure: Divided) -> tuple[Stroke, ...]:
    """The same for all turns and reflections of a figure."""
    return min(
        tuple(sorted(stroke if is_arc(stroke) else min(stroke, stroke[2:] + stroke[:2]) for stroke in strokes))
        for strokes in (turned(figure.strokes, turn) for turn in range(TURNS))
    )


def turned(strokes: Sequence[Stroke], turn: int) -> list[Stroke]:
    """Strokes, or other points, after a turn by quarters, and a reflection from turn 4 on; arcs stay clockwise."""
    a, b, c, d = _QUARTERS[turn % 4]
    flip = -1 if turn > 3 else 1

    def moved(numbers: Stroke) -> Stroke:
        points = zip(numbers[::2], numbers[1::2], strict=True)
        out = tuple(part for x, y in points for part in (flip * (a * x + b * y), c * x + d * y))
        return (*out[:2], *out[4:], *out[2:4]) if len(out) == 6 and flip < 0 else out

    return [moved(stroke) for stroke in strokes]


def _outline(corners: tuple[tuple[Point, Point | None], ...]) -> Divided:
    points = [point for point, _ in corners]
    strokes: list[Stroke] = []
    numbers = []
    for (start, centre), end in zip(corners, (*points[1:], points[0]), strict=True):
        stroke: Stroke = (*start, *end) if centre is None else (*centre, *start, *end)
        if strokes and centre == strokes[-1][:2] and is_arc(strokes[-1]):  # a circle is one stroke
            strokes[-1] = (*centre, *points[0], *points[0])
        else:
            strokes.append(stroke)
        numbers.append(len(strokes) - 1)
    return Divided(tuple(strokes), len(strokes), (tuple(zip(points, numbers, strict=True)),))


def _cut(figure: Divided, rng: Stream) -> Divided | None:
    """Cut one of the larger areas; None where the cut is not clear enough to be seen."""
    area = max(rng.sample(figure.areas, min(3, len(figure.areas))), key=lambda one: _size(figure, one))
    place = figure.areas.index(area)
    spots = [point for point, _ in area] if not _sides(area) else list(_spots(figure, area))
    one, other = rng.sample(spots, 2)
    areas = [_with_corner(_with_corner(each, figure, one), figure, other) for each in figure.areas]
    split, number = areas[place], len(figure.strokes)
    if _on_one_side(figure, split, one, other):
        return None
    i, j = sorted([point for point, _ in split].index(spot) for spot in (one, other))
    halves = (*split[i:j], (split[j][0], number)), (*split[j:], *split[:i], (split[i][0], number))
    areas[place : place + 1] = halves
    cut = Divided((*figure.strokes, (*one, *other)), figure.outer, tuple(areas))
    clear = all(_clear(cut, point) for point in (one, other)) and all(dot_in(cut, half) for half in halves)
    return cut if clear else None


def _on_one_side(figure: Divided, area: Area, one: Point, other: Point) -> bool:
    """True if two points of an area's border lie on one straight side."""
    held = [{area[place - 1][1], number} for place, (point, number) in enumerate(area) if point in (one, other)]
    return any(not is_arc(figure.strokes[number]) for number in held[0] & held[1])


def _edges(area: Area) -> Iterator[tuple[Point, int, Point]]:
    """The edges of an area: from which point, along which stroke, to which."""
    for (start, number), (end, _) in zip(area, (*area[1:], area[0]), strict=True):
        yield start, number, end


def _spots(figure: Divided, area: Area) -> Iterator[Point]:
    """Points of an area's border from which a cut can begin: corners, and points far enough from them."""
    for start, number, end in _edges(area):
        yield start
        for point in _between(figure.strokes[number], start, end):
            if min(math.dist(point, start), math.dist(point, end)) >= _SHORTEST:
                yield point


@cache
def _between(stroke: Stroke, start: Point, end: Point) -> tuple[Point, ...]:
    """The points of the lattice between two points of a stroke, the second of which comes clockwise on an arc."""
    if not is_arc(stroke):
        across, down = end[0] - start[0], end[1] - start[1]
        count = math.gcd(across, down)
        return tuple((start[0] + across * k // count, start[1] + down * k // count) for k in range(1, count))
    x, y, a, b = stroke[:4]
    first, last = _angle(stroke, start), _angle(stroke, end)
    sweep = (last - first) % math.tau or math.tau
    reach = range(-_REACH, _REACH + 1)
    near = [(p, q) for p in reach for q in reach if (p - x) ** 2 + (q - y) ** 2 == (a - x) ** 2 + (b - y) ** 2]
    return tuple(point for point in near if 1e-6 < (_angle(stroke, point) - first) % math.tau < sweep - 1e-6)


def _angle(arc: Stroke, point: Point) -> float:
    return math.atan2(point[1] - arc[1], point[0] - arc[0])


def _with_corner(area: Area, figure: Divided, point: Point) -> Area:
    """An area with a point of its border as a corner; the area itself, where the point is none or a corner already."""
    if any(point == corner for corner, _ in area):
        return area
    for place, (start, number, end) in enumerate(_edges(area)):
        if point in _between(figure.strokes[number], start, end):
            return (*area[: place + 1], (point, number), *area[place + 1 :])
    return area


def _clear(figure: Divided, point: Point) -> bool:
    """True if the lines that meet at a point can be told apart, and none seems to go on in another one."""
    leaving = [(number, *_direction(figure, number, point, end)) for number, end in ends_at(figure, point)]
    for (number, *one), (other, *two) in combinations(leaving, 2):
        angle = _degrees(one, two)
        arcs = is_arc(figure.strokes[number]) or is_arc(figure.strokes[other])
        if number == other:
            continue
        if angle < _NARROWEST or (0 if arcs else -1) + 0.01 < 180 - angle < _NEARLY:
            return False
    return True


def _is_smooth(figure: Divided, point: Point) -> bool:
    """True if the two lines that leave a point go on in each other's direction."""
    one, other = (_direction(figure, number, point, end) for number, end in ends_at(figure, point))
    return _degrees(one, other) > 179


def _degrees(one: Sequence[float], other: Sequence[float]) -> float:
    cosine = (one[0] * other[0] + one[1] * other[1]) / math.hypot(*one) / math.hypot(*other)
    return math.degrees(math.acos(max(-1.0, min(1.0, cosine))))


def _direction(figure: Divided, number: int, start: Point, end: Point) -> tuple[float, float]:
    stroke = figure.strokes[number]
    if not is_arc(stroke):
        return end[0] - start[0], end[1] - start[1]
    x, y = start[0] - stroke[0], start[1] - stroke[1]
    clockwise = any(edge == (start, number, end) for area in figure.areas for edge in _edges(area))
    return (-y, x) if clockwise else (y, -x)


def ends_at(figure: Divided, point: Point) -> set[tuple[int, Point]]:
    """What leaves a point: the strokes, with the next point along each."""
    return {
        (number, end if point == start else start)
        for area in figure.areas
        for start, number, end in _edges(area)
        if point in (start, end)
    }


# --- room for marks


@cache
def _border(figure: Divided, area: Area) -> tuple[tuple[float, float], ...]:
    """The corners of an area as a polygon, arcs in short pieces."""
    points: list[tuple[float, float]] = []
    for start, number, end in _edges(area):
        stroke = figure.strokes[number]
        points.append(start)
        if is_arc(stroke):
            x, y, a, b = stroke[:4]
            first, radius = _angle(stroke, start), math.hypot(a - x, b - y)
            sweep = (_angle(stroke, end) - first) % math.tau or math.tau
            points += (
                (x + radius * math.cos(first + sweep * k / 9), y + radius * math.sin(first + sweep * k / 9))
                for k in range(1, 9)
            )
    return tuple(points)


def _size(figure: Divided, area: Area) -> float:
    border = _border(figure, area)
    return sum(a * d - b * c for (a, b), (c, d) in zip(border, (*border[1:], border[0]), strict=True)) / 2


def room(figure: Divided, area: Area, point: tuple[float, float]) -> float:
    """How far a point is from the border of the convex area that it is in; negative outside."""
    border = _border(figure, area)
    return min(
        ((c - a) * (point[1] - b) - (d - b) * (point[0] - a)) / math.hypot(c - a, d - b)
        for (a, b), (c, d) in zip(border, (*border[1:], border[0]), strict=True)
    )


@cache
def dot_in(figure: Divided, area: Area) -> Point | None:
    """A point in the middle of an area; None where there is no room for a dot."""
    border = _border(figure, area)
    x, y = (round(sum(part) / len(border)) for part in zip(*border, strict=True))
    near = [(x + a, y + b) for a in (0, 1, -1) for b in (0, 1, -1)]
    best = max(near, key=lambda point: room(figure, area, point))
    return best if room(figure, area, best) >= _ROOM else None


@cache
def arrow_to(figure: Divided, area: Area, corner: Point) -> Point | None:
    """Where an arrow in an area begins that points to one of its corners; None where there is no room for it."""
    place = [point for point, _ in area].index(corner)
    before, after = area[place - 1][0], area[(place + 1) % len(area)][0]
    sides = [(point[0] - corner[0], point[1] - corner[1]) for point in (before, after)]
    middle = [sum(side[axis] / math.hypot(*side) for side in sides) for axis in (0, 1)]
    near = [(a, b) for a in range(-5, 6) for b in range(-5, 6) if 3.2 <= math.hypot(a, b) <= 5]
    for a, b in sorted(near, key=lambda one: (_degrees(one, middle), one)):
        if _degrees((a, b), middle) > _NEARLY:
            return None
        if room(figure, area, (corner[0] + a, corner[1] + b)) >= 1:
            return corner[0] + a, corner[1] + b
    return None


# --- what there is to say


def _sides(area: Area) -> list[int]:
    """The stroke of each side."""
    numbers = [number for _, number in area]
    return [number for place, number in enumerate(numbers) if number != numbers[place - 1]]


def _curved(figure: Divided, numbers: list[int]) -> int:
    return sum(is_arc(figure.strokes[number]) for number in numbers)


def _beside(figure: Divided, one: Point, other: Point, number: int) -> list[Area]:
    """The areas on both sides of a piece of a line."""
    wanted = ({one, other}, number)
    return [area for area in figure.areas if any(({a, b}, held) == wanted for a, held, b in _edges(area))]


def _angle_kind(figure: Divided, area: Area, place: int) -> int | None:
    """1 for an acute angle, 2 for a right one, 3 for an obtuse one; 0 if nobody can say; None if a side is curved.

    Nobody can say at sight whether an angle is right whose sides are neither level, nor upright, nor diagonal.
    """
    (before, one), (corner, two), (after, _) = area[place - 1], area[place], area[(place + 1) % len(area)]
    if one == two or is_arc(figure.strokes[one]) or is_arc(figure.strokes[two]):
        return None
    sides = [(point[0] - corner[0], point[1] - corner[1]) for point in (before, after)]
    angle, oblique = _degrees(*sides), any(x and y and abs(x) != abs(y) for x, y in sides)
    if abs(angle - 90) < _NEARLY and (oblique or abs(angle - 90) > 0.01):
        return 0
    return 2 + (angle > 90.01) - (angle < 89.99)


def _areas(figure: Divided) -> Iterator[tuple[tuple[Point, ...], int, Values]]:
    for part, area in enumerate(figure.areas):
        sides = _sides(area)
        edges = {frozenset((a, b)) for a, _, b in _edges(area)}
        neighbours = sum(
            other is not area and any({a, b} in edges for a, _, b in _edges(other)) for other in figure.areas
        )
        outer = sum(number < figure.outer for number in sides)
        yield (), part, (_curved(figure, sides), outer, len(sides), neighbours)


def _angles(figure: Divided) -> Iterator[tuple[tuple[Point, ...], int, Values]]:
    for part, area in enumerate(figure.areas):
        sides = _sides(area)
        for place, (corner, _) in enumerate(area):
            kind = _angle_kind(figure, area, place)
            if kind:
                lines = len(ends_at(figure, corner))
                yield (corner,), part, (kind, _curved(figure, sides), lines, len(sides))


def _pieces(figure: Divided) -> Iterator[tuple[tuple[Point, ...], int, Values]]:
    corners = dict.fromkeys(corner for area in figure.areas for corner, _ in area)
    lines = {corner: len(ends_at(figure, corner)) for corner in corners}
    for one, number, other in sorted(
        {edge for area in figure.areas for edge in _edges(area) if edge[1] < figure.outer}
        | {edge for area in figure.areas for edge in _edges(area) if edge[0] < edge[2]}
    ):
        beside = _beside(figure, one, other, number)
        others = lines[one] + lines[other] - 2
        sides = max(len(_sides(area)) for area in beside)
        yield (one, other), number, (int(is_arc(figure.strokes[number])), len(beside), others, sides)


def _meetings(figure: Divided) -> Iterator[tuple[tuple[Point, ...], int, Values]]:
    for point in sorted({corner for area in figure.areas for corner, _ in area}):
        around = [(area, [corner for corner, _ in area].index(point)) for area in figure.areas if point in dict(area)]
        angles = [_angle_kind(figure, area, place) for area, place in around]
        leaving = ends_at(figure, point)
        if 0 in angles or (len(leaving) == 2 and _is_smooth(figure, point)):
            continue
        curved = _curved(figure, [number for number, _ in leaving])
        yield (point,), 0, (curved, len(around), len(leaving), angles.count(2))


_THINGS: Final[Mapping[Mark, Callable[[Divided], Iterator[tuple[tuple[Point, ...], int, Values]]]]] = {
    "dot": _areas,
    "arrow": _angles,
    "line": _pieces,
    "ring": _meetings,
}
MARKS: Final = tuple(_THINGS)


@cache
def places(mark: Mark, cuts: int) -> Mapping[Values, tuple[Place, ...]]:
    """All things in the stock that a mark can show, by what there is to say of them."""
    found: dict[Values, list[Place]] = {}
    for number, figure in enumerate(stock(cuts)):
        for points, part, values in _THINGS[mark](figure):
            found.setdefault(values, []).append(Place(number, points, part))
    return {values: tuple(found[values]) for values in sorted(found)}
