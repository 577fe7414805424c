"""The parts of a Sudoku's picture, in which one unit is the side of a cell.

The board is a stack of layers: tints, the highlight, pale marks below the digits, lines, marks on the sides, digits.
All of it is in the board's own coordinates, whose origin is the grid's top left corner; clues outside the grid have
negative coordinates, or ones beyond the size. What may lie under a digit is pale or left out, so that all digits read.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Facet,
    Group,
    Label,
    Paint,
    Polyline,
    Rect,
    Segments,
    option_element,
)
from puzzlegen.drawing.marking import ACCENT
from puzzlegen.facts.sudoku.grid import Layout, boxes, name
from puzzlegen.formats.sudoku.kits.puzzle import Mark, Sudoku
from puzzlegen.renderers.sudoku.kits.published import layout_of

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]

_DIGIT: Final = 0.48  # capital height
_DIGIT_BELOW_SUM: Final = 0.4
_BELOW_SUM: Final = 0.11  # from the middle of the cell, down to that of the digit
_SUM: Final = 0.245
_SUM_LEFT: Final = 0.08  # of the cell, where the sum begins
_SUM_MIDDLE: Final = 0.195
_SUM_CLEAR: Final = 0.1  # around the sum, where a cage has no outline
_CLUE: Final = 0.34
_DIAGONAL_CLUE: Final = 0.26
_COORDINATE: Final = 0.28
_LETTER: Final = 0.4
_FIGURE: Final = 0.75  # width of a digit in capital heights; fonts differ by a tenth
_INSET: Final = 0.09  # of a cage's outline
_OPEN: Final = 0.18  # half of the gap in a grid line where a sign stands
_TUBE: Final = 0.3
_TIP: Final = (0.4, 0.45)  # of arrows and of oblique ones, from the middle of the last cell, beyond its digit
_HALO: Final = 0.045  # around a digit, where arrows have no shafts
_NARROW: Final = 0.1  # half the width of a 1
_BARB: Final = 0.14  # length and half width of an arrowhead
_SMALL_BARB: Final = 0.1  # beside a digit
_BEYOND: Final = (0.445, 0.56)  # the tips of these, from the middle of the cell
_SHADE: Final = 0.05  # share of ink from one shade of regions to the next
_BAND: Final = 0.2  # width of a shaded diagonal
_RING: Final = 0.38  # radius of an arrow's circle
_CAP: Final = 0.03  # from its rim to the shaft, whose end is round
FOOT: Final = 0.75  # room for the letter below an option
GUTTER: Final = 0.5  # between options
LEGEND: Final = 1.35  # room for a legend below the grid
_LEGEND: Final = 0.48  # side of its cells
_LEGEND_BELOW: Final = 0.3
_ORDER: Final = 0.34  # from the middle of a cell to what is written into its corner
_ORDINAL: Final = 0.17
_NOTE: Final = 0.2  # from the middle of a cell, down to symbols that it cannot or may hold
_PALE: Final = frozenset({"even", "odd", "thermometer"})  # marks under the digits
_ON_EDGES: Final = frozenset({"white_dot", "black_dot", "bar", "greater"})
_WINDOWS: Final = Group(tuple(Rect(x, y, 3, 3, fill="tint") for y in (1, 5) for x in (1, 5)))


def options(sudoku: Sudoku, grids: Sequence[str], scale: float) -> tuple[AnyNode, ...]:
    """Four grids in two rows, each with its letter below it; in partly filled ones the givens stand out."""
    n, layout = sudoku.size, layout_of(sudoku)
    ground, lines = _shades(layout), _lines(layout, False, frozenset())
    nodes: list[AnyNode] = []
    for place, (letter, grid) in enumerate(zip("ABCD", grids, strict=True)):
        down, across = divmod(place, 2)
        x = across * (scale * n + GUTTER)
        y = down * (scale * n + FOOT + GUTTER)
        digits = (
            _digit(cell, n, symbol, "entry" if "." in grid and sudoku.givens[cell] == "." else "given", False)
            for cell, symbol in enumerate(grid)
            if symbol != "."
        )
        nodes.append(Label(x + scale * n / 2, y + scale * n + 0.42, letter, _LETTER, "label", "label"))
        nodes.append(Group((ground, lines, *digits), x=x, y=y, scale=scale))
        nodes.append(Element(option_element(letter), x, y, scale * n, scale * n))
    return tuple(nodes)


def board(sudoku: Sudoku, entries: str | None, marked: int | None) -> Iterator[AnyNode]:
    """The grid with everything that lies on it."""
    layout, marks, n = layout_of(sudoku), sudoku.marks, sudoku.size
    cages = [mark for mark in marks if mark.kind == "cage"]
    yield _shades(layout)
    if "windows" in layout.rules:
        yield _WINDOWS
    if marked is not None:
        yield Rect(marked % n, marked // n, 1, 1, fill="highlight")
    if "diagonals" in layout.rules:
        yield _diagonals(n)
    for mark in marks:
        if mark.kind in _PALE:
            yield from _pale(mark, n)
    arrows = [mark for mark in marks if mark.kind == "arrow"]
    written = {
        cell: given if given != "." else entry
        for cell, (given, entry) in enumerate(zip(sudoku.givens, entries or sudoku.givens, strict=True))
        if (given, entry) != (".", ".")
    }
    for mark in arrows:
        yield from _arrow(mark, n, mark.cells[-1] in written)
    for cell in sorted(written.keys() & {cell for mark in arrows for cell in mark.cells[1:]}):
        yield _halo(cell, n, written[cell], "highlight" if cell == marked else "paper")
    for mark in arrows:
        yield _head(mark, n, mark.cells[-1] in written)
    if cages:
        yield from _cages(cages, n)
    signs = frozenset((min(mark.cells), max(mark.cells)) for mark in marks if mark.kind == "greater")
    yield _lines(layout, bool(cages), signs)
    for mark in marks:
        if mark.kind in _ON_EDGES:
            yield _on_edge(mark, n)
    for cell, symbol in enumerate(sudoku.givens):
        if symbol != ".":
            yield _digit(cell, n, symbol, "given", bool(cages))
        elif entries and entries[cell] != ".":
            yield _digit(cell, n, entries[cell], "entry", bool(cages))


@lru_cache(maxsize=16384)
def _digit(cell: int, n: int, symbol: str, face: Literal["given", "entry"], below_sum: bool) -> Label:
    """A digit in its cell, a little lower and smaller where cages have their sums above it."""
    x, y = _centre(cell, n)
    if below_sum:
        return Label(x, y + _BELOW_SUM, symbol, _DIGIT_BELOW_SUM, face, face)
    return Label(x, y, symbol, _DIGIT, face, face)


@lru_cache(maxsize=64)
def _shades(layout: Layout) -> Group:
    """Regions that are no boxes in shades of grey, no two alike that share a side, and as few as that takes."""
    n, regions = layout.size, layout.regions
    if regions == boxes(n):
        return Group(())
    beside: list[set[int]] = [set() for _ in range(n)]
    for a, b in _neighbours(n):
        if regions[a] != regions[b]:
            beside[max(regions[a], regions[b])].add(min(regions[a], regions[b]))
    shades = [0] * n

    def shaded(region: int, count: int) -> bool:
        """Shade this region and those after it; False if so many shades do not do."""
        if region == n:
            return True
        for shade in range(count):
            shades[region] = shade
            if shade not in {shades[other] for other in beside[region]} and shaded(region + 1, count):
                return True
        return False

    next(count for count in range(2, n + 1) if shaded(0, count))
    return Group(
        tuple(
            Facet(((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)), "paper", _SHADE * shades[region])
            for cell, region in enumerate(regions)
            for y, x in [divmod(cell, n)]
            if shades[region]
        )
    )


def _neighbours(n: int) -> Iterator[tuple[int, int]]:
    """All pairs of cells that share a side."""
    for cell in range(n * n):
        if (cell + 1) % n:
            yield cell, cell + 1
        if cell + n < n * n:
            yield cell, cell + n


@lru_cache(maxsize=64)
def _lines(layout: Layout, faint: bool, signs: frozenset[tuple[int, int]]) -> Group:
    """Grid lines (``faint`` ones beside the outlines of cages), region borders and frame.

    Grid lines are broken between two cells where one of the ``signs`` stands.
    """
    n, regions = layout.size, layout.regions
    thin = list[tuple[float, float, float, float]]()
    for i in range(1, n):
        for first, last in _pieces([(i * n - n + j, i * n + j) in signs for j in range(n)]):
            thin.append((first, float(i), last, float(i)))
        for first, last in _pieces([(j * n + i - 1, j * n + i) in signs for j in range(n)]):
            thin.append((float(i), first, float(i), last))
    borders = []
    for i in range(1, n):
        for first, last in _runs([regions[i * n + j] != regions[i * n - n + j] for j in range(n)]):
            borders.append((first, float(i), last, float(i)))
        for first, last in _runs([regions[j * n + i] != regions[j * n + i - 1] for j in range(n)]):
            borders.append((float(i), first, float(i), last))
    return Group(
        (
            Segments(tuple(thin), "line", "hair" if faint else "thin"),
            Segments(tuple(borders), "ink", "thick"),
            Rect(0, 0, n, n, stroke="ink", weight="thick"),
        )
    )


def _pieces(broken: list[bool]) -> Iterator[tuple[float, float]]:
    """Start and end of each piece of a grid line, which is broken in the middle of some cells."""
    start = 0.0
    for place, gap in enumerate(broken):
        if gap:
            yield start, place + 0.5 - _OPEN
            start = place + 0.5 + _OPEN
    yield start, float(len(broken))


def _runs(there: list[bool]) -> Iterator[tuple[float, float]]:
    """Start and end of each unbroken stretch of True."""
    start = None
    for place, value in enumerate([*there, False]):
        if value and start is None:
            start = place
        elif not value and start is not None:
            yield float(start), float(place)
            start = None


@lru_cache(maxsize=16)
def _diagonals(n: int) -> Group:
    """Both diagonals as pale bands, which stay apart from the tint of windows."""
    start, end = _BAND, n - _BAND
    return Group(
        (
            Polyline(((start, start), (end, end)), "soft", width=_BAND),
            Polyline(((start, end), (end, start)), "soft", width=_BAND),
        )
    )


@lru_cache(maxsize=16)
def coordinates(n: int, needed: bool) -> Group:
    """The numbers of the rows and the columns, which a style may leave out unless they are needed, or hard to count."""
    numbers = [Label(-0.34, i + 0.5, str(i + 1), _COORDINATE, "label", "label") for i in range(n)]
    numbers += [Label(i + 0.5, -0.34, str(i + 1), _COORDINATE, "label", "label") for i in range(n)]
    return Group(tuple(numbers), optional=None if needed or n > 9 else "coordinates")


@lru_cache(maxsize=16)
def cells(n: int) -> tuple[Element, ...]:
    """The elements of all cells."""
    return tuple(Element(name(cell, n), cell % n, cell // n, 1, 1) for cell in range(n * n))


def _centre(cell: int, n: int) -> Point:
    return cell % n + 0.5, cell // n + 0.5


@lru_cache(maxsize=4096)
def _pale(mark: Mark, n: int) -> tuple[AnyNode, ...]:
    """A mark that lies under the digits."""
    points = tuple(_centre(cell, n) for cell in mark.cells)
    x, y = points[0]
    match mark.kind:
        case "even":
            return (Rect(x - 0.36, y - 0.36, 0.72, 0.72, fill="soft", radius=0.05),)
        case "odd":
            return (Circle(x, y, 0.38, fill="soft"),)
        case _:  # thermometer
            return (Polyline(points, "soft", width=_TUBE), Circle(x, y, 0.38, fill="soft"))


@lru_cache(maxsize=4096)
def _arrow(mark: Mark, n: int, under_digit: bool) -> tuple[AnyNode, ...]:
    """A ring around the first cell's middle and a shaft through the others.

    It ends a little past the last one, but upright in the middle of a digit, which leaves room for the head alone.
    """
    points = tuple(_centre(cell, n) for cell in mark.cells)
    upright = points[-1][0] == points[-2][0]
    (x, y), (right, down) = points[0], _direction(points[0], points[1])
    far = _RING + _CAP
    end = points[-1] if under_digit and upright else _tip(points, _BEYOND if under_digit else _TIP)
    shaft = Polyline(((x + far * right, y + far * down), *points[1:-1], end), "mark", "thick")
    return shaft, Circle(x, y, _RING, stroke="mark", weight="medium")


@lru_cache(maxsize=1024)
def _halo(cell: int, n: int, symbol: str, ground: Paint) -> Rect:
    """The ground of a digit, over shafts, lest they look like a part of it."""
    x, y = _centre(cell, n)
    half = (_NARROW if symbol == "1" else _FIGURE * _DIGIT / 2) + _HALO
    return Rect(x - half, y - _DIGIT / 2 - _HALO, 2 * half, _DIGIT + 2 * _HALO, fill=ground, radius=half)


@lru_cache(maxsize=4096)
def _head(mark: Mark, n: int, under_digit: bool) -> Polyline:
    """The barbs of an arrow; those beyond a digit in its last cell are smaller."""
    points = tuple(_centre(cell, n) for cell in mark.cells[-2:])
    right, down = _direction(*points)
    tip, barb = (_tip(points, _BEYOND), _SMALL_BARB) if under_digit else (_tip(points, _TIP), _BARB)
    back = (tip[0] - barb * right, tip[1] - barb * down)
    sides = [(back[0] - side * down, back[1] + side * right) for side in (barb, -barb)]
    return Polyline((sides[0], tip, sides[1]), "mark", "thick")


def _tip(points: Points, level_and_oblique: tuple[float, float]) -> Point:
    """Where an arrow ends, so far beyond its last point."""
    right, down = _direction(points[-2], points[-1])
    beyond = level_and_oblique[right * down != 0]
    return (points[-1][0] + beyond * right, points[-1][1] + beyond * down)


def _direction(start: Point, end: Point) -> Point:
    """The unit vector from one point to another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = (right * right + down * down) ** 0.5
    return right / length, down / length


@lru_cache(maxsize=4096)
def _on_edge(mark: Mark, n: int) -> AnyNode:
    """A mark on the side that two cells share."""
    (x1, y1), (x2, y2) = (_centre(cell, n) for cell in mark.cells)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    match mark.kind:
        case "white_dot":
            return Circle(x, y, 0.12, fill="paper", stroke="ink", weight="medium")
        case "black_dot":
            return Circle(x, y, 0.12, fill="ink", stroke="ink", weight="medium")
        case "bar":
            width, height = (0.18, 0.6) if y1 == y2 else (0.6, 0.18)
            return Rect(x - width / 2, y - height / 2, width, height, "paper", "ink", "thin", 0.04)
        case _:  # greater: it points at the second cell
            right, down = x2 - x1, y2 - y1
            depth, half = 0.09, 0.16
            wings = [(x - depth * right - side * down, y - depth * down + side * right) for side in (half, -half)]
            return Polyline((wings[0], (x + depth * right, y + depth * down), wings[1]), "ink", "thick")


def _cages(cages: list[Mark], n: int) -> Iterator[AnyNode]:
    """The dashed outlines just inside the cages, broken in the corners of their first cells, where the sums stand."""
    lines = []
    sums = []
    for mark in cages:
        row, column = divmod(min(mark.cells), n)
        text = str(mark.value)
        width = _FIGURE * _SUM * len(text)
        sums.append(Label(column + _SUM_LEFT + width / 2, row + _SUM_MIDDLE, text, _SUM, "label", "label"))
        corner = (row + _INSET, column + _INSET)
        across = column + _SUM_LEFT + width + _SUM_CLEAR
        down = row + _SUM_MIDDLE + _SUM / 2 + _SUM_CLEAR
        inside = {divmod(cell, n) for cell in mark.cells}
        for y, x1, x2 in _sides(inside):
            lines.append((across if (y, x1) == corner else x1, y, x2, y))
        for x, y1, y2 in _sides({(x, y) for y, x in inside}):
            lines.append((x, down if (y1, x) == corner else y1, x, y2))
    yield Segments(tuple(lines), "line", "thin", dashed=True)
    yield from sums


def _sides(inside: set[tuple[int, int]]) -> Iterator[tuple[float, float, float]]:
    """The horizontal sides of a cage's outline, given its cells as (row, column), as (y, first x, last x)."""

    def free(row: int, column: int, side: int) -> bool:
        return (row, column) in inside and (row + side, column) not in inside

    for row, column in sorted(inside):
        for side, level in ((-1, row + _INSET), (1, row + 1 - _INSET)):
            if free(row, column, side) and not free(row, column - 1, side):
                beyond = column + 1
                while free(row, beyond, side):
                    beyond += 1
                # at an inner corner the outline runs past the cell's end, into the next one
                start = column + (-_INSET if (row, column - 1) in inside else _INSET)
                end = beyond + (_INSET if (row, beyond) in inside else -_INSET)
                yield level, start, end


def outside(sudoku: Sudoku) -> Iterator[AnyNode]:
    """Clues outside the grid."""
    n = sudoku.size
    for mark in sudoku.marks:
        first = mark.cells[0]
        row, column = divmod(first, n)
        if mark.kind == "sandwich":
            x, y = (-0.5, row + 0.5) if mark.cells[1] == first + 1 else (column + 0.5, -0.5)
            yield Label(x, y, str(mark.value), _CLUE, "label", "label")
        elif mark.kind == "little_killer":
            yield from _diagonal_clue(mark, n)


def _diagonal_clue(mark: Mark, n: int) -> Iterator[AnyNode]:
    """A short arrow that enters the grid at the corner of the diagonal's first cell, and the sum behind it.

    The sum lies on the far side of the arrow's corner, so that the two arrows that could share the space outside one
    cell keep apart.
    """
    (x, y), (x2, y2) = (_centre(cell, n) for cell in mark.cells[:2])
    right, down = x2 - x, y2 - y
    corner = (x - right / 2, y - down / 2)
    tip = (corner[0] - 0.1 * right, corner[1] - 0.1 * down)
    tail = (corner[0] - 0.36 * right, corner[1] - 0.36 * down)
    yield Segments(((*tail, *tip),), "label", "medium")
    yield Polyline(
        ((tip[0] - 0.17 * right, tip[1]), tip, (tip[0], tip[1] - 0.17 * down)),
        "label",
        "medium",
    )
    flat = corner[1] in (0, n)  # it enters through the top or the bottom
    near, far = 0.26, 0.66
    x = corner[0] - right * (near if flat else far)
    y = corner[1] - down * (far if flat else near)
    yield Label(x, y, str(mark.value), _DIAGONAL_CLUE, "label", "label")


def legend(n: int) -> Iterator[AnyNode]:
    """Below the grid, what the anti-knight rule forbids: two equal digits a knight's move apart."""
    side, top = _LEGEND, n + _LEGEND_BELOW
    left = (n - 5.9 * side) / 2
    for row, column in ((0, 0), (1, 2)):
        yield Rect(left + column * side, top + row * side, side, side, fill="tint")
    lines = [(left, top + row * side, left + 3 * side, top + row * side) for row in range(3)]
    lines += [(left + column * side, top, left + column * side, top + 2 * side) for column in range(4)]
    yield Segments(tuple(lines), "line", "thin")
    ends = [(left + (column + 0.5) * side, top + (row + 0.5) * side) for row, column in ((0, 0), (0, 2), (1, 2))]
    yield Polyline(tuple(ends), "mark", "medium", dashed=True)
    x, y, half = left + 4.75 * side, top + side, 0.34 * side
    for dot in (ends[0], ends[2], (x - 0.9 * side, y), (x + 0.9 * side, y)):
        yield Circle(*dot, 0.24 * side, fill="ink")
    bars = [(x - half, y + down * half, x + half, y + down * half) for down in (-0.4, 0.4)]
    yield Segments(tuple(bars), "ink", "medium")
    yield Polyline(((x - 0.7 * half, y + half), (x + 0.7 * half, y - half)), "ink", "medium")


def numbered(sudoku: Sudoku, numbers: Mapping[int, int]) -> Iterator[AnyNode]:
    """By cell, a number in its upper right corner."""
    for cell, number in numbers.items():
        x, y = _centre(cell, sudoku.size)
        yield Label(x + _ORDER, y - _ORDER, str(number), _ORDINAL, ACCENT, "label")


def noted(sudoku: Sudoku, cell: int, text: str, gone: bool) -> Iterator[AnyNode]:
    """A few symbols in an empty cell, struck out if they are ``gone``."""
    x, y = _centre(cell, sudoku.size)
    if text:
        yield Label(x, y + _NOTE, text, _ORDINAL, ACCENT, "label")
    if text and gone:
        half = _FIGURE * _ORDINAL * len(text) / 2 + 0.06
        yield Polyline(((x - half, y + _NOTE), (x + half, y + _NOTE)), ACCENT, width=0.03)


def corrected(sudoku: Sudoku, cell: int, right: str) -> Iterator[AnyNode]:
    """A wrong entry struck out, with the right one beside it."""
    x, y = _centre(cell, sudoku.size)
    yield Polyline(((x - 0.3, y + 0.34), (x + 0.3, y - 0.34)), ACCENT, width=0.06)
    yield Label(x + _ORDER, y + _ORDER - 0.02, right, 0.24, ACCENT, "given")


def differing(area: tuple[float, float, float, float], n: int, grid: str, solution: str) -> Iterator[AnyNode]:
    """Rings around the cells of an option grid, which lies in this area, that are not as in the solution."""
    left, top, wide, _ = area
    side = wide / n
    for cell, (has, right) in enumerate(zip(grid, solution, strict=True)):
        if has not in (right, "."):
            x, y = _centre(cell, n)
            yield Circle(left + x * side, top + y * side, 0.43 * side, stroke=ACCENT, weight="medium")
