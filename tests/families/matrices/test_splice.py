"""What explanations of pieces say is true of what is shown, as read from their words."""

import re
from collections import Counter

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Depth
from puzzlegen.facts.matrices import pieces
from puzzlegen.validators.matrices import splice
from tests.support.panel_words import explained, levels

LAID = re.compile(
    r"piece (\w) (as drawn|(turned over \(left to right\))?(?: and then )?"
    r"(?:turned (\d+)°( anticlockwise)?)?(?: clockwise)?)"
    r": rows? (\d+)(?:–(\d+))?, (?:columns? (\d+)(?:–(\d+))?|(left|middle|right))"
)
TURNED = str.maketrans("1234", "2341")
OVER = str.maketrans("1234", "2143")
QUARTERS = {"#": "NESW", "1": "NW", "2": "NE", "3": "SE", "4": "SW", ".": ""}


def quarters(rows, top=0, left=0):
    return {
        (top + row, left + column, side)
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        for side in QUARTERS[sign]
    }


def as_said(rows, over, quarter_turns):
    """The rows of signs of a piece, turned over and turned."""
    if over:
        rows = [line[::-1].translate(OVER) for line in rows]
    for _ in range(quarter_turns):
        rows = ["".join(column)[::-1].translate(TURNED) for column in zip(*rows, strict=True)]
    return rows


@levels
def test_pieces_that_are_laid_as_told_make_the_figure(level):
    for one, said in explained("splice", level, 14):
        statement, query = one.statement, one.query
        right = query["options"][LETTERS.index(one.answer)]
        if query["task"] == "gap":
            continue
        figure = right[0] if query["task"] == "figure" else statement["figure"]
        by_name = {str(number): rows for number, rows in enumerate(statement["pieces"], start=1)}
        if query["task"] == "missing":
            by_name[one.answer] = right[0]
        elif query["task"] == "pieces":
            by_name = {str(number): rows for number, rows in enumerate(right, start=1)}
        grid = statement["lattice"]
        step = 360 // pieces.TURNS[grid]
        covered = Counter()
        told = LAID.findall(said)
        assert [name for name, *_ in told] == list(by_name)
        for name, _, over, degrees, anticlockwise, top, bottom, left, rightmost, _ in told:
            turns = int(degrees or 0) // step * (-1 if anticlockwise else 1) % pieces.TURNS[grid]
            assert statement["flips"] or not over
            if grid == "squares":
                rows = as_said(by_name[name], bool(over), turns)
                assert len(rows) == int(bottom or top) - int(top) + 1
                assert len(rows[0]) == int(rightmost or left) - int(left) + 1
                covered.update(quarters(rows, int(top) - 1, int(left) - 1))
            else:
                shape = pieces.read(by_name[name], grid)
                shape = pieces.turned(pieces.flipped(shape, grid) if over else shape, grid, turns)
                ys = [y for triangle in shape for _, y in triangle]
                assert max(ys) - min(ys) == int(bottom or top) - int(top) + 1
        if grid == "squares":
            assert covered == Counter(quarters(figure))


@levels
def test_the_laying_that_is_told_covers_the_figure_once(level):
    for one, _ in explained("splice", level, 14):
        statement, query, why = one.statement, one.query, one.why
        grid = statement["lattice"]
        right = query["options"][LETTERS.index(one.answer)]
        figure = right[0] if query["task"] == "figure" else statement["figure"]
        if query["task"] == "gap":
            continue
        laid = [pieces.read(rows, grid) for rows in why["laid"]]
        covered = Counter(part for piece in laid for part in piece)
        whole = pieces.read(figure, grid)
        assert covered == Counter(whole)


@levels
def test_what_is_said_against_other_pieces_is_true(level):
    for one, said in explained("splice", level, 14):
        statement, query = one.statement, one.query
        puzzle = catalog.load_format("matrices/splice").puzzle(statement, query).statement
        wrong = set(LETTERS[: len(query["options"])]) - {one.answer}
        grid = statement["lattice"]

        def room(whole, rows, puzzle=puzzle, grid=grid):
            board = splice._Board.of(splice._read(whole, grid))
            return bool(splice._masks(splice._read(rows, grid), board, puzzle))

        if query["task"] in ("gap", "missing"):
            (letter, other), *more = re.findall(r"(\w) is the mirror image of (\w)", said)
            assert (more, other) == ([], one.answer)
            mirrored, right = (splice._read(query["options"][LETTERS.index(x)][0], grid) for x in (letter, other))
            assert right in splice._positions(splice._mirrored(mirrored, grid), grid, flips=False)
            continue
        refused = {}
        for number, letters in re.findall(r"Piece (\d) (?:of|fits nowhere in) ([A-D](?:(?:, | or )[A-D])*)", said):
            refused |= dict.fromkeys(re.findall("[A-D]", letters), int(number))
        for letter in wrong:
            option = query["options"][LETTERS.index(letter)]
            whole, held = (
                (option[0], statement["pieces"]) if query["task"] == "figure" else (statement["figure"], option)
            )
            stuck = [number for number, rows in enumerate(held, start=1) if not room(whole, rows)]
            assert (letter in refused) == bool(stuck), said
            assert not stuck or refused[letter] == stuck[0]
        assert one.answer not in refused


def test_the_depth_is_that_of_the_search():
    """A domino and two squares in a square of two: 3 ways to the first cell, 2 to the next one, then 1."""
    given = splice.form.Given("squares", False, ("##", "##"), None, ())
    right, large, small, long = (("##",), ("#",), ("#",)), (("##", "#."), ("##",)), (("#",), ("#",)), (("####",),)
    found = splice.certify(given, splice.form.PieceSet((right, large, small, long)))
    assert found.answers == ("A",)
    assert found.effort["positions_tried"] == 3 + 2 + 1
    assert found.depth == Depth.search(6)
