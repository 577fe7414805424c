"""Pieces that cross, in disguise: mirrored, renumbered, in other hues; and how long a plain program peels them off."""

from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The picture mirrored left to right or top to bottom, or with rows as columns."""
    kind, (wide, high) = random.randrange(3), statement["size"]

    def moved(point: list[int]) -> list[int]:
        x, y = point
        return [[wide - x, y], [x, high - y], [y, x]][kind]

    pieces = [{**p, "strokes": [list(map(moved, stroke)) for stroke in p["strokes"]]} for p in statement["pieces"]]
    return {**statement, "pieces": pieces, "size": [high, wide] if kind == 2 else [wide, high]}, query


def renumbered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other numbers for the pieces, everywhere."""
    count = len(statement["pieces"])
    numbers = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))

    def named(one: Any) -> Any:
        return list(map(named, one)) if isinstance(one, list) else numbers[one]

    before = {new: statement["pieces"][old - 1] for old, new in numbers.items()}
    pieces = [before[number] for number in range(1, count + 1)]
    other = {"piece": named(query["piece"])} if "piece" in query else {}
    if query["task"] in ("sure", "order"):
        other["options"] = named(query["options"])
    return {**statement, "pieces": pieces, "crossings": named(statement["crossings"])}, {**query, **other}


def recoloured(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The hues exchanged among the pieces."""
    hues = random.sample([piece["hue"] for piece in statement["pieces"]], len(statement["pieces"]))
    pieces = [{**piece, "hue": hue} for piece, hue in zip(statement["pieces"], hues, strict=True)]
    return {**statement, "pieces": pieces}, query


def peeled(statement: Statement, query: Statement) -> float:  # noqa: ARG001 - of the whole heap
    """Crossings looked at while all free pieces are taken off, again and again, until none is free."""
    edges, looks = [tuple(pair) for pair in statement["crossings"]], 0
    while edges:
        looks += len(edges)
        covered = {under for _, under in edges}
        rest = [edge for edge in edges if edge[0] in covered]
        if len(rest) == len(edges):
            break
        edges = rest
    return looks


DISGUISES: Final[tuple[Disguise, ...]] = (mirrored, renumbered, recoloured)
MEASURE: Final = Measure("crossings looked at while free pieces are taken off", peeled)
