"""Views of solids from the front, the left and above: lines on a grid."""

from typing import Final, Literal, TypeAlias

import msgspec

Side: TypeAlias = Literal["front", "left", "top"]

SIDES: Final[tuple[Side, ...]] = ("front", "left", "top")
ARCS: Final = {(0, 0): "a", (1, 0): "b", (1, 1): "c", (0, 1): "d"}
"""Quarters of circles in a field by the corner that they have in their centre: to the right, upwards."""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
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


def fields_apart(one: View, other: View) -> set[tuple[int, int]]:
    """The fields, by row and column, in or about which two views of the same size differ.

    A line between two fields is of the one below it or to its right; the last ones are of the fields that they end.
    """
    rows, columns = one.size
    found = {
        (min(y, rows - 1), min(x, columns - 1))
        for lines, others in zip(
            (one.across, one.upright, one.slanted), (other.across, other.upright, other.slanted), strict=True
        )
        for y, (line, its) in enumerate(zip(lines, others, strict=True))
        for x, (sign, against) in enumerate(zip(line, its, strict=True))
        if sign != against
    }
    if one.hidden is None or other.hidden is None:
        return found
    return found | fields_apart(one.hidden, other.hidden)


def apart(one: View, other: View) -> int:
    """How many lines two views of the same size do not have in common."""
    return sum(a != b for a, b in zip(one.signs, other.signs, strict=True))
