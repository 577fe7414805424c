"""Nets and dice: validators that fold by themselves, and options that say nothing about the key."""

import json
import math
import re
from collections import Counter
from itertools import pairwise, permutations

import pytest

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marks import HUES, NUMBERS, STILL, SYMMETRY, TURNING
from puzzlegen.facts.solids.polyhedra import Shape, adjoining, laid, overlapping, solid
from puzzlegen.formats.solids import cube_net as nets_form
from puzzlegen.formats.solids import dice as dice_form
from puzzlegen.formats.solids import polyhedron_net as polyhedra_form
from puzzlegen.formats.solids.kits.signs import Look, Sign
from puzzlegen.generators.solids import cube_net, polyhedron_net
from puzzlegen.generators.solids.kits.marked_cubes import NETS, POSES, shown, unfold, view, views
from puzzlegen.renderers.solids.cube_net import explain as explain_cubes
from puzzlegen.renderers.solids.kits import corner_reasons, net_reasons
from puzzlegen.renderers.solids.kits.marks import figure
from puzzlegen.renderers.solids.polyhedron_net import explain as explain_net
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids import cube_net as cube_judge
from puzzlegen.validators.solids import dice as dice_judge
from puzzlegen.validators.solids import polyhedron_net as polyhedron_judge
from puzzlegen.validators.solids.kits import folding, signs
from puzzlegen.words import say
from tests.support.judging import EVIDENCE

CUBE_NETS, DICE, POLYHEDRA = map(catalog.load, ("solids/cube_net", "solids/dice", "solids/polyhedron_net"))
JUDGES = {"cube_net": cube_judge, "dice": dice_judge, "polyhedron_net": polyhedron_judge}
CORPUS = [
    (family, json.loads(line))
    for family in JUDGES
    for line in (EVIDENCE / "solids" / f"{family}.jsonl").read_text().splitlines()
]


def test_corpus_is_complete():
    counts = Counter((family, case["expect"]) for family, case in CORPUS)
    assert all(counts[family, expect] >= 2 for family in JUDGES for expect in ("ambiguous", "unsolvable", "malformed"))
    names = [case["name"] for family, case in CORPUS if family == "cube_net"]
    assert sum(name.startswith("good: net ") for name in names) == 11
    assert sum(name.endswith(" is no net") for name in names) == 24
    assert len({(family, case["name"]) for family, case in CORPUS}) == len(CORPUS)


def cube(rng):
    marks = rng.sample((*TURNING, *STILL), 6)
    hues = rng.sample(HUES, 6)
    return tuple(Sign(mark, hue, rng.below(SYMMETRY[mark])) for mark, hue in zip(marks, hues, strict=True))


@pytest.mark.parametrize("net", NETS, ids=range(11))
def test_rolling_and_folding_agree(net):
    """The generator rolls a cube over the net, the validator folds squares; both see the same 24 views."""
    rng = Stream("rolling", str(net))
    for _ in range(5):
        die = cube(rng)
        flat = unfold(die, net, rng.choice(POSES))
        folded = folding.fold(list(flat))
        seen = {tuple(signs.turned(flat[place], turn) for place, turn in look) for look in folding.positions(folded)}
        assert seen == set(views(die))


def test_a_cube_has_24_views_and_its_mirror_image_none_of_them():
    rng = Stream("mirror")
    for _ in range(20):
        top, front, right, back, left, bottom = die = cube(rng)
        assert len(POSES) == len(set(POSES)) == 24
        mirrored = (top, front, left, back, right, bottom)
        corners = {tuple(sign.mark for sign in one) for one in views(die)}
        assert len(corners) == 24
        assert not corners & {tuple(sign.mark for sign in one) for one in views(mirrored)}


def test_marks_have_the_symmetry_that_both_sides_say():
    assert dict(SYMMETRY) == signs.PERIODS
    assert signs.NUMBERS == NUMBERS
    for mark, period in SYMMETRY.items():
        plain, *turned = (picture(Sign(mark, "red", 0), turns) for turns in range(4))
        for turns, look in enumerate(turned, start=1):
            differ = len(plain ^ look) / len(plain)
            assert differ < 0.15 if turns % period == 0 else differ > 0.2, (mark, turns, differ)


def picture(sign, turns):
    """Which of 50 x 50 spots of the face a mark covers, after turns of the spots."""
    covered = set()
    for x in range(50):
        for y in range(50):
            a, b = (x + 0.5) / 50, (y + 0.5) / 50
            for _ in range(turns):
                a, b = b, 1 - a
            if sum(inside(mark.points, a, b) for mark in figure(sign)) % 2:
                covered.add((x, y))
    return covered


def inside(points, x, y):
    odd = False
    for (px, py), (qx, qy) in zip(points, (*points[1:], points[0]), strict=True):
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            odd = not odd
    return odd


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("question", nets_form.QUESTIONS)
def test_options_of_cube_nets_do_not_depend_on_the_key(question, level):
    """Whichever option is to be the key, the options are the same: they say nothing about it."""
    params = cube_net.LEVELS[level]
    if question is nets_form.NotFold and params.turning[1] < 3:
        pytest.skip("such a puzzle needs marks that can be turned")
    equal = 0
    for seed in range(30):
        rng = Stream("options", seed)
        turning = rng.sample(TURNING, params.turning[1])
        marks = [*turning, *rng.sample(STILL, 6 - len(turning))]
        signs_ = [Sign(mark, hue, 0) for mark, hue in zip(marks, rng.sample(HUES, 6), strict=True)]

        def made(place, seed=seed, signs_=signs_):
            rng = Stream("made", seed)
            if question is nets_form.NotFold:
                return cube_net._not_fold(list(signs_), place, rng)
            made = cube_net._fold if question is nets_form.Fold else cube_net._net
            return made(list(signs_), place, params, rng)

        try:
            puzzles = [made(place) for place in range(3 if question is nets_form.NotFold else 4)]
        except Rejected:
            continue
        equal += 1
        assert all(puzzle.query == puzzles[0].query for puzzle in puzzles)
        assert len({repr(puzzle.statement) for puzzle in puzzles}) == len(puzzles)
    assert equal > 5


@pytest.mark.parametrize("level", Level)
def test_faults_of_corners_are_those_that_are_explained(level):
    """A corner without its fault is one of the cube, by the validator's folding; of nets, the other way round."""
    kinds = Counter()
    for index in range(80):
        rng = Stream("faults", level, index, series=b"faults", index=index)
        try:
            puzzle = pipeline.invent(CUBE_NETS, level, CUBE_NETS.levels[level], rng)
        except Rejected:
            continue
        given, query = puzzle.statement, puzzle.query
        of_nets, count = isinstance(query, nets_form.FromNet), len(query.options)
        nets, corners = (query.options, [given.cube] * count) if of_nets else ([given.net] * count, query.options)
        cubes = puzzle.why.cubes if of_nets else puzzle.why.cubes * count
        text = say(explain_cubes(given, query, puzzle.answer, puzzle.why), "en")
        for letter, corner, flat, one in zip("ABCDEFGH", corners, nets, cubes, strict=False):
            fault = corner_reasons.fault(corner, one)
            shown = looks(flat)
            seen = tuple((sign.mark, sign.turn) for sign in signs.seen(corner))
            names = tuple(mark for mark, _ in seen)
            kinds[bool(fault.opposite), fault.reverse, len(fault.turns)] += 1
            if fault.opposite:
                assert not any(set(fault.opposite) <= {mark for mark, _ in look} for look in shown)
            elif fault.reverse:
                assert (names[0], names[2], names[1]) in {tuple(mark for mark, _ in look) for look in shown}
            else:
                more = dict(fault.turns)
                mended = tuple((mark, (turn + more.get(mark, 0)) % SYMMETRY[mark]) for mark, turn in seen)
                assert mended in shown
            right = (letter == puzzle.answer) != isinstance(query, nets_form.NotFold)
            assert right == (fault == corner_reasons.Fault())
            assert right or re.search(rf"(?:[Ii]n|nets?)[A-H, and]* {letter}\b[A-H, and]*(?:,| makes?,)", text)
    assert len(kinds) > (1 if level is Level.EASY else 2)  # there, a wrong corner has two marks that face each other


def looks(flat):
    """All views of the folded net: mark and turn of the top, the front and the right face."""
    signs_ = {(square.row, square.column): square.sign for square in flat}
    return {
        tuple((signs_[place].mark, (signs_[place].turn + turn) % SYMMETRY[signs_[place].mark]) for place, turn in look)
        for look in folding.positions(folding.fold(list(signs_)))
    }


def made_of_polyhedra(level, count):
    """Accepted puzzles of a level."""
    for index in range(count):
        yield accepted(POLYHEDRA, level, "polyhedra", index, most=1000).draft.puzzle


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXTREME])
def test_wrong_places_of_polyhedra_share_no_face_with_the_marked_one_and_are_as_far(level):
    farthest = 0
    for puzzle in made_of_polyhedra(level, 120):
        given, query = puzzle.statement, puzzle.query
        apart = [
            polyhedron_judge._folds_between(given.net, given.marked, place, task_of(query)) for place in query.options
        ]
        assert min(apart) > 0
        right = apart["ABCD".index(puzzle.key)]
        farthest += (right == max(apart)) / apart.count(max(apart))
    assert farthest < 0.42 * 120


def test_two_nets_have_the_faces_of_the_solid():
    for puzzle in made_of_polyhedra(Level.EASY, 60):
        asked, query, key = puzzle.statement.solid, puzzle.query, puzzle.key
        if not isinstance(query, polyhedra_form.WhichNet):
            continue
        wanted = Counter(tuple(sorted(lengths)) for _, lengths in polyhedron_judge.solid_faces(asked))
        alike = [Counter(tuple(sorted(sides)) for sides in net.faces) == wanted for net in query.options]
        assert sum(alike) == 2
        assert alike["ABCD".index(key)]
        (clash,) = puzzle.why.clashes
        assert alike["ABCD".index(clash.letter)]
        assert f"{clash.letter} has the right faces" in say(explain_net(puzzle.statement, query, key, puzzle.why), "en")


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD, Level.EXTREME])
def test_outlines_close_as_is_explained(level):
    """The numbers run round the outline in the stated sense, what closes meets, and corners said to be whole are."""
    for puzzle in made_of_polyhedra(level, 60):
        query, answer, task = puzzle.query, puzzle.key, task_of(puzzle.query)
        told = say(explain_net(puzzle.statement, query, answer, puzzle.why), "en")
        net, body, marked = puzzle.statement.net, puzzle.statement.solid, puzzle.statement.marked
        around = polyhedron_judge._ways(net, body)[0]
        border = net_reasons._border(net)
        folded = {side for fold in net.folds for side in fold}
        assert set(border) == {(face, k) for face, sides in enumerate(net.faces) for k in range(len(sides))} - folded
        spots = laid(net)
        ends = [(spots[f][k], spots[f][(k + 1) % len(spots[f])]) for f, k in border]
        assert all(math.dist(one[1], other[0]) < 1e-6 for one, other in pairwise((*ends, ends[0])))
        assert sum(a * d - b * c for (a, b), (c, d) in ends) < 0  # y runs down, so this is counterclockwise
        way = -1 if " clockwise" in told else 1
        if task == "edge":
            start = border.index(marked)
            named = [border[(start + way * k) % len(border)] for k in range(len(border))]
        else:
            at = [polyhedron_judge._around(net, side) for side in border]
            start = next(
                k
                for k, side in enumerate(border)
                if at[k] == polyhedron_judge._around(net, marked) and same_spot(spots, side, marked)
            )
            named = [border[(start + way * k) % len(border)] for k in range(len(border))]
        # Whoever counts steps cannot leave out a place: all are as many as what meets may be apart
        assert {int(number) % 2 for number in re.findall(r"[A-D] is (\d+)", told)} == {task == "edge"}
        for letter, number in re.findall(r"([A-D]) is (\d+)", told):
            place = query.options["ABCD".index(letter)]
            assert named[int(number)] == place if task == "edge" else same_spot(spots, named[int(number)], place)
        pairs = re.findall(r"(\d+) and (\d+)(?=[;,. ])", re.sub(r"At each of the corners.*?the net", "", told))
        assert pairs
        for one, other in pairs:
            meets = {polyhedron_judge._spot(around, body, named[int(number)], task) for number in (one, other)}
            assert len(meets) == 1, told
        whole = (
            re.findall(r"\d+", re.findall(r"(?:At corner|At each of the corners) (.*?) the net", told)[0])
            if task == "corner"
            else []
        )
        for number in whole:
            corner = named[int(number)]
            solid_corner = polyhedron_judge._spot(around, body, corner, "corner")
            count = sum(solid_corner in corners for corners, _ in polyhedron_judge.solid_faces(body))
            assert len(polyhedron_judge._around(net, corner)) == count
        assert f"which is {answer}." in told


def same_spot(spots, one, other):
    return math.dist(spots[one[0]][one[1]], spots[other[0]][other[1]]) < 1e-6


@pytest.mark.parametrize("level", [Level.HARD, Level.EXTREME])
def test_where_a_mark_is_offered_tells_nothing(level):
    """Of four options that show two marks turned in two ways, the first one shows the right mark as often as not."""
    made = [one for index in range(90) if (one := accepted(DICE, level, 5, index)) is not None]
    right = [one.query.options["ABCD".index(one.answer)].mark for one in made]
    assert all({*Counter(sign.mark for sign in one.query.options).values()} == {2} for one in made)
    first = sum(one.query.options[0].mark == mark for one, mark in zip(made, right, strict=True))
    assert 0.35 < first / len(made) < 0.65


def test_dice_are_found_as_by_trying_all_cubes():
    """Every cube with these six marks is tried; what those have that show all views is what the validator finds."""
    rng = Stream("dice")
    found = Counter()
    for _ in range(20):
        marks = rng.sample(STILL, 6)
        hues = rng.sample(HUES, 6)
        die = tuple(Sign(mark, hue, 0) for mark, hue in zip(marks, hues, strict=True))
        poses = rng.sample(POSES, 3)
        if len({place for pose in poses for place in shown(pose)}) < 6:
            continue
        seen = [view(die, pose) for pose in poses]
        asked = seen[0][0]
        top, front, right = seen[0]  # every cube that agrees can be held as in the first view
        rest = [sign for sign in die if sign not in seen[0]]
        held = [(top, front, right, *order) for order in permutations(rest)]
        agreeing = [one for one in held if set(seen) <= set(views(one))]
        opposite = {5: 0, 0: 5, 1: 3, 3: 1, 2: 4, 4: 2}
        wanted = {one[opposite[one.index(asked)]].mark for one in agreeing}
        options = [sign for sign in die if sign != asked][:4]
        query = dice_form.OppositeOffered(dice_form.Coloured(asked.mark, asked.hue), tuple(options))
        certificate = dice_judge.certify(dice_form.Given(tuple(Look(*one) for one in seen)), query)
        offered = {sign.mark for sign in options}
        expected = "ambiguous" if len(wanted) > 1 else "unique" if wanted <= offered else "unsolvable"
        found[expected] += 1
        assert certificate.verdict == expected
        if expected == "unique":
            assert options["ABCD".index(certificate.answers[0])].mark in wanted
    assert found["unique"] > 2


SHAPES = [
    Shape("tetrahedron", ()),
    Shape("octahedron", ()),
    Shape("square_antiprism", ()),
    Shape("pentagonal_antiprism", ()),
    Shape("hexagonal_antiprism", ()),
    Shape("square_pyramid", ()),
    Shape("pentagonal_pyramid", ()),
    Shape("roofed_prism", (1,)),
    Shape("roofed_prism", (2,)),
    Shape("triangular_prism", (2,)),
    Shape("pentagonal_prism", (2,)),
    Shape("hexagonal_prism", (3,)),
    Shape("box", (1, 2, 3)),
    Shape("box", (2, 2, 2)),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.kind}{shape.sizes}")
def test_the_validators_solids_are_closed_and_like_those_that_are_drawn(shape):
    faces = polyhedron_judge.solid_faces(shape)
    edges = {}
    for corners, lengths in faces:
        for one, other, length in zip(corners, (*corners[1:], corners[0]), lengths, strict=True):
            assert (one, other) not in edges
            edges[one, other] = length
    assert all(edges[other, one] == length for (one, other), length in edges.items())
    vertices = {corner for corners, _ in faces for corner in corners}
    assert len(vertices) - len(edges) // 2 + len(faces) == 2  # Euler
    drawn = solid(shape)
    assert len(drawn.vertices) == len(vertices)
    edges_drawn = [
        tuple(
            math.dist(drawn.vertices[one], drawn.vertices[other])
            for one, other in zip(face.outline, (*face.outline[1:], face.outline[0]), strict=True)
        )
        for face in drawn.faces
    ]
    assert sorted(map(_rolled, edges_drawn)) == sorted(_rolled(lengths) for _, lengths in faces)


def _rolled(lengths):
    """The lengths around a face, the least way to begin first; exact ones, and near misses as what they are."""
    lengths = [round(length, 6) for length in lengths]
    return min(tuple(lengths[start:] + lengths[:start]) for start in range(len(lengths)))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.kind}{shape.sizes}")
def test_every_tree_of_faces_is_a_net_of_its_solid_and_of_no_other(shape):
    rng = Stream("trees", shape.kind)
    for _ in range(6):
        judged = polyhedron_judge._checked(polyhedron_net._net(shape, rng))
        fits = [bool(polyhedron_judge._ways(judged, other)) for other in SHAPES]
        assert fits == [other == shape for other in SHAPES]


def test_a_flat_net_keeps_lengths_and_folds_together():
    for number, shape in enumerate(SHAPES):
        net = polyhedron_net._net(shape, Stream("fold", number))
        faces = laid(net)
        for (one, side), (other, edge) in net.folds:
            a, b = faces[one][side], faces[one][(side + 1) % len(faces[one])]
            c, d = faces[other][edge], faces[other][(edge + 1) % len(faces[other])]
            assert (*a, *b) == pytest.approx((*d, *c))
            assert math.dist(a, b) == pytest.approx(net.faces[one][side])
        partner = adjoining(solid(shape))
        assert all(partner[partner[side]] == side for side in partner)
        assert not overlapping(faces)
        assert overlapping((*faces, faces[0]))


def test_numbers_of_pips_are_equally_frequent():
    numbers = Counter()
    for index in range(3000):
        rng = Stream.for_item("solids/dice", 1, "numbers", 1, index, 0)
        try:
            puzzle = pipeline.invent(DICE, Level.EASY, DICE.levels[Level.EASY], rng)
        except Rejected:
            continue
        if not hasattr(puzzle.query, "options"):
            numbers[puzzle.answer] += 1
    assert set(numbers) == set("123456")
    assert max(numbers.values()) < 0.2 * sum(numbers.values()) * 1.1
