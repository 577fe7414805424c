"""Food webs and family trees: the validator against other ways to find out."""

from itertools import combinations

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.stream import Stream
from tests.support.published import Published

WEB = Published("logic/relations_web")
certify = WEB.certify


def puzzles(level, count):
    for index in range(count):
        try:
            yield WEB.invent(Stream("web", level, index, index=index, series=b"web"), level)
        except Rejected:
            continue


def lives(statement, one, gone):
    """True if somebody is not gone and eats nothing, or something that lives."""
    food = [food for food, eater in statement["arrows"] if eater == one]
    return one not in gone and (not food or any(lives(statement, other, gone) for other in food))


def relatives(statement, one, kind):
    """Those of a kind of relation to somebody, by who is whose father or mother."""
    parents = {child: {a, b} for a, b, children in statement["couples"] for child in children}
    wed = {frozenset(couple[:2]) for couple in statement["couples"]}
    return {
        other["name"]
        for other in statement["people"]
        if other["name"] != one
        and {
            "parent": other["name"] in parents.get(one, ()),
            "child": one in parents.get(other["name"], ()),
            "sibling": one in parents and parents[one] == parents.get(other["name"]),
            "spouse": frozenset((one, other["name"])) in wed,
        }[kind]
    }


KINDS = {"father": "parent", "mother": "parent", "brother": "sibling", "sister": "sibling", "son": "child"} | {
    "daughter": "child",
    "husband": "spouse",
    "wife": "spouse",
}
MEN = {"father", "brother", "son", "husband"}


def reached(statement, start, steps):
    sexes = {person["name"]: person["sex"] for person in statement["people"]}
    there = {start}
    for step in steps:
        there = {other for one in there for other in relatives(statement, one, KINDS.get(step, step))}
        if step in KINDS:
            there = {one for one in there if sexes[one] == ("m" if step in MEN else "f")}
    return there


def answers(statement, query):
    if statement["world"] == "tree":
        if query["task"] == "kin":
            options = zip("ABCD", query["options"], strict=True)
            return {letter for letter, way in options if query["end"] in reached(statement, query["start"], way)}
        found = reached(statement, query["start"], query["steps"])
        return {str(len(found))} if query["task"] == "many" else found
    everybody = range(len(statement["names"]))
    if query["task"] in ("dies", "toll"):
        lost = [one for one in everybody if one not in query["gone"] and not lives(statement, one, query["gone"])]
        return {" ".join(sorted(f"node-{one + 1}" for one in lost)) if query["task"] == "dies" else str(len(lost))}
    plants = [one for one in everybody if statement["layers"][one] == 0]
    sets = (some for size in range(len(plants) + 1) for some in combinations(plants, size))
    fed = ({*plants} - {*some} for some in sets)
    return {
        str(next(len(plants) - len(gone) for gone in fed if all(lives(statement, one, gone) for one in query["herd"])))
    }


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_the_validator_agrees_with_who_lives_and_who_is_whose_parent(level):
    found = list(puzzles(level, 150))
    asked = [one for one in WEB.loaded.format.questions.values() if level in one.levels]
    assert len({puzzle.query["task"] for puzzle in found}) == len(asked)
    for puzzle in found:
        certificate = certify(puzzle.statement, puzzle.query)
        assert answers(puzzle.statement, puzzle.query) == {*certificate.answers}
        if puzzle.query["task"] in ("who", "many"):
            assert (certificate.depth.kind, certificate.depth.value) == ("chain", len(puzzle.query["steps"]))
        elif puzzle.query["task"] in ("dies", "toll"):
            assert certificate.depth.value == len(puzzle.why["rounds"])
        if certificate.verdict is Verdict.UNIQUE:
            assert certificate.answers == (puzzle.key,)
            assert not WEB.faults(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)


def test_an_explanation_loses_nobody_who_still_has_food():
    for puzzle in puzzles(Level.MEDIUM, 80):
        if puzzle.query["task"] not in ("dies", "toll"):
            continue
        lost = {*puzzle.query["gone"]}
        for some in puzzle.why["rounds"]:
            for one in some:
                assert {food for food, eater in puzzle.statement["arrows"] if eater == one} <= lost
            lost |= {*some}


def test_no_false_explanation_is_believed():
    """A round left out, a step to somebody else, plants that are one too few."""
    refused = set()
    for puzzle in puzzles(Level.MEDIUM, 60):
        why = puzzle.why
        match puzzle.query["task"]:
            case "dies" | "toll":
                false = {"rounds": why["rounds"][:-1]}
            case "least":
                false = why | {"plants": why["plants"][1:]}
            case _:
                false = why | {"reached": [*why["reached"][:-1], [puzzle.query["start"]]]}
        assert WEB.faults(puzzle.statement, puzzle.query, puzzle.key, false)
        refused.add(puzzle.query["task"])
    assert len(refused) == len(WEB.loaded.format.questions)
