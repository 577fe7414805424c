"""Shows the sheets of `puzzlegen.generators.localization.find_duplicate`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)

_KINDS: Final = {"numbers": Kind.NUMBERS, "choice": Kind.LETTER, "boxes": Kind.BOXES}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the pair."""
    return sheet.worded(
        msg("ask-numbers" if query["task"] == "numbers" else "ask"),
        _KINDS[query["task"]],
        query,
        [msg("pair", one=one, other=other) for one, other in query.get("options", ())],
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    one, other = why["pair"]
    told = msg("turned" if why["turn"] else "alike", one=one, other=other, degrees=90 * why["turn"])
    rival = sheet.apart(statement, one, why["rival"], why["rival_turn"], why["own"], why["others"])
    return sentences(told, msg("closest", rival=why["rival"]), rival, sheet.NUMBERED)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sheet, with numbers unless boxes are asked for."""
    return (sheet.depict(statement, numbered=query["task"] != "boxes"),)
