"""Games of Go between two players who know little more than good manners: positions that look played, not strewn.

They open near the corners, answer close to the last stone, keep off the first lines for long, save and take stones in
atari, and fill no eyes of their own. Above all they play where neither side is much stronger yet, and in touch with
their own stones: so walls grow between areas, and nobody strews stones behind his own or in front of the other's. How
they choose a move is told by the kernel.
"""

from functools import cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream
from puzzlegen.generators.boards.kits.go_board import EMPTY, OFF, Board
from puzzlegen.kernels.generators import go_players
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

# How far answers lie from the last stone, as (rows, columns): contact, diagonal, one-point jumps and knight's moves.
_ANSWERS: Final = tuple(
    (down, right)
    for down in range(-3, 4)
    for right in range(-3, 4)
    if 0 < down * down + right * right <= 10 and abs(down) + abs(right) <= 4
)
_HEIGHT: Final = (0.5, 3, 10, 10, 7)  # how much a point is liked on the first line, the second, ...; the last beyond
_HELD: Final = {EMPTY: go_players.EMPTY, "B": go_players.BLACK, "W": go_players.WHITE, OFF: go_players.OFF}
_LATE_HEIGHT: Final = (5, 10, 6, 5, 5)  # the same in the endgame
_INFLUENCE: Final = tuple(  # of a stone on a point so many rows and columns away: half as much with each step
    (down, right, 0.5 ** (abs(down) + abs(right)))
    for down, right in product(range(-4, 5), range(-4, 5))
    if 0 < abs(down) + abs(right) <= 4
)
_CONTESTED: Final = 0.7  # the influence at which a point is worth half as much as where there is none
_ENDGAME: Final = 0.3  # moves for each point of the board after which it begins


class _Lines(NamedTuple):
    """What is the same in all games on boards of a size, by point, as `go_players.Game` takes it."""

    heights: NDArray[np.int64]
    answers: NDArray[np.int64]
    around: NDArray[np.int64]
    shares: NDArray[np.float64]


def played(rng: Stream, size: int, moves: int) -> Board:
    """The board after so many moves, or after fewer if a player finds none."""
    board = Board(size)
    cells = np.array([_HELD[held] for held in board.cells])
    seen, chain, pool, taken = np.zeros((4, len(cells)), np.int64)
    game = go_players.Game(
        cells,
        np.array(board.steps),
        *_lines(size),
        np.array((_HEIGHT, _LATE_HEIGHT), np.float64),
        np.zeros(len(cells)),
        seen,
        chain,
        pool,
        taken,
        RandomNumbers(rng.word()),
    )
    game.play(moves, int(_ENDGAME * size**2), _CONTESTED)
    board.cells = [".BW#"[held] for held in cells.tolist()]
    return board


@cache
def _lines(size: int) -> _Lines:
    board, lines = Board(size), range(size)
    heights = np.zeros(len(board.cells), np.int64)
    answers = np.zeros((len(heights), len(_ANSWERS)), np.int64)
    around = np.zeros((len(heights), len(_INFLUENCE)), np.int64)
    shares = np.zeros(around.shape)
    for row, column in product(lines, lines):
        point = board.at(row, column)
        heights[point] = board.heights[point]
        for number, (down, right) in enumerate(_ANSWERS):
            if row + down in lines and column + right in lines:
                answers[point, number] = board.at(row + down, column + right)
        for number, (down, right, share) in enumerate(_INFLUENCE):
            if row + down in lines and column + right in lines:
                around[point, number], shares[point, number] = board.at(row + down, column + right), share
    return _Lines(heights, answers, around, shares)
