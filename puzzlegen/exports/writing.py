"""Writes an export so that it appears whole or not at all."""

import shutil
from pathlib import Path
from tempfile import mkdtemp

import msgspec

from puzzlegen.errors import CheckFailed
from puzzlegen.exports import formats
from puzzlegen.exports.source import Source
from puzzlegen.snapshots.workshop import DestinationTaken


class NothingFits(CheckFailed):
    """A format can hold none of the items."""


def export(folder: Path, name: str, out: Path, *, overwrite: bool = False) -> tuple[Source, int]:
    """Write a snapshot or a release in a format; returns what was exported, and the number of items.

    Args:
        folder: of the snapshot or the release.
        name: of the format.
        out: where the new folder appears.
        overwrite: replace what is there.

    Raises:
        DestinationTaken: something is there; nothing was changed.
        NothingFits: the format can hold none of the items; nothing was changed.
        KeysElsewhere, MissingExtra, NotASnapshot, ...: with a sentence for the user.
    """
    source = Source(folder, out)
    if out.exists() and not overwrite:
        raise DestinationTaken(f"{out} exists; choose another folder with --out, or replace it with --overwrite.")
    out.parent.mkdir(parents=True, exist_ok=True)
    growing = Path(mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    try:
        misfits = formats.misfits(name, source)
        if len(misfits) == source.count:
            raise NothingFits(
                f"No item of {folder} can be exported to {name}: {', '.join(sorted({*misfits.values()}))}."
            )
        count = formats.load(name).write(source, growing)
        _tell(misfits, growing)
        if out.exists():
            shutil.rmtree(out)
        growing.chmod(0o755)
        growing.rename(out)
    finally:
        shutil.rmtree(growing, ignore_errors=True)
    return source, count


def _tell(misfits: dict[str, str], out: Path) -> None:
    """Say in the export which items it lacks, and why."""
    lines = (msgspec.json.encode({"id": item, "reason": reason}) + b"\n" for item, reason in misfits.items())
    if misfits:
        (out / formats.LEFT_OUT).write_bytes(b"".join(lines))
