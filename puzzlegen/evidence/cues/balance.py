"""What judges `cues/balance`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure


def other_numbers(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """The kinds of things in another order."""
    names = rng.sample(range(len(statement["things"])), len(statement["things"]))

    def renamed(what: Any) -> Any:
        return names[what] if isinstance(what, int) else [renamed(one) for one in what]

    things = [statement["things"][names.index(place)] for place in range(len(names))]
    scales = [
        {**scale, "left": renamed(scale["left"]), "right": renamed(scale["right"])} for scale in statement["scales"]
    ]
    asked = {field: what if field == "task" else renamed(what) for field, what in query.items()}
    return {**statement, "things": things, "scales": scales}, asked


def seen_from_behind(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Some balances with their sides exchanged, all of them in another order."""
    other = {"left": "right", "right": "left", "level": "level"}
    scales = []
    for scale in rng.sample(statement["scales"], len(statement["scales"])):
        behind = {"left": scale["right"], "right": scale["left"], "tilt": other[scale["tilt"]]}
        scales.append(behind if rng.random() < 0.5 else scale)
    return {**statement, "scales": scales}, query


def things_shown(statement: Statement, query: Statement) -> float:
    """Things on all balances, each time that one of them is looked at for each kind."""
    loads = [load for scale in statement["scales"] for load in (scale["left"], scale["right"])]
    return float(sum(map(len, loads)) * len(statement["things"]))


DISGUISES: Final = (other_numbers, seen_from_behind)
MEASURE: Final = Measure("things on balances, once for each kind", things_shown)
