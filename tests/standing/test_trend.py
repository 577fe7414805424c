"""Models over months: a rise is seen, a change of the mix is not."""

import math

import msgspec
import numpy as np
import pytest

from puzzlegen.standing import trend
from puzzlegen.standing.rasch import Response, fit
from puzzlegen.standing.trend import TooFew, dated
from puzzlegen.standing.units import Unit
from tests.standing.simulated import world

MONTHS = [f"2026-{month:02}" for month in range(7, 13)]
ABILITIES = {"honest": [0.5] * 6, "learned": [0.0] * 6, "improving": [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]}


def series(seed: int, per_month: int = 150):
    """Months of which the last three have a harder mix; `learned` knows a third of the items of earlier months."""
    rng, there = world(seed)
    units: list[Unit] = []
    files: dict[str, list[float | None]] = {f"{model}-{month}": [] for model in ABILITIES for month in MONTHS}
    for place, month in enumerate(MONTHS):
        cells = there.items(rng, per_month, (1, 1, 2, 4) if place >= 3 else None)
        units += there.units(cells, month, month)
        for name, said in files.items():
            model, when = dated(name)
            then = MONTHS.index(when)
            known = 0.33 if model == "learned" and then > place else 0.0
            earned = there.credits(rng, cells, ABILITIES[model][then], known)
            said.extend([*map(float, earned)] if then >= place else [None] * len(cells))
    return there, units, files


def test_a_rise_is_seen_and_a_harder_mix_is_not() -> None:
    there, units, files = series(100)
    found = trend.trend(units, [*files], [*files.values()], there.reference())
    assert [(one.model, one.month) for one in found.points] == [(m, w) for m in sorted(ABILITIES) for w in MONTHS]
    plain = [one.plain for one in found.points if one.model == "honest"]
    assert np.mean(plain[:3]) - np.mean(plain[3:]) > 0.08
    gains = {one.model: one for one in found.changes}
    assert gains["improving"].low > 0
    for model in ("honest", "learned"):
        assert gains[model].low <= 0 <= gains[model].high
    truth = {model: there.truth(abilities[0]) for model, abilities in ABILITIES.items() if model != "improving"}
    inside = [one.low <= truth[one.model] <= one.high for one in found.points if one.model in truth]
    assert sum(inside) >= len(inside) - 2


def test_order_of_files_and_items_changes_no_digit() -> None:
    there, units, files = series(12, 60)
    names = [*files][::-1]
    one = trend.trend(units, [*files], [*files.values()], there.reference())
    two = trend.trend(units[::-1], names, [files[name][::-1] for name in names], there.reference())
    assert (one.points, one.changes, one.functioning) == (two.points, two.changes, two.functioning)
    assert trend.as_csv(one) == trend.as_csv(two)
    assert len(trend.as_csv(one).splitlines()) == 1 + len(one.points)


@pytest.mark.parametrize("dimension", ["language", "style"])
def test_a_group_that_is_harder_than_it_should_be_stands_out(dimension: str) -> None:
    _, units, files = series(13)
    told = [
        msgspec.structs.replace(unit, **{dimension: "zh" if place % 2 else "en"}) for place, unit in enumerate(units)
    ]
    spoiled = {
        name: [None if c is None else c * (place % 2 == 0 or place % 3 > 0) for place, c in enumerate(credits)]
        for name, credits in files.items()
    }
    found = trend.trend(told, [*files], [*spoiled.values()])
    groups = {one.name: one for one in found.functioning if one.dimension == dimension}
    assert groups["zh"].z < -3.3 < 3.3 < groups["en"].z
    honest = trend.trend(told, [*files], [*files.values()])
    assert all(abs(one.z) < 3.3 for one in honest.functioning if one.dimension == dimension)


def test_too_few_answers_are_refused() -> None:
    there, units, files = series(14, 40)
    with pytest.raises(TooFew, match="honest has 240 unexposed answers"):
        trend.trend(units, [*files], [*files.values()], there.reference())


def test_a_fit_gives_the_odds_of_one_cell_back() -> None:
    """One cell, two models: the difference of abilities is that of the log odds."""
    rng, there = world(15)
    cell = there.cells[0]
    rights = {"a": 60, "b": 30}
    rows = [
        Response((model, ""), f"{model}{place}", cell, 0.0, float(place < right))
        for model, right in rights.items()
        for place in range(100)
    ]
    found = fit(rows)
    gap = found.values[found.persons["a", ""]] - found.values[found.persons["b", ""]]
    assert gap == pytest.approx(math.log(60 / 40) - math.log(30 / 70), abs=0.02)
    error = np.sqrt(np.diag(found.covariance))
    assert error[0] > 0
    assert rng is not None


@pytest.mark.parametrize(
    ("stem", "model", "month"),
    [
        ("gpt-2026-11", "gpt", "2026-11"),
        ("gpt-4@2026.8", "gpt-4", "2026-08"),
        ("gpt_2026.11.0", "gpt", "2026-11"),
        ("gpt-2026-13", "gpt-2026-13", ""),
        ("gpt", "gpt", ""),
    ],
)
def test_files_are_named_after_models_and_months(stem: str, model: str, month: str) -> None:
    assert dated(stem) == (model, month)
