"""Stacked cubes: how many there are, also of those that others hide.

A stack is a map of heights on a floor of square tiles, seen from above one of its corners, so that a cube shows its
top, its left and its right face. Heights are drawn such that the top of every column is to be seen.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, FillIn, Question, Statement, Text
from puzzlegen.core.scene import AnyNode, Paint, Polyline, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    offered,
    options,
)

Task: TypeAlias = Literal["count", "count_choice", "missing", "unseen"]
Heights: TypeAlias = tuple[tuple[int, ...], ...]
Cube: TypeAlias = tuple[int, int, int]  # row, column and level; rows and columns grow towards the eye
Point: TypeAlias = tuple[float, float]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "missing", "unseen")
_WIDE: Final = 3**0.5 / 2  # half of a cube's width, for edges of length 1
_MARGIN: Final = 0.5
_TRIES: Final = 100  # stacks until one has as many unseen cubes as wanted
_NUDGES: Final = 60  # single cubes that may be put on a stack or taken off
_STEEP: Final = 3  # in one of so many stacks heights fall towards the eye, in the others they are drawn freely


class BlocksParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        tallest: the greatest height.
        offered: of the numbers of cubes that are on offer.
        unseen: of the number of unseen cubes where it is asked for, if some numbers would be too common.
    """

    sides: tuple[int, int]
    tallest: int
    offered: tuple[int, int]
    unseen: tuple[int, int] | None = None


class BlocksState(msgspec.Struct, frozen=True):
    """The heights, row by row from the farthest one; how many cubes nobody sees; and the options, if there are any."""

    heights: Heights
    unseen: int
    numbers: tuple[int, ...] = ()

    @property
    def cubes(self) -> int:
        """How many cubes there are."""
        return sum(map(sum, self.heights))

    @property
    def room(self) -> int:
        """How many cubes the smallest box around the stack holds that stands on all of the floor."""
        return len(self.heights) * len(self.heights[0]) * max(map(max, self.heights))


class Blocks:
    """See the module's docstring."""

    name = "blocks"
    version = 3
    levels: ClassVar = {
        Level.EASY: BlocksParams(band=(8, 26), sides=(3, 4), tallest=3, offered=(8, 22), unseen=(0, 5)),
        Level.MEDIUM: BlocksParams(band=(27, 62), sides=(4, 5), tallest=4, offered=(22, 44)),
        Level.HARD: BlocksParams(band=(63, 160), sides=(5, 6), tallest=6, offered=(50, 90)),
    }

    def generate(self, rng: Stream, params: BlocksParams) -> BlocksState:
        """Draw the heights; where a number is wanted, try until a stack has it."""
        task, place = drawn_task(TASKS, rng)
        if task == "count_choice":
            numbers = offered(*params.offered, rng)
            heights = _drawn_heights(rng, params)
            _nudge(heights, numbers[place], params.tallest, rng)
            state = _settled(heights, numbers)
            if state.cubes != numbers[place]:
                raise Rejected("another number of cubes")
            return state
        if task == "unseen" and params.unseen is not None:
            low, high = params.unseen
            unseen = low + rng.per_item(high - low + 1, "unseen")
            for _ in range(_TRIES):
                state = _settled(_drawn_heights(rng, params))
                if state.unseen == unseen:
                    return state
            raise Rejected("another number of unseen cubes")
        return _settled(_drawn_heights(rng, params))

    def statement(self, state: BlocksState) -> Statement:
        """The heights, row by row."""
        return {"heights": state.heights}

    def ask(self, state: BlocksState, rng: Stream) -> Asked:
        """Ask for the number of cubes, of those that nobody sees, or of those that are missing in a box."""
        task, place = drawn_task(TASKS, rng)
        text = joined(_STACK, _ASKED[task], AS_LETTER if task == "count_choice" else AS_NUMBER)
        explanation = _explanation(state)
        if task == "count_choice":
            query = {"task": task, "numbers": state.numbers}
            question = Question(text, AnswerForm.CHOICE, query, options(state.numbers))
            return Asked(question, Choice(LETTERS[place]), explanation=explanation)
        count = {"count": state.cubes, "unseen": state.unseen, "missing": state.room - state.cubes}[task]
        return Asked(Question(text, AnswerForm.FILL_IN, {"task": task}), FillIn(str(count)), explanation=explanation)

    def depict(self, state: BlocksState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The floor, then the cubes, the farthest and lowest first; an edge of a cube is a unit."""
        rows, columns = len(state.heights), len(state.heights[0])
        tallest = max(
            height - (row + column) / 2 for row, line in enumerate(state.heights) for column, height in enumerate(line)
        )
        x, y = _MARGIN + rows * _WIDE, _MARGIN + max(tallest, 0)

        def face(corners: tuple[Cube, ...], fill: Paint, stroke: Paint = "ink") -> AnyNode:
            points = tuple((x + a, y + b) for a, b in (_drawn(*corner) for corner in corners))
            return Polyline(points, stroke, width=0.05, closed=True, fill=fill)

        nodes = [
            face(_FACES["top"](row, column, -1), "paper", "line") for row in range(rows) for column in range(columns)
        ]
        for row, column, level in _cubes(state.heights):
            for name, fill in _FILLS:
                nodes.append(face(_FACES[name](row, column, level), fill))
        width = 2 * _MARGIN + (rows + columns) * _WIDE
        return (Scene(width, y + (rows + columns) / 2 + _MARGIN, tuple(nodes), unit=(44, 56)),)


def _drawn_heights(rng: Stream, params: BlocksParams) -> list[list[int]]:
    """Heights anywhere, or mostly lower nearer to the eye; not all of them 0."""
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    tallest = rng.between(2, params.tallest)
    far = rows + columns - 2
    free = rng.below(_STEEP) == 0
    heights = [[0] * columns for _ in range(rows)]
    for row in range(rows):
        for column in range(columns):
            most = tallest if free else 1 + round((tallest - 1) * (far - row - column) / far)
            heights[row][column] = rng.between(0, most) if free else max(0, most - rng.below(3) + rng.below(2))
    if not any(map(any, heights)):
        heights[0][0] = 1
    return heights


def _nudge(heights: list[list[int]], wanted: int, tallest: int, rng: Stream) -> None:
    """Put single cubes on columns or take some off until there are as many as wanted and every column's top is seen."""
    for _ in range(_NUDGES):
        off = wanted - sum(map(sum, heights))
        if off == 0:
            _uncovered(heights)  # may take cubes off
            if sum(map(sum, heights)) == wanted:
                return
            continue
        row, column = rng.below(len(heights)), rng.below(len(heights[0]))
        heights[row][column] = min(tallest, max(0, heights[row][column] + (1 if off > 0 else -1)))


def _settled(heights: list[list[int]], numbers: tuple[int, ...] = ()) -> BlocksState:
    """The stack, after columns that hide the tops of others are lowered."""
    shown = _uncovered(heights)
    seen = len({cube for cube, _ in shown.values()})
    return BlocksState(tuple(map(tuple, heights)), sum(map(sum, heights)) - seen, numbers)


def _drawn(row: int, column: int, level: int) -> Point:
    """Where a corner of cubes is drawn, seen from above the corner between the last row and the last column."""
    return (column - row) * _WIDE, (column + row) / 2 - level


_FACES: Final = {
    "top": lambda r, c, k: ((r, c, k + 1), (r, c + 1, k + 1), (r + 1, c + 1, k + 1), (r + 1, c, k + 1)),
    "left": lambda r, c, k: ((r + 1, c, k + 1), (r + 1, c + 1, k + 1), (r + 1, c + 1, k), (r + 1, c, k)),
    "right": lambda r, c, k: ((r, c + 1, k + 1), (r + 1, c + 1, k + 1), (r + 1, c + 1, k), (r, c + 1, k)),
}
_FILLS: Final[tuple[tuple[str, Paint], ...]] = (("left", "soft"), ("right", "mark"), ("top", "highlight"))


def _cubes(heights: Sequence[Sequence[int]]) -> Iterator[Cube]:
    """All cubes, such that later ones hide earlier ones."""
    for row, line in enumerate(heights):
        for column, height in enumerate(line):
            for level in range(height):
                yield row, column, level


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


def _shown(heights: Sequence[Sequence[int]]) -> Shown:
    """What is seen where."""
    shown: Shown = {}
    for cube in _cubes(heights):
        for name, half in _halves(*cube):
            shown[half] = cube, name
    return shown


def _uncovered(heights: list[list[int]]) -> Shown:
    """What is seen where, after columns that wholly hide the top of another one are lowered as long as they do."""
    while True:
        shown = _shown(heights)
        tops = {cube for cube, name in shown.values() if name == "top"}
        hiding = [
            shown[row - height, column - height, 0][0]
            for row, line in enumerate(heights)
            for column, height in enumerate(line)
            if height and (row, column, height - 1) not in tops
        ]
        if not hiding:
            return shown
        for row, column, level in hiding:
            heights[row][column] = min(heights[row][column], level)


_STACK: Final[Text] = {
    "en": "The picture shows a stack of equal cubes on a floor of tiles, one cube wide each. No cube floats: below "
    "every cube are cubes down to the floor. There are no other cubes than those that are at least partly seen and "
    "those below them.",
    "zh": "图中是一堆大小相同的立方体，堆放在方格地面上，地面每格的大小正好等于立方体的一个面。立方体都不悬空："
    "每个立方体的正下方直到地面都是立方体。除了至少能看到一部分的立方体以及它们正下方的立方体之外，没有别的立方体。",
}
_ASKED: Final[dict[Task, Text]] = {
    "count": {
        "en": "How many cubes does the stack have, hidden ones included?",
        "zh": "这堆立方体一共有多少个（包括被挡住、看不见的）？",
    },
    "count_choice": {
        "en": "How many cubes does the stack have, hidden ones included?",
        "zh": "这堆立方体一共有多少个（包括被挡住、看不见的）？",
    },
    "missing": {
        "en": "The stack is to become a solid box that covers the whole floor and is everywhere as high as the stack "
        "is at its highest place. How many cubes have to be added?",
        "zh": "要把这堆立方体补成一个铺满整个地面的实心长方体，高度与现在的最高处相同，还需要添加多少个立方体？",
    },
    "unseen": {
        "en": "How many cubes of the stack cannot be seen at all?",
        "zh": "其中完全看不见的立方体有多少个？",
    },
}


def _explanation(state: BlocksState) -> Text:
    """The heights of all columns."""
    rows = " / ".join(" ".join(map(str, line)) for line in state.heights)
    return {
        "en": f"The heights, in rows from the upper left to the lower right, the upper right one first: {rows}. Cubes: "
        f"{state.cubes}. Of these, {state.unseen} cannot be seen. The box would have {state.room}.",
        "zh": f"各格的高度（每行从左上到右下，从最靠右上的一行起）：{rows}。立方体共 {state.cubes} 个，"
        f"其中看不见的 {state.unseen} 个；补成的长方体共有 {state.room} 个。",
    }


FAMILY = Blocks()
