"""All of many intricate figures are identical but one: which one?"""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.find_odd import Boxed, Facts, Offered
from puzzlegen.formats.localization.kits.sheet import Sheet
from puzzlegen.generators.localization.kits import sheet
from puzzlegen.generators.localization.kits.designs import DESIGNS
from puzzlegen.generators.localization.kits.parts import Figure, mirrored, turned
from puzzlegen.generators.localization.kits.sheet import OPTIONS, SheetParams

_MIRRORED: Final = 3  # on one of so many sheets of turned figures the odd one is the mirror image of the others
LEVELS: Final = {
    Level.EASY: SheetParams(band=(9, 45), shapes=((3, 3), (5, 2), (4, 3)), changes=2, turned=0),
    Level.MEDIUM: SheetParams(band=(46, 110), shapes=((5, 3), (4, 4), (6, 3)), changes=1, turned=1),
    Level.HARD: SheetParams(band=(111, 330), shapes=((6, 4), (5, 5), (6, 5)), changes=1, turned=2),
    Level.EXTREME: SheetParams(band=(331, 3000), shapes=((7, 6), (8, 5), (8, 6)), changes=1, turned=4),
}


def invent(rng: Stream, params: SheetParams, asked: Drawn) -> Puzzle:
    """Fill a sheet with one figure, and put a variant or the mirror image in one place."""
    rng = rng.child("state")
    question, place = asked
    columns, rows = rng.choice(params.shapes)
    count = columns * rows
    offered = rng.sample(range(1, count + 1), OPTIONS)
    odd = offered[place]
    turns = rng.below(4) < params.turned
    design = rng.choice(DESIGNS)(rng)
    values = sheet.base(design, rng)
    plain = design.figure(values)
    other = design.figure(sheet.variant(design, values, params.changes, rng))
    if turns and rng.below(_MIRRORED) == 0:
        other = mirrored(plain)
    figures = [other if number == odd else plain for number in range(1, count + 1)]
    if turns:
        figures = [turned(figure, rng.below(4)) for figure in figures]
    a, b, c, d = offered
    query = Offered(turns, (a, b, c, d)) if question is Offered else question(turns)
    key = sheet.element(odd) if question is Boxed else LETTERS[place] if question is Offered else str(odd)
    statement = sheet.statement(columns, figures)
    return Puzzle(statement, query, key, _facts(statement, figures, odd, turns=turns))


def _facts(statement: Sheet, figures: Sequence[Figure], odd: int, *, turns: bool) -> Facts:
    """How the odd figure differs from the first of the others."""
    one, other = figures[odd - 1], figures[odd == 1]
    image = sheet.difference(one, mirrored(other), turns=turns)
    if turns and not image.own and not image.others:
        return Facts(odd, image.turn, mirrored=True, own=(), others=())
    found = sheet.difference(one, other, turns=turns)
    own, others = (sheet.places(statement, parts) for parts in (found.own, found.others))
    return Facts(odd, found.turn, mirrored=False, own=own, others=others)
