"""Machined parts on a sheet in first-angle projection, from which one view is missing.

The four views on offer are those of four parts: one, the same with one dimension changed, with another one changed,
and with both. So each is as near to the others as any, and whichever is the key, nothing about the views tells it; the
views that are given are the key's.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, islice
from typing import Annotated, Final, NamedTuple, Self, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn as Asked
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Axis, Side, shared
from puzzlegen.formats.parts import missing_view as form
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid, grooved
from puzzlegen.generators.parts.kits.line_views import Drawn, Solid, Strokes, moved, run_of
from puzzlegen.generators.parts.kits.machined_parts import PARTS

_LEAST_GAP: Final = 0.024  # of the longest side: between a line that is wrong and what the sheet shows
_LEAST_BETWEEN: Final = 0.015  # of the longer side: lines that run beside one another
_LEAST_MOVED: Final = 0.55  # of the diagonal: strokes by which two views differ
_MOST: Final = 60  # strokes of a view
_MOST_POINTS: Final = 24  # of a curve
_TRIES: Final = 10  # at dimensions that are changed
_SHEETS: Final[tuple[tuple[Side, Side], ...]] = (
    ("left", "top"),
    ("top", "left"),
    ("right", "top"),
    ("top", "right"),
    ("left", "bottom"),
    ("bottom", "left"),
    ("right", "bottom"),
    ("bottom", "right"),
)
"""The view that is asked for, and the one that is given besides the front view."""


class MissingViewParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        parts: which parts there are.
        rich: of a hundred things that a part may have or not, how many it has.
        grooves: cut across each part.
        sheets: how many of the ways to choose a missing view and a given one there are; the first ones are the usual.
        change: how much a changed dimension changes at least, in hundredths of what it can be.
    """

    parts: tuple[str, ...]
    rich: Annotated[int, Knob("more holes, slots and the like", 0, 100)]
    grooves: Annotated[int, Knob("more grooves across parts", 0, 4)]
    sheets: Annotated[int, Knob("views from below and from the right, too", 2, 8)]
    change: Annotated[int, Knob("larger differences between views", 10, 60)]


_PLAIN: Final = (
    "angle bracket",
    "channel",
    "clevis",
    "fork",
    "guide",
    "stepped block",
    "T-block",
    "V-block",
    "wedge",
)
_BETWEEN: Final = ("bearing block", "dovetail slide", "slotted plate", "tool post")
_INTRICATE: Final = ("bolt", "bush", "clamp", "flange", "hinge", "housing", "lever", "pulley", "shaft")
LEVELS: Final = {
    Level.EASY: MissingViewParams(band=(50, 110), depth=(8, 12), parts=_PLAIN, rich=20, grooves=0, sheets=2, change=40),
    Level.MEDIUM: MissingViewParams(
        band=(70, 160),
        depth=(12, 16),
        parts=(*_PLAIN, *_BETWEEN),
        rich=60,
        grooves=1,
        sheets=4,
        change=30,
    ),
    Level.HARD: MissingViewParams(
        band=(80, 240),
        depth=(17, 30),
        parts=(*_INTRICATE, "bearing block", "dovetail slide", "tool post", "V-block"),
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
    side, besides = _SHEETS[rng.class_by_index(params.sheets, "sheet")]
    for variants in _fours(params, side, state):
        key = variants[asked.place]
        views = {one: key.solid.view(one) for one in ("front", besides)}
        if any(map(_is_crowded, views.values())):
            continue
        clashes = [
            form.Clash(letter, *clash)
            for letter, variant in zip(get_args(form.Letter), variants, strict=True)
            if variant is not key and (clash := _clash(variant.view, side, views)) is not None
        ]
        if len(clashes) == 3:
            sheet = form.Sheet(tuple(form.Shown(one, _published(view)) for one, view in views.items()))
            query = form.WhichView(side, four(_published(variant.view) for variant in variants))
            why = form.Reasons((clashes[0], clashes[1], clashes[2]), _mesh(key.solid))
            return Puzzle(sheet, query, LETTERS[asked.place], why)
    raise Rejected("no two dimensions make four views that the others tell apart")


def _fours(params: MissingViewParams, side: Side, rng: Stream) -> Iterator[Sequence[_Variant]]:
    """A part, the same with one dimension changed, with another one, and with both; all look different from a side."""
    name, mirrored, quarters = rng.choice(params.parts), rng.below(2) == 1, rng.below(4)
    dimensions = Dimensions(rng.child("dimensions"), params.rich)

    def built(changes: Mapping[str, int]) -> _Variant:
        lengths = dimensions.changed(changes) if changes else dimensions
        body = grooved(PARTS[name](lengths), lengths, params.grooves)
        solid = as_solid((body.mirror((1, 0, 0)) if mirrored else body).rotate((0, 0, 90 * quarters)))
        variant = _Variant(solid, solid.view(side))
        if _is_crowded(variant.view):
            raise Rejected("lines of a view almost touch")
        return variant

    first = built({})
    changed: list[tuple[Mapping[str, int], _Variant]] = []
    for change in islice(_changes(dimensions, params.change, max(first.view[:2]), rng), _TRIES):
        try:
            variant = built(change)
        except Rejected:
            continue
        if not _differ(first.view, variant.view):
            continue
        for other, beside in changed:
            with suppress(Rejected):
                both = built({**other, **change})
                pairs = ((both, first), (both, beside), (both, variant), (beside, variant))
                if all(_differ(one.view, two.view) for one, two in pairs):
                    yield first, beside, variant, both
        changed.append((change, variant))


def _changes(dimensions: Dimensions, least: int, longest: int, rng: Stream) -> Iterator[Mapping[str, int]]:
    """Another value for each dimension that may have one that shows on a side so long, in any order."""
    names = [name for name, bounds in dimensions.bounds.items() if bounds.free and bounds.low < bounds.high]
    for name in rng.sample(names, len(names)):
        bounds, here = dimensions.bounds[name], dimensions.drawn[name]
        step = max((bounds.high - bounds.low) * least / 100, _LEAST_GAP * longest / PER_MM)
        is_there = bounds[:2] == (0, 1)  # or not
        others = [value for value in bounds.values if abs(value - here) >= (1 if is_there else step)]
        if others:
            yield {name: rng.choice(others)}


def _differ(one: Drawn, other: Drawn) -> bool:
    """True if two views of one size differ by much, and in either a straight line lies where the other has nothing."""
    least = _LEAST_GAP * max(one.width, one.height)
    if one[:2] != other[:2] or moved(one, other) + moved(other, one) < _LEAST_MOVED * math.hypot(*one[:2]):
        return False
    return any(
        _gap(at, _marks(b, number)) >= least
        for a, b in ((one, other), (other, one))
        for number in range(2)
        for at in _straight(a, number)
    )


def _is_crowded(view: Drawn) -> bool:
    """True if upright or level lines of a view that run beside one another almost touch."""
    runs = sorted(run for part in (view.seen, view.hidden) for line in part.lines if (run := run_of(line)))
    least = _LEAST_BETWEEN * max(view.width, view.height)
    return any(
        one[0] == other[0] and 0 < other[1] - one[1] < least and min(end, stop) > max(start, begin)
        for (one, (start, end)), (other, (begin, stop)) in combinations(runs, 2)
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
                marked = [other.place(at) for at in _marks(beside, other.number)]
                for at in map(one.place, _straight(view, one.number)):
                    found.append((_gap(at, marked), of, axis, at, is_offered))
    gap, *clash = max(found)
    if gap < _LEAST_GAP * max(max(view[:2]) for view in views.values()):
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


def _straight(view: Drawn, number: int) -> set[int]:
    """Where straight lines lie across the first or the second coordinate."""
    lines = (*view.seen.lines, *view.hidden.lines)
    return {line[number] for line in lines if line[number] == line[number + 2]}


def _marks(view: Drawn, number: int) -> set[int]:
    """Where along the first or the second coordinate something begins, ends or turns."""
    found = {line[number + end] for part in (view.seen, view.hidden) for line in part.lines for end in (0, 2)}
    for arc in (*view.seen.arcs, *view.hidden.arcs):
        middle = (arc.x, arc.y)[number]
        for at in (arc.start, arc.end, *range(0, 72_000, 9_000)):
            if arc.start <= at <= arc.end:
                angle = math.radians(at / 100)
                found.add(round(middle + arc.radius * (math.sin(angle) if number else math.cos(angle))))
    for curve in (*view.seen.curves, *view.hidden.curves):
        values = [point[number] for point in curve]
        found |= {values[0], values[-1], min(values), max(values)}
    return found


def _published(view: Drawn) -> form.View:
    return form.View(view.width, view.height, _strokes(view.seen), _strokes(view.hidden))


def _strokes(drawn: Strokes) -> form.Strokes:
    if len(drawn) > _MOST or any(len(curve) > _MOST_POINTS for curve in drawn.curves):
        raise Rejected("a view is too busy")
    return form.Strokes(
        tuple(form.Line(*line) for line in drawn.lines),
        tuple(form.Arc(*arc) for arc in drawn.arcs),
        tuple(tuple(form.Point(*point) for point in curve) for curve in drawn.curves),
    )


def _mesh(solid: Solid) -> form.Mesh:
    return form.Mesh(tuple(solid.corners.ravel().tolist()), tuple(solid.triangles.ravel().tolist()))
