"""Where the current of a circuit runs, from lamp to lamp."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias

from puzzlegen.formats.logic.circuits import Circuit, Run
from puzzlegen.renderers.logic.kits.circuit_parts import STEPS

Point: TypeAlias = tuple[int, int]


def route(circuit: Circuit, lamps: Sequence[int], shut: Collection[int] = ()) -> list[Point]:
    """The points of the shortest way between the poles of the battery through these lamps, in this or the other order.

    ``shut`` are the numbers of runs whose open switches are closed. Without such a way there are no points.
    """
    runs = [run for number, run in enumerate(circuit.runs) if run.part != "open" or number in shut]
    lamp_runs = [run for run in circuit.runs if run.part == "lamp"]
    (battery,) = (run for run in runs if run.part == "battery")
    ways = (_found(circuit, runs, battery, [lamp_runs[one - 1] for one in order]) for order in (lamps, lamps[::-1]))
    return min(filter(None, ways), key=len, default=[])


def _found(circuit: Circuit, runs: Sequence[Run], battery: Run, lamps: Sequence[Run]) -> list[Point]:
    """The points of the shortest way from the plus pole through lamps in their order."""
    waiting = deque([(battery, [battery.start], 0)])
    seen = {(battery.start, battery, 0)}
    while waiting:
        last, points, met = waiting.popleft()
        if points[-1] == battery.stop and met == len(lamps):
            return points
        for run, to in _ahead(circuit, runs, last, points[-1]):
            if run.part == "lamp" and run not in lamps[met : met + 1]:
                continue
            state = to, run, met + (run.part == "lamp")
            if run is not battery and state not in seen:
                seen.add(state)
                waiting.append((run, [*points, to], state[2]))
    return []


def _ahead(circuit: Circuit, runs: Sequence[Run], last: Run, at: Point) -> Iterator[tuple[Run, Point]]:
    """The runs into which current can go on from a point, and where they lead."""
    throw = next((one for one in circuit.two_way if one.at == at), None)
    joined = {_next(at, side) for side in (throw.pivot, throw.to)} if throw else None
    for run in runs:
        if run is last or at not in (run.start, run.stop):
            continue
        to, before = ((run.stop if run.start == at else run.start), (last.stop if last.start == at else last.start))
        if joined is not None and not {to, before} <= joined:
            continue
        if at not in circuit.bridges or (to[0] + before[0], to[1] + before[1]) == (2 * at[0], 2 * at[1]):
            yield run, to


def _next(at: Point, side: str) -> Point:
    down, right = STEPS[side]
    return at[0] + down, at[1] + right
