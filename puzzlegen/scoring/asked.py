"""Which items a model was asked: what was never asked is not missing.

``puzzlegen eval --limit`` notes the ids beside its file of responses, in ``<file>.run.json``.
"""

from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.foreign import InvalidInput

SUFFIX = ".run.json"
"""What the name of the notes has behind that of the file of responses."""


class BadNotes(WrongUsage):
    """What lies beside a file of responses cannot be read."""


class _Notes(msgspec.Struct):
    """The part of the notes that matters here."""

    asked: frozenset[str] | None = None


def asked(responses: Path) -> frozenset[str] | None:
    """The ids of the items that were asked, None for all of them; files without notes were asked all.

    Raises:
        BadNotes: the notes cannot be read.
    """
    notes = responses.with_name(f"{responses.name}{SUFFIX}")
    if not notes.is_file():
        return None
    try:
        return foreign.decoded(foreign.read(notes, foreign.MOST_TABLE), _Notes).asked
    except InvalidInput as error:
        raise BadNotes(f"{notes} does not say which items were asked: {error}.") from error
