"""Shows the sheets of `puzzlegen.generators.localization.find_odd`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.localization.find_odd import Boxed, Facts, OddNumber, Offered, Query
from puzzlegen.formats.localization.kits.sheet import Sheet
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)

_KINDS: Final = {OddNumber: Kind.NUMBER, Offered: Kind.LETTER, Boxed: Kind.BOX}


def word(statement: Sheet, query: Query) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the odd figure."""
    return sheet.worded(
        msg("ask-number" if type(query) is OddNumber else "ask"),
        _KINDS[type(query)],
        numbers(query.options) if isinstance(query, Offered) else (),
        turned=query.turned,
    )


def explain(statement: Sheet, query: Query, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    odd = why.odd
    other = 2 if odd == 1 else 1
    if why.mirrored:
        told: Phrase = msg("image-turned" if why.turn else "image", odd=odd, other=other, degrees=90 * why.turn)
    else:
        told = sheet.apart(statement, odd, other, why.turn, why.own, why.others)
    return sentences(told, msg("odd", odd=odd, other=other), sheet.NUMBERED)


def describe(statement: Sheet, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Sheet, query: Query) -> tuple[Scene, ...]:
    """The sheet, with numbers unless a box is asked for."""
    return (sheet.depict(statement, numbered=not isinstance(query, Boxed)),)
