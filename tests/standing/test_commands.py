"""The commands, on a series that ``refresh`` made: four months of small Sudokus, with a retracted item."""

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from puzzlegen.evaluation.baselines import Baseline, guesses
from puzzlegen.releases import errata, published, refresh
from puzzlegen.releases.published import Published, Solved
from puzzlegen.releases.series import Series
from puzzlegen.snapshots import reading, writer
from puzzlegen.specs import language as spec
from puzzlegen.standing import exposure, reference, trend, units
from tests.support import small_series
from tests.support.small_series import run

CUTOFF = "2027-01"


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Series:
    """The series, with an item retracted."""
    series = small_series.copied(tmp_path_factory.mktemp("standing"))
    victim = next(iter(series.public_forms(series.versions()[0]).values()))
    errata.retract(series, victim, "It has two answers.")
    return series


@pytest.fixture(scope="module")
def models(known: Series, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Files of a model that knows nothing, and of one that knows the keys of all that was public by the cut-off."""
    folder = tmp_path_factory.mktemp("models")
    stock = units.of_series(known)
    files = {}
    for name in ("honest", "told"):
        lines, seen = [], Counter[str]()
        for unit, entry in zip(stock.units, stock.benchmark.entries, strict=True):
            seen[unit.born] += 1  # every month has right answers, and wrong ones
            right = seen[unit.born] % 3 == 0 or (name == "told" and unit.exposed(CUTOFF))
            said = reading.spoken(entry.key.answer) if right else "nothing"
            lines.append(json.dumps({"id": unit.id, "response": f"Answer: {said}"}))
        files[name] = folder / f"{name}.jsonl"
        files[name].write_text("\n".join(lines))
    return files


def test_a_series_as_units(known: Series) -> None:
    stock = units.of_series(known)
    retracted = {one.id for one in errata.read(known.folder)}
    assert len(stock.units) == 20 + 3 * 6 + 4 * 5 - 1
    assert not retracted & {one.id for one in stock.units}
    assert [one.id for one in stock.units] == [one.item.id for one in stock.benchmark.entries]
    held_back = [one for one in stock.units if one.held_back]
    assert sorted({(one.born, one.since) for one in held_back}) == [
        ("2026-11", "2026-12"),
        ("2026-12", "2027-01"),
        ("2027-01", "2027-02"),
        ("2027-02", ""),
    ]
    assert all(one.born == one.since for one in stock.units if not one.held_back)
    assert len({one.cell for one in stock.units}) == 5  # families and levels of the spec


def test_exposure_names_the_model_that_was_told(known: Series, models: dict[str, Path]) -> None:
    result = run("exposure", known.folder, *models.values(), "--cutoff", CUTOFF, "--json")
    assert result.exit_code == 0, result.output
    honest, told = json.loads(result.stdout)
    assert honest["exposed"]["low"] <= 0 <= honest["exposed"]["high"]
    assert honest["adjusted"] > 0.05 > told["adjusted"]
    assert 0.4 < told["exposed"]["low"] < told["exposed"]["credit"] <= 1
    text = run("exposure", known.folder, *models.values(), "--cutoff", CUTOFF).stdout
    assert "credit due to exposure +" in text
    assert "contaminated" not in text
    assert max(map(len, text.splitlines())) <= 80
    assert "1 of 2 with credit due to exposure" in text
    turned = run("exposure", known.folder, models["told"], models["honest"], "--cutoff", CUTOFF, "--json")
    assert json.loads(turned.stdout) == [told, honest]


@pytest.fixture(scope="module")
def with_options(tmp_path_factory: pytest.TempPathFactory) -> Series:
    """Two months of a family most of whose questions have options."""
    portions = tuple(one for one in spec.read("solids/dice").portions if one.level in ("easy", "medium"))
    asked = msgspec.structs.replace(small_series.small(items=72, refresh=0.5, hidden=0.5), portions=portions)
    series = Series(tmp_path_factory.mktemp("dice") / "series")
    for month in small_series.MONTHS[:2]:
        refresh.refresh(series, asked, month, small_series.SECRET)
    return series


class Whole:
    """All items that a series ever had, which a guesser sees at once: it has as much to learn from in both arms."""

    def __init__(self, series: Series) -> None:
        self._folders = []
        for version in series.versions():
            hidden = series.revealed_folder(version)
            hidden = hidden if hidden.is_dir() else series.private_folder(version) / "hidden"
            self._folders += [series.release_folder(version), hidden]

    def solved(self) -> Iterator[Solved]:
        every = (one for folder in self._folders for one in published.opened(folder).solved())
        yield from {one.item.id: one for one in every}.values()


@pytest.mark.parametrize("baseline", [*Baseline])
def test_guessers_have_no_credit_due_to_exposure(with_options: Series, tmp_path: Path, baseline: Baseline) -> None:
    known = with_options
    lines = dict(guesses(cast(Published, Whole(known)), baseline))
    path = tmp_path / "guesser.jsonl"
    said = [(one, response) for one, response in lines.items() if response is not None]
    path.write_text("\n".join(json.dumps({"id": one, "response": response}) for one, response in said))
    (found,) = json.loads(run("exposure", known.folder, path, "--cutoff", "2026-11", "--json").stdout)
    exposed = found["exposed"]
    assert exposed["low"] <= 0 <= exposed["high"]
    assert exposed["p"] > exposure.ALPHA
    assert exposed["items"] > 20
    assert exposed["others"] > 8


def test_a_fresh_arm_counts_once_it_is_named(known: Series, models: dict[str, Path], tmp_path: Path) -> None:
    asked = spec.read("sudoku/classic_6x6")
    writer.write_snapshot(writer.request_for(asked, "fresh", 12, 99, ("en",)), tmp_path / "fresh")
    fresh = published.opened(tmp_path / "fresh")
    path = tmp_path / "told.jsonl"
    answers = [json.dumps({"id": one.item.id, "response": "nothing"}) for one in fresh.entries()]
    path.write_text("\n".join([models["told"].read_text(), *answers]))
    words = ("exposure", known.folder, path, "--cutoff", CUTOFF, "--json")
    (before,), (after,) = json.loads(run(*words).stdout), json.loads(run(*words, "--fresh", fresh.folder).stdout)
    assert after["exposed"]["others"] == before["exposed"]["others"] + 12
    assert after["exposed"]["items"] == before["exposed"]["items"]


def test_bad_words_get_one_sentence(known: Series, models: dict[str, Path]) -> None:
    for words, told in (
        (("exposure", known.folder, models["told"], "--cutoff", "2027-13"), "is not a month"),
        (("exposure", known.folder, models["told"], "--cutoff", "2020-01"), "0 items were public by 2020-01"),
        (("trend", known.folder, models["told"]), "unexposed answers, and a place on the scale takes 300"),
        (("score", known.folder, models["told"], "--reference", "nothing"), "There is no reference 'nothing'"),
        (("score", known.folder, models["told"], "--reference", "monthly-1"), "say with --cutoff YYYY-MM"),
        (("score", known.folder, models["told"], "--cutoff", "2026-11"), "--cutoff goes with --reference"),
        (("score", known.folder, models["told"], "--reference", "monthly-1", "--cutoff", "2026-11"), "takes 95%"),
    ):
        result = run(*words)
        assert result.exit_code == 2, result.output
        assert told in result.output
        assert "Traceback" not in result.output


def test_score_on_a_reference(known: Series, models: dict[str, Path], tmp_path: Path) -> None:
    frozen = reference.new(small_series.small(), "small-1")
    path = tmp_path / "small-1.json"
    path.write_bytes(frozen.encoded)
    words = ("score", f"{known.folder}@latest", models["told"], "--reference", path, "--cutoff", "2026-12")
    found = json.loads(run(*words, "--json").stdout)
    (standing,) = found["standings"]
    assert standing["digest"] == frozen.digest
    assert (standing["present"], standing["outside"]) == (1, 0)
    assert standing["items"] + standing["exposed"] == standing["raw"][1] == found["items"]
    text = run(*words).stdout
    assert "On the reference small-1" in text
    assert "standings" not in json.loads(run("score", f"{known.folder}@latest", models["told"], "--json").stdout)


def test_trend_of_a_series(
    known: Series, models: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trend, "FEWEST", 10)
    table = tmp_path / "trend.csv"
    page = tmp_path / "trend.html"
    text = run("trend", known.folder, *models.values(), "--csv", table, "--html", page).stdout
    assert page.read_text().count("<figure>") == 2
    assert "http" not in page.read_text().replace("http-equiv", "")
    assert max(map(len, text.splitlines())) <= 80
    rows = [*csv.DictReader(table.open())]
    assert [(row["model"], row["month"]) for row in rows][:2] == [("honest", "2026-11"), ("honest", "2026-12")]
    assert len(rows) == 8
    blind = tmp_path / "honest-no-image.jsonl"
    blind.write_text(models["honest"].read_text().replace('{"id"', '{"mode": "no-image", "id"'))
    assert "name those of one of them" in run("trend", known.folder, models["honest"], blind).output
    late = run("trend", known.folder, models["honest"], "--cutoff", "2027-01", "--json")
    assert {one["month"] for one in json.loads(late.stdout)["points"]} == {"2027-01", "2027-02"}
    dated = tmp_path / "honest-2026-11.jsonl"
    dated.write_text(models["honest"].read_text())
    early = run("trend", known.folder, models["honest"], dated, "--cutoff", "2027-01", "--json")
    assert json.loads(early.stdout)["points"][0]["month"] == "2026-11"  # it came before that model was trained


def test_a_plan_of_the_next_month(
    known: Series, models: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trend, "FEWEST", 10)
    out = tmp_path / "next.toml"
    words = ("plan", known.folder, *models.values(), "--spec", "sudoku/classic_6x6", "--out", out)
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert {one.family for one in spec.read(str(out)).portions} == {"sudoku/classic_6x6"}
    parts = json.loads(run(*words, "--json").stdout)["parts"]
    assert sum(one["after"] for one in parts) == pytest.approx(1)
    blind = tmp_path / "honest-no-image.jsonl"
    blind.write_text(models["honest"].read_text().replace('{"id"', '{"mode": "no-image", "id"'))
    refused = run("plan", known.folder, models["honest"], blind, "--spec", "sudoku/classic_6x6", "--out", out)
    assert refused.exit_code == 2
    assert "of the modes image and no-image" in refused.output
