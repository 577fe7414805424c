"""A magazine of a benchmark's puzzles, for people who solve them on paper: pages of A4, solutions at the end."""

import os
import shutil
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import chain, zip_longest
from math import ceil
from pathlib import Path
from typing import Final, Self
from unicodedata import east_asian_width

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import BoundingBoxes, Box, Kind
from puzzlegen.core.writing import put
from puzzlegen.drawing import webp
from puzzlegen.drawing.png import decode
from puzzlegen.exports import single_page
from puzzlegen.exports.source import Record, Source
from puzzlegen.snapshots import solutions
from puzzlegen.snapshots.reading import spoken

FEWEST: Final = 4
"""Pages: the cover, puzzles on two at least, and their solutions."""
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
_PATIENCE: Final = 600  # seconds for a browser to print
# Millimetres of the page's style, and figures that follow from them
_ACROSS: Final = 176.0  # of a page within its margins
_DOWN: Final = 264.0  # likewise, with what estimates may be wrong by
_HEADED: Final = 26.0  # of a puzzle without its picture and its lines
_RULE: Final = 4.8  # a line of rules
_ASKED: Final = 5.3  # and of other text
_TEXT: Final = 90.0  # signs of either; a Chinese one counts as two
_GAP: Final = 4.0  # between two pictures of a puzzle
_BETWEEN: Final = 5  # signs between two options
_SMALLEST: Final = 0.07  # for each pixel of a picture, at which small signs are legible
_SCALES: Final = tuple(thousandth / 1000 for thousandth in range(160, 20, -3))  # that are tried
# Solutions stand in two columns
_COLUMN: Final = 84.0
_DEPTH: Final = 252.0  # of a column, with what estimates may be wrong by
_LINE: Final = 4.2
_APART: Final = 3.5  # solutions from each other, and a picture from what stands beside it
_SIGNS: Final = 54.0  # of a line
_BESIDE: Final = 40.0  # longer side of a picture that has its text beside it
_WIDE: Final = 1.6  # times as wide as high: a picture has the width of the column, and its text below
_FINE: Final = 12  # pixels of a picture in each, about 300 an inch
_QUALITY: Final = 80
_RANKS: Final = {str(level): rank for rank, level in enumerate(Level)}
_STARS: Final = {level: "★" * (rank + 1) for level, rank in _RANKS.items()}


class NoBrowser(WrongUsage):
    """No browser is there that prints."""


class NotPrinted(CheckFailed):
    """A browser was asked to print, and did not."""


class _Solution(msgspec.Struct, frozen=True):
    """A picture of a solution.

    Attributes:
        picture: with the solution drawn in; as it was where boxes are to be drawn over it.
        boxes: in pixels of the puzzle's picture.
        width, height: millimetres.
    """

    picture: webp.Packed
    boxes: tuple[Box, ...]
    width: float
    height: float


class _Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of the magazine.

    Attributes:
        record: the item.
        sizes: widths and heights of its pictures, in pixels.
        lines: height of its text, in millimetres, about.
        solution: its picture, if there is one.
        number: in the magazine, from 1.
    """

    record: Record
    sizes: tuple[tuple[int, int], ...]
    lines: float
    solution: _Solution | None
    number: int = 0

    @classmethod
    def of(cls, record: Record) -> Self:
        """The one of an item."""
        item = record.item
        options = " ".join(f"{one.text}{' ' * _BETWEEN}" for one in item.options if one.text is not None)
        asked = _lines(item.ask, _TEXT) + _lines(options, _TEXT)
        lines = _RULE * _lines(item.rules, _TEXT) + _ASKED * asked
        return cls(record, tuple(map(foreign.picture_size, record.pictures)), lines, _solution(record))

    def placed(self, scale: float) -> tuple[tuple[float, ...], float]:
        """Widths of the pictures in millimetres and the height of all, at so many for each pixel, or less.

        Several stand beside each other if they fit into the width so, else below each other.
        """
        widths, heights = zip(*self.sizes, strict=True)
        gaps = _GAP * (len(widths) - 1)
        beside = min(scale, (_ACROSS - gaps) / sum(widths))
        if beside >= min(scale, _ACROSS / max(widths)):
            return tuple(beside * one for one in widths), beside * max(heights)
        below = min(scale, _ACROSS / max(widths))
        return tuple(below * one for one in widths), below * sum(heights) + gaps

    def takes(self, scale: float) -> float:
        """The height of the puzzle in millimetres."""
        return _HEADED + self.placed(scale)[1] + self.lines


def write(source: Source, out: Path, pages: int) -> int:
    """Write the magazine; returns the number of its puzzles.

    Families take turns, and so do their levels; puzzles of a category stand together, the easier ones first.

    Args:
        source: what is shown.
        out: the file.
        pages: how many, the cover and the solutions included; fewer if there are too few items.

    Raises:
        CorruptTable, KeysElsewhere: with a sentence for the user.
    """
    chosen: list[_Puzzle] = []
    laid: list[list[_Puzzle]] = []
    for record in _in_turn(source.records(), pages):
        longer = [*chosen, _Puzzle.of(record)]
        tried = _laid(longer)
        if 1 + len(tried) + len(_solved(tried)) > pages:
            break
        chosen, laid = longer, tried
    sheets = [_cover(source, laid), *map(_sheet, laid), *map(_answers, _solved(laid))]
    body = "\n".join(
        f'<section class="page" aria-label="Page {number}">\n{sheet}\n<p class="folio">{number}</p>\n</section>'
        for number, sheet in enumerate(sheets, start=1)
    )
    before, after = single_page.template("magazine.html").replace("TITLE", escape(source.name)).split("PAGES")
    put(out, (before + body + after).encode())
    return len(chosen)


def printed(page: Path, out: Path) -> None:
    """Print a page as a PDF, by the first browser that there is.

    Raises:
        NoBrowser, NotPrinted: with a sentence for the user.
    """
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        raise NoBrowser(f"A PDF takes Chromium, Chrome or Edge, which are not here; print {page} from any browser.")
    asked = [browser, "--headless", "--disable-gpu", "--no-pdf-header-footer"]
    if os.geteuid() == 0:
        asked.append("--no-sandbox")  # without which Chromium does nothing for root; the page is our own
    try:
        done = subprocess.run(
            [*asked, f"--print-to-pdf={out.resolve()}", page.resolve().as_uri()],
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotPrinted(f"{browser} did not print {page}: {error}.") from error
    if done.returncode or not out.exists():
        raise NotPrinted(f"{browser} did not print {page}; open it in a browser and print it.")


def _in_turn(records: Iterable[Record], most: int) -> Iterator[Record]:
    """Records of all families in turn, each time at the next level; ``most`` at a level of a family are looked at."""
    found: defaultdict[str, defaultdict[Level, list[Record]]] = defaultdict(lambda: defaultdict(list))
    for record in records:
        some = found[record.item.kind][Level(record.item.level)]
        if len(some) < most:
            some.append(record)
    queues = []
    for place, levels in enumerate(found.values()):
        ordered = [levels[level] for level in Level if level in levels]
        start = place % len(ordered)
        queues.append([one for one in chain(*zip_longest(*ordered[start:], *ordered[:start])) if one is not None])
    return (one for one in chain(*zip_longest(*queues)) if one is not None)


def _laid(chosen: Sequence[_Puzzle]) -> list[list[_Puzzle]]:
    """The puzzles page by page and numbered, as many on each as find room at the least scale."""
    pages: list[list[_Puzzle]] = []
    room = 0.0
    ordered = sorted(chosen, key=lambda one: (one.record.item.category, _RANKS[one.record.item.level]))
    for number, one in enumerate(ordered, start=1):
        takes = one.takes(_SMALLEST)
        if takes > room:
            pages.append([])
            room = _DOWN
        pages[-1].append(msgspec.structs.replace(one, number=number))
        room -= takes
    return pages


def _solution(record: Record) -> _Solution | None:
    """The picture of a solution; boxes are to be drawn where it has none, since nobody measures a page in pixels."""
    answer = record.key.answer
    drawn = solutions.drawn_if_sound(record.item, record.proof)
    boxes = answer.boxes if isinstance(answer, BoundingBoxes) and not drawn else ()
    if not drawn and not boxes:
        return None
    pixels = decode(drawn[0].png) if drawn else single_page.pixels(record.pictures[0])
    height, width, _ = pixels.shape
    scale = _COLUMN / width if width > _WIDE * height else _BESIDE / max(width, height)
    picture = webp.small(pixels, round(_FINE * scale * max(width, height)), _QUALITY)
    return _Solution(picture, boxes, scale * width, scale * height)


def _solved(pages: Sequence[Sequence[_Puzzle]]) -> list[list[_Puzzle]]:
    """The same puzzles on the pages of their solutions, column by column."""
    found: list[list[_Puzzle]] = [[]]
    columns, room = 2, _DEPTH
    for puzzle in chain(*pages):
        takes = _takes(puzzle)
        if takes > room and found[-1]:
            columns, room = columns - 1, _DEPTH
            if columns == 0:
                found.append([])
                columns = 2
        found[-1].append(puzzle)
        room -= takes
    return found


def _takes(puzzle: _Puzzle) -> float:
    """The height of a solution in millimetres, about."""
    key, shown = puzzle.record.key, puzzle.solution
    text = f"{puzzle.number} {spoken(key.answer)} {key.explanation}"
    signs = _SIGNS * (_lines(text, _SIGNS) - 0.5)
    beside, wraps = 0.0, 0
    if shown is not None and shown.width < _COLUMN:
        beside = _SIGNS * (1 - (shown.width + _APART) / _COLUMN)
        wraps = min(ceil(shown.height / _LINE), ceil(signs / beside))
    lines = wraps + ceil(max(0.0, signs - wraps * beside) / _SIGNS)
    if shown is None:
        return _APART + _LINE * lines
    return _APART + (max(shown.height, _LINE * lines) if beside else shown.height + _LINE * lines)


def _lines(text: str, signs: float) -> int:
    """How many lines of so many signs a text takes, about."""
    wide = [sum(2 if east_asian_width(sign) in "WF" else 1 for sign in line) for line in text.splitlines()]
    return sum(max(1, ceil(one / signs)) for one in wide)


def _cover(source: Source, pages: Sequence[Sequence[_Puzzle]]) -> str:
    puzzles = [*chain(*pages)]
    first: dict[str, int] = {}
    counts = Counter(puzzle.record.item.category for puzzle in puzzles)
    for page, some in enumerate(pages, start=2):
        for puzzle in some:
            first.setdefault(puzzle.record.item.category, page)
    rows = "\n".join(
        f"<tr><th scope='row'>{escape(name.capitalize())}</th><td>{counts[name]}</td><td>{page}</td></tr>"
        for name, page in first.items()
    )
    stars = ", ".join(f"{stars} {level}" for level, stars in _STARS.items())
    front = puzzles[0].record if puzzles else None
    picture = "" if front is None else _image(front.pictures[0], "The first puzzle", "auto")
    number = f"{len(puzzles)} {'puzzle' if len(puzzles) == 1 else 'puzzles'}"
    proven = "" if source.unproven else ", each with one answer, which is proven"
    return f"""<header><h1>{escape(source.name)}</h1><p>{number}{proven}</p></header>
<figure>{picture}</figure>
<table><thead><tr><th scope="col">Category</th><th scope="col">Puzzles</th><th scope="col">Page</th></tr></thead>
<tbody>{rows}</tbody></table>
<p class="stars">{stars}. Solutions from page {len(pages) + 2} on.</p>"""


def _sheet(puzzles: Sequence[_Puzzle]) -> str:
    """A page of puzzles, all at the greatest scale at which they find room on it."""
    fitting = (scale for scale in _SCALES if sum(one.takes(scale) for one in puzzles) <= _DOWN)
    scale = next(fitting, _SCALES[-1])
    return "\n".join(_article(one, scale) for one in puzzles)


def _article(puzzle: _Puzzle, scale: float) -> str:
    item = puzzle.record.item
    family = item.family.replace("_", " ").capitalize()
    widths, _ = puzzle.placed(scale)
    pictures = "".join(
        _image(path, f"Puzzle {puzzle.number}", f"{width:.1f}mm")
        for path, width in zip(puzzle.record.pictures, widths, strict=True)
    )
    texts = [(option.letter, option.text) for option in item.options if option.text is not None]
    options = "".join(f"<li><b>{escape(letter)}</b> {escape(text)}</li>" for letter, text in texts)
    listed = f"<ol>{options}</ol>" if options else ""
    rules = f'<p class="rules">{escape(item.rules)}</p>' if item.rules else ""
    return f"""<article><h2><span class="number">{puzzle.number}</span> {escape(family)}
<span class="level" role="img" aria-label="{item.level}">{_STARS[item.level]}</span></h2>
<figure>{pictures}</figure>
<div lang="{escape(item.language)}">{rules}<p class="ask">{escape(item.ask)}</p>{listed}</div></article>"""


def _answers(puzzles: Sequence[_Puzzle]) -> str:
    return f'<h2>Solutions</h2>\n<ol class="solutions">{"".join(map(_answer, puzzles))}</ol>'


def _answer(puzzle: _Puzzle) -> str:
    """The answer and why it is right, with the picture of the solution; boxes and whole grids are nothing but that."""
    record = puzzle.record
    seen = puzzle.solution is not None and record.key.kind in (Kind.BOX, Kind.BOXES, Kind.CELLS)
    said = "" if seen else f"<b>{escape(spoken(record.key.answer))}</b> "
    picture = "" if puzzle.solution is None else _marked(puzzle.solution, puzzle)
    explanation = escape(record.key.explanation)
    return f'<li lang="{escape(record.item.language)}">{picture}<b>{puzzle.number}</b> {said}{explanation}</li>\n'


def _marked(solution: _Solution, puzzle: _Puzzle) -> str:
    src, *_ = solution.picture
    marks = ""
    if solution.boxes:
        width, height = foreign.picture_size(puzzle.record.pictures[0])
        drawn = "".join(f'<rect x="{x}" y="{y}" width="{a - x}" height="{b - y}"/>' for x, y, a, b in solution.boxes)
        marks = f'<svg viewBox="0 0 {width} {height}" aria-hidden="true">{drawn}</svg>'
    return (
        f'<span class="marked" style="width: {solution.width:.1f}mm"><img alt="The solution of puzzle {puzzle.number}" '
        f'src="{src}" width="{solution.picture.width}" height="{solution.picture.height}">{marks}</span>'
    )


def _image(path: Path, alt: str, width: str) -> str:
    src, *size = webp.exact(single_page.pixels(path))
    return f'<img alt="{escape(alt)}" src="{src}" width="{size[0]}" height="{size[1]}" style="width: {width}">'
