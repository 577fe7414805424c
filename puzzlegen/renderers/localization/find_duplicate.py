"""Shows the sheets of `puzzlegen.generators.localization.find_duplicate`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import compared, over
from puzzlegen.formats.localization.find_duplicate import Boxes, Choice, Closest, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)


def word(shown: Figures, query: Query) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the pair."""
    match query:
        case Choice(options=options):
            return sheet.worded(msg("ask-where"), Kind.LETTER, sheet.runs(options), turned=query.turned)
        case Boxes():
            return sheet.worded(msg("ask"), Kind.BOXES, (), turned=query.turned)
    return sheet.worded(msg("ask-numbers"), Kind.NUMBERS, (), turned=query.turned)


def explain(shown: Figures, query: Query, answer: str, why: Closest) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    one, other = why.pair
    told = msg("turned" if why.turn else "alike", one=one, other=other, degrees=90 * why.turn)
    rival = sheet.apart(shown, one, why.rival, why.rival_turn, why.own, why.others)
    return sentences(told, msg("closest", rival=why.rival), rival, sheet.NUMBERED)


def describe(shown: Figures, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(shown)


def depict(shown: Figures, query: Query) -> tuple[Scene, ...]:
    """The sheet, with numbers unless boxes are asked for."""
    return (sheet.depict(shown, numbered=not isinstance(query, Boxes), turned=query.turned),)


def depict_solution(shown: Figures, query: Query, answer: str, why: Closest) -> tuple[Scene, ...]:  # noqa: ARG001
    """The two that are alike, in a dashed frame the one that comes closest to them, and in what it differs."""
    (scene,) = depict(shown, query)
    marked = compared(scene, [f"figure-{number}" for number in why.pair], [f"figure-{why.rival}"])
    parts = ((why.pair[0], why.own), (why.rival, why.others))
    differing = [mark for one in parts for mark in sheet.differing(shown, scene, *one, turned=query.turned)]
    return (over(marked, differing),)
