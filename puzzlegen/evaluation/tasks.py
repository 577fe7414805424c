"""Reads what is to be asked: the items of a benchmark with their pictures, or with a text that stands for them."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.core.item import AnswerForm, Item
from puzzlegen.evaluation.describe import describe
from puzzlegen.evaluation.prompts import Mode, Style, caption_prompt, prompt
from puzzlegen.releases.published import Entry, Published, Solved


class NothingToTell(WrongUsage):
    """There is no text that could stand for the pictures: the data is not published, or captions are missing."""


class LostPicture(CheckFailed):
    """A picture of the benchmark cannot be read."""


class Task(msgspec.Struct, frozen=True):
    """One question to a model.

    Attributes:
        id: of the item.
        prompt: the text.
        pictures: the files that go with it, before the text.
        family, level: of the item; ``category/family``.
        drawn: whether the answer is a picture.
    """

    id: str
    prompt: str
    pictures: tuple[Path, ...]
    family: str = ""
    level: str = ""
    drawn: bool = False


class _Caption(msgspec.Struct):
    """A line of a file of captions, which is one of responses."""

    id: str
    response: str


def tasks(
    benchmark: Published,
    mode: Mode,
    thinking: bool,
    *,
    style: Style = Style.PLAIN,
    short: bool = False,
    captions: Mapping[str, str] | None = None,
) -> Iterator[Task]:
    """The questions of a benchmark, in its order; to be drawn are the answers to those that ask for boxes.

    Raises:
        CorruptTable, NothingToTell, LostPicture, NoSuchPrompt, ...: with a sentence for the user.
    """
    return (
        task(one, mode, thinking, style=style, short=short, captions=captions)
        for one in benchmark.entries()
        if style is not Style.DRAWN or one.item.answer_form is AnswerForm.BOUNDING_BOXES
    )


def task(
    one: Entry | Solved,
    mode: Mode,
    thinking: bool,
    *,
    style: Style = Style.PLAIN,
    short: bool = False,
    captions: Mapping[str, str] | None = None,
) -> Task:
    """The question about an item.

    Args:
        one: the item, with its proof where `Mode.STATEMENT` is wanted.
        mode: what the model gets to see.
        thinking: whether it is asked to think aloud.
        style: how the question is framed.
        short: whether the rules are left to be found.
        captions: item id -> description of its pictures, which `Mode.CAPTION` needs.

    Raises:
        NothingToTell, LostPicture, NoSuchPrompt: with a sentence for the user.
    """
    item, proof, folder = one.item, one.proof, one.folder
    shown = ""
    if mode is Mode.STATEMENT:
        if proof is None:
            raise NothingToTell(f"{folder} holds questions only; what the pictures show is not published yet.")
        shown = describe(item, proof)
    elif mode is Mode.CAPTION:
        if item.id not in (captions or {}):
            raise NothingToTell(f"The captions lack item {item.id} of {folder}; --make-captions continues its file.")
        shown = (captions or {})[item.id]
    pictures = _pictures(folder, item)
    text = prompt(item, foreign.picture_size(pictures[0]), mode, thinking, shown, style=style, short=short)
    shown_pictures = pictures if mode is Mode.IMAGE else ()
    return Task(item.id, text, shown_pictures, item.kind, item.level, drawn=style is Style.DRAWN)


def caption_tasks(benchmark: Published) -> Iterator[Task]:
    """What asks for descriptions of the pictures, without the questions; raises as `tasks`."""
    for one in benchmark.entries():
        pictures = _pictures(one.folder, one.item)
        yield Task(one.item.id, caption_prompt(one.item, foreign.picture_size(pictures[0])), pictures)


def read_captions(path: Path) -> dict[str, str]:
    """The captions in a file of lines ``{"id": ..., "response": ...}``; of several for an item the first counts.

    Raises:
        NothingToTell: it is another file.
    """
    found: dict[str, str] = {}
    otherwise = foreign.otherwise(path)
    if otherwise:
        raise NothingToTell(
            f"{path}: {otherwise} Captions are JSON lines in UTF-8: "
            'an object {"id": ..., "response": ...} in each line.'
        )
    for number, line in enumerate(foreign.json_lines(path, foreign.MOST_RESPONSE), start=1):
        try:
            caption = foreign.decoded(foreign.unmarked(line), _Caption)
        except InvalidInput as error:
            raise NothingToTell(
                f"{path}: line {number} is not an object with the texts id and response, a caption: {error}."
            ) from error
        found.setdefault(caption.id, caption.response)
    return found


def _pictures(folder: Path, item: Item) -> tuple[Path, ...]:
    return tuple(_picture(folder, image) for image in item.images)


def _picture(folder: Path, name: str) -> Path:
    """A picture of a benchmark, which has to lie in its folder: it may be sent to a server, or published."""
    try:
        path = foreign.inside(folder, name)
        foreign.picture_size(path)
    except (OSError, InvalidInput) as error:
        raise LostPicture(f"The picture {name} cannot be read: {error}") from error
    return path
