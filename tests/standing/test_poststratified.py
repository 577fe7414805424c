"""The score on a reference: unbiased, with an honest interval, never extrapolated."""

import msgspec
import numpy as np
import pytest

from benchmarks import standing as benchmark
from puzzlegen.standing.poststratified import TooLittle, standing
from tests.standing.simulated import asked, world


def test_bias_and_coverage() -> None:
    errors, covered = [], []
    for seed in range(60):
        rng, there = world(seed)
        frozen, truth = there.reference(), there.truth(0.5)
        units, credits = asked(rng, there, 400, "i")
        found = standing(frozen, "m", units, credits)
        errors.append(found.score - truth)
        covered.append(found.low <= truth <= found.high)
        assert found.present == 1
    assert abs(np.mean(errors)) < 3 * np.std(errors) / len(errors) ** 0.5 < 0.01
    assert np.mean(covered) > 0.86


def test_memorised_items_do_not_count_once_the_cutoff_is_told() -> None:
    rng, there = world(1)
    units, credits = asked(rng, there, 400, "i")
    old, known = asked(rng, there, 400, "o", since="2026-08", known=1.0)
    one = standing(there.reference(), "m", units, credits)
    both = standing(there.reference(), "m", units + old, credits + known, "2026-08")
    assert (both.score, both.low, both.high) == (one.score, one.low, one.high)
    assert (both.exposed, both.items) == (400, 400)
    assert both.raw[0] > one.raw[0] + 0.1
    assert standing(there.reference(), "m", units + old, credits + known, "2026-07").items == 800


def test_order_changes_no_digit() -> None:
    rng, there = world(2)
    units, credits = asked(rng, there, 300, "i")
    turned = standing(there.reference(), "m", units[::-1], credits[::-1])
    assert standing(there.reference(), "m", units, credits) == turned


def test_a_stratum_without_items_lowers_the_weight_and_then_there_is_no_score() -> None:
    rng, there = world(3)
    units, credits = asked(rng, there, 720, "i")
    cells = sorted({unit.cell for unit in units}, key=msgspec.json.encode)
    few, many = set(cells[:4]), set(cells[:10])
    kept = [credit if unit.cell not in few else None for unit, credit in zip(units, credits, strict=True)]
    found = standing(there.reference(), "m", units, kept)
    assert found.present == pytest.approx(1 - 4 / len(cells))
    kept = [credit if unit.cell not in many else None for unit, credit in zip(units, credits, strict=True)]
    with pytest.raises(TooLittle, match=r"94\.4% of its weight"):
        standing(there.reference(), "m", units, kept)
    changed = [msgspec.structs.replace(unit, cell=msgspec.structs.replace(unit.cell, version=2)) for unit in units]
    with pytest.raises(TooLittle, match="0 unexposed items"):
        standing(there.reference(), "m", changed, credits)


def test_a_missing_language_lowers_the_weight() -> None:
    rng, there = world(4)
    units, credits = asked(rng, there, 300, "i")
    frozen = there.reference()
    two = msgspec.structs.replace(frozen, content=msgspec.structs.replace(frozen.content, languages=("en", "zh")))
    with pytest.raises(TooLittle, match=r"50\.0% of its weight"):
        standing(two, "m", units, credits)


@pytest.mark.parametrize("credit", [0.0, 1.0])
def test_all_right_or_all_wrong_is_no_certainty(credit: float) -> None:
    rng, there = world(5)
    units, _ = asked(rng, there, 400, "i")
    found = standing(there.reference(), "m", units, [credit] * 400)
    assert found.score == pytest.approx(credit)
    assert 0.005 < found.high - found.low < 0.03


def test_one_item_a_stratum_has_an_interval() -> None:
    rng, there = world(6)
    units, credits = asked(rng, there, len(there.kept), "i")
    found = standing(there.reference(), "m", units, credits)
    assert 0.08 < found.high - found.low < 0.2


def test_the_benchmark_prints_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "SIZES", ((300, 30), (300, 150)))
    rows = [*benchmark.scores(1), *benchmark.null(1), *benchmark.power(1)]
    assert sum(row.startswith("|") for row in rows) == 4 + 6 + 4
