"""A contact sheet: pictures with their questions and keys, level by level, on one page."""

import io
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from puzzlegen.conformance.workbench.trying import Candidate
from puzzlegen.core.family import Level
from puzzlegen.core.item import task_of
from puzzlegen.core.writing import put
from puzzlegen.drawing.typeface import FONTS
from puzzlegen.snapshots.pipeline import AcceptedItem
from puzzlegen.snapshots.reading import spoken

LOOKED_AT: Final = 24  # items of each level of which some are shown
_SHOWN: Final = 6  # of each level
_COLUMNS: Final = 3
_WIDTH, _HEIGHT = 420, 340  # of the room for a picture, in pixels
_GAP: Final = 24
_INK, _QUIET, _PAPER = "#1a1a1a", "#666666", "white"
_LINE: Final = 19  # pixels from one line of text to the next
_TEXT = ImageFont.truetype(str(FONTS / "clear-regular.ttf"), 14)
_STRONG = ImageFont.truetype(str(FONTS / "clear-strong.ttf"), 14)
_TITLE = ImageFont.truetype(str(FONTS / "clear-strong.ttf"), 20)


def place(folder: Path, family: str) -> Path:
    """Where the sheet of a family lies."""
    return folder / f"{family.replace('/', '-')}.png"


def write(folder: Path, family: str, candidates: Sequence[Candidate]) -> Path | None:
    """Write the sheet, over the one before; None if there is nothing to show."""
    levels: defaultdict[Level, list[AcceptedItem]] = defaultdict(list)
    for one in candidates:
        if one.made is not None and one.made.pictures:
            levels[one.level].append(one.made)
    bands = [
        band
        for level in Level
        if levels[level]
        for band in (_title(f"{family}, {level}"), *_rows(_chosen(levels[level])))
    ]
    if not bands:
        return None
    page = Image.new("RGB", (bands[0].width, sum(band.height for band in bands)), _PAPER)
    top = 0
    for band in bands:
        page.paste(band, (0, top))
        top += band.height
    data = io.BytesIO()
    page.save(data, "PNG", optimize=True)
    put(place(folder, family), data.getvalue())
    return place(folder, family)


def _chosen(made: Sequence[AcceptedItem]) -> list[AcceptedItem]:
    """Some items, first one of each task, then a second one, in the order in which they were made."""
    seen: defaultdict[str, int] = defaultdict(int)
    turns = []
    for number, one in enumerate(made):
        task = task_of(one.proof.query)
        turns.append((seen[task], number))
        seen[task] += 1
    return [made[number] for _, number in sorted(turns)[:_SHOWN]]


def _title(text: str) -> Image.Image:
    band = Image.new("RGB", (_COLUMNS * (_WIDTH + _GAP) + _GAP, 56), _PAPER)
    ImageDraw.Draw(band).text((_GAP, 22), text, _INK, _TITLE)
    return band


def _rows(made: Sequence[AcceptedItem]) -> Iterator[Image.Image]:
    for start in range(0, len(made), _COLUMNS):
        cells = [_cell(one) for one in made[start : start + _COLUMNS]]
        band = Image.new("RGB", (_COLUMNS * (_WIDTH + _GAP) + _GAP, max(cell.height for cell in cells) + _GAP), _PAPER)
        for number, cell in enumerate(cells):
            band.paste(cell, (_GAP + number * (_WIDTH + _GAP), 0))
        yield band


def _cell(made: AcceptedItem) -> Image.Image:
    """The pictures of an item, with what is measured, asked and answered below."""
    item, certificate = made.item, made.proof.certificate
    options = "  ".join(f"{option.letter}: {option.text}" for option in item.options if option.text is not None)
    texts = [
        (
            f"{task_of(made.proof.query) or item.answer_form}, {certificate.difficulty:g} {certificate.unit}",
            _QUIET,
            _TEXT,
        ),
        (item.question, _INK, _TEXT),
        *([(options, _INK, _TEXT)] if options else ()),
        (f"Key: {spoken(made.key.answer)}", _INK, _STRONG),
        (made.key.explanation, _QUIET, _TEXT),
    ]
    lines = [(line, ink, font) for text, ink, font in texts for line in _wrapped(text, font)]
    cell = Image.new("RGB", (_WIDTH, _HEIGHT + 10 + _LINE * len(lines)), _PAPER)
    count = len(made.pictures)
    for number, picture in enumerate(made.pictures):
        image = Image.open(io.BytesIO(picture.png)).convert("RGB")
        image.thumbnail((_WIDTH // count - (4 if count > 1 else 0), _HEIGHT))
        cell.paste(image, (number * (_WIDTH // count), 0))
    pen = ImageDraw.Draw(cell)
    for number, (line, ink, font) in enumerate(lines):
        pen.text((0, _HEIGHT + 10 + _LINE * number), line, ink, font)
    return cell


def _wrapped(text: str, font: ImageFont.FreeTypeFont) -> Iterator[str]:
    """The text in lines that fit below a picture."""
    for paragraph in text.splitlines():
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and font.getlength(longer) > _WIDTH:
                yield line
                longer = word
            line = longer
        yield line
