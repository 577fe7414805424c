"""The published form of `solids/rotation`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.solids.kits.cubes import Cells, Quarters

Number: TypeAlias = Annotated[int, Meta(ge=1, le=6, description="of a solid")]
Group: TypeAlias = tuple[Number, Number, Number]
Letter: TypeAlias = Literal["A", "B", "C", "D"]
Contrast: TypeAlias = Literal["mirror", "moved"]
Offered: TypeAlias = Annotated[tuple[Cells, ...], Meta(min_length=2, max_length=4)]


class Given(Published, frozen=True):
    """One solid; that, and another one before and after a turn; or four solids, or six that are to be divided."""

    before: Cells | None = None
    after: Cells | None = None
    solid: Cells | None = None
    solids: Annotated[tuple[Cells, ...], Meta(min_length=4, max_length=6)] = ()


class Same(Question, frozen=True, tag="same"):
    """Which of these is the same solid, turned?"""

    options: Offered


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Which of four solids cannot be turned into the others, by its letter?"""


class OddOneBoxed(OddOneOut, frozen=True, tag="odd_one_out_box"):
    """Which of four solids cannot be turned into the others, in the picture?"""


class Grouping(Question, frozen=True, tag="grouping"):
    """Which two groups are one solid each, turned?"""

    options: Annotated[tuple[tuple[Group, Group], ...], Meta(min_length=2, max_length=4)]


class Analogy(Question, frozen=True, tag="analogy"):
    """What becomes of a solid by the turn that is shown?"""

    options: Offered


class Turns(Published, frozen=True):
    """The quarter turns that make one solid of another."""

    quarters: Quarters


class Images(Turns, frozen=True):
    """The same, and the option that is the mirror image."""

    mirror: Letter


class Chains(Published, frozen=True):
    """How solids that are alike are turned into one another, group by group, and what tells the others from them.

    They are mirror images of these, or have one cube elsewhere.
    """

    contrast: Contrast
    chains: tuple[tuple[tuple[Number, Number, Quarters], ...], ...]


Statement: TypeAlias = Given
Query: TypeAlias = Same | OddOneOut | OddOneBoxed | Grouping | Analogy

_UNIT: Final = "cubes times quarter turns"
_TURNED: Final = (Level.EASY, Level.MEDIUM, Level.HARD)  # no turn takes more than three quarters
QUESTIONS: Final[Questions] = {
    Same: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Images, levels=_TURNED),
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Chains,
        labels={"mmiq_configuration": "odd one out"},
    ),
    OddOneBoxed: Asked(
        form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Chains, labels={"mmiq_configuration": "odd one out"}
    ),
    Grouping: Asked(
        form=AnswerForm.CHOICE, options=4, unit=_UNIT, why=Chains, labels={"mmiq_configuration": "grouping"}
    ),
    Analogy: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=Turns,
        levels=_TURNED,
        labels={"mmiq_configuration": "visual analogy"},
    ),
}
