"""What judges `boards/sliding_block`: boards turned and dressed otherwise, and the positions that can arise."""

from random import Random
from string import ascii_lowercase
from typing import Any, Final

from puzzlegen.core.item import Statement
from puzzlegen.evidence import Disguise, Measure

Cell = tuple[int, int]
LIKE: Final = {"cars": "boats", "boats": "cars", "blocks": "crates", "crates": "blocks", "pucks": "pucks"}
CLOCKWISE: Final = ("up", "right", "down", "left")
WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
LIMIT: Final = 3_000  # positions


def turned(statement: Statement, query: Statement, random: Random) -> tuple[Statement, Statement]:
    """The board turned or mirrored and dressed otherwise, its options in another order."""
    turns, mirrored = random.randrange(4), random.random() < 0.5

    def board(rows: list[str]) -> list[str]:
        for _ in range(turns):
            rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        return [row[::-1] for row in rows] if mirrored else rows

    rows = board(statement["rows"])
    letters = [sign for sign in dict.fromkeys("".join(rows)) if sign not in ".#"]
    names = dict(zip(letters, ascii_lowercase, strict=False))

    def named(shown: list[str]) -> list[str]:
        return ["".join(names.get(sign, sign) for sign in row) for row in shown]

    def way(name: str) -> str:
        number = (CLOCKWISE.index(name) + turns) % 4
        return CLOCKWISE[-number % 4 if mirrored else number]

    def move(one: list[Any]) -> list[Any]:
        return [names[one[0]], way(one[1]), *one[2:]]

    other = dict(query)
    if query["task"] == "after":
        other["moves"] = [move(one) for one in query["moves"]]
    if query["task"] in ("within", "after"):
        other["options"] = random.sample([named(board(one)) for one in query["options"]], 4)
    elif query["task"] in ("first", "stay"):
        moved = [move(one) if query["task"] == "first" else names[one] for one in query["options"]]
        other["options"] = random.sample(moved, 4)
    goal = statement["goal"] and _corner(_cells(board(_marked(statement)), "*"))
    dress = {"dress": LIKE[statement["dress"]], "tone": random.randrange(4)}
    return {**statement, **dress, "rows": named(rows), "special": names[statement["special"]], "goal": goal}, other


def _cells(rows: list[str], sign: str) -> list[Cell]:
    return [(y, x) for y, row in enumerate(rows) for x, one in enumerate(row) if one == sign]


def _corner(cells: list[Cell]) -> list[int]:
    return [min(y for y, _ in cells), min(x for _, x in cells)]


def _marked(statement: Statement) -> list[str]:
    """An empty board with stars at the goal."""
    rows, (top, left) = statement["rows"], statement["goal"]
    special = _cells(rows, statement["special"])
    y, x = _corner(special)
    marked = {(top + row - y, left + column - x) for row, column in special}
    return ["".join(".*"[(row, column) in marked] for column in range(len(rows[0]))) for row in range(len(rows))]


def positions(statement: Statement, _query: Statement) -> float | None:
    """Positions that come before the special piece is at its goal, in a search that moves one cell at a time."""
    if statement["goal"] is None:
        return None
    rows, dress = statement["rows"], statement["dress"]
    free = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"}
    letters = sorted({*"".join(rows)} - {*".#"})
    shapes = {letter: _cells(rows, letter) for letter in letters}
    start = tuple(tuple(shapes[letter]) for letter in letters)
    place = letters.index(statement["special"])
    seen, todo = {start}, [start]
    for position in todo:
        if list(min(position[place])) == list(statement["goal"]) or len(seen) > LIMIT:
            break
        for number, cells in enumerate(position):
            others = {cell for other, held in enumerate(position) if other != number for cell in held}
            long = len({y for y, _ in cells}) == 1
            for down, right in WAYS:
                if dress in ("cars", "boats") and long == bool(down):
                    continue
                after, on = cells, tuple((y + down, x + right) for y, x in cells)
                while free.issuperset(on) and others.isdisjoint(on):
                    after, on = on, tuple((y + down, x + right) for y, x in on)
                    if dress != "pucks":
                        break
                one = (*position[:number], after, *position[number + 1 :])
                if one not in seen:
                    seen.add(one)
                    todo.append(one)
    return float(len(seen))


DISGUISES: Final[tuple[Disguise, ...]] = (turned,)
MEASURE: Final = Measure("positions one cell at a time", positions)
