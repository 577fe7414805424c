"""Faulty ones among like things, and a record of weighings: which they are, what is known, what to weigh next."""

from collections.abc import Callable
from functools import cached_property
from typing import Annotated, Any, Final, Literal, TypeAlias

import numpy as np

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, question_of
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import weighing as form
from puzzlegen.generators.kits.asking import LETTERS, NumberRange, ask_in_range, drawn_range
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

THEMES: Final[dict[form.Theme, tuple[form.Hue, ...]]] = {
    "coins": ("yellow", "orange", "blue"),
    "sacks": ("brown", "green", "red"),
    "crystals": ("pink", "purple", "green"),
}
Asked: TypeAlias = tuple[form.Query, str | tuple[str, ...], form.Facts]  # the query, its answer and why

_TRIES: Final = 300
_OPEN: Final = form.Fewest | form.Next | form.Sign | form.Suspects | form.Normal  # a weighing fewer leaves more open
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
        crossed: whether rules of thumb fail.
    """

    one: Annotated[Two, Knob("more things, one of them faulty", 5, 15)]
    two: Annotated[Two, Knob("more things, two of them faulty", 5, 10)]
    weighings: Annotated[Two, Knob("more weighings", 2, 6)]
    pans: Annotated[Two, Knob("more things in a pan", 1, 6)]
    open: Annotated[Two, Knob("more things that may still be faulty, where they are counted", 1, 9)]
    normal: Annotated[Two, Knob("more things that are certainly normal, where they are counted", 1, 12)]
    further: Annotated[Two, Knob("more weighings still to be made, where they are counted", 1, 3)]
    faulty: tuple[form.Faulty, ...]
    slips: Annotated[int, Knob("a balance is drawn wrongly where one thing is faulty", 0, 1)] = 0
    crossed: Annotated[bool, Knob("rules of thumb such as 'never on a level balance' fail")] = False


def _bands(next_: Band, idle: Band, slip: Band, fewest: Band) -> dict[type[Any], Band]:
    return {form.Idle: idle, form.Slip: slip, form.Next: next_, form.Fewest: fewest}


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
        crossed=True,
    ),
}


def invent(rng: Stream, params: WeighingParams, asked: Drawn) -> Puzzle:
    """Weigh at random until a record suits the question."""
    question, state = asked.question, rng.child("state")
    run = drawn_range(*(params.normal if issubclass(question, form.Normal) else params.open), rng)
    faulty = "either" if question is form.Sign else state.choice(params.faulty)
    if question is form.Fewest and faulty not in ONE:
        faulty = "either"
    slips: Literal[0, 1] = 1 if issubclass(question, form.Slip) or (params.slips and faulty in ONE) else 0
    for _ in range(_TRIES):
        count = state.between(*(params.one if faulty in ONE else params.two))
        number = max(state.between(*params.weighings) - issubclass(question, _OPEN), 4 if slips else 1)
        record = Record(faulty, count, any_signs(number, count, params.pans, state), slips, state)
        found = _Draft(record, asked, run, params, rng).found()
        if found is not None:
            theme = [*THEMES][rng.class_by_index(len(THEMES), "dress")]
            shown = tuple(one.told(int(tilt)) for one, tilt in zip(record.weighings, record.tilts, strict=True))
            return Puzzle(form.Record(theme, state.choice(THEMES[theme]), count, faulty, slips, shown), *found)
    raise Rejected("no record suits the question")


class _Draft:
    """A record about which something is to be asked."""

    def __init__(self, record: Record, asked: Drawn, run: NumberRange, params: WeighingParams, rng: Stream) -> None:
        self.record, self.run, self.params, self.rng = record, run, params, rng
        self.question, self.place = asked
        self.ask = rng.child("ask")

    @cached_property
    def left(self) -> list[Suspicion]:
        """What the record leaves."""
        return self.record.left

    @cached_property
    def sets(self) -> set[frozenset[int]]:
        """Which things can be faulty."""
        return things(self.left)

    @property
    def facts(self) -> form.Facts:
        """What the balances leave."""
        if self.record.slips:
            return form.Facts((), self.record.supposed(), self.record.contradictions())
        return form.Facts(self.record.steps(), (), ())

    def found(self) -> Asked | None:
        """The query, its answer and why."""
        record, base = self.record, question_of(self.question, form.QUESTIONS)
        if self.params.crossed and not record.slips and base is not form.Fewest and not record.is_crossed:
            return None
        if not (record.matters or base is form.Idle) or not self._differ(record.signs):
            return None
        ways: dict[type[Any], Callable[[], Asked | None]] = {
            form.Which: self._which,
            form.Sign: self._sign,
            form.Suspects: lambda: self._counted(len(self._suspected())),
            form.Normal: lambda: self._counted(record.count - len(self._suspected())),
            form.Suspected: self._boxed,
            form.Next: self._next,
            form.Predict: self._predict,
            form.Idle: self._idle,
            form.Slip: self._slip,
            form.Fewest: self._fewest,
        }
        return ways[base]()

    def _differ(self, signs: Matrix) -> bool:
        """True if no two weighings are of the same groups."""
        return len({max(row.tobytes(), (-row).tobytes()) for row in signs}) == len(signs)

    def _which(self) -> Asked | None:
        if len(self.sets) > 1:
            return None
        numbers = sorted(map(abs, self.left[0]))
        if self.question is form.WhichBoxed:
            return form.WhichBoxed(), tuple(f"thing-{number}" for number in numbers), self.facts
        if self.question is form.Which:
            return form.Which(), ", ".join(map(str, numbers)), self.facts
        options = self._four() if len(self.left) == 1 else None
        if options is None:
            return None
        return form.WhichOffered(tuple(options)), LETTERS[self.place], self.facts  # type: ignore[arg-type]

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

    def _sign(self) -> Asked | None:
        wanted = self.rng.class_by_index(3, "sign")
        signs = {one > 0 for (one,) in self.left}
        suits = signs == ({True}, {False}, {True, False})[wanted] and len(self.sets) > 1
        return (form.Sign(), LETTERS[wanted], self.facts) if suits else None

    def _counted(self, number: int) -> Asked | None:
        """How many level balances there are should say little: it is drawn whether they are even or odd in number."""
        level = int((self.record.tilts == 0).sum()) % 2
        if number != self.run.key or (self.params.crossed and level != self.rng.class_by_index(2, "level")):
            return None
        return *ask_in_range(self.run, self.question), self.facts

    def _boxed(self) -> Asked | None:
        found = self._suspected()
        if not 2 <= len(found) <= self.record.count - 2 or len(self.sets) < 2:
            return None
        return form.Suspected(), tuple(f"thing-{number}" for number in found), self.facts

    def _suspected(self) -> list[int]:
        return sorted({number for one in self.sets for number in one})

    def _next(self) -> Asked | None:
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
        shown = tuple(tuple(form.Result(TILTS[tilt], tuple(some)) for tilt, some in one.items()) for _, one in options)
        query = form.Next(tuple(form.Pans(*one) for one, _ in options))  # type: ignore[arg-type]
        known = self.facts
        why = form.Shown(known.steps, known.supposed, known.contradictions, shown)  # type: ignore[arg-type]
        return query, LETTERS[self.place], why

    def _predict(self) -> Asked | None:
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
                return form.Predict(*pans), LETTERS[(1, -1, 0).index(wanted)], self.facts
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

    def _idle(self) -> Asked | None:
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
        return *self._balance(idle[0]), form.Spared(steps, (), (), tuple(map(tuple, rest)))

    def _slip(self) -> Asked | None:
        """The only balance that can be the wrong one; nothing fits if all are right."""
        record = self.record
        wrong = {number for row in record.misfits[:, record.alive].T for number in row.nonzero()[0].tolist()}
        if len(wrong) > 1:
            return None
        return *self._balance(wrong.pop()), self.facts

    def _balance(self, number: int) -> tuple[form.Query, str]:
        """The question, and the answer that names a balance, or its box."""
        boxed = issubclass(self.question, form.IdleBoxed | form.SlipBoxed)
        return self.question(), f"balance-{number + 1}" if boxed else str(number + 1)

    def _fewest(self) -> Asked | None:
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
        return (form.Fewest(), str(wanted), self.facts) if fewest == wanted and enough else None
