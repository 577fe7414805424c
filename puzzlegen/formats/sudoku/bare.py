"""Sudokus without marks, where grids on offer are only begun: a full one could be told from the others by itself."""

from typing import Final

from puzzlegen.core.item import AnswerForm
from puzzlegen.core.question import Asked, Questions
from puzzlegen.formats.sudoku.kits.puzzle import (
    MARKS,
    TIER,
    Begun,
    CellChoice,
    Continuation,
    Digit,
    GridChoice,
    Led,
    Solve,
    Solved,
    WrongEntry,
)
from puzzlegen.formats.sudoku.kits.puzzle import Put as Put
from puzzlegen.formats.sudoku.kits.puzzle import Query as Query
from puzzlegen.formats.sudoku.kits.puzzle import Statement as Statement

QUESTIONS: Final[Questions] = {
    Digit: Asked(form=AnswerForm.FILL_IN, unit=TIER, why=Led),
    CellChoice: Asked(form=AnswerForm.CHOICE, options=4, unit=TIER, why=Led),
    GridChoice: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=MARKS, why=Solved, levels=()),
    Continuation: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=TIER, why=Led),
    Solve: Asked(form=AnswerForm.OPEN_ENDED, unit=TIER, why=Begun),
    WrongEntry: Asked(form=AnswerForm.BOUNDING_BOXES, unit=TIER, why=Led),
}
