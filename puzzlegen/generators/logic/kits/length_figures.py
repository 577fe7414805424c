"""Figures with unknown lengths: parallels across two lines, right triangles side by side, and `chords`.

Each is built twice with the same points and lines: with whole lengths, and as it is drawn, which is not to scale. Both
are true figures, in which nothing meets that does not in the other.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise, permutations, product
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.figure_ties import Drawn
from puzzlegen.generators.logic.kits.unknown_webs import Tie

Point: TypeAlias = tuple[float, float]
Pair: TypeAlias = tuple[int, int]
ANY: Final = (0, 10**6)
"""What a length lies between of which nothing is seen."""
_LONGEST: Final = 99
_TRIES: Final = 60
_SIDE: Final = 900  # of a picture, in units of the format
APART: Final = 0.14  # of two points, at least, where the picture's longer side is 1
_BEND: Final = math.radians(13)  # between two lines that meet, at least
_OFF: Final = 0.045  # of a point from a line on which it does not lie


class Sketch(NamedTuple):
    """Points as they are drawn, straight lines through them in order, what is marked, and all lengths."""

    points: list[Point]
    lines: list[tuple[int, ...]]
    lengths: dict[Pair, int]
    freedom: int
    """How many lengths determine all others."""
    right: Sequence[tuple[int, int, int]] = ()
    """A point and two lines at right angles there."""
    parallel: Sequence[int] = ()
    """Lines that are parallel."""
    circle: tuple[Point, float, tuple[int, ...]] | None = None
    """Its centre, its radius and the points on it; a line with one of these touches it there."""


def length_ties(found: Sketch, first: Sequence[Pair]) -> Drawn:
    """What ties the lengths from point to point on all lines, some of them numbered first, then the others, sorted."""
    pairs = [*first, *sorted(found.lengths.keys() - {*first})]
    place = {pair: number for number, pair in enumerate(pairs)}

    def at(one: int, other: int) -> int:
        return place[min(one, other), max(one, other)]

    ties: dict[tuple[int, ...], Tie] = {}

    def product(one: tuple[int, int], other: tuple[int, int]) -> None:
        low, high = sorted((tuple(sorted(one)), tuple(sorted(other))))
        if low != high:
            key = (*low, *high)
            ties[key] = Tie(key, tuple(dict.fromkeys(key)), terms=((1, low), (-1, high)))

    for line in found.lines:
        for a, b, c in combinations(line, 3):
            key = (*sorted((at(a, b), at(b, c))), at(a, c))
            ties[key] = Tie(key, key, (1, 1, -1))
    for corner, one, other in found.right:
        for a in found.lines[one]:
            for b in found.lines[other]:
                if corner not in (a, b) and (min(a, b), max(a, b)) in place:
                    key = (*sorted((at(corner, a), at(corner, b))), at(a, b))
                    ties[key] = Tie(
                        key, key, terms=tuple((sign, (k, k)) for sign, k in zip((1, 1, -1), key, strict=True))
                    )
    for one, other in combinations(range(len(found.lines)), 2):
        lines = found.lines[one], found.lines[other]
        common = [point for point in lines[0] if point in lines[1]]
        if found.circle and common and common[0] not in found.circle[2]:
            ends = [[point for point in line if point in found.circle[2]] for line in lines]
            product(*((at(common[0], some[0]), at(common[0], some[-1])) for some in ends))
        if found.parallel and one not in found.parallel and other not in found.parallel:
            apex = common[0]
            rungs = [found.lines[number] for number in found.parallel]
            for (a, b), (c, d) in combinations(rungs, 2):
                product((at(a, b), at(apex, c)), (at(c, d), at(apex, a)))
                product((at(a, b), at(apex, d)), (at(c, d), at(apex, b)))
            spans = list(combinations([(apex, apex), *rungs], 2))
            for (low, high), (start, end) in combinations(spans, 2):
                product((at(low[0], high[0]), at(start[1], end[1])), (at(low[1], high[1]), at(start[0], end[0])))
    return Drawn([*ties.values()], [*(found.lengths[pair] for pair in pairs), 1])


def bounds(found: Sketch, asked: Pair, shown: Mapping[Pair, int]) -> tuple[int, int]:
    """What a length is more, and less, than because it is a side of a right triangle of which another one is shown."""
    least, most = ANY
    for corner, one, other in found.right:
        for a, b in product({*found.lines[one]} - {corner}, {*found.lines[other]} - {corner}):
            legs, across = {_pair(corner, a), _pair(corner, b)}, _pair(a, b)
            if asked in legs:
                most = min(most, shown.get(across, most))
            if asked == across:
                least = max(least, *(shown.get(leg, 0) for leg in legs))
    return least, most


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def secant_ties(found: Sketch, first: Sequence[Pair]) -> list[Tie]:
    """What a secant gives if only its part in the circle is known: a square, of whose two roots one is positive."""
    if not found.circle:
        return []
    pairs = [*first, *sorted(found.lengths.keys() - {*first})]
    place = {frozenset(pair): number for number, pair in enumerate(pairs)}
    on, ties = {*found.circle[2]}, []
    for line, other in permutations(found.lines, 2):
        apex = line[0]
        ends, others = ([point for point in some if point in on] for some in (line, other))
        if apex not in on and other[0] == apex and len(ends) == 2:
            product = {place[frozenset((apex, one))] for one in others}
            inside, near = place[frozenset(ends)], place[frozenset((apex, ends[0]))]
            ties.append(Tie((), (inside, near, *product)))
    return ties


def on_page(found: Sketch) -> tuple[list[tuple[int, int]], tuple[int, int, int]]:
    """Points, and the centre and radius of the circle, in units of the format."""
    (x, y), radius, _ = found.circle or (found.points[0], 0.0, ())
    every = [*found.points, (x - radius, y - radius), (x + radius, y + radius)]
    left, top = (min(point[axis] for point in every) for axis in (0, 1))
    wide, high = (max(point[axis] for point in every) - low for axis, low in enumerate((left, top)))
    scale = _SIDE / max(wide, high)
    dots = [(round((a - left) * scale), round((b - top) * scale)) for a, b in found.points]
    return dots, (round((x - left) * scale), round((y - top) * scale), round(radius * scale))


def clear(sketch: Sketch) -> bool:
    """True if points are apart from one another, and from all lines on which they do not lie; lines never turn back."""
    points = sketch.points
    around: list[Point] = []
    if sketch.circle:
        (x, y), radius, _ = sketch.circle
        around = [(x - radius, y - radius), (x + radius, y + radius)]
    side = max(
        max(point[axis] for point in (*points, *around)) - min(point[axis] for point in (*points, *around))
        for axis in (0, 1)
    )
    if any(math.dist(one, other) < APART * side for one, other in combinations(points, 2)):
        return False
    for one_line, other_line in combinations(sketch.lines, 2):
        if {*one_line} & {*other_line}:
            turns = [
                math.atan2(*(points[line[-1]][axis] - points[line[0]][axis] for axis in (1, 0)))
                for line in (one_line, other_line)
            ]
            if abs((turns[0] - turns[1] + math.pi / 2) % math.pi - math.pi / 2) < _BEND:
                return False
    for line in sketch.lines:
        start, end = points[line[0]], points[line[-1]]
        if sum(math.dist(points[one], points[other]) for one, other in pairwise(line)) > math.dist(start, end) + 1e-6:
            return False
        for number, point in enumerate(points):
            if number not in line and _off(point, start, end) < _OFF * side:
                return False
    return True


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight line that ends at both ends."""
    along = (end[0] - start[0], end[1] - start[1])
    share = ((point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    share = min(1, max(0, share))
    return math.dist(point, (start[0] + share * along[0], start[1] + share * along[1]))


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """True if two straight lines meet between their ends."""
    ((a, b), (c, d)), ((p, q), (r, s)) = one, other
    right, down = c - a, d - b
    if (right * (q - b) - down * (p - a)) * (right * (s - b) - down * (r - a)) >= -1e-9:
        return False  # both ends of the other one are on one side
    right, down = r - p, s - q
    return (right * (b - q) - down * (a - p)) * (right * (d - q) - down * (c - p)) < -1e-9


def uniform(rng: Stream, low: float, high: float) -> float:
    """A number between these, one of 1001."""
    return low + (high - low) * rng.below(1001) / 1000


# Parallels across two lines


def parallels(count: int, rng: Stream) -> Sketch:
    """Two lines that cross, and so many parallels across them, of which some may be beyond the crossing."""
    for _ in range(_TRIES):
        sides = [rng.between(2, 7) for _ in range(3)]
        times = rng.sample(range(1, 10), count)
        beyond = rng.below(3) if count > 2 else rng.below(2)
        times = sorted([*(-one for one in times[:beyond]), *times[beyond:]])
        longest = max(sides) * max(map(abs, [*times, times[-1] - times[0]]))
        if len({*sides}) == 3 and 2 * max(sides) < sum(sides) and math.gcd(*times) == 1 and longest <= _LONGEST:
            break
    else:
        raise Rejected("no room for parallels")
    lines, lengths = list[tuple[int, ...]](), dict[Pair, int]()
    at = {0: 0}
    for number, time in enumerate(times):
        at[1 + 2 * number] = at[2 + 2 * number] = time
        lengths[1 + 2 * number, 2 + 2 * number] = abs(time) * sides[2]
    for which in (0, 1):
        on = [0, *range(1 + which, 2 * count + 1, 2)]
        lines.append(tuple(sorted(on, key=lambda one: at[one])))
        for one, other in combinations(on, 2):
            lengths[one, other] = abs(at[one] - at[other]) * sides[which]
    lines += [(1 + 2 * one, 2 + 2 * one) for one in range(count)]
    turn, opening = uniform(rng, 0, math.tau), math.radians(uniform(rng, 42, 68))
    shares = 1.0, uniform(rng, 0.8, 1.25)
    below = sum(time < 0 for time in times)
    spread = [0.0] * count
    for way, some in ((-1, range(below - 1, -1, -1)), (1, range(below, count))):
        far = 1.0
        for one in some:
            spread[one] = way * far
            far += uniform(rng, 0.75, 1.1)
    points: list[Point] = [(0.0, 0.0)]
    for far in spread:
        points += [
            (far * share * math.cos(turn + one * opening), far * share * math.sin(turn + one * opening))
            for one, share in enumerate(shares)
        ]
    sketch = Sketch(points, lines, lengths, count + 2, parallel=range(2, len(lines)))
    if not clear(sketch):
        raise Rejected("points too close")
    return sketch


# Right triangles side by side


@cache
def _triples() -> list[tuple[int, int, int]]:
    """Right triangles with whole sides, both legs at least a quarter of the longest side."""
    return [
        (one, other, whole)
        for one in range(3, _LONGEST)
        for other in range(3, _LONGEST)
        if (whole := math.isqrt(one * one + other * other)) <= _LONGEST
        and whole * whole == one * one + other * other
        and 4 * min(one, other) >= whole
    ]


class _Triangles:
    """Right triangles of which each has a side in common with one before, in one of two shapes."""

    def __init__(self, legs: tuple[float, float]) -> None:
        self.points: list[Point] = [(0.0, 0.0), (legs[0], 0.0), (0.0, legs[1])]
        self.triangles = [(0, 1, 2)]

    def add(self, side: Pair, third: int, corner: int, leg: float) -> bool:
        """A triangle beyond a side, with the right angle at its first or second end, or (2) opposite; if there is room.

        ``leg`` is that beside the side, or, if that is the longest, the one at its first end.
        """
        one, other = (self.points[number] for number in side)
        long = math.dist(one, other)
        along = ((other[0] - one[0]) / long, (other[1] - one[1]) / long)
        across = (-along[1], along[0])
        beyond = self.points[third]
        if (beyond[0] - one[0]) * across[0] + (beyond[1] - one[1]) * across[1] > 0:
            across = (-across[0], -across[1])
        if corner < 2:
            foot, high = (0.0, long)[corner], leg
        else:
            foot = leg * leg / long
            high = math.sqrt(leg * leg - foot * foot)
        new = one[0] + foot * along[0] + high * across[0], one[1] + foot * along[1] + high * across[1]
        sides = [(one, new), (other, new)]
        for some in self.triangles:
            edges = [(self.points[a], self.points[b]) for a, b in combinations(some, 2)]
            if any(cross(mine, edge) for mine in sides for edge in edges) or self._covers(some, new):
                return False
            middle = (one[0] + other[0] + new[0]) / 3, (one[1] + other[1] + new[1]) / 3
            if self._covers(some, middle):
                return False
        self.points.append(new)
        self.triangles.append((*side, len(self.points) - 1))
        return True

    def _covers(self, triangle: Sequence[int], point: Point) -> bool:
        corners = [self.points[number] for number in triangle]
        turns = [
            (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
            for a, b in pairwise([*corners, corners[0]])
        ]
        return all(turn > -1e-6 for turn in turns) or all(turn < 1e-6 for turn in turns)


def right_triangles(count: int, rng: Stream) -> Sketch:
    """So many right triangles with whole sides."""
    for _ in range(_TRIES):
        sketch = _right_triangles(count, rng)
        if sketch is not None and clear(sketch):
            return sketch
    raise Rejected("no room for triangles")


def _right_triangles(count: int, rng: Stream) -> Sketch | None:
    legs = rng.choice([triple for triple in _triples() if triple[2] < 60])
    real = _Triangles((float(legs[0]), float(legs[1])))
    drawn = _Triangles((uniform(rng, 3, 5), uniform(rng, 3, 5)))
    lengths: dict[Pair, int] = {(0, 1): legs[0], (0, 2): legs[1], (1, 2): legs[2]}
    lines: list[list[int]] = [[1, 0], [0, 2], [1, 2]]
    right = [(0, 0, 1)]
    corners = {(0, 1, 2): 0}
    free: list[tuple[Pair, tuple[int, int, int]]] = [((0, 1), (0, 1, 2)), ((0, 2), (0, 1, 2)), ((1, 2), (0, 1, 2))]
    while len(corners) < count:
        side, of = free.pop(len(free) - 1 - rng.below(min(3, len(free))))
        third = next(one for one in of if one not in side)
        corner, shared = rng.weighted((3, 3, 2)), lengths[side]
        fitting = [one for one in _triples() if one[2 if corner == 2 else 0] == shared]
        if not fitting:
            return None
        triple = rng.choice(fitting)
        new = len(real.points)
        long = math.dist(*(drawn.points[number] for number in side))
        leg = long * (math.sin(math.radians(uniform(rng, 32, 58))) if corner == 2 else uniform(rng, 0.6, 1.3))
        if not (real.add(side, third, corner, triple[0 if corner == 2 else 1]) and drawn.add(side, third, corner, leg)):
            return None
        beside = triple[:2] if corner == 2 else (triple[1], triple[2]) if corner == 0 else (triple[2], triple[1])
        for end, length in zip(side, beside, strict=True):
            lengths[end, new] = length
        at = new if corner == 2 else side[corner]
        for end in side:
            if at == end and corners[of] == end:  # the third corner and the new one are on one line
                line = next(line for line in lines if third in line and end in line)
                line.insert(0 if line[0] == end else len(line), new)
            else:
                lines.append([end, new])
        mine = [
            number for number, line in enumerate(lines) if at in line and sum(one in line for one in (*side, new)) > 1
        ]
        if not any(one[0] == at and {*one[1:]} == {*mine} for one in right):
            right.append((at, mine[0], mine[1]))
        corners[(*side, new)] = at
        free += [((end, new), (*side, new)) for end in side]
    for line in lines:
        for one, other in combinations(line, 2):
            far = math.dist(real.points[one], real.points[other])
            lengths[min(one, other), max(one, other)] = round(far)
    if max(lengths.values()) > 2 * _LONGEST:
        return None
    turn = uniform(rng, 0, math.tau) if rng.below(3) else 0.0
    return Sketch(
        [turned(point, turn) for point in drawn.points],
        [tuple(line) for line in lines],
        lengths,
        count + 1,
        right=right,
    )


def turned(point: Point, turn: float) -> Point:
    """A point after a turn about (0, 0), in radians from x to y."""
    return (
        point[0] * math.cos(turn) - point[1] * math.sin(turn),
        point[0] * math.sin(turn) + point[1] * math.cos(turn),
    )
