"""Sheets of figures: corpora, the comparison of pixels, a reader of the pixels alone, spread, designs."""

from collections import Counter
from itertools import combinations

import msgspec
import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM
from puzzlegen.core.certificate import Depth, MalformedStatement, Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.item import AnswerForm, Kind
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.formats.localization.kits.sheets import Figures, Part
from puzzlegen.generators.localization.kits.designs import DESIGNS
from puzzlegen.generators.localization.kits.masses import shift
from puzzlegen.generators.localization.kits.parts import mirrored, turned
from puzzlegen.generators.localization.kits.sheet import base, changed
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators.localization.kits.sheets import Sheet, compare
from puzzlegen.words import say
from tests.support.judging import by_chance

ROWS = catalog.find("localization")
FAMILIES = [row.family for row in ROWS]
ITEMS = 4


def certify(family, statement, query):
    """The certificate of published data."""
    one = catalog.load_format(f"localization/{family}").puzzle(statement, query)
    return catalog.load_validator(f"localization/{family}").certify(one.statement, one.query)


def decoded(family, statement, query, why):
    return catalog.load_format(f"localization/{family}").puzzle(statement, query, why)


def faults_of_why(family, statement, query, answer, why):
    one = decoded(family, statement, query, why)
    return catalog.load_validator(f"localization/{family}").faults_of_why(one.statement, one.query, answer, one.why)


def explained(family, statement, query, answer, why):
    one = decoded(family, statement, query, why)
    return say(catalog.load(f"localization/{family}").renderer.explain(one.statement, one.query, answer, one.why), "en")


def made(family, level):
    loaded = catalog.load(f"localization/{family}")
    return [make_item(loaded, level, 31, index, "en") for index in range(ITEMS)]


def crops(one):
    pixels = decode(one.pictures[0].png)
    count = len(one.proof.statement["figures"])
    boxes = [one.proof.layout[f"figure-{number}"] for number in range(1, count + 1)]
    return pixels, [shrunk(pixels[top:bottom, left:right]) for left, top, right, bottom in boxes]


def shrunk(crop):
    """A third of the size, so that the antialiasing of turned edges hardly matters."""
    side = crop.shape[0]
    return crop.reshape(side // 3, 3, side // 3, 3, 3).mean(axis=(1, 3))


def apart(one, other, *, turned):
    """How much the pixels differ, in the best turn."""
    return min(np.abs(one - np.rot90(other, turn)).sum() for turn in range(4 if turned else 1))


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_reader_of_the_pixels_finds_the_answer(family, level):
    """Of all pairs of figures, those that look most alike are the pair; the odd one is far from the nearest."""
    for one in made(family, level):
        _, figures = crops(one)
        is_turned = one.proof.query["turned"]
        distances = {
            (a, b): apart(figures[a], figures[b], turned=is_turned) for a, b in combinations(range(len(figures)), 2)
        }
        if family == "find_duplicate":
            found = min(distances, key=distances.get)
        else:
            found = (max(range(len(figures)), key=lambda a: min(d for pair, d in distances.items() if a in pair)),)
        numbers = tuple(number + 1 for number in found)
        match one.item.answer_form:
            case AnswerForm.FILL_IN:
                assert one.key.answer.text == ", ".join(map(str, numbers))
            case AnswerForm.CHOICE:
                runs = dict(zip("ABCD", one.proof.query["options"], strict=True))
                first, last = runs[one.key.answer.letter]
                assert first <= numbers[0] <= last
            case AnswerForm.BOUNDING_BOXES:
                assert "[x1, y1, x2, y2]" in one.item.question
                assert set(one.key.answer.boxes) == {one.proof.layout[f"figure-{number}"] for number in numbers}


def upright(family):
    loaded = catalog.load(f"localization/{family}")
    items = (make_item(loaded, Level.HARD, 31, index, "en") for index in range(8))
    return next(one for one in items if not one.proof.query["turned"])


def shown(one):
    return msgspec.convert(one.proof.statement, Figures)


def judged(one, pixels, layout=None):
    return compare(pixels, shown(one), layout or one.proof.layout, turned=one.proof.query["turned"])


def test_pictures_that_say_something_else_than_the_data_are_refused():
    one = upright("find_duplicate")
    pixels, _ = crops(one)
    assert judged(one, pixels) == ()
    ids = {f"figure-{number + 1}" for pair in Sheet(shown(one), turned=False).identical() for number in pair}
    other = next(name for name in sorted(one.proof.layout) if name not in ids)
    (x1, y1, x2, y2), (a1, b1, a2, b2) = one.proof.layout[min(ids)], one.proof.layout[other]

    copied = pixels.copy()  # a third figure looks like the two
    copied[b1:b2, a1:a2] = pixels[y1:y2, x1:x2]
    assert judged(one, copied) == ("different figures look alike",)

    blot = pixels.copy()  # a single pixel of one of the two has changed
    blot[y1 + 20, x1 + 20] ^= 1
    assert judged(one, blot) == ("identical figures look different",)

    replaced = pixels.copy()
    replaced[y1:y2, x1:x2] = pixels[b1:b2, a1:a2]
    assert judged(one, replaced) == ("different figures look alike", "identical figures look different")


def test_differences_that_can_hardly_be_seen_are_refused():
    one = upright("find_odd")
    pixels, _ = crops(one)
    paler = (pixels // 8 + 200).astype(np.uint8)
    assert judged(one, paler) == ("different figures look alike",)


def test_figures_without_square_boxes_are_refused():
    one = upright("find_odd")
    pixels, _ = crops(one)
    wrong = ("the boxes are not the squares of the figures, all of one size",)
    layout = dict(one.proof.layout)
    left, top, right, bottom = layout["figure-2"]
    assert judged(one, pixels, layout=layout | {"figure-2": (left, top, right - 2, bottom)}) == wrong
    assert judged(one, pixels, layout=layout | {"figure-2": (left, top, right - 2, bottom - 2)}) == wrong
    shifted = {name: (x1 + 1, y1, x2 + 1, y2) for name, (x1, y1, x2, y2) in layout.items()}
    assert judged(one, pixels, layout=shifted) == wrong
    smaller = {name: (x1 + 9, y1 + 9, x2 - 9, y2 - 9) for name, (x1, y1, x2, y2) in layout.items()}
    assert judged(one, pixels, layout=smaller) == wrong
    assert judged(one, np.roll(pixels, 1, axis=0), layout=layout) == wrong
    del layout["figure-2"]
    assert judged(one, pixels, layout=layout) == wrong


@pytest.mark.parametrize("family", FAMILIES)
def test_disguises_have_one_canonical_form(family):
    one = upright(family)
    statement = one.proof.statement
    question = {"task": {"find_duplicate": "numbers", "find_odd": "number"}[family], "turned": False}
    plain = certify(family, statement, question)
    fills = sorted({part["fill"] for part in statement["parts"]} - {"ink", "paper"})
    renamed = dict(zip(fills, (*fills[1:], *fills[:1]), strict=True))
    disguised = [
        part | {"points": [(y, x) for x, y in part["points"]], "fill": renamed.get(part["fill"], part["fill"])}
        for part in statement["parts"]
    ]
    other = certify(family, statement | {"parts": disguised, "figures": statement["figures"][::-1]}, question)
    assert (other.canonical, other.difficulty) == (plain.canonical, plain.difficulty)
    moved = [part | {"points": [(x // 2, y) for x, y in part["points"]]} for part in statement["parts"]]
    assert certify(family, statement | {"parts": moved}, question).canonical != plain.canonical


def test_a_mirrored_figure_is_another_one():
    """Two sheets of turned figures: which figure is there twice, and which with its mirror image, tells them apart."""
    shapes = [((0, 0), (60, 0), (0, 20)), ((0, 0), (90, 0), (0, 30))]
    parts = [
        {"shape": "polygon", "points": [(side * x, y) for x, y in shape], "radius": 0, "fill": "red"}
        for shape in shapes
        for side in (1, -1)
    ]
    question = {"task": "numbers", "turned": True}
    one, other = (
        certify("find_duplicate", {"columns": 2, "parts": parts, "figures": [[part] for part in figures]}, question)
        for figures in ((0, 0, 2, 3), (0, 1, 2, 2))
    )
    assert one.canonical != other.canonical


def lines(*ends):
    return [{"shape": "line", "points": list(pair), "radius": 0, "fill": "blue"} for pair in ends]


def test_what_pops_out_of_a_sheet_is_easy():
    """A new line is plain where all others have nothing, and hardly seen among lines."""
    grid = lines(
        *(((x, -100), (x, 0)) for x in range(-100, 101, 20)), *(((-100, y), (100, y)) for y in (-80, -50, -20))
    )
    lonely, hidden = lines(((-30, 90), (30, 90)), ((-30, -65), (30, -65)))
    question = {"task": "number", "turned": False}
    plain = list(range(len(grid)))
    found = [
        certify(
            "find_odd",
            {"columns": 2, "parts": [*grid, line], "figures": [plain, [*plain, len(grid)], *[plain] * 23]},
            question,
        )
        for line in (lonely, hidden)
    ]
    assert [one.answers for one in found] == [("2",), ("2",)]
    assert found[0].effort == found[1].effort
    assert found[0].difficulty == 25  # all that is there has changed
    assert found[1].difficulty > 100


def test_the_difficulty_counts_what_two_figures_share():
    """Three figures with a frame each, two of them with the same disc: 1 + 1, 1 + 1 and 2 + 1 parts."""
    frame = {"shape": "polygon", "points": [(-90, -90), (90, -90), (0, 90)], "radius": 0, "fill": "paper"}
    discs = [{"shape": "disc", "points": [(0, y)], "radius": 9, "fill": "red"} for y in (0, 40)]
    question = {"task": "numbers", "turned": False}
    certificate = certify(
        "find_duplicate", {"columns": 2, "parts": [frame, *discs], "figures": [[0, 1], [0, 2], [0, 1]]}, question
    )
    assert (certificate.answers, certificate.difficulty) == (("1, 3",), 7)


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.__name__)
def test_variants_of_a_design_differ_in_what_they_show(design):
    for index in range(12):
        rng = Stream(design.__name__, index)
        plan = design(rng)
        values = base(plan, rng)
        figure = plan.figure(values)
        assert all(-120 <= number <= 120 for part in figure for point in part.points for number in point)
        for changes in (1, 2, 3):
            other = changed(plan, values, rng.sample(range(len(values)), changes), rng)
            assert sum(a != b for a, b in zip(values, other, strict=True)) == changes
            assert sorted(map(str, plan.figure(other))) != sorted(map(str, figure))
        assert turned(figure, 4) == mirrored(mirrored(figure)) == figure


@pytest.mark.parametrize("row", ROWS, ids=FAMILIES)
@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_no_answer_is_too_common(row, level):
    loaded = catalog.load(row.name)
    answers, letters = Counter(), Counter()
    for index in range(300):
        rng = Stream("spread", level, index, index=index, series=b"spread")
        drafted = pipeline.draft(loaded, level, loaded.levels[level], rng)
        if drafted.worded.kind is Kind.LETTER:
            letters[drafted.answer] += 1
        elif FORM[drafted.worded.kind] is AnswerForm.FILL_IN:
            answers[drafted.answer] += 1
    assert max(answers.values()) <= 0.2 * answers.total()
    assert max(letters.values()) <= by_chance(letters.total(), 1 / 4)


QUARTERS = [(1, 1), (2, 2), (3, 3), (4, 5)]


@pytest.mark.parametrize(
    "options",
    [
        [(1, 1), (2, 2), (3, 3), (4, 4)],
        [(1, 1), (2, 3), (3, 3), (4, 5)],
        [(1, 1), (3, 3), (4, 4), (5, 5)],
        [(1, 2), (3, 2), (3, 3), (4, 5)],
        [(2, 2), (3, 3), (4, 4), (5, 5)],
    ],
    ids=["too short", "overlapping", "with a gap", "empty", "without the first"],
)
@pytest.mark.parametrize("family", ["find_odd", "find_duplicate"])
def test_quarters_share_out_the_sheet(family, options):
    discs = [{"shape": "disc", "points": [(0, y)], "radius": 9, "fill": "red"} for y in (0, 30, 60, 90)]
    figures = {"find_odd": [[0], [0], [1], [0], [0]], "find_duplicate": [[0], [1], [2], [3], [2]]}[family]
    statement = {"columns": 2, "parts": discs, "figures": figures}
    found = certify(family, statement, {"task": "choice", "turned": False, "options": QUARTERS})
    assert found.answers == ("C",)
    assert found.refuted.keys() == {*"ABD"}
    with pytest.raises(MalformedStatement, match="from the first figure to the last"):
        certify(family, statement, {"task": "choice", "turned": False, "options": options})


def test_what_shifts_little_colour_hardly_shows():
    """A mark that is recoloured, moved far, moved a little, or left."""
    left, near, far, blue = (
        Part("disc", ((x, 0),), fill, 20) for x, fill in ((-60, "red"), (-50, "red"), (60, "red"), (-60, "blue"))
    )
    shifts = [shift((left,), (other,)) for other in (left, near, far, blue)]
    assert shifts[0] == 0 < shifts[1] < shifts[2]
    assert shifts[1] < shifts[3]


def test_one_of_several_kinds_is_alone():
    """Its depth is the number of details in which some kind differs from it alone; two figures alone are ambiguous."""
    discs = [
        {"shape": "disc", "points": [(x, 0)], "radius": 9, "fill": fill}
        for x in (-60, 0, 60)
        for fill in ("red", "blue")
    ]
    alone, *kinds = [0, 2, 4], [1, 2, 4], [0, 3, 4], [0, 2, 5]
    query = {"task": "number", "turned": False, "kinds": True}
    for number in (1, 2, 3):
        some = kinds[:number]
        found = certify("find_odd", {"columns": 3, "parts": discs, "figures": [*some, alone, *some]}, query)
        assert (found.answers, found.depth) == ((str(number + 1),), Depth.properties(number))
    figures = [*kinds, alone, *kinds[1:]]
    assert certify("find_odd", {"columns": 3, "parts": discs, "figures": figures}, query).verdict is Verdict.AMBIGUOUS
    plain = query | {"kinds": False}
    assert certify("find_odd", {"columns": 3, "parts": discs, "figures": [*kinds, alone, *kinds]}, plain).answers == ()


def test_the_depth_of_a_pair_is_in_how_many_details_others_differ_from_it_alone():
    discs = [
        {"shape": "disc", "points": [(x, 0)], "radius": 9, "fill": fill}
        for x in (-60, 0, 60)
        for fill in ("red", "blue")
    ]
    twin, query = [0, 2, 4], {"task": "numbers", "turned": False}
    for others, depth in (([[1, 3, 4], [1, 2, 4]], 1), ([[1, 2, 4], [0, 3, 4], [1, 3, 5]], 2)):
        found = certify("find_duplicate", {"columns": 2, "parts": discs, "figures": [twin, *others, twin]}, query)
        assert found.depth == Depth.properties(depth)


def _square(x, fill):
    corners = [[x - 10, -10], [x + 10, -10], [x + 10, 10], [x - 10, 10]]
    return {"shape": "polygon", "points": corners, "fill": fill, "radius": 0}


def _sheet(*figures):
    parts = [_square(60, "red"), _square(60, "blue"), _square(-60, "ink"), _square(-60, "green")]
    return {"columns": 2, "parts": parts, "figures": figures}


ODD = {"odd": 3, "other": 1, "turn": 0, "own": [1], "others": [0]}
PAIR = {"pair": [1, 2], "turn": 0, "rival": 3, "rival_turn": 0, "own": [0], "others": [1]}


def test_explanations_say_what_differs():
    """And are refused where it does not."""
    statement, query = _sheet([0, 2], [0, 2], [1, 2], [0, 2]), {"task": "number", "turned": False}
    assert faults_of_why("find_odd", statement, query, "3", ODD) == ()
    told = explained("find_odd", statement, query, "3", ODD)
    assert told.startswith(
        "Figures 3 and 1 differ only in the parts. Figure 3 has: blue square (right); figure 1 has: red square (right)."
    )
    for false in ({"odd": 2}, {"own": [3]}, {"others": []}, {"turn": 1}, {"other": 2}):
        assert faults_of_why("find_odd", statement, query, "3", ODD | false)


def test_parts_of_the_same_name_are_said_to_differ():
    """Where only some have it, too; otherwise a figure would have instead what the other one has."""
    statement, query = _sheet([0, 2], [0, 2], [1, 4], [0, 2]), {"task": "number", "turned": False}
    statement["parts"] += [_square(-70, "ink")]
    why = {**ODD, "own": [1, 4], "others": [0, 2]}
    assert faults_of_why("find_odd", statement, query, "3", why) == ()
    told = explained("find_odd", statement, query, "3", why)
    assert "black square (left), where parts of the same name differ in form, size or position." in told


@pytest.mark.parametrize(("own", "others", "more", "less"), [([2], [], 3, 1), ([], [2], 1, 3)])
def test_what_one_figure_has_besides_is_said(own, others, more, less):
    """And never that the other one has nothing instead."""
    why = {**ODD, "own": own, "others": others}
    told = explained("find_odd", _sheet([0], [0], [0], [0]), {"task": "number", "turned": False}, "3", why)
    assert told.startswith(
        "Figures 3 and 1 differ only in the parts. "
        f"Figure {more} has, and figure {less} lacks: black square (left). All the"
    )


def test_explanations_say_which_figure_comes_closest():
    statement, query = _sheet([0, 2], [0, 2], [1, 2], [1, 3]), {"task": "numbers", "turned": False}
    assert faults_of_why("find_duplicate", statement, query, "1, 2", PAIR) == ()
    for false in ({"pair": [1, 3]}, {"rival": 4, "own": [0, 2], "others": [1, 3]}, {"own": []}, {"turn": 2}):
        assert faults_of_why("find_duplicate", statement, query, "1, 2", PAIR | false)


def test_explanations_find_the_turn_and_the_mirror_image():
    """A square on the left is one on the right, half a turn further."""
    statement = _sheet([0, 2], [0, 2], [0, 2], [1, 3])
    statement["parts"] += [_square(-60, "red"), _square(60, "ink")]
    statement["figures"] = [[0, 2], [4, 5], [0, 3]]
    why = {"pair": [1, 2], "turn": 2, "rival": 3, "rival_turn": 0, "own": [2], "others": [3]}
    query = {"task": "numbers", "turned": True}
    assert faults_of_why("find_duplicate", statement, query, "1, 2", why) == ()
    assert explained("find_duplicate", statement, query, "1, 2", why).startswith("Turned clockwise by 180 degrees")


def test_a_bent_line_is_no_triangle():
    statement, query = _sheet([0], [0], [4], [0]), {"task": "number", "turned": False}
    statement["parts"] += [{"shape": "line", "points": [(0, 0), (20, 0), (20, 20)], "fill": "red", "radius": 0}]
    told = explained("find_odd", statement, query, "3", {**ODD, "own": [4], "others": [0]})
    assert "Figure 3 has: red line (in the middle);" in told
