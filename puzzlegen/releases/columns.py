"""The columns of a release's tables: what the parquet files, the Croissant document and the card all speak of."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from puzzlegen.core.foreign import ONE_LANGUAGE
from puzzlegen.core.item import Answer, BoundingBoxes, Choice
from puzzlegen.releases.documents import Held


class Kind(StrEnum):
    """What a cell holds; a text or a number is named as Arrow names its type."""

    TEXT = "string"
    COUNT = "int64"
    MEASURE = "float64"
    PICTURE = "image"


class Column(msgspec.Struct, frozen=True):
    """One column.

    Attributes:
        name: of the column.
        kind: of a cell, or of each entry where cells are lists.
        meaning: one sentence for people.
        repeated: whether a cell is a list.
        keyed: whether it comes from the key or the proof, and is left out where these are kept apart.
    """

    name: str
    kind: Kind
    meaning: str
    repeated: bool = False
    keyed: bool = False


ALL: Final = (
    Column("id", Kind.TEXT, "Digest of the item's content; equal items have equal ids in all releases."),
    Column("images", Kind.PICTURE, "The pictures, in order; boxes refer to the first one.", repeated=True),
    Column("question", Kind.TEXT, "What is asked, with all rules that the puzzle follows."),
    Column("letters", Kind.TEXT, "The letters of the options; empty unless the form is choice.", repeated=True),
    Column(
        "options", Kind.TEXT, "The options' texts; their letters where options are drawn in the picture.", repeated=True
    ),
    Column("answer_form", Kind.TEXT, "choice, fill_in, open_ended or bounding_boxes."),
    Column("answer", Kind.TEXT, "The letter, the text, or the boxes as JSON: [[x1,y1,x2,y2],...].", keyed=True),
    Column("accepted", Kind.TEXT, "Other spellings of the answer that are right.", repeated=True, keyed=True),
    Column("explanation", Kind.TEXT, "The solution, for people.", keyed=True),
    Column("category", Kind.TEXT, "Category of the puzzle."),
    Column("family", Kind.TEXT, "Family of the puzzle within its category."),
    Column("family_version", Kind.COUNT, "Version of the family's generator and validator."),
    Column("level", Kind.TEXT, "easy, medium, hard or extreme."),
    Column("difficulty", Kind.MEASURE, "The difficulty that the validator measured.", keyed=True),
    Column("difficulty_unit", Kind.TEXT, "What the difficulty counts.", keyed=True),
    Column("structure", Kind.TEXT, "What the puzzle shares with others of its kind.", keyed=True),
    Column("language", Kind.TEXT, f"Language of the texts: {ONE_LANGUAGE}."),
    Column("capabilities", Kind.TEXT, "VisReason's atomic capabilities that the item calls for.", repeated=True),
    Column("taxonomy", Kind.TEXT, "Place in published taxonomies, a JSON object."),
    Column("split", Kind.TEXT, "The split that the item belongs to."),
    Column("released", Kind.TEXT, "Version of the release that the item first appeared in."),
    Column(
        "canary",
        Kind.TEXT,
        "GUID of the release it first appeared in, by which training data can be filtered.",
    ),
)

KIND_OF_ANSWER: Final = Column("kind", Kind.TEXT, "What the answer is: number, cells, square, move ...", keyed=True)
"""Exports have it besides, which scores them as snapshots are scored. Releases do not: an audit compares the files of
every release with the columns above, so that those of a series may change with its schema only."""


def columns(*, keys: bool) -> tuple[Column, ...]:
    """The columns of a release, in order; ``keys`` says whether it has its keys."""
    return tuple(column for column in ALL if keys or not column.keyed)


def row(held: Held) -> dict[str, Any]:
    """The cells of an item by column name; a picture is given by its path in the release."""
    item = held.item
    cells: dict[str, Any] = {
        "id": item.id,
        "images": item.images,
        "question": item.question,
        "letters": [option.letter for option in item.options],
        "options": [option.letter if option.text is None else option.text for option in item.options],
        "answer_form": item.answer_form.value,
        "category": item.category,
        "family": item.family,
        "family_version": item.family_version,
        "level": item.level,
        "language": item.language,
        "capabilities": item.capabilities,
        # A text, since families differ in the taxonomies that know them, and every table shall have the same type.
        "taxonomy": msgspec.json.encode(item.taxonomy).decode(),
        "split": item.split,
        "released": item.released,
        "canary": item.canary,
    }
    if held.key is not None:
        cells["answer"] = _text(held.key.answer)
        cells["accepted"] = held.key.accepted
        cells["explanation"] = held.key.explanation
    if held.proof is not None:
        cells["difficulty"] = held.proof.certificate.difficulty
        cells["difficulty_unit"] = held.proof.certificate.unit
        cells["structure"] = held.proof.certificate.structure
    return cells


def _text(answer: Answer) -> str:
    match answer:
        case Choice(letter=letter):
            return letter
        case BoundingBoxes(boxes=boxes):
            return msgspec.json.encode(boxes).decode()
    return answer.text
