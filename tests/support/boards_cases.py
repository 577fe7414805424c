"""Cases for the validators of Go and of the small boards, and a short way to ask."""

import json

from puzzlegen import catalog
from tests.support.judging import EVIDENCE

FAMILIES = ("go_capture", "go_liberties", "go_life_death", "go_score", "knight_path", "queens")
CORPUS = [
    json.loads(line)
    for family in FAMILIES
    for line in (EVIDENCE / "boards" / f"{family}.jsonl").read_text().splitlines()
]


def answers(name, statement, query):
    """What the validator answers, given plain data."""
    return certificate(name, statement, query).answers


def certificate(name, statement, query):
    """What the validator proves, given plain data."""
    one = catalog.load_format(name).puzzle(statement, query)
    return catalog.load_validator(name).certify(one.statement, one.query)


def faults(name, statement, query, answer, why):
    """What is false in the facts of an explanation, all as plain data."""
    one = catalog.load_format(name).puzzle(statement, query, why)
    return catalog.load_validator(name).faults_of_why(one.statement, one.query, answer, one.why)
