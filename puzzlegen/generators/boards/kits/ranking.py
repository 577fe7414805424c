"""Where the right option stands among the others in what shows at a glance."""

from collections.abc import Sequence


def has_rank(values: Sequence[float], rank: int) -> bool:
    """True if the first of some values has this rank among them, 0 for the least; equal ones share theirs."""
    less = sum(one < values[0] for one in values)
    return less <= rank < less + values.count(values[0])
