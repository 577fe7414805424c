"""Reads positions of Go and holds their rules, for the validators; the format is that of ``docs/go.md``.

A point is ``(row, column)``, counted from 0 from the top and from the left.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.formats.boards.kits.stones import Point

Stones: TypeAlias = dict[Point, str]  # B or W; free points are not in it

COLUMNS: Final = "ABCDEFGHJKLMNOPQRST"
OPPONENT: Final = {"B": "W", "W": "B"}


class Position:
    """The stones on a board of ``height`` x ``width`` points."""

    def __init__(self, height: int, width: int, stones: Stones) -> None:
        self.height = height
        self.width = width
        self.stones = stones
        self._near = _near(height, width)

    def neighbours(self, point: Point) -> tuple[Point, ...]:
        """The points next to one along the lines."""
        return self._near[point]

    def chain(self, point: Point) -> frozenset[Point]:
        """The stones connected with the one on this point."""
        beside, held = self._near, self.stones.get
        colour, found, rest = self.stones[point], {point}, [point]
        for one in rest:  # grows while it is read
            for near in beside[one]:
                if near not in found and held(near) == colour:
                    found.add(near)
                    rest.append(near)
        return frozenset(found)

    def around(self, points: Iterable[Point]) -> set[Point]:
        """All points next to some of these, and none of these."""
        points = frozenset(points)
        return set[Point]().union(*map(self._near.__getitem__, points)) - points

    def liberties(self, chain: Iterable[Point]) -> set[Point]:
        """The free points next to a chain."""
        return {point for point in self.around(chain) if point not in self.stones}

    def chains(self) -> list[frozenset[Point]]:
        """All chains, in reading order of their first stones."""
        found: list[frozenset[Point]] = []
        for point in sorted(self.stones):
            if not any(point in chain for chain in found):
                found.append(self.chain(point))
        return found

    def free(self) -> list[Point]:
        """The free points in reading order."""
        every = product(range(self.height), range(self.width))
        return [point for point in every if point not in self.stones]

    def after(self, point: Point, colour: str) -> "Position | None":
        """The position after a stone on a free point, without what it captures; None where that is suicide."""
        stones = {**self.stones, point: colour}
        played = Position(self.height, self.width, stones)
        for near in self.neighbours(point):
            if stones.get(near) == OPPONENT[colour]:
                chain = played.chain(near)
                if not played.liberties(chain):
                    for stone in chain:
                        del stones[stone]
        return played if played.liberties(played.chain(point)) else None


@cache
def _near(height: int, width: int) -> dict[Point, tuple[Point, ...]]:
    """The points next to each one along the lines."""
    points = {*product(range(height), range(width))}
    return {
        (row, column): tuple(
            near
            for near in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if near in points
        )
        for row, column in points
    }


def read(rows: Sequence[str]) -> Position:
    """The position with these rows from the top; raises `MalformedStatement` where there is none."""
    height, width = len(rows), len(rows[0])
    if any(len(row) != width for row in rows):
        raise MalformedStatement("the rows must form a rectangle")
    stones = {(r, c): stone for r, row in enumerate(rows) for c, stone in enumerate(row) if stone != "."}
    position = Position(height, width, stones)
    if not all(position.liberties(chain) for chain in position.chains()):
        raise MalformedStatement("every chain on the board has a liberty")
    return position


def read_board(rows: Sequence[str]) -> Position:
    """Like `read`, for a whole board, which is a square."""
    position = read(rows)
    if position.height != position.width:
        raise MalformedStatement("a board has as many rows as columns")
    return position


def name(size: int, point: Point) -> str:
    """The name of a point on a board: columns are lettered from the left without I, rows numbered from the bottom."""
    return f"{COLUMNS[point[1]]}{size - point[0]}"


def disguises(position: Position, marked: Sequence[Point] = ()) -> list[tuple[str, ...]]:
    """The position reflected and turned in all eight ways, as rows; marked stones are in lower case."""
    forms = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        height, width = position.height, position.width
        rows = [
            [
                position.stones.get((r, c), ".") if (r, c) not in marked else position.stones.get((r, c), "x").lower()
                for c in range(width)
            ]
            for r in range(height)
        ]
        if flip:
            rows.reverse()
        if mirror:
            rows = [row[::-1] for row in rows]
        if transpose:
            rows = [list(row) for row in zip(*rows, strict=True)]
        forms.append(tuple(map("".join, rows)))
    return forms


def colourless(position: Position, marked: Point | None = None) -> tuple[str, ...]:
    """The least of the position's reflections and turns, with the colours as they are and exchanged.

    Which stone of its chain carries the mark changes nothing.
    """
    exchange = str.maketrans("BWbw", "WBwb")
    forms = disguises(position, () if marked is None else sorted(position.chain(marked)))
    return min(*forms, *(tuple(row.translate(exchange) for row in form) for form in forms))
