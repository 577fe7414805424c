"""Words that are not yet in any language: what a renderer says, before somebody asks for it in one.

The sentences stand in ``words/<language>/``; a message names one by its file and its id, and `puzzlegen.words.say` puts
it into a language. So whoever writes a renderer composes messages, and whoever writes a language edits its files.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A message of a file of words.

    Attributes:
        file: ``package:path``, where the path is below ``words/<language>/`` of the package, without its ending.
        id: of the message in the file.
        given: its variables. A number chooses between plural forms; all others are put in as they are.
    """

    file: str
    id: str
    given: "tuple[tuple[str, Phrase | float], ...]" = ()


class Series(msgspec.Struct, frozen=True):
    """Parts one after the other with something between them; empty ones are left out. ``nothing`` if none is left."""

    parts: "tuple[Phrase, ...]"
    between: "Phrase"
    nothing: "Phrase" = ""


class Named(msgspec.Struct, frozen=True):
    """What a name stands for: after ``colon`` and ``space``, or indented below it if it takes several lines."""

    name: "Phrase"
    shown: "Phrase"
    colon: "Phrase"
    space: "Phrase"


class Capitalised(msgspec.Struct, frozen=True):
    """A text that begins with a capital letter, in languages that have them."""

    text: "Phrase"


Phrase: TypeAlias = str | Message | Series | Named | Capitalised | Mapping[str, str]
"""A text that is the same in all languages, messages, some of them put together, or what somebody has written in
several languages (language -> text)."""


class Messages(msgspec.Struct, frozen=True):
    """The messages of a file of words."""

    file: str

    def __call__(self, id: str, /, **given: Phrase | float | None) -> Message:
        """One of them, with its variables; None is not given."""
        return Message(self.file, id, tuple((name, one) for name, one in given.items() if one is not None))


def messages(module: str) -> Messages:
    """Those of a module, by its name: its file bears the module's path in its package, below the renderers."""
    package, _, path = module.partition(".")
    return Messages(f"{package}:{path.removeprefix('renderers.').replace('.', '/')}")


msg: Final = messages(__name__)


def sentences(*parts: Phrase) -> Phrase:
    """Sentences one after the other; empty ones are left out."""
    return Series(parts, msg("gap"))
