"""Weighs all arrangements at once, each a bit of long numbers; judges `logic/clue_grid`.

The format is that of ``docs/logic-deduction.md``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import permutations
from operator import and_, or_
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.core.scene import Hue
from puzzlegen.facts.logic.clue_scenes import ANIMALS, SCENES, THINGS
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, parse, proven

BUDGET: Final = 600_000  # arrangements
Doms: TypeAlias = dict[str, int]
"""The places that are still possible for each name, as bits."""
Bits: TypeAlias = Sequence[int]
"""For each place, bits of arrangements or places."""

_MOST: Final = 12  # cards
_AGAINST: Final = {"must": "an arrangement is left in which it is false", "cannot": "it holds in some arrangement"}


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    relation: Literal["same", "beside", "next", "before", "gap", "opposite"]
    one: str
    other: str
    crossed: bool


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scene: str
    hues: Annotated[tuple[Hue, ...], msgspec.Meta(min_length=3, max_length=6)]
    animals: tuple[str, ...]
    things: tuple[str, ...]
    seen: tuple[tuple[str, int], ...]
    cards: Annotated[tuple[_Card, ...], msgspec.Meta(min_length=1, max_length=_MOST)]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Who(_Query, frozen=True, tag="who"):
    place: int
    options: tuple[str, str, str, str]


class _Where(_Query, frozen=True, tag="where"):
    name: str


class _Owner(_Query, frozen=True, tag="owner"):
    thing: str
    options: tuple[str, str, str, str]


class _Must(_Query, frozen=True, tag="must"):
    options: tuple[_Card, _Card, _Card, _Card]


class _Cannot(_Must, frozen=True, tag="cannot"):
    pass


class _Count(_Query, frozen=True, tag="count"):
    pass


class _Spare(_Query, frozen=True, tag="spare"):
    pass


class _Wrong(_Query, frozen=True, tag="wrong"):
    pass


_ASKED: Final[Any] = _Who | _Where | _Owner | _Must | _Cannot | _Count | _Spare | _Wrong


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find all arrangements that the cards allow, and what holds in them.

    The difficulty counts, round for round, the places that are still possible for each name, until the asked is known.
    In each round those go that a single card excludes, and those of names that are known; where none does, those that
    lead to a contradiction in this way. Where options or cards have to be held
    against arrangements, each of these counts as often as there are names.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _Shown, "statement"), parse(query, _ASKED, "query")
    _check(shown, asked)
    puzzle = _Puzzle(shown)
    found, left = _findings(puzzle, asked)
    return proven(
        found,
        BUDGET,
        method="all arrangements",
        effort={"arrangements": puzzle.full.bit_length()},
        difficulty=_weight(puzzle, asked, left),
        unit="places and arrangements weighed" if isinstance(asked, _Must | _Spare) else "places weighed",
        canonical=fingerprint(min(_forms(puzzle, asked))),
        structure=f"{type(asked).__name__.lower().strip('_')}, {SCENES[shown.scene]} of {len(shown.hues)}",
    )


def _check(shown: _Shown, asked: Any) -> None:
    size, names = len(shown.hues), (*shown.animals, *shown.things)
    if shown.scene not in SCENES or len(shown.animals) != size or len(shown.things) != size:
        raise MalformedStatement("there is no such scene, or not one animal and one thing for each place")
    if len({*names}) < 2 * size or not {*shown.animals} <= {*ANIMALS} or not {*shown.things} <= {*sum(THINGS, ())}:
        raise MalformedStatement("animals and things are of those that there are, each of them once")
    taken = [(name in shown.animals, place) for name, place in shown.seen]
    if len({*taken}) < len(taken) or len({name for name, _ in shown.seen}) < len(taken):
        raise MalformedStatement("each place has one animal and one thing")
    options = getattr(asked, "options", ())
    cards = (*shown.cards, *options) if isinstance(asked, _Must) else shown.cards
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
    demand_different(options)
    asks = [asked.name] if isinstance(asked, _Where) else [asked.thing] if isinstance(asked, _Owner) else []
    places = [place for _, place in shown.seen] + ([asked.place] if isinstance(asked, _Who) else [])
    named = [name for name, _ in shown.seen] + asks
    if not {*named} <= {*names} or not all(0 <= place < size for place in places):
        raise MalformedStatement("a name or a place is not there")
    if isinstance(asked, _Who | _Owner) and not {*options} <= {*shown.animals}:
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

    def __init__(self, shown: _Shown) -> None:
        self.shown, self.size, self.layout = shown, len(shown.hues), SCENES[shown.scene]
        animals, things = _atoms(self.size)
        self.at = dict(zip((*shown.animals, *shown.things), (*animals, *things), strict=True))
        self.full = reduce(or_, animals[0])
        self.seen = reduce(and_, (self.at[name][place] for name, place in shown.seen), self.full)
        self.cards = [self.truth(card) for card in shown.cards]

    def partners(self, card: _Card) -> list[list[int]]:
        """For each place of the first name, the places of the other one of which the card is true."""
        places = range(self.size)
        table = [[_related(card.relation, one, other, self.size, self.layout) for other in places] for one in places]
        if card.other in self.shown.hues:  # it is a place of this colour, or next to one
            fitting = [any(row[at] for at in places if self.shown.hues[at] == card.other) for row in table]
            return [[*places] if fits != card.crossed else [] for fits in fitting]
        return [[other for other in places if row[other] != card.crossed] for row in table]

    def truth(self, card: _Card) -> int:
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


def _findings(puzzle: _Puzzle, asked: Any) -> tuple[list[Findings], int]:
    """What can be defended, twice where the promised arrangement is not the only one; and how many are weighed."""
    left, numbers = puzzle.left(), range(len(puzzle.cards))
    many = left.bit_count()
    if isinstance(asked, _Wrong):
        weighed = [puzzle.but_false(number) for number in numbers]
        right = [str(number + 1) for number, some in zip(numbers, weighed, strict=True) if some]
        return ([Findings(tuple(right))] if right else []), 0
    if not left:
        return [], 0
    if isinstance(asked, _Spare):
        weighed = [puzzle.left(number) for number in numbers]
        right = [str(number + 1) for number, some in zip(numbers, weighed, strict=True) if some == left]
        return ([Findings(tuple(right))] if right else []), sum(some.bit_count() for some in weighed)
    if isinstance(asked, _Count):
        return [Findings((str(many),))], 0
    if isinstance(asked, _Must):
        truths = [puzzle.truth(card) & left for card in asked.options]
        task = "cannot" if isinstance(asked, _Cannot) else "must"
        fits = [truth == (left if task == "must" else 0) for truth in truths]
        return [_lettered(fits, _AGAINST[task])], many
    if isinstance(asked, _Where):
        places = [place for place in range(puzzle.size) if puzzle.at[asked.name][place] & left]
        found = Findings(tuple(f"place-{place + 1}" for place in places))
    elif isinstance(asked, _Who):
        found = _lettered([bool(puzzle.at[one][asked.place] & left) for one in asked.options], "another lives there")
    else:
        pairs = [zip(puzzle.at[one], puzzle.at[asked.thing], strict=True) for one in asked.options]
        found = _lettered([any(a & b & left for a, b in pair) for pair in pairs], "another one has it")
    return [found] * min(many, 2), 0


def _lettered(right: Sequence[bool], against: str) -> Findings:
    pairs = list(zip(LETTERS, right, strict=True))
    return Findings(
        tuple(letter for letter, fits in pairs if fits), {letter: against for letter, fits in pairs if not fits}
    )


def _weight(puzzle: _Puzzle, asked: Any, left: int) -> float:
    """The difficulty, as `certify` says."""
    shown = puzzle.shown
    rules = [(card.one, card.other, puzzle.partners(card)) for card in shown.cards]
    match asked:
        case _Wrong():
            total = 0
            for number, card in enumerate(shown.cards):
                turned = puzzle.partners(msgspec.structs.replace(card, crossed=not card.crossed))
                one = (card.one, card.other, turned)
                total += _weighed(puzzle, [*rules[:number], one, *rules[number + 1 :]])
            return float(total)
        case _Where():
            return float(_weighed(puzzle, rules, lambda open_: _one(open_[asked.name])))
        case _Who() | _Owner():

            def known(open_: Doms) -> bool:
                there = 1 << asked.place if isinstance(asked, _Who) else open_[asked.thing]
                return sum(bool(open_[one] & there) for one in shown.animals) == 1

            return float(_weighed(puzzle, rules, known))
        case _:
            return float(_weighed(puzzle, rules) + left * 2 * puzzle.size)


def _one(places: int) -> bool:
    return places.bit_count() == 1


def _weighed(puzzle: _Puzzle, rules: Sequence[Any], known: Callable[[Doms], bool] = lambda _: False) -> int:
    """Places that are still possible beyond one, summed up over the rounds until the asked is known or no more go."""
    every, shown = (1 << puzzle.size) - 1, puzzle.shown
    open_ = dict.fromkeys((*shown.animals, *shown.things), every) | {name: 1 << place for name, place in shown.seen}
    weight = 0
    while all(open_.values()):
        now = sum(places.bit_count() - 1 for places in open_.values())
        weight += now
        if not now or known(open_):
            break
        fewer = _round(puzzle, rules, open_)
        if fewer == open_:
            weight += 2 * now
            fewer = {
                name: sum(1 << at for at in _places(places) if _lasts(puzzle, rules, {**open_, name: 1 << at}))
                for name, places in open_.items()
            }
        if fewer == open_:
            break
        open_ = fewer
    return weight


def _places(bits: int) -> Iterator[int]:
    return (place for place in range(bits.bit_length()) if bits >> place & 1)


def _round(puzzle: _Puzzle, rules: Sequence[Any], open_: Doms) -> Doms:
    """What single cards leave possible, and names that are known, and places that only one name can have."""
    fewer = dict(open_)
    for one, other, partners in rules:
        there = open_.get(other, (1 << puzzle.size) - 1)
        pairs = [(at, sum(1 << to for to in partners[at]) & there) for at in _places(open_[one])]
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


def _lasts(puzzle: _Puzzle, rules: Sequence[Any], open_: Doms) -> bool:
    while all(open_.values()):
        fewer = _round(puzzle, rules, open_)
        if fewer == open_:
            return True
        open_ = fewer
    return False


def _forms(puzzle: _Puzzle, asked: Any) -> Iterator[tuple[Any, ...]]:
    """The puzzle from every side, with names and colours that say nothing but where they stand."""
    for turn in range(puzzle.size) if puzzle.layout == "ring" else (0,):
        for back in (False, True):
            yield _form(puzzle, asked, [(-at if back else at) + turn for at in range(puzzle.size)], back)


def _form(puzzle: _Puzzle, asked: Any, moved: Sequence[int], back: bool) -> tuple[Any, ...]:
    shown, size = puzzle.shown, puzzle.size
    moved = [(at - (back and puzzle.layout != "ring")) % size for at in moved]
    colours = {hue: sorted(moved[at] for at in range(size) if shown.hues[at] == hue) for hue in shown.hues}
    seen: Mapping[str, int] = {name: moved[at] for name, at in shown.seen}
    name_of = {name: repr((name in shown.animals, seen.get(name, -1))) for name in puzzle.at}
    name_of |= {hue: repr(places) for hue, places in colours.items()}
    if isinstance(asked, _Where | _Owner):
        target = asked.name if isinstance(asked, _Where) else asked.thing
        name_of[target] += "?"

    def told(card: _Card) -> tuple[str, ...]:
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
    options = sorted(told(one) if isinstance(one, _Card) else (name_of[one],) for one in getattr(asked, "options", ()))
    return (
        type(asked).__name__,
        puzzle.layout == "ring",
        sorted(colours.values()),
        sorted(map(told, shown.cards)),
        sorted(name_of[name] for name in puzzle.at),
        moved[asked.place] if isinstance(asked, _Who) else -1,
        options,
    )
