"""What the page gets to know of an item: words, pictures, the form of the answer, and nothing else of the key."""

from collections.abc import Iterator, Mapping
from itertools import islice, product
from math import isqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog.questions import answer_forms
from puzzlegen.core import foreign
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm, BoundingBoxes, Choice, Item, Key, Kind, Proof
from puzzlegen.core.puzzle import Grid
from puzzlegen.releases.published import Published
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import pipeline, solutions
from puzzlegen.snapshots.reading import spoken
from puzzlegen.snapshots.verify import crashes_as_malformed
from puzzlegen.study.design import Candidate

PRACTICE = 2
"""Items for practice with each form of an answer."""
_TRIES: Final = 24  # items of each family until there are so many
# What they are of: everybody sees at once what is asked for, and together these have all forms
_PRACTISED: Final = (
    "localization/find_odd",
    "localization/find_duplicate",
    "counting/object_count",
    "sudoku/classic_4x4",
    "sudoku/classic_6x6",
)


class Question(msgspec.Struct, frozen=True):
    """An item that people can be shown, with its key, which stays on the server.

    Attributes:
        item, key: as published.
        puzzle: the same for all disguises of a puzzle.
        pictures: the files, or their bytes.
        grid: what the answer fills in, if it is a grid and the family tells.
        solved: of an item for practice, the bytes of the pictures with the solution drawn in.
    """

    item: Item
    key: Key
    puzzle: str
    pictures: tuple[Path | bytes, ...]
    grid: Grid | None = None
    solved: tuple[bytes, ...] = ()

    @property
    def form(self) -> str:
        """The form of its answer on the page."""
        return str(self.field["form"])

    @property
    def field(self) -> dict[str, Any]:
        """How the page takes the answer; a grid has as many cells as are asked for, which the question says, too.

        What a grid holds already is filled in, as the picture shows it.
        """
        answer = self.key.answer
        if isinstance(answer, Choice):
            return {"form": "choice", "many": len(answer.letter) > 1}
        if isinstance(answer, BoundingBoxes):
            return {"form": "boxes", "many": self.key.kind is not Kind.BOX}
        if self.key.kind is Kind.CELLS:
            grid = self._grid(len(answer.text))
            rows = len(grid.given) // grid.columns
            return {
                "form": "cells",
                "rows": rows,
                "columns": grid.columns,
                "given": grid.given.replace(".", " "),
                "regions": grid.regions,
            }
        return {"form": "number" if self.key.kind is Kind.NUMBER else "text"}

    def _grid(self, cells: int) -> Grid:
        """The grid of so many cells: that of the family, or a square one, or else a row."""
        if self.grid is not None and len(self.grid.given) == cells:
            return self.grid
        side = isqrt(cells)
        return Grid(side if side * side == cells else cells, "." * cells)

    @property
    def solution(self) -> str:
        """The right answer in words for the page; a grid begins below what comes before it, a line a row."""
        text = spoken(self.key.answer)
        if self.form != "cells":
            return text
        columns = self.field["columns"]
        return "".join("\n" + " ".join(text[start : start + columns]) for start in range(0, len(text), columns))

    def shown(self) -> dict[str, Any]:
        """What the page gets."""
        item, field = self.item, self.field
        rules, question = item.parted
        if field["form"] != "text":  # the page itself says how to answer
            question = question.removesuffix(item.instruction).rstrip()
        return {
            "rules": rules,
            "question": question,
            "options": [[option.letter, option.text] for option in item.options],
            "pictures": len(self.pictures),
            **field,
        }

    def right(self, response: str | None) -> bool | None:
        """True if a response is right; None if there is none."""
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
        found[one.item.id] = Question(
            one.item, one.key, one.proof.certificate.canonical, pictures, _printed(one.item, one.key, one.proof)
        )
    return found


def _printed(item: Item, key: Key, proof: Proof) -> Grid | None:
    """The grid of an item as its renderer tells it; None if the answer is none, or the item is another version's."""
    if key.kind is not Kind.CELLS:
        return None
    try:
        with crashes_as_malformed():
            if catalog.find(item.kind)[0].version != item.family_version:
                return None
            puzzle = catalog.load_format(item.kind).puzzle(proof.statement, proof.query)
            return catalog.load_renderer(item.kind).word(puzzle.statement, puzzle.query).grid
    except MalformedStatement:
        return None


def candidates(benchmark: Mapping[str, Question], language: str) -> list[Candidate]:
    """What people who read this language may be shown."""
    return [
        Candidate(name, one.item.category, one.puzzle)
        for name, one in benchmark.items()
        if one.item.language == language
    ]


def practice(benchmark: Mapping[str, Question], language: str) -> list[Question]:
    """Easy items that are not of the benchmark, `PRACTICE` for each form of its answers.

    They are made for everybody alike, and of families that need no explanation.
    """
    forms = {question.form for question in benchmark.values() if question.item.language == language}
    return [question for form in sorted(forms) for question in _practised(form, language)]


def _practised(form: str, language: str) -> Iterator[Question]:
    made = (_made(name, form, index, language) for index, name in product(range(_TRIES), _PRACTISED))
    return islice((question for question in made if question is not None and question.form == form), PRACTICE)


def _made(name: str, form: str, index: int, language: str) -> Question | None:
    """An easy item of a family; None where it has none with an answer of this form."""
    wanted = {
        "choice": AnswerForm.CHOICE,
        "boxes": AnswerForm.BOUNDING_BOXES,
        "number": AnswerForm.FILL_IN,
        "text": AnswerForm.FILL_IN,
        "cells": AnswerForm.OPEN_ENDED,
    }[form]
    family = catalog.load(name)
    if wanted not in answer_forms(family.row):
        return None
    try:
        made = pipeline.make_item(family, Level.EASY, "practice", index, language)
    except pipeline.Exhausted:
        return None
    pictures = tuple(picture.png for picture in made.pictures)
    grid = _printed(made.item, made.key, made.proof)
    solved = tuple(picture.png for picture in solutions.drawn(made.item, made.proof))
    return Question(made.item, made.key, made.proof.certificate.canonical, pictures, grid, solved)
