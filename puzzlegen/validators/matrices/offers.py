"""Questions for a number: the number itself, or the right one of four."""

from collections.abc import Sequence

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import AnswerForm, Question

LETTERS = ("A", "B", "C", "D")


class Missing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="missing"):
    """The query for a number."""


class MissingChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag="missing_choice"):
    """The query for the right one of four numbers."""

    numbers: tuple[int, int, int, int]


def answered(
    query: Missing | MissingChoice, question: Question, numbers: Sequence[int], against: str
) -> tuple[tuple[str, ...], dict[str, str]]:
    """The answers that these numbers are, and why the other options are wrong.

    Args:
        query: what is asked.
        question: how it is asked.
        numbers: all numbers that can be defended.
        against: why others cannot.

    Raises:
        MalformedStatement: two options say the same, or the question is not in the form of its query.
    """
    offered = query.numbers if isinstance(query, MissingChoice) else ()
    form = AnswerForm.CHOICE if offered else AnswerForm.FILL_IN
    if question.form is not form or len(question.options) != len(offered):
        raise MalformedStatement(f"this task is answered as {form.value}, with {len(offered)} options")
    if not offered:
        return tuple(map(str, numbers)), {}
    if len(set(offered)) < len(offered):
        raise MalformedStatement("two options say the same")
    for option, letter, number in zip(question.options, LETTERS, offered, strict=True):
        texts = option.text or {}
        if option.letter != letter or any(text != str(number) for text in texts.values()):
            raise MalformedStatement("the options are not the numbers of the query in their order")
    letters = dict(zip(offered, LETTERS, strict=True))
    return (
        tuple(letters[number] for number in numbers if number in letters),
        {letter: against for number, letter in letters.items() if number not in numbers},
    )
