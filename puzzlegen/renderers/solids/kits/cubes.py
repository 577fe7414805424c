"""Draws cubes with marks on their faces, and their nets, as they are published."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Solid, box
from puzzlegen.facts.solids.camera import ISOMETRIC
from puzzlegen.formats.solids.cube_net import Net
from puzzlegen.formats.solids.kits.signs import Corner, Look
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.marks import UNKNOWN, figure, ground
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net

_FRAMES: Final[Mapping[int, Frame]] = {
    0: Frame((0, 0, 1), (1, 0, 0), (0, 0, -1)),
    1: Frame((1, 0, 1), (0, 1, 0), (0, 0, -1)),
    4: Frame((0, 1, 1), (1, 0, 0), (0, -1, 0)),
}  # face of `box` -> where its sign lies: front, right, top


def draw_cube(look: Corner | Look, unknown: Sequence[Mark] = UNKNOWN) -> Drawing:
    """A cube of side 1 with the signs of its top, front and right face; ``unknown`` is drawn for None."""
    signs = look.top, look.front, look.right
    top, front, right = (tuple(unknown) if sign is None else figure(sign) for sign in signs)
    fill = next(ground(sign) for sign in signs if sign is not None)
    plain = box(1, 1, 1)
    marks = {0: front, 1: right, 4: top}
    faces = tuple(
        Face(face.outline, (), marks[number], _FRAMES[number]) if number in marks else face
        for number, face in enumerate(plain.faces)
    )
    return draw([Solid(plain.vertices, faces, fill)], ISOMETRIC, shade=0.2)


def draw_cube_net(net: Net) -> Drawing:
    """A net of squares of side 1 with its signs."""
    return draw_net(
        [
            Panel(
                ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)),
                figure(cell.sign),
                ((column, row), (1, 0), (0, 1)),
            )
            for cell in net
            for row, column in [(cell.row, cell.column)]
        ]
    )
