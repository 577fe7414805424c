"""The families of puzzles about counting."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Level


def _row(
    family: str,
    summary: str,
    subcategory: str,
    *,
    category: str = "Pattern counting",
    version: int = 3,
    streams: int | None = None,
    levels: tuple[Level, ...] = tuple(Level),
) -> Row:
    """A family of counting; by default, published otherwise than in the version before, and invented as it was."""
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
        labels=labels,
        summary=summary,
    )


ROWS: Final = (
    _row(
        "blocks",
        "cubes of a stack, hidden ones included; what is missing to a box; what nobody sees",
        "blocks in a stack",
        version=9,
        streams=8,
    ),
    _row(
        "board_squares",
        "squares of any size on a board that hold no rook",
        "squares without a rook",
        category="Board",
        version=14,
        streams=13,
    ),
    _row(
        "char_grid",
        "how often, or where, a word occurs in a grid of characters",
        "character grid",
        version=11,
        streams=6,
    ),
    _row(
        "lattice_paths",
        "ways of a walker from corner to corner around obstacles",
        "lattice paths",
        version=11,
        streams=8,
    ),
    _row(
        "maze_regions",
        "areas into which walls divide a maze",
        "regions of a maze",
        version=10,
        streams=8,
    ),
    _row(
        "object_count",
        "coloured things in a crowded scene: how many of a kind, inside a circle, across a line, of which side",
        "object counting",
        version=14,
        streams=13,
    ),
    _row(
        "shape_count",
        "triangles, squares, rectangles, parallelograms or circles of any size in a line drawing",
        "shape counting",
        version=13,
    ),
    _row(
        "tangle",
        "ropes of a tangle: how many, how many closed, how often on top, and where one leads",
        "line tangle",
        version=10,
        streams=7,
    ),
)
