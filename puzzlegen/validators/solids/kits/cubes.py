"""Solids of unit cubes as published: read strictly, turned in all 24 ways, and looked at along the line of sight.

A solid is the list of its cells ``[x, y, z]``: x to the right, y to the back, z upwards, each from 0.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.solids.polycubes import Quarter

Cell: TypeAlias = tuple[int, int, int]
Matrix: TypeAlias = tuple[Cell, Cell, Cell]
Integers: TypeAlias = NDArray[np.int64]

TO_VIEWER: Final = (3, -5, 4)
"""The line of sight of every drawing. No two cells within five of one another lie behind one another exactly."""
LEAST_SEEN: Final = 0.5  # of a face of a cube that counts as seen
_GRID: Final = 8
RAYS: Final = _GRID * _GRID
"""That go from each face."""
_QUARTERS: Final[tuple[Matrix, ...]] = (
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)  # of a turn about the first, the second and the third axis
_NAMED: Final[dict[Quarter, Matrix]] = {
    "clockwise": ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    "counterclockwise": ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    "forwards": ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    "backwards": ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "right": ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    "left": ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
}


@cache
def positions() -> dict[Matrix, int]:
    """All 24 rotations, each with the least number of quarter turns about the axes that make it."""
    identity: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    found = {identity: 0}
    waiting = [identity]
    for matrix in waiting:
        for quarter in _QUARTERS:
            for turned in (_times(quarter, matrix), _times(_times(_times(quarter, quarter), quarter), matrix)):
                if turned not in found:
                    found[turned] = found[matrix] + 1
                    waiting.append(turned)
    return found


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c = (tuple(sum(row[k] * other[k][column] for k in range(3)) for column in range(3)) for row in one)
    return (a[0], a[1], a[2]), (b[0], b[1], b[2]), (c[0], c[1], c[2])


def apply(matrix: Matrix, cells: Iterable[Cell]) -> list[Cell]:
    """The cells after a rotation."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return [(a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z) for x, y, z in cells]


def at_origin(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The cells moved so that the least coordinate on each axis is 0."""
    given = list(cells)
    a, b, c = map(min, zip(*given, strict=True))
    return frozenset([(x - a, y - b, z - c) for x, y, z in given])


def after(cells: Iterable[Cell], quarters: Iterable[Quarter]) -> frozenset[Cell]:
    """The solid after these quarter turns, with the least coordinate on each axis 0."""
    return at_origin(reduce(lambda turned, name: apply(_NAMED[name], turned), quarters, list(cells)))


def turn_so(one: Sequence[Cell], other: Iterable[Cell], quarters: Sequence[Quarter]) -> bool:
    """True if these quarter turns make one solid of another, and no fewer do."""
    return after(one, quarters) == at_origin(other) and len(quarters) == quarter_turns(one, other)


def quarter_turns(one: Iterable[Cell], other: Iterable[Cell]) -> int | None:
    """The least number of quarter turns that make one solid out of another; None if no rotation does."""
    given, wanted = list(one), at_origin(other)
    fitting = (turns for matrix, turns in positions().items() if at_origin(apply(matrix, given)) == wanted)
    return next(fitting, None)  # positions come in the order of their turns


def cubes_apart(one: Sequence[Cell], other: Sequence[Cell]) -> int:
    """How many cubes of one solid lie outside of another, however they are laid over each other without a mirror."""
    # A cell as one number, so that differences of numbers are shifts
    there = [x + 64 * (y + 64 * z) for x, y, z in other]
    most = 0
    for matrix in positions():
        here = [x + 64 * (y + 64 * z) for x, y, z in apply(matrix, one)]
        most = max(most, *Counter([p - q for p in here for q in there]).values())
    return len(one) - most


def check_solid(cells: Sequence[Cell], what: str) -> None:
    """Refuse cells that are not in order, not at the origin, or do not hang together by faces."""
    if list(cells) != sorted(set(cells)) or at_origin(cells) != set(cells):
        raise MalformedStatement(f"the cells of {what} are sorted, all different, and begin at 0 on each axis")
    if not hangs_together(cells):
        raise MalformedStatement(f"the cubes of {what} hang together by their faces")


def hangs_together(cells: Iterable[Cell]) -> bool:
    """True if one can go from each cube to each other one over common faces."""
    given = sorted(cells)
    reached = {given[0]}
    waiting = [given[0]]
    while waiting:
        here = waiting.pop()
        for cell in given:
            if cell not in reached and sum(abs(a - b) for a, b in zip(here, cell, strict=True)) == 1:
                reached.add(cell)
                waiting.append(cell)
    return len(reached) == len(given)


def spots_seen(
    cells: Iterable[Cell], sight: Cell = TO_VIEWER, wanted: Iterable[Cell] | None = None
) -> dict[tuple[Cell, int], NDArray[np.bool_]]:
    """Of each face that looks to the viewer on an axis and touches no cube, which of its spots are seen.

    All cubes are looked at, or the wanted ones.

    The spots are the middles of the fields of an 8 x 8 grid, and a ray goes from each to the viewer.
    """
    given = set(cells)
    every = np.array(sorted(given), np.int64)
    middles = 2 * np.arange(_GRID) + 1
    found: dict[tuple[Cell, int], NDArray[np.bool_]] = {}
    for axis in range(3):
        spots = np.zeros((RAYS, 3), np.int64)
        one, other = (k for k in range(3) if k != axis)
        spots[:, one], spots[:, other] = np.repeat(middles, _GRID), np.tile(middles, _GRID)
        spots[:, axis] = 2 * _GRID if sight[axis] > 0 else 0
        step = [0, 0, 0]
        step[axis] = 1 if sight[axis] > 0 else -1
        open_ones = [
            (x, y, z) for x, y, z in sorted(wanted or given) if (x + step[0], y + step[1], z + step[2]) not in given
        ]
        if open_ones:
            starts = 2 * _GRID * np.array(open_ones)[:, None, :] + spots[None]
            free = unblocked(starts.reshape(-1, 3), 2 * _GRID, every, sight).reshape(len(open_ones), RAYS)
            found |= {(cell, axis): rays for cell, rays in zip(open_ones, free, strict=True)}
    return found


def seen(cells: Iterable[Cell], wanted: Iterable[Cell] | None = None) -> dict[Cell, float]:
    """How much is seen of the face of each cube, or of each wanted one, that is seen best; from 0 to 1."""
    given = list(cells)
    looked_at = given if wanted is None else list(wanted)
    best = dict.fromkeys(looked_at, 0.0)
    for (cell, _), rays in spots_seen(given, wanted=looked_at).items():
        best[cell] = max(best[cell], float(rays.mean()))
    return best


def unblocked(starts: Integers, scale: int, cells: Integers, sight: Cell) -> NDArray[np.bool_]:
    """Which of the rays from these points along a line of sight enter none of the cubes, in whole numbers.

    Args:
        starts: (rays, 3) where they start, in parts of a unit.
        scale: how many parts a unit has.
        cells: (cubes, 3)
        sight: the direction of the rays, no part of which is 0.
    """
    # When a ray enters and leaves the slab of a cube on each axis, in a unit that makes all of these times whole
    common = math.lcm(*sight)
    enter: list[Integers] = []
    leave: list[Integers] = []
    for axis, part in enumerate(sight):
        low = (scale * cells[None, :, axis] - starts[:, None, axis]) * (common // part)
        high = low + scale * (common // part)
        enter.append(low if part > 0 else high)
        leave.append(high if part > 0 else low)
    last_in, first_out = reduce(np.maximum, enter), reduce(np.minimum, leave)
    blocked = (last_in < first_out) & (first_out > 0)
    free: NDArray[np.bool_] = np.logical_not(blocked.any(axis=1))
    return free


def all_seen(cells: Iterable[Cell], wanted: Iterable[Cell] | None = None) -> bool:
    """True if half a face of every cube, or of the wanted ones, is seen: then there is no doubt that it is there."""
    return all(share >= LEAST_SEEN for share in seen(cells, wanted).values())
