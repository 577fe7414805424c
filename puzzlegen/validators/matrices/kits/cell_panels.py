"""Reads published panels of cells, strictly: whatever ``docs/cell-figures.md`` does not allow is refused."""

from typing import Final

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.validators.matrices.kits.lattices import bits

SHADES: Final = ("light", "dark", "black")
MARKS: Final = ("dot", "ring")


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cells that hold each shade and each mark, in order."""

    light: tuple[int, ...] = ()
    dark: tuple[int, ...] = ()
    black: tuple[int, ...] = ()
    dot: tuple[int, ...] = ()
    ring: tuple[int, ...] = ()

    def shades(self) -> tuple[int, ...]:
        """The cells of each shade, as bits."""
        return bits(self.light), bits(self.dark), bits(self.black)


def check_panel(panel: Panel, cells: int) -> None:
    """Refuse cells that are not there, or not in order, or shaded twice."""
    for kind in (*SHADES, *MARKS):
        held = getattr(panel, kind)
        if list(held) != sorted(set(held)) or (held and not 0 <= held[0] <= held[-1] < cells):
            raise MalformedStatement(
                f"the cells of {kind} must be some of 0 to {cells - 1}, in order, not {list(held)}"
            )
    if len({*panel.light, *panel.dark, *panel.black}) < len(panel.light) + len(panel.dark) + len(panel.black):
        raise MalformedStatement("a cell has one shade at most")
