"""In how many ways a walker gets from one corner of a grid to the opposite one, around obstacles, without a detour."""

from itertools import product
from math import inf
from typing import Annotated, Final

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered
from puzzlegen.formats.counting.lattice_paths import Lattice, Via, Ways
from puzzlegen.generators.kits.asking import drawn_options, has_remainder

_BESIDE: Final = 3  # ways to a marked cell, and from it, unless there are few in all
_LEAST: Final = 3  # ways; fewer are no counting
_TRIES: Final = 400  # grids until one has as many ways as wanted


class LatticePathsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        blocked: of the number of obstacles.
        offered: of the numbers of ways on offer.
        few: whether there are so few ways that some numbers of them would be too common.
    """

    sides: Annotated[tuple[int, int], Knob("longer ways", 3, 12)]
    blocked: Annotated[tuple[int, int], Knob("more obstacles", 0, 40)]
    offered: Annotated[tuple[int, int], Knob("more ways where numbers are on offer", 4, 2000)]
    few: Annotated[bool, Knob("all small numbers of ways are equally common")] = False


LEVELS: Final = {
    Level.EASY: LatticePathsParams(
        band=(15, 80), sides=(4, 6), depths={Count: (2, 6), Via: (2, 4)}, blocked=(4, 11), offered=(5, 20), few=True
    ),
    Level.MEDIUM: LatticePathsParams(
        band=(81, 400), sides=(5, 7), depths={Count: (5, 8), Via: (5, 7)}, blocked=(5, 12), offered=(20, 60)
    ),
    Level.HARD: LatticePathsParams(
        band=(401, 2000), sides=(6, 8), depths={Count: (8, 11), Via: (7, 9)}, blocked=(6, 14), offered=(80, 200)
    ),
    Level.EXTREME: LatticePathsParams(
        band=(2001, 12000), sides=(7, 10), depths={Count: (12, 30), Via: (10, 30)}, blocked=(6, 16), offered=(400, 700)
    ),
}


def invent(rng: Stream, params: LatticePathsParams, asked: Drawn) -> Puzzle:
    """Draw the size, the corners and the obstacles, and count the ways."""
    rng = rng.child("state")
    question, place = asked
    options = drawn_options(*params.offered, rng) if question is CountOffered else None
    low, high = (params.depths or {}).get(Via if question is Via else Count, (0, inf))
    for _ in range(_TRIES):
        grid = _drawn(rng, params)
        ways = _ways(grid)
        via, count = (
            _marked(grid, ways, 1 if params.few else _BESIDE, rng) if question is Via else (None, ways[grid.goal])
        )
        suits = count == options[place] if options else not params.few or has_remainder(count, rng)
        if suits and count >= _LEAST and low <= _depth(grid, via) <= high and _in_use(grid, ways):
            return Puzzle(
                replace(grid, via=via),
                CountOffered(options) if options else Via() if via else Count(),
                LETTERS[place] if options else str(count),
                _table(grid, _ways(grid if via is None else _through(grid, via))),
            )
    raise Rejected("another number of ways")


def _drawn(rng: Stream, params: LatticePathsParams) -> Lattice:
    """A grid with obstacles, in reading order, and no marked cell."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    start = rng.choice((0, rows - 1)), rng.choice((0, columns - 1))
    goal = rows - 1 - start[0], columns - 1 - start[1]
    corners = {row * columns + column for row, column in (start, goal)}
    inner = [cell for cell in range(rows * columns) if cell not in corners]
    blocked = sorted(divmod(cell, columns) for cell in rng.sample(inner, rng.between(*params.blocked)))
    return Lattice(rows, columns, tuple(blocked), start, goal, None)


def _in_use(grid: Lattice, there: dict[Cell, int]) -> bool:
    """True if three fifths of the open cells lie on ways: where obstacles shut many of them off, little is left."""
    back = _ways(replace(grid, start=grid.goal, goal=grid.start))
    return 5 * sum(there[cell] > 0 < back[cell] for cell in there) >= 3 * (len(there) - len(grid.blocked))


def _depth(grid: Lattice, via: Cell | None) -> int:
    """How many sums follow one another, from the end from which they are fewer; beside a marked cell, and a product."""
    if via is None:
        return min(_sums(grid), _sums(replace(grid, start=grid.goal, goal=grid.start)))
    there, beyond = replace(grid, goal=via), replace(grid, start=via)
    back = [replace(part, start=part.goal, goal=part.start) for part in (there, beyond)]
    return 1 + max(min(_sums(part), _sums(other)) for part, other in zip((there, beyond), back, strict=True))


def _sums(grid: Lattice) -> int:
    """The most cells that two ways enter, on one way from the start to the goal."""
    (top, left), (bottom, right) = grid.start, grid.goal
    closed = set(grid.blocked)
    down, across = (1 if bottom >= top else -1), (1 if right >= left else -1)
    met: dict[Cell, int] = {grid.start: 0}
    for row in range(top, bottom + down, down):
        for column in range(left, right + across, across):
            entered = [met[cell] for cell in ((row - down, column), (row, column - across)) if cell in met]
            if entered and (row, column) not in closed:
                met[row, column] = max(entered) + (len(entered) > 1)
    return met[grid.goal]


def _marked(grid: Lattice, there: dict[Cell, int], least: int, rng: Stream) -> tuple[Cell | None, int]:
    """A cell that some ways pass and others do not, and how many pass it; None and 0 if there is no such one.

    To it and from it there are so many ways at ``least``: otherwise it would add nothing to the question.
    """
    back = _ways(replace(grid, start=grid.goal, goal=grid.start))
    every = there[grid.goal]
    passing = {cell: there[cell] * back[cell] for cell in there if min(there[cell], back[cell]) >= least}
    passing = {cell: ways for cell, ways in passing.items() if ways < every}
    if not passing:
        return None, 0
    via = rng.choice(list(passing))
    return via, passing[via]


def _table(grid: Lattice, ways: dict[Cell, int]) -> Ways:
    return Ways(tuple(tuple(ways[row, column] for column in range(grid.columns)) for row in range(grid.rows)))


def _through(grid: Lattice, via: Cell) -> Lattice:
    """The grid with obstacles in the two corners where no way through the marked cell can go."""
    row, column = via
    sense = (1 if grid.goal[0] else -1) * (1 if grid.goal[1] else -1)
    places = product(range(grid.rows), range(grid.columns))
    aside = [(y, x) for y, x in places if (y - row) * (x - column) * sense < 0]
    return replace(grid, blocked=(*grid.blocked, *aside))


def _ways(grid: Lattice) -> dict[Cell, int]:
    """For each cell the number of ways from the start: those to the two cells before it, added up."""
    down, right = (1 if grid.goal[0] else -1), (1 if grid.goal[1] else -1)
    blocked = set(grid.blocked)
    ways: dict[Cell, int] = {}
    above = [0] * grid.columns
    for row in range(grid.rows)[::down]:
        beside = 0
        for column in range(grid.columns)[::right]:
            cell = row, column
            beside = 0 if cell in blocked else 1 if cell == grid.start else above[column] + beside
            ways[cell] = above[column] = beside
    return ways
