"""Centre lines of views as they are drawn: crosses of what is round for a half or more, and axes from the side."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise, permutations
from typing import Final, NamedTuple, Protocol, TypeAlias

from puzzlegen.facts.parts.arcs import ALIKE, HALF, WHOLE, Span, centre, reach, together
from puzzlegen.facts.parts.sides import PER_MM

SCALE: Final = 13.0 * PER_MM
"""Steps of views in a unit of the page."""
OVER: Final = 0.22
"""Units by which a centre line leaves what is round, as a rule."""
CLEAR: Final = 0.125
"""Units by which a centre line lies beside lines along it, or is left out there."""
_STEP: Final = 300  # hundredths of a degree, from point to point of an arc
_OVERS: Final = tuple(k / 100 for k in range(12, 47, 2))  # units, likewise, where it would end at a stroke otherwise
_SHY: Final = 0.2  # units from the end of a centre line to a stroke across it, at least
_OWN: Final = 1.06  # units from what is round to an outline across a centre line that this halves, and passes

Straight: TypeAlias = tuple[int, int, int, int]
"""A line: x and y of one end, and of the other."""
Spans: TypeAlias = Sequence[tuple[float, float]]
"""From where to where something runs."""


class Strokes(Protocol):
    """Strokes that are seen in a view, or those that are hidden."""

    @property
    def lines(self) -> Sequence[Straight]:
        """Straight ones."""

    @property
    def arcs(self) -> Sequence[Span]:
        """Arcs of circles."""

    @property
    def curves(self) -> Sequence[Sequence[tuple[int, int]]]:
        """Others, point by point."""


class CentreLine(NamedTuple):
    """Which coordinate lies across it (0: it is upright), and where; the spans of what is round, and what is drawn.

    That leaves these by as much at one end as at the other one.
    """

    number: int
    at: int
    round: Spans
    drawn: Spans


def centre_lines(
    parts: Sequence[Strokes], axes: Iterable[Straight], planes: Sequence[tuple[int, int]] = ()
) -> Iterator[CentreLine]:
    """Those of a view, given what is seen and what is hidden, and its axes. Those on one line are one.

    None ends at a plane that is drawn all across the view, given as the coordinate across it (0: upright) and where.
    """
    spans: defaultdict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)

    def add(number: int, at: int, low: float, high: float) -> None:
        near = next((other for of, other in spans if of == number and abs(other - at) <= ALIKE), at)
        spans[number, near].append((low - OVER * SCALE, high + OVER * SCALE))

    found = _round(parts)
    for spot, _, around, _ in found:
        for number, at in enumerate(spot):
            places = [point[1 - number] for point in around]
            low, high = min(places), max(places)
            beside = (
                (one, other) for one, other in _along(parts, number, at) if one <= high + ALIKE and other >= low - ALIKE
            )
            if not (_is_mouth(around, number, at) and any(beside)):  # else it would close the mouth like an edge
                add(number, at, low, high)
    for slot in _slots(found):
        add(*slot)
    crosses = {*spans}
    for x1, y1, x2, y2 in axes:
        if x1 == x2:
            add(0, x1, *sorted((y1, y2)))
        else:
            add(1, y1, *sorted((x1, x2)))
    for (number, at), some in spans.items():
        met = [*_met(parts, number, at), *((place, False) for across, place in planes if across != number)]
        round_ones = [
            _outermost(met, low + OVER * SCALE, high - OVER * SCALE, is_cross=(number, at) in crosses)
            for low, high in united(some)
        ]
        yield CentreLine(number, at, round_ones, united([_drawn(met, *span) for span in round_ones]))


def points(arc: Span) -> list[tuple[float, float]]:
    """Points along an arc."""
    x, y, radius, start, end = arc
    count = max(2, math.ceil((end - start) / _STEP))
    angles = (math.radians((start + k * (end - start) / count) / 100) for k in range(count + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


class _Round(NamedTuple):
    """Centre and radius of what is round for a half or more, points of it, and whether it is a whole circle."""

    spot: tuple[int, int]
    radius: int
    points: list[tuple[float, float]]
    is_whole: bool


def _round(parts: Sequence[Strokes]) -> list[_Round]:
    """What is round for a half or more, seen or hidden."""
    groups = together(chain.from_iterable(part.arcs for part in parts))
    return [
        _Round(centre(group), group[0][2], [*chain.from_iterable(map(points, group))], far == WHOLE)
        for group in groups
        if (far := reach(group)) >= HALF
    ]


def _is_mouth(around: Sequence[tuple[float, float]], number: int, at: int) -> bool:
    """Whether what is round lies on one side of a line through its centre."""
    sides = [point[number] - at for point in around]
    return min(sides) > -ALIKE or max(sides) < ALIKE


def _along(parts: Iterable[Strokes], number: int, at: int) -> Iterator[tuple[int, int]]:
    """From where to where strokes run in a line."""
    for line in chain.from_iterable(part.lines for part in parts):
        if line[number] == line[number + 2] and abs(line[number] - at) <= ALIKE:
            yield min(line[1 - number], line[3 - number]), max(line[1 - number], line[3 - number])


def _slots(found: Sequence[_Round]) -> Iterator[tuple[int, int, float, float]]:
    """Axes through both ends of slots, which curve away from one another: which coordinate is where, from, to."""
    for one, other in permutations([half for half in found if not half.is_whole], 2):
        for number in range(2):
            here, there = one.spot[1 - number], other.spot[1 - number]
            beside = abs(one.spot[number] - other.spot[number])
            if max(beside, abs(one.radius - other.radius)) > ALIKE or here >= there:
                continue
            low = min(point[1 - number] for point in one.points)
            high = max(point[1 - number] for point in other.points)
            if low < here - 0.9 * one.radius and high > there + 0.9 * one.radius:
                yield number, one.spot[number], low, high


def united(spans: Spans) -> list[tuple[float, float]]:
    """Spans in order, those that meet as one."""
    found: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((start, end))
    return found


def _outermost(met: Sequence[tuple[float, bool]], low: float, high: float, *, is_cross: bool) -> tuple[float, float]:
    """What is round, as far as outlines near its ends that its centre line halves: a chamfer, or a hexagon about it.

    A cross passes such outlines on both sides of it or on neither.
    """
    first = -_passed(sorted(-place for place, is_own in met if is_own), -low)
    last = _passed(sorted(place for place, is_own in met if is_own), high)
    return (low, high) if is_cross and (first == low or last == high) else (first, last)


def _passed(places: Iterable[float], end: float) -> float:
    """The last of places in order that each lie near the one before, or near the end."""
    for place in places:
        if 0 < place - end < _OWN * SCALE:
            end = place
    return end


def _drawn(met: Iterable[tuple[float, bool]], low: float, high: float) -> tuple[float, float]:
    """A centre line that leaves what is round at both ends by as much, and ends at no stroke, as near as may be."""
    places = [place for place, _ in met if not low - ALIKE <= place <= high + ALIKE]

    def misses(over: float) -> float:
        """Units by which the nearest stroke is too near to either end."""
        ends = low - over * SCALE, high + over * SCALE
        return max(0.0, _SHY - min((abs(place - end) for place in places for end in ends), default=math.inf) / SCALE)

    over = min(_OVERS, key=lambda over: (misses(over), abs(over - OVER)))
    return low - over * SCALE, high + over * SCALE


def _met(parts: Sequence[Strokes], number: int, at: int) -> Iterator[tuple[float, bool]]:
    """Where strokes cross an upright (0) or a level (1) line at a place, but for those that run along it.

    With each place goes whether the line halves the stroke there, or what it makes up with its mirror image.
    """
    for strokes in parts:
        for way in (*(((x1, y1), (x2, y2)) for x1, y1, x2, y2 in strokes.lines), *strokes.curves):
            is_straight = len(way) == 2
            for one, other in pairwise(way):
                here, there = one[number], other[number]
                if here != there and min(here, there) <= at <= max(here, there):
                    is_across = one[1 - number] == other[1 - number] and abs(here + there - 2 * at) <= 2 * ALIKE
                    is_tip = min(abs(here - at), abs(there - at)) <= ALIKE and one[1 - number] != other[1 - number]
                    yield (
                        one[1 - number] + (at - here) / (there - here) * (other[1 - number] - one[1 - number]),
                        is_straight and (is_across or is_tip),
                    )
        for x, y, radius, first, last in strokes.arcs:
            middle, across = (x, y)[:: 1 - 2 * number]
            if abs(at - middle) < radius:
                half = math.sqrt(radius**2 - (at - middle) ** 2)
                for away in (half, -half):
                    right, up = (at - middle, away)[:: 1 - 2 * number]
                    if (100 * math.degrees(math.atan2(up, right)) - first) % 36_000 <= last - first:
                        yield across + away, abs(at - middle) <= ALIKE
