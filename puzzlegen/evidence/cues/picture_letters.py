"""Pictures that give letters in disguise, and what a plain program writes down of them."""

from random import Random

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Measure
from puzzlegen.facts.things import facts

Put = tuple[Statement, Statement]


def laid_out_otherwise(statement: Statement, query: Statement, rng: Random) -> Put:
    """Another dress, the ring turned, or the grid mirrored and its pictures listed in another order."""
    dress = rng.choice(("plates", "cards", "badges"))
    if statement["course"] == "hops":
        return {**statement, "dress": dress, "turn": rng.randrange(4)}, query
    order = rng.sample(range(len(statement["things"])), len(statement["things"]))
    renamed = {old: new for new, old in enumerate(order)}
    cells, across = statement["cells"], max(column for column, _ in statement["cells"])
    put = {
        **statement,
        "dress": dress,
        "things": [statement["things"][one] for one in order],
        "cells": [[across - cells[one][0], cells[one][1]] for one in order],
        "sizes": [statement["sizes"][one] for one in order] if statement["sizes"] else [],
        "thread": [renamed[one] for one in statement["thread"]],
    }
    placed = query["task"] == "exchanged"
    return put, {**query, "options": [renamed[one] for one in query["options"]]} if placed else query


def relettered(statement: Statement, query: Statement, rng: Random) -> Put | None:
    """The options in another order."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], len(query["options"]))}


def written(statement: Statement, query: Statement) -> float:
    """Letters of the usual names of all pictures that are read, twice where they are hopped as well."""
    called, things = facts().called, statement["things"]
    names = [called[query["options"][0] if thing == "?" else thing][0] for thing, _ in things]
    if statement["course"] != "hops":
        read = statement["thread"] or [place for place, (_, mark) in enumerate(things) if mark]
        return float(sum(len(names[place]) for place in read))
    place = total = 0
    for _ in range(statement["letters"]):
        total += 2 * len(names[place])
        place = (place + len(names[place])) % len(names)
    return float(total)


DISGUISES = (laid_out_otherwise, relettered)
MEASURE = Measure("letters of the names that are read, and of hops", written)
