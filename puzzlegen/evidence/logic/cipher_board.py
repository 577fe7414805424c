"""What judges `logic/cipher_board`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from math import factorial, log2
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.facts.logic.cipher_boards import BOARDS
from puzzlegen.formats.logic import cipher_board as form

_OTHER: Final[dict[form.Order, form.Order]] = {"rows": "columns", "columns": "rows", "open": "open"}


def lines_moved(shown: form.Board, query: form.Query, rng: Random) -> tuple[form.Board, form.Query]:
    """Rows and columns in another order, with their heads; where heads move on, the columns only go round."""
    rows, columns = (list(range(len(heads))) for heads in shown.heads)
    rng.shuffle(rows)
    if shown.turn:
        start = rng.randrange(len(columns))
        columns = columns[start:] + columns[:start]
    else:
        rng.shuffle(columns)
    moved = replace(
        shown,
        cells=tuple("".join(shown.cells[row][column] for column in columns) for row in rows),
        heads=(tuple(shown.heads[0][line] for line in rows), tuple(shown.heads[1][line] for line in columns)),
        loose=tuple(tuple(rng.sample(loose, len(loose))) for loose in shown.loose),
        examples=tuple(rng.sample(shown.examples, len(shown.examples))),
    )
    if isinstance(query, form.Head):
        query = replace(query, line=(rows, columns)[query.side].index(query.line))
    return moved, query


def other_signs(shown: form.Board, query: form.Query, rng: Random) -> tuple[form.Board, form.Query]:
    """Another board with other signs."""
    name = rng.choice(list(BOARDS))
    used = sorted({sign for side in (*shown.heads, *shown.loose) for sign in side} - {""})
    new = dict(zip(used, rng.sample(BOARDS[name], len(used)), strict=True)) | {"": ""}

    def renamed(what: Any) -> Any:
        return new[what] if isinstance(what, str) else tuple(map(renamed, what))

    examples = tuple(replace(one, signs=renamed(one.signs)) for one in shown.examples)
    fields = (
        ()
        if isinstance(query, form.Faded)
        else ("options",)
        if isinstance(query, form.Write | form.Head)
        else ("signs",)
    )
    asked = {field: renamed(getattr(query, field)) for field in fields}
    heads, loose = renamed(shown.heads), renamed(shown.loose)
    return replace(shown, board=name, heads=heads, loose=loose, examples=examples), replace(query, **asked)


def other_way(shown: form.Board, query: form.Query, rng: Random) -> tuple[form.Board, form.Query]:
    """The two signs of each letter in the other order."""

    def turned(signs: form.Signs) -> form.Signs:
        return tuple((other, one) for one, other in signs)

    examples = tuple(replace(one, signs=turned(one.signs)) for one in shown.examples)
    match query:
        case form.Read() | form.Meant() | form.Slip():
            query = replace(query, signs=turned(query.signs))
        case form.Write():
            query = replace(query, options=tuple(map(turned, query.options)))
    return replace(shown, order=_OTHER[shown.order], examples=examples), query


def columns_for_rows(shown: form.Board, query: form.Query, rng: Random) -> tuple[form.Board, form.Query] | None:
    """Rows and columns exchanged; not where the heads of columns move on."""
    if shown.turn:
        return None
    cells = tuple("".join(column) for column in zip(*shown.cells, strict=True))
    (rows, columns), (some, others) = shown.heads, shown.loose
    if isinstance(query, form.Head):
        query = replace(query, side=1 - query.side)
    order = _OTHER[shown.order]
    return replace(shown, cells=cells, heads=(columns, rows), loose=(others, some), order=order), query


def ways_to_hang(shown: form.Board, query: form.Query) -> float:
    """The ways to put the fallen heads back, as a power of two, and one more if the order of the signs is open."""
    return sum(log2(factorial(len(loose))) for loose in shown.loose) + float(shown.order == "open")


DISGUISES: Final[tuple[Disguise, ...]] = (lines_moved, other_signs, other_way, columns_for_rows)
MEASURE: Final = Measure("ways to put the fallen heads back, as a power of two", ways_to_hang)
