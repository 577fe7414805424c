"""The published form of `logic/schedule`: a wall of clocks, plans of a day, or sheets of a calendar.

Clocks, offices and sheets are called P, Q, R and so on; they are numbered from 0 in this order.
"""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Time: TypeAlias = Annotated[int, Meta(ge=0, le=719, multiple_of=5, description="minutes after twelve")]
Tag: TypeAlias = Annotated[int, Meta(ge=-60, le=60, multiple_of=5, description="minutes by which a clock is fast")]
Local: TypeAlias = Annotated[int, Meta(ge=480, le=1200, multiple_of=15, description="minutes after midnight")]
Minutes: TypeAlias = Annotated[int, Meta(ge=15, le=1440, multiple_of=15)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="a clock, an office or a sheet")]
Name: TypeAlias = Literal["P", "Q", "R", "S", "T", "U"]
Month: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Weekday: TypeAlias = Annotated[int, Meta(ge=0, le=6, description="from Monday")]
Day: TypeAlias = Annotated[int, Meta(ge=0, le=31, description="0 for an empty place")]
Week: TypeAlias = tuple[Day, Day, Day, Day, Day, Day, Day]
WallTheme: TypeAlias = Literal["station", "kitchen", "tower"]
OfficeTheme: TypeAlias = Literal["offices", "ships", "studios"]
SheetTheme: TypeAlias = Literal["red", "blue", "green"]


class Clock(Published, frozen=True):
    """What a clock seems to show, and whether it has lost its hour hand; then it shows less than an hour."""

    seen: Time
    bare: bool


class Wall(Published, frozen=True, tag_field="scene", tag="wall"):
    """Clocks, their tags in rising order, one from each, and how many of them are seen in a mirror."""

    theme: WallTheme = field(name="dress")
    clocks: Annotated[tuple[Clock, ...], Meta(min_length=2, max_length=6)]
    tags: Annotated[tuple[Tag, ...], Meta(min_length=2, max_length=6)]
    reflected: Place


class Bar(NamedTuple):
    """From when to when an office is busy, by its own clock."""

    first: Local
    last: Local


class Office(Published, frozen=True):
    """The local time that its clock shows, and when it is busy."""

    clock: Local
    busy: tuple[Bar, ...]


class Offices(Published, frozen=True, tag_field="scene", tag="offices"):
    """Offices, ships or studios; a call needs all of them, from 8:00 to 20:00 by each clock."""

    theme: OfficeTheme = field(name="dress")
    offices: Annotated[tuple[Office, ...], Meta(min_length=2, max_length=6)]


class Sheet(Published, frozen=True):
    """The month of a sheet, null where its top is torn off, the weeks that are left, and whether its foot is torn."""

    month: Month | None
    weeks: Annotated[tuple[Week, ...], Meta(min_length=1, max_length=6)]
    torn: bool


class Sheets(Published, frozen=True, tag_field="scene", tag="sheets"):
    """Sheets of different months of one year, which may be a leap year."""

    theme: SheetTheme = field(name="dress")
    sheets: Annotated[tuple[Sheet, ...], Meta(min_length=2, max_length=6)]


class TrueTime(Question, frozen=True, tag="time"):
    """Which of four clocks shows the true time?"""

    options: tuple[Time, Time, Time, Time]


class PastTheHour(Question, frozen=True, tag="minutes"):
    """How many minutes past the hour is it?"""


class Right(Question, frozen=True, tag="right_box"):
    """Which clock is right? `clock-P` and so on."""


class Reflected(Question, frozen=True, tag="mirror_boxes"):
    """Which clocks are seen in a mirror? `clock-P` and so on."""


class Call(Question, frozen=True, tag="call"):
    """Which of four clocks shows what an office's clock shows when the only possible call of this length begins?"""

    office: Place
    minutes: Minutes
    options: tuple[Local, Local, Local, Local]


class Longest(Question, frozen=True, tag="longest"):
    """How many minutes can a call take?"""


class Cancel(Question, frozen=True, tag="bar_box"):
    """Which is the only bar without which there is time for a call? `bar-P-1` and so on."""

    minutes: Minutes


class MonthOf(Question, frozen=True, tag="month"):
    """Of which month is a sheet?"""

    sheet: Place


class WeekdayOf(Question, frozen=True, tag="weekday"):
    """Which weekday is a day that no sheet shows?"""

    month: Month
    day: Annotated[int, Meta(ge=1, le=28)]
    options: tuple[Weekday, Weekday, Weekday, Weekday]


class SheetOf(Question, frozen=True, tag="sheet_box"):
    """Which sheet is of a month? `sheet-P` and so on."""

    month: Month


class Step(NamedTuple):
    """A clock, and the times that it leaves of those before it, on offer or of all."""

    clock: Name
    times: tuple[int, ...]


class Against(Published, frozen=True):
    """A wrong time that each clock allows, and why it is wrong.

    Either `counts` of clocks in a mirror with which each can have a tag of its own; or `clocks` that have fewer `tags`
    than clocks between them.
    """

    time: int
    counts: tuple[int, ...]
    clocks: tuple[Name, ...]
    tags: tuple[int, ...]


class Worn(Published, frozen=True):
    """The time, the tag of each clock, the reflected ones, and how other times are ruled out."""

    time: int
    tags: tuple[int, ...]
    reflected: tuple[int, ...]
    steps: tuple[Step, ...]
    against: tuple[Against, ...]


class Span(NamedTuple):
    """From when to when all offices are free, in minutes from now."""

    first: int
    last: int


class Shared(Published, frozen=True):
    """When all offices are free."""

    spans: tuple[Span, ...]


class Freed(Published, frozen=True):
    """For how long all are free as it is; for how long, and from when, without the bar; and without any other, at most.

    `begin` is in minutes from now.
    """

    shared: int
    begin: int
    best: int
    second: int


class Year(NamedTuple):
    """The weekday on which a year begins, and whether it is a leap year."""

    first: Weekday
    leap: Annotated[int, Meta(ge=0, le=1)]


class May(NamedTuple):
    """A sheet, and the months that it may be of, from 0."""

    sheet: Place
    months: tuple[int, ...]


class Fit(NamedTuple):
    """Whether the year is a leap year, and the months that sheets may be of then."""

    leap: Annotated[int, Meta(ge=0, le=1)]
    sheets: tuple[May, ...]


class Months(Published, frozen=True):
    """The years in which each sheet fits another month; and the months of sheets, where one sheet shows its own.

    `fits` has the years in which that sheet has its month: with all other sheets, or with the one in question if all
    these years agree on it; none, if a weekday follows from the month that is shown alone.
    """

    years: tuple[Year, ...]
    fits: tuple[Fit, ...]


Statement: TypeAlias = Wall | Offices | Sheets
Query: TypeAlias = TrueTime | PastTheHour | Right | Reflected | Call | Longest | Cancel | MonthOf | WeekdayOf | SheetOf
Facts: TypeAlias = Worn | Shared | Freed | Months

_OFFERED: Final = (Level.EASY, Level.MEDIUM, Level.HARD)
_CLOCKS: Final = "coincidences to rule out"
_BARS: Final = "bars carried over"
_MONTHS: Final = "months that fit"
QUESTIONS: Final[Questions] = {
    TrueTime: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_CLOCKS, why=Worn, levels=(Level.MEDIUM,)),
    PastTheHour: Asked(form=AnswerForm.FILL_IN, unit=_CLOCKS, why=Worn),
    Right: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_CLOCKS, why=Worn),
    Reflected: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_CLOCKS, why=Worn),
    Call: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_BARS, why=Shared, levels=_OFFERED),
    Longest: Asked(form=AnswerForm.FILL_IN, unit=_BARS, why=Shared),
    Cancel: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_BARS, why=Freed),
    MonthOf: Asked(form=AnswerForm.FILL_IN, unit=_MONTHS, why=Months),
    WeekdayOf: Asked(form=AnswerForm.CHOICE, options=4, unit=_MONTHS, why=Months),
    SheetOf: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_MONTHS, why=Months),
}
