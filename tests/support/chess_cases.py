"""Cases for the validators of the chess families, and a short way to ask."""

import json

from tests.support.judging import EVIDENCE

FOLDER = EVIDENCE / "boards/chess"


def lines(name):
    """The cases of one file of the corpus."""
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]
