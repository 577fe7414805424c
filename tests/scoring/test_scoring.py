"""Scores: what holds for every response, the report on a snapshot and on releases, the page, the command."""

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from puzzlegen.answers import boxes, numerals
from puzzlegen.answers.boxes import Frame, Pairing
from puzzlegen.cli import main
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import BoundingBoxes, Choice, FillIn, Item
from puzzlegen.releases import errata, published
from puzzlegen.scoring import reading
from puzzlegen.scoring.extract import candidates
from puzzlegen.scoring.reading import BadPredictions
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import writer
from puzzlegen.snapshots.reading import rows, spoken
from puzzlegen.specs import language as spec
from tests.scoring.test_scoring_corpus import CASES, answer_of, asked
from tests.support.report_cases import said

FRAMES = st.tuples(*[st.integers(0, 12)] * 2, *[st.integers(1, 6)] * 2).map(
    lambda box: (box[0], box[1], box[0] + box[2], box[1] + box[3])
)
SCRIBBLES = st.text(st.sampled_from("ABC 0127.,;:[](){}\\=-\n*$<>/|\"'Answer是答案：七boxed"), max_size=60)


class TestBoxes:
    @given(st.lists(FRAMES, max_size=5), st.lists(FRAMES, max_size=5, unique=True))
    def test_the_best_order_is_found(self, given: list[Frame], key: list[Any]) -> None:
        longer, shorter = (given, key) if len(given) >= len(key) else (key, given)
        pairs = max(sum(map(boxes.overlaps, order, shorter)) for order in permutations(longer, len(shorter)))
        best = pairs / len(longer) if longer else 1.0
        assert boxes.credit(given, key, Pairing.OPTIMAL) == best
        assert boxes.credit(given, key, Pairing.ORDER) <= best

    @given(st.lists(FRAMES, max_size=8), st.lists(FRAMES, max_size=8), st.randoms())
    def test_no_order_counts(self, given: list[Any], key: list[Any], random: Any) -> None:
        expected = boxes.credit(given, key, Pairing.OPTIMAL)
        random.shuffle(given)
        random.shuffle(key)
        assert boxes.credit(given, key, Pairing.OPTIMAL) == expected

    @given(st.lists(FRAMES, min_size=1, max_size=6), st.lists(FRAMES, min_size=1, max_size=3))
    def test_all_boxes_are_right_and_more_are_worse(self, key: list[Any], more: list[Any]) -> None:
        assert boxes.credit(key, key, Pairing.OPTIMAL) == 1
        assert boxes.credit([*key, *more], key, Pairing.OPTIMAL) == len(key) / len([*key, *more])
        assert boxes.credit([], key, Pairing.OPTIMAL) == 0

    def test_overlap_is_that_of_areas(self) -> None:
        assert boxes.overlaps((0, 0, 10, 10), (0, 0, 10, 19))
        assert not boxes.overlaps((0, 0, 10, 10), (0, 0, 10, 20))  # exactly a half
        assert not boxes.overlaps((0, 0, 10, 10), (10, 0, 20, 10))
        assert not boxes.overlaps((5, 5, 5, 5), (5, 5, 5, 5))


class TestNumerals:
    @pytest.mark.parametrize("number", [*range(100), 100, 101, 110, 342, 1000, 1001, 2026, 10_000, 12_345])
    def test_words_spell_numbers(self, number: int) -> None:
        for text in (english(number), chinese(number), f"{number:,}"):
            said = numerals.read(text, remarks=False)
            assert said is not None, text
            assert said.value == number, text

    @pytest.mark.parametrize(
        "text",
        [
            *("", "two three", "twenty eleven", "hundred", "and five", "five and", "twenty twenty", "七八", "1,2,3"),
            *("1/0", "7:8", "7-", "--7", "one or two", "一或二", "7 = 3 + 4", "x > 7", "9" * 40, "7e5"),
        ],
    )
    def test_what_is_no_number(self, text: str) -> None:
        assert numerals.read(text, remarks=False) is None


SMALL = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def english(number: int) -> str:
    if number < 20:
        return SMALL[number]
    if number < 100:
        return TENS[number // 10 - 2] + (f"-{SMALL[number % 10]}" if number % 10 else "")
    for unit, name in ((1000, "thousand"), (100, "hundred")):
        if number >= unit:
            rest = f" and {english(number % unit)}" if number % unit else ""
            return f"{english(number // unit)} {name}{rest}"
    raise AssertionError


def chinese(number: int) -> str:
    if number == 0:
        return "零"
    text = ""
    for place, unit in ((10_000, "万"), (1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, place)
        text += "零一二三四五六七八九"[digit] + unit if digit else "零"
    return text.strip("零").replace("零零零", "零").replace("零零", "零")


class TestScore:
    @given(SCRIBBLES, st.sampled_from(CASES))
    def test_any_response_has_an_outcome(self, response: str, case: dict[str, Any]) -> None:
        item, key = asked(answer_of(case["form"], case["key"]), (), case.get("options"))
        result = score(item, key, response)
        assert 0 <= result.credit <= 1
        assert (result.outcome is Outcome.RIGHT) == (result.credit == 1)
        assert (result.answer == "") == (result.outcome is Outcome.UNPARSED)
        assert result.credit == 0 or result.outcome is not Outcome.UNPARSED
        assert score(item, key, f"<think>{response.replace('<', '')}") == score(item, key, "")

    @pytest.mark.parametrize(
        "unit", ["\\boxed{", "{", "<answer>", '{"answer":', "Answer: ", "[", "1", "1,", "A, ", "a or "]
    )
    def test_a_response_that_repeats_itself_without_end_is_read_in_time(self, unit: str) -> None:
        for case in CASES[::40]:
            item, key = asked(answer_of(case["form"], case["key"]), (), case.get("options"))
            assert score(item, key, unit * 5_000).outcome is not Outcome.RIGHT

    def test_no_response_is_missing(self) -> None:
        item, key = asked(FillIn("7"))
        assert score(item, key, None).outcome is Outcome.MISSING

    def test_the_reward_counts_the_form_of_an_answer(self) -> None:
        item, key = asked(BoundingBoxes(((0, 0, 9, 9), (20, 0, 29, 9))))
        responses = ["[0, 0, 9, 9]; [20, 0, 29, 9]", "[0, 0, 9, 9]", "[1, 1, 2, 2]", "I do not know.", None]
        rewards = [score(item, key, response).reward() for response in responses]
        assert rewards == pytest.approx([1.0, 0.55, 0.1, 0, 0])
        assert score(item, key, responses[1]).reward(accuracy=1, form=0) == 0.5

    def test_candidates_come_last_first(self) -> None:
        text = "The answer is 1.\nAnswer: 2\n\\boxed{3} <answer>4</answer>"
        assert [one.text for one in candidates(text)][:4] == ["4", "3", "2\n", "1.\n"]


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A real one, with all answer forms."""
    out = tmp_path_factory.mktemp("scoring") / "six"
    target = "sudoku/classic_6x6"
    writer.write_snapshot(writer.request_for(spec.read(target), target, 20, 4, ("en", "zh")), out)
    return out


def write(path: Path, responses: dict[str, str | None]) -> Path:
    lines = [json.dumps({"id": name, "response": text, "tokens": 7}) for name, text in responses.items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["score", *map(str, arguments)])


class TestReading:
    def test_a_snapshot_is_scored(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot)}
        perfect = write(tmp_path / "perfect.jsonl", {name: said(key) for name, key in keys.items()})
        found = json.loads(run(snapshot, perfect, "--json").stdout)
        assert (found["items"], found["retracted"], found["sheets"][0]["name"]) == (20, 0, "perfect")
        assert {one["credit"] for one in found["sheets"][0]["groups"]} == {1.0}
        forms = {one["name"] for one in found["sheets"][0]["groups"] if one["dimension"] == "answer form"}
        assert forms == {"choice", "fill in", "open ended", "bounding boxes"}

    def test_the_errata_leave_items_out(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot)}
        gone = sorted(keys)[3]
        predictions = write(tmp_path / "model.jsonl", {name: said(key) for name, key in keys.items()})
        series = tmp_path / "series"
        (series / "revealed").mkdir(parents=True)
        (series / "revealed" / "2026.11.0").symlink_to(snapshot)
        errata.add(series, gone, "2026.11.0", "It is upside down.")
        found = json.loads(run(snapshot, predictions, "--errata", series / errata.NAME, "--json").stdout)
        assert (found["items"], found["retracted"], found["sheets"][0]["retracted"]) == (19, 1, 1)
        assert found["sheets"][0]["unknown"] == 0
        (series / "revealed" / "2026.11.0").unlink()
        snapshot_there = series / "revealed" / "2026.11.0"
        snapshot_there.mkdir()
        for path in snapshot.glob("*.json*"):
            (snapshot_there / path.name).write_bytes(path.read_bytes())
        output = run(snapshot_there, predictions).output
        assert "Items left out since they were retracted: 1." in output
        (series / errata.NAME).write_text("{}\n")
        assert "line 1" in run(snapshot_there, predictions).output

    def test_another_folder_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(published.NotPublished, match=r"no manifest\.json, no release\.json"):
            reading.benchmark(published.opened(tmp_path))

    @pytest.mark.parametrize(
        ("text", "complaint"),
        [
            ('{"id": "a", "response": "A"}\n{"id": "a", "response": "B"}\n', "line 2 is the second one for item a"),
            ('{"id": "a", "response": "A"}\n\n{"id": \n', "line 3 is not an object"),
            ('{"id": "a"}\n', "line 1 is not an object with the texts id and response"),
            ('{"id": "a", "response": 7}\n', "line 1"),
            ('["a", "A"]\n', "line 1 begins a JSON array, or is one. Write JSON lines in UTF-8: an object"),
            ('\ufeff[\n{"id": "a", "response": "A"}]', "line 1 begins a JSON array"),
            ('{\n"id": "a",\n"response": "A"}\n', "line 1 begins an object over several lines. Write JSON lines"),
            (json.dumps(dict.fromkeys(["a" * 16, "b" * 16], "A")), "one object with ids as the names of its members"),
            ('id,response\na,"A"\n', "line 1 looks like that of a table (CSV). Write JSON lines in UTF-8"),
            ('"id";"response"\r\na;A\r\n', "line 1 looks like that of a table (CSV)"),
            ('{"id": "\udcff"}\n', "line 1"),
        ],
    )
    def test_bad_lines_get_a_sentence(self, text: str, complaint: str, snapshot: Path, tmp_path: Path) -> None:
        path = tmp_path / "model.jsonl"
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
        result = run(snapshot, path)
        assert result.exit_code == 2
        assert complaint in result.output
        assert str(path) in result.output

    @pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
    def test_other_encodings_are_named(self, encoding: str, snapshot: Path, tmp_path: Path) -> None:
        path = tmp_path / "model.jsonl"
        path.write_bytes('{"id": "a", "response": "A"}\n'.encode(encoding))
        result = run(snapshot, path)
        assert (result.exit_code, "a text in UTF-16 or UTF-32; save it as UTF-8." in result.output) == (2, True)

    def test_a_mark_at_the_start_of_a_file_is_no_fault(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot)}
        plain = write(tmp_path / "plain.jsonl", {name: said(key) for name, key in keys.items()})
        marked = tmp_path / "marked.jsonl"
        marked.write_bytes(b"\xef\xbb\xbf" + plain.read_bytes().replace(b"\n", b"\r\n"))
        assert reading.predictions((marked,))[0].said == reading.predictions((plain,))[0].said

    def test_predictions_for_another_benchmark_are_refused(self, snapshot: Path, tmp_path: Path) -> None:
        result = run(snapshot, write(tmp_path / "model.jsonl", {"a": "A"}))
        assert result.exit_code == 2
        assert "no response to any of the 20 items" in result.output

    def test_files_of_the_same_name_stay_apart(self, tmp_path: Path) -> None:
        paths = []
        for folder in ("a", "b"):
            (tmp_path / folder).mkdir()
            paths.append(write(tmp_path / folder / "model.jsonl", {"x": "A"}))
        paths.append(write(tmp_path / "other.jsonl", {"x": None}))
        found = reading.predictions(tuple(paths))
        assert [one.name for one in found] == [str(paths[0]), str(paths[1]), "other"]
        with pytest.raises(BadPredictions, match="twice"):
            reading.predictions((paths[0], paths[0]))


class TestCommand:
    def test_files_are_shown_side_by_side_and_written_out(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot)}
        good = write(tmp_path / "good.jsonl", {name: said(key) for name, key in keys.items()})
        weak = write(tmp_path / "weak.jsonl", dict.fromkeys(sorted(keys)[:19], "Nobody knows.") | {"elsewhere": "A"})
        page, items = tmp_path / "report.html", tmp_path / "items.jsonl"
        arguments = ("--html", page, "--per-item", items, "--csv", tmp_path / "figures")
        result = run(snapshot, good, weak, "--against", "good", *arguments)
        assert result.exit_code == 0
        assert max(map(len, result.output.splitlines())) <= 80
        first, second = [line.split() for line in result.output.splitlines() if line.split()[:1] in (["1"], ["2"])]
        assert first == ["1", "1-1", "good", "100.0", "83.9-100.0", "100.0", "0.0"]
        assert second == ["2", "2-2", "weak", "0.0", "0.0-16.1", "0.0", "100.0"]
        assert "weak, all items" in result.output
        assert "weak: 1 responses to items that are not in six." in result.output
        assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
        assert page.read_text("utf-8").count("data:image/webp;base64,") == 4  # two cards, each with puzzle and solution
        lines = [json.loads(line) for line in items.read_text("utf-8").splitlines()]
        assert [line["id"] for line in lines] == sorted(keys) * 2
        assert [line["outcome"] for line in lines[:20]] == ["right"] * 20
        assert all(line["answer"] for line in lines[:20])
        assert {line["outcome"] for line in lines[20:]} == {"unparsed", "missing"}
        ranking = (tmp_path / "figures" / "ranking.csv").read_text("utf-8").splitlines()
        assert ranking[1].startswith("1,1,1,good,good,image,20,20,1,")

    def test_one_file_has_its_outcomes_in_the_table(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot)}
        responses = {name: said(key) for name, key in list(keys.items())[:15]} | dict.fromkeys(list(keys)[15:], None)
        output = run(snapshot, write(tmp_path / "model.jsonl", responses)).output
        assert max(map(len, output.splitlines())) <= 80
        whole = next(line for line in output.splitlines() if line.startswith("sudoku "))
        assert whole.split()[1:] == ["20", "75.0", "53.1-88.8", "10.0", "0", "5"]

    @pytest.mark.parametrize(
        ("arguments", "complaint"),
        [
            (["--against", "nobody"], "--against names nobody; the files are model."),
            (["--prices", "model=1"], "--prices model=1 is not of the form NAME=IN,OUT"),
            (["--prices", "model=nan,1"], "not of the form"),
            (["--prices", "other=1,2"], "--prices names other; the files are model."),
        ],
    )
    def test_names_and_prices_that_do_not_fit_get_a_sentence(
        self, arguments: list[str], complaint: str, snapshot: Path, tmp_path: Path
    ) -> None:
        ids = [item.id for item, _, _ in rows(snapshot)]
        result = run(snapshot, write(tmp_path / "model.jsonl", dict.fromkeys(ids, "A")), *arguments)
        assert result.exit_code == 2
        assert complaint in result.output

    def test_boxes_may_be_paired_in_list_order(self, snapshot: Path, tmp_path: Path) -> None:
        keys = {item.id: key for item, key, _ in rows(snapshot) if isinstance(key.answer, BoundingBoxes)}
        model = write(
            tmp_path / "model.jsonl", {name: f"[1, 1, 2, 2]; {spoken(key.answer)}" for name, key in keys.items()}
        )
        credits = {}
        for pairing in ("optimal", "order"):
            found = json.loads(run(snapshot, model, "--match", pairing, "--json").stdout)
            assert found["pairing"] == pairing
            forms = {one["name"]: one for one in found["sheets"][0]["groups"] if one["dimension"] == "answer form"}
            credits[pairing] = forms["bounding boxes"]["credit"]
        assert credits == {"optimal": 0.5, "order": 0.0}


def test_the_lines_of_a_snapshot_are_scored_as_the_documentation_says(snapshot: Path) -> None:
    items, keys = (
        [json.loads(line) for line in (snapshot / name).read_text("utf-8").splitlines()]
        for name in ("items.jsonl", "keys.jsonl")
    )
    for item, key, (document, right, _) in zip(items, keys, rows(snapshot), strict=True):
        assert score(item, key, said(right)) == score(document, right, said(right)) != score(item, key, "Who knows?")
    with pytest.raises(InvalidInput, match="missing required field"):
        score({}, keys[0], "A")


def test_an_item_is_scored_without_any_files() -> None:
    item, key = asked(Choice("C"), (), dict.fromkeys("ABCD"))
    assert isinstance(item, Item)
    assert score(item, key, "The answer is C.").reward() == 1.0
