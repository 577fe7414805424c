"""Searches all schedules of a tournament, and reasons as a person does; judges `logic/round_robin`.

The format is that of ``docs/logic-sums.md``.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.facts.logic.tournaments import SIDES
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 20_000  # choices of the search
_HIDDEN: Final = -1
Match: TypeAlias = tuple[int, int]
Slot: TypeAlias = tuple[Match, int]
"""A match in a round."""
Allowed: TypeAlias = dict[object, frozenset[Slot]]
"""What still can be: for each pair, and for each side in each round, the slots of which exactly one holds."""


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: str
    sides: tuple[str, ...]
    rounds: tuple[tuple[tuple[int, int], ...], ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _When(_Query, frozen=True, tag="round"):
    match: Match


class _Opponent(_Query, frozen=True, tag="opponent"):
    round: int
    side: int
    options: tuple[int, int, int, int]


class _Together(_Query, frozen=True, tag="together"):
    round: int
    options: tuple[Match, Match, Match, Match]


class _Possible(_Together, frozen=True, tag="possible"):
    pass


class _Impossible(_Together, frozen=True, tag="impossible"):
    pass


_ASKED: Final[Any] = _When | _Opponent | _Together | _Possible | _Impossible


def certify(statement: Statement, query: Statement) -> Certificate:
    """Ask of each match in question whether some schedule has it in that round.

    The difficulty is the number of steps until the answer is known; see `_steps`.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _Board, "statement"), parse(query, _ASKED, "query")
    _check(shown, asked)
    search = _Search()
    start = _start(shown)
    slots = _slots(shown, asked)
    possible = [search.finds(_chosen(start, slot)) for slot in slots]
    found = _findings(asked, slots, possible, start, search)
    left = 3 if isinstance(asked, _Impossible) else 1
    return proven(
        found,
        BUDGET,
        method="exact cover",
        effort={"choices": search.choices},
        difficulty=_steps(start, slots, left) if len(found) == 1 and found[0].answers else 0,
        unit="steps",
        canonical=fingerprint(_canonical(shown, asked)),
        structure=f"{type(asked).__name__[1:].lower()}, {len(shown.sides)} sides",
    )


def _check(shown: _Board, asked: Any) -> None:
    sides = len(shown.sides)
    if sides not in (4, 6, 8) or len(set(shown.sides)) < sides or not {*shown.sides} <= {*SIDES.get(shown.dress, ())}:
        raise MalformedStatement("4, 6 or 8 different sides take part, as the dress has them")
    if len(shown.rounds) != sides - 1 or any(len(one) != sides // 2 for one in shown.rounds):
        raise MalformedStatement("there is one round fewer than sides, and each has a match for every two")
    for one in shown.rounds:
        seen = [side for match in one for side in match if side != _HIDDEN]
        if len(set(seen)) < len(seen) or not {*seen} <= {*range(sides)}:
            raise MalformedStatement("a side plays once in a round")
    matches = [asked.match] if isinstance(asked, _When) else list(asked.options)
    if isinstance(asked, _Opponent):
        matches = [(asked.side, other) for other in asked.options]
    if any(one == other or not {one, other} <= {*range(sides)} for one, other in matches):
        raise MalformedStatement("two different sides meet")
    demand_different([{*match} for match in matches])
    if not isinstance(asked, _When) and not 0 <= asked.round < len(shown.rounds):
        raise MalformedStatement("there is no such round")


def _slots(shown: _Board, asked: Any) -> list[Slot]:
    """What is in question: matches in rounds."""
    match asked:
        case _When():
            return [(_pair(*asked.match), number) for number in range(len(shown.rounds))]
        case _Opponent():
            return [(_pair(asked.side, other), asked.round) for other in asked.options]
        case _:
            return [(_pair(*match), asked.round) for match in asked.options]


def _pair(one: int, other: int) -> Match:
    return min(one, other), max(one, other)


def _start(shown: _Board) -> Allowed:
    """What can be as far as each round shows: sides on one card meet, those on two cards do not."""
    slots = []
    for match in combinations(range(len(shown.sides)), 2):
        for number, cards in enumerate(shown.rounds):
            at = [{*card} for card in cards if {*match} & {*card}]
            if all({*match} == card or (_HIDDEN in card and len(at) == 1) for card in at):
                slots.append((match, number))
    return _grouped(slots, len(shown.sides))


def _grouped(slots: Iterable[Slot], sides: int) -> Allowed:
    groups: dict[object, set[Slot]] = {match: set() for match in combinations(range(sides), 2)}
    groups |= {("side", side, number): set() for side in range(sides) for number in range(sides - 1)}
    for slot in slots:
        for group in _groups(slot):
            groups[group].add(slot)
    return {group: frozenset(some) for group, some in groups.items()}


def _groups(slot: Slot) -> tuple[object, object, object]:
    (one, other), number = slot
    return (one, other), ("side", one, number), ("side", other, number)


def _without(allowed: Allowed, struck: Iterable[Slot]) -> Allowed:
    new = dict(allowed)
    for slot in struck:
        for group in _groups(slot):
            new[group] = new[group] - {slot}
    return new


def _excluded(allowed: Allowed, held: Iterable[Slot]) -> set[Slot]:
    """What cannot be where these slots hold."""
    return {other for slot in held for group in _groups(slot) for other in allowed[group] if other != slot}


def _chosen(allowed: Allowed, slot: Slot) -> Allowed | None:
    """What is left when a slot holds; None if it cannot."""
    if slot not in allowed[slot[0]]:
        return None
    return _without(allowed, _excluded(allowed, [slot]))


def _wave(allowed: Allowed) -> Allowed:
    """What is left when all that stands alone holds."""
    alone = {slot for some in allowed.values() if len(some) == 1 for slot in some}
    return _without(allowed, _excluded(allowed, alone))


def _settled(allowed: Allowed) -> Allowed | None:
    """Wave after wave; None where nothing is left for a pair, or for a side in a round."""
    while True:
        if not all(allowed.values()):
            return None
        new = _wave(allowed)
        if new == allowed:
            return allowed
        allowed = new


def _steps_to_contradiction(allowed: Allowed | None) -> int:
    """Waves until nothing is left for a pair, or for a side in a round; 0 if it never comes to that."""
    steps = 1
    while allowed is not None and all(allowed.values()):
        new = _wave(allowed)
        if new == allowed:
            return 0
        allowed, steps = new, steps + 1
    return steps


class _Search:
    """Looks for schedules; ``choices`` is what it has cost so far."""

    def __init__(self) -> None:
        self.choices = 0

    def finds(self, allowed: Allowed | None) -> bool:
        """True if there is a schedule among what is allowed."""
        self.choices += 1
        if allowed is None or self.choices > BUDGET:
            return False
        settled = _settled(allowed)
        if settled is None:
            return False
        open_ = [sorted(some) for some in settled.values() if len(some) > 1]
        return not open_ or any(self.finds(_chosen(settled, slot)) for slot in min(open_, key=len))


def _findings(
    asked: Any, slots: Sequence[Slot], possible: Sequence[bool], start: Allowed, search: _Search
) -> list[Findings]:
    """Solutions, two if the question has more than one."""
    if isinstance(asked, _When):
        return [Findings((str(number + 1),)) for (_, number), is_so in zip(slots, possible, strict=True) if is_so][:2]
    if not search.finds(start):
        return []
    if isinstance(asked, _Impossible):
        return [letters_of([not one for one in possible], "a schedule has it in that round")]
    found = letters_of(possible, "no schedule has it in that round")
    if not isinstance(asked, _Possible):
        for slot, is_so in zip(slots, possible, strict=True):
            if is_so and search.finds(_without(start, [slot])):
                return [found, found]
    return [found]


def _steps(allowed: Allowed, slots: Sequence[Slot], left: int) -> int:
    """The steps until only so many of the slots are left.

    In a step, all that is alone for a pair, or for a side in a round, holds, and what it excludes is struck. Where
    that leads no further, each slot is supposed in turn, and those are struck that lead to a contradiction step by
    step; this counts as several steps.
    """
    steps = 0
    while sum(slot in allowed[slot[0]] for slot in slots) > left:
        new = _wave(allowed)
        steps += 1
        if new == allowed:
            supposed = {slot for some in allowed.values() if len(some) > 1 for slot in some}
            taken = {slot: _steps_to_contradiction(_chosen(allowed, slot)) for slot in supposed}
            false = [slot for slot, number in taken.items() if number]
            if not false:
                return 0
            new = _without(allowed, false)
            steps += 1 + min(taken[slot] for slot in false)
        allowed = new
    return steps


def _canonical(shown: _Board, asked: Any) -> object:
    """What stays if sides are numbered otherwise, and matches and their ends change places."""

    def called(match: Sequence[int]) -> list[str]:
        return sorted(shown.sides[side] if side != _HIDDEN else "" for side in match)

    rounds = [sorted(map(called, one)) for one in shown.rounds]
    match asked:
        case _When():
            query: Any = called(asked.match)
        case _Opponent():
            query = shown.sides[asked.side], called(asked.options), asked.round
        case _:
            query = sorted(map(called, asked.options)), asked.round
    return type(asked).__name__, shown.dress, sorted(shown.sides), rounds, query
