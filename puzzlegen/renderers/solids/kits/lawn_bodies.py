"""Round things that stand on a lawn, or on a table, and look the same from all sides.

Each is a list of parts from back to front. A part is a colour and the right half of its outline, from the top down, in
halves of the body's greatest width, upwards from its foot. Light falls from the left.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.scene import AnyNode, Painted

msg: Final = messages(__name__)

Half: TypeAlias = tuple[tuple[float, float], ...]
Colour: TypeAlias = Literal[
    "blue", "brown", "green", "grey", "ink", "orange", "pink", "purple", "red", "white", "yellow"
]
Part: TypeAlias = tuple[Colour, Half]

_COLOURS: Final[Mapping[Colour, str]] = {
    "blue": "#4a86bd",
    "brown": "#8b5e3c",
    "green": "#4f9160",
    "grey": "#c3ccd4",
    "ink": "#2f353d",
    "orange": "#e58b3d",
    "pink": "#eda3b8",
    "purple": "#8263ab",
    "red": "#cc4b45",
    "white": "#fbfaf6",
    "yellow": "#f0c94f",
}
_LINE: Final = "#2a3038"
_SHADE: Final = "#1c2430"
_DARK: Final = 0.16  # of the side away from the light
_STEPS: Final = 24  # sides of a round outline
_LIT: Final = 0.3  # of its half width to the right of its middle, a part is lit


def _ball(y: float, radius: float, paint: Colour, flat: float = 1.0) -> Part:
    """A ball around a height, or half of one or more: ``flat`` is how far down it goes, 1 being a whole one."""
    turns = [pi * k * flat / _STEPS for k in range(_STEPS + 1)]
    return paint, tuple((radius * sin(turn), y + radius * cos(turn)) for turn in turns)


def _belly(low: float, high: float, paint: Colour) -> Part:
    """What lies between two heights of a barrel."""
    heights = (high - (high - low) * k / _STEPS for k in range(_STEPS + 1))
    return paint, tuple((0.97 - 0.27 * (y / 0.95 - 1) ** 2, y) for y in heights)


BODIES: Final[Mapping[str, tuple[Part, ...]]] = {
    "barrel": (
        _belly(0, 1.9, "brown"),
        _belly(0.28, 0.46, "ink"),
        _belly(1.44, 1.62, "ink"),
    ),
    "beacon": (
        ("red", ((0.5, 2.5), (0.75, 0))),
        ("white", ((0.55, 1.9), (0.62, 1.2))),
        ("yellow", ((0.42, 3.0), (0.42, 2.5))),
        ("ink", ((0, 3.4), (0.6, 3.0))),
    ),
    "bottle": (("green", ((0.25, 3.0), (0.25, 2.1), (0.7, 1.7), (0.7, 0))), ("white", ((0.7, 1.2), (0.7, 0.5)))),
    "buoy": (("orange", ((0.25, 1.8), (0.45, 0.8))), ("orange", ((1, 0.8), (0.7, 0))), _ball(2.1, 0.35, "red")),
    "candle": (("pink", ((0.4, 2.2), (0.4, 0))), ("yellow", ((0, 3.1), (0.22, 2.6), (0, 2.25)))),
    "fir": (
        ("brown", ((0.2, 0.6), (0.2, 0))),
        ("green", ((0.3, 1.6), (1, 0.5))),
        ("green", ((0.2, 2.4), (0.8, 1.2))),
        ("green", ((0, 3.1), (0.6, 1.9))),
    ),
    "fountain": (
        ("blue", ((1, 0.6), (1, 0))),
        ("grey", ((0.18, 1.5), (0.25, 0.6))),
        ("blue", ((0.65, 1.6), (0.2, 1.25))),
        ("grey", ((0, 2.3), (0.22, 1.9), (0.12, 1.6))),
    ),
    "hut": (("brown", ((0.75, 1.3), (0.75, 0))), ("purple", ((0, 2.5), (1, 1.2)))),
    "igloo": (_ball(0, 1, "blue", 0.5), ("white", ((0.55, 0.85), (0.8, 0.6), (0.96, 0.3)))),
    "lamp": (
        ("ink", ((0.12, 2.2), (0.12, 0.2))),
        ("ink", ((0.4, 0.2), (0.4, 0))),
        _ball(2.6, 0.55, "yellow"),
    ),
    "muffin": (("brown", ((0.85, 1), (0.6, 0))), _ball(1, 1, "pink", 0.5), _ball(2.05, 0.2, "red")),
    "palm": (("brown", ((0.15, 2.2), (0.22, 0))), _ball(2.3, 0.9, "green", 0.6)),
    "parasol": (("ink", ((0.08, 2.6), (0.08, 0))), _ball(1.7, 1, "orange", 0.5)),
    "sandcastle": (
        ("yellow", ((1, 0.8), (1, 0))),
        ("yellow", ((0.65, 1.6), (0.65, 0.8))),
        ("yellow", ((0, 2.5), (0.4, 1.6))),
    ),
    "snowman": (
        _ball(0.8, 0.85, "white"),
        _ball(2.0, 0.55, "white"),
        ("ink", ((0.6, 2.55), (0.6, 2.4))),
        ("ink", ((0.35, 3.1), (0.35, 2.5))),
    ),
    "tipi": (("yellow", ((0.08, 2.6), (1, 0))), ("red", ((0.34, 1.85), (0.5, 1.4)))),
    "toadstool": (("white", ((0.3, 1.4), (0.42, 0))), _ball(1.2, 1, "red", 0.5)),
    "top": (("blue", ((0, 1.6), (1, 1.3), (1, 1.1), (0, 0))), ("ink", ((0.1, 2.3), (0.1, 1.55)))),
    "turret": (
        ("white", ((0.65, 1.9), (0.65, 0))),
        ("red", ((0, 3.2), (0.9, 1.9))),
    ),
    "vase": (("purple", ((0.5, 2.4), (0.25, 1.9), (0.85, 1.1), (0.8, 0.6), (0.4, 0))),),
}
NAMES: Final[Mapping[str, Phrase]] = {
    "barrel": msg("names-barrel"),
    "beacon": msg("names-beacon"),
    "bottle": msg("names-bottle"),
    "buoy": msg("names-buoy"),
    "candle": msg("names-candle"),
    "fir": msg("names-fir"),
    "fountain": msg("names-fountain"),
    "hut": msg("names-hut"),
    "igloo": msg("names-igloo"),
    "lamp": msg("names-lamp"),
    "muffin": msg("names-muffin"),
    "palm": msg("names-palm"),
    "parasol": msg("names-parasol"),
    "sandcastle": msg("names-sandcastle"),
    "snowman": msg("names-snowman"),
    "tipi": msg("names-tipi"),
    "toadstool": msg("names-toadstool"),
    "top": msg("names-top"),
    "turret": msg("names-turret"),
    "vase": msg("names-vase"),
}
"""With colours and shapes as they are drawn, so that nobody has to guess which thing is meant."""


def standing(kind: str, x: float, y: float, half: float, line: float) -> list[AnyNode]:
    """A body that stands at a point of the picture, twice ``half`` wide, with outlines as wide as ``line``."""
    nodes: list[AnyNode] = []
    for colour, outline in BODIES[kind]:
        right = [(x + a * half, y - b * half) for a, b in outline]
        left = [(x - a * half, y - b * half) for a, b in reversed(outline)]
        lit = [(x + _LIT * a * half, y - b * half) for a, b in reversed(outline)]
        nodes += [
            Painted((*right, *left), _COLOURS[colour]),
            Painted((*right, *lit), _SHADE, opacity=_DARK),
            Painted((*right, *left, right[0]), stroke=_LINE, width=line),
        ]
    return nodes


def shadow(x: float, y: float, half: float) -> Painted:
    """What the body at this point keeps from the light."""
    across, down, steps = 1.15 * half, 0.3 * half, 24
    middle = x + 0.35 * half
    turns = [2 * pi * k / steps for k in range(steps)]
    return Painted(tuple((middle + across * cos(t), y + down * sin(t)) for t in turns), _SHADE, opacity=_DARK)


def height(kind: str) -> float:
    """How high a body is, in halves of its greatest width."""
    return max(b for _, outline in BODIES[kind] for _, b in outline)
