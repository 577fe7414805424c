"""What credit is due to exposure: nothing for those who learned nothing, and what was learned for the others."""

import msgspec
import numpy as np
import pytest

from benchmarks.standing import experiment
from puzzlegen.cli import standing_text
from puzzlegen.core.stream import Stream
from puzzlegen.standing.contrast import _drawn, _subsets, carried_over, contrast
from puzzlegen.standing.exposure import ALPHA, NoCells, exposure
from puzzlegen.standing.units import Unit
from tests.standing.simulated import asked, world

CUTOFF = "2026-08"


@pytest.mark.parametrize(("size", "count"), [(6, 2), (24, 8)])
def test_all_places_are_drawn_alike_from_a_list_of_subsets_and_by_sorting(size: int, count: int) -> None:
    assert (_subsets(size, count) is None) is (size == 24)
    drawn = np.zeros((3, size))
    for _, chosen in _drawn(Stream("test", "drawn", f"{size}"), 3000, 3, size, count):
        assert (np.sort(chosen, axis=2)[:, :, 1:] > np.sort(chosen, axis=2)[:, :, :-1]).all()
        for cell in range(3):
            drawn[cell] += np.bincount(chosen[:, cell].ravel(), minlength=size)
    expected = 3000 * count / size
    assert np.abs(drawn - expected).max() < 4.5 * (expected * (1 - count / size)) ** 0.5


def test_the_null_rate_and_the_interval() -> None:
    found = [
        contrast(*experiment(np.random.default_rng(seed), (300, 200), 0.0, None), str(seed), 200) for seed in range(60)
    ]
    told = [one for one in found if one is not None]
    assert len(told) == 60
    assert 0 < sum(one.p <= ALPHA for one in told) < 9
    assert sum(one.low <= 0 <= one.high for one in told) > 51


def test_power_is_what_was_told() -> None:
    """An effect as large as is told to be found in 80 % of cases is found about so often."""
    hits, least = 0, []
    for seed in range(50):
        rng = np.random.default_rng(seed)
        old, fresh = experiment(rng, (250, 250), 0.0, None)
        found = contrast(old, fresh, str(seed), 200)
        assert found is not None
        least.append(found.least)
        wrong = [place for place, (_, credit) in enumerate(old) if credit == 0]
        known = set(rng.permutation(wrong)[: round(np.mean(least) * len(old))].tolist())
        better = [(unit, 1.0 if place in known else credit) for place, (unit, credit) in enumerate(old)]
        after = contrast(better, fresh, str(seed), 200)
        assert after is not None
        hits += after.p <= ALPHA
    assert 0.64 < hits / 50 < 0.95


def arms(known: float, newer: float = 0.0):
    rng, there = world(7)
    parts = [
        asked(rng, there, 400, "o", since="2026-06", known=known),
        asked(rng, there, 200, "n", since="2026-10", known=newer),
        asked(rng, there, 400, "f"),
    ]
    return [unit for units, _ in parts for unit in units], [credit for _, credits in parts for credit in credits]


def test_a_model_that_memorised_is_named_and_an_honest_one_is_not() -> None:
    units, honest = arms(0.0)
    same, told = arms(0.4)
    assert units == same
    found = exposure(units, ["honest", "told"], [honest, told], CUTOFF)
    assert [one.named for one in found] == [False, True]
    assert [one.cutoff for one in found] == [CUTOFF] * 2
    first, second = found
    assert first.exposed is not None
    assert second.exposed is not None
    assert first.exposed.low <= 0 <= first.exposed.high
    assert 0.05 < second.exposed.low < second.exposed.credit < second.exposed.high < 0.3
    assert second.newer is not None
    assert second.newer.low <= 0 <= second.newer.high
    assert [(one.first, one.last) for one in second.doses] == [(2, 3)]
    assert second.adjusted == pytest.approx(2 * second.exposed.p)


def test_a_disguise_tells_memory_of_the_item_from_the_rest() -> None:
    units, told = arms(0.5)
    fair = arms(0.0)[1]
    others = [
        msgspec.structs.replace(one, id=f"{one.id}v", variant_of=one.id, since="", held_back=True) for one in units
    ]
    both = [*units, *others]
    by_heart, learned = exposure(both, ["by heart", "learned"], [[*told, *fair], [*told, *told]], CUTOFF)
    assert by_heart.verbatim is not None
    assert learned.verbatim is not None
    assert by_heart.exposed == learned.exposed
    assert by_heart.verbatim.low > 0.05
    assert learned.verbatim.credit == 0
    assert exposure(units, ["m"], [told], CUTOFF)[0].verbatim is None


def test_the_negative_control_tells_that_the_cutoff_is_wrong() -> None:
    units, told = arms(0.4, newer=0.4)
    (found,) = exposure(units, ["told"], [told], CUTOFF)
    assert found.newer is not None
    assert found.newer.low > 0


def test_order_changes_no_digit() -> None:
    units, credits = arms(0.2)
    turned = exposure(units[::-1], ["m"], [credits[::-1]], CUTOFF)
    assert exposure(units, ["m"], [credits], CUTOFF) == turned


def test_without_fresh_items_it_says_so() -> None:
    rng, there = world(8)
    units, credits = asked(rng, there, 300, "o", since="2026-06")
    with pytest.raises(NoCells, match="300 items were public by 2026-08, and 0 are fresh"):
        exposure(units, ["m"], [credits], CUTOFF)


def structured(seed: int, effect: float) -> tuple[list[tuple[Unit, float]], list[Unit], list[Unit]]:
    """Fresh items with what a model earned for them, public items, and others; structure 0 is common and easy."""
    rng, there = world(seed)
    arms = {}
    for name, count in (("public", 900), ("others", 450), ("fresh", 900)):
        cells, drawn = there.items(rng, count), rng.choice(5, count, p=[0.4, 0.15, 0.15, 0.15, 0.15])
        since = "2026-06" if name == "public" else "2026-10" if name == "others" else ""
        made = zip(there.units(cells, name, since), drawn, strict=True)
        arms[name] = [msgspec.structs.replace(unit, structure=f"{one}") for unit, one in made]
    public = {(one.cell, one.structure) for one in arms["public"]}
    credits = [
        0.5 * (one.structure == "0") + (0.2 + effect * ((one.cell, one.structure) in public)) * rng.random()
        for one in arms["fresh"]
    ]
    return [*zip(arms["fresh"], credits, strict=True)], arms["public"], arms["others"]


def test_what_common_structures_earn_is_not_carried_over_from_public_items() -> None:
    asked, public, others = structured(4, 0.0)
    there = {(one.cell, one.structure) for one in public}
    seen, unseen = (
        [one for one in asked if ((one[0].cell, one[0].structure) in there) is side] for side in (True, False)
    )
    plain = contrast(seen, unseen, "plain", 200)
    assert plain is not None
    assert plain.low > 0.05
    found = carried_over(asked, public, others, "m")
    assert found is not None
    assert found.low <= 0 <= found.high
    assert found.p > ALPHA
    assert found.items + found.others <= len(asked)
    assert carried_over(asked[::-1], public[::-1], others[::-1], "m") == found


def test_what_public_items_bring_to_others_of_their_structure_is_found() -> None:
    asked, public, others = structured(5, 0.6)
    units = [*public, *others, *(unit for unit, _ in asked)]
    credits = [*[0.0] * len(public), *[None] * len(others), *(credit for _, credit in asked)]
    (found,) = exposure(units, ["m"], [credits], CUTOFF)
    assert found.alike == carried_over(asked, public, others, "structures")
    assert found.alike is not None
    assert 0 < found.alike.low < 0.3 < found.alike.high
    assert found.alike.p < 0.01
    text = [*standing_text.of_exposure([found])]
    assert any("items of the same structure: +" in line for line in text)
    assert max(map(len, text)) <= 80


def test_one_structure_says_nothing_of_structures() -> None:
    asked, public, others = structured(6, 0.0)
    alike = [msgspec.structs.replace(one, structure="") for one in public]
    assert carried_over(asked, alike, others, "m") is None
    assert carried_over(asked, public, [], "m") is None
