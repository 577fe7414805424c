"""A sheet of figures, numbered row by row from the top left, beginning with 1."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.core.scene import Hue

Coordinate: TypeAlias = Annotated[int, Meta(ge=-120, le=120)]
Point: TypeAlias = tuple[Coordinate, Coordinate]
Points: TypeAlias = tuple[Point, ...]
Shape: TypeAlias = Literal["polygon", "disc", "line"]
Fill: TypeAlias = Literal["paper", "ink"] | Hue
Place: TypeAlias = Annotated[int, Meta(ge=0, le=999, description="a part of the sheet")]
Places: TypeAlias = tuple[Place, ...]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=64, description="a figure")]
Pair: TypeAlias = tuple[Number, Number]
Turn: TypeAlias = Annotated[int, Meta(ge=0, le=3, description="quarter turns clockwise")]


class Part(Published, frozen=True, omit_defaults=False):
    """A polygon with its corners, outlined in ink; a disc around its only point; or a line through its points.

    Points are [x, y] around the centre of the figure's square, `x` to the right and `y` downwards. The square is a
    little larger, and its edge is drawn as a line of one pixel inside it. Only discs have a radius other than 0.
    """

    shape: Shape
    points: Annotated[Points, Meta(min_length=1)]
    fill: Fill
    radius: Annotated[int, Meta(ge=0, le=120)] = 0


class Sheet(Published, frozen=True):
    """How many figures stand in a row, all parts, and the places of each figure's parts in that list, from 0.

    Parts of a figure are listed from the lowest to the topmost.
    """

    columns: Annotated[int, Meta(ge=1, le=64)]
    parts: Annotated[tuple[Part, ...], Meta(max_length=1000)]
    figures: Annotated[
        tuple[Annotated[tuple[Place, ...], Meta(max_length=200)], ...], Meta(min_length=2, max_length=64)
    ]
