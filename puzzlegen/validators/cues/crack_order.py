"""Finds where cracks end on others, and with that every order of the impacts; judges `cues/crack_order`.

The format is that of ``docs/cues-traces.md``. Places are whole numbers, so that all tests are exact.
"""

from collections.abc import Collection, Sequence
from itertools import combinations, pairwise
from math import dist
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.cues.kits.cracks import looked_at
from puzzlegen.validators.cues.kits.pieces import Point, holds
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    parse,
    proven,
    read,
)

Impact: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=8)]
Task: TypeAlias = Literal[
    "first", "first_choice", "first_box", "last", "pair", "before", "before_choice", "order", "order_choice"
]

BUDGET: Final = 2**8  # sets of impacts that may have been the first ones
_APART: Final = 120  # impacts, at least: their holes do not overlap
_NAMED: Final = {"pair": 2, "before": 1, "before_choice": 1}
_OFFERED: Final = ("first_choice", "before_choice", "order_choice")


class _Pane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: Literal["window", "ice", "screen", "plate"]
    size: tuple[int, int]
    impacts: Annotated[tuple[Point, ...], msgspec.Meta(min_length=2, max_length=8)]
    cracks: Annotated[
        tuple[tuple[Impact, Annotated[tuple[Point, ...], msgspec.Meta(min_length=2, max_length=40)]], ...],
        msgspec.Meta(max_length=120),
    ]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Task
    impacts: tuple[Impact, ...] = ()
    options: tuple[int, int, int, int] | None = None


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find which impact is earlier than which, and all sets of impacts that may have come before all others.

    Where one impact of all is asked for, or the whole order, the difficulty is the length of the longest chain of
    cracks, each of which ends on one of the impact before. Where something is asked about one or two impacts, it is the
    number of pairs of impacts, one with a crack that ends on a crack of the other, that are met on the way back.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    pane = parse(statement, _Pane, "statement")
    asked = parse(query, _Query, "query")
    number = len(pane.impacts)
    _check(pane, asked)
    faults, stopped = _stopped(pane)
    earlier = [0] * number  # of each impact, the set of those that are directly earlier
    for one, other in stopped:
        earlier[other - 1] |= 1 << (one - 1)
    begun = _begun(earlier)
    touching = sum(some.bit_count() for some in earlier)
    difficulty, unit = {
        "pair": (_followed(asked.impacts, earlier), "pairs of impacts on the way back"),
        "before": (touching, "pairs of impacts that touch"),
        "before_choice": (touching, "pairs of impacts that touch"),
    }.get(asked.task, (_longest(earlier), "ends of cracks in a chain"))
    return proven(
        _solutions(asked, earlier, begun),
        BUDGET,
        method="all orders, by the sets of impacts that they begin with",
        effort={"sets": len(begun)},
        difficulty=difficulty,
        unit=unit,
        canonical=fingerprint(_canonical_form(pane, asked)),
        structure=f"{number} impacts on a {'disc' if pane.thing == 'plate' else 'rectangle'}",
        faults=tuple(sorted(faults)),
    )


def _stopped(pane: _Pane) -> tuple[Collection[str], set[tuple[int, int]]]:
    """What is wrong with the cracks, and all pairs of impacts of which the second has one that ends on the first's."""
    faults, ends = looked_at(pane.impacts, pane.cracks)
    return faults, {(pane.cracks[bar][0], pane.cracks[crack][0]) for crack, bar in ends}


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:  # noqa: ARG001
    """Judges whether cracks stop so, and these are all the pairs from which the answer follows.

    Raises:
        MalformedStatement: the facts break the format.
    """
    pane, asked = parse(statement, _Pane, "statement"), parse(query, _Query, "query")
    pairs = tuple[tuple[int, int], ...]
    told = read(why, "facts", pairs=pairs, steps=pairs, line=tuple[int, ...])
    _, stopped = _stopped(pane)
    steps, line, every = {*told.steps}, [*told.line], {*range(1, len(pane.impacts) + 1)}
    if {*told.pairs} != stopped or not steps <= stopped or len(steps) < len(told.steps):
        return ("the cracks stop otherwise",)
    sooner = _sooner(stopped, every)
    match asked.task.partition("_")[0]:
        case "first":
            firsts = [one for one in every if not sooner[one]]
            enough = line == firsts and sorted(later for _, later in steps) == sorted(every - {*firsts})
        case "last" | "order":
            whole = sorted(every, key=lambda one: len(sooner[one]))
            enough = steps == {*pairwise(whole)} and line == (whole if "order" in asked.task else whole[-1:])
        case "before":
            (one,) = asked.impacts
            enough = (
                steps == _back(stopped, {one} | sooner[one]) and {*line} == sooner[one] and len(line) == len({*line})
            )
        case _:
            ends = [pair for pair in (asked.impacts, asked.impacts[::-1]) if pair[0] in sooner[pair[1]]]
            reached = {*asked.impacts}.union(*(sooner[one] for one in asked.impacts))
            chained = bool(ends) and len(steps) == len(told.steps) and _chained(told.steps, *ends[0])
            enough = tuple(line) == ends[0] and chained if ends else not line and steps == _back(stopped, reached)
    return () if enough else ("it does not follow from these cracks",)


def _sooner(stopped: set[tuple[int, int]], every: Collection[int]) -> dict[int, set[int]]:
    """For each impact, all that are certainly earlier."""
    sooner = {one: {earlier for earlier, later in stopped if later == one} for one in every}
    for _ in every:
        sooner = {one: some.union(*(sooner[other] for other in some)) for one, some in sooner.items()}
    return sooner


def _back(stopped: set[tuple[int, int]], reached: Collection[int]) -> set[tuple[int, int]]:
    """The pairs that are met on the way back through these impacts."""
    return {pair for pair in stopped if pair[1] in reached}


def _chained(steps: Sequence[tuple[int, int]], start: int, end: int) -> bool:
    """True if each of these pairs begins where the one before ended, from the first impact to the last."""
    return [start, *(later for _, later in steps)] == [*(earlier for earlier, _ in steps), end]


def _check(pane: _Pane, asked: _Query) -> None:
    width, height = pane.size
    if not 600 <= min(pane.size) <= max(pane.size) <= 2200 or (pane.thing == "plate" and width != height):
        raise MalformedStatement("the sides of a pane are 600 to 2200, and those of a plate equal")
    number = len(pane.impacts)
    named = [*asked.impacts, *(impact for impact, _ in pane.cracks)]
    named += asked.options or () if asked.task == "first_choice" else ()
    if not all(1 <= impact <= number for impact in named) or len(set(asked.impacts)) < len(asked.impacts):
        raise MalformedStatement(
            f"impacts go by the numbers 1 to {number}, and no two that are asked about are the same"
        )
    if len(asked.impacts) != _NAMED.get(asked.task, 0) or (asked.options is None) == (asked.task in _OFFERED):
        raise MalformedStatement("impacts are named, and four numbers offered, exactly where the task needs them")
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


def _solutions(asked: _Query, earlier: Sequence[int], begun: dict[int, list[int]]) -> list[Findings]:
    """What each answer that some order gives would be; two at most."""
    full = (1 << len(earlier)) - 1
    if full not in begun:
        return []
    match asked.task:
        case "first" | "first_choice" | "first_box":
            return [_named(asked, one + 1) for one in begun[0]][:2]
        case "last":
            return [Findings((str(one + 1),)) for one in range(len(earlier)) if full ^ 1 << one in begun][:2]
        case "order" | "order_choice":
            return [_ordered(asked, order) for order in _orders(begun, full)]
        case "pair":
            one, other = (impact - 1 for impact in asked.impacts)
            able = [any(done >> a & 1 and not done >> b & 1 for done in begun) for a, b in ((one, other), (other, one))]
            return [letters_of([able == [True, False], able == [False, True], all(able)], "the cracks say otherwise")]
        case _:
            one = asked.impacts[0] - 1
            sure = full
            for done, following in begun.items():
                sure &= done if one in following else full
            return [_count(asked, sure.bit_count())]


def _named(asked: _Query, impact: int) -> Findings:
    if asked.task == "first_box":
        return Findings((f"impact-{impact}",))
    return _count(asked, impact)


def _count(asked: _Query, number: int) -> Findings:
    return Findings((str(number),)) if asked.options is None else letter_of_number(asked.options, number)


def _ordered(asked: _Query, order: str) -> Findings:
    if asked.options is None:
        return Findings((order,))
    demand_different(asked.options)
    right = [str(option) == order for option in asked.options]
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


def _followed(impacts: Sequence[int], earlier: Sequence[int]) -> int:
    """How many pairs of impacts are met on all ways back from these."""
    reached = [impact - 1 for impact in impacts]
    for one in reached:
        reached += [other for other in range(len(earlier)) if earlier[one] >> other & 1 and other not in reached]
    return sum(earlier[one].bit_count() for one in reached)


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


def _canonical_form(pane: _Pane, asked: _Query) -> tuple[Any, ...]:
    """The least of the pane's reflections and turns, without the numbers of impacts; those asked about are marked."""
    marked = tuple(sorted(pane.impacts[impact - 1] for impact in asked.impacts))
    form = (pane.size, marked, tuple(sorted(points for _, points in pane.cracks)))

    def mirrored(form: tuple[Any, ...]) -> tuple[Any, ...]:
        (width, height), *groups = form
        turned = [_moved(group, lambda x, y: (width - x, y)) for group in groups]
        return ((width, height), *turned)

    def transposed(form: tuple[Any, ...]) -> tuple[Any, ...]:
        (width, height), *groups = form
        return ((height, width), *(_moved(group, lambda x, y: (y, x)) for group in groups))

    return (asked.task.partition("_")[0], *least(form, mirrored, transposed))


def _moved(group: Any, move: Any) -> Any:
    """Places, or lists of them, after a move, in their order."""
    return tuple(
        sorted(move(*one) if isinstance(one[0], int) else tuple(move(*place) for place in one) for one in group)
    )
