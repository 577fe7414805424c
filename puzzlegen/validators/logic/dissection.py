"""Cuts figures into equal pieces in every way there is; judges `logic/dissection`.

The format is that of ``docs/logic-pieces.md``.
"""

from collections.abc import Sequence
from math import gcd
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    parse,
    proven,
)
from puzzlegen.validators.logic.kits.lattice_pieces import Cell, Kind, Lattice, cells_of

BUDGET: Final = 120_000  # pieces grown or laid
Cells: TypeAlias = frozenset[Cell]
Row: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=r"\A[ .ox]+\Z")]
Rows: TypeAlias = Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=12)]


class _Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["cake", "chocolate", "garden", "quilt", "ring"]
    lattice: Kind
    flips: bool
    rows: Rows


class _Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["shape"]
    options: tuple[Rows, Rows, Rows, Rows]


class _Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fits"]
    shapes: Annotated[tuple[Rows, ...], msgspec.Meta(min_length=2, max_length=6)]


class _Mate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["mate"]
    cell: Cell


class _Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cell"]
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: tuple[Cell, Cell, Cell, Cell]


class _Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["piece_box"]
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cuts", "most"]


_FORMATS: Final[dict[Any, Any]] = {
    "shape": _Shape,
    "fits": _Fits,
    "mate": _Mate,
    "cell": _Cell,
    "piece_box": _Boxes,
}


_UNITS: Final = {"shape": "places of shapes", "fits": "places of shapes", "most": "places of equal shares"}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Look for every way to cut the figure.

    The difficulty is the number of places of pieces that have to be weighed: those of every shape that could cover
    each cell, again and again while some of them turn out to leave a cell that no further piece covers.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = parse(statement, _Figure, "statement")
    asked = parse(query, _FORMATS.get(query.get("task"), _Plain), "query")
    figure = Lattice(shown.lattice, shown.flips, shown.rows, BUDGET)
    if len(figure.cells) < 2 or not figure.holds_together(figure.whole):
        raise MalformedStatement("the figure is one part of two cells at least")
    shapes = [
        cells_of(rows)
        for rows in getattr(asked, "shapes", getattr(asked, "options", ()) if asked.task == "shape" else ())
    ]
    if shapes:
        solutions = _tiled(figure, asked.task, shapes)
    elif asked.task == "most":
        solutions = _shared(figure)
    else:
        solutions = _parted(figure, asked)
    return proven(
        solutions,
        BUDGET,
        method="all shapes, all places, exact cover",
        effort={"pieces": figure.met},
        difficulty=figure.weighed,
        unit=_UNITS.get(asked.task, "places of possible pieces"),
        canonical=fingerprint((shown.lattice, shown.flips, asked.task, figure.canonical(asked, shapes))),
        structure=f"{len(figure.cells)} cells, {shown.lattice}",
    )


def _tiled(figure: Lattice, task: str, shapes: Sequence[tuple[Cell, ...]]) -> list[Findings]:
    """Which of the shapes can be laid so that they fill the figure."""
    size = len(shapes[0])
    if len(figure.cells) % size or any(len(shape) != size for shape in shapes):
        raise MalformedStatement("all shapes have as many cells, and the figure a multiple of that")
    if any(figure.kinds):
        raise MalformedStatement("the figure has no toppings")
    places = [figure.places(shape) for shape in shapes]
    demand_different([figure.looks(shape) for shape in shapes])
    right = [bool(figure.covers(figure.weigh(one), 1)) for one in places]
    if task == "fits":
        return [Findings((str(sum(right)),))]
    count = len(figure.cells) // size
    against = {
        letter: f"no {count} of these pieces fill the figure"
        for letter, holds in zip(LETTERS, right, strict=True)
        if not holds
    }
    return [Findings((letter,), against) for letter, holds in zip(LETTERS, right, strict=True) if holds][:2]


def _shared(figure: Lattice) -> list[Findings]:
    """The greatest number of equal pieces with equal toppings."""
    total = gcd(len(figure.cells), *map(len, figure.kinds))
    if not figure.kinds[0]:
        raise MalformedStatement("there are toppings")
    for number in range(total, 1, -1):
        if total % number == 0:
            contents = [len(cells) // number for cells in figure.kinds]
            if figure.partitions(len(figure.cells) // number, contents, 1):
                return [Findings((str(number),))]
    return [Findings(("1",))]


def _parted(figure: Lattice, asked: Any) -> list[Findings]:
    """What follows from the only way to cut the figure so that each piece has one topping."""
    toppings, others = figure.kinds
    if others or len(toppings) < 2:
        raise MalformedStatement("there are two toppings at least, all of one kind")
    marked = [asked.cell] if asked.task == "mate" else asked.options if asked.task == "cell" else []
    if not set(figure.cells).difference(toppings).issuperset(marked):
        raise MalformedStatement("what is marked are cells without toppings")
    demand_different(marked)
    if len(figure.cells) % len(toppings):
        return []
    found = figure.partitions(len(figure.cells) // len(toppings), (1, 0), 2)
    return [_answered(figure, [frozenset(figure.lifted(piece)) for piece in pieces], asked) for pieces in found]


def _answered(figure: Lattice, pieces: Sequence[Cells], asked: Any) -> Findings:
    """The answers when the figure is cut into these pieces."""
    toppings = figure.kinds[0]
    owner = {cell: piece for piece in pieces for cell in piece}
    match asked.task:
        case "cuts":
            around = [(one, other) for one in figure.cells for other in figure.around(one) if other in owner]
            return Findings((str(sum(owner[one] != owner[other] for one, other in around) // 2),))
        case "mate":
            return Findings((str(1 + next(n for n, one in enumerate(toppings) if one in owner[asked.cell])),))
        case "piece_box":
            piece = owner[figure.numbered(asked.number)]
            return Findings((" ".join(sorted(f"cell-{y + 1}-{x + 1}" for y, x in piece)),))
    piece = owner[figure.numbered(asked.number)]
    held = {cell: 1 + n for n, topping in enumerate(toppings) for cell in owner[topping]}
    lettered = list(zip(LETTERS, asked.options, strict=True))
    return Findings(
        tuple(letter for letter, cell in lettered if cell in piece),
        {letter: f"it lies on the piece with topping {held[cell]}" for letter, cell in lettered if cell not in piece},
    )
