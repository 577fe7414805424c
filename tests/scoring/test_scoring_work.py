"""Reading a response takes work in proportion to its length, whatever it says: work is counted, never timed."""

import re
from typing import Any

import pytest

from puzzlegen.answers import boxes, chess, endings, letters, markup, matching, notation, numerals, tables
from puzzlegen.core.item import Answer, BoundingBoxes, Choice, FillIn, Kind, OpenEnded
from puzzlegen.scoring import afterthoughts, announced, extract, sentences
from puzzlegen.scoring.score import Outcome, score
from tests.scoring.test_scoring_corpus import asked

MODULES = (
    *(
        afterthoughts,
        announced,
        boxes,
        chess,
        endings,
        extract,
        letters,
        markup,
        matching,
        notation,
        numerals,
        sentences,
        tables,
    ),
)
ANSWERS: dict[Kind, Answer] = {
    Kind.LETTER: Choice("B"),
    Kind.NUMBER: FillIn("7"),
    Kind.CELLS: OpenEnded("1234"),
    Kind.MOVES: OpenEnded("e2e4 e7e5"),
    Kind.BOXES: BoundingBoxes(((1, 2, 3, 4),)),
    Kind.PLACE: FillIn("France, Brittany"),
}
UNITS = {
    "nested boxes": ("\\boxed{", ""),
    "closed boxes": ("\\boxed{", "}"),
    "nested braces": ("{", "}"),
    "nested text": ("\\text{", "}"),
    "nested fractions": ("\\frac{1}{", "}"),
    "answers": ("Answer: ", ""),
    "corrections": ("Wait, no: ", ""),
    "politeness": ("Thanks. ", ""),
    "announcements": ("the answer is ", ""),
    "totals": ("the final count of ", ""),
    "thoughts": ("<think>", "</think>"),
    "tags": ("<answer>", ""),
    "members": ('{"answer": ', "}"),
    "numbers": ("6, ", ""),
    "words": ("six ", ""),
    "lines": ("B\n", ""),
    "chinese": ("答案是", ""),
    "closed answers": ("\\boxed{7} ", ""),
    "headings": ("#### ", ""),
    "brackets": ("[", "]"),
    "boxes": ("[1, 2, 3, 4] ", ""),
    "moves": ("1. e4 ", ""),
    "rows": ("| 1 | 2 |\n", ""),
    "quotes": ("'", '"'),
    "spaces": (" ", ""),
    "nul": ("\0", ""),
    "surrogates": ("\ud800", ""),
    "es: announcements": ("la respuesta es ", ""),
    "es: denials": ("no es la ", ""),
    "es: numbers": ("treinta y ", ""),
    "es: one number": ("mil ", ""),
    "es: capitals": ("OPCIÓN CORRECTA ", ""),
    "es: chessmen": ("Rd8 Cf3 ", ""),
}


class Counted:
    """A pattern that counts the characters which it is given to search."""

    def __init__(self, pattern: re.Pattern[str], work: list[int]) -> None:
        self._pattern, self._work = pattern, work

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._pattern, name)
        if name in ("flags", "pattern"):
            return method

        def counting(*args: Any, **kwargs: Any) -> Any:
            text = args[1] if name in ("sub", "subn") else args[0]
            anchored = name in ("match", "fullmatch")  # begins at one place, and stops soon
            self._work[0] += 1 if anchored else len(text) - (args[1] if name == "search" and len(args) > 1 else 0)
            return method(*args, **kwargs)

        return counting


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    count = [0]
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, re.Pattern):
                monkeypatch.setattr(module, name, Counted(value, count))
    return count


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("kind", ANSWERS)
def test_work_grows_with_the_length_of_a_response_and_no_faster(unit: str, kind: Kind, work: list[int]) -> None:
    item, key = asked(ANSWERS[kind], (), {"A": None, "B": None}, kind, "es" if unit.startswith("es") else "en")
    opened, closed = UNITS[unit]
    counts = []
    for times in (5_000, 10_000):
        response = opened * times + closed * times
        work[0] = 0
        assert score(item, key, response).outcome is not Outcome.RIGHT or unit in ("lines", "closed answers", "boxes")
        counts.append(work[0])
        assert work[0] <= 400 * len(response) + 200_000
    assert counts[1] <= 2.5 * counts[0] + 200_000, "twice the length is twice the work"


@pytest.mark.parametrize("close", ["", "}" * 40_000])
def test_forty_thousand_nested_boxes(close: str, work: list[int]) -> None:
    item, key = asked(Choice("B"), (), {"A": None, "B": None}, Kind.LETTER)
    assert score(item, key, "\\boxed{" * 40_000 + "B" + close).outcome in (Outcome.UNPARSED, Outcome.RIGHT)
    assert work[0] < 100 * 40_000 * len("\\boxed{}")
