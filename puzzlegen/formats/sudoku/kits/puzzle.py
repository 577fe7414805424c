"""The published form of all Sudokus. A cell is ``row * size + column``, both counted from 0 at the top left."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published, Question
from puzzlegen.facts.sudoku.grid import MarkKind, Rule

Cell: TypeAlias = Annotated[int, Meta(ge=0, le=255, description="a cell")]
Symbol: TypeAlias = Annotated[str, Meta(pattern=r"^[1-9A-G](?!\n)$", max_length=1)]
Grid: TypeAlias = Annotated[
    str, Meta(pattern=r"^[.1-9A-G]+(?!\n)$", max_length=256, description="row by row, `.` if empty")
]
FullGrid: TypeAlias = Annotated[str, Meta(pattern=r"^[1-9A-G]+(?!\n)$", max_length=256, description="row by row")]
Symbols: TypeAlias = Annotated[str, Meta(pattern=r"^[1-9A-G]+(?!\n)$", max_length=16, description="symbols")]
Unit: TypeAlias = Literal["row", "column", "region", "falling", "rising", "window"]
Technique: TypeAlias = Literal[
    "locked",
    "naked_pair",
    "naked_triple",
    "hidden_pair",
    "hidden_triple",
    "x_wing",
    "swordfish",
    "xy_wing",
    "xyz_wing",
    "mark",
    "unmarked",
]
Clash: TypeAlias = Literal["no_symbol", "no_place", "no_way"]


class Put(NamedTuple):
    """A symbol put into a cell: a hidden single of a unit, a naked single (`cell`), or an assumption (`trial`).

    An assumption holds until something has no way out; then its symbol is struck from the cell.
    """

    cell: Cell
    symbol: Symbol
    by: Literal["cell", "row", "column", "region", "falling", "rising", "window", "trial"]


class Step(Published, frozen=True, gc=False):
    """Symbols struck from cells by a technique; or what has no way out under an assumption.

    That is a cell without a symbol (`no_symbol`), a unit without a place for one (`no_place`), or a mark, or a side
    without one, that cannot be met (`no_way`). The basis is what the technique is about: the cells of a pattern, any
    cell of the unit without a place, the cell without a symbol, the two cells of a side without a mark.
    """

    by: Technique | Clash
    told: tuple[tuple[Cell, Symbols], ...] = ()
    unit: Unit | None = None
    symbols: Symbols | None = None
    basis: tuple[Cell, ...] = ()
    mark: Annotated[int, Meta(ge=0, le=999)] | None = None


class Mark(Published, frozen=True):
    """Something drawn on the grid that restricts what its cells hold."""

    kind: MarkKind
    cells: Annotated[tuple[Cell, ...], Meta(min_length=1, max_length=16)]
    value: Annotated[int, Meta(ge=0, le=256)] | None = None


class Sudoku(Published, frozen=True):
    """A grid; `minimal` claims that without any one given or mark it has more than one solution."""

    size: Annotated[int, Meta(ge=2, le=16)]
    regions: tuple[Annotated[int, Meta(ge=0, le=15)], ...]
    givens: Grid
    rules: tuple[Rule, ...]
    marks: tuple[Mark, ...]
    minimal: bool


class Digit(Question, frozen=True, tag="digit"):
    """Which symbol does a cell hold?"""

    cell: Cell


class CellChoice(Digit, frozen=True, tag="cell_choice"):
    """Which of four symbols does a highlighted cell hold?"""

    options: tuple[Symbol, Symbol, Symbol, Symbol]


class GridChoice(Question, frozen=True, tag="grid_choice"):
    """Which of four full grids solves the puzzle?"""

    options: tuple[FullGrid, FullGrid, FullGrid, FullGrid]


class Continuation(Question, frozen=True, tag="continuation"):
    """Which of four partly filled grids holds nothing that is wrong?"""

    options: tuple[Grid, Grid, Grid, Grid]


class Solve(Question, frozen=True, tag="grid"):
    """What is the whole solution?"""


class WrongEntry(Question, frozen=True, tag="wrong_entry"):
    """Which cell of a partly or wholly filled grid is wrong?"""

    entries: Grid


class Solved(Published, frozen=True):
    """The solution, with which grids on offer are compared."""

    solution: FullGrid


class Begun(Solved, frozen=True):
    """A chain of deductions from the givens, each step from those before: the first ones, or all that it takes."""

    steps: tuple[Put | Step, ...]


class Led(Begun, frozen=True):
    """The chain that answers the question; or, where that is too long, one to the symbols that are left to its cell.

    Where no step restricts the cell, the chain is how the puzzle begins. Of grids on offer, the cell is the first one
    in which one of them is wrong.
    """

    left: str


Statement: TypeAlias = Sudoku
Query: TypeAlias = Digit | CellChoice | GridChoice | Continuation | Solve | WrongEntry

TIER: Final = "technique tier, and the share of cells open below it"
MARKS: Final = "marks to be read"
