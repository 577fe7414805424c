"""The families of puzzles about solids."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import USUAL_LEVELS, Level


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
    *,
    version: int = 3,
    streams: int = 0,
    levels: tuple[Level, ...] = USUAL_LEVELS,
) -> Row:
    labels = _labels(subcategory)
    return Row(
        category="solids",
        family=family,
        labels=labels,
        version=version,
        streams=streams or version - 1,  # puzzles are published otherwise since, and invented as before
        summary=summary,
        levels=levels,
    )


ROWS: Final = (
    _row(
        "block_stack",
        "how many cubes a stack has, how many of their faces are painted, or what it looks like from behind",
        "block stack",
        version=12,
        streams=5,
        levels=tuple(Level),
    ),
    _row(
        "cross_section",
        "which shape a plane cuts out of a solid",
        "cross-section",
        version=17,
        streams=16,
        levels=tuple(Level),
    ),
    _row(
        "cube_net",
        "which cube a net with marks folds to, which it does not, or which net makes a cube",
        "polyhedron net folding",
        version=9,
        streams=6,
        levels=tuple(Level),
    ),
    _row(
        "dice",
        "two or three views of one die: what is opposite, at the bottom, or on a hidden face",
        "die",
        version=15,
        streams=15,
        levels=tuple(Level),
    ),
    Row(
        category="solids",
        family="hand_in_hand",
        labels=_labels("viewpoint"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=12,
        streams=2,
        summary="children hand in hand, from the front and from behind: what is wrong, who holds which hand",
    ),
    Row(
        category="solids",
        family="paper_punch",
        labels=Labels(
            visreason_category="3D spatial",
            visreason_subcategory="paper folding",
            mmiq_paradigm="spatial relationship",
            visualpuzzles_category="spatial",
        ),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=11,
        streams=1,
        summary="a sheet is folded and punched: where its holes are once it is unfolded, and how many",
    ),
    _row(
        "polyhedron_net",
        "which solid a net folds to, which net makes a solid, or which edges or corners meet",
        "polyhedron net folding",
        version=14,
        streams=14,
        levels=tuple(Level),
    ),
    _row(
        "rotation",
        "solids of cubes in space: the one that is shown, the odd one, two groups, the same turn again",
        "rotation",
        version=14,
        streams=4,
        levels=tuple(Level),
    ),
    Row(
        category="solids",
        family="same_angle",
        labels=_labels("viewpoint"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=10,
        streams=1,
        summary="bodies turned against one another: the same turn, the odd one, turns added up, rows turned by a rule",
    ),
    _row(
        "shadow",
        "which outline towers cast on a wall, or which they never cast",
        "shadow",
        version=10,
        streams=6,
        levels=tuple(Level),
    ),
    _row(
        "solid_assembly",
        "which piece of cubes fills the gap of a block, or makes a block together with another piece",
        "solid assembly",
        version=13,
        streams=13,
        levels=tuple(Level),
    ),
    _row(
        "stack_series",
        "boards with towers of cubes that turn, move and grow by a rule: which is next, missing, or odd",
        "block stack",
        version=10,
        streams=1,
        levels=tuple(Level),
    ),
    _row(
        "three_view",
        "which view of a stack or a machined part is right or wrong, or which of them has these three views",
        "three-view drawing",
        version=11,
        streams=7,
        levels=tuple(Level),
    ),
    Row(
        category="solids",
        family="walk_round",
        labels=_labels("viewpoint"),
        levels=(*USUAL_LEVELS, Level.EXTREME),
        version=13,
        streams=12,
        summary="a walk round a lawn: from which stop a picture was taken, in which order, which one never can be",
    ),
)
