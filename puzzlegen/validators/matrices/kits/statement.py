"""Reads published panels, strictly: whatever ``docs/matrices.md`` does not allow is refused with one sentence."""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import AnswerForm, Question, Statement

T = TypeVar("T")

LETTERS: Final = "ABCDEFGH"
FILLS: Final = ("white", "light", "dark", "black")
CORNERED: Final = ("triangle", "square", "pentagon", "hexagon")  # with 3, 4, 5, 6 corners
ROUND: Final = ("circle", "star", "cross", "clover", "hourglass")  # upright like the cornered ones, but in no order
POINTING: Final = ("arrow", "half_disc", "drop", "chevron", "heart", "tee")
SHAPES: Final = (*CORNERED, *ROUND, *POINTING)
CELLS: Final = {
    "center": (1,),
    "grid_2x2": (4,),
    "grid_3x3": (9,),
    "left_right": (1, 1),
    "up_down": (1, 1),
    "out_in": (1, 1),
    "out_in_grid": (1, 4),
    "diagonal": (1, 1),
    "triad": (1, 1, 1),
    "ring": (8,),
    "center_corners": (1, 4),
}  # per part
FRAMED: Final = ("out_in", "out_in_grid")  # here part 0 surrounds part 1
FRAMES: Final = ("square", "pentagon", "hexagon", "circle")


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure in a cell of a part."""

    cell: int
    shape: Literal[SHAPES]  # type: ignore[valid-type]
    size: Annotated[int, msgspec.Meta(ge=1, le=4)]
    fill: Literal[FILLS]  # type: ignore[valid-type]
    turn: Annotated[int, msgspec.Meta(ge=0, le=7)]


Panel: TypeAlias = tuple[tuple[Figure, ...], ...]


class Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The layout and the eight panels, row by row."""

    layout: Literal[tuple(CELLS)]  # type: ignore[valid-type]
    panels: Annotated[tuple[Panel, ...], msgspec.Meta(min_length=8, max_length=8)]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: str
    options: Annotated[tuple[Any, ...], msgspec.Meta(min_length=2, max_length=8)]


def read_matrix(statement: Statement) -> Matrix:
    """The matrix of a statement; raises `MalformedStatement`."""
    try:
        matrix = msgspec.convert(statement, Matrix)
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"the statement is not a matrix of panels: {error}") from error
    for panel in matrix.panels:
        _check(panel, matrix.layout)
    return matrix


def read_options(question: Question, layout: str) -> tuple[Panel, ...]:
    """The panels on offer; raises `MalformedStatement`."""
    options = read_choice(question, "missing_panel", Panel)
    for panel in options:
        _check(panel, layout)
    return options


def read_choice(question: Question, task: str, kind: type[T]) -> tuple[T, ...]:
    """What is on offer in a query for this ``task``, two to eight different ones; raises `MalformedStatement`."""
    try:
        query = msgspec.convert(question.query, _Query)
        options = msgspec.convert(query.options, tuple[kind, ...])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"the query does not offer panels: {error}") from error
    if query.task != task:
        raise MalformedStatement(f"the task is {task}, not {query.task}")
    if len(set(options)) < len(options):
        raise MalformedStatement("two options are alike")
    if question.form is not AnswerForm.CHOICE or [option.letter for option in question.options] not in (
        [],
        list(LETTERS[: len(options)]),
    ):
        raise MalformedStatement("the question must be a choice among the panels that its query offers")
    return options


def _check(panel: Panel, layout: str) -> None:
    """Refuse a panel that does not fit the layout or cannot be seen as it is told."""
    check_panel(panel, layout, CELLS[layout])


def check_panel(panel: Panel, layout: str, parts: tuple[int, ...]) -> None:
    """Refuse a panel that does not fit the layout, which has ``parts`` of so many cells."""
    if len(panel) != len(parts):
        raise MalformedStatement(f"a panel of the layout {layout} has {len(parts)} parts, not {len(panel)}")
    for number, (figures, cells) in enumerate(zip(panel, parts, strict=True)):
        held = [figure.cell for figure in figures]
        if not held or held != sorted(set(held)) or held[0] < 0 or held[-1] >= cells:
            raise MalformedStatement(f"a part of {cells} cells holds figures in some of them, in order, not in {held}")
        for figure in figures:
            if figure.turn and figure.shape not in POINTING:
                raise MalformedStatement(f"a {figure.shape} is always upright")
            plain = figure.shape in FRAMES and figure.size == 4 and figure.fill == "white"
            if layout in FRAMED and not number and not plain:
                raise MalformedStatement(f"a frame is white, of size 4, and one of {', '.join(FRAMES)}")
