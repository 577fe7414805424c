"""The journal of a run under way: one JSON line for each outcome, appended when its pictures are on the disk.

After a crash the journal tells how far the run came. What was cut off or damaged is dropped, with all that follows.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.foreign import Digest, InvalidInput, PicturePath, Prose
from puzzlegen.core.item import Document, Item, Key, Proof
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.selection import Known, NotMade, Outcome
from puzzlegen.specs.language import Slot

_encoder = msgspec.json.Encoder()


class StoredPicture(Document, frozen=True):
    """A picture on the disk: its path in the snapshot, the SHA-256 of the file, the digest of its pixels."""

    path: PicturePath
    sha256: Digest
    pixels: Digest


class Written(msgspec.Struct, frozen=True):
    """An item that was made: its lines of the tables, without their ends, and its pictures on the disk."""

    item: msgspec.Raw
    key: msgspec.Raw
    proof: msgspec.Raw
    pictures: tuple[StoredPicture, ...]


class Stored(Document, frozen=True):
    """The same with its documents; a duplicate has no pictures on the disk."""

    item: Item
    key: Key
    proof: Proof
    pictures: tuple[StoredPicture, ...]

    @property
    def written(self) -> Written:
        """As the tables have it."""
        item, key, proof = (msgspec.Raw(_encoder.encode(one)) for one in (self.item, self.key, self.proof))
        return Written(item, key, proof, self.pictures)


def store(folder: Path, made: AcceptedItem) -> Stored:
    """Put the pictures of an item into the folder of its snapshot."""
    pictures = []
    for picture, path in zip(made.pictures, made.item.images, strict=True):
        (folder / path).write_bytes(picture.png)
        pictures.append(StoredPicture(path, digest.of_bytes(picture.png), picture.pixels))
    return Stored(made.item, made.key, made.proof, tuple(pictures))


class Entry(Document, frozen=True):
    """One outcome; ``made`` is None if none of the attempts was accepted."""

    slot: Slot
    duplicate: bool
    rejected: Mapping[Prose, int]
    made: Stored | None

    @property
    def known(self) -> Known:
        """What the selection needs of it."""
        canonical = self.made.proof.certificate.canonical if self.made else None
        return Known(canonical, self.made is not None and not self.duplicate, self.rejected)


class _Filled(msgspec.Struct, frozen=True):
    """An entry whose item fills a place; nobody looks again into what was checked when it was recorded."""

    made: Written


def _line(entry: Entry) -> bytes:
    return _encoder.encode(entry) + b"\n"


def entries(path: Path) -> Iterator[Entry]:
    """The entries of a journal that is complete; raises `puzzlegen.core.foreign.InvalidInput` where it is not."""
    for line in foreign.lines(path):
        yield foreign.decoded(line, Entry)


class Journal:
    """The journal file of a run, and the folder of the snapshot that grows beside it."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path = path
        self._folder = folder
        self._end = 0
        self._starts: dict[str, int] = {}  # id of an item that fills a place -> where its entry begins

    def recover(self) -> Iterator[Entry]:
        """The entries of an earlier run, up to the first one that is not as it was recorded, or its pictures are not.

        What follows is dropped from the file at the end of the iteration, so that `record` continues from there.
        """
        if not self._path.exists():
            return
        with suppress(InvalidInput):
            for line in foreign.lines(self._path):
                entry = foreign.decoded(line, Entry)
                if line != _line(entry) or not self._intact(entry):
                    break
                self._passed(entry, len(line))
                yield entry
        os.truncate(self._path, self._end)

    def _intact(self, entry: Entry) -> bool:
        pictures = entry.made.pictures if entry.made else ()
        paths = [(self._folder / picture.path, picture.sha256) for picture in pictures]
        return all(path.is_file() and digest.of_file(path) == sha256 for path, sha256 in paths)

    def record(self, outcomes: Iterator[Outcome]) -> Iterator[Entry]:
        """Store the pictures of each outcome, append its entry, and pass the entry on."""
        with self._path.open("ab") as stream:
            for outcome in outcomes:
                entry = self._store(outcome)
                line = _line(entry)
                stream.write(line)
                stream.flush()
                self._passed(entry, len(line))
                yield entry

    def _passed(self, entry: Entry, size: int) -> None:
        """Remember where an entry is, of so many bytes, that follows those before."""
        if entry.made and not entry.duplicate:
            self._starts[entry.made.item.id] = self._end
        self._end += size

    def _store(self, outcome: Outcome) -> Entry:
        made = outcome.made
        if isinstance(made, NotMade):
            return Entry(outcome.slot, outcome.duplicate, made.rejected, None)
        stored = Stored(made.item, made.key, made.proof, ()) if outcome.duplicate else store(self._folder, made)
        return Entry(outcome.slot, outcome.duplicate, made.rejected, stored)

    def published(self) -> Iterator[Written]:
        """The items that fill a place, in the order of their ids, which tells nothing about the plan or the keys.

        They are those of the entries that this journal recovered or recorded.
        """
        with foreign.opened(self._path) as stream:
            for name in sorted(self._starts):
                stream.seek(self._starts[name])
                yield foreign.decoded(stream.readline(), _Filled).made
