"""The families of puzzles about cues: what happened, what is hidden, what it spells."""

from typing import Final

from puzzlegen.catalog.row import Row

ROWS: Final[tuple[Row, ...]] = ()
