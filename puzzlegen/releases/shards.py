"""Compares the parquet files of a release with its tables and pictures."""

import re
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from puzzlegen.core import extras
from puzzlegen.releases import parquet
from puzzlegen.releases.columns import Column, row
from puzzlegen.releases.documents import Held, Release, Shard, Version
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.problem import Problem

_WRITER: Final = re.compile(r"parquet-cpp-arrow version [0-9]{1,4}(\.[0-9]{1,4}){1,3}")
_FRAME: Final = 12  # bytes of a parquet file besides its columns and its footer: "PAR1" twice, the footer's length


def check(
    folder: Path,
    release: Release,
    held: Sequence[Held],
    described: tuple[Column, ...],
    known: set[str],
    *,
    whole: bool,
) -> Iterator[Problem]:
    """What the parquet files of a release say that its tables and pictures do not.

    Args:
        folder: of the release.
        release: its ``release.json``.
        held: its items.
        described: the columns that releases have today.
        known: digests of files with their rows that were found to agree; more are added.
        whole: whether the files have to have just these columns; otherwise those are compared that they have.
    """
    content = release.content
    version = Version.parse(content.version)
    present = {name for name in release.files if name.startswith(f"{parquet.DATA}/")}
    for split in content.splits:
        rows = [row(one) for one in held if one.item.split == split]
        if content.shards:
            rows.sort(key=lambda cells: Version.parse(cells["released"]))
        names = sorted(name for name in present if name.startswith(f"{parquet.DATA}/{split}-{version}-"))
        present.difference_update(names)
        if not names or names != parquet.names(split, version, len(names)):
            yield Problem(parquet.DATA, f"does not have the files of split {split}")
            continue
        start = 0
        for name in names:
            if not (folder / name).is_file():
                return  # reported with the bytes
            count = _rows(folder / name)
            part = rows[start : start + count]
            start += count
            shard = content.shards.get(name)
            if content.shards and shard != _shard(split, part, described) and whole:
                yield Problem(name, "does not hold what release.json says")
            pictures = [release.files.get(path) for cells in part for path in cells["images"]]
            rows_digest = parquet.digest_of_rows(described, part)
            mark = digest.of_document([release.files[name], rows_digest, pictures, whole])
            if mark not in known:
                problem = _difference(folder / name, folder, part, count, described, whole)
                if problem is None:
                    known.add(mark)
                else:
                    yield Problem(name, problem)
        if start != len(rows):
            yield Problem(parquet.DATA, f"has {start} rows of split {split}, and there are {len(rows)} items")
    yield from (Problem(name, "belongs to no split") for name in sorted(present))


def _rows(path: Path) -> int:
    """The number of rows of a file; 0 for one that cannot be read."""
    with extras.imported():
        import pyarrow as pa
        from pyarrow.parquet import read_metadata

    try:
        return int(read_metadata(path).num_rows)
    except (pa.ArrowException, OSError):
        return 0


def _shard(split: str, part: Sequence[Mapping[str, Any]], described: tuple[Column, ...]) -> Shard | None:
    """What a file with these rows holds; None if they first appeared in several releases."""
    births = {cells["released"] for cells in part} or {""}
    return Shard(split, births.pop(), len(part), parquet.digest_of_rows(described, part)) if len(births) == 1 else None


def _difference(
    path: Path, home: Path, rows: Sequence[dict[str, Any]], count: int, described: tuple[Column, ...], whole: bool
) -> str | None:
    """How a file differs from these rows with their pictures in the release in ``home``; None if it does not."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetFile

    schema = parquet.table_schema(described)
    try:
        with ParquetFile(path) as file:
            there = file.schema_arrow
            if whole and (not there.equals(schema) or there.metadata != schema.metadata or any(map(_annotated, there))):
                return "has other columns than the release"
            if whole and _size(file.metadata) != path.stat().st_size:
                return "holds what belongs to no column"
            if whole and not _WRITER.fullmatch(file.metadata.created_by):
                return "was written by another program"
            names = [name for name in there.names if name in schema.names]
            if count != len(rows):
                return f"has {count} rows for {len(rows)} items"
            if not {"id", "images", "question"} <= set(names):
                return "lacks columns"
            expected = parquet.with_pictures(home, iter(rows))
            for number in range(file.num_row_groups):
                group = file.read_row_group(number, names)
                if whole and not _tells(file.metadata.row_group(number), group):
                    return "tells readers other things of its columns than they hold"
                for found in group.to_pylist():
                    cells = next(expected)
                    for name in names:
                        wanted = list(cells[name]) if isinstance(cells[name], tuple) else cells[name]
                        if found[name] != wanted:
                            return f"has another {name} of {cells['id']} than the tables and pictures"
    except (pa.ArrowException, OSError, StopIteration) as error:
        return f"cannot be read: {error}"
    return None


def _annotated(field: Any) -> bool:
    """True if a column, or what it consists of, carries words of its own; pyarrow may number them."""
    parts = (field.type.field(number) for number in range(field.type.num_fields))
    return bool((field.metadata or {}).keys() - {b"PARQUET:field_id"}) or any(map(_annotated, parts))


def _tells(metadata: Any, group: Any) -> bool:
    """True if what a row group says of its columns is true of its rows: readers skip rows by that."""
    import pyarrow.parquet as pq

    pq.write_table(group, again := BytesIO())
    expected = pq.read_metadata(again).row_group(0) if group.num_rows else None
    for number in range(metadata.num_columns):
        said = metadata.column(number).statistics
        if said is None or expected is None:
            continue
        true = expected.column(number).statistics
        for name in ("min", "max") if said.has_min_max else ():
            if getattr(said, name) != getattr(true, name):
                return False
        if said.has_null_count and said.null_count != true.null_count:
            return False
        if said.num_values != true.num_values:
            return False
    return True


def _size(metadata: Any) -> int:
    """The size of a file that has nothing but its columns, its footer and what tells where these are."""
    columns = (
        metadata.row_group(group).column(column)
        for group in range(metadata.num_row_groups)
        for column in range(metadata.num_columns)
    )
    size: int = sum(column.total_compressed_size for column in columns) + metadata.serialized_size
    return size + _FRAME
