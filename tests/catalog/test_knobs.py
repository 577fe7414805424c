"""Knobs: what may be set by hand is named, checked, kept in the manifest and proven; levels beyond the usual ones."""

import json
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from click.testing import CliRunner, Result

import puzzlegen
from puzzlegen import catalog
from puzzlegen.catalog.knobs import DIFFICULTY, Setting, UnknownKnob, apply_settings, described, read, shown
from puzzlegen.catalog.labels import Labels
from puzzlegen.cli import main
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import USUAL_LEVELS, Knob, Level, Params
from puzzlegen.releases.renewal import renew
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.selection import loaded
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec
from puzzlegen.specs.language import Portion, Spec, Terms

FAMILY = "counting/tangle"


class Example(Params, frozen=True, kw_only=True):
    """One knob of each type, and a parameter that is none."""

    sides: Annotated[tuple[int, int], Knob("longer", 3, 12)] = (4, 5)
    share: Annotated[float, Knob("denser", 0, 1)] = 0.5
    moves: Annotated[int, Knob("deeper", 1, 4)] = 2
    turned: Annotated[bool, Knob("harder to compare")] = False
    logic: Annotated[Literal["singles", "pairs"], Knob("more to look for")] = "singles"
    rules: Annotated[tuple[Literal["and", "or", "xor"], ...], Knob("more rules to think of")] = ("and",)
    sizes: Annotated[tuple[int, ...], Knob("larger", 5, 19)] = (9,)
    unseen: Annotated[tuple[int, int] | None, Knob("more to infer", 0, 9)] = None
    budget: int = 100


PLAIN = Example(band=(5, 9), bands={"line": (1, 2)})


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


class TestValues:
    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("sides=8", 8),
            ("sides=8-10", (8, 10)),
            ("share = 0.25", 0.25),
            ("share=0.2-0.5", (0.2, 0.5)),
            ("sizes=9,13,19", (9, 13, 19)),
            ("turned=yes", True),
            ("turned=no", False),
            ("logic=pairs", "pairs"),
            ("rules=and,xor", ("and", "xor")),
            ("scopes=row-column", "row-column"),
        ],
    )
    def test_are_read_from_words(self, text: str, value: Setting) -> None:
        name = text.partition("=")[0].strip()
        assert read(text) == (name, value)
        assert read(f"{name}={shown(value)}") == (name, value)

    @pytest.mark.parametrize("text", ["sides", "=8", "sides=", ""])
    def test_that_are_none_get_a_sentence(self, text: str) -> None:
        with pytest.raises(UnknownKnob, match="is not NAME=VALUE"):
            read(text)


class TestSettings:
    @pytest.mark.parametrize(
        ("name", "setting", "value"),
        [
            ("sides", (8, 10), (8, 10)),
            ("sides", 8, (8, 8)),
            ("share", 1, 1.0),
            ("moves", 4, 4),
            ("turned", True, True),
            ("logic", "pairs", "pairs"),
            ("rules", "xor", ("xor",)),
            ("rules", ("or", "xor"), ("or", "xor")),
            ("sizes", 13, (13,)),
            ("sizes", (9, 13, 19), (9, 13, 19)),
            ("unseen", (0, 3), (0, 3)),
        ],
    )
    def test_replace_a_parameter_and_open_the_bands(self, name: str, setting: Setting, value: object) -> None:
        params = apply_settings("a/b", PLAIN, {name: setting})
        assert getattr(params, name) == value
        assert params.band == (0, 1e9)
        assert params.bands == {"line": (0, 1e9)}

    @pytest.mark.parametrize(
        ("name", "setting", "allowed"),
        [
            ("sides", 2, "a number or a range within 3-12, and not 2"),
            ("sides", (4, 13), "a number or a range within 3-12, and not 4-13"),
            ("sides", (8, 6), "and not 8-6"),
            ("sides", (4, 5, 6), "and not 4,5,6"),
            ("sides", True, "and not yes"),
            ("sides", "many", "and not many"),
            ("share", 1.5, "a number from 0 to 1"),
            ("share", float("nan"), "a number from 0 to 1"),
            ("moves", 2.5, "a whole number from 1 to 4"),
            ("moves", (1, 2), "a whole number from 1 to 4"),
            ("turned", 1, "yes or no"),
            ("logic", "search", "one of singles, pairs"),
            ("rules", "nand", "one or more of and, or, xor, separated by commas"),
            ("rules", (), "one or more of and, or, xor"),
            ("sizes", 21, "one or more whole numbers from 5 to 19"),
            ("unseen", 10, "a number or a range within 0-9"),
        ],
    )
    def test_that_are_not_allowed_say_what_is(self, name: str, setting: Setting, allowed: str) -> None:
        with pytest.raises(UnknownKnob) as told:
            apply_settings("a/b", PLAIN, {name: setting})
        assert str(told.value).startswith(f"{name} of a/b is ")
        assert allowed in str(told.value)

    def test_only_knobs_can_be_set(self) -> None:
        for name in ("budget", "band", "bands", "nothing"):
            with pytest.raises(UnknownKnob, match=f"a/b has no knob {name}; its knobs are: sides, share, "):
                apply_settings("a/b", PLAIN, {name: 3})

    def test_the_difficulty_is_a_knob_of_every_family(self) -> None:
        assert apply_settings("a/b", PLAIN, {DIFFICULTY: (7, 8)}) == msgspec.structs.replace(PLAIN, band=(7.0, 8.0))
        both = apply_settings("a/b", PLAIN, {"moves": 3, DIFFICULTY: (7, 8)})
        assert both.band == (7, 8)

    def test_nothing_set_changes_nothing(self) -> None:
        assert apply_settings("a/b", PLAIN, {}) is PLAIN


class TestEveryFamily:
    @pytest.mark.parametrize("row", [row for row in catalog.ROWS if not row.extra], ids=lambda row: str(row.name))
    def test_takes_the_values_of_its_own_levels(self, row: catalog.Row) -> None:
        levels = loaded(row.name).levels
        for name, knob in described(levels).items():
            assert knob.effect
            assert knob.allowed
            for level, value in knob.levels.items():
                if value is not None:
                    assert getattr(apply_settings(row.name, levels[Level(level)], {name: value}), name, value) == value


class TestMaking:
    def test_a_snapshot_keeps_its_settings_and_is_proven_and_made_again(self, tmp_path: Path) -> None:
        done = run("make", FAMILY, "--n", 4, "--level", "hard", "--set", "sides=11-12", "--out", tmp_path / "a")
        assert done.exit_code == 0, done.output
        there = json.loads((tmp_path / "a" / "manifest.json").read_bytes())
        (share,) = there["content"]["request"]["shares"]
        assert share["settings"] == {"sides": [11, 12]}
        statements = [json.loads(line)["statement"] for line in (tmp_path / "a" / "proofs.jsonl").open("rb")]
        assert all(len(one["tiles"]) in (11, 12) for one in statements)
        assert verify(tmp_path / "a") == []
        assert replay(tmp_path / "a") == []

    def test_other_difficulties_than_the_settings_accept_are_a_fault(self, tmp_path: Path) -> None:
        run("make", FAMILY, "--n", 2, "--level", "easy", "--set", "difficulty=5-40", "--out", tmp_path / "a")
        path = tmp_path / "a" / "manifest.json"
        there = json.loads(path.read_bytes())
        there["content"]["request"]["shares"][0]["settings"] = {"difficulty": [5, 50]}
        path.write_text(json.dumps(there))
        assert any("other difficulties" in problem.complaint for problem in verify(tmp_path / "a"))

    def test_settings_that_no_family_has_are_a_fault(self, tmp_path: Path) -> None:
        run("make", FAMILY, "--n", 2, "--level", "easy", "--set", "difficulty=5-40", "--out", tmp_path / "a")
        path = tmp_path / "a" / "manifest.json"
        there = json.loads(path.read_bytes())
        there["content"]["request"]["shares"][0]["settings"] = {"wings": 2}
        path.write_text(json.dumps(there))
        assert any("other difficulties" in problem.complaint for problem in verify(tmp_path / "a"))

    def test_a_category_leaves_out_the_families_without_the_knob_by_name(self, tmp_path: Path) -> None:
        done = run("make", "counting", "--n", 2, "--set", "ropes=3-4", "--out", tmp_path / "a")
        assert done.exit_code == 0
        assert "Left out: counting/maze_regions has no knob ropes" in done.output
        lines = (tmp_path / "a" / "items.jsonl").read_text(encoding="utf-8").splitlines()
        assert {json.loads(line)["family"] for line in lines} == {"tangle"}

    def test_what_is_not_allowed_gets_a_sentence(self, tmp_path: Path) -> None:
        for wrong, sentence in (
            ("sides=99", "sides of counting/tangle is a number or a range within 3-14, and not 99."),
            ("wings=2", "counting/tangle has no knob wings; its knobs are: sides, ropes, over, entwined, difficulty."),
            ("sides", "'sides' is not NAME=VALUE"),
        ):
            done = run("make", FAMILY, "--n", 2, "--set", wrong, "--out", tmp_path / "a")
            assert done.exit_code == 2
            assert sentence in done.output

    def test_the_list_names_the_knobs_of_a_family(self) -> None:
        told = run("list", FAMILY).output
        assert "sides: a number or a range within 3-14" in told
        (entry,) = json.loads(run("list", FAMILY, "--json").stdout)
        assert entry["set"]["sides"]["levels"] == {
            "easy": [4, 5],
            "medium": [6, 7],
            "hard": [8, 10],
            "extreme": [12, 14],
        }


class TestPython:
    def test_a_dataset_has_the_puzzles_of_the_command(self, tmp_path: Path) -> None:
        run("make", FAMILY, "--n", 2, "--level", "easy", "--set", "sides=3", "--out", tmp_path / "a")
        made = puzzlegen.Dataset(FAMILY, 2, level="easy", knobs={"sides": 3})  # in the order of making, and not of ids
        assert sorted(one.id for one in made) == [one.id for one in puzzlegen.load(tmp_path / "a")]
        assert [one.id for one in puzzlegen.make(FAMILY, 2, level="easy", knobs={"sides": (3, 3)})] == [
            one.id for one in made
        ]

    def test_what_is_not_allowed_is_told_at_once(self) -> None:
        with pytest.raises(WrongUsage, match="has no knob wings"):
            puzzlegen.Dataset(FAMILY, 2, knobs={"wings": 2})


class TestSpecs:
    def test_a_table_sets_knobs(self, tmp_path: Path) -> None:
        file = tmp_path / "a.toml"
        file.write_text(f'name = "a"\n[[families]]\nname = "{FAMILY}"\nset = {{sides = [4, 5], ropes = 3}}\n')
        portions = spec.read(str(file)).portions
        assert [portion.settings for portion in portions] == [{"sides": (4, 5), "ropes": 3}] * 3
        assert spec.read(str(file), settings={"ropes": 4}).portions[0].settings == {"sides": (4, 5), "ropes": 4}

    def test_a_knob_that_is_wrong_is_told_with_its_line(self, tmp_path: Path) -> None:
        file = tmp_path / "a.toml"
        file.write_text(f'name = "a"\n[[families]]\nname = "{FAMILY}"\nset = {{wings = 4}}\n')
        (mistake,) = spec.mistakes(str(file))
        assert (mistake.line, mistake.message.partition(";")[0]) == (4, f"{FAMILY} has no knob wings")

    @pytest.mark.parametrize("value", ["{}", "{sides = []}", "{sides = {low = 4}}", "3"])
    def test_what_is_no_table_of_knobs_is_told(self, tmp_path: Path, value: str) -> None:
        file = tmp_path / "a.toml"
        file.write_text(f'name = "a"\n[[families]]\nname = "{FAMILY}"\nset = {value}\n')
        assert "families.set" in spec.mistakes(str(file))[0].message

    def test_a_release_asks_its_new_items_as_the_spec_does(self) -> None:
        portion = Portion(FAMILY, Level.HARD, 3, "choice", 4, {"sides": 9})
        wanted = renew(
            Spec("a", (portion,)), Terms(title="A", items=5), live=(), retracted=(), monthly=True, standings={}
        ).wanted
        assert wanted == (msgspec.structs.replace(portion, weight=5),)


class TestLevels:
    ROW = catalog.Row(
        category="a",
        family="b",
        labels=Labels(),
        summary="",
        levels=(*USUAL_LEVELS, Level.EXTREME),
    )

    def test_beyond_the_usual_ones_are_made_only_where_they_are_asked_for(self) -> None:
        share = spec._Share("a/b")
        assert share.offered(self.ROW, None) == list(USUAL_LEVELS)
        assert share.offered(self.ROW, Level.EXTREME) == [Level.EXTREME]
        named = spec._Share("a/b", levels=(Level.HARD, Level.EXTREME))
        assert named.offered(self.ROW, None) == [Level.HARD, Level.EXTREME]
        assert named.offered(self.ROW, Level.EASY) == []

    def test_a_family_without_one_says_which_it_has(self) -> None:
        with pytest.raises(WrongUsage, match="easy, medium, hard"):
            spec.read("template/blank", Level.EXTREME)
