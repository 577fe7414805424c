"""The published form of `counting/maze_regions`."""

from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.counting.kits.counts import Cell, Count

Letter: TypeAlias = Annotated[str, Meta(pattern=r"^[A-D](?!\n)$")]
Walls: TypeAlias = Annotated[str, Meta(pattern=r"^[#.]+(?!\n)$", description="for each cell, `#` for a wall or `.`")]


class Maze(Published, frozen=True):
    """Walls row by row: on the right of each cell but the last of a row, and below each cell but those of the last row.

    `dot` is the marked cell `[row, column]`, counted from 0, of the questions `size` and `reach`; else it is null.
    """

    right: Annotated[tuple[Walls, ...], Meta(min_length=1)]
    below: tuple[Walls, ...]
    dot: Cell | None


class Size(Question, frozen=True, tag="size"):
    """How many cells does the area with the dot have?"""


class Reach(Question, frozen=True, tag="reach"):
    """Which one of four cells is in the area with the dot?"""

    options: tuple[Cell, Cell, Cell, Cell]


class Area(NamedTuple):
    """The first cell of an area, row by row, and how many cells it has."""

    row: int
    column: int
    cells: int


class Areas(Published, frozen=True):
    """All areas, in the order of their first cells."""

    areas: tuple[Area, ...]


class Span(NamedTuple):
    """A run of cells in a row, from its first column to its last one."""

    row: int
    first: int
    last: int


class Spans(Published, frozen=True):
    """All cells of the area with the dot, in order, in runs as long as can be."""

    spans: tuple[Span, ...]


class Way(Published, frozen=True):
    """A way from the dot to the answer, by the cells where it turns and both its ends, and the areas of the others.

    `shut` tells how many cells the area of each other letter has.
    """

    way: Annotated[tuple[Cell, ...], Meta(min_length=2)]
    shut: dict[Letter, int]


Statement: TypeAlias = Maze
Query: TypeAlias = Count | Size | Reach

QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, weight=2, unit="pieces of wall", why=Areas),
    Size: Asked(form=AnswerForm.FILL_IN, unit="cells of the area", why=Spans),
    Reach: Asked(
        form=AnswerForm.CHOICE, options=4, unit="steps to the letter", why=Way, labels={"mmiq_paradigm": None}
    ),
}
