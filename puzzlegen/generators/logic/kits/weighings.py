"""Records of weighings, and what they leave open about one or two faulty things among like ones.

A suspicion names the faulty things by their numbers, which are negative for things that are too light: ``(3,)`` says
that 3 is too heavy, ``(2, -7)`` that 2 is too heavy and 7 too light.
"""

from collections.abc import Collection
from functools import cache
from itertools import combinations, permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic.weighing import Cases, Faulty, Step, Tilt
from puzzlegen.formats.logic.weighing import Weighing as Shown

Suspicion: TypeAlias = tuple[int, ...]
Load: TypeAlias = tuple[int, ...]
Two: TypeAlias = tuple[int, int]
Matrix: TypeAlias = NDArray[np.int8]
Mask: TypeAlias = NDArray[np.bool_]

ONE: Final = ("heavy", "light", "either")
TILTS: Final[dict[int, Tilt]] = {1: "left", -1: "right", 0: "level"}  # the side that hangs lower


@cache
def suspicions(faulty: str, count: int) -> tuple[Suspicion, ...]:
    """All that can be, before anything is weighed."""
    numbers = range(1, count + 1)
    match faulty:
        case "heavy" | "light":
            found: list[Suspicion] = [(one,) for one in numbers]
        case "either":
            found = [(sign * one,) for one in numbers for sign in (1, -1)]
        case "both_heavy" | "both_light":
            found = list(combinations(numbers, 2))
        case _:
            found = [(heavy, -light) for heavy, light in permutations(numbers, 2)]
    return tuple(tuple(-one for one in some) if faulty.endswith("light") else some for some in found)


@cache
def _weights(faulty: str, count: int) -> Matrix:
    """What things weigh more than normal ones, of shape (suspicions, things)."""
    found = suspicions(faulty, count)
    weights = np.zeros((len(found), count), np.int8)
    for row, some in enumerate(found):
        for one in some:
            weights[row, abs(one) - 1] = 1 if one > 0 else -1
    return weights


class Weighing(NamedTuple):
    """Equally many things in both pans."""

    left: Load
    right: Load

    def told(self, tilt: int) -> Shown:
        """The weighing with its result, as it is published."""
        return Shown(*self, TILTS[tilt])

    @classmethod
    def of(cls, signs: Matrix) -> "Weighing":
        """The weighing whose left things are 1 in a row of signs and whose right things are -1."""
        left, right = (np.flatnonzero(signs == side) + 1 for side in (1, -1))
        return cls(tuple(left.tolist()), tuple(right.tolist()))


def any_signs(number: int, count: int, pans: Two, rng: Stream) -> Matrix:
    """So many weighings of any things, as signs: 1 is left, -1 right; of shape (weighings, things)."""
    sizes = np.array([[min(rng.between(*pans), count // 2)] for _ in range(number)])
    ranks = rng.words(number * count).reshape(number, count).argsort(axis=1, kind="stable").argsort(axis=1)
    return (ranks < sizes).astype(np.int8) - ((ranks >= sizes) & (ranks < 2 * sizes)).astype(np.int8)


class Record:
    """Weighings with their results, ``slips`` of which are not what they really were.

    Attributes:
        signs: of the weighings, see `any_signs`.
        tilts: what is drawn.
        misfits: of shape (weighings, suspicions): whether a suspicion is at odds with what is drawn.
        alive: whether a suspicion is at odds with exactly as many as there are slips.
        without: of shape (weighings, suspicions): whether it is by all weighings but one.
    """

    def __init__(self, faulty: Faulty, count: int, signs: Matrix, slips: int, rng: Stream) -> None:
        self.faulty, self.count, self.signs, self.slips = faulty, count, signs, slips
        self.all, self.weights = suspicions(faulty, count), _weights(faulty, count)
        outcomes = self.shown(signs)
        self.truth = rng.below(len(self.all))
        self.tilts = outcomes[:, self.truth].copy()
        for slip in rng.sample(range(len(signs)), slips):
            self.tilts[slip] = rng.choice([tilt for tilt in TILTS if tilt != self.tilts[slip]])
        self.misfits: Mask = outcomes != self.tilts[:, None]
        wrong = self.misfits.sum(axis=0)
        self.alive: Mask = wrong == slips
        self.without: Mask = wrong - self.misfits == slips

    @property
    def weighings(self) -> list[Weighing]:
        """What lies in the pans."""
        return [Weighing.of(row) for row in self.signs]

    def shown(self, signs: Matrix) -> Matrix:
        """What weighings show, of shape (weighings, suspicions)."""
        found: Matrix = np.sign(signs @ self.weights.T)
        return found

    def shows(self, signs: Matrix) -> list[dict[int, list[Suspicion]]]:
        """What each of some further weighings can show, and what it would leave."""
        left, found = self.left, list[dict[int, list[Suspicion]]]()
        for row in self.shown(signs)[:, self.alive].tolist():
            parts: dict[int, list[Suspicion]] = {}
            for some, tilt in zip(left, row, strict=True):
                parts.setdefault(tilt, []).append(some)
            found.append(parts)
        return found

    @property
    def left(self) -> list[Suspicion]:
        """The suspicions that the record leaves."""
        return self.listed(self.alive)

    def listed(self, mask: Mask) -> list[Suspicion]:
        """These suspicions."""
        return [self.all[number] for number in np.flatnonzero(mask)]

    @property
    def matters(self) -> bool:
        """True if each weighing rules out what no other does; with a slip, if they contradict one another."""
        if self.slips:
            return bool(self.misfits.any(axis=0).all())
        return bool((self.without.sum(axis=1) > self.alive.sum()).all())

    @property
    def scores(self) -> NDArray[np.int64]:
        """How much oftener each thing was on the lower side than on the higher one."""
        found: NDArray[np.int64] = self.tilts.astype(np.int64) @ self.signs
        return found

    @property
    def is_crossed(self) -> bool:
        """True if rules of thumb fail: "it is on the low side most often", "it was never on a level balance".

        Where one thing is faulty, others were also on each tipped balance and on none that is level, but on both sides;
        where two are, some level balance holds both of them.
        """
        key, tipped = self.all[self.truth], self.tilts != 0
        score = self.scores
        rest = [number for number in range(self.count) if number + 1 not in map(abs, key)]
        heavy = [score[one - 1] for one in key if one > 0]
        light = [score[-one - 1] for one in key if one < 0]
        if self.faulty == "either":
            often = max(abs(score[number]) for number in rest) >= abs((*heavy, *light)[0])
        else:
            often = any(score[number] >= one for one in heavy for number in rest)
            often = often or any(score[number] <= one for one in light for number in rest)
        if len(key) > 1:
            one, other = (self.signs[~tipped, abs(number) - 1] != 0 for number in key)
            return bool(often and (one & other).any())
        there = (self.signs[tipped] != 0).all(axis=0) & (self.signs[~tipped] == 0).all(axis=0)
        turned = there & (abs(score) < tipped.sum())
        return bool(often and turned.sum() > 1 and not tipped.all())

    def steps(self, numbers: Collection[int] | None = None) -> tuple[Step, ...]:
        """Weighings by their numbers from 1, those that rule out most first, each with what is left then."""
        rest = set(range(len(self.signs)) if numbers is None else numbers)
        alive, found = np.ones(len(self.all), np.bool_), list[Step]()
        while rest:
            least = min(rest, key=lambda number: (int((alive & ~self.misfits[number]).sum()), number))
            after: Mask = alive & ~self.misfits[least]
            rest.remove(least)
            if after.sum() < alive.sum():
                found.append(Step(least + 1, tuple(self.listed(after))))
            alive = after
        return tuple(found)

    def supposed(self) -> tuple[Cases, ...]:
        """For each weighing, what the others leave if they are all right."""
        return tuple(tuple(self.listed(self.misfits.sum(axis=0) == row)) for row in self.misfits)

    def contradictions(self) -> tuple[tuple[Step, ...], ...]:
        """The `steps` of few small groups of weighings that cannot all be right.

        Where one weighing is wrong, it is in each of them: what stands in all can be that one, and nothing else.
        """
        numbers = range(len(self.signs))
        groups = [
            {*group}
            for size in numbers[2:]
            for group in combinations(numbers, size)
            if self.misfits[list(group)].any(axis=0).all()
        ]
        right = {number for number, left in enumerate(self.supposed()) if not left}
        found = list[set[int]]()
        while right:
            found.append(max(groups, key=lambda group: len(right - group)))
            right &= found[-1]
        return tuple(map(self.steps, found))


def things(some: Collection[Suspicion]) -> set[frozenset[int]]:
    """Which things these suspicions say are faulty, whether heavy or light."""
    return {frozenset(map(abs, one)) for one in some}
