"""How a person finds out who meets whom in a tournament, one thought after another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import isqrt
from typing import Any, TypeAlias

Match: TypeAlias = tuple[int, int]
"""Two sides, by their numbers, the smaller one first."""
Rounds: TypeAlias = dict[Match, set[int]]
"""The rounds that each match can still have."""
Thought: TypeAlias = tuple[Any, ...]
"""``only``, a side, the round, the one that is left for it; ``when``, two sides, the round that is left for them; or
``false``, two sides, the round in which they do not meet, the side and the round, or the two sides, for which nothing
would be left, and the thoughts that lead there."""


def thoughts(fits: Rounds, asked: Sequence[tuple[Match, int]], left: int, most: int) -> list[Thought]:
    """The thoughts until no more than so many of the matches in question are left, each of which is needed.

    Empty if there is no such line of thought, or none that is short enough.
    """
    rounds, told = _copied(fits), list[Thought]()
    while not _decided(rounds, asked, left):
        one = next(_alone(rounds), None) or _false(rounds, asked)
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
    """True if each of these thoughts holds when it comes, and all of them decide."""
    for one in told:
        if one[0] == "false":
            _, first, second, number, *nothing, chain = one
            if number not in rounds[first, second] or not _refutes(rounds, ((first, second), number), chain, nothing):
                return False
        elif one not in _alone(rounds):
            return False
        _think(rounds, one)
    return _decided(rounds, asked, left)


def _think(rounds: Rounds, thought: Thought) -> None:
    if thought[0] == "false":
        rounds[thought[1], thought[2]].discard(thought[3])
    else:
        _hold(rounds, *match_of(thought))


def _false(rounds: Rounds, asked: Sequence[tuple[Match, int]]) -> Thought | None:
    """What leads to a contradiction: of the matches in question the one that does so soonest, or any other."""
    others = sorted((match, number) for match, some in rounds.items() if len(some) > 1 for number in some)
    found = list(_refuted(rounds, asked))
    return min(found, key=lambda one: len(one[-1])) if found else next(_refuted(rounds, others), None)


def _refuted(rounds: Rounds, matches: Iterable[tuple[Match, int]]) -> Iterator[Thought]:
    for match, number in matches:
        if number in rounds[match] and (nothing := _contradiction(rounds, match, number)) is not None:
            yield "false", *match, number, *nothing


def length(told: Iterable[Thought]) -> int:
    """How many thoughts there are, with those that follow from what is supposed."""
    return sum(1 + len(one[-1]) if one[0] == "false" else 1 for one in told)


def _sides(rounds: Rounds) -> range:
    return range(isqrt(2 * len(rounds)) + 1)  # so many sides have so many matches


@cache
def _with(side: int, sides: int) -> tuple[Match, ...]:
    """All matches of a side."""
    return tuple((min(side, other), max(side, other)) for other in range(sides) if other != side)


def _meetings(rounds: Rounds) -> list[list[list[Match]]]:
    """The matches that each side can still have in each round."""
    sides = len(_sides(rounds))
    found: list[list[list[Match]]] = [[[] for _ in range(sides - 1)] for _ in range(sides)]
    for match, some in rounds.items():
        one, other = found[match[0]], found[match[1]]
        for number in some:
            one[number].append(match)
            other[number].append(match)
    return found


def _alone(rounds: Rounds) -> Iterator[Thought]:
    """All that has one possibility left and excludes something by it, pairs of sides first."""
    meetings = _meetings(rounds)
    for (one, other), some in rounds.items():
        if len(some) == 1 and any(len(meetings[side][number]) > 1 for side in (one, other) for number in some):
            yield "when", one, other, *some
    for side, by_round in enumerate(meetings):
        for number, found in enumerate(by_round):
            if len(found) == 1 and len(rounds[found[0]]) > 1:
                yield "only", side, number, *({*found[0]} - {side})


def match_of(thought: Thought) -> tuple[Match, int]:
    """Who meets by this thought, and when."""
    kind, one, second, third = thought
    number, other = (second, third) if kind == "only" else (third, second)
    return (min(one, other), max(one, other)), number


def _hold(rounds: Rounds, match: Match, number: int) -> None:
    """Strike all that cannot be where this match is in this round."""
    rounds[match] &= {number}
    for side in match:
        for other in _with(side, len(_sides(rounds))):
            if other != match:
                rounds[other].discard(number)


def _empty(rounds: Rounds) -> tuple[int, int] | None:
    """What nothing is left for: a side and a round, or two sides from -1 down."""
    for other, some in rounds.items():
        if not some:
            return -1 - other[0], -1 - other[1]
    meetings = enumerate(_meetings(rounds))
    return next(((side, one) for side, by_round in meetings for one, left in enumerate(by_round) if not left), None)


def _contradiction(rounds: Rounds, match: Match, number: int) -> tuple[int, int, tuple[Thought, ...]] | None:
    """What nothing is left for where this match is in this round, and the thoughts that lead there, all needed."""
    after, chain = _copied(rounds), tuple[Thought, ...]()
    _hold(after, match, number)
    while (nothing := _empty(after)) is None:
        thought = next(_alone(after), None)
        if thought is None:
            return None
        _hold(after, *match_of(thought))
        chain = (*chain, thought)
    for place in range(len(chain) - 1, -1, -1):
        shorter = chain[:place] + chain[place + 1 :]
        if _refutes(rounds, (match, number), shorter, nothing):
            chain = shorter
    return *nothing, chain


def _refutes(rounds: Rounds, supposed: tuple[Match, int], chain: Iterable[Thought], nothing: Sequence[int]) -> bool:
    """True if each of these thoughts holds where this is supposed, and nothing is then left."""
    after = _copied(rounds)
    _hold(after, *supposed)
    for one in chain:
        if one not in _alone(after):
            return False
        _hold(after, *match_of(one))
    first, second = nothing
    return not (after[-1 - first, -1 - second] if first < 0 else _meetings(after)[first][second])


def possible(board: Sequence[Sequence[Sequence[int]]], sides: int, hidden: int) -> Rounds:
    """The rounds of each match as far as each round tells: its cards, and that two hidden sides need a free one."""
    found: Rounds = {match: set() for match in combinations(range(sides), 2)}
    for number, shown in enumerate(board):
        beside = {one: other for first, second in shown for one, other in ((first, second), (second, first))}
        unseen_meet = has_free_card(shown, hidden)
        for (one, other), some in found.items():
            if one in beside and other in beside:
                meet = beside[one] == other
            elif one in beside or other in beside:
                meet = beside.get(one, beside.get(other)) == hidden
            else:
                meet = unseen_meet
            if meet:
                some.add(number)
    return found


def struck(rounds: Rounds) -> tuple[dict[tuple[Match, int], int], dict[tuple[Match, int], int], int]:
    """The rounds that matches cannot have, and those that they have, with the waves after which that is seen.

    0 is a glance; the last number is that of the waves. In a wave, all that has one possibility left holds, and what
    it excludes is struck.
    """
    left, wave, every = _copied(rounds), 0, {*range(len(_sides(rounds)) - 1)}
    found, held = {(match, number): 0 for match, some in rounds.items() for number in every - some}, dict[Any, int]()
    while alone := [match_of(thought) for thought in _alone(left)]:
        wave, before = wave + 1, _copied(left)
        held = dict.fromkeys(alone, wave) | held
        for match, number in alone:
            _hold(left, match, number)
        found |= {(match, number): wave for match, some in before.items() for number in some - left[match]}
    return found, held, wave


def fitting(board: Sequence[Sequence[Sequence[int]]], sides: int, hidden: int) -> Rounds:
    """The rounds of each match as far as each round shows, those of matches that are shown held."""
    rounds = possible(board, sides, hidden)
    for number, shown in enumerate(board):
        for one, other in shown:
            if hidden not in (one, other):
                _hold(rounds, (min(one, other), max(one, other)), number)
    return rounds


def has_free_card(shown: Sequence[Sequence[int]], hidden: int) -> bool:
    """True if a round has a card of which both ends are hidden; on the others, nobody hidden meets somebody hidden."""
    return any(one == other == hidden for one, other in shown)
