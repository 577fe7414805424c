"""Solids as polyhedra: vertices in space, and faces that are plane polygons.

The world has x to the right, y to the back and z upwards. Coordinates may be whole numbers, fractions or floats; they
stay what they are until a camera projects them. Round bodies are polyhedra of many narrow faces: the drawing leaves
out the edges between faces that meet at less than `SMOOTH`, except where they are the body's outline.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, TypeAlias

from puzzlegen.core.scene import Paint

Number: TypeAlias = int | float | Fraction
Point: TypeAlias = tuple[Number, Number, Number]
Flat: TypeAlias = tuple[Number, Number]

SMOOTH: Final = 20.0
"""Degrees; faces whose normals differ by less belong to one round surface."""


class Tone(str):
    """A colour ``#rrggbb`` of what a solid is made of, which no style changes."""

    __slots__ = ()


@dataclass(frozen=True)
class Mark:
    """A figure on a face, in the face's frame: 0..1 to the right and 0..1 down, as seen from outside.

    ``fill`` covers a closed figure; ``stroke`` draws the line through its ``points``, closed or not.
    """

    points: tuple[tuple[float, float], ...]
    fill: Paint | Tone | None = None
    stroke: Paint | None = "ink"
    closed: bool = True


@dataclass(frozen=True)
class Frame:
    """Where the frame of a face's marks lies in space: its upper left corner, the way to the right, the way down."""

    corner: Point
    across: Point
    down: Point

    def at(self, x: float, y: float) -> tuple[float, float, float]:
        """The point in space of a point of the frame."""
        (a, b, c), (d, e, f), (g, h, i) = self.corner, self.across, self.down
        return (
            float(a) + x * float(d) + y * float(g),
            float(b) + x * float(e) + y * float(h),
            float(c) + x * float(f) + y * float(i),
        )


@dataclass(frozen=True)
class Face:
    """A plane polygon, its corners counterclockwise as seen from outside; ``holes`` run clockwise.

    Corners are indices into the vertices of the solid. Marks need a ``frame``.
    """

    outline: tuple[int, ...]
    holes: tuple[tuple[int, ...], ...] = ()
    marks: tuple[Mark, ...] = ()
    frame: Frame | None = None

    @property
    def rings(self) -> tuple[tuple[int, ...], ...]:
        """The outline and the holes."""
        return (self.outline, *self.holes)


@dataclass(frozen=True)
class Solid:
    """A polyhedron, convex or not; ``fill`` is the paint of its faces, which the light shades, ``stroke`` of its edges.

    An ``open`` one is no closed surface but a sheet, such as a plane that cuts: its faces are seen from both sides.
    """

    vertices: tuple[Point, ...]
    faces: tuple[Face, ...]
    fill: Paint | Tone = "tint"
    open: bool = False
    stroke: Paint = "ink"

    def moved(self, x: Number, y: Number, z: Number) -> "Solid":
        """The solid carried along a vector, with its marks."""

        def move(point: Point) -> Point:
            return point[0] + x, point[1] + y, point[2] + z

        faces = tuple(
            face if face.frame is None else replace(face, frame=replace(face.frame, corner=move(face.frame.corner)))
            for face in self.faces
        )
        return replace(self, vertices=tuple(map(move, self.vertices)), faces=faces)


def polyhedron(vertices: Sequence[Point], outlines: Iterable[Sequence[int]]) -> Solid:
    """A solid of these faces, or of the triangles of a mesh; each counterclockwise from outside."""
    return Solid(tuple(vertices), tuple(Face(tuple(outline)) for outline in outlines))


def box(width: Number, depth: Number, height: Number) -> Solid:
    """A box with one corner at the origin.

    Its faces are, in this order: front, right, back, left, top, bottom.
    """
    return prism(((0, 0), (width, 0), (width, depth), (0, depth)), height)


def prism(base: Sequence[Flat], height: Number) -> Solid:
    """An upright prism over a polygon at z = 0 that runs counterclockwise from above.

    Its faces are the walls, each from a corner of the base to the next, then the top, then the bottom.
    """
    return frustum(base, base, height)


def frustum(base: Sequence[Flat], top: Sequence[Flat], height: Number) -> Solid:
    """A solid between two polygons of as many corners, at z = 0 and at z = ``height``; its walls must be plane."""
    count = len(base)
    vertices = (*((x, y, 0) for x, y in base), *((x, y, height) for x, y in top))
    walls = [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    return polyhedron(vertices, (*walls, tuple(range(count, 2 * count)), tuple(reversed(range(count)))))


def pyramid(base: Sequence[Flat], apex: Point) -> Solid:
    """A pyramid over a polygon at z = 0 that runs counterclockwise from above; its walls first, its base last."""
    count = len(base)
    vertices = (*((x, y, 0) for x, y in base), apex)
    walls = [(k, (k + 1) % count, count) for k in range(count)]
    return polyhedron(vertices, (*walls, tuple(reversed(range(count)))))


def regular_polygon(corners: int, radius: float = 1.0, start: float = 0.0) -> tuple[tuple[float, float], ...]:
    """The corners of a regular polygon around the origin, counterclockwise; the first at ``start`` degrees."""
    angles = [math.radians(start + 360 * corner / corners) for corner in range(corners)]
    return tuple((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)


def cylinder(radius: float, height: float, sides: int) -> Solid:
    """An upright cylinder; its base lies around the origin."""
    return prism(regular_polygon(sides, radius), height)
