"""How near paths come to one another, by their samples; places are complex numbers, distances are squared."""

from typing import Final

from puzzlegen.kernels.arrays import Floats, FloatTable, Ints, Points

_FAR: Final = 1e999  # infinitely


def closest(some: Points, others: Points) -> float:
    """The squared distance of the two nearest of some points and others; infinite if there are none."""
    least = _FAR
    for one in range(len(some)):
        for other in range(len(others)):
            across, down = some[one].real - others[other].real, some[one].imag - others[other].imag
            least = min(least, across * across + down * down)
    return least


def meetings(path: Points, laid: Points, starts: Ints, clear: float, nearest: Floats, found: FloatTable) -> None:
    """Where a path comes nearest to others.

    Args:
        path: samples of the path.
        laid: samples of the others, one path after the other.
        starts: where each of these begins, and the end of the last.
        clear: how near is near.
        nearest: (samples of the path,) scratch.
        found: (others, 4) receives the places of the two nearest samples on the path and on the other one, their
            squared distance, and how far from that place on the path a sample is that is near the other one, at most,
            squared.
    """
    for number in range(len(found)):
        least, here, there = _FAR, 0, 0
        for one in range(len(path)):
            nearest[one] = _FAR
            for other in range(starts[number], starts[number + 1]):
                across, down = path[one].real - laid[other].real, path[one].imag - laid[other].imag
                away = across * across + down * down
                nearest[one] = min(nearest[one], away)
                if away < least:
                    least, here, there = away, one, other - starts[number]
        farthest = 0.0
        for one in range(len(path)):
            if nearest[one] < clear * clear:
                across, down = path[one].real - path[here].real, path[one].imag - path[here].imag
                farthest = max(farthest, across * across + down * down)
        found[number, 0], found[number, 1], found[number, 2], found[number, 3] = here, there, least, farthest
