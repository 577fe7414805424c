"""Who has won a finished game, and by how much: both areas are to be counted.

The board is divided into a few coherent areas; stones stand along their borders, on both sides, and here and there
inside, and a few points between the walls belong to nobody.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Annotated, Final

import numpy as np

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards.go_score import Board as Shown
from puzzlegen.formats.boards.go_score import CountOffered, Facts, Margin
from puzzlegen.generators.boards.kits.go_board import EMPTY, Board
from puzzlegen.generators.kits.asking import options_around
from puzzlegen.kernels.generators import go_areas
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_SMOOTHINGS: Final = 2
_DIVISIONS: Final = 40  # of the board, in one attempt
_GROUPS: Final = 6  # that are tried for each area
_SETTLED: Final = 12  # points of an area at least
_LEAST_ROOM: Final = 4  # free points of every area, so that nobody doubts its two eyes
_NEUTRAL: Final = (8, 3)  # of the lines, how many there are for each neutral point, at least and at most
_LEAD: Final = 8  # of all points, at least so many for each by which somebody has won: else he would have given up
_INNER: Final = 7  # one of so many points inside an area holds a stone
_LOWEST: Final = 1  # lines at least between such a point and the side


class GoScoreParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sizes: of the board.
        areas: of the number of areas.
        widest: free points that hang together, at most.
    """

    sizes: tuple[int, ...]
    areas: Annotated[tuple[int, int], Knob("more areas", 2, 12)]
    widest: int


LEVELS: Final = {
    Level.EASY: GoScoreParams(band=(6, 14), depth=(2, 2), sizes=(7, 9), areas=(2, 2), widest=34),
    Level.MEDIUM: GoScoreParams(band=(15, 28), depth=(3, 3), sizes=(9, 11), areas=(3, 3), widest=40),
    Level.HARD: GoScoreParams(band=(29, 70), depth=(4, 5), sizes=(13,), areas=(4, 5), widest=36),
    Level.EXTREME: GoScoreParams(band=(71, 250), depth=(7, 10), sizes=(19,), areas=(7, 9), widest=90),
}


def invent(rng: Stream, params: GoScoreParams, asked: Drawn) -> Puzzle:
    """Divide the board, put the stones, and count."""
    rng = rng.child("state")
    question, place = asked
    size = rng.choice(params.sizes)
    areas = rng.between(*params.areas)
    board = Board(size)
    for _ in range(_DIVISIONS):
        owners = _owners(board, rng, areas)
        if owners is None:
            continue
        stones = {
            point: owner
            for point, owner in owners.items()
            if any(owners[near] != owner for near in board.beside[point])
            or (board.heights[point] >= _LOWEST and rng.below(_INNER) == 0)
        }
        room = _areas(board, owners, owners.keys() - stones.keys())
        if len(room) == areas and min(room) >= _LEAST_ROOM and max(room) <= params.widest:
            break
    else:
        raise Rejected("another number of areas, one too narrow or too wide, or one side far ahead")
    for point, owner in stones.items():
        board.cells[point] = owner
    if not all(liberties for _, liberties in board.chains()):
        raise Rejected("a chain without liberties")
    walls = [
        point
        for point in owners
        if {board.cells[point], *(board.cells[point + step] for step in board.steps)} >= {"B", "W"}
        and all(board.cells[point + step] != EMPTY for step in board.steps)
    ]
    few, many = (size // lines for lines in _NEUTRAL)
    for point in rng.sample(walls, min(len(walls), rng.between(few, many))):
        beside = [board.cells[point + step] for step in board.steps]
        if {*beside} >= {"B", "W"} and EMPTY not in beside:  # and no neutral points side by side
            board.cells[point] = EMPTY
            del owners[point]
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


def _owners(board: Board, rng: Stream, areas: int) -> dict[int, str] | None:
    """An owner for each point: areas grow from seeds, and groups are put into those of the other side.

    None if there are not as many areas in the end, or one side is far ahead.
    """
    points = list(board.points())
    most = len(points) // _LEAD
    owners = np.full(len(board.cells), go_areas.OFF)
    owners[points] = go_areas.NOBODY
    seeds = rng.sample(points, 2 + rng.below(areas // 2))
    owners[seeds[::2]], owners[seeds[1::2]] = go_areas.BLACK, go_areas.WHITE
    scratch = np.zeros((4, len(owners)), np.int64)
    found, area, group, sizes = scratch
    numbers = RandomNumbers(rng.word())
    division = go_areas.Division(owners, np.array(points), np.array(board.steps), found, area, group, numbers)
    division.grow(_SMOOTHINGS)
    if abs(division.lead()) > 2 * most or not division.settle(areas, _SETTLED, _GROUPS * areas, sizes):
        return None
    if abs(division.lead()) > most:
        return None
    return {point: "BW"[owner - go_areas.BLACK] for point, owner in zip(points, owners[points].tolist(), strict=True)}


def _area(board: Board, owners: Mapping[int, str], first: int) -> set[int]:
    """The connected area in which a point lies."""
    owner, area, found = owners[first], [first], {first}
    for point in area:  # grows while it is read
        for near in board.beside[point]:
            if near not in found and owners[near] == owner:
                found.add(near)
                area.append(near)
    return found


def _areas(board: Board, owners: Mapping[int, str], counted: AbstractSet[int]) -> list[int]:
    """How many points of each connected area count; those without any are left out."""
    sizes, rest = list[int](), {*owners}
    while rest:
        area = _area(board, owners, rest.pop())
        rest -= area
        sizes.append(len(counted & area))
    return [held for held in sizes if held]
