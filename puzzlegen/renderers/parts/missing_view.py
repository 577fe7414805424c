"""Shows sheets of a drawing office: views of a part in first-angle projection, one of them missing or wrong."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import areas, chosen, completed, judged, over, pen
from puzzlegen.facts.parts.centre_lines import OVER
from puzzlegen.formats.parts.kits.drawings import Sheet
from puzzlegen.formats.parts.missing_view import Clash, Conflict, Conflicts, Query, Reasons, WhichView
from puzzlegen.renderers.kits.telling import labelled, lines, options
from puzzlegen.renderers.parts.kits.sheets import (
    NUMBERS,
    Drawing,
    across,
    alone,
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


def word(sheet: Sheet, query: Query) -> Wording:
    """Ask for the view that is missing, or wrong."""
    if isinstance(query, WhichView):
        return Wording(
            rules=sentences(msg("sheet"), named(sheet, NUMBERS), msg("lines")),
            ask=msg("ask", side=side_name(query.side)),
            short=msg("short"),
            kind=Kind.LETTER,
            options=(None,) * len(query.options),
        )
    last = LETTERS[len(sheet.views) - 1]
    return Wording(
        rules=sentences(msg("sheet"), named(sheet, LETTERS), msg("lines"), msg("one-is-wrong")),
        ask=msg("ask-wrong", last=last),
        short=msg("short-wrong", last=last),
        kind=Kind.LETTER,
        options=(None,) * len(sheet.views),
    )


def explain(sheet: Sheet, query: Query, answer: str, why: Reasons | Conflicts) -> Phrase:  # noqa: ARG001
    """Where wrong views contradict the others."""
    lengths = sizes(sheet)
    if isinstance(why, Reasons):
        reasons = (_clash(clash, lengths[clash.axis]) for clash in why.clashes)
        return sentences(msg("principle"), *reasons, msg("left-over", answer=answer))
    letters = {shown.side: letter for shown, letter in zip(sheet.views, LETTERS, strict=False)}
    told_of = (_conflict(one, answer, letters[one.side], lengths[one.axis]) for one in why.conflicts)
    return sentences(msg("principle"), *told_of, msg("without", answer=answer))


def _conflict(conflict: Conflict, wrong: str, other: str, size: int) -> Phrase:
    has, lacks = (wrong, other) if conflict.on_wrong else (other, wrong)
    return msg("conflict", has=has, lacks=lacks, place=place(conflict.axis, conflict.at, size))


def _clash(clash: Clash, size: int) -> Phrase:
    return msg(
        "offered" if clash.offered else "given",
        letter=clash.letter,
        side=side_name(clash.side),
        place=place(clash.axis, clash.at, size),
    )


def describe(sheet: Sheet, query: Query) -> Phrase:
    """The lines of all views, in millimetres."""
    if isinstance(query, WhichView):
        views = (labelled(view_name(shown.side), told(shown.view)) for shown in sheet.views)
        missing = msg("missing", side=side_name(query.side))
        return lines(notation(), *views, missing, options(map(told, query.options)))
    return lines(notation(), options(labelled(view_name(shown.side), told(shown.view)) for shown in sheet.views))


def depict(sheet: Sheet, query: Query) -> tuple[Scene, ...]:
    """The sheet with a question mark where the view is missing, and the options; or the sheet alone."""
    if isinstance(query, WhichView):
        offered = [
            Drawing(tuple(view_nodes(view)), units(view.width), units(view.height), OVER) for view in query.options
        ]
        return (with_options(_sheet(sheet, query), offered),)
    return (alone(_lettered(sheet)),)


def _lettered(sheet: Sheet) -> Drawing:
    """The views where first-angle projection has them, each an option with its letter."""
    views = {shown.side: shown.view for shown in sheet.views}
    lengths = {side: (units(view.width), units(view.height)) for side, view in views.items()}
    corners, width, height, free = layout(lengths)
    nodes: list[AnyNode] = []
    for (side, view), letter in zip(views.items(), LETTERS, strict=False):
        nodes += stood(letter, option_element(letter), view, corners[side])
    return bordered(Drawing(tuple(nodes), width, height), free)


def _sheet(sheet: Sheet, query: WhichView) -> Drawing:
    """The views that are given where first-angle projection has them, and an empty frame for the missing one."""
    views = {shown.side: shown.view for shown in sheet.views}
    every = (*views.items(), (query.side, query.options[0]))
    lengths = {side: (units(view.width), units(view.height)) for side, view in every}
    corners, width, height, free = layout(lengths)
    nodes: list[AnyNode] = []
    for (side, view), number in zip(views.items(), NUMBERS, strict=False):
        nodes += stood(number, f"view-{side}", view, corners[side])
    (x, y), (wide, high) = corners[query.side], lengths[query.side]
    nodes += (
        Rect(x, y, wide, high, stroke="mark", weight="hair"),
        Label(x + wide / 2, y + high / 2, "?", 0.8, "label", "label"),
    )
    return bordered(Drawing(tuple(nodes), width, height), free)


def depict_solution(sheet: Sheet, query: Query, answer: str, why: Reasons | Conflicts) -> tuple[Scene, ...]:
    """The answer in a frame and in the gap, and a stroke where each wrong one clashes; or in both views that do."""
    (scene,) = depict(sheet, query)
    there, width = areas(scene), 0.7 * pen(scene)
    marks: list[AnyNode] = []
    if isinstance(query, WhichView) and isinstance(why, Reasons):
        letters = LETTERS[: len(query.options)]
        for clash in why.clashes:
            option = query.options[letters.index(clash.letter)]
            area = there[option_element(clash.letter)]
            marks.append(across(area, option, query.side, clash.axis, clash.at, width))
        return (over(completed(judged(scene, answer, letters), option_element(answer)), marks),)
    assert isinstance(why, Conflicts), "the format has these facts for this question"
    wrong = sheet.views[LETTERS.index(answer)]
    for conflict in why.conflicts:
        for shown, letter in zip(sheet.views, LETTERS, strict=False):
            if shown is wrong or shown.side == conflict.side:
                area = there[option_element(letter)]
                marks.append(across(area, shown.view, shown.side, conflict.axis, conflict.at, width))
    return (over(chosen(scene, [option_element(answer)]), marks),)
