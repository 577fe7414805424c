"""Panels of cells as rows of signs, in the places in which the cells lie."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.renderers.kits.telling import legend, lines
from puzzlegen.renderers.matrices.kits.cell_panels import PAINTS

msg: Final = messages(__name__)

_SIGNS: Final = {"white": ".", "light": "-", "dark": "+", "black": "#", "ring": "o", "dot": "*"}
_ASKED: Final = "?"
_HIDDEN: Final = "/"
_INCOMPLETE: Final[Mapping[str, Phrase]] = {_ASKED: msg("asked"), _HIDDEN: msg("hidden")}


def lattice(name: str, shown: Sequence[Panel], incomplete: bool = False) -> Phrase:
    """The lattice, and the signs that its panels need; ``incomplete``: one of them has cells that are not shown."""
    kinds = {kind for kind in _SIGNS if any(getattr(panel, kind, ()) for panel in shown)}
    signs = {sign: msg(f"sign-{kind}") for kind, sign in _SIGNS.items() if kind in kinds or kind == "white"}
    words = msg(f"lattice-{name.split('_')[0]}", side=LATTICES[name].side, cells=LATTICES[name].cells)
    return lines(words, legend({**signs, **_INCOMPLETE} if incomplete else signs))


def cells(name: str, panel: Panel, only: Iterable[int] | None = None, asked: Iterable[int] = ()) -> Phrase:
    """The signs of a panel's cells.

    Args:
        name: of the lattice.
        panel: what its cells hold.
        only: the cells that are shown; all by default.
        asked: the cells with the question mark.
    """
    grid = LATTICES[name]
    signs = [_sign(panel, cell) for cell in range(grid.cells)]
    if only is not None:
        shown, wanted = set(only), set(asked)
        signs = [sign if cell in shown else _ASKED if cell in wanted else _HIDDEN for cell, sign in enumerate(signs)]
    heights = [round(min(y for _, y in outline), 4) for outline in grid.outlines]
    places = [round(x, 4) for x, _ in grid.centres]
    width = 1 + max(map(len, signs))
    table = {height: dict.fromkeys(sorted(set(places)), " " * width) for height in sorted(set(heights))}
    for sign, height, place in zip(signs, heights, places, strict=True):
        table[height][place] = sign.ljust(width)
    return "\n".join("".join(row.values()).rstrip() for row in table.values())


def _sign(panel: Panel, cell: int) -> str:
    """The sign of a cell's shade, with those of the marks in it."""
    held = [kind for kind in _SIGNS if cell in getattr(panel, kind, ())]
    shades = "" if any(kind in PAINTS for kind in held) else _SIGNS["white"]
    return shades + "".join(_SIGNS[kind] for kind in held)
