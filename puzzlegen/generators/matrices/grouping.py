"""Six figures that fall into two groups of three, or eight that fall into two of four.

The options come first: four of the ways to divide the figures, one of which is made the answer. So the options
alone tell nothing. Then a trait and two of its values are drawn, figures with these values, and figures are exchanged
until no other trait divides them.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import ClassVar, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.grouping import Figures, Group, Grouping
from puzzlegen.generators.matrices.kits.glyph_evidence import evidence
from puzzlegen.generators.matrices.kits.glyph_traits import EASY, EVENLY, HARD, MEDIUM, SINGLE, Trait
from puzzlegen.generators.matrices.kits.glyphs import Design, designs_by, drawn

_OPTIONS: Final = 4
_EXCHANGES: Final = 150
_LEAST: Final = 12  # designs of a value; fewer would be met again and again
_UNTOLD: Final = ("none", "several", 99)  # values that only say that there is nothing to compare


class GroupingParams(Params, frozen=True, kw_only=True):
    """``traits`` may divide the figures."""

    figures: ClassVar[int] = 6

    traits: tuple[str, ...]


class EightParams(GroupingParams, frozen=True, kw_only=True):
    """The same with eight figures."""

    figures: ClassVar[int] = 8


LEVELS: Final = {
    Level.EASY: GroupingParams(band=(6, 42), depth=(1, 6), traits=EASY),
    Level.MEDIUM: GroupingParams(band=(48, 126), depth=(2, 14), traits=MEDIUM),
    Level.HARD: GroupingParams(band=(132, 174), depth=(7, 19), traits=HARD),
    Level.EXTREME: EightParams(band=(176, 232), depth=(16, 28), traits=EVENLY),
}


def invent(rng: Stream, params: GroupingParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the options, the trait, its two values, and figures that no other trait divides."""
    rng = rng.child("state")
    options = rng.sample(_groups(params.figures), _OPTIONS)
    place = rng.class_by_index(_OPTIONS, "place")
    trait = params.traits[rng.class_by_index(len(params.traits), "trait")]
    one, other = _two_values(trait, rng)
    values = [one if number in options[place] else other for number in range(1, params.figures + 1)]
    designs = [drawn(trait, value, rng) for value in values]
    faults = _faults(designs, options, options[place], trait)
    for _ in range(_EXCHANGES):
        if not faults:
            return Puzzle(
                Figures(tuple(design.glyph.published() for design in designs)),
                Grouping(tuple((group, _rest(group, len(designs))) for group in options)),
                LETTERS[place],
                evidence(trait, designs),
            )
        number = rng.below(len(designs))
        changed = [*designs]
        changed[number] = drawn(trait, values[number], rng)
        after = _faults(changed, options, options[place], trait)
        if after <= faults:
            designs, faults = changed, after
    raise Rejected("other traits divide the figures")


@cache
def _groups(figures: int) -> tuple[Group, ...]:
    """The group of figure 1 in each way to divide so many figures into two groups of equally many."""
    return tuple((1, *rest) for rest in combinations(range(2, figures + 1), figures // 2 - 1))


def _rest(group: Group, figures: int) -> Group:
    return tuple(number for number in range(1, figures + 1) if number not in group)


def _faults(designs: Sequence[Design], options: Sequence[Group], answer: Group, trait: str) -> int:
    """How many traits divide the figures otherwise, or before the trait that should; two figures are not alike.

    It also counts where half of the figures share a value, and the others have various ones, if another option says so.
    """
    faults = len(designs) - len({design.number for design in designs})
    told = False
    for name, values in zip(
        SINGLE, zip(*(design.column[: len(SINGLE)] for design in designs), strict=True), strict=True
    ):
        told |= name == trait
        for value in dict.fromkeys(values):
            if values.count(value) != len(designs) // 2:
                continue
            group = tuple(number for number, held in enumerate(values, start=1) if held == value)
            group = group if group[0] == 1 else _rest(group, len(designs))
            clear = len(set(values)) == 2
            if group != answer:
                faults += clear or group in options
            else:
                faults += clear and not told
    return faults


def _two_values(trait: str, rng: Stream) -> list[Trait]:
    """Two values of a trait that enough designs have."""
    if trait == "axis direction":
        return rng.sample(("vertical", "horizontal", "rising", "falling"), 2)
    least = _LEAST if trait != "relation" else 5
    known = [value for value, designs in designs_by(trait).items() if len(designs) >= least and value not in _UNTOLD]
    return rng.sample(known, 2)
