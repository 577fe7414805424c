"""Sections of machined parts: that they are true, by several ways to cut, and that nobody is deceived."""

import math
from itertools import pairwise, product

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.facts.parts import outlines as facts
from puzzlegen.facts.parts.sides import LOOKS
from puzzlegen.formats.parts.kits.drawings import Line, Mesh, Sheet, Shown, Strokes, View
from puzzlegen.formats.parts.section import Corner, Cut, WhichPlane, WhichSection
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid, box, hole
from puzzlegen.generators.parts.kits.line_views import outline
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.sections import crossed, cut_open, disagreements, marks_of, outlines
from puzzlegen.generators.parts.kits.variants import mesh_of, published
from puzzlegen.renderers.parts.kits.sheets import units
from puzzlegen.renderers.parts.section import _hatched as hatched
from puzzlegen.renderers.parts.section import _hatching as hatching
from puzzlegen.renderers.parts.section import _is_in_pieces as is_in_pieces
from puzzlegen.renderers.parts.section import depict
from puzzlegen.validators.parts.kits import cuts
from puzzlegen.validators.parts.kits.drawn_views import Surface
from puzzlegen.validators.parts.section import LEAST_AREA, certify, certify_why

trimesh = pytest.importorskip("trimesh")

NAME = "parts/section"


def section_of(body, side, at):
    return tuple(tuple(Corner(*corner) for corner in one) for one in outlines(cut_open(body, side, at)))


def built(name, number=0):
    """A part whose dimensions go together, and its mesh."""
    for draw in range(number, number + 20):
        dimensions = Dimensions(Stream("test", name, draw))
        try:
            body = PARTS[name](dimensions)
            return body, as_solid(body)
        except Rejected:
            continue
    raise AssertionError(name)


def length(section):
    """Of all outlines."""
    ways = [(facts.points(one)[-1:] + facts.points(one)) for one in section]
    return sum(math.dist(one, other) for way in ways for one, other in pairwise(way))


@pytest.mark.parametrize("name", PARTS)
def test_three_ways_to_cut_agree(name):
    """Manifold's sections, those of triangles of the published mesh, and trimesh's have the same outlines."""
    body, solid = built(name)
    surface, mesh = Surface(mesh_of(solid)), trimesh.Trimesh(solid.corners / 1000, solid.triangles, process=False)
    seen = 0
    for side in ("left", "right", "top", "bottom"):
        axis = "xyz".index(LOOKS[side].near.axis)
        for share in (0.21, 0.47, 0.78):
            at = round(solid.size[axis] * share / 10)
            try:
                section = section_of(body, side, at)
            except Rejected:
                continue
            seen += 1
            assert cuts.is_cut_so(surface, Cut(side, at), section)
            normal = np.eye(3)[axis]
            pieces = trimesh.intersections.mesh_plane(mesh, normal, normal * (at / 100 + 0.003))
            found = np.linalg.norm(pieces[:, 1] - pieces[:, 0], axis=1).sum()
            assert length(section) == pytest.approx(100 * found, rel=0.01)
    assert seen >= 4


def test_a_block_with_a_hole():
    """Cut through the middle of the hole, beside it, and across it."""
    body = box((0, 40), (0, 30), (0, 20)) - hole("z", (15, 10), 6)
    assert section_of(body, "left", 1500) == (
        (Corner(0, 0, 0), Corner(1400, 0, 0), Corner(1400, 2000, 0), Corner(0, 2000, 0)),
        (Corner(2600, 0, 0), Corner(3000, 0, 0), Corner(3000, 2000, 0), Corner(2600, 2000, 0)),
    )
    assert section_of(body, "right", 3000) == (
        (Corner(0, 0, 0), Corner(3000, 0, 0), Corner(3000, 2000, 0), Corner(0, 2000, 0)),
    )
    rim, bore = section_of(body, "bottom", 500)
    assert rim[2][:2] == (4000, 3000)
    assert bore == (Corner(900, 2000, -18_000), Corner(2100, 2000, -18_000))
    with pytest.raises(Rejected):
        cut_open(body, "left", 4000)
    views = {one: as_solid(body).view(one) for one in ("front", "top")}
    assert crossed("left", 1500, views) == {("front", "z"): [0, 2000], ("top", "y"): [0, 400, 1600, 3000]}
    with pytest.raises(Rejected):
        crossed("left", 910, views)  # the edge of the hole


def test_a_section_whose_arc_would_begin_before_it_is_not_published():
    assert accepted(catalog.load(NAME), Level.HARD, 9973, 5)  # certified, where one of its variants was refused


def test_a_step_in_a_plane_is_refused():
    body = box((0, 40), (0, 30), (0, 20)) - box((20, 50), (-1, 31), (10, 30))
    with pytest.raises(Rejected):
        cut_open(body, "left", 2000)


def test_outlines_find_their_arcs():
    """Of a polygon that stands for three quarters of a circle and two straight sides."""
    spots = [
        (round(10_000 * math.cos(k * math.pi / 16)), round(10_000 * math.sin(k * math.pi / 16))) for k in range(25)
    ]
    assert outline([*spots, (0, 0)]) == [(1000, 0, 27_000), (0, -1000, 0), (0, 0, 0)]
    assert outline([*spots[::-1], (0, 0)])[0] == (0, -1000, -27_000)
    arc = facts.bow((1000, 0, 27_000), (0, -1000, 0))
    assert (round(arc.x), round(arc.y), round(arc.radius)) == (0, 0, 1000)


def test_areas_are_apart_by_what_belongs_to_one_only():
    square = ((Corner(0, 0, 0), Corner(1000, 0, 0), Corner(1000, 1000, 0), Corner(0, 1000, 0)),)
    bored = (*square, (Corner(700, 500, -18_000), Corner(300, 500, -18_000)))
    assert cuts.apart(square, square) == 0
    assert cuts.apart(square, bored) == pytest.approx(math.pi * 0.04, abs=0.01)


def test_hatching_stays_inside():
    square = ((Corner(0, 0, 0), Corner(9000, 0, 0), Corner(9000, 9000, 0), Corner(0, 9000, 0)),)
    bored = (*square, (Corner(7500, 4500, -18_000), Corner(1500, 4500, -18_000)))
    lines = [*hatched(bored, 9000, 45)]
    side, radius = units(9000), units(3000)
    assert len(lines) > 20
    for x1, y1, x2, y2 in lines:
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        assert 0 <= min(x1, y2) <= max(x2, y1) <= side
        assert math.hypot(x - side / 2, y - side / 2) > radius
        assert x2 - x1 == pytest.approx(y1 - y2, abs=1e-4)


@pytest.mark.parametrize(
    ("spots", "angle"),
    [
        (((0, 0), (6000, 0), (6000, 4000)), 45),
        (((0, 0), (6000, 0), (6000, 6300)), 135),
        (((0, 0), (6000, 0), (3000, 2500)), 60),
        (((0, 0), (6000, 0), (3000, 1900)), 45),
    ],
    ids=["33.7", "46", "39.8 both ways", "32.3 both ways"],
)
def test_hatching_is_aslant_to_outlines(spots, angle):
    """At 45 degrees, or at another angle where a slope would be within ten; the same for all sections on offer."""
    square = ((Corner(0, 0, 0), Corner(9000, 0, 0), Corner(9000, 9000, 0), Corner(0, 9000, 0)),)
    sloping = (tuple(Corner(*spot, 0) for spot in spots),)
    assert hatching((square, sloping)) == hatching((sloping,)) == angle
    rise = {round(math.degrees(math.atan2(y1 - y2, x2 - x1))) % 180 for x1, y1, x2, y2 in hatched(square, 9000, angle)}
    assert rise == {angle}


@pytest.mark.parametrize("side", ["left", "top"])
def test_numbers_of_views_keep_off_letters_of_planes(side):
    view = View(6000, 4000, Strokes((Line(0, 0, 6000, 0), Line(0, 4000, 6000, 4000))))
    beside = "top" if side == "left" else "left"
    section = ((Corner(0, 0, 0), Corner(3000, 0, 0), Corner(3000, 3000, 0), Corner(0, 3000, 0)),)
    sheet = Sheet((Shown("front", view), Shown(beside, view)))
    (scene,) = depict(sheet, WhichPlane(side, section, (400, 1400, 2400, 3400)))
    texts = render(scene, DEFAULT_STYLE).lettering
    numbers, letters = (
        [text.box for text in texts if (text.text in "III") == is_number] for is_number in (True, False)
    )
    assert (len(numbers), len(letters)) == (2, 8)
    for (left, top, right, low), (a, b, c, d) in product(numbers, letters):
        assert max(a - right, left - c, b - low, top - d) >= 20


@pytest.fixture(scope="module", params=[*catalog.find(NAME)[0].levels])
def draft(request):
    one = accepted(catalog.load(NAME), request.param, "test", 1, most=400)
    assert one is not None
    return one.draft.puzzle


def test_the_part_that_proves_a_section_is_looked_at(draft):
    """Another part, another section, or a place where nothing is wrong, does not pass."""
    data = draft.statement, draft.query, draft.answer
    assert not certify_why(*data, draft.why)
    corners, triangles = draft.why.part.corners, draft.why.part.triangles
    wider = Mesh(tuple(at * (2 if number % 3 == 0 else 1) for number, at in enumerate(corners)), triangles)
    assert certify_why(*data, replace(draft.why, part=wider))
    clash = draft.why.clashes[0]
    for changes in (
        {"at": clash.at + 333},
        {"along": clash.along + 333},
        {"outlined": not clash.outlined, "at": 77},
        {"letter": draft.answer},
    ):
        false = clash._replace(**changes)
        assert certify_why(*data, replace(draft.why, clashes=(false, *draft.why.clashes[1:])))


def test_sections_on_offer_differ(draft):
    query = draft.query
    if isinstance(query, WhichSection):
        for number, one in enumerate(query.options):
            assert all(cuts.apart(one, other) >= LEAST_AREA for other in query.options[:number])
    else:
        assert isinstance(query, WhichPlane)
        assert [*query.options] == sorted(query.options)


def test_planes_lie_in_the_middle_of_what_is_round_or_well_beside_it(draft):
    query = draft.query
    side = query.side if isinstance(query, WhichPlane) else query.cut.side
    places = query.options if isinstance(query, WhichPlane) else [query.cut.at]
    views = {shown.side: shown.view for shown in draft.statement.views}
    number = [ray.axis for ray in LOOKS["front"][:2]].index(LOOKS[side].near.axis)
    longest = max(max(view.width, view.height) for view in views.values())
    round_ones = [arc for arc in views["front"].seen.arcs if arc.end - arc.start >= 18_000]
    beside = {abs((arc.x, arc.y)[number] - at) for arc in round_ones for at in places}
    assert not [gap for gap in beside if 3 < gap < 0.03 * longest]


@pytest.mark.parametrize(
    ("pieces", "is_framed"),
    [
        ([((0, 0), (900, 900), False)], False),
        ([((0, 0), (900, 900), False), ((300, 300), (600, 600), True)], False),
        ([((0, 0), (900, 900), False), ((1500, 0), (2400, 900), False)], True),
    ],
    ids=["one", "bored", "two"],
)
def test_sections_in_pieces_are_framed(pieces, is_framed):
    section = []
    for (left, low), (right, high), is_hole in pieces:
        corners = [(left, low), (right, low), (right, high), (left, high)]
        section.append(tuple(Corner(*spot, 0) for spot in (corners[::-1] if is_hole else corners)))
    assert is_in_pieces(tuple(section)) == is_framed


def test_a_section_of_the_right_one_upside_down_is_refuted(draft):
    """Whoever turns the section over changes the answer, or takes it away, unless it is its own mirror image."""
    place = "ABCD".index(draft.answer)
    section = draft.query.options[place] if isinstance(draft.query, WhichSection) else draft.query.section
    _, height = facts.size(section)
    over = tuple(
        tuple(
            Corner(two.x, height - two.y, one.bend)
            for one, two in reversed([*zip((outline[-1], *outline[:-1]), outline, strict=True)])
        )
        for outline in section
    )
    views = {shown.side: shown.view for shown in draft.statement.views}
    cut = (
        draft.query.cut if isinstance(draft.query, WhichSection) else Cut(draft.query.side, draft.query.options[place])
    )
    assert max(spot.gap for spot in cuts.compared(views, cut, section)) <= cuts.SAME
    if cuts.apart(section, over) > LEAST_AREA:
        assert max(spot.gap for spot in cuts.compared(views, cut, over)) > cuts.SAME


def test_both_rooms_find_the_same_places():
    """The generator's crossings and marks, and the validator's, of all parts."""
    seen = 0
    for name in PARTS:
        body, solid = built(name, 3)
        views = {one: solid.view(one) for one in ("front", "top")}
        at = round(solid.size[0] * 0.4 / 10)
        try:
            planes, section = crossed("left", at, views), section_of(body, "left", at)
        except Rejected:
            continue
        marks = [marks_of(section, number) for number in range(2)]
        mine = {(spot.side, spot.axis, spot.outlined): set() for spot in disagreements(marks, "left", planes)}
        for spot in disagreements(marks, "left", planes):
            mine[spot.side, spot.axis, spot.outlined].add(spot.at)
        seen += 1
        given = {side: published(view) for side, view in views.items()}
        for spot in cuts.compared(given, Cut("left", at), section):
            near = mine[spot.side, spot.axis, spot.outlined]
            assert min(abs(spot.at - other) for other in near) <= 3
    assert seen >= 10


def test_the_verdict_is_that_of_the_strokes(draft):
    certificate = certify(draft.statement, draft.query)
    assert certificate.answers == (draft.answer,)
    assert not certificate.faults
