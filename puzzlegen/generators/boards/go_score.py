"""Who has won a finished game, and by how much: both areas are to be counted.

The board is divided into a few coherent areas; stones stand along their borders, on both sides, and here and there
inside, and a few points between the walls belong to nobody.
"""

from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards.go_score import Board as Shown
from puzzlegen.formats.boards.go_score import CountOffered, Facts, Margin
from puzzlegen.generators.boards.kits.go_board import EMPTY, OTHER, Board
from puzzlegen.generators.kits.asking import options_around

_SMOOTHINGS: Final = 2
_LEAST_ROOM: Final = 4  # free points of every area, so that nobody doubts its two eyes
_NEUTRAL: Final = 3  # points at most
_INNER: Final = 9  # one of so many points inside an area holds a stone


class GoScoreParams(Params, frozen=True, kw_only=True):
    """The sizes of the board, and bounds, both included, of the number of areas of each colour."""

    sizes: tuple[int, ...]
    areas: Annotated[tuple[int, int], Knob("more areas of each colour", 1, 9)]


LEVELS: Final = {
    Level.EASY: GoScoreParams(band=(6, 14), sizes=(7, 9), areas=(1, 1)),
    Level.MEDIUM: GoScoreParams(band=(15, 26), sizes=(9, 11), areas=(1, 2)),
    Level.HARD: GoScoreParams(band=(27, 70), sizes=(13,), areas=(2, 3)),
    Level.EXTREME: GoScoreParams(band=(71, 250), sizes=(19,), areas=(5, 8)),
}


def invent(rng: Stream, params: GoScoreParams, asked: Drawn) -> Puzzle:
    """Divide the board, put the stones, and count."""
    rng = rng.child("state")
    question, place = asked
    size = rng.choice(params.sizes)
    board = Board(size)
    owners = _owners(board, rng, rng.between(*params.areas), rng.between(*params.areas))
    for point, owner in owners.items():
        borders = any(owners.get(point + step, owner) != owner for step in board.steps)
        if borders or rng.below(_INNER) == 0:
            board.cells[point] = owner
    room = _room(board, owners)
    if min(room) < _LEAST_ROOM:
        raise Rejected("an area without room")
    if not all(liberties for _, liberties in board.chains()):
        raise Rejected("a chain without liberties")
    walls = [
        point
        for point in owners
        if board.cells[point] != EMPTY and all(board.cells[point + step] != EMPTY for step in board.steps)
    ]
    for point in rng.sample(walls, min(len(walls), rng.below(_NEUTRAL + 1))):
        if {board.cells[point + step] for step in board.steps} >= {"B", "W"}:
            board.cells[point] = EMPTY
            del owners[point]
    if any(board.cells[p] == EMPTY and board.cells[p + s] == EMPTY for p in walls for s in board.steps):
        raise Rejected("neutral points side by side")
    black, white = (sum(owner == colour for owner in owners.values()) for colour in "BW")
    if black == white:
        raise Rejected("a draw")
    if question is CountOffered:
        query, answer = CountOffered(options_around(black, place)), LETTERS[place]
    else:
        query, answer = question(), str(black)
    if question is Margin:
        answer = f"{'B' if black > white else 'W'}+{abs(black - white)}"
    held = [board.cells[point] for point in board.points()]
    neutral = tuple(point_name(size, *board.place(point)) for point in board.points() if point not in owners)
    why = Facts((held.count("B"), black), (held.count("W"), white), neutral)
    return Puzzle(Shown(board.rows()), query, answer, why)


def _owners(board: Board, rng: Stream, blacks: int, whites: int) -> dict[int, str]:
    """An owner for each point: areas grow from seeds, then their borders are made smoother."""
    points = list(board.points())
    seeds = rng.sample(points, blacks + whites)
    owners = {seed: "B" if number < blacks else "W" for number, seed in enumerate(seeds)}
    rim = list(seeds)
    while rim:
        point = rim.pop(rng.below(len(rim)))
        for step in board.steps:
            near = point + step
            if board.cells[near] == EMPTY and near not in owners:
                owners[near] = owners[point]
                rim.append(near)
    for _ in range(_SMOOTHINGS):
        before = dict(owners)
        for point in points:
            beside = [before[point + step] for step in board.steps if point + step in before]
            if beside.count(OTHER[before[point]]) > len(beside) // 2:
                owners[point] = OTHER[before[point]]
    return {point: owners[point] for point in points}


def _room(board: Board, owners: dict[int, str]) -> list[int]:
    """The free points of each connected area."""
    room: list[int] = []
    seen: set[int] = set()
    for first in owners:
        if first in seen:
            continue
        area, seen = [first], seen | {first}
        for point in area:  # grows while it is read
            for step in board.steps:
                near = point + step
                if owners.get(near) == owners[first] and near not in seen:
                    seen.add(near)
                    area.append(near)
        room.append(sum(board.cells[point] == EMPTY for point in area))
    return room
