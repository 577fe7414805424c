"""Shows the mazes of `puzzlegen.generators.counting.maze_regions`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline, Scene
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, legend, lines, pair

msg: Final = messages(__name__)

_WALL: Final = 0.1  # width
_MARGIN: Final = 0.5
_CELL: Final = "o"
_DOT: Final = "*"
_SIGNS: Final[dict[str, Phrase]] = {_CELL: msg("cell"), "|": msg("wall-upright"), "-": msg("wall-level")}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - a maze says nothing
    """Ask for the number of areas, for the size of one, or for a cell of one."""
    task = query["task"]
    return Wording(
        rules=msg("rules"),
        ask=msg(f"ask-{task}"),
        kind=Kind.LETTER if task == "reach" else Kind.NUMBER,
        short="" if task == "reach" else msg(f"short-{task}"),
        options=(None,) * len(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Where each area begins and how large it is, the cells of one, or a way to the letter."""
    match query["task"]:
        case "count":
            areas = comma_list(msg("area", place=pair(row, column), size=size) for row, column, size in why["areas"])
            sizes = [size for _, _, size in why["areas"]]
            rows, columns = len(statement["right"]), len(statement["right"][0]) + 1
            sums = {"sum": " + ".join(map(str, sizes)), "all": sum(sizes), "rows": rows, "columns": columns}
            return msg("why-count", **sums, areas=areas, answer=answer)
        case "size":
            runs: dict[int, list[tuple[int, int]]] = {}
            for row, first, last in why["spans"]:
                runs.setdefault(row, []).append((first, last))
            numbers = [sum(last - first + 1 for first, last in some) for some in runs.values()]
            told = (
                msg("row", row=row + 1, number=number, columns=comma_list(_run(*one) for one in some))
                for (row, some), number in zip(runs.items(), numbers, strict=True)
            )
            total = " + ".join(map(str, numbers))
            return msg("why-size", rows=comma_list(told, SEMICOLON), sum=total, answer=answer)
        case _:
            legs = (_leg(*two) for two in pairwise(why["way"]))
            shut = [msg("shut", letter=letter, size=size) for letter, size in why["shut"].items()]
            return msg("why-reach", legs=comma_list(legs), answer=answer, shut=comma_list(shut, SEMICOLON))


def _run(first: int, last: int) -> Phrase:
    return f"{first + 1}–{last + 1}" if last > first else str(first + 1)


def _leg(start: Sequence[int], end: Sequence[int]) -> Phrase:
    """How many steps to go, and in which direction."""
    down, right = end[0] - start[0], end[1] - start[1]
    way = ("down" if down > 0 else "up") if down else ("right" if right > 0 else "left")
    return msg(f"leg-{way}", number=abs(down + right))


def describe(statement: Statement, query: Statement) -> Phrase:
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
    parts = [
        labelled(msg("maze"), "\n".join(drawn)),
        legend(_SIGNS | ({_DOT: msg("dotted")} if dot is not None else {})),
    ]
    return lines(*parts, *([msg("lettered")] if options else []))


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
