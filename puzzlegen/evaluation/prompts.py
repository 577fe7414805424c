"""What a model is told: our own wording of the task, for each form of an answer and each way of asking.

Besides the plain style there are those of three papers. Their structure is kept (where the options stand, whether the
answer is boxed or labelled, what is asked for first); the words are ours.
"""

import base64
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Item

VERSION: Final = 3
"""Rises with every change of the wording: responses to different prompts must not be mixed."""


class NoSuchPrompt(WrongUsage):
    """A style does not ask in this way, or an item has no such wording."""


class Mode(StrEnum):
    """What a model gets to see besides the question."""

    IMAGE = "image"
    NO_IMAGE = "no-image"
    STATEMENT = "statement"  # a description of what the picture shows
    CAPTION = "caption"  # what a model said that saw the picture, and not the question


class Style(StrEnum):
    """How a question is framed: plainly, or as a paper does it."""

    PLAIN = "plain"
    VISREASON = "visreason"  # step by step and direct, a template for each form of an answer, in \boxed{}
    MMIQ = "mmiq"  # a choice between letters, step by step
    VISUALPUZZLES = "visualpuzzles"  # step by step with a last line "Answer: ...", and direct


_INSTEAD: Final[Mapping[Mode, Mapping[str, str]]] = {
    Mode.IMAGE: {"en": "", "zh": ""},
    Mode.NO_IMAGE: {
        "en": "The picture that belongs to this question is missing. Answer it all the same, as well as you can.",
        "zh": "这道题的图片缺失。请仍然尽可能给出答案。",
    },
    Mode.STATEMENT: {
        "en": "In place of the picture, here is a description of all that it shows. Where nothing else is said, rows "
        "count from the top and columns from the left, both from 1.",
        "zh": "下面用文字描述图片所显示的全部内容，以代替图片。除非另有说明，行从上往下数，列从左往右数，都从 1 开始。",
    },
    Mode.CAPTION: {
        "en": "In place of the picture, here is a description of it.",
        "zh": "下面是对图片的文字描述，以代替图片。",
    },
}
_MEANING: Final[Mapping[AnswerForm, Mapping[str, str]]] = {
    AnswerForm.CHOICE: {
        "en": "X is the letter of the right option",
        "zh": "X 是正确选项的字母",
    },
    AnswerForm.FILL_IN: {
        "en": "X is the answer alone, as short as the question asks for",
        "zh": "X 只写答案本身，形式按题目要求",
    },
    AnswerForm.OPEN_ENDED: {
        "en": "X is the whole answer in the form that the question asks for",
        "zh": "X 是按题目要求的形式写出的完整答案",
    },
    AnswerForm.BOUNDING_BOXES: {
        "en": "X is the box [x1, y1, x2, y2] that the question asks for, or the list of all of them",
        "zh": "X 是题目所问的方框 [x1, y1, x2, y2]；若有多个，则列出全部方框",
    },
}
_BOXES: Final[Mapping[str, str]] = {
    "en": "X is the box [x1, y1, x2, y2] that the question asks for, or all of them with semicolons between them",
    "zh": "X 是题目所问的方框 [x1, y1, x2, y2]；若有多个，则写出全部方框，用分号隔开",
}
"""How VisReason lists boxes."""
_ENDINGS: Final[Mapping[tuple[Style, bool], Mapping[str, str]]] = {
    (Style.PLAIN, True): {
        "en": "Think it through step by step. Then end with a line of its own that reads 'Answer: X', where {meaning}.",
        "zh": "请逐步思考，最后单独写一行：“答案：X”，其中 {meaning}。",
    },
    (Style.PLAIN, False): {
        "en": "Do not explain anything. Reply with one line that reads 'Answer: X', where {meaning}.",
        "zh": "不要解释，只回复一行：“答案：X”，其中 {meaning}。",
    },
    (Style.VISREASON, True): {
        "en": "Reason step by step from what the picture shows. Then give the final answer as \\boxed{{X}}, where "
        "{meaning}.",
        "zh": "请根据图片内容逐步推理，然后以 \\boxed{{X}} 的形式给出最终答案，其中 {meaning}。",
    },
    (Style.VISREASON, False): {
        "en": "Give nothing but the final answer, without any reasoning, as \\boxed{{X}}, where {meaning}.",
        "zh": "不要写出推理过程，只以 \\boxed{{X}} 的形式给出最终答案，其中 {meaning}。",
    },
    (Style.MMIQ, True): {
        "en": "Find the right answer and explain step by step how you get to it. Close with 'Answer: X', where "
        "{meaning}.",
        "zh": "请找出正确答案，并逐步说明推理过程，最后写上“答案：X”，其中 {meaning}。",
    },
    (Style.VISUALPUZZLES, True): {
        "en": "Solve the puzzle. Think step by step before you answer; the last line of your response must be "
        "'Answer: X' (without the quotes), where {meaning}.",
        "zh": "请解答这道题。先逐步思考再作答；回复的最后一行必须是“答案：X”（不含引号），其中 {meaning}。",
    },
    (Style.VISUALPUZZLES, False): {
        "en": "Reply directly with X and nothing else, where {meaning}.",
        "zh": "请直接回复 X，不要写其他内容，其中 {meaning}。",
    },
}
_PIXELS: Final[Mapping[str, str]] = {
    "en": "The {which}picture is {width} pixels wide and {height} high; boxes count its pixels from the top left.",
    "zh": "{which}图片宽 {width} 像素，高 {height} 像素；框的坐标从左上角起按像素计。",
}
_FIRST: Final[Mapping[str, str]] = {"en": "first ", "zh": "第一张"}


_QUESTION: Final[Mapping[str, str]] = {"en": "Question: ", "zh": "问题："}
_OPTIONS: Final[Mapping[str, str]] = {"en": "Options: ", "zh": "选项："}
_DRAWN: Final[Mapping[str, str]] = {"en": "{letters} in the picture", "zh": "图片中的{letters}"}
_CAPTION: Final[Mapping[str, str]] = {
    "en": "Describe the picture for somebody who cannot see it and has to answer a question about it that you do not "
    "know. Tell everything that could matter: the layout, every object, symbol, number and letter, their colours, "
    "shapes, sizes, directions and places, and boards and grids cell by cell. Say only what is there to be seen; "
    "do not try to solve anything.",
    "zh": "请为看不到图片、却要回答一个你不知道的问题的人描述这张图片。凡是可能有用的都要写出：版面布局，"
    "每个物体、符号、数字和字母，以及它们的颜色、形状、大小、方向和位置；棋盘和网格请逐格写出。"
    "只写看得到的内容，不要尝试解题。",
}
_SIZE: Final[Mapping[str, str]] = {
    "en": "The {which}picture is {width} pixels wide and {height} high; tell places in pixels from its top left "
    "corner where words are not exact enough.",
    "zh": "{which}图片宽 {width} 像素，高 {height} 像素；文字不够精确之处，请用从左上角起的像素坐标说明位置。",
}


def require_prompt(style: Style, thinking: bool) -> None:
    """Raise `NoSuchPrompt` if a style does not ask for answers at once."""
    if (style, thinking) not in _ENDINGS:
        raise NoSuchPrompt(f"The prompts of {style} ask for step-by-step thinking only; leave out --direct.")


def prompt(
    item: Item,
    size: tuple[int, int],
    mode: Mode,
    thinking: bool,
    shown: str = "",
    *,
    style: Style = Style.PLAIN,
    short: bool = False,
) -> str:
    """The text of the task, in the item's language.

    Args:
        item: as published.
        size: width and height of the first picture in pixels; questions that ask for boxes tell it.
        mode: what the model gets to see.
        thinking: whether it is asked to think aloud before it answers.
        shown: what the picture shows, for `Mode.STATEMENT` and `Mode.CAPTION`.
        style: how the question is framed.
        short: whether the rules are left to be found.

    Raises:
        NoSuchPrompt: the style never asks for an answer at once.
    """
    require_prompt(style, thinking)
    language = item.language
    parts = [_question(item, short)]
    options = _options(item, style)
    if style is Style.VISUALPUZZLES:
        parts[0] = _QUESTION[language] + parts[0]
    if options:
        parts.append(options)
    if _INSTEAD[mode][language]:
        parts.append(_INSTEAD[mode][language])
    if mode in (Mode.STATEMENT, Mode.CAPTION):
        parts.append(shown)
    if item.answer_form is AnswerForm.BOUNDING_BOXES:
        parts.append(_sized(_PIXELS, item, size))
    boxed = style is Style.VISREASON and item.answer_form is AnswerForm.BOUNDING_BOXES
    meaning = _BOXES if boxed else _MEANING[item.answer_form]
    parts.append(_ENDINGS[style, thinking][language].format(meaning=meaning[language]))
    return "\n\n".join(parts)


def messages(text: str, pictures: Iterable[bytes]) -> list[dict[str, Any]]:
    """The conversation that asks, in the form of OpenAI's chat: the pictures as data URLs, then the text.

    Args:
        text: see `prompt`.
        pictures: PNG files.
    """
    urls = ("data:image/png;base64," + base64.b64encode(png).decode() for png in pictures)
    content: list[dict[str, Any]] = [{"type": "image_url", "image_url": {"url": url}} for url in urls]
    return [{"role": "user", "content": [*content, {"type": "text", "text": text}]}]


def caption_prompt(item: Item, size: tuple[int, int]) -> str:
    """What asks for a description of an item's pictures, without its question; ``size`` is that of the first one."""
    return f"{_CAPTION[item.language]}\n\n{_sized(_SIZE, item, size)}"


def _question(item: Item, short: bool) -> str:
    if not short:
        return item.question
    return ("" if item.language == "zh" else " ").join(part for part in (item.short, item.instruction) if part)


def _options(item: Item, style: Style) -> str:
    """The options in a paragraph; those that are drawn are mentioned by VisualPuzzles only."""
    texts = {option.letter: option.text for option in item.options if option.text is not None}
    if style is not Style.VISUALPUZZLES or not item.options:
        return "\n".join(f"{letter}. {text}" for letter, text in texts.items())
    if texts:
        told = " ".join(f"({letter}) {text}" for letter, text in texts.items())
    else:
        told = _DRAWN[item.language].format(letters=" ".join(f"({option.letter})" for option in item.options))
    return _OPTIONS[item.language] + told


def _sized(texts: Mapping[str, str], item: Item, size: tuple[int, int]) -> str:
    which = _FIRST[item.language] if len(item.images) > 1 else ""
    return texts[item.language].format(which=which, width=size[0], height=size[1])
