"""Disguises and measures that read what is published as plain data, whatever types a family has for it."""

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

import msgspec

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise

Plain = tuple[Statement, Statement]


def disguise(query_type: Any, change: Callable[[Statement, Statement, Random], Plain | None]) -> Disguise:
    """A disguise of statements of the same type, and of queries of one or several."""

    @wraps(change)
    def disguised(statement: Any, query: Any, rng: Random) -> tuple[Any, Any] | None:
        shown, asked = _plain((statement, query))
        changed = change(shown, asked, rng)
        if changed is None:
            return None
        return msgspec.convert(changed[0], type(statement)), msgspec.convert(changed[1], query_type)

    return disguised


def disguises(
    query_type: Any, *changes: Callable[[Statement, Statement, Random], Plain | None]
) -> tuple[Disguise, ...]:
    """Several of a family."""
    return tuple(disguise(query_type, change) for change in changes)


def measured(measure: Callable[[Statement, Statement], float]) -> Callable[[Any, Any], float]:
    """A measure."""

    @wraps(measure)
    def of(statement: Any, query: Any) -> float:
        shown, asked = _plain((statement, query))
        return measure(shown, asked)

    return of


def _plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
