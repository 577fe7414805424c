"""How a person finds out who meets whom in a tournament, one thought after another."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias

Match: TypeAlias = tuple[int, int]
"""Two sides, by their numbers, the smaller one first."""
Rounds: TypeAlias = dict[Match, set[int]]
"""The rounds that each match can still have."""
Thought: TypeAlias = tuple[Any, ...]
"""``only``, a side, the round, the one that is left for it; ``when``, two sides, the round that is left for them; or
``false``, two sides, the round in which they do not meet, and the side and the round, or the two sides, for which
nothing would be left."""


def thoughts(fits: Rounds, asked: Sequence[tuple[Match, int]], left: int, most: int) -> list[Thought]:
    """The thoughts until no more than so many of the matches in question are left, each of which is needed.

    Empty if there is no such line of thought, or none that is short enough.
    """
    rounds, told = _copied(fits), list[Thought]()
    while not _decided(rounds, asked, left):
        one = next(_alone(rounds), None) or next(_false(rounds, asked), None)
        if one is None or len(told) == most:
            return []
        _think(rounds, one)
        told.append(one)
    for number in range(len(told) - 2, -1, -1):
        shorter = told[:number] + told[number + 1 :]
        if _leads(_copied(fits), shorter, asked, left):
            told = shorter
    return told


def _copied(rounds: Rounds) -> Rounds:
    return {match: set(some) for match, some in rounds.items()}


def _decided(rounds: Rounds, asked: Sequence[tuple[Match, int]], left: int) -> bool:
    return sum(number in rounds[match] for match, number in asked) <= left


def _leads(rounds: Rounds, told: Sequence[Thought], asked: Sequence[tuple[Match, int]], left: int) -> bool:
    """Whether each of these thoughts holds when it comes, and all of them decide."""
    for one in told:
        if one[0] == "false":
            nothing = _contradiction(rounds, (one[1], one[2]), one[3])
            if nothing is None or tuple(nothing) != one[4:]:
                return False
        elif one not in _alone(rounds):
            return False
        _think(rounds, one)
    return _decided(rounds, asked, left)


def _think(rounds: Rounds, thought: Thought) -> None:
    if thought[0] == "false":
        rounds[thought[1], thought[2]].discard(thought[3])
    else:
        _hold(rounds, *_match_of(thought))


def _false(rounds: Rounds, asked: Sequence[tuple[Match, int]]) -> Iterator[Thought]:
    """What leads to a contradiction, the matches in question first."""
    others = sorted((match, number) for match, some in rounds.items() if len(some) > 1 for number in some)
    for match, number in [*asked, *others]:
        if number in rounds[match] and (nothing := _contradiction(rounds, match, number)) is not None:
            yield "false", *match, number, *nothing


def _sides(rounds: Rounds) -> range:
    return range(max(match[1] for match in rounds) + 1)


def _matches(rounds: Rounds, side: int, number: int) -> list[Match]:
    return [match for match, some in rounds.items() if side in match and number in some]


def _alone(rounds: Rounds) -> Iterator[Thought]:
    """All that has one possibility left and excludes something by it, pairs of sides first."""
    for (one, other), some in rounds.items():
        if len(some) == 1 and any(len(_matches(rounds, side, number)) > 1 for side in (one, other) for number in some):
            yield "when", one, other, *some
    for side in _sides(rounds):
        for number in range(len(_sides(rounds)) - 1):
            found = _matches(rounds, side, number)
            if len(found) == 1 and len(rounds[found[0]]) > 1:
                yield "only", side, number, *({*found[0]} - {side})


def _match_of(thought: Thought) -> tuple[Match, int]:
    kind, one, second, third = thought
    number, other = (second, third) if kind == "only" else (third, second)
    return (min(one, other), max(one, other)), number


def _hold(rounds: Rounds, match: Match, number: int) -> None:
    """Strike all that cannot be where this match is in this round."""
    rounds[match] &= {number}
    for other, some in rounds.items():
        if other != match and {*other} & {*match}:
            some.discard(number)


def _contradiction(rounds: Rounds, match: Match, number: int) -> Iterable[int] | None:
    """What nothing is left for where this match is in this round: a side and a round, or two sides from -1 down."""
    rounds = _copied(rounds)
    _hold(rounds, match, number)
    while True:
        for other, some in rounds.items():
            if not some:
                return -1 - other[0], -1 - other[1]
        for side, one in ((side, one) for side in _sides(rounds) for one in range(len(_sides(rounds)) - 1)):
            if not _matches(rounds, side, one):
                return side, one
        thought = next(_alone(rounds), None)
        if thought is None:
            return None
        _hold(rounds, *_match_of(thought))


def fitting(board: Sequence[Sequence[Sequence[int]]], sides: int, hidden: int) -> Rounds:
    """The rounds of each match as far as each round shows, those of matches that are shown held."""
    rounds = {
        match: {number for number, shown in enumerate(board) if fits(match, shown, hidden)}
        for match in combinations(range(sides), 2)
    }
    for number, shown in enumerate(board):
        for one, other in shown:
            if hidden not in (one, other):
                _hold(rounds, (min(one, other), max(one, other)), number)
    return rounds


def fits(match: Match, shown: Sequence[Sequence[int]], hidden: int) -> bool:
    """Whether a match can be one of a round of which this is shown, as far as its two sides tell."""
    at = [number for side in match for number, ends in enumerate(shown) if side in ends]
    if len(at) == 2:
        return at[0] == at[1]
    return not at or hidden in shown[at[0]]
