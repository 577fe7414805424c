"""The four grids of a choice: full ones that only marks tell apart, or partly filled ones that reasoning tells apart.

A guesser who sees only the options must stay at chance, so both kinds are made such that the right one is in no way
special among the four.
"""

from collections.abc import Collection
from itertools import combinations
from typing import Final

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.generators.sudoku.kits import pencil
from puzzlegen.generators.sudoku.kits.fillings import other_filling
from puzzlegen.generators.sudoku.kits.state import State

OPTIONS: Final = 4
_TRIES: Final = 8  # for a filling that is not yet among the options
_TREES: Final = 12
_DRAWS: Final = 30  # of three cells for entries
# Which of three entries are exchanged for others, by option: any two options differ in two entries, and each value of
# an entry stands in two options, whichever of the four is the right one.
_EXCHANGED: Final = ((0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0))


def full_grids(state: State, rng: Stream, place: int, rank: int) -> list[tuple[int, ...]]:
    """Four different fillings of the grid under the house rules that agree with the givens, the solution at ``place``.

    Distractors that were all derived from the solution would give it away: it would be the medoid of the four, and hold
    the majority in nearly every cell. Here the options are the nodes of a random tree (uniform among the 16 labelled
    trees: 12 paths and 4 stars) whose edges are steps of `other_filling`, and the solution sits at a given node
    whatever the tree looks like. Where a step from g to h is as likely as one back from h to g, the four grids with
    their tree are exactly as likely with any other node in the solution's place, so that no function of the options
    alone (majority, medoid, outlier, ...) beats 1 in 4.

    One thing remains: givens that are all needed keep other fillings away from the solution, and a band of difficulty
    prefers grids near to it or far from it. So ``rank`` says how many of the four shall be nearer to the rest than it.

    Each distractor breaks a mark, since it obeys all else, the solution is unique, and this is not it. Two fillings
    never differ in fewer than four cells: each row and each column that has a difference has two.
    """
    for _ in range(_TREES):
        grids = _tree(state, rng, place)
        far = [sum(a != b for other in grids for a, b in zip(grid, other, strict=True)) for grid in grids]
        order = rng.permutation(OPTIONS)  # of equals
        if sum((far[node], order[node]) < (far[place], order[place]) for node in range(OPTIONS)) == rank:
            return grids
    raise Rejected("no four fillings at the wanted distances")


def _tree(state: State, rng: Stream, place: int) -> list[tuple[int, ...]]:
    """Fillings at the nodes of a random tree, the solution at ``place``."""
    nodes = rng.permutation(OPTIONS)
    star = rng.below(4) == 0
    edges = [(nodes[0 if star else i], nodes[i + 1]) for i in range(3)]
    givens = [cell for cell, value in enumerate(state.givens) if value]
    grids = {place: state.solution}
    while len(grids) < OPTIONS:
        for one, other in edges:
            known, new = (one, other) if one in grids else (other, one)
            if known in grids and new not in grids:
                grids[new] = _new_neighbour(state, grids[known], givens, grids.values(), rng)
    return [grids[node] for node in range(OPTIONS)]


def _new_neighbour(
    state: State, grid: tuple[int, ...], kept: list[int], taken: Collection[tuple[int, ...]], rng: Stream
) -> tuple[int, ...]:
    """A filling near this one that is not taken yet."""
    for _ in range(_TRIES):
        filling = other_filling(state.layout, grid, kept, state.alike, rng)
        if filling is None:
            break
        if filling not in taken:
            return filling
    raise Rejected("no four fillings to choose from")


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
