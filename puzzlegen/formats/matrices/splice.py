"""The published form of `matrices/splice`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Rows: TypeAlias = tuple[Annotated[str, Meta(pattern=r"^[#1234.]*(?!\n)$")], ...]
Pieces: TypeAlias = Annotated[tuple[Rows, ...], Meta(min_length=1, max_length=16)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=3)]


class Given(Published, frozen=True):
    """A figure, its gap and pieces, as far as they are shown; a shape is rows of characters.

    On `squares`, `#` is a unit square, and `1` to `4` are the halves of one that is cut along a diagonal: upper left,
    upper right, lower right, lower left. On `triangles`, `#` is a triangle. `flips`: pieces may be turned over.
    """

    lattice: Literal["squares", "triangles"]
    flips: bool
    figure: Rows | None
    gap: Rows | None
    pieces: Annotated[tuple[Rows, ...], Meta(max_length=16)]


class Choice(Question, frozen=True):
    """Which figure, which piece, or which pieces?"""

    options: Annotated[tuple[Pieces, ...], Meta(min_length=2, max_length=4)]


class Gap(Choice, frozen=True, tag="gap"):
    """Which piece fills the gap, a part of the figure in the same rows and columns?"""


class Missing(Choice, frozen=True, tag="missing"):
    """Which piece makes the figure together with those that are shown?"""


class Figure(Choice, frozen=True, tag="figure"):
    """Which figure do the pieces make?"""


class PieceSet(Choice, frozen=True, tag="pieces"):
    """Which pieces make the figure?"""


class Corners(Published, frozen=True):
    """Which option is the mirror image of the answer, from 0, and how many corners each has."""

    mirror: Place
    corners: tuple[int, int, int, int]


class Completed(Published, frozen=True):
    """The pieces where they lie in the figure, that of the answer last, and which option is the mirror image of it."""

    laid: Pieces
    mirror: Place


class Laid(Published, frozen=True):
    """The pieces where they lie in the figure; and of each option the first piece that fits nowhere, 0 if each does."""

    laid: Pieces
    stuck: tuple[int, ...]


Statement: TypeAlias = Given
Query: TypeAlias = Gap | Missing | Figure | PieceSet

_LAID: Final = "placements"
QUESTIONS: Final[Questions] = {
    Gap: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit="turned pieces", why=Corners, levels=(Level.EASY,)),
    Missing: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_LAID,
        why=Completed,
        levels=(Level.MEDIUM, Level.HARD, Level.EXTREME),
    ),
    Figure: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_LAID, why=Laid),
    PieceSet: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_LAID, why=Laid),
}
