"""Draws machined parts."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from typing import Final, TypeAlias

from puzzlegen.facts.solids.bodies import Face, Point, Solid
from puzzlegen.facts.solids.parts import Block, Cells, Part, composed, less, profile
from puzzlegen.facts.solids.polycubes import Cell
from puzzlegen.facts.solids.stacks import SIGHT
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.stacks import CAMERA, with_arrows

_STEPS: Final = 12  # of a quarter of a circle
_ARC: Final = tuple(
    (round(math.cos(math.pi / 2 * k / _STEPS), 9), round(math.sin(math.pi / 2 * k / _STEPS), 9))
    for k in range(_STEPS + 1)
)


def draw_part(part: Part, arrows: bool = False) -> Drawing:
    """The part as stacks are drawn, with its round surfaces smooth."""
    drawing = draw([body(part)], CAMERA, weight="thick", sorted_faces=True)
    width, depth, _ = (1 + max(line) for line in zip(*composed(part), strict=True))
    return with_arrows(drawing, width, depth) if arrows else drawing


def body(part: Part) -> Solid:
    """The surface of a part, round ones in narrow strips; its faces are sorted from the back to the front."""
    cells = composed(part)
    vertices: dict[Point, int] = {}
    faces = [
        Face(tuple(vertices.setdefault(point, len(vertices)) for point in polygon)) for polygon in _polygons(cells)
    ]
    return Solid(tuple(vertices), tuple(faces))


def _polygons(cells: Cells) -> Iterator[tuple[Point, ...]]:
    """The polygons between what is filled and what is empty, counterclockwise as seen from outside.

    For the viewer, they come from the back to the front: a cell hides only those that are no nearer on any axis, and
    where it is cut it hides none of its sides that turn to the viewer.
    """
    for cell, block in sorted(cells.items(), key=lambda item: [a * b for a, b in zip(item[0], SIGHT, strict=True)]):
        if block.kind != "full":
            axis = block.corner.index(-1)
            curve = _cut_line(block, axis)
            # With the filled side on the left, seen against the axis; on the axis y the others run the other way round
            inwards = _turn([*curve, *_beyond(block, axis)]) > 0
            for start, stop in pairwise(curve):
                strip = tuple(_at(cell, axis, spot, at) for spot, at in ((start, 0), (stop, 0), (stop, 1), (start, 1)))
                yield strip if inwards == (axis != 1) else strip[::-1]
        for axis, end in product(range(3), (0, 1)):
            neighbour = (*cell[:axis], cell[axis] + 2 * end - 1, *cell[axis + 1 :])
            other = cells.get((neighbour[0], neighbour[1], neighbour[2]))
            free = less(profile(block, axis, end), profile(other, axis, 1 - end))
            if free is not None:
                flat = _outline(free, axis)
                ring = [_at(cell, axis, spot, end) for spot in flat]
                yield tuple(ring if (_turn(flat) > 0) == (end == (axis != 1)) else (ring[0], *ring[:0:-1]))


Spot: TypeAlias = tuple[float, float]  # along the two other axes, in order


def _ends(block: Block, axis: int) -> tuple[int, int]:
    one, other = (end for k, end in enumerate(block.corner) if k != axis)
    return one, other


def _cut_line(block: Block, axis: int) -> list[Spot]:
    """Where a block is cut, in a cell from 0 to 1."""
    a, b = _ends(block, axis)
    arc = _ARC if block.kind != "straight" else (_ARC[0], _ARC[-1])
    return [(1 - x if a else x, 1 - y if b else y) for x, y in arc]


def _beyond(block: Block, axis: int) -> list[Spot]:
    """The corner of the cell on the filled side of the cut."""
    a, b = _ends(block, axis)
    return [(a, b) if block.kind != "hollow" else (1 - a, 1 - b)]


def _outline(profile: Block, axis: int) -> list[Spot]:
    """What a block fills of a face that is at right angles to an axis."""
    if profile.kind == "full":
        return [(0, 0), (1, 0), (1, 1), (0, 1)]
    return [*_beyond(profile, axis), *_cut_line(profile, axis)]  # all of it is seen from its first corner


def _at(cell: Cell, axis: int, spot: Spot, end: int) -> Point:
    """The point of a cell at this place of its face."""
    place: list[float] = list(spot)
    place.insert(axis, end)
    x, y, z = (part if (part := corner + more) % 1 else int(part) for corner, more in zip(cell, place, strict=True))
    return x, y, z


def _turn(ring: Sequence[Spot]) -> float:
    """Twice the area of a flat polygon, positive if it runs counterclockwise."""
    return sum(a * d - b * c for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True))
