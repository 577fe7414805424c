"""A snapshot that nobody has seen, from a seed that nobody chose: the fresh arm of a comparison, made on demand.

Its root digest is the commitment. It covers every item and, by the manifest, the seed, of which nobody can guess the
256 bits. Who publishes the digest before a model is asked and the snapshot afterwards cannot have made several and
chosen among them by their results; ``puzzlegen replay`` makes the items again from the revealed seed.
"""

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec

from puzzlegen.core.item import Document
from puzzlegen.core.writing import put
from puzzlegen.running.workers import Workers
from puzzlegen.snapshots import writer
from puzzlegen.snapshots.manifest import Manifest
from puzzlegen.snapshots.workshop import DestinationTaken, require_place
from puzzlegen.specs.language import Spec


class Commitment(Document, frozen=True):
    """What is published before a model is asked: ``DIR.commitment.json``.

    Attributes:
        target: the spec, category or family that was asked for.
        n: the number of items.
        root: the root digest of the snapshot's manifest.
    """

    target: str
    n: int
    root: str


def make(
    spec: Spec,
    target: str,
    n: int,
    destination: Path,
    workers: Workers = 1,
    report: Callable[[writer.Progress], None] = lambda _: None,
) -> tuple[Manifest, Path]:
    """Make a snapshot from a new seed, and its commitment beside it.

    The seed lies in a hidden file for its owner's eyes until the snapshot is complete, so that the same call takes up
    an interrupted run.

    Returns:
        The manifest, and where the commitment lies.

    Raises:
        DestinationTaken: something lies there already: a fresh arm is made once.
        NotOffered, Missing, ...: what `writer.request_for` raises.
    """
    require_place(destination)
    if destination.exists():
        raise DestinationTaken(f"{destination} is there already, and a fresh arm is made once; choose another --out.")
    kept = destination.with_name(f".{destination.name}.seed")
    if not kept.exists():
        put(kept, secrets.token_hex(32).encode(), 0o600)
    request = writer.request_for(spec, target, n, kept.read_text())
    made = writer.write_snapshot(request, destination, workers=workers, report=report)
    place = destination.with_name(f"{destination.name}.commitment.json")
    put(place, msgspec.json.format(msgspec.json.encode(Commitment(target, n, made.root)), indent=2) + b"\n")
    kept.unlink()
    return made, place
