"""How many different puzzles each family has at each level, and how many of 300 items are different.

`puzzlegen.snapshots.pools` tells how sizes are estimated.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from puzzlegen import catalog
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.core.family import Level
from puzzlegen.snapshots.pools import Pool

HEAD: Final = ("family", "level", "items", "different of 300", "repeats", "pool", "95 %", "most attempts")
_FIRST: Final = 300  # the protocol for comparisons with other generators


def rows(row: catalog.Row, made: Mapping[Level, Sequence[AcceptedDraft]]) -> Iterator[tuple[str, ...]]:
    """The cells of each level of a family."""
    for level, some in made.items():
        drawn = [one.certificate.canonical for one in some]
        found = Pool(drawn).estimate()
        size, low, high = ("-" if number is None else f"{number:,}" for number in (found.size, found.low, found.high))
        different = f"{len(set(drawn[:_FIRST]))} of {min(len(drawn), _FIRST)}"
        repeats = f"{found.repeats / found.drawn:.1%}"
        most = str(max(one.attempts for one in some))
        yield row.name, level, str(found.drawn), different, repeats, size, f"{low} to {high}", most
