"""The documents of a series of releases; ``docs/releases.md`` describes the folders that they lie in."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import (
    Canary,
    Count,
    Digest,
    Distribution,
    FileName,
    Id,
    KindName,
    Language,
    PicturePath,
    Positive,
    Prose,
    SeriesName,
    SoftwareVersion,
    SplitName,
    VersionText,
)
from puzzlegen.core.item import Document, Item, Key, Proof
from puzzlegen.fairness.gate import Gate
from puzzlegen.snapshots.manifest import Reason, Refill, Request, Share
from puzzlegen.snapshots.pools import Large
from puzzlegen.specs.language import Terms

SCHEMA: Final = 2
NAME: Final = "release.json"
ITEMS: Final = "items.jsonl"
KEYS: Final = "keys.jsonl"
PROOFS: Final = "proofs.jsonl"
RETIRED: Final = "retired.jsonl"
FORMS: Final = "forms.jsonl"
IMAGES: Final = "images"


_VERSION: Final = re.compile(r"[1-9]\d{3}\.([1-9]|1[0-2])\.(0|[1-9]\d*)")


class BadVersion(WrongUsage):
    """A text is not the version of a release."""


class Version(Document, frozen=True, order=True):
    """A release's version, ``YYYY.M.PATCH`` without leading zeros, which is strict semantic versioning.

    The patch rises when items were retracted and replaced within the month.
    """

    year: int
    month: int
    patch: int = 0

    def __str__(self) -> str:
        return f"{self.year}.{self.month}.{self.patch}"

    @classmethod
    def parse(cls, text: str) -> "Version":
        """The version that a text spells.

        Raises:
            BadVersion: with a sentence for the user.
        """
        if not _VERSION.fullmatch(text):
            raise BadVersion(f"{text!r} is not a version: it is YYYY.M.PATCH without leading zeros, such as 2026.11.0.")
        return cls(*map(int, text.split(".")))

    @property
    def calendar_month(self) -> str:
        """Its month, ``YYYY-MM``."""
        return f"{self.year:04}-{self.month:02}"

    @property
    def date(self) -> str:
        """The first day of its month, ``YYYY-MM-DD``."""
        return f"{self.calendar_month}-01"


class ReleasedItem(Item, frozen=True, kw_only=True):
    """One line of a release's ``items.jsonl``.

    Attributes:
        split: the public split that it belongs to.
        released: the version that it first appeared in.
        canary: the GUID of the release that it first appeared in, by which texts that hold the benchmark can be
            filtered out of training data.
        canonical: digest of the puzzle's canonical form; it follows from what the picture shows.
    """

    split: SplitName
    released: VersionText
    canary: Canary
    canonical: Prose

    @classmethod
    def of(cls, item: Item, proof: Proof, *, split: str, released: str, canary: str) -> "ReleasedItem":
        """The item as a release holds it."""
        known = {name: getattr(item, name) for name in item.__struct_fields__}
        return cls(**known, split=split, released=released, canary=canary, canonical=proof.certificate.canonical)

    @property
    def plain(self) -> Item:
        """The item without what a release adds."""
        return Item(**{name: getattr(self, name) for name in Item.__struct_fields__})


class Retired(Document, frozen=True):
    """One line of ``retired.jsonl``: an item of the release before that is no longer in this one."""

    id: Id
    released: VersionText
    retired: VersionText


class Form(Document, frozen=True):
    """One line of ``forms.jsonl``: an item that first appeared here, and the digest of its puzzle's canonical form."""

    id: str
    canonical: str


class Held(msgspec.Struct, frozen=True):
    """A released item with its key and its proof, which are None where the release holds questions only."""

    item: ReleasedItem
    key: Key | None
    proof: Proof | None


class Born(Document, frozen=True):
    """The items that a release brings: what was asked for, and what came of it, as in a snapshot's manifest."""

    request: Request
    refills: tuple[Refill, ...]
    rejected: Mapping[KindName, Mapping[Reason, Large]]


class Hidden(Document, frozen=True):
    """What a release tells of the items that it holds back.

    Attributes:
        release: the version that they were made for; a patch release goes on with those of its month.
        count: their number.
        merkle_root: of the tree over their salted digests, see `commitment`.
        commitment: to the key that their seed and their salts follow from.
        reveal: whether they are published with the next month's release or by hand.
        languages, shares: what was asked for, as in a snapshot's request.
    """

    release: VersionText
    count: Positive
    merkle_root: Digest
    commitment: Digest
    reveal: Literal["next", "manual"]
    languages: tuple[Language, ...]
    shares: tuple[Share, ...]


class Anchor(Document, frozen=True):
    """What a series is bound to from its first release with a secret on: the tree over the keys of all its months.

    Attributes:
        root: of the tree, see `anchor`.
        first: the first month, ``YYYY-MM``.
        months: the number of months that have keys.
    """

    root: Digest
    first: Prose
    months: Count


class MonthKeys(Document, frozen=True):
    """The keys of a release's month, as a leaf of the tree that the anchor names.

    Attributes:
        hidden: the commitment to the key of what the month's release holds back.
        public: the commitment to the key of what it publishes.
        path: what leads from the leaf to the root, in hexadecimal.
        opened: the key of what it publishes, in hexadecimal; empty where keys are kept apart, since it would tell them.
    """

    hidden: Digest
    public: Digest
    path: tuple[Digest, ...]
    opened: Prose


class Beacon(Document, frozen=True):
    """A random value that nobody could know before its time, and that anybody can look up.

    Attributes:
        source: where, in words.
        value: in hexadecimal.
        rule: which value a release has to take, as the spec says; empty where it says nothing.
    """

    source: Prose
    value: Prose
    rule: Prose


class Link(Document, frozen=True):
    """A release by its version and its root digest."""

    version: VersionText
    root: Digest


class Shard(Document, frozen=True):
    """What a parquet file of a release holds.

    Attributes:
        split: the split of its items.
        released: the version that they first appeared in; empty if there are none.
        items: their number.
        rows: digest of its columns and rows, see `parquet.digest_of_rows`.
    """

    split: str
    released: str
    items: int
    rows: str


class Content(Document, frozen=True):
    """All of a release that does not depend on the versions of the libraries that wrote it; the root digest covers it.

    Every file of the release is covered: the JSON lines and the pages for people by their bytes, pictures by their
    pixels, parquet files by their rows, and the Croissant document by what it says besides the digests of files.

    Attributes:
        schema: version of this format.
        series: name of the series, which is the spec's.
        version: of the release.
        previous: the release before; None for the first.
        canary: the release's GUID.
        shares: the families and levels of the items, how many there are of each, and the difficulties that they accept.
        splits: public split -> number of items.
        born: how the new items were made; None where keys are kept apart, since the seed would tell them.
        sealed: where keys are kept apart, SHA-256 of a secret salt and the digests of ``keys.jsonl`` and
            ``proofs.jsonl``, in hexadecimal; empty otherwise.
        hidden: the items that are held back, if any.
        retractions: number of lines of the series' errata when the release was made, and the digest of the last.
        tables: name of each JSON-lines file -> its SHA-256.
        pixels: path of each picture -> digest of its pixels.
        gates: what the checks found.
        terms: what the spec said about releases.
        shards: path of each parquet file -> what it holds.
        pages: the other files -> SHA-256, or `croissant.said`.
        anchor: what binds the keys of all months; unset in a series without a secret.
        keys: those of the release's month; unset without an anchor.
        beacon: what the seeds depend on besides the keys, if anything. A patch has that of its month.
    """

    schema: int
    series: SeriesName
    version: VersionText
    previous: Link | None
    canary: Canary
    shares: tuple[Share, ...]
    splits: Mapping[SplitName, Count]
    born: Born | None
    sealed: Prose
    hidden: Hidden | None
    retractions: tuple[Count, Prose]
    tables: Mapping[FileName, Digest]
    pixels: Mapping[PicturePath, Digest]
    gates: tuple[Gate, ...]
    terms: Terms
    shards: Mapping[str, Shard]
    pages: Mapping[str, str]
    anchor: Anchor | UnsetType = UNSET
    keys: MonthKeys | UnsetType = UNSET
    beacon: Beacon | UnsetType = UNSET


class Release(Document, frozen=True):
    """``release.json``: the content with its root digest, and what may differ from machine to machine.

    Attributes:
        root: digest of the content.
        content: see there.
        files: the SHA-256 of every other file.
        before: the SHA-256 of the ``release.json`` of the release before; empty for the first.
        toolchain: the software at work.
    """

    root: Digest
    content: Content
    files: Mapping[FileName, Digest]
    before: Prose
    toolchain: Mapping[Distribution, SoftwareVersion]


def encoded(release: Release) -> bytes:
    """``release.json`` as it is written, indented for people."""
    return msgspec.json.format(msgspec.json.encode(release), indent=2) + b"\n"


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
