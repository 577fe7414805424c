"""Checks a whole series: every byte, every commitment, every retirement, and that no puzzle occurs twice.

It takes the published folder alone. What follows from other parts of a release is derived again and compared, see
`recomputed`. On request answers are proven again, by the validators, without the generators, and items are made again,
by the generators.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.version import __version__
from puzzlegen.materials.table import KINDS
from puzzlegen.releases import (
    anchor,
    canary,
    croissant,
    documents,
    errata,
    forms,
    private,
    recomputed,
    schemas,
    shards,
    upgrades,
)
from puzzlegen.releases.columns import columns
from puzzlegen.releases.documents import Content, Held, Release, ReleasedItem, Retired, Version
from puzzlegen.releases.publish import require_packages
from puzzlegen.releases.reading import held as items_of
from puzzlegen.releases.refresh import pending
from puzzlegen.releases.renewal import promised
from puzzlegen.releases.reveal import BESIDE, check_revealed
from puzzlegen.releases.series import LATEST, LOCK, RELEASES, REVEALED, Series
from puzzlegen.releases.upgrades import Ledger
from puzzlegen.running.workers import ordered_map
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.manifest import Refill, Request
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.selection import maker
from puzzlegen.snapshots.verify import Case, changes, verify

_ANY: Final = "any"  # later month


def audit(
    series: Series,
    *,
    only: Version | None = None,
    prove: bool = False,
    remake: bool = False,
    workers: int = 1,
    report: Callable[[int, int], None] = lambda *_: None,
    remark: Callable[[str], None] = lambda _: None,
) -> list[Problem]:
    """Every problem of the series; an empty list means that it holds what it promises.

    Args:
        series: the series.
        only: the one release to check, with what was revealed of it and its link to the release before; the others are
            trusted. Without it the whole series is checked.
        prove: whether every answer is proven again, too, and every picture decoded.
        remake: whether every item whose seed is public is made again from it.
        workers: number of processes for that.
        report: is told how many releases are checked, of how many.
        remark: is told what could not be checked, in one sentence each.

    Raises:
        NotASeries, NoSuchRelease: if there is no release, or not this one.
        MissingExtra: if a package that reads or writes the pages of releases is not installed.
    """
    series.newest()
    require_packages()
    auditor = _Auditor(series, prove, remake, workers, remark)
    versions = series.versions()
    if only:
        series.read(only)
        auditor.trust([version for version in versions if version < only])
    chosen = [only] if only else versions
    for done, version in enumerate(chosen, start=1):
        auditor.add(f"{RELEASES}/{version}", auditor.release(version))
        if series.revealed_folder(version).is_dir():
            auditor.add(f"{REVEALED}/{version}", auditor.revealed(version))
        report(done, len(chosen))
    if not only:
        auditor.add("", auditor.frame(versions))
    for sentence in auditor.ledger.remarks():
        remark(sentence)
    return auditor.problems


class _Auditor:
    """An audit under way; releases are checked oldest first."""

    def __init__(self, series: Series, prove: bool, remake: bool, workers: int, remark: Callable[[str], None]) -> None:
        self._series, self._prove, self._remake, self._workers = series, prove, remake, workers
        self._remark = remark
        self._proven = prove  # whether the answers of the release before are
        self._before: Release | None = None
        self._live: dict[str, Held] = {}  # of the release before
        self._known: set[str] = set()  # ids of all releases so far
        self._last: dict[str, Version] = {}  # id -> the last release that holds the item
        self._withheld = 0  # items that were held back so far
        self._digests: dict[tuple[int, int], str] = {}  # of files by device and inode: releases share them
        self._marked: set[tuple[int, int, str]] = set()  # pictures that carry their canary
        self._tabled: set[str] = set()  # parquet files that agree with the tables
        self._forms: dict[str, str] = {}  # canonical form -> id, of all releases so far
        self.ledger = Ledger(str(series.newest()))
        self._by_hand = False  # whether a release so far holds items back until they are revealed by hand
        self._unseen: dict[str, str] = {}  # id of a revealed item -> the month whose public items could not avoid it
        self.problems: list[Problem] = []

    def add(self, folder: str, found: Iterator[Problem]) -> None:
        """Note problems; what cannot be read at all is one, too."""
        try:
            for problem in found:
                file = "/".join(part for part in (folder, problem.file) if part)
                self.problems.append(Problem(file, problem.complaint))
        except (CheckFailed, WrongUsage) as error:
            self.problems.append(Problem(folder or ".", str(error).removesuffix(".")))

    def trust(self, earlier: list[Version]) -> None:
        """Know these releases, the first ones of the series, as if they had been checked; only the last one is read."""
        for version in earlier:
            brought = list(forms.brought(self._series.release_folder(version)))
            self._known.update(form.id for form in brought)
            revealed = self._series.revealed_folder(version)
            shown = list(forms.held_back(revealed)) if revealed.is_dir() else []
            self._forms.update((form.canonical, form.id) for form in (*brought, *shown))
            hidden = self._series.withheld(version)
            self._withheld += hidden.count if hidden and hidden.release == str(version) else 0
            self._by_hand |= hidden is not None and hidden.reveal == "manual"
            self._reveal(version, shown)
        if earlier:
            folder = self._series.release_folder(earlier[-1])
            self._before = self._series.read(earlier[-1])
            self._live = {one.item.id: one for one in items_of(folder)}
            self._proven = False

    def release(self, version: Version) -> Iterator[Problem]:
        """What is wrong with a release, and with what it made of the one before."""
        release = self._series.read(version)
        content = release.content
        folder = self._series.release_folder(version)
        damaged = list(_bytes(folder, release, self._digest))
        yield from damaged
        if content.version != str(version):
            yield Problem(documents.NAME, f"says that it is release {content.version}")
        if not recomputed.sound(content.terms):
            yield Problem(documents.NAME, "has terms that no spec can have")
            return
        yield from self._chain(version, release)
        yield from self._bound(version, release)
        held = list(items_of(folder))
        items = [one.item for one in held]
        gone = list(reading.documents(folder / documents.RETIRED, Retired))
        yield from self._lives(content, items, gone)
        yield from self.ledger.born(content, items)
        yield from self._follows(folder, release, held, damaged=bool(damaged))
        yield from self._distinct([documents.Form(item.id, item.canonical) for item in items], version)
        pictured = {path for item in items for path in item.images}
        for path in sorted(pictured ^ set(content.pixels)):
            yield Problem(path, "is not both a picture of an item and in the release's list")
        if self._prove and (folder / documents.KEYS).is_file():
            yield from self._proofs(version, release)
        if self._remake and content.born:
            fresh = [one for one in held if one.item.released == content.version]
            yield from recomputed.asked(content.born.request)
            yield from self._remade(content.born.request, content.born.refills, content.pixels, fresh)
        self._by_hand |= content.hidden is not None and content.hidden.reveal == "manual"
        self._before, self._live = release, {one.item.id: one for one in held}

    def _digest(self, path: Path) -> str:
        status = path.stat()
        place = (status.st_dev, status.st_ino)
        if place not in self._digests:
            self._digests[place] = digest.of_file(path)
        return self._digests[place]

    def _follows(self, folder: Path, release: Release, held: list[Held], *, damaged: bool) -> Iterator[Problem]:
        """Derive again what follows from the tables and pictures of a release, and from the release before."""
        strange = list(recomputed.strange(release, held))
        yield from strange
        if strange:
            return
        before = recomputed.Before(self._before, self._live) if self._before else None
        yield from recomputed.tables(folder, release, held, before)
        yield from recomputed.canaries(folder, held, self._marked)
        if damaged:
            return  # what follows from damaged files says nothing
        whole = recomputed.rebuildable(release)
        described = columns(keys=not release.content.sealed)
        yield from shards.check(folder, release, held, described, self._tabled, whole=whole)
        yield from recomputed.introductions(folder, release)
        if release.content.sealed:
            self._remark(f"Release {release.content.version} keeps its keys apart: no answer of it can be checked.")
        content, author = release.content, release.toolchain.get("puzzlegen", "?")
        if not whole and self._before and recomputed.rebuildable(self._before):
            yield Problem(documents.NAME, f"says that puzzlegen {author} made it, which {__version__} cannot check")
        elif not whole:
            self._remark(
                f"Release {content.version} was made with puzzlegen {author}: its pages cannot be written again, and "
                "were not compared."
            )
        if self._prove:
            public = len(self._known) - len(held)
            yield from recomputed.findings(release, held, before, range(public, public + self._withheld + 1))
        if content.hidden and content.hidden.release == content.version:
            self._withheld += content.hidden.count

    def _chain(self, version: Version, release: Release) -> Iterator[Problem]:
        """Check the links to the release before, and the commitments."""
        before, content = self._before, release.content
        older = Version.parse(before.content.version) if before else None
        link, seal = (self._series.link(older), self._series.seal(older)) if older else (None, "")
        if (content.previous, release.before) != (link, seal):
            yield Problem(documents.NAME, f"does not follow release {older}" if older else "does not begin the series")
        if before and before.content.series != content.series:
            yield Problem(documents.NAME, f"belongs to another series, {content.series}")
        hidden, earlier = content.hidden, before.content.hidden if before else None
        patch = older is not None and (older.year, older.month) == (version.year, version.month)
        if patch and hidden != earlier:
            yield Problem(documents.NAME, "does not continue what its month's release holds back")
        if not patch and hidden and hidden.release != content.version:
            yield Problem(documents.NAME, "holds back the items of another release")
        owed = max(promised(before.content.terms if before else None), promised(content.terms))
        if not patch and (hidden.count if hidden else 0) < owed:
            yield Problem(documents.NAME, "holds back fewer items than was promised")
        if not patch and hidden and hidden.count > owed:
            yield Problem(documents.NAME, "holds back more items than was promised")

    def _bound(self, version: Version, release: Release) -> Iterator[Problem]:
        """Check what the series was bound to at its first release: the keys, the seeds and the canary."""
        before, content = self._before, release.content
        root = before.root if before else ""
        if content.canary != canary.guid(content.series, version, anchor.mark(content.anchor, root)):
            yield Problem(documents.NAME, "has the canary of another release")
        number = sum(one < version and one.calendar_month == version.calendar_month for one in self._series.versions())
        for complaint in anchor.complaints(content, before.content if before else None, root, number):
            yield Problem(documents.NAME, complaint)

    def _lives(self, content: Content, items: list[ReleasedItem], gone: list[Retired]) -> Iterator[Problem]:
        """Check that every item was born once, and that those which went are listed as retired."""
        version = content.version
        live = {item.id: item for item in items}
        if len(live) < len(items):
            yield Problem(documents.ITEMS, "has an item twice")
        for item in items:
            known = self._live.get(item.id)
            if item.released != (known.item.released if known else version):
                yield Problem(documents.ITEMS, f"{item.id} was not first released with {item.released}")
            if not known and item.id in self._known:
                yield Problem(documents.ITEMS, f"{item.id} was retired, and came back")
        self._known |= live.keys()
        self._last |= dict.fromkeys(live, Version.parse(version))
        retired = [Retired(name, one.item.released, version) for name, one in self._live.items() if name not in live]
        if gone != retired:
            yield Problem(documents.RETIRED, "is not the list of the retired items")

    def _distinct(self, forms: Sequence[documents.Form], public: Version | None = None) -> Iterator[Problem]:
        """Check that no puzzle occurs under two ids, except where a ``public`` item could not avoid a hidden one."""
        for form in forms:
            first = self._forms.setdefault(form.canonical, form.id)
            if first == form.id:
                continue
            if public and self._unseen.get(first) in (_ANY, public.calendar_month):
                self._forms[form.canonical] = form.id  # the next one could have avoided this one
            else:
                yield Problem(documents.ITEMS, f"{first} and {form.id} are the same puzzle")

    def _reveal(self, version: Version, shown: Sequence[documents.Form]) -> None:
        """Note who could not avoid revealed items: the patches of their month, or all later releases.

        A public item that avoided what is still hidden would betray it by what is left out.
        """
        self._unseen |= dict.fromkeys((form.id for form in shown), _ANY if self._by_hand else version.calendar_month)

    def _proofs(self, version: Version, release: Release) -> Iterator[Problem]:
        """Prove the items again that the audit of the release before has not proven."""
        before = recomputed.Before(self._before, self._live) if self._before else None
        rows = [
            held
            for held in self._series.held(version)
            if not (self._proven and recomputed.unchanged(held, release, before) and self._live[held.item.id].proof)
        ]
        folder = self._series.release_folder(version)
        cases = upgrades.cases(folder, rows, release.content.pixels, release.content.shares)
        yield from self._examined(cases, {held.item.id: held.item.released for held in rows})

    def _examined(self, cases: list[Case], released: Mapping[str, str]) -> Iterator[Problem]:
        """Prove items again; ``released`` are the versions of the releases that they were published with."""
        with closing(ordered_map(upgrades.examine, cases, self._workers)) as examinations:
            for case, examined in zip(cases, examinations, strict=True):
                yield from examined.problems
                yield from self.ledger.enter(case, released[case.item.id], examined.standing)

    def _remade(
        self, request: Request, refills: Sequence[Refill], pixels: Mapping[str, str], held: Sequence[Held]
    ) -> Iterator[Problem]:
        """Make items again, but for those of earlier versions or of a material, and compare documents and pixels."""
        items = [one.item for one in held]
        gone = [item for item in items if upgrades.is_earlier(item) or upgrades.made_of(item.kind, request)]
        self.ledger.not_made(gone, request)
        left = {item.id for item in gone}
        there = {one.item.id: one for one in held if one.item.id not in left}
        slots = upgrades.slots(request, refills)
        request = msgspec.structs.replace(request, **dict.fromkeys((kind.NAME for kind in KINDS), None))
        made = set()
        with closing(maker(request, self._workers)(slots)) as makes:
            for one in makes:
                if isinstance(one, AcceptedItem):
                    made.add(one.item.id)
                    if one.item.id in there:
                        yield from recomputed.otherwise(one, there[one.item.id], pixels)
        for name in sorted(made ^ there.keys()):
            yield Problem(documents.ITEMS, f"{name} is not what the release's seed makes")

    def revealed(self, version: Version) -> Iterator[Problem]:
        """What is wrong with what was revealed of a release."""
        folder = self._series.revealed_folder(version)
        found = list(check_revealed(folder, self._series.read(version)))
        yield from found
        if not found:
            shown = list(forms.of_proofs(folder))
            yield from self._distinct(shown)
            self._reveal(version, shown)
            there = manifest.read(folder).content
            if any(share.version < upgrades.current(share.family) for share in there.request.shares):
                yield from self._left(folder, there, str(version))
                return
            if self._prove:
                yield from verify(folder, workers=self._workers, also=BESIDE)
            if self._remake:
                yield from replay(folder, workers=self._workers)

    def _left(self, folder: Path, there: manifest.Content, version: str) -> Iterator[Problem]:
        """What is wrong with revealed items some of which are of earlier versions."""
        rows = [
            Held(ReleasedItem.of(item, proof, split="", released=version, canary=""), key, proof)
            for item, key, proof in reading.rows(folder)
        ]
        if self._prove:
            cases = upgrades.cases(folder, rows, there.pixels, there.request.shares)
            yield from self._examined(cases, {held.item.id: version for held in rows})
        if self._remake:
            yield from self._remade(there.request, there.refills, there.pixels, rows)

    def _retracted(self, retracted: Sequence[errata.Retraction], versions: Sequence[Version]) -> Iterator[Problem]:
        """Check that each retraction is one of an item that was there."""
        there, ids = set(map(str, versions)), Counter(one.id for one in retracted)
        for number, one in enumerate(retracted, start=1):
            if one.id not in self._known or one.release not in there or ids[one.id] > 1:
                yield Problem(errata.NAME, f"line {number} retracts what no release had, or what was retracted")
            if not one.why.strip() or not one.why.isprintable():
                yield Problem(errata.NAME, f"line {number} gives no reason on one line")

    def frame(self, versions: list[Version]) -> Iterator[Problem]:
        """What is wrong with the files around the releases."""
        series = self._series
        pointer = series.folder / LATEST
        if not pointer.is_file() or foreign.read(pointer, foreign.MOST_TABLE) != series.pointer(versions[-1]):
            yield Problem(LATEST, "does not name the newest release as it is")
        known = {LATEST, LOCK, RELEASES, REVEALED, errata.NAME}
        folders = {RELEASES: {str(version) for version in versions}}
        folders[REVEALED] = {str(version) for version in versions if series.revealed_folder(version).is_dir()}
        for path in sorted(series.folder.iterdir()):
            if path.name not in known:
                yield _stray(foreign.shown(path.name), path)
            elif path.name == LOCK and path.stat().st_size:
                yield Problem(LOCK, "is not empty")
            if path.name in known and path.is_symlink():
                yield Problem(path.name, "is a link")
        for name, expected in folders.items():
            folder = series.folder / name
            for path in sorted(folder.iterdir()) if folder.is_dir() else ():
                if path.name not in expected:
                    yield _stray(f"{name}/{foreign.shown(path.name)}", path)
                elif path.is_symlink():
                    yield Problem(f"{name}/{path.name}", "is a link, not a folder")
        retracted = errata.read(series.folder)
        yield from self._retracted(retracted, versions)
        for version in versions:
            count, head = series.read(version).content.retractions
            if errata.head(retracted[:count]) != (count, head):
                yield Problem(errata.NAME, f"does not begin with the lines that release {version} knew")
            for one in retracted[:count]:
                if one.id in self._last and self._last[one.id] >= version:
                    yield Problem(f"{RELEASES}/{version}", f"holds {one.id}, which was retracted before")
        for version in pending(series):
            yield Problem(f"{RELEASES}/{version}", "still holds items back that should be revealed")


def _stray(name: str, path: Path) -> Problem:
    if private.is_left(path):
        return Problem(name, "was left behind by a run and may hold what is not public; the next run removes it")
    return Problem(name, "does not belong to the series")


def _is_indented(text: bytes) -> bool:
    """True if a JSON document is spelled as puzzlegen spells those that people may read."""
    try:
        return text == msgspec.json.format(text, indent=2) + b"\n" and foreign.as_written(
            msgspec.json.format(text, indent=-1)
        )
    except msgspec.DecodeError:
        return False


def _bytes(folder: Path, release: Release, sha256: Callable[[Path], str]) -> Iterator[Problem]:
    """Compare a release's files with its list, and the list with itself."""
    if digest.of_document(release.content) != release.root:
        yield Problem(documents.NAME, "the root digest does not belong to the content")
    for name, known in release.content.tables.items():
        if release.files.get(name) != known:
            yield Problem(documents.NAME, f"has two different digests of {name}")
    yield from changes(folder, release.files, {documents.NAME}, sha256)
    for name in (documents.NAME, croissant.NAME, schemas.NAME):
        text = foreign.read(folder / name, foreign.MOST_DOCUMENT) if (folder / name).is_file() else b""
        if text and not _is_indented(text):
            yield Problem(name, "is not written as puzzlegen writes it")
    for name in release.content.tables:
        if not (folder / name).is_file():
            continue  # reported as missing
        for number, line in enumerate(foreign.lines(folder / name), start=1):
            if line[-1:] != b"\n" or not foreign.as_written(line[:-1]):
                yield Problem(name, f"line {number} is not written as puzzlegen writes it")
