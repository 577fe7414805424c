"""Scores responses to rows of the published tables: what the tasks of other harnesses call."""

from collections.abc import Mapping
from typing import Any

import msgspec

from puzzlegen.answers.matching import guessed
from puzzlegen.core import foreign
from puzzlegen.core.item import (
    Answer,
    AnswerForm,
    BoundingBoxes,
    Box,
    Choice,
    FillIn,
    Item,
    Key,
    Kind,
    OpenEnded,
    PublishedOption,
)
from puzzlegen.scoring.score import Result, score

COLUMNS = ("id", "answer_form", "letters", "options", "answer", "accepted")
"""The columns that a row needs to be scored; ``docs/releases.md`` describes them all."""


def score_row(row: Mapping[str, Any], response: str | None) -> Result:
    """Score a response to an item as the tables have it.

    Args:
        row: the cells by name, at least `COLUMNS`; with ``kind``, what the answer is, which its spelling may not tell.
        response: all that the model said.
    """
    form = AnswerForm(row["answer_form"])
    options = tuple(
        PublishedOption(letter, None if text == letter else text)
        for letter, text in zip(row["letters"], row["options"], strict=True)
    )
    item = Item(
        id=row["id"],
        category="",
        family="",
        family_version=0,
        level="",
        images=(),
        question="",
        options=options,
        answer_form=form,
        language="",
        capabilities=(),
        taxonomy={},
        rules="",
        ask="",
        instruction="",
        short="",
    )
    answer = _answer(form, row["answer"])
    kind = guessed(answer) if row.get("kind") is None else Kind(row["kind"])
    return score(item, Key(row["id"], answer, tuple(row["accepted"]), "", kind), response)


def _answer(form: AnswerForm, text: str) -> Answer:
    match form:
        case AnswerForm.CHOICE:
            return Choice(text)
        case AnswerForm.BOUNDING_BOXES:
            return BoundingBoxes(foreign.decoded(text, tuple[Box, ...]))
        case AnswerForm.OPEN_ENDED:
            return OpenEnded(text)
    return FillIn(text)


def target(row: Mapping[str, Any], kind: Kind | None = None) -> str:
    """The answer of a row in one text, which holds all that scoring needs; for harnesses that pass on texts only.

    Args:
        row: the cells by name, at least `COLUMNS`.
        kind: of the answer, which its spelling may not tell.
    """
    return msgspec.json.encode({name: row[name] for name in COLUMNS} | ({"kind": kind} if kind else {})).decode()


def score_target(encoded: str, response: str | None) -> Result:
    """Score a response to what `target` made."""
    return score_row(foreign.decoded(encoded, dict[str, Any]), response)
