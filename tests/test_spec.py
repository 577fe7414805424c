"""Plans: shares, interleaving, and sentences for wrong specs."""

from collections import Counter
from pathlib import Path

import pytest

from puzzlegen import catalog, spec
from puzzlegen.family import Level


def test_a_category_gives_its_families_their_shares() -> None:
    portions = spec.read("sudoku").portions
    counts = Counter(slot.family for slot in spec.plan(portions, 1420))
    weights = {row.name: row.weight for row in catalog.find("sudoku")}
    unit = 1420 / sum(weights.values())
    assert all(abs(counts[name] - weight * unit) <= 3 for name, weight in weights.items())


def test_levels_of_a_family_share_alike() -> None:
    slots = list(spec.plan(spec.read("template/blank").portions, 300))
    assert Counter(slot.level for slot in slots) == dict.fromkeys(Level, 100)
    assert [slot.place for slot in slots] == list(range(300))
    for level in Level:
        assert [slot.index for slot in slots if slot.level == level] == list(range(100))


def test_a_shorter_plan_is_the_beginning_of_a_longer_one() -> None:
    portions = spec.read("sudoku").portions
    assert list(spec.plan(portions, 200))[:70] == list(spec.plan(portions, 70))


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
    assert counts["sudoku/classic"] > 0
    assert counts["template/blank"] > 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('name = "x"\n[[families]]\nname = "sudoku"\ncolour = 3\n', "unknown field `colour`"),
        ('name = "x"\n[[families]]\nname = "sudoku"\nlevels = ["brutal"]\n', "Invalid enum value 'brutal'"),
        ('name = "x"\n[[families]]\nname = "sudoku"\nweight = 0\n', "must be at least 1"),
        ('name = "x"\n[[families]]\nname = "chess"\n', "no category 'chess'"),
        ('name = "x"\n', "missing required field `families`"),
        ("name = ", "Invalid value"),
        ('name = "x"\nfamilies = []\n', "no items"),
    ],
)
def test_a_bad_file_is_told_what_is_wrong(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(ValueError, match=complaint.replace("[", r"\[")):
        spec.read(str(path))


def test_unknown_names_are_told_what_there_is() -> None:
    with pytest.raises(catalog.UnknownFamily, match=r"the categories are: .*sudoku"):
        spec.read("sudokus")
    with pytest.raises(catalog.UnknownFamily, match=r"its families are: .*killer"):
        spec.read("sudoku/kilelr")
    with pytest.raises(spec.BadSpec, match="cannot be read"):
        spec.read("nowhere.toml")
