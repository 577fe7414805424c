"""Vessels that fill from a tap, one after the other, through pipes of which some are shut.

The vessels are a tree that hangs from the one below the tap, each in a column of its own between those that hang to its
left and to its right; on either side, farther ones hang from higher pipes, so that no two pipes cross.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import filling as form
from puzzlegen.formats.cues.filling import Empty, Filled, First, Litres, Pipe
from puzzlegen.generators.cues.kits.depths import wanted

_THEMES: Final = get_args(form.Theme)
_LEAST, _MOST = 3, 6  # litres of a vessel
_DEEPEST: Final = 4  # rows below the first one
_CHILDREN: Final = 3  # that hang from one vessel
_TRIES: Final = 60
_UNEVEN: Final = 1.0  # a plant may be; other ones are grown until one is that even
_GROWN: Final = 20  # of these at most
_FEW: Final = 6  # vessels, at most, that hang in one row less
_CUT: Final = 2  # vessels, at most, that a shut valve cuts off in a large plant, so that enough are left

_Sides: TypeAlias = list[tuple[list[int], list[int]]]  # what hangs left and right of each vessel


class FillingParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        vessels, shut, open: of the numbers of vessels, of shut valves, and of open ones.
        full: of how many vessels are full before one that is asked about, or when so much has run.
        astray: of how many fewer they are then than vessels of middling size hold as much.
        long: not all but those on the way to where it runs then are full before, and shut valves cut off little.
    """

    vessels: Annotated[tuple[int, int], Knob("more vessels and pipes to follow", 6, 18)]
    shut: tuple[int, int]
    open: Annotated[tuple[int, int], Knob("more valves that are open, and lead astray", 0, 4)]
    full: tuple[int, int]
    astray: tuple[int, int]
    long: bool


def _bands(filled: Band, first: Band = (0, 0), pipes: Band = (0, 0)) -> dict[Any, Band]:
    return {Filled: filled, First: first, Empty: pipes}


LEVELS: Final = {
    Level.EASY: FillingParams(
        band=(4, 12),
        bands=_bands((4, 12), (3, 6), (5, 5)),
        depth=(3, 6),
        depths={First: (1, 2), Empty: (1, 1)},
        vessels=(6, 6),
        shut=(1, 2),
        open=(1, 1),
        full=(1, 3),
        astray=(0, 1),
        long=False,
    ),
    Level.MEDIUM: FillingParams(
        band=(13, 19),
        bands=_bands((13, 18), (5, 9), (8, 8)),
        depth=(7, 9),
        depths={First: (3, 4), Empty: (2, 3)},
        vessels=(9, 9),
        shut=(2, 2),
        open=(1, 2),
        full=(2, 4),
        astray=(0, 2),
        long=False,
    ),
    Level.HARD: FillingParams(
        band=(20, 27),
        bands=_bands((19, 30)),
        depth=(11, 14),
        vessels=(15, 15),
        shut=(2, 3),
        open=(2, 3),
        full=(4, 7),
        astray=(0, 2),
        long=True,
    ),
    Level.EXTREME: FillingParams(
        band=(28, 60),
        bands=_bands((28, 60)),
        depth=(16, 30),
        vessels=(18, 18),
        shut=(3, 4),
        open=(3, 4),
        full=(7, 10),
        astray=(0, 2),
        long=True,
    ),
}


class Event(NamedTuple):
    """A level has come to a pipe or to the rim: litres and events by then, the way of the water, what all hold."""

    vessel: int
    full: bool
    litres: int
    events: int
    way: tuple[int, ...]
    levels: tuple[int, ...]


def invent(rng: Stream, params: FillingParams, asked: Drawn) -> Puzzle:
    """Draw plants until one suits the question."""
    state = rng.child("state")
    low, high = params.vessels
    count = low + rng.class_by_index(high - low + 1, "vessels")
    for _ in range(_TRIES):
        plant = _Plant(count, params, state)
        found = plant.asked(asked.question, rng)
        if found is not None:
            break
    else:
        raise Rejected("no plant suits the question")
    return Puzzle(plant.statement(state.choice(_THEMES)), *found, plant.why())


def _across(sides: _Sides, vessel: int) -> list[int]:
    """The vessels from left to right that hang from one, and that one between them."""
    left, right = sides[vessel]
    across = [vessel]
    for child in left:
        across[:0] = _across(sides, child)
    for child in right:
        across += _across(sides, child)
    return across


def _uneven(rows: Sequence[int], sides: _Sides) -> float:
    """How far a plant is from being as deep everywhere, with the tap in the middle."""
    across, thirds = _across(sides, 0), 3
    ends = [round(len(across) * share / thirds) for share in range(thirds + 1)]
    lacking = (max(rows) - max(rows[one] for one in across[start:stop]) for start, stop in pairwise(ends))
    return sum(lacking) + thirds * abs(2 * across.index(0) / (len(across) - 1) - 1)


class _Plant:
    """Vessels, by their places from 0 and numbered from 1 at random, and what happens in them."""

    def __init__(self, count: int, params: FillingParams, rng: Stream) -> None:
        self.rng, self.count, self.params = rng, count, params
        grown = [self._grown()]
        while _uneven(*grown[-1]) > _UNEVEN and len(grown) < _GROWN:
            grown.append(self._grown())
        self.rows, self.sides = min(grown, key=lambda one: _uneven(*one))
        self.holds = [rng.between(_LEAST, _MOST) for _ in range(count)]
        valves = self._valves()
        self.pipes = [
            Pipe(parent, child, height, valves.get(child, "none"))
            for parent in range(count)
            for child, height in self._heights(parent)
        ]
        self.columns = {vessel: column for column, vessel in enumerate(_across(self.sides, 0))}
        self.numbers = [number + 1 for number in rng.permutation(count)]
        self.events = self._run([pipe for pipe in self.pipes if pipe.valve != "shut"])
        self.filled = [event for event in self.events if event.full]
        self.unshut = [event for event in self._run(self.pipes) if event.full]  # if no valve was shut

    def _grown(self) -> tuple[list[int], _Sides]:
        """The row of each vessel, and what hangs left and right of it, the nearest first."""
        rng, deepest = self.rng, _DEEPEST if self.count > _FEW else _DEEPEST - 1
        rows, sides = [0], [(list[int](), list[int]())]
        while len(rows) < self.count:
            # Deep rather than broad; but the tap is not in a corner.
            parent = max(rng.below(len(rows)), rng.below(len(rows))) if len(rows) > 2 else 0
            if rows[parent] == deepest:
                continue
            left, right = sides[parent]
            hanging = len(left) + len(right)
            if hanging == _CHILDREN:
                continue
            fewer = sorted((left, right), key=len)[0 if hanging == 1 else rng.below(2)]
            fewer.append(len(rows))  # the first two on either side, so that the plant is broad in the middle
            rows.append(rows[parent] + 1)
            sides.append(([], []))
        return rows, sides

    def _valves(self) -> dict[int, Literal["open", "shut"]]:
        """Which vessels are below a valve of their own, and whether it is shut."""
        rng, params = self.rng, self.params
        below = [one for one in range(1, self.count) if not params.long or len(_across(self.sides, one)) <= _CUT]
        shut = rng.sample(below, min(len(below), rng.between(*params.shut)))
        others = rng.sample([one for one in range(1, self.count) if one not in shut], rng.between(*params.open))
        return {**dict.fromkeys(shut, "shut"), **dict.fromkeys(others, "open")}

    def _heights(self, parent: int) -> list[tuple[int, int]]:
        """What hangs from a vessel, and how high: on either side from the nearest up."""
        left, right = self.sides[parent]
        heights = self.rng.sample(range(self.holds[parent]), len(left) + len(right))
        return [
            *zip(left, sorted(heights[: len(left)]), strict=True),
            *zip(right, sorted(heights[len(left) :]), strict=True),
        ]

    def _run(self, pipes: list[Pipe]) -> list[Event]:
        """What happens, one event after the other."""
        levels, events, full = [0] * self.count, list[Event](), set[int]()
        upwards: list[list[Pipe]] = [[] for _ in levels]
        for pipe in sorted(pipes, key=lambda pipe: pipe.height):
            upwards[pipe.start].append(pipe)
        while 0 not in full:
            way = [0]
            while True:
                lowest = next((pipe for pipe in upwards[way[-1]] if pipe.stop not in full), None)
                if lowest is None or lowest.height > levels[way[-1]]:
                    break
                way.append(lowest.stop)
            levels[way[-1]] = self.holds[way[-1]] if lowest is None else lowest.height
            if lowest is None:
                full.add(way[-1])
            events.append(Event(way[-1], lowest is None, sum(levels), len(events) + 1, tuple(way), tuple(levels)))
        return events

    @property
    def empty(self) -> list[int]:
        """The numbers of those that stay empty."""
        full = {one.vessel for one in self.filled}
        return sorted(self.numbers[vessel] for vessel in range(self.count) if vessel not in full)

    def asked(self, question: type[Any], rng: Stream) -> tuple[form.Query, str] | None:
        """The query and its answer; None where this plant cannot have it."""
        if issubclass(question, First):
            first = self.filled[0]
            if first.vessel == self.unshut[0].vessel or not self._suits(First, first, 0):
                return None
            number, has = 1 + rng.class_by_index(self.count, "key"), self.numbers[first.vessel]
            renamed = {number: has, has: number}
            self.numbers = [renamed.get(one, one) for one in self.numbers]
            return question(), f"vessel-{number}" if question is form.FirstBoxed else str(number)
        if question is Filled:
            (fewest, most), (least, furthest) = self.params.full, self.params.astray
            number = fewest + rng.class_by_index(most - fewest + 1, "full")
            astray = least + rng.class_by_index(furthest - least + 1, "astray")
            run = [one for one in self._litres(number) if one * self.count // sum(self.holds) - number == astray]
            return (Filled(rng.child("ask").choice(run)), str(number)) if run else None
        if question is Litres:
            unshut = {(one.vessel, one.litres) for one in self.unshut}
            late = [
                one
                for number, one in enumerate(self.filled[:-1])
                if number >= self.params.full[0]
                and (one.vessel, one.litres) not in unshut
                and self._suits(Litres, one, number)
            ]
            if not late:
                return None
            asked = rng.child("ask").choice(late)
            return Litres(self.numbers[asked.vessel]), str(asked.litres)
        cut = {pipe.stop for pipe in self.pipes if pipe.valve == "shut"}
        roots = [vessel for vessel in cut if not self._above(vessel) & cut]
        low, high = wanted(self.params, Empty)
        number = min(len(self.empty), 2 + rng.class_by_index(3, "empty")) if question is Empty else len(self.empty)
        if not 1 < len(self.empty) < 5 or len(self.empty) != number or not low <= len(roots) <= high:
            return None
        dry = " ".join(sorted(f"vessel-{number}" for number in self.empty))
        return question(), str(number) if question is Empty else dry

    def _litres(self, number: int) -> list[int]:
        """After how many litres so many vessels are full, as many as the level wants, and no others if valves are open.

        None of them is full just then.
        """
        if number >= len(self.filled):
            return []
        found = []
        for litres in range(self.filled[number - 1].litres + 1, self.filled[number].litres):
            event = next(one for one in self.events if one.litres > litres)
            if sum(one.litres <= litres for one in self.unshut) != number and self._suits(Filled, event, number):
                found.append(litres)
        return found

    def _suits(self, question: type[Any], event: Event, full: int) -> bool:
        """True if the level wants what follows from this event, before which so many are full.

        If these were all but those on the way there, no pipes had to be compared.
        """
        low, high = wanted(self.params, question)
        later = len(self.filled) - full - len(event.way)
        return low <= event.events <= high and (later > 0 or not self.params.long)

    def _above(self, vessel: int) -> set[int]:
        """All vessels from which one hangs."""
        above = {pipe.start for pipe in self.pipes if pipe.stop == vessel}
        return above.union(*map(self._above, above))

    def why(self) -> form.Facts:
        """Which vessels are full, in order, by which way, and what all of them hold then; what is cut off, and dry."""
        number = self.numbers.__getitem__
        full = (
            form.Full(
                number(one.vessel),
                tuple(map(number, one.way)),
                tuple(sorted((number(vessel), litres) for vessel, litres in enumerate(one.levels) if litres)),
            )
            for one in self.filled
        )
        cut = sorted(number(pipe.stop) for pipe in self.pipes if pipe.valve == "shut")
        return form.Facts(tuple(full), tuple(cut), tuple(self.empty))

    def statement(self, theme: form.Theme) -> form.Plant:
        """What is published: vessels in the order of their numbers."""
        order = sorted(range(self.count), key=lambda vessel: self.numbers[vessel])
        vessels = tuple(form.Vessel(self.rows[one], self.columns[one], self.holds[one]) for one in order)
        pipes = sorted(Pipe(self.numbers[a], self.numbers[b], height, valve) for a, b, height, valve in self.pipes)
        return form.Plant(theme, vessels, self.numbers[0], tuple(pipes))
