"""The published form of `matrices/concrete_class`; things, properties and relations are those of ``things.toml``."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Name: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z_ ]+(?!\n)$", max_length=60)]
Trio: TypeAlias = tuple[int, int, int]
Split: TypeAlias = tuple[Trio, Trio]


class Shown(Published, frozen=True):
    """Things, by their names: five of an odd one out, three to belong to, six to divide, three of two pairs, or eight.

    The eight things of a grid stand row by row; its last place is empty. Six things can also be two rows of three.
    """

    things: Annotated[tuple[Name, ...], Meta(max_length=8)]


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Which of the five things lacks what the others have in common?"""


class Choice(Question, frozen=True):
    """Which of four things?"""

    options: tuple[Name, Name, Name, Name]


class Belongs(Choice, frozen=True, tag="belongs"):
    """Which thing alone shares something with all three?"""


class Grouping(Question, frozen=True, tag="grouping"):
    """Which three of six things, numbered from 1, share something that none of the other three has?"""

    options: tuple[Split, Split, Split, Split]


class Analogy(Choice, frozen=True, tag="analogy"):
    """To which thing does the third one stand as the first to the second?"""


class Matrix(Choice, frozen=True, tag="matrix"):
    """Which thing completes the grid, each row of which holds one thing of each of three classes?"""


class Crossed(Choice, frozen=True, tag="crossed"):
    """Which thing shares what the first three have in common, what the other three have, both, or neither?"""

    fits: Literal["both", "first", "second", "neither"]


class Shared(Published, frozen=True):
    """The nearest property that the things have and the odd one lacks."""

    fact: Name


class Joined(Published, frozen=True):
    """The nearest property that the three things and the right option have and the other options lack."""

    fact: Name


class Divided(Published, frozen=True):
    """Of each class, the nearest property that its things have and the others lack; null if there is none."""

    facts: tuple[Name | None, Name | None]


class Related(Published, frozen=True):
    """A relation of both pairs."""

    relation: Name


class Classes(Published, frozen=True):
    """The properties that make the three classes of a grid: of the missing thing, and of the last row's two."""

    facts: tuple[Name, Name, Name]


class Crossing(Published, frozen=True):
    """Of each row the nearest property that its things and the options have that fit it, and the other options lack."""

    facts: tuple[Name, Name]


Statement: TypeAlias = Shown
Query: TypeAlias = OddOneOut | Belongs | Grouping | Analogy | Matrix | Crossed

_CANDIDATES: Final = "candidates"
QUESTIONS: Final[Questions] = {
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=5,
        drawn=True,
        unit="property weight",
        why=Shared,
        weight={Level.EASY: 1, Level.MEDIUM: 2},
        labels={"mmiq_configuration": "odd one out"},
    ),
    Belongs: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_CANDIDATES,
        why=Joined,
        levels=(Level.EASY,),
        labels={"mmiq_configuration": "extrapolation"},
    ),
    Grouping: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit=_CANDIDATES,
        why=Divided,
        weight={Level.EASY: 1, Level.MEDIUM: 2},
        labels={"mmiq_configuration": "grouping"},
    ),
    Analogy: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_CANDIDATES,
        why=Related,
        labels={
            "visreason_subcategory": "rule learning and application",
            "mmiq_configuration": "visual analogy",
            "visualpuzzles_category": "analogical",
        },
    ),
    Matrix: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="classes that fit",
        why=Classes,
        weight={Level.EASY: 1, Level.MEDIUM: 2},
        labels={"mmiq_configuration": "Raven matrix"},
    ),
    Crossed: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_CANDIDATES,
        why=Crossing,
        weight=2,
        levels=(Level.MEDIUM,),
        labels={"mmiq_configuration": "extrapolation"},
    ),
}
