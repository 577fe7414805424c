"""Puts things into a picture so that they stand apart, some more before others."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.core.stream import Stream
from puzzlegen.facts.differences.kinds import KINDS
from puzzlegen.facts.differences.primitives import PATTERNS, SYMBOLS
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Frame, Kind, Placed, Thing, apart
from puzzlegen.generators.differences.kits.harmonies import HARMONIES, Harmony
from puzzlegen.generators.differences.kits.visibility import shares_seen

_TRIES: Final = 14  # places tried for one thing
_LEAST_SEEN: Final = 0.42  # of a thing
_LEAST_BEARING: Final = 0.25  # of a thing that bears others, which cover it
_BEARING: Final = frozenset({"window", "shelf", "rail", "stove"})  # other things stand on their sills, or hang there
_GROUND: Final = 500  # pixels across: so wide are grounds, skies and walls only

Range: TypeAlias = tuple[int, int]


def drawn(kind: Kind, name: str, x: float, y: float, size: int, harmony: Harmony, rng: Stream) -> Thing:
    """A thing of a kind with parameters at random; its colours are different ones."""
    colours: list[str] = []
    bounds = kind.counts or kind.numbers
    for role in kind.colours:
        pool = [colour for colour in harmony.pool(role) if colour not in colours]
        colours.append(rng.choice(pool))
    return Thing(
        name=name,
        kind=kind.name,
        x=round(x),
        y=round(y),
        size=size,
        turn=rng.choice(kind.turns),
        colours=tuple(colours),
        pattern=rng.choice(PATTERNS) if kind.patterns else "",
        count=rng.between(*bounds) if bounds else 0,
        outline=rng.below(kind.outlines),
        symbol=rng.choice(SYMBOLS) if kind.symbols else "",
    )


class Composition:
    """A picture in the making.

    Attributes:
        rng: from which everything is drawn.
        harmony: the picture's colours.
        crowd: how many things there should be, in percent of an ordinary picture.
        placed: the things from the farthest to the nearest.
    """

    def __init__(self, rng: Stream, crowd: int) -> None:
        self.rng = rng
        self.harmony: Harmony = rng.choice(HARMONIES)
        self.crowd = crowd
        self.placed: list[Placed] = []
        self._made = 0
        self._groups: list[frozenset[str]] = []

    def scaled(self, size: Range) -> Range:
        """Sizes that fit the crowd: the more things, the smaller."""
        factor = min(1.1, max(0.72, (100 / self.crowd) ** 0.45))
        return round(size[0] * factor), round(size[1] * factor)

    def many(self, low: int, high: int) -> int:
        """A number of things from a range that is meant for an ordinary picture."""
        return max(1, round(self.rng.between(low, high) * self.crowd / 100))

    def chance(self, percent: int) -> bool:
        """True in so many of a hundred cases."""
        return self.rng.below(100) < percent

    def make(
        self, kind: str, x: float, y: float, size: Range = (100, 100), reach: Frame = (0, 0, 0, 0), **given: Any
    ) -> Placed:
        """A thing that is not in the picture yet; ``given`` overrides its random parameters."""
        self._made += 1
        known = KINDS[kind]
        thing = drawn(known, f"{kind}-{self._made}", x, y, self.rng.between(*size), self.harmony, self.rng)
        whole = msgspec.structs.replace(thing, **given) if given else thing
        return Placed(whole, known, reach, bears=kind in _BEARING)

    def put(
        self, kind: str, x: float, y: float, size: Range = (100, 100), reach: Frame = (0, 0, 0, 0), **given: Any
    ) -> Placed:
        """Put a thing before all others."""
        self.placed.append(self.make(kind, x, y, size, reach, **given))
        return self.placed[-1]

    def together(self, made: Sequence[Placed]) -> None:
        """Put things that belong together before all others: none of them stays without the others."""
        self.placed += made
        if len(made) > 1:
            self._groups.append(frozenset(one.thing.name for one in made))

    def clear(self) -> None:
        """Take away what is hardly seen, since it is covered or lies outside of the picture."""
        seen = shares_seen(self.placed, WIDTH, HEIGHT)
        hidden = {
            one.thing.name
            for one, share in zip(self.placed, seen, strict=True)
            if share < (_LEAST_BEARING if one.bears else _LEAST_SEEN) and one.frame()[2] - one.frame()[0] < _GROUND
        }
        for group in self._groups:
            if group & hidden:
                hidden |= group
        self.placed = [one for one in self.placed if one.thing.name not in hidden]

    def row(
        self,
        kinds: Sequence[str],
        left: float,
        right: float,
        y: float,
        count: int,
        size: Range = (100, 100),
        gap: float = 5,
    ) -> list[Placed]:
        """Stand things of different kinds in a row on a line, as many as there is room for, at random distances.

        Args:
            kinds: named as in `KINDS`, drawn from without repetition as long as that lasts.
            left: where the line begins.
            right: where it ends.
            y: how low it is.
            count: how many at most.
            size: bounds of their sizes.
            gap: the least distance between two.
        """
        chosen: list[str] = []
        while len(chosen) < count:
            chosen += self.rng.sample(kinds, min(len(kinds), count - len(chosen)))
        self.rng.shuffle(chosen)
        made: list[Placed] = []
        room = right - left
        for kind in chosen:
            one = self.make(kind, 0, y, self.scaled(size))
            across = one.frame()[2] - one.frame()[0] + gap
            if across > room:
                continue
            room -= across
            made.append(one)
        spare = [self.rng.below(1000) + 200 for _ in range(len(made) + 1)]
        at = left
        standing = []
        for one, space in zip(made, spare, strict=False):
            before = room * space / sum(spare)
            frame = one.frame()
            at += before
            x = round(at - frame[0] + gap / 2)
            at += frame[2] - frame[0] + gap
            after = room / (len(made) + 1)
            standing.append(Placed(msgspec.structs.replace(one.thing, x=x), one.kind, (before, 0, after, 0)))
        self.placed += standing
        return standing

    def scatter(
        self,
        kinds: Sequence[str],
        area: Frame,
        count: int,
        size: Range = (100, 100),
        *,
        margin: float = 3,
        near: float = 1,
        taken: Sequence[Frame] = (),
        reach: Frame = (26, 0, 26, 0),
    ) -> list[Placed]:
        """Put things anywhere in an area, with distances between their frames, and the lower ones before the higher.

        Args:
            kinds: named as in `KINDS`, drawn from with repetition.
            area: of the points where they stand.
            count: how many at most; crowded areas get fewer.
            size: bounds of their sizes.
            margin: the least distance between two frames.
            near: how much larger things are at the bottom of the area than at its top, where they have their size.
            taken: frames to stay away from.
            reach: how far they may be moved.
        """
        left, top, right, bottom = area
        frames = list(taken)
        found: list[Placed] = []
        for _ in range(count):
            chosen = self.rng.choice(kinds)
            for _ in range(_TRIES):
                x, y = left + self.rng.unit() * (right - left), top + self.rng.unit() * (bottom - top)
                share = (y - top) / (bottom - top) if bottom > top else 0
                one = self.make(chosen, x, y, self.scaled(size), reach)
                one = msgspec.structs.replace(
                    one, thing=msgspec.structs.replace(one.thing, size=round(one.thing.size * (1 + (near - 1) * share)))
                )
                frame = one.frame()
                inside = frame[0] > 2 and frame[2] < WIDTH - 2 and frame[1] > 2 and frame[3] < HEIGHT - 2
                if inside and all(apart(frame, other, margin) for other in frames):
                    frames.append(frame)
                    found.append(one)
                    break
        found.sort(key=lambda one: one.thing.y)
        self.placed += found
        return found
