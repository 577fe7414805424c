"""Boxes of mirrors: the validator against one ray after another, each followed by itself."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import mirrors as form
from puzzlegen.generators.logic import mirrors as generator
from puzzlegen.renderers.logic import mirrors as renderer
from puzzlegen.validators.logic import mirrors as validator
from puzzlegen.validators.logic.mirrors import certify_why
from puzzlegen.words import say

FORM = catalog.load_format("logic/mirrors")

SIDE = 4
TURNS = {"/": {"N": "E", "E": "N", "S": "W", "W": "S"}, "\\": {"N": "W", "W": "N", "S": "E", "E": "S"}}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def doors():
    """Port -> the first square and the heading, by walking round the box."""
    top = [((0, column), "S") for column in range(SIDE)]
    right = [((row, SIDE - 1), "W") for row in range(SIDE)]
    bottom = [((SIDE - 1, column), "N") for column in range(SIDE - 1, -1, -1)]
    left = [((row, 0), "E") for row in range(SIDE - 1, -1, -1)]
    return dict(enumerate([*top, *right, *bottom, *left], 1))


def exits(rows, port, choices):
    """The port that one ray reaches; at half mirrors it does what the next of these bits says. None: out of bits."""
    back = {
        (square, {"S": "N", "N": "S", "E": "W", "W": "E"}[heading]): number
        for number, (square, heading) in doors().items()
    }
    square, heading = doors()[port]
    bits = iter(choices)
    for _ in range(400):
        sign = rows[square[0]][square[1]]
        if sign in TURNS:
            heading = TURNS[sign][heading]
        elif sign in "zs":
            bit = next(bits, None)
            if bit is None:
                return None
            heading = TURNS[{"z": "/", "s": "\\"}[sign]][heading] if bit else heading
        if (square, heading) in back:
            return back[square, heading]
        square = (square[0] + STEPS[heading][0], square[1] + STEPS[heading][1])
    return None


def boxes(signs, count):
    """Boxes at random."""
    random = Random(signs)
    for _ in range(count):
        rows = ["".join(random.choice(signs) for _ in range(SIDE)) for _ in range(SIDE)]
        yield rows, random.randint(1, 4 * SIDE)


def test_exits_are_those_of_one_ray():
    """Two-sided mirrors only: the exit, and which mirror has to be turned."""
    found = 0
    for rows, lamp in boxes("..//\\\\", 60):
        statement = {"dress": "laser", "rows": rows, "lamp": lamp}
        leaves = exits(rows, lamp, ())
        assert certify(statement, {"task": "exit"}).answers == (str(leaves),)
        goals = {}
        for row in range(SIDE):
            for column in range(SIDE):
                if rows[row][column] != ".":
                    turned = [list(line) for line in rows]
                    turned[row][column] = "/" if rows[row][column] == "\\" else "\\"
                    goals.setdefault(exits(turned, lamp, ()), []).append(f"mirror-{row + 1}-{column + 1}")
        for goal, mirrors in goals.items():
            if goal in (lamp, leaves):
                continue
            certificate = certify(statement, {"task": "turn_box", "goal": goal})
            if len(mirrors) == 1:
                assert certificate.answers == tuple(mirrors)
                found += 1
            else:
                assert certificate.verdict is Verdict.AMBIGUOUS
    assert found > 30


def test_light_reaches_what_any_ray_reaches():
    """Half mirrors: all that a ray can do at each of them, one after another."""
    for rows, lamp in boxes("....//\\\\zs", 25):
        reached = {exits(rows, lamp, [number >> bit & 1 for bit in range(9)]) for number in range(2**9)}
        if None in reached:  # some ray is still on its way after nine half mirrors
            continue
        answers = certify({"dress": "laser", "rows": rows, "lamp": lamp}, {"task": "lit"}).answers
        assert answers == (str(len(reached - {lamp})),)


@pytest.mark.parametrize(("lamp", "leaves"), [(7, 8), (4, 9)])
def test_a_cushion_that_swings_stands_the_other_way_next_time(lamp, leaves):
    """Worked out by hand: the ball comes back to both cushions."""
    statement = {"dress": "billiard", "rows": [".\\\\.", "../.", "../f", "..\\f"], "lamp": lamp}
    assert certify(statement, {"task": "exit"}).answers == (str(leaves),)


@pytest.mark.parametrize(
    ("rows", "lamp", "query", "met", "depth"),
    [
        (["\\.\\", "...", "\\.\\"], 1, {"task": "exit"}, 3, 3),
        ([".s/", ".\\.", "..."], 2, {"task": "lit"}, 3, 2),  # two of them are met side by side
        (["/\\.", "...", "\\./"], 10, {"task": "turn_box", "goal": 8}, 4, 3),  # a trial, besides the way as it stands
    ],
)
def test_depth_is_the_chain_of_mirrors(rows, lamp, query, met, depth):
    """Traced by hand: what is met one after another, not all that is met."""
    certificate = certify({"dress": "laser", "rows": rows, "lamp": lamp}, query)
    assert (certificate.difficulty, certificate.depth.value) == (met, depth)


@pytest.mark.parametrize(
    ("goal", "second", "third", "unique"), [(10, [1, 2], [0, 1], True), (3, [0, 1], [1, 2], False)]
)
def test_two_mirrors_are_no_answer_where_one_alone_is_enough(goal, second, third, unique):
    """By hand: the mirror on the left has to be turned, for the opening below that which is then met as well."""
    box = {"dress": "laser", "rows": ["./.\\", "/./.", "./.\\", "./.\\"], "lamp": 1}
    pairs = [[[1, 0], second], [third, [0, 3]], [[2, 1], [2, 3]], [[3, 1], [3, 3]]]
    certificate = certify(box, {"task": "turn", "goal": goal, "options": pairs})
    assert (certificate.verdict is Verdict.UNIQUE) is unique


def test_a_way_that_is_told_from_its_middle_on_turns_at_whole_mirrors():
    """Light goes straight on at half mirrors only."""
    shortened = 0
    for index in range(12):
        try:
            rng = Stream.for_item("mirrors", 1, "", 1, index, 0)
            puzzle = generator.invent(rng, generator.LEVELS[Level.EXTREME], Drawn(form.Dark, 0))
        except Rejected:
            continue
        told = say(renderer.explain(puzzle.statement, puzzle.query, puzzle.key, puzzle.why), "en")
        shortened += "(its last turns)" in told
        for row, column in re.findall(r"straight through r(\d+)c(\d+)", told):
            assert puzzle.statement.rows[int(row) - 1][int(column) - 1] in "zs"
    assert shortened


def falsified(why):
    """False facts: a mirror too few or too many, another direction, another exit."""
    match why:
        case form.Exits():
            yield form.Exits(why.lit[1:])
            yield form.Exits(why.lit[::-1])
            yield form.Exits((form.LitExit(why.lit[0].port, why.lit[1].met), *why.lit[1:]))
            return
        case form.Way():
            name, met = "way", why.way
        case _:
            name, met = "after", why.after
    for false in (met[:-1], (*met, met[0]), met[::-1], (met[0]._replace(heading=(met[0].heading + 1) % 4), *met[1:])):
        yield replace(why, **{name: false})
    yield replace(why, leaves=why.leaves % 20 + 1)
    if isinstance(why, form.Tried):
        yield replace(why, tried=why.tried[::-1])


@pytest.mark.parametrize("question", form.QUESTIONS)
def test_false_explanations_are_refused(question):
    """Ways that no light takes, and exits that are not all."""
    for attempt in range(40):
        try:
            rng = Stream.for_item("mirrors", 1, "", 1, attempt, 0)
            puzzle = generator.invent(rng, generator.LEVELS[Level.EASY], Drawn(question, attempt % 4))
        except Rejected:
            continue
        shown = puzzle.statement, puzzle.query, puzzle.key
        assert not certify_why(*shown, puzzle.why)
        assert all(certify_why(*shown, false) for false in falsified(puzzle.why))
        return
    pytest.fail("nothing comes out")
