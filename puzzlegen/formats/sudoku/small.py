"""Sudokus of 4x4: as those without marks, but no choice among symbols, since all four would always be on offer."""

from typing import Final

from puzzlegen.core.family import Level
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
    CellChoice: Asked(form=AnswerForm.CHOICE, options=4, unit=TIER, why=Led, levels=()),
    GridChoice: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=MARKS, why=Solved, levels=()),
    Continuation: Asked(
        form=AnswerForm.CHOICE,
        options=4,
        drawn=True,
        unit=TIER,
        why=Led,
        open_to={Level.EASY: "a grid of 4 x 4 is small enough to see a wrong digit at a glance"},
    ),
    Solve: Asked(form=AnswerForm.OPEN_ENDED, unit=TIER, why=Begun),
    WrongEntry: Asked(form=AnswerForm.BOUNDING_BOXES, unit=TIER, why=Led),
}
