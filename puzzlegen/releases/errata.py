"""The errata of a series: items that were retracted, in a file to which lines are only ever added.

Every line holds the digest of the line before, and every release the digest of the last line when it was made, so that
no line can be changed or taken out later. Who scores predictions leaves retracted items out.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Id, InvalidInput, Prose, VersionText
from puzzlegen.core.item import Document
from puzzlegen.core.writing import put
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import digest

NAME: Final = "errata.jsonl"


class NothingToRetract(WrongUsage):
    """No item, or more than one, goes by this id; or it is retracted already; or no reason is given."""


class CorruptErrata(CheckFailed):
    """The file of the errata was changed."""


class Retraction(Document, frozen=True):
    """One line: an item, the newest release when it was retracted, the reason, the line before, and its own digest."""

    id: Id
    release: VersionText
    why: Prose
    previous: Prose
    digest: Prose


def _digest(item: str, release: str, why: str, previous: str) -> str:
    return digest.of_document([item, release, why, previous])


def read(folder: Path) -> tuple[Retraction, ...]:
    """The retractions of the series in ``folder``, oldest first; raises `CorruptErrata`."""
    return read_file(folder / NAME)


def read_file(path: Path) -> tuple[Retraction, ...]:
    """The retractions in a file, oldest first; none where there is no file.

    Raises:
        CorruptErrata: a line does not follow from the line before.
    """
    lines = foreign.lines(path) if path.exists() else ()
    found: list[Retraction] = []
    for number, line in enumerate(lines, start=1):
        try:
            one = foreign.decoded(line, Retraction)
        except InvalidInput as error:
            raise CorruptErrata(f"{path}: line {number} cannot be read.") from error
        fits = one.previous == head(found)[1] and line == msgspec.json.encode(one) + b"\n"
        if not fits or one.digest != _digest(one.id, one.release, one.why, one.previous):
            raise CorruptErrata(f"{path}: line {number} was changed.")
        found.append(one)
    return tuple(found)


def head(retractions: Sequence[Retraction]) -> tuple[int, str]:
    """The number of retractions and the digest of the last one."""
    return len(retractions), retractions[-1].digest if retractions else ""


def add(folder: Path, item: str, release: str, why: str) -> None:
    """Add a line for an item; after a crash the file is as before, or has the whole new line."""
    before = read(folder)
    previous = head(before)[1]
    line = Retraction(item, release, why, previous, _digest(item, release, why, previous))
    put(folder / NAME, b"".join(msgspec.json.encode(one) + b"\n" for one in (*before, line)))


def retract(series: Series, item_id: str, why: str) -> str:
    """Retract the item whose id begins with ``item_id``, for a reason; returns its full id.

    Raises:
        NothingToRetract: nothing was changed.
        CorruptErrata: the errata were changed by hand.
    """
    why = " ".join(why.split())
    if not why:
        raise NothingToRetract("A retraction needs a reason: say why in one sentence with --why.")
    with series.locked():
        newest = str(series.newest())
        brought = [item for version in series.versions() for item in series.public_forms(version).values()]
        found = {item for item in brought if item.startswith(item_id)}
        if len(found) != 1:
            raise NothingToRetract(
                f"{len(found) or 'No'} items of {series.folder} have an id that begins with {item_id!r}."
            )
        (whole,) = found
        if whole in {retraction.id for retraction in read(series.folder)}:
            raise NothingToRetract(f"{whole} is retracted already.")
        add(series.folder, whole, newest, why)
    return whole
