"""Cases for the validators of Go and of the small boards, and a short way to ask."""

import json
from pathlib import Path

from puzzlegen.item import AnswerForm, Option, Question

FAMILIES = ("go_liberties", "go_life_death", "knight_path", "queens")
CORPUS = [
    json.loads(line)
    for family in FAMILIES
    for line in (Path(__file__).parent / "corpus" / "boards" / f"{family}.jsonl").read_text().splitlines()
]


def ask(query, form="fill_in"):
    """The question of a query; the status of a chain has three options, all other choices have four."""
    letters = "ABC" if query.get("task") == "status" else "ABCD"
    options = tuple(Option(letter) for letter in letters) if form == "choice" else ()
    return Question({"en": "?"}, AnswerForm(form), query, options)
