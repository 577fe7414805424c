"""How many triangles, squares, rectangles, parallelograms or circles of any size a line drawing holds.

The generator counts by corners: it marks all points where lines meet, which of them one line joins, and then looks for
triples of joined points, or for two joined points and a third one that a fourth completes. Circles are those all of
whose twenty-fourths some arc covers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial, reduce
from itertools import combinations, pairwise, permutations
from math import gcd, hypot, inf, lcm
from operator import or_
from typing import Annotated, Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting import shape_count as form
from puzzlegen.formats.counting.shape_count import Around, Basis, Count, Kind, Shapes
from puzzlegen.generators.counting.kits import circles, drawings
from puzzlegen.generators.counting.kits.drawings import TURN, Arc, Drawing, Segment

Node: TypeAlias = tuple[int, int]  # a point, in the parts of a unit that make all points of a drawing whole
Corners: TypeAlias = tuple[tuple[float, float], ...]  # of a shape, in units

_COMPOSITIONS: Final[Mapping[Kind, tuple[Callable[[Stream, int], Drawing], ...]]] = {
    "triangle": drawings.TRIANGLES,
    "square": drawings.SQUARES,
    "rectangle": drawings.RECTANGLES,
    "parallelogram": drawings.PARALLELOGRAMS,
    "circle": circles.COMPOSITIONS,
}
# Circles are not asked for there: with so many, their meeting points would lie too close to one another.
_LARGE_COMPOSITIONS: Final[Mapping[Kind, tuple[Callable[[Stream, int], Drawing], ...]]] = {
    "triangle": drawings.LARGE_TRIANGLES,
    "square": drawings.LARGE_SQUARES,
    "rectangle": drawings.RECTANGLES,
    "parallelogram": drawings.PARALLELOGRAMS,
}
_LEAST: Final = 2  # shapes; fewer are no counting
_HUNDREDTHS: Final = 100  # of a unit, in which dots are placed
_CLEAR: Final = 0.034  # of the longer side of a drawing, from a dot to each line
_DOT_TRIES: Final = 30
_DOTS: Final = 8  # places for dots, at most
_TRIES: Final = 60  # drawings until one has a suitable number of shapes


class ShapeCountParams(Params, frozen=True, kw_only=True):
    """``size`` bounds the size of the composition, ``around`` the number of shapes around a dot, both ends included.

    Numbers of shapes are drawn in ``spread`` classes that are equally common, by their remainders; so none is as common
    as it would be by itself.
    """

    size: Annotated[tuple[int, int], Knob("drawings with more lines", 1, 6)]
    spread: Annotated[int, Knob("the numbers are more evenly spread", 1, 8)]
    around: Annotated[tuple[int, int], Knob("more shapes around a dot", 1, 60)] = (3, 12)
    dots: Annotated[int, Knob("a second dot has to lie outside", 1, 2)] = 1


LEVELS: Final = {
    Level.EASY: ShapeCountParams(band=(20, 60), depth=(2, 3), size=(1, 3), spread=6),
    Level.MEDIUM: ShapeCountParams(band=(61, 110), depth=(4, 6), size=(2, 3), spread=4),
    Level.HARD: ShapeCountParams(band=(20, 600), depth=(4, 8), size=(3, 4), spread=4, around=(6, 20)),
    Level.EXTREME: ShapeCountParams(band=(30, 1500), depth=(7, 24), size=(5, 6), spread=4, around=(10, 36), dots=2),
}


def invent(rng: Stream, params: ShapeCountParams, asked: Drawn) -> Puzzle:
    """Compose drawings until one has a number of shapes that is not too common for their kind, or around a dot.

    There are never options, since some numbers of shapes are so much commoner.
    """
    rng = rng.child("state")
    compositions = _COMPOSITIONS if params.size[0] < drawings.LARGE else _LARGE_COMPOSITIONS
    kinds = [kind for kind in compositions if kind != "circle" or asked.question is Count]
    kind = kinds[rng.class_by_index(len(kinds), "kind")]
    remainder = rng.class_by_index(params.spread, "remainder")
    low, high = params.depth or (1, inf)
    for _ in range(_TRIES):
        compose = rng.choice(compositions[kind])
        drawing = compose(rng, rng.between(*params.size))
        count, why = _circles(drawing.arcs) if kind == "circle" else _shapes(drawing, kind)
        if asked.question is Count and (count < _LEAST or count % params.spread != remainder):
            continue
        if compose in drawings.IRREGULAR:
            why = replace(why, parts=_parts(drawing))
        segments = tuple((*first, *last) for first, last in drawing.segments)
        shown = form.Drawing(drawing.basis, segments, tuple(form.Arc(*arc) for arc in drawing.arcs))
        if asked.question is Around and kind != "circle":
            if count < params.around[0]:
                continue
            chosen = _dotted(drawing, why, remainder, params, rng)
            if chosen is not None:
                dots, counted = chosen
                return Puzzle(replace(shown, dots=dots), Around(kind), str(sum(counted)), _some(why, counted))
            continue
        sizes = _radii(drawing.arcs, why) if kind == "circle" else _sizes(why, drawing.basis)
        if low <= len(set(sizes)) <= high:
            return Puzzle(shown, Count(kind), str(count), why)
    raise Rejected("too few shapes, or too common a number of them")


def _some(why: Shapes, counted: list[bool]) -> Shapes:
    """The shapes that count."""
    shapes = tuple(shape for shape, counts in zip(why.shapes or (), counted, strict=True) if counts)
    if why.parts is None:
        return Shapes(shapes)
    return Shapes(shapes, tuple(part for part, counts in zip(why.parts, counted, strict=True) if counts))


def _sizes(why: Shapes, basis: Basis) -> list[tuple[float, ...]]:
    """Of each shape, what tells its size: its parts, or the lengths of its sides."""
    if why.parts is not None:
        return [(part,) for part in why.parts]
    found = []
    for shape in why.shapes or ():
        sides = [(c - a, d - b) for (a, b), (c, d) in pairwise((*shape, shape[0]))]
        squares = (x * x + y * y + (x * y if basis == "triangular" else 0) for x, y in sides)
        found.append(tuple(sorted(round(square, 1) for square in squares)))
    return found


def _radii(arcs: tuple[Arc, ...], why: Shapes) -> list[tuple[float, ...]]:
    """The radii of circles, and of arcs that are none."""
    closed = set(why.circles or ())
    return [(radius, float((x, y, radius) in closed)) for x, y, radius, *_ in arcs]


def _dotted(
    drawing: Drawing,
    why: Shapes,
    remainder: int,
    params: ShapeCountParams,
    rng: Stream,
) -> tuple[tuple[Node, ...], list[bool]] | None:
    """A dot, or two, with a suitable number of shapes of several sizes, and which count; None if there is none."""
    low, high = params.depth or (1, inf)
    fewest, most = params.around
    shapes = why.shapes or ()

    @cache
    def held(dot: Node) -> list[bool]:
        """Which shapes have a dot inside."""
        return [_has(shape, dot) for shape in shapes]

    pairs: Iterable[tuple[Node, ...]] = ((dot,) for dot in _free_dots(drawing, shapes, rng))
    if params.dots > 1:
        found = list(permutations(dict.fromkeys(_free_dots(drawing, shapes, rng)), 2))
        rng.shuffle(found)
        pairs = found
    sizes = list[tuple[float, ...]]()
    for pair in pairs:
        counted, *others = (held(dot) for dot in pair)
        for other in others:
            counted = [within and not beyond for within, beyond in zip(counted, other, strict=True)]
        number = sum(counted)
        if others and number == sum(held(pair[0])):
            continue  # the second dot would not matter
        if fewest <= number <= most and number % params.spread == remainder:
            sizes = sizes or _sizes(why, drawing.basis)
            if low <= _number(sizes, counted) + len(pair) <= high:
                return pair, counted
    return None


def _number(sizes: list[tuple[float, ...]], counted: list[bool]) -> int:
    """How many sizes the shapes have that count."""
    return len({size for size, counts in zip(sizes, counted, strict=True) if counts})


def _has(shape: Corners, dot: Node) -> bool:
    """True if a dot, which is clear of all lines, lies inside a shape."""
    x, y = dot[0] / _HUNDREDTHS, dot[1] / _HUNDREDTHS
    turns = [(c - a) * (y - b) - (d - b) * (x - a) for (a, b), (c, d) in pairwise((*shape, shape[0]))]
    return min(turns) >= 0 or max(turns) <= 0


def _free_dots(drawing: Drawing, shapes: Sequence[Corners], rng: Stream) -> Iterator[Node]:
    """Places for dots inside shapes, in hundredths of a unit, that are clear of all lines."""
    slant = 0.5 if drawing.basis == "triangular" else 0.0
    rise = 0.75**0.5 if slant else 1.0
    lines = [tuple((x + slant * y, rise * y) for x, y in segment) for segment in drawing.segments]
    xs, ys = zip(*(end for line in lines for end in line), strict=True)
    clear = _CLEAR * max(max(xs) - min(xs), max(ys) - min(ys))
    found = 0
    for _ in range(_DOT_TRIES):
        (a, b), (c, d), *others, (e, f) = rng.choice(shapes)
        along, across = rng.below(_HUNDREDTHS), rng.below(_HUNDREDTHS)
        if not others and along + across > _HUNDREDTHS:  # beyond the third side of a triangle
            along, across = _HUNDREDTHS - along, _HUNDREDTHS - across
        dot = (
            round(_HUNDREDTHS * a + along * (c - a) + across * (e - a)),
            round(_HUNDREDTHS * b + along * (d - b) + across * (f - b)),
        )
        x, y = dot[0] / _HUNDREDTHS, dot[1] / _HUNDREDTHS
        if all(_off((x + slant * y, rise * y), line) >= clear for line in lines):
            yield dot
            found += 1
        if found == _DOTS:
            return


def _off(spot: tuple[float, float], line: Sequence[tuple[float, float]]) -> float:
    """How far a spot is from a straight line between two others."""
    (x, y), (a, b), (c, d) = spot, *line
    along = ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)
    along = min(1.0, max(0.0, along))
    return hypot(x - a - along * (c - a), y - b - along * (d - b))


def _nodes(segments: tuple[Segment, ...]) -> tuple[dict[Node, int], int]:
    """All ends and meeting points, each with the segments through it as bits; and of how many parts a unit has."""
    found = [((x, y, 1), 1 << place) for place, segment in enumerate(segments) for x, y in segment]
    for (one, segment), (two, other) in combinations(enumerate(segments), 2):
        meeting = _meeting(segment, other)
        if meeting is not None:
            found.append((meeting, 1 << one | 1 << two))
    parts = lcm(*(divisor for (_, _, divisor), _ in found))
    nodes: dict[Node, int] = {}
    for (x, y, divisor), bits in found:
        node = x * (parts // divisor), y * (parts // divisor)
        nodes[node] = nodes.get(node, 0) | bits
    return nodes, parts


def _meeting(one: Segment, other: Segment) -> tuple[int, int, int] | None:
    """Where two segments of different directions meet: x and y, and what both are to be divided by, in lowest terms."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn == 0:
        return None
    along = (cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)
    across = (cx - ax) * (by - ay) - (cy - ay) * (bx - ax)
    if turn < 0:
        turn, along, across = -turn, -along, -across
    if not (0 <= along <= turn and 0 <= across <= turn):
        return None
    x, y = ax * turn + along * (bx - ax), ay * turn + along * (by - ay)
    divisor = gcd(x, y, turn)
    return x // divisor, y // divisor, turn // divisor


def _shapes(drawing: Drawing, kind: Kind) -> tuple[int, Shapes]:
    """How many shapes of a kind there are; and their corners, to a thousandth of a unit, each from the least one on."""
    nodes, parts = _nodes(drawing.segments)
    if not _one_piece(nodes):
        raise Rejected("lines that lie apart")
    find = _triangles if kind == "triangle" else partial(_quadrangles, kind=kind, basis=drawing.basis)
    shapes = tuple(tuple((round(x / parts, 3), round(y / parts, 3)) for x, y in shape) for shape in sorted(find(nodes)))
    return len(shapes), Shapes(shapes)


def _parts(drawing: Drawing) -> tuple[int, ...]:
    """Of how many parts each triangle consists, in the order in which they are found.

    A convex piece of a connected drawing has one part more than it has pieces of lines beyond its points (L. Euler).
    """
    nodes, _ = _nodes(drawing.segments)
    found = []
    for shape in sorted(_triangles(nodes)):
        inside = [bits for node, bits in nodes.items() if _within(node, shape)]
        on_lines = [sum(bits >> line & 1 for bits in inside) for line in range(len(drawing.segments))]
        found.append(sum(points - 1 for points in on_lines if points) - len(inside) + 1)
    return tuple(found)


def _within(node: Node, shape: tuple[Node, ...]) -> bool:
    """True if a point lies in a triangle or on its sides."""
    turns = [(c - a) * (node[1] - b) - (d - b) * (node[0] - a) for (a, b), (c, d) in pairwise((*shape, shape[0]))]
    return min(turns) >= 0 or max(turns) <= 0


def _one_piece(nodes: dict[Node, int]) -> bool:
    """True if lines lead from each point to all others."""
    pieces: list[int] = []  # the segments of each, as bits
    for bits in nodes.values():
        touched = [piece for piece in pieces if piece & bits]
        pieces = [piece for piece in pieces if not piece & bits]
        pieces.append(reduce(or_, touched, bits))
    return len(pieces) == 1


def _circles(arcs: tuple[Arc, ...]) -> tuple[int, Shapes]:
    """How many circles arcs cover wholly; and their centres and radii."""
    covered: dict[tuple[int, int, int], int] = {}
    for x, y, radius, start, extent in arcs:
        bits = sum(1 << (start + step) % TURN for step in range(extent))
        covered[x, y, radius] = covered.get((x, y, radius), 0) | bits
    closed = [circle for circle, bits in covered.items() if bits == (1 << TURN) - 1]
    return len(closed), Shapes(circles=tuple(sorted(closed)))


def _joined(nodes: dict[Node, int]) -> Iterator[tuple[Node, list[Node]]]:
    """Each point with the greater ones to which one line leads, in order."""
    for one, through in nodes.items():
        yield one, sorted(two for two, bits in nodes.items() if bits & through and one < two)


def _triangles(nodes: dict[Node, int]) -> Iterator[tuple[Node, ...]]:
    """Three points, each two of which one line joins, but not the same line."""
    for one, others in _joined(nodes):
        for two, three in combinations(others, 2):
            if nodes[two] & nodes[three] and not nodes[one] & nodes[two] & nodes[three]:
                yield one, two, three


def _quadrangles(nodes: dict[Node, int], kind: Kind, basis: Basis) -> Iterator[tuple[Node, ...]]:
    """The least corner, its lesser neighbour, the fourth corner that completes them, and the other neighbour."""
    for (x, y), others in _joined(nodes):
        for (a, b), (c, d) in combinations(others, 2):
            last = a + c - x, b + d - y
            through = nodes.get(last, 0)
            straight = (a - x) * (d - y) == (b - y) * (c - x)
            closed = through & nodes[a, b] and through & nodes[c, d] and not straight
            if closed and _fits(kind, basis, (a - x, b - y), (c - x, d - y)):
                yield (x, y), (a, b), last, (c, d)


def _fits(kind: Kind, basis: Basis, one: Node, two: Node) -> bool:
    """True if two sides from a corner are those of a shape of this kind."""

    def product(u: Node, v: Node) -> int:
        straight = 2 * (u[0] * v[0] + u[1] * v[1])
        return straight + u[0] * v[1] + u[1] * v[0] if basis == "triangular" else straight

    if kind == "parallelogram":
        return True
    return product(one, two) == 0 and (kind == "rectangle" or product(one, one) == product(two, two))
