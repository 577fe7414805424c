"""Two boxes of line figures: box 2 is to become what box 1 is, or figures are to be put into the boxes.

Of the counts that are listed, some are drawn that decide. Where box 2 is completed, each of these is the same in all
figures of a box, or different in every one of them; where figures are put into boxes, each is the same in one box and
not in the other. No other count that is listed is the same, or different, throughout a box. Wrong figures fail in as
few counts as possible, each in its own; how many counts have to be known, a level decides beforehand.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import dist
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import numpy as np

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn, Question
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices import two_sets as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.generators.kits.asking import LETTERS, consecutive
from puzzlegen.generators.matrices.kits.glyphs import TURNS, Glyph, lines_of, stock, turned
from puzzlegen.kernels.generators.lines import away

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Mask: TypeAlias = NDArray[np.bool_]

_PLACES: Final = (form.Both, form.Neither, form.First, form.Second)
COUNTS: Final[tuple[form.Name, ...]] = (
    *("dots", "pieces", "areas", "straight lines", "curved lines"),
    *("ends", "corners", "junctions", "right angles"),
)
"""From what is seen at once to what has to be looked for."""
ARRANGEMENTS: Final[tuple[form.Arrangement, ...]] = ("stacked", "beside", "blocks")
_NUMBERED: Final = 7
_FEWEST: Final = 4  # figures that have what is wanted; fewer would be met again and again
_OFTEN: Final = 7
_MOST: Final = 9  # lines or corners; more are no pleasure to count
_NEAR: Final = 2
_TRIALS: Final = 60
_RING: Final = 1.5  # steps; a smaller one might pass for a dot
_FRAME: Final = 14  # steps; a square with longer sides might pass for the frame of a panel


class TwoSetsParams(Params, frozen=True, kw_only=True):
    """How many figures are in a box, how many counts are listed, and how many of them have to be known.

    Where box 2 is completed, or a figure leaves it, that is one less.
    """

    figures: Annotated[int, Knob("more figures in each box", 3, 4)]
    listed: Annotated[int, Knob("more counts to try", 3, 7)]
    checks: Annotated[int, Knob("more counts on which the answer depends", 2, 4)]
    hidden: Annotated[int, Knob("as many of the counts have to be looked for", 0, 4)]


LEVELS: Final = {
    Level.EASY: TwoSetsParams(
        band=(32, 52),
        bands={form.Complete: (9, 30), form.Count: (38, 64)},
        depth=(2, 2),
        depths={form.Complete: (1, 1)},
        figures=3,
        listed=3,
        checks=2,
        hidden=0,
    ),
    Level.MEDIUM: TwoSetsParams(
        band=(54, 112),
        bands={form.Complete: (31, 67), form.Count: (65, 130), form.Intruder: (28, 50)},
        depth=(3, 3),
        depths=dict.fromkeys((form.Complete, form.Intruder), (2, 2)),
        figures=3,
        listed=4,
        checks=3,
        hidden=2,
    ),
    Level.HARD: TwoSetsParams(
        band=(96, 138),
        bands={form.Complete: (50, 90), form.Count: (120, 175)},
        depth=(4, 4),
        depths={form.Complete: (3, 3)},
        figures=3,
        listed=6,
        checks=4,
        hidden=3,
    ),
}


def invent(rng: Stream, params: TwoSetsParams, asked: Drawn) -> Puzzle:
    """Draw the counts, then figures for the boxes and the options."""
    question, place = asked
    state = rng.child("state")
    seen, hidden = COUNTS[:5], COUNTS[5:]
    many = min(params.hidden, params.listed, len(hidden))
    many = max(many, params.listed - len(seen))
    drawn = {*state.sample(hidden, many), *state.sample(seen, params.listed - many)}
    listed = tuple(name for name in COUNTS if name in drawn)
    arrangement = ARRANGEMENTS[rng.class_by_index(len(ARRANGEMENTS), "arrangement")]
    sets = _Sets(listed, state)
    for _ in range(_TRIALS):
        answer, more = LETTERS[place], {}
        try:
            sets.used.clear()
            if question in (form.Complete, form.Intruder):
                make = _completed if question is form.Complete else _intruded
                boxes, others = make(sets, params, place)
            elif question in _PLACES:
                boxes, others = _placed(sets, params, question, place, 0)
            else:
                if question is form.Count:
                    wanted = 1 + rng.class_by_index(_NUMBERED - 1, "count")
                    answer = str(wanted)
                else:
                    more = {"options": consecutive(rng.between(1, _NUMBERED - len(LETTERS)))}
                    wanted = more["options"][place]
                boxes, others = _placed(sets, params, question, place, wanted)
            drawn_others = sets.published(others)
        except _NoFigure:
            continue
        name = "figures" if issubclass(question, form.Count) else "options"
        one, two = map(sets.published, boxes)
        return Puzzle(
            form.Boxes(listed, arrangement, (one, two)),
            question(**{name: drawn_others}, **more),
            answer,
            form.Facts((sets.counts(boxes[0]), sets.counts(boxes[1])), sets.counts(others)),
        )
    raise Rejected("no figures with these counts")


class _NoFigure(Exception):
    """No figure has what is wanted."""


@cache
def _table() -> "NDArray[np.int64]":
    """The counts of every design in the stock, in the order of `COUNTS`."""
    return np.array([[int(design.traits[name]) for name in COUNTS] for design in stock()])


@cache
def _plain() -> "Mask":
    """Which designs of the stock have nothing that is arguable, and little enough to be counted with pleasure."""
    clean = [not _arguable(design.glyph) for design in stock()]
    return np.asarray(np.array(clean) & (_table() <= _MOST).all(axis=1))


def _arguable(glyph: Glyph) -> bool:
    """True if a ring might pass for a dot or a square for a frame, or a line passes exactly through a corner."""
    sides = [part for part in glyph.parts if len(part) == 4 and (part[0] == part[2] or part[1] == part[3])]
    if sum(dist(part[:2], part[2:]) >= _FRAME for part in sides) >= 4:
        return True
    circles = [part for part in glyph.parts if part[2:4] == part[4:]]
    if any(dist(part[:2], part[2:4]) < _RING for part in circles):
        return True
    ends = [{part[-4:-2], part[-2:]} for part in glyph.parts if part not in circles]
    met = [spot for spots in ends for spot in spots]
    corners = [spot for spot in {*met} if met.count(spot) > 1]
    return any(
        away(part, *corner) < 1e-6 and corner not in (part[-4:-2], part[-2:])
        for part in glyph.parts
        for corner in corners
    )


@cache
def _drawings() -> "NDArray[np.int64]":
    """Of each design, the number of its lines; designs that differ in their dots alone have the same number."""
    numbers: dict[object, int] = {}
    return np.array([numbers.setdefault(lines_of(design.glyph), len(numbers)) for design in stock()])


class _Sets:
    """Figures by the counts that are listed; none is taken twice, nor with other dots."""

    def __init__(self, listed: Sequence[str], rng: Stream) -> None:
        self.rng, self.used = rng, list[int]()
        self.rows = _table()[:, [COUNTS.index(name) for name in listed]]

    def take(self, *wanted: "Mask") -> int:
        """A figure that has all that is wanted."""
        fit = np.logical_and.reduce((_plain(), *wanted))
        fit[np.isin(_drawings(), _drawings()[self.used])] = False
        found = np.flatnonzero(fit)
        if len(found) < _FEWEST:
            raise _NoFigure
        self.used.append(int(found[self.rng.below(len(found))]))
        return self.used[-1]

    def box(self, size: int, roles: Mapping[int, str], *wanted: "Mask") -> list[int]:
        """Figures each of which has what is wanted, and whose counts agree or differ as the roles say."""
        box: list[int] = []
        for number in range(size):
            last = number == size - 1
            masks = (self._suits(count, role, self.rows[box, count], last) for count, role in roles.items())
            box.append(self.take(*wanted, *masks))
        return box

    def _suits(self, count: int, role: str, held: "NDArray[np.int64]", last: bool) -> "Mask":
        """Figures that may join those with these counts."""
        column = self.rows[:, count]
        kinds = len(np.unique(held))
        if role == "same":  # to have none of something would be seen at once
            return column == held[0] if kinds else column > 0
        if role == "different" or (last and kinds == 1):
            return ~np.isin(column, held)
        return np.isin(column, held) if last and role == "free" and kinds == len(held) else column >= 0

    def met_often(self, counts: Sequence[int]) -> "Mask":
        """Figures whose numbers of all these many others have, too; and not none of anything, which is seen at once."""
        held = self.rows[:, counts]
        _, kinds, met = np.unique(held, axis=0, return_inverse=True, return_counts=True)
        return np.asarray((met[kinds.ravel()] >= _OFTEN) & (held > 0).all(axis=1))

    def near(self, count: int, number: int) -> "Mask":
        """Figures with another count that does not stand out."""
        away = np.abs(self.rows[:, count] - number)
        return (away > 0) & (away <= _NEAR)

    def counts(self, figures: Sequence[int]) -> tuple[form.Counts, ...]:
        """The listed counts of each figure."""
        return tuple(tuple(map(int, self.rows[figure])) for figure in figures)

    def published(self, figures: Sequence[int]) -> tuple[Figure, ...]:
        """Figures, turned by quarters and perhaps reflected."""
        return tuple(turned(figure, self.rng.below(TURNS)).glyph.published() for figure in figures)


def _completed(sets: _Sets, params: TwoSetsParams, place: int) -> tuple[list[list[int]], list[int]]:
    """Two boxes, the second without its last figure, and the options."""
    deciding, free = _deciding(sets, params)
    alike = sets.rng.between(1, len(deciding) - 1) if deciding[1:] else sets.rng.below(2)
    roles = {count: "same" if number < alike else "different" for number, count in enumerate(deciding)}
    one = sets.box(params.figures, {**dict.fromkeys(free, "free"), **roles})
    *two, key = sets.box(params.figures, roles)
    failing = [{count} for count in deciding]
    while len(failing) < 3:
        failing.append({*deciding})
    options = []
    for wrong in failing[:3]:
        masks = []
        for count, role in roles.items():
            held, column = sets.rows[two, count], sets.rows[:, count]
            if role == "same":
                masks.append(sets.near(count, held[0]) if count in wrong else column == held[0])
            else:
                masks.append(np.isin(column, held) == (count in wrong))
        options.append(sets.take(*masks))
    sets.rng.shuffle(options)
    options.insert(place, key)
    return [one, two], options


def _intruded(sets: _Sets, params: TwoSetsParams, place: int) -> tuple[list[list[int]], list[int]]:
    """Box 1, and figures of which one agrees with two others, each in one count that ought to differ.

    Where one count decides, it is one in which the others agree.
    """
    deciding, free = _deciding(sets, params)
    if not deciding[1:]:
        (only,) = deciding
        one = sets.box(params.figures, {**dict.fromkeys(free, "free"), only: "same"})
        rest = sets.box(3, {only: "same"})
        rest.insert(place, sets.take(sets.near(only, int(sets.rows[rest[0], only]))))
        return [one, []], rest
    first, second, *alike = deciding
    roles = {first: "different", second: "different", **dict.fromkeys(alike, "same")}
    one = sets.box(params.figures, {**dict.fromkeys(free, "free"), **roles})
    rows = sets.rows
    intruder = sets.take(*(rows[:, count] > 0 for count in alike))
    agree = [rows[:, count] == rows[intruder, count] for count in range(rows.shape[1])]
    like = [agree[count] for count in alike]
    left = sets.take(agree[first], ~agree[second], *like)
    right = sets.take(agree[second], ~agree[first], *like)
    other = [~np.isin(rows[:, count], rows[[intruder, left, right], count]) for count in (first, second)]
    rest = [left, right, sets.take(*other, *like)]
    sets.rng.shuffle(rest)
    rest.insert(place, intruder)
    return [one, []], rest


def _deciding(sets: _Sets, params: TwoSetsParams) -> tuple[list[int], list[int]]:
    """The counts that decide, and the others."""
    order = sets.rng.permutation(sets.rows.shape[1])
    many = min(params.checks - 1, 3)
    return order[:many], order[many:]


def _placed(
    sets: _Sets, params: TwoSetsParams, question: type[Question], place: int, wanted: int
) -> tuple[list[list[int]], list[int]]:
    """Two boxes, and figures that fit both, neither, or one of them."""
    order = sets.rng.permutation(sets.rows.shape[1])
    one, other = _shared(params, question, sets.rng)
    if one + other > len(order):
        raise _NoFigure
    shares = order[:one], order[one : one + other]
    model = sets.take(sets.met_often([*shares[0], *shares[1]]))
    fitting = [(sets.rows[:, share] == sets.rows[model, share]).all(axis=1) for share in shares]
    boxes = []
    for share, inside, outside in zip(shares, fitting, fitting[::-1], strict=True):
        mixed = [count for count in order if count not in share]
        boxes.append(sets.box(params.figures, dict.fromkeys(mixed, "mixed"), inside, ~outside))
    states = [(1, 1), (0, 0), (1, 0), (0, 1)]
    if question in _PLACES:
        key = states.pop(_PLACES.index(question))
        sets.rng.shuffle(states)
        states.insert(place, key)
    else:
        states = [sets.rng.choice(states[2:] if number < wanted else states[:2]) for number in range(_NUMBERED)]
        sets.rng.shuffle(states)
    failing = [sets.rng.sample(share, len(share)) for share in shares]  # where one fails both boxes, and where one
    figures = []
    for state in states:
        masks = []
        for fits, share, failed in zip(state, shares, failing, strict=True):
            fails = -1 if fits else sets.rng.choice(share)
            if question is form.Both and not fits:
                fails = failed[0 if any(state) else -1]
            for count in share:
                held = sets.rows[model, count]
                masks.append(sets.near(count, held) if count == fails else sets.rows[:, count] == held)
        figures.append(sets.take(*masks))
    return boxes, figures


def _shared(params: TwoSetsParams, question: type[Question], rng: Stream) -> tuple[int, int]:
    """How many counts the figures of each box share, so that as many have to be known as the level wants.

    That a figure fits a box takes all of these, and that it does not, one of them.
    """
    if question is form.Both:
        return (1, 1) if params.checks < 3 else (2, 2)
    if question in (form.First, form.Second):
        return (1, params.checks - 1) if question is form.First else (params.checks - 1, 1)
    one, other = rng.sample((params.checks // 2, params.checks - params.checks // 2), 2)
    return one, other
