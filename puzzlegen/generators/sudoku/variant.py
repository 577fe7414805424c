"""What all Sudoku variants share: fill a grid, draw marks from it, drop clues as long as the solution is the only one.

A variant is a `Variant` object made of a way to lay out its grid and a way to mark a filled grid; its levels say how
far the clues are thinned out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from puzzlegen.family import Level, Params, Rejected
from puzzlegen.generators.construction import cells
from puzzlegen.generators.construction.dice import dice
from puzzlegen.generators.construction.fillings import random_filling
from puzzlegen.generators.sudoku import asking, depiction, grid
from puzzlegen.generators.sudoku.grid import Layout, Mark, State
from puzzlegen.generators.sudoku.model import full_model
from puzzlegen.item import Asked, Question, Statement
from puzzlegen.scene import Scene
from puzzlegen.stream import Stream

_PATIENCE: Final = 20

Lay: TypeAlias = Callable[[Stream], Layout]
Draw: TypeAlias = Callable[[Layout, tuple[int, ...], Stream], tuple[Mark, ...]]


class Thinning(Params, frozen=True, kw_only=True):
    """How far the clues of a level are thinned out.

    Attributes:
        nodes: trials that each proof of uniqueness may take; with 0, singles and single marks alone solve the puzzle.
        minimal: no given and no mark can be dropped; attempts at which the nodes run out are rejected.
        spare: givens that are not even tried, so that the puzzle stays friendly or its thinning cheap.
        keep_marks: only givens are dropped.
    """

    nodes: int
    minimal: bool = False
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
    """Drop givens in random order, then marks, wherever the solution stays the only one."""
    count = len(solution)
    order = rng.permutation(count)[params.spare :]
    if not params.keep_marks and not {"all_dots", "all_bars"}.intersection(layout.rules):
        order += [count + number for number in rng.permutation(len(marks))]
    full = np.array(solution, dtype=np.int64)
    givens = full.copy()
    active = np.ones(len(marks), dtype=np.int64)
    clues = np.array(order, dtype=np.int64)
    model = full_model(layout, marks)
    desk = cells.desk(layout.size)
    scratch = np.zeros(count, dtype=np.int64)
    state = dice(rng.word())
    undecided = cells.thin(model, desk, full, givens, active, clues, params.nodes, scratch, state)
    if params.minimal and undecided:
        # Most proofs are cheaper once all else is gone.
        clues = clues[:undecided].copy()
        if cells.thin(model, desk, full, givens, active, clues, params.nodes * _PATIENCE, scratch, state):
            raise Rejected("a proof of uniqueness took too many nodes")
    return State(
        layout=layout,
        givens=tuple(givens.tolist()),
        marks=tuple(mark for mark, kept in zip(marks, active.tolist(), strict=True) if kept),
        solution=solution,
        minimal=params.minimal,
    )
