"""Icons of animals, plants and things in colours of their own, for illustrations."""

from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Painted, Polyline
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.icons.pen import Icon

_TOUCH: Final = "#f2c94c"
_LINE: Final = 0.026  # of an icon's side
_ROUND: Final = 28  # corners of a circle
_SHADES: Final[Mapping[str, str]] = {"paper": "#ffffff", "ink": "#2b2f36", "mark": "#56616e"}
_COLOURS: Final[Mapping[str, tuple[str, ...]]] = {  # what is pale in an icon, and what is bright
    "acorn": ("#8a5a34", "#c98f4e"),
    "apple": ("#d9483b", "#6fae4a"),
    "ball": ("#e8f0f4", "#e05a4a"),
    "balloon": ("#e2645a", "#f7c9c0"),
    "bee": ("#dfeaf2", "#f2c033"),
    "bell": ("#e8b93f", "#b98a2b"),
    "bird": ("#7fb2dc", "#f0a63c"),
    "bone": ("#efe6d2", "#fbf6ea"),
    "book": ("#7d9ccb", "#e9d9a8"),
    "broccoli": ("#5f9c4d", "#a9cf7f"),
    "butterfly": ("#f0a04b", "#d9643c"),
    "cactus": ("#6aa35a", "#c9774a"),
    "candle": ("#f5ead0", "#f6b73c"),
    "carrot": ("#ee8b3a", "#5f9c4d"),
    "cat": ("#e59a55", "#f7c7b5"),
    "caterpillar": ("#9ccb5d", "#e8d24a"),
    "cheese": ("#f3d36b", "#f7e3a1"),
    "cherries": ("#cc3b48", "#6fae4a"),
    "chick": ("#f4ead6", "#f6d048"),
    "cloud": ("#dfe8f0", "#f7fafc"),
    "crab": ("#e2704c", "#f09a6c"),
    "cup": ("#8fb8d8", "#f2e4c2"),
    "dog": ("#b98558", "#8f5f3a"),
    "drum": ("#d7573f", "#f2d48a"),
    "duck": ("#f4d35e", "#ee9a3a"),
    "egg": ("#f3dfc6", "#e8c9a5"),
    "elephant": ("#a9b4c2", "#d9a9a4"),
    "fish": ("#f0954a", "#f7c65b"),
    "flower": ("#ee8fb0", "#f3cb4b"),
    "frog": ("#7dbb57", "#c6e08a"),
    "glass": ("#cfe6f2", "#8fc6e2"),
    "grapes": ("#8d62a8", "#7fae55"),
    "guitar": ("#c98a4b", "#8a5a34"),
    "hammer": ("#9aa5b1", "#b98558"),
    "harp": ("#e0b04a", "#f4dca0"),
    "hat": ("#6d5a4a", "#c9483f"),
    "hen": ("#c9794b", "#e0483c"),
    "honey": ("#e9a93a", "#f7dc8a"),
    "hourglass": ("#b98558", "#f0d292"),
    "jug": ("#8fb0a4", "#cfe2d8"),
    "key": ("#d9ae4a", "#f0d27a"),
    "kite": ("#e0645a", "#6fa8d6"),
    "leaf": ("#7fb85a", "#b6d98a"),
    "lightning": ("#f2c033", "#f7dd72"),
    "milk": ("#eef3f6", "#7fb2dc"),
    "mitten": ("#c9545a", "#f2e4d6"),
    "mouse": ("#b7aca6", "#f0b8b0"),
    "mushroom": ("#d9584a", "#f7efe0"),
    "octopus": ("#c77fa8", "#e8b5cd"),
    "onion": ("#d9a05a", "#9ccb6a"),
    "owl": ("#a67c52", "#f0c060"),
    "pear": ("#c3cf5a", "#6f8f3c"),
    "penguin": ("#39424e", "#f0a63c"),
    "piano": ("#5a4438", "#f7f3ea"),
    "rabbit": ("#cdbba7", "#f2c4bd"),
    "radish": ("#dd5a80", "#6fae4a"),
    "sailing_boat": ("#f2efe6", "#c9584a"),
    "saucepan": ("#9aa5b1", "#5f6b78"),
    "scarf": ("#c9484a", "#f2d48a"),
    "scissors": ("#aab4bf", "#d9584a"),
    "sheep": ("#f3efe6", "#e2c9a8"),
    "ship": ("#c9564a", "#f2e4c2"),
    "skateboard": ("#c98a4b", "#5f8fbf"),
    "snail": ("#d9b98a", "#b9814b"),
    "snowman": ("#f4f8fb", "#ee8b3a"),
    "spider": ("#6b5a66", "#a58a96"),
    "spoon": ("#b8c1ca", "#dfe5ea"),
    "strawberry": ("#dc4450", "#6fae4a"),
    "submarine": ("#f0c24b", "#d98a3a"),
    "sun": ("#f6c83d", "#fbe08a"),
    "teapot": ("#7fb0a0", "#f2e4c2"),
    "teddy": ("#b98558", "#e5c59a"),
    "torch": ("#8a96a3", "#f7dc72"),
    "tree": ("#6fa552", "#8f6239"),
    "trumpet": ("#e3b13e", "#f5d98a"),
    "turtle": ("#a9c46a", "#6f9a4b"),
    "umbrella": ("#6f8fc6", "#e0645a"),
    "violin": ("#a8643a", "#6b3f25"),
    "watch": ("#8a6a4a", "#f2e4c2"),
    "whale": ("#6f9cc4", "#cfe0ec"),
}


@cache
def natural(name: str) -> Icon:
    """The icon of a thing, in a unit square, in colours that no style changes; without any if it has none here."""
    body, touch = _COLOURS.get(name, ("#dfe3e8", _TOUCH))
    colours = {**_SHADES, "soft": body, "highlight": touch}
    return tuple(_painted(node, colours) for node in ICONS[name])


def _painted(node: AnyNode, colours: Mapping[str, str]) -> AnyNode:
    if isinstance(node, Circle):
        turns = (2 * pi * step / _ROUND for step in range(_ROUND))
        around = tuple((node.x + node.radius * cos(turn), node.y + node.radius * sin(turn)) for turn in turns)
        line = _SHADES["ink"] if node.stroke else None
        return Painted(around, colours.get(node.fill or ""), stroke=line, width=_LINE)
    if isinstance(node, Polyline):
        fill = colours.get(node.fill or "") if node.closed else None
        line = colours.get(node.stroke or "")
        points = (*node.points, node.points[0]) if node.closed else node.points
        width = node.width or {"hair": 0.6, "medium": 1.5, "thick": 2.2, "bold": 3.0}.get(node.weight, 1) * _LINE
        return Painted(points, fill, stroke=line, width=width)
    return node
