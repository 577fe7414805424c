"""The fast path for ordinary 9x9 grids: for each digit, three words with one bit for each place it may still take.

A *band* is three rows; bit ``9 * row + column`` of a word stands for a cell of the band. A digit takes one box of each
row and one row of each box, so within a band its three triples of cells (a row's part of a box) form a permutation;
what lies outside of all permutations that are left is struck out by one look into a table, and likewise for columns
and stacks of boxes. With singles added this leaves few cells to be tried.

A *position* is 31 words: 27 for digit * 3 + band, three with the cells that are not yet settled, and one with a bit for
each digit that is to be looked at.
"""

from typing import Final

import numpy as np

from puzzlegen.generators.sudoku.kits.random_numbers import Ints, below
from puzzlegen.running.kernels import lean_kernel

_ALL: Final = (1 << 27) - 1
_COLUMN: Final = 1 | 1 << 9 | 1 << 18  # the first column of a band
_WORDS: Final = 31
_OPEN: Final = 27  # where the unsettled cells begin
_CHANGED: Final = 30
_DEPTH: Final = 82


def _tables() -> tuple[Ints, Ints, Ints, Ints]:
    """The tables below."""
    permutations = [
        1 << a | 8 << b | 64 << c for a in range(3) for b in range(3) for c in range(3) if {a, b, c} == {0, 1, 2}
    ]
    parts = np.zeros(512, dtype=np.int64)
    kept = np.zeros(512, dtype=np.int64)
    triples = np.zeros(512, dtype=np.int64)
    single = np.zeros(512, dtype=np.int64)
    for bits in range(512):
        parts[bits] = sum(1 << k for k in range(3) if bits >> 3 * k & 7)
        kept[bits] = np.bitwise_or.reduce([each for each in permutations if each & bits == each] or [0])
        triples[bits] = sum(7 << 3 * k for k in range(9) if int(kept[bits]) >> k & 1)
        single[bits] = bits if bits.bit_count() == 1 else 0
    return parts, kept, triples, single


# By nine bits: which thirds of them are not empty; the union of the permutation matrices within them, as nine bits and
# with each bit stretched to three; the bits themselves if there is only one.
_PARTS, _KEPT, _TRIPLES, _SINGLE = _tables()


def workspace() -> Ints:
    """Working space: positions at each depth, a filling, the tried places, the givens and another filling."""
    return np.zeros(_DEPTH * _WORDS + 3 * _DEPTH + 3 * 27, dtype=np.int64)


_TRIED: Final = _DEPTH * _WORDS  # by depth: band, digit and bit that were tried
_KNOWN: Final = _TRIED + 3 * _DEPTH
_GIVEN: Final = _KNOWN + 27
_OTHER: Final = _GIVEN + 27


@lean_kernel
def _settle(workspace: Ints, at: int) -> bool:
    """Draw all conclusions in the position at ``at``; False on a contradiction."""
    changed = workspace[at + _CHANGED]
    while changed:
        for digit in range(9):
            if changed >> digit & 1 == 0:
                continue
            changed &= ~(1 << digit)
            place = at + 3 * digit
            a = workspace[place]
            b = workspace[place + 1]
            c = workspace[place + 2]
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
            workspace[place] = a
            workspace[place + 1] = b
            workspace[place + 2] = c
            for band in range(3):
                word = workspace[place + band]
                settled = _SINGLE[word & 511] | _SINGLE[word >> 9 & 511] << 9 | _SINGLE[word >> 18] << 18
                settled &= workspace[at + _OPEN + band]
                if settled:
                    workspace[at + _OPEN + band] &= ~settled
                    for other in range(9):
                        if other != digit and workspace[at + 3 * other + band] & settled:
                            workspace[at + 3 * other + band] &= ~settled
                            changed |= 1 << other
        for band in range(3):
            once = 0
            twice = 0
            for digit in range(9):
                word = workspace[at + 3 * digit + band]
                twice |= once & word
                once |= word
            if once != _ALL:
                return False
            alone = once & ~twice & workspace[at + _OPEN + band]
            if alone:
                for digit in range(9):
                    place = at + 3 * digit + band
                    cells = workspace[place] & alone
                    if cells:
                        changed |= 1 << digit
                        for row in range(0, 27, 9):
                            own = cells & 511 << row
                            if own & own - 1:
                                return False
                            if own:
                                workspace[place] &= ~(511 << row) | own
    return True


@lean_kernel
def _choose(workspace: Ints, at: int, near: bool, rng_state: Ints) -> bool:
    """Choose a cell with few candidates and one of its digits; False if all cells are settled."""
    tried = _TRIED + 3 * (at // _WORDS)
    cell = 0
    for band in range(3):
        once = 0
        twice = 0
        more = 0
        for digit in range(9):
            word = workspace[at + 3 * digit + band]
            more |= twice & word
            twice |= once & word
            once |= word
        few = workspace[at + _OPEN + band] & ~more
        if few or cell == 0:
            few = few if few else workspace[at + _OPEN + band]
            cell = few & -few
            workspace[tried] = band
            if few & ~more:
                break
    if cell == 0:
        return False
    band = workspace[tried]
    candidates = 0
    known = -1
    for digit in range(9):
        if workspace[at + 3 * digit + band] & cell:
            if workspace[_KNOWN + 3 * digit + band] & cell:
                known = digit
            else:
                candidates += 1
    chosen = known
    if known < 0 or not near:
        skip = below(rng_state, candidates)
        for digit in range(9):
            if digit != known and workspace[at + 3 * digit + band] & cell:
                if skip == 0:
                    chosen = digit
                    break
                skip -= 1
    workspace[tried + 1] = chosen
    workspace[tried + 2] = cell
    return True


@lean_kernel
def _place(workspace: Ints, at: int, band: int, digit: int, cell: int) -> None:
    """Let the digit take this cell of the band, given as a bit, in its row."""
    row = 511
    while row & cell == 0:
        row <<= 9
    workspace[at + 3 * digit + band] &= ~row | cell


@lean_kernel
def _search(workspace: Ints, rng_state: Ints) -> bool:
    """Look for a filling of the position at 0 other than the known one, and leave it there."""
    # Other fillings mostly differ in few cells: once one must differ, the rest is tried near the known one.
    near = False
    for i in range(27):
        near = near or workspace[_KNOWN + i] & ~workspace[i] != 0
    at = 0
    while True:
        if _settle(workspace, at):
            if _choose(workspace, at, near or at > 0, rng_state):
                tried = _TRIED + 3 * (at // _WORDS)
                band = workspace[tried]
                digit = workspace[tried + 1]
                cell = workspace[tried + 2]
                workspace[at + _CHANGED] = 1 << digit
                for i in range(at, at + _WORDS):
                    workspace[i + _WORDS] = workspace[i]
                _place(workspace, at + _WORDS, band, digit, cell)
                workspace[at + 3 * digit + band] &= ~cell
                at += _WORDS
                continue
            for i in range(27):
                if workspace[at + i] != workspace[_KNOWN + i]:
                    for j in range(27):
                        workspace[j] = workspace[at + j]
                    return True
        if at == 0:
            return False
        at -= _WORDS


@lean_kernel
def _begin(workspace: Ints) -> None:
    """Lay out the position at 0 from the givens."""
    workspace[_CHANGED] = 511
    for band in range(3):
        given = 0
        for digit in range(9):
            given |= workspace[_GIVEN + 3 * digit + band]
        workspace[_OPEN + band] = _ALL
        for digit in range(9):
            own = workspace[_GIVEN + 3 * digit + band]
            word = _ALL & ~given
            for row in range(0, 27, 9):
                if own & 511 << row:
                    word &= ~(511 << row)
            workspace[3 * digit + band] = word | own


@lean_kernel
def fill(workspace: Ints, rng_state: Ints) -> None:
    """Leave a random full grid as the known one."""
    for i in range(27):
        workspace[_GIVEN + i] = 0
        workspace[_KNOWN + i] = 0
    for box in range(3):  # the boxes on a diagonal do not see each other
        taken = 0
        for i in range(9):
            digit = below(rng_state, 9)
            while taken >> digit & 1:
                digit = below(rng_state, 9)
            taken |= 1 << digit
            workspace[_GIVEN + 3 * digit + box] |= 1 << 9 * (i // 3) + 3 * box + i % 3
    _begin(workspace)
    _search(workspace, rng_state)
    for i in range(27):
        workspace[_KNOWN + i] = workspace[i]


@lean_kernel
def _agrees(workspace: Ints) -> bool:
    """True if the other filling agrees with the givens."""
    for i in range(27):  # noqa: SIM110 (numba has no generator expressions)
        if workspace[_GIVEN + i] & ~workspace[_OTHER + i]:
            return False
    return True


@lean_kernel
def thin(workspace: Ints, order: Ints, rng_state: Ints) -> None:
    """Drop givens of the known grid, in this order of cells, wherever it stays the only filling.

    The outcome is the same as with one cell at a time: when several at once can go, each of them can.
    """
    for i in range(27):
        workspace[_GIVEN + i] = workspace[_KNOWN + i]
        workspace[_OTHER + i] = 0
    first = 0
    stride = 16
    while first < len(order):
        end = min(first + stride, len(order))
        for i in range(first, end):
            band = order[i] // 27
            for word in range(_GIVEN + band, _GIVEN + 27, 3):
                workspace[word] &= ~(1 << order[i] % 27)
        found = True
        if not _agrees(workspace):
            _begin(workspace)
            if stride == 1:
                band = order[first] // 27
                cell = 1 << order[first] % 27
                for digit in range(9):
                    if workspace[_KNOWN + 3 * digit + band] & cell:
                        workspace[3 * digit + band] &= ~cell
            found = _search(workspace, rng_state)
            if found:
                for i in range(27):
                    workspace[_OTHER + i] = workspace[i]
        if not found:
            first = end
            stride *= 2
            continue
        for i in range(first, end):
            band = order[i] // 27
            for word in range(band, 27, 3):
                workspace[_GIVEN + word] |= workspace[_KNOWN + word] & 1 << order[i] % 27
        if stride > 1:
            stride //= 2
        else:
            first += 1


@lean_kernel
def _values(workspace: Ints, at: int, values: Ints) -> None:
    """Write the grid of 27 words at ``at`` as 81 values, 0 for a cell that no digit takes."""
    for cell in range(81):
        values[cell] = 0
    for digit in range(9):
        for band in range(3):
            word = workspace[at + 3 * digit + band]
            for i in range(27):
                if word >> i & 1:
                    values[27 * band + i] = digit + 1


@lean_kernel
def known(workspace: Ints, values: Ints) -> None:
    """Write the known grid to ``values``, (81,)."""
    _values(workspace, _KNOWN, values)


@lean_kernel
def givens(workspace: Ints, values: Ints) -> None:
    """Write the givens to ``values``, (81,), 0 for an empty cell."""
    _values(workspace, _GIVEN, values)
