"""Disguises of questions for a place: options in another order, and a photograph under another title."""

from collections.abc import Mapping
from random import Random
from typing import Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise


def options_shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The same options under other letters."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], len(query["options"]))}


def retitled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Another title of the photograph."""
    return {**statement, "photo": {**statement["photo"], "title": f"No. {rng.randrange(1000)}"}}, query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {"geolocation/photo_place": (options_shuffled, retitled)}
