"""Draws vessels with marks for litres, a tap and a sink; a litre is equally high in all of them."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Clipped, Element, Hue, Label, Painted, Polyline, Segments

Point: TypeAlias = tuple[float, float]

LITRE: Final = 0.3  # of a vessel's height
WIDE: Final = 2.5  # from vessel to vessel
_NAMES: Final = (0.51, 0.95)  # from the table down to the names of vessels, and to their sizes
FOOT: Final = 1.09  # what is below the table: names and sizes
HEAD: Final = 0.55  # what stands out above the rim
_HALF: Final = {"jugs": 0.72, "clay": 0.8, "cylinders": 0.5, "casks": 0.8}
_SPOUTS: Final = {"jugs": (0.22, 0.42), "cylinders": (0.16, 0.28)}  # how far they reach out, and down
_BEYOND: Final = {
    "jugs": (0.27, 0.08, 0.46),
    "clay": (0.22, 0.23, 0.22),
    "cylinders": (0.33, 0.1, 0.33),
    "casks": (0.03, 0.08, 0.03),
}
"""How far handles, feet and rims reach beyond the sides and the top: left, above, right."""
_TABLES: Final = {"jugs": "#d9e0e6", "clay": "#b98558", "cylinders": "#e6e1d8", "casks": "#9c6b43"}
_WALLS: Final = {  # behind the tables: a colour; how far every second row is moved, and the size of tiles or bricks
    "jugs": ("#e3edf0", (0.0, 0.9, 0.9)),
    "clay": ("#f6ead9", (0.0, 0.0, 0.0)),
    "cylinders": ("#e6ece6", (0.0, 1.8, 0.9)),
    "casks": ("#ece2d6", (0.5, 1.3, 0.55)),
}
_LIQUIDS: Final[dict[Hue, tuple[str, str]]] = {  # at the top, and at the bottom
    "blue": ("#a8d6ee", "#6fb2dc"),
    "red": ("#e0757a", "#b83f4c"),
    "yellow": ("#f8dd84", "#eab83c"),
    "green": ("#b5d98a", "#7fb557"),
    "purple": ("#b596cc", "#84609f"),
    "pink": ("#f5bccd", "#e68aa8"),
}
_DARK: Final = "#2b2f36"
_GLASS: Final = "#f3f8fb"
_CLAY: Final = ("#dd9b6b", "#bb6f43")
_OAK: Final = ("#bd8650", "#8f5d33")
_STEEL: Final = ("#dfe5ea", "#aab4bf")
_LINE: Final = 0.05


def table(theme: str, x: float, top: float, y: float, across: float) -> Iterator[AnyNode]:
    """What the vessels stand on, with the wall behind them; ``y`` is its upper side, ``top`` that of the wall."""
    wall, joints = _WALLS[theme]
    yield Painted(((x, top), (x + across, top), (x + across, y), (x, y)), wall)
    stagger, wide, high = joints
    rows, columns = (round((y - top) / high), round(across / wide)) if high else (0, 0)
    for row in range(rows):
        low, step = y - row * (y - top) / rows, (y - top) / rows
        yield Painted(((x, low - step), (x + across, low - step)), stroke="#ffffff", width=_LINE)
        for column in range(columns):
            at = x + (column + 0.5 + stagger * (row % 2)) * across / columns
            if at < x + across:
                yield Painted(((at, low - step), (at, low)), stroke="#ffffff", width=_LINE)
    plank = ((x - 0.1, y), (x + across + 0.1, y), (x + across + 0.1, y + 0.16), (x - 0.1, y + 0.16))
    yield _painted(plank, _TABLES[theme])


def _painted(points: tuple[Point, ...], fill: str, fade: str | None = None) -> Painted:
    return Painted(points, fill, fade, stroke=_DARK, width=_LINE)


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
        yield from (_jug(x, half, top, ground) if theme == "jugs" else _cylinder(x, half, ground))
    rim = _spout(left, top, ground, *_SPOUTS[theme]) if theme in _SPOUTS else ((left, top),)
    lip = ((right, top + 0.1), (right + 0.05, top)) if theme in _SPOUTS else ((right, top),)
    outline = (*rim, (left, ground), (right, ground), *lip)
    yield Painted(outline, _GLASS)
    if has:
        level = ground - has * LITRE
        low, high = left - 1, right + 1  # into the spout, and no farther than the walls
        content = Painted(((low, level), (high, level), (high, ground), (low, ground)), *_LIQUIDS[liquid])
        surface = Painted(((low, level), (high, level)), stroke=_DARK, width=0.06)
        yield Clipped(outline, (content, surface))
    short, full = (0.26, 0.42) if right - left > 0.8 else (0.2, 0.36)
    for litre in range(1, holds):
        mark = ground - litre * LITRE
        long, weight = (full, "medium") if litre % 5 == 0 else (short, "thin")
        yield Segments(((left, mark, left + long, mark),), "ink", weight)  # type: ignore[arg-type]
    yield Polyline(outline, "ink", "medium", closed=True)
    if has is None:
        yield from _cloth(x, half + 0.14 * (theme in _SPOUTS), top, ground)
    yield Label(x, ground + _NAMES[0], name, 0.34, "given")
    yield Label(x, ground + _NAMES[1], f"{holds} L", 0.3, "ink", "label")
    before, above, after = _BEYOND[theme]
    yield Element(f"jug-{name}", x - half - before, top - above, 2 * half + before + after, ground - top + above)


def _spout(left: float, top: float, ground: float, out: float, down: float) -> tuple[Point, ...]:
    """The rim from the inside, over the tip of a spout, to the wall below it, along two curves (Bézier)."""
    foot, tip = (left, top + min(down, 0.8 * (ground - top))), (left - out, top - 0.05)
    bends = (((left + 0.14, top), (left - 0.3 * out, top + 0.02), tip), (tip, (left - 0.1 * out, top + 0.1), foot))
    return tuple(
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for start, bend, end in bends
        for t in (step / 10 for step in range(11))
    )


def _bow(points: tuple[Point, ...], colour: str) -> Iterator[AnyNode]:
    """A thick line with an outline."""
    yield Painted(points, stroke=_DARK, width=0.2)
    yield Painted(points, stroke=colour, width=0.11)


def _jug(x: float, half: float, top: float, ground: float) -> Iterator[AnyNode]:
    """The handle of a jug of glass."""
    high = min(1.5, (ground - top) * 0.75)
    middle = top + 0.1 + high / 2
    around = [(x + half + 0.36 * sin(pi * step / 16), middle - high / 2 * cos(pi * step / 16)) for step in range(17)]
    yield from _bow(tuple(around), "#dce8ef")


def _cylinder(x: float, half: float, ground: float) -> Iterator[AnyNode]:
    """The foot of a measuring cylinder."""
    foot = ((-0.3, 0.0), (0.3, 0.0), (0.24, -0.14), (-0.24, -0.14))
    yield _painted(tuple((x + a + (half if a > 0 else -half), ground + b) for a, b in foot), *_STEEL)


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
        yield from _bow(tuple(grip), _CLAY[0])
    yield _painted((*((x - out, y) for out, y in side), *((x + out, y) for out, y in reversed(side))), *_CLAY)
    for step in (6, 8):
        out, y = side[step]
        yield Painted(((x - out + 0.09, y), (x + out - 0.09, y)), stroke="#f0d9b8", width=0.06)
    rim = ((-0.62, -0.2), (0.62, -0.2), (0.62, 0.0), (-0.62, 0.0))
    yield _painted(tuple((x + a, top + b) for a, b in rim), _CLAY[0])


def _cask(x: float, top: float, ground: float) -> Iterator[AnyNode]:
    """A cask with hoops and a glass along its middle."""
    high = ground - top
    side = [(0.66 + 0.14 * sin(pi * step / 16), top - 0.05 + (high + 0.05) * step / 16) for step in range(17)]
    yield _painted((*((x - out, y) for out, y in side), *((x + out, y) for out, y in reversed(side))), *_OAK)
    for part in (0.62, 0.82):
        for way in (-1, 1):
            stave = tuple((x + way * part * out, y) for out, y in side[1:-1])
            yield Painted(stave, stroke="#5f3d20", width=0.03)
    for step in (2, 14):
        out, y = side[step]
        yield Painted(((x - out, y), (x + out, y)), stroke="#4b525a", width=0.12)


def _cloth(x: float, half: float, top: float, ground: float) -> Iterator[AnyNode]:
    """A cloth that hangs over a vessel, with a question mark."""
    low = ground - 0.02
    hem = [(x - half - 0.12 + (2 * half + 0.24) * step / 12, low - 0.09 * (step % 2)) for step in range(13)]
    yield Polyline(((x - half - 0.1, top - 0.16), *hem, (x + half + 0.1, top - 0.16)), "ink", "medium",
                   closed=True, fill="highlight")  # fmt: skip
    yield Label(x, (top + ground) / 2, "?", 0.44, "given")


def tap(liquid: Hue, x: float, ground: float) -> Iterator[AnyNode]:
    """A tap, named T, and a drop of what comes out of it."""
    way = ((x - 0.6, ground - 1.9), (x + 0.12, ground - 1.9), (x + 0.25, ground - 1.77), (x + 0.25, ground - 1.5))
    flange = ((-0.72, -2.2), (-0.56, -2.2), (-0.56, -1.6), (-0.72, -1.6))
    yield _painted(tuple((x + a, ground + b) for a, b in flange), *_STEEL)
    yield Painted(((x - 0.15, ground - 1.9), (x - 0.15, ground - 2.3)), stroke=_DARK, width=0.12)
    yield Painted(way, stroke=_DARK, width=0.38)
    yield Painted(way, stroke=_STEEL[0], width=0.28)
    yield from _bow(((x - 0.42, ground - 2.32), (x + 0.12, ground - 2.32)), "#d9584a")
    turns = [pi * step / 12 for step in range(25)]  # a tear: a circle drawn out to a point at its top
    drop = [(0.25 + 0.13 * sin(turn) * sin(turn / 2), -1.02 - 0.22 * cos(turn)) for turn in turns]
    yield _painted(tuple((x + a, ground + b) for a, b in drop), *_LIQUIDS[liquid])
    yield Label(x, ground + _NAMES[0], "T", 0.34, "given")


def sink(x: float, ground: float) -> Iterator[AnyNode]:
    """A sink with its drain, named S."""
    yield Painted(((x, ground - 0.25), (x, ground)), stroke=_DARK, width=0.26)
    bowl = ((-0.75, -1.0), (0.75, -1.0), (0.66, -0.42), (0.5, -0.2), (-0.5, -0.2), (-0.66, -0.42))
    yield _painted(tuple((x + a, ground + b) for a, b in bowl), *_STEEL)
    rim = ((-0.86, -1.12), (0.86, -1.12), (0.86, -0.96), (-0.86, -0.96))
    yield _painted(tuple((x + a, ground + b) for a, b in rim), "#f3f6f8")
    for place in (-0.2, 0.0, 0.2):
        yield Circle(x + place, ground - 0.38, 0.05, "ink")
    yield Label(x, ground + _NAMES[0], "S", 0.34, "given")
