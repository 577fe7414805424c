"""How much colour a change of a figure moves, as somebody sees it who does not look at the figure itself."""

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from puzzlegen.formats.localization.kits.sheets import Fill, Part, Point
from puzzlegen.generators.localization.kits.parts import Figure

_STROKE: Final = 5  # the width of a line
_BLUR: Final = 80  # a mark that has moved so far stands elsewhere


def shift(one: Figure, other: Figure) -> float:
    """How much of each colour has come, gone or moved between two figures."""
    seen: defaultdict[Fill, list[float]] = defaultdict(lambda: [0, 0, 0])
    for parts, sign in (({*one} - {*other}, 1), ({*other} - {*one}, -1)):
        for part in parts:
            for fill, area, (x, y) in _masses(part):
                for axis, share in enumerate((1, x / _BLUR, y / _BLUR)):
                    seen[fill][axis] += sign * area * share
    return math.fsum(sorted(math.hypot(*moved) for moved in seen.values()))


def _masses(part: Part) -> Iterator[tuple[Fill, float, tuple[float, float]]]:
    """The area and the middle of what a part colours: its inside, and each of its lines."""
    if part.shape == "disc":
        yield part.fill, math.pi * part.radius**2, part.points[0]
        yield "ink", 2 * math.pi * part.radius * _STROKE, part.points[0]
        return
    closed = part.shape == "polygon"
    sides = list(pairwise([*part.points, *part.points[: int(closed)]]))
    if closed:
        area = abs(sum(a * d - b * c for (a, b), (c, d) in sides)) / 2
        yield part.fill, area, _middle(part.points)
    for side in sides:
        yield "ink" if closed else part.fill, _STROKE * math.dist(*side), _middle(side)


def _middle(points: tuple[Point, ...]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
