"""What ties the lengths of points on straight lines: the circle, parallels and right angles that a picture shows.

A figure is refused where it is not drawn as it says: points off their line or circle, right angles that are none.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.logic import equations as form
from puzzlegen.validators.kits.answers import demand_different
from puzzlegen.validators.logic.kits.exact_chains import Relations

Side: TypeAlias = frozenset[int]
_ON: Final = 2.5  # units between a point and its line or circle, at most; less than anybody sees
_OFF: Final = 20  # and where it does not belong there, at least
_APART: Final = 40  # of two points
_BEND: Final = math.radians(10)  # between two lines that meet, at least
_TURN: Final = math.radians(1.2)


def numbered(shown: form.Lengths) -> dict[Side, int]:
    """The number of each length: those that are listed, then all others, sorted."""
    listed = [(one.low, one.high) for one in shown.lengths]
    others = {(min(two), max(two)) for line in shown.lines for two in combinations(line, 2)} - {*listed}
    return {frozenset(two): number for number, two in enumerate([*listed, *sorted(others)])}


def relations_of(shown: form.Lengths) -> Relations:
    """Sums on lines, squares of right triangles, equal products of chords, and of sides between parallels."""
    number = numbered(shown)
    found: dict[tuple[int, ...], Any] = {}

    def length(one: int, other: int) -> int:
        return number[frozenset((one, other))]

    for line in shown.lines:
        for low, middle, high in combinations(line, 3):
            parts, whole = sorted((length(low, middle), length(middle, high))), length(low, high)
            found[*parts, whole] = [(1, (parts[0],)), (1, (parts[1],)), (-1, (whole,))]
    for at, one, other in shown.right:
        for low, high in ((low, high) for low in shown.lines[one] for high in shown.lines[other]):
            if at not in (low, high) and frozenset((low, high)) in number:
                legs, long = sorted((length(at, low), length(at, high))), length(low, high)
                found[*legs, long] = [(1, (legs[0],) * 2), (1, (legs[1],) * 2), (-1, (long,) * 2)]
    for two, as_two in _equal_products(shown, length):
        if sorted(two) != sorted(as_two):
            first, second = sorted((sorted(two), sorted(as_two)))
            found[*first, *second] = [(1, tuple(first)), (-1, tuple(second))]
    return found


def _equal_products(
    shown: form.Lengths, length: Callable[[int, int], int]
) -> Iterable[tuple[tuple[int, int], tuple[int, int]]]:
    on = {*shown.circle.points} if shown.circle else set()
    crossing = {
        (one, other): next(iter({*shown.lines[one]} & {*shown.lines[other]}), None)
        for one, other in combinations(range(len(shown.lines)), 2)
    }
    if on:
        for (one, other), at in crossing.items():
            if at is not None and at not in on:
                first, second = ([point for point in shown.lines[line] if point in on] for line in (one, other))
                yield (
                    (length(at, first[0]), length(at, first[-1])),
                    (length(at, second[0]), length(at, second[-1])),
                )
    rungs = [{*shown.lines[line]} for line in shown.parallel]
    for (one, other), at in crossing.items():
        if len(rungs) < 2 or at is None or {one, other} & {*shown.parallel}:
            continue
        # where each parallel, and the crossing, meets the two lines
        met = [(at, at)] + [
            (low, high) for rung in rungs for low in rung & {*shown.lines[one]} for high in rung & {*shown.lines[other]}
        ]
        spans = [(length(a, c), length(b, d)) for (a, b), (c, d) in combinations(met, 2)]
        for (low, high), (as_low, as_high) in combinations(spans, 2):
            yield (low, as_high), (as_low, high)
        for (a, b), (c, d) in permutations(met[1:], 2):
            yield (length(a, b), length(at, c)), (length(c, d), length(at, a))
            yield (length(a, b), length(at, d)), (length(c, d), length(at, b))


def is_figure(shown: form.Lengths, values: Mapping[int, Fraction]) -> bool:
    """True if any three points that lines join by twos could be the corners of a triangle with these sides."""
    number = numbered(shown)
    for three in combinations(range(len(shown.points)), 3):
        sides = [frozenset(two) for two in combinations(three, 2)]
        if any(side not in number for side in sides) or any({*three} <= {*line} for line in shown.lines):
            continue
        *rest, longest = sorted(values[number[side]] for side in sides)
        if longest >= sum(rest):
            return False
    return True


def check(shown: form.Lengths) -> None:
    """Raises `MalformedStatement` unless the figure is drawn as it says."""
    points, lines = shown.points, shown.lines
    if {one for line in lines for one in line} != {*range(len(points))}:
        raise MalformedStatement("every point lies on a line")
    if any(len({*one} & {*other}) > 1 for one, other in combinations(lines, 2)) or any(
        len({*line}) < len(line) for line in lines
    ):
        raise MalformedStatement("two lines have one point in common at most")
    if any(math.dist(one, other) < _APART for one, other in combinations(points, 2)):
        raise MalformedStatement("points are apart")
    for line in lines:
        start, end = points[line[0]], points[line[-1]]
        along = [_along(start, end, points[one]) for one in line]
        if along != sorted(along) or any(_away(start, end, points[one]) > _ON for one in line):
            raise MalformedStatement("the points of a line lie on it, in order")
        for one in {*range(len(points))} - {*line}:
            if -_OFF < _along(start, end, points[one]) < math.dist(start, end) + _OFF and (
                _away(start, end, points[one]) < _OFF
            ):
                raise MalformedStatement("no other point lies on a line")
    for (number, line), (beside, other) in combinations(enumerate(lines), 2):
        turn = _between(shown, number, beside)
        if {*line} & {*other} and min(turn, math.pi - turn) < _BEND:
            raise MalformedStatement("lines that meet do not look like one")
    listed = [frozenset((one.low, one.high)) for one in shown.lengths]
    demand_different(listed)
    if any(one.low >= one.high or not any({one.low, one.high} <= {*line} for line in lines) for one in shown.lengths):
        raise MalformedStatement("a length lies on a line")
    if [bool(shown.right), bool(shown.parallel), bool(shown.circle)].count(True) != 1:
        raise MalformedStatement("it is a figure of one kind")
    _check_right(shown)
    _check_parallel(shown)
    if shown.circle:
        _check_circle(shown, shown.circle)


def _check_right(shown: form.Lengths) -> None:
    demand_different([(at, frozenset(two)) for at, *two in shown.right])
    for at, one, other in shown.right:
        if (
            max(one, other) >= len(shown.lines)
            or one == other
            or not all(at in shown.lines[line] for line in (one, other))
        ):
            raise MalformedStatement("a right angle is where two lines meet")
        if abs(_between(shown, one, other) - math.pi / 2) > _TURN:
            raise MalformedStatement("a right angle is drawn as one")


def _check_parallel(shown: form.Lengths) -> None:
    some = shown.parallel
    if not some:
        return
    if len({*some}) < len(some) or len(some) < 2 or max(some) >= len(shown.lines):
        raise MalformedStatement("two lines or more are parallel")
    across = [line for number, line in enumerate(shown.lines) if number not in some]
    if len(across) != 2 or len({*across[0]} & {*across[1]}) != 1:
        raise MalformedStatement("parallels lie across two lines that cross")
    for number in some:
        rung = {*shown.lines[number]}
        if len(rung) != 2 or any(len(rung & {*line}) != 1 for line in across):
            raise MalformedStatement("each parallel joins two points of two lines")
        if min(_between(shown, some[0], number), math.pi - _between(shown, some[0], number)) > _TURN:
            raise MalformedStatement("parallels are drawn as such")


def _check_circle(shown: form.Lengths, circle: form.Round) -> None:
    middle, on = (circle.x, circle.y), circle.points
    if len({*on}) < len(on) or max(on) >= len(shown.points):
        raise MalformedStatement("the points of a circle are different ones")
    for number, point in enumerate(shown.points):
        away = abs(math.dist(point, middle) - circle.radius)
        if away > _ON if number in on else away < _OFF:
            raise MalformedStatement("points lie on the circle or do not")
    for line in shown.lines:
        met = [one for one in line if one in on]
        start, end = shown.points[line[0]], shown.points[line[-1]]
        if not 0 < len(met) < 3 or (len(met) == 1 and abs(_away(start, end, middle) - circle.radius) > _ON):
            raise MalformedStatement("each line meets the circle twice, or touches it")
    for one, other in combinations(range(len(shown.lines)), 2):
        if {*shown.lines[one]} & {*shown.lines[other]} & {*on}:
            raise MalformedStatement("lines cross off the circle")


def _along(start: Sequence[int], end: Sequence[int], point: Sequence[int]) -> float:
    across = (end[0] - start[0]) * (point[0] - start[0]) + (end[1] - start[1]) * (point[1] - start[1])
    return across / math.dist(start, end)


def _away(start: Sequence[int], end: Sequence[int], point: Sequence[int]) -> float:
    area = (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
    return abs(area) / math.dist(start, end)


def _between(shown: form.Lengths, one: int, other: int) -> float:
    """The angle between two lines, up to half a turn."""
    turns = []
    for line in (shown.lines[one], shown.lines[other]):
        (x1, y1), (x2, y2) = shown.points[line[0]], shown.points[line[-1]]
        turns.append(math.atan2(y2 - y1, x2 - x1))
    return abs((turns[0] - turns[1] + math.pi) % math.tau - math.pi)
