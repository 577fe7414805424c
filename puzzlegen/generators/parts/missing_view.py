"""Machined parts on a sheet in first-angle projection, from which one view is missing.

The four views on offer are those of four parts: one, the same with one dimension changed, with another one changed,
and with both. So each is as near to the others as any, and whichever is the key, nothing about the views tells it; the
views that are given are the key's.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Annotated, Final, NamedTuple, Self, get_args

from msgspec import UNSET, UnsetType

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn as Asked
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.sides import LOOKS, Axis, Side, shared
from puzzlegen.formats.parts import missing_view as form
from puzzlegen.formats.parts.kits.drawings import Letter, Sheet, Shown
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.parts.kits.bodies import as_solid
from puzzlegen.generators.parts.kits.chosen_parts import ChosenPart
from puzzlegen.generators.parts.kits.line_views import Drawn, Solid, moved
from puzzlegen.generators.parts.kits.variants import (
    BETWEEN,
    INTRICATE,
    LEAST_GAP,
    PLAIN,
    SHEETS,
    is_crowded,
    marks,
    mesh_of,
    other_values,
    published,
    squares,
    straight,
)
from puzzlegen.materials.meshes import Meshes

_LEAST_MOVED: Final = 0.55  # of the diagonal: strokes by which two views differ


class MissingViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        parts: which parts there are.
        rich: of a hundred things that a part may have or not, how many it has.
        grooves: cut across each part.
        sheets: how many of the ways to choose a missing view and a given one there are; the first ones are the usual.
        change: how much a changed dimension changes at least, in hundredths of what it can be.
        meshes: which take the place of parts; whoever makes items puts them in.
    """

    parts: tuple[str, ...]
    rich: Annotated[int, Knob("more holes, slots and the like", 0, 100)]
    grooves: Annotated[int, Knob("more grooves across parts", 0, 4)]
    sheets: Annotated[int, Knob("views from below and from the right, too", 2, 8)]
    change: Annotated[int, Knob("larger differences between views", 10, 60)]
    meshes: Meshes | UnsetType = UNSET


LEVELS: Final = {
    Level.EASY: MissingViewParams(band=(50, 110), depth=(8, 12), parts=PLAIN, rich=20, grooves=0, sheets=2, change=40),
    Level.MEDIUM: MissingViewParams(
        band=(70, 160),
        depth=(12, 16),
        parts=(*PLAIN, *BETWEEN),
        rich=60,
        grooves=1,
        sheets=4,
        change=30,
    ),
    Level.HARD: MissingViewParams(
        band=(80, 240),
        depth=(17, 30),
        parts=(*INTRICATE, *(name for name in BETWEEN if name not in ("claw coupling", "eccentric", "slotted plate"))),
        rich=80,
        grooves=0,
        sheets=8,
        change=25,
    ),
}


class _Variant(NamedTuple):
    """A part, and its view from the side that is asked for."""

    solid: Solid
    view: Drawn


def invent(rng: Stream, params: MissingViewParams, asked: Asked) -> Puzzle:
    """Draw a part and change two of its dimensions; the sheet shows one of the four parts that there are then."""
    state = rng.child("state")
    sheet: tuple[Side, Side] = SHEETS[rng.class_by_index(params.sheets, "sheet")]
    side, besides = sheet
    part = ChosenPart(params.parts, params.rich, params.grooves, params.meshes, state)
    for variants in _fours(part, params, side, state):
        key = variants[asked.place]
        views = {one: key.solid.view(one) for one in ("front", besides)}
        if any(map(is_crowded, views.values())):
            continue
        clashes = [
            form.Clash(letter, *clash)
            for letter, variant in zip(get_args(Letter), variants, strict=True)
            if variant is not key and (clash := _clash(variant.view, side, views)) is not None
        ]
        if len(clashes) == 3:
            shown = Sheet(tuple(Shown(one, published(view)) for one, view in views.items()))
            query = form.WhichView(side, four(published(variant.view) for variant in variants))
            why = form.Reasons((clashes[0], clashes[1], clashes[2]), mesh_of(key.solid), part.credit)
            return Puzzle(shown, query, LETTERS[asked.place], why)
    raise Rejected("no two dimensions make four views that the others tell apart")


def _fours(part: ChosenPart, params: MissingViewParams, side: Side, rng: Stream) -> Iterator[Sequence[_Variant]]:
    """A part, the same with one dimension changed, with another one, and with both; all look different from a side."""

    def built(*changes: Mapping[str, int]) -> _Variant:
        solid = as_solid(part.body(dict(chain.from_iterable(change.items() for change in changes))))
        variant = _Variant(solid, solid.view(side))
        if is_crowded(variant.view):
            raise Rejected("lines of a view almost touch")
        return variant

    def differ(one: _Variant, other: _Variant) -> bool:
        return _differ(one.view, other.view)

    first = built()
    yield from squares(first, other_values(part.dimensions, params.change, max(first.view[:2]), rng), built, differ)


def _differ(one: Drawn, other: Drawn) -> bool:
    """True if two views of one size differ by much, and in either a straight line lies where the other has nothing."""
    least = LEAST_GAP * max(one.width, one.height)
    if one[:2] != other[:2] or moved(one, other) + moved(other, one) < _LEAST_MOVED * math.hypot(*one[:2]):
        return False
    return any(
        _gap(at, marks(b, number)) >= least
        for a, b in ((one, other), (other, one))
        for number in range(2)
        for at in straight(a, number)
    )


def _clash(offered: Drawn, side: Side, views: Mapping[Side, Drawn]) -> tuple[Side, Axis, int, bool] | None:
    """Where a view contradicts those on the sheet most, if it does so plainly."""
    found: list[tuple[int, Side, Axis, int, bool]] = []
    for of, given in views.items():
        for axis in shared(side, of):
            here, there = _Scale.of(side, axis, offered), _Scale.of(of, axis, given)
            for one, other, view, beside, is_offered in (
                (here, there, offered, given, True),
                (there, here, given, offered, False),
            ):
                marked = [other.place(at) for at in marks(beside, other.number)]
                for at in map(one.place, straight(view, one.number)):
                    found.append((_gap(at, marked), of, axis, at, is_offered))
    gap, *clash = max(found)
    if gap < LEAST_GAP * max(max(view[:2]) for view in views.values()):
        return None
    return tuple(clash)  # type: ignore[return-value]


class _Scale(NamedTuple):
    """Which coordinate of a view an axis of the part is, whether it is reversed, and how long the view is along it."""

    number: int
    is_reversed: bool
    size: int

    @classmethod
    def of(cls, side: Side, axis: Axis, view: Drawn) -> Self:
        """That of an axis in a view from a side."""
        number = [ray.axis for ray in LOOKS[side][:2]].index(axis)
        return cls(number, LOOKS[side][number].sign < 0, (view.width, view.height)[number])

    def place(self, at: int) -> int:
        """The place along the axis of a coordinate, and the other way round."""
        return self.size - at if self.is_reversed else at


def _gap(at: int, marked: Iterable[int]) -> int:
    return min(abs(at - other) for other in marked)
