"""Views of solids from the front, the left and above: lines on a grid."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from puzzlegen.generators.solids.drawing import Drawing, Stroke, chained

Side: TypeAlias = Literal["front", "left", "top"]

SIDES: Final[tuple[Side, ...]] = ("front", "left", "top")
ARCS: Final = {(0, 0): "a", (1, 0): "b", (1, 1): "c", (0, 1): "d"}
"""Quarters of circles in a field by the corner that they have in their centre: to the right, upwards."""
_STEPS: Final = 24  # of a quarter of a circle
_QUARTER: Final = tuple(
    (math.cos(math.pi / 2 * step / _STEPS), math.sin(math.pi / 2 * step / _STEPS)) for step in range(_STEPS + 1)
)


class View(NamedTuple):
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

    def published(self) -> dict[str, object]:
        """The view as it is published."""
        fields: dict[str, object] = {"across": self.across, "upright": self.upright, "slanted": self.slanted}
        return fields if self.hidden is None else fields | {"hidden": self.hidden.published()}


def apart(one: View, other: View) -> int:
    """How many lines two views of the same size do not have in common."""
    return sum(a != b for a, b in zip(one.signs, other.signs, strict=True))


def draw_view(seen: View) -> Drawing:
    """The view as a line drawing; lines that go on are drawn as one."""
    rows, columns = seen.size
    strokes = list(_strokes(seen, dashed=False))
    if seen.hidden is not None:
        strokes = [*_strokes(seen.hidden, dashed=True), *strokes]
    return Drawing((), chained(strokes, max(rows, columns)), 0, 0, columns, rows)


def _strokes(seen: View, dashed: bool) -> Iterator[Stroke]:
    for points in _lines(seen):
        for (a, b), (c, d) in pairwise(points):
            if dashed:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "mark", "thin", True, True)
            else:
                yield Stroke((a, b, 0.0), (c, d, 0.0), "ink", "medium", True)


def _lines(seen: View) -> Iterator[Sequence[tuple[float, float]]]:
    """The lines of unit length and the arcs, y running down."""
    for y, signs in enumerate(seen.across):
        yield from ([(x, y), (x + 1, y)] for x, sign in enumerate(signs) if sign != ".")
    for y, signs in enumerate(seen.upright):
        yield from ([(x, y), (x, y + 1)] for x, sign in enumerate(signs) if sign != ".")
    for y, signs in enumerate(seen.slanted):
        for x, sign in enumerate(signs):
            if sign in "/\\":
                yield [(x, y), (x + 1, y + 1)] if sign == "\\" else [(x, y + 1), (x + 1, y)]
            for (right, up), arc in ARCS.items():
                if sign == arc:
                    yield [(x + abs(right - a), y + 1 - abs(up - b)) for a, b in _QUARTER]
