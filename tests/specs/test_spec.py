"""Specs and plans: shares, interleaving, languages, terms."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.snapshots import manifest
from puzzlegen.specs import language as spec


def test_a_category_gives_its_families_their_shares() -> None:
    portions = spec.read("sudoku").portions
    counts = Counter(slot.family for slot in spec.plan(portions, 1420))
    weights = {row.name: row.weight for row in catalog.find("sudoku")}
    unit = 1420 / sum(weights.values())
    assert all(abs(counts[name] - weight * unit) <= 3 for name, weight in weights.items())


def test_levels_of_a_family_share_alike() -> None:
    slots = list(spec.plan(spec.read("template/blank").portions, 300))
    assert Counter(slot.level for slot in slots) == dict.fromkeys(USUAL_LEVELS, 100)
    assert [slot.place for slot in slots] == list(range(300))
    for level in USUAL_LEVELS:
        assert [slot.index for slot in slots if slot.level == level] == list(range(100))


def test_a_shorter_plan_is_the_beginning_of_a_longer_one() -> None:
    portions = spec.read("sudoku").portions
    assert list(spec.plan(portions, 200))[:70] == list(spec.plan(portions, 70))


WHOLE = [name for name in catalog.categories() if not all(row.needs for row in catalog.find(name))]
"""The categories that can be made of nothing."""


@pytest.mark.parametrize("name", [*spec.shipped(), *WHOLE])
def test_few_items_are_spread_as_evenly_as_many(name: str) -> None:
    portions = spec.read(name).portions
    whole = sum(portion.weight for portion in portions)
    ways: tuple[tuple[Callable[[spec.Portion | spec.Slot], str], float], ...] = (
        (lambda part: part.family.partition("/")[0], 1),
        (lambda part: part.family, 1.1),
        (lambda part: f"{part.family.partition('/')[0]} {part.level}", 5),
        (lambda part: part.level, 7.6),
    )
    for of, bound in ways:
        share: Counter[str] = Counter()
        for portion in portions:
            share[of(portion)] += portion.weight
        so_far: Counter[str] = Counter()
        for n, slot in enumerate(spec.plan(portions, 500), 1):
            so_far[of(slot)] += 1
            off = {part: so_far[part] - weight * n / whole for part, weight in share.items()}
            assert max(map(abs, off.values())) <= bound, (n, off)


def test_the_turns_begin_anew_after_all_weights_together() -> None:
    portions = spec.read("counting").portions
    whole = sum(portion.weight for portion in portions)
    turns = list(islice(spec.interleaved(portions), 2 * whole))
    assert turns[:whole] == turns[whole:]
    assert Counter(turns[:whole]) == {number: portion.weight for number, portion in enumerate(portions)}


@pytest.mark.parametrize("name", spec.shipped())
def test_shipped_specs_are_readable(name: str) -> None:
    assert spec.read(name).name == name


def test_a_file_may_choose_levels_and_weights(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "mine"\n[[families]]\nname = "template/blank"\nweight = 2\nlevels = ["hard"]\n'
        '[[families]]\nname = "sudoku/classic"\n'
    )
    portions = spec.read(str(path)).portions
    assert {portion.level for portion in portions if portion.family == "template/blank"} == {Level.HARD}
    counts = Counter(slot.family for slot in spec.plan(portions, 60))
    assert counts == {"template/blank": 40, "sudoku/classic": 20}


def test_the_weight_of_a_table_is_its_share_whatever_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "mine"\n[[families]]\nname = "template/blank"\nweight = 3\n'
        '[[families]]\nname = "sudoku"\nlevels = ["easy", "hard"]\n'
    )
    for level in (None, Level.HARD):
        portions = spec.read(str(path), level).portions
        whole = sum(portion.weight for portion in portions)
        assert sum(portion.weight for portion in portions if portion.family == "template/blank") == whole * 3 / 4


def test_a_category_is_divided_among_the_families_that_have_the_level(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[[families]]\nname = "sudoku"\nlevels = ["medium"]\n')
    counts = Counter(slot.family for slot in spec.plan(spec.read(str(path)).portions, 1600))
    having = [row.name for row in catalog.find("sudoku") if Level.MEDIUM in row.levels]
    assert counts == dict.fromkeys(having, 1600 // len(having))


def test_weights_fit_into_a_manifest_however_odd_the_proportions() -> None:
    primes = (997, 991, 983, 977, 971, 967, 953, 947, 941, 937, 929, 919, 911, 907, 887, 883, 881, 877, 863, 859, 857)
    rows = [row for row in catalog.ROWS if row.category == "sudoku"]
    shares = [
        spec._Share(row.name, prime * 1000, (level,))
        for row, prime in zip(rows, primes, strict=False)
        for level in row.levels
    ]
    portions, _ = spec._portions([*shares, spec._Share("template", 1)], None, ())
    assert all(0 < portion.weight < 2**63 for portion in portions)


def test_terms_and_languages_come_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "mine"\nlanguages = ["zh", "en"]\n'
        '[release]\ntitle = "Mine"\nitems = 7\nhidden = 1\nsplits = {a = 2, b = 1}\nkeys = "apart"\n'
        '[[families]]\nname = "template/blank"\n'
    )
    read = spec.read(str(path))
    assert (read.name, read.languages) == ("mine", ("zh", "en"))
    assert read.terms == spec.Terms(title="Mine", items=7, hidden=1.0, splits={"a": 2, "b": 1}, keys="apart")
    assert spec.read("smoke").terms is None
    assert spec.read("sudoku").terms is None


def test_the_items_of_a_spec_take_turns_through_its_languages(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nlanguages = ["zh", "en"]\n[[families]]\nname = "template/blank"\n')
    result = CliRunner().invoke(main, ["make", str(path), "--n", "12", "--out", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    request = manifest.read(tmp_path / "out").content.request
    items = [json.loads(line) for line in (tmp_path / "out" / "items.jsonl").read_text().splitlines()]
    for level, first in zip(USUAL_LEVELS, ("zh", "en", "zh"), strict=True):
        assert request.language_of()(spec.Slot(0, "template/blank", level, 0)) == first
        spoken = [item["language"] for item in items if item["level"] == level]
        assert sorted(spoken) == ["en", "en", "zh", "zh"]
    assert all(("方块" in item["question"]) == (item["language"] == "zh") for item in items)


def test_monthly_can_be_released_and_holds_every_family_without_extras_at_every_level() -> None:
    monthly = spec.read("monthly")
    assert monthly.terms is not None
    assert monthly.languages == ("en", "zh")
    slots = spec.plan(monthly.portions, monthly.terms.items)
    plain = [row for row in catalog.ROWS if row.listed and row.extra is None and not row.needs]
    every = {(row.name, level) for row in plain for level in row.levels if level in USUAL_LEVELS}
    assert {(slot.family, slot.level) for slot in slots} == every


SEVERAL = "sudoku/classic_4x4 counting template/blank"


def test_several_targets_are_the_spec_that_names_them(tmp_path: Path) -> None:
    path = tmp_path / "several.toml"
    path.write_text('name = "several"\n' + "".join(f'[[families]]\nname = "{name}"\n' for name in SEVERAL.split()))
    read = spec.read(SEVERAL)
    assert read.portions == spec.read(str(path)).portions
    assert read.name == "sudoku-classic_4x4-counting-template-blank"
    shares = Counter(slot.family.partition("/")[0] for slot in spec.plan(read.portions, 300))
    assert set(shares.values()) == {100}
    assert spec.read(SEVERAL, Level.EASY).portions == spec.read(str(path), Level.EASY).portions


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("sudoku sudoku/killer", "sudoku/killer is asked for twice"),
        ("sudoku smoke", "smoke is a spec, which is made alone. To mix, name categories and families"),
        ("counting sudoku/classic_4x4", "sudoku/classic_4x4 has no level hard; it has: easy"),
        ("sudoku,counting/tangle", r"did you mean sudoku counting/tangle, with spaces\?"),
        ("sudoku matrixes", r"did you mean matrices\?"),
    ],
)
def test_what_cannot_be_mixed_is_told(target: str, told: str) -> None:
    with pytest.raises(WrongUsage, match=told):
        spec.read(target, Level.HARD)


def test_unknown_names_are_told_what_there_is() -> None:
    with pytest.raises(catalog.UnknownFamily, match=r"the categories are: .*sudoku"):
        spec.read("sudokus")
    with pytest.raises(catalog.UnknownFamily, match=r"its families are: .*killer"):
        spec.read("sudoku/kilelr")
    with pytest.raises(spec.BadSpec, match="cannot be read"):
        spec.read("nowhere.toml")
