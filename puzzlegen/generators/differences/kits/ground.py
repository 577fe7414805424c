"""Stands things on a ground that runs away from the viewer: what is farther is higher up, smaller, and behind."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from puzzlegen.facts.differences.things import HEIGHT, ORDINARY, WIDTH, Frame, Placed, around
from puzzlegen.generators.differences.kits.composition import Composition, Range

_TRIES: Final = 16  # places tried for one thing or group
_APART: Final = 5  # pixels between the feet of two things that overlap, up and down


class Member(NamedTuple):
    """One of a group, of any of these ``kinds``; ``x`` and ``y`` are where it stands, in pixels of ordinary things.

    What ``bears`` others stays where and what it is. Where ``y`` is None, it stands on top of the one before it.
    """

    kinds: str
    x: float = 0
    y: float | None = 0
    size: int = ORDINARY
    bears: bool = False


Group: TypeAlias = tuple[Member, ...]
"""Things that belong together, from the farthest to the nearest."""


def named(kinds: str) -> tuple[str, ...]:
    """Kinds that are written with blanks between."""
    return tuple(kinds.split())


def on(kind: str, others: str, at: float | None = None, x: float = 0, size: int = 80) -> Group:
    """One of the others, named with blanks between, on a thing: ``at`` pixels of its own, or on its top."""
    return Member(kind, bears=True), Member(others, x, at, size)


class Ground:
    """A piece of ground.

    Attributes:
        picture: whose ground it is.
        area: where things may stand.
        sizes: of a thing of ordinary size at the back and at the front, in percent.
        pinch: how wide the back is, in percent of the front.
        frames: of all that stands there.
    """

    def __init__(
        self, picture: Composition, area: Frame, sizes: Range, *, pinch: int = 100, taken: Sequence[Frame] = ()
    ) -> None:
        self.picture = picture
        self.area = area
        self.sizes = picture.scaled(sizes)
        self.pinch = pinch
        self.frames: list[Frame] = list(taken)
        self._standing: list[list[Placed]] = []

    def stand(self, choices: Sequence[str | Group], count: int, lap: float = 0.22) -> None:
        """Stand so many things or groups anywhere, fewer where there is no room.

        Args:
            choices: drawn from with repetition.
            count: how many at most.
            lap: how much of the smaller of two frames may lie within the other, at most.
        """
        left, back, right, front = self.area
        rng = self.picture.rng
        for _ in range(count):
            chosen = rng.choice(choices)
            for _ in range(_TRIES):
                depth = rng.unit()
                y = round(back + depth * (front - back))
                wide = (right - left) * (self.pinch + (100 - self.pinch) * depth) / 100
                x = round((left + right) / 2 + (rng.unit() - 0.5) * wide)
                if self.put(chosen, x, y, lap):
                    break

    def put(self, chosen: str | Group, x: int, y: int, lap: float = 0.22) -> bool:
        """Stand a thing or a group at this place; False if there is no room."""
        made = self._made(chosen, x, y)
        frame = around([one.frame() for one in made])
        if frame[0] < 2 or frame[2] > WIDTH - 2 or frame[3] > HEIGHT - 2 or frame[1] < 2:
            return False
        for other in self.frames:
            shared = _shared(frame, other)
            if shared > lap * min(_size(frame), _size(other)) or (shared and abs(frame[3] - other[3]) < _APART):
                return False
        self.frames.append(frame)
        self._standing.append(made)
        return True

    def done(self) -> None:
        """Hand all things to the picture, the nearer before the farther."""
        self._standing.sort(key=lambda made: made[0].thing.y)
        for made in self._standing:
            self.picture.together(made)
        self._standing = []

    def _made(self, chosen: str | Group, x: float, y: float) -> list[Placed]:
        _, back, _, front = self.area
        far, near = self.sizes
        depth = (y - back) / max(1.0, front - back)
        scale = (far + (near - far) * depth) * self.picture.rng.between(94, 106) / ORDINARY
        if isinstance(chosen, str):
            reach = 34 * scale / ORDINARY
            return [self.picture.make(chosen, x, y, (round(scale), round(scale)), (reach, 0, reach, 0))]
        made: list[Placed] = []
        for member in chosen:
            size = round(scale * member.size / ORDINARY)
            kind = self.picture.rng.choice(named(member.kinds))
            upon = y if member.y is not None else made[-1].frame()[1] + 2
            one = self.picture.make(
                kind, x + member.x * scale / ORDINARY, upon + (member.y or 0) * scale / ORDINARY, (size, size)
            )
            made.append(msgspec.structs.replace(one, bears=member.bears or one.bears))
        return made


def _size(frame: Frame) -> float:
    return (frame[2] - frame[0]) * (frame[3] - frame[1])


def _shared(one: Frame, other: Frame) -> float:
    """The area that two frames share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)
