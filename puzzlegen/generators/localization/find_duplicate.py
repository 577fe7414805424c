"""Exactly two of many intricate figures are identical: which two?"""

from collections.abc import Sequence
from math import prod
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.find_duplicate import Boxes, Choice, Closest, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.generators.localization.kits import sheet
from puzzlegen.generators.localization.kits.designs import DESIGNS
from puzzlegen.generators.localization.kits.parts import Design, Figure, turned
from puzzlegen.generators.localization.kits.sheet import SheetParams


class FindDuplicateParams(SheetParams, frozen=True, kw_only=True):
    """What a level's sheets are like, and in how many details the others differ from the two."""

    details: Annotated[int, Knob("more details to be compared", 2, 8)]


LEVELS: Final = {
    Level.EASY: FindDuplicateParams(
        band=(100, 700), depth=(2, 2), details=2, shapes=((4, 8), (3, 9), (4, 10)), turned=0
    ),
    Level.MEDIUM: FindDuplicateParams(
        band=(701, 2200), depth=(3, 3), details=3, shapes=((4, 12), (5, 15), (4, 16)), turned=1
    ),
    Level.HARD: FindDuplicateParams(
        band=(2201, 5000), depth=(4, 4), details=4, shapes=((5, 20), (6, 24), (5, 25)), turned=2
    ),
    Level.EXTREME: FindDuplicateParams(
        band=(5001, 20000), depth=(6, 6), details=6, shapes=((6, 30), (7, 35), (6, 36)), turned=4
    ),
}


def invent(rng: Stream, params: FindDuplicateParams, asked: Drawn) -> Puzzle:
    """Draw one figure twice, and vary it in as many ways as there are other places."""
    rng = rng.child("state")
    question, place = asked
    columns, count = rng.choice(params.shapes)
    quarters = sheet.quarters(count)
    where = quarters[place] if question is Choice else (1, count)  # of the earlier one
    pairs = [(one, other) for other in range(2, count + 1) for one in range(1, other) if where[0] <= one <= where[1]]
    first, second = rng.choice(pairs)
    turns = rng.below(4) < params.turned
    twin, *figures = _variants(params.details, count - 2, rng)
    if turns:  # but those that show how deep one has to look
        figures[params.details :] = sheet.sometimes_mirrored(figures[params.details :], rng)
    rng.shuffle(figures)
    figures.insert(first - 1, twin)
    figures.insert(second - 1, twin)
    if turns:
        turning = [rng.below(4) for _ in figures]
        turning[second - 1] = (turning[first - 1] + rng.between(1, 3)) % 4
        figures = [turned(figure, quarter) for figure, quarter in zip(figures, turning, strict=True)]
    query: Query = question(turns, **({"options": quarters} if question is Choice else {}))
    key: str | tuple[str, ...] = LETTERS[place] if question is Choice else f"{first}, {second}"
    if question is Boxes:
        key = tuple(sorted((sheet.element(first), sheet.element(second))))
    shown = sheet.published(columns, figures)
    return Puzzle(shown, query, key, _told(shown, figures, first, second, turns))


def _variants(details: int, count: int, rng: Stream) -> list[Figure]:
    """A figure, and as many others that differ from it in some of so many details; the first in one each alone.

    The rest gather around one that shares up to a third of these details with it: with more, the two would be told by
    being most like all others, with none by having nothing that is usual.
    """
    design, slots = _varied(details, 2 * count, rng)
    values = sheet.base(design, rng)
    other = sheet.changed(design, values, slots, rng)
    near = [tuple(other[place] if place == slot else value for place, value in enumerate(values)) for slot in slots]
    shared = rng.sample(slots, rng.between(0, details // 3))
    middle = tuple(values[place] if place in shared else value for place, value in enumerate(other))
    found = dict.fromkeys((values, *near))
    while len(found) <= count:
        some = rng.sample(slots, rng.between(1, rng.between(1, details)))
        found[sheet.changed(design, middle, some, rng)] = None
    return [*map(design.figure, found)]


def _varied(details: int, count: int, rng: Stream) -> tuple[Design, list[int]]:
    """A design, and so many of its slots whose values make so many figures."""
    while True:
        design = rng.choice(DESIGNS)(rng)
        slots = rng.sample(range(len(design.sizes)), min(details, len(design.sizes)))
        if len(slots) == details and prod(design.sizes[slot] for slot in slots) >= count:
            return design, slots


def _told(shown: Figures, figures: Sequence[Figure], first: int, second: int, turns: bool) -> Closest:
    """How the first of the two is turned into the second, and in what it differs from the figure that comes closest."""
    one = figures[first - 1]
    found = {
        number: sheet.difference(one, other, turns=turns)
        for number, other in enumerate(figures, start=1)
        if number not in (first, second)
    }
    rival = min(found, key=lambda number: len(found[number].own) + len(found[number].others))
    return Closest(
        pair=(first, second),
        turn=sheet.difference(one, figures[second - 1], turns=turns).turn,
        rival=rival,
        rival_turn=found[rival].turn,
        own=sheet.places(shown, found[rival].own),
        others=sheet.places(shown, found[rival].others),
    )
