"""How far a plain program searches for symmetries of figures on lattices."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from msgspec.structs import asdict

from puzzlegen.evidence import Measure
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.formats.matrices.kits.cell_panels import Panel

Point: TypeAlias = tuple[float, float]


@cache
def _moves(lattice: str) -> tuple[tuple[int, ...], ...]:
    """Mirrors from the upright one on, the half turn, other turns: where each takes the cells."""
    kind, size = lattice.split("_")
    places: list[Point] = []
    if kind == "square":
        order, side = 4, int(size)
        places = [(c - (side - 1) / 2, r - (side - 1) / 2) for r in range(side) for c in range(side)]
    else:
        order = 6
        rows = {"19": (3, 4, 5, 4, 3), "24": (5, 7, 7, 5), "54": (7, 9, 11, 11, 9, 7)}[size]
        for r, n in enumerate(rows):
            for c in range(n):
                if kind == "honeycomb":
                    places.append((c - (n - 1) / 2, (r - 2) * sqrt(3) / 2))
                else:
                    low = (c % 2 == 0) == (2 * r < len(rows))
                    places.append((c / 2 - (n - 1) / 4, (r - len(rows) / 2 + (2 / 3 if low else 1 / 3)) * sqrt(3) / 2))
    half = order // 2
    mirrors = [0, half, *(axis for axis in range(order) if axis % half)]
    turns = [half, *(turn for turn in range(1, order) if turn != half)]

    def moved(x: float, y: float, angle: float, flipped: bool) -> Point:
        """Turned clockwise; or mirrored in the upright axis first."""
        x = -x if flipped else x
        return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)

    def nearest(goal: Point) -> int:
        return min(range(len(places)), key=lambda one: abs(places[one][0] - goal[0]) + abs(places[one][1] - goal[1]))

    ways = [(2 * pi * axis / order, True) for axis in mirrors] + [(2 * pi * turn / order, False) for turn in turns]
    return tuple(tuple(nearest(moved(x, y, *way)) for x, y in places) for way in ways)


def _colours(panel: Panel) -> dict[int, str]:
    return {cell: shade for shade, cells in asdict(panel).items() for cell in cells}


def _missing_cells(half: form.Half, query: form.Query) -> float:
    """Asked cells that are looked up, for each move tried up to one by which some option fits."""
    known, given = _colours(half.panel), {*half.given}
    contents = [_colours(option) for option in query.options]
    tried = 0
    for move in _moves(half.lattice):
        tried += len(half.asked)
        pairs = [(cell, move[cell]) for cell in half.asked if move[cell] in given]
        if len(pairs) == len(half.asked) and any(
            all(content.get(cell) == known.get(goal) for cell, goal in pairs) for content in contents
        ):
            break
    return tried


def _missing_figure(series: form.Row | form.Matrix, query: form.Query) -> float:
    """Moves tried on all figures, on each up to one that leaves it as it is."""
    moves = _moves(series.lattice)
    tried = 0
    for panel in (*series.panels, *query.options):
        colours = _colours(panel)
        kept = (all(colours.get(cell) == colours.get(goal) for cell, goal in enumerate(move)) for move in moves)
        tried += next((number for number, one in enumerate(kept, 1) if one), len(moves))
    return tried


def _made_alike(cells: frozenset[int], moves: Sequence[Sequence[int]], least: int) -> frozenset[int]:
    """The cells of which as many images as ``least`` are shaded; all of them, where it is 0."""
    found = set()
    for cell in range(len(moves[0])):
        images, wave = {cell}, {cell}
        while wave:
            wave = {move[one] for move in moves for one in wave} - images
            images |= wave
        if len(images & cells) >= (least or len(images)):
            found.add(cell)
    return frozenset(found)


def _results(cells: frozenset[int], lattice: str) -> Iterator[frozenset[int]]:
    """What a figure can become: images first, then what one move leaves as it is, then two mirrors."""
    moves = _moves(lattice)
    mirrors = moves[: len(moves) // 2 + 1]
    yield from (frozenset(move[cell] for cell in cells) for move in moves)
    for generators in (*((move,) for move in moves), *combinations(mirrors, 2)):
        yield _made_alike(cells, generators, 1)
        yield _made_alike(cells, generators, 0)


def _become(pairs: form.Pairs) -> float:
    """Cells looked up in all changes that are tried, until the first figure has become the second."""
    before, after, _ = (frozenset(_colours(panel)) for panel in pairs.panels)
    lattice = pairs.lattice
    tried, cells = 0, len(_moves(lattice)[0])
    held = [before]
    for _ in range(pairs.changes):
        reached: dict[frozenset[int], None] = {}
        for one in held:
            for result in _results(one, lattice):
                tried += cells
                if result == after:
                    return tried
                reached[result] = None
        held = list(reached)
    return tried


def _symmetry(shown: form.Statement, query: form.Query) -> float:
    match shown:
        case form.Half():
            return _missing_cells(shown, query)
        case form.Pairs():
            return _become(shown)
    return _missing_figure(shown, query)


MEASURES: Final = {"matrices/symmetry": Measure("cells looked up, or moves tried", _symmetry)}
