"""Shows sheets of a drawing office: views of a part in first-angle projection, one of them missing, four on offer."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import areas, completed, judged, over, pen
from puzzlegen.formats.parts.kits.drawings import Sheet
from puzzlegen.formats.parts.missing_view import Clash, Reasons, WhichView
from puzzlegen.renderers.kits.telling import labelled, lines, options
from puzzlegen.renderers.parts.kits.sheets import (
    Drawing,
    across,
    bordered,
    layout,
    named,
    notation,
    place,
    side_name,
    sizes,
    stood,
    told,
    units,
    view_name,
    view_nodes,
    with_options,
)

msg: Final = messages(__name__)


def word(sheet: Sheet, query: WhichView) -> Wording:
    """Ask for the view that is missing."""
    return Wording(
        rules=sentences(msg("sheet"), named(sheet), msg("lines")),
        ask=msg("ask", side=side_name(query.side)),
        short=msg("short"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> Phrase:  # noqa: ARG001
    """Where each wrong view contradicts the sheet."""
    lengths = sizes(sheet)
    reasons = (_clash(clash, lengths[clash.axis]) for clash in why.clashes)
    return sentences(msg("principle"), *reasons, msg("left-over", answer=answer))


def _clash(clash: Clash, size: int) -> Phrase:
    return msg(
        "offered" if clash.offered else "given",
        letter=clash.letter,
        side=side_name(clash.side),
        place=place(clash.axis, clash.at, size),
    )


def describe(sheet: Sheet, query: WhichView) -> Phrase:
    """The lines of all views, in millimetres."""
    views = (labelled(view_name(shown.side), told(shown.view)) for shown in sheet.views)
    missing = msg("missing", side=side_name(query.side))
    return lines(notation(), *views, missing, options(map(told, query.options)))


def depict(sheet: Sheet, query: WhichView) -> tuple[Scene, ...]:
    """The sheet with a question mark where the view is missing, and below it the options, all to one scale."""
    offered = [Drawing(tuple(view_nodes(view)), units(view.width), units(view.height)) for view in query.options]
    return (with_options(_sheet(sheet, query), offered),)


def _sheet(sheet: Sheet, query: WhichView) -> Drawing:
    """The views that are given where first-angle projection has them, and an empty frame for the missing one."""
    views = {shown.side: shown.view for shown in sheet.views}
    every = (*views.items(), (query.side, query.options[0]))
    lengths = {side: (units(view.width), units(view.height)) for side, view in every}
    corners, width, height, free = layout(lengths)
    nodes: list[AnyNode] = []
    for number, (side, view) in enumerate(views.items()):
        nodes += stood(number, side, view, corners[side])
    (x, y), (wide, high) = corners[query.side], lengths[query.side]
    nodes += (
        Rect(x, y, wide, high, stroke="mark", weight="hair"),
        Label(x + wide / 2, y + high / 2, "?", 0.8, "label", "label"),
    )
    return bordered(Drawing(tuple(nodes), width, height), free)


def depict_solution(sheet: Sheet, query: WhichView, answer: str, why: Reasons) -> tuple[Scene, ...]:
    """The answer in a frame and in the gap, the others struck out, and a stroke where each wrong one clashes."""
    (scene,) = depict(sheet, query)
    letters = LETTERS[: len(query.options)]
    there, width = areas(scene), 0.7 * pen(scene)
    marks: list[AnyNode] = []
    for clash in why.clashes:
        option = query.options[letters.index(clash.letter)]
        area = there[option_element(clash.letter)]
        marks.append(across(area, option, query.side, clash.axis, clash.at, width))
    return (over(completed(judged(scene, answer, letters), option_element(answer)), marks),)
