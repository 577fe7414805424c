"""Draws cubes with marks on their faces, and their nets, as they are published."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Solid, box
from puzzlegen.facts.solids.camera import ISOMETRIC
from puzzlegen.facts.solids.marks import Sign
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.marks import UNKNOWN, figure
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net

_FRAMES: Final[Mapping[int, Frame]] = {
    0: Frame((0, 0, 1), (1, 0, 0), (0, 0, -1)),
    1: Frame((1, 0, 1), (0, 1, 0), (0, 0, -1)),
    4: Frame((0, 1, 1), (1, 0, 0), (0, -1, 0)),
}  # face of `box` -> where its sign lies: front, right, top


def draw_cube(look: Mapping[str, Any], unknown: Sequence[Mark] = UNKNOWN) -> Drawing:
    """A cube of side 1 with the signs of its top, front and right face; ``unknown`` is drawn for None."""
    top, front, right = (
        tuple(unknown) if look[face] is None else figure(msgspec.convert(look[face], Sign))
        for face in ("top", "front", "right")
    )
    plain = box(1, 1, 1)
    marks = {0: front, 1: right, 4: top}
    faces = tuple(
        Face(face.outline, (), marks[number], _FRAMES[number]) if number in marks else face
        for number, face in enumerate(plain.faces)
    )
    return draw([Solid(plain.vertices, faces, "paper")], ISOMETRIC, shade=0.2)


def draw_cube_net(net: Sequence[Mapping[str, Any]]) -> Drawing:
    """A net of squares of side 1 with its signs."""
    return draw_net(
        [
            Panel(
                ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)),
                figure(msgspec.convert(cell["sign"], Sign)),
                ((column, row), (1, 0), (0, 1)),
            )
            for cell in net
            for row, column in [(cell["row"], cell["column"])]
        ]
    )
