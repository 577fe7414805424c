"""The published form of `matrices/symmetry`; axes are numbered clockwise from the upright one."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.cell_panels import Cell, LatticeName, Panel

Kind: TypeAlias = Literal["mirror", "axes", "turn"]
Verb: TypeAlias = Literal["moved", "filled", "cleared"]
RuleName: TypeAlias = Literal["constant", "return", "turn", "distribute_three", "and", "or"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Options: TypeAlias = Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=8)]


class Whole(Published, frozen=True):
    """The symmetry that a half-drawn figure is to have.

    `number` is the axis of a mirror, the first of two axes at right angles, or by how many equal turns about the
    centre the figure looks the same.
    """

    kind: Kind
    number: int


class Half(Published, frozen=True, tag_field="layout", tag="half"):
    """A figure of which some cells are given and others asked for; cells that are neither are covered."""

    lattice: LatticeName
    symmetry: Whole
    given: tuple[Cell, ...]
    asked: tuple[Cell, ...]
    panel: Panel


class Series(Published, frozen=True, tag_field="layout"):
    """Figures of whose symmetries a rule is to be found."""

    lattice: LatticeName
    panels: tuple[Panel, ...]


class Row(Series, frozen=True, tag="row"):
    """Four to six figures, of which the next one is missing."""


class Matrix(Series, frozen=True, tag="matrix"):
    """Eight figures, row by row, of which the ninth is missing."""


class Pairs(Published, frozen=True, tag_field="layout", tag="analogy"):
    """Three figures of one shade; the first becomes the second by so many changes, one after the other."""

    lattice: LatticeName
    changes: Literal[1, 2]
    panels: tuple[Panel, Panel, Panel]


class MissingCells(Question, frozen=True, tag="missing_cells"):
    """What do the asked cells of a half-drawn figure hold?"""

    options: Options


class MissingFigure(Question, frozen=True, tag="missing_figure"):
    """Which figure is missing in a row or matrix?"""

    options: Options


class Analogy(Question, frozen=True, tag="analogy"):
    """What does the third figure become as the first becomes the second?"""

    options: tuple[Panel, Panel, Panel, Panel]


class Decided(NamedTuple):
    """An asked cell, the given cell from which it comes, and the options that hold something else there."""

    cell: Cell
    source: Cell
    letters: tuple[Letter, ...]


class Completed(Published, frozen=True):
    """By how many parts of a full turn the given part is turned, 0 if it is mirrored, and cells that decide in turn."""

    steps: Annotated[int, Meta(ge=0, le=5)]
    cells: tuple[Decided, ...]


class Symmetry(NamedTuple):
    """After how many equal turns a figure has looked the same all round, and its axes."""

    turns: int
    axes: tuple[int, ...]


class Followed(Published, frozen=True):
    """The rule, whether it holds along columns, and the symmetries of all figures and options."""

    rule: RuleName
    down: bool
    shown: tuple[Symmetry, ...]
    offered: tuple[Symmetry, ...]


class Change(Published, frozen=True):
    """What happens to a figure: it is moved, or cells are filled or cleared until it is symmetric.

    `number` is an axis, the first of two axes at right angles, by how many parts of a full turn the figure is moved, or
    by how many equal turns it then looks the same.
    """

    verb: Verb
    kind: Kind
    number: int


class Changed(Published, frozen=True):
    """The changes, one after the other."""

    changes: tuple[Change, ...]


Statement: TypeAlias = Half | Row | Matrix | Pairs
Query: TypeAlias = MissingCells | MissingFigure | Analogy

QUESTIONS: Final[Questions] = {
    MissingCells: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="move weight",
        why=Completed,
        levels=(Level.EASY, Level.MEDIUM),
    ),
    MissingFigure: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="symmetry weight",
        why=Followed,
        levels=(Level.EASY, Level.MEDIUM, Level.HARD),
    ),
    Analogy: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit="change weight",
        why=Changed,
        labels={"mmiq_configuration": "visual analogy", "visualpuzzles_category": "analogical"},
    ),
}
