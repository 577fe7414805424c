"""What the picture of a Sudoku shows, in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.sudoku.grid import MarkKind, Rule
from puzzlegen.formats.sudoku.kits.puzzle import CellChoice, Continuation, GridChoice, Mark, Query, Sudoku, WrongEntry
from puzzlegen.renderers.kits.telling import (
    PAIRS,
    SEMICOLON,
    comma_list,
    in_rows,
    labelled,
    lines,
    options,
    pair,
    pairs,
)
from puzzlegen.renderers.sudoku.kits.published import layout_of
from puzzlegen.renderers.sudoku.kits.wording import box_of

msg: Final = messages(__name__)

_SHADED: Final[tuple[Rule, ...]] = ("diagonals", "windows")
_ALIKE: Final[tuple[MarkKind, ...]] = ("white_dot", "black_dot", "bar", "greater", "even", "odd")
"""Marks that are told together with all others of their kind."""
_EACH: Final[tuple[MarkKind, ...]] = ("cage", "thermometer", "arrow", "little_killer")
_REGION: Final = "ABCDEFGHIJKLMNOP"


def describe(sudoku: Sudoku, query: Query) -> Phrase:
    """The grid with all that lies on it and around it, and the option grids."""
    n = sudoku.size
    if len(sudoku.givens) != n * n:
        raise ValueError("the givens are not those of a grid of this size")
    parts = [labelled(msg("grid"), in_rows(query.entries if isinstance(query, WrongEntry) else sudoku.givens, n))]
    if isinstance(query, WrongEntry):
        parts.append(labelled(msg("bold"), in_rows(sudoku.givens, n)))
    shape = box_of(layout_of(sudoku))
    if shape is None:
        parts.append(labelled(msg("pieces"), in_rows([_REGION[region] for region in sudoku.regions], n)))
    else:
        parts.append(msg("boxes", height=shape[0], width=shape[1]))
    if sudoku.marks or "windows" in sudoku.rules or isinstance(query, CellChoice):
        parts.append(PAIRS)
    parts += (msg(f"shaded-{rule}") for rule in _SHADED if rule in sudoku.rules)
    parts += _marks(sudoku.marks, n)
    if isinstance(query, CellChoice):
        parts.append(msg("highlighted", cell=pair(*divmod(query.cell, n))))
    elif isinstance(query, GridChoice | Continuation):
        parts.append(options(in_rows(option, n) for option in query.options))
    return lines(*parts)


def _marks(marks: Sequence[Mark], n: int) -> Iterator[Phrase]:
    for kind in _ALIKE:
        alike = [mark for mark in marks if mark.kind == kind]
        if alike:
            yield labelled(msg(f"alike-{kind}"), comma_list((_small(mark, n) for mark in alike), SEMICOLON))
    for mark in marks:
        if mark.kind == "sandwich":
            row, column = divmod(mark.cells[0], n)
            along = mark.cells[1] == mark.cells[0] + 1
            line = (row if along else column) + 1
            yield msg("beside-row" if along else "above-column", line=line, value=mark.value)
        elif mark.kind in _EACH:
            yield msg(
                f"each-{mark.kind}",
                value=mark.value,
                cells=pairs(mark.cells, n),
                first=pairs(mark.cells[:1], n),
                rest=pairs(mark.cells[1:], n),
                way=_way(mark.cells, n),
            )


def _way(cells: Sequence[int], n: int) -> Phrase:
    """In which direction a diagonal runs."""
    (row, column), (next_row, next_column) = (divmod(cell, n) for cell in (cells[0], cells[-1]))
    return msg(f"way-{'down' if next_row > row else 'up'}-{'right' if next_column > column else 'left'}")


def _small(mark: Mark, n: int) -> Phrase:
    """A mark in one cell or between two."""
    if len(mark.cells) == 1:
        return pairs(mark.cells, n)
    one, other = (pair(*divmod(cell, n)) for cell in mark.cells)
    return msg("greater" if mark.kind == "greater" else "between", one=one, other=other)
