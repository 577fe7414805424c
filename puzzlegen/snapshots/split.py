"""Splits the items of snapshots into training, validation and test sets that share no puzzle, or no structure.

A split is a list of items beside the snapshots, whose pictures stay where they are; ``report.json`` says what went
where, what was dropped, and what was compared. The outcome depends on the snapshots and the arguments only.
"""

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import Document, Item
from puzzlegen.core.writing import appearing
from puzzlegen.drawing.hashing import NEAR_BITS
from puzzlegen.snapshots import digest, overlap
from puzzlegen.snapshots.layout import SPLIT, SPLIT_SCHEMA, SPLITS
from puzzlegen.snapshots.overlap import (
    Candidate,
    Comparison,
    Finding,
    Other,
    Reason,
    compare,
    read_snapshot,
    without_repeats,
)
from puzzlegen.snapshots.similarity import CLIP_COSINE
from puzzlegen.snapshots.workshop import DestinationTaken, require_place


class BadRatios(WrongUsage):
    """The ratios are not two or three positive whole numbers."""


class TooFewGroups(WrongUsage):
    """There are fewer puzzles or structures than splits."""


class NothingToLookAt(WrongUsage):
    """CLIP was asked for, and there is nothing to compare with."""


class By(StrEnum):
    """What no two splits share."""

    PUZZLE = "puzzle"
    STRUCTURE = "structure"


class SplitItem(Item, frozen=True, kw_only=True):
    """One line of a split: the item, with the paths of its pictures relative to the folder of the splits.

    Attributes:
        images: these paths.
        source: the item's snapshot, relative to the folder of the splits; it has the key.
        structure: the item's structure, with its category.
    """

    images: tuple[str, ...]
    source: str
    structure: str


class SplitSource(Document, frozen=True):
    """A snapshot that was split."""

    folder: Path
    root: str
    items: int


class SplitPart(Document, frozen=True):
    """What went into one split.

    Attributes:
        sha256: of its file.
        wanted: the number of items that the ratios ask for.
        items: the number of items.
        levels: ``family@level`` -> number of items.
        structures: structure -> number of items.
    """

    sha256: str
    wanted: float
    items: int
    levels: Mapping[str, int]
    structures: Mapping[str, int]


class Report(Document, frozen=True):
    """All of ``report.json``, where folders are relative to the folder of the splits.

    Attributes:
        schema: version of this format.
        by, ratios, seed: the arguments.
        clip: the CLIP model, if any.
        inputs: the snapshots that were split, in the order of the arguments.
        against: what they were compared with.
        splits: name -> what went into it.
        dropped: the items that went into no split, and why.
        review: items that look like a picture of another folder, one for each folder; they were not dropped.
        statement: what follows from all this.
    """

    schema: int
    by: By
    ratios: tuple[int, ...]
    seed: int
    clip: str | None
    inputs: tuple[SplitSource, ...]
    against: tuple[Other, ...]
    splits: Mapping[str, SplitPart]
    dropped: tuple[Finding, ...]
    review: tuple[Finding, ...]
    statement: str


def read_ratios(text: str) -> tuple[int, ...]:
    """The ratios in a text like ``80/10/10``.

    Raises:
        BadRatios: says what is allowed.
    """
    parts = text.split("/")
    if len(parts) not in SPLITS or not all(part.isascii() and part.isdigit() and int(part) for part in parts):
        raise BadRatios(f"The ratios {text!r} are not two or three positive whole numbers, such as 80/20 or 80/10/10.")
    return tuple(map(int, parts))


def apportion(strata: Sequence[Sequence[int]], ratios: Sequence[int]) -> list[list[int]]:
    """The number of the split that each group goes to.

    Group by group, the split that lacks most items gets it. So after each stratum every split is within the size of
    the largest group of its share, unless there are so few groups that the last ones have to go to empty splits.

    Args:
        strata: the sizes of the groups of each stratum. What one stratum leaves over is made up for by the next.
        ratios: the weights of the splits, of which there are no more than groups.
    """
    whole, splits = sum(ratios), range(len(ratios))
    lacking = [0] * len(ratios)  # items, times `whole`
    empty = list(splits)
    left = sum(map(len, strata))
    chosen: list[list[int]] = []
    for sizes in strata:
        lacking = [items + ratio * sum(sizes) for items, ratio in zip(lacking, ratios, strict=True)]
        chosen.append([])
        for size in sizes:
            best = max(splits if left > len(empty) else empty, key=lacking.__getitem__)
            lacking[best] -= whole * size
            empty = [split for split in empty if split != best]
            left -= 1
            chosen[-1].append(best)
    return chosen


def split(
    folders: Sequence[Path],
    out: Path,
    *,
    by: By = By.PUZZLE,
    ratios: tuple[int, ...] = (80, 10, 10),
    seed: int = 0,
    against: Sequence[Path] = (),
    clip: str | None = None,
    overwrite: bool = False,
    workers: int = 1,
    report: overlap.Report = lambda *_: None,
) -> Report:
    """Split the items of snapshots, and write the splits and their report to the folder ``out``.

    Args:
        folders: the snapshots; of equal puzzles the first one is kept.
        out: the destination, which appears whole or not at all.
        by: what no two splits may share.
        ratios: two for training and test, or three with validation between.
        seed: another one gives other splits.
        against: snapshots or folders of pictures with which the splits must share nothing.
        clip: the CLIP model that compares the pictures too: a local folder or a hub id.
        overwrite: whether to replace splits that lie at the destination.
        workers: number of processes that look at pictures.
        report: is told how much of the reading is done, and of the looking if there is something to compare with.

    Raises:
        DestinationTaken, TooFewGroups, NothingToLookAt, and whatever `read_snapshot` and `compare` raise; nothing was
            written.
        OSError: if the destination cannot be written.
    """
    if clip is not None and not against:
        raise NothingToLookAt("--clip compares pictures with those of other folders: name them with --against.")
    _settle(out, [*folders, *against], overwrite)
    snapshots = [read_snapshot(folder, workers, report) for folder in folders]
    kept, repeats = without_repeats(candidate for snapshot in snapshots for candidate in snapshot.candidates)
    compared = Comparison(tuple(kept), (), (), ())
    if against:
        compared = compare(kept, against, clip, workers, report)
    parts = _distribute(compared.kept, by, ratios, seed)
    tables = {name: _table(part, out) for name, part in zip(SPLITS[len(ratios)], parts, strict=True)}
    total = len(compared.kept)
    finished = Report(
        schema=SPLIT_SCHEMA,
        by=by,
        ratios=ratios,
        seed=seed,
        clip=clip,
        inputs=tuple(SplitSource(one.folder, one.root, len(one.candidates)) for one in snapshots),
        against=compared.others,
        splits={
            name: _part(part, table, total * ratio / sum(ratios))
            for (name, table), part, ratio in zip(tables.items(), parts, ratios, strict=True)
        },
        dropped=(*repeats, *compared.dropped),
        review=compared.review,
        statement=_statement(by, compared.others),
    )
    with appearing(out) as growing:
        for name, table in tables.items():
            (growing / f"{name}.jsonl").write_bytes(table)
        (growing / SPLIT).write_bytes(as_json(finished, out))
    return finished


def as_json(report: Report, out: Path) -> bytes:
    """The text of ``report.json`` in the folder ``out``."""
    data = msgspec.json.encode(report, enc_hook=lambda folder: _relative(folder, out))
    return msgspec.json.format(data, indent=2) + b"\n"


def _relative(folder: Path, out: Path) -> str:
    return Path(os.path.relpath(folder.resolve(), out.resolve())).as_posix()


def _distribute(candidates: Sequence[Candidate], by: By, ratios: Sequence[int], seed: int) -> list[list[Candidate]]:
    """The candidates of each split, in the order of their ids; raises `TooFewGroups`."""
    strata: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, candidate in enumerate(candidates):
        if by is By.STRUCTURE:
            strata[""][candidate.structure].append(number)
        else:
            strata[_level(candidate)][candidate.canonical].append(number)
    # Digests put strata and groups of one size into an order that has nothing to do with what they are.
    ordered = [
        sorted(groups.items(), key=lambda group: (-len(group[1]), digest.of_document([seed, group[0]])))
        for _, groups in sorted(strata.items(), key=lambda stratum: digest.of_document([seed, stratum[0]]))
    ]
    count = sum(map(len, ordered))
    if count < len(ratios):
        raise TooFewGroups(
            f"{len(ratios)} splits need at least as many different {by}s, and the number left is {count}: "
            f"give more snapshots or fewer ratios{', or split by puzzle' if by is By.STRUCTURE else ''}."
        )
    chosen = apportion([[len(members) for _, members in groups] for groups in ordered], ratios)
    parts: list[list[int]] = [[] for _ in ratios]
    for groups, places in zip(ordered, chosen, strict=True):
        for (_, members), place in zip(groups, places, strict=True):
            parts[place] += members
    return [sorted((candidates[number] for number in part), key=lambda one: one.item.id) for part in parts]


def _level(candidate: Candidate) -> str:
    item = candidate.item
    return f"{item.kind}@{item.level}"


def _table(part: Sequence[Candidate], out: Path) -> bytes:
    """The lines of a split."""
    sources = {folder: _relative(folder, out) for folder in dict.fromkeys(candidate.folder for candidate in part)}
    encoder = msgspec.json.Encoder()
    lines = []
    for candidate in part:
        source = sources[candidate.folder]
        fields = msgspec.structs.asdict(candidate.item)
        fields["images"] = tuple(f"{source}/{image}" for image in candidate.item.images)
        lines.append(encoder.encode(SplitItem(**fields, source=source, structure=candidate.structure)) + b"\n")
    return b"".join(lines)


def _part(part: Sequence[Candidate], table: bytes, wanted: float) -> SplitPart:
    return SplitPart(
        sha256=digest.of_bytes(table),
        wanted=round(wanted, 2),
        items=len(part),
        levels=_counts(map(_level, part)),
        structures=_counts(candidate.structure for candidate in part),
    )


def _counts(names: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(names).items()))


def _statement(by: By, others: Sequence[Other]) -> str:
    """What holds for the splits, in words."""
    compared = {reason for other in others for reason in other.compared}
    elsewhere = " or of a snapshot under 'against'" if Reason.PUZZLE in compared else ""
    sentences = [f"No puzzle of one split has the canonical form of a puzzle of another split{elsewhere}."]
    if by is By.STRUCTURE:
        sentences.append("No structure occurs in two splits.")
    if Reason.PIXELS in compared:
        sentences.append("No picture of a split has the pixels of a picture under 'against', turned or mirrored.")
    if Reason.CLIP in compared:
        sentences.append(f"No picture of a split has a CLIP cosine of {CLIP_COSINE} or more with one under 'against'.")
    if Reason.HASH in compared:
        sentences.append(
            f"Pictures whose perceptual hashes differ in at most {NEAR_BITS} bits, turned or mirrored, are under "
            "'review'."
        )
    return " ".join(sentences)


class _Earlier(msgspec.Struct):
    """What tells a report of ours from another file of its name."""

    statement: str
    splits: Mapping[str, SplitPart]


def _settle(out: Path, folders: Sequence[Path], overwrite: bool) -> None:
    """Raise `DestinationTaken` unless the splits may be written to ``out``."""
    for folder in folders:
        require_place(out, apart=folder)
    if not out.exists() or (out.is_dir() and not any(out.iterdir())):
        return
    try:
        earlier = foreign.decoded(foreign.read(out / SPLIT, foreign.MOST_DOCUMENT), _Earlier)
    except (InvalidInput, OSError):
        ours = set()
    else:
        ours = {SPLIT, *(f"{name}.jsonl" for name in earlier.splits)}
    # As with snapshots, --overwrite never costs anybody other files.
    if {path.name for path in out.iterdir()} != ours:
        raise DestinationTaken(f"{out} holds other files; choose another folder with --out.")
    if not overwrite:
        raise DestinationTaken(
            f"{out} holds splits already; choose another folder with --out, or replace them with --overwrite."
        )
