"""What the families are judged by: corpora, disguises, outside measures and golden digests.

The row of a family names its module of evidence (`Row.module`), ``<package>.evidence.<category>`` by default, in which
these stand, each by the full names of families:

- ``DISGUISES``: ways of publishing the same puzzle in other data; empty for a family whose puzzles have none. The
  canonical form, the verdict, the number of answers and the difficulty of a draft must be the same in each.
- ``MEASURES``: how difficult an item is for a plain program, apart from the validators. Its mean is compared at the
  levels; no measure shares code with the validator of its family.
- ``ONE_NUMBER``, if there are any: the families that show exactly one number; such a question is answered or has no
  answer, but never two of them, so that their corpora have no ambiguous case.
- ``ANSWERED``, if there are any: those whose questions always have an answer, so that no case is unsolvable.
- ``DEAR``, if there are any: how many drafts of a level must do for families that take seconds an item.
- ``ALTERNATIVES``, if there are any: the names of those facts in ``why`` of which several are true, such as one path of
  many; that other facts are refused is tested.
- ``GLANCES``, if there are any: of each question (by its struct), what a hasty person would look at instead of doing
  the work, by names. The options that the key is drawn from must look alike to each of them.
- ``SMALL``, if there are any: the families that say in their docs that they have few puzzles.

Beside the module lie the corpora, ``<family>.jsonl``, and ``golden.json``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

Disguise: TypeAlias = Callable[[Any, Any, Random], tuple[Any, Any] | None]
"""Statement and query in, the same puzzle in disguise out; None where this puzzle has no such disguise."""

Glance: TypeAlias = Callable[[Any, Any], Sequence[float]]
"""Statement and query in, how much a hasty person likes each option out."""


def reordered(statement: Any, query: Any, rng: Random) -> tuple[Any, Any] | None:
    """The options in another order, if there are any: a disguise of many families."""
    options = getattr(query, "options", ())
    return (statement, replace(query, options=tuple(rng.sample(options, len(options))))) if options else None


@dataclass(frozen=True)
class Measure:
    """An outside measure of difficulty.

    Attributes:
        counts: what is counted, in a few words (``search nodes of a backtracker``).
        count: gets statement and query, and returns None for tasks that it does not apply to.
    """

    counts: str
    count: Callable[[Any, Any], float | None]
