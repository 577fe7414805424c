"""Machines of gear wheels in disguise, and what a plain program compares in them."""

# ruff: noqa: ARG001 - all disguises have the same arguments

from random import Random
from typing import get_args

from msgspec.structs import replace

from puzzlegen.evidence import Measure
from puzzlegen.formats.cues.gears import (
    Belt,
    Crank,
    Fastest,
    Free,
    Load,
    Machine,
    Query,
    Slowest,
    Theme,
    Turn,
    Turns,
    Wheel,
)


def renumbered(machine: Machine, query: Query, rng: Random) -> tuple[Machine, Query]:
    """The wheels in another order, in another place and another theme."""
    order = rng.sample(range(len(machine.wheels)), len(machine.wheels))
    right, down = rng.randrange(-50, 50), rng.randrange(-50, 50)
    wheels = [machine.wheels[place] for place in order]
    renamed = {old: new for new, old in enumerate(order)}
    other = Machine(
        theme=rng.choice(get_args(Theme)),
        wheels=tuple(Wheel(x + right, y + down, teeth, phase) for x, y, teeth, phase in wheels),
        belts=tuple(Belt(renamed[b], renamed[a], crossed) for a, b, crossed in machine.belts),
        crank=Crank(renamed[machine.crank.wheel], machine.crank.clockwise),
        loads=tuple(Load(kind, renamed[place], side) for kind, place, side in machine.loads),
    )
    if isinstance(query, Turn | Turns):
        return other, replace(query, wheel=renamed[query.wheel])
    if isinstance(query, Free | Fastest | Slowest):
        return other, replace(query, options=tuple(rng.sample([renamed[place] for place in query.options], 4)))
    return other, query


def mirrored(machine: Machine, query: Query, rng: Random) -> tuple[Machine, Query]:
    """Left and right exchanged: all directions are reversed, and teeth stand at half a turn against their phase."""
    wheels = (Wheel(-x, y, teeth, round(500 * teeth - phase) % 1000) for x, y, teeth, phase in machine.wheels)
    loads = (Load(kind, place, "left" if side == "right" else "right") for kind, place, side in machine.loads)
    crank = Crank(machine.crank.wheel, not machine.crank.clockwise)
    return replace(machine, wheels=tuple(wheels), crank=crank, loads=tuple(loads)), query


def pairs(machine: Machine, query: Query) -> float:
    """The pairs of wheels."""
    return len(machine.wheels) * (len(machine.wheels) - 1) / 2


DISGUISES = (renumbered, mirrored)
MEASURE = Measure("pairs of wheels that are compared", pairs)
