"""The lazy solver finds what there is to find, one rule of each kind, and nothing where keys are drawn at random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from puzzlegen.core.family import Level
from puzzlegen.fairness.lazy_properties import Posed, properties
from puzzlegen.fairness.lazy_solvers import Finding, find

ITEMS = 80


def asked(candidates: Sequence[Any], key: int, statement: dict[str, Any] | None = None, **query: Any) -> Posed:
    """A question with these options."""
    return Posed(statement or {}, {"task": "which", "options": candidates, **query}, {"options": candidates}, key)


def right(options: Sequence[Any], liked: Callable[[Any], float]) -> int:
    """The place of the option that is liked best."""
    return max(range(len(options)), key=lambda place: liked(options[place]))


def by_value(random: Random) -> Posed:
    """The largest number is right."""
    options = random.sample(range(100), 4)
    return asked(options, right(options, lambda value: value))


def unlike_the_start(random: Random) -> Posed:
    """The board is right in which most differs from that of the statement."""
    board = ["".join(random.choice("ab.") for _ in range(4)) for _ in range(4)]

    def changed(times: int) -> list[str]:
        cells = [*"".join(board)]
        for place in random.sample(range(16), times):
            cells[place] = {"a": "b", "b": ".", ".": "a"}[cells[place]]
        return ["".join(cells[4 * row : 4 * row + 4]) for row in range(4)]

    times = random.sample((2, 4, 6, 8), 4)
    return asked([changed(number) for number in times], times.index(8), {"board": board})


def of_highest_degree(random: Random) -> Posed:
    """The person whom most pairs name is right."""
    people = "ABCDEFGH"
    pairs = [random.sample(people, 2) for _ in range(14)]
    friends = {one: len({other for pair in pairs for other in pair if one in pair} - {one}) for one in people}
    options = random.sample([one for one in people if friends[one]], 4)
    return asked(options, right(options, lambda one: friends[one]), {"pairs": pairs})


def in_the_middle(random: Random) -> Posed:
    """The station nearest to the middle of the map is right, and options name stations by their numbers."""
    places = [[random.randrange(10), random.randrange(10)] for _ in range(12)]
    options = random.sample(range(1, 13), 4)
    return asked(options, right(options, lambda one: -max(abs(2 * at - 9) for at in places[one - 1])), {"at": places})


def near_a_usual_value(random: Random) -> Posed:
    """What is right is about 50, and what is wrong anything."""
    options = [random.randrange(300) for _ in range(4)]
    key = random.randrange(4)
    options[key] = random.randrange(45, 55)
    return asked(options, key)


def by_two_looks(random: Random) -> Posed:
    """Two options are long, and the one that begins with the larger number of these is right."""
    options = [[random.randrange(100) for _ in range(length)] for length in (2, 2, 3, 3)]
    random.shuffle(options)
    return asked(options, right(options, lambda one: 1000 * len(one) + one[0]))


def drawn_at_random(random: Random) -> Posed:
    """Nothing tells which one is right."""
    options = [[random.randrange(9) for _ in range(3)] for _ in range(4)]
    return asked(options, random.randrange(4), {"start": [random.randrange(9) for _ in range(3)], "pairs": options})


def found(kind: Callable[[Random], Posed], seed: int = 1) -> dict[str, Finding]:
    """What the rules get on items of a kind."""
    random = Random(seed)
    posed = [kind(random) for _ in range(ITEMS)]
    return {one.kind: one for one in find(posed, [*map(properties, posed)])}


@pytest.mark.parametrize(
    "kind", [by_value, unlike_the_start, of_highest_degree, in_the_middle, near_a_usual_value, by_two_looks]
)
def test_a_leak_is_found(kind: Callable[[Random], Posed]) -> None:
    rules = found(kind)
    assert any(one.is_beyond(Level.HARD) for one in rules.values()), rules


def test_what_needs_two_looks_is_found_by_no_single_one() -> None:
    rules = found(by_two_looks)
    assert rules["pair"].accuracy > 0.9 > rules["stump"].accuracy


def test_keys_at_random_are_found_by_nobody() -> None:
    for seed in range(4):
        assert not [one for one in found(drawn_at_random, seed).values() if one.is_beyond(Level.HARD)]


def test_chance_is_that_of_each_number_of_options() -> None:
    random = Random(5)
    posed = [asked(random.sample(range(100), count), random.randrange(count)) for count in (2, 4) * 20]
    assert {one.chance for one in find(posed, [*map(properties, posed)])} == {0.375}
