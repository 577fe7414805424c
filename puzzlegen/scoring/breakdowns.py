"""The groups of items that a report breaks scores down by, and the scores of each file on them."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np

from puzzlegen.catalog.labels import CAPABILITIES
from puzzlegen.core.family import Level
from puzzlegen.core.item import Choice, Document
from puzzlegen.scoring import people
from puzzlegen.scoring.grading import UNANSWERED, Fate, Graded
from puzzlegen.scoring.intervals import Credits, Interval, of_means, sum_of
from puzzlegen.scoring.reading import Entry

ALL: Final = "all items"
CATEGORY: Final = "category"
FAMILY: Final = "family"
LEVEL: Final = "level"
FORM: Final = "answer form"
CAPABILITY: Final = "capability"
VISREASON: Final = "VisReason category"
RELATIVE: Final = "difficulty within the family"
DIFFICULTY: Final = "measured difficulty"
CATEGORY_LEVEL: Final = "category and level"
FORM_LEVEL: Final = "answer form and level"

_TAXONOMIES: Final = {
    VISREASON: "visreason_category",
    "VisReason subcategory": "visreason_subcategory",
    "MM-IQ paradigm": "mmiq_paradigm",
    "MM-IQ configuration": "mmiq_configuration",
    "VisualPuzzles category": "visualpuzzles_category",
}
DIMENSIONS: Final = (
    *(ALL, CATEGORY, FAMILY, LEVEL, CATEGORY_LEVEL, FORM, FORM_LEVEL, "kind of answer", "options"),
    *("number of options", "language", CAPABILITY, *_TAXONOMIES, RELATIVE, DIFFICULTY),
)
FIFTHS: Final = ("easiest fifth", "second fifth", "middle fifth", "fourth fifth", "hardest fifth")

_BINS: Final = 4  # of a difficulty with many values, about equally full
_FEW: Final = 6  # values of a difficulty that need no bins, if each has enough items
_FULL: Final = 10  # items that a bin has at least: fewer say nothing

Label: TypeAlias = tuple[str, str]
Places: TypeAlias = Mapping[Label, Sequence[int]]
"""Dimension and name of each group -> the places of its items among the entries."""


class Group(Document, frozen=True):
    """The scores of a file on some items.

    Attributes:
        dimension, name: what the items have in common.
        items: how many there are.
        asked: how many of them count: all, unless the file covers a part of the benchmark only.
        right, wrong, unparsed, missing: how many responses had which outcome, see `Fate`; ``unparsed`` includes the
            next two.
        refused, truncated: why that many of the unparsed ones hold no answer; ``refused`` includes filtered ones.
        credit: mean credit of the items asked, 0..1; for a capability the plain mean over the categories that need it
            (VisReason). None if none was asked.
        low, high: the 95% interval of the credit; None for fewer than ten items.
        chance: the credit that guessing the letters of options earns in the mean, all other answers earning nothing.
        humans: the accuracy of people: measured on these items, or else published for the category, on other ones
            (`puzzlegen.scoring.people`). None if neither is known.
        measured: whether it was measured on these items.
    """

    dimension: str
    name: str
    items: int
    asked: int
    right: int
    wrong: int
    unparsed: int
    missing: int
    refused: int
    truncated: int
    credit: float | None
    low: float | None
    high: float | None
    chance: float
    humans: float | None
    measured: bool


def spelled(dimension: str, name: str) -> str:
    """The name of a group in words: VisReason's capabilities go by abbreviations in its tables, and in ours."""
    return f"{name}, {CAPABILITIES[name]}" if dimension == CAPABILITY and name in CAPABILITIES else name


def part(entry: Entry) -> str:
    """The category that an item belongs to in averages over categories: VisReason's, or ours where it has none."""
    return entry.item.taxonomy.get(_TAXONOMIES[VISREASON], entry.item.category)


def averaged(groups: Sequence[Group], items: int) -> str:
    """What averages over categories of so many items go over, in words, see `part`."""
    labelled = sum(group.items for group in groups if group.dimension == VISREASON)
    if not labelled:
        return "categories"
    return "VisReason's categories" + (", and ours where an item has none" if labelled < items else "")


def chance(entry: Entry) -> float:
    """The credit that a letter, or a set of letters, earns that is drawn blindly."""
    count = len(entry.item.options)
    if not isinstance(entry.key.answer, Choice) or count < 2:
        return 0.0
    return 1 / count if len(entry.key.answer.letter) == 1 else 1 / (2**count - 1)


def places(entries: Sequence[Entry]) -> Places:
    """The groups, in the order in which a report shows them; they follow from the items alone."""
    bins = _difficulty_bins(entries)
    fifths = _fifths(entries)
    found: defaultdict[Label, list[int]] = defaultdict(list)
    for place, entry in enumerate(entries):
        for label in _labels(entry, bins):
            found[label].append(place)
        if place in fifths:
            found[RELATIVE, fifths[place]].append(place)
    orders: dict[str, Sequence[str]] = {
        LEVEL: list(Level),
        CAPABILITY: list(CAPABILITIES),
        VISREASON: list(people.VISREASON.parts),
        RELATIVE: FIFTHS,
        DIFFICULTY: list(dict.fromkeys(bins.values())),
    }

    def rank(label: Label) -> tuple[int, int, str, int]:
        dimension, name = label
        order = orders.get(dimension, ())
        first, _, level = name.rpartition(", ")
        if dimension in (CATEGORY_LEVEL, FORM_LEVEL):
            return DIMENSIONS.index(dimension), 0, first, list(Level).index(Level(level))
        number = int(name) if name.isdecimal() else 0
        return DIMENSIONS.index(dimension), order.index(name) if name in order else len(order) + number, name, 0

    return {label: found[label] for label in sorted(found, key=rank)}


def _labels(entry: Entry, bins: Mapping[tuple[str, float], str]) -> Iterator[Label]:
    """The groups that an item belongs to."""
    item = entry.item
    form = item.answer_form.replace("_", " ")
    yield ALL, ALL
    yield CATEGORY, item.category
    yield FAMILY, item.kind
    yield LEVEL, item.level
    yield CATEGORY_LEVEL, f"{item.category}, {item.level}"
    yield FORM, form
    yield FORM_LEVEL, f"{form}, {item.level}"
    yield "kind of answer", entry.key.kind.value
    if item.options:
        yield "options", "drawn" if any(option.text is None for option in item.options) else "texts"
        yield "number of options", str(len(item.options))
    yield "language", item.language
    for capability in item.capabilities:
        yield CAPABILITY, capability
    for dimension, name in _TAXONOMIES.items():
        if name in item.taxonomy:
            yield dimension, item.taxonomy[name]
    if (entry.unit, entry.difficulty) in bins:
        yield DIFFICULTY, bins[entry.unit, entry.difficulty]


def _fifths(entries: Sequence[Entry]) -> dict[int, str]:
    """Place -> the fifth of its family that it belongs to by measured difficulty; equal difficulties stay together.

    Difficulties are compared only within a family and a unit, where they mean the same. What has one difficulty, or
    fewer than ten items, is left out.
    """
    alike: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for place, entry in enumerate(entries):
        alike[entry.item.kind, entry.unit].append(place)
    found: dict[int, str] = {}
    for members in alike.values():
        values = np.array([entries[place].difficulty for place in members])
        if len(members) < _FULL or len(np.unique(values)) == 1:
            continue
        ordered = np.sort(values)
        middles = (np.searchsorted(ordered, values, "left") + np.searchsorted(ordered, values, "right")) / 2
        for place, middle in zip(members, middles.tolist(), strict=True):
            found[place] = FIFTHS[min(4, int(5 * middle / len(members)))]
    return found


def _difficulty_bins(entries: Sequence[Entry]) -> dict[tuple[str, float], str]:
    """Unit and difficulty -> the name of its bin, in rising order; the bins follow from the items alone.

    A unit is left out if there would be one bin only, which says no more than its families do.
    """
    values: defaultdict[str, list[float]] = defaultdict(list)
    for entry in entries:
        values[entry.unit].append(entry.difficulty)
    names: dict[tuple[str, float], str] = {}
    for unit in sorted(values):
        ordered = sorted(values[unit])
        distinct = sorted(set(ordered))
        if len(distinct) <= _FEW:
            starts = distinct
        else:  # a value is never cut in two
            parts = min(_BINS, len(ordered) // _FULL)
            starts = sorted({ordered[len(ordered) * part // parts] for part in range(parts)})
        starts = _full(ordered, starts)
        for start, end in pairwise([*starts, math.inf] if len(starts) > 1 else ()):
            inside = [value for value in distinct if start <= value < end]
            span = f"{inside[0]:g}" if len(inside) == 1 else f"{inside[0]:g} to {inside[-1]:g}"
            names |= {(unit, value): f"{unit} {span}" for value in inside}
    return names


def _full(ordered: Sequence[float], starts: Sequence[float]) -> list[float]:
    """The first values of the bins, after each that is too small has been joined to the next one or else to the last.

    Args:
        ordered: the difficulties of all items.
        starts: the first values of the bins before.
    """
    kept: list[float] = []
    for start in starts:
        if not kept or sum(kept[-1] <= value < start for value in ordered) >= _FULL:
            kept.append(start)
    if len(kept) > 1 and sum(value >= kept[-1] for value in ordered) < _FULL:
        kept.pop()
    return kept


def groups(
    label: Label,
    members: Sequence[int],
    entries: Sequence[Entry],
    files: Sequence[Graded],
    credits: Credits,
    measured: float | None = None,
) -> list[Group]:
    """The scores of every file on a group of items.

    Args:
        label: of the group.
        members: the places of its items.
        entries: of the benchmark.
        files: the marks.
        credits: their credits, (items, files).
        measured: what people reach on these items, if enough of them tried.
    """
    dimension, name = label
    if dimension == CAPABILITY:
        averages = over_parts(members, entries, credits)
    else:
        averages = _over_items(label, members, credits)
    guess = [chance(entries[place]) for place in members]
    found: list[Group] = []
    for column, (one, (credit, interval)) in enumerate(zip(files, averages, strict=True)):
        fates = dict.fromkeys(Fate, 0)
        for place in members:
            for mark in one.marks[place]:
                fates[mark.fate] += 1
        found.append(
            Group(
                dimension=dimension,
                name=name,
                items=len(members),
                asked=int((~np.isnan(credits[members, column])).sum()),
                right=fates[Fate.RIGHT],
                wrong=fates[Fate.WRONG],
                unparsed=sum(fates[fate] for fate in (Fate.UNPARSED, *UNANSWERED)),
                missing=fates[Fate.MISSING],
                refused=fates[Fate.REFUSED] + fates[Fate.FILTERED],
                truncated=fates[Fate.TRUNCATED],
                credit=credit,
                low=None if interval is None else interval[0],
                high=None if interval is None else interval[1],
                chance=math.fsum(guess) / len(guess),
                humans=people.accuracy(dimension, name) if measured is None else measured,
                measured=measured is not None,
            )
        )
    return found


Average: TypeAlias = tuple[float | None, Interval | None]


def _over_items(label: Label, members: Sequence[int], credits: Credits) -> list[Average]:
    """The mean over items of each file."""
    chosen = credits[members]
    intervals = of_means(chosen, *label)
    known = [column[~np.isnan(column)].tolist() for column in chosen.T]
    return [(_mean(column), interval) for column, interval in zip(known, intervals, strict=True)]


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None


def over_parts(members: Sequence[int], entries: Sequence[Entry], credits: Credits) -> list[Average]:
    """The plain mean over categories of each file; None for a file that was not asked items of all of them."""
    parts: defaultdict[str, list[int]] = defaultdict(list)
    for place in members:
        parts[part(entries[place])].append(place)
    averages = [_over_items(("part", name), parts[name], credits) for name in sorted(parts)]
    found: list[Average] = []
    for one in zip(*averages, strict=True):
        means = [mean for mean, _ in one if mean is not None]
        intervals = [interval for _, interval in one if interval is not None]
        if len(means) < len(one):
            found.append((None, None))
            continue
        interval = None
        if len(intervals) == len(one):
            low, high = sum_of(means, intervals)
            interval = (low / len(one), high / len(one))
        found.append((math.fsum(means) / len(one), interval))
    return found
