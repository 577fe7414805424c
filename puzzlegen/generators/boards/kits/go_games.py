"""Games of Go between two players who know little more than good manners: positions that look played, not strewn.

They open near the corners, answer close to the last stone, keep off the first lines for long, save and take stones in
atari, and fill no eyes of their own. Above all they play where neither side is much stronger yet, and in touch with
their own stones: so walls grow between areas, and nobody strews stones behind his own or in front of the other's.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.go_board import EMPTY, OFF, OTHER, Board, Colour

# How far answers lie from the last stone, as (rows, columns): contact, diagonal, one-point jumps and knight's moves.
_ANSWERS: Final = tuple(
    (down, right)
    for down in range(-3, 4)
    for right in range(-3, 4)
    if 0 < down * down + right * right <= 10 and abs(down) + abs(right) <= 4
)
_HEIGHT: Final = (0.5, 3, 10, 10, 7)  # how much a point is liked on the first line, the second, ...; the last beyond
_LATE_HEIGHT: Final = (5, 10, 6, 5, 5)  # the same in the endgame
_INFLUENCE: Final = tuple(  # of a stone on a point so many rows and columns away: half as much with each step
    (down, right, 0.5 ** (abs(down) + abs(right)))
    for down, right in product(range(-4, 5), range(-4, 5))
    if 0 < abs(down) + abs(right) <= 4
)
_CONTESTED: Final = 0.7  # the influence at which a point is worth half as much as where there is none
_ENDGAME: Final = 0.3  # moves for each point of the board after which it begins
_CANDIDATES: Final = 12  # points looked at for one move
_ANSWER: Final = 0.72  # share of moves that answer the last one
_OPENING: Final = 4  # moves in the corners
_RESCUE: Final = 0.85  # how often a player sees that a stone can be taken or saved


def played(rng: Stream, size: int, moves: int) -> Board:
    """The board after so many moves, or after fewer if a player finds none."""
    board, last, ko = Board(size), 0, 0
    lead = [0.0] * len(board.cells)
    turns: tuple[Colour, Colour] = ("B", "W")
    for number in range(moves):
        colour = turns[number % 2]
        move = _move(board, lead, colour, last, ko, number, rng)
        if not move:
            break
        taken = board.play(move, colour) or []
        for stone in (move, *taken):  # those taken were the other's, so that all count for this side
            for near, share in _around(size)[stone]:
                lead[near] += share if colour == "B" else -share
        ko = taken[0] if len(taken) == 1 else 0
        last = move
    return board


def _move(board: Board, lead: Sequence[float], colour: Colour, last: int, ko: int, number: int, rng: Stream) -> int:
    """The point where a player moves; 0 for none. The ``lead`` is how much more influence Black has on each point."""
    if number < _OPENING and board.size > 7:
        return _corner(board, rng)
    if last and rng.unit() < _RESCUE:
        urgent = [point for point in _urgent(board, colour, last) if point != ko]
        if urgent:
            return rng.choice(urgent)
    pool = _answers(board, last) if last and rng.unit() < _ANSWER else []
    pool = pool or [point for point, stone in enumerate(board.cells) if stone == EMPTY]
    best, move = 0.0, 0
    for point in (rng.choice(pool) for _ in range(_CANDIDATES)):
        if point != ko:
            liking = _liking(board, lead[point], colour, point, number) * (0.6 + rng.unit())
            if liking > best:
                best, move = liking, point
    return move


def _corner(board: Board, rng: Stream) -> int:
    """A point on the third or fourth line of a corner that is still free."""
    size, reach = board.size, board.size // 2
    heights = (2, 3) if size > 9 else (2,)
    while True:
        row, column = rng.choice(heights), rng.choice(heights)
        if rng.below(2):
            row = size - 1 - row
        if rng.below(2):
            column = size - 1 - column
        near = [board.at(r, c) for r in range(size) for c in range(size) if abs(r - row) + abs(c - column) < reach]
        if all(board.cells[point] == EMPTY for point in near):
            return board.at(row, column)
        if rng.below(8) == 0:  # all corners are taken
            free = [point for point in near if board.cells[point] == EMPTY]
            return rng.choice(free)


def _urgent(board: Board, colour: Colour, last: int) -> list[int]:
    """Where stones in atari beside the last move, or of which it is one, can be taken or saved."""
    urgent = []
    for near in (last, *(last + step for step in board.steps)):
        if board.cells[near] in OTHER:
            _, liberties = board.chain(near)
            if len(liberties) == 1:
                (point,) = liberties
                if board.cells[near] != colour or _room(board, colour, point) > 1:
                    urgent.append(point)
    return urgent


def _room(board: Board, colour: Colour, point: int) -> int:
    """How many liberties the chain gets that a stone on ``point`` makes; 0 if it may not be put there."""
    before = list(board.cells)
    taken = board.play(point, colour)
    room = 0 if taken is None else len(board.chain(point)[1])
    board.cells = before
    return room


def _answers(board: Board, last: int) -> list[int]:
    return [point for point in _near(board.size)[last] if board.cells[point] == EMPTY]


@cache
def _near(size: int) -> dict[int, tuple[int, ...]]:
    """For each point of a board those where its stone may be answered."""
    board, lines = Board(size), range(size)
    return {
        board.at(row, column): tuple(
            board.at(row + down, column + right)
            for down, right in _ANSWERS
            if row + down in lines and column + right in lines
        )
        for row, column in product(lines, lines)
    }


@cache
def _around(size: int) -> dict[int, tuple[tuple[int, float], ...]]:
    """For each point of a board those on which a stone there has influence, and how much."""
    board, lines = Board(size), range(size)
    return {
        board.at(row, column): tuple(
            (board.at(row + down, column + right), share)
            for down, right, share in _INFLUENCE
            if row + down in lines and column + right in lines
        )
        for row, column in product(lines, lines)
    }


def _liking(board: Board, lead: float, colour: Colour, point: int, number: int) -> float:
    """How much a player likes a point; 0 for moves that nobody makes."""
    cells, stride = board.cells, board.stride
    sides = cells[point - stride], cells[point - 1], cells[point + 1], cells[point + stride]
    own, free = sides.count(colour), sides.count(EMPTY)
    if own + sides.count(OFF) == 4 or (free == 0 and _room(board, colour, point) < 2):
        return 0.0
    if free == 1 and own == 0:
        return 0.0
    if free == 0 and (taken := board.captures(point, colour)):  # the influence is that after the move
        gained = sum(share for near, share in _around(board.size)[point] if near in taken)
        lead += gained if colour == "B" else -gained
    height = board.heights[point]
    heights = _HEIGHT if number < _ENDGAME * board.size**2 else _LATE_HEIGHT
    liking = heights[min(height, len(heights) - 1)] * _shape(board, colour, point, sides, height < 2)
    liking /= 1 + (lead / _CONTESTED) ** 2
    return liking * (0.4 if free == 1 else 1)


def _shape(board: Board, colour: Colour, point: int, sides: tuple[str, str, str, str], low: bool) -> float:
    """How well a stone works together with those of its colour; a low one has to hang on others."""
    cells, other, stride = board.cells, OTHER[colour], board.stride
    upper, left, right, lower = sides
    own, pressed = sides.count(colour), other in sides
    aslant = False
    for corner, one, two in (
        (cells[point - stride - 1], upper, left),
        (cells[point - stride + 1], upper, right),
        (cells[point + stride - 1], lower, left),
        (cells[point + stride + 1], lower, right),
    ):
        if corner == colour:
            aslant = True
            if one == two == other:
                return 0.05  # a cut through a cut
            if (one == colour and two == EMPTY) or (one == EMPTY and two == colour):
                return 0.15  # an empty triangle
    if own > 1:  # clumsy, unless it connects
        return 1.2 if pressed else 0.08
    if own:  # stretches, best where the other side presses
        return 2.5 if pressed else 0.5
    if aslant:  # best as a turn around the other's stone
        return 1.6 if pressed else 0.6
    if low:
        return 0.1
    if any(cells[point + step] == EMPTY and cells[point + 2 * step] == colour for step in board.steps):  # jumps
        return 0.5 if pressed else 1.6
    return 0.08 if pressed else 1.0  # nobody touches the other's stone without help
