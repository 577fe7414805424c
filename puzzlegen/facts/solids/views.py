"""Views of solids from the front, the left and above: lines on a grid."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from puzzlegen.core.question import Published

Side: TypeAlias = Literal["front", "left", "top"]
Run: TypeAlias = Literal["across", "upright", "slanted"]

SIDES: Final[tuple[Side, ...]] = ("front", "left", "top")
ARCS: Final = {(0, 0): "a", (1, 0): "b", (1, 1): "c", (0, 1): "d"}
"""Quarters of circles in a field by the corner that they have in their centre: to the right, upwards."""


class Spot(NamedTuple):
    """A place of a line in a view: which way it runs, and its row, from above, and column there; see `View`."""

    run: Run
    row: int
    column: int


class View(Published, frozen=True, order=True):
    """What is seen from one side, as lines on a grid, row by row from above.

    ``across`` has the lines above and below the fields, "-"; ``upright`` those to the left and to the right, "|";
    ``slanted`` the diagonals of the fields, "/" or "\\", and quarters of circles, "a" to "d" as in `ARCS`; "." stands
    for no line. The lines of the view that is ``hidden`` are dashed.
    """

    across: tuple[str, ...]
    upright: tuple[str, ...]
    slanted: tuple[str, ...]
    hidden: "View | None" = None

    @property
    def size(self) -> tuple[int, int]:
        """The numbers of rows and of columns of the grid."""
        return len(self.upright), len(self.across[0])

    @property
    def signs(self) -> list[str]:
        """All lines, those that are seen with the hidden ones in the same places."""
        seen = list("".join((*self.across, *self.upright, *self.slanted)))
        return seen if self.hidden is None else [a + b for a, b in zip(seen, self.hidden.signs, strict=True)]


def spots(view: View) -> Iterator[tuple[Spot, str]]:
    """All places of lines with what is drawn there: a sign, followed by the hidden one if the view has hidden lines."""
    rows: tuple[tuple[Run, tuple[str, ...]], ...] = (
        ("across", view.across),
        ("upright", view.upright),
        ("slanted", view.slanted),
    )
    every = (Spot(run, y, x) for run, lines in rows for y, line in enumerate(lines) for x in range(len(line)))
    return zip(every, view.signs, strict=True)


def apart(one: View, other: View) -> int:
    """How many lines two views of the same size do not have in common."""
    return sum(a != b for a, b in zip(one.signs, other.signs, strict=True))


def faces(view: View) -> int:
    """How many areas the lines that are seen enclose: lines - points + connected pieces (Euler)."""
    pieces: dict[tuple[int, int], tuple[int, int]] = {}

    def piece(point: tuple[int, int]) -> tuple[int, int]:
        while (other := pieces.setdefault(point, point)) != point:
            point = other
        return point

    lines = 0
    for (run, row, column), sign in spots(view):
        match run, sign[0]:
            case _, ".":
                continue
            case "across", _:
                ends = (row, column), (row, column + 1)
            case "upright", _:
                ends = (row, column), (row + 1, column)
            case _, "/" | "b" | "d":
                ends = (row, column + 1), (row + 1, column)
            case _:
                ends = (row, column), (row + 1, column + 1)
        lines += 1
        pieces[piece(ends[0])] = piece(ends[1])
    return lines - len(pieces) + sum(point == other for point, other in pieces.items())
