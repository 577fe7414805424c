"""Where marked points of polyhedra and their letters come to lie in pictures."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.facts.solids.camera import Floats
from puzzlegen.facts.solids.sections import CAMERA, Polyhedron, Triple

Complexes: TypeAlias = NDArray[np.complex128]

ROOM: Final = (3.4, 5.4, 4.2)
"""The scale of a polyhedron in units of the picture, and the width and the height that it does not exceed."""
DOT: Final = 0.075
"""The radius of a lettered dot."""
LETTER: Final = 0.3
"""The capital height of its letter."""
_BESIDE: Final = 0.36  # from a marked point to the middle of its letter
_AROUND: Final[Complexes] = (_BESIDE * np.exp(1j * math.tau * np.arange(32) / 32)).astype(np.complex128)


class Lettered(NamedTuple):
    """A marked point, the way to the middle of its letter, and how far that is from the next line, dot or letter."""

    spot: complex
    beside: complex
    clear: float


@cache
def scale(body: Polyhedron) -> float:
    """Units of the picture per unit of length."""
    corners = CAMERA.project(list(map(body.seen, body.vertices)))[:, :2]
    width, height = map(float, np.ptp(corners, axis=0))
    return min(ROOM[0], ROOM[1] / width, ROOM[2] / height)


def places(body: Polyhedron, points: Sequence[Triple]) -> list[complex]:
    """Where points of a polyhedron lie in the picture, in its units from the camera's origin."""
    return [scale(body) * complex(x, y) for x, y, _ in CAMERA.project(list(map(body.seen, points))).tolist()]


@cache
def edges(body: Polyhedron) -> tuple[Complexes, Complexes]:
    """Where the edges of a polyhedron begin and end in the picture."""
    corners = np.array(places(body, body.vertices))
    ends = np.array(body.edges)
    return corners[ends[:, 0]], corners[ends[:, 1]]


def lettered(body: Polyhedron, points: Sequence[Triple]) -> list[Lettered]:
    """The points with a letter each, which stands where it is clearest."""
    spots = places(body, points)
    found: list[Lettered] = []
    for spot in spots:
        room = from_lines((spot + _AROUND)[:, None], *edges(body)).min(axis=1)
        near_dots = (abs(spot + _AROUND - other) - DOT for other in spots if other != spot)
        near_letters = (abs(spot + _AROUND - other.spot - other.beside) - LETTER for other in found)
        room = np.minimum.reduce([room, *near_dots, *near_letters])
        best = int(room.round(6).argmax())
        found.append(Lettered(spot, complex(_AROUND[best]), float(room[best])))
    return found


def from_lines(points: Complexes, starts: Complexes, ends: Complexes) -> Floats:
    """The distances of points from the straight lines between others; arrays of shapes that go together."""
    ways = ends - starts
    along = ((points - starts) * ways.conjugate()).real / abs(ways) ** 2
    apart: Floats = np.abs(points - starts - along.clip(0, 1) * ways)
    return apart
