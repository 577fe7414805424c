"""The pictures with the solutions drawn in, in a folder for each split; a release whose keys are held back has none."""

from pathlib import Path

from puzzlegen.drawing.png import decode
from puzzlegen.exports.formats import same
from puzzlegen.exports.source import Record, Source
from puzzlegen.snapshots import solutions


def misfit(record: Record) -> str | None:
    """Why there is no picture of the solution; None if there is one."""
    return solutions.misfit(record.item, record.proof)


def write(source: Source, out: Path) -> int:
    """Write ``<split>/<picture>``, named as the pictures of the puzzles; returns the number of items."""
    written = 0
    for split in source.splits:
        folder = out / split
        folder.mkdir()
        for record in source.records(split):
            pictures = solutions.drawn(record.item, record.proof)
            for path, picture in zip(record.pictures, pictures, strict=bool(pictures)):
                (folder / path.name).write_bytes(picture.png)
            written += bool(pictures)
    return written


def check(source: Source, out: Path) -> str:
    """Compare their sizes with those of the puzzles' pictures."""
    for split in source.splits:
        records = {path.name: path for record in source.records(split) for path in record.pictures}
        for path in sorted((out / split).iterdir()):
            same(f"the size of {path.name}", *(decode(one.read_bytes()).shape for one in (path, records[path.name])))
    return "the pictures of the puzzles, which are of the same sizes"
