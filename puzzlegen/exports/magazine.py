"""A magazine of a benchmark's puzzles, for people who solve them on paper: pages of A4, solutions at the end."""

import os
import shutil
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import chain, count, zip_longest
from pathlib import Path
from typing import Final

import msgspec

from puzzlegen.core import foreign
from puzzlegen.core.errors import CheckFailed, WrongUsage
from puzzlegen.core.family import Level
from puzzlegen.core.item import BoundingBoxes, Box
from puzzlegen.core.writing import put
from puzzlegen.exports.gallery import packed
from puzzlegen.exports.source import Record, Source
from puzzlegen.snapshots.reading import spoken

FEWEST: Final = 4
"""Pages: the cover, puzzles on two at least, and their solutions."""
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
_PATIENCE: Final = 600  # seconds for a browser to print
_LARGE: Final = 700_000  # pixels of a picture that has a page of its own
_LONG: Final = 520  # characters of a question that has one
_SOLUTIONS: Final = 6_400  # characters of a page of solutions, in two columns
_APART: Final = 110  # characters that stand for the room between two solutions
_SHOWN: Final = 1_100  # and for the room of a picture
_RANKS: Final = {str(level): rank for rank, level in enumerate(Level)}
_STARS: Final = {level: "★" * (rank + 1) for level, rank in _RANKS.items()}


class NoBrowser(WrongUsage):
    """No browser is there that prints."""


class NotPrinted(CheckFailed):
    """A browser was asked to print, and did not."""


class _Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of the magazine.

    Attributes:
        record: the item.
        is_large: whether it needs a page of its own.
        number: in the magazine, from 1.
    """

    record: Record
    is_large: bool
    number: int = 0


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
        longer = [*chosen, _Puzzle(record, _is_large(record))]
        tried = _laid(longer)
        if 1 + len(tried) + len(_solved(tried)) > pages:
            break
        chosen, laid = longer, tried
    sheets = [_cover(source, laid), *map(_sheet, laid), *map(_answers, _solved(laid))]
    body = "\n".join(
        f'<section class="page" aria-label="Page {number}">\n{sheet}\n<p class="folio">{number}</p>\n</section>'
        for number, sheet in enumerate(sheets, start=1)
    )
    template = (files("puzzlegen.exports") / "pages" / "magazine.html").read_text(encoding="utf-8")
    before, after = template.replace("TITLE", escape(source.name)).split("PAGES")
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
    """The puzzles page by page and numbered: one that needs much room, or two."""
    pages: list[list[_Puzzle]] = []
    waiting: list[_Puzzle] = []
    for one in sorted(chosen, key=lambda one: (one.record.item.category, _RANKS[one.record.item.level])):
        if one.is_large:
            pages.append([one])
        elif waiting:
            pages.append([waiting.pop(), one])
        else:
            waiting.append(one)
    pages += [[one] for one in waiting]
    numbers = count(1)
    return [[msgspec.structs.replace(one, number=next(numbers)) for one in page] for page in pages]


def _is_large(record: Record) -> bool:
    """True if a puzzle needs a page of its own."""
    (width, height), *others = map(foreign.picture_size, record.pictures)
    text = len(record.item.question) + sum(len(option.text or "") + 4 for option in record.item.options)
    is_tall = height > width and width * height > _LARGE / 2
    return bool(others) or is_tall or width * height > _LARGE or text > _LONG


def _solved(pages: Sequence[Sequence[_Puzzle]]) -> list[list[_Puzzle]]:
    """The same puzzles on the pages of their solutions."""
    found: list[list[_Puzzle]] = [[]]
    room = _SOLUTIONS
    for puzzle in chain(*pages):
        key = puzzle.record.key
        takes = _APART + len(key.explanation) + (_SHOWN if _boxes(puzzle) else len(spoken(key.answer)))
        if takes > room and found[-1]:
            found.append([])
            room = _SOLUTIONS
        found[-1].append(puzzle)
        room -= takes
    return found


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
    picture = "" if front is None else _image(front.pictures[0], "The first puzzle")
    number = f"{len(puzzles)} {'puzzle' if len(puzzles) == 1 else 'puzzles'}"
    proven = "" if source.unproven else ", each with one answer, which is proven"
    return f"""<header><h1>{escape(source.name)}</h1><p>{number}{proven}</p></header>
<figure>{picture}</figure>
<table><thead><tr><th scope="col">Category</th><th scope="col">Puzzles</th><th scope="col">Page</th></tr></thead>
<tbody>{rows}</tbody></table>
<p class="stars">{stars}. Solutions from page {len(pages) + 2} on.</p>"""


def _sheet(puzzles: Sequence[_Puzzle]) -> str:
    return "\n".join(map(_article, puzzles))


def _article(puzzle: _Puzzle) -> str:
    item = puzzle.record.item
    family = item.family.replace("_", " ").capitalize()
    pictures = "".join(_image(path, f"Puzzle {puzzle.number}") for path in puzzle.record.pictures)
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
    """The answer and why it is right; boxes are drawn on the picture, since nobody measures a page in pixels."""
    record = puzzle.record
    boxes = _boxes(puzzle)
    if boxes:
        width, height = foreign.picture_size(record.pictures[0])
        drawn = "".join(f'<rect x="{x}" y="{y}" width="{a - x}" height="{b - y}"/>' for x, y, a, b in boxes)
        picture = _image(record.pictures[0], f"The solution of puzzle {puzzle.number}")
        said = (
            f'<span class="marked">{picture}<svg viewBox="0 0 {width} {height}" aria-hidden="true">{drawn}</svg></span>'
        )
    else:
        said = f"<b>{escape(spoken(record.key.answer))}</b> "
    explanation = escape(record.key.explanation)
    return f'<li lang="{escape(record.item.language)}"><b>{puzzle.number}</b> {said}{explanation}</li>\n'


def _boxes(puzzle: _Puzzle) -> tuple[Box, ...]:
    answer = puzzle.record.key.answer
    return answer.boxes if isinstance(answer, BoundingBoxes) else ()


def _image(path: Path, alt: str) -> str:
    return f'<img alt="{escape(alt)}" src="{packed(path)["src"]}">'
