"""Shows sheets of a drawing office: views of a part in first-angle projection, one of them missing, four on offer."""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, areas, completed, judged, over, pen
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, PLACES, Axis, Side
from puzzlegen.formats.parts.missing_view import Arc, Clash, Reasons, Sheet, Strokes, View, WhichView
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options

msg: Final = messages(__name__)

_SCALE: Final = 15.0 * PER_MM  # steps of views in a unit of the scene
_MARGIN: Final = 0.6
_APART: Final = 1.0  # between views of the sheet
_BELOW: Final = 1.0  # the sheet, above the options
_BETWEEN: Final = 0.9  # options beside one another
_LETTER: Final = 0.36  # capital height
_LETTER_ROOM: Final = 1.1  # below an option, with the space around it
_WIDEST: Final = 21.0  # of options in one row
_STEP: Final = 300  # hundredths of a degree, from point to point of an arc
_OVER: Final = 0.22  # by which a centre line leaves its circle
_CHAIN: Final = (0.5, 0.1, 0.06, 0.1)  # long dash, gap, short dash, gap


def word(sheet: Sheet, query: WhichView) -> Wording:  # noqa: ARG001
    """Ask for the view that is missing."""
    return Wording(
        rules=sentences(msg("sheet"), msg("lines")),
        ask=msg("ask", side=msg(f"side-{query.side}")),
        short=msg("short"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> Phrase:  # noqa: ARG001
    """Where each wrong view contradicts the sheet."""
    sizes = _sizes(sheet)
    reasons = (_clash(clash, sizes[clash.axis]) for clash in why.clashes)
    return sentences(msg("principle"), *reasons, msg("left-over", answer=answer))


def _sizes(sheet: Sheet) -> dict[Axis, int]:
    """How long the part is along the axes that the sheet shows."""
    return {
        ray.axis: size
        for shown in sheet.views
        for ray, size in zip(LOOKS[shown.side], (shown.view.width, shown.view.height), strict=False)
    }


def _clash(clash: Clash, size: int) -> Phrase:
    place = msg(f"at-{clash.axis}", share=round(100 * clash.at / size))
    return msg(
        "offered" if clash.offered else "given",
        letter=clash.letter,
        side=msg(f"side-{clash.side}"),
        place=place,
    )


def describe(sheet: Sheet, query: WhichView) -> Phrase:
    """The lines of all views, in millimetres."""
    views = (labelled(msg(f"view-{shown.side}"), _told(shown.view)) for shown in sheet.views)
    missing = msg("missing", side=msg(f"side-{query.side}"))
    return lines(msg("notation"), *views, missing, options(map(_told, query.options)))


def _told(view: View) -> Phrase:
    parts = [msg("size", width=_mm(view.width), height=_mm(view.height)), msg("full", what=_strokes(view.seen))]
    if view.hidden != Strokes():
        parts.append(msg("dashed", what=_strokes(view.hidden)))
    return comma_list(parts, SEMICOLON)


def _strokes(strokes: Strokes) -> Phrase:
    found: list[Phrase] = [f"{_spot(x1, y1)}–{_spot(x2, y2)}" for x1, y1, x2, y2 in strokes.lines]
    for x, y, radius, start, end in strokes.arcs:
        if end - start == 36_000:
            found.append(msg("circle", at=_spot(x, y), radius=_mm(radius)))
        else:
            found.append(msg("arc", at=_spot(x, y), radius=_mm(radius), start=_mm(start), end=_mm(end)))
    found += (msg("curve", points="–".join(_spot(*point) for point in curve)) for curve in strokes.curves)
    return comma_list(found)


def _spot(x: int, y: int) -> str:
    return f"({_mm(x)} {_mm(y)})"


def _mm(steps: int) -> str:
    """Hundredths as a number without zeros at its end."""
    return f"{steps / PER_MM:.2f}".rstrip("0").rstrip(".")


def depict(sheet: Sheet, query: WhichView) -> tuple[Scene, ...]:
    """The sheet with a question mark where the view is missing, and below it the options, all to one scale."""
    given, width, height = _sheet(sheet, query)
    sizes = [(_units(view.width), _units(view.height)) for view in query.options]
    column = max(wide for wide, _ in sizes) + _BETWEEN
    across = 4 if 4 * column - _BETWEEN <= _WIDEST else 2
    whole = max(width, across * column - _BETWEEN)
    nodes: list[AnyNode] = [Group(tuple(given), _MARGIN + (whole - width) / 2, _MARGIN)]
    left = _MARGIN + (whole - across * column + _BETWEEN) / 2
    top = _MARGIN + height + _BELOW
    row = max(high for _, high in sizes) + _LETTER_ROOM
    for number, (view, letter, (wide, high)) in enumerate(zip(query.options, LETTERS, sizes, strict=False)):
        x, y = left + number % across * column, top + number // across * row
        nodes.append(Group(tuple(_view(view)), x, y))
        nodes.append(Element(option_element(letter), x, y, wide, high))
        nodes.append(Label(x + wide / 2, y + high + _LETTER_ROOM / 2, letter, _LETTER, "label", "label"))
    bottom = top + -(-len(sizes) // across) * row
    return (Scene(whole + 2 * _MARGIN, bottom + _MARGIN - 0.3, tuple(nodes)),)


def _sheet(sheet: Sheet, query: WhichView) -> tuple[list[AnyNode], float, float]:
    """The views that are given where first-angle projection has them, and how large they are together."""
    missing = query.options[0]
    views = {shown.side: shown.view for shown in sheet.views}
    sizes = {side: (_units(view.width), _units(view.height)) for side, view in (*views.items(), (query.side, missing))}
    widths: defaultdict[int, float] = defaultdict(float)
    heights: defaultdict[int, float] = defaultdict(float)
    for side, (wide, high) in sizes.items():
        column, row = PLACES[side]
        widths[column] = max(widths[column], wide)
        heights[row] = max(heights[row], high)
    lefts, width = _starts(widths)
    tops, height = _starts(heights)
    nodes: list[AnyNode] = []
    for side, (wide, high) in sizes.items():
        x, y = lefts[PLACES[side][0]], tops[PLACES[side][1]]
        if side in views:
            nodes += (Group(tuple(_view(views[side])), x, y), Element(f"view-{side}", x, y, wide, high))
        else:
            nodes += (
                Rect(x, y, wide, high, stroke="mark", weight="hair"),
                Label(x + wide / 2, y + high / 2, "?", 0.8, "label", "label"),
            )
    return nodes, width, height


def _starts(sizes: dict[int, float]) -> tuple[dict[int, float], float]:
    """Where columns or rows of these sizes begin, in order, and where the last one ends."""
    found, at = {}, 0.0
    for number in sorted(sizes):
        found[number] = at
        at += sizes[number] + _APART
    return found, at - _APART


def _units(steps: float) -> float:
    return round(steps / _SCALE, 5)


def _view(view: View) -> Iterator[AnyNode]:
    """The strokes of a view, with its upper left corner at the origin: centre lines, hidden strokes, seen ones."""
    yield from _centres(view)
    yield from _drawn(view.hidden, view.height, dashed=True)
    yield from _drawn(view.seen, view.height, dashed=False)


def _drawn(strokes: Strokes, height: int, *, dashed: bool) -> Iterator[AnyNode]:
    for arc in strokes.arcs:
        if arc.end - arc.start == 36_000 and not dashed:
            yield Circle(_units(arc.x), _units(height - arc.y), _units(arc.radius), stroke="ink", weight="thick")
        else:
            yield _polyline(_points(arc), height, dashed=dashed)
    for x1, y1, x2, y2 in strokes.lines:
        yield _polyline([(x1, y1), (x2, y2)], height, dashed=dashed)
    for curve in strokes.curves:
        yield _polyline(list(curve), height, dashed=dashed)


def _polyline(points: Sequence[tuple[float, float]], height: int, *, dashed: bool) -> Polyline:
    placed = tuple((_units(x), _units(height - y)) for x, y in points)
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
        across, down = _units(x), _units(view.height - y)
        for right, below in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for start, end in _dashes(_units(radius) + _OVER):
                ends = ((across + right * at, down + below * at) for at in (start, end))
                yield Polyline(tuple((round(a, 5), round(b, 5)) for a, b in ends), "mark", "hair")


def _dashes(length: float) -> Iterator[tuple[float, float]]:
    """The dashes of a chain line from the middle of a long one to its end."""
    long, gap, short, _ = _CHAIN
    at, end, is_long = 0.0, long / 2, True
    while at < length:
        yield at, min(end, length)
        is_long = not is_long
        at = end + gap
        end = at + (long if is_long else short)


def depict_solution(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> tuple[Scene, ...]:
    """The answer in a frame and in the gap, the others struck out, and a stroke where each wrong one clashes."""
    (scene,) = depict(sheet, query)
    letters = LETTERS[: len(query.options)]
    there, width = areas(scene), 0.7 * pen(scene)
    marks: list[AnyNode] = []
    for clash in why.clashes:
        option = query.options[letters.index(clash.letter)]
        marks.append(_across(there[option_element(clash.letter)], option, query.side, clash, width))
    return (over(completed(judged(scene, answer, letters), option_element(answer)), marks),)


def _across(area: tuple[float, float, float, float], view: View, side: Side, clash: Clash, width: float) -> Polyline:
    """A line all across a view at the place where it clashes."""
    x, y, wide, high = area
    number = [ray.axis for ray in LOOKS[side][:2]].index(clash.axis)
    at = clash.at if LOOKS[side][number].sign > 0 else (view.width, view.height)[number] - clash.at
    if number == 0:
        ends = (x + _units(at), y - _OVER), (x + _units(at), y + high + _OVER)
    else:
        ends = (x - _OVER, y + high - _units(at)), (x + wide + _OVER, y + high - _units(at))
    return Polyline(ends, ACCENT, width=width, dashed=True)
