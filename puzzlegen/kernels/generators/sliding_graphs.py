"""All positions that can arise on a board with sliding pieces, and how far each one is from some of them.

A slot is a piece in a place, and has a number; a position is the numbers of its slots in ascending order. Sets of slots
are words of 62 bits.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

BITS: Final = 62  # of a word


def explore(
    slots: IntTable,
    lines: IntTable,
    steps: IntTable,
    to_the_end: bool,
    still: Ints,
    until: Ints,
    depth: int,
    positions: IntTable,
    depths: Ints,
    heads: Ints,
    ahead: Ints,
    keys: Ints,
    table: Ints,
    held: Ints,
) -> int:
    """Find all positions, breadth first; returns how many were looked at, 0 where there is no room for all.

    Args:
        slots: (slots, 3) the first of its lines, the one after its last, and a random number.
        lines: (lines, 2) the first of its steps, and the one after its last.
        steps: (steps, 1 + words) the slot after the step, and the slots that bar it.
        to_the_end: whether pieces stop only before what bars them.
        still: (words,) slots whose pieces do not move.
        until: (words,) it stops at a position with one of these slots.
        depth: positions so many moves away are not looked at.
        positions: (room, pieces) the first row is the start; receives the positions, and the last row is scratch.
        depths: (room,) the first is 0; receives the moves that each position needs at least.
        heads: (room + 1,) receives where the positions after each one begin in ``ahead``.
        ahead: receives the numbers of the positions after each one.
        keys: (room,) the first is 0; scratch.
        table: (a power of two,) filled with -1, larger than ``room``.
        held: (words,) scratch.
    """
    room, pieces, words, known, edges, at = len(positions), positions.shape[1], len(held), 1, 0, 0
    table[0] = 0
    while at < known and depths[at] < depth:
        heads[at] = edges
        for word in range(words):
            held[word] = 0
        for piece in range(pieces):
            slot = positions[at, piece]
            bit = 1
            held[slot // BITS] |= bit << slot % BITS
        for piece in range(pieces):
            slot = positions[at, piece]
            if still[slot // BITS] >> slot % BITS & 1:
                continue
            for line in range(slots[slot, 0], slots[slot, 1]):
                last = -1
                for step in range(lines[line, 0], lines[line, 1]):
                    if _barred(steps, step, held):
                        break
                    last = steps[step, 0]
                    if not to_the_end or step + 1 == lines[line, 1] or _barred(steps, step + 1, held):
                        if edges == len(ahead):
                            return 0
                        keys[known] = keys[at] - slots[slot, 2] + slots[last, 2]
                        ahead[edges] = _number(positions, at, piece, last, known, keys, table)
                        if ahead[edges] == known:
                            if known == room - 1:
                                return 0
                            depths[known] = depths[at] + 1
                            known += 1
                        edges += 1
        at += 1
        for word in range(words):
            if held[word] & until[word]:
                heads[at] = edges
                return at
    heads[at] = edges
    return at


def measure(heads: Ints, ahead: Ints, count: int, far: Ints) -> None:
    """Find how many moves each position needs at least to come to a goal.

    Args:
        heads: what `explore` found.
        ahead: likewise.
        count: how many positions it looked at.
        far: 0 for goals, otherwise -1, which stays where no goal is ever reached; receives the moves.
    """
    away, grown = 0, True
    while grown:
        grown = False
        for at in range(count):
            if far[at] < 0:
                for edge in range(heads[at], heads[at + 1]):
                    if far[ahead[edge]] == away:
                        far[at] = away + 1
                        grown = True
                        break
        away += 1


def _barred(steps: IntTable, step: int, held: Ints) -> bool:
    """True if something stands in the way of a step."""
    for word in range(len(held)):
        if steps[step, 1 + word] & held[word]:
            return True
    return False


def _number(positions: IntTable, at: int, piece: int, slot: int, known: int, keys: Ints, table: Ints) -> int:
    """The number of the position where a piece of another one is in this slot, which becomes ``known`` if it is new."""
    place, put = 0, False
    for other in range(positions.shape[1]):
        if other == piece:
            continue
        if not put and slot < positions[at, other]:
            positions[known, place] = slot
            place, put = place + 1, True
        positions[known, place] = positions[at, other]
        place += 1
    if not put:
        positions[known, place] = slot
    place = keys[known] & (len(table) - 1)
    while table[place] >= 0:
        if keys[table[place]] == keys[known] and _equal(positions, table[place], known):
            return table[place]
        place = (place + 1) & (len(table) - 1)
    table[place] = known
    return known


def _equal(positions: IntTable, one: int, other: int) -> bool:
    """True if two positions are the same."""
    for piece in range(positions.shape[1]):
        if positions[one, piece] != positions[other, piece]:
            return False
    return True
