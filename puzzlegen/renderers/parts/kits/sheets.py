"""Draws, lays out and describes views on the sheets of a drawing office."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, Area
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, PLACES, Axis, Side
from puzzlegen.formats.parts.kits.drawings import Arc, Sheet, Strokes, View
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

SCALE: Final = 15.0 * PER_MM
"""Steps of views in a unit of the scene."""
_APART: Final = 1.0  # between views of the sheet
_MARGIN: Final = 0.6
_BELOW: Final = 1.0  # the sheet, above the options
_BETWEEN: Final = 0.9  # options beside one another
LETTER: Final = 0.36
"""Capital height of letters."""
_LETTER_ROOM: Final = 1.1  # below an option, with the space around it
_WIDEST: Final = 21.0  # of options in one row
_STEP: Final = 300  # hundredths of a degree, from point to point of an arc
_OVER: Final = 0.22  # by which a centre line leaves its circle
_CHAIN: Final = (0.5, 0.1, 0.06, 0.1)  # long dash, gap, short dash, gap


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
    """What is drawn with its upper left corner at the origin, and how large it is, in units of the scene."""

    nodes: tuple[AnyNode, ...]
    width: float
    height: float


def with_options(sheet: Drawing, offered: Sequence[Drawing]) -> Scene:
    """A sheet with lettered drawings below it, in one row or two."""
    column = max(option.width for option in offered) + _BETWEEN
    across = 4 if 4 * column - _BETWEEN <= _WIDEST else 2
    whole = max(sheet.width, across * column - _BETWEEN)
    nodes: list[AnyNode] = [Group(sheet.nodes, _MARGIN + (whole - sheet.width) / 2, _MARGIN)]
    left = _MARGIN + (whole - across * column + _BETWEEN) / 2
    top = _MARGIN + sheet.height + _BELOW
    row = max(option.height for option in offered) + _LETTER_ROOM
    for number, ((drawn, wide, high), letter) in enumerate(zip(offered, LETTERS, strict=False)):
        x, y = left + number % across * column, top + number // across * row
        nodes.append(Group(drawn, x, y))
        nodes.append(Element(option_element(letter), x, y, wide, high))
        nodes.append(Label(x + wide / 2, y + high + _LETTER_ROOM / 2, letter, LETTER, "label", "label"))
    bottom = top + -(-len(offered) // across) * row
    return Scene(whole + 2 * _MARGIN, bottom + _MARGIN - 0.3, tuple(nodes))


class Layout(NamedTuple):
    """Where the upper left corners of views are, and how large they are together."""

    corners: Mapping[Side, tuple[float, float]]
    width: float
    height: float


def layout(sizes: Mapping[Side, tuple[float, float]], apart: float = _APART) -> Layout:
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
    return Layout(corners, width, height)


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


def view_nodes(view: View) -> Iterator[AnyNode]:
    """The strokes of a view, with its upper left corner at the origin: centre lines, hidden strokes, seen ones."""
    yield from _centres(view)
    yield from _drawn(view.hidden, view.height, dashed=True)
    yield from _drawn(view.seen, view.height, dashed=False)


def _drawn(strokes: Strokes, height: int, *, dashed: bool) -> Iterator[AnyNode]:
    for arc in strokes.arcs:
        if arc.end - arc.start == 36_000 and not dashed:
            yield Circle(units(arc.x), units(height - arc.y), units(arc.radius), stroke="ink", weight="thick")
        else:
            yield _polyline(_points(arc), height, dashed=dashed)
    for x1, y1, x2, y2 in strokes.lines:
        yield _polyline([(x1, y1), (x2, y2)], height, dashed=dashed)
    for curve in strokes.curves:
        yield _polyline(list(curve), height, dashed=dashed)


def _polyline(points: Sequence[tuple[float, float]], height: int, *, dashed: bool) -> Polyline:
    placed = tuple((units(x), units(height - y)) for x, y in points)
    return Polyline(placed, "mark" if dashed else "ink", "thin" if dashed else "thick", dashed=dashed)


def _points(arc: Arc) -> list[tuple[float, float]]:
    """Points along an arc."""
    count = max(2, math.ceil((arc.end - arc.start) / _STEP))
    angles = (math.radians((arc.start + k * (arc.end - arc.start) / count) / 100) for k in range(count + 1))
    return [(arc.x + arc.radius * math.cos(angle), arc.y + arc.radius * math.sin(angle)) for angle in angles]


def _centres(view: View) -> Iterator[AnyNode]:
    """Centre lines of what is round for a half or more: one cross for circles around one point."""
    turns: defaultdict[tuple[int, int, int], int] = defaultdict(int)
    for strokes in (view.seen, view.hidden):
        for arc in strokes.arcs:
            turns[arc.x, arc.y, arc.radius] += arc.end - arc.start
    largest: dict[tuple[int, int], int] = {}
    for (x, y, radius), turn in turns.items():
        if turn >= 18_000:
            largest[x, y] = max(radius, largest.get((x, y), 0))
    for (x, y), radius in largest.items():
        across, down = units(x), units(view.height - y)
        for right, below in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for start, end in dashes(units(radius) + _OVER):
                ends = ((across + right * at, down + below * at) for at in (start, end))
                yield Polyline(tuple((round(a, 5), round(b, 5)) for a, b in ends), "mark", "hair")


def dashes(length: float) -> Iterator[tuple[float, float]]:
    """The dashes of a chain line from the middle of a long one to its end."""
    long, gap, short, _ = _CHAIN
    at, end, is_long = 0.0, long / 2, True
    while at < length:
        yield at, min(end, length)
        is_long = not is_long
        at = end + gap
        end = at + (long if is_long else short)


def across(area: Area, view: View, side: Side, axis: Axis, at: int, width: float) -> Polyline:
    """A mark in a pen of this width all across a view, which fills an area, at a place along an axis of the part."""
    x, y, wide, high = area
    number = [ray.axis for ray in LOOKS[side][:2]].index(axis)
    here = units(at if LOOKS[side][number].sign > 0 else (view.width, view.height)[number] - at)
    if number == 0:
        ends = (x + here, y - _OVER), (x + here, y + high + _OVER)
    else:
        ends = (x - _OVER, y + high - here), (x + wide + _OVER, y + high - here)
    return Polyline(ends, ACCENT, width=width, dashed=True)
