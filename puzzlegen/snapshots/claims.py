"""What a manifest claims of its items, derived again from the items.

Whoever changes a snapshot can make all digests agree. So whatever follows from something else is derived again and
compared: the plan from the request, the numbers of items, levels and languages from the plan, the reserve indices and
the sizes of pools from one another. What follows from nothing that is published is named by `unchecked`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import UNSET

from puzzlegen import catalog
from puzzlegen.catalog import UnknownFamily, questions
from puzzlegen.core import foreign
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.item import PALETTE_NAMES, Item
from puzzlegen.materials.material import Material
from puzzlegen.running.software import software
from puzzlegen.snapshots import manifest, presenting
from puzzlegen.snapshots.manifest import Content, Manifest, MissingPackage, Refill, Request
from puzzlegen.snapshots.pools import estimated
from puzzlegen.snapshots.problem import Problem

Sort: TypeAlias = tuple[str, str, str]
"""Family, level and language of an item."""

_MANY: Final = 6  # families that a sentence names


class Account:
    """The items of a snapshot, entered one by one, and what they say to its manifest.

    Args:
        there: the manifest.
    """

    def __init__(self, there: Manifest) -> None:
        self._there = there
        self._last = ""
        self._forms: dict[str, str] = {}
        self._origins: dict[str, str] = {}
        self._pictures: list[str] = []
        self._verdicts: Counter[Verdict] = Counter()
        self._sorts: Counter[Sort] = Counter()
        self._rejected: Counter[str] = Counter()

    def enter(self, item: Item, canonical: str, verdict: Verdict, attempts: int) -> Iterator[Problem]:
        """Enter an item, in its order, and compare it with those before."""
        if item.id == self._last:
            yield Problem(manifest.ITEMS, f"{item.id} is there twice")
        elif item.id < self._last:
            yield Problem(manifest.ITEMS, f"{item.id} is not in the order of the ids")
        self._last = item.id
        first = self._forms.setdefault(canonical, item.id)
        if first != item.id:
            yield Problem(manifest.PROOFS, f"items {first} and {item.id} are the same puzzle")
        if bool(item.variant_of) != (self._there.content.request.variation is not None):
            yield Problem(manifest.ITEMS, f"{item.id}: its variant_of is not what the request says")
        if item.variant_of and self._origins.setdefault(item.variant_of, item.id) != item.id:
            yield Problem(manifest.ITEMS, f"{item.id} is a variant of the same item as another one")
        self._pictures += item.images
        self._verdicts[verdict] += 1
        self._sorts[sort_of(item)] += 1
        self._rejected[f"{item.kind}@{item.level}"] += attempts - 1

    def problems(self) -> Iterator[Problem]:
        """What the manifest says and is not so, now that all items are entered."""
        content = self._there.content
        yield from self._files()
        promised = {Verdict.JUDGED: content.judged or 0, **(content.unproven or {})}
        for verdict in sorted({*promised, *self._verdicts} - {Verdict.UNIQUE}):
            if promised.get(verdict, 0) != self._verdicts[verdict]:
                said = f"says that {promised.get(verdict, 0)} items are {verdict}, and {self._verdicts[verdict]} are"
                yield Problem(manifest.NAME, said)
        if (content.judged is UNSET) == bool(content.request.judge) or content.unproven == {}:
            yield Problem(manifest.NAME, "does not count the items that are not proven as the request says")
        if content.request.variation is None:
            yield from self._planned()
        else:
            yield from self._varied()

    def _files(self) -> Iterator[Problem]:
        content, files = self._there.content, self._there.files
        for path in sorted({*self._pictures} ^ set(content.pixels)):
            yield Problem(path, "is not both a picture of an item and in the manifest")
        for name in sorted(set(files) ^ {*content.pixels, *manifest.TABLES}):
            complaint = "is no file of a snapshot" if name in files else "has no SHA-256 in the manifest"
            yield Problem(name, complaint)
        if set(content.tables) != set(manifest.TABLES):
            yield Problem(manifest.NAME, f"has other tables than {', '.join(manifest.TABLES)}")
        for order in (list(content.pixels), [name for name in files if name in content.pixels]):
            if order not in (self._pictures, sorted(self._pictures)) and set(order) == set(self._pictures):
                yield Problem(manifest.NAME, "does not list the pictures in the order of the items")

    def _planned(self) -> Iterator[Problem]:
        """What does not follow from the request's plan."""
        content = self._there.content
        told = list(of_plan(content.request, content.refills, self._sorts))
        yield from (Problem(manifest.NAME, complaint) for complaint in told)
        if told:
            return
        yield from self._counted(*reserve(content.request, content.refills))

    def _counted(self, planned: Mapping[str, int], spare: Mapping[str, int]) -> Iterator[Problem]:
        """Compare the counts of a run with one another.

        Args:
            planned: ``family@level`` -> number of its places.
            spare: likewise, how many reserve indices were tried: one for each duplicate and each exhausted index.
        """
        content = self._there.content
        exhausted, pools = content.exhausted or {}, content.pools or {}
        least = {kind: self._rejected[kind] + exhausted.get(kind, 0) for kind in planned}
        for complaint in of_rejected(content.rejected, planned, spare, least):
            yield Problem(manifest.NAME, complaint)
        for name, table in (("exhausted", exhausted), ("pools", pools)):
            if not _in_order(table, planned):
                yield Problem(manifest.NAME, f"has {name} of other families and levels than it holds, or out of order")
        if set(pools) != set(planned):
            yield Problem(manifest.NAME, "does not estimate the pool of each family and level")
        if content.exhausted == {} or 0 in exhausted.values():
            yield Problem(manifest.NAME, "has exhausted indices that are none")
        for kind, places in sorted(planned.items()):
            repeated = spare[kind] - exhausted.get(kind, 0)
            if content.rejected.get(kind, {}).get(manifest.DUPLICATE, 0) != repeated:
                yield Problem(manifest.NAME, f"has other duplicates of {kind} than its refills say")
            pool = pools.get(kind)
            if pool is not None and (
                pool.drawn != places + repeated
                or pool.repeats > repeated
                or not pool.repeats <= pool.pairs <= pool.repeats * (pool.repeats + 1) // 2
                or pool != estimated(pool.drawn, pool.repeats, pool.pairs)
            ):
                yield Problem(manifest.NAME, f"has a pool of {kind} that does not follow from what was drawn")

    def _varied(self) -> Iterator[Problem]:
        """What no snapshot has that shows another one in another way."""
        content = self._there.content
        if content.refills or content.rejected or content.exhausted is not UNSET or content.pools is not UNSET:
            yield Problem(manifest.NAME, "counts rejected items, though it shows those of another snapshot")
        spoken = {language for _, _, language in self._sorts}
        if not spoken <= set(content.request.languages):
            yield Problem(manifest.NAME, f"does not name the language {', '.join(sorted(spoken))} of its items")


def reserve(request: Request, refills: Sequence[Refill]) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """Of each ``family@level``, how many places are planned and how many reserve indices were tried."""
    slots = request.slots()
    planned = Counter(f"{slot.family}@{slot.level}" for slot in slots)
    spare = dict.fromkeys(planned, 0)
    for refill in refills:
        kind = f"{slots[refill.place].family}@{slots[refill.place].level}"
        spare[kind] = max(spare[kind], refill.index + 1 - planned[kind])
    return planned, spare


def of_rejected(
    rejected: Mapping[str, Mapping[str, int]],
    planned: Mapping[str, int],
    spare: Mapping[str, int],
    least: Mapping[str, int],
) -> Iterator[str]:
    """What is wrong with the counts of rejected attempts.

    Args:
        rejected: ``family@level`` -> reason -> how many attempts were rejected for it.
        planned: ``family@level`` -> how many places are planned.
        spare: likewise, how many reserve indices were tried, see `reserve`.
        least: ``family@level`` -> how many attempts were rejected before those that gave an item.
    """
    if not _in_order(rejected, planned):
        yield "has rejected of other families and levels than it holds, or out of order"
    for kind in sorted(planned):
        reasons = rejected.get(kind, {})
        repeated = reasons.get(manifest.DUPLICATE, 0)
        other = sum(reasons.values()) - repeated
        if list(reasons) != sorted(reasons) or (kind in rejected and not reasons) or 0 in reasons.values():
            yield f"has reasons for rejections of {kind} that are none, or out of order"
        if repeated > spare[kind]:
            yield f"has more duplicates of {kind} than its refills say"
        if other < least.get(kind, 0) or (not spare[kind] and other != least.get(kind, 0)):
            yield f"counts {other} rejected attempts of {kind}, and its items say otherwise"


def _in_order(table: Mapping[str, object], planned: Mapping[str, int]) -> bool:
    return list(table) == sorted(table) and table.keys() <= planned.keys()


def sort_of(item: Item) -> Sort:
    """Family, level and language of an item."""
    return item.kind, item.level, item.language


def of_plan(request: Request, refills: Sequence[Refill], sorts: Mapping[Sort, int]) -> Iterator[str]:
    """What does not follow from the plan of a request.

    Args:
        request: the request, which is not a variation of another snapshot.
        refills: the places that were filled from reserve indices.
        sorts: how many items there are of each family, level and language.
    """
    if sum(sorts.values()) != request.n:  # a plan of a million items is no answer to a number in a file
        yield f"plans {request.n} items, and there are {sum(sorts.values())}"
        return
    slots = request.slots()
    planned = Counter((slot.family, slot.level) for slot in slots)
    before = -1
    for refill in refills:
        if not before < refill.place < request.n:
            yield f"refills place {refill.place}, which is none or out of order"
            return
        before, slot = refill.place, slots[refill.place]
        if refill.index < planned[slot.family, slot.level]:
            yield f"refills a place of {slot.family}@{slot.level} from index {refill.index} of the plan"
    filled = manifest.filled(request, refills)
    if len({(slot.family, slot.level, slot.index) for slot in filled}) < request.n:
        yield "refills two places from one index"
    language = request.language_of()
    wanted = Counter((slot.family, str(slot.level), language(slot)) for slot in filled)
    for sort in sorted({*wanted, *sorts}):
        family, level, spoken = sort
        if wanted[sort] != sorts.get(sort, 0):
            said = f"plans {wanted[sort]} items of {family} at level {level} in {spoken}"
            yield f"{said}, and there are {sorts.get(sort, 0)}"


def of_texts(request: Request, rejected: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    """What is wrong with the texts of a request and with the reasons why attempts were rejected."""
    said = [msgspec.to_builtins(identity) for identity in request.materials().values()]
    try:
        foreign.check_size(
            [request.target, *map(list, rejected.values()), said], values=1_000_000, characters=16_000_000
        )
    except foreign.InvalidInput as error:
        yield f"says what cannot be shown: {error}"


def of_request(request: Request) -> Iterator[Problem]:
    """What a request says of its families and is not so; those of other versions cannot be judged."""
    if len(set(request.languages)) < len(request.languages):
        yield Problem(manifest.NAME, "names a language twice")
    kinds = Counter((share.family, share.level) for share in request.shares)
    for (family, level), count in sorted(kinds.items()):
        if count > 1:
            yield Problem(manifest.NAME, f"asks twice for {family} at level {level}")
    rooms: dict[str, catalog.Family] = {}
    for share in request.shares:
        try:
            row = share.row()
        except MissingPackage:  # without it there is nothing to prove
            raise
        except (UnknownFamily, ValueError):
            yield Problem(manifest.NAME, f"names the family {foreign.shown(share.family)}, which does not exist")
            continue
        if share.version != row.version:
            yield Problem(
                manifest.NAME,
                f"holds version {share.version} of {row.name}, and this puzzlegen has {row.version}: only that one can "
                "put it into words and draw it again",
            )
            continue
        room = rooms[row.name] = catalog.load(row.name)
        if not share.accepts_as(room):
            yield Problem(
                manifest.NAME, f"has other difficulties for {row.name} at level {share.level} than it accepts"
            )
        if not share.weight:
            yield Problem(manifest.NAME, f"asks for no items of {row.name} at level {share.level}")
        if request.variation is None:
            if request.form is not None and share.form is not None:
                yield Problem(manifest.NAME, f"asks for two forms of {row.name}")
            lack = questions.lack(row, share.level, request.form or share.form, share.options)
            if lack is not None:
                yield Problem(manifest.NAME, f"asks for what there is not: {lack.removesuffix('.')}")
        if unknown := [name for name in share.styles if name not in PALETTE_NAMES]:
            yield Problem(manifest.NAME, f"asks for a style that there is not: {foreign.shown(unknown[0])}")
        if request.with_fen and not presenting.transcribes(room.renderer):
            yield Problem(manifest.NAME, f"asks for positions of {row.name} in FEN, which has none")
        named = {kind.NAME for kind in request.materials()}
        if row.needs and row.needs not in named and request.variation is None:
            yield Problem(manifest.NAME, f"does not name the {row.needs} that {row.name} is made of")
    for kind in request.materials():
        if len(rooms) == len({share.family for share in request.shares}) and not _serves(kind, rooms):
            yield Problem(manifest.NAME, f"names a material that its families do not take: {kind.NAME}")


def _serves(kind: type[Material], rooms: Mapping[str, catalog.Family]) -> bool:
    taking = [room.takes(kind.NAME) for room in rooms.values()]
    return all(taking) if kind.FOR_ALL else any(taking)


def of_manifest(there: Manifest) -> Iterator[Problem]:
    """What a manifest says of itself and is not so."""
    content = there.content
    yield from of_request(content.request)
    if set(there.toolchain) != set(software(content.request.distributions)):
        yield Problem(manifest.NAME, "names other software than snapshots are made with")
    for complaint in of_texts(content.request, content.rejected):
        yield Problem(manifest.NAME, complaint)


def unchecked(content: Content) -> tuple[str, ...]:
    """What nobody can check who has nothing but a snapshot, in words that follow on "not checked: "."""
    request = content.request
    names = {row.name for row in catalog.rows()}
    known = [share for share in request.shares if share.family in names]
    told = ["how it was asked for (target), the seed, the software, the reasons for rejections"]
    told.append("which of two levels an item was made for if both accept it, and in how many attempts")
    if request.variation is not None:
        told.append("whether its origin has the same puzzles, and no more, and from which seeds they are varied")
    elif not request.unrepeatable:
        told[1] += " (puzzlegen replay makes the same items again)"
    families = dict.fromkeys(one.family for one in known)
    if unjudged := [family for family in families if catalog.load_validator(family).certify_why is None]:
        told.append(f"whether each step of an explanation is true, of {_some(unjudged)}")
    if pictured := [family for family in families if catalog.find(family)[0].needs]:
        told.append(f"what the pictures were made of, of {_some(pictured)}")
    told += [f"what is said of the {kind.NAME}, such as its licence" for kind in request.materials()]
    told += [f"how {one.level} items of {one.family} are, with knobs set by hand" for one in known if one.settings]
    return tuple(told)


def _some(families: Sequence[str]) -> str:
    """Families by their names, or how many there are if they are many."""
    return ", ".join(sorted(families)) if len(families) < _MANY else f"{len(families)} families"
