"""What a validator says about an item after solving it blind."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

from puzzlegen.core.foreign import Prose


class MalformedStatement(ValueError):
    """The statement or the query does not follow the family's published format."""


class JudgeNeeded(ValueError):
    """Only a judge, such as a chess engine, could answer this question, and none was given; nothing was judged."""


class Verdict(StrEnum):
    """The outcome of a search for every answer; only UNIQUE is a proof."""

    UNIQUE = "unique"
    AMBIGUOUS = "ambiguous"
    UNSOLVABLE = "unsolvable"
    UNDECIDED = "undecided"  # the budget ran out: nothing is proven
    JUDGED = "judged"  # the one answer is an opinion, about which the question asks: nothing is proven
    LOCATED = "located"  # independent sources agree where a photograph was taken: evidence, but no proof
    APPROVED = "approved"  # people who did not know the key gave it: evidence, but no proof


UNPROVEN_VERDICTS: Final = frozenset({Verdict.LOCATED, Verdict.APPROVED})
"""The verdicts that rest on other evidence than a proof; such items are counted apart, and never called proven."""
ANSWERED: Final = UNPROVEN_VERDICTS | {Verdict.UNIQUE, Verdict.JUDGED}
"""The verdicts of what may be published."""


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A validator's findings.

    Attributes:
        verdict: how many answers there are.
        answers: the different answers found (stopping at two), each spelled as `item.spell` does it. An ambiguous
            question has one where all solutions that were found give the same one, and none where they give none.
        method: the name of the proof method.
        effort: counts of the work done, for example ``{"nodes": 12}``; never seconds.
        difficulty: the measured difficulty, in ``unit``.
        unit: what the difficulty counts.
        canonical: digest of the puzzle's canonical form; equal exactly for the same puzzle in disguise.
        structure: what the puzzle shares with others of its kind (rules, layout, kinds of marks), in words,
            without its particulars; splits keep a structure together. Empty if the family has only one.
        refuted: option letter -> why that distractor is wrong.
        faults: claims of the statement that turned out false; an item with a fault is rejected.
        accepted: other spellings of the one answer that are right, such as a chess move in another notation.
    """

    verdict: Verdict
    answers: tuple[str, ...]
    method: str
    effort: Mapping[str, int]
    difficulty: float
    unit: Prose
    canonical: str
    structure: Prose = ""
    refuted: Mapping[str, str] = {}
    faults: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
