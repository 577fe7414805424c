"""What the page gets to know of an item: words, pictures, the form of the answer, and nothing else of the key."""

from collections.abc import Mapping
from itertools import product
from math import isqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog import Row
from puzzlegen.core import foreign
from puzzlegen.core.errors import MissingExtra
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, Item, Key, Kind
from puzzlegen.releases.published import Published
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import pipeline
from puzzlegen.study.design import Candidate

PRACTICE = 2
"""Items for practice with each form of an answer."""
_TRIES: Final = 8  # items of each family until there are so many


class Question(msgspec.Struct, frozen=True):
    """An item that people can be shown, with its key, which stays on the server.

    Attributes:
        item, key: as published.
        puzzle: the same for all disguises of a puzzle.
        pictures: the files, or their bytes.
    """

    item: Item
    key: Key
    puzzle: str
    pictures: tuple[Path | bytes, ...]

    @property
    def form(self) -> str:
        """The form of its answer on the page."""
        return str(self.field["form"])

    @property
    def field(self) -> dict[str, Any]:
        """How the page takes the answer; a grid has as many cells as are asked for, which the question says, too."""
        answer = self.key.answer
        if isinstance(answer, Choice):
            return {"form": "choice", "many": len(answer.letter) > 1}
        if isinstance(answer, BoundingBoxes):
            return {"form": "boxes", "many": self.key.kind is not Kind.BOX}
        if self.key.kind is Kind.CELLS:
            side = isqrt(len(answer.text))
            rows = side if side * side == len(answer.text) else 1
            return {"form": "cells", "rows": rows, "columns": len(answer.text) // rows}
        return {"form": "number" if self.key.kind is Kind.NUMBER else "text"}

    def shown(self) -> dict[str, Any]:
        """What the page gets."""
        item, field = self.item, self.field
        question = item.question
        if field["form"] != "text":  # the page itself says how to answer
            question = question.removesuffix(item.instruction).rstrip()
        return {
            "question": question,
            "options": [[option.letter, option.text] for option in item.options],
            "pictures": len(self.pictures),
            **field,
        }

    def right(self, response: str | None) -> bool | None:
        """Whether a response is right; None if there is none."""
        return None if response is None else score(self.item, self.key, response).outcome is Outcome.RIGHT

    def picture(self, number: int) -> bytes:
        """The bytes of a picture."""
        picture = self.pictures[number]
        return picture if isinstance(picture, bytes) else foreign.read(picture, foreign.MOST_PICTURE)


def questions(benchmark: Published) -> dict[str, Question]:
    """Id -> question, for all items of a benchmark.

    Raises:
        KeysElsewhere, CorruptTable: with a sentence for the user.
    """
    found = {}
    for one in benchmark.solved():
        pictures = tuple(one.folder / path for path in one.item.images)
        found[one.item.id] = Question(one.item, one.key, one.proof.certificate.canonical, pictures)
    return found


def candidates(benchmark: Mapping[str, Question], language: str) -> list[Candidate]:
    """What people who read this language may be shown."""
    return [
        Candidate(name, one.item.category, one.puzzle)
        for name, one in benchmark.items()
        if one.item.language == language
    ]


def practice(benchmark: Mapping[str, Question], language: str) -> list[Question]:
    """Easy items that are not of the benchmark, `PRACTICE` for each form of its answers, of the families that have it.

    They are made for everybody alike.
    """
    families: dict[str, set[str]] = {}
    for question in benchmark.values():
        if question.item.language == language:
            families.setdefault(question.form, set()).add(question.item.kind)
    made: list[Question] = []
    for form in sorted(families):
        made += _practised(form, sorted(families[form]), language)
    return made


def _practised(form: str, families: list[str], language: str) -> list[Question]:
    found: list[Question] = []
    for index, name in product(range(_TRIES), families):
        (row,) = catalog.find(name)
        question = _made(row, form, index, language)
        if question is not None and question.form == form:
            found.append(question)
            if len(found) == PRACTICE:
                break
    return found


def _made(row: Row, form: str, index: int, language: str) -> Question | None:
    """An easy item of a family; None where it cannot be made here."""
    wanted = {
        "choice": AnswerForm.CHOICE,
        "boxes": AnswerForm.BOUNDING_BOXES,
        "number": AnswerForm.FILL_IN,
        "text": AnswerForm.FILL_IN,
        "cells": AnswerForm.OPEN_ENDED,
    }[form]
    if row.needs or wanted not in row.forms:
        return None
    try:
        made = pipeline.make_item(catalog.load(row.name), Level.EASY, "practice", index, language)
    except (MissingExtra, pipeline.Exhausted):
        return None
    pictures = tuple(picture.png for picture in made.pictures)
    return Question(made.item, made.key, made.proof.certificate.canonical, pictures)
