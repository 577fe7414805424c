"""Finds where cracks end on others, and with that every order of the impacts; judges `cues/crack_order`.

The format is that of ``docs/cues-traces.md``. Places are whole numbers, so that all tests are exact.
"""

from collections.abc import Collection, Sequence
from itertools import combinations, pairwise
from math import dist
from typing import Any, Final

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.cues import crack_order as form
from puzzlegen.validators.cues.kits.cracks import looked_at
from puzzlegen.validators.cues.kits.pieces import holds
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 2**8  # sets of impacts that may have been the first ones
_APART: Final = 120  # impacts, at least: their holes do not overlap


def certify(pane: form.Pane, query: form.Query) -> Certificate:
    """Find which impact is earlier than which, and all sets of impacts that may have come before all others.

    Where one impact of all is asked for, or the whole order, the difficulty is the length of the longest chain of
    cracks, each of which ends on one of the impact before. Where something is asked about one or two impacts, it is the
    number of pairs of impacts, one with a crack that ends on a crack of the other, that are met on the way back. The
    depth is how many cracks lead, each from where the one before ends, to the answer.

    Raises:
        MalformedStatement: there is no such impact, or something is not on the pane or in one place with another.
    """
    number = len(pane.impacts)
    _check(pane, query)
    faults, stopped = _stopped(pane)
    earlier = [0] * number  # of each impact, the set of those that are directly earlier
    for one, other in stopped:
        earlier[other - 1] |= 1 << (one - 1)
    begun = _begun(earlier)
    match query:
        case form.Pair(impacts) | form.Among(impacts):
            difficulty = len(_back(stopped, _sooner(stopped, range(1, number + 1)), impacts))
        case form.Before():
            difficulty = len(stopped)
        case _:
            difficulty = _longest(earlier)
    return proven(
        _solutions(query, earlier, begun),
        BUDGET,
        method="all orders, by the sets of impacts that they begin with",
        effort={"sets": len(begun)},
        difficulty=difficulty,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(pane, query)),
        structure=f"{number} impacts on a {'disc' if pane.thing == 'plate' else 'rectangle'}",
        depth=Depth.chain(_deep(query, stopped, earlier)),
        faults=tuple(sorted(faults)),
    )


def _stopped(pane: form.Pane) -> tuple[Collection[str], set[tuple[int, int]]]:
    """What is wrong with the cracks, and all pairs of impacts of which the second has one that ends on the first's."""
    faults, ends = looked_at(pane.impacts, pane.cracks)
    return faults, {(pane.cracks[bar][0], pane.cracks[crack][0]) for crack, bar in ends}


def certify_why(pane: form.Pane, query: form.Query, answer: str, why: form.Facts) -> Faults:  # noqa: ARG001
    """Judges whether cracks stop so, and these are all the pairs from which the answer follows."""
    _, stopped = _stopped(pane)
    steps, line, every = {*why.steps}, [*why.line], {*range(1, len(pane.impacts) + 1)}
    if {*why.pairs} != stopped or not steps <= stopped or len(steps) < len(why.steps):
        return ("the cracks stop otherwise",)
    sooner = _sooner(stopped, every)
    match query:
        case form.First():
            firsts = [one for one in every if not sooner[one]]
            enough = line == firsts and sorted(later for _, later in steps) == sorted(every - {*firsts})
        case form.Last() | form.Order():
            whole = sorted(every, key=lambda one: len(sooner[one]))
            enough = steps == {*pairwise(whole)} and line == (whole[-1:] if isinstance(query, form.Last) else whole)
        case form.Before((one,)):
            enough = steps == _back(stopped, sooner, (one,)) and sorted(line) == sorted(sooner[one])
        case form.Among(options):
            (one,) = line if len(line) == 1 else (0,)
            enough = one in options and all(one in _sooner(steps, every)[other] for other in options if other != one)
        case form.Pair((one, other) as both):
            ends = [pair for pair in ((one, other), (other, one)) if pair[0] in sooner[pair[1]]]
            chained = bool(ends) and _chained(why.steps, *ends[0])
            enough = tuple(line) == ends[0] and chained if ends else not line and steps == _back(stopped, sooner, both)
    return () if enough else ("it does not follow from these cracks",)


def _sooner(stopped: set[tuple[int, int]], every: Collection[int]) -> dict[int, set[int]]:
    """For each impact, all that are certainly earlier."""
    sooner = {one: {earlier for earlier, later in stopped if later == one} for one in every}
    for _ in every:
        sooner = {one: some.union(*(sooner[other] for other in some)) for one, some in sooner.items()}
    return sooner


def _back(stopped: set[tuple[int, int]], sooner: dict[int, set[int]], impacts: Sequence[int]) -> set[tuple[int, int]]:
    """The pairs that are met on all ways back from these impacts."""
    reached = {*impacts}.union(*(sooner[one] for one in impacts))
    return {pair for pair in stopped if pair[1] in reached}


def _deep(query: form.Query, stopped: set[tuple[int, int]], earlier: Sequence[int]) -> int:
    """The cracks on the longest of the ways that have to be followed."""
    match query:
        case form.First() | form.Last():
            return 1  # each crack is looked at by itself
        case form.Before((one,)):
            return max(1, *_far(stopped, one).values())
        case form.Among(options):
            ways = [_far(stopped, one) for one in options]
            return max((max(way[one] for way in ways) for one in options if all(one in way for way in ways)), default=0)
        case form.Pair((one, other)):
            back, forth = _far(stopped, one), _far(stopped, other)
            return back.get(other) or forth.get(one) or max(1, *back.values(), *forth.values())
    return _longest(earlier)


def _far(stopped: set[tuple[int, int]], impact: int) -> dict[int, int]:
    """All impacts that are certainly earlier than one, and itself, each with the fewest cracks that lead there."""
    far = {impact: 0}
    for one in (waiting := [impact]):
        for earlier, later in stopped:
            if later == one and earlier not in far:
                far[earlier] = far[one] + 1
                waiting.append(earlier)
    return far


def _chained(steps: Sequence[tuple[int, int]], start: int, end: int) -> bool:
    """True if each of these pairs begins where the one before ended, from the first impact to the last."""
    return [start, *(later for _, later in steps)] == [*(earlier for earlier, _ in steps), end]


def _asked(query: form.Query) -> tuple[int, ...]:
    """The impacts that are asked about."""
    match query:
        case form.Among(impacts) | form.Pair(impacts) | form.Before(impacts):
            return impacts
    return ()


def _check(pane: form.Pane, query: form.Query) -> None:
    width, height = pane.size
    if pane.thing == "plate" and width != height:
        raise MalformedStatement("the sides of a plate are equal")
    number, asked = len(pane.impacts), _asked(query)
    named = [*asked, *(impact for impact, _ in pane.cracks)]
    if max(named, default=1) > number or len({*asked}) < len(asked):
        raise MalformedStatement(
            f"impacts go by the numbers 1 to {number}, and no two that are asked about are the same"
        )
    places = [*pane.impacts, *(point for _, points in pane.cracks for point in points)]
    if not all(holds(pane.size, pane.thing == "plate", place) for place in places):
        raise MalformedStatement("all impacts and cracks lie on the pane")
    if any(dist(one, other) < _APART for one, other in combinations(pane.impacts, 2)):
        raise MalformedStatement(f"impacts are {_APART} apart or more")
    if any(one == other for _, points in pane.cracks for one, other in pairwise(points)):
        raise MalformedStatement("a piece of a crack has a length")


def _begun(earlier: Sequence[int]) -> dict[int, list[int]]:
    """Each set of impacts with which an order may begin, and the impacts that may come next."""
    begun: dict[int, list[int]] = {}
    ahead = [0]
    for done in ahead:
        if done not in begun:
            begun[done] = [one for one, needed in enumerate(earlier) if not done >> one & 1 and needed & ~done == 0]
            ahead += [done | 1 << one for one in begun[done]]
    return begun


def _solutions(query: form.Query, earlier: Sequence[int], begun: dict[int, list[int]]) -> list[Findings]:
    """What each answer that some order gives would be; two at most."""
    full = (1 << len(earlier)) - 1
    if full not in begun:
        return []
    match query:
        case form.First():
            name = "impact-" if isinstance(query, form.FirstBoxed) else ""
            return [Findings((f"{name}{one + 1}",)) for one in begun[0]][:2]
        case form.Last():
            return [Findings((str(one + 1),)) for one in range(len(earlier)) if full ^ 1 << one in begun][:2]
        case form.Order():
            return [_ordered(query, order) for order in _orders(begun, full)]
        case form.Pair(impacts):
            one, other = (impact - 1 for impact in impacts)
            able = [any(done >> a & 1 and not done >> b & 1 for done in begun) for a, b in ((one, other), (other, one))]
            return [letters_of([able == [True, False], able == [False, True], all(able)], "the cracks say otherwise")]
        case form.Before((impact,)):
            one, sure = impact - 1, full
            for done, following in begun.items():
                sure &= done if one in following else full
            if isinstance(query, form.BeforeOffered):
                return [letter_of_number(query.options, sure.bit_count())]
            return [Findings((str(sure.bit_count()),))]
        case form.Among(impacts):
            four = sum(1 << impact - 1 for impact in impacts)
            firsts = {
                one for done, following in begun.items() if not done & four for one in following if four >> one & 1
            }
            return [
                letters_of([impact - 1 == one for impact in impacts], "another one may be earlier")
                for one in sorted(firsts)
            ][:2]


def _ordered(query: form.Order, order: str) -> Findings:
    if not isinstance(query, form.OrderOffered):
        return Findings((order,))
    demand_different(query.options)
    right = [str(option) == order for option in query.options]
    return letters_of(right, "a crack ends on one that would be later")


def _orders(begun: dict[int, list[int]], full: int) -> list[str]:
    """The first two whole orders, as texts."""
    found: list[str] = []

    def go(done: int, order: str) -> None:
        if done == full:
            found.append(order)
        for one in begun[done]:
            if len(found) < 2:
                go(done | 1 << one, f"{order}{one + 1}")

    go(0, "")
    return found


def _longest(earlier: Sequence[int]) -> int:
    """The links of the longest chain from an impact back to earlier ones; 0 if they go in circles."""
    chained = dict.fromkeys(range(len(earlier)), 0)
    for _ in earlier:
        longer = {
            one: 1 + max((chained[o] for o in chained if some >> o & 1), default=-1) for one, some in enumerate(earlier)
        }
        if longer == chained:
            return max(chained.values())
        chained = longer
    return 0


def _canonical_form(pane: form.Pane, query: form.Query) -> tuple[Any, ...]:
    """The least of the pane's reflections and turns, without the numbers of impacts; those asked about are marked."""
    marked = tuple(sorted(pane.impacts[impact - 1] for impact in _asked(query)))
    data = (pane.size, marked, tuple(sorted(points for _, points in pane.cracks)))

    def mirrored(data: tuple[Any, ...]) -> tuple[Any, ...]:
        (width, height), *groups = data
        turned = [_moved(group, lambda x, y: (width - x, y)) for group in groups]
        return ((width, height), *turned)

    def transposed(data: tuple[Any, ...]) -> tuple[Any, ...]:
        (width, height), *groups = data
        return ((height, width), *(_moved(group, lambda x, y: (y, x)) for group in groups))

    return (task_whatever_form(query, form.QUESTIONS), *least(data, mirrored, transposed))


def _moved(group: Any, move: Any) -> Any:
    """Places, or lists of them, after a move, in their order."""
    return tuple(
        sorted(move(*one) if isinstance(one[0], int) else tuple(move(*place) for place in one) for one in group)
    )
