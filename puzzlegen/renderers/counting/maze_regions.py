"""Shows the mazes of `puzzlegen.generators.counting.maze_regions`."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from re import finditer
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import Published
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Painted, Scene
from puzzlegen.drawing.marking import figure, over, pen, ring, strike, way
from puzzlegen.formats.counting.kits.counts import Cell
from puzzlegen.formats.counting.maze_regions import Areas, Maze, Query, Reach, Spans, Way
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, legend, lines, pair

msg: Final = messages(__name__)

_WALL: Final = 0.2  # width
_EDGE: Final = 0.04  # of a wall's, on either side
_OUTER: Final = 1.5  # times as wide is the wall around all
_SHEEN: Final = 0.3  # of its width, along its middle
_MARK: Final = 0.31  # radius of the ground of a mark
_SIZE: Final = 0.37  # likewise of a number in a solution
_LOOKS: Final = (
    ("#f3ead6", "#e3d6bb", "#39633a", "#6b9c5b", "#93c07a"),  # hedges on gravel
    ("#f4f0e7", "#e1dacb", "#84452f", "#c4795c", "#e3ac92"),  # bricks on flags
    ("#e0ecd0", "#cbdcb5", "#5d626c", "#a3a8b2", "#cdd2d9"),  # stones on turf
)  # ground, its joints, and a wall's edges, middle and sheen
_SHOWN: Final = "#fbd768"  # an area that is shown
_AREAS: Final = ("#f6d98a", "#a9d3ea", "#f2b9a6", "#c9b8e4")  # areas side by side, besides the ground
_MARGIN: Final = 0.04  # beyond the walls, of the longer side
_CELL: Final = "o"
_DOT: Final = "*"
_SIGNS: Final[dict[str, Phrase]] = {_CELL: msg("cell"), "|": msg("wall-upright"), "-": msg("wall-level")}


def word(maze: Maze, query: Query) -> Wording:  # noqa: ARG001 - a maze says nothing
    """Ask for the number of areas, for the size of one, or for a cell of one."""
    task = task_of(query)
    if isinstance(query, Reach):
        return Wording(msg("ask-reach"), Kind.LETTER, msg("rules"), options=(None,) * len(query.options))
    return Wording(msg(f"ask-{task}"), Kind.NUMBER, msg("rules"), msg(f"short-{task}"))


def explain(maze: Maze, query: Query, answer: str, why: Published) -> Phrase:  # noqa: ARG001 - facts tell the question
    """Where each area begins and how large it is, the cells of one, or a way to the letter."""
    match why:
        case Areas(found):
            told = (msg("area", place=pair(row, column), size=size) for row, column, size in found)
            size = {"rows": len(maze.right), "columns": len(maze.right[0]) + 1, "all": sum(one.cells for one in found)}
            return msg("why-count", **size, areas=comma_list(told, SEMICOLON), answer=answer)
        case Spans(spans):
            runs: dict[int, list[tuple[int, int]]] = {}
            for row, first, last in spans:
                runs.setdefault(row, []).append((first, last))
            told = (
                msg(
                    "row",
                    row=row + 1,
                    number=sum(last - first + 1 for first, last in some),
                    columns=comma_list(_run(*one) for one in some),
                )
                for row, some in runs.items()
            )
            return msg("why-size", rows=comma_list(told, SEMICOLON), answer=answer)
        case Way(way, others):
            legs = (_leg(*two) for two in pairwise(way))
            shut = [msg("shut", letter=letter, size=size) for letter, size in others.items()]
            return msg("why-reach", legs=comma_list(legs), answer=answer, shut=comma_list(shut, SEMICOLON))
    raise TypeError(why)


def _run(first: int, last: int) -> Phrase:
    return f"{first + 1}–{last + 1}" if last > first else str(first + 1)


def _leg(start: Sequence[int], end: Sequence[int]) -> Phrase:
    """How many steps to go, and in which direction."""
    down, right = end[0] - start[0], end[1] - start[1]
    way = ("down" if down > 0 else "up") if down else ("right" if right > 0 else "left")
    return msg(f"leg-{way}", number=abs(down + right))


def _lettered(query: Query) -> dict[Cell, str]:
    """The letters of cells."""
    return dict(zip(query.options, LETTERS, strict=False)) if isinstance(query, Reach) else {}


def describe(maze: Maze, query: Query) -> Phrase:
    """The cells and, between them, the walls."""
    marks = _lettered(query) | ({maze.dot: _DOT} if maze.dot else {})
    drawn = []
    for y, walls in enumerate(maze.right):
        cells = [marks.get((y, x), _CELL) for x in range(len(walls) + 1)]
        between = [*("|" if wall == "#" else " " for wall in walls), ""]
        drawn.append("".join(cell + wall for cell, wall in zip(cells, between, strict=True)))
        if y < len(maze.below):
            drawn.append(" ".join("-" if wall == "#" else " " for wall in maze.below[y]).rstrip())
    parts = [
        labelled(msg("maze"), "\n".join(drawn)),
        legend(_SIGNS | ({_DOT: msg("dotted")} if maze.dot else {})),
    ]
    return lines(*parts, *([msg("lettered")] if isinstance(query, Reach) else []))


def depict(maze: Maze, query: Query) -> tuple[Scene, ...]:
    """The maze from above: a garden, a yard or a meadow, as the number of its walls has it; a unit is a cell's side."""
    return (_drawn(maze, query, {}),)


def _drawn(maze: Maze, query: Query, painted: Mapping[Cell, str]) -> Scene:
    """The maze, of which some cells have other fills; what is marked stands on a disc."""
    rows, columns = len(maze.right), len(maze.right[0]) + 1
    walls = [*_walls(maze)]
    ground, joint, edge, middle, sheen = _look(maze)
    cells = {(0, 0, columns, rows): ground} | {(x, y, x + 1, y + 1): fill for (y, x), fill in painted.items()}
    nodes: list[AnyNode] = [
        Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill)
        for (left, top, right, bottom), fill in cells.items()
    ]
    nodes += [Painted(((x, 0), (x, rows)), stroke=joint, width=0.03) for x in range(1, columns)]
    nodes += [Painted(((0, y), (columns, y)), stroke=joint, width=0.03) for y in range(1, rows)]
    corners = ((0, 0), (columns, 0), (columns, rows), (0, rows), (0, 0))
    frame = [*pairwise(corners)]
    for colour, part in ((edge, 1.0), (middle, 1 - 2 * _EDGE / _WALL), (sheen, _SHEEN)):
        nodes += [Painted(wall, stroke=colour, width=_WALL * part) for wall in walls]
        nodes += [Painted(side, stroke=colour, width=_WALL * (_OUTER - 1 + part)) for side in frame]
    if maze.dot:
        y, x = maze.dot[0] + 0.5, maze.dot[1] + 0.5
        nodes += [Circle(x, y, _MARK, "highlight", "ink"), Circle(x, y, 0.17, fill="ink")]
    for (y, x), letter in _lettered(query).items():
        nodes += [Circle(x + 0.5, y + 0.5, _MARK, "paper", "ink"), Label(x + 0.5, y + 0.5, letter, 0.36)]
    margin = _margin(maze)
    return Scene(columns + 2 * margin, rows + 2 * margin, (Group(tuple(nodes), x=margin, y=margin),))


def _margin(maze: Maze) -> float:
    """As wide on the page however many cells there are."""
    return _OUTER * _WALL / 2 + _MARGIN * max(len(maze.below) + 1, len(maze.right[0]) + 1)


def _look(maze: Maze) -> tuple[str, str, str, str, str]:
    return _LOOKS[len([*_walls(maze)]) % len(_LOOKS)]


def _walls(maze: Maze) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The ends of all straight runs of wall."""
    for y, line in enumerate(maze.below, start=1):
        yield from (((run.start(), y), (run.end(), y)) for run in finditer("#+", line))
    for x, column in enumerate(zip(*maze.right, strict=True), start=1):
        yield from (((x, run.start()), (x, run.end())) for run in finditer("#+", "".join(column)))


def depict_solution(maze: Maze, query: Query, answer: str, why: Published) -> tuple[Scene, ...]:
    """All areas with their sizes, the area with the dot, or the way to the letter."""
    match why:
        case Areas(found):
            sizes: list[AnyNode] = []
            for row, column, size in found:
                x, y = column + 0.5, row + 0.5
                sizes += [Circle(x, y, _SIZE, "paper"), figure(x, y, str(size), 0.7)]
            starts = [(row, column) for row, column, _ in found]
            return (over(_drawn(maze, query, _painted(maze, starts)), sizes, _margin(maze), _margin(maze)),)
        case Spans(spans):
            cells = ((row, column) for row, first, last in spans for column in range(first, last + 1))
            return (_drawn(maze, query, dict.fromkeys(cells, _SHOWN)),)
        case Way(turns):
            (scene,) = depict(maze, query)
            width = pen(scene)
            marks: list[AnyNode] = [*way([(x + 0.5, y + 0.5) for y, x in turns], width, 0.4)]
            for (y, x), letter in _lettered(query).items():
                marks.append((ring if letter == answer else strike)((x + 0.15, y + 0.15, 0.7, 0.7), width))
            return (over(scene, marks, _margin(maze), _margin(maze)),)
    raise TypeError(why)


def _painted(maze: Maze, starts: Sequence[Cell]) -> dict[Cell, str]:
    """Fills of the cells of areas that begin in these cells; areas that touch differ, if there are enough fills."""
    fills = _look(maze)[0], *_AREAS  # most of a maze may stay as it is
    rows, columns = len(maze.right), len(maze.right[0]) + 1
    area: dict[Cell, int] = {}
    for number, start in enumerate(starts):
        waiting = [start]
        while waiting:
            y, x = cell = waiting.pop()
            if cell in area:
                continue
            area[cell] = number
            waiting += [(y, x + 1)] if x + 1 < columns and maze.right[y][x] == "." else []
            waiting += [(y, x - 1)] if x and maze.right[y][x - 1] == "." else []
            waiting += [(y + 1, x)] if y + 1 < rows and maze.below[y][x] == "." else []
            waiting += [(y - 1, x)] if y and maze.below[y - 1][x] == "." else []
    beside: dict[int, set[int]] = {number: set() for number in range(len(starts))}
    for (y, x), number in area.items():
        for other in (area.get((y, x + 1), number), area.get((y + 1, x), number)):
            beside[number].add(other)
            beside[other].add(number)
    painted: dict[int, str] = {}
    size = Counter(area.values())
    for number in sorted(beside, key=lambda number: -size[number]):
        taken = {painted[other] for other in beside[number] if other in painted}
        painted[number] = next((fill for fill in fills if fill not in taken), fills[0])
    return {cell: painted[number] for cell, number in area.items()}
