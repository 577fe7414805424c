"""Machined parts: composed cell by cell on one side, followed by rays on the other, and built as meshes by a third."""

import json
import math
from contextlib import suppress
from itertools import pairwise

import msgspec
import numpy as np
import pytest

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids import parts, sections
from puzzlegen.facts.solids.bodies import box, cylinder, frustum, pyramid, regular_polygon
from puzzlegen.facts.solids.parts import Feature
from puzzlegen.facts.solids.sections import BODIES
from puzzlegen.facts.solids.views import SIDES, View
from puzzlegen.generators.solids.kits import machining
from puzzlegen.generators.solids.three_view import differing
from puzzlegen.renderers.solids.kits.parts import body
from puzzlegen.validators.solids.kits import parts as judged
from puzzlegen.validators.solids.kits import stacks as judged_views
from tests.support.judging import EVIDENCE

manifold3d = pytest.importorskip("manifold3d")
trimesh = pytest.importorskip("trimesh")

PLATE = Feature("add", "box", (0, 0, 0), (6, 4, 1))
BRACKET = (PLATE, Feature("add", "box", (0, 3, 0), (4, 4, 5)))
HOLE = Feature("cut", "cylinder", (2, 1, 0), (4, 3, 5), "z")


def view_of(across, upright=""):
    return View((across, across), (upright or "|" + across[1:].replace("-", ".") + "|",), ("." * len(across),))


def made(count):
    """Random parts of all sizes."""
    rng = Stream("parts")
    found = []
    while len(found) < count:
        try:
            found.append(machining.random_part(rng.choice([(4, 4), (5, 4), (6, 5)]), rng.between(0, 5), rng))
        except Rejected:
            continue
    return found


MADE = made(80)


def published(part):
    return judged.check_part(part)


def manifold(solid):
    """A solid as a mesh of triangles, its round faces in strips."""
    return trimesh.Trimesh(
        np.array(solid.vertices, float),
        [(face.outline[0], one, other) for face in solid.faces for one, other in pairwise(face.outline[1:])],
        process=True,
    )


def built(part):
    """The part from booleans of whole meshes, with circles of as many corners as the drawing has."""
    whole = manifold3d.Manifold()
    for feature in part:
        size = [end - start for start, end in zip(feature.start, feature.end, strict=True)]
        if feature.shape == "box":
            body = manifold3d.Manifold.cube(size)
        else:
            others = [k for k in range(3) if k != feature.along]
            if feature.shape == "cylinder":
                outline = [(1 + x, 1 + y) for x, y in regular_polygon(48)]
            else:
                a, b = feature.corner
                outline = [(a, b), (1 - a, b), (a, 1 - b)]
            if sum(p * s - q * r for (p, q), (r, s) in pairwise((*outline, outline[0]))) < 0:
                outline = outline[::-1]
            body = manifold3d.Manifold.extrude(manifold3d.CrossSection([outline]), size[feature.along])
            matrix = np.zeros((3, 4))
            for row, column in zip((*others, feature.along), range(3), strict=True):
                matrix[row, column] = 1
            body = (
                body.transform(matrix)
                if np.linalg.det(matrix[:, :3]) > 0
                else body.mirror((0, 0, 1)).transform(matrix @ np.diag((1, 1, -1, 1)))
            )
        body = body.translate(feature.start)
        whole = whole + body if feature.op == "add" else whole - body
    return whole


@pytest.mark.parametrize("number", range(0, len(MADE), 2))
def test_the_surface_of_a_part_is_that_of_booleans_of_meshes(number):
    """Volume, area and the number of holes; every mesh is watertight."""
    part = MADE[number].part
    mesh, whole = manifold(body(part)), built(part)
    assert mesh.is_watertight
    assert mesh.volume == pytest.approx(whole.volume(), abs=5e-3)  # round faces that coincide leave the other slivers
    assert mesh.area == pytest.approx(whole.surface_area(), abs=5e-3)
    assert mesh.euler_number == 2 - 2 * whole.genus()
    assert whole.genus() >= sum(feature.is_hole for feature in part)


def test_views_are_those_that_rays_find():
    drawn = set()
    for one in MADE:
        part = published(one.part)
        for side in SIDES:
            view = judged_views.check_view(one.view(side))
            assert view == judged.look(part, side)
            drawn |= {sign for line in (*view.slanted, *view.hidden.slanted) for sign in line}
    assert drawn == set("./\\abcd")


def test_solids_whose_views_differ_in_size_are_no_options():
    """Of these two, the view from the front and the one from above are of the same sizes."""
    low, (small, large) = view_of("----"), (view_of("---"), view_of("----"))
    assert not differing([(low, small, low), (low, large, low)], 4)
    inside = [(low, view_of("----", "|||||"), low), (low, view_of("----", "|...|"), low)]
    assert differing(inside, 1)  # they have one outline


def test_most_parts_are_told_by_their_pictures():
    assert sum(not list(judged.told(published(one.part))) for one in MADE) > 0.9 * len(MADE)


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ((PLATE, Feature("add", "box", (0, 0, 0), (6, 1, 5)), Feature("add", "box", (2, 1, 0), (3, 2, 2))), "hardly"),
        ((PLATE, Feature("add", "cylinder", (0, 1, 1), (2, 3, 3), "x")), "overhangs"),
        ((PLATE, Feature("cut", "cylinder", (0, 1, 0), (2, 3, 5), "z")), "touches a border"),
        ((*BRACKET, HOLE), "touches a border"),
        ((PLATE, Feature("cut", "box", (5, 0, 0), (6, 4, 5))), "smaller"),
        (
            (
                *BRACKET,
                Feature("add", "box", (0, 0, 0), (4, 1, 4)),
                Feature("cut", "cylinder", (1, 0, 2), (3, 4, 4), "y"),
            ),
            "",
        ),
    ],
)
def test_what_a_picture_does_not_tell_is_noticed(part, why):
    assert any(why in fault for fault in judged.told(published(part)))
    with suppress(Rejected):  # a cell is cut twice, or surfaces touch
        assert not parts.sound(part, parts.composed(part))


def test_a_hole_is_hidden_from_the_front_and_a_circle_from_above():
    part = (PLATE, HOLE)
    top, front = (parts.view(parts.composed(part), side) for side in ("top", "front"))
    assert [line.strip(".") for line in top.slanted] == ["", "ba", "cd", ""]
    assert front.upright == ("|.....|",)
    assert front.hidden.upright == ("..|.|..",)
    assert not list(judged.told(published(part)))


def test_smooth_surfaces_have_no_line_between_them():
    """The half-round end of a plate."""
    part = (Feature("add", "box", (0, 0, 0), (3, 2, 1)), Feature("add", "cylinder", (2, 0, 0), (4, 2, 1), "z"))
    front, top = (parts.view(parts.composed(part), side) for side in ("front", "top"))
    assert front.upright == ("|...|",)
    assert front.hidden.upright == (".....",)
    assert top.slanted == ("...b".replace("b", "c").replace("c", "a"), "...d")


@pytest.mark.parametrize(
    "feature",
    [
        {"op": "add", "shape": "box", "from": [0, 0, 0], "to": [0, 1, 1]},
        {"op": "add", "shape": "box", "from": [0, 0, 0], "to": [1, 1, 1], "axis": "x"},
        {"op": "add", "shape": "cylinder", "from": [0, 0, 0], "to": [2, 2, 1]},
        {"op": "add", "shape": "cylinder", "from": [0, 0, 0], "to": [2, 1, 1], "axis": "z"},
        {"op": "add", "shape": "wedge", "from": [0, 0, 0], "to": [1, 1, 1], "axis": "z"},
        {"op": "add", "shape": "sphere", "from": [0, 0, 0], "to": [2, 2, 2]},
    ],
)
def test_malformed_features(feature):
    with pytest.raises((msgspec.ValidationError, MalformedStatement)):
        judged.check_part((msgspec.convert(feature, Feature),))


def test_malformed_parts():
    for part in (
        (Feature("add", "box", (1, 0, 0), (2, 1, 1)),),
        (PLATE, Feature("cut", "cylinder", (0, 1, 0), (4, 3, 2), "x")),
        (HOLE,),
    ):
        with pytest.raises(MalformedStatement):
            published(part)


ROUND = {
    "cylinder": cylinder(1, 2, 72),
    "cone": pyramid(regular_polygon(120), (0, 0, 2)),
    "frustum": frustum(regular_polygon(72, 2), regular_polygon(72), 3),
}
FLAT = {"box": box(3, 2, 1), "pyramid": pyramid(regular_polygon(5), (0, 0, 2))}
VOLUMES = {"cylinder": 2 * math.pi, "cone": 2 * math.pi / 3, "frustum": 7 * math.pi, "box": 6}


@pytest.mark.parametrize(
    ("name", "solid"), [*ROUND.items(), *FLAT.items()], ids=lambda one: one if isinstance(one, str) else ""
)
def test_bodies_are_watertight_meshes(name, solid):
    mesh = manifold(solid)
    assert mesh.is_watertight
    assert mesh.euler_number == 2
    assert mesh.volume == pytest.approx(VOLUMES.get(name, mesh.volume), rel=0.002)


def triangles(name):
    """A polyhedron that is cut, as a mesh; faces with holes and notches are cut into triangles by the referee."""
    body = BODIES[name]
    corners, faces = [], []
    for face in body.solid.faces:
        rings = [[body.solid.vertices[corner] for corner in ring] for ring in face.rings]
        normal = np.cross(*(np.subtract(rings[0][k], rings[0][0]) for k in (1, 2)))
        for k in range(2, len(rings[0])):
            if np.linalg.norm(normal) < 1e-9:
                normal = np.cross(np.subtract(rings[0][1], rings[0][0]), np.subtract(rings[0][k], rings[0][0]))
        u = np.subtract(rings[0][1], rings[0][0]) / np.linalg.norm(np.subtract(rings[0][1], rings[0][0]))
        newell = sum(np.cross(a, b) for a, b in zip(rings[0], (*rings[0][1:], rings[0][0]), strict=True))
        v = np.cross(newell / np.linalg.norm(newell), u)
        flat = [np.array([(np.dot(point, u), np.dot(point, v)) for point in ring]) for ring in rings]
        start = len(corners)
        corners += [point for ring in rings for point in ring]
        faces += (manifold3d.triangulate(flat) + start).tolist()
    mesh = trimesh.Trimesh(np.array(corners, float), faces, process=True)
    mesh.merge_vertices()
    return mesh


@pytest.mark.parametrize("name", BODIES)
def test_sections_are_those_of_meshes(name):
    """The area and the perimeter of sections, and Euler's number and the volume of the solid, by slicing triangles."""
    mesh = triangles(name)
    assert mesh.is_watertight
    assert mesh.volume > 0
    assert mesh.euler_number == (0 if name == "frame" else 2)
    body, rng = BODIES[name], Stream("slices", name)
    checked = 0
    while checked < 8:
        points = tuple(rng.sample(sections.spots(name), 3))
        section = sections.cut(body, points) if any(sections.normal(points)) else None
        if section is None:
            continue
        checked += 1
        rings = [np.array([body.seen(point) for point in ring]) for ring in section.rings]
        a, b, c = (np.array(body.seen(point)) for point in points)
        upright = np.cross(b - a, c - a) / np.linalg.norm(np.cross(b - a, c - a))
        across = (b - a) / np.linalg.norm(b - a)
        flat = np.array([across, np.cross(upright, across), upright])  # turns the plane level
        around = sum(np.linalg.norm(ring - np.roll(ring, 1, axis=0), axis=1).sum() for ring in rings)
        area = sum(np.cross(ring, np.roll(ring, -1, axis=0)).sum(axis=0) @ upright / 2 for ring in rings)
        turned = manifold3d.Manifold(manifold3d.Mesh64(mesh.vertices @ flat.T, mesh.faces.astype(np.uint64)))
        found = []
        for beside in (-1e-7, 1e-7):  # corners of the solid may lie in the plane
            slices = turned.slice(float(flat[2] @ a) + beside)
            lines = [np.linalg.norm(ring - np.roll(ring, 1, axis=0), axis=1).sum() for ring in slices.to_polygons()]
            found.append((slices.area(), sum(lines)))
        assert any((abs(area), around) == pytest.approx(pair, abs=1e-4) for pair in found)


def test_the_corpus_of_parts_is_read():
    lines = (EVIDENCE / "solids" / "three_view.jsonl").read_text().splitlines()
    assert sum("part" in json.loads(line)["statement"] for line in lines) >= 3
