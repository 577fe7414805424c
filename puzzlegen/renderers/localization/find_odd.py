"""Shows the sheets of `puzzlegen.generators.localization.find_odd`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import compared, over
from puzzlegen.formats.localization.find_odd import Box, Choice, Odd, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)


def word(shown: Figures, query: Query) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the odd figure."""
    form = "kinds" if query.kinds else "alike"
    all_but_one = msg(form)
    match query:
        case Choice(options=options):
            ask = sentences(all_but_one, msg(f"ask-where-{form}"))
            return sheet.worded(ask, Kind.LETTER, sheet.runs(options), turned=query.turned)
        case Box():
            return sheet.worded(sentences(all_but_one, msg(f"ask-{form}")), Kind.BOX, (), turned=query.turned)
    return sheet.worded(sentences(all_but_one, msg(f"ask-number-{form}")), Kind.NUMBER, (), turned=query.turned)


def explain(shown: Figures, query: Query, answer: str, why: Odd) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    told = sheet.apart(shown, why.odd, why.other, why.turn, why.own, why.others)
    alone = msg(f"odd-{'kinds' if query.kinds else 'alike'}", odd=why.odd, other=why.other)
    return sentences(told, alone, sheet.NUMBERED)


def describe(shown: Figures, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(shown)


def depict(shown: Figures, query: Query) -> tuple[Scene, ...]:
    """The sheet, with numbers unless a box is asked for."""
    return (sheet.depict(shown, numbered=not isinstance(query, Box), turned=query.turned),)


def depict_solution(shown: Figures, query: Query, answer: str, why: Odd) -> tuple[Scene, ...]:  # noqa: ARG001
    """The odd figure, in a dashed frame the one that comes closest to it, and in each of them what differs."""
    (scene,) = depict(shown, query)
    marked = compared(scene, [f"figure-{why.odd}"], [f"figure-{why.other}"])
    parts = ((why.odd, why.own), (why.other, why.others))
    differing = [mark for one in parts for mark in sheet.differing(shown, scene, *one, turned=query.turned)]
    return (over(marked, differing),)
