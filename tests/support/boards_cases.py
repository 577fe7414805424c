"""Cases for the validators of Go and of the small boards, and a short way to ask."""

import json

from puzzlegen import catalog
from puzzlegen.core.certificate import Certificate
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from tests.support.judging import EVIDENCE

FAMILIES = ("go_capture", "go_liberties", "go_life_death", "go_score", "knight_path", "queens")
CORPUS = [
    json.loads(line)
    for family in FAMILIES
    for line in (EVIDENCE / "boards" / f"{family}.jsonl").read_text().splitlines()
]


def answers(name: str, statement: Statement, query: Statement) -> tuple[str, ...]:
    """What the validator answers, given plain data."""
    return certificate(name, statement, query).answers


def certificate(name: str, statement: Statement, query: Statement) -> Certificate:
    """What the validator proves, given plain data."""
    one = catalog.load_format(name).puzzle(statement, query)
    return catalog.load_validator(name).certify(one.statement, one.query)


def faults(name: str, statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is false in the facts of an explanation, all as plain data."""
    one = catalog.load_format(name).puzzle(statement, query, why)
    return catalog.load_validator(name).faults_of_why(one.statement, one.query, answer, one.why)
