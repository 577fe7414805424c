"""Animals and things with a place each, and cards with clues.

An arrangement is drawn, and cards that are true of it are dealt out until they leave as many arrangements as wanted; a
card without which as many would be left is taken back. What is asked follows from no few of the cards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Annotated, Any, Final, get_args

import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.clue_scenes import ANIMALS, SCENES, THINGS
from puzzlegen.formats.logic import clue_grid as form
from puzzlegen.formats.logic.clue_grid import Card
from puzzlegen.generators.kits.asking import LETTERS
from puzzlegen.generators.kits.ranking import has_rank
from puzzlegen.generators.logic.kits.clue_steps import Fits, conflicts, follows, steps

_HUES: Final[tuple[Hue, ...]] = ("red", "yellow", "green", "blue", "purple", "orange")
_IN_LINE: Final[tuple[form.Relation, ...]] = ("same", "beside", "next", "before", "gap")
_IN_RING: Final[tuple[form.Relation, ...]] = ("same", "beside", "next", "opposite")
_WITH_HUES: Final = ("same", "beside")
_ONE_WAY: Final = ("next", "before")
_DEALS: Final = 4  # of cards, in an attempt
_DEALT: Final = 120  # cards that are looked at
_SUSPECTS: Final = 60  # cards of a kind that are looked at for one that alone can be wrong
_RANKS: Final = 5  # of that one among the others, by how often its names stand on them
_MOST: Final = 10  # cards of a puzzle
_TRIOS: Final = 24  # wrong cards that are tried beside the right one


class ClueGridParams(Params, frozen=True, kw_only=True):
    """How many places there are, who is in theirs from the start, and how many cards it takes to see the answer."""

    places: Annotated[tuple[int, int], Knob("more animals and things to be placed", 4, 6)]
    seen: Annotated[tuple[int, int], Knob("more of them are in their places from the start", 1, 4)]
    chain: Annotated[int, Knob("what is asked follows from no fewer cards than this", 2, 5)]


def _bands(places: Band, count: Band, options: Band, spare: Band, wrong: Band) -> dict[str, Any]:
    bands = {form.Count: count, form.Must: options, form.Cannot: options, form.Spare: spare, form.Wrong: wrong}
    return {"band": places, "bands": bands}


LEVELS: Final = {
    Level.EASY: ClueGridParams(
        places=(4, 4), seen=(3, 4), depth=(1, 2), chain=2, **_bands((14, 30), (18, 45), (40, 78), (50, 109), (30, 90))
    ),
    Level.MEDIUM: ClueGridParams(
        places=(4, 5),
        seen=(2, 3),
        depth=(3, 5),
        chain=3,
        **_bands((31, 74), (46, 79), (79, 159), (110, 239), (91, 330)),
    ),
    Level.HARD: ClueGridParams(
        places=(5, 5),
        seen=(1, 2),
        depth=(6, 8),
        chain=4,
        **_bands((75, 121), (80, 140), (160, 223), (240, 560), (331, 900)),
    ),
    Level.EXTREME: ClueGridParams(
        places=(6, 6),
        seen=(2, 2),
        depth=(9, 40),
        chain=5,
        **_bands((122, 2000), (141, 2000), (224, 2000), (561, 9000), (901, 9000)),
    ),
}


class _Scene:
    """All arrangements of which what is seen is true.

    Attributes:
        names: animals and things.
        place: of shape (names, arrangements).
        pools: pairs of names, or of a name and a colour, that a card of this relation can show.
        plain: whether cards say where two names are, and not where they are not: only such can well be wrong.
    """

    def __init__(
        self,
        scene: form.Scene,
        hues: Sequence[Hue],
        groups: Sequence[Sequence[str]],
        seen: Mapping[str, int],
        *,
        plain: bool,
    ):
        self.plain = plain
        self.layout, self.hues, self.groups, self.size = SCENES[scene], hues, groups, len(hues)
        self.names = [*groups[0], *groups[1]]
        animals, things = (self._seatings(group, seen) for group in groups)
        self.place = np.concatenate((np.repeat(animals, things.shape[1], 1), np.tile(things, animals.shape[1])))
        self.count = self.place.shape[1]
        self.row = {name: number for number, name in enumerate(self.names)}
        self.table = {
            relation: self._related(relation) for relation in (_IN_RING if self.layout == "ring" else _IN_LINE)
        }
        self.pools: dict[tuple[form.Relation, bool], list[tuple[str, str]]] = {}
        unseen = {*self.names} - {*seen}
        for relation in self.table:
            if not self.table[relation].any():  # nobody is opposite to anybody at a table with five seats
                continue
            pairs = permutations(self.names, 2) if relation in _ONE_WAY else combinations(self.names, 2)
            fitting = (pair for pair in pairs if unseen & {*pair})
            across = {frozenset(pair) for pair in product(*groups)}
            self.pools[relation, False] = [one for one in fitting if relation != "same" or frozenset(one) in across]
            if relation in _WITH_HUES:
                self.pools[relation, True] = list(product(sorted(unseen), sorted({*hues})))

    def _seatings(self, group: Sequence[str], seen: Mapping[str, int]) -> NDArray[np.int8]:
        """The places of a group in all ways, of shape (names, ways)."""
        taken = [seen[name] for name in group if name in seen]
        free = list(permutations([place for place in range(self.size) if place not in taken]))
        columns = iter(np.array(free, np.int8).reshape(len(free), -1).T)
        return np.array([np.full(len(free), seen[name], np.int8) if name in seen else next(columns) for name in group])

    def _related(self, relation: str) -> Fits:
        """For each two places, whether they are so related."""
        one, other = np.mgrid[: self.size, : self.size]
        ahead = (other - one) % self.size if self.layout == "ring" else other - one
        ring: dict[str, Fits] = {"beside": (ahead == 1) | (ahead == self.size - 1), "opposite": 2 * ahead == self.size}
        line: dict[str, Fits] = {"beside": abs(ahead) == 1, "before": ahead > 0, "gap": abs(ahead) == 2}
        both: dict[str, Fits] = {"same": ahead == 0, "next": ahead == 1}
        return (both | (ring if self.layout == "ring" else line))[relation]

    def fits(self, card: Card, some: slice | NDArray[Any] = slice(None)) -> Fits:
        """Of which arrangements, among all or some, a card is true."""
        table, one = self.table[card.relation], self.place[self.row[card.one]][some]
        shown: Fits
        if card.other in self.hues:
            near: Fits = np.logical_or.reduce(table[:, [hue == card.other for hue in self.hues]], axis=1)
            shown = near[one]
        else:
            shown = table.take(self.size * one + self.place[self.row[card.other]][some])  # both places as one number
        return np.logical_xor(shown, card.crossed)

    def dealt(self, rng: Stream) -> Card:
        """A card at random."""
        named: list[tuple[form.Relation, bool]] = [kind for kind in self.pools if not kind[1]]
        ordered = [kind for kind in named if kind[0] in _ONE_WAY]
        relation, hued = rng.choice([*named, *ordered] if self.plain else [*self.pools, *named])
        two = rng.choice(self.pools[relation, hued])
        crossed = not self.plain and relation != "before" and rng.below(5) < 2
        return self.turned(relation, two, rng, crossed=crossed)

    def turned(self, relation: form.Relation, two: tuple[str, str], rng: Stream, *, crossed: bool) -> Card:
        """A card with two names, either of them first where that does not matter."""
        one, other = two
        if other not in self.hues and relation not in _ONE_WAY and rng.below(2):
            one, other = other, one
        return Card(relation, one, other, crossed)

    def arrangements(self, left: Fits) -> tuple[form.Arrangement, ...]:
        """Who lives at each place, with what."""
        found = list[form.Arrangement]()
        for at in self.place[:, left].T.tolist():
            names = dict(zip(at[self.size :], self.names[self.size :], strict=True))
            homes = sorted(zip(at, self.names[: self.size], strict=False))
            found.append(tuple(form.Home(animal, names[place]) for place, animal in homes))
        return tuple(found)


def invent(rng: Stream, params: ClueGridParams, asked: Drawn) -> Puzzle:
    """Draw an arrangement, deal cards, and ask for what follows."""
    (question, place), state, ask = asked, rng.child("state"), rng.child("ask")
    name, size = state.choice(get_args(form.Scene)), state.between(*params.places)
    palette = state.sample(_HUES, 3)
    hues = state.sample([*palette, *(state.choice(palette) for _ in range(size - 3))], size)
    groups = state.sample(ANIMALS, size), state.sample(state.choice(THINGS), size)
    at = {one: number for group in groups for number, one in enumerate(state.sample(group, size))}
    number = rng.class_by_index(size, "place")  # all places are asked for equally often
    animal, thing = (next(one for one in group if at[one] == number) for group in groups)
    hidden = [animal, thing] if question is form.Owner else [animal] if question in (form.Who, form.Where) else []
    free = [one for one in at if one not in hidden]
    if question in (form.Who, form.Owner):  # four animals have to be without a place
        free = [one for one in free if one not in groups[0]] + state.sample(
            [one for one in groups[0] if one != animal], size - 4
        )
    shown = state.sample(free, min(state.between(*params.seen), len(free) - 1))
    scene = _Scene(name, hues, groups, {one: at[one] for one in shown}, plain=question is form.Wrong)
    truth = int((scene.place == np.array([[at[one]] for one in scene.names])).all(axis=0).argmax())
    many: dict[type[Any], int] = {form.Must: 3 + state.below(4), form.Cannot: 3 + state.below(4)}
    wanted = many.get(question, 2 + rng.class_by_index(7, "count") if question is form.Count else 1)
    cards = _leaving(scene, truth, wanted, state)
    left = _true_of_all(scene, cards.values())
    few, order, but = params.chain - 1, list(cards), -1
    goals = {one for one in scene.names if np.ptp(scene.place[scene.row[one], left]) == 0}
    query: form.Query
    answer: str | tuple[str, ...] = LETTERS[place]
    against: tuple[int, ...] = ()
    if question is form.Where:
        query, answer, goals = form.Where(animal), (f"place-{number + 1}",), {animal}
        if follows(scene.place[scene.row[animal]] == number, cards.values(), few):
            raise Rejected("few cards are enough")
    elif hidden:
        owner = question is form.Owner
        home = scene.place[scene.row[thing]] if owner else np.full(scene.count, number)
        options: Any = _animals(scene, cards, animal, home, place, few, ask)
        query, goals = form.Owner(thing, options) if owner else form.Who(number, options), {*hidden}
    elif question in (form.Must, form.Cannot):
        options, against = _options(scene, cards, left, question is form.Must, place, few, ask)
        query = question(options)
    elif question is form.Count:
        query, answer = form.Count(), str(wanted)
    else:
        odd = _spare(scene, cards, few, ask) if question is form.Spare else _wrong(scene, cards, truth, few - 1, ask)
        but = rng.class_by_index(len(cards) + 1, "card")
        order.insert(but, odd)
        query, answer, goals = question(), str(but + 1), {odd.one, odd.other} & {*scene.names}
    seen = tuple(form.Seen(one, at[one]) for one in shown)
    statement = form.Clues(name, tuple(hues), tuple(groups[0]), tuple(groups[1]), seen, tuple(order))
    there = dict(zip(scene.names, scene.place, strict=True))
    fits, all_left = [scene.fits(card) for card in order], scene.arrangements(left) if not hidden else ()
    if question is form.Wrong:
        return Puzzle(statement, query, answer, form.Conflicts(*conflicts(there, fits, but), all_left))
    way = steps(there, fits, truth, goals, but=but)
    if hidden:
        return Puzzle(statement, query, answer, form.Steps(way))
    why = form.Against(way, all_left, against) if against else form.Left(way, all_left)  # type: ignore[arg-type]
    return Puzzle(statement, query, answer, why)


def _alike(cards: Sequence[Card]) -> list[int]:
    """On how many cards, counted for both sides, there are the names of each."""
    sides = [card.one for card in cards], [card.other for card in cards]
    return [sides[0].count(card.one) + sides[1].count(card.other) for card in cards]


def _among(cards: Iterable[Card]) -> Counter[str]:
    """How often those are named with whom each name stands on cards."""
    told = Counter(name for card in cards for name in (card.one, card.other))
    found = Counter[str]()
    for card in cards:
        found[card.one] += told[card.other]
        found[card.other] += told[card.one]
    return found


def _animals(
    scene: _Scene, cards: Mapping[Card, Fits], key: str, home: NDArray[np.int8], place: int, few: int, rng: Stream
) -> tuple[str, ...]:
    """The key at its place among three animals that few cards do not exclude; raises `Rejected`."""
    there = {one: scene.place[scene.row[one]] == home for one in scene.names[: scene.size]}
    told = Counter(name for card in cards for name in (card.one, card.other))
    if all(told[key] > told[one] for one in there if one != key):
        raise Rejected("most of the cards are about the answer")
    if follows(there[key], cards.values(), few):
        raise Rejected("few cards are enough")
    lasting = [one for one in there if one != key and not follows(~there[one], cards.values(), few // 2)]
    if len(lasting) < 3:
        raise Rejected("options that fall at once")
    others = rng.sample(lasting, 3)
    return (*others[:place], key, *others[place:])


def _true_of_all(scene: _Scene, fits: Iterable[Fits]) -> Fits:
    left: Fits = np.logical_and.reduce([np.ones(scene.count, np.bool_), *fits])
    return left


def _others(cards: Mapping[Card, Fits], but: Card) -> list[Fits]:
    return [fits for card, fits in cards.items() if card != but]


def _leaving(scene: _Scene, truth: int, wanted: int, rng: Stream) -> dict[Card, Fits]:
    """Cards that leave so many arrangements, the true one among them; without any of the cards, more would be left."""
    for _ in range(_DEALS):
        cards = _dealt(scene, truth, wanted, rng)
        if 2 <= len(cards) < _MOST:
            return {card: cards[card] for card in rng.sample(list(cards), len(cards))}
    raise Rejected("too few cards, or too many")


def _dealt(scene: _Scene, truth: int, wanted: int, rng: Stream) -> dict[Card, Fits]:
    """Such cards, however many; none if another number of arrangements is left."""
    left, at, cards = np.arange(scene.count), truth, dict[Card, Fits]()  # the true one is left at this place
    for card in (scene.dealt(rng) for _ in range(_DEALT)):
        new = scene.fits(card, left)
        if new[at] and wanted <= np.count_nonzero(new) < len(left):
            cards[card] = scene.fits(card)
            left, at = left[new], int(np.count_nonzero(new[:at]))
        if len(left) == wanted:
            break
    else:
        return {}
    for card in rng.sample(list(cards), len(cards)):
        if _true_of_all(scene, _others(cards, card)).sum() == wanted:
            del cards[card]
    return cards


def _spare(scene: _Scene, cards: Mapping[Card, Fits], few: int, rng: Stream) -> Card:
    """A card that follows from the others, but not from few; none of these follows from it and the rest."""
    whole = np.flatnonzero(_true_of_all(scene, cards.values()))
    rests = [_true_of_all(scene, _others(cards, card)) for card in cards]
    for card in (scene.dealt(rng) for _ in range(_DEALT)):
        if card in cards or not scene.fits(card, whole).all():
            continue
        fits = scene.fits(card)
        new = all((rest & fits).sum() > len(whole) for rest in rests)
        if new and not (card.crossed and rng.below(2)) and not follows(fits, cards.values(), few):
            return card
    raise Rejected("no card to spare")


def _wrong(scene: _Scene, cards: Mapping[Card, Fits], truth: int, few: int, rng: Stream) -> Card:
    """A card that is not true, which few of the others do not show, and would not be if any of them were false.

    It is of a kind that true cards of this scene have as often, and how often its names stand on others is drawn.
    """
    rests = [_true_of_all(scene, [*_others(cards, card), ~cards[card]]) for card in cards]
    doubtful = np.flatnonzero(np.logical_or.reduce(rests))
    doubtful = np.append(doubtful, truth)
    told = Counter(name for card in cards for name in (card.one, card.other))
    rank = rng.class_by_index(_RANKS, "told") / (_RANKS - 1) * len(cards)

    def misfit(odd: Card) -> float:
        true = [
            told[card.one] + told[card.other] - 2 + len({card.one, card.other} & {odd.one, odd.other}) for card in cards
        ]
        own = told[odd.one] + told[odd.other]
        return abs(sum((one < own) + (one == own) / 2 for one in true) - rank)

    for true in _leaving(scene, truth, 1, rng):
        pool, found = scene.pools[true.relation, true.other in scene.hues], list[Card]()
        for two in rng.sample(pool, min(len(pool), _SUSPECTS)):
            card = scene.turned(true.relation, two, rng, crossed=true.crossed)
            if not scene.fits(card, doubtful).any() and not follows(~scene.fits(card), cards.values(), few):
                found.append(card)
        if found:
            return min(found, key=misfit)
    raise Rejected("no card that alone can be wrong")


def _options(
    scene: _Scene, cards: Mapping[Card, Fits], left: Fits, must: bool, place: int, few: int, rng: Stream
) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Four cards of one kind, one of which is true of all that is left (or of nothing), and the others of a part.

    Against each of the others, the number of an arrangement speaks; -1 stands for the right one.
    """
    shown = {(card.relation, frozenset((card.one, card.other))) for card in cards}
    rank, among = (rng.class_by_index(len(LETTERS), look) for look in ("alike", "among"))
    told, near = Counter(name for card in cards for name in (card.one, card.other)), _among(cards)
    for (relation, hued), crossed in rng.sample(kinds := list(product(scene.pools, (False, True))), len(kinds)):
        keys, others = list[Card](), list[tuple[Card, Fits]]()
        for one, other in scene.pools[relation, hued]:
            card = Card(relation, one, other, crossed)
            fits = scene.fits(card, left)
            if (relation, frozenset((one, other))) in shown:
                continue
            if fits.any() and not fits.all():
                others.append((card, fits))
            elif fits.any() == must and not follows(np.logical_xor(scene.fits(card), not must), cards.values(), few):
                keys.append(card)
        if keys and len(others) > 2 and (relation, crossed) != ("before", True):
            key, more = rng.choice(keys), rng.below(4)
            for _ in range(_TRIOS):
                others = rng.sample(others, len(others))
                others.sort(key=lambda one: told[one[0].one] + told[one[0].other] >= told[key.one] + told[key.other])
                chosen = rng.sample([*others[len(others) - more :], *others[: 3 - more]], 3)  # told more about
                four = [key, *(card for card, _ in chosen)]
                talk = [near[card.one] + near[card.other] for card in four]
                if has_rank(_alike(four), rank) and has_rank(talk, among):
                    break
            against = [int((fits ^ must).argmax()) for _, fits in chosen]
            options = [card for card, _ in chosen]
            options.insert(place, key)
            return tuple(options), (*against[:place], -1, *against[place:])
    raise Rejected("no four cards of a kind")
