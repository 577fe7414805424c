"""Pictures of Go boards, or of parts of one, whose lines go on where the board does; and words for what is on them.

A unit is the distance from line to line.
"""

from collections.abc import Sequence
from itertools import compress
from math import cos, pi, sin
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Painted, Polyline, Scene, Segments
from puzzlegen.facts.boards.coordinates import COLUMNS, point_name
from puzzlegen.renderers.kits.telling import comma_list, grid, legend, lines

msg: Final = messages(__name__)

COLOURS: Final = {"B": msg("black"), "W": msg("white")}
POINT_BOX: Final = msg("point-box")
_RIM: Final = 0.72  # from the outermost line of a board to the end of its wood
_OPEN: Final = 0.62  # how far the wood runs on at an open side
_RUN: Final = 0.6  # how far lines do, whose ends are square and half their width further on
_COORDINATE: Final = 0.36
_STONE: Final = 0.47
_WOOD: Final = ("#f3dcab", "#e8c688")
_SHADOW: Final = "#c9a469"  # of a stone on the wood
_STAR: Final = 0.09
_MARGIN: Final = 0.3
_LETTERED: Final = 0.75  # from the wood to the names of lines
_HANDICAP: Final = {9: (2, 4, 6), 11: (2, 5, 8), 13: (3, 6, 9), 19: (3, 9, 15)}

_SIGNS: Final = legend({"B": msg("black-stone"), "W": msg("white-stone"), ".": msg("free-point")})
_OPEN_SIDES: Final = tuple(msg(f"at-{side}") for side in ("top", "bottom", "left", "right"))


def described(
    rows: Sequence[str], marked: Sequence[int] | None = None, *, size: int = 0, top: int = 0, left: int = 0
) -> Phrase:
    """What `diagram` draws, in words: the stones in rows, with the names of the lines."""
    height, width = len(rows), len(rows[0])
    size = size or height
    stones = [[size - top - row, *held] for row, held in enumerate(rows)]
    parts = [_SIGNS, grid([*stones, ["", *COLUMNS[left : left + width]]])]
    open_sides = (top > 0, top + height < size, left > 0, left + width < size)
    if any(open_sides):
        parts.append(msg("runs-on", sides=comma_list(compress(_OPEN_SIDES, open_sides))))
    if marked is not None:
        parts.append(msg("triangled", point=point_name(size, top + marked[0], left + marked[1])))
    return lines(*parts)


def diagram(
    rows: Sequence[str],
    marked: Sequence[int] | None = None,
    *,
    size: int = 0,
    top: int = 0,
    left: int = 0,
    boxed: bool = False,
) -> Scene:
    """A board, or the part of one from row ``top`` and column ``left`` on.

    Args:
        rows: the stones that are shown, row by row: B, W, or a dot for a free point.
        marked: row and column, within what is shown, of the stone that carries a triangle.
        size: lines of the whole board; 0 if all of it is shown.
        top: the row of the board that is shown first.
        left: the column of the board that is shown first.
        boxed: whether every point is an element that a question may ask to box.
    """
    height, width = len(rows), len(rows[0])
    size = size or height
    above, below = (_RIM if side else _OPEN for side in (top == 0, top + height == size))
    before, after = (_RIM if side else _OPEN for side in (left == 0, left + width == size))
    end, foot = width - 1 + after, height - 1 + below
    plank = ((-before, -above), (end, -above), (end, foot), (-before, foot))
    nodes: list[AnyNode] = [
        Painted(plank, fill=_WOOD[0], fade=_WOOD[1]),
        *_lines(size, top, left, height, width),
    ]
    nodes += _names(size, top, left, height, width, -before, foot)
    for y, row in enumerate(rows):
        for x, stone in enumerate(row):
            if boxed:
                nodes.append(Element(point_name(size, top + y, left + x), x - 0.5, y - 0.5, 1, 1))
            if stone != ".":
                nodes += _stone(x, y, stone == "B")
    if marked is not None:
        y, x = marked
        nodes.append(_triangle(x, y, rows[y][x]))
    left_line, top_line = before + _LETTERED + _MARGIN, above + _MARGIN
    return Scene(
        left_line + width - 1 + after + _MARGIN,
        top_line + height - 1 + below + _LETTERED + _MARGIN,
        (Group(tuple(nodes), x=left_line, y=top_line),),
    )


def _lines(size: int, top: int, left: int, height: int, width: int) -> list[AnyNode]:
    """The lines, those of the board's sides stronger, and the star points."""
    first_x, last_x = (-_RUN * (left > 0), width - 1 + _RUN * (left + width < size))
    first_y, last_y = (-_RUN * (top > 0), height - 1 + _RUN * (top + height < size))
    across = [(first_x, float(y), last_x, float(y)) for y in range(height)]
    down = [(float(x), first_y, float(x), last_y) for x in range(width)]
    sides = [line for y, line in enumerate(across) if top + y in (0, size - 1)]
    sides += [line for x, line in enumerate(down) if left + x in (0, size - 1)]
    stars, middle = _HANDICAP.get(size, ()), size // 2
    return [
        Segments((*across, *down), stroke="ink", weight="hair"),
        Segments(tuple(sides), stroke="ink", weight="medium"),
        *(
            Circle(x - left, y - top, _STAR, fill="ink")
            for y in stars
            for x in stars
            if 0 <= y - top < height and 0 <= x - left < width and (size == 19 or (x == middle) == (y == middle))
        ),
    ]


def _names(size: int, top: int, left: int, height: int, width: int, edge: float, foot: float) -> list[Label]:
    """The letters of the columns below the board and the numbers of the rows beside it."""
    x, y = edge - _LETTERED / 2, foot + _LETTERED / 2
    letters = [Label(c, y, COLUMNS[left + c], _COORDINATE, "label", "label") for c in range(width)]
    return letters + [Label(x, r, str(size - top - r), _COORDINATE, "label", "label") for r in range(height)]


def _arc(radius: float, first: int, last: int, bulge: float = 0.0) -> tuple[tuple[float, float], ...]:
    """Points of an arc around the origin between two of 32 directions, counted clockwise from the right.

    Towards its middle it draws nearer to the origin by ``bulge``.
    """
    points = []
    for n in range(first, last + 1):
        far = radius - bulge * sin(pi * (n - first) / (last - first))
        points.append((far * cos(n * pi / 16), far * sin(n * pi / 16)))
    return tuple(points)


_SHADE: Final = _arc(_STONE, 0, 31)
_GLINT: Final = _arc(_STONE - 0.11, 18, 22)
_CRESCENT: Final = (*_arc(_STONE - 0.02, -4, 12), *_arc(_STONE - 0.02, -4, 12, 0.12)[::-1])


def _stone(x: int, y: int, black: bool) -> list[AnyNode]:
    """A stone of slate or shell in a light from the upper left."""

    def moved(points: tuple[tuple[float, float], ...], by: float = 0.0) -> tuple[tuple[float, float], ...]:
        return tuple((x + by + right, y + by + down) for right, down in points)

    return [
        Painted(moved(_SHADE, 0.05), fill=_SHADOW),
        Circle(x, y, _STONE, fill="ink" if black else "paper", stroke="ink", weight="thin"),
        Painted(moved(_GLINT), stroke="#666d76", width=0.05) if black else Painted(moved(_CRESCENT), fill="#e0dcd2"),
    ]


def _triangle(x: int, y: int, stone: str) -> Polyline:
    """The mark on a stone: black on white, white on black."""
    paint = "paper" if stone == "B" else "ink"
    corners = ((x, y - 0.26), (x + 0.225, y + 0.13), (x - 0.225, y + 0.13))
    return Polyline(corners, closed=True, fill=paint, stroke=paint, weight="thin")  # type: ignore[arg-type]
