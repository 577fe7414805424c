"""Shows the photographs of `puzzlegen.generators.geolocation.photo_place`, and asks where they were taken."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.item import LANGUAGES, Kind, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Element, Raster, Scene
from puzzlegen.facts import places

_ASK: Final[Mapping[str, Text]] = {
    "region": {
        "en": "In which country, and in which region of it, was this photograph taken?",
        "zh": "这张照片是在哪个国家的哪个一级行政区拍摄的？",
    },
    "region_choice": {
        "en": "This photograph was taken in this country: {country}. In which of its regions?",
        "zh": "这张照片是在{country}拍摄的。具体在哪个一级行政区？",
    },
    "country_choice": {
        "en": "In which of these countries was this photograph taken?",
        "zh": "这张照片是在下列哪个国家或地区拍摄的？",
    },
}
_WHY: Final[Text] = {
    "en": "It was taken in {region}, {country}, {where}. Its GPS data say so, and two sources agree on the region.",
    "zh": "照片摄于{country}的{region}，{where}。位置来自照片的 GPS 数据，两个独立来源所给的行政区一致。",
}
_AWAY: Final[Text] = {"en": "about {km} km from {place}", "zh": "距 {place} 约 {km} 公里"}
_THERE: Final[Text] = {"en": "at {place}", "zh": "位于 {place}"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the same for all photographs
    """Ask for country and region, or offer four of the one or the other."""
    task = query["task"]
    if task == "region":
        return Wording(_ASK[task], Kind.PLACE)
    if task == "country_choice":
        countries = [places.countries()[code].names for code in query["options"]]
        return Wording(_ASK[task], Kind.LETTER, options=_named(countries))
    regions = [places.regions()[code] for code in query["options"]]
    country = places.countries()[regions[0].country].names
    ask = {language: text.format(country=country[language][0]) for language, text in _ASK[task].items()}
    return Wording(ask, Kind.LETTER, options=_named([region.names for region in regions]))


def _named(options: list[Mapping[str, tuple[str, ...]]]) -> tuple[Text, ...]:
    """The usual names; in English if one option has none in the other language, which would mark the rest."""
    spoken = {language: language if all(names[language] for names in options) else "en" for language in LANGUAGES}
    return tuple({language: names[said][0] for language, said in spoken.items()} for names in options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Name the region, the country and the nearest place."""
    region = places.regions()[why["region"]]
    country = places.countries()[region.country].names
    return {
        language: text.format(
            region=(region.names[language] or region.names["en"])[0],
            country=country[language][0],
            where=(_AWAY if why["km"] else _THERE)[language].format(**why),
        )
        for language, text in _WHY.items()
    }


def depict(statement: Statement, query: Statement, material: bytes) -> tuple[Scene, ...]:  # noqa: ARG001
    """The photograph, given as R, G and B of each pixel, and nothing else."""
    width, height = statement["width"], statement["height"]
    nodes = (Raster(0, 0, width, height, material), Element("photograph", 0, 0, width, height))
    return (Scene(width, height, nodes, unit=(1, 1)),)
