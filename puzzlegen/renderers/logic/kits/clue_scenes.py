"""A house, a street, beach huts, a train and a round table, with a place for an animal and a thing each."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Hue, Label, Paint, Polyline, Rect, Segments
from puzzlegen.renderers.logic.kits.clue_cards import picture

_WINDOW: Final = 1.2
_ICON: Final = 1.0
_STEP: Final = 2.0  # from place to place in a row
_WIDE: Final = 1.7  # of a place in a row

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
    side = 0.92 if whole else _ICON
    return [frame, *(picture(seen, x - side / 2, y - side / 2, side) if seen else ())]


def _plate(x: float, y: float, number: int) -> list[AnyNode]:
    return [
        Rect(x - 0.3, y - 0.3, 0.6, 0.6, fill="paper", stroke="ink"),
        Label(x, y, str(number), 0.3, "label", "label"),
    ]


def _body(hue: Hue, *points: Point) -> Polyline:
    return Polyline(points, "ink", "medium", closed=True, fill=hue)


def _house(places: Sequence[Place]) -> Drawn:
    nodes: list[AnyNode] = [
        Polyline(((3.6, 0.3), (4.1, 0.3), (4.1, 1.2), (3.6, 1.2)), "ink", "medium", closed=True, fill="soft"),
        Polyline(((0, 1.5), (2.5, 0.1), (5, 1.5)), "ink", "medium", closed=True, fill="tint"),
    ]
    for row, one in enumerate(places):
        y = 1.5 + row * 1.6
        nodes += [_body(one.hue, (0.25, y), (4.75, y), (4.75, y + 1.6), (0.25, y + 1.6))]
        nodes += _plate(0.8, y + 0.8, one.number)
        nodes += [*_window(2.1, y + 0.8, one.animal, asked=one.asked), *_window(3.7, y + 0.8, one.thing)]
        nodes.append(Element(f"place-{row + 1}", 0.25, y, 4.5, 1.6))
    high = 1.5 + 1.6 * len(places)
    nodes.append(Segments(((0, high, 5, high),), "ink", "thick"))
    return Drawn(nodes, 5, high + 0.1)


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
        chimney = Polyline(
            ((x + 1.2, 0.3), (x + 1.45, 0.3), (x + 1.45, 1), (x + 1.2, 1)), "ink", closed=True, fill="soft"
        )
        roof = Polyline(
            ((x - 0.1, 1.2), (x + _WIDE / 2, 0.1), (x + _WIDE + 0.1, 1.2)), "ink", "medium", closed=True, fill="tint"
        )
        return [chimney, roof, _body(hue, (x, 1.2), (x + _WIDE, 1.2), (x + _WIDE, 4.8), (x, 4.8))]

    wide = len(places) * _STEP
    nodes = _in_row(places, shell, 1.25, 4.8, whole=False)
    nodes.append(Segments(((0, 4.8, wide, 4.8),), "ink", "thick"))
    return Drawn(nodes, wide, 4.95)


def _huts(places: Sequence[Place]) -> Drawn:
    def shell(x: float, hue: Hue) -> list[AnyNode]:
        stilts = Segments(tuple((x + aside, 4.7, x + aside, 5.2) for aside in (0.25, 0.85, 1.45)), "ink", "thick")
        gable = _body(hue, (x, 4.8), (x, 1.0), (x + _WIDE / 2, 0.1), (x + _WIDE, 1.0), (x + _WIDE, 4.8))
        planks = Segments(tuple((x + aside, 0.95, x + aside, 4.8) for aside in (0.15, 1.55)), "ink")
        return [stilts, gable, planks]

    wide = len(places) * _STEP
    crests = [tuple((0.1 + k * 0.4, y - 0.08 * (k % 2)) for k in range(int(wide / 0.4))) for y in (2.6, 3)]
    sea: list[AnyNode] = [Rect(0, 2.5, wide, 2.8, fill="tint"), *(Polyline(crest, "line") for crest in crests)]
    return Drawn([*sea, *_in_row(places, shell, 1.1, 4.8, whole=True)], wide, 5.3)


def _train(places: Sequence[Place]) -> Drawn:
    def shell(x: float, hue: Hue) -> list[AnyNode]:
        corners = ((x, 0.6), (x + 0.3, 0.25), (x + _WIDE - 0.3, 0.25), (x + _WIDE, 0.6), (x + _WIDE, 4.2), (x, 4.2))
        wheels = [Circle(x + aside, 4.3, 0.34, "soft", "ink", "medium") for aside in (0.42, _WIDE - 0.42)]
        coupling = Segments(((x - 0.3, 3.9, x, 3.9),), "ink", "bold")
        return [coupling, _body(hue, *corners), *wheels]

    wide = len(places) * _STEP
    nodes: list[AnyNode] = [Segments(((-2.4, 4.66, wide, 4.66),), "ink", "thick")]
    nodes += _in_row(places, shell, 0.4, 4.6, whole=False)
    nodes += [
        Polyline(
            ((-2.2, 4.2), (-2.2, 2.5), (-1.2, 2.5), (-1.2, 1.2), (-0.15, 1.2), (-0.15, 4.2)),
            "ink",
            "medium",
            closed=True,
            fill="soft",
        ),
        Polyline(((-2.05, 2.5), (-2.15, 1.7), (-1.45, 1.7), (-1.55, 2.5)), "ink", "medium", closed=True, fill="ink"),
        Rect(-0.98, 1.55, 0.6, 0.75, fill="paper", stroke="ink"),
        Circle(-1.75, 4.25, 0.38, "soft", "ink", "medium"),
        Circle(-0.65, 4.25, 0.38, "soft", "ink", "medium"),
    ]
    return Drawn([Group(tuple(nodes), 2.3)], wide + 2.3, 4.8)


def _table(places: Sequence[Place]) -> Drawn:
    radius = 2.15 if len(places) < 6 else 2.4
    middle = radius + 1.9
    nodes: list[AnyNode] = [Circle(middle, middle, radius, "soft", "ink", "medium")]
    for number, one in enumerate(places):
        angle = 2 * pi * number / len(places)
        right, down = sin(angle), -cos(angle)
        x, y = middle + (radius + 0.95) * right, middle + (radius + 0.95) * down
        nodes += [Circle(x, y, 0.9, one.hue, "ink", "medium"), *_window(x, y, one.animal, asked=one.asked, whole=True)]
        plate_x, plate_y = middle + (radius - 0.85) * right, middle + (radius - 0.85) * down
        nodes.append(Circle(plate_x, plate_y, 0.66, "paper", "ink"))
        if one.thing:
            nodes += picture(one.thing, plate_x - 0.45, plate_y - 0.45, 0.9)
        nodes += _plate(x + 0.92 * (right or 0.9) * 0.75, y + 0.92 * 0.75 * (1 if down > 0 else -1), one.number)
        nodes.append(Element(f"place-{number + 1}", x - 0.95, y - 0.95, 1.9, 1.9))
    return Drawn(nodes, 2 * middle, 2 * middle)


_SCENES: Final[Mapping[str, Callable[[Sequence[Place]], Drawn]]] = {
    "house": _house,
    "street": _street,
    "huts": _huts,
    "train": _train,
    "table": _table,
}
