"""Line drawings as they are drawn, asked about and explained."""

import math
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.scene import Circle, Painted, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.shape_count import Arc, Count, Drawing
from puzzlegen.renderers.counting.kits.outlines import around, faces
from puzzlegen.renderers.counting.shape_count import depict, explain, word
from puzzlegen.words import say
from tests.support.shape_drawings import closed, drawn, false, invent


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_every_segment(level):
    for index in range(24):
        rng = Stream("drawing", level, index, index=index)
        try:
            puzzle = invent(rng, level)
        except Rejected:
            continue
        statement = puzzle.statement
        (scene,) = depict(statement, puzzle.query)
        ground, *drawn = (node for node in scene.nodes if statement.arcs or not isinstance(node, Painted))
        assert len(drawn) == len(statement.segments) + len(statement.arcs) + len(statement.dots)
        if not statement.arcs:
            corners = [corner for node in drawn if isinstance(node, Polyline) for corner in node.points]
            assert ground.closed
            for outline, lines in zip(zip(*ground.points, strict=True), zip(*corners, strict=True), strict=True):
                assert (min(outline), max(outline)) == pytest.approx((min(lines), max(lines)))
        for node in drawn:
            if isinstance(node, Circle):
                reach = node.radius
                points = [(node.x - reach, node.y - reach), (node.x + reach, node.y + reach)]
            else:
                assert isinstance(node, Polyline)
                points = node.points
            assert all(0.5 < x < scene.width - 0.5 and 0.5 < y < scene.height - 0.5 for x, y in points)
        assert max(scene.width, scene.height) == pytest.approx(11.4)


def test_the_outline_leads_around_all_lines():
    """Two overlapping squares of side 2, a third one that touches a corner, and a line that lies within."""
    corners = [(0, 0, 2), (1, 1, 2), (3, 3, 1)]
    squares = [[(x, y), (x + side, y), (x + side, y + side), (x, y + side)] for x, y, side in corners]
    lines = [line for square in squares for line in pairwise([*square, square[0]])] + [((0, 1), (1, 1))]
    way = around(lines)
    assert abs(sum(x * b - y * a for (x, y), (a, b) in pairwise([*way, way[0]]))) / 2 == pytest.approx(8)
    assert (1, 1) not in way
    assert way.count((3, 3)) == 2


def measured(segments, kind, triangular):
    """How many shapes there are of each size, in the words of explanations, by trying all places and sizes."""
    xs, ys = zip(*[(x, y) for a, b, c, d in segments for x, y in ((a, b), (c, d))], strict=True)
    points = list(product(range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)))
    sizes = range(1, max(max(xs) - min(xs), max(ys) - min(ys)) + 1)
    known = {}

    def side(p, q):
        pair = min(p, q), max(p, q)
        if pair not in known:
            known[pair] = drawn(segments, *pair)
        return known[pair]

    def outline(*corners):
        return all(side(p, q) for p, q in zip(corners, (*corners[1:], corners[0]), strict=True))

    found = Counter()
    half = Fraction(1, 2)
    for (x, y), n in product(points, sizes):
        if kind == "square":
            found[f"of side {n}"] += outline((x, y), (x + n, y), (x + n, y + n), (x, y + n))
            corners = [(x, y), (x + n * half, y - n * half), (x + n, y), (x + n * half, y + n * half)]
            shifted = [(a + half, b + half) for a, b in corners]
            found[f"slanted, of diagonal {n}"] += outline(*corners) + outline(*shifted)
        elif kind == "rectangle":
            for m in sizes:
                found[f"of width {n} and height {m}"] += outline((x, y), (x + n, y), (x + n, y + m), (x, y + m))
        elif kind == "parallelogram":
            for m, ((a, b), (c, d)) in product(sizes, combinations([(1, 0), (0, 1), (-1, 1)], 2)):
                corners = (x, y), (x + n * a, y + n * b), (x + n * a + m * c, y + n * b + m * d), (x + m * c, y + m * d)
                found[f"of sides {min(n, m)} and {max(n, m)}"] += outline(*corners)
        elif triangular:
            for way in (1, -1):
                found[f"of side {n}"] += outline((x, y), (x + way * n, y), (x, y + way * n))
        else:
            for a, b in product((n, -n), repeat=2):
                legs = outline((x, y), (x + a, y), (x, y + b))
                found[f"with a level and an upright side of length {n}"] += legs
            for way in (half * n, -half * n):
                level = outline((x, y), (x + n, y), (x + n * half, y + way))
                upright = outline((x, y), (x, y + n), (x + way, y + n * half))
                found[f"whose longest side is level or upright, of length {n}"] += level + upright
    return +found


def tallied(text):
    """The words of sizes, each with the number of such shapes; and the sum as it is written."""
    told = {}
    sizes = re.sub(r"^The whole drawing is \S+ units wide\. ", "", text)
    for part in re.split("[:.] ", sizes, maxsplit=1)[1].split(". In total: ", maxsplit=1)[0].split("; "):
        number, size, inside = re.match(r"(\d+) ([^(:]*[^(: ])(?: \(([^:]*)\))?(?:$|:)", part).groups()
        each = [re.match(r"(\d+)(?: of (.*))?", one).groups() for one in (inside or number).split(", ")]
        assert sum(int(one) for one, _ in each) == int(number)
        if each[0][1] is None:
            told[size] = int(number)
            continue
        for one, other in each:
            first = size.replace("shorter side", "sides")
            told[f"{first} and {other.removeprefix('other side ')}"] = int(one)
    return told, re.search(r"In total: (?:(.*) = )?(\d+)\.", text).groups()


@pytest.mark.parametrize("level", Level)
def test_explanations_tell_how_many_there_are_of_each_size(level):
    told_of = set()
    for index in range(40):
        try:
            puzzle = invent(Stream("told", level, index, index=index, series=b"told"), level)
        except Rejected:
            continue
        statement, kind, why = puzzle.statement, puzzle.query.kind, puzzle.why
        text = say(explain(statement, puzzle.query, puzzle.answer, why), "en")
        tally, (added, total) = tallied(text)
        assert sum(tally.values()) == int(total) == int(puzzle.answer)
        assert sum(map(int, (added or total).split(" + "))) == int(total)
        assert ("in percent" in text) == (kind == "circle" or int(puzzle.answer) <= 6)
        told_of.add((kind, why.parts is not None))
        if kind == "circle":
            rings = {arc[:3] for arc in statement.arcs}
            radii = Counter(ring[2] for ring in rings if closed(statement.arcs, ring))
            shares = {int(re.search(r"(\d+) %", size).group(1)): number for size, number in tally.items()}
            assert [shares[share] for share in sorted(shares)] == [radii[radius] for radius in sorted(radii)]
            for share, radius in zip(sorted(shares), sorted(radii), strict=True):  # in whole percent of one width
                assert abs(share - radius * max(shares) / max(radii)) <= 1
        elif why.parts:
            regions = faces([((a, b), (c, d)) for a, b, c, d in statement.segments])
            for shape, parts in zip(why.shapes, why.parts, strict=True):
                inside = [face for face in regions if all(within(point, shape) for point in face)]
                assert len(inside) == parts
            assert tally == {
                "of one part" if parts == 1 else f"of {parts} parts": number
                for parts, number in Counter(why.parts).items()
            }
        elif not statement.dots:
            assert tally == measured(statement.segments, kind, statement.basis == "triangular")
    assert len(told_of) >= 4


FENCE = {
    "basis": "square",
    "segments": [(0, 0, 2, 0), (0, 1, 2, 1), (0, 0, 0, 1), (1, 0, 1, 1), (2, 0, 2, 1)],
    "arcs": [],
}


LEFT, RIGHT = [(0, 0), (0, 1), (1, 1), (1, 0)], [(1, 0), (1, 1), (2, 1), (2, 0)]


WHOLE = [(0, 0), (0, 1), (2, 1), (2, 0)]


ROOF = {"basis": "square", "segments": [(0, 2, 4, 2), (0, 2, 2, 0), (2, 0, 4, 2), (2, 0, 2, 2)], "arcs": []}


HALVES = [[(0, 2), (2, 0), (2, 2)], [(0, 2), (2, 0), (4, 2)], [(2, 0), (2, 2), (4, 2)]]


RINGS = {"basis": "square", "segments": [], "arcs": [(0, 0, 4, 0, 24), (8, 0, 4, 3, 20), (0, 8, 2, 0, 24)]}


@pytest.mark.parametrize(
    ("statement", "kind", "true", "wrong"),
    [
        (FENCE, "square", {"shapes": [LEFT, RIGHT]}, [[LEFT], [LEFT, RIGHT, WHOLE], [LEFT, LEFT]]),
        (
            FENCE,
            "rectangle",
            {"shapes": [LEFT, WHOLE, RIGHT]},
            [[LEFT, RIGHT], [WHOLE, LEFT, RIGHT], [LEFT, LEFT, RIGHT]],
        ),
        (ROOF, "triangle", {"shapes": HALVES, "parts": [1, 2, 1]}, [HALVES[:2], [*HALVES[:2], HALVES[0]]]),
        (RINGS, "circle", {"circles": [(0, 0, 4), (0, 8, 2)]}, [[(0, 0, 4)], [(0, 0, 4), (0, 8, 2), (8, 0, 4)]]),
    ],
)
def test_false_explanations_are_refused(statement, kind, true, wrong):
    assert false(statement, kind, true) == ()
    for shapes in wrong:
        assert false(statement, kind, {**true, next(iter(true)): shapes})
    if "parts" in true:
        assert false(statement, kind, {**true, "parts": [1, 2, 2]})
        steep = {**statement, "segments": [(2 * a, b, 2 * c, d) for a, b, c, d in statement["segments"]]}
        flat = {"shapes": [[(2 * x, y) for x, y in one] for one in HALVES], "parts": [1, 2, 1]}
        assert false(steep, kind, flat) == ()
        with pytest.raises(MalformedStatement):  # no words tell the sizes of such triangles
            false(steep, kind, {"shapes": flat["shapes"]})
    with pytest.raises(MalformedStatement):
        false(statement, kind, {})


def within(point, shape):
    """True if a point lies in a triangle, or within a hundredth of its longest side beyond its sides."""
    turns = []
    for (a, b), (c, d) in pairwise([*shape, shape[0]]):
        length = math.hypot(c - a, d - b)
        turns.append(((c - a) * (float(point[1]) - b) - (d - b) * (float(point[0]) - a)) / length)
    return min(turns) > -0.01 or max(turns) < 0.01


def test_what_is_not_drawn_is_not_mentioned():
    upright, slanted = (Drawing("square", (line,)) for line in ((0, 0, 1, 0), (0, 0, 1, 1)))
    assert "lanted" not in say(word(upright, Count("square")).ask, "en")
    assert "Slanted squares count too." in say(word(slanted, Count("square")).ask, "en")
    equal, other = (Drawing("square", (), (Arc(0, 0, 4, 0, 24), Arc(8, 0, radius, 0, 24))) for radius in (4, 2))
    assert "any size" not in say(word(equal, Count("circle")).ask, "en")
    assert "any size" in say(word(other, Count("circle")).ask, "en")
