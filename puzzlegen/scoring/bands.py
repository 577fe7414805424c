"""How the levels of a family differ for people, and bands that would part them better; only ever a proposal."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Level
from puzzlegen.core.item import Document

FEWEST: Final = 5
"""Items that a proposed band holds at least."""
APART: Final = 2.0
"""Standard errors by which the work at neighbouring levels has to differ."""
_MOST_STARTS: Final = 40  # places for the start of a band that are tried


class Effort(Document, frozen=True):
    """What the items of a level ask of people.

    Attributes:
        level: its name.
        items: how many of them people answered.
        low, middle, high: the 10th, 50th and 90th percentile of the measured difficulty.
        credit: of the average person, 0..1.
        seconds: of the average person for a right answer, geometric mean; None if there is none with a time.
    """

    level: Level
    items: int
    low: float
    middle: float
    high: float
    credit: float
    seconds: float | None


class Span(Document, frozen=True):
    """A band that is proposed for a level: from the least to the greatest difficulty, both included."""

    level: Level
    low: float
    high: float


def efforts(
    levels: Sequence[Level],
    difficulty: NDArray[np.float64],
    credit: NDArray[np.float64],
    seconds: NDArray[np.float64],
) -> tuple[Effort, ...]:
    """The levels from the lowest to the highest, with what they ask.

    Args:
        levels: of each item.
        difficulty: as the proof measured it.
        credit: of the average person.
        seconds: of the average person, nan where nobody was right.
    """
    found = []
    for level in Level:
        members = [place for place, one in enumerate(levels) if one == level]
        if not members:
            continue
        low, middle, high = np.percentile(difficulty[members], (10, 50, 90)).tolist()
        times = np.log(seconds[members])
        times = times[~np.isnan(times)]
        found.append(
            Effort(
                level=level,
                items=len(members),
                low=low,
                middle=middle,
                high=high,
                credit=float(np.clip(credit[members].mean(), 0, 1)),
                seconds=float(np.exp(times.mean())) if len(times) else None,
            )
        )
    return tuple(found)


def faults(levels: Sequence[Effort]) -> tuple[str, ...]:
    """Why the levels should be parted anew, a sentence for each two neighbours; none if all is well."""
    found = []
    for lower, upper in pairwise(levels):
        if lower.high >= upper.low:
            found.append(f"{lower.level} and {upper.level} overlap in the unit")
        longer = upper.seconds is not None and lower.seconds is not None and upper.seconds > lower.seconds
        if upper.credit >= lower.credit and not longer:
            found.append(f"{upper.level} is solved no less often than {lower.level}, and takes no longer")
    return tuple(found)


def proposed(levels: Sequence[Level], difficulty: NDArray[np.float64], work: NDArray[np.float64]) -> tuple[Span, ...]:
    """Bands that do not overlap, in which people's work differs as surely as possible.

    Of all cuts with at least `FEWEST` items in each band, those are chosen whose neighbours that differ least, differ
    by most standard errors; if these are fewer than `APART`, no bands are proposed.

    Args:
        levels: that there shall be, from the lowest to the highest.
        difficulty: of each item.
        work: what it asks of people, the more, the harder.
    """
    order = np.argsort(difficulty, kind="stable")
    ordered, values = difficulty[order], work[order]
    starts = np.flatnonzero(np.diff(ordered)) + 1  # a difficulty is never cut in two
    starts = starts[:: 1 + len(starts) // _MOST_STARTS]
    best: Sequence[int] = ()
    most = APART
    for cuts in combinations(starts.tolist(), len(levels) - 1):
        places = (0, *cuts, len(values))
        parts = [values[start:stop] for start, stop in pairwise(places)]
        if min(map(len, parts)) >= FEWEST:
            least = min(_gap(lower, upper) for lower, upper in pairwise(parts))
            if least >= most:
                best, most = places, least
    return tuple(
        Span(level, float(ordered[start]), float(ordered[stop - 1]))
        for level, (start, stop) in zip(levels, pairwise(best), strict=False)
    )


def _gap(lower: NDArray[np.float64], upper: NDArray[np.float64]) -> float:
    """The difference of two means in its standard errors."""
    error = np.sqrt(lower.var(ddof=1) / len(lower) + upper.var(ddof=1) / len(upper))
    return float((upper.mean() - lower.mean()) / max(error, 1e-12))
