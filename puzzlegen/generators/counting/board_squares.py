"""How many squares of any size on a board hold no rook, or which is the largest of them."""

from itertools import accumulate
from typing import Annotated, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.cells import block
from puzzlegen.generators.kits.asking import drawn_options, drawn_task

Task: TypeAlias = Literal["count", "count_choice", "largest"]
Cell: TypeAlias = tuple[int, int]  # row and column
Square: TypeAlias = tuple[int, int, int]  # row and column of its top left cell, and its side

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count", "count_choice", "largest")
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


def invent(rng: Stream, params: BoardSquaresParams) -> Puzzle:
    """Draw boards and scatter rooks over them until one suits the question."""
    rng = rng.child("state")
    task, place = drawn_task(TASKS, rng)
    options = drawn_options(*params.offered, rng) if task == "count_choice" else ()
    for _ in range(_TRIES):
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        cells = rng.sample(range(rows * columns), rng.between(*params.rooks))
        rooks = tuple(divmod(cell, columns) for cell in sorted(cells))
        free = _free_squares(rows, columns, rooks)
        sides = [side for _, _, side in free]
        most = max(sides)
        if task == "largest":
            suits = most >= _LEAST_LARGEST and sides.count(most) == 1
        else:
            suits = not options or len(free) == options[place]
        if suits:
            row, column, side = free[sides.index(most)]
            box = (block(row, column, row + side - 1, column + side - 1),)
            return Puzzle(
                {"rows": rows, "columns": columns, "rooks": rooks},
                {"task": task, "options": options} if options else {"task": task},
                box if task == "largest" else LETTERS[place] if options else str(len(free)),
                {"free": [sides.count(side) for side in range(1, most + 1)]},
            )
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
