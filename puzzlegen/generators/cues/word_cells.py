"""Grids of letters to be cut into words.

A sheet is cut into paths at random, and each path gets a word that everybody knows. Words that are only met by chance
are found by spelling paths of the sheet; choices are made of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import eq
from typing import Final

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.words import digest, familiar
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

TASKS: Final = ("words", "holding", "among", "stranger", "begins")
DRESSES: Final = ("tiles", "biscuits", "quilt", "stamps")
Cell = tuple[int, int]
Path = tuple[Cell, ...]

_TRIES: Final = 200  # ways to cut a sheet that are begun
_STEPS: Final[Mapping[str, tuple[Cell, ...]]] = {
    "onward": ((0, 1), (1, 0)),
    "any": ((0, 1), (1, 0), (0, -1), (-1, 0)),
}
_DRAWS: Final = 12  # of options for a choice


class WordCellsParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        sheets: outlines, each as rows with a point for a hole.
        lengths: those of the words.
        ways: whether words run ``onward``, to the right and down, or any way.
    """

    sheets: tuple[tuple[str, ...], ...]
    lengths: tuple[int, ...]
    ways: str


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

LEVELS: Final = {
    Level.EASY: WordCellsParams(
        band=(4, 12),
        sheets=(_rectangle(3, 4), _rectangle(4, 3), _rectangle(4, 4), _SLANT, _STAIRS),
        lengths=(4,),
        ways="onward",
    ),
    Level.MEDIUM: WordCellsParams(
        band=(13, 28),
        sheets=(_rectangle(4, 4), _rectangle(4, 5), _rectangle(5, 4), _STAIRS, _FRAME, _BEAM),
        lengths=(4,),
        ways="any",
    ),
    Level.HARD: WordCellsParams(
        band=(30, 200),
        sheets=(_rectangle(5, 5), _rectangle(4, 6), _rectangle(6, 4), _RING, _PLUS, _HEART, _SHIRT, _FLAG),
        lengths=(4, 5, 6),
        ways="any",
    ),
}


@cache
def _words(length: int) -> tuple[str, ...]:
    return tuple(sorted(word.upper() for word in familiar() if len(word) == length))


def _cut(free: set[Cell], lengths: Sequence[int], ways: str, rng: Stream) -> list[Path]:
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


def _grown(left: set[Cell], length: int, ways: str, rng: Stream) -> Path:
    """A path from the cell with the fewest free neighbours; of words that run onward, from the first cell."""
    steps = _STEPS[ways]
    if ways == "onward":
        path = [min(left)]
    else:
        lone = {cell: sum((cell[0] + a, cell[1] + b) in left for a, b in steps) for cell in left}
        path = [rng.choice(sorted(cell for cell in left if lone[cell] == min(lone.values())))]
    while len(path) < length:
        row, column = path[-1]
        ahead = [cell for a, b in steps if (cell := (row + a, column + b)) in left and cell not in path]
        if not ahead:
            break
        path.append(rng.choice(ahead))
    return tuple(path) if ways == "onward" or rng.below(2) else tuple(path[::-1])


def invent(rng: Stream, params: WordCellsParams) -> Puzzle:
    """Cut a sheet, write words on the pieces, and ask for them."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    sheet = state.choice(params.sheets)
    free = {(row, column) for row, line in enumerate(sheet) for column, cell in enumerate(line) if cell == "#"}
    paths = sorted(_cut(free, params.lengths, params.ways, state))
    words = [state.choice(_words(len(path))) for path in paths]
    if len(set(words)) < len(words):
        raise Rejected("a word twice")
    letters = {
        cell: letter for path, word in zip(paths, words, strict=True) for cell, letter in zip(path, word, strict=True)
    }
    rows = ["".join(letters.get((row, column), ".") for column in range(len(sheet[0]))) for row in range(len(sheet))]
    statement = {
        "rows": rows,
        "lengths": params.lengths,
        "ways": params.ways,
        "dress": state.choice(DRESSES),
        "words": digest(),
    }
    why = {"pieces": list(zip(words, paths, strict=True))}
    number = ask.below(len(words))
    match task:
        case "words":
            return Puzzle(statement, {"task": task}, ", ".join(sorted(words)), why)
        case "holding":
            return Puzzle(statement, {"task": task, "cell": ask.choice(paths[number])}, words[number], why)
        case "begins":
            row, column = paths[number][0]
            return Puzzle(statement, {"task": task, "word": words[number]}, (f"cell-{row + 1}-{column + 1}",), why)
    right, wrong = (1, 3) if task == "among" else (3, 1)
    for length in ask.sample(params.lengths, len(params.lengths)):
        alike = [word for word in words if len(word) == length]
        decoys = sorted(_met(letters, length) - set(words)) if len(alike) >= right else []
        if len(decoys) >= wrong:
            break
    else:
        raise Rejected("too few words for a choice")
    rank = rng.per_item(len(LETTERS), "rank")
    for _ in range(_DRAWS):
        right_ones, wrong_ones = ask.sample(alike, right), ask.sample(decoys, wrong)
        (key,), options = (right_ones, wrong_ones) if task == "among" else (wrong_ones, right_ones)
        if _rank(key, options) == rank:
            options.insert(place, key)
            return Puzzle(statement, {"task": task, "options": options}, LETTERS[place], why)
    raise Rejected("the key looks too much like the others, or too little")


def _rank(key: str, others: Sequence[str]) -> int:
    """How many of the others are more like all the rest than the key is: letters that are met on a sheet are shared."""

    def likeness(one: str) -> int:
        rest = [other for other in (key, *others) if other != one]
        return sum(4 * sum(map(eq, one, other)) + sum(letter in other for letter in one) for other in rest)

    return sum(likeness(other) > likeness(key) for other in others)


@cache
def _beginnings(length: int) -> frozenset[str]:
    return frozenset(word[:end] for word in _words(length) for end in range(1, length + 1))


def _met(letters: Mapping[Cell, str], length: int) -> set[str]:
    """The familiar words of a length that are met on any path of the sheet."""

    def on(path: Path, text: str) -> Iterator[str]:
        if text not in _beginnings(length):
            return
        if len(text) == length:
            yield text
            return
        row, column = path[-1]
        for down, right in _STEPS["any"]:
            cell = row + down, column + right
            if cell in letters and cell not in path:
                yield from on((*path, cell), text + letters[cell])

    return {word for cell in letters for word in on((cell,), letters[cell])}
