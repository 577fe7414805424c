"""The four grids of a choice: full ones that only marks tell apart, or partly filled ones that reasoning tells apart.

A guesser who sees only the options must stay at chance, so both kinds are made such that the right one is in no way
special among the four.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.sudoku.kits import pencil
from puzzlegen.generators.sudoku.kits.fillings import obeys, other_filling
from puzzlegen.generators.sudoku.kits.model import full_model, unmarked_sides
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators.narrowing import Model

OPTIONS: Final = 4
_PLACES: Final = 3  # at which options differ
_ROUNDS: Final = 8  # of looking for these; the best ones are taken
_DRAWS: Final = 30  # of three cells for entries
# Which of three entries, or of three ways to fill a place, are exchanged for others, by option: any two options differ
# in two, and each stands in two options, whichever of the four is the right one.
_EXCHANGED: Final = ((0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0))


class _Way(NamedTuple):
    """A wrong way to fill some cells, in a grid that is right elsewhere, and the marks and sides that it breaks."""

    grid: tuple[int, ...]
    cells: frozenset[int]
    breaks: frozenset[int]


def full_grids(state: State, rng: Stream, place: int) -> list[tuple[int, ...]]:
    """Four fillings of the grid under the house rules that agree with the givens, the solution at ``place``.

    Distractors that differed from the solution at one place each would give it away: it would hold the majority in
    every cell. So at three places that share no cell there are two ways to fill them, which are combined as the
    entries of `entered_grids` are: any two options differ at two places, and each way stands in two options. Hence
    the options alone are as likely with any other of them in the solution's place. (In every house, the cells of a
    place hold the same values either way; so all combinations fill the houses.)

    Each wrong way breaks few marks, or sides where the absence of one says something, at its place and obeys all
    else: many marks must be read until one is found that is broken, and no one mark refutes all wrong options.
    """
    model = full_model(state.layout, state.marks, loose=True)
    count = len(state.marks) + len(unmarked_sides(state.layout, state.marks))
    found = [_apart(state, model, count, rng) for _ in range(_ROUNDS)]
    found = [ways for ways in found if len(ways) == _PLACES]
    if not found:
        raise Rejected("no three places with two ways to fill them")
    broken = [[way.breaks for way in ways] for ways in found]
    best = min(range(len(found)), key=lambda i: (_overlap(broken[i]), sum(map(len, broken[i]))))
    return [_combined(state.solution, found[best], _EXCHANGED[option ^ place]) for option in range(OPTIONS)]


def _apart(state: State, model: Model, count: int, rng: Stream) -> list[_Way]:
    """Three wrong ways that share no cell, or fewer if no more are found; the arguments are those of `_wrong_way`."""
    kept = list(state.givens)
    ways = list[_Way]()
    while len(ways) < _PLACES and (way := _wrong_way(state, model, count, kept, rng)) is not None:
        ways.append(way)
        for cell in way.cells:
            kept[cell] = state.solution[cell]
    return ways


def _overlap(sets: Sequence[frozenset[int]]) -> int:
    """How many elements of sets are too many for the sets to be disjoint."""
    return sum(map(len, sets)) - len(frozenset[int]().union(*sets))


def _combined(solution: tuple[int, ...], ways: Sequence[_Way], exchanged: Sequence[int]) -> tuple[int, ...]:
    """The solution with some of the wrong ways in it."""
    grid = list(solution)
    for way, there in zip(ways, exchanged, strict=True):
        for cell in way.cells if there else ():
            grid[cell] = way.grid[cell]
    return tuple(grid)


def _wrong_way(state: State, model: Model, count: int, kept: Sequence[int], rng: Stream) -> _Way | None:
    """A wrong way that breaks few marks or sides; None if none was found.

    Marks and sides are left out in random order until there is one; then each of those that it breaks is asked whether
    another grid does without.

    Args:
        state: the puzzle.
        model: its loose model.
        count: how many marks and sides there are.
        kept: by cell, a value that stays, or 0.
        rng: the random numbers.
    """

    def without(left_out: Sequence[int]) -> tuple[int, ...] | None:
        """A grid that may break these."""
        active = np.ones(count, dtype=np.int64)
        active[list(left_out)] = 0
        return other_filling(model, kept, active, state.solution, rng)

    def broken(grid: tuple[int, ...], left_out: Sequence[int]) -> list[int]:
        """Those of these that the grid breaks."""
        return [number for number in left_out if not obeys(model, grid, np.eye(1, count, number, dtype=np.int64)[0])]

    order = rng.permutation(count)
    found = None
    size = 0
    while found is None and size < count:
        size += 1 + size // 2
        found = without(order[:size])
    if found is None:
        return None
    left_out = broken(found, order[:size])
    for number in left_out:
        fewer = [other for other in left_out if other != number]
        if number in left_out and fewer and (better := without(fewer)) is not None:
            found, left_out = better, broken(better, fewer)
    cells = (cell for cell, (one, other) in enumerate(zip(found, state.solution, strict=True)) if one != other)
    return _Way(found, frozenset(cells), frozenset(left_out))


def entered_grids(state: State, rng: Stream, place: int) -> list[tuple[int, ...]]:
    """The givens with three entries each, all right at ``place`` only, and nowhere one that a given forbids at sight.

    The entries lie in the same three cells, where the level's logic is needed.
    """
    plausible = pencil.plausible(state)
    cells = [cell for cell, values in enumerate(plausible) if len(values) > 1]
    if len(cells) < 3:
        raise Rejected("too few cells for entries")
    for _ in range(_DRAWS):
        chosen = rng.sample(cells, 3)
        values = [
            (state.solution[cell], rng.choice([value for value in plausible[cell] if value != state.solution[cell]]))
            for cell in chosen
        ]
        # Any two of the values may meet in an option.
        if any(
            other in pencil.neighbours(state.layout)[cell] and not set(values[a]).isdisjoint(values[b])
            for (a, cell), (b, other) in combinations(enumerate(chosen), 2)
        ):
            continue
        grids = []
        for option in range(OPTIONS):
            grid = list(state.givens)
            for cell, pair, exchanged in zip(chosen, values, _EXCHANGED[option ^ place], strict=True):
                grid[cell] = pair[exchanged]
            grids.append(tuple(grid))
        return grids
    raise Rejected("no three cells for entries")
