"""Responses of guessers that no picture helps: what any model has to beat.

They know the keys of the *other* items, as somebody does who has seen much of a benchmark. All of it is reproducible.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, Key, Kind
from puzzlegen.core.stream import Stream
from puzzlegen.fairness.option_guessers import GUESSERS
from puzzlegen.fairness.sheets import ChoiceSheet, read_sheets
from puzzlegen.releases.published import Published, Solved
from puzzlegen.snapshots import reading

_HALVES: Final = 2
_ANY_TEXT: Final[dict[Kind | None, str]] = {  # where nothing else of the kind could be said
    Kind.EQUATION: "1+1=2",
    Kind.ESTIMATE: "0",
    Kind.NUMBERS: "1, 2",
    Kind.ORDER: "AB",
    Kind.PLACE: "China, Henan",
    Kind.POINT: "A1",
    Kind.SCORE: "B+1",
    Kind.SQUARE: "a1",
    Kind.WORD: "at",
    Kind.WORDS: "at, on",
}
_ANYTHING: Final = {AnswerForm.BOUNDING_BOXES: "[[0, 0, 1, 1]]"}
"""Guesses where nothing is known, in the form that is asked for."""


class Baseline(StrEnum):
    """How to guess.

    RANDOM takes any letter, or the answer of any other item of the same family, level and task; COMMON the commonest
    of these answers; OPTIONS the option that looks right among the others, by the trick that works best on the other
    half of the family's items. OPTIONS says nothing where there are no options.
    """

    RANDOM = "random"
    COMMON = "common"
    OPTIONS = "options"


def guesses(benchmark: Published, baseline: Baseline) -> Iterator[tuple[str, str | None]]:
    """Item id and response, for every item of a benchmark, in its order.

    Raises:
        KeysElsewhere, CorruptTable: with a sentence for the user.
    """
    solved = list(benchmark.solved())
    if baseline is Baseline.OPTIONS:
        chosen = _by_options(solved)
        return ((one.item.id, chosen.get(one.item.id)) for one in solved)
    return _by_answers(solved, baseline)


def _answer(key: Key) -> str:
    answer = key.answer
    return str([list(box) for box in answer.boxes]) if isinstance(answer, BoundingBoxes) else reading.spoken(answer)


def _by_answers(solved: Sequence[Solved], baseline: Baseline) -> Iterator[tuple[str, str]]:
    answers: defaultdict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for one in solved:
        answers[_group(one)][_answer(one.key)] += 1
    for one in solved:
        item, key = one.item, one.key
        others = answers[_group(one)].copy()
        others[_answer(key)] -= 1
        pool = sorted(others.elements())
        rng = Stream("baseline", baseline, item.id)
        if isinstance(key.answer, Choice) and (baseline is Baseline.RANDOM or not pool):
            guess = rng.choice(item.options).letter
        elif baseline is Baseline.COMMON and pool:
            most = max(others.values())
            guess = rng.choice(sorted(answer for answer, count in others.items() if count == most))
        else:
            guess = rng.choice(pool) if pool else _ANYTHING.get(item.answer_form) or _ANY_TEXT.get(key.kind, "0")
        yield item.id, f"Answer: {guess}"


def _group(one: Solved) -> tuple[str, ...]:
    return (one.item.kind, one.item.level, one.item.answer_form, str(one.proof.query.get("task")))


def _by_options(solved: Sequence[Solved]) -> dict[str, str]:
    """Responses to the items with options."""
    kinds = {one.item.id: one.item.kind for one in solved}
    parts: defaultdict[tuple[str, int], list[ChoiceSheet]] = defaultdict(list)
    for number, sheet in enumerate(read_sheets(solved).choices):
        parts[kinds[sheet.id], number % _HALVES].append(sheet)
    responses: dict[str, str] = {}
    for (kind, half), sheets in parts.items():
        best = _best_trick(parts.get((kind, 1 - half), []))
        for sheet in sheets:
            ratings = sheet.rated(GUESSERS[best])
            top = [letter for letter, rating in zip(sheet.letters, ratings, strict=True) if rating == max(ratings)]
            responses[sheet.id] = f"Answer: {Stream('baseline', 'options', sheet.id).choice(top)}"
    return responses


def _best_trick(sheets: Sequence[ChoiceSheet]) -> str:
    return max(GUESSERS, key=lambda name: sum(sheet.guess(sheet.rated(GUESSERS[name])).score for sheet in sheets))
