"""The documents of a snapshot: what a model may see, the key, and the proof.

A box is ``[x1, y1, x2, y2]`` in integer pixels of the item's first picture, origin top left, half-open: the pixel
columns are x1, ..., x2 - 1.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.foreign import Edge, Id, Language, Letters, LevelName, PicturePath, Prose, Word, bounded

LANGUAGES = ("en", "zh")
Text: TypeAlias = Mapping[str, str]  # language -> wording
Box: TypeAlias = tuple[Edge, Edge, Edge, Edge]
Statement: TypeAlias = Mapping[str, Any]  # plain JSON data


class AnswerForm(StrEnum):
    """VisReason's four forms of an answer."""

    CHOICE = "choice"
    FILL_IN = "fill_in"
    OPEN_ENDED = "open_ended"
    BOUNDING_BOXES = "bounding_boxes"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen record that refuses fields it does not know."""


class Choice(Document, frozen=True, tag="choice", tag_field="form"):
    """The letter of the right option."""

    letter: Letters


class FillIn(Document, frozen=True, tag="fill_in", tag_field="form"):
    """A short text, compared exactly after trimming."""

    text: Prose


class OpenEnded(Document, frozen=True, tag="open_ended", tag_field="form"):
    """A longer text whose one right wording can be scored exactly."""

    text: Prose


class Elements(Document, frozen=True, tag="elements", tag_field="form"):
    """The scene elements to be boxed, sorted; becomes `BoundingBoxes` once the picture is drawn."""

    ids: tuple[str, ...]


class BoundingBoxes(Document, frozen=True, tag="bounding_boxes", tag_field="form"):
    """The boxes of the elements that answer the question, sorted."""

    boxes: Annotated[tuple[Box, ...], msgspec.Meta(max_length=256)]


Solution: TypeAlias = Choice | FillIn | OpenEnded | Elements  # an answer before anything is drawn
Answer: TypeAlias = Choice | FillIn | OpenEnded | BoundingBoxes


def spell(solution: Solution) -> str:
    """The one text form of an answer in which keys and certificates are compared."""
    match solution:
        case Choice(letter=letter):
            return letter
        case Elements(ids=ids):
            return " ".join(ids)
        case FillIn(text=text) | OpenEnded(text=text):
            return text


def task_of(query: Statement) -> str:
    """What a query asks for: its task; empty in a family that has only one."""
    return str(query.get("task", ""))


class Option(Document, frozen=True):
    """One option of a multiple choice; ``text`` is None when the option is drawn in the picture."""

    letter: str
    text: Text | None = None


class Question(Document, frozen=True):
    """What is asked, in words and as data; the key is not part of it.

    ``query`` says the same as ``text`` to a program, including what drawn options show; validators read it.
    """

    text: Text
    form: AnswerForm
    query: Statement
    options: tuple[Option, ...] = ()


class Asked(Document, frozen=True):
    """A question with its key: what `Family.ask` returns.

    ``accepted`` lists other spellings of the answer that are right; ``explanation`` is for human readers.
    """

    question: Question
    answer: Solution
    accepted: tuple[str, ...] = ()
    explanation: Text = {}


class PublishedOption(Document, frozen=True):
    """An option as written to ``items.jsonl``, in one language."""

    letter: Letters
    text: Prose | None


class Item(Document, frozen=True):
    """One line of ``items.jsonl``: what a model may see, plus labels; nothing that gives the key away."""

    id: Id
    category: Word
    family: Word
    family_version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    level: LevelName
    images: Annotated[tuple[PicturePath, ...], msgspec.Meta(min_length=1, max_length=16)]
    question: Prose
    options: Annotated[tuple[PublishedOption, ...], msgspec.Meta(max_length=26)]
    answer_form: AnswerForm
    language: Language
    capabilities: tuple[Prose, ...]
    taxonomy: Mapping[Prose, Prose]

    @property
    def kind(self) -> str:
        """The full name of its family, ``category/family``."""
        return f"{self.category}/{self.family}"


class Key(Document, frozen=True):
    """One line of ``keys.jsonl``."""

    id: Id
    answer: Answer
    accepted: tuple[Prose, ...]
    explanation: Prose


class Proof(Document, frozen=True):
    """One line of ``proofs.jsonl``: all that a validator needs to find the answer again, and what it found.

    ``layout`` maps the scene elements to their boxes in the first picture; it is empty where neither the question asks
    for boxes nor the validator looks at pictures.
    """

    id: Id
    statement: Statement
    query: Statement
    certificate: Certificate
    attempts: int
    layout: Mapping[Prose, Box]

    def __post_init__(self) -> None:
        """Nobody walks through the data of a puzzle before it is known to be of reasonable size."""
        bounded((self.statement, self.query))
        bounded(self.layout)


def so_many(count: int) -> str:
    """A number of items in words for people: ``1 item``, ``2 items``."""
    return f"{count} item" if count == 1 else f"{count} items"
