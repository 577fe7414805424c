"""What every export starts from: the items of a snapshot or a release as rows of plain cells."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.item import Key, Proof
from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.tasks import task
from puzzlegen.releases import published
from puzzlegen.releases.columns import ALL, Column, row
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.releases.series import decode_release
from puzzlegen.snapshots import manifest

_AWKWARD: Final = re.compile(r"[^A-Za-z0-9_-]+")


class Record(msgspec.Struct, frozen=True):
    """An item with all that any format needs.

    Attributes:
        item, key, proof: as published.
        cells: of the item by the names of `puzzlegen.releases.columns`; pictures by their path in the benchmark.
        prompt: the whole text for a model, with a line about how to answer.
        pictures: the files.
    """

    item: ReleasedItem
    key: Key
    proof: Proof
    cells: Mapping[str, Any]
    prompt: str
    pictures: tuple[Path, ...]


class Source:
    """A snapshot or a release to be exported.

    Attributes:
        folder: where it lies.
        home: where the export is going to lie.
        version: of the release; the beginning of the root digest of a snapshot. Harnesses cache by name, so that every
            name carries it.
        count: number of its items.
        name: of the benchmark with its version, of letters, digits, hyphens and underscores only.
    """

    def __init__(self, folder: Path, home: Path) -> None:
        """Look at what there is.

        Raises:
            NotASnapshot, NewerSchema, CorruptManifest: with a sentence for the user.
        """
        self.folder = folder.resolve()
        self.home = home.resolve()
        self._released = published.is_release(self.folder)
        if self._released:
            path = published.title(self.folder)
            content = decode_release(path, foreign.read(path, foreign.MOST_DOCUMENT)).content
            self.version, series = content.version, content.series
            self.count = sum(content.splits.values())
        else:
            found = manifest.read(self.folder)
            self.version, series = found.root[:8], self.folder.name
            self.count = found.content.request.n
        self.name = _AWKWARD.sub("_", f"{series}-{self.version}")

    @property
    def columns(self) -> tuple[Column, ...]:
        """What the cells of a row are; a snapshot knows nothing of releases."""
        return tuple(column for column in ALL if self._released or column.name not in ("released", "canary"))

    @cached_property
    def splits(self) -> tuple[str, ...]:
        """The splits, in the order of their first items."""
        return tuple(dict.fromkeys(one.item.split for one in published.solved(self.folder)))

    def records(self, split: str | None = None) -> Iterator[Record]:
        """The items in their order, or those of one split.

        Raises:
            CorruptTable, LostPicture, KeysElsewhere: with a sentence for the user.
        """
        names = {column.name for column in self.columns}
        for one in published.solved(self.folder):
            item, key, proof = one.item, one.key, one.proof
            if split in (None, item.split):
                cells = {name: cell for name, cell in row(Held(item, key, proof)).items() if name in names}
                asked = task(self.folder, item, proof, Mode.IMAGE, True)
                yield Record(item, key, proof, cells, asked.prompt, asked.pictures)
