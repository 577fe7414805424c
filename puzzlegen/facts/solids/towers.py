"""Towers of cubes with roofs, as they stand in rows on a floor."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.facts.solids.camera import Camera, orthographic

Light: TypeAlias = Literal["front", "left", "right"]
Viewer: TypeAlias = Literal["left", "right"]
Roof: TypeAlias = Literal["flat", "pyramid", "ridge_x", "ridge_y", "east", "west", "north", "south"]

Cubes: TypeAlias = Annotated[int, Meta(ge=1, le=9)]

ROOFS: Final[tuple[Roof, ...]] = get_args(Roof)
CAMERAS: Final[Mapping[Viewer, Camera]] = {"right": orthographic(-58, 33), "left": orthographic(-122, 33)}
"""How towers are seen, by the side on which the viewer stands."""


class Tower(Published, frozen=True):
    """Cubes on top of one another, at least one, and a roof as high as a cube, if it is not flat.

    A ridge runs along the axis that it names; other roofs slope, with their high side in the east (to the right), west,
    north (at the back) or south.
    """

    cubes: Cubes
    roof: Roof

    @property
    def height(self) -> int:
        """Of the whole tower, in cubes."""
        return self.cubes + (self.roof != "flat")


Row: TypeAlias = Annotated[tuple[Tower | None, ...], Meta(min_length=1, max_length=8)]
City: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=8)]
"""Rows from front to back, each from left to right."""
