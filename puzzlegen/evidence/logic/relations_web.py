"""What judges `logic/relations_web`."""

# ruff: noqa: ARG001 - all disguises and measures have the same arguments

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure
from puzzlegen.facts.logic.kinship import EATERS, INITIALS, PLANTS


def other_names(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Other species, or other initials."""
    if statement["world"] == "web":
        plants = statement["layers"].count(0)
        eaters = rng.sample(EATERS, len(statement["names"]) - plants)
        return {**statement, "names": [*rng.sample(PLANTS, plants), *eaters]}, query
    new = dict(zip(INITIALS, rng.sample(INITIALS, len(INITIALS)), strict=True))
    people = [{**one, "name": new[one["name"]]} for one in statement["people"]]
    couples = [[new[one], new[other], [new[child] for child in kids]] for one, other, kids in statement["couples"]]
    asked = {field: new[query[field]] for field in ("start", "end") if field in query}
    return {**statement, "people": people, "couples": couples}, {**query, **asked}


def moved(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Species in other places of their rows and arrows in another order; or children, and husband and wife."""
    if statement["world"] == "tree":
        people = rng.sample(statement["people"], len(statement["people"]))
        couples = [
            [*rng.sample((one, other), 2), rng.sample(kids, len(kids))] for one, other, kids in statement["couples"]
        ]
        return {**statement, "people": people, "couples": couples}, query
    size = len(statement["names"])
    order = sorted(range(size), key=lambda one: (statement["layers"][one], rng.random()))
    place = {one: number for number, one in enumerate(order)}

    def renumbered(what: Any) -> Any:
        return place[what] if isinstance(what, int) else [renumbered(one) for one in what]

    arrows = renumbered(rng.sample(statement["arrows"], len(statement["arrows"])))
    asked = {field: renumbered(query[field]) for field in ("gone", "who", "herd", "options") if field in query}
    names, layers = ([statement[field][one] for one in order] for field in ("names", "layers"))
    return {**statement, "names": names, "layers": layers, "arrows": arrows}, {**query, **asked}


def lines_drawn(statement: Statement, query: Statement) -> float:
    """The arrows of a food web; of a family tree, the people."""
    return float(len(statement["arrows"] if statement["world"] == "web" else statement["people"]))


DISGUISES: Final = (other_names, moved)
MEASURE: Final = Measure("arrows, or people", lines_drawn)
