"""Tournaments in which everybody meets everybody once, on a board with hidden places: who meets whom, and when."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
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
from puzzlegen.generators.logic.kits.pairing import Thought, fits, fitting, length, match_of, thoughts

Round: TypeAlias = frozenset[Match]
Slots: TypeAlias = list[tuple[Match, int]]
"""Matches with their rounds."""

_SCHEDULES: Final = 60  # that may still be possible, at most
_THOUGHTS: Final = 9  # that it takes a person to answer, at most
_ROOM: Final = 5  # sides of the asked round that are hidden, at least


class RoundRobinParams(Params, frozen=True, kw_only=True):
    """How many matches a round has, how much of the board is shown, and how long one has to think."""

    matches: Annotated[int, Knob("more sides and more rounds", 3, 4)]
    shown: Annotated[tuple[int, int], Knob("more of the board is shown, in percent", 43, 65)]
    thoughts: Annotated[tuple[int, int], Knob("a longer line of thought to the answer", 2, 16)]


LEVELS: Final = {
    Level.EASY: RoundRobinParams(band=(1, 3), matches=3, shown=(47, 58), thoughts=(2, 2)),
    Level.MEDIUM: RoundRobinParams(band=(2, 5), matches=3, shown=(43, 54), thoughts=(3, 4)),
    Level.HARD: RoundRobinParams(band=(3, 9), matches=3, shown=(43, 50), thoughts=(5, 9)),
    Level.EXTREME: RoundRobinParams(band=(4, 60), matches=4, shown=(46, 57), thoughts=(8, 16)),
}


class _Board(NamedTuple):
    """A board with hidden places, the rounds of all matches in each schedule that fits it, and matches not shown."""

    cards: list[list[list[int]]]
    schedules: Sequence[Mapping[Match, int]]
    unseen: Sequence[Match]

    @property
    def sides(self) -> int:
        return len(self.cards) + 1

    def fits(self, match: Match, number: int) -> bool:
        """True if a match can be one of a round as far as that round alone tells."""
        return fits(match, self.cards[number], HIDDEN)

    def certain(self, number: int) -> list[Match]:
        """The matches not shown that are one of a round in every schedule."""
        return [match for match in self.unseen if all(one[match] == number for one in self.schedules)]

    def exchanged(self, one: int, other: int) -> "_Board":
        """The board with two rounds in each other's place."""
        places = {one: other, other: one}
        cards = [self.cards[places.get(number, number)] for number in range(len(self.cards))]
        return _Board(
            cards,
            [{match: places.get(number, number) for match, number in some.items()} for some in self.schedules],
            self.unseen,
        )


def invent(rng: Stream, params: RoundRobinParams, asked: Drawn) -> Puzzle:
    """Draw a tournament, hide places of its board, and ask for what follows of those that are left."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    number = ask.below(2 * params.matches - 1)
    board = _board(params, -1 if question is When else number, state)
    theme = state.choice(get_args(Theme))
    query: Any
    if question is When:
        wanted = rng.class_by_index(len(board.cards), "round")
        board = board.exchanged(wanted, _telling(board, ask))
        query, answer = When(_of_round(board, wanted, ask)), str(wanted + 1)
        slots = [(query.match, one) for one in range(len(board.cards))]
    elif question is Opponent:
        side, *sides = _opponents(board, number, ask)
        query, answer = Opponent(number, side, _placed(sides, place)), LETTERS[place]
        slots = [((min(side, one), max(side, one)), number) for one in sides]
    else:
        matches = _matches(board, number, question, ask)
        query, answer = question(number, _placed(matches, place)), LETTERS[place]
        slots = [(match, number) for match in matches]
    left = 3 if question is Impossible else 1
    found = thoughts(fitting(board.cards, board.sides, HIDDEN), slots, left, _THOUGHTS)
    if not params.thoughts[0] <= length(found) <= params.thoughts[1]:
        raise Rejected("the line of thought is too short or too long")
    cards = tuple(tuple((one, other) for one, other in some) for some in board.cards)
    statement = Board(theme, tuple(state.sample(SIDES[theme], board.sides)), cards)
    return Puzzle(statement, query, answer, Thoughts(tuple(_told(found, board.cards, _shown(board.cards)))))


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
            free = set(range(len(cards) + 1)) - taken - {one, third}
            met = sorted(free & {side for pair, at in known if at != number and one in pair for side in pair})
            yield Only(one, third, number, tuple(met)) if free else Rest(one, third, number)
        known.append((match, number))


def _board(params: RoundRobinParams, number: int, rng: Stream) -> _Board:
    """A board on which every side is seen somewhere, and little of a round that is asked about."""
    cards = [[[*match] for match in one] for one in _tournament(2 * params.matches, rng)]
    places = [(one, card, end) for one in range(len(cards)) for card in range(params.matches) for end in (0, 1)]
    inside = [spot for spot in places if spot[0] == number]
    kept = rng.sample(inside, rng.between(0, max(0, len(inside) - _ROOM)))
    outside = [spot for spot in places if spot[0] != number]
    kept += rng.sample(outside, min(len(outside), len(places) * rng.between(*params.shown) // 100 - len(kept)))
    for one, card, end in set(places) - set(kept):
        cards[one][card][end] = HIDDEN
    if len({end for one in cards for card in one for end in card}) <= len(cards) + 1:
        raise Rejected("a side that is nowhere to be seen")
    seen = {tuple(sorted(card)) for one in cards for card in one if HIDDEN not in card}
    unseen = [match for match in combinations(range(len(cards) + 1), 2) if match not in seen]
    return _Board(cards, _schedules(cards), unseen)


def _telling(board: _Board, rng: Stream) -> int:
    """A round of which some match is certain."""
    telling = [number for number in range(len(board.cards)) if board.certain(number)]
    if not telling:
        raise Rejected("no match whose round is certain")
    return rng.choice(telling)


def _of_round(board: _Board, number: int, rng: Stream) -> Match:
    """A match that is certainly played in this round, and that could be in many as far as a glance at each tells."""
    certain = board.certain(number)
    room = {match: sum(board.fits(match, one) for one in range(len(board.cards))) for match in certain}
    return rng.choice([match for match in certain if room[match] == max(room.values())])


def _opponents(board: _Board, number: int, rng: Stream) -> list[int]:
    """A side, the one that it certainly meets in a round, and three others that are hidden there."""
    certain = board.certain(number)
    if not certain:
        raise Rejected("no match of the round is certain")
    met = Counter(side for one in board.cards for card in one if HIDDEN not in card for side in card)
    for match in rng.sample(certain, len(certain)):
        side, key = rng.sample(match, 2)
        others = [one for one in range(board.sides) if one not in (side, key) and board.fits((side, one), number)]
        unseen = {one for other in board.unseen if side in other for one in other}
        others = sorted(rng.sample(others, len(others)), key=lambda one: one not in unseen)  # who met it cannot be it
        if len(others) > 2 and met[key] <= max(met[one] for one in others[:3]):
            return [side, key, *rng.sample(others[:3], 3)]
    raise Rejected("no four options")


def _matches(board: _Board, number: int, question: type[Any], rng: Stream) -> list[Match]:
    """Four matches, the right one first.

    They join four sides in a circle, so that none of them is nearer to the others than any other is.
    """
    open_ = {match for match in board.unseen if board.fits(match, number)}
    times = {match: sum(one[match] == number for one in board.schedules) for match in open_}
    least = len(board.schedules) if question is Together else 1
    found = []
    for a, b, c, d in permutations(range(board.sides), 4):
        circle = [(min(one, other), max(one, other)) for one, other in ((a, b), (b, c), (c, d), (d, a))]
        if open_.issuperset(circle):
            first, *others = (times[match] for match in circle)
            if (first == 0 < min(others)) if question is Impossible else (first >= least and not any(others)):
                found.append(circle)
    if not found:
        raise Rejected("no four options")
    seen = Counter(side for one in board.cards for card in one for side in card)
    told = [[seen[one] + seen[other] for one, other in circle] for circle in found]
    fair = [circle for circle, times in zip(found, told, strict=True) if times[0] <= max(times[1:])]
    first_of, *rest = rng.choice(fair or found)  # the sides of the right match are not those most often seen
    return [first_of, *rng.sample(rest, 3)]


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


def _schedules(cards: Sequence[Any]) -> list[dict[Match, int]]:
    """All schedules of which the board may be a part, each as the rounds of its matches."""
    sides = tuple(range(len(cards) + 1))
    possible = [{match for match in combinations(sides, 2) if fits(match, shown, HIDDEN)} for shown in cards]
    fitting_in = [[one for one in _pairings(sides) if one <= some] for some in possible]
    found = []
    for schedule in _filled(fitting_in, {}):
        found.append({match: number for number, some in schedule.items() for match in some})
        if len(found) > _SCHEDULES:
            raise Rejected("too many schedules")
    return found


def _filled(fitting: Sequence[Sequence[Round]], chosen: dict[int, Round]) -> Iterator[dict[int, Round]]:
    """All ways to choose a pairing for each round, the round with the fewest first."""
    if len(chosen) == len(fitting):
        yield dict(chosen)
        return
    number = min((one for one in range(len(fitting)) if one not in chosen), key=lambda one: len(fitting[one]))
    for some in fitting[number]:
        left = [[one for one in others if not one & some] for others in fitting]
        left[number] = [some]
        if all(left[one] for one in range(len(left)) if one not in chosen):
            yield from _filled(left, {**chosen, number: some})
