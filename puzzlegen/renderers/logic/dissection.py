"""Shows the figures of `puzzlegen.generators.logic.dissection`."""

from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Scene, option_element
from puzzlegen.renderers.kits.telling import grid, labelled, legend, lines
from puzzlegen.renderers.logic.kits import cutting_reasons
from puzzlegen.renderers.logic.kits.cut_figures import Layout, figure, lettered, plate, rows_of, starred

msg: Final = messages(__name__)

_MARGIN: Final = 0.5
_SMALL: Final = 0.62  # of a shape beside the figure
_SHAPES: Final = "PQRST"
_KINDS: Final = {"shape": Kind.LETTER, "cell": Kind.LETTER, "piece_box": Kind.BOXES}


def word(statement: Statement, query: Statement) -> Wording:
    """How the figure is cut, and what is asked."""
    task, terms = query["task"], _terms(statement, query)
    rules = [msg("rules", **terms)]
    if task == "most":
        rules.append(msg("equal-both" if any("x" in row for row in statement["rows"]) else "equal", **terms))
    elif task not in ("shape", "fits"):
        rules.append(msg("one-each", **terms))
    return Wording(
        msg(f"ask-{task}", **terms),
        _KINDS.get(task, Kind.NUMBER),
        sentences(*rules),
        options=(None,) * len(query.get("options", ())),
    )


def _terms(statement: Statement, query: Statement) -> dict[str, Any]:
    """The words for what is shown."""
    dress = statement["dress"]
    return {
        "thing": msg(f"thing-{dress}"),
        "topping": msg(f"topping-{dress}"),
        "second": msg(f"second-{dress}"),
        "cell": msg(f"cell-{statement['lattice']}"),
        "count": 0 if query["task"] == "most" else _count(statement, query),
        "same": msg("same-turned-over" if statement["flips"] else "same-turned"),
        "number": query.get("number"),
    }


def _count(statement: Statement, query: Statement) -> int:
    """How many pieces there are to be."""
    cells = rows_of(statement["rows"])
    if query["task"] in ("shape", "fits"):
        (shape, *_) = query["options"] if "options" in query else query["shapes"]
        return len(cells) // max(1, len(rows_of(shape)))
    return sum(sign == "o" for sign in cells.values())


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """How a person gets there."""
    task, kind, terms = query["task"], statement["lattice"], _terms(statement, query)
    cells = rows_of(statement["rows"])
    if task == "most":
        return sentences(*cutting_reasons.of_shares(kind, cells, answer, why, terms))
    count, end = _count(statement, query), msg(f"so-{task}", answer=answer, **terms)
    if task in ("shape", "fits"):
        return sentences(*cutting_reasons.of_shapes(kind, cells, _names(task), count, why, terms), end)
    return sentences(*cutting_reasons.of_division(kind, cells, count, why, terms), end)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The figure as rows of signs, and the shapes."""
    task, kind, terms = query["task"], statement["lattice"], _terms(statement, query)
    signs = rows_of(statement["rows"])
    shown: dict[tuple[int, int], str] = dict(signs)
    if _is_numbered(task):
        held = [cell for cell, sign in signs.items() if sign == "o"]
        shown |= {cell: str(number) for number, cell in enumerate(held, 1)}
    if task == "mate":
        shown[tuple(query["cell"])] = "*"
    if task == "cell":
        shown |= {tuple(cell): letter for letter, cell in zip(LETTERS, query["options"], strict=False)}
    meant = {".": msg("bare", **terms), "-": msg("no-cell")}
    if "o" in shown.values():
        meant["o"] = msg("has", what=terms["topping"], **terms)
    if "x" in shown.values():
        meant["x"] = msg("has", what=terms["second"], **terms)
    if "*" in shown.values():
        meant["*"] = msg("starred", **terms)
    parts = [msg(f"figure-{kind}", **terms), legend(meant)]
    if _is_numbered(task):
        parts.append(msg("numbered", **terms))
    parts.append(_grid(statement["rows"], shown))
    if task in ("shape", "fits"):
        shapes = [_grid(rows, rows_of(rows)) for rows in _shapes(query)]
        parts += [
            msg("turned-so"),
            lines(*map(labelled, _names(task), shapes)),
        ]
    return lines(*parts)


def _is_numbered(task: str) -> bool:
    """True if toppings have numbers."""
    return task not in ("most", "shape", "fits")


def _shapes(query: Statement) -> Sequence[Sequence[str]]:
    """The shapes beside the figure."""
    shapes: Sequence[Sequence[str]] = query.get({"fits": "shapes", "shape": "options"}.get(query["task"], ""), ())
    return shapes


def _names(task: str) -> str:
    """The letters of the shapes."""
    return _SHAPES if task == "fits" else LETTERS


def _grid(rows: Sequence[str], signs: dict[tuple[int, int], str]) -> Phrase:
    """Signs in rows; a hyphen where there is no cell."""
    return grid([signs.get((y, x), "-") for x in range(len(row))] for y, row in enumerate(rows))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The figure with all that lies on it; shapes stand below."""
    task, dress, kind = query["task"], statement["dress"], statement["lattice"]
    layout, signs = Layout(kind, statement["rows"]), rows_of(statement["rows"])
    nodes: list[AnyNode] = [*figure(dress, layout, signs, numbers=_is_numbered(task))]
    if task == "mate":
        nodes += starred(*layout.centre(tuple(query["cell"])))
    if task == "cell":
        for letter, cell in zip(LETTERS, query["options"], strict=False):
            nodes += lettered(*layout.centre(tuple(cell)), letter)
    if task == "piece_box":
        for (y, x), corners in layout.cells.items():
            nodes.append(Element(f"cell-{y + 1}-{x + 1}", *corners[0], 1, 1))
    width, height = (side + 2 * _MARGIN for side in (layout.width, layout.height))
    shapes = _shapes(query)
    if not shapes:
        return (Scene(width, height, (Group(tuple(nodes), _MARGIN, _MARGIN),), unit=(60, 76)),)
    layouts = [Layout(kind, rows) for rows in shapes]
    step = max(1.6, max(one.width for one in layouts) * _SMALL) + 0.85
    deep = max(one.height for one in layouts) * _SMALL
    across = max(width, len(shapes) * step + 0.4)
    parts: list[AnyNode] = [Group(tuple(nodes), (across - layout.width) / 2, _MARGIN)]
    for place, (name, one) in enumerate(zip(_names(task), layouts, strict=False)):
        side = (across - len(shapes) * step) / 2 + place * step + 0.45
        parts.append(Label(side, height + 0.25, name, 0.32, "label", "label"))
        left, top = (
            side + 0.2 + (step - 0.85 - one.width * _SMALL) / 2,
            height + 0.15 + (deep - one.height * _SMALL) / 2,
        )
        parts.append(Group(tuple(plate(dress, one)), left, top, _SMALL))
        if task == "shape":
            parts.append(Element(option_element(name), side + 0.2, height + 0.05, step - 0.85, deep + 0.25))
    return (Scene(across, height + deep + 0.6, tuple(parts), unit=(48, 60)),)
