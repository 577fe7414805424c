"""Shows the photographs of `puzzlegen.generators.geolocation.photo_place`, and asks where they were taken."""

from typing import Final

from puzzlegen.core.item import Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Element, Raster, Scene
from puzzlegen.facts import places
from puzzlegen.formats.geolocation.photo_place import CountryOffered, Query, Region, Shown, Where

msg: Final = messages(__name__)


def word(shown: Shown, query: Query) -> Wording:  # noqa: ARG001 - the same for all photographs
    """Ask for country and region, or offer four of the one or the other."""
    if isinstance(query, Region):
        return Wording(msg("ask-region"), Kind.PLACE)
    if isinstance(query, CountryOffered):
        countries = [places.countries()[code] for code in query.options]
        return Wording(msg("ask-country_choice"), Kind.LETTER, options=places.usual(*countries))
    regions = [places.regions()[code] for code in query.options]
    (country,) = places.usual(places.countries()[regions[0].country])
    return Wording(msg("ask-region_choice", country=country), Kind.LETTER, options=places.usual(*regions))


def explain(shown: Shown, query: Query, answer: str, why: Where) -> Phrase:  # noqa: ARG001
    """Name the region, the country and the nearest place."""
    region = places.regions()[why.region]
    (own,), (country,) = places.usual(region), places.usual(places.countries()[region.country])
    where = msg("away" if why.km else "there", place=why.place, km=why.km)
    return msg("why", region=own, country=country, where=where)


def depict(shown: Shown, query: Query, material: bytes) -> tuple[Scene, ...]:  # noqa: ARG001
    """The photograph, given as R, G and B of each pixel, and nothing else."""
    width, height = shown.width, shown.height
    nodes = (Raster(0, 0, width, height, material), Element("photograph", 0, 0, width, height))
    return (Scene(width, height, nodes, exact=True),)
