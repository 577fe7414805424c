"""Forms and numbers of options that are asked for: what families can give is known, told, kept and proven."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

import puzzlegen
from benchmarks import pools as benchmark
from benchmarks.resolution import drafts
from puzzlegen import catalog
from puzzlegen.answers.kinds import ASKED, FORM
from puzzlegen.catalog import pools, questions
from puzzlegen.catalog.questions import NotOffered, Question
from puzzlegen.cli import main
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import Choice, task_of
from puzzlegen.snapshots import manifest, writer
from puzzlegen.snapshots.item_options import DEFAULT_OPTIONS, ItemOptions
from puzzlegen.snapshots.pipeline import make_item
from puzzlegen.snapshots.replay import replay
from puzzlegen.snapshots.selection import loaded
from puzzlegen.snapshots.verify import verify
from puzzlegen.specs import language as spec

LEVELS = Path(__file__).parents[2] / "docs" / "levels.md"
ALONE = [row for row in catalog.ROWS if not row.needs]


def others(row: catalog.Row, level: Level) -> set[int]:
    """The numbers of options for which a family has levels of its own."""
    return {number for how in catalog.load_format(row.name).questions.values() for number in how.others_at(level)}


OTHERWISE = [
    (row.name, level, number) for row in ALONE for level in row.levels for number in sorted(others(row, level))
]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def units() -> dict[tuple[str, Level], dict[str, str]]:
    """Family and level -> task -> unit, as docs/levels.md has them."""
    found: dict[tuple[str, Level], dict[str, str]] = {}
    lines = [line for line in LEVELS.read_text("utf-8").splitlines() if line.startswith("| ")]
    for line in lines[2:]:
        family, task, unit, levels, *_ = (cell.strip() for cell in line.strip("| ").split(" | "))
        for level in levels.split(", "):
            found.setdefault((family, Level(level)), {})["" if task == "-" else task] = unit
    return found


class TestTables:
    """What pages say is what the families declare."""

    def test_tasks_and_units_are_those_of_the_page(self) -> None:
        listed = {(row.name, level): questions.at(row, level) for row in ALONE if row.listed for level in row.levels}
        assert {kind: {one.task: one.unit for one in asked} for kind, asked in listed.items()} == units()

    def test_pools_are_those_of_the_page_and_of_every_family_that_makes_its_items_alone(self) -> None:
        assert pools.table() == benchmark.sizes()
        listed = [(row.name, row.levels) for row in ALONE if row.listed]
        assert [(name, tuple(levels)) for name, levels in pools.table().items()] == listed

    def test_the_table_of_pools_is_written_again(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        table = benchmark.OUT.read_text()
        monkeypatch.setattr(benchmark, "OUT", tmp_path / "pools.json")
        benchmark.main()
        assert benchmark.OUT.read_text() == table

    @pytest.mark.parametrize("row", ALONE, ids=lambda row: str(row.name))
    def test_what_is_drawn_is_declared(self, row: catalog.Row) -> None:
        level = row.levels[len(row.name) % len(row.levels)]
        drawn = next(iter(drafts(row, level, seed=31)))
        wording = drawn.worded.wording
        found = Question(task_of(drawn.query), FORM[wording.kind], len(wording.options))
        assert found in {msgspec.structs.replace(one, unit="") for one in questions.at(row, level)}

    @pytest.mark.parametrize("row", ALONE, ids=lambda row: str(row.name))
    def test_other_numbers_are_those_of_the_generators(self, row: catalog.Row) -> None:
        family = loaded(row.name)
        assert {level: others(row, level) for level in row.levels} == {
            level: {number for number, levels in family.others.items() if level in levels} for level in row.levels
        }


@pytest.mark.parametrize(("family", "level", "number"), OTHERWISE)
def test_levels_with_other_options_are_accepted(family: str, level: Level, number: int) -> None:
    manner = ItemOptions(form="choice", options=number)
    made = [make_item(loaded(family), level, 8, index, "en", manner) for index in range(3)]
    band = loaded(family).params(level, number)
    assert band is not None
    for one in made:
        assert [option.letter for option in one.item.options] == list("ABCDEFGH"[:number])
        low, high = band.bounds_of(one.proof.query).difficulty
        assert low <= one.proof.certificate.difficulty <= high
        assert len(one.proof.certificate.refuted) == number - 1


def test_easier_levels_with_four_options_stay_easier() -> None:
    for row in ALONE:
        if not any(4 in others(row, level) for level in row.levels):
            continue
        bands = [loaded(row.name).params(level, 4 if 4 in others(row, level) else None) for level in row.levels]
        known = [band.band for band in bands if band is not None]
        assert known == sorted(known)
        assert all(low[0] < high[0] for low, high in pairwise(known)), row.name


def test_letters_of_fewer_options_are_even() -> None:
    letters: Counter[str] = Counter()
    for family in ("matrices/raven", "matrices/sequence", "matrices/logic_panels"):
        for index in range(80):
            made = make_item(loaded(family), Level.HARD, "even", index, "en", ItemOptions(form="choice", options=4))
            assert isinstance(made.key.answer, Choice)
            letters[made.key.answer.letter] += 1
    assert sorted(letters) == list("ABCD")
    assert sum((count - 60) ** 2 / 60 for count in letters.values()) < 16.3  # chi-square, 3 degrees, one in a thousand


def test_answers_without_options_count_for_no_number_of_them() -> None:
    (row,) = catalog.find("boards/queens")
    assert {one.options for one in questions.at(row, Level.EASY)} == {0, 4}
    assert questions.numbers(row, Level.EASY) == (4,)


@pytest.mark.parametrize("form", list(ASKED))
def test_a_form_is_the_only_one(form: str, tmp_path: Path) -> None:
    target = {"choice": "solids/dice", "fill_in": "solids/dice", "open": "sudoku/classic_6x6", "boxes": "boards/queens"}
    out = tmp_path / "out"
    words = ("make", target[form], "--n", 6, "--level", "easy", "--form", form, "--workers", 1, "--out", out)
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert {puzzle.item.answer_form for puzzle in puzzlegen.load(out)} == {ASKED[form]}  # type: ignore[index]
    assert verify(out) == []
    assert replay(out) == []
    again = puzzlegen.make(target[form], 6, level="easy", form=form)  # type: ignore[arg-type]
    assert {puzzle.id for puzzle in again} == {puzzle.id for puzzle in puzzlegen.load(out)}


class TestSpecs:
    TEXT = """name = "mine"
form = "choice"
options = 4
[[families]]
name = "matrices/raven"
levels = ["easy"]
[[families]]
name = "counting/board_squares"
levels = ["easy"]
form = "fill_in"
"""

    def write(self, folder: Path, text: str = TEXT) -> str:
        (folder / "mine.toml").write_text(text)
        return str(folder / "mine.toml")

    def test_each_share_has_its_form(self, tmp_path: Path) -> None:
        target = self.write(tmp_path)
        request = writer.request_for(spec.read(target), target, 8, 3)
        writer.write_snapshot(request, tmp_path / "out")
        shapes = {
            (puzzle.item.kind, puzzle.item.answer_form, len(puzzle.options))
            for puzzle in puzzlegen.load(tmp_path / "out")
        }
        assert shapes == {("matrices/raven", "choice", 4), ("counting/board_squares", "fill_in", 0)}
        assert verify(tmp_path / "out") == []
        assert replay(tmp_path / "out") == []
        data = puzzlegen.Dataset(target, 8, 3)
        assert {(one.item.kind, len(one.options)) for one in data} == {(kind, count) for kind, _, count in shapes}
        assert len(puzzlegen.Dataset(target, 1, 3, options=8)[0].options) == 8

    def test_other_items_than_were_asked_for_are_no_proof(self, tmp_path: Path) -> None:
        request = writer.request_for(spec.read("matrices/raven", Level.EASY), "matrices/raven", 2, 3)
        there = writer.write_snapshot(request, tmp_path / "out")
        share = msgspec.structs.replace(request.shares[0], options=4)
        content = msgspec.structs.replace(there.content, request=msgspec.structs.replace(request, shares=(share,)))
        found = msgspec.structs.replace(there, content=content, root=manifest.root_of(content))
        manifest.write(tmp_path / "out", found)
        told = " ".join(map(str, verify(tmp_path / "out")))
        assert "its form or its number of options is not what was requested" in told
        assert "other difficulties" in told

    @pytest.mark.parametrize(
        ("wrong", "complaint"),
        [
            ('form = "boxed"', 'form must be choice, fill_in, open or boxes, not "boxed" (did you mean "boxes"?)'),
            ("options = 1", "options must be a whole number from 2 to 26, not 1"),
        ],
    )
    def test_mistakes_are_told(self, wrong: str, complaint: str, tmp_path: Path) -> None:
        key = wrong.partition(" ")[0]
        lines = [wrong if line.startswith(f"{key} =") else line for line in self.TEXT.splitlines()]
        result = run("make", self.write(tmp_path, "\n".join(lines)), "--n", 1, "--out", tmp_path / "out")
        assert (result.exit_code, complaint in result.output) == (2, True), result.output

    @pytest.mark.parametrize("name", ["mmiq", "visualpuzzles"])
    def test_benchmarks_with_four_options_throughout(self, name: str) -> None:
        found = spec.read(name)
        assert {(one.form, one.options) for one in found.portions} == {("choice", 4)}
        writer.request_for(found, name, 1, 1)


class TestWhatCannotBeGiven:
    @pytest.mark.parametrize(
        ("words", "complaint"),
        [
            (("boards/queens", "--form", "open"), "its forms there are: choice, fill_in, boxes"),
            (("counting/shape_count", "--form", "choice"), "counting/shape_count has no questions of the form choice"),
            (("matrices/raven", "--options", "5"), "has no questions with 5 options at level easy, but with 4 or 8"),
            (
                ("boards/go_life_death", "--form", "choice", "--options", "4"),
                "4 options at level easy, but with 3",
            ),
            (("solids/rotation", "--form", "boxes", "--options", "5"), "at level easy, but with 4"),
            (("counting", "--form", "open"), "has no questions of the form open"),
            (("matrices/symmetry", "--options", "1"), "is not in the range 2<=x<=26"),
        ],
    )
    def test_is_told_by_name_before_work_begins(self, words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
        result = run("make", *words, "--n", 1, "--out", tmp_path / "out")
        assert (result.exit_code, complaint in " ".join(result.output.split())) == (2, True), result.output
        assert not any(tmp_path.iterdir())

    def test_of_a_category_the_others_are_made(self) -> None:
        found = spec.read("counting", Level.EASY, form="choice", options=4)
        assert [one.partition(" has")[0] for one in found.left_out] == ["counting/shape_count"]
        assert "counting/shape_count" not in {one.family for one in found.portions}

    def test_levels_that_lack_the_same_are_told_in_one_sentence(self, tmp_path: Path) -> None:
        told = run("make", "mmiq", "--n", 2, "--out", tmp_path / "out").stderr.splitlines()
        assert [line for line in told if line.startswith("Left out")] == [
            "Left out: counting/board_squares has no questions of the form choice at level hard; its forms there are: "
            "fill_in.",
            "Left out: counting/shape_count has no questions of the form choice at levels easy, medium, hard; its "
            "forms there are: fill_in.",
            "Left out: solids/block_stack has no questions of the form choice at level hard; its forms there are: "
            "fill_in.",
        ]

    def test_in_python(self) -> None:
        wrong: Any = "essay"
        with pytest.raises(WrongUsage, match="the forms are: choice, fill_in, open, boxes"):
            puzzlegen.make("sudoku", 1, form=wrong)
        with pytest.raises(NotOffered, match="but with 4 or 8"):
            puzzlegen.Dataset("matrices/raven", 1, options=6)


def test_the_manifest_says_what_was_asked(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run("make", "matrices/raven", "--n", 1, "--level", "easy", "--options", 4, "--workers", 1, "--out", out)
    (share,) = json.loads((out / "manifest.json").read_text())["content"]["request"]["shares"]
    assert share["options"] == 4
    assert ItemOptions() == DEFAULT_OPTIONS
