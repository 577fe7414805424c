"""Shows the boxes of mirrors of `puzzlegen.generators.logic.mirrors`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Scene
from puzzlegen.renderers.kits.telling import (
    PAIRS,
    SEMICOLON,
    capitalised,
    comma_list,
    grid,
    labelled,
    legend,
    lines,
    options,
    pair,
)
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.logic.kits.mirror_boxes import MARGIN, badge, box, lamp, mirror, opening

msg: Final = messages(__name__)


_MOVERS: Final = ("billiard", "sweeper")
_HEADINGS: Final = ("up", "right", "down", "left")
_SIGNS: Final = {
    ".": "empty",
    **{"/": "rising", "\\": "falling"},
    **{"z": "half-rising", "s": "half-falling"},
    **{"f": "pivot-rising", "g": "pivot-falling"},
}


def _terms(statement: Statement) -> dict[str, Phrase]:
    return {name: msg(f"{name}-{statement['dress']}") for name in ("ray", "lamp", "mirror")}


def _kept(statement: Statement) -> set[str]:
    return {sign for row in statement["rows"] for sign in row}


def _heading(statement: Statement) -> int:
    """The direction in which one comes in, as a place in `_HEADINGS`."""
    return (2, 3, 0, 1)[(statement["lamp"] - 1) // len(statement["rows"])]


def word(statement: Statement, query: Statement) -> Wording:
    """How rays turn, and what is asked."""
    task, terms = query["task"].removesuffix("_choice"), _terms(statement)
    parts = ["rolls" if statement["dress"] in _MOVERS else "light"]
    parts += ["half"] if _kept(statement) & {*"zs"} else []
    parts += ["swings"] if _kept(statement) & {*"fg"} else []
    rules = sentences(*(msg(part, **terms) for part in parts))
    several = task in ("turn", "remove") and len(query["options"][0]) > 1
    ask = msg(f"ask-{task}s" if several else f"ask-{task}", **terms)
    if task in ("hits", "both", "lit"):
        kind, texts = counting(query)
        return Wording(ask, kind, rules, options=texts)
    kind = Kind.NUMBER if task == "exit" else Kind.BOX if task == "turn_box" else Kind.LETTER
    drawn = (None,) * 4 if kind is Kind.LETTER else ()
    return Wording(ask, kind, rules, options=drawn)


def _names(query: Statement) -> dict[int, str]:
    """What stands at openings instead of their numbers."""
    if query["task"] in ("gate", "dark"):
        return dict(zip(query["options"], LETTERS, strict=False))
    return {query["goal"]: "★"} if "goal" in query else {}


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The way, mirror by mirror."""
    task, terms, names = query["task"].removesuffix("_choice"), _terms(statement), _names(query)

    def at(port: int) -> Phrase:
        return msg("star") if port == query.get("goal") else msg("opening", name=names.get(port, str(port)))

    def turns(met: Sequence[Sequence[int]]) -> Phrase:
        heading, told = _heading(statement), list[Phrase]()
        for row, column, to in met:
            cell = msg("cell", row=row + 1, column=column + 1)
            told.append(msg("straight" if to == heading else "met", cell=cell, heading=msg(_HEADINGS[to])))
            heading = to
        return comma_list(told)

    if task in ("lit", "dark"):
        shown = [(port, met) for port, met in why["lit"] if task == "lit" or port in names]
        ways = comma_list((msg("lit", name=capitalised(at(port)), cells=turns(met)) for port, met in shown), SEMICOLON)
        end = msg("dark", letter=answer) if task == "dark" else msg("numbered", number=number_meant(query, answer))
        return sentences(msg("all", ways=ways), end, msg("cells"))
    if task in ("turn", "remove", "turn_box"):
        told = msg("after", **terms, before=at(why["leaves"]), met=turns(why["after"]))
        if not why["tried"]:
            return sentences(told, msg("cells"))
        tried = [msg("tried", letter=a, name=at(port)) for a, port in zip(LETTERS, why["tried"], strict=False)]
        return sentences(told, msg("so-tried", letter=answer, tried=comma_list(tried, SEMICOLON)), msg("cells"))
    way = msg("way", **terms, met=turns(why["way"]), name=at(why["leaves"]))
    if task == "twice":
        return sentences(way, msg("twice", letter=answer), msg("cells"))
    if task in ("exit", "gate"):
        return sentences(way, msg("cells"))
    cells = [(row, column) for row, column, _ in why["way"]]
    twice = [
        msg("cell", row=row + 1, column=column + 1)
        for row, column in dict.fromkeys(cells)
        if cells.count((row, column)) > 1
    ]
    number = msg("numbered", number=number_meant(query, answer))
    again = msg("two-sides" if task == "both" else "again", cells=comma_list(twice))
    return sentences(way, again, number, msg("cells"))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The box in rows of signs, and what stands at its rim."""
    rows, terms, side = statement["rows"], _terms(statement), len(statement["rows"])
    signs = {sign: msg(f"sign-{name}", **terms) for sign, name in _SIGNS.items() if sign in _kept(statement)}
    ports = {"right": side + 1, "below": 2 * side + 1, "left": 3 * side + 1, "at": statement["lamp"]}
    parts = [labelled(msg("box"), grid(rows)), legend(signs), msg("ports", **terms, **ports)]
    task = query["task"]
    if "goal" in query:
        parts.append(msg("goal", goal=query["goal"]))
    if task in ("gate", "dark"):
        parts.append(options(msg("opening", name=port) for port in query["options"]))
    elif task in ("twice", "turn", "remove"):
        chosen = [[cells] if task == "twice" else cells for cells in query["options"]]
        parts += [PAIRS, options(comma_list(pair(*cell) for cell in cells) for cells in chosen)]
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The box with its frame, openings, mirrors and marks."""
    rows, dress, side = statement["rows"], statement["dress"], len(statement["rows"])
    nodes: list[AnyNode] = [*box(side, dress)]
    names = _names(query)
    for port in range(1, 4 * side + 1):
        if port != statement["lamp"]:
            nodes += opening(port, side, names.get(port, str(port)), marked=port in names)
    nodes += lamp(statement["lamp"], side, dress)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign != ".":
                nodes += mirror(row, column, sign, dress)
                nodes.append(Element(f"mirror-{row + 1}-{column + 1}", MARGIN + column, MARGIN + row, 1, 1))
    if query["task"] in ("twice", "turn", "remove"):
        for letter, cells in zip(LETTERS, query["options"], strict=False):
            for row, column in [cells] if query["task"] == "twice" else cells:
                nodes += badge(row, column, rows[row][column], letter)
    unit, whole = max(44, min(64, 520 // (side + 2))), side + 2 * MARGIN
    return (Scene(whole, whole, tuple(nodes), unit=(unit, unit + 4)),)
