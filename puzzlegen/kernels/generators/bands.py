"""The fast path for ordinary 9x9 grids: for each digit, three words with one bit for each place it may still take.

A *band* is three rows; bit ``9 * row + column`` of a word stands for a cell of the band. A digit takes one box of each
row and one row of each box, so within a band its three triples of cells (a row's part of a box) form a permutation;
what lies outside of all permutations that are left is struck out by one look into a table, and likewise for columns
and stacks of boxes. With singles added this leaves few cells to be tried.
"""

from array import array
from typing import Final

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_ALL: Final = (1 << 27) - 1
_COLUMN: Final = 1 | 1 << 9 | 1 << 18  # the first column of a band
_WORDS: Final = 27  # of a position: its digit * 3 + band
_DEPTH: Final = 82


def _tables() -> "tuple[array[int], array[int], array[int], array[int]]":
    """The tables below."""
    permutations = [
        1 << a | 8 << b | 64 << c for a in range(3) for b in range(3) for c in range(3) if len({a, b, c}) == 3
    ]
    parts, kept, triples, single = (array("q", bytes(8 * 512)) for _ in range(4))
    for bits in range(512):
        parts[bits] = sum(1 << k for k in range(3) if bits >> 3 * k & 7)
        for each in permutations:
            if each & bits == each:
                kept[bits] |= each
        triples[bits] = sum(7 << 3 * k for k in range(9) if kept[bits] >> k & 1)
        single[bits] = bits if bits.bit_count() == 1 else 0
    return parts, kept, triples, single


# By nine bits: which thirds of them are not empty; the union of the permutation matrices within them, as nine bits and
# with each bit stretched to three; the bits themselves if there is only one.
_PARTS, _KEPT, _TRIPLES, _SINGLE = _tables()


class Bands:
    """Fills a grid at random, and drops givens that it does not need.

    Attributes:
        places: by depth of the search, digit and band, the cells that the digit may still take.
        unsettled: by depth and band, the cells that are not yet settled.
        changed: by depth, a bit for each digit that is to be looked at.
        tried_band: by depth, the band of the cell that was tried.
        tried_digit: by depth, the digit that was tried there.
        tried_cell: by depth, the bit of the cell.
        known: by digit and band, the grid that was found.
        given: likewise its givens.
        other: likewise another grid.
    """

    def __init__(self) -> None:
        self.places = array("q", bytes(8 * _DEPTH * _WORDS))
        self.unsettled = array("q", bytes(8 * _DEPTH * 3))
        self.changed = array("q", bytes(8 * _DEPTH))
        self.tried_band = array("q", bytes(8 * _DEPTH))
        self.tried_digit = array("q", bytes(8 * _DEPTH))
        self.tried_cell = array("q", bytes(8 * _DEPTH))
        self.known = array("q", bytes(8 * _WORDS))
        self.given = array("q", bytes(8 * _WORDS))
        self.other = array("q", bytes(8 * _WORDS))

    def _settle(self, depth: int) -> bool:
        """Draw all conclusions at a depth; False on a contradiction."""
        at = _WORDS * depth
        unsettled = 3 * depth
        changed = self.changed[depth]
        one = 1
        while changed:
            for digit in range(9):
                if changed >> digit & 1 == 0:
                    continue
                changed &= ~(one << digit)
                place = at + 3 * digit
                a = self.places[place]
                b = self.places[place + 1]
                c = self.places[place + 2]
                while True:
                    x = a & _TRIPLES[_PARTS[a & 511] | _PARTS[a >> 9 & 511] << 3 | _PARTS[a >> 18] << 6]
                    y = b & _TRIPLES[_PARTS[b & 511] | _PARTS[b >> 9 & 511] << 3 | _PARTS[b >> 18] << 6]
                    z = c & _TRIPLES[_PARTS[c & 511] | _PARTS[c >> 9 & 511] << 3 | _PARTS[c >> 18] << 6]
                    p = (x | x >> 9 | x >> 18) & 511
                    q = (y | y >> 9 | y >> 18) & 511
                    r = (z | z >> 9 | z >> 18) & 511
                    left = _KEPT[p & 7 | (q & 7) << 3 | (r & 7) << 6]
                    middle = _KEPT[p >> 3 & 7 | (q >> 3 & 7) << 3 | (r >> 3 & 7) << 6]
                    right = _KEPT[p >> 6 | q >> 6 << 3 | r >> 6 << 6]
                    if left == 0 or middle == 0 or right == 0:
                        return False
                    x &= (left & 7 | (middle & 7) << 3 | (right & 7) << 6) * _COLUMN
                    y &= (left >> 3 & 7 | (middle >> 3 & 7) << 3 | (right >> 3 & 7) << 6) * _COLUMN
                    z &= (left >> 6 | middle >> 6 << 3 | right >> 6 << 6) * _COLUMN
                    if x == a and y == b and z == c:
                        break
                    a = x
                    b = y
                    c = z
                self.places[place] = a
                self.places[place + 1] = b
                self.places[place + 2] = c
                for band in range(3):
                    word = self.places[place + band]
                    settled = _SINGLE[word & 511] | _SINGLE[word >> 9 & 511] << 9 | _SINGLE[word >> 18] << 18
                    settled &= self.unsettled[unsettled + band]
                    if settled:
                        self.unsettled[unsettled + band] &= ~settled
                        for other in range(9):
                            if other != digit and self.places[at + 3 * other + band] & settled:
                                self.places[at + 3 * other + band] &= ~settled
                                changed |= one << other
            for band in range(3):
                once = twice = 0
                for digit in range(9):
                    word = self.places[at + 3 * digit + band]
                    twice |= once & word
                    once |= word
                if once != _ALL:
                    return False
                alone = once & ~twice & self.unsettled[unsettled + band]
                if alone:
                    for digit in range(9):
                        place = at + 3 * digit + band
                        cells = self.places[place] & alone
                        if cells:
                            changed |= one << digit
                            for row in range(0, 27, 9):
                                own = cells & 511 << row
                                if own & own - 1:
                                    return False
                                if own:
                                    self.places[place] &= ~(511 << row) | own
        return True

    def _choose(self, depth: int, near: bool, numbers: RandomNumbers) -> bool:
        """Choose a cell with few candidates and one of its digits; False if all cells are settled."""
        at = _WORDS * depth
        cell = band = 0
        for looked in range(3):
            once = twice = more = 0
            for digit in range(9):
                word = self.places[at + 3 * digit + looked]
                more |= twice & word
                twice |= once & word
                once |= word
            few = self.unsettled[3 * depth + looked] & ~more
            if few or cell == 0:
                few = few if few else self.unsettled[3 * depth + looked]
                cell = few & -few
                band = looked
                if few & ~more:
                    break
        if cell == 0:
            return False
        candidates = 0
        known = -1
        for digit in range(9):
            if self.places[at + 3 * digit + band] & cell:
                if self.known[3 * digit + band] & cell:
                    known = digit
                else:
                    candidates += 1
        chosen = known
        if known < 0 or not near:
            skip = numbers.below(candidates)
            for digit in range(9):
                if digit != known and self.places[at + 3 * digit + band] & cell:
                    if skip == 0:
                        chosen = digit
                        break
                    skip -= 1
        self.tried_band[depth] = band
        self.tried_digit[depth] = chosen
        self.tried_cell[depth] = cell
        return True

    def _try(self, depth: int) -> None:
        """Let the digit that was chosen take its cell at the next depth, and not at this one."""
        band, digit, cell = self.tried_band[depth], self.tried_digit[depth], self.tried_cell[depth]
        at = _WORDS * depth
        for i in range(at, at + _WORDS):
            self.places[i + _WORDS] = self.places[i]
        for i in range(3 * depth, 3 * depth + 3):
            self.unsettled[i + 3] = self.unsettled[i]
        row = 511
        while row & cell == 0:
            row <<= 9
        self.places[at + _WORDS + 3 * digit + band] &= ~row | cell
        self.places[at + 3 * digit + band] &= ~cell
        one = 1
        self.changed[depth] = self.changed[depth + 1] = one << digit

    def _search(self, numbers: RandomNumbers) -> bool:
        """Look for a filling of the position at depth 0 other than the known one, and leave it there."""
        # Other fillings mostly differ in few cells: once one must differ, the rest is tried near the known one.
        near = False
        for i in range(_WORDS):
            if self.known[i] & ~self.places[i]:
                near = True
        depth = 0
        while True:
            if self._settle(depth):
                if self._choose(depth, near or depth > 0, numbers):
                    self._try(depth)
                    depth += 1
                    continue
                at = _WORDS * depth
                for i in range(_WORDS):
                    if self.places[at + i] != self.known[i]:
                        for j in range(_WORDS):
                            self.places[j] = self.places[at + j]
                        return True
            if depth == 0:
                return False
            depth -= 1

    def _begin(self) -> None:
        """Lay out the position at depth 0 from the givens."""
        self.changed[0] = 511
        for band in range(3):
            given = 0
            for digit in range(9):
                given |= self.given[3 * digit + band]
            self.unsettled[band] = _ALL
            for digit in range(9):
                own = self.given[3 * digit + band]
                word = _ALL & ~given
                for row in range(0, 27, 9):
                    if own & 511 << row:
                        word &= ~(511 << row)
                self.places[3 * digit + band] = word | own

    def fill(self, numbers: RandomNumbers) -> None:
        """Leave a random full grid as the known one."""
        one = 1
        for i in range(_WORDS):
            self.given[i] = 0
            self.known[i] = 0
        for box in range(3):  # the boxes on a diagonal do not see each other
            taken = 0
            for i in range(9):
                digit = numbers.below(9)
                while taken >> digit & 1:
                    digit = numbers.below(9)
                taken |= one << digit
                self.given[3 * digit + box] |= one << 9 * (i // 3) + 3 * box + i % 3
        self._begin()
        self._search(numbers)
        for i in range(_WORDS):
            self.known[i] = self.places[i]

    def _agrees(self) -> bool:
        """True if the other filling agrees with the givens."""
        for i in range(_WORDS):
            if self.given[i] & ~self.other[i]:
                return False
        return True

    def thin(self, order: Ints, numbers: RandomNumbers) -> None:
        """Drop givens of the known grid, in this order of cells, wherever it stays the only filling.

        The outcome is the same as with one cell at a time: when several at once can go, each of them can.
        """
        one = 1
        for i in range(_WORDS):
            self.given[i] = self.known[i]
            self.other[i] = 0
        first = 0
        stride = 16
        while first < len(order):
            end = min(first + stride, len(order))
            for i in range(first, end):
                for word in range(order[i] // 27, _WORDS, 3):
                    self.given[word] &= ~(one << order[i] % 27)
            found = True
            if not self._agrees():
                self._begin()
                if stride == 1:
                    cell = one << order[first] % 27
                    for word in range(order[first] // 27, _WORDS, 3):
                        if self.known[word] & cell:
                            self.places[word] &= ~cell
                found = self._search(numbers)
                if found:
                    for i in range(_WORDS):
                        self.other[i] = self.places[i]
            if not found:
                first = end
                stride *= 2
                continue
            for i in range(first, end):
                for word in range(order[i] // 27, _WORDS, 3):
                    self.given[word] |= self.known[word] & one << order[i] % 27
            if stride > 1:
                stride //= 2
            else:
                first += 1

    def grid(self) -> tuple[int, ...]:
        """The known grid as 81 values."""
        return _values(self.known)

    def givens(self) -> tuple[int, ...]:
        """The givens as 81 values, 0 for an empty cell."""
        return _values(self.given)


def _values(words: Ints) -> tuple[int, ...]:
    """A grid of 27 words as 81 values, 0 for a cell that no digit takes."""
    values = [0] * 81
    for digit in range(9):
        for band in range(3):
            word = words[3 * digit + band]
            for i in range(27):
                if word >> i & 1:
                    values[27 * band + i] = digit + 1
    return tuple(values)
