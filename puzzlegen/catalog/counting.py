"""The families of puzzles about counting."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm


def _row(
    family: str,
    summary: str,
    subcategory: str,
    *forms: AnswerForm,
    category: str = "Pattern counting",
    traced: Sequence[str] = (),
    version: int = 3,
    streams: int | None = None,
    levels: tuple[Level, ...] = tuple(Level),
) -> Row:
    """A family of counting; ``traced`` names the tasks in which something is found, and nothing counted.

    By default, it is published otherwise than in the version before, and invented as it was.
    """
    labels = Labels(
        visreason_category=category,
        visreason_subcategory=subcategory,
        mmiq_paradigm="mathematics",
        visualpuzzles_category="algorithmic",
    )
    return Row(
        category="counting",
        family=family,
        version=version,
        streams=version - 1 if streams is None else streams,
        levels=levels,
        forms=forms,
        labels=labels,
        tasks={task: replace(labels, mmiq_paradigm=None) for task in traced},
        summary=summary,
    )


ROWS: Final = (
    _row(
        "blocks",
        "cubes of a stack, hidden ones included; what is missing to a box; what nobody sees",
        "blocks in a stack",
        CHOICE,
        FILL_IN,
        version=5,
        streams=3,
    ),
    _row(
        "board_squares",
        "squares of any size on a board that hold no rook",
        "squares without a rook",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        category="Board",
        traced=("largest",),
        version=6,
        streams=4,
    ),
    _row(
        "char_grid",
        "how often, or where, a word occurs in a grid of characters",
        "character grid",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        traced=("row", "boxes"),
        version=5,
        streams=3,
    ),
    _row(
        "lattice_paths",
        "ways of a walker from corner to corner around obstacles",
        "lattice paths",
        CHOICE,
        FILL_IN,
        version=5,
        streams=3,
    ),
    _row(
        "maze_regions",
        "areas into which walls divide a maze",
        "regions of a maze",
        CHOICE,
        FILL_IN,
        traced=("reach",),
        version=5,
        streams=2,
    ),
    _row(
        "object_count",
        "coloured things in a crowded scene: how many of a kind, inside a circle, across a line, of which side",
        "object counting",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        traced=("boxes",),
        version=6,
        streams=3,
    ),
    _row(
        "shape_count",
        "triangles, squares, rectangles, parallelograms or circles of any size in a line drawing",
        "shape counting",
        FILL_IN,
        version=8,
        streams=4,
    ),
    _row(
        "tangle",
        "ropes of a tangle: how many, how many closed, how often on top, and where one leads",
        "line tangle",
        CHOICE,
        FILL_IN,
        traced=("lead", "lead_choice"),
        version=5,
        streams=3,
    ),
)
