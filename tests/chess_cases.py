"""Cases for the validators of the chess families, and a short way to ask."""

import json
from pathlib import Path

from puzzlegen.core.item import AnswerForm, Option, Question

FOLDER = Path(__file__).parent / "corpus" / "boards"


def lines(name):
    """The cases of one file of the corpus."""
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def ask(query, form="fill_in"):
    """The question of a query; options are drawn, not written."""
    options = tuple(Option(letter) for letter in "ABCD") if form == "choice" else ()
    return Question({"en": "?"}, AnswerForm(form), query, options)
