"""The published form of `boards/go_life_death`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Published, Question, Questions
from puzzlegen.formats.boards.kits.stones import Line, Point

Row: TypeAlias = Annotated[str, Meta(pattern=r"^[BW.]+(?!\n)$", min_length=3, max_length=19)]
Lines: TypeAlias = tuple[tuple[str, ...], ...]


class Part(Published, frozen=True):
    """The part of a board of `size` lines that begins with row `top` and column `left`; beyond it there is nothing.

    The chain of the marked stone, which is counted within the part, has at least two stones.
    """

    size: Annotated[int, Meta(ge=5, le=19)]
    top: Line
    left: Line
    rows: Annotated[tuple[Row, ...], Meta(min_length=3, max_length=19)]
    marked: Point


class Kill(Question, frozen=True, tag="kill"):
    """Which is the only first move with which Black captures the marked white chain?"""


class KillBox(Kill, frozen=True, tag="kill_box"):
    """The same; the point is to be boxed."""


class Live(Question, frozen=True, tag="live"):
    """Which is the only first move with which Black makes the marked black chain safe?"""


class LiveBox(Live, frozen=True, tag="live_box"):
    """The same; the point is to be boxed."""


class Status(Question, frozen=True, tag="status"):
    """Is the marked chain captured whoever moves first (A), safe whoever does (B), or does it depend on that (C)?"""


class Refuted(Published, frozen=True):
    """Lines of all moves that need an answer after the right one, and of all other first moves, which fail."""

    tries: Lines
    refuted: Lines


class Began(Published, frozen=True):
    """A first move that does what is said, and the lines of the other side's tries after it."""

    at: str
    tries: Lines


class Decided(Published, frozen=True):
    """Lines of all moves that need an answer; or what saves and what takes the chain, if it depends on who begins."""

    tries: Lines | None = None
    saving: Began | None = None
    taking: Began | None = None


Statement: TypeAlias = Part
Query: TypeAlias = Kill | KillBox | Live | LiveBox | Status

_UNIT: Final = "positions"
QUESTIONS: Final[Questions] = {
    Kill: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Refuted),
    Live: Asked(form=AnswerForm.FILL_IN, weight=2, unit=_UNIT, why=Refuted),
    KillBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Refuted),
    LiveBox: Asked(form=AnswerForm.BOUNDING_BOXES, unit=_UNIT, why=Refuted),
    Status: Asked(form=AnswerForm.CHOICE, options=3, weight=3, unit=_UNIT, why=Decided),
}
