"""Spot the difference: corpus, the referee against pictures that cheat, CIEDE2000, drawings, spread, a reader."""

import io
import json
from collections import Counter
from contextlib import suppress
from functools import cache
from itertools import product

import msgspec
import numpy as np
import pytest
from PIL import Image

from puzzlegen import catalog
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.item import BoundingBoxes, Choice, FillIn
from puzzlegen.core.scene import Clipped, Painted, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.colour_difference import ciede2000, lab
from puzzlegen.facts.differences.kinds import KINDS
from puzzlegen.facts.differences.primitives import PATTERNS, SYMBOLS
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Placed
from puzzlegen.formats.differences.kits.pairs import Boxes, Count
from puzzlegen.formats.differences.scene_difference import Choice as Regions
from puzzlegen.generators.differences.kits.composition import Composition, drawn
from puzzlegen.generators.differences.kits.edits import CLASSES, propose
from puzzlegen.generators.differences.kits.harmonies import HARMONIES
from puzzlegen.generators.differences.kits.settings import SETTINGS
from puzzlegen.generators.differences.scene_difference import drawn_slot
from puzzlegen.renderers.differences.scene_difference import changes, depict, explain
from puzzlegen.snapshots import pipeline
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.validators.differences.kits.referee import CELL, LEAST_GAP, LINK, judge, regions
from puzzlegen.validators.differences.scene_difference import certify_picture, certify_why
from puzzlegen.words import say
from tests.support.judging import EVIDENCE

CORPUS = [json.loads(line) for line in (EVIDENCE / "differences/scene_difference.jsonl").read_text().splitlines()]
NAME = "differences/scene_difference"


FORM = catalog.load_format(NAME)


def referee(pictures, statement, query, layout):
    """What `certify_picture` says of published data."""
    one = FORM.puzzle(statement, query)
    return certify_picture(pictures, one.statement, one.query, layout)


def test_an_explanation_has_no_facts_but_those_of_the_statement():
    statement, query = CORPUS[0]["statement"], CORPUS[0]["query"]
    one = FORM.puzzle(statement, query, {})
    assert certify_why(one.statement, one.query, CORPUS[0]["answer"], one.why) == ()
    for false in ({"kind": "cat"}, {"changes": []}, {"1": 1}):
        with pytest.raises(MalformedStatement):
            FORM.puzzle(statement, query, false)


@pytest.mark.parametrize(
    ("x", "y", "words"),
    [(20, 5, "further right"), (-20, 5, "further left"), (0, -9, "higher up"), (3, 9, "further down")],
)
def test_explanations_say_where_a_thing_has_moved(x, y, words):
    before = {"name": "car-1", "kind": "car", "x": 200, "y": 200}
    statement = {
        **{"things": [before, {**before, "x": 200 + x, "y": 200 + y}], "first": [0], "second": [1]},
        "differences": [{"thing": "car-1", "box": [150, 150, 250, 250]}],
    }
    one = FORM.puzzle(statement, {"task": "single", "arrangement": "beside"}, {})
    told = say(explain(one.statement, one.query, "car-1", one.why), "en")
    assert f"car (212, 212), {words} in the second drawing." in told, told


def test_the_corpus_has_faulty_cases():
    assert any("faults" in case for case in CORPUS)


@cache
def made(level, count=6):
    return [make_item(catalog.load(NAME), level, 31, index, "en") for index in range(count)]


def crops(one):
    """Both pictures of an item, and where the first one begins."""
    pictures = [decode(picture.png) for picture in one.pictures]
    if len(pictures) == 2:
        return *pictures, (0, 0)
    boxes = [one.proof.layout[name] for name in ("first", "second")]
    return *(pictures[0][top:bottom, left:right] for left, top, right, bottom in boxes), boxes[0][:2]


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_reader_of_the_pixels_finds_the_answer(level):
    """Grow what differs by a few pixels, and take the connected areas."""
    from scipy import ndimage

    for one in made(level):
        first, second, (x, y) = crops(one)
        assert first.shape == (768, 1024, 3)
        changed = (first.astype(int) != second).any(axis=2)
        areas, number = ndimage.label(ndimage.binary_dilation(changed, np.ones((19, 19))))
        found = ndimage.find_objects(np.where(changed, areas, 0))
        boxes = [(s[1].start + x, s[0].start + y, s[1].stop + x, s[0].stop + y) for s in found]
        answer = one.key.answer
        if isinstance(answer, FillIn):
            assert answer.text == str(number)
        elif isinstance(answer, Choice):
            (box,) = boxes
            region = one.proof.query["options"]["ABCD".index(answer.letter)]
            assert region[0] + x <= box[0] < box[2] <= region[2] + x
            assert region[1] + y <= box[1] < box[3] <= region[3] + y
        else:
            assert isinstance(answer, BoundingBoxes)
            assert number == len(answer.boxes)
            for box in boxes:
                assert max(iou(box, other) for other in answer.boxes) > 0.7


def iou(one, other):
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    shared = max(across, 0) * max(down, 0)
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return shared / (sum(areas) - shared)


@cache
def scene():
    """A picture of a garden, without its things in three places, and with them: the boxes of these."""
    picture = Composition(Stream("referee"), 90)
    SETTINGS["garden"](picture)
    picture.clear()
    style = draw_style(Stream("style"))
    frames = []
    edits = []
    for _ in range(3):
        edit = propose("removed", picture.placed, frames, 900, 24, picture.harmony, Stream("edit", len(edits)))
        assert edit is not None
        edits.append(edit)
        left, top, right, bottom = edit.frame
        frames.append((left - 40, top - 40, right + 40, bottom + 40))
    rest = [one for place, one in enumerate(picture.placed) if place not in {edit.place for edit in edits}]
    first, second = (
        decode(render(Scene(WIDTH, HEIGHT, tuple(one.node() for one in things), exact=True), style).png)
        for things in (picture.placed, rest)
    )
    boxes = {f"thing-{number}": region.box for number, region in enumerate(regions(first, second))}
    return first, second, boxes


def spot(boxes, size=24):
    """Where a square of this size is far from all boxes and from the border."""
    for y, x in product(range(60, HEIGHT - 60, 10), range(60, WIDTH - 60, 10)):
        if all(x + size + 40 < a or c + 40 < x or y + size + 40 < b or d + 40 < y for a, b, c, d in boxes.values()):
            return slice(y, y + size), slice(x, x + size)
    raise AssertionError("there is no free place")


def test_a_fair_pair_is_accepted():
    assert judge(*scene()) == ()


def test_an_unlisted_difference_is_refused():
    first, second, boxes = scene()
    second = second.copy()
    second[spot(boxes)] ^= 0x80
    assert "there are more differences than boxes" in judge(first, second, boxes)


def test_a_single_differing_pixel_is_refused():
    first, second, boxes = scene()
    rows, columns = spot(boxes)
    second = second.copy()
    second[rows.start, columns.start, 1] ^= 1
    assert "there are more differences than boxes" in judge(first, second, boxes)
    left, _, _, bottom = next(iter(boxes.values()))
    second = scene()[1].copy()
    rows, _ = np.nonzero((first != second)[:bottom, left : left + 1].any(axis=2))
    second[rows[-1], left - 1, 1] ^= 1  # it belongs to the region, and is outside of its box
    assert judge(first, second, boxes) == ("a difference has no box that fits",)


@pytest.mark.parametrize("step", [1, 4])
def test_an_invisible_change_is_refused(step):
    first, second, boxes = scene()
    rows, columns = place = spot(boxes)
    second = second.copy()
    second[place] = np.where(second[place] > 127, second[place] - step, second[place] + step)
    listed = {**boxes, "thing-9": (columns.start, rows.start, columns.stop, rows.stop)}
    assert judge(first, second, listed) == ("a difference is hardly visible", "a difference does not stand out")


@pytest.mark.parametrize(("things", "least"), [(20, 22), (40, 18), (60, 15)])
def test_a_change_stands_out_the_more_the_fewer_things_there_are(things, least):
    """The grey of a square changes by about what is wanted in CIEDE2000; one unit less is refused."""
    ground = np.full((768, 1024, 3), 120, np.uint8)
    statement = {
        "things": [{"name": f"mug-{number}", "kind": "mug", "x": 0, "y": 0} for number in range(things)],
        "first": list(range(things)),
        "second": list(range(things)),
        "differences": [{"thing": "mug-3", "box": (320, 320, 384, 384)}],
    }
    query = {"task": "count", "arrangement": "files"}
    found = set()
    for grey in range(121, 200):
        second = ground.copy()
        second[320:384, 320:384] = grey
        contrast = float(ciede2000(lab(ground[0, 0]), lab(second[350, 350])))
        faults = referee([ground, second], statement, query, {"mug-3": (320, 320, 384, 384)})
        assert ("a difference does not stand out" in faults) == (contrast < least)
        found.add(faults)
    assert () in found


def test_a_visible_change_in_the_same_place_is_accepted():
    first, second, boxes = scene()
    rows, columns = place = spot(boxes)
    second = second.copy()
    second[place] ^= 0x80
    assert judge(first, second, {**boxes, "thing-9": (columns.start, rows.start, columns.stop, rows.stop)}) == ()


def test_a_large_and_sparse_change_is_refused():
    first, second, boxes = scene()
    (rows, columns), size = spot(boxes, 60), 60
    second = second.copy()
    second[rows.start : rows.stop : 8, columns.start : columns.stop : 8] ^= 0x80
    second[rows.stop - 1, columns.stop - 1] ^= 0x80
    listed = {**boxes, "thing-9": (columns.start, rows.start, columns.start + size, rows.start + size)}
    assert judge(first, second, listed) == ("a difference is hardly visible", "a difference does not stand out")


@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_a_box_that_is_too_large_or_too_small_is_refused(side):
    first, second, boxes = scene()
    for name, box in boxes.items():
        extent = (box[2] - box[0], box[3] - box[1])[side % 2]
        outwards = -1 if side < 2 else 1
        for change in (outwards * round(0.4 * extent), -outwards * 1):
            wrong = list(box)
            wrong[side] += change
            faults = judge(first, second, {**boxes, name: tuple(wrong)})
            assert "a difference has no box that fits" in faults


def test_a_box_on_the_wrong_side_is_refused():
    first, second, boxes = scene()
    left, top, right, bottom = boxes["thing-0"]
    wrong = {**boxes, "thing-0": (WIDTH - right, top, WIDTH - left, bottom)}
    assert "a difference has no box that fits" in judge(first, second, wrong)


def test_a_missing_box_and_a_box_without_difference_are_refused():
    first, second, boxes = scene()
    fewer = dict(list(boxes.items())[1:])
    assert "there are more differences than boxes" in judge(first, second, fewer)
    rows, columns = spot(boxes)
    more = {**boxes, "thing-9": (columns.start, rows.start, columns.stop, rows.stop)}
    assert "there are fewer differences than boxes" in judge(first, second, more)


@pytest.mark.parametrize("quality", [60, 95])
def test_compression_noise_is_refused(quality):
    first, second, boxes = scene()
    data = io.BytesIO()
    Image.fromarray(second).save(data, "JPEG", quality=quality)
    assert judge(first, np.asarray(Image.open(data).convert("RGB")), boxes) != ()


@pytest.mark.parametrize("axis", [0, 1])
def test_a_picture_shifted_by_one_pixel_is_refused(axis):
    first, second, boxes = scene()
    assert judge(first, np.roll(second, 1, axis), boxes) != ()


@pytest.mark.parametrize("place", [(0, 200), (HEIGHT - 24, 200), (200, 0), (200, WIDTH - 24)])
def test_a_difference_at_the_border_is_refused(place):
    first, _, _ = scene()
    second, (y, x) = first.copy(), place
    second[y : y + 24, x : x + 24] ^= 0x80
    assert judge(first, second, {"thing-1": (x, y, x + 24, y + 24)}) == ("a difference touches the border",)


def test_a_small_difference_and_close_boxes_are_refused():
    first, _, _ = scene()
    small = first.copy()
    small[100:112, 100:140] ^= 0x80
    assert judge(first, small, {"thing-1": (100, 100, 140, 112)}) == ("a difference is too small",)
    close = first.copy()
    close[100:130, 100:130] ^= 0x80
    close[100:130, 130 + LEAST_GAP - 1 : 170] ^= 0x80
    boxes = {"thing-1": (100, 100, 130, 130), "thing-2": (130 + LEAST_GAP - 1, 100, 170, 130)}
    assert "two boxes are too close" in judge(first, close, boxes)


def test_other_sizes_and_other_scenes_are_refused():
    first, second, boxes = scene()
    assert judge(first, second[:-1], boxes) == ("the two pictures differ in size",)
    assert judge(first, 255 - first, boxes) == ("the two pictures differ all over",)


def test_regions_are_those_of_a_flood_over_single_pixels():
    for index in range(12):
        rng = Stream("regions", index)
        first = np.zeros((60, 80, 3), np.uint8)
        second = first.copy()
        for _ in range(5):
            x, y = 4 * rng.below(18), 4 * rng.below(13)
            second[y : y + 4, x : x + 4] = 200
        cells = {(y // CELL, x // CELL) for y, x in zip(*np.nonzero(second[..., 0]), strict=True)}
        expected = []
        while cells:
            group, edge = set(), [min(cells)]
            while edge:
                cell = edge.pop()
                if cell in cells:
                    cells.remove(cell)
                    group.add(cell)
                    edge += [
                        other for other in cells if max(abs(a - b) for a, b in zip(cell, other, strict=True)) <= LINK
                    ]
            ys, xs = zip(*group, strict=True)
            expected.append((CELL * min(xs), CELL * min(ys), CELL * (max(xs) + 1), CELL * (max(ys) + 1)))
        assert sorted(region.box for region in regions(first, second)) == sorted(expected)
    assert regions(first, first) == []


def test_the_referee_looks_at_the_arrangement_and_the_number():
    for one in made(Level.MEDIUM):
        pictures = [decode(picture.png) for picture in one.pictures]
        statement, query, layout = one.proof.statement, one.proof.query, one.proof.layout
        assert referee(pictures, statement, query, layout) == ()
        lonely = {name: box for name, box in layout.items() if name != "second"}
        assert referee(pictures[:1], statement, query, lonely) == ("there are not two pictures",)
        fewer = {**statement, "differences": statement["differences"][1:]}
        assert "the boxes are not those of the differences" in referee(pictures, fewer, query, layout)
        if "number" in query:
            faults = referee(pictures, statement, {**query, "number": 9}, layout)
            assert faults == ("the number of boxes is not the stated one",)
        if "options" in query:
            far = [(10 * number, 0, 10 * number + 9, 9) for number in range(4)]
            faults = referee(pictures, statement, {**query, "options": far}, layout)
            assert faults == ("the difference is not in its region",)


# From the test data that Sharma, Wu and Dalal (2005) publish with the formula: two colours in CIELAB, their difference
SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "expected"), SHARMA)
def test_ciede2000(one, other, expected):
    one, other = np.array([one], float), np.array([other], float)
    assert ciede2000(one, other) == pytest.approx([expected], abs=1e-4)
    assert ciede2000(other, one) == pytest.approx([expected], abs=1e-4)


def test_lab_of_known_colours():
    known = {(255, 255, 255): (100, 0, 0), (0, 0, 0): (0, 0, 0), (255, 0, 0): (53.24, 80.09, 67.20)}
    known |= {(50, 50, 50): (20.79, 0, 0), (10, 10, 10): (2.74, 0, 0)}  # sRGB has a line for dark codes, else a curve
    for rgb, expected in known.items():
        assert lab(np.array(rgb, np.uint8)) == pytest.approx(expected, abs=0.02)


GROUNDS = {
    "sky",
    "hills",
    "sea",
    "lawn",
    "path",
    "fence",
    "quay",
    "pavement",
    "road",
    "wall",
    "floor",
    "tiles",
    "worktop",
    "desktop",
    "haze",
    "square",
    "lane",
    "jetty",
    "sand",
    "side_wall",
    "table",
}


def test_there_are_a_hundred_kinds_in_six_settings():
    assert len(SETTINGS) >= 6
    assert len([kind for kind in KINDS.values() if kind.name not in GROUNDS]) >= 100


def test_every_kind_lies_within_its_frame_and_shows_each_of_its_parameters():
    style, rng = draw_style(Stream("style")), Stream("kinds")
    blank = decode(render(Scene(WIDTH, HEIGHT, (), exact=True), style).png)
    for kind in KINDS.values():
        if kind.name in GROUNDS:
            continue
        thing = drawn(kind, "x-1", 320, 300, 100, HARMONIES[0], rng)
        thing = msgspec.structs.replace(thing, turn=0, pattern="stripes" if kind.patterns else "")
        if kind.counts:
            thing = msgspec.structs.replace(thing, count=kind.counts[1])
        variants = {thing, *(msgspec.structs.replace(thing, outline=outline) for outline in range(kind.outlines))}
        variants |= {msgspec.structs.replace(thing, turn=turn) for turn in kind.turns}
        if kind.patterns:
            variants |= {msgspec.structs.replace(thing, pattern=pattern) for pattern in PATTERNS}
        if kind.symbols:
            variants |= {msgspec.structs.replace(thing, symbol=symbol) for symbol in SYMBOLS}
        if kind.counts or kind.numbers:
            low, high = kind.counts or kind.numbers
            variants |= {msgspec.structs.replace(thing, count=count) for count in {low, high}}
        drawings = {variant: Placed(variant, kind).node().children for variant in variants}
        assert len(set(drawings.values())) == len(variants), kind.name  # each parameter changes the drawing
        for number, colour in enumerate(thing.colours):  # each colour is seen, if not in every outline
            colours = (*thing.colours[:number], "#102030", *thing.colours[number + 1 :])
            assert colour != "#102030"
            assert any(
                Placed(shaped, kind).node() != Placed(msgspec.structs.replace(shaped, colours=colours), kind).node()
                for shaped in (msgspec.structs.replace(thing, outline=outline) for outline in range(kind.outlines))
            ), kind.name
        placed = Placed(thing, kind)
        pixels = decode(render(Scene(WIDTH, HEIGHT, (placed.node(),), exact=True), style).png)
        (region, *others) = regions(blank, pixels)
        left, top, right, bottom = placed.frame()
        assert not others, kind.name
        assert left - 1 <= region.box[0] <= left + 6, kind.name
        assert top - 1 <= region.box[1] <= top + 6, kind.name
        assert right - 6 <= region.box[2] <= right + 1, kind.name
        assert bottom - 6 <= region.box[3] <= bottom + 1, kind.name


def test_drawings_hold_finite_numbers_and_colours_only():
    def walk(part):
        if isinstance(part, Clipped):
            yield from part.children
        else:
            yield part

    for name in SETTINGS:
        picture = Composition(Stream("drawings", name), 150)
        SETTINGS[name](picture)
        names = [one.thing.name for one in picture.placed]
        assert len(set(names)) == len(names)
        for one in picture.placed:
            for part in (inner for child in one.node().children for inner in walk(child)):
                assert isinstance(part, Painted)
                assert np.isfinite(part.points).all()
                for colour in (part.fill, part.stroke, part.fade):
                    assert colour is None or (len(colour) == 7 and int(colour[1:], 16) >= 0)


@pytest.mark.parametrize(
    "lie", [{"kind": "unicorn"}, {"count": 99}, {"outline": 9}, {"pattern": "plaid"}, {"symbol": "?"}, {"colours": []}]
)
def test_what_no_thing_of_a_kind_looks_like_is_not_drawn(lie):
    statement, query = made(Level.EASY)[0].proof.statement, made(Level.EASY)[0].proof.query
    one = FORM.puzzle(statement, query)
    assert depict(one.statement, one.query)
    place = next(place for place, thing in enumerate(statement["things"]) if KINDS[thing["kind"]].colours)
    things = list(statement["things"])
    things[place] = things[place] | lie
    with pytest.raises(MalformedStatement):
        depict(FORM.puzzle(statement | {"things": things}, query).statement, one.query)


def test_tasks_answers_and_letters_are_equally_likely():
    tasks, letters, numbers = Counter(), Counter(), Counter()
    for index in range(7200):
        rng = Stream("spread", index=index, series=b"spread")
        asked, slot = FORM.drawn(Level.EASY, None, None, rng), drawn_slot(rng)
        tasks[asked.question] += 1
        letters[slot % 4] += asked.question is Regions
        numbers[slot % 6] += asked.question is Count
    assert 0.45 <= tasks[Boxes] / 7200 <= 0.55
    assert all(0.14 <= tasks[question] / 7200 <= 0.2 for question in FORM.questions if question is not Boxes)
    assert all(0.21 <= letters[slot] / letters.total() <= 0.29 for slot in range(4))
    assert all(0.13 <= numbers[slot] / numbers.total() <= 0.21 for slot in range(6))


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_changes_are_balanced_and_scenes_differ(level):
    loaded = catalog.load(NAME)
    made, scenes = Counter(), Counter()
    total = 48
    for index in range(total):
        for attempt in range(30):
            rng = Stream("spread", level, index, attempt, index=index, series=b"spread")
            with suppress(Rejected):  # too few things to change
                statement = pipeline.invent(loaded, level, loaded.levels[level], rng).statement
                break
        made.update(change for change, _, _ in changes(statement))
        scenes[tuple(sorted(one.kind for one in statement.things))] += 1
    assert max(scenes.values()) == 1
    groups = [group for sort in CLASSES[: loaded.levels[level].plain] for group in sort]
    shares = [sum(made[change] for change in group) / made.total() for group in groups]
    assert sum(shares) == pytest.approx(1)  # no change of another sort
    assert min(shares) >= 0.06
