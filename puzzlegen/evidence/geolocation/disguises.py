"""Disguises of questions for a place: options in another order, and a photograph under another title."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.question import Question
from puzzlegen.evidence import Disguise, reordered
from puzzlegen.formats.geolocation.photo_place import Shown


def retitled(shown: Shown, query: Question, rng: Random) -> tuple[Shown, Any]:
    """Another title of the photograph."""
    return replace(shown, photo=replace(shown.photo, title=f"No. {rng.randrange(1000)}")), query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {"geolocation/photo_place": (reordered, retitled)}
