"""Sheets of letters that fall into words: the validator against all ways to cut them, and what it weighs."""

from itertools import pairwise, permutations

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import Level, Rejected
from puzzlegen.core.scene import Element, Label
from puzzlegen.core.stream import Stream
from puzzlegen.facts.words import common, digest, familiar, known
from puzzlegen.generators.cues.word_cells import LEVELS
from tests.support.published import Published

CELLS = Published("cues/word_cells")
certify, depict = CELLS.certify, CELLS.depict
STEPS = {"onward": ((0, 1), (1, 0)), "any": ((0, 1), (1, 0), (0, -1), (-1, 0))}


def invented(level, count):
    """Puzzles of a level, whatever their difficulty."""
    found, index = [], 0
    while len(found) < count:
        index += 1
        try:
            found.append(CELLS.invent(Stream.for_item("cues/word_cells", 1, "test", 1, index, 0), level))
        except Rejected:
            continue
    return found


def read(rows, lengths, ways):
    """Every path that spells a word: its cells, and the word."""
    letters = {(y, x): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    words = {word.upper() for word in known() if len(word) in lengths}

    def paths(path):
        if len(path) in lengths:
            yield path
        if len(path) < max(lengths):
            y, x = path[-1]
            for down, right in STEPS[ways]:
                cell = y + down, x + right
                if cell in letters and cell not in path:
                    yield from paths((*path, cell))

    return {
        (frozenset(path), text)
        for cell in letters
        for path in paths((cell,))
        if (text := "".join(letters[one] for one in path)) in words
    }


def cuts(rows, lengths, ways):
    """Every way to cut a sheet, as sets of cells with their words."""
    pieces = read(rows, lengths, ways)

    def cover(left):
        if not left:
            yield frozenset()
            return
        first = min(left)
        for cells, text in pieces:
            if first in cells and cells <= left:
                for rest in cover(left - cells):
                    yield rest | {(cells, text)}

    cells = ((y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != ".")
    return set(cover(frozenset(cells)))


@pytest.mark.parametrize(
    ("level", "count"), [(Level.EASY, 30), (Level.MEDIUM, 30), (Level.HARD, 10), (Level.EXTREME, 8)]
)
def test_the_validator_finds_what_all_cuts_are(level: Level, count: int) -> None:
    verdicts = set()
    for puzzle in invented(level, count):
        found = cuts(puzzle.statement["rows"], puzzle.statement["lengths"], puzzle.statement["ways"])
        certificate = certify(puzzle.statement, {"task": "words"})
        assert (certificate.verdict is Verdict.UNIQUE) == (len(found) == 1)
        verdicts.add(certificate.verdict)
        if len(found) == 1:
            (pieces,) = found
            assert certificate.answers == (", ".join(sorted(text for _, text in pieces)),)
    assert Verdict.UNIQUE in verdicts


@pytest.mark.parametrize("level", LEVELS)
def test_pieces_are_paths_of_familiar_words(level: Level) -> None:
    for puzzle in invented(level, 20):
        rows, steps = puzzle.statement["rows"], STEPS[puzzle.statement["ways"]]
        found = [(step["word"], step["path"]) for step in puzzle.why["found"]]
        for word, path in found:
            assert word.lower() in familiar()
            assert "".join(rows[y][x] for y, x in path) == word
            assert all((b[0] - a[0], b[1] - a[1]) in steps for a, b in pairwise(path))
        cells = [tuple(cell) for _, path in found for cell in path]
        assert len(set(cells)) == len(cells) == sum(letter != "." for row in rows for letter in row)


@pytest.mark.parametrize("level", LEVELS)
def test_what_rules_out_a_word_is_true(level: Level) -> None:
    for puzzle in invented(level, 4):
        rows, lengths, ways = (puzzle.statement[field] for field in ("rows", "lengths", "ways"))
        left = {(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
        pieces = {(cells, text) for cells, text in read(rows, lengths, ways) if text.lower() in common()}
        for step in puzzle.why["found"]:
            mine = frozenset(map(tuple, step["path"]))
            over = [(cells, text) for cells, text in pieces if tuple(step["cell"]) in cells and cells <= left]
            assert (mine, step["word"]) in over
            assert {text for cells, text in over if cells != mine} == {text for text, _ in step["against"]}
            for text, lone in step["against"]:
                blocked = [cells for cells, its in over if its == text and cells != mine]
                if lone:
                    assert any(
                        not [one for one, _ in pieces if tuple(lone) in one and one <= left and not one & cells]
                        for cells in blocked
                    )
            left -= mine
            pieces = {(cells, text) for cells, text in pieces if cells <= left}


def test_the_order_of_the_letters_decides_not_the_set_of_cells() -> None:
    """Four letters in a square that spell LAMP all the way round, and nothing in any other order."""
    words = known()
    for letters in permutations("LAMP"):
        a, b, c, d = letters
        statement = {"rows": [a + b, d + c], "lengths": [4], "ways": "any", "dress": "quilt", "words": digest()}
        ring = a + b + c + d
        read = {ring[k:] + ring[:k] for k in range(4)} | {(ring[k:] + ring[:k])[::-1] for k in range(4)}
        right = {word for word in read if word.lower() in words}
        certificate = certify(statement, {"task": "words"})
        assert certificate.verdict is (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(2, len(right))]


def test_each_letter_and_each_cell_is_drawn_where_it_stands() -> None:
    puzzle = next(one for one in invented(Level.MEDIUM, 40) if one.query["task"] == "begins")
    (scene,) = depict(puzzle.statement, puzzle.query)
    _, sheet = scene.nodes  # on a table
    shown = {
        (int(group.y), int(group.x)): node.text
        for group in sheet.children
        if hasattr(group, "children")
        for node in group.children
        if isinstance(node, Label)
    }
    rows = puzzle.statement["rows"]
    assert shown == {(y, x): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    boxes = {node.id: (node.y, node.x) for node in sheet.children if isinstance(node, Element)}
    assert boxes == {f"cell-{y + 1}-{x + 1}": (y, x) for y, x in shown}
