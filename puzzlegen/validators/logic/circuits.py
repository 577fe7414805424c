"""Finds the lamps through which a current flows, by merging what is in series or parallel; judges `logic/circuits`.

The format is that of ``docs/logic-circuits.md``.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.question import Published, task_whatever_form
from puzzlegen.formats.logic import circuits as form
from puzzlegen.formats.logic.circuits import Circuit, Point, Query, Throw
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 10_000  # edges merged or taken away
_BYPASS: Final = 5  # runs that a bypassed lamp is worth
_PLAIN: Final = 2  # runs that end where wires do not branch
_STEPS: Final[Mapping[form.Side, tuple[int, int]]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
_LAMP: Final = form.Burnt | form.Settings | form.Close | form.Pair | form.Cut
_CHANGES: Final = form.Close | form.Cut | form.Most | form.Short  # whose options are runs
_CUTS: Final = form.Cut | form.Most
_NUMBERS: Final = form.LitOffered | form.BurntOffered | form.SettingsOffered


class _State(NamedTuple):
    """What happens in a circuit: the runs whose lamps light, whether the battery is shorted, and what that took."""

    lit: frozenset[int]
    shorted: bool
    knotted: bool  # neither in series nor in parallel: who could say whether a current flows there?
    bypassed: int
    runs: int  # that are joined to the battery
    merged: int
    rounds: int = 0  # of merging, until one edge is left


def certify(circuit: Circuit, asked: Query) -> Certificate:
    """Contract what conducts, and merge the rest until the battery has one edge, or none.

    The difficulty is the number of runs to be followed: those joined to the battery, in each state of the circuit that
    has to be looked at; a bypassed lamp is worth five. The depth is how deep chains and branches are nested, in the
    deepest of these states; of settings, the two-way switches that matter; and of a short circuit, the points passed
    where wires branch.

    Raises:
        MalformedStatement: circuit and question contradict one another.
    """
    _check(circuit)
    _check_query(circuit, asked)
    findings, states = _answer(circuit, asked)
    knotted = any(state.knotted for state in states)
    return proven(
        findings,
        BUDGET,
        method="series-parallel reduction",
        effort={"edges": sum(state.merged for state in states)},
        difficulty=sum(state.runs + _BYPASS * state.bypassed for state in states),
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint((task_whatever_form(asked, form.QUESTIONS), _form(circuit, asked))),
        structure=f"{len(_lamps(circuit))} lamps, {len(circuit.two_way)} two-way switches",
        faults=("a lamp is part of a knot that is neither in series nor in parallel",) if knotted else (),
        depth=_depth(circuit, asked, states),
    )


def _depth(circuit: Circuit, asked: Query, states: Sequence[_State]) -> Depth:
    """The depth, as `certify` says."""
    if isinstance(asked, form.Short):
        closed = next((one for one, state in zip(asked.options, states[1:], strict=True) if state.shorted), None)
        return Depth.chain(0 if closed is None else _branches(circuit, closed))
    if isinstance(asked, form.Settings):
        lamp, count = _lamp(circuit, asked), len(circuit.two_way)
        lights = dict(zip(product((0, 1), repeat=count), (lamp in state.lit for state in states), strict=True))
        matter = [
            any(lights[one] != lights[(*one[:place], 1 - one[place], *one[place + 1 :])] for one in lights)
            for place in range(count)
        ]
        return Depth.properties(sum(matter))
    return Depth.chain(max(state.rounds for state in states))


def _branches(circuit: Circuit, closed: int) -> int:
    """The least number of points where wires branch, on the ways from pole to pole that have no lamp."""
    ends = _ends(circuit, circuit.two_way)
    times = Counter(end for two in ends for end in two)
    (start, stop), *_ = (two for two, run in zip(ends, circuit.runs, strict=True) if run.part == "battery")
    wires = [
        two
        for number, (two, run) in enumerate(zip(ends, circuit.runs, strict=True))
        if run.part in ("wire", "closed") or number == closed
    ]
    passed, layer, branches = {start}, {start}, int(times[start] > _PLAIN)
    while stop not in passed:
        ahead = {there for two in wires for here, there in (two, two[::-1]) if here in layer} - passed
        plain = {end for end in ahead if times[end] <= _PLAIN}
        passed, layer = passed | plain, layer | plain
        if not plain:
            passed, layer, branches = passed | ahead, ahead, branches + 1
        if not ahead:
            break
    return branches


def _lamps(circuit: Circuit) -> list[int]:
    """The runs with lamps, in the order of the lamps' numbers."""
    return [number for number, run in enumerate(circuit.runs) if run.part == "lamp"]


def _lamp(circuit: Circuit, asked: Query) -> int:
    """The run with the lamp that is asked about; -1 if none is."""
    return _lamps(circuit)[asked.lamp - 1] if isinstance(asked, _LAMP) else -1


def _arms(circuit: Circuit) -> dict[Point, dict[form.Side, int]]:
    """Point -> the sides to which runs lead, and which."""
    sides = {step: name for name, step in _STEPS.items()}
    arms: defaultdict[Point, dict[form.Side, int]] = defaultdict(dict)
    for number, run in enumerate(circuit.runs):
        for a, b in ((run.start, run.stop), (run.stop, run.start)):
            side = sides.get((b[0] - a[0], b[1] - a[1]))
            if side is None or side in arms[a]:
                raise MalformedStatement("a run leads to the next point, and there is one at most between two points")
            arms[a][side] = number
    return dict(arms)


def _check(circuit: Circuit) -> None:
    arms = _arms(circuit)
    if sum(run.part == "battery" for run in circuit.runs) != 1 or not _lamps(circuit):
        raise MalformedStatement("there is one battery, and there are lamps")
    if any(len(sides) < 2 for sides in arms.values()):
        raise MalformedStatement("no wire ends in the air")
    if any(len(arms.get(point, ())) != 4 for point in circuit.bridges):
        raise MalformedStatement("a bridge is where four runs meet")
    for throw in circuit.two_way:
        sides = arms.get(throw.at, {})
        if len(sides) != 3 or throw.pivot == throw.to or not {throw.pivot, throw.to} <= set(sides):
            raise MalformedStatement("a two-way switch is where three runs meet, and its lever leads to one of them")
    special = [*circuit.bridges, *(throw.at for throw in circuit.two_way)]
    if len(set(special)) < len(special):
        raise MalformedStatement("a point is named twice")
    if min(point[0] for point in arms) or min(point[1] for point in arms):
        raise MalformedStatement("rows and columns count from 0")


def _check_query(circuit: Circuit, asked: Query) -> None:
    if isinstance(asked, _LAMP) and asked.lamp > len(_lamps(circuit)):
        raise MalformedStatement("lamps are called by their numbers")
    if isinstance(asked, form.Settings) and not circuit.two_way:
        raise MalformedStatement("there is a two-way switch to be set")
    if isinstance(asked, _CHANGES | form.Pair | _NUMBERS):
        demand_different(asked.options)
    if isinstance(asked, form.Pair) and any(a >= b for a, b in asked.options):
        raise MalformedStatement("two different switches make a pair")
    runs = _marked(asked)
    part = "wire" if isinstance(asked, _CUTS) else "open"
    if len(set(runs)) < len(runs) or any(run >= len(circuit.runs) or circuit.runs[run].part != part for run in runs):
        raise MalformedStatement(f"what is changed are four runs of the kind {part}")


def _marked(asked: Query) -> Sequence[int]:
    """The runs that have letters."""
    if isinstance(asked, form.Pair):
        return asked.switches
    return asked.options if isinstance(asked, _CHANGES) else ()


def _changed(circuit: Circuit, asked: Query) -> Iterator[tuple[Sequence[int], _State]]:
    """For each option the switches that it closes, and what happens then."""
    if isinstance(asked, form.Pair):
        changes: list[Sequence[int]] = [[asked.switches[number] for number in two] for two in asked.options]
    else:
        changes = [[one] for one in _marked(asked)]
    for runs in changes:
        closed, cut = ((), runs) if isinstance(asked, _CUTS) else (runs, ())
        yield closed, _state(circuit, circuit.two_way, closed=closed, cut=cut)


def _state(circuit: Circuit, throws: Sequence[Throw], closed: Sequence[int] = (), cut: Sequence[int] = ()) -> _State:
    """What happens with some switches closed and some runs cut."""
    ends, edges, poles = _contracted(circuit, throws, closed, cut)
    joined = _joined(edges, poles)
    held = sum(one in joined or other in joined for one, other in ends)
    loops = sum(one == other and one in joined for one, other, _ in edges)
    if poles[0] == poles[1]:
        return _State(frozenset(), shorted=True, knotted=False, bypassed=loops, runs=held, merged=len(edges))
    left, rounds = _merged(edges, poles)
    between = [lamps for one, other, lamps in left if {one, other} == {*poles}]
    knotted = len(left) > 1 or len(between) < len(left)
    lit = between[0] if between and not knotted else frozenset[int]()
    return _State(lit, False, knotted, bypassed=loops, runs=held, merged=len(edges), rounds=rounds)


_Lamp: TypeAlias = tuple[Any, Any, frozenset[int]]


def _contracted(
    circuit: Circuit, throws: Sequence[Throw], closed: Sequence[int], cut: Sequence[int]
) -> tuple[list[tuple[Any, Any]], list[_Lamp], tuple[Any, Any]]:
    """The conductors at which all runs end, the lamps between conductors, and those of the poles."""
    ends = _ends(circuit, throws)
    net: dict[Any, Any] = {}
    for number, run in enumerate(circuit.runs):
        if number not in cut and (run.part in ("wire", "closed") or number in closed):
            one, other = (_root(net, end) for end in ends[number])
            if one != other:
                net[one] = other
    held = [(_root(net, one), _root(net, other)) for one, other in ends]
    (poles,) = (two for two, run in zip(held, circuit.runs, strict=True) if run.part == "battery")
    return held, [(*held[number], frozenset({number})) for number in _lamps(circuit) if number not in cut], poles


def _ends(circuit: Circuit, throws: Sequence[Throw]) -> list[tuple[Any, Any]]:
    """The electric points at which runs end: two at a bridge, and one more for the contact that is off."""
    arms = _arms(circuit)
    crossed, set_to = set(circuit.bridges), {throw.at: throw for throw in throws}
    names: dict[tuple[Point, int], Any] = {}
    for point, sides in arms.items():
        for side, number in sides.items():
            throw = set_to.get(point)
            apart = side in "ns" if point in crossed else throw is not None and side not in (throw.pivot, throw.to)
            names[point, number] = (point, apart)
    return [(names[run.start, number], names[run.stop, number]) for number, run in enumerate(circuit.runs)]


def _root(net: Mapping[Any, Any], end: Any) -> Any:
    while end in net:
        end = net[end]
    return end


def _joined(edges: Sequence[_Lamp], poles: Sequence[Any]) -> set[Any]:
    """What is joined to the battery, through lamps as well."""
    reached = set(poles)
    while True:
        more = {end for one, other, _ in edges if {one, other} & reached for end in (one, other)} - reached
        if not more:
            return reached
        reached |= more


def _merged(edges: Sequence[_Lamp], poles: Sequence[Any]) -> tuple[list[_Lamp], int]:
    """What is left when dead ends and loops are taken away, and chains and parallel edges are merged; and the rounds.

    All lamps that an edge between the poles then stands for have a current, and those taken away have none. In a round
    dead ends go, or whole chains or all parallel edges are merged, wherever there are some.
    """
    left, rounds = [edge for edge in edges if edge[0] != edge[1]], 0
    while True:
        parallel: dict[frozenset[Any], _Lamp] = {}
        for one, other, lamps in left:
            key = frozenset((one, other))
            parallel[key] = (one, other, lamps | (parallel[key][2] if key in parallel else frozenset()))
        rounds += len(parallel) < len(left)
        left, changed = list(parallel.values()), False
        while True:
            at: defaultdict[Any, list[_Lamp]] = defaultdict(list)
            for edge in left:
                at[edge[0]].append(edge)
                at[edge[1]].append(edge)
            point = next((point for point, some in at.items() if point not in poles and len(some) < 3), None)
            if point is None:
                break
            some, changed = at[point], True
            left = [edge for edge in left if edge not in some]
            if len(some) == 2:  # a chain; of a dead end, nothing is left
                (start,), (stop,) = ([end for end in edge[:2] if end != point] for edge in some)
                if start != stop:
                    left.append((start, stop, some[0][2] | some[1][2]))
        if not changed:
            return left, rounds
        rounds += 1


def _answer(circuit: Circuit, asked: Query) -> tuple[list[Findings], list[_State]]:
    """The answers, and the states that were looked at."""
    lamp, before = _lamp(circuit, asked), _state(circuit, circuit.two_way)
    match asked:
        case form.Lit():
            return _counted(circuit, asked, before.lit), [before]
        case form.Burnt():
            after = _state(circuit, circuit.two_way, cut=(lamp,))
            out = before.lit - after.lit - {lamp}
            return _counted(circuit, asked, out) if lamp in before.lit else [], [before, after]
        case form.Settings():
            states = [_state(circuit, throws) for throws in product(*map(_both(circuit), circuit.two_way))]
            return [_number(asked, sum(lamp in state.lit for state in states))], states
    states = [state for _, state in _changed(circuit, asked)]
    if isinstance(asked, form.Short):
        right, against = [state.shorted for state in states], "the poles are not joined by wire alone"
    elif isinstance(asked, form.Most):
        most = max(len(before.lit - state.lit) for state in states)
        right, against = [len(before.lit - state.lit) == most for state in states], "another cut puts out more lamps"
    elif isinstance(asked, form.Cut):
        right, against = [lamp not in state.lit for state in states], "the lamp goes on burning"
    else:
        right, against = [lamp in state.lit for state in states], "the lamp stays dark"
    settled = (lamp in before.lit) == isinstance(asked, form.Cut) if lamp >= 0 else not before.shorted
    return [letters_of(right, against)] if settled else [], [before, *states]


def certify_why(circuit: Circuit, asked: Query, answer: str, why: Published) -> Faults:
    """Follow all ways of the current again, and say why the other lamps are dark, or what each change does."""
    true = _true(circuit, asked, answer)
    if true is None:
        return ("there are too many ways of the current",)
    names = true.__struct_fields__
    return tuple(f"its {name}: not so" for name in names if getattr(why, name) != getattr(true, name))


def _true(circuit: Circuit, asked: Query, answer: str) -> Published | None:
    """What an explanation has to say; None where there are too many ways of the current."""
    lamp = asked.lamp if isinstance(asked, _LAMP) else 0
    if isinstance(asked, form.Settings):
        sets = []
        for throws in product(*map(_both(circuit), circuit.two_way)):
            if way := _through(circuit, throws, (), lamp):
                sets.append(form.Set(tuple(throw.to for throw in sorted(throws, key=lambda one: one.at)), way))
        return form.Sets(tuple(sorted(sets, key=lambda one: one.levers)))
    ways = _ways(circuit, circuit.two_way, ())
    if ways is None:
        return None
    match asked:
        case form.Burnt():
            return form.Ways(ways)
        case form.Lit():
            bypassed, dead, detours = _dark(circuit)
            return form.Dark(ways, bypassed, dead, detours)
    changed = [*_changed(circuit, asked)]
    a, b, c, d = (None if state.shorted else _numbers(circuit, state.lit) for _, state in changed)
    if isinstance(asked, form.Close | form.Pair):
        closed, _ = changed[LETTERS.index(answer)]
        return form.Lights(ways, (a, b, c, d), _through(circuit, circuit.two_way, closed, lamp))
    return form.Tried(ways, (a, b, c, d))


def _numbers(circuit: Circuit, lamps: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(_lamps(circuit).index(lamp) + 1 for lamp in lamps))


def _through(circuit: Circuit, throws: Sequence[Throw], closed: Sequence[int], lamp: int) -> tuple[int, ...]:
    """The first way through a lamp; an empty one if there is none, or if there are too many."""
    return next((way for way in _ways(circuit, throws, closed) or () if lamp in way), ())


def _ways(circuit: Circuit, throws: Sequence[Throw], closed: Sequence[int]) -> tuple[tuple[int, ...], ...] | None:
    """All ways of the current from the first pole to the other one, the shortest first; None if there are too many."""
    _, edges, (start, stop) = _contracted(circuit, throws, closed, ())
    found, looked = list[tuple[int, ...]](), 0
    open_: list[tuple[tuple[int, ...], tuple[Any, ...]]] = [((), (start,))]
    while open_:
        way, points = open_.pop()
        if points[-1] == stop:
            found.append(way)
            continue
        for one, other, (lamp,) in edges:
            looked += 1
            for here, there in ((one, other), (other, one)):
                if here == points[-1] and there not in points:
                    open_.append(((*way, _lamps(circuit).index(lamp) + 1), (*points, there)))
        if looked > BUDGET:
            return None
    return tuple(sorted(found, key=lambda way: (len(way), way)))


def _dark(circuit: Circuit) -> Iterator[tuple[int, ...]]:
    """The lamps whose ends are joined by wire, those on dead ends, and the others that have no current."""
    _, edges, poles = _contracted(circuit, circuit.two_way, (), ())
    lit = _state(circuit, circuit.two_way).lit
    yield _numbers(circuit, (lamp for one, other, (lamp,) in edges if one == other))
    left, dead = [edge for edge in edges if edge[0] != edge[1]], set[int]()
    while True:
        ends = Counter(end for edge in left for end in edge[:2])
        blind = [edge for edge in left if any(ends[end] == 1 and end not in poles for end in edge[:2])]
        if not blind:
            break
        dead.update(lamp for *_, (lamp,) in blind)
        left = [edge for edge in left if edge not in blind]
    yield _numbers(circuit, dead)
    yield _numbers(circuit, (lamp for *_, (lamp,) in left if lamp not in lit))


def _both(circuit: Circuit) -> Callable[[Throw], list[Throw]]:
    arms = _arms(circuit)
    return lambda throw: [replace(throw, to=side) for side in sorted(arms[throw.at]) if side != throw.pivot]


def _counted(circuit: Circuit, asked: form.Lit | form.Burnt, lamps: frozenset[int]) -> list[Findings]:
    """How many lamps these are, or which."""
    if isinstance(asked, form.LitBoxes | form.BurntBoxes):
        boxes = " ".join(sorted(f"lamp-{number}" for number in _numbers(circuit, lamps)))
        return [Findings((boxes,))] if boxes else []
    return [_number(asked, len(lamps))]


def _number(asked: form.Lit | form.Burnt | form.Settings, count: int) -> Findings:
    """A number, or its letter."""
    return letter_of_number(asked.options, count) if isinstance(asked, _NUMBERS) else Findings((str(count),))


def _form(circuit: Circuit, asked: Query) -> Any:
    """The circuit with what is asked about, however it is turned or mirrored."""
    lamp, marked = _lamp(circuit, asked), {*_marked(asked)}
    throws = () if isinstance(asked, form.Settings) else circuit.two_way
    parts = [
        (run.start, run.stop, run.part, number == lamp, number in marked) for number, run in enumerate(circuit.runs)
    ]
    pairs = list[tuple[Any, ...]]()
    if isinstance(asked, form.Pair):
        ends = [(*circuit.runs[number].start, *circuit.runs[number].stop) for number in asked.switches]
        pairs = [tuple(ends[one] for one in two) for two in asked.options]
    high = max(max(run.start[0], run.stop[0]) for run in circuit.runs)
    wide = max(max(run.start[1], run.stop[1]) for run in circuit.runs)
    forms = []
    for turned, flipped, mirrored in product((False, True), repeat=3):

        def moved(point: Sequence[int]) -> tuple[int, int]:
            row = high - point[0] if flipped else point[0]  # noqa: B023 - used at once
            column = wide - point[1] if mirrored else point[1]  # noqa: B023
            return (column, row) if turned else (row, column)  # noqa: B023

        def led(at: Point, side: form.Side) -> tuple[int, int]:
            return moved((at[0] + _STEPS[side][0], at[1] + _STEPS[side][1]))

        forms.append(
            (
                sorted((*sorted((moved(one), moved(other))), *rest) for one, other, *rest in parts),
                sorted(map(moved, circuit.bridges)),
                sorted((moved(one.at), led(one.at, one.pivot)) for one in circuit.two_way),
                sorted((moved(one.at), led(one.at, one.to)) for one in throws),
                sorted(sorted(tuple(sorted((moved(run[:2]), moved(run[2:])))) for run in pair) for pair in pairs),
            )
        )
    return min(forms)
