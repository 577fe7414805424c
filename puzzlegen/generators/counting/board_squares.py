"""How many squares of any size on a board hold no rook, which is the largest, and what one more rook would cost."""

from itertools import accumulate, product
from math import dist, inf
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Bounds, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.cells import block
from puzzlegen.formats.counting.board_squares import Board, Costliest, Largest, Losses, Lost, Squares
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered
from puzzlegen.generators.kits.asking import drawn_options, four
from puzzlegen.generators.kits.ranking import Glance, three_beside

Square: TypeAlias = tuple[int, int, int]  # row and column of its top left cell, and its side

_LEAST_LARGEST: Final = 2  # side; below, "the largest" is every free cell
_TRIES: Final = 300  # boards until one has as many free squares as wanted
_CELLS: Final = 24  # empty cells on which one more rook is tried
_OPTIONS: Final = 4
_AS_LARGE: Final = 2  # of the wrong cells, at least, lie in squares as large as the right one does
_CLOSE: Final = 0.75  # of what the right cell costs, each other one costs at least


class BoardSquaresParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included: of the numbers of rows, columns and rooks, and of free squares on offer or lost."""

    sides: Annotated[tuple[int, int], Knob("larger boards", 4, 14)]
    rooks: Annotated[tuple[int, int], Knob("more rooks", 1, 40)]
    offered: Annotated[tuple[int, int], Knob("more squares where numbers are on offer", 4, 600)]
    lost: Annotated[tuple[int, int], Knob("more squares that one more rook costs", 1, 99)] = (1, 12)


LEVELS: Final = {
    Level.EASY: BoardSquaresParams(
        band=(16, 45), depths={Count: (2, 2), Largest: (2, 2)}, sides=(5, 6), rooks=(4, 10), offered=(19, 34)
    ),
    Level.MEDIUM: BoardSquaresParams(
        band=(46, 115), depths={Count: (3, 5), Largest: (3, 3)}, sides=(6, 7), rooks=(3, 9), offered=(36, 80)
    ),
    Level.HARD: BoardSquaresParams(
        band=(116, 300),
        bands={Lost: (8, 19)},
        depths={Lost: (4, 4)},
        sides=(8, 10),
        rooks=(4, 14),
        offered=(90, 180),
        lost=(8, 19),
    ),
    Level.EXTREME: BoardSquaresParams(
        band=(301, 600),
        bands={Lost: (15, 39), Costliest: (60, 400)},
        depths={Lost: (5, 7), Costliest: (4, 6)},
        sides=(11, 13),
        rooks=(5, 18),
        offered=(250, 350),
        lost=(15, 39),
    ),
}


def invent(rng: Stream, params: BoardSquaresParams, asked: Drawn) -> Puzzle:
    """Draw boards and scatter rooks over them until one suits the question."""
    rng = rng.child("state")
    question, place = asked
    options = drawn_options(*params.offered, rng) if question is CountOffered else None
    bounds = params.bounds_of({"task": question.__struct_config__.tag})
    low, high = bounds.depth or (1, inf)
    for _ in range(_TRIES):
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        cells = rng.sample(range(rows * columns), rng.between(*params.rooks))
        rooks = tuple(divmod(cell, columns) for cell in sorted(cells))
        free = _free_squares(rows, columns, rooks)
        if not free:
            continue
        sides = [side for _, _, side in free]
        most = max(sides)
        board, why = Board(rows, columns, rooks), Squares(tuple(sides.count(side) for side in range(1, most + 1)))
        if question in (Lost, Costliest):
            puzzle = _with_one_more(board, free, question, place, params, bounds, rng)
            if puzzle is not None:
                return puzzle
        if question is Largest and most >= _LEAST_LARGEST and low <= most <= high and sides.count(most) == 1:
            row, column, side = free[-1]
            return Puzzle(board, Largest(), (block(row, column, row + side - 1, column + side - 1),), why)
        if options and len(free) == options[place]:
            return Puzzle(board, CountOffered(options), LETTERS[place], why)
        if question is Count:
            return Puzzle(board, Count(), str(len(free)), why)
    raise Rejected("no board that suits the question")


def _with_one_more(
    board: Board,
    free: tuple[Square, ...],
    question: type[Lost | Costliest],
    place: int,
    params: BoardSquaresParams,
    bounds: Bounds,
    rng: Stream,
) -> Puzzle | None:
    """What a rook on an empty cell costs, or on which one of four it costs most; None where nothing is as deep."""
    low, high = bounds.depth or (1, inf)
    empty = [cell for cell in product(range(board.rows), range(board.columns)) if cell not in board.rooks]
    tried = {cell: _losses(cell, free) for cell in rng.sample(empty, min(_CELLS, len(empty)))}
    if question is Lost:
        least, most = params.lost
        wanted = least + rng.class_by_index(most - least + 1, "lost")
        for cell, lost in tried.items():
            if low <= len(lost) <= high and sum(lost) == wanted:
                return Puzzle(board, Lost(cell), str(sum(lost)), Losses((lost,)))
        return None
    # The right cell would mostly be far from the rooks, with little around it that bars the squares that have to be
    # compared: its rank in both is drawn.
    near = int(low) - 1
    seen = {cell: (min(dist(cell, rook) for rook in board.rooks), _barred(board, cell, near)) for cell in tried}
    ranks = divmod(rng.class_by_index(_OPTIONS**2, "ranks"), _OPTIONS)
    for key, lost in tried.items():
        cost = sum(lost)
        others = [one for one in tried if _CLOSE * cost <= sum(tried[one]) < cost]
        glances = [Glance(seen[key][by], [seen[one][by] for one in others], rank) for by, rank in enumerate(ranks)]
        wrong = three_beside(others, glances, rng)
        if wrong is None:
            continue
        costs = [lost, *(tried[one] for one in wrong)]
        largest = sum(len(one) >= len(lost) for one in costs[1:])  # else the largest square alone would tell
        if (
            largest >= _AS_LARGE
            and low <= _ahead(costs) <= high
            and bounds.difficulty[0] <= sum(map(sum, costs)) <= bounds.difficulty[1]
        ):
            options = [*wrong[:place], key, *wrong[place:]]
            return Puzzle(board, Costliest(four(options)), LETTERS[place], Losses(tuple(tried[one] for one in options)))
    return None


def _barred(board: Board, cell: Cell, near: int) -> int:
    """How many of the places up to so many rows and columns away hold a rook, or are beside the board."""
    rows, columns = (range(one - near, one + near + 1) for one in cell)
    return sum(
        not (0 <= row < board.rows and 0 <= column < board.columns) or (row, column) in board.rooks
        for row, column in product(rows, columns)
    )


def _losses(cell: Cell, free: tuple[Square, ...]) -> tuple[int, ...]:
    """How many free squares of each side hold a cell."""
    sides = [side for row, column, side in free if 0 <= cell[0] - row < side and 0 <= cell[1] - column < side]
    return tuple(sides.count(side) for side in range(1, max(sides) + 1))


def _ahead(losses: list[tuple[int, ...]]) -> int:
    """Up to which side squares have to be counted till the first cell loses more than any other, and goes on so."""
    sides = max(map(len, losses))
    sums = [[sum(lost[:side]) for lost in losses] for side in range(1, sides + 1)]
    behind = [side for side, (first, *others) in enumerate(sums, 1) if first <= max(others)]
    return 1 + max(behind, default=0)


def _free_squares(rows: int, columns: int, rooks: tuple[Cell, ...]) -> tuple[Square, ...]:
    """All squares without a rook; the rooks above and left of each corner tell how many a square holds."""
    held = [[0] * (columns + 1)]
    for row in range(rows):
        line = [0, *accumulate(int((row, column) in rooks) for column in range(columns))]
        held.append([above + here for above, here in zip(held[-1], line, strict=True)])
    return tuple(
        (row, column, side)
        for side in range(1, min(rows, columns) + 1)
        for row in range(rows - side + 1)
        for column in range(columns - side + 1)
        if held[row + side][column + side] + held[row][column] == held[row][column + side] + held[row + side][column]
    )
