"""Wrong answers beside their pictures: a few items of each category that most models got wrong."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.foreign import InvalidInput
from puzzlegen.drawing import webp
from puzzlegen.drawing.png import UnreadablePicture, decode
from puzzlegen.releases.published import Solved
from puzzlegen.scoring.breakdowns import part
from puzzlegen.scoring.grading import Fate, Graded, main_mode
from puzzlegen.scoring.page.markup import folded, section
from puzzlegen.scoring.reading import Benchmark, Entry
from puzzlegen.snapshots import solutions
from puzzlegen.snapshots.reading import spoken

_SHOWN: Final = 12  # items
_EACH: Final = 2  # of a category
_WIDTH: Final = 440  # of a picture at most, in pixels
_QUALITY: Final = 60  # of its WebP
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
        picture: the first one, small; None if it cannot be shown.
        solution: the same with the solution drawn in; None if that cannot be.
    """

    entry: Entry
    right: int
    asked: int
    wrong: tuple[tuple[str, int], ...]
    picture: webp.Packed | None = None
    solution: webp.Packed | None = None


def worst(benchmark: Benchmark, files: Sequence[Graded], proven: Iterable[Solved] = ()) -> tuple[Error, ...]:
    """Of each category the items that most files have wrong, those with a wrong answer in common first.

    Args:
        benchmark: what responses are held against.
        files: the responses.
        proven: the items with their proofs, from which solutions are drawn.
    """
    mode = main_mode(files)
    seen = [one for one in files if one.mode == mode]
    parts: defaultdict[str, list[tuple[int, int, str, Error]]] = defaultdict(list)
    for place, entry in enumerate(benchmark.entries):
        marks = [one.marks[place][0] for one in seen if one.marks[place][0].fate is not Fate.NOT_ASKED]
        right = sum(mark.fate is Fate.RIGHT for mark in marks)
        answers = Counter(mark.result.answer for mark in marks if mark.fate is not Fate.RIGHT)
        if answers:
            common = answers.most_common(_ANSWERS)
            error = Error(entry, right, len(marks), tuple(common))
            parts[part(entry)].append((right, -common[0][1], entry.item.id, error))
    ordered = [sorted(parts[name], key=lambda one: one[:3])[:_EACH] for name in sorted(parts)]
    chosen = [few[turn][-1] for turn in range(_EACH) for few in ordered if turn < len(few)]  # each category in turn
    found, total = [], 0
    for error in _drawn(chosen[:_SHOWN], proven):
        total += sum(len(one.src) for one in (error.picture, error.solution) if one is not None)
        if total > _BYTES:
            break
        found.append(error)
    return tuple(found)


def _drawn(errors: Sequence[Error], proven: Iterable[Solved]) -> list[Error]:
    """The same with their pictures."""
    wanted = {error.entry.item.id for error in errors}
    solved = {one.item.id: _solution(one) for one in proven if one.item.id in wanted}
    return [
        msgspec.structs.replace(error, picture=_picture(error.entry), solution=solved.get(error.entry.item.id))
        for error in errors
    ]


def _picture(entry: Entry) -> webp.Packed | None:
    if entry.folder is None:
        return None
    try:
        pixels = decode(foreign.picture(entry.folder, entry.item.images[0]))
    except (OSError, InvalidInput, UnreadablePicture):
        return None
    return webp.small(pixels, _WIDTH, _QUALITY)


def _solution(one: Solved) -> webp.Packed | None:
    pictures = solutions.drawn_if_sound(one.item, one.proof)
    return webp.small(decode(pictures[0].png), _WIDTH, _QUALITY) if pictures else None


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
    solution = _image(error.solution, f"The solution of item {item.id}")
    return (
        f"<article>{_image(error.picture, f'The picture of item {item.id}')}"
        f'<h3>{escape(item.kind)} <span class="quiet">{escape(item.level)}</span></h3>'
        f'<p>{escape(question)}</p><p class="quiet">{escape(options)}</p>'
        f"<dl><dt>Right</dt><dd>{escape(_short(spoken(error.entry.key.answer)))}</dd>"
        f"<dt>Said</dt><dd>{escape(wrong)}</dd><dt>Solved by</dt><dd>{error.right} of {error.asked}</dd>"
        f"<dt>Item</dt><dd><code>{escape(item.id)}</code></dd></dl>"
        f"{folded('Why', f'{solution}<p>{escape(error.entry.key.explanation)}</p>')}</article>"
    )


def _image(picture: webp.Packed | None, alt: str) -> str:
    if picture is None:
        return ""
    return (
        f'<img src="{picture.src}" width="{picture.width}" height="{picture.height}" loading="lazy" decoding="async" '
        f'alt="{escape(alt)}">'
    )


def _short(text: str) -> str:
    return text if len(text) <= _SHORT else f"{text[:_SHORT]}…"
