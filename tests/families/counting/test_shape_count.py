"""Shapes in line drawings: the validator against brute force over points, disguises, near misses, compositions."""

from collections import Counter
from itertools import combinations

import pytest

from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.counting.kits import drawings
from puzzlegen.generators.counting.kits.drawings import frames
from tests.support.shape_drawings import asked, certify, drawn, invent, meeting_points, moved

KINDS = ("triangle", "square", "rectangle", "parallelogram")


COMPOSITIONS = sorted(
    {*drawings.TRIANGLES, *drawings.SQUARES, *drawings.RECTANGLES, *drawings.PARALLELOGRAMS},
    key=lambda compose: compose.__name__,
)


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
