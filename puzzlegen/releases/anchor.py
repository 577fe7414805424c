"""Binds the keys of all months of a series at its first release, so that no month's key can be chosen later.

Each month has two keys, which follow from the secret: that of what its release holds back, and that of what it
publishes. The leaf of a month is made of the commitments to both; the root of the tree over the leaves of `MONTHS`
months (RFC 6962, section 2.1) stands in every release from the first one on. A release shows at once that its month's
leaf is in the tree, and opens the key that its public seeds follow from; the other key is opened by the reveal.

A tree and no hash chain: a key of a chain gives away those of all earlier months, which may still be held back.
"""

import hmac
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final, NamedTuple

from msgspec import UnsetType

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases import commitment
from puzzlegen.releases.beacon import VALUE, is_source
from puzzlegen.releases.documents import Anchor, Beacon, Content, MonthKeys, Version
from puzzlegen.releases.secret import Secret
from puzzlegen.snapshots import digest

MONTHS: Final = 240
_MONTH: Final = re.compile(r"[1-9]\d{3}-(0[1-9]|1[0-2])")


class NoKeys(WrongUsage):
    """The anchor of the series has no keys for this month."""


class Keys(NamedTuple):
    """The keys of a month."""

    hidden: bytes
    public: bytes


def cast(secret: Secret, series: str, version: Version) -> Anchor:
    """The anchor of a series whose first release with a secret this is."""
    first = version.calendar_month
    return Anchor(commitment.root(_leaves(secret, series, first, MONTHS)).hex(), first, MONTHS)


def holds(secret: Secret, series: str, anchor: Anchor) -> bool:
    """True if the secret is the one that the anchor was made with."""
    return commitment.root(_leaves(secret, series, anchor.first, anchor.months)).hex() == anchor.root


def keys(secret: Secret, series: str, version: Version) -> Keys:
    """The keys of a release's month."""
    return _keys(secret, series, version.calendar_month)


def shown(secret: Secret, series: str, anchor: Anchor, version: Version, *, apart: bool) -> MonthKeys:
    """What a release says about the keys of its month; raises `NoKeys` where the anchor has none for it.

    ``apart``: whether its own keys are kept apart, so that nobody may know its public seed.
    """
    place = _place(anchor, version)
    if place is None:
        raise NoKeys(
            f"The series has keys for the {anchor.months} months from {anchor.first} on, and {version} is none of "
            "them: begin a new series."
        )
    month = keys(secret, series, version)
    way = commitment.path(_leaves(secret, series, anchor.first, anchor.months), place)
    return MonthKeys(
        hidden=commitment.commit(month.hidden),
        public=commitment.commit(month.public),
        path=tuple(node.hex() for node in way),
        opened="" if apart else month.public.hex(),
    )


def value(beacon: Beacon | UnsetType) -> str:
    """The value of a beacon; empty if there is none."""
    return "" if isinstance(beacon, UnsetType) else beacon.value


def public_seed(key: bytes, number: int, beacon: str) -> str:
    """The seed of a release's public items.

    Args:
        key: of what the month publishes.
        number: of the release in its month, counted from 0; a patch number could be chosen.
        beacon: the value of one, if there is one.
    """
    return hmac.digest(key, b"public seed %d\0" % number + bytes.fromhex(beacon), "sha256").hex()


def unanchored_seed(series: str, version: str, before: str, beacon: str) -> str:
    """The same in a series without a secret: it follows from the root of the release ``before``."""
    return digest.of_document([series, version, before, *([beacon] if beacon else [])])[:32]


def sealing_salt(secret: Secret, series: str, version: Version) -> bytes:
    """The salt of the commitment to keys that a release keeps apart."""
    return commitment.salt(keys(secret, series, version).public, f"keys {version}")


def mark(content_anchor: Anchor | UnsetType, before: str) -> str:
    """What tells a release from that of another operator of the same spec: its anchor, or else the release before."""
    return before if isinstance(content_anchor, UnsetType) else content_anchor.root


def complaints(content: Content, before: Content | None, root_before: str, number: int) -> Iterator[str]:
    """What is wrong with the keys, the seeds and the beacon of a release.

    Args:
        content: of the release.
        before: of the release before; None for the first.
        root_before: its root digest; empty for the first.
        number: of the release in its month, counted from 0.
    """
    anchor, month = content.anchor, content.keys
    wrong = list(_beacon(content, before, number))
    yield from wrong
    if wrong:
        return
    beacon = value(content.beacon)
    if before and not isinstance(before.anchor, UnsetType) and before.anchor != anchor:
        yield "has another anchor than the release before"
    if isinstance(anchor, UnsetType) or isinstance(month, UnsetType):
        if anchor is not month:
            yield "has an anchor without keys, or keys without an anchor"
        if content.sealed or content.hidden:
            yield "holds something back, and has no anchor that binds its key"
        elif content.born and content.born.request.seed != unanchored_seed(
            content.series, content.version, root_before, beacon
        ):
            yield "has a seed that does not follow from the release before"
        return
    version = Version.parse(content.version)
    if (before is None or isinstance(before.anchor, UnsetType)) and anchor.first != version.calendar_month:
        yield "has an anchor that does not begin with its month"
    if not _anchored(anchor, month, version):
        yield "has keys that its anchor does not hold for this month"
    if number == 0 and content.hidden and content.hidden.commitment != month.hidden:
        yield "holds items back under another key than that of its month"
    if content.born and (
        not _opens(month.opened, month.public)
        or content.born.request.seed != public_seed(bytes.fromhex(month.opened), number, beacon)
    ):
        yield "has a seed that does not follow from the key of its month"


def _beacon(content: Content, before: Content | None, number: int) -> Iterator[str]:
    there = content.beacon
    earlier = before.beacon if before else content.beacon
    if number and there != earlier:
        yield "does not go on with its month's beacon"
    if isinstance(there, UnsetType) and not isinstance(earlier, UnsetType) and earlier.rule:
        yield f"has no beacon, although the release before promises one: {earlier.rule}"
    if before and not number and isinstance(there, Beacon) and there.value == value(earlier):
        yield "takes the value of a beacon that the release before has taken"
    if isinstance(there, Beacon) and not VALUE.fullmatch(there.value):
        yield "has a beacon whose value is not one"
    if isinstance(there, Beacon) and not (is_source(there.source) and there.rule.isprintable()):
        yield "has a beacon whose source or rule cannot be shown"
    if not number and (there.rule if isinstance(there, Beacon) else "") != content.terms.beacon:
        yield "takes its beacon otherwise than its terms say"


def _anchored(anchor: Anchor, month: MonthKeys, version: Version) -> bool:
    """True if these are the keys that the anchor holds for the month of a release."""
    place = _place(anchor, version)
    if place is None:
        return False
    try:
        leaf = _leaf(month.hidden, month.public)
        way = [bytes.fromhex(node) for node in month.path]
    except ValueError:
        return False
    top = commitment.climb(leaf, place, anchor.months, way)
    return top is not None and top.hex() == anchor.root


def _opens(key: str, commitment_to_it: str) -> bool:
    try:
        data = bytes.fromhex(key)
        return data.hex() == key and commitment.commit(data) == commitment_to_it
    except ValueError:
        return False


def _place(anchor: Anchor, version: Version) -> int | None:
    """The number of a release's month, counted from the first one; None if it has no keys."""
    if not _MONTH.fullmatch(anchor.first):
        return None
    year, month = map(int, anchor.first.split("-"))
    place = (version.year - year) * 12 + version.month - month
    return place if 0 <= place < anchor.months else None


def _keys(secret: Secret, series: str, month: str) -> Keys:
    return Keys(secret.month_key("hidden", series, month), secret.month_key("public", series, month))


def _leaves(secret: Secret, series: str, first: str, months: int) -> list[bytes]:
    year, month = map(int, first.split("-"))
    leaves = []
    for number in range(year * 12 + month - 1, year * 12 + month - 1 + months):
        both = _keys(secret, series, f"{number // 12:04}-{number % 12 + 1:02}")
        leaves.append(_leaf(commitment.commit(both.hidden), commitment.commit(both.public)))
    return leaves


def _leaf(hidden: str, public: str) -> bytes:
    """The leaf of a month, given the commitments to its two keys; raises ValueError if they are not hexadecimal."""
    return sha256(b"\0puzzlegen month\0" + bytes.fromhex(hidden) + bytes.fromhex(public)).digest()
