"""The published form of drawings of parts: views, sheets, and the surface of a part.

Lengths in views are hundredths of a millimetre, from the lower left corner of the view, to the right and up; angles are
hundredths of a degree, anticlockwise from the right.
"""

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.facts.parts.sides import Side

Length: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Place: TypeAlias = Annotated[int, Meta(ge=-200_000, le=200_000)]
Angle: TypeAlias = Annotated[int, Meta(ge=0, le=72_000)]
Letter: TypeAlias = Literal["A", "B", "C", "D"]


class Line(NamedTuple):
    """A straight line between two points."""

    x1: Length
    y1: Length
    x2: Length
    y2: Length


class Arc(NamedTuple):
    """An arc, anticlockwise from one angle to the other; 36000 apart, it is a circle."""

    x: Place
    y: Place
    radius: Annotated[int, Meta(ge=1, le=200_000)]
    start: Angle
    end: Angle


class Point(NamedTuple):
    """A point of a curve."""

    x: Length
    y: Length


class Strokes(Published, frozen=True):
    """Lines, arcs, and curves through points."""

    lines: Annotated[tuple[Line, ...], Meta(max_length=60)] = ()
    arcs: Annotated[tuple[Arc, ...], Meta(max_length=60)] = ()
    curves: Annotated[
        tuple[Annotated[tuple[Point, ...], Meta(min_length=2, max_length=24)], ...], Meta(max_length=60)
    ] = ()


class View(Published, frozen=True):
    """What is seen from one side, as large as the part is there, and what is hidden.

    ``axes`` are those of what is round and lies along the view, upright or level, as far as it goes.
    """

    width: Length
    height: Length
    seen: Strokes
    hidden: Strokes = Strokes()
    axes: Annotated[tuple[Line, ...], Meta(max_length=24)] = ()


class Shown(Published, frozen=True):
    """A view on the sheet."""

    side: Side
    view: View


class Sheet(Published, frozen=True):
    """The views that are given of a part, of different sides, the front view first."""

    views: Annotated[tuple[Shown, ...], Meta(min_length=2, max_length=4)]


class Mesh(Published, frozen=True):
    """The closed surface of a part.

    ``corners`` has x, y and z of each corner in thousandths of a millimetre, one after the other; ``triangles`` the
    numbers of three corners each, anticlockwise from outside.
    """

    corners: Annotated[tuple[int, ...], Meta(min_length=12, max_length=6_000)]
    triangles: Annotated[tuple[int, ...], Meta(min_length=12, max_length=12_000)]


class Credit(Published, frozen=True):
    """Whose a mesh is: the SHA-256 of its file, its title and author, its licence, and where it is from."""

    sha256: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
    title: str
    author: str
    licence: Annotated[str, Meta(min_length=1)]
    origin: Annotated[str, Meta(min_length=1)]
