"""The commands as a user meets them."""

import json
import os
import pty
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from puzzlegen import catalog
from puzzlegen.cli import _COMMANDS, called, main, processes
from puzzlegen.running import workers


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture(scope="module")
def snapshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("cli") / "tiles"
    result = run("make", "template/blank", "--n", "6", "--seed", "1", "--out", out)
    assert result.exit_code == 0, result.output
    return out


@pytest.mark.parametrize("command", _COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"puzzlegen {command}" in result.output


def test_the_help_lists_every_command() -> None:
    output = run("--help").output
    assert [command for command in _COMMANDS if command not in output] == []
    assert run("--version").output.startswith("puzzlegen, version ")


def test_list_names_families_levels_and_forms() -> None:
    output = run("list").output
    assert "sudoku/killer" in output
    assert "fill_in, open, boxes" in output
    assert "template" not in output
    assert max(map(len, output.splitlines())) <= 80
    assert [line for line in output.splitlines() if line.isalpha()] == list(catalog.categories())
    table = json.loads(run("list", "sudoku", "--json").stdout)
    assert {"name", "category", "family", "version", "levels", "forms"} <= set(table[0])
    assert all(row["category"] == "sudoku" for row in table)


def listed(*words: str) -> dict[str, Any]:
    return {row["name"]: row for row in json.loads(run("list", *words, "--json").stdout)}


def test_list_tells_knobs_tasks_units_and_pools() -> None:
    row = listed("matrices")["matrices/raven"]
    assert row["knobs"]["easy"]["changing"] == 1
    assert row["options"] == {"easy": [4, 8], "medium": [4, 8], "hard": [4, 8], "extreme": [16]}
    assert row["pools"]["easy"]["at_least"] > 1000
    (task,) = row["tasks"]["hard"]
    assert (task["task"], task["form"], task["options"]) == ("missing_panel", "choice", 8)
    assert task["unit"]


def test_list_is_filtered() -> None:
    everything = listed()
    hard = listed("--level", "hard")
    assert {name for name, row in everything.items() if "hard" in row["levels"]} == set(hard)
    assert all(row["levels"] == ["hard"] for row in hard.values())
    assert "counting/shape_count" not in listed("--form", "choice")
    assert "boards/chess_mate" in listed("--form", "open", "--level", "medium")
    assert "boards/chess_mate" not in listed("--form", "open", "--level", "easy")
    paper = listed("--paper", "mmiq")
    assert "matrices/raven" in paper  # where the rule decides
    assert "sudoku/classic" not in paper
    assert "boards/queens" in listed("--paper", "visreason")
    nothing = run("list", "counting", "--form", "open")
    assert (nothing.exit_code, nothing.output) == (0, "No family is like that.\n")


def test_make_ends_with_what_to_do_next(tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run("make", "template/blank", "--n", "2", "--out", str(out), "--workers", "1")
    assert result.stdout.splitlines()[0] == f"2 items in {out}"
    assert len(result.stdout.splitlines()) == 2
    steps = [line.partition(": puzzlegen ")[2].split() for line in result.stderr.splitlines() if "puzzlegen " in line]
    assert steps == [["gallery", str(out)], ["verify", str(out)]]
    assert run("verify", str(out), "--workers", "1").exit_code == 0


def test_the_next_commands_are_called_as_this_one_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("on", "off"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "puzzlegen").write_text("#!/bin/sh\n")
        (tmp_path / place / "puzzlegen").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "on"))
    monkeypatch.chdir(tmp_path)
    for argument, name in (
        ("off/puzzlegen", "off/puzzlegen"),
        (str(tmp_path / "on" / "puzzlegen"), "puzzlegen"),
        ("puzzlegen/__main__.py", "python -m puzzlegen"),
        ("pytest", "puzzlegen"),
    ):
        monkeypatch.setattr(sys, "argv", [argument])
        assert called.name() == name
    monkeypatch.setattr(sys, "argv", ["off/puzzlegen"])
    made = CliRunner().invoke(main, ["make", "template/blank", "--n", "2", "--out", "two"])
    assert "Look at them: off/puzzlegen gallery two\nProve them again: off/puzzlegen verify two\n" in made.stderr


def test_make_tells_where_the_items_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("make", "template/blank", "--n", "2", "--seed", "9")
    assert result.exit_code == 0
    assert "2 items in output/template-blank-s9-n2" in result.output
    assert Path("output/template-blank-s9-n2/items.jsonl").is_file()
    assert run("make", "template/blank", "--n", "2", "--seed", "9", "--level", "hard", "--lang", "zh").exit_code == 0
    several = run("make", "template/blank", "sudoku/classic_4x4", "--level", "easy", "--n", "2")
    assert "2 items in output/template-blank-sudoku-classic_4x4-easy-s0-n2" in several.output
    assert "方块" in Path("output/template-blank-hard-zh-s9-n2/items.jsonl").read_text()


def test_all_commands_have_the_same_number_of_processes_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = {name: main.get_command(click.Context(main), name) for name in _COMMANDS}
    found = {name: one for name, command in commands.items() for one in command.params if one.name == "workers"}
    assert {"audit", "gallery", "make", "merge", "refresh", "replay", "reveal", "split", "verify"} <= set(found)
    assert len({(one.default, getattr(one, "help", "")) for one in found.values()}) == 1
    monkeypatch.setattr(workers, "available_cpus", lambda: 6)
    assert [processes.number(None, 1), processes.number(None, 64), processes.number(None)] == [1, 6, 6]
    assert [processes.number(3, 1), processes.number(3, 1000)] == [3, 3]


def test_one_item_is_told_in_the_singular(tmp_path: Path) -> None:
    one = tmp_path / "one"
    assert run("make", "template/blank", "--n", 1, "--out", one).output.startswith(f"1 item in {one}\n")
    assert run("verify", one).output.startswith("1 item proven; ")
    assert run("replay", one).output.startswith("1 item made again: no difference; ")
    page, export = tmp_path / "page.html", tmp_path / "export"
    assert run("gallery", one, "--out", page).output == f"1 item in {page}\n"
    assert run("export", one, "--to", "imagefolder", "--out", export).output == f"1 item in {export}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("make", "sudokus"), "There is no category 'sudokus' (did you mean sudoku?); the categories are: boards, "),
        (
            ("make", "sudoku/kilelr"),
            "no family 'kilelr' in sudoku (did you mean sudoku/killer or sudoku/little_killer?); its families are: ",
        ),
        (("make", "killer"), "There is no category 'killer' (did you mean sudoku/killer?); "),
        (("make", "monthy"), "(did you mean monthly?)"),
        (("make", "matrixes/raven"), "(did you mean matrices/raven?)"),
        (("make", "nothing like it"), "the specs are: mmiq, monthly, "),
        (("make", "sudoku", "--n", "0"), "0 is not in the range 1<=x<=1000000"),
        (("make", "sudoku", "--level", "brutal"), "is not one of 'easy', 'medium', 'hard', 'extreme'"),
        (("make", "sudoku", "--lang", "fr"), "is not one of 'en', 'zh'"),
        (("make", "sudoku", "--workers", "0"), "0 is not in the range x>=1"),
        (("make", "nowhere.toml"), "cannot be read"),
        (("verify", "nowhere"), "nowhere is not a snapshot"),
        (("replay", "nowhere"), "nowhere is not a snapshot"),
        (("show", "nowhere"), "There is nothing at nowhere"),
        (("list", "nowhere"), "There is no category 'nowhere'"),
    ],
)
def test_wrong_usage_gets_a_sentence_and_exit_code_2(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_destination_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("make", "template/blank", "--n", "1", "--out", tmp_path / "file" / "below")
    assert result.exit_code == 2
    assert f"{tmp_path / 'file'} is not a folder" in result.output
    result = run("make", "template/blank", "--n", "1", "--out", tmp_path / "file")
    assert result.exit_code == 2
    assert (tmp_path / "file").read_text() == ""


def test_show_keeps_the_key_until_asked(snapshot: Path) -> None:
    plain, with_key = run("show", snapshot).output, run("show", snapshot, "--key").output
    assert "Which number is missing?" in plain
    assert str(snapshot / "images") in plain
    assert "Key" not in plain
    assert "Key: " in with_key
    item = json.loads((snapshot / "items.jsonl").read_text().splitlines()[3])
    assert item["id"] in run("show", snapshot, item["id"][:12]).output
    document = json.loads(run("show", snapshot, item["id"], "--json", "--key").stdout)
    assert document["item"] == item
    assert document["key"]["id"] == item["id"]
    assert "key" not in json.loads(run("show", snapshot, "--json").stdout)


def test_show_wants_a_known_and_unique_id(snapshot: Path) -> None:
    result = run("show", snapshot, "zzz")
    assert result.exit_code == 2
    assert "No items" in result.output


def test_verify_and_replay_speak_json(snapshot: Path) -> None:
    for command, more in (("verify", {"not_checked"}), ("replay", set())):
        result = run(command, snapshot, "--json")
        assert result.exit_code == 0
        told = json.loads(result.stdout)
        assert (told["problems"], set(told) - {"problems"}) == ([], more)


def on_a_terminal(*command: str) -> str:
    """What the command shows on a terminal."""
    leader, follower = pty.openpty()
    termios.tcsetwinsize(follower, (24, 100))
    with subprocess.Popen(command, stdout=follower, stderr=follower, close_fds=True) as process:
        os.close(follower)
        shown = b""
        while True:
            try:
                data = os.read(leader, 4096)
            except OSError:  # the terminal is closed with its last user
                break
            if not data:
                break
            shown += data
        assert process.wait() == 0
    os.close(leader)
    return shown.decode()


def test_the_bar_is_for_terminals_only(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "puzzlegen", "make", "template/blank", "--n", "300", "--workers", "1", "--out"]
    shown = on_a_terminal(*command, str(tmp_path / "a"))
    assert "Making" in shown
    assert "rejected" in shown
    assert "/300" in shown
    done = subprocess.run([*command, str(tmp_path / "b")], capture_output=True, text=True, check=True)
    assert "\r" not in done.stderr + done.stdout


def test_ctrl_c_says_that_nothing_is_lost(tmp_path: Path) -> None:
    import signal

    held = Path(__file__).parents[1] / "support" / "held.py"
    command = [sys.executable, str(held), "make", "template/blank", "--n", "100", "--workers", "2"]
    with subprocess.Popen(
        [*command, "--out", str(tmp_path / "out")], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        while process.poll() is None and not any(
            path.stat().st_size for path in tmp_path.glob(".out.*.partial/journal.jsonl")
        ):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert process.returncode == 130
    assert "the same command resumes" in errors
    assert "Traceback" not in errors
