"""What every export starts from: the items of a benchmark as rows of plain cells."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Key, Proof
from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.tasks import task
from puzzlegen.releases.columns import ALL, KIND_OF_ANSWER, Column, row
from puzzlegen.releases.documents import Held, ReleasedItem
from puzzlegen.releases.published import Kind, Published
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


class NoOneSplit(WrongUsage):
    """There are several splits, and one name cannot be that of all."""


class Source:
    """What is to be exported.

    Attributes:
        folder: where it lies.
        home: where the export is going to lie.
        version: of what is exported. Harnesses cache by name, so that every name carries it.
        count: number of its items.
        splits: their names, in the order of their items.
        name: of the benchmark with its version, of letters, digits, hyphens and underscores only.
    """

    def __init__(self, benchmark: Published, home: Path, split_name: str | None = None) -> None:
        """Look at what there is; ``split_name`` is what its only split shall be called.

        Raises:
            NoOneSplit: there are several.
        """
        self.folder = benchmark.folder.resolve()
        self.home = home.resolve()
        self.version = benchmark.version
        self.count = len(benchmark)
        self.name = _AWKWARD.sub("_", f"{benchmark.series}-{self.version}")
        self._benchmark = benchmark
        self.splits = tuple(name for name, count in benchmark.splits.items() if count)
        self._renamed: dict[str, str] = {}
        if split_name is not None:
            if len(self.splits) != 1:
                raise NoOneSplit(
                    f"{benchmark.folder} has the splits {', '.join(self.splits)}; --split-name is for one: choose it "
                    "with --split."
                )
            self._renamed = {self.splits[0]: split_name}
            self.splits = (split_name,)

    @property
    def columns(self) -> tuple[Column, ...]:
        """What the cells of a row are; only a release knows of releases."""
        released = self._benchmark.kind is Kind.RELEASE
        return (*(one for one in ALL if released or one.name not in ("released", "canary")), KIND_OF_ANSWER)

    @property
    def unproven(self) -> dict[Verdict, int]:
        """Verdict -> how many of the items rest on other evidence than a proof."""
        return manifest.unproven(Counter(one.proof.certificate.verdict for one in self._benchmark.solved()))

    def records(self, split: str | None = None) -> Iterator[Record]:
        """The items in their order, or those of one split.

        Raises:
            CorruptTable, LostPicture, KeysElsewhere: with a sentence for the user.
        """
        names = {column.name for column in self.columns}
        for one in self._benchmark.solved():
            name = self._renamed.get(one.item.split, one.item.split)
            if split in (None, name):
                item = msgspec.structs.replace(one.item, split=name)
                cells = {name: cell for name, cell in row(Held(item, one.key, one.proof)).items() if name in names}
                cells[KIND_OF_ANSWER.name] = one.key.kind
                asked = task(one, Mode.IMAGE, True)
                yield Record(item, one.key, one.proof, cells, asked.prompt, asked.pictures)
