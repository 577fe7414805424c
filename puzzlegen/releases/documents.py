"""The documents of a series of releases; ``docs/releases.md`` describes the folders that they lie in."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.item import Document, Item, Key, Proof

SCHEMA: Final = 1
NAME: Final = "release.json"
ITEMS: Final = "items.jsonl"
KEYS: Final = "keys.jsonl"
PROOFS: Final = "proofs.jsonl"
RETIRED: Final = "retired.jsonl"
IMAGES: Final = "images"


class Version(Document, frozen=True, order=True):
    """A release's version, ``YYYY.M.PATCH`` without leading zeros, which is strict semantic versioning.

    The patch rises when items were retracted and replaced within the month.
    """

    year: int
    month: int
    patch: int = 0

    def __str__(self) -> str:
        return f"{self.year}.{self.month}.{self.patch}"

    @property
    def date(self) -> str:
        """The first day of its month, ``YYYY-MM-DD``."""
        return f"{self.year:04}-{self.month:02}-01"


class ReleasedItem(Item, frozen=True):
    """One line of a release's ``items.jsonl``.

    Attributes:
        split: the public split that it belongs to.
        released: the version that it first appeared in.
        canary: the release's GUID, by which texts that hold the benchmark can be filtered out of training data.
    """

    split: str
    released: str
    canary: str


class Retired(Document, frozen=True):
    """One line of ``retired.jsonl``: an item of an earlier release that is no longer in this one."""

    id: str
    released: str
    retired: str


class Held(msgspec.Struct, frozen=True):
    """A released item with its key and its proof, which are None where the release holds questions only."""

    item: ReleasedItem
    key: Key | None
    proof: Proof | None


class Gate(Document, frozen=True):
    """What one check of a release found.

    ``figures`` is what was measured, plain JSON data; ``detail`` is one sentence for people.
    """

    name: str
    passed: bool
    detail: str
    figures: Mapping[str, Any] = {}


class Frontispiece(msgspec.Struct, frozen=True):
    """What the pages that introduce a release say about it.

    Attributes:
        series: name of the series.
        title, licence: from the spec; the licence is an SPDX identifier.
        version: of the release.
        canary: its GUID.
        splits: public split -> number of items.
        hidden: number of items that are held back.
        keys: whether the keys lie in the release.
        gates: what the checks found.
        folder: where the release lies while it is made; tables and images are complete there.
    """

    series: str
    title: str
    licence: str
    version: Version
    canary: str
    splits: Mapping[str, int]
    hidden: int
    keys: bool
    gates: tuple[Gate, ...]
    folder: Path
