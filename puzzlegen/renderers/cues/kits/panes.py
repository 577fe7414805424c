"""Things that break: a window, the ice of a pond, the screen of a tablet, a plate; each with its surroundings."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin, tau
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Clipped, Painted

Point: TypeAlias = tuple[float, float]


class Look(NamedTuple):
    """The colours of a crack, of the light on its edge, of a hole and of its rim."""

    crack: str
    light: str
    hole: str
    rim: str


class _Season(NamedTuple):
    """The colours of what a window shows: two for each thing but the sun, from its top to its bottom."""

    sky: tuple[str, str]
    sun: str
    far: tuple[str, str]
    near: tuple[str, str]
    crown: tuple[str, str]


class _Evening(NamedTuple):
    """The colours of the picture on a screen: sky, the disc above the sea, the sea, and its glitter."""

    sky: tuple[str, str]
    disc: tuple[str, str]
    sea: tuple[str, str]
    glitter: str


class _China(NamedTuple):
    """The colours of a plate's pattern: rings, two kinds of flowers on the rim, and the one in the middle."""

    ring: str
    inner: str
    flower: str
    bud: str
    petal: str


LOOKS: Final = {
    "window": Look("#1b2a38", "#ffffff", "#0d161f", "#0d161f"),
    "ice": Look("#0f3a5f", "#ffffff", "#072138", "#072138"),
    "screen": Look("#ffffff", "#14122b", "#0a0914", "#ffffff"),
    "plate": Look("#3b2a22", "#ffffff", "#2a1b14", "#2a1b14"),
}
_SEASONS: Final = (
    _Season(("#cfe8f8", "#f4fbff"), "#fff3c4", ("#c5e0c4", "#d7ebcf"), ("#a9d0a4", "#c2dfb5"), ("#8fc08b", "#a8d09c")),
    _Season(("#f5dcc6", "#fdf4e8"), "#fffbe2", ("#e6d7ac", "#efe3c2"), ("#d8c08b", "#e5d0a3"), ("#dba265", "#e8bb82")),
    _Season(("#cfdcec", "#eff4fa"), "#fdfbf0", ("#e3ebf3", "#f3f7fb"), ("#d5e0ea", "#eaf1f7"), ("#b3cbd0", "#d3e2e4")),
)
_EVENINGS: Final = (
    _Evening(("#2b2161", "#b8476f"), ("#e5805f", "#d9655f"), ("#5a2c6b", "#1d1a4a"), "#d9655f"),
    _Evening(("#0d2743", "#1d6a78"), ("#4fa39a", "#3b8c8c"), ("#11495d", "#0a2138"), "#4fa39a"),
    _Evening(("#20204a", "#54407f"), ("#a58a5c", "#94764f"), ("#2b2f63", "#14142f"), "#a58a5c"),
)
_CHINA: Final = (
    _China("#5f8fc9", "#bfd4ec", "#a9c6e8", "#c9dcf2", "#d5e3f4"),
    _China("#c4687c", "#eec8d0", "#ebb8c3", "#f4d5db", "#f6dfe3"),
    _China("#5b9b76", "#c4dfce", "#b1d7be", "#d2e8d9", "#dcede2"),
)
_SNOW: Final = "#f4f8fb"
_YOLK: Final = "#f2e3b3"


def surface(thing: str, width: float, height: float, kind: int) -> tuple[AnyNode, ...]:
    """The thing whose pane lies between (0, 0) and (width, height), and what is around; ``kind`` is 0, 1 or 2."""
    return tuple(_SURFACES[thing](width, height, kind))


def outline(thing: str, width: float, height: float) -> tuple[Point, ...]:
    """The border of the pane."""
    if thing == "plate":
        return tuple((width / 2 * (1 + a), height / 2 * (1 + b)) for a, b in round_points(72))
    return _corners(0, 0, width, height)


@lru_cache(maxsize=64)
def round_points(corners: int) -> tuple[Point, ...]:
    """The corners of a regular polygon with the radius 1."""
    return tuple((cos(tau * place / corners), sin(tau * place / corners)) for place in range(corners))


def _disc(x: float, y: float, across: float, fill: str, *, down: float = 0, fade: str | None = None) -> Painted:
    """A disc around (x, y), or an ellipse if its two radii differ."""
    corners = 72 if across > 0.8 else 24
    points = tuple((x + across * a, y + (down or across) * b) for a, b in round_points(corners))
    return Painted(points, fill=fill, fade=fade)


def _corners(left: float, top: float, right: float, bottom: float, radius: float = 0) -> tuple[Point, ...]:
    """The outline of a box, with round corners or sharp ones."""
    if not radius:
        return ((left, top), (right, top), (right, bottom), (left, bottom))
    left, top, right, bottom = left + radius, top + radius, right - radius, bottom - radius
    middles = ((right, bottom), (left, bottom), (left, top), (right, top))
    angles = [(place, pi / 2 * (place + part / 16)) for place in range(4) for part in range(17)]
    return tuple((middles[place][0] + radius * cos(at), middles[place][1] + radius * sin(at)) for place, at in angles)


def _within(width: float, height: float, shown: Sequence[AnyNode]) -> Clipped:
    return Clipped(_corners(0, 0, width, height), tuple(shown))


def _window(width: float, height: float, kind: int) -> Iterator[AnyNode]:
    """A wooden frame; behind the glass, hills and trees under the sun."""
    for reach, fill, fade in ((1.0, "#b98552", "#94623a"), (0.86, "#d9ab78", "#b98450")):
        yield Painted(_corners(-reach, -reach, width + reach, height + reach), fill=fill, fade=fade)
    for inner, outer in zip(
        _corners(0, 0, width, height), _corners(-0.86, -0.86, width + 0.86, height + 0.86), strict=True
    ):
        yield Painted((inner, outer), stroke="#7d5130", width=0.04)
    yield Painted(_corners(-0.16, -0.16, width + 0.16, height + 0.16), fill="#6f4729")
    season = _SEASONS[kind]
    shown = [Painted(_corners(0, 0, width, height), fill=season.sky[0], fade=season.sky[1])]
    shown += [
        _disc(width * (0.8, 0.22, 0.6)[kind], height * 0.2, 1.05, season.sun),
        *_hills(width, height, season, kind),
    ]
    for at, wide in ((0.06, 1.1), (0.17, 0.35), (0.58, 0.6)):
        low, high, left, right = height * 0.98, height * 0.08, width * at, width * at + 0.63 * height
        stripe = ((left, low), (right, high), (right + wide, high), (left + wide, low))
        shown.append(Painted(stripe, fill="#ffffff", opacity=0.34))
    yield _within(width, height, shown)


def _hills(width: float, height: float, season: _Season, kind: int) -> Iterator[Painted]:
    for level, swing, waves, start, (fill, fade) in (
        (0.68, 0.7, 1.4, 0.6 + kind, season.far),
        (0.8, 0.5, 1.9, 2.6 - kind, season.near),
    ):
        ridge = [(width * at / 40, height * level - swing * sin(start + waves * pi * at / 40)) for at in range(41)]
        yield Painted((*ridge, (width, height), (0, height)), fill=fill, fade=fade)
    for at, foot, size in ((0.16, 0.83, 1.0), (0.23, 0.86, 0.7), (0.72, 0.9, 1.15)):
        x, y = width * (1 - at if kind == 1 else at), height * foot
        yield Painted(_corners(x - 0.09 * size, y - 0.5 * size, x + 0.09 * size, y + 0.5 * size), fill="#b99b7c")
        yield _disc(x, y - size, 0.72 * size, season.crown[0], down=0.85 * size, fade=season.crown[1])


def _ice(width: float, height: float, kind: int) -> Iterator[AnyNode]:
    """A pond between banks of snow; under the ice, fish and bubbles, and on it the tracks of skates."""
    yield Painted(_corners(-1.2, -1.2, width + 1.2, height + 1.2), fill=_SNOW)
    shore = [(0.0, 0.08 * sin(at * 0.55 + kind) + 0.05 * sin(at * 1.3)) for at in range(60)]
    sides = [(width * at / 60, -wave) for at, (_, wave) in enumerate(shore)]
    sides += [(width + wave, height * at / 60) for at, (_, wave) in enumerate(shore)]
    sides += [(width * (60 - at) / 60, height + wave) for at, (_, wave) in enumerate(shore)]
    sides += [(-wave, height * (60 - at) / 60) for at, (_, wave) in enumerate(shore)]
    pond = [Painted(_corners(-0.3, -0.3, width + 0.3, height + 0.3), fill="#dff3fb", fade="#a8d6ec")]
    for x, y, size in ((0.3, 0.72, 1.0), (0.68, 0.34, -0.8), (0.8, 0.8, -0.55))[: 3 - (kind == 1)]:
        pond += _fish(width * (1 - x if kind == 2 else x), height * y, size)
    for x, y, radius in (
        (0.42, 0.6, 0.14),
        (0.44, 0.53, 0.09),
        (0.56, 0.26, 0.11),
        (0.9, 0.55, 0.17),
        (0.12, 0.3, 0.12),
    ):
        points = tuple((width * x + radius * a, height * y + radius * b) for a, b in round_points(24))
        pond.append(Painted(points, fill="#ffffff", opacity=0.55))
    for start, bend in ((0.15, 1.6), (0.2, 1.7), (0.62, -1.3), (0.67, -1.4)):
        down = [height * start + bend * sin(pi * at / 24) + 0.12 * at for at in range(25)]
        track = tuple((width * (24 - at if kind else at) / 24, y) for at, y in enumerate(down))
        pond.append(Painted(track, stroke="#ffffff", width=0.05, opacity=0.65))
    yield Clipped(tuple(sides), tuple(pond))
    for at, size in ((0.03, 0.8), (0.1, 1.0), (0.16, 0.7), (0.55, 0.75), (0.86, 0.7), (0.91, 1.0), (0.97, 0.85)):
        yield from _pine(width * ((at + 0.3 * kind) % 1), -0.14, 0.95 * size)
    for step in range(12):
        x, y = width * (0.3 + 0.12 * kind) + 0.42 * step, height + 0.6 + 0.2 * (step % 2) + 0.1 * sin(step)
        yield _disc(x, y, 0.13, "#c3d6e4", down=0.07)


def _fish(x: float, y: float, size: float) -> list[Painted]:
    """The shape of a fish under the ice; it looks to the left if its size is below zero."""
    high = abs(size)
    body = tuple((x + high * a, y + 0.38 * high * b) for a, b in round_points(24))
    tail = (
        (x - 0.85 * size, y),
        (x - 1.5 * size, y - 0.42 * high),
        (x - 1.3 * size, y),
        (x - 1.5 * size, y + 0.42 * high),
    )
    return [Painted(outline, fill="#6fb2d4", opacity=0.5) for outline in (body, tail)]


def _pine(x: float, foot: float, size: float) -> Iterator[Painted]:
    """A snowy pine that stands on (x, foot)."""
    yield Painted(_corners(x - 0.07 * size, foot - 0.25 * size, x + 0.07 * size, foot), fill="#7a5a41")
    for level, half in enumerate((0.42, 0.34, 0.25)):
        low = foot - (0.2 + 0.24 * level) * size
        for part, fill, fade in ((1.0, "#3f7a63", "#2c5d4b"), (0.4, "#ffffff", "#ffffff")):
            base, top = low - 0.42 * size * (1 - part), low - 0.42 * size
            yield Painted(
                ((x - half * part * size, base), (x, top), (x + half * part * size, base)), fill=fill, fade=fade
            )


def _screen(width: float, height: float, kind: int) -> Iterator[AnyNode]:
    """A tablet on its side: an evening by the sea, and a row of tiles."""
    for beyond, above, radius, fill, fade in (
        (1.1, 0.62, 1.0, "#3a3d49", "#15161c"),
        (1.0, 0.52, 0.92, "#0b0c11", None),
    ):
        yield Painted(_corners(-beyond, -above, width + beyond, height + above, radius), fill=fill, fade=fade)
    yield _disc(-0.55, height / 2, 0.13, "#27304a")
    yield Painted(_corners(width + 0.46, height / 2 - 0.9, width + 0.56, height / 2 + 0.9, 0.05), fill="#2b2e38")
    evening = _EVENINGS[kind]
    middle, shore = width * (0.5, 0.34, 0.64)[kind], height * 0.66
    shown = [Painted(_corners(0, 0, width, shore), fill=evening.sky[0], fade=evening.sky[1])]
    shown.append(
        _disc(middle, shore - (0.4, 2.2, 1.2)[kind], (1.7, 0.9, 1.2)[kind], evening.disc[0], fade=evening.disc[1])
    )
    shown.append(Painted(_corners(0, shore, width, height), fill=evening.sea[0], fade=evening.sea[1]))
    for place, half in enumerate((1.7, 1.25, 0.9, 0.55)):
        y = shore + 0.28 + 0.42 * place
        line = _corners(middle - half, y, middle + half, y + 0.1, 0.05)
        shown.append(Painted(line, fill=evening.glitter, opacity=0.6))
    for place, fill in enumerate(("#4a6fc4", "#3f8f6d", "#b0663a", "#8d4aa0", "#4a6fc4", "#a8434f")):
        x, y, side = width - 1.5, 0.55 + place * (height - 0.9) / 6, (height - 0.9) / 6 - 0.45
        shown.append(Painted(_corners(x, y, x + side, y + side, 0.24), fill=fill, opacity=0.6))
    yield _within(width, height, shown)


def _plate(width: float, height: float, kind: int) -> Iterator[AnyNode]:
    """Painted china on a wooden table."""
    middle, china = width / 2, _CHINA[kind]
    yield Painted(_corners(-1.2, -1.2, width + 1.2, height + 1.2), fill="#c99a66", fade="#b5824f")
    for plank in range(1, 5):
        y = -1.2 + plank * (height + 2.4) / 5
        yield Painted(((-1.2, y), (width + 1.2, y)), stroke="#946538", width=0.05)
    shadow = tuple(
        (middle + 0.18 + (middle + 0.12) * a, middle + 0.26 + (middle + 0.12) * b) for a, b in round_points(72)
    )
    yield Painted(shadow, fill="#5b3a1c", opacity=0.35)
    yield _disc(middle, middle, middle, "#ffffff", fade="#e9eef3")
    yield _disc(middle, middle, middle - 0.14, china.ring)
    yield _disc(middle, middle, middle - 0.3, "#ffffff", fade="#eff3f7")
    for number, (a, b) in enumerate(round_points(24)):
        x, y, size = middle + a * middle * 0.84, middle + b * middle * 0.84, 0.24 if number % 2 else 0.17
        for c, d in round_points(5):
            yield _disc(x + 0.87 * size * c, y + 0.87 * size * d, 0.7 * size, china.flower if number % 2 else china.bud)
        yield _disc(x, y, 0.35 * size, _YOLK)
    yield _disc(middle, middle, middle * 0.7, china.inner)
    yield _disc(middle, middle, middle * 0.7 - 0.07, "#f5f8fb", fade="#ffffff")
    for c, d in round_points((8, 6, 5)[kind]):
        yield _disc(middle + 1.05 * c, middle + 1.05 * d, (0.5, 0.62, 0.7)[kind], china.petal)
    yield _disc(middle, middle, 0.55, _YOLK)


_SURFACES: Final = {"window": _window, "ice": _ice, "screen": _screen, "plate": _plate}
