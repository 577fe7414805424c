"""All of many intricate figures are identical but one: which one?"""

from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, FillIn, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import AS_LETTER, AS_NUMBER, LETTERS, drawn_task, joined, options
from puzzlegen.generators.localization import sheet
from puzzlegen.generators.localization.designs import DESIGNS, mirrored, turned
from puzzlegen.generators.localization.sheet import Sheet, SheetParams

Task: TypeAlias = Literal["number", "choice", "box"]

TASKS: Final[tuple[Task, ...]] = ("number", "choice", "box")
_MIRRORED: Final = 3  # on one of so many sheets of turned figures the odd one is the mirror image of the others


class FindOddState(msgspec.Struct, frozen=True):
    """The sheet, the number of the odd figure from 1, the numbers on offer in a choice, and what is asked."""

    sheet: Sheet
    odd: int
    offered: tuple[int, ...]
    task: Task


class FindOdd:
    """See the module's docstring."""

    name = "find_odd"
    version = 3
    levels: ClassVar = {
        Level.EASY: SheetParams(band=(9, 45), shapes=((3, 3), (5, 2), (4, 3)), changes=2, turned=0),
        Level.MEDIUM: SheetParams(band=(46, 110), shapes=((5, 3), (4, 4), (6, 3)), changes=1, turned=1),
        Level.HARD: SheetParams(band=(111, 1500), shapes=((6, 4), (5, 5), (6, 5)), changes=1, turned=2),
    }

    def generate(self, rng: Stream, params: SheetParams) -> FindOddState:
        """Fill a sheet with one figure, and put a variant or the mirror image in one place."""
        task, place = drawn_task(TASKS, rng)
        columns, rows = rng.choice(params.shapes)
        count = columns * rows
        offered = tuple(rng.sample(range(1, count + 1), len(LETTERS)))
        odd = offered[place]
        turns = rng.below(4) < params.turned
        design = rng.choice(DESIGNS)(rng)
        values = sheet.base(design, rng)
        plain = design.figure(values)
        other = design.figure(sheet.variant(design, values, params.changes, rng))
        if turns and rng.below(_MIRRORED) == 0:
            other = mirrored(plain)
        figures = [other if number == odd else plain for number in range(1, count + 1)]
        if turns:
            figures = [turned(figure, rng.below(4)) for figure in figures]
        return FindOddState(Sheet(columns, tuple(figures), turns), odd, offered if task == "choice" else (), task)

    def statement(self, state: FindOddState) -> Statement:
        """The parts of every figure."""
        return sheet.statement(state.sheet)

    def ask(self, state: FindOddState, rng: Stream) -> Asked:
        """Ask for the number, for the right one of four, or for the box."""
        _, place = drawn_task(TASKS, rng)
        query: dict[str, Any] = {"task": state.task, "turned": state.sheet.turned}
        rule = sheet.TURNED if state.sheet.turned else sheet.UPRIGHT
        text = joined(rule, _ASKED[state.task])
        explanation = {
            "en": f"Figure {state.odd} is the odd one. Figures are numbered row by row from the top left.",
            "zh": f"与众不同的是图形 {state.odd}。图形从左上角起逐行编号。",
        }
        match state.task:
            case "number":
                question = Question(text, AnswerForm.FILL_IN, query)
                return Asked(question, FillIn(str(state.odd)), explanation=explanation)
            case "choice":
                query["numbers"] = state.offered
                question = Question(text, AnswerForm.CHOICE, query, options(state.offered))
                return Asked(question, Choice(LETTERS[place]), explanation=explanation)
            case "box":
                question = Question(text, AnswerForm.BOUNDING_BOXES, query)
                return Asked(question, Elements((sheet.element(state.odd - 1),)), explanation=explanation)

    def depict(self, state: FindOddState, question: Question) -> tuple[Scene, ...]:
        """The sheet, with numbers unless a box is asked for."""
        return (sheet.depict(state.sheet, numbered=question.form is not AnswerForm.BOUNDING_BOXES),)


_ODD: Final[Text] = {
    "en": "All figures but one are identical. Which one is different from the others?",
    "zh": "除一个以外，所有图形都相同。哪一个与众不同？",
}
_ASKED: Final[dict[Task, Text]] = {
    "number": joined(_ODD, AS_NUMBER),
    "choice": joined(_ODD, AS_LETTER),
    "box": joined(
        _ODD,
        {
            "en": "Answer with the box of the square on which it is drawn:",
            "zh": "请用一个方框框住它所在的那一格：",
        },
        AS_BOX,
    ),
}


FAMILY = FindOdd()
