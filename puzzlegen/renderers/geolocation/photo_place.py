"""Shows the photographs of `puzzlegen.generators.geolocation.photo_place`, and asks where they were taken."""

from typing import Final

from puzzlegen.core.item import Kind, Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Element, Raster, Scene
from puzzlegen.facts import places

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the same for all photographs
    """Ask for country and region, or offer four of the one or the other."""
    task = query["task"]
    if task == "region":
        return Wording(msg(f"ask-{task}"), Kind.PLACE)
    if task == "country_choice":
        countries = [places.countries()[code] for code in query["options"]]
        return Wording(msg(f"ask-{task}"), Kind.LETTER, options=places.usual(*countries))
    regions = [places.regions()[code] for code in query["options"]]
    (country,) = places.usual(places.countries()[regions[0].country])
    return Wording(msg(f"ask-{task}", country=country), Kind.LETTER, options=places.usual(*regions))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Name the region, the country and the nearest place."""
    region = places.regions()[why["region"]]
    (own,), (country,) = places.usual(region), places.usual(places.countries()[region.country])
    where = msg("away" if why["km"] else "there", place=why["place"], km=why["km"])
    return msg("why", region=own, country=country, where=where)


def depict(statement: Statement, query: Statement, material: bytes) -> tuple[Scene, ...]:  # noqa: ARG001
    """The photograph, given as R, G and B of each pixel, and nothing else."""
    width, height = statement["width"], statement["height"]
    nodes = (Raster(0, 0, width, height, material), Element("photograph", 0, 0, width, height))
    return (Scene(width, height, nodes, unit=(1, 1)),)
