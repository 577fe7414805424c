"""Cuts figures into equal pieces in every way there is; judges `logic/dissection`.

The format is that of ``docs/logic-pieces.md``.
"""

from collections.abc import Sequence
from math import gcd
from typing import Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.logic import dissection as form
from puzzlegen.formats.logic.dissection import Cell, Query
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven
from puzzlegen.validators.logic.kits.lattice_pieces import Lattice, cells_of

BUDGET: Final = 120_000  # pieces grown or laid
_ENOUGH: Final = 10**9  # of an answer that is proven, everything is counted
Cells: TypeAlias = frozenset[Cell]


def certify(shown: form.Figure, asked: Query) -> Certificate:
    """Look for every way to cut the figure.

    The difficulty is the number of places of pieces that have to be weighed: those of every shape that could cover
    each cell, again and again while some of them turn out to leave a cell that no further piece covers. The depth is
    that of a search which lays pieces of each such shape on the first free cell.

    Raises:
        MalformedStatement: figure and question contradict one another.
    """
    figure = Lattice(shown.lattice, shown.flips, shown.rows, BUDGET)
    if len(figure.cells) < 2 or not figure.holds_together(figure.whole):
        raise MalformedStatement("the figure is one part of two cells at least")
    shapes = _shapes(asked)
    if isinstance(asked, form.Shape | form.Fits):
        solutions = _tiled(figure, asked, shapes)
    elif isinstance(asked, form.Most):
        solutions = _shared(figure)
    else:
        solutions = _parted(figure, asked)
    return proven(
        solutions,
        BUDGET,
        method="all shapes, all places, exact cover",
        effort={"pieces": figure.met},
        difficulty=figure.weighed,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint((shown.lattice, shown.flips, task_of(asked), figure.canonical(asked, shapes))),
        structure=f"{len(figure.cells)} cells, {shown.lattice}",
        depth=Depth.search(max(1, figure.nodes)),
    )


def certify_why(shown: form.Figure, asked: Query, answer: str, why: form.Facts) -> Faults:
    """Count ways again, and see whether maps show divisions."""
    figure = Lattice(shown.lattice, shown.flips, shown.rows, _ENOUGH)
    if isinstance(why, form.Shapes):
        shapes = _shapes(asked)
        right = len(shapes) == len(why.shapes) and all(map(_holds, [figure] * len(shapes), shapes, why.shapes))
        return () if right else ("a shape lies otherwise",)
    pieces = _pieces(figure, why.map)
    if isinstance(why, form.Shares):
        whole = len(pieces) == int(answer) and _is_division(figure, pieces)
        equal = all(len({len({*cells} & piece) for piece in pieces}) == 1 for cells in figure.kinds)
        return () if whole and equal and why.tried == _failing(figure, int(answer)) else ("shares are others",)
    if not _is_division(figure, pieces) or [{*figure.kinds[0]} & one for one in pieces] != [
        {one} for one in figure.kinds[0]
    ]:
        return ("it is no division",)
    start = figure.numbered(why.start)
    if why.forced != _forced(figure, start):
        return ("other cells can be reached from one topping only",)
    ways = _beginnings(figure, start)
    left = sum(_finds_room(figure, piece) for piece in ways)
    return () if (why.ways, why.left) == (len(ways), left) else ("one begins in other ways",)


def _shapes(asked: Query) -> list[tuple[Cell, ...]]:
    match asked:
        case form.Shape():
            return [cells_of(rows) for rows in asked.options]
        case form.Fits():
            return [cells_of(rows) for rows in asked.shapes]
    return []


def _holds(figure: Lattice, shape: Sequence[Cell], told: form.Fills | form.Fails) -> bool:
    """True if a shape fills the figure as it is said, or cannot, and covers the cell in the fewest ways."""
    places = figure.places(shape)
    if isinstance(told, form.Fills):
        pieces = _pieces(figure, told.map)
        return _is_division(figure, pieces) and figure.mask(pieces[0]) in places
    ways = {cell: sum(bool(one & bit) for one in places) for bit, cell in figure.spots.items()}
    cell = min(ways, key=ways.__getitem__)
    return (told.cell, told.ways) == (cell, ways[cell]) and not figure.covers(places, 1)


def _pieces(figure: Lattice, rows: Sequence[str]) -> list[Cells]:
    """The pieces of a map, by their numbers; none of a map with other cells."""
    signs = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    numbers = sorted({*signs.values()})
    framed = [*map(len, rows)] == [figure.across] * (figure.cells[-1][0] + 1)
    if not framed or {*signs} != {*figure.cells} or numbers != [str(number) for number in range(1, len(numbers) + 1)]:
        return []
    return [frozenset(cell for cell, sign in signs.items() if sign == number) for number in numbers]


def _is_division(figure: Lattice, pieces: Sequence[Cells]) -> bool:
    """True if these are pieces in one part each, of one shape."""
    if not pieces or not figure.holds_together(figure.mask(pieces[0])):
        return False
    places = {*figure.places(sorted(pieces[0]))}
    return all(figure.mask(piece) in places for piece in pieces)


def _failing(figure: Lattice, served: int) -> tuple[form.Share, ...]:
    """The greater numbers of people that divide all there is, each with the first cell that the fewest pieces hold."""
    total, tried = gcd(len(figure.cells), *map(len, figure.kinds)), []
    for people in range(total, served, -1):
        if total % people == 0:
            kinds = [(figure.mask(cells), len(cells) // people) for cells in figure.kinds]
            ways = {
                cell: sum(
                    all((piece & cells).bit_count() == number for cells, number in kinds)
                    for piece in figure.grown(bit, len(figure.cells) // people, _any)
                )
                for bit, cell in figure.spots.items()
            }
            cell = min(ways, key=ways.__getitem__)
            tried.append(form.Share(people, cell, ways[cell]))
    return tuple(tried)


def _any(_piece: int) -> bool:
    return True


def _forced(figure: Lattice, start: Cell) -> tuple[Cell, ...]:
    """The cells that no topping but this one reaches within the size of a piece, without passing a topping."""
    toppings, alone, others = figure.mask(figure.kinds[0]), 0, 0
    for topping in figure.kinds[0]:
        bits = 1 << figure.bit(topping)
        for _ in range(len(figure.cells) // len(figure.kinds[0]) - 1):
            for bit in [one for one in figure.spots if one & bits]:
                bits |= figure.near[bit] & ~toppings
        if topping == start:
            alone = bits
        else:
            others |= bits
    return tuple(figure.lifted(alone & ~others & ~toppings))


def _beginnings(figure: Lattice, topping: Cell) -> list[int]:
    """The pieces with a topping that leave no part whose number of cells does not fit its toppings."""
    toppings, size = figure.mask(figure.kinds[0]), len(figure.cells) // len(figure.kinds[0])
    root = 1 << figure.bit(topping)
    pieces = figure.grown(root, size, lambda piece: piece & toppings == root)
    return [piece for piece in pieces if _splits(figure, figure.whole ^ piece, size, toppings)]


def _finds_room(figure: Lattice, piece: int) -> bool:
    """True if around each other topping, and no further one, a piece of this shape can lie clear of this piece."""
    toppings = figure.mask(figure.kinds[0])
    held = {one & toppings for one in figure.places(figure.lifted(piece)) if not one & piece}
    return all(1 << figure.bit(cell) in held for cell in figure.kinds[0] if not piece >> figure.bit(cell) & 1)


def _splits(figure: Lattice, rest: int, size: int, toppings: int) -> bool:
    while rest:
        part = figure.spread(rest & -rest, rest)
        if part.bit_count() != size * (part & toppings).bit_count():
            return False
        rest ^= part
    return True


def _tiled(figure: Lattice, asked: form.Shape | form.Fits, shapes: Sequence[tuple[Cell, ...]]) -> list[Findings]:
    """Which of the shapes can be laid so that they fill the figure."""
    size = len(shapes[0])
    if len(figure.cells) % size or any(len(shape) != size for shape in shapes):
        raise MalformedStatement("all shapes have as many cells, and the figure a multiple of that")
    if any(figure.kinds):
        raise MalformedStatement("the figure has no toppings")
    places = [figure.places(shape) for shape in shapes]
    demand_different([figure.looks(shape) for shape in shapes])
    right = [bool(figure.covers(figure.weigh(one), 1)) for one in places]
    if isinstance(asked, form.Fits):
        return [Findings((str(sum(right)),))]
    count = len(figure.cells) // size
    against = {
        letter: f"no {count} of these pieces fill the figure"
        for letter, holds in zip(LETTERS, right, strict=True)
        if not holds
    }
    return [Findings((letter,), against) for letter, holds in zip(LETTERS, right, strict=True) if holds][:2]


def _shared(figure: Lattice) -> list[Findings]:
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


def _parted(figure: Lattice, asked: form.Mate | form.Lettered | form.PieceBox | form.Cuts) -> list[Findings]:
    """What follows from the only way to cut the figure so that each piece has one topping."""
    toppings, others = figure.kinds
    if others or len(toppings) < 2:
        raise MalformedStatement("there are two toppings at least, all of one kind")
    marked = [asked.cell] if isinstance(asked, form.Mate) else []
    marked += asked.options if isinstance(asked, form.Lettered) else []
    if not set(figure.cells).difference(toppings).issuperset(marked):
        raise MalformedStatement("what is marked are cells without toppings")
    demand_different(marked)
    if len(figure.cells) % len(toppings):
        return []
    found = figure.partitions(len(figure.cells) // len(toppings), (1, 0), 2)
    return [_answered(figure, [frozenset(figure.lifted(piece)) for piece in pieces], asked) for pieces in found]


def _answered(figure: Lattice, pieces: Sequence[Cells], asked: Query) -> Findings:
    """The answers when the figure is cut into these pieces."""
    toppings = figure.kinds[0]
    owner = {cell: piece for piece in pieces for cell in piece}
    match asked:
        case form.Cuts():
            around = [(one, other) for one in figure.cells for other in figure.around(one) if other in owner]
            return Findings((str(sum(owner[one] != owner[other] for one, other in around) // 2),))
        case form.Mate():
            return Findings((str(1 + next(n for n, one in enumerate(toppings) if one in owner[asked.cell])),))
        case form.PieceBox():
            piece = owner[figure.numbered(asked.number)]
            return Findings((" ".join(sorted(f"cell-{y + 1}-{x + 1}" for y, x in piece)),))
    assert isinstance(asked, form.Lettered)
    piece = owner[figure.numbered(asked.number)]
    held = {cell: 1 + n for n, topping in enumerate(toppings) for cell in owner[topping]}
    lettered = list(zip(LETTERS, asked.options, strict=True))
    return Findings(
        tuple(letter for letter, cell in lettered if cell in piece),
        {letter: f"it lies on the piece with topping {held[cell]}" for letter, cell in lettered if cell not in piece},
    )
