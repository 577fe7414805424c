"""Puts fallen heads back in all ways that agree with the examples; judges `logic/cipher_board`."""

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations
from string import ascii_uppercase
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.facts.logic.cipher_boards import BOARDS
from puzzlegen.formats.logic import cipher_board as form
from puzzlegen.validators.kits.answers import Findings, demand_different, fingerprint, letters_of, proven

BUDGET: Final = 20_000  # letters of examples that are laid on cells, and ways to put the last heads back
Letter: TypeAlias = tuple[int, str, form.Pair]
"""A letter of a word: its number, itself, and its signs."""
Doms: TypeAlias = tuple[list[set[str]], list[set[str]]]
"""The signs that are still possible for each row and each column."""

FADED: Final = "."
_NODES: Final = 4096  # that are counted at most


class Reading(NamedTuple):
    """One way to read the board: which sign is the row's, all heads, and the faded letter, if that is known."""

    rows_first: bool
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    faded: str


def certify(shown: form.Board, query: form.Query) -> Certificate:
    """Find all readings of the board with which the examples agree, and what the asked is in each of them.

    The difficulty counts, in rounds and for both orders if none is given, the cells where letters of the examples can
    still stand. In each round go the heads that no cell of a letter allows, and those known elsewhere. Of what is then
    still open, each possible head counts thrice; and each of the signs to be read counts. The depth is that of a search
    which lays letter after letter of the examples, as they are written, on each of its cells.

    Raises:
        MalformedStatement: letters, heads, words and the question do not belong together.
    """
    _check(shown, query)
    search = _Search(shown)
    readings = sorted(search.readings())
    return proven(
        _findings(shown, query, readings),
        BUDGET,
        method="all readings",
        effort={"steps": search.steps},
        difficulty=float(sum(_weight(search, first) for first in search.orders) + _length(query)),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(shown, query)),
        structure=f"{type(query).__name__.lower()}, {len(shown.heads[0])} by {len(shown.heads[1])}",
        depth=Depth.search(search.plain()),
    )


def certify_why(shown: form.Board, query: form.Query, answer: str, why: form.Found) -> Faults:
    """Follow an explanation: the order of the signs, letter after letter on its cell, and what the heads then say."""
    search = _Search(shown)
    readings = search.readings()
    if any(one.rows_first != why.rows_first for one in readings):
        return ("the sign said to come first need not do so",)
    following = _Following(search, why.rows_first, readings)
    if why.against is not None:
        otherwise = _Following(search, not why.rows_first, ())
        if (
            shown.order != "open"
            or not all(map(otherwise.lays, why.against.steps))
            or otherwise.fitting(*why.against.nowhere) != []
        ):
            return ("what speaks against the other order of the signs does not",)
    if not all(map(following.lays, why.steps)):
        return ("a letter may be elsewhere than an explanation lays it",)
    if not all(following.is_left(*one) for one in why.last):
        return ("a head is not the last one",)
    return () if following.ends(query, answer, why) else ("the heads found do not say what follows",)


class _Following:
    """Lays letters as an explanation does, one after the other, and knows only the heads that these give."""

    def __init__(self, search: "_Search", first: bool, readings: Collection[Reading]) -> None:
        self.search, self.first, self.readings = search, first, readings
        self.shown, self.doms, self.faded = search.shown, search.start(), ""
        self.known = {
            (side, line) for side, heads in enumerate(self.shown.heads) for line in range(len(heads)) if heads[line]
        }

    def _letter(self, example: int, letter: int) -> Letter | None:
        told = self.shown.examples[example] if 0 <= example < len(self.shown.examples) else None
        return (letter, told.word[letter], told.signs[letter]) if told and 0 <= letter < len(told.word) else None

    def fitting(self, example: int, letter: int) -> list[tuple[int, int]] | None:
        """Row and head of the column, for each cell where a letter can stand; None if there is no such letter."""
        written = self._letter(example, letter)
        return None if written is None else self.search.cells(written, self.doms, self.faded, first=self.first)

    def lays(self, step: form.Step) -> bool:
        """Put a letter on its cell, the only one that it can have; False where it need not be there.

        Where it fits several cells, the examples allow one of them only.
        """
        written, places = self._letter(step.example, step.letter), self.fitting(step.example, step.letter)
        if written is None or not places or len(places) != step.cells or (step.row, step.slot) not in places:
            return False
        found = {(0, step.row), (1, step.slot)}
        if step.column != (step.slot + step.letter * self.shown.turn) % self.search.width or found <= self.known:
            return False
        signs = _turned(written[2], self.first)
        if len(places) > 1 and not (
            self.readings and all((one.rows[step.row], one.columns[step.slot]) == signs for one in self.readings)
        ):
            return False
        if self.shown.cells[step.row][step.column] == FADED:
            self.faded = written[1]
        self.doms = _put(self.doms[0], step.row, signs[0]), _put(self.doms[1], step.slot, signs[1])
        self.known |= found
        return True

    def is_left(self, side: int, line: int, sign: str) -> bool:
        """Put the last head of a side on the last line without one; False where it is not the last."""
        open_ = [other for other in range(len(self.shown.heads[side])) if (side, other) not in self.known]
        self.known.add((side, line))
        return open_ == [line] and self.doms[side][line] == {sign}

    def _cell(self, signs: form.Pair, number: int) -> tuple[int, int] | None:
        """Row and column that signs stand for, as letter so and so of a word; None if their heads are not known."""
        lines = []
        for side, sign in enumerate(_turned(signs, self.first)):
            lines += [line for number, line in sorted(self.known) if number == side and self.doms[side][line] == {sign}]
        return (lines[0], (lines[1] + number * self.shown.turn) % self.search.width) if len(lines) == 2 else None

    def _holds(self, cells: Sequence[tuple[int, int] | None]) -> str:
        return "".join("-" if cell is None else self.shown.cells[cell[0]][cell[1]] for cell in cells)

    def ends(self, query: form.Query, answer: str, why: form.Found) -> bool:
        """True if the heads that are known say what the explanation ends with."""
        match query, why:
            case form.Read(signs=pairs) | form.Meant(signs=pairs), form.Spots(cells=told):
                return told == tuple(self._cell(pair, number) for number, pair in enumerate(pairs))
            case form.Write(options=options), form.Spelled(spelled=spelled):
                cells = [[self._cell(pair, number) for number, pair in enumerate(one)] for one in options]
                return spelled == tuple(map(self._holds, cells)) and not any(None in one for one in cells)
            case form.Head(side=side, line=line), _:
                return (side, line) in self.known
            case form.Slip(signs=pairs), form.Spots(cells=told):
                number = int(answer.removeprefix("letter-")) - 1
                return told == (self._cell(pairs[number], number),)
            case form.Faded(), form.Below(below=at):
                written = self._letter(*at)
                if written is None:
                    return False
                return self._holds([self._cell(written[2], written[0])]) == FADED and written[1] == answer
        return False


def _turned(pair: form.Pair, first: bool) -> form.Pair:
    """Two signs, the row's one first, if it is that which comes first."""
    return pair if first else (pair[1], pair[0])


def _check(shown: form.Board, query: form.Query) -> None:
    sizes = len(shown.cells), len(shown.cells[0])
    if {len(row) for row in shown.cells} != {sizes[1]} or tuple(map(len, shown.heads)) != sizes:
        raise MalformedStatement("a board has rows of one length, and a head for each row and column")
    for heads, loose in zip(shown.heads, shown.loose, strict=True):
        signs = [*filter(None, heads), *loose]
        if not {*signs} <= {*BOARDS[shown.board]} or len({*signs}) < len(signs) or len(signs) != len(heads):
            raise MalformedStatement("heads are signs of the board, each once, and those that are missing lie loose")
    demand_different(getattr(query, "options", ()))
    texts, drawn = [(one.word, one.signs) for one in shown.examples], set[str]()
    match query:
        case form.Slip(word=word, signs=pairs):
            texts.append((word, pairs))
        case form.Read(signs=pairs):
            drawn = {sign for pair in pairs for sign in pair}
        case form.Meant(signs=pairs, options=words):
            texts += [(word, pairs) for word in words]
        case form.Write(word=word, options=ways):
            texts += [(word, way) for way in ways]
        case form.Head(side=side, line=line, options=heads):
            drawn = {*heads}
            if line >= sizes[side] or shown.heads[side][line]:
                raise MalformedStatement("the asked head is one that is missing")
    if any(len(word) != len(pairs) for word, pairs in texts):
        raise MalformedStatement("each letter has its two signs")
    if not drawn.union(*(pair for _, pairs in texts for pair in pairs)) <= {*BOARDS[shown.board]}:
        raise MalformedStatement("signs are those of the board")
    faded = sum(row.count(FADED) for row in shown.cells)
    if faded != isinstance(query, form.Faded):
        raise MalformedStatement("one letter has faded if it is asked for, and none otherwise")


class _Search:
    """Lays the letters of the examples on cells, the one with the fewest cells first."""

    def __init__(self, shown: form.Board) -> None:
        self.shown, self.steps = shown, 0
        self.height, self.width = len(shown.cells), len(shown.cells[0])
        self.letters = [
            (number, letter, signs)
            for one in shown.examples
            for number, (letter, signs) in enumerate(zip(one.word, one.signs, strict=True))
        ]
        self.orders = [first for first in (True, False) if shown.order in ("open", "rows" if first else "columns")]

    def start(self) -> Doms:
        """What each head can be before any example is read."""
        rows, columns = (
            [{head} if head else {*loose} for head in heads]
            for heads, loose in zip(self.shown.heads, self.shown.loose, strict=True)
        )
        return rows, columns

    def cells(self, letter: Letter, doms: Doms, faded: str, *, first: bool) -> list[tuple[int, int]]:
        """Row and head of the column, for each cell where a letter can stand."""
        number, held, pair = letter
        row_sign, column_sign = _turned(pair, first)
        found = []
        for row, line in enumerate(self.shown.cells):
            if row_sign not in doms[0][row]:
                continue
            for column, cell in enumerate(line):
                slot = (column - number * self.shown.turn) % self.width
                if column_sign in doms[1][slot] and cell in (held, FADED) and (cell == held or faded in ("", held)):
                    found.append((row, slot))
        return found

    def readings(self) -> set[Reading]:
        """All that agree with the examples, as far as the budget reaches."""
        return {one for first in self.orders for one in self._laid(self.letters, self.start(), "", first)}

    def _laid(self, letters: Sequence[Letter], doms: Doms, faded: str, first: bool) -> Iterator[Reading]:
        self.steps += 1
        if self.steps > BUDGET:
            return
        if not letters:
            yield from self._completed(doms, faded, first)
            return
        cells = [self.cells(letter, doms, faded, first=first) for letter in letters]
        next_one = min(range(len(letters)), key=lambda one: len(cells[one]))
        number, held, signs = letters[next_one]
        rest = [*letters[:next_one], *letters[next_one + 1 :]]
        for row, slot in cells[next_one]:
            column = (slot + number * self.shown.turn) % self.width
            known = held if self.shown.cells[row][column] == FADED else faded
            sides = _turned(signs, first)
            yield from self._laid(rest, (_put(doms[0], row, sides[0]), _put(doms[1], slot, sides[1])), known, first)

    def plain(self) -> int:
        """The nodes of a search that takes the letters in the order of the examples, up to a limit."""
        nodes = 0
        open_ = [(0, self.start(), "", first) for first in self.orders]
        while open_ and nodes < _NODES:
            at, doms, faded, first = open_.pop()
            nodes += 1
            if at == len(self.letters):
                continue
            number, held, signs = self.letters[at]
            sides = _turned(signs, first)
            for row, slot in self.cells(self.letters[at], doms, faded, first=first):
                below = self.shown.cells[row][(slot + number * self.shown.turn) % self.width] == FADED
                laid = _put(doms[0], row, sides[0]), _put(doms[1], slot, sides[1])
                open_.append((at + 1, laid, held if below else faded, first))
        return nodes

    def _completed(self, doms: Doms, faded: str, first: bool) -> Iterator[Reading]:
        sides = [list(_seatings(side)) for side in doms]
        self.steps += len(sides[0]) * len(sides[1])
        for rows in sides[0]:
            for columns in sides[1]:
                yield Reading(first, rows, columns, faded)


def _put(side: Sequence[set[str]], line: int, sign: str) -> list[set[str]]:
    """The heads that are left where one is known."""
    return [{sign} if number == line else possible - {sign} for number, possible in enumerate(side)]


def _seatings(side: Sequence[set[str]]) -> Iterator[tuple[str, ...]]:
    """All ways to give each line one of its possible heads."""
    open_ = [number for number, possible in enumerate(side) if len(possible) > 1]
    signs = sorted(set().union(*(side[number] for number in open_)))
    for order in permutations(signs):
        if all(sign in side[number] for number, sign in zip(open_, order, strict=True)):
            seated = dict(zip(open_, order, strict=True))
            yield tuple(seated.get(number, min(possible)) for number, possible in enumerate(side))


def _read(shown: form.Board, reading: Reading, signs: form.Signs) -> str:
    """The word that signs stand for; a dash for those of no cell, a dot for a letter that has faded."""
    letters = []
    for number, pair in enumerate(signs):
        row, column = _turned(pair, reading.rows_first)
        if row not in reading.rows or column not in reading.columns:
            letters.append("-")
            continue
        slot = (reading.columns.index(column) + number * shown.turn) % len(reading.columns)
        letters.append(shown.cells[reading.rows.index(row)][slot])
    return "".join(letters)


def _findings(shown: form.Board, query: form.Query, readings: Sequence[Reading]) -> list[Findings]:
    """What can be defended under each of the readings; those that say the same of what is asked are one."""
    match query:
        case form.Read(signs=signs):
            return [Findings((word,)) for word in sorted({_read(shown, one, signs) for one in readings})]
        case form.Meant(signs=signs, options=words):
            meant = sorted({_read(shown, one, signs) for one in readings})
            return [letters_of([option == word for option in words], "its signs are others") for word in meant]
        case form.Write(word=word, options=ways):
            rights = {tuple(_read(shown, one, way) == word for way in ways) for one in readings}
            return [letters_of(right, "these signs stand for other letters") for right in sorted(rights)]
        case form.Head(side=side, line=line, options=signs):
            heads = sorted({(one.columns if side else one.rows)[line] for one in readings})
            return [letters_of([option == head for option in signs], "no example would come out") for head in heads]
        case form.Slip(word=word, signs=signs):
            read = sorted({_read(shown, one, signs) for one in readings})
            wrong = (
                tuple(f"letter-{at}" for at, (one, other) in enumerate(zip(held, word, strict=True), 1) if one != other)
                for held in read
            )
            return [Findings(some) for some in sorted({*wrong})]
    letters = {one.faded for one in readings}
    return [Findings((letter,)) for letter in (ascii_uppercase if "" in letters else sorted(letters))]


def _length(query: form.Query) -> int:
    """The signs to be read."""
    return sum(map(len, query.options)) if isinstance(query, form.Write) else len(getattr(query, "signs", ()))


def _weight(search: _Search, first: bool) -> int:
    """What one order of the signs costs to follow or to refute, see `certify`."""
    doms, weight = search.start(), 0
    while True:
        cells = [search.cells(letter, doms, "", first=first) for letter in search.letters]
        weight += sum(map(len, cells))
        if not all(cells) or not all(map(all, doms)):
            return weight
        fewer = _fewer(search.letters, cells, doms, first)
        if fewer == doms:
            return weight + 3 * sum(len(possible) - 1 for side in doms for possible in side)
        doms = fewer


def _fewer(letters: Sequence[Letter], cells: Sequence[Sequence[tuple[int, int]]], doms: Doms, first: bool) -> Doms:
    """The heads that each letter allows, without those that are known elsewhere."""
    sides = [[{*possible} for possible in side] for side in doms]
    for (_, _, signs), places in zip(letters, cells, strict=True):
        for which, sign in enumerate(_turned(signs, first)):
            allowed = {place[which] for place in places}
            for line, possible in enumerate(sides[which]):
                if line not in allowed:
                    possible.discard(sign)
    for number, side in enumerate(doms):
        for line, possible in enumerate(side):
            elsewhere = [other for place, other in enumerate(side) if place != line]
            sides[number][line] -= set().union(*(other for other in elsewhere if len(other) == 1))
            if len(alone := possible - set().union(*elsewhere)) == 1:
                sides[number][line] &= alone
    return sides[0], sides[1]


def _canonical(shown: form.Board, query: form.Query) -> tuple[Any, ...]:
    """The least of the forms with rows for columns, and with the signs of each letter in the other order."""
    turned = [False] if shown.turn else [False, True]
    return min(_form(shown, query, flip, swap) for flip in turned for swap in (False, True))


def _form(shown: form.Board, query: form.Query, flip: bool, swap: bool) -> tuple[Any, ...]:
    """Lines and signs called by what stands in them and where they occur, whatever their places and looks."""
    cells = ["".join(column) for column in zip(*shown.cells, strict=True)] if flip else list(shown.cells)
    heads = shown.heads[::-1] if flip else shown.heads
    other = {"rows": "columns", "columns": "rows", "open": "open"}
    order = other[shown.order] if flip != swap else shown.order
    texts = [(one.word, one.signs) for one in shown.examples]
    match query:
        case form.Read(signs=pairs) | form.Meant(signs=pairs):
            texts.append(("?", pairs))
        case form.Slip(word=word, signs=pairs):
            texts.append((word, pairs))
        case form.Write(word=word, options=ways):
            texts += [(f"?{word}", way) for way in ways]
    names: dict[str, str] = {}
    for sign in sorted({*heads[0], *heads[1], *shown.loose[0], *shown.loose[1]} - {""}):
        names[sign] = fingerprint(
            sorted(
                (word, number, sorted(place ^ swap for place, one in enumerate(pair) if one == sign))
                for word, signs in texts
                for number, pair in enumerate(signs)
                if sign in pair
            )
        )
    lines = [[names.get(head, "") for head in side] for side in heads]
    if isinstance(query, form.Head):
        lines[query.side ^ flip][query.line] += "?"
    for _ in range(2):
        rows = [
            fingerprint((name, sorted(zip(line, lines[1], strict=True))))
            for name, line in zip(lines[0], cells, strict=True)
        ]
        across = ["".join(column) for column in zip(*cells, strict=True)]
        columns = [
            fingerprint((name, sorted(zip(line, rows, strict=True))))
            for name, line in zip(lines[1], across, strict=True)
        ]
        if shown.turn:  # the columns have a cyclic order
            columns = [fingerprint((columns[number - 1], columns[number])) for number in range(len(columns))]
        lines = [rows, columns]
    told = sorted(
        (word, [tuple(names.get(sign, "") for sign in (pair[::-1] if swap else pair)) for pair in signs])
        for word, signs in texts
    )
    offered = query.options if isinstance(query, form.Meant | form.Head) else ()
    options = sorted(names.get(one, one) for one in offered)
    return type(query).__name__, order, shown.turn, sorted(lines[0]), sorted(lines[1]), told, options
