"""Boards whose rows and columns have signs for heads, some of them fallen off; words are enciphered by them.

The words are those that everybody knows. Examples are drawn until every fallen head is used in them, but for one on
each side at most.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from msgspec.structs import replace

from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.logic.cipher_boards import BOARDS
from puzzlegen.facts.words import familiar
from puzzlegen.formats.logic import cipher_board as form
from puzzlegen.formats.logic.cipher_board import At, Place, Step
from puzzlegen.generators.kits.asking import LETTERS, four
from puzzlegen.generators.kits.ranking import Glance, three_beside

Two: TypeAlias = tuple[int, int]
Heads: TypeAlias = list[dict[int, str]]
"""The signs that are known, of the rows and of the columns."""
Needed: TypeAlias = set[tuple[int, str]]
"""Heads on which an answer rests: 0 for those of rows or 1 for those of columns, and the sign."""

_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LENGTHS: Final = (5, 6)
_DRAWS: Final = 150  # of words
_EXCHANGES: Final = 12  # of heads that are tried
_FADED: Final = "."
_ALIKE: Final = 2  # other letters, at least, that as many cells hold as the smudged one
_MOST_STEPS: Final = 4  # that show which sign comes first


class CipherBoardParams(Params, frozen=True, kw_only=True):
    """How large the board is, how many heads are missing, and what else makes it hard."""

    size: Annotated[tuple[int, int], Knob("more rows and columns", 4, 6)]
    missing: Annotated[tuple[int, int], Knob("more heads of rows, and of columns, have fallen off", 2, 6)]
    letters: Annotated[int, Knob("more different letters, so that fewer stand in several cells", 9, 26)]
    examples: Annotated[int, Knob("more examples", 1, 3)]
    order_given: Annotated[bool, Knob("it is said whether the row's sign comes first")]
    turn: Annotated[int, Knob("after each letter, the heads of the columns move on by so many columns", 0, 2)]


LEVELS: Final = {
    Level.EASY: CipherBoardParams(
        band=(10, 32),
        bands={form.Faded: (10, 36), form.Write: (22, 48)},
        depth=(2, 3),
        size=(4, 4),
        missing=(2, 3),
        letters=16,
        examples=1,
        order_given=True,
        turn=0,
    ),
    Level.MEDIUM: CipherBoardParams(
        band=(33, 70),
        bands={form.Faded: (37, 90), form.Write: (49, 80)},
        depth=(3.6, 4.6),
        size=(4, 5),
        missing=(3, 4),
        letters=14,
        examples=2,
        order_given=False,
        turn=0,
    ),
    Level.HARD: CipherBoardParams(
        band=(61, 160),
        bands={form.Faded: (81, 180), form.Write: (71, 170)},
        depth=(4.6, 5.6),
        size=(5, 6),
        missing=(5, 6),
        letters=10,
        examples=2,
        order_given=False,
        turn=0,
    ),
    Level.EXTREME: CipherBoardParams(
        band=(116, 2000),
        bands={form.Faded: (151, 2000), form.Write: (136, 2000)},
        depth=(6.3, 12),
        size=(6, 6),
        missing=(6, 6),
        letters=9,
        examples=3,
        order_given=False,
        turn=1,
    ),
}


class _Board(NamedTuple):
    """A board with all its heads."""

    cells: tuple[str, ...]
    rows: list[str]
    columns: list[str]
    rows_first: bool
    turn: int

    def signs(self, word: str, rng: Stream, shown: Collection[form.Pair] = ()) -> form.Signs:
        """A word in signs; a letter in several cells is written by any of them, but if it can be by none ``shown``."""
        width, found = len(self.columns), list[form.Pair]()
        for number, letter in enumerate(word):
            places = [(y, x) for y, row in enumerate(self.cells) for x, held in enumerate(row) if held == letter]
            pairs = [self.turned((self.rows[y], self.columns[(x - number * self.turn) % width])) for y, x in places]
            found.append(rng.choice([one for one in pairs if one not in shown] or pairs))
        return tuple(found)

    def spare(self, shown: Collection[form.Pair]) -> set[str]:
        """The letters that a word can be written by with signs of which none is ``shown``."""
        return {
            letter
            for y, row in enumerate(self.cells)
            for x, letter in enumerate(row)
            if self.turned((self.rows[y], self.columns[x])) not in shown
        }

    def turned(self, pair: form.Pair) -> form.Pair:
        """The signs of a letter, the row's one first; or from there as they are written."""
        return pair if self.rows_first else (pair[1], pair[0])

    def places(self, signs: form.Signs) -> tuple[Place, ...]:
        """The cells that signs stand for."""
        found = list[Place]()
        for number, pair in enumerate(signs):
            row, column = self.turned(pair)
            slot = self.columns.index(column)
            found.append(Place(self.rows.index(row), (slot + number * self.turn) % len(self.columns)))
        return tuple(found)

    def used(self, *pairs: form.Pair) -> Needed:
        """The heads that are needed to read signs."""
        return {one for pair in pairs for one in enumerate(self.turned(pair))}


@cache
def _words(length: int) -> tuple[str, ...]:
    return tuple(sorted(word.upper() for word in familiar() if len(word) == length))


@cache
def _masks(length: int) -> tuple[int, ...]:
    """The letters of each word as bits."""
    return tuple(_mask(word) for word in _words(length))


def _mask(letters: Iterable[str]) -> int:
    return sum(1 << _ALPHABET.index(letter) for letter in {*letters})


def _spelled(letters: int) -> list[str]:
    """The words that need no other letters than these."""
    return [
        word
        for length in _LENGTHS
        for word, mask in zip(_words(length), _masks(length), strict=True)
        if not mask & ~letters
    ]


def invent(rng: Stream, params: CipherBoardParams, asked: Drawn) -> Puzzle:
    """Fill a board, take heads off, and ask what can still be read."""
    (question, place), state, ask = asked, rng.child("state"), rng.child("ask")
    name = state.choice(get_args(form.Name))
    sizes = [state.between(*params.size) for _ in range(2)]
    word = state.choice(_words(state.choice(_LENGTHS)))
    cells_in_all, is_faded = sizes[0] * sizes[1], question is form.Faded
    kinds = min(params.letters, cells_in_all * 3 // 4 if is_faded else cells_in_all)
    letters, shown = _lettered("" if is_faded else word, params.examples, kinds, cells_in_all, state)
    pool = state.sample(BOARDS[name], max(sizes))  # rows and columns share signs, so that these do not tell the order
    heads = [state.sample(pool, size) for size in sizes]
    cells = tuple("".join(letters[start : start + sizes[1]]) for start in range(0, len(letters), sizes[1]))
    board = _Board(cells, heads[0], heads[1], bool(state.below(2)), params.turn)
    examples = tuple(form.Example(one, board.signs(one, state)) for one in shown)
    side = 1 if params.turn else ask.below(2)  # heads that move on are harder to find
    off = [{*state.sample(line, min(len(line), state.between(*params.missing)))} for line in heads]
    if question is form.Head:
        off[side] |= {*heads[side][:4]}
    used = [{board.turned(pair)[one] for example in examples for pair in example.signs} for one in (0, 1)]
    if any(len(off[one] - used[one]) > 1 for one in (0, 1)):
        raise Rejected("heads that no example uses")
    left, loose = (
        [tuple("" if sign in gone else sign for sign in line) for line, gone in zip(heads, off, strict=True)],
        [tuple(state.sample(line := sorted(gone), len(line))) for gone in off],
    )
    order: form.Order = ("rows" if board.rows_first else "columns") if params.order_given else "open"
    statement = form.Board(name, cells, (left[0], left[1]), (loose[0], loose[1]), order, params.turn, examples)
    if is_faded:
        board, letter, at = _faded(board, examples, ask)
        statement = replace(statement, cells=board.cells)
        told = _Laying(board, statement).why(board.used(examples[at.example].signs[at.letter]))
        return Puzzle(statement, form.Faded(), letter, form.Below(*told, at))
    told_pairs = {pair for example in examples for pair in example.signs}  # a word is not read off the examples
    laying, signs, answer = _Laying(board, statement), board.signs(word, ask, told_pairs), LETTERS[place]
    if question is form.Read:
        why = form.Spots(*laying.why(board.used(*signs)), board.places(signs))
        return Puzzle(statement, form.Read(signs), word, why)
    if question is form.Meant:
        # Only then is a letter that the examples write by all its cells no hint.
        spare = board.spare(told_pairs) if not params.turn and 2 * params.letters <= cells_in_all else letters
        word, *three = _alike(_spelled(_mask(spare)), {*shown}, ask)
        signs = board.signs(word, ask, told_pairs)
        why = form.Spots(*laying.why(board.used(*signs)), board.places(signs))
        return Puzzle(statement, form.Meant(signs, _among(word, three, place)), answer, why)
    if question is form.Write:
        ways = _ways(signs, off, board, place, told_pairs, ask)
        spelled: Any = tuple("".join(cells[row][column] for row, column in board.places(way)) for way in ways)
        found = form.Spelled(*laying.why({one for way in ways for one in board.used(*way)}), spelled)
        return Puzzle(statement, form.Write(word, ways), answer, found)
    if question is form.Head:
        told_at_once = set[str]() if params.order_given else laying.shown_by_one_letter(side)
        open_ = sorted(off[side] - told_at_once)
        if not open_:
            raise Rejected("a single letter tells")
        ranks = [rng.class_by_index(len(LETTERS), name) for name in ("used", "held")]
        sign, others = _heads(board, side, open_, off[side], examples, ranks, ask)
        query = form.Head(side, heads[side].index(sign), _among(sign, others, place))
        return Puzzle(statement, query, answer, form.Found(*laying.why({(side, sign)})))
    number = rng.class_by_index(len(word), "slip")
    pair = list(signs[number])
    which = ask.below(2)
    others = [
        sign
        for sign in heads[which ^ (not board.rows_first)]
        if sign != pair[which] and ((sign, pair[1]), (pair[0], sign))[which] not in told_pairs
    ]
    if not others:
        raise Rejected("the examples write other letters by all wrong signs")
    pair[which] = ask.choice(others)
    signs = (*signs[:number], (pair[0], pair[1]), *signs[number + 1 :])
    why = form.Spots(*laying.why(board.used(signs[number])), (board.places(signs)[number],))
    return Puzzle(statement, form.Slip(word, signs), (f"letter-{number + 1}",), why)


def _lettered(word: str, examples: int, kinds: int, cells: int, rng: Stream) -> tuple[list[str], list[str]]:
    """The letters of a board, and words for examples, none of which holds all letters of the word.

    Without a word, letters stand in unlike numbers of cells, so that the one that is smudged does not stand out.
    """
    letters, shown = {*word}, list[str]()
    for one in (rng.choice(_words(rng.choice(_LENGTHS))) for _ in range(_DRAWS)):
        if len(shown) < examples and len(letters | {*one}) <= kinds and one != word:
            shown.append(one)
            letters |= {*one}
    if len(shown) < examples:
        raise Rejected("too many letters")
    letters |= {*rng.sample(sorted({*_ALPHABET} - letters), kinds - len(letters))}
    several = sorted(letters)
    filled = [*several, *(several[number % kinds] if word else rng.choice(several) for number in range(cells - kinds))]
    return rng.sample(filled, cells), shown


def _alike(words: Sequence[str], shown: Collection[str], rng: Stream) -> list[str]:
    """Four words that repeat letters alike; any of them could be the right one.

    Raises:
        Rejected: there are not so many.
    """
    by_pattern: dict[tuple[int, ...], list[str]] = {}
    for word in words:
        if word not in shown:
            by_pattern.setdefault(_pattern(word), []).append(word)
    found = [alike for _, alike in sorted(by_pattern.items()) if len(alike) >= len(LETTERS)]
    if not found:
        raise Rejected("too few words for a choice")
    return rng.sample(rng.choice([alike for alike in found for _ in alike]), len(LETTERS))


def _pattern(word: str) -> tuple[int, ...]:
    """Where each letter of a word comes first in it."""
    return tuple(map(word.index, word))


def _heads(
    board: _Board,
    side: int,
    open_: Sequence[str],
    off: Collection[str],
    examples: Sequence[form.Example],
    ranks: Sequence[int],
    rng: Stream,
) -> tuple[str, list[str]]:
    """A fallen head, and three others, so many of which are used less, or with fewer letters of its line.

    Raises:
        Rejected: there are no such four.
    """
    told = [both for one in examples for both in zip(one.word, one.signs, strict=True)]

    def used(sign: str) -> int:
        return sum(pair.count(sign) for _, pair in told)

    def held(sign: str, line: int) -> int:
        letters = board.cells[line] if side == 0 else [row[line] for row in board.cells]
        return sum(1 if letter in letters else -1 for letter, pair in told if sign in pair)

    for sign in rng.sample(open_, len(open_)):
        line = (board.rows, board.columns)[side].index(sign)
        others = sorted({*off} - {sign})
        glances = [
            Glance(used(sign), [used(one) for one in others], ranks[0]),
            Glance(held(sign, line), [held(one, line) for one in others], ranks[1]),
        ]
        three = three_beside(others, glances, rng)
        if three is not None:
            return sign, three
    raise Rejected("no head of the drawn ranks")


def _among(key: str, others: Sequence[str], place: int) -> tuple[str, str, str, str]:
    found = [*others[:place], key, *others[place:]]
    return found[0], found[1], found[2], found[3]


def _ways(
    signs: form.Signs, off: Sequence[set[str]], board: _Board, place: int, shown: Collection[form.Pair], rng: Stream
) -> tuple[form.Signs, form.Signs, form.Signs, form.Signs]:
    """A word in signs, and three times with two fallen heads of the rows, of the columns or of both exchanged.

    Of some exchanges, those are taken after which as many pairs as before are ``shown`` by the examples.
    """
    used = [sorted(off[one] & {board.turned(pair)[one] for pair in signs}) for one in (0, 1)]
    if not all(used) or min(map(len, off)) < 2:
        raise Rejected("no heads to exchange")

    def drawn() -> tuple[form.Signs, form.Signs, form.Signs, form.Signs]:
        swaps = []
        for one in (0, 1):
            first = rng.choice(used[one])
            second = rng.choice(sorted(off[one] - {first}))
            swaps.append({first: second, second: first})
        if not board.rows_first:
            swaps.reverse()
        ways = [[swap if (way ^ place) >> one & 1 else {} for one, swap in enumerate(swaps)] for way in range(4)]
        return four(tuple((rows.get(a, a), columns.get(b, b)) for a, b in signs) for rows, columns in ways)

    def unlike(ways: Sequence[form.Signs]) -> int:
        told = [sum(pair in shown for pair in way) for way in ways]
        return sum(abs(one - told[place]) for one in told)

    return min((drawn() for _ in range(_EXCHANGES)), key=unlike)


def _faded(board: _Board, examples: Sequence[form.Example], rng: Stream) -> tuple[_Board, str, At]:
    """A letter is missing from the board; as many cells still hold it as the examples write it by, or more.

    So many hold two other letters, too, so that no counting singles it out. Its place in the examples comes last.
    """
    used: dict[str, dict[Place, At]] = {}
    for number, example in enumerate(examples):
        for at, (letter, cell) in enumerate(zip(example.word, board.places(example.signs), strict=True)):
            used.setdefault(letter, {}).setdefault(cell, At(number, at))
    held = Counter(letter for line in board.cells for letter in line)
    times = Counter(held.values())
    letters = [
        letter
        for letter, some in sorted(used.items())
        if held[letter] > len(some) and times[held[letter] - 1] >= _ALIKE
    ]
    if not letters:
        raise Rejected("the letter would show by its number of cells")
    letter = rng.choice(letters)
    cell = row, column = rng.choice(sorted(used[letter]))
    line = f"{board.cells[row][:column]}{_FADED}{board.cells[row][column + 1 :]}"
    return board._replace(cells=(*board.cells[:row], line, *board.cells[row + 1 :])), letter, used[letter][cell]


class _Known:
    """What is known of the heads, and of the letter that has faded."""

    def __init__(self, shown: Sequence[Sequence[str]]) -> None:
        self.heads: Heads = [{line: sign for line, sign in enumerate(side) if sign} for side in shown]
        self.faded = ""

    def allows(self, side: int, line: int, sign: str) -> bool:
        """True if a line may have this head."""
        heads = self.heads[side]
        return heads[line] == sign if line in heads else sign not in heads.values()

    def hold(self, needed: Collection[tuple[int, str]], sizes: Two) -> bool:
        """True if these heads are known, if only because one line and one head are left."""
        return all(
            sign in self.heads[side].values() or len(self.heads[side]) == sizes[side] - 1 for side, sign in needed
        )


class _Laying:
    """Lays letters of examples on cells, as a person does who has the heads that are left."""

    def __init__(self, board: _Board, statement: form.Board) -> None:
        self.board, self.examples = board, statement.examples
        self.shown, self.order = statement.heads, statement.order
        self.sizes = len(board.rows), len(board.columns)

    def why(self, needed: Needed) -> tuple[bool, form.Against | None, tuple[Step, ...], tuple[form.Last, ...]]:
        """What the explanation says: which sign comes first, and how the heads that are needed are found.

        Raises:
            Rejected: the order of the signs takes too many steps.
        """
        steps = self._steps(needed)
        known = self._after(steps)
        last = tuple(
            form.Last(side, line, sign)
            for side, sign in sorted(needed)
            if sign not in known.heads[side].values()
            for line in range(self.sizes[side])
            if line not in known.heads[side]
        )
        return self.board.rows_first, self._against() if self.order == "open" else None, tuple(steps), last

    def _letters(self) -> list[At]:
        return [At(one, number) for one, told in enumerate(self.examples) for number in range(len(told.word))]

    def _signs(self, example: int, letter: int, *, otherwise: bool) -> tuple[str, str]:
        """The signs of a letter, the row's one first, or last."""
        one, other = self.board.turned(self.examples[example].signs[letter])
        return (other, one) if otherwise else (one, other)

    def _fitting(self, example: int, letter: int, known: _Known, *, otherwise: bool = False) -> list[Step]:
        """Where a letter can stand."""
        written, width = self.examples[example].word[letter], self.sizes[1]
        one, other = self._signs(example, letter, otherwise=otherwise)
        if one not in self.board.rows or other not in self.board.columns:
            return []
        return [
            Step(example, letter, row, column, slot, cells=1)
            for row, cells in enumerate(self.board.cells)
            for slot in range(width)
            for column in [(slot + letter * self.board.turn) % width]
            if cells[column] == written or (cells[column] == _FADED and known.faded in ("", written))
            if known.allows(0, row, one) and known.allows(1, slot, other)
        ]

    def _note(self, known: _Known, step: Step, *, otherwise: bool = False) -> None:
        signs = self._signs(step.example, step.letter, otherwise=otherwise)
        known.heads[0][step.row], known.heads[1][step.slot] = signs
        if self.board.cells[step.row][step.column] == _FADED:
            known.faded = self.examples[step.example].word[step.letter]

    def _after(self, steps: Sequence[Step], *, otherwise: bool = False) -> _Known:
        known = _Known(self.shown)
        for step in steps:
            self._note(known, step, otherwise=otherwise)
        return known

    def _steps(self, needed: Needed) -> list[Step]:
        """A way to the heads that are needed: letters with one cell where they can stand, or else with few."""
        places = [self.board.places(told.signs) for told in self.examples]
        known, steps = _Known(self.shown), list[Step]()
        while not known.hold(needed, self.sizes):
            found = list[tuple[int, bool, Step]]()
            for example, letter in self._letters():
                row, column = places[example][letter]
                slot = (column - letter * self.board.turn) % self.sizes[1]
                if row not in known.heads[0] or slot not in known.heads[1]:
                    cells = len(self._fitting(example, letter, known))
                    signs = self._signs(example, letter, otherwise=False)
                    idle = needed.isdisjoint(enumerate(signs))
                    found.append((cells, idle, Step(example, letter, row, column, slot, cells)))
            steps.append(min(found, key=lambda one: one[:2])[2])
            self._note(known, steps[-1])
        return self._pruned(steps, lambda known: known.hold(needed, self.sizes))

    def _against(self) -> form.Against | None:
        """What speaks against the other order of the signs: sure steps, and a letter that then stands nowhere.

        None where no step is sure, so that one has to try.

        Raises:
            Rejected: it takes too many steps.
        """
        known, steps = _Known(self.shown), list[Step]()
        while True:
            sure = None
            for example, letter in self._letters():
                fitting = self._fitting(example, letter, known, otherwise=True)
                if not fitting:

                    def fails(known: _Known, at: Two = (example, letter)) -> bool:
                        return not self._fitting(*at, known, otherwise=True)

                    steps = self._pruned(steps, fails, otherwise=True)
                    return form.Against(tuple(steps), At(example, letter))
                if len(fitting) == 1 and not (fitting[0].row in known.heads[0] and fitting[0].slot in known.heads[1]):
                    sure = sure or fitting[0]
            if sure is None:
                return None
            if len(steps) == _MOST_STEPS:
                raise Rejected("the order of the signs shows too late")
            steps.append(sure)
            self._note(known, sure, otherwise=True)

    def _pruned(self, steps: list[Step], enough: Callable[[_Known], bool], *, otherwise: bool = False) -> list[Step]:
        """The steps without those that can be left out: the others stay sure, and still lead to what is enough."""
        for place in range(len(steps) - 1, -1, -1):
            shorter = self._counted(steps[:place] + steps[place + 1 :], otherwise=otherwise)
            if shorter is not None and enough(self._after(shorter, otherwise=otherwise)):
                steps = shorter
        return steps

    def _counted(self, steps: Sequence[Step], *, otherwise: bool) -> list[Step] | None:
        """These steps with the cells among which they then choose; None if one is not sure any more."""
        known, counted = _Known(self.shown), list[Step]()
        for step in steps:
            cells = len(self._fitting(step.example, step.letter, known, otherwise=otherwise))
            if cells > step.cells == 1:
                return None
            counted.append(replace(step, cells=cells))
            self._note(known, step, otherwise=otherwise)
        return counted

    def shown_by_one_letter(self, side: int) -> set[str]:
        """The signs of this side that a letter tells which stands in one row, or column, only."""
        signs, known = set[str](), _Known([(), ()])
        for example, letter in self._letters():
            fitting = self._fitting(example, letter, known)
            if len({(one.row, one.slot)[side] for one in fitting}) == 1:
                signs.add(self._signs(example, letter, otherwise=False)[side])
        return signs
