"""Solids of unit cubes: rotations, assemblies, stacks and their views, each looked at in two independent ways."""

import json
import math
import re
from collections import Counter
from itertools import pairwise, product

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.solids import polycubes, stacks, views
from puzzlegen.facts.solids.camera import along
from puzzlegen.formats.solids.block_stack import Back
from puzzlegen.generators.solids import block_stack, rotation
from puzzlegen.generators.solids.kits.polycubes import grown, seen_after
from puzzlegen.generators.solids.kits.stacks import random_stack as drawn_stack
from puzzlegen.renderers.solids.block_stack import explain as explain_stack
from puzzlegen.renderers.solids.kits import stacks as drawing
from puzzlegen.renderers.solids.kits.turn_descriptions import quarter_turns, tips
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.solids.kits import cubes
from puzzlegen.validators.solids.kits import stacks as judged
from puzzlegen.words import say
from tests.support.drawn_cases import sized
from tests.support.judging import EVIDENCE

FAMILIES = ("block_stack", "rotation", "solid_assembly", "three_view")
CORPUS = [
    (family, json.loads(line))
    for family in FAMILIES
    for line in (EVIDENCE / "solids" / f"{family}.jsonl").read_text().splitlines()
]
LOADED = {family: catalog.load(f"solids/{family}") for family in FAMILIES}
CORNER = ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (1, 1, 0))  # a solid without symmetries


def invent(family, level, rng):
    """A puzzle as it is read; raises `Rejected`."""
    loaded = LOADED[family]
    return pipeline.invent(loaded, level, loaded.levels[level], rng)


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_no_direction_alone_tells_the_turn_that_is_copied(quarters):
    """Wherever a direction goes, more than one of the four turns on offer takes it there, on one axis at least."""
    turns = rotation._alike(quarters, Stream("turns", quarters))
    assert len(set(turns)) == 4
    assert {len(polycubes.quarters_between(CORNER, polycubes.turned(CORNER, turn))) for turn in turns} == {quarters}
    for axes, signs in turns:
        same = [sum(axes == a and signs[k] == s[k] for a, s in turns) for k in range(3)]
        assert max(same) == 2


def test_the_numbers_of_polycubes_are_the_known_ones():
    """1, 1, 2, 8, 29 with mirror images as different ones (OEIS A000162); 1, 1, 2, 7, 23 without (A038119)."""
    assert len(set(polycubes.ROTATIONS)) == len(cubes.positions()) == 24
    assert sorted(Counter(cubes.positions().values()).items()) == [(0, 1), (1, 6), (2, 11), (3, 6)]
    found = {((0, 0, 0),)}
    for one_sided, free in ((1, 1), (1, 1), (2, 2), (8, 7), (29, 23)):
        assert len(found) == one_sided
        assert len({min(solid, polycubes.shape(polycubes.mirrored(solid))) for solid in found}) == free
        for solid in found:
            apart = [other for other in found if cubes.quarter_turns(solid, other) is not None]
            assert apart == [solid]
        found = {
            polycubes.shape((*solid, spot))
            for solid in found
            for cell in solid
            for spot in polycubes.around(cell)
            if spot not in solid
        }


def test_cubes_apart():
    straight = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))
    assert cubes.cubes_apart(straight, straight) == 0
    assert cubes.cubes_apart(straight, ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))) == 1
    assert cubes.cubes_apart(straight, ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1))) == 2


def random_stack(rng, slopes):
    stack = drawn_stack(rng.between(1, 4), rng.between(1, 4), 3, slopes, rng)
    return stack if stacks.sound(stack) else random_stack(rng, slopes)


def published(stack):
    return tuple(tuple(map(str, row)) for row in stack)


def test_the_same_is_seen_by_generator_and_validator():
    """One follows rays from cell to cell, the other intersects them with every cube."""
    rng = Stream("seen")
    for _ in range(40):
        cells = grown(rng.between(1, 9), (4, 3, 3), rng)
        best = cubes.seen(cells)
        for cell in cells:
            share = max(polycubes.share_seen(cells, cell, axis) for axis in range(3))
            assert abs(share - best[cell]) < 0.15
        stack = random_stack(rng, 0)
        assert judged.tops_seen(judged.read_grid(published(stack)))


def test_hidden_cubes_are_noticed():
    behind_a_wall = [(x, 0, z) for x in range(3) for z in range(3)] + [(0, 1, 0)]
    assert not cubes.all_seen(behind_a_wall)
    assert not seen_after(tuple(behind_a_wall), polycubes.ROTATIONS[:1])
    hidden = ((stacks.Column(3),) * 2, (stacks.Column(1),) * 2)
    assert not stacks.sound(hidden)
    assert not judged.tops_seen(judged.read_grid(published(hidden)))


def test_views_are_those_that_rays_find():
    """The generator lays columns over one another, the validator casts rays; wedges and all."""
    rng = Stream("views")
    for _ in range(150):
        stack = random_stack(rng, 4)
        grid = judged.read_grid(published(stack))
        for side in views.SIDES:
            drawn = stacks.view(stack, side)
            assert judged.check_view(drawn) == judged.look(grid, side)


def test_lines_apart():
    low, high = (judged.look(judged.read_grid(((text,),)), "front") for text in ("1", "2"))
    assert judged.lines_apart(low, low) == 0
    assert judged.lines_apart(low, high) == -1


@pytest.mark.parametrize("slopes", [0, 5])
def test_surfaces_are_closed_and_hold_their_volume(slopes):
    rng = Stream("surface", slopes)
    for _ in range(30):
        stack = random_stack(rng, slopes)
        columns = [column for _, _, column in stacks.places(stack)]
        check_surface(list(drawing._facets(stack)), sum(one.cubes + bool(one.slope) / 2 for one in columns))
        cells = grown(8, (3, 3, 3), rng)
        check_surface(list(drawing.facets(cells)), 8)


def check_surface(polygons, volume):
    """Every edge is passed as often in one direction as in the other, and the tetrahedra to the origin add up."""
    ways = Counter()
    total = 0.0
    for polygon in polygons:
        ways.update(zip(polygon, (*polygon[1:], polygon[0]), strict=True))
        for two, three in pairwise(polygon[1:]):
            (a, b, c), (d, e, f), (g, h, i) = polygon[0], two, three
            total += (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)) / 6
    assert all(ways[other, one] == number for (one, other), number in ways.items())
    assert total == pytest.approx(volume)


def test_the_picture_shows_what_is_seen():
    """Wherever a spot of a face is seen, its place in the picture has the tone of that face: three tones in all."""
    rng = Stream("tones")
    for _ in range(6):
        cells = grown(8, (3, 3, 3), rng)
        drawn = drawing.draw_cubes(cells)
        style = draw_style(rng.child("style"))
        scale = 1.2
        left, top = 0.5 - scale * drawn.left, 0.5 - scale * drawn.top
        unit = 64
        scene = sized(
            1 + scale * (drawn.right - drawn.left),
            1 + scale * (drawn.bottom - drawn.top),
            drawn.at(left, top, scale),
            unit,
        )
        picture = render(scene, style)
        pixels = decode(picture.png)
        tones = {axis: Counter() for axis in range(3)}
        for (cell, axis), rays in cubes.spots_seen(cells).items():
            for ray, free in enumerate(rays):
                offset = [(ray // 8 + 0.5) / 8, (ray % 8 + 0.5) / 8]
                if not free or not all(0.3 < part < 0.7 for part in offset):
                    continue
                around = [(ray + step) for step in (-9, -8, -7, -1, 1, 7, 8, 9)]
                if not all(rays[other] for other in around):
                    continue  # a line may be near
                offset.insert(axis, 1.0 if cubes.TO_VIEWER[axis] > 0 else 0.0)
                ((x, y, _),) = along(polycubes.SIGHT).project(
                    [[part + more for part, more in zip(cell, offset, strict=True)]]
                )
                column, row = round(unit * (left + scale * x)), round(unit * (top + scale * y))
                tones[axis][tuple(int(part) for part in pixels[row, column])] += 1
        assert all(len(tone) == 1 for tone in tones.values())
        assert len({next(iter(tone)) for tone in tones.values()}) == 3


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("family", FAMILIES)
def test_options_do_not_depend_on_the_key(family, level, monkeypatch):
    """Whichever option is to be the key, the options are the same: they say nothing about it."""
    if family == "block_stack" and level in (Level.HARD, Level.EXTREME):
        pytest.skip("nothing is on offer there")
    drawn = Stream.class_by_index
    equal = 0
    for index in range(600):
        puzzles = []
        try:
            for place in range(4):
                monkeypatch.setattr(
                    Stream,
                    "class_by_index",
                    lambda rng, classes, name, place=place: place if name == "place" else drawn(rng, classes, name),
                )
                puzzles.append(invent(family, level, Stream("options", index, series=b"options", index=index)))
        except Rejected:
            continue
        query = plain(puzzles[0].query)
        if "options" not in query:
            continue
        equal += 1
        if equal > 6:
            break
        assert all(plain(puzzle.query) == query for puzzle in puzzles)
        shown = [json.dumps(msgspec.to_builtins(puzzle.statement)) for puzzle in puzzles]
        assert len(set(shown)) == len(query["options"])
    assert equal > 2


def test_numbers_of_cubes_are_equally_frequent():
    for level in USUAL_LEVELS:
        low, high = map(int, block_stack.LEVELS[level].band)
        wanted = Counter(
            low + Stream.for_item("x", 1, "d", 1, index, 0).class_by_index(high - low + 1, "cubes")
            for index in range(840)
        )
        assert set(wanted) == set(range(low, high + 1))
        assert max(wanted.values()) < 0.2 * 840


def test_turns_are_told_with_their_angles():
    assert say(quarter_turns(["clockwise", "clockwise", "left"]), "en") == (
        "turned by half a turn as seen from above, then tipped to the left"
    )
    assert say(quarter_turns(["right", "right", "clockwise"]), "en") == (
        "tipped to the right twice, then turned a quarter clockwise as seen from above"
    )
    assert not tips(["clockwise"])


def test_explanations_add_up():
    for index in range(60):
        rng = Stream("explain", index, series=b"explain", index=index)
        try:
            puzzle = invent("block_stack", Level.MEDIUM, rng)
        except Rejected:
            continue
        if not isinstance(puzzle.query, Back):
            certificate = LOADED["block_stack"].validator.certify(puzzle.statement, puzzle.query)
            assert certificate.answers == (puzzle.answer,) == (str(sum(puzzle.why.parts)),)


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_views_on_offer_differ_as_is_explained(level):
    """The columns that differ have each height in two options, and the explanation tells the wrong views from it."""
    told = 0
    for index, attempt in product(range(12), range(30)):
        rng = Stream.for_item("behind", 1, "", level, index, attempt)
        try:
            puzzle = invent("block_stack", level, rng)
        except Rejected:
            continue
        if not isinstance(puzzle.query, Back):
            continue
        views = puzzle.query.options
        spots = list(product(range(len(views[0])), range(len(views[0][0]))))
        unlike = [spot for spot in spots if len({view[spot[0]][spot[1]] for view in views}) > 1]
        assert len(unlike) == 2
        assert all(set(Counter(view[y][x] for view in views).values()) == {2} for y, x in unlike)
        text = say(explain_stack(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why), "en")
        behind = re.findall(r"reversed: ([0-9 /]+)\.", text)[0]
        right = tuple(tuple(row.split()) for row in behind.split(" / "))
        assert right == views["ABCD".index(puzzle.answer)]
        for letter, differences in re.findall(r"([A-D]) has ([^;]*?)(?=[;]|\.$)", text):
            view = [list(row) for row in views["ABCD".index(letter)]]
            for found, wanted, place, row in re.findall(r"(\d) instead of (\d) at place (\d) of row (\d)", differences):
                assert view[int(row) - 1][int(place) - 1] == found
                view[int(row) - 1][int(place) - 1] = wanted
            assert tuple(map(tuple, view)) == right
            told += 1
    assert told > 5


def test_no_two_cells_of_a_small_solid_lie_behind_one_another():
    """A face that is seen tells where it is: the line of sight is no difference of cells within reach."""
    for sight in (polycubes.SIGHT, stacks.SIGHT):
        assert math.gcd(*sight) == 1
        assert abs(sight[1]) >= 5
    assert polycubes.SIGHT == cubes.TO_VIEWER
    assert stacks.SIGHT == judged.TO_VIEWER
