"""Follows wheels, belts and loads of a machine; judges `cues/gears`.

The format is that of ``docs/cues-machines.md``. Lengths are in half modules, so that a wheel's pitch radius is the
number of its teeth.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import atan2, dist, tau
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import Findings, chosen, convert, fingerprint, pointed_out, proven, read

BUDGET: Final = 2_000  # contacts that are followed
_APART: Final = 8  # between pitch circles that do not touch: teeth reach 2 beyond each, and a gap of 4 is seen
_PULLEY: Final = 7  # half the width of a belt, and the radius of a drum
_UNEVEN: Final = 0.03  # teeth by which teeth may miss the gaps
_RACK: Final = (26, 12)  # half its length, its width
_BASKET: Final = (9, 30)  # half its width, and how far below the wheel it ends

_Coordinate = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
_Teeth = Annotated[int, msgspec.Meta(ge=10, le=60)]
_Phase = Annotated[int, msgspec.Meta(ge=0, le=999)]
_Place = Annotated[int, msgspec.Meta(ge=0, le=23)]
_Link: TypeAlias = tuple[int, int, Fraction]  # of two wheels, and the turns of the second for one of the first
_Point: TypeAlias = tuple[float, float]


class _Machine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["brass", "wood", "toy"]
    wheels: Annotated[tuple[tuple[_Coordinate, _Coordinate, _Teeth, _Phase], ...], msgspec.Meta(max_length=24)]
    belts: tuple[tuple[_Place, _Place, bool], ...]
    crank: tuple[_Place, bool]
    loads: tuple[tuple[Literal["rack", "basket"], _Place, Literal["left", "right"]], ...]

    def axle(self, place: int) -> _Point:
        return self.wheels[place][:2]

    def links(self, without: int | None = None) -> list[_Link]:
        """All contacts and belts but those of one wheel; negative ratios turn the other way."""
        found = [(a, b, Fraction(-1 if crossed else 1)) for a, b, crossed in self.belts]
        for (a, one), (b, other) in combinations(enumerate(self.wheels), 2):
            if (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 == (one[2] + other[2]) ** 2:
                found.append((a, b, Fraction(-one[2], other[2])))
        return [link for link in found if without not in link[:2]]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["turn", "load", "turns", "turns_choice", "free", "clockwise", "fastest", "slowest"]
    wheel: _Place | None = None
    cranked: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    options: tuple[int, int, int, int] | None = None


_FIELDS: Final = {
    "turn": {"wheel"},
    "load": set[str](),
    "turns": {"wheel", "cranked"},
    "turns_choice": {"wheel", "cranked", "options"},
    "free": {"options"},
    "clockwise": set[str](),
    "fastest": {"options"},
    "slowest": {"options"},
}


class _Run(msgspec.Struct, frozen=True):
    """Turns of wheels for one of the crank, in the order in which they are reached, with the steps to each."""

    turns: dict[int, Fraction]
    steps: dict[int, int]
    jams: bool


def certify(statement: Statement, query: Statement) -> Certificate:
    """Follow the contacts from the crank; a wheel that would have to turn in two ways at once jams the machine.

    The difficulty is the number of contacts that are to be looked at: all of the part with the crank, any of which
    might jam, and of the part that is asked about; where turns are counted, those of the shortest way.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    machine, asked = convert(statement, _Machine, "statement"), convert(query, _Query, "query")
    _check(machine, asked)
    links, about = machine.links(), machine.loads[0][1] if machine.loads else asked.wheel
    run = _follow(links, machine.crank[0])
    looked = sum(one in run.steps for one, _, _ in links)
    if about is not None and about not in run.steps:
        looked += sum(one in _follow(links, about).steps for one, _, _ in links)
    findings, counting = _findings(machine, asked, run), asked.cranked is not None
    return proven(
        [findings],
        BUDGET,
        method="directions and ratios along all contacts",
        effort={"contacts": len(links) * (1 + 4 * (asked.task == "free"))},
        difficulty=run.steps.get(about or 0, 0) if counting else looked,
        unit="contacts on the way" if counting else "contacts followed",
        canonical=fingerprint((asked.task.removesuffix("_choice"), _canonical(machine, asked))),
        structure=f"{asked.task}, {len(machine.wheels)} wheels, {len(machine.belts)} belts",
        faults=tuple(dict.fromkeys(_faults(machine))),
    )


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """Whether the wheels turn so, along this way, and these loops jam.

    Raises:
        MalformedStatement: the facts break the format.
    """
    machine, asked = convert(statement, _Machine, "statement"), convert(query, _Query, "query")
    fields: dict[str, Any] = {"turns": tuple[str, ...], "loops": tuple[tuple[int, ...], ...], "closed": bool}
    wayward = asked.task in ("turn", "load") or asked.cranked is not None
    told = read(why, "facts", **fields, **({"way": tuple[int, ...]} if wayward else {}))
    links, crank = machine.links(), machine.crank[0]
    run = _follow(links, crank)
    turns = {} if run.jams else run.turns
    if told.turns != tuple(str(turns.get(one, Fraction(0))) for one in range(len(machine.wheels))):
        return ("the wheels turn otherwise",)
    if told.closed != (sum(one in turns for one, _, _ in links) >= max(len(turns), 1)):
        return ("there are loops, or none",)
    free = asked.task == "free"
    if len(told.loops) != (len(asked.options or ()) if free else run.jams):
        return ("there are more loops that jam, or fewer",)
    for letter, loop in zip("ABCD", told.loops, strict=False):
        out = (asked.options or ())["ABCD".index(letter)] if free and letter != answer else None
        if not _jams(machine.links(without=out), crank, loop):
            return ("such a loop does not jam",)
    if not wayward:
        return ()
    about = machine.loads[0][1] if machine.loads else asked.wheel
    if about not in turns:
        return ("no way leads there",) if told.way else ()
    joined = {frozenset(link[:2]) for link in links}
    steps = [frozenset(pair) for pair in pairwise(told.way)]
    ends = told.way[:1] == (crank,) and told.way[-1:] == (about,) and len({*told.way}) == len(told.way)
    return () if ends and {*steps} <= joined else ("the way does not lead there",)


def _jams(links: list[_Link], crank: int, loop: Sequence[int]) -> bool:
    """Whether these wheels are joined in a ring that the crank drives, and could turn in no way."""
    ratios = {pair: ratio for one, other, by in links for pair, ratio in (((one, other), by), ((other, one), 1 / by))}
    turn = Fraction(1)
    for pair in zip(loop, (*loop[1:], *loop[:1]), strict=True):
        turn *= ratios.get(pair, Fraction(0))
    driven = {*loop} <= _follow(links, crank).turns.keys()
    return driven and len({*loop}) == len(loop) and turn not in (0, 1)


def _check(machine: _Machine, asked: _Query) -> None:
    given = {name for name in ("wheel", "cranked", "options") if getattr(asked, name) is not None}
    if given != _FIELDS[asked.task]:
        raise MalformedStatement("the query has the fields of another task")
    lettered = () if asked.cranked is not None else asked.options or ()
    belted = Counter(place for belt in machine.belts for place in belt[:2])
    named = [machine.crank[0], *belted, *(load[1] for load in machine.loads), *lettered, asked.wheel or 0]
    if not all(0 <= place < len(machine.wheels) for place in named):
        raise MalformedStatement("there is no such wheel")
    if len({*lettered, machine.crank[0]}) <= len(lettered) or asked.wheel == machine.crank[0]:
        raise MalformedStatement("each letter stands on a wheel of its own, and none on that with the crank")
    belted.update([machine.crank[0], *(load[1] for load in machine.loads)])
    if max(belted.values()) > 1:
        raise MalformedStatement("a wheel has one belt, one load or the crank")
    if len(machine.loads) != (asked.task == "load"):
        raise MalformedStatement("there is one load where it is asked about, and otherwise there is none")


def _follow(links: list[_Link], start: int) -> _Run:
    """What turns with a wheel, and how often."""
    turns, steps, jams = {start: Fraction(1)}, {start: 0}, False
    around: dict[int, list[tuple[int, Fraction]]] = {}
    for one, other, ratio in links:
        around.setdefault(one, []).append((other, ratio))
        around.setdefault(other, []).append((one, 1 / ratio))
    for place in (waiting := [start]):
        for other, ratio in around.get(place, ()):
            if other not in turns:
                turns[other], steps[other] = turns[place] * ratio, steps[place] + 1
                waiting.append(other)
            jams |= turns[other] != turns[place] * ratio
    return _Run(turns, steps, jams)


def _findings(machine: _Machine, asked: _Query, run: _Run) -> Findings:
    """The answers; there is none where a question supposes that the machine jams, or that it turns."""
    crank, clockwise = machine.crank
    if asked.task == "free":
        freed = [not _follow(machine.links(without=one), crank).jams for one in asked.options or ()]
        return pointed_out(freed, "without it, the crank is jammed as before") if run.jams else Findings(())
    if asked.task in ("turn", "load"):
        (place,) = [asked.wheel] if asked.task == "turn" else [load[1] for load in machine.loads]
        turns = Fraction(0) if run.jams else run.turns.get(place or 0, Fraction(0))
        ahead = (turns > 0) == clockwise
        if machine.loads:  # on the right of a wheel that turns clockwise, all goes down
            ahead = ahead == (machine.loads[0][2] == "left")
        return pointed_out([turns != 0 and ahead, turns != 0 and not ahead, turns == 0], "the contacts say otherwise")
    if run.jams:
        return Findings(())
    if asked.task == "clockwise":
        return Findings((" ".join(sorted(f"wheel-{one}" for one, t in run.turns.items() if (t > 0) == clockwise)),))
    if asked.cranked is not None:
        count = abs(run.turns.get(asked.wheel or 0, Fraction(0))) * asked.cranked
        if count.denominator > 1:
            return Findings(())
        return chosen(asked.options, int(count)) if asked.options else Findings((str(count),))
    speeds = [abs(run.turns.get(one, Fraction(0))) for one in asked.options or ()]
    best = max(speeds) if asked.task == "fastest" else min(speeds)
    return pointed_out([speed == best for speed in speeds], f"another one is {asked.task}")


def _faults(machine: _Machine) -> Iterator[str]:
    """Where the picture could be read in another way: near misses, teeth on teeth, belts or loads in the way."""
    for one, other in combinations(machine.wheels, 2):
        beyond = dist(one[:2], other[:2]) - one[2] - other[2]
        touching = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 == (one[2] + other[2]) ** 2
        if not touching and beyond < _APART:
            yield "two wheels nearly touch, or overlap"
        angle = atan2(other[1] - one[1], other[0] - one[0]) / tau
        teeth = angle * one[2] - one[3] / 1000 + (angle + 0.5) * other[2] - other[3] / 1000
        if touching and abs((teeth % 1) - 0.5) > _UNEVEN:
            yield "teeth meet teeth"
    strips = [(machine.axle(a), machine.axle(b), {a, b}) for a, b, _ in machine.belts]
    for start, end, own in strips:
        for place, (x, y, teeth, _) in enumerate(machine.wheels):
            if place not in own and _away((x, y), start, end) < teeth + _PULLEY + _APART / 2:
                yield "a belt passes over a wheel"
        a, b = own
        if dist(start, end) <= machine.wheels[a][2] + machine.wheels[b][2] + _APART:
            yield "a belt joins wheels that touch"
    for belt, (start, end, _) in combinations(strips, 2):
        if any(_away(point, *belt[:2]) < 2 * _PULLEY for point in _along(start, end)):
            yield "two belts cross"
    for kind, place, side in machine.loads:
        left, top, right, bottom = _room(machine, kind, place, side)
        for number, (x, y, teeth, _) in enumerate(machine.wheels):
            if number != place and dist((x, y), (min(max(x, left), right), min(max(y, top), bottom))) < teeth + _APART:
                yield "a load hangs on a wheel that is not its own"
        for start, end, _ in strips:
            if any(left - _PULLEY < x < right + _PULLEY and top < y < bottom for x, y in _along(start, end)):
                yield "a belt passes over a load"


def _away(point: _Point, start: _Point, end: _Point) -> float:
    """How far a point is from a segment."""
    (ax, ay), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return dist(point, (ax + share * dx, ay + share * dy))


def _along(start: _Point, end: _Point) -> list[_Point]:
    """Points of a segment, less than a unit apart."""
    steps = int(dist(start, end)) + 2
    return [tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)) for step in range(steps + 1)]  # type: ignore[misc]


def _room(machine: _Machine, kind: str, place: int, side: str) -> tuple[float, float, float, float]:
    x, y, teeth, _ = machine.wheels[place]
    on = 1 if side == "right" else -1
    if kind == "rack":
        near, far = sorted((x + on * teeth, x + on * (teeth + _RACK[1])))
        return near, y - _RACK[0], far, y + _RACK[0]
    return x + on * _PULLEY - _BASKET[0], y, x + on * _PULLEY + _BASKET[0], y + teeth + _BASKET[1]


def _canonical(machine: _Machine, asked: _Query) -> tuple[object, ...]:
    """The machine without its dress, wherever it stands and however its wheels are numbered, or its mirror image."""
    forms = []
    for mirrored in (False, True):
        at = [(-x if mirrored else x, y, teeth) for x, y, teeth, _ in machine.wheels]
        left, top = min(x for x, _, _ in at), min(y for _, y, _ in at)
        named = [(x - left, y - top, teeth) for x, y, teeth in at]
        belts = sorted((*sorted((named[a], named[b])), crossed) for a, b, crossed in machine.belts)
        loads = sorted((kind, named[place], (side == "left") != mirrored) for kind, place, side in machine.loads)
        lettered = () if asked.cranked is not None else asked.options or ()
        about = [] if asked.wheel is None else [named[asked.wheel]], sorted(named[one] for one in lettered)
        crank = named[machine.crank[0]], machine.crank[1] != mirrored
        forms.append((sorted(named), belts, loads, crank, about, asked.cranked))
    return min(forms)
