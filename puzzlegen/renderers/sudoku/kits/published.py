"""A Sudoku as it is published."""

import msgspec

from puzzlegen.core.item import Statement
from puzzlegen.facts.sudoku.grid import Layout, Mark, Rule


class Sudoku(msgspec.Struct, frozen=True):
    """What of a statement is to be seen; ``docs/sudoku.md`` describes the fields."""

    size: int
    regions: tuple[int, ...]
    givens: str
    rules: tuple[Rule, ...]
    marks: tuple[Mark, ...]

    @property
    def layout(self) -> Layout:
        """The bare grid."""
        return Layout(self.size, self.regions, self.rules)


def read(statement: Statement) -> Sudoku:
    """The typed form of a statement."""
    return msgspec.convert(statement, Sudoku)
