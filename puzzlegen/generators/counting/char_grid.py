"""How often, or where, a word or a string of digits occurs in a grid of characters.

The grid is filled at random with the word's own characters and a few others; then words are written into it until it
holds as many as wanted, those that came about by chance included, and last come decoys that leave the number as it is:
words with one character changed, and words in directions that do not count.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from typing import Annotated, Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.counting.cells import block
from puzzlegen.formats.counting.char_grid import (
    Boxes,
    Characters,
    CountOffered,
    Ends,
    FirstRow,
    Line,
    Occurrences,
    Query,
)
from puzzlegen.generators.kits.asking import drawn_options

Read: TypeAlias = Callable[[list[str]], list[tuple[int, int]]]  # the occurrences in a grid's cells

# Everyday words, none of them a palindrome
_WORDS: Final = """
ACORN AMBER ANGLE APRIL ARROW BADGER BAMBOO BANANA BASIL BEACON BREAD BRIDGE CANDLE CANOE CARROT CASTLE CEDAR CHAIR
CHESS CLOUD COCOA COFFEE COPPER CORAL COTTON DANCE DESERT DOLPHIN EAGLE ENGINE FALCON FLUTE FOREST GARDEN GINGER
GRAPE GUITAR HAMMER HELMET ISLAND JACKET JUNGLE KETTLE LADDER LEMON MAPLE MARBLE MELON MIRROR OCEAN OCTOBER ONION
ORANGE OTTER PAPAYA PENCIL PEPPER PIANO PLANET POTATO RABBIT RIVER ROBIN SALMON SILVER SPRING SUMMER TABLE TIGER
TOMATO TRAIN TULIP TURTLE VIOLIN WALNUT WINTER YELLOW ZEBRA
"""
WORDS: Final = tuple(_WORDS.split())
_ALPHABET: Final = {"letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "digits": "0123456789"}
_EDGE: Final = "|"
_SEVERAL: Final = 3  # occurrences, which must not all run along lines of one kind
_ALL_LINES: Final[tuple[Line, ...]] = get_args(Line)


class CharGridParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        digits: of the length of a string of digits; words have the lengths that they have.
        lines, backwards: how the word may run.
        counts: of the number of occurrences where it is asked for.
        decoys: how many decoys are tried.
        covered: the share of the cells that the occurrences may take.
    """

    sides: Annotated[tuple[int, int], Knob("larger grids", 5, 22)]
    digits: Annotated[tuple[int, int], Knob("longer numbers", 3, 6)]
    lines: Annotated[tuple[Line, ...], Knob("more directions to read in")]
    backwards: Annotated[bool, Knob("words also run backwards")]
    counts: Annotated[tuple[int, int], Knob("more occurrences", 0, 40)]
    decoys: Annotated[int, Knob("more words that nearly are the one", 0, 60)]
    covered: Annotated[float, Knob("occurrences may lie closer together", 0.1, 1)] = 0.5


@lru_cache(maxsize=512)
def _courses(rows: int, columns: int, lines: tuple[Line, ...]) -> tuple[tuple[int, ...], ...]:
    """The cells of every row, column and diagonal in its forward direction: to the right, or else downwards."""
    grid = [[row * columns + column for column in range(columns)] for row in range(rows)]
    courses: list[tuple[int, ...]] = []
    if "horizontal" in lines:
        courses += [tuple(row) for row in grid]
    if "vertical" in lines:
        courses += list(zip(*grid, strict=True))
    if "diagonal" in lines:
        for shift in range(1 - rows, columns):
            courses.append(tuple(grid[row][row + shift] for row in range(rows) if 0 <= row + shift < columns))
            mirrored = [(row, columns - 1 - row - shift) for row in range(rows)]
            courses.append(tuple(grid[row][column] for row, column in mirrored if 0 <= column < columns))
    return tuple(courses)


class _Reader:
    """Finds words along the lines of a grid, whose cells are a list of characters with `_EDGE` at its end."""

    def __init__(self, rows: int, columns: int, lines: tuple[Line, ...]) -> None:
        self.courses = _courses(rows, columns, lines)
        edge = rows * columns
        self.order = tuple(cell for course in self.courses for cell in (*course, edge))
        self._pick = itemgetter(*self.order)

    def occurrences(self, cells: list[str], word: str, backwards: bool) -> list[tuple[int, int]]:
        """The first and the last cell of every occurrence."""
        text, order, last = "".join(self._pick(cells)), self.order, len(word) - 1
        ends: list[tuple[int, int]] = []
        for sought, reverse in ((word, False), (word[::-1], True))[: 1 + backwards]:
            place = text.find(sought)
            while place >= 0:
                first, final = order[place], order[place + last]
                ends.append((final, first) if reverse else (first, final))
                place = text.find(sought, place + 1)
        return ends


@lru_cache(maxsize=512)
def _reader(rows: int, columns: int, lines: tuple[Line, ...]) -> _Reader:
    return _Reader(rows, columns, lines)


@lru_cache(maxsize=2048)
def _windows(
    rows: int, columns: int, lines: tuple[Line, ...], backwards: bool, length: int
) -> tuple[tuple[int, ...], ...]:
    """All runs of ``length`` cells along which a word may be read."""
    forward = [
        course[start : start + length]
        for course in _courses(rows, columns, lines)
        for start in range(len(course) - length + 1)
    ]
    return (*forward, *(window[::-1] for window in forward)) if backwards else tuple(forward)


LEVELS: Final = {
    Level.EASY: CharGridParams(
        band=(60, 160),
        sides=(7, 10),
        digits=(3, 4),
        lines=("horizontal", "vertical"),
        backwards=False,
        counts=(1, 7),
        decoys=6,
        covered=0.4,
    ),
    Level.MEDIUM: CharGridParams(
        band=(161, 400),
        sides=(10, 13),
        digits=(3, 5),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=False,
        counts=(3, 10),
        decoys=12,
    ),
    Level.HARD: CharGridParams(
        band=(401, 1000),
        sides=(14, 16),
        digits=(4, 5),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=True,
        counts=(6, 20),
        decoys=20,
    ),
    Level.EXTREME: CharGridParams(
        band=(1001, 2500),
        sides=(20, 22),
        digits=(4, 5),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=True,
        counts=(12, 30),
        decoys=40,
    ),
}


def invent(rng: Stream, params: CharGridParams, asked: Drawn) -> Puzzle:
    """Draw the word and the size, fill the grid, write words and decoys into it."""
    rng = rng.child("state")
    question, place = asked
    low, high = params.counts
    offered = {}
    if question is CountOffered:  # the key's place is drawn apart from the numbers, which therefore tell nothing
        offered["options"] = drawn_options(low, high, rng)
        wanted = offered["options"][place]
    elif question is Boxes:
        wanted = rng.between(2, 4)
    else:
        wanted = 1 if question is FirstRow else low + rng.class_by_index(high - low + 1, "count")
    kind = rng.choice(("letters", "letters", "digits"))
    word = rng.choice(WORDS) if kind == "letters" else _number(rng, rng.between(*params.digits))
    rows, columns = rng.between(*params.sides), rng.between(*params.sides)
    if wanted * len(word) > params.covered * rows * columns:
        raise Rejected("a grid that is too full")
    windows = _windows(rows, columns, params.lines, params.backwards, len(word))
    if question is FirstRow:  # most words would begin in the upper rows
        row = rng.below(rows)
        windows = tuple(window for window in windows if window[0] // columns == row)
    others = [character for character in _ALPHABET[kind] if character not in word]
    alphabet = [*word, *rng.sample(others, rng.between(2, 4))]
    cells = [rng.choice(alphabet) for _ in range(rows * columns)]
    cells.append(_EDGE)
    read = partial(_reader(rows, columns, params.lines).occurrences, word=word, backwards=params.backwards)
    found = _write_words(cells, word, wanted, windows, read, rng)
    if len(found) >= _SEVERAL and len({_line(first, last, columns) for first, last in found}) == 1:
        raise Rejected("occurrences along one direction only")
    elsewhere = _windows(rows, columns, _ALL_LINES, True, len(word))
    for _ in range(params.decoys):
        decoy = word if not params.backwards and rng.below(2) else _misspelt(word, alphabet, rng)
        _write_decoy(cells, decoy, rng.choice(elsewhere), found, read)
    text = "".join(cells[:-1])
    ends = tuple(Ends(*divmod(first, columns), *divmod(last, columns)) for first, last in sorted(found))
    query: Query = question(word, params.lines, params.backwards, **offered)
    return Puzzle(
        Characters(tuple(text[start : start + columns] for start in range(0, rows * columns, columns))),
        query,
        LETTERS[place] if offered else _key(query, ends),
        Occurrences(ends),
    )


def _number(rng: Stream, length: int) -> str:
    """A string of digits that reads otherwise from behind and does not repeat one digit only."""
    while True:
        number = "".join(rng.choice(_ALPHABET["digits"]) for _ in range(length))
        if number != number[::-1]:
            return number


def _write_words(
    cells: list[str], word: str, wanted: int, windows: tuple[tuple[int, ...], ...], read: Read, rng: Stream
) -> list[tuple[int, int]]:
    """Write the word along some of the windows until the cells hold it ``wanted`` times; returns the occurrences."""
    kept: set[int] = set()
    found = read(cells)
    for _ in range(4 * wanted):
        if len(found) >= wanted:
            break
        window = rng.choice(windows)
        if all(cell not in kept or cells[cell] == character for cell, character in zip(window, word, strict=True)):
            _write(cells, word, window)
            kept.update(window)
            found = read(cells)
    if len(found) != wanted:
        raise Rejected("too many or too few occurrences")
    return found


def _line(first: int, last: int, columns: int) -> Line:
    """Along which line an occurrence runs."""
    (top, left), (bottom, right) = divmod(first, columns), divmod(last, columns)
    return "horizontal" if top == bottom else "vertical" if left == right else "diagonal"


def _misspelt(word: str, alphabet: list[str], rng: Stream) -> str:
    """The word with one character drawn anew."""
    spot = rng.below(len(word))
    return word[:spot] + rng.choice(alphabet) + word[spot + 1 :]


def _write_decoy(
    cells: list[str], decoy: str, window: tuple[int, ...], found: list[tuple[int, int]], read: Read
) -> None:
    """Write a near miss along the window, unless that makes or breaks an occurrence."""
    before = [cells[cell] for cell in window]
    _write(cells, decoy, window)
    if read(cells) != found:
        _write(cells, before, window)


def _write(cells: list[str], characters: Sequence[str], window: tuple[int, ...]) -> None:
    for cell, character in zip(window, characters, strict=True):
        cells[cell] = character


def _key(query: Query, ends: Sequence[Ends]) -> str | tuple[str, ...]:
    """The answer where there are no options."""
    match query:
        case FirstRow():
            return str(ends[0].row + 1)
        case Boxes():
            return tuple(block(min(a, c), min(b, d), max(a, c), max(b, d)) for a, b, c, d in ends)
    return str(len(ends))
