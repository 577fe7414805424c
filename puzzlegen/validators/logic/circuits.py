"""Finds the lamps through which a current flows, by merging what is in series or parallel; judges `logic/circuits`.

The format is that of ``docs/logic-circuits.md``.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
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

BUDGET: Final = 10_000  # edges merged or taken away
_BYPASS: Final = 5  # runs that a bypassed lamp is worth
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Point: TypeAlias = tuple[Small, Small]
Side: TypeAlias = Literal["n", "e", "s", "w"]
_STEPS: Final[Mapping[str, tuple[int, int]]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


class _Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "stop": "to"}):
    start: Point
    stop: Point
    part: Literal["wire", "lamp", "open", "closed", "battery"]


class _Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"to": "set"}):
    at: Point
    pivot: Side
    to: Side


class _Circuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["bench", "ship", "house"]
    runs: Annotated[tuple[_Run, ...], msgspec.Meta(min_length=4, max_length=120)]
    bridges: tuple[Point, ...]
    two_way: Annotated[tuple[_Throw, ...], msgspec.Meta(max_length=6)]

    @property
    def lamps(self) -> list[int]:
        """The runs with lamps, in the order of the lamps' numbers."""
        return [number for number, run in enumerate(self.runs) if run.part == "lamp"]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal[
        "lit",
        "lit_choice",
        "lit_boxes",
        "burnt",
        "burnt_choice",
        "burnt_boxes",
        "settings",
        "settings_choice",
        "close",
        "pair",
        "cut",
        "most",
        "short",
    ]
    lamp: int | None = None
    switches: tuple[int, int, int, int] | None = None
    options: tuple[int | tuple[int, int], ...] | None = None


class _Set(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levers: tuple[Side, ...]
    way: tuple[int, ...]


class _Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an explanation says of lamps, by their numbers; each question has some of these."""

    ways: tuple[tuple[int, ...], ...] | None = None
    bypassed: tuple[int, ...] | None = None
    dead: tuple[int, ...] | None = None
    detours: tuple[int, ...] | None = None
    tried: tuple[tuple[int, ...] | None, ...] | None = None
    way: tuple[int, ...] | None = None
    sets: tuple[_Set, ...] | None = None


class _State(NamedTuple):
    """What happens in a circuit: the runs whose lamps light, whether the battery is shorted, and what that took."""

    lit: frozenset[int]
    shorted: bool
    knotted: bool  # neither in series nor in parallel: who could say whether a current flows there?
    bypassed: int
    runs: int  # that are joined to the battery
    merged: int


def certify(statement: Statement, query: Statement) -> Certificate:
    """Contract what conducts, and merge the rest until the battery has one edge, or none.

    The difficulty is the number of runs to be followed: those joined to the battery, in each state of the circuit that
    has to be looked at; a bypassed lamp is worth five.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    circuit, asked = parse(statement, _Circuit, "statement"), parse(query, _Query, "query")
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
        unit="runs followed",
        canonical=fingerprint((asked.task.removesuffix("_choice").removesuffix("_boxes"), _form(circuit, asked))),
        structure=f"{len(circuit.lamps)} lamps, {len(circuit.two_way)} two-way switches",
        faults=("a lamp is part of a knot that is neither in series nor in parallel",) if knotted else (),
    )


def _arms(circuit: _Circuit) -> dict[Point, dict[str, int]]:
    """Point -> the sides to which runs lead, and which."""
    sides = {step: name for name, step in _STEPS.items()}
    arms: defaultdict[Point, dict[str, int]] = defaultdict(dict)
    for number, run in enumerate(circuit.runs):
        for a, b in ((run.start, run.stop), (run.stop, run.start)):
            side = sides.get((b[0] - a[0], b[1] - a[1]))
            if side is None or side in arms[a]:
                raise MalformedStatement("a run leads to the next point, and there is one at most between two points")
            arms[a][side] = number
    return dict(arms)


def _check(circuit: _Circuit) -> None:
    arms = _arms(circuit)
    if sum(run.part == "battery" for run in circuit.runs) != 1 or not circuit.lamps:
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


_LAMP: Final = ("burnt", "burnt_choice", "burnt_boxes", "settings", "settings_choice", "close", "pair", "cut")
_OPEN: Final = ("lit", "lit_boxes", "burnt", "burnt_boxes", "settings")  # no options


def _check_query(circuit: _Circuit, query: _Query) -> None:
    if (query.lamp is None) == (query.task in _LAMP) or (query.options is None) == (query.task not in _OPEN):
        raise MalformedStatement("lamp and options stand exactly where the task needs them")
    if not 1 <= (query.lamp or 1) <= len(circuit.lamps):
        raise MalformedStatement("lamps are called by their numbers")
    if (query.switches is None) == (query.task == "pair"):
        raise MalformedStatement("four switches stand exactly where pairs are asked for")
    if query.task.startswith("settings") and not circuit.two_way:
        raise MalformedStatement("there is a two-way switch to be set")
    if query.options is None:
        return
    demand_different(query.options)
    pairs = [one for one in query.options if isinstance(one, tuple)]
    if len(query.options) != len(LETTERS) or len(pairs) != (len(LETTERS) if query.task == "pair" else 0):
        raise MalformedStatement("there are four numbers, or four pairs of switches")
    if any(not 0 <= a < b < len(LETTERS) for a, b in pairs):
        raise MalformedStatement("two different switches make a pair")
    runs = query.switches if query.task == "pair" else query.options if query.task in _CHANGES else ()
    part = "wire" if query.task in ("cut", "most") else "open"
    if len(set(runs or ())) < len(runs or ()) or any(
        not isinstance(run, int) or not 0 <= run < len(circuit.runs) or circuit.runs[run].part != part
        for run in runs or ()
    ):
        raise MalformedStatement(f"what is changed are four runs of the kind {part}")


_CHANGES: Final = ("close", "cut", "most", "short")


def _state(circuit: _Circuit, throws: Sequence[_Throw], closed: Sequence[int] = (), cut: Sequence[int] = ()) -> _State:
    """What happens with some switches closed and some runs cut."""
    ends, edges, poles = _contracted(circuit, throws, closed, cut)
    joined = _joined(edges, poles)
    held = sum(one in joined or other in joined for one, other in ends)
    loops = sum(one == other and one in joined for one, other, _ in edges)
    if poles[0] == poles[1]:
        return _State(frozenset(), shorted=True, knotted=False, bypassed=loops, runs=held, merged=len(edges))
    left = _merged(edges, poles)
    between = [lamps for one, other, lamps in left if {one, other} == {*poles}]
    knotted = len(left) > 1 or len(between) < len(left)
    lit = between[0] if between and not knotted else frozenset[int]()
    return _State(lit, shorted=False, knotted=knotted, bypassed=loops, runs=held, merged=len(edges))


_Lamp: TypeAlias = tuple[Any, Any, frozenset[int]]


def _contracted(
    circuit: _Circuit, throws: Sequence[_Throw], closed: Sequence[int], cut: Sequence[int]
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
    return held, [(*held[number], frozenset({number})) for number in circuit.lamps if number not in cut], poles


def _ends(circuit: _Circuit, throws: Sequence[_Throw]) -> list[tuple[Any, Any]]:
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


def _merged(edges: Sequence[_Lamp], poles: Sequence[Any]) -> list[_Lamp]:
    """What is left when dead ends and loops are taken away, and chains and parallel edges are merged.

    All lamps that an edge between the poles then stands for have a current, and those taken away have none.
    """
    left = list(edges)
    while True:
        left = [edge for edge in left if edge[0] != edge[1]]
        parallel: dict[frozenset[Any], _Lamp] = {}
        for one, other, lamps in left:
            key = frozenset((one, other))
            parallel[key] = (one, other, lamps | (parallel[key][2] if key in parallel else frozenset()))
        left = list(parallel.values())
        at: defaultdict[Any, list[_Lamp]] = defaultdict(list)
        for edge in left:
            at[edge[0]].append(edge)
            at[edge[1]].append(edge)
        point = next((point for point, some in at.items() if point not in poles and len(some) < 3), None)
        if point is None:
            return left
        some = at[point]
        left = [edge for edge in left if edge not in some]
        if len(some) == 2:  # a chain; of a dead end, nothing is left
            (start,), (stop,) = ([end for end in edge[:2] if end != point] for edge in some)
            left.append((start, stop, some[0][2] | some[1][2]))


def _answer(circuit: _Circuit, query: _Query) -> tuple[list[Findings], list[_State]]:
    """The answers, and the states that were looked at."""
    lamps, task = circuit.lamps, query.task.partition("_")[0]
    before = _state(circuit, circuit.two_way)
    lamp = lamps[query.lamp - 1] if query.lamp is not None else -1
    if task == "lit":
        return _counted(circuit, query, before.lit), [before]
    if task == "burnt":
        after = _state(circuit, circuit.two_way, cut=(lamp,))
        out = before.lit - after.lit - {lamp}
        return _counted(circuit, query, out) if lamp in before.lit else [], [before, after]
    if task == "settings":
        states = [_state(circuit, throws) for throws in product(*map(_both(circuit), circuit.two_way))]
        count = sum(lamp in state.lit for state in states)
        return [letter_of_number(query.options, count) if query.options else Findings((str(count),))], states  # type: ignore[arg-type]
    states = list[_State]()
    for one in query.options or ():
        runs = [one] if isinstance(one, int) else [query.switches[number] for number in one] if query.switches else []
        kept = () if task in ("cut", "most") else runs
        states.append(_state(circuit, circuit.two_way, closed=kept, cut=() if kept else runs))
    if task == "short":
        right, against = [state.shorted for state in states], "the poles are not joined by wire alone"
    elif task == "most":
        most = max(len(before.lit - state.lit) for state in states)
        right, against = [len(before.lit - state.lit) == most for state in states], "another cut puts out more lamps"
    elif task == "cut":
        right, against = [lamp not in state.lit for state in states], "the lamp goes on burning"
    else:
        right, against = [lamp in state.lit for state in states], "the lamp stays dark"
    settled = (lamp in before.lit) == (task == "cut") if lamp >= 0 else not before.shorted
    return [letters_of(right, against)] if settled else [], [before, *states]


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Follow all ways of the current again, and say why the other lamps are dark, or what each change does.

    Raises:
        MalformedStatement: the explanation breaks the format.
    """
    circuit, asked = parse(statement, _Circuit, "statement"), parse(query, _Query, "query")
    told, true = parse(why, _Why, "explanation"), _true(circuit, asked, answer)
    if true is None:
        return ("there are too many ways of the current",)
    named = [[name for name in _Why.__struct_fields__ if getattr(one, name) is not None] for one in (told, true)]
    if named[0] != named[1]:
        raise MalformedStatement("an explanation has the facts of its question")
    return tuple(f"its {name}: not so" for name in named[1] if getattr(told, name) != getattr(true, name))


def _true(circuit: _Circuit, query: _Query, answer: str) -> _Why | None:
    """What an explanation has to say; None where there are too many ways of the current."""
    task, lamp = query.task.partition("_")[0], query.lamp
    if task == "settings":
        sets = [
            _Set(
                tuple(throw.to for throw in sorted(throws, key=lambda one: one.at)), _through(circuit, throws, (), lamp)
            )
            for throws in product(*map(_both(circuit), circuit.two_way))
        ]
        return _Why(sets=tuple(sorted((one for one in sets if one.way), key=lambda one: one.levers)))
    ways = _ways(circuit, circuit.two_way, ())
    if ways is None or task == "burnt":
        return None if ways is None else _Why(ways=ways)
    if task == "lit":
        bypassed, dead, detours = _dark(circuit)
        return _Why(ways, bypassed, dead, detours)
    tried, way = [], None
    for number, one in enumerate(query.options or ()):
        runs = [one] if isinstance(one, int) else [query.switches[number] for number in one] if query.switches else []
        kept = () if task in ("cut", "most") else runs
        state = _state(circuit, circuit.two_way, closed=kept, cut=() if kept else runs)
        tried.append(None if state.shorted else _numbers(circuit, state.lit))
        if task in ("close", "pair") and LETTERS[number] == answer:
            way = _through(circuit, circuit.two_way, kept, lamp)
    return _Why(ways, tried=tuple(tried), way=way)


def _numbers(circuit: _Circuit, lamps: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(circuit.lamps.index(lamp) + 1 for lamp in lamps))


def _through(circuit: _Circuit, throws: Sequence[_Throw], closed: Sequence[int], lamp: int | None) -> tuple[int, ...]:
    """The first way through a lamp; an empty one if there is none, or if there are too many."""
    return next((way for way in _ways(circuit, throws, closed) or () if lamp in way), ())


def _ways(circuit: _Circuit, throws: Sequence[_Throw], closed: Sequence[int]) -> tuple[tuple[int, ...], ...] | None:
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
                    open_.append(((*way, circuit.lamps.index(lamp) + 1), (*points, there)))
        if looked > BUDGET:
            return None
    return tuple(sorted(found, key=lambda way: (len(way), way)))


def _dark(circuit: _Circuit) -> Iterator[tuple[int, ...]]:
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


def _both(circuit: _Circuit) -> Any:
    arms = _arms(circuit)
    return lambda throw: [
        _Throw(throw.at, throw.pivot, side)  # type: ignore[arg-type]
        for side in sorted(arms[throw.at])
        if side != throw.pivot
    ]


def _counted(circuit: _Circuit, query: _Query, lamps: frozenset[int]) -> list[Findings]:
    """How many lamps these are, or which."""
    if query.task.endswith("_boxes"):
        boxes = " ".join(sorted(f"lamp-{circuit.lamps.index(lamp) + 1}" for lamp in lamps))
        return [Findings((boxes,))] if boxes else []
    return [letter_of_number(query.options, len(lamps)) if query.options else Findings((str(len(lamps)),))]  # type: ignore[arg-type]


def _form(circuit: _Circuit, query: _Query) -> Any:
    """The circuit with what is asked about, however it is turned or mirrored."""
    lamp = circuit.lamps[query.lamp - 1] if query.lamp is not None else -1
    marked = {*(query.switches or ()), *(query.options or () if query.task in _CHANGES else ())}
    throws = [] if query.task.startswith("settings") else circuit.two_way
    parts = [
        (run.start, run.stop, run.part, number == lamp, number in marked) for number, run in enumerate(circuit.runs)
    ]
    pairs = [
        tuple(circuit.runs[query.switches[one]].start + circuit.runs[query.switches[one]].stop for one in pair)
        for pair in query.options or ()
        if query.switches and isinstance(pair, tuple)
    ]
    high = max(max(run.start[0], run.stop[0]) for run in circuit.runs)
    wide = max(max(run.start[1], run.stop[1]) for run in circuit.runs)
    forms = []
    for turned, flipped, mirrored in product((False, True), repeat=3):

        def moved(point: Sequence[int]) -> tuple[int, int]:
            row = high - point[0] if flipped else point[0]  # noqa: B023 - used at once
            column = wide - point[1] if mirrored else point[1]  # noqa: B023
            return (column, row) if turned else (row, column)  # noqa: B023

        def led(at: Point, side: str) -> tuple[int, int]:
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
