"""Words and draws the figures of `puzzlegen.generators.matrices.symmetry`."""

from collections.abc import Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import draw_incomplete, draw_panel, draw_rows
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion
from puzzlegen.renderers.matrices.kits.panels import draw_grid
from puzzlegen.renderers.matrices.kits.symmetry_reasons import completed, followed, part, turned

msg: Final = messages(__name__)

_ENLARGED: Final = 1.7  # how many times as large as an option a half-drawn figure is


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the missing cells, or for the missing figure."""
    layout, lattice = statement["layout"], LATTICES[statement["lattice"]]
    whole: Phrase = ""
    covered: Phrase = ""
    if layout == "half":
        symmetry = statement["symmetry"]
        whole = msg(symmetry["kind"], number=symmetry["number"])
        if len(statement["given"]) + len(statement["asked"]) < lattice.cells:
            covered = msg("covered")
    terms = {"whole": whole, "matters": msg("matters"), "order": lattice.order, "changes": statement.get("changes", 1)}
    rules, short = msg(f"rules-{layout}", covered=covered, **terms), msg(f"short-{layout}", **terms)
    return Wording(msg(f"ask-{layout}"), Kind.LETTER, rules, short, (None,) * len(query["options"]))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The rule that a series follows, or how a figure is completed."""
    match statement["layout"]:
        case "analogy":
            return sentences(_changed(why["changes"], LATTICES[statement["lattice"]].order), msg("led", letter=answer))
        case "half":
            return completed(statement, query["options"], answer)
        case _:
            return followed(statement, query["options"], answer, why["rule"], why["down"])


def _changed(changes: Sequence[Statement], order: int) -> Phrase:
    """How the right figure of the first row comes from the left one."""
    wholes: list[Phrase] = []
    made: list[Phrase] = []
    for change in changes:
        verb, kind, number = change["verb"], change["kind"], change["number"]
        if kind == "turn":
            terms = {"part": turned(number, order) if verb == "moved" else part(number)}
        else:
            terms = {"line": msg("line", angle=180 * number // order)}
        wholes.append(msg(f"whole-{kind}", **terms))
        made.append(msg(f"moved-{kind}" if verb == "moved" else verb, whole=wholes[-1], **terms))
    if len(changes) > 1:
        return msg("two", first=made[0], then=made[1])
    return msg(f"seen-{changes[0]['verb']}", whole=wholes[0], made=made[0])


def describe(statement: Statement, query: Statement) -> Phrase:
    """The cells of each figure and of each option, and the axes that are drawn."""
    name, layout, offered = statement["lattice"], statement["layout"], _panels(query["options"])
    if layout != "half":
        shown = _panels(statement["panels"])
        columns = {"matrix": 3, "analogy": 2}.get(layout, len(shown) + 1)
        drawn = completion([cells(name, one) for one in shown], columns, [cells(name, one) for one in offered])
        return lines(lattice(name, (*shown, *offered)), drawn)
    panel, given, asked = _panels([statement["panel"]])[0], statement["given"], statement["asked"]
    angles = _angles(statement)
    return lines(
        lattice(name, (panel, *offered), incomplete=True),
        labelled(msg("panel"), cells(name, panel, given, asked)),
        comma_list((msg("axis", angle=f"{angle:g}") for angle in angles), msg("gap")) if angles else msg("centre"),
        options(cells(name, one, asked) for one in offered),
    )


def _panels(published: Sequence[Statement]) -> tuple[Panel, ...]:
    return msgspec.convert(published, tuple[Panel, ...])


def _angles(statement: Statement) -> list[float]:
    """The angles of the axes that are drawn, in degrees clockwise from the top."""
    order, symmetry = LATTICES[statement["lattice"]].order, statement["symmetry"]
    axes = {"mirror": (0,), "axes": (0, order // 2), "turn": ()}[symmetry["kind"]]
    return [180 * (symmetry["number"] + axis) / order for axis in axes]


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the figures above the options."""
    lattice, layout = statement["lattice"], statement["layout"]
    if layout == "half":
        asked = statement["asked"]
        figure = draw_incomplete(
            lattice, _panels([statement["panel"]])[0], statement["given"], asked, _angles(statement)
        )
        return (
            draw_rows([[figure]], [draw_panel(lattice, one, asked) for one in _panels(query["options"])], _ENLARGED),
        )
    if layout == "analogy":
        pairs, offered = (
            [(draw_panel(lattice, one),) for one in _panels(some)] for some in (statement["panels"], query["options"])
        )
        return (draw_grid(pairs, 2, offered, arrows=True),)
    shown = [*(draw_panel(lattice, one) for one in _panels(statement["panels"])), None]
    width = 3 if layout == "matrix" else len(shown)
    rows = [shown[start : start + width] for start in range(0, len(shown), width)]
    return (draw_rows(rows, [draw_panel(lattice, one) for one in _panels(query["options"])]),)
