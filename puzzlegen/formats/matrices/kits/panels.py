"""The published form of panels with figures, and of the rules that they follow."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.facts.matrices.figures import Fill, Shape

Attribute: TypeAlias = Literal["shape", "size", "fill", "turn", "number", "position"]


class Figure(Published, frozen=True, gc=False):
    """A figure in a cell of its part; `turn` in eighths of a full turn, clockwise."""

    cell: Annotated[int, Meta(ge=0, le=24)]
    shape: Shape
    size: Annotated[int, Meta(ge=1, le=4)]
    fill: Fill
    turn: Annotated[int, Meta(ge=0, le=7)]


Panel: TypeAlias = tuple[tuple[Figure, ...], ...]  # per part of the layout, its figures in the order of their cells


class Way(Published, frozen=True):
    """A step of figures from cell to cell.

    By so many places `around`, clockwise, or else by rows `down` and columns to the `right`.
    """

    around: Annotated[int, Meta(ge=-3, le=4)] | None = None
    down: Annotated[int, Meta(ge=-1, le=1)] | None = None
    right: Annotated[int, Meta(ge=-1, le=1)] | None = None


class Rule(Published, frozen=True):
    """A rule for one attribute along a row of panels.

    `step` is the step of a progression, the number of values of a cycle, or the first of growing steps, negative where
    they go back; 0 where nothing changes.
    """

    kind: Literal["constant", "progression", "walk", "cycle", "growing"]
    step: int
