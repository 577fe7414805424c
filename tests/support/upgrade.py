"""An upgrade of puzzlegen in which two families have changed, each to its next version.

`MEASURED` is measured otherwise since: its validator counts more effort, and difficulties are higher. `UNREADABLE` has
a new format of its statements, and its validator reads no others.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Literal, cast

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Published
from puzzlegen.core.stream import Stream
from puzzlegen.snapshots import selection, verify

MEASURED = "boards/queens"
UNREADABLE = "boards/knight_path"
SAME = "boards/go_score"
_FORMAT = "format"


def _measured_otherwise(older: catalog.Family) -> ModuleType:
    newer: Any = ModuleType("newer")
    newer.invent = older.generator.invent
    newer.word, newer.explain, newer.depict = older.renderer.word, older.renderer.explain, older.renderer.depict
    newer.LEVELS = {
        level: msgspec.structs.replace(params, band=(params.band[0] + 0.5, params.band[1] + 0.5))
        for level, params in older.levels.items()
    }

    def certify(statement: Statement, query: Statement) -> Certificate:
        found = older.validator.certify(statement, query)
        effort = {**found.effort, "glances": 7}
        return msgspec.structs.replace(found, effort=effort, difficulty=found.difficulty + 0.5)

    newer.certify = certify
    return cast(ModuleType, newer)


def _with_another_format(older: catalog.Family) -> ModuleType:
    newer: Any = ModuleType("newer")
    newer.LEVELS = dict(older.levels)

    class Newer(Published, frozen=True):
        size: Any
        closed: Any
        start: Any
        goal: Any
        format: Literal[2]

    def invent(rng: Stream, params: Any, asked: Drawn) -> Puzzle:
        puzzle = older.generator.invent(rng, params, asked)
        return msgspec.structs.replace(puzzle, statement=Newer(**plain(puzzle.statement), format=2))

    def before(statement: Newer) -> Any:
        data = {name: value for name, value in plain(statement).items() if name != _FORMAT}
        return msgspec.convert(data, older.format.statement)

    def certify(statement: Newer, query: Any) -> Certificate:
        return older.validator.certify(before(statement), query)

    def shown(way: Callable[..., Any]) -> Callable[..., Any]:
        return lambda statement, *more: way(before(statement), *more)

    newer.Statement, newer.QUESTIONS = Newer, older.format.questions
    newer.invent, newer.certify = invent, certify
    newer.word, newer.explain, newer.depict = map(
        shown, (older.renderer.word, older.renderer.explain, older.renderer.depict)
    )
    return cast(ModuleType, newer)


def _forget() -> None:
    selection.loaded.cache_clear()
    verify._validator.cache_clear()
    verify._renderer.cache_clear()


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
                name = f"newer_{row.family}"
                patch.setitem(sys.modules, f"puzzlegen.{name}", changed(catalog.load(row.name)))
                rooms = {"generator": name, "drawer": name, "validator": name}
                rooms |= {"format": name} if row.name == UNREADABLE else {}
                rows.append(msgspec.structs.replace(row, version=row.version + 1, **rooms))
            else:
                rows.append(row)
        patch.setattr(catalog, "ROWS", tuple(rows))
        patch.setattr(catalog, "_NAMED", {row.name: row for row in rows})
        _forget()
        yield
    _forget()
