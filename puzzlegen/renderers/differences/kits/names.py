"""What the kinds of things are called."""

from typing import Final

from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)


def called(kind: str) -> Phrase:
    """The name of a kind of thing, without an article."""
    return msg(kind)
