"""Random solids of unit cubes."""

from collections.abc import Iterator, Sequence

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import NEIGHBOURS, Cell, Cells, around, connected


def grown(count: int, room: Cell, rng: Stream) -> Cells:
    """A random solid of so many cubes that hang together, within a box of this size; its cells keep their places."""
    wide, deep, high = room
    cells = [(rng.below(wide), rng.below(deep), rng.below(high))]
    while len(cells) < count:
        x, y, z = rng.choice(cells)
        a, b, c = rng.choice(NEIGHBOURS)
        cell = x + a, y + b, z + c
        if 0 <= x + a < wide and 0 <= y + b < deep and 0 <= z + c < high and cell not in cells:
            cells.append(cell)
    return tuple(sorted(cells))


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
