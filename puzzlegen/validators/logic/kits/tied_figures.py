"""What ties the quantities of a magic figure, a wall, a plan, a zigzag, a circle or lengths, as they are published."""

import math
from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.logic import equations as form
from puzzlegen.validators.kits.answers import demand_different
from puzzlegen.validators.logic.kits.exact_chains import Admits, Relations
from puzzlegen.validators.logic.kits.line_figures import check, numbered, relations_of

_LETTERS: Final = 17  # of what is not shown
_BEND: Final = 0.04  # of a circle, by which what is not a half is seen not to be one


class Figure(NamedTuple):
    """Quantities tied by relations; those beyond ``named`` are neither shown nor asked for."""

    relations: Relations
    shown: Mapping[int, int]
    named: int
    quantities: int
    is_linear: bool

    @property
    def admits(self) -> Admits:
        """Which values a quantity may have: any in linear figures, positive ones in others."""
        return (lambda _: True) if self.is_linear else (lambda value: value > 0)

    def without(self, one: int) -> "Figure":
        """The figure with a number covered up."""
        return self._replace(shown={other: number for other, number in self.shown.items() if other != one})


def figure_of(shown: form.Statement) -> Figure:
    """The quantities of a scene that is no rows of things.

    Raises:
        MalformedStatement: it is none that could be drawn.
    """
    match shown:
        case form.Magic():
            return _magic(shown)
        case form.Wall():
            return _wall(shown)
        case form.Plan():
            return _plan(shown)
        case form.Zigzag():
            return _zigzag(shown)
        case form.Circle():
            return _circle(shown)
        case form.Lengths(lengths=lengths):
            check(shown)
            known = {number: one.number for number, one in enumerate(lengths) if one.number is not None}
            return Figure(relations_of(shown), known, len(lengths), len(numbered(shown)), is_linear=False)
    raise TypeError(shown)


def _magic(shown: form.Magic) -> Figure:
    """The sum of each line is that quantity which comes after all circles; and any two lines are equal."""
    spots, lines = shown.spots, shown.lines
    places = [(x, y) for x, y, _ in spots]
    demand_different(places)
    demand_different([frozenset(line) for line in lines])
    if {*range(len(spots))} != {one for line in lines for one in line} or len({*map(len, lines)}) > 1:
        raise MalformedStatement("every circle lies on a line, and all lines have as many")
    for line in lines:
        on = [place for place in range(len(spots)) if _is_between(places[line[0]], places[line[-1]], places[place])]
        if sorted(on) != sorted(line) or any(
            math.dist(places[line[0]], places[one]) >= math.dist(places[line[0]], places[other])
            for one, other in pairwise(line)
        ):
            raise MalformedStatement("a line joins all circles on its way, in order")
    total = len(spots)
    relations: dict[tuple[int, ...], Any] = {
        (number,): [*((1, (one,)) for one in line), (-1, (total,))] for number, line in enumerate(lines)
    }
    for (number, line), (other, beside) in combinations(enumerate(lines), 2):
        relations[number, other] = [
            *((1, (one,)) for one in line if one not in beside),
            *((-1, (one,)) for one in beside if one not in line),
        ]
    known = {place: spot.number for place, spot in enumerate(spots) if spot.number is not None}
    _check_letters(len(spots) - len(known))
    return Figure(relations, known, total, total + 1, is_linear=True)


def _check_letters(count: int) -> None:
    if count > _LETTERS:
        raise MalformedStatement("there are letters for all that is not shown")


def _is_between(start: tuple[int, int], end: tuple[int, int], place: tuple[int, int]) -> bool:
    """True if a place lies on a straight line within a unit, which is less than anybody sees."""
    length = math.dist(start, end)
    across = (end[0] - start[0]) * (place[1] - start[1]) - (end[1] - start[1]) * (place[0] - start[0])
    along = (end[0] - start[0]) * (place[0] - start[0]) + (end[1] - start[1]) * (place[1] - start[1])
    return abs(across) <= length * 1.01 and -length * 0.01 <= along <= length * length * 1.01


def _wall(shown: form.Wall) -> Figure:
    """Each brick above the lowest row is tied to the two below it; the relation has the number of the upper one."""
    count = len(shown.bricks)
    high = (math.isqrt(8 * count + 1) - 1) // 2
    if high * (high + 1) // 2 != count:
        raise MalformedStatement("each row has one brick more than the one above it")
    relations: dict[tuple[int, ...], Any] = {}
    for row in range(high - 1):
        for place in range(row + 1):
            above = row * (row + 1) // 2 + place
            below = above + row + 1
            parts = [(1, (below,)), (1, (below + 1,))] if shown.joined == "sum" else [(1, (below, below + 1))]
            relations[(above,)] = [*parts, (-1, (above,))]
    known = {place: number for place, number in enumerate(shown.bricks) if number is not None}
    _check_letters(count - len(known))
    return Figure(relations, known, count, count, is_linear=shown.joined == "sum")


def _plan(shown: form.Plan) -> Figure:
    """Areas of pieces, lengths of spans, then all other lengths from one cut to another, sorted.

    Relation by relation: the area of each piece, and each length that two others make together.
    """
    pieces, count = shown.pieces, len(shown.pieces)
    _check_pieces(shown)
    lengths: dict[Any, int] = {(one.way, one.low, one.high): count + number for number, one in enumerate(shown.spans)}
    if len(lengths) < len(shown.spans):
        raise MalformedStatement("no length is shown twice")
    across = sorted({x for one in pieces for x in (one.left, one.right)})
    down = sorted({y for one in pieces for y in (one.top, one.bottom)})
    sides: list[Any] = [
        (way, *pair) for way, cuts in (("across", across), ("down", down)) for pair in combinations(cuts, 2)
    ]
    for side in sorted({*sides} - lengths.keys()):
        lengths[side] = count + len(lengths)
    terms: list[Any] = [
        [(1, (lengths["across", one.left, one.right], lengths["down", one.top, one.bottom])), (-1, (number,))]
        for number, one in enumerate(pieces)
    ]
    for way, cuts in (("across", across), ("down", down)):
        for low, middle, high in combinations(cuts, 3):
            parts = (lengths[way, low, middle],), (lengths[way, middle, high],), (lengths[way, low, high],)
            terms.append(list(zip((1, 1, -1), parts, strict=True)))
    known = {number: one.area for number, one in enumerate(pieces) if one.area is not None}
    known |= {count + number: one.length for number, one in enumerate(shown.spans) if one.length is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return Figure(relations, known, count + len(shown.spans), count + len(lengths), is_linear=False)


def _check_pieces(shown: form.Plan) -> None:
    """Demand that pieces fill a rectangle, and that what has one coordinate is one cut."""
    pieces = shown.pieces
    wide, high = max(one.right for one in pieces), max(one.bottom for one in pieces)
    cells = [(x, y) for one in pieces for x in range(one.left, one.right) for y in range(one.top, one.bottom)]
    if (
        len(cells) != wide * high
        or len({*cells}) != len(cells)
        or not all(one.left < one.right and one.top < one.bottom for one in pieces)
    ):
        raise MalformedStatement("the pieces fill a rectangle")
    for ends in (
        [(one.left, one.top, one.bottom) for one in pieces if one.left]
        + [(one.right, one.top, one.bottom) for one in pieces if one.right < wide],
        [(one.top, one.left, one.right) for one in pieces if one.top]
        + [(one.bottom, one.left, one.right) for one in pieces if one.bottom < high],
    ):
        for at in {place for place, *_ in ends}:
            reached = None
            for low, up in sorted((low, up) for place, low, up in ends if place == at):
                if reached is not None and low > reached:
                    raise MalformedStatement("two cuts have different coordinates")
                reached = max(up, reached or 0)
    cuts = {"across": {x for one in pieces for x in (one.left, one.right)}}
    cuts["down"] = {y for one in pieces for y in (one.top, one.bottom)}
    if any(one.low >= one.high or not {one.low, one.high} <= cuts[one.way] for one in shown.spans):
        raise MalformedStatement("a length leads from one cut to another")


def _zigzag(shown: form.Zigzag) -> Figure:
    """Angle ``3 * t + c`` is that of triangle t at point t + c."""
    count, degrees = divmod(len(shown.angles), 3)
    if degrees or len(shown.ticks) != count + 1 or any(one > count - 2 for one in shown.parallel):
        raise MalformedStatement("each triangle has three angles, and each side from point to point its ticks")
    if len({*shown.parallel}) < len(shown.parallel):
        raise MalformedStatement("no two sides are parallel twice")
    marked = [one for one, ticks in enumerate(shown.ticks) if ticks]
    for ticks in {*shown.ticks} - {0}:
        sides = [one for one in marked if shown.ticks[one] == ticks]
        if len(sides) < 2 or sides[-1] - sides[0] >= len(sides):
            raise MalformedStatement("equal sides follow on one another")
    terms: list[Any] = [[(1, (3 * one,)), (1, (3 * one + 1,)), (1, (3 * one + 2,)), (-180, ())] for one in range(count)]
    for point in range(1, count):  # on a ray, between two others
        around = [3 * (point - corner) + corner for corner in range(3) if 0 <= point - corner < count]
        terms.append([*((1, (one,)) for one in around), (-180, ())])
    for one in range(count):
        if shown.ticks[one] and shown.ticks[one] == shown.ticks[one + 1]:
            terms.append([(1, (3 * one,)), (-1, (3 * one + 2,))])
    for one in sorted(shown.parallel):
        terms.append([(1, (3 * one + 1,)), (-1, (3 * one + 4,))])
    # corresponding angles where parallels, two or more, meet a ray: behind each of them, and before each of them
    for one in sorted(shown.parallel):
        other = one
        while other in shown.parallel:
            other += 2
            for angle, like in ((3 * one - 1, 3 * other - 1), (3 * one, 3 * other)):
                if angle >= 0 and like < 3 * count:
                    terms.append([(1, (angle,)), (-1, (like,))])
    known = {number: one for number, one in enumerate(shown.angles) if one is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return Figure(relations, known, 3 * count, 3 * count, is_linear=False)


def _circle(shown: form.Circle) -> Figure:
    """All arcs together, each angle and its arcs, the two halves beside a diameter, and equal arcs."""
    points, angles = shown.points, shown.angles
    for at, low, high, _ in angles:
        if len({at, low, high}) < 3 or max(at, low, high) > points or low > high:
            raise MalformedStatement("an angle lies between the lines to two other points")
    demand_different([one[:3] for one in angles])
    if list(shown.equal) != sorted({*shown.equal}) or len(shown.equal) == 1 or max(shown.equal, default=0) >= points:
        raise MalformedStatement("equal arcs are different ones, in order")
    terms: list[Any] = [[*((1, (one,)) for one in range(points)), (-360, ())]]
    radii = {one for at, *ends, _ in angles if points in (at, *ends) for one in (ends if at == points else [at])}
    for low, high in combinations(sorted(radii), 2):
        if (low, high) != shown.diameter and abs(_drawn(shown, low, high) - 0.5) < _BEND:
            raise MalformedStatement("two radii that are no diameter do not look like one")
    for number, (at, low, high, _) in enumerate(angles):
        if at == points:
            terms.append([*((1, (one,)) for one in _lesser(shown, low, high)), (-1, (points + number,))])
            continue
        if high == points:  # the triangle of a chord and two radii
            terms.append([*((1, (one,)) for one in _lesser(shown, at, low)), (2, (points + number,)), (-180, ())])
            continue
        inside = [*range(low, high)]
        arcs = [one for one in range(points) if one not in inside] if low < at < high else inside
        terms.append([*((1, (one,)) for one in arcs), (-2, (points + number,))])
    if shown.diameter:
        if len(shown.diameter) != 2 or not shown.diameter[0] < shown.diameter[1] < points:
            raise MalformedStatement("a diameter has two ends, in order")
        start, end = shown.diameter
        half = [*range(start, end)]
        terms.append([*((1, (one,)) for one in half), (-180, ())])
        terms.append([*((1, (one,)) for one in range(points) if one not in half), (-180, ())])
    for one, other in zip(shown.equal, shown.equal[1:], strict=False):
        terms.append([(1, (one,)), (-1, (other,))])
    known = {points + number: one.degrees for number, one in enumerate(angles) if one.degrees is not None}
    relations: Relations = {(number,): one for number, one in enumerate(terms)}
    return Figure(relations, known, points + len(angles), points + len(angles), is_linear=False)


def _lesser(shown: form.Circle, one: int, other: int) -> list[int]:
    """The arcs from a point to another on the side that is drawn as less than half of the circle."""
    low, high = sorted((one, other))
    part = _drawn(shown, low, high)
    if abs(part - 0.5) < _BEND:
        raise MalformedStatement("the arc of an angle at the centre is seen to be less than half")
    return [arc for arc in range(shown.points) if (low <= arc < high) == (part < 0.5)]


def _drawn(shown: form.Circle, low: int, high: int) -> float:
    """How much of the circle is drawn from a point on to another one."""
    points, ends = shown.points, shown.diameter or (0, 0)
    halves = ends[1] - ends[0], points - ends[1] + ends[0]
    drawn = [1 / (2 * halves[not ends[0] <= arc < ends[1]]) if shown.diameter else 1 / points for arc in range(points)]
    return sum(drawn[low:high])
