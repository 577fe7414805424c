"""Makes a release: keeps what stays, makes what is new, has all of it judged, and publishes it by one rename.

The work goes on in the private folder, so that nothing of what is held back is ever below the public one; where there
is no secret nothing is held back, and it goes on in a hidden folder beside the release. Killed at any moment, it leaves
no half a release behind, and the same command takes up the work where it stopped. The order of the last steps is: the
private part, the release, ``latest``; a run that was killed between them is completed by the next one.
"""

import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from puzzlegen.catalog import find
from puzzlegen.core import extras
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.fairness.gate import Gate
from puzzlegen.materials.material import Materials, Missing
from puzzlegen.materials.table import kind_of
from puzzlegen.releases import (
    anchor,
    canary,
    commitment,
    documents,
    errata,
    forms,
    gates,
    pages,
    pictures,
    private,
    restore,
    review_gate,
    upgrades,
)
from puzzlegen.releases.beacon import BadBeacon, MissingBeacon
from puzzlegen.releases.documents import (
    Anchor,
    Beacon,
    Born,
    Content,
    Held,
    Hidden,
    MonthKeys,
    Release,
    ReleasedItem,
    Retired,
    Version,
)
from puzzlegen.releases.held_back import due, hidden_request, holding, merkle_root, seal
from puzzlegen.releases.parquet import Older
from puzzlegen.releases.renewal import Renewal, promised, renew, splits_of
from puzzlegen.releases.restore import Report
from puzzlegen.releases.reviewed import Review
from puzzlegen.releases.secret import MissingSecret, OtherSecret, Secret
from puzzlegen.releases.series import HIDDEN, Series
from puzzlegen.releases.upgrades import Standing
from puzzlegen.running.software import software
from puzzlegen.running.workers import Workers, ordered_map
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.manifest import Request, Share
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.verify import changes
from puzzlegen.snapshots.workshop import StagingFolder, private_umask, require_place
from puzzlegen.snapshots.writer import Progress, request_for, require_named, write_snapshot
from puzzlegen.specs.language import Portion, Spec, Terms

_PRIVATE: Final = "private"  # beside what grows: the private part while it is made


class NotReleasable(WrongUsage):
    """The spec says nothing about releases."""


class NotNewer(WrongUsage):
    """The version is not newer than the series' newest."""


class OtherSeries(WrongUsage):
    """The folder holds the series of another spec."""


class OtherTerms(WrongUsage):
    """A patch cannot change the terms of its month."""


class NothingNew(WrongUsage):
    """The release would bring no new items."""


class GateFailed(CheckFailed):
    """A check speaks against the release; nothing was published."""

    exit_code = 3

    def __init__(self, version: Version, failed: Sequence[Gate]) -> None:
        super().__init__(f"Release {version} was not published: " + " ".join(gate.detail for gate in failed))
        self.failed = tuple(failed)


def terms_of(spec: Spec) -> Terms:
    """What the spec says about releases; raises `NotReleasable` if it says nothing."""
    if spec.terms is None:
        raise NotReleasable(f"The spec {spec.name} cannot be released: it has no table [release].")
    return spec.terms


def publish(
    series: Series,
    spec: Spec,
    version: Version,
    secret: Secret | None,
    *,
    beacon: Beacon | None = None,
    review: Review | None = None,
    materials: Materials = (),
    workers: Workers = 1,
    report: Report = lambda *_: None,
) -> Release:
    """Make the release of this version and publish it; the caller holds the series' lock.

    A patch replaces retracted items only and goes on with the held-back items and the beacon of its month. With a
    ``review`` the release appears only if no flag of it stands, and records it. Items that are made of ``materials``
    are never held back, and their keys are not kept apart.

    Raises:
        NotReleasable, NotNewer, OtherSeries, MissingSecret, BadSecret, OtherSecret, NoKeys, MissingBeacon, BadBeacon,
        OtherTerms: nothing was changed.
        GateFailed, BadReview: nothing was published.
        DiskFull: what was done so far is kept for the next call.
    """
    require_packages()
    making = _under_way(series, spec, version, secret, beacon, review, materials, workers, report)
    series.tidy()
    with series.private_folder_open() if secret else nullcontext():
        if secret:
            private.tidy(series.private, but=(making.workshop.folder, series.private / restore.AGAIN))
            restore.everything(series, version, secret, workers, report)
        with making.workshop.opened():
            release = making.release()
    series.point()
    return release


def preview(
    series: Series,
    spec: Spec,
    version: Version,
    secret: Secret | None,
    folder: Path,
    *,
    beacon: Beacon | None = None,
    materials: Materials = (),
    workers: Workers = 1,
    report: Report = lambda *_: None,
) -> manifest.Manifest:
    """Make the new items that `publish` would bring, as a snapshot, and publish nothing; the caller holds the lock.

    The snapshot holds what nobody should know before the release: only its owner can look into the folder.

    Raises:
        NothingNew: there are none.
        DestinationTaken: the folder does not serve.
        NotReleasable, NotNewer, ...: as `publish` does.
    """
    require_place(folder, apart=series.folder)
    making = _under_way(series, spec, version, secret, beacon, None, materials, workers, report)
    with series.private_folder_open() if secret else nullcontext():
        if secret:
            restore.everything(series, version, secret, workers, report)
        return making.preview(folder)


def _under_way(
    series: Series,
    spec: Spec,
    version: Version,
    secret: Secret | None,
    beacon: Beacon | None,
    review: Review | None,
    materials: Materials,
    workers: Workers,
    report: Report,
) -> "_ReleaseBuilder":
    """The release that is going to be made; nothing is changed."""
    terms = terms_of(spec)
    _require_materials(spec, terms, materials)
    before = series.versions()
    previous = series.read(before[-1]) if before else None
    if previous and previous.content.series != spec.name:
        raise OtherSeries(f"{series.folder} holds the series {previous.content.series}, not {spec.name}.")
    if before and version <= before[-1]:
        raise NotNewer(f"{series.folder} is at release {before[-1]} already; the next version must be higher.")
    require_secret(terms, previous, secret)
    if secret is None and (still := due(series, version)):
        raise MissingSecret(
            f"Release {still[0]} holds items back that are revealed when {version} is out, which takes the secret: set "
            "PUZZLEGEN_SECRET or name a file with --secret-file."
        )
    number = sum(one.calendar_month == version.calendar_month for one in before)
    taking = _beacon(terms, previous, beacon, number)
    retractions = errata.read(series.folder)
    link = series.link(before[-1]) if before else None
    workshop = StagingFolder(
        series.release_folder(version),
        [
            *(msgspec.to_builtins(spec), link, errata.head(retractions), secret is None, anchor.value(taking)),
            *(msgspec.to_builtins(material.identity) for material in materials),
        ],
        series.private if secret else None,
        spec.distributions,
    )
    return _ReleaseBuilder(
        series=series,
        spec=spec,
        terms=terms,
        version=version,
        previous=previous,
        secret=secret,
        number=number,
        beacon=taking,
        retractions=retractions,
        review=review,
        materials=materials,
        workshop=workshop,
        workers=workers,
        report=report,
    )


def _without_materials(spec: Spec) -> Spec:
    """What can be held back: whoever makes it again, later, need have nothing but the secret."""
    portions = tuple(portion for portion in spec.portions if not find(portion.family)[0].needs)
    return msgspec.structs.replace(spec, portions=portions, materials={})


def _require_materials(spec: Spec, terms: Terms, given: Materials) -> None:
    """Raise `Missing` or `NotReleasable` unless these materials serve, and what is made of them can be released."""
    needed = {find(portion.family)[0].needs: portion.family for portion in spec.portions}
    needed.pop("", None)
    names = {material.NAME for material in given}
    rows = [find(portion.family)[0] for portion in spec.portions]
    used = {row.uses: row.name for row in rows if row.uses in names}
    for material in given:
        if material.NAME not in needed and material.NAME not in used:
            raise Missing(f"{spec.name} {material.UNUSED}.")
        if obstacle := material.unreleasable(terms.licence):
            raise NotReleasable(obstacle)
    require_named(spec, {*names, *needed})
    for name, family in {**needed, **used}.items():
        kind = kind_of(name)
        if name not in names:
            raise Missing(f"{family} {kind.NEEDED}.")
        if terms.keys == "apart":
            raise NotReleasable(f"{family} says in its proofs whose its items are, so its keys cannot be kept apart.")
    if terms.hidden and not _without_materials(spec).portions:
        raise NotReleasable(f"The spec {spec.name} has no family whose items could be held back; set hidden to 0.")


def require_packages() -> None:
    """Raise `MissingExtra` unless the packages that write a release are installed."""
    with extras.imported():
        import mlcroissant
        import pyarrow

        _ = mlcroissant, pyarrow


def require_secret(terms: Terms, previous: Release | None, secret: Secret | None) -> None:
    """Raise `MissingSecret`, `OtherSecret` or `BadSecret` unless the secret serves for the next release."""
    bound = previous.content.anchor if previous else UNSET
    if secret is None:
        if terms.hidden or terms.keys == "apart":
            raise MissingSecret(
                "The spec holds items or keys back, which takes a secret: set PUZZLEGEN_SECRET or name a file with "
                "--secret-file; (umask 077; openssl rand -hex 32 > secret.txt) makes one."
            )
        if previous and promised(previous.content.terms):
            raise MissingSecret(
                f"Release {previous.content.version} holds items back, and has promised that the next month will, too, "
                "which takes the secret: set PUZZLEGEN_SECRET or name a file with --secret-file."
            )
        if not isinstance(bound, UnsetType):
            raise MissingSecret(
                "The series is bound to the keys that follow from its secret: set PUZZLEGEN_SECRET or name a file with "
                "--secret-file."
            )
    elif previous is None or isinstance(bound, UnsetType):
        secret.require_unpredictable()
    elif not anchor.holds(secret, previous.content.series, bound):
        raise OtherSecret(
            f"The secret is not the one that the series up to release {previous.content.version} was made with."
        )


def _beacon(terms: Terms, previous: Release | None, given: Beacon | None, number: int) -> Beacon | UnsetType:
    """The beacon of the release with this number in its month; raises `MissingBeacon` or `BadBeacon`."""
    earlier = previous.content.beacon if previous else UNSET
    if number:
        return earlier
    promised = terms.beacon or (earlier.rule if isinstance(earlier, Beacon) else "")
    if given is None and promised:
        raise MissingBeacon(
            f"Each release of this series takes a beacon ({promised}): name it with --beacon SOURCE=VALUE."
        )
    if given and given.value == anchor.value(earlier):
        raise BadBeacon("The release before has the same value of a beacon: each month's release takes a newer one.")
    return msgspec.structs.replace(given, rule=terms.beacon) if given else UNSET


@dataclass
class _ReleaseBuilder:
    """A release under way.

    Attributes:
        number: of the release in its month, counted from 0.
        previous: the release before; None for the first.
    """

    series: Series
    spec: Spec
    terms: Terms
    version: Version
    previous: Release | None
    secret: Secret | None
    number: int
    beacon: Beacon | UnsetType
    retractions: Sequence[errata.Retraction]
    review: Review | None
    materials: Materials
    workshop: StagingFolder
    workers: Workers
    report: Report

    def __post_init__(self) -> None:
        self.anchor, self.keys = self._bound()
        mark = anchor.mark(self.anchor, self.previous.root if self.previous else "")
        self.canary = canary.guid(self.spec.name, self.version, mark)
        self.older = Version.parse(self.previous.content.version) if self.previous else None
        self.monthly = not self.number
        self.growing = self.workshop.growing

    def _bound(self) -> tuple[Anchor | UnsetType, MonthKeys | UnsetType]:
        """What the series is bound to from its first release with a secret on, and the keys of this month."""
        if not self.secret:
            return UNSET, UNSET
        bound = self.previous.content.anchor if self.previous else UNSET
        if isinstance(bound, UnsetType):
            bound = anchor.cast(self.secret, self.spec.name, self.version)
        apart = self.terms.keys == "apart"
        shown = anchor.shown(self.secret, self.spec.name, bound, self.version, apart=apart)
        earlier = self.previous.content.keys if self.previous and self.number else UNSET
        if not isinstance(earlier, UnsetType) and bool(earlier.opened) is apart:
            raise OtherTerms("A patch cannot change whether keys are kept apart: it shares the key of its month.")
        return bound, shown

    def release(self) -> Release:
        """Make the release in the folder that grows, and hand the private part over."""
        live, renewal, earlier = self._planned()
        born, fresh = self._born(renewal.wanted, set(earlier))
        review = [review_gate.judge(self.review, (one.item for one in fresh))] if self.review else []
        if failed := [gate for gate in review if not gate.passed]:
            raise GateFailed(self.version, failed)
        held = sorted([*renewal.kept, *fresh], key=lambda one: one.item.id)
        hidden = self._hidden({*earlier, *(one.item.canonical for one in fresh)})
        pixels = self._pictures(held)
        tables = self._tables(held, renewal)
        shares = self._shares(held, born)
        staying = {one.item.id for one in renewal.kept}
        others = {form: item for form, item in earlier.items() if item not in staying}
        judged = gates.judge(held, pixels, others, live or None, self.terms)
        findings = (self._proven(held, pixels, shares), *judged, *review)
        if failed := [gate for gate in findings if not gate.passed]:
            raise GateFailed(self.version, failed)
        apart = self.terms.keys == "apart"
        content = Content(
            schema=documents.SCHEMA,
            series=self.spec.name,
            version=str(self.version),
            previous=self.series.link(self.older) if self.older else None,
            canary=self.canary,
            shares=shares,
            splits=dict(Counter(one.item.split for one in held)),
            born=None if apart else born,
            sealed=self._sealed() if apart else "",
            hidden=hidden,
            retractions=errata.head(self.retractions),
            tables=tables,
            pixels=pixels,
            gates=findings,
            terms=self.terms,
            shards={},
            pages={},
            anchor=self.anchor,
            keys=self.keys,
            beacon=self.beacon,
        )
        self.report("Writing the tables", Progress(0, 1, 0))
        content = pages.write(content, self.growing, self._older())
        files = {
            path.relative_to(self.growing).as_posix(): digest.of_file(path)
            for path in sorted(self.growing.rglob("*"))
            if path.is_file() and path != self.growing / documents.NAME
        }
        before = self.series.seal(self.older) if self.older else ""
        here = software(frozenset(share.distribution for share in shares if share.distribution))
        release = Release(digest.of_document(content), content, files, before, {**here, **pages.libraries()})
        (self.growing / documents.NAME).write_bytes(documents.encoded(release))
        self._hand_over()
        return release

    def preview(self, folder: Path) -> manifest.Manifest:
        """Make the new items of the release in a folder of their own."""
        _, renewal, earlier = self._planned()
        if not renewal.wanted:
            raise NothingNew(f"Release {self.version} would bring no new items: there is nothing to review.")
        with private_umask():
            request, materials = self._asked(renewal.wanted)
            return self._snapshot("new items", request, folder, set(earlier), materials)

    def _planned(self) -> tuple[list[Held], Renewal, dict[str, str]]:
        """The items of the release before, what stays and is wanted, and the earlier puzzles."""
        live = self.series.held(self.older) if self.older else []
        renewal = renew(
            self.spec,
            self.terms,
            live,
            [retraction.id for retraction in self.retractions],
            monthly=self.monthly,
            standings=self._standings(live),
            shares=self.previous.content.shares if self.previous else (),
        )
        return live, renewal, self.series.canonical_forms(self.version, held_back=due(self.series, self.version))

    def _asked(self, wanted: Sequence[Portion]) -> tuple[Request, Materials]:
        """What is asked for of the new items, and what they are made of."""
        count = sum(portion.weight for portion in wanted)
        rows = [find(portion.family)[0] for portion in wanted]
        taken = {name for row in rows for name in (row.needs, row.uses)}
        materials = tuple(material for material in self.materials if material.NAME in taken)
        named = {name: digest for name, digest in self.spec.materials.items() if name in taken}
        spec = msgspec.structs.replace(self.spec, portions=tuple(wanted), materials=named)
        target = f"{self.spec.name} {self.version}"
        return request_for(spec, target, count, self._public_seed(), materials=materials), materials

    def _born(self, wanted: Sequence[Portion], taken: set[str]) -> tuple[Born | None, list[Held]]:
        """Make the new items."""
        if not wanted:
            return None, []
        request, materials = self._asked(wanted)
        folder = self.workshop.folder / "born"
        made = self._snapshot("new items", request, folder, taken, materials)
        fresh = []
        splits = splits_of(self.spec.name, self.version, self.terms, request.n)
        for split, (item, key, proof) in zip(splits, reading.rows(folder), strict=True):
            released = ReleasedItem.of(item, proof, split=split, released=str(self.version), canary=self.canary)
            fresh.append(Held(released, key, proof))
        return Born(request, made.content.refills, made.content.rejected), fresh

    def _public_seed(self) -> str:
        """A seed that follows from the secret, or else from the release before."""
        beacon = anchor.value(self.beacon)
        if self.secret:
            key = anchor.keys(self.secret, self.spec.name, self.version).public
            return anchor.public_seed(key, self.number, beacon)
        root = self.previous.root if self.previous else ""
        return anchor.unanchored_seed(self.spec.name, str(self.version), root, beacon)

    def _snapshot(
        self, what: str, request: Request, folder: Path, taken: set[str], materials: Materials = ()
    ) -> manifest.Manifest:
        return write_snapshot(
            request,
            folder,
            workers=self.workers,
            report=lambda progress: self.report(f"Making {what}", progress),
            taken=taken,
            materials=materials,
        )

    def _hidden(self, taken: set[str]) -> Hidden | None:
        """Make the items that are held back; a patch goes on with those of its month."""
        if self.previous and not self.monthly:
            return self.previous.content.hidden
        count = max(promised(self.terms), promised(self.previous.content.terms if self.previous else None))
        if not self.secret or not count:
            return None
        key = anchor.keys(self.secret, self.spec.name, self.version).hidden
        hidden = Hidden(
            release=str(self.version),
            count=count,
            merkle_root="",
            commitment=commitment.commit(key),
            reveal=self.terms.reveal,
            languages=self.spec.languages,
            shares=request_for(_without_materials(self.spec), "", count, "").shares,
        )
        folder = self.workshop.folder / _PRIVATE / HIDDEN
        for older in holding(self.series, self.version):
            taken |= self.series.hidden_forms(older).keys()
        request = hidden_request(hidden, self.spec.name, key, anchor.value(self.beacon))
        self._snapshot("hidden items", request, folder, taken)
        return msgspec.structs.replace(hidden, merkle_root=merkle_root(key, folder))

    def _pictures(self, held: Sequence[Held]) -> dict[str, str]:
        """Put the pictures at their places, with their canary in each; returns the digests of their pixels."""
        (self.growing / documents.IMAGES).mkdir(exist_ok=True)
        born = self.workshop.folder / "born"
        known = {**self.previous.content.pixels} if self.previous else {}
        if born.is_dir():
            known |= manifest.read(born).content.pixels
        for one in held:
            fresh = one.item.released == str(self.version)
            source = born if fresh or not self.older else self.series.release_folder(self.older)
            pictures.place(one.item, source, self.growing)
        return {path: known[path] for one in held for path in one.item.images}

    def _tables(self, held: Sequence[Held], renewal: Renewal) -> dict[str, str]:
        """Write the JSON lines; returns their digests. Keys that are kept apart go to the private part."""
        secrets = self.growing if self.terms.keys == "included" else self._private()
        version = str(self.version)
        tables: dict[Path, Sequence[msgspec.Struct | None]] = {
            self.growing / documents.ITEMS: [one.item for one in held],
            secrets / documents.KEYS: [one.key for one in held],
            secrets / documents.PROOFS: [one.proof for one in held],
            self.growing / documents.RETIRED: [
                Retired(one.item.id, one.item.released, version) for one in renewal.retired
            ],
            self.growing / documents.FORMS: list(forms.of_items((one.item for one in held), version)),
        }
        for path, lines in tables.items():
            path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        return {path.name: digest.of_file(path) for path in tables if path.parent == self.growing}

    def _private(self) -> Path:
        """The private part while it is made."""
        folder = self.workshop.folder / _PRIVATE
        folder.mkdir(exist_ok=True)
        return folder

    def _shares(self, held: Sequence[Held], born: Born | None) -> tuple[Share, ...]:
        """The families and levels of the items, with their numbers and the difficulties that each accepts."""
        known = (*(self.previous.content.shares if self.previous else ()), *(born.request.shares if born else ()))
        shares = {(share.family, share.version, share.level): share for share in known}
        counts = Counter((one.item.kind, one.item.family_version, Level(one.item.level)) for one in held)
        return tuple(msgspec.structs.replace(shares[kind], weight=count) for kind, count in sorted(counts.items()))

    def _proven(self, held: Sequence[Held], pixels: Mapping[str, str], shares: Sequence[Share]) -> Gate:
        """Prove every item again, from what is going to be published."""
        cases = upgrades.cases(self.growing, held, pixels, shares)
        return upgrades.proven_again(
            cases,
            self._changed,
            self.workers,
            lambda done: self.report("Proving all items", Progress(done, len(cases), 0)),
        )

    def _standings(self, live: Sequence[Held]) -> dict[str, Standing]:
        """What today's validators say to the items of earlier versions in the release before, by their ids."""
        left = [one for one in live if upgrades.is_earlier(one.item)]
        if not self.older or not self.previous or not left:
            return {}
        content = self.previous.content
        cases = upgrades.cases(self.series.release_folder(self.older), left, content.pixels, content.shares)
        with closing(ordered_map(upgrades.examine, cases, self.workers)) as examinations:
            return {case.item.id: one.standing for case, one in zip(cases, examinations, strict=True)}

    def _changed(self) -> list[Problem]:
        """What was changed in the release before since it was published."""
        assert self.previous
        assert self.older
        found = list(changes(self.series.release_folder(self.older), self.previous.files, {documents.NAME}))
        if digest.of_document(self.previous.content) != self.previous.root:
            found.append(Problem(documents.NAME, "the root digest does not belong to the content"))
        return found

    def _sealed(self) -> str:
        """Commit to the keys that are kept apart."""
        assert self.secret
        folder = self._private()
        salt = anchor.sealing_salt(self.secret, self.spec.name, self.version)
        return seal(salt, *(digest.of_file(folder / name) for name in (documents.KEYS, documents.PROOFS)))

    def _older(self) -> Older | None:
        """What the release before has already."""
        if not self.older or not self.previous:
            return None
        return Older(self.series.release_folder(self.older), self.previous.content.shards, self.previous.files)

    def _hand_over(self) -> None:
        """Put the private part at its place, before anything of the release can be seen."""
        whole = self.workshop.folder / _PRIVATE
        if whole.is_dir():
            folder = self.series.private_folder(self.version)
            shutil.rmtree(folder, ignore_errors=True)  # left by a run for another request that was killed right here
            whole.rename(folder)
