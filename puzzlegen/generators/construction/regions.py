"""Random irregular regions for jigsaw grids."""

import numpy as np

from puzzlegen.generators.construction.dice import Ints, below
from puzzlegen.kernels import lean_kernel


@lean_kernel
def _connected(size: int, regions: Ints, start: int, seen: Ints) -> bool:
    """Whether the region of ``start`` hangs together by sides of its cells; ``seen`` is scratch of (2 * size,)."""
    region = regions[start]
    seen[0] = start
    known = 1
    looked = 0
    while looked < known:
        cell = seen[looked]
        looked += 1
        column = cell % size
        for side in range(4):
            if side == 0 and column > 0:
                other = cell - 1
            elif side == 1 and column < size - 1:
                other = cell + 1
            elif side == 2 and cell >= size:
                other = cell - size
            elif side == 3 and cell < size * (size - 1):
                other = cell + size
            else:
                continue
            if regions[other] == region:
                new = True
                for i in range(known):
                    if seen[i] == other:
                        new = False
                        break
                if new:
                    seen[known] = other
                    known += 1
    return bool(known == size)


@lean_kernel
def _exchange(size: int, regions: Ints, seen: Ints, trials: int, dice: Ints) -> int:
    """Try to let random pairs of cells exchange their regions, keeping every region in one piece.

    Every exchange is as likely as its reversal, so that with many trials all divisions become equally likely.

    Returns:
        How many exchanges were made.
    """
    cells = size * size
    made = 0
    for _ in range(trials):
        a = below(dice, cells)
        b = below(dice, cells)
        one = regions[a]
        two = regions[b]
        if one == two:
            continue
        touching = False  # a must come to lie at its new region; that b does too is seen below
        if a % size > 0 and regions[a - 1] == two and a - 1 != b:
            touching = True
        elif a % size < size - 1 and regions[a + 1] == two and a + 1 != b:
            touching = True
        elif a >= size and regions[a - size] == two and a - size != b:
            touching = True
        elif a < cells - size and regions[a + size] == two and a + size != b:
            touching = True
        if touching:
            regions[a] = two
            regions[b] = one
            if _connected(size, regions, a, seen) and _connected(size, regions, b, seen):
                made += 1
            else:
                regions[a] = one
                regions[b] = two
    return made


def irregular(boxes: tuple[int, ...], size: int, trials: int, dice: Ints) -> tuple[int, ...]:
    """Divide a grid into connected regions of ``size`` cells, by many small exchanges between its boxes."""
    regions = np.array(boxes, dtype=np.int64)
    _exchange(size, regions, np.zeros(2 * size, dtype=np.int64), trials, dice)
    return tuple(regions.tolist())
