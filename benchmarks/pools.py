"""How many different puzzles each family has at each level, and how many of 300 items are different.

`puzzlegen.snapshots.pools` tells how sizes are estimated. ``python -m benchmarks.pools`` copies those of the table in
``docs/pools.md`` to ``puzzlegen/catalog/pools.json``.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks import pages
from puzzlegen import catalog
from puzzlegen.catalog import pools
from puzzlegen.conformance.drafts import AcceptedDraft
from puzzlegen.core.family import Level
from puzzlegen.snapshots.pools import Pool

HEAD: Final = ("family", "level", "items", "different of 300", "repeats", "pool", "95 %", "most attempts")
PAGE: Final = Path(__file__).parents[1] / "docs" / "pools.md"
OUT: Final = Path(__file__).parents[1] / "puzzlegen" / "catalog" / "pools.json"
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


def sizes() -> dict[str, dict[Level, pools.Pool]]:
    """Family -> level -> its pool, from the page."""
    found: dict[str, dict[Level, pools.Pool]] = {}
    text = PAGE.read_text("utf-8")
    table = text[text.index(pages.line(HEAD)) :].partition("\n\n")[0].splitlines()
    for line in table[2:]:
        family, level, _items, _different, _repeats, size, limits, _most = line.strip("| ").split(" | ")
        low = int(limits.partition(" to ")[0].replace(",", ""))
        pool = pools.Pool(low, None if size == "-" else int(size.replace(",", "")))
        found.setdefault(family, {})[Level(level)] = pool
    return found


def main() -> None:
    """Write the table, a line for each family."""
    lines = [f' "{name}": {msgspec.json.encode(levels).decode()}' for name, levels in sizes().items()]
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
