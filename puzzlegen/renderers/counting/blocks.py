"""Shows the stacks of cubes of `puzzlegen.generators.counting.blocks`."""

from collections.abc import Sequence
from itertools import chain
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import Published
from puzzlegen.core.scene import AnyNode, Painted, Scene
from puzzlegen.drawing.marking import figure, over
from puzzlegen.formats.counting.blocks import Heights, Hidden, Missing, Number, Places, Query, Stack
from puzzlegen.formats.counting.kits.counts import Count, CountOffered
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, grid, labelled, lines, pair
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

Corner: TypeAlias = tuple[int, int, int]  # row, column and level; rows and columns grow towards the eye

_WIDE: Final = 3**0.5 / 2  # half of a cube's width, for edges of length 1
_MARGIN: Final = 0.5
_FACES: Final[tuple[tuple[Corner, ...], ...]] = (  # those of the first cube that can be seen: left, right, top
    ((1, 0, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0)),
    ((0, 1, 1), (1, 1, 1), (1, 1, 0), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 1)),
)
_LOOKS: Final = (  # their fills: of beech, slate, brick, sage and plum; and the edges
    ("#d9b47c", "#ab8150", "#f6e3bd", "#3f2d18"),
    ("#b3c3d1", "#768b9e", "#e6eef4", "#1f2a35"),
    ("#d99a78", "#a7664a", "#f5d4bd", "#43211a"),
    ("#adc49b", "#779069", "#e2eed6", "#24301f"),
    ("#bcaed0", "#867799", "#ebe4f3", "#2c2438"),
)
_FLOOR: Final = ("#ffffff", "#868e98")
_TILE: Final[tuple[Corner, ...]] = ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))
_FEW: Final = 8  # columns with unseen cubes, of which it is told what is in front


def word(stack: Stack, query: Query) -> Wording:  # noqa: ARG001 - a stack says nothing
    """Ask for the number of cubes, of those that nobody sees, or of those that are missing in a box."""
    kind, options = (Kind.LETTER, numbers(query.options)) if isinstance(query, CountOffered) else (Kind.NUMBER, ())
    ask = msg("ask-count" if isinstance(query, Count) else f"ask-{task_of(query)}")
    short = sentences(msg("rules-short"), msg("short-missing") if isinstance(query, Missing) else ask)
    return Wording(ask, kind, msg("rules"), short, options)


def explain(stack: Stack, query: Query, answer: str, why: Published) -> Phrase:  # noqa: ARG001
    """The heights of all columns, added up; what the box takes, or which columns hide how many cubes."""
    heights = stack.heights
    match why:
        case Number(unseen):
            told: Phrase = msg("unseen" if unseen else "all-seen", unseen=unseen)
        case Places(hidden):
            return _told_unseen(heights, hidden)
        case _:
            rows, columns, tallest = len(heights), len(heights[0]), max(map(max, heights))
            room, cubes = rows * columns * tallest, sum(map(sum, heights))
            sides, rest = f"{rows} × {columns} × {tallest} = {room}", f"{room} - {cubes} = {room - cubes}"
            told = msg("box", sides=sides, rest=rest)
    added = comma_list((_added(line) for line in heights), SEMICOLON)
    return sentences(msg("rows", rows=added), msg("together", sum=_added([sum(line) for line in heights])), told)


def _told_unseen(heights: Heights, hidden: Sequence[Hidden]) -> Phrase:
    """How many cubes of which columns cannot be seen; and what is in front, if those columns are few."""
    if not hidden:
        return msg("all-seen")
    if len(hidden) > _FEW:
        number = {(one.row, one.column): one.unseen for one in hidden}
        counts = [[number.get((row, column), 0) for column in range(len(line))] for row, line in enumerate(heights)]
        rows = comma_list((_added(line) for line in counts), SEMICOLON)
        return msg("unseen-rows", rows=rows, sum=_added([sum(line) for line in counts]))
    columns = (
        msg(
            "behind" if before else "below",
            column=pair(row, column),
            unseen=unseen,
            before=comma_list(pair(*one) for one in before),
        )
        for row, column, unseen, before in hidden
    )
    return msg("unseen-columns", columns=comma_list(columns, SEMICOLON), sum=_added([one.unseen for one in hidden]))


def _added(numbers: Sequence[int]) -> Phrase:
    """A sum, such as "1+2 = 3"."""
    return f"{'+'.join(map(str, numbers))} = {sum(numbers)}" if numbers[1:] else str(numbers[0])


def describe(stack: Stack, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole stack
    """The heights of all columns, and from where they are seen."""
    return lines(labelled(msg("heights"), grid(stack.heights)), msg("seen"))


def depict(stack: Stack, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The floor, then the cubes, the farthest and lowest first; an edge of a cube is a unit.

    The stack is seen from above the corner between the last row and the last column.
    """
    heights = stack.heights
    rows, columns = len(heights), len(heights[0])
    tallest = max(height - (row + column) / 2 for row, line in enumerate(heights) for column, height in enumerate(line))
    left, top = _MARGIN + rows * _WIDE, _MARGIN + max(tallest, 0)

    def face(cube: Corner, corners: tuple[Corner, ...], fill: str, stroke: str) -> AnyNode:
        places = [(cube[0] + row, cube[1] + column, cube[2] + level) for row, column, level in corners]
        points = tuple(
            (left + (column - row) * _WIDE, top + ((column + row) / 2 - level)) for row, column, level in places
        )
        return Painted(points, fill, stroke=stroke, width=0.05)

    *fills, edge = _LOOKS[sum(place * height for place, height in enumerate(chain(*heights))) % len(_LOOKS)]
    nodes = [face((row, column, 0), _TILE, *_FLOOR) for row in range(rows) for column in range(columns)]
    nodes += [
        face((row, column, level), corners, fill, edge)
        for row, line in enumerate(heights)
        for column, height in enumerate(line)
        for level in range(height)
        for fill, corners in zip(fills, _FACES, strict=True)
    ]
    width = 2 * _MARGIN + (rows + columns) * _WIDE
    return (Scene(width, top + (rows + columns) / 2 + _MARGIN, tuple(nodes)),)


def depict_solution(stack: Stack, query: Query, answer: str, why: Published) -> tuple[Scene, ...]:  # noqa: ARG001
    """The height of each column on its top, as far as that is in full view."""
    (scene,) = depict(stack, query)
    heights = stack.heights
    rows, columns = len(heights), len(heights[0])
    left = _MARGIN + rows * _WIDE
    top = scene.height - _MARGIN - (rows + columns) / 2
    tops = [
        figure(left + (column - row) * _WIDE, top + (column + row + 1) / 2 - height, str(height), 0.62)
        for row, line in enumerate(heights)
        for column, height in enumerate(line)
        if height and _in_view(heights, row, column)
    ]
    return (over(scene, tops),)


def _in_view(heights: Heights, row: int, column: int) -> bool:
    """True if no column before this one hides a part of its top."""
    for step in range(1, max(len(heights), len(heights[0]))):
        for down, right in (
            (row + step, column + step),
            (row + step, column + step - 1),
            (row + step - 1, column + step),
        ):
            if down < len(heights) and right < len(heights[0]) and heights[down][right] >= heights[row][column] + step:
                return False
    return True
