"""What puzzles of snapshots have in common with one another, with other snapshots, and with foreign pictures.

The same puzzle is told by its canonical form, however it is drawn and disguised; the same picture by its pixels. That
two pictures look alike proves nothing: distinct Sudoku grids look more alike than one grid in two styles. It is
reported, for people to judge.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from enum import StrEnum
from itertools import repeat
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import numpy as np

from puzzlegen.core import foreign
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.item import Document, Item, Proof
from puzzlegen.drawing.hashing import HASH_BITS, NEAR_BITS
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.reading import CorruptTable, documents
from puzzlegen.snapshots.similarity import CLIP_COSINE, SUFFIXES, Clip, Gallery, closest, view
from puzzlegen.snapshots.verify import certificate_of, damage

Report: TypeAlias = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


class Damaged(CheckFailed):
    """The files of a snapshot are not those that its manifest promises."""


class NothingToCompare(WrongUsage):
    """The folder holds neither a snapshot nor pictures."""


class Reason(StrEnum):
    """Why a puzzle is dropped or to be looked at."""

    PUZZLE = "same puzzle"
    PIXELS = "same pixels"
    CLIP = "CLIP cosine"
    HASH = "near hash"


_COMPARED: Final = (Reason.PIXELS, Reason.HASH)


class Candidate(msgspec.Struct, frozen=True):
    """An item that might go into a split, with the snapshot that it comes from."""

    item: Item
    canonical: str
    structure: str
    folder: Path

    @property
    def pictures(self) -> list[Path]:
        """Where its pictures lie."""
        return [self.folder / image for image in self.item.images]


class Snapshot(msgspec.Struct, frozen=True):
    """A snapshot whose files are as its manifest promises."""

    folder: Path
    root: str
    candidates: tuple[Candidate, ...]


class Finding(Document, frozen=True):
    """What an item has in common with another one, or with a picture.

    Attributes:
        id: of the item.
        folder: the item's snapshot.
        reason: what they have in common.
        other_folder: where the other one lies.
        other: its id, or the path of the picture in the other folder.
        measure: the number of different bits (near hash) or the cosine (CLIP); None for what is equal.
    """

    id: str
    folder: Path
    reason: Reason
    other_folder: Path
    other: str
    measure: float | None = None


class Other(Document, frozen=True):
    """What the items were compared with.

    Attributes:
        folder: a snapshot, or a folder of pictures.
        digest: the root digest of the snapshot, or the SHA-256 of the names and pixel digests of the pictures.
        pictures: how many there are.
        compared: what was compared; pictures alone have no canonical forms.
        unread: ending -> number of the files in a folder of pictures that were not looked at, since they have none of
            the endings of pictures.
    """

    folder: Path
    digest: str
    pictures: int
    compared: tuple[Reason, ...]
    unread: Mapping[str, int] = {}


class Comparison(msgspec.Struct, frozen=True):
    """What is left of the candidates, what was dropped, what people should look at, and what it was compared with."""

    kept: tuple[Candidate, ...]
    dropped: tuple[Finding, ...]
    review: tuple[Finding, ...]
    others: tuple[Other, ...]


def read_snapshot(folder: Path, workers: int = 1, report: Report = lambda *_: None) -> Snapshot:
    """The items of a snapshot, after all its bytes were compared with its manifest.

    Their canonical forms and structures are found again by their validators, in so many processes: those that are
    published may be anything. ``report`` is told how many are.

    Raises:
        NotASnapshot, OtherSchema, CorruptManifest, CorruptTable, Damaged: with a sentence for the user.
    """
    there = manifest.read(folder)
    problem = next(damage(folder, there), None)
    if problem:
        raise Damaged(f"{folder} is damaged: {problem}.")
    items = list(documents(folder / manifest.ITEMS, Item))
    proofs = list(documents(folder / manifest.PROOFS, Proof))
    if [item.id for item in items] != [proof.id for proof in proofs]:
        raise CorruptTable(f"{folder} is damaged: its items and its proofs are not in the same order.")
    with closing(ordered_map(_candidate, zip(items, proofs, repeat(folder)), workers)) as found:
        candidates = []
        for candidate in found:
            candidates.append(candidate)
            report(f"Reading {folder.name}", len(candidates), len(items))
        return Snapshot(folder, there.root, tuple(candidates))


def _candidate(published: tuple[Item, Proof, Path]) -> Candidate:
    """An item to be split; runs in the workers."""
    item, proof, folder = published
    try:
        certificate = certificate_of(item, proof)
    except MalformedStatement as error:
        raise Damaged(f"{folder} is damaged: {item.id}: {error}.") from error
    structure = certificate.structure
    # Families of one category may share structures, and then these are the same.
    name = f"{item.category}: {structure}" if structure else item.kind
    return Candidate(item, certificate.canonical, name, folder)


def without_repeats(candidates: Iterable[Candidate]) -> tuple[list[Candidate], list[Finding]]:
    """The first candidate of each canonical form, and what became of the rest."""
    first: dict[str, Candidate] = {}
    dropped = []
    for candidate in candidates:
        kept = first.setdefault(candidate.canonical, candidate)
        if kept is not candidate:
            dropped.append(_finding(candidate, Reason.PUZZLE, kept.folder, kept.item.id))
    return list(first.values()), dropped


def _finding(
    candidate: Candidate, reason: Reason, other_folder: Path, other: str, measure: float | None = None
) -> Finding:
    return Finding(candidate.item.id, candidate.folder, reason, other_folder, other, measure)


class _Foreign(msgspec.Struct, frozen=True):
    """The other side of a comparison; a folder of pictures has neither a root digest nor canonical forms."""

    folder: Path
    names: tuple[str, ...]  # of the pictures, as paths in the folder
    root: str | None = None
    forms: Mapping[str, str] = {}  # canonical form -> id
    unread: Mapping[str, int] = {}

    @property
    def pictures(self) -> list[Path]:
        return [self.folder / name for name in self.names]


def _read_foreign(folder: Path, workers: int, report: Report) -> _Foreign:
    if (folder / manifest.NAME).exists():
        there = read_snapshot(folder, workers, report)
        names = tuple(image for candidate in there.candidates for image in candidate.item.images)
        forms = {candidate.canonical: candidate.item.id for candidate in there.candidates}
        return _Foreign(folder, names, there.root, forms)
    everything = [path for path in folder.rglob("*") if path.is_file()]
    files = [path for path in everything if path.suffix.lower() in SUFFIXES]
    if not files:
        endings = ", ".join(SUFFIXES)
        raise NothingToCompare(f"{folder} is neither a snapshot nor a folder with pictures ({endings}).")
    names = tuple(sorted(path.relative_to(folder).as_posix() for path in files))
    unread = Counter(foreign.shown(path.suffix.lower()) for path in everything if path.suffix.lower() not in SUFFIXES)
    return _Foreign(folder, names, unread=dict(sorted(unread.items())))


def compare(
    candidates: Sequence[Candidate], folders: Sequence[Path], clip: str | None, workers: int, report: Report
) -> Comparison:
    """Compare the canonical forms and the pictures of the candidates with those of the folders.

    Args:
        candidates: at least one.
        folders: snapshots, or folders of pictures; at least one.
        clip: the CLIP model that looks at the pictures too, if any.
        workers: number of processes.
        report: is told how much of the reading and the looking is done.

    Raises:
        NothingToCompare, BadPicture, MissingClip, NoClipModel, and whatever `read_snapshot` raises.
    """
    model = None if clip is None else Clip(clip)
    foreigners = [_read_foreign(folder, workers, report) for folder in folders]
    owners = [number for number, candidate in enumerate(candidates) for _ in candidate.pictures]
    total = (len(owners) + sum(len(foreigner.names) for foreigner in foreigners)) * (1 if model is None else 2)
    looked = 0

    def look_at(paths: Sequence[Path]) -> Gallery:
        nonlocal looked
        gallery = view(paths, model, workers, lambda done: report("Comparing", looked + done, total))
        looked += len(paths) * (1 if model is None else 2)
        return gallery

    dropped: dict[int, Finding] = {}
    review: dict[tuple[int, Path], Finding] = {}
    others = []
    mine = look_at([path for candidate in candidates for path in candidate.pictures])
    for foreigner in foreigners:
        theirs = look_at(foreigner.pictures)
        for number, candidate in enumerate(candidates):
            if candidate.canonical in foreigner.forms:
                other = foreigner.forms[candidate.canonical]
                dropped.setdefault(number, _finding(candidate, Reason.PUZZLE, foreigner.folder, other))
        for picture, reason, best, measure in _alike(mine, theirs):
            number = owners[picture]
            finding = _finding(candidates[number], reason, foreigner.folder, foreigner.names[best], measure)
            if reason is Reason.HASH:
                review.setdefault((number, foreigner.folder), finding)
            else:
                dropped.setdefault(number, finding)
        compared = (*([Reason.PUZZLE] if foreigner.root else []), *_COMPARED, *([Reason.CLIP] if model else []))
        identity = foreigner.root or digest.of_document(list(zip(foreigner.names, theirs.pixels, strict=True)))
        others.append(Other(foreigner.folder, identity, len(foreigner.names), compared, foreigner.unread))
    return Comparison(
        kept=tuple(candidate for number, candidate in enumerate(candidates) if number not in dropped),
        dropped=tuple(dropped[number] for number in sorted(dropped)),
        review=tuple(review[number, folder] for number, folder in sorted(review) if number not in dropped),
        others=tuple(others),
    )


def _alike(mine: Gallery, theirs: Gallery) -> Iterator[tuple[int, Reason, int, float | None]]:
    """Pictures that are alike: the number of mine, how they are alike, the number of theirs, and the measure."""
    first = {form: number for number, form in reversed(list(enumerate(theirs.forms)))}
    for number, form in enumerate(mine.forms):
        if form in first:
            yield number, Reason.PIXELS, first[form], None
    if mine.embeddings is not None and theirs.embeddings is not None:
        for number, (best, cosine) in enumerate(closest(mine.embeddings, theirs.embeddings)):
            if cosine >= CLIP_COSINE:
                yield number, Reason.CLIP, best, round(cosine, 4)
    eight = zip(
        *(closest(turned.astype(np.float32), theirs.hashes) for turned in mine.turned.swapaxes(0, 1)), strict=True
    )
    for number, positions in enumerate(eight):
        best, product = max(positions, key=lambda one: one[1])
        bits = (HASH_BITS - product) / 2
        if bits <= NEAR_BITS:
            yield number, Reason.HASH, best, bits
