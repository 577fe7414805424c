"""Shows the grids of `puzzlegen.generators.counting.lattice_paths`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import grid, labelled, legend, lines
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_MARGIN: Final = 0.5
_SIGNS: Final[dict[str, Phrase]] = {
    "S": msg("start"),
    "G": msg("goal"),
    "V": msg("via"),
    "#": msg("dark"),
    ".": msg("other"),
}


def word(statement: Statement, query: Statement) -> Wording:
    """In which directions the walker goes, and which ways count."""
    down, right = statement["goal"]
    side, upright = msg("side-right" if right else "side-left"), msg("upright-down" if down else "upright-up")
    via, options = query["task"] == "via", numbers(query.get("options", ()))
    return Wording(
        rules=msg("rules", side=side, upright=upright),
        ask=msg("ask-via" if via else "ask"),
        kind=Kind.LETTER if options else Kind.NUMBER,
        short=msg("short-via" if via else "short", side=side, upright=upright),
        options=options,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """How many ways lead to each cell, row by row."""
    ways = why["ways"]
    rows = " / ".join(" ".join(map(str, line)) for line in ways)
    (row, column), via = statement["goal"], statement["via"]
    every = ways[row][column]
    if via is None:
        return msg("explain", rows=rows, every=every)
    first = ways[via[0]][via[1]]
    return msg("explain-via", rows=rows, first=first, then=int(answer) // first, answer=answer, every=every)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all questions are about the whole grid
    """The rows of the grid."""
    cells = [["."] * statement["columns"] for _ in range(statement["rows"])]
    for y, x in statement["blocked"]:
        cells[y][x] = "#"
    marks = {"S": statement["start"], "G": statement["goal"], "V": statement["via"]}
    for sign, place in marks.items():
        if place is not None:
            cells[place[0]][place[1]] = sign
    signs = {sign: meaning for sign, meaning in _SIGNS.items() if sign != "V" or statement["via"] is not None}
    return lines(labelled(msg("grid"), grid(cells)), legend(signs))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The grid with its marks; a unit is the side of a cell."""
    rows, columns = statement["rows"], statement["columns"]
    nodes: list[AnyNode] = [Rect(x, y, 1, 1, fill="ink") for y, x in statement["blocked"]]
    nodes.append(grids.lines(rows, columns, "thin"))
    nodes.append(Rect(0, 0, columns, rows, stroke="ink", weight="medium"))
    (start_y, start_x), (goal_y, goal_x) = statement["start"], statement["goal"]
    nodes.append(Circle(start_x + 0.5, start_y + 0.5, 0.26, fill="ink"))
    nodes.append(Circle(goal_x + 0.5, goal_y + 0.5, 0.26, stroke="ink", weight="thick"))
    if statement["via"] is not None:
        y, x = statement["via"]
        diamond = ((x + 0.5, y + 0.2), (x + 0.8, y + 0.5), (x + 0.5, y + 0.8), (x + 0.2, y + 0.5))
        nodes.append(Polyline(diamond, closed=True, stroke="ink", fill="highlight", weight="medium"))
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(44, 64)),)
