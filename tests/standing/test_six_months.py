"""Six months by ``refresh``: a harder mix from October on, a family that ends, a retracted item, and three models."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest

from puzzlegen.core.stream import Stream
from puzzlegen.releases import errata, published, refresh
from puzzlegen.releases.series import Series
from puzzlegen.scoring.reading import Entry
from puzzlegen.snapshots import reading, writer
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Spec
from puzzlegen.standing import trend, units
from puzzlegen.standing.units import Unit
from tests.support.small_series import SECRET, bytes_of, run, small

MONTHS = [f"2026-{month:02}" for month in range(7, 13)]
CUTOFF = "2026-11"
SOLVED = {"easy": 0.55, "medium": 0.35, "hard": 0.15}
GAIN = 0.05  # a month, of the model that improves
KNOWN = 0.2  # of the keys that were public before, of the model that learned them
FRESH = 600  # items that nobody has seen: an effect as small as that takes so many


def asked(month: int) -> Spec:
    """The spec of a month: from October on no more puzzles of 4x4, and more hard ones."""
    early, late = ("sudoku/classic_4x4", "sudoku/classic_6x6"), ("sudoku/classic_6x6", "sudoku/classic")
    weights = {"easy": 1, "medium": 1, "hard": 1} if month < 10 else {"easy": 1, "medium": 2, "hard": 4}
    portions = tuple(
        msgspec.structs.replace(one, weight=weights[one.level])
        for name in (early if month < 10 else late)
        for one in spec.read(name).portions
    )
    return msgspec.structs.replace(small(items=36, refresh=0.5, hidden=0.5), portions=portions)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Series:
    series = Series(tmp_path_factory.mktemp("six") / "series")
    for month in range(7, 13):
        refresh.refresh(series, asked(month), date(2026, month, 1), SECRET)
        if month == 8:
            victim = min(series.public_forms(series.versions()[-1]).values())
            errata.retract(series, victim, "It has two answers.")
    return series


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Items of all families and levels that were ever asked, which the models answer in the last month."""
    portions = {(one.family, one.level): one for month in (7, 12) for one in asked(month).portions}
    every = msgspec.structs.replace(asked(7), portions=tuple(portions.values()))
    out = tmp_path_factory.mktemp("six") / "fresh"
    writer.write_snapshot(writer.request_for(every, "fresh", FRESH, 17), out)
    return out


def _solves(model: str, unit: Unit, place: int) -> bool:
    """Whether a model solves an item in the month of this place; the same for all calls."""
    luck = Stream("half a year", model, unit.id)
    chance = SOLVED[unit.cell.level] + (GAIN * place if model == "improving" else 0)
    solved = luck.unit() < chance
    learned = model == "learned" and unit.exposed(MONTHS[place - 1] if place else "") and luck.unit() < KNOWN
    return solved or learned


def _answers(model: str, place: int, stock: units.Stock) -> Iterator[str]:
    """A model's answers to all items that there are in a month."""
    for unit, entry in zip(stock.units, stock.benchmark.entries, strict=True):
        if (unit.born or MONTHS[-1]) <= MONTHS[place]:
            yield json.dumps({"id": unit.id, "response": _said(_solves(model, unit, place), entry)})


def _said(solves: bool, entry: Entry) -> str:
    return f"Answer: {reading.spoken(entry.key.answer)}" if solves else "nothing"


def test_exposure_names_who_learned_and_trend_shows_who_improved(
    known: Series, fresh: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = units.of_series(known, [published.opened(fresh)])
    assert len({unit.cell.family for unit in stock.units}) == 3
    assert len(stock.benchmark.retracted) == 1
    files: dict[str, list[Path]] = {}
    (tmp_path / "answers").mkdir()
    for model in ("honest", "improving", "learned"):
        for place, month in enumerate(MONTHS):
            path = tmp_path / "answers" / f"{model}-{month}.jsonl"
            path.write_text("\n".join(_answers(model, place, stock)))
            files.setdefault(model, []).append(path)

    last = [paths[-1] for paths in files.values()]
    found = json.loads(run("exposure", known.folder, *last, "--cutoff", CUTOFF, "--fresh", fresh, "--json").stdout)
    named = [one["name"] for one in found if one["adjusted"] < 0.05]
    assert named == ["learned-2026-12"]
    assert all(one["exposed"]["low"] <= 0 <= one["exposed"]["high"] for one in found if one["name"] not in named)

    monkeypatch.setattr(trend, "FEWEST", 100)
    every = [path for paths in files.values() for path in paths]
    told = run("trend", known.folder, *every, "--fresh", fresh, "--json")
    assert told.exit_code == 0, told.output
    gains = {one["model"]: one for one in json.loads(told.stdout)["changes"]}
    assert gains["improving"]["low"] > 0
    assert all(gains[model]["low"] <= 0 <= gains[model]["high"] for model in ("honest", "learned"))
    turned = run("trend", known.folder, *every[::-1], "--fresh", fresh, "--json")
    assert json.loads(turned.stdout) == json.loads(told.stdout)

    site = tmp_path / "site"
    words = ("--results", tmp_path / "answers", "--out", site, "--cutoff", CUTOFF, "--fresh", fresh)
    written = run("site", known.folder, *words)
    assert written.exit_code == 0, written.output
    front = (site / "index.html").read_text()
    assert "Credit is due to exposure for: learned." in front
    gain = next(one for one in front.split("<tr>") if f">{100 * gains['improving']['gain']:+.1f}</td>" in one)
    assert ">improving</th>" in gain
    assert json.loads((site / "data" / "trend.json").read_text()) == json.loads(told.stdout)
    held_back = {unit.id for unit in stock.units if not unit.since}
    ours = {unit.id for unit in stock.units} - held_back
    bytes_, names = b"".join(bytes_of(site).values()), "".join(bytes_of(site))
    assert held_back
    assert not [one for one in held_back | stock.benchmark.retracted if one.encode() in bytes_ or one in names]
    assert all(one.encode() in bytes_ for one in ours)
