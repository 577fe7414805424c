"""What judges the family of candidates: disguises, and a measure apart from the time that people took."""

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def pictures_exchanged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The pictures in another order; people were shown them so."""
    if len(statement["pictures"]) < 2 or statement["regions"]:
        return None
    pictures = list(statement["pictures"])
    rng.shuffle(pictures)
    return _reshown({**statement, "pictures": pictures}, query), query


def options_exchanged(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in words in another order, with the answers of people changed alike."""
    if None in query["options"] or not query["options"]:
        return None
    order = list(range(len(query["options"])))
    rng.shuffle(order)
    letters = {"ABCDEFGH"[old]: "ABCDEFGH"[new] for new, old in enumerate(order)}
    asked = {**query, "options": [query["options"][old] for old in order]}
    answers = [{**one, "response": letters.get(one["response"], one["response"])} for one in statement["answers"]]
    return _reshown({**statement, "answers": answers}, asked), asked


def _reshown(statement: Statement, query: Statement) -> Statement:
    """The statement with answers to what it shows now."""

    def shown(language: str) -> str:
        texts = [option[language] for option in query["options"] if option is not None]
        content: list[Any] = [query["kind"], language, query["question"][language], texts, query["options"].count(None)]
        content += [statement["regions"], statement["spellings"], [one["sha256"] for one in statement["pictures"]]]
        return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()

    return {**statement, "answers": [{**one, "shown": shown(one["language"])} for one in statement["answers"]]}


def _looked_at(statement: Statement, query: Statement) -> float:
    """Signs that have to be read, and a thousand pixels for one of them."""
    texts = [query["question"], *filter(None, query["options"])]
    read: int = sum(len(min(one.values(), key=len)) for one in texts)
    pixels: int = sum(one["width"] * one["height"] for one in statement["pictures"])
    return read + pixels / 1000


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "candidates/approved": (pictures_exchanged, options_exchanged),
}
ALTERNATIVES: Final = {"candidates/approved": ("explanation",)}  # the author's words, which are quoted
MEASURES: Final[Mapping[str, Measure]] = {
    "candidates/approved": Measure("signs to be read and thousands of pixels to be seen", _looked_at),
}
