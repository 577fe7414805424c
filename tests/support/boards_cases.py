"""Cases for the validators of Go and of the small boards, and a short way to ask."""

import json

from tests.support.judging import EVIDENCE

FAMILIES = ("go_capture", "go_liberties", "go_life_death", "go_score", "knight_path", "queens")
CORPUS = [
    json.loads(line)
    for family in FAMILIES
    for line in (EVIDENCE / "boards" / f"{family}.jsonl").read_text().splitlines()
]
