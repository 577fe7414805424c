"""Questions about chess positions that tell the positions in words, too: in Forsyth-Edwards Notation (FEN).

Then the picture is not needed. Validators know nothing of it, since statement and query stay the same.
"""

from typing import Final

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import Asked, Statement, Text

_SHOWN: Final[dict[str, Text]] = {  # in a statement
    "fen": {"en": "the position", "zh": "局面"},
    "after": {"en": "the later position", "zh": "之后的局面"},
}
_OPTIONS: Final = ("positions", "diagrams")  # in a query
_BEGINNING: Final[Text] = {
    "en": " In Forsyth-Edwards Notation (FEN): ",
    "zh": "用福斯夫-爱德华兹记号（FEN）表示：",
}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}


class NoPosition(WrongUsage):
    """A family is not about chess positions."""


def told(asked: Asked, statement: Statement) -> Asked:
    """The same question, with every position that its pictures show at its end."""
    question = asked.question
    positions = [(label, statement[field]) for field, label in _SHOWN.items() if field in statement]
    for field in _OPTIONS:
        for option, fen in zip(question.options, question.query.get(field, ()), strict=False):
            positions.append((dict.fromkeys(question.text, option.letter), fen))
    text = {
        language: words
        + _BEGINNING[language]
        + _BETWEEN[language].join(f"{label[language]}: {fen}" for label, fen in positions)
        for language, words in question.text.items()
    }
    return msgspec.structs.replace(asked, question=msgspec.structs.replace(question, text=text))
