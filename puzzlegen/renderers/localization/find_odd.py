"""Shows the sheets of `puzzlegen.generators.localization.find_odd`."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import said
from puzzlegen.renderers.kits.wording import joined, numbers
from puzzlegen.renderers.localization.kits import sheet

_KINDS: Final = {"number": Kind.NUMBER, "choice": Kind.LETTER, "box": Kind.BOX}
_ASK: Final[Text] = {
    "en": "All figures but one are identical. Which one is different from the others?",
    "zh": "除一个以外，所有图形都相同。哪一个与众不同？",
}
_ASK_NUMBER: Final[Text] = {
    "en": "All figures but one are identical. What is the number of the one that is different from the others?",
    "zh": "除一个以外，所有图形都相同。与众不同的那个图形是几号？",
}
_IMAGE: Final[dict[bool, Text]] = {  # whether it has to be turned
    True: {
        "en": "Turned clockwise by {degrees} degrees, figure {odd} is the mirror image of figure {other}, left and "
        "right exchanged; no turn makes it figure {other} itself.",
        "zh": "图形 {odd} 顺时针旋转 {degrees} 度后，是图形 {other} 左右对调的镜像；无论怎样旋转都不会与它相同。",
    },
    False: {
        "en": "Figure {odd} is the mirror image of figure {other}, left and right exchanged; no turn makes it figure "
        "{other} itself.",
        "zh": "图形 {odd} 是图形 {other} 左右对调的镜像；无论怎样旋转都不会与它相同。",
    },
}
_ODD: Final[Text] = {
    "en": "All the others are like figure {other}, so figure {odd} is the odd one.",
    "zh": "其余的都与图形 {other} 相同，所以与众不同的是图形 {odd}。",
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the rules follow from the query
    """Ask for the odd figure."""
    return sheet.worded(
        _ASK_NUMBER if query["task"] == "number" else _ASK,
        _KINDS[query["task"]],
        query,
        numbers(query.get("options", ())),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Say how the figures are numbered, too: a sheet without numbers does not show it."""
    odd = why["odd"]
    other = 2 if odd == 1 else 1
    if why["mirrored"]:
        told = said(_IMAGE[why["turn"] > 0], odd=odd, other=other, degrees=90 * why["turn"])
    else:
        told = sheet.apart(statement, odd, other, why["turn"], why["own"], why["others"])
    return joined(told, said(_ODD, odd=odd, other=other), sheet.NUMBERED)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - all questions are about the whole sheet
    """The figures, part by part."""
    return sheet.describe(statement)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sheet, with numbers unless a box is asked for."""
    return (sheet.depict(statement, numbered=query["task"] != "box"),)
