"""Where on earth a position is, by two independent sources.

The one source are inhabited places with the region that each belongs to (GeoNames, CC BY 4.0), the other one are lines
drawn on a map (Natural Earth, public domain). Neither is trusted alone: `locate` refuses whatever the two do not agree
upon. Region means the first level below the country: a state, a province, an oblast.

Positions are degrees, latitude in [-90, 90] and longitude in [-180, 180]; distances are kilometres on a sphere.
"""

from puzzlegen.facts.places.atlas import Country, Region, accepted, countries, regions, regions_of, usual
from puzzlegen.facts.places.by_borders import Ground, by_borders
from puzzlegen.facts.places.by_places import Near, by_places, km_to, near_countries, near_regions, places_near
from puzzlegen.facts.places.files import digest
from puzzlegen.facts.places.locating import USUAL, Located, Refused, Rule, agreed, locate

__all__ = [
    "USUAL",
    "Country",
    "Ground",
    "Located",
    "Near",
    "Refused",
    "Region",
    "Rule",
    "accepted",
    "agreed",
    "by_borders",
    "by_places",
    "countries",
    "digest",
    "km_to",
    "locate",
    "near_countries",
    "near_regions",
    "places_near",
    "regions",
    "regions_of",
    "usual",
]
