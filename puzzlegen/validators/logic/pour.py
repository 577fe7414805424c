"""Looks through all that jugs can come to hold by pouring; judges `logic/pour`.

The format is that of ``docs/logic-plans.md``.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 100_000  # fillings, each time that one is looked at
_JUGS: Final = "WXYZ"
Litres: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=3)]
Filling: TypeAlias = tuple[int, ...]
Pouring: TypeAlias = tuple[Place, Place]
List: TypeAlias = Annotated[tuple[Pouring, ...], msgspec.Meta(min_length=1, max_length=12)]
Four: TypeAlias = tuple[Pouring, Pouring, Pouring, Pouring]


class _Jug(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    holds: Annotated[int, msgspec.Meta(ge=1, le=20)]
    has: Litres | None


class _Jugs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["jugs", "clay", "cylinders", "casks"]
    liquid: Literal["blue", "green", "pink", "purple", "red", "yellow"]
    tap: bool
    vessels: Annotated[tuple[_Jug, ...], msgspec.Meta(min_length=2, max_length=4)]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Fewest(_Query, frozen=True, tag="fewest"):
    litres: Litres


class _FewestOffered(_Query, frozen=True, tag="fewest_choice"):
    litres: Litres
    options: tuple[int, int, int, int]


class _Ends(_Query, frozen=True, tag="ends"):
    litres: Litres


class _EndsBox(_Query, frozen=True, tag="ends_box"):
    litres: Litres


class _First(_Query, frozen=True, tag="first"):
    litres: Litres
    options: Four


class _Never(_Query, frozen=True, tag="never"):
    options: tuple[Litres, Litres, Litres, Litres]


class _Target(_Query, frozen=True, tag="target"):
    wanted: tuple[Litres, ...]


class _After(_Query, frozen=True, tag="after"):
    pourings: List
    options: tuple[Filling, Filling, Filling, Filling]


class _Blot(_Query, frozen=True, tag="blot"):
    pourings: Annotated[tuple[Pouring | None, ...], msgspec.Meta(min_length=1, max_length=12)]
    after: tuple[Litres, ...]
    options: Four


class _Hidden(_Query, frozen=True, tag="hidden"):
    vessel: Annotated[int, msgspec.Meta(ge=0, le=3)]
    pourings: List
    jug: Annotated[int, msgspec.Meta(ge=0, le=3)]
    litres: Litres


_ASKED: Final[Any] = _Fewest | _FewestOffered | _Ends | _EndsBox | _First | _Never | _Target | _After | _Blot | _Hidden


def certify(statement: Statement, query: Statement) -> Certificate:
    """Look through fillings layer by layer, or carry out the pourings that are shown in every way that they allow.

    The difficulty is the number of fillings that are nearer than what is asked for, all of them where something is
    never measured; or the number of pourings carried out until only one way is left.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    jugs, asked = parse(statement, _Jugs, "statement"), parse(query, _ASKED, "query")
    _check(jugs, asked)
    shop = _Shop(jugs)
    listed = isinstance(asked, _After | _Blot | _Hidden)
    found, work = (_carried_out if listed else _searched)(shop, asked)
    return proven(
        found,
        BUDGET,
        method="carrying out" if listed else "breadth-first search",
        effort={"fillings": shop.looks},
        difficulty=work,
        unit="pourings" if listed else "fillings",
        canonical=fingerprint(min(_forms(jugs, query))),
        structure=f"{len(jugs.vessels)} vessels, {'tap and sink' if jugs.tap else 'closed'}",
    )


class _Shop:
    """The jugs, what can be done with them, and how often something was."""

    def __init__(self, jugs: _Jugs) -> None:
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


def _check(jugs: _Jugs, asked: Any) -> None:
    vessels, count = jugs.vessels, len(jugs.vessels)
    hidden = asked.vessel if isinstance(asked, _Hidden) else None
    if any((jug.has is None) != (number == hidden) for number, jug in enumerate(vessels)):
        raise MalformedStatement("all contents are shown but those that are asked for")
    if hidden is not None and not (hidden < count and asked.jug < count):
        raise MalformedStatement("a number stands for no jug")
    fillings: list[Filling] = [tuple(jug.has or 0 for jug in vessels)]
    match asked:
        case _Target():
            fillings.append(asked.wanted)
        case _After():
            fillings += asked.options
        case _Blot():
            fillings.append(asked.after)
            if asked.pourings.count(None) != 1:
                raise MalformedStatement("exactly one pouring is blotted")
    if any(len(one) != count for one in fillings):
        raise MalformedStatement("a filling has the litres of every jug")
    if any(not 0 <= has <= jug.holds for one in fillings for has, jug in zip(one, vessels, strict=True)):
        raise MalformedStatement("a jug holds more than it can")
    pourings = [one for one in getattr(asked, "pourings", ()) if one is not None]
    if isinstance(asked, _First | _Blot):
        pourings += asked.options
    if any(a == b or not max(a, b) < count or (min(a, b) < 0 and not jugs.tap) for a, b in pourings):
        raise MalformedStatement("a pouring leads from one jug, or the tap, to another one, or the sink")
    if hasattr(asked, "options"):
        demand_different(asked.options)


def _searched(shop: _Shop, asked: Any) -> tuple[list[Findings], int]:
    """The answers to a question about all that can be reached, and how many fillings had to be looked at."""
    if isinstance(asked, _Never):
        layers = [*shop.layers(shop.start)]
        made = {litres: number for number, layer in reversed([*enumerate(layers)]) for one in layer for litres in one}
        right = [litres not in made for litres in asked.options]
        against = {
            letter: f"{litres} litres are measured after {made[litres]} pourings"
            for letter, litres in zip(LETTERS, asked.options, strict=True)
            if litres in made
        }
        answers = tuple(letter for letter, holds in zip(LETTERS, right, strict=True) if holds)
        return [Findings(answers, against)], sum(map(len, layers))
    goal: Callable[[Filling], bool]
    goal = (lambda one: one == asked.wanted) if isinstance(asked, _Target) else lambda one: asked.litres in one
    pourings, nearer, ends = _nearest(shop, shop.start, goal)
    if not ends:
        return [], nearer
    match asked:
        case _Ends() | _EndsBox():
            jugs = sorted({jug for one in ends for jug, has in enumerate(one) if has == asked.litres})
            box = "jug-" if isinstance(asked, _EndsBox) else ""
            return [Findings((f"{box}{_JUGS[jug]}",)) for jug in jugs[:2]], nearer
        case _First():
            starts = [shop.after(shop.start, *move) for move in asked.options]
            least = [_nearest(shop, one, goal, pourings - 1)[2] if one != shop.start else [] for one in starts]
            late = f"{pourings - 1} pourings are not enough after it"
            return [letters_of([bool(one) for one in least], late)] if pourings else [], nearer
        case _FewestOffered():
            return [letter_of_number(asked.options, pourings)], nearer
        case _:
            return [Findings((str(pourings),))], nearer


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


def _carried_out(shop: _Shop, asked: Any) -> tuple[list[Findings], int]:
    """The answers to a question about pourings that are shown, and how many had to be carried out."""
    match asked:
        case _After():
            end = shop.end(shop.start, asked.pourings)
            if not _all_move(shop, shop.start, asked.pourings):
                return [], 0
            return [letters_of([one == end for one in asked.options], f"the end is {end}")], len(asked.pourings)
        case _Hidden():
            starts = [
                (*shop.start[: asked.vessel], has, *shop.start[asked.vessel + 1 :])
                for has in range(shop.holds[asked.vessel] + 1)
            ]
            fitting = [one for one in starts if shop.end(one, asked.pourings)[asked.jug] == asked.litres]
            work = shop.looks
            if not any(_all_move(shop, one, asked.pourings) for one in fitting):
                return [], work
            return [Findings((str(one[asked.vessel]),)) for one in fitting[:2]], work
        case _:
            at = asked.pourings.index(None)
            before, rest = shop.end(shop.start, asked.pourings[:at]), asked.pourings[at + 1 :]
            can = shop.moving(before)
            fits = [move for move in can if shop.end(shop.after(before, *move), rest) == asked.after]
            if not any(_all_move(shop, shop.start, (*asked.pourings[:at], move, *rest)) for move in fits):
                return [], 0
            found = letters_of([move in fits for move in asked.options], "it leads to something else")
            return [found] * min(len(fits), 2), at + len(can) * (1 + len(rest))


def _all_move(shop: _Shop, filling: Filling, way: Sequence[Pouring]) -> bool:
    """True if each of these pourings moves something."""
    for move in way:
        before, filling = filling, shop.after(filling, *move)
        if filling == before:
            return False
    return True


def _forms(jugs: _Jugs, query: Statement) -> Iterator[tuple[Any, ...]]:
    """The puzzle with its jugs in every order, in whatever vessels; options stand in order."""
    for order in permutations(range(len(jugs.vessels))):
        vessels = tuple(
            (jugs.vessels[jug].holds, -1 if (has := jugs.vessels[jug].has) is None else has) for jug in order
        )
        named: dict[Any, int] = {**{jug: place for place, jug in enumerate(order)}, -1: -1}

        def moved(pouring: Any, named: dict[Any, Any] = named) -> tuple[int, ...]:
            return tuple(named[one] for one in pouring or ())

        def placed(filling: Any, order: tuple[int, ...] = order) -> tuple[int, ...]:
            return tuple(filling[jug] for jug in order)

        options, task = query.get("options", ()), query["task"].partition("_")[0]
        if task in ("first", "blot"):
            options = [moved(one) for one in options]
        elif task == "after":
            options = [placed(one) for one in options]
        yield (
            task,
            jugs.tap,
            vessels,
            tuple(moved(one) for one in query.get("pourings", ())),
            placed(query["wanted"]) if "wanted" in query else placed(query["after"]) if "after" in query else (),
            tuple(sorted(options)),
            query.get("litres", -1),
            named[query.get("jug")] if "jug" in query else -1,
        )
