"""The published form of `cues/venn_letters`; a region is the sum of 1, 2 and 4 for each of the hoops it lies within."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Number: TypeAlias = Annotated[int, Meta(ge=1, le=26)]
Region: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="a region, 0 being outside of all hoops")]
Bead: TypeAlias = Number | Literal["?"] | None
Written: TypeAlias = Literal["numbers", "letters"]
Code: TypeAlias = Literal["plain", "secret", "either way"]
Four: TypeAlias = tuple[str, str, str, str]


class Hoops(Published, frozen=True):
    """Two or three hoops, each a hue or a thing of `puzzlegen/facts/things.toml`; none for the one that is asked for.

    For each region, from 1 on, there are its `beads`: `"?"` is the one that is asked for, and nothing stands on a blank
    one. With a `plain` code, A is 1, or is written A; a `secret` one has to be found, and so has that which may run
    `either way` through the alphabet. Beads show `written` numbers, or letters (1 as A). The hoops are arranged
    by `turn` quarters.
    """

    hoops: Annotated[tuple[str | None, ...], Meta(min_length=2, max_length=3)]
    beads: tuple[Annotated[tuple[Bead, ...], Meta(max_length=8)], ...]
    code: Code
    written: Written
    turn: Literal[0, 1, 2, 3]


class Missing(Question, frozen=True, tag="missing"):
    """What stands on the bead with the question mark, in the code?"""


class Place(Question, frozen=True, tag="place"):
    """In which of four regions, from each of which a bead is missing, does the one with this number belong?"""

    number: Number
    options: tuple[Region, Region, Region, Region]


class Which(Question, frozen=True, tag="which"):
    """Which of four hues or things does the hoop with the question mark stand for?"""

    options: Four


class Letter(Question, frozen=True, tag="letter"):
    """Which letter does a number stand for?"""

    number: Number


class Facts(Published, frozen=True):
    """The words of the hoops, the number of A, and, where the alphabet may run either way, whether numbers rise."""

    words: tuple[str, ...]
    a: Number
    step: Literal[1, -1] | None = None


Statement: TypeAlias = Hoops
Query: TypeAlias = Missing | Place | Which | Letter

_ONE: Final = "look-ups"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Missing: Asked(form=AnswerForm.FILL_IN, unit=_ONE, why=Facts),
    Place: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_ONE, why=Facts),
    Which: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="look-ups for all options",
        why=Facts,
        levels=(Level.EASY, Level.MEDIUM, Level.HARD),
    ),
    Letter: Asked(form=AnswerForm.FILL_IN, unit=_ONE, why=Facts, levels=_LATER),
}
