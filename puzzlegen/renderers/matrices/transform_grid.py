"""Shows figures of `puzzlegen.generators.matrices.transform_grid`."""

from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene, option_element
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.kits.wording import divisions
from puzzlegen.renderers.matrices.kits.line_figure_descriptions import AXES, line_figure
from puzzlegen.renderers.matrices.kits.line_figures import draw_panel

msg: Final = messages(__name__)

_SHORTER: Final = ("same", "sideways", "upside")  # changes that have another name within a sentence
_NUMBERS: Final = "12345678"
_PANEL: Final = 3.0
_ARROW: Final = 1.0  # between the panels of a row
_DOWN: Final = 0.35
_APART: Final = 0.55
_FAR: Final = 1.2  # between rows of panels that stand next to one another
_MARGIN: Final = 0.6


def _asked(statement: Statement, query: Statement) -> tuple[int, int] | None:
    """The place of the question mark."""
    last = len(statement["rows"]) - 1
    return {"missing": (last, len(statement["rows"][0]) - 1), "first": (last, 0)}.get(query["task"])


def word(statement: Statement, query: Statement) -> Wording:
    """Say what a step can be, then ask."""
    task, asked = query["task"], _asked(statement, query)
    blank = any(
        panel is None and (row, place) != asked
        for row, panels in enumerate(statement["rows"])
        for place, panel in enumerate(panels)
    )
    several = len(statement["rows"][0]) > 2
    alike = {"row": "three", "grouping": "groups"}.get(task, "same")
    rules = msg(
        "steps" if several else "one-step",
        same=msg(alike if several else f"{alike}-change", count=len(statement["rows"]) // 2),
        blank=msg("blank") if blank else "",
    )
    ask = msg("ask-one-step") if task == "step" and not several else msg(f"asks-{task}")
    texts: tuple[Phrase | None, ...] = (None,) * 4
    if task == "step":
        texts = tuple(msg(f"name-{name}") for name in query["options"])
    elif task == "grouping":
        texts = divisions(query["options"])
    return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The steps one by one, and what they lead to."""
    if query["task"] == "grouping":
        return _explain_groups(answer, why)
    names, task = why["steps"], query["task"]

    def told(chosen: Iterable[int], names: Sequence[str]) -> Phrase:
        if len(names) == 1:
            return msg("change", name=_named(names[0]))
        return comma_list(msg("step", number=number + 1, name=_named(names[number])) for number in chosen)

    found = msg("other-three" if task == "row" else "every-row", steps=told(range(len(names)), names))
    if task == "row":
        other = why["other"]
        differing = [number for number, name in enumerate(other) if name != names[number]]
        return sentences(found, msg(f"so-{task}", letter=answer, other=told(differing, other)))
    if task == "step" and len(names) == 1:
        return sentences(found, msg("that", letter=answer))
    return sentences(found, msg(f"so-{task}", letter=answer, whole=_named(why["whole"])))


def _named(change: str) -> Phrase:
    """A change within a sentence."""
    return msg(f"short-{change}" if change in _SHORTER else f"name-{change}")


def _explain_groups(answer: str, why: Statement) -> Phrase:
    """What each row shows, and which rows make a whole."""
    rows, ways = why["rows"], why["ways"]
    names = [[_named(name) for name in way] for way in ways]
    if len(why["spans"]) == 1:
        shown = [
            msg("in-rows", name=name[0], rows=comma_list(map(str, sorted(numbers))))
            for name, numbers in zip(names, rows, strict=True)
        ]
        return sentences(msg("change-is", shown=comma_list(shown, msg("or"))), msg("that", letter=answer))
    parts = []
    for place, (start, stop) in enumerate(why["spans"]):
        shown = [
            msg("in-row", name=name[place], rows=numbers[place]) for name, numbers in zip(names, rows, strict=True)
        ]
        parts.append(
            msg("step-is" if stop == start + 1 else "all-steps", number=stop, shown=comma_list(shown, msg("or")))
        )
    *steps, whole = names[0]
    together = msg(
        "together", steps=comma_list(steps, msg("then")), whole=whole, rows=comma_list(map(str, sorted(rows[0])))
    )
    return sentences(*parts, together, msg("rest", letter=answer))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The figures of each row, panel by panel."""
    asked = _asked(statement, query)

    def panel(row: int, place: int, figure: Statement | None) -> Phrase:
        return msg("asked") if (row, place) == asked else msg("empty") if figure is None else line_figure(figure)

    shown = [
        comma_list((panel(row, place, figure) for place, figure in enumerate(panels)), msg("gap"))
        for row, panels in enumerate(statement["rows"])
    ]
    names = LETTERS if query["task"] == "row" else _NUMBERS
    rows = [labelled(msg("row", number=name), one) for name, one in zip(names, shown, strict=False)]
    offered = () if query["task"] in ("row", "step", "grouping") else (options(map(line_figure, query["options"])),)
    return lines(AXES, *rows, *offered)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the rows with arrows from panel to panel, and the options below."""
    asked, rows = _asked(statement, query), statement["rows"]
    names = {"row": LETTERS, "grouping": _NUMBERS}.get(query["task"], "")
    beside = 2 if query["task"] == "grouping" else 1  # rows of panels next to one another
    across, down = _PANEL + _ARROW, _PANEL + (_APART if names else _DOWN)
    size = len(rows[0]) * across - _ARROW + bool(names)
    drawn = query["task"] in ("missing", "first")
    widest = max(beside * (size + _FAR) - _FAR, 4 * (_PANEL + _APART) - _APART if drawn else 0)
    nodes: list[AnyNode] = []
    for number, row in enumerate(rows):
        left = _MARGIN + (0 if names else (widest - size) / 2) + number % beside * (size + _FAR) + bool(names)
        y = _MARGIN + number // beside * down
        for place, figure in enumerate(row):
            x = left + place * across
            if figure is not None:
                nodes.append(draw_panel(figure, x, y))
            else:
                nodes.append(Rect(x, y, _PANEL, _PANEL, "tint", "line", "thin"))
                if (number, place) == asked:
                    nodes.append(Label(x + _PANEL / 2, y + _PANEL / 2, "?", _PANEL * 0.4))
            if place:
                nodes.append(_arrow(x - _ARROW, y + _PANEL / 2))
        if names:
            nodes.append(Label(left - 0.55, y + _PANEL / 2, names[number], 0.34, "label", "label"))
        if names == LETTERS:
            nodes.append(Element(option_element(names[number]), left, y, size - 1, _PANEL))
    height = _MARGIN + len(rows) // beside * down
    if drawn:
        top, start = height + 0.65, _MARGIN + (widest - 4 * (_PANEL + _APART) + _APART) / 2
        for place, (letter, figure) in enumerate(zip(LETTERS, query["options"], strict=False)):
            x = start + place * (_PANEL + _APART)
            nodes += (
                draw_panel(figure, x, top),
                Label(x + _PANEL / 2, top + _PANEL + 0.375, letter, 0.34, "label", "label"),
                Element(option_element(letter), x, top, _PANEL, _PANEL),
            )
        height = top + _PANEL + 0.75
    return (Scene(widest + 2 * _MARGIN, height + _MARGIN - 0.2, (Group(tuple(nodes)),), (48, 60)),)


def _arrow(x: float, y: float) -> Polyline:
    """An arrow to the right in the gap that begins at x."""
    start, stop, head = x + 0.2, x + _ARROW - 0.2, 0.16
    return Polyline(
        ((start, y), (stop, y), (stop - head, y - head), (stop, y), (stop - head, y + head)), "ink", "medium"
    )
