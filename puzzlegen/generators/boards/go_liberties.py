"""How many liberties a chain of stones has, or where they are.

A game is played for a while; then one chain is chased until it has as many liberties, and is as hard to follow, as is
wanted.
"""

from functools import partial
from typing import Annotated, ClassVar, Final

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
_LEAST: Final = 2  # liberties of every stone that is added: a chase leaves nothing in atari


class GoLibertiesParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board, in lines.
        stones: that are played before, as a share of the points.
        counts: of the liberties.
        reach: of the stones and their neighbouring points together.
        sgf: games whose positions take the place of those that are played.
        chases: that are tried in a position.
    """

    chases: ClassVar[int] = 1
    sizes: tuple[int, ...]
    stones: Annotated[tuple[float, float], Knob("fuller boards", 0.1, 0.9)]
    counts: Annotated[tuple[int, int], Knob("more liberties", 1, 20)]
    reach: Annotated[tuple[int, int], Knob("larger chains", 2, 120)]
    sgf: GoSource | None = None


class LongChaseParams(GoLibertiesParams, frozen=True, kw_only=True):
    """Few chases lead to chains so large."""

    chases: ClassVar[int] = 24


LEVELS: Final = {
    Level.EASY: GoLibertiesParams(band=(6, 11), sizes=(9,), stones=(0.2, 0.45), counts=(2, 6), reach=(6, 11)),
    Level.MEDIUM: GoLibertiesParams(band=(12, 19), sizes=(11, 13), stones=(0.2, 0.45), counts=(4, 9), reach=(12, 19)),
    Level.HARD: GoLibertiesParams(band=(20, 70), sizes=(19,), stones=(0.15, 0.4), counts=(6, 14), reach=(20, 70)),
    Level.EXTREME: LongChaseParams(band=(52, 120), sizes=(19,), stones=(0.15, 0.4), counts=(9, 20), reach=(52, 120)),
}


def invent(rng: Stream, params: GoLibertiesParams, asked: Drawn) -> Puzzle:
    """Play, and chase a chain."""
    rng = rng.child("state")
    wanted, query, answer = of_count(*asked, *params.counts, rng)
    size = rng.choice(params.sizes)
    share = params.stones[0] + rng.unit() * (params.stones[1] - params.stones[0])
    board = position(rng, size, int(share * size * size), params.sgf)
    stones, liberties = _chased(board, wanted, params, rng)
    names = tuple(point_name(size, *board.place(liberty)) for liberty in sorted(liberties))
    return Puzzle(
        form.Board(board.rows(), board.place(rng.choice(stones))),
        query,
        tuple(sorted(names)) if asked.question is form.Boxes else answer,
        form.Facts(len(stones), names),
    )


def _chased(board: Board, wanted: int, params: GoLibertiesParams, rng: Stream) -> tuple[list[int], set[int]]:
    """A chain with the wanted liberties and its liberties, after the first chase that leads to one."""
    before = list(board.cells)
    for _ in range(params.chases):
        found = _chase(board, wanted, params.reach, rng)
        if found is not None:
            return found
        board.cells = list(before)
    raise Rejected("no chain with so many liberties")


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
