"""Publishes what a release held back, with the proof that it is what the release was committed to.

    REVEALED/2026.11.0/    a snapshot: manifest.json, items.jsonl, keys.jsonl, proofs.jsonl, images/; and
      reveal.json          the release's key, which opens the commitment, and the SHA-256 of the manifest
      inclusion.jsonl      for each item its place, salt, digest and way up the Merkle tree
      forms.jsonl          for each item the digest of its puzzle's canonical form

The key gives the snapshot's seed, so anybody can make the items again (``puzzlegen replay``), and the salts.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from puzzlegen import foreign
from puzzlegen.errors import CheckFailed, WrongUsage
from puzzlegen.foreign import Digest, Id, SeriesName, Unfit, VersionText
from puzzlegen.item import Document, Item
from puzzlegen.releases import anchor, commitment, documents, forms
from puzzlegen.releases.documents import Anchor, Beacon, Hidden, MonthKeys, Release, ReleasedItem, Version
from puzzlegen.releases.publish import Report, hidden_digests, hidden_request, leaves
from puzzlegen.releases.secret import MissingSecret, OtherSecret, Secret
from puzzlegen.releases.series import HIDDEN, Series
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.verify import damage
from puzzlegen.snapshots.workshop import Workshop
from puzzlegen.snapshots.writer import require_versions, write_snapshot
from puzzlegen.workers import Workers

OPENING: Final = "reveal.json"
INCLUSION: Final = "inclusion.jsonl"
BESIDE: Final = (OPENING, INCLUSION, documents.FORMS)


class NothingHidden(WrongUsage):
    """The release holds nothing back."""


class OtherItems(CheckFailed):
    """The items at hand are not those that the release was committed to."""


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
        NothingHidden, MissingSecret, OtherSecret: nothing was changed.
        OtherItems: what is at hand is not what the release was committed to.
        OtherVersion: the items would have to be made again by the puzzlegen of then.
    """
    release = series.read(version)
    hidden = release.content.hidden
    if hidden is None or hidden.release != str(version):
        raise NothingHidden(f"Release {version} holds nothing back of its own.")
    folder = series.revealed_folder(version)
    if folder.is_dir():
        return folder
    if secret is None:
        raise MissingSecret(
            "To reveal items takes the secret of the series: set PUZZLEGEN_SECRET or name a file with --secret-file."
        )
    key = anchor.hidden_key(secret, release.content)
    if commitment.commit(key) != hidden.commitment:
        raise OtherSecret(f"The secret is not the one that release {version} of this series was made with.")
    workshop = Workshop(folder, hidden)
    with workshop.opened():
        source = series.private_folder(version) / HIDDEN
        if not source.is_dir():
            source = _made_again(series, release, hidden, key, workshop.folder / HIDDEN, workers, report)
        if commitment.root(leaves(key, hidden_digests(source))).hex() != hidden.merkle_root:
            raise OtherItems(f"{source} does not hold the items that release {version} was committed to.")
        shutil.copytree(source, workshop.growing, dirs_exist_ok=True)
        _open(release, key, workshop.growing)
    return folder


def _made_again(
    series: Series, release: Release, hidden: Hidden, key: bytes, folder: Path, workers: Workers, report: Report
) -> Path:
    """The items, made once more from the release's key; the private folder is lost."""
    version = Version.parse(hidden.release)
    request = hidden_request(hidden, release.content.series, key, anchor.value(release.content.beacon))
    require_versions(request)
    taken = set(series.canonical_forms(version, held_back=hidden.reveal == "next"))
    for item in reading.documents(series.release_folder(version) / documents.ITEMS, ReleasedItem):
        taken.add(item.canonical)
    write_snapshot(
        request, folder, workers=workers, report=lambda done: report("Making hidden items again", done), taken=taken
    )
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
    """Whether an item, by its digest, is one of those that a release was committed to."""
    leaf = commitment.leaf(bytes.fromhex(line.salt), line.digest)
    top = commitment.climb(leaf, line.place, hidden.count, [bytes.fromhex(node) for node in line.path])
    return top is not None and top.hex() == hidden.merkle_root


def check_revealed(folder: Path, release: Release) -> Iterator[Problem]:
    """What is wrong with the revealed items of a release; their answers are `verify`'s business.

    Raises:
        NotASnapshot, NewerSchema, CorruptManifest, CorruptTable: if it cannot be read at all.
    """
    hidden = release.content.hidden
    if hidden is None or hidden.release != release.content.version:
        yield Problem("", "the release held nothing back of its own")
        return
    try:
        data = foreign.read(folder / OPENING, foreign.MOST_TABLE) if (folder / OPENING).is_file() else b""
        opening = foreign.decoded(data, Opening)
        key = bytes.fromhex(opening.key)
    except Unfit:
        yield Problem(OPENING, "cannot be read")
        return
    if data != msgspec.json.encode(Opening.of(release, key, folder)) + b"\n":
        yield Problem(OPENING, "was changed, or the manifest beside it was")
    if commitment.commit(key) != hidden.commitment:
        yield Problem(OPENING, "the key does not open the release's commitment")
    there = manifest.read(folder)
    if there.content.request.seed != commitment.seed(key, anchor.value(release.content.beacon)):
        yield Problem(manifest.NAME, "the seed does not follow from the release's key and beacon")
    damaged = list(damage(folder, there, BESIDE))
    yield from damaged
    if damaged:
        return
    if commitment.root(leaves(key, hidden_digests(folder))).hex() != hidden.merkle_root:
        yield Problem(manifest.ITEMS, "the items are not those that the release was committed to")
    ways = foreign.read(folder / INCLUSION, foreign.MOST_DOCUMENT) if (folder / INCLUSION).is_file() else b""
    if ways != _inclusions(key, folder):
        yield Problem(INCLUSION, "was changed or is missing")
    listed = folder / documents.FORMS  # folders of schema 1 have none
    if listed.is_file() and listed.read_bytes() != forms.lines(forms.of_proofs(folder)):
        yield Problem(documents.FORMS, "does not follow from the proofs")
