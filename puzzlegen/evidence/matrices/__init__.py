"""What judges the families of matrices."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.evidence.matrices import (
    arrow_instruction,
    disguises_a,
    disguises_b,
    measures_a,
    measures_b,
    pointed,
    relations,
    symmetry,
    transform_grid,
    two_sets,
)

ALTERNATIVES: Final = {
    **dict.fromkeys(("matrices/element_count", "matrices/raven"), ("by_columns",)),
    "matrices/number_matrix": ("steps",),
    "matrices/relations": ("relations",),
    "matrices/symmetry": ("down", "cells", "changes"),
}
"""Some grids follow a rule in both directions, such as Latin squares. Relations of a pair have no order. Several cells
rule the same options out, in any order, and several changes lead to the same figure. A number may follow from several
light cells, and numbers in any order."""
DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    **disguises_a.DISGUISES,
    **disguises_b.DISGUISES,
    **pointed.DISGUISES,
    **relations.DISGUISES,
    **transform_grid.DISGUISES,
    **two_sets.DISGUISES,
}
MEASURES: Final[Mapping[str, Measure]] = {
    **measures_a.MEASURES,
    **measures_b.MEASURES,
    **pointed.MEASURES,
    **relations.MEASURES,
    **symmetry.MEASURES,
    **transform_grid.MEASURES,
    **two_sets.MEASURES,
}
GLANCES: Final = arrow_instruction.GLANCES
