"""Impacts on a pane, and what their cracks tell of the order in which they came."""

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations
from math import dist, isqrt
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import crack_order as form
from puzzlegen.formats.cues.crack_order import Before, BeforeOffered, First, Last, Order, Pair
from puzzlegen.generators.cues.kits.cracking import Pane
from puzzlegen.generators.cues.kits.depths import wanted
from puzzlegen.generators.kits.asking import consecutive

_Bounds: TypeAlias = tuple[int, int]
_SIZES: Final[dict[form.Thing, tuple[_Bounds, _Bounds]]] = {  # of six impacts: of width and height; a plate is round
    "window": ((1460, 1660), (1140, 1260)),
    "ice": ((1540, 1740), (1080, 1200)),
    "screen": ((1600, 1760), (1000, 1100)),
    "plate": ((1460, 1540), (1460, 1540)),
}
_MANY: Final = 8  # whose order is more than a plain chain
_FEW: Final = 4  # impacts, of which any two are compared
_HOLE: Final = 0.26  # share of a pane that may be whole in one piece
_HOLES: Final = 1.3  # likewise, times the impacts
_STRIKES: Final = 30  # those included that are taken back


class CrackOrderParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included.

    Attributes:
        impacts: of their number.
        chained: of their number where each has a crack that ends on one of the impact before.
        forks: of the side branches, which tell nothing.
    """

    impacts: Annotated[tuple[int, int], Knob("more cracks to follow", 3, 8)]
    chained: Annotated[tuple[int, int], Knob("longer orders, and more before the last impact", 3, 8)]
    forks: Annotated[tuple[int, int], Knob("more side branches, which tell nothing", 0, 20)]


LEVELS: Final = {
    Level.EASY: CrackOrderParams(
        band=(2, 3),
        bands={Pair: (1, 2), Before: (2, 4)},
        depths={Pair: (1, 1), Before: (1, 2)},
        impacts=(3, 4),
        chained=(3, 4),
        forks=(0, 3),
    ),
    Level.MEDIUM: CrackOrderParams(
        band=(4, 4),
        bands={Pair: (3, 5)},
        depths={Pair: (2, 2)},
        impacts=(5, 5),
        chained=(5, 5),
        forks=(2, 6),
    ),
    Level.HARD: CrackOrderParams(
        band=(5, 6),
        impacts=(6, 6),
        chained=(6, 6),
        forks=(4, 9),
    ),
    Level.EXTREME: CrackOrderParams(
        band=(7, 7),
        impacts=(8, 8),
        chained=(8, 8),
        forks=(6, 12),
    ),
}


def invent(rng: Stream, params: CrackOrderParams, asked: Drawn) -> Puzzle:
    """Strike a pane again and again, and number the impacts at random."""
    question, place = asked
    rng, ask = rng.child("state"), rng.child("ask")
    whole, counting = issubclass(question, First | Last | Order), issubclass(question, Before)
    low, high = params.chained if whole else params.impacts
    number = max(low + rng.class_by_index(high - low + 1, "impacts"), 4 if question is BeforeOffered else 0)
    thing = rng.choice(tuple(_SIZES))
    scale = isqrt(100**2 * number // 6)  # percent: all impacts have as much room
    width, height = (rng.between(*bounds) * scale // 100 for bounds in _SIZES[thing])
    least, deepest = map(int, wanted(params, Before))
    least, start = min(least, number - 4) if least > 1 else 0, 0  # what is offered may begin anywhere from the least on
    if question is BeforeOffered:
        start = least + rng.class_by_index(number - 3 - least, "start")
        counted = start + place
    else:
        counted = least + rng.class_by_index(number - least, "count")
    # Each impact has a crack that ends on the one before, or so many have: hardly ever are many certain by chance.
    chained = min(counted, deepest) + 1 if counting else number - (not whole)
    pane = _struck(number, chained, Pane(width, width if thing == "plate" else height, thing == "plate"), rng)
    for _ in range(rng.between(*params.forks)):
        pane.fork(rng)
    if pane.hole() > min(_HOLE, _HOLES / number):
        raise Rejected("a part of the pane is whole")
    before = _before(number, pane.stopped)
    if issubclass(question, Order) and number == _MANY and len(pane.stopped) < number:
        raise Rejected("a plain chain")
    named: tuple[int, ...] = ()
    names = [1 + name for name in ask.permutation(number)]
    told: dict[str, Any] = {}
    if question is Pair:
        place = rng.class_by_index(3, "relation")
        named = ask.choice(_pairs(place, before, pane.stopped, params))
    elif counting:
        suiting = [impact for impact in range(number) if len(before[impact]) == counted]
        if not suiting:
            raise Rejected("no impact comes after so many")
        named = (ask.choice(suiting),)
        told |= {"options": consecutive(start)} if question is BeforeOffered else {}
    elif question is form.OrderOffered:
        told["options"] = _orders(names, place, ask)
    if named:
        told["impacts"] = tuple(names[impact] for impact in named)
    answer = {
        First: str(names[0]), form.FirstBoxed: f"impact-{names[0]}", Last: str(names[-1]),
        Order: "".join(map(str, names)), Before: str(counted),
    }.get(question, LETTERS[place])  # fmt: skip
    impacts = sorted(range(number), key=names.__getitem__)
    statement = form.Pane(
        thing=thing,
        size=(pane.width, pane.height),
        impacts=tuple(pane.impacts[impact] for impact in impacts),
        cracks=tuple(sorted(form.Crack(names[crack.impact], tuple(crack.points)) for crack in pane.cracks)),
    )
    steps, line = _way(question, named, pane.stopped, before)
    pairs, led = (tuple((names[one], names[other]) for one, other in some) for some in (sorted(pane.stopped), steps))
    return Puzzle(statement, question(**told), answer, form.Facts(pairs, led, tuple(names[one] for one in line)))


def _way(
    question: type[Any], named: tuple[int, ...], stopped: set[tuple[int, int]], before: list[set[int]]
) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of impacts that lead to the answer, the earliest first, and the impacts that the conclusion names."""
    every = range(len(before))
    if issubclass(question, First):
        return [max(pair for pair in stopped if pair[1] == impact) for impact in every[1:]], [0]
    if issubclass(question, Last | Order):
        return [*pairwise(every)], [every[-1]] if question is Last else [*every]
    if issubclass(question, Before):
        return sorted(_followed(named, stopped)), sorted(before[named[0]])
    chain = _chain(named, stopped)
    return [*pairwise(chain)] if chain else sorted(_followed(named, stopped)), chain[:1] + chain[-1:]


def _struck(number: int, chained: int, pane: Pane, rng: Stream) -> Pane:
    """The pane after so many impacts; of the first ``chained`` ones each has a crack that ends on the one before."""
    panes = [pane]
    for _ in range(_STRIKES):
        done = len(panes) - 1
        if done == number:
            return panes[-1]
        earlier = None if not done else done - 1 if done < chained else rng.below(done)
        struck = panes[-1].strike(rng.between(3, 5), rng, earlier)
        if struck and done + 1 == chained == number > _FEW and _is_walk(struck.impacts):
            struck = None
        panes = [*panes, struck] if struck else panes[:-1] or [pane]
    raise Rejected("no room for all impacts")


def _is_walk(impacts: Sequence[tuple[int, int]]) -> bool:
    """True if each impact is the nearest of those to come after it: to go on so from the first one gives the order."""
    return all(
        min(impacts[place + 1 :], key=lambda other: dist(one, other)) == impacts[place + 1]
        for place, one in enumerate(impacts[:-1])
    )


def _before(number: int, stopped: set[tuple[int, int]]) -> list[set[int]]:
    """For each impact, all that are certainly earlier."""
    before: list[set[int]] = []
    for impact in range(number):
        direct = {one for one, other in stopped if other == impact}
        before.append(direct.union(*(before[one] for one in direct)))
    return before


def _pairs(
    relation: int, before: list[set[int]], stopped: set[tuple[int, int]], params: CrackOrderParams
) -> list[tuple[int, int]]:
    """Pairs of impacts of which the first, the second, or neither is certainly earlier; raises `Rejected`.

    Of many impacts, none has a crack that ends on one of the other: a look at that place would be enough.
    """
    touching = {pair for pair in stopped if len(before) > _FEW}
    found = [
        (one, other)
        for one, other in permutations(range(len(before)), 2)
        if relation == (0 if one in before[other] else 1 if other in before[one] else 2)
        and not {(one, other), (other, one)} & touching
    ]
    (fewest, most), (low, high) = params.bands[Pair], wanted(params, Pair)
    suiting = [
        pair
        for pair in found
        if fewest <= len(_followed(pair, stopped)) <= most and low <= _deep(pair, stopped) <= high
    ]
    if not suiting:
        raise Rejected("no two impacts that suit the question")
    return suiting


def _deep(pair: tuple[int, int], stopped: set[tuple[int, int]]) -> int:
    """How many cracks are to be followed one after the other to know which of two impacts came first, if any did."""
    if chain := _chain(pair, stopped):
        return len(chain) - 1
    rounds, reached = 0, {*pair}
    while further := {one for one, other in stopped if other in reached} - reached:
        rounds, reached = rounds + 1, reached | further
    return max(1, rounds)


def _followed(group: tuple[int, ...], stopped: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The pairs of impacts on all ways back from these."""
    reached = list(group)
    for impact in reached:
        reached += [one for one, other in sorted(stopped) if other == impact and one not in reached]
    return {pair for pair in stopped if pair[1] in reached}


def _chain(named: tuple[int, ...], stopped: set[tuple[int, int]]) -> list[int]:
    """A shortest chain from the earlier of two impacts to the later one; nothing where there is none."""
    chains = [[impact] for impact in named]
    for chain in chains:
        if len(chain) > 1 and chain[-1] in named:
            return chain
        chains += [[*chain, other] for one, other in sorted(stopped) if one == chain[-1]]
    return []


def _orders(names: list[int], place: int, ask: Stream) -> tuple[int, ...]:
    """Four orders with the true one at ``place``; whichever of them were the true one, the others might be the same.

    Of four impacts or more, the orders have two neighbours here, and two there, one way round or the other: so both
    places are to be looked at, and neither is enough. Of three impacts, any other orders are offered.
    """
    if len(names) < 4:
        others = ask.sample([order for order in permutations(names) if list(order) != names], 3)
    else:
        here, there = ask.choice([pair for pair in combinations(range(len(names) - 1), 2) if pair[1] - pair[0] > 1])
        one, other = (_swapped(names, place) for place in (here, there))
        others = ask.sample([one, other, _swapped(one, there)], 3)
    options = [*others[:place], tuple(names), *others[place:]]
    return tuple(int("".join(map(str, order))) for order in options)


def _swapped(names: Sequence[int], place: int) -> tuple[int, ...]:
    """The names with two neighbours in each other's place."""
    return (*names[:place], names[place + 1], names[place], *names[place + 2 :])
