"""Which items each person gets: incomplete blocks that are as balanced as they can be.

The n-th sitting of a language is a pure function of the items, the seed and n. Every category of the benchmark is in
every sitting; all items are shown equally often, but for one time; two items come together about as often as any other
two; and nobody gets the same puzzle twice, not even in disguise.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple


class Candidate(NamedTuple):
    """An item that may be shown; ``puzzle`` is the same for all disguises of a puzzle."""

    id: str
    category: str
    puzzle: str


def sittings(candidates: Sequence[Candidate], size: int, seed: int) -> Iterator[tuple[str, ...]]:
    """The ids of the items of one sitting after the other, without end, in the order in which they are shown.

    Args:
        candidates: the items.
        size: of a sitting; it is smaller if there are not so many different puzzles.
        seed: of what is left to chance.
    """
    groups: dict[str, list[Candidate]] = defaultdict(list)
    for one in sorted(candidates):
        groups[one.category].append(one)
    shown: Counter[str] = Counter()
    together: Counter[tuple[str, str]] = Counter()
    number = 0
    while True:
        chosen = _chosen(groups, size, shown, together, f"{seed}:{number}")
        shown.update(one.id for one in chosen)
        together.update(_pairs(chosen))
        yield tuple(_ordered(chosen, list(groups), number))
        number += 1


def _chosen(
    groups: dict[str, list[Candidate]],
    size: int,
    shown: Counter[str],
    together: Counter[tuple[str, str]],
    lot: str,
) -> list[Candidate]:
    """One item of each category, then items of the category that has been shown least; of each the least shown item."""
    chosen: list[Candidate] = []
    taken: Counter[str] = Counter()
    puzzles: set[str] = set()
    while len(chosen) < size:
        left = {name: [one for one in group if one.puzzle not in puzzles] for name, group in groups.items()}
        open_groups = [name for name, group in left.items() if group]
        if not open_groups:
            break

        def behind(name: str) -> tuple[bool, float, str]:
            members = groups[name]
            given = sum(shown[one.id] for one in members) + taken[name]
            return taken[name] > 0, given / len(members), _lot(lot, name)

        def rank(one: Candidate) -> tuple[int, int, str]:
            met = sum(together[_pair(one.id, other.id)] ** 2 for other in chosen)
            return shown[one.id], met, _lot(lot, one.id)

        name = min(open_groups, key=behind)
        best = min(left[name], key=rank)
        chosen.append(best)
        taken[name] += 1
        puzzles.add(best.puzzle)
    return chosen


def _ordered(chosen: Sequence[Candidate], categories: Sequence[str], number: int) -> Iterator[str]:
    """The categories in turn, by a row of a Latin square that balances who follows whom (E. J. Williams 1949)."""
    waiting: dict[str, list[str]] = defaultdict(list)
    for one in chosen:
        waiting[one.category].append(one.id)
    row = williams(len(categories), number)
    while any(waiting.values()):
        for place in row:
            if waiting[categories[place]]:
                yield waiting[categories[place]].pop(0)


def williams(count: int, row: int) -> list[int]:
    """A row of a Williams design for so many treatments: 0, 1, n-1, 2, n-2 ... shifted, every other cycle mirrored.

    In ``count`` rows (twice as many if it is odd), each treatment is at each place, and follows each other one, equally
    often.
    """
    first = [(place + 1) // 2 if place % 2 else (count - place // 2) % count for place in range(count)]
    shifted = [(value + row) % count for value in first]
    return shifted[::-1] if (row // count) % 2 else shifted


def _pairs(chosen: Sequence[Candidate]) -> Iterator[tuple[str, str]]:
    return (_pair(one.id, other.id) for one, other in combinations(chosen, 2))


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _lot(*words: str) -> str:
    """What stands for chance."""
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest()
