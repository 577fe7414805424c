"""What a model is told: our own wording of the task, for each form of an answer and each way of asking.

Besides the plain style there are those of three papers. Their structure is kept (where the options stand, whether the
answer is boxed or labelled, what is asked for first); the words are ours.
"""

import base64
from collections.abc import Iterable
from enum import StrEnum
from typing import Any, Final

from puzzlegen.core import message
from puzzlegen.core.errors import WrongUsage
from puzzlegen.core.item import AnswerForm, Item
from puzzlegen.core.message import sentences
from puzzlegen.drawing.style import DEFAULT_STYLE
from puzzlegen.words import say

msg: Final = message.messages(__name__)

VERSION: Final = 3
"""Rises with every change of the wording: responses to different prompts must not be mixed."""


COLOUR: Final = DEFAULT_STYLE.palette.entry
"""Of frames that are to be drawn: that of answers in the pictures of solutions."""


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
    DRAWN = "drawn"  # for models that make pictures: what would be boxed is framed, and the picture given back


_THINKING_ONLY: Final = frozenset({Style.MMIQ})  # styles that never ask for an answer at once
_PEN: Final = 0.005  # width of a frame that is to be drawn, of the picture's longer side


def require_prompt(style: Style, thinking: bool) -> None:
    """Raise `NoSuchPrompt` if a style does not ask for answers at once."""
    if not thinking and style in _THINKING_ONLY:
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
        style: how the question is framed; `Style.DRAWN` goes with questions that ask for boxes, and `Mode.IMAGE`.
        short: whether the rules are left to be found.

    Raises:
        NoSuchPrompt: the style never asks for an answer at once.
    """
    require_prompt(style, thinking)
    language = item.language
    if style is Style.DRAWN:
        asked = sentences(*((item.short,) if short else (item.rules, item.ask)))
        told = msg("drawn-answer", colour=COLOUR, pen=max(2, round(_PEN * max(size))))
        return "\n\n".join((say(asked, language), say(told, language)))
    parts = [_question(item, short)]
    options = _options(item, style)
    if style is Style.VISUALPUZZLES:
        parts[0] = say(msg("question"), language) + parts[0]
    if options:
        parts.append(options)
    if mode is not Mode.IMAGE:
        parts.append(say(msg(f"instead-{mode}"), language))
    if mode in (Mode.STATEMENT, Mode.CAPTION):
        parts.append(shown)
    if item.answer_form is AnswerForm.BOUNDING_BOXES:
        parts.append(_sized("pixels", item, size))
    boxed = style is Style.VISREASON and item.answer_form is AnswerForm.BOUNDING_BOXES
    meaning = msg("meaning-boxes" if boxed else f"meaning-{item.answer_form}")
    parts.append(say(msg(f"ending-{style}-{'thinking' if thinking else 'direct'}", meaning=meaning), language))
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
    return f"{say(msg('caption'), item.language)}\n\n{_sized('size', item, size)}"


def _question(item: Item, short: bool) -> str:
    if not short:
        return item.question
    return say(sentences(item.short, item.instruction), item.language)


def _options(item: Item, style: Style) -> str:
    """The options in a paragraph; those that are drawn are mentioned by VisualPuzzles only."""
    texts = {option.letter: option.text for option in item.options if option.text is not None}
    if style is not Style.VISUALPUZZLES or not item.options:
        return "\n".join(f"{letter}. {text}" for letter, text in texts.items())
    if texts:
        told = " ".join(f"({letter}) {text}" for letter, text in texts.items())
    else:
        letters = " ".join(f"({option.letter})" for option in item.options)
        told = say(msg("drawn", letters=letters), item.language)
    return say(msg("options"), item.language) + told


def _sized(told: str, item: Item, size: tuple[int, int]) -> str:
    which = msg("first") if len(item.images) > 1 else ""
    return say(msg(told, which=which, width=size[0], height=size[1]), item.language)
