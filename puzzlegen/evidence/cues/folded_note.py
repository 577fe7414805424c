"""What judges `cues/folded_note`."""

from random import Random

from puzzlegen.core.item import Statement


def drawn_otherwise(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """Strokes in two parts, from their other ends, and in another order; other paper and ink; options in any order."""

    def parted(strokes: list[list[int]]) -> list[list[int]]:
        parts = []
        for a, b, c, d in strokes:
            steps = max(abs(c - a), abs(d - b))
            cut = random.randrange(steps)
            x, y = a + (c - a) // steps * cut, b + (d - b) // steps * cut
            parts += [[c, d, x, y], *([[a, b, x, y]] if cut else [])]
        unlike = {tuple(sorted(((a, b), (c, d)))): [a, b, c, d] for a, b, c, d in parts}
        return random.sample([*unlike.values()], len(unlike))

    statement = {
        **statement,
        "strokes": parted(statement["strokes"]),
        "paper": random.choice(("squared", "dotted", "torn")),
        "ink": random.choice(("red", "green", "blue", "purple", "brown")),
    }
    if "options" in query:
        options = random.sample(query["options"], 4)
        query = {**query, "options": [*map(parted, options)] if query["task"] == "which" else options}
    return statement, query


def layers(statement: Statement, query: Statement) -> float:
    """Half cells of ink on all notes, once for every layer of the folded note, and once for every line on offer."""
    notes = query["options"] if query["task"] == "which" else [statement["strokes"]]
    ink = sum(max(abs(c - a), abs(d - b)) for strokes in notes for a, b, c, d in strokes)
    lines = 4 if query["task"] == "line" else 1
    return float(ink * lines << len(statement["folds"]) + (query["task"] == "line"))
