"""The published form of `cues/matchsticks`; `surface` is what the matches lie on, and decides nothing."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Surface: TypeAlias = Literal["oak", "gingham", "slate", "felt", "linen", "walnut"]
Manner: TypeAlias = Literal["move", "remove", "add"]
Hue: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Sign: TypeAlias = Annotated[str, Meta(pattern=r"^(=|[a-g]{0,7}|h?v?)(?!\n)$", description="slots with a match")]
Signs: TypeAlias = Annotated[tuple[Sign, ...], Meta(min_length=1, max_length=11)]
Across: TypeAlias = Annotated[str, Meta(pattern=r"^[.#roygbp]{1,11}(?!\n)$", description="matches by their heads")]
Down: TypeAlias = Annotated[str, Meta(pattern=r"^[.#roygbp]{2,12}(?!\n)$", description="matches by their heads")]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=10, description="a sign, counted from 0")]
Slot: TypeAlias = Literal["a", "b", "c", "d", "e", "f", "g", "h", "v"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Numbers: TypeAlias = tuple[Number, Number, Number, Number]


class Figure(Published, frozen=True, tag_field="figure"):
    """Matches on a table."""

    surface: Surface


class Equation(Figure, frozen=True, tag="equation"):
    """The matches of each sign by their slots.

    Those of a digit are lettered as on a seven-segment display, `a` on top, then clockwise `b` to `f`, and `g` in the
    middle; an operator has the horizontal slot `h` and the vertical slot `v`; `=` is the equals sign.
    """

    signs: Signs


class Word(Figure, frozen=True, tag="word"):
    """The matches of each letter by their slots, which are those of a digit."""

    signs: Signs


class Lattice(Figure, frozen=True, tag="squares"):
    """The horizontal matches, line by line from the top, and the vertical ones.

    There is `.` for no match, the first letter of its colour for a coloured head, and `#` for any other match.
    """

    across: Annotated[tuple[Across, ...], Meta(min_length=2, max_length=12)]
    down: Annotated[tuple[Down, ...], Meta(min_length=1, max_length=11)]


class Head(NamedTuple):
    """A match, and the colour of its head."""

    at: Place
    slot: Slot
    hue: Hue


class Change(Question, frozen=True, tag="equation"):
    """What is the true equation after exactly `count` matches have been moved, taken away or added?

    A moved match goes into a slot that is empty in the picture.
    """

    change: Manner
    count: Annotated[int, Meta(ge=1, le=9)]


class Moved(Question, frozen=True, tag="moved_box"):
    """Which match is moved? It is named `match-0-a` by its sign and its slot."""

    change: Literal["move"]
    count: Literal[1]


class MovedOffered(Moved, frozen=True, tag="moved"):
    """Which of four matches with coloured heads is moved?"""

    options: tuple[Head, Head, Head, Head]


class Spell(Question, frozen=True, tag="word"):
    """Which common English word remains once exactly `count` matches have been taken away?"""

    count: Annotated[int, Meta(ge=1, le=30)]


class Squares(Question, frozen=True, tag="squares"):
    """How many squares of any size are there? Matches inside do not matter."""


class SquaresOffered(Squares, frozen=True, tag="squares_choice"):
    """How many, of four numbers?"""

    options: Numbers


class Left(Question, frozen=True, tag="left"):
    """How many squares are left once the matches with red heads are gone?"""


class LeftOffered(Left, frozen=True, tag="left_choice"):
    """How many, of four numbers?"""

    options: Numbers


class Colour(Question, frozen=True, tag="colour"):
    """Which colour has to go, so that exactly so many squares are `left`? Each colour has as many matches."""

    left: Number
    options: tuple[Hue, Hue, Hue, Hue]


class Result(Published, frozen=True):
    """The equation that comes out."""

    result: str


class Sizes(Published, frozen=True):
    """For each size of squares, from the smallest on, how many begin in each row of the lattice."""

    sizes: tuple[tuple[Number, ...], ...]


class Remains(Published, frozen=True):
    """How many squares are left without the matches of each colour on offer."""

    left: Numbers


Statement: TypeAlias = Equation | Word | Lattice
Query: TypeAlias = Change | Moved | MovedOffered | Spell | Squares | SquaresOffered | Left | LeftOffered | Colour

_RESULTS: Final = "readable results"
_LOOKED: Final = "matches looked at"
_USUAL: Final[tuple[Level, ...]] = (Level.EASY, Level.MEDIUM, Level.HARD)
QUESTIONS: Final[Questions] = {
    Change: Asked(
        form=AnswerForm.FILL_IN,
        weight={Level.EASY: 2, Level.MEDIUM: 2, Level.HARD: 3, Level.EXTREME: 2},
        unit=_RESULTS,
        why=Result,
    ),
    MovedOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_RESULTS, why=Result, levels=(Level.MEDIUM,)),
    Moved: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_RESULTS, why=Result, levels=_USUAL),
    Spell: Asked(
        form=AnswerForm.FILL_IN,
        weight={Level.EASY: 2, Level.MEDIUM: 2, Level.HARD: 1, Level.EXTREME: 1},
        unit=_RESULTS,
        labels={"visreason_subcategory": "hidden word", "mmiq_paradigm": None},
    ),
    Squares: Asked(form=AnswerForm.FILL_IN, unit=_LOOKED, why=Sizes),
    SquaresOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_LOOKED, why=Sizes),
    Left: Asked(form=AnswerForm.FILL_IN, unit=_LOOKED, why=Sizes, levels=_USUAL),
    LeftOffered: Asked(form=AnswerForm.CHOICE, options=4, weight=0, one_in=3, unit=_LOOKED, why=Sizes, levels=_USUAL),
    Colour: Asked(form=AnswerForm.CHOICE, options=4, unit=_LOOKED, why=Remains, levels=_USUAL),
}
