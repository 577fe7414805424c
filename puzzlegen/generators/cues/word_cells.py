"""Grids of letters to be cut into words.

A sheet is cut into paths at random, and each path gets a word that everybody knows. Words that are only met by chance
are found by spelling paths of the sheet; choices are made of them.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from operator import eq
from typing import Final, get_args

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.words import common, digest, familiar, known
from puzzlegen.formats.cues import word_cells as form
from puzzlegen.formats.cues.word_cells import (
    Against,
    Among,
    Begins,
    Cell,
    Facts,
    Holding,
    Query,
    Sheet,
    Step,
    Stranger,
    Words,
)
from puzzlegen.generators.kits.asking import LETTERS

THEMES: Final = get_args(form.Theme)
Path = tuple[Cell, ...]
Piece = tuple[str, frozenset[Cell]]

_TRIES: Final = 200  # ways to cut a sheet that are begun
_STEPS: Final[Mapping[form.Ways, tuple[tuple[int, int], ...]]] = {
    "onward": ((0, 1), (1, 0)),
    "any": ((0, 1), (1, 0), (0, -1), (-1, 0)),
}
_WRITTEN: Final = 20  # times that words are written on the pieces of a sheet
_DRAWS: Final = 12  # of options for a choice
_COPIES: Final = 3  # of the letter that a word begins with, if that is asked for
_CLIPPED: Final = frozenset({"advert", "exam", "exams", "info", "labs", "photo"})  # abbreviations to some dictionaries
_OF_TRADES: Final = frozenset(
    {
        *("baud", "bitmap", "char", "chars", "circa", "datum", "dons", "leach", "parse", "punt", "punts"),
        *("sigma", "sine", "spigot", "unset"),
    }
)


class WordCellsParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        sheets: outlines, each as rows with a point for a hole.
        lengths: those of the words.
        ways: whether words run ``onward``, to the right and down, or any way.
        tasks: only tell levels apart; what is asked is in `QUESTIONS`: a small sheet has too few words that are met by
            chance for `Among`.
    """

    sheets: tuple[tuple[str, ...], ...]
    lengths: tuple[int, ...]
    ways: form.Ways
    tasks: tuple[str, ...] = ("words", "holding", "among", "stranger", "begins")


def _rectangle(rows: int, columns: int) -> tuple[str, ...]:
    return ("#" * columns,) * rows


_RING: Final = ("#####", "#####", "##.##", "#####", "#####")
_PLUS: Final = (".###.", "#####", "#####", "#####", ".###.")
_STAIRS: Final = ("##...", "####.", "#####", "#####")
_FRAME: Final = ("######", "##..##", "##..##", "######")
_HEART: Final = ("##.##", "#####", "#####", "#####", ".###.")
_BEAM: Final = ("##..##", "######", "######", "##..##")
_SLANT: Final = ("####.", "####.", ".####", ".####")
_SHIRT: Final = ("######", "######", ".####.", ".####.", ".####.")
_FLAG: Final = ("######", "######", "######", "##....", "##....")

_BIG_HEART: Final = (".##.##.", "#######", "#######", "#######", ".#####.", "..###..")
_WINDOW: Final = ("######", "######", "##..##", "##..##", "######", "######")
_CROSS: Final = ("..###..", "..###..", "#######", "#######", "..###..", "..###..")

LEVELS: Final = {
    Level.EASY: WordCellsParams(
        band=(4, 12),
        depths={Words: (1, 2), Holding: (1, 1), Begins: (1, 1), Stranger: (2, 2)},
        sheets=(_rectangle(3, 4), _rectangle(4, 3), _rectangle(4, 4), _SLANT, _STAIRS),
        lengths=(4,),
        ways="onward",
        tasks=("words", "holding", "stranger", "begins"),
    ),
    Level.MEDIUM: WordCellsParams(
        band=(13, 28),
        depths={Words: (3, 3), Holding: (2, 2), Begins: (2, 2), Among: (2, 2)},
        sheets=(_rectangle(4, 4), _rectangle(4, 5), _rectangle(5, 4), _STAIRS, _FRAME, _BEAM),
        lengths=(4,),
        ways="any",
    ),
    Level.HARD: WordCellsParams(
        band=(30, 80),
        depths={Words: (4, 4), Holding: (3, 3), Among: (3, 3)},
        sheets=(_rectangle(5, 5), _rectangle(4, 6), _rectangle(6, 4), _RING, _PLUS, _HEART, _SHIRT, _FLAG),
        lengths=(4, 5, 6),
        ways="any",
    ),
    Level.EXTREME: WordCellsParams(
        band=(60, 2000),
        depths={Words: (5, 12), Holding: (4, 12), Among: (4, 12)},
        sheets=(_rectangle(5, 6), _rectangle(6, 5), _rectangle(6, 6), _BIG_HEART, _WINDOW, _CROSS),
        lengths=(4, 5, 6),
        ways="any",
    ),
}


@cache
def _words(length: int) -> tuple[str, ...]:
    return tuple(sorted(word.upper() for word in _written() if len(word) == length))


@cache
def _written() -> frozenset[str]:
    """Words that everybody knows, out of any trade, and nobody takes for abbreviations."""
    return familiar() - _CLIPPED - _OF_TRADES


def _cut(free: set[Cell], lengths: Sequence[int], ways: form.Ways, rng: Stream) -> list[Path]:
    """Paths that cover the free cells; raises `Rejected` where none are met soon."""
    for _ in range(_TRIES):
        left, paths = set(free), list[Path]()
        for length in _sizes(len(free), lengths, rng):
            path = _grown(left, length, ways, rng)
            if len(path) < length:
                break
            left -= set(path)
            paths.append(path)
        if not left:
            return paths
    raise Rejected("no way to cut the sheet")


def _sizes(cells: int, lengths: Sequence[int], rng: Stream) -> list[int]:
    """Lengths that add up to so many cells."""
    for _ in range(_TRIES):
        sizes = [rng.choice(lengths)]
        while sum(sizes) < cells:
            sizes.append(rng.choice(lengths))
        if sum(sizes) == cells:
            return sizes
    raise ValueError(f"{cells} cells are no words of such lengths")


def _grown(left: set[Cell], length: int, ways: form.Ways, rng: Stream) -> Path:
    """A path from the cell with the fewest free neighbours; of words that run onward, from the first cell."""
    steps = _STEPS[ways]
    if ways == "onward":
        path = [min(left)]
    else:
        lone = {cell: sum((cell[0] + a, cell[1] + b) in left for a, b in steps) for cell in left}
        fewest = min(lone.values())
        path = [rng.choice(sorted(cell for cell in left if lone[cell] == fewest))]
    while len(path) < length:
        row, column = path[-1]
        ahead = [cell for a, b in steps if (cell := Cell(row + a, column + b)) in left and cell not in path]
        if not ahead:
            break
        path.append(rng.choice(ahead))
    return tuple(path) if ways == "onward" or rng.below(2) else tuple(path[::-1])


def invent(rng: Stream, params: WordCellsParams, asked: Drawn) -> Puzzle:
    """Cut a sheet, and write words on the pieces until something can be asked about them."""
    state = rng.child("state")
    sheet = state.choice(params.sheets)
    free = {Cell(row, column) for row, line in enumerate(sheet) for column, cell in enumerate(line) if cell == "#"}
    paths = sorted(_cut(free, params.lengths, params.ways, state))
    theme = state.choice(THEMES)
    for last in (*[False] * (_WRITTEN - 1), True):
        words = {state.choice(_words(len(path))): path for path in paths}
        try:
            query, answer, why = _about(words, len(paths), params, asked, rng)
            break
        except Rejected:
            if last:
                raise
    letters = _letters(words)
    rows = [
        "".join(letters.get(Cell(row, column), ".") for column in range(len(sheet[0]))) for row in range(len(sheet))
    ]
    return Puzzle(Sheet(tuple(rows), params.lengths, params.ways, theme, digest()), query, answer, why)


def _letters(words: Mapping[str, Path]) -> dict[Cell, str]:
    """What stands in each cell."""
    return {cell: letter for word, path in words.items() for cell, letter in zip(path, word, strict=True)}


def _about(
    words: Mapping[str, Path], pieces: int, params: WordCellsParams, asked: Drawn, rng: Stream
) -> tuple[Query, str | tuple[str, ...], Facts]:
    """A question about words on so many pieces, its answer and why; raises `Rejected` if they suit none."""
    if len(words) < pieces:
        raise Rejected("a word twice")
    ask, letters = rng.child("ask"), _letters(words)
    question, place = asked
    fair = [word for word in words if question is Begins and [*letters.values()].count(word[0]) >= _COPIES]
    if question is Begins and not fair:
        raise Rejected("too few cells where a word could begin")
    met = {(text, frozenset(path)) for text, path in _read(letters, params.lengths, params.ways, known)}
    if not _is_cut_so_only(met, letters):
        raise Rejected("words that are cut otherwise")
    why = _why({piece for piece in met if piece[0].lower() in common()}, letters, words)
    if question is Words:
        return Words(), ", ".join(sorted(words)), why
    if question is Holding:
        word = ask.choice([*words])
        return Holding(ask.choice(words[word])), word, why
    if question is Begins:
        word = ask.choice(fair)
        row, column = words[word][0]
        return Begins(word), (f"cell-{row + 1}-{column + 1}",), why
    one, two, three, four = _offered(question, place, letters, [*words], params, rng)
    return question((one, two, three, four)), LETTERS[place], why


def _is_cut_so_only(pieces: Collection[Piece], letters: Mapping[Cell, str]) -> bool:
    """True if there is one way only to cover all cells with pieces."""
    bits = {cell: 1 << number for number, cell in enumerate(letters)}
    masks = [sum(bits[cell] for cell in cells) for _, cells in pieces]
    ways, waiting = 0, [((1 << len(bits)) - 1, masks)]
    while waiting:
        left, possible = waiting.pop()
        if not left:
            ways += 1
            if ways > 1:
                return False
            continue
        over = min(([one for one in possible if one & bit] for bit in bits.values() if bit & left), key=len)
        waiting += [(left & ~mask, [one for one in possible if not one & mask]) for mask in over]
    return True


def _offered(
    question: type[Among | Stranger],
    place: int,
    letters: Mapping[Cell, str],
    words: Sequence[str],
    params: WordCellsParams,
    rng: Stream,
) -> list[str]:
    """One of the words among three that can only be read by chance, or the other way round."""
    ask, rank = rng.child("options"), rng.class_by_index(len(LETTERS), "rank")
    right, wrong = (1, 3) if question is Among else (3, 1)
    met = {word for word, _ in _read(letters, params.lengths, params.ways, _written)} - {*words}
    for length in ask.sample(params.lengths, len(params.lengths)):
        alike, decoys = ([word for word in some if len(word) == length] for some in (words, sorted(met)))
        if len(alike) >= right and len(decoys) >= wrong:
            break
    else:
        raise Rejected("too few words for a choice")
    for _ in range(_DRAWS):
        right_ones, wrong_ones = ask.sample(alike, right), ask.sample(decoys, wrong)
        (key,), options = (right_ones, wrong_ones) if question is Among else (wrong_ones, right_ones)
        if _rank(key, options) == rank:
            return [*options[:place], key, *options[place:]]
    raise Rejected("the key looks too much like the others, or too little")


def _rank(key: str, others: Sequence[str]) -> int:
    """How many of the others are more like all the rest than the key is: letters that are met on a sheet are shared."""

    def likeness(one: str) -> int:
        rest = [other for other in (key, *others) if other != one]
        return sum(4 * sum(map(eq, one, other)) + sum(letter in other for letter in one) for other in rest)

    return sum(likeness(other) > likeness(key) for other in others)


@cache
def _beginnings(lengths: tuple[int, ...], grade: Callable[[], frozenset[str]]) -> Mapping[str, bool]:
    """All beginnings of words of these lengths, and whether they are words themselves."""
    words = {word.upper() for word in grade() if len(word) in lengths}
    return {word[:end]: word[:end] in words for word in words for end in range(1, len(word) + 1)}


def _read(
    letters: Mapping[Cell, str], lengths: tuple[int, ...], ways: form.Ways, grade: Callable[[], frozenset[str]]
) -> Iterator[tuple[str, Path]]:
    """The words of some lists that can be read on a sheet, each with its path."""
    beginnings = _beginnings(lengths, grade)
    beside = {
        cell: [near for down, right in _STEPS[ways] if (near := Cell(cell.row + down, cell.column + right)) in letters]
        for cell in letters
    }
    waiting: list[tuple[Path, str]] = [((cell,), letter) for cell, letter in letters.items()]
    while waiting:
        path, text = waiting.pop()
        if text not in beginnings:
            continue
        if beginnings[text]:
            yield text, path
        waiting += [((*path, cell), text + letters[cell]) for cell in beside[path[-1]] if cell not in path]


def _why(pieces: AbstractSet[Piece], letters: Mapping[Cell, str], words: Mapping[str, Path]) -> Facts:
    """In which order a person finds the words, among common pieces: next that over the cell with the fewest others."""
    steps, left = list[Step](), set(letters)
    for _ in words:
        over = {cell: [one for one in pieces if cell in one[1]] for cell in left}
        cell = min(sorted(left), key=lambda one: len(over[one]))
        word = next(word for word, path in words.items() if cell in path)
        mine = frozenset(words[word])
        others = [(text, taken) for text, taken in sorted(over[cell], key=_sorted) if taken != mine]
        against = dict.fromkeys(Against(text, _left_alone(taken, left, over)) for text, taken in others)
        steps.append(Step(cell, word, words[word], tuple(against)))
        left -= mine
        pieces = {one for one in pieces if not one[1] & mine}
    return Facts(tuple(steps))


def _sorted(piece: Piece) -> tuple[str, list[Cell]]:
    return piece[0], sorted(piece[1])


def _left_alone(taken: frozenset[Cell], left: set[Cell], over: Mapping[Cell, Sequence[Piece]]) -> Cell | None:
    """The first cell that no common word could cover any more."""
    lone = (cell for cell in sorted(left - taken) if all(cells & taken for _, cells in over[cell]))
    return next(lone, None)
