"""Bodies with a front that everybody knows, a chair, a dog, a boat and others, and the marked plates they stand on.

Bodies are made of prisms. Each stands around the origin with its front towards the viewer, to -y, within a radius of 1.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import cos, radians, sin, tau
from typing import Final, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Paint, Polyline
from puzzlegen.facts.solids.bodies import (
    Flat,
    Frame,
    Mark,
    Point,
    Solid,
    Tone,
    box,
    cylinder,
    frustum,
    prism,
    regular_polygon,
)
from puzzlegen.facts.solids.camera import orthographic
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.tones import QUIET

msg: Final = messages(__name__)

Panel: TypeAlias = tuple[int, float, float, float, float, Paint]
"""The number of a wall, and left, top, right and bottom of a rectangle on it, from 0 to 1, and its paint."""
HEIGHT_OF_EYE: Final = 40.0
"""Degrees from which all pictures look down: steep enough for marks behind a low body to show."""
FLAT: Final = sin(radians(HEIGHT_OF_EYE))
"""How much shorter what leads away from the viewer looks."""
RADIUS: Final = 1.22
"""Of a plate."""
LARGER: Final = 1.14
"""Scale of a body on its plate."""
_INNER: Final = 1.0  # where its marks begin
_THICK: Final[Mapping[str, float]] = {"plates": 0.08, "tables": 0.24, "rugs": 0.0}
_TOPS: Final[Mapping[str, Paint]] = {"plates": "paper", "tables": "tint", "rugs": "highlight"}
_DARK: Final[Paint] = "mark"  # grey, so that outlines are seen on it
_TONES: Final[Mapping[Paint | Tone, Paint | Tone]] = {
    **dict(QUIET.items()),
    "mark": Tone("#8d97a3"),
    "soft": Tone("#d5dde5"),
}
_SIDES: Final = 36  # of a circle: the fewest that look round at the size of a page

NAMES: Final[Mapping[str, Phrase]] = {
    "boat": msg("names-boat"),
    "chair": msg("names-chair"),
    "dog": msg("names-dog"),
    "engine": msg("names-engine"),
    "house": msg("names-house"),
    "plane": msg("names-plane"),
    "snail": msg("names-snail"),
    "truck": msg("names-truck"),
    "watering can": msg("names-watering-can"),
}
_MOVING: Final[Phrase] = msg("fronts-moving")
_FRONTS: Final[Mapping[str, Phrase]] = {
    "chair": msg("fronts-chair"),
    "house": msg("fronts-house"),
    "watering can": msg("fronts-watering-can"),
}


def fronts(kinds: Iterable[str]) -> list[Phrase]:
    """Where the fronts of bodies of these kinds are: one phrase for all that move."""
    return sorted({_FRONTS.get(kind, _MOVING) for kind in kinds}, key=[_MOVING, *_FRONTS.values()].index)


@cache
def drawn(kind: str, faces: int) -> Drawing:
    """A body whose front is turned so many degrees clockwise, as seen from above, from pointing at the viewer."""
    solids = [replace(solid, fill=_TONES.get(solid.fill, solid.fill)) for solid in _SOLIDS[kind]]
    return draw(solids, orthographic(faces - 90, HEIGHT_OF_EYE))


def covered(kind: str, faces: int, floor: str) -> tuple[float, float, float, float]:
    """What a body and its plate cover: left, top, right and bottom, seen from the plate's middle."""
    body = drawn(kind, faces)
    return (
        min(LARGER * body.left, -RADIUS),
        min(LARGER * body.top, -RADIUS * FLAT),
        max(LARGER * body.right, RADIUS),
        max(LARGER * body.bottom, RADIUS * FLAT + _THICK[floor]),
    )


def front(angle: float, far: float) -> tuple[float, float]:
    """Where so many degrees clockwise from the viewer point, so far from the middle of a plate."""
    return -sin(radians(angle)) * far, cos(radians(angle)) * FLAT * far


def plate(floor: str, x: float, y: float, scale: float, marks: Iterable[int]) -> list[AnyNode]:
    """A plate, a table or a rug around a point of the picture, with marks so many degrees clockwise from the viewer."""
    thick = _THICK[floor] * scale

    def ring(radius: float, lower: float = 0.0) -> tuple[tuple[float, float], ...]:
        angles = [tau * k / 48 for k in range(48)]
        return tuple((x + radius * cos(a) * scale, y + lower + radius * sin(a) * FLAT * scale) for a in angles)

    top = ring(RADIUS)
    nodes: list[AnyNode] = []
    if thick:
        nodes.append(Polyline((*ring(RADIUS, thick)[:25], *top[24:], top[0]), "ink", "thin", closed=True, fill="soft"))
    nodes.append(Polyline(top, "ink", "thin", closed=True, fill=_TOPS[floor]))
    if floor == "rugs":
        nodes.append(Polyline(ring(0.9), "mark", "thin", closed=True))
    for angle in marks:
        a, b = front(angle, scale)
        nodes.append(Polyline(((x + _INNER * a, y + _INNER * b), (x + RADIUS * a, y + RADIUS * b)), "ink", "medium"))
    return nodes


def _block(x: float, y: Flat, z: Flat, paint: Paint, middle: float = 0.0) -> Solid:
    """A box, ``x`` wide to either side of its middle, between two depths and two heights."""
    (y0, y1), (z0, z1) = y, z
    made = box(2 * x, float(y1) - float(y0), float(z1) - float(z0)).moved(middle - x, y0, z0)
    return replace(made, fill=paint)


def _pair(x: float, at: float, y: Flat, z: Flat, paint: Paint) -> tuple[Solid, Solid]:
    """A box on either side."""
    return _block(x, y, z, paint, -at), _block(x, y, z, paint, at)


def _sideways(profile: Sequence[Flat], half: float, paint: Paint, middle: float = 0.0) -> Solid:
    """A prism from left to right; its profile of (y, z) runs counterclockwise as seen from the right."""
    made = prism(profile, 2 * half)
    return replace(made, vertices=tuple((float(h) - half + middle, a, b) for a, b, h in made.vertices), fill=paint)


def _lengthways(profile: Sequence[Flat], y: Flat, paint: Paint) -> Solid:
    """A prism from front to back; its profile of (x, z) runs counterclockwise as seen from the front."""
    made = prism(profile, float(y[1]) - float(y[0]))
    return replace(made, vertices=tuple((a, float(y[1]) - float(h), b) for a, b, h in made.vertices), fill=paint)


def _round(radius: float, across: float, up: float, sides: int = _SIDES) -> tuple[Flat, ...]:
    return tuple((across + a, up + b) for a, b in regular_polygon(sides, radius, 180 / sides))


def _wheels(at: float, ys: Sequence[float], radius: float) -> tuple[Solid, ...]:
    """Tyres with hubs that stand out on the outer side."""
    return tuple(
        _sideways(_round(size, y, radius), half, paint, x * aside)
        for y in ys
        for x in (-1, 1)
        for size, half, paint, aside in ((radius, 0.08, _DARK, at), (0.4 * radius, 0.02, "paper", at + 0.1))
    )


def _panelled(solid: Solid, *panels: Panel) -> Solid:
    """A prism with rectangles painted on its walls."""
    faces = list(solid.faces)
    for number, left, top, right, bottom, paint in panels:
        a, b, _, d = (tuple(map(float, solid.vertices[corner])) for corner in faces[number].outline)
        frame = Frame(_point(d), _less(b, a), _less(a, d))
        mark = Mark(((left, top), (right, top), (right, bottom), (left, bottom)), paint)
        faces[number] = replace(faces[number], marks=(*faces[number].marks, mark), frame=frame)
    return replace(solid, faces=tuple(faces))


def _point(one: Sequence[float]) -> Point:
    return one[0], one[1], one[2]


def _less(one: Sequence[float], other: Sequence[float]) -> Point:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def _boat() -> tuple[Solid, ...]:
    deck = ((0, -0.98), (0.26, -0.62), (0.4, -0.1), (0.4, 0.85), (-0.4, 0.85), (-0.4, -0.1), (-0.26, -0.62))
    hull = replace(frustum([(0.8 * x, 0.8 * y) for x, y in deck], deck, 0.38), fill="blue")
    cabin = _block(0.26, (-0.05, 0.62), (0.38, 0.78), "paper")
    windows: list[Panel] = [(wall, x, 0.25, x + 0.22, 0.65, "soft") for wall in (1, 3) for x in (0.12, 0.39, 0.66)]
    return (
        hull,
        _panelled(cabin, (0, 0.15, 0.2, 0.85, 0.65, "soft"), *windows),
        replace(cylinder(0.12, 0.36, _SIDES), fill="red").moved(0, 0.36, 0.78),
    )


def _chair() -> tuple[Solid, ...]:
    legs = [leg for y in ((-0.48, -0.36), (0.36, 0.48)) for leg in _pair(0.06, 0.42, y, (0, 0.5), "brown")]
    return (
        *legs,
        _block(0.48, (-0.48, 0.48), (0.5, 0.62), "orange"),
        _block(0.48, (0.36, 0.48), (0.62, 1.3), "orange"),
    )


def _dog() -> tuple[Solid, ...]:
    legs = [leg for y in ((-0.34, -0.18), (0.32, 0.48)) for leg in _pair(0.08, 0.16, y, (0, 0.36), "yellow")]
    snout = _panelled(_block(0.13, (-0.9, -0.68), (0.74, 0.92), "yellow"), (0, 0.2, 0.05, 0.8, 0.6, "ink"))
    head = _panelled(
        _block(0.24, (-0.68, -0.28), (0.72, 1.12), "yellow"),
        (0, 0.1, 0.15, 0.32, 0.4, "ink"),
        (0, 0.68, 0.15, 0.9, 0.4, "ink"),
    )
    return (
        *legs,
        _block(0.24, (-0.36, 0.5), (0.36, 0.72), "yellow"),
        snout,
        head,
        *_pair(0.05, 0.29, (-0.5, -0.34), (0.72, 1.08), "brown"),
        _sideways(((0.5, 0.6), (0.56, 0.56), (0.86, 1.0), (0.78, 1.06), (0.5, 0.72)), 0.05, "yellow"),
    )


def _engine() -> tuple[Solid, ...]:
    cab = _panelled(
        _block(0.36, (0.2, 0.74), (0.34, 0.98), "red"),
        *((wall, 0.2, 0.15, 0.8, 0.5, "soft") for wall in (1, 3)),
    )
    return (
        *_wheels(0.33, (-0.48, 0.5), 0.19),
        _block(0.25, (-0.74, 0.78), (0.19, 0.34), _DARK),
        _lengthways(_round(0.27, 0, 0.61), (-0.7, 0.2), "green"),
        replace(cylinder(0.1, 0.34, _SIDES), fill=_DARK).moved(0, -0.46, 0.87),
        cab,
        _block(0.42, (0.14, 0.8), (0.98, 1.05), _DARK),
        _sideways(((-0.95, 0.03), (-0.74, 0.03), (-0.74, 0.34)), 0.25, "yellow"),
    )


def _house() -> tuple[Solid, ...]:
    windows: list[Panel] = [(wall, x, 0.3, x + 0.25, 0.75, "soft") for wall in (1, 3) for x in (0.15, 0.6)]
    walls = _block(0.46, (-0.4, 0.7), (0, 0.6), "yellow")
    roof = _lengthways(((-0.56, 0.6), (0.56, 0.6), (0, 1.12)), (-0.46, 0.76), "red")
    low, high = (1.12 - 0.52 / 0.56 * x for x in (0.36, 0.16))
    chimney = _lengthways(((0.16, high), (0.36, low), (0.36, 1.3), (0.16, 1.3)), (0.36, 0.58), "brown")
    return (
        _panelled(walls, (0, 0.34, 0.25, 0.66, 1.0, "brown"), *windows),
        roof,
        chimney,
        _block(0.24, (-0.86, -0.4), (0, 0.08), "brown"),
        *_pair(0.03, 0.2, (-0.84, -0.78), (0.08, 0.46), "brown"),
        _block(0.26, (-0.88, -0.4), (0.46, 0.53), "red"),
    )


def _plane() -> tuple[Solid, ...]:
    body = _round(0.17, 0, 0.42)
    nose = frustum([(x, z - 0.42) for x, z in body], [(0.35 * x, 0.35 * (z - 0.42)) for x, z in body], 0.2)
    turned = tuple((x, -0.72 - float(h), float(z) + 0.42) for x, z, h in nose.vertices)
    wing: tuple[Flat, ...] = ((0, -0.28), (0.8, 0.02), (0.8, 0.2), (0, 0.16))
    right = prism([(float(x) + 0.17, y) for x, y in wing], 0.06).moved(0, 0, 0.38)
    left = prism([(-0.17 - float(x), y) for x, y in reversed(wing)], 0.06).moved(0, 0, 0.38)
    return (
        *_pair(0.04, 0.1, (-0.2, -0.06), (0, 0.3), _DARK),
        _block(0.03, (0.66, 0.74), (0, 0.26), _DARK),
        _lengthways(body, (-0.72, 0.84), "paper"),
        replace(nose, vertices=turned, fill="red"),
        replace(right, fill="red"),
        replace(left, fill="red"),
        *_pair(0.14, 0.31, (0.6, 0.82), (0.4, 0.45), "red"),
        _sideways(((0.5, 0.59), (0.84, 0.59), (0.9, 0.98), (0.72, 0.98)), 0.03, "red"),
    )


def _snail() -> tuple[Solid, ...]:
    foot = ((-0.72, 0), (0.92, 0), (0.5, 0.16), (-0.5, 0.16), (-0.5, 0.62), (-0.78, 0.62), (-0.82, 0.5))
    return (
        _sideways(foot, 0.18, "green"),
        _sideways(_round(0.42, 0.06, 0.58), 0.2, "orange"),
        _sideways(_round(0.22, 0.06, 0.58), 0.04, "yellow", 0.24),
        _sideways(_round(0.22, 0.06, 0.58), 0.04, "yellow", -0.24),
        *_pair(0.03, 0.11, (-0.74, -0.68), (0.62, 0.96), "green"),
    )


def _truck() -> tuple[Solid, ...]:
    cab = _panelled(
        _block(0.4, (-0.86, -0.3), (0.26, 0.96), "purple"),
        (0, 0.12, 0.1, 0.88, 0.45, "soft"),
        (0, 0.06, 0.66, 0.24, 0.86, "yellow"),
        (0, 0.76, 0.66, 0.94, 0.86, "yellow"),
        (1, 0.2, 0.1, 0.8, 0.45, "soft"),
        (3, 0.2, 0.1, 0.8, 0.45, "soft"),
    )
    return (
        *_wheels(0.36, (-0.58, 0.52), 0.22),
        _block(0.28, (-0.3, 0.86), (0.26, 0.4), _DARK),
        cab,
        _block(0.4, (-0.24, 0.86), (0.4, 0.56), "soft"),
    )


def _watering_can() -> tuple[Solid, ...]:
    spout = ((-0.12, 0.1), (-0.12, 0.28), (-0.8, 0.7), (-0.86, 0.62))
    rose = ((-0.8, 0.7), (-0.76, 0.8), (-1.0, 0.56), (-0.86, 0.62))
    return (
        replace(cylinder(0.36, 0.74, _SIDES), fill="green").moved(0, 0.24, 0),
        _sideways(spout, 0.07, "green"),
        _sideways(rose, 0.16, "yellow"),
        _block(0.05, (0.59, 0.94), (0.6, 0.7), "green"),
        _block(0.05, (0.84, 0.94), (0.2, 0.6), "green"),
        _block(0.05, (0.59, 0.84), (0.2, 0.3), "green"),
    )


_SOLIDS: Final[Mapping[str, tuple[Solid, ...]]] = {
    "boat": _boat(),
    "chair": _chair(),
    "dog": _dog(),
    "engine": _engine(),
    "house": _house(),
    "plane": _plane(),
    "snail": _snail(),
    "truck": _truck(),
    "watering can": _watering_can(),
}
