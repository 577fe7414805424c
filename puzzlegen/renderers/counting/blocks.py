"""Shows the stacks of cubes of `puzzlegen.generators.counting.blocks`."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Paint, Polyline, Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, grid, lines, listed, named, pair, said, same
from puzzlegen.renderers.kits.wording import joined, numbers

Corner: TypeAlias = tuple[int, int, int]  # row, column and level; rows and columns grow towards the eye

_WIDE: Final = 3**0.5 / 2  # half of a cube's width, for edges of length 1
_MARGIN: Final = 0.5
_FACES: Final[dict[Paint, tuple[Corner, ...]]] = {  # those of the first cube that can be seen, by their fill
    "soft": ((1, 0, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0)),  # left
    "mark": ((0, 1, 1), (1, 1, 1), (1, 1, 0), (0, 1, 0)),  # right
    "highlight": ((0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 1)),  # top
}
_TILE: Final[tuple[Corner, ...]] = ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))
_STACK: Final[Text] = {
    "en": "The picture shows a stack of equal cubes on a floor of tiles, one cube wide each. No cube floats: below "
    "every cube are cubes down to the floor. There are no other cubes than those that are at least partly seen and "
    "those below them.",
    "zh": "图中是一堆大小相同的立方体，堆放在方格地面上，地面每格的大小正好等于立方体的一个面。立方体都不悬空："
    "每个立方体的正下方直到地面都是立方体。除了至少能看到一部分的立方体以及它们正下方的立方体之外，没有别的立方体。",
}
_HIDDEN: Final[Text] = {
    "en": "No cube floats; unseen ones lie only below seen ones.",
    "zh": "立方体都不悬空，看不见的立方体只在能看到的立方体的正下方。",
}
_COUNT: Final[Text] = {
    "en": "How many cubes does the stack have, hidden ones included?",
    "zh": "这堆立方体一共有多少个（包括被挡住、看不见的）？",
}
_ASK: Final[dict[str, Text]] = {
    "count": _COUNT,
    "count_choice": _COUNT,
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
_SHORT: Final[dict[str, Text]] = {
    **_ASK,
    "missing": {
        "en": "How many cubes have to be added for a solid box on the whole floor, as high as the stack?",
        "zh": "补成铺满整个地面、与现在的最高处同高的实心长方体，还要添加多少个立方体？",
    },
}
_HEIGHTS: Final[Text] = {
    "en": "How many cubes stand on one another on each square of the floor, as the picture shows them, row by row from "
    "the back; 0 is a bare square",
    "zh": "从图中看，地面每一格上叠放的立方体个数，从最后一行起逐行列出；0 表示空格",
}
_FEW: Final = 8  # columns with unseen cubes, of which it is told what is in front
_ROWS: Final[Text] = {
    "en": "Heights, row by row (the upper right row first, each from its upper left to its lower right end): {rows}.",
    "zh": "各格的高度，从最靠右上的一行起逐行列出，每行从左上到右下：{rows}。",
}
_TOGETHER: Final[Text] = {"en": "All cubes: {sum}.", "zh": "立方体总数：{sum}。"}
_UNSEEN: Final[Text] = {"en": "{unseen} of them cannot be seen.", "zh": "其中看不见的有 {unseen} 个。"}
_ALL_SEEN: Final[Text] = {"en": "All of them can be seen.", "zh": "每个立方体都能看到。"}
_BOX: Final[Text] = {
    "en": "The box takes {sides} cubes, and {rest}.",
    "zh": "长方体共需 {sides} 个，{rest}。",
}
_UNSEEN_ROWS: Final[Text] = {
    "en": "Unseen cubes, in the same order: {rows}. Together: {sum}.",
    "zh": "按同样的顺序，各格看不见的立方体个数：{rows}。合计：{sum}。",
}
_UNSEEN_COLUMNS: Final[Text] = {
    "en": "Unseen, with columns written as (row, place in the row): {columns}. Together: {sum}.",
    "zh": "看不见的立方体（各格写作（行, 行内位置））：{columns}。合计：{sum}。",
}
_BEHIND: Final[Text] = {
    "en": "{unseen} in {column}, behind {before}",
    "zh": "{column} 有 {unseen} 个，被 {before} 挡住",
}
_BELOW: Final[Text] = {"en": "{unseen} in {column}", "zh": "{column} 有 {unseen} 个"}
_SEEN: Final[Text] = {
    "en": "The stack is seen from above the corner between the last row and the last column.",
    "zh": "观察方向：从最后一行与最后一列相交的那个角的上方斜看下去。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - a stack says nothing
    """Ask for the number of cubes, of those that nobody sees, or of those that are missing in a box."""
    options = numbers(query.get("options", ()))
    return Wording(
        rules=_STACK,
        ask=_ASK[query["task"]],
        kind=Kind.LETTER if options else Kind.NUMBER,
        short=joined(_HIDDEN, _SHORT[query["task"]]),
        options=options,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The heights of all columns, added up; what the box takes, or which columns hide how many cubes."""
    heights = statement["heights"]
    cubes = sum(map(sum, heights))
    parts = [said(_ROWS, rows=listed((_added(line) for line in heights), SEMICOLON))]
    parts.append(said(_TOGETHER, sum=_added([sum(line) for line in heights])))
    match query["task"]:
        case "missing":
            rows, columns, tallest = len(heights), len(heights[0]), max(map(max, heights))
            room = rows * columns * tallest
            parts.append(
                said(_BOX, sides=f"{rows} × {columns} × {tallest} = {room}", rest=f"{room} - {cubes} = {room - cubes}")
            )
        case "unseen":
            parts.append(_told_unseen(heights, why))
        case _:
            parts.append(said(_UNSEEN if why["unseen"] else _ALL_SEEN, unseen=why["unseen"]))
    return joined(*parts)


def _told_unseen(heights: Sequence[Sequence[int]], why: Statement) -> Text:
    """How many cubes of which columns cannot be seen; and what is in front, if those columns are few."""
    hidden = {(row, column): (unseen, before) for row, column, unseen, before in why["hidden"]}
    if not hidden:
        return _ALL_SEEN
    if len(hidden) > _FEW:
        counts = [
            [hidden.get((row, column), (0,))[0] for column in range(len(line))] for row, line in enumerate(heights)
        ]
        rows = listed((_added(line) for line in counts), SEMICOLON)
        return said(_UNSEEN_ROWS, rows=rows, sum=_added([sum(line) for line in counts]))
    columns = (
        said(
            _BEHIND if before else _BELOW,
            column=pair(*place),
            unseen=unseen,
            before=listed(pair(*one) for one in before),
        )
        for place, (unseen, before) in hidden.items()
    )
    return said(
        _UNSEEN_COLUMNS, columns=listed(columns, SEMICOLON), sum=_added([unseen for unseen, _ in hidden.values()])
    )


def _added(numbers: Sequence[int]) -> Text:
    """A sum, such as "1 + 2 = 3"."""
    return same(f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if numbers[1:] else numbers[0])


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all questions are about the whole stack
    """The heights of all columns, and from where they are seen."""
    return lines(named(_HEIGHTS, grid(statement["heights"])), _SEEN)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The floor, then the cubes, the farthest and lowest first; an edge of a cube is a unit.

    The stack is seen from above the corner between the last row and the last column.
    """
    heights = statement["heights"]
    rows, columns = len(heights), len(heights[0])
    tallest = max(height - (row + column) / 2 for row, line in enumerate(heights) for column, height in enumerate(line))
    left, top = _MARGIN + rows * _WIDE, _MARGIN + max(tallest, 0)

    def face(cube: Corner, corners: tuple[Corner, ...], fill: Paint, stroke: Paint = "ink") -> AnyNode:
        places = [(cube[0] + row, cube[1] + column, cube[2] + level) for row, column, level in corners]
        points = tuple(
            (left + (column - row) * _WIDE, top + ((column + row) / 2 - level)) for row, column, level in places
        )
        return Polyline(points, stroke, width=0.05, closed=True, fill=fill)

    nodes = [face((row, column, 0), _TILE, "paper", "line") for row in range(rows) for column in range(columns)]
    nodes += [
        face((row, column, level), corners, fill)
        for row, line in enumerate(heights)
        for column, height in enumerate(line)
        for level in range(height)
        for fill, corners in _FACES.items()
    ]
    width = 2 * _MARGIN + (rows + columns) * _WIDE
    return (Scene(width, top + (rows + columns) / 2 + _MARGIN, tuple(nodes), unit=(44, 56)),)
