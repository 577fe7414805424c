"""Shows Sudokus of all variants."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, sentences
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import Group, Scene
from puzzlegen.facts.sudoku.grid import name
from puzzlegen.formats.sudoku.kits.puzzle import (
    Begun,
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Led,
    Query,
    Solve,
    Solved,
    Sudoku,
    WrongEntry,
)
from puzzlegen.renderers.sudoku.kits import board, telling, wording

_BESIDE: Final = 8  # steps told beside what is wrong with each option
_GAP: Final = 1.1  # between the puzzle and the options
_MARGIN: Final = 0.5


def word(sudoku: Sudoku, query: Query) -> Wording:
    """State every rule that is in force, and ask."""
    kind, options, grid = Kind.LETTER, tuple[Phrase | None, ...](), None
    match query:
        case CellChoice():
            options = tuple(query.options)
        case Digit():
            kind = Kind.SYMBOL if sudoku.size > 9 else Kind.NUMBER
        case GridChoice() | Continuation():
            options = (None,) * len(query.options)
        case Solve():
            kind, grid = Kind.CELLS, Grid(sudoku.size, sudoku.givens, sudoku.regions)
        case WrongEntry():
            kind = Kind.BOX
    return Wording(
        rules=wording.rules(sudoku),
        ask=wording.asked(sudoku, query),
        short=wording.short(sudoku, query),
        kind=kind,
        options=options,
        grid=grid,
    )


def explain(sudoku: Sudoku, query: Query, answer: str, why: Solved) -> Phrase:
    """What the question is about, as the solution has it, and what it follows from; and the solution."""
    size, solution = sudoku.size, why.solution
    parts = [wording.compared(sudoku, query.options, solution)] if isinstance(query, GridChoice | Continuation) else []
    if isinstance(why, Led):
        if isinstance(query, WrongEntry):
            cell = next(cell for cell in range(size * size) if name(cell, size) == answer)
            parts.append(wording.corrected(divmod(cell, size), solution[cell], query.entries[cell]))
            parts += [wording.BOLD] if why.steps else []
        else:
            assert isinstance(query, Digit)
            cell = query.cell
            parts.append(wording.held(divmod(cell, size), solution[cell]))
        parts.append(wording.led(sudoku, why.steps, why.left, cell, solution))
    elif isinstance(why, Begun):
        parts.append(wording.begun(sudoku, why.steps, solution, _BESIDE if parts else wording.SHOWN))
    whole = " ".join(solution[start : start + size] for start in range(0, size * size, size))
    return sentences(*parts, wording.solved(whole))


def describe(sudoku: Sudoku, query: Query) -> Phrase:
    """The grid with its marks, and the option grids."""
    return telling.describe(sudoku, query)


def depict(sudoku: Sudoku, query: Query) -> tuple[Scene, ...]:
    """The one picture of a question: the puzzle, and the four option grids at its right where there are some."""
    n = sudoku.size
    kinds = {mark.kind for mark in sudoku.marks}
    grids = query.options if isinstance(query, GridChoice | Continuation) else ()
    marked = query.cell if isinstance(query, CellChoice) else None
    entries = query.entries if isinstance(query, WrongEntry) else None
    nodes = [*board.board(sudoku, entries, marked), *board.outside(sudoku)]
    before = after = _MARGIN  # left of and above the grid; right of and below it
    if "little_killer" in kinds:
        before = after = 1.0
    elif "sandwich" in kinds:
        before = 1.0
    elif not grids:
        before = after = 0.75  # a binary fraction, so that all cells snap to whole pixels alike
        nodes.append(board.coordinates(n, needed=isinstance(query, Digit) and marked is None))
    if entries is not None:
        nodes.extend(board.cells(n))
    side = before + n + after
    if not grids:
        return (Scene(side, side, (Group(tuple(nodes), x=before, y=before),)),)

    scale = 0.62 if n < 9 else 0.58
    width, height = 2 * scale * n + board.GUTTER, 2 * (board.HEAD + scale * n) + board.GUTTER
    tall = max(side, height + 2 * _MARGIN)
    wide = before + n + max(after, _GAP)
    scene = Scene(
        wide + width + _MARGIN,
        tall,
        (
            Group(tuple(nodes), x=before, y=(tall - side) / 2 + before),
            Group(board.options(sudoku, grids, scale), x=wide, y=(tall - height) / 2),
        ),
    )
    return (scene,)
