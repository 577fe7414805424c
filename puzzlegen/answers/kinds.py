"""The kinds of an answer, and the words that ask for each.

A renderer says which kind its question asks for; the pipeline appends the instruction, so that no family tells how to
answer.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from puzzlegen.core.item import Answer, AnswerForm, BoundingBoxes, Box, Choice, FillIn, OpenEnded
from puzzlegen.core.item import Kind as Kind
from puzzlegen.core.message import Phrase, Series, messages

msg: Final = messages(__name__)

FORM: Final[dict[Kind, AnswerForm]] = {
    Kind.LETTER: AnswerForm.CHOICE,
    Kind.NUMBER: AnswerForm.FILL_IN,
    Kind.ESTIMATE: AnswerForm.FILL_IN,
    Kind.NUMBERS: AnswerForm.FILL_IN,
    Kind.SYMBOL: AnswerForm.FILL_IN,
    Kind.ORDER: AnswerForm.FILL_IN,
    Kind.CELLS: AnswerForm.OPEN_ENDED,
    Kind.SQUARE: AnswerForm.FILL_IN,
    Kind.POINT: AnswerForm.FILL_IN,
    Kind.SCORE: AnswerForm.FILL_IN,
    Kind.MOVE: AnswerForm.FILL_IN,
    Kind.MOVES: AnswerForm.OPEN_ENDED,
    Kind.WORD: AnswerForm.FILL_IN,
    Kind.WORDS: AnswerForm.OPEN_ENDED,
    Kind.EQUATION: AnswerForm.FILL_IN,
    Kind.PLACE: AnswerForm.FILL_IN,
    Kind.BOX: AnswerForm.BOUNDING_BOXES,
    Kind.BOXES: AnswerForm.BOUNDING_BOXES,
}

UNKNOWN: Final = frozenset(
    {"unknown", "unclear", "none", "nothing", "null", "undefined", "unsure", "unreadable", "hidden"}
)
"""What is said instead of an answer; so no key may be one of these words."""

Form: TypeAlias = Literal["choice", "fill_in", "open", "boxes"]
"""A form in which questions can be asked for."""

ASKED: Final[Mapping[Form, AnswerForm]] = {
    "choice": AnswerForm.CHOICE,
    "fill_in": AnswerForm.FILL_IN,
    "open": AnswerForm.OPEN_ENDED,
    "boxes": AnswerForm.BOUNDING_BOXES,
}


def published(kind: Kind, answer: str, layout: Mapping[str, Box]) -> Answer:
    """An answer as keys hold it; ``layout`` has the boxes of the picture's elements."""
    match FORM[kind]:
        case AnswerForm.CHOICE:
            return Choice(answer)
        case AnswerForm.FILL_IN:
            return FillIn(answer)
        case AnswerForm.OPEN_ENDED:
            return OpenEnded(answer)
        case AnswerForm.BOUNDING_BOXES:
            return BoundingBoxes(tuple(sorted(layout[element] for element in answer.split())))


def spelled(answer: Answer, layout: Mapping[str, Box]) -> str | None:
    """An answer as certificates spell it; None if a box is none of an element."""
    match answer:
        case Choice(letter=letter):
            return letter
        case FillIn(text=text) | OpenEnded(text=text):
            return text
        case BoundingBoxes(boxes=boxes):
            names = {box: element for element, box in layout.items()}
            return " ".join(sorted(names[box] for box in boxes)) if names.keys() >= set(boxes) else None


def instruction(kind: Kind, options: int = 0, *, boxed: bool = False) -> Phrase:
    """The sentence that says how to answer.

    Args:
        kind: of the answer.
        options: how many there are, of a `Kind.LETTER`; they are lettered from A.
        boxed: whether the right option is to be boxed instead of named.
    """
    if kind is not Kind.LETTER:
        return msg(kind)
    if boxed:
        return msg("boxed")
    last = LETTERS[options - 1]
    if options > 4:
        return msg("letter-of-many", first=LETTERS[0], last=last)
    return msg("letter", letters=Series(tuple(LETTERS[: options - 1]), msg("comma")), last=last)


LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
