"""An upgrade of puzzlegen in which two families have changed, each to its next version.

`MEASURED` is measured otherwise since: its validator counts more effort, and difficulties are higher. `UNREADABLE` has
a new format of its statements, and its validator reads no others.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import Question, Statement
from puzzlegen.snapshots import selection, verify

MEASURED = "boards/queens"
UNREADABLE = "boards/knight_path"
SAME = "boards/go_score"
_FORMAT = "format"


class _Newer:
    """The next version of a family."""

    def __init__(self, older: Any, levels: dict[Level, Any], statement: Callable[[Any], Statement]) -> None:
        self._older = older
        self.version = older.version + 1
        self.levels = levels
        self.statement = statement

    def __getattr__(self, name: str) -> Any:
        return getattr(self._older, name)


def _measured_otherwise(older: catalog.Loaded) -> tuple[Any, Callable[..., Certificate]]:
    levels = {
        level: msgspec.structs.replace(params, band=(params.band[0] + 0.5, params.band[1] + 0.5))
        for level, params in older.family.levels.items()
    }

    def certify(statement: Statement, question: Question) -> Certificate:
        found = older.validator.certify(statement, question)
        effort = {**found.effort, "glances": 7}
        return msgspec.structs.replace(found, effort=effort, difficulty=found.difficulty + 0.5)

    return _Newer(older.family, levels, older.family.statement), certify


def _with_another_format(older: catalog.Loaded) -> tuple[Any, Callable[..., Certificate]]:
    def statement(state: Any) -> Statement:
        return {**older.family.statement(state), _FORMAT: 2}

    def certify(statement: Statement, question: Question) -> Certificate:
        if statement.get(_FORMAT) != 2:
            raise MalformedStatement("the statement has no format")
        return older.validator.certify({k: v for k, v in statement.items() if k != _FORMAT}, question)

    return _Newer(older.family, dict(older.family.levels), statement), certify


def _forget() -> None:
    selection.loaded.cache_clear()
    verify._validator.cache_clear()


@contextmanager
def upgraded(*without: str) -> Iterator[None]:
    """A context in which the newer puzzlegen is at work; the families ``without`` are there no more."""
    rows = []
    with pytest.MonkeyPatch.context() as patch:
        for row in catalog.ROWS:
            if row.name in without:
                continue
            changed = {MEASURED: _measured_otherwise, UNREADABLE: _with_another_format}.get(row.name)
            if changed is not None:
                family, certify = changed(catalog.load(row.name))
                name = f"newer_{row.family}"
                module: Any = ModuleType(f"puzzlegen.{name}")
                module.FAMILY, module.certify = family, certify
                patch.setitem(sys.modules, module.__name__, module)
                rows.append(msgspec.structs.replace(row, version=row.version + 1, generator=name, validator=name))
            else:
                rows.append(row)
        patch.setattr(catalog, "ROWS", tuple(rows))
        _forget()
        yield
    _forget()
