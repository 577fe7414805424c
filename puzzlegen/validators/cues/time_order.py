"""Puts pictures of a place in order by what only ever goes one way there; judges `cues/time_order`."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.cues.time_order import (
    QUESTIONS,
    Between,
    Chain,
    Facts,
    First,
    Last,
    Minutes,
    Order,
    Place,
    Query,
    Wrong,
)
from puzzlegen.validators.kits.answers import LETTERS, Findings, fingerprint, letters_of, proven
from puzzlegen.validators.kits.deciding import fewest_that_decide

BUDGET: Final = 4_000  # comparisons of two pictures by one thing
_LETTERED: Final = 4  # pictures that are options
_STRIP: Final = 5  # pictures in their order, before the one that belongs between two of them
_THINGS: Final = {
    "parlour": ("books", "cake", "candle", "jug", "scarf"),
    "winter": ("snowman", "prints", "bucket", "icicles", "sundial"),
    "yard": ("wall", "bricks", "fence", "sunflower", "apples"),
}
_UNMARKED: Final = {"sundial", "sunflower"}

_TOP: Final = 8  # the highest level of a thing
_Before: TypeAlias = frozenset[tuple[int, int]]  # pictures of which one is surely before the other


def certify(place: Place, asked: Query) -> Certificate:
    """Compare pictures by each thing, and find the answers of all orders that fit.

    The difficulty is the number of pictures times that of the things which are needed, at least, to tell the answer;
    where a picture does not belong, of all things, any of which might contradict. Where minutes are asked for, it is
    the number of levels that have to be read. The depth is the number of things that are needed, or of the pictures
    that lead from one to the other.

    Raises:
        MalformedStatement: the place has no such things, or not what is asked about.
    """
    _check(place, asked)
    count, things = len(place.levels[0]), range(len(place.things))
    if isinstance(asked, Minutes):
        between, difficulty = _minutes(place, asked.rates, asked.pair)
        findings, compared = Findings(tuple(map(str, between))), count**2
        depth = Depth.chain(difficulty // 2)
    else:
        find = _FIND[type(asked)]
        findings = find(place, things)
        needed = fewest_that_decide(things, lambda some: find(place, some).answers == findings.answers)
        difficulty = count * (len(things) if isinstance(asked, Wrong) else needed)
        compared, depth = count**2 * 2 ** len(things), Depth.properties(needed)
    return proven(
        [findings],
        BUDGET,
        method="all orders that fit what only goes one way",
        effort={"comparisons": compared},
        difficulty=difficulty,
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint((task_of(asked), *_canonical(place, asked))),
        structure=f"{task_of(asked)}, {count} pictures of {place.scene} with {len(place.things)} things",
        depth=depth,
    )


def certify_why(place: Place, asked: Query, answer: str, why: Facts) -> Faults:
    """Judges whether each thing surely goes the way that is said, or a chain of pictures leads from one to the other.

    Raises:
        MalformedStatement: there are no such pictures or things.
    """
    count, width = len(place.levels[0]), len(place.things)
    if isinstance(why, Chain):
        links = [*zip(why.pictures, why.pictures[1:], why.things, strict=False)]
        shown = dict(zip(place.things, place.levels, strict=True))
        if not {*why.pictures} <= {*range(count)} or not {*why.things} <= {*shown}:
            raise MalformedStatement("the chain is of other pictures or things")
        ends = (*why.pictures[:1], *why.pictures[-1:])
        if (
            not isinstance(asked, Minutes)
            or ends != asked.pair
            or not len({*why.pictures}) == len(why.pictures) == len(why.things) + 1
        ):
            return ("the chain does not lead from one picture to the other",)
        shared = all(None not in (shown[thing][one], shown[thing][other]) for one, other, thing in links)
        return () if shared else ("two pictures of the chain share no such thing",)
    pictures = [one for one in range(count) if not isinstance(asked, Wrong) or LETTERS[one] != answer]
    possible = product(*(("rises", "falls") if way == "either" else (way,) for way in place.ways))
    fitting = [some for some in possible if [*_fitting(replace(place, ways=some), range(width), pictures)]]
    return () if fitting == [why.ways] else ("which way a thing goes is not certain",)


def _check(place: Place, asked: Query) -> None:
    width = len(place.things)
    if len({*place.things}) < width or not {*place.things} <= {*_THINGS[place.scene]}:
        raise MalformedStatement("things of the scene are shown, each of them once")
    if not len(place.ways) == width == len(place.levels) or len(set(map(len, place.levels))) > 1:
        raise MalformedStatement("each thing has a way, and a level or null in each picture")
    count = len(place.levels[0])
    if isinstance(asked, Minutes):
        if len(asked.rates) != width or not {*place.ways} <= {"rises", "falls"} or {*place.things} & _UNMARKED:
            raise MalformedStatement("where minutes are asked for, each thing has a rate, marks and a known way")
        if not 0 <= asked.pair[0] < asked.pair[1] < count:
            raise MalformedStatement("the minutes lie between two different pictures, the first one named first")
    wanted = _STRIP + 1 if isinstance(asked, Between) else count if isinstance(asked, Order | Minutes) else _LETTERED
    if count != wanted:
        raise MalformedStatement(f"this question is about {wanted} pictures")


def _fitting(place: Place, things: Sequence[int], pictures: Sequence[int]) -> Iterator[_Before]:
    """What is before what by these things, for each choice of the ways that are not known, unless it contradicts."""
    signs = [{"rises": (1,), "falls": (-1,)}.get(place.ways[thing], (1, -1)) for thing in things]
    for chosen in product(*signs):
        before = {
            (one, other)
            for thing, sign in zip(things, chosen, strict=True)
            for one, other in product(pictures, pictures)
            if (low := place.levels[thing][one]) is not None
            and (high := place.levels[thing][other]) is not None
            and (high - low) * sign > 0
        }
        for middle, one, other in product(pictures, pictures, pictures):
            if (one, middle) in before and (middle, other) in before:
                before.add((one, other))
        if not any((one, one) in before for one in pictures):
            yield frozenset(before)


def _ends(place: Place, things: Sequence[int], *, last: bool = False) -> Findings:
    """Which pictures may be the first, or the last: those before which, or after which, none has to be."""
    every = range(len(place.levels[0]))
    orders = [{pair[::-1] for pair in before} if last else before for before in _fitting(place, things, every)]
    possible = [any(all((two, one) not in before for two in every) for before in orders) for one in every]
    return letters_of(possible, "another one is later" if last else "another one is earlier")


def _order(place: Place, things: Sequence[int]) -> Findings:
    """The orders that fit, two at most."""
    every = range(len(place.levels[0]))
    found: set[str] = set()
    for before in _fitting(place, things, every):
        for order in _extensions(before, [*every]):
            found.add("".join("ABCDEF"[one] for one in order))
            if len(found) > 1:
                return Findings(tuple(sorted(found)))
    return Findings(tuple(found))


def _extensions(before: _Before, left: list[int]) -> Iterator[list[int]]:
    """All orders of these pictures."""
    if not left:
        yield []
    for one in left:
        if not any((other, one) in before for other in left):
            yield from ([one, *rest] for rest in _extensions(before, [other for other in left if other != one]))


def _between(place: Place, things: Sequence[int]) -> Findings:
    """The gaps of the strip in which the last picture may belong, where its ends are no options."""
    possible = set[int]()
    strip = {(one, other) for other in range(_STRIP) for one in range(other)}
    for before in _fitting(place, things, range(_STRIP + 1)):
        if not any(pair[::-1] in strip for pair in before):
            earlier = max((one for one in range(_STRIP) if (one, _STRIP) in before), default=-1)
            later = min((one for one in range(_STRIP) if (_STRIP, one) in before), default=_STRIP)
            possible |= {*range(earlier + 1, later + 1)}
    found = letters_of([gap in possible for gap in range(1, _STRIP)], "it is surely earlier, or surely later")
    outside = ("outside",) * bool(possible & {0, _STRIP})
    return Findings((*found.answers, *outside), found.refuted)


def _wrong(place: Place, things: Sequence[int]) -> Findings:
    """The pictures without which the others have an order; none if they have one with it."""
    every = range(len(place.levels[0]))
    if any(True for _ in _fitting(place, things, every)):
        return Findings(())
    apart = [any(True for _ in _fitting(place, things, [two for two in every if two != one])) for one in every]
    return letters_of(apart, "without it, the others contradict one another as before")


_FIND: Final[dict[type[Query], Callable[[Place, Sequence[int]], Findings]]] = {
    First: _ends,
    Last: lambda place, things: _ends(place, things, last=True),
    Order: _order,
    Between: _between,
    Wrong: _wrong,
}


def _minutes(place: Place, rates: Sequence[int], pair: tuple[int, int]) -> tuple[tuple[int, ...], int]:
    """The minutes between two pictures, and how many levels are to be read for them.

    The level of a thing says how long ago it was at 0. So pictures are linked by the things that they share; two that
    are not linked may be any number of minutes apart.
    """
    signs = [rate if way == "rises" else -rate for rate, way in zip(rates, place.ways, strict=True)]
    times, read, zeros = {pair[0]: 0}, {pair[0]: 0}, dict[int, int]()
    for one in (waiting := [pair[0]]):
        for thing, levels in enumerate(place.levels):
            level = levels[one]
            if level is None:
                continue
            zero = times[one] - level * signs[thing]
            if zeros.setdefault(thing, zero) != zero:
                return (), 0
            for other, height in enumerate(levels):
                if height is not None and other not in times:
                    times[other], read[other] = zero + height * signs[thing], read[one] + 2
                    waiting.append(other)
    for thing, zero in zeros.items():
        if not all(0 <= (time - zero) / signs[thing] <= _TOP for time in times.values()):
            return (), 0  # it would have been less than empty, or more than full, where it is hidden
    return ((abs(times[pair[1]]),) if pair[1] in times else (0, 1)), read.get(pair[1], 0)


def _canonical(place: Place, asked: Query) -> tuple[object, ...]:
    """The puzzle with things by name and pictures sorted; a strip keeps its order."""
    shown = sorted(range(len(place.things)), key=lambda one: place.things[one])
    pictures = zip(*(place.levels[one] for one in shown), strict=True)
    rows = [tuple(-1 if level is None else level for level in picture) for picture in pictures]
    rates, asked_of = (asked.rates, asked.pair) if isinstance(asked, Minutes) else (None, ())
    told = [(place.things[one], place.ways[one], rates and rates[one]) for one in shown]
    return told, rows if isinstance(asked, Between) else sorted(rows), sorted(rows[one] for one in asked_of)
