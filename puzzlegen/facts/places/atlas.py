"""Countries and their regions, and what they are called."""

from collections.abc import Mapping

import msgspec


class Country(msgspec.Struct, frozen=True):
    """A country or a territory with a code of its own.

    Attributes:
        code: ISO 3166-1 alpha-2: ``FR``.
        names: language (``en``, ``zh``) -> names that are right, the usual one first; never empty.
    """

    code: str
    names: Mapping[str, tuple[str, ...]]


class Region(msgspec.Struct, frozen=True):
    """A region of the first level below a country.

    Attributes:
        code: country and English name, ``FR/Brittany``; what statements and queries call it.
        country: ISO 3166-1 alpha-2.
        names: language (``en``, ``zh``) -> names that are right, the usual one first. ``en`` always has one; ``zh`` is
            empty where no source under a free licence has any.
    """

    code: str
    country: str
    names: Mapping[str, tuple[str, ...]]


def countries() -> Mapping[str, Country]:
    """All countries by their code."""
    raise NotImplementedError


def regions() -> Mapping[str, Region]:
    """All regions by their code, in alphabetical order."""
    raise NotImplementedError


def neighbours(code: str) -> tuple[Region, ...]:
    """The other regions of the same country, the nearest first (between their places in the middle)."""
    raise NotImplementedError


def accepted(code: str) -> tuple[str, ...]:
    """All right spellings of ``country, region`` in all languages: ``France, Brittany``; the usual one first."""
    raise NotImplementedError


def digest() -> str:
    """Digest of all data, for statements that depend on them."""
    raise NotImplementedError
