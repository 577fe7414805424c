"""Tells chess positions in words, too: in Forsyth-Edwards Notation (FEN), so that the picture is not needed.

Validators know nothing of it, since statement and query stay the same.
"""

from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

_SHOWN: Final = ("fen", "after")  # in a statement


def transcribe(statement: Any, query: Any) -> Phrase:
    """The end of a question that tells every position which its pictures show."""
    shown = [(one, fen) for one in _SHOWN if (fen := getattr(statement, one, None)) is not None]
    told = [msg("position", label=msg(f"shown-{one}"), fen=fen) for one, fen in shown]
    for letter, option in zip(LETTERS, getattr(query, "options", ()), strict=False):
        if isinstance(option, str) and "/" in option:
            told.append(msg("position", label=letter, fen=option))
    return msg("in-fen", positions=comma_list(told, SEMICOLON))
