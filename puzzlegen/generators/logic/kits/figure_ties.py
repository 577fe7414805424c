"""Figures with unknown lengths, areas and angles, and walls: what ties them, as the format numbers it."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic.kits.unknown_webs import Tie

Box = tuple[int, int, int, int]
_SIDES: Final = 2  # of pieces, at least
_DRAWS: Final = 40
_ALONG: Final = 0.41  # of a circle beside a chord that is nearly a diameter
_NARROW: Final = 0.37 * 0.63  # shares of a circle beside a chord whose angle with the radius has room for a number
_HALF: Final = 0.06  # of a circle, by which what is not a half is drawn otherwise, at least


class Drawn(NamedTuple):
    """Ties of a figure and the values of all its quantities; the last one is what plain numbers are measured by."""

    ties: list[Tie]
    values: list[int]


def cut(count: int, rng: Stream) -> list[Box]:
    """A rectangle cut into so many pieces, of which no two cuts have one coordinate; left, top, right and bottom."""
    boxes: list[Box] = [(0, 0, rng.between(14, 30), rng.between(12, 24))]
    used: tuple[set[int], set[int]] = (set(), set())
    while len(boxes) < count:
        box = (
            max(boxes, key=lambda one: ((one[2] - one[0]) * (one[3] - one[1]), one))
            if rng.below(2)
            else rng.choice(boxes)
        )
        way = int((box[3] - box[1]) * (2 + rng.below(3)) > (box[2] - box[0]) * 3)
        places = [at for at in range(box[way] + _SIDES, box[way + 2] - _SIDES + 1) if at not in used[way]]
        if not places:
            raise Rejected("no room for a cut")
        at = rng.choice(places)
        used[way].add(at)
        boxes.remove(box)
        left, top, right, bottom = box
        boxes += (
            [(left, top, at, bottom), (at, top, right, bottom)]
            if way == 0
            else [(left, top, right, at), (left, at, right, bottom)]
        )
    return sorted(boxes, key=lambda one: (one[1], one[0]))


def plan(boxes: Sequence[Box], spans: Sequence[tuple[int, int, int]]) -> Drawn:
    """Areas, spans (0 across or 1 down, from, to) and all other lengths from cut to cut, with what ties them."""
    cuts = [sorted({at for box in boxes for at in (box[way], box[way + 2])}) for way in (0, 1)]
    sides = {(way, low, high) for way in (0, 1) for low, high in combinations(cuts[way], 2)}
    lengths = [*spans, *sorted(sides - {*spans})]
    place = {side: len(boxes) + number for number, side in enumerate(lengths)}
    ties = [
        Tie((number,), (place[0, box[0], box[2]], place[1, box[1], box[3]], number)) for number, box in enumerate(boxes)
    ]
    for way in (0, 1):
        for low, middle, high in combinations(cuts[way], 3):
            parts = place[way, low, middle], place[way, middle, high], place[way, low, high]
            ties.append(Tie((len(ties),), parts, (1, 1, -1)))
    values = [(box[2] - box[0]) * (box[3] - box[1]) for box in boxes] + [high - low for _, low, high in lengths]
    return Drawn(ties, [*values, 1])


class Strip(NamedTuple):
    """The marks of triangles between two rays, and their angles."""

    ticks: list[int]
    parallel: list[int]
    angles: list[int]
    freedom: int
    """How many angles determine all others."""


def strip(count: int, rng: Stream) -> Strip:
    """So many triangles, each isosceles, between parallels or neither; raises `Rejected` where angles have no room."""
    for _ in range(_DRAWS):
        try:
            return _strip(count, rng)
        except Rejected:
            continue
    raise Rejected("an angle without room")


def _strip(count: int, rng: Stream) -> Strip:
    kinds = [rng.weighted((3, 2, 1)) if one else rng.weighted((2, 0, 1)) for one in range(count)]
    angles, parallel, freedom = list[int](), list[int](), 0
    for one, kind in enumerate(kinds):
        if one == 0:
            first, freedom = rng.between(14, 60), 1
        else:
            first = 180 - angles[3 * one - 2] - (angles[3 * one - 4] if one > 1 else 0)
        if kind == 0:
            middle = 180 - 2 * first
        elif kind == 1:
            middle = angles[3 * one - 2]
            parallel.append(one - 1)
        else:
            middle = rng.between(24, 110)
            freedom += 1
        angles += [first, middle, 180 - first - middle]
    if min(angles) < 10 or len({*kinds}) < 2:
        raise Rejected("an angle without room")
    ticks, number = [0] * (count + 1), 0
    for one, kind in enumerate(kinds):
        if kind == 0:
            number += not ticks[one]
            ticks[one] = ticks[one + 1] = number
    if number > 3:
        raise Rejected("too many kinds of sides")
    return Strip(ticks, parallel, angles, freedom)


def strip_ties(found: Strip) -> Drawn:
    """Triangles, straight lines, isosceles triangles, alternate and corresponding angles at parallels."""
    count, whole = len(found.angles) // 3, len(found.angles)
    ties = [Tie((one,), (3 * one, 3 * one + 1, 3 * one + 2, whole), (1, 1, 1, -180)) for one in range(count)]
    for point in range(1, count):
        around = [angle for angle in (3 * point, 3 * point - 2, 3 * point - 4) if 0 <= angle < whole]
        ties.append(Tie((len(ties),), (*around, whole), (*(1 for _ in around), -180)))
    for one in range(count):
        if found.ticks[one] and found.ticks[one] == found.ticks[one + 1]:
            ties.append(Tie((len(ties),), (3 * one, 3 * one + 2), (1, -1)))
    for one in found.parallel:
        ties.append(Tie((len(ties),), (3 * one + 1, 3 * one + 4), (1, -1)))
    for one in found.parallel:
        last = next(side for side in range(one, count + 2, 2) if side not in found.parallel)
        for other in range(one + 2, last + 1, 2):
            for pair in ((3 * one - 1, 3 * other - 1), (3 * one, 3 * other)):
                if pair[0] >= 0 and pair[1] < whole:
                    ties.append(Tie((len(ties),), pair, (1, -1)))
    return Drawn(ties, [*found.angles, 1])


class Ring(NamedTuple):
    """Arcs between points of a circle, of even degrees, and what is marked."""

    arcs: list[int]
    equal: list[int]
    diameter: tuple[int, ...]


def ring(points: int, rng: Stream) -> Ring:
    """Random arcs, of which two may be equal, or some be half of the circle; raises `Rejected`."""
    mean = 180 // points
    arcs = [2 * rng.between(mean // 2, mean * 3 // 2) for _ in range(points)]
    equal, diameter = list[int](), tuple[int, ...]()
    marks = rng.below(4)
    if marks % 2:
        end = rng.between(2, points - 2)
        diameter = (0, end)
        arcs[end - 1] += 180 - sum(arcs[:end])
        arcs[-1] += 180 - sum(arcs[end:])
    else:
        arcs[-1] += 360 - sum(arcs)
    if marks > 1:
        equal = sorted(rng.sample(range(points), 2))
        one, other = equal
        if diameter and (one < diameter[1]) != (other < diameter[1]):
            raise Rejected("equal arcs on both sides of a diameter")
        both = arcs[one] + arcs[other]
        arcs[one] = arcs[other] = both // 2
        if both % 4:
            raise Rejected("equal arcs of odd degrees")
    if min(arcs) < 20 or max(arcs) > 140:
        raise Rejected("an arc without room")
    return Ring(arcs, equal, diameter)


def lesser_arc(found: Ring, one: int, other: int) -> list[int]:
    """The arcs between two points that are less than half of the circle, really and as they are drawn.

    Raises:
        Rejected: there are none, or hardly.
    """
    inside = [*range(min(one, other), max(one, other))]
    drawn = drawn_share(found, one, other)
    arcs = inside if drawn < 0.5 else [arc for arc in range(len(found.arcs)) if arc not in inside]
    real = sum(found.arcs[arc] for arc in arcs)
    if abs(drawn - 0.5) < _HALF or not 24 <= real <= 156:
        raise Rejected("no angle at the centre")
    return arcs


def drawn_share(found: Ring, one: int, other: int) -> float:
    """How much of the circle lies between two points as they are drawn: evenly, or so on both sides of a diameter."""
    return _share(len(found.arcs), found.diameter, min(one, other), max(one, other))


@cache
def _share(points: int, diameter: tuple[int, ...], first: int, last: int) -> float:
    start, end = diameter or (0, points)
    return sum(
        1 / ((1 + bool(diameter)) * (end - start if start <= arc < end else points - end + start))
        for arc in range(first, last)
    )


def _check_centre(found: Ring, angles: Sequence[tuple[int, int, int]]) -> None:
    """Raises `Rejected` where a chord that is no diameter is drawn through the centre, or nearly along a radius."""
    points = len(found.arcs)
    if not found.diameter and all(points not in angle for angle in angles):
        return
    chords = {(min(at, end), max(at, end)) for at, *ends in angles for end in ends} - {found.diameter}
    if any(abs(drawn_share(found, *chord) - 0.5) < _HALF for chord in chords if points not in chord):
        raise Rejected("a chord through the centre")
    with_radius = {one for chord in chords if points in chord for one in chord}
    for chord in chords:
        share = drawn_share(found, *chord) if points not in chord else 0
        if {*chord} & with_radius and min(share, 1 - share) > _ALONG:
            raise Rejected("a chord along a radius")
    for two in combinations(sorted(with_radius - {points}), 2):
        if two != found.diameter and abs(drawn_share(found, *two) - 0.5) < _HALF:
            raise Rejected("two radii that look like a diameter")


def ring_ties(found: Ring, angles: Sequence[tuple[int, int, int]]) -> Drawn:
    """The circle, angles at its points between chords to two others, halves, equal arcs."""
    _check_centre(found, angles)
    points = len(found.arcs)
    whole = points + len(angles)
    ties = [Tie((0,), (*range(points), whole), (*(1 for _ in range(points)), -360))]
    values = [*found.arcs]
    for number, (at, low, high) in enumerate(angles):
        if points in (at, high):
            arcs = lesser_arc(found, low, at if at < points else high)
            if at < points and drawn_share(found, low, at) * (1 - drawn_share(found, low, at)) > _NARROW:
                raise Rejected("a narrow angle beside a radius")
            by = -1 if at == points else 2
            straight = () if at == points else (whole,)
            ties.append(
                Tie(
                    (len(ties),),
                    (*arcs, points + number, *straight),
                    (*(1 for _ in arcs), by, *(-180 for _ in straight)),
                )
            )
            values.append((sum(found.arcs[one] for one in arcs) + (0 if at == points else -180)) // -by)
            continue
        inside = {*range(low, high)}
        arcs = sorted({*range(points)} - inside if low < at < high else inside)
        ties.append(Tie((len(ties),), (*arcs, points + number), (*(1 for _ in arcs), -2)))
        values.append(sum(found.arcs[one] for one in arcs) // 2)
    if found.diameter:
        half = range(*found.diameter)
        for arcs in ([*half], [one for one in range(points) if one not in half]):
            ties.append(Tie((len(ties),), (*arcs, whole), (*(1 for _ in arcs), -180)))
    if found.equal:
        ties.append(Tie((len(ties),), tuple(found.equal), (1, -1)))
    return Drawn(ties, [*values, 1])


@cache
def wall_ties(high: int, joined: str) -> list[Tie]:
    """Each brick above the lowest row beside the two below it; bricks are numbered from the top."""
    ties = []
    for row in range(high - 1):
        for place in range(row + 1):
            above = row * (row + 1) // 2 + place
            below = above + row + 1
            ties.append(Tie((above,), (below, below + 1, above), (1, 1, -1) if joined == "sum" else ()))
    return ties


@cache
def wall_coordinates(high: int) -> list[list[Fraction]]:
    """How often each brick of a wall of sums contains each one of the lowest row."""
    rows = [[[Fraction(int(one == other)) for other in range(high)] for one in range(high)]]
    while len(rows[-1]) > 1:
        low = rows[-1]
        rows.append([[a + b for a, b in zip(*two, strict=True)] for two in pairwise(low)])
    return [one for row in reversed(rows) for one in row]
