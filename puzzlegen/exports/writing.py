"""Writes an export so that it appears whole or not at all, and replaces nothing but another export."""

from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.foreign import InvalidInput, Prose
from puzzlegen.core.item import Document
from puzzlegen.core.version import __version__
from puzzlegen.core.writing import appearing
from puzzlegen.exports import formats
from puzzlegen.exports.source import Source
from puzzlegen.releases.published import EXPORT_MARK, Published
from puzzlegen.snapshots.workshop import DestinationTaken, require_place


class Mark(Document, frozen=True):
    """What lies in every export as `EXPORT_MARK`: only a folder that holds it may be replaced.

    Attributes:
        format: of the export.
        source: name of what was exported.
        puzzlegen: version that wrote it.
    """

    format: Prose
    source: Prose
    puzzlegen: Prose


class NothingFits(CheckFailed):
    """A format can hold none of the items."""


def export(
    benchmark: Published, name: str, out: Path, *, split_name: str | None = None, overwrite: bool = False
) -> tuple[Source, int]:
    """Write a benchmark in a format; returns what was exported, and the number of items.

    Args:
        benchmark: what is exported.
        name: of the format.
        out: where the new folder appears.
        split_name: what its only split shall be called.
        overwrite: replace another export there.

    Raises:
        DiskFull: nothing was changed.
        DestinationTaken: something is there, or cannot be; nothing was changed.
        NothingFits: the format can hold none of the items; nothing was changed.
        KeysElsewhere, MissingExtra, NoOneSplit, ...: with a sentence for the user.
    """
    source = Source(benchmark, out, split_name)
    require_place(out, apart=benchmark.folder)
    if out.exists() and any(out.iterdir()):
        if not _is_export(out):
            raise DestinationTaken(f"{out} holds files that are not of an export; choose another folder with --out.")
        if not overwrite:
            raise DestinationTaken(
                f"{out} holds an export already; choose another folder with --out, or replace it with --overwrite."
            )
    with appearing(out) as growing:
        misfits = formats.misfits(name, source)
        if len(misfits) == source.count:
            raise NothingFits(
                f"No item of {benchmark.folder} can be exported to {name}: {', '.join(sorted({*misfits.values()}))}."
            )
        count = formats.load(name).write(source, growing)
        _tell(misfits, growing)
        mark = Mark(name, foreign.shown(source.name), __version__)
        (growing / EXPORT_MARK).write_bytes(msgspec.json.encode(mark) + b"\n")
    return source, count


def _tell(misfits: dict[str, str], out: Path) -> None:
    """Say in the export which items it lacks, and why."""
    lines = (msgspec.json.encode({"id": item, "reason": reason}) + b"\n" for item, reason in misfits.items())
    if misfits:
        (out / formats.LEFT_OUT).write_bytes(b"".join(lines))


def _is_export(out: Path) -> bool:
    """True if the folder holds our mark."""
    try:
        foreign.decoded(foreign.read(out / EXPORT_MARK, foreign.MOST_TABLE), Mark)
    except (OSError, InvalidInput):
        return False
    return True
