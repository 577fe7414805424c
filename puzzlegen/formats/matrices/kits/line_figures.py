"""The published form of line figures. x runs right, y runs down; the origin is the middle of a panel."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published

Coordinate: TypeAlias = Annotated[int, Meta(ge=-8, le=8)]
Centre: TypeAlias = Annotated[int, Meta(ge=-24, le=24)]
Segment: TypeAlias = tuple[Coordinate, Coordinate, Coordinate, Coordinate]
Arc: TypeAlias = tuple[Centre, Centre, Coordinate, Coordinate, Coordinate, Coordinate]
Value: TypeAlias = int | str | bool


class Figure(Published, frozen=True):
    """A line drawing: segments between two points, arcs clockwise around a centre, and dots.

    A segment is `[x1, y1, x2, y2]`; an arc `[cx, cy, x1, y1, x2, y2]`, a whole circle if its ends are equal.
    """

    segments: tuple[Segment, ...]
    arcs: tuple[Arc, ...]
    dots: tuple[tuple[Coordinate, Coordinate], ...]


class Trait(Published, frozen=True):
    """The property that tells, and its value in each figure.

    Where it is about pen strokes, `odd_points` are, for each piece of each figure, the points that an odd number of
    lines leave; where about mirror axes, `axes` are their directions; where about as many dots as something else,
    `dots` and `others` are both numbers.
    """

    trait: str
    values: tuple[Value, ...]
    odd_points: tuple[tuple[int, ...], ...] | None = None
    axes: tuple[tuple[str, ...], ...] | None = None
    dots: tuple[int, ...] | None = None
    others: tuple[int, ...] | None = None
