"""The published form of `solids/same_angle`.

Turns are whole degrees clockwise, as seen from above.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.solids.fronts import Floor, Kind

Step: TypeAlias = Literal[30, 45]
Rule: TypeAlias = Literal["steady", "growing"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=12, description="the number of a body")]
Turn: TypeAlias = Annotated[int, Meta(ge=0, le=359)]
Turns: TypeAlias = tuple[Turn, ...]


class Body(Published, frozen=True):
    """A body: how far its front is turned clockwise from pointing at the viewer, and where it stands.

    Places are tenths of a plate's radius, to the right and away.
    """

    number: Number
    kind: Kind
    faces: Turn
    at: tuple[int, int]


Picture: TypeAlias = Annotated[tuple[Body, ...], Meta(min_length=1, max_length=8)]
Four: TypeAlias = tuple[Picture, Picture, Picture, Picture]


class Shown(Published, frozen=True):
    """Pictures of bodies on round plates with marks all around, `step` degrees apart; `floor` decides nothing."""

    step: Step
    floor: Floor
    pictures: Annotated[tuple[Picture, ...], Meta(max_length=8)]


class Same(Question, frozen=True, tag="same"):
    """Which picture has the turn (of three bodies: both turns) of the sample?"""

    options: Four


class Odd(Question, frozen=True, tag="odd"):
    """Which picture has another turn than all others?"""

    options: Four


class OddBoxed(Question, frozen=True, tag="odd_box"):
    """Which picture of the statement, lettered from A, has another turn than all others?"""


class Between(Question, frozen=True, tag="turn"):
    """What is the turn from one body to another?"""

    start: Number
    end: Number


class BetweenOffered(Between, frozen=True, tag="turn_choice"):
    """What is it, of four turns?"""

    options: tuple[int, int, int, int]


class Wrong(Question, frozen=True, tag="breaks_box"):
    """Which body of a row is turned wrongly?"""

    rule: Rule


class WrongOffered(Wrong, frozen=True, tag="breaks_choice"):
    """Which one is, of four bodies?"""

    options: tuple[Number, Number, Number, Number]


class Next(Question, frozen=True, tag="next"):
    """How does the next body of a row face? It is shown alone, or beside the last body of the row."""

    rule: Rule
    options: Four


class Count(Question, frozen=True, tag="count"):
    """How many of the other bodies face the same way as body 1?"""


class Compared(Published, frozen=True):
    """The turns from each body to the next one, picture by picture, the sample first."""

    turns: tuple[Turns, ...]


class Way(Published, frozen=True):
    """A shortest way by bodies that are seen in one picture, and the turns from each of them to the next one."""

    way: tuple[Number, ...]
    turns: Turns


class Row(Published, frozen=True):
    """The turns from each body to the next one; the last turn is that to the body which is on offer."""

    turns: Turns


class Mended(Published, frozen=True):
    """The turns from each body to the next one: as they are, and once the wrong body has been turned."""

    turns: Turns
    right: Turns
    wrong: Number


class FromFirst(Published, frozen=True):
    """The turns from body 1 to bodies 2, 3 and so on."""

    turns: Turns


Statement: TypeAlias = Shown
Query: TypeAlias = Same | Odd | OddBoxed | Between | BetweenOffered | Wrong | WrongOffered | Next | Count
Facts: TypeAlias = Compared | Way | Row | Mended | FromFirst

_PICTURES: Final = "looks, kinds, sides and turns"
_SUM: Final = "turns to add up"
_ODD: Final = (Level.EASY, Level.HARD, Level.EXTREME)  # without sides, all of them take one property
_ROW: Final = "turns, changes of turns and sides, kinds and marks of a row"
QUESTIONS: Final[Questions] = {
    Same: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_PICTURES,
        why=Compared,
        labels={"mmiq_configuration": "visual analogy"},
    ),
    Odd: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_PICTURES,
        why=Compared,
        levels=_ODD,
        labels={"mmiq_configuration": "odd one out"},
    ),
    OddBoxed: Asked(
        form=AnswerForm.BOUNDING_BOXES,
        unit=_PICTURES,
        why=Compared,
        levels=_ODD,
        labels={"mmiq_configuration": "odd one out"},
    ),
    Between: Asked(form=AnswerForm.FILL_IN, unit=_SUM, why=Way),
    BetweenOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_SUM, why=Way),
    Wrong: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_ROW, why=Mended, levels=(Level.EASY, Level.MEDIUM)),
    WrongOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_ROW, why=Mended),
    Next: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=f"{_ROW}, and turns on offer",
        why=Row,
        levels=(Level.EASY, Level.HARD, Level.EXTREME),
        labels={"mmiq_configuration": "extrapolation"},
    ),
    Count: Asked(form=AnswerForm.FILL_IN, unit="turns, sides, kinds and marks of a room", why=FromFirst),
}
