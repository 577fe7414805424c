"""Shows the boxes of mirrors of `puzzlegen.generators.logic.mirrors`."""

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Scene
from puzzlegen.drawing.marking import chosen, over, pen, ring, way
from puzzlegen.formats.logic import mirrors as form
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
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.mirror_boxes import MARGIN, badge, box, lamp, mirror, opening, outside

msg: Final = messages(__name__)

_TURNS: Final = 24  # that are told of several ways together
_HEADINGS: Final = ("up", "right", "down", "left")
_SIGNS: Final = {
    ".": "empty",
    **{"/": "rising", "\\": "falling"},
    **{"z": "half-rising", "s": "half-falling"},
    **{"f": "pivot-rising", "g": "pivot-falling"},
}


def _terms(shown: form.Box) -> dict[str, Phrase]:
    return {name: msg(f"{name}-{shown.theme}") for name in ("ray", "lamp", "mirror")}


def _kept(shown: form.Box) -> set[str]:
    return {sign for row in shown.rows for sign in row}


def word(shown: form.Box, query: form.Query) -> Wording:
    """How rays turn, and what is asked."""
    terms = _terms(shown)
    parts = ["rolls" if shown.theme in get_args(form.Movers) else "light"]
    parts += ["half"] if _kept(shown) & {*"zs"} else []
    parts += ["swings"] if _kept(shown) & {*"fg"} else []
    rules = sentences(*(msg(part, **terms) for part in parts))
    several = "s" if isinstance(query, form.Changed) and len(query.options[0]) > 1 else ""
    ask = msg(f"ask-{task_whatever_form(query, form.QUESTIONS)}{several}", **terms)
    match query:
        case form.HitsOffered() | form.BothOffered() | form.LitOffered():
            return Wording(ask, Kind.LETTER, rules, options=numbers(query.options))
        case form.Exit() | form.Hits() | form.Both() | form.Lit():
            return Wording(ask, Kind.NUMBER, rules)
        case form.TurnBox():
            return Wording(ask, Kind.BOX, rules)
    return Wording(ask, Kind.LETTER, rules, options=(None,) * 4)


def _names(query: form.Query) -> dict[int, str]:
    """What stands at openings instead of their numbers."""
    match query:
        case form.Gate() | form.Dark():
            return dict(zip(query.options, LETTERS, strict=False))
        case form.Changed() | form.TurnBox():
            return {query.goal: "★"}
    return {}


def explain(shown: form.Box, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """The way, mirror by mirror."""
    terms, told = _terms(shown), list[Phrase]()
    number = str(query.options[LETTERS.index(answer)]) if hasattr(query, "options") else answer
    match why:
        case form.Exits():
            most = max(2, _TURNS // len(why.lit))
            ways = (
                msg(
                    "lit-last" if len(met) > most + 1 else "lit",
                    name=capitalised(_at(query, port)),
                    cells=_turns(shown, met, most if len(met) > most + 1 else 0),
                )
                for port, met in why.lit
            )
            end = msg("dark", letter=answer) if isinstance(query, form.Dark) else msg("numbered", number=number)
            told = [msg("all", ways=comma_list(ways, SEMICOLON)), end]
        case form.After():
            told = [msg("after", **terms, before=_at(query, why.leaves), met=_turns(shown, why.after))]
            if isinstance(why, form.Tried):
                tried = (msg("tried", letter=a, name=_at(query, b)) for a, b in zip(LETTERS, why.tried, strict=False))
                told.append(msg("so-tried", letter=answer, tried=comma_list(tried, SEMICOLON)))
        case _:
            told = [msg("way", **terms, met=_turns(shown, why.way), name=_at(query, why.leaves))]
            if isinstance(query, form.Twice):
                told.append(msg("twice", letter=answer))
            if isinstance(query, form.Hits | form.Both):
                told += [_again(why, both=isinstance(query, form.Both)), msg("numbered", number=number)]
    return sentences(*told, msg("cells"))


def _at(query: form.Query, port: int) -> Phrase:
    """An opening as it is marked."""
    name = _names(query).get(port, str(port))
    return msg("star") if name == "★" else msg("opening", name=name)


def _cell(row: int, column: int) -> Phrase:
    return msg("cell", row=row + 1, column=column + 1)


def _turns(shown: form.Box, met: Sequence[form.Met], last: int = 0) -> Phrase:
    """Where one goes at each mirror, or at the ``last`` so many of them."""
    heading, told = (2, 3, 0, 1)[(shown.lamp - 1) // len(shown.rows)], list[Phrase]()
    for row, column, to in met:
        told.append(msg("straight" if to == heading else "met", cell=_cell(row, column), heading=msg(_HEADINGS[to])))
        heading = to
    return comma_list(told[-last:])


def _again(why: form.Way, *, both: bool) -> Phrase:
    """The mirrors that are listed more than once."""
    cells = [(row, column) for row, column, _ in why.way]
    again = [_cell(*cell) for cell in dict.fromkeys(cells) if cells.count(cell) > 1]
    if both and not again:
        return msg("one-side")
    return msg("two-sides" if both else "again", cells=comma_list(again))


def _lettered(query: form.Query) -> Iterable[Sequence[form.Cell]]:
    """The squares with each letter."""
    match query:
        case form.Twice():
            return [(cell,) for cell in query.options]
        case form.Changed():
            return query.options
    return ()


def describe(shown: form.Box, query: form.Query) -> Phrase:
    """The box in rows of signs, and what stands at its rim."""
    rows, terms, side = shown.rows, _terms(shown), len(shown.rows)
    signs = {sign: msg(f"sign-{name}", **terms) for sign, name in _SIGNS.items() if sign in _kept(shown)}
    ports = {"right": side + 1, "below": 2 * side + 1, "left": 3 * side + 1, "at": shown.lamp}
    parts = [labelled(msg("box"), grid(rows)), legend(signs), msg("ports", **terms, **ports)]
    if isinstance(query, form.Changed | form.TurnBox):
        parts.append(msg("goal", goal=query.goal))
    if isinstance(query, form.Gate | form.Dark):
        parts.append(options(msg("opening", name=port) for port in query.options))
    if lettered := _lettered(query):
        parts += [PAIRS, options(comma_list(pair(*cell) for cell in cells) for cells in lettered)]
    return lines(*parts)


def depict(shown: form.Box, query: form.Query) -> tuple[Scene, ...]:
    """The box with its frame, openings, mirrors and marks."""
    rows, theme, side = shown.rows, shown.theme, len(shown.rows)
    nodes: list[AnyNode] = [*box(side, theme)]
    names = _names(query)
    for port in range(1, 4 * side + 1):
        if port != shown.lamp:
            nodes += opening(port, side, names.get(port, str(port)), marked=port in names)
    nodes += lamp(shown.lamp, side, theme)
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign != ".":
                nodes += mirror(row, column, sign, theme)
                nodes.append(Element(f"mirror-{row + 1}-{column + 1}", MARGIN + column, MARGIN + row, 1, 1))
    for letter, cells in zip(LETTERS, _lettered(query), strict=False):
        for row, column in cells:
            nodes += badge(row, column, rows[row][column], letter)
    whole = side + 2 * MARGIN
    return (Scene(whole, whole, tuple(nodes)),)


def depict_solution(shown: form.Box, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The way from mirror to mirror, after the change if there is one."""
    (scene,) = depict(shown, query)
    side, marks = len(shown.rows), list[AnyNode]()
    match why:
        case form.Exits():
            ways = [(met, port) for port, met in why.lit]
        case form.After():
            assert isinstance(query, form.Changed | form.TurnBox)
            ways = [(why.after, query.goal)]
        case _:
            ways = [(why.way, why.leaves)]
    for met, port in ways:
        turns = [(MARGIN + column + 0.5, MARGIN + row + 0.5) for row, column, _ in met]
        marks += way([outside(shown.lamp, side), *turns, outside(port, side)], pen(scene), 0.3)
    scene = over(scene, marks)
    if isinstance(query, form.TurnBox):
        return (chosen(scene, [answer]),)
    cells = dict(zip(LETTERS, _lettered(query), strict=False)).get(answer, ())
    frames = [ring((MARGIN + x + 0.1, MARGIN + y + 0.1, 0.8, 0.8), pen(scene)) for y, x in cells]
    if isinstance(query, form.Dark | form.Gate):
        x, y = outside(query.options[LETTERS.index(answer)], side)
        frames.append(ring((x - 0.3, y - 0.3, 0.6, 0.6), pen(scene)))
    return (over(scene, frames),)
