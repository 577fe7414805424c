"""Shows the mazes of `puzzlegen.generators.counting.maze_regions`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline, Scene
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import SEMICOLON, legend, lines, listed, named, pair, said, same

_WALL: Final = 0.1  # width
_MARGIN: Final = 0.5
_WALLS: Final[Text] = {
    "en": "The thick lines are walls, the thin ones are not. One can go from a cell to any neighbouring cell with a "
    "common side where no wall stands between them. Cells between which one can get in this way, in any number of "
    "steps, form one area.",
    "zh": "粗线是墙，细线不是墙。有公共边的两个相邻格子之间如果没有墙，就可以互相通行。"
    "经过任意多步能够互相到达的格子组成一个区域。",
}
_ASK: Final[dict[str, Text]] = {
    "count": {
        "en": "How many separate areas are there in the maze?",
        "zh": "这个迷宫一共分成多少个互不相通的区域？",
    },
    "size": {
        "en": "How many cells does the area with the dot have, that with the dot included?",
        "zh": "圆点所在的区域一共有多少个格子（包括圆点所在的格子）？",
    },
    "reach": {
        "en": "Which one of the cells A, B, C and D can be reached from the dot?",
        "zh": "从圆点出发，能到达 A、B、C、D 中的哪一格？",
    },
}
_SHORT: Final[dict[str, Text]] = {
    "count": {
        "en": "Into how many separate areas do the thick walls divide the cells of the maze?",
        "zh": "粗线表示的墙把这个迷宫的格子分成多少个互不相通的区域？",
    },
    "size": {
        "en": "How many cells can be reached from the dot without crossing a thick wall, that with the dot included?",
        "zh": "从圆点出发、不穿过粗线表示的墙，一共能到达多少个格子（包括圆点所在的格子）？",
    },
}
_MAZE: Final[Text] = {
    "en": "The maze, row by row from the top, the walls between cells among them; a wall runs all around it",
    "zh": "迷宫，从上到下逐行，格子之间的墙也画出；最外围都是墙",
}
_CELL: Final = "o"
_DOT: Final = "*"
_SIGNS: Final[dict[str, Text]] = {
    _CELL: {"en": "a cell", "zh": "格子"},
    "|": {"en": "a wall between the cells on its left and on its right", "zh": "左右两格之间的墙"},
    "-": {"en": "a wall between the cells above and below it", "zh": "上下两格之间的墙"},
}
_DOTTED: Final[Text] = {"en": "the cell with the dot", "zh": "圆点所在的格子"}
_LETTERED: Final[Text] = {"en": "The letters are cells, too.", "zh": "字母也各是一个格子。"}


_WHYS: Final[dict[str, Text]] = {
    "count": {
        "en": "The areas, each by its first cell (row, column) from the top left and by its size: {areas}. Together "
        "these are {sum} = {all} cells, all {rows} rows of {columns}. Number of areas: {answer}.",
        "zh": "各区域从左上数起的第一格（行, 列）和格数：{areas}。合计 {sum} = {all} 格，"
        "即全部 {rows} 行、每行 {columns} 格。区域数：{answer}。",
    },
    "size": {
        "en": "The area of the dot has these cells, by rows and columns from the top left: {rows}. {sum} = {answer}.",
        "zh": "圆点所在的区域有这些格（行、列从左上数起）：{rows}。{sum} = {answer}。",
    },
    "reach": {
        "en": "From the dot, go {legs}: that is {answer}. Walls all around shut the others off: {shut}.",
        "zh": "从圆点出发，{legs}，就到 {answer}。其余各格都被墙完全隔开：{shut}。",
    },
}
_AREA: Final[Text] = {"en": "{place} with {size} {cells}", "zh": "{place} {size} 格"}
_CELLS: Final[dict[bool, Text]] = {False: {"en": "cell", "zh": ""}, True: {"en": "cells", "zh": ""}}
_ROW: Final[Text] = {"en": "row {row}: {columns} ({number})", "zh": "第 {row} 行：{columns}（{number} 格）"}
_LEGS: Final[dict[str, Text]] = {
    "up": {"en": "{number} up", "zh": "上 {number}"},
    "down": {"en": "{number} down", "zh": "下 {number}"},
    "left": {"en": "{number} left", "zh": "左 {number}"},
    "right": {"en": "{number} right", "zh": "右 {number}"},
}
_SHUT: Final[Text] = {"en": "{letter} in an area of {size} cells", "zh": "{letter} 在一个 {size} 格的区域里"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - a maze says nothing
    """Ask for the number of areas, for the size of one, or for a cell of one."""
    task = query["task"]
    return Wording(
        rules=_WALLS,
        ask=_ASK[task],
        kind=Kind.LETTER if task == "reach" else Kind.NUMBER,
        short=_SHORT.get(task, {}),
        options=(None,) * len(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Where each area begins and how large it is, the cells of one, or a way to the letter."""
    match query["task"]:
        case "count":
            places = [pair(row, column) for row, column, _ in why["areas"]]
            sizes = [size for _, _, size in why["areas"]]
            areas = listed(
                said(_AREA, place=place, size=size, cells=_CELLS[size > 1])
                for place, size in zip(places, sizes, strict=True)
            )
            rows, columns = len(statement["right"]), len(statement["right"][0]) + 1
            sums = {"sum": " + ".join(map(str, sizes)), "all": sum(sizes), "rows": rows, "columns": columns}
            return said(_WHYS["count"], **sums, areas=areas, answer=answer)
        case "size":
            runs: dict[int, list[tuple[int, int]]] = {}
            for row, first, last in why["spans"]:
                runs.setdefault(row, []).append((first, last))
            numbers = [sum(last - first + 1 for first, last in some) for some in runs.values()]
            told = (
                said(_ROW, row=row + 1, number=number, columns=listed(_run(*one) for one in some))
                for (row, some), number in zip(runs.items(), numbers, strict=True)
            )
            total = " + ".join(map(str, numbers))
            return said(_WHYS["size"], rows=listed(told, SEMICOLON), sum=total, answer=answer)
        case _:
            legs = (_leg(*two) for two in pairwise(why["way"]))
            shut = [said(_SHUT, letter=letter, size=size) for letter, size in why["shut"].items()]
            return said(_WHYS["reach"], legs=listed(legs), answer=answer, shut=listed(shut, SEMICOLON))


def _run(first: int, last: int) -> Text:
    return same(f"{first + 1}–{last + 1}" if last > first else first + 1)


def _leg(start: Sequence[int], end: Sequence[int]) -> Text:
    """How many steps to go, and in which direction."""
    down, right = end[0] - start[0], end[1] - start[1]
    way = ("down" if down > 0 else "up") if down else ("right" if right > 0 else "left")
    return said(_LEGS[way], number=abs(down + right))


def describe(statement: Statement, query: Statement) -> Text:
    """The cells and, between them, the walls."""
    right, below, dot, options = statement["right"], statement["below"], statement["dot"], query.get("options", ())
    marks = {tuple(place): letter for letter, place in zip(LETTERS, options, strict=False)}
    if dot is not None:
        marks[tuple(dot)] = _DOT
    drawn = []
    for y, walls in enumerate(right):
        cells = [marks.get((y, x), _CELL) for x in range(len(walls) + 1)]
        between = [*("|" if wall == "#" else " " for wall in walls), ""]
        drawn.append("".join(cell + wall for cell, wall in zip(cells, between, strict=True)))
        if y < len(below):
            drawn.append(" ".join("-" if wall == "#" else " " for wall in below[y]).rstrip())
    parts = [named(_MAZE, same("\n".join(drawn))), legend(_SIGNS | ({_DOT: _DOTTED} if dot is not None else {}))]
    return lines(*parts, *([_LETTERED] if options else []))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The cells between thin lines, the walls as thick ones; a unit is the side of a cell."""
    right, below = statement["right"], statement["below"]
    rows, columns = len(right), len(right[0]) + 1
    nodes: list[AnyNode] = [grids.lines(rows, columns, "hair")]
    for y in range(rows):
        for x in range(columns):
            corner = x + 1, y + 1
            if x + 1 < columns and right[y][x] == "#":
                nodes.append(Polyline(((x + 1, y), corner), stroke="ink", width=_WALL))
            if y + 1 < rows and below[y][x] == "#":
                nodes.append(Polyline(((x, y + 1), corner), stroke="ink", width=_WALL))
    corners = ((0, 0), (columns, 0), (columns, rows), (0, rows), (0, 0))
    nodes += [Polyline(side, stroke="ink", width=_WALL) for side in pairwise(corners)]
    if statement["dot"] is not None:
        y, x = statement["dot"]
        nodes.append(Circle(x + 0.5, y + 0.5, 0.22, fill="ink"))
    lettered = zip(LETTERS, query.get("options", ()), strict=False)
    nodes += [Label(x + 0.5, y + 0.5, letter, 0.44) for letter, (y, x) in lettered]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(36, 50)),)
