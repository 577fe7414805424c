"""Sheets of paper as books on origami show them: layers, dashed creases, arrows and holes.

A fold (a, b, c) lays the paper with a x + b y > c over to the other side of the line a x + b y = c.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Hue, Paint, Painted, Polyline

Spot: TypeAlias = tuple[float, float]
Edge: TypeAlias = tuple[Spot, Spot]
Fold: TypeAlias = Sequence[float]

_FRONTS: Final[Mapping[Hue, str]] = {  # soft papers, on which holes, creases and letters stand out
    "red": "#ea8f88",
    "orange": "#f2b27c",
    "yellow": "#f4db8b",
    "green": "#9dcba4",
    "blue": "#93bbe0",
    "purple": "#bca6d6",
    "pink": "#f4c3d5",
    "brown": "#c9a98c",
}
_BACK: Final = "#fcfbf7"
_DOT: Final = 0.13  # radius of the corners of squares
_AROUND: Final = ((0.4, 0.013), (-0.4, 0.01), (0.013, 0.4), (0.01, -0.4))  # of a corner that is on no edge
_HOLE: Final = 0.6  # radius of a hole
_BEYOND: Final = 0.65  # how far a crease is drawn beyond the paper
_FAR: Final = 0.6  # where an arrow begins between the crease and the end of the part that is folded over
_HEAD: Final = 0.75  # length of the tip of an arrow, at most
_SHORT: Final = 0.3  # of the way of an arrow, its tip at most
_LIGHT: Final = 0.2  # width of a light line below a crease, which may lie on an edge of the paper
_BENT: Final = 0.3  # how far an arrow leaves the straight way
_TIPPED: Final = 1.35  # scale of holes with a tip
_NEAR: Final = 1e-6
_STEPS: Final = 12  # of a curve
_OUTLINES: Final[dict[str, tuple[Spot, ...]]] = {  # with the tip to the right, around the middle
    "triangle": ((0.55, 0.0), (-0.38, 0.3), (-0.38, -0.3)),
    "half_moon": tuple(
        (0.52 * math.cos(angle) - 0.2, 0.46 * math.sin(angle))
        for angle in (math.pi * (step / _STEPS - 0.5) for step in range(_STEPS + 1))
    ),
    "heart": (
        (0.55, 0.0),
        (0.2, 0.32),
        (-0.1, 0.45),
        (-0.33, 0.38),
        (-0.4, 0.2),
        (-0.2, 0.0),
        (-0.4, -0.2),
        (-0.33, -0.38),
        (-0.1, -0.45),
        (0.2, -0.32),
    ),
}


class Layer(NamedTuple):
    """A layer of paper: the ring to be filled, the edges to be drawn, and whether its front is seen."""

    ring: tuple[Spot, ...]
    edges: tuple[Edge, ...]
    front: bool


def folded(sheet: Sequence[Spot], folds: Iterable[Fold]) -> list[list[Layer]]:
    """The layers, the lowest first, before the first fold and after each one."""
    corners = tuple((float(x), float(y)) for x, y in sheet)
    states = [[Layer(corners, tuple(zip(corners, (*corners[1:], corners[0]), strict=True)), True)]]
    for fold in folds:
        stay = [part for layer in states[-1] if (part := _part(layer, fold, -1))]
        flap = [part for layer in reversed(states[-1]) if (part := _part(layer, fold, 1))]
        states.append([*stay, *(_turned_over(part, fold) for part in flap)])
    return states


def turned(spot: Sequence[float], quarters: int) -> Spot:
    """A place after so many quarter turns clockwise about the origin."""
    x, y = spot
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def laid(layers: Iterable[Layer], quarters: int) -> list[Layer]:
    """Layers after so many quarter turns clockwise."""
    return [
        Layer(
            tuple(turned(spot, quarters) for spot in layer.ring),
            tuple((turned(one, quarters), turned(other, quarters)) for one, other in layer.edges),
            layer.front,
        )
        for layer in layers
    ]


def bounds(layers: Iterable[Layer]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    spots = [spot for layer in layers for edge in layer.edges for spot in edge]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def draw_layers(layers: Sequence[Layer], hue: Hue, fold: Fold | None = None) -> list[AnyNode]:
    """The paper with the corners of its squares but for those on a fold; its front has a colour, its back is white."""
    nodes: list[AnyNode] = []
    for layer in layers:
        nodes.append(Painted(layer.ring, _FRONTS[hue] if layer.front else _BACK))
        nodes += (Polyline(edge, "ink", "thick") for edge in layer.edges)
    left, top, right, bottom = bounds(layers)
    for x in range(2 * math.ceil(left / 2), math.floor(right) + 1, 2):
        for y in range(2 * math.ceil(top / 2), math.floor(bottom) + 1, 2):
            creased = fold is not None and not _side(fold, (x, y))
            if not creased and all(any(_holds(layer.ring, (x + a, y + b)) for layer in layers) for a, b in _AROUND):
                nodes.append(Circle(x, y, _DOT, "mark"))
    return nodes


def draw_crease(layers: Sequence[Layer], fold: Fold) -> list[AnyNode]:
    """The dashed line of the next fold, and an arrow from the part that is folded over to where it comes to lie."""
    a, b, c = fold
    creased = [spot for layer in layers for edge in _crossed(layer.edges, fold, 1) for spot in edge]
    along = sorted(creased, key=lambda spot: spot[0] * b - spot[1] * a)
    length = math.hypot(a, b)
    right, down = _BEYOND * b / length, -_BEYOND * a / length
    (x, y), (u, v) = along[0], along[-1]
    flap = [part for layer in layers if (part := _part(layer, fold, 1))]
    spots = [spot for part in flap for edge in part.edges for spot in edge]
    far = max(_side(fold, spot) for spot in spots) * _FAR
    held = (piece for part in flap for piece in _crossed(part.edges, (a, b, c + far), 1))
    (p, q), (r, s) = max(held, key=lambda piece: math.dist(*piece))
    start = ((p + r) / 2, (q + s) / 2)
    # An arrow along an edge of the paper would be lost on it
    edges = [edge for layer in layers for edge in layer.edges]
    if any(all(abs(b * (x - start[0]) - a * (y - start[1])) < _NEAR for x, y in edge) for edge in edges):
        start = ((p + 3 * r) / 4, (q + 3 * s) / 4)
    end = (start[0] - 2 * far * a / length**2, start[1] - 2 * far * b / length**2)
    return [
        Polyline((along[0], along[-1]), "paper", width=_LIGHT),
        Polyline(((x - right, y - down), (u + right, v + down)), "ink", "thick", dashed=True),
        *_arrow(start, end),
    ]


def _arrow(start: Spot, end: Spot) -> list[AnyNode]:
    (x, y), (u, v) = start, end
    bend = (x + u) / 2 + _BENT * (v - y), (y + v) / 2 - _BENT * (u - x)

    def at(part: float) -> Spot:
        rest = 1 - part
        return (
            rest * rest * x + 2 * rest * part * bend[0] + part * part * u,
            rest * rest * y + 2 * rest * part * bend[1] + part * part * v,
        )

    wide, high = u - bend[0], v - bend[1]
    length = math.hypot(wide, high)
    tip = min(_HEAD, _SHORT * math.dist(start, end)) / length
    wide, high = tip * wide, tip * high
    head = ((u, v), (u - wide - high / 2, v - high + wide / 2), (u - wide + high / 2, v - high - wide / 2))
    return [
        Polyline(tuple(at(step / _STEPS) for step in range(_STEPS + 1)), "ink", "thick"),
        Polyline(head, "ink", "thin", closed=True, fill="ink"),
    ]


def draw_hole(hole: Sequence[int], punch: str, quarters: int = 0, fill: Paint = "tint") -> AnyNode:
    """A hole (x, y, and where its tip points) in the paper after so many quarter turns."""
    x, y = turned(hole[:2], quarters)
    if punch == "disc":
        return Circle(x, y, _HOLE, fill, "ink", "thick")
    right, down = turned(hole[2:], quarters)
    length = math.hypot(right, down)
    right, down = right / length, down / length
    points = tuple(
        (x + _TIPPED * (p * right - q * down), y + _TIPPED * (p * down + q * right)) for p, q in _OUTLINES[punch]
    )
    return Polyline(points, "ink", "thick", closed=True, fill=fill)


def _side(fold: Fold, spot: Spot) -> float:
    """How far a place lies beyond a line; rounded, so that places that are the same lie on the same side."""
    return round(fold[0] * spot[0] + fold[1] * spot[1] - fold[2], 6)


def _between(fold: Fold, one: Spot, other: Spot) -> Spot:
    """Where a line crosses the way from one place to another."""
    near, far = _side(fold, one), _side(fold, other)
    part = near / (near - far)
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


def _crossed(edges: Iterable[Edge], fold: Fold, sign: int) -> list[Edge]:
    """The parts of a fold's line at which paper with these edges begins, on one side of it."""
    a, b, _ = fold
    spots = [
        _between(fold, one, other)
        for one, other in edges
        if (sign * _side(fold, one) > 0) != (sign * _side(fold, other) > 0)
    ]
    spots.sort(key=lambda spot: spot[0] * b - spot[1] * a)
    return [*zip(spots[::2], spots[1::2], strict=True)]


def _part(layer: Layer, fold: Fold, sign: int) -> Layer | None:
    """What of a layer lies on one side of a fold's line."""
    ring = list[Spot]()
    for one, other in zip(layer.ring, (*layer.ring[1:], layer.ring[0]), strict=True):
        here, there = sign * _side(fold, one), sign * _side(fold, other)
        if here >= 0:
            ring.append(one)
        if here * there < 0:
            ring.append(_between(fold, one, other))
    if not round(_twice_area(ring), 6):  # all of it is on the line, or only the seam between two pieces is beyond
        return None
    edges = list[Edge]()
    for one, other in layer.edges:
        here, there = sign * _side(fold, one), sign * _side(fold, other)
        if max(here, there) > 0:
            cut = _between(fold, one, other) if here * there < 0 else one
            edges.append((one if here >= 0 else cut, other if there >= 0 else cut))
    return Layer(tuple(ring), (*edges, *_crossed(layer.edges, fold, sign)), layer.front)


def _twice_area(ring: Sequence[Spot]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], *ring[:1]), strict=True))


def _turned_over(layer: Layer, fold: Fold) -> Layer:
    def over(spot: Spot) -> Spot:
        a, b, _ = fold
        away = 2 * _side(fold, spot) / (a * a + b * b)
        return spot[0] - away * a, spot[1] - away * b

    return Layer(
        tuple(map(over, layer.ring)), tuple((over(one), over(other)) for one, other in layer.edges), not layer.front
    )


def _holds(ring: Sequence[Spot], spot: Spot) -> bool:
    """True if a place lies in a ring."""
    x, y = spot
    odd = False
    for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            odd = not odd
    return odd
