"""How often, or where, a word or a string of digits occurs in a grid of characters.

The grid is filled at random with the word's own characters and a few others; then words are written into it until it
holds as many as wanted, those that came about by chance included, and last come decoys that leave the number as it is:
words with one character changed, and words in directions that do not count.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import itemgetter
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.boxing import AS_BOX
from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import (
    LANGUAGES,
    AnswerForm,
    Asked,
    Choice,
    Elements,
    FillIn,
    Question,
    Solution,
    Statement,
    Text,
)
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, Segments
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import (
    AS_LETTER,
    AS_NUMBER,
    LETTERS,
    drawn_task,
    joined,
    offered,
    options,
)

Line: TypeAlias = Literal["horizontal", "vertical", "diagonal"]
Read: TypeAlias = Callable[[list[str]], list[tuple[int, int]]]  # the occurrences in a grid's cells
Task: TypeAlias = Literal["count", "count_choice", "row", "boxes"]

TASKS: Final[tuple[Task, ...]] = ("count", "count", "count_choice", "row", "boxes")
# Everyday words, none of them a palindrome
_WORDS: Final = """
ACORN AMBER ANGLE APRIL ARROW BADGER BAMBOO BANANA BASIL BEACON BREAD BRIDGE CANDLE CANOE CARROT CASTLE CEDAR CHAIR
CHESS CLOUD COCOA COFFEE COPPER CORAL COTTON DANCE DESERT DOLPHIN EAGLE ENGINE FALCON FLUTE FOREST GARDEN GINGER
GRAPE GUITAR HAMMER HARBOR ISLAND JACKET JUNGLE KETTLE LADDER LEMON MAPLE MARBLE MELON MIRROR OCEAN OCTOBER ONION
ORANGE OTTER PAPAYA PENCIL PEPPER PIANO PLANET POTATO RABBIT RIVER ROBIN SALMON SILVER SPRING SUMMER TABLE TIGER
TOMATO TRAIN TULIP TURTLE VIOLIN WALNUT WINTER YELLOW ZEBRA
"""
WORDS: Final = tuple(_WORDS.split())
_ALPHABET: Final = {"letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "digits": "0123456789"}
_EDGE: Final = "|"
_ALL_LINES: Final[tuple[Line, ...]] = ("horizontal", "vertical", "diagonal")
_CAPITAL: Final = 0.46  # height of a character, in cells
_COORDINATE: Final = 0.34
_MARGIN: Final = 0.9


class CharGridParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        sides: of the numbers of rows and of columns.
        digits: of the length of a string of digits; words have the lengths that they have.
        lines, backwards: how the word may run.
        counts: of the number of occurrences where it is asked for.
        decoys: how many decoys are tried.
    """

    sides: tuple[int, int]
    digits: tuple[int, int]
    lines: tuple[Line, ...]
    backwards: bool
    counts: tuple[int, int]
    decoys: int


class CharGridState(msgspec.Struct, frozen=True):
    """The grid with its rows from top to bottom, the word, how it may run, and what is asked.

    ``found`` lists first and last cell of each occurrence as row * columns + column; ``numbers`` are the options of the
    task ``count_choice``.
    """

    rows: tuple[str, ...]
    word: str
    lines: tuple[Line, ...]
    backwards: bool
    task: Task
    found: tuple[tuple[int, int], ...]
    numbers: tuple[int, ...] = ()


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


class CharGrid:
    """See the module's docstring."""

    name = "char_grid"
    version = 2
    levels: ClassVar = {
        Level.EASY: CharGridParams(
            band=(60, 160),
            sides=(7, 9),
            digits=(3, 4),
            lines=("horizontal", "vertical"),
            backwards=False,
            counts=(1, 7),
            decoys=6,
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
    }

    def generate(self, rng: Stream, params: CharGridParams) -> CharGridState:
        """Draw the word and the size, fill the grid, write words and decoys into it."""
        task, place = drawn_task(TASKS, rng)
        low, high = params.counts
        numbers: tuple[int, ...] = ()
        match task:
            case "count":
                wanted = low + rng.per_item(high - low + 1, "count")
            case "count_choice":  # the key's place is drawn apart from the numbers, which therefore tell nothing
                numbers = offered(low, high, rng)
                wanted = numbers[place]
            case "row":
                wanted = 1
            case "boxes":
                wanted = rng.between(2, 4)
        kind = rng.choice(("letters", "letters", "digits"))
        word = rng.choice(WORDS) if kind == "letters" else _number(rng, rng.between(*params.digits))
        rows, columns = rng.between(*params.sides), rng.between(*params.sides)
        windows = _windows(rows, columns, params.lines, params.backwards, len(word))
        if task == "row":  # most words would begin in the upper rows
            row = rng.below(rows)
            windows = tuple(window for window in windows if window[0] // columns == row)
        others = [character for character in _ALPHABET[kind] if character not in word]
        alphabet = [*word, *rng.sample(others, rng.between(2, 4))]
        cells = [rng.choice(alphabet) for _ in range(rows * columns)]
        cells.append(_EDGE)
        read = partial(_reader(rows, columns, params.lines).occurrences, word=word, backwards=params.backwards)
        found = _write_words(cells, word, wanted, windows, read, rng)
        elsewhere = _windows(rows, columns, _ALL_LINES, True, len(word))
        for _ in range(params.decoys):
            decoy = word if not params.backwards and rng.below(2) else _misspelt(word, alphabet, rng)
            _write_decoy(cells, decoy, rng.choice(elsewhere), found, read)
        text = "".join(cells)
        return CharGridState(
            tuple(text[start : start + columns] for start in range(0, rows * columns, columns)),
            word,
            params.lines,
            params.backwards,
            task,
            tuple(sorted(found)),
            numbers,
        )

    def statement(self, state: CharGridState) -> Statement:
        """The characters, row by row."""
        return {"rows": state.rows}

    def ask(self, state: CharGridState, rng: Stream) -> Asked:
        """Put the question for which the grid was made."""
        _, place = drawn_task(TASKS, rng)
        query = {"task": state.task, "word": state.word, "lines": state.lines, "backwards": state.backwards}
        form, answer = AnswerForm.FILL_IN, _key(state, place)
        if state.task == "count_choice":
            query["numbers"] = state.numbers
            form = AnswerForm.CHOICE
        elif state.task == "boxes":
            form = AnswerForm.BOUNDING_BOXES
        return Asked(
            Question(
                text=_wording(state.task, state.word, state.lines, state.backwards),
                form=form,
                query=query,
                options=options(state.numbers) if state.numbers else (),
            ),
            answer,
            explanation=_enumeration(state),
        )

    def depict(self, state: CharGridState, question: Question) -> tuple[Scene, ...]:
        """The grid; a unit is the side of a cell."""
        rows, columns = len(state.rows), len(state.rows[0])
        nodes: list[AnyNode] = [*_frame(rows, columns)]
        if question.query["task"] == "boxes":
            nodes += _elements(rows, columns, len(state.word), state.lines)
        for y, row in enumerate(state.rows):
            nodes += [Label(x + 0.5, y + 0.5, character, _CAPITAL) for x, character in enumerate(row)]
        board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
        return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(30, 42)),)


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


def _rectangle(first: int, last: int, columns: int) -> str:
    """The element id of the rectangle of cells with these cells in opposite corners: ``r1c2-r5c6``."""
    (y1, x1), (y2, x2) = divmod(first, columns), divmod(last, columns)
    return f"r{min(y1, y2) + 1}c{min(x1, x2) + 1}-r{max(y1, y2) + 1}c{max(x1, x2) + 1}"


def _key(state: CharGridState, place: int) -> Solution:
    columns = len(state.rows[0])
    match state.task:
        case "count":
            return FillIn(str(len(state.found)))
        case "count_choice":
            return Choice(LETTERS[place])
        case "row":
            return FillIn(str(state.found[0][0] // columns + 1))
        case "boxes":
            return Elements(tuple(sorted(_rectangle(first, last, columns) for first, last in state.found)))


_INTRODUCTION: Final = {
    "letters": {
        "en": "In this grid of letters, look for the word {word}.",
        "zh": "请在图中的字母方格里寻找单词 {word}。",
    },
    "digits": {
        "en": "In this grid of digits, look for the string of digits {word}.",
        "zh": "请在图中的数字方格里寻找数字串 {word}。",
    },
}
_DIRECTIONS: Final[dict[Line, Text]] = {
    "horizontal": {"en": "horizontally from left to right", "zh": "横向从左到右"},
    "vertical": {"en": "vertically from top to bottom", "zh": "纵向从上到下"},
    "diagonal": {
        "en": "diagonally downwards, to the right or to the left",
        "zh": "斜向往右下或往左下",
    },
}
_READING: Final = {
    False: {
        "en": "It is read in a straight line over neighbouring cells: {directions}. Other directions do not count.",
        "zh": "它沿直线逐格连续地读出，可以{directions}。其他方向不算。",
    },
    True: {
        "en": "It is read in a straight line over neighbouring cells: {directions}; each of these also backwards, so "
        "that all eight directions count.",
        "zh": "它沿直线逐格连续地读出，可以{directions}，也可以沿这些方向反过来读，所以八个方向都算。",
    },
}
_EVERY: Final = {
    "en": "Occurrences may cross or overlap; each one counts.",
    "zh": "各处可以相互交叉或重叠，每一处都算。",
}
_TASK_WORDS: Final[dict[Task, Text]] = {
    "count": {"en": "How many times does it occur?", "zh": "它一共出现多少次？"},
    "count_choice": {"en": "How many times does it occur?", "zh": "它一共出现多少次？"},
    "row": {
        "en": "It occurs exactly once. In which row does its first character stand? Rows are counted from the top, "
        "starting at 1.",
        "zh": "它恰好出现一次。它的第一个字符在第几行？行从上往下数，从 1 开始。",
    },
    "boxes": {
        "en": "Find every occurrence. Answer with one box for each: the box of the smallest rectangle of whole cells "
        "that holds all of its characters, as",
        "zh": "请找出每一处。每一处回答一个方框，即包含它全部字符的、由整格组成的最小矩形，写成",
    },
}


def _wording(task: Task, word: str, lines: tuple[Line, ...], backwards: bool) -> Text:
    """The whole question."""
    kind = "digits" if word.isdecimal() else "letters"
    between = {"en": (", ", " or "), "zh": ("、", "或")}
    directions = {}
    for language, (comma, last) in between.items():
        names = [_DIRECTIONS[line][language] for line in lines]
        directions[language] = last.join((comma.join(names[:-1]), names[-1]))
    reading = {
        language: _READING[backwards][language].format(directions=directions[language]) for language in LANGUAGES
    }
    introduction = {language: _INTRODUCTION[kind][language].format(word=word) for language in LANGUAGES}
    parts = [introduction, reading]
    if task != "row":
        parts.append(_EVERY)
    end = {"count": AS_NUMBER, "count_choice": AS_LETTER, "row": AS_NUMBER, "boxes": AS_BOX}[task]
    return joined(*parts, _TASK_WORDS[task], end)


def _enumeration(state: CharGridState) -> Text:
    """Where each occurrence begins and ends."""
    columns = len(state.rows[0])
    ends = [(*divmod(first, columns), *divmod(last, columns)) for first, last in state.found]
    english = "; ".join(f"({a + 1}, {b + 1}) to ({c + 1}, {d + 1})" for a, b, c, d in ends)
    chinese = "；".join(f"({a + 1}, {b + 1}) 到 ({c + 1}, {d + 1})" for a, b, c, d in ends)
    return {
        "en": f"Occurrences of {state.word}: {len(ends)}. From first to last character, as (row, column): {english}.",
        "zh": f"{state.word} 共出现 {len(ends)} 次。从首字符到末字符，按（行, 列）：{chinese}。",
    }


@lru_cache(maxsize=256)
def _frame(rows: int, columns: int) -> tuple[AnyNode, ...]:
    """The lines between the cells, the frame, and the numbers of rows and columns."""
    across = [(0.0, float(y), float(columns), float(y)) for y in range(1, rows)]
    down = [(float(x), 0.0, float(x), float(rows)) for x in range(1, columns)]
    numbers = [Label(-0.45, y + 0.5, str(y + 1), _COORDINATE, "label", "label") for y in range(rows)]
    numbers += [Label(x + 0.5, -0.45, str(x + 1), _COORDINATE, "label", "label") for x in range(columns)]
    return (
        Segments((*across, *down), stroke="line", weight="hair"),
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        Group(tuple(numbers), optional="coordinates"),
    )


@lru_cache(maxsize=512)
def _elements(rows: int, columns: int, length: int, lines: tuple[Line, ...]) -> tuple[Element, ...]:
    """Every rectangle that an occurrence of this length can span."""
    elements: dict[str, Element] = {}
    for window in _windows(rows, columns, lines, False, length):
        corners = [divmod(cell, columns) for cell in (window[0], window[-1])]
        (y1, x1), (y2, x2) = corners
        name = _rectangle(window[0], window[-1], columns)
        elements[name] = Element(name, min(x1, x2), min(y1, y2), abs(x2 - x1) + 1, abs(y2 - y1) + 1)
    return tuple(elements.values())


FAMILY = CharGrid()
