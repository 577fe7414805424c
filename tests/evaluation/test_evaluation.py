"""Asking models: prompts, a client that bears with a bad server, runs that go on, and guessers without eyes."""

import asyncio
import base64
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Barrier, Event
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from puzzlegen import catalog
from puzzlegen.cli import main
from puzzlegen.core.item import LANGUAGES, AnswerForm, BoundingBoxes, Choice, Kind
from puzzlegen.evaluation import baselines, describe, prompts, tasks
from puzzlegen.evaluation.client import Refused, Server
from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.responses import OtherRun, Settings
from puzzlegen.evaluation.run import BudgetSpent, Prices, Tally, ask_all, questions
from puzzlegen.evaluation.tasks import Task
from puzzlegen.releases import published
from puzzlegen.scoring import reading as scoring_reading
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import reading, writer
from puzzlegen.specs import language as spec
from tests.support.stub_server import HOSTILE, Endless, Fault, Stub, identity, serving

N = 24
MIXED = str(Path(__file__).parents[1] / "support" / "mixed.toml")
PATIENCE = 600  # seconds


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Choices with and without drawn options, texts, grids and boxes, in both languages."""
    out = tmp_path_factory.mktemp("evaluation") / "snapshot"
    wanted = spec.read(MIXED)
    writer.write_snapshot(writer.request_for(wanted, "mixed", N, 6, LANGUAGES), out)
    return out


def settings(**changes: object) -> Settings:
    usual = {"benchmark": "b", "digest": "d", "model": "m", "mode": Mode.IMAGE, "thinking": True, "wording": 1}
    return Settings(**(usual | {"options": {}} | changes))  # type: ignore[arg-type]


def run(wanted: list[Task], server: Server, out: Path, how: Settings, samples: int = 1, **options: Any) -> Tally:
    return asyncio.run(ask_all(questions(wanted, samples), server, out, how, **({"concurrency": 4} | options)))


LABELS = {"en": "Answer: ", "zh": "答案：", "es": "Respuesta: "}


def ask(folder: Path, stub: Stub, out: Path, **options: Any) -> Tally:
    server = Server(stub.url, "m", api_key="secret", options={}, timeout=PATIENCE, retries=3, pause=0.01)
    return run(list(tasks.tasks(published.opened(folder), Mode.IMAGE, True)), server, out, settings(), **options)


class TestPrompts:
    def test_they_hold_the_question_the_options_and_how_to_answer(self, folder: Path) -> None:
        for (item, _, _), task in zip(
            reading.rows(folder), tasks.tasks(published.opened(folder), Mode.IMAGE, True), strict=True
        ):
            assert task.prompt.startswith(item.question)
            assert all(f"\n{one.letter}. {one.text}" in task.prompt for one in item.options if one.text is not None)
            assert LABELS[item.language] in task.prompt
            assert task.pictures == tuple(folder / image for image in item.images)
            assert any(
                word in task.prompt.removeprefix(item.question) for word in ("pixels wide", "像素", "píxeles")
            ) == (item.answer_form is AnswerForm.BOUNDING_BOXES)

    def test_thinking_aloud_is_asked_for_or_forbidden(self, folder: Path) -> None:
        for thinking, words in (
            (True, ("step by step", "逐步", "paso a paso")),
            (False, ("Do not explain", "不要解释", "No expliques")),
        ):
            assert all(
                any(word in task.prompt for word in words)
                for task in tasks.tasks(published.opened(folder), Mode.IMAGE, thinking)
            )

    def test_an_answer_in_the_form_that_is_asked_for_is_read(self, folder: Path) -> None:
        for item, key, _ in reading.rows(folder):
            answer = key.answer
            spellings = [reading.spoken(answer)]
            if isinstance(answer, BoundingBoxes):
                boxes = [list(box) for box in answer.boxes]
                spellings += [str(boxes), str(boxes)[1:-1]]
            for text in spellings:
                assert score(item, key, f"Let me see ...\n\n{LABELS[item.language]}{text}").outcome is Outcome.RIGHT

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_one_box_is_not_asked_for_as_a_list_of_lists(self, folder: Path, language: str) -> None:
        (item,) = [
            item
            for item, key, _ in reading.rows(folder)
            if isinstance(key.answer, BoundingBoxes) and len(key.answer.boxes) == 1
        ][:1]
        asked = prompts.prompt(msgspec.structs.replace(item, language=language), (9, 9), Mode.IMAGE, True)
        assert "[[" not in asked
        assert "[x1, y1, x2, y2]" in asked.splitlines()[-1]

    def test_without_the_picture_no_picture_goes_along(self, folder: Path) -> None:
        for task in tasks.tasks(published.opened(folder), Mode.NO_IMAGE, True):
            assert task.pictures == ()
            assert any(word in task.prompt for word in ("is missing", "缺失", "Falta"))

    def test_the_statement_stands_for_the_picture_and_never_tells_the_key(self, folder: Path) -> None:
        shown = list(tasks.tasks(published.opened(folder), Mode.STATEMENT, True))
        for (item, _, proof), task in zip(reading.rows(folder), shown, strict=True):
            assert task.pictures == ()
            told = describe.describe(item, proof)
            assert told in task.prompt
            assert "refuted" not in told
            assert "certificate" not in told

    def test_drawn_options_are_described_by_their_letters(self) -> None:
        item, _, proof = next(
            (made.item, made.key, made.proof)
            for made in map(_made, range(60))
            if made.proof.query["task"] == "continuation"
        )
        told = describe.describe(item, proof)
        for letter, grid in zip("ABCD", proof.query["options"], strict=True):
            rows = "\n".join(f"  {' '.join(grid[start : start + 4])}" for start in range(0, 16, 4))
            assert f"Option {letter}:\n{rows}" in told

    @pytest.mark.parametrize(("language", "cell"), [("en", "row 1, column 1: ["), ("zh", "第 1 行第 1 列：[")])
    def test_where_boxes_are_asked_for_each_thing_has_its_box(self, language: str, cell: str) -> None:
        item, _, proof = next(
            (made.item, made.key, made.proof)
            for made in map(_made, range(60))
            if made.proof.query["task"] == "wrong_entry"
        )
        told = describe.describe(msgspec.structs.replace(item, language=language), proof)
        assert told.count("[") == 1 + len(proof.layout) == 1 + 16
        assert cell in told

    def test_boxes_of_the_answer_alone_are_not_told(self) -> None:
        item, _, proof = next(
            (made.item, made.key, made.proof)
            for made in map(_made, range(60))
            if made.proof.query["task"] == "wrong_entry"
        )
        (meant,) = proof.certificate.answers
        layout = {"first": (0, 0, 90, 90), meant: proof.layout[meant]}
        told = describe.describe(item, msgspec.structs.replace(proof, layout=layout))
        assert "the first picture: [0, 0, 90, 90]" in told
        assert str(list(proof.layout[meant])) not in told

    def test_data_of_another_format_are_refused(self) -> None:
        made = _made(0)
        for statement in ({}, {**made.proof.statement, "marks": [{"kind": "arrow", "cells": []}]}, {"size": "4"}):
            proof = msgspec.structs.replace(made.proof, statement=statement)
            with pytest.raises(describe.NotDescribed, match="cannot be described"):
                describe.describe(made.item, proof)


def _made(index: int):  # type: ignore[no-untyped-def]
    from puzzlegen.core.family import Level
    from puzzlegen.snapshots.pipeline import make_item

    return make_item(catalog.load("sudoku/classic_4x4"), Level.EASY, 3, index, "en")


class TestTheClient:
    def test_a_good_server_is_asked_everything_once(self, folder: Path, tmp_path: Path) -> None:
        four = Barrier(4)  # only four questions at once get an answer

        def together(*_: object) -> str:
            four.wait()
            return "Answer: A"

        with serving(together) as stub:
            tally = ask(folder, stub, tmp_path / "a.jsonl", concurrency=4)
        assert (tally.done, tally.total, tally.troubles) == (N, N, {})
        assert set(stub.asked.values()) == {1}
        assert len(stub.asked) == N
        assert stub.most_at_once == 4
        for request in stub.requests:
            assert request["authorization"] == "Bearer secret"
            assert request["path"] == "/v1/chat/completions"
            assert request["model"] == "m"
            kinds = [part["type"] for part in request["messages"][0]["content"]]
            assert kinds == ["image_url"] * (len(kinds) - 1) + ["text"]
        url = stub.requests[0]["messages"][0]["content"][0]["image_url"]["url"]
        sent = base64.b64decode(url.removeprefix("data:image/png;base64,"))
        assert sent in [path.read_bytes() for path in (folder / "images").iterdir()]
        assert (tally.prompt_tokens, tally.completion_tokens) == (100 * N, 10 * N)

    def test_what_it_writes_can_be_scored_and_holds_the_raw_answers(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, tmp_path / "a.jsonl")
        (read,) = scoring_reading.predictions((tmp_path / "a.jsonl",))
        assert set(read.responses) == {item.id for item, _, _ in reading.rows(folder)}
        lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()]
        assert all(line["raw"]["choices"][0]["message"]["content"] == line["response"] for line in lines)

    @pytest.mark.parametrize(
        "fault",
        [
            Fault("status", 429, "0.02"),
            Fault("status", 429, "Fri, 21 Nov 2026 10:00:00 GMT"),
            Fault("status", 500),
            Fault("status", 503),
            Fault("body"),
            Fault("empty"),
            Fault("drop"),
        ],
        ids=["429", "429 with a date", "500", "503", "broken JSON", "no choices", "dropped"],
    )
    def test_faults_that_pass_are_waited_for(self, folder: Path, tmp_path: Path, fault: Fault) -> None:
        with serving(lambda _, before: fault if before < 2 else "Answer: B") as stub:
            tally = ask(folder, stub, tmp_path / "a.jsonl")
        assert (tally.done, tally.troubles) == (N, {})
        assert set(stub.asked.values()) == {3}

    def test_who_waits_for_a_server_is_told_why_and_how_long(self, folder: Path, tmp_path: Path) -> None:
        seen: list[str] = []
        with serving(lambda _, before: Fault("status", 429, "0.02") if before < 1 else "Answer: B") as stub:
            tally = ask(folder, stub, tmp_path / "a.jsonl", report=lambda state: seen.append(state.waiting))
        assert sum("asks again in 0 s: Error code: 429 - so it is" in one for one in seen) >= N
        assert tally.waiting == ""

    def test_a_server_that_takes_too_long_is_asked_again(self, folder: Path, tmp_path: Path) -> None:
        """We are impatient until the first question has arrived, whose answer never comes, however slow the machine."""

        def silent_at_first(_: str, before: int) -> str | Fault:
            server.timeout = PATIENCE
            return Fault("silence") if before == 0 else "Answer: B"

        question = next(tasks.tasks(published.opened(folder), Mode.IMAGE, True))
        with serving(silent_at_first) as stub:
            server = Server(stub.url, "m", api_key="", options={}, timeout=PATIENCE, retries=10_000, pause=0)
            server.timeout = 0.2
            assert run([question], server, tmp_path / "a.jsonl", settings(), concurrency=1).done == 1
        assert max(stub.asked.values()) >= 2

    @pytest.mark.parametrize("fault", [Fault("silence"), Fault("drip")], ids=["silence", "byte by byte"])
    def test_a_server_that_never_ends_its_answer_leaves_the_question_open(
        self, folder: Path, tmp_path: Path, fault: Fault
    ) -> None:
        question = next(tasks.tasks(published.opened(folder), Mode.IMAGE, True))
        with serving(lambda *_: fault) as stub:
            server = Server(stub.url, "m", api_key="", options={}, timeout=PATIENCE, retries=1, pause=0)
            server.timeout = 0.2
            tally = run([question], server, tmp_path / "a.jsonl", settings(), concurrency=1)
        assert tally.troubles == {"no answer in time": 1}

    @pytest.mark.parametrize(
        ("name", "trouble"),
        [
            ("a gzip of gigabytes", "the answer is compressed, which was not asked for"),
            ("a text without an end", "the answer has more than 4,194,304 bytes"),
            ("an error without an end", "the answer has more than 4,194,304 bytes"),
            ("lists in one another", "the answer has more than 4,194,304 bytes"),
            ("a head without an end", "no connection: "),
            ("millions of small lists", "the answer has more than 200,000 lists and objects"),
        ],
    )
    def test_of_an_answer_without_an_end_little_is_read(
        self, folder: Path, tmp_path: Path, name: str, trouble: str
    ) -> None:
        question = next(tasks.tasks(published.opened(folder), Mode.IMAGE, True))
        with serving(lambda *_: HOSTILE[name]) as stub:
            server = Server(stub.url, "m", api_key="", options={}, timeout=PATIENCE, retries=0)
            tally = run([question], server, tmp_path / "a.jsonl", settings(), concurrency=1)
        ((said, times),) = tally.troubles.items()
        assert (said.startswith(trouble), times) == (True, 1), said
        assert stub.poured < 32 << 20, "with what lies in the buffers of the system"

    @pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
    def test_nothing_is_sent_on_to_another_address(self, folder: Path, tmp_path: Path, status: int) -> None:
        question = next(tasks.tasks(published.opened(folder), Mode.IMAGE, True))
        with serving(lambda *_: "Answer: B") as other:
            head = f"HTTP/1.1 {status} X\r\nLocation: {other.url}/chat/completions\r\nContent-Length: 0\r\n\r\n"
            with serving(lambda *_: Endless(head.encode(), b"\0")) as stub:
                server = Server(stub.url, "m", api_key="key-of-somebody", options={}, timeout=PATIENCE, retries=0)
                with pytest.raises(Refused, match=f"on to {other.url}.*neither questions nor the key are sent there"):
                    run([question], server, tmp_path / "a.jsonl", settings(), concurrency=1)
        assert not other.requests

    @pytest.mark.parametrize(
        ("fault", "said"),
        [(Fault("status", 400), "400 - so it is"), (Fault("drop"), "no connection"), (Fault("body"), "readable")],
    )
    def test_faults_that_stay_leave_one_question_open(
        self, folder: Path, tmp_path: Path, fault: Fault, said: str
    ) -> None:
        chosen: list[str] = []

        def once(prompt: str, _: int) -> str | Fault:
            chosen.append(prompt)
            return fault if prompt == chosen[0] else "Answer: B"

        with serving(once) as stub:
            tally = ask(folder, stub, tmp_path / "a.jsonl", concurrency=1)
            assert tally.done == N - 1
            ((trouble, count),) = tally.troubles.items()
            assert said in trouble
            assert count == 1
            again = ask(folder, stub, tmp_path / "a.jsonl", concurrency=1)
        assert again.done == N - 1
        others = {prompt: count for prompt, count in stub.asked.items() if prompt != chosen[0]}
        assert set(others.values()) == {1}

    @pytest.mark.parametrize("status", [401, 403, 404, 405, 501])
    def test_a_server_that_refuses_is_not_asked_on(self, folder: Path, tmp_path: Path, status: int) -> None:
        with serving(lambda *_: Fault("status", status)) as stub, pytest.raises(Refused, match=f"{status}.*so it is"):
            ask(folder, stub, tmp_path / "a.jsonl", concurrency=2)
        assert sum(stub.asked.values()) <= 3

    def test_a_limit_of_cost_ends_the_run_and_keeps_the_responses(self, folder: Path, tmp_path: Path) -> None:
        prices = Prices(10_000.0, 100_000.0, limit=5.0)  # each response costs 2
        with serving(lambda *_: "Answer: B") as stub:
            with pytest.raises(BudgetSpent, match="cost 5, the limit"):
                ask(folder, stub, tmp_path / "a.jsonl", concurrency=1, prices=prices)
            assert sum(stub.asked.values()) == 3
            assert ask(folder, stub, tmp_path / "a.jsonl").done == N
        assert set(stub.asked.values()) == {1}


class TestRuns:
    def test_other_settings_are_not_mixed(self, folder: Path, tmp_path: Path) -> None:
        wanted = list(tasks.tasks(published.opened(folder), Mode.IMAGE, True))[:2]
        with serving(lambda *_: "Answer: B") as stub:
            ask(folder, stub, tmp_path / "a.jsonl")
            server = Server(stub.url, "m", api_key="", options={}, timeout=PATIENCE, retries=0)
            other = settings(mode=Mode.NO_IMAGE, model="n")
            with pytest.raises(OtherRun, match="another model and mode"):
                run(wanted, server, tmp_path / "a.jsonl", other, concurrency=1)
            run(wanted, server, tmp_path / "a.jsonl", other, concurrency=1, overwrite=True)
        assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 2
        (tmp_path / "b.jsonl").write_text("mine\n")
        with serving(lambda *_: "x") as stub, pytest.raises(OtherRun, match="not a run"):
            ask(folder, stub, tmp_path / "b.jsonl")
        assert (tmp_path / "b.jsonl").read_text() == "mine\n"

    def test_a_line_that_was_cut_off_is_asked_again(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "a.jsonl"
        with serving(lambda *_: "Answer: B") as stub:
            ask(folder, stub, out)
            whole = out.read_bytes()
            out.write_bytes(whole[:-20])
            assert ask(folder, stub, out).done == N
        assert sorted(stub.asked.values())[-2:] == [1, 2]
        ids = [json.loads(line)["id"] for line in out.read_text().splitlines()]
        assert len(ids) == len(set(ids)) == N

    def test_a_killed_run_goes_on_and_asks_nothing_twice_that_was_answered(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "a.jsonl"
        answers, killed = iter(range(5)), Event()

        def five_before_it_is_killed(*_: object) -> str:
            if next(answers, None) is None:
                killed.wait()
            return "Answer: B"

        with serving(five_before_it_is_killed) as stub:
            command = [sys.executable, "-m", "puzzlegen", "eval", str(folder), "--base-url", stub.url, "--model", "m"]
            command += ["--out", str(out), "--concurrency", "2"]
            process = subprocess.Popen(command)
            while process.poll() is None and (not out.is_file() or out.read_bytes().count(b"\n") < 5):
                time.sleep(0.02)
            process.send_signal(signal.SIGKILL)
            process.wait()
            answered = [json.loads(line)["id"] for line in out.read_bytes().split(b"\n")[:-1]]
            assert len(answered) == 5
            killed.set()
            subprocess.run(command, check=True, capture_output=True)
        prompt_of = {
            task.id: identity(task.prompt, [base64.b64encode(path.read_bytes()).decode() for path in task.pictures])
            for task in tasks.tasks(published.opened(folder), Mode.IMAGE, True)
        }
        assert all(stub.asked[prompt_of[name]] == 1 for name in answered)
        assert sum(stub.asked.values()) <= N + 2  # those that were under way
        assert len({json.loads(line)["id"] for line in out.read_text().splitlines()}) == N


def command(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    return result.exit_code, result.output


class TestCommands:
    def test_eval_from_question_to_score(self, folder: Path, tmp_path: Path) -> None:
        right = {task.prompt: task.id for task in tasks.tasks(published.opened(folder), Mode.STATEMENT, False)}
        keys = {key.id: key for _, key, _ in reading.rows(folder)}

        def knows(prompt: str, _: int) -> str:
            answer = keys[right[prompt]].answer
            boxes = isinstance(answer, BoundingBoxes)
            return f"Answer: {[list(box) for box in answer.boxes] if boxes else reading.spoken(answer)}"

        out = tmp_path / "all.jsonl"
        with serving(knows) as stub:
            where = ("--base-url", stub.url, "--model", "wise/one", "--out", out)
            how = ("--mode", "statement", "--direct", "--temperature", "0", "--max-tokens", "99", "--prices", "1,10")
            code, said = command("eval", folder, *where, *how)
        assert code == 0, said
        assert f"{N} of {N} responses" in said
        assert "cost 0.00" in said
        assert stub.requests[0]["temperature"] == 0
        assert stub.requests[0]["max_tokens"] == 99
        code, said = command("score", folder, out, "--json")
        assert json.loads(said)["sheets"][0]["groups"][0]["credit"] == 1

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            ((), "Name either a model"),
            (("--model", "m"), "Name either a model"),
            (("--model", "m", "--base-url", "u", "--baseline", "random"), "Name either a model"),
            (("--model", "m", "--base-url", "u", "--max-cost", "3"), "--max-cost needs --prices"),
            (("--model", "m", "--base-url", "u", "--prices", "3"), "not two numbers"),
        ],
    )
    def test_wrong_options_are_explained(self, folder: Path, arguments: tuple[str, ...], said: str) -> None:
        code, output = command("eval", folder, *arguments)
        assert code == 2
        assert said in output

    def test_open_questions_are_a_failure_that_is_told(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda *_: Fault("status", 400)) as stub:
            out = tmp_path / "a.jsonl"
            code, said = command("eval", folder, "--base-url", stub.url, "--model", "m", "--out", out, "--limit", "3")
        assert code == 1
        assert "3 questions have no response: Error code: 400 - so it is (3). The same command asks them again." in said
        assert "Score them" not in said

    def test_prompts_are_written_as_json_lines(self, folder: Path) -> None:
        code, said = command("prompt", folder, "--mode", "no-image")
        lines = [json.loads(line) for line in said.splitlines()]
        assert code == 0
        assert [set(line) for line in lines] == [{"id", "prompt", "images"}] * N
        assert {line["id"] for line in lines} == {item.id for item, _, _ in reading.rows(folder)}

    def test_folders_that_are_no_benchmark_are_refused(self, tmp_path: Path) -> None:
        assert command("prompt", tmp_path)[0] == 2
        assert command("eval", tmp_path, "--baseline", "random")[0] == 2


class TestBaselines:
    @pytest.mark.parametrize("baseline", list(baselines.Baseline))
    def test_every_item_has_a_readable_guess_or_none(self, folder: Path, baseline: baselines.Baseline) -> None:
        guesses = dict(baselines.guesses(published.opened(folder), baseline))
        assert guesses == dict(baselines.guesses(published.opened(folder), baseline))
        for item, key, _ in reading.rows(folder):
            outcome = score(item, key, guesses[item.id]).outcome
            blind = baseline is baselines.Baseline.OPTIONS and not item.options
            assert (outcome is Outcome.MISSING) == blind
            grid = key.kind is Kind.CELLS  # nobody knows how many cells another one has
            assert outcome in (Outcome.RIGHT, Outcome.WRONG) or blind or grid

    def test_the_command_writes_a_file_that_can_be_scored(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "sub" / "common.jsonl"
        code, said = command("eval", folder, "--baseline", "common", "--out", out)
        assert (code, f"{N} responses in {out}" in said) == (0, True)
        assert command("score", folder, out)[0] == 0
        assert command("eval", folder, "--baseline", "common", "--out", out)[0] == 2
        assert command("eval", folder, "--baseline", "random", "--out", out, "--overwrite")[0] == 0

    def test_nobody_guesses_an_answer_that_no_other_item_has(self, tmp_path: Path) -> None:
        out = tmp_path / "alone"
        writer.write_snapshot(writer.request_for(spec.read(MIXED), "mixed", 12, 10), out)
        items = {item.id: (item, key) for item, key, _ in reading.rows(out)}
        assert {item.answer_form for item, _ in items.values()} >= {AnswerForm.FILL_IN, AnswerForm.BOUNDING_BOXES}
        for baseline in (baselines.Baseline.COMMON, baselines.Baseline.RANDOM):
            for name, response in baselines.guesses(published.opened(out), baseline):
                item, key = items[name]
                nothing_known = ("Answer: 0", "Answer: A1", "Answer: [[0, 0, 1, 1]]")
                if key.kind is Kind.NUMBERS:
                    nothing_known = ("Answer: 1, 2",)
                assert response in nothing_known or isinstance(key.answer, Choice)
                assert score(item, key, response).outcome is not Outcome.UNPARSED or key.kind is Kind.CELLS

    def test_the_commonest_answer_of_others_is_found(self, tmp_path: Path) -> None:
        out = tmp_path / "blank"
        writer.write_snapshot(writer.request_for(spec.read("template/blank"), "template/blank", 30, 5), out)
        rows = list(reading.rows(out))
        for name, response in baselines.guesses(published.opened(out), baselines.Baseline.COMMON):
            (mine,) = [item for item, _, _ in rows if item.id == name]
            others = [reading.spoken(key.answer) for item, key, _ in rows if item.level == mine.level and item != mine]
            assert response is not None
            guess = response.removeprefix("Answer: ")
            assert others.count(guess) == max(map(others.count, others))
