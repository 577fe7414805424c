"""Questions about chess positions that tell the positions in words, too: in Forsyth-Edwards Notation (FEN).

Then the picture is not needed. Validators know nothing of it, since statement and query stay the same.
"""

from typing import Final

import msgspec

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording

_SHOWN: Final[dict[str, Text]] = {  # in a statement
    "fen": {"en": "the position", "zh": "局面"},
    "after": {"en": "the later position", "zh": "之后的局面"},
}
_BEGINNING: Final[Text] = {
    "en": " In Forsyth-Edwards Notation (FEN): ",
    "zh": "用福斯夫-爱德华兹记号（FEN）表示：",
}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}


class NoPosition(WrongUsage):
    """A family is not about chess positions."""


def told(wording: Wording, statement: Statement, query: Statement) -> Wording:
    """The same question, with every position that its pictures show at its end."""
    shown = [(label, statement[field]) for field, label in _SHOWN.items() if field in statement]
    options = query.get("options", ()) if wording.options and wording.options[0] is None else ()
    shown += [(dict.fromkeys(LANGUAGES, letter), position) for letter, position in zip("ABCD", options, strict=False)]
    positions = {
        language: _BEGINNING[language] + _BETWEEN[language].join(f"{label[language]}: {fen}" for label, fen in shown)
        for language in LANGUAGES
    }
    return msgspec.structs.replace(
        wording,
        ask={language: wording.ask[language] + positions[language] for language in LANGUAGES},
        short={language: text + positions[language] for language, text in wording.short.items()},
    )
