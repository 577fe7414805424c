"""Shows the grids of `puzzlegen.generators.counting.lattice_paths`."""

from collections.abc import Iterator
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Rect, Scene
from puzzlegen.drawing.marking import figure, over
from puzzlegen.formats.counting.kits.counts import CountOffered
from puzzlegen.formats.counting.lattice_paths import Lattice, Query, Via, Ways
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import grid, labelled, legend, lines
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_MARGIN: Final = 1.0
_INSET: Final = 0.08  # of a block in its cell
_BESIDE: Final = 0.8  # of an arrow from the middle of the cell from which it leads
_SIGNS: Final[dict[str, Phrase]] = {
    "S": msg("start"),
    "G": msg("goal"),
    "V": msg("via"),
    "#": msg("dark"),
    ".": msg("other"),
}


def word(lattice: Lattice, query: Query) -> Wording:
    """In which directions the walker goes, and which ways count."""
    down, right = lattice.goal
    side, upright = msg("side-right" if right else "side-left"), msg("upright-down" if down else "upright-up")
    kind, options = (Kind.LETTER, numbers(query.options)) if isinstance(query, CountOffered) else (Kind.NUMBER, ())
    ask, short = ("ask-via", "short-via") if isinstance(query, Via) else ("ask", "short")
    rules = msg("rules", side=side, upright=upright)
    return Wording(msg(ask), kind, rules, msg(short, side=side, upright=upright), options)


def explain(lattice: Lattice, query: Query, answer: str, why: Ways) -> Phrase:  # noqa: ARG001
    """How many ways lead to each cell, row by row."""
    rows = "; ".join(" ".join(map(str, line)) for line in why.ways)
    row, column = lattice.via or lattice.goal
    ways = why.ways[row][column]
    if lattice.via is None:
        return msg("explain", rows=rows, every=ways)
    return msg("explain-via", rows=rows, first=ways, then=int(answer) // ways, answer=answer)


def describe(lattice: Lattice, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole grid
    """The rows of the grid."""
    marks = {**dict.fromkeys(lattice.blocked, "#"), lattice.start: "S", lattice.goal: "G"}
    if lattice.via:
        marks[lattice.via] = "V"
    cells = [[marks.get((y, x), ".") for x in range(lattice.columns)] for y in range(lattice.rows)]
    signs = {sign: meaning for sign, meaning in _SIGNS.items() if sign != "V" or lattice.via}
    return lines(labelled(msg("grid"), grid(cells)), legend(signs))


def depict(lattice: Lattice, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The grid as pale tiles with dark blocks, and arrows where ways lead; a unit is the side of a cell."""
    rows, columns = lattice.rows, lattice.columns
    nodes: list[AnyNode] = [Rect(0, 0, columns, rows, fill="tint")]
    if lattice.via:
        y, x = lattice.via
        nodes.append(Rect(x, y, 1, 1, fill="highlight"))
        nodes.append(
            Polyline(
                ((x + 0.5, y + 0.2), (x + 0.8, y + 0.5), (x + 0.5, y + 0.8), (x + 0.2, y + 0.5)),
                closed=True,
                fill="ink",
            )
        )
    nodes.append(grids.lines(rows, columns, "medium", "paper"))
    nodes += [
        Rect(x + _INSET, y + _INSET, 1 - 2 * _INSET, 1 - 2 * _INSET, fill="mark", radius=_INSET)
        for y, x in lattice.blocked
    ]
    nodes.append(Rect(0, 0, columns, rows, stroke="ink", weight="thick"))
    (start_y, start_x), (goal_y, goal_x) = lattice.start, lattice.goal
    nodes.append(Circle(start_x + 0.5, start_y + 0.5, 0.26, fill="ink"))
    nodes.append(Polyline(((goal_x + 0.34, goal_y + 0.82), (goal_x + 0.34, goal_y + 0.16)), width=0.07))
    flag = ((goal_x + 0.34, goal_y + 0.18), (goal_x + 0.8, goal_y + 0.35), (goal_x + 0.34, goal_y + 0.52))
    nodes.append(Polyline(flag, closed=True, fill="red", width=0.05))
    right, down = (1 if goal_x else -1), (1 if goal_y else -1)
    middle_x, middle_y = start_x + 0.5, start_y + 0.5
    nodes += _arrow((middle_x - 0.4 * right, middle_y - _BESIDE * down), right, 0)
    nodes += _arrow((middle_x - _BESIDE * right, middle_y - 0.4 * down), 0, down)
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,)),)


def _arrow(start: tuple[float, float], right: int, down: int) -> Iterator[AnyNode]:
    """An arrow along a side of a cell, from a point on, in one direction."""
    x, y = start
    neck, end = (x + 0.5 * right, y + 0.5 * down), (x + 0.8 * right, y + 0.8 * down)
    wings = [(neck[0] + side * down, neck[1] + side * right) for side in (0.14, -0.14)]
    yield Polyline((start, neck), width=0.07)
    yield Polyline((wings[0], end, wings[1]), closed=True, fill="ink", width=0.03)


def depict_solution(lattice: Lattice, query: Query, answer: str, why: Ways) -> tuple[Scene, ...]:  # noqa: ARG001
    """How many ways lead to each cell."""
    (scene,) = depict(lattice, query)
    marked = (lattice.start, lattice.goal, lattice.via)
    counts = [
        figure(x + 0.78, y + 0.85, str(ways), 0.36) if (y, x) in marked else figure(x + 0.5, y + 0.5, str(ways), 0.7)
        for y, row in enumerate(why.ways)
        for x, ways in enumerate(row)
        if ways
    ]
    return (over(scene, counts, _MARGIN, _MARGIN),)
