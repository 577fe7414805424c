"""What follows from the terms of a release for its items, for those who make it and those who check it."""

from puzzlegen.core.stream import Stream
from puzzlegen.releases.documents import Version
from puzzlegen.specs.language import Terms, turns


def splits_of(series: str, version: Version, terms: Terms, count: int) -> list[str]:
    """The splits of the ``count`` items that a release brings, in the order of their ids."""
    order = Stream(series, str(version), "splits").permutation(count)
    names = list(terms.splits)
    return [names[turn] for _, turn in sorted(zip(order, turns(list(terms.splits.values())), strict=False))]


def promised(terms: Terms | None) -> int:
    """How many items each month's release holds back by these terms; schema 1 tells none."""
    return round(terms.hidden * terms.items) if terms else 0
