"""Looks through all that jugs can come to hold by pouring; judges `logic/pour`.

The format is that of ``docs/logic-plans.md``.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from math import gcd
from typing import Any, Final

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.logic import pour as form
from puzzlegen.formats.logic.pour import Filling, Kitchen, Pouring, Query, Step
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 100_000  # fillings, each time that one is looked at
_JUGS: Final = "WXYZ"
_LISTED: Final = form.After | form.Blot | form.Hidden


def certify(jugs: Kitchen, asked: Query) -> Certificate:
    """Look through fillings layer by layer, or carry out the pourings that are shown in every way that they allow.

    The difficulty is the number of fillings that are nearer than what is asked for, all of them where something is
    never measured; or the number of pourings carried out until only one way is left. The depth is the chain of pourings
    to the goal, or to the last of the other amounts; or of those that are shown.

    Raises:
        MalformedStatement: jugs and question contradict one another.
    """
    _check(jugs, asked)
    shop = _Shop(jugs)
    listed = isinstance(asked, _LISTED)
    found, work, chain = (_carried_out if listed else _searched)(shop, asked)
    return proven(
        found,
        BUDGET,
        method="carrying out" if listed else "breadth-first search",
        effort={"fillings": shop.looks},
        difficulty=work,
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint(min(_forms(jugs, asked))),
        structure=f"{len(jugs.vessels)} vessels, {'tap and sink' if jugs.tap else 'closed'}",
        depth=Depth.chain(chain),
    )


def certify_why(jugs: Kitchen, asked: Any, answer: str, why: form.Facts) -> Faults:
    """Carry out all pourings again, and count fillings again."""
    shop = _Shop(jugs)
    if isinstance(why, form.Reached):
        others = sorted(litres for letter, litres in zip(LETTERS, asked.options, strict=True) if letter != answer)
        made = [
            one.litres for one in why.made if _is_way(shop, shop.start, one.steps) and one.litres in one.steps[-1][1]
        ]
        amounts = {litres for layer in shop.layers(shop.start) for filling in layer for litres in filling}
        divisor = gcd(*shop.holds, *shop.start)
        right = len(made) == len(why.made) and made == others
        right = right and (why.amounts, why.divisor) == (tuple(sorted(amounts)), divisor)
        return () if right else ("amounts are made otherwise",)
    start = shop.start
    if isinstance(asked, form.Hidden):
        start = (*start[: asked.vessel], int(answer), *start[asked.vessel + 1 :])
    if not _is_way(shop, start, why.steps):
        return ("a pouring leads elsewhere",)
    if isinstance(asked, _LISTED):
        key = asked.options[LETTERS.index(answer)] if isinstance(asked, form.Blot) else None
        shown = tuple(one or key for one in asked.pourings)
        if shown != tuple(one for one, _ in why.steps):
            return ("other pourings are shown",)
        return () if _is_tried(shop, asked, answer, why) else ("other ways lead elsewhere",)
    pourings, nearer, _ = _nearest(shop, start, _goal(asked))
    if len(why.steps) != pourings or not _goal(asked)(why.steps[-1].filling):
        return ("it is no shortest way",)
    if isinstance(why, form.Shortest) and why.states != nearer:
        return ("other fillings are as near",)
    if isinstance(why, form.Measured) and why.amounts != tuple(_anew(shop, pourings)):
        return ("amounts turn up after other numbers of pourings",)
    if isinstance(why, form.Beginnings):
        later = tuple(_least_after(shop, start, move, asked) for move in asked.options)
        if later != why.later or why.steps[0].pouring != asked.options[LETTERS.index(answer)]:
            return ("beginnings take other numbers of pourings",)
    return ()


def _is_way(shop: "_Shop", filling: Filling, steps: Sequence[Step]) -> bool:
    """True if each pouring moves something, and leads to the filling that is told."""
    for pouring, after in steps:
        if pouring not in shop.moves or after == filling or shop.after(filling, *pouring) != after:
            return False
        filling = after
    return bool(steps)


def _anew(shop: "_Shop", pourings: int) -> Iterator[tuple[int, ...]]:
    """The amounts that vessels have for the first time after 0, 1, ... pourings, up to one less than these."""
    known = set[int]()
    for _, layer in zip(range(pourings), shop.layers(shop.start), strict=False):
        new = {litres for filling in layer for litres in filling} - known
        known |= new
        yield tuple(sorted(new))


def _is_tried(shop: "_Shop", asked: Any, answer: str, why: form.Steps) -> bool:
    """True if other contents or other pourings lead to what is told of them."""
    if isinstance(why, form.Tried):
        return why.left == tuple(shop.end(one, asked.pourings)[asked.jug] for one in _starts(shop, asked))
    if isinstance(why, form.Blotted):
        others = (one for letter, one in zip(LETTERS, asked.options, strict=True) if letter != answer)
        ends_so = (shop.end(shop.start, [one or other for one in asked.pourings]) for other in others)
        return why.others == tuple(ends_so)
    return True


def _least_after(shop: "_Shop", filling: Filling, first: Pouring, asked: form.First) -> int:
    """The fewest pourings with one that comes first; 0 if they never lead to the goal."""
    pourings, _, ends = _nearest(shop, shop.after(filling, *first), _goal(asked))
    return pourings + 1 if ends else 0


def _goal(asked: Any) -> Callable[[Filling], bool]:
    """What is to be reached."""
    return (lambda one: one == asked.wanted) if isinstance(asked, form.Target) else lambda one: asked.litres in one


class _Shop:
    """The jugs, what can be done with them, and how often something was."""

    def __init__(self, jugs: Kitchen) -> None:
        self.holds = tuple(jug.holds for jug in jugs.vessels)
        self.start = tuple(jug.has or 0 for jug in jugs.vessels)
        outside = (-1,) if jugs.tap else ()
        self.moves = [(a, b) for a, b in product((*range(len(self.holds)), *outside), repeat=2) if a != b]
        self.looks = 0

    def after(self, filling: Filling, source: int, goal: int) -> Filling:
        """What the jugs hold when one was emptied into another, as far as there is room."""
        self.looks += 1
        there = 10**6 if source < 0 else filling[source]
        room = 10**6 if goal < 0 else self.holds[goal] - filling[goal]
        moved = min(there, room)
        return tuple(has - moved * (jug == source) + moved * (jug == goal) for jug, has in enumerate(filling))

    def end(self, filling: Filling, way: Sequence[Pouring]) -> Filling:
        """What is held after all these pourings."""
        for source, goal in way:
            filling = self.after(filling, source, goal)
        return filling

    def moving(self, filling: Filling) -> list[Pouring]:
        """The pourings that change something."""
        return [move for move in self.moves if self.after(filling, *move) != filling]

    def layers(self, start: Filling) -> Iterator[list[Filling]]:
        """All fillings that can be reached, by the number of pourings."""
        known, layer = {start}, [start]
        while layer and self.looks <= BUDGET:
            yield layer
            after = dict.fromkeys(self.after(filling, *move) for filling in layer for move in self.moves)
            layer = [filling for filling in after if filling not in known]
            known.update(layer)


def _check(jugs: Kitchen, asked: Query) -> None:
    vessels, count = jugs.vessels, len(jugs.vessels)
    hidden = asked.vessel if isinstance(asked, form.Hidden) else None
    if any((jug.has is None) != (number == hidden) for number, jug in enumerate(vessels)):
        raise MalformedStatement("all contents are shown but those that are asked for")
    if isinstance(asked, form.Hidden) and max(asked.vessel, asked.jug) >= count:
        raise MalformedStatement("a number stands for no jug")
    fillings: list[Filling] = [tuple(jug.has or 0 for jug in vessels)]
    match asked:
        case form.Target():
            fillings.append(asked.wanted)
        case form.After():
            fillings += asked.options
        case form.Blot():
            fillings.append(asked.after)
            if asked.pourings.count(None) != 1:
                raise MalformedStatement("exactly one pouring is blotted")
    if any(len(one) != count for one in fillings):
        raise MalformedStatement("a filling has the litres of every jug")
    if any(has > jug.holds for one in fillings for has, jug in zip(one, vessels, strict=True)):
        raise MalformedStatement("a jug holds more than it can")
    pourings = [one for one in getattr(asked, "pourings", ()) if one is not None]
    if isinstance(asked, form.First | form.Blot):
        pourings += asked.options
    if any(a == b or not max(a, b) < count or (min(a, b) < 0 and not jugs.tap) for a, b in pourings):
        raise MalformedStatement("a pouring leads from one jug, or the tap, to another one, or the sink")
    if hasattr(asked, "options"):
        demand_different(asked.options)


def _searched(shop: _Shop, asked: Any) -> tuple[list[Findings], int, int]:
    """The answers to a question about all that can be reached, how many fillings had to be looked at, and the depth."""
    if isinstance(asked, form.Never):
        layers = [*shop.layers(shop.start)]
        made = {litres: number for number, layer in reversed([*enumerate(layers)]) for one in layer for litres in one}
        right = [litres not in made for litres in asked.options]
        against = {
            letter: f"{litres} litres are measured after {made[litres]} pourings"
            for letter, litres in zip(LETTERS, asked.options, strict=True)
            if litres in made
        }
        answers = tuple(letter for letter, holds in zip(LETTERS, right, strict=True) if holds)
        deepest = max((made[litres] for litres in asked.options if litres in made), default=0)
        return [Findings(answers, against)], sum(map(len, layers)), deepest
    goal = _goal(asked)
    pourings, nearer, ends = _nearest(shop, shop.start, goal)
    if not ends:
        return [], nearer, pourings
    match asked:
        case form.Ends():
            jugs = sorted({jug for one in ends for jug, has in enumerate(one) if has == asked.litres})
            box = "jug-" if isinstance(asked, form.EndsBox) else ""
            found = [Findings((f"{box}{_JUGS[jug]}",)) for jug in jugs[:2]]
        case form.First():
            starts = [shop.after(shop.start, *move) for move in asked.options]
            least = [_nearest(shop, one, goal, pourings - 1)[2] if one != shop.start else [] for one in starts]
            late = f"{pourings - 1} pourings are not enough after it"
            found = [letters_of([bool(one) for one in least], late)] if pourings else []
        case form.FewestOffered():
            found = [letter_of_number(asked.options, pourings)]
        case _:
            found = [Findings((str(pourings),))]
    return found, nearer, pourings


def _nearest(
    shop: _Shop, start: Filling, goal: Callable[[Filling], bool], most: int = 10**6
) -> tuple[int, int, list[Filling]]:
    """The fewest pourings to a goal, the number of fillings that are nearer, and the goals that are as near."""
    nearer = 0
    for number, layer in enumerate(shop.layers(start)):
        ends = [one for one in layer if goal(one)]
        if ends or number == most:
            return number, nearer, ends
        nearer += len(layer)
    return 0, nearer, []


def _carried_out(shop: _Shop, asked: Any) -> tuple[list[Findings], int, int]:
    """The answers to a question about pourings that are shown, how many had to be carried out, and the depth."""
    shown = len(asked.pourings)
    match asked:
        case form.After():
            end = shop.end(shop.start, asked.pourings)
            if not _all_move(shop, shop.start, asked.pourings):
                return [], 0, shown
            return [letters_of([one == end for one in asked.options], f"the end is {end}")], shown, shown
        case form.Hidden():
            fitting = [one for one in _starts(shop, asked) if shop.end(one, asked.pourings)[asked.jug] == asked.litres]
            work = shop.looks
            if not any(_all_move(shop, one, asked.pourings) for one in fitting):
                return [], work, shown
            return [Findings((str(one[asked.vessel]),)) for one in fitting[:2]], work, shown
        case _:
            at = asked.pourings.index(None)
            before, rest = shop.end(shop.start, asked.pourings[:at]), asked.pourings[at + 1 :]
            can = shop.moving(before)
            fits = [move for move in can if shop.end(shop.after(before, *move), rest) == asked.after]
            if not any(_all_move(shop, shop.start, (*asked.pourings[:at], move, *rest)) for move in fits):
                return [], 0, shown
            found = letters_of([move in fits for move in asked.options], "it leads to something else")
            return [found] * min(len(fits), 2), at + len(can) * (1 + len(rest)), shown


def _starts(shop: _Shop, asked: form.Hidden) -> Iterator[Filling]:
    """The first fillings with each content of the covered vessel."""
    for has in range(shop.holds[asked.vessel] + 1):
        yield (*shop.start[: asked.vessel], has, *shop.start[asked.vessel + 1 :])


def _all_move(shop: _Shop, filling: Filling, way: Sequence[Pouring]) -> bool:
    """True if each of these pourings moves something."""
    for move in way:
        before, filling = filling, shop.after(filling, *move)
        if filling == before:
            return False
    return True


def _forms(jugs: Kitchen, asked: Query) -> Iterator[tuple[Any, ...]]:
    """The puzzle with its jugs in every order, in whatever vessels; options stand in order."""
    pourings = asked.pourings if isinstance(asked, _LISTED) else ()
    lower = asked.wanted if isinstance(asked, form.Target) else asked.after if isinstance(asked, form.Blot) else ()
    for order in permutations(range(len(jugs.vessels))):
        vessels = tuple(
            (jugs.vessels[jug].holds, -1 if (has := jugs.vessels[jug].has) is None else has) for jug in order
        )
        named: dict[int, int] = {**{jug: place for place, jug in enumerate(order)}, -1: -1}

        def moved(pouring: Pouring | None, named: dict[int, int] = named) -> tuple[int, ...]:
            return tuple(named[one] for one in pouring or ())

        def placed(filling: Filling, order: tuple[int, ...] = order) -> tuple[int, ...]:
            return tuple(filling[jug] for jug in order)

        options: Sequence[Any] = getattr(asked, "options", ())
        if isinstance(asked, form.First | form.Blot):
            options = [moved(one) for one in options]
        elif isinstance(asked, form.After):
            options = [placed(one) for one in options]
        yield (
            task_whatever_form(asked, form.QUESTIONS),
            jugs.tap,
            vessels,
            tuple(map(moved, pourings)),
            placed(lower) if lower else (),
            tuple(sorted(options)),
            asked.litres if isinstance(asked, form.Measure | form.Hidden) else -1,
            named[asked.jug] if isinstance(asked, form.Hidden) else -1,
        )
