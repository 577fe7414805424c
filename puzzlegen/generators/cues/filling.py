"""Vessels that fill from a tap, one after the other, through pipes of which some are shut.

The vessels are a tree that hangs from the one below the tap, each in a column of its own between those that hang to its
left and to its right; on either side, farther ones hang from higher pipes, so that no two pipes cross.
"""

from typing import Annotated, Final, NamedTuple

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_task, ladder

TASKS: Final = ("first", "first_box", "before", "before_choice", "order", "litres", "empty", "empty_boxes")
_DRESSES: Final = ("jars", "barrels", "tanks")
_LEAST, _MOST = 3, 6  # litres of a vessel
_DEEPEST: Final = 4  # rows below the first one
_CHILDREN: Final = 3  # that hang from one vessel
_TRIES: Final = 60


class FillingParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        vessels, shut, open: of the numbers of vessels, of shut valves, and of open ones.
        soonest: how many vessels are full, at least, before one that is asked about.
    """

    vessels: Annotated[tuple[int, int], Knob("more vessels and pipes to follow", 6, 14)]
    shut: tuple[int, int]
    open: Annotated[tuple[int, int], Knob("more valves that are open, and lead astray", 0, 4)]
    soonest: int


def _bands(first: tuple[int, int], order: tuple[int, int], pipes: tuple[int, int]) -> dict[str, tuple[float, float]]:
    return {"first": first, "first_box": first, "order": order, "empty": pipes, "empty_boxes": pipes}


LEVELS: Final = {
    Level.EASY: FillingParams(
        band=(4, 11), bands=_bands((3, 5), (6, 10), (5, 5)), vessels=(6, 6), shut=(1, 1), open=(1, 1), soonest=1
    ),
    Level.MEDIUM: FillingParams(
        band=(12, 19), bands=_bands((6, 8), (11, 13), (7, 8)), vessels=(8, 9), shut=(1, 2), open=(1, 2), soonest=3
    ),
    Level.HARD: FillingParams(
        band=(20, 40), bands=_bands((9, 20), (14, 30), (10, 11)), vessels=(11, 12), shut=(2, 3), open=(2, 3), soonest=5
    ),
}


class Pipe(NamedTuple):
    """From one vessel down to another one, at a height in litres."""

    start: int
    stop: int
    height: int
    valve: str  # open, shut or none


def invent(rng: Stream, params: FillingParams) -> Puzzle:
    """Draw plants until one suits the question."""
    state = rng.child("state")
    task, place = drawn_task(TASKS, rng)
    low, high = params.vessels
    count = low + rng.per_item(high - low + 1, "vessels")
    for _ in range(_TRIES):
        plant = _Plant(count, params, state)
        found = plant.asked(task, place, rng)
        if found is not None:
            break
    else:
        raise Rejected("no plant suits the question")
    query, answer = found
    statement = {"dress": state.choice(_DRESSES), **plant.statement()}
    return Puzzle(statement, query, answer, {"full": plant.full, "empty": plant.empty})


class _Plant:
    """Vessels, numbered from 1 at random, and what happens in them."""

    def __init__(self, count: int, params: FillingParams, rng: Stream) -> None:
        self.rng, self.count, self.most = rng, count, count - params.shut[0] - 1  # how many may be full before another
        self.soonest = min(params.soonest, self.most - 2)
        self.rows, self.sides = [0], [(list[int](), list[int]())]  # what hangs left and right, the nearest first
        above = [0]
        while len(self.rows) < count:
            parent = max(rng.below(len(self.rows)), rng.below(len(self.rows)))  # deep rather than broad
            if self.rows[parent] == _DEEPEST or sum(map(len, self.sides[parent])) == _CHILDREN:
                continue
            self.sides[parent][rng.below(2)].append(len(self.rows))
            self.rows.append(self.rows[parent] + 1)
            self.sides.append(([], []))
            above.append(parent)
        self.holds = [rng.between(_LEAST, _MOST) for _ in range(count)]
        valves = ["shut"] * rng.between(*params.shut) + ["open"] * rng.between(*params.open)
        valves += ["none"] * (count - 1 - len(valves))
        rng.shuffle(valves)
        self.pipes = [
            Pipe(parent, child, height, valves.pop())
            for parent in range(count)
            for child, height in self._heights(parent)
        ]
        self.columns = {vessel: column for column, vessel in enumerate(self._across(0))}
        self.numbers = [number + 1 for number in rng.permutation(count)]
        self.filled = self._run()

    def _heights(self, parent: int) -> list[tuple[int, int]]:
        """What hangs from a vessel, and how high: on either side from the nearest up."""
        left, right = self.sides[parent]
        heights = self.rng.sample(range(self.holds[parent]), len(left) + len(right))
        return [
            *zip(left, sorted(heights[: len(left)]), strict=True),
            *zip(right, sorted(heights[len(left) :]), strict=True),
        ]

    def _across(self, vessel: int) -> list[int]:
        """The vessels from left to right that hang from one, and that one between them."""
        left, right = self.sides[vessel]
        before = [one for child in reversed(left) for one in self._across(child)]
        return [*before, vessel, *(one for child in right for one in self._across(child))]

    def _run(self) -> list[tuple[int, int]]:
        """The vessels in the order in which they are full, with the litres that have run by then."""
        levels, full, litres = [0] * self.count, dict[int, int](), 0
        while 0 not in full:
            at = 0
            while True:
                ways = [
                    pipe for pipe in self.pipes if pipe.start == at and pipe.valve != "shut" and pipe.stop not in full
                ]
                lowest = min(ways, key=lambda pipe: pipe.height, default=None)
                if lowest is None or lowest.height > levels[at]:
                    break
                at = lowest.stop
            upto = self.holds[at] if lowest is None else lowest.height
            litres += upto - levels[at]
            levels[at] = upto
            if lowest is None:
                full[at] = litres
        return list(full.items())

    @property
    def full(self) -> list[tuple[int, int]]:
        """The numbers of the vessels in the order in which they are full, and the litres by then."""
        return [(self.numbers[vessel], litres) for vessel, litres in self.filled]

    @property
    def empty(self) -> list[int]:
        """The numbers of those that stay empty."""
        full = {vessel for vessel, _ in self.filled}
        return sorted(self.numbers[vessel] for vessel in range(self.count) if vessel not in full)

    def asked(self, task: str, place: int, rng: Stream) -> tuple[Statement, str] | None:
        """The query and its answer; None where this plant cannot have it."""
        count, full = self.count, self.full
        match task:
            case "first" | "first_box":
                wanted, has = 1 + rng.per_item(count, "key"), full[0][0]
                other = {wanted: has, has: wanted}
                self.numbers = [other.get(number, number) for number in self.numbers]
                return {"task": task}, f"vessel-{wanted}" if task == "first_box" else str(wanted)
            case "before" | "before_choice":
                lowest = self.soonest - 1 + rng.per_item(self.most - self.soonest - 1, "lowest")
                wanted = self.soonest + rng.per_item(self.most - self.soonest + 1, "before")
                wanted = lowest + place if task == "before_choice" else wanted
                if wanted >= len(full):
                    return None
                query = {"task": task, "vessel": full[wanted][0]}
                if task == "before":
                    return query, str(wanted)
                return {**query, "options": ladder(lowest)}, LETTERS[place]
            case "litres":
                if len(full) <= self.soonest:
                    return None
                vessel, litres = rng.child("ask").choice(full[self.soonest :])
                return {"task": task, "vessel": vessel}, str(litres)
            case "empty":
                wanted = count - 1 - self.most + rng.per_item(3, "empty")
                return ({"task": task}, str(wanted)) if len(self.empty) == wanted else None
            case "empty_boxes":
                dry = " ".join(sorted(f"vessel-{number}" for number in self.empty))
                return {"task": task}, dry
            case _:
                return self._ordered(place, rng)

    def _ordered(self, place: int, rng: Stream) -> tuple[Statement, str] | None:
        """Four orders of three: one of two vessels first, then two others either way; so all look alike."""
        if len(self.filled) < len(LETTERS):
            return None
        first, second, third = (number for number, _ in self.full[:3])
        other = rng.child("ask").choice([one for one in self.numbers if one not in (first, second, third)])
        wrong = [(first, third, second), (other, second, third), (other, third, second)]
        rng.child("ask").shuffle(wrong)
        return {"task": "order", "options": [*wrong[:place], (first, second, third), *wrong[place:]]}, LETTERS[place]

    def statement(self) -> Statement:
        """What is published: vessels in the order of their numbers."""
        order = sorted(range(self.count), key=lambda vessel: self.numbers[vessel])
        vessels = [{"row": self.rows[one], "column": self.columns[one], "holds": self.holds[one]} for one in order]
        pipes = sorted((self.numbers[a], self.numbers[b], height, valve) for a, b, height, valve in self.pipes)
        return {"vessels": vessels, "tap": self.numbers[0], "pipes": pipes}
