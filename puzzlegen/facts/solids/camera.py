"""How points in space come to lie in a picture.

A camera is one linear map to (x, y, depth): x runs right, y runs down, and of two points at the same place of the
picture the one with the greater depth is nearer. Lengths across the line of sight keep their size.
"""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Floats: TypeAlias = "NDArray[np.float64]"
Vector: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """Three rows of factors for x, y and z: to the right, down, and towards the viewer.

    ``light`` points to where the light comes from, as a vector of length 1 in the world.
    """

    rows: tuple[Vector, Vector, Vector]
    light: Vector

    def project(self, points: Any) -> "NDArray[np.float64]":
        """(n, 3) points of the world as an (n, 3) array of x, y and depth."""
        import numpy as np

        given = np.asarray(points, dtype=np.float64).reshape(-1, 3)
        mapped: NDArray[np.float64] = given @ np.array(self.rows).T
        return mapped


def orthographic(azimuth: float, elevation: float) -> Camera:
    """A parallel projection at right angles.

    Args:
        azimuth: where the viewer stands, in degrees anticlockwise from above: -90 is in front, 0 on the right.
        elevation: how high the viewer stands, in degrees: 0 is level, 90 is straight above.
    """
    right, up, viewer = _directions(azimuth, elevation)
    return Camera((right, (-up[0], -up[1], -up[2]), viewer), _light(right, up, viewer))


def along(sight: tuple[int, int, int]) -> Camera:
    """The parallel projection along a line of sight, which points to the viewer."""
    x, y, z = sight
    return orthographic(math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y))))


def _directions(azimuth: float, elevation: float) -> tuple[Vector, Vector, Vector]:
    """The directions to the right and up in the picture, and towards the viewer."""
    a, e = math.radians(azimuth), math.radians(elevation)
    right = (-math.sin(a), math.cos(a), 0.0)
    up = (-math.sin(e) * math.cos(a), -math.sin(e) * math.sin(a), math.cos(e))
    viewer = (math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))
    return right, up, viewer


def _light(right: Vector, up: Vector, viewer: Vector) -> Vector:
    """The light comes over the viewer's left shoulder."""
    a, b, c = (-0.5 * r + 0.62 * u + 0.6 * v for r, u, v in zip(right, up, viewer, strict=True))
    length = math.sqrt(a * a + b * b + c * c)
    return a / length, b / length, c / length


ISOMETRIC: Final = orthographic(-45, math.degrees(math.atan(math.sqrt(0.5))))
"""All three axes are equally short: x runs down to the right, y up to the right, z up."""
