"""Faulty ones among like things, and a record of weighings: which they are, what is known, what to weigh next."""

from functools import cached_property
from typing import Annotated, Any, Final, TypeAlias

import numpy as np

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, NumberRange, ask_number, drawn_range, drawn_task
from puzzlegen.generators.logic.kits.weighings import (
    ONE,
    TILTS,
    Load,
    Matrix,
    Record,
    Suspicion,
    Two,
    Weighing,
    any_signs,
    things,
)

TASKS: Final = (
    *("which", "which_choice", "which_boxes", "sign", "suspects", "normal", "suspect_boxes"),
    *("next", "predict", "idle", "idle_box", "fewest"),
)
SLIPS: Final = ("slip", "slip_box")
DRESSES: Final = {
    "coins": ("yellow", "orange", "blue"),
    "sacks": ("brown", "green", "red"),
    "crystals": ("pink", "purple", "green"),
}
Asked: TypeAlias = tuple[Statement, Any, Statement]  # the query, its answer and why

_TRIES: Final = 300
_FEWER: Final = {"fewest": 1, "next": 1, "sign": 1, "suspects": 1, "normal": 1}  # weighings, so that more is left open
_NEXT: Final = 120  # weighings among which four are offered, or one is shown


class WeighingParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        one, two: the number of things where one is faulty, and where two are.
        weighings: how many are drawn.
        pans: how many things lie in a pan.
        open, normal: how many things can still be faulty, and how many cannot, where that is asked for.
        further: how many weighings are still needed, where that is asked for.
        faulty: what may be said of the faulty ones, see `puzzlegen.generators.logic.kits.weighings.suspicions`.
        slips: how many balances are drawn wrongly where one thing is faulty.
        misread: whether it is also asked which balance is drawn wrongly.
        crossed: whether rules of thumb fail.
    """

    one: Annotated[Two, Knob("more things, one of them faulty", 5, 15)]
    two: Annotated[Two, Knob("more things, two of them faulty", 5, 10)]
    weighings: Annotated[Two, Knob("more weighings", 2, 6)]
    pans: Annotated[Two, Knob("more things in a pan", 1, 6)]
    open: Annotated[Two, Knob("more things that may still be faulty, where they are counted", 1, 9)]
    normal: Annotated[Two, Knob("more things that are certainly normal, where they are counted", 1, 12)]
    further: Annotated[Two, Knob("more weighings still to be made, where they are counted", 1, 3)]
    faulty: tuple[str, ...]
    slips: Annotated[int, Knob("a balance is drawn wrongly where one thing is faulty", 0, 1)] = 0
    misread: Annotated[bool, Knob("also asks which balance is drawn wrongly")] = False
    crossed: Annotated[bool, Knob("rules of thumb such as 'never on a level balance' fail")] = False


def _bands(next_: Band, idle: Band, slip: Band, fewest: Band) -> dict[str, Band]:
    return {**dict.fromkeys(("idle", "idle_box"), idle), **dict.fromkeys(SLIPS, slip), "next": next_, "fewest": fewest}


LEVELS: Final = {
    Level.EASY: WeighingParams(
        band=(6, 19),
        bands=_bands(next_=(16, 26), idle=(20, 36), slip=(0, 0), fewest=(6, 21)),
        one=(6, 8),
        two=(5, 5),
        weighings=(2, 3),
        pans=(1, 3),
        open=(1, 5),
        normal=(3, 6),
        further=(1, 2),
        faulty=("heavy", "light"),
    ),
    Level.MEDIUM: WeighingParams(
        band=(20, 31),
        bands=_bands(next_=(32, 42), idle=(55, 85), slip=(0, 0), fewest=(22, 34)),
        one=(8, 10),
        two=(6, 6),
        weighings=(3, 3),
        pans=(2, 4),
        open=(2, 5),
        normal=(4, 8),
        further=(1, 2),
        faulty=("either",),
    ),
    Level.HARD: WeighingParams(
        band=(32, 60),
        bands=_bands(next_=(44, 62), idle=(110, 180), slip=(100, 160), fewest=(35, 100)),
        one=(12, 13),
        two=(7, 8),
        weighings=(4, 4),
        pans=(2, 5),
        open=(2, 6),
        normal=(3, 6),
        further=(1, 2),
        faulty=("either", "both_heavy", "both_light"),
        misread=True,
        crossed=True,
    ),
    Level.EXTREME: WeighingParams(
        band=(64, 400),
        bands=_bands(next_=(66, 400), idle=(215, 900), slip=(161, 900), fewest=(105, 400)),
        one=(12, 14),
        two=(8, 10),
        weighings=(5, 6),
        pans=(2, 5),
        open=(3, 6),
        normal=(4, 8),
        further=(1, 3),
        faulty=("both_heavy", "both_light", "opposite", "either"),
        slips=1,
        misread=True,
        crossed=True,
    ),
}


def invent(rng: Stream, params: WeighingParams) -> Puzzle:
    """Weigh at random until a record suits the question."""
    task, place = drawn_task((*TASKS, *(SLIPS if params.misread else ())), rng)
    state, run = rng.child("state"), drawn_range(*(params.normal if task == "normal" else params.open), rng)
    faulty = "either" if task == "sign" else state.choice(params.faulty)
    if task == "fewest" and faulty not in ONE:
        faulty = "either"
    slips = 1 if task in SLIPS else params.slips * (faulty in ONE)
    for _ in range(_TRIES):
        count = state.between(*(params.one if faulty in ONE else params.two))
        number = max(state.between(*params.weighings) - _FEWER.get(task, 0), 4 if slips else 1)
        record = Record(faulty, count, any_signs(number, count, params.pans, state), slips, state)
        asked = _Draft(record, place, run, params, rng).asked(task)
        if asked is not None:
            break
    else:
        raise Rejected("no record suits the question")
    query, answer, why = asked
    dress = [*DRESSES][rng.class_by_index(len(DRESSES), "dress")]
    statement = {
        "dress": dress,
        "hue": state.choice(DRESSES[dress]),
        "count": count,
        "faulty": faulty,
        "slips": slips,
        "weighings": [one.told(int(tilt)) for one, tilt in zip(record.weighings, record.tilts, strict=True)],
    }
    if slips:
        known = {"steps": [], "supposed": record.supposed(), "contradictions": record.contradictions()}
    else:
        known = {"steps": record.steps(), "supposed": [], "contradictions": []}
    query = {"task": task, **query}
    why = {**known, **why}
    return ask_number(run, statement, query, why, rng) if answer is None else Puzzle(statement, query, answer, why)


class _Draft:
    """A record about which something is to be asked."""

    def __init__(self, record: Record, place: int, run: NumberRange, params: WeighingParams, rng: Stream) -> None:
        self.record, self.place, self.run, self.params, self.rng = record, place, run, params, rng
        self.ask = rng.child("ask")

    @cached_property
    def left(self) -> list[Suspicion]:
        """What the record leaves."""
        return self.record.left

    @cached_property
    def sets(self) -> set[frozenset[int]]:
        """Which things can be faulty."""
        return things(self.left)

    def asked(self, task: str) -> Asked | None:
        """The query, its answer and why; no answer stands for the key of the run."""
        record = self.record
        if self.params.crossed and not record.slips and task != "fewest" and not record.is_crossed:
            return None
        if not (record.matters or task.startswith("idle")) or not self._differ(record.signs):
            return None
        found: Asked | None = getattr(self, f"_{task.partition('_')[0]}")(task)
        return found

    def _differ(self, signs: Matrix) -> bool:
        """True if no two weighings are of the same groups."""
        return len({max(row.tobytes(), (-row).tobytes()) for row in signs}) == len(signs)

    def _which(self, task: str) -> Asked | None:
        if len(self.sets) > 1:
            return None
        numbers = sorted(map(abs, self.left[0]))
        if task == "which_boxes":
            return {}, tuple(f"thing-{number}" for number in numbers), {}
        if task == "which":
            return {}, ", ".join(map(str, numbers)), {}
        options = self._four() if len(self.left) == 1 else None
        return None if options is None else ({"options": options}, LETTERS[self.place], {})

    def _four(self) -> list[Suspicion] | None:
        """The suspicion at the key's place among three that half of the balances or more agree with.

        Where it has two parts, a thing and its weight or two things, each part stands in two of the options.
        """
        (key,), record = self.left, self.record
        misfits = dict(zip(record.all, record.misfits.sum(axis=0).tolist(), strict=True))
        near = [one for one in record.all if one != key and 2 * misfits[one] <= len(record.signs)]
        if record.faulty in ("heavy", "light"):
            return self._placed(key, self.ask.sample(near, 3)) if len(near) > 2 else None
        for other in self.ask.sample(near, len(near)):
            if {*map(abs, other)} & {*map(abs, key)}:
                continue
            if record.faulty == "either":
                wrong: list[Suspicion] = [(-key[0],), (abs(other[0]),), (-abs(other[0]),)]
            else:
                mixed = [(key[0], other[1]), (other[0], key[1])]
                wrong = [other, *(one if one in misfits else one[::-1] for one in mixed)]
            if all(2 * misfits[one] <= len(record.signs) for one in wrong):
                self.ask.shuffle(wrong)
                return self._placed(key, wrong)
        return None

    def _placed(self, key: Any, wrong: list[Any]) -> list[Any]:
        return [*wrong[: self.place], key, *wrong[self.place :]]

    def _sign(self, _: str) -> Asked | None:
        wanted = self.rng.class_by_index(3, "sign")
        signs = {one > 0 for (one,) in self.left}
        suits = signs == ({True}, {False}, {True, False})[wanted] and len(self.sets) > 1
        return ({}, LETTERS[wanted], {}) if suits else None

    def _suspects(self, _: str) -> Asked | None:
        return ({}, None, {}) if len(self._suspected()) == self.run.key else None

    def _normal(self, _: str) -> Asked | None:
        normal = self.record.count - len(self._suspected())
        return ({}, None, {}) if normal == self.run.key else None

    def _suspect(self, _: str) -> Asked | None:
        found = self._suspected()
        if not 2 <= len(found) <= self.record.count - 2 or len(self.sets) < 2:
            return None
        return {}, tuple(f"thing-{number}" for number in found), {}

    def _suspected(self) -> list[int]:
        return sorted({number for one in self.sets for number in one})

    def _next(self, _: str) -> Asked | None:
        """Four weighings that each tell something, one of which tells everything."""
        if not 2 < len(self.sets) < 5:
            return None
        signs = any_signs(_NEXT, self.record.count, (1, 3), self.ask)
        held, suspected = {frozenset(one) for one in self.record.weighings}, {*self._suspected()}
        ways: dict[tuple[int, int], dict[frozenset[Load], tuple[Weighing, Any]]] = {}
        for row, shows in zip(signs, self.record.shows(signs), strict=True):
            worst, one = max(len(things(some)) for some in shows.values()), Weighing.of(row)
            if worst < 3 and len(suspected & {*one.left, *one.right}) > 1 and frozenset(one) not in held:
                ways.setdefault((len(one.left), worst), {})[frozenset(one)] = one, shows
        sizes = [size for size, worst in ways if worst == 1 and len(ways.get((size, 2), ())) > 2]
        if not sizes:
            return None
        size = self.ask.choice(sizes)
        good, bad = ([*ways[size, worst].values()] for worst in (1, 2))
        if self.params.crossed:  # those with evenly matched pans, which look as if they split the suspects
            bad.sort(key=lambda way: abs(self._lean(way[0])))
            bad = bad[: max(3, len(bad) // 2)]
        options = self._placed(self.ask.choice(good), self.ask.sample(bad, 3))
        shown = [[[TILTS[tilt], some] for tilt, some in shows.items()] for _, shows in options]
        return {"options": [one._asdict() for one, _ in options]}, LETTERS[self.place], {"shows": shown}

    def _predict(self, _: str) -> Asked | None:
        """A weighing that is certain to show something, though it is not certain what is faulty."""
        if len(self.sets) < 2:
            return None
        wanted = (1, -1, 0)[self.rng.class_by_index(3, "tilt")]
        sides: tuple[set[int], set[int]] = set(), set()
        if wanted and self.record.faulty in ONE:
            for (one,) in self.left:
                sides[(one * wanted) < 0].add(abs(one))
            if sides[0] & sides[1]:
                return None
        seems = bool(self.rng.class_by_index(3, "seems"))
        low = max(len(sides[0]), len(sides[1]), 2)
        if 2 * low > self.record.count or low > max(self.params.pans[1], 3):
            return None
        for _try in range(_NEXT // 4):
            size = self.ask.between(low, min(low + 1, self.record.count // 2))
            rest = [one for one in range(1, self.record.count + 1) if one not in sides[0] | sides[1]]
            rest = self.ask.sample(rest, min(len(rest), 2 * size - len(sides[0]) - len(sides[1])))
            cut = size - len(sides[0])
            pans = (tuple(sorted({*sides[0], *rest[:cut]})), tuple(sorted({*sides[1], *rest[cut:]})))
            if self.params.crossed and (np.sign(self._lean(Weighing(*pans))) != wanted) != seems:
                continue  # which pan holds what was lower before says nothing
            if len(pans[0]) == len(pans[1]) == size and self._shown(pans) == {wanted}:
                return dict(zip(("left", "right"), pans, strict=True)), LETTERS[(1, -1, 0).index(wanted)], {}
        return None

    def _lean(self, weighing: Weighing) -> int:
        """How much oftener the left things were lower before than the right ones."""
        scores = self.record.scores.tolist()
        left, right = (sum(scores[one - 1] for one in pan) for pan in weighing)
        return int(left - right)

    def _shown(self, pans: tuple[Load, Load]) -> set[int]:
        """What a further weighing can show."""
        signs = np.array([[(one in pans[0]) - (one in pans[1]) for one in range(1, self.record.count + 1)]], np.int8)
        return {*self.record.shows(signs)[0]}

    def _idle(self, task: str) -> Asked | None:
        """The only balance without which the faulty ones are known all the same."""
        record = self.record
        if len(self.sets) > 1 or record.slips or len(record.signs) < 3:
            return None
        rest = [record.listed(mask) for mask in record.without]
        numbers = range(len(rest))
        idle = [number for number in numbers if len(things(rest[number])) == 1]
        if len(idle) != 1:
            return None
        steps = record.steps([number for number in numbers if number not in idle])
        return self._balance(task, "idle", idle[0], {"steps": steps, "without": rest})

    def _slip(self, task: str) -> Asked | None:
        """The only balance that can be the wrong one; nothing fits if all are right."""
        record = self.record
        wrong = {number for row in record.misfits[:, record.alive].T for number in row.nonzero()[0].tolist()}
        if len(wrong) > 1:
            return None
        return self._balance(task, "slip", wrong.pop(), {})

    def _balance(self, task: str, name: str, number: int, why: Statement) -> Asked:
        """The answer that names a balance, or its box."""
        return {}, str(number + 1) if task == name else f"balance-{number + 1}", why

    def _fewest(self, _: str) -> Asked | None:
        """How many more weighings suffice, if there are normal things enough to fill the pans."""
        low, high = self.params.further
        wanted = low + self.rng.class_by_index(high - low + 1, "fewest")
        signs: dict[int, set[bool]] = {}
        for (one,) in self.left:
            signs.setdefault(abs(one), set()).add(one > 0)
        unweighed = any(len(some) == 2 for some in signs.values())
        leaves = len(self.left) - unweighed  # of one thing, it need not be known whether it is heavy or light
        fewest = next(number for number in range(9) if 3**number >= leaves)
        enough = self.record.count > len(signs)
        return ({}, str(wanted), {}) if fewest == wanted and enough else None
