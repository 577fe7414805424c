"""The published form of `boards/sliding_block`; equal letters are one piece, `.` is free, `#` never moves.

Pieces are lettered in reading order, and numbered in the same order.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Theme: TypeAlias = Literal["cars", "boats", "blocks", "crates", "pucks"]
Way: TypeAlias = Literal["up", "down", "left", "right"]
Row: TypeAlias = Annotated[str, Meta(min_length=1, max_length=10, pattern=r"^[a-z.#]+(?!\n)$")]
Rows: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=10)]
Letter: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z](?!\n)$")]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Line: TypeAlias = Annotated[int, Meta(ge=0, le=9, description="row, column")]
Cell: TypeAlias = tuple[Line, Line]
Push: TypeAlias = tuple[Letter, Way]
Step: TypeAlias = tuple[Letter, Way, Few]
Move: TypeAlias = tuple[int, Way, Few]
Moves: TypeAlias = tuple[Move, ...]


class Board(Published, frozen=True):
    """What slides and its colours, the board from the top, the red piece, and the upper left cell of its goal.

    Vehicles move along their length only, pucks until something stops them, all others any way. In yards and harbours
    the goal is at the end of the red one's lane, where it leaves; there is none where the question is about none.
    """

    theme: Theme = field(name="dress")
    tone: Annotated[int, Meta(ge=0, le=3)]
    rows: Rows
    special: Letter
    goal: Cell | None


class Fewest(Question, frozen=True, tag="fewest"):
    """How many moves bring the red piece to its goal, at least?"""


class FewestOffered(Fewest, frozen=True, tag="fewest_choice"):
    """How many, of four numbers in a row?"""

    options: tuple[int, int, int, int]


class First(Question, frozen=True, tag="first"):
    """Which of four moves that are possible now begins a shortest way?"""

    options: tuple[Step, Step, Step, Step]


class Mover(Question, frozen=True, tag="mover"):
    """Which piece moves first on every shortest way?"""


class MoverBox(Mover, frozen=True, tag="mover_box"):
    """The same; the piece is to be boxed."""


class Stay(Question, frozen=True, tag="stay"):
    """Which of four pieces can stay where it is all the time, in however many moves?"""

    options: tuple[Letter, Letter, Letter, Letter]


class Within(Question, frozen=True, tag="within"):
    """Which of four drawn positions can be reached in at most so many moves?"""

    moves: Few
    options: tuple[Rows, Rows, Rows, Rows]


class After(Question, frozen=True, tag="after"):
    """Which of four drawn positions comes out after these moves, each of which goes as far as it can?"""

    moves: Annotated[tuple[Push, ...], Meta(min_length=1, max_length=20)]
    options: tuple[Rows, Rows, Rows, Rows]


class Now(Question, frozen=True, tag="now"):
    """How many moves are possible?"""


class Led(Published, frozen=True):
    """Moves that lead to what is asked for: the number of the piece, where and how far it goes."""

    way: Moves


class Met(Led, frozen=True):
    """The same, and how many positions arise in fewer moves, or in as many as the question allows."""

    met: int


class Firsts(Led, frozen=True):
    """The same, and first moves: those on offer, or the quickest of each piece.

    Each has the fewest moves in all with which it ends at the goal, 0 where it never does.
    """

    firsts: tuple[tuple[int, Way, Few, int], ...]


class Stuck(Led, frozen=True):
    """The same, and the pieces on offer that cannot stay, with the number of positions that arise while they do."""

    stuck: tuple[tuple[int, int], ...]


class Possible(Published, frozen=True):
    """The moves that are possible, in order."""

    moves: Moves


Statement: TypeAlias = Board
Query: TypeAlias = Fewest | FewestOffered | First | Mover | MoverBox | Stay | Within | After | Now

_MET: Final = "positions"
QUESTIONS: Final[Questions] = {
    Fewest: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_MET, why=Met),
    FewestOffered: Asked(form=AnswerForm.CHOICE, options=4, unit=_MET, why=Met),
    First: Asked(form=AnswerForm.CHOICE, options=4, weight=2, unit=_MET, why=Firsts),
    Mover: Asked(form=AnswerForm.FILL_IN, unit=_MET, why=Firsts),
    MoverBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_MET, why=Firsts),
    # at extreme, where the goal is and which pieces stand alone tell too much
    Stay: Asked(form=AnswerForm.CHOICE, options=4, unit=_MET, why=Stuck, levels=USUAL_LEVELS),
    Within: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, weight=2, unit=_MET, why=Met),
    After: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, weight=2, unit="moves listed", why=Led),
    Now: Asked(form=AnswerForm.FILL_IN, unit="moves possible", why=Possible, levels=(Level.EASY,)),
}
