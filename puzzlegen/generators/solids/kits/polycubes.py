"""Random solids of unit cubes."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import (
    RAYS,
    ROTATIONS,
    SIGHT,
    SLIVER,
    Cell,
    Cells,
    Rotation,
    around,
    connected,
    packed,
    through,
)
from puzzlegen.kernels.generators.polycubes import grow, in_view
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_REACH: Final = 5  # from cube to cube on an axis, at most


def seen_after(cells: Cells, rotations: Sequence[Rotation] = ROTATIONS) -> list[Rotation]:
    """The rotations after which half a face or more is seen of every cube, and of no face only a sliver."""
    import numpy as np

    places = np.array(cells, np.int64)
    seen = np.empty(len(rotations), np.int64)
    turns = np.array([(*axes, *signs) for axes, signs in rotations], np.int64)
    in_view(places, turns, *_sight(), np.empty_like(places), seen)
    return [rotation for rotation, well in zip(rotations, seen.tolist(), strict=True) if well]


@cache
def _sight() -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
    """The rays that cubes block, and what so many blocked rays leave of a face, as the kernel takes them."""
    import numpy as np

    rays, steps = through(SIGHT), range(-_REACH, _REACH + 1)
    blocked = [rays.get(packed(cell), 0) for cell in product(steps, steps, steps)]
    faces = [[some >> face * RAYS**2 & (1 << RAYS**2) - 1 for face in range(3)] for some in blocked]
    left = range(RAYS**2, -1, -1)
    return (
        np.array(faces, np.int64).reshape(*(len(steps),) * 3, 3),
        np.array([(one in SLIVER) + 2 * (2 * one < RAYS**2) for one in left], np.int64),
    )


def grown(count: int, room: Cell, rng: Stream) -> Cells:
    """A random solid of so many cubes that hang together, within a box of this size; its cells keep their places."""
    import numpy as np

    cells = np.empty((count, 3), np.int64)
    grow(RandomNumbers(rng.word()), *room, cells)
    return tuple(sorted((x, y, z) for x, y, z in cells.tolist()))


def varied(cells: Cells, room: Cell, rng: Stream) -> Cells:
    """The solid with one of its cubes at another place within the box, hanging together as before."""
    left = list(cells)
    gone = left.pop(rng.below(len(left)))
    spots = _spots(left, gone, room)
    moved = (*left, rng.choice(spots)) if spots else ()
    if not moved or not connected(moved):
        raise Rejected("no cube can be moved there")
    return tuple(sorted(moved))


def variations(cells: Cells, room: Cell, rng: Stream) -> Iterator[Cells]:
    """All such solids, in random order; but the cube has as many neighbours at its new place."""
    moves = [(gone, spot) for gone in cells for spot in _spots([cell for cell in cells if cell != gone], gone, room)]
    rng.shuffle(moves)
    for gone, spot in moves:
        left = {*cells} - {gone}
        if len(left.intersection(around(gone))) == len(left.intersection(around(spot))):
            moved = {*left, spot}
            if connected(moved):
                yield tuple(sorted(moved))


def _spots(left: Sequence[Cell], gone: Cell, room: Cell) -> list[Cell]:
    """Where a cube can go: beside those that are left, but for where it was."""
    return sorted(
        {
            spot
            for cell in left
            for spot in around(cell)
            if spot != gone
            and spot not in left
            and all(0 <= part < size for part, size in zip(spot, room, strict=True))
        }
    )
