"""Sudokus with marks, which tell full grids apart; where these are read too quickly, grids are only begun."""

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

_FULL: Final = (Level.EASY,)
_BEGUN: Final = (Level.MEDIUM, Level.HARD, Level.EXTREME)
QUESTIONS: Final[Questions] = {
    Digit: Asked(form=AnswerForm.FILL_IN, unit=TIER, why=Led),
    CellChoice: Asked(form=AnswerForm.CHOICE, options=4, unit=TIER, why=Led),
    GridChoice: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=MARKS, why=Solved, levels=_FULL),
    Continuation: Asked(form=AnswerForm.CHOICE, options=4, drawn=True, unit=TIER, why=Led, levels=_BEGUN),
    Solve: Asked(form=AnswerForm.OPEN_ENDED, unit=TIER, why=Begun),
    WrongEntry: Asked(form=AnswerForm.BOUNDING_BOXES, unit=TIER, why=Led),
}
