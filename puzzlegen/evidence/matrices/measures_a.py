"""Outside measures of numbers in figures and grids, things, panels with arrows and line figures."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product
from math import atan2, cos, hypot, inf, pi, prod, sin
from pathlib import Path
from typing import Final, TypeAlias

from puzzlegen.evidence import Measure
from puzzlegen.facts import things
from puzzlegen.formats.matrices import concrete_class, figure_arithmetic, number_matrix, odd_one_out
from puzzlegen.formats.matrices.arrow_instruction import ArrowPanel, NextByArrow, Row
from puzzlegen.formats.matrices.element_count import MissingFigure, Series
from puzzlegen.formats.matrices.grouping import Figures, Grouping
from puzzlegen.formats.matrices.kits.line_figures import Figure

Cell: TypeAlias = tuple[int, int]
Numbers: TypeAlias = tuple[Fraction, ...]


# --- number_matrix: rules tried in order of size, or cells filled in one after another

_REACH: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "row": lambda r, _: r == 0,
    "column": lambda _, c: c == 0,
    "sides": lambda r, c: abs(r) + abs(c) == 1,
    "left": lambda r, c: r == 0 and c < 0,
    "right": lambda r, c: r == 0 and c > 0,
    "above": lambda r, c: c == 0 and r < 0,
    "below": lambda r, c: c == 0 and r > 0,
    "around": lambda r, c: max(abs(r), abs(c)) == 1,
    "diagonals": lambda r, c: abs(r) == 1 == abs(c),
    "row_column": lambda r, c: r == 0 or c == 0,
    "slants": lambda r, c: abs(r) == abs(c),
    "knights": lambda r, c: r * r + c * c == 5,
}
_MADE: Final[tuple[Callable[[list[int]], int], ...]] = (
    sum,
    max,
    min,
    len,
    lambda held: max(held) - min(held),
    prod,
    lambda held: sum(number % 2 for number in held),
    lambda held: sum(1 - number % 2 for number in held),
)


def _grid(shown: number_matrix.Grid) -> tuple[dict[Cell, int | None], dict[Cell, int | None]]:
    """The dark and the light cells."""
    cells = {
        (r, c): (shade, shown.numbers[r][c]) for r, line in enumerate(shown.shades) for c, shade in enumerate(line)
    }
    dark, light = (
        {cell: number for cell, (shade, number) in cells.items() if shade == wanted} for wanted in ("#", ".")
    )
    return dark, light


def _rules_tried(grid: number_matrix.Grid) -> float:
    """Functions of cells alone, then with a summand, then with a factor, up to the first that fits."""
    dark, light = _grid(grid)
    shown = {cell: number for cell, number in light.items() if number is not None}
    tried = 0
    for change in ("none", "plus", "times"):
        for made, reach in product(_MADE, _REACH.values()):
            tried += 1
            held = {
                cell: [number or 0 for (r, c), number in dark.items() if reach(r - cell[0], c - cell[1])]
                for cell in shown
            }
            if not all(held.values()):
                continue
            pairs = [(made(held[cell]), number) for cell, number in shown.items()]
            kept = {_apart(change, value, number) for value, number in pairs} - {None}
            if len(kept) == 1 and (change != "none" or kept == {True}):
                return tried
    return tried


def _apart(change: str, value: int, number: int) -> Fraction | bool | None:
    """What a value lacks to a number; None where anything would do."""
    if change == "none":
        return value == number
    if change == "plus":
        return Fraction(number - value)
    return Fraction(number, value) if value else Fraction(number) or None


def _cells_filled(grid: number_matrix.Grid, rule: number_matrix.Rule) -> float:
    """Cells that follow alone from a light cell and what it depends on, from the top, up to the one asked for."""
    dark, light = _grid(grid)
    numbers = {**dark, **light}
    reach = _REACH[rule.scope]
    made: Callable[[list[int]], int] = sum if rule.function == "sum" else prod
    filled = 0
    while numbers[grid.asked] is None:
        before = filled
        for cell in light:
            group = [other for other in dark if reach(other[0] - cell[0], other[1] - cell[1])]
            empty = [one for one in (cell, *group) if numbers[one] is None]
            if len(empty) != 1:
                continue
            rest = [numbers[one] or 0 for one in group if one != empty[0]]
            total = numbers[cell] or 0
            if empty[0] == cell:
                numbers[cell] = made(rest)
            else:
                numbers[empty[0]] = total - sum(rest) if made is sum else total // (prod(rest) or 1)
            filled += 1
        if filled == before:
            return filled + sum(number is None for number in numbers.values())
    return filled


def _number_matrix(grid: number_matrix.Grid, query: number_matrix.Query) -> float:
    return _cells_filled(grid, query.rule) if isinstance(query, number_matrix.Stated) else _rules_tried(grid)


# --- figure_arithmetic: the numbers and constants of the smallest expression that fits


def _joined(one: Numbers, other: Numbers) -> Iterator[Numbers]:
    yield tuple(a + b for a, b in zip(one, other, strict=True))
    yield tuple(a - b for a, b in zip(one, other, strict=True))
    yield tuple(b - a for a, b in zip(one, other, strict=True))
    yield tuple(a * b for a, b in zip(one, other, strict=True))
    if all(other):
        yield tuple(a / b for a, b in zip(one, other, strict=True))
    if all(one):
        yield tuple(b / a for a, b in zip(one, other, strict=True))


def _operands(shown: figure_arithmetic.Figures, query: figure_arithmetic.Query) -> float:  # noqa: ARG001
    complete = [[number or 0 for number in row] for row in shown.numbers[:-1]]
    last = shown.numbers[-1]
    hidden = last.index(None)
    wanted = tuple(Fraction(row[hidden]) for row in complete)
    leaves = {
        tuple(Fraction(row[place]) for row in complete): 1 << place for place in range(len(last)) if place != hidden
    }
    leaves |= {(Fraction(constant),) * len(complete): 1 << len(last) for constant in range(1, 11)}
    sizes = [{value: {used} for value, used in leaves.items()}]
    for size in range(1, 5):
        if wanted in sizes[-1]:
            return size
        if size == 3:  # larger expressions: undo a last step
            return _four(wanted, leaves, sizes)
        larger: dict[Numbers, set[int]] = {}
        for (one, ways), (other, used) in product(sizes[-1].items(), leaves.items()):
            free = {way | used for way in ways if not way & used}
            for value in _joined(one, other) if free else ():
                larger.setdefault(value, set()).update(free)
        sizes.append(larger)
    return inf


def _four(wanted: Numbers, leaves: Mapping[Numbers, int], sizes: Sequence[Mapping[Numbers, set[int]]]) -> float:
    """4 if a leaf joined to three operands, or two operands to two, come to what is wanted; else 5."""
    for others, parts in ((leaves, sizes[2]), (sizes[1], sizes[1])):
        for other in others:
            used = {leaves[other]} if others is leaves else sizes[1][other]
            for one in _joined(wanted, other):
                if any(not a & b for a in parts.get(one, ()) for b in used):
                    return 4
    return 5


# --- concrete_class: what else looks right


@cache
def _world() -> tuple[dict[str, tuple[frozenset[str], int]], tuple[frozenset[tuple[str, ...]], ...]]:
    """The things of each property with its weight, and the pairs that each relation could hold for."""
    data = tomllib.loads(Path(things.__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    held = {name: (frozenset(one["yes"].split()), one["weight"]) for name, one in data["properties"].items()}
    related = []
    for one in data["relations"].values():
        pairs = frozenset(tuple(pair.split()) for pair in (*one["pairs"], *one["arguable"].split(",")))
        related += [pairs, frozenset((b, a) for a, b in pairs)]
    return held, tuple(related)


def _concrete_class(things_shown: concrete_class.Shown, query: concrete_class.Query) -> float:
    shown = things_shown.things
    held, related = _world()
    sets = [yes for yes, _ in held.values()]
    match query:
        case concrete_class.OddOneOut():  # properties gone through up to one that four have
            return next((n for n, yes in enumerate(sets, 1) if len(yes & {*shown}) == 4), len(sets))
        case concrete_class.Belongs():  # options that are like two of the things
            return sum(any(one in yes and len(yes & {*shown}) > 1 for yes in sets) for one in query.options)
        case concrete_class.Grouping():  # threes that have something in common
            return len({trio for yes in sets for trio in combinations(sorted(yes & {*shown}), 3)})
        case concrete_class.Crossed():  # pairs of an option and a thing of a row that have something in common
            return sum(any({one, thing} <= yes for yes in sets) for one in query.options for thing in shown)
        case concrete_class.Matrix():  # properties that one thing of the first row has alone
            return sum(len(yes & {*shown[:3]}) == 1 for yes in sets)
    kinds = [yes for yes, weight in held.values() if weight == 1 and shown[2] in yes]
    return sum(  # options that have to do with the third thing
        any(one in yes for yes in kinds) or any((shown[2], one) in pairs for pairs in related) for one in query.options
    )


# --- arrow_instruction: the cells that one passes

_COMPASS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _passed(panel: ArrowPanel, side: int) -> int:
    figures = {figure.cell for figure in panel.figures}
    arrows = {arrow.cell: arrow.turn for arrow in panel.arrows}
    (row, column), turn, passed = divmod(panel.start, side), arrows[panel.start], 0
    while True:
        row, column = row + _COMPASS[turn][0], column + _COMPASS[turn][1]
        passed += 1
        if side * row + column in figures:
            return passed
        turn = arrows.get(side * row + column, turn)


def _arrow_instruction(row: Row, query: NextByArrow) -> float:
    return sum(_passed(panel, row.side) for panel in (*row.panels, *query.options))


# --- line figures: crude things to count, one after another


_SIDE: Final = 75  # pixels


def _pixels(figure: Figure) -> set[Cell]:
    """Where the lines of a figure are, four pixels to a step."""
    inked: set[Cell] = set()

    def ink(x: float, y: float) -> None:
        inked.add((round(37 + 4 * x), round(37 + 4 * y)))

    for a, b, c, d in figure.segments:
        for step in range(129):
            ink(a + (c - a) * step / 128, b + (d - b) * step / 128)
    for x, y, a, b, c, d in figure.arcs:
        start, end = atan2(b - y, a - x), atan2(d - y, c - x)
        sweep = (end - start) % (2 * pi) or 2 * pi
        for step in range(513):
            angle = start + sweep * step / 512
            ink(x + hypot(a - x, b - y) * cos(angle), y + hypot(a - x, b - y) * sin(angle))
    return inked


def _patches(cells: set[Cell], ways: Sequence[Cell]) -> int:
    """How many sets of cells hang together."""
    left, found = set(cells), 0
    while left:
        found += 1
        wave = [left.pop()]
        while wave:
            x, y = wave.pop()
            near = {(x + a, y + b) for a, b in ways} & left
            left -= near
            wave += near
    return found


def _crude(figure: Figure) -> list[int]:
    """What a plain program counts in a drawing: dots, patches of ink and paper, marks, and published ends of lines."""
    segments, arcs, dots = figure.segments, figure.arcs, figure.dots
    inked = _pixels(figure)
    paper = {*product(range(_SIDE), range(_SIDE))} - inked
    ends = Counter(end for a, b, c, d in segments for end in ((a, b), (c, d)))
    ends.update(end for _, _, a, b, c, d in arcs for end in ((a, b), (c, d)))
    return [
        len(dots),
        len(segments) > 0,
        len(arcs) > 0,
        sum(number == 1 for number in ends.values()),
        _patches(inked, _COMPASS),
        _patches(paper, _COMPASS[::2]),
        len(segments),
        len(arcs),
        len(segments) + len(arcs),
        sum(number == 2 for number in ends.values()),
        sum(number > 2 for number in ends.values()),
        len(ends),
        sum(a == c or b == d for a, b, c, d in segments),
    ]


def _looks(figures: Sequence[Figure], told: Callable[[Sequence[int]], bool]) -> float:
    """Counts tried up to one that tells, each on all figures; each twice if there is none."""
    columns = list(zip(*map(_crude, figures), strict=True))
    tried = next((number for number, column in enumerate(columns, 1) if told(column)), 2 * len(columns))
    return tried * len(figures)


def _odd_one_out(row: odd_one_out.Row, query: odd_one_out.OddOneOut) -> float:  # noqa: ARG001
    return _looks(row.figures, lambda column: sorted(Counter(column).values())[-1] == len(column) - 1)


def _grouping(shown: Figures, query: Grouping) -> float:  # noqa: ARG001
    return _looks(shown.figures, lambda column: sorted(Counter(column).values()) == [len(column) // 2] * 2)


def _follows(column: Sequence[int]) -> bool:
    """True if numbers go by equal steps, take turns, or add up; along rows or columns of a matrix."""
    if len(column) == 5:
        steps = [b - a for a, b in pairwise(column)]
        turns = column[0] == column[2] == column[4] != column[1] == column[3]
        sums = column[0] + column[1] == column[2] and column[1] + column[2] == column[3]
        return (len({*steps}) == 1 and steps[0] != 0) or turns or (sums and any(column))
    for lines in ((column[:3], column[3:6]), (column[0:7:3], column[1:8:3])):
        for a, b in ((1, 1), (1, -1)):
            if all(a * x + b * y == z and (x or y) for x, y, z in lines):
                return True
        if len({y - x for x, y, z in lines} | {z - y for x, y, z in lines}) == 1 and lines[0][0] != lines[0][1]:
            return True
    return False


def _element_count(series: Series, query: MissingFigure) -> float:  # noqa: ARG001
    return _looks(series.figures, _follows)


MEASURES: Final[Mapping[str, Measure]] = {
    "matrices/arrow_instruction": Measure("cells passed along arrows", _arrow_instruction),
    "matrices/concrete_class": Measure("things, properties or options that look right", _concrete_class),
    "matrices/element_count": Measure("crude counts tried, times figures", _element_count),
    "matrices/figure_arithmetic": Measure("operands of the smallest expression", _operands),
    "matrices/grouping": Measure("crude counts tried, times figures", _grouping),
    "matrices/number_matrix": Measure("rules tried, or cells filled in", _number_matrix),
    "matrices/odd_one_out": Measure("crude counts tried, times figures", _odd_one_out),
}
