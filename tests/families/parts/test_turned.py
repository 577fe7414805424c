"""Shaded pictures of turned parts: that they show what is there, and that nobody is deceived."""

from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.facts.parts.poses import STEP, TURNS, mirrored
from puzzlegen.formats.parts.turned import OddOneOut, Same
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid, box, hole
from puzzlegen.generators.parts.kits.depth_pictures import DepthPicture
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.plane_faces import faced, picture
from puzzlegen.generators.parts.kits.turnable import Turnable
from puzzlegen.kernels.generators.crowding import crowded
from puzzlegen.renderers.parts.kits.shaded_parts import _parts, drawn
from puzzlegen.renderers.parts.turned import depict
from puzzlegen.renderers.solids.kits.drawing import Patch
from puzzlegen.validators.parts.kits.seen_surfaces import Seen, contradictions, reach_of
from puzzlegen.validators.parts.turned import LEAST, certify, certify_why

pytest.importorskip("manifold3d")

NAME = "parts/turned"
NOWHERE = -1e5  # depth of the paper


def built(name):
    """A part whose dimensions go together."""
    for draw in range(20):
        try:
            return as_solid(PARTS[name](Dimensions(Stream("test", name, draw))))
        except Rejected:
            continue
    raise AssertionError(name)


def seen(*pictures):
    reach = reach_of(pictures)
    return [Seen(one, reach) for one in pictures]


@pytest.mark.parametrize("name", [*PARTS][::4])
def test_a_part_is_itself_turned(name):
    """Pictures of one part agree for the turn that is between them, and its mirror image as a mirror shows it."""
    part = faced(built(name))
    first, *others = (picture(part, False, turn) for turn in (0, 30, 120, 270))
    for turn, other in zip((30, 120, 270), others, strict=True):
        assert contradictions(*seen(first, other))[TURNS.index(turn)] <= 1
    one, mirror = seen(first, picture(part, True, 60))
    assert min(contradictions(one, mirror.mirrored)) <= 1


@pytest.mark.parametrize("name", ["bearing cap", "I-beam", "strap clamp", "channel", "lever"])
def test_two_ways_to_see_agree(name):
    """Depths of the published faces, and of the generator's triangles, which are drawn otherwise."""
    solid = built(name)
    for is_mirrored, turn in ((False, 120), (True, 330)):
        mine = DepthPicture(solid, is_mirrored, turn).depths
        (theirs,) = seen(picture(faced(solid), is_mirrored, turn))
        places, spots = theirs.places()
        assert (mine > NOWHERE).sum() * 1.5**2 == pytest.approx(len(places), rel=0.03)
        there = np.floor(spots[:, 1::-1] / 1.5 + len(mine) / 2).astype(int)
        gaps = np.abs(mine[tuple(there.T)] - spots[:, 2])
        assert (gaps < 3).mean() > 0.93  # but for pixels on outlines


def clear(body, turn=0, is_mirrored=False):
    return Turnable(as_solid(body)).are_clear(is_mirrored, turn)


@pytest.mark.parametrize(
    ("height", "across", "from_edge", "is_clear"),
    [
        (8, 8, 14, True),
        (1.4, 8, 14, False),  # a plate no thicker than two strokes
        (8, 1.6, 14, False),  # a hole of which little but strokes would be seen
        (8, 8, 4.6, False),  # one that almost touches the edge
    ],
)
def test_strokes_that_almost_touch(height, across, from_edge, is_clear):
    plate = box((0, 40), (0, 40), (0, height)) - hole("z", (from_edge, 20), across)
    assert [clear(plate, turn) for turn in TURNS[::3]].count(True) == (4 if is_clear else 0)


def test_a_far_corner_that_hardly_shows():
    """A wall before the corner of a plate hides all of it, or all but a speck, or none."""
    plate = box((0, 60), (0, 60), (0, 8))
    shown = [clear(plate + box((20, 40), (10, 18), (8, 8 + top))) for top in range(5, 45, 2)]
    assert {*shown} == {True, False}


def test_a_bore_of_which_little_is_left():
    """A wall before a bore hides nothing of it, or little, or most, or all."""
    plate = box((0, 90), (0, 80), (0, 8)) - hole("z", (45, 46), 8)
    walls = (plate + box((10, 74), (10, 22), (8, 8 + top)) for top in (6, 12, 16, 24))
    assert [clear(wall) for wall in walls] == [True, True, False, True]


def test_a_corner_notch_seen_along_its_diagonal():
    """Its upright edges lie on one line then, and it looks like a flat triangle; not where its sides differ."""
    plate = box((0, 60), (0, 60), (0, 14))
    shown = [[clear(plate - box((48, 61), (60 - deep, 61), (6, 15)), turn) for deep in (12, 7)] for turn in (120, 300)]
    assert shown == [[False, True], [False, True]]


@pytest.mark.parametrize(("beside", "is_clear"), [(0.1, False), (0.7, False), (1.0, True)])
def test_a_circle_that_touches_a_line(beside, is_clear):
    """An upright line, and a circle that is so far beside it; only the nearest places of both are so near."""
    angles = np.linspace(0, 2 * np.pi, 25)
    spots = np.stack([3 * np.cos(angles) + 3 + beside, 1.5 * np.sin(angles)], axis=1)
    pieces = np.concatenate([[(0.0, -9.0, 0.0, 9.0)], np.hstack([spots[:-1], spots[1:]])])
    starts, ended = np.array([0, 1, 25]), np.array([(2, 2), (0, 0)])
    assert crowded(pieces, starts, ended, np.empty(25, np.int64)) != is_clear


@pytest.mark.parametrize(
    ("end", "is_corner", "is_clear"),
    [
        ((10.0, 0.0), True, True),  # on the line
        ((10.0, 0.4), True, False),  # a corner that almost lies on it
        ((10.0, 0.4), False, True),  # what goes behind it, drawn a little too short
        ((10.0, 2.0), True, True),
        ((20.0, 0.4), False, False),  # what goes behind it where another line does
        ((18.0, 0.4), False, True),
    ],
)
def test_lines_that_meet_by_chance(end, is_corner, is_clear):
    """A level line, and two upright ones that end there, of which one goes behind it."""
    pieces = np.array([(0.0, 0.0, 40.0, 0.0), (20.0, 0.0, 20.0, -9.0), (*end, end[0], 9.0)])
    ended = np.array([(2, 2), (1, 2), (2 if is_corner else 1, 2)])
    assert crowded(pieces, np.arange(4), ended, np.empty(3, np.int64)) != is_clear


@pytest.mark.parametrize("name", [*PARTS][::7])
def test_a_mirror_image_is_as_clear(name):
    """Its pictures are those of the part, turned the other way and seen in a mirror."""
    part = faced(built(name))
    for turn in TURNS[::4]:
        mirror, plain = picture(part, True, turn), picture(part, False, mirrored(turn))
        assert sorted(mirror.corners[2::3]) == sorted(plain.corners[2::3])
        assert sorted(-x for x in mirror.corners[::3]) == sorted(plain.corners[::3])


def test_parts_of_a_patch_are_filled_each_for_itself():
    """Two squares that hang together by a line without area; a square with a hole stays one ring."""
    pair = (0.0, 0.0), (0.0, 2.0), (2.0, 2.0), (2.0, 0.0), (5.0, 0.0), (5.0, 2.0), (7.0, 2.0), (7.0, 0.0)
    around = (0.0, 0.0), (0.0, 9.0), (9.0, 9.0), (9.0, 0.0)
    hole = (2.0, 2.0), (5.0, 2.0), (5.0, 5.0), (2.0, 5.0)
    apart = [*_parts(Patch(pair, "soft", 0.1))]
    assert sorted(sorted(part.points) for part in apart) == [sorted(pair[:4]), sorted(pair[4:])]
    (whole,) = _parts(Patch((*around, around[0], *hole, hole[0]), "soft", 0.1))
    assert sum(a * d - b * c for (a, b), (c, d) in pairwise((*whole.points, whole.points[0]))) == -2 * (81 - 9)


def test_a_block_with_a_hole():
    """From 30 degrees above, a hole shows its wall, or what is below the block where it is wide and shallow."""
    block = box((0, 40), (0, 40), (0, 8))
    plain, bored = (picture(faced(as_solid(body)), False, 0) for body in (block, block - hole("z", (20, 20), 12)))
    one, other = seen(plain, bored)
    assert len(plain.faces) == 3
    assert [len(face) for face in bored.faces if len(face) > 1] == [2]
    assert one.depths.shape == other.depths.shape
    assert (one.depths > NOWHERE).sum() > (other.depths > NOWHERE).sum()  # the paper shines through
    assert one.clashes(other, 0)[0] > LEAST
    assert other.clashes(one, 0)[0] == 0  # nothing of the bored block stands out
    assert min(contradictions(one, other)) > LEAST


def test_what_is_hidden_does_not_tell_parts_apart():
    wall = box((0, 60), (0, 10), (0, 60))
    low, high = (faced(as_solid(wall + box((20, 40), (10, 30), (0, top)))) for top in (10, 20))
    from_the_front = seen(picture(low, False, 0), picture(high, False, 330))
    assert contradictions(*from_the_front)[TURNS.index(330)] <= 1
    from_behind = seen(picture(low, False, 180), picture(high, False, 150))
    assert min(contradictions(*from_behind)) > LEAST


@pytest.fixture(scope="module", params=[*catalog.find(NAME)[0].levels])
def draft(request):
    one = accepted(catalog.load(NAME), request.param, "test", 1, most=400)
    assert one is not None
    return one.draft.puzzle


def test_the_verdict_is_that_of_the_pictures(draft):
    certificate = certify(draft.statement, draft.query)
    assert certificate.answers == (draft.answer,)
    assert not certificate.faults


def test_no_false_clash_is_believed(draft):
    data = draft.statement, draft.query, draft.answer
    assert not certify_why(*data, draft.why)
    clash = draft.why.clashes[0]
    aside = clash.spot._replace(x=clash.spot.x + 900)
    for changes in ({"spot": aside}, {"letter": draft.answer}, {"there": not clash.there}):
        clashes = (clash._replace(**changes), *draft.why.clashes[1:])
        assert certify_why(*data, replace(draft.why, clashes=clashes))
    if isinstance(draft.query, Same):
        assert certify_why(*data, replace(draft.why, turn=(draft.why.turn + STEP) % 360))


def test_the_part_in_its_own_place_is_no_odd_one(draft):
    """Without what differs, any picture could be the odd one."""
    options = draft.query.options
    place = "ABCD".index(draft.answer)
    if isinstance(draft.query, OddOneOut):
        alike = options[place - 1]
        nearer = replace(alike, corners=tuple(at + 1 for at in alike.corners))
        offered = (*options[:place], nearer, *options[place + 1 :])
        assert len(certify(draft.statement, replace(draft.query, options=offered)).answers) == 2


def test_pictures_have_no_gaps(draft):
    """Where a part is, no pixel has the colour of the paper: its faces are split, and no gap is left between them."""
    options = draft.query.options
    (scene,) = depict(draft.statement, draft.query)
    shown = render(scene, DEFAULT_STYLE, kept=True)
    for letter, option in zip("ABCD", options, strict=True):
        x, y, end, _ = shown.boxes[f"option-{letter}"]
        view = drawn(option)
        scale = (end - x) / (view.right - view.left)
        (map_of,) = seen(option)
        inside = map_of.depths > NOWHERE
        for axis in range(2):
            inside = inside & np.roll(inside, 2, axis) & np.roll(inside, -2, axis)
        rows, columns = np.nonzero(inside)
        half = len(inside) / 2
        across = np.rint(x + scale * (columns + 0.5 - half - view.left)).astype(int)
        down = np.rint(y + scale * (rows + 0.5 - half - view.top)).astype(int)
        assert len(rows) > 200
        assert (shown.rgb[down, across] < 250).any(axis=1).all()
