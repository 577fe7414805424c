"""The published form of `logic/dissection`; rows and columns of cells count from 0, toppings from 1."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta, field

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions

Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Cell: TypeAlias = tuple[Place, Place]
Rows: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[ .ox]+(?!\n)$")], ...],
    Meta(min_length=1, max_length=12),
]
Map: TypeAlias = tuple[Annotated[str, Meta(pattern=r"^[ 1-9]+(?!\n)$")], ...]
Topping: TypeAlias = Annotated[int, Meta(ge=1, le=12, description="a topping")]
Theme: TypeAlias = Literal["cake", "chocolate", "garden", "quilt", "ring"]
Lattice: TypeAlias = Literal["square", "triangle", "round"]


class Figure(Published, frozen=True):
    """The figure, and whether its pieces may be turned over.

    Of the cells, row by row, a space is none, `.` one with nothing on it, `o` and `x` are the two kinds of toppings;
    toppings are numbered in reading order. A triangle points up where row and column are both even or both odd. The
    rows of a ring are its rings from the inside, clockwise from the top.
    """

    theme: Theme = field(name="dress")
    lattice: Lattice
    flips: bool
    rows: Rows


class Shape(Question, frozen=True, tag="shape"):
    """Which is the only one of four shapes that can fill the figure?"""

    options: tuple[Rows, Rows, Rows, Rows]


class Fits(Question, frozen=True, tag="fits"):
    """How many of these shapes can fill the figure?"""

    shapes: Annotated[tuple[Rows, ...], Meta(min_length=2, max_length=6)]


class Mate(Question, frozen=True, tag="mate"):
    """Which topping shares a piece with the cell that has the star?"""

    cell: Cell


class Lettered(Question, frozen=True, tag="cell"):
    """Which one of four cells shares a piece with a topping?"""

    number: Topping
    options: tuple[Cell, Cell, Cell, Cell]


class PieceBox(Question, frozen=True, tag="piece_box"):
    """Which cells are the piece with a topping? `cell-1-1` is the first cell of the first row."""

    number: Topping


class Cuts(Question, frozen=True, tag="cuts"):
    """How many of the short lines between neighbouring cells have to be cut?"""


class Most(Question, frozen=True, tag="most"):
    """How many people at most can each have a piece of one shape, with as many toppings of each kind?"""


class Fills(Published, frozen=True, tag_field="kind", tag="fills"):
    """A shape fills the figure; the map has the number of a piece in each cell."""

    map: Map


class Fails(Published, frozen=True, tag_field="kind", tag="fails"):
    """A shape does not; the first cell that it can cover in the fewest ways, and in how many."""

    cell: Cell
    ways: int


class Shapes(Published, frozen=True):
    """What becomes of each shape."""

    shapes: tuple[Fills | Fails, ...]


class Share(NamedTuple):
    """A number of people, the first cell that the fewest pieces for as many can hold, and how many these are."""

    people: int
    cell: Cell
    ways: int


class Shares(Published, frozen=True):
    """The numbers of people that divide all there is but cannot be served, from the greatest on; and a division."""

    tried: tuple[Share, ...]
    map: Map


class Division(Published, frozen=True):
    """How the only division is found, in which each piece has the number of its topping.

    `forced` are the cells that only the topping `start` reaches within the size of a piece, without passing another
    one; `ways` the pieces with it that leave no part whose cells do not fit its toppings;
    `left` those of them whose shape can also be laid, clear of them, around each other topping.
    """

    forced: tuple[Cell, ...]
    start: Topping
    ways: int
    left: int
    map: Map


Statement: TypeAlias = Figure
Query: TypeAlias = Shape | Fits | Mate | Lettered | PieceBox | Cuts | Most
Facts: TypeAlias = Shapes | Division | Shares

_SHAPES: Final = "places of shapes"
_PIECES: Final = "places of possible pieces"
QUESTIONS: Final[Questions] = {
    Shape: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=_SHAPES, why=Shapes, levels=USUAL_LEVELS[:1]),
    Fits: Asked(form=AnswerForm.FILL_IN, unit=_SHAPES, why=Shapes, levels=USUAL_LEVELS[1:]),
    Mate: Asked(form=AnswerForm.FILL_IN, unit=_PIECES, why=Division),
    Lettered: Asked(form=AnswerForm.CHOICE, options=4, unit=_PIECES, why=Division),
    PieceBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_PIECES, why=Division),
    Cuts: Asked(form=AnswerForm.FILL_IN, unit=_PIECES, why=Division),
    Most: Asked(
        form=AnswerForm.FILL_IN,
        unit="places of equal shares",
        why=Shares,
        levels=(Level.EASY, Level.MEDIUM, Level.EXTREME),  # at hard, three answers in five are 4
    ),
}
