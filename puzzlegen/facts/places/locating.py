"""When both sources are believed: the rule by which a position has a region, or is refused with a reason."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from puzzlegen.facts.places.atlas import Region, regions
from puzzlegen.facts.places.by_borders import Ground, by_borders
from puzzlegen.facts.places.by_places import Near, by_places


class Refused(StrEnum):
    """Why a position is not said to be anywhere; each value is one phrase for people."""

    NO_GROUND = "the map shows no land there"
    NO_COUNTRY = "the map shows no country there that has a code in ISO 3166-1, or several"
    NO_REGION = "the map's lines enclose no single region there"
    NEAR_BORDER = "it is too near to a border of a country or a region"
    PLACES_DIFFER = "the nearest places belong to several regions"
    FAR_FROM_PLACES = "the nearest place is too far away"
    COUNTRIES_DIFFER = "the two sources name different countries"
    REGIONS_DIFFER = "the two sources name different regions"


class Rule(msgspec.Struct, frozen=True):
    """How much is asked for.

    Attributes:
        nearest: places that have to be of one region.
        km_to_border: the least distance from any border of a country or a region.
        km_to_place: the largest distance of the nearest place.
    """

    nearest: int = 6
    km_to_border: float = 2.0
    km_to_place: float = 100.0


USUAL: Final = Rule()


class Located(msgspec.Struct, frozen=True):
    """A position of which both sources name the region.

    Attributes:
        region: which.
        place: the nearest inhabited place, as GeoNames writes it.
        km_to_place: how far away it is.
        km_to_border: to the nearest border of a country or a region, 50 at most.
    """

    region: Region
    place: str
    km_to_place: float
    km_to_border: float


def locate(latitude: float, longitude: float, rule: Rule = USUAL) -> Located | Refused:
    """The region of a position, or why it is refused.

    Args:
        latitude: degrees north.
        longitude: degrees east.
        rule: a generator may ask for more than the validator, so that nothing lies on the edge.
    """
    return agreed(by_borders(latitude, longitude), by_places(latitude, longitude, rule.nearest), rule)


def agreed(ground: Ground, places: Sequence[Near], rule: Rule = USUAL) -> Located | Refused:
    """The region that both sources name, or why they are not believed.

    Args:
        ground: what the map shows.
        places: the nearest ones, as many as the rule asks for.
        rule: see `locate`.
    """
    if not ground.country:
        return Refused.NO_GROUND
    if ground.country == "ZZ":
        return Refused.NO_COUNTRY
    if not ground.region:
        return Refused.NO_REGION
    if ground.km < rule.km_to_border:
        return Refused.NEAR_BORDER
    if places[0].km > rule.km_to_place:
        return Refused.FAR_FROM_PLACES
    if len({place.region for place in places}) > 1:
        return Refused.PLACES_DIFFER
    region = regions()[places[0].region]
    if ground.country != region.country:
        return Refused.COUNTRIES_DIFFER
    if ground.region != region.code:
        return Refused.REGIONS_DIFFER
    return Located(region, places[0].name, places[0].km, ground.km)
