"""Reads what ``puzzlegen split`` writes: lists of items, whose pictures, keys and proofs lie in snapshots."""

import heapq
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Count, Digest, Id, InvalidInput, Prose, SplitName
from puzzlegen.core.item import Item, Key, Proof
from puzzlegen.snapshots import digest, layout, manifest, reading
from puzzlegen.snapshots.manifest import NotASnapshot

Row = tuple[Item, Key, Proof, Path]


class NotASplit(CheckFailed):
    """The lists of a split cannot be read, or are not what its report says."""


class SourceLost(WrongUsage):
    """A snapshot that was split is not where it was, or is another one."""


class _Input(msgspec.Struct):
    folder: Prose
    root: Digest


class _Part(msgspec.Struct):
    sha256: Digest
    items: Count


class _Report(msgspec.Struct):
    """What is wanted of ``report.json``; the decoder skips the rest."""

    schema: Annotated[int, msgspec.Meta(ge=1)]
    inputs: Annotated[tuple[_Input, ...], msgspec.Meta(min_length=1, max_length=10_000)]
    splits: Mapping[SplitName, _Part]


class _Named(msgspec.Struct):
    id: Id


class _Line(_Named):
    """What is wanted of a line of a split: the snapshot has the rest."""

    source: Prose


class SplitReader:
    """The splits in a folder.

    Attributes:
        splits: name -> number of items, in the order of the report.
        sources: the snapshots that were split.
    """

    def __init__(self, folder: Path) -> None:
        """Read the report.

        Raises:
            NotASplit: it cannot be read.
            SourceLost: a snapshot is missing, or has changed.
        """
        self._folder = folder
        path = folder / layout.SPLIT
        try:
            self._report = foreign.decoded(foreign.read(path, foreign.MOST_DOCUMENT), _Report)
        except InvalidInput as error:
            raise NotASplit(f"{path} is not the report of a split: {error}.") from error
        if self._report.schema > layout.SPLIT_SCHEMA:
            raise NotASplit(
                f"{path} has schema {self._report.schema}, and this puzzlegen reads up to {layout.SPLIT_SCHEMA}: "
                "upgrade it."
            )
        order = {name: place for place, name in enumerate(layout.SPLITS[3])}
        names = sorted(self._report.splits, key=lambda name: order.get(name, len(order)))
        self.splits = {name: self._report.splits[name].items for name in names}
        self._sources = {one.folder: self._snapshot(one) for one in self._report.inputs}
        self.sources = tuple(self._sources.values())

    def _snapshot(self, named: _Input) -> Path:
        folder = self._folder / named.folder
        try:
            root = manifest.read(folder).root
        except NotASnapshot as error:
            raise SourceLost(
                f"{self._folder} is split from the snapshot {foreign.shown(named.folder)} (relative to it), and there "
                "is none: pictures and keys lie there, so the two move together."
            ) from error
        if root != named.root:
            raise SourceLost(
                f"{self._folder} is split from a snapshot with the root digest {named.root}, and {folder} has {root}."
            )
        return folder

    def rows(self, name: str) -> Iterator[Row]:
        """The items of a split in the order of their ids, with the folders that their pictures lie in.

        Raises:
            NotASplit: the list is not the one that was written, or names items that are nowhere.
            CorruptTable: a snapshot cannot be read.
        """
        piles = [_picked(self._sources[source], ids) for source, ids in self._wanted(name).items()]
        found = 0
        for row in heapq.merge(*piles, key=lambda row: row[0].id):
            found += 1
            yield row
        if found != self._report.splits[name].items:
            raise NotASplit(f"{self._folder}: {name}.jsonl names items that their snapshots do not have.")

    def _wanted(self, name: str) -> dict[str, set[str]]:
        """The ids of a split's items by their snapshot, as the report names it."""
        path = self._folder / f"{name}.jsonl"
        if not path.is_file() or digest.of_file(path) != self._report.splits[name].sha256:
            raise NotASplit(f"{path} is not the file that {layout.SPLIT} names.")
        wanted: dict[str, set[str]] = {}
        for line in reading.documents(path, _Line):
            wanted.setdefault(line.source, set()).add(line.id)
        if not wanted.keys() <= self._sources.keys():
            raise NotASplit(f"{path} names a snapshot that {layout.SPLIT} does not.")
        return wanted

    def places(self, name: str) -> Iterator[tuple[Path, int]]:
        """The folder and the number of the line of each item of a split, in the order of `rows`; raises as that."""
        piles = [_numbered(self._sources[source], ids) for source, ids in self._wanted(name).items()]
        return ((folder, number) for _, folder, number in heapq.merge(*piles))


def _numbered(folder: Path, ids: set[str]) -> Iterator[tuple[str, Path, int]]:
    lines = enumerate(reading.documents(folder / manifest.ITEMS, _Named))
    return ((line.id, folder, number) for number, line in lines if line.id in ids)


def _picked(folder: Path, ids: set[str]) -> Iterator[Row]:
    return ((item, key, proof, folder) for item, key, proof in reading.rows(folder) if item.id in ids)
