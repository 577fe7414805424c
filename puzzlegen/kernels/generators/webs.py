"""What follows from known quantities, in ties that leave one of them open."""

from puzzlegen.kernels.arrays import Ints


def spread(
    heads: Ints, tied: Ints, at_heads: Ints, at: Ints, left: Ints, order: Ints, known: int, depths: Ints, by: Ints
) -> int:
    """Find all that follows, round by round.

    Args:
        heads: (ties + 1,) where the quantities of each tie begin in ``tied``.
        tied: the quantities of ties, one tie after the other.
        at_heads: (n + 1,) where the ties of each quantity begin in ``at``.
        at: the ties of quantities, each as often as the quantity is in it.
        left: (ties,) scratch.
        order: (n,) the first ones are known; receives what is found, nearest first, ties in their order.
        known: how many are known.
        depths: (n,) receives the rounds after which a quantity is found, 0 if it is known, -1 where it never is.
        by: (n,) receives by which tie it is found.

    Returns:
        How many are known or found.
    """
    for tie in range(len(left)):
        left[tie] = heads[tie + 1] - heads[tie]
    for one in range(len(depths)):
        depths[one] = -1
    for place in range(known):
        depths[order[place]] = 0
    done, found, depth = 0, known, 0
    while done < found:
        depth += 1
        for place in range(done, found):
            for spot in range(at_heads[order[place]], at_heads[order[place] + 1]):
                left[at[spot]] -= 1
        done = found
        for tie in range(len(left)):
            if left[tie] == 1:
                for spot in range(heads[tie], heads[tie + 1]):
                    one = tied[spot]
                    if depths[one] < 0 or depths[one] == depth:
                        if depths[one] < 0:
                            depths[one] = depth
                            by[one] = tie
                            order[found] = one
                            found += 1
                        break
    return found
