"""The published form of `matrices/shape_sequence`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.cell_panels import Cell, LatticeName, Mark, Panel, Shade

Step: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]


class Row(Published, frozen=True):
    """Panels of one lattice, the next of which is missing."""

    lattice: LatticeName
    panels: Annotated[tuple[Panel, ...], Meta(min_length=4, max_length=6)]


class NextPanel(Question, frozen=True, tag="next_panel"):
    """Which panel comes next?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=8)]


class Rule(Published, frozen=True, tag_field="rule"):
    """What a part of the panels does."""


class Shift(Rule, frozen=True, tag="shift"):
    """By rows and columns of squares."""

    down: Step
    right: Step


class Turn(Rule, frozen=True, tag="turn"):
    """By so many of the turns of the lattice, clockwise."""

    step: Annotated[int, Meta(ge=1, le=5)]


class Mirror(Rule, frozen=True, tag="mirror"):
    """In an axis of the lattice: 0 is upright, and others follow clockwise."""

    axis: Annotated[int, Meta(ge=0, le=5)]


class Rings(Rule, frozen=True, tag="rings"):
    """By so many cells clockwise along each ring, from outside in."""

    steps: tuple[Annotated[int, Meta(ge=-3, le=3)], ...]


class Growth(Rule, frozen=True, tag="growth"):
    """By cells that are gained or lost along a path."""

    path: tuple[Cell, ...]


class Toggle(Rule, frozen=True, tag="toggle"):
    """By cells that switch, and move from step to step."""

    by: Shift | Turn | Rings


class Return(Rule, frozen=True, tag="return"):
    """Back to the same cells after so many panels."""

    period: Literal[2, 3]


class Each(Rule, frozen=True, tag="each"):
    """Each mark in its own way, to the cells where they lie in the next panel."""

    ways: tuple[Shift | Rings, ...]
    goals: tuple[Cell, ...]


class Shades(Rule, frozen=True, tag="shades"):
    """Each shade becomes the next one of these, the last one the first; the lightest is named first."""

    order: Annotated[tuple[Shade, ...], Meta(min_length=2)]


class InTurns(Rule, frozen=True, tag="in turns"):
    """So many shades take turns."""

    period: Literal[2, 3]


Move: TypeAlias = Shift | Turn | Mirror | Rings
Moving: TypeAlias = Shift | Turn | Mirror | Rings | Growth | Toggle | Return | Each
Shading: TypeAlias = Shades | InTurns


class Part(Published, frozen=True):
    """What the shaded cells, or the marks of a kind, do, and how the shades change if there are several."""

    of: Literal["cells"] | Mark
    does: Moving
    shades: Shading | None = None


class Facts(Published, frozen=True):
    """The rules of all parts, those of the shaded cells first."""

    parts: tuple[Part, ...]


Statement: TypeAlias = Row
Query: TypeAlias = NextPanel

_OPTIONS: Final = {Level.EASY: 4, Level.MEDIUM: 8, Level.HARD: 8, Level.EXTREME: 8}
QUESTIONS: Final[Questions] = {
    NextPanel: Asked(
        form=AnswerForm.CHOICE,
        options=_OPTIONS,
        others=(4,),
        drawn=True,
        unit="rule weight",
        why=Facts,
        open_to={
            Level.EASY: "one thing changes from panel to panel, and the option with no other change is seen at once"
        },
    ),
}
