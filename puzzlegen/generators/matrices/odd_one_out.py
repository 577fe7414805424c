"""Figures of which all but one share a property.

Two teams of figures are drawn of which any member is odd among the whole other team (see `glyph_teams`), and one of
these puzzles is taken. So no figure is the odd one more often than others that are shown as often, and the figure with
the most or the fewest of something is odd as often as by chance, unless the trait that tells speaks of it.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from puzzlegen.core.family import Level, Params
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.matrices.kits.glyph_teams import draw_teams, telling
from puzzlegen.generators.matrices.kits.glyph_traits import AS_MANY
from puzzlegen.generators.matrices.kits.glyphs import Design
from puzzlegen.renderers.matrices.kits import line_figure_wording as glyph_wording
from puzzlegen.renderers.matrices.kits.line_figures import draw_choices

LETTERS: Final = "ABCDEFGH"
EASY: Final = ("dots", "any dots", "line kind", "any ends", "pieces", "any areas", "areas")
MEDIUM: Final = (
    *("any straight lines", "any curved lines", "straight lines", "curved lines", "lines"),
    *("ends", "any corners", "corners", "any junctions", "junctions"),
)
HARD: Final = (
    *("relation", "any mirror axes", "axis direction", "mirror axes", "half-turn symmetry"),
    *("any right angles", "right angles", "one go", "pen strokes"),
)
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

    figures: int
    traits: tuple[str, ...]


class OddOneOutState(msgspec.Struct, frozen=True):
    """The figures, the place of the odd one, and the trait that tells."""

    designs: tuple[Design, ...]
    place: int
    trait: str


class OddOneOut:
    """See the module's docstring."""

    name = "odd_one_out"
    version = 4
    levels: ClassVar = {
        Level.EASY: OddOneOutParams(band=(5, 35), figures=5, traits=_telling(EASY)),
        Level.MEDIUM: OddOneOutParams(band=(48, 120), figures=6, traits=_telling(MEDIUM)),
        Level.HARD: OddOneOutParams(band=(126, 222), figures=6, traits=_telling((*HARD, *AS_MANY[:3:2]))),
    }

    def generate(self, rng: Stream, params: OddOneOutParams) -> OddOneOutState:
        """Draw the teams, and take one of their puzzles, all of which are equally likely."""
        place = rng.per_item(params.figures, "place")
        size = params.figures - 1
        trait = params.traits[rng.per_item(len(params.traits), "trait")]
        teams = draw_teams(trait, size, rng)
        odd_team, odd = divmod(rng.below(2 * size), size)
        designs = rng.sample(teams[1 - odd_team], size)
        designs.insert(place, teams[odd_team][odd])
        return OddOneOutState(tuple(designs), place, telling(designs, place))

    def statement(self, state: OddOneOutState) -> Statement:
        """The figures, see ``docs/line-figures.md``."""
        return {"figures": [design.glyph.published() for design in state.designs]}

    def ask(self, state: OddOneOutState, rng: Stream) -> Asked:  # noqa: ARG002 - there is only one question
        """Ask for the odd one."""
        letters = LETTERS[: len(state.designs)]
        values = [design.traits[state.trait] for design in state.designs]
        return Asked(
            Question(
                text=glyph_wording.odd_one_out(letters),
                form=AnswerForm.CHOICE,
                query={"task": "odd_one_out"},
                options=tuple(Option(letter) for letter in letters),
            ),
            Choice(letters[state.place]),
            explanation=glyph_wording.contrast(state.trait, values[state.place], values[state.place - 1]),
        )

    def depict(self, state: OddOneOutState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """Draw the figures, three in a row."""
        letters = LETTERS[: len(state.designs)]
        return (draw_choices([design.glyph.published() for design in state.designs], letters, 3),)


FAMILY = OddOneOut()
