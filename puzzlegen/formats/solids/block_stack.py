"""The published form of `solids/block_stack`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.solids.kits.stacks import Columns


class Given(Published, frozen=True):
    """A stack of cubes, without wedges."""

    stack: Columns


class Count(Question, frozen=True, tag="count"):
    """How many cubes does the stack have?"""


class Painted(Question, frozen=True, tag="painted"):
    """How many faces of cubes are painted, if the stack is, but not where it touches the ground?"""


class Back(Question, frozen=True, tag="back"):
    """Which of these does the stack look like from behind, as it stands there after half a turn?"""

    options: Annotated[tuple[Columns, ...], Meta(min_length=2, max_length=4)]


class Parts(Published, frozen=True):
    """What makes up the number: cubes layer by layer from the ground, or painted faces.

    Faces are those on top, in front, at the back, on the left and on the right.
    """

    parts: tuple[int, ...]


Statement: TypeAlias = Given
Query: TypeAlias = Count | Painted | Back

QUESTIONS: Final[Questions] = {
    Count: Asked(form=AnswerForm.FILL_IN, unit="cubes", why=Parts),
    Painted: Asked(form=AnswerForm.FILL_IN, unit="painted faces", why=Parts),
    Back: Asked(form=AnswerForm.CHOICE, options=4, unit="cubes", levels=(Level.EASY, Level.MEDIUM)),
}
