"""Figures of which all but one share a property.

Two teams of figures are drawn of which any member is odd among the whole other team (see `glyph_teams`), and one of
these puzzles is taken. So no figure is the odd one more often than others that are shown as often, and the figure with
the most or the fewest of something is odd as often as by chance, unless the trait that tells speaks of it.
"""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import USUAL_LEVELS, Knob, Level, Params
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.odd_one_out import OddOneOut, Row
from puzzlegen.generators.matrices.kits.glyph_evidence import evidence
from puzzlegen.generators.matrices.kits.glyph_teams import draw_teams, telling
from puzzlegen.generators.matrices.kits.glyph_traits import AS_MANY, EASY, EVENLY, HARD, MEDIUM

_IMPLIED: Final = ("any dots", "any straight lines", "any curved lines")
"""Figures that have none of these share a trait that is seen before."""


def _telling(traits: Sequence[str]) -> tuple[str, ...]:
    return tuple(trait for trait in traits if trait not in _IMPLIED)


class OddOneOutParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        figures: their number.
        traits: those that may tell the odd one, each as often.
    """

    figures: Annotated[int, Knob("more figures to compare", 4, 8)]
    traits: tuple[str, ...]


LEVELS: Final = {
    Level.EASY: OddOneOutParams(band=(5, 35), depth=(1, 6), figures=5, traits=_telling(EASY)),
    Level.MEDIUM: OddOneOutParams(band=(48, 126), depth=(2, 14), figures=6, traits=_telling(MEDIUM)),
    Level.HARD: OddOneOutParams(band=(132, 174), depth=(7, 18), figures=6, traits=HARD),
    Level.EXTREME: OddOneOutParams(band=(176, 300), depth=(16, 28), figures=8, traits=(*EVENLY, *AS_MANY[:3:2])),
}


_RARE: Final = (
    "lines",
    "half-turn symmetry",
    "right angles",
    "pen strokes",
    "as many dots as pieces",
    "as many dots as straight lines",
)
"""Traits that hardly ever are the first to tell one of four figures: three easily have an easier one in common."""


def _of_four(params: OddOneOutParams) -> OddOneOutParams:
    """The same with four figures, at which as many properties are looked for."""
    low, high = (edge * 4 / params.figures for edge in params.band)
    traits = tuple(trait for trait in params.traits if trait not in _RARE)
    return msgspec.structs.replace(params, figures=4, band=(low, high), depth=msgspec.UNSET, traits=traits)


LEVELS_BY_OPTIONS: Final = {
    4: {
        **{level: _of_four(LEVELS[level]) for level in USUAL_LEVELS},
        Level.EXTREME: OddOneOutParams(band=(104, 148), figures=4, traits=("any right angles", "one go")),
    }
}


def invent(rng: Stream, params: OddOneOutParams, asked: Drawn) -> Puzzle:  # noqa: ARG001 - there is one question
    """Draw the teams, and take one of their puzzles, all of which are equally likely."""
    rng = rng.child("state")
    place = rng.class_by_index(params.figures, "place")
    size = params.figures - 1
    trait = params.traits[rng.class_by_index(len(params.traits), "trait")]
    teams = draw_teams(trait, size, rng)
    odd_team, odd = divmod(rng.below(2 * size), size)
    designs = rng.sample(teams[1 - odd_team], size)
    designs.insert(place, teams[odd_team][odd])
    trait = telling(designs, place)
    return Puzzle(
        Row(tuple(design.glyph.published() for design in designs)),
        OddOneOut(),
        LETTERS[place],
        evidence(trait, designs),
    )
