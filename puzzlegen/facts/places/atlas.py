"""Countries and their regions, and what they are called."""

import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any

import msgspec

from puzzlegen.facts.places.files import unpacked


class Country(msgspec.Struct, frozen=True):
    """A country or a territory with a code of its own.

    Attributes:
        code: ISO 3166-1 alpha-2: ``FR``.
        names: language (``en``, ``zh``) -> names that are right, the usual one first; never empty.
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
        names: language (``en``, ``zh``) -> names that are right, the usual one first. ``en`` always has one; ``zh`` is
            empty where none is known.
    """

    code: str
    country: str
    names: Mapping[str, tuple[str, ...]]


@cache
def countries() -> Mapping[str, Country]:
    """All countries by their code."""
    return {
        code: Country(code, {"en": tuple(one["en"]), "zh": tuple(one["zh"])}, one["continent"])
        for code, one in _stored()["countries"].items()
    }


@cache
def regions() -> Mapping[str, Region]:
    """All regions by their code, in alphabetical order of country and name."""
    return {
        code: Region(code, code.partition("/")[0], {"en": tuple(names), "zh": ()})
        for code, names in _stored()["regions"].items()
    }


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

    Both names are of one language, or the region's is English where it has no other; each is also spelled without
    accents.
    """
    region = regions()[code]
    country = countries()[region.country]
    found: list[str] = []
    for language in ("en", "zh"):
        pairs = product(country.names[language], region.names[language] or region.names["en"])
        found += [f"{one}, {other}" for one, other in pairs]
    return tuple(dict.fromkeys([*found, *map(_plain, found)]))


def _plain(name: str) -> str:
    parts = unicodedata.normalize("NFKD", name)
    return unicodedata.normalize("NFC", "".join(sign for sign in parts if not unicodedata.combining(sign)))


@cache
def _stored() -> Any:
    return msgspec.json.decode(unpacked("regions.json.xz"))
