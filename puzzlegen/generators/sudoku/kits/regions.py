"""Random irregular regions for jigsaw grids."""

import numpy as np

from puzzlegen.kernels.generators.random_numbers import RandomNumbers
from puzzlegen.kernels.generators.regions import exchange


def irregular(boxes: tuple[int, ...], size: int, exchanges: int, numbers: RandomNumbers) -> tuple[int, ...]:
    """Divide a grid into connected regions of ``size`` cells, by many small exchanges between its boxes."""
    regions = np.array(boxes, dtype=np.int64)
    exchange(size, regions, np.zeros(size, dtype=np.int64), exchanges, numbers)
    return tuple(regions.tolist())
