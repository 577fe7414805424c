"""Figures with unknown lengths, areas and angles, not to scale: plans, triangles between rays, points on a circle."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Label, Polyline, Rect, Scene, Segments
from puzzlegen.drawing.marking import Area
from puzzlegen.formats.logic import equations as form

Point: TypeAlias = tuple[float, float]
POINTS: Final = "EFGHJKLPQRTUV"
"""The letters of points and of pieces of plans."""
CENTRE: Final = "O"
_EDGE: Final = 0.5
_CELL: Final = 0.3  # of a plan
_LANE: Final = 0.85  # of lengths beside it
_SIZE: Final = 0.34  # of numbers
_DEGREES: Final = 0.32
_RAISED: Final = 0.06  # radius of the sign of degrees
_SPOTS: Final = tuple(  # where the number of an angle may be: parts of its turn, and how much farther than it has to
    (part, far)
    for far in (1.0, 1.1, 1.2, 1.3, 1.45, 1.6, 1.8, 2.0)
    for part in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
)
_HALF: Final = (0.36, 0.2)  # of the width and height of such a number
_DISC: Final = 0.34  # radius of the disc of X
_FREE: Final = 1.25  # so many of these are clear of lines
_ARC: Final = 0.62  # least radius of the arcs that mark angles
_WIDEST: Final = 1.3  # greatest radius of such arcs within a circle, whose numbers may be farther out
_BESIDE: Final = 0.8  # and at most so much farther
_STAGGER: Final = 0.16  # between arcs that would meet
_GAP: Final = 0.22  # between an arc and its number
_OFF_MARKS: Final = 0.34  # between an arc and strokes or arrowheads on a side
_HEAD: Final = 0.68  # of a side, where its first arrowhead is
_CLEAR: Final = 1.28  # of sides that have strokes and arrowheads
_RADIUS: Final = 5.2
_TURNED: Final = 0.03  # of a turn, so that no diameter is upright


def plan(shown: form.Plan, asked: int) -> tuple[Scene, list[Area]]:
    """A plan with its lengths above it and on its left, longer ones farther outside; and the areas of all numbers."""
    pieces, spans = shown.pieces, shown.spans
    lanes = [_lanes([one for one in spans if one.way == way]) for way in ("across", "down")]
    left = _EDGE + 0.35 + len(lanes[1]) * (_LANE + 0.35)
    top = _EDGE + 0.35 + len(lanes[0]) * _LANE
    wide, deep = _CELL * max(one.right for one in pieces), max(one.bottom for one in pieces)
    row = min(max(_CELL, wide / deep / 2), 1.7 * _CELL)  # no plan is much wider than high, or higher than wide
    high = row * deep
    column = _CELL * min(max(1, high / wide / 1.2), 1.7)
    wide *= column / _CELL
    nodes: list[AnyNode] = []
    areas: list[Area] = []
    for number, one in enumerate(pieces):
        x, y = left + column * one.left, top + row * one.top
        across, down = column * (one.right - one.left), row * (one.bottom - one.top)
        nodes.append(Rect(x, y, across, down, "highlight" if number == asked else "paper", "ink", "medium"))
        nodes.append(Label(x + 0.28, y + 0.3, POINTS[number], 0.26, "ink", "label"))
        text = "X" if number == asked else str(one.area) if one.area is not None else ""
        if text:
            nodes.append(Label(x + across / 2, y + down / 2 + 0.05, text, 0.38, "given"))
        areas.append((x + across / 2 - 0.55, y + down / 2 - 0.4, 1.1, 0.9))
    nodes.append(Rect(left, top, wide, high, None, "ink", "thick"))
    places = {}
    for way, some in zip(("across", "down"), lanes, strict=True):
        for lane, inside in enumerate(some):
            for span in inside:
                number = len(pieces) + spans.index(span)
                text = "X" if number == asked else str(span.length)
                start, end = (edge * (column if way == "across" else row) for edge in (span.low, span.high))
                if way == "across":
                    y = top - 0.45 - lane * _LANE
                    line = (left + start, y), (left + end, y)
                else:
                    x = left - 0.5 - lane * (_LANE + 0.35)
                    line = (x, top + start), (x, top + end)
                nodes += _dimension(*line, text)
                places[number] = ((line[0][0] + line[1][0]) / 2 - 0.45, (line[0][1] + line[1][1]) / 2 - 0.3, 0.9, 0.6)
    areas += [places[number] for number in sorted(places)]
    return Scene(left + wide + _EDGE, top + high + _EDGE, tuple(nodes)), areas


def _lanes(spans: Sequence[form.Span]) -> list[list[form.Span]]:
    """Lengths in as few lines beside one another as they need, short ones first."""
    lanes: list[list[form.Span]] = []
    for one in sorted(spans, key=lambda one: (one.high - one.low, one.low)):
        for lane in lanes:
            if all(one.high <= other.low or other.high <= one.low for other in lane):
                lane.append(one)
                break
        else:
            lanes.append([one])
    return lanes


def _dimension(start: Point, end: Point, text: str) -> list[AnyNode]:
    """A line between two short strokes, and a number in its middle."""
    (x1, y1), (x2, y2) = start, end
    upright = x1 == x2
    gap = 0.32 if upright else 0.24 + 0.17 * len(text)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    half = (0, gap) if upright else (gap, 0)
    stroke = (0.16, 0) if upright else (0, 0.16)
    lines = (
        (x1, y1, x - half[0], y - half[1]),
        (x + half[0], y + half[1], x2, y2),
        (x1 - stroke[0], y1 - stroke[1], x1 + stroke[0], y1 + stroke[1]),
        (x2 - stroke[0], y2 - stroke[1], x2 + stroke[0], y2 + stroke[1]),
    )
    disc = [Circle(x, y, 0.3, "highlight", "ink")] if text == "X" else []
    return [Segments(lines, "ink", "thin"), *disc, Label(x, y, text, _SIZE, "given")]


def zigzag(shown: form.Zigzag, asked: int) -> tuple[Scene, list[Area]]:
    """Two rays from a point on the left, one level, and the sides between them."""
    count = len(shown.angles) // 3
    turn = math.radians(shown.opening)
    distances = [0.0]
    while len(distances) < count + 2:
        distances.append(4.2 if len(distances) == 1 else distances[-1] * (1.16 if count > 3 else 1.25) + 0.7)
    points = [
        (far * math.cos(turn), -far * math.sin(turn)) if number % 2 == 0 else (far, 0.0)
        for number, far in enumerate(distances)
    ]
    left, top = -0.6, min(y for _, y in points) - 0.75
    points = [(x - left + _EDGE, y - top) for x, y in points]
    wide, high = max(x for x, _ in points) + 0.9, max(y for _, y in points) + 1.0
    ends = _last(points, 0), _last(points, 1)
    nodes: list[AnyNode] = [
        Polyline((points[0], *ends), None, closed=True, fill="paper"),
        *(Polyline((points[0], end), "ink", "medium") for end in ends),
        *(Polyline((one, two), "ink", "medium") for one, two in pairwise(points[1:])),
    ]
    for number, ticks in enumerate(shown.ticks):
        nodes += _ticks(points[number], points[number + 1], ticks)
    nodes += _chevrons(shown, points)
    marks = _marks(shown, points)
    for number, (x, y) in enumerate(points):
        u, v = (x - 0.38, y) if number == 0 else (x, y - 0.38) if number % 2 == 0 else (x, y + 0.42)
        nodes.append(Label(u, v, POINTS[number], 0.31, "ink", "label"))
    areas = list[Area]()
    for number, degrees in enumerate(shown.angles):
        triangle, corner = divmod(number, 3)
        at, *others = (points[triangle + (corner + step) % 3] for step in range(3))
        label = "X" if number == asked else f"{degrees}°" if degrees is not None else ""
        arc, more, area = _angle(at, others[0], others[1], label, _CLEAR, (), marks, triangle % 2)
        nodes += [arc, *more] if label else []
        areas.append(area)
    return Scene(wide, high, tuple(nodes)), areas


def _last(points: Sequence[Point], remainder: int) -> Point:
    """The last point on one of the rays."""
    return points[max(number for number in range(len(points)) if number % 2 == remainder)]


def _ticks(start: Point, end: Point, count: int) -> list[AnyNode]:
    """Short strokes across the middle of a side."""
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end)
    along, across = ((x2 - x1) / length, (y2 - y1) / length), (-(y2 - y1) / length, (x2 - x1) / length)
    lines = []
    for one in range(count):
        by = 0.17 * (one - (count - 1) / 2)
        x, y = (x1 + x2) / 2 + by * along[0], (y1 + y2) / 2 + by * along[1]
        lines.append((x - 0.17 * across[0], y - 0.17 * across[1], x + 0.17 * across[0], y + 0.17 * across[1]))
    return [Segments(tuple(lines), "ink", "medium")] if lines else []


def _marks(shown: form.Zigzag, points: Sequence[Point]) -> list[Point]:
    """The middles of strokes and of arrowheads on sides."""
    found = [_between(points[one], points[one + 1], 0.5) for one, ticks in enumerate(shown.ticks) if ticks]
    for one in shown.parallel:
        found += [_between(*_upwards(points, side), _HEAD) for side in (one, one + 2)]
    return found


def _upwards(points: Sequence[Point], side: int) -> tuple[Point, Point]:
    """The ends of a side, the lower one first."""
    start, end = sorted((points[side], points[side + 1]), key=lambda one: -one[1])
    return start, end


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _chevrons(shown: form.Zigzag, points: Sequence[Point]) -> list[AnyNode]:
    """Arrowheads on sides that are parallel, as many on those that are parallel to one another."""
    nodes = list[AnyNode]()
    groups = dict[int, int]()
    for one in sorted(shown.parallel):
        groups[one + 2] = groups.setdefault(one, 1 + len({*groups.values()}))
    for side, count in groups.items():
        start, end = _upwards(points, side)
        for one in range(count):
            share = _HEAD + 0.17 * one / math.dist(start, end)
            nodes.append(Polyline(chevron(start, end, share), "ink", "medium"))
    return nodes


def chevron(start: Point, end: Point, share: float) -> tuple[Point, Point, Point]:
    """An arrowhead on a line, after a share of its way."""
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end)
    a, b = (x2 - x1) / length, (y2 - y1) / length
    x, y = _between(start, end, share)
    return (x - 0.2 * a - 0.15 * b, y - 0.2 * b + 0.15 * a), (x, y), (x - 0.2 * a + 0.15 * b, y - 0.2 * b - 0.15 * a)


def _angle(
    at: Point,
    one: Point,
    other: Point,
    label: str,
    clear: float = 1.15,
    lines: Sequence[tuple[Point, Point]] = (),
    marks: Sequence[Point] = (),
    number: int = 0,
) -> tuple[Polyline, list[AnyNode], Area]:
    """An arc between two sides, just before the number within them; this number; and the room for it.

    The number is ``clear`` times as far from the sides as it has to be, and off these lines if there is such a place.
    The arc ends off these marks of the sides; arcs with unlike numbers do not meet.
    """
    start = math.atan2(one[1] - at[1], one[0] - at[0])
    turn = (math.atan2(other[1] - at[1], other[0] - at[0]) - start + math.pi) % math.tau - math.pi
    least = _ARC + _STAGGER * number
    wide, high = (0.36, 0.36) if label == "X" else (0.27 + 0.14 * len(label), 0.24)
    away = max(
        least + _GAP + _reach(wide, high, start + turn / 2),
        clear * max(wide * abs(math.sin(start + turn / 2)), high) / math.sin(abs(turn) / 2),
    )
    half = (_DISC, _DISC) if label == "X" else (_HALF[0] + 0.1 * (len(label) > len("90°")), _HALF[1])
    best, x, y = -1.0, 0.0, 0.0
    for part, far in _SPOTS if lines else _SPOTS[:1]:
        spot = at[0] + far * away * math.cos(start + part * turn), at[1] + far * away * math.sin(start + part * turn)
        room = min((_off(spot, line, half) for line in lines), default=_FREE)
        if room > best:
            best, (x, y) = room, spot
        if room >= _FREE:
            break
    widest = _WIDEST + _STAGGER * number if lines else math.inf
    radius = max(least, math.dist(at, (x, y)) - _GAP - _reach(wide, high, math.atan2(y - at[1], x - at[0])))
    radius = max(min(radius, widest), radius - _BESIDE)
    on = [math.dist(at, mark) for mark in marks for end in (one, other) if _off(mark, (at, end), _HALF) < 0.01]
    for far in sorted(on, reverse=True):
        if abs(radius - far) < _OFF_MARKS:
            radius = max(least, far - _OFF_MARKS)
    arc = tuple(
        (at[0] + radius * math.cos(start + turn * step / 20), at[1] + radius * math.sin(start + turn * step / 20))
        for step in range(21)
    )
    nodes: list[AnyNode] = [Circle(x, y, _DISC, "highlight", "ink")] if label == "X" else []
    nodes += _written(x, y, label)
    return Polyline(arc, "ink", "thin"), nodes, (x - 0.45, y - 0.3, 0.9, 0.6)


def _reach(wide: float, high: float, turn: float) -> float:
    """How far a number of this half width and half height reaches in a direction."""
    return min(wide / max(abs(math.cos(turn)), 1e-9), high / max(abs(math.sin(turn)), 1e-9))


def _off(middle: Point, line: tuple[Point, Point], half: Point) -> float:
    """How far a line is from the middle of a number, in halves of the number's width and height."""
    (x, y), (u, v) = (((a - middle[0]) / half[0], (b - middle[1]) / half[1]) for a, b in line)
    share = -(x * (u - x) + y * (v - y)) / ((u - x) ** 2 + (v - y) ** 2)
    share = min(max(share, 0.0), 1.0)
    return math.hypot(x + share * (u - x), y + share * (v - y))


def _written(x: float, y: float, label: str) -> list[AnyNode]:
    """A letter or a number, with the sign of degrees, which no font has, behind it."""
    number = label.removesuffix("°")
    if number == label:
        return [Label(x, y, label, _DEGREES, "given")]
    # the widths of digits, and what is between them, in parts of the height
    half = _DEGREES * (sum(0.42 if digit == "1" else 0.74 for digit in number) + 0.14 * (len(number) - 1)) / 2
    x -= 0.5 * _RAISED + 0.03
    sign = Circle(x + half + 0.06 + _RAISED, y - _DEGREES / 2 + _RAISED, _RAISED, None, "given", "medium")
    return [Label(x, y, number, _DEGREES, "given"), sign]


def circle(shown: form.Circle, asked: int) -> tuple[Scene, list[Area]]:
    """Points about evenly on a circle, and the chords and radii of all angles."""
    count = shown.points
    turns = [one / count for one in range(count)]
    if shown.diameter:
        start, end = shown.diameter
        inside, outside = end - start, count - end + start
        turns = [
            (one - start) / inside / 2 if start <= one <= end else 0.5 + ((one - end) % count) / outside / 2
            for one in range(count)
        ]
    middle = _RADIUS + _EDGE + 0.6
    points = [
        (
            middle + _RADIUS * math.sin(math.tau * (one + _TURNED)),
            middle - _RADIUS * math.cos(math.tau * (one + _TURNED)),
        )
        for one in turns
    ]
    points.append((middle, middle))
    chords = {tuple(sorted((one.at, end))) for one in shown.angles for end in (one.low, one.high)}
    chords |= {tuple(sorted((one, (one + 1) % count))) for one in shown.equal}
    nodes: list[AnyNode] = [Circle(middle, middle, _RADIUS, "paper", "ink", "medium")]
    nodes += [Polyline((points[one], points[other]), "ink", "thin") for one, other in sorted(chords)]
    if shown.diameter:
        nodes.append(Polyline(tuple(points[one] for one in shown.diameter), "ink", "medium"))
        nodes.append(Circle(middle, middle, 0.13, "ink"))
    for one in shown.equal:
        nodes += _ticks(points[one], points[(one + 1) % count], 1)
    radii = {end for line in chords if count in line for end in line if end < count}
    if radii:
        to_centre = sorted(turns[one] for one in radii | {*shown.diameter})
        gap, widest = max(((end - start) % 1 or 1.0, start) for start, end in pairwise([*to_centre, to_centre[0]]))
        turn = math.tau * (widest + gap / 2 + _TURNED)
        nodes.append(Circle(middle, middle, 0.13, "ink"))
        nodes.append(Label(middle + 0.5 * math.sin(turn), middle - 0.5 * math.cos(turn), CENTRE, 0.32, "ink", "label"))
    for number, (x, y) in enumerate(points[:-1]):
        u, v = middle + (x - middle) * 1.085, middle + (y - middle) * 1.085
        nodes.append(Label(u, v, POINTS[number], 0.32, "ink", "label"))
        nodes.append(Circle(x, y, 0.08, "ink"))
    drawn = [(points[one], points[other]) for one, other in sorted(chords)]
    if shown.diameter:
        drawn.append((points[shown.diameter[0]], points[shown.diameter[1]]))
    areas, before = list[Area](), list[int]()
    for one in range(count):
        halfway = math.tau * ((turns[one] + (turns[(one + 1) % count] - turns[one]) % 1 / 2) + _TURNED)
        x, y = middle + _RADIUS * math.sin(halfway), middle - _RADIUS * math.cos(halfway)
        areas.append((x - 0.45, y - 0.3, 0.9, 0.6))
    for one, (at, low, high, degrees) in enumerate(shown.angles, count):
        label = "X" if one == asked else f"{degrees}°"
        sides, number = (points[at], points[low], points[high]), before.count(at)
        arc, more, (x, y, wide, tall) = _angle(*sides, label, lines=drawn, number=number)
        before.append(at)
        drawn += [((x + 0.1, y + down), (x + 0.8, y + down)) for down in (0.12, 0.48)]  # no number lies on another
        nodes.append(arc)
        drawn += pairwise(arc.points)
        if label != "X":
            nodes.append(Rect(x + 0.1, y + 0.08, wide - 0.2, tall - 0.16, "paper", radius=0.1))
        nodes += more
        areas.append((x, y, wide, tall))
    return Scene(2 * middle, 2 * middle, tuple(nodes)), areas
