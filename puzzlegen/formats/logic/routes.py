"""The published form of `logic/routes`; stations are known by their numbers, from 1, and lines count from 0."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue

Station: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="a station")]
Stations: TypeAlias = tuple[Station, ...]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="a line")]
Trip: TypeAlias = tuple[Station, Station]
Numbers: TypeAlias = tuple[int, int, int, int]
Theme: TypeAlias = Literal["metro", "trams", "ferries"]


class Line(Published, frozen=True):
    """A line, which calls at these stations, in both directions."""

    hue: Hue
    stations: Annotated[Stations, Meta(min_length=2)]


class Net(Published, frozen=True):
    """The map: of station 1, 2 and so on the column and the row; and the lines, which meet in stations only."""

    theme: Theme = field(name="dress")
    places: Annotated[tuple[tuple[int, int], ...], Meta(min_length=3, max_length=99)]
    lines: Annotated[tuple[Line, ...], Meta(min_length=2, max_length=8)]


class OfTrip(Question, frozen=True):
    """A question about a trip."""

    start: Station
    goal: Station


class Changes(OfTrip, frozen=True, tag="changes"):
    """How many changes are needed at least?"""


class Stops(OfTrip, frozen=True, tag="stops"):
    """How many hops are needed at least, however often one changes?"""


class StopsOffered(Stops, frozen=True, tag="stops_choice"):
    """How many hops are needed at least, of four numbers?"""

    options: Numbers


class Lazy(OfTrip, frozen=True, tag="lazy"):
    """How many hops are needed at least with the fewest changes? They are more than the fewest of all."""


class LazyOffered(Lazy, frozen=True, tag="lazy_choice"):
    """How many hops are needed with the fewest changes, of four numbers?"""

    options: Numbers


class Ways(OfTrip, frozen=True, tag="ways"):
    """How many ways have the fewest hops?"""


class WaysOffered(Ways, frozen=True, tag="ways_choice"):
    """How many ways have the fewest hops, of four numbers?"""

    options: Numbers


class Longest(Question, frozen=True, tag="trip"):
    """Which one of four trips needs the most changes? Another one needs only one fewer."""

    options: tuple[Trip, Trip, Trip, Trip]


class Passed(OfTrip, frozen=True, tag="pass_box"):
    """Which is the only station on every way, named `station-5` and so on?"""


class Leg(NamedTuple):
    """A ride on a line from one station to another."""

    line: Number
    start: Station
    stop: Station


class Rounds(Published, frozen=True):
    """The lines that are met first without a change, after one, and so on, until one calls at the goal."""

    rounds: tuple[tuple[Number, ...], ...]


class Way(Published, frozen=True):
    """The stations of a way with the fewest hops."""

    way: Stations


class AllWays(Published, frozen=True):
    """The stations of all ways with the fewest hops, in order of their numbers."""

    ways: tuple[Stations, ...]


class Legs(Published, frozen=True):
    """The legs of a trip with the fewest changes, and then the fewest hops."""

    legs: tuple[Leg, ...]


class Cut(Published, frozen=True):
    """All that can be reached from one end of the trip, without the station that is needed."""

    end: Station
    reached: Stations


class Counts(Legs, frozen=True):
    """Those of the trip that is sought; and the fewest changes of all four."""

    changes: Numbers


Statement: TypeAlias = Net
Query: TypeAlias = Changes | Stops | StopsOffered | Lazy | LazyOffered | Ways | WaysOffered | Longest | Passed
Facts: TypeAlias = Rounds | Way | AllWays | Legs | Cut

_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
_RIDES: Final = "stations reached with as many rides"
_NEARER: Final = "stations no farther"
_WAYS: Final = "stations no farther, and ways"
_REACHED: Final = "stations to be reached"
QUESTIONS: Final[Questions] = {
    Changes: Asked(form=AnswerForm.FILL_IN, unit=_RIDES, why=Rounds, levels=(Level.EASY, Level.MEDIUM)),
    Stops: Asked(form=AnswerForm.FILL_IN, unit=_NEARER, why=Way),
    StopsOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_NEARER, why=Way),
    Lazy: Asked(form=AnswerForm.FILL_IN, unit=_RIDES, why=Legs),
    LazyOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_RIDES, why=Legs),
    Ways: Asked(form=AnswerForm.FILL_IN, unit=_WAYS, why=AllWays),
    WaysOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_WAYS, why=AllWays),
    Longest: Asked(form=AnswerForm.CHOICE, options=4, unit=f"{_RIDES}, in four trips", why=Counts, levels=_LATER),
    Passed: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_REACHED, why=Cut, levels=_LATER[:2]),
}
