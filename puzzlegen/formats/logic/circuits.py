"""The published form of `logic/circuits`.

Rows and columns of points count from 0, and so do runs; lamps are numbered from 1, in the order of their runs.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Small: TypeAlias = Annotated[int, Meta(ge=0, le=12)]
Point: TypeAlias = tuple[Small, Small]
Side: TypeAlias = Literal["n", "e", "s", "w"]
Theme: TypeAlias = Literal["bench", "ship", "house"]
Part: TypeAlias = Literal["wire", "lamp", "open", "closed", "battery"]
Lamp: TypeAlias = Annotated[int, Meta(ge=1, le=120, description="a lamp")]
Lamps: TypeAlias = tuple[Lamp, ...]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=119, description="a run")]
Runs: TypeAlias = tuple[Place, Place, Place, Place]
Numbers: TypeAlias = tuple[int, int, int, int]
Named: TypeAlias = Annotated[int, Meta(ge=0, le=3, description="a named switch")]
Two: TypeAlias = tuple[Named, Named]


class Run(Published, frozen=True):
    """A piece of wire from a point to the next one, with its part; the plus pole of the battery is where it starts."""

    start: Point = field(name="from")
    stop: Point = field(name="to")
    part: Part


class Throw(Published, frozen=True):
    """A two-way switch: the sides of its pivot, and of the contact that its lever is set to.

    The third run that meets there is joined to nothing.
    """

    at: Point
    pivot: Side
    to: Side = field(name="set")


class Circuit(Published, frozen=True):
    """The circuit; at a bridge, one wire arches over another, and at all other points wires that meet are joined."""

    theme: Theme = field(name="dress")
    runs: Annotated[tuple[Run, ...], Meta(min_length=4, max_length=120)]
    bridges: tuple[Point, ...]
    two_way: Annotated[tuple[Throw, ...], Meta(max_length=6)]


class Lit(Question, frozen=True, tag="lit"):
    """How many lamps light?"""


class LitOffered(Lit, frozen=True, tag="lit_choice"):
    """How many light, of four numbers?"""

    options: Numbers


class LitBoxes(Lit, frozen=True, tag="lit_boxes"):
    """Which lamps light? `lamp-1` and so on."""


class Burnt(Question, frozen=True, tag="burnt"):
    """How many others go out when a lamp burns out?"""

    lamp: Lamp


class BurntOffered(Burnt, frozen=True, tag="burnt_choice"):
    """How many others go out, of four numbers?"""

    options: Numbers


class BurntBoxes(Burnt, frozen=True, tag="burnt_boxes"):
    """Which others go out? `lamp-1` and so on."""


class Settings(Question, frozen=True, tag="settings"):
    """In how many settings of the two-way switches does a lamp light?"""

    lamp: Lamp


class SettingsOffered(Settings, frozen=True, tag="settings_choice"):
    """In how many settings does it light, of four numbers?"""

    options: Numbers


class Close(Question, frozen=True, tag="close"):
    """Which one of four open switches lights a lamp when it is closed?"""

    lamp: Lamp
    options: Runs


class Pair(Question, frozen=True, tag="pair"):
    """Which two of four open switches light a lamp when both are closed?"""

    lamp: Lamp
    switches: Runs
    options: tuple[Two, Two, Two, Two]


class Cut(Question, frozen=True, tag="cut"):
    """Which one of four cuts through wires puts out a lamp?"""

    lamp: Lamp
    options: Runs


class Most(Question, frozen=True, tag="most"):
    """Which one of four cuts through wires puts out the most lamps?"""

    options: Runs


class Short(Question, frozen=True, tag="short"):
    """Which one of four open switches makes a short circuit when it is closed?"""

    options: Runs


class Ways(Published, frozen=True):
    """The lamps on all ways of the current from pole to pole, the shortest first."""

    ways: tuple[Lamps, ...]


class Dark(Ways, frozen=True):
    """The same, and the dark lamps: those whose ends are joined by wire, those on dead ends, and all others."""

    bypassed: Lamps
    dead: Lamps
    detours: Lamps


class Tried(Ways, frozen=True):
    """The same, and the lamps that light after each change on offer; null for a short circuit."""

    tried: tuple[Lamps | None, Lamps | None, Lamps | None, Lamps | None]


class Lights(Tried, frozen=True):
    """The same, and the first way through the lamp after the right change."""

    way: Lamps


class Set(Published, frozen=True):
    """The sides to which levers are set, from the top row down, and the first way through the lamp then."""

    levers: tuple[Side, ...]
    way: Lamps


class Sets(Published, frozen=True):
    """All settings in which the lamp lights."""

    sets: tuple[Set, ...]


Statement: TypeAlias = Circuit
Query: TypeAlias = (
    Lit
    | LitOffered
    | LitBoxes
    | Burnt
    | BurntOffered
    | BurntBoxes
    | Settings
    | SettingsOffered
    | Close
    | Pair
    | Cut
    | Most
    | Short
)
Facts: TypeAlias = Ways | Sets

_UNIT: Final = "runs followed"
_FEW: Final = (Level.EASY, Level.MEDIUM)  # more settings would take patience only
_DEEP: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)  # whose circuits are nested deeply enough
QUESTIONS: Final[Questions] = {
    Lit: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Dark),
    LitOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Dark),
    LitBoxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Dark),
    Burnt: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Ways, levels=_DEEP),
    BurntOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Ways, levels=_DEEP),
    BurntBoxes: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Ways),
    Settings: Asked(form=AnswerForm.FILL_IN, unit=_UNIT, why=Sets, levels=_FEW),
    SettingsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_UNIT, why=Sets, levels=_FEW),
    Close: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Lights, levels=_DEEP[1:]),
    Pair: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Lights, levels=_DEEP),
    Cut: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Tried, levels=_DEEP[1:]),
    Most: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Tried),
    Short: Asked(form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Tried),
}
