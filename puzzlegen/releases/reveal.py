"""Publishes what a release held back, with the proof that it is what the release was committed to.

    REVEALED/2026.11.0/    a snapshot: manifest.json, items.jsonl, keys.jsonl, proofs.jsonl, images/; and
      reveal.json          the release's key, which opens the commitment, and the SHA-256 of the manifest
      inclusion.jsonl      for each item its place, salt, digest and way up the Merkle tree
      forms.jsonl          for each item the digest of its puzzle's canonical form

The key gives the snapshot's seed, so anybody can make the items again (``puzzlegen replay``), and the salts.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import Digest, Id, InvalidInput, SeriesName, VersionText
from puzzlegen.core.item import Document, Item
from puzzlegen.releases import anchor, commitment, documents, forms, restore
from puzzlegen.releases.documents import Anchor, Beacon, Hidden, MonthKeys, Release, Version
from puzzlegen.releases.held_back import hidden_digests, hidden_request, holding, leaves, merkle_root
from puzzlegen.releases.restore import Report
from puzzlegen.releases.secret import MissingSecret, Secret
from puzzlegen.releases.series import Series
from puzzlegen.running.workers import Workers
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.verify import damage
from puzzlegen.snapshots.workshop import StagingFolder, copied

OPENING: Final = "reveal.json"
INCLUSION: Final = "inclusion.jsonl"
BESIDE: Final = (OPENING, INCLUSION, documents.FORMS)


class NothingHidden(WrongUsage):
    """The release holds nothing back."""


class NotInTurn(WrongUsage):
    """An earlier release still holds items back."""


class Opening(Document, frozen=True):
    """``reveal.json``: the key of what a release held back, and all that ties it to the series' anchor.

    Attributes:
        series, release: whose key it is.
        key: in hexadecimal.
        manifest: the digest of the manifest beside it.
        anchor, keys, beacon: as the release has them; unset where it has none.
    """

    series: SeriesName
    release: VersionText
    key: Digest
    manifest: Digest
    anchor: Anchor | UnsetType = UNSET
    keys: MonthKeys | UnsetType = UNSET
    beacon: Beacon | UnsetType = UNSET

    @classmethod
    def of(cls, release: Release, key: bytes, folder: Path) -> "Opening":
        """The one of a release, with the manifest in ``folder``."""
        content = release.content
        sha256 = digest.of_file(folder / manifest.NAME)
        return cls(content.series, content.version, key.hex(), sha256, content.anchor, content.keys, content.beacon)


class Inclusion(Document, frozen=True):
    """One line of ``inclusion.jsonl``: an item's place, and all that leads from it to the root, in hexadecimal."""

    id: Id
    place: int
    salt: Digest
    digest: Digest
    path: tuple[str, ...]


def reveal(
    series: Series,
    version: Version,
    secret: Secret | None,
    *,
    workers: Workers = 1,
    report: Report = lambda *_: None,
) -> Path:
    """Publish what a release holds back; returns the folder. The caller holds the series' lock.

    The items come from the private folder; where they are missing there, they are made again.

    Raises:
        NothingHidden, NotInTurn, MissingSecret, OtherSecret: nothing was changed.
        OtherItems: what is at hand is not what the release was committed to.
        OtherVersion: the items would have to be made again by the puzzlegen of then.
    """
    release = series.read(version)
    hidden = release.content.hidden
    if hidden is None or hidden.release != str(version):
        raise NothingHidden(f"Release {version} holds back nothing of its own.")
    folder = series.revealed_folder(version)
    if folder.is_dir():
        return folder
    if older := holding(series, version):
        raise NotInTurn(
            f"Release {older[0]} still holds items back, which those of {version} were made to differ from: reveal "
            f"{older[0]} first."
        )
    if secret is None:
        raise MissingSecret(
            "Revealing items takes the secret of the series: set PUZZLEGEN_SECRET or name a file with --secret-file."
        )
    key = restore.key_of(release, hidden, secret)
    series.tidy()
    with series.private_folder_open():
        source = restore.hidden_items(series, version, secret, workers, report)
        workshop = StagingFolder(folder, hidden, series.private)
        with workshop.opened():
            copied(source, workshop.growing)
            _open(release, key, workshop.growing)
    return folder


def _open(release: Release, key: bytes, folder: Path) -> None:
    """Write the key and the ways up the tree beside the snapshot."""
    (folder / OPENING).write_bytes(msgspec.json.encode(Opening.of(release, key, folder)) + b"\n")
    (folder / INCLUSION).write_bytes(_inclusions(key, folder))
    (folder / documents.FORMS).write_bytes(forms.lines(forms.of_proofs(folder)))


def _inclusions(key: bytes, folder: Path) -> bytes:
    digests = hidden_digests(folder)
    tree = leaves(key, digests)
    lines = []
    for place, item in enumerate(reading.documents(folder / manifest.ITEMS, Item)):
        way = tuple(node.hex() for node in commitment.path(tree, place))
        lines.append(Inclusion(item.id, place, commitment.salt(key, place).hex(), digests[place], way))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def included(line: Inclusion, hidden: Hidden) -> bool:
    """True if an item, by its digest, is one of those that a release was committed to."""
    leaf = commitment.leaf(bytes.fromhex(line.salt), line.digest)
    top = commitment.climb(leaf, line.place, hidden.count, [bytes.fromhex(node) for node in line.path])
    return top is not None and top.hex() == hidden.merkle_root


def check_revealed(folder: Path, release: Release) -> Iterator[Problem]:
    """What is wrong with the revealed items of a release; their answers are `verify`'s business.

    Raises:
        NotASnapshot, OtherSchema, CorruptManifest, CorruptTable: if it cannot be read at all.
    """
    hidden = release.content.hidden
    if hidden is None or hidden.release != release.content.version:
        yield Problem("", "the release held back nothing of its own")
        return
    try:
        data = foreign.read(folder / OPENING, foreign.MOST_TABLE) if (folder / OPENING).is_file() else b""
        opening = foreign.decoded(data, Opening)
        key = bytes.fromhex(opening.key)
    except InvalidInput:
        yield Problem(OPENING, "cannot be read")
        return
    if data != msgspec.json.encode(Opening.of(release, key, folder)) + b"\n":
        yield Problem(OPENING, "was changed, or the manifest beside it was")
    if commitment.commit(key) != hidden.commitment:
        yield Problem(OPENING, "the key does not open the release's commitment")
    there = manifest.read(folder)
    asked = hidden_request(hidden, release.content.series, key, anchor.value(release.content.beacon))
    if there.content.request.seed != asked.seed:
        yield Problem(manifest.NAME, "the seed does not follow from the release's key and beacon")
    elif there.content.request != asked:
        yield Problem(manifest.NAME, "asks for other items than the release said it holds back")
    damaged = list(damage(folder, there, BESIDE))
    yield from damaged
    if damaged:
        return
    if merkle_root(key, folder) != hidden.merkle_root:
        yield Problem(manifest.ITEMS, "the items are not those that the release was committed to")
    for name, expected, complaint in (
        (INCLUSION, _inclusions(key, folder), "was changed or is missing"),
        (documents.FORMS, forms.lines(forms.of_proofs(folder)), "does not follow from the proofs"),
    ):
        path = folder / name
        if not path.is_file() or foreign.read(path, foreign.MOST_DOCUMENT) != expected:
            yield Problem(name, complaint)
