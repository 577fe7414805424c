"""What each relation of a figure says, as an equation with a reason."""

import math
from collections.abc import Callable, Sequence
from itertools import combinations, takewhile
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.formats.logic import equations as form
from puzzlegen.renderers.kits.telling import comma_list
from puzzlegen.renderers.logic.kits.equation_figures import CENTRE, POINTS
from puzzlegen.renderers.logic.kits.length_pictures import pairs

msg: Final = messages(__name__)
Drawn = form.Plan | form.Zigzag | form.Circle | form.Lengths
Figure = form.Magic | form.Wall | Drawn
Text = Callable[[int], Phrase]


def _sum(parts: Sequence[Phrase], sign: str = " + ") -> Phrase:
    return comma_list(parts, sign)


def equation(shown: Figure, by: Sequence[int], text: Text) -> tuple[str, Phrase]:
    """The id of the reason, and an equation in which quantities stand as the text of each says."""
    match shown:
        case form.Magic():
            return "line", _magic(shown, by, text)
        case form.Wall(joined=joined):
            (above,) = by
            below = above + (math.isqrt(8 * above + 1) - 1) // 2 + 1
            parts = [text(below), text(below + 1)]
            return "brick", _sum([_sum(parts, " + " if joined == "sum" else " × "), text(above)], " = ")
        case form.Plan():
            return _plan(shown, by[0], text)
        case form.Zigzag():
            return _zigzag(shown, by[0], text)
        case form.Circle():
            return _circle(shown, by[0], text)
        case form.Lengths():
            return _lengths(shown, by, text)


def _magic(shown: form.Magic, by: Sequence[int], text: Text) -> Phrase:
    one, *rest = (shown.lines[line] for line in by)
    if not rest:
        return _sum([_sum([text(spot) for spot in one]), text(len(shown.spots))], " = ")
    left, right = [spot for spot in one if spot not in rest[0]], [spot for spot in rest[0] if spot not in one]
    return _sum([_sum([text(spot) for spot in some]) for some in (left, right)], " = ")


def lengths(shown: form.Plan) -> list[tuple[str, int, int]]:
    """All lengths of a plan as the format numbers them, the first one after all pieces."""
    spans = [(one.way, one.low, one.high) for one in shown.spans]
    found: set[tuple[str, int, int]] = set()
    for way, cuts in zip(("across", "down"), _cuts(shown), strict=True):
        found |= {(way, *pair) for pair in combinations(cuts, 2)}
    return [*spans, *sorted(found - {*spans})]


def _cuts(shown: form.Plan) -> tuple[list[int], list[int]]:
    across = sorted({x for one in shown.pieces for x in (one.left, one.right)})
    return across, sorted({y for one in shown.pieces for y in (one.top, one.bottom)})


def _plan(shown: form.Plan, number: int, text: Text) -> tuple[str, Phrase]:
    pieces = shown.pieces
    named = lengths(shown)

    def place(*length: str | int) -> int:
        return len(pieces) + named.index(length)  # type: ignore[arg-type]

    if number < len(pieces):
        one = pieces[number]
        sides = [text(place("across", one.left, one.right)), text(place("down", one.top, one.bottom))]
        return "area", _sum([_sum(sides, " × "), text(number)], " = ")
    triples = [
        (way, *cut) for way, cuts in zip(("across", "down"), _cuts(shown), strict=True) for cut in combinations(cuts, 3)
    ]
    way, low, middle, high = triples[number - len(pieces)]
    parts = [text(place(way, low, middle)), text(place(way, middle, high))]
    return "length", _sum([_sum(parts), text(place(way, low, high))], " = ")


def _zigzag(shown: form.Zigzag, number: int, text: Text) -> tuple[str, Phrase]:
    count = len(shown.angles) // 3
    if number < count:
        return "triangle", _sum([_sum([text(3 * number + corner) for corner in range(3)]), "180°"], " = ")
    number -= count
    if number < count - 1:
        point = number + 1
        around = [3 * (point - corner) + corner for corner in range(3) if 0 <= point - corner < count]
        return "straight", _sum([_sum([text(one) for one in around]), "180°"], " = ")
    number -= count - 1
    equal = [one for one in range(count) if shown.ticks[one] and shown.ticks[one] == shown.ticks[one + 1]]
    if number < len(equal):
        return "isosceles", _sum([text(3 * equal[number]), text(3 * equal[number] + 2)], " = ")
    sides = sorted(shown.parallel)
    alike = [(3 * side + 1, 3 * side + 4) for side in sides]  # alternate angles, then corresponding ones
    for side in sides:
        for before in takewhile(sides.__contains__, range(side, count, 2)):
            both = ((3 * side - far, 3 * (before + 2) - far) for far in (1, 0))
            alike += [pair for pair in both if pair[0] >= 0 and pair[1] < 3 * count]
    one, other = alike[number - len(equal)]
    return "parallel", _sum([text(one), text(other)], " = ")


def _circle(shown: form.Circle, number: int, text: Text) -> tuple[str, Phrase]:
    points, angles = shown.points, shown.angles
    if number == 0:
        return "round", _sum([_sum([text(one) for one in range(points)]), "360°"], " = ")
    if number <= len(angles):
        at, low, high, _ = angles[number - 1]
        angle = text(points + number - 1)
        if points in (at, high):
            arcs = lesser_arc(shown, low, high if at == points else at)
            told = _sum([text(one) for one in arcs])
            if at == points:
                return "centre", _sum([told, angle], " = ")
            return "radii", _sum([_sum([told, _sum(["2 × ", angle], "")]), "180°"], " = ")
        inside = [*range(low, high)]
        arcs = [one for one in range(points) if one not in inside] if low < at < high else inside
        return "inscribed", _sum([_sum([text(one) for one in arcs]), _sum(["2 × ", angle], "")], " = ")
    number -= len(angles) + 1
    if shown.diameter and number < 2:
        half = [*range(*shown.diameter)]
        arcs = [one for one in range(points) if (one in half) == (number == 0)]
        return "half", _sum([_sum([text(one) for one in arcs]), "180°"], " = ")
    number -= 2 if shown.diameter else 0
    return "equal", _sum([text(shown.equal[number]), text(shown.equal[number + 1])], " = ")


def lesser_arc(shown: form.Circle, one: int, other: int) -> list[int]:
    """The arcs between two points that are drawn as less than half of the circle."""
    points, (low, high) = shown.points, sorted((one, other))
    inside = [*range(low, high)]
    outside = [arc for arc in range(points) if arc not in inside]
    if not shown.diameter:
        return min(inside, outside, key=len)
    start, end = shown.diameter
    halves = [*range(start, end)], [arc for arc in range(points) if not start <= arc < end]
    return min(inside, outside, key=lambda some: sum(sum(arc in half for arc in some) / len(half) for half in halves))


def _lengths(shown: form.Lengths, by: Sequence[int], text: Text) -> tuple[str, Phrase]:
    named = pairs(shown)
    if len(by) == 3:
        one, other, whole = by
        if any({*named[one], *named[other]} <= {*line} for line in shown.lines):
            return "length", _sum([_sum([text(one), text(other)]), text(whole)], " = ")
        return "pythagoras", _sum([_sum([_power(text(one)), _power(text(other))]), _power(text(whole))], " = ")
    sides = [
        _power(text(one)) if one == other else _sum([_factor(text(one)), _factor(text(other))], " × ")
        for one, other in (by[:2], by[2:])
    ]
    return "chords" if shown.circle else "ratio", _sum(sides, " = ")


def _factor(text: Phrase) -> Phrase:
    """In brackets if it is a sum."""
    return f"({text})" if isinstance(text, str) and " " in text else text


def _power(text: Phrase) -> Phrase:
    return _sum([_factor(text), "²"], "")


def name(shown: Drawn, one: int) -> Phrase:
    """What an explanation calls a quantity that has no letter of its own."""
    match shown:
        case form.Zigzag():
            triangle, corner = divmod(one, 3)
            before, middle, after = (POINTS[triangle + (corner + step) % 3] for step in (2, 0, 1))
            return f"∠{min(before, after)}{middle}{max(before, after)}"
        case form.Circle(points=points, angles=angles):
            if one < points:
                return POINTS[one] + POINTS[(one + 1) % points]
            letters = POINTS[:points] + CENTRE
            at, low, high, _ = angles[one - points]
            return f"∠{letters[low]}{letters[at]}{letters[high]}"
        case form.Lengths():
            return "".join(POINTS[end] for end in pairs(shown)[one])
    pieces = shown.pieces
    if one < len(pieces):
        return msg("area-of", piece=POINTS[one])
    way, low, high = lengths(shown)[one - len(pieces)]
    side = 0 if way == "across" else 1
    first = [number for number, piece in enumerate(pieces) if piece[side] == low]
    last = [number for number, piece in enumerate(pieces) if piece[side + 2] == high]
    both = [number for number in first if number in last]
    ends = POINTS[both[0]] if both else f"{POINTS[first[0]]}–{POINTS[last[0]]}"
    return msg("width-of" if side == 0 else "height-of", pieces=ends)
