"""Exactly two of many intricate figures are identical: which two?"""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.find_duplicate import Boxes, Choice, Closest, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.generators.localization.kits import sheet
from puzzlegen.generators.localization.kits.designs import DESIGNS
from puzzlegen.generators.localization.kits.parts import Figure, turned
from puzzlegen.generators.localization.kits.sheet import SheetParams

LEVELS: Final = {
    Level.EASY: SheetParams(band=(100, 700), shapes=((4, 2), (3, 3), (5, 2)), changes=3, turned=0),
    Level.MEDIUM: SheetParams(band=(701, 2200), shapes=((4, 3), (5, 3), (4, 4)), changes=2, turned=1),
    Level.HARD: SheetParams(band=(2201, 5500), shapes=((5, 4), (6, 4), (5, 5)), changes=1, turned=2),
    Level.EXTREME: SheetParams(band=(5501, 20000), shapes=((6, 5), (7, 5), (6, 6)), changes=1, turned=4),
}


def invent(rng: Stream, params: SheetParams, asked: Drawn) -> Puzzle:
    """Vary one figure in as many ways as there are places but one, and draw one of the variants twice."""
    rng = rng.child("state")
    question, place = asked
    columns, rows = rng.choice(params.shapes)
    count = columns * rows
    quarters = sheet.quarters(count)
    where = quarters[place] if question is Choice else (1, count)  # of the earlier one
    pairs = [(one, other) for other in range(2, count + 1) for one in range(1, other) if where[0] <= one <= where[1]]
    first, second = rng.choice(pairs)
    turns = rng.below(4) < params.turned
    designs = [design(rng) for design in rng.sample(DESIGNS, len(DESIGNS))]
    design = next(one for one in designs if params.changes > 1 or sum(one.sizes) - len(one.sizes) > count)
    figures = sheet.variants(design, params.changes, count - 1, rng)
    if turns:
        figures = sheet.sometimes_mirrored(figures, rng)
    figures.insert(second - 1, figures[first - 1])  # the later one, so that the earlier one keeps its place
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
