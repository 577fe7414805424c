"""Boards whose rows and columns have signs for heads, some of them fallen off; words are enciphered by them.

The words are those that everybody knows. Examples are drawn until every fallen head is used in them, but for one on
each side at most.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.cipher_boards import BOARDS
from puzzlegen.facts.words import familiar
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

Signs: TypeAlias = list[tuple[str, str]]
"""Two signs for each letter of a word."""
Heads: TypeAlias = list[dict[int, str]]
"""The signs that are known, of the rows and of the columns."""
Step: TypeAlias = dict[str, Any]
"""A letter of an example on a cell: what the explanation says of it."""

TASKS: Final = ("read", "meant", "write", "head", "slip", "faded")
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LENGTHS: Final = (5, 6)
_DRAWS: Final = 40  # of words
_FADED: Final = "."
_MOST_STEPS: Final = 4  # that show which sign comes first


class CipherBoardParams(Params, frozen=True, kw_only=True):
    """How large the board is, how many heads are missing, and what else makes it hard."""

    size: Annotated[tuple[int, int], Knob("more rows and columns", 4, 6)]
    missing: Annotated[tuple[int, int], Knob("more heads of rows, and of columns, have fallen off", 2, 6)]
    letters: Annotated[int, Knob("more different letters, so that fewer stand in several cells", 12, 26)]
    examples: Annotated[int, Knob("more examples", 1, 3)]
    order_given: Annotated[bool, Knob("it is said whether the row's sign comes first")]
    turn: Annotated[int, Knob("after each letter, the heads of the columns move on by so many columns", 0, 2)]


LEVELS: Final = {
    Level.EASY: CipherBoardParams(
        band=(15, 32),
        bands={"faded": (15, 36), "write": (35, 48)},
        size=(4, 4),
        missing=(2, 3),
        letters=16,
        examples=2,
        order_given=True,
        turn=0,
    ),
    Level.MEDIUM: CipherBoardParams(
        band=(33, 60),
        bands={"faded": (37, 80), "write": (49, 70)},
        size=(4, 5),
        missing=(3, 4),
        letters=16,
        examples=2,
        order_given=False,
        turn=0,
    ),
    Level.HARD: CipherBoardParams(
        band=(61, 115),
        bands={"faded": (81, 150), "write": (71, 135)},
        size=(5, 6),
        missing=(5, 6),
        letters=12,
        examples=2,
        order_given=False,
        turn=0,
    ),
    Level.EXTREME: CipherBoardParams(
        band=(116, 2000),
        bands={"faded": (151, 2000), "write": (136, 2000)},
        size=(6, 6),
        missing=(6, 6),
        letters=12,
        examples=3,
        order_given=False,
        turn=1,
    ),
}


class _Board(NamedTuple):
    """A board with all its heads."""

    cells: list[str]
    rows: list[str]
    columns: list[str]
    rows_first: bool
    turn: int

    def signs(self, word: str, rng: Stream) -> Signs:
        """A word in signs; a letter in several cells is written by any of them."""
        width, found = len(self.columns), Signs()
        for number, letter in enumerate(word):
            places = [(y, x) for y, row in enumerate(self.cells) for x, held in enumerate(row) if held == letter]
            row, column = rng.choice(places)
            pair = self.rows[row], self.columns[(column - number * self.turn) % width]
            found.append(pair if self.rows_first else pair[::-1])
        return found


@cache
def _words(length: int) -> tuple[str, ...]:
    return tuple(sorted(word.upper() for word in familiar() if len(word) == length))


@cache
def _masks(length: int) -> tuple[int, ...]:
    """The letters of each word as bits."""
    return tuple(_mask(word) for word in _words(length))


def _mask(letters: Sequence[str] | str) -> int:
    return sum(1 << _ALPHABET.index(letter) for letter in {*letters})


def _spelled(length: int, letters: int) -> list[str]:
    """The words of so many letters that need no others than these."""
    return [word for word, mask in zip(_words(length), _masks(length), strict=True) if not mask & ~letters]


def invent(rng: Stream, params: CipherBoardParams) -> Puzzle:
    """Fill a board, take heads off, and ask what can still be read."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    dress = state.choice(list(BOARDS))
    sizes = [state.between(*params.size) for _ in range(2)]
    word = state.choice(_words(state.choice(_LENGTHS)))
    cells_in_all = sizes[0] * sizes[1]
    kinds = min(params.letters, cells_in_all * 3 // 4 if task == "faded" else cells_in_all)
    letters, shown = _lettered("" if task == "faded" else word, params.examples, kinds, cells_in_all, state)
    pool = state.sample(BOARDS[dress], max(sizes))  # rows and columns share signs, so that these do not tell the order
    heads = [state.sample(pool, size) for size in sizes]
    cells = ["".join(letters[start : start + sizes[1]]) for start in range(0, len(letters), sizes[1])]
    board = _Board(cells, heads[0], heads[1], bool(state.below(2)), params.turn)
    examples = [(one, board.signs(one, state)) for one in shown]
    side = 1 if params.turn else ask.below(2)  # heads that move on are harder to find
    off = [{*state.sample(line, min(len(line), state.between(*params.missing)))} for line in heads]
    if task == "head":
        off[side] |= {*heads[side][:4]}
    used = [{pair[one ^ (not board.rows_first)] for _, signs in examples for pair in signs} for one in (0, 1)]
    if any(len(off[one] - used[one]) > 1 for one in (0, 1)):
        raise Rejected("heads that no example uses")
    statement: dict[str, Any] = {
        "board": dress,
        "cells": cells,
        "heads": [["" if sign in off[one] else sign for sign in heads[one]] for one in (0, 1)],
        "loose": [state.sample(line := sorted(off[one]), len(line)) for one in (0, 1)],
        "order": ("rows" if board.rows_first else "columns") if params.order_given else "open",
        "turn": params.turn,
        "examples": [{"word": one, "signs": signs} for one, signs in examples],
    }
    if task == "faded":
        faded, letter = _faded(board, examples, ask)
        statement["cells"] = faded.cells
        return Puzzle(statement, {"task": task}, letter, _why(faded, statement, examples))
    why = _why(board, statement, examples)
    query: dict[str, Any] = {"task": task}
    signs, answer = board.signs(word, ask), LETTERS[place]
    match task:
        case "read":
            return Puzzle(statement, query | {"signs": signs}, word, why)
        case "meant":
            others = [one for one in _spelled(len(word), _mask(letters)) if one not in (word, *shown)]
            if len(others) < 3:
                raise Rejected("too few words for a choice")
            three = ask.sample(others, 3)
            return Puzzle(statement, query | {"signs": signs, "options": _among(word, three, place)}, answer, why)
        case "write":
            return Puzzle(
                statement, query | {"word": word, "options": _ways(signs, off, board, place, ask)}, answer, why
            )
        case "head":
            told = set[str]() if params.order_given else _Laying(board, heads, examples).shown_by_one_letter(side)
            open_ = sorted(off[side] - told)
            if not open_:
                raise Rejected("a single letter tells")
            sign = ask.choice(open_)
            others = ask.sample(sorted(off[side] - {sign}), 3)
            asked = {"side": side, "line": heads[side].index(sign), "options": _among(sign, others, place)}
            return Puzzle(statement, query | asked, answer, why)
        case _:
            number = rng.per_item(len(word), "slip")
            pair = list(signs[number])
            which = ask.below(2)
            pair[which] = ask.choice([sign for sign in heads[which ^ (not board.rows_first)] if sign != pair[which]])
            query |= {"word": word, "signs": [*signs[:number], pair, *signs[number + 1 :]]}
            return Puzzle(statement, query, (f"letter-{number + 1}",), why)


def _lettered(word: str, examples: int, kinds: int, cells: int, rng: Stream) -> tuple[list[str], list[str]]:
    """The letters of a board, and words for examples, none of which holds all letters of the word."""
    letters, shown = {*word}, list[str]()
    for one in (rng.choice(_words(rng.choice(_LENGTHS))) for _ in range(_DRAWS)):
        if len(shown) < examples and len(letters | {*one}) <= kinds and one != word:
            shown.append(one)
            letters |= {*one}
    if len(shown) < examples:
        raise Rejected("too many letters")
    letters |= {*rng.sample(sorted({*_ALPHABET} - letters), kinds - len(letters))}
    several = sorted(letters)
    filled = [*several, *(several[number % kinds] for number in range(cells - kinds))]
    return rng.sample(filled, cells), shown


def _among(key: Any, others: Sequence[Any], place: int) -> list[Any]:
    return [*others[:place], key, *others[place:]]


def _ways(signs: Signs, off: Sequence[set[str]], board: _Board, place: int, rng: Stream) -> list[Signs]:
    """A word in signs, and three times with two fallen heads of the rows, of the columns or of both exchanged."""
    swaps = []
    for one in (0, 1):
        used = sorted(off[one] & {pair[one ^ (not board.rows_first)] for pair in signs})
        if len(off[one]) < 2 or not used:
            raise Rejected("no heads to exchange")
        first = rng.choice(used)
        second = rng.choice(sorted(off[one] - {first}))
        swaps.append({first: second, second: first})
    if not board.rows_first:
        swaps.reverse()
    options = []
    for way in range(4):
        chosen = [swap if (way ^ place) >> one & 1 else {} for one, swap in enumerate(swaps)]
        options.append([(chosen[0].get(a, a), chosen[1].get(b, b)) for a, b in signs])
    return options


def _faded(board: _Board, examples: Sequence[tuple[str, Signs]], rng: Stream) -> tuple[_Board, str]:
    """A letter is missing from the board; as many cells still hold it as the examples write it by."""
    used: dict[str, set[tuple[int, int]]] = {}
    for word, signs in examples:
        for number, (letter, pair) in enumerate(zip(word, signs, strict=True)):
            row_sign, column_sign = pair if board.rows_first else pair[::-1]
            column = (board.columns.index(column_sign) + number * board.turn) % len(board.columns)
            used.setdefault(letter, set()).add((board.rows.index(row_sign), column))
    held = Counter(letter for line in board.cells for letter in line)
    letters = [letter for letter, some in sorted(used.items()) if held[letter] > len(some)]
    if not letters:
        raise Rejected("the letter would show by its number of cells")
    letter = rng.choice(letters)
    row, column = rng.choice(sorted(used[letter]))
    cells = list(board.cells)
    cells[row] = f"{cells[row][:column]}{_FADED}{cells[row][column + 1 :]}"
    return board._replace(cells=cells), letter


def _why(board: _Board, statement: Statement, examples: Sequence[tuple[str, Signs]]) -> Step:
    """What the explanation says: all heads, and how they are found."""
    laying = _Laying(board, statement["heads"], examples)
    against = laying.against() if statement["order"] == "open" else {}
    heads = [board.rows, board.columns]
    return {"heads": heads, "rows_first": board.rows_first, "against": against, "steps": laying.steps()}


class _Laying:
    """Lays letters of examples on cells, as a person does who has the heads that are left."""

    def __init__(self, board: _Board, heads: Sequence[Sequence[str]], examples: Sequence[tuple[str, Signs]]) -> None:
        self.board = board
        self.shown: Heads = [{line: sign for line, sign in enumerate(side) if sign} for side in heads]
        self.letters = [
            (word, number, pair if board.rows_first else pair[::-1])
            for word, signs in examples
            for number, pair in enumerate(signs)
        ]

    def _fitting(self, word: str, number: int, pair: Sequence[str], known: Heads) -> list[tuple[int, int]]:
        """Rows and heads of columns where a letter can stand, the row's sign first."""
        width, found = len(self.board.columns), []
        for row, cells in enumerate(self.board.cells):
            for slot in range(width):
                places = zip((row, slot), pair, known, (self.board.rows, self.board.columns), strict=True)
                if cells[(slot + number * self.board.turn) % width] in (word[number], _FADED) and all(
                    side.get(line, sign) == sign and sign in every and (line in side or sign not in side.values())
                    for line, sign, side, every in places
                ):
                    found.append((row, slot))
        return found

    def _step(self, word: str, number: int, pair: Sequence[str], place: tuple[int, int], *, sure: bool) -> Step:
        column = (place[1] + number * self.board.turn) % len(self.board.columns)
        at = {"word": word, "letter": number, "row": place[0], "column": column, "slot": place[1]}
        return {**at, "signs": [*pair], "sure": sure}

    def steps(self) -> list[Step]:
        """A way to the fallen heads: letters, each with the one cell where it can stand, or does at last."""
        known, steps = [{**side} for side in self.shown], list[Step]()
        while True:
            found = list[tuple[int, Step]]()
            for word, number, pair in self.letters:
                place = self.board.rows.index(pair[0]), self.board.columns.index(pair[1])
                if place[0] not in known[0] or place[1] not in known[1]:
                    fitting = len(self._fitting(word, number, pair, known))
                    found.append((fitting, self._step(word, number, pair, place, sure=fitting == 1)))
            if not found:
                return steps
            steps.append(min(found, key=lambda one: one[0])[1])
            _note(known, steps[-1])

    def against(self) -> Step:
        """What speaks against the other order of the signs: sure steps, and a letter that then stands nowhere.

        Empty where no step is sure, so that one has to try.

        Raises:
            Rejected: it takes too many steps.
        """
        known, steps = [{**side} for side in self.shown], list[Step]()
        while True:
            sure = None
            for word, number, pair in self.letters:
                fitting = self._fitting(word, number, pair[::-1], known)
                if not fitting:
                    needed = self._needed(steps, (word, number, pair[::-1]))
                    return {"steps": needed, "word": word, "letter": number, "signs": [*pair[::-1]]}
                if len(fitting) == 1 and any(line not in side for line, side in zip(fitting[0], known, strict=True)):
                    sure = sure or self._step(word, number, pair[::-1], fitting[0], sure=True)
            if sure is None:
                return {}
            if len(steps) == _MOST_STEPS:
                raise Rejected("the order of the signs shows too late")
            steps.append(sure)
            _note(known, sure)

    def _needed(self, steps: list[Step], nowhere: tuple[str, int, Sequence[str]]) -> list[Step]:
        """The steps without those that the letter which stands nowhere does not need."""
        for place in range(len(steps) - 1, -1, -1):
            known, shorter = [{**side} for side in self.shown], steps[:place] + steps[place + 1 :]
            for one in shorter:
                if len(self._fitting(one["word"], one["letter"], one["signs"], known)) != 1:
                    break
                _note(known, one)
            else:
                if not self._fitting(*nowhere, known):
                    steps = shorter
        return steps

    def shown_by_one_letter(self, side: int) -> set[str]:
        """The signs of this side that a letter tells which stands in one row, or column, only."""
        signs = set[str]()
        for word, number, pair in self.letters:
            places = self._fitting(word, number, pair, [{}, {}])
            if len({place[side] for place in places}) == 1:
                signs.add(pair[side])
        return signs


def _note(known: Heads, step: Step) -> None:
    for side, line, sign in zip(known, (step["row"], step["slot"]), step["signs"], strict=True):
        side[line] = sign
