"""Crowded scenes of overlapping coloured things: how many there are of a kind, and where they lie.

The objects are drawn first, with as many of the wanted ones as the item shall have, then each gets a place: it may hide
a part of others, but no two come closer than `_CLOSEST`, so that enough of each is left to be seen.
"""

import math
from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Annotated, Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

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
    SIDED,
    Kind,
    Sided,
    Thing,
    element,
    outline,
)
from puzzlegen.formats.counting.object_count import (
    Across,
    Boxes,
    Counted,
    CountOffered,
    Crowd,
    Inside,
    InsideOffered,
    More,
    Query,
    Side,
    Wanted,
)
from puzzlegen.generators.kits.asking import drawn_options

Place: TypeAlias = Literal["anywhere", "inside", "across", "outside"]

_WIDTH: Final = 1000  # of the scene, in points
_HEIGHT: Final = 760
_REACH: Final = 0.7  # of the size of an object, from its middle to the line beside it
_EDGE: Final = 22  # from an object to the edge of the picture
_KISS: Final = 0.1  # of a size between two outlines, or by which one reaches into the other: they do not just touch
_TOUCH: Final = 1.2  # of the sum of two sizes: those that are farther apart do not touch
_SKETCHED: Final = 32  # corners of an outline, about, that are looked at for that
_FIRST: Final = 10  # objects, at least, that fill the picture
_SPREAD: Final = 5  # spots, of which each of these takes the one with most room
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
_TRIES: Final = 300
# Where objects lie that count, and where others do
_PLACES: Final[dict[type[Any], tuple[Place, ...]]] = {
    Inside: ("inside", "across", "outside", "outside"),
    InsideOffered: ("inside", "across", "outside", "outside"),
    Across: ("across", "inside", "outside"),
}
_TRAITS: Final = ("kind", "hue", "mirrored")
_UNSIDED: Final = 2  # traits that things can have whose sides do not matter
_HUES: Final = 3  # from so many traits on, both of two kinds that are compared have a hue
_LACKING: Final = 2  # objects that lack a trait only, at least


class ObjectCountParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        objects: of their number.
        counts: of the answers.
        sizes: of the objects, in points.
        traits: how many an object must have that counts, its place among them.
    """

    objects: Annotated[tuple[int, int], Knob("more crowded scenes", 6, 80)]
    counts: Annotated[tuple[int, int], Knob("larger numbers to count to", 0, 40)]
    sizes: Annotated[tuple[int, int], Knob("larger things", 30, 96)]
    traits: Annotated[int, Knob("more traits at once that make an object count", 1, 4)]


LEVELS: Final = {
    Level.EASY: ObjectCountParams(
        band=(12, 28),
        depth=(1, 1),
        depths={More: (2, 2)},
        objects=(12, 17),
        counts=(2, 8),
        sizes=(76, 96),
        traits=1,
    ),
    Level.MEDIUM: ObjectCountParams(
        band=(29, 50),
        bands={Side: (20, 50)},
        depth=(2, 2),
        depths={More: (3, 3)},
        objects=(22, 30),
        counts=(3, 12),
        sizes=(60, 76),
        traits=2,
    ),
    Level.HARD: ObjectCountParams(
        band=(45, 90),
        depth=(3, 3),
        depths={More: (4, 4)},
        objects=(38, 46),
        counts=(4, 14),
        sizes=(46, 60),
        traits=3,
    ),
    Level.EXTREME: ObjectCountParams(
        band=(52, 160),
        depth=(4, 4),
        depths={More: (5, 6)},
        objects=(58, 64),
        counts=(5, 14),
        sizes=(41, 47),
        traits=4,
    ),
}


def invent(rng: Stream, params: ObjectCountParams, asked: Drawn) -> Puzzle:
    """Draw the objects, then their places."""
    rng = rng.child("state")
    question, place = asked
    low, high = params.counts
    count = low + rng.class_by_index(high - low + 1, "count")
    further: dict[str, Any] = {}
    if issubclass(
        question, CountOffered | InsideOffered
    ):  # the key's place is drawn apart from the numbers, which therefore tell nothing
        further["options"] = drawn_options(low, high, rng)
        count = further["options"][place]
    elif question is Boxes:
        count = rng.between(2, 4)
    cast = _Cast(rng, question, count, params)
    placing = _Placing(rng, question, params.sizes, cast.of.mirrored is not None, len(cast.looks))
    order = rng.permutation(len(cast.looks))
    things = [
        placing.put(cast.looks[number], cast.places[number], question is Boxes and cast.counted[number])
        for number in order
    ]
    found = tuple(place for place, number in enumerate(order) if cast.counted[number])
    if cast.than is not None:
        further["than"] = cast.than
    answer: str | tuple[str, ...] = LETTERS[place] if "options" in further else str(count)
    if question is Boxes:
        answer = tuple(element(number) for number in found)
    return Puzzle(
        Crowd(
            width=_WIDTH,
            height=_HEIGHT,
            circle=_CIRCLE if issubclass(question, Inside) else None,
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
    """What kinds of objects a scene has, in no order yet: ``looks``, with their ``places`` and whether each counts.

    Of the others, some lack one trait only, each of the traits in turn: so none of them can be left out.
    """

    def __init__(self, rng: Stream, question: type[Query], count: int, params: ObjectCountParams) -> None:
        self.looks: list[Look] = []
        self.places: list[Place] = []
        self.counted: list[bool] = []
        self.than: Wanted | None = None
        self._rng = rng
        lined = question in _PLACES
        traits = params.traits - lined
        self._handed = question is Side or traits > (_HUES if question is More else _UNSIDED)
        # Hands and arrows are hard to tell from their mirror images: either of them at most, beside upright things
        sided = rng.choice(SIDED[:2]), *SIDED[2:]
        self._kinds: Sequence[Kind | Sided] = rng.sample(sided, 3) if self._handed else rng.sample(KINDS, 5)
        if question is Side and traits == 1:
            self._kinds = self._kinds[:1]
        self._hues = rng.sample(HUES, 5)
        self._where = _PLACES.get(question, ("anywhere",))
        total = rng.between(*params.objects)
        total = total * 2 // 3 if self._handed else total
        total = min(total, _room(params.sizes)) if lined else total
        if question is More:
            self._compare(count, total, traits)
            return
        if question is Side:
            self.of = Wanted(self._kinds[0], self._hues[0] if traits > _UNSIDED else None, rng.below(2) == 1)
        elif lined and traits == 1 and rng.below(2):
            self.of = Wanted(hue=self._hues[0])
        else:
            self.of = self._wanted(traits, 0)
        needed = [
            name for name in _TRAITS if getattr(self.of, name) is not None and (name != "kind" or self._kinds[1:])
        ]
        needed += ["place"] * lined
        for _ in range(count):
            self._add(self.of, (), counted=True)
        rest = max(total - count, _LACKING * len(needed))
        for lacking in needed:
            for number in range(max(_LACKING, rest // (len(needed) + 1))):
                self._add(self.of, (lacking, *(["place"] if lined and number >= _LACKING else [])))
        *some, last = needed
        while len(self.looks) < count + rest:
            self._add(self.of, (last, *rng.sample(some, min(len(some), rng.between(1, 2)))))

    def _wanted(self, traits: int, which: int) -> Wanted:
        """What has so many traits: a kind, a hue, a side; the first or the second of each."""
        side = self._rng.below(2) == 1 if traits > _UNSIDED else None
        return Wanted(self._kinds[which] if traits > 0 else None, self._hues[which] if traits > 1 else None, side)

    def _compare(self, count: int, total: int, traits: int) -> None:
        """So many more things of the first kind than of the second; others lack a trait of one of the two.

        With one trait, these are kinds; with two, one of both has a hue; with three both have; with four, sides too.
        """
        rng = self._rng
        hued = {1: (), 2: (rng.below(2),)}.get(traits, (0, 1))
        self.of, self.than = (self._wanted((2 if which in hued else 1) + (traits > _HUES), which) for which in (0, 1))
        fewer = rng.between(_LACKING, max(_LACKING, min(6, (total - count) // 4)))
        for _ in range(fewer + count):
            self._add(self.of, (), counted=True)
        for _ in range(fewer):
            self._add(self.than, ())
        lacked = [(one, name) for one in (self.of, self.than) for name in _TRAITS if getattr(one, name) is not None]
        for number in range(max(total - count - 2 * fewer, len(lacked))):
            one, name = lacked[number % len(lacked)]
            look = self._look(one, (name,))
            while _fits(self.of, look) or _fits(self.than, look):
                look = self._look(one, rng.sample(_TRAITS, 2))
            self._put(look, "anywhere", counted=False)

    def _add(self, wanted: Wanted, lacking: Sequence[str], *, counted: bool = False) -> None:
        """Add an object that has all of the wanted traits but those that it lacks."""
        here, *elsewhere = self._where
        place = self._rng.choice(elsewhere) if "place" in lacking else here
        self._put(self._look(wanted, lacking), place, counted=counted)

    def _put(self, look: Look, place: Place, *, counted: bool) -> None:
        self.looks.append(look)
        self.places.append(place)
        self.counted.append(counted)

    def _look(self, wanted: Wanted, lacking: Sequence[str]) -> Look:
        rng = self._rng
        kinds = (
            [kind for kind in self._kinds if (kind == wanted.kind) != ("kind" in lacking)]
            if wanted.kind
            else self._kinds
        )
        hues = [hue for hue in self._hues if (hue == wanted.hue) != ("hue" in lacking)] if wanted.hue else self._hues
        mirrored = self._handed and rng.below(2) == 1
        if wanted.mirrored is not None:
            mirrored = wanted.mirrored != ("mirrored" in lacking)
        return rng.choice(kinds), rng.choice(hues), mirrored


def _fits(wanted: Wanted, look: Look) -> bool:
    """True if an object that looks so has all of the wanted traits."""
    return all(
        want in (None, have) for want, have in zip((wanted.kind, wanted.hue, wanted.mirrored), look, strict=True)
    )


class _Placing:
    """Finds places for one object after the other."""

    def __init__(self, rng: Stream, question: type[Query], sizes: tuple[int, int], sided: bool, total: int) -> None:
        self._rng = rng
        self._sizes = sizes
        self._round = issubclass(question, Inside)
        self._factor: float = (_LARGER if sided else 1) * (_SMALLER if question in _PLACES else 1)
        self._own = _UNMISTAKEN if sided else _CLOSEST
        self._taken: list[tuple[int, int, int, float]] = []  # x, y, size, and how near another object may come
        self._near: list[int] = []  # how many others are near it
        self._outlines: list[NDArray[np.float64]] = []
        self._total = total

    def put(self, look: Look, place: Place, whole: bool) -> Thing:
        """The object in a free place, ``whole`` if nothing may hide any of it.

        Raises:
            Rejected: no place was found.
        """
        rng = self._rng
        kind, hue, mirrored = look
        size = round(rng.between(*self._sizes) * self._factor)
        turn = rng.below(360) if kind in (*SHAPES, "hand", "arrow") else rng.between(-25, 25) % 360
        # The first ones are spread over the picture, and what lies outside of a line; others may come near to them.
        spread = place == "outside" or len(self._taken) < max(_FIRST, self._total // 2)
        found: list[tuple[float, Thing, list[int], NDArray[np.float64]]] = []
        for _ in range(_TRIES):
            x, y = self._spot(size, place)
            near = self._neighbours(x, y, size, whole)
            if near is None:
                continue
            thing = Thing(kind, hue, x, y, size, turn, mirrored)
            corners = _corners(thing)
            points = corners[:: max(1, round(len(corners) / _SKETCHED))]
            if (
                place in ("anywhere", _place(corners, within_circle=self._round))
                and points.min() >= _EDGE
                and (points <= (_WIDTH - _EDGE, _HEIGHT - _EDGE)).all()
                and not any(
                    _kiss(points, self._outlines[number], _KISS * size)
                    for number, (a, b, other, _) in enumerate(self._taken)
                    if math.hypot(x - a, y - b) < _TOUCH * (size + other)
                )
            ):
                room = min((math.hypot(x - a, y - b) - other for a, b, other, _ in self._taken), default=0.0)
                found.append((room, thing, near, points))
                if len(found) == (_SPREAD if spread else 1):
                    break
        if not found:
            raise Rejected("no room for an object")
        _, thing, near, points = max(found, key=itemgetter(0))
        for other in near:
            self._near[other] += 1
        self._taken.append((thing.x, thing.y, size, _APART if whole else self._own))
        self._near.append(len(near))
        self._outlines.append(points)
        return thing

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
        rng = self._rng
        spot = self._anywhere(size)
        if place == "anywhere":
            return spot
        if place == "outside":
            for _ in range(_TRIES):
                if self._beyond(*spot) > size * _REACH:
                    break
                spot = self._anywhere(size)
            return spot
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

    def _anywhere(self, size: int) -> tuple[int, int]:
        """A spot in the picture."""
        edge = size + _EDGE
        wide, high = _WIDTH - 2 * edge + 1, _HEIGHT - 2 * edge + 1
        down, across = divmod(self._rng.below(wide * high), wide)
        return edge + across, edge + down

    def _beyond(self, x: int, y: int) -> float:
        """How far a spot is outside of the circle or the frame; less than 0 inside."""
        if self._round:
            a, b, radius = _CIRCLE
            return math.hypot(x - a, y - b) - radius
        left, top, right, bottom = _FRAME
        return max(left - x, x - right, top - y, y - bottom)


def _room(sizes: tuple[int, int]) -> int:
    """How many objects of these sizes find places on both sides of a line."""
    return max(_LINED, _LINED * _LINED_SIZE // sizes[1])  # those outside stand in a row along the edge


@cache
def _shaped(kind: Any) -> NDArray[np.int64]:
    """The outline of a kind, in thousandths, x and y of each corner."""
    return np.array(outline(kind)).T


def _corners(thing: Thing) -> NDArray[np.float64]:
    """The outline of an object where it stands, in points; as `placed` has it, all corners at once."""
    a, b = _shaped(thing.kind)
    angle, size, side = math.radians(thing.turn), thing.size / 1000, -1 if thing.mirrored else 1
    cos, sin = size * math.cos(angle), size * math.sin(angle)
    return np.stack((thing.x + side * a * cos - b * sin, thing.y + side * a * sin + b * cos), axis=1)


def _kiss(one: NDArray[np.float64], other: NDArray[np.float64], near: float) -> bool:
    """True if two outlines just touch: no corner of one is well inside of the other, and some are ``near`` it."""
    if (one.min(0) - other.max(0)).max() >= near or (other.min(0) - one.max(0)).max() >= near:
        return False
    reach = math.inf
    for points, ring in ((one, other), (other, one)):
        side = np.concatenate((ring[1:], ring[:1])) - ring
        off = points[:, None] - ring
        share = np.clip((off * side).sum(2) / np.maximum((side * side).sum(1), 1e-9), 0, 1)
        away = np.sqrt(((off - share[..., None] * side) ** 2).sum(2).min(1))
        rises = (off[..., 1] >= 0) != (off[..., 1] >= side[:, 1])
        turn = side[:, 0] * off[..., 1] - side[:, 1] * off[..., 0]
        crossed = rises & ((turn > 0) == (side[:, 1] > 0))
        reach = min(reach, float(np.where(crossed.sum(1) % 2, -away, away).min()))
    return -near < reach < near


def _place(points: NDArray[np.float64], *, within_circle: bool) -> Place | None:
    """Where an object lies to the circle, or to the frame; None where that would be hard to see."""
    across, down = points.T
    if within_circle:
        x, y, radius = _CIRCLE
        beyond = np.hypot(across - x, down - y) - radius
    else:
        left, top, right, bottom = _FRAME
        beyond = np.maximum(np.maximum(left - across, across - right), np.maximum(top - down, down - bottom))
    inner, outer = beyond.min(), beyond.max()
    if outer < -_CLEAR:
        return "inside"
    # Beside a round line, the middle of an outline's side may be nearer than its ends.
    if inner > 2 * _CLEAR:
        return "outside"
    return "across" if inner < -_CLEAR and outer > _CLEAR else None
