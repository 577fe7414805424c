"""Shows rows of panels of `puzzlegen.generators.matrices.arrow_instruction`."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene, Segments
from puzzlegen.facts.matrices.arrows import COMPASS, SIDE, ArrowPanel
from puzzlegen.facts.matrices.figures import DIRECTED, Figure
from puzzlegen.renderers.kits.telling import AND, PAIRS, SEMICOLON, lines, named, pair, said, sentence, strung
from puzzlegen.renderers.kits.telling import listed as all_of
from puzzlegen.renderers.matrices.kits.panel_descriptions import DIRECTIONS, FILLS, completion, plain
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_figure, draw_grid
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, NEXT, SHAPES, cycles, listed

msg: Final = messages(__name__)

_EDGE: Final = 0.03  # around the cells; the panel's side is 1
_CELL: Final = 0.2 / 0.235  # of a figure, where a cell is 1
_SETTING: Final = msg("setting")
_SHORT: Final[Mapping[bool, Phrase]] = {  # whether arrows point to arrows
    True: msg("short-yes"),
    False: msg("short-no"),
}
_CHAIN: Final[Mapping[bool, Phrase]] = {
    True: msg("chain-yes"),
    False: msg("chain-no"),
}
_THING: Final[Mapping[bool, Phrase]] = {
    True: msg("thing-yes"),
    False: msg("thing-no"),
}
_TURNING: Final = msg("turning")

_EIGHTH: Final = 45  # degrees
_SENSES: Final[Mapping[bool, Phrase]] = {
    True: msg("senses-yes"),
    False: msg("senses-no"),
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the next panel."""
    turning = _pointing(statement)
    chained = any(len(panel["arrows"]) > 1 for panel in (*statement["panels"], *query["options"]))
    names = ["shape", "fill", "turn"] if turning else ["fill", "shape"]
    rules = {
        language: _SETTING[language].format(
            attributes=listed(language, [ATTRIBUTES[language][name] for name in names]),
            turning=_TURNING[language] if turning else "",
            thing=_THING[chained][language],
            chain=_CHAIN[chained][language],
            cycles=cycles(language, len(statement["panels"])),
        )
        for language in LANGUAGES
    }
    return Wording(
        rules=rules, ask=NEXT, short=_SHORT[chained], kind=Kind.LETTER, options=(None,) * len(query["options"])
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The figures reached, what each of their attributes does, and what the arrows of each option lead to."""
    side = statement.get("side", SIDE)
    shown, offered = (
        [_reached(msgspec.convert(panel, ArrowPanel), side) for panel in panels]
        for panels in (statement["panels"], query["options"])
    )
    wanted = LETTERS.index(answer)
    parts = [msg("reached", figures=all_of(map(_called, shown)))]
    if _pointing(statement):
        parts.append(msg("angles"))
    for attribute, rule in sorted(why["rules"].items()):
        parts.append(_followed(attribute, rule, shown, offered[wanted]))
    others = [
        named(str(letter), _called(figure))
        for number, (letter, figure) in enumerate(zip(LETTERS, offered, strict=False))
        if number != wanted
    ]
    parts.append(msg("left", letter=answer, figure=_called(offered[wanted]), others=all_of(others, SEMICOLON)))
    return sentences(*parts)


def _pointing(statement: Statement) -> bool:
    """Whether figures differ in their directions."""
    return statement["panels"][0]["figures"][0]["shape"] in DIRECTED


def _reached(panel: ArrowPanel, side: int) -> Figure:
    """The figure to which the arrows lead."""
    figures = {figure.cell: figure for figure in panel.figures}
    turns = {arrow.cell: arrow.turn for arrow in panel.arrows}
    cell, turn = panel.start, turns[panel.start]
    while cell not in figures:
        turn = turns.get(cell, turn)
        down, right = COMPASS[turn]
        cell += down * side + right
    return figures[cell]


def _called(figure: Figure) -> Phrase:
    fill = FILLS[figure.fill]
    if figure.shape in DIRECTED:
        return msg("at-angle", fill=fill, shape=_shape(figure), angle=_EIGHTH * figure.turn)
    return msg("plain", fill=fill, shape=_shape(figure))


def _shape(figure: Figure) -> Phrase:
    return {language: SHAPES[language][figure.shape] for language in LANGUAGES}


def _followed(attribute: str, rule: Statement, shown: Sequence[Figure], last: Figure) -> Phrase:
    """What an attribute does from panel to panel, and what it is next."""
    sense = _SENSES[rule["step"] > 0]
    match rule["kind"]:
        case "progression":
            does = msg("turns", sense=sense, angle=_EIGHTH * abs(rule["step"]))
        case "growing":
            *before, angle = (msg("degrees", angle=_EIGHTH * step) for step in range(1, len(shown) + 1))
            does = msg("turns-more", sense=sense, before=strung(before, AND), angle=angle)
        case "cycle":
            does = msg("repeats", step=rule["step"])
        case _:
            does = msg("same")
    if attribute == "turn":
        return msg("heads", does=does, angle=_EIGHTH * last.turn)
    name = {language: ATTRIBUTES[language][attribute] for language in LANGUAGES}
    end = FILLS[last.fill] if attribute == "fill" else _shape(last)
    return sentence(msg("does", attribute=name, does=does, end=end))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The figures and arrows of each panel and of each option, in the order of their cells."""
    side = statement.get("side", SIDE)
    shown, offered = (
        [_described(panel, side) for panel in panels] for panels in (statement["panels"], query["options"])
    )
    return lines(msg("cells", side=side), PAIRS, completion(shown, len(shown) + 1, offered))


def _described(published: Statement, side: int) -> Phrase:
    panel = msgspec.convert(published, ArrowPanel)
    held = {figure.cell: plain(figure) for figure in panel.figures}
    for arrow in panel.arrows:
        words = msg("marked") if arrow.cell == panel.start else msg("arrow")
        held[arrow.cell] = said(words, way=DIRECTIONS[arrow.turn])
    return all_of(
        (msg("at", cell=pair(*divmod(cell, side)), what=what) for cell, what in sorted(held.items())), SEMICOLON
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the row and the options."""
    side = statement.get("side", SIDE)
    shown, options = ([_drawn(panel, side) for panel in panels] for panels in (statement["panels"], query["options"]))
    return (draw_grid(shown, len(shown) + 1, options),)


def _drawn(published: Statement, side: int) -> list[AnyNode]:
    """What is in a panel, from its top left corner."""
    panel = msgspec.convert(published, ArrowPanel)
    pitch, far = (1 - 2 * _EDGE) / side, 1 - _EDGE
    inner = [_EDGE + place * pitch for place in range(1, side)]
    lines = [(x, _EDGE, x, far) for x in inner] + [(_EDGE, y, far, y) for y in inner]
    nodes: list[AnyNode] = [Segments(tuple(tuple(PANEL * end for end in line) for line in lines), "tint", "thin")]  # type: ignore[misc]
    for figure in panel.figures:
        nodes.append(draw_figure(figure, *_centre(figure.cell, side), _CELL * pitch * PANEL))
    for arrow in panel.arrows:
        x, y = _centre(arrow.cell, side)
        if arrow.cell == panel.start:
            nodes.append(Circle(x, y, 0.5 * pitch * PANEL, "highlight", "ink", "thin"))
        nodes.append(_arrow(x, y, arrow.turn, pitch * PANEL))
    return nodes


def _centre(cell: int, side: int) -> tuple[float, float]:
    pitch = (1 - 2 * _EDGE) / side
    return PANEL * (_EDGE + pitch * (cell % side + 0.5)), PANEL * (_EDGE + pitch * (cell // side + 0.5))


def _arrow(x: float, y: float, turn: int, pitch: float) -> Polyline:
    """A thin arrow around (x, y), in a cell of this size."""
    down, right = COMPASS[turn]
    length = 0.38 * pitch / (down * down + right * right) ** 0.5
    ahead, across = (right * length, down * length), (-down * length, right * length)
    tip = (x + ahead[0], y + ahead[1])
    barbs = [
        (tip[0] - 0.75 * ahead[0] + side * 0.6 * across[0], tip[1] - 0.75 * ahead[1] + side * 0.6 * across[1])
        for side in (1, -1)
    ]
    return Polyline(((x - ahead[0], y - ahead[1]), tip, barbs[0], tip, barbs[1]), "ink", "medium")
