"""Crowded scenes of overlapping coloured things: how many there are of a kind, and where they lie.

The objects are drawn first, with as many of the wanted ones as the item shall have, then each gets a place: it may hide
a part of others, but no two come closer than `_CLOSEST`, so that enough of each is left to be seen.
"""

import math
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.objects import (
    HUES,
    KINDS,
    SHAPES,
    Kind,
    Point,
    Sided,
    Thing,
    element,
    outline,
    placed,
)
from puzzlegen.formats.counting.object_count import (
    Across,
    Boxes,
    Counted,
    CountOffered,
    Crowd,
    Inside,
    More,
    Query,
    Side,
    Wanted,
)
from puzzlegen.generators.kits.asking import drawn_options

Place: TypeAlias = Literal["anywhere", "inside", "across", "outside"]

_WIDTH: Final = 1000  # of the scene, in points
_HEIGHT: Final = 760
_EDGE: Final = 14  # from an object to the edge of the picture
_CIRCLE: Final = (500, 380, 290)  # centre and radius of the big circle
_FRAME: Final = (180, 180, 820, 580)  # left, top, right, bottom
_CLEAR: Final = 12  # points by which an object is off a line, or goes beyond it on both sides
_CLOSEST: Final = 0.68  # of the sum of two sizes
_NEAR: Final = 0.9  # the same: nearer ones may hide one another
_APART: Final = 1.06  # the same where no object may hide another
_UNMISTAKEN: Final = 0.88  # the same where thumbs and the heads of arrows have to be seen
_NEIGHBOURS: Final = 2  # as many may be near
_SMALLER: Final = 0.84  # where the places of objects matter, so that there is room on both sides of a line
_LARGER: Final = 1.2  # where their sides matter
_LINED: Final = 36  # objects of this size or larger find places on both sides of a line
_LINED_SIZE: Final = 60
_TRIES: Final = 200
# Where objects lie that count, and where others do
_PLACES: Final[dict[type[Any], tuple[Place, ...]]] = {
    Inside: ("inside", "across", "outside", "outside"),
    Across: ("across", "inside", "outside"),
}


class ObjectCountParams(Params, frozen=True, kw_only=True):
    """Bounds, both ends included, of the number of objects, of the answers, and of the objects' sizes in points."""

    objects: Annotated[tuple[int, int], Knob("more crowded scenes", 6, 80)]
    counts: Annotated[tuple[int, int], Knob("larger numbers to count to", 0, 40)]
    sizes: Annotated[tuple[int, int], Knob("larger things", 30, 96)]


LEVELS: Final = {
    Level.EASY: ObjectCountParams(band=(12, 28), objects=(12, 17), counts=(2, 8), sizes=(76, 96)),
    Level.MEDIUM: ObjectCountParams(band=(29, 50), objects=(22, 30), counts=(3, 12), sizes=(60, 76)),
    Level.HARD: ObjectCountParams(band=(51, 90), objects=(38, 46), counts=(5, 17), sizes=(46, 60)),
    Level.EXTREME: ObjectCountParams(
        band=(91, 160),
        bands={Inside: (78, 160), Across: (78, 160)},
        objects=(66, 72),
        counts=(9, 26),
        sizes=(36, 42),
    ),
}


def invent(rng: Stream, params: ObjectCountParams, asked: Drawn) -> Puzzle:
    """Draw the objects, then their places."""
    rng = rng.child("state")
    question, place = asked
    low, high = params.counts
    count = low + rng.class_by_index(high - low + 1, "count")
    further: dict[str, Any] = {}
    if question is CountOffered:  # the key's place is drawn apart from the numbers, which therefore tell nothing
        further["options"] = drawn_options(low, high, rng)
        count = further["options"][place]
    elif question is Boxes:
        count = rng.between(2, 4)
    total = rng.between(*params.objects)
    if question is Side:
        total = total * 2 // 3
    cast = _Cast(rng, question, count, total, _room(params.sizes))
    placing = _Placing(rng, question, params.sizes)
    order = rng.permutation(len(cast.looks))
    things = [
        placing.put(cast.looks[number], cast.places[number], question is Boxes and cast.counted[number])
        for number in order
    ]
    found = tuple(place for place, number in enumerate(order) if cast.counted[number])
    if cast.than is not None:
        further["than"] = cast.than
    answer: str | tuple[str, ...] = LETTERS[place] if question is CountOffered else str(count)
    if question is Boxes:
        answer = tuple(element(number) for number in found)
    return Puzzle(
        Crowd(
            width=_WIDTH,
            height=_HEIGHT,
            circle=_CIRCLE if question is Inside else None,
            frame=_FRAME if question is Across else None,
            outlines={kind: outline(kind) for kind in sorted({thing.kind for thing in things})},
            objects=tuple(things),
        ),
        question(cast.of, **further),
        answer,
        Counted(found),
    )


Look: TypeAlias = tuple[Kind | Sided, Hue, bool]  # kind, hue, mirrored


class _Cast:
    """What kinds of objects a scene has, in no order yet: ``looks``, with their ``places`` and whether each counts."""

    def __init__(self, rng: Stream, question: type[Query], count: int, total: int, room: int) -> None:
        self.looks: list[Look] = []
        self.places: list[Place] = []
        self.counted: list[bool] = []
        self.than: Wanted | None = None
        self._rng = rng
        kinds: Sequence[Kind | Sided] = rng.sample(KINDS, 5)
        hues = rng.sample(HUES, 5)
        first = hues[0] if rng.below(2) else None
        if question is Side:
            kind: Sided = rng.choice(("hand", "arrow"))
            mirrored = rng.below(2) == 1
            self.of = Wanted(kind, None, mirrored)
            self._add(count, (kind,), hues, (mirrored,), counted=True)
            self._add(max(total - count, 3), (kind,), hues, (not mirrored,))
        elif question in (Inside, Across):
            total = min(total, room)
            self.of = rng.choice((Wanted(kinds[0]), Wanted(hue=hues[0]), Wanted()))
            which, colours = self._all(kinds, hues)
            here, *elsewhere = _PLACES[question]
            self._add(count, which, colours, places=(here,), counted=True)
            many = max(3, (total - count) // (2 if self.of != Wanted() else 1))
            self._add(many, which, colours, places=elsewhere)
            if self.of != Wanted():
                self._add(max(total - count - many, 3), *self._none(kinds, hues), places=(here, *elsewhere))
        elif question is More:
            self.of, self.than = Wanted(kinds[0], first), Wanted(kinds[1], first)
            fewer = rng.between(1, max(2, min(6, (total - count) // 3)))
            self._add(fewer + count, kinds[:1], hues[:1] if first else hues, counted=True)
            self._add(fewer, kinds[1:2], hues[:1] if first else hues)
            rest = max(total - count - 2 * fewer, 4)
            if first:
                self._add(rest // 2, kinds[:2], hues[1:])
                self._add(rest - rest // 2, kinds[2:], hues)
            else:
                self._add(rest, kinds[2:], hues)
        else:
            self.of = rng.choice((Wanted(kinds[0]), Wanted(kinds[0], hues[0]), Wanted(kinds[0], hues[0])))
            self._add(count, *self._all(kinds, hues), counted=True)
            rest = max(total - count, 4)
            if self.of.hue:  # things of the same kind, and things of the same hue, lead astray
                self._add(rest // 3, kinds[:1], hues[1:])
                self._add(rest // 3, kinds[1:], hues[:1])
                rest -= 2 * (rest // 3)
            self._add(rest, kinds[1:], hues[1:] if self.of.hue else hues)

    def _all(self, kinds: Sequence[Kind | Sided], hues: Sequence[Hue]) -> tuple[Sequence[Kind | Sided], Sequence[Hue]]:
        """Kinds and hues of what fits."""
        return kinds[:1] if self.of.kind else kinds, hues[:1] if self.of.hue else hues

    def _none(self, kinds: Sequence[Kind | Sided], hues: Sequence[Hue]) -> tuple[Sequence[Kind | Sided], Sequence[Hue]]:
        """Kinds and hues of what does not fit."""
        return kinds[1:] if self.of.kind else kinds, hues[1:] if self.of.hue else hues

    def _add(
        self,
        number: int,
        kinds: Sequence[Kind | Sided],
        hues: Sequence[Hue],
        mirrored: Sequence[bool] = (False,),
        places: Sequence[Place] = ("anywhere",),
        *,
        counted: bool = False,
    ) -> None:
        """Add so many objects, each of one of these kinds, hues, sides and places."""
        for _ in range(number):
            self.looks.append((self._rng.choice(kinds), self._rng.choice(hues), self._rng.choice(mirrored)))
            self.places.append(self._rng.choice(places))
            self.counted.append(counted)


class _Placing:
    """Finds places for one object after the other."""

    def __init__(self, rng: Stream, question: type[Query], sizes: tuple[int, int]) -> None:
        self._rng = rng
        self._sizes = sizes
        self._round = question is Inside
        self._factor: float = _LARGER if question is Side else _SMALLER if question is Across or self._round else 1
        self._own = _UNMISTAKEN if question is Side else _CLOSEST
        self._taken: list[tuple[int, int, int, float]] = []  # x, y, size, and how near another object may come
        self._near: list[int] = []  # how many others are near it

    def put(self, look: Look, place: Place, whole: bool) -> Thing:
        """The object in a free place, ``whole`` if nothing may hide any of it.

        Raises:
            Rejected: no place was found.
        """
        rng = self._rng
        kind, hue, mirrored = look
        size = round(rng.between(*self._sizes) * self._factor)
        turn = rng.below(360) if kind in (*SHAPES, "hand", "arrow") else rng.between(-25, 25) % 360
        for _ in range(_TRIES):
            x, y = self._spot(size, place)
            near = self._neighbours(x, y, size, whole)
            if near is None:
                continue
            thing = Thing(kind, hue, x, y, size, turn, mirrored)
            if place == "anywhere" or _place(_corners(thing), within_circle=self._round) == place:
                for other in near:
                    self._near[other] += 1
                self._taken.append((x, y, size, _APART if whole else self._own))
                self._near.append(len(near))
                return thing
        raise Rejected("no room for an object")

    def _neighbours(self, x: int, y: int, size: int, whole: bool) -> list[int] | None:
        """The objects near a spot; None where another object must not stand."""
        edge = size + _EDGE
        if not (edge <= x <= _WIDTH - edge and edge <= y <= _HEIGHT - edge):
            return None
        near = []
        for number, (a, b, other, least) in enumerate(self._taken):
            reach, across, down = size + other, x - a, y - b
            if abs(across) > _APART * reach or abs(down) > _APART * reach:
                continue
            away = math.hypot(across, down) / reach
            if away < (_APART if whole else least):
                return None
            if away < _NEAR:
                near.append(number)
                if len(near) > _NEIGHBOURS or self._near[number] == _NEIGHBOURS:
                    return None
        return near

    def _spot(self, size: int, place: Place) -> tuple[int, int]:
        """A spot that may suit the place."""
        rng, edge = self._rng, size + _EDGE
        wide, high = _WIDTH - 2 * edge + 1, _HEIGHT - 2 * edge + 1
        down, across = divmod(rng.below(wide * high), wide)
        spot = edge + across, edge + down
        if place == "anywhere":
            return spot
        if place == "outside":
            strip = edge + rng.below(size)
            if self._round or rng.below(3):
                return rng.choice((strip, _WIDTH - strip)), spot[1]
            return spot[0], rng.choice((strip, _HEIGHT - strip))
        if self._round:
            x, y, radius = _CIRCLE
            away = radius + size * (rng.unit() - 0.5) * 0.8 if place == "across" else radius * rng.unit() ** 0.5
            angle = math.tau * rng.unit()
            return round(x + away * math.cos(angle)), round(y + away * math.sin(angle))
        left, top, right, bottom = _FRAME
        if place == "inside":
            return rng.between(left + size // 2, right - size // 2), rng.between(top + size // 2, bottom - size // 2)
        off = round(size * (rng.unit() - 0.5) * 0.8)
        if rng.below(left + right) < bottom + top:
            return rng.choice((left, right)) + off, rng.between(top, bottom)
        return rng.between(left, right), rng.choice((top, bottom)) + off


def _room(sizes: tuple[int, int]) -> int:
    """How many objects of these sizes find places on both sides of a line."""
    return max(_LINED, _LINED * _LINED_SIZE // sizes[1])  # those outside stand in a row along the edge


def _corners(thing: Thing) -> list[Point]:
    """The outline of an object where it stands, in points."""
    return placed(thing, outline(thing.kind), 1000)


def _place(points: Sequence[Point], *, within_circle: bool) -> Place | None:
    """Where an object lies to the circle, or to the frame; None where that would be hard to see."""
    if within_circle:
        x, y, radius = _CIRCLE
        beyond = [math.hypot(a - x, b - y) - radius for a, b in points]
    else:
        left, top, right, bottom = _FRAME
        beyond = [max(left - a, a - right, top - b, b - bottom) for a, b in points]
    if max(beyond) < -_CLEAR:
        return "inside"
    # Beside a round line, the middle of an outline's side may be nearer than its ends.
    if min(beyond) > 2 * _CLEAR:
        return "outside"
    return "across" if min(beyond) < -_CLEAR and max(beyond) > _CLEAR else None
