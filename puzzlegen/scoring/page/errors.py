"""Wrong answers beside their pictures: a few items of each category that most models got wrong."""

import base64
import io
from collections import Counter, defaultdict
from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.scoring.breakdowns import part
from puzzlegen.scoring.grading import Fate, Graded, main_mode
from puzzlegen.scoring.page.markup import section
from puzzlegen.scoring.reading import Benchmark, Entry
from puzzlegen.snapshots.reading import spoken

_SHOWN: Final = 12  # items
_EACH: Final = 2  # of a category
_WIDTH: Final = 440  # of a picture at most, in pixels
_BYTES: Final = 450_000  # of all pictures together
_LONGEST: Final = 600  # characters of a question
_ANSWERS: Final = 3
_SHORT: Final = 44  # characters of an answer


class Error(msgspec.Struct, frozen=True):
    """An item that models got wrong.

    Attributes:
        entry: the item.
        right, asked: how many files have it right, of how many.
        wrong: the wrong answers given most often, with the number of files; empty where no answer could be read.
        picture: the first one as a data URL; empty if it cannot be shown.
        width, height: of that picture, in pixels.
    """

    entry: Entry
    right: int
    asked: int
    wrong: tuple[tuple[str, int], ...]
    picture: str
    width: int
    height: int


def worst(benchmark: Benchmark, files: Sequence[Graded]) -> tuple[Error, ...]:
    """Of each category the items that most files have wrong, those with a wrong answer in common first."""
    mode = main_mode(files)
    seen = [one for one in files if one.mode == mode]
    parts: defaultdict[str, list[tuple[int, int, str, Error]]] = defaultdict(list)
    for place, entry in enumerate(benchmark.entries):
        marks = [one.marks[place][0] for one in seen if one.marks[place][0].fate is not Fate.NOT_ASKED]
        right = sum(mark.fate is Fate.RIGHT for mark in marks)
        answers = Counter(mark.result.answer for mark in marks if mark.fate is not Fate.RIGHT)
        if answers:
            common = answers.most_common(_ANSWERS)
            error = Error(entry, right, len(marks), tuple(common), "", 0, 0)
            parts[part(entry)].append((right, -common[0][1], entry.item.id, error))
    ordered = [sorted(parts[name], key=lambda one: one[:3])[:_EACH] for name in sorted(parts)]
    chosen = [few[turn][-1] for turn in range(_EACH) for few in ordered if turn < len(few)]  # each category in turn
    found, total = [], 0
    for error in chosen[:_SHOWN]:
        picture, width, height = _picture(error.entry)
        total += len(picture)
        if total > _BYTES:
            break
        found.append(msgspec.structs.replace(error, picture=picture, width=width, height=height))
    return tuple(found)


def _picture(entry: Entry) -> tuple[str, int, int]:
    """The first picture of an item, small, as a data URL."""
    from PIL import Image

    from puzzlegen.drawing.png import UnreadablePicture, decode

    if entry.folder is None:
        return "", 0, 0
    try:
        picture = Image.fromarray(decode(foreign.picture(entry.folder, entry.item.images[0])))
    except (OSError, InvalidInput, UnreadablePicture):
        return "", 0, 0
    picture.thumbnail((_WIDTH, _WIDTH))
    data = io.BytesIO()
    picture.save(data, "WEBP", quality=60, method=4)
    return "data:image/webp;base64," + base64.b64encode(data.getvalue()).decode(), picture.width, picture.height


def cards(errors: Sequence[Error]) -> str:
    """A card for each of them."""
    return section(
        "errors",
        "Wrong answers",
        "Items of all kinds that most models got wrong, with the wrong answers given most often.",
        f'<div class="cards">{"".join(map(_card, errors))}</div>' if errors else "",
    )


def _card(error: Error) -> str:
    item = error.entry.item
    question = item.ask or item.question
    question = question if len(question) <= _LONGEST else f"{question[:_LONGEST]}…"
    options = " · ".join(f"{one.letter} {one.text}" if one.text else one.letter for one in item.options)
    wrong = ", ".join(f"{_short(answer) or 'no answer'} ({count})" for answer, count in error.wrong)
    picture = ""
    if error.picture:
        picture = (
            f'<img src="{error.picture}" width="{error.width}" height="{error.height}" loading="lazy" '
            f'decoding="async" alt="The picture of item {escape(item.id)}">'
        )
    return (
        f'<article>{picture}<h3>{escape(item.kind)} <span class="quiet">{escape(item.level)}</span></h3>'
        f'<p>{escape(question)}</p><p class="quiet">{escape(options)}</p>'
        f"<dl><dt>Right</dt><dd>{escape(_short(spoken(error.entry.key.answer)))}</dd>"
        f"<dt>Said</dt><dd>{escape(wrong)}</dd><dt>Solved by</dt><dd>{error.right} of {error.asked}</dd>"
        f"<dt>Item</dt><dd><code>{escape(item.id)}</code></dd></dl></article>"
    )


def _short(text: str) -> str:
    return text if len(text) <= _SHORT else f"{text[:_SHORT]}…"
