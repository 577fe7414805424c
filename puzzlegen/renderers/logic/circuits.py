"""Shows the electric circuits of `puzzlegen.generators.logic.circuits`."""

from collections.abc import Iterable, Sequence
from math import dist
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Polyline, Scene
from puzzlegen.drawing.marking import ACCENT, Area, areas, over, pen, ring, strike
from puzzlegen.drawing.marking import labelled as labelled_area
from puzzlegen.formats.logic import circuits as form
from puzzlegen.renderers.kits.telling import (
    PAIRS,
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    options,
    pair,
)
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.circuit_parts import (
    ABOVE,
    BELOW,
    PITCH,
    SIDE,
    STEPS,
    around,
    badge,
    battery,
    beside,
    disc,
    furnished,
    lamp,
    numbered,
    scissors,
    spot,
    switch,
    two_way,
    wires,
)
from puzzlegen.renderers.logic.kits.circuit_routes import route

msg: Final = messages(__name__)

_MARKED: Final = form.Close | form.Cut | form.Most | form.Short  # whose options are lettered runs
_LAMP: Final = form.Burnt | form.Settings | form.Close | form.Pair | form.Cut
_CLOSE: Final = 0.7  # of two letters, which would then touch
_NAMES: Final = "PQRS"  # of the switches of which pairs are on offer


def _terms(circuit: form.Circuit) -> dict[str, Phrase]:
    return {"lamp": msg(f"lamp-{circuit.theme}")}


def word(circuit: form.Circuit, query: form.Query) -> Wording:
    """How current flows, and what is asked."""
    terms, switches = _terms(circuit), len(circuit.two_way)
    rules = sentences(msg("rules", **terms, look=msg(f"look-{circuit.theme}")), *([msg("two-way")] if switches else []))
    boxed = isinstance(query, form.LitBoxes | form.BurntBoxes)
    task = task_of(query) if boxed else task_whatever_form(query, form.QUESTIONS)
    number = query.lamp if isinstance(query, _LAMP) else None
    ask = msg(f"ask-{task}", **terms, number=number, switches=switches, settings=2**switches)
    match query:
        case form.LitBoxes() | form.BurntBoxes():
            return Wording(ask, Kind.BOXES, rules)
        case form.LitOffered() | form.BurntOffered() | form.SettingsOffered():
            return Wording(ask, Kind.LETTER, rules, options=numbers(query.options))
        case form.Lit() | form.Burnt() | form.Settings():
            return Wording(ask, Kind.NUMBER, rules)
        case form.Pair():
            return Wording(ask, Kind.LETTER, rules, options=tuple(map(_two, query.options)))
    return Wording(ask, Kind.LETTER, rules, options=(None,) * 4)


def _two(two: Sequence[int]) -> Phrase:
    return msg("and", one=_NAMES[two[0]], other=_NAMES[two[1]])


def _ways(ways: Iterable[Sequence[int]]) -> Phrase:
    """Ways of the current, each as the numbers of its lamps."""
    return comma_list(("–".join(map(str, way)) for way in ways), SEMICOLON)


def _numbers(numbers: Iterable[int]) -> Phrase:
    return comma_list(map(str, sorted(numbers)))


def _lit(ways: Iterable[Sequence[int]]) -> set[int]:
    return {lamp for way in ways for lamp in way}


def _tried(
    query: form.Close | form.Pair | form.Cut | form.Most | form.Short,
    terms: dict[str, Any],
    now: Sequence[int] | None,
    why: form.Tried,
) -> Phrase:
    """What a change does, if these lamps light then, or if it is a short circuit."""
    if now is None:
        return msg("shorted", **terms)
    before = _lit(why.ways)
    on, off = {*now} - before, before - {*now}
    if isinstance(query, form.Cut | form.Most):
        return msg("out" if off else "stay", lamps=_numbers(off), **terms)
    if isinstance(why, form.Lights) and terms["number"] in now:
        return msg("lit", way=_ways([why.way]), **terms)
    changed = "changed-on-off" if on and off else "changed-on" if on else "changed-off" if off else "changed-nothing"
    return msg(changed, on=_numbers(on), off=_numbers(off), **terms)


def explain(circuit: form.Circuit, query: Any, answer: str, why: form.Facts) -> Phrase:
    """The ways of the current, before and after a change."""
    terms, number = _terms(circuit), query.lamp if isinstance(query, _LAMP) else 0
    end = msg("count", number=query.options[LETTERS.index(answer)] if hasattr(query, "options") else answer)
    if isinstance(query, form.LitBoxes | form.BurntBoxes):
        end = msg("these", **terms, numbers=_numbers(int(one.removeprefix("lamp-")) for one in answer.split()))
    if isinstance(why, form.Sets):
        return sentences(msg("set", **terms, number=number, sets=comma_list(map(_set, why.sets), SEMICOLON)), end)
    before = msg("ways", **terms, ways=_ways(why.ways)) if why.ways else msg("no-way", **terms)
    if isinstance(why, form.Dark):
        groups = (("bypassed", why.bypassed), ("dead", why.dead), ("detours", why.detours))
        dark = (msg(f"dark-{name}", **terms, numbers=_numbers(some), count=len(some)) for name, some in groups if some)
        return sentences(before, *dark, end)
    if not isinstance(why, form.Tried):
        left = _lit(way for way in why.ways if number not in way)
        out = _lit(why.ways) - left - {number}
        told = {"left": _numbers(left), "count": len(left), "out": _numbers(out), "lost": len(out)}
        return sentences(before, msg("after", **terms, number=number, **told), end)
    names = [_two(two) for two in query.options] if isinstance(query, form.Pair) else list(LETTERS)
    tried = [
        _tried(query, {**terms, "name": name, "number": number}, now, why)
        for name, now in zip(names, why.tried, strict=False)
    ]
    return sentences(before, capitalised(msg("all", tried=comma_list(tried, SEMICOLON))), msg("so", letter=answer))


def _set(one: form.Set) -> Phrase:
    return msg("one-set", levers=comma_list(msg(f"sides-{side}") for side in one.levers), way=_ways([one.way]))


def _run(run: form.Run) -> Phrase:
    return msg("run", one=pair(*run.start), other=pair(*run.stop))


def _marked(query: form.Query) -> Sequence[int]:
    """The runs that have letters."""
    if isinstance(query, form.Pair):
        return query.switches
    return query.options if isinstance(query, _MARKED) else ()


def describe(circuit: form.Circuit, query: form.Query) -> Phrase:
    """Every part of the circuit, with the points between which it lies."""
    terms, runs = _terms(circuit), circuit.runs
    parts: list[Phrase] = [msg("points"), PAIRS]
    for part in ("battery", "wire", "open", "closed"):
        if some := [_run(run) for run in runs if run.part == part]:
            parts.append(labelled(msg(f"told-{part}"), comma_list(some, SEMICOLON)))
    for number, run in enumerate((run for run in runs if run.part == "lamp"), 1):
        parts.append(labelled(msg("told-lamp", **terms, number=number), _run(run)))
    if circuit.bridges:
        parts.append(labelled(msg("arches"), comma_list(pair(*point) for point in circuit.bridges)))
    parts.append(msg("dots"))
    for throw in circuit.two_way:
        parts.append(msg("lever", at=pair(*throw.at), pivot=msg(f"sides-{throw.pivot}"), to=msg(f"sides-{throw.to}")))
    marked = [_run(runs[number]) for number in _marked(query)]
    if isinstance(query, form.Pair):
        parts += [labelled(msg("switch", name=name), one) for name, one in zip(_NAMES, marked, strict=True)]
    elif marked:
        parts.append(options(marked))
    return lines(*parts)


def depict(circuit: form.Circuit, query: form.Query) -> tuple[Scene, ...]:
    """The circuit with its letters, in front of a board, a house or a ship."""
    theme, runs = circuit.theme, circuit.runs
    points = [point for run in runs for point in (run.start, run.stop)]
    wide = 2 * SIDE + PITCH * max(point[1] for point in points)
    high = ABOVE[theme] + BELOW[theme] + PITCH * max(point[0] for point in points)
    discs = (disc(throw, theme) for throw in circuit.two_way)
    nodes: list[AnyNode] = [
        *around(wide, high, theme, sum(map(sum, points))),
        *furnished(circuit),
        *discs,
        *wires(circuit),
    ]
    taken: list[tuple[float, float]] = []
    badges: list[AnyNode] = []
    for letter, place in zip(_NAMES if isinstance(query, form.Pair) else LETTERS, _marked(query), strict=False):
        far = 0.59
        if isinstance(query, form.Cut | form.Most):
            badges.append(scissors(runs[place], theme))
            far = 0.76 if runs[place].start[0] == runs[place].stop[0] else far  # below their handles
        here = beside(runs[place], theme, far, second=True)
        if any(dist(here, one) < _CLOSE for one in taken):
            here = beside(runs[place], theme, 0.8)
        taken.append(here)
        badges += badge(here, letter)
    number = 0
    for run in runs:
        match run.part:
            case "lamp":
                number += 1
                taken.append(numbered(run, number, theme, taken))
                nodes += lamp(run, number, theme, taken[-1])
            case "open" | "closed" as part:
                nodes += switch(run, theme, shut=part == "closed")
            case "battery":
                nodes += battery(run, theme)
    ends = {frozenset((run.start, run.stop)) for run in runs}
    for throw in circuit.two_way:
        row, column = throw.at
        near = {side: (row + down, column + right) for side, (down, right) in STEPS.items()}
        sides = [side for side, to in near.items() if {throw.at, to} in ends]
        nodes += two_way(throw, sides, theme)
    return (Scene(wide, high, (*nodes, *badges)),)


def depict_solution(circuit: form.Circuit, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The ways of the current, lamps that go out struck out, and the right option or the right lamps in frames."""
    (scene,) = depict(circuit, query)
    theme, width, there = circuit.theme, pen(scene), areas(scene)
    ways: Sequence[Sequence[int]] = () if isinstance(why, form.Sets) else why.ways
    lit, out, framed, shut = _lit(ways), set[int](), list[Area](), frozenset[int]()
    if isinstance(query, form.Burnt | form.BurntBoxes):
        ways = [way for way in ways if query.lamp not in way]
        out = lit - _lit(ways)
    elif isinstance(query, form.LitBoxes):
        framed = [there[one] for one in answer.split()]
    if isinstance(why, form.Tried):
        right, letters = LETTERS.index(answer), _NAMES if isinstance(query, form.Pair) else LETTERS
        names = query.options[right] if isinstance(query, form.Pair) else (right,)
        framed = [area for one in names if (area := labelled_area(scene, letters[one]))]
        if isinstance(query, form.Cut | form.Most):
            out = lit - {*(why.tried[right] or ())}
        if isinstance(why, form.Lights):
            shut, ways = frozenset(_marked(query)[one] for one in names), [why.way]
    routes = [[spot(point, theme) for point in route(circuit, way, shut)] for way in ways]
    marks: list[AnyNode] = [Polyline(tuple(points), ACCENT, width=1.3 * width) for points in routes if points]
    marks += [strike(there[f"lamp-{one}"], 2 * width) for one in sorted(out)]
    return (over(scene, [*marks, *(ring(area, width) for area in framed)]),)
