"""Reads published panels, strictly: whatever ``docs/matrices.md`` does not allow is refused with one sentence."""

from typing import Any, Final, TypeVar

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.kits.answers import parse

T = TypeVar("T")

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


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: str
    options: tuple[Any, ...]


def read_choice(query: Statement, task: str, kind: type[T], most: int = 8) -> tuple[T, ...]:
    """What is on offer in a query for this ``task``, two or more different ones; raises `MalformedStatement`."""
    asked = parse(query, _Query, "query")
    options = parse(asked.options, tuple[kind, ...], "list of options")  # type: ignore[valid-type]
    if asked.task != task:
        raise MalformedStatement(f"the task is {task}, not {asked.task}")
    if not 2 <= len(options) <= most:
        raise MalformedStatement(f"there are two to {most} options, not {len(options)}")
    if len(set(options)) < len(options):
        raise MalformedStatement("two options are alike")
    return options


def check_panel(panel: Panel, layout: str, parts: tuple[int, ...]) -> None:
    """Refuse a panel that does not fit the layout, which has ``parts`` of so many cells."""
    if len(panel) != len(parts):
        raise MalformedStatement(f"a panel of the layout {layout} has {len(parts)} parts, not {len(panel)}")
    for number, (figures, cells) in enumerate(zip(panel, parts, strict=True)):
        held = [figure.cell for figure in figures]
        if not held or held != sorted(set(held)) or held[0] < 0 or held[-1] >= cells:
            raise MalformedStatement(f"a part of {cells} cells holds figures in some of them, in order, not in {held}")
        for figure in figures:
            if figure.turn and figure.shape not in POINTING:
                raise MalformedStatement(f"a {figure.shape} is always upright")
            plain = figure.shape in FRAMES and figure.size == 4 and figure.fill == "white"
            if layout in FRAMED and not number and not plain:
                raise MalformedStatement(f"a frame is white, of size 4, and one of {', '.join(FRAMES)}")
