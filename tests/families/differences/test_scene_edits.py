"""Changes of drawn things: each is seen, and leaves all else as it was; and how scenes are put together."""

import math
from collections import Counter
from contextlib import suppress
from functools import cache
from importlib import import_module

import msgspec
import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.item import LANGUAGES, task_of
from puzzlegen.core.scene import Clipped, Group, Painted, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.evidence.differences import MEASURES
from puzzlegen.facts.differences.kinds import KINDS
from puzzlegen.facts.differences.kinds.desk import alarm_clock
from puzzlegen.facts.differences.kinds.harbour import crate
from puzzlegen.facts.differences.kinds.kitchen import teapot
from puzzlegen.facts.differences.kinds.outdoors import cat
from puzzlegen.facts.differences.kinds.people import cook
from puzzlegen.facts.differences.kinds.room import sofa
from puzzlegen.facts.differences.kinds.street import bus, dog
from puzzlegen.facts.differences.primitives import against, area, block, unlikeness
from puzzlegen.facts.differences.things import HEIGHT, SCALE, WIDTH, Placed, kind
from puzzlegen.generators.differences.kits import settings
from puzzlegen.generators.differences.kits.composition import Composition, drawn
from puzzlegen.generators.differences.kits.edits import CLASSES, propose
from puzzlegen.generators.differences.kits.ground import Member, named
from puzzlegen.generators.differences.kits.harmonies import HARMONIES
from puzzlegen.generators.differences.kits.settings import SETTINGS
from puzzlegen.generators.differences.kits.visibility import shares_seen, sight
from puzzlegen.generators.differences.scene_difference import LEVELS, _box
from puzzlegen.renderers.differences.kits.names import called
from puzzlegen.snapshots.pipeline import draft
from puzzlegen.validators.differences.kits.referee import judge
from puzzlegen.words import folder, say
from tests.families.differences.test_scene_difference import GROUNDS

STYLE = draw_style(Stream("style"))
EASY, HARD = LEVELS[Level.EASY], LEVELS[Level.HARD]
LAYOUT = {*GROUNDS, "window", "shelf", "cottage", "fireplace"}  # what tells compositions apart
CHANGES = tuple(change for classes in CLASSES for group in classes for change in group)


@kind()
def paper(_):
    """A ground of one colour, unlike any that things have."""
    return (area(block(0, 0, WIDTH, HEIGHT), "#b9b8b4", edge=None),)


PAPER = Placed(drawn(paper, "paper-1", 0, 0, 100, HARMONIES[0], Stream("paper")), paper)


def thing(one, size=100, turn=0, name="a-1", x=320, y=260, **given):
    rng = Stream("thing", one.name, name)
    made = drawn(one, name, x, y, size, rng.choice(HARMONIES), rng)
    return Placed(msgspec.structs.replace(made, turn=turn, **given), one, (30, 20, 30, 20))


def pixels(things):
    drawn_things = Group(tuple(one.node() for one in things), scale=SCALE)
    return decode(render(Scene(round(SCALE * WIDTH), round(SCALE * HEIGHT), (drawn_things,), exact=True), STYLE).png)


def parts(one):
    """All painted parts, those within clips included, and the outlines of the clips."""
    for part in one.parts():
        if isinstance(part, Clipped):
            yield part.outline
            yield from part.children
        else:
            yield part


def form(part):
    """A part without its colours."""
    if not isinstance(part, Painted):
        return part
    return part.points, part.fill is None, part.stroke is None, part.width, part.opacity


def paints(one):
    """The colours of areas and of strong lines."""
    return {
        part.fill or part.stroke
        for part in parts(one)
        if isinstance(part, Painted) and part.opacity == 1 and (part.fill or part.width >= 2)
    }


@cache
def offered():
    """For each kind and each sort of change up to two changes that are offered of it: small ones, but clear."""
    found = {}
    for one in KINDS.values():
        if one.name in GROUNDS:
            continue
        for change in CHANGES:
            rng = Stream("offered", one.name, change)
            edits = []
            for number in range(2):
                made = thing(one, 100 - 20 * number, name=f"a-{number}")
                edit = propose(change, [PAPER, made], [], HARD.least, EASY.contrast, rng.choice(HARMONIES), rng)
                if edit is not None:
                    edits.append(edit)
            found[one.name, change] = edits
    return found


def test_most_kinds_can_be_changed_in_each_way_that_they_have():
    count = Counter(change for (_, change), edits in offered().items() if edits)
    assert min(count[change] for change in ("added", "removed", "position", "size")) >= 90
    assert count["outline"] >= 50
    assert count["colour"] >= 70
    assert all(count[change] >= 10 for change in ("pattern", "symbol", "rotation", "count"))


def test_every_change_of_every_kind_stands_out_and_nothing_else_changes():
    for (name, change), edits in offered().items():
        for edit in edits[:1]:
            first, second = (pixels([PAPER] if one is None else [PAPER, one]) for one in (edit.before, edit.after))
            assert judge(first, second, {"a-1": _box(edit.frame)}, 22, SCALE) == (), (name, change)


def test_a_change_of_one_trait_leaves_the_others_as_they_were():
    for (name, change), edits in offered().items():
        for edit in edits:
            if edit.before is None or edit.after is None:
                continue
            before, after = edit.before, edit.after
            if change == "colour":
                assert [form(part) for part in parts(before)] == [form(part) for part in parts(after)], name
            elif change in ("outline", "rotation"):
                assert paints(before) == paints(after), (name, change)
            elif change == "count":
                assert paints(before) <= paints(after) or paints(after) <= paints(before), name
            elif change == "pattern":
                plain = [[part for part in one.parts() if isinstance(part, Painted)] for one in (before, after)]
                assert plain[0] == plain[1], name
            elif change == "symbol":
                assert paints(before) == paints(after), name
            else:
                assert before.parts() == after.parts(), (name, change)


def test_other_patterns_fill_the_cloth_that_they_are_on():
    """A box of a whole shirt, with its sleeves, is right as well where only its pattern differs."""
    checked = 0
    for (name, change), edits in offered().items():
        for edit in edits:
            if change in ("pattern", "colour") and clips(edit.before) != clips(edit.after):
                assert share(edit.frame, cloth(edit)) >= 0.5, (name, change)
                checked += 1
    assert checked >= 40


def share(frame, box):
    """Of a box, what the frame in it takes."""
    return math.prod(frame[k + 2] - frame[k] for k in (0, 1)) / math.prod(box[k + 2] - box[k] for k in (0, 1))


def clips(one):
    return [part for part in one.parts() if isinstance(part, Clipped)]


def cloth(edit):
    """Around what has the colour that is seen most often where the pattern is, with the pattern; by the pixels."""
    one = edit.before if clips(edit.before) else edit.after
    plain = pixels([PAPER, one])
    left, top, right, bottom = (round(SCALE * side) for side in edit.frame)
    found = []
    for place, colour in enumerate(one.thing.colours):
        colours = [*one.thing.colours]
        colours[place] = "#7f7f7f" if colour == "#808080" else "#808080"
        dyed = msgspec.structs.replace(one.thing, colours=tuple(colours))
        differs = (pixels([PAPER, Placed(dyed, one.kind)]) != plain).any(axis=2)
        rows, columns = np.nonzero(differs)
        box = (
            *(min(left, *columns), min(top, *rows)),
            *(max(right, *columns + 1), max(bottom, *rows + 1)),
        )
        found.append((differs[top:bottom, left:right].sum(), box))
    return [side / SCALE for side in max(found)[1]]


@pytest.mark.parametrize("one", [cook, teapot, sofa], ids=lambda one: one.name)
def test_patterns_that_are_only_a_part_of_their_cloth_are_not_changed(one):
    """Of item e4544b61fc87695e0dc9 of version 5: the zigzag of a cook, whose sleeves have none, became blue."""
    made = [thing(one, 120, name=f"a-{number}", pattern="zigzag") for number in range(8)]
    for number, plain in enumerate(made):
        rng = Stream("cloth", one.name, number)
        assert propose("pattern", [PAPER, plain], [], 200, 15, HARMONIES[0], rng) is None


def test_another_outline_leaves_the_coat_of_a_dog():
    """Of item 9c08627912e661f14828 of version 2: its fur was mixed by the number of its outline."""
    assert len({frozenset(paints(thing(dog, outline=outline))) for outline in range(3)}) == 1


def test_patterns_of_the_thin_ring_of_a_clock_are_not_changed_where_they_are_not_seen():
    """Of item 81978f384942b4d97887 of version 2: diamonds became checks."""
    made = [thing(alarm_clock, 64, name=f"a-{number}", pattern="diamonds") for number in range(20)]
    for number, one in enumerate(made):
        edit = propose("pattern", [PAPER, one], [], EASY.least, EASY.contrast, HARMONIES[0], Stream("ring", number))
        if edit is not None:
            seen = sight([PAPER, one], 1, edit.before, edit.after, edit.frame)
            assert seen.contrast >= EASY.contrast


def test_what_is_covered_is_not_changed_and_the_box_holds_what_is_seen():
    far, near = thing(bus, name="bus-1"), thing(crate, 130, name="crate-1", x=370, y=290)
    over = thing(crate, 130, name="crate-1", y=290)
    for number in range(9):  # the sign of the bus is covered, that of the crate is not
        edit = propose("symbol", [PAPER, far, over], [], 200, 20, HARMONIES[0], Stream(number))
        assert edit is None or edit.place == 2
    edit = next(
        edit
        for number in range(99)
        if (edit := propose("removed", [PAPER, far, near], [], 200, 20, HARMONIES[0], Stream(number))).place == 1
    )
    first, second = pixels([PAPER, far, near]), pixels([PAPER, near])
    assert judge(first, second, {"bus-1": _box(edit.frame)}, 22, SCALE) == ()
    hidden = thing(bus, name="bus-1", size=50), thing(bus, 190, name="bus-2", y=280)
    for number in range(20):
        edit = propose("removed", [PAPER, *hidden], [], 200, 20, HARMONIES[0], Stream("hidden", number))
        assert edit is None or edit.place == 2


def test_what_bears_others_stays():
    below = msgspec.structs.replace(thing(crate, name="crate-1"), bears=True)
    above = thing(cat, 70, name="cat-1", y=224)
    for change in ("added", "removed", "position", "size"):
        for number in range(12):
            edit = propose(change, [PAPER, below, above], [], 200, 20, HARMONIES[0], Stream(change, number))
            assert edit is None or edit.place == 2


def test_patterns_and_signs_stand_out_from_what_they_are_on():
    for harmony in HARMONIES:
        for ground in (*harmony.accent, *harmony.wall, *harmony.pale):
            assert all(unlikeness(ground, against(ground, colour)) >= 30 for colour in harmony.accent)


@cache
def scenes(name):
    made = []
    for index in range(12):
        picture = Composition(Stream("scenes", name, index), (58, 125, 230)[index % 3])
        SETTINGS[name](picture)
        picture.clear()
        made.append(picture)
    return made


@pytest.mark.parametrize("name", SETTINGS)
def test_enough_is_seen_of_everything(name):
    for picture in scenes(name):
        for one, share in zip(picture.placed, shares_seen(picture.placed, WIDTH, HEIGHT), strict=True):
            assert one.frame()[2] - one.frame()[0] >= 500 or share >= (0.25 if one.bears else 0.4), one.kind.name


@pytest.mark.parametrize("name", SETTINGS)
def test_scenes_have_depth_groups_and_several_compositions(name):
    overlapping = grouped = 0
    layouts = set()
    for picture in scenes(name):
        things = [one for one in picture.placed if one.frame()[2] - one.frame()[0] < 500]
        frames = [one.frame() for one in things]
        overlapping += any(
            a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
            for place, a in enumerate(frames)
            for b in frames[:place]
        )
        grouped += any(one.bears for one in things)
        layouts.add(tuple(one.kind.name for one in picture.placed if one.kind.name in LAYOUT))
        sizes = [one.thing.size for one in things]
        assert max(sizes) >= 1.6 * min(sizes)
    assert overlapping == 12
    assert grouped >= 3
    assert len(layouts) >= 3


def test_settings_ask_for_kinds_that_there_are():
    def asked(value):
        if isinstance(value, Member):
            yield from named(value.kinds)
        elif isinstance(value, tuple):
            for one in value:
                yield from asked(one)
        elif isinstance(value, str):
            yield value

    found = set()
    for name in SETTINGS:
        constants = vars(import_module(f"{settings.__name__}.{name}")).items()
        found |= {one for constant, value in constants if constant.isupper() for one in asked(value)}
    assert len(found) >= 90
    assert found <= KINDS.keys()


def test_every_kind_has_a_name_of_its_own_in_all_languages():
    kinds = {one.name for one in KINDS.values()}
    for language in LANGUAGES:
        file = folder(language).joinpath("differences/kits/names.ftl").read_text(encoding="utf-8")
        assert {line.partition(" = ")[0] for line in file.splitlines()} == kinds
        assert len({say(called(kind), language) for kind in kinds}) == len(kinds)


def test_outside_measures_rise_with_the_level_for_every_task(everything):
    if not everything:
        pytest.skip("the sweep compares them for all tasks together")
    measure = MEASURES["differences/scene_difference"].count
    means = {}
    for level in USUAL_LEVELS:
        found = {}
        for index in range(40):
            drafted = first_draft(level, index)
            query = drafted.query
            found.setdefault(task_of(query), []).append(measure(drafted.statement, query))
        means[level] = {task: sum(values) / len(values) for task, values in found.items()}
    for task in ("boxes", "single", "count"):
        assert means[Level.EASY][task] < means[Level.MEDIUM][task] < means[Level.HARD][task], task
    assert means[Level.EASY]["choice"] < means[Level.MEDIUM]["choice"]


@cache
def first_draft(level, index):
    """The first draft of an item that its level accepts."""
    loaded = catalog.load("differences/scene_difference")
    params = loaded.levels[level]
    for attempt in range(60):
        rng = Stream("first draft", level, index, attempt, index=index, series=b"first draft")
        with suppress(Rejected):
            drafted = draft(loaded, level, params, rng)
            certificate = loaded.validator.certify(drafted.statement, drafted.query)
            low, high = params.bounds_of(drafted.query).difficulty
            if low <= certificate.difficulty <= high:
                return drafted
    raise AssertionError("no draft is accepted")
