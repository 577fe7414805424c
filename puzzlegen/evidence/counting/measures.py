"""What plain programs, or patient eyes, need for puzzles about counting."""

# ruff: noqa: ARG001 - all measures have the same arguments

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Final, TypeAlias

from puzzlegen.core.question import Question
from puzzlegen.evidence import Measure
from puzzlegen.formats.counting.blocks import Stack
from puzzlegen.formats.counting.board_squares import Board
from puzzlegen.formats.counting.char_grid import Characters, Sought
from puzzlegen.formats.counting.lattice_paths import Lattice
from puzzlegen.formats.counting.maze_regions import Maze, Reach
from puzzlegen.formats.counting.object_count import Crowd
from puzzlegen.formats.counting.shape_count import Drawing, Segment
from puzzlegen.formats.counting.tangle import Lead, Over, Tangle

Cell: TypeAlias = tuple[int, int]
_AROUND: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _faces(stack: Stack, query: Question) -> float:
    """Tops and sides that can be counted off, and the cubes below and behind them, which have to be thought of."""
    heights = stack.heights
    tops = sum(height > 0 for line in heights for height in line)
    sides = sum(max(0, one - other) for line in heights for one, other in pairwise([*line, 0]))
    sides += sum(max(0, one - other) for line in zip(*heights, strict=True) for one, other in pairwise([*line, 0]))
    return float(tops + sides + sum(map(sum, heights)))


def _squares(board: Board, query: Question) -> float:
    """Cells looked at by a program that scans each square of the board, smallest first, until it meets a rook."""
    rows, columns = board.rows, board.columns
    looked = 0
    for side in range(1, min(rows, columns) + 1):
        for row in range(rows - side + 1):
            for column in range(columns - side + 1):
                for cell in ((row + down, column + right) for down in range(side) for right in range(side)):
                    looked += 1
                    if cell in board.rooks:
                        break
    return looked


def _letters(shown: Characters, query: Sought) -> float:
    """Characters compared by a program that spells the word from every cell in all of its directions."""
    rows, word = shown.rows, query.word
    steps = [step for line, steps in _RUNS.items() if line in query.lines for step in steps]
    if query.backwards:
        steps += [(-down, -right) for down, right in steps]
    compared = 0
    for row in range(len(rows)):
        for column in range(len(rows[0])):
            for down, right in steps:
                for place, character in enumerate(word):
                    y, x = row + place * down, column + place * right
                    if not (0 <= y < len(rows) and 0 <= x < len(rows[0])):
                        break
                    compared += 1
                    if rows[y][x] != character:
                        break
    return compared


_RUNS: Final = {"horizontal": [(0, 1)], "vertical": [(1, 0)], "diagonal": [(1, 1), (1, -1)]}


def _ways(lattice: Lattice, query: Question) -> float:
    """Nodes of a search that draws one way after the other, and turns back where the goal is out of reach."""
    (y, x), (goal_y, goal_x) = lattice.start, lattice.goal
    down, right = (1 if goal_y > y else -1), (1 if goal_x > x else -1)

    def within(cell: Cell) -> bool:
        return (goal_y - cell[0]) * down >= 0 and (goal_x - cell[1]) * right >= 0 and cell not in lattice.blocked

    alive: dict[Cell, bool] = {}

    def leads(cell: Cell) -> bool:
        if cell not in alive:
            ahead = ((cell[0] + down, cell[1]), (cell[0], cell[1] + right))
            alive[cell] = cell == (goal_y, goal_x) or any(within(one) and leads(one) for one in ahead)
        return alive[cell]

    def nodes(cell: Cell) -> int:
        ahead = ((cell[0] + down, cell[1]), (cell[0], cell[1] + right))
        return 1 + sum(nodes(one) for one in ahead if within(one) and leads(one))

    return nodes((y, x))


def _maze(maze: Maze, query: Question) -> float:
    """Sides of cells looked at: of all cells, of those of one area, or until the nearest letter is met."""
    right, below = maze.right, maze.below
    rows, columns = len(right), len(right[0]) + 1

    def open_side(cell: Cell, other: Cell) -> bool:
        (y, x), (b, a) = min(cell, other), max(cell, other)
        return min(y, x) >= 0 and b < rows and a < columns and (right[y][x] if y == b else below[y][x]) == "."

    if maze.dot is None:
        return float(rows * (columns - 1) + columns * (rows - 1))
    looked, letters = 0, query.options if isinstance(query, Reach) else ()
    waiting = [maze.dot]
    met = set(waiting)
    for cell in waiting:
        for down, across in _AROUND:
            looked += 1
            other = cell[0] + down, cell[1] + across
            if other not in met and open_side(cell, other):
                met.add(other)
                waiting.append(other)
                if other in letters:
                    return looked
    return looked


def _things(crowd: Crowd, query: Question) -> float:
    """Things in the picture, and pairs of them that are so near that one may hide the other."""
    near = sum(
        (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < (one.size + other.size) ** 2
        for one, other in combinations(crowd.objects, 2)
    )
    return float(len(crowd.objects) + near)


def _lines(drawing: Drawing, query: Question) -> float:
    """Where lines meet, once for each pair of them; or lines and circles, and pairs of circles that share a point."""
    circles = sorted({(arc.x, arc.y, arc.radius) for arc in drawing.arcs})
    if not circles:
        return sum(1.0 for _ in _meetings(drawing.segments))
    sharing = sum((a - c) ** 2 + (b - d) ** 2 <= (r + s) ** 2 for (a, b, r), (c, d, s) in combinations(circles, 2))
    return float(len(drawing.segments) + len(circles) + sharing)


def _meetings(segments: Sequence[Segment]) -> Iterator[tuple[Fraction, Fraction]]:
    """Where two lines meet, once for each pair of lines."""
    for (a, b, c, d), (e, f, g, h) in combinations(segments, 2):
        turn = (c - a) * (h - f) - (d - b) * (g - e)
        if turn == 0:
            continue
        t = Fraction((e - a) * (h - f) - (f - b) * (g - e), turn)
        u = Fraction((e - a) * (d - b) - (f - b) * (c - a), turn)
        if 0 <= t <= 1 and 0 <= u <= 1:
            yield a + t * (c - a), b + t * (d - b)


def _strands(tangle: Tangle, query: Question) -> float:
    """Steps from side to side of tiles: along all ropes, or from the dot to the other end."""
    tiles = tangle.tiles
    if not isinstance(query, Over | Lead):
        return 2 * len(tiles) * len(tiles[0])
    joined = {foot: other for cap in tangle.caps for foot, other in (cap, cap[::-1])}
    row, column, side = next(end[:3] for end in tangle.ends if end.mark == "dot")
    steps = 0
    while True:
        steps += 1
        side = {"h": (2, 3, 0, 1), "v": (2, 3, 0, 1), "a": (3, 2, 1, 0), "b": (1, 0, 3, 2)}[tiles[row][column]][side]
        beyond = row + _AROUND[side][0], column + _AROUND[side][1]
        if 0 <= beyond[0] < len(tiles) and 0 <= beyond[1] < len(tiles[0]):
            row, column, side = *beyond, (side + 2) % 4
        elif (row, column, side) in joined:
            row, column, side = joined[row, column, side]
        else:
            return steps


MEASURES: Final[Mapping[str, Measure]] = {
    "counting/blocks": Measure("tops, open sides and cubes", _faces),
    "counting/board_squares": Measure("cells looked at by a scan of all squares", _squares),
    "counting/char_grid": Measure("characters compared by a scan in all directions", _letters),
    "counting/lattice_paths": Measure("nodes of a search without dead ends", _ways),
    "counting/maze_regions": Measure("sides of cells looked at", _maze),
    "counting/object_count": Measure("things, and pairs of near ones", _things),
    "counting/shape_count": Measure("pairs of lines that meet, or circles and their crossings", _lines),
    "counting/tangle": Measure("steps from tile to tile", _strands),
}
