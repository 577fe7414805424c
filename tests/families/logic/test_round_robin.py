"""Tournaments: the validator finds what writing down all schedules finds."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import round_robin as form
from puzzlegen.generators.logic import round_robin as generator
from puzzlegen.validators.logic.round_robin import certify, certify_why

HIDDEN = -1
ANIMALS = ("cat", "dog", "duck", "frog", "owl", "sheep")


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
        board = form.Board("chess", ANIMALS, tuple(tuple((one, other) for one, other in some) for some in rounds))
        found = certify(board, form.When((match[0], match[1])))
        wanted = (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(len(when), 2)]
        assert found.verdict is wanted
        assert wanted is not Verdict.UNIQUE or found.answers == (str(*when),)
        verdicts.add(wanted)
    assert len(verdicts) == 3


@pytest.mark.parametrize("question", form.QUESTIONS)
def test_every_question_is_made(question: type[Any]) -> None:
    """Every question comes out of the generator as the validator answers it, and with true reasons."""
    for attempt in range(200):
        rng = Stream.for_item("pairs", 1, "", 1, 0, attempt)
        try:
            puzzle = generator.invent(rng, generator.LEVELS[Level.HARD], Drawn(question, attempt % 4))
        except Rejected:
            continue
        assert certify(puzzle.statement, puzzle.query).answers == (puzzle.key,)
        assert not certify_why(puzzle.statement, puzzle.query, puzzle.key, puzzle.why)
        for false in falsified(puzzle.why.thoughts):
            assert certify_why(puzzle.statement, puzzle.query, puzzle.key, form.Thoughts(false)), false
        return
    pytest.fail("nothing comes out")


def falsified(thoughts: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """False lines of thought: one is missing, said twice, of another round, or has another reason."""
    for place, thought in enumerate(thoughts):
        before, after = thoughts[:place], thoughts[place + 1 :]
        yield (*before, *after)
        yield (*before, thought, thought, *after)
        yield (*before, replace(thought, round=(thought.round + 1) % 5), *after)
        if isinstance(thought, form.Only | form.Rest):
            other = form.Rest if isinstance(thought, form.Only) else form.Last
            yield (*before, other(thought.one, thought.other, thought.round), *after)
        if isinstance(thought, form.Only):
            yield (*before, replace(thought, met=thought.met[1:] or (thought.other,)), *after)
        if isinstance(thought, form.Supposed):
            yield (*before, replace(thought, nothing=form.Nobody(thought.one, thought.round)), *after)


def test_depth_is_the_chain_of_steps() -> None:
    """Of four sides, two can meet in one round only, and another two do so because all others meet then."""
    rounds = (((0, 1), (HIDDEN, HIDDEN)), ((0, 2), (HIDDEN, HIDDEN)), ((HIDDEN, HIDDEN), (HIDDEN, HIDDEN)))
    shown = form.Board("dance", ANIMALS[:4], rounds)
    for match, wanted in (((0, 3), 0), ((2, 3), 1)):
        found = certify(shown, form.When(match))
        assert found.depth is not UNSET
        assert (found.depth.kind, found.depth.value) == ("chain", wanted), found
