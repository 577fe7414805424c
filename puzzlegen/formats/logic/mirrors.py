"""The published form of `logic/mirrors`.

Rows and columns count from 0; openings are numbered clockwise, from 1 above the first column.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Port: TypeAlias = Annotated[int, Meta(ge=1, le=56, description="an opening")]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=13)]
Cell: TypeAlias = tuple[Place, Place]
Cells: TypeAlias = tuple[Cell, ...]
Numbers: TypeAlias = tuple[int, int, int, int]
Ports: TypeAlias = tuple[Port, Port, Port, Port]
Row: TypeAlias = Annotated[str, Meta(pattern=r"^[./\\zsfg]+(?!\n)$", max_length=14)]
Rays: TypeAlias = Literal["laser", "harbour", "periscope"]
Movers: TypeAlias = Literal["billiard", "sweeper"]


class Box(Published, frozen=True):
    r"""The box: a square of signs, and the opening where light, or what moves, comes in.

    `.` is empty, `/` and `\` are mirrors, `z` and `s` half mirrors that stand like `/` and `\`, `f` and `g` mirrors
    that stand so at first and swing.
    """

    theme: Rays | Movers = field(name="dress")
    rows: Annotated[tuple[Row, ...], Meta(min_length=2, max_length=14)]
    lamp: Port


class Exit(Question, frozen=True, tag="exit"):
    """By which opening does it leave?"""


class Gate(Question, frozen=True, tag="gate"):
    """By which one of four openings does it leave?"""

    options: Ports


class Hits(Question, frozen=True, tag="hits"):
    """How many mirrors does it meet?"""


class HitsOffered(Hits, frozen=True, tag="hits_choice"):
    """How many does it meet, of four numbers?"""

    options: Numbers


class Both(Question, frozen=True, tag="both"):
    """How many mirrors does it meet on both sides?"""


class BothOffered(Both, frozen=True, tag="both_choice"):
    """How many does it meet on both sides, of four numbers?"""

    options: Numbers


class Twice(Question, frozen=True, tag="twice"):
    """Which one of four empty squares does it cross along its row and along its column?"""

    options: tuple[Cell, Cell, Cell, Cell]


class Changed(Question, frozen=True):
    """What has to be changed so that it leaves at the goal? One mirror or two for each letter."""

    goal: Port
    options: tuple[Cells, Cells, Cells, Cells]


class Turn(Changed, frozen=True, tag="turn"):
    """Which mirrors have to be turned so that it leaves at the goal? One for each letter, or two."""


class Remove(Changed, frozen=True, tag="remove"):
    """Which mirrors have to be taken away so that it leaves at the goal? One for each letter, or two."""


class TurnBox(Question, frozen=True, tag="turn_box"):
    """Which one of all mirrors has to be turned? `mirror-1-2` stands in row 1, column 2, counted from 1."""

    goal: Port


class Lit(Question, frozen=True, tag="lit"):
    """By how many openings does light leave?"""


class LitOffered(Lit, frozen=True, tag="lit_choice"):
    """By how many does it leave, of four numbers?"""

    options: Numbers


class Dark(Question, frozen=True, tag="dark"):
    """By which one of four openings does no light leave?"""

    options: Ports


class Met(NamedTuple):
    """A mirror that is met, and the direction afterwards: 0 up, 1 right, 2 down, 3 left."""

    row: Place
    column: Place
    heading: Annotated[int, Meta(ge=0, le=3)]


class LitExit(NamedTuple):
    """An opening where light leaves, and the mirrors on a way there."""

    port: Port
    met: tuple[Met, ...]


class Way(Published, frozen=True):
    """The mirrors that are met, in order, and the opening where it leaves."""

    way: tuple[Met, ...]
    leaves: Port


class After(Published, frozen=True):
    """The opening where it leaves as the box stands, and the mirrors that are met after the change."""

    leaves: Port
    after: tuple[Met, ...]


class Tried(After, frozen=True):
    """The same, and where each of the changes leads."""

    tried: Ports


class Exits(Published, frozen=True):
    """All openings where light leaves, in order; where four are lettered, only these, in order of the letters."""

    lit: tuple[LitExit, ...]


Statement: TypeAlias = Box
Query: TypeAlias = (
    Exit | Gate | Hits | HitsOffered | Both | BothOffered | Twice | Turn | Remove | TurnBox | Lit | LitOffered | Dark
)
Facts: TypeAlias = Way | After | Exits

_MET: Final = "mirrors met"
_TRIALS: Final = "mirrors met in all trials"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Exit: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Way),
    Gate: Asked(form=AnswerForm.CHOICE, options=4, unit=_MET, why=Way),
    Hits: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Way),
    HitsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_MET, why=Way),
    Both: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Way),
    BothOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_MET, why=Way),
    Twice: Asked(form=AnswerForm.CHOICE, options=4, unit=_MET, why=Way),
    Turn: Asked(form=AnswerForm.CHOICE, options=4, unit=_TRIALS, why=Tried, levels=_LATER),
    Remove: Asked(form=AnswerForm.CHOICE, options=4, unit=_TRIALS, why=Tried),
    TurnBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_TRIALS, why=After),
    Lit: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Exits),
    LitOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_MET, why=Exits),
    Dark: Asked(form=AnswerForm.CHOICE, options=4, unit=_MET, why=Exits),
}
