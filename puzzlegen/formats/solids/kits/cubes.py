"""The published form of solids of cubes, and of how they are turned."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from puzzlegen.facts.solids.polycubes import Quarter

Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Cells: TypeAlias = Annotated[
    tuple[tuple[Coordinate, Coordinate, Coordinate], ...],
    Meta(
        min_length=1,
        max_length=64,
        description="cubes at `[x, y, z]`, in order: x to the right, y to the back, z upwards, each from 0",
    ),
]
Quarters: TypeAlias = Annotated[
    tuple[Quarter, ...],
    Meta(max_length=4, description="quarter turns, two of them as seen from above, or by which a solid is tipped"),
]
