"""What a split is held against: pictures in all formats and positions, and canonical forms that somebody made up."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from puzzlegen.cli import main
from puzzlegen.drawing import hashing
from puzzlegen.snapshots import overlap, similarity, split
from tests.snapshots.test_split import make, pictures, report_of
from tests.support import foreign_cases as cases


@pytest.fixture(scope="module")
def tiles(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("tiles") / "tiles")


@pytest.fixture(scope="module")
def sudokus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("sudokus") / "sudokus", "sudoku/classic_6x6", n=8, seed=1)


@pytest.mark.parametrize("ending", ["gif", "bmp", "tiff", "tif", "png", "webp"])
def test_pictures_of_all_formats_are_read(sudokus: Path, tmp_path: Path, ending: str) -> None:
    (tmp_path / "web").mkdir()
    (item, picture), *_ = pictures(sudokus)
    copy = Image.fromarray(np.asarray(picture) // 64 * 64)  # few colours, which GIF can hold
    copy.save(tmp_path / "web" / f"copy.{ending}", **({"lossless": True} if ending == "webp" else {}))
    found = similarity.view([tmp_path / "web" / f"copy.{ending}"], None, 1, lambda _: None)
    assert found.pixels == (similarity.digest_of_pixels(np.asarray(copy)),)
    split.split([sudokus], tmp_path / "out", against=[tmp_path / "web"])
    assert item in {finding["id"] for finding in report_of(tmp_path / "out")["review"]}


def test_files_that_are_no_pictures_are_counted(sudokus: Path, tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    Image.new("RGB", (40, 30)).save(tmp_path / "web" / "one.png")
    for name in ("one.heic", "two.HEIC", "notes.txt", "README"):
        (tmp_path / "web" / name).write_bytes(b"?")
    result = CliRunner().invoke(
        main, ["split", str(sudokus), "--against", str(tmp_path / "web"), "--out", str(tmp_path / "out")]
    )
    assert "by extension: 1 without one, 2 .heic, 1 .txt" in result.output, result.output
    assert report_of(tmp_path / "out")["against"][0]["unread"] == {"": 1, ".heic": 2, ".txt": 1}


def test_turned_and_mirrored_copies_are_found(sudokus: Path, tmp_path: Path) -> None:
    """Of the same pixels they are dropped, however they are turned; after a change of size they are reported."""
    web = tmp_path / "web"
    web.mkdir()
    shown = list(pictures(sudokus))
    ways = (*Image.Transpose, None)
    for (item, picture), way in zip(shown, ways, strict=True):
        copy = picture if way is None else picture.transpose(way)
        copy.save(web / f"{item}.png")
    result = CliRunner().invoke(main, ["split", str(sudokus), "--against", str(web), "--out", str(tmp_path / "out")])
    assert "the number left is 0" in result.output, "all of them are dropped"
    for (item, picture), way in zip(shown, ways, strict=True):
        copy = picture if way is None else picture.transpose(way)
        assert similarity.symmetric_digest(np.asarray(copy)) == similarity.symmetric_digest(np.asarray(picture)), item
        small = np.asarray(copy.resize((copy.width // 2, copy.height // 2)))
        near = (hashing.perceptual_hashes(np.asarray(picture)) != hashing.perceptual_hashes(small)[0]).sum(axis=1)
        assert near.min() <= hashing.NEAR_BITS
    digests = {similarity.symmetric_digest(np.asarray(picture)) for _, picture in shown}
    assert len(digests) == len(shown)


@given(st.integers(1, 4), st.integers(1, 4), st.data())
def test_the_digest_of_a_picture_in_any_position_is_the_same(height: int, width: int, data: st.DataObject) -> None:
    cells = data.draw(st.lists(st.integers(0, 2), min_size=height * width, max_size=height * width))
    rgb = np.repeat(np.array(cells, np.uint8).reshape(height, width, 1), 3, axis=2)
    assert len({similarity.symmetric_digest(np.ascontiguousarray(one)) for one in hashing.positions(rgb)}) == 1
    other = rgb.copy()
    other[data.draw(st.integers(0, height - 1)), data.draw(st.integers(0, width - 1))] += 1
    same = any(np.array_equal(one, other) for one in hashing.positions(rgb) if one.shape == other.shape)
    assert (similarity.symmetric_digest(rgb) == similarity.symmetric_digest(other)) == same


def test_published_canonical_forms_are_not_trusted(tiles: Path, tmp_path: Path) -> None:
    """A copy of a puzzle under a made-up form, with all digests computed anew, is the same puzzle all the same."""
    copy = shutil.copytree(tiles, tmp_path / "copy")
    cases.sealed(cases.edit("proofs.jsonl", "certificate", "canonical", value="0" * 32))(copy)
    snapshot, doctored = overlap.read_snapshot(tiles), overlap.read_snapshot(copy)
    assert [one.canonical for one in doctored.candidates] == [one.canonical for one in snapshot.candidates]
    kept, dropped = overlap.without_repeats([*snapshot.candidates, *doctored.candidates])
    assert (len(kept), len(dropped)) == (60, 60)
    cases.sealed(cases.edit("proofs.jsonl", "statement", value={"tiles": "?"}))(copy)
    with pytest.raises(overlap.Damaged, match="the statement does not fit the format"):
        overlap.read_snapshot(copy)
