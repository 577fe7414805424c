"""Machined parts on a sheet, a plane that cuts them, and the section.

Four sections on offer are those of two changes that are made or not: another dimension of the part, another place of
the plane, the other side from which it is seen. So each is as near to the others as any, and whichever is the key,
nothing about the sections tells it; the sheet shows the key's part and plane. Four planes on offer cut one part.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import chain, combinations, islice
from typing import Annotated, Final, NamedTuple, TypeAlias, get_args

import manifold3d
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn as Asked
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.arcs import HALF, centre, reach, together
from puzzlegen.facts.parts.outlines import begin, size, strokes
from puzzlegen.facts.parts.sides import LOOKS, PER_MM, Side
from puzzlegen.formats.parts import section as form
from puzzlegen.formats.parts.kits.drawings import Letter, Sheet, Shown
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.parts.kits.bodies import Body, as_solid
from puzzlegen.generators.parts.kits.chosen_parts import ChosenPart
from puzzlegen.generators.parts.kits.line_views import Arc, Drawn, Line, Solid, Strokes, moved
from puzzlegen.generators.parts.kits.sections import (
    Crossed,
    Marks,
    Outline,
    Place,
    crossed,
    cut_open,
    disagreements,
    marks_of,
    outlines,
    outside,
)
from puzzlegen.generators.parts.kits.variants import (
    BETWEEN,
    INTRICATE,
    LEAST_GAP,
    PLAIN,
    SHEETS,
    is_crowded,
    levels,
    mesh_of,
    other_values,
    published,
    squares,
)
from puzzlegen.materials.meshes import Meshes

_LEAST_AREA: Final = 0.036  # of either section: what belongs to one of two only
_LEAST: Final = 0.3  # of the longest side of the views: a section that stands alone beside them
_THICKER: Final = (
    1.6  # times as far as lines of views, those of a section lie from one another: there is hatching between
)
_LEAST_MOVED: Final = 0.4  # of the diagonal: strokes by which two sections differ
_AGREES: Final = 22  # hundredths of a millimetre within which the right section agrees with the views
_SAME: Final = 40  # hundredths of a millimetre: places are counted once within them
_END: Final = 8  # hundredths of a part at either end in which no plane lies
_BETWEEN_PLANES: Final = 800  # hundredths of a millimetre
_LIKE: Final = 0.1  # of the longest side of the views, by which the size of a section may stand out
_IN_MIDDLE: Final = 3  # hundredths of a millimetre: a plane lies in the middle of something round within them
_BEFORE: Final = 15  # by which an arc may begin before straight sides that stand for it
_BESIDE: Final = 300  # from a plane to lines along it, and to the middle of something round in which it does not lie
_BESIDE_MIDDLE: Final = 0.03  # likewise to the latter, of the longest side of the views of a user's mesh
_BESIDE_NARROW: Final = 280  # to lines along a plane that lies in the middle of something round
_PLACES: Final = 8  # of a plane that are tried in one part
_PLANES: Final = 30  # of which four are looked for
_DRAWS: Final = 6  # of three that lie beside a plane
_OPPOSITE: Final[Mapping[form.Seen, form.Seen]] = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


class SectionParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        places: at how many places a section that is asked for agrees with the views, at least and at most.
        places_by_plane: likewise where its plane is asked for.
        parts: which parts there are.
        rich: of a hundred things that a part may have or not, how many it has.
        grooves: cut across each part.
        sheets: how many of the ways to look at sections there are; the first ones are the usual.
        change: how much a changed dimension changes at least, in hundredths of what it can be.
        otherwise: of a hundred puzzles, how many have sections at another place or from the other side on offer.
        meshes: which take the place of parts; whoever makes items puts them in.
    """

    places: Band
    places_by_plane: Band
    parts: tuple[str, ...]
    rich: Annotated[int, Knob("more holes, slots and the like", 0, 100)]
    grooves: Annotated[int, Knob("more grooves across parts", 0, 4)]
    sheets: Annotated[int, Knob("sections from below and from the right, too", 2, 8)]
    change: Annotated[int, Knob("larger differences between sections", 10, 60)]
    otherwise: Annotated[int, Knob("more sections elsewhere or from the other side", 0, 100)]
    meshes: Meshes | UnsetType = UNSET


_LEVELS: Final = {
    Level.EASY: SectionParams(
        band=(40, 90),
        bands={form.WhichPlane: (20, 60)},
        places=(6, 8),
        places_by_plane=(4, 5),
        parts=(*PLAIN, *BETWEEN),
        rich=20,
        grooves=0,
        sheets=2,
        change=40,
        otherwise=0,
    ),
    Level.MEDIUM: SectionParams(
        band=(56, 110),
        bands={form.WhichPlane: (40, 75)},
        places=(10, 11),
        places_by_plane=(7, 8),
        parts=(*PLAIN, *BETWEEN),
        rich=60,
        grooves=1,
        sheets=4,
        change=30,
        otherwise=30,
    ),
    Level.HARD: SectionParams(
        band=(72, 150),
        bands={form.WhichPlane: (40, 100)},
        places=(14, 16),
        places_by_plane=(9, 11),
        parts=(*INTRICATE, *BETWEEN),
        rich=80,
        grooves=1,
        sheets=8,
        change=25,
        otherwise=60,
    ),
}


LEVELS: Final = {
    level: replace(params, depth=params.places, depths={form.WhichPlane: params.places_by_plane})
    for level, params in _LEVELS.items()
}


class _Change(NamedTuple):
    """Other dimensions, another place of the plane, the other side; whichever is given."""

    lengths: Mapping[str, int] = {}
    at: int | None = None
    is_reversed: bool = False


class _Part:
    """A part of drawn dimensions, and what it is with other ones."""

    def __init__(self, params: SectionParams, rng: Stream) -> None:
        self.params = params
        self.chosen = ChosenPart(rng.choice(params.parts), params.rich, params.grooves, params.meshes, rng)
        self.built: dict[tuple[tuple[str, int], ...], Body | None] = {}

    def body(self, lengths: Mapping[str, int]) -> Body:
        """The part with some dimensions changed."""
        which = tuple(sorted(lengths.items()))
        if which not in self.built:
            self.built[which] = None
            self.built[which] = self.chosen.body(lengths)
        body = self.built[which]
        if body is None:
            raise Rejected("a part does not go together")
        return body


class _Variant:
    """A part, a plane, and the section; how long the longest side of views is beside which it stands."""

    def __init__(self, body: Body, side: form.Seen, at: int, longest: int) -> None:
        self.body, self.side, self.at, self.longest = body, side, at, longest
        self.section: manifold3d.CrossSection = cut_open(body, side, at)

    @cached_property
    def outlines(self) -> tuple[Outline, ...]:
        """Those of the section."""
        return outlines(self.section)

    @cached_property
    def marks(self) -> Sequence[Marks]:
        """Those of the section along its first and its second coordinate."""
        return [marks_of(self.outlines, number) for number in range(2)]

    @cached_property
    def drawn(self) -> Drawn:
        """The section as a view is drawn."""
        lines, arcs = strokes(self.outlines)
        ordered = (Line(*min(line[:2], line[2:]), *max(line[:2], line[2:])) for line in lines)
        seen = Strokes(tuple(ordered), tuple(Arc(*arc) for arc in arcs), ())
        return Drawn(*size(self.outlines), seen, Strokes((), (), ()))

    @cached_property
    def published(self) -> form.Section:
        """The section as it is published; raises `Rejected` where an arc begins far before the straight sides of it."""
        if min(begin(self.outlines)) < -_BEFORE:
            raise Rejected("an arc begins before the section")
        return tuple(tuple(form.Corner(*corner) for corner in outline) for outline in self.outlines)

    def differs(self, other: "_Variant") -> bool:
        """Whether another section differs from it by much."""
        if outside(self.section, other.section) < _LEAST_AREA:
            return False
        one, two = self.drawn, other.drawn
        least = _LEAST_MOVED * max(math.hypot(*one[:2]), math.hypot(*two[:2]))
        return moved(one, two) + moved(two, one) >= least

    @cached_property
    def is_crowded(self) -> bool:
        """Whether lines of the section almost touch."""
        return is_crowded(self.drawn, round(_THICKER * self.longest))


_Views: TypeAlias = Mapping[Side, Drawn]


def invent(rng: Stream, params: SectionParams, asked: Asked) -> Puzzle:
    """Draw a part, and two changes of it or its plane, or four planes."""
    state = rng.child("state")
    side, besides = SHEETS[rng.class_by_index(params.sheets, "sheet")]
    part = _Part(params, state)
    first = as_solid(part.body({}))
    views = part.chosen.views(first, ("front", besides))
    places = _places(views, side, first, state.child("planes"))
    planes = _crossings(places, side, views, _Free(part, views, side))
    if asked.question is form.WhichPlane:
        return _planes(part, first, views, side, [*planes], asked.place, state.child("order"))
    for at, _ in islice(_likely(planes, params.places), _PLACES):
        with suppress(Rejected):
            return _sections(part, views, _Change(at=at), side, besides, asked.place, state.child(f"at {at}"))
    raise Rejected("no two changes make four sections that the views tell apart")


def _places(views: _Views, side: Side, solid: Solid, rng: Stream) -> Iterator[int]:
    """Where a plane may lie: through the middle of what is round, as in a drawing office, or elsewhere."""
    across = LOOKS[side].near.axis
    length = round(solid.size["xyz".index(across)] / 1000)
    middles = _middles(views, side)
    inner = range(math.ceil(length * _END / 100), length - length * _END // 100 + 1)
    others = [at * PER_MM for at in rng.sample(inner, len(inner))]
    natural = [at for at in sorted(middles) if inner.start * PER_MM <= at <= inner.stop * PER_MM]
    yield from chain(rng.sample(natural, min(2, len(natural))) if rng.below(3) else (), others)


def _middles(views: _Views, side: Side) -> set[int]:
    """Where along the axis across the planes the middle of something round lies."""
    across = LOOKS[side].near.axis
    middles = set[int]()
    for of, view in views.items():
        for number, ray in enumerate(LOOKS[of][:2]):
            if ray.axis == across:
                groups = together((*view.seen.arcs, *view.hidden.arcs))
                found = {centre(group)[number] for group in groups if reach(group) >= HALF}
                middles |= found if ray.sign > 0 else {(view.width, view.height)[number] - at for at in found}
    return middles


def _crossings(places: Iterable[int], side: Side, views: _Views, free: "_Free") -> Iterator[tuple[int, Crossed]]:
    """Where planes may lie that no line touches, and what they cross there."""
    for at in places:
        if not free.has(at):
            continue
        with suppress(Rejected):
            met = crossed(side, at, views)
            yield at, met


class _Free:
    """Where a plane can be drawn in the front view: far enough from all that lies along it there.

    In those of users' meshes, whose dimensions are what they are, there would hardly be such places: only the middle
    of what is round counts there, and in a smaller part less is far.
    """

    def __init__(self, part: _Part, views: _Views, side: Side) -> None:
        number = [ray.axis for ray in LOOKS["front"][:2]].index(LOOKS[side].near.axis)
        self._middles = _middles(views, side)
        self._beside = _BESIDE_MIDDLE * _longest(views) if part.chosen.credit else _BESIDE
        self._lines = {at for of, at in levels(views["front"]) if of == number and not part.chosen.credit}

    def has(self, at: int) -> bool:
        """Whether it can lie at this place."""
        away = min((abs(at - middle) for middle in self._middles), default=math.inf)
        if _IN_MIDDLE < away < self._beside:
            return False
        least = _BESIDE_NARROW if away <= _IN_MIDDLE else _BESIDE
        return all(abs(at - line) >= least for line in self._lines)


def _likely(planes: Iterable[tuple[int, Crossed]], level: Band) -> Iterator[tuple[int, Crossed]]:
    """Those planes whose sections may be of a level: these agree with views hardly anywhere but at what is crossed."""
    least, most = level
    for at, met in planes:
        spots = {(axis, round(spot / _SAME)) for (_, axis), some in met.items() for spot in some}
        if least - 1 <= len(spots) <= most + 1:
            yield at, met


def _sections(
    part: _Part, views: _Views, start: _Change, side: form.Seen, besides: Side, place: int, rng: Stream
) -> Puzzle:
    """Four sections, that of the drawn part and plane, and those after two changes; one of them is that of the sheet.

    Raises:
        Rejected: there are none that the sheet tells apart.
    """

    def built(*changes: _Change) -> _Variant:
        lengths = dict(chain.from_iterable(change.lengths.items() for change in changes))
        seen = side
        at = next((change.at for change in (*changes, start) if change.at is not None), 0)
        if sum(change.is_reversed for change in changes) % 2:
            seen = _OPPOSITE[side]
        variant = _Variant(part.body(lengths), seen, at, _longest(views))
        if variant.is_crowded:
            raise Rejected("lines of a section almost touch")
        return variant

    first = built()
    least, most = part.params.places
    if not least <= _depth(first, crossed(side, first.at, views)) <= most:
        raise Rejected("a section is not of the level")
    for variants in squares(first, _changes(part, views, side, start, rng), built, _Variant.differs):
        with suppress(Rejected):
            key = variants[place]
            solid = as_solid(key.body)
            shown = part.chosen.views(solid, ("front", besides))
            planes = crossed(key.side, key.at, shown)
            if not _Free(part, shown, key.side).has(key.at):
                continue
            if not least <= _depth(key, planes) <= most:
                continue
            clashes = _refuted(place, key.side, [(planes, one) for one in variants], shown)
            query = form.WhichSection(form.Cut(key.side, key.at), four(variant.published for variant in variants))
            why = form.Reasons(clashes, mesh_of(solid), part.chosen.credit)
            return Puzzle(_sheet(solid, shown), query, LETTERS[place], why)
    raise Rejected("no two changes make four sections that the views tell apart")


def _depth(variant: _Variant, planes: Crossed) -> int:
    """At how many places a section agrees with views."""
    spots = disagreements(variant.marks, variant.side, planes)
    return len({(spot.axis, round(spot.at / _SAME)) for spot in spots})


def _changes(part: _Part, views: _Views, side: Side, start: _Change, rng: Stream) -> Iterator[_Change]:
    """Changes to try, in any order: one of the plane first, where that is drawn."""
    longest = _longest(views)
    if rng.below(100) < part.params.otherwise:
        if rng.below(2):
            yield _Change(is_reversed=True)
        else:
            across = LOOKS[side].near.axis
            length = next(
                (view.width, view.height)[number]
                for of, view in views.items()
                for number, ray in enumerate(LOOKS[of][:2])
                if ray.axis == across
            )
            steps = [step for step in range(-30, 31) if abs(step) >= 8]
            inner = range(length * _END // 100, length - length * _END // 100)
            here = start.at or 0
            for step in islice((one for one in rng.sample(steps, len(steps)) if here + one * PER_MM in inner), 2):
                yield _Change(at=here + step * PER_MM)
    for lengths in other_values(part.chosen.dimensions, part.params.change, longest, rng):
        yield _Change(lengths)


def _planes(
    part: _Part,
    solid: Solid,
    views: _Views,
    side: form.Seen,
    planes: Sequence[tuple[int, Crossed]],
    place: int,
    rng: Stream,
) -> Puzzle:
    """Four planes through one part, in order; the section of one of them is shown.

    Raises:
        Rejected: there are none that the sheet tells apart.
    """
    found: list[tuple[_Variant, Crossed]] = []
    if next(_likely(planes, part.params.places_by_plane), None) is None:
        raise Rejected("no plane crosses so many lines")
    tried = islice(chain(islice(_likely(planes, part.params.places_by_plane), _PLACES), planes), _PLANES)
    for at, met in dict(tried).items():
        with suppress(Rejected):
            found.append((_Variant(part.body({}), side, at, _longest(views)), met))
    found = rng.sample(found, len(found))  # planes through the middle of what is round are no more often right
    least, most = part.params.places_by_plane
    least_gap = LEAST_GAP * _longest(views)
    for key, met in found:
        if not least <= _depth(key, met) <= most or key.is_crowded or max(key.drawn[:2]) < _LEAST * _longest(views):
            continue
        others = [
            (other, crossings)
            for other, crossings in found
            if abs(other.at - key.at) >= _BETWEEN_PLANES
            and any(spot.gap >= least_gap for spot in disagreements(key.marks, side, crossings))
            and key.differs(other)
        ]
        for _ in range(_DRAWS):
            ordered = _ordered((key, met), rng.sample(others, len(others)), place)
            if len(ordered) < 4 or _one_stands_out([one for one, _ in ordered], views):
                continue
            clashes = _refuted(place, side, [(crossings, key) for _, crossings in ordered], views)
            query = form.WhichPlane(side, key.published, four(one.at for one, _ in ordered))
            why = form.Reasons(clashes, mesh_of(solid), part.chosen.credit)
            return Puzzle(_sheet(solid, views), query, LETTERS[place], why)
    raise Rejected("no four planes have sections that the views tell apart")


def _ordered(
    key: tuple[_Variant, Crossed], others: Iterable[tuple[_Variant, Crossed]], place: int
) -> list[tuple[_Variant, Crossed]]:
    """The first of other planes that lie well apart, so many before the right one and after it that it has its place.

    They are in order, and less than four if there are not enough.
    """
    sides: tuple[list[tuple[_Variant, Crossed]], ...] = ([], [])
    for other in others:
        is_after = other[0].at > key[0].at
        chosen = sides[is_after]
        is_apart = all(abs(other[0].at - one.at) >= _BETWEEN_PLANES for one, _ in chosen)
        if len(chosen) < (3 - place if is_after else place) and is_apart:
            chosen.append(other)
    return sorted((*sides[0], key, *sides[1]), key=lambda one: one[0].at)


def _one_stands_out(variants: Sequence[_Variant], views: _Views) -> bool:
    """Whether the size of one section alone differs by more than those of all others do: its plane shows at a glance.

    That holds for whichever is asked for, so what stands out is no more often wrong than right.
    """

    def apart(one: _Variant, other: _Variant) -> int:
        return max(abs(one.drawn.width - other.drawn.width), abs(one.drawn.height - other.drawn.height))

    for number, one in enumerate(variants):
        others = (*variants[:number], *variants[number + 1 :])
        alike = max(apart(*pair) for pair in combinations(others, 2))
        if min(apart(one, other) for other in others) > max(alike, _LIKE * _longest(views)):
            return True
    return False


def _refuted(
    place: int, side: Side, pairs: Sequence[tuple[Crossed, _Variant]], views: _Views
) -> tuple[form.Clash, form.Clash, form.Clash]:
    """Where each wrong option disagrees most with the views.

    Raises:
        Rejected: one hardly does, or the right one does at all.
    """
    clashes: list[form.Clash] = []
    for number, (letter, (planes, variant)) in enumerate(zip(get_args(Letter), pairs, strict=True)):
        if number == place:
            if max(disagreements(variant.marks, side, planes)).gap > _AGREES:
                raise Rejected("the right section and the views do not agree exactly")
            continue
        met = max(spot for spot in disagreements(variant.marks, side, planes) if _is_within(spot, planes))
        if met.gap < LEAST_GAP * _longest(views):
            raise Rejected("a wrong option is hardly refuted")
        clashes.append(form.Clash(letter, *met[1:]))
    return clashes[0], clashes[1], clashes[2]


def _is_within(place: Place, planes: Crossed) -> bool:
    """Whether a place lies between the first and the last line that a plane crosses, so that it can be told."""
    met = planes[place.side, place.axis]
    return met[0] <= place.at <= met[-1]


def _longest(views: _Views) -> int:
    return max(max(view[:2]) for view in views.values())


def _sheet(solid: Solid, views: _Views) -> Sheet:
    return Sheet(tuple(Shown(side, published(solid.with_axes(side, view))) for side, view in views.items()))
