"""Draws a Sudoku as a scene in which one unit is the side of a cell.

The board is a stack of layers: tints, the highlight, pale marks below the digits, lines, marks on the lines, digits.
All of it is in the board's own coordinates, whose origin is the grid's top left corner; clues outside the grid have
negative coordinates, or ones beyond the size. What may lie under a digit is painted pale, so that every digit reads.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from puzzlegen.generators.sudoku.grid import SYMBOLS, Layout, Mark, State, name
from puzzlegen.item import Question
from puzzlegen.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Label,
    Polyline,
    Rect,
    Scene,
    Segments,
)

_DIGIT: Final = 0.48  # capital height
_DIGIT_BELOW_SUMS: Final = 0.42
_SUM: Final = 0.2
_CLUE: Final = 0.34
_DIAGONAL_CLUE: Final = 0.26
_COORDINATE: Final = 0.24
_LETTER: Final = 0.4
_FIGURE: Final = 0.62  # width of a digit, in capital heights
_INSET: Final = 0.09  # of a cage's outline
_TUBE: Final = 0.3
_SHAFT: Final = 0.1
_BAND: Final = 0.2  # width of a shaded diagonal
_RING: Final = 0.38  # radius of an arrow's circle
_GAP: Final = 1.1  # between the puzzle and the options
_MARGIN: Final = 0.5
_WINDOWS: Final = Group(tuple(Rect(x, y, 3, 3, fill="tint") for y in (1, 5) for x in (1, 5)))


def depict(state: State, question: Question) -> tuple[Scene, ...]:
    """The one picture of a question: the puzzle, and for ``grid_choice`` the four option grids at its right."""
    n = state.layout.size
    query = question.query
    clues = {mark.kind for mark in state.marks}
    left = right = _MARGIN
    outside: list[AnyNode] = list(_outside(state))
    if "little_killer" in clues:
        left = right = 1.0
    elif "sandwich" in clues:
        left = 1.0
    elif query["task"] != "grid_choice":
        left = right = 0.7
        outside.append(_coordinates(n))
    marked = query["cell"] if query["task"] == "cell_choice" else None
    board = [*_board(state, query.get("entries"), marked), *outside]
    if query["task"] == "wrong_entry":
        board.extend(_elements(n))
    low = max(_least_unit(n), 54 if "cage" in clues else 0, 50 if "little_killer" in clues else 0)
    side = left + n + right
    if query["task"] != "grid_choice":
        return (Scene(side, side, (Group(tuple(board), x=left, y=left),), (low, round(1.4 * low))),)

    scale = 0.62 if n < 9 else 0.58
    option = scale * n
    head = 0.75  # room for the letter above an option
    gap = 0.5
    height = max(side, 2 * (head + option) + gap + 2 * _MARGIN)
    start = left + n + max(right, _GAP)
    nodes: list[AnyNode] = [Group(tuple(board), x=left, y=(height - n + left - right) / 2)]
    for place, grid in enumerate(query["grids"]):
        down, across = divmod(place, 2)
        x = start + across * (option + gap)
        y = (height - 2 * option - gap) / 2 + down * (option + head + gap)
        nodes.append(Label(x + option / 2, y - 0.42, "ABCD"[place], _LETTER, "label", "label"))
        nodes.append(Group((_lines(state.layout), *_digits(grid, n)), x=x, y=y, scale=scale))
    width = start + 2 * option + gap + _MARGIN
    return (Scene(width, height, tuple(nodes), (low, round(1.25 * low))),)


def _least_unit(n: int) -> int:
    """The fewest pixels that a cell's side should have."""
    return min(80, max(38, 430 // n))


def _board(state: State, entries: str | None, marked: int | None) -> Iterator[AnyNode]:
    """The grid with everything that lies on it."""
    layout = state.layout
    n = layout.size
    if "windows" in layout.rules:
        yield _WINDOWS
    if marked is not None:
        yield Rect(marked % n, marked // n, 1, 1, fill="highlight")
    if "diagonals" in layout.rules:
        yield _diagonals(n)
    for mark in state.marks:
        yield from _pale(mark, n)
    sums = any(mark.kind == "cage" for mark in state.marks)
    yield _lines(layout, sums)
    for mark in state.marks:
        yield from _drawn(mark, n, marked)
    size, drop = (_DIGIT_BELOW_SUMS, 0.06) if sums else (_DIGIT, 0.0)
    for cell, value in enumerate(state.givens):
        if value:
            yield Label(cell % n + 0.5, cell // n + 0.5 + drop, SYMBOLS[value - 1], size)
        elif entries:
            yield Label(cell % n + 0.5, cell // n + 0.5 + drop, entries[cell], size, "entry", "entry")


def _digits(grid: str, n: int) -> Iterator[Label]:
    """A full grid of digits."""
    for cell, symbol in enumerate(grid):
        yield Label(cell % n + 0.5, cell // n + 0.5, symbol, _DIGIT)


@lru_cache(maxsize=64)
def _lines(layout: Layout, faint: bool = False) -> Group:
    """Grid lines (``faint`` ones beside the outlines of cages), region borders and frame."""
    n, regions = layout.size, layout.regions
    thin = [(0.0, float(i), float(n), float(i)) for i in range(1, n)]
    thin += [(float(i), 0.0, float(i), float(n)) for i in range(1, n)]
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
def _coordinates(n: int) -> Group:
    """The numbers of the rows and the columns, which a style may leave out."""
    numbers = [Label(-0.32, i + 0.5, str(i + 1), _COORDINATE, "label", "label") for i in range(n)]
    numbers += [Label(i + 0.5, -0.32, str(i + 1), _COORDINATE, "label", "label") for i in range(n)]
    return Group(tuple(numbers), optional="coordinates")


@lru_cache(maxsize=16)
def _elements(n: int) -> tuple[Element, ...]:
    return tuple(Element(name(cell, n), cell % n, cell // n, 1, 1) for cell in range(n * n))


def _centre(cell: int, n: int) -> tuple[float, float]:
    return cell % n + 0.5, cell // n + 0.5


def _pale(mark: Mark, n: int) -> Iterator[AnyNode]:
    """Marks that lie under the digits."""
    points = [_centre(cell, n) for cell in mark.cells]
    x, y = points[0]
    match mark.kind:
        case "even":
            yield Rect(x - 0.36, y - 0.36, 0.72, 0.72, fill="soft", radius=0.05)
        case "odd":
            yield Circle(x, y, 0.38, fill="soft")
        case "thermometer":
            yield Polyline(tuple(points), "soft", width=_TUBE)
            yield Circle(x, y, 0.38, fill="soft")
        case "arrow":
            yield from _arrow(points)


def _arrow(points: list[tuple[float, float]]) -> Iterator[AnyNode]:
    """A ring around the first point and a shaft through the others, which ends a little past the last one."""
    x, y = points[0]
    right, down = _direction(points[0], points[1])
    start = (x + right * _RING, y + down * _RING)
    right, down = _direction(points[-2], points[-1])
    x, y = points[-1]
    tip = (x + 0.3 * right, y + 0.3 * down)
    yield Polyline((start, *points[1:-1], tip), "soft", width=_SHAFT)
    back, wing = 0.2, 0.2
    yield Polyline(
        (
            (tip[0] - back * right - wing * down, tip[1] - back * down + wing * right),
            tip,
            (tip[0] - back * right + wing * down, tip[1] - back * down - wing * right),
        ),
        "soft",
        width=_SHAFT,
    )
    yield Circle(*points[0], _RING, stroke="mark", weight="medium")


def _direction(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The unit vector from one point to another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = (right * right + down * down) ** 0.5
    return right / length, down / length


def _drawn(mark: Mark, n: int, marked: int | None) -> Iterator[AnyNode]:
    """Marks that lie on the lines."""
    match mark.kind:
        case "cage":
            yield from _cage(mark, n, marked)
        case "white_dot" | "black_dot" | "bar" | "greater":
            (x1, y1), (x2, y2) = (_centre(cell, n) for cell in mark.cells)
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            match mark.kind:
                case "white_dot":
                    yield Circle(x, y, 0.12, fill="paper", stroke="ink", weight="medium")
                case "black_dot":
                    yield Circle(x, y, 0.12, fill="ink", stroke="ink", weight="medium")
                case "bar":
                    width, height = (0.18, 0.6) if y1 == y2 else (0.6, 0.18)
                    yield Rect(x - width / 2, y - height / 2, width, height, "paper", "ink", "thin", 0.04)
                case _:
                    yield _greater((x, y), (x2 - x1, y2 - y1))


def _greater(middle: tuple[float, float], towards: tuple[float, float]) -> Polyline:
    """A greater sign that points ``towards`` the smaller value."""
    (x, y), (right, down) = middle, towards
    depth, half = 0.07, 0.13
    return Polyline(
        (
            (x - depth * right - half * down, y - depth * down + half * right),
            (x + depth * right, y + depth * down),
            (x - depth * right + half * down, y - depth * down - half * right),
        ),
        "ink",
        "medium",
    )


def _cage(mark: Mark, n: int, marked: int | None) -> Iterator[AnyNode]:
    """A dashed outline just inside the cage, with its sum at the first cell's corner."""
    inside = set(mark.cells)
    halves = []
    for across in (True, False):  # horizontal sides, then vertical ones
        for line in range(n):
            cells = [line * n + i if across else i * n + line for i in range(n)]
            for side in (-1, 1):
                step = side * (n if across else 1)
                free = [cell in inside and not _joined(cell, step, inside, n) for cell in cells]
                for first, last in _runs(free):
                    level = line + (_INSET if side < 0 else 1 - _INSET)
                    begin = first + _end(cells, int(first) - 1, inside)
                    end = last - _end(cells, int(last), inside)
                    middle = (begin + end) / 2
                    # drawn from the corners to the middle, so that every corner starts with a dash
                    for a, b in ((begin, middle), (end, middle)):
                        halves.append((a, level, b, level) if across else (level, a, level, b))
    yield Segments(tuple(halves), "mark", "thin", dashed=True)
    if mark.value is not None:
        first = min(mark.cells)
        row, column = divmod(first, n)
        text = str(mark.value)
        width = _FIGURE * _SUM * len(text)
        yield Label(
            column + 0.13 + width / 2,
            row + 0.21,
            text,
            _SUM,
            "label",
            "label",
            "highlight" if first == marked else "paper",
        )


def _joined(cell: int, step: int, inside: set[int], n: int) -> bool:
    """Whether the cage goes on from ``cell`` across the side that ``step`` crosses."""
    other = cell + step
    if step in (1, -1) and other // n != cell // n:
        return False
    return other in inside


def _end(cells: list[int], beyond: int, inside: set[int]) -> float:
    """How far a side of the outline stops short of (or, at an inner corner, runs past) the end of its last cell."""
    return -_INSET if 0 <= beyond < len(cells) and cells[beyond] in inside else _INSET


def _outside(state: State) -> Iterator[AnyNode]:
    """Clues outside the grid."""
    n = state.layout.size
    for mark in state.marks:
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
    near, far = 0.25, 0.66
    x = corner[0] - right * (near if flat else far)
    y = corner[1] - down * (far if flat else near)
    yield Label(x, y, str(mark.value), _DIAGONAL_CLUE, "label", "label")
