"""Pictures at different times: the validator against all orders, the minutes, and how orders are read."""

from itertools import pairwise, permutations, product
from random import Random

import pytest

from puzzlegen.answers import notation
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.cues.time_order import LEVELS
from puzzlegen.words import say
from tests.support.published import Published

PICTURES = Published("cues/time_order")
certify, faults, invent, word = PICTURES.certify, PICTURES.faults, PICTURES.invent, PICTURES.word
LETTERS = "ABCDEF"
SIGNS = {"rises": (1,), "falls": (-1,), "either": (1, -1)}


def fitting(statement, left):
    """All orders of these pictures that fit every thing."""
    things = [(levels, SIGNS[way]) for way, levels in zip(statement["ways"], statement["levels"], strict=True)]
    for order in permutations(left):
        for chosen in product(*(signs for _, signs in things)):
            seen = [[levels[one] for one in order if levels[one] is not None] for levels, _ in things]
            if all(
                (later - sooner) * sign >= 0
                for row, sign in zip(seen, chosen, strict=True)
                for sooner, later in pairwise(row)
            ):
                yield order
                break


def expected(statement, task):
    """The answers, by all orders."""
    every = range(len(statement["levels"][0]))
    orders = list(fitting(statement, every))
    match task:
        case "first" | "last":
            return {LETTERS[order[0 if task == "first" else -1]] for order in orders}
        case "order":
            return {"".join(LETTERS[one] for one in order) for order in orders}
        case "between":
            strips = [order.index(5) for order in orders if [one for one in order if one < 5] == [0, 1, 2, 3, 4]]
            return {LETTERS[place - 1] if 0 < place < 5 else "outside" for place in strips}
    if orders:
        return set()
    return {LETTERS[one] for one in every if any(fitting(statement, [two for two in every if two != one]))}


def agree(statement, task):
    """True if the validator finds what all orders say: the answer, that there are several, or that there is none."""
    options = {"options": [0, 1, 2, 3]} if task in ("first", "last", "wrong") else {}
    wanted, certificate = expected(statement, task), certify(statement, {"task": task, **options})
    if len(wanted) > 1:
        return certificate.verdict == "ambiguous"
    return certificate.answers == tuple(wanted)


@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_those_of_all_orders(level):
    """Of invented puzzles, whether they have one answer or not."""
    tasks = set()
    for index in range(90):
        try:
            puzzle = invent(Stream("time", level, index, index=index, series=b"time"), level)
        except Rejected:
            continue
        task = puzzle.query["task"]
        if task != "minutes":
            assert agree(puzzle.statement, task)
            tasks.add(task)
    assert tasks == {*LEVELS[level].tasks} - {"minutes"}


@pytest.mark.parametrize("task", ["first", "last", "order", "between", "wrong"])
def test_answers_are_those_of_all_orders_whatever_is_seen(task):
    """Of pictures drawn at random, few of which fit together."""
    random = Random(task)
    for _ in range(60):
        count = 6 if task == "between" else 4
        levels = [sorted(random.randrange(9) for _ in range(count)) for _ in range(3)]
        for row in levels:
            for _ in range(random.randrange(3)):
                row[random.randrange(count)] = random.choice([None, random.randrange(9)])
        ways = ["rises", random.choice(["rises", "either"]), "rises"]
        statement = {"scene": "yard", "things": ["wall", "apples", "fence"], "ways": ways, "levels": levels}
        assert agree(statement, task)


@pytest.mark.parametrize("level", LEVELS)
def test_minutes_add_up(level):
    """Along the chain of the explanation; one mark more or less changes them by as much."""
    checked = 0
    for index in range(60):
        try:
            puzzle = invent(Stream("minutes", level, index, index=index, series=b"minutes"), level)
        except Rejected:
            continue
        if puzzle.query["task"] == "minutes":
            statement = {**puzzle.statement, "levels": [list(levels) for levels in puzzle.statement["levels"]]}
            assert certify(statement, puzzle.query).answers == (puzzle.answer,)
            place, thing = puzzle.why["pictures"][0], statement["things"].index(puzzle.why["things"][0])
            change = -1 if statement["levels"][thing][place] == 8 else 1
            statement["levels"][thing][place] += change
            (sign,) = SIGNS[statement["ways"][thing]]
            step = change * sign * puzzle.query["rates"][thing]
            wanted = {str(abs(int(puzzle.answer) + step)), str(abs(int(puzzle.answer) - step))}
            found = certify(statement, puzzle.query).answers
            assert {*found} <= wanted  # none where something would be more than full behind a cat
            checked += found != ()
    assert checked > 5


@pytest.mark.parametrize("level", LEVELS)
def test_minutes_are_counted_from_moments(level):
    """Five apples and three, one taken every twelve minutes, are anything between 12 and 36 minutes apart, unless the
    question says that each picture was taken just after a change."""
    told = set()
    for index in range(30):
        try:
            puzzle = invent(Stream("moment", level, index, index=index, series=b"moment"), level)
        except Rejected:
            continue
        rules = word(puzzle.statement, puzzle.query).rules
        english, chinese = say(rules, "en"), say(rules, "zh")
        told.add((puzzle.query["task"] == "minutes", "had just reached" in english, "刚刚变成" in chinese))
    assert told == {(True, True, True), (False, False, False)}


YARD = {
    "scene": "yard",
    "things": ["wall", "apples"],
    "ways": ["rises", "either"],
    "levels": [[1, 2, 3, None], [None, 5, 4, 3]],
}
CHAIN = {
    "scene": "yard",
    "things": ["wall", "apples"],
    "ways": ["rises", "falls"],
    "levels": [[1, 2, None], [None, 5, 3]],
}
MINUTES = {"task": "minutes", "rates": [10, 5], "pair": [0, 2]}


@pytest.mark.parametrize(
    ("statement", "query", "answer", "why", "true"),
    [
        (YARD, {"task": "order"}, "ABCD", {"ways": ["rises", "falls"]}, True),
        (YARD, {"task": "order"}, "ABCD", {"ways": ["rises", "rises"]}, False),
        (YARD, {"task": "order"}, "ABCD", {"ways": ["rises", "either"]}, False),
        (CHAIN, MINUTES, "20", {"pictures": [0, 1, 2], "things": ["wall", "apples"]}, True),
        (CHAIN, MINUTES, "20", {"pictures": [0, 2], "things": ["wall"]}, False),
        (CHAIN, MINUTES, "20", {"pictures": [0, 1, 2], "things": ["apples", "apples"]}, False),
        (CHAIN, MINUTES, "20", {"pictures": [2, 1, 0], "things": ["apples", "wall"]}, False),
    ],
)
def test_explanations_are_judged(statement, query, answer, why, true):
    """Ways of things that nothing tells, and chains that do not hold."""
    assert certify(statement, query).answers == (answer,)
    assert (not faults(statement, query, answer, why)) == true


def test_a_way_that_nothing_tells_is_not_claimed():
    """Where one picture does not belong, a thing may have gone either way, and was said to go one."""
    levels = [[1, 2, 3, 2], [None, 5, 5, 4], [6, 5, 4, 2]]
    statement = {"scene": "yard", "things": ["fence", "apples", "wall"], "ways": ["rises", "either", "falls"]}
    why = {"ways": ["rises", "falls", "falls"]}
    assert faults({**statement, "levels": levels}, {"task": "wrong", "options": [0, 1, 2, 3]}, "D", why)


@pytest.mark.parametrize(
    "text",
    ["CAB", "cab", "C, A, B", "C -> A -> B", "C→A→B", "The order is C, A, B.", "顺序是 C、A、B", "C then A then B"],
)
def test_an_order_is_read_however_it_is_written(text):
    """With or without separators and words before it."""
    assert notation.order(text) == "cab"


@pytest.mark.parametrize("text", ["CABA", "the last one", "C", "3, 1, 2", ""])
def test_what_is_no_order_is_not_read_as_one(text):
    """Letters that come twice, words, numbers."""
    assert notation.order(text) is None
