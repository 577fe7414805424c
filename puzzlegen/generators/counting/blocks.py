"""Stacked cubes: how many there are, also of those that others hide.

A stack is a map of heights on a floor of square tiles, seen from above one of its corners, so that a cube shows its
top, its left and its right face. Heights are drawn such that the top of every column is to be seen.
"""

from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, NoFacts
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.blocks import Facts, Hidden, Missing, Number, Places, Query, Stack, Unseen
from puzzlegen.formats.counting.kits.counts import Count, CountOffered
from puzzlegen.generators.kits.asking import drawn_options

Heights: TypeAlias = list[list[int]]
Cube: TypeAlias = tuple[int, int, int]  # row, column and level; rows and columns grow towards the eye

_TRIES: Final = 100  # stacks until one has as many cubes, seen and unseen, as wanted
_NUDGES: Final = 120  # single cubes that may be put on a stack or taken off
_FLATTER: Final = 2  # by so much a stack may be lower than the greatest height
_FREE: Final = 3  # in one of so many stacks heights are drawn freely, in the others they fall towards the eye
_SLOPE: Final = 5  # the greatest height of these: what is seen of higher ones leaves too many stacks to be ruled out


class BlocksParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        tallest: the greatest height.
        offered: of the numbers of cubes that are on offer.
        unseen: of the number of unseen cubes where it is asked for, if some numbers would be too common.
    """

    sides: Annotated[tuple[int, int], Knob("larger stacks", 2, 8)]
    tallest: Annotated[int, Knob("higher stacks", 2, 9)]
    offered: Annotated[tuple[int, int], Knob("more cubes where numbers are on offer", 4, 300)]
    unseen: Annotated[tuple[int, int] | None, Knob("more cubes that nobody sees, where they are asked for", 0, 99)] = (
        None
    )


LEVELS: Final = {
    Level.EASY: BlocksParams(band=(8, 26), depth=(2, 4), sides=(3, 4), tallest=3, offered=(8, 22), unseen=(0, 5)),
    Level.MEDIUM: BlocksParams(band=(27, 62), depth=(4, 5), sides=(4, 5), tallest=4, offered=(22, 44)),
    Level.HARD: BlocksParams(band=(63, 160), depth=(7, 8), sides=(5, 6), tallest=6, offered=(50, 90)),
    Level.EXTREME: BlocksParams(band=(161, 400), depth=(10, 20), sides=(7, 8), tallest=7, offered=(120, 146)),
}


def invent(rng: Stream, params: BlocksParams, asked: Drawn) -> Puzzle:
    """Draw the heights; where a number is wanted, try until a stack has it."""
    rng = rng.child("state")
    question, place = asked
    if question is CountOffered:
        options = drawn_options(*params.offered, rng)
        heights = _drawn_heights(rng, params)
        _nudge(heights, options[place], params.tallest, rng)
        unseen = _settle(heights)
        if _cubes(heights) != options[place]:
            raise Rejected("another number of cubes")
        return _asked(heights, CountOffered(options), LETTERS[place], Number(unseen))
    low, high = params.unseen or (0, 0)
    wanted = low + rng.class_by_index(high - low + 1, "unseen") if question is Unseen and params.unseen else None
    for _ in range(_TRIES):
        heights = _drawn_heights(rng, params)
        unseen = _settle(heights)
        if wanted in (None, unseen) and params.band[0] <= _cubes(heights) + unseen <= params.band[1]:
            break
    else:
        raise Rejected("another number of cubes")
    cubes = _cubes(heights)
    if question is Unseen:
        return _asked(heights, Unseen(), str(unseen), Places(tuple(_hidden(heights))))
    if question is Missing:
        room = len(heights) * len(heights[0]) * max(map(max, heights))
        return _asked(heights, Missing(), str(room - cubes), NoFacts())
    return _asked(heights, Count(), str(cubes), Number(unseen))


def _asked(heights: Heights, query: Query, answer: str, why: Facts) -> Puzzle:
    return Puzzle(Stack(tuple(map(tuple, heights))), query, answer, why)


def _drawn_heights(rng: Stream, params: BlocksParams) -> Heights:
    """Heights anywhere, or mostly lower nearer to the eye; not all of them 0."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    tallest = rng.between(max(2, params.tallest - _FLATTER), params.tallest)
    far = rows + columns - 2
    free = rng.below(_FREE) == 0
    if not free:
        tallest = min(tallest, _SLOPE)
    heights = [[0] * columns for _ in range(rows)]
    for row in range(rows):
        for column in range(columns):
            most = tallest if free else 1 + round((tallest - 1) * (far - row - column) / far)
            heights[row][column] = rng.between(0, most) if free else max(0, most - rng.below(3) + rng.below(2))
    if not any(map(any, heights)):
        heights[0][0] = 1
    return heights


def _nudge(heights: Heights, wanted: int, tallest: int, rng: Stream) -> None:
    """Put single cubes on columns or take some off until there are as many as wanted and every column's top is seen."""
    for _ in range(_NUDGES):
        off = wanted - _cubes(heights)
        if off == 0:
            _uncovered(heights)  # may take cubes off
            if _cubes(heights) == wanted:
                return
            continue
        row, column = rng.below(len(heights)), rng.below(len(heights[0]))
        heights[row][column] = min(tallest, max(0, heights[row][column] + (1 if off > 0 else -1)))


def _cubes(heights: Heights) -> int:
    """How many cubes there are."""
    return sum(map(sum, heights))


def _settle(heights: Heights) -> int:
    """Lower columns that hide the tops of others; returns how many cubes nobody sees."""
    seen = len({cube for cube, _ in _uncovered(heights).values()})
    return _cubes(heights) - seen


@lru_cache(maxsize=4096)
def _halves(row: int, column: int, level: int) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """The faces of a cube, each as two triangles of the isometric grid that they cover.

    Looked at along a cube's diagonal, the corner (row, column, level) lies at (row - level, column - level) of an
    oblique lattice, each of whose squares the picture of the third axis cuts into two triangles: 0 with the corner
    beyond the square's own along the rows, 1 with that along the columns.
    """
    a, b = row - level, column - level
    return (
        ("top", (a - 1, b - 1, 0)),
        ("top", (a - 1, b - 1, 1)),
        ("left", (a, b - 1, 1)),
        ("left", (a, b, 0)),
        ("right", (a - 1, b, 0)),
        ("right", (a, b, 1)),
    )


Shown: TypeAlias = dict[tuple[int, int, int], tuple[Cube, str]]  # triangle -> the cube that is seen there, and its face


def _shown(heights: Heights) -> Shown:
    """What is seen where: cubes that come later in the order of rows, columns and levels hide earlier ones."""
    return {
        half: ((row, column, level), name)
        for row, line in enumerate(heights)
        for column, height in enumerate(line)
        for level in range(height)
        for name, half in _halves(row, column, level)
    }


def _hidden(heights: Heights) -> list[Hidden]:
    """Each column with unseen cubes: its row and column, how many they are, and which other columns are in front."""
    shown = _shown(heights)
    seen = {cube for cube, _ in shown.values()}
    found = []
    for row, line in enumerate(heights):
        for column, height in enumerate(line):
            unseen = [level for level in range(height) if (row, column, level) not in seen]
            before = {shown[half][0][:2] for level in unseen for _, half in _halves(row, column, level)}
            if unseen:
                found.append(Hidden(row, column, len(unseen), tuple(sorted(before - {(row, column)}))))
    return found


def _uncovered(heights: Heights) -> Shown:
    """What is seen where, after columns that wholly hide the top of another one are lowered as long as they do.

    The top of an empty column is its tile; of one that nobody sees, somebody could ask what stands on it.
    """
    while True:
        shown = _shown(heights)
        tops = {cube for cube, name in shown.values() if name == "top"}
        hiding = [
            shown[row - height, column - height, 0][0]
            for row, line in enumerate(heights)
            for column, height in enumerate(line)
            if (
                (row, column, height - 1) not in tops
                if height
                else (row, column, 0) in shown and (row, column, 1) in shown
            )
        ]
        if not hiding:
            return shown
        for row, column, level in hiding:
            heights[row][column] = min(heights[row][column], level)
