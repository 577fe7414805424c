"""The first source: which inhabited places are nearest (GeoNames)."""

from functools import cache
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from puzzlegen.facts.places.atlas import codes, countries, regions
from puzzlegen.facts.places.files import SCALE, Whole, arrays, positions, unpacked

RADIUS: Final = 6371.0
"""Of the earth, in kilometres."""

Floats = npt.NDArray[np.float64]


class Near(msgspec.Struct, frozen=True):
    """A place and how far away it is.

    Attributes:
        name: as GeoNames writes it.
        region: code of the region that it belongs to.
        km: from the position.
    """

    name: str
    region: str
    km: float


class Sites(msgspec.Struct, frozen=True):
    """All places, one row each.

    Attributes:
        vectors: to where they lie on a sphere of radius 1.
        regions: their numbers, in the order of `codes`.
        faces: in which the places lie on the map of `by_borders`; -1 of those on a line.
        positions: longitude and latitude, two rows.
    """

    vectors: Floats
    regions: Whole
    faces: Whole
    positions: Whole


@cache
def sites() -> Sites:
    """The places of the data."""
    stored = arrays("places.npz.xz")
    found = positions(stored["steps"])
    longitude, latitude = found / SCALE
    return Sites(
        vectors(latitude, longitude), stored["regions"].astype(np.int64), stored["faces"].astype(np.int64), found
    )


def by_places(latitude: float, longitude: float, count: int = 6, without: Whole | None = None) -> tuple[Near, ...]:
    """The nearest inhabited places, the nearest first.

    Args:
        latitude: degrees north.
        longitude: degrees east.
        count: how many.
        without: numbers of places that do not count.
    """
    distances = _distances(latitude, longitude)
    if without is not None:
        distances[without] = np.inf
    nearest = np.argpartition(distances, count)[:count]
    return tuple(_near(place, distances) for place in nearest[np.argsort(distances[nearest])].tolist())


def places_near(latitude: float, longitude: float, km: float) -> tuple[Near, ...]:
    """All inhabited places within so many kilometres, the nearest first."""
    distances = _distances(latitude, longitude)
    within = np.flatnonzero(distances <= km)
    return tuple(_near(place, distances) for place in within[np.argsort(distances[within])].tolist())


def km_to(code: str, latitude: float, longitude: float) -> float:
    """How far it is to the nearest place of a region, or of a country.

    Args:
        code: ``FR/Brittany`` or ``FR``.
        latitude: degrees north.
        longitude: degrees east.
    """
    return float(_distances(latitude, longitude)[_of(code)].min())


def near_regions(latitude: float, longitude: float, country: str) -> tuple[tuple[str, float], ...]:
    """The regions of a country, those with the nearest places first, and how many kilometres away these are."""
    return _nearest(latitude, longitude, [code for code, region in regions().items() if region.country == country])


def near_countries(latitude: float, longitude: float) -> tuple[tuple[str, float], ...]:
    """All countries, those with the nearest places first, and how many kilometres away these are."""
    return _nearest(latitude, longitude, list(countries()))


def vectors(latitude: Floats, longitude: Floats) -> Floats:
    """Where positions in degrees lie on a sphere of radius 1; one row each."""
    up, east = np.radians(latitude), np.radians(longitude)
    return np.stack([np.cos(up) * np.cos(east), np.cos(up) * np.sin(east), np.sin(up)], axis=-1)


def _distances(latitude: float, longitude: float) -> Floats:
    """To all places, in kilometres along the sphere."""
    cosines = sites().vectors @ vectors(np.array(latitude), np.array(longitude))
    distances: Floats = 2 * RADIUS * np.arcsin(np.sqrt(np.clip((1 - cosines) / 2, 0, 1)))
    return distances


def _near(place: int, distances: Floats) -> Near:
    return Near(_names()[place], codes()[sites().regions[place]], float(distances[place]))


@cache
def _names() -> tuple[str, ...]:
    return tuple(unpacked("names.xz").decode().split("\n"))


@cache
def _of(code: str) -> Whole:
    """The numbers of the places of a region, or of a country."""
    numbers = [number for number, one in enumerate(codes()) if one == code or one.startswith(f"{code}/")]
    return np.flatnonzero(np.isin(sites().regions, numbers))


def _nearest(latitude: float, longitude: float, wanted: list[str]) -> tuple[tuple[str, float], ...]:
    distances = _distances(latitude, longitude)
    found = [(code, float(distances[_of(code)].min())) for code in wanted]
    return tuple(sorted(found, key=lambda one: one[1]))
