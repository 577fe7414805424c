"""How many liberties a chain of stones has, or where they are.

A game is played for a while; then one chain is chased until it has as many liberties, and is as hard to follow, as is
wanted. Where one more stone is to be put to a chain, chains of the game itself serve as well.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Final

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards import go_liberties as form
from puzzlegen.generators.boards.kits.go_board import EMPTY, OFF, OTHER, Board
from puzzlegen.generators.boards.kits.go_records import position
from puzzlegen.generators.kits.asking import of_count
from puzzlegen.materials.sources import GoSource

_MOVES: Final = 60  # of a chase
_POSITIONS: Final = 6  # in one attempt
_CHASES: Final = 6  # in a position
_CHOICES: Final = 3  # points where the stone may be put, at least
_REASONS: Final = ("new", "joined", "taken", "shared")  # why one point is better than another
_LEAST: Final = 2  # liberties of every stone that is added: a chase leaves nothing in atari


class GoLibertiesParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board, in lines.
        stones: that are played before, as a share of the points.
        counts: of the liberties.
        reach: of the stones and their neighbouring points together.
        sgf: games whose positions take the place of those that are played.
    """

    sizes: tuple[int, ...]
    stones: Annotated[tuple[float, float], Knob("fuller boards", 0.1, 0.9)]
    counts: Annotated[tuple[int, int], Knob("more liberties", 1, 20)]
    reach: Annotated[tuple[int, int], Knob("larger chains", 2, 120)]
    sgf: GoSource | None = None


LEVELS: Final = {
    Level.EASY: GoLibertiesParams(band=(6, 11), sizes=(9,), stones=(0.2, 0.45), counts=(2, 6), reach=(6, 11)),
    Level.MEDIUM: GoLibertiesParams(band=(12, 19), sizes=(11, 13), stones=(0.2, 0.45), counts=(4, 9), reach=(12, 19)),
    Level.HARD: GoLibertiesParams(
        band=(20, 40), depth=(2, 2), sizes=(19,), stones=(0.3, 0.5), counts=(4, 12), reach=(20, 40)
    ),
    Level.EXTREME: GoLibertiesParams(
        band=(30, 80), depth=(3, 4), sizes=(19,), stones=(0.35, 0.55), counts=(4, 16), reach=(30, 80)
    ),
}


def invent(rng: Stream, params: GoLibertiesParams, asked: Drawn) -> Puzzle:
    """Play, and chase a chain."""
    rng = rng.child("state")
    if issubclass(asked.question, form.Extend):
        return _extension(rng, params, asked.question)
    wanted, query, answer = of_count(*asked, *params.counts, rng)
    size = rng.choice(params.sizes)
    share = params.stones[0] + rng.unit() * (params.stones[1] - params.stones[0])
    board = position(rng, size, int(share * size * size), params.sgf)
    found = _chase(board, wanted, params.reach, rng)
    if found is None:
        raise Rejected("no chain with so many liberties")
    stones, liberties = found
    names = tuple(point_name(size, *board.place(liberty)) for liberty in sorted(liberties))
    return Puzzle(
        form.Board(board.rows(), board.place(rng.choice(stones))),
        query,
        tuple(sorted(names)) if asked.question is form.Boxes else answer,
        form.Facts(len(stones), names),
    )


def _extension(rng: Stream, params: GoLibertiesParams, question: type[form.Extend]) -> Puzzle:
    """Look for a chain, also after chases, to which one stone gives most liberties for as many reasons as is wanted."""
    low, high = params.depth or (0, len(_REASONS))
    size = rng.choice(params.sizes)
    for _ in range(_POSITIONS):
        share = params.stones[0] + rng.unit() * (params.stones[1] - params.stones[0])
        board = position(rng, size, int(share * size * size), params.sgf)
        for first in _chains(board, params, rng):
            after = {point: _after(board, first, point) for point in sorted(board.chain(first)[1])}
            counts = {point: found[""] for point, found in after.items() if found[""]}
            best = _best(counts)
            if len(best) != 1 or len(counts) < _CHOICES:
                continue
            reasons = sum(_best({point: after[point][reason] for point in counts}) != best for reason in _REASONS)
            if low <= reasons <= high:
                names = {point: point_name(size, *board.place(point)) for point in counts}
                why = form.Extended(tuple((names[point], count) for point, count in counts.items()))
                answer = names[best[0]]
                boxed = question is form.ExtendBox
                marked = board.place(rng.choice(board.chain(first)[0]))
                return Puzzle(form.Board(board.rows(), marked), question(), (answer,) if boxed else answer, why)
    raise Rejected("no chain to which one stone gives most liberties")


def _chains(board: Board, params: GoLibertiesParams, rng: Stream) -> Iterator[int]:
    """Stones of chains within reach, in random order, then of some that were chased."""
    firsts = [stones[0] for stones, _ in board.chains()]
    for first in rng.sample(firsts, len(firsts)):
        stones = board.chain(first)[0]
        points = len(stones) + sum(board.cells[point] != OFF for point in _around(board, stones))
        if params.reach[0] <= points <= params.reach[1]:
            yield first
    for _ in range(_CHASES):
        before = list(board.cells)
        found = _chase(board, rng.between(*params.counts), params.reach, rng)
        if found is not None:
            yield found[0][0]
        board.cells = before


def _best(counts: Mapping[int, int]) -> list[int]:
    """Where the numbers are greatest."""
    most = max(counts.values(), default=0)
    return [point for point, count in counts.items() if count == most]


def _after(board: Board, first: int, point: int) -> dict[str, int]:
    """The liberties of a chain after a stone of its colour, and how many it seems to get when a reason is forgotten.

    The first is 0 where a stone may not be put.
    """
    colour = OTHER[OTHER[board.cells[first]]]
    stones, own = board.chain(first)
    fresh = {point + step for step in board.steps if board.cells[point + step] == EMPTY}
    joined, seen = list[set[int]](), {*stones}
    for step in board.steps:
        if board.cells[point + step] == colour and point + step not in seen:
            others, liberties = board.chain(point + step)
            seen.update(others)
            joined.append(liberties)
    plain = len(own.union(fresh, *joined) - {point})
    before = list(board.cells)
    whole = len(board.chain(point)[1]) if board.play(point, colour) is not None else 0
    board.cells = before
    taken = whole - plain
    return {
        "": whole,
        "new": taken + len(own.union(*joined) - {point}),
        "joined": taken + len((own | fresh) - {point}),
        "taken": plain,
        "shared": taken + len(own) + len(fresh) + sum(map(len, joined)),
    }


def _chase(board: Board, wanted: int, reach: tuple[int, int], rng: Stream) -> tuple[list[int], set[int]] | None:
    """Let a chain run, and its opponent hem it in, until it has the wanted liberties and is within reach, if it can."""
    first = rng.choice([point for point in board.points() if board.cells[point] in OTHER])
    colour = OTHER[OTHER[board.cells[first]]]
    goal = rng.between(reach[0], (reach[0] + 2 * reach[1]) // 3)
    for _ in range(_MOVES):
        stones, liberties = board.chain(first)
        points = len(stones) + sum(board.cells[point] != OFF for point in _around(board, stones))
        if points >= goal and len(liberties) == wanted:
            return stones, liberties
        runs = points < goal or len(liberties) < wanted
        mover = colour if runs else OTHER[colour]
        point = rng.choice(sorted(liberties))
        if runs:  # lumps win nothing
            point = max((rng.choice(sorted(liberties)) for _ in range(3)), key=partial(_gain, board))
        if board.play(point, mover) != []:
            break
        if len(board.chain(point)[1]) < _LEAST:
            break
    return None


def _around(board: Board, stones: list[int]) -> set[int]:
    """The points next to a chain, and some beyond the sides of the board."""
    return {stone + step for stone in stones for step in board.steps}.difference(stones)


def _gain(board: Board, point: int) -> int:
    """How many free points lie beside one."""
    return sum(board.cells[point + step] == EMPTY for step in board.steps)
