"""Lets water run through vessels and pipes, event by event; judges `cues/filling`.

The format is that of ``docs/cues-machines.md``.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.cues import filling as form
from puzzlegen.formats.cues.filling import Empty, Filled, Litres, Plant, Query
from puzzlegen.validators.kits.answers import (
    Findings,
    fingerprint,
    proven,
)

BUDGET: Final = 1_000  # events


class _Event(NamedTuple):
    """A level has come to a pipe, or to the rim, which makes the vessel `full`; with the way there, and what all hold.

    It is so many events, litres and steps since the tap was turned on.
    """

    vessel: int
    full: bool
    litres: int
    steps: int
    events: int
    way: tuple[int, ...]
    levels: dict[int, int]


def certify(plant: Plant, query: Query) -> Certificate:
    """Let water run until the vessel below the tap is full.

    The difficulty is the number of steps until the answer is known. A step is that the level in a vessel comes to a
    pipe or to the rim, or that a pipe of a vessel is looked at when something runs into that for the first time. Where
    it is asked what stays empty, it is the number of pipes. The depth is how often the level has to be followed until
    then to a pipe or to a rim, each time from where it was; or the number of shut valves that cut something off.

    Raises:
        MalformedStatement: the vessels are no tree, a pipe is in the way, or there is no such vessel.
    """
    _check(plant)
    _check_query(query, len(plant.vessels))
    events, tied = _run(plant)
    within = len(events) <= BUDGET
    findings, last = _answer(query, events, len(plant.vessels)) if within else (Findings(()), None)
    empty, litres = isinstance(query, Empty), query.litres if isinstance(query, Filled) else 0
    return proven(
        [findings, findings] if tied else [findings],
        BUDGET,
        method="simulation of events",
        effort={"events": len(events)},
        difficulty=len(plant.pipes) if empty else last.steps if last else 0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_whatever_form(query, form.QUESTIONS), litres, _hung(plant, query, plant.tap))),
        structure=f"{len(plant.vessels)} vessels in {1 + max(one.row for one in plant.vessels)} rows",
        depth=Depth.properties(_cuts(plant)) if empty else Depth.chain(last.events if last else 0),
    )


def certify_why(plant: Plant, query: Query, answer: str, why: form.Facts) -> Faults:  # noqa: ARG001
    """Judges whether the vessels become full so, one after the other, and those are cut off and empty."""
    full = [event for event in _run(plant)[0] if event.full]
    shown = tuple(
        form.Full(one.vessel, one.way, tuple(sorted((number, level) for number, level in one.levels.items() if level)))
        for one in full
    )
    cut = tuple(sorted(to for _, to, _, valve in plant.pipes if valve == "shut"))
    empty = tuple(sorted({*range(1, len(plant.vessels) + 1)} - {one.vessel for one in full}))
    return () if why == form.Facts(shown, cut, empty) else ("the water runs otherwise",)


def _check(plant: Plant) -> None:
    """A tree that hangs from the tap, and can be drawn without crossings."""
    count, inlets = len(plant.vessels), sorted(to for _, to, _, _ in plant.pipes)
    if inlets != sorted({*range(1, count + 1)} - {plant.tap}) or plant.tap > count:
        raise MalformedStatement("one pipe leads to each vessel but the one below the tap")
    if sorted(one.column for one in plant.vessels) != list(range(count)) or plant.vessels[plant.tap - 1].row:
        raise MalformedStatement("each vessel has a column of its own, and the one below the tap is in the first row")
    reach = []
    for start, to, height, _ in plant.pipes:
        if start > count:
            raise MalformedStatement("pipes lead from vessels that are there")
        upper, lower = plant.vessels[start - 1], plant.vessels[to - 1]
        if lower.row != upper.row + 1 or height >= upper.holds:
            raise MalformedStatement("a pipe leads from below the rim of a vessel to one in the next row")
        reach.append((upper.row, start, height, upper.column, lower.column))
    for (row, start, height, at, to), (other_row, other, other_height, other_at, other_to) in combinations(reach, 2):
        if row != other_row:
            continue
        if start != other and max(min(at, to), min(other_at, other_to)) <= min(max(at, to), max(other_at, other_to)):
            raise MalformedStatement("two pipes cross")
        same_side = (to > at) == (other_to > at)
        if start == other and same_side and (height - other_height) * (abs(to - at) - abs(other_to - at)) <= 0:
            raise MalformedStatement("two pipes cross")
    between = any(
        one.row == row and number != start and min(at, to) <= one.column <= max(at, to)
        for row, start, _, at, to in reach
        for number, one in enumerate(plant.vessels, 1)
    )
    if between:
        raise MalformedStatement("a pipe runs through a vessel")


def _check_query(query: Query, count: int) -> None:
    if isinstance(query, Litres) and query.vessel > count:
        raise MalformedStatement("vessels are named by their numbers")


def _ways(plant: Plant, vessel: int) -> list[tuple[int, int]]:
    """The heights of the pipes of a vessel that are not shut, and where they lead, the lowest one first."""
    return sorted((height, to) for start, to, height, valve in plant.pipes if start == vessel and valve != "shut")


def _run(plant: Plant) -> tuple[list[_Event], bool]:
    """What happens, one event after the other, and whether two pipes were both the lowest one."""
    levels, events = dict.fromkeys(range(1, len(plant.vessels) + 1), 0), list[_Event]()
    litres, done, reached, tied = 0, set[int](), {plant.tap}, False
    while plant.tap not in done and len(events) <= BUDGET:
        vessel = plant.tap
        way = [vessel]
        while True:
            ways = [way for way in _ways(plant, vessel) if way[1] not in done]
            if not ways or ways[0][0] > levels[vessel]:
                break
            tied = tied or (len(ways) > 1 and ways[0][0] == ways[1][0])
            vessel = ways[0][1]
            way.append(vessel)
            reached.add(vessel)
        top = ways[0][0] if ways else plant.vessels[vessel - 1].holds
        litres += top - levels[vessel]
        levels[vessel] = top
        if not ways:
            done.add(vessel)
        number = len(events) + 1
        seen = number + sum(start in reached for start, *_ in plant.pipes)
        events.append(_Event(vessel, not ways, litres, seen, number, tuple(way), {**levels}))
    return events, tied


def _answer(query: Query, events: Sequence[_Event], count: int) -> tuple[Findings, _Event | None]:
    """The answers, and the event with which they are known."""
    full = [event for event in events if event.full]
    order = tuple(one.vessel for one in full)
    match query:
        case Empty():
            dry = sorted(f"vessel-{number}" for number in range(1, count + 1) if number not in order)
            if isinstance(query, form.EmptyBoxed):
                return Findings((" ".join(dry),) if dry else ()), None
            return Findings((str(len(dry)),)), None
        case form.First():
            box = "vessel-" if isinstance(query, form.FirstBoxed) else ""
            return Findings((f"{box}{order[0]}",)), full[0]
    if isinstance(query, Litres):
        last = next((one for one in full if one.vessel == query.vessel), None)
        return Findings((str(last.litres),) if last else ()), last  # it may stay empty
    last = next((event for event in events if event.litres > query.litres), None)
    if not last:
        return Findings(()), None  # the tap has stopped by then
    return Findings((str(sum(one.litres <= query.litres for one in full)),)), last


def _cuts(plant: Plant) -> int:
    """The shut valves above which none is shut."""
    above = {to: (start, valve == "shut") for start, to, _, valve in plant.pipes}

    def shut(vessel: int) -> int:
        start, here = above.get(vessel, (0, False))
        return here + (shut(start) if start else 0)

    return sum(valve == "shut" and shut(to) == 1 for _, to, _, valve in plant.pipes)


def _hung(plant: Plant, query: Query, vessel: int) -> tuple[Any, ...]:
    """A vessel with all that hangs from it, whatever the numbers and sides; and whether it is asked about."""
    asked = isinstance(query, Litres) and query.vessel == vessel
    hanging = sorted(
        (height, valve == "shut", _hung(plant, query, to))
        for start, to, height, valve in plant.pipes
        if start == vessel
    )
    return plant.vessels[vessel - 1].holds, asked, tuple(hanging)
