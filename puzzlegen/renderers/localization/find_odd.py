"""Shows the sheets of `puzzlegen.generators.localization.find_odd`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.localization.kits import sheet

msg: Final = messages(__name__)

_KINDS: Final = {"number": Kind.NUMBER, "choice": Kind.LETTER, "box": Kind.BOX}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the odd figure."""
    return sheet.worded(
        msg("ask-number" if query["task"] == "number" else "ask"),
        _KINDS[query["task"]],
        query,
        numbers(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    odd = why["odd"]
    other = 2 if odd == 1 else 1
    if why["mirrored"]:
        told: Phrase = msg("image-turned" if why["turn"] else "image", odd=odd, other=other, degrees=90 * why["turn"])
    else:
        told = sheet.apart(statement, odd, other, why["turn"], why["own"], why["others"])
    return sentences(told, msg("odd", odd=odd, other=other), sheet.NUMBERED)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sheet, with numbers unless a box is asked for."""
    return (sheet.depict(statement, numbered=query["task"] != "box"),)
