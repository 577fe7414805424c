"""Weighs all arrangements at once, each a bit of long numbers; judges `logic/clue_grid`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import permutations
from operator import and_, or_
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.logic.clue_scenes import ANIMALS, SCENES, THINGS
from puzzlegen.formats.logic import clue_grid as form
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, letters_of, proven

BUDGET: Final = 600_000  # arrangements
Doms: TypeAlias = dict[str, int]
"""The places that are still possible for each name, as bits."""
Bits: TypeAlias = Sequence[int]
"""For each place, bits of arrangements or places."""


def certify(shown: form.Clues, query: form.Query) -> Certificate:
    """Find all arrangements that the cards allow, and what holds in them.

    The difficulty counts, round for round, the places that are still possible for each name, until the asked is known.
    In each round those go that a single card excludes, and those of names that are known; where none does, those that
    lead to a contradiction in this way. Where options or cards have to be held
    against arrangements, each of these counts as often as there are names. The depth is the chain of rounds; those up
    to the longest contradiction count, too; where one card is false, the chain is that of the longest trial.

    Raises:
        MalformedStatement: names, places, cards and the question do not belong together.
    """
    _check(shown, query)
    puzzle = _Puzzle(shown)
    found, left = _findings(puzzle, query)
    weight, rounds = _weight(puzzle, query, left)
    return proven(
        found,
        BUDGET,
        method="all arrangements",
        effort={"arrangements": puzzle.full.bit_length()},
        difficulty=weight,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(min(_forms(puzzle, query))),
        structure=f"{type(query).__name__.lower()}, {SCENES[shown.scene]} of {len(shown.hues)}",
        depth=Depth.chain(rounds),
    )


def certify_why(shown: form.Clues, query: form.Query, answer: str, why: form.Steps | form.Conflicts) -> Faults:
    """Judges whether each step follows from its cards and those before it, and whether all arrangements are there."""
    puzzle = _Puzzle(shown)
    if isinstance(why, form.Conflicts):
        wrong = int(answer) - 1
        if not all(puzzle.excludes(group, puzzle.seen) for group in why.conflicts):
            return ("these cards agree, or fewer of them do not",)
        if not puzzle.is_homeless(why.name, why.against, why.conflicts[0]):
            return ("these cards leave a place for the name",)
        alone = {*range(len(puzzle.cards))}.intersection(*why.conflicts) == {wrong}
        if not alone or why.left != puzzle.listed(puzzle.but_false(wrong)):
            return ("another card can be wrong",)
        return () if len(why.left) == 1 else ("the others lead to no arrangement",)
    left = puzzle.left()
    if not puzzle.follows(why.steps, int(answer) - 1 if isinstance(query, form.Spare) else -1):
        return ("a step does not follow",)
    if not _goals(puzzle, query, answer, left) <= {step.name for step in why.steps}:
        return ("a step is missing",)
    if isinstance(why, form.Left) and why.left != puzzle.listed(left):
        return ("other arrangements fit the cards",)
    if isinstance(query, form.Spare) and left & left - 1:
        return ("there are several arrangements",)
    if isinstance(query, form.Must | form.Cannot) and isinstance(why, form.Against):
        must = isinstance(query, form.Must)
        truths = [puzzle.truth(card) for card in query.options]
        if why.against != tuple(_first(left, ~truth if must else truth) for truth in truths):
            return ("another arrangement is against an option",)
    return ()


def _goals(puzzle: "_Puzzle", query: form.Query, answer: str, left: int) -> set[str]:
    """The names to whose places the steps have to lead, but for those that are seen."""
    match query:
        case form.Where(name=name):
            goals = {name}
        case form.Who(options=options):
            goals = {options[LETTERS.index(answer)]}
        case form.Owner(thing=thing, options=options):
            goals = {options[LETTERS.index(answer)], thing}
        case form.Spare():
            card = puzzle.shown.cards[int(answer) - 1]
            goals = {card.one, card.other}
        case _:
            goals = {*puzzle.at}
    return {
        name
        for name in goals & puzzle.at.keys()
        if puzzle.settles(left, name) and not puzzle.settles(puzzle.seen, name)
    }


def _first(left: int, some: int) -> int:
    """Which of the arrangements that are left is the first one of these; -1 if none is."""
    found = left & some
    return (left & (found & -found) - 1).bit_count() if found else -1


def _check(shown: form.Clues, query: form.Query) -> None:
    size, names = len(shown.hues), (*shown.animals, *shown.things)
    if len(shown.animals) != size or len(shown.things) != size:
        raise MalformedStatement("there is one animal and one thing for each place")
    if len({*names}) < 2 * size or not {*shown.animals} <= {*ANIMALS} or not {*shown.things} <= {*sum(THINGS, ())}:
        raise MalformedStatement("animals and things are of those that there are, each of them once")
    taken = [(name in shown.animals, place) for name, place in shown.seen]
    if len({*taken}) < len(taken) or len({name for name, _ in shown.seen}) < len(taken):
        raise MalformedStatement("each place has one animal and one thing")
    cards, asks, places = [*shown.cards], list[str](), [place for _, place in shown.seen]
    match query:
        case form.Must(options=options) | form.Cannot(options=options):
            cards += options
        case form.Where(name=name):
            asks = [name]
        case form.Owner(thing=thing):
            asks = [thing]
        case form.Who(place=place):
            places.append(place)
    ring = SCENES[shown.scene] == "ring"
    for card in cards:
        coloured = card.other in shown.hues
        if card.one not in names or card.other == card.one or not (coloured or card.other in names):
            raise MalformedStatement("a card shows a name and another one, or a colour that is there")
        if card.relation in (("before", "gap") if ring else ("opposite",)) or (
            card.relation == "opposite" and size % 2
        ):
            raise MalformedStatement("places are not so related in this scene")
        if coloured and card.relation not in ("same", "beside"):
            raise MalformedStatement("colours stand on cards for the same place, or the next one")
    demand_different(getattr(query, "options", ()))
    if not {*asks, *(name for name, _ in shown.seen)} <= {*names} or max(places, default=0) >= size:
        raise MalformedStatement("a name or a place is not there")
    if isinstance(query, form.Who | form.Owner) and not {*query.options} <= {*shown.animals}:
        raise MalformedStatement("the options are animals of the scene")


@cache
def _atoms(size: int) -> tuple[tuple[Bits, ...], tuple[Bits, ...]]:
    """The arrangements in which animals, and things, are at each place.

    An arrangement is an order of the animals and one of the things; its bit is the number of the former, times the
    number of orders, plus that of the latter.
    """
    orders = list(permutations(range(size)))
    held = [
        [sum((order[name] == place) << number for number, order in enumerate(orders)) for place in range(size)]
        for name in range(size)
    ]
    apart = sum(1 << (number * len(orders)) for number in range(len(orders)))
    whole = (1 << len(orders)) - 1
    spread = [
        [
            sum(whole << (number * len(orders)) for number, order in enumerate(orders) if order[name] == place)
            for place in range(size)
        ]
        for name in range(size)
    ]
    return tuple(spread), tuple([apart * bits for bits in row] for row in held)


def _related(relation: str, one: int, other: int, size: int, layout: str) -> bool:
    """True if two places are so related."""
    if layout == "ring":
        ahead = (other - one) % size
        return {"same": ahead == 0, "beside": ahead in (1, size - 1), "next": ahead == 1}.get(
            relation, 2 * ahead == size
        )
    match relation:
        case "same":
            return one == other
        case "beside":
            return abs(one - other) == 1
        case "next":
            return other == one + 1
        case "before":
            return one < other
        case _:
            return abs(one - other) == 2


class _Puzzle:
    """What is shown; ``full`` has a bit for each arrangement there is, ``seen`` for those that agree with the scene."""

    def __init__(self, shown: form.Clues) -> None:
        self.shown, self.size, self.layout = shown, len(shown.hues), SCENES[shown.scene]
        animals, things = _atoms(self.size)
        self.at = dict(zip((*shown.animals, *shown.things), (*animals, *things), strict=True))
        self.full = reduce(or_, animals[0])
        self.seen = reduce(and_, (self.at[name][place] for name, place in shown.seen), self.full)
        self.cards = [self.truth(card) for card in shown.cards]

    def partners(self, card: form.Card) -> list[list[int]]:
        """For each place of the first name, the places of the other one of which the card is true."""
        places = range(self.size)
        table = [[_related(card.relation, one, other, self.size, self.layout) for other in places] for one in places]
        if card.other in self.shown.hues:  # it is a place of this colour, or next to one
            fitting = [any(row[at] for at in places if self.shown.hues[at] == card.other) for row in table]
            return [[*places] if fits != card.crossed else [] for fits in fitting]
        return [[other for other in places if row[other] != card.crossed] for row in table]

    def truth(self, card: form.Card) -> int:
        """The arrangements of which a card is true."""
        partners, one = self.partners(card), self.at[card.one]
        if card.other in self.shown.hues:
            return reduce(or_, (bits for bits, fitting in zip(one, partners, strict=True) if fitting), 0)
        other = self.at[card.other]
        return reduce(or_, (one[at] & reduce(or_, (other[to] for to in partners[at]), 0) for at in range(self.size)))

    def left(self, but: int = -1) -> int:
        """The arrangements that the cards allow, without one of them."""
        return reduce(and_, (card for number, card in enumerate(self.cards) if number != but), self.seen)

    def but_false(self, wrong: int) -> int:
        """The arrangements of which one card is false, and all others are true."""
        return self.left(wrong) & ~self.cards[wrong]

    def settles(self, some: int, name: str) -> bool:
        """True if a name has the same place in all of these arrangements."""
        return any(not some & ~bits for bits in self.at[name])

    def excludes(self, cards: Sequence[int], some: int) -> bool:
        """True if these cards, in their order, exclude arrangements together, and no fewer of them do."""
        rests = [reduce(and_, (self.cards[one] for one in cards if one != but), some) for but in cards]
        together = reduce(and_, (self.cards[one] for one in cards), some)
        return list(cards) == sorted({*cards}) and not together and all(rests)

    def is_homeless(self, name: str, against: Sequence[form.Excluded], cards: Sequence[int]) -> bool:
        """True if some of these cards exclude each place that is open to a name from the start, as it is said."""
        open_ = [at for at, bits in enumerate(self.at[name]) if self.seen & bits] if name in self.at else []
        return [at for at, _ in against] == open_ != [] and all(
            {*some} <= {*cards} and self.excludes(some, self.seen & self.at[name][at]) for at, some in against
        )

    def follows(self, steps: Sequence[form.Step], but: int) -> bool:
        """True if each step follows from those before it, and does without one of the cards.

        Each other place that is still open to the name is excluded, and no other.
        """
        known = self.seen
        for name, place, against in steps:
            open_ = [at for at, bits in enumerate(self.at[name]) if known & bits and at != place]
            if [at for at, _ in against] != open_:
                return False
            if not all(but not in cards and self.excludes(cards, known & self.at[name][at]) for at, cards in against):
                return False
            known &= self.at[name][place]
        return True

    def listed(self, some: int) -> tuple[form.Arrangement, ...]:
        """Some arrangements, with who lives at each place, and with what."""
        orders, found = list(permutations(range(self.size))), list[form.Arrangement]()
        animals, things = self.shown.animals, self.shown.things
        while some:
            number = (some & -some).bit_length() - 1
            some &= some - 1
            one, other = (orders[which] for which in divmod(number, len(orders)))
            homes = range(self.size)
            found.append(tuple(form.Home(animals[one.index(at)], things[other.index(at)]) for at in homes))
        return tuple(found)


def _findings(puzzle: _Puzzle, query: form.Query) -> tuple[list[Findings], int]:
    """What can be defended, twice where the promised arrangement is not the only one; and how many are weighed."""
    left, numbers = puzzle.left(), range(len(puzzle.cards))
    many = left.bit_count()
    if isinstance(query, form.Wrong):
        right = [str(number + 1) for number in numbers if puzzle.but_false(number)]
        return ([Findings(tuple(right))] if right else []), 0
    if not left:
        return [], 0
    match query:
        case form.Spare():
            weighed = [puzzle.left(number) for number in numbers]
            right = [str(number + 1) for number, some in zip(numbers, weighed, strict=True) if some == left]
            return ([Findings(tuple(right))] if right else []), sum(some.bit_count() for some in weighed)
        case form.Count():
            return [Findings((str(many),))], 0
        case form.Must(options=options):
            fits = [not left & ~puzzle.truth(card) for card in options]
            return [letters_of(fits, "an arrangement is left in which it is false")], many
        case form.Cannot(options=options):
            fits = [not left & puzzle.truth(card) for card in options]
            return [letters_of(fits, "it holds in some arrangement")], many
        case form.Where(name=name):
            places = [place for place in range(puzzle.size) if puzzle.at[name][place] & left]
            found = Findings(tuple(f"place-{place + 1}" for place in places))
        case form.Who(place=place, options=animals):
            found = letters_of([bool(puzzle.at[one][place] & left) for one in animals], "another lives there")
        case form.Owner(thing=thing, options=animals):
            pairs = [zip(puzzle.at[one], puzzle.at[thing], strict=True) for one in animals]
            found = letters_of([any(a & b & left for a, b in pair) for pair in pairs], "another one has it")
    return [found] * min(many, 2), 0


def _weight(puzzle: _Puzzle, query: form.Query, left: int) -> tuple[float, int]:
    """The difficulty and the depth, as `certify` says."""
    shown = puzzle.shown
    rules = [_rule(puzzle, card) for card in shown.cards]
    match query:
        case form.Wrong():
            total, most = 0, 0
            for number, card in enumerate(shown.cards):
                turned = _rule(puzzle, replace(card, crossed=not card.crossed))
                weight, rounds = _weighed(puzzle, [*rules[:number], turned, *rules[number + 1 :]])
                total, most = total + weight, max(most, rounds)
            return float(total), most
        case form.Where(name=name):
            return _weighed(puzzle, rules, lambda open_: _one(open_[name]))
        case form.Who() | form.Owner():

            def known(open_: Doms) -> bool:
                there = 1 << query.place if isinstance(query, form.Who) else open_[query.thing]
                return sum(bool(open_[one] & there) for one in shown.animals) == 1

            return _weighed(puzzle, rules, known)
    weight, rounds = _weighed(puzzle, rules)
    return float(weight + left * 2 * puzzle.size), rounds


def _rule(puzzle: _Puzzle, card: form.Card) -> tuple[str, str, list[int]]:
    """The names on a card, and for each place of the first one those of the other of which it is true, as bits."""
    return card.one, card.other, [sum(1 << to for to in some) for some in puzzle.partners(card)]


def _one(places: int) -> bool:
    return places.bit_count() == 1


def _weighed(puzzle: _Puzzle, rules: Sequence[Any], known: Callable[[Doms], bool] = lambda _: False) -> tuple[int, int]:
    """Places that are still possible beyond one, summed up over the rounds until the asked is known or no more go.

    And the number of these rounds; one in which single cards exclude nothing is as many as the longest contradiction.
    """
    every, shown = (1 << puzzle.size) - 1, puzzle.shown
    open_ = dict.fromkeys((*shown.animals, *shown.things), every) | {name: 1 << place for name, place in shown.seen}
    weight = rounds = 0
    while all(open_.values()):
        now = sum(places.bit_count() - 1 for places in open_.values())
        weight += now
        if not now or known(open_):
            break
        fewer = _round(puzzle, rules, open_)
        rounds += 1
        if fewer == open_:
            weight += 2 * now
            fewer, deepest = dict(open_), 0
            for name, places in open_.items():
                for at in _places(places):
                    steps = _fails(puzzle, rules, {**open_, name: 1 << at})
                    if steps:
                        fewer[name] &= ~(1 << at)
                        deepest = max(deepest, steps)
            rounds += deepest
        if fewer == open_:
            break
        open_ = fewer
    return weight, rounds


def _places(bits: int) -> Iterator[int]:
    return (place for place in range(bits.bit_length()) if bits >> place & 1)


def _round(puzzle: _Puzzle, rules: Sequence[Any], open_: Doms) -> Doms:
    """What single cards leave possible, and names that are known, and places that only one name can have."""
    fewer = dict(open_)
    for one, other, partners in rules:
        there = open_.get(other, (1 << puzzle.size) - 1)
        pairs = [(at, partners[at] & there) for at in _places(open_[one])]
        fewer[one] &= sum(1 << at for at, to in pairs if to)
        if other in fewer:
            fewer[other] &= reduce(or_, (to for _, to in pairs), 0)
    for group in (puzzle.shown.animals, puzzle.shown.things):
        for name in group:
            elsewhere = [open_[rival] for rival in group if rival != name]
            fewer[name] &= ~reduce(or_, filter(_one, elsewhere), 0)
            if alone := open_[name] & ~reduce(or_, elsewhere):
                fewer[name] &= alone
    return fewer


def _fails(puzzle: _Puzzle, rules: Sequence[Any], open_: Doms) -> int:
    """After how many rounds there is a contradiction; 0 if there is none."""
    rounds = 0
    while all(open_.values()):
        fewer = _round(puzzle, rules, open_)
        if fewer == open_:
            return 0
        open_, rounds = fewer, rounds + 1
    return rounds


def _forms(puzzle: _Puzzle, query: form.Query) -> Iterator[tuple[Any, ...]]:
    """The puzzle from every side, with names and colours that say nothing but where they stand."""
    for turn in range(puzzle.size) if puzzle.layout == "ring" else (0,):
        for back in (False, True):
            yield _form(puzzle, query, [(-at if back else at) + turn for at in range(puzzle.size)], back)


def _form(puzzle: _Puzzle, query: form.Query, moved: Sequence[int], back: bool) -> tuple[Any, ...]:
    shown, size = puzzle.shown, puzzle.size
    moved = [(at - (back and puzzle.layout != "ring")) % size for at in moved]
    colours = {hue: sorted(moved[at] for at in range(size) if shown.hues[at] == hue) for hue in shown.hues}
    seen: Mapping[str, int] = {name: moved[at] for name, at in shown.seen}
    name_of = {name: repr((name in shown.animals, seen.get(name, -1))) for name in puzzle.at}
    name_of |= {hue: repr(places) for hue, places in colours.items()}
    if isinstance(query, form.Where | form.Owner):
        name_of[query.name if isinstance(query, form.Where) else query.thing] += "?"

    def told(card: form.Card) -> tuple[str, ...]:
        one, other = name_of[card.one], name_of[card.other]
        if card.relation not in ("next", "before"):
            one, other = sorted((one, other))
        elif back:
            one, other = other, one
        return card.relation, one, other, str(card.crossed)

    for _ in range(3):
        near: dict[str, list[Any]] = {name: [] for name in puzzle.at}
        for card in shown.cards:
            for name in {card.one, card.other} & {*puzzle.at}:
                near[name].append((*told(card), name_of[name] == told(card)[1]))
        name_of |= {name: fingerprint((name_of[name], sorted(near[name]))) for name in near}
    options = sorted(
        told(one) if isinstance(one, form.Card) else (name_of[one],) for one in getattr(query, "options", ())
    )
    return (
        type(query).__name__,
        puzzle.layout == "ring",
        sorted(colours.values()),
        sorted(map(told, shown.cards)),
        sorted(name_of[name] for name in puzzle.at),
        moved[query.place] if isinstance(query, form.Who) else -1,
        options,
    )
