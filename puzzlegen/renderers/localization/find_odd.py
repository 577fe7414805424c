"""Shows the sheets of `puzzlegen.generators.localization.find_odd`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.localization.find_odd import Box, Choice, Odd, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)


def word(shown: Figures, query: Query) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the odd figure."""
    match query:
        case Choice(options=options):
            return sheet.worded(msg("ask-where"), Kind.LETTER, sheet.runs(options), turned=query.turned)
        case Box():
            return sheet.worded(msg("ask"), Kind.BOX, (), turned=query.turned)
    return sheet.worded(msg("ask-number"), Kind.NUMBER, (), turned=query.turned)


def explain(shown: Figures, query: Query, answer: str, why: Odd) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    odd, other = why.odd, 2 if why.odd == 1 else 1
    if why.mirrored:
        told: Phrase = msg("image-turned" if why.turn else "image", odd=odd, other=other, degrees=90 * why.turn)
    else:
        told = sheet.apart(shown, odd, other, why.turn, why.own, why.others)
    return sentences(told, msg("odd", odd=odd, other=other), sheet.NUMBERED)


def describe(shown: Figures, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(shown)


def depict(shown: Figures, query: Query) -> tuple[Scene, ...]:
    """The sheet, with numbers unless a box is asked for."""
    return (sheet.depict(shown, numbered=not isinstance(query, Box)),)
