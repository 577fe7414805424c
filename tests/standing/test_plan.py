"""Next month's mix: where the best models can be told apart, what is opened, and what is only watched."""

import math
from pathlib import Path

import pytest

from puzzlegen import catalog
from puzzlegen.core.item import AnswerForm
from puzzlegen.core.stream import Stream
from puzzlegen.specs import language as spec
from puzzlegen.standing.plan import KEPT, Plan, as_toml, plan
from puzzlegen.standing.units import Cell, Unit

MONTHS = ("2026-09", "2026-10", "2026-11")
EACH = 60  # items of a family, level and month
EVERYBODY = "boards/chess_mate"  # solves it, and it has no level beyond
MOST = "logic/schedule"  # is solved, but for its easy level, which is no easier for the model
MIDDLE = "cues/gears"
DIFFICULTY = {EVERYBODY: (-5, -5, -5), MOST: (-1.4, -2.6, -2.8), MIDDLE: (-1.4, 0.2, 2.2)}  # logits, by level


def series() -> list[Unit]:
    return [
        Unit(f"{family}-{level}-{month}-{place}", Cell(family, catalog.find(family)[0].version, level), "task",
             AnswerForm.FILL_IN, 0, "en", month, "", held_back=True)
        for family in DIFFICULTY
        for level in ("easy", "medium", "hard")
        for month in MONTHS
        for place in range(EACH)
    ]  # fmt: skip


def earned(units: list[Unit], ability: float = 0.0) -> list[float | None]:
    """What a model of this ability, in logits, earns."""
    difficulty = {
        (family, level): one
        for family, all_ in DIFFICULTY.items()
        for level, one in zip(("easy", "medium", "hard"), all_, strict=True)
    }
    chance = {cell: 1 / (1 + math.exp(one - ability)) for cell, one in difficulty.items()}
    return [
        float(Stream("plan", str(ability), one.id).unit() < chance[one.cell.family, one.cell.level]) for one in units
    ]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> spec.Spec:
    path = tmp_path_factory.mktemp("plan") / "three.toml"
    tables = "".join(f'[[families]]\nname = "{name}"\nweight = 2\nsize = 1200\n' for name in DIFFICULTY)
    path.write_text(
        f'name = "three"\nlanguages = ["en", "zh"]\n[release]\ntitle = "Three \\"3\\""\nitems = 30\n{tables}'
    )
    return spec.read(str(path))


@pytest.fixture(scope="module")
def found(asked: spec.Spec) -> Plan:
    units = series()
    return plan(asked, units, ["best", "weak"], [earned(units), earned(units, -1)])


def test_items_go_where_the_best_models_can_be_told_apart(found: Plan) -> None:
    assert found.models == ("best", "weak")
    assert found.months == MONTHS
    parts = {(one.family, one.level): one for one in found.parts}
    assert sum(one.before for one in found.parts) == pytest.approx(1)
    assert sum(one.after for one in found.parts) == pytest.approx(1)
    assert all(one.after >= KEPT * one.before - 1e-9 for one in found.parts)
    telling = [one for one in found.parts if one.credit is not None and 0.3 <= one.credit <= 0.6 and not one.remark]
    assert (MIDDLE, "medium") in {(one.family, one.level) for one in telling}
    assert all(one.after > one.before for one in telling)
    rest = [one for key, one in parts.items() if one not in telling and one.remark != "opened"]
    assert all(one.after == pytest.approx(KEPT * one.before) for one in rest)


def test_extreme_opens_and_what_everybody_solves_is_watched(found: Plan) -> None:
    remarks = {(one.family, one.level): one.remark for one in found.parts if one.remark}
    assert {family for (family, _), remark in remarks.items() if remark == "opened"} == {MOST}
    assert {family for (family, _), remark in remarks.items() if remark == "watched"} == {EVERYBODY}
    assert remarks[MOST, "extreme"] == "opened"


def test_two_months_open_no_list_to_watch(asked: spec.Spec) -> None:
    units = [one for one in series() if one.born != MONTHS[0]]
    found = plan(asked, units, ["best"], [earned(units)])
    assert {one.remark for one in found.parts} == {"", "opened"}
    units = [one for one in units if one.born == MONTHS[-1]]
    assert {one.remark for one in plan(asked, units, ["best"], [earned(units)]).parts} == {""}


def test_the_plan_is_a_spec(asked: spec.Spec, found: Plan, tmp_path: Path) -> None:
    path = tmp_path / "next.toml"
    path.write_text(as_toml(found, asked))
    assert spec.mistakes(str(path)) == ()
    again = spec.read(str(path))
    assert (again.name, again.languages, again.terms) == (asked.name, asked.languages, asked.terms)
    whole = sum(one.weight for one in again.portions)
    shares = {(one.family, str(one.level)): one.weight / whole for one in again.portions}
    assert shares == pytest.approx({(one.family, one.level): one.after for one in found.parts}, abs=2e-6)
    assert {one.size for one in again.portions} == {1200}
