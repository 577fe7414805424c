"""Sums of unknown numbers: what follows from them, what does not, and which one is wrong or not needed."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement, pairwise, permutations
from typing import Annotated, Any, Final, NamedTuple, TypeGuard

from msgspec.structs import replace

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.cues.themes import THEMES as THINGS
from puzzlegen.formats.logic import linear_sums as form
from puzzlegen.generators.kits.asking import LETTERS, NumberRange, ask_in_range, drawn_range
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside
from puzzlegen.generators.logic.kits.elimination import Combined, Load, Way

THEMES: Final = ("house", "market", "stars")
_NUMBERS: Final = (12, 35)  # between which answers lie
_LONGEST: Final = 4  # sum that is asked for, so that its parts are 3 on average, or more, whatever the answer
_PLAIN: Final = 5  # as many times a clue is taken, at most
_ACROSS: Final = 4  # columns of the sky
_TRIES: Final = 40  # draws of loads
_KEYS: Final = 4  # of which each may be the only one that can be worked out
_DRAFTS: Final = 12  # of clues and a question about them, in an attempt
_HEIGHTS: Final = 300  # draws of the heights that braces join


class LinearSumsParams(Params, frozen=True, kw_only=True):
    """How many unknowns there are (two fewer at the market), and how many clues beyond the usual; rungs of a ring.

    See `_wrong` for those.
    """

    unknowns: Annotated[tuple[int, int], Knob("more unknowns, and as many more clues", 5, 10)]
    extra: Annotated[tuple[int, int], Knob("more clues that are not needed", 0, 2)]
    rungs: Annotated[int, Knob("more clues about as many floors, where one is wrong", 0, 3)]
    several: Annotated[bool, Knob("what is asked for is no chain of differences: a sum is taken twice, or halved")]


def _level(
    value: tuple[int, int],
    three: tuple[int, int],
    deepest: tuple[int, int],
    most: tuple[int, int],
    wrong: tuple[int, int],
    unknowns: tuple[int, int],
    extra: tuple[int, int],
    rungs: int,
    *,
    several: bool = False,
) -> LinearSumsParams:
    """The bounds of the clues needed for a sum, for three of them, and for that of the three which needs most."""
    return LinearSumsParams(
        band=value,
        bands={form.Unknowable: three, form.Most: most, form.Wrong: wrong},
        depth=value,
        depths={form.Unknowable: deepest, form.Most: most, form.Wrong: wrong},
        unknowns=unknowns,
        extra=extra,
        rungs=rungs,
        several=several,
    )


LEVELS: Final = {
    Level.EASY: _level((2, 3), (4, 6), (2, 2), (2, 2), (4, 4), (5, 6), (0, 0), 0),
    Level.MEDIUM: _level((4, 4), (7, 10), (3, 4), (3, 3), (6, 6), (6, 7), (0, 1), 2),
    Level.HARD: _level((5, 5), (11, 15), (5, 5), (4, 4), (8, 8), (8, 9), (0, 1), 3),
    Level.EXTREME: _level((7, 9), (16, 30), (7, 9), (5, 9), (10, 11), (10, 10), (0, 0), 2, several=True),
}


class World(NamedTuple):
    """What the picture shows, without clues yet, what a clue can add up, and what can be asked about.

    ``shared`` has what the clues of a puzzle have to touch all together, beside the unknowns.
    """

    scene: form.Statement
    clues: Sequence[Load]
    loads: Sequence[Load]
    shared: Mapping[Load, set[int]] = {}


def invent(rng: Stream, params: LinearSumsParams, asked: Drawn) -> Puzzle:
    """Choose what the clues add up, ask for something, and choose the unknowns last; where nothing suits, again."""
    for draft in range(_DRAFTS):
        try:
            return _drafted(rng, rng.child(f"state {draft}"), rng.child(f"ask {draft}"), params, asked)
        except Rejected:
            if draft == _DRAFTS - 1:
                raise
    raise AssertionError


def _drafted(rng: Stream, state: Stream, ask: Stream, params: LinearSumsParams, asked: Drawn) -> Puzzle:
    question = asked.question
    few, most = issubclass(question, form.Value | form.Knowable | form.Unknowable), issubclass(question, form.Most)
    first = params.several and not issubclass(question, form.Unknowable)  # houses give chains of differences only
    themes = THEMES[first:] if few else THEMES[1:2] if question is form.Superfluous else THEMES[:1]
    theme = themes[rng.class_by_index(len(themes), "dress")]
    kinds = state.between(*params.unknowns) - (theme == "market" and few)
    low, high = map(int, params.by_task.get(question.__struct_config__.tag, params.band))
    if issubclass(question, form.Wrong):
        return _wrong(kinds, params.rungs, asked, (low, high), state)
    world = {"house": _house, "market": _market, "stars": _stars}[theme](kinds, state)
    count = kinds - 1 + state.between(*params.extra) if few else kinds - 2 * most
    clues = _covering(world, count, state)
    run = drawn_range(*_NUMBERS, rng)
    shown = _Shown(world.scene, clues, kinds)
    if issubclass(question, form.Value):
        return _value(shown, world.loads, run, question, (low, high), params, ask)
    if most:
        return _most(shown, run, question, (low, high), ask)
    if few:
        return _known(shown, world.loads, asked, params, ask)
    return _follows(shown, world.clues, asked, (low, high), ask)


class _Shown(NamedTuple):
    scene: form.Statement
    clues: Sequence[Load]
    kinds: int

    def statement(self, unknowns: Sequence[int], wrong: int = -1, by: int = 0) -> form.Statement:
        """What is published; the clue ``wrong`` is off by that much."""
        sums = [_sum(clue, unknowns) + by * (number == wrong) for number, clue in enumerate(self.clues)]
        return replace(self.scene, clues=tuple(map(form.Clue, self.clues, sums)))


def _house(kinds: int, rng: Stream) -> World:  # noqa: ARG001 - all worlds have the same arguments
    """Floors, the lowest first, and braces over two or more of them; a brace ends wherever one could."""
    spans = [tuple(range(low, high)) for low, high in combinations(range(kinds + 1), 2)]
    braces = [one for one in spans if 2 <= len(one) < kinds]
    return World(form.House(kinds, ()), braces, spans, {one: {-1 - one[0], -2 - one[-1]} for one in braces})


def _market(kinds: int, rng: Stream) -> World:
    """Things, and rows of two to four of them, of two or three kinds."""
    things = rng.sample(THINGS[rng.choice(list(THINGS))], kinds)
    loads = [load for size in range(1, 5) for load in combinations_with_replacement(range(kinds), size)]
    rows = [load for size in (2, 3, 4) for load in combinations_with_replacement(range(kinds), size)]
    plain = [load for load in rows if 1 < len({*load}) < 4 and math.gcd(*map(load.count, load)) == 1]
    return World(form.Market(tuple(things), ()), plain, loads)


def _stars(kinds: int, rng: Stream) -> World:
    """Stars near the points of a grid, and lines to their neighbours, of which no two cross."""
    rows = 3 if kinds > 6 else 2
    cells = sorted(rng.sample(range(_ACROSS * rows), min(kinds, _ACROSS * rows)))
    places = [(cell % _ACROSS, cell // _ACROSS) for cell in cells]
    falling = rng.below(2)
    lines = []
    for one, other in combinations(range(kinds), 2):
        (x, y), (u, v) = places[one], places[other]
        if max(abs(u - x), abs(v - y)) == 1 and (
            u == x or v == y or (u > x) == ((falling + min(u, x) + min(v, y)) % 2 == 1)
        ):
            lines.append((one, other))
    if len({star for line in lines for star in line}) < kinds:
        raise Rejected("a star far from all others")
    loads = [load for size in range(1, 5) for load in combinations(range(kinds), size)]
    stars = tuple(form.Star(10 * x + rng.between(-1, 1), 10 * y + rng.between(-1, 1)) for x, y in places)
    return World(form.Stars(stars, ()), lines, loads)


def _covering(world: World, count: int, rng: Stream) -> list[Load]:
    """So many of the clues, in random order, which touch all that any of them touch; raises `Rejected`."""
    order = rng.sample(world.clues, len(world.clues))
    touched = {clue: {*clue} | world.shared.get(clue, set()) for clue in order}
    missing = set[int]().union(*touched.values())
    found = list[Load]()
    for clue in order:
        if missing & touched[clue]:
            found.append(clue)
            missing -= touched[clue]
    found += [clue for clue in order if clue not in found][: max(0, count - len(found))]
    if len(found) != count:
        raise Rejected("too few clues for all unknowns")
    return rng.sample(found, count)


def _sum(load: Load, unknowns: Sequence[int] | Mapping[int, int]) -> int:
    return sum(unknowns[kind] for kind in load)


def _unknowns(kinds: int, load: Load, wanted: int, rng: Stream) -> list[int]:
    """Random numbers of which those of a load add up to the wanted one; raises `Rejected`."""
    found = [rng.between(2, max(6, 3 * wanted // (2 * len(load)))) for _ in range(kinds)]
    for _ in range(4 * wanted):
        if (missing := wanted - _sum(load, found)) == 0:
            return found
        kind = rng.choice(load)
        found[kind] = max(2, found[kind] + (1 if missing > 0 else -1))
    raise Rejected("no such numbers")


def _is_plain(way: Way | None) -> TypeGuard[Way]:
    """True if there is a way, and one that a person is content with."""
    if way is None:
        return False
    whole = math.lcm(*(times.denominator for times in way.values()))
    return whole <= _PLAIN and all(abs(times * whole) <= _PLAIN for times in way.values())


def _turns(way: Way, several: bool) -> bool:
    """True if something has to be taken away, or to be taken more than once: else sums only stand beside each other.

    If ``several``, something is to be taken more than once, or the result to be divided.
    """
    return any((abs(times) if several else times) != 1 for times in way.values())


def _written(way: Way) -> form.Way:
    """A way as the explanation reads it: the clues with whole numbers, and what the result is to be divided by."""
    whole = math.lcm(*(times.denominator for times in way.values()))
    return form.Way(tuple(form.Taken(clue, int(times * whole)) for clue, times in sorted(way.items())), whole)


def _value(
    shown: _Shown,
    loads: Sequence[Load],
    run: NumberRange,
    question: type[Any],
    band: tuple[int, int],
    params: LinearSumsParams,
    ask: Stream,
) -> Puzzle:
    """Ask for a sum that takes so many clues as the band wants."""
    combined = Combined(shown.clues, shown.kinds)
    for load in ask.sample(loads, len(loads)):
        way = combined.way(load)
        if len(load) <= _LONGEST and _is_plain(way) and band[0] <= len(way) <= band[1] and _turns(way, params.several):
            unknowns = _unknowns(shown.kinds, load, run.key, ask)
            return Puzzle(shown.statement(unknowns), *ask_in_range(run, question, load=load), _written(way))
    raise Rejected("no sum for which it takes so many clues")


def _known(shown: _Shown, loads: Sequence[Load], asked: Drawn, params: LinearSumsParams, rng: Stream) -> Puzzle:
    """Ask for the only one of four sums, of as many parts each, that follows, or that does not."""
    (question, place), combined = asked, Combined(shown.clues, shown.kinds)
    if question is form.Unknowable and not _are_joined(shown.clues, shown.kinds):
        raise Rejected("a piece of the web by itself, so that no way has to be looked for")
    band = params.by_task.get(question.__struct_config__.tag, params.band)
    depth = params.depth_by_task.get(question.__struct_config__.tag, (0, math.inf))
    one_is_open = question is form.Unknowable
    unknowns = [rng.between(3, 15) for _ in range(shown.kinds)]
    rank = rng.class_by_index(len(LETTERS), "unlike")
    shapes = sorted({_shape(load) for load in loads})  # no option has more parts than others, or more different ones
    for shape in rng.sample(shapes, len(shapes)):
        known, open_ = list[tuple[Load, Way]](), list[tuple[Load, list[int]]]()
        for load in loads:
            if _shape(load) != shape or load in shown.clues:
                continue
            if _is_plain(way := combined.way(load)):
                known.append((load, way))
            elif way is None and (change := combined.change(load)) is not None:
                other = [one + by for one, by in zip(unknowns, change, strict=True)]
                if min(other) > 0:
                    open_.append((load, other))
        wanted = (3, 1) if one_is_open else (1, 3)
        right = known
        if not one_is_open:
            right = [one for one in known if len(one[1]) >= band[0] and _turns(one[1], params.several)]
        if len(right) < wanted[0] or len(open_) < wanted[1]:
            continue
        for _ in range(_TRIES if one_is_open else _KEYS):
            some, others = rng.sample(right, wanted[0]), rng.sample(open_, 1)
            if not one_is_open:
                glances = _glances(some[0][0], [load for load, _ in open_], shown.clues, rank)
                others = three_beside(open_, glances, rng) or []
            if len(others) < wanted[1]:
                continue
            needed = [len(way) for _, way in some]
            if not band[0] <= sum(needed) <= band[1] or (one_is_open and not depth[0] <= max(needed) <= depth[1]):
                continue
            told: dict[Load, Any] = {load: _written(way) for load, way in some}
            told |= {load: tuple(other) for load, other in others}
            key = (others if one_is_open else some)[0][0]
            options = rng.sample([load for load in told if load != key], 3)
            options.insert(place, key)
            why = form.Each(tuple(unknowns), tuple(told[load] for load in options))
            return Puzzle(shown.statement(unknowns), question(tuple(options)), LETTERS[place], why)
    raise Rejected("no four sums that suit")


def _are_joined(clues: Sequence[Load], kinds: int) -> bool:
    """True if clues join all unknowns, directly or not: those of one clue are joined."""
    joined = {0}
    for _ in range(kinds):
        joined.update(*(clue for clue in clues if joined & {*clue}))
    return len(joined) == kinds


def _glances(key: Load, others: Sequence[Load], clues: Sequence[Load], rank: int) -> list[Glance]:
    """How unlike the clues a sum is, and how often they have its parts, which falls as that rises."""
    often = Counter(part for clue in clues for part in clue)
    return [
        Glance(_unlike(key, clues), [_unlike(one, clues) for one in others], rank),
        Glance(-_sum(key, often), [-_sum(one, often) for one in others], rank),
    ]


def _unlike(load: Load, clues: Sequence[Load]) -> int:
    """How many parts a load and the clues have that the other has not."""
    held = Counter(load)
    return sum((held - one).total() + (one - held).total() for one in map(Counter, clues))


def _shape(load: Load) -> tuple[int, int]:
    """How many parts a load has, and how many different ones."""
    return len(load), len({*load})


def _follows(shown: _Shown, pool: Sequence[Load], asked: Drawn, band: tuple[int, int], rng: Stream) -> Puzzle:
    """Add a clue that follows from so many others as the band wants, and ask for it or for one of these."""
    combined = Combined(shown.clues, shown.kinds)
    for load in rng.sample(pool, len(pool)):
        way = combined.way(load) if load not in shown.clues else None
        if not _is_plain(way) or not band[0] <= len(way) <= band[1] or len(combined.leads) < len(shown.clues):
            continue
        circle = [shown.clues[number] for number in way] + [load]
        pairs = permutations([*shown.clues, load], 2)
        shared = {
            kind for one, other in pairs for kind in {*one} & {*other}
        }  # what stands in one row is seen there alone
        others = [clue for clue in shown.clues if clue not in circle and {*clue} <= shared]
        if len(others) < 3:
            continue
        key, clues = rng.choice(circle), rng.sample([*shown.clues, load], len(shown.clues) + 1)
        three = _beginning(key, rng.sample(others, len(others)), rng.class_by_index(len(LETTERS), "first"))
        if three is None:
            continue
        options = [clues.index(clue) for clue in three]
        options.insert(asked.place, clues.index(key))
        shown = shown._replace(clues=clues)
        why = form.Ways((_written(_ways(shown, key)[0]),))
        unknowns = [rng.between(3, 15) for _ in range(shown.kinds)]
        return Puzzle(shown.statement(unknowns), form.Superfluous(tuple(options)), LETTERS[asked.place], why)  # type: ignore[arg-type]
    raise Rejected("no clue that follows")


def _beginning(key: Load, others: Sequence[Load], rank: int) -> tuple[Load, ...] | None:
    """Three clues among which the right one has this rank in how many begin with the same thing, the rows sorted."""
    for three in combinations(others, 3):
        first = [clue[0] for clue in (key, *three)]
        if has_rank([first.count(one) for one in first], rank):
            return three
    return None


def _wrong(kinds: int, rungs: int, asked: Drawn, band: tuple[int, int], rng: Stream) -> Puzzle:
    """Braces around a ring of heights, and one across it, which is wrong: both halves of the ring tell it.

    Rungs lead from half to half beside one another, so that no way becomes shorter; and a brace leads to each height
    that is not on the ring. So many braces end where others do, and not the wrong one alone.
    """
    length = min(rng.between(*band), kinds + 1)
    near = rng.between(max(2, rungs + 1), length - max(2, rungs + 1))
    halves = [*range(near + 1)], [0, *range(length - 1, near - 1, -1)]
    joined = [(0, near), *(pair for half in halves for pair in pairwise(half))]
    at, beyond = rng.between(1, near - rungs), rng.between(1, length - near - rungs)
    joined += [(halves[0][at + rung], halves[1][beyond + rung]) for rung in range(rungs)]
    times = Counter(end for pair in joined for end in pair)
    for height in range(length, kinds + 1):
        foot = rng.choice([one for one in range(length) if times[one] == 2] or [*range(length)])
        joined.append((foot, height))
        times[foot] += 1
    heights = _heights(joined, kinds, rng)
    braces = [tuple(range(*sorted((heights[one], heights[other])))) for one, other in joined]
    clues = rng.sample(braces, len(braces))
    shown, clue = _Shown(form.House(kinds, ()), clues, kinds), clues.index(braces[0])
    ways = list[form.Way]()
    for half in halves:
        steps = pairwise(half if heights[0] < heights[near] else half[::-1])
        signs = {tuple(sorted((heights[one], heights[other]))): heights[one] < heights[other] for one, other in steps}
        taken = ((clues.index(tuple(range(*span))), 1 if rises else -1) for span, rises in signs.items())
        ways.append(form.Way(tuple(sorted(map(form.Taken._make, taken))), 1))
    unknowns = [rng.between(3, 15) for _ in range(kinds)]
    by = rng.choice([number for number in (-3, -2, -1, 1, 2, 3) if _sum(braces[0], unknowns) + number >= 4])
    statement, why = shown.statement(unknowns, clue, by), form.Ways(tuple(ways))
    if asked.question is form.Wrong:
        return Puzzle(statement, form.Wrong(), (f"clue-{clue + 1}",), why)
    busy = [brace for brace, pair in zip(braces, joined, strict=True) if min(times[end] for end in pair) > 2]
    others = rng.sample(busy[1:], 3) if len(busy) > 3 else rng.sample(braces[1:], 3)
    options = list(map(clues.index, others))
    options.insert(asked.place, clue)
    return Puzzle(statement, form.WrongOffered(tuple(options)), LETTERS[asked.place], why)  # type: ignore[arg-type]


def _heights(joined: Sequence[tuple[int, int]], kinds: int, rng: Stream) -> list[int]:
    """The height of each end, so that each brace is about two floors or more, and not about all."""
    for _ in range(_HEIGHTS):
        heights = rng.permutation(kinds + 1)
        if all(1 < abs(heights[one] - heights[other]) < kinds for one, other in joined):
            return heights
    raise Rejected("no such heights")


def _ways(shown: _Shown, key: Load) -> list[Way]:
    """How others combine to a clue, each time without those that were needed before."""
    spent, ways = {shown.clues.index(key)}, list[Way]()
    while True:
        left = [() if number in spent else clue for number, clue in enumerate(shown.clues)]
        way = Combined(left, shown.kinds).way(key)
        if way is None:
            return ways
        ways.append(way)
        spent |= way.keys()


def _most(shown: _Shown, run: NumberRange, question: type[Any], band: tuple[int, int], ask: Stream) -> Puzzle:
    """Ask how many residents a floor can have: no more than the shortest way from its ground to its ceiling allows.

    From one ceiling to another lead the braces, up and down; and each floor has a resident, so that a way down a floor
    takes one away.
    """
    unknowns = [ask.between(1, 9) for _ in range(shown.kinds)]
    steps = {(height, height - 1): (-1, -1) for height in range(1, shown.kinds + 1)}
    for number, clue in enumerate(shown.clues):
        steps[clue[0], clue[-1] + 1] = _sum(clue, unknowns), number
        steps[clue[-1] + 1, clue[0]] = -_sum(clue, unknowns), number
    for floor in ask.permutation(shown.kinds):
        far, taken = _shortest(steps, floor, floor + 1)
        more = run.key - far[floor + 1]
        if unknowns[floor] + more < 1 or far[floor + 1] == unknowns[floor] or not band[0] <= len(taken) <= band[1]:
            continue
        unknowns[floor] += more
        at_most = tuple(far[one + 1] - far[one] + more * (one == floor) for one in range(shown.kinds))
        query, answer = ask_in_range(run, question, load=(floor,))
        return Puzzle(shown.statement(unknowns), query, answer, form.Bound(tuple(taken), at_most))
    raise Rejected("no floor for which it takes so many clues")


def _shortest(
    steps: Mapping[tuple[int, int], tuple[int, int]], start: int, goal: int
) -> tuple[dict[int, int], list[form.Taken]]:
    """How far all is from the start, and the clues on the way to the goal, each upwards (1) or downwards (-1)."""
    far, last = {start: 0}, dict[int, tuple[int, int]]()
    for _ in steps:
        for (one, other), (by, number) in steps.items():
            if one in far and far[one] + by < far.get(other, math.inf):
                far[other], last[other] = far[one] + by, (one, number)
    taken = list[form.Taken]()
    while goal != start:
        before, number = last[goal]
        if number >= 0:
            taken.append(form.Taken(number, 1 if before < goal else -1))
        goal = before
    return far, sorted(taken)
