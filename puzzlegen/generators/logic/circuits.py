"""Electric circuits on a lattice: which lamps light, and what a switch, a cut or a burnt-out lamp does."""

import math
from collections.abc import Collection, Mapping, Sequence
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
_LAID: Final = 12  # of these, where parts then change places
_SWAPS: Final = 40  # of two parts of a circuit
_DRAWS: Final = 10  # of places for cuts
_PAIRS: Final = 40  # tries to find two pairs of edges
_TRIES: Final = 6  # to open four edges so that each does what is wanted
_OPEN: Final[dict[type[Any], int]] = {  # of six switches, three where nothing else is said
    **{form.Close: 2, form.Pair: 2, form.Cut: 2, form.Most: 2},
    **{form.Burnt: 1, form.BurntOffered: 1, form.Settings: 1, form.SettingsOffered: 1},
}
_SWITCHED: Final = form.Close | form.Pair | form.Short
_AS_LAID: Final = _SWITCHED | form.Settings
_BOXED: Final = form.LitBoxes | form.BurntBoxes
_OTHERS: Final = 12  # wrong changes among which three are looked for
_STREWN: Final = 12  # threes of them


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
        as_laid = issubclass(question, _AS_LAID)
        for _ in range(_PARTS if as_laid else _LAID):
            laid = _fitted(wires, question, params, state)
            if laid is not None and not as_laid:
                laid = _swapped(laid, question, run, params, state) if laid.now else None
            found = None if laid is None else _asked(laid, question, run, params, ask)
            if found is None:
                continue
            circuit, asking = found
            low, high = _depth(params, question)
            if not issubclass(question, form.Settings) and not low <= _nested(circuit, question, asking) <= high:
                continue
            themes = get_args(form.Theme)
            statement = circuit.published(themes[rng.class_by_index(len(themes), "dress")])
            ways = circuit.told(circuit.now)
            if not asking.wrong:
                facts: form.Facts = asking.why or form.Ways(ways)
                if asking.right is None:
                    return Puzzle(statement, *ask_in_range(run, question, **asking.named), facts)
                return Puzzle(statement, question(**asking.named), asking.right, facts)
            options = four((*asking.wrong[:place], asking.right, *asking.wrong[place:]))
            tried = four(asking.tried[one] for one in options)
            facts = form.Lights(ways, tried, asking.way) if asking.way else form.Tried(ways, tried)
            return Puzzle(statement, question(**asking.named, options=options), LETTERS[place], facts)
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
    if len(free) < lamps + switches + (not way):
        return None
    parts: list[form.Part] = ["battery"]
    parts += ["wire"] * (len(wires.edges) - 1)
    for place, number in enumerate(rng.sample(free, lamps + switches)):
        parts[number] = "lamp" if place < lamps else "open" if rng.below(6) < _OPEN.get(question, 3) else "closed"
    for number in way:
        parts[number] = rng.choice(("wire", "wire", "closed"))
    joints = [one for one, arms in wires.beside.items() if len(arms) == 3 and one not in wires.edges[0]]
    if len(joints) < wanted:
        return None
    throws = []
    for point in rng.sample(joints, wanted):
        pivot, to, _ = rng.sample(wires.arms(point), 3)
        throws.append((point, pivot, to))
    circuit = Circuit(wires, parts, throws)
    return circuit if ([] in circuit.now) == (question is form.Short) else None


def _cuts(circuit: Circuit, kinds: Collection[str], rng: Stream) -> dict[int, Ways]:
    """What is left after each cut through edges with parts of these kinds, in any order."""
    numbers = [number for number, part in enumerate(circuit.parts) if part in kinds]
    chains = circuit.wires.chains
    one_of = {chains[number]: number for number in numbers}  # it matters which chain is cut, and not where
    left = {
        chain: circuit.without(number).ways()
        if chain.isdisjoint(circuit.lamps)
        else [way for way in circuit.now if chain.isdisjoint(way)]
        for chain, number in one_of.items()
    }
    return {number: left[chains[number]] for number in rng.sample(numbers, len(numbers))}


def _lamps_on(ways: Ways) -> frozenset[int]:
    return frozenset(lamp for way in ways for lamp in way)


def _swapped(circuit: Circuit, question: type[Any], run: NumberRange, params: CircuitsParams, rng: Stream) -> Circuit:
    """The circuit with parts in other places, as long as this brings it nearer to what is wanted."""
    left = _lacks(circuit, question, run, params)
    for _ in range(_SWAPS):
        if not left:
            break
        one = rng.choice([number for number, part in enumerate(circuit.parts) if part not in ("wire", "battery")])
        other = 1 + rng.below(len(circuit.parts) - 1)
        if circuit.parts[one] == circuit.parts[other]:
            continue
        parts = list(circuit.parts)
        parts[one], parts[other] = parts[other], parts[one]
        new = Circuit(circuit.wires, parts, circuit.throws)
        if new.now and [] not in new.now and (now := _lacks(new, question, run, params)) <= left:
            circuit, left = new, now
    return circuit


def _lacks(circuit: Circuit, question: type[Any], run: NumberRange, params: CircuitsParams) -> float:
    """How far a circuit is from what the question wants."""
    lit, boxed = _lamps_on(circuit.now), issubclass(question, _BOXED)
    wrong: float = max(0, len(lit) + params.dark - len(circuit.lamps)) + max(0, params.live - len(lit))
    wrong += max(0, params.ways - len(circuit.now)) + _outside(circuit.nested(), *_depth(params, question))
    if issubclass(question, form.Lit):
        return wrong + max(0, params.bypassed - len(circuit.bypassed())) + (not boxed and abs(len(lit) - run.key))
    if issubclass(question, form.Burnt):
        counts = map(len, _burning(circuit, params).values())
        return wrong + min((count < 2 if boxed else abs(count - run.key) for count in counts), default=run.key)
    kinds = {lit - _lamps_on([way for way in circuit.now if lamp not in way]) for lamp in lit}
    return wrong + max(0, len(LETTERS) - len(kinds - {lit}))


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
) -> tuple[Circuit, _Asked] | None:
    """The question, if the circuit suits it, and the circuit, in which four switches may be open now."""
    if issubclass(question, _SWITCHED):
        return _switched(circuit, question, params, rng)
    asked = _seen(circuit, question, run, params, rng)
    return None if asked is None else (circuit, asked)


def _seen(
    circuit: Circuit, question: type[Any], run: NumberRange, params: CircuitsParams, rng: Stream
) -> _Asked | None:
    """The question about the circuit as it is."""
    lit = _lamps_on(circuit.now)
    if issubclass(question, form.Settings):
        return _settings(circuit, run, _depth(params, question), rng)
    if len(circuit.lamps) - len(lit) < params.dark:
        return None
    if len(circuit.now) < params.ways or len(lit) < params.live:
        return None
    if issubclass(question, form.Lit):
        suits = len(circuit.bypassed()) >= params.bypassed
        return _lamps(circuit, question, lit, run, _Asked({}, circuit.dark())) if suits else None
    if issubclass(question, form.Burnt):
        burning = _burning(circuit, params)
        tried = (
            _lamps(circuit, question, burning[lamp], run, _Asked({"lamp": circuit.number(lamp)}))
            for lamp in rng.sample([*burning], len(burning))
        )
        return next(filter(None, tried), None)
    return _cut(circuit, question, lit, params, rng)


def _switched(
    circuit: Circuit, question: type[Any], params: CircuitsParams, rng: Stream
) -> tuple[Circuit, _Asked] | None:
    """The circuit with four edges open, of which one ends the short circuit, or one or two put out a lamp."""
    low, high = _depth(params, question)
    if question is form.Short:
        return _short(circuit, params, rng) if low <= circuit.branches() <= high else None
    lit = _lamps_on(circuit.now)
    if len(circuit.now) < 2 or len(lit) < params.live or circuit.nested() > high:
        return None
    cuts = _cuts(circuit, ("wire", "closed"), rng)
    left = {one: _lamps_on(after) for one, after in cuts.items()}
    for lamp in rng.sample(sorted(lit), len(lit)):
        query = {"lamp": circuit.number(lamp)}
        right = [one for one in cuts if left[one] and lamp not in left[one]]
        if len(right) <= (question is form.Pair):
            continue
        plain = _plain(circuit, lamp, right, params)
        right = [one for one in right if one not in plain]
        rest = {one: after for one, after in cuts.items() if lamp in left[one]}
        if question is form.Pair:
            found = _pair(circuit, query, right, rest, left, lamp, params, rng)
        else:
            found, after = None, rest | {one: cuts[one] for one in right}
            for _ in range(_TRIES):
                asked = _one_of(circuit, query, after, right, lamp, 1, rng)
                found = _opened(circuit, query, _each(asked), params) if asked else None
                if found is not None or asked is None:
                    break
        if found is not None:
            return found
    return None


def _short(circuit: Circuit, params: CircuitsParams, rng: Stream) -> tuple[Circuit, _Asked] | None:
    """The same for a short circuit: no lamp is on the wires of the four, and all lead to a pole, as the right one's."""
    cuts = _cuts(circuit, ("wire", "closed"), rng)
    bare = [one for one in cuts if circuit.wires.chains[one].isdisjoint(circuit.lamps)]
    for key in bare:
        if [] in cuts[key]:
            continue
        poles = circuit.without(key).at_poles() if params.bypassed else ()
        beside = [one for one in bare if [] in cuts[one] and (not poles or one in poles[0] | poles[1])]
        asked = _one_of(circuit, {}, {one: cuts[one] for one in [key, *beside]}, [key], 0, 1, rng, met=poles)
        found = _opened(circuit, {}, _each(asked), params) if asked else None
        if found is not None and (not poles or _at_each(found[0].at_poles(), found[1].wrong)):
            return found
    return None


def _at_each(poles: Sequence[Collection[int]], numbers: Sequence[int]) -> bool:
    """True if all of some edges are at the poles, and not all at the same one."""
    return all(any(one in pole for pole in poles) for one in numbers) and all(
        any(one in pole for one in numbers) for pole in poles
    )


def _each(asked: _Asked) -> dict[int, tuple[int]]:
    """Its options as changes, the right one first."""
    return {one: (one,) for one in (asked.right, *asked.wrong)}


def _opened(
    circuit: Circuit, named: Mapping[str, Any], changes: Mapping[Any, Sequence[int]], params: CircuitsParams
) -> tuple[Circuit, _Asked] | None:
    """The circuit with edges open that are to be closed by four changes, of which only the first one does it.

    None where it is otherwise, where more than two of the others do nothing, or where one switch of a pair is enough.
    """
    numbers = {one for some in changes.values() for one in some}
    new = circuit.without(*numbers)
    lit, lamp = _lamps_on(new.now), new.lamps[named["lamp"] - 1] if named else 0
    if not lit or len(lit) < params.live // 2 or len(new.lamps) - len(lit) < params.dark:
        return None

    def does(ways: Ways) -> bool:
        return any(lamp in way for way in ways) if lamp else [] in ways

    after = {one: new.ways(some) for one, some in changes.items()}
    key, *wrong = changes
    if not does(after[key]) or does(new.now) or any(does(after[one]) for one in wrong):
        return None
    if lamp and sum(after[one] == new.now for one in wrong) > 2:
        return None
    if len(changes[key]) > 1 and any(does(new.ways([one])) for one in numbers):
        return None
    return new, _told(new, named, key, wrong, after)


def _told(
    circuit: Circuit, named: Mapping[str, Any], key: Any, wrong: Sequence[Any], after: Mapping[Any, Ways]
) -> _Asked:
    """The question with what each change does, and the first way through the lamp after the right one."""
    lights = [way for way in circuit.told(after[key]) if named.get("lamp") in way]
    tried = {one: circuit.lit(after[one]) for one in (key, *wrong)}
    return _Asked(named, None, key, wrong, tried, lights[0] if lights else ())


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
    part: int,
    exact: int,
    rng: Stream,
    away: Collection[int] = (),
    met: Sequence[Collection[int]] = (),
) -> _Asked | None:
    """One of the right changes, though not of those ``away``, among three others; two of these at most do nothing.

    The others, if any are said to be ``met``, are some of each of these.

    It is drawn for the item whether the right change ranks high by each of its `_looks` at a part of the circuit; the
    first ``exact`` of these have to be so.
    """
    others = [one for one in after if one not in right]
    idle = [one for one in others if after[one] == circuit.now] if part else []
    others = [one for one in others if one not in idle[2:]]
    others = rng.sample(others, min(_OTHERS, len(others)))
    if len(others) < len(LETTERS) - 1:
        return None
    looks = {one: _looks(circuit, one, part) for one in after}
    told = [*zip(*(looks[one] for one in others), strict=True)]
    upper = [rng.class_by_index(2, name) for name in ("distance", "lamps")]
    for key in rng.sample(right, len(right)):
        if key in away:
            continue
        ranks = [2 * half + rng.below(2) for half in upper]
        glances = [*map(Glance, looks[key], told, ranks)]
        wrong = _strewn(circuit, key, others, glances, met, rng)
        wrong = wrong or _strewn(circuit, key, others, glances[:exact], met, rng)
        if wrong is None:
            continue
        return _told(circuit, named, key, wrong, after)
    return None


def _plain(circuit: Circuit, lamp: int, numbers: Collection[int], params: CircuitsParams) -> set[int]:
    """Which of some edges show at once that the lamp hangs on them, as it is in series with them."""
    if not params.apart:
        return set()
    one_of = {circuit.wires.chains[number]: number for number in numbers}
    return {number for chain, one in one_of.items() if circuit.in_series(lamp, one) for number in chain}


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
        if met and not _at_each(met, wrong):
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


def _burning(circuit: Circuit, params: CircuitsParams) -> dict[int, frozenset[int]]:
    """Lamps, and which others go out when one burns out: not all, nor only those on the same wire."""
    lit, found = _lamps_on(circuit.now), dict[int, frozenset[int]]()
    for lamp in sorted(lit):
        left = _lamps_on([way for way in circuit.now if lamp not in way])
        out = lit - left - {lamp}
        if left and out and not (params.apart and out <= circuit.wires.chains[lamp]):
            found[lamp] = out
    return found


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
    right: Sequence[int],
    rest: Mapping[int, Ways],
    left: Mapping[int, frozenset[int]],
    lamp: int,
    params: CircuitsParams,
    rng: Stream,
) -> tuple[Circuit, _Asked] | None:
    """The same for two pairs of edges, one on either side: both of the right pair put out the lamp, of the rest none.

    How many of the pairs across them are nearer to the lamp than the right one is drawn for the item.
    """
    rank = rng.class_by_index(len(LETTERS), "distance")
    busy = [one for one, after in rest.items() if after != circuit.now]
    if len(right) < 2 or not busy or len(rest) < 2:
        return None
    far = {number: circuit.wires.distance(number, lamp) for number in (*right, *rest)}
    for _ in range(_PAIRS):
        key, other = rng.sample(right, 2), [rng.choice(busy), rng.choice([*rest])]
        sides = [rng.sample(side, 2) for side in zip(key, other, strict=True)]
        four = [number for side in sides for number in side]
        pairs = {(a, b): (four[a], four[b]) for a in (0, 1) for b in (2, 3)}
        nearer = sum(far[one] + far[two] < far[key[0]] + far[key[1]] for one, two in pairs.values())
        if nearer != rank or other[0] == other[1] or key[1] in circuit.wires.chains[key[0]]:
            continue
        if not frozenset.intersection(*(left[number] for number in four)):
            continue
        first = {place: two for place, two in pairs.items() if [*two] == key}
        found = _opened(circuit, {**named, "switches": tuple(four)}, first | pairs, params)
        if found is not None:
            return found
    return None


def _cut(
    circuit: Circuit, question: type[Any], lit: frozenset[int], params: CircuitsParams, rng: Stream
) -> _Asked | None:
    """Four cuts, of which no two put out the same lamps, and none all: one puts out a lamp, or the most lamps."""
    cuts = _cuts(circuit, ("wire",), rng)
    left = {number: _lamps_on(found) for number, found in cuts.items()}
    for _ in range(_DRAWS):
        kinds = {lit - left[number]: number for number in rng.sample([*cuts], len(cuts)) if left[number]}
        after = {number: cuts[number] for number in kinds.values()}
        if len(after) < len(LETTERS):
            return None
        if question is form.Cut:
            for lamp in rng.sample(sorted(lit), len(lit)):
                right = [number for number in after if lamp not in left[number]]
                query, away = {"lamp": circuit.number(lamp)}, _plain(circuit, lamp, right, params)
                asked = _one_of(circuit, query, after, right, lamp, 2, rng, away)
                if asked is not None:
                    return asked
            continue
        for key in rng.sample([*after], len(after)):
            fewer = {one: found for one, found in after.items() if len(left[one] & lit) > len(left[key] & lit)}
            asked = _one_of(circuit, {}, {key: after[key], **fewer}, [key], 0, 1, rng)
            if asked is not None and (
                not params.apart or min(len(left[one] & lit) for one in asked.wrong) == len(left[key] & lit) + 1
            ):
                return asked
    return None
