"""Shows figures of `puzzlegen.generators.matrices.transform_grid`."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
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
from puzzlegen.drawing.marking import ACCENT, answered, grouped
from puzzlegen.formats.matrices import transform_grid as form
from puzzlegen.formats.matrices.kits.line_figures import Figure
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import fitted
from puzzlegen.renderers.matrices.kits.pages import MARGIN, PANEL, Block, draw_page, on_ground

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]

_SHORTER: Final = ("same", "sideways", "upside", "falling", "rising")  # otherwise named within a sentence
_NUMBERS: Final = "12345678"
_CHANGES: Final[Mapping[form.Name, tuple[tuple[int, int], tuple[int, int]]]] = {  # of x, to the right, and y, downwards
    "same": ((1, 0), (0, 1)),
    "clockwise": ((0, -1), (1, 0)),
    "half": ((-1, 0), (0, -1)),
    "counterclockwise": ((0, 1), (-1, 0)),
    "sideways": ((-1, 0), (0, 1)),
    "upside": ((1, 0), (0, -1)),
    "falling": ((0, 1), (1, 0)),
    "rising": ((0, -1), (-1, 0)),
}
_BACK: Final[Mapping[form.Name, form.Name]] = {"clockwise": "counterclockwise", "counterclockwise": "clockwise"}
_ARROW: Final = 0.8  # between the panels of a row
_DOWN: Final = 0.35
_APART: Final = 0.5  # between rows that have names
_NAMED: Final = 0.9  # width of the name of a row
_NAME: Final = 0.42  # height of a letter or number
_PEN: Final = 0.1  # width of the lines of figures
_SMALLER: Final = 0.16  # the side of a tile in the place of a panel that is left out, as a share of a panel's
_NARROW: Final = 0.9  # room for such a tile where no panel stands above or below it
_CROWDED: Final = 1.25  # of that room, for a panel that was worked out
_SIDES: Final = 72  # of a circle
_GROUND: Final = "#c4d9ee"  # within closed lines


def _asked(shown: form.Rows, query: form.Query) -> tuple[int, int] | None:
    """The place of the question mark."""
    last = len(shown.rows) - 1
    match query:
        case form.Missing():
            return last, len(shown.rows[0]) - 1
        case form.First():
            return last, 0
    return None


def word(shown: form.Rows, query: form.Query) -> Wording:
    """Say what a step can be, then ask."""
    asked = _asked(shown, query)
    blank = any(
        panel is None and (row, place) != asked
        for row, panels in enumerate(shown.rows)
        for place, panel in enumerate(panels)
    )
    several = len(shown.rows[0]) > 2
    alike = "three" if isinstance(query, form.OddRow) else "groups" if isinstance(query, form.Grouping) else "same"
    rules = msg(
        "steps" if several else "one-step",
        same=msg(alike if several else f"{alike}-change", count=len(shown.rows) // 2),
        blank=msg("blank") if blank else "",
    )
    ask = msg(f"asks-{task_of(query)}")
    texts: tuple[Phrase | None, ...] = (None,) * 4
    match query:
        case form.WholeStep():
            ask = ask if several else msg("ask-one-step")
            texts = tuple(msg(f"name-{name}") for name in query.options)
        case form.Grouping():
            texts = divisions(query.options)
    return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=texts)


def explain(
    shown: form.Rows, query: form.Query, answer: str, why: form.Steps | form.OtherSteps | form.Changes
) -> Phrase:
    """The steps one by one, and what they lead to."""
    if isinstance(why, form.Changes):
        assert isinstance(query, form.Grouping)
        return _explain_groups(shown.rows, query.options[LETTERS.index(answer)], answer, why.changes)
    names = why.steps

    def told(chosen: Iterable[int], names: Sequence[str]) -> Phrase:
        if len(names) == 1:
            return msg("change", name=_named(names[0]))
        return comma_list(msg("step", number=number + 1, name=_named(names[number])) for number in chosen)

    steps = told(range(len(names)), names)
    if isinstance(why, form.OtherSteps):
        if None in shown.rows[LETTERS.index(answer)]:  # it shows no single step
            whole, other = (_named(_whole(way)) for way in (names, why.other))
            return sentences(
                msg("other-three", steps=steps), msg("so-row-whole", letter=answer, whole=whole, other=other)
            )
        differing = [number for number, name in enumerate(why.other) if name != names[number]]
        so = msg("so-row", letter=answer, other=told(differing, why.other))
        return sentences(msg("other-three", steps=steps), so)
    so = msg(f"so-{task_of(query)}", letter=answer)
    if isinstance(query, form.WholeStep):
        whole = _named(query.options[LETTERS.index(answer)])
        so = msg("that", letter=answer) if len(names) == 1 else msg("so-step", letter=answer, whole=whole)
    return sentences(msg("every-row", steps=steps), so)


def _whole(steps: Sequence[form.Name]) -> form.Name:
    """The one change that does the same as these steps, one after the other."""
    (a, b), (c, d) = _CHANGES["same"]
    for step in steps:
        (p, q), (r, t) = _CHANGES[step]
        a, b, c, d = p * a + q * c, p * b + q * d, r * a + t * c, r * b + t * d
    return next(name for name, matrix in _CHANGES.items() if matrix == ((a, b), (c, d)))


def _named(change: str) -> Phrase:
    """A change within a sentence."""
    return msg(f"short-{change}" if change in _SHORTER else f"name-{change}")


def _explain_groups(rows: Sequence[form.Row], groups: form.Groups, answer: str, changes: Sequence[form.Name]) -> Phrase:
    """What each row shows, and which rows make a whole."""
    names = [_named(change) for change in changes]
    if len(rows[0]) == 2:
        shown = [msg("in-rows", name=names[group[0] - 1], rows=comma_list(map(str, group))) for group in groups]
        return sentences(msg("change-is", shown=comma_list(shown, msg("or"))), msg("that", letter=answer))
    spans = [[place for place, panel in enumerate(row) if panel is not None] for row in rows]

    def length_and_place(number: int) -> tuple[int, int]:
        start, stop = spans[number - 1]
        return stop - start, stop

    one, other = (sorted(group, key=length_and_place) for group in groups)
    parts = []
    for pair in zip(one, other, strict=True):
        length, stop = length_and_place(pair[0])
        shown = [msg("in-row", name=names[number - 1], rows=number) for number in pair]
        parts.append(msg("step-is" if length == 1 else "all-steps", number=stop, shown=comma_list(shown, msg("or"))))
    *steps, whole = (names[number - 1] for number in one)
    together = msg("together", steps=comma_list(steps, msg("then")), whole=whole, rows=comma_list(map(str, groups[0])))
    return sentences(*parts, together, msg("rest", letter=answer))


def describe(shown: form.Rows, query: form.Query) -> Phrase:
    """The figures of each row, panel by panel."""
    asked = _asked(shown, query)

    def panel(row: int, place: int, figure: Figure | None) -> Phrase:
        return msg("asked") if (row, place) == asked else msg("empty") if figure is None else line_figure(figure)

    told = [
        comma_list((panel(row, place, figure) for place, figure in enumerate(panels)), msg("gap"))
        for row, panels in enumerate(shown.rows)
    ]
    names = LETTERS if isinstance(query, form.OddRow) else _NUMBERS
    rows = [labelled(msg("row", number=name), one) for name, one in zip(names, told, strict=False)]
    offered = (options(map(line_figure, query.options)),) if isinstance(query, form.End) else ()
    return lines(AXES, *rows, *offered)


def depict(shown: form.Rows, query: form.Query) -> tuple[Scene, ...]:
    """Draw the rows with arrows from panel to panel, and the options below."""
    return (_scene(shown, query, shown.rows),)


def _scene(shown: form.Rows, query: form.Query, worked: Sequence[Sequence[Figure | None]]) -> Scene:
    """The picture, with figures that were worked out in panels that are left out."""
    asked, rows, names = _asked(shown, query), shown.rows, _names(query)
    beside = 2 if isinstance(query, form.Grouping) or (names and len(rows[0]) == 2) else 1  # rows next to one another
    name = _NAMED if names else 0.0
    filled = [
        [figure is not None or (number, place) == asked for place, figure in enumerate(row)]
        for number, row in enumerate(rows)
    ]
    narrow = len({*map(sum, filled)}) == 1  # then panels need not stand below one another
    rooms = [[PANEL if there or not narrow else _NARROW for there in row] for row in filled]
    size = name + max(map(sum, rooms)) + (len(rows[0]) - 1) * _ARROW
    nodes: list[AnyNode] = []
    strip = on_ground((), size, PANEL)
    strips, apart = bool(names) or (narrow and not all(map(all, filled))), _APART if names else _DOWN
    for number, row in enumerate(rows):
        # Rows that have names or are narrow are told apart; the others are parts of one grid
        left, top = number % beside * (strip.width + apart), number // beside * (strip.height + apart)
        if not strips:
            left, top = 0.0, number * (PANEL + _DOWN)
        parts: list[AnyNode] = []
        if names:
            parts.append(Label(name / 2 - 0.15, PANEL / 2, names[number], _NAME, "given", "label"))
        for place, figure in enumerate(row):
            x, room = name + sum(rooms[number][:place]) + place * _ARROW, rooms[number][place]
            if figure is not None:
                parts.append(_panel(figure, x, 0))
            elif (number, place) == asked:
                parts += (_tile(x, 0, 1, "highlight", "line"), Label(x + PANEL / 2, PANEL / 2, "?", PANEL * 0.4))
            else:
                parts.append(_tile(x - (PANEL - room) / 2, 0, _SMALLER, "soft"))
                made = worked[number][place]
                if made is not None:
                    side = min(PANEL, room * _CROWDED)
                    held = (_accented(_panel(made, 0, 0)),)
                    parts.append(Group(held, x + (room - side) / 2, (PANEL - side) / 2, side / PANEL))
            if place:
                shown_step = figure is not None and row[place - 1] is not None
                parts.append(_arrow(x - _ARROW, PANEL / 2, "ink" if shown_step else "line"))
        if names == LETTERS:
            parts.append(Element(option_element(names[number]), name, 0, size - name, PANEL))
        nodes.append(Group(on_ground(parts, size, PANEL).nodes if strips else tuple(parts), left, top))
    lines = len(rows) // beside
    if strips:
        width, height = beside * (strip.width + apart) - apart, lines * (strip.height + apart) - apart
        grid = Block(tuple(nodes), width, height)
    else:
        grid = on_ground(nodes, size, lines * (PANEL + _DOWN) - _DOWN)
    if isinstance(query, form.End):
        return draw_page(grid, [(_drawn(figure),) for figure in query.options], shown, beside=False)
    return Scene(grid.width + 2 * MARGIN, grid.height + 2 * MARGIN, (Group(grid.nodes, MARGIN, MARGIN),))


def _names(query: form.Query) -> str:
    """The names of rows, if they have any."""
    return LETTERS if isinstance(query, form.OddRow) else _NUMBERS if isinstance(query, form.Grouping) else ""


def _arrow(x: float, y: float, paint: Paint) -> Polyline:
    """An arrow to the right in the gap that begins at x."""
    start, stop, head = x + 0.15, x + _ARROW - 0.15, 0.16
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), paint, "medium"
    )


def _tile(x: float, y: float, share: float, fill: Paint, stroke: Paint | None = None) -> Rect:
    """A tile in the middle of a panel, with this share of its side."""
    inset, side = PANEL * (1 - share) / 2, PANEL * share
    return Rect(x + inset, y + inset, side, side, fill, stroke, "thin")


def _panel(figure: Figure, x: float, y: float) -> Group:
    """A framed figure with the top left corner of its panel at (x, y)."""
    return Group((_tile(0, 0, 1, "paper", "line"), _drawn(figure)), x, y)


def _drawn(figure: Figure) -> Group:
    """A figure in stronger lines than those of other families, with a pale ground in what these enclose."""
    held = fitted(figure)
    strong = [
        replace(one, width=_PEN)
        if isinstance(one, Polyline)
        else Polyline(_around(one), "ink", closed=True, width=_PEN)
        if isinstance(one, Circle) and one.fill is None
        else one
        for one in held.children
    ]
    return replace(held, children=(*_grounds(held.children), *strong))


def _around(circle: Circle) -> tuple[Point, ...]:
    """Points of a circle."""
    turns = (2 * pi * turn / _SIDES for turn in range(_SIDES))
    return tuple((circle.x + circle.radius * cos(turn), circle.y + circle.radius * sin(turn)) for turn in turns)


def _grounds(nodes: Iterable[AnyNode]) -> Iterator[AnyNode]:
    """The areas within circles, and within rings of lines that meet no other line at their ends."""
    lines: list[list[Point]] = []
    for node in nodes:
        if isinstance(node, Circle) and node.fill is None:
            yield Painted(_around(node), _GROUND)
        elif isinstance(node, Polyline):
            lines.append([(round(a, 6), round(b, 6)) for a, b in node.points])
    meeting = Counter(end for line in lines for end in (line[0], line[-1]))
    while lines:
        ring = lines.pop()
        while ring[-1] != ring[0] and meeting[ring[-1]] == 2:
            onward = next((line for line in lines if ring[-1] in (line[0], line[-1])), None)
            if onward is None:  # it belongs to a way with an end, which was followed before
                break
            lines.remove(onward)
            ring += onward[1:] if onward[0] == ring[-1] else onward[-2::-1]
        if ring[-1] == ring[0]:
            yield Painted(tuple(ring[:-1]), _GROUND)


def _accented(node: AnyNode) -> AnyNode:
    """What was worked out, in the accent colour."""
    match node:
        case Group():
            return replace(node, children=tuple(map(_accented, node.children)))
        case Circle(fill=str()):
            return replace(node, fill=ACCENT)
        case Circle() | Polyline() | Rect():
            return replace(node, stroke=ACCENT)
    return node


def depict_solution(
    shown: form.Rows, query: form.Query, answer: str, why: form.Steps | form.OtherSteps | form.Changes
) -> tuple[Scene, ...]:
    """Both groups in frames of two kinds; or what the steps lead to in panels left out, and the right option."""
    if isinstance(why, form.Changes):
        assert isinstance(query, form.Grouping)
        return (grouped(depict(shown, query)[0], query.options[LETTERS.index(answer)]),)
    steps = [why.steps] * len(shown.rows)
    if isinstance(why, form.OtherSteps):
        steps[LETTERS.index(answer)] = why.other
    scene = _scene(shown, query, [*map(_worked, shown.rows, steps)])
    return answered([scene], answer, LETTERS[:4]) or ((scene,) if (scene,) != depict(shown, query) else ())


def _worked(row: form.Row, steps: Sequence[form.Name]) -> list[Figure | None]:
    """A row with the panels to which its steps lead, from what is shown on and back from it."""
    figures = list(row)
    for place, step in enumerate(steps):
        figures[place + 1] = figures[place + 1] or _changed(figures[place], step)
    for place, step in reversed([*enumerate(steps)]):
        figures[place] = figures[place] or _changed(figures[place + 1], _BACK.get(step, step))
    return figures


def _changed(figure: Figure | None, change: form.Name) -> Figure | None:
    """A figure after a change."""
    if figure is None:
        return None
    (a, b), (c, d) = _CHANGES[change]

    def go(x: int, y: int) -> tuple[int, int]:
        return a * x + b * y, c * x + d * y

    flipped = a * d < b * c  # an arc runs clockwise from end to end
    arcs = tuple((*go(x, y), *go(u, v), *go(r, s)) for x, y, u, v, r, s in figure.arcs)
    return Figure(
        tuple((*go(x, y), *go(u, v)) for x, y, u, v in figure.segments),
        tuple((x, y, r, s, u, v) for x, y, u, v, r, s in arcs) if flipped else arcs,
        tuple(go(x, y) for x, y in figure.dots),
    )
