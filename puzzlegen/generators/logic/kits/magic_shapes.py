"""Magic figures: circles joined by lines with equal sums, and numbers that have these."""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.unknown_webs import Tie

Lines: TypeAlias = tuple[tuple[int, ...], ...]
_SIDE: Final = 120  # of the square that figures fit in
_TRIES: Final = 60


class Shape(NamedTuple):
    """Circles at places, and the lines through them, in order."""

    places: tuple[tuple[int, int], ...]
    lines: Lines


def _turned(count: int, radius: float, turn: float = 0.0) -> list[tuple[float, float]]:
    return [
        (radius * math.sin(math.tau * (one + turn) / count), -radius * math.cos(math.tau * (one + turn) / count))
        for one in range(count)
    ]


def _shape(places: Sequence[tuple[float, float]], lines: Sequence[Sequence[int]]) -> Shape:
    """Fit places into the square, and number them from the top to the bottom, and from the left to the right."""
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide = max(max(x for x, _ in places) - left, max(y for _, y in places) - top)
    fitted = [(round((x - left) * _SIDE / wide), round((y - top) * _SIDE / wide)) for x, y in places]
    order = sorted(range(len(fitted)), key=lambda one: (fitted[one][1], fitted[one][0]))
    return Shape(tuple(fitted[one] for one in order), tuple(tuple(order.index(one) for one in line) for line in lines))


def _ring(corners: int, between: int) -> Shape:
    """A regular polygon with circles at its corners and on its sides."""
    ends = _turned(corners, 1)
    places, lines = list(ends), []
    for one in range(corners):
        (x1, y1), (x2, y2) = ends[one], ends[(one + 1) % corners]
        inner = range(len(places), len(places) + between)
        shares = [(step + 1) / (between + 1) for step in range(between)]
        places += [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in shares]
        lines.append([one, *inner, (one + 1) % corners])
    return _shape(places, lines)


def _star(points: int) -> Shape:
    """A star whose lines join every second point, with circles at the points and where lines first cross."""
    inner = math.cos(math.tau / points) / math.cos(math.pi / points)
    places = _turned(points, 1) + _turned(points, inner, 0.5)
    lines = [[one, points + one, points + (one + 1) % points, (one + 2) % points] for one in range(points)]
    return _shape(places, lines)


def _hub(corners: int) -> Shape:
    """A polygon with circles at its corners, on its sides and in the middle."""
    ends = _turned(corners, 1, 0.5 * (corners == 8))
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in zip(ends, ends[1:] + ends[:1], strict=True)]
    sides = [[one, corners + one, (one + 1) % corners] for one in range(corners)]
    across = ([one, 2 * corners, one + corners // 2] for one in range(corners // 2))
    return _shape([*ends, *middles, (0.0, 0.0)], [*sides, *across])


def _grid() -> Shape:
    cells = [(float(x), float(y)) for y in range(3) for x in range(3)]
    rows = [[3 * y + x for x in range(3)] for y in range(3)]
    return _shape(cells, [*rows, *map(list, zip(*rows, strict=True)), [0, 4, 8], [2, 4, 6]])


SHAPES: Final = {
    "square": _ring(4, 1),
    "wide square": _ring(4, 2),
    "grid": _grid(),
    "pentagon": _ring(5, 1),
    "star": _star(5),
    "hexagon": _ring(6, 1),
    "hexagon with a hub": _hub(6),
    "octagon with a hub": _hub(8),
    "seven-pointed star": _star(7),
}


@cache
def _free(name: str) -> tuple[tuple[int, ...], tuple[tuple[int, tuple[tuple[int, Fraction], ...]], ...]]:
    """Circles whose numbers can be chosen, and how those of the others, and the sum, come from these."""
    shape = SHAPES[name]
    total = len(shape.places)
    rows: dict[int, list[Fraction]] = {}
    for line in shape.lines:
        row = [Fraction(int(one in line)) for one in range(total)] + [Fraction(-1)]
        for lead, other in rows.items():
            row = [a - row[lead] * b for a, b in zip(row, other, strict=True)]
        lead = next((one for one in reversed(range(total + 1)) if row[one]), -1)
        if lead < 0:
            continue
        row = [one / row[lead] for one in row]
        rows = {at: [a - other[lead] * b for a, b in zip(other, row, strict=True)] for at, other in rows.items()}
        rows[lead] = row
    free = tuple(one for one in range(total + 1) if one not in rows)
    bound = tuple((lead, tuple((one, -row[one]) for one in free if row[one])) for lead, row in sorted(rows.items()))
    return free, bound


def freedom(name: str) -> int:
    """How many numbers of a shape can be chosen."""
    return len(_free(name)[0])


@cache
def coordinates(name: str) -> list[list[Fraction]]:
    """Of each circle's number and of the sum, how often it contains each number that can be chosen."""
    free, bound = _free(name)
    found = {one: [Fraction(int(one == other)) for other in free] for one in free}
    for one, parts in bound:
        found[one] = [dict(parts).get(other, Fraction(0)) for other in free]
    return [found[one] for one in range(len(found))]


def magic_numbers(name: str, asked: int, key: int, rng: Stream) -> list[int]:
    """Numbers of a shape's circles, all different, and then the sum of a line; the asked one is the key.

    Raises:
        Rejected: none were found.
    """
    free, bound = _free(name)
    count = len(SHAPES[name].places)
    # All numbers are multiplied, so that they are whole
    scale = math.lcm(*(times.denominator for _, parts in bound for _, times in parts))
    whole_bound = [(one, [(part, int(times * scale)) for part, times in parts]) for one, parts in bound]
    for _ in range(_TRIES):
        chosen, numbers = dict[int, int](), [0] * (count + 1)
        for one in free:
            chosen[one] = rng.between(1, 24)
            numbers[one] = scale * chosen[one]
        for one, parts in whole_bound:
            numbers[one] = sum([times * chosen[part] for part, times in parts])
        shift = key * scale - numbers[asked]
        moved = [number + shift for number in numbers[:count]]
        if all(one % scale == 0 and scale <= one <= 50 * scale for one in moved) and len({*moved}) == count:
            whole = [one // scale for one in moved]
            return [*whole, sum(whole[one] for one in SHAPES[name].lines[0])]
    raise Rejected("no such numbers")


@cache
def magic_ties(name: str) -> list[Tie]:
    """Each line beside its sum, and each two lines without what they share."""
    shape = SHAPES[name]
    total = len(shape.places)
    ties = [Tie((one,), (*line, total), (1,) * len(line) + (-1,)) for one, line in enumerate(shape.lines)]
    for (one, line), (other, beside) in combinations(enumerate(shape.lines), 2):
        left, right = [spot for spot in line if spot not in beside], [spot for spot in beside if spot not in line]
        ties.append(Tie((one, other), (*left, *right), (1,) * len(left) + (-1,) * len(right)))
    return ties
