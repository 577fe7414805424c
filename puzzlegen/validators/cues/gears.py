"""Follows wheels, belts and loads of a machine; judges `cues/gears`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from math import atan2, dist, tau
from typing import Final, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.core.question import task_whatever_form
from puzzlegen.formats.cues.gears import (
    QUESTIONS,
    Clockwise,
    Facts,
    Fastest,
    Free,
    Goes,
    Load,
    Machine,
    Query,
    Slowest,
    Turn,
    Turns,
    TurnsOffered,
    Way,
    Wheel,
)
from puzzlegen.validators.kits.answers import Findings, fingerprint, letter_of_number, letters_of, proven

BUDGET: Final = 2_000  # contacts that are followed
_APART: Final = 8  # between pitch circles that do not touch: teeth reach 2 beyond each, and a gap of 4 is seen
_PULLEY: Final = 7  # half the width of a belt, and the radius of a drum
_UNEVEN: Final = 0.03  # teeth by which teeth may miss the gaps
_RACK: Final = (26, 12)  # half its length, its width
_BASKET: Final = (9, 30)  # half its width, and how far below the wheel it ends

_Link: TypeAlias = tuple[int, int, Fraction]  # of two wheels, and the turns of the second for one of the first
_Point: TypeAlias = tuple[float, float]


class _Run(msgspec.Struct, frozen=True):
    """Turns of wheels for one of the crank, as they are reached, with the steps to each and whence it was reached."""

    turns: dict[int, Fraction]
    steps: dict[int, int]
    came: dict[int, int]
    jams: bool


def certify(machine: Machine, query: Query) -> Certificate:
    """Follow the contacts from the crank; a wheel that would have to turn in two ways at once jams the machine.

    The difficulty is the number of contacts that are to be looked at: all of the part with the crank, any of which
    might jam, and of the part that is asked about; where turns are counted, those of the shortest way. The depth is how
    many contacts lead, one after the other, from the crank to what is asked about and to the end of each loop.

    Raises:
        MalformedStatement: there is no such wheel, or two things are in one place.
    """
    _check(machine, query)
    links, about = _links(machine), _about(machine, query)
    run = _follow(links, machine.crank.wheel)
    looked = sum(one in run.steps for one, _, _ in links)
    if about is not None and about not in run.steps:
        looked += sum(one in _follow(links, about).steps for one, _, _ in links)
    return proven(
        [_findings(machine, query, run)],
        BUDGET,
        method="directions and ratios along all contacts",
        effort={"contacts": len(links) * (1 + 4 * isinstance(query, Free))},
        difficulty=run.steps.get(about or 0, 0) if isinstance(query, Turns) else looked,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_whatever_form(query, QUESTIONS), _canonical(machine, query))),
        structure=f"{task_of(query)}, {len(machine.wheels)} wheels, {len(machine.belts)} belts",
        faults=tuple(dict.fromkeys(_faults(machine))),
        depth=Depth.chain(_deep(machine, query, links, run)),
    )


def certify_why(machine: Machine, query: Query, answer: str, why: Facts) -> Faults:
    """Judges whether the wheels turn so, along this way, and these loops jam."""
    links, crank = _links(machine), machine.crank.wheel
    run = _follow(links, crank)
    turns = {} if run.jams else run.turns
    if why.turns != tuple(str(turns.get(one, Fraction(0))) for one in range(len(machine.wheels))):
        return ("the wheels turn otherwise",)
    if why.closed != (sum(one in turns for one, _, _ in links) >= max(len(turns), 1)):
        return ("there are loops, or none",)
    without = [*query.options] if isinstance(query, Free) else [None] * run.jams
    if len(why.loops) != len(without):
        return ("there are more loops that jam, or fewer",)
    for letter, out, loop in zip("ABCD", without, why.loops, strict=False):
        if not _jams(_links(machine, None if letter == answer else out), crank, loop):
            return ("such a loop does not jam",)
    if not isinstance(why, Way):
        return ()
    about = _about(machine, query)
    if about not in turns:
        return ("no way leads there",) if why.way else ()
    joined = {frozenset(link[:2]) for link in links}
    steps = [frozenset(pair) for pair in pairwise(why.way)]
    ends = why.way[:1] == (crank,) and why.way[-1:] == (about,) and len({*why.way}) == len(why.way)
    return () if ends and {*steps} <= joined else ("the way does not lead there",)


def _links(machine: Machine, without: int | None = None) -> list[_Link]:
    """All contacts and belts but those of one wheel; negative ratios turn the other way."""
    found = [(a, b, Fraction(-1 if crossed else 1)) for a, b, crossed in machine.belts]
    for (a, one), (b, other) in combinations(enumerate(machine.wheels), 2):
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 == (one.teeth + other.teeth) ** 2:
            found.append((a, b, Fraction(-one.teeth, other.teeth)))
    return [link for link in found if without not in link[:2]]


def _about(machine: Machine, query: Query) -> int | None:
    """The wheel that one has to look at, if there is one."""
    match query:
        case Turn(wheel) | Turns(wheel):
            return wheel
        case Goes():
            return machine.loads[0].wheel
    return None


def _lettered(query: Query) -> tuple[int, ...]:
    """The wheels with letters."""
    return query.options if isinstance(query, Free | Fastest | Slowest) else ()


def _jams(links: list[_Link], crank: int, loop: Sequence[int]) -> bool:
    """True if these wheels are joined in a ring that the crank drives, and could turn in no way."""
    ratios = {pair: ratio for one, other, by in links for pair, ratio in (((one, other), by), ((other, one), 1 / by))}
    turn = Fraction(1)
    for pair in zip(loop, (*loop[1:], *loop[:1]), strict=True):
        turn *= ratios.get(pair, Fraction(0))
    driven = {*loop} <= _follow(links, crank).turns.keys()
    return driven and len({*loop}) == len(loop) and turn not in (0, 1)


def _check(machine: Machine, query: Query) -> None:
    if len(machine.loads) != isinstance(query, Goes):
        raise MalformedStatement("there is one load where it is asked about, and otherwise there is none")
    crank, lettered, about = machine.crank.wheel, _lettered(query), _about(machine, query)
    used = Counter(place for belt in machine.belts for place in (belt.one, belt.other))
    if max(crank, *used, *lettered, about or 0) >= len(machine.wheels):
        raise MalformedStatement("there is no such wheel")
    if len({*lettered, crank}) <= len(lettered) or (about == crank and not machine.loads):
        raise MalformedStatement("each letter stands on a wheel of its own, and none on that with the crank")
    used.update([crank, *(load.wheel for load in machine.loads)])
    if max(used.values()) > 1:
        raise MalformedStatement("a wheel has one belt, one load or the crank")


def _follow(links: list[_Link], start: int) -> _Run:
    """What turns with a wheel, and how often."""
    turns, steps, came, jams = {start: Fraction(1)}, {start: 0}, dict[int, int](), False
    around: dict[int, list[tuple[int, Fraction]]] = {}
    for one, other, ratio in links:
        around.setdefault(one, []).append((other, ratio))
        around.setdefault(other, []).append((one, 1 / ratio))
    for place in (waiting := [start]):
        for other, ratio in around.get(place, ()):
            if other not in turns:
                turns[other], steps[other], came[other] = turns[place] * ratio, steps[place] + 1, place
                waiting.append(other)
            jams |= turns[other] != turns[place] * ratio
    return _Run(turns, steps, came, jams)


def _deep(machine: Machine, query: Query, links: list[_Link], run: _Run) -> int:
    """The contacts on the longest of the shortest ways that have to be followed."""
    steps, about = run.steps, _about(machine, query)
    match query:
        case Free():
            without = [_links(machine, one) for one in query.options]
            return max(_looped(some, _follow(some, machine.crank.wheel)) for some in without)
        case Turns():
            return steps.get(query.wheel, 0)
        case Fastest() | Slowest():
            return max(steps.get(one, 0) for one in query.options)
    return max(_looped(links, run), steps[about] if about in steps else max(steps.values()))


def _looped(links: list[_Link], run: _Run) -> int:
    """The contacts up to the last one that closes a loop of what the crank drives; 0 if there is none."""
    return max(
        (
            1 + min(run.steps[one], run.steps[other])
            for one, other, _ in links
            if one in run.steps and other != run.came.get(one) and one != run.came.get(other)
        ),
        default=0,
    )


def _findings(machine: Machine, query: Query, run: _Run) -> Findings:
    """The answers; there is none where a question supposes that the machine jams, or that it turns."""
    crank, clockwise = machine.crank
    if isinstance(query, Free):
        freed = [not _follow(_links(machine, without=one), crank).jams for one in query.options]
        return letters_of(freed, "without it, the crank is jammed as before") if run.jams else Findings(())
    about = _about(machine, query) or 0
    if isinstance(query, Turn | Goes):
        turns = Fraction(0) if run.jams else run.turns.get(about, Fraction(0))
        ahead = (turns > 0) == clockwise
        if isinstance(query, Goes):  # on the right of a wheel that turns clockwise, all goes down
            ahead = ahead == (machine.loads[0].side == "left")
        return letters_of([turns != 0 and ahead, turns != 0 and not ahead, turns == 0], "the contacts say otherwise")
    if run.jams:
        return Findings(())
    if isinstance(query, Clockwise):
        return Findings((" ".join(sorted(f"wheel-{one}" for one, t in run.turns.items() if (t > 0) == clockwise)),))
    if isinstance(query, Turns):
        count = abs(run.turns.get(about, Fraction(0))) * query.cranked
        if count.denominator > 1:
            return Findings(())
        return (
            letter_of_number(query.options, int(count)) if isinstance(query, TurnsOffered) else Findings((str(count),))
        )
    speeds = [abs(run.turns.get(one, Fraction(0))) for one in query.options]
    best, which = (max(speeds), "fastest") if isinstance(query, Fastest) else (min(speeds), "slowest")
    return letters_of([speed == best for speed in speeds], f"another one is {which}")


def _faults(machine: Machine) -> Iterator[str]:
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
    strips = [(machine.wheels[a][:2], machine.wheels[b][:2], {a, b}) for a, b, _ in machine.belts]
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
    for load in machine.loads:
        left, top, right, bottom = _room(machine.wheels[load.wheel], load)
        for number, (x, y, teeth, _) in enumerate(machine.wheels):
            if (
                number != load.wheel
                and dist((x, y), (min(max(x, left), right), min(max(y, top), bottom))) < teeth + _APART
            ):
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


def _room(wheel: Wheel, load: Load) -> tuple[float, float, float, float]:
    x, y, teeth, _ = wheel
    on = 1 if load.side == "right" else -1
    if load.kind == "rack":
        near, far = sorted((x + on * teeth, x + on * (teeth + _RACK[1])))
        return near, y - _RACK[0], far, y + _RACK[0]
    return x + on * _PULLEY - _BASKET[0], y, x + on * _PULLEY + _BASKET[0], y + teeth + _BASKET[1]


def _canonical(machine: Machine, query: Query) -> tuple[object, ...]:
    """The machine without its theme, wherever it stands and however its wheels are numbered, or its mirror image."""
    forms, cranked = [], query.cranked if isinstance(query, Turns) else None
    for mirrored in (False, True):
        at = [(-x if mirrored else x, y, teeth) for x, y, teeth, _ in machine.wheels]
        left, top = min(x for x, _, _ in at), min(y for _, y, _ in at)
        named = [(x - left, y - top, teeth) for x, y, teeth in at]
        belts = sorted((*sorted((named[a], named[b])), crossed) for a, b, crossed in machine.belts)
        loads = sorted((kind, named[place], (side == "left") != mirrored) for kind, place, side in machine.loads)
        wheel = [named[query.wheel]] if isinstance(query, Turn | Turns) else []
        about = wheel, sorted(named[one] for one in _lettered(query))
        crank = named[machine.crank.wheel], machine.crank.clockwise != mirrored
        forms.append((sorted(named), belts, loads, crank, about, cranked))
    return min(forms)
