"""Tournaments: the validator finds what writing down all schedules finds."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.stream import Stream
from puzzlegen.generators.logic import round_robin as generator
from puzzlegen.validators.logic.round_robin import certify

HIDDEN = -1
ANIMALS = ["cat", "dog", "duck", "frog", "owl", "sheep"]


def pairings(sides: tuple[int, ...]) -> list[frozenset[frozenset[int]]]:
    """All ways to part sides into pairs."""
    if not sides:
        return [frozenset()]
    return [
        one | {frozenset((sides[0], other))}
        for other in sides[1:]
        for one in pairings(tuple(side for side in sides[1:] if side != other))
    ]


def schedules() -> list[tuple[frozenset[frozenset[int]], ...]]:
    """All schedules of six sides: five pairings that have no pair in common, in every order."""
    sets = [
        some
        for some in combinations(pairings(tuple(range(6))), 5)
        if len(frozenset[frozenset[int]]().union(*some)) == 15
    ]
    return [order for some in sets for order in permutations(some)]


def agrees(cards: list[list[int]], pairs: frozenset[frozenset[int]]) -> bool:
    """True if the pairs of a round can lie on its cards."""
    shown = [{side for side in card if side != HIDDEN} for card in cards]
    met = [next((pair for pair in pairs if pair & some), None) for some in shown if some]
    return all(some <= pair for some, pair in zip(filter(None, shown), met, strict=True) if pair) and len(
        set(met)
    ) == len(met)


def test_rounds_are_those_of_all_schedules() -> None:
    """Of boards with hidden places, the round of two sides is certain, open, or there is none."""
    everything, random, verdicts = schedules(), Random(1), set()
    assert len(everything) == 720
    for _ in range(60):
        rounds: list[Any] = [
            [[side if random.random() < 0.4 else HIDDEN for side in sorted(pair)] for pair in sorted(map(sorted, one))]
            for one in random.choice(everything)
        ]
        if random.random() < 0.3:
            rounds[0], rounds[1] = rounds[0], [list(card) for card in rounds[0]]
        left = [one for one in everything if all(map(agrees, rounds, one))]
        match = random.sample(range(6), 2)
        when = {number for one in left for number, pairs in enumerate(one, 1) if frozenset(match) in pairs}
        found = certify({"dress": "chess", "sides": ANIMALS, "rounds": rounds}, {"task": "round", "match": match})
        wanted = (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(len(when), 2)]
        assert found.verdict is wanted
        assert wanted is not Verdict.UNIQUE or found.answers == (str(*when),)
        verdicts.add(wanted)
    assert len(verdicts) == 3


@pytest.mark.parametrize("task", generator.TASKS)
def test_every_task_is_made(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question comes out of the generator as the validator answers it, and with reasons."""
    monkeypatch.setattr(generator, "TASKS", (task,))
    level = next(iter(generator.LEVELS))
    for attempt in range(200):
        try:
            puzzle = generator.invent(Stream.for_item("pairs", 1, "", 1, 0, attempt), generator.LEVELS[level])
        except generator.Rejected:
            continue
        found = certify(puzzle.statement, puzzle.query)
        if found.answers == (puzzle.key,):
            assert puzzle.why["thoughts"]
            return
    pytest.fail("nothing comes out")
