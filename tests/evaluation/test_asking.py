"""Asking models: what servers say besides their answers, samples, captions, several models, and what it will cost."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from puzzlegen.answers.endings import Ending, warning
from puzzlegen.cli import main
from puzzlegen.core.item import AnswerForm, BoundingBoxes
from puzzlegen.evaluation import estimate, models, prompts, tasks
from puzzlegen.evaluation.prompts import Mode, Style
from puzzlegen.evaluation.responses import settings_file
from puzzlegen.evaluation.run import questions
from puzzlegen.releases import published
from puzzlegen.scoring import asked
from puzzlegen.scoring import reading as scoring_reading
from puzzlegen.scoring.score import Outcome, score
from puzzlegen.snapshots import reading, writer
from puzzlegen.specs import language as spec
from tests.support.stub_server import Fault, Stub, completion, serving

N = 12
MIXED = str(Path(__file__).parents[1] / "support" / "mixed.toml")
KEY = "sk-test-0123456789abcdef"
STYLES = [(Style.VISREASON, True), (Style.VISREASON, False), (Style.MMIQ, True)]
STYLES += [(Style.VISUALPUZZLES, True), (Style.VISUALPUZZLES, False)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("asking") / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read(MIXED), "mixed", N, 6), out)
    return out


def command(*arguments: object, **environment: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], env=environment)
    return result.exit_code, result.output


def ask(folder: Path, stub: Stub, out: Path, *more: object, **environment: str) -> tuple[int, str]:
    where = ("--base-url", stub.url, "--model", "m", "--out", out, "--retries", 1)
    return command("eval", folder, *where, *more, **environment)


def lines(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.read_text().splitlines()]


def one(folder: Path, out: Path, reaction: Any, *more: object) -> dict[str, Any]:
    """The line for one item to which the server reacts like this."""
    with serving(lambda *_: reaction) as stub:
        code, said = ask(folder, stub, out, "--limit", 1, *more)
    assert code == 0, said
    (line,) = lines(out)
    return line


class TestPrompts:
    @pytest.mark.parametrize("language", ["en", "zh"])
    @pytest.mark.parametrize(("style", "thinking"), STYLES)
    def test_an_answer_in_the_form_of_a_style_is_read(
        self, folder: Path, style: Style, thinking: bool, language: str
    ) -> None:
        for item, key, _ in reading.rows(folder):
            worded = msgspec.structs.replace(item, language=language)
            asked_for = prompts.prompt(worded, (9, 9), Mode.IMAGE, thinking, style=style).split("\n\n")[-1]
            answer = key.answer
            boxes = isinstance(answer, BoundingBoxes)
            spelled = "; ".join(str(list(box)) for box in answer.boxes) if boxes else reading.spoken(answer)
            form = next(form for form in ("\\boxed{X}", "Answer: X", "答案：X", "X") if form in asked_for)
            assert ("boxed" in form) == (style is Style.VISREASON)
            assert score(item, key, form.replace("X", spelled)).outcome is Outcome.RIGHT

    def test_visreason_lists_boxes_with_semicolons(self, folder: Path) -> None:
        for item, _, _ in reading.rows(folder):
            said = prompts.prompt(item, (9, 9), Mode.IMAGE, False, style=Style.VISREASON)
            assert ("semicolons" in said) == (item.answer_form is AnswerForm.BOUNDING_BOXES)

    def test_visualpuzzles_names_question_and_options(self, folder: Path) -> None:
        kinds = set()
        for item, _, _ in reading.rows(folder):
            question, *rest = prompts.prompt(item, (9, 9), Mode.IMAGE, True, style=Style.VISUALPUZZLES).split("\n\n")
            assert question == f"Question: {item.question}"
            if item.options:
                drawn = item.options[0].text is None
                kinds.add(drawn)
                assert rest[0].startswith("Options: (A) ")
                assert rest[0].endswith("in the picture") == drawn
        assert kinds == {True, False}

    def test_mmiq_never_asks_at_once(self, folder: Path) -> None:
        for kind in ("prompt", "eval"):
            model = ("--base-url", "http://localhost:1", "--model", "m") if kind == "eval" else ()
            code, said = command(kind, folder, *model, "--prompt", "mmiq", "--direct")
            assert (code, "leave out --direct" in said) == (2, True)

    def test_the_short_wording_keeps_the_instruction_and_drops_the_rules(self, folder: Path) -> None:
        code, said = command("prompt", folder, "--wording", "short")
        assert code == 0
        told = {line["id"]: line["prompt"] for line in map(json.loads, said.splitlines())}
        for item, _, _ in reading.rows(folder):
            assert told[item.id].startswith(f"{item.short} {item.instruction}")
            assert item.rules not in told[item.id] or not item.rules


class TestAnswers:
    def test_a_line_says_how_the_response_came_about(self, folder: Path, tmp_path: Path) -> None:
        usage = {"prompt_tokens": 7, "completion_tokens": 5, "completion_tokens_details": {"reasoning_tokens": 3}}
        with serving(
            lambda _, before: completion({"content": "Answer: A"}, usage, "length") if before else Fault("status", 500)
        ) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--limit", 1, "--prompt", "visreason", "--wording", "short")
        (line,) = lines(tmp_path / "a")
        assert (code, "): 1 truncated" in said, "100% are truncated (--max-tokens" in said) == (0, True, True)
        assert line["usage"] == {"input": 7, "output": 5, "reasoning": 3}
        assert (line["finish_reason"], line["retries"], line["sample"]) == ("length", 1, 1)
        assert (line["mode"], line["prompt"]) == ("image", "visreason-short")
        assert line["seconds"] >= 0

    @pytest.mark.parametrize(
        "usage",
        [None, "many", {"prompt_tokens": "7"}, {"prompt_tokens": -1}, {"prompt_tokens": 10**30}, []],
        ids=["null", "text", "a text", "negative", "absurd", "list"],
    )
    def test_a_count_that_cannot_be_read_costs_no_response(self, folder: Path, tmp_path: Path, usage: object) -> None:
        answer = completion({"content": "Answer: A"}) | {"usage": usage}
        line = one(folder, tmp_path / "a", answer)
        assert (line["response"], line["usage"]) == ("Answer: A", None)

    def test_usage_may_be_absent(self, folder: Path, tmp_path: Path) -> None:
        answer = completion({"content": "Answer: A"})
        del answer["usage"]
        assert one(folder, tmp_path / "a", answer)["usage"] is None

    @pytest.mark.parametrize(
        ("message", "text", "ending"),
        [
            ({"content": [{"type": "text", "text": "Answer"}, {"type": "image"}, ": A"]}, "Answer: A", "answered"),
            ({"content": "Answer: A", "reasoning_content": "Answer: B"}, "Answer: A", "answered"),
            ({"content": None, "reasoning_content": "Answer: B"}, "", "thoughts only"),
            ({"content": "<think>Answer: B</think>"}, "<think>Answer: B</think>", "thoughts only"),
            ({"content": [{"type": "thinking", "thinking": [{"text": "B"}]}]}, "", "thoughts only"),
            ({"content": None, "refusal": "no"}, "", "refused"),
            ({"content": "", "refusal": "I'm sorry, I can't help with that."}, "", "refused"),
            ({"content": "I am sorry, but I cannot."}, "I am sorry, but I cannot.", "refused"),
            ({"content": ""}, "", "empty"),
            ({}, "", "empty"),
        ],
    )
    def test_what_a_model_said_is_what_it_said_aloud(
        self, folder: Path, tmp_path: Path, message: dict[str, Any], text: str, ending: str
    ) -> None:
        line = one(folder, tmp_path / "a", completion(message, finish=7))
        assert (line["response"], line["finish_reason"], line["ending"]) == (text, None, ending)
        assert line["raw"]["choices"][0]["message"] == message

    @pytest.mark.parametrize(
        ("finish", "ending"),
        [
            ({"type": "length"}, "truncated"),
            ("content_filter", "filtered"),
            ("SAFETY", "filtered"),
            ("refusal", "refused"),
            ({"type": "stop"}, "answered"),
            (None, "answered"),
        ],
    )
    def test_the_word_of_the_server_settles_how_a_response_ended(
        self, folder: Path, tmp_path: Path, finish: object, ending: str
    ) -> None:
        line = one(folder, tmp_path / "a", completion({"content": "Answer: A"}, finish=finish))
        assert line["ending"] == ending
        assert line["finish_reason"] == (finish["type"] if isinstance(finish, dict) else finish)

    def test_every_ending_is_counted_and_a_share_of_empties_is_told_loudly(self, folder: Path, tmp_path: Path) -> None:
        answers = iter(
            ["Answer: A"] * 8 + [completion({"content": ""}), completion({"content": None, "refusal": "no"})]
        )
        with serving(lambda *_: next(answers, "Answer: A")) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--concurrency", 1)
        assert code == 0, said
        assert f"{N - 2} answered, 1 refused, 1 empty" in said
        assert "8% are refused" in said
        assert "8% are empty (look at raw" in said

    def test_a_twentieth_of_empties_is_not_told(self) -> None:
        assert warning({Ending.ANSWERED: 95, Ending.EMPTY: 5}) == ""
        assert "6% are empty" in warning({Ending.ANSWERED: 94, Ending.EMPTY: 6})

    @pytest.mark.parametrize(
        ("reaction", "why"),
        [
            (Fault("page"), "no readable answer"),
            ({"error": {"message": "all gone"}}, "all gone"),
            (completion({"content": 7}), "no readable answer"),
        ],
        ids=["a page", "an error of status 200", "a number"],
    )
    def test_what_is_no_answer_leaves_the_question_open(
        self, folder: Path, tmp_path: Path, reaction: Any, why: str
    ) -> None:
        with serving(lambda *_: reaction) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--limit", 1, "--retries", 0)
        assert (code, why in said, lines(tmp_path / "a")) == (1, True, [])


class TestRequests:
    def test_the_system_prompt_and_further_members_go_along(self, folder: Path, tmp_path: Path) -> None:
        (tmp_path / "system.txt").write_text("Be brief.\n")
        body = '{"reasoning_effort": "low", "chat_template_kwargs": {"enable_thinking": false}}'
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, tmp_path / "a", "--limit", 1, "--extra-body", body, "--system", f"@{tmp_path}/system.txt")
        (sent,) = stub.requests
        assert sent["messages"][0] == {"role": "system", "content": "Be brief."}
        assert (sent["reasoning_effort"], sent["chat_template_kwargs"]) == ("low", {"enable_thinking": False})
        with serving(lambda *_: "Answer: A") as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--limit", 1)
        assert (code, "another options and system" in said, stub.requests) == (2, True, [])

    def test_the_other_name_of_the_limit_is_learned_from_the_server(self, folder: Path, tmp_path: Path) -> None:
        def picky(*_: object) -> str | Fault:
            if "max_tokens" in stub.requests[-1]:
                return Fault("status", 400, said="'max_tokens' is not supported; use 'max_completion_tokens' instead")
            return "Answer: A"

        with serving(picky) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--max-tokens", 50, "--concurrency", 1)
        assert code == 0, said
        assert [request.get("max_completion_tokens") for request in stub.requests] == [None] + [50] * N
        assert all(line["retries"] == 0 for line in lines(tmp_path / "a"))

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            (("--extra-body", "[1]"), "not a JSON object"),
            (("--extra-body", '{"n": 2}'), "sets n"),
            (("--extra-body", '{"stream": true, "messages": []}'), "sets messages, stream"),
            (("--system", "@/nowhere"), "cannot be read"),
            (("--api-key-env", KEY), "must not be written down"),
            (("--api-key-env", "NOBODY_SET_THIS"), "is not set"),
            (("--base-url", "localhost:8000/v1"), "begin with http://"),
            (("--confirm-above", "3"), "needs prices"),
            (("--prices", "nan,1"), "not two numbers"),
            (("--mode", "caption"), "need one another"),
            (("--make-captions", "--mode", "no-image"), "leave out --mode"),
            (("--one-by-one",), "needs --models"),
        ],
    )
    def test_wrong_options_are_explained(self, folder: Path, tmp_path: Path, options: Any, said: str) -> None:
        where = ("--base-url", "http://localhost:1", "--model", "m", "--out", tmp_path / "a")
        code, output = command("eval", folder, *where, *options)
        assert (code, said in output) == (2, True), output
        assert KEY not in output
        assert not (tmp_path / "a").exists()


class TestSecrets:
    @pytest.mark.parametrize("status", [200, 400, 401, 500])
    def test_a_server_that_repeats_the_key_does_not_get_it_written(
        self, folder: Path, tmp_path: Path, status: int
    ) -> None:
        def echo(*_: object) -> Any:
            if status == 200:
                return completion({"content": f"{KEY}\nAnswer: A", KEY: KEY}, {"prompt_tokens": KEY}, KEY)
            return Fault("status", status, said=f"Incorrect API key provided: {KEY}")

        with serving(echo) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--retries", 0, OPENAI_API_KEY=KEY)
        assert stub.requests[0]["authorization"] == f"Bearer {KEY}"
        assert code == (0 if status == 200 else 1)
        assert "[API key]" in (tmp_path / "a").read_text() + said
        assert KEY not in said
        assert all(KEY not in path.read_text() for path in tmp_path.iterdir())

    def test_an_escaped_key_is_found_too(self, folder: Path, tmp_path: Path) -> None:
        escaped = "".join(f"\\u{ord(sign):04x}" for sign in KEY)
        body = json.dumps(completion({"content": "KEY"})).replace("KEY", escaped)
        with serving(lambda *_: Fault("raw", said=body)) as stub:
            ask(folder, stub, tmp_path / "a", "--limit", 1, OPENAI_API_KEY=KEY)
        assert [line["response"] for line in lines(tmp_path / "a")] == ["[API key]"]

    def test_a_placeholder_is_no_secret(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda *_: "EMPTY\nAnswer: A") as stub:
            ask(folder, stub, tmp_path / "a", "--limit", 1, OPENAI_API_KEY="EMPTY")
        assert lines(tmp_path / "a")[0]["response"] == "EMPTY\nAnswer: A"

    @pytest.mark.parametrize("key", [f"{KEY} {KEY}", f"{KEY}\n{KEY}", f"{KEY}é"])
    def test_a_key_that_no_header_can_carry_is_not_shown(self, folder: Path, tmp_path: Path, key: str) -> None:
        with serving(lambda *_: "Answer: A") as stub:
            code, said = ask(folder, stub, tmp_path / "a", OPENAI_API_KEY=key)
        assert (code, "does not hold a key" in said, KEY in said, stub.requests) == (2, True, False, [])

    def test_a_key_in_the_request_is_refused_since_requests_are_recorded(self, folder: Path, tmp_path: Path) -> None:
        body = json.dumps({"key": KEY})
        with serving(lambda *_: "Answer: A") as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--extra-body", body, OPENAI_API_KEY=KEY)
        assert (code, "hold the key" in said, KEY in said, stub.requests) == (2, True, False, [])


class TestSamples:
    def test_each_is_asked_for_and_resumed_by_itself(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "a"
        with serving(lambda _, before: f"Answer: {'ABCD'[before]}") as stub:
            assert ask(folder, stub, out, "--samples", 2)[0] == 0
            out.write_bytes(out.read_bytes()[:-5])  # the second response to the last item
            assert ask(folder, stub, out, "--samples", 2)[0] == 0
            assert sorted(stub.asked.values()) == [2] * (N - 1) + [3]
            code, said = ask(folder, stub, out, "--samples", 3)
        assert (code, f"{3 * N} of {3 * N} responses" in said) == (0, True)
        found = [(line["id"], line["sample"]) for line in lines(out)]
        assert len(found) == len(set(found)) == 3 * N
        assert {sample for _, sample in found} == {1, 2, 3}

    def test_a_run_of_the_first_version_goes_on(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "a"
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, out, "--limit", 3)
            notes = json.loads(settings_file(out).read_text())
            names = ("benchmark", "digest", "model", "mode", "thinking", "wording", "options")
            settings_file(out).write_text(json.dumps({name: notes[name] for name in names}))
            fields = ("id", "response", "prompt_tokens", "completion_tokens", "raw")
            old = [json.dumps({name: line[name] for name in fields}) for line in lines(out)]
            out.write_text("\n".join(old) + "\n")
            code, said = ask(folder, stub, out)
        assert (code, f"({100 * N} tokens of prompts and {10 * N} of responses)" in said) == (0, True)
        assert set(stub.asked.values()) == {1}

    def test_a_file_with_samples_is_scored_by_the_first_one(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda _, before: f"Answer: {'AB'[before]}") as stub:
            ask(folder, stub, tmp_path / "a", "--samples", 2, "--concurrency", 1)
        (read,) = scoring_reading.predictions((tmp_path / "a",))
        assert set(read.responses.values()) == {"Answer: A"}

    @pytest.mark.parametrize("mode", [Mode.IMAGE, Mode.NO_IMAGE, Mode.STATEMENT])
    def test_the_report_knows_what_the_model_got_to_see(self, folder: Path, tmp_path: Path, mode: Mode) -> None:
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, tmp_path / "a", "--mode", mode)
        (read,) = scoring_reading.predictions((tmp_path / "a",))
        assert read.mode == mode

    def test_a_mode_that_nobody_knows_is_refused(self, folder: Path, tmp_path: Path) -> None:
        assert {mode.value for mode in Mode} == set(scoring_reading.MODES)
        (tmp_path / "a").write_text('{"id": "x", "response": "A", "mode": "blind"}\n')
        code, said = command("score", folder, tmp_path / "a")
        assert (code, "line 1 is of mode blind; the modes are: image, no-image" in said) == (2, True), said


class TestLimits:
    def test_what_was_not_asked_is_not_missing(self, folder: Path, tmp_path: Path) -> None:
        few, more, all_of_them = (tmp_path / name for name in ("few.jsonl", "more.jsonl", "all.jsonl"))
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, few, "--limit", 4)
            ask(folder, stub, more, "--limit", 7)
            ask(folder, stub, all_of_them)
        for files, items in (((few,), 4), ((few, more), 4), ((more, all_of_them), 7), ((all_of_them,), N)):
            code, said = command("score", folder, *files, "--json")
            report = json.loads(said)
            assert code == 0
            assert (report["items"], report["not_asked"]) == (items, N - items)
            for sheet in report["sheets"]:
                assert (sheet["groups"][0]["missing"], sheet["unknown"]) == (0, 0)

    def test_going_on_without_a_limit_asks_for_all(self, folder: Path, tmp_path: Path) -> None:
        out = tmp_path / "a"
        with serving(lambda *_: "Answer: A") as stub:
            for limit in (2, 5, 3):
                ask(folder, stub, out, "--limit", limit)
            assert len(asked.asked(out) or ()) == 5
            ask(folder, stub, out)
            assert asked.asked(out) is None
            ask(folder, stub, out, "--limit", 2)
        assert asked.asked(out) is None
        assert set(stub.asked.values()) == {1}

    def test_an_unanswered_question_is_missing(self, folder: Path, tmp_path: Path) -> None:
        first: list[str] = []

        def never_the_first(prompt: str, _: int) -> str | Fault:
            first.append(prompt)
            return Fault("status", 400) if prompt == first[0] else "Answer: A"

        with serving(never_the_first) as stub:
            assert ask(folder, stub, tmp_path / "a", "--limit", 3)[0] == 1
        (whole, *_) = json.loads(command("score", folder, tmp_path / "a", "--json")[1])["sheets"][0]["groups"]
        assert (whole["items"], whole["missing"]) == (3, 1)

    def test_guessers_note_it_too(self, folder: Path, tmp_path: Path) -> None:
        command("eval", folder, "--baseline", "common", "--limit", 3, "--out", tmp_path / "a")
        assert len(asked.asked(tmp_path / "a") or ()) == 3

    @pytest.mark.parametrize("notes", ["[", '{"asked": 3}', "\x00"])
    def test_broken_notes_are_told(self, folder: Path, tmp_path: Path, notes: str) -> None:
        command("eval", folder, "--baseline", "common", "--out", tmp_path / "a")
        settings_file(tmp_path / "a").write_text(notes)
        code, said = command("score", folder, tmp_path / "a")
        assert (code, "which items were asked" in said) == (2, True)

    def test_both_rooms_mean_the_same_file(self, tmp_path: Path) -> None:
        assert settings_file(tmp_path / "a").name == f"a{asked.SUFFIX}"


class TestCaptions:
    def test_a_caption_stands_for_the_picture(self, folder: Path, tmp_path: Path) -> None:
        captions, out = tmp_path / "captions.jsonl", tmp_path / "a"
        with serving(lambda *_: "Two grids, side by side.") as stub:
            ask(folder, stub, captions, "--make-captions", "--limit", 3)
            code, said = ask(folder, stub, out, "--mode", "caption", "--captions", captions)
            assert (code, "lack item" in said) == (2, True)
            code, said = ask(folder, stub, captions, "--make-captions")
        assert (code, "--mode caption --captions" in said) == (0, True)
        assert len(stub.requests) == N
        questions_of = [item.ask for item, _, _ in reading.rows(folder)]
        for request in stub.requests:
            *pictures, text = request["messages"][0]["content"]
            assert len(pictures) >= 1
            assert not any(question in text["text"] for question in questions_of)
        with serving(lambda *_: "Answer: A") as stub:
            code, said = ask(folder, stub, out, "--mode", "caption", "--captions", captions)
        assert code == 0, said
        for request in stub.requests:
            (text,) = request["messages"][0]["content"]
            assert "Two grids, side by side." in text["text"]
        assert {(line["mode"], line["prompt"]) for line in lines(out)} == {("caption", "plain")}
        assert {(line["mode"], line["prompt"]) for line in lines(captions)} == {("image", "captions")}
        captions.write_text(captions.read_text().replace("Two", "Six"))
        code, said = ask(folder, stub, out, "--mode", "caption", "--captions", captions)
        assert (code, "another captions" in said) == (2, True)

    @pytest.mark.parametrize("text", ["[]\n", '{"id": "a"}\n', '{"id": "a", "response": null}\n', "\x00\n"])
    def test_other_files_are_refused(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "a").write_text(text)
        with pytest.raises(tasks.NothingToTell, match=r"line 1 (is not an object|begins a JSON array)"):
            tasks.read_captions(tmp_path / "a")


class TestEstimates:
    @pytest.mark.parametrize(
        ("model", "size", "tokens"),
        [
            ("gpt-4o", (1024, 1024), 765),  # the two examples of OpenAI's guide
            ("gpt-4o", (2048, 4096), 1105),
            ("claude-x", (1000, 1000), 1334),  # Anthropic's: about 1,334
            ("claude-x", (1568, 3136), 1640),  # as 784 x 1,568
            ("gemini-x", (384, 384), 258),
            ("org/Qwen2.5-VL", (280, 560), 200),
        ],
    )
    def test_pictures_are_counted_as_providers_do(self, model: str, size: tuple[int, int], tokens: int) -> None:
        tiling = next(one for one in estimate.TILINGS if any(word in model.lower() for word in one.models))
        assert tiling.tokens(*size) == tokens

    def test_it_counts_every_sample_and_what_is_told_before(self, folder: Path) -> None:
        some = list(tasks.tasks(published.opened(folder), Mode.IMAGE, True))[:3]
        once = estimate.estimate(questions(some, 1), "m")
        twice = estimate.estimate(questions(some, 2), "m", system="x" * 40, max_tokens=9)
        assert (twice.pictures, twice.texts) == (2 * once.pictures, 2 * once.texts + 6 * 10)
        assert (once.completion_tokens, twice.completion_tokens) == (3000, 54)
        assert (once.limited, twice.limited) == (False, True)

    def test_a_dry_run_asks_and_writes_nothing(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda *_: "Answer: A") as stub:
            code, said = ask(folder, stub, tmp_path / "new" / "a", "--dry-run", "--prices", "1,2", "--max-tokens", 100)
        first = next(tasks.tasks(published.opened(folder), Mode.IMAGE, True))
        assert code == 0
        assert f"{100 * N:,} of responses, at most 100 each; cost about" in said
        assert said.endswith("".join(f"[{picture}]\n" for picture in first.pictures) + f"{first.prompt}\n")
        assert (stub.requests, list(tmp_path.iterdir())) == ([], [])

    def test_only_what_is_left_is_estimated(self, folder: Path, tmp_path: Path) -> None:
        with serving(lambda *_: "Answer: A") as stub:
            ask(folder, stub, tmp_path / "a", "--limit", 5)
            assert f"m: {N - 5} questions" in ask(folder, stub, tmp_path / "a", "--dry-run")[1]

    def test_a_costly_run_is_confirmed_on_a_terminal_only(
        self, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        costly = ("--prices", "1000,1000", "--confirm-above", "1", "--limit", 2)
        with serving(lambda *_: "Answer: A") as stub:
            assert ask(folder, stub, tmp_path / "a", *costly)[0] == 0
            monkeypatch.setattr("puzzlegen.cli.asking.interactive", lambda: True)
            code, said = ask(folder, stub, tmp_path / "b", *costly)
            assert (code, "Continue?" in said, (tmp_path / "b").exists()) == (1, True, False)
            assert ask(folder, stub, tmp_path / "c", *costly[:3], "1000000", *costly[4:])[0] == 0

    def test_a_limit_of_cost_needs_a_server_that_counts(self, folder: Path, tmp_path: Path) -> None:
        silent = completion({"content": "Answer: A"}) | {"usage": None}
        with serving(lambda *_: silent) as stub:
            code, said = ask(folder, stub, tmp_path / "a", "--prices", "1,1", "--max-cost", "5", "--concurrency", 1)
        assert (code, "does not count its tokens" in said, len(stub.requests)) == (1, True, 1)


class TestSeveralModels:
    def file(self, path: Path, **urls: str) -> Path:
        tables = (
            f'[[model]]\nname = "{name}"\nbase_url = "{url}"\nmodel = "org/{name}"\nretries = 0\nconcurrency = 2\n'
            f'api_key_env = "KEY_OF_{name.upper()}"\n'
            for name, url in urls.items()
        )
        path.write_text("".join(tables))
        return path

    @pytest.mark.parametrize("more", [(), ("--one-by-one",)])
    def test_each_has_a_file_a_key_and_a_fate_of_its_own(self, folder: Path, tmp_path: Path, more: Any) -> None:
        keys = {"KEY_OF_GOOD": KEY, "KEY_OF_BAD": f"other-{KEY}"}
        out = tmp_path / "out"
        with serving(lambda *_: "Answer: A") as good, serving(lambda *_: Fault("status", 401)) as bad:
            named = self.file(tmp_path / "models.toml", bad=bad.url, good=good.url)
            code, said = command("eval", folder, "--models", named, "--out", out, *more, **keys)
        assert code == 1
        assert "bad: The server refuses to answer" in said
        assert {request["authorization"] for request in good.requests} == {f"Bearer {KEY}"}
        assert {request["authorization"] for request in bad.requests} == {f"Bearer other-{KEY}"}
        assert {request["model"] for request in good.requests} == {"org/good"}
        assert len(lines(out / "good-image.jsonl")) == N
        assert lines(out / "bad-image.jsonl") == []
        assert all(KEY not in path.read_text() for path in out.iterdir() if path.is_file())
        with serving(lambda *_: "Answer: A") as bad:
            named = self.file(tmp_path / "models.toml", bad=bad.url, good=good.url)
            assert command("eval", folder, "--models", named, "--out", out, **keys)[0] == 0
        assert len(lines(out / "bad-image.jsonl")) == N
        assert len(good.requests) == N

    def test_an_interruption_keeps_the_responses_of_all(self, folder: Path, tmp_path: Path) -> None:
        out, over = tmp_path / "out", Event()

        def three(prompts_seen: list[str]) -> Any:
            def react(prompt: str, _: int) -> str:
                prompts_seen.append(prompt)
                if len(prompts_seen) > 3:
                    over.wait()
                return "Answer: A"

            return react

        with serving(three([])) as first, serving(three([])) as second:
            named = self.file(tmp_path / "models.toml", first=first.url, second=second.url)
            named.write_text("\n".join(line for line in named.read_text().split("\n") if "api_key" not in line))
            run = [sys.executable, "-m", "puzzlegen", "eval", str(folder), "--models", str(named), "--out", str(out)]
            process = subprocess.Popen(run, stderr=subprocess.PIPE, text=True)
            files = [out / "first-image.jsonl", out / "second-image.jsonl"]
            while process.poll() is None and not all(path.is_file() and len(lines(path)) == 3 for path in files):
                time.sleep(0.02)
            process.send_signal(signal.SIGINT)
            said = process.communicate()[1]
            over.set()
            assert (process.returncode, "all responses are kept" in said) == (130, True), said
            assert [len(lines(path)) for path in files] == [3, 3]
            assert command("eval", folder, "--models", named, "--out", out)[0] == 0
        assert [len(lines(path)) for path in files] == [N, N]

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "required field `model`"),
            ("model = [", "not a file of models"),
            ('[[model]]\nname="../x"\nbase_url="http://a"\nmodel="m"', "without .. and links"),
            (f'[[model]]\nname="x"\nbase_url="http://a"\nmodel="m"\napi_key="{KEY}"', "unknown field `api_key`"),
            (f'[[model]]\nname="x"\nbase_url="http://a"\nmodel="m"\napi_key_env="{KEY}"', "must not be written down"),
            ('[[model]]\nname="x"\nbase_url="http://a"\nmodel="m"\nmax_cost=3', "has no prices"),
            ('[[model]]\nname="x"\nbase_url="http://a"\nmodel="m"\n' * 2, "two models named x"),
            ("model = " + "[" * 5000, "nested more than 16 deep"),
        ],
    )
    def test_wrong_files_are_explained(self, folder: Path, tmp_path: Path, text: str, said: str) -> None:
        (tmp_path / "models.toml").write_text(text)
        code, output = command("eval", folder, "--models", tmp_path / "models.toml", "--out", tmp_path / "out")
        assert (code, said in output, KEY in output) == (2, True, False), output

    def test_what_belongs_into_the_file_is_no_option(self, folder: Path, tmp_path: Path) -> None:
        named = self.file(tmp_path / "models.toml", x="http://localhost:1")
        code, said = command("eval", folder, "--models", named, "--temperature", 0)
        assert (code, "Set temperature in the tables" in said) == (2, True)

    def test_dates_can_be_sent_and_a_system_prompt_lies_beside_the_file(self, tmp_path: Path) -> None:
        path = tmp_path / "models.toml"
        table = '[[model]]\nname="x"\nbase_url="http://a"\nmodel="m"\n'
        path.write_text(f'{table}extra_body={{since=2026-11-23}}\nsystem="@brief.txt"')
        (tmp_path / "brief.txt").write_text("Be brief.\n")
        (model,) = models.read(path)
        assert (model.options, model.system) == ({"since": "2026-11-23"}, "Be brief.")
