"""The second source: between which lines on the map a position lies (Natural Earth).

The lines of coasts, countries and regions divide the map into faces. A face is the ground of a region if nearly all
places in it say so; Natural Earth's own names of the faces are not known.
"""

from functools import cache
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from puzzlegen.facts.places.atlas import codes
from puzzlegen.facts.places.by_places import RADIUS, sites
from puzzlegen.facts.places.files import SCALE, Whole, arrays, positions

LEAST_PLACES: Final = 5
SHARE: Final = 0.98
FARTHEST: Final = 50.0
"""Kilometres; how far away a line may be to be looked for."""
_ASIDE: Final = 1e-4
"""Thousandths of a degree, a centimetre: corners of lines lie at whole ones, where two edges would be met at once."""
_PER_DEGREE: Final = RADIUS * np.pi / 180

Flags = npt.NDArray[np.bool_]


class Ground(msgspec.Struct, frozen=True):
    """What the map shows at a position.

    Attributes:
        country: ISO 3166-1 alpha-2 code; empty at sea, ``ZZ`` where the map's country has no such code, or where the
            lines around the position enclose several countries.
        region: code of the region that the lines around the position enclose; empty where they enclose too few places,
            or places of several regions.
        km: to the nearest border of a country or a region, 50 at most; coasts are none.
    """

    country: str
    region: str
    km: float


class _Map(msgspec.Struct, frozen=True):
    """The edges of the map.

    Attributes:
        first: longitudes and latitudes of their starts, two rows.
        last: of their ends.
        left: the face on the left of each edge.
        right: the face on the right.
        border: whether there is land on both sides, and more than the date line between them.
        bands: where the edges of each degree of latitude begin in ``banded``.
        banded: numbers of edges, by degrees of latitude; an edge is in each one that it touches.
        lands: ISO code of the country of each face; empty at sea, ``ZZ`` in several countries or one without a code.
    """

    first: Whole
    last: Whole
    left: Whole
    right: Whole
    border: Flags
    bands: Whole
    banded: Whole
    lands: tuple[str, ...]


@cache
def _map() -> _Map:
    stored = arrays("borders.npz.xz")
    points = positions(stored["steps"])
    starts = stored["starts"].astype(np.int64)
    inner = np.ones(points.shape[1] - 1, dtype=bool)
    inner[starts[1:] - 1] = False  # from one chain to the next
    first, last = points[:, :-1][:, inner], points[:, 1:][:, inner]
    left, right = stored["left"].astype(np.int64), stored["right"].astype(np.int64)
    wet = np.append(stored["lands"] == b"", True)  # the last one stands for what is outside, number -1
    rim = (np.abs(first[0]) == 180 * SCALE) & (first[0] == last[0])
    chain = np.repeat(np.arange(len(starts)), np.diff(starts, append=points.shape[1]) - 1)
    bottom, top = (end // SCALE for end in (np.minimum(first[1], last[1]), np.maximum(first[1], last[1])))
    counts = top - bottom + 1
    edges = np.repeat(np.arange(len(counts)), counts)
    band = np.repeat(bottom, counts) + np.arange(len(edges)) - np.repeat(np.cumsum(counts) - counts, counts)
    order = np.argsort(band, kind="stable")
    return _Map(
        first,
        last,
        left[chain],
        right[chain],
        ~wet[left][chain] & ~wet[right][chain] & ~rim,
        np.searchsorted(band[order], np.arange(-90, 92)),
        edges[order],
        tuple(stored["lands"].astype(str).tolist()),
    )


def by_borders(latitude: float, longitude: float, labels: Whole | None = None) -> Ground:
    """What the map shows at a position.

    Args:
        latitude: degrees north.
        longitude: degrees east.
        labels: the region of each face, as `labelled` gives it; that of all places by default.
    """
    face = face_at(latitude, longitude)
    labels = _labels() if labels is None else labels
    label = labels[face] if face >= 0 else -1
    country = _map().lands[face] if face >= 0 else ""
    return Ground(country, codes()[label] if label >= 0 else "", _km(latitude, longitude))


@cache
def _labels() -> Whole:
    found = sites()
    return labelled(found.regions, found.faces)


def labelled(regions: Whole, faces: Whole) -> Whole:
    """The region of each face, by number, as places tell it; -1 where they are too few or do not agree.

    Args:
        regions: number of the region of each place.
        faces: number of the face in which it lies; -1 if it is on a line.
    """
    kinds = len(codes())
    pairs, counts = np.unique((faces * kinds + regions)[faces >= 0], return_counts=True)
    face, region = np.divmod(pairs, kinds)
    total = np.bincount(face, counts, minlength=len(_map().lands))
    ruling = (total[face] >= LEAST_PLACES) & (counts >= SHARE * total[face])
    found = np.full(len(_map().lands), -1, dtype=np.int64)
    found[face[ruling]] = region[ruling]
    return found


def face_at(latitude: float, longitude: float) -> int:
    """The number of the face that a position is in; -1 outside the map.

    It is on the near side of the first edge that one meets when going east.
    """
    chart, x, y = _map(), ((longitude + 180) % 360 - 180) * SCALE, latitude * SCALE + _ASIDE
    near = _edges(int(np.floor(latitude)), int(np.floor(latitude)))
    (x1, y1), (x2, y2) = chart.first[:, near], chart.last[:, near]
    crossed = (y1 > y) != (y2 > y)
    near, x1, y1, x2, y2 = near[crossed], x1[crossed], y1[crossed], x2[crossed], y2[crossed]
    ahead = x1 + (y - y1) * (x2 - x1) / (y2 - y1) - x
    east = np.flatnonzero(ahead > 0)
    if not len(east):
        return -1
    edge = east[np.argmin(ahead[east])]
    side = chart.left if y2[edge] > y1[edge] else chart.right
    return int(side[near[edge]])


def _km(latitude: float, longitude: float) -> float:
    """To the nearest border, on a map that is flat around the position."""
    chart = _map()
    reach = FARTHEST / _PER_DEGREE
    near = _edges(int(np.floor(latitude - reach)), int(np.floor(latitude + reach)))
    near = near[chart.border[near]]
    across = np.cos(np.radians(latitude))
    x1 = ((chart.first[0, near] / SCALE - longitude + 180) % 360 - 180) * across
    y1 = chart.first[1, near] / SCALE - latitude
    dx, dy = (chart.last[:, near] - chart.first[:, near]) / SCALE * [[across], [1.0]]
    along = np.clip(-(x1 * dx + y1 * dy) / np.maximum(dx * dx + dy * dy, 1e-12), 0, 1)
    km = np.hypot(x1 + along * dx, y1 + along * dy) * _PER_DEGREE
    return float(np.min(km, initial=FARTHEST))


def _edges(lowest: int, highest: int) -> Whole:
    """The edges that touch one of these degrees of latitude, from south to north."""
    bands = _map().bands
    low, high = np.clip([lowest + 90, highest + 91], 0, len(bands) - 1)
    return np.unique(_map().banded[bands[low] : bands[high]])
