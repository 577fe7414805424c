"""Draws panels with cells.

A unit is a third of a panel's side.
"""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Paint, Polyline, Segments
from puzzlegen.facts.matrices.lattices import LATTICES, Point
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.renderers.matrices.kits.pages import PANEL

_CHORDS: Final = 48  # of a ring
_MARK: Final = 1.4  # capital height of a question mark, as a share of the radius of a circle around it

PAINTS: Final[Mapping[str, Paint]] = {"light": "soft", "dark": "mark", "black": "ink"}


_RING: Final[tuple[tuple[float, float, Paint], ...]] = ((0.76, 0.9, "paper"), (0.64, 0.84, "ink"))
_RING_ON_INK: Final[tuple[tuple[float, float, Paint], ...]] = ((0.64, 0.84, "paper"),)
_DOT: Final[tuple[tuple[float, Paint], ...]] = ((0.48, "entry"),)
_DOT_ON_DARK: Final[tuple[tuple[float, Paint], ...]] = ((0.57, "paper"), *_DOT)
"""What lies on one another to make a mark, seen on every shade; radii are shares of the cell's room.

Within rings, which have an inner and an outer radius, the shade of the cell shows, also around a dot.
"""


_CENTRE: Final[tuple[tuple[float, Paint], ...]] = ((0.17, "paper"), (0.12, "entry"))


def draw_panel(lattice: str, shown: Panel, cells: Sequence[int] | None = None) -> Group:
    """A panel with its cells; if only some of them count, the others are a grey area."""
    every = range(LATTICES[lattice].cells)
    nodes: list[AnyNode] = []
    if cells is not None:
        nodes += _area(lattice, [cell for cell in every if cell not in cells], "tint")
    nodes += (_cell(lattice, cell, "paper") for cell in (every if cells is None else cells))
    for kind, paint in PAINTS.items():
        nodes += (_cell(lattice, cell, paint) for cell in getattr(shown, kind))
    for cell in shown.ring:
        nodes += _rings(lattice, cell, _RING_ON_INK if cell in shown.black else _RING)
    for cell in shown.dot:
        nodes += _discs(lattice, cell, _DOT_ON_DARK if cell in (*shown.dark, *shown.black) else _DOT)
    return Group(tuple(nodes))


@cache
def _rings(lattice: str, cell: int, rings: tuple[tuple[float, float, Paint], ...]) -> tuple[AnyNode, ...]:
    x, y = _placed(lattice, LATTICES[lattice].centres[cell])
    room = LATTICES[lattice].room * _enlarged(lattice) * PANEL
    angles = [math.tau * step / _CHORDS for step in range(_CHORDS)]
    return tuple(
        Polyline(
            tuple(
                (x + (inner + outer) / 2 * room * math.cos(angle), y + (inner + outer) / 2 * room * math.sin(angle))
                for angle in angles
            ),
            paint,
            closed=True,
            width=(outer - inner) * room,
        )
        for inner, outer, paint in rings
    )


@cache
def _discs(lattice: str, cell: int, discs: tuple[tuple[float, Paint], ...]) -> tuple[AnyNode, ...]:
    x, y = _placed(lattice, LATTICES[lattice].centres[cell])
    room = LATTICES[lattice].room * _enlarged(lattice) * PANEL
    return tuple(Circle(x, y, radius * room, fill) for radius, fill in discs)


def draw_incomplete(
    lattice: str, shown: Panel, given: Sequence[int], asked: Sequence[int], axes: Sequence[float]
) -> Group:
    """A panel of which some cells are given and others asked for.

    Args:
        lattice: its name.
        shown: what the given cells hold.
        given: the cells that are shown.
        asked: those with the question mark; all others are a grey area.
        axes: the angles of the axes of symmetry that are drawn, in degrees clockwise from the top; the centre is marked
            where there are none.
    """
    nodes: list[AnyNode] = [*draw_panel(lattice, shown, given).children, *_area(lattice, asked, "highlight")]
    (x, y), room = _widest(lattice, asked)
    nodes.append(Label(x, y, "?", min(PANEL * 0.2, _MARK * room)))
    return Group((*nodes, *_marked(axes)))


def draw_symmetry(panel: Group, axes: Sequence[float], turns: bool) -> Group:
    """A panel with the axes of its figure; or with its centre, if it only looks the same after turns."""
    return Group((*panel.children, *(_marked(axes) if axes or turns else ())))


def _marked(axes: Sequence[float]) -> Iterator[AnyNode]:
    """Axes at angles, or the centre where there are none."""
    middle = PANEL / 2
    for angle in map(math.radians, axes):
        reach = 0.525 * PANEL / max(abs(math.sin(angle)), abs(math.cos(angle)))  # just past the frame
        across, down = reach * math.sin(angle), -reach * math.cos(angle)
        line = (round(middle - across, 6), round(middle - down, 6), round(middle + across, 6), round(middle + down, 6))
        yield Segments((line,), "entry", "thick", dashed=True)
    if not axes:
        yield from (Circle(middle, middle, radius, fill) for radius, fill in _CENTRE)


@cache
def _cell(lattice: str, cell: int, fill: Paint) -> AnyNode:
    return Polyline(_outline(lattice, cell), "line", "thin", closed=True, fill=fill)


def _area(lattice: str, cells: Sequence[int], fill: Paint) -> Iterator[AnyNode]:
    """Cells as one area with an outline, without the lines between them."""
    yield from (Polyline(_outline(lattice, cell), fill, "thin", closed=True, fill=fill) for cell in cells)
    yield Segments(tuple((*one, *other) for one, other in _rim(lattice, cells)), "line", "thin")


def _rim(lattice: str, cells: Sequence[int]) -> list[tuple[Point, Point]]:
    """The sides between cells and what lies around them."""
    outlines = [_outline(lattice, cell) for cell in cells]
    sides: Counter[tuple[Point, Point]] = Counter()
    for outline in outlines:
        corners = [(round(x, 6), round(y, 6)) for x, y in outline]
        sides.update((min(side), max(side)) for side in zip(corners, (*corners[1:], corners[0]), strict=True))
    return [side for side, times in sides.items() if times == 1]


def _widest(lattice: str, cells: Sequence[int]) -> tuple[Point, float]:
    """Of the centres and corners of cells the one that is farthest from their rim, and how far."""
    rim = _rim(lattice, cells)
    points = [_placed(lattice, LATTICES[lattice].centres[cell]) for cell in cells]
    middle = tuple(sum(ends) / len(points) for ends in zip(*points, strict=True))
    points += (corner for cell in cells for corner in _outline(lattice, cell))

    def room(point: Point) -> float:
        return min(_apart(point, *side) for side in rim)

    widest = max(points, key=lambda point: (round(room(point), 6), -math.dist(point, middle)))
    return widest, room(widest)


def _apart(point: Point, start: Point, stop: Point) -> float:
    """How far a point is from a line between two others."""
    (x, y), (a, b), (c, d) = point, start, stop
    share = ((x - a) * (c - a) + (y - b) * (d - b)) / math.dist(start, stop) ** 2
    share = min(1.0, max(0.0, share))
    return math.dist(point, (a + share * (c - a), b + share * (d - b)))


@cache
def _outline(lattice: str, cell: int) -> tuple[tuple[float, float], ...]:
    return tuple(_placed(lattice, corner) for corner in LATTICES[lattice].outlines[cell])


def _placed(lattice: str, point: Point) -> Point:
    """From panel coordinates around the centre to units from the corner."""
    x, y = ((share * _enlarged(lattice) + 0.5) * PANEL for share in point)
    return x, y


@cache
def _enlarged(lattice: str) -> float:
    """How many times as large as published a lattice is drawn: squares fill their panel, whose frame is their edge."""
    return 0.5 / max(x for x, _ in LATTICES[lattice].outlines[-1]) if LATTICES[lattice].side else 1.0
