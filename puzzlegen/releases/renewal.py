"""What follows from the terms of a series: which items a new release keeps, retires, brings and holds back."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from puzzlegen.core.family import Level
from puzzlegen.core.stream import Stream
from puzzlegen.releases.documents import Held, Version
from puzzlegen.releases.upgrades import Standing
from puzzlegen.snapshots.manifest import Share
from puzzlegen.specs.language import Portion, Spec, Terms, plan, turns


class Renewal(msgspec.Struct, frozen=True):
    """What changes with a release.

    Attributes:
        kept: items of the release before that stay, in their order.
        retired: items of the release before that go.
        wanted: what is to be made; the weights are numbers of items.
    """

    kept: tuple[Held, ...]
    retired: tuple[Held, ...]
    wanted: tuple[Portion, ...]


def renew(
    spec: Spec,
    terms: Terms,
    live: Sequence[Held],
    retracted: Collection[str],
    *,
    monthly: bool,
    standings: Mapping[str, Standing] = MappingProxyType({}),
    shares: Sequence[Share] = (),
) -> Renewal:
    """Plan a release.

    Args:
        spec: what the release shall hold.
        terms: the spec's.
        live: the items of the release before, none for the first release.
        retracted: ids of items that must go.
        monthly: whether the share of items that the spec names is replaced; a patch replaces retracted items only.
        standings: by id, those of items that an upgrade has left.
        shares: what the items of the release before were asked for.

    Items that cannot be proven any more go first, then those that are measured otherwise, then the oldest; among items
    of one release families and levels take turns, each in the order of its ids. Where the spec has changed, the first
    ones of a family and level that has too many go as well; where it asks for another form, number of options or
    setting of knobs, all of them go, since that is another level, which other difficulties fit.
    """
    asked = {(portion.family, portion.level): portion for portion in spec.portions}
    otherwise = {
        (share.family, share.version, share.level)
        for share in shares
        if (one := asked.get((share.family, share.level)))
        and (share.form, share.options, share.settings, share.styles, share.size)
        != (one.form, one.options, one.settings, one.styles, one.size)
    }
    room = Counter((slot.family, slot.level) for slot in plan(spec.portions, terms.items))
    staying = [
        held
        for held in live
        if held.item.id not in retracted
        and (held.item.kind, held.item.family_version, Level(held.item.level)) not in otherwise
    ]
    age = {version: number for number, version in enumerate(sorted({Version.parse(h.item.released) for h in staying}))}
    ahead: Counter[tuple[str, str, str]] = Counter()
    order = []
    for held in sorted(staying, key=lambda held: held.item.id):
        item = held.item
        kind = (item.released, item.kind, item.level)
        standing = standings.get(item.id, Standing.PROVEN)
        order.append((standing, age[Version.parse(item.released)], ahead[kind], item.kind, item.level, held))
        ahead[kind] += 1
    by_age = [held for *_, held in sorted(order, key=lambda entry: entry[:5])]
    leaving = round(terms.refresh * terms.items) if monthly and live else 0
    kept = set()
    for held in reversed(by_age[leaving:]):
        group = (held.item.kind, Level(held.item.level))
        if room[group] > 0:
            room[group] -= 1
            kept.add(held.item.id)
    return Renewal(
        kept=tuple(held for held in live if held.item.id in kept),
        retired=tuple(held for held in live if held.item.id not in kept),
        wanted=tuple(replace(asked[group], weight=count) for group, count in room.items() if count > 0),
    )


def splits_of(series: str, version: Version, terms: Terms, count: int) -> list[str]:
    """The splits of the ``count`` items that a release brings, in the order of their ids."""
    order = Stream(series, str(version), "splits").permutation(count)
    names = list(terms.splits)
    return [names[turn] for _, turn in sorted(zip(order, turns(list(terms.splits.values())), strict=False))]


def promised(terms: Terms | None) -> int:
    """How many items each month's release holds back by these terms, or without any."""
    return round(terms.hidden * terms.items) if terms else 0
