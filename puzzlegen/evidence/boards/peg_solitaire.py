"""What judges `boards/peg_solitaire`: boards turned and dressed otherwise, and the positions that can arise."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

Cell = tuple[int, int]
LIMIT: Final = 20_000  # positions


def turned(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The board turned or mirrored, with other pieces, its options in another order."""
    slanted, rows = statement["slanted"], statement["rows"]
    turns, mirrored = random.randrange(6 if slanted else 4), random.random() < 0.5

    def rough(cell: Cell) -> Cell:
        y, x = cell
        for _ in range(turns):
            y, x = (y + x, -y) if slanted else (x, -y)
        return (x, y) if mirrored else (y, x)

    places = [rough((y, x)) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "]
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    height, width = (1 + max(place[axis] for place in places) - least for axis, least in ((0, top), (1, left)))

    def moved(cell: Any) -> list[int]:
        y, x = rough((cell[0], cell[1]))
        return [y - top, x - left]

    def board(shown: list[str]) -> list[str]:
        signs = {tuple(moved((y, x))): sign for y, row in enumerate(shown) for x, sign in enumerate(row) if sign != " "}
        return ["".join(signs.get((y, x), " ") for x in range(width)) for y in range(height)]

    moves: dict[str, Callable[[Any], Any]] = {
        "first": lambda one: [moved(cell) for cell in one],
        "end": moved,
        "solvable": board,
        "reach": board,
    }
    other = dict(query)
    if "options" in query:
        other["options"] = random.sample([moves[query["task"]](one) for one in query["options"]], 4)
    dress, colour = random.choice((("marbles", "red"), ("pegs", "blue"), ("frogs", "green"), ("counters", "pink")))
    return {**statement, "dress": dress, "colour": colour, "rows": board(rows)}, other


def positions(statement: Statement, query: Statement) -> float:
    """Positions that can arise, on all boards."""
    boards = query["options"] if query["task"] == "solvable" else [statement["rows"]]
    ways = [(0, 1), (0, -1), (1, 0), (-1, 0), *([(1, -1), (-1, 1)] if statement["slanted"] else [])]
    count = 0
    for rows in boards:
        holes = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
        start = frozenset((y, x) for y, x in holes if rows[y][x] == "o")
        seen, todo = {start}, [start]
        while todo and len(seen) < LIMIT:
            pieces = todo.pop()
            for y, x in pieces:
                for down, right in ways:
                    over, to = (y + down, x + right), (y + 2 * down, x + 2 * right)
                    if over in pieces and to in holes and to not in pieces:
                        after = pieces - {(y, x), over} | {to}
                        if after not in seen:
                            seen.add(after)
                            todo.append(after)
        count += len(seen)
    return float(count)


DISGUISES: Final[tuple[Disguise, ...]] = (turned,)
MEASURE: Final = Measure("positions that can arise", positions)
