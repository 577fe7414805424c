"""Shows a part on a sheet of a drawing office with planes that cut it, and hatched sections."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene, Segments, option_element
from puzzlegen.drawing.marking import areas, judged, over, pen
from puzzlegen.facts.parts import outlines
from puzzlegen.facts.parts.centre_lines import OVER, SCALE
from puzzlegen.facts.parts.sides import LOOKS
from puzzlegen.formats.parts.kits.drawings import Arc, Line, Sheet, Strokes, View
from puzzlegen.formats.parts.section import Clash, Cut, Query, Reasons, Section, WhichPlane, WhichSection
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.parts.kits.sheets import (
    BESIDE,
    LETTER,
    NUMBERS,
    WIDEST,
    Drawing,
    across,
    bordered,
    dashes,
    layout,
    millimetres,
    named,
    notation,
    side_name,
    spot,
    stood,
    told,
    units,
    view_name,
    view_nodes,
    with_options,
)

msg: Final = messages(__name__)

_NAME: Final = "S"  # of a plane that is not on offer
_REACH: Final = 0.85  # of a plane's line beyond the view
_THICK: Final = 0.45  # its thick ends
_ARROW: Final = 0.46  # at most; it ends well before the next plane
_FREE: Final = 0.2  # between an arrow and that
_HEAD: Final = 0.22
_TO_LETTER: Final = 0.45  # from the end of a plane's line to the middle of its letter
_ROOM: Final = 1.4  # beside a view for the ends of planes
_APART: Final = 2.0  # between views of the sheet
_HATCH: Final = 0.17  # between hatching lines
_ANGLES: Final = (45, 135, 30, 60, 120, 150)  # of these, in degrees (ISO 128-50); what comes first is preferred
_SLIVER: Final = 0.1  # from a hatching line to an arc that it runs along, if it looks thicker
_STARTS: Final = (0.5, 0.25, 0.75, 0.0, 0.375, 0.625, 0.125, 0.875)  # of hatching, in steps
_ASLANT: Final = 10.0  # degrees, at least, to an outline
_SHORT: Final = 0.25  # outlines to which hatching may run along
_PAD: Final = 0.4  # between a section in pieces and its frame
_MARGIN: Final = 0.6
_BESIDE: Final = 0.65  # between the sheet and the section

_Pieces: TypeAlias = list[tuple[tuple[float, float], tuple[float, float]]]  # of outlines, turned with the hatching


def word(sheet: Sheet, query: Query) -> Wording:
    """Ask for the section, or for the plane that has it."""
    is_plane = isinstance(query, WhichPlane)
    return Wording(
        rules=sentences(msg("sheet"), named(sheet, NUMBERS), msg("cuts"), msg("lines")),
        ask=msg("ask-plane") if is_plane else msg("ask-section", name=_NAME),
        short=msg("short-plane") if is_plane else msg("short-section", name=_NAME),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(sheet: Sheet, query: Query, answer: str, why: Reasons) -> Phrase:  # noqa: ARG001
    """Where each wrong option contradicts the views."""
    reasons = (_clash(query, clash) for clash in why.clashes)
    return sentences(msg("principle"), *reasons, msg("left-over", answer=answer))


def _clash(query: Query, clash: Clash) -> Phrase:
    """Where an option is wrong, measured from the left or lower end of the section that is looked at."""
    if isinstance(query, WhichSection):
        form, seen, section = "section", query.cut.side, query.options[LETTERS.index(clash.letter)]
    else:
        form, seen, section = "plane", query.side, query.section
    number = [ray.axis for ray in LOOKS[seen][:2]].index(clash.axis)
    length = outlines.size(section)[number]
    told_of = {"letter": clash.letter, "name": _NAME, "side": side_name(clash.side)}
    if clash.along > length:
        return msg(f"{form}-beyond", end=msg("upper" if number else "right"), **told_of)
    share = msg("along-height" if number else "along-width", share=round(100 * clash.along / length))
    return msg(f"{form}-outlined" if clash.outlined else f"{form}-crossed", place=share, **told_of)


def describe(sheet: Sheet, query: Query) -> Phrase:
    """The lines of views, where planes are, and the outlines of sections, in millimetres."""
    views = (labelled(view_name(shown.side), told(shown.view)) for shown in sheet.views)
    heads = notation(), msg("outlines")
    if isinstance(query, WhichSection):
        plane = msg("plane", name=_NAME, at=_told_place(query.cut), seen=query.cut.side)
        return lines(*heads, *views, plane, options(map(_told, query.options)))
    planes = (_told_place(Cut(query.side, at)) for at in query.options)
    shown = msg("shown", seen=query.side, what=_told(query.section))
    return lines(*heads, *views, shown, options(planes))


def _told_place(cut: Cut) -> Phrase:
    return msg(f"plane-{LOOKS[cut.side].near.axis}", at=millimetres(cut.at))


def _told(section: Section) -> Phrase:
    """The outlines of a section, corner by corner."""
    return comma_list((_told_outline(outline) for outline in section), SEMICOLON)


def _told_outline(outline: Sequence[tuple[int, int, int]]) -> Phrase:
    ways = (msg("bent", at=spot(x, y), angle=millimetres(bend)) if bend else spot(x, y) for x, y, bend in outline)
    return comma_list(ways)


def depict(sheet: Sheet, query: Query) -> tuple[Scene, ...]:
    """The sheet with its planes; below it four sections, or the one that is shown."""
    sections = query.options if isinstance(query, WhichSection) else (query.section,)
    angle = _hatching(sections)
    drawn = [_section(section, angle) for section in sections]
    if any(_is_in_pieces(section) for section in sections):
        drawn = _framed(drawn)
    if isinstance(query, WhichSection):
        return (with_options(_sheet(sheet, {_NAME: query.cut}, offered=False), drawn),)
    planes = dict(zip(LETTERS, (Cut(query.side, at) for at in query.options), strict=False))
    return (_with_section(_sheet(sheet, planes, offered=True), *drawn),)


def _with_section(sheet: Drawing, section: Drawing) -> Scene:
    """A sheet, and a section below it, or to its right if the page would be high, or smaller and not too wide."""
    across, high = sheet.width + _BESIDE + section.width, max(sheet.height, section.height)
    wide, down = max(sheet.width, section.width), sheet.height + _BESIDE + section.height
    is_wide = across + 2 * _MARGIN > WIDEST * (high + 2 * _MARGIN)
    if down - _BESIDE > sheet.width or (across * high < wide * down and not is_wide):
        spots = ((0.0, (high - sheet.height) / 2), (sheet.width + _BESIDE, (high - section.height) / 2))
        width, height = across, high
    else:
        spots = (((wide - sheet.width) / 2, 0.0), ((wide - section.width) / 2, sheet.height + _BESIDE))
        width, height = wide, down
    groups = (Group(one.nodes, _MARGIN + x, _MARGIN + y) for one, (x, y) in zip((sheet, section), spots, strict=True))
    return Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, tuple(groups))


def _sheet(sheet: Sheet, planes: Mapping[str, Cut], *, offered: bool) -> Drawing:
    """The views where first-angle projection has them, and planes as lines across the front view."""
    views = {shown.side: shown.view for shown in sheet.views}
    lengths = {side: (units(view.width), units(view.height)) for side, view in views.items()}
    corners, width, height, _ = layout(lengths, _APART)
    front, (wide, high) = corners["front"], lengths["front"]
    upright = LOOKS[next(iter(planes.values())).side].near.axis == "x"
    # Room for the ends of the planes where the front view stands at the edge of the sheet
    left, top = (BESIDE, _ROOM if front[1] == 0 else 0.0) if upright else (_ROOM if front[0] == 0 else 0.0, 0.0)
    right = _ROOM if not upright and front[0] + wide > width - 0.01 else 0.0
    below = _ROOM if upright and front[1] + high > height - 0.01 else 0.0
    places = sorted(units(cut.at) for cut in planes.values())
    arrow = min([_ARROW, *(other - one - _FREE for one, other in pairwise(places))])
    nodes: list[AnyNode] = []
    lies_across = 0 if upright else 1
    for (side, view), number in zip(views.items(), NUMBERS, strict=False):
        cuts = [(lies_across, cut.at) for cut in planes.values()] if side == "front" else []
        corner = corners[side][0] + left, corners[side][1] + top
        nodes += stood(number, f"view-{side}", view, corner, cuts, is_beside=upright)
    for name, cut in planes.items():
        marks = _plane(name, cut, wide, high, arrow, offered=offered)
        nodes.append(Group(tuple(marks), front[0] + left, front[1] + top))
    drawn = Drawing(tuple(nodes), width + left + right, height + top + below)
    return bordered(drawn, None, under=not upright)


def _plane(name: str, cut: Cut, wide: float, high: float, arrow: float, *, offered: bool) -> Iterator[AnyNode]:
    """A plane across a view of this size (ISO 128-3): a chain line, thick ends, arrows in the direction of viewing."""
    upright = LOOKS[cut.side].near.axis == "x"
    at = units(cut.at) if upright else high - units(cut.at)
    length = high if upright else wide

    def spotted(along: float, beside: float = 0.0) -> tuple[float, float]:
        """A point so far along the plane's line from the view's edge, and so far beside it in the arrows' direction."""
        sign = 1 if cut.side in ("left", "top") else -1
        x, y = (at + sign * beside, along) if upright else (along, at + sign * beside)
        return round(x, 5), round(y, 5)

    middle, half = length / 2, length / 2 + _REACH
    first = middle - half + _THICK
    for start, end in dashes(2 * (half - _THICK)):
        yield Polyline((spotted(first + start), spotted(first + end)), "ink", "hair")
    for way in (-1, 1):
        tip = middle + way * half
        yield Polyline((spotted(tip - way * _THICK), spotted(tip)), "ink", "bold", width=0.09)
        shaft = tip - way * 0.12
        yield Polyline((spotted(shaft, -arrow), spotted(shaft, -_HEAD)), "ink", "thin")
        head = (spotted(shaft - 0.08, -_HEAD), spotted(shaft), spotted(shaft + 0.08, -_HEAD))
        yield Polyline(head, "ink", "hair", closed=True, fill="ink")
        yield Label(*spotted(tip + way * _TO_LETTER), name, LETTER, "label", "label")
    if offered:
        x, y = spotted(-_REACH - 0.7, 0)
        long = length + 2 * _REACH + 1.4
        area = (x - 0.3, y, 0.6, long) if upright else (x, y - 0.3, long, 0.6)
        yield Element(option_element(name), *area)


def _section(section: Section, angle: int) -> Drawing:
    """A section, hatched at an angle, its outlines as thick as visible edges."""
    width, height = outlines.size(section)
    straight, arcs = outlines.strokes(section)
    view = View(width, height, Strokes(tuple(Line(*line) for line in straight), tuple(Arc(*arc) for arc in arcs)))
    hatching = Segments(tuple(_hatched(section, height, angle)), "ink", "hair")
    return Drawing((hatching, *view_nodes(view)), units(width), units(height), OVER)


def _hatching(sections: Iterable[Section]) -> int:
    """The first angle in degrees that no outline comes near, or else that from which the nearest one is farthest."""
    ways = {
        math.degrees(math.atan2(other[1] - one[1], other[0] - one[0]))
        for section in sections
        for outline in section
        for one, other in outlines.sides(outline)
        if not one[2] and math.dist(one[:2], other[:2]) > _SHORT * SCALE
    }
    nearest = {angle: min((abs((way - angle + 90) % 180 - 90) for way in ways), default=90.0) for angle in _ANGLES}
    return next((angle for angle, away in nearest.items() if away >= _ASLANT), max(nearest, key=nearest.__getitem__))


def _is_in_pieces(section: Section) -> bool:
    """Whether a section has several outer outlines, which turn anticlockwise as those of holes do not."""
    return sum(_turns_left(outlines.points(outline)) for outline in section) > 1


def _turns_left(points: Sequence[tuple[float, float]]) -> bool:
    return sum(a * d - b * c for (a, b), (c, d) in zip(points, (*points[1:], points[0]), strict=True)) > 0


def _framed(sections: Sequence[Drawing]) -> list[Drawing]:
    """Each section in the middle of a thin frame, which shows that its pieces are one; all frames are as large."""
    width, height = (
        max(sizes) + 2 * _PAD for sizes in zip(*((one.width, one.height) for one in sections), strict=True)
    )
    frame = Rect(0, 0, width, height, stroke="mark", weight="hair")
    return [
        Drawing((frame, Group(one.nodes, (width - one.width) / 2, (height - one.height) / 2)), width, height)
        for one in sections
    ]


def _hatched(section: Section, height: int, angle: int) -> Iterator[tuple[float, float, float, float]]:
    """Lines at an angle across what lies inside of an odd number of outlines.

    They begin where the fewest of them run along an arc.
    """
    right, up = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    pieces: _Pieces = []
    for outline in section:
        spots = [(x * right + y * up, y * right - x * up) for x, y in outlines.points(outline)]
        pieces += zip(spots, (*spots[1:], spots[0]), strict=True)
    ways = [[*_lines(pieces, start)] for start in _STARTS]
    for along, level in min(ways, key=lambda lines: sum(_is_sliver(pieces, sum(one) / 2, at) for one, at in lines)):
        (x1, y1), (x2, y2) = ((at * right - level * up, at * up + level * right) for at in along)
        yield units(x1), units(height - y1), units(x2), units(height - y2)


def _lines(pieces: _Pieces, start: float) -> Iterator[tuple[tuple[float, float], float]]:
    """Level lines across what lies inside, as ends and level; the first one by this part of a step above 0."""
    step = _HATCH * SCALE
    levels = [level for (_, level), _ in pieces]
    for number in range(math.floor(min(levels) / step), math.ceil(max(levels) / step) + 1):
        level = (number + start) * step
        met = sorted(
            one + (level - low) / (high - low) * (other - one)
            for (one, low), (other, high) in pieces
            if (low > level) != (high > level)
        )
        for along in zip(met[::2], met[1::2], strict=False):
            yield along, level


def _is_sliver(pieces: _Pieces, middle: float, level: float) -> bool:
    """Whether a hatching line, whose middle is given, runs along an arc, which looks thicker; not in thin walls."""
    away = [
        low + (middle - one) / (other - one) * (high - low) - level
        for (one, low), (other, high) in pieces
        if (one > middle) != (other > middle)
    ]
    near, far = sorted(
        (min((one for one in away if one > 0), default=0.0), -max((one for one in away if one <= 0), default=0.0))
    )
    return near < _SLIVER * SCALE and far > 3 * _SLIVER * SCALE


def depict_solution(sheet: Sheet, query: Query, answer: str, why: Reasons) -> tuple[Scene, ...]:
    """The answer in a frame, the others struck out, and a line where each wrong one clashes."""
    (scene,) = depict(sheet, query)
    letters = LETTERS[: len(query.options)]
    there, width = areas(scene), 0.7 * pen(scene)
    views = {shown.side: shown.view for shown in sheet.views}
    marks = [across(there[f"view-{side}"], views[side], side, axis, at, width) for _, side, axis, at, *_ in why.clashes]
    return (over(judged(scene, answer, letters), marks),)
