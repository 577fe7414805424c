"""Crossings and what is said of them, against all sequences of trips of small parties."""

import itertools
from random import Random

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.family import Level
from puzzlegen.validators.logic import river as validator

FORM = catalog.load_format("logic/river")


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def certify_why(statement, query, answer, why):
    """What is false in published facts."""
    one = FORM.puzzle(statement, query, why, answer)
    return validator.certify_why(one.statement, one.query, answer, one.why)


def _plans(count, quarrels, boat, length):
    """All sequences of so many loads that keep the rules and bring all across."""

    def quiet(group):
        return not any(a in group and b in group for a, b in quarrels)

    everyone = set(range(count))
    ways = [((), everyone)]
    for number in range(length):
        found = []
        for loads, near in ways:
            here = near if number % 2 == 0 else everyone - near
            for size in range(boat + 1):
                for load in itertools.combinations(sorted(here), size):
                    if quiet(here - set(load)):
                        found.append(((*loads, load), near ^ set(load)))
        ways = found
    return [loads for loads, near in ways if not near]


def test_shortest_plans_agree_with_all_sequences() -> None:
    random = Random(3)
    for _ in range(30):
        count = random.randint(2, 4)
        pairs = list(itertools.combinations(range(count), 2))
        quarrels = random.sample(pairs, random.randint(1, len(pairs)))
        boat = random.randint(1, 2)
        who = ["dog", "cat", "mouse", "hen"][:count]
        statement = {"scene": "sea", "who": who, "weights": [], "boat": boat, "quarrels": quarrels}
        found = certify(statement, {"task": "fewest"})
        plans = {length: _plans(count, quarrels, boat, length) for length in (1, 3, 5)}
        least = next((length for length, some in plans.items() if some), None)
        if least is None:
            assert not found.answers or int(found.answers[0]) > 5
            continue
        assert found.answers == (str(least),)
        assert (found.depth.kind, found.depth.value) == ("chain", least)
        groups = [group for size in (1, 2) for group in itertools.combinations(range(count), size)]
        if len(groups) > 3:
            options = random.sample(groups, 4)
            right = ["ABCD"[n] for n, one in enumerate(options) if one in {plan[0] for plan in plans[least]}]
            assert list(certify(statement, {"task": "first", "options": options}).answers) == right[:2]


def _after(statement, boat, nears, over):
    """All groups that one more crossing can leave on the left; ``over`` says whether the guide is on the right."""
    everyone = frozenset(range(len(statement["who"])))
    weights = statement["weights"] or [1] * len(everyone)
    found = set()
    for near in nears:
        here = everyone - near if over else near
        for size in range(len(here) + 1):
            for load in itertools.combinations(sorted(here), size):
                quiet = not any({a, b} <= here.difference(load) for a, b in statement["quarrels"])
                if quiet and sum(weights[one] for one in load) <= boat:
                    found.add(near ^ frozenset(load))
    return found


def _near(statement, boat, crossings):
    """All groups that can be on the left after so many crossings, whether they were there before or not."""
    nears = {frozenset(range(len(statement["who"])))}
    for number in range(crossings):
        nears = _after(statement, boat, nears, number % 2 == 1)
    return nears


def _needed(statement, boat, load, number):
    """The fewest crossings that bring all across where these are on board on that one; None if they cannot be."""
    everyone, over = frozenset(range(len(statement["who"]))), number % 2 == 0
    nears, crossings = set(), number
    for near in _near(statement, boat, number - 1):
        here = everyone - near if over else near
        if load <= here and not any({a, b} <= here - load for a, b in statement["quarrels"]):
            nears.add(near ^ load)
    if not nears:
        return None
    while frozenset() not in nears or crossings % 2 == 0:
        nears = _after(statement, boat, nears, crossings % 2 == 1)
        crossings += 1
    return crossings


def test_what_is_said_of_groups_and_loads_holds_of_all_ways_to_cross() -> None:
    counted = judged = 0
    for one in drafts(catalog.load("logic/river"), Level.EASY, "river", 60):
        statement, query, why = map(plain, (one.statement, one.query, one.draft.puzzle.why))
        boat = statement["boat"] or int(one.answer)
        for number, least in enumerate(why.get("staying", ())):
            assert min(map(len, _near(statement, boat, 2 * number + 1))) == least
            counted += 1
        if "less" in why:
            assert not any(len(near) == 0 for near in _near(statement, why["less"], 21))
        if "first" in why and "staying" in why:
            safe = [frozenset(range(len(statement["who"]))) - near for near in _near(statement, boat, 1)]
            assert sorted(why["first"]) == sorted(sorted(load) for load in safe if not any(one < load for one in safe))
        others = [letter for letter in "ABCD" if letter != one.answer]
        for letter, fault in zip(others, why.get("faults", ()), strict=False):
            if fault["kind"] in ("longer", "never"):
                load = frozenset(query["options"]["ABCD".index(letter)])
                assert _needed(statement, boat, load, query.get("crossing", 1)) == fault.get("needed")
                judged += 1
    assert counted > 15
    assert judged > 12


DUET = {"scene": "sea", "who": ["dog", "cat", "mouse"], "weights": [], "boat": 1, "quarrels": [[0, 1], [1, 2]]}
PLAN = [[1], [], [0], [1], [2], [], [1]]


@pytest.mark.parametrize(
    "why",
    [
        {"plan": PLAN, "first": [[1]], "staying": [2, 2, 1, 0]},
        {"plan": PLAN, "first": [[1]], "staying": [2, 1, 1]},
        {"plan": PLAN, "first": [], "staying": [2, 1, 1, 0]},
        {"plan": PLAN, "first": [[1], [0, 1]], "staying": [2, 1, 1, 0]},
        {"plan": [*PLAN[:4], [0], [], [1]], "first": [[1]], "staying": [2, 1, 1, 0]},
        {"plan": [*PLAN, [], []], "first": [[1]], "staying": [2, 1, 1, 0]},
        {"plan": [[1], [1], *PLAN], "first": [[1]], "staying": [2, 1, 1, 0]},  # which works, but is not the shortest
        {"plan": [[1], [], [0], [], [2], [], [1]], "first": [[1]], "staying": [2, 1, 1, 0]},
    ],
)
def test_false_plans_and_minima_are_refused(why) -> None:
    query = {"task": "fewest"}
    assert certify(DUET, query).answers == ("7",)
    assert certify_why(DUET, query, "7", {"plan": PLAN, "first": [[1]], "staying": [2, 1, 1, 0]}) == ()
    assert certify_why(DUET, query, "7", why)


def test_false_faults_of_plans_are_refused() -> None:
    wrong = [[[0], *PLAN[1:]], [[1], [], [0], [], *PLAN[4:]], [[0, 1], *PLAN[1:]]]
    query = {"task": "plan", "options": [PLAN, *wrong]}
    faults = [
        {"kind": "left", "crossing": 1, "pair": [1, 2]},
        {"kind": "left", "crossing": 4, "pair": [0, 1]},
        {"kind": "heavy", "crossing": 1, "weight": 2},
    ]
    assert certify(DUET, query).answers == ("A",)
    assert certify_why(DUET, query, "A", {"faults": faults}) == ()
    for place, false in [
        (0, {"kind": "left", "crossing": 1, "pair": [0, 1]}),
        (0, {"kind": "left", "crossing": 2, "pair": [1, 2]}),
        (0, {"kind": "heavy", "crossing": 1, "weight": 2}),
        (1, {"kind": "longer", "needed": 9}),
        (2, {"kind": "heavy", "crossing": 1, "weight": 3}),
    ]:
        assert certify_why(DUET, query, "A", {"faults": [*faults[:place], false, *faults[place + 1 :]]})
    with pytest.raises(MalformedStatement):
        certify_why(DUET, query, "A", {"faults": [*faults, faults[0]]})
