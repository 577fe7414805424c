"""``score --paired``: what is told of the same puzzles in other conditions, on snapshots that ``vary`` made."""

import json
from pathlib import Path

import pytest

from puzzlegen.releases import published
from puzzlegen.scoring import reading as scoring_reading
from puzzlegen.snapshots import reading, writer
from puzzlegen.snapshots.vary import Ways, vary
from puzzlegen.specs import language as spec
from puzzlegen.standing.paired import NoPairs, paired
from tests.support.small_series import run

FAMILIES = ("template/blank", "counting/board_squares")
COUNT = 40


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A snapshot and two conditions of it, which no test may change."""
    home = tmp_path_factory.mktemp("paired")
    tables = "".join(f'[[families]]\nname = "{name}"\nlevels = ["easy"]\n' for name in FAMILIES)
    (home / "small.toml").write_text(f'name = "small"\n{tables}')
    target = str(home / "small.toml")
    writer.write_snapshot(writer.request_for(spec.read(target), target, COUNT, 5), home / "plain")
    for name, ways in (("restyled", Ways(style=3)), ("large", Ways(size=1500))):
        vary(published.opened(home / "plain").origin(), home / name, ways)
    return home


def answers(folders: Path, out: Path, wrong: dict[str, int]) -> Path:
    """A model that knows all keys, but for so many of the first items of each folder."""
    lines = []
    for name in ("plain", "restyled", "large"):
        rows = sorted(reading.rows(folders / name), key=lambda row: row[0].variant_of or row[0].id)
        for place, (item, key, _) in enumerate(rows):
            said = "nothing" if place < wrong.get(name, 0) else f"Answer: {reading.spoken(key.answer)}"
            lines.append(json.dumps({"id": item.id, "response": said}))
    out.write_text("\n".join(lines))
    return out


def test_what_is_lost_by_style_alone(folders: Path, tmp_path: Path) -> None:
    file = answers(folders, tmp_path / "model.jsonl", {"plain": 4, "restyled": 16, "large": 4})
    words = ("score", folders / "plain", file, "--paired", folders / "restyled", "--paired", folders / "large")
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["items"] == COUNT
    assert found["sheets"][0]["unknown"] == 0
    (model,) = found["paired"]
    whole = {one["condition"]: one for one in model["shifts"] if not one["family"]}
    style, size = whole["restyled"], whole["large"]
    assert (style["items"], style["lost"], style["won"]) == (COUNT, 12, 0)
    assert style["difference"] == pytest.approx(-12 / COUNT)
    assert style["low"] < style["difference"] < style["high"] < 0
    assert style["p"] == pytest.approx(2 / 2**12)  # McNemar, exact: all twelve one way
    assert style["adjusted"] == pytest.approx(2 * style["p"])
    assert (size["difference"], size["p"], size["adjusted"]) == (0, 1, 1)
    assert model["consistent"] == pytest.approx(1 - 12 / COUNT)
    assert model["worst"] == pytest.approx(1 - 16 / COUNT)
    by_family = [one for one in model["shifts"] if one["family"] and one["condition"] == "restyled"]
    assert sum(one["lost"] for one in by_family) == 12
    text = run(*words).stdout
    assert "-30.0" in text
    assert "in the worst" in text
    assert max(map(len, text.splitlines())) <= 80
    assert "paired" not in json.loads(run("score", folders / "plain", file, "--json").stdout)


def test_a_size_changes_the_pictures_alone(folders: Path) -> None:
    for name, side in (("plain", None), ("large", 1500)):
        styles = [proof.presentation.style.size for _, _, proof in reading.rows(folders / name)]
        assert {one or None for one in styles} == {side}
    before = {item.id: item.question for item, _, _ in reading.rows(folders / "plain")}
    assert {item.variant_of: item.question for item, _, _ in reading.rows(folders / "large")} == before
    assert run("verify", folders / "large").exit_code == 0


def test_the_order_of_files_and_lines_changes_no_digit(folders: Path, tmp_path: Path) -> None:
    one = answers(folders, tmp_path / "one.jsonl", {"restyled": 7})
    other = answers(folders, tmp_path / "other.jsonl", {"large": 5})
    origin = scoring_reading.benchmark(published.opened(folders / "plain"))
    there = [scoring_reading.benchmark(published.opened(folders / name)) for name in ("restyled", "large")]
    first = paired(origin, there, scoring_reading.predictions((one, other)))
    one.write_text("\n".join(reversed(one.read_text().splitlines())))
    second = paired(origin, there, scoring_reading.predictions((other, one)))
    assert sorted(first, key=lambda one: one.name) == sorted(second, key=lambda one: one.name)


def test_bad_words_get_one_sentence(folders: Path, tmp_path: Path) -> None:
    file = answers(folders, tmp_path / "model.jsonl", {})
    result = run("score", folders / "restyled", file, "--paired", folders / "plain")
    assert result.exit_code == 2
    assert "has no variants of items of" in result.output
    only = tmp_path / "only.jsonl"
    only.write_text("\n".join(file.read_text().splitlines()[:COUNT]))
    origin = scoring_reading.benchmark(published.opened(folders / "plain"))
    with pytest.raises(NoPairs, match="answered no puzzle both as it was"):
        paired(
            origin,
            [scoring_reading.benchmark(published.opened(folders / "large"))],
            scoring_reading.predictions((only,)),
        )
