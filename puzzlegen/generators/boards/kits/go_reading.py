"""Reads out whether an enclosed chain can be captured: a depth-first search that remembers what it has settled.

The attacker has to capture the chain, the defender may pass. A position that comes up again on the way to itself counts
as unsettled, and so does all that hangs on it; what is settled therefore holds under every rule about ko.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from puzzlegen.facts.boards.coordinates import Place
from puzzlegen.kernels.generators import go_fights

Outcome: TypeAlias = Literal["unsettled", "captured", "safe"]

_OUTCOMES: Final[tuple[Outcome, ...]] = ("unsettled", "captured", "safe")  # as go_fights numbers them
_MOST_POINTS: Final = 31


class Spent(Exception):
    """The budget of positions ran out, or there are too many points."""


class Fight(NamedTuple):
    """The stones of both sides.

    Attributes:
        attacker, defender: their stones.
        defending: whether it is the defender's turn.
    """

    attacker: int
    defender: int
    defending: bool


class Ground:
    """The points on which all reading hangs: sets of them are whole numbers, one bit for each point.

    Attributes:
        bits: that of each point.
        near: the points next to each, in the same order.
        unions: by eight points, and those of them that are meant as bits, the points next to some.
        order: those where the players may move, as far as they are tried first: vital points tend to lie in the middle.
        anchored: those next to stones of the attacker that can never be captured.
    """

    def __init__(
        self, points: Mapping[Place, Collection[Place]], inside: Sequence[Place], anchored: Collection[Place]
    ) -> None:
        """Number the points; raises `Spent` if there are too many of them.

        Args:
            points: those that are inside, and those of stones that can be captured, each with all points next to it.
            inside: those where the players may move.
            anchored: as above.
        """
        if len(points) > _MOST_POINTS:
            raise Spent
        self.bits = {point: 1 << number for number, point in enumerate(points)}
        middle = sorted(inside, key=lambda point: -len({*points[point]}.intersection(inside)))
        self.near = np.array([self.mask(near) for near in points.values()], np.uint64)
        self.unions = np.zeros((len(points) + 7 >> 3, 256), np.uint64)
        for number, beside in enumerate(self.near):
            eight, bit = self.unions[number >> 3], 1 << (number & 7)
            eight[bit : 2 * bit] = eight[:bit] | beside
        self.order = np.array([self.bits[point] for point in middle], np.uint64)
        self.anchored = self.mask(anchored)

    def mask(self, points: Iterable[Place]) -> int:
        """A set of points, those left out that are none of these."""
        return sum(self.bits.get(point, 0) for point in points)


class Reading:
    """The search about one chain.

    Args:
        ground: the points.
        target: a stone of the chain in question.
        budget: positions that may be looked at, and may become ``most``.
    """

    def __init__(self, ground: Ground, target: int, budget: int, most: int) -> None:
        size = 1 << (2 * most).bit_length()
        known, found = np.zeros(size, np.uint64), np.zeros(size, np.int64)
        self._reader = go_fights.Reader(ground.near, ground.unions, ground.order, ground.anchored, target, known, found)
        self.target = target
        self.budget = budget

    def breathe(self, fight: Fight) -> bool:
        """True if all chains have liberties."""
        return self._reader.breathe(fight.attacker, fight.defender)

    def moves(self, fight: Fight) -> list[tuple[int, Fight]]:
        """The points where a stone may be put, and what that leads to."""
        found = self._reader.moves(*fight)
        return [(point, Fight(attacker, defender, not fight.defending)) for point, attacker, defender in found]

    def outcome(self, fight: Fight) -> Outcome:
        """What becomes of the chain; raises `Spent`."""
        found = self._reader.outcome(*fight, self.budget)
        if found == go_fights.SPENT:
            raise Spent
        return _OUTCOMES[found]
