"""What judges `boards/peg_solitaire`: boards turned and in another theme, and the positions that can arise."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Glance, Measure
from puzzlegen.formats.boards import peg_solitaire as form

Cell = tuple[int, int]
LIMIT: Final = 20_000  # positions


def turned(start: form.Board, query: form.Query, random: Random) -> tuple[form.Board, form.Query]:
    """The board turned or mirrored, with other pieces, its options in another order."""
    slanted, rows = start.slanted, start.rows
    turns, mirrored = random.randrange(6 if slanted else 4), random.random() < 0.5

    def rough(cell: Cell) -> Cell:
        y, x = cell
        for _ in range(turns):
            y, x = (y + x, -y) if slanted else (x, -y)
        return (x, y) if mirrored else (y, x)

    places = [rough((y, x)) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    height, width = (1 + max(place[axis] for place in places) - least for axis, least in ((0, top), (1, left)))

    def moved(cell: form.Cell) -> form.Cell:
        y, x = rough((cell[0], cell[1]))
        return y - top, x - left

    def board(shown: form.Rows) -> form.Rows:
        signs = {moved((y, x)): sign for y, row in enumerate(shown) for x, sign in enumerate(row) if sign != " "}
        return tuple("".join(signs.get((y, x), " ") for x in range(width)) for y in range(height))

    options: list[Any] = []
    match query:
        case form.First():
            options = [(moved(one), moved(over)) for one, over in query.options]
        case form.Solvable() | form.Reach():
            options = [board(shown) for shown in query.options]
    if options:
        query = replace(query, options=tuple(random.sample(options, 4)))
    looks: tuple[tuple[form.Theme, form.Colour], ...]
    looks = (("marbles", "red"), ("pegs", "blue"), ("frogs", "green"), ("counters", "pink"))
    theme, colour = random.choice(looks)
    return replace(start, theme=theme, colour=colour, rows=board(rows)), query


def positions(board: form.Board, query: form.Query) -> float:
    """Positions that can arise, on all boards."""
    boards = query.options if isinstance(query, form.Solvable) else (board.rows,)
    ways = [(0, 1), (0, -1), (1, 0), (-1, 0), *([(1, -1), (-1, 1)] if board.slanted else [])]
    count = 0
    for rows in boards:
        holes = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
        start = frozenset((y, x) for y, x in holes if rows[y][x] == "o")
        seen, todo = {start}, [start]
        while todo and len(seen) < LIMIT:
            pieces = todo.pop()
            for y, x in pieces:
                for down, right in ways:
                    over, to = (y + down, x + right), (y + 2 * down, x + 2 * right)
                    if over in pieces and to in holes and to not in pieces:
                        after = pieces - {(y, x), over} | {to}
                        if after not in seen:
                            seen.add(after)
                            todo.append(after)
        count += len(seen)
    return float(count)


DISGUISES: Final[tuple[Disguise, ...]] = (turned,)
MEASURE: Final = Measure("positions that can arise", positions)


def _pieces(rows: form.Rows) -> set[Cell]:
    return {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o"}


def _spread(pieces: set[Cell]) -> float:
    """How far pieces stand from their middle, all together."""
    middle = [sum(cell[axis] for cell in pieces) / len(pieces) for axis in (0, 1)]
    return sum(abs(cell[axis] - middle[axis]) for cell in pieces for axis in (0, 1))


def _jumped(board: form.Board, jump: form.Jump) -> set[Cell]:
    """The pieces after a jump."""
    (y, x), (v, h) = jump
    return _pieces(board.rows) - {(y, x), (v, h)} | {(2 * v - y, 2 * h - x)}


def spreads(board: form.Board, query: form.First | form.Solvable | form.Reach) -> Sequence[float]:
    """How far apart the pieces stand on each board, or after each jump."""
    if isinstance(query, form.First):
        return [_spread(_jumped(board, jump)) for jump in query.options]
    return [_spread(_pieces(rows)) for rows in query.options]


def kept(board: form.Board, query: form.Reach) -> Sequence[float]:
    """How many pieces stand where one stood at the beginning."""
    return [len(_pieces(board.rows) & _pieces(rows)) for rows in query.options]


GLANCES: Final[Mapping[type[Any], Mapping[str, Glance]]] = {
    form.First: {"how far apart the pieces stand": spreads},
    form.Solvable: {"how far apart the pieces stand": spreads},
    form.Reach: {"how far apart the pieces stand": spreads, "pieces where one stood before": kept},
}
