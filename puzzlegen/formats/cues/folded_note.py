"""The published form of `cues/folded_note`; places are in half cells of the lattice, x to the right and y downwards."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Side: TypeAlias = Annotated[int, Meta(ge=1, le=120)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=120)]
At: TypeAlias = Annotated[int, Meta(ge=1, le=119, description="where a line is")]
Axis: TypeAlias = Literal["x", "y"]
Fold: TypeAlias = tuple[Axis, At]
Stroke: TypeAlias = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
Strokes: TypeAlias = Annotated[tuple[Stroke, ...], Meta(max_length=200)]
Kind: TypeAlias = Literal["number", "word"]
Paper: TypeAlias = Literal["squared", "dotted"]
Ink: TypeAlias = Literal["red", "green", "blue", "purple", "brown"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=120)]
Place: TypeAlias = Literal[
    "top left",
    "top right",
    "middle left",
    "middle right",
    "bottom left",
    "bottom right",
    "upper left",
    "lower left",
    "upper centre",
    "lower centre",
    "upper right",
    "lower right",
    "rising",
    "falling",
]


class Note(Published, frozen=True):
    """Strokes `[x1, y1, x2, y2]` on translucent paper, and the dashed lines along which it is folded, in their order.

    Strokes run along the lattice, or across its cells from corner to corner. Along a vertical line, `["x", at]`, the
    right part comes to lie on the left one; along a horizontal one, `["y", at]`, the lower part on the upper one. The
    `sign` is what is to appear, where notes are on offer, which then have the strokes.
    """

    size: tuple[Side, Side]
    strokes: Strokes
    folds: Annotated[tuple[Fold, ...], Meta(max_length=4)]
    sign: str | None
    paper: Paper
    ink: Ink


class Read(Question, frozen=True, tag="read"):
    """Which number, or which word, appears?"""

    kind: Kind


class ReadOffered(Question, frozen=True, tag="read_choice"):
    """Which of four words appears?"""

    options: tuple[str, str, str, str]


class Line(Question, frozen=True, tag="line"):
    """Along which of four vertical lines is the note folded, after the dashed ones, for a number or word to appear?"""

    kind: Kind
    options: tuple[At, At, At, At]


class Which(Question, frozen=True, tag="which"):
    """Which of four notes becomes the sign?"""

    options: tuple[Strokes, Strokes, Strokes, Strokes]


class Part(NamedTuple):
    """The folds, counted from 1, that ink is turned over by, and the places of a sign to which they bring it."""

    turned: tuple[Number, ...]
    places: tuple[Place, ...]


class Spoiled(NamedTuple):
    """A sign, counted from 1, and where ink is missing or too much in it."""

    sign: Number
    missing: tuple[Place, ...]
    extra: tuple[Place, ...]


class Built(Published, frozen=True):
    """What is read, and how each of its signs comes about."""

    sign: str
    parts: tuple[tuple[Part, ...], ...]


class Compared(Published, frozen=True):
    """Of each note on offer, which signs are spoiled; none of them on the right one."""

    spoiled: tuple[tuple[Spoiled, ...], ...]


Statement: TypeAlias = Note
Query: TypeAlias = Read | ReadOffered | Line | Which

_UNIT: Final = "half cells of ink turned over"
_LINES: Final = "half cells of ink turned over, all lines"
_NOTES: Final = "half cells of ink turned over, all notes"
_READ: Final = (Level.EASY, Level.MEDIUM)  # of four short words, a slope or a stem tells the right one, however folded
_NOTED: Final = (Level.EASY, Level.MEDIUM, Level.HARD)  # four notes that are folded more often are too small
QUESTIONS: Final[Questions] = {
    Read: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Built),
    ReadOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Built, levels=_READ),
    Line: Asked(form=AnswerForm.CHOICE, options=4, unit=_LINES, why=Built),
    Which: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_NOTES, why=Compared, levels=_NOTED),
}
