"""Figures on lattices, and every way to cut them into equal pieces; for `logic/dissection`.

Cells are bits of whole numbers: row by row, with so much room beside each row that a piece that is moved never comes
out in another one. Of a ring, the rows are its rings.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.logic.dissection import Cell, Lettered, Mate, PieceBox, Query
from puzzlegen.formats.logic.dissection import Lattice as Kind

_ROOM: Final = 34  # bits of a row, twice as many as it has cells
_NODES: Final = 4096  # that are counted for a shape at most
_SHIFT: Final = _ROOM  # by which looks of shapes are moved up: none of their cells lies so far left of the first one


def cells_of(rows: Iterable[str], signs: str = ".ox") -> tuple[Cell, ...]:
    """The places of these signs, in reading order."""
    return tuple((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs)


def _turns(kind: Kind, cells: Iterable[Cell], *, mirrored: bool) -> list[list[Cell]]:
    """How cells look when they are turned, and turned over if that is asked for; not moved back into the frame.

    Turns of a ring are moves.
    """
    cells = list(cells)
    if kind == "round":
        return [cells, [(y, -x) for y, x in cells]][: 1 + mirrored]
    if kind == "square":
        found = [cells]
        for _ in range(3):
            found.append([(x, -y) for y, x in found[-1]])
        return found + [[(y, -x) for y, x in one] for one in found if mirrored]
    # The three numbers of a triangle say between which lines of each direction it lies; they add up to 0 if it
    # points up and to -1 if it points down.
    numbers = [(-y, (y + x) // 2, (y - x) // 2) for y, x in cells]
    orders = ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))[: 6 if mirrored else 3]
    triples = [[(one[a], one[b], one[c]) for one in numbers] for a, b, c in orders]
    triples += [[(-a - 1, -b, -c) for a, b, c in one] for one in triples]
    return [[(-a, b - c) for a, b, c in one] for one in triples]


@lru_cache(maxsize=4096)
def _looks(kind: Kind, flips: bool, cells: tuple[Cell, ...], upward: int) -> tuple[tuple[int, int], ...]:
    """Each look of a shape, as the bits of its cells from the first one, and which way a triangle points there.

    Cells count from the first one in reading order, and ``upward`` says which way that one points.
    """
    found: dict[tuple[int, int], None] = {}
    for look in _turns(kind, [(y, x + upward) for y, x in cells], mirrored=flips):
        top, left = min(look)
        piece = sum(1 << _SHIFT + (y - top) * _ROOM + x - left for y, x in look)
        found[piece, (top + left) % 2 if kind == "triangle" else 0] = None
    return tuple(found)


class Lattice:
    """A figure on its lattice, and how many pieces were grown, laid and weighed, and laid by a plain search."""

    def __init__(self, kind: Kind, flips: bool, rows: Sequence[str], budget: int) -> None:
        if len({len(row) for row in rows}) > 1:
            raise MalformedStatement("all rows are equally long")
        self.kind, self.flips, self.across, self.budget = kind, flips, len(rows[0]), budget
        self.cells = cells_of(rows)
        if kind == "round" and (self.across < 4 or len(self.cells) < self.across * len(rows)):
            raise MalformedStatement("a ring has four cells at least, and no gaps")
        self.kinds = [cells_of(rows, sign) for sign in "ox"]
        self.whole = self.mask(self.cells)
        self.near = {1 << self.bit(cell): self.mask(self.around(cell)) & self.whole for cell in self.cells}
        self.met = self.weighed = self.nodes = 0

    def bit(self, cell: Cell) -> int:
        """The number of a cell's bit."""
        return cell[0] * _ROOM + cell[1]

    def mask(self, cells: Iterable[Cell]) -> int:
        """Cells as the bits of a number."""
        return sum(1 << self.bit(cell) for cell in cells)

    def around(self, cell: Cell) -> list[Cell]:
        """The cells that share a side with this one, within the figure or beyond; none left of or above the frame."""
        y, x = cell
        beside = [(y, x - 1), (y, x + 1)]
        if self.kind == "round":
            beside = [(y, one % self.across) for _, one in beside]
        ahead = [(y - 1, x), (y + 1, x)]
        if self.kind == "triangle":
            ahead = [(y + 1, x)] if (y + x) % 2 == 0 else [(y - 1, x)]
        return [(y, x) for y, x in beside + ahead if y >= 0 and x >= 0]

    def looks(self, cells: Sequence[Cell]) -> frozenset[tuple[int, int]]:
        """All that a shape looks like: equal for shapes that are alike, and for no others."""
        if self.kind == "round":
            return frozenset((place, 0) for place in self.places(cells))
        top, left = min(cells)
        upward = (top + left) % 2
        return frozenset(_looks(self.kind, self.flips, tuple((y - top, x - left) for y, x in cells), upward))

    def places(self, cells: Sequence[Cell]) -> list[int]:
        """Where a piece of this shape can lie, each place once."""
        if self.kind == "round":
            looks = _turns(self.kind, cells, mirrored=self.flips)
            steps = range(self.across)
            return sorted({self.mask((y, (x + n) % self.across) for y, x in look) for look in looks for n in steps})
        found = []
        for look, downward in self.looks(cells):
            for bit, (y, x) in self.spots.items():
                piece = look * bit >> _SHIFT
                if piece & self.whole == piece and (self.kind == "square" or (y + x) % 2 == downward):
                    found.append(piece)
        return found

    @cached_property
    def spots(self) -> dict[int, Cell]:
        """The cells by their bits."""
        return {1 << self.bit(cell): cell for cell in self.cells}

    def lifted(self, piece: int) -> list[Cell]:
        """The cells of a piece."""
        return [cell for bit, cell in self.spots.items() if piece & bit]

    def spread(self, start: int, room: int) -> int:
        """All that hangs together with some cells within this room."""
        reached = ahead = start
        while ahead:
            bit = ahead & -ahead
            new = self.near[bit] & room & ~reached
            reached |= new
            ahead = ahead ^ bit | new
        return reached

    def holds_together(self, piece: int) -> bool:
        """True if a piece is in one part."""
        return self.spread(piece & -piece, piece) == piece

    def grown(self, root: int, size: int, suits: Callable[[int], bool]) -> Iterator[int]:
        """All connected pieces of so many cells with this one, of which every part on the way suits."""
        waiting = [(root, self.near[root], root, 1)]
        while waiting and self.met <= self.budget:
            piece, rim, closed, held = waiting.pop()
            self.met += 1
            if held == size:
                yield piece
                continue
            while rim:
                bit = rim & -rim
                rim ^= bit
                closed |= bit
                if suits(piece | bit):
                    waiting.append((piece | bit, (rim | self.near[bit]) & ~closed, closed, held + 1))

    def weigh(self, places: Sequence[int]) -> list[int]:
        """Those places of a shape that do not leave, beside them, a cell that no other one covers; counts all."""
        self.nodes += self._laid(places)
        live = list(places)
        while True:
            self.weighed += len(live)
            kept = []
            for one in live:
                covered = one
                for other in live:
                    if not one & other:
                        covered |= other
                if covered == self.whole:
                    kept.append(one)
            if len(kept) == len(live):
                return live
            live = kept

    def _laid(self, places: Sequence[int]) -> int:
        """The nodes of a search that lays pieces on the first free cell, with all places there are; up to a limit."""
        first: dict[int, list[int]] = {}
        for one in places:
            first.setdefault(one & -one, []).append(one)
        waiting, nodes = [self.whole], 0
        while waiting and nodes < _NODES:
            free = waiting.pop()
            nodes += 1
            waiting += [free ^ one for one in first.get(free & -free, ()) if one & free == one]
        return nodes

    def covers(self, places: Sequence[int], enough: int) -> list[tuple[int, ...]]:
        """Ways to cover the whole figure, each cell once; no more than are enough."""
        first: dict[int, list[int]] = {}
        for one in places:
            first.setdefault(one & -one, []).append(one)
        found: list[tuple[int, ...]] = []
        waiting: list[tuple[int, tuple[int, ...]]] = [(self.whole, ())]
        while waiting and self.met <= self.budget:
            free, laid = waiting.pop()
            self.met += 1
            if not free:
                found.append(laid)
                if len(found) == enough:
                    break
            waiting += [(free ^ one, (*laid, one)) for one in first.get(free & -free, ()) if one & free == one]
        return found

    def partitions(self, size: int, contents: Sequence[int], enough: int) -> list[tuple[int, ...]]:
        """Ways to cut the figure into equal pieces, with so many toppings of each kind; no more than are enough."""
        kinds = [(self.mask(cells), number) for cells, number in zip(self.kinds, contents, strict=True)]

        def suits(piece: int) -> bool:
            return all((piece & cells).bit_count() <= number for cells, number in kinds)

        def filled(piece: int) -> bool:
            return all((piece & cells).bit_count() == number for cells, number in kinds)

        roots = (
            [self.bit(cell) for cell in self.kinds[0]] if contents[0] == 1 else [self.bit(cell) for cell in self.cells]
        )
        root = min((1 << bit for bit in roots), key=lambda bit: self.near[bit].bit_count())
        found: list[tuple[int, ...]] = []
        known = set[int]()
        if not suits(root):
            return found
        for piece in self.grown(root, size, suits):
            if piece in known or not filled(piece):
                continue
            places = [one for one in self.places(self.lifted(piece)) if filled(one)]
            known.update(places)
            covered = 0
            for one in places:
                covered |= one
            if covered == self.whole:
                live = self.weigh(places)  # of every shape: which one is tried first is luck
                if len(found) < enough:
                    found += self.covers(live, enough - len(found))
        return found

    def canonical(self, asked: Query, shapes: Sequence[tuple[Cell, ...]]) -> tuple[Any, ...]:
        """The same for a figure in every position, with options in any order and shapes turned in any way."""
        bare = [one for one in self.cells if one not in {*self.kinds[0], *self.kinds[1]}]
        groups: list[Sequence[Cell]] = [*self.kinds, bare, [asked.cell] if isinstance(asked, Mate) else []]
        groups.append([self.numbered(asked.number)] if isinstance(asked, Lettered | PieceBox) else [])
        groups.append([*asked.options] if isinstance(asked, Lettered) else [])
        steps = range(self.across) if self.kind == "round" else (0,)

        def settled(cells: Sequence[Sequence[Cell]], step: int) -> tuple[tuple[Cell, ...], ...]:
            """Groups of cells, moved to the frame; of a ring, turned on by so many cells."""
            if self.kind == "round":
                return tuple(tuple(sorted((y, (x + step) % self.across) for y, x in group)) for group in cells)
            top, left = (min(one[axis] for group in cells for one in group) for axis in (0, 1))
            left -= self.kind == "triangle" and (top + left) % 2
            return tuple(tuple(sorted((y - top, x - left) for y, x in group)) for group in cells)

        def positions(number: int) -> tuple[Any, ...]:
            """The least form in one of the positions, not counting turns of a ring."""
            least = []
            for shape in shapes:  # one that may not be turned over is mirrored together with the figure
                looks = _turns(self.kind, _turns(self.kind, shape, mirrored=True)[number], mirrored=self.flips)
                least.append(min(settled([look], step) for look in looks for step in steps))
            moved = [_turns(self.kind, group, mirrored=True)[number] for group in groups]
            return min(settled(moved, step) for step in steps), sorted(least)

        return min(positions(number) for number in range(len(_turns(self.kind, [], mirrored=True))))

    def numbered(self, number: int) -> Cell:
        """The topping of this number; they are numbered in reading order."""
        if number > len(self.kinds[0]):
            raise MalformedStatement("there are not so many toppings")
        return self.kinds[0][number - 1]
