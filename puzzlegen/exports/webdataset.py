"""Tar files for WebDataset: ``<id>.json`` and ``<id>.png``, further pictures as ``<id>.2.png`` and so on."""

import io
import tarfile
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.exports.formats import same
from puzzlegen.exports.source import Record, Source

_ITEMS: Final = 1000  # in a tar file


def write(source: Source, out: Path) -> int:
    """Write ``<split>-<name>-<number>.tar``; equal items give equal bytes."""
    written = 0
    for split in source.splits:
        records = list(source.records(split))
        for start in range(0, len(records), _ITEMS):
            with tarfile.open(out / f"{split}-{source.name}-{start // _ITEMS:05}.tar", "w") as tar:
                for record in records[start : start + _ITEMS]:
                    for name, data in _members(record):
                        _add(tar, name, data)
        written += len(records)
    return written


def _members(record: Record) -> list[tuple[str, bytes]]:
    cells = {name: cell for name, cell in record.cells.items() if name != "images"}
    found = [(f"{record.item.id}.json", msgspec.json.encode({**cells, "prompt": record.prompt}))]
    for number, path in enumerate(record.pictures, start=1):
        found.append((f"{record.item.id}.{'png' if number == 1 else f'{number}.png'}", path.read_bytes()))
    return found


def _add(tar: tarfile.TarFile, name: str, data: bytes) -> None:
    """Add a member that tells neither when nor by whom it was written."""
    member = tarfile.TarInfo(name)
    member.size = len(data)
    member.mtime = 0
    tar.addfile(member, io.BytesIO(data))


def check(source: Source, out: Path) -> str:
    """Read the tar files with ``webdataset`` if it is installed, else with the standard library."""
    tars = sorted(out.glob("*.tar"))
    try:
        import webdataset
    except ModuleNotFoundError:
        used, samples = "tarfile, since webdataset is not installed", _plainly(tars)
    else:
        used = f"webdataset {webdataset.__version__}"
        read = webdataset.WebDataset([str(path) for path in tars], shardshuffle=False)
        samples = {
            sample["__key__"]: {name: data for name, data in sample.items() if name[0] != "_"} for sample in read
        }
    expected = {
        record.item.id: {name.removeprefix(f"{record.item.id}."): data for name, data in _members(record)}
        for record in source.records()
    }
    same("the keys of the tar files", set(samples), set(expected))
    for key, members in expected.items():
        same(f"the sample {key}", samples[key], members)
    return used


def _plainly(tars: list[Path]) -> dict[str, dict[str, bytes]]:
    samples: dict[str, dict[str, bytes]] = {}
    for path in tars:
        with tarfile.open(path) as tar:
            for member in tar:
                key, _, name = member.name.partition(".")
                stream = tar.extractfile(member)
                samples.setdefault(key, {})[name] = stream.read() if stream else b""
    return samples
