"""What judges grids of letters that are cut into words."""

from random import Random

from puzzlegen.core.item import Statement


def transposed(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement]:
    """Rows as columns, in another dress."""
    dress = rng.choice(("tiles", "biscuits", "quilt", "stamps"))
    rows = ["".join(column) for column in zip(*statement["rows"], strict=True)]
    asked = {**query, "cell": query["cell"][::-1]} if "cell" in query else query
    return {**statement, "rows": rows, "dress": dress}, asked


def upside_down(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:  # noqa: ARG001
    """The last row first, where words may run any way."""
    if statement["ways"] != "any":
        return None
    rows = statement["rows"]
    asked = {**query, "cell": [len(rows) - 1 - query["cell"][0], query["cell"][1]]} if "cell" in query else query
    return {**statement, "rows": rows[::-1]}, asked


def relettered(statement: Statement, query: Statement, rng: Random) -> tuple[Statement, Statement] | None:
    """The options in another order."""
    if "options" not in query:
        return None
    return statement, {**query, "options": rng.sample(query["options"], len(query["options"]))}


def paths(statement: Statement, query: Statement) -> float:  # noqa: ARG001
    """Paths of the right lengths, whatever they spell."""
    rows = statement["rows"]
    cells = {(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    steps = [(0, 1), (1, 0)] + ([(0, -1), (-1, 0)] if statement["ways"] == "any" else [])
    ends: list[tuple[tuple[int, int], ...]] = [(cell,) for cell in cells]
    found = 0
    for length in range(1, max(statement["lengths"]) + 1):
        found += len(ends) * (length in statement["lengths"])
        ahead = ((path, (path[-1][0] + y, path[-1][1] + x)) for path in ends for y, x in steps)
        ends = [(*path, cell) for path, cell in ahead if cell in cells and cell not in path]
    return float(found)
