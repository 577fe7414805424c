"""Sheets of a calendar, whole or torn."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.core.scene import AnyNode, Circle, Label, Painted, Polyline, Rect

_HEADS: Final = {"red": "#c4625c", "blue": "#6288b0", "green": "#76a27b"}
_CELL: Final = (0.66, 0.58)
_HEAD: Final = 0.9
_TORN: Final = 0.25  # above the first week where the head is torn off
_EDGE: Final = 0.2
WIDE: Final = 7 * _CELL[0] + 2 * _EDGE
_TEETH: Final = 26
_DEEP: Final = 0.24  # of a tear
_TAPE: Final = "#e9d9a6"


def height(month: int | None, weeks: Sequence[Sequence[int]]) -> float:
    """The height of a sheet, with or without the number of its month."""
    return (_TORN if month is None else _HEAD) + len(weeks) * _CELL[1] + _EDGE + 0.1


def sheet(
    theme: str, x: float, y: float, month: int | None, weeks: Sequence[Sequence[int]], *, torn: bool
) -> list[AnyNode]:
    """A sheet with its left upper corner at (x, y); without a month, its top is torn off."""
    across, down = _CELL
    head, tall = _TORN if month is None else _HEAD, height(month, weeks)
    seed = sum(place * day for place, day in enumerate(day for week in weeks for day in week))
    top = _edge(x, y, seed, ragged=month is None)
    foot = _edge(x, y + tall, seed + 40, ragged=torn)
    outline = (*top, *reversed(foot))
    nodes: list[AnyNode] = [
        Painted(tuple((a + 0.05, b + 0.08) for a, b in outline), "#000000", opacity=0.14),
        Polyline(outline, closed=True, fill="paper", weight="medium"),
    ]
    weekend = x + _EDGE + 5 * across
    nodes.append(Rect(weekend, y + head, 2 * across, len(weeks) * down, fill="tint"))
    if month is not None:
        head_strip = (x, y), (x + WIDE, y), (x + WIDE, y + _HEAD - 0.15), (x, y + _HEAD - 0.15)
        nodes += [Painted(head_strip, _HEADS[theme]), Polyline(head_strip, closed=True)]
        nodes.append(Rect(x + WIDE / 2 - 0.5, y + 0.1, 1, _HEAD - 0.35, fill="paper", stroke="ink"))
        nodes.append(Label(x + WIDE / 2, y + 0.375, str(month), 0.34))
        nodes += [Circle(x + part * WIDE, y + 0.375, 0.1, fill="paper", stroke="ink") for part in (0.15, 0.85)]
    for row, week in enumerate(weeks):
        for column, day in enumerate(week):
            if day:
                at = x + _EDGE + (column + 0.5) * across, y + head + (row + 0.5) * down
                nodes.append(Label(*at, str(day), 0.28, "ink", "label"))
    for (corner, above), side in ((top[0], 1), (top[-1], -1)):
        strip = ((-0.2, 0.14), (0.14, -0.2), (0.24, -0.1), (-0.1, 0.24))
        nodes.append(Painted(tuple((corner + side * a, above + b) for a, b in strip), _TAPE, opacity=0.9))
    return nodes


def _edge(x: float, y: float, seed: int, *, ragged: bool) -> list[tuple[float, float]]:
    """An edge of a sheet from left to right; ragged ones differ by their seeds."""
    if not ragged:
        return [(x, y), (x + WIDE, y)]
    steps = [(tooth, 0.3 * ((7 * tooth * tooth + 3 * tooth) % 11 / 5 - 1)) for tooth in range(1, _TEETH)]
    across = [0.0, *((tooth + aside) * WIDE / _TEETH for tooth, aside in steps), WIDE]
    depths = ((31 * (tooth + seed) ** 3 + 17 * tooth) % 101 / 101 for tooth in range(_TEETH + 1))
    return [(x + far, y + _DEEP * depth) for far, depth in zip(across, depths, strict=True)]
