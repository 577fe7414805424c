"""Plants of vessels in disguise: mirrored, renumbered, with open valves elsewhere; and pouring litre by litre."""

from random import Random
from typing import Final, get_args

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.cues.filling import Empty, Litres, Pipe, Plant, Query, Theme


def mirrored(plant: Plant, query: Query, random: Random) -> tuple[Plant, Query]:  # noqa: ARG001
    """Left and right exchanged."""
    last = len(plant.vessels) - 1
    return replace(plant, vessels=tuple(replace(one, column=last - one.column) for one in plant.vessels)), query


def renumbered(plant: Plant, query: Query, random: Random) -> tuple[Plant, Query]:
    """Other numbers for the vessels, everywhere."""
    count = len(plant.vessels)
    numbers = [0, *random.sample(range(1, count + 1), count)]
    before = dict(zip(numbers[1:], plant.vessels, strict=True))
    vessels = tuple(before[number] for number in range(1, count + 1))
    pipes = tuple(Pipe(numbers[start], numbers[to], height, valve) for start, to, height, valve in plant.pipes)
    if isinstance(query, Litres):
        query = replace(query, vessel=numbers[query.vessel])
    return replace(plant, vessels=vessels, pipes=pipes, tap=numbers[plant.tap]), query


def opened(plant: Plant, query: Query, random: Random) -> tuple[Plant, Query]:
    """Valves that are open, or none, wherever none is shut; in any theme."""
    pipes = (
        pipe if pipe.valve == "shut" else pipe._replace(valve=random.choice(("open", "none"))) for pipe in plant.pipes
    )
    return replace(plant, pipes=tuple(pipes), theme=random.choice(get_args(Theme))), query


def poured(plant: Plant, query: Query) -> float:
    """Vessels looked at while each litre is carried down from the tap to where it stays; or on each one's way up."""
    if isinstance(query, Empty):
        return float(sum(vessel.row for vessel in plant.vessels))
    held, looks = dict.fromkeys(range(1, len(plant.vessels) + 1), 0), 0

    def room(vessel: int) -> bool:
        return held[vessel] < plant.vessels[vessel - 1].holds

    while room(plant.tap):
        at: int | None = plant.tap
        while at is not None:
            looks, here = looks + 1, at
            below = sorted(
                (height, to)
                for start, to, height, valve in plant.pipes
                if start == here and valve != "shut" and room(to) and height <= held[here]
            )
            at = below[0][1] if below else None
        held[here] += 1
    return looks


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, renumbered, opened)
MEASURE: Final = Measure("vessels looked at while each litre is carried down, or on each one's way up", poured)
