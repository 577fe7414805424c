"""What judges `solids/paper_punch`."""

from random import Random
from typing import Any

from puzzlegen.core.item import Statement

_TURNS = ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0), (-1, 0, 0, 1), (0, 1, 1, 0))


def laid_otherwise(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Everything turned or mirrored and moved; the outline from another corner; other colours; options in any order."""
    p, q, r, s = random.choice(_TURNS)
    right, down = 2 * random.randint(-4, 4), 2 * random.randint(-4, 4)

    def turned(one: list[int]) -> list[int]:
        x, y, *tip = one
        more = [p * tip[0] + q * tip[1], r * tip[0] + s * tip[1]] if tip else []
        return [p * x + q * y + right, r * x + s * y + down, *more]

    def folded(fold: list[int]) -> list[int]:
        a, b, c = fold
        u, v = p * a + q * b, r * a + s * b
        return [u, v, c + u * right + v * down]

    def asked(name: str, part: Any) -> Any:
        if name == "options":
            part = random.sample(part, 4)
            return [[*map(turned, one)] if query["task"] == "unfold" else turned(one) for one in part]
        return turned(part) if name == "given" else [*map(turned, part)] if name == "holes" else part

    start = random.randrange(len(statement["sheet"]))
    sheet = [*map(turned, statement["sheet"])]
    statement = {
        **statement,
        "sheet": [*sheet[start:], *sheet[:start]][:: random.choice((1, -1))],
        "folds": [*map(folded, statement["folds"])],
        "punches": random.sample([*map(turned, statement["punches"])], len(statement["punches"])),
        "turn": random.randrange(4),
        "hue": random.choice(("red", "green", "purple")),
    }
    return statement, {name: asked(name, part) for name, part in query.items()}


def halves(statement: Statement, query: Statement) -> float:
    """Layers if each fold doubled them, at every place that is punched or on offer."""
    places = len(statement["punches"]) or len(query["options"])
    return float(places << len(statement["folds"]) + sum(bool(a and b) for a, b, _ in statement["folds"]))
