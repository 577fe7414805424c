"""MM-IQ's scoring: a letter from A to E is read from a response, and compared with the key within its paradigm.

With a copy of github.com/AceCHQ/MMIQ its own ``main_parse_and_eval.py`` does it.
"""

import re
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec

from puzzlegen.exports.judges.rehearsal import Responses, Verdict, run, script

PARADIGMS: Final = (
    "Temporal Movement",
    "2D-Geometry",
    "3D-Geometry",
    "Logical Operation",
    "Mathematical",
    "Spatial Relationship",
    "Visual Instruction",
    "Concrete Object",
)
"""The categories that its script counts, in its spelling; it passes over all others."""
LETTERS: Final = "ABCDE"
"""The options that its script can read."""
_BOXED: Final = re.compile(rf"\\boxed\{{([{LETTERS}])\}}")
_ALONE: Final = re.compile(rf"\b[{LETTERS}]\b")
_NONE: Final = "Z"


def parsed(response: str) -> str:
    """The letter that its script reads: the first one in a box, or else the first one of the last line that has any.

    The phrases that announce an answer, which its script looks for in responses without a box, are not known here.
    """
    if boxed := _BOXED.search(response):
        return boxed[1]
    lines = (_ALONE.search(line) for line in reversed(response.strip().split("\n")))
    return next((found[0] for found in lines if found), _NONE)


def _rows(out: Path) -> list[tuple[dict[str, Any], str]]:
    """The lines of the key file, and the ids of ours that ``questions.jsonl`` gives them."""
    keys = [msgspec.json.decode(line) for line in (out / "keys.jsonl").read_bytes().splitlines()]
    questions = [msgspec.json.decode(line) for line in (out / "questions.jsonl").read_bytes().splitlines()]
    ids = {question["data_id"]: question["id"] for question in questions}
    return [(key, ids[key["data_id"]]) for key in keys]


def ours(out: Path, responses: Responses) -> Verdict:
    """Score without its script."""
    hits = defaultdict(list)
    for key, item in _rows(out):
        if key["category"] in PARADIGMS:
            hits[key["category"]].append(parsed(responses[item]) == key["answer"])
    return Verdict(sum(map(len, hits.values())), {name: sum(right) / len(right) for name, right in hits.items()})


def theirs(judge: Path, out: Path, name: str, responses: Responses) -> Verdict:
    """Let its script score responses.

    Raises:
        WrongJudge, ToolMissing, NotTheSame: as `rehearsal.run` and `rehearsal.script` do.
    """
    folder = "" if (judge / "main_parse_and_eval.py").exists() else "mmiq/"
    scoring = script(judge, f"{folder}main_parse_and_eval.py", "MM-IQ")
    with tempfile.TemporaryDirectory() as home:
        output = Path(home) / f"{name}.jsonl"
        lines = [
            {"data_id": key["data_id"], "category": key["category"], "response": responses[item]}
            for key, item in _rows(out)
        ]
        output.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        run([scoring, "--output_path", output, "--answer_path", out / "keys.jsonl"], Path(home))
        result = msgspec.json.decode((Path(home) / "result.json").read_bytes())
        return Verdict(result["Overall"]["evaluation num"], {group: row["acc"] for group, row in result.items()})
