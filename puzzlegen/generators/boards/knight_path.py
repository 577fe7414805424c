"""A knight's shortest way over a board with closed squares: how long it is, how many there are, how it begins."""

from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import Place, square_name
from puzzlegen.formats.boards.knight_path import Board, Facts, First, Ways
from puzzlegen.generators.kits.asking import of_count

_LEAPS: Final = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
_MOST_WAYS: Final = 9


class KnightPathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board.
        closed: of the share of closed squares, in per cent.
        moves: of the length of the shortest way.
    """

    sizes: Annotated[tuple[int, int], Knob("larger boards", 5, 14)]
    closed: Annotated[tuple[int, int], Knob("more closed squares, in per cent", 0, 60)]
    moves: Annotated[tuple[int, int], Knob("longer ways", 2, 12)]


LEVELS: Final = {
    Level.EASY: KnightPathParams(band=(8, 22), depth=(2, 6), sizes=(5, 6), closed=(15, 40), moves=(2, 6)),
    Level.MEDIUM: KnightPathParams(band=(23, 40), depth=(4, 8), sizes=(7, 8), closed=(20, 45), moves=(4, 8)),
    Level.HARD: KnightPathParams(band=(41, 90), depth=(6, 10), sizes=(9, 10), closed=(25, 48), moves=(6, 10)),
    Level.EXTREME: KnightPathParams(band=(91, 300), depth=(8, 12), sizes=(13, 14), closed=(38, 52), moves=(8, 12)),
}


def invent(rng: Stream, params: KnightPathParams, asked: Drawn) -> Puzzle:
    """Close some squares, and look for a start and a goal at the wanted distance."""
    rng = rng.child("state")
    question, place = asked
    wanted, query, answer = of_count(question, place, *params.moves, rng)
    size = rng.between(*params.sizes)
    squares = [(row, column) for row in range(size) for column in range(size)]
    (low, high), (fewest, most) = params.closed, params.moves
    low += (high - low) * (wanted - fewest) // (most - fewest + 1)  # longer ways need more closed squares
    closed = set(rng.sample(squares, size * size * rng.between(low, high) // 100))
    starts = [square for square in squares if square not in closed]
    rng.shuffle(starts)
    for start in starts:
        moves, ways = _reached(size, closed, start)
        least = 2 if question is Ways else 1
        goals = [square for square in moves if moves[square] == wanted and least <= ways[square] <= _MOST_WAYS]
        if goals:
            goal = rng.choice(goals)
            break
    else:
        raise Rejected("no square so far away")
    back, _ = _reached(size, closed, goal)
    path = [start]
    while path[-1] != goal:
        nearer = [square for square in _leaps(size, closed, path[-1]) if back[square] == back[path[-1]] - 1]
        if question is First and len(path) == 1 and len(nearer) > 1:
            raise Rejected("more than one first move")
        path.append(rng.choice(nearer))
    names = tuple(square_name(size, square) for square in path)
    if question is Ways:
        answer = str(ways[goal])
    elif question is First:
        answer = names[1]
    return Puzzle(Board(size, tuple(sorted(closed)), start, goal), query, answer, Facts(names, ways[goal]))


def _leaps(size: int, closed: set[Place], square: Place) -> list[Place]:
    """The open squares that a knight gets to in one move."""
    row, column = square
    there = [(row + down, column + right) for down, right in _LEAPS]
    return [(r, c) for r, c in there if 0 <= r < size and 0 <= c < size and (r, c) not in closed]


def _reached(size: int, closed: set[Place], start: Place) -> tuple[dict[Place, int], dict[Place, int]]:
    """For each square that can be reached the fewest moves, and the number of ways with so many moves."""
    moves, ways, queue = {start: 0}, {start: 1}, [start]
    for square in queue:  # grows while it is read
        for there in _leaps(size, closed, square):
            if there not in moves:
                moves[there], ways[there] = moves[square] + 1, 0
                queue.append(there)
            if moves[there] == moves[square] + 1:
                ways[there] += ways[square]
    return moves, ways
