"""Balances: the validator against trying all weights, the balances needed, and which side hangs lower."""

from itertools import combinations, product

import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Group
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.themes import THEMES
from puzzlegen.formats.cues.balance import QUESTIONS, Heaviest, Lightest, Order, Pan, Tips, Worth
from puzzlegen.generators.cues.balance import LEVELS
from puzzlegen.renderers.cues.kits.balances import balance, toy
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.cues.balance import certify

FAMILY = catalog.load("cues/balance")


def puzzles(level, count):
    for index in range(count):
        try:
            rng = Stream("balance", level, index, index=index, series=b"balance")
            puzzle = pipeline.invent(FAMILY, level, LEVELS[level], rng)
        except Rejected:
            continue
        yield puzzle.statement, puzzle.query, puzzle.answer


def outcome(query, weights):
    """What these weights answer."""

    def total(load):
        return sum(weights[thing] for thing in load)

    match query:
        case Heaviest() | Lightest():
            extreme = (max if isinstance(query, Heaviest) else min)(weights)
            return [kind for kind, weight in enumerate(weights) if weight == extreme]
        case Order():
            return sorted(range(len(weights)), key=weights.__getitem__) if len({*weights}) == len(weights) else None
        case Tips():
            left, right = total(query.left), total(query.right)
            return (left > right) - (left < right)
        case Pan():
            return [total(load) == total(query.left) for load in query.options]
    return weights[query.of] / weights[query.unit]


def outcomes(scales, query, kinds):
    """What all weights answer that agree with the balances."""
    found = []
    for weights in product(range(1, 10), repeat=kinds):
        for scale in scales:
            left, right = (sum(weights[thing] for thing in load) for load in (scale.left, scale.right))
            if scale.tilt != ("left" if left > right else "right" if left < right else "level"):
                break
        else:
            one = outcome(query, weights)
            if one not in found:
                found.append(one)
    return found


def test_the_validator_agrees_with_trying_all_weights():
    seen = set()
    for statement, query, answer in puzzles(Level.MEDIUM, 160):
        certificate = certify(statement, query)
        found = outcomes(statement.scales, query, len(statement.things))
        settled = len(found) == 1
        assert (certificate.verdict == "unique") == settled
        if settled:
            seen.add(type(query))
            assert certificate.answers == (answer,)
            (one,) = found
            place = "ABCD".find(answer)
            if isinstance(query, Worth):
                assert one == int(answer)
            elif isinstance(query, Tips):
                assert one == (1, -1, 0)[place]
            elif isinstance(query, Pan):
                assert one.index(True) == place
            else:
                assert query.options[place] == (tuple(one) if isinstance(query, Order) else one[0])
    assert seen == {*QUESTIONS}


def cost(scale):
    """1 where a balance orders two kinds by itself, whatever weights they have; else one less than its kinds."""
    kinds, sign = sorted({*scale.left, *scale.right}), {"left": 1, "right": -1, "level": 0}[scale.tilt]
    ways = dict(zip(kinds, np.indices((16,) * len(kinds)).reshape(len(kinds), -1) + 1, strict=True))
    lean = sum(ways[kind] for kind in scale.left) - sum(ways[kind] for kind in scale.right)
    allowed = np.sign(lean) == sign
    settled = any(len({*np.sign(ways[a] - ways[b])[allowed].tolist()}) == 1 for a, b in combinations(kinds, 2))
    return 1 if settled else len(kinds) - 1


def test_the_difficulty_is_the_least_cost_that_suffices():
    looked = 0
    for statement, query, _ in puzzles(Level.EASY, 12):
        certificate, scales = certify(statement, query), statement.scales
        if certificate.verdict != "unique" or isinstance(query, Pan | Order):
            continue  # there, only options have to be refuted
        looked += 1
        costs = [
            sum(map(cost, some))
            for count in range(1, len(scales) + 1)
            for some in combinations(scales, count)
            if len(outcomes(some, query, len(statement.things))) == 1
        ]
        assert certificate.difficulty == min(costs)
    assert looked > 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tilt", ["left", "right", "level"])
def test_the_heavier_side_is_lower(theme, tilt):
    left, right = (
        node.y for node in balance(theme, tilt, ["apple"], ["apple"], locked=False) if isinstance(node, Group)
    )
    assert (left > right + 0.2, right > left + 0.2) == (tilt == "left", tilt == "right")
    assert tilt != "level" or left == right


def test_every_thing_has_colours():
    assert all(toy(thing) for things in THEMES.values() for thing in things)


@pytest.mark.parametrize("level", list(Level))
def test_no_balance_shows_the_asked_one(level):
    asked = 0
    for statement, query, _ in puzzles(level, 60):
        if isinstance(query, Tips | Pan):
            shown = [{tuple(sorted(scale.left)), tuple(sorted(scale.right))} for scale in statement.scales]
            for load in query.options if isinstance(query, Pan) else [query.right]:
                assert {tuple(sorted(query.left)), tuple(sorted(load))} not in shown
                asked += 1
    assert asked > 9
