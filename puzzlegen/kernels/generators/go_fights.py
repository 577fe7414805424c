"""Reads out whether an enclosed chain of Go can be captured: a depth-first search that remembers what it has settled.

Sets of points are masks of at most 31 bits. The rules of the search are told by `go_reading` of the generators.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

UNSETTLED: Final = 0
CAPTURED: Final = 1
SAFE: Final = 2
SPENT: Final = 3  # the budget is
_ONE: Final = 1
_FACTOR: Final = 0x1E3779B97F4A7C15


class Reader:
    """The search about one chain.

    Attributes:
        near: (points,) the points next to each.
        unions: (an eighth of the points, 256) the points next to some of eight, by their bits.
        order: the points where the players may move, in the order in which that is tried.
        anchored: the points at which an attacker's stone can never be captured.
        target: a stone of the chain in question.
        keys: (a power of two,) the positions that are known, at first zeros; more than will be looked at.
        found: (as many,) what becomes of them.
        known: how many there are.
        budget: how many there may be.
        attacker, defender: what the last move led to.
    """

    def __init__(
        self, near: Ints, unions: IntTable, order: Ints, anchored: int, target: int, keys: Ints, found: Ints
    ) -> None:
        """Know nothing as yet."""
        self.near, self.unions, self.order, self.anchored, self.target = near, unions, order, anchored, target
        self.keys, self.found, self.known = keys, found, 0
        self.budget, self.attacker, self.defender = 0, 0, 0

    def breathe(self, attacker: int, defender: int) -> bool:
        """True if all chains of both sides have liberties."""
        free = ~(attacker | defender)
        for bit in range(len(self.near)):
            if attacker >> bit & 1 and self._smothered(_ONE << bit, attacker, free, self.anchored):
                return False
            if defender >> bit & 1 and self._smothered(_ONE << bit, defender, free, 0):
                return False
        return True

    def moves(self, attacker: int, defender: int, defending: bool) -> list[tuple[int, int, int]]:
        """The points where a stone may be put, and the stones of both sides after it."""
        found = list[tuple[int, int, int]]()
        for number in range(len(self.order)):
            if self._play(attacker, defender, defending, self.order[number]):
                found.append((self.order[number], self.attacker, self.defender))
        return found

    def outcome(self, attacker: int, defender: int, defending: bool, budget: int) -> int:
        """What becomes of the chain, one of the four numbers."""
        self.budget = budget
        return self._outcome(attacker, defender, defending)

    def _outcome(self, attacker: int, defender: int, defending: bool) -> int:
        key = attacker | defender << 31 | (_ONE if defending else _ONE ^ _ONE) << 62
        place = (key ^ key >> 29) * _FACTOR >> 20 & len(self.keys) - 1
        while self.keys[place]:
            if self.keys[place] == key:
                return self.found[place]
            place = place + 1 & len(self.keys) - 1
        if not defender & self.target:
            return CAPTURED
        chain, around, liberties, eyes = self.target ^ self.target, self.target, self.target, 0
        while around & ~chain:
            chain |= around
            liberties = self._beside(chain)
            around = liberties & defender
        liberties &= ~(attacker | defender)
        if liberties & (liberties - 1):
            for bit in range(len(self.near)):
                if liberties & ~self.anchored & (_ONE << bit) and not self.near[bit] & ~chain:
                    eyes += 1
            if eyes > 1:
                return SAFE
        elif not defending:
            return CAPTURED
        if self.known >= self.budget:
            return SPENT
        self.known += 1
        self.keys[place], self.found[place] = key, UNSETTLED  # as long as it is on the way
        outcome = self._weigh(attacker, defender, defending)
        if outcome != SPENT:
            self.found[place] = outcome
        return outcome

    def _weigh(self, attacker: int, defender: int, defending: bool) -> int:
        """What becomes of the chain, by what its side or the other one can reach."""
        wanted = SAFE if defending else CAPTURED
        found = SAFE + CAPTURED - wanted
        for number in range(len(self.order)):
            if self._play(attacker, defender, defending, self.order[number]):
                outcome = self._outcome(self.attacker, self.defender, not defending)
                if outcome in (wanted, SPENT):
                    return outcome
                if outcome == UNSETTLED:
                    found = outcome
        if defending:  # or passes
            outcome = self._outcome(attacker, defender, False)
            if outcome != CAPTURED:
                return outcome
        return found

    def _play(self, attacker: int, defender: int, defending: bool, point: int) -> bool:
        """Keep what a move leads to; False if a stone is there, or for suicide."""
        if (attacker | defender) & point:
            return False
        own, other = (defender, attacker) if defending else (attacker, defender)
        own_safe, other_safe = point ^ point, self.anchored
        if not defending:
            own_safe, other_safe = other_safe, own_safe
        own |= point
        free, taken = ~(own | other), point ^ point
        near = self._beside(point)
        threatened = near & other
        while threatened:
            stone = threatened & (~threatened + 1)
            chain = self._smothered(stone, other, free, other_safe)
            taken |= chain
            threatened &= ~(stone | chain)
        if not taken and not near & free and self._smothered(point, own, free, own_safe):
            return False
        other &= ~taken
        self.attacker, self.defender = (other, own) if defending else (own, other)
        return True

    def _smothered(self, stone: int, stones: int, free: int, safe: int) -> int:
        """The stones connected with one of them if they have no liberties and none is safe, otherwise none."""
        chain, grown = stone ^ stone, stone
        while grown != chain:
            chain = grown
            around = self._beside(chain)
            if around & free or chain & safe:
                return 0
            grown = chain | around & stones
        return chain

    def _beside(self, points: int) -> int:
        """The points that are next to some of these."""
        found = points ^ points
        for eight in range(len(self.unions)):
            found |= self.unions[eight, points >> 8 * eight & 255]
        return found
