"""A knight's shortest way over a board with closed squares: how long it is, how many there are, how it begins."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Annotated, Any, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import Place, square_name
from puzzlegen.formats.boards.knight_path import Board, CountOffered, Facts, First, Ways
from puzzlegen.generators.kits.asking import LETTERS, four, of_count

_LEAPS: Final = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))
_MOST_WAYS: Final = 9
_BOARDS: Final = 24  # in one attempt
_FIRSTS: Final = 4  # moves at least that are possible at first, where it is asked for
_LATER: Final = 3  # by so many moves the way on from another first move may be longer than the shortest way
_FAR: Final = 10**6
_STARTS: Final = 4  # squares, of which that begins the way that is nearest to the rim
_CLOSED: Final = 30  # times that squares are closed


class KnightPathParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board.
        closed: of the share of closed squares, in per cent.
        moves: of the length of the shortest way; the least of four numbers on offer is by one smaller at most.
    """

    sizes: Annotated[tuple[int, int], Knob("larger boards", 5, 14)]
    closed: Annotated[tuple[int, int], Knob("more closed squares, in per cent", 0, 60)]
    moves: Annotated[tuple[int, int], Knob("longer ways", 3, 16)]


LEVELS: Final = {
    Level.EASY: KnightPathParams(
        band=(6, 20),
        depth=(2, 9),
        sizes=(5, 6),
        closed=(15, 45),
        moves=(3, 6),
    ),
    Level.MEDIUM: KnightPathParams(
        band=(21, 36),
        depth=(4, 11),
        sizes=(7, 8),
        closed=(25, 50),
        moves=(5, 8),
    ),
    Level.HARD: KnightPathParams(
        band=(37, 60),
        depth=(7, 14),
        sizes=(10, 11),
        closed=(30, 52),
        moves=(8, 11),
    ),
    Level.EXTREME: KnightPathParams(
        band=(61, 300),
        depth=(11, 18),
        sizes=(13, 14),
        closed=(40, 55),
        moves=(12, 16),
    ),
}


def invent(rng: Stream, params: KnightPathParams, asked: Drawn) -> Puzzle:
    """Close some squares, and look for a start and a goal at the wanted distance."""
    rng = rng.child("state")
    question, place = asked
    if question is CountOffered:
        # The colours of both squares tell whether the number is odd: so are all four, or none.
        lowest = params.moves[0] - 1 + rng.below(2)
        numbers = four(lowest + 2 * number for number in range(len(LETTERS)))
        wanted, query, answer = numbers[place], CountOffered(numbers), LETTERS[place]
    else:
        wanted, query, answer = of_count(question, place, *params.moves, rng)
    size = rng.between(*params.sizes)
    for _ in range(_BOARDS):
        drawn = _laid(rng, size, params, wanted, question)
        if drawn is not None:
            break
    else:
        raise Rejected("no square so far away")
    closed, start, goal, ways = drawn
    moves, _ = _reached(size, closed, start)
    back, _ = _reached(size, closed, goal)
    path = [start]
    while path[-1] != goal:
        nearer = [square for square in _leaps(size, closed, path[-1]) if back[square] == back[path[-1]] - 1]
        path.append(rng.choice(nearer))
    names = tuple(square_name(size, square) for square in path)
    if question is Ways:
        answer = str(ways)
    elif question is First:
        answer = names[1]
    reached = tuple(sum(far == move for far in moves.values()) for move in range(1, len(path)))
    return Puzzle(Board(size, tuple(sorted(closed)), start, goal), query, answer, Facts(names, ways, reached))


def _laid(
    rng: Stream, size: int, params: KnightPathParams, wanted: int, question: type[Any]
) -> tuple[set[Place], Place, Place, int] | None:
    """Close squares, and look for a goal at the wanted distance; returns the closed ones, both ends, and how many ways.

    The level's share of squares is closed beforehand; longer ways need more, so that some are closed on shortest ways
    while no square is so far away.
    """
    (low, high), (fewest, most) = params.closed, params.moves
    low += (high - low) * (min(max(wanted, fewest), most) - fewest) // (most - fewest + 1)
    squares = [(row, column) for row in range(size) for column in range(size)]
    closed = set(rng.sample(squares, size * size * rng.between(low, high) // 100))
    start = min(
        (
            square
            for square in rng.sample(squares, _STARTS)
            if square not in closed and (question is not First or len(_leaps(size, closed, square)) >= _FIRSTS)
        ),
        key=_inside(size),
        default=None,
    )
    if start is None:
        return None
    for _ in range(_CLOSED):
        moves, ways = _reached(size, closed, start)
        before = [sum(far < layer for far in moves.values()) for layer in (wanted, wanted + 1)]
        if before[1] < params.band[0]:
            return None
        farthest = max(moves.values())
        if farthest >= wanted and params.band[0] <= before[1] <= params.band[1]:
            least = 2 if question is Ways else 1
            goals = [square for square in moves if moves[square] == wanted and least <= ways[square] <= _MOST_WAYS]
            if question is First:
                goals = _with_rivals(size, closed, moves, goals)
            if goals:
                goal = rng.choice(goals)
                return closed, start, goal, ways[goal]
        busy = [square for square in moves if 1 < moves[square] < farthest]
        if not busy:
            return None
        closed.update(rng.sample(busy, min(len(busy), 1 + max(0, wanted - farthest) // 2)))
    return None


def _leaps(size: int, closed: set[Place], square: Place) -> list[Place]:
    """The open squares that a knight gets to in one move."""
    return [there for there in _leaps_on(size)[square] if there not in closed]


@cache
def _leaps_on(size: int) -> dict[Place, tuple[Place, ...]]:
    """Where a knight gets to in one move from each square of an open board."""
    lines = range(size)
    return {
        (row, column): tuple(
            (row + down, column + right) for down, right in _LEAPS if row + down in lines and column + right in lines
        )
        for row, column in product(lines, lines)
    }


def _inside(size: int) -> Callable[[Place], int]:
    """How far a square lies from the nearest corner."""
    return lambda square: sum(min(place, size - 1 - place) for place in square)


def _with_rivals(size: int, closed: set[Place], moves: dict[Place, int], goals: list[Place]) -> list[Place]:
    """The goals to which all shortest ways begin with one move, and another first move leads, not much later.

    It does so without coming back to the start or to the square of that move: else a glance at it would be enough.
    """
    start, *others = moves
    begun: dict[Place, set[Place]] = {start: set()}
    for square in others:
        before = (begun[near] for near in _leaps(size, closed, square) if moves.get(near) == moves[square] - 1)
        begun[square] = {square} if moves[square] == 1 else set[Place]().union(*before)
    found: list[Place] = []
    firsts = _leaps(size, closed, start)
    for first in firsts:
        led = [goal for goal in goals if begun[goal] == {first}]
        if led:
            later, _ = _reached(size, closed | {start, first}, *(one for one in firsts if one != first))
            found += [goal for goal in led if later.get(goal, _FAR) <= moves[goal] + _LATER]
    return found


def _reached(size: int, closed: set[Place], *starts: Place) -> tuple[dict[Place, int], dict[Place, int]]:
    """For each square that can be reached the fewest moves, and the number of ways with so many moves."""
    moves, ways, queue = dict.fromkeys(starts, 0), dict.fromkeys(starts, 1), [*starts]
    for square in queue:  # grows while it is read
        for there in _leaps(size, closed, square):
            if there not in moves:
                moves[there], ways[there] = moves[square] + 1, 0
                queue.append(there)
            if moves[there] == moves[square] + 1:
                ways[there] += ways[square]
    return moves, ways
