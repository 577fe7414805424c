"""The published form of `logic/clue_grid`; places and cards are numbered from 0, in the order of the statement."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.core.scene import Hue

Scene: TypeAlias = Literal["house", "street", "huts", "train", "table"]
Relation: TypeAlias = Literal["same", "beside", "next", "before", "gap", "opposite"]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=5, description="a place")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=11, description="a card")]
Names: TypeAlias = Annotated[tuple[str, ...], Meta(min_length=3, max_length=6)]


class Seen(NamedTuple):
    """Who, or what, is in place from the start."""

    name: str
    place: Place


class Card(Published, frozen=True):
    """A name and another one, or a colour that stands for any one place of it; crossed out, this is not so.

    The relations are `same` (place), `beside` (next to each other), `next` (`one` directly to the left of `other`,
    above it, or just before it clockwise), `before` (somewhere to the left, or above), `gap` (one place between them)
    and `opposite` (at a table with an even number of seats).
    """

    relation: Relation
    one: str
    other: str
    crossed: bool


Options: TypeAlias = tuple[Card, Card, Card, Card]


class Clues(Published, frozen=True):
    """Places with their colours, from the left, from the top, or clockwise, and an animal and a thing for each."""

    scene: Scene
    hues: Annotated[tuple[Hue, ...], Meta(min_length=3, max_length=6)]
    animals: Names
    things: Names
    seen: tuple[Seen, ...]
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=12)]


class Who(Question, frozen=True, tag="who"):
    """Which of four animals belongs to a place?"""

    place: Place
    options: tuple[str, str, str, str]


class Where(Question, frozen=True, tag="where"):
    """To which place does an animal belong? `place-1` and so on."""

    name: str


class Owner(Question, frozen=True, tag="owner"):
    """To which of four animals does a thing belong?"""

    thing: str
    options: tuple[str, str, str, str]


class Must(Question, frozen=True, tag="must"):
    """Which of four cards is true of all arrangements that the numbered ones allow? All show the same relation."""

    options: Options


class Cannot(Question, frozen=True, tag="cannot"):
    """Which of four cards is true of none of the arrangements that the numbered ones allow?"""

    options: Options


class Count(Question, frozen=True, tag="count"):
    """How many arrangements do the cards allow?"""


class Spare(Question, frozen=True, tag="spare"):
    """Which card follows from the others? Its number, from 1."""


class Wrong(Question, frozen=True, tag="wrong"):
    """Which card is false, while all others are true? Its number, from 1."""


class Excluded(NamedTuple):
    """A place that is open to a name by what is known, and the cards that exclude it together."""

    place: Place
    cards: tuple[Number, ...]


class Step(NamedTuple):
    """Where a name belongs, and what excludes each other place."""

    name: str
    place: Place
    against: tuple[Excluded, ...]


class Home(NamedTuple):
    """Who belongs to a place, with what."""

    animal: str
    thing: str


Arrangement: TypeAlias = tuple[Home, ...]


class Steps(Published, frozen=True):
    """The steps that lead to the answer, each by those before it."""

    steps: tuple[Step, ...]


class Left(Steps, frozen=True):
    """The steps to all names that have the same place in all arrangements, or that the card to spare is about.

    And all arrangements that the cards allow.
    """

    left: tuple[Arrangement, ...]


class Against(Left, frozen=True):
    """The same, and the first arrangement that speaks against each option; -1 for the right one."""

    against: tuple[int, int, int, int]


class Conflicts(Published, frozen=True):
    """Groups of cards that contradict one another, and all arrangements that the cards but the wrong one allow.

    The first group leaves no place for ``name``: its cards exclude each one that is open.
    """

    conflicts: Annotated[tuple[tuple[Number, ...], ...], Meta(min_length=1)]
    name: str
    against: tuple[Excluded, ...]
    left: tuple[Arrangement, ...]


Statement: TypeAlias = Clues
Query: TypeAlias = Who | Where | Owner | Must | Cannot | Count | Spare | Wrong

_PLACES: Final = "places weighed"
_BOTH: Final = "places and arrangements weighed"
_LATER: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Who: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_PLACES, why=Steps, levels=_LATER),
    Where: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_PLACES, why=Steps),
    Owner: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_PLACES, why=Steps),
    Must: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_BOTH,
        why=Against,
        levels=_LATER,
    ),
    Cannot: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_BOTH, why=Against),
    Count: Asked(form=AnswerForm.FILL_IN, unit=_PLACES, why=Left),
    Spare: Asked(form=AnswerForm.FILL_IN, unit=_BOTH, why=Left),
    Wrong: Asked(form=AnswerForm.FILL_IN, unit=_PLACES, why=Conflicts),
}
