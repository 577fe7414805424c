"""Shows the figures of `puzzlegen.generators.logic.dissection`."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Scene, option_element
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
from puzzlegen.renderers.logic.kits.cut_figures import Layout, cuts, figure, lettered, plate, rows_of, starred

msg: Final = messages(__name__)

_MARGIN: Final = 0.5
_SMALL: Final = 0.62  # of a shape beside the figure
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
    shapes: list[Area]


def depict(shown: Figure, query: Query) -> tuple[Scene, ...]:
    """The figure with all that lies on it; shapes stand below."""
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
    width, height = (side + 2 * _MARGIN for side in (layout.width, layout.height))
    shapes = _shapes(query)
    if not shapes:
        return _Page(Scene(width, height, (Group(tuple(nodes), _MARGIN, _MARGIN),)), layout, _MARGIN, [])
    layouts = [Layout(kind, rows) for rows in shapes]
    step = max(1.6, max(one.width for one in layouts) * _SMALL) + 0.85
    deep = max(one.height for one in layouts) * _SMALL
    across = max(width, len(shapes) * step + 0.4)
    start = (across - layout.width) / 2
    parts: list[AnyNode] = [Group(tuple(nodes), start, _MARGIN)]
    areas: list[Area] = []
    for place, (name, one) in enumerate(zip(_names(query), layouts, strict=False)):
        side = (across - len(shapes) * step) / 2 + place * step + 0.45
        parts.append(Label(side, height + 0.25, name, 0.32, "label", "label"))
        left, top = (
            side + 0.2 + (step - 0.85 - one.width * _SMALL) / 2,
            height + 0.15 + (deep - one.height * _SMALL) / 2,
        )
        parts.append(Group(tuple(plate(theme, one)), left, top, _SMALL))
        areas.append((side + 0.2, height + 0.05, step - 0.85, deep + 0.25))
        if isinstance(query, Shape):
            parts.append(Element(option_element(name), *areas[-1]))
    return _Page(Scene(across, height + deep + 0.6, tuple(parts)), layout, start, areas)


def depict_solution(shown: Figure, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """The cuts, with what is asked in a ring; shapes that fail are struck out, and the first of the others is laid."""
    scene, layout, left, areas = _page(shown, query)
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
    return (over(scene, marks, left, _MARGIN),)
