"""Makes again, from the secret, what a lost private folder held: held-back items, and keys that are kept apart.

What is made again is compared with what the release was committed to, and takes its place only if it is the same.
"""

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, Self, TypeAlias

import msgspec

from puzzlegen.core.errors import CheckFailed
from puzzlegen.core.family import Level
from puzzlegen.core.item import Key, Proof
from puzzlegen.core.writing import put
from puzzlegen.releases import anchor, commitment, documents
from puzzlegen.releases.documents import Content, Hidden, Release, ReleasedItem, Version
from puzzlegen.releases.held_back import hidden_request, holding, merkle_root, seal
from puzzlegen.releases.secret import OtherSecret, Secret
from puzzlegen.releases.series import HIDDEN, Series
from puzzlegen.running.workers import Workers, ordered_map
from puzzlegen.snapshots import digest, manifest, reading
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.selection import Task, loaded, run
from puzzlegen.snapshots.verify import damage
from puzzlegen.snapshots.workshop import private_umask
from puzzlegen.snapshots.writer import OtherVersion, Progress, require_versions, write_snapshot
from puzzlegen.specs.language import Slot

Report: TypeAlias = Callable[[str, Progress], None]  # what is being done, and how far it is

AGAIN: Final = ".again.partial"  # in the private folder: what is being made again
_RESERVE: Final = 100  # indices beyond twice their number among which the items of a family and level are looked for


class OtherItems(CheckFailed):
    """The items at hand are not those that the release was committed to."""


def key_of(release: Release, hidden: Hidden, secret: Secret) -> bytes:
    """The key of what a release holds back; raises `OtherSecret` if the secret does not give it."""
    key = anchor.keys(secret, release.content.series, Version.parse(release.content.version)).hidden
    if commitment.commit(key) != hidden.commitment:
        raise OtherSecret(f"The secret is not the one that release {hidden.release} of this series was made with.")
    return key


def public_seed(series: Series, version: Version, secret: Secret) -> str:
    """The seed of the public items that a release brought."""
    number = sum(one < version and one.calendar_month == version.calendar_month for one in series.versions())
    content = series.read(version).content
    return anchor.public_seed(anchor.keys(secret, content.series, version).public, number, anchor.value(content.beacon))


def hidden_items(series: Series, version: Version, secret: Secret, workers: Workers, report: Report) -> Path:
    """The snapshot in the private folder that holds what a release holds back; made again if it is lost or damaged.

    What the releases before it hold back has to be there. The caller is at work in the private folder.

    Raises:
        OtherSecret: the secret is another one.
        OtherVersion: the items would have to be made again by the puzzlegen of then.
        OtherItems: what was made again is not what the release was committed to.
    """
    release = series.read(version)
    hidden = release.content.hidden
    assert hidden is not None
    key = key_of(release, hidden, secret)
    folder = series.private_folder(version) / HIDDEN
    if _whole(folder, key, hidden):
        return folder
    request = hidden_request(hidden, release.content.series, key, anchor.value(release.content.beacon))
    require_versions(request)
    made = series.private / AGAIN / str(version)
    with private_umask():
        write_snapshot(
            request,
            made,
            workers=workers,
            overwrite=True,
            report=lambda done: report("Making hidden items again", done),
            taken=_taken(series, version),
        )
        if merkle_root(key, made) != hidden.merkle_root:
            raise OtherItems(f"What was made again is not what release {version} was committed to hold back.")
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(exist_ok=True)
        made.rename(folder)
        shutil.rmtree(made.parent)
    return folder


def _whole(folder: Path, key: bytes, hidden: Hidden) -> bool:
    """True if a folder holds what a release was committed to, to the last byte."""
    try:
        there = manifest.read(folder)
        return not any(damage(folder, there)) and merkle_root(key, folder) == hidden.merkle_root
    except (CheckFailed, manifest.NotASnapshot, manifest.OtherSchema):
        return False


def _taken(series: Series, version: Version) -> set[str]:
    """The canonical forms that the items which a release holds back had to avoid.

    Those are the public ones, its own among them, and what all releases before it held back.
    """
    earlier = [older for older in series.versions() if older < version]
    public = [series.public_forms(one) for one in (*earlier, version)]
    still = holding(series, version)
    held_back = [series.hidden_forms(one) for one in earlier if one in still or series.revealed_folder(one).is_dir()]
    return set().union(*public, *held_back)


def everything(series: Series, version: Version, secret: Secret, workers: Workers, report: Report) -> None:
    """Have in the private folder all that the release ``version`` has to know of those before it.

    The caller is at work in the private folder.

    Raises:
        OtherSecret, OtherVersion, OtherItems: as `hidden_items` and `keys`.
    """
    before = [older for older in series.versions() if older < version]
    for older in holding(series, version):
        hidden_items(series, older, secret, workers, report)
    for older in before[-1:]:
        keys(series, older, secret, workers, report)


def keys(series: Series, version: Version, secret: Secret, workers: Workers, report: Report) -> None:
    """Have the keys and proofs of a release that keeps them apart in the private folder; they are made again if lost.

    The caller is at work in the private folder.

    Raises:
        OtherVersion: the items would have to be made again by the puzzlegen of then.
        OtherItems: what was made again is not what the release was committed to.
    """
    content = series.read(version).content
    folder = series.private_folder(version)
    if not content.sealed or _sealed(folder, version, content, secret):
        return
    items = list(reading.documents(series.release_folder(version) / documents.ITEMS, ReleasedItem))
    made = _made_again(series, items, secret, workers, report)
    with private_umask():
        folder.mkdir(exist_ok=True)
        if len(made) == len(items):
            for part, name in enumerate((documents.KEYS, documents.PROOFS)):
                put(folder / name, b"".join(msgspec.json.encode(made[item.id][part]) + b"\n" for item in items))
    if not _sealed(folder, version, content, secret):
        raise OtherItems(
            f"The keys of release {version} are not in {folder}, and what the secret gives is not what the release "
            "was committed to."
        )


def _sealed(folder: Path, version: Version, content: Content, secret: Secret) -> bool:
    """True if a folder has the keys and the proofs that a release is committed to."""
    tables = [folder / name for name in (documents.KEYS, documents.PROOFS)]
    if not all(table.is_file() for table in tables):
        return False
    salt = anchor.sealing_salt(secret, content.series, version)
    return seal(salt, *(digest.of_file(table) for table in tables)) == content.sealed


class _Group(NamedTuple):
    """Items of one family and level that one release brought.

    Attributes:
        planned: how many the release brought, some of which may be retired since.
        ids: of the items.
    """

    family: str
    level: Level
    seed: str
    languages: tuple[str, ...]
    planned: int
    ids: frozenset[str]

    @classmethod
    def of(cls, series: Series, items: Sequence[ReleasedItem], secret: Secret) -> Self:
        """Those of these items; raises `OtherVersion` if the family has changed since."""
        one, version = items[0], Version.parse(items[0].released)
        current = loaded(one.kind).row.version
        if current != one.family_version:
            raise OtherVersion.of(one.kind, one.family_version, current)
        born = reading.documents(series.release_folder(version) / documents.ITEMS, ReleasedItem)
        planned = sum((item.released, item.kind, item.level) == (one.released, one.kind, one.level) for item in born)
        languages = tuple(sorted({item.language for item in items}))
        seed = public_seed(series, version, secret)
        return cls(one.kind, Level(one.level), seed, languages, planned, frozenset(item.id for item in items))

    def tasks(self, indices: range) -> Iterator[Task]:
        """What makes the items of these indices, in each language."""
        for index in indices:
            for language in self.languages:
                yield Task(Slot(0, self.family, self.level, index), self.seed, language)


def _made_again(
    series: Series, items: Sequence[ReleasedItem], secret: Secret, workers: Workers, report: Report
) -> dict[str, tuple[Key, Proof]]:
    """The keys and proofs of items, by their ids, as far as the secret makes them: from the plan, or the reserve."""
    parts: defaultdict[tuple[str, ...], list[ReleasedItem]] = defaultdict(list)
    for item in items:
        parts[item.released, item.kind, str(item.family_version), item.level].append(item)
    groups = [_Group.of(series, part, secret) for part in parts.values()]
    found: dict[str, tuple[Key, Proof]] = {}
    missing = {item.id for item in items}
    plan = (task for one in groups for task in one.tasks(range(one.planned)))
    reserve = (
        task
        for one in groups
        for task in one.tasks(range(one.planned, 2 * one.planned + _RESERVE))
        if not missing.isdisjoint(one.ids)
    )
    with closing(ordered_map(run, chain(plan, reserve), workers)) as makes:
        for made in makes:
            if isinstance(made, AcceptedItem) and made.item.id in missing:
                missing.remove(made.item.id)
                found[made.item.id] = made.key, made.proof
            report("Making keys again", Progress(len(found), len(items), 0))
            if not missing:
                break
    return found
