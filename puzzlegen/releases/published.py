"""The one door to published items: whatever a folder holds, they come out of it in one way.

A folder may be a snapshot (so is what a release held back, once it is revealed), a release, the folder of a split, or a
series, of which the newest release is meant; ``SERIES@2026.11`` and ``SERIES@latest`` name one of its releases. A
*split* is a part of the items by name: a release and the folder of a split have their own, and all items of a snapshot
are in ``test``.
"""

import os
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import LANGUAGES, Item, Key, Proof
from puzzlegen.releases import documents
from puzzlegen.releases.documents import BadVersion, ReleasedItem, Version
from puzzlegen.releases.reading import held
from puzzlegen.releases.series import LATEST, RELEASES, REVEALED, KeysElsewhere, NoSuchRelease, Series, decode_release
from puzzlegen.releases.split_reader import SplitReader
from puzzlegen.snapshots import digest, layout, manifest, reading
from puzzlegen.snapshots.manifest import NotASnapshot, Request
from puzzlegen.snapshots.reading import Origin

EXPORT_MARK: Final = ".puzzlegen-export.json"
"""The file that lies in every export."""

_WHOLE: Final = "test"  # the split of all items of a snapshot
_ACCEPTED: Final = "a snapshot, a release, the folder of a split, or a series (SERIES, SERIES@latest, SERIES@2026.11)"


class NotPublished(NotASnapshot):
    """There are no items at this place."""


class NoSuchSplit(WrongUsage):
    """There is no split of this name."""


class Mixed(WrongUsage):
    """The items were asked for in different ways."""


class Kind(StrEnum):
    """What a folder is."""

    SNAPSHOT = "snapshot"
    RELEASE = "release"
    DIVIDED = "folder of a split"


class Entry(msgspec.Struct, frozen=True):
    """An item with its key and its proof, which are None where there are questions only, and where its pictures lie."""

    item: ReleasedItem
    key: Key | None
    proof: Proof | None
    folder: Path


class Solved(msgspec.Struct, frozen=True):
    """An item with its key and its proof, and where its pictures lie."""

    item: ReleasedItem
    key: Key
    proof: Proof
    folder: Path


class _InSplit(msgspec.Struct):
    split: str


class Published:
    """The items of a folder, or of one of its splits.

    Attributes:
        folder: where they lie, or the lists of them.
        kind: what it is.
        series: its name, or that of the series; names of harnesses are made of it.
        version: of a release; the beginning of a digest otherwise.
        root: the digest that covers everything.
        split: the only one that counts, if not all do.
        splits: name -> number of items, of those that count.
        requests: what was asked for, one for each snapshot that the items are from.
    """

    def __init__(self, folder: Path, split: str | None, private: bool) -> None:
        """See `opened`."""
        self.folder = folder
        self.split = split
        self._split_folder: SplitReader | None = None
        self._secrets = folder
        if (folder / manifest.NAME).is_file():
            self.kind = Kind.SNAPSHOT
            found = manifest.read(folder)
            self.series, self.root, self.version = folder.resolve().name, found.root, found.root[:8]
            self.requests = [found.content.request]
            splits: Mapping[str, int] = {_WHOLE: found.content.request.n}
        elif (folder / documents.NAME).is_file():
            self.kind = Kind.RELEASE
            release = decode_release(self.document, foreign.read(self.document, foreign.MOST_DOCUMENT))
            content = release.content
            self.series, self.root, self.version = content.series, release.root, content.version
            splits = content.splits
            self.requests = [Request(content.series, 1, release.root, LANGUAGES, content.shares)]
            if private:
                self._secrets = self._keys()
        elif (folder / layout.SPLIT).is_file():
            self.kind = Kind.DIVIDED
            self._split_folder = SplitReader(folder)
            self.root = digest.of_file(self.document)
            self.series, self.version = folder.resolve().name, self.root[:8]
            self.requests = [manifest.read(one).content.request for one in self._split_folder.sources]
            splits = self._split_folder.splits
        else:
            raise NotPublished(f"{_what(folder)}; it has to be {_ACCEPTED}.")
        if split is not None and split not in splits:
            known = ", ".join(splits)
            raise NoSuchSplit(f"{folder} is a {self.kind} and has no split {foreign.shown(split)!r}; it has: {known}.")
        self.splits = dict(splits) if split is None else {split: splits[split]}

    def __len__(self) -> int:
        return sum(self.splits.values())

    @property
    def name(self) -> str:
        """Of the folder, and of the split if only one counts; files of results are named so."""
        name = self.folder.resolve().name
        return name if self.split is None else f"{name}-{self.split}"

    @property
    def document(self) -> Path:
        """The one that covers all of it by digests."""
        names = {Kind.SNAPSHOT: manifest.NAME, Kind.RELEASE: documents.NAME, Kind.DIVIDED: layout.SPLIT}
        return self.folder / names[self.kind]

    @property
    def home(self) -> Series | None:
        """The series that it lies in, if it does."""
        place = self.folder.resolve()
        return Series(place.parent.parent) if place.parent.name in (RELEASES, REVEALED) else None

    def entries(self) -> Iterator[Entry]:
        """The items in their order: that of their ids, split by split where there is a folder of them.

        Raises:
            CorruptTable, ...: with a sentence for the user.
        """
        if self._split_folder is not None:
            for split in self.splits:
                for item, key, proof, folder in self._split_folder.rows(split):
                    yield Entry(_of_no_release(item, proof, split), key, proof, folder)
        elif self.kind is Kind.SNAPSHOT:
            for item, key, proof in reading.rows(self.folder):
                yield Entry(_of_no_release(item, proof, _WHOLE), key, proof, self.folder)
        else:
            for one in held(self.folder, self._secrets):
                if self.split in (None, one.item.split):
                    yield Entry(one.item, one.key, one.proof, self.folder)

    def families(self) -> set[str]:
        """The full names of the families that it names."""
        return {share.family for request in self.requests for share in request.shares}

    def places(self) -> Iterator[tuple[Path, int]]:
        """Of each item, in their order, the folder of the tables and the number of its line there, from 0 on.

        Raises:
            CorruptTable, ...: with a sentence for the user.
        """
        if self._split_folder is not None:
            for split in self.splits:
                yield from self._split_folder.places(split)
        elif self.split is None or self.kind is Kind.SNAPSHOT:
            yield from ((self.folder, number) for number in range(len(self)))
        else:
            for number, line in enumerate(reading.documents(self.folder / documents.ITEMS, _InSplit)):
                if line.split == self.split:
                    yield self.folder, number

    def solved(self) -> Iterator[Solved]:
        """The items with their keys and proofs; raises `KeysElsewhere` where there are questions only."""
        for one in self.entries():
            if one.key is None or one.proof is None:
                raise KeysElsewhere.of(self.folder)
            yield Solved(one.item, one.key, one.proof, one.folder)

    def find(self, item_id: str | None) -> Entry:
        """The item whose id begins with ``item_id`` (the first item for None).

        Raises:
            NoSuchItem, CorruptTable: with a sentence for the user.
        """
        wanted = (one for one in self.entries() if one.item.id.startswith(item_id or ""))
        return reading.only(wanted, self.folder, item_id)

    def _keys(self) -> Path:
        """Where the keys of this release lie: here, or in the private folder of its series."""
        if (self.folder / documents.KEYS).is_file() or self.home is None:
            return self.folder
        secrets = self.home.private_folder(Version.parse(self.version))
        if not (secrets / documents.KEYS).is_file():
            raise KeysElsewhere(f"The keys of release {self.version} are kept apart, and {secrets} does not have them.")
        return secrets

    def origin(self) -> Origin:
        """The items as something to be varied.

        Raises:
            Mixed: they are of snapshots that ask in different ways.
            KeysElsewhere: there are questions only.
        """
        rows = ((one.item.plain, one.key, one.proof) for one in self.solved())
        return Origin(self.folder, self.root, self._request(), rows)

    def _request(self) -> Request:
        """What was asked for, as far as that can be said of all items together; raises `Mixed`."""
        shares = {(one.family, one.version, one.level): one for request in self.requests for one in request.shares}
        languages = dict.fromkeys(language for request in self.requests for language in request.languages)
        whole = [
            msgspec.structs.replace(
                one,
                target=one.target if self.kind is Kind.SNAPSHOT else foreign.shown(self.series),
                n=len(self),
                seed=one.seed if self.kind is Kind.SNAPSHOT else self.root,
                languages=tuple(languages),
                shares=tuple(shares.values()),
                variation=None,
            )
            for one in self.requests
        ]
        if any(one != whole[0] for one in whole):
            raise Mixed(
                f"{self.folder} is split from snapshots that differ in form, wording or material: take one of them, "
                f"such as {self._split_folder.sources[0] if self._split_folder else self.folder}."
            )
        return whole[0]


def opened(where: "str | os.PathLike[str]", split: str | None = None, *, private: bool = False) -> Published:
    """Open what is published somewhere.

    Args:
        where: a folder, or ``SERIES@VERSION``.
        split: the only one that counts, if not all shall.
        private: whether the keys of a release may come from the private folder of its series. Whatever writes keys to
            somewhere else must not ask for that.

    Raises:
        NotPublished, NoSuchSplit, NoSuchRelease, NotASeries, OtherSchema, CorruptManifest, CorruptRelease,
        KeysElsewhere, ...: with a sentence for the user.
    """
    return Published(_folder(os.fspath(where)), split, private)


def _folder(where: str) -> Path:
    folder = Path(where)
    name, at, version = where.rpartition("@")
    if at and not folder.exists() and not version.count("/"):
        series = Series(Path(name))
        return series.release_folder(series.newest() if version == LATEST else _meant(series, version))
    if (folder / RELEASES).is_dir() and not (folder / manifest.NAME).exists():
        return Series(folder).release_folder(Series(folder).newest())
    return folder


def _meant(series: Series, text: str) -> Version:
    """The release of this version, or the last one of this month."""
    series.newest()  # says so if it is no series
    versions = series.versions()
    try:
        wanted = Version.parse(text if text.count(".") > 1 else f"{text}.0")
    except BadVersion:
        found: list[Version] = []
    else:
        month = (wanted.year, wanted.month)
        found = [one for one in versions if one == wanted or (text.count(".") == 1 and (one.year, one.month) == month)]
    if not found:
        known = ", ".join(map(str, versions))
        raise NoSuchRelease(f"{series.folder} has no release {foreign.shown(text)!r}; it has: {known}, {LATEST}.")
    return found[-1]


def _what(folder: Path) -> str:
    """What a folder without items is, in a few words."""
    if not folder.exists():
        return f"There is nothing at {folder}"
    if not folder.is_dir():
        return f"{folder} is a file"
    if (folder / EXPORT_MARK).is_file():
        return f"{folder} is an export for another tool, which puzzlegen does not read"
    if (folder / layout.SHARD).is_file():
        return f"{folder} is a shard of a run, which puzzlegen merge puts together with the others"
    missing = f"it has no {manifest.NAME}, no {documents.NAME} and no {layout.SPLIT}"
    return f"{folder} holds no items that puzzlegen can read ({missing})"


def _of_no_release(item: Item, proof: Proof, split: str) -> ReleasedItem:
    return ReleasedItem.of(item, proof, split=split, released="", canary="")
