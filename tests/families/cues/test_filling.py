"""Vessels below a tap, poured drop by drop instead of event by event."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from puzzlegen import catalog
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level
from puzzlegen.core.item import Statement
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.validators.cues.filling import certify

FAMILY = catalog.load("cues/filling")
DROP = Fraction(1, 2)


@pytest.fixture(scope="module")
def items() -> list[AcceptedItem]:
    """Some items of medium difficulty."""
    return [make_item(FAMILY, Level.MEDIUM, "tests", index, "en") for index in range(40)]


def _poured(statement: Statement) -> list[tuple[int, Fraction]]:
    """The vessels in the order in which they are full, and the litres by then: each drop runs down by itself."""
    held = [Fraction(0)] * (len(statement["vessels"]) + 1)
    holds = [0, *(vessel["holds"] for vessel in statement["vessels"])]
    full: list[tuple[int, Fraction]] = []
    drops = 0
    while held[statement["tap"]] < holds[statement["tap"]]:
        at, drops = statement["tap"], drops + 1
        while True:
            heights = [
                (height, to)
                for start, to, height, valve in statement["pipes"]
                if start == at and valve != "shut" and held[to] < holds[to]
            ]
            if not heights or min(heights)[0] > held[at]:
                break
            at = min(heights)[1]
        held[at] += DROP
        if held[at] == holds[at]:
            full.append((at, drops * DROP))
    return full


def test_answers_are_those_of_single_drops(items: list[AcceptedItem]) -> None:
    """Every task, by another simulation."""
    asked = set()
    for item in items:
        statement, query, (answer,) = item.proof.statement, item.proof.query, item.proof.certificate.answers
        full, task = _poured(statement), query["task"]
        order = [vessel for vessel, _ in full]
        dry = sorted({*range(1, len(statement["vessels"]) + 1)} - {*order})
        asked.add(task)
        match task:
            case "first" | "first_box":
                assert answer.removeprefix("vessel-") == str(order[0])
            case "filled":
                assert int(answer) == sum(litres <= query["litres"] for _, litres in full)
            case "litres":
                assert int(answer) == dict(full)[query["vessel"]]
            case "empty":
                assert answer == str(len(dry))
            case _:
                assert answer.split() == sorted(f"vessel-{vessel}" for vessel in dry)
    assert len(asked) == 6


def test_a_tie_is_no_answer() -> None:
    """Two pipes at one height: nothing says by which the water runs."""
    vessels = [{"row": row, "column": column, "holds": 3} for row, column in ((0, 1), (1, 0), (1, 2))]
    statement = {"dress": "tanks", "vessels": vessels, "tap": 1, "pipes": [[1, 2, 1, "none"], [1, 3, 1, "open"]]}
    tied = FAMILY.format.puzzle(statement, {"task": "first"})
    assert certify(tied.statement, tied.query).verdict is Verdict.AMBIGUOUS
    one, other = tied.statement.pipes
    shut = replace(tied.statement, pipes=(one, other._replace(valve="shut")))
    assert certify(shut, tied.query).answers == ("2",)
