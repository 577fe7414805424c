"""What a release holds back: how it is asked for, its digests, and which releases still hold something back."""

from pathlib import Path
from typing import Any

from puzzlegen.core import foreign
from puzzlegen.releases import commitment
from puzzlegen.releases.documents import Hidden, Version
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.manifest import Request


def hidden_request(hidden: Hidden, series: str, key: bytes, beacon: str) -> Request:
    """What a release holds back, as the request of a snapshot; ``beacon`` is the value of the release's beacon."""
    target = f"{series} {hidden.release} hidden"
    return Request(target, hidden.count, commitment.seed(key, beacon), hidden.languages, hidden.shares)


def hidden_digests(folder: Path) -> list[str]:
    """The digest of every item of a snapshot, with its key, its proof and its pictures; in order.

    Documents are taken as they are written.
    """
    pixels = manifest.read(folder).content.pixels
    rows = zip(*(foreign.lines(folder / name) for name in manifest.TABLES), strict=True)
    documents = ([foreign.decoded(line, dict[str, Any]) for line in row] for row in rows)
    return [digest.of_document([*row, [pixels[path] for path in row[0]["images"]]]) for row in documents]


def leaves(key: bytes, digests: list[str]) -> list[bytes]:
    """The leaves of the tree over the items that a release holds back."""
    return [commitment.leaf(commitment.salt(key, place), one) for place, one in enumerate(digests)]


def merkle_root(key: bytes, folder: Path) -> str:
    """The root of the tree over the items of a snapshot, in hexadecimal."""
    return commitment.root(leaves(key, hidden_digests(folder))).hex()


def seal(salt: bytes, keys: str, proofs: str) -> str:
    """The commitment to keys that are kept apart, given the SHA-256 of their table and of that of the proofs."""
    return digest.of_document([salt.hex(), keys, proofs])


def holding(series: Series, before: Version | None = None) -> list[Version]:
    """The releases that still hold items back, oldest first; only those ``before`` another one, if it is named."""
    versions = [version for version in series.versions() if before is None or version < before]
    found = []
    for version in versions:
        if not series.revealed_folder(version).is_dir():
            hidden = series.withheld(version)
            if hidden is not None and hidden.release == str(version):
                found.append(version)
    return found


def due(series: Series, newest: Version) -> list[Version]:
    """The releases whose items are to be revealed when ``newest`` is out, oldest first.

    Releases are revealed in their order, since held-back items differ from those that earlier releases held back: a
    key that is known earlier would tell what was left out. So one that is revealed by hand holds up all after it.
    """
    found: list[Version] = []
    for version in holding(series, newest):
        hidden = series.withheld(version)
        past = (version.year, version.month) < (newest.year, newest.month)
        if not past or hidden is None or hidden.reveal != "next":
            break
        found.append(version)
    return found
