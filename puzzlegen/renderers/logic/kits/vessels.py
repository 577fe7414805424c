"""Draws vessels with marks for litres, a tap and a sink; a litre is equally high in all of them."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Element, Hue, Label, Paint, Painted, Polyline, Rect, Segments

LITRE: Final = 0.27  # of a vessel's height
WIDE: Final = 2.5  # from vessel to vessel
FOOT: Final = 1.0  # what is below the table: names and sizes
HEAD: Final = 0.55  # what stands out above the rim
_HALF: Final = {"jugs": 0.72, "clay": 0.8, "cylinders": 0.46, "casks": 0.8}
_TABLES: Final[dict[str, Paint]] = {"jugs": "tint", "clay": "brown", "cylinders": "soft", "casks": "brown"}


def table(theme: str, x: float, y: float, across: float) -> Iterator[AnyNode]:
    """What the vessels stand on; ``y`` is its upper side."""
    yield Rect(x, y, across, 0.16, fill=_TABLES[theme], stroke="ink", radius=0.04)


def vessel(
    theme: str, liquid: Hue, name: str, holds: int, has: int | None, x: float, ground: float
) -> Iterator[AnyNode]:
    """A vessel around ``x``, with its name and size below; what it has is covered if it is None."""
    half, top = _HALF[theme], ground - holds * LITRE
    if theme in ("clay", "casks"):
        yield from (_clay if theme == "clay" else _cask)(x, top, ground)
        left, right = x - 0.3, x + 0.3
    else:
        left, right = x - half, x + half
        yield from (_jug if theme == "jugs" else _cylinder)(x, half, top, ground)
    yield Rect(left, top, right - left, ground - top, fill="paper")
    if has:
        yield Rect(left, ground - has * LITRE, right - left, has * LITRE, fill=liquid)
        yield Segments(((left, ground - has * LITRE, right, ground - has * LITRE),), "ink", "thick")
    short, full = (0.26, 0.42) if right - left > 0.8 else (0.2, 0.36)
    for litre in range(1, holds):
        mark = ground - litre * LITRE
        yield Segments(
            ((left, mark, left + (full if litre % 5 == 0 else short), mark),),
            "ink",
            "medium" if litre % 5 == 0 else "thin",
        )
    outline = ((left, top), (left, ground), (right, ground), (right, top))
    yield Polyline(outline, "ink", "medium", closed=theme in ("clay", "casks"))
    if has is None:
        yield from _cloth(x, half, top, ground)
    yield Label(x, ground + 0.42, name, 0.34, "given")
    yield Label(x, ground + 0.86, f"{holds} L", 0.3, "label")
    yield Element(f"jug-{name}", x - half, top, 2 * half, ground - top)


def _jug(x: float, half: float, top: float, ground: float) -> Iterator[AnyNode]:
    """Handle and spout of a jug of glass."""
    high = min(1.5, (ground - top) * 0.75)
    middle = top + 0.1 + high / 2
    around = [(x + half + 0.36 * sin(pi * step / 16), middle - high / 2 * cos(pi * step / 16)) for step in range(17)]
    yield Polyline(tuple(around), "ink", width=0.17)
    yield Polyline(tuple(around), "soft", width=0.1)
    spout = ((x - half, top + 0.3), (x - half - 0.2, top - 0.06), (x - half + 0.06, top))
    yield Polyline(spout, "ink", "medium", closed=True, fill="paper")


def _cylinder(x: float, half: float, top: float, ground: float) -> Iterator[AnyNode]:
    """Foot and lip of a measuring cylinder."""
    yield Rect(x - half - 0.22, ground, 2 * half + 0.44, 0.14, fill="soft", stroke="ink", radius=0.05)
    yield Polyline(((x - half - 0.14, top - 0.1), (x - half, top + 0.06)), "ink", "medium")
    yield Polyline(((x + half + 0.05, top - 0.04), (x + half, top + 0.06)), "ink", "medium")


def _clay(x: float, top: float, ground: float) -> Iterator[AnyNode]:
    """A jar of clay with two handles and a window along its middle."""
    high = ground - top
    side = [(0.5 + 0.3 * sin(pi * min(1.0, 0.12 + 0.95 * step / 20)), top - 0.06 + (high + 0.06) * step / 20)
            for step in range(21)]  # fmt: skip
    for way in (-1, 1):
        grip = [
            (x + way * (0.56 + 0.36 * sin(pi * step / 12)), top + 0.08 + min(0.8, 0.6 * high) * step / 12)
            for step in range(13)
        ]
        yield Polyline(tuple(grip), "ink", width=0.17)
        yield Polyline(tuple(grip), "orange", width=0.1)
    body = (*((x - out, y) for out, y in side), *((x + out, y) for out, y in reversed(side)))
    yield Polyline(body, "ink", "medium", closed=True, fill="orange")
    yield Rect(x - 0.62, top - 0.2, 1.24, 0.2, fill="orange", stroke="ink", weight="medium", radius=0.08)


def _cask(x: float, top: float, ground: float) -> Iterator[AnyNode]:
    """A cask with hoops and a glass along its middle."""
    high = ground - top
    side = [(0.66 + 0.14 * sin(pi * step / 16), top - 0.05 + (high + 0.05) * step / 16) for step in range(17)]
    body = (*((x - out, y) for out, y in side), *((x + out, y) for out, y in reversed(side)))
    yield Polyline(body, "ink", "medium", closed=True, fill="brown")
    for part in (0.62, 0.82):
        for way in (-1, 1):
            stave = tuple((x + way * part * out, y) for out, y in side[1:-1])
            yield Painted(stave, stroke="#000000", width=0.03, opacity=0.4)
    for step in (2, 14):
        out, y = side[step]
        yield Painted(((x - out, y), (x + out, y)), stroke="#2b2b2b", width=0.1, opacity=0.85)


def _cloth(x: float, half: float, top: float, ground: float) -> Iterator[AnyNode]:
    """A cloth that hangs over a vessel, with a question mark."""
    low = ground - 0.02
    hem = [(x - half - 0.12 + (2 * half + 0.24) * step / 12, low - 0.09 * (step % 2)) for step in range(13)]
    yield Polyline(((x - half - 0.1, top - 0.16), *hem, (x + half + 0.1, top - 0.16)), "ink", "medium",
                   closed=True, fill="highlight")  # fmt: skip
    yield Label(x, (top + ground) / 2, "?", 0.44, "given")


def tap(liquid: Hue, x: float, ground: float) -> Iterator[AnyNode]:
    """A tap, named T, and a drop of what comes out of it."""
    way = ((x - 0.6, ground - 1.9), (x + 0.25, ground - 1.9), (x + 0.25, ground - 1.5))
    yield Polyline(way, "ink", width=0.36)
    yield Polyline(way, "soft", width=0.27)
    yield Polyline(((x - 0.15, ground - 1.9), (x - 0.15, ground - 2.3)), "ink", width=0.1)
    yield Polyline(((x - 0.42, ground - 2.32), (x + 0.12, ground - 2.32)), "ink", width=0.14)
    drop = ((0.25, -1.2), (0.36, -0.95), (0.32, -0.82), (0.18, -0.82), (0.14, -0.95))
    yield Polyline(tuple((x + a, ground + b) for a, b in drop), "ink", "thin", closed=True, fill=liquid)
    yield Label(x, ground + 0.42, "T", 0.34, "given")


def sink(x: float, ground: float) -> Iterator[AnyNode]:
    """A sink with its drain, named S."""
    bowl = ((x - 0.75, ground - 1.0), (x + 0.75, ground - 1.0), (x + 0.5, ground - 0.2), (x - 0.5, ground - 0.2))
    yield Polyline(((x, ground - 0.3), (x, ground)), "ink", width=0.3)
    yield Polyline(bowl, "ink", "medium", closed=True, fill="soft")
    yield Rect(x - 0.85, ground - 1.12, 1.7, 0.16, fill="paper", stroke="ink", radius=0.05)
    for place in (-0.2, 0.0, 0.2):
        yield Circle(x + place, ground - 0.36, 0.05, "ink")
    yield Label(x, ground + 0.42, "S", 0.34, "given")
