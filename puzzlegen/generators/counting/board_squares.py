"""How many squares of any size on a board hold no rook, or which is the largest of them."""

from itertools import accumulate
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.cells import block
from puzzlegen.formats.counting.board_squares import Board, Largest, Squares
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered
from puzzlegen.generators.kits.asking import drawn_options

Square: TypeAlias = tuple[int, int, int]  # row and column of its top left cell, and its side

_LEAST_LARGEST: Final = 2  # side; below, "the largest" is every free cell
_TRIES: Final = 300  # boards until one has as many free squares as wanted


class BoardSquaresParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included: of the numbers of rows and of columns, of rooks, and of free squares on offer."""

    sides: Annotated[tuple[int, int], Knob("larger boards", 4, 14)]
    rooks: Annotated[tuple[int, int], Knob("more rooks", 1, 40)]
    offered: Annotated[tuple[int, int], Knob("more squares where numbers are on offer", 4, 600)]


LEVELS: Final = {
    Level.EASY: BoardSquaresParams(band=(16, 45), sides=(5, 6), rooks=(4, 10), offered=(19, 34)),
    Level.MEDIUM: BoardSquaresParams(band=(46, 115), sides=(6, 7), rooks=(3, 9), offered=(36, 80)),
    Level.HARD: BoardSquaresParams(band=(116, 300), sides=(8, 10), rooks=(4, 14), offered=(90, 180)),
    Level.EXTREME: BoardSquaresParams(band=(301, 600), sides=(11, 13), rooks=(5, 18), offered=(250, 350)),
}


def invent(rng: Stream, params: BoardSquaresParams, asked: Drawn) -> Puzzle:
    """Draw boards and scatter rooks over them until one suits the question."""
    rng = rng.child("state")
    question, place = asked
    options = drawn_options(*params.offered, rng) if question is CountOffered else None
    for _ in range(_TRIES):
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        cells = rng.sample(range(rows * columns), rng.between(*params.rooks))
        rooks = tuple(divmod(cell, columns) for cell in sorted(cells))
        free = _free_squares(rows, columns, rooks)
        sides = [side for _, _, side in free]
        most = max(sides)
        board, why = Board(rows, columns, rooks), Squares(tuple(sides.count(side) for side in range(1, most + 1)))
        if question is Largest and most >= _LEAST_LARGEST and sides.count(most) == 1:
            row, column, side = free[-1]
            return Puzzle(board, Largest(), (block(row, column, row + side - 1, column + side - 1),), why)
        if options and len(free) == options[place]:
            return Puzzle(board, CountOffered(options), LETTERS[place], why)
        if question is Count:
            return Puzzle(board, Count(), str(len(free)), why)
    raise Rejected("no board that suits the question")


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
