"""Reads published panels of cells, strictly: whatever ``docs/cell-figures.md`` does not allow is refused."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import AnswerForm, Question
from puzzlegen.validators.matrices.lattices import bits

T = TypeVar("T")

LETTERS: Final = "ABCDEFGH"
SHADES: Final = ("light", "dark", "black")
MARKS: Final = ("dot", "ring")


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cells that hold each shade and each mark, in order."""

    light: tuple[int, ...] = ()
    dark: tuple[int, ...] = ()
    black: tuple[int, ...] = ()
    dot: tuple[int, ...] = ()
    ring: tuple[int, ...] = ()

    def shades(self) -> tuple[int, ...]:
        """The cells of each shade, as bits."""
        return bits(self.light), bits(self.dark), bits(self.black)


def convert(data: object, kind: type[T], what: str) -> T:
    """Data as this type; raises `MalformedStatement`."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise MalformedStatement(f"the {what} breaks the format: {error}") from error


def check_panel(panel: Panel, cells: int) -> None:
    """Refuse cells that are not there, or not in order, or shaded twice."""
    for kind in (*SHADES, *MARKS):
        held = getattr(panel, kind)
        if list(held) != sorted(set(held)) or (held and not 0 <= held[0] <= held[-1] < cells):
            raise MalformedStatement(
                f"the cells of {kind} must be some of 0 to {cells - 1}, in order, not {list(held)}"
            )
    if len({*panel.light, *panel.dark, *panel.black}) < len(panel.light) + len(panel.dark) + len(panel.black):
        raise MalformedStatement("a cell has one shade at most")


def check_choice(question: Question, options: Sequence[object]) -> None:
    """Refuse options that are alike, and questions that are no choice among them."""
    if any(one == other for number, one in enumerate(options) for other in options[:number]):
        raise MalformedStatement("two options are alike")
    letters = [option.letter for option in question.options]
    if question.form is not AnswerForm.CHOICE or letters not in ([], list(LETTERS[: len(options)])):
        raise MalformedStatement("the question must be a choice among the options of its query")
