"""Refuses panels of cells that cannot be drawn as they are published."""

from typing import Final

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.validators.matrices.kits.lattices import bits

SHADES: Final = ("light", "dark", "black")
MARKS: Final = ("dot", "ring")


def shades(panel: Panel) -> tuple[int, ...]:
    """The cells of each shade, as bits."""
    return bits(panel.light), bits(panel.dark), bits(panel.black)


def check_panel(panel: Panel, cells: int) -> None:
    """Refuse cells that are not there, or not in order, or shaded twice."""
    for kind in (*SHADES, *MARKS):
        held = getattr(panel, kind)
        if list(held) != sorted(set(held)) or (held and held[-1] >= cells):
            raise MalformedStatement(
                f"the cells of {kind} must be some of 0 to {cells - 1}, in order, not {list(held)}"
            )
    if len({*panel.light, *panel.dark, *panel.black}) < len(panel.light) + len(panel.dark) + len(panel.black):
        raise MalformedStatement("a cell has one shade at most")
