"""Candidates from a folder to a release, and what the folder, the people and a thief may do on the way."""

import json
import os
import signal
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from puzzlegen import catalog
from puzzlegen.candidates import approving, checking, showing, standings
from puzzlegen.cli import main
from puzzlegen.conformance import candidates as cases
from puzzlegen.conformance.sweep import disguises
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level
from puzzlegen.core.item import BoundingBoxes
from puzzlegen.evidence.candidates import DISGUISES
from puzzlegen.materials import approvals, proposals
from puzzlegen.materials.approvals import Answer, Categorised, Checked
from puzzlegen.materials.candidates import Candidates
from puzzlegen.materials.material import Changed, Missing, NothingUsable
from puzzlegen.snapshots import manifest, pipeline
from puzzlegen.validators.candidates.approved import certify
from tests.judging import EVIDENCE, judge_case
from tests.stub_server import serving

CORPUS = [json.loads(line) for line in (EVIDENCE / "candidates/approved.jsonl").read_text().splitlines()]
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
        drawn[top:bottom, left:right] = cases.COLOURS[place]
    drawn[250:260, 210:290] = 0
    return drawn


@pytest.mark.parametrize("case", CORPUS, ids=lambda case: case["name"])
def test_corpus(case: dict[str, Any]) -> None:
    if case["expect"] == "fault":
        assert certify(case["statement"], case["query"]).faults
        return
    certificate = judge_case(certify, case)
    assert certificate is None or not certificate.faults


# From a folder to a release


class Page:
    """The page for people, in a process of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "puzzlegen", "candidates", "approve", str(folder), "--port=0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.seen = b""

    def ask(self, path: str, message: Any = None, secret: str = "") -> Any:
        data = None if message is None else json.dumps(message).encode()
        request = urllib.request.Request(self.address + path, data, {"Authorization": f"Bearer {secret}"})
        with urllib.request.urlopen(request) as response:
            body = response.read()
            self.seen += str(response.headers).encode() + body
        return json.loads(body) if response.headers["Content-Type"] == "application/json" else body

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

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


SPEC = """name = "mixed"
languages = ["en", "zh"]

[release]
title = "Proven and approved"
items = 4
hidden = 0.25

[[families]]
name = "sudoku/classic_6x6"
weight = 3

[[families]]
name = "candidates/approved"
levels = ["easy"]
"""


def test_a_candidate_walks_from_a_folder_to_a_release(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    made = run("candidates", "new", folder, "boxes")
    assert "Fill it in" in made.output
    run("candidates", "new", folder, "boxes", code=2)
    assert "is no candidate" in run("candidates", "list", folder).output  # before it is filled in
    cases.choice(folder, "boxes", 7, 2)
    assert "boxes: proposed" in run("candidates", "list", folder).output
    run("candidates", "categorise", folder, "--as", "Cue insigt", code=2)
    run("candidates", "categorise", folder, "--as", "cue insight: detective")
    assert "It is not checked" in run("candidates", "list", folder).output
    run("candidates", "check", folder)
    assert "0 of 2 people have answered it" in run("candidates", "list", folder).output
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", tmp_path / "no", code=1)

    page = Page(folder, "--items=5")
    try:
        assert page.ask("languages") == {"languages": ["en", "zh"], "purpose": "approval"}
        for language in ("en", "zh"):
            secret = page.join(language)
            shown = page.answer(secret, response="C")
            assert (shown["phase"], shown["purpose"], shown["form"]) == ("items", "approval", "choice")
            assert page.answer(secret)["phase"] == "done"
        assert "candidates list" in page.end()
    finally:
        page.kill()
    candidate = proposals.read(folder).named("boxes")
    for words in candidate.proposal.words.values():
        assert words.explanation.encode() not in page.seen
    assert b"A. Painter" not in page.seen
    assert candidate.shown("en").encode() not in page.seen
    for name in (approving.STORE, approvals.ANSWERS):
        assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
    listed = json.loads(run("candidates", "list", folder, "--json").output)
    (line,) = listed["candidates"]
    assert (line["state"], line["people"], line["agreeing"], line["languages"]) == ("approved", 2, 2, ["en", "zh"])

    out = tmp_path / "made"
    run("make", "candidates", "--candidates", folder, "--n", 1, "--level", "easy", "--out", out)
    assert manifest.read(out).content.unproven == {Verdict.APPROVED: 1}
    assert "0 proven, 1 approved, which is no proof" in run("verify", out).output
    run("replay", out, "--candidates", folder)
    run("vary", out, "--style", 1, "--out", tmp_path / "varied", code=2)
    shown = run("show", out, "--key").output
    assert "2 of 2 people who did not know the answer gave it" in shown
    (item,) = [json.loads(text) for text in (out / "items.jsonl").read_text().splitlines()]
    assert item["taxonomy"] == {"visreason_category": "Cue insight", "visreason_subcategory": "detective"}
    with Image.open(out / item["images"][0]) as published:
        assert np.array_equal(np.asarray(published), cases.picture(7, [56, 64, 110, 48])) or published.size == (320, 320)

    spec = tmp_path / "mixed.toml"
    spec.write_text(SPEC)
    secret_file = tmp_path / "secret"
    secret_file.write_text("6f1d0c3a9be74852d5a0c18e7f2b4963")
    series = tmp_path / "series"
    release = ("release", spec, "--version", "2026.11.0", "--series", series, "--secret-file", secret_file)
    assert "--candidates" in run(*release, code=2).output
    run(*release, "--candidates", folder)
    where = series / "releases" / "2026.11.0"
    card = (where / "README.md").read_text()
    assert "1 is approved and not proven" in card
    assert "1 is approved and not proven" in (where / "gallery.html").read_text()
    gates = {gate["name"]: gate for gate in json.loads((where / "release.json").read_text())["content"]["gates"]}
    assert gates["proven"]["figures"]["unproven"] == {"approved": 1}
    assert "The answers of 3 items are proven" in gates["proven"]["detail"]
    assert all(cell["family"] != "candidates/approved" for cell in gates["difficulty drift"]["figures"]["cells"])
    audited = run("audit", series, "--prove", "--remake")
    assert "every byte, link and commitment holds" in audited.output
    assert "candidates are not published" in audited.output
    run("export", "hf", where, "--out", tmp_path / "hf")
    assert "but for 1 that are approved, which is no proof" in (tmp_path / "hf" / "README.md").read_text()
