"""Sections of bodies by planes across an axis, cut by manifold3d, and where planes cross the lines of views."""

import math
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

import manifold3d
import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Axis, Side
from puzzlegen.generators.parts.kits.bodies import Body
from puzzlegen.generators.parts.kits.line_views import STEPS, Arc, Drawn, outline

_BESIDES: Final = 0.011  # millimetres: a body is cut as far before and behind a plane
_STEADY: Final = 0.004  # of the area by which both cuts may differ
_CLEAR: Final = 30  # hundredths of a millimetre in which no line begins, ends or turns beside a plane
_CLOSE: Final = 120  # by which what runs along a plane has to lie away from it
_MOST_CORNERS: Final = 60
_LEVEL: Final = 2  # by which the ends of a straight edge across an axis may differ
_SHORTEST: Final = 60  # straight edge that views have to show

Corner: TypeAlias = tuple[int, int, int]
Outline: TypeAlias = tuple[Corner, ...]


class Place(NamedTuple):
    """Where along an axis of the part the outline of a section, or a view, has something, and how far the other has.

    ``along`` is the same place from the section's left or lower end.
    """

    gap: int
    side: Side
    axis: Axis
    at: int
    outlined: bool
    along: int


class Marks(NamedTuple):
    """Where along a coordinate outlines have corners or turn, and where straight edges lie across it."""

    corners: Set[int]
    edges: Set[int]


def cut_open(body: Body, side: Side, at: int) -> manifold3d.CrossSection:
    """The section that is seen from a side at so many hundredths of a millimetre from an end; it begins at 0.

    Raises:
        Rejected: the plane misses the body, or the body changes there.
    """
    look = LOOKS[side]
    rows = [[ray.sign * (ray.axis == axis) for axis in "xyz"] + [0] for ray in look]
    turned = body.transform(rows)
    bounds = turned.bounding_box()
    low, high = bounds[2], bounds[5]
    place = low + at / PER_MM if look.near.sign > 0 else high - at / PER_MM
    before, behind = (turned.slice(place + besides) for besides in (_BESIDES, -_BESIDES))
    if before.is_empty() or outside(before, behind) > _STEADY:
        raise Rejected("a plane runs along a face, or misses the part")
    before = before.simplify(0.003)  # slivers without an inside have bounds, too
    left, down, *_ = before.bounds()
    return before.translate((-left, -down))


def outside(one: manifold3d.CrossSection, other: manifold3d.CrossSection) -> float:
    """The area of what belongs to one of two sections only, over that of what belongs to either."""
    either = (one + other).area()
    return (either - (one ^ other).area()) / either if either else 1.0


def outlines(section: manifold3d.CrossSection) -> tuple[Outline, ...]:
    """The outlines of a section in hundredths of a millimetre, with arcs for what stands for these.

    Raises:
        Rejected: one is too intricate.
    """
    found = []
    for polygon in section.to_polygons():
        spots = [*map(tuple, np.rint(np.asarray(polygon) * STEPS).astype(np.int64).tolist())]
        corners = outline(spots)
        if len(corners) > _MOST_CORNERS or any(a[:2] == b[:2] for a, b in pairwise((*corners, corners[0]))):
            raise Rejected("an outline is too intricate")
        first = corners.index(min(corners))
        found.append((*corners[first:], *corners[:first]))
    return tuple(sorted(found))


Crossed: TypeAlias = Mapping[tuple[Side, Axis], Sequence[int]]
"""Views, and axes of the part that they show beside a plane -> where along these it crosses lines, in order."""


def crossed(side: Side, at: int, views: Mapping[Side, Drawn]) -> Crossed:
    """Where the plane of a section that is seen from a side crosses lines of views that show it as a line.

    Raises:
        Rejected: a line of a view begins, ends or turns too near the plane, or runs along it.
    """
    across = LOOKS[side].near.axis
    found: dict[tuple[Side, Axis], Sequence[int]] = {}
    for of, view in views.items():
        axes = [ray.axis for ray in LOOKS[of][:2]]
        if across in axes:
            number = axes.index(across)
            found[of, axes[1 - number]] = _crossed(view, of, number, at)
    return found


def disagreements(marks: Sequence[Marks], side: Side, planes: Crossed) -> Iterator[Place]:
    """Each straight edge of a section across an axis, and each line that a plane crosses in views.

    Args:
        marks: those of the section along its first and its second coordinate.
        side: from which it is seen.
        planes: what its plane crosses in views.
    """
    for (corners, edges), ray in zip(marks, LOOKS[side], strict=False):
        for (of, axis), met in planes.items():
            if axis != ray.axis:
                continue
            low, high = met[0], met[-1]
            found, straight = (
                [low + spot if ray.sign > 0 else high - spot for spot in spots] for spots in (corners, edges)
            )
            for place in met:
                along = place - low if ray.sign > 0 else high - place
                yield Place(min([abs(place - mark) for mark in found]), of, ray.axis, place, False, along)
            for place, along in zip(straight, edges, strict=True):
                yield Place(min([abs(place - other) for other in met]), of, ray.axis, place, True, along)


def marks_of(section: Sequence[Outline], number: int) -> Marks:
    """What a section has along a coordinate."""
    marks, edges = set[int](), set[int]()
    for corners in section:
        for one, other in pairwise((*corners, corners[0])):
            marks.add(one[number])
            way = other[0] - one[0], other[1] - one[1]
            if one[2]:
                marks |= _turns(one, way, number)
            elif abs(way[number]) <= _LEVEL and abs(way[1 - number]) >= _SHORTEST:
                edges.add(one[number])
    return Marks(marks, edges)


def _turns(one: Corner, way: tuple[int, int], number: int) -> set[int]:
    """The extremes of an arc along a coordinate that lie between its ends."""
    bend = math.radians(one[2] / PER_MM)
    radius = math.hypot(*way) / 2 / math.sin(abs(bend) / 2)
    # The way leaves its corner by half the bend to the right of the chord, if it turns to the left
    heading = math.atan2(way[1], way[0]) - bend / 2
    inwards = heading + math.copysign(math.pi / 2, bend)
    centre = one[0] + radius * math.cos(inwards), one[1] + radius * math.sin(inwards)
    found = set[int]()
    for quarter in range(number, 4, 2):
        angle = quarter * math.pi / 2
        turn = (angle - (inwards + math.pi)) * math.copysign(1, bend) % math.tau
        if turn <= abs(bend):
            found.add(round(centre[number] + radius * (math.cos(angle) if number == 0 else math.sin(angle))))
    return found


def _crossed(view: Drawn, side: Side, number: int, at: int) -> list[int]:
    """Where along the other axis of the part a plane crosses lines of a view, in order."""
    here, other = LOOKS[side][number], LOOKS[side][1 - number]
    sizes = view.width, view.height
    level = at if here.sign > 0 else sizes[number] - at
    found = set[float]()
    for part in (view.seen, view.hidden):
        for way in (*part.curves, *(((x1, y1), (x2, y2)) for x1, y1, x2, y2 in part.lines)):
            values = [spot[number] - level for spot in way]
            low, high = min(values), max(values)
            if low >= _CLOSE or high <= -_CLOSE:
                continue
            if low > -_CLOSE and high < _CLOSE:
                raise Rejected("a line runs along a plane")
            if any(abs(end) < _CLEAR for end in (values[0], values[-1], low, high)):
                raise Rejected("a line ends or turns too near a plane")
            for one, following in pairwise(way):
                if (one[number] > level) != (following[number] > level):
                    share = (level - one[number]) / (following[number] - one[number])
                    found.add(one[1 - number] + share * (following[1 - number] - one[1 - number]))
        for arc in part.arcs:
            found.update(_crossed_arc(arc, number, level))
    if len(found) < 2:
        raise Rejected("a plane misses the part")
    return sorted({round(spot if other.sign > 0 else sizes[1 - number] - spot) for spot in found})


def _crossed_arc(arc: Arc, number: int, level: int) -> Iterator[float]:
    """Where along the other coordinate an arc crosses a level."""
    middle, across = (arc.x, arc.y)[:: 1 - 2 * number]
    away, turn = level - middle, math.radians((arc.end - arc.start) / PER_MM)
    if abs(abs(away) - arc.radius) < _CLEAR:
        raise Rejected("a line turns too near a plane")
    if abs(away) > arc.radius:
        return
    # Angles are counted from the coordinate's own direction, anticlockwise for the first and clockwise for the second
    starts = math.radians(arc.start / PER_MM), math.pi / 2 - math.radians(arc.end / PER_MM)
    start, half = starts[number], math.acos(away / arc.radius)
    for angle in (half, -half):
        along = (angle - start) % math.tau
        if min(along, abs(along - turn), math.tau - along) * arc.radius * math.sin(half) < _CLEAR and turn < math.tau:
            raise Rejected("a line ends too near a plane")
        if along <= turn:
            yield across + arc.radius * math.sin(angle)
