"""How points in space come to lie in a picture.

A camera is one projective map to (x, y, depth): x runs right, y runs down, and of two points at the same place of the
picture the one with the greater depth is nearer. It maps lines to lines and planes to planes, in depth too, so that
whatever hides lines need not know which kind of picture it is. Lengths across the line of sight keep their size, those
of a perspective at the distance of the origin.
"""

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Vector: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True)
class Camera:
    """Four rows of factors for (x, y, z, 1): to the right, down, towards the viewer, and the divisor.

    ``light`` points to where the light comes from, as a vector of length 1 in the world.
    """

    rows: tuple[tuple[float, float, float, float], ...]
    light: Vector

    def project(self, points: Any) -> Floats:
        """(n, 3) points of the world as an (n, 3) array of x, y and depth."""
        given = np.asarray(points, dtype=np.float64).reshape(-1, 3)
        rows = np.array(self.rows)
        mapped: Floats = given @ rows[:, :3].T + rows[:, 3]
        return mapped[:, :3] / mapped[:, 3:]


def orthographic(azimuth: float, elevation: float) -> Camera:
    """A parallel projection at right angles.

    Args:
        azimuth: where the viewer stands, in degrees counterclockwise from above: -90 is in front, 0 on the right.
        elevation: how high the viewer stands, in degrees: 0 is level, 90 is straight above.
    """
    right, up, viewer = _directions(azimuth, elevation)
    return Camera(
        ((*right, 0.0), (-up[0], -up[1], -up[2], 0.0), (*viewer, 0.0), (0.0, 0.0, 0.0, 1.0)), _light(right, up, viewer)
    )


def along(sight: tuple[int, int, int]) -> Camera:
    """The parallel projection along a line of sight, which points to the viewer."""
    x, y, z = sight
    return orthographic(math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y))))


def perspective(azimuth: float, elevation: float, distance: float) -> Camera:
    """A central projection from a viewer that looks at the origin from this distance; see `orthographic`."""
    directions = right, up, viewer = _directions(azimuth, elevation)
    # The depth is distance**2 / (distance - part towards the viewer), less a constant: projective, and near the
    # origin as steep as in a parallel projection.
    (a, b, c), (d, e, f), (p, q, r) = [(distance * x, distance * y, distance * z) for x, y, z in directions]
    divisor = (-viewer[0], -viewer[1], -viewer[2], distance)
    return Camera(((a, b, c, 0.0), (-d, -e, -f, 0.0), (p, q, r, 0.0), divisor), _light(right, up, viewer))


def cabinet(angle: float = 45.0, ratio: float = 0.5) -> Camera:
    """An oblique projection: the front keeps its shape, lines to the back go up to the right at this angle.

    They are shortened by ``ratio``.
    """
    across, up = ratio * math.cos(math.radians(angle)), ratio * math.sin(math.radians(angle))
    rows = ((1.0, across, 0.0, 0.0), (0.0, -up, -1.0, 0.0), (0.0, -1.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0))
    right, above, viewer = _directions(-65, 25)
    return Camera(rows, _light(right, above, viewer))


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
