"""The kinds of an answer, and the words that ask for each.

A renderer says which kind its question asks for; the pipeline appends the instruction, so that no family tells how to
answer.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from puzzlegen.core.item import Answer, AnswerForm, BoundingBoxes, Box, Choice, FillIn, OpenEnded, Text
from puzzlegen.core.item import Kind as Kind

FORM: Final[dict[Kind, AnswerForm]] = {
    Kind.LETTER: AnswerForm.CHOICE,
    Kind.NUMBER: AnswerForm.FILL_IN,
    Kind.ESTIMATE: AnswerForm.FILL_IN,
    Kind.NUMBERS: AnswerForm.FILL_IN,
    Kind.SYMBOL: AnswerForm.FILL_IN,
    Kind.ORDER: AnswerForm.FILL_IN,
    Kind.CELLS: AnswerForm.OPEN_ENDED,
    Kind.SQUARE: AnswerForm.FILL_IN,
    Kind.POINT: AnswerForm.FILL_IN,
    Kind.SCORE: AnswerForm.FILL_IN,
    Kind.MOVE: AnswerForm.FILL_IN,
    Kind.MOVES: AnswerForm.OPEN_ENDED,
    Kind.WORD: AnswerForm.FILL_IN,
    Kind.WORDS: AnswerForm.OPEN_ENDED,
    Kind.EQUATION: AnswerForm.FILL_IN,
    Kind.PLACE: AnswerForm.FILL_IN,
    Kind.BOX: AnswerForm.BOUNDING_BOXES,
    Kind.BOXES: AnswerForm.BOUNDING_BOXES,
}

Form: TypeAlias = Literal["choice", "fill_in", "open", "boxes"]
"""A form in which questions can be asked for."""

ASKED: Final[Mapping[Form, AnswerForm]] = {
    "choice": AnswerForm.CHOICE,
    "fill_in": AnswerForm.FILL_IN,
    "open": AnswerForm.OPEN_ENDED,
    "boxes": AnswerForm.BOUNDING_BOXES,
}

_PIXELS: Final[Text] = {
    "en": "[x1, y1, x2, y2] in whole pixels, counted from the top left corner of the picture; x2 and y2 lie just past "
    "its last pixels.",
    "zh": "整数像素的方框 [x1, y1, x2, y2]，从图片左上角数起；x2、y2 紧接在其最后的像素之后。",
}
_INSTRUCTION: Final[dict[Kind, Text]] = {
    Kind.NUMBER: {"en": "Answer with this one number.", "zh": "请只回答这一个数。"},
    Kind.ESTIMATE: {"en": "Answer with one number.", "zh": "请只回答一个数。"},
    Kind.NUMBERS: {
        "en": 'Answer with both numbers, the smaller one first, separated by a comma, such as "3, 11".',
        "zh": "请回答这两个数，小的在前，用逗号隔开，例如“3, 11”。",
    },
    Kind.SYMBOL: {"en": "Answer with this one character.", "zh": "请只回答这一个字符。"},
    Kind.ORDER: {
        "en": "Answer with the letters in this order, without spaces, such as BAC.",
        "zh": "请按此顺序连写各字母，不加空格，例如 BAC。",
    },
    Kind.CELLS: {
        "en": "Answer with what all cells hold, as one string without separators: row by row from the top, each row "
        "from left to right.",
        "zh": "请把所有格子的内容连写成一个不含分隔符的字符串：从上到下逐行书写，每行从左到右。",
    },
    Kind.SQUARE: {
        "en": "Answer with the name of the square: the letter of its column, then the number of its row, such as c4.",
        "zh": "请回答该格的名称：先写列的字母，再写行的数字，例如 c4。",
    },
    Kind.POINT: {
        "en": "Answer with the name of the point: the letter of its column, then the number of its row, such as C4. "
        "(There is no column I.)",
        "zh": "请回答该点的名称：先写列的字母，再写行的数字，例如 C4。（没有 I 列。）",
    },
    Kind.SCORE: {
        "en": "Answer with the letter of the winner's colour, a plus sign and the difference, such as B+3 or W+12.",
        "zh": "请回答胜方颜色的字母、加号和差值，例如 B+3 或 W+12（B 为黑，W 为白）。",
    },
    Kind.MOVE: {
        "en": "Answer with this one move, either as its two squares (e2e4; e7e8q for a promotion to a queen; castling "
        "is the king's move, e1g1) or in standard algebraic notation (Nf3).",
        "zh": "请只回答这一着，可以写成起止两格（e2e4；升变为后写作 e7e8q；王车易位写王的走法 e1g1），"
        "也可以用标准代数记谱法（Nf3）。",
    },
    Kind.MOVES: {
        "en": "Answer with the moves in their order, separated by spaces and without move numbers, all of them as "
        "pairs of squares (e2e4; e7e8q for a promotion to a queen) or all in standard algebraic notation (Nf3).",
        "zh": "请按顺序回答各着，用空格隔开，不写回合数；可以全部写成起止两格（e2e4；升变为后写作 e7e8q），"
        "也可以全部用标准代数记谱法（Nf3）。",
    },
    Kind.WORD: {"en": "Answer with this one English word.", "zh": "请只回答这一个英文单词。"},
    Kind.WORDS: {
        "en": "Answer with these English words, in any order, separated by commas.",
        "zh": "请回答这些英文单词，顺序不限，用逗号隔开。",
    },
    Kind.EQUATION: {
        "en": "Answer with the equation alone, such as 12-7=5.",
        "zh": "请只回答这个等式，例如 12-7=5。",
    },
    Kind.PLACE: {
        "en": "Answer with the country, a comma, and its region of the first level below it (a state, province or the "
        'like), such as "Canada, Ontario"; in English, or in Chinese.',
        "zh": "请回答国家和该国的一级行政区（州、省等），国家在前，用逗号隔开，例如“加拿大，安大略省”；"
        "可用中文，也可用英文。",
    },
    Kind.BOX: {"en": f"Answer with its box {_PIXELS['en']}", "zh": f"请回答它的{_PIXELS['zh']}"},
    Kind.BOXES: {
        "en": f"Answer with one box for each, as {_PIXELS['en']}",
        "zh": f"请为每一处各回答一个{_PIXELS['zh']}",
    },
}
_BOXED: Final[Text] = {
    "en": f"Answer with the box around the right option, without its letter: {_PIXELS['en']}",
    "zh": f"请回答框住正确选项（不含其字母）的{_PIXELS['zh']}",
}


def published(kind: Kind, answer: str, layout: Mapping[str, Box]) -> Answer:
    """An answer as keys hold it; ``layout`` has the boxes of the picture's elements."""
    match FORM[kind]:
        case AnswerForm.CHOICE:
            return Choice(answer)
        case AnswerForm.FILL_IN:
            return FillIn(answer)
        case AnswerForm.OPEN_ENDED:
            return OpenEnded(answer)
        case AnswerForm.BOUNDING_BOXES:
            return BoundingBoxes(tuple(sorted(layout[element] for element in answer.split())))


def spelled(answer: Answer, layout: Mapping[str, Box]) -> str | None:
    """An answer as certificates spell it; None if a box is none of an element."""
    match answer:
        case Choice(letter=letter):
            return letter
        case FillIn(text=text) | OpenEnded(text=text):
            return text
        case BoundingBoxes(boxes=boxes):
            names = {box: element for element, box in layout.items()}
            return " ".join(sorted(names[box] for box in boxes)) if names.keys() >= set(boxes) else None


def instruction(kind: Kind, options: int = 0, *, boxed: bool = False) -> Text:
    """The sentence that says how to answer.

    Args:
        kind: of the answer.
        options: how many there are, of a `Kind.LETTER`; they are lettered from A.
        boxed: whether the right option is to be boxed instead of named.
    """
    if kind is not Kind.LETTER:
        return _INSTRUCTION[kind]
    if boxed:
        return _BOXED
    letters = LETTERS[:options]
    if options > 4:
        return {
            "en": f"Answer with the letter of the right option, {letters[0]} to {letters[-1]}.",
            "zh": f"请回答正确选项的字母（{letters[0]} 到 {letters[-1]}）。",
        }
    return {
        "en": f"Answer with the letter of the right option: {', '.join(letters[:-1])} or {letters[-1]}.",
        "zh": f"请回答正确选项的字母：{'、'.join(letters[:-1])} 或 {letters[-1]}。",
    }


LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
