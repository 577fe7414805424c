"""What black can capture: with the next move, or in a ladder.

After a game of some moves, white chains are hemmed in until one liberty is left; or a white stone is put where two
ladders can begin.
"""

from itertools import product
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards import go_capture as form
from puzzlegen.generators.boards.kits.go_board import EMPTY, OFF, OTHER, Board
from puzzlegen.generators.boards.kits.go_records import position
from puzzlegen.generators.kits.asking import of_count
from puzzlegen.materials.sources import GoSource

_TRIES: Final = 12
_LARGER: Final = 6  # stones at most that a chain that seems caught has more than the right answer
_ALMOST: Final = 2  # liberties that it has
_GROWN: Final = 3  # stones that a chain may lack
_BUDGET: Final = 400  # positions of a ladder
_PASS: Final = 0  # in place of a point
_WORKING: Final = ((True, False), (False, True), (True, True), (False, False))  # ladders, by the place of the key


class GoCaptureParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        size: of the board.
        moves: played before stones are hemmed in.
        early: moves played before a ladder.
        counts: of the stones that can be captured at most.
        decoys: of the number of other chains that are hemmed in.
        wary: whether, in two items of three, a chain larger than the right answer seems caught: it has two liberties.
        sgf: games whose positions take the place of those that are played.
    """

    size: int
    moves: Annotated[tuple[int, int], Knob("fuller boards", 10, 200)]
    early: Annotated[tuple[int, int], Knob("fuller boards before a ladder", 0, 60)]
    counts: Annotated[tuple[int, int], Knob("more stones that can be captured", 0, 12)]
    decoys: Annotated[tuple[int, int], Knob("more chains that are hemmed in", 0, 9)]
    wary: Annotated[bool, Knob("quick guesses fail more often")] = False
    sgf: GoSource | None = None


LEVELS: Final = {
    Level.EASY: GoCaptureParams(
        band=(8, 50),
        bands={form.Ladder: (15, 150)},
        depths={form.Count: (1, 2)},
        size=9,
        moves=(14, 30),
        early=(6, 14),
        counts=(1, 6),
        decoys=(0, 1),
    ),
    Level.MEDIUM: GoCaptureParams(
        band=(51, 130),
        bands={form.Ladder: (151, 600)},
        depths={form.Count: (3, 4)},
        size=13,
        moves=(50, 90),
        early=(6, 24),
        counts=(1, 7),
        decoys=(1, 2),
    ),
    Level.HARD: GoCaptureParams(
        band=(131, 250),
        bands={form.Ladder: (601, 5000)},
        depths={form.Count: (5, 12)},
        size=19,
        moves=(120, 200),
        early=(10, 60),
        counts=(2, 9),
        decoys=(2, 4),
        wary=True,
    ),
}


def invent(rng: Stream, params: GoCaptureParams, asked: Drawn) -> Puzzle:
    """Play, then hem stones in or begin a ladder."""
    helped = bool(rng.class_by_index(2, "helped"))
    wary = params.wary and asked.question is not form.Ladder and rng.class_by_index(3, "wary") > 0
    rng = rng.child("state")
    if asked.question is form.Ladder:
        return _ladder(rng, params, asked.place, helped)
    only = asked.question is form.Place
    board = position(rng, params.size, rng.between(*params.moves), params.sgf)
    wanted, query, answer = of_count(*asked, *params.counts, rng)
    low, high = (1, 99) if only else (wanted, wanted)
    for _ in range(0 if only else rng.between(*params.decoys)):
        _hem_in(board, rng, 1, max(1, wanted - 1))
    if wary:
        _hem_in(board, rng, wanted + 1, wanted + _LARGER, _ALMOST)
    for _ in range(_TRIES):
        captures = _captures(board)
        if not any(low <= count <= high for _, count in captures):
            if not _hem_in(board, rng, low, high):
                raise Rejected("no chain of the wanted size can be hemmed in")
        elif unwanted := [one for one in captures if one[1] > high or (only and len(captures) > 1)]:
            board.play(rng.choice(unwanted)[0], "B")  # then they have been taken before
        else:
            break
    else:
        raise Rejected("other captures than wanted")
    if wary and not any(
        board.cells[stones[0]] == "W" and len(stones) > wanted and len(liberties) == _ALMOST
        for stones, liberties in board.chains()
    ):
        raise Rejected("no larger chain seems caught")
    named = tuple((point_name(board.size, *board.place(point)), count) for point, count in captures)
    return Puzzle(form.Board(board.rows(), None), query, named[0][0] if only else answer, form.Captures(named))


def _captures(board: Board) -> list[tuple[int, int]]:
    """All points where Black captures, in reading order, with the number of stones."""
    empty = (point for point in board.points() if board.cells[point] == EMPTY)
    return [(point, len(taken)) for point in empty if (taken := board.captures(point, "B"))]


def _hem_in(board: Board, rng: Stream, low: int, high: int, left: int = 1) -> bool:
    """Put black stones on liberties of a white chain with so many stones until ``left`` remain; attempts may fail.

    A chain with a few stones less grows before.
    """
    chains = [
        stones[0]
        for stones, liberties in board.chains()
        if board.cells[stones[0]] == "W" and low - _GROWN <= len(stones) <= high and left < len(liberties) < 6
    ]
    for _ in range(_TRIES if chains else 0):
        first, before = rng.choice(chains), list(board.cells)
        stones, liberties = board.chain(first)
        while len(stones) < low and board.play(rng.choice(sorted(liberties)), "W") == []:
            stones, liberties = board.chain(first)
        if low <= len(stones) <= high and left < len(liberties) < 6:
            for point in rng.sample(sorted(liberties), len(liberties) - left):
                if board.play(point, "B") != [] or len(board.chain(point)[1]) < 2:
                    break
            else:
                return True
        board.cells = before
    return False


def _ladder(rng: Stream, params: GoCaptureParams, place: int, helped: bool) -> Puzzle:
    """A white stone with four black ones around it, from which two ladders can begin, side by side.

    The place of the key says which of them work: the first alone, the second alone, both, or neither. Whether white
    stones seem to help on the way of both is drawn apart from that.
    """
    board = position(rng, params.size, rng.between(*params.early), params.sgf)
    starts = [
        (point, down, right)
        for point in board.points()
        if _has_room(board, point)
        for down, right in product((-board.stride, board.stride), (-1, 1))
    ]
    before = list(board.cells)
    for centre, down, right in rng.sample(starts, min(_TRIES, len(starts))):
        board.cells = list(before)
        if _meets_white(board, centre, down + right) != helped:
            continue
        board.cells[centre] = "W"
        for point in (centre - down, centre - right, centre - down + right, centre - right + down):
            board.cells[point] = "B"
        if not all(liberties for _, liberties in board.chains()) or len(board.chain(centre)[1]) != 2:
            continue
        budget = [_BUDGET]
        begun = [_begun(board, point, centre, budget) for point in sorted(board.chain(centre)[1])]
        if budget[0] and tuple(captured for captured, _ in begun) == _WORKING[place]:
            one, other = (tuple(_named(board, point) for point in line) for _, line in begun)
            shown = form.Board(board.rows(), board.place(centre))
            return Puzzle(shown, form.Ladder(), LETTERS[place], form.Lines((one, other)))
    raise Rejected("no such ladders begin here")


def _begun(board: Board, point: int, stone: int, budget: list[int]) -> tuple[bool, list[int]]:
    """Whether black captures the chain, beginning at one of its liberties; and the moves of a line that shows it."""
    before = list(board.cells)
    if not _gives_atari(board, point, stone):
        raise Rejected("a ladder cannot begin")
    captured, moves = _escaped(board, stone, budget)
    board.cells = before
    return captured, [point, *moves]


def _meets_white(board: Board, point: int, step: int) -> bool:
    """True if the first stone on the way of a ladder, or beside it, is a white one, which often breaks it."""
    while board.cells[point + step] != OFF:
        point += step
        for near in (point, *(point + aside for aside in board.steps)):
            if board.cells[near] in OTHER:
                return board.cells[near] == "W"
    return False


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
