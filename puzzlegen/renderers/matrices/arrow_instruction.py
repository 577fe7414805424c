"""Shows rows of panels of `puzzlegen.generators.matrices.arrow_instruction`."""

import math
from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Polyline, Scene, Segments
from puzzlegen.drawing.marking import ACCENT, answered, pen
from puzzlegen.facts.matrices.arrows import COMPASS
from puzzlegen.facts.matrices.figures import DIRECTED
from puzzlegen.formats.matrices.arrow_instruction import ArrowPanel, Facts, NextByArrow, Row
from puzzlegen.formats.matrices.kits.panels import Figure, Rule
from puzzlegen.renderers.kits.telling import AND, PAIRS, SEMICOLON, capitalised, labelled, lines, pair, sentence_list
from puzzlegen.renderers.kits.telling import comma_list as all_of
from puzzlegen.renderers.matrices.kits.pages import PANEL, Content, draw_page, shown_block
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, direction, fill, plain
from puzzlegen.renderers.matrices.kits.panels import draw_figure
from puzzlegen.renderers.matrices.kits.wording import attribute, cycles, listed, shape

msg: Final = messages(__name__)

_ACROSS: Final = 3  # panels in a row
_EDGE: Final = 0.015  # around the cells; the panel's side is 1
_CELL: Final = 0.2 / 0.235  # of a figure, where a cell is 1
_SHAFT: Final = 0.085  # width of an arrow, likewise
_EIGHTH: Final = 45  # degrees


def word(row: Row, query: NextByArrow) -> Wording:
    """Ask for the next panel."""
    turning = _pointing(row)
    chained = any(len(panel.arrows) > 1 for panel in (*row.panels, *query.options))
    names = ["shape", "fill", "turn"] if turning else ["fill", "shape"]
    rules = msg(
        "setting-chained" if chained else "setting",
        attributes=listed(map(attribute, names)),
        turning=msg("turning") if turning else "",
        cycles=cycles(len(row.panels)),
    )
    short = msg("short-chained" if chained else "short")
    return Wording(msg("ask"), Kind.LETTER, rules, short, (None,) * len(query.options))


def explain(row: Row, query: NextByArrow, answer: str, why: Facts) -> Phrase:
    """The figures reached, what each of their attributes does, and what the arrows of each option lead to."""
    shown, offered = ([_reached(panel, row.side) for panel in panels] for panels in (row.panels, query.options))
    wanted = LETTERS.index(answer)
    parts: list[Phrase] = [msg("reached", figures=all_of(map(_called, shown)))]
    if _pointing(row):
        parts.append(msg("angles"))
    for what, rule in sorted(why.rules.items()):
        parts.append(_followed(what, rule, shown, offered[wanted]))
    others = [
        labelled(letter, _called(figure))
        for number, (letter, figure) in enumerate(zip(LETTERS, offered, strict=False))
        if number != wanted
    ]
    parts.append(msg("left", letter=answer, figure=_called(offered[wanted]), others=all_of(others, SEMICOLON)))
    return sentences(*parts)


def _pointing(row: Row) -> bool:
    """True if figures differ in their directions."""
    return row.panels[0].figures[0].shape in DIRECTED


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
    called = msg("plain", fill=fill(figure.fill), shape=shape(figure.shape))
    return msg("at-angle", figure=called, angle=_EIGHTH * figure.turn) if figure.shape in DIRECTED else called


def _followed(what: str, rule: Rule, shown: Sequence[Figure], last: Figure) -> Phrase:
    """What an attribute does from panel to panel, and what it is next."""
    sense = msg("clockwise" if rule.step > 0 else "anticlockwise")
    match rule.kind:
        case "progression":
            does = msg("turns", sense=sense, angle=_EIGHTH * abs(rule.step))
        case "growing":
            first = abs(rule.step)
            *before, angle = (msg("degrees", angle=_EIGHTH * step) for step in range(first, first + len(shown)))
            does = msg("turns-more", sense=sense, before=sentence_list(before, AND), angle=angle)
        case "cycle":
            does = msg("repeats", step=rule.step)
        case _:
            does = msg("same")
    if what == "turn":
        return msg("heads", does=does, angle=_EIGHTH * last.turn)
    end = fill(last.fill) if what == "fill" else shape(last.shape)
    return capitalised(msg("does", attribute=attribute(what), does=does, end=end))


def describe(row: Row, query: NextByArrow) -> Phrase:
    """The figures and arrows of each panel and of each option, in the order of their cells."""
    shown, offered = ([_described(panel, row.side) for panel in panels] for panels in (row.panels, query.options))
    return lines(msg("cells", side=row.side), PAIRS, completion(shown, len(shown) + 1, offered))


def _described(panel: ArrowPanel, side: int) -> Phrase:
    held = {figure.cell: plain(figure) for figure in panel.figures}
    for arrow in panel.arrows:
        held[arrow.cell] = msg("marked" if arrow.cell == panel.start else "arrow", way=direction(arrow.turn))
    return all_of(
        (msg("at", cell=pair(*divmod(cell, side)), what=what) for cell, what in sorted(held.items())), SEMICOLON
    )


def depict(row: Row, query: NextByArrow) -> tuple[Scene, ...]:
    """Draw the row and the options."""
    shown, options = ([_drawn(panel, row.side) for panel in panels] for panels in (row.panels, query.options))
    return (_page(row, shown, options),)


def _page(row: Row, shown: Sequence[Content], options: Sequence[Content]) -> Scene:
    return draw_page(shown_block(shown, _ACROSS), options, row, beside=False)


def _drawn(panel: ArrowPanel, side: int) -> list[AnyNode]:
    """What is in a panel, from its top left corner."""
    pitch, far = (1 - 2 * _EDGE) / side, 1 - _EDGE
    inner = [_EDGE + place * pitch for place in range(1, side)]
    lines = [(x, _EDGE, x, far) for x in inner] + [(_EDGE, y, far, y) for y in inner]
    nodes: list[AnyNode] = [Segments(tuple(tuple(PANEL * end for end in line) for line in lines), "tint", "medium")]  # type: ignore[misc]
    for figure in panel.figures:
        nodes.append(draw_figure(figure, *_centre(figure.cell, side), _CELL * pitch * PANEL))
    for arrow in panel.arrows:
        x, y = _centre(arrow.cell, side)
        if arrow.cell == panel.start:
            nodes.append(Circle(x, y, 0.43 * pitch * PANEL, "highlight", "ink", "thin"))
        nodes += _arrow(x, y, arrow.turn, pitch * PANEL)
    return nodes


def _centre(cell: int, side: int) -> tuple[float, float]:
    pitch = (1 - 2 * _EDGE) / side
    return PANEL * (_EDGE + pitch * (cell % side + 0.5)), PANEL * (_EDGE + pitch * (cell // side + 0.5))


def _arrow(x: float, y: float, turn: int, pitch: float) -> tuple[Polyline, Polyline]:
    """The shaft and the head of an arrow around (x, y), in a cell of this size."""
    down, right = COMPASS[turn]
    length = 0.36 * pitch / (down * down + right * right) ** 0.5

    def at(ahead: float, across: float) -> tuple[float, float]:
        return x + length * (right * ahead - down * across), y + length * (down * ahead + right * across)

    head = at(1, 0), at(0.05, 0.55), at(0.05, -0.55)
    return (
        Polyline((at(-1, 0), at(0.4, 0)), "ink", width=_SHAFT * pitch),
        Polyline(head, "ink", "hair", closed=True, fill="ink"),
    )


def depict_solution(row: Row, query: NextByArrow, answer: str, why: Facts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The way along the arrows in each panel and in the right option, which is the next one."""
    width, right = pen(depict(row, query)[0]), LETTERS.index(answer)
    shown = [[*_drawn(panel, row.side), *_way(panel, row.side, width)] for panel in row.panels]
    options = [_drawn(panel, row.side) for panel in query.options]
    options[right] += _way(query.options[right], row.side, width)
    return answered([_page(row, shown, options)], answer, LETTERS[: len(options)])


def _way(panel: ArrowPanel, side: int, width: float) -> list[AnyNode]:
    """The way from the round mark to the figure reached, and a ring around this."""
    held, turns = {figure.cell for figure in panel.figures}, {arrow.cell: arrow.turn for arrow in panel.arrows}
    cells = [panel.start]
    while cells[-1] not in held:
        down, right = COMPASS[turns[cells[-1]]]
        cell = cells[-1] + side * down + right
        while cell not in held and cell not in turns:
            cell += side * down + right
        cells.append(cell)
    points = [_centre(cell, side) for cell in cells]
    (x, y), around = points.pop(), 0.5 * (1 - 2 * _EDGE) / side * PANEL
    a, b = points[-1]
    short = around / math.hypot(x - a, y - b)
    points.append((x - short * (x - a), y - short * (y - b)))
    return [Polyline(tuple(points), ACCENT, width=width), Circle(x, y, around, None, ACCENT, "thick")]
