"""Shows the figures of `puzzlegen.generators.logic.dissection`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, Area, chosen, over, pen, ring, strike
from puzzlegen.formats.logic.dissection import (
    Facts,
    Figure,
    Fills,
    Fits,
    Lettered,
    Mate,
    Most,
    PieceBox,
    Query,
    Rows,
    Shape,
    Shapes,
    Shares,
)
from puzzlegen.renderers.kits.telling import grid, labelled, legend, lines
from puzzlegen.renderers.logic.kits import cutting_reasons
from puzzlegen.renderers.logic.kits.cut_figures import Layout, cuts, figure, lettered, plate, rows_of, starred, table

msg: Final = messages(__name__)

_MARGIN: Final = 0.5
_SMALL: Final = 0.62  # of a shape beside the figure
_GAP: Final = 0.2  # between cards with shapes
_LETTER: Final = 0.55  # of a card, for its letter
_SHAPES: Final = "PQRST"


def word(shown: Figure, query: Query) -> Wording:
    """How the figure is cut, and what is asked."""
    terms = _terms(shown, query)
    rules = [msg("rules", **terms)]
    if isinstance(query, Most):
        rules.append(msg("equal-both" if any("x" in row for row in shown.rows) else "equal", **terms))
    elif _is_numbered(query):
        rules.append(msg("one-each", **terms))
    kind = Kind.LETTER if isinstance(query, Shape | Lettered) else Kind.NUMBER
    if isinstance(query, PieceBox):
        kind = Kind.BOXES
    drawn = (None,) * 4 if kind is Kind.LETTER else ()
    return Wording(msg(f"ask-{task_of(query)}", **terms), kind, sentences(*rules), options=drawn)


def _terms(shown: Figure, query: Query) -> dict[str, Any]:
    """The words for what is shown."""
    return {
        "thing": msg(f"thing-{shown.theme}"),
        "topping": msg(f"topping-{shown.theme}"),
        "second": msg(f"second-{shown.theme}"),
        "cell": msg(f"cell-{shown.lattice}"),
        "count": 0 if isinstance(query, Most) else _count(shown, query),
        "same": msg("same-turned-over" if shown.flips else "same-turned"),
        "number": query.number if isinstance(query, Lettered | PieceBox) else None,
    }


def _count(shown: Figure, query: Query) -> int:
    """How many pieces there are to be."""
    cells = rows_of(shown.rows)
    if shapes := _shapes(query):
        return len(cells) // max(1, len(rows_of(shapes[0])))
    return sum(sign == "o" for sign in cells.values())


def explain(shown: Figure, query: Query, answer: str, why: Facts) -> Phrase:
    """How a person gets there."""
    kind, terms, cells = shown.lattice, _terms(shown, query), rows_of(shown.rows)
    if isinstance(why, Shares):
        return sentences(*cutting_reasons.of_shares(kind, cells, answer, why, terms))
    count, end = _count(shown, query), msg(f"so-{task_of(query)}", answer=answer, **terms)
    if isinstance(why, Shapes):
        return sentences(*cutting_reasons.of_shapes(kind, cells, _names(query), why, terms), end)
    return sentences(*cutting_reasons.of_division(kind, cells, count, why, terms), end)


def describe(shown: Figure, query: Query) -> Phrase:
    """The figure as rows of signs, and the shapes."""
    terms, signs = _terms(shown, query), rows_of(shown.rows)
    marked: dict[tuple[int, int], str] = dict(signs)
    if _is_numbered(query):
        held = [cell for cell, sign in signs.items() if sign == "o"]
        marked |= {cell: str(number) for number, cell in enumerate(held, 1)}
    if isinstance(query, Mate):
        marked[query.cell] = "*"
    if isinstance(query, Lettered):
        marked |= {cell: letter for letter, cell in zip(LETTERS, query.options, strict=False)}
    meant = {".": msg("bare", **terms), "-": msg("no-cell")}
    if "o" in marked.values():
        meant["o"] = msg("has", what=terms["topping"], **terms)
    if "x" in marked.values():
        meant["x"] = msg("has", what=terms["second"], **terms)
    if "*" in marked.values():
        meant["*"] = msg("starred", **terms)
    parts = [msg(f"figure-{shown.lattice}", **terms), legend(meant)]
    if _is_numbered(query):
        parts.append(msg("numbered", **terms))
    parts.append(_grid(shown.rows, marked))
    if shapes := [_grid(rows, rows_of(rows)) for rows in _shapes(query)]:
        parts += [msg("turned-so"), lines(*map(labelled, _names(query), shapes))]
    return lines(*parts)


def _is_numbered(query: Query) -> bool:
    """True if toppings have numbers."""
    return not isinstance(query, Most | Shape | Fits)


def _shapes(query: Query) -> Sequence[Rows]:
    """The shapes beside the figure."""
    match query:
        case Shape():
            return query.options
        case Fits():
            return query.shapes
    return ()


def _names(query: Query) -> str:
    """The letters of the shapes."""
    return _SHAPES if isinstance(query, Fits) else LETTERS


def _grid(rows: Sequence[str], signs: dict[tuple[int, int], str]) -> Phrase:
    """Signs in rows; a hyphen where there is no cell."""
    return grid([signs.get((y, x), "-") for x in range(len(row))] for y, row in enumerate(rows))


class _Page(NamedTuple):
    """A scene, the layout of its figure and where that begins, and the areas of the shapes beside it."""

    scene: Scene
    layout: Layout
    left: float
    top: float
    shapes: list[Area]


def depict(shown: Figure, query: Query) -> tuple[Scene, ...]:
    """The figure with all that lies on it; shapes stand on cards below it or beside it."""
    return (_page(shown, query).scene,)


def _page(shown: Figure, query: Query) -> _Page:
    theme, kind = shown.theme, shown.lattice
    layout, signs = Layout(kind, shown.rows), rows_of(shown.rows)
    nodes: list[AnyNode] = [*figure(theme, layout, signs, numbers=_is_numbered(query))]
    if isinstance(query, Mate):
        nodes += starred(*layout.centre(query.cell))
    if isinstance(query, Lettered):
        for letter, cell in zip(LETTERS, query.options, strict=False):
            nodes += lettered(*layout.centre(cell), letter)
    if isinstance(query, PieceBox):
        for (y, x), corners in layout.cells.items():
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", *corners[0], 1, 1))
    shapes = [Layout(kind, rows) for rows in _shapes(query)]
    card = _card(shapes)
    columns, beside = min(_ways(len(shapes)), key=lambda way: _room(_size(layout, card, len(shapes), *way)))
    width, height = _size(layout, card, len(shapes), columns, beside)
    rows = -(-len(shapes) // columns)
    taken = [count * (side + _GAP) - _GAP for count, side in zip((columns, rows), card, strict=True)]
    left = _MARGIN if beside else (width - layout.width) / 2
    top = (height - layout.height) / 2 if beside else _MARGIN
    parts: list[AnyNode] = [*table(theme, width, height, len(layout.cells)), Group(tuple(nodes), left, top)]
    start = width - taken[0] - _MARGIN if beside else (width - taken[0]) / 2
    down = (height - taken[1]) / 2 if beside else height - taken[1] - _MARGIN
    areas: list[Area] = []
    for place, (name, one) in enumerate(zip(_names(query), shapes, strict=False)):
        row, column = divmod(place, columns)
        indent = max(0, (row + 1) * columns - len(shapes)) * (card[0] + _GAP) / 2
        areas.append((start + indent + column * (card[0] + _GAP), down + row * (card[1] + _GAP), *card))
        a, b, wide, high = areas[-1]
        parts.append(Rect(*areas[-1], fill="paper", stroke="line", radius=0.12))
        parts.append(Label(a + 0.32, b + 0.32, name, 0.32))
        spot = a + _LETTER + (wide - _LETTER - _SMALL * one.width) / 2 - 0.1, b + (high - _SMALL * one.height) / 2
        parts.append(Group(tuple(plate(theme, one)), *spot, _SMALL))
        if isinstance(query, Shape):
            parts.append(Element(option_element(name), *areas[-1]))
    return _Page(Scene(width, height, tuple(parts)), layout, left, top, areas)


def _card(shapes: Sequence[Layout]) -> tuple[float, float]:
    """The width and height of a card with the greatest of these shapes and a letter; nothing without shapes."""
    if not shapes:
        return 0, 0
    wide, high = (_SMALL * max(getattr(one, side) for one in shapes) for side in ("width", "height"))
    return max(1.3, wide) + _LETTER + 0.2, max(0.7, high) + 0.4


def _ways(count: int) -> Iterator[tuple[int, bool]]:
    """In how many columns cards may stand, and if they may stand beside the figure."""
    yield max(1, count), False
    for columns in sorted({1, 2, -(-count // 2)}) if count else ():
        yield columns, columns < 3
        yield columns, False


def _size(layout: Layout, card: tuple[float, float], count: int, columns: int, beside: bool) -> tuple[float, float]:
    """Of a page with so many cards."""
    wide, high = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    if not count:
        return wide, high
    across = columns * (card[0] + _GAP) - _GAP
    down = -(-count // columns) * (card[1] + _GAP) - _GAP
    if beside:
        return wide + across + _MARGIN, max(high, down + 2 * _MARGIN)
    return max(wide, across + 2 * _MARGIN), high + down + _MARGIN


def _room(size: tuple[float, float]) -> float:
    """The area of a page; more for a long one."""
    shorter, longer = sorted(size)
    return shorter * longer * max(1.0, longer / shorter / 1.5)


def depict_solution(shown: Figure, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """The cuts, with what is asked in a ring; shapes that fail are struck out, and the first of the others is laid."""
    scene, layout, left, top, areas = _page(shown, query)
    width = pen(scene)
    if isinstance(why, Shapes):
        maps = [one.map for one in why.shapes if isinstance(one, Fills)][:1]
        judge = [(ring if isinstance(one, Fills) else strike) for one in why.shapes]
        scene = over(scene, (mark(area, width) for mark, area in zip(judge, areas, strict=True)))
    else:
        maps = [why.map]
    marks: list[AnyNode] = [Polyline(side, ACCENT, width=2.2 * width) for one in maps for side in cuts(layout, one)]
    toppings = [cell for cell, sign in rows_of(shown.rows).items() if sign == "o"]
    ringed: list[tuple[int, int]] = []
    match query:
        case Mate():
            ringed = [query.cell, toppings[int(answer) - 1]]
        case Lettered():
            ringed = [query.options[LETTERS.index(answer)], toppings[query.number - 1]]
        case PieceBox():
            scene = chosen(scene, answer.split())
    marks += [Circle(*layout.centre(cell), 0.38, stroke=ACCENT, weight="thick") for cell in ringed]
    return (over(scene, marks, left, top),)
