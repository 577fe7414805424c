"""Queens that do not attack one another: where the missing ones belong, or how many squares no queen attacks."""

from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import FILES, square_name
from puzzlegen.facts.boards.coordinates import Place as Square
from puzzlegen.formats.boards.queens import Board, Count, Facts, Place, Placed, Places
from puzzlegen.generators.kits.asking import of_count


class QueensParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board where queens are missing.
        missing: of the number of queens that are missing.
        open_sizes: of the board where squares are counted.
        counts: of the squares that no queen attacks.
        between: of those in rows and columns without a queen, all of whose diagonals have to be looked at.
    """

    sizes: Annotated[tuple[int, int], Knob("larger boards", 5, 14)]
    missing: Annotated[tuple[int, int], Knob("more queens to place", 1, 8)]
    open_sizes: Annotated[tuple[int, int], Knob("larger boards where free squares are counted", 5, 14)]
    counts: Annotated[tuple[int, int], Knob("more free squares", 0, 40)]
    between: Annotated[tuple[int, int], Knob("more squares that only diagonals can attack", 1, 80)]


LEVELS: Final = {
    Level.EASY: QueensParams(
        band=(24, 110),
        bands={Count: (50, 110)},
        sizes=(10, 11),
        missing=(3, 4),
        open_sizes=(7, 8),
        counts=(1, 6),
        between=(2, 12),
    ),
    Level.MEDIUM: QueensParams(
        band=(111, 210),
        bands={Count: (111, 200)},
        sizes=(10, 12),
        missing=(5, 5),
        open_sizes=(9, 10),
        counts=(2, 8),
        between=(13, 20),
    ),
    Level.HARD: QueensParams(
        band=(211, 1500),
        bands={Count: (201, 700)},
        sizes=(10, 12),
        missing=(6, 7),
        open_sizes=(11, 12),
        counts=(5, 12),
        between=(21, 60),
    ),
}


def invent(rng: Stream, params: QueensParams, asked: Drawn) -> Puzzle:
    """Place queens, and take some away, or count."""
    rng = rng.child("state")
    question, place = asked
    if question in (Place, Places):
        size = rng.between(*params.sizes)
        full = _arranged(size, rng)
        missing = tuple(sorted(rng.sample(range(size), rng.between(*params.missing))))
        kept = tuple(sorted((full[file], file) for file in range(size) if file not in missing))
        if _completions(size, kept, 2) != 1:
            raise Rejected("more than one completion")
        wanted = tuple(square_name(size, (full[file], file)) for file in missing)
        board, why = Board(size, kept), Placed(wanted, tuple(_open(size, kept, file) for file in missing))
        if question is Places:
            return Puzzle(board, Places(), tuple(sorted(wanted)), why)
        file = rng.choice(missing)
        return Puzzle(board, Place(FILES[file]), square_name(size, (full[file], file)), why)
    count, query, answer = of_count(question, place, *params.counts, rng)
    size = rng.between(*params.open_sizes)
    queens: list[Square] = []
    free = [(row, column) for row in range(size) for column in range(size)]
    squares = list(free)
    while len(free) > count:
        # Queens that may attack one another stand in many more ways than those that do not.
        queens.append(squares.pop(rng.below(len(squares))))
        free = [square for square in free if not _attacks(queens[-1], square)]
    if len(free) != count:
        raise Rejected("another number of free squares")
    rows, columns = ({queen[axis] for queen in queens} for axis in (0, 1))
    least, most = params.between
    if not least <= (size - len(rows)) * (size - len(columns)) <= most:
        raise Rejected("rows and columns leave too few squares, or too many")
    names = tuple(square_name(size, square) for square in free)
    return Puzzle(Board(size, tuple(sorted(queens))), query, answer, Facts(names))


def _open(size: int, queens: tuple[Square, ...], file: int) -> tuple[str, ...]:
    """The squares of a column that no queen attacks, from the top."""
    squares = [(row, file) for row in range(size)]
    return tuple(square_name(size, one) for one in squares if not any(_attacks(one, other) for other in queens))


def _attacks(one: Square, other: Square) -> bool:
    down, right = one[0] - other[0], one[1] - other[1]
    return down == 0 or right == 0 or abs(down) == abs(right)


def _arranged(size: int, rng: Stream) -> list[int]:
    """Rows of queens that do not attack one another, by columns: random backtracking."""
    rows: list[int] = []
    untried = [rng.permutation(size)]
    while len(rows) < size:
        if not untried[-1]:
            untried.pop()
            rows.pop()
            continue
        row = untried[-1].pop()
        if not any(_attacks((row, len(rows)), (other, file)) for file, other in enumerate(rows)):
            rows.append(row)
            untried.append(rng.permutation(size))
    return rows


def _completions(size: int, queens: tuple[Square, ...], stop: int) -> int:
    """How many ways there are to add the missing queens, up to ``stop``."""
    held = {column for _, column in queens}
    choices = {
        file: [row for row in range(size) if not any(_attacks((row, file), other) for other in queens)]
        for file in range(size)
        if file not in held
    }
    if not choices:
        return 1
    file = min(choices, key=lambda one: (len(choices[one]), one))
    found = 0
    for row in choices[file]:
        found += _completions(size, (*queens, (row, file)), stop - found)
        if found >= stop:
            break
    return found
