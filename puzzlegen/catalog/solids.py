"""The families of puzzles about solids."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, OPEN_ENDED, Row
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm


def _labels(subcategory: str) -> Labels:
    return Labels(
        visreason_category="3D spatial",
        visreason_subcategory=subcategory,
        mmiq_paradigm="3D geometry",
        visualpuzzles_category="spatial",
    )


def _row(
    family: str,
    summary: str,
    subcategory: str,
    *forms: AnswerForm,
    version: int = 3,
    streams: int = 0,
    drawn_options: tuple[Level, ...] = (),
    levels: tuple[Level, ...] = USUAL_LEVELS,
    configurations: Mapping[str, str] = {},
) -> Row:
    labels = _labels(subcategory)
    return Row(
        category="solids",
        family=family,
        forms=forms or (CHOICE,),
        labels=labels,
        tasks={
            task: replace(labels, mmiq_configuration=configuration) for task, configuration in configurations.items()
        },
        version=version,
        streams=streams or version - 1,  # puzzles are published otherwise since, and invented as before
        summary=summary,
        drawn_options=drawn_options,
        levels=levels,
    )


ROWS: Final = (
    _row(
        "block_stack",
        "how many cubes a stack has, how many of their faces are painted, or what it looks like from behind",
        "block stack",
        CHOICE,
        FILL_IN,
        version=5,
        levels=tuple(Level),
    ),
    _row(
        "cross_section",
        "which shape a plane cuts out of a solid",
        "cross-section",
        version=6,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    _row(
        "cube_net",
        "which cube a net with marks folds to, which it does not, or which net makes a cube",
        "polyhedron net folding",
        version=4,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    _row(
        "dice",
        "two or three views of one die: what is opposite, at the bottom, or on a hidden face",
        "die",
        CHOICE,
        FILL_IN,
        version=5,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    Row(
        category="solids",
        family="hand_in_hand",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=_labels("viewpoint"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=3,
        streams=2,
        summary="children hand in hand, from the front and from behind: what is wrong, who holds which hand",
        drawn_options=(*USUAL_LEVELS, Level.EXTREME),
    ),
    Row(
        category="solids",
        family="paper_punch",
        forms=(CHOICE, FILL_IN),
        labels=Labels(
            visreason_category="3D spatial",
            visreason_subcategory="paper folding",
            mmiq_paradigm="spatial relationship",
            visualpuzzles_category="spatial",
        ),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=3,
        streams=1,
        summary="a sheet is folded and punched: where its holes are once it is unfolded, and how many",
        drawn_options=(*USUAL_LEVELS, Level.EXTREME),
    ),
    _row(
        "polyhedron_net",
        "which solid a net folds to, which net makes a solid, or which edges or corners meet",
        "polyhedron net folding",
        version=6,
        streams=4,
        drawn_options=(Level.EASY,),
        levels=tuple(Level),
    ),
    _row(
        "rotation",
        "solids of cubes in space: the one that is shown, the odd one, two groups, the same turn again",
        "rotation",
        CHOICE,
        BOUNDING_BOXES,
        version=6,
        streams=4,
        drawn_options=tuple(Level),
        levels=tuple(Level),
        configurations={
            "odd_one_out": "odd one out",
            "odd_one_out_box": "odd one out",
            "grouping": "grouping",
            "analogy": "visual analogy",
        },
    ),
    Row(
        category="solids",
        family="same_angle",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=_labels("viewpoint"),
        tasks={
            "same": replace(_labels("viewpoint"), mmiq_configuration="visual analogy"),
            "odd": replace(_labels("viewpoint"), mmiq_configuration="odd one out"),
            "odd_box": replace(_labels("viewpoint"), mmiq_configuration="odd one out"),
            "next": replace(_labels("viewpoint"), mmiq_configuration="extrapolation"),
        },
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=3,
        streams=1,
        summary="bodies turned against one another: the same turn, the odd one, turns added up, rows turned by a rule",
        drawn_options=(*USUAL_LEVELS, Level.EXTREME),
    ),
    _row(
        "shadow",
        "which outline towers cast on a wall, or which they never cast",
        "shadow",
        version=5,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    _row(
        "solid_assembly",
        "which piece of cubes fills the gap of a block, or makes a block together with another piece",
        "solid assembly",
        version=5,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    _row(
        "stack_series",
        "boards with towers of cubes that turn, move and grow by a rule: which is next, missing, or odd",
        "block stack",
        CHOICE,
        OPEN_ENDED,
        version=2,
        streams=1,
        drawn_options=tuple(Level),
        levels=tuple(Level),
        configurations={
            "matrix": "Raven matrix",
            "matrix_map": "Raven matrix",
            "next": "extrapolation",
            "next_map": "extrapolation",
            "analogy": "visual analogy",
            "odd_one_out": "odd one out",
        },
    ),
    _row(
        "three_view",
        "which view of a stack or a machined part is right or wrong, or which of them has these three views",
        "three-view drawing",
        version=5,
        drawn_options=tuple(Level),
        levels=tuple(Level),
    ),
    Row(
        category="solids",
        family="walk_round",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        labels=_labels("viewpoint"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=3,
        streams=1,
        summary="a walk round a lawn: from which stop a picture was taken, in which order, which one never can be",
        drawn_options=(*USUAL_LEVELS, Level.EXTREME),
    ),
)
