"""Passengers who want to cross with a guide, some of whom must not be left together: plans, and the boat they need.

Groups of passengers are bit masks; passenger 0 is the lowest bit. A place is the group on the near bank, and whether
the guide is on the other one.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations, product
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import river as form
from puzzlegen.formats.logic.river import Pair
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside

Place: TypeAlias = tuple[int, bool]
Found: TypeAlias = tuple[form.Query, str, Any]

CASTS: Final = (
    ("cat", "chick", "dog", "duck", "elephant", "frog", "hen", "mouse", "owl", "penguin", "rabbit", "sheep"),
    ("apple", "bee", "bird", "caterpillar", "cheese", "egg", "fish", "bone", "mouse", "cat", "dog", "carrot", "rabbit"),
    ("candle", "book", "balloon", "cactus", "scissors", "glass", "hammer", "egg", "ball", "drum", "key", "umbrella"),
    ("octopus", "crab", "fish", "whale", "turtle", "penguin", "submarine", "sailing_boat", "ship", "frog", "duck"),
    ("teapot", "cup", "milk", "honey", "cheese", "egg", "bee", "bird", "mouse", "teddy", "spoon", "jug"),
    ("guitar", "violin", "drum", "trumpet", "harp", "piano", "bell", "cat", "owl", "watch", "hourglass", "candle"),
    (
        "snail",
        "spider",
        "butterfly",
        "caterpillar",
        "leaf",
        "mushroom",
        "strawberry",
        "flower",
        "onion",
        "radish",
        "pear",
    ),
    (
        "snowman",
        "teddy",
        "torch",
        "candle",
        "scarf",
        "mitten",
        "skateboard",
        "kite",
        "umbrella",
        "ball",
        "balloon",
        "drum",
    ),
)
_TRIES: Final = 120
_PLANS: Final = 6  # of which one may do
_SEEN: Final = 2  # of the wrong plans, at most, that can be told without following them
_WAYS: Final = 3  # besides the first one, of which a crossing may do
_SOON: Final = 3  # no wrong plan goes wrong on a crossing before this one,
_LATER: Final = 5  # or more than so many before that on which the last one does
_ORDERS: Final = 24  # of passengers, of which one is drawn
_MANY: Final = 6  # passengers, who may be counted instead of weighed: of fewer there are not enough puzzles


class RiverParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        passengers, quarrels: of the numbers of passengers, and of pairs that must not be left together.
        crossings: of the fewest crossings, an odd number, where they are asked for.
        plan: the fewest of them that there are otherwise, where plans are on offer, and the most.
        boats: of what the boat carries, in five kilograms.
        latest: of the crossing on which the last one of wrong plans goes wrong.
    """

    passengers: Annotated[tuple[int, int], Knob("more passengers to bring across", 4, 8)]
    quarrels: tuple[int, int]
    crossings: tuple[int, int]
    plan: tuple[int, int, int]
    boats: tuple[int, int]
    latest: tuple[int, int]


def _bands(plan: Band, boat: Band) -> dict[type[Any], Band]:
    return {form.Works: plan, form.Boat: boat}


LEVELS: Final = {
    Level.EASY: RiverParams(
        band=(7, 38),
        bands=_bands(plan=(8, 20), boat=(10, 40)),
        depth=(3, 7),
        depths={form.Works: (3, 4)},
        passengers=(4, 5),
        quarrels=(2, 6),
        crossings=(3, 7),
        plan=(5, 5, 5),
        latest=(3, 4),
        boats=(8, 16),
    ),
    Level.MEDIUM: RiverParams(
        band=(15, 36),
        bands=_bands(plan=(16, 28), boat=(24, 52)),
        depth=(5, 9),
        depths={form.Works: (6, 6)},
        passengers=(5, 5),
        quarrels=(3, 7),
        crossings=(5, 9),
        plan=(7, 7, 7),
        latest=(6, 6),
        boats=(8, 14),
    ),
    Level.HARD: RiverParams(
        band=(25, 64),
        bands=_bands(plan=(20, 36), boat=(32, 90)),
        depth=(7, 11),
        depths={form.Works: (8, 8)},
        passengers=(6, 7),
        quarrels=(5, 10),
        crossings=(7, 11),
        plan=(9, 9, 9),
        latest=(8, 8),
        boats=(7, 14),
    ),
    Level.EXTREME: RiverParams(
        band=(70, 320),
        bands=_bands(plan=(26, 60), boat=(0, 0)),
        depth=(9, 15),
        depths={form.Works: (10, 15)},
        passengers=(7, 8),
        quarrels=(3, 8),
        crossings=(9, 15),
        plan=(13, 11, 15),
        latest=(10, 15),
        boats=(6, 11),
    ),
}


class _Crossing:
    """A boat, and groups that may be left alone; ``weights`` are 1 where passengers are counted."""

    def __init__(self, weights: list[int], quarrels: list[Pair], boat: int) -> None:
        self.all, self.boat, self.weighed = (1 << len(weights)) - 1, boat, max(weights) > 1
        self.pairs = [1 << a | 1 << b for a, b in sorted(map(sorted, quarrels))]
        self.safe, self.total = [True], [0]  # of groups without the one that is added next, then with it
        for one, weight in enumerate(weights):
            foes = sum(pair & ~(1 << one) for pair in self.pairs if pair >> one & 1)
            self.safe += [safe and not group & foes for group, safe in enumerate(self.safe)]
            self.total += [total + weight for total in self.total]
        self.loads = [group for group in range(self.all + 1) if self.total[group] <= boat]
        self.left = self._left()

    def after(self, place: Place) -> Iterator[tuple[int, Place]]:
        """The loads that may cross, and where they lead."""
        near, over = place
        here = self.all ^ near if over else near
        for load in self.loads:
            if load & here == load and self.safe[here ^ load]:
                yield load, (near ^ load, not over)

    def _left(self) -> dict[Place, int]:
        """The crossings that are left at each place from which all can get across."""
        left: dict[Place, int] = {(0, True): 0}
        for place in (queue := [(0, True)]):
            near, over = place
            there = near if over else self.all ^ near  # where the boat came from
            if not self.safe[there]:
                continue
            for load in self.loads:
                before = (near ^ load, not over)
                here = self.all ^ near if over else near
                if load & here == load and before not in left:
                    left[before] = left[place] + 1
                    queue.append(before)
        return left

    def fault(self, plan: list[int]) -> form.Heavy | form.Left | None:
        """The first crossing of a plan that goes wrong, with its weight if too much, or the pair left behind."""
        near, over = self.all, False
        for number, load in enumerate(plan, 1):
            rest = (self.all ^ near if over else near) ^ load
            if self.total[load] > self.boat:
                return form.Heavy(number, self.total[load])
            if not self.safe[rest]:
                a, b = _group(next(pair for pair in self.pairs if rest & pair == pair))
                return form.Left(number, (a, b))
            near, over = near ^ load, not over
        return None

    def nears(self, plan: list[int]) -> Iterator[int]:
        """Who is on the near side before each crossing of a plan."""
        near = self.all
        for load in plan:
            yield near
            near ^= load

    def goes_wrong_late(self, plan: list[int]) -> bool:
        """True if the first crossing of a plan that goes wrong is in its second half."""
        fault = self.fault(plan)
        return fault is not None and 2 * fault.crossing > len(plan)

    def is_seen_to_fail(self, plan: list[int]) -> bool:
        """True if a plan need not be followed to be told: a load is too heavy, or those not on the last one quarrel."""
        return not self.safe[self.all ^ plan[-1]] or any(self.total[load] > self.boat for load in plan)

    def quarrelling(self, plan: list[int]) -> int:
        """The zigzags of all whom a plan carries, once for each crossing."""
        return sum((load & pair).bit_count() for load in plan for pair in self.pairs)

    def against(self, load: int, number: int) -> form.Heavy | form.Left | form.Longer | form.Never:
        """What speaks against a load on a crossing: a pair left behind, or how many crossings that takes at least."""
        if number == 1 and (fault := self.fault([load])):
            return fault
        places = {(self.all, False)}
        for _ in range(number - 1):
            places = {after for place in places for _, after in self.after(place)}
        left = [self.left[after] for place in places for one, after in self.after(place) if one == load]
        return form.Longer(number + min(left)) if left else form.Never()

    def last(self, load: int) -> int:
        """The zigzags of the last passenger of a load."""
        return sum(pair >> load.bit_length() - 1 & 1 for pair in self.pairs) if load else 0

    def least(self) -> list[int]:
        """The loads that can cross first, and would not without any one of their passengers."""
        first = [load for load, _ in self.after((self.all, False))]
        return [load for load in first if not any(other & load == other != load for other in first)]

    def alone(self, load: int) -> int:
        """The zigzags that a load leaves alone: at many crossings, the right one leaves the fewest."""
        return sum(not load & pair for pair in self.pairs)

    def staying(self) -> list[int]:
        """The fewest passengers that can be on the near side after 1, 3, ... crossings."""
        places, known, found = {(self.all, False)}, {(self.all, False)}, list[int]()
        for number in range(self.fewest):
            places = {after for place in places for _, after in self.after(place)} - known
            known |= places
            if number % 2 == 0:  # any of these can be there again later
                found.append(min(near.bit_count() for near, over in known if over))
        return found

    @property
    def fewest(self) -> int:
        """The fewest crossings, 0 if there is no way."""
        return self.left.get((self.all, False), 0)

    def plan(self, crossings: int, rng: Stream) -> list[int]:
        """The loads of a plan with so many crossings."""
        place, loads = (self.all, False), list[int]()
        while crossings:
            crossings -= 1
            ways = [one for one in self.after(place) if self.left.get(one[1], 10**6) <= crossings]
            load, place = rng.choice(ways)
            loads.append(load)
        return loads

    def layers(self) -> list[set[int]]:
        """The loads of each crossing that shortest plans can have."""
        places, found = {(self.all, False)}, list[set[int]]()
        for left in reversed(range(self.fewest)):
            ways = [one for place in places for one in self.after(place) if self.left.get(one[1]) == left]
            found.append({load for load, _ in ways})
            places = {place for _, place in ways}
        return found


def invent(rng: Stream, params: RiverParams, asked: Drawn) -> Puzzle:
    """Draw passengers and quarrels until they suit the question."""
    state, question = rng.child("state"), asked.question
    for _ in range(_TRIES):
        count = state.between(*params.passengers)
        pairs = list(combinations(range(count), 2))
        quarrels = state.sample(pairs, min(len(pairs), state.between(*params.quarrels)))
        choice = question in (form.First, form.Carries, form.Works)
        counted = count >= _MANY and choice and not state.below(3)
        weights = [1] * count if counted else [5 * state.between(2, 9) for _ in range(count)]
        boat = None if question is form.Boat else state.between(1, 3) if counted else 5 * state.between(*params.boats)
        if boat is not None:
            low, high = _bounds(question, params, rng)
            if not low <= _Crossing(weights, quarrels, boat).fewest <= high:
                continue  # most often, and in whatever order they are
        weights, quarrels = _untangled(weights, quarrels, state)
        if boat is None:
            found = _boat(weights, quarrels, params, rng)
        else:
            found = _asked(asked, _Crossing(weights, quarrels, boat), params, rng)
        if found is not None:
            break
    else:
        raise Rejected("no passengers suit the question")
    query, answer, why = found
    statement = form.Party(
        state.choice(get_args(form.Scene)),
        tuple(state.sample(state.choice(CASTS), count)),
        tuple(weights) if max(weights) > 1 else (),
        boat,
        tuple(sorted(quarrels)),
    )
    return Puzzle(statement, query, answer, why)


def _bounds(question: type[form.Query], params: RiverParams, rng: Stream) -> tuple[int, int]:
    """The crossings that a plan needs at least and at most where this is asked."""
    low, high = params.crossings
    if question is form.Fewest:
        low = high = low + 2 * rng.class_by_index((high - low) // 2 + 1, "way")
    elif question is not form.First:
        low, high = params.plan[question is form.Works], params.plan[2]
    return low, high


def _untangled(weights: list[int], quarrels: list[Pair], rng: Stream) -> tuple[list[int], list[Pair]]:
    """The passengers in another order: of some, one in which few of their quarrels cross in a ring."""
    apart = [(*one, *other) for one, other in combinations(quarrels, 2) if not {*one} & {*other}]

    def crossings(order: list[int]) -> int:
        found = 0
        for a, b, c, d in apart:
            low, high = (order[a], order[b]) if order[a] < order[b] else (order[b], order[a])
            found += (low < order[c] < high) != (low < order[d] < high)
        return found

    order = min((rng.permutation(len(weights)) for _ in range(_ORDERS)), key=crossings)
    moved = [weight for _, weight in sorted(zip(order, weights, strict=True))]
    return moved, [(min(order[a], order[b]), max(order[a], order[b])) for a, b in quarrels]


def _group(load: int) -> tuple[int, ...]:
    return tuple(one for one in range(load.bit_length()) if load >> one & 1)


def _told(loads: list[int]) -> Any:
    return tuple(map(_group, loads))


def _boat(weights: list[int], quarrels: list[Pair], params: RiverParams, rng: Stream) -> Found | None:
    """The least weight that has to be carried; None where it is as much as all of them."""
    groups = [sum(some) for size in range(1, len(weights)) for some in combinations(weights, size)]
    alone = _Crossing(weights, quarrels, 0)
    resting = max(total for total, safe in zip(alone.total, alone.safe, strict=True) if safe)
    seen = max(sum(weights) - resting, *weights)  # so much has to be carried at the first crossing, or once
    if seen == sum(weights) or _Crossing(weights, quarrels, seen).fewest:
        return None
    loads = sorted({total for total in groups if total >= seen})
    low, high = 1, len(loads)
    while low < high:
        middle = (low + high) // 2
        if _Crossing(weights, quarrels, loads[middle]).fewest:
            high = middle
        else:
            low = middle + 1
    if low == len(loads):
        return None
    crossing = _Crossing(weights, quarrels, loads[low])
    if not params.plan[0] <= crossing.fewest <= params.plan[2]:
        return None
    plan = crossing.plan(crossing.fewest, rng.child("ask"))
    return form.Boat(), str(loads[low]), form.Least(_told(plan), loads[low - 1], sum(weights) - resting)


def _asked(asked: Drawn, crossing: _Crossing, params: RiverParams, rng: Stream) -> Found | None:
    """A question about plans; None where there is none."""
    question, place = asked
    ask, fewest = rng.child("ask"), crossing.fewest
    if question is form.Fewest:
        why = form.Shortest(
            _told(crossing.plan(fewest, ask)), tuple(sorted(_told(crossing.least()))), tuple(crossing.staying())
        )
        return form.Fewest(), str(fewest), why
    plan, rank = crossing.plan(fewest, ask), rng.class_by_index(len(LETTERS), "rank")
    lighter = crossing.total.__getitem__, (weight := rng.class_by_index(len(LETTERS), "weight"))
    heavier = crossing.total.__getitem__, len(LETTERS) - 1 - weight
    last = crossing.last, rng.class_by_index(len(LETTERS), "last")
    if question is form.Works:
        ways = (crossing.plan(fewest, ask) for _ in range(_PLANS))
        found = next(((way, three) for way in ways if (three := _plans(crossing, way, rank, params.latest, ask))), None)
        if found is None:
            return None
        plan, plans = found
        failing = form.Failing(tuple(fault for one in plans if (fault := crossing.fault(one))))
        plans.insert(place, plan)
        return form.Works(tuple(map(_told, plans))), LETTERS[place], failing
    layers = crossing.layers()
    if question is form.First:
        good = {load for load, _ in crossing.after((crossing.all, False))}
        wrong = _others(crossing, layers[0], plan[0], good, [lighter], ask)
        if wrong is None or good.isdisjoint(wrong):
            return None
        options = _told([*wrong[:place], plan[0], *wrong[place:]])
        faults = tuple(crossing.against(one, 1) for one in wrong)
        return form.First(options), LETTERS[place], form.Carrying(_told(plan), faults)
    carried = set[int]().union(*layers)
    plans = [plan, *(crossing.plan(fewest, ask) for _ in range(_WAYS))]
    for number, plan in product(ask.permutation(fewest - 2), plans):
        key, loads = plan[number + 1], layers[number + 1]
        laden = heavier if number % 2 == 0 else lighter  # most often much is carried across, and little back
        wrong = _others(crossing, loads, key, carried, [(crossing.alone, rank), laden, last], ask) if key else None
        if wrong is not None:
            faults = tuple(crossing.against(one, number + 2) for one in wrong)
            carrying = form.Carrying(_told(plan), faults)
            return form.Carries(number + 2, _told([*wrong[:place], key, *wrong[place:]])), LETTERS[place], carrying
    return None


def _others(
    crossing: _Crossing,
    right: Collection[int],
    key: int,
    better: Collection[int],
    ranks: Sequence[tuple[Callable[[int], int], int]],
    rng: Stream,
) -> list[int] | None:
    """Three wrong groups, the better ones if they can be; how many of them have less of something is given."""
    others = [one for one in crossing.loads if one and one not in right]
    for some in ([one for one in others if one in better], others):
        glances = [Glance(value(key), [*map(value, some)], rank) for value, rank in ranks]
        found = three_beside(some, glances, rng)
        if found is not None:
            return found
    return None


def _plans(
    crossing: _Crossing, plan: list[int], rank: int, latest: tuple[int, int], rng: Stream
) -> list[list[int]] | None:
    """Three plans that are the right one with two passengers in each other's place, or two others, or both.

    So each of the four is as like the others as any, and carries its passengers as often; only zigzags and weights tell
    them apart. None goes wrong soon, the last of them as late as wanted, and one has to be followed to be told. How
    many carry passengers with many zigzags less often is drawn.
    """
    count = crossing.all.bit_length()
    pairs = [*combinations(range(count), 2)]
    changes = [two for two in combinations(rng.sample(pairs, len(pairs)), 2) if len({*two[0], *two[1]}) == 4]
    soonest = max(_SOON, latest[0] - _LATER)
    wrong = dict[Pair, tuple[list[int], form.Heavy | form.Left]]()
    for two in pairs:
        exchanged = _exchanged(plan, two)
        fault = crossing.fault(exchanged)
        if fault and fault.crossing >= soonest:
            wrong[two] = exchanged, fault
    for one, other in changes:
        if one not in wrong or other not in wrong:
            continue
        both = _exchanged(wrong[one][0], other)
        fault = crossing.fault(both)
        if not fault or fault.crossing < soonest:
            continue
        three, faults = [wrong[one][0], wrong[other][0], both], [wrong[one][1], wrong[other][1], fault]
        if sum(map(crossing.is_seen_to_fail, three)) > _SEEN:
            continue
        if not latest[0] <= max(fault.crossing for fault in faults) <= latest[1]:
            continue
        if has_rank([*map(crossing.quarrelling, (plan, *three))], rank):
            return rng.sample(three, 3)
    return None


def _exchanged(plan: list[int], pair: Pair) -> list[int]:
    """A plan with two passengers in each other's place."""
    a, b = pair
    both = 1 << a | 1 << b
    return [load ^ both if (load >> a ^ load >> b) & 1 else load for load in plan]
