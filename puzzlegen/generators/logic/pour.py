"""Jugs of known sizes with drawn contents: what can be measured by pouring, how fast, and what was poured.

A filling is the litres in all jugs, in the order of the jugs. A pouring goes from one jug into another; where there is
a tap, `form.OUTSIDE` stands for the tap that it comes from, or for the sink that it goes to.
"""

import math
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Annotated, Final, TypeAlias, TypeVar

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import pour as form
from puzzlegen.formats.logic.pour import OUTSIDE, Filling, Pouring, Step
from puzzlegen.generators.kits.asking import LETTERS, consecutive
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside
from puzzlegen.kernels.generators.jugs import reach

T = TypeVar("T")
Found: TypeAlias = tuple[form.Query, str, form.Steps | form.Reached]

_LIQUIDS: Final[dict[form.Theme, tuple[form.Liquid, ...]]] = {
    "jugs": ("blue", "red", "yellow"),
    "clay": ("blue", "green", "purple"),
    "cylinders": ("blue", "green", "pink", "purple"),
    "casks": ("red", "yellow", "purple"),
}
JUGS: Final = "WXYZ"
_TRIES: Final = 400
_FEW: Final = 3  # jugs, in which ways are longest where something is never measured
_LISTED: Final = (form.Blot, form.Hidden, form.After)  # questions about pourings that are shown


class PourParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        jugs: the number of jugs where nothing comes in or goes out; where there is a tap, it is one less.
        brimful: in how many of four puzzles about shortest ways each jug is full or empty at first.
        way: the length of a shortest way that is asked for.
        deep: the number of pourings to the last of the amounts that are measured, where it is asked which one never is.
        poured: the number of pourings that are shown.
    """

    jugs: Annotated[tuple[int, int], Knob("more jugs, and more ways to pour", 3, 4)]
    brimful: Annotated[int, Knob("more jugs that are full or empty at first, so that ways are longer", 0, 4)]
    way: tuple[int, int]
    deep: tuple[int, int] = (0, 0)
    poured: Annotated[tuple[int, int], Knob("more pourings to follow", 3, 12)]


LEVELS: Final = {
    Level.EASY: PourParams(
        band=(3, 12),
        bands={form.Never: (5, 14), form.After: (3, 4), form.Hidden: (12, 34)},
        depth=(2, 5),
        depths={form.Never: (2, 2), form.Ends: (2, 3)},
        jugs=(3, 3),
        brimful=0,
        way=(2, 4),
        deep=(2, 2),
        poured=(3, 4),
    ),
    Level.MEDIUM: PourParams(
        band=(10, 22),
        bands={form.Never: (7, 23), form.After: (5, 6), form.Hidden: (36, 64)},
        depth=(3, 6),
        depths={
            form.Never: (3, 3),
            form.Ends: (4, 4),
            form.Fewest: (4, 6),
            form.FewestOffered: (3, 6),
            form.Target: (3, 5),
        },
        jugs=(3, 3),
        brimful=1,
        way=(3, 6),
        deep=(3, 3),
        poured=(5, 6),
    ),
    Level.HARD: PourParams(
        band=(20, 80),
        bands={form.Blot: (26, 42), form.Hidden: (66, 98)},
        depth=(5, 8),
        depths={form.Ends: (5, 6), form.Fewest: (6, 8), form.Target: (5, 7), **dict.fromkeys(_LISTED, (8, 8))},
        jugs=(3, 4),
        brimful=3,
        way=(5, 8),
        poured=(8, 8),
    ),
    Level.EXTREME: PourParams(
        band=(70, 300),
        bands={form.Blot: (46, 120), form.Hidden: (99, 170)},
        depth=(7, 10),
        depths={
            form.Ends: (8, 10),
            form.Fewest: (8, 10),
            form.FewestOffered: (7, 10),
            form.Target: (8, 10),
            **dict.fromkeys(_LISTED, (10, 12)),
        },
        jugs=(4, 4),
        brimful=3,
        way=(7, 10),
        poured=(10, 12),
    ),
}
_MOST: Final = 13  # litres of a jug


class _Kitchen:
    """Jugs of some sizes, and what can be done with them."""

    def __init__(self, sizes: Filling, *, tap: bool) -> None:
        self.sizes, self.tap = sizes, tap
        self.pourings: list[Pouring] = list(permutations(range(len(sizes)), 2))
        if tap:
            self.pourings += [pouring for jug in range(len(sizes)) for pouring in ((OUTSIDE, jug), (jug, OUTSIDE))]

    @property
    def measures_all(self) -> bool:
        """True if there is a tap, and two sizes have no common divisor: all amounts can be measured then."""
        return self.tap and any(math.gcd(*two) == 1 for two in combinations(self.sizes, 2))

    def poured(self, filling: Filling, pouring: Pouring) -> Filling:
        """The filling afterwards; the same if nothing can be poured."""
        start, stop = pouring
        amount = self.sizes[stop] - filling[stop] if stop != OUTSIDE else self.sizes[start]
        amount = min(amount, filling[start]) if start != OUTSIDE else amount
        if not amount:
            return filling
        after = list(filling)
        if start != OUTSIDE:
            after[start] -= amount
        if stop != OUTSIDE:
            after[stop] += amount
        return tuple(after)

    def reached(self, filling: Filling) -> "_Reached":
        """All fillings that can be reached."""
        import numpy as np

        jugs = len(self.sizes)
        order, before, by, far = np.empty((4, math.prod(size + 1 for size in self.sizes)), np.int64)
        order[0] = sum(has << 4 * jug for jug, has in enumerate(filling))
        pourings = [[jugs if one == OUTSIDE else one for one in pouring] for pouring in self.pourings]
        known = np.zeros(1 << 4 * jugs, np.int64)
        count = reach(np.array(self.sizes, np.int64), np.array(pourings, np.int64), order, before, by, far, known)
        fillings = (order[:count, None] >> np.arange(0, 4 * jugs, 4) & 15).tolist()
        return _Reached(
            list(map(tuple, fillings)),
            far[:count].tolist(),
            before[:count].tolist(),
            by[:count].tolist(),
            self.pourings,
        )

    def can(self, filling: Filling) -> list[Pouring]:
        """The pourings that move something."""
        return [pouring for pouring in self.pourings if self.poured(filling, pouring) != filling]

    def told(self, filling: Filling, way: tuple[Pouring, ...]) -> tuple[Step, ...]:
        """Each pouring of a way with the filling that it leads to."""
        steps = list[Step]()
        for pouring in way:
            filling = self.poured(filling, pouring)
            steps.append(Step(pouring, filling))
        return tuple(steps)


class _Reached:
    """The fillings that can be reached, the nearest first.

    Attributes:
        far: the fewest pourings to each.
    """

    def __init__(
        self, fillings: list[Filling], far: list[int], before: Sequence[int], by: Sequence[int], all_: list[Pouring]
    ) -> None:
        self.far = dict(zip(fillings, far, strict=True))
        self._fillings, self._before, self._by, self._all = fillings, before, by, all_

    def way(self, filling: Filling) -> tuple[Pouring, ...]:
        """A shortest way to a filling."""
        place, way = self._fillings.index(filling), list[Pouring]()
        for _ in range(self.far[filling]):
            way.append(self._all[self._by[place]])
            place = self._before[place]
        return tuple(reversed(way))


def invent(rng: Stream, params: PourParams, asked: Drawn) -> Puzzle:
    """Draw jugs until some suit the question."""
    state = rng.child("state")
    for _ in range(_TRIES):
        tap, (fewest, most) = not state.below(3), params.jugs
        # among the few pourings of few jugs, one that was made stands out by what was moved before
        if asked.question is form.Blot:
            fewest = most
        jugs = _FEW if asked.question is form.Never else state.between(fewest, most)
        sizes = tuple(state.sample(range(3, _MOST + 1), jugs - tap))
        full = asked.question not in _LISTED and state.below(4) < params.brimful
        filling = tuple(size * state.below(2) if full else state.between(0, size) for size in sizes)
        draft = _Draft(_Kitchen(sizes, tap=tap), filling, asked, params, rng)
        found = draft.found()
        if found is not None:
            break
    else:
        raise Rejected("no jugs suit the question")
    query, answer, why = found
    theme = state.choice([*_LIQUIDS])
    hidden = query.vessel if isinstance(query, form.Hidden) else None
    vessels = (
        form.Vessel(size, None if jug == hidden else has)
        for jug, (size, has) in enumerate(zip(draft.kitchen.sizes, draft.filling, strict=True))
    )
    statement = form.Kitchen(theme, state.choice(_LIQUIDS[theme]), tap, tuple(vessels))
    return Puzzle(statement, query, answer, why)


def _where(litres: int, filling: Filling) -> set[int]:
    """The jugs that hold so much."""
    return {jug for jug, has in enumerate(filling) if has == litres}


def _four(options: Sequence[T]) -> tuple[T, T, T, T]:
    a, b, c, d = options
    return a, b, c, d


class _Draft:
    """Jugs about which something is to be asked."""

    def __init__(self, kitchen: _Kitchen, filling: Filling, asked: Drawn, params: PourParams, rng: Stream) -> None:
        self.kitchen, self.filling, self.params, self.rng = kitchen, filling, params, rng
        self.question, self.place = asked
        self.ask = rng.child("ask")

    def found(self) -> Found | None:
        """The question, its answer and why."""
        if self.question in _LISTED:
            return self._sequence()
        if self.question is not form.Never:
            return self._search()
        return None if self.kitchen.measures_all else self._never(self.kitchen.reached(self.filling))

    def _search(self) -> Found | None:
        """A question about a shortest way."""
        question, ways = self.question, self.kitchen.reached(self.filling)
        low, high = map(int, self.params.depth_by_task.get(question.__struct_config__.tag, self.params.way))
        lowest = low + self.rng.class_by_index(max(1, high - low - 2), "lowest")
        wanted = low + self.rng.class_by_index(high - low + 1, "way")
        if question is form.FewestOffered:
            wanted = lowest + self.place
        if question is form.Target:
            goals = [filling for filling, far in ways.far.items() if far == wanted]
            if not goals or not self._fits(ways, wanted):
                return None
            goal = self.ask.choice(goals)
            nearer = sum(far < wanted for far in ways.far.values())
            return (
                form.Target(goal),
                str(wanted),
                form.Shortest(self.kitchen.told(self.filling, ways.way(goal)), nearer),
            )
        found = self._amounts(ways)
        counts = issubclass(question, form.Fewest)
        fitting = [
            litres
            for litres, ends in found.items()
            if (ways.far[ends[0]] == wanted if counts else low <= ways.far[ends[0]] <= high)
            if self._fits(ways, ways.far[ends[0]])
        ]
        if issubclass(question, form.Ends):
            return self._ends(ways, found, fitting)
        if not fitting:
            return None
        litres = self.ask.choice(fitting)
        way = ways.way(found[litres][0])
        if question is form.FewestOffered:
            offered = form.FewestOffered(litres, _four(consecutive(lowest)))
            return offered, LETTERS[self.place], self._measured(ways, way)
        if question is form.Fewest:
            return form.Fewest(litres), str(wanted), self._measured(ways, way)
        options = self._first(litres, len(way))
        if options is None:
            return None
        way = self._shortest(litres, len(way), options[self.place])[0]
        a, b, c, d = (self._after_first(litres, one) for one in options)
        why = form.Beginnings(self.kitchen.told(self.filling, way), (a, b, c, d))
        return form.First(litres, _four(options)), LETTERS[self.place], why

    def _ends(self, ways: _Reached, found: dict[int, list[Filling]], fitting: list[int]) -> Found | None:
        """An amount that is always measured in the same jug, though not the only one that is large enough.

        The jugs change places, so that it is the one that was drawn for the item.
        """
        jug, sizes = self.rng.class_by_index(self.params.jugs[1], "jug"), self.kitchen.sizes
        fitting = [
            litres
            for litres in fitting
            if len({*map(frozenset, (_where(litres, end) for end in found[litres]))}) == 1
            and len(_where(litres, found[litres][0])) == 1
            and sum(size >= litres for size in sizes) > 1
        ]
        if not fitting or jug >= len(sizes):
            return None
        litres = self.ask.choice(fitting)
        (old,) = _where(litres, found[litres][0])
        order = [*range(len(sizes))]
        order[old], order[jug] = jug, old
        named = {**{one: place for place, one in enumerate(order)}, OUTSIDE: OUTSIDE}
        way = tuple((named[start], named[stop]) for start, stop in ways.way(found[litres][0]))
        self.kitchen = _Kitchen(tuple(sizes[one] for one in order), tap=self.kitchen.tap)
        self.filling = tuple(self.filling[one] for one in order)
        answer = f"jug-{JUGS[jug]}" if self.question is form.EndsBox else JUGS[jug]
        return self.question(litres), answer, form.Steps(self.kitchen.told(self.filling, way))

    def _fits(self, ways: _Reached, pourings: int) -> bool:
        """True if as many fillings are nearer than so many pourings as the level wants."""
        least, most = self.params.band
        return least <= sum(far < pourings for far in ways.far.values()) <= most

    def _measured(self, ways: _Reached, way: tuple[Pouring, ...]) -> form.Measured:
        """A shortest way, and after how many pourings each amount turns up before its end."""
        first = dict[int, int]()
        for filling, far in ways.far.items():  # the nearest first
            for litres in filling:
                first.setdefault(litres, far)
        amounts = (tuple(sorted(one for one in first if first[one] == number)) for number in range(len(way)))
        return form.Measured(self.kitchen.told(self.filling, way), tuple(amounts))

    def _after_first(self, litres: int, first: Pouring) -> int:
        """The fewest pourings to so many litres with one that comes first, 0 if there is no way."""
        ways = self.kitchen.reached(self.kitchen.poured(self.filling, first))
        return next((far + 1 for end, far in ways.far.items() if litres in end), 0)

    def _amounts(self, ways: _Reached) -> dict[int, list[Filling]]:
        """Each amount but nothing that can be measured, with the nearest fillings that have it."""
        found: dict[int, list[Filling]] = {}
        for filling, far in ways.far.items():
            for litres in {*filling} - {0}:
                ends = found.setdefault(litres, [])
                if not ends or ways.far[ends[0]] == far:
                    ends.append(filling)
        return found

    def _shortest(self, litres: int, wanted: int, first: Pouring) -> list[tuple[Pouring, ...]]:
        """Ways of this length that begin so and measure these litres; one for each filling they end in."""
        ways = self.kitchen.reached(self.kitchen.poured(self.filling, first))
        return [(first, *ways.way(end)) for end, far in ways.far.items() if far == wanted - 1 and litres in end]

    def _first(self, litres: int, wanted: int) -> list[Pouring] | None:
        """Four pourings, of which only the one at the key's place begins a shortest way."""
        can = self.kitchen.can(self.filling)
        right = [pouring for pouring in can if self._shortest(litres, wanted, pouring)]
        wrong = [pouring for pouring in can if pouring not in right]
        key, some = self.ask.choice(right), self.ask.sample(wrong, len(wrong))
        ranks = [self.rng.class_by_index(len(LETTERS), name) for name in ("outside", "common")]
        for others in combinations(some, 3):
            four = [key, *others]
            outside = [OUTSIDE in one for one in four]
            common = [sum(a == c or b == d for c, d in four) for a, b in four]
            if has_rank(outside, ranks[0]) and has_rank(common, ranks[1]):
                return [*others[: self.place], key, *others[self.place :]]
        return None

    def _never(self, ways: _Reached) -> Found | None:
        """Four amounts in order, of which only the one at the key's place is never measured."""
        shortest = {litres: ways.way(ends[0]) for litres, ends in self._amounts(ways).items()}
        most = max(self.kitchen.sizes) if self.kitchen.tap else min(max(self.kitchen.sizes), sum(self.filling))
        never = sorted(set(range(1, most)) - {*shortest})
        least, greatest = self.params.by_task["never"]
        if not least <= len(ways.far) <= greatest:
            return None
        full = self.kitchen.sizes  # which nobody would think impossible
        low, high = self.params.deep
        made = [litres for litres, way in shortest.items() if 0 < len(way) <= high and litres not in full]
        if not never or all(len(shortest[litres]) < low for litres in made):
            return None
        key, digit = self.ask.choice(never), self.rng.class_by_index(len(LETTERS), "digit")
        digit = {(0, 3): 2, (1, 0): 1, (3, 2): 3}.get(
            (self.place, digit), digit
        )  # amounts up to 13 do not have all ranks in both
        glances = [
            Glance(key, made, self.place),
            Glance(key % 10, [one % 10 for one in made], digit),
        ]
        others = three_beside(made, glances, self.ask)
        if others is None or max(len(shortest[one]) for one in others) < low:
            return None
        told = (form.Made(one, self.kitchen.told(self.filling, shortest[one])) for one in sorted(others))
        amounts = tuple(sorted({litres for filling in ways.far for litres in filling}))
        why = form.Reached(tuple(told), amounts, math.gcd(*self.kitchen.sizes, *self.filling))
        return form.Never(_four(sorted([*others, key]))), LETTERS[self.place], why

    def _sequence(self) -> Found | None:
        """A question about pourings that are shown."""
        way, before = list[Pouring](), [self.filling]
        for _ in range(self.ask.between(*self.params.poured)):
            seen = set(before)
            can = [one for one in self.kitchen.can(before[-1]) if self.kitchen.poured(before[-1], one) not in seen]
            if not can:
                return None
            way.append(self.ask.choice(can))
            before.append(self.kitchen.poured(before[-1], way[-1]))
        if self.question is form.Hidden:
            return self._hidden(way, before)
        if self.question is form.After:
            return self._after(way, before)
        return self._blotted(way, before)

    def _plays(self, filling: Filling, way: list[Pouring]) -> bool:
        """True if each of these pourings moves something."""
        return all(
            self.kitchen.poured(at, pouring) != at
            for at, pouring in zip(
                [filling, *(self._end(filling, way[:n]) for n in range(1, len(way)))], way, strict=False
            )
        )

    def _end(self, filling: Filling, way: list[Pouring]) -> Filling:
        for pouring in way:
            filling = self.kitchen.poured(filling, pouring)
        return filling

    def _after(self, way: list[Pouring], before: list[Filling]) -> Found | None:
        """Four fillings: the right one, and what comes of it if some pouring goes wrong in one way or another."""
        found = set[Filling]()
        for number in range(len(way)):
            for other in self.kitchen.can(before[number]):
                found.add(self._end(self.kitchen.poured(before[number], other), way[number + 1 :]))
        wrong = sorted(one for one in found if sum(a != b for a, b in zip(one, before[-1], strict=True)) > 1)
        if len(wrong) < 3:
            return None
        options = self.ask.sample(wrong, 3)
        options.insert(self.place, before[-1])
        return (
            form.After(tuple(way), _four(options)),
            LETTERS[self.place],
            form.Steps(self.kitchen.told(self.filling, tuple(way))),
        )

    def _blotted(self, way: list[Pouring], before: list[Filling]) -> Found | None:
        """One of the pourings is not to be read, and what they lead to is shown."""
        for number in self.ask.sample(range(1, len(way) - 1), len(way) - 2):
            can, rest = self.kitchen.can(before[number]), way[number + 1 :]
            after = {one: self.kitchen.poured(before[number], one) for one in can}
            least, most = self.params.by_task["blot"]
            if not least <= number + len(can) * (1 + len(rest)) <= most or len(can) < len(LETTERS):
                continue
            if sum(self._end(after[one], rest) == before[-1] for one in can) > 1:
                continue
            # what a jug has to hold in the end is seen at once where no later pouring touches it
            still = {*range(len(self.filling))} - {jug for pouring in rest for jug in pouring}
            parts = [jug if jug in still else None for jug in way[number]]
            like = [one for one in can if [jug if jug in still else None for jug in one] == parts]
            wrong = [one for one in self.ask.sample(like, len(like)) if one != way[number]]
            plays = {one: self._plays(after[one], rest) for one in wrong}
            listed = [*way[:number], *rest]
            chosen = next(
                (
                    some
                    for some in combinations(wrong, len(LETTERS) - 1)
                    if sum(map(plays.__getitem__, some)) > 1 and self._is_hidden_among(way[number], some, listed)
                ),
                None,
            )
            if chosen is None:
                continue
            options = self.ask.sample(chosen, len(chosen))
            a, b, c = (self._end(after[one], rest) for one in options)
            options.insert(self.place, way[number])
            shown = (*way[:number], None, *rest)
            why = form.Blotted(self.kitchen.told(self.filling, tuple(way)), (a, b, c))
            return form.Blot(shown, before[-1], _four(options)), LETTERS[self.place], why
        return None

    def _is_hidden_among(self, key: Pouring, wrong: Sequence[Pouring], listed: Sequence[Pouring]) -> bool:
        """True if a pouring has the drawn ranks in what it shares with the others, and with those that are listed."""
        four = [key, *wrong]
        shared = ([sum((a == c) + (b == d) for c, d in some) for a, b in four] for some in (four, listed))
        return all(
            has_rank(counts, self.rng.class_by_index(len(LETTERS), name))
            for counts, name in zip(shared, ("common", "listed"), strict=True)
        )

    def _hidden(self, way: list[Pouring], before: list[Filling]) -> Found | None:
        """What one jug held at first is not shown, but what one of them holds in the end."""
        least, most = self.params.by_task["hidden"]
        suiting = [
            vessel
            for vessel, (has, size) in enumerate(zip(self.filling, self.kitchen.sizes, strict=True))
            if 0 < has < size and least <= (size + 1) * len(way) <= most
        ]
        if not suiting:
            return None
        vessel = self.ask.choice(suiting)
        ends = []
        for has in range(self.kitchen.sizes[vessel] + 1):
            start = (*self.filling[:vessel], has, *self.filling[vessel + 1 :])
            ends.append(self._end(start, way))
        telling = [
            jug
            for jug in range(len(self.filling))
            if sum(end[jug] == before[-1][jug] for end in ends) == 1 and before[-1][jug] != self.filling[vessel]
        ]
        if not telling:
            return None
        jug = self.ask.choice(telling)
        query = form.Hidden(vessel, tuple(way), jug, before[-1][jug])
        why = form.Tried(self.kitchen.told(self.filling, tuple(way)), tuple(end[jug] for end in ends))
        return query, str(self.filling[vessel]), why
