"""The published form of panels of cells, see ``docs/cell-figures.md``."""

from typing import Final, TypeAlias

from puzzlegen.facts.matrices.lattices import members

SHADES: Final = ("light", "dark", "black")  # of which a cell has one at most
CLEAR: Final = SHADES[1:]  # those that are easily told from an empty cell, and from one another
MARKS: Final = ("dot", "ring")  # which lie above

Panel: TypeAlias = dict[str, list[int]]  # shade or mark -> the cells that hold it, in order


def panel(**held: int) -> Panel:
    """A panel from sets of cells as bits; what no cell holds is left out."""
    return {kind: members(held[kind]) for kind in (*SHADES, *MARKS) if held.get(kind)}
