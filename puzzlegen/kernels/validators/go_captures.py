"""Moves in an enclosed area of a board of Go, as `boards/go_life_death` is judged; sets of points are masks.

An area has at most 62 points.
"""

from typing import Final

from puzzlegen.kernels.arrays import Ints

_ONE: Final = 1


def moves(
    beside: Ints, anchored: int, attacker: int, defender: int, turn: bool
) -> list[tuple[int, tuple[int, int, bool]]]:
    """What may be played: ``(point, position after it)``, the defender's pass, point 0, first.

    Args:
        beside: (points,) the points next to each.
        anchored: those where an attacker's stone is safe.
        attacker: his stones.
        defender: the others.
        turn: whether it is the defender's.
    """
    found = list[tuple[int, tuple[int, int, bool]]]()
    if turn:
        found.append((0, (attacker, defender, False)))
    for bit in range(len(beside)):
        point = _ONE << bit
        if (attacker | defender) & point:
            continue
        own, other = (defender, attacker) if turn else (attacker, defender)
        own |= point
        left, taken = ~(own | other), point ^ point
        threatened = beside[bit] & other
        for near in range(len(beside)):
            if threatened & (_ONE << near):
                chain = _smothered(beside, near, other, left)
                threatened &= ~chain
                if not (turn and chain & anchored):
                    taken |= chain
        if not taken and not beside[bit] & left:
            chain = _smothered(beside, bit, own, left)
            if chain and (turn or not chain & anchored):
                continue  # suicide
        other ^= taken
        found.append((point, (other, own, False) if turn else (own, other, True)))
    return found


def evident(beside: Ints, anchored: int, target: int, attacker: int, defender: int, turn: bool) -> int:
    """What needs no reading: 1 if the chain is gone or can be taken at once, 0 if it has two eyes, else -1.

    Args:
        beside: as above, and so are the others.
        anchored: and the eyes are none of these points.
        target: a stone of the chain.
        attacker: his stones.
        defender: the others.
        turn: whether it is the defender's.
    """
    if not defender & target:
        return 1
    chain, around, grown, eyes = target ^ target, target ^ target, target, 0
    while grown != chain:
        chain = grown
        around = _around(beside, chain)
        grown = chain | around & defender
    liberties = around & ~(attacker | defender)
    if not turn and not liberties & (liberties - 1):
        return 1  # it has two stones or more, so that no ko forbids that
    for bit in range(len(beside)):
        if liberties & ~anchored & (_ONE << bit) and not beside[bit] & ~chain:
            eyes += 1
    return 0 if eyes > 1 else -1


def _smothered(beside: Ints, stone: int, stones: int, free: int) -> int:
    """The stones connected with one, which is a number, if none of them is next to a free point, otherwise none."""
    chain, grown = _ONE ^ _ONE, _ONE << stone
    while grown != chain:
        chain = grown
        around = _around(beside, chain)
        if around & free:
            return 0
        grown = chain | around & stones
    return chain


def _around(beside: Ints, points: int) -> int:
    """The points next to some of these."""
    found = points ^ points
    for bit in range(len(beside)):
        if points & (_ONE << bit):
            found |= beside[bit]
    return found
