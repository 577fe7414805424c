"""Sketches of roads: the validator against roads that are straight, and the triangles that options turn inside out."""

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic.straight_roads import Bend, Crooked, Crossing, Flipped, Map, Pairs, Same, Twice
from puzzlegen.generators.logic.straight_roads import LEVELS, invent
from puzzlegen.validators.logic.straight_roads import certify, certify_why


def sketch_of(lines):
    """The sketch of straight lines y = a x + b, crossing by crossing from left to right; no two at the same x."""
    order = sorted(range(len(lines)), key=lambda road: lines[road][0], reverse=True)
    left = [road + 1 for road in order]
    at = {
        (one, other): Fraction(lines[other][1] - lines[one][1], lines[one][0] - lines[other][0])
        for one, other in combinations(range(len(lines)), 2)
    }
    crossings = []
    for column, (one, other) in enumerate(sorted(at, key=at.get)):
        track = min(order.index(one), order.index(other))
        assert {order[track], order[track + 1]} == {one, other}
        order[track], order[track + 1] = order[track + 1], order[track]
        crossings.append(Crossing(column, track))
    return Map(theme="village", left=tuple(left), crossings=tuple(crossings), bend=Bend(0, 0, 0))


def some_lines(seed, count):
    """Lines in general position, whose crossings have different x."""
    random = Random(seed)
    while True:
        lines = list(zip(random.sample(range(-50, 50), count), random.sample(range(-900, 900), count), strict=True))
        crossed = [Fraction(d - b, a - c) for (a, b), (c, d) in combinations(lines, 2)]
        if len(set(crossed)) == len(crossed):
            return lines


@pytest.mark.parametrize("count", [4, 6, 8])
def test_straight_roads_meet_once(count):
    """No pair meets twice, so that any road might be the crooked one."""
    for seed in range(10):
        statement = sketch_of(some_lines(seed, count))
        assert certify(statement, Pairs()).answers == ("0",)
        assert certify(statement, Crooked()).verdict is Verdict.AMBIGUOUS


def test_a_detour_is_found_out():
    """A road at the rim that bulges in and out again, over two others that have just crossed."""
    for seed in range(10):
        statement = sketch_of(some_lines(seed, 5))
        order, crossings = list(statement.left), statement.crossings
        for _, track in crossings:
            order[track : track + 2] = order[track + 1], order[track]
        column = len(crossings)
        bulge = [Crossing(column + step, track) for step, track in enumerate((0, 1, 2, 2, 1, 0))]
        crooked = replace(statement, crossings=(*crossings, *bulge))
        assert certify(crooked, Crooked()).answers == (str(order[0]),)


def orders(sketch):
    """What each road meets, in order, from the left."""
    order, met = list(sketch.left), {road: [] for road in sketch.left}
    for _, track in sorted(sketch.crossings):
        one, other = order[track : track + 2]
        met[one].append(other)
        met[other].append(one)
        order[track : track + 2] = other, one
    return met


def test_wrong_sketches_differ_along_some_road():
    """Of drawn options, the key alone has all orders right, all read from the left or all from the right."""
    checked = 0
    for index in range(10):
        try:
            puzzle = invent(
                Stream("roads", index, index=index, series=b"roads"), LEVELS[Level.MEDIUM], Drawn(Same, index % 4)
            )
        except Rejected:
            continue
        shown = orders(puzzle.statement)
        turned = {road: met[::-1] for road, met in shown.items()}
        right = [orders(option) in (shown, turned) for option in puzzle.query.options]
        assert right == [letter == puzzle.answer for letter in "ABCD"]
        checked += 1
    assert checked > 3


def test_false_pairs_are_refused():
    """Road 1 crosses 2 and 3 twice each."""
    crossings = tuple(Crossing(*one) for one in ((0, 0), (1, 1), (2, 1), (3, 0)))
    shown = Map(theme="village", left=(1, 2, 3), crossings=crossings, bend=Bend(0, 0, 0))
    assert certify_why(shown, Crooked(), "1", Twice(((1, 2), (1, 3)))) == ()
    for false in (((1, 2),), ((1, 2), (2, 3)), ((1, 2), (1, 3), (2, 3)), ((1, 3), (1, 2)), ((1, 2), (1, 2), (1, 3))):
        assert certify_why(shown, Crooked(), "1", Twice(false)), false


def test_false_triangles_are_refused():
    """And so are sketches on offer that differ in more than the two triangles of which the explanation speaks."""
    judged = 0
    for index in range(40):
        try:
            puzzle = invent(
                Stream("flips", index, index=index, series=b"flips"), LEVELS[Level.HARD], Drawn(Same, index % 4)
            )
        except Rejected:
            continue
        if certify(puzzle.statement, puzzle.query).answers != (puzzle.answer,):
            continue
        first, second = puzzle.why.flipped
        told = certify_why(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why)
        assert told == certify_why(puzzle.statement, puzzle.query, puzzle.answer, Flipped((second, first)))
        judged += not told
        for false in ((first,), (first, first), (first[::-1], second), (first, (*second[:2], 9))):
            assert certify_why(puzzle.statement, puzzle.query, puzzle.answer, Flipped(false)), false
        other = next(letter for letter in "ABCD" if letter != puzzle.answer)
        assert certify_why(puzzle.statement, puzzle.query, other, puzzle.why)
    assert judged > 20


def test_depth_is_how_far_a_road_has_to_be_followed():
    """Road 1 meets road 3 twice in a row, and road 2 before and after that."""
    crossings = tuple(Crossing(column, track) for column, track in enumerate((0, 1, 1, 0)))
    shown = Map(theme="village", left=(1, 2, 3), crossings=crossings, bend=Bend(0, 0, 0))
    assert [certify(shown, query).depth.value for query in (Crooked(), Pairs())] == [3, 4]
    assert certify(shown, Crooked()).depth.kind == "chain"
