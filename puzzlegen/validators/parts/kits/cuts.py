"""Where planes across a part cross the lines of its views, what sections have to do with it, and how a part is cut.

A plane is seen as a line in the views whose sides lie across it. Where that line crosses a line of the view, the plane
cuts an edge of the part, or what looks like one from there: so the outline of the section has a corner or a turning
point there. And where the outline is straight along the line of sight, the view has a line that the plane crosses.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.facts.parts import outlines
from puzzlegen.facts.parts.sides import LOOKS, Axis, Side
from puzzlegen.formats.parts.kits.drawings import Arc, Line, Strokes, View
from puzzlegen.formats.parts.section import Cut, Section
from puzzlegen.validators.parts.kits.drawn_views import Surface, distances, dotted

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

SAME: Final = 25
"""Hundredths of a millimetre within which places are the same: meshes have straight sides where views have arcs."""
_CLEAR: Final = 25  # by which a line has to go on at both sides of a plane to be crossed by it for sure
_CLOSE: Final = 100  # by which a straight line along a plane has to lie away from it
_LEVEL: Final = 2  # by which the ends of a straight edge across an axis may differ
_SHORTEST: Final = 60  # straight edge that views have to show
_BESIDE: Final = 15  # by which an arc may lie beside 0
_BETWEEN: Final = 50.0  # steps of views between points that are looked at
_NEAR: Final = 25.0  # steps of views within which outlines are the same
_BESIDES: Final = 7  # steps of meshes: a part is cut as far before and behind a plane
_COARSE: Final = 10  # steps of meshes in one of views
_GRID: Final = 192  # points of a grid along the longer side


class Place(NamedTuple):
    """Where along an axis of the part a section is straight across it, or a plane crosses a line of a view.

    ``gap`` is how far the other of both is from it, ``along`` how far the section's left or lower end.
    """

    side: Side
    axis: Axis
    at: int
    outlined: bool
    gap: int
    along: int


def check(section: Section) -> None:
    """Refuse outlines that stand still, or do not begin at 0."""
    for outline in section:
        if any(one[:2] == other[:2] for one, other in outlines.sides(outline)):
            raise MalformedStatement("an outline stands still")
        if len(outline) == 2 and not any(corner.bend for corner in outline):
            raise MalformedStatement("an outline has no inside")
    if any(abs(least) > _BESIDE for least in outlines.begin(section)):
        raise MalformedStatement("a section does not begin at 0")


def as_view(section: Section) -> View:
    """The outlines of a section, drawn as a view is."""
    width, height = outlines.size(section)
    lines, arcs = outlines.strokes(section)
    return View(width, height, Strokes(tuple(Line(*line) for line in lines), tuple(Arc(*arc) for arc in arcs)))


def compared(views: Mapping[Side, View], cut: Cut, section: Section) -> Iterator[Place]:
    """Each straight edge of a section and each line that a plane crosses, and how far the other's nearest place is."""
    across = LOOKS[cut.side].near.axis
    for number, ray in enumerate(LOOKS[cut.side][:2]):
        for side, view in views.items():
            axes = [one.axis for one in LOOKS[side][:2]]
            if sorted(axes) != sorted((across, ray.axis)):
                continue
            crossed, touched = _crossings(view, side, across, cut.at)
            every = sorted({*crossed, *touched})
            if not every:
                return
            low, high = every[0], every[-1]
            marks = [_on_part(at, ray.sign, low, high) for at in _marks(section, number)]
            for at in crossed:
                along = at - low if ray.sign > 0 else high - at
                yield Place(side, ray.axis, at, False, min(abs(at - mark) for mark in marks), along)
            for at in _straight(section, number):
                place = _on_part(at, ray.sign, low, high)
                yield Place(side, ray.axis, place, True, min(abs(place - other) for other in every), at)


def misses(views: Mapping[Side, View], cut: Cut) -> bool:
    """True if a plane meets no line of a view that shows it as a line."""
    across = LOOKS[cut.side].near.axis
    shown = [(side, view) for side, view in views.items() if across in [ray.axis for ray in LOOKS[side][:2]]]
    return any(not any(_crossings(view, side, across, cut.at)) for side, view in shown)


def _on_part(at: int, sign: int, low: int, high: int) -> int:
    """Where along an axis of the part a coordinate of a section is that lies between two places."""
    return low + at if sign > 0 else high - at


def _marks(section: Section, number: int) -> set[int]:
    """Where outlines have corners, or turn, along the first or the second coordinate."""
    found: set[int] = set()
    for outline in section:
        for one, other in outlines.sides(outline):
            found.add(one[number])
            if one[2]:
                arc = outlines.bow(one, other)
                first, last = sorted((arc.start, arc.start + arc.turn))
                turns = range(math.ceil(first / 9_000) * 9_000, math.floor(last) + 1, 9_000)
                found |= {round(arc.at(angle)[number]) for angle in turns if angle // 9_000 % 2 == number}
    return found


def _straight(section: Section, number: int) -> set[int]:
    """Where straight edges of outlines lie across the first or the second coordinate."""
    return {
        one[number]
        for outline in section
        for one, other in outlines.sides(outline)
        if not one[2]
        and abs(one[number] - other[number]) <= _LEVEL
        and abs(one[1 - number] - other[1 - number]) >= _SHORTEST
    }


def runs_along(view: View, side: Side, cut: Cut) -> bool:
    """True if a straight line of a view lies in a plane that is seen as a line there, or almost."""
    across = LOOKS[cut.side].near.axis
    for number, ray in enumerate(LOOKS[side][:2]):
        if ray.axis == across:
            at = cut.at if ray.sign > 0 else (view.width, view.height)[number] - cut.at
            lines = (*view.seen.lines, *view.hidden.lines)
            return any(max(abs(line[number] - at), abs(line[number + 2] - at)) <= _CLOSE for line in lines)
    return False


def _crossings(view: View, side: Side, axis: Axis, place: int) -> tuple[list[int], list[int]]:
    """Where a plane crosses lines of a view that shows it as a line, for sure, and where it may.

    The places lie along the other axis of the part.
    """
    numbers = [ray.axis for ray in LOOKS[side][:2]].index(axis)
    sizes = view.width, view.height
    at = place if LOOKS[side][numbers].sign > 0 else sizes[numbers] - place
    found: tuple[list[float], list[float]] = ([], [])
    for strokes in (view.seen, view.hidden):
        for line in strokes.lines:
            _meet([(line.x1, line.y1), (line.x2, line.y2)], numbers, at, found)
        for arc in strokes.arcs:
            _meet_arc(arc, numbers, at, found)
        for curve in strokes.curves:
            _meet([(point.x, point.y) for point in curve], numbers, at, found)
    sign, size = LOOKS[side][1 - numbers].sign, sizes[1 - numbers]
    sure, open_ones = ([round(spot if sign > 0 else size - spot) for spot in spots] for spots in found)
    return sorted({*sure}), sorted({*open_ones})


def _meet(way: Sequence[tuple[float, float]], number: int, at: float, found: tuple[list[float], list[float]]) -> None:
    """Add where a line through points meets a place along a coordinate."""
    for one, other in pairwise(way):
        low, high = sorted((one[number], other[number]))
        if not low - SAME <= at <= high + SAME:
            continue
        share = (at - one[number]) / (other[number] - one[number]) if low < high else 0.5
        spot = one[1 - number] + min(max(share, 0.0), 1.0) * (other[1 - number] - one[1 - number])
        ends = [point[number] for point in way]
        goes_on = low <= at <= high and min(ends[0], ends[-1]) < at - _CLEAR and max(ends[0], ends[-1]) > at + _CLEAR
        found[0 if goes_on else 1].append(spot)


def _meet_arc(arc: Arc, number: int, at: float, found: tuple[list[float], list[float]]) -> None:
    """Add where an arc meets a place along a coordinate."""
    away = at - (arc.x, arc.y)[number]
    if abs(away) > arc.radius + SAME:
        return
    tangent = abs(away) > arc.radius - _CLEAR
    share = min(max(away / arc.radius, -1.0), 1.0)
    angle = math.acos(share) if number == 0 else math.asin(share)
    slack = 100 * math.degrees(_CLEAR / arc.radius)
    for one in (angle, -angle if number == 0 else math.pi - angle):
        degrees = math.degrees(one) * 100
        turn = (degrees - arc.start) % 36_000
        length = arc.end - arc.start
        goes_on = slack <= turn <= length - slack or length == 36_000
        spot = (arc.x, arc.y)[1 - number] + arc.radius * (math.sin(one) if number == 0 else math.cos(one))
        if goes_on and not tangent:
            found[0].append(spot)
        elif turn <= length + slack or turn >= 36_000 - slack:
            found[1].append(spot)


def is_cut_so(surface: Surface, cut: Cut, section: Section) -> bool:
    """Whether a closed surface has a section, just before a plane and just behind it."""
    drawn = _segments(section)
    for besides in (-_BESIDES, _BESIDES):
        cut_open = _sliced(surface, cut, besides)
        if not len(cut_open):
            return False
        cut_open -= cut_open.min(axis=(0, 1))
        for some, others in ((drawn, cut_open), (cut_open, drawn)):
            if not (distances(dotted(some, _BETWEEN), others) <= _NEAR).all():
                return False
    return True


def _segments(section: Section) -> "Floats":
    """(n, 2, 2) straight pieces of outlines."""
    found: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for outline in section:
        spots = outlines.points(outline)
        found += zip(spots, (*spots[1:], spots[0]), strict=True)
    return np.array(found, dtype=np.float64)


def _sliced(surface: Surface, cut: Cut, besides: int) -> "Floats":
    """(n, 2, 2) where triangles meet a plane, in steps of views to the right and up."""
    spots = surface.spots(cut.side)
    at = _COARSE * cut.at
    plane = (at if LOOKS[cut.side].near.sign > 0 else spots[:, 2].max() - at) + besides
    corners = spots[surface.triangles]
    above = corners[:, :, 2] > plane
    met = corners[above.any(axis=1) & ~above.all(axis=1)]
    above = met[:, :, 2] > plane
    alone = np.where(above.sum(axis=1) == 1, above.argmax(axis=1), (~above).argmax(axis=1))
    rows = np.arange(len(met))
    tip, ends = met[rows, alone], []
    for k in (1, 2):
        other = met[rows, (alone + k) % 3]
        share = (plane - tip[:, 2]) / (other[:, 2] - tip[:, 2])
        ends.append(tip[:, :2] + share[:, None] * (other - tip)[:, :2])
    return np.stack(ends, axis=1) / _COARSE


def apart(one: Section, other: Section) -> float:
    """The area of what belongs to one of two sections only, over that of what belongs to either.

    Points of a grid are counted; both sections begin at 0.
    """
    sizes = (outlines.size(one), outlines.size(other))
    longest = max(max(size) for size in sizes)
    mine, others = (_filled(_segments(section), longest) for section in (one, other))
    return float((mine != others).sum() / max(1, (mine | others).sum()))


def _filled(segments: "Floats", longest: int) -> "NDArray[np.bool_]":
    """Which points of a grid lie inside of an odd number of outlines."""
    lines = (np.arange(_GRID) + 0.5) * longest / _GRID
    (x1, y1), (x2, y2) = segments[:, 0].T, segments[:, 1].T
    found = np.zeros((_GRID, _GRID), dtype=np.int64)
    met = (y1[:, None] > lines) != (y2[:, None] > lines)
    number, row = np.nonzero(met)
    spots = x1[number] + (lines[row] - y1[number]) / (y2[number] - y1[number]) * (x2[number] - x1[number])
    column = np.clip(np.ceil(spots / longest * _GRID - 0.5), 0, _GRID).astype(np.int64)
    kept = column < _GRID
    np.add.at(found, (row[kept], column[kept]), 1)
    inside: NDArray[np.bool_] = found.cumsum(axis=1) % 2 == 1
    return inside
