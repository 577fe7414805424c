"""Positions of boards with sliding pieces that are a few moves from a goal."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import sliding_block as form
from puzzlegen.generators.boards.kits.sliding_boards import Board, Cell, Graph, Numbers, Slot, bits_of

_ADDED: Final = 8  # vehicles in a yard
_GOALS: Final = 4  # of a board
_STARTS: Final = 100  # positions of a board


class Draft(NamedTuple):
    """A position about which something is to be asked; ``left`` is how many moves each one is from the goal."""

    board: Board
    start: int
    graph: Graph | None = None
    left: dict[int, int] = {}  # noqa: RUF012 - nothing changes it
    goal: int = 0

    @property
    def ahead(self) -> list[int]:
        """The positions one move later."""
        return self.board.after(self.start)

    def shown(self, theme: form.Theme, tone: int) -> form.Board:
        """What is published of it."""
        board, start = self.board, self.start
        goal = (board.slots[self.goal].y, board.slots[self.goal].x) if self.goal else None
        special = board.lettered(start, start)[start & board.special]
        return form.Board(theme, tone, board.rows(start, start), special, goal)

    def numbers(self) -> dict[int, int]:
        """The number of each piece."""
        return {bit: number for number, bit in enumerate(self.board.pieces(self.start), 1)}

    def told(self, after: int) -> form.Move:
        """The move that leads to a position."""
        one = self.start & ~after
        return (self.numbers()[one], *self.board.told(one, after & ~self.start))

    def way(self, left: dict[int, int], first: int = 0) -> form.Moves:
        """A shortest way, given how many moves each position is from its end; ``first`` is after one move."""
        position, numbers, way = self.start, self.numbers(), list[form.Move]()
        while left[position]:
            after = first or next(one for one in self.board.after(position) if left.get(one) == left[position] - 1)
            first, one, other = 0, position & ~after, after & ~position
            way.append((numbers[one], *self.board.told(one, other)))
            numbers[other] = numbers.pop(one)
            position = after
        return tuple(way)


class _Search(NamedTuple):
    """All positions of a board, how many moves each one is from a goal, and the most of them."""

    board: Board
    graph: Graph
    far: Numbers
    goal: Slot
    most: int


def _searched(board: Board, goals: Sequence[Slot], least: int, most: int) -> _Search | None:
    """The search for the first goal that is so far from a position, or for the farthest one, if any is reached."""
    graph = board.graph(most)
    if graph is None:
        return None
    found: _Search | None = None
    for goal in goals:
        far = graph.far(graph.holding(board.bits.get(goal, 0)))
        if found is None or far.max() > found.most:
            found = _Search(board, graph, far, goal, int(far.max()))
        if found.most >= least:
            break
    return found


def to_goals(board: Board, moves: tuple[int, int], most: int, rng: Stream) -> Iterator[Draft]:
    """Positions of a board that are so many moves from a goal; yards are filled up until there are any."""
    goals = [board.slots[bit] for bit in board.goals]
    found = _searched(board, rng.sample(goals, min(_GOALS, len(goals))), moves[0], most)
    for _ in range(_ADDED if board.manner == "along" else 0):
        if found is None or not 0 < found.most < moves[0]:
            break
        last = found.graph.positions[rng.choice(np.flatnonzero(found.far == found.most).tolist())]
        fuller = found.board.fuller(last, rng)
        other = _searched(fuller, [found.goal], moves[0], most) if fuller else None
        if other and other.most >= found.most:
            found = other
    if found is None or found.most < moves[0]:
        return
    numbers = {count: np.flatnonzero(found.far == count).tolist() for count in range(moves[0], moves[1] + 1)}
    left, counts = found.graph.left(found.far), [count for count, starts in numbers.items() if starts]
    for _ in range(_STARTS):  # longer ways are rarer, and are to be asked for as often
        start = found.graph.positions[rng.choice(numbers[rng.choice(counts)])]
        yield Draft(found.board, start, found.graph, left, found.board.bits[found.goal])


def path_of(draft: Draft) -> set[Cell]:
    """The cells that the special piece has to cover at the end; and those on its way, where there is only one."""
    board = draft.board
    goal = board.slots[draft.goal]
    (bit,) = bits_of(draft.start & board.special)
    if board.manner != "along":
        return goal.cells
    now = board.slots[bit]
    return (
        set(
            product(
                range(min(now.y, goal.y), max(now.y, goal.y) + goal.height),
                range(min(now.x, goal.x), max(now.x, goal.x) + goal.width),
            )
        )
        - now.cells
    )
