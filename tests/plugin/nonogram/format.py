"""What is published of nonograms."""

from typing import Annotated

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question

Run = Annotated[int, Meta(ge=1, le=12)]
Lines = Annotated[tuple[tuple[Run, ...], ...], Meta(min_length=1, max_length=12)]
Cell = tuple[Annotated[int, Meta(ge=0, le=11)], Annotated[int, Meta(ge=0, le=11)]]  # row and column, from 0


class Grid(Published, frozen=True):
    """The runs of each row, from the top, and of each column, from the left."""

    rows: Lines
    columns: Lines


class Count(Question, frozen=True, tag="count"):
    """How many of six cells are filled?"""

    options: tuple[Cell, Cell, Cell, Cell, Cell, Cell]


class State(Question, frozen=True, tag="cell"):
    """Is a cell filled or empty?"""

    options: tuple[Cell]


class Which(Question, frozen=True, tag="which"):
    """Which one of four cells is filled?"""

    options: tuple[Cell, Cell, Cell, Cell]


class Solution(Published, frozen=True):
    """The solution, row by row, with # for filled cells."""

    solution: tuple[Annotated[str, Meta(pattern=r"^[.#]+(?!\n)$")], ...]


Statement, Query, UNIT = Grid, Count | State | Which, "cells settled with the asked one"
QUESTIONS = {
    Count: Asked(form=AnswerForm.FILL_IN, unit="cells settled with the shaded ones", why=Solution),
    State: Asked(form=AnswerForm.CHOICE, options=2, unit=UNIT, why=Solution),
    Which: Asked(form=AnswerForm.CHOICE, options=4, unit=UNIT, why=Solution),
}
