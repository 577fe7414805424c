"""Turned bodies in disguise, on other floors and in other places; and the templates that a plain program tries."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def options_shuffled(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in another order."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], 4)}


def laid_otherwise(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Another floor, the pictures and their bodies in another order, and bodies somewhat nearer or farther away."""

    def moved(picture: list[Any]) -> list[Any]:
        some = [{**body, "at": [body["at"][0], rng.randint(-5, 5)]} for body in picture]
        return rng.sample(some, len(some))

    pictures = [moved(picture) for picture in statement["pictures"]]
    if query["task"] != "odd_box":
        pictures = rng.sample(pictures, len(pictures))
    floor = rng.choice(["plates", "tables", "rugs"])
    return {**statement, "floor": floor, "pictures": pictures}, query


def templates(statement: Statement, query: Statement) -> float:
    """Bodies in all pictures, times the kinds, directions and sides that a program has to try for each."""
    drawn = query["options"] if query["task"] in ("same", "odd", "next") else []
    pictures, step = [*statement["pictures"], *drawn], statement["step"]
    bodies = [body for picture in pictures for body in picture]
    kinds, sides = {body["kind"] for body in bodies}, {body["faces"] % step for body in bodies}
    return float(len(bodies) * len(kinds) * len(sides) * 360 // step)


DISGUISES: Final[tuple[Disguise, ...]] = (options_shuffled, laid_otherwise)
MEASURE: Final = Measure("bodies times the kinds, directions and sides that a program tries for each", templates)
