"""What all Sudoku variants share: fill a grid, draw marks from it, drop clues as long as the solution is the only one.

A variant is made of a way to lay out its grid and a way to mark a filled grid; its levels say how far the clues are
thinned out.
"""

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
import numpy as np

from puzzlegen.core.family import Knob, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.sudoku import grid
from puzzlegen.facts.sudoku.grid import Layout
from puzzlegen.formats.sudoku.kits.puzzle import Mark
from puzzlegen.generators.sudoku.kits import cells, climbing, pencil
from puzzlegen.generators.sudoku.kits.asking import ask
from puzzlegen.generators.sudoku.kits.fillings import minimal_puzzle, ordinary, random_filling
from puzzlegen.generators.sudoku.kits.model import full_model
from puzzlegen.generators.sudoku.kits.state import State
from puzzlegen.kernels.generators import thinning
from puzzlegen.kernels.generators.narrowing import COMBINED, PAIRED, PLAIN
from puzzlegen.kernels.generators.random_numbers import RandomNumbers

_DEEP: Final = 5  # the difficulty from which on single assumptions do not suffice
_PATIENCE: Final = 20
_STEPS: Final = {"chains": 100, "deep": 300}  # of climbing; a new puzzle costs more than going on

Lay: TypeAlias = Callable[[Stream], Layout]
Draw: TypeAlias = Callable[[Layout, tuple[int, ...], Stream], tuple[Mark, ...]]


class Thinning(Params, frozen=True, kw_only=True):
    """How far the clues of a level are thinned out.

    Attributes:
        logic: what solves the puzzle: singles and the extremes of sums alone; or these with locked candidates, pairs
            and the combinations of sums, all of which are then needed; or nothing less than a search; a deep one
            has to assume a second value before a first one is refuted. With "chains" and "deep", minimal puzzles
            without marks are made harder by `climbing`.
        minimal: no given and no mark can be dropped; otherwise clues are dropped only as long as the logic suffices.
        nodes: trials that a proof of uniqueness may take; attempts at which minimality stays open are rejected.
        spare: lowest and highest number of givens that are not even tried, so that the puzzle stays friendly or its
            thinning cheap.
        keep_marks: only givens are dropped.
        left: how many wrong values the logic below the level's may leave, at least and at most.
        turns: how many puzzles are tried before an attempt is rejected.
    """

    logic: Annotated[Literal["singles", "pairs", "search", "chains", "deep"], Knob("deeper reasoning")]
    minimal: Annotated[bool, Knob("no clue can be dropped")] = False
    nodes: int = 100
    spare: Annotated[tuple[int, int], Knob("more givens than needed", 0, 160)] = (0, 0)
    keep_marks: Annotated[bool, Knob("only givens are dropped")] = False
    left: tuple[int, int] = (0, 4096)
    turns: Annotated[int, Knob("more puzzles tried until one is deep enough", 1, 60)] = 1


def boxed(size: int, *rules: grid.Rule) -> Lay:
    """Lay out an ordinary grid with these rules, always the same one."""
    layout = Layout(size, grid.boxes(size), rules)
    return lambda _: layout


def unmarked(_layout: Layout, _solution: tuple[int, ...], _rng: Stream) -> tuple[Mark, ...]:
    """No marks."""
    return ()


def variant(lay: Lay, mark: Draw = unmarked) -> Callable[[Stream, Thinning, Drawn], Puzzle]:
    """How the puzzles of a variant are invented."""

    def invent(rng: Stream, params: Thinning, asked: Drawn) -> Puzzle:
        """A puzzle and the question that was drawn; may raise `Rejected`."""
        return ask(filled(lay, mark, rng.child("state"), params), asked, rng.child("ask"))

    return invent


def filled(lay: Lay, mark: Draw, rng: Stream, params: Thinning) -> State:
    """A puzzle with its solution.

    Raises:
        Rejected: the layout was not filled, a proof of uniqueness took too long, or another logic than the level's
            solves the puzzle.
    """
    for turn in range(params.turns - 1):
        try:
            return _turn(lay, mark, rng.child(f"turn {turn}"), params)
        except Rejected:
            continue
    return _turn(lay, mark, rng.child("last turn"), params)


def _turn(lay: Lay, mark: Draw, rng: Stream, params: Thinning) -> State:
    layout = lay(rng.child("layout"))
    if params.minimal and mark is unmarked and ordinary(layout):
        solution, givens = minimal_puzzle(rng.child("filling"))
        puzzle = State(layout, givens, (), solution, minimal=True)
    else:
        filling = random_filling(layout, rng.child("filling"))
        if filling is None:
            raise Rejected("no filling found for the layout")
        marks = mark(layout, filling, rng.child("marks"))
        puzzle = _thinned(layout, filling, marks, params, rng.child("thinning"))
    left = _judged(puzzle, params)
    if params.minimal and not puzzle.marks and params.logic in _STEPS:
        puzzle = climbing.harder(puzzle, rng.child("climbing"), _STEPS[params.logic])
        left = _judged(puzzle, params)
    if params.logic == "deep" or (params.logic == "search" and params.band[0] >= _DEEP):
        after_refuting = pencil.left_by_refuting(full_model(puzzle.layout, puzzle.marks), puzzle)
        if not after_refuting:
            raise Rejected("single assumptions suffice")
        left = after_refuting if params.logic == "deep" else left
    return msgspec.structs.replace(puzzle, left=left)


def _thinned(
    layout: Layout, solution: tuple[int, ...], marks: tuple[Mark, ...], params: Thinning, rng: Stream
) -> State:
    """Drop givens in random order, then marks, as far as the level wants it; may raise `Rejected`."""
    count = len(solution)
    numbers = RandomNumbers(rng.word())
    order = np.arange(count)
    numbers.shuffle(order)
    order = order[rng.between(*params.spare) :]
    if not (params.keep_marks or {"all_dots", "all_bars"}.intersection(layout.rules)):
        marked = np.arange(count, count + len(marks))
        numbers.shuffle(marked)
        order = np.concatenate((order, marked))
    full = np.array(solution, dtype=np.int64)
    givens = full.copy()
    active = np.ones(len(marks), dtype=np.int64)
    model = full_model(layout, marks)
    workspace = cells.workspace(layout.size)

    def thin(logic: int, nodes: int) -> None:
        """Try the clues in order; leave in order those for which the logic or the nodes did not suffice."""
        nonlocal order
        sharp = model.concluding(logic)
        others = thinning.Others(count, 1)
        undecided = thinning.thin(sharp, workspace, full, givens, active, order, nodes, others, numbers)
        order = order[:undecided].copy()

    if params.minimal or params.logic in ("search", "deep"):
        thin(COMBINED, params.nodes)
        if params.minimal and len(order):  # most proofs are cheaper once all else is gone
            thin(COMBINED, params.nodes * _PATIENCE)
            if len(order):
                raise Rejected("a proof of uniqueness took too many nodes")
    else:
        thin(PAIRED if params.logic == "pairs" else PLAIN, 0)
    return State(
        layout=layout,
        givens=tuple(givens.tolist()),
        marks=tuple(mark for mark, kept in zip(marks, active.tolist(), strict=True) if kept),
        solution=solution,
        minimal=params.minimal,
    )


def _judged(puzzle: State, params: Thinning) -> tuple[int, ...]:
    """What the logic below the level's leaves to each cell, as `State.left`.

    Rejects a puzzle that another logic than the level's solves: this is cheaper than to have it certified.
    """
    if params.logic == "singles":
        return ()
    model = full_model(puzzle.layout, puzzle.marks)
    after_singles = pencil.left_by(model, puzzle, puzzle.givens, PLAIN)
    if not after_singles:
        raise Rejected("singles suffice")
    after_pairs = pencil.left_by(model, puzzle, puzzle.givens, PAIRED)
    if (params.logic == "pairs") is (len(after_pairs) > 0):
        raise Rejected("pairs do not suffice" if params.logic == "pairs" else "pairs suffice")
    left = after_pairs or after_singles
    low, high = params.left
    if not low <= sum(mask.bit_count() - 1 for mask in left) <= high:
        raise Rejected("too little or too much is left open")
    return left
