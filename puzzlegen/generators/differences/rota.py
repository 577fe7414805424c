"""Which photograph serves which item, and which changes are made of it.

The items of a level go through a round of `LENGTH` sittings in turn. What a photograph offers is uneven: nearly every
thing can get another colour, few can be moved. So the sittings are laid out together, those with the most changes
first: each begins with the sort of change that is the farthest behind its share, and goes to a photograph that can
carry it and has served least.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from puzzlegen import photos
from puzzlegen.generators.differences.contact_sheet import Sheet, sheet
from puzzlegen.generators.differences.retouching import CLASSES, SHARES
from puzzlegen.generators.differences.wording import Task
from puzzlegen.item import Box
from puzzlegen.photos import NothingUsable, Photo, Photos
from puzzlegen.stream import Stream

TASKS: Final[tuple[Task, ...]] = ("boxes", "boxes", "boxes", "single", "count")
LENGTH: Final = 100
_COUNTS: Final = 5  # different answers to the question how many
_STRIDE: Final = 7  # from one task to the next among all tasks and counts
_MOST_SERVED: Final = LENGTH // photos.FEW  # times that a photograph serves in a round, where there are enough
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
class Sitting:
    """An item to be: its task, its photograph, and for each difference the number of its class in `CLASSES`."""

    task: Task
    photo: Photo
    kinds: tuple[int, ...]


@lru_cache(maxsize=16)
def rota(shelf: Photos, wanted: Wanted) -> tuple[Sitting, ...]:
    """The round of sittings of a level.

    Raises:
        NothingUsable: no photograph offers a change of the wanted size.
    """
    sheets = {
        photo: some
        for photo in photos.opened(shelf).photos[: photos.MOST_USED]
        if (some := sheet(photo, shelf.models)).offers and chosen(some, (), 1, wanted.band, Stream("any"))
    }
    if not sheets:
        raise NothingUsable(
            f"No photograph in {shelf.folder.path} has a thing that could be changed so that it looks right, of the "
            "size that this level wants: try --level easy, or give more photographs."
        )
    tasks = list(_tasks(wanted))
    most = max(_carried(some, wanted) for some in sheets.values())
    served: dict[Photo, list[int]] = {photo: [] for photo in sheets}
    made: Counter[int] = Counter()
    sittings: dict[int, Sitting] = {}
    for turn in sorted(range(LENGTH), key=lambda turn: -tasks[turn][1]):
        task, number = tasks[turn]
        photo, kinds = _seated(turn, min(number, most), sheets, served, made, wanted)
        served[photo].append(turn)
        made.update(kinds)
        sittings[turn] = Sitting(task, photo, kinds)
    return tuple(sittings[turn] for turn in range(LENGTH))


def _tasks(wanted: Wanted) -> Iterator[tuple[Task, int]]:
    """For each sitting its task, and how many differences it wants."""
    low, high = wanted.differences
    for turn in range(LENGTH):
        kind, slot = divmod(turn * _STRIDE % (len(TASKS) * _COUNTS), _COUNTS)
        task = TASKS[kind]
        many = low + (turn + turn // (len(TASKS) * _COUNTS)) % (high - low + 1)
        yield task, {"boxes": many, "single": 1, "count": wanted.fewest + slot}[task]


def _carried(some: Sheet, wanted: Wanted) -> int:
    """How many differences a photograph can carry."""
    number = 1
    limit = max(wanted.differences[1], wanted.fewest + _COUNTS - 1)
    while number < limit and chosen(some, (), number + 1, wanted.band, Stream("carried", number)):
        number += 1
    return number


def _seated(
    turn: int,
    number: int,
    sheets: dict[Photo, Sheet],
    served: dict[Photo, list[int]],
    made: Counter[int],
    wanted: Wanted,
) -> tuple[Photo, tuple[int, ...]]:
    """A photograph for a sitting with so many differences, and their kinds."""
    apart = min(photos.FEW, len(sheets)) - 1
    cap = max(_MOST_SERVED, -(-LENGTH // len(sheets)))

    def fresh(photo: Photo) -> bool:
        return len(served[photo]) < cap and all(
            min((turn - other) % LENGTH, (other - turn) % LENGTH) > apart // 2 for other in served[photo]
        )

    order = sorted(sheets, key=lambda photo: (len(served[photo]), len(sheets[photo].offers)))
    rested = [photo for photo in order if fresh(photo)]
    for some in (rested, [photo for photo in order if len(served[photo]) < cap], order):
        for first in sorted(range(len(CLASSES)), key=lambda kind: made[kind] / SHARES[kind]):
            for photo in some:
                kinds = _kinds(sheets[photo], first, number, made, wanted, Stream("rota", turn, photo.sha256))
                if kinds is not None:
                    return photo, kinds
    return _seated(turn, number - 1, sheets, served, made, wanted)


def _kinds(
    some: Sheet, first: int, number: int, made: Counter[int], wanted: Wanted, rng: Stream
) -> tuple[int, ...] | None:
    """Kinds of so many differences that a photograph can carry together, the rarest so far as far as possible."""
    kinds = [first]
    while chosen(some, kinds, len(kinds), wanted.band, rng) is not None:
        if len(kinds) == number:
            return tuple(kinds)
        now = made + Counter(kinds)
        order = sorted(
            range(len(CLASSES)), key=lambda kind: (2 * kinds.count(kind) >= number, now[kind] / SHARES[kind])
        )
        more = next((k for k in order if chosen(some, [*kinds, k], len(kinds) + 1, wanted.band, rng)), None)
        if more is None:
            return None
        kinds.append(more)
    return None


def chosen(some: Sheet, kinds: Sequence[int], number: int, band: tuple[float, float], rng: Stream) -> list[int] | None:
    """The numbers of so many offers of these kinds, then of any, of different things, apart from one another.

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
                and not any(
                    offer.thing == some.offers[other].thing
                    or near(offer.box, some.offers[other].box, gap)
                    or near(some.things[offer.thing], some.offers[other].box, gap)
                    for other in found
                )
            ]
            if not candidates:
                break
            change = rng.choice(sorted({some.offers[one].change for one in candidates}))
            found.append(rng.choice([one for one in candidates if some.offers[one].change == change]))
        else:
            return found
    return None


def _bits(box: Box, area: int) -> float:
    """How many times the photograph is as large as a box, in powers of two."""
    return round(math.log2(area / ((box[2] - box[0]) * (box[3] - box[1]))), 2)


def near(one: Box, other: Box, gap: int) -> bool:
    """Whether there are fewer pixels than the gap between two boxes."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]) < gap
