"""Pictures of solutions: written from a snapshot, and drawn over the puzzles' own."""

import base64
import io
import json
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from puzzlegen.cli import main
from puzzlegen.drawing.png import decode
from puzzlegen.exports.source import Record, Source
from puzzlegen.releases import published
from puzzlegen.snapshots import solutions, writer
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
    record = records(folder)[0]
    older = msgspec.structs.replace(record.item, family_version=10**6)
    stale = msgspec.structs.replace(record, item=older)
    assert solutions.misfit(record.item, record.proof) is None
    assert solutions.misfit(stale.item, stale.proof) == solutions.OTHER_VERSION
    assert solutions.drawn(stale.item, stale.proof) == ()


def test_show_draws_one_only_with_its_key(folder: Path, tmp_path: Path) -> None:
    record, out = records(folder)[0], tmp_path / "one.png"
    assert run("show", folder, record.item.id, "--solution", out).exit_code == 2
    assert not out.exists()
    assert run("show", folder, record.item.id, "--key", "--solution", out).exit_code == 0
    assert out.read_bytes() == solutions.drawn(record.item, record.proof)[0].png


def test_the_gallery_lays_only_the_marks_over_the_picture(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "look.html"
    assert run("gallery", folder, "--out", out, "--workers", 1).exit_code == 0
    page = out.read_text().split('<script id="data" type="application/json">')[1].split("</script>")[0]
    shown = {item["id"]: item for item in json.loads(page)}
    for record in records(folder):
        (url,) = shown[record.item.id]["solution"]
        with Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))) as marks:
            rgba = np.asarray(marks.convert("RGBA"))
        solved = solutions.drawn(record.item, record.proof)[0].png
        seen = changed(solved, record)
        assert (rgba[..., 3] == np.where(seen, 255, 0)).all()
        assert (rgba[seen, :3] == decode(solved)[seen]).all()
