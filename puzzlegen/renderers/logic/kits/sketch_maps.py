"""Draws sketch maps of roads on tracks, bent so that none of them looks straight."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, inf, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Painted, Polyline, Rect
from puzzlegen.formats.logic.straight_roads import Sketch, Theme

Point: TypeAlias = tuple[float, float]

MARGIN: Final = 0.5
_TRACK: Final = 0.95  # from track to track
_COLUMN: Final = 0.86  # from column to column
_ROOM: Final = 0.54  # from things in the landscape to roads
_ASIDE: Final = 0.8  # from them to numbers
_THINGS: Final = 12  # in a landscape, at most
_APART: Final = 1.2  # of each other
_STEPS: Final = 16  # points for each column, so many that bends look round
_BEND: Final = 0.4  # of a column, which a road needs besides that of a crossing to come from its track or back
_GROUNDS: Final = {  # top and bottom of the ground, the borders of roads and the roads; one for each picture
    "village": (
        ("#e3efd2", "#d2e4ba", "#6b6154", "#fffdf5"),
        ("#f5ecd2", "#ecdcb3", "#6d5a45", "#fffdf5"),
        ("#e9f1f5", "#d5e3ea", "#5d5a5e", "#f3e2bf"),
    ),
    "desert": (("#fbeed2", "#f1dab0", "#8a5a2b", "#f7c65c"), ("#f8e2d2", "#ecc7ac", "#7d4a32", "#f6dca4")),
    "canals": (("#eaf0dc", "#dbe6c6", "#27587c", "#7db9dd"), ("#f5efd9", "#ece2bd", "#27587c", "#7db9dd")),
}
_CROWNS: Final = {  # of trees on these grounds: lighter and darker, for three kinds
    "#f5ecd2": (("#c08a4a", "#a26f38"), ("#e2a856", "#c9873c"), ("#cf7c4b", "#b0603a")),
    "#e9f1f5": (("#7f9f9b", "#5f827f"), ("#b9c9c4", "#94aba6"), ("#a3b8b6", "#7f9896")),
}
_GREEN: Final = (("#7fa678", "#64905f"), ("#a3c27f", "#87ab64"), ("#86b07c", "#6b9763"))
_PLACES: Final = 0.42  # from one place where something may stand to the next one
_THIRDS: Final = (0.9, 1.0, 1.1)  # sizes of things


class SketchMap:
    """A sketch, laid out: ``width`` and ``height`` in units, everything at its place within."""

    def __init__(self, sketch: Sketch, theme: Theme) -> None:
        self.left, self.theme, self.crossings = sketch.left, theme, sketch.crossings
        self._long = 1 + max((column for column, _ in self.crossings), default=0)
        self._arc, self._p, self._q = sketch.bend
        self.look = len(self.crossings) + self._p  # chooses the ground
        routes = [self._bent(points) for points in self._routes()]
        xs, ys = zip(*(point for route in routes for point in route), strict=True)
        self._shift = MARGIN + 0.35 - min(xs), MARGIN + 0.35 - min(ys)
        self.width, self.height = max(xs) - min(xs) + 2 * MARGIN + 0.7, max(ys) - min(ys) + 2 * MARGIN + 0.7
        self.routes = [[self._moved(point) for point in route] for route in routes]

    def _routes(self) -> list[list[Point]]:
        """For each road, from the top of the left side, its points on the unbent sheet, its ends first and last."""
        order = list(range(len(self.left)))
        passed = [list[tuple[int, int, int]]() for _ in order]  # of each road: columns, the track before, up or down
        for column, track in self.crossings:
            passed[order[track]].append((column, track, 1))
            passed[order[track + 1]].append((column, track + 1, -1))
            order[track : track + 2] = order[track + 1], order[track]
        return [list(self._smooth(track, crossed)) for track, crossed in enumerate(passed)]

    def _smooth(self, track: int, crossed: Sequence[tuple[int, int, int]]) -> Iterator[Point]:
        """The points of a road: through the middles of crossings, and on its track where it has the room."""
        knots, last, heading = [(-0.55, float(track))], -2.0, 0
        for column, before, turn in crossed:
            if column - last > 2 or (column - last > 1 and turn != heading):
                knots += [(at, before) for at in (last + 1 + _BEND, column - _BEND) if at > knots[-1][0]]
            elif column - last > 1 or turn != heading:
                knots.append(((last + 1 + column) / 2, before))
            knots.append((column + 0.5, before + turn / 2))
            last, track, heading = column, before + turn, turn
        knots += [(last + 1 + _BEND, track)] if last >= 0 and last + 1 + _BEND < self._long + 0.55 else []
        knots.append((self._long + 0.55, track))
        yield -1.0, knots[0][1]
        yield from _softened([*_softened([*_through(knots)])])
        yield self._long + 1.0, float(track)

    def _bent(self, points: Sequence[Point]) -> list[Point]:
        """The points after the sheet has been bent: in waves, and as a whole."""
        return [self._bend(x * _COLUMN, y * _TRACK) for x, y in points]

    def _bend(self, x: float, y: float) -> Point:
        y, x = y + 0.3 * sin(0.9 * x + pi * self._p / 6), x + 0.2 * sin(1.1 * y + pi * self._q / 6)
        if not self._arc:
            return x, y
        angle, middle, wide = abs(self._arc) * 0.25, (len(self.left) - 1) * _TRACK / 2, self._long * _COLUMN
        radius, sign = wide / angle, 1 if self._arc > 0 else -1
        turn, out = (x - wide / 2) / radius, radius - sign * (y - middle)
        return out * sin(turn), sign * (radius - out * cos(turn))

    def _moved(self, point: Point) -> Point:
        return point[0] + self._shift[0], point[1] + self._shift[1]

    def enlarge(self, width: float, height: float) -> None:
        """Put the sketch into the middle of a larger sheet."""
        right, down = (width - self.width) / 2, (height - self.height) / 2
        self._shift = self._shift[0] + right, self._shift[1] + down
        self.routes = [[(x + right, y + down) for x, y in route] for route in self.routes]
        self.width, self.height = width, height

    def way(self, road: int) -> list[Point]:
        """The points of a road, without the ends on which its number stands."""
        return self.routes[self.left.index(road)][1:-1]

    def met(self) -> Iterator[tuple[frozenset[int], Point]]:
        """For each crossing, from the left, the numbers of its two roads and its place."""
        order = list(self.left)
        for column, track in self.crossings:
            yield frozenset(order[track : track + 2]), self._at(column, track)
            order[track : track + 2] = order[track + 1], order[track]

    def _at(self, column: int, track: int) -> Point:
        return self._moved(self._bend((column + 0.5) * _COLUMN, (track + 0.5) * _TRACK))

    def draw(self, look: int, *, named: bool) -> Iterator[AnyNode]:
        """The ground, which ``look`` chooses, with what stands on it, the roads and their numbers.

        The crossings have rings and elements if they are named.
        """
        grounds = _GROUNDS[self.theme]
        top, low, border, core = grounds[look % len(grounds)]
        right, bottom = self.width - 0.1, self.height - 0.1
        sheet = ((0.1, 0.1), (right, 0.1), (right, bottom), (0.1, bottom))
        yield Painted(sheet, top, low)
        yield Polyline(sheet, "ink", "thin", closed=True)
        yield from self._scenery(_CROWNS.get(top, _GREEN))
        for colour, width in ((border, 0.25), (core, 0.17)):
            for route in self.routes:
                yield Painted(tuple(route), stroke=colour, width=width)
        for number, route in zip(self.left, self.routes, strict=True):
            for x, y in (route[0], route[-1]):
                yield Rect(x - 0.29, y - 0.31, 0.58, 0.62, fill="paper", stroke="ink", weight="thin")
                yield Label(x, y, str(number), 0.44, "given")
        for number, (column, track) in enumerate(self.crossings, 1) if named else ():
            x, y = self._at(column, track)
            yield Circle(x, y, 0.34, None, "ink", "thin")
            yield Element(f"crossing-{number}", x - 0.35, y - 0.35, 0.7, 0.7)

    def _scenery(self, crowns: Sequence[tuple[str, str]]) -> Iterator[AnyNode]:
        """Houses, cactuses or trees where there is room."""
        near = defaultdict[tuple[int, int], list[Point]](list)  # points of roads, by the square that they are in
        for x, y in (point for route in self.routes for point in route):
            near[int(x / _ROOM), int(y / _ROOM)].append((x, y))

        def is_free(x: float, y: float) -> bool:
            column, row = int(x / _ROOM), int(y / _ROOM)
            around = ((column + a, row + b) for a in (-1, 0, 1) for b in (-1, 0, 1))
            return all(dist((x, y), one) > _ROOM for square in around for one in near.get(square, ()))

        free = list[tuple[int, Point]]()
        ends = [end for route in self.routes for end in (route[0], route[-1])]
        for row in range(1, int(self.height / _PLACES)):
            for column in range(1, int(self.width / _PLACES)):
                drawn = (37 * row + 61 * column + 17 * row * column + len(self.crossings)) % 97
                x, y = (column + 0.35 * (drawn % 7 / 6 - 0.5)) * _PLACES, (row + 0.5 * (drawn % 5 / 4 - 0.5)) * _PLACES
                if (
                    0.5 < x < self.width - 0.5
                    and 0.5 < y < self.height - 0.5
                    and is_free(x, y)
                    and min(dist((x, y), end) for end in ends) > _ASIDE
                ):
                    free.append((drawn, (x, y)))
        away = dict.fromkeys(free, inf)
        for _ in range(_THINGS):  # each as far as can be from those before it, so that no part of the land is bare
            drawn, at = max(away, key=away.__getitem__, default=(0, (0.0, 0.0)))
            if away.get((drawn, at), 0) < _APART:
                return
            yield Group(tuple(_thing(self.theme, drawn, crowns)), *at, _THIRDS[drawn % 3])
            away = {one: min(far, dist(one[1], at)) for one, far in away.items()}


def _through(knots: Sequence[Point]) -> Iterator[Point]:
    """A smooth curve through points from left to right that never overshoots them (Fritsch and Carlson, 1980)."""
    rises = [(v - y) / (u - x) for (x, y), (u, v) in pairwise(knots)]
    slopes = [0.0, *(2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(rises)), 0.0]
    for ((x, y), (u, v)), (first, second) in zip(pairwise(knots), pairwise(slopes), strict=True):
        wide, parts = u - x, max(2, round((u - x) * _STEPS))
        for part in (step / parts for step in range(parts)):
            rest = 1 - part
            level = y * rest * rest * (1 + 2 * part) + v * part * part * (3 - 2 * part)
            yield x + wide * part, level + wide * part * rest * (first * rest - second * part)
    yield knots[-1]


def _softened(points: Sequence[Point], reach: int = 5) -> Iterator[Point]:
    """The means of each point and up to so many on both sides: rounder bends, which no two curves cross in anew."""
    for place in range(len(points)):
        far = min(reach, place, len(points) - 1 - place)
        xs, ys = zip(*points[place - far : place + far + 1], strict=True)
        yield sum(xs) / len(xs), sum(ys) / len(ys)


def _thing(theme: str, drawn: int, crowns: Sequence[tuple[str, str]]) -> Iterator[AnyNode]:
    """Something that stands in the landscape, a fifth of a unit to each side; trees are the most frequent."""
    kind = drawn % 5
    if theme == "desert":
        if kind:
            yield Painted(((0, 0.22), (0, -0.2)), stroke="#6f9457", width=0.11)
            for side, height in ((-1, 0.0), (1, -0.08))[: 1 + kind % 2]:
                arm = (0.15 * side, height - 0.1), (0.15 * side, height + 0.05), (0.0, height + 0.05)
                yield Painted(arm, stroke="#6f9457", width=0.08)
        else:
            yield Painted(((-0.24, 0.2), (-0.13, -0.02), (0.04, -0.08), (0.2, 0.06), (0.24, 0.2)), "#d9b98a", "#b98f5c")
        return
    if kind == 0:
        roof, lighter = (("#bf6a4e", "#d58a6d"), ("#8e7258", "#a98b6d"))[theme == "canals"]
        yield Painted(((-0.18, 0.2), (0.18, 0.2), (0.18, -0.03), (-0.18, -0.03)), "#faf1dc")
        yield Painted(((-0.04, 0.2), (0.05, 0.2), (0.05, 0.05), (-0.04, 0.05)), "#8a6d4c")
        yield Painted(((-0.25, 0.0), (0.25, 0.0), (0.0, -0.23)), lighter, roof)
    elif kind == 1:
        yield Painted(((0, 0.22), (0, 0.1)), stroke="#8a6d4c", width=0.07)
        for top, half in ((-0.08, 0.16), (-0.26, 0.12)):
            yield Painted(((-half, top + 0.22), (half, top + 0.22), (0.0, top)), *crowns[0])
    else:
        yield Painted(((0, 0.22), (0, 0)), stroke="#8a6d4c", width=0.07)
        crown = [(0.17 * cos(pi * k / 8), -0.07 + 0.18 * sin(pi * k / 8)) for k in range(16)]
        yield Painted(tuple(crown), *crowns[1 + kind % 2])
