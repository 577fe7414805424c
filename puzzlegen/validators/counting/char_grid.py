"""Reads a grid of characters from every cell in every direction, and at its cells; judges `counting/char_grid`."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias, get_args

import numpy as np

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults, Layout, Pixels
from puzzlegen.formats.counting.char_grid import (
    QUESTIONS,
    Boxes,
    Characters,
    CountOffered,
    Ends,
    FirstRow,
    Line,
    Mend,
    Occurrences,
    Query,
)
from puzzlegen.validators.counting.kits import ruling
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    verdict_on,
    witnesses,
)

if TYPE_CHECKING:
    from puzzlegen.validators.counting.kits.ruling import Cells

Step: TypeAlias = tuple[int, int]

_STEPS: Final[dict[Line, tuple[Step, ...]]] = {
    "horizontal": ((0, 1),),
    "vertical": ((1, 0),),
    "diagonal": ((1, 1), (1, -1)),
}
_ORDER: Final = get_args(Line)
_INSET: Final = 2  # pixels next to a line that are not looked at: the frame is thicker than the other lines
_LEAST: Final = 5  # pixels by which two characters, or a character and an empty cell, differ to the eye


def certify(shown: Characters, query: Query) -> Certificate:
    """Find all occurrences; the difficulty is the number of characters that a search by eye has to read.

    Such a search reads each cell once and, wherever it meets the word's first character, reads on in each direction up
    to the first character that does not fit; or it looks for the last character and reads back, if that is less.

    Where a cell is to be mended, it is the number of ways to lay the word over one of the four cells.

    The depth is the number of characters of the word, and of directions, none of which can be left out, or let in,
    without another answer: something differs from the word in that character only, or the word runs in that direction.

    A word that reads the same from behind has two counts where it may run backwards, so that the verdict is AMBIGUOUS.

    Raises:
        MalformedStatement: rows differ in length, lines stand in another order, or two options say the same.
    """
    rows, steps = shown.rows, _steps(query)
    _check(rows, query)
    if isinstance(query, Mend):
        return _mended(rows, query, steps)
    found, read = _search(rows, query.word, steps)
    back = [(-down, -right) for down, right in steps]
    read = min(read, _search(rows, query.word[::-1], back)[1])
    findings = _answer(query, found)
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=witnesses(findings.answers),
        method="reading from every cell",
        effort={"characters": read},
        difficulty=read,
        unit=QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical_form(rows, query)),
        structure=_structure(query),
        refuted=findings.refuted,
        depth=Depth.properties(_needed(rows, query, steps)),
    )


def _mended(rows: tuple[str, ...], query: Mend, steps: list[Step]) -> Certificate:
    """Lay the word over each of the four cells in every way."""
    laid = [_laid(rows, query.word, steps, cell) for cell in query.options]
    right = [any(not wrong for _, wrong in ways) for ways in laid]
    close = {
        wrong[0] for ways, fits in zip(laid, right, strict=True) if not fits for _, wrong in ways if len(wrong) == 1
    }
    findings = letters_of(right, "in every direction another character is wrong, too")
    ways = sum(map(len, laid))
    return Certificate(
        verdict=verdict_on(findings.answers),
        answers=findings.answers[:2],
        method="laying the word over the cells",
        effort={"ways": ways},
        difficulty=ways,
        unit=QUESTIONS[Mend].unit,
        canonical=fingerprint(_canonical_form(rows, query)),
        structure=_structure(query),
        refuted=findings.refuted,
        faults=("the word occurs",) if _search(rows, query.word, steps)[0] else (),
        depth=Depth.properties(len(close)),
    )


def _laid(rows: tuple[str, ...], word: str, steps: list[Step], cell: tuple[int, int]) -> list[tuple[Ends, list[int]]]:
    """Each way to lay the word over a cell: its ends, and at which other places of the word the characters differ."""
    found = []
    for down, right in steps:
        for at in range(len(word)):
            top, left = cell[0] - at * down, cell[1] - at * right
            end = Ends(top, left, top + (len(word) - 1) * down, left + (len(word) - 1) * right)
            if all(0 <= row < len(rows) for row in end[::2]) and all(
                0 <= column < len(rows[0]) for column in end[1::2]
            ):
                run = (rows[top + place * down][left + place * right] for place in range(len(word)))
                differ = [place for place, (have, want) in enumerate(zip(run, word, strict=True)) if have != want]
                found.append((end, [place for place in differ if place != at]))
    return found


def _needed(rows: tuple[str, ...], query: Query, steps: list[Step]) -> int:
    """How many characters of the word cannot be left out, and directions cannot be left out or let in."""
    texts = dict(_lines(rows))
    runs = [(step, text, query.word) for step, text in texts.items()]
    runs += [((-down, -right), text, query.word[::-1]) for (down, right), text in texts.items()]
    needed = sum(word in text for _, text, word in runs)
    for place, character in enumerate(query.word):
        before, after = query.word[:place], query.word[place + 1 :]
        ahead = re.compile(f"{before}[^{character}/]{after}")
        back = re.compile(f"{after[::-1]}[^{character}/]{before[::-1]}")
        needed += any(
            (ahead if word is query.word else back).search(text) for step, text, word in runs if step in steps
        )
    return needed


def _lines(rows: tuple[str, ...]) -> Iterator[tuple[Step, str]]:
    """The texts of all rows, columns and diagonals in their forward directions."""
    height = len(rows)
    yield (0, 1), "/".join(rows)
    yield (1, 0), "/".join(map("".join, zip(*rows, strict=True)))
    for right, lines in ((1, rows), (-1, tuple(row[::-1] for row in rows))):
        padded = ["/" * (height - 1 - y) + row + "/" * y for y, row in enumerate(lines)]
        yield (1, right), "/".join("".join(column) for column in zip(*padded, strict=True))


def certify_why(shown: Characters, query: Query, answer: str, why: Occurrences) -> Faults:
    """Judges whether the word occurs there, and nowhere else."""
    if isinstance(query, Mend):
        cell = query.options["ABCD".index(answer)]
        laid = _laid(shown.rows, query.word, _steps(query), cell)
        return () if list(why.found) == sorted(end for end, wrong in laid if not wrong) else ("other words are made",)
    found, _ = _search(shown.rows, query.word, _steps(query))
    return () if list(why.found) == sorted(found) else ("the word occurs elsewhere, or in another order",)


def _steps(query: Query) -> list[Step]:
    """The directions in which the word may run, as (rows, columns) from one character to the next."""
    forward = [step for line in query.lines for step in _STEPS[line]]
    return forward + [(-down, -right) for down, right in forward] * query.backwards


def _check(rows: tuple[str, ...], query: Query) -> None:
    if len({len(row) for row in rows}) > 1:
        raise MalformedStatement("the rows of the grid must have one length")
    if any(row >= len(rows) or column >= len(rows[0]) for row, column in _options(query)):
        raise MalformedStatement("the cells must lie in the grid")
    demand_different(_options(query))
    if list(query.lines) != [line for line in _ORDER if line in query.lines]:
        raise MalformedStatement(f"lines must be some of {', '.join(_ORDER)}, each once and in this order")


def _options(query: Query) -> tuple[tuple[int, int], ...]:
    return query.options if isinstance(query, Mend) else ()


def _search(rows: tuple[str, ...], word: str, steps: list[Step]) -> tuple[list[Ends], int]:
    """All occurrences of a word in some directions, and the number of characters that were read."""
    found: list[Ends] = []
    read = len(rows) * len(rows[0])
    for row, column in _starts(rows, word):
        for down, right in steps:
            fits = _fitting(rows, word, row, column, down, right)
            read += min(fits, len(word) - 1)  # the first character is read already, the misfit is read too
            if fits == len(word):
                found.append(Ends(row, column, row + (fits - 1) * down, column + (fits - 1) * right))
    return found, read


def _starts(rows: tuple[str, ...], word: str) -> Iterator[tuple[int, int]]:
    """The cells with the word's first character."""
    for row, characters in enumerate(rows):
        for column, character in enumerate(characters):
            if character == word[0]:
                yield row, column


def _fitting(rows: tuple[str, ...], word: str, row: int, column: int, down: int, right: int) -> int:
    """How many of the word's characters stand in this direction before the first misfit or the edge."""
    height, width = len(rows), len(rows[0])
    for place, character in enumerate(word):
        if not (0 <= row < height and 0 <= column < width and rows[row][column] == character):
            return place
        row += down
        column += right
    return len(word)


def _answer(query: Query, found: list[Ends]) -> Findings:
    twofold = query.backwards and query.word == query.word[::-1]
    count = len(found)
    match query:
        case CountOffered(options=options):
            findings = letter_of_number(options, count)
            if twofold and count:  # each occurrence was met from both of its ends
                return Findings(findings.answers + letter_of_number(options, count // 2).answers)
            return findings
        case FirstRow():
            return Findings(tuple(str(ends.row + 1) for ends in found))
        case Boxes():
            spans = sorted({ruling.block(*_span(ends)) for ends in found})
            # One box for two occurrences (crossing diagonals) would leave open how often it is to be given.
            return Findings((" ".join(spans),) * (1 + (len(spans) < len(found))) if spans else ())
    return Findings((str(count // 2), str(count)) if twofold and count else (str(count),))


def _span(ends: Ends) -> tuple[int, int, int, int]:
    """The rectangle that the two end cells span: its top row, left column, bottom row and right column."""
    top, bottom = sorted((ends.row, ends.last_row))
    left, right = sorted((ends.column, ends.last_column))
    return top, left, bottom, right


def _canonical_form(rows: tuple[str, ...], query: Query) -> tuple[object, ...]:
    """The least of the puzzle's disguises.

    A disguise reflects or transposes the grid and turns the directions with it, may reverse the word together with all
    directions, and renames the characters.
    """
    steps = _steps(query)
    forms: list[tuple[object, ...]] = []
    for transpose, flip, mirror in product((False, True), repeat=3):
        turned = [row[::-1] for row in rows] if mirror else list(rows)
        turned = turned[::-1] if flip else turned
        moves = [(-down if flip else down, -right if mirror else right) for down, right in steps]
        if transpose:
            turned = ["".join(column) for column in zip(*turned, strict=True)]
            moves = [(right, down) for down, right in moves]
        cells = sorted(
            (column, row) if transpose else (row, column)
            for y, x in _options(query)
            for row, column in [(len(rows) - 1 - y if flip else y, len(rows[0]) - 1 - x if mirror else x)]
        )
        text = "/".join(turned)
        for word, way in ((query.word, 1), (query.word[::-1], -1)):
            directions = sorted((way * down, way * right) for down, right in moves)
            names = {character: chr(ord("a") + number) for number, character in enumerate(dict.fromkeys(word + text))}
            names["/"] = "/"
            table = str.maketrans(names)
            forms.append((word.translate(table), directions, text.translate(table), *([cells] if cells else [])))
    return min(forms)


def _structure(query: Query) -> str:
    """What is searched and how: ``"letters, word of 6, horizontal vertical, forwards"``."""
    kind = "digits" if query.word.isdecimal() else "letters"
    way = "forwards and backwards" if query.backwards else "forwards"
    return f"{kind}, word of {len(query.word)}, {' '.join(query.lines)}, {way}"


def certify_picture(pictures: Sequence[Pixels], shown: Characters, query: Query, layout: Layout) -> Faults:
    """Find the grid by its lines; compare the cells with one another, and the boxes of occurrences with the lines.

    Cells must look alike to the last pixel where the statement has the same character, and differ to the eye where it
    has not. That each character looks like itself, and not like another one throughout, is not looked at.
    """
    rows = shown.rows
    grid = ruling.find_grid(pictures[0], len(rows), len(rows[0]), ruled=True)
    if grid is None:
        return ("the picture shows no grid of these rows and columns",)
    faults = list(_unlike(grid.cells(pictures[0], _INSET), rows))
    if isinstance(query, Boxes):
        spans = [_span(ends) for ends in _search(rows, query.word, _steps(query))[0]]
        if not all(grid.fits(layout.get(ruling.block(*span)), span[:2], span[2:]) for span in spans):
            faults.append("a box does not fit the cells of its occurrence")
    return tuple(faults)


def _unlike(cells: "Cells", rows: tuple[str, ...]) -> Iterator[str]:
    """Where what the cells show contradicts the statement."""
    shown: dict[str, set[bytes]] = {}
    for row, characters in zip(cells, rows, strict=True):
        for cell, character in zip(row, characters, strict=True):
            shown.setdefault(character, set()).add(cell.tobytes())
    if any(len(looks) > 1 for looks in shown.values()):
        yield "cells with the same character look different"
        return
    every = np.frombuffer(b"".join(look for (look,) in shown.values()), np.uint8).reshape(-1, *cells.shape[2:])
    looks = ruling.brightness(every)
    if (ruling.differing(looks, looks[:, :1, :1]) < _LEAST).any():
        yield "a cell is empty"
    if (ruling.differing(looks[:, None], looks) < _LEAST).sum() > len(looks):
        yield "cells with different characters look alike"
