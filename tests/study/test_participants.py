"""What people reach: a simulated study gives back what was put in, and the report says so."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray

from puzzlegen.cli import main
from puzzlegen.releases import published
from puzzlegen.scoring.intervals import of_means, wilson
from puzzlegen.scoring.participants import interval
from puzzlegen.study.questions import questions

PEOPLE, ITEMS, SHOWN = 40, 200, 30


def chances(skills: NDArray[np.float64], troubles: NDArray[np.float64]) -> NDArray[np.float64]:
    """Of a right answer, (people, items), by a Rasch model with a fourth of guessing."""
    return 0.25 + 0.75 / (1 + np.exp(troubles[None, :] - skills[:, None]))


def study(rng: np.random.Generator, people: int, items: int, shown: int) -> tuple[NDArray[np.float64], Any]:
    """Credits, nan where somebody was not shown an item; and the difficulties."""
    skills, troubles = rng.normal(0.5, 1, people), rng.normal(0, 1.5, items)
    table = (rng.random((people, items)) < chances(skills, troubles)).astype(np.float64)
    for row in table:
        row[rng.permutation(items)[shown:]] = np.nan
    return table, troubles


def truth() -> float:
    """The mean credit of all people that there could be on all items that there could be."""
    rng = np.random.default_rng(1)
    return float(chances(rng.normal(0.5, 1, 2000), rng.normal(0, 1.5, 2000)).mean())


@pytest.mark.parametrize(("people", "items", "shown", "widest"), [(PEOPLE, ITEMS, SHOWN, 0.12), (5, 10, 10, 0.6)])
def test_intervals_hold_what_was_put_in(people: int, items: int, shown: int, widest: float) -> None:
    """In 19 of 20 studies the interval holds the mean of both populations; neither more nor less, but for chance."""
    rng, mean = np.random.default_rng(7), truth()
    held, widths = [], []
    for _ in range(400):
        table, _ = study(rng, people, items, shown)
        low, high = interval(table[:, ~np.isnan(table).all(axis=0)])
        held.append(low <= mean <= high)
        widths.append(high - low)
    assert 0.93 <= np.mean(held) <= 0.99
    assert np.mean(widths) < widest  # wide enough, and not by saying nothing


def test_where_all_are_right_the_interval_has_a_width() -> None:
    low, high = interval(np.ones((5, 40)))
    assert (low, high) == (pytest.approx(wilson(1.0, 5)[0]), 1.0)


def test_an_interval_over_people_and_items_is_wider_than_one_over_items() -> None:
    table, _ = study(np.random.default_rng(3), PEOPLE, ITEMS, 2 * SHOWN)
    low, high = interval(table)
    ((below, above),) = [one for one in of_means(np.nanmean(table, axis=0)[:, None], "items") if one is not None]
    assert high - low > above - below


def test_the_order_of_difficulties_comes_back() -> None:
    """With so many people that chance is small: what hardly anybody solves is what was made hard."""
    table, troubles = study(np.random.default_rng(5), 400, ITEMS, ITEMS)
    ranks = [np.argsort(np.argsort(values)) for values in (-np.nanmean(table, axis=0), troubles)]
    assert np.corrcoef(*ranks)[0, 1] > 0.97


@pytest.fixture(scope="module")
def benchmark(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("people") / "mix"
    done = CliRunner().invoke(main, ["make", "counting", "--n", "24", "--form", "choice", "--out", str(out)])
    assert done.exit_code == 0, done.output
    return out


def answers(benchmark: Path, people: int, wrong_of: int) -> list[dict[str, Any]]:
    """Person k answers every second item, and every ``wrong_of``-th of these wrongly; it takes 10 + k seconds."""
    lines = []
    for person in range(people):
        for place, (item, question) in enumerate(sorted(questions(published.opened(benchmark)).items())):
            if place % 2 == person % 2:
                right = question.key.answer.letter  # type: ignore[union-attr]
                other = next(one.letter for one in question.item.options if one.letter != right)
                response = other if (place // 2 + person) % wrong_of == 0 else right
                lines.append({"id": item, "response": response, "participant": f"p{person}", "seconds": 10 + person})
    return lines


def report(benchmark: Path, folder: Path, lines: list[dict[str, Any]], *more: str) -> Any:
    path = folder / "humans.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return CliRunner().invoke(main, ["score", str(benchmark), str(path), *more])


def test_the_report_has_people(benchmark: Path, tmp_path: Path) -> None:
    lines = answers(benchmark, 6, 4)
    found = json.loads(report(benchmark, tmp_path, lines, "--json").stdout)["people"]
    whole = found[0]
    assert (whole["people"], whole["items"], whole["answers"], whole["seconds"]) == (6, 24, 72, 12.5)
    assert whole["credit"] == pytest.approx(0.75)
    assert whole["low"] < 0.75 < whole["high"]
    assert whole["weak"] <= whole["middle"] <= whole["strong"]
    assert [one["name"] for one in found if one["dimension"] == "category"] == ["counting"]
    told = report(benchmark, tmp_path, lines, "--html", str(tmp_path / "report.html")).output
    assert "Intervals over people and items" in told
    assert max(map(len, told.splitlines())) <= 80
    assert "People on these items" in (tmp_path / "report.html").read_text()


def test_people_here_take_the_place_of_published_figures(benchmark: Path, tmp_path: Path) -> None:
    """As soon as five people tried ten items of a category; text, JSON and page say whose figure it is."""
    from puzzlegen.scoring.people import VISREASON

    published = VISREASON.parts["Pattern counting"].accuracy
    page = tmp_path / "report.html"
    for people, whose in ((6, "here, 6"), (4, "published")):
        lines = answers(benchmark, people, 4)
        found = json.loads(report(benchmark, tmp_path, lines, "--json").stdout)
        (group,) = [one for one in found["sheets"][0]["groups"] if one["name"] == "Pattern counting"]
        (here,) = [one for one in found["people"] if one["name"] == "Pattern counting"]
        assert here["credit"] != published
        assert group["measured"] == (people == 6)
        assert group["humans"] == (here["credit"] if group["measured"] else published)
        told = report(benchmark, tmp_path, lines, "--html", str(page)).output
        (row,) = [line for line in told.splitlines() if line.startswith("VisReason: Pattern counting")]
        assert row.endswith(whose)
        assert f"{100 * group['humans']:.1f}" in row
        assert ("full on these items" in page.read_text()) == group["measured"]
        assert ("<td>here: 6</td>" in page.read_text()) == group["measured"]


def test_the_median_person_stands_beside_the_papers_median(benchmark: Path, tmp_path: Path) -> None:
    found = json.loads(report(benchmark, tmp_path, answers(benchmark, 7, 5), "--json").stdout)
    (people,) = [one for one in found["people"] if one["dimension"] == "VisualPuzzles category"]
    (group,) = [one for one in found["sheets"][0]["groups"] if one["dimension"] == "VisualPuzzles category"]
    assert people["middle"] != people["credit"]
    assert group["humans"] == people["middle"]


def test_the_best_model_is_no_person(benchmark: Path, tmp_path: Path) -> None:
    """People who know everything are not the best model."""
    lines = answers(benchmark, 6, 10_000)
    model = tmp_path / "model.jsonl"
    model.write_text("".join(json.dumps({"id": name, "response": "Z"}) + "\n" for name in {one["id"] for one in lines}))
    told = report(benchmark, tmp_path, lines, str(model)).output
    (row,) = [line for line in told.splitlines() if line.startswith("VisReason: Pattern counting")]
    best, people = map(float, row.split()[3:5])
    assert best == 0.0
    assert people > 90


def test_few_people_have_no_interval(benchmark: Path, tmp_path: Path) -> None:
    found = json.loads(report(benchmark, tmp_path, answers(benchmark, 4, 4), "--json").stdout)["people"][0]
    assert found["low"] is found["high"] is found["weak"] is None
    assert found["credit"] == pytest.approx(0.75)


def test_nobody_answers_twice_and_models_are_no_people(benchmark: Path, tmp_path: Path) -> None:
    lines = answers(benchmark, 2, 4)
    twice = report(benchmark, tmp_path, [*lines, lines[0]])
    assert twice.exit_code == 2
    assert "is the second one for item" in twice.output
    for line in lines:
        del line["participant"]
    model = report(benchmark, tmp_path, lines, "--json")
    assert json.loads(model.stdout)["people"] == []
