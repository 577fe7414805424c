"""The published form of `solids/cube_net`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.solids.kits.signs import Corner, Sign

Place: TypeAlias = Annotated[int, Meta(ge=0, le=5)]


class Cell(Published, frozen=True):
    """A square of a net, counted in rows downwards and columns to the right, as seen from outside."""

    row: Place
    column: Place
    sign: Sign


Net: TypeAlias = Annotated[tuple[Cell, ...], Meta(min_length=6, max_length=6)]


class Given(Published, frozen=True):
    """A net, or a cube if a net is asked for."""

    net: Net | None = None
    cube: Corner | None = None


class Fold(Question, frozen=True, tag="fold"):
    """Which of these is a corner of the cube that the net folds to?"""

    options: Annotated[tuple[Corner, ...], Meta(min_length=2, max_length=8)]


class NotFold(Question, frozen=True, tag="not_fold"):
    """Which of these is no corner of the cube that the net folds to?"""

    options: Annotated[tuple[Corner, ...], Meta(min_length=2, max_length=8)]


class FromNet(Question, frozen=True, tag="net"):
    """Which of these nets folds to a cube with the corner that is given?"""

    options: Annotated[tuple[Net, ...], Meta(min_length=2, max_length=8)]


class Cube(Published, frozen=True):
    """A folded cube; its walls stand upright, and the upper sides of its top and its bottom are at the back."""

    top: Sign
    front: Sign
    right: Sign
    back: Sign
    left: Sign
    bottom: Sign


class Folded(Published, frozen=True):
    """The cubes that the nets fold to: the one net that is given, or each on offer."""

    cubes: Annotated[tuple[Cube, ...], Meta(min_length=1, max_length=8)]


Statement: TypeAlias = Given
Query: TypeAlias = Fold | NotFold | FromNet

_UNIT: Final = "weighted folds"
_OPTIONS: Final = {Level.EASY: 4, Level.MEDIUM: 4, Level.HARD: 4, Level.EXTREME: 8}
QUESTIONS: Final[Questions] = {
    Fold: Asked(form=AnswerForm.CHOICE, options=_OPTIONS, others=(4,), drawn=True, unit=_UNIT, why=Folded),
    NotFold: Asked(form=AnswerForm.CHOICE, options=3, drawn=True, unit=_UNIT, why=Folded, levels=(Level.HARD,)),
    FromNet: Asked(form=AnswerForm.CHOICE, options=_OPTIONS, drawn=True, unit=_UNIT, why=Folded),
}
