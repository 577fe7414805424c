"""Draws sketch maps of roads on tracks, bent so that none of them looks straight."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Label, Paint, Painted, Polyline, Rect
from puzzlegen.formats.logic.straight_roads import Sketch, Theme

Point: TypeAlias = tuple[float, float]

MARGIN: Final = 0.5
_TRACK: Final = 0.95  # from track to track
_COLUMN: Final = 0.86  # from column to column
_ROOM: Final = 0.62  # from things in the landscape to roads
_STEPS: Final = 16  # points for each column, so many that bends look round
_GROUNDS: Final[dict[str, tuple[str, Paint]]] = {  # the ground, and the roads
    "village": ("#8fca74", "paper"),
    "desert": ("#e9bd72", "yellow"),
    "canals": ("#b9c9a0", "blue"),
}


class SketchMap:
    """A sketch, laid out: ``width`` and ``height`` in units, everything at its place within."""

    def __init__(self, sketch: Sketch, theme: Theme) -> None:
        self.left, self.theme, self.crossings = sketch.left, theme, sketch.crossings
        self._long = 1 + max((column for column, _ in self.crossings), default=0)
        self._arc, self._p, self._q = sketch.bend
        routes = [self._bent(points) for points in self._routes()]
        xs, ys = zip(*(point for route in routes for point in route), strict=True)
        self._shift = MARGIN + 0.35 - min(xs), MARGIN + 0.35 - min(ys)
        self.width, self.height = max(xs) - min(xs) + 2 * MARGIN + 0.7, max(ys) - min(ys) + 2 * MARGIN + 0.7
        self.routes = [[self._moved(point) for point in route] for route in routes]

    def _routes(self) -> list[list[Point]]:
        """For each road, from the top of the left side, its points on straight tracks; its ends first and last."""
        count = len(self.left)
        order, routes = list(range(count)), [[(-1.0, float(track))] for track in range(count)]
        for track, route in enumerate(routes):
            route.append((-0.55, float(track)))
        for column, track in self.crossings:
            for step in range(_STEPS + 1):
                part = step / _STEPS
                rise = part * part * (3 - 2 * part)
                routes[order[track]].append((column + part, track + rise))
                routes[order[track + 1]].append((column + part, track + 1 - rise))
            order[track : track + 2] = order[track + 1], order[track]
        for track, road in enumerate(order):
            routes[road] += [(self._long + 0.55, float(track)), (self._long + 1.0, float(track))]
        return [list(self._filled(route)) for route in routes]

    def _filled(self, route: Sequence[Point]) -> Iterator[Point]:
        """The points of a road, with more of them where it keeps to its track."""
        yield route[0]
        for (x, y), (u, v) in pairwise(route[1:-1]):
            parts = max(1, round((u - x) * _STEPS))
            yield from ((x + (u - x) * part / parts, y + (v - y) * part / parts) for part in range(parts))
        yield from route[-2:]

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

    def draw(self, *, named: bool) -> Iterator[AnyNode]:
        """The ground with what stands on it, the roads, their numbers; and the elements of the crossings if named."""
        ground, core = _GROUNDS[self.theme]
        right, bottom = self.width - 0.1, self.height - 0.1
        sheet = ((0.1, 0.1), (right, 0.1), (right, bottom), (0.1, bottom))
        yield Painted(sheet, fill=ground, opacity=0.4)
        yield Polyline(sheet, "ink", "thin", closed=True)
        yield from self._scenery()
        for colour, width in (("ink", 0.25), (core, 0.16)):
            for route in self.routes:
                yield Polyline(tuple(route[1:-1]), colour, width=width)  # type: ignore[arg-type]
        for number, route in zip(self.left, self.routes, strict=True):
            for x, y in (route[0], route[-1]):
                yield Rect(x - 0.29, y - 0.31, 0.58, 0.62, fill="paper", stroke="ink", weight="thin")
                yield Label(x, y, str(number), 0.41, "given")
        for number, (column, track) in enumerate(self.crossings, 1) if named else ():
            x, y = self._at(column, track)
            yield Circle(x, y, 0.34, None, "ink", "thin")
            yield Element(f"crossing-{number}", x - 0.35, y - 0.35, 0.7, 0.7)

    def _scenery(self) -> Iterator[AnyNode]:
        """Houses, cactuses or trees where there is room."""
        near = defaultdict[tuple[int, int], list[Point]](list)  # points of roads, by the square that they are in
        for x, y in (point for route in self.routes for point in route):
            near[int(x / _ROOM), int(y / _ROOM)].append((x, y))

        def is_free(x: float, y: float) -> bool:
            column, row = int(x / _ROOM), int(y / _ROOM)
            around = ((column + a, row + b) for a in (-1, 0, 1) for b in (-1, 0, 1))
            return all(dist((x, y), one) > _ROOM for square in around for one in near.get(square, ()))

        placed = list[Point]()
        for row in range(1, int(self.height / 0.55)):
            for column in range(1, int(self.width / 0.55)):
                at = column * 0.55 + 0.13 * ((row * 5 + column * 3) % 4), row * 0.55 + 0.1 * ((row + column * 7) % 3)
                inside = 0.5 < at[0] < self.width - 0.5 and 0.5 < at[1] < self.height - 0.5
                if inside and all(dist(at, one) > 1 for one in placed) and is_free(*at):
                    placed.append(at)
                    yield from _thing(*at, self.theme, (row + column) % 2)


def _thing(x: float, y: float, theme: str, kind: int) -> Iterator[AnyNode]:
    """Something that stands in the landscape, a fifth of a unit to each side."""
    match theme:
        case "village":
            yield Painted(_polygon(x, y, (-0.17, 0.2), (0.17, 0.2), (0.17, -0.02), (-0.17, -0.02)), fill="#f4e3c3")
            roof = ("#b5482f", "#8b5e3c")[kind]
            yield Painted(_polygon(x, y, (-0.24, 0.0), (0.24, 0.0), (0.0, -0.24)), fill=roof)
        case "desert":
            yield Painted(((x, y + 0.22), (x, y - 0.22)), stroke="#4f7f3a", width=0.12)
            arm = (x - 0.16, y - 0.06), (x - 0.16, y + 0.06), (x, y + 0.06)
            yield Painted(arm if kind else tuple((2 * x - a, b) for a, b in arm), stroke="#4f7f3a", width=0.08)
        case _:
            yield Painted(((x, y + 0.22), (x, y)), stroke="#7a5a3a", width=0.08)
            crown = [(x + 0.18 * cos(pi * k / 6), y - 0.06 + 0.2 * sin(pi * k / 6)) for k in range(12)]
            yield Painted(tuple(crown), fill=("#5c9a4a", "#7fae45")[kind])


def _polygon(x: float, y: float, *corners: Point) -> tuple[Point, ...]:
    return tuple((x + a, y + b) for a, b in corners)
