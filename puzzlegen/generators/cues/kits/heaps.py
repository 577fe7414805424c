"""Lays long pieces one by one, where they cross others at wide angles and well apart.

So nobody can doubt which of two is on top. Places are complex numbers, x to the right and y downwards, in points.
"""

import cmath
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues.layer_order import Theme
from puzzlegen.generators.cues.kits.plane import hole
from puzzlegen.kernels.generators.nearness import closest, meetings

Place: TypeAlias = tuple[int, int]
_Spot: TypeAlias = tuple[complex, complex]  # a place of a path, and the way that it goes there
Edge: TypeAlias = tuple[int, int]  # two pieces that cross; where one is known to be on top, that one first

WIDTHS: Final[dict[Theme, int]] = {"sticks": 32, "strips": 48, "strokes": 46, "tracks": 46, "prints": 42}
_BENDS: Final[dict[Theme, float]] = {"strokes": 0.2, "tracks": 0.2, "prints": 0.1}  # off the straight line, by length
_SIZE: Final = (2100, 1450)
_EDGE: Final = 60  # between a path and the edge of the picture
_GAP: Final = 14  # between what does not cross
_APART: Final = 8  # between two overlaps
_TAG: Final = 44  # from the middle of a number to what it must not touch
_CAR: Final = 62  # the same for a number on the roof of a car, which is larger
_HALF_TAG: Final = 22  # half the side of a number's square
_HALF_CAR: Final = 40  # half of a car, about
_BEYOND: Final = 44  # from the end of a piece to the middle of its number
_TAIL: Final = 36  # of a piece beyond its last crossing
_STEEP: Final = 0.72  # sine of the least angle of a crossing
_STEEPER: Final = 0.84  # of footprints, which are short
_SPACING: Final = 25.0  # of the samples of a path
_PRINT: Final = 94  # length of a footprint
_ASIDE: Final = 9  # of a footprint from the path
_STRIDE: Final = 128  # from print to print, in the mean
_CLOSEST: Final = 170  # between the two places through which a path is laid
_SHORT: Final = 130  # beyond them, at least
_LONG: Final = 1100  # and at most, from the first one
_AIMS: Final = 20  # at a line that crosses others
_TRIES: Final = 100  # at laying a piece
_BACK: Final = 30  # pieces that may be taken away again


@dataclass(frozen=True)
class _Path:
    corners: list[complex]
    hits: list[tuple[float, float]] = field(default_factory=list)  # where others cross, and how far an overlap reaches

    @cached_property
    def tag(self) -> complex:
        """Where its number stands."""
        way = self.corners[-1] - self.corners[-2]
        return self.corners[-1] + way / abs(way) * _BEYOND

    @cached_property
    def samples(self) -> NDArray[np.complex128]:
        """Points evenly along it."""
        points = np.array(self.corners)
        lengths = np.concatenate(([0.0], np.cumsum(np.abs(np.diff(points)))))
        places = np.arange(0.0, lengths[-1], _SPACING)
        samples: NDArray[np.complex128] = np.interp(places, lengths, points)
        return samples

    @cached_property
    def places(self) -> list[_Spot]:
        """The samples that are not near an end, and the way that it goes there."""
        along = self.samples[2:] - self.samples[:-2]
        return [*zip(self.samples[1:-1].tolist(), (along / abs(along)).tolist(), strict=True)][3:-3]

    def open(self, reach: float) -> list[_Spot]:
        """Those at which an overlap that reaches so far along it would be apart from the others."""
        away = [(place, reach + more + _APART) for place, more in self.hits]
        return [
            spot
            for number, spot in enumerate(self.places, 4)
            if all(abs(number * _SPACING - place) >= far for place, far in away)
        ]


class Layout:
    """Paths that cross cleanly."""

    def __init__(self, theme: Theme, rng: Stream) -> None:
        self.theme, self.rng, self.width = theme, rng, WIDTHS[theme]
        self.room = _CAR if theme == "tracks" else _TAG
        self.paths: list[_Path] = []
        self.crossings: list[Edge] = []

    def fill(self, count: int, hits: int) -> None:
        """Lay so many paths, each across so many others at least; raises `Rejected`."""
        for _ in range(_BACK + count):
            if len(self.paths) == count:
                return
            if not self._added(min(hits, len(self.paths))) and self.paths:
                last = len(self.paths) - 1  # it seems to be in the way
                self.paths.pop()
                for other, new in self.crossings:
                    if new == last:
                        self.paths[other].hits.pop()
                self.crossings = [pair for pair in self.crossings if pair[1] != last]
        raise Rejected("no room for a piece")

    def _added(self, hits: int) -> bool:
        """True if a path was laid that crosses so many others at least."""
        spots = [some for path in self.paths if (some := path.open(self.width / 2))]
        for _ in range(_TRIES):
            path = self._drawn(spots)
            if path is not None and (found := self._crossed(path)) is not None and len(found) >= hits:
                for other, (own, theirs) in found.items():
                    path.hits.append(own)
                    self.paths[other].hits.append(theirs)
                    self.crossings.append((other, len(self.paths)))
                self.paths.append(path)
                return True
        return False

    def _drawn(self, spots: Sequence[Sequence[_Spot]]) -> _Path | None:
        """A random path, straight or bent; None where it leaves the picture."""
        rng, (wide, high) = self.rng, _SIZE
        if self.paths:
            aimed = self._aimed(spots)
            if aimed is None:
                return None
            start, stop = aimed
        else:
            start = complex(rng.between(_EDGE, wide // 3), rng.between(_EDGE, high - _EDGE))
            stop = complex(rng.between(2 * wide // 3, wide - _EDGE), rng.between(_EDGE, high - _EDGE))
        if any(abs(stop - path.tag) < self.room for path in self.paths):  # soon seen, since its number is near
            return None
        middle, reach = (start + stop) / 2, (stop - start) / 2
        bend = _BENDS.get(self.theme, 0.0) * (2 * rng.unit() - 1)
        control = middle + 4j * bend * reach
        steps = 12 if bend else 1
        shares = [step / steps for step in range(steps + 1)]
        curve = [(1 - t) ** 2 * start + 2 * t * (1 - t) * control + t * t * stop for t in shares]
        corners = [complex(round(point.real), round(point.imag)) for point in curve]
        path = _Path(corners)
        places = (*corners, path.tag)
        if not all(_EDGE <= p.real <= wide - _EDGE and _EDGE <= p.imag <= high - _EDGE for p in places):
            return None
        return path

    def _aimed(self, spots: Sequence[Sequence[_Spot]]) -> tuple[complex, complex] | None:
        """The ends of a line that crosses two paths, or one, at these spots and wide angles, within the picture."""
        rng = self.rng
        for _ in range(_AIMS * bool(spots)):
            path, other = rng.choice(spots), rng.choice(spots)
            (place, along), least, beyond = rng.choice(path), float(_SHORT), 0j
            if other is path:
                way = cmath.rect(1, math.tau * rng.unit())
            else:
                target, beyond = rng.choice(other)
                away = target - place
                far = abs(away)
                if far <= _CLOSEST:
                    continue
                way, least = away / far, far + _SHORT
            if _sine(along, way) < _STEEP or (beyond and _sine(beyond, way) < _STEEP):
                continue
            ahead, back = _room(place, way), _room(place, -way)
            if ahead > least and back > _SHORT:
                return place - rng.between(_SHORT, int(back)) * way, place + rng.between(int(least), int(ahead)) * way
        return None

    def _crossed(self, path: _Path) -> dict[int, tuple[tuple[float, float], tuple[float, float]]] | None:
        """What a new path crosses, and where on either; None where a crossing is not clean or something is near."""
        clear = self.width + _GAP + 2 * (self.theme == "prints") * _ASIDE
        hits, found, least = list(path.hits), {}, (self.room + self.width / 2) ** 2
        if any(abs(other.tag - path.tag) < 2 * self.room for other in self.paths):
            return None
        if not self.paths:
            return {}
        laid = np.concatenate([other.samples for other in self.paths])
        if closest(np.array([path.tag]), laid) < least:
            return None
        if closest(path.samples, np.array([other.tag for other in self.paths])) < least:
            return None
        starts = np.cumsum([0, *(len(other.samples) for other in self.paths)])
        meets = np.empty((len(self.paths), 4))
        meetings(path.samples, laid, starts, clear, np.empty(len(path.samples)), meets)
        for number, met in enumerate(meets.tolist()):
            other, one, two, nearest, spread = self.paths[number], int(met[0]), int(met[1]), *map(math.sqrt, met[2:])
            if nearest >= clear:
                continue
            if not (0 < one < len(path.samples) - 1 and 0 < two < len(other.samples) - 1):
                return None
            along, across = (complex(s[p + 1] - s[p - 1]) for s, p in ((path.samples, one), (other.samples, two)))
            along, across = along / abs(along), across / abs(across)
            sine, cosine = _sine(along, across), abs((along.conjugate() * across).real)
            if nearest > _SPACING or sine < (_STEEPER if self.theme == "prints" else _STEEP):
                return None
            if spread > (clear + _SPACING) / sine:
                return None
            extent = (self.width / 2) * (1 + cosine) / sine
            extent = max(extent, _STRIDE * 0.42) if self.theme == "prints" else extent
            mine, its = (one * _SPACING, extent), (two * _SPACING, extent)
            for (at, reach), here in ((mine, path), (its, other)):
                known = hits if here is path else other.hits
                length = len(here.samples) * _SPACING
                if any(abs(at - place) < reach + more + _APART for place, more in known):
                    return None
                another = (
                    _STRIDE + _PRINT / 2 + _SPACING if self.theme == "prints" else 0.0
                )  # print, after the crossing
                if not reach + _TAIL < at < length - max(reach + _TAIL, another):
                    return None
            hits.append(mine)
            found[number] = mine, its
        return found

    def hole(self) -> float:
        """The largest rectangle that no path enters, as a share of the picture."""
        spots = np.concatenate([np.append(path.samples, path.tag) for path in self.paths])
        low, high = (complex(end(spots.real), end(spots.imag)) for end in (np.min, np.max))
        return hole(spots, (low.real - _EDGE, low.imag - _EDGE, high.real + _EDGE, high.imag + _EDGE))

    def strokes(self) -> list[list[list[complex]]]:
        """What is drawn of each path: all of it, or its footprints."""
        return [_prints(path) if self.theme == "prints" else [path.corners] for path in self.paths]


def cropped(theme: Theme, paths: list[list[list[complex]]]) -> tuple[Place, list[list[tuple[Place, ...]]]]:
    """What is drawn, in whole points, with an equal margin; and the size of the picture that this makes."""
    half, around = WIDTHS[theme] / 2, _HALF_CAR if theme == "tracks" else _HALF_TAG
    points = [_Path(path[-1]).tag + around * corner for path in paths for corner in (-1 - 1j, 1 + 1j)]
    for start, stop in (pair for path in paths for stroke in path for pair in pairwise(stroke)):
        aside = 1j * half * (stop - start) / abs(stop - start)
        points += [end + side * aside for end in (start, stop) for side in (-1, 1)]
    left, right = (edge(point.real for point in points) for edge in (min, max))
    top, bottom = (edge(point.imag for point in points) for edge in (min, max))
    size = round(right - left) + 2 * _EDGE, round(bottom - top) + 2 * _EDGE
    corner = complex(left - _EDGE, top - _EDGE)
    return size, [[tuple(_whole(point - corner) for point in stroke) for stroke in path] for path in paths]


def _sine(way: complex, other: complex) -> float:
    """Of the angle between two directions of length 1."""
    return abs((way.conjugate() * other).imag)


def _room(place: complex, way: complex) -> float:
    """How far one can go this way within the picture."""
    found = [float(_LONG)]
    for at, step, size in ((place.real, way.real, _SIZE[0]), (place.imag, way.imag, _SIZE[1])):
        edge = _EDGE + _BEYOND
        if step:
            found.append(((size - edge if step > 0 else edge) - at) / step)
    return min(found)


def _prints(path: _Path) -> list[list[complex]]:
    """Footprints along a path, left and right of it, one at each crossing."""
    length = (len(path.samples) - 1) * _SPACING
    marks = sorted(place for place, _ in path.hits) or [length / 2]
    places = [marks[0]]
    for start, stop in pairwise(marks):
        strides = max(1, round((stop - start) / _STRIDE))
        places += [start + (stop - start) * step / strides for step in range(1, strides + 1)]
    while places[0] > _STRIDE + _PRINT / 2:
        places.insert(0, places[0] - _STRIDE)
    while places[-1] < length - _STRIDE - _PRINT / 2:
        places.append(places[-1] + _STRIDE)
    strokes = []
    for number, place in enumerate(places):
        at = min(max(1, round(place / _SPACING)), len(path.samples) - 2)
        way = path.samples[at + 1] - path.samples[at - 1]
        way /= abs(way)
        aside = 0 if place in marks else _ASIDE * (1j if number % 2 else -1j)
        middle = path.samples[at] + way * aside
        strokes.append([middle - way * _PRINT / 2, middle + way * _PRINT / 2])
    return strokes


def _whole(point: complex) -> Place:
    return round(point.real), round(point.imag)
