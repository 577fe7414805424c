"""Tournaments in which everybody meets everybody once, on a board with hidden places: who meets whom, and when."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.tournaments import SIDES
from puzzlegen.formats.logic.round_robin import (
    HIDDEN,
    Board,
    Impossible,
    Last,
    Match,
    Never,
    Nobody,
    Only,
    Opponent,
    Rest,
    Supposed,
    Theme,
    Thoughts,
    Together,
    When,
)
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import has_rank
from puzzlegen.generators.logic.kits.pairing import (
    Rounds,
    Thought,
    fitting,
    has_free_card,
    length,
    match_of,
    possible,
    struck,
    thoughts,
)

Round: TypeAlias = frozenset[Match]
Waves: TypeAlias = Mapping[tuple[Match, int], int]
Strikes: TypeAlias = tuple[Waves, Waves, int]
Slots: TypeAlias = list[tuple[Match, int]]
"""Matches with their rounds."""

_ANY: Final = (0, 10**6)
_BOARDS: Final = 60  # for an attempt
_SUPPOSED: Final = 3  # steps that it takes at least to suppose something
_SCHEDULES: Final = 60  # that may still be possible, at most
_THOUGHTS: Final = 9  # that it takes a person to answer, at most
_ROOM: Final = 5  # sides of the asked round that are hidden, at least


class RoundRobinParams(Params, frozen=True, kw_only=True):
    """How many matches a round has, how much of the board is shown, and how long one has to think."""

    matches: Annotated[int, Knob("more sides and more rounds", 3, 4)]
    shown: Annotated[tuple[int, int], Knob("more of the board is shown, in percent", 43, 65)]
    thoughts: Annotated[tuple[int, int], Knob("a longer line of thought to the answer", 1, 16)]


LEVELS: Final = {
    Level.EASY: RoundRobinParams(band=(1, 2), depth=(1, 2), matches=3, shown=(47, 58), thoughts=(1, 4)),
    Level.MEDIUM: RoundRobinParams(band=(3, 3), depth=(3, 3), matches=3, shown=(43, 54), thoughts=(2, 6)),
    Level.HARD: RoundRobinParams(band=(4, 5), depth=(4, 5), matches=3, shown=(43, 50), thoughts=(4, 9)),
    Level.EXTREME: RoundRobinParams(band=(6, 60), depth=(6, 60), matches=4, shown=(53, 61), thoughts=(6, 16)),
}


class _Board(NamedTuple):
    """A board with hidden places, and matches not shown.

    ``rounds`` are those of each match as far as each round alone tells, ``strikes`` what `struck` finds of them, and a
    schedule has the rounds of all matches.
    """

    cards: list[list[list[int]]]
    rounds: Rounds
    strikes: Strikes
    schedules: Sequence[Mapping[Match, int]]
    unseen: Sequence[Match]

    @property
    def sides(self) -> int:
        return len(self.cards) + 1

    def fits(self, match: Match, number: int) -> bool:
        """True if a match can be one of a round as far as that round alone tells."""
        return number in self.rounds[min(match), max(match)]

    def certain(self, number: int) -> list[Match]:
        """The matches not shown that are one of a round in every schedule."""
        return [match for match in self.unseen if all(one[match] == number for one in self.schedules)]

    def exchanged(self, one: int, other: int) -> "_Board":
        """The board with two rounds in each other's place."""
        places = [*range(len(self.cards))]
        places[one], places[other] = other, one
        *seen, last = self.strikes
        waves, held = ({(match, places[number]): wave for (match, number), wave in some.items()} for some in seen)
        return _Board(
            [self.cards[number] for number in places],
            {match: {places[number] for number in some} for match, some in self.rounds.items()},
            (waves, held, last),
            [{match: places[number] for match, number in some.items()} for some in self.schedules],
            self.unseen,
        )


def invent(rng: Stream, params: RoundRobinParams, asked: Drawn) -> Puzzle:
    """Draw tournaments, and hide places of their boards, until what is asked for follows from those that are left."""
    state, ask = rng.child("state"), rng.child("ask")
    number = ask.below(2 * params.matches - 1)
    for _ in range(_BOARDS):
        board = _board(params, -1 if asked.question is When else number, state)
        found = board and _asked(board, params, asked, number, rng, ask)
        if board and found:
            board, query, answer, told = found
            cards = tuple(tuple((one, other) for one, other in some) for some in board.cards)
            theme = state.choice(get_args(Theme))
            statement = Board(theme, tuple(state.sample(SIDES[theme], board.sides)), cards)
            return Puzzle(statement, query, answer, Thoughts(tuple(_told(told, board.cards, _shown(board.cards)))))
    raise Rejected("no board suits the question")


def _asked(
    board: _Board, params: RoundRobinParams, asked: Drawn, number: int, rng: Stream, ask: Stream
) -> tuple[_Board, Any, str, list[Thought]] | None:
    """The board, a question that takes as long a chain as it should, its answer, and the thoughts that lead there."""
    question, place = asked
    left = 3 if question is Impossible else 1
    for key, slots in _candidates(board, question, number, ask):
        if question is Impossible:
            seen = _seen(board, [match for match, _ in slots])
            if not has_rank(seen, rng.class_by_index(len(seen), "seen")):
                continue  # nor are the sides that are seldom seen the ones that cannot meet
        if not _is_deep(slots, left, board.strikes, params.depth or _ANY):
            continue
        query: Any
        answer = LETTERS[place]
        if question is When:
            concealed = [sum(card.count(HIDDEN) for card in some) for some in board.cards]
            concealed.insert(0, concealed.pop(board.schedules[0][key]))
            if not has_rank(concealed, rng.class_by_index(len(concealed), "concealed")):
                continue  # neither the fullest nor the emptiest round is the likeliest one
            wanted = rng.class_by_index(len(board.cards), "round")
            board = board.exchanged(wanted, board.schedules[0][key])
            query, answer = When(key), str(wanted + 1)
        elif question is Opponent:
            query = Opponent(number, key, _placed([sum(match) - key for match, _ in slots], place))
        else:
            query = question(number, _placed([match for match, _ in slots], place))
        found = thoughts(fitting(board.cards, board.sides, HIDDEN), slots, left, _THOUGHTS)
        if params.thoughts[0] <= length(found) <= params.thoughts[1]:
            return board, query, answer, found
        return None
    return None


def _is_deep(slots: Slots, left: int, strikes: Strikes, depth: Band) -> bool:
    """True if the answer is known after a wave that suits, or after something is supposed.

    It is when all but so many of the slots are struck, or before if it is seen that one of them holds.
    """
    waves, held, last = strikes
    times = sorted(waves.get(slot, last + _SUPPOSED) for slot in slots)
    known = [times[len(slots) - left - 1], *(held[slot] for slot in slots if left == 1 and slot in held)]
    return depth[0] <= min(known) <= depth[1]


def _candidates(board: _Board, question: type[Any], number: int, rng: Stream) -> Iterator[tuple[Any, Slots]]:
    """What may be asked about: the match or the side that is named, and the slots in question, the right one first.

    Of matches in unknown rounds, those that could be in many as far as a glance at each tells come first.
    """
    if question is When:
        certain = [match for match in board.unseen if len({one[match] for one in board.schedules}) == 1]
        rounds = range(len(board.cards))
        certain = rng.sample(certain, len(certain))
        certain.sort(key=lambda match: -sum(board.fits(match, one) for one in rounds))
        for match in certain:
            yield match, [(match, one) for one in rounds]
    elif question is Opponent:
        for side, *sides in _opponents(board, number, rng):
            yield side, [((min(side, one), max(side, one)), number) for one in sides]
    else:
        for matches in _matches(board, number, question, rng):
            yield None, [(match, number) for match in matches]


def _placed(chosen: Sequence[Any], place: int) -> Any:
    """Four options, of which the first one comes to this place."""
    return (*chosen[1 : place + 1], chosen[0], *chosen[place + 1 :])


def _shown(cards: list[list[list[int]]]) -> Slots:
    """The matches that the board shows."""
    return [
        ((one, other), number) for number, some in enumerate(cards) for one, other in some if HIDDEN not in (one, other)
    ]


def _told(found: Iterable[Thought], cards: list[list[list[int]]], known: Slots) -> Iterator[Any]:
    """Thoughts as they are published; ``known`` are the matches that are known before, and grows."""
    for thought in found:
        kind, one, second, third, *more = thought
        if kind == "false":
            *nothing, chain = more
            supposed = [*known, ((one, second), third)]
            left = Never(-1 - nothing[0], -1 - nothing[1]) if nothing[0] < 0 else Nobody(*nothing)
            yield Supposed(one, second, third, tuple(_told(chain, cards, supposed)), left)
            continue
        match, number = match_of(thought)
        if kind == "when":
            yield Last(one, second, third)
        else:
            others = [card for card in cards[number] if one not in card]
            taken = {side for pair, at in known if at == number for side in pair}
            if len(others) < len(cards[number]):
                taken |= {side for card in others for side in card}
            elif not has_free_card(others, HIDDEN):
                taken |= set(range(len(cards) + 1)) - {side for card in others for side in card}
            free = set(range(len(cards) + 1)) - taken - {one, third}
            met = sorted(free & {side for pair, at in known if at != number and one in pair for side in pair})
            yield Only(one, third, number, tuple(met)) if free else Rest(one, third, number)
        known.append((match, number))


def _board(params: RoundRobinParams, number: int, rng: Stream) -> _Board | None:
    """A board on which every side is seen somewhere, and little of a round that is asked about; or None."""
    cards = [[[*match] for match in one] for one in _tournament(2 * params.matches, rng)]
    places = [(one, card, end) for one in range(len(cards)) for card in range(params.matches) for end in (0, 1)]
    inside = [spot for spot in places if spot[0] == number]
    kept = rng.sample(inside, rng.between(0, max(0, len(inside) - _ROOM)))
    outside = [spot for spot in places if spot[0] != number]
    kept += rng.sample(outside, min(len(outside), len(places) * rng.between(*params.shown) // 100 - len(kept)))
    for one, card, end in set(places) - set(kept):
        cards[one][card][end] = HIDDEN
    if len({end for one in cards for card in one for end in card}) <= len(cards) + 1:
        return None  # a side that is nowhere to be seen
    seen = {tuple(sorted(card)) for one in cards for card in one if HIDDEN not in card}
    unseen = [match for match in combinations(range(len(cards) + 1), 2) if match not in seen]
    rounds = possible(cards, len(cards) + 1, HIDDEN)
    waves, held, last = strikes = struck(rounds)
    low, high = params.depth or _ANY
    asked = range(len(cards)) if number < 0 else (number,)
    open_ = [(match, one) for match, some in rounds.items() for one in asked if one in some]
    if not any(low <= waves.get(slot, last + _SUPPOSED) <= high for slot in open_ if slot not in held):
        return None  # whatever is asked for
    schedules = _schedules(rounds)
    return _Board(cards, rounds, strikes, schedules, unseen) if schedules else None


def _opponents(board: _Board, number: int, rng: Stream) -> Iterator[list[int]]:
    """A side, the one that it certainly meets in a round, and three others that are hidden there."""
    certain = board.certain(number)
    met = Counter(side for one in board.cards for card in one if HIDDEN not in card for side in card)
    for match in rng.sample(certain, len(certain)):
        for side, key in (match, match[::-1])[:: rng.choice((1, -1))]:
            others = [one for one in range(board.sides) if one not in match and board.fits((side, one), number)]
            unseen = {one for other in board.unseen if side in other for one in other}
            rng.shuffle(others)
            others.sort(key=lambda one: one not in unseen)  # who met it cannot be it
            if len(others) > 2 and met[key] <= max(met[one] for one in others[:3]):
                yield [side, key, *rng.sample(others[:3], 3)]


def _matches(board: _Board, number: int, question: type[Any], rng: Stream) -> Iterator[list[Match]]:
    """Four matches, the right one first.

    They join four sides in a circle, so that none of them is nearer to the others than any other is.
    """
    times = {match: sum(one[match] == number for one in board.schedules) for match in board.unseen}
    never = {match for match, some in times.items() if not some and board.fits(match, number)}
    least = len(board.schedules) if question is Together else 1
    right, wrong = {match for match, some in times.items() if some >= least}, never
    if question is Impossible:
        right, wrong = never, right
    beside = [{sum(match) - one for match in wrong if one in match} for one in range(board.sides)]
    found = [
        [(min(one, other), max(one, other)) for one, other in ((a, b), (b, c), (c, d), (d, a))]
        for pair in right
        for a, b in (pair, pair[::-1])
        for c in sorted(beside[b] - {a})
        for d in sorted(beside[c] & beside[a] - {b})
    ]
    if question is not Impossible:  # its sides are not those most often seen
        told = [_seen(board, circle) for circle in found]
        found = [circle for circle, (first, *rest) in zip(found, told, strict=True) if first <= max(rest)] or found
    for key, *rest in rng.sample(found, len(found)):
        yield [key, *rng.sample(rest, 3)]


def _seen(board: _Board, matches: Iterable[Match]) -> list[int]:
    """How often the board shows the two sides of each match."""
    seen = Counter(side for one in board.cards for card in one for side in card)
    return [seen[one] + seen[other] for one, other in matches]


def _tournament(sides: int, rng: Stream) -> list[list[Match]]:
    """The rounds of a tournament, drawn by turning all sides but one in a circle; all names and orders are random."""
    names, turning = rng.permutation(sides), sides - 1
    rounds = []
    for turn in rng.permutation(turning):
        pairs = [(turn, turning)]
        pairs += [((turn + by) % turning, (turn - by) % turning) for by in range(1, sides // 2)]
        matches = [(names[one], names[other]) for one, other in pairs]
        rounds.append([match[::-1] if rng.below(2) else match for match in rng.sample(matches, len(matches))])
    return rounds


@cache
def _pairings(sides: tuple[int, ...]) -> tuple[Round, ...]:
    """All ways to part these sides into matches."""
    if not sides:
        return (frozenset(),)
    first, *rest = sides
    return tuple(
        one | {(first, other)} for other in rest for one in _pairings(tuple(side for side in rest if side != other))
    )


def _schedules(rounds: Rounds) -> list[dict[Match, int]]:
    """All schedules of which the board may be a part, each as the rounds of its matches; none if they are too many."""
    bits = {match: 1 << number for number, match in enumerate(rounds)}
    sides = tuple(sorted({side for match in rounds for side in match}))
    pairings = {sum(bits[match] for match in one): one for one in _pairings(sides)}
    possible_in = [{match for match, some in rounds.items() if number in some} for number in range(len(sides) - 1)]
    fitting_in = [[packed for packed, one in pairings.items() if one <= some] for some in possible_in]
    found = []
    for schedule in _filled(fitting_in, {}):
        found.append({match: number for number, some in schedule.items() for match in pairings[some]})
        if len(found) > _SCHEDULES:
            return []
    return found


def _filled(fitting: Sequence[Sequence[int]], chosen: dict[int, int]) -> Iterator[dict[int, int]]:
    """All ways to choose a pairing, a set of matches as bits, for each round, the round with the fewest first."""
    if len(chosen) == len(fitting):
        yield dict(chosen)
        return
    number = min((one for one in range(len(fitting)) if one not in chosen), key=lambda one: len(fitting[one]))
    for some in fitting[number]:
        left = [[one for one in others if not one & some] for others in fitting]
        left[number] = [some]
        if all(left[one] for one in range(len(left)) if one not in chosen):
            yield from _filled(left, {**chosen, number: some})
