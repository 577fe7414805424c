"""All of many intricate figures are identical but one: which one?"""

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter
from typing import Annotated, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.find_odd import Box, Choice, Odd, Query
from puzzlegen.formats.localization.kits.sheets import Figures
from puzzlegen.generators.localization.kits import sheet
from puzzlegen.generators.localization.kits.designs import CLUTTERED, DESIGNS
from puzzlegen.generators.localization.kits.masses import shift
from puzzlegen.generators.localization.kits.parts import Design, Figure, Values, turned
from puzzlegen.generators.localization.kits.sheet import SheetParams

_MANY: Final = 3  # kinds of others; where there are so many, the details have to hide well


class FindOddParams(SheetParams, frozen=True, kw_only=True):
    """What a level's sheets are like.

    Attributes:
        changes: how many details make a variant.
        kinds: how many kinds of others differ from the odd one in one detail each, every one in another.
        shared: how many kinds, at most, differ from it in several of these details.
        among: among so many details for each kind, and so many changes of each detail, those are chosen that shift the
            least colour.
    """

    changes: Annotated[int, Knob("variants that are easier to tell apart", 1, 4)]
    kinds: Annotated[int, Knob("more details in which figures differ", 1, 5)]
    shared: Annotated[int, Knob("more kinds of figures that differ in several details", 0, 6)]
    among: Annotated[int, Knob("changes that catch the eye less", 1, 8)]


LEVELS: Final = {
    Level.EASY: FindOddParams(
        band=(9, 45), depth=(1, 1), shapes=((3, 9), (4, 10), (4, 12)), changes=2, kinds=1, shared=0, turned=0, among=1
    ),
    Level.MEDIUM: FindOddParams(
        band=(20, 110),
        depth=(2, 2),
        shapes=((4, 12), (5, 15), (4, 16)),
        changes=1,
        kinds=2,
        shared=1,
        turned=1,
        among=1,
    ),
    Level.HARD: FindOddParams(
        band=(60, 330),
        depth=(3, 3),
        shapes=((5, 15), (6, 18), (5, 20)),
        changes=1,
        kinds=3,
        shared=2,
        turned=2,
        among=2,
    ),
    Level.EXTREME: FindOddParams(
        band=(150, 3000),
        depth=(4, 4),
        shapes=((6, 24), (7, 28), (6, 30)),
        changes=1,
        kinds=4,
        shared=5,
        turned=4,
        among=3,
    ),
}


def invent(rng: Stream, params: FindOddParams, asked: Drawn) -> Puzzle:
    """Fill a sheet with one figure, and put a variant or the mirror image in one place."""
    designs = CLUTTERED if params.kinds >= _MANY else DESIGNS
    drawn = rng.class_by_index(len(designs), "design")  # else those in which details hide best would crowd out others
    rng = rng.child("state")
    question, place = asked
    columns, count = rng.choice(params.shapes)
    quarters = sheet.quarters(count)
    odd = rng.between(*(quarters[place] if question is Choice else (1, count)))
    turns = rng.below(4) < params.turned
    design = designs[drawn](rng)
    alone, *others = _kinds(design, params, rng)
    twins = [*others, *others]  # two of each at least
    frequent = rng.sample(others, (params.kinds + 1) // 2)
    stream = [*twins, *(rng.choice(frequent) for _ in range(count - 1 - len(twins)))]
    rng.shuffle(stream)
    stream.insert(odd - 1, alone)
    figures = [turned(figure, rng.below(4) if turns else 0) for figure in stream]
    query: Query = question(turns, params.kinds > 1, **({"options": quarters} if question is Choice else {}))
    key = LETTERS[place] if question is Choice else sheet.element(odd) if question is Box else str(odd)
    shown = sheet.published(columns, figures)
    return Puzzle(shown, query, key, _told(shown, figures, stream, odd, turns=turns))


def _kinds(design: Design, params: FindOddParams, rng: Stream) -> list[Figure]:
    """The odd figure, one of each kind of others that differs from it in one detail, and some that do so in several.

    Of the first kinds alone, each would have a mark of its own, and the odd figure would be the one without any. With
    the others, what the odd one has in a detail is about as frequent on the sheet as what it has not.
    """
    values = sheet.base(design, rng)
    plain = design.figure(values)
    if params.kinds * params.changes > len(values):
        raise Rejected("too few details")
    details: list[tuple[float, tuple[int, ...], Values]] = []
    slots = rng.sample(range(len(values)), len(values) // params.changes * params.changes)
    for start in range(0, min(len(slots), params.kinds * params.among * params.changes), params.changes):
        some = tuple(slots[start : start + params.changes])
        tried = [sheet.changed(design, values, some, rng) for _ in range(params.among)]
        details.append(min(((shift(plain, design.figure(new)), some, new) for new in tried), key=itemgetter(0)))
    chosen = sorted(details, key=itemgetter(0))[: params.kinds]
    several = [some for size in range(2, params.kinds + 1) for some in combinations(chosen, size)]
    kinds = [*((one,) for one in chosen), *rng.sample(several, min(params.shared, len(several)))]
    return [plain, *(design.figure(_with(values, some)) for some in kinds)]


def _with(values: Values, details: Sequence[tuple[float, tuple[int, ...], Values]]) -> Values:
    """The values with those of these details."""
    new = list(values)
    for _, slots, changed in details:
        for slot in slots:
            new[slot] = changed[slot]
    return tuple(new)


def _told(shown: Figures, figures: Sequence[Figure], kinds: Sequence[Figure], odd: int, *, turns: bool) -> Odd:
    """How the odd figure differs from the one that comes closest; the first of each kind is looked at."""
    first = {kind: number for number, kind in reversed([*enumerate(kinds, start=1)]) if number != odd}
    found = {
        number: sheet.difference(figures[odd - 1], figures[number - 1], turns=turns)
        for number in sorted(first.values())
    }
    other = min(found, key=lambda number: len(found[number].own) + len(found[number].others))
    turn, own, others = found[other]
    return Odd(odd, other, turn, sheet.places(shown, own), sheet.places(shown, others))
