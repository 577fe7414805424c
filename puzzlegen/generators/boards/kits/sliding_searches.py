"""Positions of boards with sliding pieces that are a few moves from a goal."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards import sliding_block as form
from puzzlegen.generators.boards.kits.sliding_boards import Board, Cell, Graph, Slot, bits_of, distances

_ADDED: Final = 8  # vehicles in a yard
_GOALS: Final = 4  # of a board
_STARTS: Final = 100  # positions of a board


class Draft(NamedTuple):
    """A position about which something is to be asked; ``left`` is how many moves each one is from the goal."""

    board: Board
    start: int
    graph: Graph = {}  # noqa: RUF012 - nothing changes it
    left: dict[int, int] = {}  # noqa: RUF012
    goal: int = 0

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
    """All positions of a board, and how many moves each one is from a goal; ``far`` is the most."""

    board: Board
    graph: Graph
    left: dict[int, int]
    goal: Slot
    far: int


def _searched(board: Board, goals: Sequence[Slot], least: int, most: int) -> _Search | None:
    """The search for the first goal that is so far from a position, or for the farthest one, if any is reached."""
    graph, found = board.graph(most), None
    for goal in goals if graph else ():
        bit = board.bits.get(goal, 0)
        left = distances(graph, [position for position in graph if position & bit])
        far = max(left.values(), default=0)
        if found is None or far > found.far:
            found = _Search(board, graph, left, goal, far)
        if far >= least:
            break
    return found


def to_goals(board: Board, moves: tuple[int, int], most: int, rng: Stream) -> Iterator[Draft]:
    """Positions of a board that are so many moves from a goal; yards are filled up until there are any."""
    goals = [board.slots[bit] for bit in board.goals]
    found = _searched(board, rng.sample(goals, min(_GOALS, len(goals))), moves[0], most)
    for _ in range(_ADDED if board.manner == "along" else 0):
        if found is None or not 0 < found.far < moves[0]:
            break
        last = rng.choice([position for position, count in found.left.items() if count == found.far])
        fuller = found.board.fuller(last, rng)
        other = _searched(fuller, [found.goal], moves[0], most) if fuller else None
        if other and other.far >= found.far:
            found = other
    if found is None:
        return
    starts: dict[int, list[int]] = {}
    for position, count in found.left.items():
        if moves[0] <= count <= moves[1]:
            starts.setdefault(count, []).append(position)
    for _ in range(_STARTS if starts else 0):  # longer ways are rarer, and are to be asked for as often
        start = rng.choice(starts[rng.choice([*starts])])
        yield Draft(found.board, start, found.graph, found.left, found.board.bits[found.goal])


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
