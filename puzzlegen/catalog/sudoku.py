"""The families of puzzles about Sudoku."""

from typing import Final

from puzzlegen.catalog.labels import Labels
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import USUAL_LEVELS, Level


def _row(
    family: str,
    summary: str,
    form: str = "bare",
    *,
    version: int = 13,
    streams: int = 9,
    weight: int = 4,
    levels: tuple[Level, ...] = USUAL_LEVELS,
) -> Row:
    """A family of Sudokus; ``form`` is the module that says what is asked of it."""
    return Row(
        category="sudoku",
        family=family,
        version=version,
        streams=streams,
        format=f"formats.sudoku.{form}",
        validator="validators.sudoku.sudoku",
        drawer="renderers.sudoku.sudoku",
        labels=Labels(
            visreason_category="Sudoku",
            visreason_subcategory="standard 9x9" if family == "classic" else "Sudoku variant",
            visualpuzzles_category="deductive",
        ),
        summary=summary,
        weight=weight,
        levels=levels,
    )


ROWS: Final = (
    _row("anti_knight", "equal digits never stand a knight's move apart", version=14, levels=tuple(Level)),
    _row(
        "arrow",
        "the digits along an arrow add up to the digit in its circle",
        "marked",
        version=16,
        levels=tuple(Level),
    ),
    _row("classic", "9x9 grid, 3x3 boxes", version=14, streams=14, levels=tuple(Level)),
    _row("classic_16x16", "16x16 grid, symbols 1-9 and A-G", version=14, levels=tuple(Level)),
    # A 4x4 grid has few puzzles that are no disguise of one another, so it gets a small share.
    _row("classic_4x4", "4x4 grid, 2x2 boxes", "small", weight=1, levels=(Level.EASY,)),
    _row("classic_6x6", "6x6 grid, boxes of 2 rows and 3 columns", levels=(Level.EASY, Level.HARD)),
    _row(
        "consecutive",
        "bars tell all neighbours that differ by 1",
        "marked",
        version=14,
        streams=14,
        levels=tuple(Level),
    ),
    _row("diagonal", "both diagonals hold every digit", version=14, streams=14, levels=tuple(Level)),
    _row(
        "even_odd", "squares hold even digits, circles odd ones", "marked", version=14, streams=14, levels=tuple(Level)
    ),
    _row(
        "greater_than",
        "signs between neighbours tell the greater one",
        "marked",
        version=14,
        levels=tuple(Level),
    ),
    _row("jigsaw", "irregular regions instead of boxes", levels=tuple(Level)),
    _row(
        "killer",
        "cages with sums",
        "marked",
        version=14,
        levels=tuple(Level),
    ),
    _row("kropki", "white dots: differ by 1, black dots: one is twice the other, all dots given", "marked"),
    _row("kropki_loose", "kropki with some dots left out", "marked", levels=tuple(Level)),
    _row(
        "little_killer",
        "arrows outside the grid give sums along diagonals",
        "marked",
        version=14,
        levels=tuple(Level),
    ),
    _row("sandwich", "clues outside the grid give the sum between 1 and 9", "marked", levels=tuple(Level)),
    _row(
        "thermometer", "digits increase from the bulb to the tip", "marked", version=14, streams=14, levels=tuple(Level)
    ),
    _row("windoku", "four more windows hold every digit", version=14, streams=14, levels=tuple(Level)),
)
