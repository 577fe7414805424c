"""Which triangles, rectangles and ellipses are sections of a box, a cylinder or a cone by some plane.

Every side of a section lies in a face of the solid, or on a line in its curved surface. From that:

- *Box*. Three faces that a triangle cuts meet in a corner with right angles; at the distances x, y, z from it the
  squares of the sides are x² + y², y² + z² and z² + x², so that the triangle is acute, and any acute one is found so.
  A plane along an edge cuts a rectangle, whose other side may have any length up to a diagonal: all proportions.
- *Cylinder*. The only straight lines are in the bases and along the height, so that a section with straight sides only
  lies along the height: a rectangle as high as the solid and at most as wide as its diameter. The other planes cut the
  infinite cylinder in an ellipse whose minor axis is the diameter (Dandelin, 1822), and the major one must find room.
- *Cone*. Straight lines are in the base and through the tip; straight sides only has a section through the tip: an
  isosceles triangle with the slant height as its legs. Ellipses of all proportions are sections (Apollonius), small
  ones near the tip.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from puzzlegen.certificate import MalformedStatement

_Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1000)]
_MARGIN: Final = 1.1
"""Sizes nearer to the limit of what is possible than this factor are refused: nobody sees on which side they are."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="box", tag_field="kind", order=True):
    """A box with these edges."""

    edges: tuple[_Size, _Size, _Size]


class Revolution(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="revolution", tag_field="kind", order=True
):
    """An upright cylinder, cone or truncated cone: the radii of its base and its top, and its height."""

    radii: tuple[_Size, Annotated[int, msgspec.Meta(ge=0, le=1000)]]
    height: _Size


class Outlined(msgspec.Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """A triangle by the squares of its sides, a rectangle by its sides, or an ellipse by its axes; least first."""

    kind: Literal["triangle", "rectangle", "ellipse"]
    sizes: tuple[_Size, ...]

    def __post_init__(self) -> None:
        if len(self.sizes) != (3 if self.kind == "triangle" else 2) or list(self.sizes) != sorted(self.sizes):
            raise ValueError("a triangle has three sizes, a rectangle or an ellipse two, the least first")
        if self.kind == "triangle":
            a, b, c = self.sizes
            if c >= a + b and (c - a - b) ** 2 >= 4 * a * b:
                raise ValueError("two sides of a triangle are longer than the third")


def excluded(solid: Box | Revolution, shape: Outlined) -> str | None:
    """Why no plane cuts a shape similar to this one; None if some plane does.

    Raises:
        MalformedStatement: it is too close to the limit to be seen, or nothing is proven about this solid.
    """
    if isinstance(solid, Box):
        if shape.kind == "ellipse":
            return "a box has no curved surface"
        a, b, c = shape.sizes if shape.kind == "triangle" else (1, 1, 1)
        if c == a + b or not _below(c, a + b):
            return "a triangle that cuts three faces at a corner of a box is acute"
        return None
    base, top = solid.radii
    if base == top:
        return _of_cylinder(base, solid.height, shape)
    if top == 0:
        return _of_cone(base, solid.height, shape)
    raise MalformedStatement("nothing is proven about all sections of a truncated cone")


def _of_cylinder(radius: int, height: int, shape: Outlined) -> str | None:
    if shape.kind == "triangle":
        return "a section of a cylinder with straight sides only is a rectangle along its height"
    short, long = shape.sizes
    if shape.kind == "rectangle":
        if _below(short * height, 2 * radius * long):
            return None
        return "a rectangle along the height of the cylinder is narrower than its diameter"
    if _below(long * long * 4 * radius * radius, short * short * (4 * radius * radius + height * height)):
        return None
    return "an ellipse of these proportions finds no room between the bases of the cylinder"


def _of_cone(radius: int, height: int, shape: Outlined) -> str | None:
    if shape.kind == "rectangle":
        return "a section of a cone with straight sides only is a triangle through its tip"
    if shape.kind == "ellipse":
        return None
    a, b, c = shape.sizes
    slant = radius * radius + height * height
    apices = [(leg, base) for leg, base, other in ((a, c, b), (b, a, c)) if leg == other]
    if any(base * slant < 4 * radius * radius * leg for leg, base in apices):
        if not any(_below(base * slant, 4 * radius * radius * leg) for leg, base in apices):
            raise MalformedStatement("a shape is too close to the limit of what is possible")
        return None
    return "a triangle through the tip of the cone is isosceles, with an angle at the tip no wider than the cone's"


def _below(one: int, limit: int) -> bool:
    """Whether a number is clearly below a limit; one clearly above it is not."""
    if one * _MARGIN < limit:
        return True
    if one >= limit * _MARGIN:
        return False
    raise MalformedStatement("a shape is too close to the limit of what is possible")


def plane(solid: Box | Revolution, shape: Outlined) -> str:
    """A plane that cuts a shape similar to this one."""
    match solid, shape.kind:
        case Box(), "triangle":
            return "a plane cuts a corner off"
        case Box(), _:
            return "a plane goes along an edge"
        case _, "triangle":
            return "a plane goes through the tip"
        case _, "rectangle":
            return "a plane goes along the axis"
        case _, _:
            return "a plane cuts all lines of the curved surface"
