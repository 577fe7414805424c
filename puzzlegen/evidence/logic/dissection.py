"""What judges `logic/dissection`: figures turned, in other themes, and pieces around a corner, one by one."""

from math import gcd
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic.dissection import Cell, Figure, Fits, Lettered, Mate, PieceBox, Query, Shape, Theme

LIMIT: Final = 2_000  # pieces
_THEMES: Final[dict[str, tuple[Theme, ...]]] = {
    "square": ("cake", "chocolate", "garden"),
    "triangle": ("cake", "quilt"),
    "round": ("ring",),
}


def turned(figure: Figure, query: Query, random: Random) -> tuple[Figure, Query]:
    """The figure turned or mirrored, in another theme, with its shapes turned and in another order."""
    kind, rows = figure.lattice, figure.rows
    across, turns, mirrored = len(rows[0]), random.randrange(12), random.random() < 0.5

    def rough(cell: Any, times: int = turns) -> Cell:
        y, x = cell
        for _ in range(times):
            if kind == "square":
                y, x = x, -y
            elif kind == "triangle":
                y, x = (y + x) // 2 + 1, (x - y + 1) // 2 - y
            else:
                x = (x + 1) % across
        return (y, (-x) % across if kind == "round" else -x) if mirrored else (y, x)

    def settled(signs: dict[Cell, str]) -> tuple[tuple[str, ...], int, int]:
        top, left = (min(cell[axis] for cell in signs) for axis in (0, 1))
        left -= kind == "triangle" and (top + left) % 2
        high, wide = max(y for y, _ in signs) + 1 - top, max(x for _, x in signs) + 1 - left
        shown = ((signs.get((y + top, x + left), " ") for x in range(wide)) for y in range(high))
        return tuple(map("".join, shown)), top, left

    def signs(shown: Any) -> dict[Cell, str]:
        return {(y, x): sign for y, row in enumerate(shown) for x, sign in enumerate(row) if sign != " "}

    def shape(shown: Any) -> tuple[str, ...]:
        times = random.randrange(12)
        return settled({rough(cell, times): sign for cell, sign in signs(shown).items()})[0]

    def moved(cell: Any) -> Cell:
        y, x = rough(cell)
        return y - top, x - left

    board, top, left = settled({rough(cell): sign for cell, sign in signs(rows).items()})
    match query:
        case Mate():
            query = replace(query, cell=moved(query.cell))
        case Lettered():
            query = replace(query, options=tuple(random.sample([moved(cell) for cell in query.options], 4)))
        case Shape():
            query = replace(query, options=tuple(random.sample([*map(shape, query.options)], 4)))
        case Fits():
            query = replace(query, shapes=tuple(random.sample([*map(shape, query.shapes)], len(query.shapes))))
    if isinstance(query, Lettered | PieceBox):
        held = [cell for cell, sign in signs(rows).items() if sign == "o"]
        new = [cell for cell, sign in signs(board).items() if sign == "o"]
        query = replace(query, number=1 + new.index(moved(held[query.number - 1])))
    return replace(figure, theme=random.choice(_THEMES[kind]), rows=board), query


def grown(figure: Figure, query: Query) -> float:
    """Connected pieces with the first cell of the figure, of the size that is asked about, up to a limit."""
    kind, rows = figure.lattice, figure.rows
    across = len(rows[0])
    cells = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    toppings = [sum(sign == one for sign in cells.values()) for one in "ox"]
    shapes = query.shapes if isinstance(query, Fits) else query.options if isinstance(query, Shape) else None
    size = sum(sign != " " for row in shapes[0] for sign in row) if shapes else len(cells) // gcd(len(cells), *toppings)

    def near(cell: Cell) -> list[Cell]:
        y, x = cell
        beside = [(y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)]
        if kind == "triangle":
            beside.pop(3 if (y + x) % 2 else 2)
        if kind == "round":
            beside[:2] = [(y, (x - 1) % across), (y, (x + 1) % across)]
        return [one for one in beside if one in cells]

    pieces = {frozenset({min(cells)})}
    for _ in range(size - 1):
        pieces = {piece | {cell} for piece in pieces for one in piece for cell in near(one) if cell not in piece}
        if len(pieces) > LIMIT:
            break
    return float(min(LIMIT, len(pieces)))


DISGUISES: Final[tuple[Disguise, ...]] = (turned,)
MEASURE: Final = Measure("connected pieces with the first cell", grown)
