"""Machines of gear wheels in disguise, and what a plain program compares in them."""

# ruff: noqa: ARG001 - all disguises have the same arguments

from random import Random

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure

Put = tuple[Statement, Statement]


def renumbered(statement: Statement, query: Statement, rng: Random) -> Put:
    """The wheels in another order, in another place and another dress."""
    order = rng.sample(range(len(statement["wheels"])), len(statement["wheels"]))
    right, down = rng.randrange(-50, 50), rng.randrange(-50, 50)
    wheels = [statement["wheels"][place] for place in order]
    renamed = {old: new for new, old in enumerate(order)}
    machine = {
        "dress": rng.choice(("brass", "wood", "toy")),
        "wheels": [[x + right, y + down, teeth, phase] for x, y, teeth, phase in wheels],
        "belts": [[renamed[b], renamed[a], crossed] for a, b, crossed in statement["belts"]],
        "crank": [renamed[statement["crank"][0]], statement["crank"][1]],
        "loads": [[kind, renamed[place], side] for kind, place, side in statement["loads"]],
    }
    asked = dict(query)
    if "wheel" in query:
        asked["wheel"] = renamed[query["wheel"]]
    elif "options" in query:
        asked["options"] = rng.sample([renamed[place] for place in query["options"]], len(query["options"]))
    return machine, asked


def mirrored(statement: Statement, query: Statement, rng: Random) -> Put:
    """Left and right exchanged: all directions are reversed, and teeth stand at half a turn against their phase."""
    return {
        **statement,
        "wheels": [[-x, y, teeth, round(500 * teeth - phase) % 1000] for x, y, teeth, phase in statement["wheels"]],
        "crank": [statement["crank"][0], not statement["crank"][1]],
        "loads": [[kind, place, {"left": "right", "right": "left"}[side]] for kind, place, side in statement["loads"]],
    }, query


def pairs(statement: Statement, query: Statement) -> float:
    """The pairs of wheels."""
    return len(statement["wheels"]) * (len(statement["wheels"]) - 1) / 2


DISGUISES = (renumbered, mirrored)
MEASURE = Measure("pairs of wheels that are compared", pairs)
