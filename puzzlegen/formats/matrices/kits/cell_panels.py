"""The published form of panels of cells, on lattices that `docs/cell-figures.md` lists."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published

LatticeName: TypeAlias = Literal[
    "square_3", "square_4", "square_5", "square_6", "honeycomb_19", "triangles_24", "triangles_54"
]
Cell: TypeAlias = Annotated[int, Meta(ge=0, le=53)]
Shade: TypeAlias = Literal["light", "dark", "black"]
Mark: TypeAlias = Literal["dot", "ring"]


class Panel(Published, frozen=True):
    """The cells that hold each shade and each mark, in order; a cell has one shade at most, and marks lie above."""

    light: tuple[Cell, ...] = ()
    dark: tuple[Cell, ...] = ()
    black: tuple[Cell, ...] = ()
    dot: tuple[Cell, ...] = ()
    ring: tuple[Cell, ...] = ()
