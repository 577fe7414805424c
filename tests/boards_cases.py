"""Cases for the validators of Go and of the small boards, and a short way to ask."""

import json
from pathlib import Path

from puzzlegen.core.item import AnswerForm, Option, Question

FAMILIES = ("go_capture", "go_liberties", "go_life_death", "go_score", "knight_path", "queens")
CORPUS = [
    json.loads(line)
    for family in FAMILIES
    for line in (Path(__file__).parent / "corpus" / "boards" / f"{family}.jsonl").read_text().splitlines()
]


def ask(query, form="fill_in"):
    """The question of a query; a status has three options, the outcome of a ladder two, all other choices four."""
    letters = {"status": "ABC", "ladder": "AB"}.get(query.get("task"), "ABCD")
    options = tuple(Option(letter) for letter in letters) if form == "choice" else ()
    return Question({"en": "?"}, AnswerForm(form), query, options)
