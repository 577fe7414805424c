"""Scores one response: extraction, matching, and the outcome."""

from enum import StrEnum

from puzzlegen.answers.boxes import Pairing
from puzzlegen.answers.markup import plain
from puzzlegen.answers.matching import Matcher, matcher
from puzzlegen.core.item import Document, Item, Key
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
    item: Item, key: Key, response: str | None, *, pairing: Pairing = Pairing.OPTIMAL, country: float = 0.0
) -> Result:
    """Score a response to an item; pure, and never a guess.

    Args:
        item: as published.
        key: its key.
        response: all that the model said; None if it said nothing at all.
        pairing: how boxes are paired with those of the key.
        country: the credit for the right country with a wrong region, or none.
    """
    if response is None:
        return Result(Outcome.MISSING, 0.0)
    found = _read(matcher(item, key, pairing, country), response)
    if found is None:
        return Result(Outcome.UNPARSED, 0.0)
    answer, credit = found
    return Result(Outcome.RIGHT if credit == 1 else Outcome.WRONG, credit, answer)


def _read(answers: Matcher, response: str) -> tuple[str, float] | None:
    """The last explicit answer of the response with its credit."""
    for candidate in candidates(response):
        found = answers.read(plain(candidate.text), remarks=candidate.remarks)
        if found is not None or candidate.firm:
            return found
    return None
