"""Which photograph serves which item, and which changes are made of it.

Each item of a level draws one of `LENGTH` slots, all equally likely, whatever other items have drawn: so the items
say nothing about one another, and shares are those of the slots on an average only. What a photograph offers is
uneven: nearly every thing can get another colour, few can be moved. So the slots are laid out together: each in
turn, those with the most changes first, takes the photograph and the kinds of changes that cost least, and does so
again until nothing gets cheaper. It costs something to be away from the share of a kind, to use a photograph more
often than others, to repeat a kind in an item, to have another number of differences than planned where it is free,
and very much to use a photograph more often than it may. So the kinds are in balance if that is possible at all, and
photographs that carry but the common ones serve less often.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

from puzzlegen.core.item import Box
from puzzlegen.core.stream import Stream
from puzzlegen.formats.differences.kits.pairs import Boxes, Count, Single
from puzzlegen.generators.differences.kits.retouches import Offer, Offering, offering
from puzzlegen.generators.differences.kits.retouching import CLASSES, SHARES
from puzzlegen.materials import photos
from puzzlegen.materials.material import NothingUsable
from puzzlegen.materials.photos import Photo, Photos

_ASKED: Final = (Boxes, Boxes, Boxes, Single, Count)
LENGTH: Final = 100
_COUNTS: Final = 5  # different answers to the question how many
_STRIDE: Final = 7  # from one question to the next among all questions and counts
_MOST_SERVED: Final = LENGTH // photos.FEW  # slots of one photograph, where there are enough
LEAST_SHARE: Final = 18  # percent of the changes that each of the four kinds is to have at least
MOST_SHARE: Final = 32  # the same, at most
_NAMES: Final = ("outline", "added or removed", "colour", "position", "all others")
_ROUNDS: Final = 6  # of laying out all slots, if it is not settled before
_VARIETY: Final = 0.5  # what it costs to repeat a kind in an item, where one change too many of a kind costs 1
_STRAYED: Final = 2.0  # the same, for each difference more or less than planned, where their number is free
_OVERUSED: Final = 10_000.0  # the same, of one that served as often as it may
_GAP: Final = 18  # pixels between two changes, at least
_FAR: Final = 0.015  # of the longer side: between two changes, too
_TRIES: Final = 10


@dataclass(frozen=True)
class Wanted:
    """What is asked of a level.

    Attributes:
        differences: bounds of their number where all are to be boxed.
        fewest: the least number where the question is how many.
        band: bounds of the difficulty in bits.
    """

    differences: tuple[int, int]
    fewest: int
    band: tuple[float, float]


@dataclass(frozen=True)
class Slot:
    """An item to be: its question, its photograph, and for each difference the number of its class in `CLASSES`."""

    question: type[Any]
    photo: Photo
    kinds: tuple[int, ...]


@lru_cache(maxsize=16)
def assigned(shelf: Photos, wanted: Wanted) -> tuple[Slot, ...]:
    """The slots of a level, from which its items draw.

    Raises:
        NothingUsable: no photograph offers a change of the wanted size.
    """
    offerings = {
        photo: some
        for photo in shelf.open().photos[: shelf.identity.prepared]
        if (some := offering(photo, shelf.models)).offers and chosen(some, (), 1, wanted.band, Stream("any"))
    }
    if not offerings:
        raise NothingUsable(
            "None of these photographs has a thing of the size that this level wants and that could be changed so that "
            "it looks right: try --level easy, or give more photographs."
        )
    return _Round(offerings, wanted).laid_out()


def remarks(shelf: Photos, wanted: Wanted, level: str) -> Iterator[str]:
    """What cannot be had of these photographs at a level: as many differences, all kinds alike, or even use.

    Raises:
        NothingUsable: as `assigned`.
    """
    slots = assigned(shelf, wanted)
    made = Counter(kind for one in slots for kind in one.kinds)
    shares = [round(100 * made[kind] / made.total()) for kind in range(len(CLASSES))]
    if not all(LEAST_SHARE <= share <= MOST_SHARE for share in shares[:-1]):
        listed = ", ".join(f"{name} {share} %" for name, share in zip(_NAMES, shares, strict=True))
        yield (
            f"At level {level}, the kinds of changes are not in balance, as too few of these photographs can carry the "
            f"rare ones: {listed}. Photographs of things that lie apart on plain ground would help."
        )
    planned, most = max(number for _, number in _questions(wanted)), max(len(one.kinds) for one in slots)
    if most < planned:
        yield f"At level {level}, no photograph carries {planned} changes that look right: items have {most} at most."
    served = Counter(one.photo for one in slots)
    often = max(served.values())
    if often > _MOST_SERVED:
        yield (
            f"At level {level}, one photograph serves about {often} items in {LENGTH}, and not {_MOST_SERVED}, since "
            f"only {len(served)} carry changes of such number and size."
        )


def _questions(wanted: Wanted) -> Iterator[tuple[type[Any], int]]:
    """For each slot its question, and how many differences it wants."""
    low, high = wanted.differences
    for turn in range(LENGTH):
        kind, slot = divmod(turn * _STRIDE % (len(_ASKED) * _COUNTS), _COUNTS)
        question = _ASKED[kind]
        many = low + (turn + turn // (len(_ASKED) * _COUNTS)) % (high - low + 1)
        yield question, {Boxes: many, Single: 1, Count: wanted.fewest + slot}[question]


class _Round:
    """The slots of a level while they are laid out."""

    def __init__(self, offerings: Mapping[Photo, Offering], wanted: Wanted) -> None:
        self._offerings = offerings
        self._band, self._differences = wanted.band, wanted.differences
        self._questions = list(_questions(wanted))
        self._most_served = max(_MOST_SERVED, math.ceil(LENGTH / len(offerings)))
        self._served: Counter[Photo] = Counter()
        self._made = [0] * len(CLASSES)
        self._known: dict[tuple[Photo, tuple[int, ...]], bool] = {}

    def laid_out(self) -> tuple[Slot, ...]:
        """All slots, in their order."""
        slots: dict[int, Slot] = {}
        order = sorted(range(LENGTH), key=lambda turn: -self._questions[turn][1])
        for _ in range(_ROUNDS):
            before = dict(slots)
            for turn in order:
                if turn in slots:
                    self._count(slots[turn], -1)
                slots[turn] = self._cheapest(turn)
                self._count(slots[turn], 1)
            if slots == before:
                break
        return tuple(slots[turn] for turn in range(LENGTH))

    def _count(self, one: Slot, step: int) -> None:
        for kind in one.kinds:
            self._made[kind] += step
        self._served[one.photo] += step

    def _cheapest(self, turn: int) -> Slot:
        """The best photograph for a slot, and its best kinds; fewer of them if none carries so many."""
        question, planned = self._questions[turn]
        numbers = range(self._differences[0], self._differences[1] + 1) if question is Boxes else (planned,)
        best = self._best(planned, numbers)
        for fewer in range(min(numbers) - 1, 0, -1):
            best = best or self._best(planned, (fewer,))
        if best is None:
            raise AssertionError("each photograph carries one change")
        return Slot(question, *best)

    def _best(self, planned: int, numbers: Iterable[int]) -> tuple[Photo, tuple[int, ...]] | None:
        """The photograph and the kinds that cost least, of any of these numbers; None if no photograph carries any."""
        ranked = sorted(
            (self._imbalance(kinds) + _STRAYED * abs(number - planned), kinds)
            for number in numbers
            for kinds in combinations_with_replacement(range(len(CLASSES)), number)
        )
        least, best = math.inf, None
        for photo in self._offerings:
            use = self._use(photo)
            for cost, kinds in ranked:
                if cost + use >= least:
                    break
                if self._carries(photo, kinds):
                    least, best = cost + use, (photo, kinds)
                    break
        return best

    def _imbalance(self, kinds: tuple[int, ...]) -> float:
        """How far all kinds were from their shares with these ones, and how much these are alike, in squares."""
        made = [before + kinds.count(kind) for kind, before in enumerate(self._made)]
        total = sum(made)
        away = sum((one - share * total) ** 2 for one, share in zip(made, SHARES, strict=True))
        return away + _VARIETY * sum(kinds.count(kind) ** 2 for kind in kinds)

    def _use(self, photo: Photo) -> float:
        """What it costs to use a photograph once more."""
        served = self._served[photo]
        return 2 * served + _OVERUSED * max(0, served + 1 - self._most_served)

    def _carries(self, photo: Photo, kinds: tuple[int, ...]) -> bool:
        key = photo, kinds
        if key not in self._known:
            rng = Stream("carries", photo.sha256, *kinds)
            self._known[key] = chosen(self._offerings[photo], kinds, len(kinds), self._band, rng) is not None
        return self._known[key]


def chosen(
    some: Offering, kinds: Sequence[int], number: int, band: tuple[float, float], rng: Stream
) -> list[int] | None:
    """The numbers of so many offers of these kinds, then of any, apart from one another; no thing is changed twice.

    None of them is smaller than the band allows, and the first one is small enough for it. None if none are found.
    """
    width, height = some.size
    gap = max(_GAP, math.ceil(_FAR * max(width, height)))
    bits = [_bits(offer.box, width * height) for offer in some.offers]
    asked = [CLASSES[kind] for kind in kinds] + [tuple(change for group in CLASSES for change in group)] * (
        number - len(kinds)
    )
    for _ in range(_TRIES):
        found: list[int] = []
        for place in rng.permutation(number):
            candidates = [
                one
                for one, offer in enumerate(some.offers)
                if offer.change in asked[place]
                and bits[one] <= band[1]
                and (found or bits[one] >= band[0])
                and not any(_clash(some, offer, some.offers[other], gap) for other in found)
            ]
            if not candidates:
                break
            change = rng.choice(sorted({some.offers[one].change for one in candidates}))
            found.append(rng.choice([one for one in candidates if some.offers[one].change == change]))
        else:
            return found
    return None


def _clash(some: Offering, one: Offer, other: Offer, gap: int) -> bool:
    """True if one change cannot be made beside another one; a double stands elsewhere, so its thing may change, too."""
    if near(one.box, other.box, gap):
        return True
    if "added" in (one.change, other.change):
        return False
    return one.thing == other.thing or near(some.things[one.thing], other.box, gap)


def _bits(box: Box, area: int) -> float:
    """How many times the photograph is as large as a box, in powers of two."""
    return round(math.log2(area / ((box[2] - box[0]) * (box[3] - box[1]))), 2)


def near(one: Box, other: Box, gap: int) -> bool:
    """True if there are fewer pixels than the gap between two boxes."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) < gap
