"""Games of Go between two players who know little more than good manners: positions that look played, not strewn.

They open near the corners, answer close to the last stone, keep off the first lines for long, save and take stones in
atari, and fill no eyes of their own.
"""

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
_HEIGHT: Final = (1, 4, 12, 12, 8)  # how much a point is liked on the first line, the second, ...; then the last value
_CANDIDATES: Final = 9  # points looked at for one move
_ANSWER: Final = 0.72  # share of moves that answer the last one
_OPENING: Final = 4  # moves in the corners
_RESCUE: Final = 0.85  # how often a player sees that a stone can be taken or saved


def played(rng: Stream, size: int, moves: int) -> Board:
    """The board after so many moves, or after fewer if a player finds none."""
    board, last, ko = Board(size), 0, 0
    turns: tuple[Colour, Colour] = ("B", "W")
    for number in range(moves):
        colour = turns[number % 2]
        move = _move(board, colour, last, ko, number, rng)
        if not move:
            break
        taken = board.play(move, colour) or []
        ko = taken[0] if len(taken) == 1 else 0
        last = move
    return board


def _move(board: Board, colour: Colour, last: int, ko: int, number: int, rng: Stream) -> int:
    """The point where a player moves; 0 for none."""
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
            liking = _liking(board, colour, point, number) * (0.5 + rng.unit())
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
    row, column = board.place(last)
    near = [(row + down, column + right) for down, right in _ANSWERS]
    inside = [board.at(r, c) for r, c in near if 0 <= r < board.size and 0 <= c < board.size]
    return [point for point in inside if board.cells[point] == EMPTY]


def _liking(board: Board, colour: Colour, point: int, number: int) -> float:
    """How much a player likes a point; 0 for moves that nobody makes."""
    cells = board.cells
    sides = [cells[point + step] for step in board.steps]
    own, free = sides.count(colour), sides.count(EMPTY)
    if own + sides.count(OFF) == 4 or (free == 0 and _room(board, colour, point) < 2):
        return 0.0
    if free == 1 and own == 0:
        return 0.0
    row, column = board.place(point)
    height = min(row, column, board.size - 1 - row, board.size - 1 - column)
    liking = float(_HEIGHT[min(height, len(_HEIGHT) - 1)])
    if number > board.size * 3:
        liking += 4  # the low points are for the endgame
    corners = [cells[point + a + b] for a in (-board.stride, board.stride) for b in (-1, 1)]
    liking *= 1 + 0.6 * (sides.count(OTHER[colour]) > 0) + 0.5 * (corners.count(colour) > 0)
    if own >= 2:  # clumsy, unless it connects
        liking *= 0.25
    if own == 1 and corners.count(colour) >= 1:  # an empty triangle, or near one
        liking *= 0.4
    return liking
