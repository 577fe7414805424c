"""What of three benchmarks can be made: the tables of ``docs/coverage.md``, from the labels of the catalog.

``python -m benchmarks.coverage [--n 40] [--seed 1]`` makes so many undrawn items of each family and level, since some
labels depend on the rule that governs an item, and writes the page. It ends with 1 if a question that the page names is
not asked any more.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from puzzlegen import catalog
from puzzlegen.catalog import questions
from puzzlegen.catalog.labels import CATEGORIES, CONFIGURATIONS, OURS, PARADIGMS, SUBCATEGORIES, VISUALPUZZLES
from puzzlegen.conformance import golden
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.item import task_of

PAGE: Final = Path(__file__).parents[1] / "docs" / "coverage.md"
SHOWN: Final = Path(__file__).with_suffix(".toml")
HEAD: Final = """# What of three benchmarks can be made

Which questions of puzzlegen are of the kinds that VisReason (Guo et al. 2026, arXiv:2605.25364), MM-IQ (Cai et al.
2025, arXiv:2502.00698) and VisualPuzzles (Song et al. 2025, arXiv:2504.10342) ask, by the labels that items have.
`python -m benchmarks.coverage` makes this page. What no program makes can be proposed and approved by people, in any of
VisReason's categories ([candidates](candidates.md)); such items are counted apart.
"""


class Question(NamedTuple):
    """A question of a family."""

    family: str
    task: str

    def __str__(self) -> str:
        return f"{self.family} {self.task}".strip()


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item that a paper shows: which of our questions make such items, or why none does."""

    category: str
    item: str
    made_by: tuple[str, ...] = ()
    why_not: str = ""


def programs() -> dict[str, set[str]]:
    """Family -> its tasks, of all that puzzlegen's own catalog lists."""
    return {
        row.name: {one.task for level in row.levels for one in questions.at(row, level)}
        for row in catalog.ROWS
        if row.listed
    }


def labelled(n: int, seed: int) -> Iterator[tuple[Question, Mapping[str, str]]]:
    """Every question that so many items of each level ask, with its labels."""
    for row in catalog.ROWS:
        if not row.listed:
            continue
        if row.needs:  # nothing is drafted of a material, and only a rule tells their items apart
            made = golden.made(row, row.levels[0], n // 4) if row.governed else ()
            yield from ((Question(row.name, ""), one.item.taxonomy) for one in made)
            yield Question(row.name, ""), row.labels.taxonomy
            continue
        loaded = catalog.load(row.name)
        for level in row.levels:
            for one in drafts(loaded, level, seed, n):
                labels = row.labels_of(loaded.format.asked(one.query), one.certificate.structure)
                yield Question(row.name, task_of(one.query)), labels.taxonomy


def page(found: Iterable[tuple[Question, Mapping[str, str]]], shown: Sequence[Shown]) -> Iterator[str]:
    """The lines of the page."""
    places: defaultdict[tuple[str, ...], set[Question]] = defaultdict(set)
    for question, labels in found:
        get = labels.get
        places["visreason", get("visreason_category", ""), get("visreason_subcategory", "")].add(question)
        places["mmiq", get("mmiq_paradigm", ""), get("mmiq_configuration", "")].add(question)
        places["visualpuzzles", get("visualpuzzles_category", "")].add(question)
    asked = programs()
    yield HEAD
    count = sum(questions.count(row) for row in catalog.ROWS if row.listed)
    yield f"puzzlegen has {len(asked)} families with {count} questions; one that is asked in two forms counts once.\n"
    yield "## VisReason: categories and subcategories\n\nThose in italics are ours; the paper's text names 28 of 36.\n"
    yield "| category | subcategory | families |\n| --- | --- | --- |"
    for category in CATEGORIES:
        for name in SUBCATEGORIES[category]:
            yield f"| {category} | {name} | {_families(places['visreason', category, name])} |"
        for name in OURS.get(category, ()):
            yield f"| {category} | *{name}* | {_families(places['visreason', category, name])} |"
    yield "\n## MM-IQ: paradigms and configurations\n"
    yield f"| paradigm | {' | '.join(CONFIGURATIONS)} |\n|{' --- |' * (len(CONFIGURATIONS) + 1)}"
    for paradigm in PARADIGMS:
        cells = [_families(places["mmiq", paradigm, configuration]) for configuration in CONFIGURATIONS]
        yield f"| {paradigm} | {' | '.join(cells)} |"
    yield "\n## VisualPuzzles: categories\n\n| category | families |\n| --- | --- |"
    for category in VISUALPUZZLES:
        yield f"| {category} | {_families(places['visualpuzzles', category])} |"
    yield "\nThe items that the paper shows, and what makes such items:\n"
    yield "| category | item | questions |\n| --- | --- | --- |"
    for item in shown:
        made = ", ".join(f"`{one}`" for one in item.made_by) or f"none: {item.why_not}"
        yield f"| {item.category} | {item.item} | {made} |"


def lost(shown: Sequence[Shown]) -> list[str]:
    """Questions that the list of shown items names and no family asks."""
    asked = {str(Question(family, task)) for family, tasks in programs().items() for task in tasks} | {*programs()}
    return [name for item in shown for name in item.made_by if name not in asked]


def _families(questions: Iterable[Question]) -> str:
    return ", ".join(f"`{name}`" for name in sorted({one.family for one in questions})) or "none"


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=40, help="items of each family and level")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    shown = msgspec.toml.decode(SHOWN.read_bytes(), type=dict[str, tuple[Shown, ...]])["items"]
    PAGE.write_text("\n".join(page(labelled(args.n, args.seed), shown)) + "\n", encoding="utf-8")
    missing = lost(shown)
    for name in missing:
        print(f"{SHOWN.name} names {name}, which no family asks.")
    sys.exit(bool(missing))


if __name__ == "__main__":
    main()
