"""Cases for the validators of the category counting, and a short way to ask."""

import json
from pathlib import Path

from puzzlegen.core.item import AnswerForm, Option, Question

CORPUS = [
    json.loads(line)
    for file in sorted((Path(__file__).parent / "corpus" / "counting").glob("*.jsonl"))
    for line in file.read_text().splitlines()
]


def ask(query, form="fill_in"):
    """The question of a query; options are drawn, not written."""
    options = tuple(Option(letter) for letter in "ABCD") if form == "choice" else ()
    return Question({"en": "?"}, AnswerForm(form), query, options)
