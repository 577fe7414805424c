"""Puts questions about a Sudoku; ``docs/sudoku.md`` lists the tasks.

The task and the letter of the key follow from the item's index alone (`Stream.per_item`): twenty consecutive items ask
each of the five tasks four times, once with each letter, however many attempts were rejected in between.
"""

from collections.abc import Collection
from typing import Final

from puzzlegen.family import Rejected
from puzzlegen.generators.sudoku import wording
from puzzlegen.generators.sudoku.fillings import other_filling
from puzzlegen.generators.sudoku.grid import SYMBOLS, Layout, State, name, write
from puzzlegen.item import AnswerForm, Asked, Choice, Elements, FillIn, OpenEnded, Option, Question
from puzzlegen.stream import Stream

TASKS: Final = ("digit", "cell_choice", "grid_choice", "grid", "wrong_entry")
LETTERS: Final = "ABCD"
_LOOKED_AT = 4  # empty cells among which the least obvious one is asked about
_TRIES = 8  # for a filling that is not yet among the options


def ask(state: State, rng: Stream) -> Asked:
    """Put a question about the puzzle, with its key; raises `Rejected` where there are no four grids to offer."""
    task, place = divmod(rng.per_item(len(TASKS) * len(LETTERS), "task"), len(LETTERS))
    match TASKS[task]:
        case "digit":
            return _digit(state, rng)
        case "cell_choice":
            return _cell_choice(state, rng, place)
        case "grid_choice":
            return _grid_choice(state, rng, place)
        case "grid":
            return _grid(state)
        case _:
            return _wrong_entry(state, rng)


def _digit(state: State, rng: Stream) -> Asked:
    cell = _least_obvious(state, rng)
    return Asked(
        question=Question(
            text=wording.question(state, "digit", cell),
            form=AnswerForm.FILL_IN,
            query={"task": "digit", "cell": cell},
        ),
        answer=FillIn(SYMBOLS[state.solution[cell] - 1]),
        explanation=wording.solution(state),
    )


def _cell_choice(state: State, rng: Stream, place: int) -> Asked:
    cell = _least_obvious(state, rng)
    values = _wrong_values(state, cell, rng)[: len(LETTERS) - 1]
    values.insert(place, state.solution[cell])
    symbols = [SYMBOLS[value - 1] for value in values]
    return Asked(
        question=Question(
            text=wording.question(state, "cell_choice"),
            form=AnswerForm.CHOICE,
            query={"task": "cell_choice", "cell": cell, "symbols": symbols},
            options=tuple(
                Option(letter, {"en": symbol, "zh": symbol}) for letter, symbol in zip(LETTERS, symbols, strict=True)
            ),
        ),
        answer=Choice(LETTERS[place]),
        explanation=wording.solution(state),
    )


def _grid_choice(state: State, rng: Stream, place: int) -> Asked:
    return Asked(
        question=Question(
            text=wording.question(state, "grid_choice"),
            form=AnswerForm.CHOICE,
            query={"task": "grid_choice", "grids": [write(grid) for grid in _option_grids(state, rng, place)]},
            options=tuple(Option(letter) for letter in LETTERS),
        ),
        answer=Choice(LETTERS[place]),
        explanation=wording.solution(state),
    )


def _grid(state: State) -> Asked:
    return Asked(
        question=Question(text=wording.question(state, "grid"), form=AnswerForm.OPEN_ENDED, query={"task": "grid"}),
        answer=OpenEnded(write(state.solution)),
        explanation=wording.solution(state),
    )


def _wrong_entry(state: State, rng: Stream) -> Asked:
    """One entry is off. Only one cell can be the wrong one: changing another would give a second solution."""
    cell = rng.choice([cell for cell, value in enumerate(state.givens) if not value])
    wrong = _wrong_values(state, cell, rng)[0]
    entries = (*state.solution[:cell], wrong, *state.solution[cell + 1 :])
    return Asked(
        question=Question(
            text=wording.question(state, "wrong_entry"),
            form=AnswerForm.BOUNDING_BOXES,
            query={"task": "wrong_entry", "entries": write(entries)},
        ),
        answer=Elements((name(cell, state.layout.size),)),
        explanation=wording.correction(state, cell, wrong),
    )


def _least_obvious(state: State, rng: Stream) -> int:
    """An empty cell: of a few with the same value, the one that the givens show the least.

    A cell is the more obvious the fewer values are left to it, or the fewer cells its value may still go to in its row,
    its column or its region: at 1 it is a naked or a hidden single.
    """
    n, regions = state.layout.size, state.layout.regions
    candidates = _candidates(state)

    def choices(cell: int) -> int:
        row, column = divmod(cell, n)
        area = regions[cell]
        piece = [left for left, region in zip(candidates, regions, strict=True) if region == area]
        bit = 1 << state.solution[cell]
        houses = (candidates[row * n : row * n + n], candidates[column::n], piece)
        return min(candidates[cell].bit_count(), *(len([1 for left in house if left & bit]) for house in houses))

    empty = [cell for cell, value in enumerate(state.givens) if not value]
    # The value comes first: where marks make some values more obvious than others (1 and 9 of a sandwich), the key
    # would otherwise be one of these less often than an option is.
    value = state.solution[rng.choice(empty)]
    empty = [cell for cell in empty if state.solution[cell] == value]
    return max(rng.sample(empty, min(_LOOKED_AT, len(empty))), key=choices)


def _candidates(state: State) -> list[int]:
    """Per cell, as bits ``1 << value``, the values that no given in its houses rules out; 0 where a given stands."""
    n, regions, givens = state.layout.size, state.layout.regions, state.givens
    rows, columns, areas = [0] * n, [0] * n, [0] * n
    for cell, value in enumerate(givens):
        if value:
            rows[cell // n] |= 1 << value
            columns[cell % n] |= 1 << value
            areas[regions[cell]] |= 1 << value
    every = (2 << n) - 2
    candidates: list[int] = []
    for row, start in enumerate(range(0, n * n, n)):
        line = zip(givens[start : start + n], columns, regions[start : start + n], strict=True)
        left = every & ~rows[row]
        candidates += [0 if value else left & ~(column | areas[region]) for value, column, region in line]
    return candidates


def _wrong_values(state: State, cell: int, rng: Stream) -> list[int]:
    """All wrong values for an empty cell in random order, but first those that no given in its houses rules out."""
    n, regions, givens = state.layout.size, state.layout.regions, state.givens
    row, column = divmod(cell, n)
    area = regions[cell]
    seen = {*givens[row * n : row * n + n], *givens[column::n]}
    seen.update(value for value, region in zip(givens, regions, strict=True) if region == area)
    values = [value for value in range(1, n + 1) if value != state.solution[cell]]
    rng.shuffle(values)
    return sorted(values, key=seen.__contains__)


def _option_grids(state: State, rng: Stream, place: int) -> list[tuple[int, ...]]:
    """Four different fillings of the grid under the house rules, the solution at ``place``.

    A guesser who sees only the options must stay at chance. Distractors that were all derived from the solution would
    give it away: it would be the medoid of the four, and hold the majority in nearly every cell. Here the options are
    the nodes of a random tree (uniform among the 16 labelled trees: 12 paths and 4 stars) whose edges are steps of
    `other_filling`, and the solution sits at a given node whatever the tree looks like. Where a step from g to h is as
    likely as one back from h to g, the four grids with their tree are exactly as likely with any other node in the
    solution's place, so that no function of the options alone (majority, medoid, outlier, ...) beats 1 in 4.

    Each distractor breaks a given, a mark or an extra rule, since it obeys the house rules, the solution is unique, and
    this is not it. Where the marks leave room for it, all four agree with the givens, so that only the marks tell
    which is right. Two fillings never differ in fewer than four cells: each row and each column that has a difference
    has two.
    """
    nodes = rng.permutation(len(LETTERS))
    star = rng.below(4) == 0
    edges = [(nodes[0 if star else i], nodes[i + 1]) for i in range(3)]
    givens = [cell for cell, value in enumerate(state.givens) if value]
    for kept in (givens, []) if state.marks else ([],):
        grids = _grown(state, place, edges, kept, rng)
        if grids is not None:
            return grids
    raise Rejected("no four fillings to choose from")


def _grown(
    state: State, place: int, edges: list[tuple[int, int]], kept: list[int], rng: Stream
) -> list[tuple[int, ...]] | None:
    """The fillings at the nodes of a tree with the solution at ``place``; None if one of them was not found."""
    grids = {place: state.solution}
    while len(grids) < len(LETTERS):
        for one, other in edges:
            known, new = (one, other) if one in grids else (other, one)
            if known in grids and new not in grids:
                filling = _new_neighbour(state.layout, grids[known], kept, grids.values(), rng)
                if filling is None:
                    return None
                grids[new] = filling
    return [grids[node] for node in range(len(LETTERS))]


def _new_neighbour(
    layout: Layout, grid: tuple[int, ...], kept: list[int], taken: Collection[tuple[int, ...]], rng: Stream
) -> tuple[int, ...] | None:
    """A filling near this one that is not taken yet; None if none was found."""
    for _ in range(_TRIES):
        filling = other_filling(layout, grid, kept, rng)
        if filling is None:
            return None
        if filling not in taken:
            return filling
    return None
