"""Random irregular regions for jigsaw grids."""

import numpy as np

from puzzlegen.generators.construction.dice import Ints, below
from puzzlegen.kernels import lean_kernel


@lean_kernel
def _neighbour(size: int, cell: int, side: int) -> int:
    """The cell to the left (0), to the right (1), above (2) or below (3); the cell itself at the edge."""
    if side == 0:
        return cell - 1 if cell % size > 0 else cell
    if side == 1:
        return cell + 1 if cell % size < size - 1 else cell
    if side == 2:
        return cell - size if cell >= size else cell
    return cell + size if cell < size * (size - 1) else cell


@lean_kernel
def _connected(size: int, regions: Ints, start: int, seen: Ints) -> bool:
    """Whether the region of ``start`` hangs together by sides of its cells; ``seen`` is scratch of (size,)."""
    seen[0] = start
    known = 1
    looked = 0
    while looked < known:
        for side in range(4):
            other = _neighbour(size, seen[looked], side)
            if regions[other] == regions[start]:
                new = True
                for i in range(known):
                    if seen[i] == other:
                        new = False
                        break
                if new:
                    seen[known] = other
                    known += 1
        looked += 1
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
        touching = False  # most pairs fail here: a does not come to lie at its new region
        for side in range(4):
            other = _neighbour(size, a, side)
            if regions[other] == two and other != b:
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
    _exchange(size, regions, np.zeros(size, dtype=np.int64), trials, dice)
    return tuple(regions.tolist())
