"""Dissection on tiny figures against all ways to divide their cells, however their shapes are."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.certificate import Certificate, Depth, Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import dissection as form
from puzzlegen.generators.logic import dissection as generator
from puzzlegen.generators.logic.kits.dissecting import Lattice
from puzzlegen.validators.logic import dissection as validator
from puzzlegen.validators.logic.dissection import certify_why

FORM = catalog.load_format("logic/dissection")

Cell = tuple[int, int]
Piece = frozenset[Cell]
POINTS = {"square": 4, "triangle": 3}
FIGURES = 48


def certify(statement: Any, query: Any) -> Certificate:
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def corners(cell: Cell, kind: str) -> frozenset[complex]:
    """The corners of a cell in the plane."""
    y, x = cell
    if kind == "square":
        return frozenset(complex(x + a, y + b) for a in (0, 1) for b in (0, 1))
    tall = 3**0.5
    ends = (0, 2, 1 + tall * 1j) if (y + x) % 2 else (tall * 1j, 2 + tall * 1j, 1)
    return frozenset(x + y * tall * 1j + end for end in ends)


def rounded(points: frozenset[complex]) -> frozenset[complex]:
    """Corners that can be compared."""
    return frozenset(complex(round(one.real, 3) + 0.0, round(one.imag, 3) + 0.0) for one in points)


def touching(one: Cell, other: Cell, kind: str) -> bool:
    """True if two cells have a side in common: two corners."""
    return len(rounded(corners(one, kind)) & rounded(corners(other, kind))) == 2


def alike(one: Piece, other: Piece, kind: str, flips: bool) -> bool:
    """True if some turn about the centre of gravity maps one piece onto the other."""

    def drawn(piece: Piece) -> list[frozenset[complex]]:
        cells = [corners(cell, kind) for cell in piece]
        middle = sum(sum(cell) / len(cell) for cell in cells) / len(cells)
        return [frozenset(point - middle for point in cell) for cell in cells]

    goal = {rounded(cell) for cell in drawn(other)}
    steps = {"square": 4, "triangle": 6}[kind]
    for mirrored in (False, True)[: 1 + flips]:
        for step in range(steps):
            turn = complex(0, 1) if kind == "square" else complex(0.5, 3**0.5 / 2)
            looks = (
                rounded(frozenset((point.conjugate() if mirrored else point) * turn**step for point in cell))
                for cell in drawn(one)
            )
            if set(looks) == goal:
                return True
    return False


def divisions(cells: list[Cell], size: int, kind: str) -> Iterator[list[Piece]]:
    """All ways to divide cells into connected pieces of one size."""
    if not cells:
        yield []
        return
    pieces = {frozenset({cells[0]})}
    for _ in range(size - 1):
        pieces = {
            piece | {cell} for piece in pieces for cell in cells for one in piece - {cell} if touching(one, cell, kind)
        } - pieces
        pieces = {piece for piece in pieces if len(piece) > 1}
    for piece in pieces:
        if len(piece) == size:
            for rest in divisions([cell for cell in cells if cell not in piece], size, kind):
                yield [piece, *rest]


@cache
def figures() -> list[tuple[list[str], str, bool]]:
    """Random figures in one part, of eight or nine cells, with two or three toppings."""
    random, found = Random(3), []
    for number in range(FIGURES):
        kind = ("square", "triangle")[number % 2]
        size, pieces = random.choice(((4, 2), (3, 3), (4, 2)))
        cells = {(1, 2)}
        while len(cells) < size * pieces:
            near = {(y, x) for y in range(4) for x in range(6)} - cells
            cells.add(random.choice(sorted(one for one in near if any(touching(one, cell, kind) for cell in cells))))
        toppings = random.sample(sorted(cells), pieces)
        rows = [
            "".join("o" if (y, x) in toppings else "." if (y, x) in cells else " " for x in range(6)) for y in range(4)
        ]
        found.append((rows, kind, bool(number // 2 % 2)))
    return found


@pytest.mark.parametrize("which", range(FIGURES))
def test_all_divisions_are_found(which: int) -> None:
    """The same verdicts and answers as from a list of all divisions."""
    rows, kind, flips = figures()[which]
    cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
    toppings = [(y, x) for y, x in cells if rows[y][x] == "o"]
    size = len(cells) // len(toppings)
    found = [
        pieces
        for pieces in divisions(cells, size, kind)
        if all(sum(one in piece for one in toppings) == 1 for piece in pieces)
        and all(alike(pieces[0], piece, kind, flips) for piece in pieces)
    ]
    statement = {"dress": "cake", "lattice": kind, "flips": flips, "rows": rows}
    certificate = certify(statement, {"task": "cuts"})
    verdicts = (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)
    assert certificate.verdict is verdicts[min(len(found), 2)]
    if len(found) == 1:
        owner = {cell: number for number, piece in enumerate(found[0]) for cell in piece}
        cut = [owner[a] != owner[b] for a in cells for b in cells if a < b and touching(a, b, kind)]
        assert certificate.answers == (str(sum(cut)),)
        free = next(cell for cell in cells if cell not in toppings)
        mate = certify(statement, {"task": "mate", "cell": free})
        assert [owner[toppings[int(answer) - 1]] for answer in mate.answers] == [owner[free]]


@pytest.mark.parametrize("which", range(16))
def test_the_most_people_are_served(which: int) -> None:
    """No greater number of people has a division."""
    rows, kind, flips = figures()[which]
    cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
    toppings = [(y, x) for y, x in cells if rows[y][x] == "o"]
    fair = [
        number
        for number in range(1, len(toppings) + 1)
        if len(cells) % number == 0 == len(toppings) % number
        for pieces in divisions(cells, len(cells) // number, kind)
        if all(sum(one in piece for one in toppings) * number == len(toppings) for piece in pieces)
        and all(alike(pieces[0], piece, kind, flips) for piece in pieces)
    ]
    statement = {"dress": "cake", "lattice": kind, "flips": flips, "rows": rows}
    assert certify(statement, {"task": "most"}).answers == (str(max(fair)),)


def test_a_ring_is_turned_about_its_middle() -> None:
    """Two halves of a ring of six with the toppings opposite lie in three ways, and side by side in one."""
    statement = {"dress": "ring", "lattice": "round", "flips": False, "rows": ["o..o.."]}
    assert certify(statement, {"task": "cuts"}).verdict is Verdict.AMBIGUOUS
    side_by_side = certify(statement | {"rows": ["oo...."]}, {"task": "cuts"})
    assert (side_by_side.verdict, side_by_side.answers) == (Verdict.UNIQUE, ("2",))


def test_plain_pieces_are_known() -> None:
    """Rectangles, and sectors that go on over the seam of a ring."""
    square, ring = Lattice("square", flips=True), Lattice("round", flips=True, around=8, rings=2)
    assert square.is_plain(frozenset({(0, 0), (0, 1), (1, 0), (1, 1)}))
    assert not square.is_plain(frozenset({(0, 0), (0, 1), (1, 1)}))
    assert ring.is_plain(frozenset({(0, 7), (0, 0), (1, 7), (1, 0)}))
    assert not ring.is_plain(frozenset({(0, 7), (0, 0), (1, 0), (1, 1)}))


def falsified(why: Any) -> Iterator[Any]:
    """False facts: more ways, other maps, a cell that more than one topping reaches, a number left out."""
    match why:
        case form.Shapes():
            for place, one in enumerate(why.shapes):
                false: Any = (
                    form.Fails((0, 0), 1) if isinstance(one, form.Fills) else form.Fails(one.cell, one.ways + 1)
                )
                yield form.Shapes((*why.shapes[:place], false, *why.shapes[place + 1 :]))
            yield form.Shapes(why.shapes[:-1])
        case form.Shares():
            yield replace(why, map=tuple(row.replace("2", "1") for row in why.map))
            yield replace(why, tried=(*why.tried, form.Share(2, (0, 0), 1)))
            if why.tried:
                yield replace(why, tried=why.tried[1:])
        case form.Division():
            yield replace(why, ways=why.ways + 1)
            yield replace(why, left=why.left + 1)
            yield replace(why, forced=(*why.forced, why.forced[0] if why.forced else (0, 0)))
            yield replace(why, map=tuple(row.translate({49: "2", 50: "1"}) for row in why.map))


@pytest.mark.parametrize("question", form.QUESTIONS)
def test_false_explanations_are_refused(question: type[Any]) -> None:
    """True reasons are believed, and others are not."""
    for attempt in range(60):
        rng = Stream.for_item("cuts", 1, "", 1, attempt, 0)
        try:
            puzzle = generator.invent(rng, generator.LEVELS[Level.EASY], Drawn(question, attempt % 4))
        except Rejected:
            continue
        shown = puzzle.statement, puzzle.query, puzzle.key
        if validator.certify(*shown[:2]).answers == (puzzle.key,):
            assert not certify_why(*shown, puzzle.why)
            assert all(certify_why(*shown, false) for false in falsified(puzzle.why))
            return
    pytest.fail("nothing comes out")


def test_depth_counts_the_nodes_of_a_plain_search() -> None:
    """By hand: four cells in a row, of which two lie on each piece; nothing, one piece, and both."""
    figure = {"dress": "quilt", "lattice": "square", "flips": False, "rows": ["o..o"]}
    certificate = certify(figure, {"task": "cuts"})
    assert certificate.answers == ("1",)
    assert certificate.depth == Depth.search(3)
