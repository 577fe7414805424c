"""A house, a street, beach huts, a train and a round table, with a place for an animal and a thing each."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Hue, Label, Paint, Painted, Polyline, Rect, Segments
from puzzlegen.renderers.logic.kits.clue_cards import paled, picture

_WINDOW: Final = 1.2
_ICON: Final = 1.0
_STEP: Final = 2.0  # from place to place in a row
_WIDE: Final = 1.7  # of a place in a row

_ROOF: Final = ("#9a6a52", "#835741")  # tiles, and the lines between them
_BRICK: Final = "#b7684f"
_IRON: Final = ("#66788a", "#3d4854")  # of an engine, and of its chimney and wheels
_SEA: Final = ("#bcd9e6", "#e6f1f4")
_SAND: Final = "#f0dfb9"
_TABLE: Final = ("#d9b685", "#b98f5c")  # its top, and its rim
_GRASS: Final = "#9cc07f"

Point: TypeAlias = tuple[float, float]


class Place(NamedTuple):
    """One place: its colour and number, what is seen there, and whether its animal is asked for."""

    hue: Hue
    number: int
    animal: str | None
    thing: str | None
    asked: bool


class Drawn(NamedTuple):
    """A scene that is drawn, and its size."""

    nodes: list[AnyNode]
    wide: float
    high: float


def scene(name: str, places: Sequence[Place]) -> Drawn:
    """All places, each with an element of its own, by the order of the places."""
    return _SCENES[name](places)


def _window(x: float, y: float, seen: str | None, *, asked: bool = False, whole: bool = False) -> list[AnyNode]:
    """A window around (x, y); a round one if ``whole``."""
    fill: Paint = "highlight" if asked else "paper"
    half = _WINDOW / 2
    frame: AnyNode = Rect(x - half, y - half, _WINDOW, _WINDOW, fill=fill, stroke="ink", weight="medium")
    if whole:
        frame = Circle(x, y, 0.7, fill, "ink", "medium")
    if asked:
        return [frame, Rect(x - 0.3, y - 0.4, 0.6, 0.8, fill=fill), Label(x, y, "?", 0.5, "label", "label")]
    side = 0.86 if whole else _ICON
    return [frame, *(picture(seen, x - side / 2, y - side / 2, side) if seen else ())]


def _plate(x: float, y: float, number: int) -> list[AnyNode]:
    return [
        Rect(x - 0.3, y - 0.3, 0.6, 0.6, fill="paper", stroke="ink"),
        Label(x, y, str(number), 0.3, "label", "label"),
    ]


def _body(hue: Hue, *points: Point) -> list[AnyNode]:
    """A shape in a softer tone of a hue, with an outline."""
    return [*paled(hue, points), Polyline(points, "ink", "medium", closed=True)]


def _solid(fill: str, *points: Point) -> list[AnyNode]:
    """A shape in a colour of its own, with an outline."""
    return [Painted(points, fill), Polyline(points, "ink", "medium", closed=True)]


def _box(fill: str, left: float, top: float, right: float, bottom: float, fade: str | None = None) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, fade)


def _tiled(left: float, right: float, top: float, bottom: float) -> list[AnyNode]:
    """A gable roof with rows of tiles."""
    middle, rows = (left + right) / 2, max(3, round((bottom - top) / 0.3))
    nodes = _solid(_ROOF[0], (left, bottom), (middle, top), (right, bottom))
    for row in range(1, rows):
        half, y = (right - left) / 2 * row / rows, top + (bottom - top) * row / rows
        nodes.insert(row, Painted(((middle - half, y), (middle + half, y)), stroke=_ROOF[1], width=0.04))
    return nodes


def _chimney(x: float, top: float, right: float, bottom: float) -> list[AnyNode]:
    return _solid(_BRICK, (x, top), (right, top), (right, bottom), (x, bottom))


def _wheel(x: float, y: float, radius: float) -> list[AnyNode]:
    rims = (Circle(x, y, radius, "soft", "ink", "medium"), Circle(x, y, 0.3 * radius, "ink"))
    return [*rims, Circle(x, y, 0.62 * radius, stroke="mark")]


def _house(places: Sequence[Place]) -> Drawn:
    nodes = [*_chimney(3.6, 0.3, 4.1, 1.2), *_tiled(0, 5, 0.1, 1.5)]
    for row, one in enumerate(places):
        y = 1.5 + row * 1.6
        nodes += _body(one.hue, (0.25, y), (4.75, y), (4.75, y + 1.6), (0.25, y + 1.6))
        nodes += _plate(0.8, y + 0.8, one.number)
        nodes += [*_window(2.1, y + 0.8, one.animal, asked=one.asked), *_window(3.7, y + 0.8, one.thing)]
        nodes.append(Element(f"place-{row + 1}", 0.25, y, 4.5, 1.6))
    high = 1.5 + 1.6 * len(places)
    nodes += [_box(_GRASS, 0, high, 5, high + 0.16), Segments(((0, high, 5, high),), "ink", "thick")]
    return Drawn(nodes, 5, high + 0.16)


def _in_row(
    places: Sequence[Place], shell: Callable[[float, Hue], list[AnyNode]], top: float, high: float, *, whole: bool
) -> list[AnyNode]:
    """Places beside one another: the animal above the thing above the number; ``top`` is where the windows begin."""
    nodes: list[AnyNode] = []
    for column, one in enumerate(places):
        x = 0.15 + column * _STEP
        nodes += shell(x, one.hue)
        middle = x + _WIDE / 2
        nodes += _window(middle, top + 0.75, one.animal, asked=one.asked, whole=whole)
        nodes += _window(middle, top + 2.15, one.thing)
        nodes += _plate(middle, top + 3.18, one.number)
        nodes.append(Element(f"place-{column + 1}", x, 0.05, _WIDE, high - 0.05))
    return nodes


def _street(places: Sequence[Place]) -> Drawn:
    def shell(x: float, hue: Hue) -> list[AnyNode]:
        walls = _body(hue, (x, 1.2), (x + _WIDE, 1.2), (x + _WIDE, 4.8), (x, 4.8))
        return [*_chimney(x + 1.2, 0.3, x + 1.45, 1), *_tiled(x - 0.1, x + _WIDE + 0.1, 0.1, 1.2), *walls]

    wide = len(places) * _STEP
    nodes = [_box(_GRASS, 0, 4.8, wide, 5), *_in_row(places, shell, 1.25, 4.8, whole=False)]
    nodes.append(Segments(((0, 4.8, wide, 4.8),), "ink", "thick"))
    return Drawn(nodes, wide, 5)


def _huts(places: Sequence[Place]) -> Drawn:
    def shell(x: float, hue: Hue) -> list[AnyNode]:
        stilts = Segments(tuple((x + aside, 4.7, x + aside, 5.2) for aside in (0.25, 0.85, 1.45)), "ink", "thick")
        gable = _body(hue, (x, 4.8), (x, 1.0), (x + _WIDE / 2, 0.1), (x + _WIDE, 1.0), (x + _WIDE, 4.8))
        planks = Segments(tuple((x + aside, 0.95, x + aside, 4.8) for aside in (0.15, 1.55)), "ink")
        return [stilts, *gable, planks]

    wide = len(places) * _STEP
    waves = [
        tuple((wide * step / 120, y + 0.05 * sin(2 * pi * (wide * step / 120 / 0.8 + shift))) for step in range(121))
        for y, shift in ((2.6, 0.0), (3.1, 0.5), (3.7, 0.2))
    ]
    shore: list[AnyNode] = [_box(_SEA[0], 0, 2.2, wide, 4.5, _SEA[1]), _box(_SAND, 0, 4.4, wide, 5.5)]
    shore += [Painted(wave, stroke="#ffffff", width=0.07) for wave in waves]
    return Drawn([*shore, *_in_row(places, shell, 1.1, 4.8, whole=True)], wide, 5.5)


def _train(places: Sequence[Place]) -> Drawn:
    def shell(x: float, hue: Hue) -> list[AnyNode]:
        corners = ((x, 0.6), (x + 0.3, 0.25), (x + _WIDE - 0.3, 0.25), (x + _WIDE, 0.6), (x + _WIDE, 4.2), (x, 4.2))
        wheels = [part for aside in (0.42, _WIDE - 0.42) for part in _wheel(x + aside, 4.3, 0.34)]
        coupling = Segments(((x - 0.3, 3.9, x, 3.9),), "ink", "bold")
        return [coupling, *_body(hue, *corners), *wheels]

    wide = len(places) * _STEP
    ties = range(int((wide + 2.3) / 0.7) + 1)
    nodes: list[AnyNode] = [_box(_ROOF[1], 0.7 * tie - 2.3, 4.7, 0.7 * tie - 1.95, 4.84) for tie in ties]
    nodes.append(Segments(((-2.4, 4.66, wide, 4.66),), "ink", "thick"))
    nodes += _in_row(places, shell, 0.4, 4.6, whole=False)
    nodes += _solid(_IRON[1], (-2.05, 2.5), (-2.15, 1.7), (-1.45, 1.7), (-1.55, 2.5))
    nodes += _solid(_IRON[0], (-2.2, 4.2), (-2.2, 2.5), (-1.2, 2.5), (-1.2, 1.2), (-0.15, 1.2), (-0.15, 4.2))
    nodes += _solid(_IRON[1], (-1.3, 0.98), (-0.05, 0.98), (-0.05, 1.24), (-1.3, 1.24))
    nodes += _solid("#dcb458", (-2.2, 2.95), (-1.2, 2.95), (-1.2, 3.1), (-2.2, 3.1))
    nodes += [
        Rect(-0.98, 1.55, 0.6, 0.75, fill="paper", stroke="ink"),
        *_wheel(-1.75, 4.25, 0.4),
        *_wheel(-0.65, 4.25, 0.4),
    ]
    return Drawn([Group(tuple(nodes), 2.3)], wide + 2.3, 4.85)


def _table(places: Sequence[Place]) -> Drawn:
    radius = 2.15 if len(places) < 6 else 2.4
    middle = radius + 1.9
    rim = [(cos(2 * pi * step / 72), sin(2 * pi * step / 72)) for step in range(73)]
    nodes: list[AnyNode] = [
        Painted(tuple((middle + far * x, middle + far * y) for x, y in rim), fill)
        for far, fill in ((radius, _TABLE[1]), (radius - 0.14, _TABLE[0]))
    ]
    nodes.append(Circle(middle, middle, radius, stroke="ink", weight="medium"))
    for number, one in enumerate(places):
        angle = 2 * pi * number / len(places)
        right, down = sin(angle), -cos(angle)
        x, y = middle + (radius + 0.95) * right, middle + (radius + 0.95) * down
        nodes += paled(one.hue, [(x + 0.9 * a, y + 0.9 * b) for a, b in rim])
        nodes += [Circle(x, y, 0.9, None, "ink", "medium"), *_window(x, y, one.animal, asked=one.asked, whole=True)]
        plate_x, plate_y = middle + (radius - 0.85) * right, middle + (radius - 0.85) * down
        nodes += [Circle(plate_x, plate_y, 0.66, "paper", "mark"), Circle(plate_x, plate_y, 0.54, stroke="soft")]
        if one.thing:
            nodes += picture(one.thing, plate_x - 0.45, plate_y - 0.45, 0.9)
        nodes += _plate(x + (0.65 if right > -0.1 else -0.65), y + (0.65 if down > 0 else -0.65), one.number)
        nodes.append(Element(f"place-{number + 1}", x - 0.95, y - 0.95, 1.9, 1.9))
    return Drawn(nodes, 2 * middle, 2 * middle)


_SCENES: Final[Mapping[str, Callable[[Sequence[Place]], Drawn]]] = {
    "house": _house,
    "street": _street,
    "huts": _huts,
    "train": _train,
    "table": _table,
}
