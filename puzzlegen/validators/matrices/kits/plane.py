"""The areas, sides and meeting points of a line figure, found in what is published.

Where lines meet is exact (`line_figures`); which area a point lies in is decided in floating-point numbers, after
everything that comes near to a line has been refused.
"""

import math
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.validators.matrices.kits.line_figures import Branch, Stroke, draw, is_arc, is_circle

Spot: TypeAlias = tuple[float, float]

_PIECES: Final = 12  # of an arc, as a polygon
_CLEAR: Final = 0.7  # steps between a mark and the nearest line


class Way(msgspec.Struct, frozen=True):
    """A piece of a stroke from one meeting point to the next, in one direction.

    Attributes:
        number: its own; the way back has the number with the last bit changed.
        stroke: the number of the stroke.
        start, end: the numbers of the meeting points.
        points: the way as a line through points.
    """

    number: int
    stroke: int
    start: int
    end: int
    points: tuple[Spot, ...]

    @property
    def bearing(self) -> float:
        """The direction in which it leaves its start."""
        (a, b), (c, d) = self.points[:2]
        return math.atan2(d - b, c - a)


class Plane:
    """A connected figure without loose ends.

    Raises `MalformedStatement` where it is none.

    Attributes:
        strokes: those of the figure.
        nodes: the meeting points.
        leaving: of each meeting point, the ways that leave it, clockwise.
        ways: all ways, in both directions.
        areas: the borders of the areas, clockwise.
        outside: the strokes of the border of the whole figure.
    """

    def __init__(self, figure: Figure) -> None:
        drawing = draw(figure)
        if len(set(drawing.pieces)) > 1 or any(len(held) < 2 for held in drawing.nodes.values()):
            raise MalformedStatement("the lines of a figure hang together, and none has a free end")
        if any(_tangled(drawing.strokes, branches) for branches in drawing.nodes.values()):
            raise MalformedStatement("lines cross or end where they meet, and no curve goes over into another one")
        self.strokes = drawing.strokes
        self.nodes = tuple((float(x), float(y)) for x, y in drawing.nodes)
        held: list[list[int]] = [[] for _ in self.strokes]
        for node, branches in enumerate(drawing.nodes.values()):
            for stroke in {branch.stroke for branch in branches}:
                held[stroke].append(node)
        ways = [way for stroke, nodes in enumerate(held) for way in self._ways(stroke, nodes)]
        self.ways = tuple(Way(number, *way) for number, way in enumerate(ways))
        self.leaving: list[list[Way]] = [[] for _ in self.nodes]
        for way in sorted(self.ways, key=lambda way: way.bearing):
            self.leaving[way.start].append(way)
        circuits = tuple(self._circuits())
        self.areas = tuple(area for area in circuits if _surface(area) > 0)
        self.outside = {way.stroke for circuit in circuits if _surface(circuit) <= 0 for way in circuit}

    def _ways(self, number: int, held: list[int]) -> Iterator[tuple[int, int, int, tuple[Spot, ...]]]:
        stroke = self.strokes[number]
        if is_arc(stroke):
            if is_circle(stroke) and len(held) < 2:
                raise MalformedStatement("a circle meets other lines in two points at least")
            first = math.atan2(stroke[3] - stroke[1], stroke[2] - stroke[0])
            held.sort(key=lambda node: self._turn(number, node, first))
        else:
            held.sort(key=lambda node: math.dist(self.nodes[node], stroke[:2]))
        for start, end in pairwise([*held, held[0]] if is_circle(stroke) else held):
            points = self._points(number, start, end)
            yield number, start, end, points
            yield number, end, start, points[::-1]

    def _turn(self, number: int, node: int, first: float) -> float:
        (x, y), (a, b) = self.strokes[number][:2], self.nodes[node]
        turn = (math.atan2(b - y, a - x) - first) % math.tau
        return 0.0 if turn > math.tau - 1e-9 else turn

    def _points(self, number: int, start: int, end: int) -> tuple[Spot, ...]:
        stroke, one, other = self.strokes[number], self.nodes[start], self.nodes[end]
        if not is_arc(stroke):
            return one, other
        x, y = stroke[:2]
        first = math.atan2(one[1] - y, one[0] - x)
        sweep = self._turn(number, end, first)
        radius = math.hypot(stroke[2] - x, stroke[3] - y)
        angles = [first + sweep * step / _PIECES for step in range(1, _PIECES)]
        return (one, *((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles), other)

    def _circuits(self) -> Iterator[tuple[Way, ...]]:
        """The borders of all areas, and that of the whole figure the other way around."""
        untried = dict.fromkeys(range(len(self.ways)))
        while untried:
            number = next(iter(untried))
            circuit = []
            while number in untried:
                del untried[number]
                way = self.ways[number]
                circuit.append(way)
                around = self.leaving[way.end]
                back = next(place for place, one in enumerate(around) if one.number == number ^ 1)
                number = around[back - 1].number
            yield tuple(circuit)

    def node_at(self, spot: Spot) -> int:
        """The number of a meeting point; raises `MalformedStatement` where there is none."""
        if spot not in self.nodes:
            raise MalformedStatement("a mark of this kind stands where lines meet")
        return self.nodes.index(spot)

    def area_at(self, spot: Spot, clear: float = _CLEAR) -> tuple[Way, ...]:
        """The area that a point lies in; raises `MalformedStatement` where it is near a line, or in none."""
        for area in self.areas:
            border = _border(area)
            if _holds(border, spot):
                if any(_distance(spot, a, b) < clear for a, b in zip(border, (*border[1:], border[0]), strict=True)):
                    break
                return area
        raise MalformedStatement("a mark stands clearly within an area")

    def sides(self, area: tuple[Way, ...]) -> list[int]:
        """The strokes of an area's sides, one after the other."""
        numbers = [way.stroke for way in area]
        runs = [number for place, number in enumerate(numbers) if number != numbers[place - 1]]
        return runs or numbers[:1]

    def curved(self, number: int) -> bool:
        """True if a stroke is curved."""
        return is_arc(self.strokes[number])


def _tangled(strokes: tuple[Stroke, ...], branches: list[Branch]) -> bool:
    """True if two lines leave a point in one direction, or two curves in opposite ones, so that either may go on."""
    for one, other in combinations(branches, 2):
        (a, b), (c, d) = one.direction, other.direction
        curved = is_arc(strokes[one.stroke]) and is_arc(strokes[other.stroke])
        if a * d == b * c and one.stroke != other.stroke and (a * c + b * d > 0 or curved):
            return True
    return False


def _border(area: tuple[Way, ...]) -> tuple[Spot, ...]:
    return tuple(point for way in area for point in way.points[:-1])


def _surface(area: tuple[Way, ...]) -> float:
    border = _border(area)
    return sum(a * d - b * c for (a, b), (c, d) in zip(border, (*border[1:], border[0]), strict=True))


def _holds(border: tuple[Spot, ...], spot: Spot) -> bool:
    x, y = spot
    inside = False
    for (a, b), (c, d) in zip(border, (*border[1:], border[0]), strict=True):
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            inside = not inside
    return inside


def _distance(spot: Spot, one: Spot, other: Spot) -> float:
    """From a point to a straight piece of a line."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = across * across + down * down
    along = ((spot[0] - one[0]) * across + (spot[1] - one[1]) * down) / length if length else 0.0
    along = max(0.0, min(1.0, along))
    return math.hypot(spot[0] - one[0] - along * across, spot[1] - one[1] - along * down)
