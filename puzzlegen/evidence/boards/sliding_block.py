"""What judges `boards/sliding_block`: boards turned and in another theme, and the positions that can arise."""

from collections.abc import Mapping, Sequence
from random import Random
from string import ascii_lowercase
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.evidence import Disguise, Glance, Measure
from puzzlegen.formats.boards import sliding_block as form

Cell = tuple[int, int]
LIKE: Final[dict[form.Theme, form.Theme]] = {
    "cars": "boats",
    "boats": "cars",
    "blocks": "crates",
    "crates": "blocks",
    "pucks": "pucks",
}
CLOCKWISE: Final[tuple[form.Way, ...]] = ("up", "right", "down", "left")
WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
LIMIT: Final = 3_000  # positions


def turned(start: form.Board, query: form.Query, random: Random) -> tuple[form.Board, form.Query]:
    """The board turned or mirrored and in another theme, its options in another order."""
    turns, mirrored = random.randrange(4), random.random() < 0.5

    def board(rows: form.Rows) -> form.Rows:
        for _ in range(turns):
            rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
        return tuple(row[::-1] for row in rows) if mirrored else rows

    rows = board(start.rows)
    letters = [sign for sign in dict.fromkeys("".join(rows)) if sign not in ".#"]
    names = dict(zip(letters, ascii_lowercase, strict=False))

    def named(shown: form.Rows) -> form.Rows:
        return tuple("".join(names.get(sign, sign) for sign in row) for row in shown)

    def way(name: form.Way) -> form.Way:
        number = (CLOCKWISE.index(name) + turns) % 4
        return CLOCKWISE[-number % 4 if mirrored else number]

    options: list[Any] = []
    match query:
        case form.After() | form.Within():
            options = [named(board(one)) for one in query.options]
        case form.First():
            options = [(names[letter], way(heading), far) for letter, heading, far in query.options]
        case form.Stay():
            options = [names[letter] for letter in query.options]
    if isinstance(query, form.After):
        query = replace(query, moves=tuple((names[letter], way(heading)) for letter, heading in query.moves))
    if options:
        query = replace(query, options=tuple(random.sample(options, 4)))
    goal = start.goal and _corner(_cells(board(_marked(start, start.goal)), "*"))
    return form.Board(LIKE[start.theme], random.randrange(4), named(rows), names[start.special], goal), query


def _cells(rows: form.Rows, sign: str) -> list[Cell]:
    return [(y, x) for y, row in enumerate(rows) for x, one in enumerate(row) if one == sign]


def _corner(cells: list[Cell]) -> Cell:
    return min(y for y, _ in cells), min(x for _, x in cells)


def _marked(start: form.Board, goal: Cell) -> form.Rows:
    """An empty board with stars at the goal."""
    rows, (top, left) = start.rows, goal
    special = _cells(rows, start.special)
    y, x = _corner(special)
    marked = {(top + row - y, left + column - x) for row, column in special}
    return tuple("".join(".*"[(row, column) in marked] for column in range(len(rows[0]))) for row in range(len(rows)))


def positions(board: form.Board, _query: form.Query) -> float | None:
    """Positions that come before the special piece is at its goal, in a search that moves one cell at a time."""
    if board.goal is None:
        return None
    rows, theme = board.rows, board.theme
    free = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"}
    letters = sorted({*"".join(rows)} - {*".#"})
    shapes = {letter: _cells(rows, letter) for letter in letters}
    start = tuple(tuple(shapes[letter]) for letter in letters)
    place = letters.index(board.special)
    seen, todo = {start}, [start]
    for position in todo:
        if min(position[place]) == board.goal or len(seen) > LIMIT:
            break
        for number, cells in enumerate(position):
            others = {cell for other, held in enumerate(position) if other != number for cell in held}
            long = len({y for y, _ in cells}) == 1
            for down, right in WAYS:
                if theme in ("cars", "boats") and long == bool(down):
                    continue
                after, on = cells, tuple((y + down, x + right) for y, x in cells)
                while free.issuperset(on) and others.isdisjoint(on):
                    after, on = on, tuple((y + down, x + right) for y, x in on)
                    if theme != "pucks":
                        break
                one = (*position[:number], after, *position[number + 1 :])
                if one not in seen:
                    seen.add(one)
                    todo.append(one)
    return float(len(seen))


DISGUISES: Final[tuple[Disguise, ...]] = (turned,)
MEASURE: Final = Measure("positions one cell at a time", positions)


def _gap(board: form.Board, letter: str) -> float:
    """How far a piece is from the goal."""
    assert board.goal is not None
    y, x = board.goal
    return min(abs(y - v) + abs(x - h) for v, h in _cells(board.rows, letter))


def gaps(board: form.Board, query: form.First | form.Stay) -> Sequence[float]:
    """How far the piece of each option is from the goal."""
    return [_gap(board, option[0]) for option in query.options]


def sizes(board: form.Board, query: form.First | form.Stay) -> Sequence[float]:
    """How large the piece of each option is."""
    return [len(_cells(board.rows, option[0])) for option in query.options]


GLANCES: Final[Mapping[type[Any], Mapping[str, Glance]]] = {
    question: {"distance of the piece from the goal": gaps, "size of the piece": sizes}
    for question in (form.First, form.Stay)
}
