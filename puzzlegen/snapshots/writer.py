"""Makes a snapshot: records the outcomes of a run in a journal, then writes the tables and the manifest."""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Self

import msgspec

from puzzlegen.answers.kinds import Form
from puzzlegen.catalog import find, pools, questions
from puzzlegen.catalog.questions import NotOffered
from puzzlegen.core import foreign
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.errors import MissingExtra, WrongUsage
from puzzlegen.core.family import Band
from puzzlegen.materials.material import Material, Materials, Missing
from puzzlegen.materials.table import kind_of, require
from puzzlegen.running.software import software
from puzzlegen.running.workers import Workers
from puzzlegen.snapshots import digest, manifest
from puzzlegen.snapshots.item_options import Wordings
from puzzlegen.snapshots.journal import Entry, Journal, Written
from puzzlegen.snapshots.manifest import Content, Manifest, Refill, Request, Share
from puzzlegen.snapshots.pools import Pool
from puzzlegen.snapshots.presenting import transcribes
from puzzlegen.snapshots.selection import Known, Maker, Outcome, loaded, maker, select
from puzzlegen.snapshots.workshop import StagingFolder, existing_result
from puzzlegen.specs.language import Portion, Slot, Spec


class NoPosition(WrongUsage):
    """A family has no positions that could be told in words."""


class OtherVersion(WrongUsage):
    """A request was made by other versions of its families, whose output may differ."""

    @classmethod
    def of(cls, family: str, version: int, current: int) -> Self:
        """The one for a family of this version, which is not the current one."""
        return cls(
            f"The items of {family} are of version {version}, and this puzzlegen makes version {current}: use the "
            "puzzlegen that made them."
        )


class Progress(msgspec.Struct):
    """How far a run is: places filled of all, attempts rejected so far, and items given up after many of them."""

    done: int
    total: int
    rejected: int
    given_up: int = 0

    @property
    def note(self) -> str:
        """What did not succeed, in a few words."""
        return f"{self.rejected} rejected" + (f", {self.given_up} given up" if self.given_up else "")


Report = Callable[[Progress], None]


def request_for(
    spec: Spec,
    target: str,
    n: int,
    seed: int | str,
    languages: tuple[str, ...] | None = None,
    *,
    form: Form | None = None,
    wording: Wordings = "full",
    with_fen: bool = False,
    materials: Materials = (),
) -> Request:
    """The request that a command stands for.

    Without ``languages`` and ``form`` these are as the spec says.

    Raises:
        NotOffered: a family has no questions of the form, or none with so many options, at a level.
        NoPosition: a family has no positions to tell in FEN.
        Missing: a family needs a material that is not given, or one is given that does not serve.
        Changed: a material is not the one that the spec names.
        MissingExtra: a family needs a package that is not installed.
    """
    shares = []
    given = {material.NAME: material for material in materials}
    for portion in spec.portions:
        try:
            family = loaded(portion.family)
        except MissingExtra as error:
            others = dict.fromkeys(one.family for one in spec.portions if find(one.family)[0].extra is None)
            if not others:
                raise
            raise MissingExtra(f"{error} These need nothing more: {', '.join(others)}.") from error
        lack = questions.lack(family.row, portion.level, form or portion.form, portion.options)
        if lack is not None:
            raise NotOffered(lack)
        if with_fen and not transcribes(family.renderer):
            raise NoPosition(f"{portion.family} is not about chess positions, which could be stated in FEN.")
        if family.row.needs not in ("", *given):
            raise Missing(f"{portion.family} {kind_of(family.row.needs).NEEDED}.")
        if family.row.needs and not given[family.row.needs].serves(portion.level):
            continue  # the material says so in its remarks
        params = family.params(portion.level, portion.options, portion.settings)
        assert params is not None
        row = family.row
        shares.append(
            Share(
                row.name,
                row.version,
                portion.level,
                portion.weight,
                as_floats(params.band),
                {task: as_floats(band) for task, band in params.by_task.items()},
                row.distribution or None,
                None if form else portion.form,
                portion.options,
                portion.settings,
                as_floats(params.depth) if params.depth else None,
                {task: as_floats(band) for task, band in params.depth_by_task.items()},
                portion.styles,
                portion.size,
            )
        )
    require_named(spec, given)
    for material in materials:
        portions_using(spec, target, type(material))
        require(spec.materials, material)
    named = {material.NAME: material.identity for material in materials}
    return Request(target, n, seed, languages or spec.languages, tuple(shares), form, wording, with_fen, **named)


def as_floats(band: Band) -> Band:
    """The band as it is read back from JSON, where a whole number is a float."""
    low, high = band
    return float(low), float(high)


def require_named(spec: Spec, given: Collection[str]) -> None:
    """Raise `Missing` unless the materials are given whose digests a spec names, where its families take them."""
    for name, digest_of_it in spec.materials.items():
        if name not in given and any(loaded(portion.family).takes(name) for portion in spec.portions):
            raise Missing(
                f"{spec.name} is made of what has the digest {digest_of_it}: say with --{name} where that lies."
            )


def portions_using(spec: Spec, target: str, kind: type[Material]) -> list[Portion]:
    """The portions whose families take a material; raises `Missing` if it does not serve all that it has to."""
    taking = [portion for portion in spec.portions if loaded(portion.family).takes(kind.NAME)]
    for portion in spec.portions:
        if kind.FOR_ALL and portion not in taking:
            raise Missing(f"{portion.family} {kind.UNUSED}.")
    if not taking:
        raise Missing(f"{target} {kind.UNUSED}.")
    return taking


def scarce(request: Request) -> Iterator[str]:
    """A warning for each family and level of which more puzzles are asked for than there probably are."""
    kinds = [(share.family, share.level) for share in request.shares if not share.settings]
    known = {kind: pools.of(*kind) for kind in kinds}
    sizes = {kind: pool.size for kind, pool in known.items() if pool and pool.size and pool.size < request.n}
    asked = Counter((slot.family, slot.level) for slot in request.slots()) if sizes else Counter()
    for (family, level), size in sizes.items():
        wanted = asked[family, level]
        if wanted > size:
            yield (
                f"{family} has about {size:,} different puzzles at level {level}, and {wanted:,} are asked for: most "
                "will be repeats, which are dropped, and the run may end early."
            )


def require_versions(request: Request) -> None:
    """Raise `OtherVersion` or `MissingPackage` unless the families have not changed since the request was made."""
    for share in request.shares:
        current = share.row().version
        if current != share.version:
            raise OtherVersion.of(share.family, share.version, current)


class Tally:
    """What the outcomes of a run add up to.

    Attributes:
        progress: how far the run is.
        rejected: ``family@level`` -> reason -> number of attempts; a duplicate is a reason too.
        exhausted: ``family@level`` -> number of indices none of whose attempts was accepted.
        refills: the places that were filled from the reserve.
        pools: ``family@level`` -> what the run tells about the number of puzzles there are.
    """

    def __init__(self, slots: Sequence[Slot]) -> None:
        self._planned = {slot.place: slot.index for slot in slots}
        self.progress = Progress(0, len(slots), 0)
        self.rejected: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.exhausted: Counter[str] = Counter()
        self.refills: list[Refill] = []
        self.pools: defaultdict[str, Pool] = defaultdict(Pool)

    def count(self, entry: Entry) -> None:
        """Add an outcome."""
        slot, known, reasons = entry.slot, entry.known, Counter(entry.rejected)
        kind = f"{slot.family}@{slot.level}"
        if known.canonical is None:
            self.exhausted[kind] += 1
            self.progress.given_up += 1
        else:
            self.pools[kind].add(known.canonical)
        if entry.duplicate:
            reasons[manifest.DUPLICATE] += 1
        if known.filled:
            self.progress.done += 1
            if slot.index != self._planned[slot.place]:
                self.refills.append(Refill(slot.place, slot.index))
        if reasons:
            self.rejected[kind] += reasons
        self.progress.rejected += reasons.total()


def carry_on(
    journal: Journal,
    slots: Sequence[Slot],
    outcomes: Callable[[list[Known]], Generator[Outcome, None, Any]],
    report: Report,
) -> Tally:
    """Take over what the journal holds, and record the outcomes that follow.

    Args:
        journal: of the run.
        slots: the places to fill.
        outcomes: makes the outcomes that follow those known.
        report: is told the progress after every outcome.
    """
    tally = Tally(slots)
    known = []
    for entry in journal.recover():
        tally.count(entry)
        known.append(entry.known)
    report(tally.progress)
    with closing(outcomes(known)) as following:
        for entry in journal.record(following):
            tally.count(entry)
            report(tally.progress)
    return tally


def write_snapshot(
    request: Request,
    destination: Path,
    *,
    workers: Workers = 1,
    overwrite: bool = False,
    report: Report = lambda _: None,
    planned: Maker | None = None,
    taken: Collection[str] = (),
    materials: Materials = (),
) -> Manifest:
    """Make the snapshot that was asked for and put it at ``destination``; returns its manifest.

    A snapshot of the same request that already exists is left as it is. ``planned`` hands out the items of the
    plan, if they are made already; only the refills are made then. ``taken`` are canonical forms that must not occur.
    ``materials`` are those that the request names.

    Raises:
        Missing, Changed: a material is not the one that the request names; nothing was changed.
        DestinationTaken, Busy: nothing was changed.
        DiskFull, EngineFailed: what was done so far is kept for the next call.
        OSError: if the destination cannot be written.
    """
    workshop = StagingFolder(destination, [request, *sorted(taken)], distributions=request.distributions)
    there = existing_result(
        destination,
        "snapshot",
        manifest.read,
        lambda found: found.content.request == request,
        overwrite,
        (manifest.NAME, *manifest.TABLES, manifest.IMAGES),
    )
    if there is not None:
        workshop.clear()
        return there
    slots = request.slots()
    for material in materials:
        wanted = sum(loaded(slot.family).takes(material.NAME) for slot in slots)
        if material.most is not None and wanted > material.most:
            raise Missing(f"{wanted} items of --{material.NAME} are asked for, of which {material.most} can be made.")
    makes = maker(request, workers, materials)
    with workshop.opened():
        (workshop.growing / manifest.IMAGES).mkdir(exist_ok=True)
        journal = Journal(workshop.folder / "journal.jsonl", workshop.growing)
        tally = carry_on(journal, slots, lambda known: select(slots, makes, known, planned, taken), report)
        return finish(
            workshop.growing,
            request,
            journal.published(),
            refills=tuple(sorted(tally.refills, key=lambda refill: refill.place)),
            rejected={name: dict(sorted(reasons.items())) for name, reasons in sorted(tally.rejected.items())},
            exhausted=dict(sorted(tally.exhausted.items())) or msgspec.UNSET,
            pools={kind: pool.estimate() for kind, pool in sorted(tally.pools.items())},
        )


class _Found(msgspec.Struct):
    """What is to be known of a certificate."""

    verdict: Verdict


class _Proven(msgspec.Struct):
    """What is to be known of a proof."""

    certificate: _Found


def finish(growing: Path, request: Request, published: Iterable[Written], **counts: Any) -> Manifest:
    """Write the tables and the manifest of a snapshot whose pictures are there.

    Args:
        growing: its folder.
        request: what it answers.
        published: its items, in the order of their ids.
        counts: what came of the run: the rest of the manifest's content.
    """
    verdicts: Counter[Verdict] = Counter()
    pixels: dict[str, str] = {}
    files: dict[str, str] = {}
    paths = [growing / name for name in manifest.TABLES]
    with paths[0].open("wb") as items, paths[1].open("wb") as keys, paths[2].open("wb") as proofs:
        for made in published:
            for table, document in ((items, made.item), (keys, made.key), (proofs, made.proof)):
                table.write(document)
                table.write(b"\n")
            verdicts[foreign.decoded(bytes(made.proof), _Proven).certificate.verdict] += 1
            for picture in made.pictures:
                pixels[picture.path] = picture.pixels
                files[picture.path] = picture.sha256
    tables = {path.name: digest.of_file(path) for path in paths}
    content = Content(
        schema=manifest.SCHEMA,
        request=request,
        tables=tables,
        pixels=pixels,
        judged=verdicts[Verdict.JUDGED] if request.judge else msgspec.UNSET,
        unproven=manifest.unproven(verdicts) or msgspec.UNSET,
        **counts,
    )
    finished = Manifest(manifest.root_of(content), content, files | tables, software(request.distributions))
    manifest.write(growing, finished)
    return finished
