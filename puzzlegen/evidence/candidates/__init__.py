"""What judges the family of candidates: disguises, and a measure apart from the time that people took."""

from collections.abc import Mapping
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from puzzlegen.core.item import task_of
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.candidates.approved import Candidate, Query


def pictures_exchanged(candidate: Candidate, query: Query, rng: Random) -> tuple[Candidate, Query] | None:
    """The pictures in another order; people were shown them so."""
    if len(candidate.pictures) < 2 or candidate.regions:
        return None
    pictures = rng.sample(candidate.pictures, len(candidate.pictures))
    return _reshown(replace(candidate, pictures=tuple(pictures)), query), query


def options_exchanged(candidate: Candidate, query: Query, rng: Random) -> tuple[Candidate, Query] | None:
    """The options in words in another order, with the answers of people changed alike."""
    if None in query.options or not query.options:
        return None
    order = rng.sample(range(len(query.options)), len(query.options))
    letters = {"ABCDEFGH"[old]: "ABCDEFGH"[new] for new, old in enumerate(order)}
    asked = replace(query, options=tuple(query.options[old] for old in order))
    answers = (replace(one, response=letters.get(one.response or "", one.response)) for one in candidate.answers)
    return _reshown(replace(candidate, answers=tuple(answers)), asked), asked


def _reshown(candidate: Candidate, query: Query) -> Candidate:
    """The candidate with answers to what it shows now."""

    def shown(language: str) -> str:
        texts = [option[language] for option in query.options if option is not None]
        content: list[Any] = [task_of(query), language, query.question[language], texts, query.options.count(None)]
        content += [candidate.regions, candidate.spellings, [one.sha256 for one in candidate.pictures]]
        return sha256(msgspec.json.encode(content, order="sorted")).hexdigest()

    return replace(candidate, answers=tuple(replace(one, shown=shown(one.language)) for one in candidate.answers))


def _looked_at(candidate: Candidate, query: Query) -> float:
    """Signs that have to be read, and a thousand pixels for one of them."""
    texts = [query.question, *filter(None, query.options)]
    read = sum(len(min(one.values(), key=len)) for one in texts)
    return read + sum(one.width * one.height for one in candidate.pictures) / 1000


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "candidates/approved": (pictures_exchanged, options_exchanged),
}
ALTERNATIVES: Final = {"candidates/approved": ("explanation",)}  # the author's words, which are quoted
MEASURES: Final[Mapping[str, Measure]] = {
    "candidates/approved": Measure("signs to be read and thousands of pixels to be seen", _looked_at),
}
