"""The journal of a run under way: one JSON line for each outcome, appended when its pictures are on the disk.

After a crash the journal tells how far the run came. A last line without its newline was cut off and is dropped.
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
from puzzlegen.snapshots.lines import Lines
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.selection import Known, NotMade, Outcome
from puzzlegen.specs.language import Slot


class StoredPicture(Document, frozen=True):
    """A picture on the disk: its path in the snapshot, the SHA-256 of the file, the digest of its pixels."""

    path: PicturePath
    sha256: Digest
    pixels: Digest


class Stored(Document, frozen=True):
    """An item that was made; a duplicate has no pictures on the disk."""

    item: Item
    key: Key
    proof: Proof
    pictures: tuple[StoredPicture, ...]


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


_encoder = msgspec.json.Encoder()


def entries(path: Path) -> Iterator[Entry]:
    """The entries of a journal that is complete; raises `puzzlegen.core.foreign.InvalidInput` where it is not."""
    for line in foreign.lines(path):
        yield foreign.decoded(line, Entry)


class Journal:
    """The journal file of a run, and the folder of the snapshot that grows beside it."""

    def __init__(self, path: Path, folder: Path) -> None:
        self._path = path
        self._folder = folder

    def recover(self) -> Iterator[Entry]:
        """The entries of an earlier run, up to the first one that is cut off or whose pictures are not intact.

        What follows is dropped from the file at the end of the iteration, so that `record` continues from there.
        """
        if not self._path.exists():
            return
        good = 0
        with suppress(InvalidInput):
            for line in foreign.lines(self._path):
                entry = foreign.decoded(line, Entry)
                if not line.endswith(b"\n") or not self._intact(entry):
                    break
                good += len(line)
                yield entry
        os.truncate(self._path, good)

    def _intact(self, entry: Entry) -> bool:
        pictures = entry.made.pictures if entry.made else ()
        paths = [(self._folder / picture.path, picture.sha256) for picture in pictures]
        return all(path.is_file() and digest.of_file(path) == sha256 for path, sha256 in paths)

    def record(self, outcomes: Iterator[Outcome]) -> Iterator[Entry]:
        """Store the pictures of each outcome, append its entry, and pass the entry on."""
        with self._path.open("ab") as stream:
            for outcome in outcomes:
                entry = self._store(outcome)
                stream.write(_encoder.encode(entry) + b"\n")
                stream.flush()
                yield entry

    def _store(self, outcome: Outcome) -> Entry:
        made = outcome.made
        if isinstance(made, NotMade):
            return Entry(outcome.slot, outcome.duplicate, made.rejected, None)
        stored = Stored(made.item, made.key, made.proof, ()) if outcome.duplicate else store(self._folder, made)
        return Entry(outcome.slot, outcome.duplicate, made.rejected, stored)

    def published(self) -> Iterator[Stored]:
        """The items that fill a place, in the order of their ids, which tells nothing about the plan or the keys."""
        with Lines(self._path) as lines:
            numbers: dict[str, int] = {}
            for number, entry in enumerate(entries(self._path)):
                if entry.made and not entry.duplicate:
                    numbers[entry.made.item.id] = number
            for name in sorted(numbers):
                stored = foreign.decoded(lines[numbers[name]], Entry).made
                assert stored is not None
                yield stored
