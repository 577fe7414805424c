"""What the scripts of benchmarks say about a table of responses, and how to record it anew.

``python -m tests.support.judge_cases FOLDER`` writes ``judge_cases.json`` by the scripts themselves. FOLDER holds
clones named VisReason, MMIQ and VLMEvalKit; the tests run them where the variable PUZZLEGEN_JUDGES names such a folder.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

RECORDED: Final = Path(__file__).with_name("judge_cases.json")

_BOXES: Final = (
    "\\boxed{[10, 20, 110, 120]; [200, 200, 300, 260]}",
    "\\boxed{[200, 200, 300, 260]; [10, 20, 110, 120]}",
    "\\boxed{[10, 20, 110, 120]}",
    "\\boxed{[10, 20, 110, 120]; [0, 0, 5, 5]; [200, 200, 300, 260]}",
    "\\boxed{[110, 120, 10, 20]; [300, 260, 200, 200]}",
    "\\boxed{[10, 20, 110, 120]} and then \\boxed{[200, 200, 300, 260]}",
    "\\boxed{[10, 20, 110, 120]; [200, 200, 300, 260]",
    "[10, 20, 110, 120], [200, 200, 300, 260]",
    "[10, 20, 110, 120; 200, 200, 300, 260]",
    "[(10, 20), (110, 120)], [(200, 200), (300, 260)]",
    "(10, 20), (110, 120), (200, 200)",
    "from 10.0 20 to 110 120.5, and from 200 200 to 300 260",
    "1. 10 20 110 120 2. 200 200 300 260",
    "\\boxed{[650, 20, 750, 120]; [840, 200, 940, 260]}",
    "\\boxed{[10, 500, 110, 600]; [200, 680, 300, 740]}",
    "\\boxed{[10, 20, 110, 70]; [200, 200, 300, 231]}",
    "\\boxed{[10, 20, 110, 69]; [200, 200, 300, 229]}",
    "\\boxed{[600, 400, 100, 100]; [620, 470, 900, 900]}",
    "\\boxed{[-50, -60, 110, 120]}",
    "\\boxed{{\\text{[10, 20, 110, 120]}}; [200, 200, 300, 260]}",
    "\\boxed{purple}",
    "\\boxed{}",
    "purple",
    "",
)
_TEXTS: Final = (
    "\\boxed{7}",
    "\\boxed{7} or \\boxed{8}",
    "\\boxed{\\text{B}}",
    "\\boxed{\\frac{1}{\\sqrt{2}}}",
    "\\boxed{1 2\n3 4}",
    "\\boxed{}",
    "\\boxed{7",
    "The answer is 7.",
    "",
)
_LETTERS: Final = (
    *(f"\\boxed{{{letter}}}" for letter in "ABCDEFZ"),
    "\\boxed{ C }",
    "\\boxed{AB}",
    "\\boxed{A} no, \\boxed{B}",
    "\\boxed{purple}",
    "Option C.\nB, since it is round",
    "A careful look shows D",
    "C",
    "(d)",
    "**E**",
    "none of them",
    "",
)
_OPTIONS: Final[Sequence[tuple[str, dict[str, str]]]] = tuple(
    (response, options)
    for options in (
        {"A": "triangle", "B": "circle", "C": "square", "D": "“7”"},
        dict.fromkeys("ABCDEFGH", "as marked in the picture"),
    )
    for response in (
        *(f"\\boxed{{{letter}}}" for letter in "ABCDEFHZ"),
        "\\boxed{purple}",
        "The answer is **B**. It has neither corners nor sides, as A and C do.",
        "a circle",
        "a circle or a square",
        "“7”",
        "A or B",
        "B is what I would choose here",
        "",
    )
)

_VISREASON: Final = r"""
import contextlib, io, json, os, sys, tempfile
sys.path.insert(0, sys.argv[1])
import judge
asked = json.load(sys.stdin)
with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
    path = os.path.join(folder, "class_1_results.json")
    credits = []
    for response in asked["boxes"]:
        item = {"answer": {"text": asked["key"]}, "Width": 640, "Height": 480, "response": response}
        with open(path, "w") as stream:
            json.dump([item], stream)
        credits.append(judge.judge_bbox_results(path))
    texts = [judge.extract_ans(response) for response in asked["texts"]]
print(json.dumps([credits, texts]))
"""
_MMIQ: Final = r"""
import json, sys
sys.path.insert(0, sys.argv[1] + "/mmiq")
from utils.data_utils import REASONING_PATTERN
from utils.eval_utils import parse_multi_choice_response
letters = [parse_multi_choice_response(response) for response in json.load(sys.stdin)]
print(json.dumps([letters, REASONING_PATTERN]))
"""
_VLMEVALKIT: Final = r"""
import json, sys, types
for name in ("vlmeval", "vlmeval.dataset"):
    package = types.ModuleType(name)
    package.__path__ = ["/".join([sys.argv[1], *name.split(".")])]
    sys.modules[name] = package
from vlmeval.dataset.utils.multiple_choice import extract_answer_from_item
items = [{"question": "?", "prediction": response, **options} for response, options in json.load(sys.stdin)]
print(json.dumps([extract_answer_from_item(None, item)["opt"] for item in items]))
"""
KEY: Final = [[10, 20, 110, 120], [200, 200, 300, 260]]


def clone(name: str) -> Path:
    """The clone of this name, or the test is skipped."""
    folder = Path(os.environ.get("PUZZLEGEN_JUDGES", "/nowhere")) / name
    if not folder.is_dir():
        pytest.skip(f"PUZZLEGEN_JUDGES names no folder that holds a clone of {name}")
    return folder


def _said(program: str, folder: Path, asked: Any) -> Any:
    """What a program prints last; the test is skipped if a package that it imports is not installed."""
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        input=msgspec.json.encode(asked),
        capture_output=True,
        check=False,
        cwd="/",
    )
    if b"No module named" in done.stderr:
        pytest.skip(done.stderr.decode().strip().splitlines()[-1])
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout.splitlines()[-1])


def visreason(folder: Path) -> dict[str, Any]:
    """The credit of boxes, and what is taken out of texts."""
    credits, texts = _said(_VISREASON, folder, {"key": KEY, "boxes": _BOXES, "texts": _TEXTS})
    return {"boxes": dict(zip(_BOXES, credits, strict=True)), "texts": dict(zip(_TEXTS, texts, strict=True))}


def mmiq(folder: Path) -> dict[str, Any]:
    """The letters that are read, and the categories that count."""
    letters, categories = _said(_MMIQ, folder, _LETTERS)
    return {"letters": dict(zip(_LETTERS, letters, strict=True)), "categories": categories}


def vlmevalkit(folder: Path) -> list[Any]:
    """The letters that are read from responses to options."""
    letters = _said(_VLMEVALKIT, folder, _OPTIONS)
    return [[response, options, letter] for (response, options), letter in zip(_OPTIONS, letters, strict=True)]


def recorded() -> dict[str, Any]:
    """What the scripts said when they were asked last."""
    found: dict[str, Any] = msgspec.json.decode(RECORDED.read_bytes())
    return found


if __name__ == "__main__":
    home = Path(sys.argv[1]).resolve()
    said = {
        "visreason": visreason(home / "VisReason"),
        "mmiq": mmiq(home / "MMIQ"),
        "vlmevalkit": vlmevalkit(home / "VLMEvalKit"),
    }
    RECORDED.write_bytes(msgspec.json.format(msgspec.json.encode(said), indent=1) + b"\n")
