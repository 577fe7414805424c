"""Makes panels of cells from sets of cells."""

from typing import Final

from puzzlegen.facts.matrices.lattices import members
from puzzlegen.formats.matrices.kits.cell_panels import Panel, Shade

SHADES: Final[tuple[Shade, ...]] = ("light", "dark", "black")  # of which a cell has one at most
CLEAR: Final = SHADES[1:]  # those that are easily told from an empty cell, and from one another


def panel(**held: int) -> Panel:
    """A panel from sets of cells as bits."""
    return Panel(**{kind: tuple(members(cells)) for kind, cells in held.items()})
