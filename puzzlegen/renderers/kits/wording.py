"""Words that questions of many families share."""

from collections.abc import Iterable, Sequence
from typing import Any

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase


def numbers(options: Iterable[int]) -> tuple[Phrase, ...]:
    """Numbers as the texts of options."""
    return tuple(map(str, options))


def divisions(options: Iterable[Iterable[Iterable[int]]]) -> tuple[Phrase, ...]:
    """Ways to divide numbered things into groups, as the texts of options."""
    return tuple(" / ".join(" ".join(map(str, group)) for group in groups) for groups in options)


def number_meant(query: Any, answer: str) -> str:
    """The number that an answer stands for: itself, or that of its letter."""
    options = _offered(query)
    return str(options[LETTERS.index(answer)]) if options else answer


def counting(query: Any) -> tuple[Kind, tuple[Phrase, ...]]:
    """The kind of a question for a number, and the texts of its options, if it has any."""
    options = _offered(query)
    return (Kind.LETTER, numbers(options)) if options else (Kind.NUMBER, ())


def _offered(query: Any) -> Sequence[int]:
    """The numbers that a query has on offer; none if it has no options."""
    found: Sequence[int] = getattr(query, "options", ())
    return found
