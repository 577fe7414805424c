"""Crossings, against all sequences of trips of small parties."""

import itertools
from random import Random

from puzzlegen.validators.logic.river import certify


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
        groups = [group for size in (1, 2) for group in itertools.combinations(range(count), size)]
        if len(groups) > 3:
            options = random.sample(groups, 4)
            right = ["ABCD"[n] for n, one in enumerate(options) if one in {plan[0] for plan in plans[least]}]
            assert list(certify(statement, {"task": "first", "options": options}).answers) == right[:2]
