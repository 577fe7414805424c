"""Follows losses through food webs, and steps through family trees; judges `logic/relations_web`.

The format is that of ``docs/logic-deduction.md``.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.facts.logic.kinship import EATERS, INITIALS, PLANTS, STEPS
from puzzlegen.validators.kits.answers import Findings, demand_different, fingerprint, letters_of, parse, proven

BUDGET: Final = 200_000  # arrows and people that are looked at
Steps: TypeAlias = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=8)]
Pair: TypeAlias = tuple[int, int]
_MOST: Final = 40


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="world"):
    pass


class _Web(_Statement, frozen=True, tag="web"):
    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=_MOST)]
    layers: tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...]
    arrows: tuple[Pair, ...]


class _Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    sex: Literal["m", "f"]


class _Tree(_Statement, frozen=True, tag="tree"):
    people: Annotated[tuple[_Person, ...], msgspec.Meta(min_length=2, max_length=20)]
    couples: tuple[tuple[str, str, tuple[str, ...]], ...]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="task"):
    pass


class _Dies(_Query, frozen=True, tag="dies"):
    gone: tuple[int, ...]


class _Toll(_Dies, frozen=True, tag="toll"):
    pass


class _Fatal(_Query, frozen=True, tag="fatal"):
    who: int
    options: tuple[Pair, Pair, Pair, Pair]


class _Least(_Query, frozen=True, tag="least"):
    herd: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=6)]


class _Who(_Query, frozen=True, tag="who"):
    start: str
    steps: Steps


class _Many(_Who, frozen=True, tag="many"):
    pass


class _Kin(_Query, frozen=True, tag="kin"):
    start: str
    end: str
    options: tuple[Steps, Steps, Steps, Steps]


_SHOWN: Final[Any] = _Web | _Tree
_ASKED: Final[Any] = _Dies | _Toll | _Fatal | _Least | _Who | _Many | _Kin


def certify(statement: Statement, query: Statement) -> Certificate:
    """Follow what is asked to its end.

    The difficulty counts the arrows into those who lose food, once for each round of losses; for the least number of
    plants, the arrows by which each animal hangs on them; in family trees, the people to whom steps could lead from
    those reached before, whatever their sex.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown, asked = parse(statement, _SHOWN, "statement"), parse(query, _ASKED, "query")
    if isinstance(shown, _Tree) != isinstance(asked, _Who | _Kin):
        raise MalformedStatement("the question is about another world")
    if isinstance(shown, _Web):
        web = _Losses(shown, asked)
        found, form = web.findings(asked), _web_form(shown, asked)
        looked, weight = web.looked, web.looked
        if isinstance(asked, _Least):
            weight = sum(len(web.below(one)) for one in asked.herd)
    else:
        tree = _Kinship(shown, asked)
        found, form = tree.findings(asked), _tree_form(shown, asked)
        looked = weight = tree.looked
    return proven(
        [found] if found.answers else [],
        BUDGET,
        method="all that follows",
        effort={"looked at": looked},
        difficulty=float(weight),
        unit="arrows followed" if isinstance(shown, _Web) else "people looked at",
        canonical=fingerprint(form),
        structure=f"{type(asked).__name__.lower().strip('_')}, {len(form[-1])} of them",
    )


class _Losses:
    """A food web; ``looked`` counts the arrows that were followed."""

    def __init__(self, shown: _Web, asked: Any) -> None:
        size, self.looked = len(shown.names), 0
        if len({*shown.names}) < size or not {*shown.names} <= {*PLANTS, *EATERS} or len(shown.layers) != size:
            raise MalformedStatement("each species has its name, once, and its layer")
        if len({*shown.arrows}) < len(shown.arrows):
            raise MalformedStatement("an arrow is there twice")
        for food, eater in shown.arrows:
            if not (0 <= food < size and 0 <= eater < size and shown.layers[eater] == shown.layers[food] + 1):
                raise MalformedStatement("an arrow leads from a species to one in the next layer")
        self.food = {one: [food for food, eater in shown.arrows if eater == one] for one in range(size)}
        if any(bool(food) != (shown.layers[one] > 0) for one, food in self.food.items()):
            raise MalformedStatement("plants are the lowest layer, and all others eat something")
        herd = getattr(asked, "herd", ())
        numbers = [*herd, *getattr(asked, "gone", ()), *(one for pair in getattr(asked, "options", ()) for one in pair)]
        if not all(0 <= one < size for one in [*numbers, getattr(asked, "who", 0)]):
            raise MalformedStatement("a number stands for no species")
        demand_different(herd)
        if isinstance(asked, _Dies):
            demand_different(asked.gone)
        elif isinstance(asked, _Fatal):
            demand_different([*map(sorted, asked.options)])
            if any(asked.who in pair or pair[0] == pair[1] for pair in asked.options):
                raise MalformedStatement("two others disappear")

    def lost(self, gone: Collection[int]) -> list[int]:
        """Who dies out in the end when some have gone."""
        lost, found = {*gone}, list[int]()
        while True:
            touched = [one for one, food in self.food.items() if one not in lost and {*food} & lost]
            self.looked += sum(len(self.food[one]) for one in touched)
            new = [one for one in touched if {*self.food[one]} <= lost]
            if not new:
                return sorted(found)
            lost |= {*new}
            found += new

    def below(self, who: int) -> set[Pair]:
        """The arrows by which somebody hangs on plants."""
        arrows, left = set[Pair](), [who]
        while left:
            eater = left.pop()
            left += [food for food in self.food[eater] if (food, eater) not in arrows]
            arrows |= {(food, eater) for food in self.food[eater]}
        return arrows

    def findings(self, asked: Any) -> Findings:
        match asked:
            case _Dies():
                lost = self.lost(asked.gone)
                if isinstance(asked, _Toll):
                    return Findings((str(len(lost)),))
                return Findings((" ".join(sorted(f"node-{one + 1}" for one in lost)),) if lost else ())
            case _Fatal():
                return letters_of([asked.who in self.lost(pair) for pair in asked.options], "it keeps some food")
            case _:
                plants = [one for one, food in self.food.items() if not food]
                for size in range(len(plants)):  # all others have gone
                    for some in combinations(plants, size):
                        if not {*asked.herd} & {*self.lost({*plants} - {*some}), *({*plants} - {*some})}:
                            return Findings((str(size),))
                return Findings((str(len(plants)),))


class _Kinship:
    """A family tree; ``looked`` counts the people that were looked at."""

    def __init__(self, shown: _Tree, asked: Any) -> None:
        self.looked, self.sex = 0, {person.name: person.sex for person in shown.people}
        names = [person.name for person in shown.people]
        if len(self.sex) < len(names) or not {*names} <= {*INITIALS}:
            raise MalformedStatement("people have different initials")
        wed = [name for one, other, _ in shown.couples for name in (one, other)]
        born = [child for *_, children in shown.couples for child in children]
        if len({*wed}) < len(wed) or len({*born}) < len(born) or not {*wed, *born} <= {*names}:
            raise MalformedStatement("everybody is married once at most, and has two parents at most")
        known = {*shown.couples[0][:2]} if shown.couples else set[str]()
        for one, other, children in shown.couples:
            if not known & {one, other} or known & {*children} or self.sex[one] == self.sex[other]:
                raise MalformedStatement("a couple is a man and a woman, of whom one is there already")
            known |= {one, other, *children}
        if known != {*names}:
            raise MalformedStatement("all people belong to one family")
        ways = asked.options if isinstance(asked, _Kin) else (asked.steps,)
        if not {step for way in ways for step in way} <= {*STEPS}:
            raise MalformedStatement("there is no such step")
        if not {asked.start, getattr(asked, "end", asked.start)} <= {*names}:
            raise MalformedStatement("nobody has this name")
        demand_different(ways)
        self.couples = shown.couples

    def near(self, one: str, kind: str) -> set[str]:
        """Those to whom a step of a kind leads, whatever their sex."""
        found = set[str]()
        for first, second, children in self.couples:
            if one in (first, second):
                found |= {*children} if kind == "child" else {first, second} if kind == "spouse" else set()
            if one in children:
                found |= {first, second} if kind == "parent" else {*children} if kind == "sibling" else set()
        return found - {one}

    def reached(self, start: str, steps: Sequence[str]) -> set[str]:
        """Those to whom steps lead."""
        there = {start}
        for step in steps:
            kind, sex = STEPS[step]
            possible = [self.near(one, kind) for one in sorted(there)]
            self.looked += len(there) + sum(map(len, possible))
            there = {other for some in possible for other in some if sex in ("", self.sex[other])}
        return there

    def findings(self, asked: Any) -> Findings:
        if isinstance(asked, _Kin):
            right = [asked.end in self.reached(asked.start, way) for way in asked.options]
            return letters_of(right, "these steps lead to others, or to nobody")
        there = self.reached(asked.start, asked.steps)
        return Findings((str(len(there)),) if isinstance(asked, _Many) and there else tuple(sorted(there))[:2])


def _web_form(shown: _Web, asked: Any) -> tuple[Any, ...]:
    """Species called by their places in the web, whatever their names."""
    gone, who = getattr(asked, "gone", ()), getattr(asked, "herd", (getattr(asked, "who", -1),))
    cards = getattr(asked, "options", ())
    called = [
        repr((layer, one in gone, one in who, sum(one in pair for pair in cards)))
        for one, layer in enumerate(shown.layers)
    ]
    for _ in range(len({*shown.layers})):
        called = [
            fingerprint(
                (
                    name,
                    sorted(called[food] for food, eater in shown.arrows if eater == one),
                    sorted(called[eater] for food, eater in shown.arrows if food == one),
                )
            )
            for one, name in enumerate(called)
        ]
    return type(asked).__name__, sorted(sorted(called[one] for one in pair) for pair in cards), sorted(called)


def _tree_form(shown: _Tree, asked: Any) -> tuple[Any, ...]:
    """People called by their places in the family, whatever their initials."""
    ends = asked.start, getattr(asked, "end", "")
    called = {one.name: repr((one.sex, *(one.name == end for end in ends))) for one in shown.people}
    for _ in range(4):
        new = dict(called)
        for one, other, children in shown.couples:
            below = sorted(called[child] for child in children)
            new[one], new[other] = (fingerprint((called[a], called[b], below)) for a, b in ((one, other), (other, one)))
        for one, other, children in shown.couples:
            above = sorted((called[one], called[other]))
            new |= {child: fingerprint((new[child], above)) for child in children}
        called = new
    return (
        type(asked).__name__,
        getattr(asked, "steps", ()),
        sorted(getattr(asked, "options", ())),
        sorted(called.values()),
    )
