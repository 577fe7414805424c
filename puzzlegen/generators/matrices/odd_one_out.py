"""Figures of which all but one share a property.

A trait and two of its values are drawn, one for the odd figure and one for the others, either way round as likely. The
figures are drawn with these values; then figures are exchanged until no other trait singles out a figure.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.matrices import glyph_wording
from puzzlegen.generators.matrices.glyph_depiction import draw_choices
from puzzlegen.generators.matrices.glyph_traits import AS_MANY, ORDER, Trait
from puzzlegen.generators.matrices.glyphs import Design, designs_by, drawn
from puzzlegen.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

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
_LEAST: Final = 12  # designs of a value; fewer would be met again and again
_EXCHANGES: Final = 150
_UNTOLD: Final = ("none", "several", "no dots", 99)  # values that only say that there is nothing to compare


class OddOneOutParams(Params, frozen=True, kw_only=True):
    """``figures`` is their number, ``traits`` those that may tell the odd one."""

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
    version = 1
    levels: ClassVar = {
        Level.EASY: OddOneOutParams(band=(5, 35), figures=5, traits=EASY),
        Level.MEDIUM: OddOneOutParams(band=(48, 120), figures=6, traits=MEDIUM),
        Level.HARD: OddOneOutParams(band=(126, 222), figures=6, traits=(*HARD, *AS_MANY[:6])),
    }

    def generate(self, rng: Stream, params: OddOneOutParams) -> OddOneOutState:
        """Draw the trait, its two values, and figures that no other trait tells apart so."""
        trait = params.traits[rng.balanced(len(params.traits), "trait")]
        place = rng.balanced(params.figures, "place")
        common, odd = two_values(trait, rng)
        values = [odd if number == place else common for number in range(params.figures)]
        designs = [drawn(trait, value, rng) for value in values]
        faults = _faults(designs, place, trait)
        for _ in range(_EXCHANGES):
            if not faults:
                return OddOneOutState(tuple(designs), place, trait)
            number = rng.below(params.figures)
            changed = [*designs]
            changed[number] = drawn(trait, values[number], rng)
            after = _faults(changed, place, trait)
            if after <= faults:
                designs, faults = changed, after
        raise Rejected("other traits single out figures")

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
        return (draw_choices([design.glyph for design in state.designs], letters, 3),)


def two_values(trait: str, rng: Stream) -> list[Trait]:
    """Two values of a trait that enough designs have."""
    if trait == "axis direction":
        return rng.sample(("vertical", "horizontal", "rising", "falling"), 2)
    if trait.startswith("as many"):
        return [True, False]
    least = _LEAST if trait != "relation" else 5
    known = [value for value, designs in designs_by(trait).items() if len(designs) >= least and value not in _UNTOLD]
    return rng.sample(known, 2)


def _faults(designs: Sequence[Design], place: int, trait: str) -> int:
    """How many traits single out another figure, or the odd one before its own trait; designs met twice count, too."""
    faults = len(designs) - len({design.number for design in designs})
    dotted = all(design.traits["dots"] for design in designs)
    told = False
    for name, values in zip(ORDER, zip(*(design.column for design in designs), strict=True), strict=True):
        told |= name == trait
        if len(set(values)) != 2:
            continue
        if values.count(values[0]) == 1:
            odd = 0
        elif values.count(values[0]) == len(values) - 1:
            odd = next(number for number, value in enumerate(values) if value != values[0])
        else:
            continue
        if name not in AS_MANY or (dotted and not values[odd]):
            faults += odd != place or not told
    return faults


FAMILY = OddOneOut()
