"""Draws pictures of parts shaded, and tells what lines these have."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final

from puzzlegen.facts.solids.bodies import Face, Solid
from puzzlegen.facts.solids.camera import orthographic
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.renderers.solids.kits.drawing import Drawing, Patch, Points, draw

_STEPS: Final = 10_000_000  # of pictures in a millimetre
_SHADE: Final = 0.45  # of ink in a face that the light does not reach
_APART: Final = 0.3  # millimetres by which a line that is told may leave points out
_FRONT: Final = orthographic(-90, 90)  # x to the right, y up, z to the viewer


def drawn(picture: Picture) -> Drawing:
    """What is seen of a part, in millimetres around the middle of its picture.

    Faces that are split are there once more, whole, below all others: single pixels between their parts may be free.
    """
    values = [at / _STEPS for at in picture.corners]
    vertices = tuple(zip(values[::3], values[1::3], values[2::3], strict=True))
    faces = tuple(Face(outline, tuple(holes)) for outline, *holes in picture.faces)
    found = draw([Solid(vertices, faces, fill="soft")], _FRONT, weight="thick", shade=_SHADE)
    spots = [(x, y) for x, y, _ in _FRONT.project(vertices).tolist()]
    shown = {patch.points for patch in found.patches}
    ground = (_whole(face, spots) for face in faces)
    return replace(found, patches=(*(patch for patch in ground if patch.points not in shown), *found.patches))


def reach(picture: Picture) -> tuple[float, float]:
    """How far what is seen of a part reaches from the middle of its picture, across and up or down, in millimetres."""
    across, up = (max(map(abs, picture.corners[place::3])) / _STEPS for place in range(2))
    return across, up


def _whole(face: Face, spots: Sequence[tuple[float, float]]) -> Patch:
    """A face in one shade, with one ring through its outline and its holes."""
    outline = [spots[number] for number in face.outline]
    holes = ((outline[0], *(spots[number] for number in hole), spots[hole[0]]) for hole in face.holes)
    return Patch((*outline, *chain.from_iterable(holes)), "soft", _SHADE / 2)


def ways(drawing: Drawing) -> Iterator[list[tuple[int, int]]]:
    """The lines of a drawing through as few points as they need: whole millimetres to the right and up."""
    for line in drawing.lines:
        told = [(round(x), round(-y)) for x, y in _simpler(line.points)]
        if len(told) > 2 or told[0] != told[-1]:
            yield told


def _simpler(points: Points) -> list[tuple[float, float]]:
    """A line with only as many of its points as it needs (Ramer, Douglas and Peucker)."""
    if len(points) < 3:
        return [*points]
    (a, b), (c, d) = points[0], points[-1]
    length = math.dist(points[0], points[-1])
    away = [
        abs((c - a) * (y - b) - (d - b) * (x - a)) / length if length else math.hypot(x - a, y - b) for x, y in points
    ]
    place = max(range(1, len(points) - 1), key=away.__getitem__)
    if away[place] <= _APART:
        return [points[0], points[-1]]
    return [*_simpler(points[: place + 1])[:-1], *_simpler(points[place:])]
