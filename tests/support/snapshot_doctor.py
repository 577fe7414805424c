"""Changes snapshots as somebody would who makes all ids, names and digests agree afterwards."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.item import Item, Key, Proof
from puzzlegen.drawing.png import UnreadablePicture, decode_any, digest_of_pixels
from puzzlegen.snapshots import digest, manifest, pipeline
from puzzlegen.snapshots.manifest import Manifest
from puzzlegen.snapshots.verify import verify

ELSEWHERE = f"images/{'0' * 20}.png"


class Doctored:
    """A snapshot in memory, to be changed and written again with ids, names and digests that agree.

    Attributes:
        folder: where it lies.
        rows: its documents as plain data, side by side.
        pngs: its pictures by their paths.
        content, whole: of its manifest, as plain data; what follows from tables and pictures is derived when written.
        request: of the content.
        more: further files, which the manifest lists.
        edits: change files before the manifest is written, as the digests of what they leave.
        last: changes files after that.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        there = manifest.read(folder)
        self.whole: dict[str, Any] = msgspec.to_builtins(there)
        self.content: dict[str, Any] = self.whole["content"]
        self.request: dict[str, Any] = self.content["request"]
        self.request["shares"] = list(self.request["shares"])
        self.rows = [
            [msgspec.json.decode(line) for line in lines]
            for lines in zip(*((folder / name).read_bytes().splitlines() for name in manifest.TABLES), strict=True)
        ]
        self.pngs = {path: (folder / path).read_bytes() for path in there.content.pixels}
        self.more: dict[str, bytes] = {}
        self.edits: list[Callable[[Path], None]] = []
        self.last: Callable[[Path], None] = lambda _: None
        self.by_id = True

    def of(self, family: str, task: str = "") -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        """The first item of a family (and a task), with its key and its proof."""
        return next(
            (item, key, proof)
            for item, key, proof in self.rows
            if item["family"] == family and proof["query"].get("task", "").startswith(task)
        )

    def share(self, family: str, level: str = "easy") -> dict[str, Any]:
        return next(one for one in self.request["shares"] if (one["family"], one["level"]) == (family, level))

    def write(self) -> None:
        """Write everything with new ids, names and digests."""
        pixels, tables = {}, []
        shutil.rmtree(self.folder / "images")
        (self.folder / "images").mkdir()
        for item, key, proof in self.rows:
            own = [self.pngs[path] for path in item["images"]]
            digests = tuple(map(_digest, own))
            name = pipeline.item_id(pipeline.content(_item(item), proof["statement"], proof["query"], digests))
            outside = [path for path in item["images"] if path == ELSEWHERE]
            paths = outside or list(pipeline.image_names(name, len(own)))
            for path, png, pixel in zip(paths, own, digests, strict=True):
                (self.folder / path).write_bytes(png)
                pixels[path] = pixel
            tables.append([{**item, "id": name, "images": paths}, {**key, "id": name}, {**proof, "id": name}])
        if self.by_id:
            tables.sort(key=lambda row: row[0]["id"])
        for place, (name, kind) in enumerate(zip(manifest.TABLES, (Item, Key, Proof), strict=True)):
            (self.folder / name).write_bytes(b"".join(_encoded(row[place], kind) + b"\n" for row in tables))
        for name, data in self.more.items():
            (self.folder / name).parent.mkdir(exist_ok=True)
            (self.folder / name).write_bytes(data)
        for edit in self.edits:
            edit(self.folder)
        listed = self.content["tables"].keys() - set(manifest.TABLES)
        order = [path for row in tables for path in row[0]["images"]] if self.by_id else list(pixels)
        self.content["pixels"] = {path: pixels[path] for path in order} | {
            path: _digest(data) for path, data in self.more.items() if path.endswith(".png")
        }
        names = [*self.content["pixels"], *manifest.TABLES, *(set(self.more) - set(self.content["pixels"]))]
        self.whole["files"] = {name: digest.of_file(self.folder / name) for name in names}
        self.content["tables"] = {name: self.whole["files"][name] for name in (*manifest.TABLES, *sorted(listed))}
        self.seal()
        self.last(self.folder)

    def seal(self) -> None:
        """Write the manifest, with the root digest of what it says."""
        self.whole["root"] = digest.of_document(self.content)
        encoded = msgspec.json.format(_encoded(self.whole, Manifest), indent=2) + b"\n"
        (self.folder / manifest.NAME).write_bytes(encoded)

    def complaints(self) -> str:
        """What is found, once it is written."""
        self.write()
        try:
            return "\n".join(map(str, verify(self.folder)))
        except (CheckFailed, WrongUsage) as error:
            return str(error)


def _encoded(document: dict[str, Any], kind: Any) -> bytes:
    """As puzzlegen writes it, if it is such a document at all."""
    try:
        return msgspec.json.encode(msgspec.convert(document, kind))
    except msgspec.ValidationError:
        return msgspec.json.encode(document)


def _item(document: dict[str, Any]) -> Item:
    try:
        return msgspec.convert(document, Item)
    except msgspec.ValidationError:
        return msgspec.convert({**document, "variant_of": ""}, Item)


def _digest(png: bytes) -> str:
    """The digest of what a picture has in its IDAT chunk, whatever else it has, if there is something readable."""
    try:
        return digest_of_pixels(decode_any(png, ("PNG",)))
    except UnreadablePicture:
        return "0" * 64
