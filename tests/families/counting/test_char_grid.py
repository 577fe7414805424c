"""Grids of characters: the validator against brute force, disguises, decoys, the picture, explanations."""

import re
from itertools import product

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.scene import Element, Group, Label
from puzzlegen.core.stream import Stream
from puzzlegen.formats.counting import char_grid as form
from puzzlegen.generators.counting.char_grid import LEVELS, WORDS
from puzzlegen.renderers.counting.char_grid import depict, explain, word
from puzzlegen.words import say
from tests.support.counting_cases import certify, invented

LINES = ("horizontal", "vertical", "diagonal")


def query(word, lines=LINES, backwards=True, task="count"):
    return {"task": task, "word": word, "lines": list(lines), "backwards": backwards}


def oracle(rows, word, lines, backwards):
    """The number of directed runs of cells that spell the word: every pair of end cells is tried."""
    cells = list(product(range(len(rows)), range(len(rows[0]))))
    count = 0
    for (a, b), (c, d) in product(cells, repeat=2):
        down, right = c - a, d - b
        if max(abs(down), abs(right)) != len(word) - 1 or 0 not in (down, right, abs(down) - abs(right)):
            continue
        line = "horizontal" if down == 0 else "vertical" if right == 0 else "diagonal"
        forward = right > 0 if down == 0 else down > 0
        steps = len(word) - 1
        spelt = "".join(rows[a + down * k // steps][b + right * k // steps] for k in range(len(word)))
        count += line in lines and (forward or backwards) and spelt == word
    return count


@pytest.mark.parametrize("lines", [("horizontal",), ("vertical",), ("horizontal", "diagonal"), LINES])
@pytest.mark.parametrize("backwards", [False, True])
def test_the_validator_agrees_with_brute_force(lines, backwards):
    for index in range(40):
        rng = Stream("grid", index)
        height, width = rng.between(1, 6), rng.between(1, 6)
        rows = ["".join(rng.choice("AB") for _ in range(width)) for _ in range(height)]
        word = rng.choice(("AB", "AAB", "ABB", "ABAA"))
        certificate = certify("char_grid", {"rows": rows}, query(word, lines, backwards))
        assert certificate.verdict is Verdict.UNIQUE
        assert certificate.answers == (str(oracle(rows, word, lines, backwards)),)


def test_disguises_have_one_canonical_form():
    rows = ["ABCX", "BCAX", "CXXA"]
    plain = certify("char_grid", {"rows": rows}, query("ABC")).canonical
    renamed = [row.translate(str.maketrans("ABCX", "QRST")) for row in rows]
    turned = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    assert certify("char_grid", {"rows": renamed}, query("QRS")).canonical == plain
    assert certify("char_grid", {"rows": turned}, query("ABC")).canonical == plain
    assert certify("char_grid", {"rows": rows}, query("CBA")).canonical == plain  # all directions count
    assert certify("char_grid", {"rows": rows}, query("CBA", backwards=False)).canonical != plain
    assert certify("char_grid", {"rows": rows}, query("ABX")).canonical != plain


def test_a_mirrored_grid_read_forwards_is_another_puzzle():
    rows = ["ABCAB", "BCXAB"]
    mirrored = [row[::-1] for row in rows]
    plain, other = (certify("char_grid", {"rows": grid}, query("ABC", LINES[:1], False)) for grid in (rows, mirrored))
    assert plain.canonical != other.canonical
    same = certify("char_grid", {"rows": mirrored}, query("CBA", LINES[:1], False))
    assert same.canonical == plain.canonical


def test_the_difficulty_counts_what_a_search_reads():
    """All 12 cells, and from the only A two more: the B, and the X that does not fit.

    From the two Cs at the right edge a search for the last character would read back two more each: Bs and an X.
    """
    certificate = certify("char_grid", {"rows": ["ABXC", "XXBC", "XXXX"]}, query("ABC", LINES[:1], False))
    assert certificate.difficulty == 14
    # Without Cs, who looks for the last character has nothing to read on.
    certificate = certify("char_grid", {"rows": ["ABXX", "XXXX", "XXXX"]}, query("ABC", LINES[:1], False))
    assert certificate.difficulty == 12
    assert certificate.unit == "characters read"


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_picture_shows_the_grid_and_every_box(level):
    seen = set()
    for index in range(40):
        puzzle = invented("char_grid", level, index)
        rows, asked = puzzle.statement.rows, type(puzzle.query)
        seen.add(asked)
        (scene,) = depict(puzzle.statement, puzzle.query)
        (board,) = scene.nodes
        assert isinstance(board, Group)
        letters = {(node.y, node.x): node.text for node in board.children if isinstance(node, Label)}
        assert [*rows] == ["".join(letters[y + 0.5, x + 0.5] for x in range(len(rows[0]))) for y in range(len(rows))]
        elements = [node for node in board.children if isinstance(node, Element)]
        assert bool(elements) == (asked is form.Boxes)
        assert len({(e.x, e.y, e.width, e.height) for e in elements}) == len(elements)
        _, numbers = (node for node in board.children if isinstance(node, Group))  # the first one are their strips
        assert (numbers.optional is None) == (asked in (form.FirstRow, form.Mend))
        assert asked is not form.Boxes or set(puzzle.answer) <= {element.id for element in elements}
    assert seen == {question for question, how in form.QUESTIONS.items() if level in how.levels}


def test_words_read_in_one_way_only():
    assert len(set(WORDS)) == len(WORDS)
    assert not [word for word in WORDS if word == word[::-1]]


WAYS = {
    "right": (0, 1),
    "left": (0, -1),
    "down": (1, 0),
    "up": (-1, 0),
    "down to the right": (1, 1),
    "down to the left": (1, -1),
    "up to the right": (-1, 1),
    "up to the left": (-1, -1),
}


@pytest.mark.parametrize("level", Level)
def test_explanations_tell_every_occurrence(level):
    for index in range(40):
        puzzle = invented("char_grid", level, index)
        rows, asked, sought = puzzle.statement.rows, puzzle.query, puzzle.query.word
        text = say(explain(puzzle.statement, asked, puzzle.answer, puzzle.why), "en")
        told, in_rows = set(), []
        for part in text.split("begins in ")[1].split(". ")[0].split("; "):
            row, starts = re.fullmatch(r"row (\d+), (.*)", part).groups()
            in_rows.append(0)
            for start in starts.split(", "):
                column, way = re.fullmatch(r"column (\d+) going (.*)", start).groups()
                down, right = WAYS[way]
                y, x = int(row) - 1, int(column) - 1
                cells = [(y + down * k, x + right * k) for k in range(len(sought))]
                wrong = [cell for cell, letter in zip(cells, sought, strict=True) if rows[cell[0]][cell[1]] != letter]
                assert wrong == ([asked.options["ABCD".index(puzzle.answer)]] if type(asked) is form.Mend else [])
                told.add((y, x, way))
                in_rows[-1] += 1
        number = oracle(rows, sought, asked.lines, asked.backwards) if level is Level.EASY else len(told)
        assert len(told) == sum(in_rows) == number
        if type(asked) is form.Count:
            assert puzzle.answer == str(number)
        if isinstance(asked, form.FirstRow):
            assert text.startswith(f"{sought} begins in row {puzzle.answer}, ")
        elif isinstance(asked, form.Mend):
            row, column = asked.options["ABCD".index(puzzle.answer)]
            character = re.match(rf"With (.) in row {row + 1}, column {column + 1}, {sought} begins in row ", text)[1]
            mended = [*rows[:row], rows[row][:column] + character + rows[row][column + 1 :], *rows[row + 1 :]]
            assert oracle(mended, sought, asked.lines, asked.backwards) == number
        else:
            assert re.search(rf"Occurrences: (.* = )?{number}\. ", text)


@pytest.mark.parametrize("level", Level)
def test_occurrences_leave_room_and_take_turns(level):
    for index in range(60):
        puzzle = invented("char_grid", level, index)
        rows, found = puzzle.statement.rows, puzzle.why.found
        room = len(rows) * len(rows[0])
        assert len(found) * len(puzzle.query.word) <= room * LEVELS[level].covered
        directions = {(top == bottom, left == right) for top, left, bottom, right in found}
        assert len(found) < 3 or len(directions) > 1


def test_all_eight_directions_are_told_in_few_words():
    shown, few = form.Characters(("AB",)), form.Count("AB", LINES[:2], True)
    assert "in any of the eight directions." in say(word(shown, form.Count("AB", LINES, True)).rules, "en")
    assert "eight" not in say(word(shown, few).rules, "en")
    assert "backwards" in say(word(shown, few).rules, "en")
