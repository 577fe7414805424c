"""Published panels: what ``docs/matrices.md`` does not allow, and their type does, is refused with one sentence."""

from typing import Final

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.matrices.kits.panels import Panel

FILLS: Final = ("white", "light", "dark", "black")
CORNERED: Final = ("triangle", "square", "pentagon", "hexagon")  # with 3, 4, 5, 6 corners
ROUND: Final = ("circle", "star", "cross", "clover", "hourglass")  # upright like the cornered ones, but in no order
POINTING: Final = ("arrow", "half_disc", "drop", "chevron", "heart", "tee")
SHAPES: Final = (*CORNERED, *ROUND, *POINTING)
CELLS: Final = {
    "center": (1,),
    "grid_2x2": (4,),
    "grid_3x3": (9,),
    "left_right": (1, 1),
    "up_down": (1, 1),
    "out_in": (1, 1),
    "out_in_grid": (1, 4),
    "diagonal": (1, 1),
    "triad": (1, 1, 1),
    "ring": (8,),
    "center_corners": (1, 4),
}  # per part
FRAMED: Final = ("out_in", "out_in_grid")  # here part 0 surrounds part 1
FRAMES: Final = ("square", "pentagon", "hexagon", "circle")


def check_panel(panel: Panel, layout: str, parts: tuple[int, ...]) -> None:
    """Refuse a panel that does not fit the layout, which has ``parts`` of so many cells."""
    if len(panel) != len(parts):
        raise MalformedStatement(f"a panel of the layout {layout} has {len(parts)} parts, not {len(panel)}")
    for number, (figures, cells) in enumerate(zip(panel, parts, strict=True)):
        held = [figure.cell for figure in figures]
        if not held or held != sorted(set(held)) or held[-1] >= cells:
            raise MalformedStatement(f"a part of {cells} cells holds figures in some of them, in order, not in {held}")
        for figure in figures:
            if figure.turn and figure.shape not in POINTING:
                raise MalformedStatement(f"a {figure.shape} is always upright")
            plain = figure.shape in FRAMES and figure.size == 4 and figure.fill == "white"
            if layout in FRAMED and not number and not plain:
                raise MalformedStatement(f"a frame is white, of size 4, and one of {', '.join(FRAMES)}")
