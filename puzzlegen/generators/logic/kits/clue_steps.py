"""What follows from clue cards, and the way there: for families that know all arrangements.

An arrangement is a bit of whole numbers, or an item of arrays.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import combinations
from operator import and_, or_
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.formats.logic.clue_grid import Excluded, Step

Fits: TypeAlias = NDArray[np.bool_]
"""Of each arrangement, whether a card is true of it."""


def follows(claim: Fits, cards: Iterable[Fits], few: int) -> bool:
    """True if so few of the cards are enough to see that a claim is true."""
    every, contrary = [_bits(fits) for fits in cards], _bits(~claim)
    return any(not reduce(and_, some, contrary) for some in combinations(every, min(few, len(every))))


def conflicts(
    place: Mapping[str, NDArray[np.int8]], cards: Sequence[Fits], wrong: int
) -> tuple[tuple[tuple[int, ...], ...], str, tuple[Excluded, ...]]:
    """Groups of cards, by number, that cannot all be true; the wrong one alone is in all of them.

    The first is the one of which this is seen most easily, and comes with a name for which it leaves no place, and what
    excludes each. ``place`` has the places of each name in all arrangements.
    """
    every = [_bits(fits) for fits in cards]
    suspects, groups = {*range(len(cards))}, list[tuple[int, ...]]()
    for size in range(1, len(cards)):
        for numbers in combinations(range(len(cards)), size):
            if not suspects <= {*numbers} and not reduce(and_, (every[number] for number in numbers)):
                groups.append(numbers)
                suspects &= {*numbers}
                if suspects == {wrong}:
                    return _easiest(place, every, groups)
    raise Rejected("no card that alone can be wrong")


def _easiest(
    place: Mapping[str, NDArray[np.int8]], cards: Sequence[int], groups: Sequence[tuple[int, ...]]
) -> tuple[tuple[tuple[int, ...], ...], str, tuple[Excluded, ...]]:
    """The groups, the one first that leaves a name no place by the fewest cards at a time; and that name."""
    at = _places(place)
    found = [
        (_step(name, -1, -1, at[name], [bits if number in group else -1 for number, bits in enumerate(cards)]), group)
        for group in groups
        for name in at
    ]
    step, first = min(found, key=lambda one: _burden(one[0]))
    return (first, *(group for group in groups if group != first)), step.name, step.against


def steps(
    place: Mapping[str, NDArray[np.int8]], cards: Sequence[Fits], truth: int, goals: set[str], but: int
) -> tuple[Step, ...]:
    """A way to the places of the goals, which excludes others by few cards at a time.

    Args:
        place: of each name, its place in all arrangements.
        cards: of which arrangements they are true.
        truth: the number of the arrangement that was drawn.
        goals: names that have the same place wherever the cards are true.
        but: the number of a card to do without, or -1.

    Returns:
        The steps that are needed; each comes right before those that need it.
    """
    every = [_bits(fits) if number != but else -1 for number, fits in enumerate(cards)]
    at = _places(place)
    home = {name: int(places[truth]) for name, places in place.items()}
    known = reduce(or_, (bits for places in at.values() for bits in places.values()))
    left = reduce(and_, every, known)
    unknown = [one for one in at if len(at[one]) > 1 and not left & ~at[one][home[one]]]
    found: dict[str, tuple[Step, list[str]]] = {}
    while goals & {*unknown}:
        step = min((_step(name, home[name], known, at[name], every) for name in unknown), key=_burden)
        needed = [one for one, _ in found.values()]
        for one in list(needed):
            if _holds([other for other in needed if other != one], step, at, every):
                needed.remove(one)
        found[step.name] = step, [one.name for one in needed]
        known &= at[step.name][step.place]
        unknown.remove(step.name)
    ordered: dict[str, Step] = {}

    def take(name: str) -> None:
        if name in found and name not in ordered:
            for before in found[name][1]:
                take(before)
            ordered[name] = found[name][0]

    for name in found:
        if name in goals:
            take(name)
    return tuple(ordered.values())


def _places(place: Mapping[str, NDArray[np.int8]]) -> dict[str, dict[int, int]]:
    """Of each name, the arrangements in which it is at each place."""
    return {
        name: {spot: bits for spot in range(int(places.max()) + 1) if (bits := _bits(places == spot))}
        for name, places in place.items()
    }


def _bits(fits: Fits) -> int:
    return int.from_bytes(np.packbits(fits).tobytes())


def _step(name: str, home: int, known: int, at: Mapping[int, int], cards: Sequence[int]) -> Step:
    """Exclude all places of a name but one, each by the fewest cards."""
    against = []
    for place, bits in at.items():
        if place != home and known & bits:
            against.append(Excluded(place, _excluding(known & bits, cards)))
    return Step(name, home, tuple(against))


def _excluding(left: int, cards: Sequence[int]) -> tuple[int, ...]:
    """The fewest cards, and of these the first, that leave nothing of what is left."""
    some: list[tuple[tuple[int, ...], int]] = [((number,), left & bits) for number, bits in enumerate(cards)]
    while len(some) > 1:
        for numbers, rest in some:
            if not rest:
                return numbers
        some = [
            ((*numbers, number), rest & cards[number])
            for numbers, rest in some
            for number in range(numbers[-1] + 1, len(cards))
        ]
    return tuple(range(len(cards)))


def _burden(step: Step) -> tuple[int, int]:
    """How much there is to hold in mind: the cards for the worst place, and those for all."""
    sizes = [len(cards) for _, cards in step.against]
    return max(sizes, default=0), sum(sizes)


def _holds(before: Sequence[Step], step: Step, at: Mapping[str, Mapping[int, int]], cards: Sequence[int]) -> bool:
    """True if a step still follows from those before it."""
    known = reduce(and_, (at[one.name][one.place] for one in before), -1)
    excluded: Mapping[int, Sequence[int]] = dict(step.against)
    return all(
        place == step.place or not reduce(and_, (cards[number] for number in excluded.get(place, ())), known & bits)
        for place, bits in at[step.name].items()
    )
