"""What all Sudoku variants share: fill a grid, draw marks from it, drop clues as long as the solution is the only one.

A variant is a `Variant` object made of a way to lay out its grid and a way to mark a filled grid; its levels say how
far the clues are thinned out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.construction import cells, thinning
from puzzlegen.generators.construction.dice import Ints, dice
from puzzlegen.generators.construction.fillings import random_filling
from puzzlegen.generators.sudoku import asking, depiction, grid
from puzzlegen.generators.sudoku.grid import Layout, Mark, State
from puzzlegen.generators.sudoku.model import full_model
from puzzlegen.item import Asked, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

_PATIENCE: Final = 20
_LOGIC: Final = {"singles": cells.PLAIN, "pairs": cells.PAIRED}

Lay: TypeAlias = Callable[[Stream], Layout]
Draw: TypeAlias = Callable[[Layout, tuple[int, ...], Stream], tuple[Mark, ...]]


class Thinning(Params, frozen=True, kw_only=True):
    """How far the clues of a level are thinned out.

    Attributes:
        logic: what solves the puzzle: singles and the extremes of sums alone; or these with locked candidates, pairs
            and the combinations of sums, all of which are then needed; or nothing less than a search.
        minimal: no given and no mark can be dropped; otherwise clues are dropped only as long as the logic suffices.
        nodes: trials that a proof of uniqueness may take; attempts at which minimality stays open are rejected.
        spare: givens that are not even tried, so that the puzzle stays friendly or its thinning cheap.
        keep_marks: only givens are dropped.
    """

    logic: Literal["singles", "pairs", "search"]
    minimal: bool = False
    nodes: int = 100
    spare: int = 0
    keep_marks: bool = False


def ordinary(size: int, *rules: grid.Rule) -> Lay:
    """Lay out an ordinary grid with these rules, always the same one."""
    layout = Layout(size, grid.boxes(size), rules)
    return lambda _: layout


def unmarked(_layout: Layout, _solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """No marks."""
    return ()


@dataclass
class Variant:
    """A family of Sudoku puzzles; see `puzzlegen.family.Family`."""

    name: str
    levels: Mapping[Level, Thinning]
    lay: Lay
    mark: Draw = unmarked
    version: int = 1

    def generate(self, rng: Stream, params: Thinning) -> State:
        """Invent a puzzle.

        Raises:
            Rejected: the layout was not filled, or a proof of uniqueness took too long.
        """
        layout = self.lay(rng.child("layout"))
        solution = random_filling(layout, rng.child("filling"))
        if solution is None:
            raise Rejected("no filling found for the layout")
        marks = self.mark(layout, solution, rng.child("marks"))
        return thinned(layout, solution, marks, params, rng.child("thinning"))

    def statement(self, state: State) -> Statement:
        """Everything that the picture shows, see ``docs/sudoku.md``."""
        return grid.statement(state)

    def ask(self, state: State, rng: Stream) -> Asked:
        """Put one of the questions of ``docs/sudoku.md``."""
        return asking.ask(state, rng)

    def depict(self, state: State, question: Question) -> tuple[Scene, ...]:
        """Draw the grid, and filled grids where the question shows some."""
        return depiction.depict(state, question)


def thinned(layout: Layout, solution: tuple[int, ...], marks: tuple[Mark, ...], params: Thinning, rng: Stream) -> State:
    """Drop givens in random order, then marks, as far as the level wants it.

    Raises:
        Rejected: minimality stays open, or the puzzle is not of the level.
    """
    count = len(solution)
    order = rng.permutation(count)[params.spare :]
    if not (params.keep_marks or {"all_dots", "all_bars"}.intersection(layout.rules)):
        order += [count + number for number in rng.permutation(len(marks))]
    clues = np.array(order, dtype=np.int64)
    full = np.array(solution, dtype=np.int64)
    givens = full.copy()
    active = np.ones(len(marks), dtype=np.int64)
    desk = cells.desk(layout.size)
    state = dice(rng.word())
    model = full_model(layout, marks)

    def thin(clues: Ints, logic: int, nodes: int) -> int:
        scratch = np.zeros(count, dtype=np.int64)
        return thinning.thin(cells.concluding(model, logic), desk, full, givens, active, clues, nodes, scratch, state)

    def suffices(logic: int) -> bool:
        sharp = cells.concluding(model, logic)
        return thinning.search(sharp, desk, givens, active, -1, full, 0, state) == thinning.NONE

    if params.minimal or params.logic == "search":
        undecided = thin(clues, cells.COMBINED, params.nodes)
        # Most proofs are cheaper once all else is gone.
        if params.minimal and undecided and thin(clues[:undecided].copy(), cells.COMBINED, params.nodes * _PATIENCE):
            raise Rejected("a proof of uniqueness took too many nodes")
    else:
        thin(clues, _LOGIC[params.logic], 0)
    if params.logic != "singles" and suffices(cells.PLAIN):
        raise Rejected("singles suffice")
    if params.minimal and params.logic == "pairs" and not suffices(cells.PAIRED):
        raise Rejected("pairs do not suffice")
    if params.logic == "search" and suffices(cells.PAIRED):
        raise Rejected("pairs suffice")
    return State(
        layout=layout,
        givens=tuple(givens.tolist()),
        marks=tuple(mark for mark, kept in zip(marks, active.tolist(), strict=True) if kept),
        solution=solution,
        minimal=params.minimal,
    )
