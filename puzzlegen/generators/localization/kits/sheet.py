"""A sheet of figures: how it is drawn up and published."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Final, NamedTuple

from puzzlegen.core.family import Knob, Params
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.kits.sheets import Figures, Part, Places, Runs
from puzzlegen.generators.localization.kits.parts import Design, Figure, Values, mirrored, turned

_QUARTERS: Final = 4  # of a sheet, which a choice offers


class SheetParams(Params, frozen=True, kw_only=True):
    """What a level's sheets are like.

    Attributes:
        shapes: the possible numbers of columns and figures.
        turned: of four items, in how many the figures are turned.
    """

    shapes: tuple[tuple[int, int], ...]
    turned: Annotated[int, Knob("more sheets on which the figures are turned", 0, 4)]


def quarters(count: int) -> Runs:
    """So many figures, shared out among four runs."""
    ends = [count * quarter // _QUARTERS for quarter in range(_QUARTERS + 1)]
    first, second, third, last = ((one + 1, other) for one, other in pairwise(ends))
    return first, second, third, last


def base(design: Design, rng: Stream) -> Values:
    """Random values for all slots."""
    return tuple(rng.below(size) for size in design.sizes)


def changed(design: Design, values: Values, slots: Sequence[int], rng: Stream) -> Values:
    """The values with those of these slots changed."""
    new = list(values)
    for slot in slots:
        new[slot] = (values[slot] + 1 + rng.below(design.sizes[slot] - 1)) % design.sizes[slot]
    return tuple(new)


def sometimes_mirrored(figures: Sequence[Figure], rng: Stream) -> list[Figure]:
    """A third of the figures as their mirror images."""
    return [mirrored(figure) if rng.below(3) == 0 else figure for figure in figures]


def published(columns: int, figures: Sequence[Figure]) -> Figures:
    """The figures in rows of so many."""
    places = {part: place for place, part in enumerate(dict.fromkeys(part for one in figures for part in one))}
    return Figures(columns, tuple(places), tuple(tuple(places[part] for part in figure) for figure in figures))


class Difference(NamedTuple):
    """How many quarter turns clockwise make one figure most like another, and what only one of them has then."""

    turn: int
    own: list[Part]
    others: list[Part]


def difference(one: Figure, other: Figure, *, turns: bool) -> Difference:
    """In which parts a figure differs from another one, in the turn in which these are fewest."""
    due = {*map(_look, other)}
    tried = []
    for turn in range(4 if turns else 1):
        seen = [*map(_look, turned(one, turn))]
        own = [part for part, look in zip(one, seen, strict=True) if look not in due]
        tried.append(Difference(turn, own, [part for part in other if _look(part) not in seen]))
    return min(tried, key=lambda found: len(found.own) + len(found.others))


def _look(part: Part) -> tuple[object, ...]:
    return part.shape, part.fill, part.radius, frozenset(part.points)


def places(sheet: Figures, parts: Sequence[Part]) -> Places:
    """Where parts stand in the list of a sheet."""
    return tuple(map(sheet.parts.index, parts))


def element(number: int) -> str:
    """The element id of a figure, counted from 1."""
    return f"figure-{number}"
