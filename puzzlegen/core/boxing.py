"""The form ``boxes``: a question with drawn options, answered by the box of the right one instead of its letter.

A family with drawn options draws an `Element` called `element` around each of them in the first picture, and gives the
options of the question no text. The rest is done here, for all families: the last sentence of the question, if it asks
for a letter, gives way to one that asks for a box, the key becomes an element, and the query also names the letters.
Validators know nothing of it; they judge the choice behind it.
"""

import re
from typing import Final

import msgspec

from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Asked, Choice, Elements, Option, Question, Solution, Statement, Text
from puzzlegen.core.scene import option_element as element

AS_BOX: Final[Text] = {
    "en": "[x1, y1, x2, y2] in whole pixels, counted from the top left corner of the picture; x2 and y2 lie just past "
    "its last pixels.",
    "zh": "整数像素的方框 [x1, y1, x2, y2]，从图片左上角数起；x2、y2 紧接在其最后的像素之后。",
}
_LETTERS: Final = "boxed_options"  # in the query: the letters of the options, in their order
_BY_LETTER: Final = {"en": r"\s*Answer with [^.]*\bletter\b[^.]*\.$", "zh": r"请回答[^。]*字母[^。]*。$"}
_ENDING: Final[Text] = {
    "en": "Answer with the box around the right option, without its letter: ",
    "zh": "请回答框住正确选项（不含其字母）的",
}


class NoDrawnOptions(WrongUsage):
    """A family has no questions whose options are drawn, or not at this level."""


def boxed(asked: Asked) -> Asked | None:
    """The same question, to be answered with a box; None where no drawn options are offered."""
    question, answer = asked.question, asked.answer
    if not isinstance(answer, Choice) or any(option.text is not None for option in question.options):
        return None
    text = {}
    for language, words in question.text.items():
        gap = " " if language == "en" else ""
        text[language] = re.sub(_BY_LETTER[language], "", words) + gap + _ENDING[language] + AS_BOX[language]
    letters = "".join(option.letter for option in question.options)
    query = {**question.query, _LETTERS: letters}
    return msgspec.structs.replace(
        asked,
        question=Question(text, AnswerForm.BOUNDING_BOXES, query),
        answer=Elements((element(answer.letter),)),
    )


def as_choice(question: Question) -> Question:
    """The choice behind a boxed question; any other question as it is.

    Raises:
        MalformedStatement: the query names no letters.
    """
    if _LETTERS not in question.query:
        return question
    query = dict(question.query)
    letters = query.pop(_LETTERS)
    if question.form is not AnswerForm.BOUNDING_BOXES or not isinstance(letters, str) or not letters:
        raise MalformedStatement(f"{_LETTERS} names the letters of options that are to be boxed")
    return Question(question.text, AnswerForm.CHOICE, query, tuple(Option(letter) for letter in letters))


def as_letter(solution: Solution, query: Statement) -> Solution:
    """The answer to the choice behind a boxed question; that to any other question as it is."""
    if isinstance(solution, Elements) and len(solution.ids) == 1 and _LETTERS in query:
        letters = (letter for letter in query[_LETTERS] if element(letter) == solution.ids[0])
        return Choice(next(letters, ""))
    return solution
