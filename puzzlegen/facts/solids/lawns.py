"""What stands on round lawns, and how a walker sees it.

Places are pairs of whole numbers around the middle of the lawn, x to the right and y down on the plan.
"""

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Final, Literal, TypeAlias

Place: TypeAlias = tuple[int, int]
World: TypeAlias = Literal["garden", "winter", "beach", "table"]
Kind: TypeAlias = Literal[
    "fir",
    "fountain",
    "hut",
    "parasol",
    "tipi",
    "turret",
    "barrel",
    "igloo",
    "lamp",
    "snowman",
    "beacon",
    "buoy",
    "palm",
    "sandcastle",
    "bottle",
    "candle",
    "muffin",
    "top",
    "toadstool",
    "vase",
]

WORLDS: Final[Mapping[World, tuple[Kind, ...]]] = {
    "garden": ("fir", "fountain", "hut", "parasol", "tipi", "turret"),
    "winter": ("barrel", "fir", "igloo", "lamp", "snowman", "turret"),
    "beach": ("beacon", "buoy", "hut", "palm", "parasol", "sandcastle"),
    "table": ("bottle", "candle", "muffin", "top", "toadstool", "vase"),
}
"""What stands in each world, all of it round, so that it looks the same from all sides."""
ROUND: Final = 120
"""How far the path is from the middle."""
HALF_WIDTH: Final = 6
"""Of every body, at most."""


def stops(count: int, turned: bool) -> tuple[Place, ...]:
    """Evenly spread stops on the path, clockwise; where ``turned``, none is at the top."""
    angles = [radians(360 * (2 * number + turned) / (2 * count) - 90) for number in range(count)]
    return tuple((round(ROUND * cos(angle)), round(ROUND * sin(angle))) for angle in angles)
