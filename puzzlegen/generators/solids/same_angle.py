"""Bodies turned against one another: pairs with the same turn, the odd pair, turns added up, rows that turn by a rule.

Directions are counted in steps between the marks of a plate, clockwise as seen from above.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.fronts import APART, FLOORS, KINDS, Kind
from puzzlegen.formats.solids import same_angle as form
from puzzlegen.generators.kits.asking import LETTERS, consecutive, drawn_range, four

Turns: TypeAlias = tuple[int, ...]  # in steps, from each body to the one with the next number

_ASLANT: Final = {30: (5, 12, 18, 25), 45: (8, 15, 22, 30, 37)}
"""Degrees by which marks are beside the line of sight: nothing is seen straight from one of its sides."""
_TRIES: Final = 50
_SLOPE: Final = 6  # tenths, between the ends of a row and its middle, at most
_MOST_ALIKE: Final = 3  # bodies that face as the first one
_BESIDE: Final = 3  # bodies in a picture of a row that is taken from several sides


class TurnParams(Params, frozen=True, kw_only=True):
    """What the pictures show, how alike they are, and how many turns have to be worked out."""

    fine: Annotated[bool, Knob("twelve marks around each plate instead of eight")]
    apart: Annotated[int, Knob("marks between wrong turns and the right one, at least; more are easier", 1, 2)]
    kinds: Annotated[int, Knob("more kinds of bodies to choose from", 1, len(KINDS))]
    mixed: Annotated[bool, Knob("different bodies within a picture")]
    sides: Annotated[bool, Knob("each picture is taken from another side, so that looks cannot be compared")]
    bodies: Annotated[int, Knob("bodies in each picture that is compared", 2, 3)]
    pairs: Annotated[int, Knob("more pictures of which one is the odd one, where it is to be boxed", 4, 6)]
    links: Annotated[int, Knob("more turns to be added up, each from a picture of its own", 1, 4)]
    row: Annotated[int, Knob("more bodies in a row", 5, 8)]
    growing: Annotated[bool, Knob("the turn changes from body to body of a row, always by the same angle")]
    added: Annotated[int, Knob("more turns to be added up from a body of a row to the next one", 1, 3)]

    @property
    def marks(self) -> int:
        """Around each plate."""
        return 12 if self.fine else 8


def _bands(links: int, row: Band, onward: Band) -> dict[type[Any], Band]:
    """The bands of questions in units of their own."""
    return {form.Between: (links, links), form.Wrong: row, form.Count: row, form.Next: onward}


LEVELS: Final = {
    Level.EASY: TurnParams(
        band=(0, 15),
        depth=(1, 1),
        depths={form.Wrong: (2, 2), form.Next: (2, 2)},
        bands=_bands(1, (0, 15), (0, 16)),
        fine=False,
        apart=2,
        kinds=1,
        mixed=False,
        sides=False,
        bodies=2,
        pairs=4,
        links=1,
        row=5,
        growing=False,
        added=1,
    ),
    Level.MEDIUM: TurnParams(
        band=(16, 21),
        depth=(2, 2),
        depths={form.Wrong: (3, 3), form.Next: (3, 3)},
        bands=_bands(2, (16, 22), (17, 24)),
        fine=False,
        apart=1,
        kinds=9,
        mixed=False,
        sides=False,
        bodies=2,
        pairs=5,
        links=2,
        row=6,
        growing=True,
        added=1,
    ),
    Level.HARD: TurnParams(
        band=(22, 30),
        depth=(3, 3),
        depths={form.Odd: (2, 2), form.OddBoxed: (2, 2), form.Wrong: (4, 4), form.Next: (4, 4)},
        bands=_bands(3, (23, 31), (25, 37)) | {form.Odd: (17, 26)},
        fine=False,
        apart=1,
        kinds=9,
        mixed=True,
        sides=True,
        bodies=2,
        pairs=6,
        links=3,
        row=7,
        growing=True,
        added=2,
    ),
    Level.EXTREME: TurnParams(
        band=(31, 60),
        depth=(4, 5),
        depths={form.Odd: (3, 3), form.OddBoxed: (3, 3), form.Wrong: (5, 5), form.Next: (5, 5)},
        bands=_bands(4, (32, 60), (38, 60)) | {form.Odd: (27, 60)},
        fine=True,
        apart=1,
        kinds=9,
        mixed=True,
        sides=True,
        bodies=3,
        pairs=6,
        links=4,
        row=8,
        growing=True,
        added=3,
    ),
}


def invent(rng: Stream, params: TurnParams, asked: Drawn) -> Puzzle:
    """Turn bodies on their plates, and take pictures of them."""
    question, place = asked
    stage = _Stage(params, rng.child("state"))
    ask = rng.child("ask")
    if issubclass(question, form.Between):
        return _added(question, stage, rng)
    if issubclass(question, form.Wrong):
        return _broken(question, place, stage, rng)
    if question is form.Next:
        return _onward(place, stage, ask)
    if question is form.Count:
        return _counted(stage, rng)
    return _compared(question, place, stage, rng)


class _Stage:
    """Takes pictures of bodies, each by its number, its kind and its direction."""

    def __init__(self, params: TurnParams, rng: Stream) -> None:
        self.params, self.rng = params, rng
        self.step: form.Step = 30 if params.fine else 45
        self.pool = rng.sample(KINDS, params.kinds)
        self.floor = rng.choice(FLOORS)
        self.aslant = rng.choice(_ASLANT[self.step])
        self.sides = rng.permutation(params.marks)

    def shown(self, pictures: Sequence[form.Picture]) -> form.Shown:
        return form.Shown(self.step, self.floor, tuple(pictures))

    def kinds(self, count: int) -> list[Kind]:
        """What so many bodies are that stand in one picture or row."""
        if not self.params.mixed:
            return [self.rng.choice(self.pool)] * count
        order = self.rng.sample(self.pool, len(self.pool))
        return [order[number % len(order)] for number in range(count)]

    def picture(
        self, bodies: Sequence[tuple[int, Kind, int]], *, kept: bool = False, as_is: bool = False
    ) -> form.Picture:
        """A picture of bodies from left to right; from any side unless ``as_is``, in any order unless ``kept``."""
        elsewhere = self.params.sides and not as_is
        aslant = self.rng.choice(_ASLANT[self.step]) if elsewhere else self.aslant
        turned = 0 if as_is else self.sides.pop()
        order = list(bodies)
        if elsewhere:
            order = order[:: 1 - 2 * self.rng.below(2)] if kept else self.rng.sample(order, len(order))
        middle = (len(order) - 1) / 2
        slope = self.rng.between(-2, 2) if len(order) > 3 else self.rng.between(-4, 4)
        return tuple(
            form.Body(
                number=number,
                kind=kind,
                faces=(self.step * (direction + turned) + aslant) % 360,
                at=(round(APART * (spot - middle)), round(max(-_SLOPE, min(_SLOPE, slope * (spot - middle))))),
            )
            for spot, (number, kind, direction) in enumerate(order)
        )

    def degrees(self, headed: Sequence[int]) -> Turns:
        """The turns from each of so many directions to the next one."""
        return tuple((two - one) % self.params.marks * self.step for one, two in pairwise(headed))


def _compared(question: type[Any], place: int, stage: _Stage, rng: Stream) -> Puzzle:
    """Pictures of which one has the turns of the sample, or of which one has other turns than all others."""
    params, ask = stage.params, rng.child("ask")
    same, boxed = question is form.Same, question is form.OddBoxed
    turns = _four(params, ask)
    if same and params.links == 1:  # half a turn clockwise at most, so that only amounts matter
        turns = [(turn,) for turn in ask.sample(range(1, 1 + len(LETTERS)), len(LETTERS))]
    count = params.pairs if boxed else 4
    if not same:
        common, other = turns[0], ask.choice([one for one in turns[1:] if _half_alike(one, turns[0], params.marks)])
        place = rng.class_by_index(count, "odd") if boxed else place
        turns = [other if number == place else common for number in range(count)]
    shown = [turns[place], *turns] if same else turns
    kinds = [stage.kinds(params.bodies) for _ in shown]
    if not params.mixed:
        names = stage.rng.sample(stage.pool, len(stage.pool))
        kinds = [[names[number % len(names)]] * params.bodies for number in range(len(shown))]
    pictures = [
        stage.picture([(n, kind, sum(one[: n - 1])) for n, kind in enumerate(some, start=1)])
        for some, one in zip(kinds, shown, strict=True)
    ]
    why = form.Compared(tuple(tuple(stage.step * turn for turn in one) for one in shown))
    if boxed:
        return Puzzle(stage.shown(pictures), form.OddBoxed(), f"picture-{place + 1}", why)
    if not same:
        return Puzzle(stage.shown(()), form.Odd(four(pictures)), LETTERS[place], why)
    if params.bodies > 2 and _beside(pictures[0], pictures[place + 1]) < 1.5 * stage.step:
        raise Rejected("all three bodies look nearly as in the sample")
    return Puzzle(stage.shown(pictures[:1]), form.Same(four(pictures[1:])), LETTERS[place], why)


def _four(params: TurnParams, rng: Stream) -> list[Turns]:
    """Four turns, each with its reverse among them; or pairs of turns that each share one with two of the others."""
    marks, apart = params.marks, params.apart
    amounts = [
        (a, b) for a in range(1, marks // 2) for b in range(a + apart, marks // 2) if min(2 * a, marks - 2 * b) >= apart
    ]
    a, b = rng.choice(amounts)
    if params.bodies == 2:
        return [(turn,) for turn in rng.sample((a, marks - a, b, marks - b), 4)]
    first, second = (a, marks - a), rng.sample((a, b), 2)
    if rng.below(2):
        second = [marks - turn for turn in second]
    pairs = [(one, other) for one in first for other in second]
    if rng.below(2):
        pairs = [(other, one) for one, other in pairs]
    return rng.sample(pairs, 4)


def _beside(one: form.Picture, other: form.Picture) -> int:
    """Degrees between the directions of the first bodies of two pictures."""
    first, second = (min(picture, key=lambda body: body.number).faces for picture in (one, other))
    return min((first - second) % 360, (second - first) % 360)


def _half_alike(one: Turns, other: Turns, marks: int) -> bool:
    """True if turns share their direction or their amount, but not both; or one of two turns."""
    if len(one) > 1:
        return sum(a == b for a, b in zip(one, other, strict=True)) == 1
    return (one[0] < marks / 2) == (other[0] < marks / 2) or one[0] + other[0] == marks


def _added(question: type[form.Between], stage: _Stage, rng: Stream) -> Puzzle:
    """Pictures from all sides, two of which always share a body: the turn from the first body to the last one."""
    params, ask = stage.params, rng.child("ask")
    marks, links = params.marks, params.links
    run = drawn_range(1, marks - 1, rng)
    extra = links if params.bodies > 2 or links == 1 else 0  # bodies that lead nowhere
    names = [number + 1 for number in ask.permutation(links + 1 + extra)]
    kinds = dict(zip(names, stage.kinds(len(names)), strict=True))
    for _ in range(_TRIES):
        headed = {name: stage.rng.below(marks) for name in names}
        headed[names[links]] = (headed[names[0]] + run.key) % marks
        if all(headed[one] != headed[other] for one, other in pairwise(names[: links + 1])):
            break
    else:
        raise Rejected("neighbours face the same way")
    shown = [[*names[link : link + 2], *names[links + 1 + link :][: extra > 0]] for link in range(links)]
    pictures = [stage.picture([(name, kinds[name], headed[name]) for name in some]) for some in shown]
    looks = [{body.number: body.faces for body in picture} for picture in pictures]
    if links > 1 and (looks[-1][names[links]] - looks[0][names[0]]) % 360 == run.key * stage.step:
        raise Rejected("the sides of the pictures can be left out of account")
    way = tuple(names[: links + 1])
    why = form.Way(way, stage.degrees([headed[name] for name in way]))
    ends = {"start": way[0], "end": way[-1]}
    query, answer = form.Between(**ends), str(run.key * stage.step)
    if question is form.BetweenOffered:
        query = form.BetweenOffered(**ends, options=four(stage.step * steps for steps in consecutive(run.lowest)))
        answer = LETTERS[run.place]
    return Puzzle(stage.shown(ask.sample(pictures, links)), query, answer, why)


def _rule(count: int, params: TurnParams, rng: Stream) -> list[int]:
    """The directions of so many bodies, each turned against the one before by a rule; none faces as its neighbour."""
    marks = params.marks
    rules = [
        [(turn + growth * number) % marks for number in range(count - 1)]
        for turn in range(1, marks)
        for growth in ((-2, -1, 1, 2) if params.growing else (0,))
    ]
    turns = rng.choice([turns for turns in rules if all(turns)] or rules)
    start = rng.below(marks)
    return [(start + sum(turns[:number])) % marks for number in range(count)]


def _row(
    headed: Sequence[int], stage: _Stage, *, added: int, from_first: bool = False
) -> tuple[list[form.Picture], list[Kind]]:
    """A row in one picture, or in several from other sides, each of which has the last body of the one before.

    Several show the bodies in such an order that so many turns at most have to be added up from one to the next, or
    from the first one to another.
    """
    kinds = stage.kinds(len(headed) + 1)
    bodies = list(zip(range(1, len(headed) + 1), kinds, headed, strict=False))
    if added == 1:
        return [stage.picture(bodies, kept=True, as_is=True)], kinds
    for _ in range(_TRIES):
        order = stage.rng.permutation(len(bodies))
        if from_first:
            hops = [_hops(order.index(0), order.index(number)) for number in range(1, len(order))]
        else:
            hops = [_hops(order.index(one), order.index(other)) for one, other in pairwise(range(len(order)))]
        if max(hops) == added:
            break
    else:
        raise Rejected("no order of bodies needs so many turns")
    starts = range(0, len(bodies) - 1, _BESIDE - 1)
    shown = [[bodies[number] for number in order[start : start + _BESIDE]] for start in starts]
    return [stage.picture(sorted(some), kept=True) for some in shown], kinds


def _hops(one: int, other: int) -> int:
    """Turns from one place to another in a chain of pictures, each of which begins with the last place of another."""
    low, high = sorted((one, other))
    each = _BESIDE - 1
    first = low if low % each == 0 else min(high, low + each - low % each)
    return (first > low) + -(-(high - first) // each)


def _broken(question: type[form.Wrong], place: int, stage: _Stage, rng: Stream) -> Puzzle:
    """A row in which one body is turned wrongly."""
    params, ask = stage.params, rng.child("ask")
    right = _rule(params.row, params, stage.rng)
    wrong = rng.class_by_index(params.row, "wrong")
    headed = list(right)
    headed[wrong] = (headed[wrong] + ask.between(params.apart, params.marks - params.apart)) % params.marks
    boxed = question is form.Wrong
    pictures, _ = _row(headed, stage, added=1 if boxed else params.added)
    shown, why = stage.shown(pictures), form.Mended(stage.degrees(headed), stage.degrees(right), wrong + 1)
    if boxed:
        return Puzzle(shown, form.Wrong(_named(params)), f"body-{wrong + 1}", why)
    numbers = ask.sample([number + 1 for number in range(params.row) if number != wrong], 3)
    numbers.insert(place, wrong + 1)
    return Puzzle(shown, form.WrongOffered(_named(params), four(numbers)), LETTERS[place], why)


def _named(params: TurnParams) -> form.Rule:
    return "growing" if params.growing else "steady"


def _onward(place: int, stage: _Stage, rng: Stream) -> Puzzle:
    """A row that goes on; the next body is on offer, alone or beside the last one from another side."""
    params = stage.params
    *headed, last = _rule(params.row, params, stage.rng)
    pictures, kinds = _row(headed, stage, added=params.added)
    lowest = last - params.apart * rng.below(4)
    others = [lowest + params.apart * number for number in range(4)]
    others.remove(last)
    others = rng.sample(others, 3)
    others.insert(place, last)
    number = len(headed)
    known = [(number, kinds[number - 1], headed[-1])] if params.sides else []
    options = [stage.picture([*known, (number + 1, kinds[number], one)], as_is=not params.sides) for one in others]
    if not params.sides:
        options = [tuple(replace(body, at=(0, 0)) for body in option) for option in options]
    query = form.Next(_named(params), four(options))
    return Puzzle(stage.shown(pictures), query, LETTERS[place], form.Row(stage.degrees([*headed, last])))


def _counted(stage: _Stage, rng: Stream) -> Puzzle:
    """A room in which some bodies face the same way as the first one."""
    params, ask = stage.params, rng.child("ask")
    same = ask.sample(range(1, params.row), rng.class_by_index(_MOST_ALIKE + 1, "count"))
    first = ask.below(params.marks)
    turned = [0 if number in same else ask.between(1, params.marks - 1) for number in range(1, params.row)]
    headed = [first, *((first + turn) % params.marks for turn in turned)]
    pictures, _ = _row(headed, stage, added=params.links, from_first=True)
    why = form.FromFirst(tuple(turn * stage.step for turn in turned))
    return Puzzle(stage.shown(pictures), form.Count(), str(len(same)), why)
