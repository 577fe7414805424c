"""Chords, secants and tangents of a circle, with whole lengths; a kind of `length_figures`."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.length_figures import APART, Pair, Point, Sketch, clear, cross, turned, uniform

_TRIES: Final = 60
_DRAWN: Final = 20  # times that lines of a circle are drawn
_WAYS: Final = 5  # to draw a line of a circle, before all of them are drawn anew
_MIDDLE: Final = 1e-6  # of a circle, where a crossing has no direction from it
_SHORT: Final = 0.5  # of half a line within a circle, at least, where the radius is 1


class _Line(NamedTuple):
    """Where a line meets the circle, and its crossings: numbers along it."""

    low: float
    high: float
    crossings: dict[int, float]


def chords(count: int, rng: Stream) -> Sketch:
    """So many lines through a circle, each after the first one through a point of one before; some may touch it."""
    for _ in range(_TRIES):
        sketch = _chords(count, rng)
        if sketch is not None:
            return sketch
    raise Rejected("no room for chords")


def _chords(count: int, rng: Stream) -> Sketch | None:
    is_outside = bool(rng.below(2))
    several = count > 2 and bool(rng.below(2))  # lines through the first crossing
    through: list[tuple[int, ...]] = [(0,)]  # crossings of lines
    for number in range(1, count):
        last = max(one for some in through for one in some)
        if number == 1 or (number == 2 and several):
            through.append((0,))
        else:
            through[-1] = (*through[-1], last + 1)
            through.append((last + 1,))
    touches = next((one for one, some in enumerate(through) if some == (0,)), -1) if is_outside and rng.below(3) else -1
    lines = next(filter(None, (_whole_lines(through, is_outside, touches, rng) for _ in range(_TRIES))), None)
    if lines is None:
        return None
    widest = max((line.high - line.low) / 2 for line in lines)
    real = next(filter(None, (_placed(lines, widest * uniform(rng, 1.03, 1.6), rng) for _ in range(_TRIES))), None)
    if real is None:
        return None
    orders = _order(real.ends), _order(_mirrored(real.ends))
    for _ in range(_DRAWN):
        drawn = _drawn(through, is_outside, touches, orders, rng)
        if drawn is not None:
            sketch = _sketch(lines, drawn, touches)
            if clear(sketch):
                return sketch
    return None


def _whole_lines(through: Sequence[Sequence[int]], is_outside: bool, touches: int, rng: Stream) -> list[_Line] | None:
    """Whole numbers along all lines, the first crossing of each at 0."""
    powers = dict[int, int]()
    lines = list[_Line]()
    for number, (first, *rest) in enumerate(through):
        outside = is_outside and first == 0
        if first not in powers:
            powers[first] = rng.choice((12, 16, 18, 20, 24, 30, 36, 40, 48, 60, 64, 72, 80, 90, 96, 100, 120, 144))
        power = powers[first]
        root = math.isqrt(power)
        ways = [(one, power // one) for one in range(2, power // 2 + 1) if power % one == 0 and one * one != power]
        ways = [(one, other) for one, other in ways if max(one, other) <= 36 and (not outside or one < other)]
        if number == touches:
            if root * root != power:
                return None
            low, high = root, root
        elif not ways:
            return None
        else:
            near, far = rng.choice(ways)
            low, high = (near, far) if outside else (-near, far)
        crossings: dict[int, float] = {first: 0}
        for one in rest:
            start = low if outside else 0
            if high - start < 3:
                return None
            crossings[one] = rng.between(start + 1, high - 1)
            powers[one] = int((crossings[one] - low) * (high - crossings[one]))
        lines.append(_Line(low, high, crossings))
    ends = [sorted((one.low, one.high)) for one in lines]
    return None if len({(low, high) for low, high in ends}) < len(ends) else lines


_Ends: TypeAlias = list[tuple[Point, Point]]
_Met: TypeAlias = list[tuple[float, int]]


class _Placed(NamedTuple):
    """Where lines meet a circle around (0, 0), and where they cross one another."""

    ends: _Ends
    crossings: dict[int, Point]


def _placed(lines: Sequence[_Line], radius: float, rng: Stream) -> _Placed | None:
    """Lines with given lengths; None if any two meet that have no crossing."""
    places = dict[int, Point]()
    ends: _Ends = []
    for line in lines:
        half, middle = (line.high - line.low) / 2, (line.high + line.low) / 2
        first = next(iter(line.crossings))
        if first not in places:
            away = math.sqrt(radius * radius - half * half)
            places[first] = (line.crossings[first] - middle, away)
            direction = 1.0, 0.0
        else:
            x, y = places[first]
            far = math.hypot(x, y)
            if far < _MIDDLE:
                return None
            share = (middle - line.crossings[first]) / far
            if abs(share) > 1:
                return None
            direction = turned((-x / far, -y / far), math.acos(share) * (1 if rng.below(2) else -1))
        x, y = places[first]
        start = line.crossings[first]

        def at(number: float, x: float = x, y: float = y, way: Point = direction, start: float = start) -> Point:
            return x + (number - start) * way[0], y + (number - start) * way[1]

        ends.append((at(line.low), at(line.high)))
        for crossing, number in line.crossings.items():
            places.setdefault(crossing, at(number))
    reach = [_reach(two, line.crossings, places) for two, line in zip(ends, lines, strict=True)]
    through = [[*line.crossings] for line in lines]
    meet = all(_meet_only(reach[: number + 1], through) for number in range(1, len(lines)))
    return _Placed(ends, places) if meet else None


def _reach(ends: tuple[Point, Point], crossings: Iterable[int], places: Mapping[int, Point]) -> tuple[Point, Point]:
    """The two of a line's ends and crossings that are farthest apart."""
    some = [*ends, *(places[one] for one in crossings)]
    return max(combinations(some, 2), key=lambda two: math.dist(*two))


def _meet_only(reach: Sequence[tuple[Point, Point]], through: Sequence[Sequence[int]]) -> bool:
    """True if the last of some lines meets none of the others but at a crossing that they share."""
    last = len(reach) - 1
    return all({*through[last]} & {*through[one]} or not cross(reach[last], reach[one]) for one in range(last))


def _drawn(
    through: Sequence[Sequence[int]], is_outside: bool, touches: int, orders: Sequence[Sequence[int]], rng: Stream
) -> _Placed | None:
    """The same lines across a circle of radius 1, one after the other in random directions that keep to an order."""
    turn = uniform(rng, 0, math.tau)
    far = uniform(rng, 1.7, 2.1) if is_outside else uniform(rng, 0.15, 0.45)
    places: dict[int, Point] = {0: turned((far, 0.0), turn)}
    ends: _Ends = []
    reach: _Ends = []
    met: _Met = []
    for number, (first, *rest) in enumerate(through):
        x, y = places[first]
        away = math.hypot(x, y)
        if away < _MIDDLE:
            return None
        for _ in range(_WAYS):
            if number == touches:
                way = turned((-x / away, -y / away), math.asin(1 / away) * (1 if rng.below(2) else -1))
            else:
                angle = _between(met, rng.choice(orders), 2 * number + 1, rng)
                ahead = math.cos(angle) - x, math.sin(angle) - y
                long = math.hypot(*ahead)
                way = ahead[0] / long, ahead[1] / long
            middle = -(x * way[0] + y * way[1])
            half = 0.0 if number == touches else math.sqrt(max(0.0, 1 - (x * x + y * y - middle * middle)))
            if 0 < half < _SHORT:
                continue
            low, high = middle - half, middle + half
            two = (x + low * way[0], y + low * way[1]), (x + high * way[0], y + high * way[1])
            new = sorted([*met, *_meets(number, two)])
            order = _rounds(new)
            kept = [one for one in orders if [end for end in one if end // 2 <= number] == order]
            if not kept:
                continue
            for one in rest:
                start = low if first == 0 and is_outside else 0.0
                share = start + (high - start) * uniform(rng, 0.35, 0.65)
                places[one] = (x + share * way[0], y + share * way[1])
            mine = [*two[: 1 if number == touches else 2], *(places[one] for one in rest)]
            others = [*places.values()][: -len(rest) or None]
            others += [end for number, pair in enumerate(ends) for end in pair[: 1 if number == touches else 2]]
            longest = _reach(two, through[number], places)
            if all(
                math.dist(one, other) > 2 * APART for one, other in (*combinations(mine, 2), *product(mine, others))
            ) and _meet_only([*reach, longest], through):
                break
        else:
            return None
        ends.append(two)
        reach.append(longest)
        met, orders = new, kept
    return _Placed(ends, places)


def _between(met: _Met, order: Sequence[int], new: int, rng: Stream) -> float:
    """An angle at which a new end comes to its place in an order, or any one."""
    if not met:
        return uniform(rng, 0, math.tau)
    ends = [end for _, end in met]
    here = order.index(new)
    before = next(ends.index(order[here - back]) for back in range(1, len(order)) if order[here - back] in ends)
    low, high = met[before][0], met[(before + 1) % len(met)][0]
    return uniform(rng, low, high if high > low else high + math.tau)


def _meets(number: int, ends: tuple[Point, Point]) -> _Met:
    """Where a line meets the circle, as angles, with twice its number for its low end, one more for its high one."""
    low, high = ends
    return [
        (math.atan2(y, x), 2 * number + which)
        for which, (x, y) in enumerate((low,) if math.dist(low, high) < 1e-9 else ends)
    ]


def _order(ends: _Ends) -> list[int]:
    return _rounds(sorted(one for number, two in enumerate(ends) for one in _meets(number, two)))


def _rounds(met: _Met) -> list[int]:
    """Ends of lines in the order in which they meet the circle, from the low one of line 0."""
    order = [one for _, one in met]
    start = order.index(0)
    return order[start:] + order[:start]


def _mirrored(ends: _Ends) -> _Ends:
    return [((-a, b), (-c, d)) for (a, b), (c, d) in ends]


def _sketch(lines: Sequence[_Line], drawn: _Placed, touches: int) -> Sketch:
    crossings = sorted(drawn.crossings)
    points = [drawn.crossings[one] for one in crossings]
    on_it, order, lengths = list[int](), list[tuple[int, ...]](), dict[Pair, int]()
    for number, (line, (low, high)) in enumerate(zip(lines, drawn.ends, strict=True)):
        along: dict[int, float] = dict(line.crossings)
        for place, end in [(line.low, low), (line.high, high)][: 1 if number == touches else 2]:
            on_it.append(len(points))
            along[len(points)] = place
            points.append(end)
        order.append(tuple(sorted(along, key=lambda one: along[one])))
        for one, other in combinations(sorted(along), 2):
            lengths[one, other] = int(abs(along[one] - along[other]))
    freedom = 1 + len(lines) + sum(len(line.crossings) - 1 for line in lines) - (touches >= 0)
    return Sketch(points, order, lengths, freedom, circle=((0.0, 0.0), 1.0, tuple(on_it)))
