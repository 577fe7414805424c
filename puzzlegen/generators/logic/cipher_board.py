"""Boards whose rows and columns have signs for heads, some of them fallen off; words are enciphered by them.

The words are those that everybody knows. Examples are drawn until every fallen head is used in them, but for one on
each side at most.
"""

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

TASKS: Final = ("read", "meant", "write", "head", "slip", "faded")
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LENGTHS: Final = (5, 6)
_DRAWS: Final = 40  # of words


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

    cells: list[list[str]]
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
    letters, shown = _lettered(word, params, sizes[0] * sizes[1], state)
    pool = state.sample(BOARDS[dress], max(sizes))  # rows and columns share signs, so that these do not tell the order
    heads = [state.sample(pool, size) for size in sizes]
    cells = [letters[start : start + sizes[1]] for start in range(0, len(letters), sizes[1])]
    board = _Board(cells, heads[0], heads[1], bool(state.below(2)), params.turn)
    examples = [(one, board.signs(one, state)) for one in shown]
    side = ask.below(2)
    off = [{*state.sample(line, min(len(line), state.between(*params.missing)))} for line in heads]
    if task == "head":
        off[side] |= {*heads[side][:4]}
    used = [{pair[one ^ (not board.rows_first)] for _, signs in examples for pair in signs} for one in (0, 1)]
    if any(len(off[one] - used[one]) > 1 for one in (0, 1)):
        raise Rejected("heads that no example uses")
    statement: dict[str, Any] = {
        "board": dress,
        "cells": ["".join(row) for row in cells],
        "heads": [["" if sign in off[one] else sign for sign in heads[one]] for one in (0, 1)],
        "loose": [state.sample(line := sorted(off[one]), len(line)) for one in (0, 1)],
        "order": ("rows" if board.rows_first else "columns") if params.order_given else "open",
        "turn": params.turn,
        "examples": [{"word": one, "signs": signs} for one, signs in examples],
    }
    why = {"heads": heads, "rows_first": board.rows_first, "steps": _steps(board, statement["heads"], examples)}
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
            sign = ask.choice(sorted(off[side]))
            others = ask.sample(sorted(off[side] - {sign}), 3)
            asked = {"side": side, "line": heads[side].index(sign), "options": _among(sign, others, place)}
            return Puzzle(statement, query | asked, answer, why)
        case "slip":
            number = rng.per_item(len(word), "slip")
            pair = list(signs[number])
            which = ask.below(2)
            pair[which] = ask.choice([sign for sign in heads[which ^ (not board.rows_first)] if sign != pair[which]])
            query |= {"word": word, "signs": [*signs[:number], pair, *signs[number + 1 :]]}
            return Puzzle(statement, query, (f"letter-{number + 1}",), why)
        case _:
            return _faded(statement, board, examples, why, ask)


def _lettered(word: str, params: CipherBoardParams, cells: int, rng: Stream) -> tuple[list[str], list[str]]:
    """The letters of a board, and words for examples, none of which holds all letters of the word."""
    letters, shown, kinds = {*word}, list[str](), min(params.letters, cells)
    for one in (rng.choice(_words(rng.choice(_LENGTHS))) for _ in range(_DRAWS)):
        if len(shown) < params.examples and len(letters | {*one}) <= kinds and one != word:
            shown.append(one)
            letters |= {*one}
    if len(shown) < params.examples:
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


def _faded(
    statement: Statement, board: _Board, examples: Sequence[tuple[str, Signs]], why: Statement, rng: Stream
) -> Puzzle:
    """A letter is missing from the board; an example has its signs."""
    number = rng.below(len(examples))
    word, signs = examples[number]
    at = rng.below(len(word))
    pair = signs[at] if board.rows_first else signs[at][::-1]
    row, column = board.rows.index(pair[0]), (board.columns.index(pair[1]) + at * board.turn) % len(board.columns)
    cells = list(statement["cells"])
    letter = cells[row][column]
    cells[row] = f"{cells[row][:column]}.{cells[row][column + 1 :]}"
    return Puzzle({**statement, "cells": cells}, {"task": "faded"}, letter, why)


def _steps(board: _Board, heads: Sequence[Sequence[str]], examples: Sequence[tuple[str, Signs]]) -> list[Statement]:
    """A way to the fallen heads: letters of examples, each with the one cell where it can stand, or does at last."""
    known = [{line: sign for line, sign in enumerate(side) if sign} for side in heads]
    letters = [(word, number, pair) for word, signs in examples for number, pair in enumerate(signs)]
    steps = list[Statement]()
    while True:
        found = list[tuple[int, dict[str, Any]]]()
        for word, number, pair in letters:
            row_sign, column_sign = pair if board.rows_first else pair[::-1]
            line = board.rows.index(row_sign), board.columns.index(column_sign)
            if line[0] in known[0] and line[1] in known[1]:
                continue
            fitting = [
                (row, slot)
                for row, cells in enumerate(board.cells)
                for slot in range(len(cells))
                if cells[(slot + number * board.turn) % len(cells)] == word[number]
                and known[0].get(row, row_sign) == row_sign
                and known[1].get(slot, column_sign) == column_sign
                and (row in known[0] or row_sign not in known[0].values())
                and (slot in known[1] or column_sign not in known[1].values())
            ]
            column = (line[1] + number * board.turn) % len(board.columns)
            step: dict[str, Any] = {"word": word, "letter": number, "row": line[0], "column": column, "slot": line[1]}
            found.append((len(fitting), step | {"signs": [row_sign, column_sign], "sure": len(fitting) == 1}))
        if not found:
            return steps
        step = min(found, key=lambda one: one[0])[1]
        for side, line in enumerate((step["row"], step["slot"])):
            known[side][line] = step["signs"][side]
        steps.append(step)
