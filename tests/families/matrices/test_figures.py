"""Line figures: exact properties, near misses, and the three families that are made of them."""

import io
import json
import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import msgspec
import numpy as np
import pytest
from PIL import Image

from puzzlegen import catalog
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.fairness.option_guessers import edit_distance
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.generators.matrices.kits.glyph_teams import _lots, draw_teams, telling
from puzzlegen.generators.matrices.kits.glyphs import stock
from puzzlegen.kernels.generators.teams import SHARE, edit_distances, nearness, search
from puzzlegen.renderers.matrices.kits import line_figure_wording as glyph_wording
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices, draw_completion
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices.kits.figure_properties import ORDER, see
from puzzlegen.validators.matrices.kits.figure_symmetry import TURNS
from puzzlegen.validators.matrices.kits.line_figures import draw
from puzzlegen.words import say
from tests.support.drawn_cases import panels_in, sized
from tests.support.judging import EVIDENCE
from tests.support.published import Published

FAMILIES = ("odd_one_out", "grouping", "element_count")
FOLDER = EVIDENCE / "matrices"
CORPUS = [
    (family, json.loads(line)) for family in FAMILIES for line in (FOLDER / f"{family}.jsonl").read_text().splitlines()
]
cases = pytest.mark.parametrize(("family", "case"), CORPUS, ids=[f"{f}: {c['name']}" for f, c in CORPUS])


def figure(segments=(), arcs=(), dots=()):
    return msgspec.convert({"segments": segments, "arcs": arcs, "dots": dots}, Figure)


def outline(*points):
    return [(*one, *other) for one, other in zip(points, (*points[1:], points[0]), strict=True)]


def circle(x, y, radius):
    return (x, y, x + radius, y, x + radius, y)


def certify(family, statement, query):
    return Published(f"matrices/{family}").certify(statement, query)


def test_corpus_is_complete():
    for family in FAMILIES:
        counts = Counter(case["expect"] for name, case in CORPUS if name == family)
        assert counts["ambiguous"] >= 8, family
        assert counts["unique"] >= 8, family
        assert counts["malformed"] >= 8, family
        assert counts["unsolvable"] >= 2, family
        assert counts["fault"] >= 1, family


# --- properties, counted by hand

SQUARE = outline((-4, -4), (4, -4), (4, 4), (-4, 4))
KNOWN = {
    "square": (
        figure(SQUARE),
        {
            "areas": 1,
            "corners": 4,
            "right angles": 4,
            "mirror axes": 4,
            "ends": 0,
            "one go": True,
            "line kind": "straight",
        },
    ),
    "square with both diagonals": (
        figure([*SQUARE, (-4, -4, 4, 4), (-4, 4, 4, -4)]),
        {"areas": 4, "corners": 0, "junctions": 5, "straight lines": 6, "right angles": 4, "pen strokes": 2},
    ),
    "two triangles on one side": (
        figure([*outline((-6, 0), (6, 0), (0, -6)), (-6, 0, 0, 6), (0, 6, 6, 0)]),
        {"areas": 2, "junctions": 2, "corners": 2, "one go": True, "mirror axes": 2},
    ),
    "tee": (figure([(-5, -5, 5, -5), (0, -5, 0, 5)]), {"ends": 3, "junctions": 1, "right angles": 2, "pen strokes": 2}),
    "ess": (
        figure(arcs=[(0, -3, 0, 0, 0, -6), (0, 3, 0, 0, 0, 6)]),
        {"curved lines": 1, "arcs": 2, "half-turn symmetry": True, "any mirror axes": False, "ends": 2},
    ),
    "stadium": (
        figure([(-3, -3, 3, -3), (-3, 3, 3, 3)], [(3, 0, 3, -3, 3, 3), (-3, 0, -3, 3, -3, -3)]),
        {"straight lines": 2, "curved lines": 2, "smooth strokes": 0, "corners": 0, "areas": 1, "mirror axes": 2},
    ),
    "vee about a slanted axis": (
        figure([(-4, 0, -1, 4), (-4, 0, 1, 0)]),
        {"mirror axes": 1, "axis direction": "other", "corners": 1},
    ),
    "three rings in a row": (
        figure(arcs=[(-4, 0, -2, 2, -2, 2), (0, 0, 2, 2, 2, 2), (4, 0, 2, 2, 2, 2)]),
        {"areas": 5, "junctions": 4, "pieces": 1, "one go": True, "curved lines": 3},
    ),
    "rings that overlap": (figure(arcs=[(-2, 0, 0, 3, 0, 3), (2, 0, 0, 3, 0, 3)]), {"relation": "overlapping"}),
    "rings that touch": (figure(arcs=[circle(-3, 0, 3), circle(3, 0, 3)]), {"relation": "touching", "areas": 2}),
    "ring in a ring": (
        figure(arcs=[circle(0, 0, 6), circle(0, 0, 3)]),
        {"relation": "inside", "pieces": 2, "areas": 2},
    ),
    "ring that touches from inside": (
        figure(arcs=[circle(0, 0, 6), circle(-3, 0, 3)]),
        {"relation": "touching from inside"},
    ),
    "rings apart": (figure(arcs=[circle(-4, 0, 2), circle(4, 0, 2)]), {"relation": "apart"}),
    "square in a circle of no lattice points but one": (
        figure(outline((-2, -2), (2, -2), (2, 2), (-2, 2)), [circle(0, 0, 6)]),
        {"relation": "inside", "mirror axes": 4},
    ),
    "dots beside a line": (figure([(0, -6, 0, 6)], dots=[(-3, 0), (3, 0)]), {"dots": 2, "pieces": 1, "mirror axes": 2}),
}


@pytest.mark.parametrize("name", KNOWN)
def test_properties_are_those_counted_by_hand(name):
    drawn, expected = KNOWN[name]
    seen = see(drawn)
    assert {key: seen.values[key] for key in expected} == expected
    assert seen.faults == (("two curves touch, and either could go on as the other",) if "touch" in name else ())


def test_meeting_points_are_exact():
    """At a third of a lattice step, for example; and a circle is met where a fraction tells, or not at all."""
    assert (1, Fraction(1, 3)) in draw(figure([(0, 0, 3, 1), (1, -3, 1, 3)])).nodes
    assert (Fraction(7, 5), Fraction(24, 5)) in draw(figure([(-5, 0, 3, 6)], [circle(0, 0, 5)])).nodes
    with pytest.raises(MalformedStatement):
        draw(figure([(-8, -8, 8, 8)], [circle(0, 0, 5)]))
    draw(figure([(-8, -8, -4, -4)], [circle(0, 0, 5)]))  # the line would meet the circle, but ends before


def turned(statement, matrix):
    a, b, c, d = matrix
    flips = a * d - b * c < 0

    def points(numbers):
        pairs = [(a * x + b * y, c * x + d * y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if flips and len(pairs) == 3:
            pairs = [pairs[0], pairs[2], pairs[1]]
        return [number for pair in pairs for number in pair]

    return {name: [points(numbers) for numbers in statement[name]] for name in ("segments", "arcs", "dots")}


@pytest.mark.parametrize("name", KNOWN)
def test_turning_a_figure_changes_no_property_but_the_axis(name):
    drawn, _ = KNOWN[name]
    plain = see(drawn)
    for matrix in TURNS:
        seen = see(msgspec.convert(turned(msgspec.to_builtins(drawn), matrix), Figure))
        for key in ORDER:
            assert key == "axis direction" or seen.values[key] == plain.values[key]
        assert min(seen.codes) == min(plain.codes)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_disguise_has_the_same_canonical_form(family):
    for case in [case for name, case in CORPUS if name == family and case["expect"] == "unique"][:6]:
        plain = certify(family, case["statement"], case["query"])
        for matrix in TURNS:
            statement = {**case["statement"], "figures": [turned(one, matrix) for one in case["statement"]["figures"]]}
            query = dict(case["query"])
            if family == "element_count":
                query["options"] = [turned(one, matrix) for one in query["options"]][::-1]
            elif family == "grouping":
                query["options"] = query["options"][::-1]
            else:
                statement["figures"] = statement["figures"][::-1]
            certificate = certify(family, statement, query)
            assert certificate.canonical == plain.canonical
            assert certificate.difficulty == plain.difficulty
    forms = {
        certify(family, case["statement"], case["query"]).canonical
        for name, case in CORPUS
        if name == family and case["expect"] == "unique" and "wrong key" not in case["name"]
    }
    unique = [c for name, c in CORPUS if name == family and c["expect"] == "unique" and "wrong key" not in c["name"]]
    assert len(forms) == len(unique)


# --- the stock of glyphs


def test_both_sides_see_the_same_in_every_glyph():
    """The generator cuts parts in floating point, the validator computes in fractions; they were written apart."""
    faults = Counter()
    forms = set()
    for design in stock():
        seen = see(design.glyph.published())
        assert {name: design.traits[name] for name in ORDER} == seen.values, design.glyph
        faults.update(seen.faults)
        forms.add(min(seen.codes))
    assert len(forms) == len(stock()), "two designs are the same after a turn"
    assert sum(faults.values()) < 0.01 * len(stock())
    assert len(stock()) > 1000


def corners_and_junctions(figure):
    """As the question tells them: exactly two line ends at an angle; or lines that cross, branch or end three at once.

    Lines are followed in small steps, in floating point.
    """
    ways = [
        [(a + (c - a) * step / 64, b + (d - b) * step / 64) for step in range(65)] for a, b, c, d in figure.segments
    ]
    for x, y, a, b, c, d in figure.arcs:
        start = math.atan2(b - y, a - x)
        sweep = (math.atan2(d - y, c - x) - start) % math.tau or math.tau
        far = math.hypot(a - x, b - y)
        angles = [start + sweep * step / 256 for step in range(257)]
        ways.append([(x + far * math.cos(angle), y + far * math.sin(angle)) for angle in angles])
    points = {point for drawn in [draw(figure)] for point in drawn.nodes}
    corners = junctions = 0
    for x, y in points:
        arms = []
        for way in ways:
            closed = math.dist(way[0], way[-1]) < 1e-6
            near = [place for place, (a, b) in enumerate(way) if math.hypot(a - x, b - y) < 0.3]
            if closed and near:
                arms += [None, None]
            elif near:
                ends = [(way[0], way[1])] * (near[0] == 0) + [(way[-1], way[-2])] * (near[-1] == len(way) - 1)
                arms += [math.atan2(to[1] - at[1], to[0] - at[0]) for at, to in ends] or [None, None]
        corners += len(arms) == 2 and None not in arms and abs(abs(arms[0] - arms[1]) - math.pi) > 0.2
        junctions += len(arms) > 2
    return corners, junctions


def test_corners_are_where_exactly_two_line_ends_meet_at_an_angle():
    seen = Counter()
    for design in stock()[::7]:
        figure = design.glyph.published()
        assert corners_and_junctions(figure) == (design.traits["corners"], design.traits["junctions"]), design.glyph
        seen[design.traits["corners"]] += 1
    assert len(seen) > 4
    assert "two line ends at an angle" in say(glyph_wording.COUNTS, "en")
    assert "两个线端成角度相接" in say(glyph_wording.COUNTS, "zh")


def test_the_stock_shows_every_kind_of_figure():
    for name, least in {"line kind": 3, "relation": 6, "axis direction": 6, "areas": 6, "dots": 7, "pieces": 5}.items():
        assert len({design.traits[name] for design in stock()}) >= least


# --- the families


@pytest.mark.parametrize("family", [name for name in FAMILIES if name != "odd_one_out"])
def test_keys_are_spread_by_chance(family):
    loaded = catalog.load(f"matrices/{family}")
    for level, params in loaded.levels.items():
        keys = Counter()
        for index in range(48):
            try:
                drafted = pipeline.draft(loaded, level, params, Stream.for_item(family, 1, level, 5, index, 0))
            except Rejected:
                continue
            keys[drafted.answer] += 1
        assert set(keys) == {*"ABCD"}
        assert max(keys.values()) <= 24


@pytest.mark.parametrize("family", FAMILIES)
def test_the_words_are_there(family):
    loaded = catalog.load(f"matrices/{family}")
    for index in range(12):
        for level, language in zip(USUAL_LEVELS, LANGUAGES, strict=True):
            made = pipeline.make_item(loaded, level, 6, index, language)
            assert "{" not in made.item.question + made.key.explanation
            assert made.key.explanation


def test_the_options_of_a_grouping_are_any_four_divisions():
    loaded = catalog.load("matrices/grouping")
    pairs = Counter()
    for index in range(120):
        made = pipeline.make_item(loaded, Level.EASY, 8, index, "en")
        groups = [tuple(one) for one, _ in made.proof.query["options"]]
        pairs.update(groups)
        assert len(set(groups)) == 4
    assert len(pairs) == 10
    assert max(pairs.values()) < 80


def distance(x, y, shape):
    """From a point to the strokes and dots of a published figure, in lattice steps."""
    best = [math.dist((x, y), dot) - 0.45 for dot in shape.dots]
    for a, b, c, d in shape.segments:
        along = min(1, max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)))
        best.append(math.dist((x, y), (a + along * (c - a), b + along * (d - b))))
    for cx, cy, a, b, c, d in shape.arcs:
        start = math.atan2(b - cy, a - cx)
        sweep = (math.atan2(d - cy, c - cx) - start) % math.tau or math.tau
        if (math.atan2(y - cy, x - cx) - start) % math.tau <= sweep:
            best.append(abs(math.dist((x, y), (cx, cy)) - math.dist((a, b), (cx, cy))))
        best += (math.dist((x, y), (a, b)), math.dist((x, y), (c, d)))
    return min(best)


@pytest.mark.parametrize("start", [0, 400, 800])
def test_the_picture_shows_the_statement(start):
    """Of every pixel of a panel, the published figure alone tells whether it is dark."""
    shapes = [design.glyph.published() for design in stock()[start : start + 66 : 11]]
    scene = draw_choices(shapes, "ABCDEF", 3)
    picture = render(sized(scene.width, scene.height, scene.nodes, 96), DEFAULT_STYLE)
    with Image.open(io.BytesIO(picture.png)) as image:
        grey = np.asarray(image.convert("L"), dtype=np.int32)
    paper, ink = grey[2, 2], grey.min()
    unit = grey.shape[1] / scene.width
    for shape, (left, top, _) in zip(shapes, panels_in(scene), strict=True):
        for i in range(-84, 85, 4):
            for j in range(-84, 85, 4):
                x, y = i / 10, j / 10
                column = int((left + 1.5 + x * 3 / 18.6) * unit)
                row = int((top + 1.5 + y * 3 / 18.6) * unit)
                away = distance(x, y, shape)
                dark = abs(grey[row, column] - ink) < abs(grey[row, column] - paper)
                if away > 0.45:
                    assert not dark, (shape, x, y)
                elif away < 0.03:
                    assert dark, (shape, x, y)


def test_panels_lie_apart_and_within_the_picture():
    shapes = [design.glyph.published() for design in stock()[:8]]
    for scene in (draw_completion(shapes, 3, shapes[:4]), draw_completion(shapes[:5], 6, shapes[:4])):
        panels = [*panels_in(scene)]
        assert len(panels) in (10, 13)
        for (a, b, one), (c, d, other) in combinations(panels, 2):
            assert c - a > 3 * one or a - c > 3 * other or d - b > 3 * one or b - d > 3 * other
        assert all(0 < x < scene.width - 3 * scale and 0 < y < scene.height - 3 * scale for x, y, scale in panels)


@pytest.mark.parametrize("trait", ["dots", "any ends", "corners", "axis direction", "as many dots as pieces", "one go"])
def test_any_member_of_a_team_is_odd_among_the_other(trait):
    """All ten puzzles are sound, so that no figure is the odd one more often than it is shown."""
    for attempt in range(60):
        try:
            teams = draw_teams(trait, 5, Stream("teams", trait, attempt))
            break
        except Rejected:
            continue
    for team, others in (teams, teams[::-1]):
        for odd in others:
            designs = [*team, odd]
            certificate = certify(
                "odd_one_out",
                {"figures": [design.glyph.published() for design in designs]},
                {"task": "odd_one_out"},
            )
            assert certificate.answers == ("F",)
            assert certificate.faults == ()
            assert certificate.structure.startswith(f"6 figures; {telling(designs, 5)} ")
            assert trait.startswith("as many") or telling(designs, 5) == trait


# --- the search for teams


def draw_marks(seed, figures=40):
    """Values of three traits, the second of which tells only if it is 1, and ranks of two counts; as in a stock."""
    rng = Stream("marks", seed)
    return np.array([[rng.below(2), rng.below(2), rng.below(3), rng.below(4), rng.below(6)] for _ in range(figures)])


def puzzles_of(members):
    for team, others in (members, members[::-1]):
        for odd in others:
            yield [*team, odd]


def is_sound(marks, only, first, members):
    """True if no puzzle of two teams tells another figure, or the odd one by a trait before the first."""
    for puzzle in puzzles_of(members):
        for trait, telling_value in enumerate(only):
            values = marks[puzzle, trait].tolist()
            for place, value in enumerate(values):
                shared = {*values[:place], *values[place + 1 :]}
                told = len(shared) == 1 and value not in shared and (telling_value < 0 or telling_value in shared)
                if told and (place < len(values) - 1 or trait < first):
                    return False
    return len({*members[0], *members[1]}) == 2 * len(members[0])


@pytest.mark.parametrize("size", [4, 5])
def test_the_search_tells_how_often_extremes_are_odd(size):
    """Compared with the puzzles one by one; in some searches there are faults at the end, and in others not."""
    verdicts = Counter()
    for seed in range(40):
        marks, only = draw_marks(seed), np.array([-1, 1, -1])
        pools = (np.arange(20), np.arange(20, 40))
        members, surplus = np.zeros((2, size), np.int64), np.zeros((2, 2), np.int64)
        faults, leaning = np.array([1000, 10**9] if seed % 2 else [1]), np.zeros_like(surplus)
        sound = search(
            marks, only, seed % 3, marks.max(axis=0) + 1, np.arange(40), *pools, faults, leaning, members, surplus
        )
        assert sound == is_sound(marks, only, seed % 3, members.tolist())
        verdicts[sound] += 1
        for count in range(2):
            for guesser, sign in enumerate((1, -1)):
                right = Fraction()
                for puzzle in puzzles_of(members.tolist()):
                    values = [sign * value for value in marks[puzzle, 3 + count].tolist()]
                    right += Fraction(values[-1] == max(values), values.count(max(values)))
                assert surplus[count, guesser] == SHARE * (right - Fraction(2 * size, size + 1))
    assert len(verdicts) == 2


def distances_of(texts, lengths):
    found = np.zeros((len(texts), len(texts)), np.int64)
    edit_distances(texts, lengths, np.zeros(texts.shape[1] + 1, np.int64), found)
    return found


def test_nearness_of_published_numbers():
    """Of the texts of two teams of four, each is a step from the others, but for one far from all."""
    texts = np.array([[1, 2, 3], [1, 2, 4], [1, 2, 5], [1, 2, 6], [1, 2, 7], [1, 2, 8], [1, 2, 9], [7, 8, 0]])
    surplus = np.zeros(3, np.int64)
    nearness(distances_of(texts, np.full(8, 3)), surplus)
    alike, one_of_four, luck = 3 * Fraction(1, 5), 4 * Fraction(1, 4), Fraction(8, 5)
    assert surplus.tolist() == [
        SHARE * (alike + one_of_four - luck),
        SHARE * (alike + 1 - luck),  # the far one, where it is odd
        SHARE * (alike + one_of_four - luck),
    ]


def test_distances_are_those_by_which_releases_are_judged():
    rng = Stream("texts", 1)
    rows = [[rng.below(4) for _ in range(3 + rng.below(9))] for _ in range(10)]
    texts = np.array([row + [0] * (12 - len(row)) for row in rows])
    found = distances_of(texts, np.array([len(row) for row in rows]))
    assert found.tolist() == [[edit_distance([*map(str, a)], [*map(str, b)]) for b in rows] for a in rows]


def test_lots_make_up_for_one_another():
    rows = np.array([[4, -1], [-1, 1], [-2, -1], [30, 30]])
    lots = Counter(_lots(rows))
    assert lots[3] == 0
    assert all(abs(sum(rows[place, column] * times for place, times in lots.items())) < 5 for column in range(2))


Spot = tuple[float, float]


def turns_off(parts: Sequence[Sequence[int]], end: Spot, middle: Spot) -> set[int]:
    """Which way, 1 or -1, straight strokes turn off at right angles at the end of an arm from the middle."""
    across, down = end[0] - middle[0], end[1] - middle[1]
    strokes = [(*part[i : i + 2], *part[2 - i : 4 - i]) for part in parts if len(part) == 4 for i in (0, 2)]
    off = [(u - x, v - y) for x, y, u, v in strokes if (x, y) == end]
    return {1 if across * b > down * a else -1 for a, b in off if across * a + down * b == 0}


def hooked(parts: Sequence[Sequence[int]]) -> bool:
    crosses: defaultdict[Spot, set[Spot]] = defaultdict(set)
    for x, y, u, v in (part for part in parts if len(part) == 4):
        crosses[(x + u) / 2, (y + v) / 2] |= {(x, y), (u, v)}
    return any(
        sum(way in turns_off(parts, end, middle) for end in ends) > 3
        for middle, ends in crosses.items()
        for way in (1, -1)
    )


def test_no_figure_is_a_hooked_cross() -> None:
    """Four arms that all turn off the same way are the emblem of a crime, and nothing for a puzzle."""
    emblem = ((-6, 0, 6, 0), (0, -6, 0, 6), (0, -6, 4, -6), (6, 0, 6, 4), (0, 6, -4, 6), (-6, 0, -6, -4))
    assert hooked(emblem)
    assert not [design.number for design in stock() if hooked(design.glyph.parts)]
