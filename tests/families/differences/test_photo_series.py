"""Photographs in shards, releases and monthly jobs: the spec says which, the card whose they are."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.conformance import photographs as photo_cases
from puzzlegen.materials import photos

NAME = "differences/photo_difference"
MODELS = ("--segmenter", "discs", "--inpainter", "surroundings")
SPEC = """
name = "snaps"

[materials]
photos = "{digest}"

[release]
title = "Snaps"
items = 4
refresh = 0.5

[[families]]
name = "differences/photo_difference"
levels = ["medium"]
"""


def run(*words: Any) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    photo_cases.install()
    return photo_cases.folder(tmp_path_factory.mktemp("snaps") / "photos", 3, width=480, height=360, discs=9)


@pytest.fixture
def spec(tmp_path: Path, place: Path) -> Path:
    path = tmp_path / "snaps.toml"
    path.write_text(SPEC.format(digest=photos.album(photos.Folder(str(place))).sha256))
    return path


def other(place: Path, tmp_path: Path, licence: str = "CC-BY-4.0") -> Path:
    """A folder of the same photographs, of which one has another licence."""
    folder = tmp_path / "other"
    folder.mkdir()
    for path in place.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    table = folder / "credits.csv"
    table.write_text(table.read_text().replace("CC0-1.0", licence, 1))
    return folder


def test_shards_are_put_together_to_what_one_run_makes(tmp_path: Path, place: Path) -> None:
    asked = ("make", NAME, "--n", 4, "--seed", 3, "--level", "medium", "--photos", place, *MODELS)
    whole = run(*asked, "--out", tmp_path / "whole")
    assert whole.exit_code == 0, whole.output
    parts = [tmp_path / "1", tmp_path / "2"]
    for number, part in enumerate(parts, 1):
        made = run(*asked, "--shard", f"{number}/2", "--out", part)
        assert made.exit_code == 0, made.output
    again = ("merge", *parts, "--out", tmp_path / "merged")
    assert "name their folder with --photos" in run(*again).output
    merged = run(*again, "--photos", place, *MODELS)
    assert merged.exit_code == 0, merged.output
    roots = [json.loads((tmp_path / name / "manifest.json").read_text())["root"] for name in ("whole", "merged")]
    assert roots[0] == roots[1]


def test_a_merge_wants_the_photographs_and_the_models_of_the_shards(tmp_path: Path, place: Path) -> None:
    asked = ("make", NAME, "--n", 2, "--seed", 3, "--level", "medium", *MODELS)
    parts = [tmp_path / "1", tmp_path / "2"]
    for number, (part, folder) in enumerate(zip(parts, (place, other(place, tmp_path)), strict=True), 1):
        assert run(*asked, "--photos", folder, "--shard", f"{number}/2", "--out", part).exit_code == 0
    merge = ("merge", *parts, "--out", tmp_path / "merged", "--photos")
    assert "parts of different runs: their photos differ" in run(*merge, place, *MODELS).output
    assert run(*asked, "--photos", place, "--shard", "2/2", "--out", parts[1], "--overwrite").exit_code == 0
    told = run(*merge, tmp_path / "other", *MODELS)
    assert told.exit_code == 2
    assert "does not hold the photographs asked for" in told.output
    told = run(*merge, place, "--segmenter", "discs", "--inpainter", "patchmatch")
    assert told.exit_code == 2
    assert "prepared by other models or on another device: discs, surroundings on cpu" in told.output


def test_a_series_of_photographs(tmp_path: Path, place: Path, spec: Path) -> None:
    series = tmp_path / "series"
    about = ("--series", series, "--workers", 1, "--photos", place, *MODELS)
    first = run("release", spec, "--version", "2026.11.0", *about)
    assert first.exit_code == 0, first.output
    second = run("refresh", spec, "--date", "2026-12", *about)
    assert second.exit_code == 0, second.output
    assert "new release: 2026.12.0" in second.output
    newest = series / "releases" / "2026.12.0"
    card = (newest / "README.md").read_text()
    proofs = [json.loads(line) for line in (newest / "proofs.jsonl").read_text().splitlines()]
    shown = {proof["statement"]["photo"]["title"] for proof in proofs}
    assert shown
    for title in shown:
        number = sum(proof["statement"]["photo"]["title"] == title for proof in proofs)
        assert f"| {title} | A. Painter | CC0-1.0 | made for a test | {number} |" in card
    audited = run("audit", series, "--prove", "--remake", "--workers", 1)
    assert audited.exit_code == 0, audited.output
    assert "could not be made again: the photos are not published." in audited.output


@pytest.mark.parametrize("licence", ["CC-BY-NC-4.0", "CC-BY-ND-4.0", "CC-BY-SA-4.0"])
def test_photographs_whose_licence_forbids_it_are_not_released(tmp_path: Path, place: Path, licence: str) -> None:
    folder = other(place, tmp_path, licence)
    spec = tmp_path / "snaps.toml"
    spec.write_text(SPEC.format(digest=photos.album(photos.Folder(str(folder))).sha256))
    about = ("--series", tmp_path / "series", "--workers", 1, "--photos", folder, *MODELS)
    for words in (
        ("release", spec, "--version", "2026.11.0"),
        ("release", spec, "--version", "2026.11.0", "--preview", tmp_path / "preview"),
        ("refresh", spec, "--date", "2026-12"),
    ):
        told = run(*words, *about)
        assert told.exit_code == 2
        (sentence,) = told.output.strip().splitlines()[-1:]
        assert sentence.startswith(
            f"Error: The photographs are published changed, under CC-BY-4.0, but {licence} (of 1) "
        )
        assert not (tmp_path / "series" / "releases").exists()
    if licence == "CC-BY-SA-4.0":
        spec.write_text(spec.read_text().replace("items = 4", f'items = 4\nlicence = "{licence}"'))
        released = run("release", spec, "--version", "2026.11.0", *about)
        assert released.exit_code == 0, released.output


def test_other_photographs_than_the_spec_names_are_refused(tmp_path: Path, place: Path, spec: Path) -> None:
    folder = other(place, tmp_path)
    for words in (("make", spec), ("release", spec, "--version", "2026.11.0"), ("refresh", spec, "--date", "2026-12")):
        told = run(*words, "--photos", folder, *MODELS, "--workers", 1)
        assert told.exit_code == 2
        (sentence,) = told.output.strip().splitlines()[-1:]
        assert sentence.startswith("Error: --photos is not what the spec names: its digest is ")
    without = run("release", spec, "--version", "2026.11.0")
    assert without.exit_code == 2
    assert "name a folder of them with --photos" in without.output
