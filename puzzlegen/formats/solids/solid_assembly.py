"""The published form of `solids/solid_assembly`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.solids.kits.cubes import Cells, Quarters

Size: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Pieces: TypeAlias = Annotated[tuple[Cells, ...], Meta(min_length=2, max_length=4)]


class Given(Published, frozen=True):
    """The sizes of a block, and what is shown of it."""

    block: tuple[Size, Size, Size]
    solid: Cells


class Gap(Question, frozen=True, tag="gap"):
    """Which piece fills what the block lacks, which stands as it is shown?"""

    options: Pieces


class Pair(Question, frozen=True, tag="pair"):
    """Which piece makes the block together with the loose piece that is shown?"""

    options: Pieces


class Turns(Published, frozen=True):
    """The quarter turns by which the right piece comes to lie as it is needed."""

    quarters: Quarters


Statement: TypeAlias = Given
Query: TypeAlias = Gap | Pair

_UNIT: Final = "cubes to be placed"
QUESTIONS: Final[Questions] = {
    Gap: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        # Large pieces that can be seen well are rare
        weight={Level.EASY: 1, Level.MEDIUM: 1, Level.HARD: 1, Level.EXTREME: 3},
        unit=_UNIT,
        why=Turns,
    ),
    Pair: Asked(
        form=AnswerForm.CHOICE, options=4, drawn=True, unit=_UNIT, why=Turns, levels=(Level.HARD, Level.EXTREME)
    ),
}
