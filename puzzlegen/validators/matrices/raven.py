"""Solves a published matrix by induction.

Every rule of the language is tried on every attribute, along rows and columns. An attribute that some rule explains is
governed; an option can be the missing panel if each governed attribute has a value there to which one of its rules
leads. So all combinations of rules count, whatever their complexity, and an option is refuted only if none leads to it.
"""

from typing import Annotated, Final, Literal

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import convert
from puzzlegen.validators.matrices.kits.canonical import EXCHANGEABLE, canonical_form, structure
from puzzlegen.validators.matrices.kits.evidence import conclude
from puzzlegen.validators.matrices.kits.induction import induce
from puzzlegen.validators.matrices.kits.statement import CELLS, Panel, check_panel, read_choice

UNIT: Final = "rule weight"
_MOST: Final = 16  # options


class _Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layout and the eight panels, row by row."""

    layout: Literal[tuple(CELLS)]  # type: ignore[valid-type]
    panels: Annotated[tuple[Panel, ...], msgspec.Meta(min_length=8, max_length=8)]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every option that some combination of rules leads to.

    The difficulty is the least sum of weights of attributes that together refute all other options, where an attribute
    weighs as much as the simplest rule that leads to the answer.

    Rules of one attribute that lead to different values are a fault: a reader may hold on to one that no option shows.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    matrix = convert(statement, _Matrix, "statement")
    options = read_choice(query, "missing_panel", Panel, _MOST)
    layout = matrix.layout
    for panel in (*matrix.panels, *options):
        check_panel(panel, layout, CELLS[layout])
    clues = induce(CELLS[layout], matrix.panels, options)
    return conclude(
        clues,
        len(options),
        UNIT,
        lambda: canonical_form(layout, matrix.panels, options),
        lambda answer: structure(layout, clues, answer, layout in EXCHANGEABLE),
    )
