"""Draws maps of lines and stations in the manner of metro maps: straight, level or diagonal, in strong colours."""

from collections import Counter
from collections.abc import Collection, Iterator
from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Element, Label, Painted, Polyline, Rect, Scene
from puzzlegen.formats.logic.routes import Net

Point: TypeAlias = tuple[float, float]

_PITCH: Final = 1.25  # from station to station
_MARGIN: Final = 0.95
_ISLAND: Final = 0.5  # radius, so that water is between neighbours
_GROUNDS: Final = {"metro": "#f6f1e4", "trams": "#e3efd9", "ferries": "#bfe0ee"}


def line_map(net: Net, marked: Collection[int]) -> Scene:
    """A map; stations that are ``marked``, by number, are ringed."""
    columns, rows = ([place[axis] for place in net.places] for axis in (0, 1))
    left, top = min(columns), min(rows)
    width = (max(columns) - left) * _PITCH + 2 * _MARGIN
    height = (max(rows) - top) * _PITCH + 2 * _MARGIN
    at = [(_MARGIN + (x - left) * _PITCH, _MARGIN + (y - top) * _PITCH) for x, y in net.places]
    nodes: list[AnyNode] = [Rect(0, 0, width, height, fill="paper")]
    sheet = ((0.12, 0.12), (width - 0.12, 0.12), (width - 0.12, height - 0.12), (0.12, height - 0.12))
    nodes.append(Painted(sheet, fill=_GROUNDS[net.theme], opacity=0.75))
    nodes += _landscape(net.theme, at, width, height, marked)
    for line in net.lines:
        way = tuple(at[station - 1] for station in line.stations)
        nodes += [Polyline(way, "ink", width=0.28), Polyline(way, line.hue, width=0.21)]
    calls = Counter(station for line in net.lines for station in line.stations)
    for number, (x, y) in enumerate(at, 1):
        nodes += _station(x, y, number, changes=calls[number] > 1, ringed=number in marked)
    return Scene(width, height, tuple(nodes))


def _station(x: float, y: float, number: int, *, changes: bool, ringed: bool) -> Iterator[AnyNode]:
    """A circle with its number, larger where lines meet, ringed where a trip begins or ends."""
    radius = 0.4 if changes else 0.32
    if ringed:
        yield Circle(x, y, radius + 0.2, "ink")  # no line has this colour
        yield Circle(x, y, radius + 0.1, "paper")
    yield Circle(x, y, radius, "paper", "ink", "thick" if changes else "medium")
    yield Rect(x - 0.245, y - 0.17, 0.49, 0.34, fill="paper")
    yield Label(x, y, str(number), 0.25, "given")
    yield Element(f"station-{number}", x - radius, y - radius, 2 * radius, 2 * radius)


def _landscape(theme: str, at: list[Point], width: float, height: float, marked: Collection[int]) -> Iterator[AnyNode]:
    """A river below a metro, parks between trams, islands below piers."""
    match theme:
        case "metro":
            middle = height * (0.35 + 0.3 * ((len(at) * 7) % 10) / 10)
            swing = min(0.3 * height, middle - 0.6, height - 0.6 - middle)
            across = [0.12 + (width - 0.24) * step / 72 for step in range(73)]
            along = [(x, middle + swing * sin(step / 15 + len(at))) for step, x in enumerate(across)]
            banks = (*((x, y - 0.38) for x, y in along), *((x, y + 0.38) for x, y in reversed(along)))
            yield Painted(banks, fill="#9fd0ea", opacity=0.8)  # which ends at the edges of the sheet
        case "trams":
            for number, (x, y) in enumerate(at):
                if number % 4 == 0:
                    yield Painted(_blob(x + 0.35, y + 0.3, 0.75 + 0.1 * (number % 3), width, height), fill="#b9dba0")
        case _:
            islands = (place for number, place in enumerate(at, 1) if number not in marked)  # rings cover theirs
            for x, y in islands:
                yield Painted(_blob(x, y, _ISLAND, width, height), fill="#e9dcae", stroke="#bfa667", width=0.03)


def _blob(x: float, y: float, radius: float, width: float, height: float) -> tuple[Point, ...]:
    """A round shape with a wavy shore, within the sheet."""
    shore = []
    for step in range(60):
        turn = step * pi / 30
        reach = radius * (1 + 0.07 * sin(3 * turn + x * 3 + y) + 0.05 * sin(5 * turn + x + y * 3))
        a, b = x + reach * cos(turn), y + reach * sin(turn)
        shore.append((min(max(a, 0.12), width - 0.12), min(max(b, 0.12), height - 0.12)))
    return tuple(shore)
