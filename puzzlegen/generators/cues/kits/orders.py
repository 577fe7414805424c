"""Orders on offer, of which the right one must neither be in the middle of the others nor stand out."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import has_rank

Order: TypeAlias = Sequence[int]


def drawn_ranks(rng: Stream, *, wary: bool) -> list[int]:
    """Where the right order of an item is to stand among the four, at one look at them, or at each if we are wary."""
    return [rng.class_by_index(len(LETTERS), f"rank {look}") for look in [*_LOOKS][: None if wary else 1]]


def have_ranks(options: Sequence[Order], ranks: Sequence[int]) -> bool:
    """True if the first of these orders stands as was drawn, at as many looks as there are ranks.

    Looked at are how many pairs stand the other way round in all the others; how many orders begin and how many end
    like one; and in how many places it differs from all the others, and from the nearest one. Where some are alike, any
    place among them will do.
    """
    return all(has_rank(look(options), rank) for look, rank in zip(_LOOKS.values(), ranks, strict=False))


def _beginning(options: Sequence[Order]) -> list[int]:
    """How many orders begin like each."""
    return [sum(one[0] == other[0] for other in options) for one in options]


def _ending(options: Sequence[Order]) -> list[int]:
    """How many orders end like each."""
    return [sum(one[-1] == other[-1] for other in options) for one in options]


def _far(options: Sequence[Order]) -> list[int]:
    """In how many places each order differs from all the others."""
    return [*map(sum, _apart(options))]


def _alone(options: Sequence[Order]) -> list[int]:
    """In how many places each order differs from the one that is most like it."""
    return [*map(min, _apart(options))]


def _apart(options: Sequence[Order]) -> list[list[int]]:
    """In how many places each order differs from each other one."""
    return [[sum(map(int.__ne__, one, other)) for other in options if other is not one] for one in options]


def _exchanged(options: Sequence[Order]) -> list[int]:
    """How many pairs stand the other way round in all the others, for each order."""
    places = [{kind: place for place, kind in enumerate(order)} for order in options]
    found = [0] * len(options)
    for one, other in combinations(range(len(options)), 2):
        along = [places[other][kind] for kind in options[one]]
        exchanged = sum(a > b for a, b in combinations(along, 2))
        found[one], found[other] = found[one] + exchanged, found[other] + exchanged
    return found


_LOOKS: Final[Mapping[str, Callable[[Sequence[Order]], list[int]]]] = {
    "exchanges": _exchanged,
    "first": _beginning,
    "last": _ending,
    "places": _far,
    "nearest": _alone,
}
