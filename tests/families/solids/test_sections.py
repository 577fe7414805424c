"""Sections and shadows: both sides see the same, and options say nothing about the key."""

import json
import math
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import Presentation
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.solids import sections
from puzzlegen.facts.solids.towers import ROOFS, Tower
from puzzlegen.formats.solids import shadow as shadow_form
from puzzlegen.generators.solids import cross_section as section_maker
from puzzlegen.generators.solids import shadow
from puzzlegen.renderers.solids import cross_section as section_renderer
from puzzlegen.renderers.solids import shadow as shadow_renderer
from puzzlegen.renderers.solids.kits.stacks import TONES
from puzzlegen.snapshots import pipeline, presenting
from puzzlegen.validators.solids import cross_section as section_judge
from puzzlegen.validators.solids import shadow as shadow_judge
from puzzlegen.words import say
from tests.support.judging import EVIDENCE

SECTIONS, SHADOWS = catalog.load("solids/cross_section"), catalog.load("solids/shadow")
JUDGES = {"cross_section": section_judge, "shadow": shadow_judge}
PLAIN = Presentation(draw_style(Stream("shadow")).look)
CORPUS = [
    (family, json.loads(line))
    for family in JUDGES
    for line in (EVIDENCE / "solids" / f"{family}.jsonl").read_text().splitlines()
]


def invented(level, rng):
    """A puzzle about a section as it is read; raises `Rejected`."""
    return pipeline.invent(SECTIONS, level, SECTIONS.levels[level], rng)


def test_corpus_is_complete():
    counts = Counter((family, case["expect"]) for family, case in CORPUS)
    assert all(counts[family, expect] >= 2 for family in JUDGES for expect in ("ambiguous", "unsolvable", "malformed"))
    assert len({(family, case["name"]) for family, case in CORPUS}) == len(CORPUS)


@pytest.mark.parametrize("name", sections.BODIES)
def test_every_solid_is_closed(name):
    """Euler's and Poincaré's formula, a positive volume, and known volumes."""
    body = sections.BODIES[name]
    section_judge._check(body)
    holes = sum(len(face) - 1 for face in body.faces)
    handles = 1 if name == "frame" else 0
    assert len(body.vertices) - len(body.edges) + len(body.faces) - holes == 2 - 2 * handles
    volume = 0.0
    for face in body.faces:
        for ring in face:
            (a, b, c), *rest = (body.seen(body.vertices[corner]) for corner in ring)
            for (p, q, r), (x, y, z) in pairwise(rest):
                volume += (a * (q * z - r * y) - b * (p * z - r * x) + c * (p * y - q * x)) / 6
    known = {
        "cube": 1,
        "box_123": 6,
        "tetrahedron": 1 / (6 * math.sqrt(2)),
        "square_pyramid": 8 / 3,
        "octahedron": 4 / 3,
        "hexagonal_prism": 1.5 * math.sqrt(3),
        "cut_cube": 8 - 1 / 6,
        "ell": 3,
        "deep_ell": 6,
        "tee": 4,
        "bridge": 10,
        "steps": 12,
        "plus": 5,
        "frame": 8,
        "house": 10,
        "roofs": 12,
    }
    assert volume == pytest.approx(known.get(name, volume))
    assert volume > 0


def _sides(rings):
    return {frozenset((ring[i - 1], ring[i])) for ring in rings for i in range(len(ring))}


@pytest.mark.parametrize("name", sections.BODIES)
def test_both_sides_cut_alike(name):
    """The generator cuts faces along lines, the validator joins points; corners, sides and shapes are the same."""
    body, rng = sections.BODIES[name], Stream("cut", name)
    agreed = 0
    for _ in range(40):
        points = section_maker._plane(rng.sample(sections.spots(name), 3))
        if not any(sections.normal(points)):
            continue
        section = sections.cut(body, points)
        if section is None:
            continue
        rings = section_judge.cut(body, points)
        assert _sides(rings) == _sides(section.rings)
        option = sections.polygon(section, body.metric)
        lengths = section_judge._flat_lengths(option.metric)
        key = section_judge.polygon_key(rings, section_judge._lengths(body.metric))
        assert section_judge.polygon_key(section_judge._checked(option), lengths) == key
        agreed += 1
    assert agreed > 5


def test_the_sections_of_a_cube():
    """Three to six corners; triangles are acute, of four and more sides some are parallel, no pentagon is regular."""
    body = sections.BODIES["cube"]
    found = Counter()
    for points in list(combinations(sections.spots("cube"), 3))[::23]:
        if not any(sections.normal(points)) or sections.cut(body, points) is None:
            continue
        (ring,) = section_judge.cut(body, points)
        found[len(ring)] += 1
        ways = [[b - a for a, b in zip(ring[i - 1], ring[i], strict=True)] for i in range(len(ring))]
        lengths = sorted(sum(part * part for part in way) for way in ways)
        parallel = sum(
            all(one[i] * other[j] == one[j] * other[i] for i, j in ((0, 1), (0, 2), (1, 2)))
            for one, other in combinations(ways, 2)
        )
        match len(ring):
            case 3:
                assert lengths[2] < lengths[0] + lengths[1]
            case 4:
                assert parallel >= 1
            case 5:
                assert parallel == 2
                assert lengths[0] < lengths[-1]
            case 6:
                assert parallel == 3
    assert set(found) == {3, 4, 5, 6}


def _in_plane(body, face, point):
    corner = body.vertices[body.faces[face][0][0]]
    return sum(n * (a - b) for n, a, b in zip(body.normals[face], point, corner, strict=True)) == 0


def test_each_side_of_a_section_lies_in_a_face():
    """The hexagon through the midpoints of a cube has a side in each face; a side along an edge is told as such."""
    cube = sections.BODIES["cube"]
    hexagon = sections.cut(cube, ((12, 6, 0), (6, 12, 0), (0, 12, 6)))
    assert sorted(sections.faces_of(cube, hexagon)) == [0, 1, 2, 3, 4, 5]
    for name, body in sections.BODIES.items():
        rng = Stream("faces", name)
        for _ in range(12):
            points = section_maker._plane(rng.sample(sections.spots(name), 3))
            section = sections.cut(body, points) if any(sections.normal(points)) else None
            if section is None:
                continue
            sides = [pair for ring in section.rings for pair in zip(ring, (*ring[1:], ring[0]), strict=True)]
            for face, (start, end) in zip(sections.faces_of(body, section), sides, strict=True):
                planes = [face] if face is not None else range(len(body.faces))
                there = [_in_plane(body, one, start) and _in_plane(body, one, end) for one in planes]
                assert sum(there) >= (1 if face is not None else 2)


@pytest.mark.parametrize("level", Level)
def test_explanations_are_about_the_item(level):
    """Corners are counted anew, and parallel sides with exact numbers; what is said of wrong shapes sets them apart."""
    told = set()
    for number in range(500):
        try:
            puzzle = invented(level, Stream("explained", level, number, index=number))
        except Rejected:
            continue
        explanation = section_renderer.explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why)
        english = say(explanation, "en")
        assert f"This is {puzzle.answer}." in english
        assert f"这就是 {puzzle.answer}。" in say(explanation, "zh")
        shapes = dict(zip("ABCD", puzzle.query.options, strict=True))
        shape = shapes[puzzle.answer]
        wrong = english.partition(f"This is {puzzle.answer}. ")[2]
        assert {*re.findall(r"\b[A-D]\b", wrong)} == set("ABCD") - {puzzle.answer}
        if isinstance(shape, sections.Polygon):
            faces, corners, triangles, pairs = re.search(
                r"these faces: (.*?)\. "
                r"So the section (?:has (\d+) corners,|is (\d+) similar triangles, with) (\w+) pairs?",
                english,
            ).groups()
            if triangles:
                assert [*map(len, shape.rings)] == int(triangles) * [3]
            corners = corners or 3 * int(triangles)
            assert int(corners) == sum(map(len, shape.rings))
            times = {"twice": 2, "three times": 3, "4 times": 4}
            parts = (re.fullmatch(r"(?:(.*) around )?(.*)", part).groups() for part in faces.split("; "))
            assert sum(times.get(often, 1) * len(names.split(", ")) for often, names in parts) == int(corners)
            assert {"no": 0, "one": 1}.get(pairs, pairs) in (parallel(shape), str(parallel(shape)))
            for letter, count in re.findall(r"([A-D]) has (\w+) pairs? of parallel", wrong):
                assert int({"no": 0, "one": 1}.get(count, count)) == parallel(shapes[letter]) != parallel(shape)
            for letter, count in re.findall(r"([A-D]) has (\d+) corners(?! that)", wrong):
                assert int(count) == sum(map(len, shapes[letter].rings)) != int(corners)
            for letter, ratio in re.findall(r"([A-D])'s longest side is ([0-9.e+]+) times", wrong):
                lengths = [
                    [
                        math.dist(*side)
                        for ring in sections.outlines(one)
                        for side in zip(ring, (*ring[1:], ring[0]), strict=True)
                    ]
                    for one in (shapes[letter], shape)
                ]
                there, here = (max(one) / min(one) for one in lengths)
                assert f"{there:.2g}" == ratio
                assert f", {here:.3g} times its shortest" in english or here == pytest.approx(1)
        told.add(english.rpartition(" This is")[0])
        if len(told) > 60:
            break
    assert len(told) > 15


def parallel(shape):
    """How many pairs of sides are parallel: whole numbers tell, whatever the metric."""
    ways = [(c - a, d - b) for ring in shape.rings for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True)]
    return sum(a * d == b * c for (a, b), (c, d) in combinations(ways, 2))


@pytest.mark.parametrize("level", [Level.HARD, Level.EXTREME])
def test_sections_on_offer_have_as_many_corners(level):
    for number in range(60):
        try:
            puzzle = invented(level, Stream("near", level, number, index=number))
        except Rejected:
            continue
        assert len({tuple(map(len, shape.rings)) for shape in puzzle.query.options}) == 1


def test_similar_shapes_have_one_key():
    """A turned, mirrored, enlarged polygon, begun at another corner, is the same; a stretched one is not."""
    rng = Stream("similar")
    for _ in range(20):
        ring = [(Fraction(x), Fraction(y)) for x, y in ((0, 0), (6, rng.between(0, 2)), (7, 5), (rng.between(1, 4), 8))]
        plain = section_judge.polygon_key([ring], section_judge._flat_lengths((1, 0, 1)))
        turned = [(3 * y - 4 * x, 3 * x + 4 * y) for x, y in ring]
        mirrored = [(-x, y) for x, y in (*turned[2:], *turned[:2])][::-1]
        stretched = [(2 * x, y) for x, y in ring]
        keys = [section_judge.polygon_key([one], section_judge._flat_lengths((1, 0, 1))) for one in (turned, mirrored)]
        assert keys == [plain, plain]
        assert section_judge.polygon_key([stretched], section_judge._flat_lengths((1, 0, 1))) != plain
        assert section_judge.polygon_key([stretched], section_judge._flat_lengths((1, 0, 4))) == plain


def test_the_distance_of_shapes_is_that_of_their_areas():
    """A square and a rectangle of the same area, middle on middle: known, and nothing for turned shapes."""

    def grid(width, height, turn=0.0):
        corners = (0j, complex(width, 0), complex(width, height), complex(0, height))
        return section_judge._spread([[corner * complex(math.cos(turn), math.sin(turn)) for corner in corners]])

    assert section_judge.distance(grid(1, 1), grid(3, 3, 0.7)) < 0.04
    assert section_judge.distance(grid(1, 2), grid(4, 2, 0.3)) < 0.04
    for ratio in (1.1, 1.2, 1.4):  # the common part is as wide as the square and as high as the rectangle
        shared = 1 / math.sqrt(ratio)
        expected = 1 - shared / (2 - shared)
        assert section_judge.distance(grid(1, 1), grid(ratio, 1)) == pytest.approx(expected, abs=0.04)


@pytest.mark.parametrize("level", Level)
def test_options_of_sections_do_not_depend_on_the_key(level, monkeypatch):
    """Whichever option is to be the key, the options are the same; the plane shown is another one."""
    equal = 0
    for seed in range(80):
        if equal > 5:
            break
        made = []
        for key in range(4):
            with_key(monkeypatch, key)
            try:
                made.append(invented(level, Stream("sections", seed, index=seed)))
            except Rejected:
                break
        if len(made) == 4:
            equal += 1
            assert all(puzzle.query == made[0].query for puzzle in made)
            assert [puzzle.answer for puzzle in made] == list("ABCD")
            assert len({repr(puzzle.statement) for puzzle in made}) == 4
    assert equal > 3


def test_drawn_shapes_are_those_that_are_published():
    """The corners of an outline have the distances that its metric says."""
    shape = sections.polygon(sections.cut(sections.BODIES["cube"], ((6, 0, 12), (0, 6, 12), (12, 0, 6))), (1, 0, 1, 1))
    (ring,) = sections.outlines(shape)
    assert len(ring) == 6
    sides = [math.dist(ring[i - 1], ring[i]) for i in range(6)]
    assert max(sides) == pytest.approx(min(sides))
    (ellipse,) = sections.outlines(sections.Symmetric((4, 0, 1, -1)))  # half as wide as it is long
    xs, ys = zip(*ellipse, strict=True)
    assert max(xs) - min(xs) == pytest.approx(1)
    assert max(ys) - min(ys) == pytest.approx(0.5)


def with_key(monkeypatch, key):
    """Make every class of an item 0, and the key's place this one."""
    monkeypatch.setattr(Stream, "class_by_index", lambda *given: key if given[2] == "key" else 0)


@pytest.mark.parametrize("level", Level)
def test_outlines_do_not_depend_on_the_key(level, monkeypatch):
    """Whichever outline is to be cast, the outlines are the same; the towers are others."""
    equal = 0
    for seed in range(40):
        made = []
        for key in range(4):
            with_key(monkeypatch, key)
            try:
                made.append(pipeline.invent(SHADOWS, level, SHADOWS.levels[level], Stream("shadows", seed)))
            except Rejected:
                break
        if len(made) == 4:
            equal += 1
            assert all(puzzle.query == made[0].query for puzzle in made)
            assert len({repr(puzzle.statement) for puzzle in made}) == 4
    assert equal > 3


@pytest.mark.parametrize("roof", ROOFS)
@pytest.mark.parametrize("light", ["front", "left", "right"])
def test_the_drawn_tower_casts_the_shadow_that_the_validator_sees(roof, light):
    """Points of the drawn body, looked at along the light, reach as high as the validator says, and no higher."""
    city = ((Tower(2, roof), None), (None, Tower(1, roof)))
    judged = shadow_judge.shadow(city, light)
    bodies = list(shadow_renderer._solids(city))[1:]
    for column, heights in enumerate(judged):
        for number, height in enumerate(heights):
            at = column + number / 6
            reach = 0.0
            for body in bodies:
                spots = [
                    ({"front": float(x), "left": 2 - float(y), "right": float(y)}[light], float(z))
                    for x, y, z in body.vertices
                ]
                if not (min(a for a, _ in spots) <= column + 0.5 <= max(a for a, _ in spots)):
                    continue
                reach = max([reach, *(z for a, z in spots if abs(a - at) < 1e-9)])
                for (a, low), (b, high) in combinations(sorted(spots), 2):
                    if a < at < b:
                        reach = max(reach, low + (high - low) * (at - a) / (b - a))
            assert reach == pytest.approx(float(height))


def test_lines_between_cubes_lie_below_edges():
    """Where a tower rises from a lower one, the edge between them is painted later than the seam at this height."""
    city = tuple(tuple(Tower(cubes, "flat") for cubes in row) for row in ((1, 1), (3, 2)))
    strokes = [line.stroke for line in shadow_renderer._drawn(shadow_form.Given(city, "left", "left")).lines]
    assert {"ink", "line"} == set(strokes)
    assert strokes == sorted(strokes, key=lambda stroke: stroke == "ink")


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_no_column_tells_more_than_half_of_an_outline(count):
    """In each column all four look alike, or two look like this and two like that; all are different."""
    for number in range(40):
        outlines = shadow._options(count, number % 2 == 0, Stream("columns", number))
        assert len({*outlines}) == 4
        for column in zip(*outlines, strict=True):
            assert {*map(column.count, column)} <= {2, 4}


@pytest.mark.parametrize("level", Level)
def test_explanations_of_shadows_name_columns_that_differ(level):
    loaded = catalog.load("solids/shadow")
    for index in range(24):
        puzzle = accepted(loaded, level, "columns", index).draft.puzzle
        text = say(loaded.renderer.explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why), "en")
        offered = dict(zip("ABCD", puzzle.query.options, strict=False))
        found = re.findall(r"([A-D, and]+) (?:is|are) different in column (\d)", text)
        if isinstance(puzzle.query, shadow_form.Cast):
            named = [letter for letters, _ in found for letter in re.findall(r"[A-D]", letters)]
            assert sorted([*named, puzzle.answer]) == ["A", "B", "C", "D"]
        for letters, number in found:
            for letter in re.findall(r"[A-D]", letters):
                assert offered[letter][int(number) - 1] != offered[puzzle.answer][int(number) - 1]
                assert offered[letter][: int(number) - 1] == offered[puzzle.answer][: int(number) - 1]


def test_towers_are_closed_bodies():
    """Each edge once in either direction; volumes of cubes and roofs."""
    share = {"flat": 0, "pyramid": 1 / 3}
    for roof in ROOFS:
        body = shadow_renderer._tower(Tower(2, roof), 0, 0)
        sides = Counter(
            side for face in body.faces for side in zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True)
        )
        assert set(sides.values()) == {1}
        assert {(end, start) for start, end in sides} == set(sides)
        volume = 0.0
        for face in body.faces:
            (a, b, c), *rest = (body.vertices[corner] for corner in face.outline)
            for (p, q, r), (x, y, z) in pairwise(rest):
                volume += float(a * (q * z - r * y) - b * (p * z - r * x) + c * (p * y - q * x)) / 6
        assert volume == pytest.approx(2 + share.get(roof, 1 / 2))


def test_a_tower_that_nobody_sees_is_found(monkeypatch):
    """The picture of the city stays the same without it, in the same colours."""
    monkeypatch.setattr(shadow_renderer, "tone_of", lambda _: TONES[0])
    monkeypatch.setattr(shadow_renderer, "ground_for", lambda _: TONES[1])
    outcomes = Counter()
    rng = Random(5)
    for _ in range(40):
        city = [
            [Tower(rng.choice((1, 1, 2, 5)), rng.choice(sorted(shadow_judge.ROOFS))) for _ in range(3)]
            for _ in range(2)
        ]
        viewer = rng.choice(("left", "right"))
        whole = drawn(city, viewer)
        seen = []
        for row in city:
            for place, tower in enumerate(row):
                row[place] = None
                without = drawn(city, viewer)
                seen.append((without != whole).any(axis=2).sum() if without.shape == whole.shape else whole.size)
                row[place] = tower
        hides = shadow_judge._hides(city, viewer)
        if not 0 < min(seen) < 300:  # of fewer pixels, the lines alone may be seen
            assert hides == (min(seen) == 0)
            outcomes[hides] += 1
    assert min(outcomes[True], outcomes[False]) >= 5


def test_a_puzzle_with_a_hidden_tower_has_a_fault():
    towers = tuple(tuple(Tower(cubes, "flat") for cubes in row) for row in ((9, 9, 9), (9, 1, 9), (1, 1, 1)))
    columns = (shadow_form.Column(9, "flat"),) * 3
    query = shadow_form.Cast((columns, (shadow_form.Column(1, "flat"), *columns[1:])))
    for rows, faults in ((towers, ("a tower is hidden",)), (towers[::-1], ())):
        certificate = shadow_judge.certify(shadow_form.Given(rows, "left", "front"), query)
        assert (certificate.answers, certificate.faults) == (("A",), faults)


def drawn(city, viewer):
    """The pixels of the towers alone."""
    given = shadow_form.Given(tuple(map(tuple, city)), viewer, viewer)
    query = shadow_form.Cast(((shadow_form.Column(1, "flat"),),))
    (picture,) = presenting.draw(shadow_renderer, given, query, PLAIN)
    return decode(picture.png)


@pytest.mark.parametrize("name", ["box_123", "plus", "bridge", "hexagonal_pyramid"])
def test_steps_that_are_counted_fast_are_those_of_exact_points(name: str) -> None:
    """Rounded places of a kernel are taken for one where the validator's fractions are, and nowhere else."""
    plan, body, rng = section_maker._plan(name), sections.BODIES[name], Random(name)
    left = 12
    while left:
        points = section_maker._plane(rng.sample(sections.spots(name), 3))
        steps = plan.steps(points, 3)
        if 0 < steps <= len(body.faces):
            left -= 1
            assert steps == section_judge._constructed(body, points)
