"""The published form of `counting/lattice_paths`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Cell, Count, CountOffered

Side: TypeAlias = Annotated[int, Meta(ge=2, le=64)]


class Lattice(Published, frozen=True):
    """The size of the grid and its obstacles; start and goal are opposite corners.

    `via` is the marked cell of the question `via`, elsewhere null. All cells are `[row, column]`, counted from 0.
    """

    rows: Side
    columns: Side
    blocked: tuple[Cell, ...]
    start: Cell
    goal: Cell
    via: Cell | None


class Via(Question, frozen=True, tag="via"):
    """How many ways pass through the marked cell?"""


class Ways(Published, frozen=True):
    """How many ways lead from the start to each cell, row by row.

    Where a cell is marked, only ways through it count, and cells where none can go have 0.
    """

    ways: tuple[tuple[int, ...], ...]


Statement: TypeAlias = Lattice
Query: TypeAlias = Count | CountOffered | Via

_UNIT: Final = "steps"
QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Ways),
    CountOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Ways),
    Via: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Ways),
}
