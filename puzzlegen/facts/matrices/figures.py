"""The figure language: what a panel can hold.

A panel is divided into *parts*, a part into *cells*, and a cell holds one figure or none. A figure has a shape, a size,
a fill and a turn; ``puzzlegen.formats.matrices.kits.panels`` has the published form.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Fill: TypeAlias = Literal["white", "light", "dark", "black"]
Polygon: TypeAlias = Literal["triangle", "square", "pentagon", "hexagon"]
Shape: TypeAlias = Literal[
    Polygon,
    "circle",
    "star",
    "cross",
    "clover",
    "hourglass",
    "arrow",
    "half_disc",
    "drop",
    "chevron",
    "heart",
    "tee",
]

FILLS: Final[tuple[Fill, ...]] = get_args(Fill)
POLYGONS: Final[tuple[Shape, ...]] = get_args(Polygon)
"""Ordered by their corners; from seven corners on, nobody tells them apart at the size drawn."""
UPRIGHT: Final[tuple[Shape, ...]] = (*POLYGONS, "circle", "star", "cross", "clover", "hourglass")
"""Always drawn upright, since many turns would leave them as they are."""
DIRECTED: Final[tuple[Shape, ...]] = ("arrow", "half_disc", "drop", "chevron", "heart", "tee")
"""No turn but the full one leaves them as they are."""
TURNS: Final = 8  # directions: eighths of a full turn, clockwise
ALL_SIZES: Final = (1, 2, 3, 4)


class Part(msgspec.Struct, frozen=True):
    """A part of a layout.

    Attributes:
        cells: centre x, y and side of each cell; the panel's side is 1, its origin top left.
        shapes: the classes of shapes that suit it; a puzzle takes those of one class.
        sizes: the sizes that can be told apart in its cells.
        fills: the fills that suit it.
    """

    cells: tuple[tuple[float, float, float], ...]
    shapes: tuple[tuple[Shape, ...], ...] = (UPRIGHT, DIRECTED)
    sizes: tuple[int, ...] = ALL_SIZES
    fills: tuple[Fill, ...] = FILLS


_SMALL: Final = (2, 3, 4)
_RING: Final = ((0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707))


def _square(near: float, far: float, side: float) -> tuple[tuple[float, float, float], ...]:
    """Four cells, row by row."""
    return tuple((x, y, side) for y in (near, far) for x in (near, far))


# Nothing may touch what lies in a frame: it has room for it, and is neither filled nor smaller.
_FRAME: Final = Part(((0.5, 0.5, 0.96),), (("square", "pentagon", "hexagon", "circle"),), (4,), ("white",))

LAYOUTS: Final[Mapping[str, tuple[Part, ...]]] = {
    "center": (Part(((0.5, 0.5, 0.84),)),),
    "grid_2x2": (Part(_square(0.27, 0.73, 0.42), sizes=_SMALL),),
    "grid_3x3": (Part(tuple((x, y, 0.27) for y in (0.2, 0.5, 0.8) for x in (0.2, 0.5, 0.8)), sizes=_SMALL),),
    "left_right": (Part(((0.265, 0.5, 0.43),)), Part(((0.735, 0.5, 0.43),))),
    "up_down": (Part(((0.5, 0.265, 0.43),)), Part(((0.5, 0.735, 0.43),))),
    "out_in": (_FRAME, Part(((0.5, 0.5, 0.44),))),
    "out_in_grid": (
        msgspec.structs.replace(_FRAME, cells=((0.5, 0.5, 1.03),)),  # round four figures, which need the room
        Part(_square(0.37, 0.63, 0.235), sizes=_SMALL),
    ),
    "diagonal": (Part(((0.27, 0.27, 0.43),)), Part(((0.73, 0.73, 0.43),))),
    "triad": (Part(((0.5, 0.265, 0.43),)), Part(((0.265, 0.735, 0.43),)), Part(((0.735, 0.735, 0.43),))),
    "ring": (Part(tuple((0.5 + 0.345 * x, 0.5 + 0.345 * y, 0.205) for x, y in _RING), sizes=_SMALL),),
    "center_corners": (Part(((0.5, 0.5, 0.41),)), Part(_square(0.165, 0.835, 0.22), sizes=_SMALL)),
}
"""The seven layouts of RAVEN (C. Zhang and others, 2019), then our own. Cells of a square or a grid are numbered row by
row; those of a ring clockwise from the top."""

_GRID: Final = tuple((x, y, 0.25) for y in (0.205, 0.5, 0.795) for x in (0.205, 0.5, 0.795))
_RING_ROOM: Final = tuple((0.5 + 0.343 * x, 0.5 + 0.343 * y, 0.214) for x, y in _RING)

SERIES_LAYOUTS: Final[Mapping[str, tuple[Part, ...]]] = {
    **{name: LAYOUTS[name] for name in ("center", "left_right", "out_in", "diagonal")},
    "grid_3x3": (Part(_GRID, sizes=_SMALL),),
    "ring": (Part(_RING_ROOM, sizes=_SMALL),),
    "walkers_ring_2": (Part(_RING_ROOM, sizes=(4,)),) * 2,
    "walkers_ring_3": (Part(_RING_ROOM, sizes=(4,)),) * 3,
    "walkers_grid_2": (Part(_GRID, sizes=(4,)),) * 2,
    "walkers_grid_3": (Part(_GRID, sizes=(4,)),) * 3,
}
"""The layouts of rows of panels. Those of walkers have two or three parts that share the cells of a ring or grid, each
with a single figure."""

_NESTED: Final[tuple[tuple[Shape, ...], ...]] = (("square", "pentagon", "hexagon", "circle"),)
_DOTS: Final = Part(
    tuple((0.5 + 0.13 * (cell - 2.5), 0.86, 0.09) for cell in range(6)), (("circle",),), (4,), ("black",)
)

ANALOGY_LAYOUTS: Final[Mapping[str, tuple[Part, ...]]] = {
    "nested": (Part(((0.5, 0.5, 0.96),), _NESTED, (4,)), Part(((0.5, 0.5, 0.4),), _NESTED, (3, 4))),
    "left_right": LAYOUTS["left_right"],
    "up_down": LAYOUTS["up_down"],
    "diagonal": LAYOUTS["diagonal"],
    "nested_dots": (Part(((0.5, 0.4, 0.72),), _NESTED, (4,)), Part(((0.5, 0.4, 0.34),), _NESTED, (4,)), _DOTS),
    "left_right_dots": (Part(((0.265, 0.39, 0.43),)), Part(((0.735, 0.39, 0.43),)), _DOTS),
}
"""The layouts of analogies: two figures, and in some a row of dots below them."""
