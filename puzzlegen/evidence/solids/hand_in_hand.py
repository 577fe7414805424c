"""Children hand in hand in disguise, seen from the opposite side; and the steps of a program that follows hands."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def options_shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in another order."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], 4)}


def from_across(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:  # noqa: ARG001
    """The picture that somebody on the opposite side would take, where the question is not about that."""
    if query["task"] not in ("pass", "pass_box", "count", "count_choice"):
        return None
    children: list[Any] = statement["children"]
    half = len(children) // 2
    moved = [*children[half:], *children[:half]] if statement["ring"] else children[::-1]
    return {**statement, "children": [{**child, "faces": not child["faces"]} for child in moved]}, query


def steps(statement: Statement, query: Statement) -> float:
    """Passes of the ball; else everything that is worn, once for each picture."""
    if "hands" in query:
        return float(len(query["hands"]))
    worn = sum(child[mark] is not None for child in statement["children"] for mark in ("bag", "bow", "boot"))
    return float(worn * (4 if query["task"] == "behind" else 1))


DISGUISES: Final[tuple[Disguise, ...]] = (options_shuffled, from_across)
MEASURE: Final = Measure("passes of the ball, or things worn on a side in all pictures", steps)
