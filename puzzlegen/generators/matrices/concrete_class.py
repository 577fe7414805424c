"""Things: one does not belong, one belongs, two classes, two that go together like two others, one that fills a grid.

A thing must not be the answer more often than others that are shown as often. So all things of a puzzle are drawn in
the same way, and only then the answer is picked: of two groups that exclude each other, each gives the odd one as often
as the rest; of four groups, each gives an option, and any one of them the things to which its option belongs; in an
analogy any of the four options could be the answer; of two classes that cross, any of the four parts is asked for.

The more different likenesses there are among the things, the deeper one has to look: levels draw their number.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.things import Property, Relation, facts
from puzzlegen.formats.matrices import concrete_class as form
from puzzlegen.generators.matrices.kits.class_grids import class_grid
from puzzlegen.generators.matrices.kits.crossed_classes import FITS, Things, crossing_classes, four_parts
from puzzlegen.generators.matrices.kits.thing_sets import (
    common,
    held_by,
    in_doubt,
    likenesses,
    no_farther,
    setting_off,
    tallied,
    weighing,
)

Four: TypeAlias = tuple[str, str, str, str]

_SHOWN: Final = 5  # things of which one is odd
_TRIES: Final = 20  # at things that make a puzzle
_DRAWS: Final = 4000  # of four options, few of which could all be the answer
_EVENNESS: Final = 1 / 8  # power of the number of puzzles that gives the share of a property or a contrast
_OFTEN: Final = 200  # times that things of two classes that cross are drawn, for the same reason
_AGAIN: Final = 12  # times that things of the same classes are drawn, so that narrow ones are not lost


class ConcreteClassParams(Params, frozen=True, kw_only=True):
    """What the puzzles of a level ask.

    Attributes:
        weights: lowest and highest weight of the properties that tell things apart.
        crossed: whether classes cross, so that things of one have something in common with those of the other.
    """

    weights: Annotated[tuple[int, int], Knob("classes that are harder to see", 1, 6)]
    crossed: Annotated[bool, Knob("things have something in common with those of other classes")]


def _level(
    weights: tuple[int, int],
    crossed: bool,
    bands: Mapping[type[form.Query], Band],
    depths: Mapping[type[form.Query], Band],
) -> ConcreteClassParams:
    return ConcreteClassParams(band=(0, 0), bands=bands, depths=depths, weights=weights, crossed=crossed)


LEVELS: Final = {
    Level.EASY: _level(
        weights=(1, 1),
        crossed=False,
        bands={
            form.OddOneOut: (1, 1),
            form.Belongs: (1, 1),
            form.Grouping: (3, 3),
            form.Analogy: (1, 1),
            form.Matrix: (3, 4),
        },
        depths={
            form.OddOneOut: (1, 2),
            form.Belongs: (1, 2),
            form.Grouping: (1, 3),
            form.Analogy: (1, 2),
            form.Matrix: (3, 5),
        },
    ),
    Level.MEDIUM: _level(
        weights=(2, 3),
        crossed=True,
        bands={
            form.OddOneOut: (2, 3),
            form.Grouping: (4, 4),
            form.Analogy: (2, 3),
            form.Matrix: (5, 6),
            form.Crossed: (3, 4),
        },
        depths={
            form.OddOneOut: (3, 6),
            form.Grouping: (4, 4),
            form.Analogy: (3, 4),
            form.Matrix: (6, 7),
            form.Crossed: (3, 6),
        },
    ),
}


def invent(rng: Stream, params: ConcreteClassParams, asked: Drawn) -> Puzzle:
    """Draw the things of the item's question."""
    rng, place = rng.child("state"), asked.place
    if asked.question is form.OddOneOut:
        return _odd(rng.class_by_index(_SHOWN, "place"), params, rng)
    if asked.question is not form.Matrix:
        return _DRAWN[asked.question](place, params, rng)
    for _ in range(_TRIES):
        things, options, classes = class_grid(place, weighing(*params.weights), params.bands[form.Matrix], rng)
        if _as_deep((*things, *options), form.Matrix, params):
            break
    else:
        raise Rejected("too many likenesses, or too few")
    return Puzzle(form.Shown(things), form.Matrix(options), LETTERS[place], form.Classes(classes))


def _as_deep(things: Sequence[str], question: type[form.Query], params: ConcreteClassParams) -> bool:
    """True if as many different sets of the things have something in common as the level wants."""
    if not params.depths:
        return True
    low, high = params.depths[question]
    return low <= likenesses(things) <= high


def _four(things: Sequence[str], rng: Stream) -> Four:
    one, two, three, four = rng.sample(things, 4)
    return one, two, three, four


_SPLITS: Final = msgspec.convert(
    [
        ((1, *pair), sorted({2, 3, 4, 5, 6} - {*pair}))
        for pair in combinations(range(2, 7), 2)
        if pair != (2, 3)  # the rows of the picture
    ],
    tuple[form.Split, ...],
)


class _Contrast(NamedTuple):
    """Two properties with the things that have the one and not the other."""

    one: Property
    group: Things
    other: Property
    others: Things


@cache
def _contrasts(low: int, high: int, size: int) -> tuple[tuple[_Contrast, ...], tuple[int, ...]]:
    """The contrasts of which both groups have so many things, and their weights.

    A weight lies between one and how many puzzles there could be: were all contrasts equally likely, puzzles of small
    groups would come up again and again; were it the number itself, a few wide groups would be all that is seen.
    """
    found: list[_Contrast] = []
    for one, other in combinations(weighing(low, high), 2):
        first = tuple(sorted(filter(other.lacks, one.yes)))
        second = tuple(sorted(filter(one.lacks, other.yes)))
        if min(len(first), len(second)) >= size:
            found.append(_Contrast(one, first, other, second))
    return tuple(found), tuple(
        _share(math.comb(len(one.group), size) * math.comb(len(one.others), size)) for one in found
    )


def _share(puzzles: int) -> int:
    """How often classes are drawn of which so many puzzles could be made."""
    return round(100 * math.pow(puzzles, _EVENNESS))


def _drawn_contrast(params: ConcreteClassParams, size: int, rng: Stream) -> _Contrast:
    """Two groups in either order."""
    contrasts, weights = _contrasts(*params.weights, size)
    drawn = contrasts[rng.weighted(weights)]
    return drawn if rng.below(2) else _Contrast(drawn.other, drawn.others, drawn.one, drawn.group)


def _odd(place: int, params: ConcreteClassParams, rng: Stream) -> Puzzle:
    """Four things of one group, and at ``place`` one of the other.

    Each of four things of either group has to be odd among the four of the other one; so no thing is the odd one more
    often because its puzzles are rejected less often.
    """
    for _ in range(_TRIES):
        _, group, _, others = _drawn_contrast(params, 4, rng)
        for _ in range(_AGAIN):
            four, rest = rng.sample(group, 4), rng.sample(others, 4)
            sides = ((four, rest), (rest, four))
            if all(_stands_out(odd, side, params.bands[form.OddOneOut]) for side, other in sides for odd in other):
                things = list(four)
                things.insert(place, rest[0])
                if not _as_deep(things, form.OddOneOut, params):
                    continue
                why = form.Shared(common(four, [rest[0]]))
                return Puzzle(form.Shown(tuple(things)), form.OddOneOut(), LETTERS[place], why)
    raise Rejected("not every thing could be the odd one")


def _stands_out(odd: str, four: Sequence[str], band: tuple[float, float]) -> bool:
    """True if only this thing lacks what four others have in common, and the nearest such property weighs so much."""
    things = [*four, odd]
    lacking = tallied([held_by(thing).lacks for thing in things])
    doubtful = in_doubt(four)
    single = lacking[1] & ~lacking[2]
    if single & ~held_by(odd).lacks or doubtful & ~lacking[1]:
        return False
    settling = single & ~doubtful
    nearest = next((weight for weight in (1, 2, 3) if settling & no_farther(weight)), 0)
    return band[0] <= nearest <= band[1]


def _belongs(place: int, params: ConcreteClassParams, rng: Stream) -> Puzzle:
    """Four options, for each of which there are three things that lead to it, and those that lead to the right one.

    So none is the answer more often because its puzzles are rejected less often.
    """
    names = sorted(facts().names)
    band = params.bands[form.Belongs]
    for _ in range(_DRAWS):
        options = _four(names, rng)
        trios: list[Things] = []
        for option in options:
            found = _trio(option, options, params.weights, band, rng)
            if found is None:
                break
            trios.append(found)
        else:
            if _as_deep((*trios[place], *options), form.Belongs, params):
                trio, right = trios[place], options[place]
                why = form.Joined(common([*trio, right], [option for option in options if option != right]))
                return Puzzle(form.Shown(trio), form.Belongs(options), LETTERS[place], why)
    raise Rejected("not every option could be the answer")


def _trio(option: str, options: Things, weights: tuple[int, int], band: Band, rng: Stream) -> Things | None:
    """Three things with which an option alone shares a property; None where none are found."""
    others = [other for other in options if other != option]
    telling = [held for held in weighing(*weights) if option in held.yes and all(map(held.lacks, others))]
    pools = [pool for held in telling if len(pool := sorted(held.yes - {*options})) >= 3]
    for _ in range(_TRIES if pools else 0):
        trio = tuple(rng.sample(rng.choice(pools), 3))
        if _leads_to(trio, option, options, band):
            return trio
    return None


def _leads_to(trio: Sequence[str], option: str, options: Things, band: tuple[float, float]) -> bool:
    """True if three things have something in common with one option only, and so many options with two of them.

    Nothing that the three could have in common may be what another option has, or could have and the first has not.
    """
    shared = no_farther(3) & ~tallied([held_by(thing).lacks for thing in trio])[1]
    others = [held_by(other) for other in options if other != option]
    if any(shared & (other.has | ~other.lacks & ~held_by(option).has) for other in others):
        return False
    tally = tallied([held_by(thing).has for thing in trio])
    candidates = sum(1 for one in options if held_by(one).has & tally[2])
    lacked = tallied([other.lacks for other in others])[3]
    return bool(tally[3] & held_by(option).has & lacked) and band[0] <= candidates <= band[1]


def _grouping(place: int, params: ConcreteClassParams, rng: Stream) -> Puzzle:
    """Three things of each of two groups, numbered so that the split at ``place`` is right."""
    first, second, third, fourth = sorted(rng.sample(_SPLITS, 4))
    splits = (first, second, third, fourth)
    for _ in range(3 * _TRIES):
        draw = _crossed_classes(params, rng) if params.crossed else _classes(params, rng)
        for _ in range(_AGAIN):
            trios = next(draw)
            deep = _as_deep((*trios[0], *trios[1]), form.Grouping, params)
            if deep and _divides(trios[0], trios[1], params.bands[form.Grouping]):
                rng.shuffle(trios)
                one, other = trios
                drawn = dict(zip((*splits[place][0], *splits[place][1]), (*one, *other), strict=True))
                return Puzzle(
                    form.Shown(tuple(drawn[number] for number in range(1, 7))),
                    form.Grouping(splits),
                    LETTERS[place],
                    form.Divided((setting_off(one, other), setting_off(other, one))),
                )
    raise Rejected("another division is possible")


def _classes(params: ConcreteClassParams, rng: Stream) -> Iterator[list[list[str]]]:
    """Three things of each of two groups, again and again."""
    _, group, _, others = _drawn_contrast(params, 3, rng)
    while True:
        yield [rng.sample(group, 3), rng.sample(others, 3)]


def _crossed_classes(params: ConcreteClassParams, rng: Stream) -> Iterator[list[list[str]]]:
    """Three things of a class, and three others, of which some have something in common with two of the class."""
    properties = weighing(*params.weights)
    held = properties[rng.weighted([_share(math.comb(len(one.yes), 3)) for one in properties])]
    others = sorted(filter(held.lacks, facts().names))
    low, high = params.bands[form.Grouping]
    while True:
        one = rng.sample(sorted(held.yes), 3)
        shared = tallied([held_by(thing).has for thing in one])[2]
        tempting = [thing for thing in others if held_by(thing).has & shared]
        count = min(len(tempting), rng.between(round(low), round(high)) - len(one))
        plain = [thing for thing in others if thing not in tempting]
        yield [one, [*rng.sample(tempting, count), *rng.sample(plain, 3 - count)]]


def _divides(one: Sequence[str], other: Sequence[str], band: tuple[float, float]) -> bool:
    """True if three things have in common what three others lack, and no property could divide the six otherwise.

    The things that have something in common with two of the class are as many as the band wants, its own included; if
    both are classes, it is the easier one that counts.
    """
    things = [*one, *other]
    if len(set(things)) < len(things):
        return False
    has, lacks = [held_by(thing).has for thing in things], [held_by(thing).lacks for thing in things]
    candidates: list[int] = []
    possible = 0
    for side, rest in ((slice(3), slice(3, 6)), (slice(3, 6), slice(3))):
        if tallied(has[side])[3] & tallied(lacks[rest])[3]:
            candidates.append(3 + sum(1 for held in has[rest] if held & tallied(has[side])[2]))
        possible |= ~tallied(lacks[side])[1] & ~tallied(has[rest])[1]
    three, four = (tallied(has)[most] | tallied(lacks)[most] for most in (3, 4))
    if no_farther(3) & ~four & ~(possible & three):  # these divide the six, and not or not only so
        return False
    return bool(candidates) and band[0] <= min(candidates) <= band[1]


class _Case(NamedTuple):
    """An analogy without its options.

    Attributes:
        first, second, third: the things shown.
        barred: those that must not be on offer: they are shown, or could be defended.
        tied: those that have to do with the third thing in another way.
        reason: the relation.
    """

    first: str
    second: str
    third: str
    barred: frozenset[str]
    tied: frozenset[str]
    reason: Relation


def _tied_to(thing: str) -> frozenset[str]:
    """The things of its kind, and those that could be related to it."""
    kinds = (held.yes for held in weighing(1, 1) if thing in held.yes)
    related = ({end for one, end in relation.yes | relation.arguable if one == thing} for relation in facts().relations)
    return frozenset().union(*kinds, *related)


def _case(relation: Relation, pair: tuple[str, str], third: str, answer: str) -> _Case:
    """That the third thing stands to the answer as the one thing of the pair to the other."""
    barred = {*pair, third}
    for other in facts().relations:
        if not other.denies(*pair):
            barred.update(end for end in facts().names if not other.denies(third, end))
    for held in facts().properties:
        if answer not in held.yes and not any(map(held.lacks, (*pair, third))):
            barred.update(held.yes | held.arguable)
    return _Case(*pair, third, frozenset(barred - {answer}), _tied_to(third), relation)


@cache
def _cases() -> Mapping[str, tuple[_Case, ...]]:
    """The analogies that lead to each thing."""
    found: dict[str, list[_Case]] = {}
    for relation in facts().relations:
        for pair, (third, answer) in permutations(sorted(relation.yes), 2):
            if not {*pair} & {third, answer}:
                found.setdefault(answer, []).append(_case(relation, pair, third, answer))
    return {answer: tuple(cases) for answer, cases in found.items()}


def _analogy(place: int, params: ConcreteClassParams, rng: Stream) -> Puzzle:
    """Four options, each of which could be the answer, and an analogy that leads to the one at ``place``."""
    low, high = params.bands[form.Analogy]
    for _ in range(_DRAWS):
        options = _four([*_cases()], rng)
        fitting = [_leading(answer, options, low - 1, high - 1) for answer in options]
        if not all(fitting):
            continue
        deep = [[case for case in some if _as_deep((*case[:3], *options), form.Analogy, params)] for some in fitting]
        if all(deep):
            case = rng.choice(deep[place])
            return Puzzle(form.Shown(case[:3]), form.Analogy(options), LETTERS[place], form.Related(case.reason.name))
    raise Rejected("not every option could be the answer")


def _leading(answer: str, options: Things, low: float, high: float) -> list[_Case]:
    """The analogies that lead to this option alone, and as many others of which are tied to the third thing."""
    others = {*options} - {answer}
    return [case for case in _cases()[answer] if not case.barred & others and low <= len(case.tied & others) <= high]


def _crossed(place: int, params: ConcreteClassParams, rng: Stream) -> Puzzle:
    """Two rows of things, and an option of each part of their classes, any of which may be asked for.

    What the rows are told to have in common is drawn first, so that no two classes come up much more often than others.
    """
    classes = crossing_classes()
    for _ in range(_DRAWS // _OFTEN):
        wanted = rng.choice([*classes])
        for _ in range(_OFTEN):
            found = four_parts(rng.choice(classes[wanted]), params.bands[form.Crossed], rng)
            if found is None or not _as_deep((*found[0][0], *found[0][1], *found[1]), form.Crossed, params):
                continue
            rows, drawn = found
            told = [
                common(
                    [*things, *(option for option, fits in zip(drawn, FITS.values(), strict=True) if fits[number])],
                    [option for option, fits in zip(drawn, FITS.values(), strict=True) if not fits[number]],
                )
                for number, things in enumerate(rows)
            ]
            if {*told} != wanted:
                continue
            fits = rng.choice([*FITS])
            right = drawn.pop([*FITS].index(fits))
            rng.shuffle(drawn)
            drawn.insert(place, right)
            first, second, third, fourth = drawn
            return Puzzle(
                form.Shown((*rows[0], *rows[1])),
                form.Crossed((first, second, third, fourth), fits),
                LETTERS[place],
                form.Crossing((told[0], told[1])),
            )
    raise Rejected("no two classes cross so")


_DRAWN: Final[Mapping[type[form.Query], Callable[[int, ConcreteClassParams, Stream], Puzzle]]] = {
    form.Belongs: _belongs,
    form.Grouping: _grouping,
    form.Analogy: _analogy,
    form.Crossed: _crossed,
}
