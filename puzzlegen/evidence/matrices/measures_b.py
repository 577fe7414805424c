"""Outside measures of matrices, rows, analogies, panels of parts, sequences of cells and pieces."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Any, Final, TypeAlias

from msgspec.structs import asdict

from puzzlegen.evidence import Measure
from puzzlegen.formats.matrices import analogy, logic_panels, raven, sequence, shape_sequence, splice
from puzzlegen.formats.matrices.kits.panels import Figure, Panel

Figures: TypeAlias = Sequence[Figure]
Point: TypeAlias = tuple[float, float]

_LOOKS: Final = ("shape", "size", "fill", "turn")
_ROWS: Final = ((0, 1, 2), (3, 4, 5), (6, 7))
_COLUMNS: Final = ((0, 3, 6), (1, 4, 7), (2, 5))


# --- rules tried one after another

_ORDER: Final = {
    "shape": ("triangle", "square", "pentagon", "hexagon"),
    "fill": ("white", "light", "dark", "black"),
}


def _seen(figures: Figures, attribute: str) -> Any:
    """The value of an attribute; a number where values have an order, a set of cells, or else a name."""
    if attribute == "cell":
        return frozenset(figure.cell for figure in figures)
    if attribute == "number":
        return len(figures)
    values = {getattr(figure, attribute) for figure in figures}
    if len(values) > 1:
        return str(sorted(values))
    (value,) = values
    order = _ORDER.get(attribute, ())
    return order.index(value) if value in order else value


def _asked(panels: Sequence[Panel], options: Sequence[Panel]) -> Iterator[tuple[str, list[Any]]]:
    """Each attribute in which options differ, with its value in each panel; no places where numbers do."""
    for part in range(len(panels[0])):
        attributes = [name for name in (*_LOOKS, "number", "cell") if len({_seen(o[part], name) for o in options}) > 1]
        if "number" in attributes and "cell" in attributes:
            attributes.remove("cell")
        for name in attributes:
            yield name, [_seen(panel[part], name) for panel in panels]


def _steps(attribute: str, values: Sequence[Any]) -> Iterator[Callable[[Any], Any]]:
    """What the next value may be: a step on a scale, or all cells moved."""
    if attribute == "cell":
        most = max(max(held) for held in values)
        around = (0, 1, 3, 2) if most < 4 else (0, 1, 2, 5, 8, 7, 6, 3) if most == 8 else tuple(range(8))
        for by in (1, -1, 2, -2, 3, -3):
            to = {cell: around[(place + by) % len(around)] for place, cell in enumerate(around)}
            yield lambda held, to=to: frozenset(to.get(cell, cell) for cell in held)  # type: ignore[misc]
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            yield lambda held, a=down, b=right: frozenset(  # type: ignore[misc]
                (cell // 3 + a) % 3 * 3 + (cell % 3 + b) % 3 for cell in held
            )
    elif all(isinstance(value, int) for value in values):
        for by in (1, -1, 2, -2, 3, -3, 4):
            yield lambda value, by=by: (value + by) % 8 if attribute == "turn" else value + by  # type: ignore[misc]


def _follows(row: Sequence[Any], step: Callable[[Any], Any], growing: int | None = None) -> bool:
    """True if each value is so many steps after the one before: one, or one more each time."""
    for place, (value, after) in enumerate(pairwise(row)):
        for _ in range(1 if growing is None else growing + place):
            value = step(value)  # noqa: PLW2901
        if value != after:
            return False
    return True


def _row_rules(attribute: str, row: Sequence[Any]) -> Iterator[bool]:
    """Of each rule of a row, in the order in which it is tried, whether it fits."""
    yield len(set(row)) == 1
    for period in (2, 3):
        yield len(row) > period + 1 and all(a == b for a, b in zip(row, row[period:], strict=False))
    steps = list(_steps(attribute, row))
    for step in steps:
        yield _follows(row, step)
    for first in (1, 2, 3):
        for step in steps[:2]:
            yield _follows(row, step, first)


def _row(row: sequence.Row, query: sequence.NextPanel) -> float:
    return sum(_tried(_row_rules(*asked)) for asked in _asked(row.panels, query.options))


def _tried(fits: Iterator[bool]) -> int:
    """How many rules are tried until one fits, or all."""
    tried = 0
    for fit in fits:
        tried += 1
        if fit:
            break
    return tried


def _matrix_rules(attribute: str, nine: Sequence[Any]) -> Iterator[bool]:
    """The same of a matrix, along rows and along columns."""
    ways = [[[nine[place] for place in line] for line in lines] for lines in (_ROWS, _COLUMNS)]
    for lines in ways:
        yield all(len(set(line)) == 1 for line in lines)
    for lines in ways:
        yield (
            len({frozenset(line) for line in lines[:2]}) == 1
            and len(set(lines[0])) == 3
            and set(lines[2]) < {*lines[0]}
        )
    for step in _steps(attribute, nine):
        for lines in ways:
            yield all(_follows(line, step) for line in lines)
    if attribute == "number":
        for lines in ways:
            yield all(a + b == c for a, b, c in lines[:2])
            yield all(a - b == c for a, b, c in lines[:2])
    if attribute == "cell":
        for operation in _OPERATIONS:
            for lines in ways:
                yield all(operation(a, b) == c for a, b, c in lines[:2])


def _matrix(matrix: raven.Matrix, query: raven.MissingPanel) -> float:
    return sum(_tried(_matrix_rules(*asked)) for asked in _asked(matrix.panels, query.options))


# --- changes tried one after another


def _changes(attribute: str) -> Iterator[Callable[[tuple[int, ...]], tuple[int, ...]]]:
    """The changes of a pair of values, those of both figures first."""
    yield lambda pair: pair
    if attribute == "dots":
        for step in (1, -1, 2, -2):
            yield lambda pair, step=step: (pair[0] + step,)  # type: ignore[misc]
        yield lambda pair: (2 * pair[0],)
        yield lambda pair: (pair[0] // 2,)
        return
    steps = range(1, 8) if attribute == "turn" else (1, -1)
    around = 8 if attribute == "turn" else 1000
    if attribute == "turn":
        yield lambda pair: tuple(-value % 8 for value in pair)
        yield lambda pair: tuple((4 - value) % 8 for value in pair)
    else:
        yield lambda pair: pair[::-1]
    if attribute == "fill":
        yield lambda pair: tuple(3 - value for value in pair)
    for first, second in ((1, 1), (1, 0), (0, 1)):
        for step in steps:
            yield lambda pair, a=first, b=second, by=step: (  # type: ignore[misc]
                (pair[0] + a * by) % around,
                (pair[1] + b * by) % around,
            )


def _pair(panel: Panel, attribute: str) -> tuple[int, ...]:
    if attribute == "dots":
        return (len(panel[2]),)
    values = [getattr(panel[part][0], attribute) for part in (0, 1)]
    order = _ORDER.get(attribute, ())
    if attribute not in _ORDER:
        return tuple(values)
    return tuple(order.index(value) if value in order else 100 + 10 * sum(map(ord, value)) for value in values)


def _analogy(rows: analogy.Rows, query: analogy.Analogy) -> float:
    first, second, _ = rows.panels
    total = 0
    for attribute in (*_LOOKS, *(("dots",) if len(first) > 2 else ())):
        if len({_pair(option, attribute) for option in query.options}) > 1:
            one, other = _pair(first, attribute), _pair(second, attribute)
            for change in _changes(attribute):
                total += 1
                if change(one) == other:
                    break
    return total


_OPERATIONS: Final[Sequence[Callable[[frozenset[int], frozenset[int]], frozenset[int]]]] = (
    frozenset.intersection,
    frozenset.union,
    frozenset.difference,
    lambda one, other: other - one,
    frozenset.symmetric_difference,
)


def _parts(lattice: str) -> list[frozenset[Point]]:
    """Where each part lies around the middle of its panel: points, or the ends of lines."""
    if lattice == "squares":
        across = [frozenset({(x, y), (x + 1.0, y)}) for y in (-1.0, 0.0, 1.0) for x in (-1.0, 0.0)]
        return across + [frozenset({(x, y), (x, y + 1.0)}) for y in (-1.0, 0.0) for x in (-1.0, 0.0, 1.0)]
    if lattice == "wheel":
        rim: list[Point] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
        return [frozenset({(0.0, 0.0), end}) for end in rim] + [
            frozenset({rim[place], rim[(place + 1) % 8]}) for place in range(8)
        ]
    side = int(lattice[-1])
    half = (side - 1) / 2
    return [frozenset({(column - half, row - half)}) for row in range(side) for column in range(side)]


def _logic(shown: logic_panels.Shown, query: logic_panels.Query) -> float:
    """Rules tried on lines, which follow the same one, or on each three, until one fits."""
    places = _parts(shown.lattice)
    quarter = [places.index(frozenset((-y, x) for x, y in place)) for place in places]
    if shown.threes is not None:
        threes: Any = shown.threes or query.options
        return sum(_rules_tried(list(map(frozenset, three)), [[(0, 1, 2)]], quarter) for three in threes) / len(threes)
    panels = [frozenset(panel) for panel in shown.panels]
    lines = {3: [((0, 1, 2), (3, 4, 5)), ((0, 3, 6), (1, 4, 7))], 1: [((0, 1, 2), (2, 3, 4))]}
    firsts = range(4 if shown.turned_first else 1)
    return _rules_tried(panels, lines.get(shown.rows or 0, [((0, 1, 2),)]), quarter, firsts)


def _rules_tried(
    panels: Sequence[frozenset[int]],
    ways: Sequence[Sequence[tuple[int, int, int]]],
    quarter: Sequence[int],
    firsts: Iterable[int] = (0,),
) -> int:
    def turned(panel: frozenset[int], turns: int) -> frozenset[int]:
        for _ in range(turns):
            panel = frozenset(quarter[part] for part in panel)
        return panel

    tried = 0
    for first, turns, operation, whole in product(firsts, range(4), _OPERATIONS, ways):
        tried += 1
        if all(turned(operation(turned(panels[a], first), panels[b]), turns) == panels[c] for a, b, c in whole):
            return tried
    return tried


# --- stories of cells


def _stories(row: shape_sequence.Row, query: shape_sequence.NextPanel) -> float:  # noqa: ARG001 - panels tell them
    """How many different things happen to cells from panel to panel, those that stay empty apart."""
    panels = [asdict(panel) for panel in row.panels]
    used = {cell for panel in panels for cells in panel.values() for cell in cells}
    return len({tuple(frozenset(kind for kind in panel if cell in panel[kind]) for panel in panels) for cell in used})


# --- laying pieces

_MOST: Final = 20_000
Triangles: TypeAlias = frozenset[tuple[int, int]]
_SIDES: Final = {"#": "NESW", "1": "NW", "2": "NE", "3": "SE", "4": "SW", ".": ""}
_OF: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def _shape(rows: Sequence[str], lattice: str) -> Triangles:
    """Small triangles by their middles, in whole numbers: on a square grid, or on axes 60 degrees apart."""
    found = set()
    for row, signs in enumerate(rows):
        for place, sign in enumerate(signs):
            if lattice == "squares":
                found |= {(4 * place + x, 4 * row + y) for x, y in (_OF[side] for side in _SIDES[sign])}
            elif sign == "#":  # x and y count sixths of a side along a row and along the falling line
                up = (row + place) % 2 == 0
                found.add((3 * (place - row) // 2 - 1 if up else 3 * (place - 1 - row) // 2 + 1, 3 * row + 1 + up))
    return frozenset(found)


def _looks(shape: Triangles, lattice: str, flips: bool) -> set[Triangles]:
    looks = set()
    for over in (False, True) if flips else (False,):
        view = shape
        if over:
            view = frozenset((-x, y) if lattice == "squares" else (-x - y, y) for x, y in view)
        for _ in range(4 if lattice == "squares" else 6):
            view = frozenset((-y, x) if lattice == "squares" else (-y, x + y) for x, y in view)
            looks.add(view)
    return looks


def _nodes(figure: Triangles, pieces: Sequence[Triangles], lattice: str, flips: bool, budget: int) -> int:
    """The places that are tried when the largest piece is laid first, wherever it may lie."""
    step = 4 if lattice == "squares" else 3
    ways = []
    for piece in sorted(pieces, key=len, reverse=True):
        found = set()
        for look in _looks(piece, lattice, flips):
            x0, y0 = min(look)
            for x, y in figure:
                if (x - x0) % step == 0 and (y - y0) % step == 0:
                    laid = frozenset((a + x - x0, b + y - y0) for a, b in look)
                    if laid <= figure:
                        found.add(laid)
        ways.append(sorted(found, key=sorted))
    tried = 0

    def lay(place: int, free: Triangles) -> bool:
        nonlocal tried
        if place == len(ways):
            return not free
        for laid in ways[place]:
            tried += 1
            if tried > budget or (laid <= free and lay(place + 1, free - laid)):
                return True
        return False

    lay(0, figure)
    return tried


def _splice(shown: splice.Given, query: splice.Query) -> float:
    lattice, flips = shown.lattice, shown.flips
    given = [_shape(piece, lattice) for piece in shown.pieces]
    total = 0
    for option in query.options:
        shapes = [_shape(rows, lattice) for rows in option]
        whole = shown.gap if isinstance(query, splice.Gap) else shown.figure
        figure = shapes[0] if whole is None else _shape(whole, lattice)
        pieces = given if whole is None else [*given, *shapes]
        total += _nodes(figure, pieces, lattice, flips, _MOST)
        total += sum(len(_looks(piece, lattice, flips)) for piece in pieces)  # seen one by one, at least
    return total


MEASURES: Final[Mapping[str, Measure]] = {
    "matrices/raven": Measure("rules tried, the plain ones first", _matrix),
    "matrices/sequence": Measure("rules tried, the plain ones first", _row),
    "matrices/analogy": Measure("changes tried, the common ones first", _analogy),
    "matrices/logic_panels": Measure("rules tried, the unturned ones first", _logic),
    "matrices/shape_sequence": Measure("different stories that cells tell from panel to panel", _stories),
    "matrices/splice": Measure("positions tried by one who lays the largest piece first", _splice),
}
