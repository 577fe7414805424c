"""Draws boards with towers of cubes, as they are published, in rows of frames."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Element, Hue, Label, Polyline, Rect, Scene
from puzzlegen.facts.solids.boards import EDGE, PITCH, SIGHT
from puzzlegen.facts.solids.bodies import Mark, Point, Tone
from puzzlegen.facts.solids.camera import along
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.stacks import blocks

Board: TypeAlias = Sequence[Sequence[int]]

MARGIN: Final = 0.6
APART: Final = 0.45  # frames beside one another
ARROW: Final = 1.0  # the same with an arrow
LETTER: Final = 0.85  # below a frame
_CAPITAL: Final = 0.36
_MISSING: Final = 0.9  # of a frame, where a question mark stands for its board
_SCALE: Final = 0.55  # units per cube
_INSIDE: Final = 0.15  # between a frame and what is in it
_CAMERA: Final = along(SIGHT)
_SQUARE: Final = PITCH / EDGE  # in cubes
_AROUND: Final = (_SQUARE - 1) / 2  # a tower
_THICK: Final = 0.6  # boards
_DARK: Final = 0.63  # of the light of a tower, on its front
_FRONT: Final = Mark(((0, 0), (1, 0), (1, 1), (0, 1)), "red", None)
_TONES: Final[Mapping[Hue, Tone]] = {  # of towers, quieter than the hues
    "blue": Tone("#86b3dc"),
    "green": Tone("#93c7a0"),
    "orange": Tone("#efb57f"),
    "purple": Tone("#b79fd4"),
    "yellow": Tone("#efd67c"),
}


class Frame(NamedTuple):
    """The room that each board of a picture has; (``x``, ``y``) is where the corner of its board lies in it."""

    width: float
    height: float
    x: float
    y: float


def frame_for(boards: Sequence[Board]) -> Frame:
    """The room for the highest of some boards of one size."""
    plate = _plate(len(boards[0][0]), len(boards[0]))
    top = min(plate.top, *(_tower_at(x, y, h, "blue")[2] for board in boards for x, y, h in _towers(board)))
    return Frame(
        (plate.right - plate.left) * _SCALE + 2 * _INSIDE,
        (plate.bottom - top) * _SCALE + 2 * _INSIDE,
        _INSIDE - plate.left * _SCALE,
        _INSIDE - top * _SCALE,
    )


def draw_board(board: Board, hue: Hue, frame: Frame, left: float, top: float) -> Iterator[AnyNode]:
    """A board with its towers from the left front and high above, in a frame; its front edge is red."""
    yield from _plate(len(board[0]), len(board)).at(left + frame.x, top + frame.y, _SCALE)
    for x, y, height in _towers(board):
        drawing, across, down = _tower_at(x, y, height, hue)[0], *_spot(x, y)
        yield from drawing.at(left + frame.x + across * _SCALE, top + frame.y + down * _SCALE, _SCALE)


def missing(frame: Frame, left: float, top: float) -> tuple[AnyNode, ...]:
    """A question mark where a board is missing."""
    wide, high = _MISSING * frame.width, _MISSING * frame.height
    return (
        Rect(
            left + (frame.width - wide) / 2,
            top + (frame.height - high) / 2,
            wide,
            high,
            "highlight",
            "line",
            radius=0.2,
        ),
        Label(left + frame.width / 2, top + frame.height / 2, "?", 0.9),
    )


def lettered(letter: str, element: str, left: float, top: float, width: float, height: float) -> tuple[AnyNode, ...]:
    """The letter below an option, and the element around it."""
    return (
        Label(left + width / 2, top + height + LETTER / 2, letter, _CAPITAL, "given", "label"),
        Element(element, left, top, width, height),
    )


def arrow(left: float, y: float) -> Polyline:
    """An arrow to the right in the middle of a gap."""
    start, stop, head = left + 0.2, left + ARROW - 0.2, 0.17
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), "ink", "medium"
    )


def scene(width: float, height: float, nodes: Sequence[AnyNode]) -> Scene:
    """The picture; wide ones are drawn smaller."""
    return Scene(width, height, tuple(nodes))


def _towers(board: Board) -> Iterator[tuple[int, int, int]]:
    """The place and the height of each tower, far ones first."""
    for y in reversed(range(len(board))):
        for x in reversed(range(len(board[y]))):
            if board[y][x]:
                yield x, y, board[y][x]


def _spot(x: int, y: int) -> tuple[float, float]:
    ((across, down, _),) = _CAMERA.project([(x * _SQUARE + _AROUND, y * _SQUARE + _AROUND, 0)]).tolist()
    return across, down


def _tower_at(x: int, y: int, height: int, hue: Hue) -> tuple[Drawing, float, float]:
    """A tower, and how far to the right and up it reaches."""
    across, down = _spot(x, y)
    drawing = _tower(height, hue)
    return drawing, across + drawing.right, down + drawing.top


@cache
def _plate(width: int, depth: int) -> Drawing:
    """A flat board with its squares."""
    right, back = width * _SQUARE, depth * _SQUARE
    squares = [_level(x * _SQUARE, y * _SQUARE, 0, _SQUARE) for y in range(depth) for x in range(width)]
    front, *walls = _walls(right, back, -_THICK, 0)
    bottom = ((0, 0, -_THICK), (0, back, -_THICK), (right, back, -_THICK), (right, 0, -_THICK))
    solid = blocks([*squares, *walls, bottom, front])
    *faces, face = solid.faces
    red = replace(face, marks=(_FRONT,))
    return draw([replace(solid, faces=(*faces, red), fill="paper")], _CAMERA)


@cache
def _tower(height: int, hue: Hue) -> Drawing:
    """Cubes on top of one another."""
    fronts, *others = zip(*(_walls(1, 1, z, z + 1) for z in range(height)), strict=True)
    bottom = ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))
    solid = blocks([*fronts, *chain.from_iterable(others), _level(0, 0, height, 1), bottom])
    tone = _TONES[hue]
    dark = Mark(
        _FRONT.points, Tone("#" + "".join(f"{round(_DARK * int(tone[k : k + 2], 16)):02x}" for k in (1, 3, 5))), None
    )
    faces = (replace(face, marks=(dark, *face.marks)) for face in solid.faces[:height])
    return draw([replace(solid, faces=(*faces, *solid.faces[height:]), fill=tone)], _CAMERA)


def _level(x: float, y: float, z: float, side: float) -> tuple[Point, ...]:
    return (x, y, z), (x + side, y, z), (x + side, y + side, z), (x, y + side, z)


def _walls(right: float, back: float, low: float, high: float) -> list[tuple[Point, ...]]:
    """The four sides of a box, the front one first."""
    corners = ((0.0, 0.0), (right, 0.0), (right, back), (0.0, back))
    ends = zip(corners, (*corners[1:], corners[0]), strict=True)
    return [((a, b, low), (c, d, low), (c, d, high), (a, b, high)) for (a, b), (c, d) in ends]
