"""Shows the electric circuits of `puzzlegen.generators.logic.circuits`."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.renderers.kits.telling import (
    PAIRS,
    SEMICOLON,
    lines,
    listed,
    named,
    options,
    pair,
    said,
    sentence,
)
from puzzlegen.renderers.kits.wording import counting, number_meant
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
    lamp,
    scissors,
    switch,
    two_way,
    wires,
)

msg: Final = messages(__name__)

_MARKED: Final = ("close", "cut", "most", "short")  # whose options are lettered runs
_NAMES: Final = "PQRS"  # of the switches of which pairs are on offer
_LAMPS: Final[dict[str, tuple[Phrase, Phrase]]] = {  # what they are called, and what they look like
    "bench": (msg("lamps-bench-1"), msg("lamps-bench-2")),
    "house": (msg("lamps-house-1"), msg("lamps-house-2")),
    "ship": (msg("lamps-ship-1"), msg("lamps-ship-2")),
}
_DARK: Final[dict[str, tuple[Phrase, Phrase]]] = {  # of one lamp, and of several ones
    "bypassed": (
        msg("dark-bypassed-1"),
        msg("dark-bypassed-2"),
    ),
    "dead": (
        msg("dark-dead-1"),
        msg("dark-dead-2"),
    ),
    "detours": (msg("detours"), msg("detours")),
}
_AFTER: Final[tuple[Phrase, Phrase]] = (
    msg("after-1"),
    msg("after-2"),
)
_CHANGED: Final[dict[tuple[bool, bool], Phrase]] = {  # whether lamps light, and whether some go out
    (True, True): msg("changed-true-true"),
    (True, False): msg("changed-true-false"),
    (False, True): msg("changed-false-true"),
    (False, False): msg("changed-false-false"),
}
_PARTS: Final[dict[str, Phrase]] = {
    "battery": msg("parts-battery"),
    "wire": msg("parts-wire"),
    "open": msg("parts-open"),
    "closed": msg("parts-closed"),
}


def _terms(statement: Statement) -> dict[str, Phrase]:
    name, look = _LAMPS[statement["dress"]]
    return {"lamp": name, "Lamp": sentence(name), "look": look}


def _task(query: Statement) -> str:
    return str(query["task"]).removesuffix("_choice")


def word(statement: Statement, query: Statement) -> Wording:
    """How current flows, and what is asked."""
    task, terms, switches = _task(query), _terms(statement), len(statement["two_way"])
    rules = sentences(msg("rules", **terms), *([msg("two-way")] if switches else []))
    ask = msg(f"ask-{task}", **terms, number=query.get("lamp", 0), switches=switches, settings=2**switches)
    if task.endswith("_boxes"):
        return Wording(ask, Kind.BOXES, rules)
    if task in ("lit", "burnt", "settings"):
        kind, texts = counting(query)
        return Wording(ask, kind, rules, options=texts)
    if task == "pair":
        return Wording(ask, Kind.LETTER, rules, options=tuple(_two(two) for two in query["options"]))
    return Wording(ask, Kind.LETTER, rules, options=(None,) * len(query["options"]))


def _two(two: Sequence[int]) -> Phrase:
    return msg("and", one=_NAMES[two[0]], other=_NAMES[two[1]])


def _ways(ways: Iterable[Sequence[int]]) -> Phrase:
    """Ways of the current, each as the numbers of its lamps."""
    return listed(("–".join(map(str, way)) for way in ways), SEMICOLON)


def _numbers(numbers: Iterable[int]) -> Phrase:
    return listed(map(str, sorted(numbers)))


def _lit(ways: Iterable[Sequence[int]]) -> set[int]:
    return {lamp for way in ways for lamp in way}


def _tried(terms: dict[str, Any], now: Sequence[int] | None, before: set[int], task: str, way: Sequence[int]) -> Phrase:
    """What a change does, if these lamps light then, or if it is a short circuit."""
    if now is None:
        return msg("shorted", **terms)
    on, off = {*now} - before, before - {*now}
    if task in ("cut", "most"):
        return said(msg("out") if off else msg("stay"), lamps=_numbers(off), **terms)
    if terms["number"] in now:
        return msg("lit", way=_ways([way]), **terms)
    return said(_CHANGED[bool(on), bool(off)], on=_numbers(on), off=_numbers(off), **terms)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The ways of the current, before and after a change."""
    task, terms, number = _task(query), _terms(statement), query.get("lamp", 0)
    end = msg("count", number=number_meant(query, answer))
    if task.endswith("_boxes"):
        end = msg("these", **terms, numbers=_numbers(int(one.removeprefix("lamp-")) for one in answer.split()))
    if task == "settings":
        sets = listed(
            (
                msg(
                    "one-set",
                    levers=listed(msg(f"sides-{side}") for side in one["levers"]),
                    way=_ways([one["way"]])["en"],
                )
                for one in why["sets"]
            ),
            SEMICOLON,
        )
        return sentences(msg("set", **terms, number=number, sets=sets), end)
    before = msg("ways", **terms, ways=_ways(why["ways"])) if why["ways"] else msg("no-way", **terms)
    if task.startswith("lit"):
        dark = [
            said(texts[len(why[name]) > 1], **terms, numbers=_numbers(why[name]))
            for name, texts in _DARK.items()
            if why[name]
        ]
        return sentences(before, *dark, end)
    if task.startswith("burnt"):
        left = _lit(way for way in why["ways"] if number not in way)
        out = _numbers(_lit(why["ways"]) - left - {number})
        return sentences(before, said(_AFTER[len(left) > 1], **terms, number=number, left=_numbers(left), out=out), end)
    names = [_two(two) for two in query["options"]] if task == "pair" else map(str, LETTERS)
    tried = [
        _tried({**terms, "name": name, "number": number}, now, _lit(why["ways"]), task, why.get("way", ()))
        for name, now in zip(names, why["tried"], strict=False)
    ]
    return sentences(before, sentence(msg("all", tried=listed(tried, SEMICOLON))), msg("so", letter=answer))


def _run(run: Any) -> Phrase:
    ends = [pair(*run[name])["en"] for name in ("from", "to")]
    return msg("run", one=ends[0], other=ends[1])


def describe(statement: Statement, query: Statement) -> Phrase:
    """Every part of the circuit, with the points between which it lies."""
    terms, runs = _terms(statement), statement["runs"]
    parts = [msg("points"), PAIRS]
    for part, heading in _PARTS.items():
        if some := [_run(run) for run in runs if run["part"] == part]:
            parts.append(named(heading, listed(some, SEMICOLON)))
    for number, run in enumerate((run for run in runs if run["part"] == "lamp"), 1):
        parts.append(named(sentence(msg("lamp", **terms, number=number)), _run(run)))
    if statement["bridges"]:
        parts.append(named(msg("arches"), listed(pair(*point) for point in statement["bridges"])))
    parts.append(msg("dots"))
    for throw in statement["two_way"]:
        parts.append(
            msg("lever", at=pair(*throw["at"]), pivot=msg(f"sides-{throw['pivot']}"), to=msg(f"sides-{throw['set']}"))
        )
    if query["task"] == "pair":
        for name, number in zip(_NAMES, query["switches"], strict=True):
            parts.append(named(msg("switch", name=name), _run(runs[number])))
    elif query["task"] in _MARKED:
        parts.append(options(_run(runs[number]) for number in query["options"]))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The circuit with its letters, in front of a board, a house or a ship."""
    dress, runs, task = statement["dress"], statement["runs"], query["task"]
    points = [point for run in runs for point in (run["from"], run["to"])]
    wide = 2 * SIDE + PITCH * max(point[1] for point in points)
    high = ABOVE[dress] + BELOW[dress] + PITCH * max(point[0] for point in points)
    discs = (disc(throw, dress) for throw in statement["two_way"])
    nodes: list[AnyNode] = [*around(wide, high, dress), *discs, *wires(statement)]
    number = 0
    for run in runs:
        match run["part"]:
            case "lamp":
                number += 1
                nodes += lamp(run, number, dress)
            case "open" | "closed" as part:
                nodes += switch(run, dress, shut=part == "closed")
            case "battery":
                nodes += battery(run, dress)
    for throw in statement["two_way"]:
        at = throw["at"]
        near = [[at[0] + down, at[1] + right] for down, right in STEPS.values()]
        ends = [[run["from"], run["to"]] for run in runs]
        sides = [side for side, to in zip(STEPS, near, strict=True) if [at, to] in ends or [to, at] in ends]
        nodes += two_way(throw, sides, dress)
    marked = query["switches"] if task == "pair" else query["options"] if task in _MARKED else ()
    for letter, place in zip(_NAMES if task == "pair" else LETTERS, marked, strict=False):
        if task in ("cut", "most"):
            nodes.append(scissors(runs[place], dress))
        nodes += badge(beside(runs[place], dress, 0.59, second=True), letter)
    return (Scene(wide, high, tuple(nodes), unit=(44, 48)),)
