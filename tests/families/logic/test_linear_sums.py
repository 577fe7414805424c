"""Sums of unknown numbers: the validator finds what trying all numbers finds."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic import linear_sums as generator
from puzzlegen.generators.logic.kits.elimination import Combined
from puzzlegen.validators.logic.linear_sums import certify

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


@pytest.mark.parametrize("task", generator.TASKS)
def test_every_task_is_made(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question comes out of the generator as the validator answers it."""
    monkeypatch.setattr(generator, "TASKS", (task,))
    level = next(iter(generator.LEVELS))
    for attempt in range(200):
        try:
            puzzle = generator.invent(Stream.for_item("sums", 1, "", 1, 0, attempt), generator.LEVELS[level])
        except generator.Rejected:
            continue
        statement = {
            **puzzle.statement,
            "clues": [{**clue, "parts": list(clue["parts"])} for clue in puzzle.statement["clues"]],
        }
        found = certify(statement, puzzle.query)
        assert found.answers == (puzzle.key,)
        return
    pytest.fail("nothing comes out")
