"""The published form of `matrices/logic_panels`; `docs/panels.md` says how parts are numbered."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.facts.matrices import part_lattices

LatticeName: TypeAlias = part_lattices.Name
Operation: TypeAlias = Literal["and", "or", "xor", "minus", "reverse"]
Quarters: TypeAlias = Literal[0, 1, 2, 3]
Panel: TypeAlias = tuple[Annotated[int, Meta(ge=0, le=15)], ...]  # the parts that are there, in order
Three: TypeAlias = tuple[Panel, Panel, Panel]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Groups: TypeAlias = tuple[tuple[Number, Number, Number], tuple[Number, Number, Number]]


class Shown(Published, frozen=True):
    """Panels in so many `rows`, the last of which is missing; or threes of panels: six, or none where they are options.

    `turned_first`: the first panel of each line may be turned before the operation. `unturned`: no result is turned.
    """

    lattice: LatticeName
    rows: Literal[1, 2, 3] | None = None
    panels: Annotated[tuple[Panel, ...], Meta(max_length=8)] = ()
    threes: tuple[Three, ...] | None = None
    turned_first: bool = False
    unturned: bool = False


class LogicPanel(Question, frozen=True, tag="logic_panel"):
    """Which panel is the last one of two or three rows of three?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=8)]


class Next(Question, frozen=True, tag="next"):
    """Which panel comes after six in a row?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=8)]


class OddOneOut(Question, frozen=True, tag="odd_one_out"):
    """Which three of panels follows another rule than the others?"""

    options: tuple[Three, Three, Three, Three]


class Grouping(Question, frozen=True, tag="grouping"):
    """Which threes of panels make two groups, each with a rule of its own?"""

    options: tuple[Groups, Groups, Groups, Groups]


class Rule(Published, frozen=True):
    """The operation of each row or column, and by how many quarters its result is turned, clockwise.

    `first_turn` is by how many the first panel is turned before that, if it is.
    """

    operation: Operation
    turn: Quarters
    by_columns: bool
    first_turn: Literal[1, 2, 3] | None = None


class TwoRules(Published, frozen=True):
    """The operation and the turn of the threes that agree and of the odd one, or of each group."""

    rules: tuple[tuple[Operation, Quarters], tuple[Operation, Quarters]]


Statement: TypeAlias = Shown
Query: TypeAlias = LogicPanel | Next | OddOneOut | Grouping

_UNIT: Final = "rule weight"
_OPTIONS: Final = {Level.EASY: 4, Level.MEDIUM: 4, Level.HARD: 8, Level.EXTREME: 8}
_MISSING: Final = Asked(form=AnswerForm.CHOICE, options=_OPTIONS, others=(4,), drawn=True, unit=_UNIT, why=Rule)
QUESTIONS: Final[Questions] = {
    LogicPanel: _MISSING,
    Next: replace(
        _MISSING,
        levels=(Level.MEDIUM, Level.HARD, Level.EXTREME),  # by a single operation, the next is much like the last
        labels={"mmiq_configuration": "extrapolation"},
    ),
    OddOneOut: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=_UNIT,
        why=TwoRules,
        levels=USUAL_LEVELS,
        labels={"visreason_subcategory": "classification", "mmiq_configuration": "odd one out"},
    ),
    Grouping: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        unit=_UNIT,
        why=TwoRules,
        levels=USUAL_LEVELS,
        labels={"visreason_subcategory": "classification", "mmiq_configuration": "grouping"},
    ),
}
