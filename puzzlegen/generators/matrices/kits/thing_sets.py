"""What things have and lack beyond argument, as sets of properties in bits, and what sets of things share."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from puzzlegen.facts.things import Property, facts

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Held(NamedTuple):
    """What a thing has and what it lacks beyond argument: sets of properties as bits, in the order of the facts."""

    has: int
    lacks: int


@cache
def held_by(thing: str) -> Held:
    """What a thing has and lacks."""
    properties = list(enumerate(facts().properties))
    return Held(
        sum(1 << bit for bit, one in properties if thing in one.yes),
        sum(1 << bit for bit, one in properties if one.lacks(thing)),
    )


@cache
def no_farther(weight: int) -> int:
    """The properties of at most this weight, as bits."""
    return sum(1 << bit for bit, one in enumerate(facts().properties) if one.weight <= weight)


def tallied(sets: Sequence[int]) -> list[int]:
    """Sets as bits: entry n has the members of at least n of them."""
    tally = [-1, *[0] * len(sets)]
    for number, members in enumerate(sets):
        for place in range(number, -1, -1):
            tally[place + 1] |= tally[place] & members
    return tally


def in_doubt(things: Sequence[str]) -> int:
    """The properties that one could say some of the things have."""
    clear = every = no_farther(3)
    for thing in things:
        clear &= held_by(thing).has | held_by(thing).lacks
    return every & ~clear


@cache
def weighing(low: int, high: int) -> tuple[Property, ...]:
    """The properties of such weights."""
    return tuple(held for held in facts().properties if low <= held.weight <= high)


def _nearest(properties: Iterable[Property]) -> str | None:
    """The name of the property that is the least far to seek; of several, the narrowest."""
    found = min(properties, key=lambda one: (one.weight, len(one.yes)), default=None)
    return found.name if found else None


def setting_off(things: Iterable[str], others: Sequence[str]) -> str | None:
    """The nearest property that things have beyond argument, and others lack."""
    inside = {*things}
    return _nearest(one for one in facts().properties if inside <= one.yes and all(map(one.lacks, others)))


def common(things: Iterable[str], others: Sequence[str]) -> str:
    """The same, where there is such a property."""
    name = setting_off(things, others)
    assert name is not None
    return name


def likenesses(things: Sequence[str]) -> int:
    """How many different sets of two or more of these things, but not all, have something in common."""
    owned, places = _owned()
    sets: set[int] = {*((1 << np.arange(len(things))) @ owned[[places[thing] for thing in things]]).tolist()}
    return sum(1 < one.bit_count() < len(things) for one in sets)


@cache
def _owned() -> tuple["NDArray[np.int64]", Mapping[str, int]]:
    """Shape (things, properties): 1 where a thing has a property beyond argument; and the row of each thing."""
    names = sorted(facts().names)
    owned = np.array([[name in held.yes for held in facts().properties] for name in names], np.int64)
    return owned, {name: row for row, name in enumerate(names)}
