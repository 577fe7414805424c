"""The question for a number, with or without numbers on offer, and the cells that families with grids name."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Question

Cell: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=63)], Annotated[int, Meta(ge=0, le=63)]],
    Meta(description="row and column of a cell, counted from 0"),
]


class Count(Question, frozen=True, tag="count"):
    """How many are there?"""


class CountOffered(Count, frozen=True, tag="count_choice"):
    """How many are there, of four numbers?"""

    options: tuple[int, int, int, int]
