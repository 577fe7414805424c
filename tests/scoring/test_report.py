"""What a report says: intervals, averages, breakdowns, ranks, comparisons, habits; its tables for spreadsheets."""

import csv
import io
import json
import math
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from puzzlegen.answers.endings import Ending
from puzzlegen.core.item import Choice
from puzzlegen.core.stream import Stream
from puzzlegen.scoring import breakdowns, intervals, people, reading, report, tables
from puzzlegen.scoring.breakdowns import ALL, CAPABILITY, DIFFICULTY, FIFTHS, RELATIVE, VISREASON
from puzzlegen.scoring.grading import Fate
from puzzlegen.scoring.reading import BadPredictions, Benchmark, Entry, Said
from tests.scoring.test_scoring_corpus import asked
from tests.support.release_cases import FAMILIES
from tests.support.report_cases import entry, file, graded, group, reported, said, sevens, some, toys


class TestIntervals:
    def test_wilson(self) -> None:
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I
        assert intervals.wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
        assert intervals.wilson(15 / 148, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
        assert intervals.wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
        assert intervals.wilson(1 / 29, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)

    @pytest.mark.parametrize("values", [[0, 1, 1, 0, 1], [-1.0, 0.5, 0, 1], [0.25, 0, 0, -1, 1, 1]])
    def test_the_bootstrap_draws_what_all_resamples_say(self, values: list[float]) -> None:
        """Against every one of the n**n resamples: the interval's ends have the right share of them beyond."""
        means = [sum(resample) / len(values) for resample in product(values, repeat=len(values))]
        low, high = intervals.bootstrap(values, Stream("test"), replicates=20_000)
        for share, below, above in ((0.025, 1e-9, low), (0.975, 1e-9, high)):
            under = sum(mean < above - below for mean in means) / len(means)
            upto = sum(mean <= above + below for mean in means) / len(means)
            assert under - 0.004 <= share <= upto + 0.004
        assert intervals.bootstrap(values, Stream("test")) == intervals.bootstrap(values, Stream("test"))
        assert intervals.bootstrap([0.5] * 7, Stream("test")) == (0.5, 0.5)

    def test_differences_that_are_all_alike_are_not_certain(self) -> None:
        unseen = intervals.wilson(0, 10)[1]
        assert intervals.of_differences([1.0] * 10) == pytest.approx((1 - 2 * unseen, 1))
        assert intervals.of_differences([0.0] * 10) == pytest.approx((-unseen, unseen))
        assert intervals.of_differences([0.0] * 9) is None

    def test_few_items_have_no_interval_and_equal_credits_have_a_wide_one(self) -> None:
        columns = np.array([[1.0, 0.5, np.nan], *[[0.0, 0.5, 0.25]] * 9])
        first, second, third = intervals.of_means(columns, "x")
        assert first == intervals.wilson(0.1, 10)
        assert second == intervals.wilson(0.5, 10)
        assert third is None  # nine items

    def test_intervals_of_parts_cover_the_truth(self) -> None:
        """Coverage of the bootstrap of boxes, and of the mean over categories, within what 200 trials can tell."""
        rng = np.random.default_rng(3)
        covered = {"parts": 0, "macro": 0}
        for trial in range(200):
            boxes = rng.choice([0, 1 / 3, 2 / 3, 1], size=(60, 1), p=[0.4, 0.2, 0.1, 0.3])
            (interval,) = intervals.of_means(boxes, str(trial))
            assert interval is not None
            covered["parts"] += interval[0] <= 1 / 15 + 1 / 15 + 0.3 <= interval[1]
            shares = (0.05, 0.4, 0.9)
            means = [rng.binomial(40, share) / 40 for share in shares]
            low, high = intervals.sum_of(means, [intervals.wilson(mean, 40) for mean in means])
            covered["macro"] += low <= sum(shares) <= high
        assert 0.9 <= covered["parts"] / 200 <= 0.985
        assert 0.9 <= covered["macro"] / 200 <= 0.99

    def test_mcnemar_is_the_binomial_test(self) -> None:
        assert intervals.mcnemar(0, 0) == 1
        assert intervals.mcnemar(0, 6) == pytest.approx(2 / 64)
        assert intervals.mcnemar(2, 8) == pytest.approx(2 * (1 + 10 + 45) / 1024)
        assert intervals.mcnemar(5, 5) == 1
        assert intervals.mcnemar(400, 700) == intervals.mcnemar(700, 400) < 1e-18

    def test_gains_in_parts_are_held_against_their_error(self) -> None:
        assert intervals.no_gain([0.5] * 9) is None
        assert intervals.no_gain([0.0] * 10) == 1
        assert intervals.no_gain([0.5] * 10) == 0
        gains = [0.5, -0.5] * 8 + [0.5] * 4
        mean, spread = 0.1, math.sqrt((20 * 0.25 - 20 * 0.01) / 19)
        assert intervals.no_gain(gains) == pytest.approx(math.erfc(mean / spread * math.sqrt(20 / 2)))

    def test_holm(self) -> None:
        assert intervals.holm([0.01, None, 0.04, 0.03, 0.005]) == pytest.approx([0.03, None, 0.06, 0.06, 0.02])
        assert intervals.holm([0.9, 0.8]) == [1.0, 1.0]
        assert intervals.holm([]) == []

    def test_ranks_of_equals_span_one_another(self) -> None:
        right = np.arange(100) % 2
        columns = np.column_stack([right, 1 - right, np.zeros(100)]).astype(float)
        assert intervals.of_ranks(columns) == [(1, 2), (1, 2), (3, 3)]
        assert intervals.of_ranks(np.column_stack([right, right]).astype(float)) == [(1, 1), (1, 1)]
        assert intervals.of_ranks(columns[:9]) is None


class TestGroups:
    def test_keys_are_right_in_every_form_and_nonsense_is_not(self) -> None:
        benchmark = toys()
        right = {one.item.id: said(one.key) for one in benchmark.entries}
        found = reported(benchmark, right, dict.fromkeys(right, "Nobody knows."), dict.fromkeys(right, None))
        assert {one.credit for one in found.sheets[0].groups} == {1.0}
        assert {one.credit for one in found.sheets[1].groups} == {0.0}
        assert {one.missing for one in found.sheets[2].groups} == {one.items for one in found.sheets[2].groups}
        assert {one.name for one in found.sheets[0].groups if one.dimension == "family"} == {
            f"toys/{family}" for family in FAMILIES
        }

    def test_groups_count_their_items(self) -> None:
        benchmark = toys()
        right = {one.item.id: said(one.key) if one.item.family == "digit" else None for one in benchmark.entries}
        found = reported(benchmark, right | dict.fromkeys(["x", "y"], "7"))
        whole = found.sheets[0].whole
        assert (whole.items, whole.asked, whole.right, whole.missing) == (180, 180, 20, 160)
        assert whole.credit == pytest.approx(1 / 9)
        assert found.sheets[0].unknown == 2
        assert group(found, "family", "toys/digit").credit == 1
        assert group(found, "answer form", "fill in").chance == 0
        assert group(found, "family", "toys/figures").chance == pytest.approx(1 / 8)
        assert group(found, "number of options", "8").items == 20
        assert group(found, "options", "drawn").items == 40
        crossed = (breakdowns.CATEGORY_LEVEL, breakdowns.FORM_LEVEL)
        for dimension in ("level", "answer form", "family", DIFFICULTY, *crossed):
            assert sum(one.items for one in found.sheets[0].groups if one.dimension == dimension) == 180
        assert {one.name for one in found.sheets[0].groups if one.dimension == crossed[0]} == {
            "toys, easy",
            "toys, medium",
            "toys, hard",
        }
        difficulties = [one.name for one in found.sheets[0].groups if one.dimension == DIFFICULTY]
        assert difficulties[0] == "steps 1 to 2"
        assert 2 <= len(difficulties) <= 4
        levels = [one.name for one in found.sheets[0].groups if one.dimension == "level"]
        assert levels == ["easy", "medium", "hard"]

    def test_difficulties_are_told_in_parts_that_say_something(self) -> None:
        (toy,) = toys(1).entries

        def parts(**difficulties: list[float]) -> list[tuple[str, int]]:
            entries = [
                msgspec.structs.replace(toy, unit=unit, difficulty=difficulty)
                for unit, values in difficulties.items()
                for difficulty in values
            ]
            found = reported(Benchmark("many", tuple(entries), frozenset()), {toy.item.id: "7"})
            return [(one.name, one.items) for one in found.sheets[0].groups if one.dimension == DIFFICULTY]

        assert parts(looks=[float(value) for value in range(19)]) == []
        assert parts(looks=[float(value) for value in range(20)]) == [("looks 0 to 9", 10), ("looks 10 to 19", 10)]
        assert parts(looks=[float(value) for value in range(1000)]) == [
            *(("looks 0 to 249", 250), ("looks 250 to 499", 250)),
            *(("looks 500 to 749", 250), ("looks 750 to 999", 250)),
        ]
        assert parts(tier=[1.0] * 10 + [2.0] * 10 + [3.0] * 9) == [("tier 1", 10), ("tier 2 to 3", 19)]
        assert parts(tier=[1.0] * 3 + [2.0] * 7 + [3.0] * 12, one=[5.0] * 50) == [("tier 1 to 2", 10), ("tier 3", 12)]

    def test_difficulties_are_compared_within_a_family_only(self) -> None:
        hard = [entry(f"a{n}", "hard", (), difficulty=100.0 + n) for n in range(20)]
        easy = [entry(f"b{n}", "easy", (), difficulty=float(n // 10)) for n in range(20)]
        few = [entry(f"c{n}", "few", (), difficulty=float(n)) for n in range(9)]
        same = [entry(f"d{n}", "same", ()) for n in range(30)]
        benchmark = Benchmark("b", (*hard, *easy, *few, *same), frozenset())
        found = {
            one.name: one.items
            for one in reported(benchmark, {"a0": "7"}).sheets[0].groups
            if one.dimension == RELATIVE
        }
        assert found == {FIFTHS[0]: 4, FIFTHS[1]: 14, FIFTHS[2]: 4, FIFTHS[3]: 14, FIFTHS[4]: 4}

    def test_a_capability_is_the_mean_over_the_categories_that_need_it(self) -> None:
        entries = [
            entry("a", "net", ("LU", "RR"), "Sudoku"),
            *(entry(f"b{n}", "board", ("LU",)) for n in range(4)),
        ]
        benchmark = Benchmark("two", tuple(entries), frozenset())
        found = reported(benchmark, {"a": "7", "b0": "7", "b1": "8", "b2": None, "b3": None})
        assert group(found, ALL, ALL).credit == pytest.approx(2 / 5)
        assert group(found, CAPABILITY, "LU").credit == pytest.approx((1 + 1 / 4) / 2)
        assert found.sheets[0].macro == pytest.approx((1 + 1 / 4) / 2)
        assert group(found, CAPABILITY, "LU").low is None  # fewer than ten items
        assert group(found, CAPABILITY, "RR").credit == 1
        assert group(found, VISREASON, "Sudoku").humans == people.VISREASON.parts["Sudoku"].accuracy == 0.456
        assert group(found, ALL, ALL).humans is None

    def test_the_macro_average_has_the_interval_of_its_parts(self) -> None:
        entries = [entry(f"{name}{n}", name, ()) for name in "ab" for n in range(20)]
        right = {one.item.id: "7" if one.item.id[0] == "a" else "8" for one in entries}
        (sheet,) = reported(Benchmark("two", tuple(entries), frozenset()), right).sheets
        assert sheet.macro == 0.5
        low, high = intervals.wilson(1, 20)[0], intervals.wilson(0, 20)[1]
        assert sheet.macro_low == pytest.approx(0.5 - (1 - low) / 2)
        assert sheet.macro_high == pytest.approx(0.5 + high / 2)

    def test_sets_of_letters_have_their_own_chance(self) -> None:
        item, key = asked(Choice("AC"), (), dict.fromkeys("ABCD"))
        found = reported(Benchmark("sets", (Entry(item, key, 1.0, "steps"),), frozenset()), {"a": "C, A"})
        assert found.sheets[0].whole.chance == pytest.approx(1 / 15)


class TestFates:
    def test_every_way_to_give_no_answer_is_told_apart(self) -> None:
        responses = some(40, range(10)) | {
            "a10": Said("I was about to", "length"),
            "a11": Said("I was about to", "max_tokens"),
            "a12": Said("I'm sorry, but I can't help with that.", "stop"),
            "a13": Said(None, "content_filter"),
            "a14": Said("抱歉，我无法回答。", "stop"),
            "a15": None,
            "a16": "Nobody knows.",
            "a17": Said("so 7 and", "length"),
        }
        del responses["a18"]
        (one,) = graded(sevens(40), responses)
        fates = [marks[0].fate for marks in one.marks]
        assert fates[10:19] == [
            *(Fate.TRUNCATED, Fate.TRUNCATED, Fate.REFUSED, Fate.FILTERED, Fate.REFUSED),
            *(Fate.MISSING, Fate.UNPARSED, Fate.TRUNCATED, Fate.MISSING),
        ]
        whole = reported(sevens(40), responses).sheets[0].whole
        assert (whole.right, whole.wrong, whole.unparsed, whole.refused, whole.truncated) == (10, 21, 7, 3, 3)
        assert (whole.missing, whole.asked) == (2, 40)

    def test_an_ending_that_was_noted_counts_without_a_response(self) -> None:
        responses = {"a0": "Answer: 7", "a1": Said(None, ended="refused"), "a2": Said(None)}
        (one,) = graded(sevens(3), responses)
        assert {ending: count for ending, count in one.endings.items() if count} == {
            Ending.ANSWERED: 1,
            Ending.REFUSED: 1,
        }

    def test_a_file_that_covers_a_part_is_scored_on_it_and_not_ranked(self) -> None:
        benchmark = Benchmark(
            "b", (*sevens(20).entries, *(entry(f"b{n}", "other", ()) for n in range(20))), frozenset()
        )
        whole = some(20, range(5)) | {f"b{n}": "8" for n in range(20)}
        found = reported(benchmark, some(20, range(15)), whole)
        part, full = found.sheets
        assert (part.whole.credit, part.whole.asked, part.not_asked, part.rank, part.macro) == (
            0.75,
            20,
            20,
            None,
            None,
        )
        assert part.whole.low == intervals.wilson(0.75, 20)[0]
        assert group(found, "category", "other").credit is None
        assert (full.rank, full.not_asked, full.whole.credit) == (1, 0, 0.125)
        assert [sheet.name for sheet in found.ranking] == ["model1", "model0"]

    def test_a_run_with_notes_was_asked_everything(self) -> None:
        noted = msgspec.structs.replace(file("m", some(4, range(4))), noted=True)
        (sheet,) = reported(sevens(40), noted).sheets
        assert (sheet.whole.credit, sheet.whole.missing, sheet.not_asked, sheet.rank) == (0.1, 36, 0, 1)

    def test_who_drops_items_is_not_better_for_it(self) -> None:
        dropped = {name: text for name, text in some(100, range(60)).items() if text == "7" or int(name[1:]) < 95}
        (sheet,) = reported(sevens(100), dropped).sheets
        assert (sheet.whole.credit, sheet.whole.missing, sheet.rank) == (0.6, 5, 1)


class TestComparisons:
    def test_only_a_named_file_is_compared_with(self) -> None:
        benchmark = toys(90)
        right = {one.item.id: said(one.key) for one in benchmark.entries}
        half = {name: text if place % 2 else "?" for place, (name, text) in enumerate(right.items())}
        assert reported(benchmark, half, right).differences == ()
        found = reported(benchmark, half, right, half, against="model0")
        assert [(one.first, one.second) for one in found.differences] == [("model0", "model1"), ("model0", "model2")]
        first, second = found.differences
        assert (first.items, first.difference) == (90, 0.5)
        assert first.low is not None
        assert first.high is not None
        assert 0.35 < first.low < 0.5 < first.high < 0.65
        assert first.p == pytest.approx(2 * 0.5**45)
        assert first.adjusted == pytest.approx(4 * 0.5**45)
        assert (second.difference, second.p, second.adjusted) == (0, 1, 1)
        assert (second.low, second.high) == pytest.approx((-0.0409, 0.0409), abs=1e-4)  # none of 90, yet not never
        backwards = dict(reversed(half.items()))
        assert reported(benchmark, backwards, right, half, against="model0") == found

    def test_names_are_checked(self) -> None:
        report.require_names(["a", "b"], "b", {"a": (1, 2)})
        with pytest.raises(BadPredictions, match="--against names c; the files are a, b"):
            report.require_names(["a", "b"], "c", {})
        with pytest.raises(BadPredictions, match="--prices names d"):
            report.require_names(["a", "b"], "", {"d": (1, 2)})

    def test_modes_of_one_model_stand_side_by_side(self) -> None:
        shown = file("m", some(40, range(30)), "image", "m")
        blind = file("m-no-image", some(20, range(5)), "no-image", "m")
        found = reported(sevens(40), blind, shown, file("other", some(40, range(9))))
        image, none = found.modes
        assert (image.model, image.mode, image.credit, image.gain) == ("m", "image", 0.75, None)
        assert (none.mode, none.items, none.credit, none.gain) == ("no-image", 20, 0.25, -0.75)
        assert none.gain_low is not None
        assert none.gain_low < -0.75 < (none.gain_high or 0)
        assert [sheet.rank for sheet in found.sheets] == [None, 1, 2]
        told = file("m-caption", some(20, range(5)), "caption", "m")
        assert [one.mode for one in reported(sevens(40), told, shown).modes] == ["image", "caption"]

    def test_agreement(self) -> None:
        one = {"a0": "7", "a1": "7", "a2": "8", "a3": "8", "a4": "9"}
        two = {"a0": "7", "a1": "8", "a2": "8", "a3": "9", "a4": "?"}
        (found,) = reported(sevens(5), one, two).agreements
        assert found.kappa == pytest.approx((4 / 5 - 14 / 25) / (1 - 14 / 25))
        assert (found.items, found.both_wrong, found.same_error) == (5, 2, 0.5)
        (alike,) = reported(sevens(5), some(5, range(5)), some(5, range(5))).agreements
        assert (alike.kappa, alike.same_error) == (None, None)


class TestHabits:
    def test_samples(self) -> None:
        responses = {"a0": ["7", "7", "8", "8"], "a1": ["8", "8", "8", "7"], "a2": ["?", "?", "7", "?"], "a3": ["7"]}
        found = reported(sevens(4), responses)
        (samples,) = found.samples
        assert (samples.items, samples.samples) == (3, 4)
        assert samples.pass_at[1] == pytest.approx((2 + 1 + 1) / 12)
        assert samples.pass_at[2] == pytest.approx((5 / 6 + 1 / 2 + 1 / 2) / 3)
        assert samples.pass_at[4] == 1
        assert samples.majority == pytest.approx((0.5 + 0 + 1) / 3)
        assert samples.consistency == pytest.approx((4 / 12 + 6 / 12 + 0) / 3)
        assert found.sheets[0].whole.credit == pytest.approx((0.5 + 0.25 + 0.25 + 1) / 4)
        assert found.sheets[0].whole.right == 5

    def test_letters(self) -> None:
        entries = []
        for number, letter in enumerate("AABC"):
            item, key = asked(Choice(letter), (), dict.fromkeys("ABC"))
            item, key = (msgspec.structs.replace(one, id=f"a{number}") for one in (item, key))
            entries.append(Entry(item, key, 1.0, "steps"))
        found = reported(
            Benchmark("letters", tuple(entries), frozenset()), {"a0": "A", "a1": "B", "a2": "A", "a3": "?"}
        )
        counts = {(one.key, one.said): one.count for one in found.letters if one.count}
        assert counts == {("A", "A"): 1, ("A", "B"): 1, ("B", "A"): 1, ("C", ""): 1}
        expected = {(one.key, one.said): one.expected for one in found.letters}
        assert expected["A", "C"] == pytest.approx(2 / 3, abs=1e-6)
        assert expected["C", ""] == 0

    def test_effort(self) -> None:
        responses = {"a0": Said("7", input=100, output=50, seconds=2.0), "a1": Said("8", input=300, output=150)}
        found = reported(sevens(2), responses, {"a0": "7"}, prices={"model0": (2.0, 10.0)})
        (effort,) = found.efforts
        assert (effort.responses, effort.input, effort.output, effort.seconds) == (2, 200, 100, 2.0)
        assert effort.cost == pytest.approx((400 * 2 + 200 * 10) / 1e6)


class TestReadingOptionalFields:
    def read(self, path: Path, *lines: dict[str, Any]) -> reading.Predictions:
        path.write_text("\n".join(json.dumps(line) for line in lines) + "\n", "utf-8")
        (found,) = reading.predictions((path,))
        return found

    def test_what_servers_tell_is_read(self, tmp_path: Path) -> None:
        usage = {"input": 5, "output": 7, "reasoning": 3}
        more = {"mode": "no-image", "finish_reason": "stop", "seconds": 1.5, "usage": usage}
        found = self.read(
            tmp_path / "model-no-image.jsonl",
            {"id": "a", "response": "B", "sample": 1, **more},
            {"id": "a", "response": "A", "sample": 0, **more},
        )
        assert (found.name, found.model, found.mode) == ("model-no-image", "model", "no-image")
        assert found.said == {"a": (Said("A", "stop", 5, 7, 1.5), Said("B", "stop", 5, 7, 1.5))}
        assert found.responses == {"a": "A"}

    def test_fields_of_others_do_not_disturb(self, tmp_path: Path) -> None:
        odd = {"usage": "free", "seconds": "-", "sample": [1], "mode": 7, "finish_reason": {"x": 1}, "raw": {"a": [1]}}
        found = self.read(tmp_path / "m.jsonl", {"id": "a", "response": "A", **odd})
        assert found.said == {"a": (Said("A"),)}
        odd = {"usage": {"input": -1, "output": 1e99}, "seconds": -3, "sample": None}
        assert self.read(tmp_path / "m.jsonl", {"id": "a", "response": "A", **odd}).said == {"a": (Said("A"),)}

    def test_two_modes_in_one_file_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadPredictions, match="line 2 is of mode caption, the others of image"):
            self.read(
                tmp_path / "m.jsonl",
                {"id": "a", "response": "A", "mode": "image"},
                {"id": "b", "response": "A", "mode": "caption"},
            )
        with pytest.raises(BadPredictions, match="line 2 is the second one for item a and sample 3"):
            self.read(
                tmp_path / "m.jsonl",
                {"id": "a", "response": "A", "sample": 3},
                {"id": "a", "response": "B", "sample": 3},
            )


def test_tables_hold_the_figures_and_no_formulas() -> None:
    names = ["=cmd|' /C calc'!A0", "+1", "@x", "-1", 'a,"b"']
    files = [file(name, some(20, range(4 * place))) for place, name in enumerate(names)]
    found = reported(sevens(20), *files, against="+1")
    written = tables.tables(found)
    assert set(written) == {"ranking.csv", "groups.csv", "differences.csv", "agreements.csv"}
    for content in written.values():
        for row in csv.reader(io.StringIO(content.decode())):
            for cell in row:
                numeric = cell.replace(".", "").replace("e-", "").removeprefix("-").isdigit()
                assert numeric or not cell.startswith(("=", "+", "-", "@")), cell
    (head, *rows) = csv.reader(io.StringIO(written["ranking.csv"].decode()))
    first = dict(zip(head, rows[0], strict=True))
    assert (first["name"], first["rank"], first["credit"], first["right"]) == ('a,"b"', "1", "0.8", "16")
    assert len([*csv.reader(io.StringIO(written["groups.csv"].decode()))]) == 1 + 5 * len(found.sheets[0].groups)


def test_the_report_does_not_depend_on_the_order_of_the_items() -> None:
    benchmark = toys(60)
    right = {one.item.id: said(one.key) if place % 3 else "?" for place, one in enumerate(benchmark.entries)}
    assert reported(benchmark, right) == reported(benchmark, dict(reversed(right.items())))
    assert json.loads(report.as_json(reported(benchmark, right)))["sheets"][0]["groups"][0]["name"] == ALL
