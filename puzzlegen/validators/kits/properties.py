"""How many properties have to be checked until nothing else can be meant: a depth of reasoning."""

from collections.abc import Collection, Hashable


def fewest(differences: Collection[Collection[Hashable]]) -> int:
    """The least number of properties of which each rival lacks at least one: a smallest hitting set.

    Args:
        differences: for each rival, the properties in which it differs from what is meant; none of them is empty.

    Raises:
        ValueError: a rival does not differ.
    """
    rivals = {frozenset(some) for some in differences}
    if frozenset() in rivals:
        raise ValueError("a rival that does not differ cannot be told apart")
    return _fewest(rivals, len(rivals))


def _fewest(rivals: set[frozenset[Hashable]], most: int) -> int:
    """The same; any number above ``most`` if there are more."""
    rivals = {one for one in rivals if not any(other < one for other in rivals)}  # who tells one tells the other
    if not rivals:
        return 0
    if most <= 0:
        return 1
    tells: dict[Hashable, frozenset[frozenset[Hashable]]] = {
        one: frozenset(some for some in rivals if one in some) for one in {one for some in rivals for one in some}
    }
    best = most + 1
    narrowest = min(rivals, key=len)
    tried: list[frozenset[frozenset[Hashable]]] = []
    for told in sorted((tells[one] for one in narrowest), key=len, reverse=True):
        if any(told <= other for other in tried):
            continue  # one that tells as many apart has been tried
        tried.append(told)
        best = min(best, 1 + _fewest(rivals - told, best - 2))
    return best
