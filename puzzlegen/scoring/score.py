"""Scores one response: extraction, matching, and the outcome."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.endings import without_thinking
from puzzlegen.answers.glosses import gloss
from puzzlegen.answers.markup import plain
from puzzlegen.answers.matcher import Found, Matcher
from puzzlegen.answers.matching import matcher
from puzzlegen.core import foreign
from puzzlegen.core.item import Document, Item, Key
from puzzlegen.scoring import sentences
from puzzlegen.scoring.afterthoughts import corrected, without_parting
from puzzlegen.scoring.extract import candidates


class Outcome(StrEnum):
    """What became of an item; only RIGHT has the full credit, and only WRONG may have a part of it (boxes, places)."""

    RIGHT = "right"
    WRONG = "wrong"
    UNPARSED = "unparsed"  # there is a response, and no answer can be read from it
    MISSING = "missing"  # there is no response


class Result(Document, frozen=True):
    """How a response was scored.

    Attributes:
        outcome: see there.
        credit: 0..1.
        answer: what was read as the answer, in its normal form; empty if nothing was.
    """

    outcome: Outcome
    credit: float
    answer: str = ""

    def reward(self, accuracy: float = 0.9, form: float = 0.1) -> float:
        """A reward for training: the credit, and something for an answer that can be read (the weights are MM-IQ's)."""
        readable = self.outcome in (Outcome.RIGHT, Outcome.WRONG)
        return accuracy * self.credit + form * readable


def score(
    item: Item | Mapping[str, Any],
    key: Key | Mapping[str, Any],
    response: str | None,
    *,
    pairing: Pairing = Pairing.OPTIMAL,
    country: float = 0.0,
) -> Result:
    """Score a response to an item; pure, and never a guess.

    Args:
        item: as published: an `Item`, or a line of ``items.jsonl`` as `json` reads it.
        key: its key, likewise.
        response: all that the model said; None if it said nothing at all.
        pairing: how boxes are paired with those of the key.
        country: the credit for the right country with a wrong region, or none.

    Raises:
        Unfit: the item or the key is none.
    """
    item, key = foreign.converted(item, Item), foreign.converted(key, Key)
    if response is None:
        return Result(Outcome.MISSING, 0.0)
    glossed = gloss(item.language)
    said = without_thinking(response).strip()
    if glossed is None:
        found = _read(matcher(item, key, pairing, country), said)
    else:
        answers = matcher(*glossed.asked(item, key), pairing, country)
        found = _agreed([_read(answers, reading) for reading in glossed.readings(said, key.kind)])
    if found is None:
        return Result(Outcome.UNPARSED, 0.0)
    answer, credit = found
    return Result(Outcome.RIGHT if credit == 1 else Outcome.WRONG, credit, answer)


def _agreed(found: list[Found | None]) -> Found | None:
    """What the first reading says; nothing if it is wrong, and the second one would be right."""
    first, *others = found
    right = any(one is not None and one[1] == 1 for one in others)
    return None if right and first is not None and first[1] < 1 else first


def _read(answers: Matcher, said: str) -> Found | None:
    """The answer of a response with its credit: what it says once it has corrected itself, or all that it says."""
    said = without_parting(said)
    after = corrected(said)
    if after is not None:
        found = _answer(answers, after.said)
        if found is not None or after.firm:
            return found
    return _answer(answers, said)


def _answer(answers: Matcher, said: str) -> Found | None:
    """The last explicit answer with its credit; or else what the words commit to."""
    firm = None
    for candidate in candidates(said):
        if answers.several and (candidate.firm or not candidate.remarks):  # one line alone may be a part of it
            found = sentences.listed(answers, candidate.text if candidate.firm else said)
            if found is not None:
                return found
        found = answers.read(plain(candidate.text), remarks=candidate.remarks)
        if found is not None:
            return found
        if candidate.firm:
            firm = candidate.text
            break
    return sentences.read(answers, said, firm)
