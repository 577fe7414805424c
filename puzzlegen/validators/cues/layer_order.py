"""Finds what lies on what in a picture of crossing pieces, and all orders that this allows; judges `cues/layer_order`.

The format is that of ``docs/cues-traces.md``.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.cues import layer_order as form
from puzzlegen.formats.cues.layer_order import Heap, Piece, Point, Query
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    verdict_on,
)
from puzzlegen.validators.kits.properties import fewest

Words: TypeAlias = NDArray[np.uint32]  # 0xRRGGBB

LIFTED: Final = ("sticks", "strips")  # orders go from the top down; of what was made in turn, from the bottom up
_STEEP: Final = 0.64  # sine of the least angle of a crossing: 40 degrees
_CLEAR: Final = 10  # points between things that do not touch
_END: Final = 6  # points by which a piece reaches at least beyond one that it crosses
_TAG: Final = 34  # radius around a number
_CAR: Final = 54  # radius around the number on the roof of a toy car, which no track may touch
_BEYOND: Final = 44  # from the end of a piece to the middle of its number
_INNER: Final = 0.8  # of the width of an overlap is looked at
_AREA: Final = 60  # pixels of an overlap that have the colour of what is on top


class Crossing(NamedTuple):
    """Where the middle lines of two pieces meet, and their directions there, of length 1."""

    x: float
    y: float
    one: tuple[float, float]
    other: tuple[float, float]

    @property
    def sine(self) -> float:
        """Of the angle between them."""
        return abs(_cross(self.one, self.other))

    def reach(self, width: float) -> float:
        """How far the overlap reaches along either piece."""
        return width / 2 * (1 + math.sqrt(max(0.0, 1 - self.sine**2))) / max(self.sine, 0.01)


def certify(heap: Heap, query: Query) -> Certificate:
    """Follow from each piece all that lies on it.

    The difficulty is the number of crossings among which those that matter have to be found. The depth is how many of
    them lead, one after the other, to the answer, or how often all that lies free is lifted; for orders, how many
    crossings are needed to refute the wrong ones.

    Raises:
        MalformedStatement: the crossings are not those of the pieces, or there is no such piece.
    """
    count = len(heap.pieces)
    if any(a == b for piece in heap.pieces for stroke in piece.strokes for a, b in pairwise(stroke)):
        raise MalformedStatement("a line stays at a point")
    met = {pair: list(_met(heap, *pair)) for pair in combinations(range(count), 2)}
    listed = [tuple(sorted((over - 1, under - 1))) for over, under in heap.crossings]
    if sorted(listed) != sorted(pair for pair, found in met.items() if found):
        raise MalformedStatement("the crossings are not those of the pieces, each once")
    _check(query, count)
    edges = [(over - 1, under - 1) for over, under in heap.crossings]
    above = [_reached(edges, piece) for piece in range(count)]
    findings = _answer(query, edges, above, heap.theme in LIFTED)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="closure of what lies on what",
        effort={"pieces": count, "crossings": len(edges)},
        difficulty=len(edges),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(heap, query)),
        structure=f"{heap.theme}, {count} pieces",
        refuted=findings.refuted,
        faults=tuple(_near_misses(heap, met)),
        depth=_depth(heap, query, edges),
    )


def certify_why(heap: Heap, query: Query, answer: str, why: form.Facts) -> Faults:
    """Judges whether these are crossings of the heap, and all from which the answer follows."""
    crossings, numbers, told = {*heap.crossings}, {*range(1, len(heap.pieces) + 1)}, why.told
    again = isinstance(query, form.Orders)  # one crossing may refute several orders
    if not {*told} <= crossings or (len({*told}) < len(told) and not again):
        return ("there is no such crossing",)
    overs, unders = ([one[end] for one in told] for end in (0, 1))
    match query, why:
        case form.Top(), _:
            enough = sorted(unders) == sorted(numbers - {int(answer.removeprefix("tag-"))})
        case form.Bottom(), _:
            enough = sorted(overs) == sorted(numbers - {int(answer.removeprefix("tag-"))})
        case form.Orders(options), _:
            wrong = [order for letter, order in zip(LETTERS, options, strict=True) if letter != answer]
            enough = len(told) == len(wrong) and all(
                (order.index(over) < order.index(under)) != (heap.theme in LIFTED)
                for order, (over, under) in zip(wrong, told, strict=True)
            )
        case form.Held(), form.Lifting(taken=taken):
            left, free = set(numbers), True
            for piece in taken:
                free = free and piece in left and not any(over in left for over, under in crossings if under == piece)
                left.discard(piece)
            enough = free and sorted(unders) == sorted(left) and {*overs} <= left
        case form.Sure(options), _:
            over, under = options[LETTERS.index(answer)]
            enough = [under, *overs] == [*unders, over]
        case form.Above(piece), _:
            enough = {*told} == {one for one in crossings if one.under in {piece, *overs}}
            enough = enough and all(under in {piece, *overs[:place]} for place, under in enumerate(unders))
        case _:
            enough = False
    return () if enough else ("it does not follow from these crossings",)


def _check(query: Query, count: int) -> None:
    if isinstance(query, form.Orders):
        if any(sorted(order) != list(range(1, count + 1)) for order in query.options):
            raise MalformedStatement("each order has every piece once")
        demand_different(query.options)
    pairs = query.options if isinstance(query, form.Sure) else ()
    named = [query.piece] if isinstance(query, form.Above) else [piece for pair in pairs for piece in pair]
    if max(named, default=1) > count:
        raise MalformedStatement("there is no such piece")
    if len({frozenset(pair) for pair in pairs if pair[0] != pair[1]}) < len(pairs):
        raise MalformedStatement("pairs are of two pieces each, and no two of the same")


def _reached(edges: Sequence[tuple[int, int]], piece: int) -> frozenset[int]:
    """All that lies on a piece, directly or on something between; itself, if it lies in a ring."""
    found: set[int] = set()
    grown = {over for over, under in edges if under == piece}
    while grown - found:
        found |= grown
        grown = {over for over, under in edges if under in found}
    return frozenset(found)


def _depth(heap: Heap, query: Query, edges: Sequence[tuple[int, int]]) -> Depth:
    match query:
        case form.Orders(options):
            lifted = heap.theme in LIFTED
            broken = [
                frozenset(number for number, edge in enumerate(edges) if _broken(order, [edge], lifted))
                for order in options
            ]
            return Depth.properties(fewest([some for some in broken if some]))
        case form.Above(piece):
            return Depth.chain(max(_far(edges, piece - 1).values()))
        case form.Sure(options):
            return Depth.chain(max(_far(edges, under - 1).get(over - 1, 0) for over, under in options))
        case form.Held():
            left, rounds = {*range(len(heap.pieces))}, 0
            while free := left - {under for over, under in edges if over in left}:
                left, rounds = left - free, rounds + 1
            return Depth.chain(rounds)
    return Depth.chain(1)  # each piece is looked at by itself


def _far(edges: Sequence[tuple[int, int]], piece: int) -> dict[int, int]:
    """The pieces that lie on one, and itself, each with the fewest crossings that lead there."""
    far = {piece: 0}
    for one in (waiting := [piece]):
        for over, under in edges:
            if under == one and over not in far:
                far[over] = far[one] + 1
                waiting.append(over)
    return far


def _answer(query: Query, edges: Sequence[tuple[int, int]], above: Sequence[frozenset[int]], lifted: bool) -> Findings:
    rings = {piece for piece, on in enumerate(above) if piece in on}
    if isinstance(query, form.Held):
        held = sorted(f"tag-{piece + 1}" for piece, on in enumerate(above) if rings & {piece, *on})
        if isinstance(query, form.HeldBoxed):
            return Findings((" ".join(held),) if held else ())
        return Findings((str(len(held)),))
    if rings:
        return Findings(())  # no order fits
    if isinstance(query, form.Orders):
        against = {letter: _broken(order, edges, lifted) for letter, order in zip(LETTERS, query.options, strict=True)}
        return Findings(
            tuple(letter for letter, reason in against.items() if not reason),
            {letter: reason for letter, reason in against.items() if reason},
        )
    match query:
        case form.Sure(options):
            unsure = {
                letter: f"nothing says that {over} is above {under}"
                for letter, (over, under) in zip(LETTERS, options, strict=True)
                if over - 1 not in above[under - 1]
            }
            return Findings(tuple(letter for letter in LETTERS if letter not in unsure), unsure)
        case form.AboveOffered(piece, options):
            return letter_of_number(options, len(above[piece - 1]))
        case form.Above(piece):
            return Findings((str(len(above[piece - 1])),))
    ends = {edge[isinstance(query, form.Top)] for edge in edges}
    name = "tag-" if isinstance(query, form.TopBoxed | form.BottomBoxed) else ""
    return Findings(tuple(f"{name}{piece + 1}" for piece in range(len(above)) if piece not in ends))


def _broken(order: Sequence[int], edges: Sequence[tuple[int, int]], lifted: bool) -> str:
    """Which crossing contradicts an order; empty if none does."""
    for over, under in edges:
        if (order.index(over + 1) < order.index(under + 1)) != lifted:
            return f"{over + 1} lies on {under + 1}"
    return ""


def _cross(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[1] - one[1] * other[0]


def _ways(heap: Heap, one: int, other: int) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Pairs of straight parts of two pieces, which are so near that they may touch."""
    far = heap.width + _CLEAR
    for mine, theirs in product(heap.pieces[one].strokes, heap.pieces[other].strokes):
        for (a, b), (c, d) in product(pairwise(mine), pairwise(theirs)):
            if all(
                min(a[axis], b[axis]) - far < max(c[axis], d[axis])
                and min(c[axis], d[axis]) - far < max(a[axis], b[axis])
                for axis in (0, 1)
            ):
                yield a, b, c, d


def _met(heap: Heap, one: int, other: int) -> Iterator[Crossing]:
    """Where the middle lines of two pieces cross, in exact whole numbers up to the place itself.

    A part has its first point, and not its last one: where a line bends upon the other one, that is one crossing.
    """
    for a, b, c, d in _ways(heap, one, other):
        u, v, w = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1]), (c[0] - a[0], c[1] - a[1])
        area = _cross(u, v)
        sign = 1 if area > 0 else -1
        if area and 0 <= sign * _cross(w, v) < abs(area) and 0 <= sign * _cross(w, u) < abs(area):
            share = _cross(w, v) / area
            yield Crossing(a[0] + share * u[0], a[1] + share * u[1], _unit(u), _unit(v))


def _unit(way: tuple[float, float]) -> tuple[float, float]:
    length = math.hypot(*way)
    return way[0] / length, way[1] / length


def _distance(point: Sequence[float], start: Point, end: Point) -> float:
    """The distance of a point from a straight part."""
    u, w = (end[0] - start[0], end[1] - start[1]), (point[0] - start[0], point[1] - start[1])
    length = u[0] ** 2 + u[1] ** 2
    share = min(1.0, max(0.0, (u[0] * w[0] + u[1] * w[1]) / length)) if length else 0.0
    return math.hypot(w[0] - share * u[0], w[1] - share * u[1])


def _tag(piece: Piece) -> tuple[float, float]:
    """Where the number of a piece stands."""
    (a, b), (c, d) = piece.strokes[-1][-2:]
    right, down = _unit((c - a, d - b))
    return c + _BEYOND * right, d + _BEYOND * down


def _near_misses(heap: Heap, met: dict[tuple[int, int], list[Crossing]]) -> list[str]:
    """What an eye could take for something else, in fixed words and order."""
    faults = []
    found = {pair: some[0] for pair, some in met.items() if some}
    if len({piece.hue for piece in heap.pieces}) < len(heap.pieces):
        faults.append("two pieces have the same hue")
    if any(len(some) > 1 for some in met.values()):
        faults.append("two pieces cross twice")
    if any(crossing.sine < _STEEP for crossing in found.values()):
        faults.append("two pieces cross at a small angle")
    if any(
        math.dist(a[:2], b[:2]) < a.reach(heap.width) + b.reach(heap.width)
        for (one, a), (other, b) in combinations(found.items(), 2)
        if set(one) & set(other)
    ):
        faults.append("two crossings run into one another")
    if any(_touches(heap, one, other, found.get((one, other))) for one, other in met):
        faults.append("two pieces end at one another, or almost touch")
    tags = [_tag(piece) for piece in heap.pieces]
    room = _CAR if heap.theme == "tracks" else _TAG
    if any(math.dist(one, other) < 2 * room for one, other in combinations(tags, 2)) or any(
        _distance(tag, start, end) < room + heap.width / 2
        for (number, tag), (other, piece) in product(enumerate(tags), enumerate(heap.pieces))
        if number != other
        for stroke in piece.strokes
        for start, end in pairwise(stroke)
    ):
        faults.append("a number stands too near to something else")
    points = [point for piece in heap.pieces for stroke in piece.strokes for point in stroke]
    if not all(_TAG <= p[axis] <= heap.size[axis] - _TAG for p in (*points, *tags) for axis in (0, 1)):
        faults.append("a piece leaves the picture")
    return faults


def _touches(heap: Heap, one: int, other: int, crossing: Crossing | None) -> bool:
    """True if two pieces come near without crossing, or one ends within the other."""
    far = heap.width + _CLEAR
    around = 0.0 if crossing is None else 1.3 * far / crossing.sine
    for a, b, c, d in _ways(heap, one, other):
        for point, start, end in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)):
            away = _distance(point, start, end)
            if away < far and (crossing is None or math.dist(point, crossing[:2]) > around):
                return True
    ends = [
        (stroke[end], piece)
        for number, piece in ((one, other), (other, one))
        for stroke in heap.pieces[number].strokes
        for end in (0, -1)
    ]
    return any(
        _distance(point, start, end) < heap.width / 2 + _END
        for point, piece in ends
        for stroke in heap.pieces[piece].strokes
        for start, end in pairwise(stroke)
    )


def _canonical_form(heap: Heap, query: Query) -> tuple[object, ...]:
    """The least of the picture's turns and mirror images, without hues and numbers."""
    forms = []
    for left, up, turned in product((False, True), repeat=3):
        wide, high = heap.size

        def placed(point: Point, left: bool = left, up: bool = up, turned: bool = turned) -> Point:
            x, y = wide - point[0] if left else point[0], high - point[1] if up else point[1]  # noqa: B023
            return (y, x) if turned else (x, y)

        looks = [[list(map(placed, stroke)) for stroke in piece.strokes] for piece in heap.pieces]
        order = sorted(range(len(looks)), key=lambda piece: looks[piece])
        rank = {piece + 1: place for place, piece in enumerate(order)}
        crossings = sorted((rank[over], rank[under]) for over, under in heap.crossings)
        asked = rank[query.piece] if isinstance(query, form.Above) else -1
        size = (high, wide) if turned else (wide, high)
        forms.append((size, [looks[piece] for piece in order], crossings, asked))
    return heap.theme, heap.width, task_whatever_form(query, form.QUESTIONS), min(forms)


def certify_picture(pictures: Sequence[Pixels], heap: Heap, query: Query, layout: Layout) -> Faults:  # noqa: ARG001
    """Read from the pixels which colour is on top in each overlap.

    The colour of a piece is the most frequent one along it.
    """
    words: Words = (pictures[0] @ np.array([1 << 16, 1 << 8, 1])).astype(np.uint32)
    scale = words.shape[1] / heap.size[0]
    colours = [_colour(words, piece, heap.width * _INNER, scale) for piece in heap.pieces]
    for over, under in heap.crossings:
        crossing = next(_met(heap, *sorted((over - 1, under - 1))))
        overlap = _overlap(words, crossing, heap.width * _INNER / 2 * scale, scale)
        upper, lower = ((overlap == colours[piece - 1]).sum() for piece in (over, under))
        if upper < _AREA or lower > upper / 10:
            return ("an overlap does not show what is on top",)
    return ()


def _colour(words: Words, piece: Piece, width: float, scale: float) -> int:
    """The most frequent colour in the middle of a piece."""
    found = []
    for stroke in piece.strokes:
        for (a, b), (c, d) in pairwise(stroke):
            right, down = _unit((c - a, d - b))
            along, across = np.meshgrid(
                np.arange(0, math.dist((a, b), (c, d)), 2 / scale), np.arange(-width / 2, width / 2, 2 / scale)
            )
            x, y = a + along * right - across * down, b + along * down + across * right
            found.append(words[(y * scale).astype(int), (x * scale).astype(int)].ravel())
    values, counts = np.unique(np.concatenate(found), return_counts=True)
    return int(values[counts.argmax()])


def _overlap(words: Words, crossing: Crossing, half: float, scale: float) -> Words:
    """The pixels that lie within both pieces at a crossing; ``half`` is half their width in pixels."""
    x, y, reach = crossing.x * scale, crossing.y * scale, math.ceil(2 * half / crossing.sine)
    top, left = max(0, int(y) - reach), max(0, int(x) - reach)
    part = words[top : int(y) + reach + 1, left : int(x) + reach + 1]
    rows, columns = np.indices(part.shape)
    right, down = columns + left + 0.5 - x, rows + top + 0.5 - y
    one, other = (np.abs(right * way[1] - down * way[0]) <= half for way in (crossing.one, crossing.other))
    inside: Words = part[one & other]
    return inside
