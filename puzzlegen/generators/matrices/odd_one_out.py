"""Figures of which all but one share a property.

A trait and two of its values are drawn, the lower one for the odd figure in half of the puzzles, and figures that share
the other value. Then the odd one is picked among all designs that no other trait singles out earlier. It is picked by
weight: who only counts lines or corners and points at the extreme figure must not be right more often than by chance.
Where the trait is a count, or goes with one, the odd figure is an extreme one by nature; so it is less often elsewhere.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.matrices import glyph_wording
from puzzlegen.generators.matrices.glyph_depiction import draw_choices
from puzzlegen.generators.matrices.glyph_traits import AS_MANY, ORDER, Trait
from puzzlegen.generators.matrices.glyphs import Design, designs_by, drawn, numbers_with, stock, turned_to
from puzzlegen.item import AnswerForm, Asked, Choice, Option, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int64]

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
_TRIES: Final = 200  # at others around which there is an odd figure
_UNIT: Final = 1 << 40  # weights are whole numbers
_ROWS: Final = 8  # of figures, of which one is picked
_COUNTED: Final[Mapping[str, str]] = {
    "any dots": "dots",
    "any straight lines": "straight lines",
    "any curved lines": "curved lines",
}
"""Where only one figure has any, an earlier property tells it: a higher number takes the turn of these."""
_UNTOLD: Final = ("none", "several", "no dots", 99)  # values that only say that there is nothing to compare
_SHUNNED_EASY: Final = (
    ("lines", 0.0, 0.8),
    ("straight lines", 0.6, 0.7),
    ("curved lines", 2.7, 2.1),
    ("corners", 0.4, 1.6),
    ("ends", 1.8, 4.1),
    ("junctions", 1.2, 1.5),
    ("areas", 5.5, 7.0),
    ("pieces", 2.8, 5.1),
    ("dots", 4.4, 7.0),
    ("right angles", 0.4, 1.6),
    ("mirror axes", 1.9, 3.1),
)
_SHUNNED_MEDIUM: Final = (
    ("lines", 1.3, 2.1),
    ("straight lines", 3.0, 2.0),
    ("curved lines", 5.1, 6.3),
    ("corners", 3.4, 5.7),
    ("ends", 1.4, 2.9),
    ("junctions", 3.3, 5.7),
    ("areas", 0.4, 0.7),
    ("pieces", -0.1, 1.5),
    ("dots", 0.5, 1.0),
    ("right angles", 0.4, 1.4),
    ("mirror axes", 1.8, 3.4),
)
_SHUNNED_HARD: Final = (
    ("lines", 0.3, 0.1),
    ("straight lines", 0.1, -0.1),
    ("curved lines", 0.5, 0.0),
    ("corners", 0.2, 0.3),
    ("ends", 0.7, 1.3),
    ("junctions", 0.4, 0.0),
    ("areas", 0.5, 0.7),
    ("pieces", 0.7, 0.6),
    ("dots", 1.7, 0.0),
    ("right angles", 1.1, 3.7),
    ("mirror axes", 4.3, 5.7),
)


class OddOneOutParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        figures: their number.
        traits: those that may tell the odd one.
        shunned: per count, how much an odd figure that has the most, or the least, of all is avoided: its weight is
            divided by e to this power. The numbers are fitted so that such a figure is odd as often as by chance.
    """

    figures: int
    traits: tuple[str, ...]
    shunned: tuple[tuple[str, float, float], ...]


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
        Level.EASY: OddOneOutParams(band=(5, 35), figures=5, traits=EASY, shunned=_SHUNNED_EASY),
        Level.MEDIUM: OddOneOutParams(band=(48, 120), figures=6, traits=MEDIUM, shunned=_SHUNNED_MEDIUM),
        Level.HARD: OddOneOutParams(band=(126, 222), figures=6, traits=(*HARD, *AS_MANY[:6]), shunned=_SHUNNED_HARD),
    }

    def generate(self, rng: Stream, params: OddOneOutParams) -> OddOneOutState:
        """Draw the trait, rows of figures for it, and one of these rows by weight."""
        number, higher = divmod(rng.balanced(2 * len(params.traits), "trait"), 2)
        trait = params.traits[number]
        if higher:
            trait = _COUNTED.get(trait, trait)
        place = rng.balanced(params.figures, "place")
        rows: list[_Row] = []
        for _ in range(_TRIES):
            row = _drawn_row(trait, bool(higher), params, rng)
            if row is not None:
                rows.append(row)
                if len(rows) == _ROWS:
                    break
        if not rows:
            raise Rejected("other traits single out figures")
        row = rows[rng.weighted([row.weight for row in rows])]
        designs = [*row.others]
        designs.insert(place, row.odd)
        return OddOneOutState(tuple(designs), place, trait)

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


class _Row(NamedTuple):
    """Figures alike in a trait and one that is not, and how welcome they are."""

    others: list[Design]
    odd: Design
    weight: int


def _drawn_row(trait: str, higher: bool, params: OddOneOutParams, rng: Stream) -> _Row | None:
    """Figures that share a value, and an odd one by weight; None if there is none."""
    common, odd = two_values(trait, rng)
    if trait not in AS_MANY and higher != (_rank(odd) > _rank(common)):
        common, odd = odd, common
    others = [drawn(trait, common, rng) for _ in range(params.figures - 1)]
    pool = np.array(numbers_with(trait, odd))
    pool = pool[_unnoticed(others, trait, pool)]
    if not len(pool) or len({design.number for design in others}) < len(others):
        return None
    weights = _weights(others, pool, params.shunned)
    picked = rng.weighted(weights)
    return _Row(others, turned_to(int(pool[picked]), trait, odd, rng), weights[picked])


def _rank(value: Trait) -> tuple[int, str]:
    """Orders the values of a trait: numbers by size, others by name."""
    return (0, value) if isinstance(value, str) else (int(value), "")


def _unnoticed(others: Sequence[Design], trait: str, pool: "Numbers") -> "NDArray[np.bool_]":
    """Which designs of a pool no trait tells before this one does, and none keeps from being the only odd one.

    The directions of axes are left to the validator: they change with a turn.
    """
    fine = ~np.isin(pool, [design.number for design in others])
    dotted = all(design.traits["dots"] for design in others)
    told = False
    columns = zip(*(design.column for design in others), strict=True)
    for name, values, codes in zip(ORDER, columns, _codes(), strict=True):
        told |= name == trait
        common, number = Counter(values).most_common(1)[0]
        if name in (trait, "axis direction") or (name in AS_MANY and not (dotted and common is True)):
            continue
        if number == len(others) and not told:
            fine &= codes[pool] == codes[others[0].number]
        if number == len(others) - 1:
            fine &= codes[pool] != codes[others[values.index(common)].number]
    return fine


@cache
def _codes() -> "Numbers":
    """Per trait in `ORDER`, a number for the value of each design of the stock."""
    places = [{value: place for place, value in enumerate(designs_by(name))} for name in ORDER]
    return np.array(
        [[at[value] for at, value in zip(places, design.column, strict=True)] for design in stock()], dtype=np.int64
    ).T


@cache
def _counts(name: str) -> "Numbers":
    return np.array([design.traits[name] for design in stock()], dtype=np.int64)


def _weights(others: Sequence[Design], pool: "Numbers", shunned: Sequence[tuple[str, float, float]]) -> list[int]:
    """The weights of the designs of a pool as odd ones; who ties with others is an extreme one by a share only."""
    shun = np.zeros(len(pool))
    for name, most, least in shunned:
        for sign, strength in ((1, most), (-1, least)):
            rest = [sign * int(design.traits[name]) for design in others]
            held = sign * _counts(name)[pool]
            shun += strength * ((held > max(rest)) + (held == max(rest)) / (1 + rest.count(max(rest))))
    return [max(1, round(_UNIT * math.exp(-one))) for one in shun.tolist()]


FAMILY = OddOneOut()
