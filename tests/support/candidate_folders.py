"""Folders of candidates, and what is done with them from outside."""

import signal
from pathlib import Path
from typing import Any

import numpy as np
from click.testing import CliRunner, Result

from puzzlegen.cli import main
from puzzlegen.conformance import candidates as cases
from puzzlegen.materials import approvals, proposals
from tests.support.page_server import Server

WORD = """pictures = ["{name}.png"]
kind = "word"
answer = "lemon"
accepted = ["lemons"]
source = "a kitchen of mine"
licence = "CC-BY-4.0"
author = "N. N."
proposed_by = "model"

[en]
question = "What is yellow here?"
"""
BOX = """pictures = ["{name}.png"]
kind = "box"
answer = "yellow"
source = "made for a test"
licence = "CC0-1.0"
author = "A. Painter"
proposed_by = "person"

[en]
question = "Where is the smallest square?"

[regions]
red = [10, 10, 70, 70]
blue = [110, 10, 190, 90]
yellow = [10, 110, 50, 150]
purple = [110, 110, 190, 190]
ground = [200, 200, 300, 300]
"""


def run(*arguments: object, code: int = 0) -> Result:
    done = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert done.exit_code == code, done.output
    return done


def squares() -> np.ndarray:
    """What `BOX` asks about."""
    drawn = np.full((320, 320, 3), 230, np.uint8)
    for place, (left, top, right, bottom) in enumerate(
        [(10, 10, 70, 70), (110, 10, 190, 90), (10, 110, 50, 150), (110, 110, 190, 190)]
    ):
        drawn[top + 2 : bottom - 2, left + 2 : right - 2] = cases.COLOURS[place]
    drawn[250:260, 210:290] = 0
    return drawn


class Page(Server):
    """The page for people, in a process of its own."""

    def __init__(self, folder: Path, *options: object, port: int = 0) -> None:
        super().__init__("candidates", "approve", folder, *options, port=port)

    def join(self, language: str = "en") -> str:
        secret: str = self.ask("join", {"language": language})["secret"]
        return secret

    def answer(self, secret: str, **said: Any) -> dict[str, Any]:
        """Answer what is shown; returns that."""
        state: dict[str, Any] = self.ask("state", secret=secret)
        if state["phase"] != "done":
            assert self.ask(f"picture/{state['position']}/0", secret=secret).startswith(b"\x89PNG")
            given = {"response": "", "sent": 9000.0} | said
            assert self.ask("answer", {"position": state["position"], "said": given}, secret) == {}
        return state

    def end(self) -> str:
        self.process.send_signal(signal.SIGINT)  # as Ctrl-C does
        said, _ = self.process.communicate()
        assert self.process.returncode == 0
        return said


def standing(folder: Path, name: str) -> approvals.Standing:
    candidate = proposals.read(folder).named(name)
    return approvals.records(folder).standing(candidate)


def state(folder: Path, name: str = "boxes") -> str:
    return standing(folder, name).state(proposals.read(folder).named(name).key)


def change(folder: Path, old: str, new: str, name: str = "boxes") -> None:
    path = folder / f"{name}.toml"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
