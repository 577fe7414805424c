"""Shows Sudokus of all variants."""

from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, sentences
from puzzlegen.core.puzzle import Grid, Wording
from puzzlegen.core.scene import Group, Scene
from puzzlegen.facts.sudoku.grid import name
from puzzlegen.renderers.sudoku.kits import board, telling, wording
from puzzlegen.renderers.sudoku.kits.published import read

_KINDS: Final = {
    "digit": Kind.NUMBER,
    "cell_choice": Kind.LETTER,
    "grid_choice": Kind.LETTER,
    "continuation": Kind.LETTER,
    "grid": Kind.CELLS,
    "wrong_entry": Kind.BOX,
}
_GAP: Final = 1.1  # between the puzzle and the options
_MARGIN: Final = 0.5
_SMALL_PRINT: Final = frozenset({"cage", "little_killer"})  # marks with numbers that need larger cells


def word(statement: Statement, query: Statement) -> Wording:
    """State every rule that is in force, and ask."""
    sudoku, task = read(statement), query["task"]
    options: tuple[Phrase | None, ...] = ()
    if task == "cell_choice":
        options = tuple(query["options"])
    elif "options" in query:
        options = (None,) * len(query["options"])
    return Wording(
        rules=wording.rules(sudoku),
        ask=wording.asked(sudoku, query),
        short=wording.short(sudoku, query),
        kind=Kind.SYMBOL if task == "digit" and sudoku.size > 9 else _KINDS[task],
        options=options,
        grid=Grid(sudoku.size, statement["givens"], tuple(statement["regions"])) if task == "grid" else None,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What the question is about, as the solution has it, and what it follows from; and the solution."""
    size, solution, sudoku = statement["size"], why["solution"], read(statement)
    whole = wording.solved(" ".join(solution[start : start + size] for start in range(0, size * size, size)))
    match query["task"]:
        case "grid":
            return sentences(wording.begun(sudoku, why["steps"], solution), whole)
        case "grid_choice":
            return sentences(wording.compared(sudoku, query["options"], solution), whole)
        case "continuation":
            told = wording.compared(sudoku, query["options"], solution)
            return sentences(told, wording.begun(sudoku, why["steps"], solution), whole)
        case "wrong_entry":
            cell = next(cell for cell in range(size * size) if name(cell, size) == answer)
            told = wording.corrected(divmod(cell, size), solution[cell], query["entries"][cell])
            if why["steps"]:
                told = sentences(told, wording.BOLD)
        case _:
            cell = query["cell"]
            told = wording.held(divmod(cell, size), solution[cell])
    return sentences(told, wording.led(sudoku, why["steps"], why["left"], cell, solution), whole)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The grid with its marks, and the option grids."""
    return telling.describe(read(statement), query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The one picture of a question: the puzzle, and the four option grids at its right where there are some."""
    sudoku, task = read(statement), query["task"]
    n = sudoku.size
    kinds = {mark.kind for mark in sudoku.marks}
    grids = query["options"] if task in ("grid_choice", "continuation") else ()
    marked = query["cell"] if task == "cell_choice" else None
    nodes = [*board.board(sudoku, query.get("entries"), marked), *board.outside(sudoku)]
    before = after = _MARGIN  # left of and above the grid; right of and below it
    if "little_killer" in kinds:
        before = after = 1.0
    elif "sandwich" in kinds:
        before = 1.0
    elif not grids:
        before = after = 0.75  # a binary fraction, so that all cells snap to whole pixels alike
        nodes.append(board.coordinates(n, needed=task == "digit"))
    if task == "wrong_entry":
        nodes.extend(board.cells(n))
    side = before + n + after
    low = min(76, max(38, 342 // n))
    if kinds & _SMALL_PRINT:
        low = max(54, low)
    if not grids:
        return (Scene(side, side, (Group(tuple(nodes), x=before, y=before),), (low, round(1.26 * low))),)

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
        (low, round(1.2 * low)),
    )
    return (scene,)
