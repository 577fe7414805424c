"""Units and what models earn for them, simulated from a seed."""

import numpy as np

from benchmarks.standing import World
from puzzlegen.standing.units import Unit


def world(seed: int) -> tuple[np.random.Generator, World]:
    rng = np.random.default_rng(seed)
    return rng, World(rng)


def asked(
    rng: np.random.Generator, there: World, count: int, name: str, *, ability: float = 0.5, since: str = "", known=0.0
) -> tuple[list[Unit], list[float | None]]:
    """Items in turns over the reference, and what a model of this ability earns that knows a part of the keys."""
    cells = there.items(rng, count)
    return there.units(cells, name, since), [*map(float, there.credits(rng, cells, ability, known))]
