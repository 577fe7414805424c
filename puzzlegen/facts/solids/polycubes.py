"""Solids of unit cubes: turned, mirrored, and what of them can be seen.

A cell is the corner of a unit cube with the least coordinates. Lines of sight are
chosen so that no two cells within five of one another lie behind one another exactly: a face that is seen tells where
in space it is.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import pairwise, permutations, product
from typing import Final, Literal, TypeAlias

Cell: TypeAlias = tuple[int, int, int]
Cells: TypeAlias = tuple[Cell, ...]
Quarter: TypeAlias = Literal["clockwise", "counterclockwise", "forwards", "backwards", "right", "left"]
Rotation: TypeAlias = tuple[tuple[int, int, int], tuple[int, int, int]]

SIGHT: Final = (3, -5, 4)
"""Points to the viewer, who stands in front, to the right and above."""
RAYS: Final = 6
"""Along each side of a face."""
_FACE: Final = (1 << RAYS**2) - 1  # all rays of a face, as bits
SLIVER: Final = range(2, 11)
"""Of the rays of a face; where only one is free, lines often leave nothing to be seen."""
NEIGHBOURS: Final[tuple[Cell, ...]] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def _even(axes: Sequence[int], signs: Sequence[int]) -> bool:
    swaps = sum(axes[one] > axes[other] for one in range(3) for other in range(one + 1, 3))
    return swaps % 2 == (math.prod(signs) < 0)


ROTATIONS: Final[tuple[Rotation, ...]] = tuple(
    ((a, b, c), (p, q, r))
    for a, b, c in permutations(range(3))
    for p, q, r in product((1, -1), repeat=3)
    if _even((a, b, c), (p, q, r))
)
"""All 24: which axis becomes the first, the second and the third, and whether it points the other way."""
UPRIGHT: Final = tuple(rotation for rotation in ROTATIONS if rotation[0][2] == 2 and rotation[1][2] == 1)
"""The four of them that keep what is above above."""
QUARTERS: Final[dict[Quarter, Rotation]] = {
    "clockwise": ((1, 0, 2), (1, -1, 1)),
    "counterclockwise": ((1, 0, 2), (-1, 1, 1)),
    "forwards": ((0, 2, 1), (1, -1, 1)),
    "backwards": ((0, 2, 1), (1, 1, -1)),
    "right": ((2, 1, 0), (1, 1, -1)),
    "left": ((2, 1, 0), (-1, 1, 1)),
}
"""The quarter turns about the axes: two as seen from above, and the ways to tip the top over."""


def settled(cells: Iterable[Cell]) -> Cells:
    """The cells in order, moved so that the least coordinate on each axis is 0."""
    return turned(cells, ROTATIONS[0])


def turned(cells: Iterable[Cell], rotation: Rotation) -> Cells:
    """The solid after a rotation."""
    return positions(cells, (rotation,))[0]


def positions(cells: Iterable[Cell], rotations: Iterable[Rotation] = ROTATIONS) -> list[Cells]:
    """The solid after each of some rotations."""
    ways: list[dict[int, list[int]]] = []
    for along in zip(*cells, strict=True):
        low, high = min(along), max(along)
        ways.append({1: [at - low for at in along], -1: [high - at for at in along]})
    return [tuple(sorted(zip(ways[a][p], ways[b][q], ways[c][r], strict=True))) for (a, b, c), (p, q, r) in rotations]


def quarters_between(one: Cells, other: Cells) -> tuple[Quarter, ...]:
    """The fewest `QUARTERS` that make one solid out of another.

    Raises:
        ValueError: no rotation does.
    """
    for rotation, quarters in quarters_of_all().items():
        if turned(one, rotation) == other:
            return quarters
    raise ValueError("no rotation makes this solid of the other")


@cache
def quarters_of_all() -> dict[Rotation, tuple[Quarter, ...]]:
    """The fewest `QUARTERS` that make each rotation, fewest first."""
    ways: dict[Rotation, tuple[Quarter, ...]] = {ROTATIONS[0]: ()}
    waiting = [ROTATIONS[0]]
    for axes, signs in waiting:
        for name, ((a, b, c), (p, q, r)) in QUARTERS.items():
            new = (axes[a], axes[b], axes[c]), (p * signs[a], q * signs[b], r * signs[c])
            if new not in ways:
                ways[new] = (*ways[axes, signs], name)
                waiting.append(new)
    return ways


def mirrored(cells: Iterable[Cell]) -> Cells:
    """The solid as in a mirror."""
    return settled((-x, y, z) for x, y, z in cells)


def shape(cells: Iterable[Cell]) -> Cells:
    """The same for all solids that are rotations of one another, and only for these."""
    return min(positions(cells))


def around(cell: Cell) -> Iterator[Cell]:
    """The six neighbours of a cell."""
    x, y, z = cell
    return ((x + a, y + b, z + c) for a, b, c in NEIGHBOURS)


def connected(cells: Iterable[Cell]) -> bool:
    """True if the cubes hang together by their faces."""
    left = {*map(packed, cells)}
    waiting = [min(left)]
    left.discard(waiting[0])
    while waiting:
        cell = waiting.pop()
        for step in _STEPS:
            if (other := cell + step) in left:
                left.discard(other)
                waiting.append(other)
    return not left


def passed(start: Sequence[Fraction], sight: Cell) -> list[tuple[Cell, Fraction, Fraction]]:
    """The cells that a ray goes through on its way to the viewer, with the times at which it enters and leaves each.

    The ray starts in the cell at 0 or on its surface, and is at ``start`` + time x ``sight``.
    """
    # It changes cells where one of its coordinates is whole; in between, the middle tells the cell.
    changes = {Fraction(0)}
    for part, way in zip(start, sight, strict=True):
        changes |= {time for whole in range(-12, 13) if 0 < (time := (whole - part) / way) < 2}
    times = pairwise(sorted(changes))
    return [(_at(start, sight, (enters + leaves) / 2), enters, leaves) for enters, leaves in times]


def _at(start: Sequence[Fraction], sight: Cell, time: Fraction) -> Cell:
    x, y, z = (math.floor(part + time * way) for part, way in zip(start, sight, strict=True))
    return x, y, z


@cache
def _behind(axis: int, sight: Cell) -> tuple[Cells, ...]:
    """For each of the rays that leave a face to the viewer, the cells that it goes through, with the cube at 0.

    The face is the one that looks to the viewer on this axis.
    """
    rays: list[Cells] = []
    for a, b in product(range(RAYS), repeat=2):
        across = [Fraction(2 * a + 1, 2 * RAYS), Fraction(2 * b + 1, 2 * RAYS)]
        start = [Fraction(sight[k] > 0) if k == axis else across.pop() for k in range(3)]
        rays.append(tuple(cell for cell, _, _ in passed(start, sight)))
    return tuple(rays)


def share_seen(cells: Iterable[Cell], cell: Cell, axis: int, sight: Cell = SIGHT) -> float:
    """How much is seen, from 0 to 1, of a face of a cube: the one that looks to the viewer on this axis."""
    return share_unblocked([*map(packed, cells)], packed(cell), axis, sight)


def share_unblocked(cells: Sequence[int], cell: int, axis: int, sight: Cell) -> float:
    """The same of cells that are packed."""
    return 1 - _rays_blocked(cells, cell, sight)[axis] / RAYS**2


def packed(cell: Cell) -> int:
    """A cell as one number: that of a step is the difference of the numbers at its ends."""
    x, y, z = cell
    return x + 64 * (y + 64 * z)


_STEPS: Final = tuple(map(packed, NEIGHBOURS))


def _rays_blocked(cells: Sequence[int], cell: int, sight: Cell) -> tuple[int, int, int]:
    """How many of the rays are blocked from each of the faces that look to the viewer; all cells are packed."""
    rays, blocked = through(sight).get, 0
    for other in cells:
        blocked |= rays(other - cell, 0)
    return (
        (blocked & _FACE).bit_count(),
        (blocked >> RAYS**2 & _FACE).bit_count(),
        (blocked >> 2 * RAYS**2).bit_count(),
    )


_TO_VIEWER: Final = ((1, 0, 0), (0, -1, 0), (0, 0, 1))


@cache
def through(sight: Cell) -> dict[int, int]:
    """For each cell, packed, the set of rays that go through it, as bits: those of one face after another's."""
    rays: dict[int, int] = {}
    for number, cells in enumerate(cells for axis in range(3) for cells in _behind(axis, sight)):
        for cell in map(packed, cells):
            rays[cell] = rays.get(cell, 0) | 1 << number
    return rays


def picture(cells: Iterable[Cell], sight: Cell = SIGHT) -> frozenset[tuple[Cell, int, int]]:
    """The spots that are seen: of each face that looks to the viewer, those whose ray goes through no other cube."""
    filled = set(cells)
    spots: list[tuple[Cell, int, int]] = []
    for cell in filled:
        x, y, z = cell
        others = {(a - x, b - y, c - z) for a, b, c in filled}
        for axis in range(3):
            spots += ((cell, axis, ray) for ray, on in enumerate(_behind(axis, sight)) if others.isdisjoint(on))
    return frozenset(spots)


def faces_apart(one: frozenset[tuple[Cell, int, int]], other: frozenset[tuple[Cell, int, int]]) -> float:
    """By how much two pictures differ, in faces of cubes."""
    return len(one ^ other) / RAYS**2


def clearly_seen(cells: Iterable[Cell], wanted: Iterable[Cell]) -> bool:
    """True if half a face or more is seen of every wanted cube."""
    filled, looked_at = [*map(packed, cells)], [*map(packed, wanted)]
    others, (one, two, three) = {*filled}, map(packed, _TO_VIEWER)
    if any(cell + one in others and cell + two in others and cell + three in others for cell in looked_at):
        return False  # enclosed on all sides that look to the viewer; a first sieve
    return all(2 * min(_rays_blocked(filled, cell, SIGHT)) <= RAYS**2 for cell in looked_at)


def slivered(cells: Iterable[Cell], sight: Cell = SIGHT) -> bool:
    """True if only a sliver is seen of some face."""
    filled = [packed(cell) for cell in cells]
    return any(RAYS**2 - blocked in SLIVER for cell in filled for blocked in _rays_blocked(filled, cell, sight))
