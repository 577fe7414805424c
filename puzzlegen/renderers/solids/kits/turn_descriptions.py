"""Says in words how a solid is turned by quarters, as `puzzlegen.facts.solids.polycubes.QUARTERS` names them."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.renderers.kits.telling import comma_list

msg: Final = messages(__name__)

BY_QUARTERS: Final[Phrase] = msg("by-quarters")
"""How to read `quarter_turns`, where something is tipped."""


def quarter_turns(quarters: Iterable[str]) -> Phrase:
    """The turns in their order, such as "turned by half a turn as seen from above, then tipped forwards"."""
    steps = ((name, len([*repeated])) for name, repeated in groupby(quarters))
    return comma_list((_step(name, count > 1) for name, count in steps), msg("then"))


def _step(name: str, twice: bool) -> Phrase:
    if not twice:
        return msg(f"quarters-{name}")
    return msg("twice", once=msg(f"quarters-{name}")) if tips([name]) else msg("half")


def tips(quarters: Iterable[str]) -> bool:
    """True if something is tipped."""
    return any(name not in ("clockwise", "counterclockwise") for name in quarters)
