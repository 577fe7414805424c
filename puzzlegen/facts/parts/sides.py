"""The six sides from which a drawing office looks at a part, and where their views stand on a sheet.

The part stands in space with x to the right, y to the back and z up. A view has its own axes, to the right and up, each
of which is an axis of the part or its reverse; so two views that share an axis show the same places along it.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["front", "left", "right", "top", "bottom", "rear"]
Axis: TypeAlias = Literal["x", "y", "z"]


class Ray(NamedTuple):
    """An axis of the part, or its reverse if ``sign`` is -1."""

    axis: Axis
    sign: Literal[1, -1]


class Look(NamedTuple):
    """What runs to the right and up in a view, and towards whoever looks."""

    right: Ray
    up: Ray
    near: Ray


LOOKS: Final[Mapping[Side, Look]] = {
    "front": Look(Ray("x", 1), Ray("z", 1), Ray("y", -1)),
    "left": Look(Ray("y", -1), Ray("z", 1), Ray("x", -1)),
    "right": Look(Ray("y", 1), Ray("z", 1), Ray("x", 1)),
    "top": Look(Ray("x", 1), Ray("y", 1), Ray("z", 1)),
    "bottom": Look(Ray("x", 1), Ray("y", -1), Ray("z", -1)),
    "rear": Look(Ray("x", -1), Ray("z", 1), Ray("y", 1)),
}
PLACES: Final[Mapping[Side, tuple[int, int]]] = {
    "front": (0, 0),
    "left": (1, 0),
    "right": (-1, 0),
    "top": (0, 1),
    "bottom": (0, -1),
    "rear": (2, 0),
}
"""Columns to the right of the front view, and rows below it, in first-angle projection (ISO 5456-2)."""
PER_MM: Final = 100
"""Steps of views in a millimetre."""


def shared(one: Side, other: Side) -> tuple[Axis, ...]:
    """The axes of the part that are seen from both sides, in alphabetical order."""
    return tuple(sorted({ray.axis for ray in LOOKS[one][:2]} & {ray.axis for ray in LOOKS[other][:2]}))
