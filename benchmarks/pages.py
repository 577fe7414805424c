"""The tables of the documentation that have lines for each family: those of some families are put in anew."""

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from puzzlegen import catalog

DOCS: Final = Path(__file__).parents[1] / "docs"


def line(cells: Sequence[str]) -> str:
    """A line of a table in Markdown."""
    return f"| {' | '.join(cells)} |\n"


def put(page: Path, head: Sequence[str], families: Collection[str], lines: Sequence[Sequence[str]]) -> None:
    """Replace the lines of these families in the table that has this head; the first cell begins with a family's name.

    Raises:
        ValueError: the page has no such table.
    """
    text = page.read_text("utf-8").splitlines(keepends=True)
    start = text.index(line(head)) + 2
    end = next((at for at in range(start, len(text)) if not text[at].startswith("| ")), len(text))
    kept = [one for one in text[start:end] if _family(one) not in families]
    places = {row.name: place for place, row in enumerate(catalog.ROWS)}
    text[start:end] = sorted([*kept, *map(line, lines)], key=lambda one: places.get(_family(one), len(places)))
    page.write_text("".join(text), "utf-8")


def families(targets: Sequence[str]) -> Iterator[catalog.Row]:
    """The families that make their items alone, of these categories and families, or else all."""
    wanted = {row.name for target in targets for row in catalog.find(target)}
    for row in catalog.ROWS:
        if row.listed and not row.needs and (not wanted or row.name in wanted):
            yield row


def _family(row: str) -> str:
    return re.split(r"[ ,]", row.removeprefix("| "), maxsplit=1)[0]
