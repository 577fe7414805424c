"""The families of puzzles about counting."""

from typing import Final

from puzzlegen.catalog.row import BOUNDING_BOXES, CHOICE, FILL_IN, Row
from puzzlegen.item import AnswerForm


def _row(family: str, summary: str, subcategory: str, *forms: AnswerForm, version: int = 2) -> Row:
    return Row(
        category="counting",
        family=family,
        version=version,
        generator=f"generators.counting.{family}",
        validator=f"validators.counting.{family}",
        forms=forms,
        capabilities=("LU", "SSE", "SER", "RR"),
        taxonomy={
            "visreason_category": "Pattern counting",
            "visreason_subcategory": subcategory,
            "visualpuzzles_category": "algorithmic",
            "mmiq_paradigm": "mathematics",
        },
        summary=summary,
    )


ROWS: Final = (
    _row(
        "blocks",
        "cubes of a stack, hidden ones included; what is missing to a box; what nobody sees",
        "blocks in a stack",
        CHOICE,
        FILL_IN,
        version=3,
    ),
    _row(
        "board_squares",
        "squares of any size on a board that hold no rook",
        "squares on a board",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=4,
    ),
    _row(
        "char_grid",
        "how often, or where, a word occurs in a grid of characters",
        "character grid",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
    ),
    _row(
        "lattice_paths",
        "ways of a walker from corner to corner around obstacles",
        "lattice paths",
        CHOICE,
        FILL_IN,
        version=3,
    ),
    _row("maze_regions", "areas into which walls divide a maze", "regions of a maze", CHOICE, FILL_IN),
    _row(
        "object_count",
        "coloured things in a crowded scene: how many of a kind, inside a circle, across a line, of which side",
        "object counting",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=3,
    ),
    _row(
        "shape_count",
        "triangles, squares, rectangles, parallelograms or circles of any size in a line drawing",
        "shape counting",
        FILL_IN,
        version=4,
    ),
    _row(
        "tangle",
        "ropes of a tangle: how many, how many closed, how often on top, and where one leads",
        "line tangle",
        CHOICE,
        FILL_IN,
    ),
)
