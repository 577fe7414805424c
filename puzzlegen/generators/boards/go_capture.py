"""What black can capture: with the next move, or in a ladder.

After a game of some moves, white chains are hemmed in until one liberty is left; or a white stone is put where a ladder
begins.
"""

from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards import go_capture as form
from puzzlegen.generators.boards.kits.go_board import EMPTY, Board
from puzzlegen.generators.boards.kits.go_records import position
from puzzlegen.generators.kits.asking import of_count
from puzzlegen.materials.sources import GoSource

_TRIES: Final = 12
_BUDGET: Final = 400  # positions of a ladder
_PASS: Final = 0  # in place of a point


class GoCaptureParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        size: of the board.
        moves: played before stones are hemmed in.
        early: moves played before a ladder.
        counts: of the stones that can be captured at most.
        decoys: of the number of other chains that are hemmed in.
        sgf: games whose positions take the place of those that are played.
    """

    size: int
    moves: Annotated[tuple[int, int], Knob("fuller boards", 10, 200)]
    early: Annotated[tuple[int, int], Knob("fuller boards before a ladder", 0, 60)]
    counts: Annotated[tuple[int, int], Knob("more stones that can be captured", 0, 12)]
    decoys: Annotated[tuple[int, int], Knob("more chains that are hemmed in", 0, 9)]
    sgf: GoSource | None = None


LEVELS: Final = {
    Level.EASY: GoCaptureParams(
        band=(8, 50),
        bands={form.Ladder: (15, 110)},
        size=9,
        moves=(14, 30),
        early=(6, 14),
        counts=(1, 6),
        decoys=(0, 1),
    ),
    Level.MEDIUM: GoCaptureParams(
        band=(51, 130),
        bands={form.Ladder: (111, 400)},
        size=13,
        moves=(50, 90),
        early=(6, 24),
        counts=(1, 7),
        decoys=(1, 2),
    ),
    Level.HARD: GoCaptureParams(
        band=(131, 250),
        bands={form.Ladder: (401, 4000)},
        size=19,
        moves=(120, 200),
        early=(10, 60),
        counts=(2, 9),
        decoys=(2, 4),
    ),
}


def invent(rng: Stream, params: GoCaptureParams, asked: Drawn) -> Puzzle:
    """Play, then hem stones in or begin a ladder."""
    rng = rng.child("state")
    if asked.question is form.Ladder:
        return _ladder(rng, params, asked.place % 2)
    only = asked.question is form.Place
    board = position(rng, params.size, rng.between(*params.moves), params.sgf)
    wanted, query, answer = of_count(*asked, *params.counts, rng)
    if only:
        _hem_in(board, rng, 1, 99)
    else:
        _hem_in(board, rng, wanted, wanted)
        for _ in range(rng.between(*params.decoys)):
            _hem_in(board, rng, 1, max(1, wanted - 1))
    captures = [
        (point, len(taken))
        for point in board.points()
        if board.cells[point] == EMPTY and (taken := board.captures(point, "B"))
    ]
    most = max((count for _, count in captures), default=0)
    if (only and len(captures) != 1) or (not only and most != wanted):
        raise Rejected("other captures than wanted")
    named = tuple((point_name(board.size, *board.place(point)), count) for point, count in captures)
    return Puzzle(form.Board(board.rows(), None), query, named[0][0] if only else answer, form.Captures(named))


def _hem_in(board: Board, rng: Stream, low: int, high: int) -> None:
    """Put black stones on all liberties but one of a white chain with so many stones; not all attempts succeed."""
    for _ in range(_TRIES):
        chains = [
            (stones, liberties)
            for stones, liberties in board.chains()
            if board.cells[stones[0]] == "W" and low <= len(stones) <= high and 1 < len(liberties) < 6
        ]
        if not chains:
            return
        _, liberties = rng.choice(chains)
        before = list(board.cells)
        for point in rng.sample(sorted(liberties), len(liberties) - 1):
            if board.play(point, "B") != [] or len(board.chain(point)[1]) < 2:
                break
        else:
            return
        board.cells = before


def _ladder(rng: Stream, params: GoCaptureParams, fails: int) -> Puzzle:
    """A white stone with three black ones around it, from which a ladder can begin that works (0) or fails (1)."""
    board = position(rng, params.size, rng.between(*params.early), params.sgf)
    centres = [point for point in board.points() if _has_room(board, point)]
    if not centres:
        raise Rejected("no room for a ladder")
    centre = rng.choice(centres)
    ahead, aside = rng.choice((-board.stride, board.stride)), rng.choice((-1, 1))
    if rng.below(2):
        ahead, aside = aside, ahead
    board.cells[centre] = "W"
    for point in (centre - ahead, centre - aside, centre - aside + ahead):
        board.cells[point] = "B"
    if not all(liberties for _, liberties in board.chains()):
        raise Rejected("a chain without liberties")
    if len(board.chain(centre)[1]) != 2:
        raise Rejected("no room for a ladder")
    budget = [_BUDGET]
    captured, sequence = _driven(board, centre, budget)
    if not budget[0] or captured == bool(fails):
        raise Rejected("another outcome of the ladder")
    lines = [sequence] if captured else _escapes(board, centre)
    return Puzzle(
        form.Board(board.rows(), board.place(centre)),
        form.Ladder(),
        LETTERS[fails],
        form.Lines(tuple(tuple(_named(board, point) for point in line) for line in lines)),
    )


def _named(board: Board, point: int) -> str:
    """The name of a point; empty for a pass."""
    return "" if point == _PASS else point_name(board.size, *board.place(point))


def _has_room(board: Board, point: int) -> bool:
    """True if the point and the eight around it are free, and none of them lies at a side of the board."""
    row, column = board.place(point)
    if not all(1 < line < board.size - 2 for line in (row, column)):
        return False
    reach = range(-1, 2)
    return all(board.cells[board.at(row + down, column + right)] == EMPTY for down in reach for right in reach)


def _driven(board: Board, stone: int, budget: list[int]) -> tuple[bool, list[int]]:
    """Whether black captures the chain by giving atari with every move, black to play; and the moves of one such line.

    ``budget[0]`` is how many positions may be looked at; where it runs out, the outcome means nothing.
    """
    liberties = sorted(board.chain(stone)[1])
    if len(liberties) == 1:
        return True, liberties
    if len(liberties) > 2 or budget[0] == 0:
        return False, []
    line: list[int] = []
    for point in liberties:
        budget[0] = max(0, budget[0] - 1)
        before = list(board.cells)
        if _gives_atari(board, point, stone):
            captured, moves = _escaped(board, stone, budget)
            board.cells = before
            if captured:
                return True, [point, *moves]
            line = max(line, [point, *moves], key=len)
        board.cells = before
    return False, line


def _gives_atari(board: Board, point: int, stone: int) -> bool:
    """Play there for black, if that is allowed; whether the chain has one liberty then."""
    return board.play(point, "B") is not None and len(board.chain(stone)[1]) == 1


def _escapes(board: Board, stone: int) -> list[list[int]]:
    """For each atari of black's, one line that ends where he has none any more."""
    lines, before = [], list(board.cells)
    for point in sorted(board.chain(stone)[1]):
        if _gives_atari(board, point, stone):
            lines.append([point, *_escaped(board, stone, [_BUDGET])[1]])
        board.cells = list(before)
    return lines


def _escaped(board: Board, stone: int, budget: list[int]) -> tuple[bool, list[int]]:
    """Whether the chain in atari is captured whatever white does, white to play; and the moves of one line."""
    stones, liberties = board.chain(stone)
    answers = set(liberties)
    for near in sorted({member + step for member in stones for step in board.steps}):
        if board.cells[near] == "B":
            _, breath = board.chain(near)
            if len(breath) == 1:
                answers |= breath
    line: list[int] = []
    for point in sorted(answers):
        before = list(board.cells)
        if board.play(point, "W") is not None:
            captured, moves = _driven(board, stone, budget)
            line = max(line, [point, *moves], key=len)
            if not captured:
                board.cells = before
                return False, [point, *moves]
        board.cells = before
    return True, line or [_PASS, *liberties]  # it has just one
