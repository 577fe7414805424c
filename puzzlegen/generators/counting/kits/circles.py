"""Drawings of circles, with arcs that are no whole circles, whose circles are to be counted.

Ways of composing, arcs and segments are like those of `puzzlegen.generators.counting.kits.drawings`.
"""

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from puzzlegen.core.stream import Stream
from puzzlegen.generators.counting.kits.drawings import TURN, Arc, Drawing, Segment

Spot: TypeAlias = tuple[float, float]

_FIELD: Final = 40  # the side of the square on which circles are scattered
_CLEAR: Final = 1.3  # between things on it that do not touch
_TRIES: Final = 200
_GAP: Final = 5  # twenty-fourths of a turn that an arc leaves open, or more: a shorter gap hides among other lines


def rings(rng: Stream, size: int) -> Drawing:
    """Circles and arcs of many sizes: scattered, or around the centres of a grid; perhaps straight lines across."""
    return (_scattered if rng.between(2, 4) > size else _targets)(rng, size)


def links(rng: Stream, size: int) -> Drawing:
    """Equal circles in rows, which touch one another or pass through each other's centres; smaller ones inside."""
    radius, step, whole = 4, rng.choice((4, 4, 8)), _share(rng)
    rows, columns = min(rng.between(size, size + 1), 4), min(rng.between(size + 2, size + 3), 5)
    arcs: list[Arc] = []
    for row, column in product(range(rows), range(columns)):
        if rng.below(6):
            arcs.append((step * column, step * row, radius, *_part(rng, whole, 6 if step > radius else 2)))
        if step > radius and rng.below(2):
            arcs.append((step * column, step * row, radius // 2, *_part(rng, whole, 6)))
    beyond = radius + step // 4
    lines: list[Segment] = []
    for row in rng.sample(range(rows), rng.below(min(rows, 2) + 1)):
        y = step * row if step > radius else step * row + radius // 2  # through centres, or through crossings
        lines.append(((-beyond, y), (step * (columns - 1) + beyond, y)))
    return Drawing("square", tuple(lines), tuple(_split(arcs, rng)))


def flower(rng: Stream, size: int) -> Drawing:
    """Equal circles around the points of a triangular grid, each through the centres of its neighbours.

    Lines lead through the middle, or there are smaller circles around every third point: whole ones, since the ends of
    arcs would lie close to where these cross others.
    """
    side, radius, whole = min(size, 2), 2, _share(rng)
    centres = [(x, y) for x, y in product(range(-side, side + 1), repeat=2) if abs(x + y) <= side]
    arcs: list[Arc] = [(radius * x, radius * y, radius, *_part(rng, whole, 4)) for x, y in centres if rng.below(6)]
    lines: list[Segment] = []
    if size > side:
        thirds = [(x, y) for x, y in centres if (x - y) % 3 == 0]
        arcs += [(radius * x, radius * y, radius // 2, 0, TURN) for x, y in thirds if rng.below(4)]
    else:
        far = side + 2
        across: list[Segment] = [((-far * a, -far * b), (far * a, far * b)) for a, b in ((1, 1), (2, -1), (-1, 2))]
        lines = rng.sample(across, rng.below(3))
    return Drawing("triangular", tuple(lines), tuple(_split(arcs, rng)))


def _scattered(rng: Stream, size: int) -> Drawing:
    """Circles and arcs that cross or share a centre."""
    arcs: list[Arc] = []
    spots: list[Spot] = []
    wanted, whole = rng.between(3 + size, 5 + 2 * size), _share(rng)
    for _ in range(_TRIES):
        radius = rng.between(4, 15)
        centre = rng.between(radius, _FIELD - radius), rng.between(radius, _FIELD - radius)
        if arcs and rng.below(4) == 0:
            centre = rng.choice(arcs)[:2]
        arc = (*centre, radius, *_part(rng, whole, 1))
        added = [spot for other in arcs for spot in _crossings(arc, other)]
        if arc[4] < TURN:
            added += [_at(arc, arc[3]), _at(arc, arc[3] + arc[4])]
        if all(_apart(arc, other) for other in arcs) and _clear(added, spots) and _beside(arc, spots):
            arcs.append(arc)
            spots += added
        if len(arcs) == wanted:
            break
    lines: list[Segment] = []
    if rng.below(3) == 0:
        first, last = (rng.below(_FIELD + 1), 0), (rng.below(_FIELD + 1), _FIELD)
        lines.append((first[::-1], last[::-1]) if rng.below(2) else (first, last))
    return Drawing("square", tuple(lines), tuple(_split(arcs, rng)))


def _targets(rng: Stream, size: int) -> Drawing:
    """Circles and arcs around the centres of a grid, and lines through these."""
    columns = rng.between(2, 3)
    rows = rng.between(max(1, size - 2), min(size, columns))
    radii = range(3, 22 - 5 * columns + 2 * (size // 3), 2)
    step, whole = 2 * radii[-1] + 4, _share(rng)
    arcs: list[Arc] = []
    for row, column in product(range(rows), range(columns)):
        for radius in radii:
            if rng.below(8):
                arcs.append((step * column, step * row, radius, *_part(rng, whole, 3)))  # ends on lines
    half = step // 2
    right, bottom = step * columns - half, step * rows - half
    lines: list[Segment] = [((-half, step * row), (right, step * row)) for row in range(rows)]
    lines += [((step * column, -half), (step * column, bottom)) for column in range(columns)]
    for diagonal in range(1 - rows, columns):
        first, last = step * max(0, diagonal) - half, step * min(columns, rows + diagonal) - half
        down, up = first - step * diagonal, step * (rows - 1 + diagonal) - first
        lines.append(((first, down), (last, down + last - first)))
        lines.append(((first, up), (last, up - last + first)))
    drawn = rng.sample(lines, min(len(lines), rng.between(3 * size - 2, 4 * size)))
    return Drawing("square", tuple(drawn), tuple(_split(arcs, rng)))


COMPOSITIONS: Final = (rings, links, flower)


def _share(rng: Stream) -> int:
    """How many arcs of sixteen are whole circles in a drawing: were it always a half, some counts would be common."""
    return rng.between(4, 14)


def _part(rng: Stream, whole: int, step: int) -> tuple[int, int]:
    """Where an arc starts and how far it goes, in multiples of a step: round, or a half to four fifths."""
    if rng.below(16) < whole:
        return 0, TURN
    extents = [extent for extent in range(TURN // 2, TURN - _GAP + 1) if extent % step == 0]
    return step * rng.below(TURN // step), rng.choice(extents)


def _split(arcs: list[Arc], rng: Stream) -> Iterator[Arc]:
    """Some of the arcs in two parts, which look like one."""
    for x, y, radius, start, extent in arcs:
        cut = rng.between(4, extent - 4) if rng.below(4) == 0 and extent > TURN // 2 else 0
        if cut:
            yield x, y, radius, (start + cut) % TURN, extent - cut
        yield x, y, radius, start, cut or extent


def _at(arc: Arc, angle: float) -> Spot:
    """The point of an arc's circle at an angle."""
    x, y, radius, _, _ = arc
    return x + radius * cos(2 * pi * angle / TURN), y + radius * sin(2 * pi * angle / TURN)


def _apart(one: Arc, other: Arc) -> bool:
    """True if two circles neither touch nor almost touch."""
    apart = sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)
    return min(abs(apart - one[2] - other[2]), abs(apart - abs(one[2] - other[2]))) >= _CLEAR


def _crossings(one: Arc, other: Arc) -> list[Spot]:
    """Where the circles of two arcs cross."""
    (a, b, r, *_), (c, d, s, *_) = one, other
    square = (c - a) ** 2 + (d - b) ** 2
    if not (r - s) ** 2 < square < (r + s) ** 2:
        return []
    along = (square + r * r - s * s) / (2 * square)
    aside = sqrt(r * r / square - along * along)
    x, y = a + along * (c - a), b + along * (d - b)
    return [(x - way * (d - b), y + way * (c - a)) for way in (aside, -aside)]


def _clear(added: list[Spot], spots: list[Spot]) -> bool:
    """True if new points are apart from the old ones and from one another."""
    return all(
        (x - a) ** 2 + (y - b) ** 2 >= _CLEAR**2
        for place, (x, y) in enumerate(added)
        for a, b in (*added[:place], *spots)
    )


def _beside(arc: Arc, spots: list[Spot]) -> bool:
    """True if a new circle is apart from the old points."""
    x, y, radius, _, _ = arc
    return all(abs(sqrt((x - a) ** 2 + (y - b) ** 2) - radius) >= _CLEAR for a, b in spots)
