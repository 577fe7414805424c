"""Jumps of peg solitaire, and whether games can end with few pieces; positions are masks of at most 62 holes."""

from typing import Final

from puzzlegen.kernels.arrays import Ints, IntTable

_PROBES: Final = 8  # places of the memory that are tried
_FACTOR: Final = 0x9E3779B1


def leaves(jumps: IntTable, mask: int, pieces: int, most: int, end: int, memory: Ints) -> bool:
    """True if a game can go on until so few pieces are left, and these in another position than one.

    Args:
        jumps: (jumps, 2) all holes of a jump, and those that hold pieces before it.
        mask: the position.
        pieces: how many it has.
        most: the pieces that may be left.
        end: the position that does not count.
        memory: (a power of two,) what is known of positions with the same ``most`` and ``end``: at first zeros.
    """
    if pieces <= most:
        return mask != end
    first = (mask ^ mask >> 21) * _FACTOR >> 9
    for probe in range(_PROBES):
        seen = memory[first + probe & len(memory) - 1]
        if seen >> 1 == mask:
            return seen & 1 == 1
        if seen == 0:
            break
    found = False
    for jump in range(len(jumps)):
        if mask & jumps[jump, 0] == jumps[jump, 1] and leaves(
            jumps, mask ^ jumps[jump, 0], pieces - 1, most, end, memory
        ):
            found = True
            break
    for probe in range(_PROBES):
        if memory[first + probe & len(memory) - 1] == 0:
            memory[first + probe & len(memory) - 1] = 2 * mask + found
            break
    return found


def possible(jumps: IntTable, mask: int) -> list[int]:
    """The numbers of the jumps that a position allows; the jumps are those of `leaves`."""
    return [jump for jump in range(len(jumps)) if mask & jumps[jump, 0] == jumps[jump, 1]]


def winning(jumps: IntTable, mask: int, pieces: int, memory: Ints) -> list[int]:
    """The numbers of the jumps that a position allows after which a single piece can be left; see `leaves`."""
    return [
        jump
        for jump in range(len(jumps))
        if mask & jumps[jump, 0] == jumps[jump, 1] and leaves(jumps, mask ^ jumps[jump, 0], pieces - 1, 1, 0, memory)
    ]


def positions(jumps: IntTable, mask: int, most: int, met: Ints, ahead: Ints) -> int:
    """Count the positions that games come to, with the one they begin at, until these are more than so many.

    Args:
        jumps: as in `leaves`.
        mask: the position at the beginning.
        most: after how many more the count ends.
        met: (a power of two, well above the most,) zeros; receives them.
        ahead: (more than the most and than the jumps together,) scratch.

    Returns:
        How many they are, or more than the most.
    """
    count = waiting = 1
    met[_slot(met, mask)] = ahead[0] = mask
    while waiting > 0 and count <= most:
        waiting -= 1
        now = ahead[waiting]
        for jump in range(len(jumps)):
            if now & jumps[jump, 0] == jumps[jump, 1]:
                after = now ^ jumps[jump, 0]
                slot = _slot(met, after)
                if met[slot] == 0:
                    met[slot] = ahead[waiting] = after
                    waiting += 1
                    count += 1
    return count


def _slot(met: Ints, mask: int) -> int:
    """Where a position stands among those met, or has its place."""
    slot = ((mask ^ mask >> 21) * _FACTOR >> 9) & len(met) - 1
    while met[slot] != 0 and met[slot] != mask:
        slot = slot + 1 & len(met) - 1
    return slot
