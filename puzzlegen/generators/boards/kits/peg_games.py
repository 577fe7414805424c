"""Boards of peg solitaire, and all games that can be played on them.

Positions are bit masks over the holes in reading order; a jump is the masks of its hole, of the one that it crosses and
of the one behind that.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.formats.boards.peg_solitaire import Way
from puzzlegen.kernels.generators.peg_endings import leaves, positions, possible, winning

Cell: TypeAlias = tuple[int, int]
Jump: TypeAlias = tuple[int, int, int]


def _everywhere(_y: int, _x: int) -> bool:
    return True


_OUTLINES: Final[tuple[tuple[bool, Cell, Callable[[int, int], bool]], ...]] = (
    (False, (7, 7), lambda y, x: abs(y - 3) < 2 or abs(x - 3) < 2),  # the English board
    (False, (7, 7), lambda y, x: abs(y - 3) + abs(x - 3) < 5),  # the French board
    (False, (7, 7), lambda y, x: abs(y - 3) + abs(x - 3) < 4),  # a diamond
    (False, (5, 5), _everywhere),
    (False, (4, 6), _everywhere),
    (False, (6, 5), lambda y, x: y > 1 or 0 < x < 4),  # a house
    (False, (6, 6), lambda y, x: not (y in (2, 3) and x in (2, 3))),  # a ring
    (False, (6, 6), lambda y, x: y > 2 or x < 3),  # an L
    (True, (5, 5), lambda y, x: y + x > 3),  # triangles
    (True, (6, 6), lambda y, x: y + x > 4),
    (True, (5, 5), lambda y, x: 2 <= y + x <= 6),  # a hexagon
    (True, (4, 6), lambda y, x: y + x > 2),  # a trapezium
    (True, (5, 5), _everywhere),  # a rhombus
)
_MISSING: Final = 3
_MOST: Final = 5_000  # positions of a board
_UNSURE: Final = 64  # more of them than can be open at once: with so many more, there are too many in any order
_MET: Final = 1 << 14  # places for those that are counted
_MEMORY: Final = 1 << 13  # positions of which it is known whether few pieces can be left


class Outcome(NamedTuple):
    """What can come of a position.

    Attributes:
        left: the fewest pieces.
        last: those that can be left alone.
        taken: the pieces that can be taken.
    """

    left: int
    last: int
    taken: int


class Odds(NamedTuple):
    """How hard it is to come to a goal, in the terms of two players who do not think.

    Attributes:
        chance: that a game at random does.
        nodes: positions that somebody looks at who tries all jumps until he does, orders being equally likely.
    """

    chance: float
    nodes: float


class Board:
    """The holes of a board, and all jumps over it."""

    def __init__(self, slanted: bool, cells: tuple[Cell, ...]) -> None:
        self.slanted, self.cells = slanted, cells
        bits = {cell: 1 << number for number, cell in enumerate(cells)}
        ways = [(0, 1), (1, 0), (0, -1), (-1, 0), *(((1, -1), (-1, 1)) if slanted else ())]
        lines = [((y, x), (y + v, x + h), (y + 2 * v, x + 2 * h)) for (y, x), (v, h) in product(cells, ways)]
        self.jumps: list[Jump] = [
            (bits[one], bits[over], bits[to]) for one, over, to in lines if over in bits and to in bits
        ]
        self.table = np.array([(one | over | to, one | over) for one, over, to in self.jumps]).reshape(-1, 2)
        self._back = np.array([(one | over | to, to) for one, over, to in self.jumps]).reshape(-1, 2)

    def can(self, mask: int) -> list[Jump]:
        """The jumps that are possible now."""
        return [self.jumps[number] for number in possible(self.table, mask)]

    def grown(self, mask: int, pieces: int, rng: Stream) -> int:
        """A position with so many pieces, or fewer where there are none, from which jumps lead to this one."""
        while mask.bit_count() < pieces:
            back = possible(self._back, mask)
            if not back:
                break
            mask ^= sum(self.jumps[rng.choice(back)])
        return mask

    def rows(self, mask: int) -> tuple[str, ...]:
        """What is published of a position."""
        held = {cell: ".o"[mask >> number & 1] for number, cell in enumerate(self.cells)}
        height, width = (1 + max(cell[axis] for cell in self.cells) for axis in (0, 1))
        return tuple("".join(held.get((y, x), " ") for x in range(width)) for y in range(height))

    def alike(self, one: int, other: int) -> bool:
        """True if no colouring of the holes in threes, the well-known invariant, tells two holes apart."""
        (y, x), (v, h) = self.at(one), self.at(other)
        return (y - x - v + h) % 3 == 0 and (self.slanted or (y - v) % 3 == 0)

    def out(self, cell: Cell, mask: int) -> float:
        """How far a hole lies from the middle of a position."""
        y, x = self._centre(mask)
        return abs(cell[0] - y) + abs(cell[1] - x)

    def _centre(self, mask: int) -> tuple[float, float]:
        held = [self.at(bit) for bit in bits_of(mask)]
        return sum(y for y, _ in held) / len(held), sum(x for _, x in held) / len(held)

    def spread(self, mask: int) -> float:
        """How far the pieces of a position lie from its middle, all together."""
        (y, x), cells = self._centre(mask), [self.at(bit) for bit in bits_of(mask)]
        return sum(abs(v - y) + abs(u - x) for v, u in cells)

    def outermost(self, bits: list[int], mask: int) -> int:
        """Which of some pieces stands farthest out."""
        return max(bits, key=lambda bit: self.out(self.at(bit), mask))

    def through(self, bit: int) -> int:
        """How many jumps cross a hole."""
        return sum(over == bit for _, over, _ in self.jumps)

    def lone(self, mask: int) -> int:
        """How many pieces have no other one beside them."""
        rest = mask
        for one, over, _ in self.jumps:
            if mask & one and mask & over:
                rest &= ~(one | over)
        return rest.bit_count()

    def at(self, bit: int) -> Cell:
        """The cell of a hole."""
        return self.cells[bit.bit_length() - 1]


def drawn_board(rng: Stream) -> Board:
    """A board with one of the outlines, from which a few holes may be missing."""
    slanted, (height, width), inside = rng.choice(_OUTLINES)
    cells = [cell for cell in product(range(height), range(width)) if inside(*cell)]
    missing = rng.sample(cells, rng.between(0, _MISSING))
    left = [cell for cell in cells if cell not in missing]
    ways = [(0, 1), (1, 0), (0, -1), (-1, 0), *(((1, -1), (-1, 1)) if slanted else ())]
    joined = [(y, x) for y, x in left if any((y + v, x + h) in left for v, h in ways)]
    return Board(slanted, tuple(joined))


class Quick(NamedTuple):
    """A game that always goes on so that most jumps are possible.

    Attributes:
        first: where its first jump starts.
        left: how many pieces are left.
        last: where the first of these stood at the beginning.
    """

    first: int
    left: int
    last: int


class Games:
    """All games that can be played from a few positions on a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[int, Outcome] = {}
        self._can: dict[int, list[Jump]] = {}
        self._memories: dict[int, npt.NDArray[np.int64]] = {}  # by how many may be left
        self._lasts: dict[int, int] = {}
        self._taken: dict[int, dict[int, tuple[Jump, ...]]] = {}
        self._odds: dict[int, dict[int, Odds]] = {}  # by the goal

    def can(self, mask: int) -> list[Jump]:
        """The jumps that are possible now; found once for each position."""
        if (known := self._can.get(mask)) is None:
            self._can[mask] = known = self.board.can(mask)
        return known

    def wins(self, mask: int) -> bool:
        """True if a single piece can be left."""
        return self.leaves(mask, 1)

    def leaves(self, mask: int, most: int) -> bool:
        """True if so few pieces can be left."""
        return leaves(self.board.table, mask, mask.bit_count(), most, 0, self._memory(most))

    def _memory(self, most: int) -> npt.NDArray[np.int64]:
        if most not in self._memories:
            self._memories[most] = np.zeros(_MEMORY, np.int64)
        return self._memories[most]

    def lasts(self, mask: int) -> int:
        """The pieces that can be left alone."""
        if mask not in self._lasts:
            found = 0 if mask & mask - 1 else mask
            for one, over, to in self.winning(mask):
                found |= _before(self.lasts(mask ^ (one | over | to)), one, to)
            self._lasts[mask] = found
        return self._lasts[mask]

    def spared(self, mask: int) -> int:
        """The pieces that are taken in none of a few games: one for each jump that can come first."""
        spared = mask
        for first in self.can(mask):
            stood, jump, left = {bit: bit for bit in bits_of(mask)}, first, mask
            while True:
                one, over, to = jump
                stood[to] = stood.pop(one)
                spared &= ~stood.pop(over)
                left ^= one | over | to
                if not (can := self.can(left)):
                    break
                jump = can[0]
        return spared

    def winning(self, mask: int) -> list[Jump]:
        """The jumps after which a single piece can be left."""
        numbers = winning(self.board.table, mask, mask.bit_count(), self._memory(1))
        return [self.board.jumps[number] for number in numbers]

    def several_win(self, mask: int) -> bool:
        """True if more than one piece can begin a game that leaves a single one."""
        first = 0
        for one, over, to in self.can(mask):
            if one != first and self.wins(mask ^ (one | over | to)):
                if first:
                    return True
                first = one
        return False

    def look(self, mask: int) -> Outcome:
        """What can come of a position; raises `Rejected` where there are too many."""
        if (known := self.known.get(mask)) is not None:
            return known
        if len(self.known) > _MOST:
            raise Rejected("too many positions")
        left, last, taken = mask.bit_count(), 0, 0
        can = self.can(mask)
        if not can:
            last = mask if left == 1 else 0
        for one, over, to in can:
            after = mask ^ (one | over | to)
            fewest, last_then, taken_then = self.known.get(after) or self.look(after)
            left = fewest if fewest < left else left
            last |= last_then ^ to | one if last_then & to else last_then
            taken |= over | (taken_then ^ to | one if taken_then & to else taken_then)
        self.known[mask] = found = Outcome(left, last, taken)
        return found

    def size(self, mask: int) -> int:
        """How many positions games come to from here; raises `Rejected` where `look` does."""
        most = _MOST + _UNSURE
        ahead = np.empty(most + 2 * len(self.board.table), np.int64)
        count = positions(self.board.table, mask, most, np.zeros(_MET, np.int64), ahead)
        if count > most:
            raise Rejected("too many positions")
        if count > _MOST:
            self.look(mask)
        return count

    def odds(self, mask: int, goal: int = 0) -> Odds:
        """How hard it is to come to this position, or, without one, to a single piece."""
        odds = self._odds.setdefault(goal, {})
        if mask not in odds:
            odds[mask] = self._weighed(mask, goal, odds)
        return odds[mask]

    def _weighed(self, mask: int, goal: int, known: dict[int, Odds]) -> Odds:
        few = goal.bit_count() or 1
        if mask.bit_count() <= few:
            return Odds(float(goal in (0, mask) and mask.bit_count() == few), 1)
        on = list[Odds]()
        for one, over, to in self.can(mask):
            after = mask ^ (one | over | to)
            if (odds := known.get(after)) is None:
                known[after] = odds = self._weighed(after, goal, known)
            on.append(odds)
        return Odds(sum([one.chance for one in on]) / max(1, len(on)), 1 + until(on))

    def quick(self, mask: int) -> Quick:
        """The game of somebody who looks one jump ahead."""
        stood, first = {bit: bit for bit in bits_of(mask)}, 0
        while can := self.can(mask):
            one, over, to = max(can, key=lambda jump: len(self.can(mask ^ sum(jump))))
            first = first or one
            stood[to] = stood.pop(one)
            del stood[over]
            mask ^= one | over | to
        return Quick(first, len(stood), min(stood.values()))

    def way(self, mask: int, first: tuple[int, int] | None = None) -> Way:
        """Jumps that leave the fewest pieces: the jumping piece and the one it takes; ``first`` begins."""
        numbers, left = numbers_of(mask), self.look(mask).left
        start, way = mask, list[Jump]()
        while mask.bit_count() > left:
            jump = next(
                jump
                for jump in self.can(mask)
                if self.look(mask ^ sum(jump)).left == left
                and (way or first in (None, (numbers[jump[0]], numbers[jump[1]])))
            )
            mask ^= sum(jump)
            way.append(jump)
        return told(start, way)

    def takings(self, mask: int) -> tuple[Way, ...]:
        """For each piece that can be taken, in order of their numbers, as few jumps as it takes, with that one."""
        ways = self._takings(mask)
        return tuple(told(mask, ways[bit]) for bit in bits_of(mask) if bit in ways)

    def _takings(self, mask: int) -> dict[int, tuple[Jump, ...]]:
        if mask not in self._taken:
            ways: dict[int, tuple[Jump, ...]] = {jump[1]: (jump,) for jump in self.can(mask)}
            for jump in self.can(mask):
                one, _, to = jump
                for bit, way in self._takings(mask ^ sum(jump)).items():
                    before = one if bit == to else bit
                    if before not in ways or len(way) + 1 < len(ways[before]):
                        ways[before] = (jump, *way)
            self._taken[mask] = ways
        return self._taken[mask]

    def firsts(self, mask: int) -> list[tuple[int, int, int]]:
        """Each jump that is possible now, by two numbers, and the fewest pieces that can be left after it."""
        numbers = numbers_of(mask)
        return [
            (numbers[one], numbers[over], self.look(mask ^ (one | over | to)).left) for one, over, to in self.can(mask)
        ]


def until(tried: Sequence[Odds]) -> float:
    """How many positions are looked at until one of these is won, in any order; or all of them."""
    won = lost = 0.0
    chances = 0
    for chance, nodes in tried:
        if chance:
            won += nodes
            chances += 1
        else:
            lost += nodes
    return lost / (chances + 1) + won / max(1, chances)


def _before(pieces: int, one: int, to: int) -> int:
    """Where these pieces stood before the jump."""
    return pieces ^ to | one if pieces & to else pieces


def bits_of(mask: int) -> list[int]:
    """The masks of the holes that are held."""
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def numbers_of(mask: int) -> dict[int, int]:
    """The number of the piece in each hole that has one: in reading order."""
    return {bit: number for number, bit in enumerate(bits_of(mask), 1)}


def told(mask: int, jumps: Iterable[Jump]) -> Way:
    """Jumps that follow one another, by the numbers of the jumping piece and of the one it takes."""
    numbers, way = numbers_of(mask), []
    for one, over, to in jumps:
        way.append((numbers[one], numbers[over]))
        numbers[to] = numbers.pop(one)
    return tuple(way)
