"""Cracked panes in disguise, and how much a plain program has to compare on them."""

from collections.abc import Callable
from random import Random
from typing import Any

from puzzlegen.core.item import Statement


def mirrored(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Left and right exchanged, or above and below."""
    across, (width, height) = random.random() < 0.5, statement["size"]
    return _moved(statement, lambda x, y: [width - x, y] if across else [x, height - y]), query


def transposed(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Columns as rows, and another thing of the same shape."""
    thing = "plate" if statement["thing"] == "plate" else random.choice(("window", "ice", "screen"))
    return {**_moved(statement, lambda x, y: [y, x]), "thing": thing, "size": statement["size"][::-1]}, query


def renumbered(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Other numbers for the impacts, and the cracks in another order."""
    old = list(range(1, len(statement["impacts"]) + 1))
    name = dict(zip(old, random.sample(old, len(old)), strict=True))
    cracks = [[name[impact], points] for impact, points in statement["cracks"]]
    random.shuffle(cracks)
    impacts = [statement["impacts"][number - 1] for number in sorted(old, key=name.__getitem__)]
    asked = {**query}
    if "impacts" in query:
        asked["impacts"] = [name[impact] for impact in query["impacts"]]
    if query["task"] in ("first_choice", "order_choice"):
        asked["options"] = [int("".join(str(name[int(digit)]) for digit in str(option))) for option in query["options"]]
    return {**statement, "impacts": impacts, "cracks": cracks}, asked


def _moved(statement: Statement, move: Callable[[int, int], list[int]]) -> dict[str, Any]:
    cracks = [[impact, [move(*place) for place in points]] for impact, points in statement["cracks"]]
    return {**statement, "impacts": [move(*place) for place in statement["impacts"]], "cracks": cracks}


def compared(statement: Statement, query: Statement) -> float:  # noqa: ARG001 - all questions are about all cracks
    """Ends of cracks times straight pieces of cracks of other impacts, on which they might lie."""
    pieces: dict[int, int] = {}
    for impact, points in statement["cracks"]:
        pieces[impact] = pieces.get(impact, 0) + len(points) - 1
    return sum(sum(pieces.values()) - pieces[impact] for impact, _ in statement["cracks"])
