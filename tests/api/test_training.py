"""What training loops use: prompts, messages, notebooks, curricula, and the loops of the guide themselves."""

import base64
import io
import pickle
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from PIL import Image

import puzzlegen
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import PublishedOption
from puzzlegen.evaluation.prompts import Mode
from puzzlegen.evaluation.tasks import tasks
from puzzlegen.releases import published
from puzzlegen.snapshots import writer
from puzzlegen.specs import language as spec

GUIDE = Path(__file__).parents[2] / "docs" / "python.md"
LOOPS = [block for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL) if "ask" in block]
STUBS = """
from typing import Any

asked: list[list[dict[str, Any]]] = []
learnt: list[float] = []

def ask_the_model(conversations: list[list[dict[str, Any]]]) -> list[str]:
    asked.extend(conversations)
    return ["Answer: A" for _ in conversations]

def learn(rewards: list[float]) -> None:
    learnt.extend(rewards)

"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("training") / "snapshot"
    writer.write_snapshot(writer.request_for(spec.read("counting"), "counting", 8, 7, ("en", "zh")), out)
    return out


class TestPrompts:
    def test_a_prompt_is_what_the_command_sends(self, folder: Path) -> None:
        for thinking in (True, False):
            sent = {task.id: task.prompt for task in tasks(published.opened(folder), Mode.IMAGE, thinking)}
            assert sent == {one.id: one.prompt(thinking=thinking) for one in puzzlegen.load(folder)}

    def test_the_wording_can_be_chosen(self, folder: Path) -> None:
        puzzle = next(one for one in puzzlegen.load(folder) if one.item.rules and one.item.short != one.item.ask)
        assert puzzle.item.rules in puzzle.prompt(wording="full")
        assert puzzle.item.rules not in puzzle.prompt(wording="short")
        for wording in ("full", "short"):
            assert puzzle.item.instruction in puzzle.prompt(wording=wording)
        with pytest.raises(WrongUsage, match="wordings are"):
            puzzle.prompt(wording="long")  # type: ignore[arg-type]

    def test_messages_have_all_pictures_and_then_the_text(self) -> None:
        first, second = puzzlegen.make("counting/tangle", 2, 3)
        item = msgspec.structs.replace(first.item, images=first.item.images + second.item.images)
        puzzle = puzzlegen.Puzzle(item, first.key, first.proof, first.pngs + second.pngs)
        (message,) = puzzle.messages()
        *pictures, text = message["content"]
        assert message["role"] == "user"
        assert text == {"type": "text", "text": puzzle.prompt()}
        assert len(pictures) == len(puzzle.item.images) == 2
        for picture, png in zip(pictures, puzzle.pngs, strict=True):
            head, _, data = picture["image_url"]["url"].partition(",")
            assert (head, base64.b64decode(data)) == ("data:image/png;base64", png)

    def test_options_are_part_of_the_prompt(self) -> None:
        puzzle = next(one for one in puzzlegen.make("counting", 30, 3) if any(one.options.values()))
        assert all(f"{letter}. {text}" in puzzle.prompt() for letter, text in puzzle.options.items())


class TestNotebook:
    def test_a_page_shows_the_puzzle_and_folds_the_key(self, folder: Path) -> None:
        for puzzle in puzzlegen.load(folder):
            page = puzzle._repr_html_()
            shown, _, folded = page.partition("<details>")
            assert shown.count("<img ") == len(puzzle.pngs)
            assert "<b>" not in shown
            assert "<b>" in folded
            assert Image.open(io.BytesIO(puzzle._repr_png_())).size == puzzle.image.size

    def test_every_text_is_escaped(self, folder: Path) -> None:
        bad = "</p><script>alert(1)</script><img src=x onerror='1'>\"&"
        puzzle = puzzlegen.load(folder)[0]
        item = msgspec.structs.replace(puzzle.item, question=bad, options=(PublishedOption("A", bad),))
        key = msgspec.structs.replace(puzzle.key, explanation=bad)
        page = puzzlegen.Puzzle(item, key, puzzle.proof, puzzle.pngs)._repr_html_()
        tags: list[str] = []

        class Reader(HTMLParser):
            def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
                tags.append(tag)
                assert not any(name.startswith("on") for name, _ in attrs)

        Reader().feed(page)
        assert set(tags) == {"div", "img", "p", "ul", "li", "details", "summary", "b"}
        assert tags.count("img") == len(puzzle.pngs)


def parts(n: int = 40) -> dict[str, puzzlegen.Dataset]:
    return {level: puzzlegen.Dataset("counting/tangle", n, 5, level=level) for level in ("easy", "medium", "hard")}


class TestCurricula:
    def test_an_index_is_the_same_puzzle_whatever_the_scores(self) -> None:
        curriculum = puzzlegen.Curriculum(parts())
        before = curriculum[4]
        curriculum.record(before, 1.0)
        assert curriculum[4] == before == pickle.loads(pickle.dumps(curriculum))[4]
        assert before == parts()["medium"][1]
        assert len(curriculum) == 120
        with pytest.raises(IndexError):
            curriculum[120]

    def test_shares_follow_the_scores(self) -> None:
        curriculum = puzzlegen.Curriculum(parts())
        assert set(curriculum.shares.values()) == {1 / 3}
        easy, medium, hard = (curriculum[index] for index in range(3))
        for _ in range(100):
            curriculum.record(easy, 1.0)
            curriculum.record(hard, 0.0)
        for turn in range(100):
            curriculum.record(medium, turn % 2)
        assert curriculum.shares["medium"] > 0.8
        drawn = [index % 3 for index in curriculum.draws(1_000)]
        assert 800 < drawn.count(1) < 980
        assert min(drawn.count(0), drawn.count(2)) > 20, "what is solved or never solved is still seen"
        for _ in range(64):
            curriculum.record(hard, 0.5)
        assert curriculum.shares["hard"] > 0.4, "old scores are forgotten"

    def test_weights_may_be_given_and_changed_at_any_time(self) -> None:
        curriculum = puzzlegen.Curriculum(parts())
        curriculum.weigh({"easy": 3, "medium": 1, "hard": 0})
        assert curriculum.shares == {"easy": 0.75, "medium": 0.25, "hard": 0}
        assert {index % 3 for index in curriculum.draws(200)} == {0, 1}
        other = puzzlegen.Curriculum(parts())
        other.resume(curriculum.state())
        assert other.shares == curriculum.shares
        assert list(other.draws(50)) == list(curriculum.draws(50))
        curriculum.weigh({"easy": 0, "medium": 0, "hard": 1})
        assert {index % 3 for index in curriculum.draws(50)} == {2}
        curriculum.weigh(None)
        assert set(curriculum.shares.values()) == {1 / 3}
        for wrong in ({"easy": 1}, dict.fromkeys(("easy", "medium", "hard"), 0), {"easy": -1, "medium": 1, "hard": 1}):
            with pytest.raises(WrongUsage, match=r"^(Weigh each part|Weights are numbers)"):
                curriculum.weigh(wrong)

    def test_a_resumed_run_draws_what_the_first_would_have(self) -> None:
        first, second = puzzlegen.Curriculum(parts()), puzzlegen.Curriculum(parts())
        easy = first[0]
        for turn, _ in enumerate(first.draws(200)):
            first.record(easy, turn % 3 == 0)
        second.resume(first.state())
        assert second.state() == first.state()
        assert list(second.draws(100)) == list(first.draws(100))

    def test_no_puzzle_is_drawn_twice_before_its_part_is_at_its_end(self) -> None:
        drawn = list(puzzlegen.Curriculum(parts()).draws(60))
        assert len(set(drawn)) == 60

    @pytest.mark.parametrize(
        "state", ["", "{", "[]", '{"drawn": {}, "scores": {}}', '{"drawn": {"easy": -1}, "scores": {"easy": [2]}}']
    )
    def test_what_is_no_state_gets_a_sentence(self, state: str) -> None:
        with pytest.raises(WrongUsage, match="state"):
            puzzlegen.Curriculum(parts()).resume(state)

    def test_wrong_usage(self) -> None:
        curriculum = puzzlegen.Curriculum(parts())
        for score in (-0.1, 1.1, float("nan")):
            with pytest.raises(WrongUsage, match="0 to 1"):
                curriculum.record(curriculum[0], score)
        (other,) = puzzlegen.make("counting/blocks", 1, 5)
        with pytest.raises(WrongUsage, match="No part"):
            curriculum.record(other, 1.0)
        with pytest.raises(WrongUsage, match="both hold"):
            puzzlegen.Curriculum({"one": parts()["easy"], "two": parts()["easy"]})
        with pytest.raises(WrongUsage, match="at least one"):
            puzzlegen.Curriculum({})
        for bad in ({"window": 0}, {"floor": 0.0}):
            with pytest.raises(WrongUsage, match="is 0"):
                puzzlegen.Curriculum(parts(), **bad)  # type: ignore[arg-type]


class TestTheGuide:
    def test_its_loops_satisfy_the_type_checker(self, tmp_path: Path) -> None:
        assert len(LOOPS) == 2
        for number, loop in enumerate(LOOPS):
            (tmp_path / f"loop{number}.py").write_text(STUBS + loop)
        files = [str(path) for path in sorted(tmp_path.glob("*.py"))]
        root = Path(__file__).parents[2]
        command = [sys.executable, "-m", "mypy", "--config-file", str(root / "pyproject.toml"), *files]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    @pytest.mark.parametrize("loop", LOOPS)
    def test_its_loops_run(self, loop: str) -> None:
        pytest.importorskip("torch")
        small = loop.replace("1_000_000", "6").replace("100_000", "6").replace("num_workers=8", "num_workers=0")
        assert small != loop
        names: dict[str, list[object]] = {}
        exec(STUBS + small, names)
        assert len(names["asked"]) == len(names["learnt"]) == 6
        for (message,) in names["asked"]:  # type: ignore[misc]
            *pictures, text = message["content"]
            assert pictures
            assert "Answer: X" in text["text"]
        assert {round(float(str(reward)), 3) for reward in names["learnt"]} <= {0.0, 0.1, 1.0}
