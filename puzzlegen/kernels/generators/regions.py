"""Random exchanges between the regions of a jigsaw grid."""

from puzzlegen.kernels.arrays import Ints
from puzzlegen.kernels.generators.random_numbers import RandomNumbers


def _neighbour(size: int, cell: int, side: int) -> int:
    """The cell to the left (0), to the right (1), above (2) or below (3); the cell itself at the edge."""
    if side == 0:
        return cell - 1 if cell % size > 0 else cell
    if side == 1:
        return cell + 1 if cell % size < size - 1 else cell
    if side == 2:
        return cell - size if cell >= size else cell
    return cell + size if cell < size * (size - 1) else cell


def _connected(size: int, regions: Ints, start: int, seen: Ints) -> bool:
    """True if the region of ``start`` hangs together by sides of its cells; ``seen`` is scratch of (size,)."""
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
    return known == size


def exchange(size: int, regions: Ints, seen: Ints, wanted: int, numbers: RandomNumbers) -> None:
    """Let random pairs of cells exchange their regions ``wanted`` times, every region staying in one piece."""
    cells = size * size
    made = 0
    while made < wanted:
        a = numbers.below(cells)
        one = regions[a]
        two = regions[_neighbour(size, a, numbers.below(4))]
        if one == two:
            continue
        b = numbers.below(cells)
        while regions[b] != two:
            b = numbers.below(cells)
        regions[a] = two
        regions[b] = one
        if _connected(size, regions, a, seen) and _connected(size, regions, b, seen):
            made += 1
        else:
            regions[a] = one
            regions[b] = two
