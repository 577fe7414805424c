"""Figures on lattices that are made of equal pieces, and how many pieces of other shapes they hold.

A cell is a row and a column. Triangles point up where these are both even or both odd, and down elsewhere; the rows of
a ring are its rings from inside, and its columns go round.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic.dissection import Lattice as Kind

Cell: TypeAlias = tuple[int, int]
Shape: TypeAlias = frozenset[Cell]

_TRIES: Final = (4, 10, 24)  # places for one more piece, of which the closest is taken: the more, the more compact
_BEYOND: Final = 400  # steps of a search that is then given up


class Lattice(NamedTuple):
    """A lattice; ``around`` is the number of cells in a ring, 0 elsewhere."""

    kind: Kind
    flips: bool
    around: int = 0
    rings: int = 0

    def near(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that have a side in common with this one."""
        y, x = cell
        if self.kind == "square":
            return (y, x - 1), (y, x + 1), (y - 1, x), (y + 1, x)
        if self.kind == "triangle":
            return (y, x - 1), (y, x + 1), (y - 1 if (y + x) & 1 else y + 1, x)
        beside = (y, (x - 1) % self.around), (y, (x + 1) % self.around)
        return (*beside, *((ring, x) for ring in (y - 1, y + 1) if 0 <= ring < self.rings))

    def moved(self, shape: Iterable[Cell], down: int, right: int) -> Shape:
        """The shape somewhere else."""
        if self.around:
            return frozenset((y + down, (x + right) % self.around) for y, x in shape)
        return frozenset((y + down, x + right) for y, x in shape)

    def settled(self, shape: Shape) -> Shape:
        """The shape at the top left of the lattice; of a ring, the least of all its turns."""
        if self.around:
            return min((self.moved(shape, 0, -x) for _, x in shape), key=sorted)
        top, left = min(y for y, _ in shape), min(x for _, x in shape)
        return self.moved(shape, -top, -left + (self.kind == "triangle") * ((top + left) & 1))

    def turned(self, shape: Iterable[Cell]) -> Shape:
        """The shape turned by the smallest angle; that of a ring is a move."""
        if self.kind == "square":
            return frozenset((x, -y) for y, x in shape)
        if self.kind == "triangle":
            return frozenset(((x + y) // 2 + 1, -((y - x) // 2) - y) for y, x in shape)
        return frozenset(shape)

    def looks(self, shape: Shape) -> tuple[Shape, ...]:
        """All that the shape looks like when it is turned, and turned over if that is allowed."""
        return _looks(self, self.settled(shape))

    def is_hooked(self, shape: Iterable[Cell]) -> bool:
        """True if a figure of squares looks the same from all four sides, but not in a mirror: like a hooked cross."""
        plain = self.settled(frozenset(shape))
        mirrored = self.settled(frozenset((y, -x) for y, x in plain))
        return self.kind == "square" and plain == self.settled(self.turned(plain)) != mirrored

    def is_plain(self, shape: Shape) -> bool:
        """True if a piece is a rectangle of squares or a full sector of a ring, where the cuts are soon guessed."""
        sides = (len({cell[axis] for cell in shape}) for axis in (0, 1))
        return self.kind != "triangle" and len(shape) == prod(sides)

    def contacts(self, shape: Shape) -> int:
        """How compact a shape is: the sides that its cells have in common, each counted twice."""
        return sum(other in shape for cell in shape for other in self.near(cell))

    def grown(self, size: int, rng: Stream) -> Shape:
        """A random shape of so many cells."""
        start = (rng.below(self.rings) if self.around else 0, 0)
        shape, rim = {start}, list(self.near(start))
        while len(shape) < size:
            cell = rim.pop(rng.below(len(rim)))
            if cell not in shape:
                shape.add(cell)
                rim += [one for one in self.near(cell) if one not in shape]
        return self.settled(frozenset(shape))

    def built(self, shape: Shape, count: int, rng: Stream) -> list[Shape] | None:
        """So many pieces of a shape, laid closely side by side; None where they enclose a gap."""
        looks, tries = [(look, sorted(look)) for look in self.looks(shape)], rng.choice(_TRIES)
        pieces = [rng.choice(looks)[0]]
        whole = set(pieces[0])
        for _ in range(count - 1):
            touched = Counter(other for cell in whole for other in self.near(cell))
            rim = sorted(touched.keys() - whole)
            best, most = None, -1
            for _ in range(tries):
                (look, cells), (y, x) = rng.choice(looks), rng.choice(rim)
                down, right = rng.choice(cells)
                if self.kind == "triangle" and (y - down + x - right) & 1:
                    continue
                piece = self.moved(look, y - down, x - right)
                if whole.isdisjoint(piece) and (touching := sum(touched[cell] for cell in piece)) > most:
                    best, most = piece, touching
            if best is None:
                return None
            pieces.append(best)
            whole |= best
        top, left = min(y for y, _ in whole), min(x for _, x in whole)
        left -= (self.kind == "triangle") * ((top + left) & 1)
        return None if self._gaps(whole) else [self.moved(piece, -top, -left) for piece in pieces]

    def wheel(self, count: int, rng: Stream) -> list[Shape] | None:
        """A ring in equal pieces, each one turned on against the next; None where none came out."""
        step = self.around // count
        shape = {(rng.below(self.rings), 0)}
        for _ in range(self.rings * step - 1):
            taken = {(y, x % step) for y, x in shape}
            rim = sorted({one for cell in shape for one in self.near(cell) if (one[0], one[1] % step) not in taken})
            if not rim:
                return None
            shape.add(rng.choice(rim))
        return [self.moved(shape, 0, step * number) for number in range(count)]

    def _gaps(self, whole: Collection[Cell]) -> bool:
        """True if the figure encloses cells that are not its own."""
        low, high = ([pick(cell[axis] for cell in whole) for axis in (0, 1)] for pick in (min, max))
        frame = {(y, x) for y in range(low[0] - 1, high[0] + 2) for x in range(low[1] - 2, high[1] + 3)} - {*whole}
        reached, ahead = set[Cell](), [(low[0] - 1, low[1] - 2)]
        while ahead:
            cell = ahead.pop()
            if cell in frame and cell not in reached:
                reached.add(cell)
                ahead += self.near(cell)
        return len(reached) < len(frame)


@lru_cache(maxsize=4096)
def _looks(lattice: Lattice, shape: Shape) -> tuple[Shape, ...]:
    found = dict[Shape, None]()
    for side in (shape, frozenset((y, -x) for y, x in shape))[: 1 + lattice.flips]:
        look = side
        for _ in range({"square": 4, "triangle": 6, "round": 1}[lattice.kind]):
            found[lattice.settled(look)] = None
            look = lattice.turned(look)
    return tuple(found)


class Figure:
    """A figure, whose cells are the bits of a number."""

    def __init__(self, lattice: Lattice, cells: Iterable[Cell]) -> None:
        self.lattice, self.cells = lattice, sorted(cells)
        self.bits = {cell: 1 << number for number, cell in enumerate(self.cells)}
        self.near = {one: [other for other in lattice.near(one) if other in self.bits] for one in self.cells}
        self.beside = {self.bits[one]: sum(self.bits[other] for other in near) for one, near in self.near.items()}
        self.full = (1 << len(self.cells)) - 1

    def places(self, shape: Shape) -> list[int]:
        """All places of a shape."""
        found = dict[int, None]()
        for look in self.lattice.looks(shape):
            top, left = min(look)
            steps = [(y - top, x - left) for y, x in look]
            steps.sort(key=lambda step: -step[0] - abs(step[1]))  # what lies farthest off is the first to miss
            for y, x in self.cells:
                if self.lattice.kind == "triangle" and (y - top + x - left) & 1:
                    continue
                if self.lattice.around and y != top:
                    continue
                piece = 0
                for down, right in steps:
                    column = (x + right) % self.lattice.around if self.lattice.around else x + right
                    bit = self.bits.get((y + down, column))
                    if bit is None:
                        break
                    piece |= bit
                else:
                    found[piece] = None
        return [*found]

    def holds(self, places: Sequence[int], count: int) -> bool:
        """True if so many pieces are found that lie beside one another; after a long search, they are not."""
        waiting: list[tuple[int, int, int]] = [(0, 0, 0)]
        for _ in range(_BEYOND):
            if not waiting:
                break
            taken, start, laid = waiting.pop()
            if laid == count:
                return True
            waiting += [
                (taken | places[number], number + 1, laid + 1)
                for number in range(start, len(places))
                if not places[number] & taken
            ]
        return False

    def tiled(self, places: Sequence[int]) -> tuple[int, ...] | None:
        """Pieces that fill the figure; None where there are none."""
        waiting: list[tuple[int, tuple[int, ...]]] = [(self.full, ())]
        while waiting:
            free, laid = waiting.pop()
            if not free:
                return laid
            corner = free & -free
            waiting += [(free ^ one, (*laid, one)) for one in places if one & corner and one & free == one]
        return None

    def around(self, cell: Cell, size: int, room: Collection[Cell]) -> Iterator[int]:
        """All connected pieces of so many cells with this one, within some room."""
        outside = self.full ^ sum(self.bits[one] for one in room)
        start = self.bits[cell]
        waiting = [(start, self.beside[start] & ~outside, start | outside, 1)]
        while waiting:
            piece, rim, closed, held = waiting.pop()
            if held == size:
                yield piece
                continue
            while rim:
                bit = rim & -rim
                rim ^= bit
                closed |= bit
                waiting.append((piece | bit, (rim | self.beside[bit]) & ~closed, closed, held + 1))

    def splits(self, rest: int, size: int, toppings: int) -> bool:
        """True if each part of a rest has so many cells for each of its toppings."""
        while rest:
            part = ahead = rest & -rest
            while ahead:
                bit = ahead & -ahead
                new = self.beside[bit] & rest & ~part
                part |= new
                ahead = ahead ^ bit | new
            if part.bit_count() != size * (part & toppings).bit_count():
                return False
            rest ^= part
        return True

    def lifted(self, piece: int) -> Shape:
        """The cells of a piece."""
        return frozenset(cell for cell, bit in self.bits.items() if piece & bit)
