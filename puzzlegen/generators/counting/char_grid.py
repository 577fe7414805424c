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
    Count,
    CountOffered,
    Ends,
    FirstRow,
    Line,
    Mend,
    Occurrences,
    Query,
)
from puzzlegen.generators.kits.asking import drawn_options, four

Read: TypeAlias = Callable[[list[str]], list[tuple[int, int]]]  # the occurrences in a grid's cells

# Everyday words, none of them a palindrome
_WORDS: Final = """
ACORN AMBER ANGLE APRIL ARROW BADGER BAMBOO BANANA BASIL BEACON BREAD BRIDGE CANDLE CANOE CARROT CASTLE CEDAR CHAIR
CHESS CLOUD COCOA COFFEE COPPER CORAL COTTON DANCE DESERT DOLPHIN EAGLE ENGINE FALCON FLUTE FOREST GARDEN GINGER
GRAPE GUITAR HAMMER HELMET ISLAND JACKET JUNGLE KETTLE LADDER LEMON MAPLE MARBLE MELON MIRROR OCEAN OCTOBER ONION
ORANGE OTTER PAPAYA PENCIL PEPPER PIANO PLANET POTATO RABBIT RIVER ROBIN SALMON SILVER SPRING SUMMER TABLE TIGER
TOMATO TRAIN TULIP TURTLE VIOLIN WALNUT WINTER YELLOW ZEBRA
BREAKFAST BUTTERFLY CHOCOLATE CROCODILE CUCUMBER DICTIONARY FIREPLACE GOLDFINCH HAMBURGER HARMONICA HEDGEHOG HELICOPTER
JELLYFISH KANGAROO LIGHTHOUSE MANDARIN MARMALADE NEWSPAPER NOTEBOOK ORCHESTRA PAINTBRUSH PINEAPPLE PORCUPINE SANDCASTLE
SCULPTURE SNOWFLAKE SQUIRREL STRAWBERRY SUBMARINE SUNFLOWER TELESCOPE TOOTHBRUSH TRAMPOLINE UMBRELLA XYLOPHONE
"""
WORDS: Final = tuple(_WORDS.split())
_ALPHABET: Final = {"letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "digits": "0123456789"}
_EDGE: Final = "|"
_OTHERS: Final = 3  # cells that do not mend the word
_WINDOWS: Final = 20  # runs of cells that are tried for a decoy
_SEVERAL: Final = 3  # occurrences, which must not all run along lines of one kind
_ALL_LINES: Final[tuple[Line, ...]] = get_args(Line)


class CharGridParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        length: of the word, or of the string of digits.
        lines, backwards: how the word may run.
        counts: of the number of occurrences where it is asked for.
        misfits: at so many of its characters, decoys are the word but for this one.
        decoys: how many further decoys are tried.
        covered: the share of the cells that the occurrences may take.
    """

    sides: Annotated[tuple[int, int], Knob("larger grids", 5, 22)]
    length: Annotated[tuple[int, int], Knob("longer words and numbers", 4, 10)]
    lines: Annotated[tuple[Line, ...], Knob("more directions to read in")]
    backwards: Annotated[bool, Knob("words also run backwards")]
    counts: Annotated[tuple[int, int], Knob("more occurrences", 0, 40)]
    misfits: Annotated[int, Knob("more characters at which something else is not the word", 0, 10)]
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
        depths={Count: (3, 5), FirstRow: (3, 4), Boxes: (3, 5)},
        sides=(7, 10),
        length=(4, 5),
        lines=("horizontal", "vertical"),
        backwards=False,
        counts=(1, 7),
        misfits=2,
        decoys=1,
        covered=0.4,
    ),
    Level.MEDIUM: CharGridParams(
        band=(161, 400),
        depths={Count: (6, 11), FirstRow: (5, 6), Boxes: (6, 7)},
        sides=(10, 13),
        length=(5, 6),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=False,
        counts=(3, 10),
        misfits=3,
        decoys=2,
    ),
    Level.HARD: CharGridParams(
        band=(301, 1000),
        bands={Mend: (80, 280)},
        depths={FirstRow: (7, 8), Boxes: (8, 10), Mend: (3, 4)},
        sides=(14, 16),
        length=(6, 7),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=True,
        counts=(6, 20),
        misfits=7,
        decoys=10,
    ),
    Level.EXTREME: CharGridParams(
        band=(601, 2500),
        bands={Mend: (150, 400)},
        depths={FirstRow: (10, 12), Boxes: (11, 14), Mend: (5, 8)},
        sides=(20, 22),
        length=(9, 10),
        lines=("horizontal", "vertical", "diagonal"),
        backwards=True,
        counts=(12, 30),
        misfits=10,
        decoys=10,
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
    elif question is Mend:
        wanted = 0
    else:
        wanted = 1 if question is FirstRow else low + rng.class_by_index(high - low + 1, "count")
    kind = rng.choice(("letters", "letters", "digits"))
    least, most = params.length
    if kind == "letters":
        word = rng.choice([word for word in WORDS if least <= len(word) <= most] or WORDS)
    else:
        word = _number(rng, rng.between(least, most))
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
    shown = partial(_characters, cells, columns)
    if question is Mend:
        least_depth = (params.depths or {}).get(Mend, (0, 0))[0]
        marked, made = _write_nearly(cells, word, windows, 2 if least_depth > _OTHERS else 1, alphabet, rng)
        mended = [*cells]
        mended[marked[0]] = word[made.index(marked[0])]
        if read(cells) or len(read(mended)) > 1:
            raise Rejected("the word is there already, or would be twice")
        marked.insert(place, marked.pop(0))
        mend = Mend(word, params.lines, params.backwards, four(divmod(cell, columns) for cell in marked))
        only = Ends(*divmod(made[0], columns), *divmod(made[-1], columns))
        return Puzzle(shown(), mend, LETTERS[place], Occurrences((only,)))
    found = _write_words(cells, word, wanted, windows, read, rng)
    if len(found) >= _SEVERAL and len({_line(first, last, columns) for first, last in found}) == 1:
        raise Rejected("occurrences along one direction only")
    elsewhere = _windows(rows, columns, _ALL_LINES, True, len(word))
    for _ in range(params.decoys):
        decoy = word if not params.backwards and rng.below(2) else _misspelt(word, alphabet, rng)
        _write_decoy(cells, decoy, rng.choice(elsewhere), found, read)
    kept = {cell for window in elsewhere if (window[0], window[-1]) in found for cell in window}
    allowed = _windows(rows, columns, params.lines, params.backwards, len(word))
    for spot in rng.sample(range(len(word)), min(params.misfits, len(word))):
        _write_misfit(cells, word, spot, allowed, alphabet, kept, found, read, rng)
    ends = tuple(Ends(*divmod(first, columns), *divmod(last, columns)) for first, last in sorted(found))
    query: Query = question(word, params.lines, params.backwards, **offered)
    return Puzzle(
        shown(),
        query,
        LETTERS[place] if offered else _key(query, ends),
        Occurrences(ends),
    )


def _characters(cells: list[str], columns: int) -> Characters:
    """What the cells show, but for the edge at their end."""
    text = "".join(cells[:-1])
    return Characters(tuple(text[start : start + columns] for start in range(0, len(text), columns)))


def _write_nearly(
    cells: list[str], word: str, windows: tuple[tuple[int, ...], ...], ways: int, alphabet: list[str], rng: Stream
) -> tuple[list[int], tuple[int, ...]]:
    """Write the word but for one cell, and so that with three others one more character is wrong in each of some ways.

    Which of them is written when is drawn, since later ones find less room.

    Returns the four cells, the one to be mended first, and the cells of the word that this makes.

    Raises:
        Rejected: what is written would get into one another's way.
    """
    kept: dict[int, str] = {}
    marked: list[int] = []
    made: tuple[int, ...] = ()
    right = rng.below(_OTHERS + 1)
    spots: list[int | None] = list(rng.permutation(len(word)))
    spots += spots
    for number in range(_OTHERS + 1):
        wrong = spots[number * ways : (number + 1) * ways]
        if number == right:
            wrong[0] = None
        for _ in range(_WINDOWS):
            cell = rng.choice(rng.choice(windows))
            laid = rng.sample([window for window in windows if cell in window], ways)
            new = _crossing(cell, laid, wrong, word, alphabet, rng)
            if new is not None and cell not in kept and all(kept.get(at, one) == one for at, one in new.items()):
                kept |= new
                marked.append(cell)
                if number == right:
                    made = laid[0]
                break
        else:
            raise Rejected("no room for words that nearly are the one")
    for cell, character in kept.items():
        cells[cell] = character
    return [marked.pop(right), *marked], made


def _crossing(
    cell: int,
    laid: Sequence[tuple[int, ...]],
    wrong: Sequence[int | None],
    word: str,
    alphabet: list[str],
    rng: Stream,
) -> dict[int, str] | None:
    """The word along some windows, but for the cell that all share, and but for one more place in each.

    None where they do not go together.
    """
    free = [character for character in alphabet if all(word[window.index(cell)] != character for window in laid)]
    if not free:
        return None
    new = {cell: rng.choice(free)}
    for window, spot in zip(laid, wrong, strict=True):
        for place, at in enumerate(window):
            if place == spot and at == cell:
                return None
            if at != cell:
                others = [character for character in alphabet if character != word[place]]
                character = rng.choice(others) if place == spot else word[place]
                if new.setdefault(at, character) != character:
                    return None
    return new


def _number(rng: Stream, length: int) -> str:
    """A string of at most five digits that reads otherwise from behind and does not repeat one digit only."""
    digits = rng.sample(_ALPHABET["digits"], 5)
    while True:
        number = "".join(rng.choice(digits) for _ in range(length))
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


def _write_misfit(
    cells: list[str],
    word: str,
    spot: int,
    windows: tuple[tuple[int, ...], ...],
    alphabet: list[str],
    kept: set[int],
    found: list[tuple[int, int]],
    read: Read,
    rng: Stream,
) -> None:
    """Write the word with one character replaced, along the first of some windows that are free; keep it."""
    other = rng.choice([character for character in alphabet if character != word[spot]])
    for _ in range(_WINDOWS):
        window = rng.choice(windows)
        if not kept.intersection(window):
            before = [cells[cell] for cell in window]
            _write(cells, word[:spot] + other + word[spot + 1 :], window)
            if read(cells) == found:
                kept.update(window)
                return
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
