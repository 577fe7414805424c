"""Figures that are cut into equal pieces: of which shape, with which topping on each, and for how many at most."""

from collections.abc import Sequence
from math import gcd
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import dissection as form
from puzzlegen.formats.logic.dissection import Lattice as Kind
from puzzlegen.formats.logic.dissection import Theme
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside
from puzzlegen.generators.logic.kits.dissecting import Cell, Figure, Lattice, Shape

Found: TypeAlias = tuple[form.Query, str, Any]

_THEMES: Final[dict[Kind, tuple[Theme, ...]]] = {
    "square": ("cake", "chocolate", "garden", "quilt"),
    "triangle": ("cake", "garden", "quilt"),
    "round": ("ring",),
}
_LATTICES: Final[dict[type[Any], tuple[Kind, ...]]] = {
    form.Shape: ("square", "square", "triangle"),
    form.Fits: ("square",),
    form.PieceBox: ("square",),
    form.Cuts: ("square",),
}
_ANY: Final[tuple[Kind, ...]] = ("square", "square", "triangle", "round")
_BROAD: Final[tuple[Kind, ...]] = ("square", "square", "round")  # where many pieces are equal shares
_TRIES: Final = 40  # figures in an attempt
_SHAPES: Final = 30  # that are tried beside the right one
_SHOWN: Final = 5  # shapes, where it is asked how many of them fit
_FEW: Final = 3  # pieces
_SMALL: Final = 4  # cells of a piece; a ring of larger ones can rarely be cut in one way only
_ROUND: Final = 16  # cells of a ring at most, where two each are not more
_ROOMY: Final = 6  # cells of a piece; in larger ones, three more contacts than between cells in a row can be
_TALLEST: Final = 8  # rows, and as many columns of squares
# What the toppings of a kind on each piece are multiples of, by the rank of the number of people.
_OF_FEW: Final = ((1,), (2,), (3, 4))
_OF_MANY: Final = ((2,), (3,), (4,))


class DissectionParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        pieces: how many there are.
        size: the number of cells of each.
        flips: in how many of four puzzles pieces may be turned over.
        draws: of so many ways to place the toppings, the one that leaves the most open is taken.
    """

    pieces: Annotated[tuple[int, int], Knob("more pieces", 2, 8)]
    size: Annotated[tuple[int, int], Knob("larger pieces, of more possible shapes", 3, 8)]
    flips: Annotated[int, Knob("more puzzles in which pieces may be turned over", 0, 4)]
    draws: Annotated[int, Knob("toppings that leave more open", 1, 9)] = 1


def _few(depth: Band) -> dict[type[Any], Band]:
    """Bounds of the questions that are settled soonest."""
    return {form.Mate: depth, form.Most: depth}


LEVELS: Final = {
    Level.EASY: DissectionParams(
        band=(4, 14),
        bands={form.Shape: (25, 70), form.Most: (2, 10)},
        depth=(1, 3.2),
        depths={form.Shape: (3, 3.8), **_few((1, 2.6))},
        pieces=(3, 3),
        size=(4, 5),
        flips=0,
    ),
    Level.MEDIUM: DissectionParams(
        band=(15, 33),
        bands={form.Fits: (96, 170), form.Most: (11, 28)},
        depth=(2.8, 3.9),
        depths={form.Fits: (4.7, 5.5), form.Lettered: (2.8, 3.5), **_few((3.1, 3.8))},
        pieces=(3, 4),
        size=(4, 5),
        flips=2,
        draws=2,
    ),
    Level.HARD: DissectionParams(
        band=(34, 120),
        bands={form.Fits: (171, 600)},
        depth=(4, 5.2),
        depths={form.Fits: (6, 9), form.Mate: (4.2, 5.2)},
        pieces=(4, 4),
        size=(5, 6),
        flips=3,
        draws=9,
    ),
    Level.EXTREME: DissectionParams(
        band=(121, 4000),
        bands={form.Most: (100, 4000)},
        depth=(5.2, 12),
        depths=_few((5.6, 12)),
        pieces=(5, 6),
        size=(6, 7),
        flips=3,
        draws=5,
    ),
}


def invent(rng: Stream, params: DissectionParams, asked: Drawn) -> Puzzle:
    """Lay equal pieces side by side until the figure suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    kinds = _LATTICES.get(asked.question, _ANY)
    if asked.question is form.Most and params.pieces[0] > _FEW:
        kinds = _BROAD
    elif asked.question is not form.Most and params.size[0] > _SMALL:
        kinds = kinds[:3]
    kind = kinds[rng.class_by_index(len(kinds), "lattice")]
    flips = state.below(4) < params.flips
    draft = _Draft(asked, params, rng, ask)
    for _ in range(_TRIES):
        count, size = draft.numbers(kind, state)
        lattice, pieces = _laid(kind, flips, count, size, draft.contacts(size), state)
        if pieces is not None and not _unwieldy(kind, pieces):
            found = draft.asked(lattice, pieces)
            if found is not None:
                break
    else:
        raise Rejected("no figure suits the question")
    query, answer, why = found
    statement = form.Figure(state.choice(_THEMES[kind]), kind, flips, _rows(draft.cells, draft.signs))
    return Puzzle(statement, query, answer, why)


def _laid(
    kind: Kind, flips: bool, count: int, size: int, contacts: int, state: Stream
) -> tuple[Lattice, list[Shape] | None]:
    """So many pieces of about such a size, with so many contacts of cells unless 0; None where they make no figure."""
    if kind != "round":
        lattice = Lattice(kind, flips)
        shape = lattice.grown(size, state)
        while contacts and lattice.contacts(shape) != 2 * contacts:
            shape = lattice.grown(size, state)
        return lattice, lattice.built(shape, count, state)
    ways = [(rings, step) for rings in (2, 3) for step in (2, 3, 4) if rings * step <= max(4, size) + 1]
    rings, step = state.choice([one for one in ways if one[1] * count <= _ROUND] or [(2, 2)])
    lattice = Lattice(kind, flips, step * count, rings)
    return lattice, lattice.wheel(count, state)


def _unwieldy(kind: Kind, pieces: Sequence[Shape]) -> bool:
    """True if the figure is too tall or too broad for its picture."""
    high, wide = (1 + max(cell[axis] for piece in pieces for cell in piece) for axis in (0, 1))
    return kind != "round" and (high > _TALLEST or wide > _TALLEST * (1 + (kind == "triangle")))


def _rows(cells: Sequence[Cell], signs: dict[Cell, str]) -> tuple[str, ...]:
    """Cells row by row, with their signs; a full stop for one without."""
    high, wide = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    held = {*cells}
    shown = ((signs.get((y, x), ".") if (y, x) in held else " " for x in range(wide)) for y in range(high))
    return tuple(map("".join, shown))


class _Draft:
    """A question that looks for a figure."""

    def __init__(self, asked: Drawn, params: DissectionParams, rng: Stream, ask: Stream) -> None:
        self.question, self.place = asked
        self.params, self.ask = params, ask
        self.many = params.pieces[0] > _FEW
        self.wanted = rng.class_by_index(3, "wanted")
        # How many wrong answers have more than the key of what a guesser would go by.
        self.rank = rng.class_by_index(4 if self.question in (form.Shape, form.Lettered) else 3, "rank")
        self.is_odd = rng.class_by_index(len(LETTERS), "strewn") == 0
        self.whole = rng.class_by_index(6, "whole")
        self.people = max(2, params.pieces[0] - 1) + rng.class_by_index(3, "people")
        self.cells: list[Cell] = []
        self.signs: dict[Cell, str] = {}

    def numbers(self, kind: Kind, state: Stream) -> tuple[int, int]:
        """How many pieces, and of how many cells each."""
        count, size = state.between(*self.params.pieces), state.between(*self.params.size)
        if kind == "triangle":
            size += size > _SMALL  # they have fewer shapes than squares
        if self.question is form.Cuts and self.params.size[1] >= _ROOMY:
            size = _ROOMY + 1
        if self.question is form.Most:
            size = min(9, max(3, round(count * size / self.people)))
            # Sizes that the share can divide, so that more people could be served.
            part = ((1, 2, 1), (2, 3, 4))[self.many][self.rank]
            return self.people, max(2 * part, size - size % part) if part > 1 else size
        if self.question in (form.Shape, form.Fits, form.Mate, form.Lettered):
            count = max(3, count)
        if self.question in (form.Shape, form.Fits):
            # There are too few smaller shapes; and where there are many pieces, one more makes for deeper trials.
            return min(5, count + self.many), max(size, 7 if kind == "triangle" else min(6, size + 1))
        return count + 2 * (kind == "round"), size  # few pieces could often be turned on a little

    def contacts(self, size: int) -> int:
        """Where cuts are counted: how many lines within a piece stay whole, as few as can be, or one or two more.

        Otherwise the cuts would nearly always follow from the numbers of cells and of pieces.
        """
        if self.question is not form.Cuts:
            return 0
        return size - 1 + self.whole % (3 if size > _ROOMY else 2)

    def asked(self, lattice: Lattice, pieces: Sequence[Shape]) -> Found | None:
        """The question about these pieces; None where they do not suit."""
        figure = Figure(lattice, (cell for piece in pieces for cell in piece))
        self.cells, self.signs = figure.cells, {}
        if lattice.is_hooked(figure.cells):
            return None
        if self.question in (form.Shape, form.Fits):
            return self._offered(figure, pieces[0], len(pieces))
        if lattice.is_plain(pieces[0]):
            return None
        if self.question is form.Most:
            return self._shared(figure, pieces)
        owner = {cell: piece for piece in pieces for cell in piece}
        held = [[*map(sorted, pieces)] for _ in range(self.params.draws)]
        drawn = [sorted(map(self.ask.choice, cells)) for cells in held]
        toppings = max(drawn, key=lambda some: sum(map(len, _reached(figure, some, len(pieces[0])).values())))
        self.signs = dict.fromkeys(toppings, "o")
        return self._parted(figure, toppings, [owner[one] for one in toppings])

    def _offered(self, figure: Figure, key: Shape, count: int) -> Found | None:
        """Shapes, of which some fill the figure, while of the others all pieces but one can be laid."""
        lattice, size = figure.lattice, len(key)
        wanted = 1 if self.question is form.Shape else self.wanted
        number = len(LETTERS) if self.question is form.Shape else _SHOWN
        right, wrong, seen = list[Shape](), list[Shape](), set[Shape]()
        for shape in (key, *(lattice.grown(size, self.ask) for _ in range(_SHAPES))):
            looks = lattice.looks(shape)
            if seen.isdisjoint(looks) and not lattice.is_hooked(shape):
                seen.update(looks)
                places = figure.places(shape)
                covered = 0
                for one in places:
                    covered |= one
                if covered != figure.full:
                    continue
                if figure.tiled(places):
                    right.append(self.ask.choice(looks))
                elif figure.holds(places, count - 1):
                    wrong.append(self.ask.choice(looks))
                if len(right) >= wanted and len(wrong) >= number + 2:
                    break
        if len(right) < wanted or len(wrong) < number - wanted:
            return None
        if self.question is form.Shape:
            spans = [_span(shape) for shape in wrong]
            three = three_beside(
                wrong, [Glance(_span(right[0]), spans, 2 * (self.rank // 2) + self.ask.below(2))], self.ask
            )
            three = three or self.ask.sample(wrong, len(LETTERS) - 1)
            shown = [*three[: self.place], right[0], *three[self.place :]]
        else:
            shown = self.ask.sample(right, wanted) + self.ask.sample(wrong, number - wanted)
            self.ask.shuffle(shown)
        shapes = tuple(_rows(sorted(shape), {}) for shape in shown)
        why = form.Shapes(tuple(_became(figure, shape) for shape in shown))
        if self.question is form.Shape:
            a, b, c, d = shapes
            return form.Shape((a, b, c, d)), LETTERS[self.place], why
        return form.Fits(shapes), str(wanted), why

    def _shared(self, figure: Figure, pieces: Sequence[Shape]) -> Found | None:
        """Toppings of one or two kinds, as many of each on every piece."""
        size = len(pieces[0])
        # The number of people is the greatest that divides all there is, or the next one, or a lesser one; where there
        # are many pieces, never the greatest, which needs no look at the figure.
        shares = [one for one in (_OF_MANY if self.many else _OF_FEW)[self.rank] if size % one == 0 and one < size]
        if not shares and size % 2:
            return None
        common = self.ask.choice(shares or [2])
        both = not self.many  # a second kind leaves few pieces that are equal shares
        counts = [common * self.ask.between(1, 2), common * self.ask.between(0, both)]
        if sum(counts) >= size:
            return None
        for piece in pieces:
            held = self.ask.sample(sorted(piece), sum(counts))
            self.signs.update(dict.fromkeys(held[: counts[0]], "o") | dict.fromkeys(held[counts[0] :], "x"))
        total = gcd(len(figure.cells), *(one * len(pieces) for one in counts))
        if self.many and total == len(pieces):
            return None
        tried = []
        for number in range(total, len(pieces), -1):
            if total % number == 0:
                wanted = [one * len(pieces) // number for one in counts]
                tried.append(form.Share(number, *self._tightest(figure, len(figure.cells) // number, wanted)))
        return form.Most(), str(len(pieces)), form.Shares(tuple(tried), _map(figure, pieces))

    def _tightest(self, figure: Figure, size: int, wanted: Sequence[int]) -> tuple[Cell, int]:
        """The cell that the fewest pieces of this size and with these toppings can hold, and how many they are."""
        kinds = [sum(figure.bits[cell] for cell, sign in self.signs.items() if sign == one) for one in "ox"]

        def ways(cell: Cell) -> int:
            return sum(
                all((piece & kind).bit_count() == number for kind, number in zip(kinds, wanted, strict=True))
                for piece in figure.around(cell, size, figure.cells)
            )

        return min(((cell, ways(cell)) for cell in figure.cells), key=lambda one: one[1])

    def _parted(self, figure: Figure, toppings: Sequence[Cell], owners: Sequence[Shape]) -> Found | None:
        """A question about the way to cut the figure so that each piece has a topping."""
        reached = _reached(figure, toppings, len(owners[0]))
        why = _reason(figure, toppings, owners, reached)
        if self.question is form.Cuts:
            owner = {cell: number for number, piece in enumerate(owners) for cell in piece}
            sides = sum(owner[one] != owner[other] for one in owner for other in figure.near[one])
            return form.Cuts(), str(sides // 2), why
        plain = [cell for cell in figure.cells if cell not in toppings]
        if self.question is form.Mate:
            suiting = [
                (cell, number)
                for number, piece in enumerate(owners)
                for cell in sorted(piece)
                if cell not in toppings
                and len(reached[cell]) > 1
                and sum(steps < reached[cell][number] for steps in reached[cell].values()) == self.rank
            ]
            if not suiting:
                return None
            cell, number = self.ask.choice(suiting)
            return form.Mate(cell), str(number + 1), why
        number = self.ask.below(len(toppings))
        if self.question is form.PieceBox:
            names = (f"cell-{y + 1}-{x + 1}" for y, x in owners[number])
            return form.PieceBox(number + 1), " ".join(sorted(names)), why
        near = {cell: reached[cell][number] for cell in plain if len(reached[cell]) > 1 and number in reached[cell]}
        keys = [cell for cell in near if cell in owners[number]]
        others = [cell for cell in near if cell not in owners[number]]
        for key in self.ask.sample(keys, len(keys)):
            three = three_beside(others, [Glance(near[key], [near[cell] for cell in others], self.rank)], self.ask)
            if three is None:
                continue
            four = [key, *three]
            if has_rank([sum(abs(a - c) + abs(b - d) for c, d in four) for a, b in four], len(three)) == self.is_odd:
                break
        else:
            return None
        options = [*three[: self.place], key, *three[self.place :]]
        a, b, c, d = options
        return form.Lettered(number + 1, (a, b, c, d)), LETTERS[self.place], why


def _span(shape: Shape) -> int:
    """The cells of the smallest frame around a shape."""
    rows, columns = [row for row, _ in shape], [column for _, column in shape]
    return (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)


def _became(figure: Figure, shape: Shape) -> form.Fills | form.Fails:
    """How pieces of a shape fill the figure, or where they have the least room."""
    places = figure.places(shape)
    laid = figure.tiled(places)
    if laid is not None:
        return form.Fills(_map(figure, [figure.lifted(one) for one in laid]))
    ways = [(cell, sum(bool(one & bit) for one in places)) for cell, bit in figure.bits.items()]
    return form.Fails(*min(ways, key=lambda one: one[1]))


def _reached(figure: Figure, toppings: Sequence[Cell], size: int) -> dict[Cell, dict[int, int]]:
    """The toppings that a piece can have which has this cell, and how many steps they are away."""
    reached: dict[Cell, dict[int, int]] = {cell: {} for cell in figure.cells}
    for number, topping in enumerate(toppings):
        ahead = [topping]
        for steps in range(size):
            for cell in ahead:
                reached[cell][number] = steps
            ahead = [
                other
                for other in dict.fromkeys(one for cell in ahead for one in figure.near[cell])
                if number not in reached[other] and other not in toppings
            ]
    return reached


def _reason(
    figure: Figure, toppings: Sequence[Cell], owners: Sequence[Shape], reached: dict[Cell, dict[int, int]]
) -> form.Division:
    """How a person begins: cells that only one topping reaches, and the pieces that are then left for one topping."""
    size = len(owners[0])
    forced = tuple(
        tuple(cell for cell in figure.cells if [*reached[cell]] == [number] and cell not in toppings)
        for number in range(len(toppings))
    )
    rooms = [[cell for cell in figure.cells if number in reached[cell]] for number in range(len(toppings))]
    found = list[int]()
    for number, topping in enumerate(toppings):
        sure = sum(figure.bits[cell] for cell in forced[number])
        found.append(sum(piece & sure == sure for piece in figure.around(topping, size, rooms[number])))
    start = found.index(min(found))
    held = sum(figure.bits[topping] for topping in toppings)
    pieces = figure.around(toppings[start], size, rooms[start])
    ways = [piece for piece in pieces if figure.splits(figure.full ^ piece, size, held)]
    others = {figure.bits[topping] for number, topping in enumerate(toppings) if number != start}
    left = sum(
        others <= {one & held for one in figure.places(figure.lifted(piece)) if not one & piece} for piece in ways
    )
    return form.Division(forced[start], start + 1, len(ways), left, _map(figure, owners))


def _map(figure: Figure, pieces: Sequence[Shape]) -> tuple[str, ...]:
    """The number of its piece in each cell."""
    return _rows(figure.cells, {cell: str(number) for number, piece in enumerate(pieces, 1) for cell in piece})
