"""The outside measure of places: among how many candidates one has to tell."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.evidence import Measure
from puzzlegen.facts.places import near_countries, near_regions
from puzzlegen.formats.geolocation.photo_place import CountryOffered, Query, Region, Shown

_NEAR: Final = 1000  # kilometres


def _candidates(shown: Shown, query: Query) -> float | None:
    """The options within 1000 km; of an open question, which has another scale, nothing is said."""
    if isinstance(query, Region):
        return None
    latitude, longitude = float(shown.position.latitude), float(shown.position.longitude)
    if isinstance(query, CountryOffered):
        known = dict(near_countries(latitude, longitude))
    else:
        known = dict(near_regions(latitude, longitude, query.options[0].partition("/")[0]))
    return float(sum(known[option] < _NEAR for option in query.options))


MEASURES: Final[Mapping[str, Measure]] = {"geolocation/photo_place": Measure("options within 1000 km", _candidates)}
