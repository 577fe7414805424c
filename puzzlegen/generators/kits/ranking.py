"""Where the right option stands among the others, by what is seen at a glance: drawn, and not left over."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeVar

from puzzlegen.core.stream import Stream

T = TypeVar("T")
_MOST: Final = 20  # others that are put together by three


class Glance(NamedTuple):
    """A value of options that a hasty person may go by.

    Attributes:
        own: that of the right option.
        values: those of the others, in their order; an equal one is below or above by chance.
        rank: how many of the three wrong options are to be below the right one, 0 to 3.
    """

    own: float
    values: Sequence[float]
    rank: int


def has_rank(values: Sequence[float], rank: int) -> bool:
    """True if the first of some values has this rank among them, 0 for the least; equal ones share theirs."""
    less = sum(one < values[0] for one in values)
    return less <= rank < less + values.count(values[0])


def three_beside(others: Sequence[T], glances: Sequence[Glance], rng: Stream) -> list[T] | None:
    """Three of the others among which the right option has its rank in each glance; None where no three are found."""
    order = rng.permutation(len(others))[:_MOST]
    if len(order) < 3:
        return None
    below = []
    for glance in glances:
        luck = rng.unit()
        found = {
            n: glance.values[n] < glance.own or (glance.values[n] == glance.own and rng.unit() < luck) for n in order
        }
        if sum(found.values()) < glance.rank or len(found) - sum(found.values()) < 3 - glance.rank:
            return None
        below.append((found, glance.rank))
    for three in combinations(order, 3):
        if all(sum(found[number] for number in three) == rank for found, rank in below):
            return [others[number] for number in rng.sample(three, 3)]
    return None
