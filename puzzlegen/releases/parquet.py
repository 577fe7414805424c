"""The items of a release as parquet files, pictures included: what ``datasets``, pandas and viewers read.

The files carry the description of their columns that the package ``datasets`` looks for, in the older notation (type
``Sequence``) that all of its versions understand; without it pictures would come back as plain bytes.

File names hold the version, because harnesses cache a dataset by the names of its files.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen import foreign
from puzzlegen.releases import extra, reading
from puzzlegen.releases.columns import Column, Kind, columns, row
from puzzlegen.releases.documents import ITEMS, Frontispiece, Version
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


def write(front: Frontispiece) -> None:
    """Write ``data/<split>-<version>-<number>-of-<count>.parquet``; what was in that folder before is replaced.

    The files of a split hold its items in the order of ``items.jsonl``, and each ends with the row group that takes it
    to `SHARD_BYTES`. A split without items has one file without rows. The same release and the same version of pyarrow
    give the same bytes.

    Raises:
        MissingExtra: pyarrow is not installed.
        CorruptTable: a table cannot be read, or a split does not have as many items as ``front`` says.
    """
    folder = front.folder / DATA
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir()
    schema = table_schema(columns(front))
    for split, expected in front.splits.items():
        stem = folder / f"{split}-{front.version}"
        written = write_split(_rows(front.folder, split), schema, stem)
        if written != expected:
            raise CorruptTable(
                f"{front.folder / ITEMS} has {written} items in split {split}, and {expected} were announced."
            )


def _rows(folder: Path, split: str) -> Iterator[dict[str, Any]]:
    """The rows of a split, with the bytes of their pictures."""
    for held in reading.held(folder):
        if held.item.split == split:
            pictures = [{"bytes": foreign.picture(folder, path), "path": Path(path).name} for path in held.item.images]
            yield row(held) | {"images": pictures}


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
    with extra.imported():
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

    groups = _groups(rows)
    group = next(groups, None)
    shards: list[Path] = []
    written = 0
    while group is not None or not shards:
        shard = stem.with_name(f"{stem.name}-{len(shards):05}")
        with shard.open("wb") as sink, ParquetWriter(sink, schema) as writer:
            while group is not None and sink.tell() < SHARD_BYTES:
                writer.write_table(pa.Table.from_pylist(group, schema), row_group_size=GROUP_ROWS)
                written += len(group)
                group = next(groups, None)
        shards.append(shard)
    for shard in shards:
        shard.rename(shard.with_name(f"{shard.name}-of-{len(shards):05}.parquet"))
    return written


def table_schema(described: tuple[Column, ...]) -> "pa.Schema":
    """The columns in the words of Arrow and of the package ``datasets``."""
    with extra.imported():
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
