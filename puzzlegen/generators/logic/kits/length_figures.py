"""Figures with unknown lengths: chords, secants and tangents, parallels across two lines, right triangles side by side.

Each is built twice with the same points and lines: with whole lengths, and as it is drawn, which is not to scale. Both
are true figures, in which nothing meets that does not in the other.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
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
_DRAWN: Final = 20  # times that lines of a circle are drawn
_WAYS: Final = 5  # to draw a line of a circle, before all of them are drawn anew
_SIDE: Final = 900  # of a picture, in units of the format
_MIDDLE: Final = 1e-6  # of a circle, where a crossing has no direction from it
_APART: Final = 0.14  # of two points, at least, where the picture's longer side is 1
_SHORT: Final = 0.5  # of half a line within a circle, at least, where the radius is 1
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


def _clear(sketch: Sketch) -> bool:
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
    if any(math.dist(one, other) < _APART * side for one, other in combinations(points, 2)):
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


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """True if two straight lines meet between their ends."""
    ((a, b), (c, d)), ((p, q), (r, s)) = one, other
    right, down = c - a, d - b
    if (right * (q - b) - down * (p - a)) * (right * (s - b) - down * (r - a)) >= -1e-9:
        return False  # both ends of the other one are on one side
    right, down = r - p, s - q
    return (right * (b - q) - down * (a - p)) * (right * (d - q) - down * (c - p)) < -1e-9


def _real(rng: Stream, low: float, high: float) -> float:
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
    turn, opening = _real(rng, 0, math.tau), math.radians(_real(rng, 42, 68))
    shares = 1.0, _real(rng, 0.8, 1.25)
    below = sum(time < 0 for time in times)
    spread = [0.0] * count
    for way, some in ((-1, range(below - 1, -1, -1)), (1, range(below, count))):
        far = 1.0
        for one in some:
            spread[one] = way * far
            far += _real(rng, 0.75, 1.1)
    points: list[Point] = [(0.0, 0.0)]
    for far in spread:
        points += [
            (far * share * math.cos(turn + one * opening), far * share * math.sin(turn + one * opening))
            for one, share in enumerate(shares)
        ]
    sketch = Sketch(points, lines, lengths, count + 2, parallel=range(2, len(lines)))
    if not _clear(sketch):
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
            if any(_cross(mine, edge) for mine in sides for edge in edges) or self._covers(some, new):
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
        if sketch is not None and _clear(sketch):
            return sketch
    raise Rejected("no room for triangles")


def _right_triangles(count: int, rng: Stream) -> Sketch | None:
    legs = rng.choice([triple for triple in _triples() if triple[2] < 60])
    real = _Triangles((float(legs[0]), float(legs[1])))
    drawn = _Triangles((_real(rng, 3, 5), _real(rng, 3, 5)))
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
        leg = long * (math.sin(math.radians(_real(rng, 32, 58))) if corner == 2 else _real(rng, 0.6, 1.3))
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
    turn = _real(rng, 0, math.tau) if rng.below(3) else 0.0
    return Sketch(
        [_turned(point, turn) for point in drawn.points],
        [tuple(line) for line in lines],
        lengths,
        count + 1,
        right=right,
    )


def _turned(point: Point, turn: float) -> Point:
    return (
        point[0] * math.cos(turn) - point[1] * math.sin(turn),
        point[0] * math.sin(turn) + point[1] * math.cos(turn),
    )


# Chords, secants, tangents


class _Line(NamedTuple):
    """Where a line meets the circle, and its crossings: numbers along it."""

    low: float
    high: float
    crossings: dict[int, float]


def chords(count: int, rng: Stream) -> Sketch:
    """So many lines through a circle, each after the first one through a point of one before; some may touch it."""
    for _ in range(_TRIES):
        sketch = _chords(count, rng)
        if sketch is not None:
            return sketch
    raise Rejected("no room for chords")


def _chords(count: int, rng: Stream) -> Sketch | None:
    is_outside = bool(rng.below(2))
    several = count > 2 and bool(rng.below(2))  # lines through the first crossing
    through: list[tuple[int, ...]] = [(0,)]  # crossings of lines
    for number in range(1, count):
        last = max(one for some in through for one in some)
        if number == 1 or (number == 2 and several):
            through.append((0,))
        else:
            through[-1] = (*through[-1], last + 1)
            through.append((last + 1,))
    touches = next((one for one, some in enumerate(through) if some == (0,)), -1) if is_outside and rng.below(3) else -1
    lines = next(filter(None, (_whole_lines(through, is_outside, touches, rng) for _ in range(_TRIES))), None)
    if lines is None:
        return None
    widest = max((line.high - line.low) / 2 for line in lines)
    real = next(filter(None, (_placed(lines, widest * _real(rng, 1.03, 1.6), rng) for _ in range(_TRIES))), None)
    if real is None:
        return None
    orders = _order(real.ends), _order(_mirrored(real.ends))
    for _ in range(_DRAWN):
        drawn = _drawn(through, is_outside, touches, orders, rng)
        if drawn is not None:
            sketch = _sketch(lines, drawn, touches)
            if _clear(sketch):
                return sketch
    return None


def _whole_lines(through: Sequence[Sequence[int]], is_outside: bool, touches: int, rng: Stream) -> list[_Line] | None:
    """Whole numbers along all lines, the first crossing of each at 0."""
    powers = dict[int, int]()
    lines = list[_Line]()
    for number, (first, *rest) in enumerate(through):
        outside = is_outside and first == 0
        if first not in powers:
            powers[first] = rng.choice((12, 16, 18, 20, 24, 30, 36, 40, 48, 60, 64, 72, 80, 90, 96, 100, 120, 144))
        power = powers[first]
        root = math.isqrt(power)
        ways = [(one, power // one) for one in range(2, power // 2 + 1) if power % one == 0 and one * one != power]
        ways = [(one, other) for one, other in ways if max(one, other) <= 36 and (not outside or one < other)]
        if number == touches:
            if root * root != power:
                return None
            low, high = root, root
        elif not ways:
            return None
        else:
            near, far = rng.choice(ways)
            low, high = (near, far) if outside else (-near, far)
        crossings: dict[int, float] = {first: 0}
        for one in rest:
            start = low if outside else 0
            if high - start < 3:
                return None
            crossings[one] = rng.between(start + 1, high - 1)
            powers[one] = int((crossings[one] - low) * (high - crossings[one]))
        lines.append(_Line(low, high, crossings))
    ends = [sorted((one.low, one.high)) for one in lines]
    return None if len({(low, high) for low, high in ends}) < len(ends) else lines


_Ends: TypeAlias = list[tuple[Point, Point]]
_Met: TypeAlias = list[tuple[float, int]]


class _Placed(NamedTuple):
    """Where lines meet a circle around (0, 0), and where they cross one another."""

    ends: _Ends
    crossings: dict[int, Point]


def _placed(lines: Sequence[_Line], radius: float, rng: Stream) -> _Placed | None:
    """Lines with given lengths; None if any two meet that have no crossing."""
    places = dict[int, Point]()
    ends: _Ends = []
    for line in lines:
        half, middle = (line.high - line.low) / 2, (line.high + line.low) / 2
        first = next(iter(line.crossings))
        if first not in places:
            away = math.sqrt(radius * radius - half * half)
            places[first] = (line.crossings[first] - middle, away)
            direction = 1.0, 0.0
        else:
            x, y = places[first]
            far = math.hypot(x, y)
            if far < _MIDDLE:
                return None
            share = (middle - line.crossings[first]) / far
            if abs(share) > 1:
                return None
            direction = _turned((-x / far, -y / far), math.acos(share) * (1 if rng.below(2) else -1))
        x, y = places[first]
        start = line.crossings[first]

        def at(number: float, x: float = x, y: float = y, way: Point = direction, start: float = start) -> Point:
            return x + (number - start) * way[0], y + (number - start) * way[1]

        ends.append((at(line.low), at(line.high)))
        for crossing, number in line.crossings.items():
            places.setdefault(crossing, at(number))
    reach = [_reach(two, line.crossings, places) for two, line in zip(ends, lines, strict=True)]
    through = [[*line.crossings] for line in lines]
    meet = all(_meet_only(reach[: number + 1], through) for number in range(1, len(lines)))
    return _Placed(ends, places) if meet else None


def _reach(ends: tuple[Point, Point], crossings: Iterable[int], places: Mapping[int, Point]) -> tuple[Point, Point]:
    """The two of a line's ends and crossings that are farthest apart."""
    some = [*ends, *(places[one] for one in crossings)]
    return max(combinations(some, 2), key=lambda two: math.dist(*two))


def _meet_only(reach: Sequence[tuple[Point, Point]], through: Sequence[Sequence[int]]) -> bool:
    """True if the last of some lines meets none of the others but at a crossing that they share."""
    last = len(reach) - 1
    return all({*through[last]} & {*through[one]} or not _cross(reach[last], reach[one]) for one in range(last))


def _drawn(
    through: Sequence[Sequence[int]], is_outside: bool, touches: int, orders: Sequence[Sequence[int]], rng: Stream
) -> _Placed | None:
    """The same lines across a circle of radius 1, one after the other in random directions that keep to an order."""
    turn = _real(rng, 0, math.tau)
    far = _real(rng, 1.7, 2.1) if is_outside else _real(rng, 0.15, 0.45)
    places: dict[int, Point] = {0: _turned((far, 0.0), turn)}
    ends: _Ends = []
    reach: _Ends = []
    met: _Met = []
    for number, (first, *rest) in enumerate(through):
        x, y = places[first]
        away = math.hypot(x, y)
        if away < _MIDDLE:
            return None
        for _ in range(_WAYS):
            if number == touches:
                way = _turned((-x / away, -y / away), math.asin(1 / away) * (1 if rng.below(2) else -1))
            else:
                angle = _between(met, rng.choice(orders), 2 * number + 1, rng)
                ahead = math.cos(angle) - x, math.sin(angle) - y
                long = math.hypot(*ahead)
                way = ahead[0] / long, ahead[1] / long
            middle = -(x * way[0] + y * way[1])
            half = 0.0 if number == touches else math.sqrt(max(0.0, 1 - (x * x + y * y - middle * middle)))
            if 0 < half < _SHORT:
                continue
            low, high = middle - half, middle + half
            two = (x + low * way[0], y + low * way[1]), (x + high * way[0], y + high * way[1])
            new = sorted([*met, *_meets(number, two)])
            order = _rounds(new)
            kept = [one for one in orders if [end for end in one if end // 2 <= number] == order]
            if not kept:
                continue
            for one in rest:
                start = low if first == 0 and is_outside else 0.0
                share = start + (high - start) * _real(rng, 0.35, 0.65)
                places[one] = (x + share * way[0], y + share * way[1])
            mine = [*two[: 1 if number == touches else 2], *(places[one] for one in rest)]
            others = [*places.values()][: -len(rest) or None]
            others += [end for number, pair in enumerate(ends) for end in pair[: 1 if number == touches else 2]]
            longest = _reach(two, through[number], places)
            if all(
                math.dist(one, other) > 2 * _APART for one, other in (*combinations(mine, 2), *product(mine, others))
            ) and _meet_only([*reach, longest], through):
                break
        else:
            return None
        ends.append(two)
        reach.append(longest)
        met, orders = new, kept
    return _Placed(ends, places)


def _between(met: _Met, order: Sequence[int], new: int, rng: Stream) -> float:
    """An angle at which a new end comes to its place in an order, or any one."""
    if not met:
        return _real(rng, 0, math.tau)
    ends = [end for _, end in met]
    here = order.index(new)
    before = next(ends.index(order[here - back]) for back in range(1, len(order)) if order[here - back] in ends)
    low, high = met[before][0], met[(before + 1) % len(met)][0]
    return _real(rng, low, high if high > low else high + math.tau)


def _meets(number: int, ends: tuple[Point, Point]) -> _Met:
    """Where a line meets the circle, as angles, with twice its number for its low end, one more for its high one."""
    low, high = ends
    return [
        (math.atan2(y, x), 2 * number + which)
        for which, (x, y) in enumerate((low,) if math.dist(low, high) < 1e-9 else ends)
    ]


def _order(ends: _Ends) -> list[int]:
    return _rounds(sorted(one for number, two in enumerate(ends) for one in _meets(number, two)))


def _rounds(met: _Met) -> list[int]:
    """Ends of lines in the order in which they meet the circle, from the low one of line 0."""
    order = [one for _, one in met]
    start = order.index(0)
    return order[start:] + order[:start]


def _mirrored(ends: _Ends) -> _Ends:
    return [((-a, b), (-c, d)) for (a, b), (c, d) in ends]


def _sketch(lines: Sequence[_Line], drawn: _Placed, touches: int) -> Sketch:
    crossings = sorted(drawn.crossings)
    points = [drawn.crossings[one] for one in crossings]
    on_it, order, lengths = list[int](), list[tuple[int, ...]](), dict[Pair, int]()
    for number, (line, (low, high)) in enumerate(zip(lines, drawn.ends, strict=True)):
        along: dict[int, float] = dict(line.crossings)
        for place, end in [(line.low, low), (line.high, high)][: 1 if number == touches else 2]:
            on_it.append(len(points))
            along[len(points)] = place
            points.append(end)
        order.append(tuple(sorted(along, key=lambda one: along[one])))
        for one, other in combinations(sorted(along), 2):
            lengths[one, other] = int(abs(along[one] - along[other]))
    freedom = 1 + len(lines) + sum(len(line.crossings) - 1 for line in lines) - (touches >= 0)
    return Sketch(points, order, lengths, freedom, circle=((0.0, 0.0), 1.0, tuple(on_it)))
