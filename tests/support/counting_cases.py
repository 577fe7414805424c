"""Cases for the validators of the category counting, and a short way to ask."""

import json

from tests.support.judging import EVIDENCE

CORPUS = [
    json.loads(line)
    for file in sorted((EVIDENCE / "counting").glob("*.jsonl"))
    for line in file.read_text().splitlines()
]
