"""Things in sentences."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.core.item import Text
from puzzlegen.facts.things import facts

_MASSES: Final = ("broccoli", "cheese", "honey", "lightning", "milk")
_SINGLE: Final = ("moon", "sun")
_OTHERWISE: Final[Mapping[str, str]] = {  # what is drawn is a pair or a bunch
    "cherries": "a pair of cherries",
    "glasses": "a pair of glasses",
    "grapes": "a bunch of grapes",
    "scales": "a pair of scales",
    "scissors": "a pair of scissors",
    "trousers": "a pair of trousers",
}
_VOWELS: Final = ("a", "e", "i", "o", "u", "hour")


def one_of(thing: str) -> Text:
    """A thing with its article."""
    name = facts().names[thing]
    if thing in _MASSES:
        return name
    article = "the" if thing in _SINGLE else "an" if name["en"].startswith(_VOWELS) else "a"
    return {**name, "en": _OTHERWISE.get(thing, f"{article} {name['en']}")}
