"""Draws solids made of unit cubes, and stacks of cubes and wedges; and words on how stacks stand."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import Hue, Paint, Weight
from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Point, Solid, Tone
from puzzlegen.facts.solids.camera import along
from puzzlegen.facts.solids.polycubes import NEIGHBOURS, around
from puzzlegen.facts.solids.polycubes import SIGHT as SOLIDS_SIGHT
from puzzlegen.facts.solids.stacks import SIGHT, Column, Slope, Stack, places, read
from puzzlegen.renderers.solids.kits.drawing import Drawing, Line, Patch, draw

msg: Final = messages(__name__)

STANDING: Final[Phrase] = msg("standing")
CAMERA: Final = along(SIGHT)
_CAMERA: Final = along(SOLIDS_SIGHT)
TONES: Final = tuple(map(Tone, ("#eed9b3", "#c9ddc0", "#c5d9ec", "#edcbbb", "#d9d0ea", "#ece0a6")))
"""As wood or coloured card is, and light enough for three shades of each."""
_ARROW: Final = ((0, 0.09), (0.55, 0.09), (0.55, 0.24), (0.95, 0), (0.55, -0.24), (0.55, -0.09), (0, -0.09))
_ARROW_APART: Final = 0.4


def facets(cells: Iterable[Sequence[int]]) -> Iterator[tuple[Point, ...]]:
    """The squares between cubes and air, counterclockwise as seen from outside."""
    filled = {(x, y, z) for x, y, z in cells}
    for cell in sorted(filled):
        for (a, b, c), neighbour in zip(NEIGHBOURS, around(cell), strict=True):
            if neighbour not in filled:
                axis, ahead = (0, a) if a else (1, b) if b else (2, c)
                corners = []
                for across in ((0, 0), (1, 0), (1, 1), (0, 1))[:: 1 if ahead > 0 else -1]:
                    offset = [0, 0, 0]
                    offset[axis] = max(ahead, 0)
                    offset[(axis + 1) % 3], offset[(axis + 2) % 3] = across
                    corners.append((cell[0] + offset[0], cell[1] + offset[1], cell[2] + offset[2]))
                yield tuple(corners)


def blocks(polygons: Iterable[Sequence[Point]]) -> Solid:
    """A solid with these faces, triangles or parallelograms, whose outlines are ruled by thin lines."""
    vertices: dict[Point, int] = {}
    faces: list[Face] = []
    for polygon in polygons:
        outline = tuple(vertices.setdefault(point, len(vertices)) for point in polygon)
        (a, b, c), (d, e, f), (g, h, i) = polygon[0], polygon[1], polygon[-1]
        frame = Frame(polygon[0], (d - a, e - b, f - c), (g - a, h - b, i - c))
        rule = Mark(((0, 0), (1, 0), (1, 1), (0, 1)) if len(polygon) == 4 else ((0, 0), (1, 0), (0, 1)))
        faces.append(Face(outline, (), (rule,), frame))
    return Solid(tuple(vertices), tuple(faces))


def draw_cubes(cells: Iterable[Sequence[int]], fill: Paint | Tone = "tint") -> Drawing:
    """The solid with its edges, and thin lines between its cubes."""
    return draw([replace(blocks(facets(cells)), fill=fill)], _CAMERA)


def tone_of(numbers: Iterable[int]) -> Tone:
    """One of the `TONES`; which one tells nothing."""
    return TONES[sum(numbers) % len(TONES)]


def two_tones(numbers: Iterable[int]) -> tuple[Tone, Tone]:
    """Two different ones of the `TONES`; which ones tells nothing."""
    first = tone_of(numbers)
    return first, TONES[(TONES.index(first) + 2) % len(TONES)]


# Where a column fills the side of a cube: 1 is the half below a diagonal, 2 the one above it, 3 is all of it.
_WEDGE_SIDES: Final[Mapping[Slope, Mapping[str, int]]] = {
    "F": {"front": 0, "back": 3, "left": 1, "right": 1},
    "L": {"front": 1, "back": 1, "left": 0, "right": 3},
}
_OPPOSITE: Final = {"front": "back", "back": "front", "left": "right", "right": "left"}
# The step to the neighbour, the lower left and the lower right corner as seen from outside, and on which side of it
# the diagonals of wedges are high
_WALLS: Final = {
    "front": ((0, -1), (0, 0), (1, 0), "right"),
    "right": ((1, 0), (1, 0), (1, 1), "right"),
    "back": ((0, 1), (1, 1), (0, 1), "left"),
    "left": ((-1, 0), (0, 1), (0, 0), "left"),
}


def _fills(column: Column, z: int, wall: str) -> int:
    if z < column.cubes:
        return 3
    return _WEDGE_SIDES[column.slope][wall] if z == column.cubes and column.slope else 0


def _facets(stack: Stack) -> Iterator[tuple[Point, ...]]:
    """The squares, triangles and slopes of the stack's surface."""
    grid = {(x, y): column for x, y, column in places(stack)}
    for (x, y), column in grid.items():
        h = column.cubes
        match column.slope:
            case "":
                yield (x, y, h), (x + 1, y, h), (x + 1, y + 1, h), (x, y + 1, h)
            case "F":
                yield (x, y, h), (x + 1, y, h), (x + 1, y + 1, h + 1), (x, y + 1, h + 1)
            case "L":
                yield (x, y, h), (x + 1, y, h + 1), (x + 1, y + 1, h + 1), (x, y + 1, h)
        yield (x, y, 0), (x, y + 1, 0), (x + 1, y + 1, 0), (x + 1, y, 0)
        for z in range(column.top):
            for wall, ((dx, dy), (a, b), (c, d), high) in _WALLS.items():
                other = grid.get((x + dx, y + dy), Column(0))
                part = _fills(column, z, wall) & ~_fills(other, z, _OPPOSITE[wall])
                one, two = (x + a, y + b, z), (x + c, y + d, z)
                three, four = (x + c, y + d, z + 1), (x + a, y + b, z + 1)
                if part == 3:
                    yield one, two, three, four
                elif part == 1:
                    yield one, two, three if high == "right" else four
                elif part == 2:
                    yield (one, three, four) if high == "right" else (two, three, four)


def draw_stack(
    rows: Sequence[Sequence[str]], arrows: bool = False, fill: Paint | Tone = "tint", weight: Weight = "medium"
) -> Drawing:
    """A stack, given as it is published, from the left front above; ``arrows`` show the ways to look at it.

    A red one points to the front, a blue one to the left side.
    """
    stack = read(rows)
    drawing = draw([replace(blocks(_facets(stack)), fill=fill)], CAMERA, weight=weight)
    return with_arrows(drawing, len(stack[0]), len(stack)) if arrows else drawing


def with_arrows(drawing: Drawing, width: int, depth: int) -> Drawing:
    """The drawing of something that stands on this much of the floor, with the arrows."""
    x, y = width / 2, depth / 2
    drawing = _with_arrow(drawing, ((x - b, a - _ARROW[3][0] - _ARROW_APART, 0) for a, b in _ARROW), "red")
    return _with_arrow(drawing, ((a - _ARROW[3][0] - _ARROW_APART, y + b, 0) for a, b in _ARROW), "blue")


def _with_arrow(drawing: Drawing, outline: Iterable[Point], hue: Hue) -> Drawing:
    points = tuple((x, y) for x, y, _ in CAMERA.project(list(outline)).tolist())
    across, down = zip(*points, strict=True)
    return replace(
        drawing,
        patches=(*drawing.patches, Patch(points, hue, 0.0)),
        lines=(*drawing.lines, Line((*points, points[0]), "ink", "thin", False)),
        left=min(drawing.left, *across),
        top=min(drawing.top, *down),
        right=max(drawing.right, *across),
        bottom=max(drawing.bottom, *down),
    )
