"""Shows the grids of `puzzlegen.generators.counting.lattice_paths`."""

from collections.abc import Iterator
from itertools import groupby, product
from math import cos, pi, sin
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Painted, Polyline, Scene
from puzzlegen.drawing.marking import figure, over
from puzzlegen.formats.counting.kits.counts import CountOffered
from puzzlegen.formats.counting.lattice_paths import Lattice, Query, Via, Ways
from puzzlegen.renderers.kits.telling import grid, labelled, legend, lines
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_ARROWS: Final = 1.0  # beside the grid, where the arrows are
_MARGIN: Final = 0.6  # on the other sides
_STREET: Final = (0.34, 0.27)  # width with its kerbs, and without
_KERB, _ROAD, _GROUND = "#b3a78f", "#ffffff", "#f0e8d8"
_ROOFS: Final = ("#dba58c", "#cdb594", "#b9c3cc", "#e3c995", "#cf9a8a")
_RIDGE: Final = "#8d7b68"
_LAWN, _TREE, _POND = "#bcd8a0", "#6fa362", "#9fcbe4"
_PLOT: Final = (0.2, 0.47)  # of a house, from the middles of the two streets at whose crossing it stands
_TREES: Final = ((0.25, 0.28), (0.7, 0.22), (0.76, 0.7), (0.3, 0.76), (0.5, 0.5))
_BESIDE: Final = 0.8  # of an arrow from the middle of the crossing from which it leads
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
    first, last = (why.ways[row][column] for row, column in (lattice.via or lattice.start, lattice.goal))
    return msg("explain-via" if lattice.via else "explain", rows=rows, first=first, every=last)


def describe(lattice: Lattice, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole grid
    """The rows of the grid."""
    marks = {**dict.fromkeys(lattice.blocked, "#"), lattice.start: "S", lattice.goal: "G"}
    if lattice.via:
        marks[lattice.via] = "V"
    cells = [[marks.get((y, x), ".") for x in range(lattice.columns)] for y in range(lattice.rows)]
    signs = {sign: meaning for sign, meaning in _SIGNS.items() if sign != "V" or lattice.via}
    return lines(labelled(msg("grid"), grid(cells)), legend(signs))


def depict(lattice: Lattice, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The plan of a town, and arrows where ways lead; a unit is the distance between two crossings."""
    wide, high = float(lattice.columns), float(lattice.rows)
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    nodes: list[AnyNode] = [Painted(corners, _GROUND)]
    nodes += _houses(lattice)
    nodes += _parks(lattice)
    nodes.append(Painted((*corners, corners[0]), stroke=_KERB, width=0.03))  # parks end at the edge, and do not hide it
    streets = [*_streets(lattice)]
    nodes += [Painted(street, stroke=_KERB, width=_STREET[0]) for street in streets]
    nodes += [Painted(street, stroke=_ROAD, width=_STREET[1]) for street in streets]
    if lattice.via:
        y, x = lattice.via[0] + 0.5, lattice.via[1] + 0.5
        diamond = ((x, y - 0.22), (x + 0.22, y), (x, y + 0.22), (x - 0.22, y))
        nodes += [Circle(x, y, 0.31, "highlight", "ink"), Polyline(diamond, closed=True, fill="ink")]
    (start_y, start_x), (goal_y, goal_x) = lattice.start, lattice.goal
    nodes.append(Circle(start_x + 0.5, start_y + 0.5, 0.24, fill="ink"))
    foot_x, foot_y, top = goal_x + 0.5, goal_y + 0.5, goal_y + 0.06
    nodes.append(Polyline(((foot_x, foot_y), (foot_x, top)), width=0.07))
    flag = ((foot_x, top), (foot_x + 0.4, top + 0.14), (foot_x, top + 0.28))
    nodes.append(Polyline(flag, closed=True, fill="red", width=0.05))
    right, down = (1 if goal_x else -1), (1 if goal_y else -1)
    middle_x, middle_y = start_x + 0.5, start_y + 0.5
    nodes += _arrow((middle_x - 0.4 * right, middle_y - _BESIDE * down), right, 0)
    nodes += _arrow((middle_x - _BESIDE * right, middle_y - 0.4 * down), 0, down)
    both = _ARROWS + _MARGIN
    return (Scene(lattice.columns + both, lattice.rows + both, (Group(tuple(nodes), *_corner(lattice)),)),)


def _corner(lattice: Lattice) -> tuple[float, float]:
    """Where the grid begins: the arrows are beside the start."""
    down, right = lattice.goal
    return _ARROWS if right else _MARGIN, _ARROWS if down else _MARGIN


def _area(left: float, top: float, right: float, bottom: float, fill: str, edge: str, line: float = 0.03) -> Painted:
    """A rectangle with an edge, whose corners are as round as this is wide."""
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, None, edge, line)


def _houses(lattice: Lattice) -> Iterator[AnyNode]:
    """Four houses between each four crossings, but for those at a closed one."""
    closed, (near, far) = set(lattice.blocked), _PLOT
    for y, x, place in product(range(lattice.rows - 1), range(lattice.columns - 1), range(4)):
        row, column = y + place // 2, x + place % 2
        if (row, column) in closed:
            continue
        left, top = (at + 0.5 + (near if at == first else -far) for at, first in ((column, x), (row, y)))
        roof = _ROOFS[(7 * y + 5 * x + 3 * place + x * y) % len(_ROOFS)]
        right, bottom = left + far - near, top + far - near
        yield _area(left, top, right, bottom, roof, _RIDGE, 0.02)
        middle = ((left + right) / 2, (top + bottom) / 2)
        level = ((left, middle[1]), (right, middle[1])), ((middle[0], top), (middle[0], bottom))
        yield Painted(level[(x + 2 * y + place) % 2], stroke=_RIDGE, width=0.02)


def _parks(lattice: Lattice) -> Iterator[AnyNode]:
    """Lawns where crossings are closed, with trees or a pond; neighbouring ones are one park."""
    closed = set(lattice.blocked)
    for y, x in lattice.blocked:
        yield _area(x + 0.1, y + 0.1, x + 0.9, y + 0.9, _LAWN, _LAWN, 0.2)
        for down, right in ((0, 1), (1, 0)):
            if (y + down, x + right) in closed:
                left, top = x + right / 2, y + down / 2
                yield _area(left + 0.1, top + 0.1, left + 0.9, top + 0.9, _LAWN, _LAWN, 0.2)
    for y, x in lattice.blocked:
        pond = (3 * y + 5 * x + y * x) % 4 == 0
        if pond:
            yield _disc(x + 0.48, y + 0.5, 0.3, _POND, 0.75)
        for a, b in _TREES[:3:2] if pond else _TREES:
            yield _disc(x + a, y + b, 0.11, _TREE)
            yield _disc(x + a - 0.03, y + b - 0.03, 0.045, _LAWN)


def _disc(x: float, y: float, radius: float, fill: str, flat: float = 1) -> Painted:
    turns = (pi * step / 10 for step in range(20))
    return Painted(tuple((x + radius * cos(turn), y + flat * radius * sin(turn)) for turn in turns), fill)


def _streets(lattice: Lattice) -> Iterator[tuple[tuple[float, float], ...]]:
    """The straight streets: runs of crossings that are not closed."""
    closed = set(lattice.blocked)
    rows = [[(y, x) for x in range(lattice.columns)] for y in range(lattice.rows)]
    for line in (*rows, *zip(*rows, strict=True)):
        for shut, run in groupby(line, closed.__contains__):
            (y, x), *_, (last_y, last_x) = cells = [*run] * 2
            if not shut and len(cells) > 2:
                yield (x + 0.5, y + 0.5), (last_x + 0.5, last_y + 0.5)


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
    counts: list[AnyNode] = []
    for y, row in enumerate(why.ways):
        for x, ways in enumerate(row):
            if ways:
                aside = 0.26 if (y, x) in marked else 0
                across, down = x + 0.5 + aside, y + 0.5 + aside
                counts += [Circle(across, down, 0.27, "paper"), figure(across, down, str(ways), 0.5)]
    return (over(scene, counts, *_corner(lattice)),)
