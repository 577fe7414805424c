"""Shows the sheets of `puzzlegen.generators.localization.find_duplicate`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import said
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.localization.kits import sheet

_KINDS: Final = {"numbers": Kind.NUMBERS, "choice": Kind.LETTER, "boxes": Kind.BOXES}
_ASK: Final[Text] = {
    "en": "Exactly two of the figures are identical. Which two?",
    "zh": "恰有两个图形是相同的。是哪两个？",
}
_ASK_NUMBERS: Final[Text] = {
    "en": "Exactly two of the figures are identical. What are their numbers?",
    "zh": "恰有两个图形是相同的。它们的编号是哪两个？",
}
_ALIKE: Final[Text] = {
    "en": "Figures {one} and {other} are identical in all their parts.",
    "zh": "图形 {one} 和图形 {other} 的所有部件都相同。",
}
_TURNED: Final[Text] = {
    "en": "Turned clockwise by {degrees} degrees, figure {one} is identical with figure {other} in all its parts.",
    "zh": "图形 {one} 顺时针旋转 {degrees} 度后，所有部件都与图形 {other} 相同。",
}
_CLOSEST: Final[Text] = {
    "en": "None of the others differs from them in fewer parts than figure {rival}.",
    "zh": "其余图形中，与它们相差的部件没有比图形 {rival} 更少的。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the pair."""
    return sheet.worded(
        _ASK_NUMBERS if query["task"] == "numbers" else _ASK,
        _KINDS[query["task"]],
        query,
        [{"en": f"{one} and {other}", "zh": f"{one} 和 {other}"} for one, other in query.get("options", ())],
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    one, other = why["pair"]
    told = said(_TURNED if why["turn"] else _ALIKE, one=one, other=other, degrees=90 * why["turn"])
    rival = sheet.apart(statement, one, why["rival"], why["rival_turn"], why["own"], why["others"])
    return joined(told, said(_CLOSEST, rival=why["rival"]), rival, sheet.NUMBERED)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sheet, with numbers unless boxes are asked for."""
    return (sheet.depict(statement, numbered=query["task"] != "boxes"),)
