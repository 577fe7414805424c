"""The families of everyday reasoning: what follows from a plan, a map, a table or a rule."""

from typing import Final

from puzzlegen.catalog.row import Row

ROWS: Final[tuple[Row, ...]] = ()
