"""The published form of `matrices/sequence`."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.matrices.kits.panels import Attribute, Panel, Way

Layout: TypeAlias = Literal[
    "center",
    "left_right",
    "out_in",
    "diagonal",
    "grid_3x3",
    "ring",
    "walkers_ring_2",
    "walkers_ring_3",
    "walkers_grid_2",
    "walkers_grid_3",
]


class Row(Published, frozen=True):
    """Panels of one layout, the next of which is missing."""

    layout: Layout
    panels: Annotated[tuple[Panel, ...], Meta(min_length=4, max_length=5)]


class NextPanel(Question, frozen=True, tag="next_panel"):
    """Which panel comes next?"""

    options: Annotated[tuple[Panel, ...], Meta(min_length=2, max_length=16)]


class Law(Published, frozen=True):
    """What an attribute of a part does: a walk has a `way`, and any other rule a `step`.

    It is the step of a progression, the number of values of a cycle, or the first of growing steps, negative where they
    go back; 0 where nothing changes.
    """

    part: Annotated[int, Meta(ge=0, le=2)]
    attribute: Attribute
    rule: Literal["constant", "progression", "walk", "cycle", "growing"]
    step: int | None = None
    way: Way | None = None


class Facts(Published, frozen=True):
    """The simplest rule of each attribute in which options differ, by the parts and by the attributes' names."""

    laws: tuple[Law, ...]


Statement: TypeAlias = Row
Query: TypeAlias = NextPanel

QUESTIONS: Final[Questions] = {
    NextPanel: Asked(
        form=AnswerForm.CHOICE,
        options={Level.EASY: 4, Level.MEDIUM: 4, Level.HARD: 8, Level.EXTREME: 16},
        others={Level.HARD: (4,), Level.EXTREME: (4,)},
        drawn=True,
        unit="rule weight",
        why=Facts,
        open_to={
            Level.EASY: "one thing changes from panel to panel, and the option with no other change is seen at once"
        },
    )
}
