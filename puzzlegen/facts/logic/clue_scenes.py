"""Scenes with places for an animal and a thing each, and who may live there: the facts of `logic/clue_grid`."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Layout: TypeAlias = Literal["row", "column", "ring"]
"""Places from left to right, from the top down, or clockwise from the top."""

SCENES: Final[Mapping[str, Layout]] = {
    "house": "column",
    "street": "row",
    "huts": "row",
    "train": "row",
    "table": "ring",
}
_ANIMALS: Final = "bee butterfly cat crab dog duck elephant frog hen mouse owl penguin rabbit sheep snail turtle"
_FOOD: Final = "apple banana carrot cheese mushroom pear pineapple strawberry watermelon"
_BELONGINGS: Final = "ball bell book clock cup guitar hat kite lamp teapot trumpet umbrella"
_TOOLS: Final = "axe bucket hammer key ladder padlock pencil saw screwdriver spanner torch"

ANIMALS: Final = tuple(_ANIMALS.split())
THINGS: Final = tuple(tuple(kind.split()) for kind in (_FOOD, _BELONGINGS, _TOOLS))
"""Those of one puzzle are of one kind."""
