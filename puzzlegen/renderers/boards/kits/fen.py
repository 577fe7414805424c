"""Tells chess positions in words, too: in Forsyth-Edwards Notation (FEN), so that the picture is not needed.

Validators know nothing of it, since statement and query stay the same.
"""

from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)

_SHOWN: Final[dict[str, Phrase]] = {  # in a statement
    "fen": msg("shown-fen"),
    "after": msg("shown-after"),
}
_BEGINNING: Final[Phrase] = msg("beginning")


def transcribe(statement: Statement, query: Statement) -> Phrase:
    """The end of a question that tells every position which its pictures show."""
    told = [(label, statement[field]) for field, label in _SHOWN.items() if field in statement]
    for letter, option in zip(LETTERS, query.get("options", ()), strict=False):
        if isinstance(option, str) and "/" in option:
            told.append((dict.fromkeys(msg("between"), letter), option))
    return {
        language: _BEGINNING[language] + between.join(f"{label[language]}: {fen}" for label, fen in told)
        for language, between in msg("between").items()
    }
