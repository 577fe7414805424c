"""Draws pictures of parts shaded, and tells what lines these have."""

import math
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from itertools import chain, pairwise
from typing import Final

import numpy as np

from puzzlegen.facts.solids.bodies import Face, Solid
from puzzlegen.facts.solids.camera import orthographic
from puzzlegen.formats.parts.turned import Picture
from puzzlegen.renderers.solids.kits.drawing import Drawing, Patch, Points, draw

_STEPS: Final = 10_000_000  # of pictures in a millimetre
_SHADE: Final = 0.45  # of ink in a face that the light does not reach
_APART: Final = 0.3  # millimetres by which a line that is told may leave points out
_SAME: Final = 1e-6  # millimetres
_LEAST: Final = 0.01  # square millimetres that are filled: what is smaller could only be a stray pixel
_FEWEST: Final = 6  # corners of two triangles
_FRONT: Final = orthographic(-90, 90)  # x to the right, y up, z to the viewer


def drawn(picture: Picture) -> Drawing:
    """What is seen of a part, in millimetres around the middle of its picture.

    Faces that are split are there once more, whole, below all others: between their parts, some of a pixel may be free.
    """
    values = [at / _STEPS for at in picture.corners]
    vertices = tuple(zip(values[::3], values[1::3], values[2::3], strict=True))
    faces = tuple(Face(outline, tuple(holes)) for outline, *holes in picture.faces)
    found = draw([Solid(vertices, faces, fill="soft")], _FRONT, weight="medium", shade=_SHADE)
    spots = [(x, y) for x, y, _ in _FRONT.project(vertices).tolist()]
    shown = {patch.points for patch in found.patches}
    whole = [_whole(face, spots) for face in faces]
    split = [face for face, ring in zip(faces, whole, strict=True) if ring not in shown]
    split.sort(key=lambda face: sum(vertices[corner][2] for corner in face.outline) / len(face.outline))
    sheet = Solid(vertices, tuple(split), fill="soft")
    below = draw([sheet], _FRONT, shade=_SHADE, sorted_faces=True).patches if split else ()
    sound = {*whole}
    above = chain.from_iterable([patch] if _is_sound(patch, sound) else _parts(patch) for patch in found.patches)
    return replace(found, patches=(*below, *above))


def _is_sound(patch: Patch, whole: Container[Points]) -> bool:
    """Whether it is a whole face, or has too few corners to go back by the way it came."""
    return len(patch.points) < _FEWEST or patch.points in whole


def _parts(patch: Patch) -> Iterator[Patch]:
    """The parts of a patch that hang together by lines without area, which would show as pixels, each for itself."""
    rings = [(ring, _area(ring)) for ring in _rings(patch.points)]
    way = math.copysign(1.0, sum(area for _, area in rings))
    outlines = sorted(((way * area, ring) for ring, area in rings if way * area > _LEAST), reverse=True)
    joined = [[*outline] for _, outline in outlines]
    for hole, area in rings:
        if outlines and way * area < -_LEAST:
            around = max(range(len(outlines)), key=lambda k: (sum(_is_in(spot, outlines[k][1]) for spot in hole), k))
            joined[around] += (outlines[around][1][0], *hole, hole[0])
    yield from (patch._replace(points=tuple(points)) for points in joined)


def _rings(points: Points) -> Iterator[Points]:
    """A ring, divided wherever it goes back by the way it came."""
    spots = np.array(points)
    ways = np.roll(spots, -1, axis=0) - spots
    lengths = np.maximum(np.hypot(*ways.T), _SAME)
    apart = spots[None] - spots[:, None]
    along = (apart * ways[:, None]).sum(axis=2) / lengths[:, None]
    beside = abs(ways[:, None, 0] * apart[:, :, 1] - ways[:, None, 1] * apart[:, :, 0]) / lengths[:, None]
    is_back = (beside < _SAME) & (np.roll(beside, -1, axis=1) < _SAME)
    overlap = np.minimum(along, lengths[:, None]) - np.maximum(np.roll(along, -1, axis=1), 0.0)
    pairs = np.argwhere(np.triu(is_back & (overlap > _SAME), 1))
    if not len(pairs):
        yield points
        return
    one, other = pairs[0].tolist()
    for part in (points[one + 1 : other + 1], points[other + 1 :] + points[: one + 1]):
        if len(part) > 2:
            yield from _rings(part)


def _area(ring: Points) -> float:
    """What a ring encloses, negative if it runs the other way round."""
    return sum(a * d - b * c for (a, b), (c, d) in pairwise((*ring, ring[0]))) / 2


def _is_in(spot: tuple[float, float], ring: Points) -> bool:
    """Whether a ray from a point crosses a ring an odd number of times."""
    x, y = spot
    sides = pairwise((*ring, ring[0]))
    return sum((b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b) for (a, b), (c, d) in sides) % 2 == 1


def reach(picture: Picture) -> tuple[float, float]:
    """How far what is seen of a part reaches from the middle of its picture, across and up or down, in millimetres."""
    across, up = (max(map(abs, picture.corners[place::3])) / _STEPS for place in range(2))
    return across, up


def _whole(face: Face, spots: Sequence[tuple[float, float]]) -> Points:
    """One ring through the outline and the holes of a face."""
    outline = [spots[number] for number in face.outline]
    holes = ((outline[0], *(spots[number] for number in hole), spots[hole[0]]) for hole in face.holes)
    return (*outline, *chain.from_iterable(holes))


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
