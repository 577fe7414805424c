"""Draws heaps of pieces that cross: sticks, strips of paper, strokes of a brush, tracks of toy cars, footprints."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Clipped, Element, Label, Painted, Polyline, Rect, Scene
from puzzlegen.formats.cues.layer_order import Heap

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

_UNIT: Final = 100  # points of a statement in a unit of the scene
_BEYOND: Final = 0.44  # from the end of a piece to the middle of its number
_TAG: Final = 0.22  # half the side of a number's square
_SHADOW: Final = (0.05, 0.07)
_TABLES: Final = {  # their colours, and those of edges and grains, in several looks
    "sticks": (("#eadfcb", "#d3c1a2"), ("#e3e6e8", "#c8d0d6"), ("#e2cfb2", "#c9ae84")),
    "strips": (("#dde4e9", "#bcc8d1"), ("#e9e2d5", "#cfc4b0"), ("#dde7de", "#bccdbe")),
    "strokes": (("#f7f2e6", "#d9cfb8"), ("#efe9dc", "#d2c8b4"), ("#eef2f4", "#c9d3d9")),
    "tracks": (("#f1eee6", "#d3cdbd"), ("#e4e8ea", "#c3ccd1"), ("#e6ebdf", "#c5cfb8")),
    "prints": (("#f0e6cf", "#d6c5a0"), ("#eadfce", "#cfbda3"), ("#f2ead9", "#dacbab")),
}
_DARK, _LIGHT = "#000000", "#ffffff"
# Half of a sole from its heel to its toe: how far along, and half its width, as shares of its length and width.
_SOLE: Final = (
    (0.0, 0.5),
    (0.04, 0.74),
    (0.16, 0.8),
    (0.34, 0.66),
    (0.5, 0.74),
    (0.7, 1.0),
    (0.86, 0.94),
    (0.96, 0.62),
    (1.0, 0.3),
)
_CAR: Final = ((-0.42, 0.24), (-0.36, 0.3), (0.36, 0.3), (0.46, 0.2))  # its left side, from the back to the front
_FINER: Final = 4  # parts of each piece of a curve
_BRISTLES: Final = (-0.1, 0.05, -0.04, 0.12, 0.0, 0.16, 0.05, 0.11, -0.02, 0.14, -0.06, 0.04, -0.12)  # beyond an end
_STREAKS: Final = (  # of a brush: aside, from where to where along a stroke, and what they are like
    (-0.76, 0.0, 1.0, _DARK, 0.22),
    (-0.5, 0.08, 0.8, _LIGHT, 0.28),
    (-0.24, 0.25, 1.0, _DARK, 0.14),
    (0.0, 0.0, 0.6, _LIGHT, 0.24),
    (0.26, 0.15, 0.9, _DARK, 0.14),
    (0.5, 0.03, 0.7, _LIGHT, 0.28),
    (0.76, 0.0, 1.0, _DARK, 0.22),
)
_DRY: Final = ((-0.78, 4), (-0.45, 9), (-0.16, 5), (0.14, 11), (0.42, 6), (0.72, 8))  # streaks: aside, and how long


def picture(heap: Heap) -> Scene:
    """The pieces from the lowest up; where a ring defies that, the upper one once more within the overlap."""
    wide, high = heap.size[0] / _UNIT, heap.size[1] / _UNIT
    nodes = _table(heap.theme, heap.size[0], wide, high)
    crossings = [(over - 1, under - 1) for over, under in heap.crossings]
    order = _from_below(crossings, len(heap.pieces))
    drawn = [_Drawn(heap, piece) for piece in range(len(heap.pieces))]
    for piece in order:
        nodes += drawn[piece].shadows()
        nodes += drawn[piece].body
    for over, under in crossings:
        if order.index(over) < order.index(under):
            nodes.append(_woven(drawn[over], drawn[under]))
    for number, one in enumerate(drawn, 1):
        nodes += one.tag(number)
    nodes.append(Element("table", 0, 0, wide, high))  # the validator reads pixels, and so counts on all of it
    return Scene(wide, high, tuple(nodes))


def _table(theme: str, look: int, wide: float, high: float) -> list[AnyNode]:
    """What the pieces lie on: wood with its grain, slate, sand or paper."""
    looks = _TABLES[theme]
    ground, mark = looks[look % len(looks)]
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    nodes: list[AnyNode] = [Painted(corners, ground)]
    if theme == "sticks":
        for row in range(1, int(high / 0.45) + 1):
            y = 0.45 * row - 0.2
            grain = tuple((x / 4, y + 0.05 * math.sin(0.35 * x / 4 + 1.3 * row)) for x in range(int(4 * wide) + 2))
            nodes.append(Painted(grain, stroke=mark, width=0.025, opacity=0.7))
    if theme == "prints":
        for row in range(int(high / 0.4)):
            for column in range(int(wide / 0.6)):
                x, y = 0.6 * column + 0.13 * ((5 * row + 3 * column) % 5), 0.4 * row + 0.2
                nodes.append(Painted(_round(x + 0.1, y, 0.025), fill=mark, opacity=0.8))
    nodes.append(Painted((*corners, corners[0]), stroke=mark, width=0.12))
    return [Clipped(corners, tuple(nodes))]


def _from_below(crossings: Sequence[tuple[int, int]], count: int) -> list[int]:
    """An order to draw in: whatever lies on nothing that is not drawn yet; in a ring, the next piece."""
    left, order = list(range(count)), list[int]()
    while left:
        free = [one for one in left if not any(over == one and under in left for over, under in crossings)]
        order += free or left[:1]
        left = [one for one in left if one not in order]
    return order


def _woven(upper: "_Drawn", lower: "_Drawn") -> AnyNode:
    """The upper one of two straight pieces where it crosses the lower one, with its shadow on that."""
    (a, b), (c, d) = (_line(one.strokes[0]) for one in (upper, lower))
    area = b[0] * d[1] - b[1] * d[0]
    along = ((c[0] - a[0]) * d[1] - (c[1] - a[1]) * d[0]) / area
    cosine = abs(b[0] * d[0] + b[1] * d[1])
    reach = upper.half * (1 + cosine) / abs(area) + 0.16
    side = upper.half + 0.14
    x, y = a[0] + along * b[0], a[1] + along * b[1]
    place = _placed((x, y), b, ((-reach, -side), (reach, -side), (reach, side), (-reach, side)))
    shadows = (Clipped(lower.outlines[0], tuple(upper.shadows())),)
    return Clipped(place, (*shadows, *upper.body))


def _line(stroke: Sequence[Point]) -> tuple[Point, Point]:
    """Where a straight stroke begins, and its direction."""
    return stroke[0], _way(stroke[0], stroke[-1])


def _way(start: Point, stop: Point) -> Point:
    length = math.dist(start, stop)
    return (stop[0] - start[0]) / length, (stop[1] - start[1]) / length


def _placed(origin: Point, way: Point, points: Sequence[Point]) -> Outline:
    """Points along and across a direction, as points of the scene."""
    (x, y), (a, b) = origin, way
    return tuple((x + s * a - t * b, y + s * b + t * a) for s, t in points)


def _beside(stroke: Sequence[Point], aside: float) -> list[Point]:
    """The line that runs along a stroke, so far to its right."""
    ways = [_way(start, stop) for start, stop in pairwise(stroke)]
    found = []
    for place, (x, y) in enumerate(stroke):
        (a, b), (c, d) = ways[max(0, place - 1)], ways[min(place, len(ways) - 1)]
        right, down = a + c, b + d
        scale = 2 * aside / (right**2 + down**2)
        found.append((x - scale * down, y + scale * right))
    return found


def _smooth(stroke: Sequence[Point]) -> list[Point]:
    """A curve through the points of a stroke, whose direction at each is that from the one before to the one after."""
    found = list[Point]()
    for place, ((ax, ay), (bx, by)) in enumerate(pairwise(stroke)):
        (x, y), (z, w) = stroke[max(0, place - 1)], stroke[min(place + 2, len(stroke) - 1)]
        for step in range(_FINER):
            t = step / _FINER
            start, stop, out, back = (1 + 2 * t) * (1 - t) ** 2, t * t * (3 - 2 * t), t * (1 - t) ** 2, t * t * (t - 1)
            out, back = out / 2, back / 2
            found.append(
                (
                    start * ax + stop * bx + out * (bx - x) + back * (z - ax),
                    start * ay + stop * by + out * (by - y) + back * (w - ay),
                )
            )
    return [*found, stroke[-1]]


def _along(stroke: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[Point, Point]]:
    """Places every step along a stroke, and the directions there."""
    at = start
    for one, other in pairwise(stroke):
        way, length = _way(one, other), math.dist(one, other)
        while at < length:
            yield (one[0] + at * way[0], one[1] + at * way[1]), way
            at += step
        at -= length


class _Drawn:
    """The nodes of a piece."""

    def __init__(self, heap: Heap, piece: int) -> None:
        self.theme, self.hue, self.number = heap.theme, heap.pieces[piece].hue, piece
        self.half = heap.width / 2 / _UNIT
        strokes = [[(x / _UNIT, y / _UNIT) for x, y in stroke] for stroke in heap.pieces[piece].strokes]
        self.strokes = [_smooth(stroke) if heap.theme in ("strokes", "tracks") else stroke for stroke in strokes]
        self.outlines = [self._outline(stroke) for stroke in self.strokes]
        self.body: list[AnyNode] = []
        for stroke, outline in zip(self.strokes, self.outlines, strict=True):
            wet = heap.theme == "strokes"
            self.body.append(Polyline(outline, None if wet else "ink", "thin", closed=True, fill=self.hue))
            self.body += getattr(self, f"_{self.theme}")(stroke, outline)

    def shadows(self) -> list[AnyNode]:
        """What it throws on all that lies below: only what can be lifted has any."""
        if self.theme not in ("sticks", "strips"):
            return []
        right, down = _SHADOW
        outlines = [tuple((x + right, y + down) for x, y in outline) for outline in self.outlines]
        return [Painted(outline, fill=_DARK, opacity=0.25) for outline in outlines]

    def tag(self, number: int) -> list[AnyNode]:
        """Its number, at its end; on the roof of its car."""
        before, end = self.strokes[-1][-2:]
        way = _way(before, end)
        x, y = end[0] + _BEYOND * way[0], end[1] + _BEYOND * way[1]
        nodes = self._car((x, y), way) if self.theme == "tracks" else []
        nodes.append(Rect(x - _TAG, y - _TAG, 2 * _TAG, 2 * _TAG, fill="paper", stroke="ink"))
        nodes.append(Label(x, y, str(number), 0.27, "given"))
        nodes.append(Element(f"tag-{number}", x - _TAG, y - _TAG, 2 * _TAG, 2 * _TAG))
        return nodes

    def _car(self, middle: Point, way: Point) -> list[AnyNode]:
        """A toy car from above, which drives this way."""
        body = [*_CAR, *((x, -y) for x, y in reversed(_CAR))]
        nodes: list[AnyNode] = []
        for x, y in ((-0.27, -0.32), (-0.27, 0.32), (0.27, -0.32), (0.27, 0.32)):
            wheel = ((x - 0.1, y - 0.05), (x + 0.1, y - 0.05), (x + 0.1, y + 0.05), (x - 0.1, y + 0.05))
            nodes.append(Polyline(_placed(middle, way, wheel), "ink", "thin", closed=True, fill="ink"))
        nodes.append(Polyline(_placed(middle, way, body), "ink", "thin", closed=True, fill=self.hue))
        screen = ((0.26, -0.22), (0.36, -0.16), (0.36, 0.16), (0.26, 0.22))
        nodes.append(Polyline(_placed(middle, way, screen), "ink", "hair", closed=True, fill="paper"))
        return nodes

    def _outline(self, stroke: Sequence[Point]) -> Outline:
        """Both sides of a stroke, and what its ends look like."""
        half, blunt = self.half, list[Point]()
        (a, b), (c, d) = stroke[0], stroke[-1]
        back, ahead = _way(stroke[1], stroke[0]), _way(stroke[-2], stroke[-1])
        match self.theme:
            case "prints":
                way, length = _way(stroke[0], stroke[-1]), math.dist(stroke[0], stroke[-1])
                right = [(share * length, half * wide) for share, wide in _SOLE]
                return _placed((a, b), way, [*right, *((s, -t) for s, t in reversed(right))])
            case "sticks":
                tip = [(0.0, 0.35 * half), (0.0, -0.35 * half)]
                blunt = [(0.02, 0.8 * half), (0.02, -0.8 * half)]
                inner = [*stroke[:-1], (c - 0.3 * ahead[0], d - 0.3 * ahead[1])]
            case "strips":
                teeth = [(0.0 if place % 2 else 0.09, half - place * half / 4) for place in range(9)]
                tip, inner = teeth, list(stroke)
            case "strokes":
                tip = [(far, half - place * half / 6) for place, far in enumerate(_BRISTLES)]
                turns = [math.pi * (step / 12 - 0.5) for step in range(13)]
                blunt = [(half * math.cos(turn), -half * math.sin(turn)) for turn in turns]
                inner = list(stroke)
            case _:
                tip, inner = [(0.0, half), (0.0, -half)], list(stroke)
        return (
            *_beside(inner, half),
            *_placed((c, d), ahead, tip),
            *reversed(_beside(inner, -half)),
            *_placed((a, b), back, blunt or tip),
        )

    def _sticks(self, stroke: Sequence[Point], outline: Outline) -> Iterator[AnyNode]:  # noqa: ARG002
        """A gleam, and some rings near both ends."""
        yield Painted((*_beside(stroke, -0.4 * self.half),), stroke=_LIGHT, width=0.035, opacity=0.45)
        for line in (stroke, stroke[::-1]):
            origin, way = _line(line)
            for ring in range(1 + self.number % 3):
                at = 0.36 + 0.13 * ring
                line_across = _placed(origin, way, ((at, -self.half), (at, self.half)))
                yield Painted(line_across, stroke=_DARK, width=0.05, opacity=0.6)

    def _strips(self, stroke: Sequence[Point], outline: Outline) -> Iterator[AnyNode]:
        """A pattern in white: slanted stripes, dots, or lines along the strip."""
        half = self.half
        match self.number % 4:
            case 0:
                slants = [
                    _placed(at, way, ((0, half), (0.09, half), (0.09 + half, -half), (half, -half)))
                    for at, way in _along(stroke, 0.32, 0.05)
                ]
                stripes = [Painted(slant, fill=_LIGHT, opacity=0.5) for slant in slants]
                yield Clipped(outline, tuple(stripes))
            case 1:
                for place, (at, way) in enumerate(_along(stroke, 0.22, 0.2)):
                    (x, y), *_ = _placed(at, way, ((0, half * (0.4 if place % 2 else -0.4)),))
                    yield Painted(_round(x, y, 0.06), fill=_LIGHT, opacity=0.6)
            case 2:
                for aside in (-0.55, 0.55):
                    yield Painted((*_beside(stroke, aside * half),), stroke=_LIGHT, width=0.06, opacity=0.6)
            case _:
                for at, way in _along(stroke, 0.3, 0.2):
                    yield Painted(_placed(at, way, ((0, half), (0, -half))), stroke=_LIGHT, width=0.07, opacity=0.5)

    def _strokes(self, stroke: Sequence[Point], outline: Outline) -> Iterator[AnyNode]:
        """A darker rim, the lines of the bristles, and where they run dry."""
        yield Painted((*outline, outline[0]), stroke=_DARK, width=0.04, opacity=0.4)
        for aside, points in _DRY:
            yield Painted((*_beside(stroke, aside * self.half)[-points:],), stroke=_LIGHT, width=0.025, opacity=0.55)
        for aside, start, stop, colour, opacity in _STREAKS:
            first, last = (round(share * len(stroke)) for share in (start, stop))
            line = _beside(stroke, aside * self.half)[first:last]
            yield Painted((*line,), stroke=colour, width=0.022, opacity=opacity)

    def _tracks(self, stroke: Sequence[Point], outline: Outline) -> Iterator[AnyNode]:  # noqa: ARG002
        """The tread, one of four."""
        half, kind = self.half, self.number % 4
        treads = (
            (((-0.06, -0.8), (0.06, 0.0), (-0.06, 0.8)),),
            (((0.0, -0.85), (0.0, -0.2)), ((0.09, 0.2), (0.09, 0.85))),
            (((-0.07, -0.75), (0.07, 0.75)),),
            (((0.05, -0.8), (-0.05, -0.25)), ((0.0, -0.12), (0.0, 0.12)), ((-0.05, 0.25), (0.05, 0.8))),
        )[kind]
        for at, way in _along(stroke, 0.2, 0.1):
            for line in treads:
                points = [(s, t * half) for s, t in line]
                yield Painted(_placed(at, way, points), stroke=_DARK, width=0.06, opacity=0.45)

    def _prints(self, stroke: Sequence[Point], outline: Outline) -> Iterator[AnyNode]:  # noqa: ARG002
        """The profile of the sole, and where the heel begins."""
        origin, way = _line(stroke)
        length, half = math.dist(stroke[0], stroke[-1]), self.half
        bars = {0: (0.55, 0.67, 0.79, 0.91), 1: (0.62, 0.82), 2: (0.58, 0.7, 0.82)}[self.number % 3]
        for share in (0.12, 0.24, *bars):
            bow = 0.05 * (self.number % 2)
            points = [(share * length, -0.5 * half), (share * length + bow, 0.0), (share * length, 0.5 * half)]
            yield Painted(_placed(origin, way, points), stroke=_DARK, width=0.045, opacity=0.45)


def _round(x: float, y: float, radius: float) -> Outline:
    return tuple(
        (x + radius * math.cos(k * math.tau / 10), y + radius * math.sin(k * math.tau / 10)) for k in range(10)
    )
