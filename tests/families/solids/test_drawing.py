"""Drawings of solids: what is hidden is found exactly, and only what a draughtsman draws is drawn."""

import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from puzzlegen.core.scene import Facet, Polyline
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.palettes import PALETTES
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import STROKES, Style, mix
from puzzlegen.facts.solids.bodies import (
    Face,
    Frame,
    Mark,
    Solid,
    box,
    cylinder,
    frustum,
    polyhedron,
    prism,
    pyramid,
    regular_polygon,
)
from puzzlegen.facts.solids.camera import ISOMETRIC, orthographic
from puzzlegen.renderers.solids.kits.drawing import draw
from tests.support.drawn_cases import sized

CAMERAS = {
    "isometric": ISOMETRIC,
    "orthographic": orthographic(-60, 25),
    "steep": orthographic(-115, 70),
}
cameras = pytest.mark.parametrize("camera", CAMERAS.values(), ids=CAMERAS)
L_SHAPE = prism(((0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)), 1)
SQUARES = [(0, 0), (3, 0), (3, 3), (0, 3)], [(1, 1), (2, 1), (2, 2), (1, 2)]
FRAME = Solid(
    tuple((x, y, z) for z in (0, 1) for square in SQUARES for x, y in square),
    (
        *(Face((k, (k + 1) % 4, (k + 1) % 4 + 8, k + 8)) for k in range(4)),
        *(Face(((k + 1) % 4 + 4, k + 4, k + 12, (k + 1) % 4 + 12)) for k in range(4)),
        Face((8, 9, 10, 11), ((15, 14, 13, 12),)),
        Face((3, 2, 1, 0), ((4, 5, 6, 7),)),
    ),
)
BODIES = {
    "box": box(3, 2, 1),
    "prism": L_SHAPE,
    "frame": FRAME,
    "pyramid": pyramid(regular_polygon(5), (0, 0, 2)),
    "frustum": frustum(regular_polygon(4, 2), regular_polygon(4, 1), 1),
    "cylinder": cylinder(1, 2, 72),
    "cone": pyramid(regular_polygon(120), (0, 0, 2)),
}


def length(line):
    return sum(math.dist(a, b) for a, b in pairwise(line.points))


@pytest.mark.parametrize(("name", "body"), BODIES.items(), ids=BODIES)
def test_bodies_are_closed_surfaces_that_turn_outwards(name, body):
    ways = Counter(
        (one, other)
        for face in body.faces
        for ring in face.rings
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True)
    )
    assert set(ways.values()) == {1}
    assert all((other, one) in ways for one, other in ways)  # each edge once in either direction
    handles = 1 if name == "frame" else 0
    holes = sum(len(face.holes) for face in body.faces)
    assert len(body.vertices) - len(ways) // 2 + len(body.faces) - holes == 2 - 2 * handles  # Euler and Poincaré
    volume = 0.0
    for face in body.faces:
        for ring in face.rings:
            a, *rest = (np.array([float(part) for part in body.vertices[corner]]) for corner in ring)
            volume += sum(float(np.dot(a, np.cross(b, c))) for b, c in pairwise(rest)) / 6
    assert volume > 0
    exact = {
        "box": 6,
        "prism": 5,
        "frame": 8,
        "cylinder": 2 * math.pi,
        "cone": 2 * math.pi / 3,
    }
    if name in exact:
        assert volume == pytest.approx(exact[name], rel=0.01)


def test_a_cube_has_nine_edges_in_front_and_three_behind():
    cube = box(1, 1, 1)
    assert len(draw([cube], ISOMETRIC).lines) == 9
    lines = draw([cube], orthographic(-60, 25), dashed=True).lines
    assert Counter(line.dashed for line in lines) == {False: 9, True: 3}


def test_a_dashed_line_under_a_drawn_one_is_left_out():
    """Seen level from the front, a box has no edges but those of its front."""
    lines = draw([box(2, 1, 1)], orthographic(-90, 0), dashed=True).lines
    assert Counter(line.dashed for line in lines) == {False: 4}


def test_the_cube_is_as_long_as_it_should_be():
    for line in draw([box(1, 1, 1)], ISOMETRIC).lines:
        assert length(line) == pytest.approx(math.sqrt(2 / 3))


def test_round_bodies_show_their_outline_and_rims_only():
    can = draw([cylinder(1, 2, 72)], orthographic(-60, 30))
    assert sum(map(length, can.lines)) == pytest.approx(
        2 * 2 * math.cos(math.radians(30)) + 1.5 * ellipse(1, 0.5), 0.01
    )


def ellipse(a, b):
    h = ((a - b) / (a + b)) ** 2
    return math.pi * (a + b) * (1 + 3 * h / (10 + math.sqrt(4 - 3 * h)))  # S. Ramanujan, 1914


@cameras
def test_triangulation_does_not_show(camera):
    body = box(2, 1, 1)
    triangles = [
        triangle for face in body.faces for a, b, c, d in (face.outline,) for triangle in ((a, b, c), (a, c, d))
    ]
    mesh = polyhedron(body.vertices, triangles)
    for dashed in (False, True):
        one, other = (draw([solid], camera, dashed=dashed) for solid in (body, mesh))
        assert sorted(map(length, one.lines)) == pytest.approx(sorted(map(length, other.lines)))


def random_scene(seed):
    """Boxes on the cells of a grid, some of them full height, none running into another."""
    rng = Stream("test", seed)
    solids = [L_SHAPE.moved(-2, -2, -2), FRAME.moved(-2, -2, 0.5)]
    for x in range(3):
        for y in range(3):
            if rng.below(2):
                size = [rng.between(5, 10) / 10 for _ in range(3)]
                solids.append(box(*size).moved(x - 2 + rng.between(0, 5) / 100, y - 2, 1.6))
    return solids


def faces_at(solids, camera, x, y):
    """The depths and plain indices of all faces over a point of the picture, by casting a ray at triangles."""
    hits = []
    for place, solid in enumerate(solids):
        points = camera.project([[float(part) for part in vertex] for vertex in solid.vertices])
        for number, face in enumerate(solid.faces):
            crossings = 0
            for ring in face.rings:
                for one, other in zip(ring, (*ring[1:], ring[0]), strict=True):
                    (px, py), (qx, qy) = points[one][:2], points[other][:2]
                    if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
                        crossings += 1
            if crossings % 2:
                a, b, c = (points[corner] for corner in face.outline[:3])
                normal = np.cross(b - a, c - a)
                depth = a[2] - (normal[0] * (x - a[0]) + normal[1] * (y - a[1])) / normal[2]
                hits.append((depth, place, number))
    return hits


@cameras
@pytest.mark.parametrize("seed", range(3))
def test_patches_hide_one_another_as_rays_say(camera, seed):
    solids = random_scene(seed)
    drawing = draw(solids, camera)
    rng = Stream("points", seed)
    tried = 0
    while tried < 60:
        x = drawing.left + rng.unit() * (drawing.right - drawing.left)
        y = drawing.top + rng.unit() * (drawing.bottom - drawing.top)
        hits = sorted(faces_at(solids, camera, x, y), reverse=True)
        if len(hits) > 1 and hits[0][0] - hits[1][0] < 1e-6:
            continue
        tried += 1
        over = [patch for patch in drawing.patches if holds(patch.points, x, y)]
        if not hits:
            assert not over
            continue
        _, place, number = hits[0]
        solid = solids[place]
        a, b, c = (np.array([float(v) for v in solid.vertices[corner]]) for corner in solid.faces[number].outline[:3])
        normal = np.cross(b - a, c - a)
        light = max(0.0, float(normal @ np.array(camera.light)) / float(np.linalg.norm(normal)))
        assert over[-1].shade == pytest.approx(0.26 * (1 - light), abs=1e-3)


def holds(points, x, y):
    inside = False
    for (px, py), (qx, qy) in zip(points, (*points[1:], points[0]), strict=True):
        if (py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px):
            inside = not inside
    return inside


@cameras
@pytest.mark.parametrize("seed", range(3))
def test_lines_are_hidden_where_rays_say(camera, seed):
    """Points along every edge: a solid line is drawn there exactly if nothing lies in front of it."""
    solids = random_scene(seed)
    drawing = draw(solids, camera)
    segments = [(a, b) for line in drawing.lines for a, b in pairwise(line.points)]
    starts, ends = (np.array([segment[k] for segment in segments]) for k in (0, 1))
    everything: list[tuple] = []
    for solid in solids:
        edges = {
            tuple(sorted(pair))
            for face in solid.faces
            for ring in face.rings
            for pair in zip(ring, (*ring[1:], ring[0]), strict=True)
        }
        points = camera.project([[float(part) for part in vertex] for vertex in solid.vertices])
        everything += ((points[one], points[other]) for one, other in sorted(edges))
    all_starts, all_ends = (np.array([edge[k][:2] for edge in everything]) for k in (0, 1))
    counts = Counter()
    for number, (start, end) in enumerate(everything):
        for part in (0.137, 0.471, 0.883):
            x, y, depth = start + part * (end - start)
            around = [(x + dx, y + dy) for dx in (-2e-4, 2e-4) for dy in (-2e-4, 2e-4)]
            covers = [any(d > depth + 5e-3 for d, *_ in faces_at(solids, camera, *point)) for point in around]
            others = near_line(np.delete(all_starts, number, 0), np.delete(all_ends, number, 0), x, y)
            if any(covers) == all(covers) and not others:  # not on the outline of something in front
                counts[covers[0]] += 1
                assert near_line(starts, ends, x, y) != covers[0]
    assert min(counts[True], counts[False]) > 20


def near_line(starts, ends, x, y):
    way = ends - starts
    along = np.clip((((x, y) - starts) * way).sum(axis=1) / (way * way).sum(axis=1), 0, 1)
    return bool((np.hypot(*(starts + along[:, None] * way - (x, y)).T) < 1e-6).any())


def test_a_box_in_front_hides_exactly_what_it_covers():
    """Seen level from the front, a unit square before one of twice the size."""
    camera = orthographic(-90, 0)
    drawing = draw([box(2, 1, 2).moved(0, 5, 0), box(1, 1, 3).moved(0.5, 0, 0)], camera, dashed=True)
    dashed = [line for line in drawing.lines if line.dashed]
    assert sum(map(length, dashed)) == pytest.approx(1)  # of the top edge; that of the bottom lies on another line
    solid = [line for line in drawing.lines if not line.dashed]
    assert sum(map(length, solid)) == pytest.approx(2 + 2 + 2 + 1 + 1 + 3 + 3)


def test_marks_lie_on_their_face_and_are_hidden_with_it():
    mark = Mark(((0, 0), (1, 0), (0, 1)), "red")
    front = Frame((0, 0, 1), (1, 0, 0), (0, 0, -1))
    faces = [Face((0, 1, 5, 4), (), (mark,), front), *box(1, 1, 1).faces[1:]]
    cube = Solid(box(1, 1, 1).vertices, tuple(faces))
    camera = orthographic(-90, 0)
    red = [patch for patch in draw([cube], camera).patches if patch.fill == "red"]
    assert len(red) == 1
    assert np.allclose(red[0].points, [(0, -1), (1, -1), (0, 0)])
    assert not any(patch.fill == "red" for patch in draw([cube], orthographic(90, 0)).patches)
    before = box(2, 1, 2).moved(-0.5, -2, -0.5)
    hidden = draw([cube, before], camera)
    assert [line.weight for line in hidden.lines].count("thin") == 0
    assert [patch.fill for patch in hidden.patches].index("red") < len(hidden.patches) - 1


def test_a_drawing_is_placed_in_the_middle_and_keeps_its_shape():
    drawing = draw([box(2, 1, 1)], ISOMETRIC)
    points = [point for node in drawing.placed(10, 20, 4, 8) if isinstance(node, Polyline) for point in node.points]
    xs, ys = zip(*points, strict=True)
    assert (min(xs), max(xs)) == pytest.approx((10, 14), abs=1e-4)
    assert (min(ys) + max(ys)) / 2 == pytest.approx(24, abs=1e-4)


def test_facets_leave_no_seam_and_are_mixed_with_ink():
    style = Style(palette=PALETTES[1], design="serif", strokes=STROKES[0], zoom=1, coordinates=False)
    halves = (
        Facet(((0, 0), (2, 0.3), (1.1, 2), (0, 2)), "tint", 0.5),
        Facet(((2, 0.3), (2, 2), (1.1, 2)), "tint", 0.5),
        Facet(((0, 0), (2, 0), (2, 0.3)), "tint", 0.5),
    )
    picture = render(sized(2, 2, halves, 50), style)
    from puzzlegen.drawing.png import decode

    grey = mix(0xE5E5E5, 0x161616, 0.5)
    assert {tuple(pixel) for row in decode(picture.png) for pixel in row.tolist()} == {
        (grey >> 16, grey >> 8 & 255, grey & 255)
    }
