"""Words that questions of many families share."""

from collections.abc import Iterable

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase


def numbers(options: Iterable[int]) -> tuple[Phrase, ...]:
    """Numbers as the texts of options."""
    return tuple(map(str, options))


def divisions(options: Iterable[Iterable[Iterable[int]]]) -> tuple[Phrase, ...]:
    """Ways to divide numbered things into groups, as the texts of options."""
    return tuple(" / ".join(" ".join(map(str, group)) for group in groups) for groups in options)


def number_meant(query: Statement, answer: str) -> str:
    """The number that an answer stands for: itself, or that of its letter."""
    return str(query["options"][LETTERS.index(answer)]) if "options" in query else answer


def counting(query: Statement) -> tuple[Kind, tuple[Phrase, ...]]:
    """The kind of a question for a number, and the texts of its options, if it has any."""
    return (Kind.LETTER, numbers(query["options"])) if "options" in query else (Kind.NUMBER, ())
