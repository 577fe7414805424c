"""Outside measures of Go and of the small boards."""

from collections import deque
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from puzzlegen.core.question import Question
from puzzlegen.evidence import Measure
from puzzlegen.formats.boards import go_capture, go_liberties, go_life_death, go_score, knight_path, queens

Cell = tuple[int, int]
LIMIT: Final = 20_000  # positions of a search that is given up

KNIGHT: Final = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))


class Stones:
    """Stones on a grid; what is not a free point or a stone is no point."""

    def __init__(self, grid: dict[Cell, str]) -> None:
        self.grid = grid

    @classmethod
    def of(cls, rows: Any) -> "Stones":
        """The stones of published rows."""
        return cls({(y, x): stone for y, row in enumerate(rows) for x, stone in enumerate(row)})

    def near(self, cell: Cell) -> Iterator[Cell]:
        """The points beside one."""
        y, x = cell
        yield from (other for other in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if other in self.grid)

    def block(self, cell: Cell) -> tuple[set[Cell], set[Cell]]:
        """All connected points with the same content, and the free points beside them."""
        seen, queue, free = {cell}, deque([cell]), set()
        while queue:
            for other in self.near(queue.popleft()):
                if self.grid[other] == self.grid[cell] and other not in seen:
                    seen.add(other)
                    queue.append(other)
                elif self.grid[other] == ".":
                    free.add(other)
        return seen, free

    def put(self, cell: Cell, colour: str) -> "Stones | None":
        """The stones after a move; None for suicide."""
        after = Stones(self.grid | {cell: colour})
        for other in self.near(cell):
            if after.grid[other] not in (".", colour):
                block, free = after.block(other)
                if not free:
                    after.grid |= dict.fromkeys(block, ".")
        return after if after.block(cell)[1] else None


def chain_steps(board: go_liberties.Board, _: Question) -> float:
    """Sides of stones that are looked at while a chain is traced."""
    stones = Stones.of(board.rows)
    chain, _free = stones.block(board.marked)
    return sum(1 for stone in chain for _ in stones.near(stone))


def capture_steps(board: go_capture.Board, _: Question) -> float:
    """Moves of a plain reader of the ladder; otherwise sides of stones looked at while all white chains are traced."""
    stones = Stones.of(board.rows)
    if board.marked is None:
        return sum(1 for cell, stone in stones.grid.items() if stone == "W" for _ in stones.near(cell))
    tried = 0

    def caught(now: Stones, stone: Cell) -> bool:
        nonlocal tried
        for move in sorted(now.block(stone)[1]):
            tried += 1
            after = now.put(move, "B")
            if tried < LIMIT and after is not None and len(after.block(stone)[1]) == 1 and doomed(after, stone):
                return True
        return False

    def doomed(board: Stones, stone: Cell) -> bool:
        nonlocal tried
        chain, answers = board.block(stone)
        for cell in sorted({near for own in chain for near in board.near(own) if board.grid[near] == "B"}):
            free = board.block(cell)[1]
            answers |= free if len(free) == 1 else set()
        for move in sorted(answers):
            tried += 1
            after = board.put(move, "W")
            if after is None:
                continue
            free = after.block(stone)[1]
            if len(free) > 2 or (len(free) == 2 and not caught(after, stone)):
                return False
        return True

    caught(stones, board.marked)
    return tried


def fight_positions(part: go_life_death.Part, _: Question) -> float:
    """Ways to fill the free points inside with black stones, white ones and none; more where stones can be taken."""
    stones = Stones.of(part.rows)
    height, width = len(part.rows), len(part.rows[0])
    size, top, left = part.size, part.top, part.left
    brink = [
        (y, x)
        for y, x in stones.grid
        if (y == 0 and top)
        or (x == 0 and left)
        or (y == height - 1 and top + height < size)
        or (x == width - 1 and left + width < size)
    ]
    outside = set().union(*(stones.block(cell)[0] for cell in brink if stones.grid[cell] == "."))
    inside = [cell for cell, stone in stones.grid.items() if stone == "." and cell not in outside]
    free = len(inside)
    taken = sum(stones.grid[cell] != "." and not stones.block(cell)[1] & outside for cell in stones.grid)
    # Each free point is black, white or free in turn; stones that can be taken open further ones.
    return float(3**free * (1 + 0.1 * taken))


def runs(board: go_score.Board, _: Question) -> float:
    """Pieces of one owner in the rows: what is added up while a finished board is counted row by row."""
    stones = Stones.of(board.rows)
    owner: dict[Cell, str] = {}
    for cell, stone in stones.grid.items():
        if stone == "." and cell not in owner:
            area, _free = stones.block(cell)
            sides = {stones.grid[near] for one in area for near in stones.near(one)} - {"."}
            owner |= dict.fromkeys(area, sides.pop() if len(sides) == 1 else "")
        elif stone != ".":
            owner[cell] = stone
    return sum((y, x - 1) not in owner or owner[y, x - 1] != colour for (y, x), colour in owner.items())


def queen_steps(board: queens.Board, query: queens.Query) -> float:
    """Nodes of a search for all ways, most constrained column first; or queens checked for each empty square."""
    size, given = board.size, board.queens

    def meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        return one[0] == other[0] or one[1] == other[1] or abs(one[0] - other[0]) == abs(one[1] - other[1])

    if isinstance(query, queens.Count):
        steps = 0
        for square in product(range(size), repeat=2):
            if square not in given:
                hits = [number for number, queen in enumerate(given, 1) if meet(queen, square)]
                steps += hits[0] if hits else len(given)
        return steps
    nodes = 0

    def search(placed: list[Any], rest: list[int]) -> None:
        nonlocal nodes
        nodes += 1
        if not rest:
            return
        fits = {
            column: [y for y in range(size) if not any(meet((y, column), one) for one in placed)] for column in rest
        }
        column = min(rest, key=lambda one: len(fits[one]))
        for y in fits[column]:
            search([*placed, (y, column)], [one for one in rest if one != column])

    search([*given], [column for column in range(size) if all(queen[1] != column for queen in given)])
    return nodes


def leaps(board: knight_path.Board, _: knight_path.Query) -> float:
    """Leaps that are tried while squares are visited in the order of their distance, until the goal is met."""
    tried, seen, queue = 0, {board.start}, deque([board.start])
    while queue:
        y, x = queue.popleft()
        if (y, x) == board.goal:
            break
        for down, right in KNIGHT:
            there = (y + down, x + right)
            if all(0 <= place < board.size for place in there):
                tried += 1
                if there not in board.closed and there not in seen:
                    seen.add(there)
                    queue.append(there)
    return tried


MEASURES: Final = {
    "boards/go_capture": Measure("sides of white stones looked at; moves tried in a ladder", capture_steps),
    "boards/go_liberties": Measure("sides of stones looked at", chain_steps),
    "boards/go_life_death": Measure("fillings of the free points inside", fight_positions),
    "boards/go_score": Measure("pieces of one owner, row by row", runs),
    "boards/knight_path": Measure("leaps tried", leaps),
    "boards/queens": Measure("nodes of a search; queens checked", queen_steps),
}
