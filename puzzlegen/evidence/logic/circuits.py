"""Circuits in disguise: turned, mirrored, with runs in another order, in another dress; and runs to walk along."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def _moved(statement: Statement, place: Callable[[Sequence[int]], list[int]], sides: Mapping[str, str]) -> Statement:
    """The circuit with its points in other places."""
    return {
        **statement,
        "runs": [{**run, "from": place(run["from"]), "to": place(run["to"])} for run in statement["runs"]],
        "bridges": [place(point) for point in statement["bridges"]],
        "two_way": [
            {"at": place(one["at"]), "pivot": sides[one["pivot"]], "set": sides[one["set"]]}
            for one in statement["two_way"]
        ],
    }


def turned(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """A quarter turn clockwise."""
    high = max(point[0] for run in statement["runs"] for point in (run["from"], run["to"]))
    sides = dict(zip("nesw", "eswn", strict=True))
    return _moved(statement, lambda point: [point[1], high - point[0]], sides), query


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:  # noqa: ARG001
    """Left and right exchanged."""
    wide = max(point[1] for run in statement["runs"] for point in (run["from"], run["to"]))
    sides = dict(zip("nesw", "nwse", strict=True))
    return _moved(statement, lambda point: [point[0], wide - point[1]], sides), query


def reordered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The runs in another order, which gives the lamps other numbers, some from the other end; in another dress."""
    runs = statement["runs"]
    order = random.sample(range(len(runs)), len(runs))
    new = {old: place for place, old in enumerate(order)}
    lamps = [number for number, run in enumerate(runs) if run["part"] == "lamp"]
    shuffled = [old for old in order if old in lamps]
    other: dict[str, Any] = {}
    if "lamp" in query:
        other["lamp"] = shuffled.index(lamps[query["lamp"] - 1]) + 1
    if "switches" in query:
        other["switches"] = [new[old] for old in query["switches"]]
    elif query["task"] in ("close", "cut", "most", "short"):
        other["options"] = [new[old] for old in query["options"]]
    swapped = [
        {**runs[old], "from": runs[old]["to"], "to": runs[old]["from"]} if random.random() < 0.5 else runs[old]
        for old in order
    ]
    return {**statement, "runs": swapped, "dress": random.choice(("bench", "house", "ship"))}, {**query, **other}


def walked(statement: Statement, query: Statement) -> float:
    """Runs of wire, once for each change or setting that a question asks about."""
    task, runs = query["task"], len(statement["runs"])
    if task.startswith("settings"):
        return float(runs * 2 ** len(statement["two_way"]))
    return float(runs * (5 if task in ("close", "pair", "cut", "most", "short") else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (turned, mirrored, reordered)
MEASURE: Final = Measure("runs of wire, in every state of the circuit that is asked about", walked)
