"""Pictures of equations: rows of things, magic figures, walls of bricks; and where the numbers of a solution go."""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from msgspec.structs import replace

from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Label,
    Paint,
    Painted,
    Polyline,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.drawing.marking import ACCENT, Area, figure, tag
from puzzlegen.formats.logic import equations as form
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.logic.kits.equation_figures import circle, plan, zigzag
from puzzlegen.renderers.logic.kits.length_pictures import lengths

_OTHERS: Final = "EFGHJKLMPQRTUVWYZ"  # without S and n, which explanations use
_ICON: Final = 1.15
_STEP: Final = 1.8  # from thing to thing
_SIGN: Final = 0.52  # size of signs
_FIGURES: Final = 0.42  # size of numbers, and of the letters of options
_LINE: Final = 1.55  # from row to row
_NUMBER: Final = 1.5  # room for a number behind the sign of equality
_MORE: Final = _NUMBER + 1.1  # what a card has beside things
_APART: Final = 1.75  # between the nearest two circles of a magic figure
_ROUND: Final = 0.58
_BRICK: Final = (1.7, 1.0)
_EDGE: Final = 0.5
_BOARD: Final = "#f6ead0"  # under rows
_CARD: Final = _LINE - 0.16  # height of a row
_PEN: Final = 0.05  # of tags


class Picture(NamedTuple):
    """A scene; where things, circles or bricks are, a thing as often as it is shown; and its rows."""

    scene: Scene
    areas: Sequence[Sequence[Area]]
    rows: Sequence[Area] = ()


def names(shown: form.Magic | form.Wall, query: form.Query) -> dict[int, str]:
    """The letters of what has no number: X is asked about, A to D are options, which have letters in any case."""
    numbers = [one.number for one in shown.spots] if isinstance(shown, form.Magic) else list(shown.bricks)
    found = dict(zip(getattr(query, "options", ()), "ABCD", strict=True)) if _lettered(query) else {}
    if isinstance(query, form.Value):
        found[query.asked] = "X"
    rest = [one for one, number in enumerate(numbers) if number is None and one not in found]
    return found | dict(zip(rest, _OTHERS, strict=False))


def _lettered(query: form.Query) -> bool:
    return isinstance(query, form.Knowable | form.Superfluous)


def picture(shown: form.Statement, query: form.Query) -> Picture:
    """What is shown, with the letters of the question."""
    match shown:
        case form.Things():
            return _things(shown, query)
        case form.Magic():
            return _magic(shown, query)
        case form.Wall():
            return _wall(shown, query)
    asked = query.asked if isinstance(query, form.Value) else -1
    match shown:
        case form.Lengths():
            scene, areas = lengths(shown, asked)
        case form.Plan():
            scene, areas = _alone(*plan(shown, asked))
        case form.Zigzag():
            scene, areas = _alone(*zigzag(shown, asked))
        case form.Circle():
            scene, areas = _alone(*circle(shown, asked))
    ground = _board(scene.width, scene.height)
    return Picture(replace(scene, nodes=(ground, *scene.nodes)), areas)


def _alone(scene: Scene, areas: Sequence[Area]) -> tuple[Scene, list[list[Area]]]:
    """A scene in which each quantity is shown once."""
    return scene, [[area] for area in areas]


def _things(shown: form.Things, query: form.Query) -> Picture:
    """Rows on a board, numbered, in two columns if there are many; signs of equality in a line."""
    rows = shown.rows
    lengths = [sum(len(term.factors) for term in row.terms) for row in rows]
    options = query.options if isinstance(query, form.Knowable) else ()
    offered = query.options if isinstance(query, form.Follows) else ()
    widest = _wide([*rows, *offered])

    def columned(columns: int) -> tuple[int, list[list[int]], list[float]]:
        """How many rows a column has, their lengths, and how wide the columns are."""
        lines = -(-len(rows) // columns)
        tops = [lengths[one * lines : (one + 1) * lines] for one in range(columns)]
        return lines, tops, [widest if offered else max(some) * _STEP + _MORE for some in tops]

    def size(columns: int, beside: int) -> tuple[float, float]:
        """The width and height of the page, with so many of the rows on offer beside one another."""
        lines, _, wides = columned(columns)
        across = max(sum(wides) + (columns + 1) * _EDGE, len(options) * 2.6 + 2 * _EDGE)
        high = lines * _LINE + 0.3 + 2 * _EDGE + (_ICON + _EDGE if options else 0.0)
        if not offered:
            return across, high
        return max(across, beside * (widest + _EDGE) + _EDGE), high + 4 // beside * (_LINE + 0.15) - 0.15

    def room(way: tuple[int, int]) -> float:
        """The area of the page; more for a long one."""
        shorter, longer = sorted(size(*way))
        return shorter * longer * max(1.0, longer / shorter / 1.4)

    way = columns, beside = min(product((1, 2), (1, 2) if offered else (1,)), key=room)
    (lines, tops, wides), (across, tall) = columned(columns), size(*way)
    left = (across - sum(wides) - (columns - 1) * _EDGE) / 2
    areas: list[list[Area]] = [[] for _ in shown.things]
    nodes, ends = [_board(across, tall)], list[Area]()
    for column in range(columns):
        x = left + sum(wides[:column]) + column * _EDGE
        count = len(tops[column])
        for place in range(count):
            number = column * lines + place
            y = _EDGE + 0.15 + (place + 0.5) * _LINE
            nodes.append(_card(x, y, wides[column]))
            nodes.append(Circle(x + 0.5, y, 0.31, "tint", "line", "thin"))
            nodes.append(Label(x + 0.5, y, str(number + 1), 0.28, "ink", "label"))
            more, some = _row(shown, rows[number], x + wides[column], y)
            nodes += more
            for one, area in some:
                areas[one].append(area)
            ends.append((x + 0.2, y - 0.3, 0.6, 0.6))
    high = lines * _LINE + 0.3 + 2 * _EDGE
    for place, (letter, one) in enumerate(zip("ABCD", options, strict=False)):
        x, y = across / 2 + (place - len(options) / 2 + 0.5) * 2.6, high + _ICON / 2
        nodes.append(_card(x - 1.2, y, 2.4))
        nodes.append(Label(x - 0.75, y, letter, _FIGURES, "given"))
        nodes.append(Group(coated(shown.things[one]), x - 0.4, y - _ICON / 2, _ICON))
        nodes.append(Element(option_element(letter), x - 0.45, y - _ICON / 2 - 0.05, _ICON + 0.1, _ICON + 0.1))
    if offered:
        nodes += _more_rows(shown, offered, beside, widest, across, high - 0.35)
    return Picture(Scene(across, tall, tuple(nodes)), areas, ends)


def _board(across: float, tall: float) -> AnyNode:
    """The ground of all of a page."""
    return Painted(((-1.0, -1.0), (across + 1, -1.0), (across + 1, tall + 1), (-1.0, tall + 1)), _BOARD)


def _card(x: float, y: float, wide: float) -> AnyNode:
    """A card for a row or an option, from its left edge and its middle."""
    return Rect(x, y - _CARD / 2, wide, _CARD, "paper", "line", "thin", 0.2)


def _wide(rows: Sequence[form.Row]) -> float:
    """The width of the cards of rows, with the numbers or letters before them."""
    return max(len(_signs(row)) for row in rows) * _STEP + _MORE


def _more_rows(
    shown: form.Things, rows: Sequence[form.Row], beside: int, wide: float, across: float, top: float
) -> list[AnyNode]:
    """Four rows on offer, so many beside one another, on cards of a width, with their letters."""
    nodes = list[AnyNode]()
    for place, (letter, row) in enumerate(zip("ABCD", rows, strict=True)):
        x = across / 2 + (place % beside - (beside - 1) / 2) * (wide + _EDGE) - wide / 2
        y = top + (place // beside + 0.5) * (_LINE + 0.15)
        nodes.append(_card(x, y, wide))
        nodes.append(Label(x + 0.5, y, letter, _FIGURES, "given"))
        nodes += _row(shown, row, x + wide, y)[0]
        nodes.append(Element(option_element(letter), x + 0.85, y - _CARD / 2, wide - 0.85, _CARD))
    return nodes


def _row(shown: form.Things, row: form.Row, end: float, y: float) -> tuple[list[AnyNode], list[tuple[int, Area]]]:
    """Things with their signs, and what they make, up to the end of a card; and where each thing is."""
    nodes, areas = list[AnyNode](), list[tuple[int, Area]]()
    signs = _signs(row)
    at = end - _NUMBER - 0.05 - _STEP * len(signs)
    for position, (sign, one) in enumerate(signs):
        if position:
            nodes.append(Label(at - (_STEP - _ICON) / 2, y, sign, _SIGN, "given"))
        nodes.append(Group(coated(shown.things[one]), at, y - _ICON / 2, _ICON))
        areas.append((one, (at, y - _ICON / 2, _ICON, _ICON)))
        at += _STEP
    nodes.append(Label(at - 0.3, y, "=", _SIGN, "given"))
    nodes.append(Label(at + _NUMBER / 2 - 0.1, y, str(row.makes), _FIGURES, "given"))
    return nodes, areas


def _signs(row: form.Row) -> list[tuple[str, int]]:
    """The things of a row, each with the sign before it."""
    found = []
    for term in row.terms:
        sign = "+" if term.sign > 0 else "−"
        for one in term.factors:
            found.append((sign, one))
            sign = "×"
    return found


def _magic(shown: form.Magic, query: form.Query) -> Picture:
    spots = shown.spots
    nearest = min(math.dist(one[:2], other[:2]) for one, other in combinations(spots, 2))
    scale = _APART / nearest
    left, top = min(one.x for one in spots), min(one.y for one in spots)
    edge = _EDGE + _ROUND
    places = [(edge + (x - left) * scale, edge + (y - top) * scale) for x, y, _ in spots]
    across, high = (max(place[axis] for place in places) + edge for axis in (0, 1))
    lines = (Polyline((places[line[0]], places[line[-1]]), "ink", "medium") for line in shown.lines)
    nodes: list[AnyNode] = [_board(across, high), *lines]
    called = names(shown, query)
    areas = list[list[Area]]()
    for one, (x, y) in enumerate(places):
        number = spots[one].number
        is_marked = called.get(one, "E") in "ABCDX"
        fill: Paint = "highlight" if is_marked else "paper" if number else "tint"
        nodes.append(Circle(x, y, _ROUND, fill, "ink", "medium"))
        area = (x - _ROUND, y - _ROUND, 2 * _ROUND, 2 * _ROUND)
        nodes += _written(area, number, called.get(one), query)
        areas.append([area])
    return Picture(Scene(across, high, tuple(nodes)), areas)


def _wall(shown: form.Wall, query: form.Query) -> Picture:
    """Bricks in courses, the sign of how they are joined beside the wall."""
    bricks = shown.bricks
    rows = (math.isqrt(8 * len(bricks) + 1) - 1) // 2
    wide, high = _BRICK
    called = names(shown, query)
    across, tall = rows * wide + 2 * _EDGE, rows * high + 2 * _EDGE
    nodes, areas = [_board(across, tall)], list[list[Area]]()
    for row in range(rows):
        for place in range(row + 1):
            one = len(areas)
            x, y = _EDGE + (rows - 1 - row) * wide / 2 + place * wide, _EDGE + row * high
            is_marked = called.get(one, "E") in "ABCDX"
            fill: Paint = "highlight" if is_marked else "paper" if bricks[one] else "tint"
            nodes.append(Rect(x, y, wide, high, fill, "ink", "medium"))
            nodes += _written((x, y, wide, high), bricks[one], called.get(one), query)
            areas.append([(x, y, wide, high)])
    return Picture(Scene(across, tall, tuple(nodes)), areas)


def _written(area: Area, number: int | None, letter: str | None, query: form.Query) -> list[AnyNode]:
    """The number or the letter in a circle or a brick; a letter beside a number stands on a disc."""
    x, y, wide, high = area
    middle = x + wide / 2, y + high / 2
    if number is None:
        nodes: list[AnyNode] = [Label(*middle, letter or "", 0.38, "ink", "label")]
    else:
        size = 0.4 if number < 1000 else 0.32
        if letter:
            u, v = x + 0.3, y + high / 2
            nodes = [Circle(u, v, 0.22, "paper", "ink", "thin"), Label(u, v, letter, 0.24, "given")]
            nodes.append(Label(middle[0] + 0.25, middle[1], str(number), size, "given"))
        else:
            nodes = [Label(*middle, str(number), size, "given")]
    if letter and letter in "ABCD" and _lettered(query):
        nodes.append(Element(option_element(letter), x, y, wide, high))
    return nodes


def filled(shown: form.Statement, drawn: Picture, numbers: Mapping[int, str]) -> list[AnyNode]:
    """Numbers of a solution over the letters whose they are, or at the things that they belong to."""
    nodes = list[AnyNode]()
    for one, text in numbers.items():
        for x, y, wide, high in drawn.areas[one] if one < len(drawn.areas) else ():
            if isinstance(shown, form.Things):
                nodes += tag(x + wide - 0.1, y + high - 0.12, text, _PEN)
                continue
            if not isinstance(shown, form.Magic | form.Wall):
                nodes += tag(x + wide / 2, y + high / 2, text, _PEN)
                continue
            patch = min(wide, high) * 0.8
            nodes.append(Circle(x + wide / 2, y + high / 2, patch / 2, "paper"))
            nodes.append(figure(x + wide / 2, y + high / 2, text, patch))
    return nodes


def numbered_rows(drawn: Picture, order: Sequence[int]) -> list[AnyNode]:
    """In which order rows are looked at: a ring around the number of each, and where it comes."""
    nodes = list[AnyNode]()
    for x, y, wide, high in (drawn.rows[row] for row in dict.fromkeys(order)):
        nodes.append(Circle(x + wide / 2, y + high / 2, 0.37, None, ACCENT, "medium"))
    return nodes
