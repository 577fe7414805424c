"""How many different puzzles a family holds at a level, estimated from how often the same one is drawn again.

Of n independent draws the expected number of equal pairs is n(n - 1)/2 times the probability that two draws are equal,
whose reciprocal is the *effective size* of the pool: the number of puzzles if all are equally likely, and fewer if some
are likelier (Simpson, "Measurement of diversity", Nature 163, 1949). It tells what users feel: n items repeat about
n / (2 size) of themselves. Equal pairs are nearly a Poisson variable, for which Byar's approximation gives the limits
(Breslow and Day, "Statistical methods in cancer research", volume 2, 1987, section 2.3).
"""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec

from puzzlegen.core.item import Document

_Z: Final = 1.959964  # of the normal distribution: two-sided 95 %


Large: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**15)]


class Estimate(Document, frozen=True):
    """What a run tells about a pool.

    Attributes:
        drawn: number of puzzles that were drawn, repeats included.
        repeats: how many of them had been drawn before.
        pairs: equal pairs among them.
        size: effective size of the pool; None without an equal pair.
        low, high: its limits at 95 % confidence; no upper one without an equal pair, none at all for a single draw.
    """

    drawn: Large
    repeats: Large
    pairs: Large
    size: int | None
    low: int | None
    high: int | None


class Pool:
    """The canonical forms that were drawn."""

    def __init__(self, drawn: Iterable[str] = ()) -> None:
        self._times = Counter(drawn)

    def add(self, canonical: str) -> None:
        """Count a puzzle that was drawn."""
        self._times[canonical] += 1

    def estimate(self) -> Estimate:
        """What the draws tell about the size of the pool."""
        drawn = self._times.total()
        pairs = sum(times * (times - 1) // 2 for times in self._times.values())
        return estimated(drawn, drawn - len(self._times), pairs)


def estimated(drawn: int, repeats: int, pairs: int) -> Estimate:
    """What so many draws, repeats and equal pairs among them tell about the size of a pool."""
    possible = drawn * (drawn - 1) // 2
    fewest, most = limits(pairs)
    return Estimate(
        drawn=drawn,
        repeats=repeats,
        pairs=pairs,
        size=round(possible / pairs) if pairs else None,
        low=math.floor(possible / most) if possible else None,
        high=math.ceil(possible / fewest) if fewest else None,
    )


def limits(count: int) -> tuple[float, float]:
    """The 95 % confidence limits of the mean of a Poisson variable that came out as ``count``."""
    above = count + 1
    most = above * (1 - 1 / (9 * above) + _Z / (3 * math.sqrt(above))) ** 3
    if not count:
        return 0.0, most
    return count * (1 - 1 / (9 * count) - _Z / (3 * math.sqrt(count))) ** 3, most
