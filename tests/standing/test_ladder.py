"""``puzzlegen ladder``: every step can be made and is harder than the one before, and thresholds are recovered."""

import json
import statistics
from pathlib import Path

import numpy as np
import pytest

from puzzlegen.catalog import knobs
from puzzlegen.evaluation.baselines import Baseline, guesses
from puzzlegen.releases import published
from puzzlegen.snapshots import manifest, reading
from puzzlegen.snapshots.selection import NotMade, tasks
from puzzlegen.snapshots.selection import run as made
from puzzlegen.standing import ladder
from tests.support.small_series import run

FAMILY = "counting/board_squares"
STEPS, COUNT = 4, 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder, which no test may change."""
    there = tmp_path_factory.mktemp("ladder") / "boards"
    result = run("ladder", FAMILY, "--steps", STEPS, "--n", COUNT, "--out", there)
    assert result.exit_code == 0, result.output
    return there


def answers(folder: Path, out: Path, shares: list[float]) -> Path:
    """A model that knows such a share of the keys of each step."""
    lines = []
    for step, share in enumerate(shares, start=1):
        for place, (item, key, _) in enumerate(reading.rows(folder / str(step))):
            said = reading.spoken(key.answer) if place < share * COUNT else "nothing"
            lines.append(json.dumps({"id": item.id, "response": f"Answer: {said}"}))
    out.write_text("\n".join(lines))
    return out


def simulated(rng: np.random.Generator, at: float, slope: float, each: int) -> tuple[float, float, float]:
    """What is found of a model with this threshold and slope, half of whose items have four options."""
    steps = np.repeat(np.arange(8), each)
    guessing = np.where(np.arange(len(steps)) % 2, 0.25, 0.0)
    chance = guessing + (1 - guessing) / (1 + np.exp(-slope * (at - 1 - steps)))
    return ladder.threshold(steps, guessing, (rng.random(len(steps)) < chance).astype(float), 8)


def test_the_page_lists_the_ladders_of_today() -> None:
    page = (Path(__file__).parents[2] / "docs" / "standing.md").read_text()
    rows = []
    for family, way in ladder.LADDERS.items():
        ends = (knobs.shown(way.knobs[way.knob][place]) for place in (0, -1))
        others = ", ".join(f"`{knob}`" for knob in way.knobs if knob != way.knob)
        rows.append(f"| `{family}` | {way.level} | `{way.knob}` | {' | '.join(ends)} | {others} |")
    assert "\n".join(rows) in page


@pytest.mark.parametrize("family", ladder.LADDERS)
def test_every_step_can_be_made_and_the_last_is_the_hardest(family: str) -> None:
    way = ladder.LADDERS[family]
    assert {len(values) for values in way.knobs.values()} == {ladder.MOST_STEPS}
    every = way.settings(ladder.MOST_STEPS)
    difficulties = []
    for settings in (every[0], every[3], every[-1]):
        request = ladder.request_for(family, settings, 5, 3)
        items = [made(tasks(request)(slot)) for slot in request.slots()]
        assert not any(isinstance(one, NotMade) for one in items), settings
        difficulties.append(statistics.median(one.proof.certificate.difficulty for one in items))
    assert difficulties == sorted(set(difficulties))


@pytest.mark.parametrize("family", ladder.LADDERS)
def test_values_rise_from_step_to_step(family: str) -> None:
    way = ladder.LADDERS[family]
    assert [*map(ladder.middle, way.knobs[way.knob])] == sorted({*map(ladder.middle, way.knobs[way.knob])})
    assert way.settings(3) == [way.settings(8)[place] for place in (0, 4, 7)]


@pytest.mark.parametrize(("at", "slope", "each"), [(4.3, 1.2, 50), (2.6, 3.0, 20), (4.2, 20.0, 50)])
def test_thresholds_lie_in_their_intervals(at: float, slope: float, each: int) -> None:
    rng = np.random.default_rng(7)
    found = [simulated(rng, at, slope, each) for _ in range(100)]
    assert 88 <= sum(low <= at <= high for _, low, high in found) <= 100
    assert statistics.fmean(step for step, _, _ in found) == pytest.approx(at, abs=0.35)


def test_all_or_nothing_between_two_steps_leaves_open_where() -> None:
    steps = np.repeat(np.arange(8), 50)
    at, low, high = ladder.threshold(steps, np.zeros(len(steps)), (steps < 4).astype(float), 8)
    assert at == pytest.approx(4.5, abs=0.01)
    assert 4 < low < 4.3
    assert 4.7 < high < 5


def test_a_ladder_is_snapshots_that_anybody_can_make(folder: Path, tmp_path: Path) -> None:
    told = json.loads((folder / ladder.NAME).read_text())
    assert (told["family"], told["knob"], len(told["steps"])) == (FAMILY, "sides", STEPS)
    for number, step in enumerate(told["steps"], start=1):
        assert manifest.read(folder / str(number)).root == step["root"]
        assert run("verify", folder / str(number)).exit_code == 0
    way = ladder.LADDERS[FAMILY]
    words = [
        f"{knob}={value[-1]}".replace(", ", "-").replace("(", "").replace(")", "") for knob, value in way.knobs.items()
    ]
    sets = [part for word in words for part in ("--set", word)]
    result = run("make", FAMILY, "--level", way.level, "--n", COUNT, *sets, "--out", tmp_path / "made")
    assert result.exit_code == 0, result.output
    assert manifest.read(tmp_path / "made").root == told["steps"][-1]["root"]
    before = (folder / ladder.NAME).read_bytes()
    assert run("ladder", FAMILY, "--steps", STEPS, "--n", COUNT, "--out", folder).exit_code == 0
    assert (folder / ladder.NAME).read_bytes() == before


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, places = ladder.writer.write_snapshot, []

    def killed(request, place, **options):
        places.append(place.name)
        if len(places) == 3:
            raise KeyboardInterrupt
        return write(request, place, **options)

    monkeypatch.setattr(ladder.writer, "write_snapshot", killed)
    with pytest.raises(KeyboardInterrupt):
        ladder.make(FAMILY, 3, 2, 0, tmp_path / "one")
    assert not (tmp_path / "one" / ladder.NAME).exists()
    made = ladder.make(FAMILY, 3, 2, 0, tmp_path / "one")
    assert places == ["1", "2", "3", "1", "2", "3"]
    assert ladder.read(tmp_path / "one")[0] == made


def test_where_models_fail(folder: Path, tmp_path: Path) -> None:
    files = {
        "knows": answers(folder, tmp_path / "knows.jsonl", [1, 1, 1, 1]),
        "fails": answers(folder, tmp_path / "fails.jsonl", [1, 0.75, 0.25, 0]),
        "guesses": tmp_path / "guesses.jsonl",
    }
    lines = [
        pair for step in range(1, STEPS + 1) for pair in guesses(published.opened(folder / str(step)), Baseline.RANDOM)
    ]
    files["guesses"].write_text("\n".join(json.dumps({"id": one, "response": said}) for one, said in lines))
    result = run("ladder", folder, *files.values(), "--json")
    assert result.exit_code == 0, result.output
    models = {one["name"]: one for one in json.loads(result.stdout)["models"]}
    assert (models["knows"]["step"], models["knows"]["value"], models["knows"]["high"]) == ("beyond",) * 3
    assert models["guesses"]["step"] == "below"
    failing = models["fails"]
    assert failing["credits"] == [1, 0.75, 0.25, 0]
    assert 2 < failing["low"] < failing["step"] < failing["high"] < 3.2
    assert failing["lowest"] < failing["value"] < failing["highest"]
    text = run("ladder", folder, *files.values()).stdout
    assert max(map(len, text.splitlines())) <= 80
    assert f"beyond {STEPS}" in text
    assert "below 1" in text


def test_no_order_changes_a_digit(folder: Path, tmp_path: Path) -> None:
    one = answers(folder, tmp_path / "one.jsonl", [1, 0.9, 0.4, 0.1])
    two = answers(folder, tmp_path / "two.jsonl", [0.9, 0.6, 0, 0])
    before = run("ladder", folder, one, two, "--json").stdout
    one.write_text("\n".join(reversed(one.read_text().splitlines())))
    assert run("ladder", folder, two, one, "--json").stdout == before


def test_bad_words_get_one_sentence(folder: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_text("\n".join(answers(folder, tmp_path / "all.jsonl", [1, 1, 1, 1]).read_text().splitlines()[:COUNT]))
    for words, told in (
        (("ladder", "sudoku/killer", "--out", tmp_path / "one"), "these families have one: boards/go_liberties"),
        (("ladder", FAMILY), "Say with --out"),
        (("ladder", folder, part, "--out", tmp_path / "one"), "--out goes with FAMILY"),
        (("ladder", tmp_path, part), "holds no ladder"),
        (("ladder", folder, part), "answered 0 items of step 2"),
        (("ladder", FAMILY, "--steps", 3, "--n", COUNT, "--out", folder), "holds another snapshot"),
    ):
        result = run(*words)
        assert result.exit_code == 2, result.output
        assert told in result.output
        assert "Traceback" not in result.output
    assert not (tmp_path / "one").exists()
    for broken in ("{", '{"family": "counting/tangle", "version": 8, "knob": "sides", "steps": []}'):
        (tmp_path / ladder.NAME).write_text(broken)
        assert "cannot be read" in run("ladder", tmp_path, part).output


def test_a_step_that_was_exchanged_is_refused(folder: Path, tmp_path: Path) -> None:
    told = json.loads((folder / ladder.NAME).read_text())
    for number in range(1, STEPS + 1):
        (tmp_path / str(number)).symlink_to(folder / str(number % STEPS + 1))
    (tmp_path / ladder.NAME).write_text(json.dumps(told))
    with pytest.raises(ladder.NoLadder, match="root digest is another one"):
        ladder.read(tmp_path)
