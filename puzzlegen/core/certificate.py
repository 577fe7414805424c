"""What a validator says about an item after solving it blind."""

import math
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Self

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


class Deep(StrEnum):
    """What a depth counts; each family measures each of its questions in one of these."""

    CHAIN = "chain"  # steps, each of which needs the one before, up to the answer
    SEARCH = "search"  # logarithm to base 2 of the nodes that a plain depth-first solver visits
    PROPERTIES = "properties"  # independent properties to be checked until one answer is left


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How deep the reasoning of a question is, whatever the size of what is shown.

    Attributes:
        kind: what is counted.
        value: how many; a logarithm has three decimals, so that machines agree.
    """

    kind: Deep
    value: float

    @classmethod
    def chain(cls, steps: int) -> Self:
        """So many steps, each of which needs the one before; steps that can be taken side by side are one."""
        return cls(Deep.CHAIN, float(steps))

    @classmethod
    def search(cls, nodes: int) -> Self:
        """So many nodes of a depth-first search in the order in which a person would begin, 1 or more."""
        return cls(Deep.SEARCH, round(math.log2(nodes), 3))

    @classmethod
    def properties(cls, number: int) -> Self:
        """So many independent properties, none of which can be left out without a second answer."""
        return cls(Deep.PROPERTIES, float(number))


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
        depth: of the reasoning; unset where a family does not measure it.
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
    depth: Depth | msgspec.UnsetType = msgspec.UNSET
