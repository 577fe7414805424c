"""Cuts figures into equal pieces in every way there is; judges `logic/dissection`.

The format is that of ``docs/logic-pieces.md``. Cells are bits of whole numbers: row by row, with so much room beside
each row that a piece that is moved never comes out in another one. Of a ring cake, the rows are its rings.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from math import gcd
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    convert,
    fingerprint,
    proven,
)

BUDGET: Final = 120_000  # pieces grown or laid
_EDGE: Final = 2  # bits left of each row
Cell: TypeAlias = tuple[int, int]
Cells: TypeAlias = frozenset[Cell]
Row: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern=r"^[ .ox]+$")]
Rows: TypeAlias = Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=12)]
Kind: TypeAlias = Literal["square", "triangle", "round"]


class _Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["cake", "chocolate", "garden", "quilt", "ring"]
    lattice: Kind
    flips: bool
    rows: Rows


class _Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["shape"]
    options: tuple[Rows, Rows, Rows, Rows]


class _Fits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fits"]
    shapes: Annotated[tuple[Rows, ...], msgspec.Meta(min_length=2, max_length=6)]


class _Mate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["mate"]
    cell: Cell


class _Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cell"]
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: tuple[Cell, Cell, Cell, Cell]


class _Boxes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["piece_box"]
    number: Annotated[int, msgspec.Meta(ge=1, le=12)]


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["cuts", "most"]


_FORMATS: Final[dict[Any, Any]] = {
    "shape": _Shape,
    "fits": _Fits,
    "mate": _Mate,
    "cell": _Cell,
    "piece_box": _Boxes,
}


_UNITS: Final = {"shape": "places of shapes", "fits": "places of shapes", "most": "places of equal shares"}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Look for every way to cut the figure.

    The difficulty is the number of places of pieces that have to be weighed: those of every shape that could cover
    each cell, again and again while some of them turn out to leave a cell that no further piece covers.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = convert(statement, _Figure, "statement")
    asked = convert(query, _FORMATS.get(query.get("task"), _Plain), "query")
    figure = _Lattice(shown.lattice, shown.flips, shown.rows)
    if len(figure.cells) < 2 or not figure.holds_together(figure.whole):
        raise MalformedStatement("the figure is one part of two cells at least")
    shapes = [
        _cells(rows)
        for rows in getattr(asked, "shapes", getattr(asked, "options", ()) if asked.task == "shape" else ())
    ]
    if shapes:
        solutions = _tiled(figure, asked.task, shapes)
    elif asked.task == "most":
        solutions = _shared(figure)
    else:
        solutions = _parted(figure, asked)
    return proven(
        solutions,
        BUDGET,
        method="all shapes, all places, exact cover",
        effort={"pieces": figure.met},
        difficulty=figure.weighed,
        unit=_UNITS.get(asked.task, "places of possible pieces"),
        canonical=fingerprint((shown.lattice, shown.flips, asked.task, figure.canonical(asked, shapes))),
        structure=f"{len(figure.cells)} cells, {shown.lattice}",
    )


def _cells(rows: Iterable[str], signs: str = ".ox") -> tuple[Cell, ...]:
    return tuple((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs)


class _Lattice:
    """A figure on its lattice, and how many pieces were grown, laid and weighed."""

    def __init__(self, kind: Kind, flips: bool, rows: Sequence[str]) -> None:
        if len({len(row) for row in rows}) > 1:
            raise MalformedStatement("all rows are equally long")
        self.kind, self.flips, self.across = kind, flips, len(rows[0])
        self.cells = _cells(rows)
        if kind == "round" and (self.across < 4 or len(self.cells) < self.across * len(rows)):
            raise MalformedStatement("a ring has four cells at least, and no gaps")
        self.room = 2 * self.across + 4
        self.kinds = [_cells(rows, sign) for sign in "ox"]
        self.whole = self.mask(self.cells)
        self.near = {1 << self.bit(cell): self.mask(self.around(cell)) & self.whole for cell in self.cells}
        self.met = self.weighed = 0

    def bit(self, cell: Cell) -> int:
        """The number of a cell's bit."""
        return cell[0] * self.room + cell[1] + _EDGE

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

    def turns(self, cells: Iterable[Cell], *, mirrored: bool) -> list[list[Cell]]:
        """How cells look when they are turned, and turned over if that is asked for; not moved back into the frame."""
        cells = list(cells)
        if self.kind == "round":
            ways: list[Callable[[int, int], Cell]] = [lambda y, x: (y, x), lambda y, x: (y, -x)]
            return [[way(*cell) for cell in cells] for way in ways[: 1 + mirrored]]
        if self.kind == "square":
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

    def places(self, cells: Iterable[Cell]) -> list[int]:
        """Where a piece of this shape can lie, each place once."""
        found = set[int]()
        for look in self.turns(cells, mirrored=self.flips):
            if self.kind == "round":
                for step in range(self.across):
                    found.add(self.mask((y, (x + step) % self.across) for y, x in look))
                continue
            top, left = (min(one[axis] for one in look) for axis in (0, 1))
            left -= self.kind == "triangle" and (top + left) % 2  # what points up stays up
            if max(x for _, x in look) - left > self.across:
                continue
            piece = self.mask((y - top, x - left) for y, x in look)
            for y in range(1 + self.cells[-1][0]):
                for x in range(-_EDGE, self.across):
                    moved = piece << y * self.room + x if y or x >= 0 else piece >> -x
                    if moved & self.whole == moved and (self.kind == "square" or (y + x) % 2 == 0):
                        found.add(moved)
        return sorted(found)

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
        """Whether a piece is in one part."""
        return self.spread(piece & -piece, piece) == piece

    def grown(self, root: int, size: int, suits: Callable[[int], bool]) -> Iterator[int]:
        """All connected pieces of so many cells with this one, of which every part on the way suits."""
        waiting = [(root, self.near[root], root, 1)]
        while waiting and self.met <= BUDGET:
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

    def covers(self, places: Sequence[int], enough: int) -> list[tuple[int, ...]]:
        """Ways to cover the whole figure, each cell once; no more than are enough."""
        first: dict[int, list[int]] = {}
        for one in places:
            first.setdefault(one & -one, []).append(one)
        found: list[tuple[int, ...]] = []
        waiting: list[tuple[int, tuple[int, ...]]] = [(self.whole, ())]
        while waiting and self.met <= BUDGET:
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

    def canonical(self, asked: Any, shapes: Sequence[tuple[Cell, ...]]) -> tuple[Any, ...]:
        """The same for a figure in every position, with options in any order and shapes turned in any way."""
        bare = [one for one in self.cells if one not in {*self.kinds[0], *self.kinds[1]}]
        groups = [*self.kinds, bare, [asked.cell] if asked.task == "mate" else []]
        groups.append([self.numbered(asked.number)] if hasattr(asked, "number") else [])
        groups.append(asked.options if asked.task == "cell" else [])
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
                looks = self.turns(self.turns(shape, mirrored=True)[number], mirrored=self.flips)
                least.append(min(settled([look], step) for look in looks for step in steps))
            moved = [self.turns(group, mirrored=True)[number] for group in groups]
            return min(settled(moved, step) for step in steps), sorted(least)

        return min(positions(number) for number in range(len(self.turns([], mirrored=True))))

    def numbered(self, number: int) -> Cell:
        """The topping of this number; they are numbered in reading order."""
        if number > len(self.kinds[0]):
            raise MalformedStatement("there are not so many toppings")
        return self.kinds[0][number - 1]


def _tiled(figure: _Lattice, task: str, shapes: Sequence[tuple[Cell, ...]]) -> list[Findings]:
    """Which of the shapes can be laid so that they fill the figure."""
    size = len(shapes[0])
    if len(figure.cells) % size or any(len(shape) != size for shape in shapes):
        raise MalformedStatement("all shapes have as many cells, and the figure a multiple of that")
    if any(figure.kinds):
        raise MalformedStatement("the figure has no toppings")
    places = [figure.places(shape) for shape in shapes]
    if len({tuple(one) for one in places}) < len(places):
        raise MalformedStatement("two shapes are alike")
    right = [bool(figure.covers(figure.weigh(one), 1)) for one in places]
    if task == "fits":
        return [Findings((str(sum(right)),))]
    count = len(figure.cells) // size
    against = {
        letter: f"no {count} of these pieces fill the figure"
        for letter, holds in zip(LETTERS, right, strict=True)
        if not holds
    }
    return [Findings((letter,), against) for letter, holds in zip(LETTERS, right, strict=True) if holds][:2]


def _shared(figure: _Lattice) -> list[Findings]:
    """The greatest number of equal pieces with equal toppings."""
    total = gcd(len(figure.cells), *map(len, figure.kinds))
    if not figure.kinds[0]:
        raise MalformedStatement("there are toppings")
    for number in range(total, 1, -1):
        if total % number == 0:
            contents = [len(cells) // number for cells in figure.kinds]
            if figure.partitions(len(figure.cells) // number, contents, 1):
                return [Findings((str(number),))]
    return [Findings(("1",))]


def _parted(figure: _Lattice, asked: Any) -> list[Findings]:
    """What follows from the only way to cut the figure so that each piece has one topping."""
    toppings, others = figure.kinds
    if others or len(toppings) < 2:
        raise MalformedStatement("there are two toppings at least, all of one kind")
    if len(figure.cells) % len(toppings):
        return []
    found = figure.partitions(len(figure.cells) // len(toppings), (1, 0), 2)
    return [_answered(figure, [frozenset(figure.lifted(piece)) for piece in pieces], asked) for pieces in found]


def _answered(figure: _Lattice, pieces: Sequence[Cells], asked: Any) -> Findings:
    """The answers when the figure is cut into these pieces."""
    toppings = figure.kinds[0]
    owner = {cell: piece for piece in pieces for cell in piece}
    match asked.task:
        case "cuts":
            around = [(one, other) for one in figure.cells for other in figure.around(one) if other in owner]
            return Findings((str(sum(owner[one] != owner[other] for one, other in around) // 2),))
        case "mate":
            if asked.cell not in owner or asked.cell in toppings:
                raise MalformedStatement("the cell is one without a topping")
            return Findings((str(1 + next(n for n, one in enumerate(toppings) if one in owner[asked.cell])),))
        case "piece_box":
            piece = owner[figure.numbered(asked.number)]
            return Findings((" ".join(sorted(f"cell-{y + 1}-{x + 1}" for y, x in piece)),))
    if len(set(asked.options)) < len(LETTERS) or any(cell not in owner or cell in toppings for cell in asked.options):
        raise MalformedStatement("the options are four cells without toppings")
    piece = owner[figure.numbered(asked.number)]
    held = {cell: 1 + n for n, topping in enumerate(toppings) for cell in owner[topping]}
    lettered = list(zip(LETTERS, asked.options, strict=True))
    return Findings(
        tuple(letter for letter, cell in lettered if cell in piece),
        {letter: f"it lies on the piece with topping {held[cell]}" for letter, cell in lettered if cell not in piece},
    )
