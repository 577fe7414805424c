"""Groups of symmetries of lattices."""

from functools import cache
from itertools import combinations
from typing import TypeAlias

from puzzlegen.facts.matrices.lattices import members

Group: TypeAlias = int
"""Bit t for the turn by t parts, bit order + a for the mirror in axis a."""


@cache
def groups(order: int) -> list[Group]:
    """All groups of symmetries of a lattice with so many turns."""
    every = (1 << 2 * order) - 1
    found = {1}
    for generators in combinations(range(2 * order), 2):
        for chosen in ((generators[0],), generators):
            group = 1 | sum(1 << one for one in set(chosen))
            while True:
                larger = group
                for a in members(group):
                    for b in members(group):
                        larger |= 1 << product(a, b, order)
                if larger == group:
                    break
                group = larger
            found.add(group & every)
    return sorted(found)


def product(a: int, b: int, order: int) -> int:
    """The number of the symmetry that does b, then a."""
    if a < order:
        return (a + b) % order if b < order else order + (b - order + a) % order
    return order + (a - order - b) % order if b < order else (a - b) % order


def axes(group: Group, order: int) -> int:
    """The axes of a group, as bits."""
    return group >> order


def turned(group: Group, steps: int, order: int) -> Group:
    """The group with all axes turned on, clockwise, by the least angle between axes as often as ``steps`` says."""
    moved = sum(1 << (axis + steps) % order for axis in members(axes(group, order)))
    return group & (1 << order) - 1 | moved << order
