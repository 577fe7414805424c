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
    capitalised,
    comma_list,
    labelled,
    lines,
    options,
    pair,
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


def _terms(statement: Statement) -> dict[str, Phrase]:
    return {"lamp": msg(f"lamp-{statement['dress']}")}


def _task(query: Statement) -> str:
    return str(query["task"]).removesuffix("_choice")


def word(statement: Statement, query: Statement) -> Wording:
    """How current flows, and what is asked."""
    task, terms, switches = _task(query), _terms(statement), len(statement["two_way"])
    look = msg(f"look-{statement['dress']}")
    rules = sentences(msg("rules", **terms, look=look), *([msg("two-way")] if switches else []))
    ask = msg(f"ask-{task}", **terms, number=query.get("lamp"), switches=switches, settings=2**switches)
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
    return comma_list(("–".join(map(str, way)) for way in ways), SEMICOLON)


def _numbers(numbers: Iterable[int]) -> Phrase:
    return comma_list(map(str, sorted(numbers)))


def _lit(ways: Iterable[Sequence[int]]) -> set[int]:
    return {lamp for way in ways for lamp in way}


def _tried(terms: dict[str, Any], now: Sequence[int] | None, before: set[int], task: str, way: Sequence[int]) -> Phrase:
    """What a change does, if these lamps light then, or if it is a short circuit."""
    if now is None:
        return msg("shorted", **terms)
    on, off = {*now} - before, before - {*now}
    if task in ("cut", "most"):
        return msg("out" if off else "stay", lamps=_numbers(off), **terms)
    if terms["number"] in now:
        return msg("lit", way=_ways([way]), **terms)
    changed = "changed-on-off" if on and off else "changed-on" if on else "changed-off" if off else "changed-nothing"
    return msg(changed, on=_numbers(on), off=_numbers(off), **terms)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The ways of the current, before and after a change."""
    task, terms, number = _task(query), _terms(statement), query.get("lamp", 0)
    end = msg("count", number=number_meant(query, answer))
    if task.endswith("_boxes"):
        end = msg("these", **terms, numbers=_numbers(int(one.removeprefix("lamp-")) for one in answer.split()))
    if task == "settings":
        sets = comma_list(
            (
                msg(
                    "one-set",
                    levers=comma_list(msg(f"sides-{side}") for side in one["levers"]),
                    way=_ways([one["way"]]),
                )
                for one in why["sets"]
            ),
            SEMICOLON,
        )
        return sentences(msg("set", **terms, number=number, sets=sets), end)
    before = msg("ways", **terms, ways=_ways(why["ways"])) if why["ways"] else msg("no-way", **terms)
    if task.startswith("lit"):
        dark = [
            msg(f"dark-{name}", **terms, numbers=_numbers(why[name]), count=len(why[name]))
            for name in ("bypassed", "dead", "detours")
            if why[name]
        ]
        return sentences(before, *dark, end)
    if task.startswith("burnt"):
        left = _lit(way for way in why["ways"] if number not in way)
        out = _numbers(_lit(why["ways"]) - left - {number})
        after = msg("after", **terms, number=number, left=_numbers(left), count=len(left), out=out)
        return sentences(before, after, end)
    names = [_two(two) for two in query["options"]] if task == "pair" else map(str, LETTERS)
    tried = [
        _tried({**terms, "name": name, "number": number}, now, _lit(why["ways"]), task, why.get("way", ()))
        for name, now in zip(names, why["tried"], strict=False)
    ]
    return sentences(before, capitalised(msg("all", tried=comma_list(tried, SEMICOLON))), msg("so", letter=answer))


def _run(run: Any) -> Phrase:
    return msg("run", one=pair(*run["from"]), other=pair(*run["to"]))


def describe(statement: Statement, query: Statement) -> Phrase:
    """Every part of the circuit, with the points between which it lies."""
    terms, runs = _terms(statement), statement["runs"]
    parts: list[Phrase] = [msg("points"), PAIRS]
    for part in ("battery", "wire", "open", "closed"):
        if some := [_run(run) for run in runs if run["part"] == part]:
            parts.append(labelled(msg(f"told-{part}"), comma_list(some, SEMICOLON)))
    for number, run in enumerate((run for run in runs if run["part"] == "lamp"), 1):
        parts.append(labelled(msg("told-lamp", **terms, number=number), _run(run)))
    if statement["bridges"]:
        parts.append(labelled(msg("arches"), comma_list(pair(*point) for point in statement["bridges"])))
    parts.append(msg("dots"))
    for throw in statement["two_way"]:
        parts.append(
            msg("lever", at=pair(*throw["at"]), pivot=msg(f"sides-{throw['pivot']}"), to=msg(f"sides-{throw['set']}"))
        )
    if query["task"] == "pair":
        for name, number in zip(_NAMES, query["switches"], strict=True):
            parts.append(labelled(msg("switch", name=name), _run(runs[number])))
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
