"""Meshes of anybody's: each is accepted, or refused in a sentence; nothing crashes, and nothing takes for ever."""

import numpy as np
import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.core.stream import Stream
from puzzlegen.generators.parts.kits import foreign_meshes
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS

trimesh = pytest.importorskip("trimesh")


def part():
    solid = as_solid(PARTS["stepped block"](Dimensions(Stream("test", 1))))
    return trimesh.Trimesh(solid.corners / 1000, solid.triangles, process=False)


def bracket_inside_out():
    mesh = part()
    mesh.invert()
    return mesh


def opened():
    mesh = part()
    mesh.update_faces(np.arange(len(mesh.faces)) > 0)
    return mesh


def two_bodies():
    return trimesh.util.concatenate([part(), part().apply_translation((500, 0, 0))])


def thin_box():
    return trimesh.creation.box((100, 100, 1))


def thin_walls():
    inner = trimesh.creation.box((99.6, 99.6, 99.8)).apply_translation((0, 0, 0.3))
    return trimesh.creation.box((100, 100, 100)).difference(inner, engine="manifold")


FILES = {
    "part.stl": (part, ""),
    "part.obj": (part, ""),
    "part.ply": (part, ""),
    "part.glb": (part, ""),
    "part.3mf": (part, ""),
    "inverted.ply": (bracket_inside_out, ""),
    "open.ply": (opened, "is open"),
    "bodies.ply": (two_bodies, "has 2 bodies"),
    "plain.stl": (lambda: trimesh.creation.box((30, 20, 10)), "is plain"),
    "flat.stl": (thin_box, "is thin: one side"),
    "shell.stl": (thin_walls, "is thin: a wall"),
    "round.ply": (lambda: trimesh.creation.icosphere(3), "looks alike"),
    "busy.ply": (lambda: trimesh.creation.icosphere(6), "is busy"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    pytest.importorskip("lxml")
    pytest.importorskip("networkx")
    path = tmp_path_factory.mktemp("meshes")
    for name, (make, _) in FILES.items():
        make().export(path / name)
    (path / "torn.stl").write_bytes(b"solid nothing\nfacet normal 0 0")
    (path / "words.glb").write_text("these are no triangles")
    (path / "unnamed.stl").write_bytes((path / "part.stl").read_bytes())
    (path / "link.stl").symlink_to("/etc/hostname")
    named = [*FILES, "torn.stl", "words.glb", "link.stl"]
    table = "".join(f"{name},,,CC0-1.0,a test\n" for name in named)
    (path / "credits.csv").write_text("file,title,author,licence,origin\n" + table)
    return path


@pytest.fixture(scope="module")
def findings(folder):
    return {finding.file: finding for finding in foreign_meshes.findings(str(folder))}


@pytest.mark.parametrize("name", FILES)
def test_a_mesh_is_accepted_or_refused_for_the_right_reason(findings, name):
    wanted = FILES[name][1]
    found = findings[name].refused
    assert found.startswith(wanted) if wanted else not found


def test_files_that_are_none_are_refused(findings):
    assert findings["torn.stl"].refused
    assert findings["words.glb"].refused == "cannot be read as GLB"
    assert findings["unnamed.stl"].refused == "has no licence and origin in credits.csv"
    assert findings["link.stl"].refused == "is no file of this folder"


def test_the_same_part_is_read_from_every_format(findings):
    assert len({findings[f"part.{kind}"][2:] for kind in ("stl", "obj", "ply", "glb", "3mf")}) == 1


def test_a_file_that_takes_long_is_given_up_and_the_next_one_is_read(folder, monkeypatch):
    monkeypatch.setattr(foreign_meshes, "SECONDS", 0.0)
    slow = [finding.refused for finding in foreign_meshes.findings(str(folder)) if finding.file.startswith("part")]
    assert slow == ["takes more than 0 seconds"] * 5


def test_the_command_tells_all_of_it(folder, tmp_path):
    told = CliRunner().invoke(main, ["meshes", str(folder)])
    assert told.exit_code == 0
    assert "part.stl is accepted: " in told.output
    assert told.output.splitlines()[-1] == f"6 of {len(FILES) + 4} meshes are accepted."
    assert CliRunner().invoke(main, ["meshes", str(tmp_path)]).exit_code == 1
