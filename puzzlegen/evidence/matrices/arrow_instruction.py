"""What judges rows of panels with arrows: a hasty person would follow the arrows of the first panel alone."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.evidence import Glance
from puzzlegen.facts.matrices.arrows import COMPASS
from puzzlegen.formats.matrices.arrow_instruction import ArrowPanel, NextByArrow, Row
from puzzlegen.formats.matrices.kits.panels import Figure


def _reached(panel: ArrowPanel, side: int) -> Figure:
    """The figure to which the arrows of a panel lead."""
    figures = {figure.cell: figure for figure in panel.figures}
    turns = {arrow.cell: arrow.turn for arrow in panel.arrows}
    cell = panel.start
    while cell not in figures:
        down, right = COMPASS[turns[cell]]
        cell += side * down + right
        while cell not in figures and cell not in turns:
            cell += side * down + right
    return figures[cell]


def _like_the_first(row: Row, query: NextByArrow) -> Sequence[float]:
    """In how much each option's figure is like that of the first panel."""
    held = _reached(row.panels[0], row.side)
    offered = [_reached(option, row.side) for option in query.options]
    return [(one.shape == held.shape) + (one.fill == held.fill) + (one.turn == held.turn) for one in offered]


GLANCES: Final[Mapping[str, Mapping[type[NextByArrow], Mapping[str, Glance]]]] = {
    "matrices/arrow_instruction": {NextByArrow: {"what panel 1 leads to": _like_the_first}}
}
