"""Puzzles about anybody's meshes: made, proven, shown and made again; another folder is told in a sentence."""

import json
import shutil

import pytest
from click.testing import CliRunner

from puzzlegen.cli import main
from puzzlegen.core.stream import Stream
from puzzlegen.generators.parts.kits import foreign_meshes
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.materials.meshes import Mesh, Meshes, rack
from puzzlegen.materials.pictures import Credit

trimesh = pytest.importorskip("trimesh")
NAMES = ("bridge", "notched bar", "stepped block", "T-block")


def write(folder, name, file):
    solid = as_solid(PARTS[name](Dimensions(Stream("test", 1))))
    trimesh.Trimesh(solid.corners / 1000, solid.triangles, process=False).export(folder / file)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("meshes")
    lines = ["file,title,author,licence,origin"]
    for number, name in enumerate(NAMES):
        file = f"{number}.{('stl', 'obj', 'ply', 'glb')[number]}"
        write(path, name, file)
        lines.append(f"{file},{name},N. N.,CC-BY-4.0,a test")
    (path / "words.glb").write_text("these are no triangles")
    lines.append("words.glb,,,CC-BY-4.0,a test")
    (path / "credits.csv").write_text("\n".join(lines) + "\n")
    return path


def run(*words):
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture(scope="module")
def made(folder, tmp_path_factory):
    out = tmp_path_factory.mktemp("made") / "snapshot"
    words = (
        "parts/missing_view",
        "parts/section",
        "--n",
        4,
        "--level",
        "easy",
        "--workers",
        1,
        "--meshes",
        folder,
        "--out",
        out,
    )
    told = run("make", *words)
    assert told.exit_code == 0, told.output
    return out, told.output


def test_the_command_tells_which_meshes_are_left_out(made, folder):
    assert f"Skipped {folder}/words.glb cannot be read as GLB." in made[1]
    assert f"{folder}: 1 of 5 are unusable and skipped." in made[1]


def test_a_snapshot_says_of_which_meshes_it_is_and_each_proof_of_which_one(made, folder):
    request = json.loads((made[0] / "manifest.json").read_bytes())["content"]["request"]
    named = request["meshes"]
    assert named["number"] == 5
    assert len(named["used"]) == 4
    assert named["licences"] == {"CC-BY-4.0": 4}
    proofs = [json.loads(line) for line in (made[0] / "proofs.jsonl").read_text().splitlines()]
    credits = [proof["why"]["credit"] for proof in proofs]
    assert {credit["title"] for credit in credits} <= {*NAMES}
    assert {credit["sha256"] for credit in credits} <= {*named["used"]}
    assert {credit["licence"] for credit in credits} == {"CC-BY-4.0"}
    assert str(folder) not in json.dumps([request, proofs])


def test_it_is_verified_and_shown_without_the_meshes_and_made_again_with_them(made, folder, tmp_path):
    out, _ = made
    kept = tmp_path / "elsewhere"
    shutil.copytree(folder, kept)
    assert run("verify", out, "--workers", 1).exit_code == 0
    assert run("gallery", out, "--out", tmp_path / "gallery").exit_code == 0
    lacking = run("replay", out, "--workers", 1)
    assert lacking.exit_code == 2
    assert "name their folder with --meshes" in lacking.output
    same = run("replay", out, "--workers", 1, "--meshes", kept)
    assert same.exit_code == 0, same.output
    (kept / "credits.csv").write_text((kept / "credits.csv").read_text().replace("a test", "elsewhere"))
    other = run("replay", out, "--workers", 1, "--meshes", kept)
    assert other.exit_code == 2
    assert "does not hold the meshes asked for" in other.output


def test_a_spec_names_its_meshes(made, folder, tmp_path):
    digest = json.loads((made[0] / "manifest.json").read_bytes())["content"]["request"]["meshes"]["sha256"]
    spec = tmp_path / "mine.toml"
    text = '[[families]]\nname = "parts/missing_view"\nlevels = ["easy"]\n[materials]\nmeshes = "{}"\n'
    spec.write_text('name = "mine"\n' + text.format(digest))
    words = ("make", spec, "--n", 1, "--workers", 1, "--meshes", folder, "--out", tmp_path / "out")
    told = run(*words)
    assert told.exit_code == 0, told.output
    spec.write_text('name = "mine"\n' + text.format("0" * 64))
    other = run(*words[:-1], tmp_path / "other")
    assert other.exit_code == 2
    assert "--meshes is not what the spec names" in other.output


@pytest.mark.parametrize(
    ("target", "place", "told"),
    [
        ("sudoku", "", "has no family of machined parts"),
        ("parts", "nowhere", "The folder of meshes"),
        ("parts", "empty", "holds no usable mesh: no file in it ends in"),
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(folder, tmp_path, target, place, told):
    (tmp_path / "empty").mkdir()
    where = tmp_path / place if place else folder
    found = run("make", target, "--n", 1, "--meshes", where, "--out", tmp_path / "out")
    assert found.exit_code in (1, 2)
    assert told in found.output
    assert not (tmp_path / "out").exists()


def test_a_mesh_that_changes_meanwhile_is_noticed(folder, tmp_path):
    path = tmp_path / "0.stl"
    shutil.copy(folder / "0.stl", path)
    mesh = Mesh(str(path), "0" * 64, Credit("bridge", "", "CC0-1.0", "a test"))
    with pytest.raises(foreign_meshes.Changed):
        foreign_meshes.blank_of(mesh)


def test_copies_count_once_and_files_without_a_credit_do_not_count(folder, tmp_path):
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    shutil.copy(tmp_path / "0.stl", tmp_path / "copy.stl")
    shutil.copy(tmp_path / "0.stl", tmp_path / "unnamed.stl")
    with (tmp_path / "credits.csv").open("a") as table:
        table.write("copy.stl,,,CC-BY-4.0,a test\n")
    found = rack(str(tmp_path))
    assert len(found.meshes) == 5
    assert [one.rsplit("/", 1)[1] for one in found.complaints] == [
        "copy.stl is the same mesh as 0.stl.",
        "unnamed.stl has no licence and origin in credits.csv.",
    ]


def test_no_more_meshes_are_judged_than_are_wanted(folder):
    found = Meshes.identify({"meshes": folder}, lambda *_: None).for_items(1)
    assert found.enough == 20
    few = type(found)(found.folder, found.identity, 2)
    assert foreign_meshes.survey(few, None, lambda *_: None, 1).usable == 2


def test_what_is_made_in_a_mesh_changes_it_and_leaves_its_size(folder):
    shelf = Meshes.identify({"meshes": folder}, lambda *_: None)
    mesh = next(one for one in rack(shelf.folder).meshes if one.path.endswith("2.ply"))
    blank = foreign_meshes.blank_of(mesh)
    bare = blank.worked(Dimensions(Stream("test", 2), 0))
    worked = blank.worked(Dimensions(Stream("test", 2), 100))
    assert bare.volume() == pytest.approx(blank.body.volume())
    assert abs(worked.volume() - bare.volume()) > 100
    assert worked.bounding_box() == pytest.approx(bare.bounding_box(), abs=1e-6)


# Series


def digest_of(folder):
    return rack(str(folder)).sha256


@pytest.fixture
def series_spec(folder, tmp_path):
    path = tmp_path / "shop.toml"
    path.write_text(
        f'name = "shop"\n[materials]\nmeshes = "{digest_of(folder)}"\n'
        '[release]\ntitle = "Shop"\nitems = 4\nrefresh = 0.5\n'
        '[[families]]\nname = "parts/section"\nlevels = ["easy"]\n'
    )
    return path


def test_a_series_of_meshes(folder, series_spec, tmp_path):
    series = tmp_path / "series"
    about = ("--series", series, "--workers", 1, "--meshes", folder)
    first = run("release", series_spec, "--version", "2026.11.0", *about)
    assert first.exit_code == 0, first.output
    second = run("refresh", series_spec, "--date", "2026-12", *about)
    assert second.exit_code == 0, second.output
    assert "new release: 2026.12.0" in second.output
    newest = series / "releases" / "2026.12.0"
    card = (newest / "README.md").read_text()
    proofs = [json.loads(line) for line in (newest / "proofs.jsonl").read_text().splitlines()]
    titles = [proof["why"]["credit"]["title"] for proof in proofs]
    for title in {*titles}:
        assert f"| {title} | N. N. | CC-BY-4.0 | a test | {titles.count(title)} |" in card
    assert "and what they show of meshes under the licences of these." in card
    audited = run("audit", series, "--prove", "--remake", "--workers", 1)
    assert audited.exit_code == 0, audited.output
    assert "of parts/section could not be made again: the meshes are not published." in audited.output


def test_a_series_wants_the_meshes_that_its_spec_names(folder, series_spec, tmp_path):
    kept = tmp_path / "elsewhere"
    shutil.copytree(folder, kept)
    (kept / "0.stl").unlink()
    for words in (
        ("make", series_spec),
        ("release", series_spec, "--version", "2026.11.0"),
        ("refresh", series_spec, "--date", "2026-12"),
    ):
        changed = run(*words, "--meshes", kept, "--workers", 1)
        assert changed.exit_code == 2
        assert changed.output.strip().splitlines()[-1].startswith("Error: --meshes is not what the spec names: ")
        without = run(*words, "--workers", 1)
        assert without.exit_code == 2
        assert without.output.strip().splitlines()[-1] == (
            f"Error: shop is made of what has the digest {digest_of(folder)}: say with --meshes where that lies."
        )


def test_items_that_are_held_back_are_of_our_own_parts(folder, series_spec, tmp_path):
    terms = series_spec.read_text()
    series_spec.write_text(terms.replace("refresh = 0.5", "refresh = 0.5\nhidden = 0.25"))
    secret = tmp_path / "secret"
    secret.write_text("".join(f"{number:02x}" for number in range(7, 39)))
    secret.chmod(0o600)
    about = ("--meshes", folder, "--workers", 1, "--secret-file", secret, "--series")
    made = run("release", series_spec, "--version", "2026.11.0", *about, tmp_path / "series")
    assert made.exit_code == 0, made.output
    series = tmp_path / "series"
    shown = run("reveal", series, "2026.11.0", "--workers", 1, "--secret-file", secret)
    assert shown.exit_code == 0, shown.output
    (proofs,) = (series / "revealed").rglob("proofs.jsonl")
    assert ["credit" in json.loads(line)["why"] for line in proofs.read_text().splitlines()] == [False]
    series_spec.write_text(terms.replace("refresh = 0.5", 'refresh = 0.5\nkeys = "apart"'))
    apart = run("release", series_spec, "--version", "2026.11.0", *about, tmp_path / "apart")
    assert apart.exit_code == 2
    assert "says in its proofs whose its items are, so its keys cannot be kept apart" in apart.output


def test_shards_are_put_together_to_what_one_run_makes(folder, tmp_path):
    asked = ("make", "parts/section", "--n", 2, "--level", "easy", "--workers", 1, "--meshes", folder)
    assert run(*asked, "--out", tmp_path / "whole").exit_code == 0
    parts = [tmp_path / "1", tmp_path / "2"]
    for number, part in enumerate(parts, 1):
        made = run(*asked, "--shard", f"{number}/2", "--out", part)
        assert made.exit_code == 0, made.output
    merge = ("merge", *parts, "--out", tmp_path / "merged", "--workers", 1)
    assert "name their folder with --meshes" in run(*merge).output
    merged = run(*merge, "--meshes", folder)
    assert merged.exit_code == 0, merged.output
    roots = [json.loads((tmp_path / name / "manifest.json").read_text())["root"] for name in ("whole", "merged")]
    assert roots[0] == roots[1]
