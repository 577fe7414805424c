"""Cases for the validators of the category counting, and a short way to ask."""

import json
from pathlib import Path

CORPUS = [
    json.loads(line)
    for file in sorted((Path(__file__).parent / "corpus" / "counting").glob("*.jsonl"))
    for line in file.read_text().splitlines()
]
