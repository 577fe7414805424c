"""Tells chess positions in words, too: in Forsyth-Edwards Notation (FEN), so that the picture is not needed.

Validators know nothing of it, since statement and query stay the same.
"""

from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

_SHOWN: Final = ("fen", "after")  # in a statement


def transcribe(statement: Statement, query: Statement) -> Phrase:
    """The end of a question that tells every position which its pictures show."""
    told = [msg("position", label=msg(f"shown-{one}"), fen=statement[one]) for one in _SHOWN if one in statement]
    for letter, option in zip(LETTERS, query.get("options", ()), strict=False):
        if isinstance(option, str) and "/" in option:
            told.append(msg("position", label=letter, fen=option))
    return msg("in-fen", positions=comma_list(told, SEMICOLON))
