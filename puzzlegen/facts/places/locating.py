"""When both sources are believed: the rule by which a position has a region, or is refused with a reason."""

from enum import StrEnum

import msgspec

from puzzlegen.facts.places.atlas import Region


class Refused(StrEnum):
    """Why a position is not said to be anywhere; each value is one phrase for people."""

    NO_GROUND = "the map shows no country there"
    NO_REGION = "the map's lines enclose no single region there"
    NEAR_LINE = "it is too near to a coast or border"
    PLACES_DIFFER = "the nearest places belong to several regions"
    FAR_FROM_PLACES = "the nearest places are too far away"
    SOURCES_DIFFER = "the two sources name different regions"


class Rule(msgspec.Struct, frozen=True):
    """How much is asked for.

    Attributes:
        nearest: places that have to be of one region.
        km_from_lines: the least distance from any line.
        km_to_places: the largest distance of the nearest place.
    """

    nearest: int = 6
    km_from_lines: float = 2.0
    km_to_places: float = 50.0


class Located(msgspec.Struct, frozen=True):
    """A position of which both sources name the region.

    Attributes:
        region: which.
        km_from_line: to the nearest line of the map.
        km_to_place: to the nearest inhabited place.
    """

    region: Region
    km_from_line: float
    km_to_place: float


def locate(latitude: float, longitude: float, rule: Rule = Rule()) -> Located | Refused:  # noqa: B008
    """The region of a position, or why it is refused.

    Args:
        latitude: degrees north.
        longitude: degrees east.
        rule: a generator may ask for more than the validator, so that nothing lies on the edge.
    """
    raise NotImplementedError
