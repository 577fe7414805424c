"""Gear wheels, belts and a crank: which way something turns, how often, how fast, and what has to go where it jams."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from itertools import combinations, pairwise
from math import dist
from typing import Annotated, Final, TypeVar, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.cues import gears as form
from puzzlegen.formats.cues.gears import (
    QUESTIONS,
    Belt,
    Clockwise,
    Crank,
    Facts,
    Fastest,
    Free,
    Goes,
    Query,
    Slowest,
    Turn,
    Turns,
    Way,
    Wheel,
)
from puzzlegen.generators.cues.kits.looks import missed
from puzzlegen.generators.cues.kits.machine import TEETH, Machine, Turning, shortest_jam, turned
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range

T = TypeVar("T")

THEMES: Final = get_args(form.Theme)
_WAYS: Final = 3  # clockwise or up, anticlockwise or down, neither
_TURNS: Final = (2, 12)  # of a wheel that is asked about
_MOST: Final = 40  # turns of the crank
_STILL: Final = 3  # of so many items where nothing turns, one has a gap, and the others are jammed
_JAMS: Final = 2  # different loops that jam, at least, without one wheel or another, where so many run
_OFFERS: Final = 400  # of a wheel that frees the machine with three others
_BEHIND: Final = 3  # wheels behind a gap, at least: so that it is not beside the wheel that is asked about
_SIZES: Final = ((10, 12), (12, 15, 16), (16, 18, 20), (24, 30))  # teeth of a wheel that is faster than so many smaller
_TIED: Final = (3, 2)  # options with belts, at least, if the slowest wheel has one, and if the fastest one has
_BRANCHES: Final = (3, 5)  # one wheel in so many begins one; fewer where a wheel has to be far from the crank
_ROOMY: Final = 4  # wheels before the first loop is closed
_DIFFERENT: Final = sorted({*TEETH})


class GearsParams(Params, frozen=True, kw_only=True):
    """Bounds of the number of wheels, both included, and the width and height that they take up at most.

    A machine has ``loops`` that do not jam, if they fit in, and one or two that do, if it has to jam. Where two or more
    do not, no three wheels mesh in a ring, and a wheel that is counted is not told by the teeth on one side of a belt.
    """

    wheels: Annotated[tuple[int, int], Knob("more wheels", 5, 20)]
    size: tuple[int, int]
    loops: Annotated[int, Knob("more loops of wheels, each of which might jam", 0, 3)]


LEVELS: Final = {
    Level.EASY: GearsParams(
        band=(3, 5), bands={Turns: (2, 3), Free: (4, 7)}, depth=(2, 3), depths={Turns: (2, 3), Free: (2, 2)},
        wheels=(5, 6), size=(150, 110), loops=0,
    ),
    Level.MEDIUM: GearsParams(
        band=(6, 8), bands={Turns: (4, 4), Free: (8, 10)}, depth=(4, 4), depths={Turns: (4, 4), Free: (3, 3)},
        wheels=(7, 9), size=(180, 130), loops=1,
    ),
    Level.HARD: GearsParams(
        band=(9, 12), bands={Turns: (6, 6), Free: (11, 14)}, depth=(5, 6), depths={Turns: (6, 6), Free: (4, 4)},
        wheels=(11, 13), size=(220, 160), loops=2,
    ),
    Level.EXTREME: GearsParams(
        band=(13, 40), bands={Turns: (8, 20), Free: (15, 40)}, depth=(7, 20), depths={Turns: (8, 20), Free: (5, 20)},
        wheels=(16, 19), size=(250, 190), loops=3,
    ),
}  # fmt: skip


def invent(rng: Stream, params: GearsParams, asked: Drawn) -> Puzzle:
    """Put a machine together that turns, jams or is in two parts, as the question and its answer need it."""
    state, ask, question, place = rng.child("state"), rng.child("ask"), *asked
    counted, raced = issubclass(question, Turns), question in (Fastest, Slowest)
    way = rng.class_by_index(_WAYS, "way")
    still = question in (Turn, Goes) and way == _WAYS - 1
    jams = question is Free or (still and params.loops > 0 and rng.class_by_index(_STILL, "jams") > 0)
    parted = not jams and (still or (question in (Turn, Goes, Clockwise) and state.below(2) == 0))
    run = drawn_range(*_TURNS, rng)
    # Without belts and loops, the fastest wheel is the smallest; elsewhere it may have any size.
    smaller = rng.class_by_index(4, "size") if params.loops else (0 if question is Fastest else 3)
    race = (question is Fastest, smaller) if raced else None
    key = run.key if counted else None
    machine = _assembled(params, state, jams=jams, parted=parted, race=race, key=key)
    crank, clockwise = machine.arrange().index(0), state.below(2) == 1
    phases, gone = machine.phases(), turned(machine.links(), crank)
    if (gone.clash is not None) != jams or phases is None:
        raise Rejected("it jams, or it does not, or teeth do not fit")
    turns = {} if jams else gone.turns
    loops: tuple[tuple[int, ...], ...] = ()
    if jams and question is not Free:
        loops = (tuple(shortest_jam(machine.links(), crank)),)
    way_there: Sequence[int] = ()
    query: Query
    answer: str | tuple[str, ...] = LETTERS[way]
    others, driven = [one for one in range(len(phases)) if one != crank], [one for one in turns if one != crank]
    if question in (Turn, Goes):
        suiting = _far(machine, others, gone, ask) if still else _all(driven[len(driven) // 2 :], ask)
        ahead, wheel = way == 0, suiting[0]  # whether the wheel is to turn clockwise
        if question is Goes:  # a load goes down on the right of a wheel that turns clockwise
            wheel, side = machine.hang(suiting)
            ahead = (side == "left") == ahead
        query = Turn(wheel) if question is Turn else Goes()
        clockwise = clockwise if still else ahead == (turns[wheel] > 0)
        way_there = () if still else gone.way(wheel)
    elif counted:
        askable = _askable(machine, gone, crank, run.key, params)
        wheel, cranked = [*askable.items()][-1]
        query, answer = ask_in_range(run, question, wheel=wheel, cranked=cranked)
        way_there = gone.way(wheel)
    elif question is Free:
        left = {one: turned(machine.links(without=one), crank) for one in others}
        stuck = [one for one in others if left[one].clash]
        looped = {one for one_run in (gone, *(left[one] for one in stuck)) for one in one_run.loop()}
        if len({frozenset(left[one].loop()) for one in stuck}) < min(params.loops, _JAMS):
            raise Rejected("only one loop jams")
        ranks = [rng.class_by_index(len(LETTERS), look) for look in ("right", "down", "middle", "teeth")]
        options = _offered(left, machine, stuck, looped, params.loops, ranks, place, ask)
        jammed = [shortest_jam(machine.links(one if left[one].clash else None), crank) for one in options]
        now = machine.arrange().index  # it has been mirrored
        crank, phases = now(crank), machine.phases() or phases
        query, answer = Free(_four([*map(now, options)])), LETTERS[place]
        loops = tuple(tuple(map(now, loop)) for loop in jammed)
    elif raced:
        fastest, matter = question is Fastest, params.loops > 1
        first, *rest = _raced(machine, turns, driven, fastest=fastest, size=smaller, belts_matter=matter, rng=ask)
        options = ask.sample(rest, 3)
        options.insert(place, first)
        query, answer = question(_four(options)), LETTERS[place]
    else:
        query, answer = Clockwise(), tuple(f"wheel-{one}" for one, turn in turns.items() if (turn > 0) == clockwise)
    told = tuple(str(turns.get(one, 0)) for one in range(len(phases)))
    closed = sum(one in turns for one, _, _ in machine.links()) >= max(len(turns), 1)
    if question in (Turn, Goes) and params.loops > 1 and not (closed or jams):
        raise Rejected("without a loop, nothing could jam")
    about_one = QUESTIONS[question].why is Way
    return Puzzle(
        form.Machine(
            theme=state.choice(THEMES),
            wheels=tuple(Wheel(*wheel, phase) for wheel, phase in zip(machine.wheels, phases, strict=True)),
            belts=tuple(Belt(*belt) for belt in machine.belts),
            crank=Crank(crank, clockwise),
            loads=tuple(machine.loads),
        ),
        query,
        answer,
        Way(told, loops, closed, tuple(way_there)) if about_one else Facts(told, loops, closed),
    )


def _four(options: Sequence[int]) -> form.Places:
    one, two, three, four = options
    return one, two, three, four


def _offered(
    left: Mapping[int, Turning],
    machine: Machine,
    stuck: Sequence[int],
    looped: AbstractSet[int],
    loops: int,
    ranks: Sequence[int],
    place: int,
    rng: Stream,
) -> list[int]:
    """A wheel without which all turns, at ``place``, and three others, in loops if that can be.

    Where there are loops that do not jam, one of them is still driven then, and without one of the other wheels no more
    loops would be: else the loops would have to be counted only. Where the key is among the others from left to right
    and from the top down follows from ``ranks``, for which the machine is mirrored; and so do, as nearly as can be,
    its distance from the middle and its size.
    """
    runs = {
        one: sum(a in run.turns for a, _, _ in machine.links(one)) - len(run.turns) + 1 for one, run in left.items()
    }
    keys = [one for one in left if one not in stuck and (not loops or runs[one] > 0)]
    middle = [sum(wheel[axis] for wheel in machine.wheels) / len(machine.wheels) for axis in (0, 1)]
    looks = [(x, -x, y, -y, -dist((x, y), middle), teeth) for x, y, teeth in machine.wheels]
    across, down, *rest = ranks
    pairs = [(key, others) for key in keys for others in combinations(stuck, 3)]
    found = list[tuple[tuple[int, int, int], tuple[bool, bool], int, tuple[int, int, int]]]()
    for key, others in rng.sample(pairs, min(len(pairs), _OFFERS)):
        if not loops or min(runs[one] for one in others) <= runs[key]:
            seen = [looks[one] for one in (*others, key)]
            x, mirrored_x, y, mirrored_y, far, size = missed(seen, (across, across, down, down, *rest))
            if x * mirrored_x == y * mirrored_y == 0:
                outside = sum(one not in looped for one in others)
                found.append(((far, size + outside, len(found)), (x > 0, y > 0), key, others))
    if not found:
        raise Rejected("too few wheels suit the question")
    _, mirrored, key, others = min(found)
    machine.mirror(*mirrored)
    options = rng.sample(others, 3)
    options.insert(place, key)
    return options


def _far(machine: Machine, others: Sequence[int], run: Turning, rng: Stream) -> list[int]:
    """Wheels that do not turn, far from what does: behind the gap the farthest first, or from the crank if all jams."""
    if run.clash:
        driven = [one for one in run.turns if one in others]
        return _all(driven[len(driven) // 2 :], rng)
    apart = [one for one in others if one not in run.turns]
    if len(apart) < _BEHIND:
        raise Rejected("too few wheels suit the question")
    return sorted(apart, key=lambda one: -min(machine.gap(one, other) for other in run.turns))


def _cranked(turn: Fraction, first: int, teeth: int, key: int, loops: int) -> int:
    """How often the crank is turned for ``key`` turns of a wheel; 0 where that is not whole, or told by teeth alone.

    Where there are loops, a belt has to matter: the teeth of the first wheel and of the last one do not tell.
    """
    cranked, told = key / abs(turn), loops > 0 and abs(turn) == Fraction(first, teeth)
    return int(cranked) if cranked.denominator == 1 and key != cranked <= _MOST and not told else 0


def _askable(machine: Machine, run: Turning, crank: int, key: int, params: GearsParams) -> dict[int, int]:
    """How often the crank is turned for ``key`` turns of each wheel that may be asked about, the farthest one last."""
    first, found = machine.wheels[crank].teeth, dict[int, int]()
    for one, turn in run.turns.items():
        cranked = _cranked(turn, first, machine.wheels[one].teeth, key, params.loops)
        way = run.way(one)
        suits = one != crank and cranked and _is_far(len(way) - 1, params)
        if suits and (params.loops <= 1 or _is_compound(machine, way)):
            found[one] = cranked
    return found


def _is_compound(machine: Machine, way: Sequence[int]) -> bool:
    """True if speeds change on both sides of a belt: elsewhere the wheels between two are idlers."""
    belts, changes, first = {frozenset(belt[:2]) for belt in machine.belts}, 0, way[0]
    for one, other in pairwise((*way, first)):
        if frozenset((one, other)) in belts or one == way[-1]:
            changes += machine.wheels[first].teeth != machine.wheels[one].teeth
            first = other
    return changes > 1


def _is_far(contacts: int, params: GearsParams) -> bool:
    """True if a wheel so many contacts from the crank may be asked for its turns."""
    low, high = params.bands[Turns]
    return low <= contacts <= high


def _belted(machine: Machine, key: int) -> list[int]:
    """Teeth of a wheel that a belt from the second wheel drives, so that many of those behind it can turn so often."""
    first, second = (wheel.teeth for wheel in machine.wheels)

    def suiting(teeth: int) -> int:
        rim = Fraction(first * teeth, second)
        return sum(_cranked(rim / other, first, other, key, loops=1) > 0 for other in _DIFFERENT)

    suit = {teeth: suiting(teeth) for teeth in _DIFFERENT}
    return [teeth for teeth in TEETH if 2 * suit[teeth] >= max(1, *suit.values())]


def _gear(machine: Machine, key: int, params: GearsParams, rng: Stream) -> bool:
    """Add a wheel that turns so often after a whole number of turns of the crank, unless another one does already."""
    run, first = turned(machine.links(), 0), machine.wheels[0].teeth
    if _askable(machine, run, 0, key, params):
        return False
    ends = [one for one in run.turns if _is_far(len(run.way(one)), params)]
    rims = {one: run.turns[one] * machine.wheels[one].teeth for one in ends}
    pairs = [(one, teeth) for one in ends for teeth in _DIFFERENT]
    pairs = [(one, teeth) for one, teeth in pairs if _cranked(rims[one] / teeth, first, teeth, key, params.loops)]
    return any(machine.mesh_with(one, teeth) for one, teeth in rng.sample(pairs, len(pairs)))


def _raced(
    machine: Machine,
    turns: Mapping[int, Fraction],
    driven: Sequence[int],
    *,
    fastest: bool,
    size: int,
    belts_matter: bool,
    rng: Stream,
) -> list[int]:
    """Four wheels of different speeds, the fastest or the slowest one first, of which so many are smaller than that.

    As many as can be have a belt if that one has, or have none either, so that belts do not tell it. Where
    ``belts_matter``, some of them are beyond a belt from others: among wheels that mesh, fewer teeth are faster.
    """
    belted = {one for belt in machine.belts for one in belt[:2]}
    for first in rng.sample(driven, len(driven)):
        best, teeth = abs(turns[first]), machine.wheels[first].teeth
        four, room = {best: first}, {-1: size, 0: 0, 1: 3 - size}
        others = sorted(rng.sample(driven, len(driven)), key=lambda one: (one in belted) != (first in belted))
        for one in others:
            speed, larger = abs(turns[one]), machine.wheels[one].teeth - teeth
            side = (larger > 0) - (larger < 0)
            if speed not in four and (speed < best) == fastest and room[side]:
                four[speed] = one
                room[side] -= 1
        tied = first not in belted or len(belted & {*four.values()}) >= _TIED[fastest]
        if len(four) == 4 and tied and not (belts_matter and {*four.values()} <= machine.toothed(first)):
            return [*four.values()]
    raise Rejected("too few wheels suit the question")


def _assembled(
    params: GearsParams,
    rng: Stream,
    *,
    jams: bool,
    parted: bool,
    race: tuple[bool, int] | None,
    key: int | None,
) -> Machine:
    """A machine of as many wheels as the level wants, and its loops.

    One wheel can be made to turn ``key`` times. In a race one wheel is as fast or as slow as the fastest or the slowest
    so far, and of a size that is rare among such wheels.
    """
    machine = Machine(params.size, rng, _BRANCHES[key is not None], triangles=params.loops <= 1)
    share = 2 if race else 4  # one wheel in so many is driven by a belt
    loops = [True] * max(1, params.loops - 1) * jams + [False] * params.loops
    count = rng.between(*params.wheels) - len(loops) // 2
    gap = rng.between(count // 3, count - _BEHIND)  # wheels before it
    while len(machine.wheels) < count:
        if key is not None and len(machine.wheels) > count // 2 and _gear(machine, key, params, rng):
            continue
        if key is not None and params.loops and len(machine.wheels) == 2:  # where a belt has to matter, it comes soon
            if not (teeth := _belted(machine, key)) or not machine.belt([1], teeth):
                raise Rejected("no room for a belt that suits the question")
        elif race and params.loops and len(machine.wheels) == _ROOMY:
            fastest, smaller = race
            if not machine.belt([_extreme(machine, fastest=fastest)], _SIZES[smaller]):
                raise Rejected("no room for a belt that suits the question")
        else:
            (machine.mesh if len(machine.wheels) < 3 or rng.below(share) else machine.belt)()
        if parted and len(machine.wheels) >= gap:
            machine.stand_apart()
            parted = False
        if len(machine.wheels) > _ROOMY and len(machine.wheels) % 2:  # more often takes longer than it brings
            for jam in dict.fromkeys(loops):
                if machine.close(jams=jam):
                    loops.remove(jam)
    if (jams and loops.count(False) == params.loops > 0) or any(jam and not machine.close(jams=jam) for jam in loops):
        raise Rejected("no loop fits in")
    if key is not None and not _askable(machine, turned(machine.links(), 0), 0, key, params):
        raise Rejected("no wheel turns so often")
    return machine


def _extreme(machine: Machine, *, fastest: bool) -> int:
    """The fastest or the slowest wheel so far, but for the crank's and those with a belt."""
    turns = turned(machine.links(), 0).turns
    return (max if fastest else min)(sorted(machine.unbelted() & {*turns}), key=lambda one: abs(turns[one]))


def _all(wheels: Sequence[T], rng: Stream) -> list[T]:
    """These in random order; raises `Rejected` if there are none."""
    return _some(wheels, max(1, len(wheels)), rng)


def _some(wheels: Sequence[T], count: int, rng: Stream) -> list[T]:
    """So many of these, in random order; raises `Rejected` if they are fewer."""
    if len(wheels) < count:
        raise Rejected("too few wheels suit the question")
    return rng.sample(wheels, count)
