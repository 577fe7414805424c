"""Random solids of unit cubes."""

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.polycubes import Cell, Cells, around, connected


def grown(count: int, room: Cell, rng: Stream) -> Cells:
    """A random solid of so many cubes that hang together, within a box of this size; its cells keep their places."""
    cells = [(rng.below(room[0]), rng.below(room[1]), rng.below(room[2]))]
    while len(cells) < count:
        cell = rng.choice([*around(rng.choice(cells))])
        if cell not in cells and all(0 <= part < size for part, size in zip(cell, room, strict=True)):
            cells.append(cell)
    return tuple(sorted(cells))


def varied(cells: Cells, room: Cell, rng: Stream) -> Cells:
    """The solid with one of its cubes at another place within the box, hanging together as before."""
    left = list(cells)
    gone = left.pop(rng.below(len(left)))
    spots = sorted(
        {
            spot
            for cell in left
            for spot in around(cell)
            if spot != gone
            and spot not in left
            and all(0 <= part < size for part, size in zip(spot, room, strict=True))
        }
    )
    moved = (*left, rng.choice(spots)) if spots else ()
    if not moved or not connected(moved):
        raise Rejected("no cube can be moved there")
    return tuple(sorted(moved))
