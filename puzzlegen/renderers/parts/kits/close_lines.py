"""Leaves out lines of a picture that run so near beside others that the strokes would fill the face between them.

Of two such lines, that one stays which has nothing on its other side, or else that which lies along a face that turns
away, or else the longer one; the other one stands back as far as they are near each other. A line with nothing on one
side always stays.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.solids.bodies import Face
from puzzlegen.renderers.solids.kits.drawing import Line

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]
    Ints: TypeAlias = NDArray[np.int64]

_NEAR: Final = 1.65  # millimetres from the middle of a stroke to that of another one: two strokes
_ASLANT: Final = math.sin(math.radians(11))  # lines that part faster are not beside each other
_LEAST: Final = 2.0  # millimetres of a line that are left out, if any
_STUB: Final = 3.2  # millimetres of a line that only leads to what is left out, or remains of it
_BESIDE: Final = 0.05  # millimetres from a line to what is beside it
_JOINED: Final = 0.3  # millimetres between spans that are one
_BENT: Final = 0.01  # millimetres by which a straight line may bend
_EDGE: Final = 6.0  # millimetres that no part of a circle has that is drawn as one straight line
_OUTLINE: Final = 2  # what a line counts that has nothing on one side
_SHARES: Final = (0.1, 0.5, 0.9)  # of a line, where it is looked at what is beside it
_SAME: Final = 1e-3  # millimetres

Span: TypeAlias = tuple[float, float]


class _Nearby(NamedTuple):
    """Segments of lines of which the first one stands back, and what of both is near the other, from 0 to 1."""

    strength: tuple[int, float]
    weaker: int
    span: Span
    stronger: int
    along: Span


class _Sides:
    """The sides of faces in a picture.

    Attributes:
        ends: (n, 4) both ends of each.
        starts: (faces,) where those of each face begin.
        lone: (k, 4) those with a face on one side only.
    """

    def __init__(self, spots: Sequence[tuple[float, float]], faces: Sequence[Face]) -> None:
        """Find them, given corners and faces."""
        rings = [ring for face in faces for ring in face.rings]
        here = np.array([*chain.from_iterable(rings)])
        ends = np.cumsum([*map(len, rings)])
        after = np.roll(here, -1)
        after[ends - 1] = here[np.concatenate([[0], ends[:-1]])]
        self.ends = np.array(spots)[np.stack((here, after), axis=1)].reshape(-1, 4)
        self.starts = np.cumsum([0, *(sum(map(len, face.rings)) for face in faces[:-1])])
        keys = np.minimum(here, after) * len(spots) + np.maximum(here, after)
        _, number, times = np.unique(keys, return_inverse=True, return_counts=True)
        self.lone = self.ends[times[number] == 1]

    def ranks(self, places: "Floats", ways: "Floats") -> "Ints":
        """How much lines at places count: most if nothing is on one side, 1 along a face that turns away, else 0."""
        across = _BESIDE * np.stack((-ways[:, 1], ways[:, 0]), axis=1)
        is_free = ~(self._cover(places - across) & self._cover(places + across))
        return np.where(is_free, _OUTLINE, _on(places, self.lone).astype(np.int64))

    def _cover(self, places: "Floats") -> "NDArray[np.bool_]":
        """Whether places lie in faces: in those whose sides a ray crosses an odd number of times."""
        x, y = places[:, :1], places[:, 1:]
        a, b, c, d = self.ends.T
        slopes = (c - a) / np.where(b == d, 1.0, d - b)
        crossed = ((b > y) != (d > y)) & (x < a + (y - b) * slopes)
        times = np.add.reduceat(crossed, self.starts, axis=1, dtype=np.int64)
        found: NDArray[np.bool_] = (times % 2 == 1).any(axis=1)
        return found


def spaced(lines: Sequence[Line], spots: Sequence[tuple[float, float]], faces: Sequence[Face]) -> tuple[Line, ...]:
    """Lines through points in millimetres, without what is too near beside others.

    Args:
        lines: what is drawn.
        spots: the corners of faces in the picture.
        faces: those that turn to the viewer.
    """
    sides = _Sides(spots, faces)
    segments = _segments(lines)
    counts = [len(line.points) - 1 for line in lines]
    owners = np.repeat(np.arange(len(lines)), counts)
    lengths = np.hypot(*(segments[:, 2:] - segments[:, :2]).T)
    whole: Floats = np.rint(np.bincount(owners, weights=lengths) / _SAME)[
        owners
    ]  # what is finer differs between machines
    gone: defaultdict[int, list[Span]] = defaultdict(list)
    for one in sorted(_nearby(segments, lengths, whole, sides), reverse=True):
        low, high = one.along
        if _left((low, high), gone[one.stronger]) > (high - low) / 2:
            gone[one.weaker].append(one.span)
    if not gone:
        return tuple(lines)
    starts = np.cumsum([0, *counts])
    found: list[Line] = []
    lost: list[Line] = []
    for line, start, end in zip(lines, starts[:-1].tolist(), starts[1:].tolist(), strict=True):
        ways = np.concatenate([[0.0], np.cumsum(lengths[start:end])])
        spans = _united(
            (ways[k] + low * lengths[start + k], ways[k] + high * lengths[start + k])
            for k in range(end - start)
            for low, high in gone.get(start + k, ())
        )
        parts = [(low, high, _part(line, ways, low, high)) for low, high in spans if high - low >= _LEAST]
        at = 0.0
        for low, high, part in parts:
            if (low < _STUB or high > ways[-1] - _STUB) and _is_straight(part):
                lost.append(part)
                if low > at:
                    found.append(_part(line, ways, at, low))
                at = high
        if at < ways[-1]:
            found.append(_part(line, ways, at, float(ways[-1])) if at else line)
    return _joined(found, lost, sides)


def _joined(lines: Sequence[Line], lost: Sequence[Line], sides: _Sides) -> tuple[Line, ...]:
    """Lines without short ones that lead to what is left out, unless nothing is on their other side."""
    gone = _segments(lost)
    short = [number for number, line in enumerate(lines) if _length(line) < _STUB]
    kept = {*range(len(lines))}
    for number in short:
        points = lines[number].points
        others = _segments([lines[other] for other in kept if other != number])
        ends = np.array((points[0], points[-1]))
        if (_on(ends, gone) & ~_on(ends, others)).any():
            half = len(points) // 2
            middle, way = (np.array(points[half]) + points[half - 1]) / 2, np.array(points[half]) - points[half - 1]
            if sides.ranks(middle[None], way[None] / np.hypot(*way))[0] < _OUTLINE:
                kept.remove(number)
    return tuple(lines[number] for number in sorted(kept))


def _is_straight(line: Line) -> bool:
    """Whether it is an edge, or such edges in a row: of a circle nothing is left out, or it would look broken."""
    (a, b), (c, d) = line.points[0], line.points[-1]
    length = math.hypot(c - a, d - b)
    if all(abs((c - a) * (y - b) - (d - b) * (x - a)) <= _BENT * length for x, y in line.points[1:-1]):
        return True
    return all(math.dist(one, other) >= _EDGE for one, other in pairwise(line.points))


def _segments(lines: Sequence[Line]) -> "Floats":
    return np.array([(*one, *other) for line in lines for one, other in pairwise(line.points)]).reshape(-1, 4)


def _length(line: Line) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(line.points))


def _nearby(segments: "Floats", lengths: "Floats", whole: "Floats", sides: _Sides) -> Iterator[_Nearby]:
    """Segments beside one another, each pair once, given how long each and the line is to which it belongs.

    Nothing stands back from a part of a circle: it is another body whose outline comes near by chance.
    """
    numbers = np.flatnonzero(lengths >= _LEAST)
    segments, lengths, whole = segments[numbers], lengths[numbers], whole[numbers]
    low = np.minimum(segments[:, :2], segments[:, 2:])
    high = np.maximum(segments[:, :2], segments[:, 2:])
    ways = (segments[:, 2:] - segments[:, :2]) / lengths[:, None]
    close = ((low[:, None] - high[None] < _NEAR) & (low[None] - high[:, None] < _NEAR)).all(axis=2)
    ones, others = np.nonzero(np.triu(close, 1))
    is_kept = abs(ways[ones, 0] * ways[others, 1] - ways[ones, 1] * ways[others, 0]) < _ASLANT
    ones, others = ones[is_kept], others[is_kept]
    spans = np.stack(
        [_span(segments[a], segments[b], ways[b], lengths[b]) for a, b in ((ones, others), (others, ones))]
    )
    is_beside = (spans[:, :, 1] - spans[:, :, 0] > _SAME).all(axis=0)
    both, spans = np.stack((ones, others))[:, is_beside], spans[:, is_beside]
    if not both.size:
        return
    at = np.stack([spans @ (1 - share, share) for share in _SHARES])[..., None]
    places = segments[both, :2] + at * (segments[both, 2:] - segments[both, :2])
    along = np.broadcast_to(ways[both], places.shape)
    ranks = sides.ranks(places.reshape(-1, 2), along.reshape(-1, 2)).reshape(places.shape[:-1]).max(axis=0)
    for pair in range(both.shape[1]):
        found = [(int(ranks[k, pair]), float(whole[both[k, pair]]), int(both[k, pair]), k) for k in range(2)]
        (least, _, weaker, one), (rank, length, stronger, other) = sorted(found)
        if least < _OUTLINE and lengths[stronger] >= _EDGE:
            span, beside = spans[one, pair].tolist(), spans[other, pair].tolist()
            yield _Nearby((rank, length), int(numbers[weaker]), (*span,), int(numbers[stronger]), (*beside,))


def _span(segments: "Floats", others: "Floats", ways: "Floats", lengths: "Floats") -> "Floats":
    """(n, 2) from where to where on each segment its points are near beside the other one."""
    starts, ends = segments[:, :2] - others[:, :2], segments[:, 2:] - others[:, :2]
    low, high = np.zeros(len(segments)), np.ones(len(segments))
    across = np.stack((-ways[:, 1], ways[:, 0]), axis=1)
    for axis, least, most in ((ways, np.zeros(len(ways)), lengths), (across, np.full(len(ways), -_NEAR), _NEAR)):
        at, then = (starts * axis).sum(axis=1), (ends * axis).sum(axis=1)
        step = np.where(abs(then - at) < 1e-9, 1e-9, then - at)
        one, other = (least - at) / step, (most - at) / step
        low, high = np.maximum(low, np.minimum(one, other)), np.minimum(high, np.maximum(one, other))
    return np.stack((low, high), axis=1)


def _on(places: "Floats", ends: "Floats") -> "NDArray[np.bool_]":
    """Whether places lie on any of these segments."""
    ways = ends[:, 2:] - ends[:, :2]
    squares = np.maximum((ways * ways).sum(axis=1), 1e-12)
    along = np.clip(((places[:, None] - ends[None, :, :2]) * ways).sum(axis=2) / squares, 0, 1)
    gaps = places[:, None] - ends[None, :, :2] - along[:, :, None] * ways
    found: NDArray[np.bool_] = ((gaps * gaps).sum(axis=2) < _SAME**2).any(axis=1)
    return found


def _left(span: Span, gone: Sequence[Span]) -> float:
    """How much of a span is not gone."""
    low, high = span
    return high - low - sum(max(0.0, min(high, end) - max(low, start)) for start, end in _united(gone))


def _united(spans: Iterable[Span]) -> list[Span]:
    """Spans in order, those that meet as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1] + _JOINED:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((start, end))
    return found


def _part(line: Line, ways: "Floats", start: float, end: float) -> Line:
    """A line from so far along it to so far."""
    inside = [point for point, way in zip(line.points, ways.tolist(), strict=True) if start < way < end]
    (a, c), (b, d) = (np.interp((start, end), ways, [point[axis] for point in line.points]).tolist() for axis in (0, 1))
    return line._replace(points=((a, b), *inside, (c, d)))
