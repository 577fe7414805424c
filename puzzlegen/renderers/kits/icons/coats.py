"""Icons in the colours of the things themselves: bananas are yellow, penguins black and white.

Outlines keep the ink of the style; only what they enclose has colours of its own.
"""

import math
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from puzzlegen.core.scene import AnyNode, Circle, Paint, Painted, Polyline
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.icons.pen import Icon

_ROUND: Final = 40  # corners of a disc

_WHITE: Final = "#fbfbf8"
_CREAM: Final = "#f8ecd2"
_YELLOW: Final = "#f7d154"
_GOLD: Final = "#e3b549"
_ORANGE: Final = "#f0994a"
_RED: Final = "#e0605a"
_PINK: Final = "#f3b3bd"
_PURPLE: Final = "#a888c4"
_BLUE: Final = "#82b4da"
_PALE_BLUE: Final = "#d5e9f5"
_NAVY: Final = "#557fa8"
_LEAF: Final = "#a9cc74"
_GREEN: Final = "#7cb169"
_TAN: Final = "#e3c08d"
_WOOD: Final = "#cf9c62"
_BROWN: Final = "#a9764c"
_STONE: Final = "#d6cfc2"
_STEEL: Final = "#c9d0d8"
_SLATE: Final = "#66707c"


class _Coat(NamedTuple):
    """The colours of what is pale, bright, dark and white in an icon, and of parts by their places in it."""

    pale: str
    bright: str
    dark: str = _SLATE
    white: str = _WHITE
    parts: tuple[tuple[int, str], ...] = ()


_COATS: Final[Mapping[str, _Coat]] = {
    "acorn": _Coat(_BROWN, _TAN),
    "aeroplane": _Coat("#e6ecf2", _BLUE, white=_PALE_BLUE),
    "apple": _Coat(_RED, _GREEN),
    "armchair": _Coat("#8fb59b", _CREAM),
    "axe": _Coat(_STEEL, _WOOD),
    "ball": _Coat(_RED, _YELLOW),
    "balloon": _Coat(_RED, _RED),
    "banana": _Coat(_YELLOW, _BROWN),
    "bed": _Coat(_WOOD, _BLUE),
    "bee": _Coat(_PALE_BLUE, _YELLOW, white=_PALE_BLUE),
    "bell": _Coat(_GOLD, "#f2d27c"),
    "bicycle": _Coat(_SLATE, _YELLOW),
    "bird": _Coat(_BLUE, _ORANGE),
    "bone": _Coat("#f5eedd", _WHITE),
    "book": _Coat(_WHITE, _RED),
    "bookcase": _Coat(_WOOD, _RED, _NAVY, _CREAM),
    "boot": _Coat(_BROWN, _TAN, "#5d4436"),
    "broccoli": _Coat(_GREEN, "#c3d98f"),
    "bucket": _Coat(_BLUE, _PALE_BLUE),
    "bus": _Coat(_RED, _CREAM, white=_PALE_BLUE),
    "butterfly": _Coat(_ORANGE, _YELLOW),
    "cactus": _Coat(_GREEN, "#d08a5f"),
    "candle": _Coat("#f0dfbb", _YELLOW, white=_CREAM),
    "car": _Coat(_RED, _YELLOW, white=_PALE_BLUE),
    "carrot": _Coat(_ORANGE, _GREEN),
    "castle": _Coat(_STONE, "#cc6f62"),
    "cat": _Coat("#f0b474", _PINK),
    "caterpillar": _Coat(_GREEN, _LEAF),
    "chair": _Coat(_WOOD, _TAN),
    "cheese": _Coat(_YELLOW, "#fbe594", white="#f2c443"),
    "cherries": _Coat(_RED, _GREEN),
    "chick": _Coat(_CREAM, _YELLOW, white=_ORANGE),
    "church": _Coat("#ece4d4", "#cc6f62", white=_PALE_BLUE),
    "clock": _Coat(_WOOD, _RED),
    "cloud": _Coat("#e8eff5", "#c6d8e6"),
    "crab": _Coat("#e5694b", "#f08d6c"),
    "cup": _Coat(_BLUE, _CREAM),
    "dice": _Coat("#dde2e7", _WHITE),
    "dog": _Coat("#dcb384", _RED, "#8c5d3c"),
    "dress": _Coat(_PINK, _RED),
    "drum": _Coat(_RED, _CREAM),
    "duck": _Coat("#f3ead6", _ORANGE),
    "egg": _Coat("#f1d9bd", _WHITE),
    "elephant": _Coat("#b5bec7", "#cfbfc2"),
    "fish": _Coat(_BLUE, _NAVY),
    "flower": _Coat("#ee94ad", _YELLOW, white=_GREEN),
    "fork": _Coat(_STEEL, "#e4e8ec"),
    "frog": _Coat("#8fbe62", "#dcea9f"),
    "frying_pan": _Coat("#9aa2ab", _WOOD),
    "glass": _Coat(_ORANGE, _RED, white=_PALE_BLUE),
    "glasses": _Coat(_PALE_BLUE, _BROWN),
    "grapes": _Coat(_PURPLE, _GREEN),
    "guitar": _Coat(_WOOD, _CREAM, _BROWN),
    "hammer": _Coat(_STEEL, _WOOD),
    "harp": _Coat(_WOOD, _GOLD, _BROWN),
    "hat": _Coat("#7b828c", _RED),
    "helicopter": _Coat(_RED, _PALE_BLUE),
    "hen": _Coat("#cf9a68", _RED, white=_CREAM, parts=((2, _YELLOW),)),
    "hive": _Coat("#e0ae4c", "#f2ce7a"),
    "honey": _Coat("#eba53c", _YELLOW),
    "hot_air_balloon": _Coat(_RED, _YELLOW, white=_WOOD),
    "hourglass": _Coat(_WOOD, _TAN, white=_PALE_BLUE),
    "house": _Coat(_CREAM, "#cc6f62", _BROWN, _PALE_BLUE),
    "igloo": _Coat("#e4f0f7", "#cbe1ef"),
    "jug": _Coat("#c98a60", "#c98a60", white="#dfae86"),  # earthenware: a white half would be taken for milk
    "kennel": _Coat(_WOOD, _RED),
    "key": _Coat(_GOLD, "#f2d27c"),
    "kite": _Coat(_BLUE, _YELLOW),
    "knife": _Coat(_STEEL, _WOOD),
    "ladder": _Coat(_WOOD, _TAN),
    "lamp": _Coat(_GOLD, "#f9e3a0"),
    "leaf": _Coat(_GREEN, _LEAF),
    "lightbulb": _Coat(_STEEL, "#fae58c"),
    "lighthouse": _Coat(_RED, _WHITE, white=_YELLOW),
    "lightning": _Coat(_ORANGE, _YELLOW),
    "log": _Coat(_BROWN, _TAN),
    "lorry": _Coat("#dfe5ea", _RED, white=_PALE_BLUE),
    "magnet": _Coat(_RED, _STEEL),
    "milk": _Coat(_WHITE, _BLUE, white=_PALE_BLUE),
    "mitten": _Coat(_RED, _CREAM),
    "moon": _Coat("#dcc069", "#f5df8d"),
    "mouse": _Coat("#b7bcc3", _PINK),
    "mushroom": _Coat(_RED, _WHITE, white=_CREAM),
    "nail": _Coat(_STEEL, "#e4e8ec"),
    "nest": _Coat(_BROWN, "#cfe6ec"),
    "octopus": _Coat("#c08fbe", _PINK),
    "onion": _Coat("#dba45f", "#b7c77b"),
    "owl": _Coat("#bd9063", _YELLOW, white=_CREAM),
    "padlock": _Coat(_GOLD, _CREAM),
    "paintbrush": _Coat(_BLUE, _WOOD, _STEEL),
    "pear": _Coat("#bdd265", _GREEN),
    "pencil": _Coat(_YELLOW, _PINK, white=_TAN),
    "penguin": _Coat(_WHITE, _ORANGE, "#434a54"),
    "piano": _Coat(_BROWN, _CREAM),
    "pineapple": _Coat("#ecbb4e", _GREEN),
    "rabbit": _Coat("#d3c4b3", _PINK),
    "racket": _Coat(_NAVY, "#d9e36f"),
    "radish": _Coat("#e0678a", _GREEN),
    "rainbow": _Coat("#e8eff5", _YELLOW, white=_BLUE, parts=((0, _RED),)),
    "rocket": _Coat("#e1e7ed", _RED, white=_PALE_BLUE),
    "ruler": _Coat(_WOOD, "#f3dc9a"),
    "sailing_boat": _Coat(_BROWN, _RED),
    "saucepan": _Coat(_STEEL, _WOOD, "#9aa2ab"),
    "saw": _Coat(_STEEL, _WOOD),
    "scales": _Coat("#f2d27c", _GOLD),
    "scarf": _Coat(_RED, "#ea8d72"),
    "scissors": _Coat(_STEEL, _RED, white="#e4e8ec"),
    "screw": _Coat(_STEEL, "#e4e8ec"),
    "screwdriver": _Coat(_STEEL, _RED),
    "sheep": _Coat("#f6f1e6", "#d9c0a0"),
    "ship": _Coat(_NAVY, _RED),
    "shirt": _Coat(_BLUE, _CREAM),
    "skateboard": _Coat(_STEEL, _RED),
    "snail": _Coat("#dcc896", "#c48d5a"),
    "snowman": _Coat("#f2f7fa", _ORANGE),
    "sock": _Coat(_BLUE, _RED),
    "spade": _Coat(_STEEL, _WOOD),
    "spanner": _Coat(_STEEL, "#e4e8ec"),
    "spider": _Coat("#85776c", "#b5a598"),
    "spinning_top": _Coat(_RED, _YELLOW, _WOOD),
    "spoon": _Coat(_STEEL, _WOOD),
    "star": _Coat(_YELLOW, "#fbe9a0"),
    "stool": _Coat(_WOOD, _TAN),
    "strawberry": _Coat(_RED, _GREEN),
    "submarine": _Coat(_YELLOW, _RED, white=_PALE_BLUE),
    "suitcase": _Coat(_BROWN, _TAN, "#6f4c33", _GOLD),
    "sun": _Coat(_ORANGE, _YELLOW),
    "table": _Coat(_WOOD, _TAN),
    "tadpole": _Coat("#7f8a63", "#aab57f"),
    "teapot": _Coat(_BLUE, "#bcd8ec"),
    "teddy": _Coat("#cb9a66", "#eed4aa"),
    "tent": _Coat(_GREEN, _TAN),
    "thermometer": _Coat(_PALE_BLUE, _RED),
    "torch": _Coat(_NAVY, _YELLOW),
    "tractor": _Coat(_GREEN, _YELLOW, white=_PALE_BLUE),
    "train": _Coat("#6f9f86", _RED, white=_PALE_BLUE),
    "tree": _Coat(_GREEN, _RED, parts=((0, _BROWN),)),
    "trousers": _Coat("#7397c0", _BROWN, white=_GOLD),
    "trumpet": _Coat(_GOLD, _GOLD, "#b98a2f"),
    "turtle": _Coat("#9cbd6e", "#b58f56"),
    "umbrella": _Coat(_RED, "#f6cfc0"),
    "violin": _Coat("#bd7144", _TAN, "#6f4c33"),
    "watch": _Coat(_BROWN, _GOLD),
    "watermelon": _Coat(_GREEN, "#ea6f6f", white="#e3efc4"),
    "web": _Coat("#e4e9ee", "#f3f5f7"),
    "whale": _Coat("#79a3c4", "#dcebf4"),
    "windmill": _Coat(_CREAM, "#cc6f62"),
}


@cache
def coated(thing: str) -> Icon:
    """The icon of a thing in its colours."""
    coat = _COATS[thing]
    colours: dict[Paint | None, str] = {
        "soft": coat.pale,
        "highlight": coat.bright,
        "mark": coat.dark,
        "paper": coat.white,
    }
    own = dict(coat.parts)
    return tuple(
        part
        for place, node in enumerate(ICONS[thing])
        for part in _painted(node, dict.fromkeys(colours, own[place]) if place in own else colours)
    )


def _painted(node: AnyNode, colours: Mapping[Paint | None, str]) -> Icon:
    """A part with what it encloses in a colour of its own, under its outline."""
    if isinstance(node, Polyline) and node.stroke in colours:  # a tube
        return (Painted(node.points, stroke=colours[node.stroke], width=node.width or 0),)
    if not isinstance(node, Polyline | Circle) or node.fill not in colours:
        return (node,)
    points = node.points if isinstance(node, Polyline) else _around(node)
    return Painted(points, fill=colours[node.fill]), replace(node, fill=None)


def _around(disc: Circle) -> tuple[tuple[float, float], ...]:
    """The corners of a polygon that looks like the disc."""
    turns = (math.tau * corner / _ROUND for corner in range(_ROUND))
    return tuple((disc.x + disc.radius * math.cos(turn), disc.y + disc.radius * math.sin(turn)) for turn in turns)
