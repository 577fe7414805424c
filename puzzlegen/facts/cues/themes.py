"""Balances, and the things that are weighed on them."""

from typing import Final

THEMES: Final[dict[str, tuple[str, ...]]] = {
    "beam": (
        "apple",
        "banana",
        "carrot",
        "cherries",
        "grapes",
        "mushroom",
        "onion",
        "pear",
        "pineapple",
        "radish",
        "strawberry",
        "watermelon",
    ),
    "kitchen": ("candle", "cheese", "cup", "egg", "glass", "honey", "jug", "milk", "saucepan", "teapot"),
    "seesaw": (
        "cat",
        "chick",
        "dog",
        "duck",
        "elephant",
        "frog",
        "hen",
        "mouse",
        "owl",
        "penguin",
        "rabbit",
        "sheep",
        "snail",
        "turtle",
    ),
}
