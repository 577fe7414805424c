"""Follows losses through food webs, and steps through family trees; judges `logic/relations_web`."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any, Final

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.logic.kinship import EATERS, PLANTS, STEPS
from puzzlegen.formats.logic import relations_web as form
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, letters_of, proven
from puzzlegen.validators.kits.deciding import fewest_that_decide

BUDGET: Final = 200_000  # arrows and people that are looked at


def certify(shown: form.Statement, query: form.Query) -> Certificate:
    """Follow what is asked to its end.

    The difficulty counts the arrows into those who lose food, once for each round of losses; for the least number of
    plants, the arrows by which each animal hangs on them; in family trees, the people to whom steps could lead from
    those reached before, whatever their sex. The depth is the chain of rounds or of steps, of the
    longest option if there are any; for the least number of
    plants, of rows up to the highest animal that it takes to need as many.

    Raises:
        MalformedStatement: species, people and the question do not belong together.
    """
    if isinstance(shown, form.Web):
        web = _Losses(shown, query)
        found, canonical = web.findings(query), _web_form(shown, query)
        looked = weight = web.looked
        chain = web.chain(query)
        if isinstance(query, form.Least):
            weight = sum(len(web.below(one)) for one in query.herd)
    else:
        tree = _Kinship(shown, query)
        found, canonical = tree.findings(query), _tree_form(shown, query)
        looked = weight = tree.looked
        chain = max(map(len, query.options if isinstance(query, form.Kin) else [getattr(query, "steps", ())]))
    return proven(
        [found] if found.answers else [],
        BUDGET,
        method="all that follows",
        effort={"looked at": looked},
        difficulty=float(weight),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(canonical),
        structure=f"{type(query).__name__.lower()}, {len(canonical[-1])} of them",
        depth=Depth.chain(chain),
    )


def certify_why(
    shown: form.Statement, query: form.Query, answer: str, why: form.Losses | form.Needs | form.Reached
) -> Faults:
    """Judges whether rounds and steps lead to exactly these, and whether each chain and the choice of plants hold."""
    if isinstance(shown, form.Web):
        proves = _Losses(shown, query).proves(query, answer, why)
    else:
        proves = _Kinship(shown, query).proves(query, answer, why)
    return () if proves else ("others are meant",)


class _Losses:
    """A food web; ``looked`` counts the arrows that were followed."""

    def __init__(self, shown: form.Web, query: form.Query) -> None:
        size, self.looked, self.layers = len(shown.names), 0, shown.layers
        if len({*shown.names}) < size or not {*shown.names} <= {*PLANTS, *EATERS} or len(shown.layers) != size:
            raise MalformedStatement("each species has its name, once, and its layer")
        if len({*shown.arrows}) < len(shown.arrows):
            raise MalformedStatement("an arrow is there twice")
        for food, eater in shown.arrows:
            if max(food, eater) >= size or shown.layers[eater] != shown.layers[food] + 1:
                raise MalformedStatement("an arrow leads from a species to one in the next layer")
        self.food = {one: [food for food, eater in shown.arrows if eater == one] for one in range(size)}
        if any(bool(food) != (shown.layers[one] > 0) for one, food in self.food.items()):
            raise MalformedStatement("plants are the lowest layer, and all others eat something")
        match query:
            case form.Dies(gone=named) | form.Toll(gone=named) | form.Least(herd=named):
                demand_different(named)
            case _:
                raise MalformedStatement("the question is about a family")
        if not {*named} <= {*range(size)}:
            raise MalformedStatement("a number stands for no species")

    def rounds(self, gone: Collection[int]) -> tuple[form.Some, ...]:
        """Who dies out when some have gone: at once, after that, and so on."""
        lost, found = {*gone}, list[form.Some]()
        while True:
            touched = [one for one, food in self.food.items() if one not in lost and {*food} & lost]
            self.looked += sum(len(self.food[one]) for one in touched)
            new = tuple(one for one in touched if {*self.food[one]} <= lost)
            if not new:
                return tuple(found)
            lost |= {*new}
            found.append(new)

    def lost(self, gone: Collection[int]) -> list[int]:
        """Who dies out in the end when some have gone."""
        return sorted(one for some in self.rounds(gone) for one in some)

    def below(self, who: int) -> set[tuple[int, int]]:
        """The arrows by which somebody hangs on plants."""
        arrows, left = set[tuple[int, int]](), [who]
        while left:
            eater = left.pop()
            left += [food for food in self.food[eater] if (food, eater) not in arrows]
            arrows |= {(food, eater) for food in self.food[eater]}
        return arrows

    def findings(self, query: form.Query) -> Findings:
        match query:
            case form.Dies(gone=gone):
                lost = self.lost(gone)
                return Findings((" ".join(sorted(f"node-{one + 1}" for one in lost)),) if lost else ())
            case form.Toll(gone=gone):
                return Findings((str(len(self.lost(gone))),))
            case form.Least(herd=herd):
                return Findings((str(self.least(herd)),))
        raise TypeError(query)

    def least(self, herd: Collection[int]) -> int:
        """How many plants, at least, keep all of these alive."""
        plants = {one for one, food in self.food.items() if not food}

        def enough(some: Collection[int]) -> bool:
            gone = plants.difference(some)
            return {*self.lost(gone), *gone}.isdisjoint(herd)

        return fewest_that_decide(plants, enough)

    def chain(self, query: form.Query) -> int:
        """The rounds of losses, or the rows of those animals that need as many plants as all do, the lowest first."""
        if not isinstance(query, form.Least):
            return len(self.rounds(getattr(query, "gone", ())))
        whole, rows = self.least(query.herd), sorted({self.layers[one] for one in query.herd})
        return next(
            (row for row in rows if self.least([one for one in query.herd if self.layers[one] <= row]) == whole), 0
        )

    def proves(self, query: form.Query, answer: str, why: form.Facts) -> bool:
        match query, why:
            case form.Dies(gone=gone) | form.Toll(gone=gone), form.Losses():
                return why.rounds == self.rounds(gone)
            case form.Least(herd=herd), form.Needs(plants=plants):
                needed = [{food for food, _ in self.below(one) if not self.food[food]} for one in herd]
                told = why.hanging == tuple(tuple(sorted(some)) for some in needed)
                enough = len(plants) == int(answer) and all({*plants} & some for some in needed)
                return told and enough and {*plants} <= set().union(*needed) and all(a < b for a, b in pairwise(plants))
        return False


class _Kinship:
    """A family tree; ``looked`` counts the people that were looked at."""

    def __init__(self, shown: form.Tree, query: form.Query) -> None:
        self.looked, self.sex = 0, {person.name: person.sex for person in shown.people}
        if len(self.sex) < len(shown.people):
            raise MalformedStatement("people have different initials")
        wed = [name for one, other, _ in shown.couples for name in (one, other)]
        born = [child for *_, children in shown.couples for child in children]
        if len({*wed}) < len(wed) or len({*born}) < len(born) or not {*wed, *born} <= {*self.sex}:
            raise MalformedStatement("everybody is married once at most, and has two parents at most")
        known = {*shown.couples[0][:2]} if shown.couples else set[str]()
        for one, other, children in shown.couples:
            if not known & {one, other} or known & {*children} or self.sex[one] == self.sex[other]:
                raise MalformedStatement("a couple is a man and a woman, of whom one is there already")
            known |= {one, other, *children}
        if known != {*self.sex}:
            raise MalformedStatement("all people belong to one family")
        match query:
            case form.Kin():
                demand_different(query.options)
                named = {query.start, query.end}
            case form.Who() | form.Many():
                named = {query.start}
            case _:
                raise MalformedStatement("the question is about a food web")
        if not named <= {*self.sex}:
            raise MalformedStatement("nobody has this name")
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

    def along(self, start: str, steps: Sequence[str]) -> list[set[str]]:
        """Those whom each further step reaches."""
        there, found = {start}, list[set[str]]()
        for step in steps:
            kind, sex = STEPS[step]
            possible = [self.near(one, kind) for one in sorted(there)]
            self.looked += len(there) + sum(map(len, possible))
            there = {other for some in possible for other in some if sex in ("", self.sex[other])}
            found.append(there)
        return found

    def listed(self, people: Collection[str]) -> form.People:
        """People in the order of the statement."""
        return tuple(one for one in self.sex if one in people)

    def findings(self, query: form.Query) -> Findings:
        match query:
            case form.Kin(start=start, end=end, options=ways):
                right = [end in self.along(start, way)[-1] for way in ways]
                return letters_of(right, "these steps lead to others, or to nobody")
            case form.Who(start=start, steps=steps):
                return Findings(tuple(sorted(self.along(start, steps)[-1]))[:2])
            case form.Many(start=start, steps=steps):
                there = self.along(start, steps)[-1]
                return Findings((str(len(there)),) if there else ())
        raise TypeError(query)

    def proves(self, query: form.Query, answer: str, why: form.Facts) -> bool:
        match query, why:
            case form.Kin(start=start, options=ways), form.Ways():
                steps = ways[LETTERS.index(answer)]
                others = tuple(self.listed(self.along(start, way)[-1]) for way in ways)
                told = why.others == others
            case form.Who(start=start, steps=steps) | form.Many(start=start, steps=steps), form.Reached():
                told = True
            case _:
                return False
        return told and why.reached == tuple(map(self.listed, self.along(start, steps)))


def _web_form(shown: form.Web, query: form.Query) -> tuple[Any, ...]:
    """Species called by their places in the web, whatever their names."""
    gone, who = getattr(query, "gone", ()), getattr(query, "herd", ())
    called = [repr((layer, one in gone, one in who)) for one, layer in enumerate(shown.layers)]
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
    return type(query).__name__, sorted(called)


def _tree_form(shown: form.Tree, query: Any) -> tuple[Any, ...]:
    """People called by their places in the family, whatever their initials."""
    ends = query.start, getattr(query, "end", "")
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
        type(query).__name__,
        getattr(query, "steps", ()),
        sorted(getattr(query, "options", ())),
        sorted(called.values()),
    )
