"""A puzzle as text: what its picture shows, written down from the published statement, for models that cannot see.

The same text serves every family. Grids are laid out in rows, short lists stay on a line, and everything else is
indented below its name or its number, which counts from 0; the pages of ``docs`` say what the names mean.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from puzzlegen.core.item import AnswerForm, Item, Proof

_INDENT: Final = "  "
_LINE: Final = 100  # characters that a list on one line has at most
_UNSEEN: Final = frozenset({"task"})  # members of a query that no picture shows


def describe(item: Item, proof: Proof) -> str:
    """All that the pictures of an item show.

    Lists of the query with as many entries as there are drawn options are named by their letters. Where boxes are asked
    for, the boxes of all things that could be meant are told, since no reader of data could measure them.
    """
    statement, query = proof.statement, proof.query
    letters = [option.letter for option in item.options if option.text is None]
    size = statement.get("size")
    rows = size if isinstance(size, int) else 0
    lines = [line for name, value in statement.items() for line in _told(name, value, rows)]
    for name, value in query.items():
        if name in _UNSEEN:
            continue
        if letters and isinstance(value, list) and len(value) == len(letters):
            lines.append(f"{name}:")
            for letter, one in zip(letters, value, strict=True):
                lines += (f"{_INDENT}{line}" for line in _told(letter, one, rows))
        else:
            lines += _told(name, value, rows)
    if item.answer_form is AnswerForm.BOUNDING_BOXES:
        lines += _told("boxes in the picture", {name: list(box) for name, box in proof.layout.items()}, 0)
    return "\n".join(lines)


def _told(name: str, value: Any, rows: int) -> Iterator[str]:
    """The lines that tell a value; ``rows`` is the number of rows of a square board, or 0."""
    block = _block(value, rows)
    if block:
        yield f"{name}:"
        yield from (f"{_INDENT}{line}" for line in block)
        return
    short = _short(value)
    if len(name) + len(short) <= _LINE:
        yield f"{name}: {short}"
        return
    yield f"{name}:"
    entries = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, one in entries:
        yield from (f"{_INDENT}{line}" for line in _told(str(key), one, rows))


def _block(value: Any, rows: int) -> list[str]:
    """The rows of a board: of one that is a text or a list of rows x rows cells, or a list of texts of one length."""
    if isinstance(value, list) and len(value) > 1 and all(isinstance(line, str) for line in value):
        return list(value) if len(set(map(len, value))) == 1 and len(value[0]) > 1 else []
    if not rows or not isinstance(value, str | list) or len(value) != rows * rows or rows < 2:
        return []
    if isinstance(value, str):
        return [value[start : start + rows] for start in range(0, len(value), rows)]
    if any(isinstance(cell, list | Mapping) for cell in value):
        return []
    return [" ".join(map(str, value[start : start + rows])) for start in range(0, len(value), rows)]


def _short(value: Any) -> str:
    """A value on one line."""
    match value:
        case Mapping():
            return ", ".join(f"{name} {_nested(one)}" for name, one in value.items())
        case list():
            return ", ".join(_nested(one) for one in value) or "none"
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
    return str(value)


def _nested(value: Any) -> str:
    return f"({_short(value)})" if isinstance(value, list | Mapping) else _short(value)
