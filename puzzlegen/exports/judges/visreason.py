"""VisReason's scoring: boxes by `visreason_boxes`, all else by a model, for which an exact comparison stands in.

With a copy of github.com/CASIA-IVA-Lab/VisReason its own ``test_api_batch.py`` asks for the responses and its own
``judge.py`` scores them.
"""

import base64
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from blake3 import blake3

from puzzlegen.exports.formats import NotTheSame, same
from puzzlegen.exports.judges.rehearsal import Responses, Verdict, run, script
from puzzlegen.exports.judges.stand_in import stand_in
from puzzlegen.exports.judges.visreason_boxes import Quad, credit

BOXED: Final = frozenset({"class_1", "class_2"})
"""The classes whose answers its script takes for boxes; it takes those of all others for texts."""
_EXTRACTED: Final = re.compile(r"\\boxed\{((?:[^{}]|\{[^{}]*\})*)\}")  # braces may hold braces, but these no more
_FENCED: Final = re.compile(r"```\n(.*?)\n```", re.DOTALL)
_JUDGE: Final = "stand-in-judge"


def tables(out: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of each class, found as its scripts find them: by paths that start at the folder that holds ``data``."""
    index = msgspec.json.decode((out / "data" / "datasets.json").read_bytes())
    found = {}
    for name, paths in index.items():
        table = out / paths["json_path"]
        # One of its scripts calls the results by the stem, the other reads them by the class.
        same(f"the stem of {name}'s table", table.stem, name)
        if not table.is_file():
            raise NotTheSame(f"The table {table} of {name} is missing.")
        found[name] = [msgspec.json.decode(line) for line in table.read_bytes().splitlines()]
        for image in (out / paths["image_path"] / image for row in found[name] for image in row["question"]["images"]):
            same(f"the picture {image} is there", image.is_file(), True)
    return found


def ours(out: Path, responses: Responses) -> Verdict:
    """Score without its scripts."""
    figures = {}
    scored = 0
    for name, rows in tables(out).items():
        credits = [found for row in rows if (found := _credit(name, row, responses[row["id"]])) is not None]
        scored += len(credits)
        figures[name] = sum(credits) / len(credits) if credits else 0.0
    return Verdict(scored, figures)


def _credit(name: str, row: dict[str, Any], response: str) -> float | None:
    """What a response earns; None if it counts nowhere."""
    key = row["answer"]["text"]
    if name not in BOXED:
        found = _EXTRACTED.search(response)
        return float(bool(found and found[1].strip() and found[1].strip() == str(key)))
    boxes = [_floats(box) for box in key if isinstance(box, list) and len(box) == 4] if isinstance(key, list) else []
    return credit(boxes, response, row["Width"], row["Height"]) if boxes else None


def _floats(box: Sequence[float]) -> Quad:
    x1, y1, x2, y2 = map(float, box)
    return x1, y1, x2, y2


def theirs(judge: Path, out: Path, name: str, responses: Responses) -> Verdict:
    """Let its scripts ask a model that gives these responses, and score what it said.

    Raises:
        WrongJudge, ToolMissing, NotTheSame: as `rehearsal.run` and `rehearsal.script` do.
    """
    scoring = script(judge, "judge.py", "VisReason")
    asking = script(scoring.parent, "test_api_batch.py", "VisReason")
    classes = tables(out)
    index = msgspec.json.decode((out / "data" / "datasets.json").read_bytes())
    said = {}
    for group, rows in classes.items():
        for row in rows:
            picture = out / index[group]["image_path"] / row["question"]["images"][0]
            said[row["question"]["text"], _digest(_url(picture))] = responses[row["id"]]

    def answer(model: str, messages: list[dict[str, Any]]) -> str:
        text, *pictures = messages[-1]["content"]
        if model == _JUDGE:
            return _judgement(text["text"])
        return said[text["text"].removeprefix("Question:\n"), _digest(pictures[0]["image_url"]["url"])]

    with tempfile.TemporaryDirectory() as folder, stand_in(answer) as url:
        home = Path(folder)
        (home / "data").symlink_to((out / "data").resolve())
        settings = {"API_KEY": "none", "BASE_URL": url, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
        run([asking, name], home, settings)
        run([scoring, _JUDGE, f"results/{name}"], home, settings)
        results = home / "results" / name
        judged = {group: msgspec.json.decode((results / f"{group}_judge.json").read_bytes()) for group in classes}
        scored = sum(_scored(group, rows) for group, rows in judged.items())
        return Verdict(scored, msgspec.json.decode((results / "summary.json").read_bytes()))


def _url(picture: Path) -> str:
    """The address under which its scripts send a picture."""
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()


def _digest(url: str) -> bytes:
    return blake3(url.encode()).digest()


def _judgement(prompt: str) -> str:
    """What a model that compares exactly says to the prompt of ``judge.py``; its last fences hold key and response."""
    *_, key, response = (part.strip() for part in _FENCED.findall(prompt))
    return "true" if key == response else "false"


def _scored(group: str, rows: list[Any]) -> int:
    """How many items of a class count in its figure."""
    if group in BOXED:
        return int(rows[-1]["summary"]["NumQuestionsWithGT"])
    return sum(row is not None and row["judge"] in ("true", "false") for row in rows)
