"""Looks through all ways to bring passengers across; judges `logic/river`.

The format is that of ``docs/logic-plans.md``.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate, combinations, permutations, product
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.logic import river as form
from puzzlegen.formats.logic.river import Boat, Carries, Fewest, First, Group, Party, Query, Works
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, letters_of, proven

BUDGET: Final = 1_000_000  # crossings looked at
Here: TypeAlias = frozenset[int]  # who is on the bank from which the boat will leave
Fault: TypeAlias = form.Left | form.Heavy | form.Longer | form.Never
Layer: TypeAlias = dict[Here, list[tuple[Here, Here]]]  # a bank, and from which bank with which load it came to be


def certify(party: Party, asked: Query) -> Certificate:
    """Look through who can be on which bank, crossing by crossing; plans on offer are carried out instead.

    The difficulty is the number of situations that come up before all are across, with the least boat and with the next
    smaller one where that is asked for; or the number of crossings of plans up to the first mistake. The depth is the
    chain of crossings of a shortest plan; of plans on offer, up to the latest of the mistakes.

    Raises:
        MalformedStatement: passengers and question contradict one another.
    """
    _check(party, asked)
    trip = _Trip(party)
    found, work, chain = _answered(trip, asked)
    return proven(
        found,
        BUDGET,
        method="carrying out" if isinstance(asked, Works) else "breadth-first search",
        effort={"crossings": trip.looks},
        difficulty=work,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint(_form(party, asked)),
        structure=f"{len(party.who)} passengers, {'weighed' if party.weights else 'counted'}",
        depth=Depth.chain(chain),
    )


def certify_why(party: Party, asked: Query, answer: str, why: form.Facts) -> Faults:
    """Carry out the plan, and count again what is said of groups, loads and other options.

    Raises:
        MalformedStatement: a plan names nobody, or not in order.
    """
    trip, faults = _Trip(party), list[str]()
    plan: Sequence[Group] = () if isinstance(why, form.Failing) else why.plan
    if any(list(group) != sorted({*group} & trip.everyone) for group in plan):
        raise MalformedStatement("a group names passengers by their numbers, in order")
    if isinstance(why, form.Least):
        trip.boat = int(answer)
        faults += _false_of_boats(trip, why)
    layers = [] if isinstance(asked, Works | Boat) else trip.layers()
    if plan and (trip.works(plan) or (layers and len(plan) != len(layers) - 1)):
        faults.append("the plan is not one that works and is short enough")
    if isinstance(why, form.Shortest):
        if list(why.staying) != _staying(trip, layers):
            faults.append("fewer or more passengers may wait on the left")
        least = [load for load in layers[1] if not any(other < load for other in layers[1])]
        if list(why.first) != sorted(tuple(sorted(load)) for load in least):
            faults.append("the least groups that can cross first are others")
    if isinstance(asked, First | Carries) and {*plan[_crossing(asked) - 1]} != {*asked.options[LETTERS.index(answer)]}:
        faults.append("the plan carries others on that crossing")
    if isinstance(asked, First | Carries | Works) and isinstance(why, form.Carrying | form.Failing):
        options: list[Any] = [*asked.options]
        del options[LETTERS.index(answer)]
        if not all(_has_fault(trip, asked, option, fault) for option, fault in zip(options, why.faults, strict=True)):
            faults.append("an option does not have the fault that is named")
    return tuple(faults)


def _staying(trip: "_Trip", layers: Sequence[Layer]) -> list[int]:
    """The fewest passengers on the left after each crossing to the right; who was there once can be there again."""
    least = accumulate((max(map(len, layer)) for layer in layers[1::2]), max)
    return [len(trip.everyone) - most for most in least]


def _false_of_boats(trip: "_Trip", told: form.Least) -> Iterator[str]:
    """What is false of the loads that are not enough, where the boat carries the least that is."""
    groups = [frozenset(some) for size in range(9) for some in combinations(sorted(trip.everyone), size)]
    least = min(trip.weight(group) for group in groups if trip.may_stay(trip.everyone - group))
    if told.first != least or least >= trip.boat:
        yield "what has to be taken at first weighs more or less"
    if told.less != max(weight for weight in map(trip.weight, groups) if weight < trip.boat):
        yield "the next lighter load is another one"


def _has_fault(trip: "_Trip", asked: Query, option: Sequence[Any], fault: Fault) -> bool:
    """True if a plan, or a group on the asked crossing, is wrong for this reason: for the first one, if it fails."""
    if isinstance(fault, form.Longer | form.Never):
        load = frozenset(option)
        needed = 0 if isinstance(asked, Works) else _needed(trip, load, _crossing(asked))
        told = fault.needed if isinstance(fault, form.Longer) else None
        return needed == told and not isinstance(asked, Works) and trip.weight(load) <= trip.boat
    if isinstance(asked, Carries):
        return False
    plan: Sequence[Group] = option if isinstance(asked, Works) else (tuple(option),)
    here, wrong = trip.everyone, trip.works(plan)
    for group in plan[: wrong - 1]:
        here = (trip.everyone - here) | frozenset(group)
    load = frozenset(plan[wrong - 1])
    if fault.crossing != wrong:
        return False
    if isinstance(fault, form.Heavy):
        return fault.weight == trip.weight(load) > trip.boat
    return [fault.pair] == sorted(tuple(sorted(pair)) for pair in trip.quarrels if pair <= here - load)[:1]


def _crossing(asked: Query) -> int:
    return asked.crossing if isinstance(asked, Carries) else 1


def _needed(trip: "_Trip", load: Here, number: int) -> int | None:
    """The fewest crossings of a plan that carries this group on that crossing; None if none can."""
    banks = {trip.everyone}
    for _ in range(number - 1):
        banks = {(trip.everyone - here) | some for here in banks for some in trip.loads(here)}
    over = {(trip.everyone - here) | load for here in banks if load <= here and trip.may_stay(here - load)}
    layers = trip.layers(over, number) if over else []
    return number + len(layers) - 1 if layers else None


def _check(party: Party, asked: Query) -> None:
    count = len(party.who)
    if len(set(party.who)) < count or (party.weights and len(party.weights) != count):
        raise MalformedStatement("passengers differ, and all of them are weighed or none")
    if (party.boat is None) != isinstance(asked, Boat) or (party.boat is None and not party.weights):
        raise MalformedStatement("it is shown what the boat carries unless that is asked for, and then all are weighed")
    pairs = [tuple(sorted(pair)) for pair in party.quarrels]
    if len(set(pairs)) < len(pairs) or any(a == b for a, b in pairs):
        raise MalformedStatement("a quarrel is between two passengers, and shown once")
    options: Any = getattr(asked, "options", ())
    groups = [g for plan in options for g in plan] if isinstance(asked, Works) else options
    if any(len(set(group)) < len(group) for group in groups):
        raise MalformedStatement("a group has nobody twice")
    if not all(one < count for group in (*groups, *party.quarrels) for one in group):
        raise MalformedStatement("a number stands for no passenger")
    plans = isinstance(asked, Works)
    demand_different([[sorted(g) for g in one] if plans else sorted(one) for one in options])


class _Trip:
    """The passengers, the boat, and how many crossings were looked at."""

    def __init__(self, party: Party) -> None:
        self.everyone: Here = frozenset(range(len(party.who)))
        self.weights = party.weights or (1,) * len(party.who)
        self.boat = party.boat or 0
        self.quarrels = [frozenset(pair) for pair in party.quarrels]
        self.looks = 0

    def may_stay(self, group: Here) -> bool:
        """True if these may be left without the guide."""
        return not any(pair <= group for pair in self.quarrels)

    def loads(self, group: Here) -> Iterator[Here]:
        """Those of a group that the boat can carry together, and whom the others may do without."""
        for size in range(len(group) + 1):
            for some in combinations(sorted(group), size):
                self.looks += 1
                if self.weight(frozenset(some)) <= self.boat and self.may_stay(group.difference(some)):
                    yield frozenset(some)

    def weight(self, group: Here) -> int:
        """What a group weighs, or how many they are."""
        return sum(self.weights[one] for one in group)

    def layers(self, banks: Collection[Here] = (), crossed: int = 0) -> list[Layer]:
        """Who can be where the boat is, by the number of crossings, until all can be across; nothing if never.

        It begins on one of these ``banks`` after so many crossings, or with everyone.
        """
        layers: list[Layer] = [{here: [] for here in banks or (self.everyone,)}]
        known = {(crossed % 2, here) for here in layers[0]}
        if crossed % 2 and self.everyone in layers[0]:
            return layers
        while layers[-1] and self.looks <= BUDGET:
            side, layer = (crossed + len(layers)) % 2, Layer()
            for here in layers[-1]:
                for load in self.loads(here):
                    there = (self.everyone - here) | load
                    if (side, there) not in known:
                        layer.setdefault(there, []).append((here, load))
            known.update((side, there) for there in layer)
            layers.append(layer)
            if side and self.everyone in layer:
                return layers
        return []

    def works(self, plan: Sequence[Group]) -> int:
        """The number of the first crossing that goes wrong, 0 if none does and all are across at the end."""
        here = self.everyone
        for number, group in enumerate(plan, 1):
            load = frozenset(group)
            self.looks += 1
            heavy = self.weight(load) > self.boat
            if heavy or not load <= here or not self.may_stay(here - load):
                return number
            here = (self.everyone - here) | load
        return 0 if len(plan) % 2 and here == self.everyone else len(plan)


def _answered(trip: _Trip, asked: Query) -> tuple[list[Findings], int, int]:
    """The answers, how many situations or crossings had to be looked at, and how many crossings one after another."""
    match asked:
        case Works():
            wrong = [trip.works(plan) for plan in asked.options]
            work = sum(number or len(plan) for number, plan in zip(wrong, asked.options, strict=True))
            against = {
                letter: f"crossing {number} goes wrong" for letter, number in zip(LETTERS, wrong, strict=True) if number
            }
            right = tuple(letter for letter in LETTERS if letter not in against)
            return [Findings(right, against)], work, max(wrong)
        case Boat():
            return _least_boat(trip)
    layers = trip.layers()
    if not layers:
        return [], 0, 0
    fewest, work = len(layers) - 1, sum(map(len, layers[:-1]))
    if isinstance(asked, Fewest):
        return [Findings((str(fewest),))], work, fewest
    number = _crossing(asked)
    if number > fewest:
        return [], work, fewest
    loads = _on_shortest(layers, trip.everyone)[number - 1]
    found = letters_of([frozenset(one) in loads for one in asked.options], "no shortest plan has it there")
    return [found], work, fewest


def _least_boat(trip: _Trip) -> tuple[list[Findings], int, int]:
    """The least weight to be carried at once; what a boat can do, every better one can do as well."""
    sums = sorted({sum(some) for size in range(1, 9) for some in combinations(trip.weights, size)})
    low, high, found, work, chain = 0, len(sums) - 1, 0, 0, 0
    while low <= high:
        middle = (low + high) // 2
        trip.boat = sums[middle]
        if layers := trip.layers():
            found, work, high = middle, sum(map(len, layers[:-1])), middle - 1
            chain = len(layers) - 1
        else:
            low = middle + 1
    if found:
        trip.boat = sums[found - 1]
        work += _reachable(trip)
    return [Findings((str(sums[found]),))], work, chain


def _reachable(trip: _Trip) -> int:
    """The number of situations that this boat can lead to."""
    known = {(0, trip.everyone)}
    todo = [(0, trip.everyone)]
    while todo and trip.looks <= BUDGET:
        side, here = todo.pop()
        for load in trip.loads(here):
            new = (1 - side, (trip.everyone - here) | load)
            if new not in known:
                known.add(new)
                todo.append(new)
    return len(known)


def _on_shortest(layers: Sequence[Layer], everyone: Here) -> list[set[Here]]:
    """The loads of each crossing of shortest plans."""
    ends, found = {everyone}, list[set[Here]]()
    for layer in reversed(layers[1:]):
        ways = [way for end in ends for way in layer[end]]
        found.append({load for _, load in ways})
        ends = {here for here, _ in ways}
    return found[::-1]


def _form(party: Party, asked: Query) -> tuple[Any, ...]:
    """The least description of the puzzle with its passengers in any order, whoever they are."""
    count = len(party.who)
    plans: Any = getattr(asked, "options", ())
    named = Counter(
        one for option in plans for group in (option if isinstance(asked, Works) else [option]) for one in group
    )
    near = [[b if a == one else a for a, b in party.quarrels if one in (a, b)] for one in range(count)]
    colours: list[Any] = [((*party.weights, *[0] * count)[one], named[one]) for one in range(count)]
    for _ in range(3):
        signs = [(colours[one], tuple(sorted(colours[other] for other in near[one]))) for one in range(count)]
        ranks = {sign: rank for rank, sign in enumerate(sorted(set(signs)))}
        colours = [(ranks[sign],) for sign in signs]
    classes = [[one for one in range(count) if colours[one] == colour] for colour in sorted(set(colours))]
    forms = []
    for orders in product(*(permutations(some) for some in classes)):
        place = {one: number for number, one in enumerate(one for some in orders for one in some)}

        def group(some: Sequence[int], place: dict[int, int] = place) -> tuple[int, ...]:
            return tuple(sorted(place[one] for one in some))

        told: Any = [tuple(map(group, one)) for one in plans] if isinstance(asked, Works) else [*map(group, plans)]
        forms.append((tuple(sorted(map(group, party.quarrels))), tuple(sorted(told))))
    weights = tuple(sorted(party.weights))
    kind = "_Plans" if isinstance(asked, Works) else f"_{task_of(asked).capitalize()}"
    return kind, weights, party.boat, asked.crossing if isinstance(asked, Carries) else 0, min(forms)
