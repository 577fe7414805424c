"""Which arcs are of one circle, and how far they go around it."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

WHOLE: Final = 36_000
"""A circle, in hundredths of a degree."""
HALF: Final = 17_800
"""What goes around it by half, or by a trifle less, since meshes are rounded, has an axis."""
ALIKE: Final = 45
"""Hundredths of a millimetre by which arcs of one circle may differ: meshes have straight sides."""

Span: TypeAlias = tuple[int, int, int, int, int]
"""An arc, anticlockwise: its centre, its radius, and both angles in hundredths of a degree."""
AnyArc = TypeVar("AnyArc", bound=Span)


def together(arcs: Iterable[AnyArc]) -> list[list[AnyArc]]:
    """Arcs by the circle that they are of, the longest one of each first."""
    found: list[list[AnyArc]] = []
    for arc in sorted(arcs, key=_order):
        for group in found:
            if all(abs(one - other) <= ALIKE for one, other in zip(arc[:3], group[0][:3], strict=True)):
                group.append(arc)
                break
        else:
            found.append([arc])
    return found


def _order(arc: Span) -> Span:
    x, y, radius, start, end = arc
    return start - end, x, y, radius, start


def centre(group: Sequence[Span]) -> tuple[int, int]:
    """The centre of arcs of one circle: that of the longest one if it goes round, else between all."""
    x, y, _, start, end = group[0]
    if end - start >= WHOLE:
        return x, y
    whole = sum(end - start for *_, start, end in group)
    across, down = (sum(arc[number] * (arc[4] - arc[3]) for arc in group) / whole for number in range(2))
    return round(across), round(down)


def reach(arcs: Iterable[Span]) -> int:
    """A circle but for the widest gap between arcs of it, in hundredths of a degree.

    So a bore reaches as far as it did before something was cut out of its middle.
    """
    (first, here), *others = sorted((start % WHOLE, start % WHOLE + end - start) for *_, start, end in arcs)
    widest = 0
    for start, end in (*others, (first + WHOLE, first + WHOLE)):
        widest = max(widest, start - here)
        here = max(here, end)
    return WHOLE - widest
