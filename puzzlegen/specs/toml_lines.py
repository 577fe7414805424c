"""The lines of a TOML document on which its keys and values stand, which `tomllib` does not tell."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

KeyPath: TypeAlias = tuple[str | int, ...]  # keys, and the places in lists, from the root on

_EFFORT: Final = 1_000_000  # characters that are parsed, again and again where a statement has many lines
_DEPTH: Final = 8  # what lies deeper has the line of what holds it


def locate(text: str) -> dict[KeyPath, int]:
    """The lines, counted from 1, on which the tables, keys and list elements of a document begin.

    A statement (a header, or a key and its value) is the shortest run of lines that is a document of its own. Where it
    is not complete yet, a bracket may complete it: then it is a list that goes on, and we know the elements so far. All
    that lies inside of one element has the line on which the element begins. Of a document with endless statements
    only the beginning is looked through.

    Args:
        text: a valid document.
    """
    found: dict[KeyPath, int] = {(): 1}
    sizes: dict[KeyPath, int] = {}  # of the arrays of tables so far
    table: KeyPath = ()
    spent = 0
    statement, since = "", 1  # `since` is the first line that belongs to nothing found so far
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        statement += line + "\n"
        spent += len(statement)
        if spent > _EFFORT:
            break
        complete = _parsed(statement)
        part = _parsed(statement + "]") if complete is None else complete
        if part is None:
            continue
        if part and complete is not None and statement.lstrip().startswith("["):
            table = _enter(complete, sizes)
            for length in range(1, len(table)):
                found.setdefault(table[:length], since)
            found[table] = since
        else:
            _note(part, table, since, found)
        since = number + 1
        if complete is not None:
            statement = ""
    return found


def line_of(path: KeyPath, lines: Mapping[KeyPath, int]) -> int:
    """The line of ``path``, or of the nearest table or list around it that `locate` found."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


def _parsed(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def _enter(header: dict[str, Any], sizes: dict[KeyPath, int]) -> KeyPath:
    """The path of the table that a header opens; ``header`` is the header as a document of its own."""
    path: KeyPath = ()
    rest: Any = header
    while rest:
        ((key, rest),) = rest.items()
        path = (*path, key)
        if isinstance(rest, list):  # [[...]] opens a new table of the array
            sizes[path] = sizes.get(path, 0) + 1
            rest = rest[0]
        if path in sizes:
            path = (*path, sizes[path] - 1)
    return path


def _note(value: Any, path: KeyPath, line: int, found: dict[KeyPath, int]) -> None:
    """Note the line of everything in ``value`` that was not found before."""
    found.setdefault(path, line)
    if len(path) == _DEPTH:
        return
    if isinstance(value, dict):
        for key, below in value.items():
            _note(below, (*path, key), line, found)
    elif isinstance(value, list):
        for place, below in enumerate(value):
            _note(below, (*path, place), line, found)
