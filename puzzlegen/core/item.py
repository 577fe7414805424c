"""The documents of a snapshot: what a model may see, the key, and the proof.

A box is ``[x1, y1, x2, y2]`` in integer pixels of the item's first picture, origin top left, half-open: the pixel
columns are x1, ..., x2 - 1.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate
from puzzlegen.core.foreign import LANGUAGES as LANGUAGES
from puzzlegen.core.foreign import (
    Edge,
    Id,
    Language,
    Letters,
    LevelName,
    Origin,
    PicturePath,
    Positive,
    Prose,
    Word,
    check_size,
)

Text: TypeAlias = Mapping[str, str]  # language -> wording
Box: TypeAlias = tuple[Edge, Edge, Edge, Edge]
Statement: TypeAlias = Mapping[str, Any]  # plain JSON data


class AnswerForm(StrEnum):
    """VisReason's four forms of an answer."""

    CHOICE = "choice"
    FILL_IN = "fill_in"
    OPEN_ENDED = "open_ended"
    BOUNDING_BOXES = "bounding_boxes"


class Kind(StrEnum):
    """What an answer is, whatever it is about; its spelling in keys and certificates is given for each."""

    LETTER = "letter"  # of an option: C
    NUMBER = "number"  # 12, -3
    ESTIMATE = "estimate"  # a whole number and how far from it another one is still right: -120 ± 50
    NUMBERS = "numbers"  # of two things, the smaller one first: 3, 11
    SYMBOL = "symbol"  # of a cell: 7, G
    ORDER = "order"  # of lettered things, without separators: CAB
    CELLS = "cells"  # the symbols of a whole grid, row by row, without separators
    SQUARE = "square"  # of a board, column and row: c4
    POINT = "point"  # of a Go board: C4; there is no column I
    SCORE = "score"  # of a game of Go: B+12
    MOVE = "move"  # of chess, in UCI notation: e7e8q
    MOVES = "moves"  # several of them, in their order
    WORD = "word"  # of English, in capitals: LEMON
    WORDS = "words"  # several of them, in alphabetical order: APE, LEMON
    EQUATION = "equation"  # of whole numbers, without spaces: 12-7=5
    PLACE = "place"  # a country and one of its regions: France, Brittany
    BOX = "box"  # the id of an element of the picture
    BOXES = "boxes"  # the ids of elements, sorted


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


class BoundingBoxes(Document, frozen=True, tag="bounding_boxes", tag_field="form"):
    """The boxes of the elements that answer the question, sorted."""

    boxes: Annotated[tuple[Box, ...], msgspec.Meta(max_length=256)]


Answer: TypeAlias = Choice | FillIn | OpenEnded | BoundingBoxes


def task_of(query: Any) -> str:
    """What a query asks for, plain or as a struct: its task; empty in a family that has only one."""
    return str((query.get("task") if isinstance(query, Mapping) else query.__struct_config__.tag) or "")


class PublishedOption(Document, frozen=True):
    """An option as written to ``items.jsonl``, in one language."""

    letter: Letters
    text: Prose | None


class Item(Document, frozen=True):
    """One line of ``items.jsonl``: what a model may see, plus labels; nothing that gives the key away.

    ``question`` is the whole text: by default ``rules``, ``ask`` and ``instruction``, one after the other. ``short`` is
    the question for somebody who shall find the rules himself. ``variant_of`` names the item of which
    this one is another version.
    """

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
    rules: Prose
    ask: Prose
    instruction: Prose
    short: Prose
    variant_of: Origin = ""

    @property
    def kind(self) -> str:
        """The full name of its family, ``category/family``."""
        return f"{self.category}/{self.family}"

    @property
    def parted(self) -> tuple[str, str]:
        """The rules that the question begins with, empty if it does not, and the rest of the question."""
        if not self.question.startswith(self.rules):
            return "", self.question
        return self.rules, self.question.removeprefix(self.rules).lstrip()


class Key(Document, frozen=True):
    """One line of ``keys.jsonl``; ``kind`` says how the answer is read."""

    id: Id
    answer: Answer
    accepted: tuple[Prose, ...]
    explanation: Prose
    kind: Kind


PALETTE_NAMES: Final = (
    "house",
    "newsprint",
    "sunday",
    "sepia",
    "harbour",
    "forest",
    "slate",
    "plum",
    "terracotta",
    "lagoon",
    "indigo",
    "chalk",
)
"""What pictures may be drawn in, see `puzzlegen.drawing.palettes`; the first one is the house's own."""
PictureSize: TypeAlias = Annotated[int, msgspec.Meta(ge=200, le=4000)]
"""The longer side of a picture in pixels."""


class Look(Document, frozen=True):
    """One way of drawing any scene, by the names of its parts (`puzzlegen.drawing.style`).

    ``zoom`` in [0, 1] picks the longer side from 1,000 to 1,300 pixels, about; ``size`` is that side where
    another one was asked for. ``coordinates`` shows the groups of that name.
    """

    palette: Word
    design: Word
    strokes: Word
    zoom: Annotated[float, msgspec.Meta(ge=0, le=1)]
    coordinates: bool
    size: PictureSize | msgspec.UnsetType = msgspec.UNSET


class Presentation(Document, frozen=True, omit_defaults=True):
    """How a puzzle is shown, apart from its language.

    Attributes:
        style: of the pictures.
        boxed: whether an option is to be boxed instead of named.
        short: whether the question leaves the rules to be found.
        fen: whether it tells positions of chess in words, too.
    """

    style: Look
    boxed: bool = False
    short: bool = False
    fen: bool = False


class Proof(Document, frozen=True):
    """One line of ``proofs.jsonl``: all that is needed to show the puzzle and to find its answer again.

    ``layout`` maps the scene elements to their boxes in the first picture; it is empty where neither the question asks
    for boxes nor the validator looks at pictures. ``why`` is data for the explanation, ``presentation`` says how the
    puzzle is shown.
    """

    id: Id
    statement: Statement
    query: Statement
    certificate: Certificate
    attempts: Positive
    layout: Mapping[Prose, Box]
    presentation: Presentation
    why: Statement = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        """Nobody walks through the data of a puzzle before it is known to be of reasonable size."""
        check_size((self.statement, self.query, self.why))
        check_size(self.layout)


def so_many(count: int) -> str:
    """A number of items in words for people: ``1 item``, ``2 items``."""
    return f"{count} item" if count == 1 else f"{count} items"
