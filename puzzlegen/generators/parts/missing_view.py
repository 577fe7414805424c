"""Machined parts on a sheet in first-angle projection, from which one view is missing, or of which one is wrong.

The four views on offer are those of four parts: one, the same with one dimension changed, with another one changed,
and with both. So each is as near to the others as any, and whichever is the key, nothing about the views tells it; the
views that are given are the key's.

A wrong view is that of a part with some dimensions changed. Any view of either part would do, so that neither the views
nor the part tell which one was drawn.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, permutations
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
    marks,
    mesh_of,
    other_values,
    published,
    squares,
    straight,
)
from puzzlegen.materials.meshes import Meshes

_LEAST_MOVED: Final = 0.62  # of the diagonal: strokes by which two views differ
_BESIDES: Final[Mapping[int, Sequence[tuple[Side, ...]]]] = {
    3: (("left", "top"), ("right", "top"), ("left", "bottom"), ("right", "bottom")),
    4: (("left", "right", "top"), ("left", "top", "bottom"), ("left", "right", "bottom"), ("right", "top", "bottom")),
}
"""So many views on a sheet of which one is wrong -> those that stand there besides the front view."""
_MOST_CHANGES: Final = 12  # that are tried, one after the other, until two parts differ from all sides


class MissingViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        parts: which parts there are.
        rich: of a hundred things that a part may have or not, how many it has.
        grooves: cut across each part.
        sheets: how many of the ways to choose a missing view and a given one there are; the first ones are the usual.
        change: how much a changed dimension changes at least, in hundredths of what it can be.
        shown: views on a sheet of which one is wrong.
        meshes: which take the place of parts; whoever makes items puts them in.
    """

    parts: tuple[str, ...]
    rich: Annotated[int, Knob("more holes, slots and the like", 0, 100)]
    grooves: Annotated[int, Knob("more grooves across parts", 0, 4)]
    sheets: Annotated[int, Knob("views from below and from the right, too", 2, 8)]
    change: Annotated[int, Knob("larger differences between views", 10, 60)]
    shown: int
    meshes: Meshes | UnsetType = UNSET


LEVELS: Final = {
    Level.EASY: MissingViewParams(
        band=(50, 110),
        depth=(8, 12),
        bands={form.WrongView: (20, 34)},
        depths={form.WrongView: (13, 17)},
        parts=PLAIN,
        rich=20,
        grooves=0,
        sheets=2,
        change=40,
        shown=3,
    ),
    Level.MEDIUM: MissingViewParams(
        band=(70, 160),
        depth=(12, 16),
        bands={form.WrongView: (28, 46)},
        depths={form.WrongView: (18, 25)},
        parts=(*PLAIN, *BETWEEN),
        rich=60,
        grooves=1,
        sheets=4,
        change=30,
        shown=3,
    ),
    Level.HARD: MissingViewParams(
        band=(80, 240),
        depth=(17, 30),
        bands={form.WrongView: (60, 140)},
        depths={form.WrongView: (24, 40)},
        parts=(*INTRICATE, *(name for name in BETWEEN if name not in ("claw coupling", "eccentric", "slotted plate"))),
        rich=80,
        grooves=0,
        sheets=8,
        change=25,
        shown=4,
    ),
}


class _Variant(NamedTuple):
    """A part, and its view from the side that is asked for."""

    solid: Solid
    view: Drawn


class _Drawn(NamedTuple):
    """A part, and its views from all sides that are on the sheet."""

    solid: Solid
    views: Mapping[Side, Drawn]


def invent(rng: Stream, params: MissingViewParams, asked: Asked) -> Puzzle:
    """Draw a part and change two of its dimensions; the sheet shows one of the four parts that there are then."""
    if asked.question is form.WrongView:
        return _with_wrong_view(rng, params, asked.place)
    state = rng.child("state")
    sheet: tuple[Side, Side] = SHEETS[rng.class_by_index(params.sheets, "sheet")]
    side, besides = sheet
    part = _chosen(params, state)
    for variants in _fours(part, params, sheet, state):
        key = variants[asked.place]
        if any(part.has_accident(one.solid, side, one.view) for one in variants):
            continue
        try:
            views = part.views(key.solid, ("front", besides))
        except Rejected:
            continue
        clashes = [
            form.Clash(letter, *clash)
            for letter, variant in zip(get_args(Letter), variants, strict=True)
            if variant is not key and (clash := _clash(variant.view, side, views)) is not None
        ]
        if len(clashes) == 3:
            shown = Sheet(tuple(_shown(one, view, key.solid) for one, view in views.items()))
            query = form.WhichView(side, four(_shown(side, one.view, one.solid).view for one in variants))
            why = form.Reasons((clashes[0], clashes[1], clashes[2]), mesh_of(key.solid), part.credit)
            return Puzzle(shown, query, LETTERS[asked.place], why)
    raise Rejected("no two dimensions make four views that the others tell apart")


def _shown(side: Side, lines: Drawn, solid: Solid) -> Shown:
    """A view as it is published, with its axes."""
    return Shown(side, published(solid.with_axes(side, lines)))


def _chosen(params: MissingViewParams, rng: Stream) -> ChosenPart:
    """A part of drawn dimensions. Parts take turns at every fourth attempt, so that few items show the same one.

    Of some, few puzzles come.
    """
    turn = params.parts[rng.cycle_by_index(len(params.parts), "part")]
    name = turn if not rng.below(4) else rng.choice(params.parts)
    return ChosenPart(name, params.rich, params.grooves, params.meshes, rng)


def _built(part: ChosenPart, changes: Iterable[Mapping[str, int]]) -> Solid:
    """A part with some dimensions changed.

    Raises:
        Rejected: it does not go together.
    """
    return as_solid(part.body(dict(chain.from_iterable(change.items() for change in changes))))


def _fours(
    part: ChosenPart, params: MissingViewParams, sheet: tuple[Side, Side], rng: Stream
) -> Iterator[Sequence[_Variant]]:
    """A part, the same with one dimension changed, with another one, and with both; all look different from a side."""
    side, besides = sheet
    axes = ["xyz".index(ray.axis) for ray in LOOKS[side][:2]]

    def built(*changes: Mapping[str, int]) -> _Variant:
        solid = _built(part, changes)
        if changes and any(solid.size[axis] != first.solid.size[axis] for axis in axes):
            raise Rejected("a view has another size")
        return _Variant(solid, part.views(solid, (side,), axes=not changes)[side])

    def differ(one: _Variant, other: _Variant) -> bool:
        return _differ(one.view, other.view)

    first = built()
    part.views(first.solid, ("front", besides))  # those of the others are hardly ever readable if these are not
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
    gap, clash = max(_worst(offered, side, given, of) for of, given in views.items())
    return None if gap < LEAST_GAP * max(max(view[:2]) for view in views.values()) else clash


def _worst(offered: Drawn, side: Side, given: Drawn, of: Side) -> tuple[int, tuple[Side, Axis, int, bool]]:
    """By how much two views contradict one another most, and where: the other's side, the place, who has the line."""
    found: list[tuple[int, tuple[Side, Axis, int, bool]]] = []
    for axis in shared(side, of):
        here, there = _Scale.of(side, axis, offered), _Scale.of(of, axis, given)
        for one, other, view, beside, is_offered in (
            (here, there, offered, given, True),
            (there, here, given, offered, False),
        ):
            marked = [other.place(at) for at in marks(beside, other.number)]
            for at in map(one.place, straight(view, one.number)):
                found.append((_gap(at, marked), (of, axis, at, is_offered)))
    return max(found, default=(0, (of, "x", 0, False)))  # where neither has a straight line across


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


def _with_wrong_view(rng: Stream, params: MissingViewParams, place: int) -> Puzzle:
    """A sheet that shows one of two parts from all sides but one, and the other part from there.

    Raises:
        Rejected: no change makes two parts of which any view may be the wrong one.
    """
    state = rng.child("state")
    besides = _BESIDES[params.shown]
    sides: tuple[Side, ...] = ("front", *besides[rng.class_by_index(len(besides), "views")])
    if params.shown == 3:  # the drawn place is one of four
        place = rng.class_by_index(3, "wrong")
    part = _chosen(params, state)
    pair = _pair(part, params, sides, state)
    right, wrong = pair[:: 1 - 2 * rng.class_by_index(2, "part")]
    side = sides[place]
    found = sorted((_worst(wrong.views[side], side, right.views[of], of) for of in sides if of != side), reverse=True)
    conflicts = [form.Conflict(*clash) for _, clash in found[:2]]
    drawn = ((one, wrong if one == side else right) for one in sides)
    shown = Sheet(tuple(_shown(one, part.views[one], part.solid) for one, part in drawn))
    why = form.Conflicts((conflicts[0], conflicts[1]), mesh_of(right.solid), part.credit)
    return Puzzle(shown, form.WrongView(), LETTERS[place], why)


def _pair(part: ChosenPart, params: MissingViewParams, sides: Sequence[Side], rng: Stream) -> tuple[_Drawn, _Drawn]:
    """A part, and one with some dimensions changed, such that each view of either contradicts two of the other's.

    Changes are made one after the other, until there are enough; those that add no contradiction are taken back.

    Raises:
        Rejected: there are none, or not enough.
    """
    solid = _built(part, ())
    first = _Drawn(solid, part.views(solid, sides))
    longest = solid.longest
    kept: list[Mapping[str, int]] = []
    most = 0
    for change in islice(other_values(part.dimensions, params.change, longest, rng), _MOST_CHANGES):
        try:
            solid = _built(part, (*kept, change))
            if solid.size != first.solid.size:
                continue
            second = _Drawn(solid, part.views(solid, sides, axes=False))
        except Rejected:
            continue
        contradicted = _contradicted(first.views, second.views, LEAST_GAP * longest)
        reached = sum(min(2, number) for number in contradicted)
        if reached == 4 * len(sides):
            if any(part.has_accident(solid, side, view) for side, view in second.views.items()):
                continue
            return first, second
        if reached > most:
            most = reached
            kept.append(change)
    raise Rejected("no two parts contradict one another from all sides")


def _contradicted(first: Mapping[Side, Drawn], second: Mapping[Side, Drawn], least: float) -> Sequence[int]:
    """How many views of the other part each view contradicts plainly, of the one and of the other part."""
    found = Counter[tuple[int, Side]]()
    for side, of in permutations(first, 2):
        if _worst(first[side], side, second[of], of)[0] >= least:
            found[0, side] += 1
            found[1, of] += 1
    return [*found.values()]
