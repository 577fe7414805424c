"""Searches all schedules of a tournament, and reasons as a person does; judges `logic/round_robin`.

The format is that of ``docs/logic-sums.md``.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.facts.logic.tournaments import SIDES
from puzzlegen.formats.logic.round_robin import (
    HIDDEN,
    QUESTIONS,
    Board,
    Impossible,
    Last,
    Match,
    Never,
    Nobody,
    Only,
    Opponent,
    Possible,
    Query,
    Rest,
    Supposed,
    Thoughts,
    When,
)
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, letters_of, proven

BUDGET: Final = 20_000  # choices of the search
Slot: TypeAlias = tuple[Match, int]
"""A match in a round."""
Allowed: TypeAlias = dict[object, frozenset[Slot]]
"""What still can be: for each pair, and for each side in each round, the slots of which exactly one holds."""


def certify(shown: Board, asked: Query) -> Certificate:
    """Ask of each match in question whether some schedule has it in that round.

    The difficulty is the number of steps until the answer is known; see `_steps`.

    Raises:
        MalformedStatement: board and question contradict one another.
    """
    _check(shown, asked)
    search = _Search()
    start = _start(shown)
    slots = _slots(shown, asked)
    possible = [search.finds(_chosen(start, slot)) for slot in slots]
    found = _findings(asked, slots, possible, start, search)
    steps = _steps(start, slots, asked) if len(found) == 1 and found[0].answers else 0
    kind = "When" if isinstance(asked, When) else task_of(asked).capitalize()
    return proven(
        found,
        BUDGET,
        method="exact cover",
        effort={"choices": search.choices},
        difficulty=steps,
        unit=QUESTIONS[type(asked)].unit,
        canonical=fingerprint((f"_{kind}", *_canonical(shown, asked))),
        structure=f"{kind.lower()}, {len(shown.sides)} sides",
        depth=Depth.chain(steps),
    )


def certify_why(shown: Board, asked: Query, answer: str, why: Thoughts) -> Faults:
    """Follow the thoughts: each has to hold when it comes, and to exclude something; all of them have to decide."""
    start, known = _start(shown), _seen(shown)
    allowed = _without(start, _excluded(start, known))
    for thought in why.thoughts:
        after = _after(shown, allowed, known, thought)
        if after is None:
            return ("a thought does not hold, or tells nothing new",)
        allowed = after
    slots = _slots(shown, asked)
    left = [slot in allowed[slot[0]] for slot in slots]
    key = int(answer) - 1 if isinstance(asked, When) else LETTERS.index(answer)
    if sum(left) != _open(asked) or left[key] is isinstance(asked, Impossible):
        return ("the thoughts do not decide",)
    return ()


def _open(asked: Query) -> int:
    """How many of the matches in question are left when the answer is known."""
    return 3 if isinstance(asked, Impossible) else 1


def _seen(shown: Board) -> list[Slot]:
    """The matches that the board shows."""
    return [(_pair(*card), number) for number, cards in enumerate(shown.rounds) for card in cards if HIDDEN not in card]


def _after(shown: Board, allowed: Allowed, known: list[Slot], thought: Last | Rest | Only | Supposed) -> Allowed | None:
    """What is left after a thought, whose match is known then; None if it does not hold, or excludes nothing."""
    slot = _pair(thought.one, thought.other), thought.round
    if slot not in allowed.get(slot[0], ()):
        return None
    if isinstance(thought, Supposed):
        left = _chosen(allowed, slot)
        supposed = [*known, slot]
        for one in thought.chain:
            left = left and _after(shown, left, supposed, one)
        return _without(allowed, [slot]) if left and left.get(_group(thought.nothing)) == frozenset() else None
    if len(allowed[slot[0] if isinstance(thought, Last) else ("side", thought.one, thought.round)]) > 1:
        return None
    if not isinstance(thought, Last):
        free = _free(shown, known, slot, thought.one)
        met = tuple(side for side in sorted(free) if _met(known, thought.one, side))
        if (free and isinstance(thought, Rest)) or (isinstance(thought, Only) and (not free or met != thought.met)):
            return None
    known.append(slot)
    struck = _excluded(allowed, [slot])
    return _without(allowed, struck) if struck else None


def _group(nothing: Nobody | Never) -> object:
    return _pair(nothing.one, nothing.other) if isinstance(nothing, Never) else ("side", nothing.side, nothing.round)


def _free(shown: Board, known: Sequence[Slot], slot: Slot, side: int) -> set[int]:
    """Who else could meet a side in a round if only the cards and the known matches of that round counted."""
    match, number = slot
    cards = [card for card in shown.rounds[number] if side not in card]
    paired = {one for pair, at in known if at == number for one in pair}
    if len(cards) < len(shown.rounds[number]):
        paired |= {one for card in cards for one in card}
    elif not _is_free(cards):
        paired |= set(range(len(shown.sides))) - {one for card in cards for one in card}
    return set(range(len(shown.sides))) - paired - {*match}


def _is_free(cards: Sequence[Match]) -> bool:
    """True if some card has both ends hidden, so that two sides that are not seen can meet there."""
    return any(one == other == HIDDEN for one, other in cards)


def _met(known: Sequence[Slot], one: int, other: int) -> bool:
    return any(pair == _pair(one, other) for pair, _ in known)


def _check(shown: Board, asked: Query) -> None:
    sides = len(shown.sides)
    if sides not in (4, 6, 8) or len(set(shown.sides)) < sides or not {*shown.sides} <= {*SIDES[shown.theme]}:
        raise MalformedStatement("4, 6 or 8 different sides take part, as the theme has them")
    if len(shown.rounds) != sides - 1 or any(len(one) != sides // 2 for one in shown.rounds):
        raise MalformedStatement("there is one round fewer than sides, and each has a match for every two")
    for one in shown.rounds:
        seen = [side for match in one for side in match if side != HIDDEN]
        if len(set(seen)) < len(seen) or not {*seen} <= {*range(sides)}:
            raise MalformedStatement("a side plays once in a round")
    matches = _matches(asked)
    if any(one == other or not {one, other} <= {*range(sides)} for one, other in matches):
        raise MalformedStatement("two different sides meet")
    demand_different([{*match} for match in matches])
    if not isinstance(asked, When) and asked.round >= len(shown.rounds):
        raise MalformedStatement("there is no such round")


def _matches(asked: Query) -> list[Match]:
    """The matches in question."""
    match asked:
        case When():
            return [asked.match]
        case Opponent():
            return [(asked.side, other) for other in asked.options]
    return list(asked.options)


def _slots(shown: Board, asked: Query) -> list[Slot]:
    """What is in question: matches in rounds."""
    rounds = range(len(shown.rounds)) if isinstance(asked, When) else (asked.round,)
    return [(_pair(*match), number) for match in _matches(asked) for number in rounds]


def _pair(one: int, other: int) -> Match:
    return min(one, other), max(one, other)


def _start(shown: Board) -> Allowed:
    """What can be as far as each round shows: sides on one card meet, those on two do not, two hidden ones need one."""
    slots = []
    for match in combinations(range(len(shown.sides)), 2):
        for number, cards in enumerate(shown.rounds):
            at = [{*card} for card in cards if {*match} & {*card}]
            if all({*match} == card or (HIDDEN in card and len(at) == 1) for card in at) and (at or _is_free(cards)):
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
    asked: Query, slots: Sequence[Slot], possible: Sequence[bool], start: Allowed, search: _Search
) -> list[Findings]:
    """Solutions, two if the question has more than one."""
    if isinstance(asked, When):
        return [Findings((str(number + 1),)) for (_, number), is_so in zip(slots, possible, strict=True) if is_so][:2]
    if not search.finds(start):
        return []
    if isinstance(asked, Impossible):
        return [letters_of([not one for one in possible], "a schedule has it in that round")]
    found = letters_of(possible, "no schedule has it in that round")
    if not isinstance(asked, Possible):
        for slot, is_so in zip(slots, possible, strict=True):
            if is_so and search.finds(_without(start, [slot])):
                return [found, found]
    return [found]


def _is_known(allowed: Allowed, slots: Sequence[Slot], asked: Query) -> bool:
    """True if no more slots are left than may be, or the right one holds, whatever the others do."""
    left = [slot for slot in slots if slot in allowed[slot[0]]]
    if len(left) <= _open(asked):
        return True
    return not isinstance(asked, Impossible) and any(
        all(len(allowed[group]) == 1 for group in _groups(slot)) for slot in left
    )


def _steps(allowed: Allowed, slots: Sequence[Slot], asked: Query) -> int:
    """The steps until the answer is known, on the whole board or by what is asked alone, whichever are fewer."""
    if _is_known(allowed, slots, asked):
        return 0  # at a glance
    ways = _steps_of_all(allowed, slots, asked), _steps_aimed(allowed, slots, _open(asked))
    return min(filter(None, ways), default=0)


def _steps_aimed(allowed: Allowed, slots: Sequence[Slot], left: int) -> int:
    """The steps of one who supposes each slot in question in turn, the soonest refuted first; 0 if that fails.

    To suppose something counts as two steps, as it does on the whole board.
    """
    chosen = [_chosen(allowed, slot) for slot in slots]
    taken = sorted(2 + steps for some in chosen if some and (steps := _steps_to_contradiction(some)))
    wanted = len(slots) - left - chosen.count(None)
    return sum(taken[: max(0, wanted)]) if wanted <= len(taken) else 0


def _steps_of_all(allowed: Allowed, slots: Sequence[Slot], asked: Query) -> int:
    """The steps of one who works out the whole board until the answer is known.

    In a step, all that is alone for a pair, or for a side in a round, holds, and what it excludes is struck. Where
    that leads no further, each slot is supposed in turn, and those are struck that lead to a contradiction step by
    step; this counts as several steps.
    """
    steps = 0
    while not _is_known(allowed, slots, asked):
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


def _canonical(shown: Board, asked: Query) -> tuple[object, ...]:
    """What stays if sides are numbered otherwise, and matches and their ends change places."""

    def called(match: Sequence[int]) -> list[str]:
        return sorted(shown.sides[side] if side != HIDDEN else "" for side in match)

    rounds = [sorted(map(called, one)) for one in shown.rounds]
    match asked:
        case When():
            query: Any = called(asked.match)
        case Opponent():
            query = shown.sides[asked.side], called(asked.options), asked.round
        case _:
            query = sorted(map(called, asked.options)), asked.round
    return shown.theme, sorted(shown.sides), rounds, query
