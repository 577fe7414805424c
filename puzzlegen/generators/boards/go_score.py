"""Who has won a finished game, and by how much: both areas are to be counted.

The board is divided into a few coherent areas; stones stand along their borders, on both sides, and here and there
inside, and a few points between the walls belong to nobody.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
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
    board, most = Board(size), size * size // _LEAD
    for _ in range(_DIVISIONS):
        owners = _owners(board, rng, 2 + rng.below(areas // 2))
        if abs(_lead(owners)) > 2 * most or not _settled(board, owners, areas, rng) or abs(_lead(owners)) > most:
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


def _lead(owners: Mapping[int, str]) -> int:
    """By how many points Black is ahead."""
    return 2 * sum(owner == "B" for owner in owners.values()) - len(owners)


def _owners(board: Board, rng: Stream, areas: int) -> dict[int, str]:
    """An owner for each point: areas grow from seeds, then their borders are made smoother."""
    points = list(board.points())
    seeds = rng.sample(points, areas)
    owners = {seed: "BW"[number % 2] for number, seed in enumerate(seeds)}
    rim = list(seeds)
    while rim:
        point = rim.pop(rng.below(len(rim)))
        for near in board.beside[point]:
            if near not in owners:
                owners[near] = owners[point]
                rim.append(near)
    for _ in range(_SMOOTHINGS):
        before = dict(owners)
        for point in points:
            other, beside = OTHER[before[point]], [before[near] for near in board.beside[point]]
            if beside.count(other) > len(beside) // 2:
                owners[point] = other
    return {point: owners[point] for point in points}


def _settled(board: Board, owners: dict[int, str], areas: int, rng: Stream) -> bool:
    """Put groups into the areas of the other side until there are so many areas, if that can be done."""
    sizes = _areas(board, owners, owners.keys())
    for _ in range(_GROUPS * areas):
        if len(sizes) >= areas or min(sizes) < _SETTLED:
            break
        first = rng.choice([*owners])
        host, wanted = owners[first], rng.between(_SETTLED, 2 * _SETTLED)
        group, rim = {first}, [first]
        while rim and len(group) < wanted:
            point = rng.choice(rim)
            fresh = [near for near in board.beside[point] if near not in group]
            if not fresh:
                rim.remove(point)
                continue
            if any(owners[other] != host for other in fresh):
                break  # it would not stand alone
            compact = [len(group.intersection(board.beside[one])) for one in fresh]
            other = fresh[compact.index(max(compact))]
            group.add(other)
            rim.append(other)
        if len(group) < wanted or any(owners[near] != host for point in group for near in board.beside[point]):
            continue
        around = _area(board, owners, first).difference(group)
        before = len(group) + len(around)
        owners |= dict.fromkeys(group, OTHER[host])
        if len(_area(board, owners, min(around))) == len(around):  # still in one piece
            sizes.remove(before)
            sizes += len(group), len(around)
        else:
            owners |= dict.fromkeys(group, host)
    return len(sizes) == areas and min(sizes) >= _SETTLED


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
