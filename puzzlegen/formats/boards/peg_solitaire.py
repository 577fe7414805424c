"""The published form of `boards/peg_solitaire`; pieces are numbered in reading order, and keep their numbers."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Theme: TypeAlias = Literal["marbles", "pegs", "frogs", "counters"]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown"]
Row: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12, pattern=r"^[ .o]+(?!\n)$")]
Rows: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=12)]
Line: TypeAlias = Annotated[int, Meta(ge=0, le=11, description="row, column")]
Cell: TypeAlias = tuple[Line, Line]
Jump: TypeAlias = tuple[Cell, Cell]
Way: TypeAlias = tuple[tuple[int, int], ...]


class Board(Published, frozen=True):
    """The board row by row: `o` is a piece, `.` an empty hole, a space is no hole; theme and colour decide nothing.

    On a `slanted` one, each row is shifted by half a step to the right against the row above it: then `[row, column]`
    is next to `[row, column + 1]`, `[row + 1, column]` and `[row + 1, column - 1]`, and jumps go six ways, otherwise
    four.
    """

    theme: Theme = field(name="dress")
    colour: Colour
    slanted: bool
    rows: Rows


class Fewest(Question, frozen=True, tag="fewest"):
    """How few pieces can be left?"""


class First(Question, frozen=True, tag="first"):
    """After which of four jumps, the holes of the piece and of the one it takes, can a single piece still be left?"""

    options: tuple[Jump, Jump, Jump, Jump]


class Mover(Question, frozen=True, tag="mover"):
    """Which piece makes the first jump in every game that leaves a single one?"""


class MoverBox(Mover, frozen=True, tag="mover_box"):
    """The same; the piece is to be boxed."""


class Last(Question, frozen=True, tag="last"):
    """Which piece is left in every such game?"""


class Good(Question, frozen=True, tag="good"):
    """How many of the jumps that are possible now leave it possible to end with a single piece?"""


class Untaken(Question, frozen=True, tag="untaken"):
    """Which piece is taken in no game at all?"""


class Solvable(Question, frozen=True, tag="solvable"):
    """Which of four boards can be brought down to a single piece? The statement's `rows` have no piece then."""

    options: tuple[Rows, Rows, Rows, Rows]


class Reach(Question, frozen=True, tag="reach"):
    """Which of four positions can arise?"""

    options: tuple[Rows, Rows, Rows, Rows]


class Led(Published, frozen=True):
    """Jumps to the board asked for; each is the numbers of the piece that jumps and of the one that it takes."""

    way: Way


class Firsts(Led, frozen=True):
    """Jumps that leave as few pieces as possible, and each jump possible now with the fewest left after it."""

    firsts: tuple[tuple[int, int, int], ...]


class Left(Led, frozen=True):
    """Jumps that leave a single piece on the right board, and the fewest that can be left on each."""

    left: tuple[int, int, int, int]


class Takes(Published, frozen=True):
    """As few jumps as it takes to take each other piece, the last of which does, in order of their numbers."""

    takes: tuple[Way, ...]


Statement: TypeAlias = Board
Query: TypeAlias = Fewest | First | Mover | MoverBox | Last | Good | Untaken | Solvable | Reach

_GAMES: Final = "games at random"
_POSITIONS: Final = "positions"
QUESTIONS: Final[Questions] = {
    Fewest: Asked(form=AnswerForm.FILL_IN, unit=_POSITIONS, why=Firsts),
    First: Asked(form=AnswerForm.CHOICE, options=4, unit=_GAMES, why=Firsts),
    Mover: Asked(form=AnswerForm.FILL_IN, unit=_GAMES, why=Firsts),
    MoverBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_GAMES, why=Firsts),
    Last: Asked(form=AnswerForm.FILL_IN, unit=_GAMES, why=Firsts),
    # Six or seven searches to their ends, which at extreme are too long to be done by hand.
    Good: Asked(form=AnswerForm.FILL_IN, unit=_POSITIONS, why=Firsts, levels=USUAL_LEVELS),
    Untaken: Asked(form=AnswerForm.BOUNDING_BOXES, unit="jumps before", why=Takes, levels=(Level.EASY, Level.MEDIUM)),
    Solvable: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_GAMES, why=Left),
    Reach: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_GAMES, why=Led),
}
