"""Plays games of Go as `go_games` of the generators tells: the players, and the rules that they keep to.

A point is an index into the cells of a board with a sentinel at the end of each row and a row of them above and below;
the first one is a sentinel, too.
"""

from typing import Final

from puzzlegen.kernels.arrays import Floats, FloatTable, Ints, IntTable
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

EMPTY: Final = 0
BLACK: Final = 1
WHITE: Final = 2
OFF: Final = 3

_OPENING: Final = 4  # moves in the corners
_CANDIDATES: Final = 12  # points looked at for one move
_UNIT: Final = 0x40000000
_RESCUE: Final = 85  # per cent of the times that a player sees that a stone can be taken or saved
_ANSWER: Final = 72  # per cent of the moves that answer the last one


class Game:
    """A game between two players.

    Attributes:
        size: lines of the board.
        cells: (points and sentinels,) one of the numbers above.
        steps: the steps to the next points: up, left, right, down.
        heights: (as ``cells``,) how many lines lie between a point and the nearest side.
        liked: (2, heights) how much a point is liked at each height, and in the endgame.
        endgame: after how many moves it begins.
        contested: the influence at which a point is worth half as much as where there is none.
        answers: (as ``cells``, some) where a stone may be answered; 0, a sentinel, for what is off the board.
        around: (as ``cells``, some) the points on which a stone has influence; likewise.
        shares: (as ``around``,) how much; 0 on sentinels.
        lead: (as ``cells``,) how much more influence Black has.
        seen: (as ``cells``,) the number of the last search that came to a point.
        searches: how many there were.
        chain: (as ``cells``,) scratch: the stones of a chain.
        stones: how many they are.
        pool: (as ``cells``,) points among which a player chooses.
        taken: (as ``cells``,) what the last move took.
        count: how many stones that are.
        liberty: one of the chain that was looked at last.
        numbers: the random numbers.
    """

    def __init__(
        self,
        cells: Ints,
        steps: Ints,
        heights: Ints,
        answers: IntTable,
        around: IntTable,
        shares: FloatTable,
        liked: FloatTable,
        lead: Floats,
        seen: Ints,
        chain: Ints,
        pool: Ints,
        taken: Ints,
        numbers: RandomNumbers,
    ) -> None:
        """Begin on a board that may hold stones; what follows ``liked`` is as long as the cells and holds zeros."""
        self.cells, self.steps, self.heights, self.liked, self.answers = cells, steps, heights, liked, answers
        self.around, self.shares, self.lead, self.numbers = around, shares, lead, numbers
        self.seen, self.chain, self.pool, self.taken = seen, chain, pool, taken
        self.size, self.searches, self.stones, self.count, self.liberty = steps[3] - 1, 0, 0, 0, 0
        self.endgame, self.contested = 0, 1.0

    def play(self, moves: int, endgame: int, contested: float) -> None:
        """Play so many moves, or fewer if a player finds none."""
        self.endgame, self.contested = endgame, contested
        last, ko = 0, 0
        for number in range(moves):
            colour = WHITE if number % 2 else BLACK
            last = self._move(colour, last, ko, number)
            if last == 0:
                return
            self._put(last, colour)
            sign = 1.0 if colour == BLACK else -1.0
            for stone in range(-1, self.count):  # those taken were the other's, so that all count for this side
                point = last if stone < 0 else self.taken[stone]
                for near in range(self.around.shape[1]):
                    self.lead[self.around[point, near]] += sign * self.shares[point, near]
            ko = self.taken[0] if self.count == 1 else 0

    def _move(self, colour: int, last: int, ko: int, number: int) -> int:
        """The point where a player moves; 0 for none."""
        if number < _OPENING and self.size > 7:
            return self._corner()
        if last and self.numbers.below(100) < _RESCUE:
            urgent = self._urgent(colour, last, ko)
            if urgent:
                return self.pool[self.numbers.below(urgent)]
        pool = 0
        if last and self.numbers.below(100) < _ANSWER:
            for near in range(self.answers.shape[1]):
                if self.cells[self.answers[last, near]] == EMPTY:
                    self.pool[pool] = self.answers[last, near]
                    pool += 1
        if pool == 0:
            for point in range(len(self.cells)):
                if self.cells[point] == EMPTY:
                    self.pool[pool] = point
                    pool += 1
        best, move = 0.0, 0
        for _ in range(_CANDIDATES if pool else 0):
            point = self.pool[self.numbers.below(pool)]
            if point != ko:
                liking = self._liking(colour, point, number) * (0.6 + self._unit())
                if liking > best:
                    best, move = liking, point
        return move

    def _unit(self) -> float:
        """A number in [0, 1)."""
        return self.numbers.below(_UNIT) / (1.0 * _UNIT)

    def _corner(self) -> int:
        """A point on the third or fourth line of a corner that is still free."""
        size, reach = self.size, self.size // 2
        while True:
            row = 2 + self.numbers.below(2 if size > 9 else 1)
            column = 2 + self.numbers.below(2 if size > 9 else 1)
            row = size - 1 - row if self.numbers.below(2) else row
            column = size - 1 - column if self.numbers.below(2) else column
            free, taken = 0, False
            for r in range(size):
                for c in range(size):
                    if abs(r - row) + abs(c - column) < reach:
                        point = (r + 1) * (size + 1) + c + 1
                        if self.cells[point] == EMPTY:
                            self.pool[free] = point
                            free += 1
                        else:
                            taken = True
            if not taken:
                return (row + 1) * (size + 1) + column + 1
            if free and self.numbers.below(8) == 0:  # all corners are taken
                return self.pool[self.numbers.below(free)]

    def _urgent(self, colour: int, last: int, ko: int) -> int:
        """Keep in the pool where stones in atari beside the last move, or of which it is one, can be taken or saved."""
        pool = 0
        for step in range(-1, 4):
            near = last if step < 0 else last + self.steps[step]
            if self.cells[near] in (BLACK, WHITE) and self._liberties(near) == 1:
                point = self.liberty
                if point != ko and (self.cells[near] != colour or self._room(colour, point) > 1):
                    self.pool[pool] = point
                    pool += 1
        return pool

    def _room(self, colour: int, point: int) -> int:
        """How many liberties the chain gets that a stone on a point makes; 0 if it may not be put there."""
        room = 0
        if self._put(point, colour):
            room = self._liberties(point)
            for stone in range(self.count):
                self.cells[self.taken[stone]] = BLACK + WHITE - colour
        self.cells[point] = EMPTY
        return room

    def _liking(self, colour: int, point: int, number: int) -> float:
        """How much a player likes a point; 0 for moves that nobody makes."""
        own, free, off = 0, 0, 0
        for step in range(4):
            held = self.cells[point + self.steps[step]]
            own += held == colour
            free += held == EMPTY
            off += held == OFF
        if own + off == 4 or (free == 1 and own == 0) or (free == 0 and self._room(colour, point) < 2):
            return 0.0
        lead = self.lead[point]
        if free == 0:  # the influence is that after the move
            self._capture(point, colour)
            for near in range(self.around.shape[1]):
                for stone in range(self.count):
                    if self.taken[stone] == self.around[point, near]:
                        lead += self.shares[point, near] if colour == BLACK else -self.shares[point, near]
        height = self.heights[point]
        late = 0 if number < self.endgame else 1
        liking = self.liked[late, min(height, self.liked.shape[1] - 1)] * self._shape(colour, point, own, height < 2)
        liking /= 1 + (lead / self.contested) * (lead / self.contested)
        return liking * 0.4 if free == 1 else liking

    def _shape(self, colour: int, point: int, own: int, low: bool) -> float:
        """How well a stone works together with those of its colour; a low one has to hang on others."""
        other = BLACK + WHITE - colour
        aslant, pressed = False, False
        for step in range(4):
            if self.cells[point + self.steps[step]] == other:
                pressed = True
        for down in range(0, 4, 3):
            for across in range(1, 3):
                one = self.cells[point + self.steps[down]]
                two = self.cells[point + self.steps[across]]
                if self.cells[point + self.steps[down] + self.steps[across]] == colour:
                    aslant = True
                    if one == other and two == other:
                        return 0.05  # a cut through a cut
                    if (one == colour and two == EMPTY) or (one == EMPTY and two == colour):
                        return 0.15  # an empty triangle
        if own > 1:  # clumsy, unless it connects
            return 1.2 if pressed else 0.08
        if own:  # stretches, best where the other side presses
            return 2.5 if pressed else 0.5
        if aslant:  # best as a turn around the other's stone
            return 1.6 if pressed else 0.6
        if low:
            return 0.1
        for step in range(4):
            near = point + self.steps[step]
            if self.cells[near] == EMPTY and self.cells[near + self.steps[step]] == colour:  # jumps
                return 0.5 if pressed else 1.6
        return 0.08 if pressed else 1.0  # nobody touches the other's stone without help

    def _put(self, point: int, colour: int) -> bool:
        """Put a stone on an empty point and take what it captures; False if that is suicide, and the stone remains."""
        self._capture(point, colour)
        self.cells[point] = colour
        for stone in range(self.count):
            self.cells[self.taken[stone]] = EMPTY
        return self.count > 0 or self._liberties(point) > 0

    def _capture(self, point: int, colour: int) -> None:
        """Keep which stones one of this colour on an empty point takes."""
        self.count = 0
        for step in range(4):
            near = point + self.steps[step]
            if self.cells[near] == BLACK + WHITE - colour:
                known = False
                for stone in range(self.count):
                    if self.taken[stone] == near:
                        known = True
                if not known and self._liberties(near) == 1:
                    for stone in range(self.stones):
                        self.taken[self.count] = self.chain[stone]
                        self.count += 1

    def _liberties(self, point: int) -> int:
        """How many liberties the chain on a point has, one of which is kept, and so are its stones."""
        self.searches += 1
        self.chain[0] = point
        self.seen[point] = self.searches
        self.stones = 1
        liberties, looked = 0, 0
        while looked < self.stones:
            for step in range(4):
                near = self.chain[looked] + self.steps[step]
                if self.seen[near] == self.searches:
                    continue
                if self.cells[near] == EMPTY:
                    self.liberty = near
                    liberties += 1
                elif self.cells[near] == self.cells[point]:
                    self.chain[self.stones] = near
                    self.stones += 1
                else:
                    continue
                self.seen[near] = self.searches
            looked += 1
        return liberties
