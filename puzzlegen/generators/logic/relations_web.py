"""Food webs from which something disappears, and family trees in which somebody is to be found.

What is to be asked for (a number, a member of a tree) is drawn first where it would otherwise be too often the same.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Annotated, Any, Final, NamedTuple

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.kinship import EATERS, INITIALS, PLANTS, STEPS
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

TASKS: Final = ("dies", "toll", "fatal", "least", "who", "kin", "many")
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

    layers: Annotated[int, Knob("longer food chains", 3, 5)]
    species: Annotated[tuple[int, int], Knob("more species in each layer of a food web", 3, 5)]
    people: Annotated[tuple[int, int], Knob("larger families", 12, 20)]
    steps: Annotated[tuple[int, int], Knob("longer ways through the family", 3, 5)]


def _bands(dies: Band, fatal: Band, least: Band, who: Band, kin: Band, many: Band) -> dict[str, Any]:
    bands = {"toll": dies, "fatal": fatal, "least": least, "who": who, "kin": kin, "many": many}
    return {"band": dies, "bands": bands}


_WALKS: Final = 60  # that are begun
_REACH: Final = 3  # places
_WEBS: Final = 30  # that are drawn for a number of plants

LEVELS: Final = {
    Level.EASY: RelationsWebParams(
        layers=3,
        species=(4, 4),
        people=(12, 15),
        steps=(3, 3),
        **_bands((3, 15), (20, 42), (2, 5), (6, 8), (14, 18), (4, 10)),
    ),
    Level.MEDIUM: RelationsWebParams(
        layers=3,
        species=(4, 5),
        people=(12, 17),
        steps=(3, 4),
        **_bands((16, 26), (43, 55), (6, 8), (9, 10), (19, 25), (11, 13)),
    ),
    Level.HARD: RelationsWebParams(
        layers=4,
        species=(4, 5),
        people=(16, 20),
        steps=(4, 5),
        **_bands((27, 42), (56, 78), (9, 13), (11, 12), (26, 32), (14, 16)),
    ),
    Level.EXTREME: RelationsWebParams(
        layers=5,
        species=(5, 5),
        people=(18, 20),
        steps=(5, 5),
        **_bands((43, 900), (79, 900), (14, 100), (13, 90), (33, 200), (17, 90)),
    ),
}


def invent(rng: Stream, params: RelationsWebParams) -> Puzzle:
    """Draw a food web or a family tree, and ask for what follows."""
    task, place = drawn_task(TASKS, rng)
    return (_of_web if task in ("dies", "toll", "fatal", "least") else _of_tree)(task, place, rng, params)


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

    def starves(self, gone: Collection[int], who: int) -> bool:
        """Whether somebody, who has not gone himself, dies out."""
        return any(who in some for some in self.rounds(gone))


def _web(params: RelationsWebParams, rng: Stream) -> _Web:
    """A food web; arrows reach no farther to the side than `_REACH`, or they would touch others on their way."""
    layers, food, aside = list[int](), dict[int, list[int]](), list[float]()
    below: range | None = None
    for layer in range(params.layers):
        size, first = rng.between(*params.species), len(layers)
        for one in range(first, first + size):
            layers.append(layer)
            aside.append(one - first - size / 2)
            near = [other for other in below or () if abs(aside[other] - aside[one]) <= _REACH]
            food[one] = sorted(rng.sample(near, 1 + rng.weighted((2, 4, 3)))) if near else []
        below = range(first, first + size)
    return _Web(layers, food)


def _of_web(task: str, place: int, rng: Stream, params: RelationsWebParams) -> Puzzle:
    state, ask = rng.child("state"), rng.child("ask")
    web = _web(params, state)
    low, top = (
        [one for one in web.food if (web.layers[one] == params.layers - 1) == is_top] for is_top in (False, True)
    )
    query: dict[str, Any] = {"task": task}
    why: dict[str, Any] = {}
    answer: str | tuple[str, ...] = LETTERS[place]
    match task:
        case "dies" | "toll":
            wanted = 2 + rng.per_item(5, "toll")
            some = [gone for size in (1, 2, 3) for gone in combinations(low, size)]
            fitting = [gone for gone in some if sum(map(len, web.rounds(gone))) == wanted]
            if not fitting:
                raise Rejected("no such loss")
            query["gone"] = ask.choice(fitting)
            why["rounds"] = web.rounds(query["gone"])
            lost = sorted(one for some in why["rounds"] for one in some)
            answer = str(wanted) if task == "toll" else tuple(f"node-{one + 1}" for one in lost)
        case "fatal":
            query["who"] = who = ask.choice(top)
            key, (third, fourth) = ask.choice(_exchanged(web, low, who))
            swaps = dict(zip(key, (fourth, third), strict=True))
            query["options"] = [
                [swaps[one] if (way ^ place) >> number & 1 else one for number, one in enumerate(key)]
                for way in range(4)
            ]
            why["rounds"] = web.rounds(key)
        case _:
            wanted = 1 + (params.species[1] > 4) + rng.per_item(3, "least")
            for _ in range(_WEBS):
                sets = [(who, _least(web, who)) for who in web.food if web.layers[who] == params.layers - 1]
                if fitting_sets := [(who, plants) for who, plants in sets if len(plants) == wanted]:
                    break
                web = _web(params, state)
            else:
                raise Rejected("no such number of plants")
            query["who"], plants = ask.choice(fitting_sets)
            answer, why["gone"], why["rounds"] = str(wanted), plants, web.rounds(plants)
    names = [*state.sample(PLANTS, web.layers.count(0)), *state.sample(EATERS, len(web.layers) - web.layers.count(0))]
    arrows = [(food, eater) for eater, some in web.food.items() for food in some]
    statement = {"world": "web", "names": names, "layers": web.layers, "arrows": state.sample(arrows, len(arrows))}
    return Puzzle(statement, query, answer, why)


def _exchanged(web: _Web, low: Sequence[int], who: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Pairs without which somebody dies out, and others for both, with which in the place of one or both he does not.

    Each has one of the same row in his place, and all four pairs are alike but for that.
    """
    found = []
    for one, two in permutations(low, 2):
        if not web.starves((one, two), who):
            continue
        for third, fourth in permutations(low, 2):
            rows = [web.layers[species] for species in (two, third, one, fourth)]
            if len({one, two, third, fourth}) < 4 or rows[0] != rows[1] or rows[2] != rows[3]:
                continue
            if not any(web.starves(pair, who) for pair in ((one, third), (fourth, two), (fourth, third))):
                found.append(((one, two), (third, fourth)))
    if not found:
        raise Rejected("no such pairs")
    return found


def _least(web: _Web, who: int) -> tuple[int, ...]:
    """A smallest set of plants without which somebody dies out."""
    plants = [one for one, food in web.food.items() if not food]
    sets = (some for size in range(1, len(plants) + 1) for some in combinations(plants, size))
    return next(some for some in sets if web.starves(some, who))


class _Tree:
    """People by numbers, their sexes, and couples with their children."""

    def __init__(self) -> None:
        self.sexes = list[str]()
        self.couples = list[tuple[int, int, list[int]]]()

    def near(self, one: int, step: str) -> list[int]:
        """Those to whom a step leads from somebody."""
        kind, sex = STEPS[step]
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

    def along(self, one: int, steps: Sequence[str]) -> list[list[int]]:
        """Those who are reached, step by step."""
        reached = [[one]]
        for step in steps:
            reached.append(sorted({other for person in reached[-1] for other in self.near(person, step)}))
        return reached


def _grown(params: RelationsWebParams, rng: Stream) -> _Tree:
    """A family that begins with one couple."""
    tree, wanted = _Tree(), rng.between(*params.people)
    tree.sexes += rng.sample("mf", 2)
    tree.couples.append((0, 1, []))
    young = [tree.couples[0]]
    while young and len(tree.sexes) < wanted - 1:
        *_, children = young.pop(0)
        for _ in range(2 + (rng.below(3) == 0)):
            if len(tree.sexes) < wanted:
                children.append(len(tree.sexes))
                tree.sexes.append(rng.choice("mf"))
        for child in children:
            if len(tree.sexes) < wanted and rng.below(3):
                partner = len(tree.sexes)
                tree.sexes.append("f" if tree.sexes[child] == "m" else "m")
                tree.couples.append((*rng.sample((child, partner), 2), []))  # type: ignore[arg-type]
                young.append(tree.couples[-1])
    return tree


def _walk(tree: _Tree, length: int, named: Callable[[str, int], str], rng: Stream) -> tuple[int, list[str]]:
    """Somebody, and so many steps from there, each to people who were not met before."""
    for _ in range(_WALKS):
        start = at = rng.below(len(tree.sexes))
        steps, kind = list[str](), ""
        while ways := [(new, other) for new in _NEXT[kind] for other in tree.near(at, new)]:
            kind, at = rng.choice(ways)
            steps.append(named(kind, at))
            if len(steps) == length:
                return start, steps
    raise Rejected("no way of this length")


def _of_tree(task: str, place: int, rng: Stream, params: RelationsWebParams) -> Puzzle:
    state, ask = rng.child("state"), rng.child("ask")
    tree = _grown(params, state)
    words = {pair: word for word, pair in STEPS.items()}

    def sexed(kind: str, person: int) -> str:
        return words[kind, tree.sexes[person]]

    length, names, answer = ask.between(*params.steps), state.sample(INITIALS, len(tree.sexes)), LETTERS[place]
    if task == "many":
        wanted = 2 + rng.per_item(4, "many")
        walks = (_walk(tree, max(2, length - 1), lambda kind, _: words[kind, ""], ask) for _ in range(_WALKS))
        start, steps = next((walk for walk in walks if len(tree.along(*walk)[-1]) == wanted), (0, []))
        answer = str(wanted)
        if not steps:
            raise Rejected("another number of people")
    else:
        start, steps = _walk(tree, length, sexed, ask)
    query: dict[str, Any] = {"task": task, "start": names[start]}
    reached = tree.along(start, steps)
    if start in reached[-1] or (task == "who" and len(reached[-1]) != 1):
        raise Rejected("not one other person")
    why: dict[str, Any] = {"reached": [[names[one] for one in some] for some in reached], "steps": steps}
    if task == "who":
        answer, query["steps"] = names[reached[-1][0]], steps
    elif task == "many":
        query["steps"] = steps
    else:
        query["end"] = names[ask.choice(reached[-1])]
        query["options"] = _other_ways(steps, place, ask)
    statement = {
        "world": "tree",
        "people": [{"name": name, "sex": sex} for name, sex in zip(names, tree.sexes, strict=True)],
        "couples": [(names[one], names[two], [names[child] for child in kids]) for one, two, kids in tree.couples],
    }
    return Puzzle(statement, query, answer, why)


def _other_ways(steps: Sequence[str], place: int, rng: Stream) -> list[list[str]]:
    """The steps, and three times with the other sex at one, another or both of two people on the way."""
    other = {
        word: next(w for w, pair in STEPS.items() if pair[0] == kind and pair[1] not in ("", sex))
        for word, (kind, sex) in STEPS.items()
        if sex
    }
    turned = rng.sample(range(len(steps) - 1), 2)
    return [
        [
            other[step] if number in turned and (way ^ place) >> turned.index(number) & 1 else step
            for number, step in enumerate(steps)
        ]
        for way in range(4)
    ]
