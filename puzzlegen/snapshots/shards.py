"""Makes a snapshot in parts, on machines that know nothing of one another, and puts the parts together.

A shard holds the items of a stretch of the plan. Only all shards together tell which items are one another in disguise,
so the merge drops those and makes their refills, exactly as a single run does: it *is* a single run, which takes the
items of the plan from the shards instead of making them. On the disk a shard is a folder:

    shard.json       what it is: the request, its number, the software that made it, the digest of its journal
    journal.jsonl    its items, as in the journal of a run
    images/          their pictures
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice, zip_longest
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import Digest, InvalidInput, Positive, Prose
from puzzlegen.core.item import Document
from puzzlegen.materials.material import Materials
from puzzlegen.running.software import require_same, software
from puzzlegen.running.workers import Workers
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.journal import Entry, Journal, Stored, entries
from puzzlegen.snapshots.layout import SHARD
from puzzlegen.snapshots.manifest import Manifest, Request
from puzzlegen.snapshots.pipeline import AcceptedItem, Picture
from puzzlegen.snapshots.selection import NotMade, Sieve, maker, sift
from puzzlegen.snapshots.workshop import StagingFolder, existing_result
from puzzlegen.snapshots.writer import Report, carry_on, require_versions, write_snapshot
from puzzlegen.specs.language import Slot

_JOURNAL: Final = "journal.jsonl"
_NAMED: Final = 100  # missing shards that a sentence names


class TooManyShards(WrongUsage):
    """A run has fewer items than it shall have parts."""


class NotAShard(WrongUsage):
    """The folder holds no label of a shard."""


class UnfitShards(WrongUsage):
    """The shards are not the parts of one run, each once."""


class CorruptShard(CheckFailed):
    """The shard is not as it was written."""


class Part(Document, frozen=True):
    """The part of a run with this number, counted from 1, of so many."""

    number: Positive
    of: Positive

    def __str__(self) -> str:
        """As on the command line: ``2/10``."""
        return f"{self.number}/{self.of}"

    def places(self, n: int) -> range:
        """The places of the part in a plan of ``n`` items: a stretch, so that every part holds all families."""
        return range(n * (self.number - 1) // self.of, n * self.number // self.of)


class Label(Document, frozen=True):
    """``shard.json``: which part of which run this is, the software that made it, the SHA-256 of its journal."""

    request: Request
    part: Part
    software: dict[Prose, Prose]
    journal: Digest


class Shard(msgspec.Struct, frozen=True):
    """A shard on the disk."""

    folder: Path
    label: Label


def _read(folder: Path) -> Label:
    """The label of the shard in ``folder``."""
    try:
        return foreign.decoded(foreign.read(folder / SHARD, foreign.MOST_TABLE), Label)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise NotAShard(f"{folder} is not a shard: it has no {SHARD}.") from error
    except InvalidInput as error:
        raise CorruptShard(
            f"{folder / SHARD} cannot be read: it is corrupt, or another version of puzzlegen made it ({error})."
        ) from error


def write_shard(
    request: Request,
    part: Part,
    destination: Path,
    *,
    workers: Workers = 1,
    overwrite: bool = False,
    report: Report = lambda _: None,
    materials: Materials = (),
) -> Label:
    """Make one part of a snapshot and put it at ``destination``; returns its label.

    The same shard that already exists is left as it is. ``materials`` are those that the request names.

    Raises:
        TooManyShards, DestinationTaken, Busy, Missing, Changed: nothing was changed.
        DiskFull, EngineFailed: what was done so far is kept for the next call.
        OSError: if the destination cannot be written.
    """
    if part.of > request.n:
        raise TooManyShards(f"A run of {request.n} items has at most {request.n} shards, not {part.of}.")

    here = software(request.distributions)

    def same(found: Label) -> bool:
        return (found.request, found.part, found.software) == (request, part, here)

    workshop = StagingFolder(destination, [request, part], distributions=request.distributions)
    there = existing_result(destination, "shard", _read, same, overwrite, (SHARD, _JOURNAL, manifest.IMAGES))
    if there is not None:
        workshop.clear()
        return there
    makes = maker(request, workers, materials)
    with workshop.opened():
        folder = workshop.growing
        (folder / manifest.IMAGES).mkdir(exist_ok=True)
        journal = Journal(folder / _JOURNAL, folder)
        places = part.places(request.n)
        slots = request.slots()[places.start : places.stop]
        carry_on(journal, slots, lambda known: sift(slots, makes, iter(known), Sieve(slots)), report)
        label = Label(request, part, dict(here), digest.of_file(folder / _JOURNAL))
        (folder / SHARD).write_bytes(msgspec.json.format(msgspec.json.encode(label), indent=2) + b"\n")
    return label


def gather(folders: Sequence[Path]) -> list[Shard]:
    """The shards in these folders, in their order; they are exactly the parts of one run, and their journals are whole.

    Raises:
        NotAShard, UnfitShards, OtherSoftware, OtherVersion, CorruptShard: with a sentence for the user.
    """
    shards = [Shard(folder, _read(folder)) for folder in folders]
    first = shards[0]
    given: dict[int, Shard] = {}
    for shard in shards:
        require_same(shard.label.software, f"What made {shard.folder}")
        if shard.label.request != first.label.request:
            raise UnfitShards(
                f"{first.folder} and {shard.folder} are parts of different runs{_differing(first, shard)}."
            )
        if shard.label.part.of != first.label.part.of:
            raise UnfitShards(
                f"{first.folder} is shard {first.label.part} and {shard.folder} is shard {shard.label.part}: "
                "the numbers of shards differ."
            )
        twin = given.setdefault(shard.label.part.number, shard)
        if twin is not shard:
            raise UnfitShards(f"{twin.folder} and {shard.folder} are both shard {shard.label.part}.")
    missing = [str(number) for number in range(1, first.label.part.of + 1) if number not in given]
    if missing:
        named = ",".join(missing[:_NAMED]) + (" and more" if len(missing) > _NAMED else "")
        raise UnfitShards(f"Of {first.label.part.of} shards these are missing: {named}.")
    require_versions(first.label.request)
    for shard in shards:
        journal = shard.folder / _JOURNAL
        if not journal.is_file() or digest.of_file(journal) != shard.label.journal:
            raise _corrupt(shard, _JOURNAL)
        if sum(1 for _ in foreign.lines(journal)) != len(shard.label.part.places(shard.label.request.n)):
            raise _corrupt(shard, SHARD)
    return [given[number] for number in sorted(given)]


def _differing(one: Shard, other: Shard) -> str:
    """The materials of which the requests of two shards say different things, if there are any."""
    said = [shard.label.request.materials() for shard in (one, other)]
    differing = [kind.NAME for kind in said[0] if kind in said[1] and said[0][kind] != said[1][kind]]
    return f": their {' and '.join(differing)} differ, or were prepared with different results" if differing else ""


def merge(
    shards: Sequence[Shard],
    destination: Path,
    *,
    workers: Workers = 1,
    overwrite: bool = False,
    report: Report = lambda _: None,
    materials: Materials = (),
) -> Manifest:
    """Put all shards of a run together, to the snapshot that one run would have written; returns its manifest.

    The shards are left as they are.

    Args:
        shards: as `gather` returns them.
        destination: of the snapshot.
        workers: make the refills.
        overwrite: whether another snapshot at the destination is replaced.
        report: is told the progress.
        materials: those that the request names.

    Raises:
        Missing, Changed: if a material is not that one.
        CorruptShard: if a picture is not as it was written; what was done so far is kept for the next call.
        DestinationTaken, Busy, DiskFull, OSError: as for a single run.
    """
    request = shards[0].label.request

    def planned(slots: Sequence[Slot]) -> Generator[AcceptedItem | NotMade, None, None]:
        """The items of these slots, which are the last ones of the plan."""
        taken = request.n - len(slots)
        for shard in shards:
            places = shard.label.part.places(request.n)
            yield from _stored(shard, slots[max(places.start - taken, 0) : max(places.stop - taken, 0)])

    return write_snapshot(
        request, destination, workers=workers, overwrite=overwrite, report=report, planned=planned, materials=materials
    )


def _stored(shard: Shard, slots: Sequence[Slot]) -> Iterator[AcceptedItem | NotMade]:
    """The items of these slots, which are the last ones of the shard."""
    if not slots:
        return
    earlier = len(shard.label.part.places(shard.label.request.n)) - len(slots)
    following = islice(_entries(shard), earlier, None)
    for slot, entry in zip_longest(slots, following):
        if entry is None or entry.slot != slot:
            raise _corrupt(shard, SHARD)
        if entry.made:
            made = entry.made
            paths = tuple(stored.path for stored in made.pictures)
            if paths != (() if entry.duplicate else made.item.images):
                raise _corrupt(shard, _JOURNAL)
            yield AcceptedItem(made.item, made.key, made.proof, _pictures(shard, made), entry.rejected)
        else:
            yield NotMade(entry.rejected)


def _entries(shard: Shard) -> Iterator[Entry]:
    try:
        yield from entries(shard.folder / _JOURNAL)
    except InvalidInput as error:
        raise _corrupt(shard, _JOURNAL) from error


def _pictures(shard: Shard, made: Stored) -> tuple[Picture, ...]:
    """The pictures of an item; none for one that is known to be a duplicate."""
    pictures = []
    for stored in made.pictures:
        try:
            png = foreign.picture(shard.folder, stored.path, stamped=False)
        except InvalidInput as error:
            raise _corrupt(shard, stored.path) from error
        if digest.of_bytes(png) != stored.sha256:
            raise _corrupt(shard, stored.path)
        pictures.append(Picture(Path(stored.path).name, png, stored.pixels))
    return tuple(pictures)


def _corrupt(shard: Shard, name: str) -> CorruptShard:
    part = shard.label.part
    return CorruptShard(
        f"{shard.folder} is corrupt: {name} is not as it was written; make shard {part} again with --overwrite."
    )
