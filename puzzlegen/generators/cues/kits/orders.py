"""Orders on offer, of which the right one must not be the one in the middle of the others."""

from collections.abc import Sequence
from itertools import combinations


def exchanges(one: Sequence[int], other: Sequence[int]) -> int:
    """The pairs that stand the other way round in two orders of the same things."""
    return sum(other.index(a) > other.index(b) for a, b in combinations(one, 2))


def has_rank(options: Sequence[Sequence[int]], rank: int) -> bool:
    """True if so many of these orders are nearer to all the others, taken together, than the first one is.

    Where some are as near, any place among them will do. With a rank that is drawn for the item, being near to the
    others says nothing about an order.
    """
    far = [sum(exchanges(one, other) for other in options) for one in options]
    return sum(one < far[0] for one in far) <= rank < sum(one <= far[0] for one in far)
