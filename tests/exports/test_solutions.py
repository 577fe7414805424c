"""Pictures of solutions: written from a snapshot, and drawn over the puzzles' own."""

import base64
import io
import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from puzzlegen.cli import main
from puzzlegen.core.scene import Element, Group, Rect, Scene
from puzzlegen.drawing import marking
from puzzlegen.drawing.png import decode
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.exports import solutions
from puzzlegen.exports.source import Record, Source
from puzzlegen.releases import published
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec

N = 4
FAMILY = "counting/char_grid"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("solutions") / "four"
    writer.write_snapshot(writer.request_for(spec.read(FAMILY), FAMILY, N, 9, ("en",)), out)
    return out


def records(folder: Path) -> list[Record]:
    return [*Source(published.opened(folder), folder).records()]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)])


def changed(solved: bytes, record: Record) -> np.ndarray:
    found: np.ndarray = (decode(solved) != decode(record.pictures[0].read_bytes())).any(2)
    return found


def test_an_export_has_every_solution_under_the_name_of_its_puzzle(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "solved"
    result = run("export", folder, "--to", "solutions", "--out", out, "--check")
    assert result.exit_code == 0, result.output
    assert result.output.startswith(f"{N} items in {out}\n")
    for record in records(folder):
        marks = changed((out / "test" / record.pictures[0].name).read_bytes(), record)
        assert 0 < marks.mean() < 0.5


def test_what_cannot_be_drawn_is_told(folder: Path) -> None:
    import msgspec

    record = records(folder)[0]
    older = msgspec.structs.replace(record.item, family_version=10**6)
    stale = msgspec.structs.replace(record, item=older)
    assert solutions.misfit(record) is None
    assert solutions.misfit(stale) == solutions.OTHER_VERSION
    assert solutions.drawn(stale) == ()


def test_show_draws_one_only_with_its_key(folder: Path, tmp_path: Path) -> None:
    record, out = records(folder)[0], tmp_path / "one.png"
    assert run("show", folder, record.item.id, "--solution", out).exit_code == 2
    assert not out.exists()
    assert run("show", folder, record.item.id, "--key", "--solution", out).exit_code == 0
    assert out.read_bytes() == solutions.drawn(record)[0].png


def test_the_gallery_lays_only_the_marks_over_the_picture(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "look.html"
    assert run("gallery", folder, "--out", out, "--workers", 1).exit_code == 0
    page = out.read_text().split('<script id="data" type="application/json">')[1].split("</script>")[0]
    shown = {item["id"]: item for item in json.loads(page)}
    for record in records(folder):
        (url,) = shown[record.item.id]["solution"]
        with Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))) as marks:
            rgba = np.asarray(marks.convert("RGBA"))
        solved = solutions.drawn(record)[0].png
        seen = changed(solved, record)
        assert (rgba[..., 3] == np.where(seen, 255, 0)).all()
        assert (rgba[seen, :3] == decode(solved)[seen]).all()


def test_a_mark_beyond_what_is_drawn_moves_nothing() -> None:
    square = Rect(4, 4, 2, 2, fill="ink")
    scene = Scene(
        10,
        10,
        (
            Group(
                (square, Element("square", 4, 4, 2, 2)),
            ),
        ),
    )
    plain = render(scene, DEFAULT_STYLE)
    solved = render(marking.chosen(scene, ["square"]), DEFAULT_STYLE, page=scene)
    assert (solved.width, solved.height, solved.boxes) == (plain.width, plain.height, plain.boxes)
    assert solved.pixels != plain.pixels
    black = (decode(plain.png) == decode(plain.png)[plain.height // 2, plain.width // 2]).all(2)
    assert (decode(solved.png)[black] == decode(plain.png)[black]).all()


def test_elements_are_found_in_moved_and_scaled_groups() -> None:
    inner = Group((Element("a", 1, 2, 3, 4),), x=10, y=20, scale=2)
    assert marking.areas(Scene(50, 50, (Group((inner,), x=1, y=1, scale=0.5),))) == {"a": (7, 13, 3, 4)}


def test_a_right_option_is_framed_and_the_others_are_struck_out() -> None:
    places = [Element(f"option-{letter}", 3 * number, 0, 2, 2) for number, letter in enumerate("ABC")]
    (marked,) = marking.answered((Scene(9, 2, tuple(places)),), "B", "ABC")
    marks = marked.nodes[-1].children  # type: ignore[union-attr]
    assert [getattr(mark, "closed", None) for mark in marks] == [False, False, True]
    assert marking.answered((Scene(9, 2, ()),), "B", "ABC") == ()
    assert marking.answered((Scene(9, 2, tuple(places), exact=True),), "B", "ABC") == ()
