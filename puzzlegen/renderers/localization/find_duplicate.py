"""Shows the sheets of `puzzlegen.generators.localization.find_duplicate`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.localization.find_duplicate import Boxes, Facts, Numbers, Offered, Query
from puzzlegen.formats.localization.kits.sheet import Sheet
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)

_KINDS: Final = {Numbers: Kind.NUMBERS, Offered: Kind.LETTER, Boxes: Kind.BOXES}


def word(statement: Sheet, query: Query) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the pair."""
    return sheet.worded(
        msg("ask-numbers" if type(query) is Numbers else "ask"),
        _KINDS[type(query)],
        [msg("pair", one=one, other=other) for one, other in query.options] if isinstance(query, Offered) else (),
        turned=query.turned,
    )


def explain(statement: Sheet, query: Query, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    one, other = why.pair
    told = msg("turned" if why.turn else "alike", one=one, other=other, degrees=90 * why.turn)
    rival = sheet.apart(statement, one, why.rival, why.rival_turn, why.own, why.others)
    return sentences(told, msg("closest", rival=why.rival), rival, sheet.NUMBERED)


def describe(statement: Sheet, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Sheet, query: Query) -> tuple[Scene, ...]:
    """The sheet, with numbers unless boxes are asked for."""
    return (sheet.depict(statement, numbered=not isinstance(query, Boxes)),)
