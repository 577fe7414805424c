"""All positions of an enclosed area of a Go board, and what becomes of its chain in each, for `boards/go_life_death`.

Sets of points are masks; an area has at most 62 points. Positions are numbered in the order in which they are found.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

UNKNOWN: Final = -2  # no such position has been found
UNSETTLED: Final = -1  # it hangs on a ko
SAFE: Final = 0
CAPTURED: Final = 1
_ONE: Final = 1
_FACTOR: Final = 0x1E3779B97F4A7C15


class Positions:
    """Those that arise from either side's first move.

    Attributes:
        beside: (points,) the points next to each.
        unions: (an eighth of the points, 256) the points next to some of eight, by their bits.
        anchored: the points where an attacker's stone is safe.
        target: a stone of the chain.
        known: how many positions there are.
        attackers, defenders, turns: (room,) the stones of both sides, and 1 where it is the defender's turn.
        outcomes: (room,) what becomes of the chain, one of the numbers above.
        table: (a power of two,) numbers of positions plus one, by the hash of their stones.
        heads: (room + 1,) where the positions after each one begin in ``ahead``; evident ones have none.
        ahead: (room, points + 2) the numbers of the positions after each one, in the order of `moves`.
        point, attacker, defender: what the last move led to.
    """

    def __init__(
        self,
        beside: Ints,
        unions: IntTable,
        anchored: int,
        target: int,
        attackers: Ints,
        defenders: Ints,
        turns: Ints,
        outcomes: Ints,
        table: Ints,
        heads: Ints,
        ahead: Ints,
    ) -> None:
        """Know nothing as yet; what is not given is overwritten, but for ``table``, which holds zeros."""
        self.beside, self.unions, self.anchored, self.target = beside, unions, anchored, target
        self.attackers, self.defenders, self.turns, self.outcomes = attackers, defenders, turns, outcomes
        self.table, self.heads, self.ahead = table, heads, ahead
        self.known, self.attacker, self.defender = 0, 0, 0

    def explore(self, attacker: int, defender: int, passing: bool) -> bool:
        """Find all positions, breadth first, and settle them; False if there is no room for all.

        Args:
            attacker: his stones at first; both sides may begin.
            defender: the others.
            passing: whether the positions after the attacker's passes are looked at, too.
        """
        edges, at = 0, 0
        self._number(attacker, defender, 0)
        self._number(attacker, defender, 1)
        while at < self.known:
            attacker, defender, turn = self.attackers[at], self.defenders[at], self.turns[at]
            self.outcomes[at] = self.evident(attacker, defender, turn)
            self.heads[at] = self.heads[at + 1] = edges
            if self.outcomes[at] == UNSETTLED:
                for bit in range(-turn, len(self.beside)):
                    if self._play(attacker, defender, turn, bit):
                        self.ahead[edges] = self._number(self.attacker, self.defender, 1 - turn)
                        if self.ahead[edges] < 0:
                            return False
                        edges += 1
                        self.heads[at + 1] = edges
                if passing and self._number(attacker, defender, 1 - turn) < 0:
                    return False
            at += 1
        self._settle()
        return True

    def found(self, attacker: int, defender: int, turn: int) -> int:
        """What becomes of the chain in a position, one of the numbers above."""
        place = self._place(attacker, defender, turn)
        return self.outcomes[self.table[place] - 1] if self.table[place] else UNKNOWN

    def moves(self, attacker: int, defender: int, turn: int) -> list[tuple[int, tuple[int, int, bool]]]:
        """What may be played: ``(point, position after it)``, the defender's pass, point 0, first."""
        return [
            (_ONE << bit if bit >= 0 else 0, (self.attacker, self.defender, not turn))
            for bit in range(-turn, len(self.beside))
            if self._play(attacker, defender, turn, bit)
        ]

    def read(self, turns: Ints, scratch: IntTable) -> int:
        """How many positions are looked at from the first two on, if nobody looks further once a move is good.

        Args:
            turns: those of the first positions that are read.
            scratch: (3, room) zeros: what was seen, the way to what is looked at, and its next edges.
        """
        count = 0
        for root in range(len(turns)):
            number, depth = turns[root], 0
            count += 1 - scratch[0, number]
            scratch[0, number] = 1
            scratch[1, 0], scratch[2, 0] = number, self.heads[number]
            while depth >= 0:
                at = scratch[1, depth]
                edge, stop = scratch[2, depth], self.heads[at + 1]
                scratch[2, depth] = stop
                good, new = False, -1
                while edge < stop and new < 0:
                    number = self.ahead[edge]
                    edge += 1
                    if self.outcomes[number] >= 0 and self.outcomes[number] != self.turns[at]:
                        good = True
                    if not scratch[0, number]:
                        new = number
                if not good:
                    scratch[2, depth] = edge
                if new < 0:
                    depth -= 1
                    continue
                count += 1
                scratch[0, new] = 1
                depth += 1
                scratch[1, depth], scratch[2, depth] = new, self.heads[new]
        return count

    def evident(self, attacker: int, defender: int, turn: int) -> int:
        """What needs no reading: the chain is gone, or can be taken at once, or has two eyes; otherwise unsettled."""
        if not defender & self.target:
            return CAPTURED
        chain, around, grown, eyes = self.target ^ self.target, self.target ^ self.target, self.target, 0
        while grown != chain:
            chain = grown
            around = self._around(chain)
            grown = chain | around & defender
        liberties = around & ~(attacker | defender)
        if not turn and not liberties & (liberties - 1):
            return CAPTURED  # it has two stones or more, so that no ko forbids that
        for bit in range(len(self.beside)):
            if liberties & ~self.anchored & (_ONE << bit) and not self.beside[bit] & ~chain:
                eyes += 1
        return SAFE if eyes > 1 else UNSETTLED

    def _settle(self) -> None:
        """Carry what is certain back to the positions before."""
        grown = True
        while grown:
            grown = False
            for at in range(self.known - 1, -1, -1):
                if self.outcomes[at] == UNSETTLED:
                    wanted, best = 1 - self.turns[at], self.turns[at]
                    for edge in range(self.heads[at], self.heads[at + 1]):
                        outcome = self.outcomes[self.ahead[edge]]
                        if outcome == wanted:
                            best = wanted
                            break
                        if outcome == UNSETTLED:
                            best = UNSETTLED
                    if best != UNSETTLED:
                        self.outcomes[at] = best
                        grown = True

    def _number(self, attacker: int, defender: int, turn: int) -> int:
        """The number of a position, which is kept if it is new; -1 where there is no room."""
        place = self._place(attacker, defender, turn)
        if self.table[place] == 0:
            if self.known == len(self.turns):
                return -1
            self.attackers[self.known], self.defenders[self.known] = attacker, defender
            self.turns[self.known], self.outcomes[self.known] = turn, UNSETTLED
            self.known += 1
            self.table[place] = self.known
        return self.table[place] - 1

    def _place(self, attacker: int, defender: int, turn: int) -> int:
        """Where the number of a position stands in the table, or may be put."""
        key = (attacker * _FACTOR ^ defender) * _FACTOR + turn
        place = (key ^ key >> 32) & len(self.table) - 1
        while self.table[place]:
            at = self.table[place] - 1
            if self.attackers[at] == attacker and self.defenders[at] == defender and self.turns[at] == turn:
                break
            place = place + 1 & len(self.table) - 1
        return place

    def _play(self, attacker: int, defender: int, turn: int, bit: int) -> bool:
        """Keep what a move leads to, with -1 the defender's pass; False if a stone is there, or for suicide."""
        self.attacker, self.defender = attacker, defender
        if bit < 0:
            return True
        point = _ONE << bit
        if (attacker | defender) & point:
            return False
        own, other = (defender, attacker) if turn else (attacker, defender)
        own |= point
        left, taken = ~(own | other), point ^ point
        threatened = self.beside[bit] & other
        while threatened:
            stone = threatened & (~threatened + 1)
            chain = self._smothered(stone, other, left)
            threatened &= ~(stone | chain)
            if not (turn and chain & self.anchored):
                taken |= chain
        if not taken and not self.beside[bit] & left:
            chain = self._smothered(point, own, left)
            if chain and (turn or not chain & self.anchored):
                return False
        other ^= taken
        self.attacker, self.defender = (other, own) if turn else (own, other)
        return True

    def _smothered(self, stone: int, stones: int, free: int) -> int:
        """The stones connected with one if none of them is next to a free point, otherwise none."""
        chain, grown = stone ^ stone, stone
        while grown != chain:
            chain = grown
            around = self._around(chain)
            if around & free:
                return 0
            grown = chain | around & stones
        return chain

    def _around(self, points: int) -> int:
        """The points next to some of these."""
        found = points ^ points
        for eight in range(len(self.unions)):
            found |= self.unions[eight, points >> 8 * eight & 255]
        return found
