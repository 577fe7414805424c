"""Checks a whole series: every byte, every commitment, every retirement, and that no puzzle occurs twice.

It takes the published folder alone. On request answers are proven again, by the validators, without the generators, and
items are made again, by the generators.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from puzzlegen import foreign
from puzzlegen.errors import CheckFailed, WrongUsage
from puzzlegen.item import Proof
from puzzlegen.pipeline import Made
from puzzlegen.releases import canary, documents, errata
from puzzlegen.releases.documents import Born, Release, ReleasedItem, Retired, Version
from puzzlegen.releases.refresh import pending
from puzzlegen.releases.reveal import BESIDE, check_revealed
from puzzlegen.releases.series import LATEST, LOCK, RELEASES, REVEALED, Series
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.manifest import filled
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.selection import maker
from puzzlegen.snapshots.verify import Case, changes, check, verify
from puzzlegen.snapshots.writer import require_versions
from puzzlegen.workers import ordered_map


def audit(
    series: Series,
    *,
    prove: bool = False,
    remake: bool = False,
    workers: int = 1,
    report: Callable[[int, int], None] = lambda *_: None,
) -> list[Problem]:
    """Every problem of the series; an empty list means that it holds what it promises.

    Args:
        series: the series.
        prove: whether every answer is proven again, too, and every picture decoded.
        remake: whether every item whose seed is public is made again from it.
        workers: number of processes for that.
        report: is told how many releases are checked, of how many.

    Raises:
        NotASeries: if there is no release.
    """
    series.newest()
    auditor = _Auditor(series, prove, remake, workers)
    versions = series.versions()
    for done, version in enumerate(versions, start=1):
        auditor.add(f"{RELEASES}/{version}", auditor.release(version))
        if series.revealed_folder(version).is_dir():
            auditor.add(f"{REVEALED}/{version}", auditor.revealed(version))
        report(done, len(versions))
    auditor.add("", auditor.frame(versions))
    return auditor.problems


class _Auditor:
    """An audit under way; releases are checked oldest first."""

    def __init__(self, series: Series, prove: bool, remake: bool, workers: int) -> None:
        self._series, self._prove, self._remake, self._workers = series, prove, remake, workers
        self._before: Release | None = None
        self._live: dict[str, ReleasedItem] = {}  # of the release before
        self._gone: list[Retired] = []
        self._forms: dict[str, str] = {}  # canonical form -> id, of all releases so far
        self.problems: list[Problem] = []

    def add(self, folder: str, found: Iterator[Problem]) -> None:
        """Note problems; what cannot be read at all is one, too."""
        try:
            for problem in found:
                file = "/".join(part for part in (folder, problem.file) if part)
                self.problems.append(Problem(file, problem.complaint))
        except (CheckFailed, WrongUsage) as error:
            self.problems.append(Problem(folder or ".", str(error).removesuffix(".")))

    def release(self, version: Version) -> Iterator[Problem]:
        """What is wrong with a release, and with what it made of the one before."""
        release = self._series.read(version)
        content = release.content
        folder = self._series.release_folder(version)
        yield from _bytes(folder, release)
        if content.version != str(version):
            yield Problem(documents.NAME, f"says that it is release {content.version}")
        if content.canary != canary.guid(content.series, version):
            yield Problem(documents.NAME, "has the canary of another release")
        yield from self._chain(version, release)
        items = list(reading.documents(folder / documents.ITEMS, ReleasedItem))
        gone = list(reading.documents(folder / documents.RETIRED, Retired))
        yield from self._lives(content.version, items, gone)
        yield from self._distinct([(item.canonical, item.id) for item in items])
        pictured = {path for item in items for path in item.images}
        for path in sorted(pictured ^ set(content.pixels)):
            yield Problem(path, "is not both a picture of an item and in the release's list")
        if self._prove and (folder / documents.KEYS).is_file():
            yield from self._proofs(version, release)
        if self._remake and content.born:
            yield from self._remade(content.born, [item for item in items if item.released == content.version])
        self._before, self._live, self._gone = release, {item.id: item for item in items}, gone

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
            yield Problem(documents.NAME, "does not go on with what its month's release holds back")
        if not patch and hidden and hidden.release != content.version:
            yield Problem(documents.NAME, "holds back the items of another release")

    def _lives(self, version: str, items: list[ReleasedItem], gone: list[Retired]) -> Iterator[Problem]:
        """Check that every item was born once, and that those which went are listed as retired."""
        live = {item.id: item for item in items}
        if len(live) < len(items):
            yield Problem(documents.ITEMS, "has an item twice")
        for item in items:
            known = self._live.get(item.id)
            if item.released != (known.released if known else version):
                yield Problem(documents.ITEMS, f"{item.id} was not first released with {item.released}")
        retired = [Retired(one.id, one.released, version) for one in self._live.values() if one.id not in live]
        if gone != [*self._gone, *retired]:
            yield Problem(documents.RETIRED, "is not the list of the items that went")

    def _distinct(self, forms: list[tuple[str, str]]) -> Iterator[Problem]:
        """Check that no puzzle occurs under two ids."""
        for form, item in forms:
            first = self._forms.setdefault(form, item)
            if first != item:
                yield Problem(documents.ITEMS, f"{first} and {item} are the same puzzle")

    def _proofs(self, version: Version, release: Release) -> Iterator[Problem]:
        folder = self._series.release_folder(version)
        cases = []
        for held in self._series.held(version):
            item = held.item
            pixels = tuple(release.content.pixels.get(path, "") for path in item.images)
            assert held.key is not None
            assert held.proof is not None
            band = release.content.band(item.kind, item.family_version, item.level, held.proof.query)
            if held.proof.certificate.canonical != item.canonical:
                yield Problem(documents.ITEMS, f"{item.id} has another canonical form")
            cases.append(Case(folder, item, held.key, held.proof, pixels, band))
        with closing(ordered_map(check, cases, self._workers)) as checks:
            for checked in checks:
                yield from checked.problems

    def _remade(self, born: Born, items: list[ReleasedItem]) -> Iterator[Problem]:
        """Make the new items of a release again; an item's id covers all that it shows and asks, to the last pixel."""
        require_versions(born.request)
        with closing(maker(born.request, self._workers)(filled(born.request, born.refills))) as makes:
            made = {one.item.id for one in makes if isinstance(one, Made)}
        for name in sorted(made ^ {item.id for item in items}):
            yield Problem(documents.ITEMS, f"{name} is not what the release's seed makes")

    def revealed(self, version: Version) -> Iterator[Problem]:
        """What is wrong with what was revealed of a release."""
        folder = self._series.revealed_folder(version)
        found = list(check_revealed(folder, self._series.read(version)))
        yield from found
        if not found:
            proofs = reading.documents(folder / manifest.PROOFS, Proof)
            yield from self._distinct([(proof.certificate.canonical, proof.id) for proof in proofs])
            if self._prove:
                yield from verify(folder, workers=self._workers, also=BESIDE)
            if self._remake:
                yield from replay(folder, workers=self._workers)

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
                yield Problem(foreign.shown(path.name), "does not belong to the series")
            elif path.name == LOCK and path.stat().st_size:
                yield Problem(LOCK, "is not empty")
        for name, expected in folders.items():
            folder = series.folder / name
            for path in sorted(folder.iterdir()) if folder.is_dir() else ():
                if path.name not in expected and not path.name.endswith(".partial"):
                    yield Problem(f"{name}/{foreign.shown(path.name)}", "does not belong to the series")
                elif path.is_symlink():
                    yield Problem(f"{name}/{path.name}", "is a link, not a folder")
        retracted = errata.read(series.folder)
        for version in versions:
            count, head = series.read(version).content.retractions
            if errata.head(retracted[:count]) != (count, head):
                yield Problem(errata.NAME, f"does not begin with the lines that release {version} knew")
        for version in pending(series):
            yield Problem(f"{RELEASES}/{version}", "still holds items back that should be revealed")


def _bytes(folder: Path, release: Release) -> Iterator[Problem]:
    """Compare a release's files with its list, and the list with itself."""
    if digest.of_document(release.content) != release.root:
        yield Problem(documents.NAME, "the root digest does not belong to the content")
    for name, sha256 in release.content.tables.items():
        if release.files.get(name) != sha256:
            yield Problem(documents.NAME, f"has two different digests of {name}")
    yield from changes(folder, release.files, {documents.NAME})
