"""Machined parts and their drawings: that parts are closed, views true, and judges not to be deceived."""

import subprocess
import sys
from itertools import combinations, pairwise, product

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.errors import MissingExtra
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Polyline, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.arcs import centre, reach, together
from puzzlegen.facts.parts.centre_lines import OVER, SCALE
from puzzlegen.facts.parts.sides import LOOKS, shared
from puzzlegen.formats.parts.kits.drawings import Arc, Line, Mesh, Strokes, View
from puzzlegen.formats.parts.missing_view import WhichView, WrongView
from puzzlegen.generators.parts.kits import line_views as drawing
from puzzlegen.generators.parts.kits.accidents import accident, readable_views
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid, box, grooved, hole, turned
from puzzlegen.generators.parts.kits.line_views import Drawn, NotClosed, Solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.variants import is_crowded, mesh_of, published
from puzzlegen.renderers.parts.kits.sheets import dashes, units, view_nodes
from puzzlegen.validators.parts.kits.drawn_views import (
    LEAST_BETWEEN_LINES,
    Surface,
    apart,
    compared,
    nearest_lines,
)
from puzzlegen.validators.parts.missing_view import certify_why

trimesh = pytest.importorskip("trimesh")

NAME = "parts/missing_view"


def built(name, number, grooves=0, seed="test"):
    """A part, or None if its dimensions do not go together."""
    dimensions = Dimensions(Stream(seed, name, number))
    try:
        return as_solid(grooved(PARTS[name](dimensions), dimensions, grooves))
    except Rejected:
        return None


def test_grooves_need_a_body() -> None:
    block = box((0, 10), (0, 10), (0, 10))
    with pytest.raises(Rejected):
        grooved(block - block, Dimensions(Stream("grooves")), 1)


@pytest.mark.parametrize("name", PARTS)
def test_parts_are_closed(name):
    """Many of 30 draws go together; each of these is one closed body, and no two are alike."""
    solids = [solid for number in range(30) if (solid := built(name, number)) is not None]
    assert len(solids) >= 12
    for solid in solids:
        mesh = trimesh.Trimesh(solid.corners, solid.triangles, process=False)
        assert mesh.is_watertight
        assert mesh.is_winding_consistent
        assert mesh.volume > 0
        assert max(solid.size) <= 160_000
    assert len({(solid.size, len(solid.triangles), solid.corners.tobytes()) for solid in solids}) == len(solids)


def test_half_of_the_parts_are_no_mirror_images_of_themselves():
    """The third moments of a body that is its own mirror image vanish across some plane; those of the others do not."""
    chiral = 0
    for name in PARTS:
        solid = next(one for number in range(9) if (one := built(name, number)) is not None)
        mesh = trimesh.Trimesh(solid.corners / 1000, solid.triangles, process=False)
        mesh.apply_translation(-mesh.center_mass)
        spots = mesh.triangles_center
        weights = np.einsum("ij,ij->i", mesh.triangles_center, mesh.face_normals) * mesh.area_faces
        third = np.abs(weights @ spots**3) / (np.abs(weights) * mesh.scale**3).sum()
        chiral += third.min() > 1e-5
    assert chiral >= len(PARTS) / 2


@pytest.mark.parametrize(("name", "grooves"), [*product(PARTS, (0, 2))])
def test_rays_see_what_is_drawn(name, grooves):
    """From all six sides: analytic hidden lines on the one hand, rays from points of edges on the other."""
    solid = next(one for number in range(20) if (one := built(name, number, grooves)) is not None)
    surface = Surface(mesh_of(solid))
    for side in LOOKS:
        assert not [*surface.faults(published(solid.view(side)), side)], side


@pytest.mark.parametrize(
    ("name", "number", "grooves", "side"),
    [("crank", 10, 1, "left"), ("crank", 18, 0, "front"), ("rod end", 2, 2, "rear"), ("rod end", 10, 1, "rear")],
)
def test_rays_see_specks_and_what_they_graze(name, number, grooves, side):
    """A step of a quarter of a millimetre, pins as far from the main axis as cheeks, rings that hide by a hair."""
    solid = built(name, number, grooves, "views")
    assert not [*Surface(mesh_of(solid)).faults(published(solid.view(side)), side)]


def test_what_rays_do_not_see_so_is_refused():
    """A claw coupling, an edge of which is hidden for half a millimetre or not, as rounding has it."""
    centre = (34, 34)
    body = turned("x", centre, [(20, 14), (36, 34)]) - box((34, 199), (30, 38), (-1, 199))
    body -= box((48, 199), (34, 199), (-1, 199)) + hole("x", centre, 4) + hole("z", (6, 34), 2, 34, 199)
    solid = as_solid(body)
    view = solid.view("rear")
    assert [*Surface(mesh_of(solid)).faults(published(view), "rear")]
    assert is_crowded(view, solid.longest)


def test_the_axis_of_a_crank_ends_where_it_is_round_about_it():
    """Strips of the crank pin lie as far from the main axis as those of its cheek; no room takes them for such."""
    solid = built("crank", 18, 0, "views")
    view = published(solid.view("front"))
    assert view.axes == (Line(0, 1800, 4200, 1800), Line(3200, 4200, 8400, 4200))
    longer = replace(view, axes=(Line(0, 1800, 8400, 1800),))
    assert [*Surface(mesh_of(solid)).faults(longer, "front")]


def test_a_block_with_a_hole():
    """Each line of it where it has to be: the hole is a circle from above, and hidden from the front."""
    solid = as_solid(box((0, 40), (0, 30), (0, 20)) - hole("z", (15, 10), 6))
    top, front = solid.view("top"), solid.view("front")
    assert top.seen.arcs == ((1500, 1000, 600, 0, 36_000),)
    assert top.seen.lines == ((0, 0, 0, 3000), (0, 0, 4000, 0), (0, 3000, 4000, 3000), (4000, 0, 4000, 3000))
    assert not len(top.hidden)
    assert front.hidden.lines == ((900, 0, 900, 2000), (2100, 0, 2100, 2000))
    assert front[:2] == (4000, 2000)
    assert solid.view("rear").hidden.lines == ((1900, 0, 1900, 2000), (3100, 0, 3100, 2000))


def test_axes_are_those_of_what_is_round():
    """A bore's, as far as it goes; not that of a groove round for less than a half; coaxial ones are one."""
    body = box((0, 40), (0, 30), (0, 20)) - hole("z", (15, 10), 6, 8, 99) - hole("z", (15, 10), 3)
    body -= hole("y", (32, 25), 8)
    solid = as_solid(body)
    surface = Surface(mesh_of(solid))
    views = {side: published(solid.view(side)) for side in LOOKS}
    assert views["front"].axes == (Line(1500, 0, 1500, 2000),)
    assert views["left"].axes == (Line(2000, 0, 2000, 2000),)
    assert views["rear"].axes == (Line(2500, 0, 2500, 2000),)
    assert not views["top"].axes
    assert not [*surface.faults(views["front"], "front")]
    for false in (Line(1600, 0, 1600, 2000), Line(3200, 0, 3200, 2000), Line(0, 1000, 4000, 1000)):
        assert [*surface.faults(replace(views["front"], axes=(false,)), "front")]
    half = as_solid(box((0, 40), (0, 30), (0, 20)) - hole("z", (15, 10), 6, 8, 99))
    assert published(half.view("front")).axes == (Line(1500, 800, 1500, 2000),)
    assert [*Surface(mesh_of(half)).faults(views["front"], "front")]


@pytest.mark.parametrize(
    "strokes",
    [
        Strokes(lines=(Line(0, 0, 4000, 0), Line(0, 60, 4000, 60))),
        Strokes(lines=(Line(0, 0, 2000, 0), Line(2000, 30, 4000, 30))),
        Strokes(lines=(Line(0, 0, 4000, 0),), arcs=(Arc(2000, 1040, 1000, 0, 36_000),)),
        Strokes(arcs=(Arc(2000, 1500, 1000, 0, 36_000), Arc(2000, 1500, 1050, 0, 18_000))),
    ],
    ids=["beside", "step", "tangent", "rings"],
)
def test_strokes_that_almost_touch_are_refused(strokes):
    """By both rooms: whatever is less than a line's width apart in print."""
    view = View(4000, 3000, strokes)
    assert nearest_lines(view) < LEAST_BETWEEN_LINES * 4000
    drawn = Drawn(4000, 3000, drawing.Strokes(strokes.lines, strokes.arcs, ()), drawing.Strokes((), (), ()))
    assert is_crowded(drawn, 4000)


@pytest.mark.parametrize(
    ("lines", "arcs", "is_refused"),
    [
        ([(0, 2000, 4000, 2000)], [(1500, 1600, 400, 9_000, 27_000), (2500, 1600, 400, 27_000, 45_000)], True),
        ([(1500, 2000, 2500, 2000)], [(1500, 1600, 400, 9_000, 27_000), (2500, 1600, 400, 27_000, 45_000)], False),
        ([(1000, 0, 1000, 1000), (1012, 1008, 2000, 2000)], [], True),
        ([(1000, 0, 1000, 1000), (1000, 1000, 2000, 2000)], [], False),
    ],
    ids=["slot along an edge", "slot", "ends that miss one another", "corner"],
)
def test_strokes_that_touch_by_chance_are_refused(lines, arcs, is_refused):
    seen = drawing.Strokes(tuple(drawing.Line(*line) for line in lines), tuple(drawing.Arc(*arc) for arc in arcs), ())
    assert is_crowded(Drawn(4000, 3000, seen, drawing.Strokes((), (), ())), 4000) == is_refused


def seen_and_hidden(lines=(), arcs=(), hidden=(), axes=()):
    seen = drawing.Strokes(tuple(drawing.Line(*line) for line in lines), tuple(drawing.Arc(*arc) for arc in arcs), ())
    behind = drawing.Strokes(tuple(drawing.Line(*line) for line in hidden), (), ())
    return Drawn(8000, 6000, seen, behind, tuple(drawing.Line(*axis) for axis in axes))


@pytest.mark.parametrize(
    ("view", "is_refused"),
    [
        (seen_and_hidden([(0, 2000, 8000, 2000)], hidden=[(0, 2180, 8000, 2180)]), True),
        (seen_and_hidden([(0, 2000, 8000, 2000)], hidden=[(0, 2200, 8000, 2200)]), False),
        (seen_and_hidden([(0, 2000, 4000, 2000)], [(4000, 2600, 600, 0, 36_000)]), True),
        (seen_and_hidden([(0, 2000, 4000, 2000)], [(4000, 2600, 600, 27_000, 45_000)]), False),
        (seen_and_hidden(arcs=[(2000, 2000, 600, 0, 36_000), (3300, 2000, 600, 0, 36_000)]), True),
        (seen_and_hidden(arcs=[(2000, 2000, 600, 0, 36_000), (3400, 2000, 600, 0, 36_000)]), False),
        (seen_and_hidden(hidden=[(4000, 2000, 4000, 5000)], axes=[(4000, 0, 4000, 2000)]), True),
        (seen_and_hidden(hidden=[(4000, 4000, 4000, 5000)], axes=[(4000, 0, 4000, 2000)]), False),
        (
            seen_and_hidden([(at, 1000, at, 3000) for at in (3000, 4000, 5000)], axes=[(4000, 0, 4000, 5000)]),
            False,
        ),
    ],
    ids=["near", "apart", "bore", "fillet", "circles", "circles apart", "into a stroke", "before it", "hexagon"],
)
def test_lines_that_meet_by_accident_are_refused(view, is_refused):
    assert bool(accident(view)) == is_refused


def test_hidden_lines_that_go_on_from_others_are_refused():
    """A pocket behind a wall, in line with a notch of that; not one that ends elsewhere and is not as high."""
    body = box((0, 80), (0, 40), (0, 60)) - box((50, 99), (-1, 10), (40, 99))
    other = body - box((20, 50), (20, 99), (-1, 40))
    assert readable_views(as_solid(body), ("front",))
    with pytest.raises(Rejected, match="goes on"):
        readable_views(as_solid(other), ("front",))
    assert readable_views(as_solid(body - box((20, 46), (20, 99), (-1, 34))), ("front",))


@pytest.mark.parametrize(("radius", "is_refused"), [(5, True), (7, False)])
def test_hidden_lines_of_bores_one_behind_the_other(radius, is_refused):
    """A bore in a block, and one before it in the foot of that: as wide, they look like one."""
    body = box((0, 60), (0, 60), (0, 12)) + box((15, 45), (20, 50), (12, 50))
    body -= hole("z", (30, 35), 10, 36, 51) + hole("z", (30, 35), 5, 20, 37) + hole("z", (30, 10), radius)
    if is_refused:
        with pytest.raises(Rejected, match="goes on"):
            readable_views(as_solid(body), ("front",))
    else:
        assert readable_views(as_solid(body), ("front",))


@pytest.mark.parametrize("length", [0.2, 0.44, 1.2, 1.3, 2.5, 6.1])
def test_chain_lines_begin_and_end_with_a_long_dash(length):
    drawn = [*dashes(length)]
    assert (drawn[0][0], drawn[-1][1]) == pytest.approx((0, length))
    long = [end - start for start, end in drawn[::2]]
    assert long == pytest.approx([long[0]] * len(long))
    assert len(long) % 2 == 1
    assert long[0] > 0.24 or len(long) == 1
    assert all(start > end for (_, end), (start, _) in pairwise(drawn))


def centre_lines(view):
    """Where centre lines of a view lie, in order: upright or level, place, from and to, in steps of views."""
    nodes = [node for node in view_nodes(view) if isinstance(node, Polyline) and node.stroke == "mark"]
    ends = [[round(SCALE * at) for spot in node.points for at in spot] for node in nodes]
    return sorted(
        (int(y1 == y2), x1 if x1 == x2 else y1, *sorted((x1, x2) if y1 == y2 else (y1, y2))) for x1, y1, x2, y2 in ends
    )


def test_a_slot_has_one_axis_through_both_its_ends():
    ends = (Arc(1500, 1600, 400, 9_000, 27_000), Arc(2500, 1600, 400, 27_000, 45_000))
    found = [line for line in centre_lines(View(4000, 3000, Strokes(arcs=ends))) if line[0]]
    over = round(OVER * SCALE)
    assert (found[0][2], found[-1][3]) == (1100 - over, 2900 + over)
    assert max(there[2] - here[3] for here, there in pairwise(found)) < 200


def test_an_axis_that_a_stroke_covers_keeps_both_its_ends():
    line = Line(2000, 0, 2000, 3000)
    view = View(4000, 3000, Strokes(lines=(line,)), axes=(line,))
    over = round(OVER * SCALE)
    assert centre_lines(view) == [(0, 2000, -over, 0), (0, 2000, 3000, 3000 + over)]


@pytest.mark.parametrize("gap", [60, 240, 330, 480, 600])
def test_centre_lines_end_well_beyond_strokes_or_well_before_them(gap):
    """A circle of which the edge of the view is so many steps away to the left."""
    circle, edge = Arc(1000 + gap, 1500, 1000, 0, 36_000), Line(0, 0, 0, 3000)
    lines = centre_lines(View(4000, 3000, Strokes((edge,), (circle,))))
    first = min(start for is_level, _, start, _ in lines if is_level)
    assert abs(first) > 0.19 * SCALE


def test_arcs_of_one_circle_are_found_though_meshes_are_rounded():
    halves = [(1000, 400, 300, 0, 4000), (1004, 399, 303, 14_000, 18_000), (1000, 400, 500, 0, 36_000)]
    circle, cut = together(halves)
    assert circle == halves[2:]
    assert cut == halves[:2]
    assert centre(cut) == (1002, 400)
    assert reach(cut) == 18_000
    assert reach(circle) == 36_000


def test_a_bore_has_its_axis_though_its_middle_is_cut_out():
    """A half bore wider than the base that it is in, so that only its ends on either side are left."""
    block = box((0, 80), (0, 40), (0, 10)) + box((10, 70), (10, 30), (0, 30))
    view = as_solid(block - hole("y", (40, 0), 20)).view("top")
    assert view.axes == ((4000, 0, 4000, 4000),)


def test_hidden_lines_are_dashed_however_short():
    """A line of half a millimetre still has a gap, and each begins and ends with a dash."""
    view = View(4000, 3000, Strokes(lines=(Line(0, 0, 4000, 0),)), Strokes(lines=(Line(100, 100, 150, 100),)))
    (hidden,) = (node for node in view_nodes(view) if isinstance(node, Segments))
    assert len(hidden.lines) == 2
    assert hidden.lines[0][0] == units(100)
    assert hidden.lines[-1][2] == units(150)


def test_an_open_mesh_is_none():
    corners = np.array([(0, 0, 0), (9000, 0, 0), (0, 9000, 0), (0, 0, 9000)])
    triangles = np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (2, 0, 3)])
    assert len(Solid(corners, triangles, np.empty(0, int)).edges[0]) == 6
    with pytest.raises(NotClosed):
        _ = Solid(corners, triangles[:3], np.empty(0, int)).edges
    with pytest.raises(NotClosed):
        _ = Solid(corners, np.concatenate([triangles[:3], triangles[3:, ::-1]]), np.empty(0, int)).edges


def test_parts_are_the_same_in_every_process():
    program = (
        "from hashlib import sha256\n"
        "from tests.families.parts.test_missing_view import PARTS, built\n"
        "solids = [built(name, 3, 1) for name in PARTS]\n"
        "held = b''.join(one.corners.tobytes() + one.triangles.tobytes() for one in solids if one)\n"
        "print(sha256(held).hexdigest())\n"
    )
    found = {
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    }
    assert len(found) == 1


def drafted(level, question):
    """The first puzzle of a level that asks a question."""
    drafts = (accepted(catalog.load(NAME), level, "test", index, most=200) for index in range(20))
    return next(one.draft.puzzle for one in drafts if one is not None and isinstance(one.query, question))


@pytest.fixture(scope="module", params=catalog.find(NAME)[0].levels)
def draft(request):
    return drafted(request.param, WhichView)


@pytest.fixture(scope="module", params=catalog.find(NAME)[0].levels)
def with_wrong_view(request):
    return drafted(request.param, WrongView)


def test_the_part_that_proves_a_view_is_looked_at(draft):
    """Another part, or the right view with a stroke more, less, or dashed, does not pass."""
    data = draft.statement, draft.query, draft.answer
    assert not certify_why(*data, draft.why)
    place = "ABCD".index(draft.answer)
    right = draft.query.options[place]
    line = max(right.seen.lines, key=lambda one: abs(one.x2 - one.x1) + abs(one.y2 - one.y1))
    others = tuple(one for one in right.seen.lines if one != line)
    across = Line(0, right.height // 3 + 7, right.width, right.height // 3 + 7)
    for changed in (
        replace(right, seen=replace(right.seen, lines=others)),
        replace(right, seen=replace(right.seen, lines=(*right.seen.lines, across))),
        replace(right, seen=replace(right.seen, lines=others), hidden=replace(right.hidden, lines=(line,))),
    ):
        surface = Surface(draft.why.part)
        assert [*surface.faults(changed, draft.query.side)]
    corners, triangles = draft.why.part.corners, draft.why.part.triangles
    wider = Mesh(tuple(at * (2 if number % 3 == 0 else 1) for number, at in enumerate(corners)), triangles)
    assert certify_why(*data, replace(draft.why, part=wider))
    clash = draft.why.clashes[0]
    for changes in ({"at": clash.at + 333}, {"offered": not clash.offered, "at": 1}, {"letter": draft.answer}):
        false = clash._replace(**changes)
        assert certify_why(*data, replace(draft.why, clashes=(false, *draft.why.clashes[1:])))


def test_only_wrong_views_clash(draft):
    """By the least a wrong view has to: 2.2 % of the longest side."""
    longest = max(max(shown.view.width, shown.view.height) for shown in draft.statement.views)
    for letter, view in zip("ABCD", draft.query.options, strict=True):
        gaps = [
            place.gap
            for shown in draft.statement.views
            for place in compared(view, draft.query.side, shown.view, shown.side)
        ]
        assert max(gaps) <= 6 if letter == draft.answer else max(gaps) >= 0.022 * longest


def test_without_the_wrong_view_all_agree_and_without_another_they_do_not(with_wrong_view):
    """By the least that people can see: 2.2 % of the longest side."""
    views = with_wrong_view.statement.views
    longest = max(max(shown.view.width, shown.view.height) for shown in views)
    for letter, away in zip("ABCD", views, strict=False):
        left = [shown for shown in views if shown is not away]
        gaps = [
            place.gap
            for one, other in combinations(left, 2)
            for place in compared(one.view, one.side, other.view, other.side)
        ]
        assert max(gaps) <= 6 if letter == with_wrong_view.answer else max(gaps) >= 0.022 * longest


def test_the_part_that_lacks_the_wrong_view_is_looked_at(with_wrong_view):
    """It has all other views; another part, another place or a view that is not wrong does not pass."""
    sheet, query, answer, why = (getattr(with_wrong_view, name) for name in ("statement", "query", "answer", "why"))
    assert not certify_why(sheet, query, answer, why)
    wrong = sheet.views["ABCD".index(answer)]
    assert [*Surface(why.part).faults(wrong.view, wrong.side)]
    assert certify_why(sheet, query, "B" if answer == "A" else "A", why)
    first, second = why.conflicts
    for false in (first._replace(side=wrong.side), first._replace(at=first.at + 333), second):
        conflicts = false, second
        assert certify_why(sheet, query, answer, replace(why, conflicts=conflicts))
    corners = tuple(at * (2 if number % 3 == 0 else 1) for number, at in enumerate(why.part.corners))
    assert certify_why(sheet, query, answer, replace(why, part=Mesh(corners, why.part.triangles)))


def test_views_are_apart_by_what_differs():
    plain = View(4000, 3000, Strokes(lines=(Line(0, 0, 4000, 0), Line(0, 3000, 4000, 3000))))
    assert apart(plain, plain) == 0
    more = replace(plain, seen=Strokes(lines=(*plain.seen.lines, Line(1000, 0, 1000, 3000))))
    assert apart(plain, more) == pytest.approx(0.6, abs=0.06)  # 3000 of a diagonal of 5000
    dashed = replace(plain, hidden=Strokes(lines=(Line(1000, 0, 1000, 3000),)))
    assert apart(more, dashed) > apart(plain, more)


def test_sides_share_axes():
    assert shared("front", "left") == ("z",)
    assert shared("top", "left") == ("y",)
    assert shared("front", "rear") == ("x", "z")


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "manifold3d", None)
    for module in [name for name in sys.modules if name.startswith("puzzlegen.generators.parts")]:
        monkeypatch.delitem(sys.modules, module)
    with pytest.raises(MissingExtra, match=r"pip install 'puzzlegen-bench\[mesh\]'"):
        catalog.load(NAME)
    assert catalog.load_stranger(NAME).row.name == NAME  # what is published needs nothing


def test_every_level_is_made_of_many_parts():
    assert {name for params in catalog.load(NAME).levels.values() for name in params.parts} == {*PARTS}
    assert Level.EXTREME not in catalog.load(NAME).levels
