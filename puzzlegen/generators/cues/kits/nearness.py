"""How near paths come to one another, by their samples; places are complex numbers, distances are squared."""

import numpy as np
from numpy.typing import NDArray

from puzzlegen.running.kernels import kernel

Points = NDArray[np.complex128]


@kernel
def closest(some: Points, others: Points) -> float:
    """The squared distance of the two nearest of some points and others; infinite if there are none."""
    least = np.inf
    for one in some:
        for other in others:
            across, down = one.real - other.real, one.imag - other.imag
            least = min(least, across * across + down * down)
    return float(least)


@kernel
def meetings(path: Points, laid: Points, starts: NDArray[np.int64], clear: float) -> NDArray[np.float64]:
    """Where a path comes nearest to others.

    Args:
        path: samples of the path.
        laid: samples of the others, one path after the other.
        starts: where each of these begins, and the end of the last.
        clear: how near is near.

    Returns:
        For each of the others: the places of the two nearest samples on the path and on the other one, their squared
        distance, and how far from that place on the path a sample is that is near the other one, at most, squared.
    """
    found = np.empty((len(starts) - 1, 4))
    for number in range(len(starts) - 1):
        least, here, there = np.inf, 0, 0
        near = np.zeros(len(path), np.bool_)
        for one in range(len(path)):
            for other in range(starts[number], starts[number + 1]):
                across, down = path[one].real - laid[other].real, path[one].imag - laid[other].imag
                away = across * across + down * down
                near[one] |= away < clear * clear
                if away < least:
                    least, here, there = away, one, other - starts[number]
        farthest = 0.0
        for one in range(len(path)):
            if near[one]:
                across, down = path[one].real - path[here].real, path[one].imag - path[here].imag
                farthest = max(farthest, across * across + down * down)
        found[number, 0], found[number, 1], found[number, 2], found[number, 3] = here, there, least, farthest
    return found
