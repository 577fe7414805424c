"""Questions for a number: which number it is, and how four of them are offered.

The four numbers on offer are a run like 7, 8, 9, 10. The run and the place of the key in it are drawn first, by the
item's index alone, and then a puzzle is made that has this key. So a run says nothing about which of its numbers is
right, and all numbers are asked for equally often, but for those at the ends of the range.
"""

from collections.abc import Iterable
from typing import Final

from puzzlegen.core.item import LANGUAGES, AnswerForm, Asked, Choice, FillIn, Option, Question, Text
from puzzlegen.core.stream import Stream

LETTERS: Final = "ABCD"
_FORMS: Final = 3  # one item of three is a choice
_END: Final[dict[bool, Text]] = {
    False: {"en": " Answer with this one number.", "zh": "请只回答这一个数。"},
    True: {"en": " Answer with the letter of the right option.", "zh": "请回答正确选项的字母。"},
}


def drawn_key(lowest: int, highest: int, rng: Stream) -> int:
    """The number that is to be the answer; it follows from the item's index alone."""
    return sum(_run(lowest, highest, rng))


def _run(lowest: int, highest: int, rng: Stream) -> tuple[int, int]:
    """The first number of the run on offer, and the place of the key in it."""
    first, place = divmod(rng.per_item((highest - lowest - 2) * len(LETTERS), "number"), len(LETTERS))
    return lowest + first, place


def asked(text: Text, query: dict[str, object], bounds: tuple[int, int], explanation: Text, rng: Stream) -> Asked:
    """The question for the number of `drawn_key`, as a fill-in or as a choice.

    Args:
        text: what is asked.
        query: the same as data; its task gets the ending ``_choice`` where four numbers are offered.
        bounds: lowest and highest key.
        explanation: why it is right.
        rng: any stream of the item.
    """
    first, place = _run(*bounds, rng)
    chosen = rng.per_item(_FORMS, "form") == 0
    wording = {language: text[language] + _END[chosen][language] for language in LANGUAGES}
    if not chosen:
        question = Question(wording, AnswerForm.FILL_IN, query)
        return Asked(question, FillIn(str(first + place)), explanation=explanation)
    numbers = tuple(range(first, first + len(LETTERS)))
    offered = {**query, "task": f"{query['task']}_choice", "numbers": numbers}
    question = Question(wording, AnswerForm.CHOICE, offered, _options(numbers))
    return Asked(question, Choice(LETTERS[place]), explanation=explanation)


def _options(numbers: Iterable[int]) -> tuple[Option, ...]:
    return tuple(
        Option(letter, dict.fromkeys(LANGUAGES, str(number))) for letter, number in zip(LETTERS, numbers, strict=True)
    )
