"""The items of a release as parquet files, pictures included: what ``datasets``, pandas and viewers read.

The files carry the description of their columns that the package ``datasets`` looks for, in the older notation (type
``Sequence``) that all of its versions understand; without it pictures would come back as plain bytes.

File names hold the version, because harnesses cache a dataset by the names of its files.
"""

import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen.core import extras, foreign
from puzzlegen.releases import reading
from puzzlegen.releases.columns import Column, Kind, columns, row
from puzzlegen.releases.documents import ITEMS, Frontispiece, Held, Shard, Version
from puzzlegen.releases.pictures import share
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.reading import CorruptTable

if TYPE_CHECKING:
    import pyarrow as pa

DATA: Final = "data"
SHARD_BYTES: Final = 250_000_000
GROUP_ROWS: Final = 100
GROUP_BYTES: Final = 50_000_000  # viewers load a row group at once, and refuse one of more than 286 MiB


def pattern(split: str, version: Version) -> str:
    """The glob pattern of a split's files, relative to the release."""
    return f"{DATA}/{split}-{version}-*.parquet"


class Older(msgspec.Struct, frozen=True):
    """The release before: its folder, what its parquet files hold, and the SHA-256 of its files."""

    folder: Path
    shards: Mapping[str, Shard]
    files: Mapping[str, str]


def write(front: Frontispiece, older: Older | None = None) -> dict[str, Shard]:
    """Write ``data/<split>-<version>-<number>-of-<count>.parquet``; what was in that folder before is replaced.

    The files of a split hold its items in the order of the releases that they first appeared in, those of each in the
    order of ``items.jsonl``. Every such release has files of its own; those without a retired item stay the same and
    are taken over from the release before. A file ends with the row group that takes it to `SHARD_BYTES`. A split
    without items has one file without rows.

    Returns:
        path of each file -> what it holds.

    Raises:
        MissingExtra: pyarrow is not installed.
        CorruptTable: a table cannot be read, or a split does not have as many items as ``front`` says.
    """
    folder = front.folder / DATA
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir()
    described = columns(keys=front.keys)
    parts = by_birth(reading.held(front.folder))
    found: dict[str, Shard] = {}
    for split, expected in front.splits.items():
        births = parts.get(split) or {"": []}
        written = sum(map(len, births.values()))
        if written != expected:
            raise CorruptTable(
                f"{front.folder / ITEMS} has {written} items in split {split}, and {expected} were announced."
            )
        files: list[tuple[Path, Shard]] = []
        for released, rows in births.items():
            kept = _same(rows, described, split, released, older) if older else []
            for source, shard in kept:
                share(source, path := folder / f"{split}-{len(files)}")
                files.append((path, shard))
            if not kept:
                files += _written(front.folder, rows, described, split, released, len(files))
        for (path, shard), name in zip(files, names(split, front.version, len(files)), strict=True):
            path.rename(front.folder / name)
            found[name] = shard
    return found


def names(split: str, version: Version, count: int) -> list[str]:
    """The names of a split's files, relative to the release."""
    return [f"{DATA}/{split}-{version}-{number:05}-of-{count:05}.parquet" for number in range(count)]


def by_birth(items: Iterable[Held]) -> dict[str, dict[str, list[dict[str, Any]]]]:
    """The rows of items: split -> the version that they first appeared in, oldest first -> rows."""
    parts: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for held in items:
        parts.setdefault(held.item.split, {}).setdefault(held.item.released, []).append(row(held))
    return {
        split: {released: births[released] for released in sorted(births, key=Version.parse)}
        for split, births in parts.items()
    }


def digest_of_rows(described: tuple[Column, ...], rows: Sequence[Mapping[str, Any]]) -> str:
    """The digest of a table: of its columns and, in their order, of its rows, pictures by their paths."""
    schema = [[column.name, column.kind, column.repeated] for column in described]
    return digest.of_document([schema, [[cells[column.name] for column in described] for cells in rows]])


def _same(
    rows: Sequence[dict[str, Any]], described: tuple[Column, ...], split: str, released: str, older: Older
) -> list[tuple[Path, Shard]]:
    """The files of the release before that hold just these rows; none if there are no such files."""
    kept = []
    start = 0
    for name, shard in older.shards.items():
        if (shard.split, shard.released) != (split, released):
            continue
        part = rows[start : start + shard.items]
        path = older.folder / name
        if shard.rows != digest_of_rows(described, part) or not path.is_file():
            return []
        if digest.of_file(path) != older.files.get(name):
            return []  # damaged since
        kept.append((path, shard))
        start += shard.items
    return kept if start == len(rows) else []


def _written(
    home: Path, rows: Sequence[dict[str, Any]], described: tuple[Column, ...], split: str, released: str, first: int
) -> Iterator[tuple[Path, Shard]]:
    """Write these rows to files whose numbers begin with ``first``."""
    stem = home / DATA / split
    start = 0
    for path, written in _write_shards(with_pictures(home, rows), table_schema(described), stem, first):
        part = rows[start : start + written]
        yield path, Shard(split, released, written, digest_of_rows(described, part))
        start += written


def with_pictures(home: Path, rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows with the bytes of their pictures, which lie in the release in ``home``."""
    for cells in rows:
        pictures = [{"bytes": foreign.picture(home, path), "path": Path(path).name} for path in cells["images"]]
        yield cells | {"images": pictures}


def _groups(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """The rows in row groups, none of them empty."""
    group: list[dict[str, Any]] = []
    size = 0
    for cells in rows:
        group.append(cells)
        size += sum(len(picture["bytes"]) for picture in cells["images"])
        if len(group) == GROUP_ROWS or size >= GROUP_BYTES:
            yield group
            group, size = [], 0
    if group:
        yield group


def write_split(rows: Iterator[dict[str, Any]], schema: "pa.Schema", stem: Path) -> int:
    """Write the shards of a split and name them when their number is known; returns the number of rows.

    Args:
        rows: with their cells by the names of the schema.
        schema: from `table_schema`.
        stem: folder and beginning of the names of the files.
    """
    shards = list(_write_shards(rows, schema, stem, 0))
    for number, (shard, _) in enumerate(shards):
        shard.rename(stem.with_name(f"{stem.name}-{number:05}-of-{len(shards):05}.parquet"))
    return sum(written for _, written in shards)


def _write_shards(
    rows: Iterator[dict[str, Any]], schema: "pa.Schema", stem: Path, first: int
) -> Iterator[tuple[Path, int]]:
    """Write rows to ``<stem>-<number>``, the numbers beginning with ``first``; yields each file and its rows."""
    with extras.imported():
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

    groups = _groups(rows)
    group = next(groups, None)
    for number in count(first):
        shard = stem.with_name(f"{stem.name}-{number}")
        written = 0
        with shard.open("wb") as sink, ParquetWriter(sink, schema) as writer:
            while group is not None and sink.tell() < SHARD_BYTES:
                writer.write_table(pa.Table.from_pylist(group, schema), row_group_size=GROUP_ROWS)
                written += len(group)
                group = next(groups, None)
        yield shard, written
        if group is None:
            return


def table_schema(described: tuple[Column, ...]) -> "pa.Schema":
    """The columns in the words of Arrow and of the package ``datasets``."""
    with extras.imported():
        import pyarrow as pa

    features = {column.name: _feature(column) for column in described}
    return pa.schema(
        [(column.name, _arrow_type(column)) for column in described],
        metadata={"huggingface": msgspec.json.encode({"info": {"features": features}})},
    )


def _arrow_type(column: Column) -> "pa.DataType":
    import pyarrow as pa

    one = (
        pa.struct([("bytes", pa.binary()), ("path", pa.string())])
        if column.kind is Kind.PICTURE
        else pa.type_for_alias(column.kind.value)
    )
    return pa.list_(one) if column.repeated else one


def _feature(column: Column) -> dict[str, Any]:
    """The column as ``datasets`` describes it."""
    one = {"_type": "Image"} if column.kind is Kind.PICTURE else {"dtype": column.kind.value, "_type": "Value"}
    return {"feature": one, "_type": "Sequence"} if column.repeated else one
