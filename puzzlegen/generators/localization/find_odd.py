"""All of many intricate figures are identical but one: which one?"""

from collections.abc import Sequence
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.find_odd import Box, Choice, Odd, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.generators.localization.kits import sheet
from puzzlegen.generators.localization.kits.designs import DESIGNS
from puzzlegen.generators.localization.kits.masses import shift
from puzzlegen.generators.localization.kits.parts import Figure, mirrored, turned
from puzzlegen.generators.localization.kits.sheet import SheetParams

_MIRRORED: Final = 6  # on one of so many sheets of turned figures the odd one is the mirror image of the others


class FindOddParams(SheetParams, frozen=True, kw_only=True):
    """What a level's sheets are like, and among how many changes the one that shifts the least colour is chosen."""

    among: Annotated[int, Knob("changes that catch the eye less", 1, 8)]


LEVELS: Final = {
    Level.EASY: FindOddParams(band=(9, 45), shapes=((3, 3), (5, 2), (4, 3)), changes=2, turned=0, among=1),
    Level.MEDIUM: FindOddParams(band=(46, 110), shapes=((5, 3), (4, 4), (6, 3)), changes=1, turned=1, among=1),
    Level.HARD: FindOddParams(band=(111, 330), shapes=((6, 4), (5, 5), (6, 5)), changes=1, turned=2, among=2),
    Level.EXTREME: FindOddParams(band=(331, 3000), shapes=((7, 6), (8, 5), (8, 6)), changes=1, turned=4, among=4),
}


def invent(rng: Stream, params: FindOddParams, asked: Drawn) -> Puzzle:
    """Fill a sheet with one figure, and put a variant or the mirror image in one place."""
    rng = rng.child("state")
    question, place = asked
    columns, rows = rng.choice(params.shapes)
    count = columns * rows
    quarters = sheet.quarters(count)
    odd = rng.between(*(quarters[place] if question is Choice else (1, count)))
    turns = rng.below(4) < params.turned
    design = rng.choice(DESIGNS)(rng)
    values = sheet.base(design, rng)
    plain = design.figure(values)
    changed = [design.figure(sheet.variant(design, values, params.changes, rng)) for _ in range(params.among)]
    other = min(changed, key=lambda figure: shift(plain, figure))
    if turns and rng.below(_MIRRORED) == 0:
        other = mirrored(plain)
    poses = [[turned(figure, quarter if turns else 0) for quarter in range(4)] for figure in (plain, other)]
    figures = [poses[number == odd][rng.below(4)] for number in range(1, count + 1)]
    query: Query = question(turns, **({"options": quarters} if question is Choice else {}))
    key = LETTERS[place] if question is Choice else sheet.element(odd) if question is Box else str(odd)
    shown = sheet.published(columns, figures)
    return Puzzle(shown, query, key, _told(shown, figures, odd, turns=turns))


def _told(shown: Figures, figures: Sequence[Figure], odd: int, *, turns: bool) -> Odd:
    """How the odd figure differs from the first of the others."""
    one, other = figures[odd - 1], figures[odd == 1]
    image = sheet.difference(one, mirrored(other), turns=turns)
    if turns and not image.own and not image.others:
        return Odd(odd, image.turn, True, (), ())
    found = sheet.difference(one, other, turns=turns)
    return Odd(odd, found.turn, False, sheet.places(shown, found.own), sheet.places(shown, found.others))
