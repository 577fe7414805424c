"""Writes a snapshot so that it appears whole or not at all.

The work goes on in a hidden folder beside the destination, named by the request: ``journal.jsonl`` says how far it
came, ``snapshot/`` becomes the destination by one rename at the end. Killed at any moment, it leaves nothing half-done
at the destination, and the same command takes up the work where it stopped.
"""

import errno
import fcntl
import shutil
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from puzzlegen import __version__
from puzzlegen.errors import CheckFailed, WrongUsage
from puzzlegen.renderers.toolchain import toolchain
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.journal import Entry, Journal
from puzzlegen.snapshots.manifest import Content, Manifest, Refill, Request, Share
from puzzlegen.snapshots.selection import Known, Task, loaded, run, select
from puzzlegen.spec import Slot, Spec


class DestinationTaken(WrongUsage):
    """Something else lies at the destination."""


class Busy(WrongUsage):
    """Another process works on the same snapshot."""


class DiskFull(CheckFailed):
    """There is no room for the rest of the snapshot."""


class Progress(msgspec.Struct):
    """How far a run is: places filled of all, and attempts rejected so far."""

    done: int
    total: int
    rejected: int


Report = Callable[[Progress], None]


def request_for(spec: Spec, target: str, n: int, seed: int, language: str) -> Request:
    """The request that a command stands for."""
    shares = []
    for portion in spec.portions:
        family = loaded(portion.family)
        low, high = family.family.levels[portion.level].band
        band = (float(low), float(high))
        shares.append(Share(portion.family, family.row.version, portion.level, portion.weight, band))
    return Request(target, n, seed, language, tuple(shares))


def warm_up(slots: list[Slot], seed: int, language: str) -> None:
    """Compile the kernels of every family in this process, so that the workers need not."""
    for slot in {slot.family: slot for slot in slots}.values():
        run(Task(slot, seed, language))


@contextmanager
def _disk_may_fill(folder: Path) -> Iterator[None]:
    """Turn the system's word for a full disk into a sentence that says how to go on."""
    try:
        yield
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        raise DiskFull(
            f"The disk is full; make room, and the same command goes on with what lies in {folder}."
        ) from error


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Hold the folder's lock; the system releases it when the process ends, however it ends."""
    with (folder / "lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Busy(f"Another process is writing this snapshot in {folder}; wait for it to end.") from error
        yield


def _settled(destination: Path, request: Request, overwrite: bool) -> Manifest | None:
    """The manifest of the same snapshot, if it is there already; raises `DestinationTaken` for anything else."""
    if not destination.exists() or (destination.is_dir() and not any(destination.iterdir())):
        return None
    try:
        there = manifest.read(destination)
    except (ValueError, OSError) as error:
        # Even --overwrite replaces snapshots only: a slip of the keyboard must not cost somebody's folder.
        raise DestinationTaken(f"{destination} holds other files; choose another folder with --out.") from error
    if overwrite:
        return None
    if there.content.request == request:
        return there
    raise DestinationTaken(
        f"{destination} holds another snapshot; choose another folder with --out, or replace it with --overwrite."
    )


def write_snapshot(
    request: Request,
    destination: Path,
    *,
    workers: int = 1,
    overwrite: bool = False,
    report: Report = lambda _: None,
) -> Manifest:
    """Make the snapshot that was asked for and put it at ``destination``; returns its manifest.

    A snapshot of the same request that is there already is left as it is.

    Raises:
        DestinationTaken, Busy: nothing was changed.
        DiskFull: what was done so far is kept for the next call.
        OSError: if the destination cannot be written.
    """
    tools = toolchain()
    # The folder's name covers whatever the items depend on, so that work is never continued with other code.
    work = digest.of_document([msgspec.to_builtins(request), __version__, tools])[:8]
    workshop = destination.parent / f".{destination.name}.{work}.partial"
    there = _settled(destination, request, overwrite)
    if there is not None:
        shutil.rmtree(workshop, ignore_errors=True)  # left by a run that was killed right after its last rename
        return there
    growing = workshop / "snapshot"
    (growing / manifest.IMAGES).mkdir(parents=True, exist_ok=True)
    with _locked(workshop), _disk_may_fill(workshop):
        journal = Journal(workshop / "journal.jsonl", growing)
        slots = request.slots()
        rejected, refills = _work(journal, slots, request, workers, report)
        finished = _finish(journal, growing, request, tools, rejected, refills)
        _publish(growing, destination, workshop)
    shutil.rmtree(workshop)
    return finished


def _work(
    journal: Journal, slots: list[Slot], request: Request, workers: int, report: Report
) -> tuple[dict[str, Counter[str]], list[Refill]]:
    """Make what the journal does not hold yet; returns the rejections and the refills of the whole run."""
    rejected: defaultdict[str, Counter[str]] = defaultdict(Counter)
    refills: list[Refill] = []
    progress = Progress(0, len(slots), 0)
    planned = {slot.place: slot.index for slot in slots}

    def count(entry: Entry) -> None:
        slot, name = entry.slot, f"{entry.slot.family}@{entry.slot.level}"
        reasons = Counter(entry.rejected)
        if entry.duplicate:
            reasons["duplicate"] += 1
        else:
            progress.done += 1
            if slot.index != planned[slot.place]:
                refills.append(Refill(slot.place, slot.index))
        if reasons:
            rejected[name] += reasons
        progress.rejected += reasons.total()

    known = []
    for entry in journal.recover():
        count(entry)
        known.append(Known(entry.proof.certificate.canonical, entry.duplicate))
    report(progress)
    with closing(select(slots, request.seed, request.language, workers, known)) as outcomes:
        for entry in journal.record(outcomes):
            count(entry)
            report(progress)
    return rejected, refills


def _finish(
    journal: Journal,
    growing: Path,
    request: Request,
    tools: dict[str, str],
    rejected: dict[str, Counter[str]],
    refills: list[Refill],
) -> Manifest:
    """Write the tables and the manifest."""
    encoder = msgspec.json.Encoder()
    pixels: dict[str, str] = {}
    files: dict[str, str] = {}
    paths = [growing / name for name in manifest.TABLES]
    with paths[0].open("wb") as items, paths[1].open("wb") as keys, paths[2].open("wb") as proofs:
        for entry in journal.in_order():
            items.write(encoder.encode(entry.item) + b"\n")
            keys.write(encoder.encode(entry.key) + b"\n")
            proofs.write(encoder.encode(entry.proof) + b"\n")
            for picture in entry.pictures:
                pixels[picture.path] = picture.pixels
                files[picture.path] = picture.sha256
    tables = {path.name: digest.of_file(path) for path in paths}
    content = Content(
        schema=manifest.SCHEMA,
        request=request,
        tables=tables,
        pixels=pixels,
        refills=tuple(sorted(refills, key=lambda refill: refill.place)),
        rejected={name: dict(sorted(reasons.items())) for name, reasons in sorted(rejected.items())},
    )
    finished = Manifest(manifest.root_of(content), content, files | tables, {"puzzlegen": __version__} | tools)
    manifest.write(growing, finished)
    return finished


def _publish(growing: Path, destination: Path, workshop: Path) -> None:
    """Put the finished snapshot at its destination; a snapshot that it replaces is moved away first."""
    if destination.exists() and any(destination.iterdir()):
        destination.rename(workshop / "replaced")
    growing.rename(destination)
