"""Two classes of things that cross: some things have both properties, some either one alone, and some neither."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final, Literal, NamedTuple, TypeAlias

from puzzlegen.core.family import Band
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import Property, facts
from puzzlegen.generators.matrices.kits.thing_sets import common, held_by, no_farther, tallied

Things: TypeAlias = tuple[str, ...]
Fits: TypeAlias = Literal["both", "first", "second", "neither"]


class Parts(NamedTuple):
    """Two properties, and the things that have both, the first alone, and the second alone."""

    one: Property
    other: Property
    parts: tuple[Things, Things, Things]


@cache
def crossing_classes() -> Mapping[frozenset[str], tuple[Parts, ...]]:
    """Two properties that cross: some things have both, and some either one alone.

    Those of which the same is told are together, by its names: things that swim, and things with tails, are animals.
    """
    found: dict[frozenset[str], list[Parts]] = {}
    for one, other in permutations(facts().properties, 2):
        parts = (
            tuple(sorted(one.yes & other.yes)),
            tuple(sorted(filter(other.lacks, one.yes))),
            tuple(sorted(filter(one.lacks, other.yes))),
        )
        if all(parts) and min(len(one.yes), len(other.yes)) > 4:
            found.setdefault(frozenset(common(held.yes, ()) for held in (one, other)), []).append(
                Parts(one, other, parts)
            )
    return {names: tuple(some) for names, some in found.items()}


FITS: Final[Mapping[Fits, tuple[bool, bool]]] = {
    "both": (True, True),
    "first": (True, False),
    "second": (False, True),
    "neither": (False, False),
}


def four_parts(crossing: Parts, band: Band, rng: Stream) -> tuple[tuple[list[str], list[str]], list[str]] | None:
    """Two rows of things, and a thing of each part, in the order of `FITS`; None where one could argue about them."""
    one, other, parts = crossing
    drawn = [rng.choice(part) for part in parts]
    first = sorted(one.yes - {*drawn})
    row = rng.sample(first, min(3, len(first)))
    rest = sorted(other.yes - {*drawn, *row})
    if min(len(row), len(rest)) < 3:
        return None
    rows = row, rng.sample(rest, 3)
    if [_fitting(option, rows) for option in drawn] != [*FITS.values()][:3]:
        return None
    low, high = band
    shared = _shared_by_two(rows)
    alike = sum(1 for option in drawn if held_by(option).has & shared)
    strangers = [
        name
        for name in sorted(facts().names)
        if low <= alike + bool(held_by(name).has & shared) <= high and name not in {*drawn, *rows[0], *rows[1]}
    ]
    if not strangers:
        return None
    drawn.append(rng.choice(strangers))
    if _fitting(drawn[3], rows) != (False, False):
        return None
    return rows, drawn


def _fitting(option: str, rows: Sequence[Sequence[str]]) -> tuple[bool, bool] | None:
    """Whether an option shares all that each row has in common, or nothing of it; None where one could argue."""
    found: list[bool] = []
    for row in rows:
        possible = no_farther(3) & ~tallied([held_by(thing).lacks for thing in row])[1]
        common = tallied([held_by(thing).has for thing in row])[len(row)]
        sure = bool(common) and not common & ~held_by(option).has
        if not sure and possible & ~held_by(option).lacks:
            return None
        found.append(sure)
    return found[0], found[1]


def _shared_by_two(rows: Sequence[Sequence[str]]) -> int:
    """The properties of two or more things of a row, as bits."""
    shared = 0
    for row in rows:
        shared |= tallied([held_by(thing).has for thing in row])[2]
    return shared
