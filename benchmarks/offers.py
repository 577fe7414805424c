"""Draws what each family gives at each level, for ``puzzlegen/catalog/offers.json``: ``python -m benchmarks.offers``.

``python -m benchmarks.offers cues`` draws only this category (or family, or several), and leaves the rest as it is.
Units, and which tasks a level has, are those of ``docs/levels.md``; sizes of pools those of ``docs/pools.md``.
"""

import argparse
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen import catalog
from puzzlegen.answers.kinds import FORM
from puzzlegen.catalog.format import format_of
from puzzlegen.catalog.offers import Offer, Pool, Question
from puzzlegen.catalog.row import Row
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.item import task_of
from puzzlegen.core.stream import Stream
from puzzlegen.snapshots.pipeline import MAX_ATTEMPTS, Draft, draft, params_digest
from puzzlegen.snapshots.selection import loaded

DOCS: Final = Path(__file__).parents[1] / "docs"
OUT: Final = Path(__file__).parents[1] / "puzzlegen" / "catalog" / "offers.json"
_DRAWN: Final = 16  # items of each family and level, or more
_MOST: Final = 400  # until all tasks came up


def cells(page: str) -> Iterator[list[str]]:
    """The rows of the table in a page, without its head."""
    lines = [line for line in (DOCS / page).read_text().splitlines() if line.startswith("| ")]
    return ([cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[2:])


def units() -> dict[tuple[str, Level], dict[str, str]]:
    """Family and level -> task -> unit."""
    found: dict[tuple[str, Level], dict[str, str]] = {}
    for family, task, unit, levels, *_ in cells("levels.md"):
        for level in levels.split(", "):
            found.setdefault((family, Level(level)), {})["" if task == "-" else task] = unit
    return found


def pools() -> dict[tuple[str, Level], Pool]:
    """Family and level -> how many different puzzles there are."""
    found = {}
    for family, level, _items, _different, _repeats, size, limits, _attempts in cells("pools.md"):
        low = int(limits.partition(" to ")[0].replace(",", ""))
        found[family, Level(level)] = Pool(low, None if size == "-" else int(size.replace(",", "")))
    return found


def asked(row: Row, level: Level, tasks: Collection[str]) -> set[Question]:
    """What a family is seen to ask, until all these tasks came up; nothing, if its format declares it."""
    found: set[Question] = set()
    if format_of(row).questions:
        return found
    for number, one in enumerate(drafts(row, level)):
        found.add(question(one))
        if number >= _DRAWN and {one.task for one in found} >= {*tasks}:
            break
    return found


def drafts(row: Row, level: Level, seed: int = 0) -> Iterator[Draft]:
    """Puzzles that nobody has judged."""
    family = loaded(row.name)
    params = family.levels[level]
    for index in range(_MOST):
        for attempt in range(MAX_ATTEMPTS):
            rng = Stream.for_item(row.name, row.stream_version, params_digest(params), seed, index, attempt)
            try:
                yield draft(family, level, params, rng)
            except Rejected:
                continue
            break


def question(drafted: Draft) -> Question:
    """What a puzzle asks for."""
    wording = drafted.worded.wording
    return Question(task_of(drafted.query), FORM[wording.kind], len(wording.options))


def joined(
    row: Row,
    drawn: Mapping[Level, set[Question]],
    known: Mapping[Level, Mapping[str, str]],
    sizes: Mapping[Level, Pool],
) -> dict[Level, Offer]:
    """What a family gives, from what was drawn; a task that a level has and that did not come up there, from others."""
    everything = {one for some in drawn.values() for one in some}
    found = {}
    for level, some in drawn.items():
        tasks = known.get(level, {})
        missing = {one for one in everything if one.task in tasks and one.task not in {here.task for here in some}}
        questions = sorted({*some, *missing}, key=lambda one: (one.task, one.form, one.options))
        found[level] = Offer(
            tuple(msgspec.structs.replace(one, unit=tasks.get(one.task, "")) for one in questions),
            sizes.get(level),
            tuple(number for number, levels in loaded(row.name).others.items() if level in levels),
        )
    return found


def main(targets: Collection[str]) -> None:
    """Draw these families, or all, and write the table."""
    tasks, sizes = units(), pools()
    drawn = {row.name for target in targets for row in catalog.find(target)}
    table = msgspec.json.decode(OUT.read_bytes(), type=dict[str, dict[Level, Offer]]) if targets else {}
    for row in catalog.ROWS:
        if not row.needs and (row.name in drawn or not targets):
            table[row.name] = joined(
                row,
                {level: asked(row, level, tasks.get((row.name, level), {})) for level in row.levels},
                {level: tasks.get((row.name, level), {}) for level in row.levels},
                {level: sizes[row.name, level] for level in row.levels if (row.name, level) in sizes},
            )
    write({row.name: table[row.name] for row in catalog.ROWS if row.name in table})


def write(table: Mapping[str, Mapping[Level, Offer]]) -> None:
    """Write the table, a line for each family and level."""
    lines = []
    for name, offers in table.items():
        levels = ",\n".join(f'  "{level}": {msgspec.json.encode(offer).decode()}' for level, offer in offers.items())
        lines.append(f' "{name}": {{\n{levels}\n }}')
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", help="families or categories; the others stay as they are")
    main(parser.parse_args().targets)
