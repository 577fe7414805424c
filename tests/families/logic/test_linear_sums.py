"""Sums of unknown numbers: the validator finds what trying all numbers finds."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from puzzlegen.core.certificate import MalformedStatement, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.elimination import Combined
from tests.support.published import Published

SUMS = Published("logic/linear_sums")
certify = SUMS.certify
MOST = 10
"""No floor can have more people."""


def houses(random: Random, fewest: int) -> Iterator[dict[str, Any]]:
    """Small houses with so many braces or one more, every second of which has a brace that is wrong."""
    spans = [list(range(low, high)) for low, high in combinations(range(5), 2)]
    while True:
        numbers = [random.randint(1, 3) for _ in range(4)]
        clues = [
            {"parts": span, "sum": sum(numbers[floor] for floor in span)}
            for span in random.sample(spans, fewest + random.randrange(2))
        ]
        clues[0]["sum"] += random.choice((0, 0, 1, -1))
        if {floor for clue in clues for floor in clue["parts"]} == {0, 1, 2, 3}:
            yield {"dress": "house", "floors": 4, "clues": clues}


def tried(clues: list[dict[str, Any]]) -> list[tuple[int, ...]]:
    """All numbers of people on four floors that agree with the braces."""
    return [
        numbers
        for numbers in product(range(1, MOST + 1), repeat=4)
        if all(sum(numbers[floor] for floor in clue["parts"]) == clue["sum"] for clue in clues)
    ]


def test_values_are_those_of_all_numbers() -> None:
    """A sum has one value, several, or none, as trying says; and the largest one is found."""
    random, verdicts = Random(1), set()
    for house, _ in zip(houses(random, 3), range(30), strict=False):
        floor = random.randrange(4)
        values = {numbers[floor] for numbers in tried(house["clues"])}
        found = certify(house, {"task": "value", "load": [floor]})
        wanted = (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(len(values), 2)]
        assert found.verdict is wanted
        assert wanted is not Verdict.UNIQUE or found.answers == (str(*values),)
        if values:
            assert certify(house, {"task": "most", "load": [floor]}).answers == (str(max(values)),)
        verdicts.add(wanted)
    assert len(verdicts) == 3


def test_the_wrong_brace_is_the_one_without_which_all_agree() -> None:
    """Whatever is left out in turn."""
    unique = 0
    for house, _ in zip(houses(Random(2), 6), range(12), strict=False):
        clues = house["clues"]
        if len({floor for clue in clues[1:] for floor in clue["parts"]}) < 4:
            continue
        right = [
            f"clue-{one + 1}"
            for one in range(len(clues))
            if not tried(clues) and tried([clue for number, clue in enumerate(clues) if number != one])
        ]
        found = certify(house, {"task": "wrong"})
        assert list(found.answers) == right[:2]
        unique += found.verdict is Verdict.UNIQUE
    assert unique > 1


def test_combinations_add_up() -> None:
    """What is taken of each clue gives the load; a change that no clue notices changes it where nothing is given."""
    clues = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5)]
    combined = Combined(clues, 6)
    way = combined.way((0,))
    assert way is not None
    assert [sum(times * clues[clue].count(kind) for clue, times in way.items()) for kind in range(6)] == [1] + 5 * [0]
    assert combined.way((3, 5)) is None
    change = combined.change((3, 5))
    assert change is not None
    assert change[3] + change[5] != 0
    assert all(sum(change[kind] for kind in clue) == 0 for clue in clues)


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    """A puzzle of each question."""
    found: dict[str, Any] = {}
    for level, attempt, index in product((Level.MEDIUM, Level.HARD), range(20), range(40)):
        try:
            puzzle = SUMS.invent(Stream.for_item("sums", 1, "", 1, index, attempt), level)
        except Rejected:
            continue
        found.setdefault(puzzle.query["task"], puzzle)
    return found


def test_every_question_is_answered_as_the_generator_meant_it(made: dict[str, Any]) -> None:
    assert {*made} == {one.__struct_config__.tag for one in SUMS.loaded.format.questions}
    for puzzle in made.values():
        assert certify(puzzle.statement, puzzle.query).answers == (puzzle.key,)
        assert not SUMS.faults(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)


def test_a_star_counts_once() -> None:
    clues = [{"parts": [0, 1], "sum": 7}, {"parts": [1, 2], "sum": 9}, {"parts": [0, 2], "sum": 8}]
    sky = {"dress": "stars", "stars": [[0, 0], [10, 0], [20, 0]], "clues": clues}
    assert certify(sky, {"task": "value", "load": [0, 1, 2]}).answers == ("12",)
    for shown, load in ((sky, [0, 0]), (sky | {"clues": [*clues, {"parts": [1, 1], "sum": 8}]}, [0])):
        with pytest.raises(MalformedStatement, match="a star counts once"):
            certify(shown, {"task": "value", "load": load})


def test_no_false_explanation_is_believed(made: dict[str, Any]) -> None:
    """Clues that add up to something else, a clue that proves itself, ways with a common clue, numbers that misfit."""

    def refused(task: str, why: dict[str, Any]) -> bool:
        return bool(SUMS.faults(made[task].statement, made[task].query, made[task].key, why))

    way = made["value"].why
    assert refused("value", way | {"clues": way["clues"][1:]})
    assert refused("value", way | {"divided": way["divided"] + 1})
    assert refused("value", way | {"clues": way["clues"][::-1]})
    itself = {"clues": [[made["superfluous"].query["options"]["ABCD".index(made["superfluous"].key)], 1]], "divided": 1}
    assert refused("superfluous", {"ways": [itself]})
    one, _ = made["wrong"].why["ways"]
    assert refused("wrong", {"ways": [one, one]})
    assert refused("wrong", {"ways": [one]})
    bound = made["most"].why
    assert refused("most", bound | {"unknowns": [1 for _ in bound["unknowns"]]})
    each = made["unknowable"].why
    assert refused("unknowable", each | {"options": [each["unknowns"], *each["options"][1:]]})


def test_depth_is_the_clues_of_the_deepest_sum() -> None:
    """Counted by hand: of three sums that follow, one needs three clues, though all of them together need five."""
    clues = [([0, 1], 5), ([1, 2], 6), ([2, 3], 7), ([0, 1, 2, 3], 12), ([3, 4], 9), ([4, 5], 8)]
    house = {"dress": "house", "floors": 6, "clues": [{"parts": parts, "sum": total} for parts, total in clues]}
    value = certify(house, {"task": "value", "load": [0, 1, 2]})
    assert value.verdict is Verdict.AMBIGUOUS
    options = [[0, 1], [2, 3], [1, 2], [3, 4, 5]]
    found = certify(
        {**house, "clues": house["clues"][:3] + house["clues"][4:]}, {"task": "unknowable", "options": options}
    )
    assert (found.answers, found.difficulty, found.depth.value) == (("D",), 3, 1)
    options = [[0, 1, 2, 3], [0, 1, 2, 3, 4, 5], [2, 3], [0]]
    house["clues"] = [one for one in house["clues"] if len(one["parts"]) < 4]
    found = certify(house, {"task": "unknowable", "options": options})
    assert (found.answers, found.difficulty, found.depth.value) == (("D",), 6, 3)
