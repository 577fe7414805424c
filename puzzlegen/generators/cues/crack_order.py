"""Impacts on a pane, and what their cracks tell of the order in which they came."""

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations
from math import dist, isqrt
from typing import Annotated, Any, Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import crack_order as form
from puzzlegen.formats.cues.crack_order import Among, Before, BeforeOffered, First, Last, Order, Pair
from puzzlegen.generators.cues.kits.cracking import Pane
from puzzlegen.generators.kits.asking import consecutive

_Bounds: TypeAlias = tuple[int, int]
_SIZES: Final[dict[form.Thing, tuple[_Bounds, _Bounds]]] = {  # of six impacts: of width and height; a plate is round
    "window": ((1460, 1660), (1140, 1260)),
    "ice": ((1540, 1740), (1080, 1200)),
    "screen": ((1600, 1760), (1000, 1100)),
    "plate": ((1460, 1540), (1460, 1540)),
}
_MANY: Final = 8  # of which four are compared
_FEW: Final = 4  # impacts, of which any two are compared
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


def _bands(pair: Band, before: Band, among: Band = (0, 0)) -> dict[Any, Band]:
    return {Pair: pair, Among: among, Before: before}


LEVELS: Final = {
    Level.EASY: CrackOrderParams(
        band=(2, 3), bands=_bands((1, 2), (2, 3)), impacts=(3, 4), chained=(3, 4), forks=(0, 3)
    ),
    Level.MEDIUM: CrackOrderParams(
        band=(4, 4), bands=_bands((3, 3), (4, 5)), impacts=(5, 5), chained=(5, 5), forks=(2, 6)
    ),
    Level.HARD: CrackOrderParams(
        band=(5, 6), bands=_bands((4, 6), (6, 7), (5, 6)), impacts=(6, 7), chained=(6, 7), forks=(4, 9)
    ),
    Level.EXTREME: CrackOrderParams(
        band=(7, 7), bands=_bands((7, 40), (8, 40), (7, 40)), impacts=(8, 8), chained=(8, 8), forks=(6, 12)
    ),
}


def invent(rng: Stream, params: CrackOrderParams, asked: Drawn) -> Puzzle:
    """Strike a pane again and again, and number the impacts at random."""
    question, place = asked
    rng, ask = rng.child("state"), rng.child("ask")
    whole, counting = issubclass(question, First | Last | Among | Order), issubclass(question, Before)
    low, high = params.chained if whole else params.impacts
    if question is Among:  # needs others between the four
        low = high = _MANY
    number = max(low + rng.class_by_index(high - low + 1, "impacts"), 4 if question is BeforeOffered else 0)
    thing = rng.choice(tuple(_SIZES))
    scale = isqrt(100**2 * number // 6)  # percent: all impacts have as much room
    width, height = (rng.between(*bounds) * scale // 100 for bounds in _SIZES[thing])
    lowest = rng.class_by_index(number - 3, "lowest") if question is BeforeOffered else 1
    counted = lowest + (place if question is BeforeOffered else rng.class_by_index(number - 1, "count"))
    # Each impact has a crack that ends on the one before, or so many have: hardly ever are many certain by chance.
    chained = number if whole else counted + 1 if counting else number - 1  # a long way back
    pane = _struck(number, chained, Pane(width, width if thing == "plate" else height, thing == "plate"), rng)
    for _ in range(rng.between(*params.forks)):
        pane.fork(rng)
    before = _before(number, pane.stopped)
    named: tuple[int, ...] = ()
    names = [1 + name for name in ask.permutation(number)]
    told: dict[str, Any] = {}
    if question is Among:
        first = [not rng.class_by_index(2, look) for look in ("met", "length", "place")]
        named = _four(pane, before, params.bands[Among], first, ask)
        told["options"] = tuple(sorted(names[impact] for impact in named))
        _exchange(names, named[0], told["options"][place])
    elif question is Pair:
        place = rng.class_by_index(3, "relation")
        named = ask.choice(_pairs(place, before, pane.stopped, params.bands[Pair]))
    elif counting:
        named = (ask.choice([impact for impact in range(number) if len(before[impact]) == counted]),)
        told |= {"options": consecutive(lowest)} if question is BeforeOffered else {}
    elif question is form.OrderOffered:
        told["options"] = _orders(names, place, ask)
    if named and question is not Among:
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
    if question is Among:
        ways = [_chain((named[0], other), stopped) for other in named[1:]]
        return sorted({pair for way in ways for pair in pairwise(way)}), [named[0]]
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
        panes = [*panes, struck] if struck else panes[:-1] or [pane]
    raise Rejected("no room for all impacts")


def _before(number: int, stopped: set[tuple[int, int]]) -> list[set[int]]:
    """For each impact, all that are certainly earlier."""
    before: list[set[int]] = []
    for impact in range(number):
        direct = {one for one, other in stopped if other == impact}
        before.append(direct.union(*(before[one] for one in direct)))
    return before


def _pairs(relation: int, before: list[set[int]], stopped: set[tuple[int, int]], band: Band) -> list[tuple[int, int]]:
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
    suiting = [pair for pair in found if band[0] <= len(_followed(pair, stopped)) <= band[1]]
    if not found:
        raise Rejected("no two impacts that suit the question")
    return suiting or found


def _four(pane: Pane, before: list[set[int]], band: Band, first: Sequence[bool], rng: Stream) -> tuple[int, ...]:
    """Four impacts, the first of them certainly before the others, and none of these with a crack that ends on its own.

    Of two others, or more, the cracks end on as few impacts. By how many impacts have cracks that end on others, by the
    length of its cracks and by its distance from the others, it is the ``first`` to take for the earliest or not.
    Raises `Rejected`.
    """
    stopped, every = pane.stopped, range(len(before))
    met = [sum(pair[1] == one for pair in stopped) for one in every]
    late = [number - sum(pair[0] == one for pair in stopped) for one, number in enumerate(met)]
    lengths = [sum(dist(*ends) for ends in pairwise(crack.points)) for crack in pane.cracks]
    short = [
        -sum(length for crack, length in zip(pane.cracks, lengths, strict=True) if crack.impact == one) for one in every
    ]

    def fits(one: int, *others: int) -> bool:
        """Whether these can be asked about."""
        places = [pane.impacts[impact] for impact in (one, *others)]
        near = [-sum(dist(place, other) for other in places) for place in pane.impacts]
        looks: tuple[Sequence[float], ...] = (late, short, near)
        return sum(met[other] <= met[one] for other in others) > 1 and all(
            seems or min(look[other] for other in others) < look[one] for look, seems in zip(looks, first, strict=True)
        )

    fitting = [
        (one, *others)
        for one in every
        for others in combinations(
            [other for other in every if one in before[other] and (one, other) not in stopped], 3
        )
        if fits(one, *others) and band[0] <= len(_followed((one, *others), stopped)) <= band[1]
    ]
    if not fitting:
        raise Rejected("no four impacts that suit the question")
    return rng.choice(fitting)


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


def _exchange(names: list[int], impact: int, name: int) -> None:
    """Give an impact this name, and its own to the one that has it."""
    other = names.index(name)
    names[impact], names[other] = names[other], names[impact]


def _orders(names: list[int], place: int, ask: Stream) -> tuple[int, ...]:
    """Four orders with the true one at ``place``; whichever of them were the true one, the others might be the same.

    Of four impacts or more, two pairs of neighbours stand in either order; of three, any other orders are offered.
    """
    if len(names) < 4:
        others = ask.sample([order for order in permutations(names) if list(order) != names], 3)
    else:
        one = ask.below(len(names) - 3)
        other = ask.between(one + 2, len(names) - 2)
        others = [_swapped(names, *places) for places in ((one,), (other,), (one, other))]
        ask.shuffle(others)
    options = [*others[:place], tuple(names), *others[place:]]
    return tuple(int("".join(map(str, order))) for order in options)


def _swapped(names: list[int], *places: int) -> tuple[int, ...]:
    """The names with some neighbours in each other's place."""
    swapped = list(names)
    for place in places:
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
    return tuple(swapped)
