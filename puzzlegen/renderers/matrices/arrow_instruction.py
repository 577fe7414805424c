"""Shows rows of panels of `puzzlegen.generators.matrices.arrow_instruction`."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene, Segments
from puzzlegen.facts.matrices.arrows import COMPASS, SIDE, ArrowPanel
from puzzlegen.facts.matrices.figures import DIRECTED, Figure
from puzzlegen.renderers.kits.telling import AND, PAIRS, SEMICOLON, lines, named, pair, said, same, strung
from puzzlegen.renderers.kits.telling import listed as all_of
from puzzlegen.renderers.kits.wording import joined, sentence
from puzzlegen.renderers.matrices.kits.panel_descriptions import DIRECTIONS, FILLS, completion, plain
from puzzlegen.renderers.matrices.kits.panels import PANEL, draw_figure, draw_grid
from puzzlegen.renderers.matrices.kits.wording import ATTRIBUTES, NEXT, SHAPES, cycles, listed

_EDGE: Final = 0.03  # around the cells; the panel's side is 1
_CELL: Final = 0.2 / 0.235  # of a figure, where a cell is 1
_SETTING: Final = {
    "en": "The panels in the upper row follow one another, and the next one is missing. In each panel, begin at the "
    "arrow on the round mark and go where it points, to the nearest {thing} in this direction. {chain}Only the figures "
    "reached matter: their {attributes} each follow a rule from panel to panel. The rules are: staying the same; "
    "{turning}repeating every {cycles} panels.",
    "zh": "上面一行的小图依次排列，下一个小图缺失。在每个小图中，从圆形标记上的箭头出发，沿它所指的方向走到最近的一个"
    "{thing}。{chain}只有到达的图形才有意义：它们的{attributes}各自在小图之间遵循一条规律。规律有：保持不变；"
    "{turning}每{cycles}小图重复一次。",
}
_SHORT: Final[Mapping[bool, Text]] = {  # whether arrows point to arrows
    True: {
        "en": "From the round mark, follow the arrows in each panel to the figure that they reach. These figures "
        "follow rules: which option comes next in the upper row?",
        "zh": "在每个小图中，从圆形标记出发，沿箭头走到所达的图形。这些图形遵循规律：上面一行接下来应是哪个选项？",
    },
    False: {
        "en": "In each panel, the arrow on the round mark points to a figure. These figures follow rules: which option "
        "comes next in the upper row?",
        "zh": "在每个小图中，圆形标记上的箭头指向一个图形。这些图形遵循规律：上面一行接下来应是哪个选项？",
    },
}
_CHAIN: Final[Mapping[bool, Text]] = {
    True: {
        "en": "If that is another arrow, go on from there in its direction, until you reach a figure. ",
        "zh": "如果那是另一个箭头，就从那里沿它的方向继续走，直到到达一个图形。",
    },
    False: {"en": "", "zh": ""},
}
_THING: Final[Mapping[bool, Text]] = {
    True: {"en": "thing", "zh": "物体"},
    False: {"en": "figure", "zh": "图形"},
}
_TURNING: Final = {
    "en": "turning by equal steps, or by steps that grow by one eighth of a turn each time; ",
    "zh": "每次转动相同的角度，或每次多转动八分之一圈；",
}

_EIGHTH: Final = 45  # degrees
_PLAIN: Final = {"en": "{fill} {shape}", "zh": "{fill}{shape}"}
_AT_ANGLE: Final = {"en": "{fill} {shape} at {angle}°", "zh": "朝 {angle}° 的{fill}{shape}"}
_REACHED: Final = {"en": "Figures reached, in order: {figures}.", "zh": "依次到达的图形：{figures}。"}
_ANGLES: Final = {"en": "(Angles are clockwise from upright.)", "zh": "（角度从正立起按顺时针计。）"}
_DOES: Final = {"en": "{attribute}: {does}, so {end} next.", "zh": "{attribute}：{does}，接下来为{end}。"}
_HEADS: Final = {"en": "Direction: {does}, so {angle}° next.", "zh": "方向：{does}，接下来朝 {angle}°。"}
_SAME: Final = {"en": "always the same", "zh": "保持不变"}
_REPEATS: Final = {"en": "repeats every {step} panels", "zh": "每 {step} 个小图重复一次"}
_DEGREES: Final = {"en": "{angle}°", "zh": "{angle}°"}
_SENSES: Final[Mapping[bool, Text]] = {
    True: {"en": "clockwise", "zh": "顺时针"},
    False: {"en": "counterclockwise", "zh": "逆时针"},
}
_TURNS: Final = {"en": "turns {sense} by {angle}° each time", "zh": "每次{sense}转 {angle}°"}
_TURNS_MORE: Final = {
    "en": "turned {sense} by {before}; {angle} is due",
    "zh": "依次{sense}转 {before}，这次应转 {angle}",
}
_LEFT: Final = {
    "en": "Only the arrows of {letter} lead to a {figure} ({others}).",
    "zh": "只有 {letter} 的箭头通向{figure}（{others}）。",
}
_CELLS: Final = {
    "en": "Each panel has {side} rows of {side} cells; those not named are empty.",
    "zh": "每个小图有 {side} 行 {side} 列格子，没有提到的都是空的。",
}
_ARROW: Final = {"en": "arrow pointing {way}", "zh": "指向{way}的箭头"}
_MARKED: Final = {"en": "arrow pointing {way} on the round mark", "zh": "圆形标记上指向{way}的箭头"}
_AT: Final = {"en": "{cell} {what}", "zh": "{cell} {what}"}


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


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The figures reached, what each of their attributes does, and what the arrows of each option lead to."""
    side = statement.get("side", SIDE)
    shown, offered = (
        [_reached(msgspec.convert(panel, ArrowPanel), side) for panel in panels]
        for panels in (statement["panels"], query["options"])
    )
    wanted = LETTERS.index(answer)
    parts = [said(_REACHED, figures=all_of(map(_called, shown)))]
    if _pointing(statement):
        parts.append(_ANGLES)
    for attribute, rule in sorted(why["rules"].items()):
        parts.append(_followed(attribute, rule, shown, offered[wanted]))
    others = [
        named(same(letter), _called(figure))
        for number, (letter, figure) in enumerate(zip(LETTERS, offered, strict=False))
        if number != wanted
    ]
    parts.append(said(_LEFT, letter=answer, figure=_called(offered[wanted]), others=all_of(others, SEMICOLON)))
    return joined(*parts)


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


def _called(figure: Figure) -> Text:
    fill = FILLS[figure.fill]
    if figure.shape in DIRECTED:
        return said(_AT_ANGLE, fill=fill, shape=_shape(figure), angle=_EIGHTH * figure.turn)
    return said(_PLAIN, fill=fill, shape=_shape(figure))


def _shape(figure: Figure) -> Text:
    return {language: SHAPES[language][figure.shape] for language in LANGUAGES}


def _followed(attribute: str, rule: Statement, shown: Sequence[Figure], last: Figure) -> Text:
    """What an attribute does from panel to panel, and what it is next."""
    sense = _SENSES[rule["step"] > 0]
    match rule["kind"]:
        case "progression":
            does = said(_TURNS, sense=sense, angle=_EIGHTH * abs(rule["step"]))
        case "growing":
            *before, angle = (said(_DEGREES, angle=_EIGHTH * step) for step in range(1, len(shown) + 1))
            does = said(_TURNS_MORE, sense=sense, before=strung(before, AND), angle=angle)
        case "cycle":
            does = said(_REPEATS, step=rule["step"])
        case _:
            does = _SAME
    if attribute == "turn":
        return said(_HEADS, does=does, angle=_EIGHTH * last.turn)
    name = {language: ATTRIBUTES[language][attribute] for language in LANGUAGES}
    end = FILLS[last.fill] if attribute == "fill" else _shape(last)
    return sentence(said(_DOES, attribute=name, does=does, end=end))


def describe(statement: Statement, query: Statement) -> Text:
    """The figures and arrows of each panel and of each option, in the order of their cells."""
    side = statement.get("side", SIDE)
    shown, offered = (
        [_described(panel, side) for panel in panels] for panels in (statement["panels"], query["options"])
    )
    return lines(said(_CELLS, side=side), PAIRS, completion(shown, len(shown) + 1, offered))


def _described(published: Statement, side: int) -> Text:
    panel = msgspec.convert(published, ArrowPanel)
    held = {figure.cell: plain(figure) for figure in panel.figures}
    for arrow in panel.arrows:
        words = _MARKED if arrow.cell == panel.start else _ARROW
        held[arrow.cell] = said(words, way=DIRECTIONS[arrow.turn])
    return all_of(
        (said(_AT, cell=pair(*divmod(cell, side)), what=what) for cell, what in sorted(held.items())), SEMICOLON
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
