"""Reads out whether an enclosed chain can be captured: a depth-first search that remembers what it has settled.

Sets of points are whole numbers, one bit for each point; a row takes one bit more than it has points, so that no shift
leads from one row into the next.

The attacker has to capture the chain, the defender may pass. A position that comes up again on the way to itself counts
as unsettled, and so does all that hangs on it; what is settled therefore holds under every rule about ko.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

Outcome: TypeAlias = Literal["captured", "safe", "unsettled"]


class Spent(Exception):
    """The budget of positions ran out."""


class Fight(NamedTuple):
    """The stones of both sides.

    Attributes:
        attacker, defender: their stones.
        defending: whether it is the defender's turn.
    """

    attacker: int
    defender: int
    defending: bool


class Reading:
    """The search about one chain.

    Args:
        board: all points; the attacker's outer stones have liberties among those that are not ``inside``.
        inside: the points where the players may move.
        target: a stone of the chain in question.
        width: bits of a row.
        budget: positions that may be looked at.
    """

    def __init__(self, board: int, inside: int, target: int, width: int, budget: int) -> None:
        self.board = board
        self.inside = inside
        self.target = target
        self.width = width
        self.budget = budget
        self.settled: dict[Fight, Outcome] = {}
        self._chains: dict[int, tuple[int, int]] = {}  # by the defender's stones
        points = [1 << place for place in range(inside.bit_length()) if inside >> place & 1]
        self.near = {point: self.beside(point) for point in points}
        # Vital points tend to lie in the middle.
        self.points = sorted(points, key=lambda point: -(self.near[point] & inside).bit_count())

    def beside(self, points: int) -> int:
        """The points that are next to some of these."""
        return (points << 1 | points >> 1 | points << self.width | points >> self.width) & self.board

    def chain(self, stone: int, stones: int) -> int:
        """The stones connected with one of them."""
        before, chain, width = 0, stone, self.width
        while chain != before:
            before = chain
            chain |= (chain << 1 | chain >> 1 | chain << width | chain >> width) & stones
        return chain

    def smothered(self, stone: int, stones: int, free: int) -> int:
        """The stones connected with one of them if they have no liberties among the free points, otherwise none."""
        chain, width = stone, self.width
        while True:
            around = chain << 1 | chain >> 1 | chain << width | chain >> width
            if around & free:
                return 0
            grown = chain | around & stones
            if grown == chain:
                return chain
            chain = grown

    def played(self, fight: Fight, point: int) -> Fight | None:
        """What a move leads to; None for suicide."""
        own, other = (fight.defender, fight.attacker) if fight.defending else (fight.attacker, fight.defender)
        own |= point
        free = self.board & ~own & ~other
        threatened = self.near[point] & other
        taken = 0
        while threatened:
            stone = threatened & -threatened
            chain = self.smothered(stone, other, free)
            taken |= chain
            threatened &= ~(stone | chain)
        if not (taken or self.near[point] & free) and self.smothered(point, own, free):
            return None
        other &= ~taken
        return Fight(other, own, False) if fight.defending else Fight(own, other, True)

    def moves(self, fight: Fight) -> Iterator[tuple[int, Fight]]:
        """The points where a stone may be put, and what that leads to."""
        free = ~fight.attacker & ~fight.defender
        for point in self.points:
            if point & free and (after := self.played(fight, point)) is not None:
                yield point, after

    def outcome(self, fight: Fight) -> Outcome:
        """What becomes of the chain; raises `Spent`."""
        known = self.settled.get(fight)
        if known is not None:
            return known
        if not fight.defender & self.target:
            return "captured"
        around, within = self._chains.get(fight.defender) or self._looked_at(fight.defender)
        liberties = around & ~fight.attacker & ~fight.defender
        if liberties & liberties - 1:
            eyes = liberties & within
            if eyes & eyes - 1:
                return "safe"
        elif not fight.defending:
            return "captured"
        if len(self.settled) >= self.budget:
            raise Spent
        self.settled[fight] = "unsettled"  # as long as it is on the way
        self.settled[fight] = found = self._weigh(fight)
        return found

    def _looked_at(self, defender: int) -> tuple[int, int]:
        """The points next to the chain, and those next to nothing else."""
        chain = self.chain(self.target, defender)
        self._chains[defender] = found = self.beside(chain), ~self.beside(self.board & ~chain)
        return found

    def _weigh(self, fight: Fight) -> Outcome:
        wanted: Outcome = "safe" if fight.defending else "captured"
        found: Outcome = "captured" if fight.defending else "safe"
        for _, after in self.moves(fight):
            outcome = self.outcome(after)
            if outcome == wanted:
                return wanted
            if outcome == "unsettled":
                found = outcome
        if fight.defending:  # or passes
            outcome = self.outcome(Fight(fight.attacker, fight.defender, False))
            if outcome != "captured":
                return outcome
        return found
