"""The published form of `logic/relations_web`: a food web or a family tree."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Species: TypeAlias = Annotated[int, Meta(ge=0, le=39, description="a species")]
Some: TypeAlias = tuple[Species, ...]
Name: TypeAlias = Annotated[str, Meta(pattern=r"^[E-HJ-NP-Z](?!\n)$", description="a letter, but no option's")]
People: TypeAlias = tuple[Name, ...]
Sex: TypeAlias = Literal["m", "f"]
Relative: TypeAlias = Literal["father", "mother", "brother", "sister", "son", "daughter", "husband", "wife"]
Step: TypeAlias = Relative | Literal["parent", "sibling", "child", "spouse"]
Steps: TypeAlias = Annotated[tuple[Step, ...], Meta(min_length=1, max_length=8)]


class Arrow(NamedTuple):
    """What is eaten, and who eats it, one row above."""

    food: Species
    eater: Species


class Web(Published, frozen=True, tag_field="world", tag="web"):
    """Species, which are numbered from 0 in this order, the row of each, from 0 at the bottom, and who eats what."""

    names: Annotated[tuple[str, ...], Meta(min_length=2, max_length=40)]
    layers: tuple[Annotated[int, Meta(ge=0, le=5)], ...]
    arrows: tuple[Arrow, ...]


class Person(Published, frozen=True):
    """Somebody in a family tree."""

    name: Name
    sex: Sex


class Couple(NamedTuple):
    """Husband and wife in any order, and their children; the couple may have none."""

    one: Name
    other: Name
    children: People


class Tree(Published, frozen=True, tag_field="world", tag="tree"):
    """A family; the first couple is at the top, and of any other one, one of the two is there already."""

    people: Annotated[tuple[Person, ...], Meta(min_length=2, max_length=20)]
    couples: tuple[Couple, ...]


class Dies(Question, frozen=True, tag="dies"):
    """Some species disappear. Which others die out because of that? `node-1` and so on, in the order of the names."""

    gone: Some


class Toll(Question, frozen=True, tag="toll"):
    """How many others die out?"""

    gone: Some


class Least(Question, frozen=True, tag="least"):
    """How many species of the bottom row, at least, keep all of these alive?"""

    herd: Annotated[Some, Meta(min_length=1, max_length=6)]


class Who(Question, frozen=True, tag="who"):
    """To whom do the steps lead?"""

    start: Name
    steps: Steps


class Many(Question, frozen=True, tag="many"):
    """To how many people do the steps lead?"""

    start: Name
    steps: Steps


class Kin(Question, frozen=True, tag="kin"):
    """Which of four lists of steps lead from somebody to somebody else?"""

    start: Name
    end: Name
    options: tuple[Steps, Steps, Steps, Steps]


class Losses(Published, frozen=True):
    """Who dies out at once, after that, and so on, each time in the order of the species."""

    rounds: tuple[Some, ...]


class Needs(Published, frozen=True):
    """A smallest choice of plants, and the plants on which each animal in question hangs, directly or not."""

    plants: Some
    hanging: tuple[Some, ...]


class Reached(Published, frozen=True):
    """Whom each further step reaches, in the order of the people."""

    reached: tuple[People, ...]


class Ways(Reached, frozen=True):
    """The same for the steps that lead there; and whom each option leads to."""

    others: tuple[People, People, People, People]


Statement: TypeAlias = Web | Tree
Query: TypeAlias = Dies | Toll | Least | Who | Kin | Many
Facts: TypeAlias = Losses | Needs | Reached

_ARROWS: Final = "arrows followed"
_PEOPLE: Final = "people looked at"
_NEAR: Final = (Level.EASY, Level.MEDIUM)  # the way to a single person is followed in a moment
_FAR: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
_NOT_EXTREME: Final = (Level.EASY, Level.MEDIUM, Level.HARD)  # where few webs and trees have every answer
QUESTIONS: Final[Questions] = {
    Dies: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_ARROWS, why=Losses),
    Toll: Asked(form=AnswerForm.FILL_IN, unit=_ARROWS, why=Losses),
    Least: Asked(form=AnswerForm.FILL_IN, unit=_ARROWS, why=Needs, levels=_NOT_EXTREME),
    Who: Asked(form=AnswerForm.FILL_IN, unit=_PEOPLE, why=Reached, levels=_NEAR),
    Kin: Asked(form=AnswerForm.CHOICE, options=4, unit=_PEOPLE, why=Ways, levels=_FAR),
    Many: Asked(form=AnswerForm.FILL_IN, unit=_PEOPLE, why=Reached, levels=_NOT_EXTREME),
}
