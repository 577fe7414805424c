"""Shows the photographs of `puzzlegen.generators.geolocation.photo_place`, and asks where they were taken."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.item import LANGUAGES, Kind, Statement
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
        countries = [places.countries()[code].names for code in query["options"]]
        return Wording(msg(f"ask-{task}"), Kind.LETTER, options=_named(countries))
    regions = [places.regions()[code] for code in query["options"]]
    country = places.countries()[regions[0].country].names
    ask = {language: text.format(country=country[language][0]) for language, text in msg(f"ask-{task}").items()}
    return Wording(ask, Kind.LETTER, options=_named([region.names for region in regions]))


def _named(options: list[Mapping[str, tuple[str, ...]]]) -> tuple[Phrase, ...]:
    """The usual names; in English if one option has none in the other language, which would mark the rest."""
    spoken = {language: language if all(names[language] for names in options) else "en" for language in LANGUAGES}
    return tuple({language: names[said][0] for language, said in spoken.items()} for names in options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Name the region, the country and the nearest place."""
    region = places.regions()[why["region"]]
    country = places.countries()[region.country].names
    return {
        language: text.format(
            region=(region.names[language] or region.names["en"])[0],
            country=country[language][0],
            where=(msg("away") if why["km"] else msg("there"))[language].format(**why),
        )
        for language, text in msg("why").items()
    }


def depict(statement: Statement, query: Statement, material: bytes) -> tuple[Scene, ...]:  # noqa: ARG001
    """The photograph, given as R, G and B of each pixel, and nothing else."""
    width, height = statement["width"], statement["height"]
    nodes = (Raster(0, 0, width, height, material), Element("photograph", 0, 0, width, height))
    return (Scene(width, height, nodes, unit=(1, 1)),)
