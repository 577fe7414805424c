"""Countries and their regions, and what they are called."""

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.core.item import LANGUAGES as SPOKEN
from puzzlegen.core.item import Text
from puzzlegen.facts.places.files import unpacked

LANGUAGES: Final = ("en", "zh", "native")


class Country(msgspec.Struct, frozen=True):
    """A country or a territory with a code of its own.

    Attributes:
        code: ISO 3166-1 alpha-2: ``FR``.
        names: language -> names that are right, the usual one first: in English (``en``) and Chinese (``zh``) at least
            one, in the country's official languages (``native``) those that are known.
        continent: in English; none of a country is in another one.
    """

    code: str
    names: Mapping[str, tuple[str, ...]]
    continent: str


class Region(msgspec.Struct, frozen=True):
    """A region of the first level below a country.

    Attributes:
        code: country and English name, ``FR/Brittany``; what statements and queries call it.
        country: ISO 3166-1 alpha-2.
        names: as of a country, but only English ones are always known.
    """

    code: str
    country: str
    names: Mapping[str, tuple[str, ...]]


@cache
def countries() -> Mapping[str, Country]:
    """All countries by their code."""
    own = _own()["country"]
    found = {}
    for code, stored in _stored()["countries"].items():
        english = [*stored["en"], *own.get(code, [])]
        names = {**stored, "en": [*english, *(name.replace("&", "and") for name in english)]}
        found[code] = Country(code, _unlike(names), stored["continent"])
    return found


@cache
def regions() -> Mapping[str, Region]:
    """All regions by their code, in alphabetical order of country and name."""
    own = _own()
    found = {}
    for code, stored in _stored()["regions"].items():
        country, _, name = code.partition("/")
        mine = {language: own[language].get(country, {}).get(name, []) for language in LANGUAGES}
        names = {**mine, "en": [*mine["en"], *stored], "zh": [*mine["zh"], *_short(mine["zh"])]}
        found[code] = Region(code, country, _unlike(names))
    return found


def _unlike(names: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """Each name once, and none with a comma, which parts country and region in answers."""
    return {
        language: tuple(name for name in dict.fromkeys(names[language]) if "," not in name) for language in LANGUAGES
    }


def _short(names: Iterable[str]) -> list[str]:
    """Chinese names without what says of what kind a region is: 纽约 for 纽约州, 布列塔尼 for 布列塔尼大区."""
    return [name.removesuffix("大区")[: -1 if name[-1] in "省市州县府都" else None] for name in names if len(name) > 2]


def usual(*some: Country | Region) -> tuple[Text, ...]:
    """The usual name of each; in English where one of them has none in a language, which would mark the rest."""
    spoken = {language: language if all(one.names.get(language) for one in some) else "en" for language in SPOKEN}
    return tuple({language: one.names[said][0] for language, said in spoken.items()} for one in some)


@cache
def codes() -> tuple[str, ...]:
    """The codes of all regions, in the order in which the data number them."""
    return tuple(regions())


@cache
def regions_of(country: str) -> tuple[Region, ...]:
    """The regions of a country, in alphabetical order."""
    return tuple(region for region in regions().values() if region.country == country)


def accepted(code: str) -> tuple[str, ...]:
    """All right spellings of ``country, region``, the usual English one first: ``France, Brittany``.

    Both names are of one language, or one of them is English; each is also spelled without accents.
    """
    region = regions()[code]
    country = countries()[region.country]
    pairs = [("en", "en"), *((one, other) for language in ("zh", "native") for one, other in _mixed(language))]
    found = [f"{one}, {other}" for mine, its in pairs for one, other in product(country.names[mine], region.names[its])]
    return tuple(dict.fromkeys([*found, *map(_plain, found)]))


def _mixed(language: str) -> tuple[tuple[str, str], ...]:
    return (language, language), (language, "en"), ("en", language)


def _plain(name: str) -> str:
    parts = unicodedata.normalize("NFKD", name)
    return unicodedata.normalize("NFC", "".join(sign for sign in parts if not unicodedata.combining(sign)))


@cache
def _own() -> Any:
    return tomllib.loads(Path(__file__).with_name("names.toml").read_text(encoding="utf-8"))


@cache
def _stored() -> Any:
    return msgspec.json.decode(unpacked("regions.json.xz"))
