"""Electric circuits on a lattice: which lamps light, and what a switch, a cut or a burnt-out lamp does."""

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, NamedTuple, get_args

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.logic import circuits as form
from puzzlegen.generators.kits.asking import LETTERS, NumberRange, ask_in_range, drawn_range, four
from puzzlegen.generators.kits.ranking import Glance, has_rank, three_beside
from puzzlegen.generators.logic.kits.wiring import Circuit, Throw, Two, Ways, Wires, grown, through

_CIRCUITS: Final = 5  # for an attempt
_PARTS: Final = 40  # ways to put lamps and switches on the wires of a circuit
_LAID: Final = 3  # of these, where parts then change places
_SWAPS: Final = 80  # of two parts of a circuit
_OPEN: Final[dict[type[Any], int]] = {  # of six switches, three where nothing else is said
    **{form.Close: 4, form.Pair: 5, form.Short: 5, form.Cut: 2, form.Most: 2},
    **{form.Burnt: 1, form.BurntOffered: 1, form.Settings: 1, form.SettingsOffered: 1},
}
_SWITCHED: Final = form.Close | form.Pair | form.Short
_BOXED: Final = form.LitBoxes | form.BurntBoxes
_OTHERS: Final = 12  # wrong changes among which three are looked for
_STREWN: Final = 12  # threes of them
_MORE: Final = 2  # switches where open ones are asked about, and twice as many for a short circuit


class CircuitsParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        across, down: lattice points in a row and in a column.
        ears: how many ways leave the first loop and come back.
        lamps, switches: of the numbers of lamps and of switches.
        two_way: of the number of two-way switches, where the settings are not asked for.
        settings: how many two-way switches there are if the settings are asked for.
        live, dark, bypassed: the least numbers of lamps that light (half as many where a switch is to change that), of
            those that stay dark, and of those whose ends are joined by wire.
        ways: how many ways lead from pole to pole, at least, where lamps light; one, where a switch is to change that.
        apart: whether what lights or puts out a lamp is not on the same wire as the lamp, nor in series with it
            otherwise; and whether the cut that puts out the most lamps puts out just one more than another.
        count, out, lights: of the number of lamps that light, of those that go out, and of the settings that are
            asked for.
    """

    across: int
    down: int
    ears: Annotated[tuple[int, int], Knob("more branches", 3, 11)]
    lamps: Annotated[tuple[int, int], Knob("more lamps", 5, 15)]
    switches: Annotated[tuple[int, int], Knob("more switches", 4, 12)]
    two_way: Two
    settings: Two
    live: Annotated[int, Knob("more lamps through which current flows", 1, 7)]
    dark: int
    bypassed: int
    ways: Annotated[int, Knob("more ways among which the current divides", 1, 5)]
    apart: Annotated[bool, Knob("what decides is never on the same wire as the lamp")]
    count: Two
    out: Two
    lights: Two


def _bands(lit: Two, burnt: Two, settings: Two, close: Two, cut: Two) -> dict[type[Any], tuple[float, float]]:
    return {
        **{form.Lit: lit, form.Burnt: burnt, form.Settings: settings},
        **dict.fromkeys((form.Close, form.Pair, form.Short), close),
        **dict.fromkeys((form.Cut, form.Most), cut),
    }


def _depths(lit: Two, burnt: Two, closed: Two, short: Two, settings: Two) -> dict[type[Any], tuple[float, float]]:
    return {
        **{form.Lit: lit, form.Burnt: burnt, form.Short: short, form.Settings: settings},
        **dict.fromkeys((form.Close, form.Pair), closed),
        form.Cut: lit,
    }


LEVELS: Final = {
    Level.EASY: CircuitsParams(
        band=(10, 130),
        bands=_bands((10, 26), (26, 50), (50, 120), (75, 110), (85, 130)),
        depth=(1, 2),
        depths=_depths((0, 1), (1, 2), (1, 2), (2, 3), (0, 2)),
        across=4,
        down=4,
        ears=(4, 4),
        lamps=(5, 6),
        switches=(4, 5),
        two_way=(0, 0),
        settings=(2, 2),
        live=1,
        dark=0,
        bypassed=0,
        ways=1,
        apart=False,
        count=(1, 5),
        out=(1, 4),
        lights=(1, 4),
    ),
    Level.MEDIUM: CircuitsParams(
        band=(27, 190),
        bands=_bands((27, 38), (51, 72), (140, 255), (111, 147), (131, 190)),
        depth=(3, 3),
        depths=_depths((2, 3), (3, 3), (2, 2), (4, 4), (2, 3)),
        across=5,
        down=4,
        ears=(5, 6),
        lamps=(7, 8),
        switches=(5, 6),
        two_way=(0, 1),
        settings=(3, 3),
        live=2,
        dark=1,
        bypassed=0,
        ways=2,
        apart=True,
        count=(3, 7),
        out=(1, 4),
        lights=(1, 5),
    ),
    Level.HARD: CircuitsParams(
        band=(39, 240),
        bands=_bands((39, 52), (73, 104), (256, 420), (148, 207), (191, 240)),
        depth=(4, 4),
        depths=_depths((4, 4), (4, 4), (3, 3), (5, 6), (3, 3)),
        across=6,
        down=5,
        ears=(7, 8),
        lamps=(10, 12),
        switches=(6, 8),
        two_way=(1, 2),
        settings=(3, 3),
        live=3,
        dark=2,
        bypassed=1,
        ways=3,
        apart=True,
        count=(5, 9),
        out=(2, 6),
        lights=(1, 5),
    ),
    Level.EXTREME: CircuitsParams(
        band=(53, 450),
        bands=_bands((53, 95), (105, 180), (500, 1400), (208, 400), (241, 450)),
        depth=(5, 12),
        depths=_depths((5, 12), (5, 12), (4, 12), (7, 16), (4, 4)),
        across=7,
        down=6,
        ears=(9, 11),
        lamps=(13, 15),
        switches=(8, 10),
        two_way=(2, 3),
        settings=(4, 4),
        live=4,
        dark=3,
        bypassed=1,
        ways=4,
        apart=True,
        count=(7, 11),
        out=(3, 8),
        lights=(2, 7),
    ),
}


def invent(rng: Stream, params: CircuitsParams, asked: Drawn) -> Puzzle:
    """Draw circuits until one suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    question, place = asked
    counted = params.out if issubclass(question, form.Burnt) else params.count
    run = drawn_range(*(params.lights if issubclass(question, form.Settings) else counted), rng)
    for _ in range(_CIRCUITS):
        wires = grown((params.down, params.across), state.between(*params.ears), state)
        if wires is None:
            continue
        swapped = issubclass(question, form.Lit)
        for _ in range(_LAID if swapped else _PARTS):
            circuit = _fitted(wires, question, params, state)
            if circuit is not None and swapped:
                circuit = _swapped(circuit, question, run, params, state)
            found = None if circuit is None else _asked(circuit, question, run, params, ask)
            if circuit is None or found is None:
                continue
            low, high = _depth(params, question)
            if not issubclass(question, form.Settings) and not low <= _nested(circuit, question, found) <= high:
                continue
            themes = get_args(form.Theme)
            statement = circuit.published(themes[rng.class_by_index(len(themes), "dress")])
            ways = circuit.told(circuit.now)
            if not found.wrong:
                facts: form.Facts = found.why or form.Ways(ways)
                if found.right is None:
                    return Puzzle(statement, *ask_in_range(run, question, **found.named), facts)
                return Puzzle(statement, question(**found.named), found.right, facts)
            options = four((*found.wrong[:place], found.right, *found.wrong[place:]))
            tried = four(found.tried[one] for one in options)
            facts = form.Lights(ways, tried, found.way) if found.way else form.Tried(ways, tried)
            return Puzzle(statement, question(**found.named, options=options), LETTERS[place], facts)
    raise Rejected("no circuit suits the question")


class _Asked(NamedTuple):
    """A question with what it names: ``right`` is None for a number, the boxes, or the right option of several."""

    named: Mapping[str, Any]
    why: form.Dark | form.Sets | None = None
    right: Any = None
    wrong: Sequence[Any] = ()
    tried: Mapping[Any, form.Lamps | None] = {}  # an option -> the lamps that light then, None for a short circuit
    way: form.Lamps = ()


def _fitted(wires: Wires, question: type[Any], params: CircuitsParams, rng: Stream) -> Circuit | None:
    """Lamps and switches on the edges of a circuit; None where lamps would hardly light, or do not fit."""
    lamps, switches = rng.between(*params.lamps), rng.between(*params.switches)
    wanted = rng.between(*(params.settings if issubclass(question, form.Settings) else params.two_way))
    way = through(wires, rng) if question is form.Short else []
    free = [number for number in range(1, len(wires.edges)) if number not in way]
    switches += _MORE * (1 + (question is form.Short)) if issubclass(question, _SWITCHED) else 0
    if len(free) < lamps + switches + (not way):
        return None
    parts: list[form.Part] = ["battery"]
    parts += ["wire"] * (len(wires.edges) - 1)
    for place, number in enumerate(rng.sample(free, lamps + switches)):
        parts[number] = "lamp" if place < lamps else "open" if rng.below(6) < _OPEN.get(question, 3) else "closed"
    for number in way:
        parts[number] = rng.choice(("wire", "wire", "closed"))
    if way:
        parts[rng.choice(way)] = "open"
    joints = [one for one, arms in wires.beside.items() if len(arms) == 3 and one not in wires.edges[0]]
    if len(joints) < wanted:
        return None
    throws = []
    for point in rng.sample(joints, wanted):
        pivot, to, _ = rng.sample(wires.arms(point), 3)
        throws.append((point, pivot, to))
    circuit = Circuit(wires, parts, throws)
    return circuit if [] not in circuit.now else None


def _swapped(circuit: Circuit, question: type[Any], run: NumberRange, params: CircuitsParams, rng: Stream) -> Circuit:
    """The circuit with parts in other places, as long as this brings the lamps that light nearer to what is wanted."""
    low, high = _depth(params, question)

    def lacks(one: Circuit) -> float:
        lit = {lamp for way in one.now for lamp in way}
        wrong = abs(len(lit) - run.key) if not issubclass(question, _BOXED) else max(0, params.live - len(lit))
        wrong += max(0, params.dark + len(lit) - len(one.lamps)) + max(0, params.ways - len(one.now))
        return wrong + max(0, params.bypassed - len(one.bypassed())) + _outside(one.nested(), low, high)

    left = lacks(circuit)
    for _ in range(_SWAPS):
        if not left:
            break
        one, other = rng.sample(range(1, len(circuit.parts)), 2)
        parts = list(circuit.parts)
        parts[one], parts[other] = parts[other], parts[one]
        new = Circuit(circuit.wires, parts, circuit.throws)
        if parts != circuit.parts and [] not in new.now and (now := lacks(new)) <= left:
            circuit, left = new, now
    return circuit


def _outside(value: float, low: float, high: float) -> float:
    """By how much a value is too small or too large."""
    return max(low - value, value - high, 0)


def _depth(params: CircuitsParams, question: type[Any]) -> tuple[float, float]:
    return params.depth_by_task.get(question.__struct_config__.tag, params.depth or (0, math.inf))


def _nested(circuit: Circuit, question: type[Any], asked: _Asked) -> int:
    """How deep the reasoning is: see the validator."""
    if question is form.Short:
        return circuit.branches(asked.right)
    if issubclass(question, form.Cut | form.Most):
        states = [circuit.without(number).nested() for number in (asked.right, *asked.wrong)]
    elif question is form.Pair:
        named = asked.named["switches"]
        states = [circuit.nested([named[one] for one in two]) for two in (asked.right, *asked.wrong)]
    elif question is form.Close:
        states = [circuit.nested([number]) for number in (asked.right, *asked.wrong)]
    elif issubclass(question, form.Burnt):
        states = [circuit.without(circuit.lamps[asked.named["lamp"] - 1]).nested()]
    else:
        states = []
    return max([circuit.nested(), *states])


def _asked(
    circuit: Circuit, question: type[Any], run: NumberRange, params: CircuitsParams, rng: Stream
) -> _Asked | None:
    """The question, if the circuit suits it."""
    lit = frozenset(lamp for way in circuit.now for lamp in way)
    if issubclass(question, form.Settings):
        return _settings(circuit, run, _depth(params, question), rng)
    if len(circuit.lamps) - len(lit) < params.dark:
        return None
    switched = issubclass(question, _SWITCHED)
    if len(circuit.now) < (1 if switched else params.ways) or len(lit) < params.live // (1 + switched):
        return None
    if issubclass(question, form.Lit):
        suits = len(circuit.bypassed()) >= params.bypassed
        return _lamps(circuit, question, lit, run, _Asked({}, circuit.dark())) if suits else None
    if issubclass(question, form.Burnt):
        return _burnt(circuit, question, lit, run, params, rng)
    if issubclass(question, form.Cut | form.Most):
        return _cut(circuit, question, lit, params, rng)
    switches = [number for number, part in enumerate(circuit.parts) if part == "open"]
    if question is form.Short:
        switches = [one for one in switches if circuit.wires.chains[one].isdisjoint(circuit.lamps)]
        poles = circuit.at_poles() if params.bypassed else ()
        if poles:  # all have an end at a pole, as the right one has both
            switches = [one for one in switches if one in poles[0] | poles[1]]
        bare = {one: circuit.ways([one]) for one in switches}
        right = [one for one, ways in bare.items() if [] in ways]
        return _one_of(circuit, {}, bare, right, 0, 1, rng, met=poles)
    alone = {one: circuit.ways([one]) for one in switches}
    dark = sorted(set(circuit.lamps) - lit)
    both = {two: circuit.ways(two) for two in combinations(alone, 2)} if question is form.Pair else {}
    lit_by = {two: {lamp for way in found for lamp in way} for two, found in both.items()}
    for lamp in rng.sample(dark, len(dark)):
        lights = [number for number, found in alone.items() if any(lamp in way for way in found)]
        query = {"lamp": circuit.number(lamp)}
        if question is form.Pair:
            after = {two: both[two] for two in both if not {*two} & {*lights}}
            lighting = [two for two in after if lamp in lit_by[two]]
            asked = _pair(circuit, query, after, lighting, lamp, params, rng) if lighting else None
        else:
            asked = _one_of(circuit, query, alone, lights, lamp, 1, rng, _plain(circuit, lamp, lights, params))
        if asked is not None:
            return asked
    return None


def _lamps(
    circuit: Circuit, question: type[Any], lamps: Collection[int], run: NumberRange, asked: _Asked
) -> _Asked | None:
    """How many lamps these are, or all of them in boxes."""
    if issubclass(question, _BOXED):
        boxes = tuple(f"lamp-{number}" for number in circuit.numbers(lamps))
        return asked._replace(right=boxes) if 1 < len(boxes) < len(circuit.lamps) - 1 else None
    return asked if len(lamps) == run.key else None


def _one_of(
    circuit: Circuit,
    named: Mapping[str, Any],
    after: Mapping[Any, Ways],
    right: Sequence[Any],
    part: int | None,
    exact: int,
    rng: Stream,
    away: Collection[int] = (),
    met: Sequence[Collection[int]] = (),
) -> _Asked | None:
    """One of the right changes, though not of those ``away``, among three others; two of these at most do nothing.

    The others, if any are said to be ``met``, are some of each of these.

    If a part of the circuit is given, it is drawn for the item whether the right change ranks high by each of its
    `_looks`; the first ``exact`` of these have to be so.
    """
    others = [one for one in after if one not in right]
    idle = [one for one in others if after[one] == circuit.now] if part != 0 else []
    others = [one for one in others if one not in idle[2:]]
    others = rng.sample(others, min(_OTHERS, len(others)))
    looks = {} if part is None else {one: _looks(circuit, one, part) for one in after}
    told = [*zip(*(looks[one] for one in others), strict=True)] if looks else []
    upper = [rng.class_by_index(2, name) for name in ("distance", "lamps")]
    for key in rng.sample(right, len(right)):
        if key in away or not others:
            continue
        ranks = [2 * half + rng.below(2) for half in upper]
        glances = [*map(Glance, looks[key], told, ranks)] if looks else []
        wrong = _strewn(circuit, key, others, glances, met, rng) if looks else three_beside(others, glances, rng)
        wrong = wrong or (_strewn(circuit, key, others, glances[:exact], met, rng) if looks else None)
        if wrong is None:
            continue
        lights = [way for way in circuit.told(after[key]) if named.get("lamp") in way]
        tried = {one: circuit.lit(after[one]) for one in (key, *wrong)}
        return _Asked(named, None, key, wrong, tried, lights[0] if lights else ())
    return None


def _plain(circuit: Circuit, lamp: int, numbers: Collection[int], params: CircuitsParams) -> set[int]:
    """Which of some edges show at once that the lamp hangs on them, as it is in series with them."""
    return {number for number in numbers if params.apart and circuit.in_series(lamp, number)}


def _strewn(
    circuit: Circuit,
    key: int,
    others: Sequence[int],
    glances: list[Glance],
    met: Sequence[Collection[int]],
    rng: Stream,
) -> list[int] | None:
    """Three others beside the key, some of each ``met``; it is drawn for the item whether it is farther off than they.

    So where all hang on a pole, the right one is not the only one that the other pole leads to.
    """
    is_odd = rng.class_by_index(len(LETTERS), "strewn") == 0
    for _ in range(_STREWN):
        wrong = three_beside(others, glances, rng)
        if wrong is None:
            return None
        four = [key, *wrong]
        if any({*wrong}.isdisjoint(some) for some in met):
            continue
        if has_rank([sum(circuit.wires.distance(one, other) for other in four) for one in four], len(wrong)) == is_odd:
            return wrong
    return None


def _looks(circuit: Circuit, number: int, part: int) -> tuple[float, float]:
    """How far an edge is from a part, and how many lamps are on its wire; where these are equal, how long that is.

    From the battery on, it is how many of the edge's ends are crossings, and how far it is.
    """
    wire, far = circuit.wires.chains[number], circuit.wires.distance(number, part)
    if part == 0:
        return sum(len(circuit.wires.beside[end]) > 2 for end in circuit.wires.edges[number]), far
    return far, len(wire.intersection(circuit.lamps)) + len(wire) / 1000


def _burnt(
    circuit: Circuit, question: type[Any], lit: frozenset[int], run: NumberRange, params: CircuitsParams, rng: Stream
) -> _Asked | None:
    """A lamp that burns out, and others that then go out: not all, nor only those on the same wire."""
    for lamp in rng.sample(sorted(lit), len(lit)):
        after = circuit.ways(burnt=lamp)
        out = lit - {lamp} - {one for way in after for one in way}
        if not out or len(out) == len(lit) - 1 or (params.apart and out <= circuit.wires.chains[lamp]):
            continue
        found = _lamps(circuit, question, out, run, _Asked({"lamp": circuit.number(lamp)}))
        if found is not None:
            return found
    return None


def _settings(circuit: Circuit, run: NumberRange, depth: tuple[float, float], rng: Stream) -> _Asked | None:
    """A lamp that lights in so many settings, to which so many of the two-way switches matter."""
    low, high = depth
    every: list[tuple[Throw, ...]] = [()]
    for point, pivot, to in circuit.throws:
        (other,) = [arm for arm in circuit.wires.arms(point) if arm not in (pivot, to)]
        every = [(*some, (point, pivot, arm)) for some in every for arm in (to, other)]
    found = [circuit.ways(throws=some) for some in every]
    for lamp in rng.sample(circuit.lamps, len(circuit.lamps)):
        lights = [any(lamp in way for way in ways) for ways in found]
        idle = sum(
            all(lights[number] == lights[number ^ (1 << place)] for number in range(len(every)))
            for place in range(len(circuit.throws))
        )
        if low <= len(circuit.throws) - idle <= high and sum(lights) == run.key:
            sets = [
                form.Set(circuit.levers(some), circuit.told([way for way in ways if lamp in way])[0])
                for some, ways, holds in zip(every, found, lights, strict=True)
                if holds
            ]
            return _Asked({"lamp": circuit.number(lamp)}, form.Sets(tuple(sorted(sets, key=lambda one: one.levers))))
    return None


def _pair(
    circuit: Circuit,
    named: Mapping[str, Any],
    both: Mapping[Two, Ways],
    right: Sequence[Two],
    lamp: int,
    params: CircuitsParams,
    rng: Stream,
) -> _Asked | None:
    """Two pairs of open switches, of which one pair lights a dark lamp when it is closed, and pairs across them.

    How many of these are nearer to the lamp than the right one is drawn for the item. Neither of the right ones is in
    series with the lamp where what decides is to be apart from it.
    """
    rank = rng.class_by_index(len(LETTERS), "distance")
    away = {number: circuit.wires.distance(number, lamp) for two in both for number in two}
    far = {(one, other): away[one] + away[other] for one, other in both}
    plain = _plain(circuit, lamp, {number for two in right for number in two}, params)
    for key in rng.sample(right, len(right)):
        if not plain.isdisjoint(key):
            continue
        apart = [two for two in both if not {*two} & {*key}]
        for other in rng.sample(apart, len(apart)):
            sides = [[one, two] for one, two in zip(rng.sample(key, 2), other, strict=True)]
            for side in sides:
                rng.shuffle(side)
            four = [number for side in sides for number in side]
            pairs = {(a, b): (min(four[a], four[b]), max(four[a], four[b])) for a in (0, 1) for b in (2, 3)}
            if {*right} & {*pairs.values()} != {key} or sum(far[two] < far[key] for two in pairs.values()) != rank:
                continue
            (place,) = (place for place, two in pairs.items() if two == key)
            after = {place: both[two] for place, two in pairs.items()}
            asked = _one_of(circuit, {**named, "switches": tuple(four)}, after, [place], None, 0, rng)
            if asked is not None:
                return asked
    return None


def _cut(
    circuit: Circuit, question: type[Any], lit: frozenset[int], params: CircuitsParams, rng: Stream
) -> _Asked | None:
    """Four cuts, of which no two put out the same lamps, and none all: one puts out a lamp, or the most lamps."""
    bare = [number for number, part in enumerate(circuit.parts) if part == "wire"]
    chains = circuit.wires.chains
    one_of = {chains[number]: number for number in bare}  # it matters which chain is cut, and not where
    cut = {chain: circuit.without(number).ways() for chain, number in one_of.items()}
    after = {number: cut[chains[number]] for number in rng.sample(bare, len(bare))}
    left = {number: frozenset(lamp for way in found for lamp in way) for number, found in after.items()}
    kinds = {lit - lamps: number for number, lamps in left.items() if lamps}
    after = {number: after[number] for number in kinds.values()}
    if question is form.Cut:
        for lamp in rng.sample(sorted(lit), len(lit)):
            right = [number for number in after if lamp not in left[number]]
            query, away = {"lamp": circuit.number(lamp)}, _plain(circuit, lamp, right, params)
            asked = _one_of(circuit, query, after, right, lamp, 2, rng, away)
            if asked is not None:
                return asked
        return None
    for key in rng.sample([*after], len(after)):
        fewer = {one: found for one, found in after.items() if len(left[one] & lit) > len(left[key] & lit)}
        asked = _one_of(circuit, {}, {key: after[key], **fewer}, [key], 0, 1, rng)
        if asked is not None and (
            not params.apart or min(len(left[one] & lit) for one in asked.wrong) == len(left[key] & lit) + 1
        ):
            return asked
    return None
