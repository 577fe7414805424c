"""What every export starts from: the items of a snapshot or a release as rows of plain cells."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.tasks import tasks
from puzzlegen.item import Item, Key, Proof
from puzzlegen.releases import documents
from puzzlegen.releases.columns import ALL, Column, row
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.releases.reading import held
from puzzlegen.releases.series import KeysElsewhere, decode_release
from puzzlegen.snapshots import manifest, reading

_SPLIT: Final = "test"
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
        self._released = (self.folder / documents.NAME).is_file()
        if self._released:
            path = self.folder / documents.NAME
            content = decode_release(path, path.read_bytes()).content
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
        return tuple(dict.fromkeys(record.item.split for record in self.records()))

    def records(self) -> Iterator[Record]:
        """The items in their order; raises `CorruptTable`, or `KeysElsewhere` where there are questions only."""
        names = {column.name for column in self.columns}
        asked = tasks(self.folder, Mode.IMAGE, True)
        for (item, key, proof), task in zip(self._rows(), asked, strict=True):
            cells = {name: cell for name, cell in row(Held(item, key, proof)).items() if name in names}
            yield Record(item, key, proof, cells, task.prompt, task.pictures)

    def _rows(self) -> Iterator[tuple[ReleasedItem, Key, Proof]]:
        if not self._released:
            for item, key, proof in reading.rows(self.folder):
                yield _as_released(item, proof), key, proof
            return
        for one in held(self.folder):
            if one.key is None or one.proof is None:
                raise KeysElsewhere(f"{self.folder} holds questions only; its keys are kept apart until revealed.")
            yield one.item, one.key, one.proof


def _as_released(item: Item, proof: Proof) -> ReleasedItem:
    return ReleasedItem.of(item, proof, split=_SPLIT, released="", canary="")
