"""Shapes in line drawings: the validator against brute force over points, disguises, near misses, the picture."""

import math
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product

import pytest

from puzzlegen import catalog
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.scene import Circle, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting.shape_count import Arc, Count, Drawing
from puzzlegen.generators.counting.kits import circles, drawings
from puzzlegen.generators.counting.kits.drawings import frames
from puzzlegen.generators.counting.shape_count import LEVELS
from puzzlegen.renderers.counting.kits.outlines import around
from puzzlegen.renderers.counting.shape_count import depict, explain, word
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.counting import shape_count as validator
from puzzlegen.words import say

KINDS = ("triangle", "square", "rectangle", "parallelogram")
COMPOSITIONS = sorted(
    {*drawings.TRIANGLES, *drawings.SQUARES, *drawings.RECTANGLES, *drawings.PARALLELOGRAMS},
    key=lambda compose: compose.__name__,
)


LOADED = catalog.load("counting/shape_count")


def asked(kind):
    return {"task": "count", "kind": kind}


def certify(statement, query):
    one = LOADED.format.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def false(statement, kind, why):
    """What is false in an explanation."""
    one = LOADED.format.puzzle(statement, asked(kind), why)
    return validator.certify_why(one.statement, one.query, "", one.why)


def invent(rng, level):
    return pipeline.invent(LOADED, level, LEVELS[level], rng)


def lattice_drawing(index):
    """Random lines on the points of a 4 x 4 lattice, most of them upright; they may overlap and prolong one another."""
    rng = Stream("lattice", index)
    points = [(x, y) for y in range(4) for x in range(4)]
    segments = []
    for _ in range(rng.between(8, 22)):
        (a, b), (c, d) = rng.sample(points, 2)
        if a == c or b == d or rng.below(3) == 0:
            segments.append((a, b, c, d))
        elif rng.below(2):
            segments.append((a, b, a, d))
        else:
            segments.append((a, b, c, b))
    return segments


def drawn(segments, p, q):
    """True if the whole way from p to q is drawn: the parts of it that segments cover leave no gap."""
    (px, py), (qx, qy) = p, q
    covered = []
    for a, b, c, d in segments:
        if any((c - a) * (y - b) != (d - b) * (x - a) for x, y in (p, q)):
            continue
        along = sorted(
            ((x - px) * (qx - px) + (y - py) * (qy - py)) / Fraction((qx - px) ** 2 + (qy - py) ** 2)
            for x, y in ((a, b), (c, d))
        )
        covered.append(along)
    reached = Fraction(0)
    for start, end in sorted(covered):
        if start <= reached:
            reached = max(reached, end)
    return reached >= 1


def meeting_points(segments):
    points = {(Fraction(x), Fraction(y)) for a, b, c, d in segments for x, y in ((a, b), (c, d))}
    for (a, b, c, d), (e, f, g, h) in combinations(segments, 2):
        turn = (c - a) * (h - f) - (d - b) * (g - e)
        if turn:
            t = Fraction((e - a) * (h - f) - (f - b) * (g - e), turn)
            u = Fraction((e - a) * (d - b) - (f - b) * (c - a), turn)
            if 0 <= t <= 1 and 0 <= u <= 1:
                points.add((a + t * (c - a), b + t * (d - b)))
    return sorted(points)


def oracle(segments, kind):
    """Tries all corners among the meeting points."""
    points = meeting_points(segments)
    sides = {pair for pair in combinations(points, 2) if drawn(segments, *pair)}
    sides |= {(q, p) for p, q in sides}
    count = 0
    if kind == "triangle":
        for p, q, r in combinations(points, 3):
            turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
            count += turn != 0 and {(p, q), (q, r), (p, r)} <= sides
        return count
    for p, r in combinations(points, 2):  # a diagonal; the other one has the same middle
        for q in points:
            s = (p[0] + r[0] - q[0], p[1] + r[1] - q[1])
            u, v = (q[0] - p[0], q[1] - p[1]), (s[0] - p[0], s[1] - p[1])
            if u[0] * v[1] - u[1] * v[0] <= 0 or not {(p, q), (q, r), (r, s), (s, p)} <= sides:
                continue
            upright = u[0] * v[0] + u[1] * v[1] == 0
            equal = u[0] ** 2 + u[1] ** 2 == v[0] ** 2 + v[1] ** 2
            count += kind == "parallelogram" or (upright and (kind == "rectangle" or equal))
    return count // 2


@pytest.mark.parametrize("kind", KINDS)
def test_the_validator_agrees_with_brute_force(kind):
    found = 0
    for index in range(20):
        segments = lattice_drawing(index)
        expected = oracle(segments, kind)
        found += expected
        certificate = certify({"basis": "square", "segments": segments}, asked(kind))
        assert certificate.answers == (str(expected),)
    assert found >= 10


@pytest.mark.parametrize("kind", KINDS)
def test_rows_of_a_grid_hold_shapes_of_every_kind(kind):
    segments = [(0, 0, 2, 0), (0, 1, 2, 1), (0, 0, 0, 1), (1, 0, 1, 1), (2, 0, 2, 1), (0, 0, 1, 1), (1, 0, 2, 1)]
    certificate = certify({"basis": "square", "segments": segments}, asked(kind))
    assert certificate.answers == (str(oracle(segments, kind)),)
    assert certificate.answers == ({"triangle": "4", "square": "2", "rectangle": "3", "parallelogram": "4"}[kind],)


def moved(segments, change):
    return [(*change(a, b), *change(c, d)) for a, b, c, d in segments]


@pytest.mark.parametrize("index", range(10))
def test_disguises_have_one_canonical_form(index):
    segments = lattice_drawing(index)
    plain = certify({"basis": "square", "segments": segments}, asked("triangle"))
    for change in (
        lambda x, y: (7 - y, x),
        lambda x, y: (5 - x, y),
        lambda x, y: (3 * x + 4, 3 * y - 2),
        lambda x, y: (y, x),
    ):
        other = certify({"basis": "square", "segments": moved(segments, change)[::-1]}, asked("triangle"))
        assert (other.answers, other.canonical, other.difficulty) == (plain.answers, plain.canonical, plain.difficulty)
    stretched = moved(segments, lambda x, y: (2 * x, 3 * y))
    assert certify({"basis": "square", "segments": stretched}, asked("triangle")).canonical != plain.canonical
    assert certify({"basis": "square", "segments": segments}, asked("square")).canonical != plain.canonical


def test_turned_triangular_grids_have_one_canonical_form():
    segments = [(0, 0, 3, 0), (0, 0, 0, 3), (0, 3, 3, 0), (1, 0, 1, 2), (0, 2, 1, 2)]
    plain = certify({"basis": "triangular", "segments": segments}, asked("triangle"))
    turned = moved(segments, lambda x, y: (-y, x + y))
    again = certify({"basis": "triangular", "segments": turned}, asked("triangle"))
    assert (again.canonical, again.answers) == (plain.canonical, plain.answers)
    assert certify({"basis": "square", "segments": segments}, asked("triangle")).canonical != plain.canonical


def test_the_difficulty_counts_pieces_of_outlines():
    """A triangle cut in two: two small ones of three pieces, and the whole one, whose base has two, of four."""
    segments = [(0, 0, 4, 0), (0, 0, 2, 4), (2, 4, 4, 0), (2, 4, 2, 0)]
    certificate = certify({"basis": "square", "segments": segments}, asked("triangle"))
    assert (certificate.answers, certificate.difficulty, certificate.unit) == (("3",), 10, "pieces of outline")


@pytest.mark.parametrize("compose", COMPOSITIONS)
def test_compositions_are_drawn_as_stated(compose):
    """Each segment is one line of the picture, none overlaps or prolongs another one, and all lie inside."""
    for index in range(20):
        rng = Stream(compose.__name__, index)
        try:
            drawing = compose(rng, 1 + index % 4)
        except Rejected:
            continue
        assert len(meeting_points([(*a, *b) for a, b in drawing.segments])) >= 3
        for (a, b), (c, d) in combinations(drawing.segments, 2):
            along = (b[0] - a[0], b[1] - a[1])
            in_line = all(along[0] * (y - a[1]) == along[1] * (x - a[0]) for x, y in (c, d))
            assert not in_line or b < c or d < a


def crosses(one, two):
    """True if segments have a point in common, found by their whole coordinates."""
    (a, b), (c, d) = one
    (e, f), (g, h) = two

    def side(x, y, p, q, v, w):
        return (p - x) * (w - y) - (q - y) * (v - x)

    apart = side(a, b, c, d, e, f) * side(a, b, c, d, g, h) > 0 or side(e, f, g, h, a, b) * side(e, f, g, h, c, d) > 0
    boxes = max(min(a, c), min(e, g)) <= min(max(a, c), max(e, g)) and max(min(b, d), min(f, h)) <= min(
        max(b, d), max(f, h)
    )
    return boxes and not apart


def test_lines_are_one_piece():
    made = 0
    for index in range(60):
        try:
            statement = invent(Stream("piece", index, index=index), Level.EASY).statement
        except Rejected:
            continue
        if statement.arcs:
            continue
        made += 1
        first, *rest = [((a, b), (c, d)) for a, b, c, d in statement.segments]
        reached = [first]
        for one in reached:
            met = [two for two in rest if crosses(one, two)]
            reached += met
            rest = [two for two in rest if two not in met]
        assert not rest
    assert made >= 15


def test_frames_fill_the_picture():
    """Ends of lines lie near all four corners."""
    made = 0
    for index in range(60):
        try:
            drawing = frames(Stream("frames", index), 1 + index % 4)
        except Rejected:
            continue
        made += 1
        points = [point for segment in drawing.segments for point in segment]
        xs, ys = zip(*points, strict=True)
        for x, y in ((x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys))):
            assert any(3 * abs(a - x) <= max(xs) - min(xs) and 3 * abs(b - y) <= max(ys) - min(ys) for a, b in points)
    assert made >= 15


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
        ground, *drawn = scene.nodes
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


def circle_drawing(index):
    """Arcs at random on a few circles; they may overlap and prolong one another."""
    rng = Stream("arcs", index)
    kinds = [(rng.below(5), rng.below(5), rng.between(1, 3)) for _ in range(4)]
    return [(*rng.choice(kinds), rng.below(24), rng.between(1, 24)) for _ in range(rng.between(4, 12))]


def closed(arcs, circle):
    """True if each point between two twenty-fourths of a circle lies within an arc."""
    return all(
        any(
            arc[:3] == circle and any(start < point < start + extent for point in (half, half + 24))
            for arc in arcs
            for start, extent in (arc[3:],)
        )
        for half in (step + 0.5 for step in range(24))
    )


def test_circles_agree_with_brute_force():
    found = 0
    for index in range(60):
        arcs = circle_drawing(index)
        expected = sum(closed(arcs, circle) for circle in {arc[:3] for arc in arcs})
        found += expected
        assert certify({"basis": "square", "segments": [], "arcs": arcs}, asked("circle")).answers == (str(expected),)
    assert found >= 20


def curves_moved(arcs, change, angle):
    return [(*change(x, y), radius, angle(start, extent) % 24, extent) for x, y, radius, start, extent in arcs]


@pytest.mark.parametrize("index", range(10))
def test_disguised_circles_have_one_canonical_form(index):
    arcs, line = circle_drawing(index), [(-1, -3, 8, 2)]
    plain = certify({"basis": "square", "segments": line, "arcs": arcs}, asked("circle"))
    for change, angle in (
        (lambda x, y: (-y, x), lambda start, _: start + 6),
        (lambda x, y: (5 - x, y), lambda start, extent: 12 - start - extent),
        (lambda x, y: (y, x), lambda start, extent: 6 - start - extent),
        (lambda x, y: (x + 3, y - 4), lambda start, _: start),
    ):
        other = {"segments": moved(line, change), "arcs": curves_moved(arcs, change, angle)[::-1]}
        again = certify({"basis": "square", **other}, asked("circle"))
        assert (again.canonical, again.answers, again.difficulty) == (plain.canonical, plain.answers, plain.difficulty)
    scaled = [(3 * x, 3 * y, 3 * radius, start, extent) for x, y, radius, start, extent in arcs]
    thrice = {"basis": "square", "segments": moved(line, lambda x, y: (3 * x, 3 * y)), "arcs": scaled}
    assert certify(thrice, asked("circle")).canonical == plain.canonical
    wider = [(x, y, radius + 1, start, extent) for x, y, radius, start, extent in arcs]
    other = {"basis": "square", "segments": line, "arcs": wider}
    assert certify(other, asked("circle")).canonical != plain.canonical


def test_turned_flowers_have_one_canonical_form():
    arcs = [(0, 0, 1, 0, 24), (1, 0, 1, 4, 12), (0, 1, 1, 0, 24), (2, 0, 1, 8, 16)]
    plain = certify({"basis": "triangular", "segments": [], "arcs": arcs}, asked("circle"))
    for change, angle in (
        (lambda x, y: (-y, x + y), lambda start, _: start + 4),
        (lambda x, y: (y, x), lambda start, extent: 4 - start - extent),
    ):
        turned = {"basis": "triangular", "segments": [], "arcs": curves_moved(arcs, change, angle)}
        again = certify(turned, asked("circle"))
        assert (again.canonical, again.difficulty, again.faults) == (plain.canonical, plain.difficulty, plain.faults)


def test_the_pieces_of_crossing_circles_are_counted():
    """Two circles that cross have two pieces each; a line through both cuts each in two more places."""
    arcs = [(0, 0, 5, 0, 24), (6, 0, 5, 0, 12), (6, 0, 5, 12, 12)]
    plain = certify({"basis": "square", "segments": [], "arcs": arcs}, asked("circle"))
    assert (plain.answers, plain.difficulty, plain.faults) == (("2",), 4, ())
    cut = certify({"basis": "square", "segments": [(-8, 0, 14, 0)], "arcs": arcs}, asked("circle"))
    assert (cut.answers, cut.difficulty, cut.faults) == (("2",), 8, ())


def test_gaps_must_be_seen():
    """A gap of 75 degrees may be crossed by a line, but it must not run along lines, nor be shorter."""
    tangents = [(20, -10, 20, 10), (8, 20, 20, 8)]
    whole = (60, 0, 20, 0, 24)

    def faults(segments, start, extent):
        arcs = [(0, 0, 20, start, extent), whole]
        return certify({"basis": "square", "segments": segments, "arcs": arcs}, asked("circle")).faults

    hidden = "a gap is hidden among other lines"
    assert faults([], 3, 19) == ()
    assert faults([], 2, 20) == ("an arc is almost closed",)
    assert hidden not in faults([(-30, 0, 30, 0)], 3, 19)
    assert hidden in faults(tangents, 3, 19)


@pytest.mark.parametrize("compose", circles.COMPOSITIONS)
def test_circles_are_composed_with_arcs_that_are_none(compose):
    """Of all drawings some hold arcs that close only together, and most hold arcs that never do."""
    parts = decoys = 0
    for index in range(40):
        drawing = compose(Stream(compose.__name__, index), 1 + index % 4)
        kinds = {arc[:3] for arc in drawing.arcs}
        parts += any(arc[4] < 24 and closed(drawing.arcs, arc[:3]) for arc in drawing.arcs)
        decoys += any(not closed(drawing.arcs, circle) for circle in kinds)
    assert parts >= 10
    assert decoys >= 30


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_all_kinds_are_asked_about_equally_often(level):
    """Within four standard errors of an equal share; circles are never asked about with dots."""
    number = 5 if level in (Level.EASY, Level.MEDIUM) else 4
    kinds = [
        Stream("kinds", level, series=b"kinds", index=index).class_by_index(number, "kind") for index in range(400)
    ]
    asked_about = Counter(kinds)
    assert set(asked_about) == set(range(number))
    made = {}
    for index in range(25):
        for attempt in range(40):
            rng = Stream("kinds", level, attempt, series=b"kinds", index=index)
            try:
                made.setdefault(kinds[index], set()).add(invent(rng, level).query.kind)
            except Rejected:
                continue
            break
    assert sorted(len(found) for found in made.values()) == [1] * number
    assert max(abs(count - 400 / number) for count in asked_about.values()) <= 36


def test_slanted_drawings_hold_parallelograms_without_right_angles():
    for compose in (drawings.slanted_grid, drawings.slanted_frames):
        drawing = compose(Stream("slanted", 2), 2)
        statement = {"basis": drawing.basis, "segments": [(*a, *b) for a, b in drawing.segments]}
        assert drawing.basis == "triangular"
        assert certify(statement, asked("parallelogram")).answers[0] > "0"
        assert certify(statement, asked("rectangle")).answers == ("0",)


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


def faces(segments):
    """The bounded faces of a drawing, by their corners: along the pieces of lines, always turn off to the same side."""
    points = meeting_points(segments)
    beside = {}
    for a, b, c, d in segments:
        on = [
            (x, y)
            for x, y in points
            if (c - a) * (y - b) == (d - b) * (x - a) and min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d)
        ]
        for p, q in pairwise(on):
            beside.setdefault(p, []).append(q)
            beside.setdefault(q, []).append(p)

    def angle(p, q):
        return math.atan2(q[1] - p[1], q[0] - p[0])

    found, seen = [], set()
    for first in [(p, q) for p, others in beside.items() for q in others]:
        face, step = [], first
        while step not in seen:
            seen.add(step)
            p, q = step
            face.append(p)
            turns = {(angle(q, other) - angle(q, p) + 1e-9) % math.tau: other for other in beside[q]}
            step = q, turns[max(turns)]
        if sum(a * d - b * c for (a, b), (c, d) in pairwise([*face, *face[:1]])) > 0:
            found.append(face)
    return found


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
            regions = faces(statement.segments)
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
