"""Items of earlier versions of their families: those that an upgrade of puzzlegen has left in a series.

Today's validators may measure them otherwise, or not understand them at all. Such items are named and counted, kept,
and retired first. That says nothing against them, and nothing for them: so only items that an earlier release has
published are let off, and only as they were published then. Items of the present versions are proven as strictly as
ever.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen import catalog
from puzzlegen.core.item import Item, so_many
from puzzlegen.fairness.gate import Gate
from puzzlegen.materials.table import Named
from puzzlegen.releases.documents import ITEMS, Content, Held, ReleasedItem
from puzzlegen.running.workers import Workers, ordered_map
from puzzlegen.snapshots import digest
from puzzlegen.snapshots.manifest import Refill, Request, Share, filled
from puzzlegen.snapshots.problem import Problem
from puzzlegen.snapshots.verify import Case, check, lasting, remeasured
from puzzlegen.snapshots.writer import require_versions
from puzzlegen.specs.language import Slot


class Standing(IntEnum):
    """What today's validator says to an item, the worst first."""

    UNPROVEN = 0
    REMEASURED = 1
    PROVEN = 2


class Examined(msgspec.Struct, frozen=True):
    """What was found of one item: what is wrong with it in any version, and what its validator says."""

    problems: list[Problem]
    standing: Standing


_UNKNOWN: Final = 1 << 62


def current(family: str) -> int:
    """The version that this puzzlegen has of a family; one above all where it knows the family no more."""
    try:
        (row,) = catalog.find(family)
    except catalog.UnknownFamily:
        return _UNKNOWN
    return row.version


def needs(family: str) -> str:
    """The material without which a family makes nothing; empty if it needs none, or is not known here."""
    try:
        return catalog.find(family)[0].needs
    except catalog.UnknownFamily:
        return ""


def uses(family: str) -> str:
    """The material that may take the place of what a family invents; empty if none does, or it is not known here."""
    try:
        return catalog.find(family)[0].uses
    except catalog.UnknownFamily:
        return ""


def made_of(family: str, named: Named) -> str:
    """The material that items of a family are made of where a request names these; empty if they are made of none."""
    return needs(family) or (uses(family) if uses(family) in {kind.NAME for kind in named.materials()} else "")


AGAIN: Final = "proven again"


def is_earlier(item: Item) -> bool:
    """True if the item is of an earlier version than this puzzlegen has of its family."""
    return item.family_version < current(item.kind)


def examine(case: Case) -> Examined:
    """Prove an item again; runs in the workers.

    One of an earlier version that its validator does not certify as published is tried once more, with what the
    validator measures today in the place of what was published: then the answer at least is proven.
    """
    if not is_earlier(case.item):
        return Examined(check(case).problems, Standing.PROVEN)
    problems = list(lasting(case))
    if problems or current(case.item.kind) == _UNKNOWN:
        return Examined(problems, Standing.UNPROVEN)
    if not check(case).problems:
        return Examined([], Standing.PROVEN)
    again = remeasured(case)
    proven = again is not None and not check(again).problems
    return Examined([], Standing.REMEASURED if proven else Standing.UNPROVEN)


def cases(folder: Path, held: Sequence[Held], pixels: Mapping[str, str], shares: Sequence[Share]) -> list[Case]:
    """The items of a release that have keys and proofs, to be examined.

    Args:
        folder: where its pictures are.
        held: the items.
        pixels: path of each picture -> digest of its pixels.
        shares: the families and levels of the release, with the difficulties that they accept.

    Raises:
        MissingPackage: a family is from another package, which is not installed.
    """
    for wanted in shares:
        if wanted.distribution:
            wanted.row()
    known = {(share.family, share.version, str(share.level)): share for share in shares}
    found = []
    for one in held:
        if one.key and one.proof:
            share = known.get((one.item.kind, one.item.family_version, one.item.level))
            bounds = share.bounds_of(one.proof.query) if share else None
            digests = tuple(pixels.get(path, "") for path in one.item.images)
            item = one.item.plain
            found.append(Case(folder, item, one.key, one.proof, digests, bounds, stamped=bool(one.item.canary)))
    return found


def proven_again(
    cases: Sequence[Case], changed: Callable[[], list[Problem]], workers: Workers, report: Callable[[int], None]
) -> Gate:
    """Prove every item of a release again.

    Args:
        cases: the items, as they are going to be published.
        changed: finds what was changed in the release before since it was published; asked only where items of earlier
            versions are let off.
        workers: number of processes.
        report: is told how many items are examined.
    """
    problems: list[Problem] = []
    left: dict[str, Counter[str]] = defaultdict(Counter)
    with closing(ordered_map(examine, cases, workers)) as examinations:
        for done, (case, examined) in enumerate(zip(cases, examinations, strict=True), start=1):
            problems += examined.problems
            if examined.standing is not Standing.PROVEN:
                left[f"{case.item.kind} {case.item.family_version}"][examined.standing.name.lower()] += 1
            report(done)
    if left:
        problems += changed()
    return finding(len(cases), problems, left)


def finding(items: int, problems: Sequence[Problem], left: Mapping[str, Mapping[str, int]]) -> Gate:
    """What the proof of so many items found.

    Args:
        items: their number.
        problems: what is wrong with them.
        left: family and earlier version -> standing in small letters -> how many items have it.
    """
    figures: dict[str, Any] = {"items": items, "problems": len(problems)}
    detail = f"All {items} answers were proven again from the published statements."
    if left:
        figures["earlier_versions"] = {kind: dict(sorted(counts.items())) for kind, counts in sorted(left.items())}
        remeasured, unproven = (
            sum(counts.get(one.name.lower(), 0) for counts in left.values())
            for one in (Standing.REMEASURED, Standing.UNPROVEN)
        )
        detail = (
            f"{items - unproven} of {items} answers were proven again from the published statements. Of the "
            f"items of earlier versions ({', '.join(sorted(left))}) {remeasured} are measured otherwise today, and "
            f"{unproven} cannot be proven any more; these stay as they were published, and are retired first."
        )
    if problems:
        detail = f"{so_many(len(problems))} could not be proven again; the first: {problems[0]}."
    return Gate(AGAIN, not problems, detail, figures)


def slots(request: Request, refills: Sequence[Refill]) -> list[Slot]:
    """The places of a request that can be made again: those of families that have not changed since, and need nothing.

    Raises:
        OtherVersion: a family is of a later version than this puzzlegen has.
    """
    same = tuple(share for share in request.shares if share.version >= current(share.family))
    require_versions(msgspec.structs.replace(request, shares=same))
    families = {share.family for share in same if not made_of(share.family, request)}
    return [slot for slot in filled(request, refills) if slot.family in families]


class Ledger:
    """The items of earlier versions that an audit comes across, from the oldest release on."""

    def __init__(self, newest: str) -> None:
        self._newest = newest
        self._standings: dict[str, Standing] = {}
        self._kinds: dict[str, tuple[str, int]] = {}
        self._published: dict[str, str] = {}
        self._not_made: dict[str, tuple[str, int]] = {}
        self._needy: Counter[tuple[str, str]] = Counter()
        self._versions: dict[str, int] = {}

    def born(self, content: Content, items: Sequence[ReleasedItem]) -> Iterator[Problem]:
        """What cannot be of the versions of the items that a release brings: an upgrade is never undone."""
        fresh = [item for item in items if item.released == content.version]
        asked = {(s.family, s.version, str(s.level)) for s in content.born.request.shares} if content.born else None
        for item in fresh:
            if asked is not None and (item.kind, item.family_version, item.level) not in asked:
                yield Problem(ITEMS, f"{item.id} is of a family, version or level that was not asked for")
            latest = self._versions.get(item.kind, item.family_version)
            if item.family_version < latest:
                yield Problem(
                    ITEMS,
                    f"{item.id} is of version {item.family_version} of {item.kind}, and an earlier release introduced "
                    f"items of version {latest}",
                )
        for item in fresh:
            self._versions[item.kind] = max(item.family_version, self._versions.get(item.kind, 0))

    def enter(self, case: Case, released: str, standing: Standing) -> Iterator[Problem]:
        """Note what an item's validator says, and what is wrong with letting it off.

        Args:
            case: the item.
            released: the version of the release that it was published with.
            standing: what the validator says.
        """
        if standing is Standing.PROVEN:
            return
        item = case.item
        self._kinds[item.id], self._standings[item.id] = (item.kind, item.family_version), standing
        plain = {name: getattr(item, name) for name in Item.__struct_fields__}
        published = digest.of_document([plain, released, case.key, case.proof, case.pixels])
        if self._published.setdefault(item.id, published) != published:
            yield Problem(ITEMS, f"{item.id} is not what it was when it was first published")
        if standing is Standing.UNPROVEN and released == self._newest:
            yield Problem(
                ITEMS,
                f"{item.id} is of version {item.family_version} of {item.kind}, which this puzzlegen cannot prove, and "
                "no later release has confirmed it",
            )

    def not_made(self, items: Sequence[Item], request: Request) -> None:
        """Note items that cannot be made again: they are of earlier versions, or of a material of their request."""
        for item in items:
            if material := made_of(item.kind, request):
                self._needy[item.kind, material] += 1
            else:
                self._not_made[item.id] = item.kind, item.family_version

    def remarks(self) -> Iterator[str]:
        """One sentence for each family, version and shortcoming."""
        for standing, told in (
            (Standing.REMEASURED, "have proven answers, but are measured otherwise"),
            (Standing.UNPROVEN, "could not be proven again; they are as they were published first"),
        ):
            yield from _told(
                {name: self._kinds[name] for name, one in self._standings.items() if one is standing}, told
            )
        yield from _told(self._not_made, "could not be made again")
        for (family, material), count in sorted(self._needy.items()):
            yield f"{so_many(count)} of {family} could not be made again: the {material} are not published."


def _told(kinds: Mapping[str, tuple[str, int]], told: str) -> Iterator[str]:
    for kind in sorted(set(kinds.values())):
        family, version = kind
        here = current(family)
        has = f"has version {here}" if here != _UNKNOWN else "does not have the family"
        count = list(kinds.values()).count(kind)
        yield f"{so_many(count)} of version {version} of {family} {told}: this puzzlegen {has}."
