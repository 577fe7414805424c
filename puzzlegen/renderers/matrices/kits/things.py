"""Things in sentences."""

from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.things import facts

msg: Final = messages(__name__)


def one_of(thing: str) -> Phrase:
    """A thing with its article."""
    return msg("one", thing=facts().names[thing])
