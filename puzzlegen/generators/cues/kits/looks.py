"""Where the right option stands among all, by what a hasty person looks at: drawn for an item, not left over."""

from collections.abc import Sequence


def missed(looks: Sequence[Sequence[float]], ranks: Sequence[int]) -> list[int]:
    """By how many places each look at the last option misses its rank.

    Equal options may stand in either order, but beside one that is not the first there is one that is worth more.

    Args:
        looks: what each option is worth at each look, the right one last.
        ranks: for each look, how many options are to be worth more than the right one.
    """
    found = []
    for rank, (*others, mine) in zip(ranks, zip(*looks, strict=True), strict=True):
        fewest, most = sum(value > mine for value in others), sum(value >= mine for value in others)
        found.append(max(fewest - rank, rank - most, int(rank > 0 == fewest)))
    return found
