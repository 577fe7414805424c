"""Draws, lays out and describes views on the sheets of a drawing office."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple, Self

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene, Segments, option_element
from puzzlegen.drawing.marking import ACCENT, Area
from puzzlegen.facts.parts.centre_lines import CLEAR, OVER, SCALE, centre_lines, points, united
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, PLACES, Axis, Side
from puzzlegen.formats.parts.kits.drawings import Line, Sheet, Strokes, View
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

APART: Final = 1.2
"""Between views of the sheet, with room for their numbers."""
_MARGIN: Final = 0.5
_PAD: Final = 0.55  # between what is drawn on a sheet and its border
_BESIDES: Final = 0.7  # between the sheet and what is on offer
_BETWEEN: Final = 0.9  # options beside one another
LETTER: Final = 0.36
"""Capital height of letters."""
_NUMBER: Final = 0.32  # of the numbers of views; the smallest text says how large a page becomes
_TO_NUMBER: Final = 0.42  # from the lower edge of a view to the middle of its number
BESIDE: Final = 0.6
"""From the left edge of a view to the number that stands to the left of it, clear of centre lines."""
_TO_NAME: Final = 0.56  # likewise of the letter of a view on offer, clear of centre lines
_TO_LETTER: Final = 0.48  # from the lower edge of an option to the middle of its letter
_BELOW: Final = 0.75  # a letter, above the next option
_LONG_DASH: Final = 0.5  # of a chain line, about
_BETWEEN_DASHES: Final = (0.1, 0.1, 0.1)  # gap, short dash, gap
_DASH: Final = 0.16
_GAP: Final = 0.09
_ASKEW: Final = 3  # steps of views from a line to another one that cannot be told from it
_SHORTEST: Final = 0.3  # piece of a centre line that is drawn, unless it leaves what is round
_STUB: Final = 0.15  # likewise if it does
_LONG: Final = 1.7  # times as long as it is high, or as high as it is long: a page that counts for more than its area
_LONGEST: Final = 28.0  # page on which numbers of views are as large as texts have to be
WIDEST: Final = 2.5
"""Times as wide as high, or as high as wide, is a page that is no larger than it should be."""
_SYMBOL: Final = 2.0  # width of the sign of first-angle projection
NUMBERS: Final = ("I", "II", "III", "IV")
"""Of the views of a sheet, in their order."""


def named(sheet: Sheet, names: Sequence[str]) -> Phrase:
    """Which number, or letter, stands at which view."""
    first, *others = (
        {"number": name, "side": side_name(shown.side)} for name, shown in zip(names, sheet.views, strict=False)
    )
    every = [msg("named-first", **first), *(msg("named-next", **one) for one in others)]
    return msg("named", names=comma_list(every))


def sizes(sheet: Sheet) -> dict[Axis, int]:
    """How long the part is along the axes that the sheet shows."""
    return {
        ray.axis: size
        for shown in sheet.views
        for ray, size in zip(LOOKS[shown.side], (shown.view.width, shown.view.height), strict=False)
    }


def place(axis: Axis, at: int, size: int) -> Phrase:
    """A place along an axis of a part that is so long, in hundredths of it."""
    return msg(f"at-{axis}", share=round(100 * at / size))


def side_name(side: Side) -> Phrase:
    """From which side a view is, to stand after the word for it."""
    return msg(f"side-{side}")


def notation() -> Phrase:
    """How views are told."""
    return msg("notation")


def view_name(side: Side) -> Phrase:
    """The name of a view, to stand before a colon."""
    return msg(f"view-{side}")


def told(view: View) -> Phrase:
    """The size and the strokes of a view."""
    size = msg("size", width=millimetres(view.width), height=millimetres(view.height))
    parts = [size, msg("full", what=_told_strokes(view.seen))]
    if view.hidden != Strokes():
        parts.append(msg("dashed", what=_told_strokes(view.hidden)))
    if view.axes:
        parts.append(msg("axes", what=_told_strokes(Strokes(view.axes))))
    return comma_list(parts, SEMICOLON)


def _told_strokes(strokes: Strokes) -> Phrase:
    found: list[Phrase] = [f"{spot(x1, y1)}–{spot(x2, y2)}" for x1, y1, x2, y2 in strokes.lines]
    for x, y, radius, start, end in strokes.arcs:
        if end - start == 36_000:
            found.append(msg("circle", at=spot(x, y), radius=millimetres(radius)))
        else:
            ends = {"start": millimetres(start), "end": millimetres(end)}
            found.append(msg("arc", at=spot(x, y), radius=millimetres(radius), **ends))
    found += (msg("curve", points="–".join(spot(*point) for point in curve)) for curve in strokes.curves)
    return comma_list(found)


def spot(x: int, y: int) -> str:
    """A point, in millimetres."""
    return f"({millimetres(x)} {millimetres(y)})"


def millimetres(steps: int) -> str:
    """Hundredths as a number without zeros at its end."""
    return f"{steps / PER_MM:.2f}".rstrip("0").rstrip(".")


class Drawing(NamedTuple):
    """What is drawn with its upper left corner at the origin, and how large it is, in units of the scene.

    ``below`` is how far centre lines may reach below it.
    """

    nodes: tuple[AnyNode, ...]
    width: float
    height: float
    below: float = 0.0


NOTHING: Final = Drawing((), 0.0, 0.0)
"""In place of a sheet, where there are only options."""


def with_options(sheet: Drawing, offered: Sequence[Drawing]) -> Scene:
    """A sheet with lettered drawings below it or to its right, in the columns that leave least of the page empty."""
    ways = []
    for columns in (2, 4):
        grid = _Grid.of(offered, columns)
        for is_beside in (False, True):
            width = sheet.width + _BESIDES + grid.width if is_beside else max(sheet.width, grid.width)
            height = max(sheet.height, grid.height) if is_beside else sheet.height + _BESIDES + grid.height
            ways.append((grid, is_beside, width, height))
    grid, is_beside, width, height = min(ways, key=lambda way: _emptiness(*way[2:]))
    if is_beside:
        spot = _MARGIN, _MARGIN + (height - sheet.height) / 2
        left, top = _MARGIN + sheet.width + _BESIDES, _MARGIN + (height - grid.height) / 2
    else:
        spot = _MARGIN + (width - sheet.width) / 2, _MARGIN
        left, top = _MARGIN + (width - grid.width) / 2, _MARGIN + sheet.height + _BESIDES
    nodes: list[AnyNode] = [Group(sheet.nodes, *spot)]
    for option, letter, (middle, base) in zip(offered, LETTERS, grid.feet, strict=False):
        x, y = left + middle - option.width / 2, top + base - option.height
        nodes.append(Group(option.nodes, x, y))
        nodes.append(Element(option_element(letter), x, y, option.width, option.height))
        nodes.append(Label(left + middle, top + base + grid.to_letter, letter, LETTER, "label", "label"))
    return Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, tuple(nodes))


class _Grid(NamedTuple):
    """Options in rows and columns: the middle of the lower edge of each, and how large all are, with their letters.

    ``to_letter`` is from the lower edge of an option to the middle of its letter.
    """

    feet: tuple[tuple[float, float], ...]
    width: float
    height: float
    to_letter: float

    @classmethod
    def of(cls, offered: Sequence[Drawing], columns: int) -> Self:
        """In columns as wide as their widest and rows as high as their highest option."""
        widths = [max(option.width for option in offered[column::columns]) for column in range(columns)]
        rows = [offered[start : start + columns] for start in range(0, len(offered), columns)]
        to_letter = _TO_LETTER + max(option.below for option in offered)
        under = to_letter + LETTER / 2 + _BELOW  # from the lower edge of an option to the next one
        bases = [base - under for base in accumulate(max(option.height for option in row) + under for row in rows)]
        lefts = [*accumulate((wide + _BETWEEN for wide in widths), initial=0.0)]
        middles = [left + wide / 2 for left, wide in zip(lefts, widths, strict=False)]
        feet = tuple((middle, base) for base in bases for middle in middles)
        return cls(feet, lefts[-1] - _BETWEEN, feet[-1][1] + to_letter + LETTER / 2, to_letter)


def _emptiness(width: float, height: float) -> tuple[bool, float]:
    """Whether a page would be too large, and its area, which counts for more the longer or higher it is."""
    across, down = width + 2 * _MARGIN, height + 2 * _MARGIN
    is_too_large = max(across, down) > min(_LONGEST, WIDEST * min(across, down))
    return is_too_large, width * height * max(1.0, max(width / height, height / width) / _LONG)


def alone(sheet: Drawing) -> Scene:
    """A sheet without anything beside it."""
    return Scene(sheet.width + 2 * _MARGIN, sheet.height + 2 * _MARGIN, (Group(sheet.nodes, _MARGIN, _MARGIN),))


def stood(
    name: str,
    element: str,
    view: View,
    corner: tuple[float, float],
    planes: Sequence[tuple[int, int]] = (),
    *,
    is_beside: bool = False,
) -> list[AnyNode]:
    """A view on a sheet, its number or letter, and no centre lines where planes lie.

    Args:
        name: what stands below it.
        element: the id of its area.
        view: what is drawn.
        corner: the upper left one of its area.
        planes: which coordinate lies across each of them (0 or 1), and where along it they are.
        is_beside: whether the name stands to the left of its lower left corner, where letters of planes are below.
    """
    x, y = corner
    wide, high = units(view.width), units(view.height)
    shown = Group(tuple(view_nodes(view, planes)), x, y)
    size, below = (_NUMBER, _TO_NUMBER) if name in NUMBERS else (LETTER, _TO_NAME)  # "I" is both
    half = 0.22 * size * len(name)
    spot = (x - BESIDE + half, y + high - size / 2) if is_beside else (x + size / 6 + half, y + high + below)
    label = Label(*spot, name, size, "label", "label")
    return [shown, Element(element, x, y, wide, high), label]


def bordered(drawn: Drawing, free: tuple[float, float, float, float] | None, *, under: bool = True) -> Drawing:
    """A drawing in the border of its sheet, and the sign of first-angle projection where room is free.

    Names of views may stand ``under`` it.
    """
    width, height = drawn.width + 2 * _PAD, drawn.height + 2 * _PAD + (_TO_NUMBER if under else 0.0)
    nodes: list[AnyNode] = [Rect(0, 0, width, height, stroke="mark", weight="hair"), Group(drawn.nodes, _PAD, _PAD)]
    if free is not None:
        x, y, wide, high = free
        nodes += _first_angle(_PAD + x + wide / 2, _PAD + y + high / 2)
    return Drawing(tuple(nodes), width, height)


def _first_angle(x: float, y: float) -> Iterator[AnyNode]:
    """The sign of first-angle projection around a point (ISO 5456-2): a cone without its top, and its left view."""
    large, small, long = 0.17 * _SYMBOL, 0.085 * _SYMBOL, 0.36 * _SYMBOL
    left, middle = x - _SYMBOL / 2, x + _SYMBOL / 2 - large
    cone = (left, y - small), (left + long, y - large), (left + long, y + large), (left, y + small)
    yield Polyline(cone, "mark", "thin", closed=True)
    yield from (Circle(middle, y, radius, stroke="mark", weight="thin") for radius in (large, small))
    ends = ((left - 0.12, y, left + long + 0.12, y), (middle - large - 0.12, y, middle + large + 0.12, y))
    yield Segments((*ends, (middle, y - large - 0.12, middle, y + large + 0.12)), "mark", "hair")


class Layout(NamedTuple):
    """Where the upper left corners of views are, how large they are together, and an area where none is, if any."""

    corners: Mapping[Side, tuple[float, float]]
    width: float
    height: float
    free: tuple[float, float, float, float] | None


def layout(sizes: Mapping[Side, tuple[float, float]], apart: float = APART) -> Layout:
    """Views of these sizes where first-angle projection has them, so far apart."""
    widths: defaultdict[int, float] = defaultdict(float)
    heights: defaultdict[int, float] = defaultdict(float)
    for side, (wide, high) in sizes.items():
        column, row = PLACES[side]
        widths[column] = max(widths[column], wide)
        heights[row] = max(heights[row], high)
    lefts, width = _starts(widths, apart)
    tops, height = _starts(heights, apart)
    corners = {side: (lefts[PLACES[side][0]], tops[PLACES[side][1]]) for side in sizes}
    taken = {PLACES[side] for side in sizes}
    free = [
        (lefts[column], tops[row], widths[column], heights[row])
        for column in widths
        for row in heights
        if (column, row) not in taken
    ]
    return Layout(corners, width, height, free[0] if free else None)


def _starts(sizes: dict[int, float], apart: float) -> tuple[dict[int, float], float]:
    """Where columns or rows of these sizes begin, in order, and where the last one ends."""
    found, at = {}, 0.0
    for number in sorted(sizes):
        found[number] = at
        at += sizes[number] + apart
    return found, at - apart


def units(steps: float) -> float:
    """Steps of views in units of the scene."""
    return round(steps / SCALE, 5)


def view_nodes(view: View, planes: Sequence[tuple[int, int]] = ()) -> Iterator[AnyNode]:
    """The strokes of a view, with its upper left corner at the origin: centre lines, hidden strokes, seen ones."""
    yield from _centres(view, planes)
    yield from _dashed(view.hidden, view.height)
    yield from _drawn(view.seen, view.height)


def _drawn(strokes: Strokes, height: int) -> Iterator[AnyNode]:
    for arc in strokes.arcs:
        if arc.end - arc.start == 36_000:
            yield Circle(units(arc.x), units(height - arc.y), units(arc.radius), stroke="ink", weight="thick")
        else:
            yield _polyline(points(arc), height)
    for x1, y1, x2, y2 in strokes.lines:
        yield _polyline([(x1, y1), (x2, y2)], height)
    for curve in strokes.curves:
        yield _polyline(list(curve), height)


def _dashed(strokes: Strokes, height: int) -> Iterator[AnyNode]:
    """Hidden strokes: each begins and ends with a dash, and has a gap however short it is."""
    straight: list[tuple[float, float, float, float]] = []
    ways: list[Sequence[tuple[float, float]]] = [((x1, y1), (x2, y2)) for x1, y1, x2, y2 in _apart(strokes.lines)]
    for way in (*ways, *map(points, strokes.arcs), *strokes.curves):
        placed = [(units(x), units(height - y)) for x, y in way]
        length = sum(map(math.dist, placed, placed[1:]))
        gaps = max(1, round((length - _DASH) / (_DASH + _GAP)))
        part = length / (gaps * (_DASH + _GAP) + _DASH)
        for dash in _pieces(placed, part * _DASH, part * _GAP):
            if len(dash) == 2:
                straight.append((*dash[0], *dash[1]))
            else:
                yield Polyline(tuple(dash), "mark", "thin")
    yield Segments(tuple(straight), "mark", "thin")


def _apart(lines: Sequence[Line]) -> list[Line]:
    """Lines, but not those that lie on a longer one: whole steps put edges of one plane a trifle askew."""
    found: list[Line] = []
    for line in sorted(lines, key=_length, reverse=True):
        if not any(_lies_on(line, other) for other in found):
            found.append(line)
    return [line for line in lines if line in found]


def _length(line: Line) -> float:
    return math.dist(line[:2], line[2:])


def _lies_on(line: Line, other: Line) -> bool:
    """Whether a line is a part of another one, as far as can be seen."""
    x, y, x2, y2 = other
    right, up, length = x2 - x, y2 - y, _length(other)
    for a, b in (line[:2], line[2:]):
        along, beside = (a - x) * right + (b - y) * up, (b - y) * right - (a - x) * up
        if abs(beside) > _ASKEW * length or not -_ASKEW * length <= along <= (length + _ASKEW) * length:
            return False
    return True


def _pieces(points: Sequence[tuple[float, float]], dash: float, gap: float) -> Iterator[list[tuple[float, float]]]:
    """The dashes along a line, which begins with one."""
    piece, left, is_drawn = [points[0]], dash, True
    for (x1, y1), (x2, y2) in pairwise(points):
        length, gone = math.dist((x1, y1), (x2, y2)), 0.0
        while length - gone > left:
            gone += left
            spot = round(x1 + (x2 - x1) * gone / length, 5), round(y1 + (y2 - y1) * gone / length, 5)
            if is_drawn:
                yield [*piece, spot]
            piece, is_drawn = [spot], not is_drawn
            left = dash if is_drawn else gap
        left -= length - gone
        piece.append((x2, y2))
    if is_drawn:
        yield piece


def _polyline(points: Sequence[tuple[float, float]], height: int) -> Polyline:
    return Polyline(tuple((units(x), units(height - y)) for x, y in points), "ink", "thick")


def _centres(view: View, planes: Sequence[tuple[int, int]]) -> Iterator[AnyNode]:
    """Centre lines: crosses of circles that are seen for a half or more, and axes of what is seen from the side.

    Those on one line are one, and none is drawn where a stroke, or a plane, lies on it or too near beside it.
    """
    for number, at, _, spans in centre_lines((view.seen, view.hidden), view.axes, planes):
        if any(across == number and abs(at - place) < CLEAR * SCALE for across, place in planes):
            continue
        for start, end in _left_free(view, number, at, spans):
            for one, other in dashes(units(end - start)):
                ends = [start + SCALE * along for along in (one, other)]
                spots = [(at, along) if number == 0 else (along, at) for along in ends]
                yield Polyline(tuple((units(x), units(view.height - y)) for x, y in spots), "mark", "hair")


def _left_free(view: View, number: int, at: int, spans: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """What is left of spans of a centre line where no stroke runs along it: its ends, and pieces of some length."""
    beside: list[tuple[float, float]] = []
    for strokes in (view.seen, view.hidden):
        for line in strokes.lines:
            if line[number] == line[number + 2] and abs(line[number] - at) < CLEAR * SCALE:
                one, other = sorted((line[1 - number], line[3 - number]))
                beside.append((one, other))
    for start, end in spans:
        here = start
        for low, high in (*united(beside), (end, end)):
            there = min(low, end)
            if there - here >= (_STUB if here == start or there == end else _SHORTEST) * SCALE:
                yield here, there
            here = max(here, high)


def dashes(length: float) -> Iterator[tuple[float, float]]:
    """The dashes of a chain line of this length: it begins and ends with a long one, and has one in its middle."""
    gap, short, _ = _BETWEEN_DASHES
    between = sum(_BETWEEN_DASHES)
    pairs = max(0, round((length - _LONG_DASH) / (_LONG_DASH + between) / 2))
    long = (length - 2 * pairs * between) / (2 * pairs + 1)
    for number in range(2 * pairs + 1):
        start = number * (long + between)
        yield start, start + long
        if number < 2 * pairs:
            yield start + long + gap, start + long + gap + short


def across(area: Area, view: View, side: Side, axis: Axis, at: int, width: float) -> Polyline:
    """A mark in a pen of this width all across a view, which fills an area, at a place along an axis of the part."""
    x, y, wide, high = area
    number = [ray.axis for ray in LOOKS[side][:2]].index(axis)
    here = units(at if LOOKS[side][number].sign > 0 else (view.width, view.height)[number] - at)
    if number == 0:
        ends = (x + here, y - OVER), (x + here, y + high + OVER)
    else:
        ends = (x - OVER, y + high - here), (x + wide + OVER, y + high - here)
    return Polyline(ends, ACCENT, width=width, dashed=True)
