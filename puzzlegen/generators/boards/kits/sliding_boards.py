"""Boards with pieces that slide, and all positions that they can come into.

A slot is a piece of a kind in one place, and has a bit; a position is the bits of all pieces, so that pieces of a kind
are not told apart. Pieces that move along their length only are of one kind with those in the same lane at most.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, reduce
from itertools import product
from operator import and_
from string import ascii_lowercase
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.sliding_block import Way
from puzzlegen.kernels.generators.sliding_graphs import BITS, explore, measure

Cell: TypeAlias = tuple[int, int]
Manner: TypeAlias = Literal["along", "any", "until"]  # along the length only; any way; any way until something stops it
Numbers: TypeAlias = npt.NDArray[np.int64]
NumberTable: TypeAlias = npt.NDArray[np.int64]

WAYS: Final[dict[Way, Cell]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
SPECIAL: Final = "special"
_TRIES: Final = 60  # places for a piece
_DEPTH: Final = 1_000  # moves; more than any way takes
_PRIME: Final = (1 << 31) - 1  # its powers of 7 are as good as random
_WORD: Final = (1 << BITS) - 1
_AHEAD: Final = 64  # moves of a position, on average, at most


class Slot(NamedTuple):
    """A piece of a kind in a place: its height and width, and its upper left cell."""

    kind: str
    height: int
    width: int
    y: int
    x: int

    @property
    def cells(self) -> set[Cell]:
        """What it covers."""
        return {(self.y + down, self.x + right) for down, right in product(range(self.height), range(self.width))}


class Graph:
    """Positions that can arise from one another, in the order of their moves from the first.

    Of the first ``looked`` of them all moves are known.
    """

    def __init__(self, looked: int, slots: NumberTable, depths: Numbers, heads: Numbers, ahead: Numbers) -> None:
        self.looked = looked
        self._heads, self._ahead = heads, ahead
        self.known = 1 + max(looked - 1, int(ahead[: heads[looked]].max(initial=0)))
        self._slots, self.depths = slots[: self.known], depths[: self.known]

    @cached_property
    def positions(self) -> list[int]:
        """All of them, by their numbers."""
        words = [
            np.bitwise_or.reduce(np.where(self._slots // BITS == word, 1 << self._slots % BITS, 0), axis=1).tolist()
            for word in range(1 + int(self._slots.max()) // BITS)
        ]
        return [sum(part << BITS * word for word, part in enumerate(parts)) for parts in zip(*words, strict=True)]

    @property
    def always(self) -> int:
        """The bits that all positions have."""
        return reduce(and_, self.positions)

    def at_depth(self, depth: int) -> list[int]:
        """The positions so many moves from the first."""
        return [self.positions[one] for one in np.flatnonzero(self.depths == depth)]

    def holding(self, bit: int) -> Numbers:
        """The numbers of the positions that have this bit."""
        return np.flatnonzero((self._slots == bit.bit_length() - 1).any(axis=1))

    def far(self, goals: Numbers) -> Numbers:
        """How many moves each position is from the nearest of these numbers; -1 where it never comes to one."""
        far = np.full(self.known, -1, np.int64)
        far[goals] = 0
        measure(self._heads, self._ahead, self.looked, far)
        return far

    def left(self, far: Numbers) -> dict[int, int]:
        """The same by positions, without those that never come to one."""
        return {position: moves for position, moves in zip(self.positions, far.tolist(), strict=True) if moves >= 0}


class Board:
    """A board of ``size`` rows and columns with walls, and what its pieces can do."""

    def __init__(self, manner: Manner, size: Cell, walls: set[Cell], pieces: Sequence[Slot]) -> None:
        self.manner, self.size, self.walls = manner, size, walls
        self.free = {cell for cell in product(range(size[0]), range(size[1])) if cell not in walls}
        self.bits: dict[Slot, int] = {}
        for piece in pieces:
            self.bits.setdefault(piece, 1 << len(self.bits))
        self.start = sum(self.bits[piece] for piece in pieces)
        covered = {bit: piece.cells for piece, bit in self.bits.items()}
        beyond: dict[tuple[int, Cell], int] = {}  # the slot one step farther
        todo = [*self.bits]
        while todo:
            piece = todo.pop()
            for way in self._ways(piece):
                after = _shifted(piece, way)
                if after not in self.bits:
                    cells = after.cells
                    if not cells <= self.free:
                        continue
                    self.bits[after] = 1 << len(self.bits)
                    covered[self.bits[after]] = cells
                    todo.append(after)
                beyond[self.bits[piece], way] = self.bits[after]
        self.slots = {bit: slot for slot, bit in self.bits.items()}
        held = dict.fromkeys(self.free, 0)
        for bit, cells in covered.items():
            for cell in cells:
                held[cell] |= bit
        clash = {bit: _union(held[cell] for cell in cells) for bit, cells in covered.items()}
        self._lines: dict[int, list[list[tuple[int, int]]]] = {}  # for each direction, each step: its bars and change
        self._pushed: dict[tuple[int, Cell], Sequence[tuple[int, int]]] = {}  # by slot and direction
        for slot, bit in self.bits.items():
            self._lines[bit] = []
            for way in self._ways(slot):
                line, to = list[tuple[int, int]](), bit
                while to := beyond.get((to, way), 0):
                    line.append((clash[to] & ~bit, bit | to))
                if line:
                    self._lines[bit].append(line)

    @property
    def goals(self) -> list[int]:
        """Where the special piece may be wanted: at the end of its lane, in a corner of a tray, anywhere on ice."""
        most = {"along": 1, "any": 2, "until": 4}[self.manner]
        return [bit for slot, bit in self.bits.items() if slot.kind == SPECIAL and len(self._lines[bit]) <= most]

    @property
    def special(self) -> int:
        """All slots of the special piece."""
        return _union(bit for slot, bit in self.bits.items() if slot.kind == SPECIAL)

    def _ways(self, piece: Slot) -> Iterable[Cell]:
        if self.manner == "along":
            return ((0, 1), (0, -1)) if piece.width > piece.height else ((1, 0), (-1, 0))
        return WAYS.values()

    def after(self, position: int, still: int = 0) -> list[int]:
        """All positions one move later; the pieces of the bits ``still`` do not move."""
        found, rest, lines, until = list[int](), position & ~still, self._lines, self.manner == "until"
        while rest:
            bit = rest & -rest
            rest ^= bit
            for line in lines[bit]:
                last = 0
                for barred, change in line:
                    if position & barred:
                        break
                    last = position ^ change
                    if not until:
                        found.append(last)
                if until and last:
                    found.append(last)
        return found

    def graph(self, most: int, start: int = 0, still: int = 0, until: int = 0, depth: int = _DEPTH) -> "Graph | None":
        """All positions that can arise in so many moves; None where there are too many.

        The pieces of the bits ``still`` do not move. It stops at a position that has one of the bits ``until``.
        """
        slots, lines, steps = self._tables
        first = [bit.bit_length() - 1 for bit in bits_of(start or self.start)]
        positions = np.empty((most + 1, len(first)), np.int64)
        positions[0] = first
        depths, heads = np.zeros(most + 1, np.int64), np.zeros(most + 2, np.int64)
        ahead = np.empty((most + 1) * _AHEAD, np.int64)
        keys, table = np.zeros(most + 1, np.int64), np.full(1 << (2 * most).bit_length(), -1, np.int64)
        words = steps.shape[1] - 1
        stops = self._words(still, words), self._words(until, words)
        to_the_end, held = self.manner == "until", np.zeros(words, np.int64)
        looked = explore(
            slots, lines, steps, to_the_end, *stops, depth, positions, depths, heads, ahead, keys, table, held
        )
        return Graph(looked, positions, depths, heads, ahead) if looked else None

    @cached_property
    def _tables(self) -> tuple[NumberTable, NumberTable, NumberTable]:
        """What can slide where, as kernels read it."""
        slots, lines, steps, bars = list[tuple[int, int, int]](), list[tuple[int, int]](), list[int](), list[int]()
        for bit, ways in self._lines.items():
            slots.append((len(lines), len(lines) + len(ways), pow(7, len(slots) + 1, _PRIME)))
            for line in ways:
                lines.append((len(steps), len(steps) + len(line)))
                steps += [(change ^ bit).bit_length() - 1 for _, change in line]
                bars += [barred for barred, _ in line]
        words = [[barred >> first & _WORD for barred in bars] for first in range(0, len(self.bits), BITS)]
        return np.array(slots), np.array(lines).reshape(-1, 2), np.array([steps, *words]).T.copy()

    @staticmethod
    def _words(bits: int, words: int) -> Numbers:
        return np.array([bits >> BITS * word & _WORD for word in range(words)])

    def fuller(self, position: int, rng: Stream) -> "Board | None":
        """A yard with one more vehicle in the free cells of a position; the lane of the special one is left free."""
        room = Room(self.size)
        room.wall(self.walls)
        for bit in bits_of(position):
            room.put(self.slots[bit])
        (special,) = (piece for piece in room.pieces if piece.kind == SPECIAL)
        room.park(len(room.pieces) + 1, special, rng)
        return Board("along", self.size, self.walls, room.pieces) if len(room.pieces) > position.bit_count() else None

    def far(self, position: int, bit: int, way: Cell) -> int:
        """The slot where a piece comes to rest that is pushed as far as it goes; its own where it cannot move."""
        if (bit, way) not in self._pushed:
            lines = (one for one in self._lines[bit] if _heading(self.slots[bit], self.slots[one[0][1] ^ bit]) == way)
            self._pushed[bit, way] = next(lines, ())
        last = bit
        for barred, change in self._pushed[bit, way]:
            if position & barred:
                break
            last = change ^ bit
        return last

    def lettered(self, position: int, start: int) -> dict[int, str]:
        """The letter of each piece: in reading order at the start, and of each kind in reading order at any time."""
        letters = dict(zip(self.pieces(start), ascii_lowercase, strict=False))
        of_kind: dict[str, list[str]] = {}
        for bit, letter in letters.items():
            of_kind.setdefault(self.slots[bit].kind, []).append(letter)
        return {bit: of_kind[self.slots[bit].kind].pop(0) for bit in self.pieces(position)}

    def pieces(self, position: int) -> list[int]:
        """The bits of all pieces, in reading order of their upper left cells."""
        return sorted(bits_of(position), key=lambda bit: self.slots[bit][3:])

    def covering(self, position: int, cells: set[Cell]) -> int:
        """The bits of the pieces that cover any of these cells."""
        return _union(bit for bit in bits_of(position) if self.slots[bit].cells & cells)

    def gap(self, bit: int, cells: set[Cell]) -> int:
        """How far a piece is from the nearest of these cells."""
        return min(abs(y - v) + abs(x - u) for y, x in self.slots[bit].cells for v, u in cells)

    def shifts(self, start: int, position: int) -> int:
        """How many straight moves would displace the pieces, if none stood in another's way."""
        before = [self.slots[bit] for bit in bits_of(start & ~position)]
        count = 0
        for after in (self.slots[bit] for bit in bits_of(position & ~start)):
            straight = any(one.kind == after.kind and (one.y == after.y or one.x == after.x) for one in before)
            count += 1 if straight else 2
        return count

    def rows(self, position: int, start: int) -> tuple[str, ...]:
        """What is published of a position."""
        letters = self.lettered(position, start)
        signs = {cell: letter for bit, letter in letters.items() for cell in self.slots[bit].cells}
        height, width = self.size
        return tuple(
            "".join(signs.get((y, x), "." if (y, x) in self.free else "#") for x in range(width)) for y in range(height)
        )

    def told(self, one: int, other: int) -> tuple[Way, int]:
        """The direction and the distance of a move from one slot to another."""
        before, after = self.slots[one], self.slots[other]
        heading = _heading(before, after)
        name = next(name for name, way in WAYS.items() if way == heading)
        return name, abs(after.y - before.y) + abs(after.x - before.x)


def _shifted(piece: Slot, way: Cell) -> Slot:
    return Slot(piece.kind, piece.height, piece.width, piece.y + way[0], piece.x + way[1])


def _heading(before: Slot, after: Slot) -> Cell:
    down, right = after.y - before.y, after.x - before.x
    return ((down > 0) - (down < 0), (right > 0) - (right < 0))


def _union(bits: Iterable[int]) -> int:
    whole = 0
    for bit in bits:
        whole |= bit
    return whole


def bits_of(position: int) -> list[int]:
    """The bits of all pieces."""
    return [1 << place for place in range(position.bit_length()) if position >> place & 1]


class Room:
    """The free cells of a board that is being filled."""

    def __init__(self, size: Cell) -> None:
        self.size, self.pieces, self.walls = size, list[Slot](), set[Cell]()
        self.free = {*product(range(size[0]), range(size[1]))}

    def put(self, piece: Slot) -> None:
        """A piece, if there is room for it."""
        if piece.cells <= self.free:
            self.free -= piece.cells
            self.pieces.append(piece)

    def wall(self, cells: Iterable[Cell]) -> None:
        """Walls in these cells."""
        self.walls.update(cells)
        self.free -= self.walls

    def park(self, count: int, special: Slot, rng: Stream) -> None:
        """So many vehicles, if there is room; none of them lies in the lane of the special one."""
        for _ in range(_TRIES):
            if len(self.pieces) >= count:
                break
            tall, wide = rng.choice(((1, long := _length(rng)), (long, 1)))
            y, x = rng.below(self.size[0] - tall + 1), rng.below(self.size[1] - wide + 1)
            along = (y == special.y) if special.width > 1 else (x == special.x)
            if not along or (wide > tall) != (special.width > 1):
                self.put(_parked(tall, wide, y, x))

    def turn(self, size: Cell) -> Cell:
        """A quarter to the right; gives back the new size."""
        self.pieces = [
            Slot(one.kind, one.width, one.height, one.x, size[0] - one.y - one.height) for one in self.pieces
        ]
        self.walls = {(x, size[0] - 1 - y) for y, x in self.walls}
        return size[1], size[0]


def drawn_yard(rng: Stream, size: Cell, count: int) -> Board:
    """Vehicles, some of which stand before the special one, in a yard that is turned in any way."""
    height, width = size
    row = rng.between(1, height - 2)
    room = Room(size)
    room.put(Slot(SPECIAL, 1, 2, row, rng.below(2)))
    if height > 5:
        room.wall(rng.sample([cell for cell in sorted(room.free) if cell[0] != row], 1))
    for x in rng.sample(range(2, width), 2):
        tall = _length(rng)
        room.put(_parked(tall, 1, rng.between(max(0, row - tall + 1), min(row, height - tall)), x))
    room.park(count, room.pieces[0], rng)
    for _ in range(rng.below(4)):
        size = room.turn(size)
    return Board("along", size, room.walls, room.pieces)


def _length(rng: Stream) -> int:
    return 2 + (rng.below(10) < 4)


def _parked(height: int, width: int, y: int, x: int) -> Slot:
    """A vehicle, of one kind with those of its length in its lane."""
    return Slot(f"row {y} {width}" if width > height else f"column {x} {height}", height, width, y, x)


def drawn_tray(rng: Stream, size: Cell, gaps: int) -> Board:
    """Blocks that fill a tray but for a few cells."""
    height, width = size
    room = Room(size)
    tall, wide = rng.choice(((2, 2), (2, 2), (1, 2), (2, 1)))
    room.put(Slot(SPECIAL, tall, wide, rng.below(height - tall + 1), rng.below(width - wide + 1)))
    room.free -= {*rng.sample(sorted(room.free), gaps)}
    for y, x in sorted(room.free):
        for tall, wide in rng.sample(((1, 2), (2, 1), (1, 2), (2, 1), (1, 1), (1, 3), (3, 1)), 2):
            room.put(Slot(f"{tall} x {wide}", tall, wide, y, x))
        room.put(Slot("1 x 1", 1, 1, y, x))
    return Board("any", size, room.walls, room.pieces)


def drawn_rink(rng: Stream, size: Cell, pucks: int) -> Board:
    """Pucks and rocks on ice."""
    room = Room(size)
    cells = rng.sample(sorted(room.free), pucks + rng.between(3, 7))
    room.wall(cells[pucks:])
    for number, (y, x) in enumerate(cells[:pucks]):
        room.put(Slot("puck" if number else SPECIAL, 1, 1, y, x))
    return Board("until", size, room.walls, room.pieces)
