"""Food webs from which something disappears, and family trees in which somebody is to be found.

What is to be asked for (a number, a member of a tree) is drawn first where it would otherwise be too often the same.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, NamedTuple, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.kinship import EATERS, INITIALS, PLANTS, STEPS
from puzzlegen.formats.logic import relations_web as form
from puzzlegen.generators.kits.asking import LETTERS

SEXES: Final = get_args(form.Sex)
_NEXT: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("parent", "sibling", "child", "spouse"),
    "parent": ("parent", "sibling"),
    "sibling": ("child", "spouse"),
    "child": ("child", "spouse"),
    "spouse": ("parent", "sibling"),
}
"""The steps after which another one leads to new people."""


class RelationsWebParams(Params, frozen=True, kw_only=True):
    """How large food webs and family trees are, and how far they are to be followed."""

    layers: Annotated[int, Knob("longer food chains", 3, 6)]
    species: Annotated[tuple[int, int], Knob("more species in each layer of a food web", 3, 5)]
    people: Annotated[tuple[int, int], Knob("larger families", 12, 20)]
    steps: Annotated[int, Knob("longer ways through the family", 2, 5)]


def _bands(dies: Band, least: Band, who: Band, kin: Band, many: Band) -> dict[str, Any]:
    bands = {form.Toll: dies, form.Least: least, form.Who: who, form.Kin: kin, form.Many: many}
    return {"band": dies, "bands": bands}


_WALKS: Final = 20  # that are begun
_TREES: Final = 60  # that are grown at most
_FOURS: Final = 10  # such lists that are tried
_SHORTEST: Final = 2  # list of steps, and at most so many fewer than the longest
_REACH: Final = 3  # places
_MANY: Final = 4  # steps, which may lead to as many as five people
_FOODS: Final = (6, 4, 1)  # how often an animal has one food, two or three
_SETS: Final = 30  # sets of species that are tried out in one web
_LOSSES: Final = 1500  # in all
_HERDS: Final = 600
_HERD: Final = 3  # animals that are to survive, at least
_LAYERS: Final = 5  # from which on it is a glance that one plant feeds all
_PLANTS: Final = (1, 3), (2, 3)  # the fewest that keep animals alive, in fewer layers and in so many

LEVELS: Final = {
    Level.EASY: RelationsWebParams(
        layers=3,
        species=(4, 4),
        people=(12, 15),
        steps=2,
        depth=(2, 2),
        **_bands((9, 45), (4, 20), (4, 9), (0, 0), (4, 12)),
    ),
    Level.MEDIUM: RelationsWebParams(
        layers=4,
        species=(4, 5),
        people=(12, 17),
        steps=3,
        depth=(3, 3),
        **_bands((14, 70), (6, 36), (6, 20), (18, 44), (6, 24)),
    ),
    Level.HARD: RelationsWebParams(
        layers=5,
        species=(4, 5),
        people=(16, 20),
        steps=4,
        depth=(4, 4),
        **_bands((20, 110), (12, 70), (0, 0), (24, 56), (15, 40)),
    ),
    Level.EXTREME: RelationsWebParams(
        layers=6,
        species=(4, 4),
        people=(18, 20),
        steps=5,
        depth=(5, 5),
        **_bands((28, 900), (10, 200), (0, 0), (36, 200), (0, 0)),
    ),
}


def invent(rng: Stream, params: RelationsWebParams, asked: Drawn) -> Puzzle:
    """Draw a food web or a family tree, and ask for what follows."""
    is_kin = issubclass(asked.question, form.Who | form.Kin | form.Many)
    return (_of_tree if is_kin else _of_web)(rng, params, *asked)


class _Web(NamedTuple):
    """Species by numbers: the layer of each, and its food."""

    layers: list[int]
    food: dict[int, list[int]]

    def rounds(self, gone: Iterable[int]) -> list[list[int]]:
        """Who dies out when some have gone: at once, after that, and so on."""
        lost, found = {*gone}, list[list[int]]()
        while new := [one for one, food in self.food.items() if food and one not in lost and {*food} <= lost]:
            lost |= {*new}
            found.append(new)
        return found

    def plants(self) -> dict[int, set[int]]:
        """The plants on which each one hangs, directly or not; a plant on itself."""
        found = dict[int, set[int]]()
        for one, food in self.food.items():  # from below upwards
            found[one] = set[int]().union(*(found[other] for other in food)) if food else {one}
        return found

    def starves(self, gone: Collection[int], who: int) -> bool:
        """True if somebody, who has not gone himself, dies out."""
        return any(who in some for some in self.rounds(gone))


def _web(params: RelationsWebParams, rng: Stream) -> _Web:
    """A food web; arrows reach no farther to the side than `_REACH`, or they would touch others on their way."""
    layers, food, aside = list[int](), dict[int, list[int]](), list[float]()
    below: range | None = None
    for layer in range(params.layers):
        size, first = rng.between(*params.species) + (layer == 0), len(layers)
        for one in range(first, first + size):
            layers.append(layer)
            aside.append(one - first - size / 2)
            near = [other for other in below or () if abs(aside[other] - aside[one]) <= _REACH]
            food[one] = sorted(rng.sample(near, 1 + rng.weighted(_FOODS))) if near else []
        for other in below or ():  # everything is eaten
            if not any(other in food[one] for one in range(first, first + size)):
                eater = rng.choice(
                    [one for one in range(first, first + size) if abs(aside[other] - aside[one]) <= _REACH]
                )
                food[eater] = sorted([*food[eater], other])
        below = range(first, first + size)
    return _Web(layers, food)


def _of_web(rng: Stream, params: RelationsWebParams, question: type[Any], place: int) -> Puzzle:
    state, ask = rng.child("state"), rng.child("ask")
    web = _web(params, state)
    answer: str | tuple[str, ...] = LETTERS[place]
    query: form.Query
    why: form.Losses | form.Needs
    if issubclass(question, form.Dies | form.Toll):
        wanted = params.layers - 1 + rng.class_by_index(5, "toll")
        for number in range(_LOSSES):
            web = _web(params, state) if number and not number % _SETS else web
            gone = ask.sample(_below(web), ask.between(2, params.layers))
            if len(gone) != wanted and _lasting(web, gone, wanted):  # how many are marked is not the answer
                break
        else:
            raise Rejected("no such loss")
        query, why = question(tuple(gone)), form.Losses(tuple(map(tuple, web.rounds(gone))))
        lost = sorted(one for some in why.rounds for one in some)
        answer = str(wanted) if question is form.Toll else tuple(f"node-{one + 1}" for one in lost)
    else:
        fewest, most = _PLANTS[params.layers >= _LAYERS]
        wanted = fewest + rng.class_by_index(most - fewest + 1, "least")
        mixed = wanted > 1 and rng.class_by_index(2, "mixed") > 0
        for number in range(_HERDS):
            web = _web(params, state) if number and not number % _SETS else web
            hanging = {one: plants for one, plants in web.plants().items() if web.food[one]}
            top = [one for one in hanging if web.layers[one] == params.layers - 1]
            size = max(_HERD, wanted + 1) + ask.below(2)  # more than the answer: how many are marked would give it
            herd = ask.sample(top, ask.between(1, 2) if mixed else min(size, len(top)))
            others = ask.sample([one for one in hanging if one not in top], size - len(herd)) if mixed else []
            plants = _fewest([hanging[one] for one in (*herd, *others)])
            if len(plants) == wanted > len(_fewest([hanging[one] for one in others])):
                break
        else:
            raise Rejected("no such number of plants")
        query, answer = form.Least(tuple(sorted((*herd, *others)))), str(wanted)
        why = form.Needs(plants, tuple(tuple(sorted(hanging[one])) for one in query.herd))
    low = web.layers.count(0)
    names = [*state.sample(PLANTS, low), *state.sample(EATERS, len(web.layers) - low)]
    arrows = [form.Arrow(food, eater) for eater, some in web.food.items() for food in some]
    statement = form.Web(tuple(names), tuple(web.layers), tuple(state.sample(arrows, len(arrows))))
    return Puzzle(statement, query, answer, why)


def _below(web: _Web) -> list[int]:
    """All but the top row."""
    return [one for one in web.food if web.layers[one] < web.layers[-1]]


def _lasting(web: _Web, gone: Sequence[int], wanted: int) -> bool:
    """True if so many die out, row after row, and nobody has gone who would have died out anyway."""
    rounds = web.rounds(gone)
    deep = len(rounds) == max(web.layers)
    return deep and sum(map(len, rounds)) == wanted and not any(web.starves({*gone} - {one}, one) for one in gone)


def _fewest(needs: Sequence[set[int]]) -> tuple[int, ...]:
    """A smallest set of plants with one of each need."""
    plants = sorted(set[int]().union(*needs))
    sets = (some for size in range(len(plants) + 1) for some in combinations(plants, size))
    return next(some for some in sets if all({*some} & need for need in needs))


class _Tree:
    """People by numbers, their sexes, and couples with their children."""

    def __init__(self) -> None:
        self.sexes = list[form.Sex]()
        self.couples = list[tuple[int, int, list[int]]]()
        self._near = dict[tuple[int, str], list[int]]()
        self._leads = dict[tuple[int, str, int], bool]()

    def near(self, one: int, step: str) -> list[int]:
        """Those to whom a step leads from somebody; asked for once the tree is grown."""
        if (one, step) not in self._near:
            self._near[one, step] = self._found(one, *STEPS[step])
        return self._near[one, step]

    def _found(self, one: int, kind: str, sex: str) -> list[int]:
        found = list[int]()
        for first, second, children in self.couples:
            if kind == "spouse" and one in (first, second):
                found.append(first + second - one)
            if kind == "child" and one in (first, second):
                found += children
            if kind == "parent" and one in children:
                found += [first, second]
            if kind == "sibling" and one in children:
                found += [child for child in children if child != one]
        return [other for other in found if sex in ("", self.sexes[other])]

    def leads_on(self, one: int, kind: str, left: int) -> bool:
        """True if somebody who was reached by a step of this kind has so many steps before him."""
        if not left:
            return True
        if (one, kind, left) not in self._leads:
            ways = ((new, other) for new in _NEXT[kind] for other in self.near(one, new))
            self._leads[one, kind, left] = any(self.leads_on(other, new, left - 1) for new, other in ways)
        return self._leads[one, kind, left]

    def along(self, one: int, steps: Sequence[str]) -> list[list[int]]:
        """Those who are reached, step by step."""
        reached = [[one]]
        for step in steps:
            reached.append(sorted({other for person in reached[-1] for other in self.near(person, step)}))
        return reached


def _grown(params: RelationsWebParams, rng: Stream) -> _Tree:
    """A family that begins with one couple."""
    tree, wanted = _Tree(), rng.between(*params.people)
    tree.sexes += rng.sample(SEXES, 2)
    tree.couples.append((0, 1, []))
    young = [tree.couples[0]]
    while young and len(tree.sexes) < wanted - 1:
        *_, children = young.pop(0)
        for _ in range(2 + (rng.below(3) == 0)):
            if len(tree.sexes) < wanted:
                children.append(len(tree.sexes))
                tree.sexes.append(rng.choice(SEXES))
        for child in children:
            if len(tree.sexes) < wanted and rng.below(3):
                partner = len(tree.sexes)
                tree.sexes.append("f" if tree.sexes[child] == "m" else "m")
                tree.couples.append((*rng.sample((child, partner), 2), []))  # type: ignore[arg-type]
                young.append(tree.couples[-1])
    return tree


def _walks(tree: _Tree, length: int, named: Callable[[str, int], str], rng: Stream) -> Iterator[tuple[int, list[str]]]:
    """Somebody, and so many steps from there, each to people who were not met before; some such walks, if any."""
    starts = [one for one in range(len(tree.sexes)) if tree.leads_on(one, "", length)]
    for _ in range(_WALKS if starts else 0):
        start = at = rng.choice(starts)
        steps, kind = list[str](), ""
        for left in reversed(range(length)):
            ways = [(new, one) for new in _NEXT[kind] for one in tree.near(at, new) if tree.leads_on(one, new, left)]
            kind, at = rng.choice(ways)
            steps.append(named(kind, at))
        yield start, steps


def _of_tree(rng: Stream, params: RelationsWebParams, question: type[Any], place: int) -> Puzzle:
    """A tree with somebody in it, and with ways from there."""
    state, ask, length = rng.child("state"), rng.child("ask"), params.steps
    words = {pair: word for word, pair in STEPS.items()}
    numbers = range(2, 5 if length < _MANY else 6)
    wanted = rng.class_by_index(len(numbers), "many") + numbers[0]
    found: tuple[int, Sequence[str], Sequence[Sequence[str]]] | None
    for _ in range(_TREES):
        tree = _grown(params, state)
        if question is form.Kin:
            found = _four_ways(tree, length, words, ask)
        elif question is form.Many:
            walks = _walks(tree, length, lambda kind, _: words[kind, ""], ask)
            # Other ways lead to every other number, or large families would tell of large ones.
            ways = {number: walk for walk in walks if (number := _branching(tree, *walk)) in numbers}
            found = (*ways[wanted], ()) if len(ways) == len(numbers) else None
        else:
            walks = _walks(tree, length, lambda kind, person: words[kind, tree.sexes[person]], ask)  # noqa: B023
            found = next(((*walk, ()) for walk in walks if _alone(tree, *walk)), None)
        if found is not None:
            break
    else:
        raise Rejected("no ways that are worth asking for")
    names, answer = state.sample(INITIALS, len(tree.sexes)), LETTERS[place]

    def named(people: Iterable[int]) -> form.People:
        return tuple(names[one] for one in people)

    people = tuple(form.Person(name, sex) for name, sex in zip(names, tree.sexes, strict=True))
    couples = tuple(form.Couple(names[one], names[two], named(children)) for one, two, children in tree.couples)
    shown = form.Tree(people, couples)
    start, steps, wrong = found
    _, *reached = tree.along(start, steps)
    why = form.Reached(tuple(map(named, reached)))
    query: Any
    if question is form.Kin:
        options: Any = (*wrong[:place], tuple(steps), *wrong[place:])
        others: Any = tuple(named(tree.along(start, way)[-1]) for way in options)
        astray = {one for way in wrong for one in tree.along(start, way)[-1]}
        end = ask.choice([one for one in reached[-1] if one not in astray])
        query, why = form.Kin(names[start], names[end], options), form.Ways(why.reached, others)
    else:
        query = question(names[start], tuple(steps))
        answer = names[reached[-1][0]] if question is form.Who else str(wanted)
    return Puzzle(shown, query, answer, why)


def _branching(tree: _Tree, start: int, steps: Sequence[str]) -> int:
    """To how many people steps lead; 0 if they are many, and nowhere lead on from several."""
    *there, last = tree.along(start, steps)
    several = sum(sum(bool(tree.near(one, step)) for one in some) > 1 for some, step in zip(there, steps, strict=True))
    return len(last) if len(steps) < _MANY or several > 0 else 0


def _alone(tree: _Tree, start: int, steps: Sequence[str]) -> bool:
    """True if steps lead to one person, who is somebody else."""
    *_, last = tree.along(start, steps)
    return len(last) == 1 and start not in last


def _four_ways(
    tree: _Tree, length: int, words: Mapping[tuple[str, str], str], rng: Stream
) -> tuple[int, tuple[str, ...], list[tuple[str, ...]]] | None:
    """Somebody, a list of steps from there, and three others, which do not lead to all of the same people.

    All lead to people of one sex and generation, so that nothing short of following them tells; the longest has the
    given number of steps.
    """
    people = range(len(tree.sexes))
    for start in rng.sample(people, len(people)):
        reached = dict(_ways(tree, start, length, words))
        alike = dict[tuple[str, int], list[tuple[str, ...]]]()
        for way, there in reached.items():
            if start not in there:
                kinds = [STEPS[word] for word in way]
                rise = sum((kind == "parent") - (kind == "child") for kind, _ in kinds)
                alike.setdefault((kinds[-1][1], rise), []).append(way)
        fours = [some for ways in alike.values() for some in combinations(ways, 4) if len(max(some, key=len)) == length]
        for some in rng.sample(fours, min(len(fours), _FOURS)):
            right, *wrong = rng.sample(some, 4)
            if reached[right] - set[int]().union(*(reached[way] for way in wrong)):
                return start, right, wrong
    return None


def _ways(
    tree: _Tree, start: int, length: int, words: Mapping[tuple[str, str], str]
) -> Iterator[tuple[tuple[str, ...], set[int]]]:
    """All lists of so many steps, or somewhat fewer, that lead to somebody, and to whom."""
    found: list[tuple[tuple[str, ...], set[int]]] = [((), {start})]
    for number in range(length):
        further = list[tuple[tuple[str, ...], set[int]]]()
        for way, people in found:
            for kind in _NEXT[STEPS[way[-1]][0] if way else ""]:
                for word in (words[kind, sex] for sex in SEXES):
                    there = {other for one in people for other in tree.near(one, word)}
                    further += [((*way, word), there)] if there else []
        found = further
        if number + 1 >= max(length - _SHORTEST, _SHORTEST):
            yield from found
