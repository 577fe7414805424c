"""The families of puzzles about matrices, sequences and analogies."""

from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog import governing
from puzzlegen.catalog.labels import Governed, Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import USUAL_LEVELS, Level

_RULE: Final = Labels(
    visreason_category="Inductive",
    visreason_subcategory="rule learning and application",
    visualpuzzles_category="inductive",
)  # of a panel that follows a rule to be found
_CLASSES: Final = replace(_RULE, visreason_subcategory="classification")
_SHAPED: Final = replace(_RULE, mmiq_paradigm="2D geometry")
_POINTED: Final = replace(_RULE, mmiq_paradigm="visual instruction")
_MOVED: Final = replace(_RULE, mmiq_paradigm="temporal movement")
_RELATED: Final = replace(_RULE, mmiq_paradigm="spatial relationship")
_LOGIC: Final = replace(_RULE, mmiq_paradigm="logical operation")
_SETS: Final = replace(_CLASSES, mmiq_paradigm="mathematics")
_THINGS: Final = replace(_CLASSES, mmiq_paradigm="concrete object")


def _row(
    family: str,
    summary: str,
    labels: Labels,
    *,
    governed: Governed | None = None,
    version: int = 3,
    streams: int | None = None,
    levels: tuple[Level, ...] = USUAL_LEVELS,
) -> Row:
    return Row(
        category="matrices",
        family=family,
        levels=levels,
        labels=labels,
        governed=governed,
        summary=summary,
        version=version,
        streams=streams or version - 1,  # puzzles are published otherwise since, and invented as before
    )


ROWS: Final = (
    _row(
        "analogy",
        "one panel becomes another: what does a third become by the same changes?",
        replace(_RULE, mmiq_configuration="visual analogy", visualpuzzles_category="analogical"),
        governed=governing.panels,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=16,
        streams=8,
    ),
    _row(
        "arrow_instruction",
        "arrows tell which figure of a panel matters: what comes next?",
        replace(_RULE, mmiq_paradigm="visual instruction", mmiq_configuration="extrapolation"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=16,
        streams=16,
    ),
    _row(
        "concrete_class",
        "drawings of things: odd one out, what belongs, two classes, analogies, a grid",
        _THINGS,
        levels=(Level.EASY, Level.MEDIUM),
        version=16,
        streams=15,
    ),
    _row(
        "element_count",
        "line figures whose counts follow a rule, and what comes next",
        replace(_RULE, mmiq_paradigm="mathematics"),
        governed=governing.formats,
        version=12,
        streams=4,
    ),
    _row(
        "figure_arithmetic",
        "numbers in the parts of figures, one of which is missing",
        replace(_RULE, mmiq_paradigm="mathematics", mmiq_configuration="arithmetic"),
        version=12,
        streams=7,
    ),
    _row(
        "grouping",
        "six line figures that fall into two groups of three",
        replace(_CLASSES, mmiq_configuration="grouping"),
        governed=governing.figures,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=12,
        streams=9,
    ),
    _row(
        "logic_panels",
        "panels of lines, dots or cells: each third one is a logical operation on the two before it",
        _LOGIC,
        governed=governing.formats,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=11,
        streams=7,
    ),
    _row(
        "number_matrix",
        "a grid whose light cells depend on its dark ones, by a rule to find or to follow",
        Labels(
            visreason_category="Deductive",
            visreason_subcategory="matrix reasoning",
            mmiq_paradigm="mathematics",
            visualpuzzles_category="deductive",
        ),
        governed=governing.sums,
        version=14,
        streams=9,
        levels=tuple(Level),
    ),
    _row(
        "odd_one_out",
        "line figures of which one lacks what the others share",
        replace(_CLASSES, mmiq_configuration="odd one out"),
        governed=governing.figures,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=13,
        streams=8,
    ),
    Row(
        category="matrices",
        family="pointed",
        labels=_POINTED,
        version=11,
        streams=1,  # all but grids are still invented as before
        summary="dots, arrows, rings or thick lines mark what counts: odd one out, groups, rows, grids, analogies",
        levels=(*USUAL_LEVELS, Level.EXTREME),
    ),
    _row(
        "raven",
        "a 3x3 matrix of panels with the last one missing, eight or sixteen options",
        replace(_RULE, mmiq_configuration="Raven matrix"),
        governed=governing.panels,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=17,
        streams=17,
    ),
    Row(
        category="matrices",
        family="relations",
        labels=_RELATED,
        version=9,
        streams=1,
        summary="outlines apart, across or inside one another, left or above: grids, rows, analogies, odd ones",
        levels=(*USUAL_LEVELS, Level.EXTREME),
    ),
    _row(
        "sequence",
        "a row of panels that goes on: which is the next?",
        replace(_RULE, mmiq_configuration="extrapolation"),
        governed=governing.panels,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=16,
        streams=5,
    ),
    _row(
        "shape_sequence",
        "patterns of cells that move, turn, grow and change from panel to panel: which comes next",
        Labels(
            visreason_category="Deductive",
            visreason_subcategory="shape sequence",
            mmiq_paradigm="temporal movement",
            mmiq_configuration="extrapolation",
            visualpuzzles_category="inductive",
        ),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=16,
        streams=4,
    ),
    _row(
        "splice",
        "figures cut into pieces: which pieces make the figure, which figure they make, which one is missing",
        replace(
            _RULE,
            visreason_subcategory="tangram",
            mmiq_paradigm="2D geometry",
            visualpuzzles_category="spatial",
        ),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=8,
        streams=2,
    ),
    _row(
        "symmetry",
        "complete half-drawn figures, continue sequences or matrices of symmetries, or do to a figure what was done",
        _SHAPED,
        governed=governing.formats,
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=17,
        streams=5,
    ),
    Row(
        category="matrices",
        family="transform_grid",
        labels=_MOVED,
        summary="figures that are turned, then flipped along each row: what is missing, which rows go together",
        version=11,
        streams=1,
        levels=(*USUAL_LEVELS, Level.EXTREME),
    ),
    Row(
        category="matrices",
        family="two_sets",
        labels=_SETS,
        summary="two boxes of line figures: make one like the other, or find what fits one, both or neither",
        version=10,
        streams=1,
    ),
)
