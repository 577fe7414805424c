"""Faulty ones among like things, and a record of weighings: which they are, what is known, what to weigh next."""

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

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
    Mask,
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
_OPEN: Final = form.Fewest | form.Next | form.Suspects | form.Normal  # a weighing fewer leaves more open
_NEAR: Final = 20  # suspicions that are tried beside the right one
_NEXT: Final = 120  # weighings among which four are offered, or one is shown


class WeighingParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        one, two: the number of things where one is faulty, and where two are.
        weighings: how many are drawn, and how many where one of them is wrong.
        pans: how many things lie in a pan.
        open, normal: how many things can still be faulty, and how many cannot, where that is asked for.
        further: how many weighings are still needed, where that is asked for.
        faulty: what may be said of the faulty ones, see `puzzlegen.generators.logic.kits.weighings.suspicions`.
        against: the balances that it takes to rule out three cases on offer.
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
    against: int = 0
    slips: Annotated[int, Knob("a balance is drawn wrongly where one thing is faulty", 0, 1)] = 0
    crossed: Annotated[bool, Knob("rules of thumb such as 'never on a level balance' fail")] = False


def _bands(next_: Band, idle: Band, slip: Band, fewest: Band) -> dict[type[Any], Band]:
    return {form.Idle: idle, form.Slip: slip, form.Next: next_, form.Fewest: fewest}


def _depths(all_: Band, open_: Band, offered: Band = (0, 0)) -> dict[str, Any]:
    """How many balances are needed: in general, where one of them fewer is drawn, and against three cases on offer."""
    depths = {**dict.fromkeys(get_args(_OPEN), open_), form.WhichOffered: offered}
    return {"depth": all_, "depths": depths}


LEVELS: Final = {
    Level.EASY: WeighingParams(
        band=(6, 28),
        bands=_bands(next_=(16, 22), idle=(22, 38), slip=(0, 0), fewest=(6, 21)),
        **_depths((2, 2), (1, 1), (1, 1)),
        one=(6, 8),
        two=(5, 5),
        weighings=(2, 2),
        pans=(1, 3),
        open=(1, 5),
        normal=(3, 6),
        further=(1, 2),
        against=1,
        faulty=("heavy", "light"),
    ),
    Level.MEDIUM: WeighingParams(
        band=(20, 36),
        bands=_bands(next_=(30, 42), idle=(84, 135), slip=(0, 0), fewest=(22, 46)),
        **_depths((3, 3), (2, 2), (2, 2)),
        one=(8, 10),
        two=(6, 6),
        weighings=(3, 3),
        pans=(2, 4),
        open=(2, 5),
        normal=(4, 8),
        further=(1, 2),
        against=2,
        faulty=("either",),
    ),
    Level.HARD: WeighingParams(
        band=(29, 60),
        bands=_bands(next_=(42, 62), idle=(155, 255), slip=(105, 160), fewest=(32, 100)),
        **_depths((4, 4), (3, 3)),
        one=(12, 13),
        two=(7, 8),
        weighings=(4, 4),
        pans=(2, 5),
        open=(2, 5),
        normal=(3, 6),
        further=(1, 2),
        faulty=("either", "both_heavy", "both_light"),
        crossed=True,
    ),
    Level.EXTREME: WeighingParams(
        band=(45, 400),
        bands=_bands(next_=(63, 400), idle=(270, 990), slip=(161, 990), fewest=(101, 400)),
        **_depths((5, 6), (4, 6)),
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
    faulty = state.choice(_said(question, params))
    is_idle = issubclass(question, form.Idle)
    is_wrong = issubclass(question, form.Slip) or (params.slips and faulty in ONE and not is_idle)
    slips: Literal[0, 1] = 1 if is_wrong else 0
    low, high = params.one if faulty in ONE else params.two
    if issubclass(question, form.Normal) and faulty not in ONE:  # their number should not be what some others leave
        low = max(low, run.key + 2)
        low = high = low + rng.class_by_index(high + 2 - low, "count")
    for _ in range(_TRIES):
        count = state.between(low, high)
        number = params.weighings[slips and question is not form.Fewest] + is_idle - issubclass(question, _OPEN)
        number = max(number, 4 if slips else 1)
        record = Record(faulty, count, any_signs(number, count, params.pans, state), slips, state)
        found = _Draft(record, asked, run, params, rng).found()
        if found is not None:
            theme = [*THEMES][rng.class_by_index(len(THEMES), "dress")]
            shown = tuple(one.told(int(tilt)) for one, tilt in zip(record.weighings, record.tilts, strict=True))
            return Puzzle(form.Record(theme, state.choice(THEMES[theme]), count, faulty, slips, shown), *found)
    raise Rejected("no record suits the question")


def _said(question: type[Any], params: WeighingParams) -> Sequence[form.Faulty]:
    """What may be said of the faulty ones, so that all weighings are likely to matter."""
    one = [some for some in params.faulty if some in ONE]
    two = [some for some in params.faulty if some not in ONE]
    if issubclass(question, form.Sign | form.Fewest):
        return ["either"] if question is form.Sign or not one else one
    if issubclass(question, form.Predict) and params.slips:
        return one
    if issubclass(question, form.Idle) and "opposite" in two:
        return ["opposite"]
    return two if two and issubclass(question, form.Idle | form.Suspects | form.Normal) else params.faulty


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
        if self.params.crossed and not record.slips and base not in (form.Fewest, form.Sign) and not record.is_crossed:
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
        """The suspicion at the key's place among three, against which it takes so many balances as are wanted.

        Where it has two parts, a thing and its weight or two things, each part stands in two of the options.
        """
        (key,), record = self.left, self.record
        misfits = dict(zip(record.all, record.misfits.T, strict=True))
        others = [one for one in record.all if not {*map(abs, one)} & {*map(abs, key)}]
        for other in self.ask.sample(others, min(len(others), _NEAR)):
            if record.faulty in ("heavy", "light"):
                wrong = [other, *self.ask.sample([one for one in others if one != other], 2)]
            elif record.faulty == "either":
                wrong = [(-key[0],), (abs(other[0]),), (-abs(other[0]),)]
            else:
                mixed = [(key[0], other[1]), (other[0], key[1])]
                wrong = [other, *(one if one in misfits else one[::-1] for one in mixed)]
            if _refuting([misfits[one] for one in wrong]) == self.params.against:
                self.ask.shuffle(wrong)
                return self._placed(key, wrong)
        return None

    def _placed(self, key: Any, wrong: list[Any]) -> list[Any]:
        return [*wrong[: self.place], key, *wrong[self.place :]]

    def _sign(self) -> Asked | None:
        wanted = self.rng.class_by_index(3, "sign")
        signs = {one > 0 for (one,) in self.left}
        suits = signs == ({True}, {False}, {True, False})[wanted] and len(self.sets) > 1
        suits = suits and (len(signs) > 1 or self._needs_all(lambda some: {one > 0 for (one,) in some}))
        return (form.Sign(), LETTERS[wanted], self.facts) if suits else None

    def _counted(self, number: int) -> Asked | None:
        """How many level balances there are should say little: it is drawn whether they are even or odd in number."""
        level = int((self.record.tilts == 0).sum()) % 2
        if number != self.run.key or (self.params.crossed and level != self.rng.class_by_index(2, "level")):
            return None
        if not self._needs_all(_united):
            return None
        return *ask_in_range(self.run, self.question), self.facts

    def _boxed(self) -> Asked | None:
        found = self._suspected()
        if not 2 <= len(found) <= self.record.count - 2 or len(self.sets) < 2 or not self._needs_all(_united):
            return None
        return form.Suspected(), tuple(f"thing-{number}" for number in found), self.facts

    def _suspected(self) -> list[int]:
        return sorted(_united(self.left))

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
            if (
                len(pans[0]) == len(pans[1]) == size
                and {_tilt(one, pans) for one in self.left} == {wanted}
                and self._needs_all(lambda some: {_tilt(one, pans) for one in some})  # noqa: B023 - used at once
            ):
                return form.Predict(*pans), LETTERS[(1, -1, 0).index(wanted)], self.facts
        return None

    def _lean(self, weighing: Weighing) -> int:
        """How much oftener the left things were lower before than the right ones."""
        scores = self.record.scores.tolist()
        left, right = (sum(scores[one - 1] for one in pan) for pan in weighing)
        return int(left - right)

    def _needs_all(self, told: Callable[[Collection[Suspicion]], Any]) -> bool:
        """True if what is told by the suspicions that are left needs each of the balances, or one of them is wrong."""
        left, record = told(self.left), self.record
        return bool(record.slips) or all(told(record.listed(mask)) != left for mask in record.without)

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


def _tilt(some: Suspicion, pans: tuple[Load, Load]) -> int:
    """What a further weighing shows if these are faulty: 1 if its left side is lower, -1 if the right one is, or 0."""
    lean = sum((1 if one > 0 else -1) * ((abs(one) in pans[0]) - (abs(one) in pans[1])) for one in some)
    return (lean > 0) - (lean < 0)


def _united(some: Collection[Suspicion]) -> set[int]:
    """All things that are faulty in some of these."""
    return {abs(number) for one in some for number in one}


def _refuting(misfits: Sequence[Mask]) -> int:
    """The fewest balances of which one is at odds with each of three suspicions, by the balances that are."""
    for size in (1, 2):
        for some in combinations(range(len(misfits[0])), size):
            if all(one[list(some)].any() for one in misfits):
                return size
    return 3
