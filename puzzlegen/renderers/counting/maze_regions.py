"""Shows the mazes of `puzzlegen.generators.counting.maze_regions`."""

from collections import Counter
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline, Scene
from puzzlegen.renderers.counting.kits import grids

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


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the number of areas, for the size of one, or for a cell of one."""
    task = query["task"]
    return Wording(
        rules=_WALLS,
        ask=_ASK[task],
        kind=Kind.LETTER if task == "reach" else Kind.NUMBER,
        short=_SHORT.get(task, {}),
        options=(None,) * len(statement["lettered"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """A map of the areas: each cell has the number of its area."""
    rows = " / ".join(" ".join(map(str, row)) for row in why["areas"])
    cells = Counter(number for row in why["areas"] for number in row)
    sizes = ", ".join(f"{number}: {size}" for number, size in cells.items())
    return {
        "en": f"The area of each cell, row by row from the top: {rows}. Cells of each area: {sizes}. "
        f"Number of areas: {len(cells)}.",
        "zh": f"从上到下各行、每格所属的区域：{rows}。各区域的格数：{sizes}。区域数：{len(cells)}。",
    }


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
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
    nodes += [
        Label(x + 0.5, y + 0.5, letter, 0.44) for letter, (y, x) in zip(LETTERS, statement["lettered"], strict=False)
    ]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(36, 50)),)
